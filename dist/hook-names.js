// src/core/json-value.ts
function isJsonObject(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
function isJsonArray(value) {
	return Array.isArray(value);
}
// src/core/order.ts
function compareCodePoints(left, right) {
	const length = Math.min(left.length, right.length);
	for (let index = 0; index < length; index += 1) {
		const a = left.charCodeAt(index);
		const b = right.charCodeAt(index);
		if (a !== b) return codePointRank(a) - codePointRank(b);
	}
	return left.length - right.length;
}
function codePointRank(unit) {
	return unit >= 55296 && unit <= 57343 ? unit + 65536 : unit;
}
// src/core/report.ts
const mostViews = 10;
function buildReport(input) {
	const findings = mergeByFingerprint(input.findings).sort(compareFindings);
	const count = (severity) => findings.filter((finding) => finding.severity === severity).length;
	const obstacles = input.obstacles ?? [];
	const transitions = input.transitions ?? [];
	const errors = count("error");
	const views = (input.views ?? []).slice(0, mostViews);
	return {
		version: 2,
		verdict: obstacles.length > 0 ? "cannot-judge" : errors > 0 ? "fail" : "pass",
		errors,
		warnings: count("warning"),
		notes: count("note"),
		claimed: input.claimed ?? 0,
		verified: input.verified ?? 0,
		...input.guard === void 0 ? {} : { guard: input.guard },
		...input.step === void 0 ? {} : { step: input.step },
		files: [...new Set(transitions.map((transition) => transition.file))].sort(compareCodePoints),
		transitions,
		findings,
		notJudged: input.notJudged ?? [],
		obstacles,
		notices: [...new Set(input.notices ?? [])],
		...views.length === 0 ? {} : { views }
	};
}
function compareFindings(left, right) {
	return compareCodePoints(left.file, right.file) || left.line - right.line || left.column - right.column || compareCodePoints(left.ruleId, right.ruleId) || compareCodePoints(left.subject, right.subject) || compareCodePoints(left.messageId, right.messageId) || compareCodePoints(left.fingerprint, right.fingerprint);
}
function mergeByFingerprint(findings) {
	const merged = new Map();
	for (const finding of findings) {
		const known = merged.get(finding.fingerprint);
		merged.set(finding.fingerprint, known === void 0 ? finding : joined(known, finding));
	}
	return [...merged.values()];
}
const ranks = {
	error: 0,
	warning: 1,
	note: 2
};
function joined(known, later) {
	const graver = ranks[later.severity] < ranks[known.severity] ? later : known;
	const commits = [...new Set([...known.commits ?? [], ...later.commits ?? []])];
	const ended = graver.ended === void 0 || later.ended === void 0 ? {} : { ended: later.ended };
	return commits.length === 0 ? graver : {
		...graver,
		...ended,
		commits
	};
}
// src/kinds/task-tree/steps/step.ts
const statuses = [
	"done",
	"retry",
	"decomposed",
	"replan"
];
const guards = [
	"pass",
	"fail",
	"skipped"
];
function isStatus(value) {
	return statuses.some((status) => status === value);
}
function isGuard(value) {
	return guards.some((guard) => guard === value);
}
const transitionTable = [
	{
		status: "done",
		guard: "pass",
		passes: "true",
		attempts: "–"
	},
	{
		status: "done",
		guard: "fail",
		passes: "–",
		attempts: "+1 while < max_attempts"
	},
	{
		status: "done",
		guard: "skipped",
		passes: "–",
		attempts: "–"
	},
	{
		status: "retry",
		guard: "skipped",
		passes: "–",
		attempts: "+1 while < max_attempts"
	},
	{
		status: "decomposed",
		guard: "skipped",
		passes: "–",
		attempts: "–"
	}
];
function applyRow(fields, maxAttempts, status, guard) {
	const row = transitionTable.find((each) => each.status === status && (status !== "done" || each.guard === guard));
	if (row === void 0) return fields;
	const counts = row.attempts !== "–" && fields.attempts < maxAttempts;
	return {
		passes: row.passes === "true" ? true : fields.passes,
		attempts: counts ? fields.attempts + 1 : fields.attempts
	};
}
// src/kinds/task-tree/steps/declaration.ts
const keys = [
	"node",
	"status",
	"guard",
	"tree"
];
const trailer = /^[ \t]*agent-step[ \t]*:(.*)$/i;
const pair = /[ \t]*([A-Za-z_-]+)=("(?:[^"\\]|\\.)*"|[^\s"]\S*)(?=[ \t]|$)/y;
function parseDeclarations(message) {
	const steps = [];
	const faults = [];
	for (const [index, text] of message.split(/\r\n|\r|\n/).entries()) {
		const body = trailer.exec(text)?.[1];
		if (body === void 0) continue;
		const parsed = parseLine(body.trim(), index + 1);
		if ("messageId" in parsed) faults.push(parsed);
		else steps.push(parsed);
	}
	return {
		steps,
		faults
	};
}
function parseLine(text, line) {
	const fault = (messageId, detail) => ({
		messageId,
		line,
		text,
		detail
	});
	const values = new Map();
	pair.lastIndex = 0;
	let end = 0;
	for (let match = pair.exec(text); match !== null; match = pair.exec(text)) {
		end = pair.lastIndex;
		const [, key = "", quoted = ""] = match;
		const value = unquote(quoted);
		if (value === void 0) return fault("malformed", quoted);
		if (!keys.some((known) => known === key)) return fault("unknownKey", key);
		if (values.has(key)) return fault("repeatedKey", key);
		values.set(key, value);
	}
	if (end < text.length) return fault("malformed", text.slice(end).trim());
	return toStep(values, line, fault);
}
function toStep(values, line, fault) {
	const { node, status, guard, tree } = Object.fromEntries(values);
	const missing = Object.entries({
		node,
		status,
		guard,
		tree: tree ?? "."
	}).find(([, value]) => value === void 0 || value === "");
	if (node === void 0 || missing !== void 0) return fault("missingKey", missing?.[0] ?? "node");
	if (!isStatus(status)) return fault("badValue", `status=${status} (expected ${statuses.join(", ")})`);
	if (!isGuard(guard)) return fault("badValue", `guard=${guard} (expected ${guards.join(", ")})`);
	if (contradicts(status, guard)) return fault("guardWithoutRun", `status=${status} guard=${guard}`);
	return {
		node,
		status,
		guard,
		tree,
		line
	};
}
function contradicts(status, guard) {
	return status !== "done" && guard !== "skipped";
}
function spellId(id) {
	return /[\s"\p{C}]/u.test(id) ? JSON.stringify(id) : id;
}
function unquote(value) {
	if (!value.startsWith("\"")) return value;
	try {
		const parsed = JSON.parse(value);
		return typeof parsed === "string" ? parsed : void 0;
	} catch {
		return;
	}
}
// src/kinds/task-tree/addressed.ts
function addressed(message) {
	const { steps, faults } = parseDeclarations(message);
	const paths = steps.flatMap((step) => step.tree ?? []);
	return {
		paths,
		unnamed: paths.length < steps.length,
		unread: faults.length > 0
	};
}
// src/core/path-fold.ts
function foldedPath(path) {
	if (isAscii.test(path)) return path.toLowerCase();
	return [...path.normalize("NFD")].map(foldedCharacter).join("");
}
const isAscii = /^[\0-\x7f]*$/;
function foldedCharacter(character) {
	const upper = character.toUpperCase();
	return (upper.length === character.length ? upper : character).toLowerCase();
}
// src/version.ts
const version = "0.1.0";
const packageFrom = `github:OWNER/stateward#v${version}`;
function pageLink(page) {
	return `docs/${page} in the repository of Stateward`;
}
const reportingTool = { version };
// src/app/policy/policy-paths.ts
const configurationPath = ".stateward.yml";
const waiversPath = ".stateward.waivers.yml";
// src/config/glob-syntax.ts
function matchesRow(tokens, items) {
	let next = 0;
	let at = 0;
	let retry;
	while (at < items.length) {
		const token = tokens[next];
		const item = items[at];
		if (token === "any") {
			next += 1;
			retry = {
				next,
				at
			};
		} else if (token !== void 0 && item !== void 0 && token(item)) {
			next += 1;
			at += 1;
		} else {
			if (retry === void 0) return false;
			retry.at += 1;
			next = retry.next;
			at = retry.at;
		}
	}
	return tokens.slice(next).every((token) => token === "any");
}
function alternatives(glob, most) {
	let open = [glob];
	for (let isOpen = true; isOpen;) {
		const written = open.flatMap(writtenOut);
		if (written.length > most) return void 0;
		isOpen = written.some((each, index) => each !== open[index]);
		open = written;
	}
	return open;
}
function writtenOut(glob) {
	const group = /\{([^{}]*,[^{}]*)\}/.exec(glob);
	if (group === null) return [glob];
	const [whole, members = ""] = group;
	const end = group.index + whole.length;
	return members.split(",").map((member) => glob.slice(0, group.index) + member + glob.slice(end));
}
// src/config/path-glob.ts
const mostCharacters = 500;
const mostAlternatives = 100;
function pathProblem(glob) {
	if (typeof glob !== "string" || glob === "") return "must be a path or glob, as text";
	if (glob.startsWith("/") || /^[A-Za-z]:[\\/]/.test(glob)) return "must be relative to the top of the repository";
	if (glob.startsWith("!")) return "must not start with '!'; use ignore: to leave files out";
	if (glob.includes("\\")) return "must use '/' between folders";
	const segments = glob.split("/");
	if (segments.includes("..") || segments.includes(".")) return "must not contain '.' or '..' as a folder";
	if (glob.endsWith("/")) return `names a folder; write ${glob}** for the files in it`;
	if (segments.includes("")) return "must not contain '//'";
	if ([...glob].length > mostCharacters) return `is longer than ${mostCharacters} characters`;
	return alternatives(glob, mostAlternatives) === void 0 ? `stands for more than ${mostAlternatives} alternatives; split it into several entries` : void 0;
}
function configuredMatcher(glob) {
	if (!/[*?[{]/.test(glob)) return (path) => path === glob;
	const rows = (alternatives(glob, mostAlternatives) ?? []).map(segmentTokens);
	return (path) => path === glob || rows.some((row) => matchesRow(row, path.split("/")));
}
function globMatcher(glob) {
	return isPattern(glob) ? configuredMatcher(glob) : (path) => path === glob;
}
function isPattern(glob) {
	return /[*?]/.test(glob);
}
function lastNameMatcher(glob) {
	const matchers = [glob, ...alternatives(glob, mostAlternatives) ?? []].map((each) => configuredMatcher(each.slice(each.lastIndexOf("/") + 1)));
	return (name) => matchers.some((matches) => matches(name));
}
function segmentTokens(glob) {
	const segments = glob.split("/");
	const tokens = segments.map((segment) => segment === "**" ? "any" : segmentMatcher(segment));
	return segments.at(-1) === "**" ? [...tokens, () => true] : tokens;
}
function segmentMatcher(segment) {
	if (!/[*?[]/.test(segment)) return (name) => name === segment;
	const tokens = characterTokens(segment);
	return (name) => matchesRow(tokens, [...name]);
}
function characterTokens(segment) {
	return [...segment.matchAll(/\*+|\?|\[(?<not>[!^]?)(?<members>\]?[^\]]+)\]|[\s\S]/gu)].map(([piece, not, members]) => {
		if (piece.startsWith("*")) return "any";
		if (piece === "?") return () => true;
		return members === void 0 ? (character) => character === piece : (character) => inClass(members, character) === (not === "");
	});
}
function inClass(members, character) {
	return [...members.matchAll(/([\s\S])-([\s\S])|[\s\S]/gu)].some(([member, from, to]) => from === void 0 || to === void 0 ? character === member : from <= character && character <= to);
}
// src/app/files/interest.ts
function interestInNames({ globs, companions, addressed }) {
	const files = globs.map(configuredMatcher);
	const beside = companions.map(configuredMatcher);
	return {
		globs,
		namedFiles: [],
		isGoverned: (path) => files.some((matches) => matches(path)),
		isCompanion: (name) => beside.some((matches) => matches(name)),
		isAddressed: (message) => addressed.some((each) => asksFor(each(message)))
	};
}
function asksFor({ paths, unnamed, unread = false }) {
	return unnamed || unread || paths.length > 0;
}
export { buildReport as C, isJsonObject as E, transitionTable as S, isJsonArray as T, parseDeclarations as _, isPattern as a, isGuard as b, configurationPath as c, pageLink as d, reportingTool as f, contradicts as g, addressed as h, globMatcher as i, waiversPath as l, foldedPath as m, interestInNames as n, lastNameMatcher as o, version as p, configuredMatcher as r, pathProblem as s, asksFor as t, packageFrom as u, spellId as v, compareCodePoints as w, isStatus as x, applyRow as y };
