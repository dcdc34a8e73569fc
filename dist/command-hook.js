export { t as hook } from "./hook.js";
