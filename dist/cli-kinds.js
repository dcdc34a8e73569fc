export { N as kinds } from "./cli-judgement.js";
