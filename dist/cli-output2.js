export { t as parseFormat, n as printReport } from "./cli-output.js";
