#!/usr/bin/env node
import { vt as processTerminal, xt as exitCodes } from "./cli-hook.js";
// src/entry/cli.ts
async function run([command, name, ...args]) {
	if (command === "hook" && name !== void 0 && ![name, ...args].some((each) => each.startsWith("-"))) {
		const { hook } = await import("./cli-command-hook.js");
		process.exitCode = await hook(name, args);
	} else {
		const { runCommand } = await import("./cli-program.js");
		await runCommand(process.argv);
	}
}
function fail(error) {
	const text = error instanceof Error ? error.stack ?? error.message : String(error);
	processTerminal.error(`stateward: cannot judge, something unexpected went wrong.\n${text}\n`);
	process.exitCode = exitCodes.cannotJudge;
}
process.exitCode = exitCodes.cannotJudge;
try {
	await run(process.argv.slice(2));
} catch (error) {
	fail(error);
}
export {};
