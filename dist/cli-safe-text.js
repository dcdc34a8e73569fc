export { t as safeCells, n as safeJsonText, r as safeLineStart, i as safeQuoted, a as safeText } from "./cli-safe-text2.js";
