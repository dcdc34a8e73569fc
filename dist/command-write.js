import { ut as writeCodes } from "./check.js";
import { n as fsWrite, t as fsApplyPatch } from "./store2.js";
import { ct as exitCodes, d as topOnDisk, it as processTerminal } from "./hook.js";
import { t as jsonText } from "./json-output.js";
import { readFileSync, realpathSync } from "node:fs";
import { relative, sep } from "node:path";
// src/entry/command-write.ts
async function write(file, flags) {
	const { path, context } = placeOf(file, flags);
	const content = textOf(readFileSync(0));
	return print(await fsWrite({
		path,
		content,
		...precondition(flags)
	}, context));
}
async function patch(file, flags) {
	const { path, context } = placeOf(file, flags);
	const request = {
		path,
		patch: {
			operation: "updateFrontmatter",
			update: parsed(readFileSync(0, "utf8"))
		},
		...precondition(flags)
	};
	return print(await fsApplyPatch(request, context));
}
function placeOf(file, { agent }) {
	const folder = realpathSync(process.cwd());
	const root = realpathSync(topOnDisk(folder) ?? folder);
	const prefix = relative(root, folder).split(sep).join("/");
	return {
		path: prefix === "" || file.startsWith("/") ? file : `${prefix}/${file}`,
		context: {
			root,
			...agent === void 0 ? {} : { agentId: agent }
		}
	};
}
function precondition({ ifMatch }) {
	return ifMatch === void 0 ? {} : { ifMatchSha256: ifMatch };
}
function textOf(bytes) {
	try {
		return new TextDecoder("utf-8", {
			ignoreBOM: true,
			fatal: true
		}).decode(bytes);
	} catch {
		return "\ud800";
	}
}
function parsed(text) {
	try {
		return JSON.parse(text);
	} catch {
		return [];
	}
}
const exits = {
	[writeCodes.configuration]: exitCodes.usage,
	[writeCodes.io]: exitCodes.cannotJudge,
	[writeCodes.locked]: exitCodes.cannotJudge
};
function print(result) {
	processTerminal.out(jsonText(result));
	return result.ok ? exitCodes.clean : exits[result.error.code] ?? exitCodes.findings;
}
export { patch, write };
