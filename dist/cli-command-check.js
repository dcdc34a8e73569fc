export { t as check } from "./cli-judgement.js";
