export { d as printReport } from "./cli-judgement.js";
