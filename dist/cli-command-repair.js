import { _t as openGitRepository, f as refuse, m as usageError, p as isUsageError, vt as processTerminal, xt as exitCodes, y as safeText } from "./cli-hook.js";
import { At as alignLists, P as kinds, Xt as workTreeTop, a as repositoryPaths, r as checkRepository } from "./cli-judgement.js";
import { n as replaceFile } from "./cli-atomic-file.js";
import { t as containedFolder } from "./cli-contained-folder.js";
import { join } from "node:path";
import { lstatSync, realpathSync } from "node:fs";
// src/entry/repair/judge-repairs.ts
async function judgeRepairs(mode, config, kinds) {
	const report = await checkRepository({
		mode,
		config,
		paths: [],
		kind: void 0,
		step: void 0,
		granularity: "commit",
		configFrom: "worktree",
		failOn: "error",
		formats: []
	}, kinds, () => void 0);
	return isUsageError(report) ? report : {
		report,
		repairs: []
	};
}
// src/core/path-quote.ts
const letters = {
	7: "a",
	8: "b",
	9: "t",
	10: "n",
	11: "v",
	12: "f",
	13: "r",
	34: "\"",
	92: "\\"
};
function gitPath(path) {
	const bytes = [...new TextEncoder().encode(path)];
	return bytes.every((byte) => byte >= 32 && byte < 127 && byte !== 34 && byte !== 92) ? path : `"${bytes.map(escaped).join("")}"`;
}
function escaped(byte) {
	const letter = letters[byte];
	if (letter !== void 0) return `\\${letter}`;
	if (byte >= 32 && byte < 127) return String.fromCharCode(byte);
	return `\\${byte.toString(8).padStart(3, "0")}`;
}
// src/core/unified-diff.ts
const context = 3;
function unifiedDiff(path, before, after) {
	if (before === after) return "";
	const [old, now] = [linesOf(before ?? ""), linesOf(after ?? "")];
	return [...header(path, before, after), ...hunksOf(changesBetween(old, now)).map((hunk) => hunkText(old, now, hunk))].join("");
}
function header(path, before, after) {
	const [left, right] = [gitPath(`a/${path}`), gitPath(`b/${path}`)];
	if (before !== void 0 && after !== void 0) return [`--- ${named$1(left)}\n+++ ${named$1(right)}\n`];
	const git = `diff --git ${left} ${right}\n`;
	if (before === void 0) return [`${git}new file mode 100644\n`, ...after === "" ? [] : [`--- /dev/null\n+++ ${named$1(right)}\n`]];
	return [`${git}deleted file mode 100644\n`, ...before === "" ? [] : [`--- ${named$1(left)}\n+++ /dev/null\n`]];
}
function named$1(path) {
	return path.includes(" ") && !path.startsWith("\"") ? `${path}\t` : path;
}
function linesOf(text) {
	return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}
function changesBetween(old, now) {
	const most = Math.min(old.length, now.length);
	let start = 0;
	while (start < most && old[start] === now[start]) start++;
	let end = 0;
	while (end < most - start && old[old.length - 1 - end] === now[now.length - 1 - end]) end++;
	const [left, right] = [old.slice(start, old.length - end), now.slice(start, now.length - end)];
	const changes = [];
	let from = {
		before: 0,
		after: 0
	};
	for (const to of [...alignLists(left, right).kept, {
		before: left.length,
		after: right.length
	}]) {
		const removed = left.slice(from.before, to.before);
		const added = right.slice(from.after, to.after);
		if (removed.length + added.length > 0) changes.push({
			before: start + from.before,
			removed,
			after: start + from.after,
			added
		});
		from = {
			before: to.before + 1,
			after: to.after + 1
		};
	}
	return changes;
}
function hunksOf(changes) {
	const hunks = [];
	let end = Number.NEGATIVE_INFINITY;
	for (const change of changes) {
		if (change.before - end <= 6) hunks.at(-1)?.push(change);
		else hunks.push([change]);
		end = change.before + change.removed.length;
	}
	return hunks;
}
function hunkText(old, now, changes) {
	const [first, last] = [changes[0], changes.at(-1)];
	if (first === void 0 || last === void 0) return "";
	const start = Math.max(0, first.before - context);
	const end = Math.min(old.length, last.before + last.removed.length + context);
	const lead = first.before - start;
	const trail = end - last.before - last.removed.length;
	const nowStart = first.after - lead;
	const nowEnd = Math.min(now.length, last.after + last.added.length + trail);
	const lines = [`@@ -${range(start, end)} +${range(nowStart, nowEnd)} @@\n`];
	let at = start;
	for (const { before, removed, added } of changes) {
		lines.push(...old.slice(at, before).map((line) => signed(" ", line)));
		lines.push(...removed.map((line) => signed("-", line)), ...added.map((line) => signed("+", line)));
		at = before + removed.length;
	}
	return [...lines, ...old.slice(at, end).map((line) => signed(" ", line))].join("");
}
function range(start, end) {
	const count = end - start;
	if (count === 1) return String(start + 1);
	return `${count === 0 ? start : start + 1},${count}`;
}
function signed(sign, line) {
	return line.endsWith("\n") ? sign + line : `${sign}${line}\n\\ No newline at end of file\n`;
}
// src/entry/repair/repair-files.ts
const mostNamed = 5;
async function repairFile(repair, files, isDry) {
	const { path, before, after } = repair;
	const name = safeText(path);
	if (after === void 0 || after.size === 0) return {
		outcome: "unwritten",
		message: `${name}: cannot be repaired by writing: ${named(repair)}`,
		patch: ""
	};
	const changes = changesOf(repair, before, after);
	const patch = changes.map((change) => unifiedDiff(change.path, change.before, change.after)).join("");
	if (isDry) return {
		outcome: "shown",
		message: `${name}: would be repaired: ${named(repair)}`,
		patch
	};
	for (const change of changes) {
		const obstacle = await files.differs(change.path, change.before);
		if (obstacle !== void 0) return {
			outcome: "unwritten",
			message: `${safeText(change.path)}: not written, ${obstacle}; the patch is for what was judged`,
			patch
		};
	}
	for (const change of changes) {
		const problem = await files.write(change.path, change.after);
		if (problem !== void 0) return {
			outcome: "unwritten",
			message: `${safeText(change.path)}: not written, ${safeText(problem)}`,
			patch
		};
	}
	return {
		outcome: "written",
		message: `${name}: repaired: ${named(repair)}`,
		patch: ""
	};
}
function changesOf({ path, paths }, before, after) {
	return [...after].map(([part, text]) => ({
		path: part === "" ? path : paths?.get(part) ?? part,
		before: before.get(part),
		after: part !== "" && text === "" ? void 0 : text
	}));
}
function named({ subjects }) {
	const shown = subjects.slice(0, mostNamed).map((subject) => subject === "" ? "the file" : safeText(subject));
	const more = subjects.length - shown.length;
	return more > 0 ? `${shown.join(", ")} and ${more} more` : shown.join(", ");
}
// src/entry/repair/repair.ts
async function repairJudged({ report, repairs }, { files, paths, isDry }, terminal) {
	if (report.verdict === "cannot-judge") return cannotJudge(report, terminal);
	const isMeant = (path) => paths.length === 0 || paths.some((each) => isWithin(path, each));
	const meant = repairs.filter(({ path }) => isMeant(path));
	const known = new Set(repairs.map(({ path }) => path));
	const others = report.findings.filter(({ severity, file }) => severity === "error" && !known.has(file) && isMeant(file));
	if (meant.length + others.length === 0) {
		terminal.out("Nothing to repair: no error is open.\n");
		return exitCodes.clean;
	}
	let isWhole = others.length === 0;
	for (const repair of meant) {
		const { outcome, message, patch } = await repairFile(repair, files, isDry);
		terminal.out(terminal.isTerminal ? visible(patch) : patch);
		if (patch === "" && outcome === "written") terminal.out(`${message}\n`);
		else terminal.error(`stateward: ${message}\n`);
		if (outcome === "unwritten") isWhole = false;
	}
	for (const { ruleId, file } of others) terminal.error(`stateward: ${safeText(file)}: cannot be repaired by writing: ${ruleId}\n`);
	return isWhole ? exitCodes.clean : exitCodes.findings;
}
function isWithin(path, named) {
	return named === "" || path === named || path.startsWith(`${named}/`);
}
function visible(patch) {
	return patch.split("\n").map(safeText).join("\n");
}
function cannotJudge({ obstacles }, terminal) {
	for (const { message, fix } of obstacles) terminal.error(`stateward: ${safeText(message)} ${safeText(fix)}\n`);
	return exitCodes.cannotJudge;
}
// src/entry/repair/repair-mode.ts
function repairMode({ base, range, staged }) {
	const given = Object.entries({
		"--base": base,
		"--range": range,
		"--staged": staged
	}).flatMap(([name, value]) => value === void 0 || value === false ? [] : [name]);
	if (given.length > 1) return usageError(`give one of ${given.join(" and ")}, not both`);
	if (range !== void 0) return {
		type: "range",
		range
	};
	if (base !== void 0) return {
		type: "range",
		range: `${base}..HEAD`
	};
	return { type: staged === true ? "staged" : "work-tree" };
}
// src/entry/repair/work-tree-files.ts
function workTreeFiles(top) {
	const folder = containedFolder(top);
	return {
		async differs(path, text) {
			const standing = folder.look(path);
			if (standing === "link") return "a symbolic link is on the way to it";
			if (standing === "absent") return text === void 0 ? void 0 : "it is not in the work tree";
			if (standing !== "file") return "it is no file in the work tree";
			if (text === void 0) return "a file stands in its place in the work tree";
			const bytes = Buffer.from(text);
			return (await folder.read(path, bytes.length))?.equals(bytes) === true ? void 0 : "it differs from what was judged";
		},
		async write(path, text) {
			try {
				if (text === void 0) await folder.remove(path);
				else await replace(path, text);
				return;
			} catch (error) {
				return error instanceof Error ? error.message : String(error);
			}
		}
	};
	async function replace(path, text) {
		if (folder.look(path) !== "file") return folder.write(path, text);
		const place = join(top, path);
		await replaceFile(place, text, lstatSync(place).mode & 511);
	}
}
// src/entry/command-repair.ts
async function repair(operands, flags) {
	const mode = repairMode(flags);
	if (isUsageError(mode)) return refuse(mode);
	const git = openGitRepository(process.cwd());
	const top = await workTreeTop(git);
	if (!top.ok) return refuse(usageError("repair writes into a work tree, and there is none here"));
	const paths = operands.length === 0 ? [] : await repositoryPaths(git, operands, { mayBeTop: true });
	if ("usage" in paths) return refuse(paths);
	const judged = await judgeRepairs(mode, flags.config, kinds);
	if (isUsageError(judged)) return refuse(judged);
	return repairJudged(judged, {
		files: workTreeFiles(realpathSync(top.value)),
		paths,
		isDry: flags.dryRun === true
	}, processTerminal);
}
export { repair };
