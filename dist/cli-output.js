export { p as printReport } from "./cli-judgement.js";
