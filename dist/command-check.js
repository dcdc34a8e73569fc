export { t as check } from "./check.js";
