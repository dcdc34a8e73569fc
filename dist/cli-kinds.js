export { F as kinds } from "./cli-judgement.js";
