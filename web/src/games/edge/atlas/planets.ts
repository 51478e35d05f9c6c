/** What is engraved on a planet of each type, in a circle of radius 1 around the origin. Pattern is type, hue is track. */

export const ENGRAVED: Record<string, string> = {
  ice: "M-.86-.42H.86M-.98 0H.98M-.86.42H.86",
  metallic: "M0-.62A.62.62 0 1 1-.01-.62ZM0-.26A.26.26 0 1 1-.01-.26ZM0-1V-.62M0 .62V1M-1 0H-.62M.62 0H1",
  desert: "M-.9-.42Q-.5-.7 0-.42T.9-.42M-.98.08Q-.5-.28 0 .08T.98.08M-.78.56Q-.4.26 0 .56T.78.56",
  garden: "",
  volcanic: "M-.9.3-.45-.2-.1.35.3-.5.92.32M-.1.35 0 .96M.3-.5.2-.97",
};

/** A garden is dotted. */
export const DOTS: readonly (readonly [number, number])[] = [
  [0, -0.62],
  [-0.55, -0.38],
  [0.5, -0.36],
  [-0.12, -0.18],
  [0.42, 0.12],
  [-0.58, 0.2],
  [-0.1, 0.34],
  [0.28, 0.62],
  [-0.34, 0.68],
];
