export { s as agentHook } from "./hook.js";
