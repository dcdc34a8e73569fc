import { i as waiversPath, r as configurationPath } from "./cli-built-in-policy.js";
import { a as policyOf, i as policyFaults, r as policyBytesAt } from "./cli-policy.js";
import { a as safeText } from "./cli-safe-text2.js";
import { i as namedBytes, o as policyBytes, t as openFolder } from "./cli-top-folder.js";
import { n as usageError, t as isUsageError } from "./cli-usage-error.js";
import { dirname, join, resolve } from "node:path";
import { existsSync, readFileSync } from "node:fs";
// src/entry/policy.ts
function policyInput(policy, kinds) {
	const { govern, limits, isIgnored, policyRules, waivers, waiversFrom } = policy;
	return {
		govern,
		limits,
		isIgnored,
		policyRules,
		waivers,
		waiversFrom,
		policyKinds: kinds
	};
}
async function policyAt(source, commit, kinds, path) {
	const bytes = await policyBytesAt(source, commit, kinds, path);
	return bytes.ok ? {
		ok: true,
		value: policyOf(bytes.value, kinds)
	} : bytes;
}
function policyOnDisk(top, named, kinds) {
	const folder = openFolder(top ?? dirname(resolve(named ?? ".")));
	const configuration = named === void 0 ? fileAt(top, configurationPath) : namedFile(named);
	if (typeof configuration === "object" && configuration !== null && isUsageError(configuration)) return configuration;
	const pair = {
		configuration,
		waivers: fileAt(top, waiversPath),
		named: namedBytes(folder, configuration, kinds)
	};
	const shown = {
		configuration: named ?? ".stateward.yml",
		waivers: waiversPath
	};
	const faults = policyFaults(pair, kinds).map(({ file, named: inside, line, column, message }) => `  ${safeText(inside ?? shown[file])}:${line}:${column}  ${safeText(message)}`);
	if (faults.length > 0) return usageError(`the configuration cannot be used\n${faults.join("\n")}\n${nextStep}`);
	return policyOf(pair, kinds);
}
const nextStep = "Correct these lines and run the command again; docs/configuration.md says what each key takes.";
function namedFile(path) {
	try {
		return readFileSync(path);
	} catch (error) {
		return usageError(`--config ${safeText(path)} cannot be read: ${safeText(error instanceof Error ? error.message : String(error))}`);
	}
}
function fileAt(top, name) {
	return top === void 0 ? null : policyBytes(openFolder(top), name);
}
function topOnDisk(folder) {
	const given = process.env.GIT_WORK_TREE;
	if (given !== void 0) return resolve(folder, given);
	for (let at = resolve(folder);; at = dirname(at)) {
		if (existsSync(join(at, ".git"))) return at;
		if (dirname(at) === at) return void 0;
	}
}
export { topOnDisk as i, policyInput as n, policyOnDisk as r, policyAt as t };
