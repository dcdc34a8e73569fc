export { t as checkPush } from "./cli-hook-pre-push.js";
