import "@fontsource-variable/saira/wdth.css";
import "@fontsource-variable/atkinson-hyperlegible-next/wght.css";
import "./look/tokens.css";
import "./look/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { paceStyles } from "./motion/pace";

paceStyles();
const target = document.getElementById("app");
if (target) mount(App, { target });
