export { t as kinds } from "./kinds2.js";
