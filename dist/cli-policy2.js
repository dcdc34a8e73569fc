export { a as policyOf } from "./cli-policy.js";
