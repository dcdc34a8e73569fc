#!/usr/bin/env node
import { ct as exitCodes, it as processTerminal } from "./hook.js";
// src/entry/cli.ts
async function run([command, name, ...args]) {
	if (command === "hook" && name !== void 0 && ![name, ...args].some((each) => each.startsWith("-"))) {
		const { hook } = await import("./command-hook.js");
		process.exitCode = await hook(name, args);
	} else {
		const { runCommand } = await import("./program.js");
		await runCommand(process.argv);
	}
}
function fail(error) {
	const text = error instanceof Error ? error.stack ?? error.message : String(error);
	processTerminal.error(`stateward: cannot judge, something unexpected went wrong.\n${text}\n`);
	process.exitCode = exitCodes.cannotJudge;
}
process.stdout.on("error", (error) => {
	if (error.code !== "EPIPE") throw error;
});
process.exitCode = exitCodes.cannotJudge;
try {
	await run(process.argv.slice(2));
} catch (error) {
	fail(error);
}
export {};
