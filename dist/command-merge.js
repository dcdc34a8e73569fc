import { i as conflictText } from "./core.js";
import { t as kinds } from "./kinds2.js";
import { b as safeQuoted, ct as exitCodes, d as topOnDisk, g as usageError, h as isUsageError, it as processTerminal, m as refuse, x as safeText } from "./hook.js";
import { f as builtInPolicy, i as mergePlain, r as mergeFile } from "./judgement.js";
import { t as companionPlaces } from "./companion-places.js";
import { X as placesBelow, Z as readCompanions, j as policyOnDisk } from "./check.js";
import { p as formByName } from "./text.js";
import { readFileSync, writeFileSync } from "node:fs";
// src/entry/merge/conflict-lines.ts
function conflictLines(path, conflicts) {
	return `${conflicts.map((each) => `stateward: ${safeText(path)}: ${sentence(each)}\n`).join("")}stateward: choose between the markers in ${safeText(path)}, then: git add ${safeQuoted(path)}\n`;
}
function sentence(conflict) {
	switch (conflict.what) {
		case "binary": return "is not UTF-8 text in some version, and cannot be merged";
		case "text": return "both sides changed the same lines beside the items";
		case "lines": return "cannot be read in some version, and was merged line by line: both sides changed the same lines";
		case "write": return "what both sides did cannot be written together in this format";
		case "refused": return `what both sides did does not go together: ${safeText(conflict.why ?? "")}`;
		case "value": return valueSentence(conflict);
	}
}
function valueSentence({ entity = "", field, ours = "", theirs = "", why }) {
	const name = [entity, field ?? ""].filter((part) => part !== "").join(" ");
	const both = `both sides changed ${safeText(name === "" ? "it" : name)}: ${safeText(ours)} in ours, ${safeText(theirs)} in theirs`;
	return why === void 0 ? both : `${both} (${safeText(why)})`;
}
// src/entry/merge/driver-files.ts
function driverBytes({ base, ours, theirs }) {
	try {
		return {
			base: readFileSync(base),
			ours: readFileSync(ours),
			theirs: readFileSync(theirs)
		};
	} catch (error) {
		return usageError(`cannot read a version: ${error instanceof Error ? error.message : String(error)}`);
	}
}
function isStep(environment) {
	return !Object.keys(environment).some((name) => /^GITHEAD_[0-9a-f]{40,64}$/.test(name));
}
// src/entry/merge/governed-merge.ts
async function mergeVersions(bytes, path, isStep, kinds) {
	const texts = textsOf(bytes);
	if (texts === void 0) return void 0;
	const top = topOnDisk(process.cwd());
	const policy = policyHere(top, kinds);
	const governance = policy.govern(path);
	if (!(governance !== void 0 && hasShape(governance, bytes))) return mergePlain(formByName(path, texts.ours), texts);
	const { kind, settings } = governance;
	const setup = {
		kind,
		settings,
		path,
		limits: policy.limits
	};
	const companions = await companionsOf(governance, policy, path, bytes, top);
	return mergeFile(setup, {
		texts,
		companions,
		isStep
	});
}
function textsOf({ base, ours, theirs }) {
	const [old, left, right] = [
		exactText(base),
		exactText(ours),
		exactText(theirs)
	];
	if (old === void 0 || left === void 0 || right === void 0) return void 0;
	return {
		base: old,
		ours: left,
		theirs: right
	};
}
function exactText(bytes) {
	try {
		return new TextDecoder("utf-8", {
			fatal: true,
			ignoreBOM: true
		}).decode(bytes);
	} catch {
		return;
	}
}
function policyHere(top, kinds) {
	const policy = policyOnDisk(top, void 0, kinds);
	return isUsageError(policy) ? builtInPolicy(kinds) : policy;
}
function hasShape(governance, { ours, theirs }) {
	return governance.hasShape === void 0 || governance.hasShape(ours) || governance.hasShape(theirs);
}
async function companionsOf(governance, { limits }, path, { ours }, top) {
	if (top === void 0) return new Map();
	const places = companionPlaces(governance, limits, path);
	const read = await readCompanions({ places }, [ours], placesBelow(top, limits.maxBytes));
	return read.ok ? read.value : new Map();
}
// src/entry/command-merge.ts
async function merge(files, { markerSize }) {
	const size = Number(markerSize);
	if (!Number.isInteger(size) || size < 1 || size > 1e3) return refuse(usageError("--marker-size takes a number of signs, such as 7"));
	const bytes = driverBytes(files);
	if (isUsageError(bytes)) return refuse(bytes);
	const merged = await mergeVersions(bytes, files.path, isStep(processTerminal.environment), kinds);
	if (merged === void 0) {
		processTerminal.error(conflictLines(files.path, [{ what: "binary" }]));
		return exitCodes.findings;
	}
	const { ours, theirs, conflicts } = merged;
	const isClean = conflicts.length === 0;
	writeFileSync(files.ours, isClean ? ours : conflictText(ours, theirs, {
		size,
		ours: "ours",
		theirs: "theirs"
	}));
	if (isClean) return exitCodes.clean;
	processTerminal.error(conflictLines(files.path, conflicts));
	return exitCodes.findings;
}
export { merge };
