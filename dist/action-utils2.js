export { t as GitHub, r as getOctokitOptions } from "./action-utils.js";
