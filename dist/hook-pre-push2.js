export { t as checkPush } from "./hook-pre-push.js";
