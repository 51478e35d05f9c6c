/** Requests to the server. A refusal is an error with the server's own sentence. */

import type { BeginLesson, Book, Fork, Invitation, Lobby, MakeTable, Rename, RenameTable, Rule, Section, UseKey } from "../protocol";

export class Problem extends Error {
  constructor(
    readonly status: number,
    sentence: string,
  ) {
    super(sentence);
  }
}

async function request(path: string, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Problem(0, "");
  }
  if (response.ok) return response;
  const body = (await response.json().catch(() => ({}))) as { problem?: string };
  throw new Problem(response.status, body.problem ?? response.statusText);
}

async function get<T>(path: string): Promise<T> {
  return (await (await request(path)).json()) as T;
}

async function post<T>(path: string, body: unknown): Promise<T> {
  const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  return (await (await request(path, init)).json()) as T;
}

const part = encodeURIComponent;

export const fetchLobby = (language: string) => get<Lobby>(`/api/lobby?language=${part(language)}`);
/** The messages that all games share, or those of a game. */
export const fetchMessages = async (language: string, game = "") =>
  (await request(`/api/messages/${part(language)}${game && `/${part(game)}`}`)).text();
export const fetchPrinted = <T>(game: string, language: string) =>
  get<T>(`/api/games/${part(game)}?language=${part(language)}`);
export const findRules = (game: string, words: string, language: string) =>
  get<Rule[]>(`/api/rules/${part(game)}?q=${part(words)}&language=${part(language)}`);
export const fetchBook = (game: string, language: string) =>
  get<Book>(`/api/book/${part(game)}?language=${part(language)}`);
export const fetchSection = (game: string, section: string, language: string) =>
  get<Section>(`/api/book/${part(game)}/${part(section)}?language=${part(language)}`);
export const makeTable = (wanted: MakeTable) => post<{ table: string }>("/api/tables", wanted);
export const beginLesson = (wanted: BeginLesson) => post<{ table: string }>("/api/lessons", wanted);
export const forkTable = (table: string, wanted: Fork) =>
  post<{ table: string }>(`/api/tables/${part(table)}/fork`, wanted);
export const fetchInvitation = (invite: string, language: string) =>
  get<Invitation>(`/api/join/${part(invite)}?language=${part(language)}`);
export const joinTable = (invite: string) => post<{ table: string; seat: number }>(`/api/join/${part(invite)}`, {});
export const rename = (wanted: Rename) => post<{ name: string }>("/api/me", wanted);
export const renameTable = (table: string, wanted: RenameTable) =>
  post<{ title: string }>(`/api/tables/${part(table)}/name`, wanted);
export const deleteTable = (table: string) => post<unknown>(`/api/tables/${part(table)}/delete`, {});
export const useKey = (wanted: UseKey) => post<{ name: string }>("/api/key", wanted);
export const makeKey = () => post<{ key: string }>("/api/keys", {});
export const importSave = async (save: Blob) =>
  (await (await request("/api/import", { method: "POST", body: save })).json()) as { table: string };
export const saveAddress = (table: string) => `/api/tables/${part(table)}/save`;
