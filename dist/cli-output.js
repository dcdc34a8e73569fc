export { u as printReport } from "./cli-judgement.js";
