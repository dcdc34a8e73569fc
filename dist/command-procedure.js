import { ct as exitCodes, g as usageError, it as processTerminal, m as refuse, x as safeText } from "./hook.js";
import { n as endProcedureIn, r as startProcedureIn, t as continueProcedureIn } from "./procedure-store.js";
import { t as jsonText } from "./json-output.js";
// src/entry/command-procedure.ts
async function start(path, procedureId, actorId) {
	return print(await startProcedureIn(path, {
		procedureId,
		actorId
	}));
}
async function proceed(path, runId, specOf) {
	if (!isSpecOf(specOf)) return refuseSpecOf(specOf);
	return print(await continueProcedureIn(path, {
		runId,
		specOf
	}));
}
async function end(path, runId, specOf) {
	if (!isSpecOf(specOf)) return refuseSpecOf(specOf);
	return print(await endProcedureIn(path, {
		runId,
		specOf
	}));
}
function isSpecOf(value) {
	return value === "own" || value === "next";
}
function refuseSpecOf(value) {
	return refuse(usageError(`--spec-of ${JSON.stringify(value)} is not known; own or next was expected`));
}
function print(stored) {
	if ("error" in stored) {
		processTerminal.error(`stateward: ${safeText(stored.error)}\n`);
		return exitCodes.cannotJudge;
	}
	processTerminal.out(jsonText(stored.result));
	return stored.result.validation_error === null ? exitCodes.clean : exitCodes.findings;
}
export { end, proceed, start };
