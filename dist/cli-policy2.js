export { i as policyOf } from "./cli-policy.js";
