import { n as exitCodes } from "./cli-exit-code.js";
import { t as processTerminal } from "./cli-terminal.js";
// src/entry/outcome.ts
function print(text) {
	if (typeof text !== "string") return refuse(text);
	processTerminal.out(text);
	return exitCodes.clean;
}
function refuse({ usage }) {
	processTerminal.error(`stateward: ${usage}\n`);
	return exitCodes.usage;
}
export { refuse as n, print as t };
