export { t as hook } from "./cli-hook.js";
