export { l as printReport } from "./cli-judgement.js";
