import { r as ancestry } from "./cli-history.js";
import { n as unknown, t as known } from "./cli-answers.js";
import { t as isObjectId } from "./cli-object-id.js";
import { a as historyMissing, d as refAmbiguous, f as refUnknown, i as historiesUnrelated, p as quoted, t as gitFailed, u as rangeMalformed } from "./cli-obstacles.js";
// src/git/refs.ts
const request = ["cat-file", "--batch-check=%(objectname) %(objecttype)"];
async function resolveRange(git, text) {
	const [left, right] = rangeEnds(text);
	if (left === void 0 || right === void 0) return unknown(rangeMalformed(text));
	const ends = await resolveCommits(git, [left, right]);
	if (!ends.ok) return ends;
	const [tip = "", head = ""] = ends.value;
	const related = await ancestry(git, tip, head);
	if (!related.ok) return related;
	const { bases, shallow } = related.value;
	const [base] = bases;
	if (base !== void 0) return known({
		base,
		head,
		tip,
		bases,
		shallow
	});
	if (shallow.length === 0) return unknown(historiesUnrelated(left, right));
	return unknown(historyMissing(`where ${quoted(left)} and ${quoted(right)} meet is not in it`));
}
async function resolveCommit(git, name) {
	const commits = await resolveCommits(git, [name]);
	return commits.ok ? known(commits.value[0] ?? "") : commits;
}
async function resolveCommits(git, names) {
	const unspeakable = names.find((name) => name === "" || /[\n\0]/.test(name));
	if (unspeakable !== void 0) return unknown(refUnknown(unspeakable));
	const result = await git.run(request, names.map((name) => `${name}^{commit}\n`).join(""));
	if (!result.ok) return unknown(gitFailed("cat-file", result));
	if (/^warning: refname .* is ambiguous/m.test(result.warnings)) return unknown(refAmbiguous(ambiguousNames(names, result.warnings)));
	return readCommits(names, result.output.toString("utf8").split("\n"));
}
function readCommits(names, lines) {
	const commits = [];
	for (const [index, name] of names.entries()) {
		const line = lines[index] ?? "";
		const id = line.endsWith(" commit") ? line.slice(0, -7) : "";
		if (!isObjectId(id)) return unknown(refUnknown(name));
		commits.push(id);
	}
	return known(commits);
}
function ambiguousNames(names, warnings) {
	const named = names.filter((name) => warnings.includes(`refname '${name}' is ambiguous`));
	return named.length > 0 ? named : names;
}
function rangeEnds(text) {
	const at = text.indexOf("..");
	if (at <= 0 || at + 2 >= text.length || text[at + 2] === ".") return [];
	return [text.slice(0, at), text.slice(at + 2)];
}
export { resolveRange as n, resolveCommit as t };
