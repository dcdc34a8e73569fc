export { P as kinds } from "./cli-judgement.js";
