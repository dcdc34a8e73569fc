export { L as kinds } from "./cli-judgement.js";
