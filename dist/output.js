export { h as printReport } from "./check.js";
