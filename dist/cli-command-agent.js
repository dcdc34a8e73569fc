export { i as agentHook } from "./cli-hook.js";
