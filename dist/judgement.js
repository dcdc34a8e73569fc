import { $ as isFileRule, A as groupBy, B as withoutEchoes, D as shortDigest, F as doneEntities, I as isDoneIn, L as same, M as identity$1, N as judge, O as joinedBytes, P as runRules, Q as fileRules, R as subjectValue, T as lawsOfRule, U as mergeRules, V as defaultLimits, X as canonicalJson, Z as policyRules, a as unifiedDiff, at as caseCollision, c as sayingOf, dt as appendToken, et as unreadable, it as deleted, k as judgeMerge$1, l as isWaivable, mt as pointerTokens, n as joinRegions, nt as splitSubject, o as archives, r as lineRegions, rt as subjectOf, s as keptShare, t as mergeTexts, tt as overlaps, ut as shapeRuleIds, v as onceFor, x as wordsSimilar, z as jsonEqual } from "./core.js";
import { C as buildReport, E as isJsonObject, T as isJsonArray, a as isPattern, c as configurationPath, i as globMatcher, l as waiversPath, m as foldedPath, r as configuredMatcher, s as pathProblem, t as asksFor, w as compareCodePoints } from "./hook-names.js";
import { F as textStart, I as decodeText, L as sourceText, M as quote, b as nearestName, j as parseYaml } from "./text.js";
// src/config/settings.ts
const sharedRules = [...fileRules, ...policyRules];
const severities = [
	"error",
	"warning",
	"note",
	"off"
];
function resolveSettings(kind, options = {}) {
	const { rules = {}, ...own } = options;
	const checked = kind.checkOptions(own);
	const chosen = isRecord(rules) ? readRules$1(kind, rules) : {
		faults: [rulesAreNoMapping],
		settings: []
	};
	const faults = [...checked.ok ? [] : checked.faults, ...chosen.faults];
	if (!checked.ok || faults.length > 0) return {
		ok: false,
		faults: faults.sort(byPointer)
	};
	const settings = new Map([...impliedSettings(kind, checked.options), ...chosen.settings]);
	return {
		ok: true,
		settings: {
			options: checked.options,
			rules: settings
		}
	};
}
const rulesAreNoMapping = {
	pointer: "/rules",
	message: "must be a mapping from rule ids to severities"
};
function readRules$1(kind, rules) {
	const faults = [];
	const settings = [];
	for (const [ruleId, choice] of Object.entries(rules)) {
		const pointer = appendToken("/rules", ruleId);
		const read = readChoice(kind, ruleId, choice);
		if (Array.isArray(read)) faults.push(...read.map((fault) => ({
			...fault,
			pointer: pointer + fault.pointer
		})));
		else settings.push([ruleId, read]);
	}
	return {
		faults,
		settings
	};
}
function byPointer(left, right) {
	return compareCodePoints(left.pointer, right.pointer) || compareCodePoints(left.message, right.message);
}
function faultText({ pointer, message }) {
	return `${pointer === "" ? "the options" : pointerTokens(pointer).join(".")} ${message}`;
}
function defaultSettings(kind) {
	return {
		options: kind.defaults,
		rules: impliedSettings(kind, kind.defaults)
	};
}
function impliedSettings(kind, options) {
	const implied = Object.entries(kind.impliedSeverities?.(options) ?? {});
	return new Map(implied.map(([ruleId, severity]) => [ruleId, typeof severity === "string" ? { severity } : { messages: severity }]));
}
function readChoice(kind, ruleId, choice) {
	const rule = [
		...sharedRules,
		...kind.fileRules ?? [],
		...mergeRules(kind.id),
		...kind.rules
	].find((each) => each.id === ruleId);
	if (rule === void 0) return [{
		pointer: "",
		message: `is not a rule of ${kind.id}`,
		unknownKey: ruleId
	}];
	const [severity, options, ...rest] = Array.isArray(choice) ? choice : [choice];
	if (!severities.includes(severity) || rest.length > 0) return [{
		pointer: "",
		message: "must be error, warning, note or off, or [severity, options]"
	}];
	if (rule.fixed) return [{
		pointer: "",
		message: "cannot be switched off or weakened"
	}];
	if (options === void 0) return { severity };
	const faults = kind.checkRuleOptions(ruleId, options);
	if (faults.length > 0) return faults.map((fault) => ({
		...fault,
		pointer: `/1${fault.pointer}`
	}));
	return {
		severity,
		options: {
			...rule.options?.defaults,
			...options
		}
	};
}
function isRecord(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
// src/app/versions/read-version.ts
function docOf(version) {
	return version?.parsed?.doc ?? null;
}
function isUnreadable(version) {
	return version !== null && docOf(version) === null;
}
function readVersion(kind, options, content, limits, path) {
	const own = content.parts.get("") ?? [];
	const size = own.reduce((sum, chunk) => sum + chunk.length, 0);
	const nature = natureOf(content, own, size, limits);
	if (nature !== "regular") return {
		file: {
			size,
			nature,
			faults: [],
			...content.fault === void 0 ? {} : { link: content.fault }
		},
		parsed: void 0,
		content
	};
	const reader = kind.reader(options, limits, path);
	for (const [part, chunks] of content.parts) for (const chunk of chunks) reader.push(part, chunk);
	const parsed = reader.end();
	return {
		file: {
			size,
			nature,
			faults: parsed.faults
		},
		parsed,
		content
	};
}
function natureOf(content, chunks, size, limits) {
	if (content.nature !== "regular") return content.nature;
	if (startsWith(chunks, "version https://git-lfs")) return "lfs-pointer";
	return size > limits.maxBytes ? "too-large" : "regular";
}
function startsWith(chunks, text) {
	let place = 0;
	for (const chunk of chunks) {
		for (let at = 0; at < chunk.length && place < text.length; at += 1) {
			if (chunk[at] !== text.charCodeAt(place)) return false;
			place += 1;
		}
		if (place === text.length) return true;
	}
	return false;
}
function textsOf({ content }) {
	const decoder = new TextDecoder("utf-8", {
		fatal: true,
		ignoreBOM: true
	});
	const texts = new Map();
	try {
		for (const [part, chunks] of content.parts) texts.set(part, decoder.decode(joinedBytes(chunks)));
	} catch {
		return;
	}
	return texts;
}
// src/app/judge/judge-versions.ts
function judgeVersions(setup, before, after, context) {
	const file = judgeFile$2(setup, before, after, context);
	const doc = docOf(after);
	if (doc === null || context.reverts !== void 0) return file;
	return joined$1(file, judge(setup.kind, docOf(before), doc, context, setup.settings));
}
function judgeMergeVersions(setup, versions, context) {
	const { readable: parents, bases, after } = versions;
	const standing = parents.includes(null) ? null : parents[0] ?? null;
	const file = judgeFile$2(setup, after === null ? deletedHere(setup.kind, versions) : standing, after, context);
	const doc = (version) => docOf(version);
	const result = doc(after);
	if (result === null) return file;
	if (parents.every((parent) => parent === null)) return joined$1(file, judge(setup.kind, null, result, {
		...context,
		scope: "step"
	}, setup.settings));
	const merge = {
		result,
		parents: parents.map(doc),
		bases: bases.map(doc)
	};
	return joined$1(file, judgeMerge$1(setup.kind, merge, context, setup.settings));
}
function deletedHere(kind, { parents, bases }) {
	const held = parents.filter((parent) => parent !== null);
	const isDeletedThere = held.length < parents.length && bases.some((base) => base !== null);
	const changed = changedSince(kind, bases, held);
	return (isDeletedThere ? changed[0] : held[0]) ?? null;
}
function changedSince(kind, bases, versions) {
	return versions.filter((version) => !bases.some((base) => isSame(kind, base, version)));
}
function isSame(kind, left, right) {
	const [one, other] = [docOf(left), docOf(right)];
	if (one === null || other === null) return left === right;
	return [...new Set([...kind.entities(one), ...kind.entities(other)])].every((id) => same(kind, one, other, subjectOf(id)));
}
function judgeFile$2(setup, before, after, context) {
	const isUntouched = before?.blob !== void 0 && before.blob === after?.blob;
	const facts = {
		before: before?.file ?? null,
		after: after?.file ?? null,
		maxBytes: setup.limits.maxBytes,
		deletion: deletionOf(setup.kind, before),
		archived: context.archived ?? [],
		collisions: context.collisions ?? [],
		...context.reverts === void 0 || isUntouched ? {} : { reverts: context.reverts },
		...context.takesBack === void 0 ? {} : { takesBack: context.takesBack },
		...context.begun === void 0 ? {} : { begun: context.begun }
	};
	return runRules([...fileRules, ...setup.kind.fileRules ?? []], facts, context, setup.settings.rules);
}
function deletionOf(kind, before) {
	const doc = docOf(before);
	return kind.deletion === "warning" && doc !== null && kind.isFinished?.(doc) === true ? "note" : kind.deletion;
}
function joined$1(file, kind) {
	return {
		...kind,
		findings: [...file.findings, ...kind.findings],
		notJudged: [...file.notJudged, ...kind.notJudged]
	};
}
function claimedBetween(kind, before, after) {
	const earlier = doneEntities(kind, docOf(before));
	return [...doneEntities(kind, docOf(after))].filter((id) => !earlier.has(id));
}
// src/app/report/affected-family.ts
function familyTree(nodes) {
	const first = new Map();
	for (const [index, { subject }] of nodes.entries()) if (!first.has(subject)) first.set(subject, index);
	const parents = nodes.map(({ parent }) => parent === void 0 ? void 0 : first.get(parent));
	function ancestors(index) {
		const above = new Set();
		for (let at = parents[index]; at !== void 0 && at !== index && !above.has(at); at = parents[at]) above.add(at);
		return [...above];
	}
	function withLonely(shown) {
		const { owners } = leftOut(shown);
		const only = [...owners.values()].flatMap((indexes) => indexes.length === 1 ? indexes : []);
		return new Set([...shown, ...only]);
	}
	function around(shown) {
		const { owners, paths } = leftOut(shown);
		const places = new Map();
		for (const index of [...shown].sort((left, right) => left - right)) {
			const { parent, skipped } = paths.get(index) ?? {
				parent: void 0,
				skipped: 0
			};
			const hidden = owners.get(index)?.length ?? 0;
			const subject = parent === void 0 ? void 0 : nodes[parent]?.subject;
			places.set(index, {
				...subject === void 0 ? {} : { parent: subject },
				...skipped === 0 ? {} : { skipped },
				...hidden === 0 ? {} : { hidden }
			});
		}
		return {
			top: owners.get(void 0)?.length ?? 0,
			around: places
		};
	}
	function leftOut(shown) {
		const between = new Set();
		const paths = new Map();
		for (const index of shown) {
			const above = ancestors(index);
			const skipped = above.findIndex((at) => shown.has(at));
			if (skipped > 0) for (const at of above.slice(0, skipped)) between.add(at);
			paths.set(index, {
				parent: above[skipped],
				skipped: Math.max(0, skipped)
			});
		}
		const owners = new Map();
		const nearest = nearestAbove(shown);
		for (const index of nodes.keys()) {
			if (shown.has(index) || between.has(index)) continue;
			const owner = nearest(index);
			const known = owners.get(owner);
			if (known === void 0) owners.set(owner, [index]);
			else known.push(index);
		}
		return {
			owners,
			paths
		};
	}
	function nearestAbove(shown) {
		const known = new Map();
		return (index) => {
			const way = new Set();
			let at = index;
			while (at !== void 0 && !shown.has(at) && !known.has(at) && !way.has(at)) {
				way.add(at);
				at = parents[at];
			}
			const owner = at === void 0 || shown.has(at) ? at : known.get(at);
			for (const each of way) known.set(each, owner);
			return owner;
		};
	}
	return {
		ancestors,
		withLonely,
		around
	};
}
// src/app/report/affected-view.ts
const mostNodes = 40;
const mostLinks$1 = 120;
const mostAncestors = 6;
const longestLabel = 80;
function affectedView(input) {
	const faults = faultsOf$1(input.findings);
	if (faults.size === 0) return void 0;
	const { nodes, links, shape, removed } = bothVersions(input);
	const focuses = focusesOf(nodes, faults);
	if (focuses.length === 0) return void 0;
	const family = familyTree(nodes);
	const shown = family.withLonely(chosen(nodes, links, focuses, family.ancestors));
	const { top, around } = family.around(shown);
	const subjects = new Set([...shown].map((index) => nodes[index]?.subject));
	return {
		file: input.file,
		shape,
		nodes: [...nodes.entries()].flatMap(([index, node]) => {
			const fault = faults.get(node.subject);
			const place = around.get(index);
			if (place === void 0) return [];
			return [{
				...plainNode(node),
				...place,
				...fault ? { fault } : {},
				...removed.has(node) ? gone : {}
			}];
		}),
		links: links.filter(({ from, to }) => subjects.has(from) && subjects.has(to)).slice(0, mostLinks$1),
		hidden: top
	};
}
const gone = { removed: true };
function faultsOf$1(findings) {
	const faults = new Map();
	for (const { severity, subject } of findings) {
		const { entity } = splitSubject(subject);
		if (severity === "note" || entity === "") continue;
		const node = subjectOf(entity);
		faults.set(node, faults.get(node) === "error" ? "error" : severity);
	}
	return faults;
}
function bothVersions({ kind, before, after }) {
	const previous = before === null ? void 0 : kind.view(before);
	const next = after === null ? void 0 : kind.view(after);
	const known = new Set(next?.nodes.map(({ subject }) => subject));
	const removed = (previous?.nodes ?? []).filter(({ subject }) => !known.has(subject));
	const shape = next?.shape ?? previous?.shape ?? "list";
	return {
		nodes: [...next?.nodes ?? [], ...removed],
		links: next?.links ?? previous?.links ?? [],
		shape,
		removed: new Set(removed)
	};
}
function focusesOf(nodes, faults) {
	const at = (fault) => [...nodes.keys()].filter((index) => faults.get(nodes[index]?.subject ?? "") === fault);
	return [...at("error"), ...at("warning")];
}
function chosen(nodes, links, focuses, ancestors) {
	const shown = new Set();
	const add = (index) => shown.size < mostNodes && shown.add(index);
	for (const focus of focuses) {
		if (shown.size >= mostNodes) break;
		const above = ancestors(focus);
		for (const index of [
			focus,
			...above.slice(0, mostAncestors),
			...above.slice(-1)
		]) add(index);
	}
	const named = new Set([...shown].map((index) => nodes[index]?.subject));
	const linked = new Set(links.flatMap(({ from, to }) => (named.has(from) ? [to] : []).concat(named.has(to) ? [from] : [])));
	for (const [index, { subject }] of nodes.entries()) if (linked.has(subject)) add(index);
	return shown;
}
function plainNode({ subject, label, state }) {
	const isLong = label.length > longestLabel;
	const cut = label.slice(0, 79).replace(/[\ud800-\udbff]$/, "");
	return {
		subject,
		label: isLong ? `${cut}…` : label,
		state
	};
}
// src/app/report/report-finding.ts
const longestExcerpt = 400;
const nowhere$1 = {
	line: 1,
	column: 1,
	endLine: 1,
	endColumn: 1
};
function reportFindings(setup, findings, origin) {
	const rules = new Map([
		...fileRules,
		...setup.kind.fileRules ?? [],
		...mergeRules(setup.kind.id),
		...setup.kind.rules
	].map((rule) => [rule.id, rule]));
	const place = placer(setup, origin, findings);
	return findings.map((finding) => {
		const rule = rules.get(finding.ruleId);
		const label = labelOf(setup, origin, finding.subject);
		const laws = finding.laws ?? lawsOfRule(setup.kind, finding.ruleId);
		return {
			ruleId: finding.ruleId,
			severity: finding.severity,
			message: finding.message,
			messageId: finding.messageId,
			subject: finding.subject,
			...label === void 0 ? {} : { label },
			scope: finding.scope,
			...place(finding.at),
			why: rule?.why ?? "",
			fix: rule?.fix ?? "",
			...finding.data === void 0 ? {} : { data: finding.data },
			...laws.length === 0 ? {} : { laws },
			related: finding.related.map((related) => ({
				...place(related),
				label: related.label
			})),
			...origin.commit === void 0 ? {} : { commits: [origin.commit] },
			refuses: finding.refuses ?? [finding.subject],
			fingerprint: shortDigest(JSON.stringify([
				setup.path,
				finding.ruleId,
				finding.messageId,
				finding.subject
			])),
			change: changeOf$1(setup, origin, finding.subject)
		};
	});
}
function changeOf$1(setup, origin, subject) {
	const isFile = splitSubject(subject).entity === "";
	const valueIn = (version) => {
		if (version === null) return "";
		if (isFile) return digestOf$1(version);
		return canonicalJson(subjectValue(setup.kind, docOf(version), subject));
	};
	const before = origin.from === void 0 ? origin.before : origin.from;
	return shortDigest(JSON.stringify([valueIn(before), valueIn(origin.after)]));
}
const digests = new WeakMap();
function digestOf$1(version) {
	const known = digests.get(version);
	if (known !== void 0) return known;
	const decoder = new TextDecoder("latin1");
	const text = (version.content.parts.get("") ?? []).map((chunk) => decoder.decode(chunk)).join("");
	const digest = shortDigest(text);
	digests.set(version, digest);
	return digest;
}
function labelOf({ kind }, origin, subject) {
	const { entity } = splitSubject(subject);
	for (const version of [origin.after, origin.before]) {
		const doc = docOf(version);
		const label = doc === null ? void 0 : kind.entity(doc, entity)?.label;
		if (label !== void 0) return label;
	}
}
function placer(setup, origin, findings) {
	const located = new Map();
	const locations = findings.flatMap((finding) => [finding.at, ...finding.related]);
	const key = ({ side, part }) => JSON.stringify([side, part]);
	for (const [id, group] of groupBy(locations, key)) {
		const [first] = group;
		const source = first === void 0 ? void 0 : sourceOf(origin, first);
		if (source !== void 0) located.set(id, source.locate(group.map((location) => location.pointer)));
	}
	return (location) => {
		const span = faultSpan(origin, location) ?? located.get(key(location))?.get(location.pointer) ?? nowhere$1;
		const text = sourceOf(origin, location)?.lineText(span.line);
		return {
			file: fileOf(setup, location.part),
			...targetOf(origin, location),
			side: location.side,
			pointer: location.pointer,
			...span,
			...text === void 0 ? {} : { text: text.slice(0, longestExcerpt) }
		};
	};
}
function faultSpan(origin, { side, part, pointer }) {
	return (side === "before" ? origin.before : origin.after)?.file.faults.find((fault) => fault.part === part && fault.pointer === pointer)?.span;
}
function sourceOf(origin, { side, part }) {
	return (side === "before" ? origin.before : origin.after)?.parsed?.source(part);
}
function targetOf({ before, after }, { part }) {
	const target = (after ?? before)?.content.target;
	const isSame = before === null || after === null || before.content.target === target;
	return part !== "" || target === void 0 || !isSame ? {} : { target };
}
function fileOf({ kind, path, settings }, part) {
	if (part === "") return path;
	return kind.parts(path, settings.options).find(({ role }) => role === part)?.glob ?? part;
}
// src/app/check-transition.ts
function checkOne(kind, input) {
	const resolved = resolveSettings(kind, input.options);
	if (!resolved.ok) return refusedOptions(resolved.faults.map(faultText));
	const limits = {
		...defaultLimits,
		...input.limits
	};
	return checkGoverned({
		kind,
		settings: resolved.settings
	}, limits, input);
}
function checkGoverned({ kind, settings }, limits, input) {
	const setup = {
		kind,
		path: input.path ?? (kind.files[0] ?? kind.id).replace("**/", ""),
		settings,
		limits
	};
	const read = (side) => readSide(setup, input, side);
	const policy = filePolicy(setup, input);
	const context = {
		...contextOf$2(input),
		...policy === void 0 ? {} : { policy }
	};
	return reportTransition(setup, read("before"), read("after"), context);
}
function filePolicy({ kind, settings, limits, path }, input) {
	const own = input.before ?? input.after;
	const parts = new Map(own === null ? [] : [["", asBytes(own)]]);
	for (const [role, content] of companionsOf$1(input, "before")) parts.set(role, content);
	return kind.policy?.(path, parts, settings.options, limits);
}
function reportTransition(setup, before, after, context) {
	const judged = judgeVersions(setup, before, after, context);
	const claimed = claimedBetween(setup.kind, before, after).length;
	const step = judged.step;
	const findings = reportFindings(setup, judged.findings, {
		before,
		after
	});
	const view = affectedView({
		file: setup.path,
		kind: setup.kind,
		before: docOf(before),
		after: docOf(after),
		findings
	});
	return buildReport({
		findings,
		notJudged: judged.notJudged,
		notices: judged.notices ?? [],
		transitions: [{
			file: setup.path,
			kind: setup.kind.id,
			...step === void 0 ? {} : { step }
		}],
		claimed,
		verified: context.guard === "success" ? claimed : 0,
		guard: context.guard,
		step,
		...view === void 0 ? {} : { views: [view] }
	});
}
function contextOf$2(input) {
	const { step, granularity, path, context = {} } = input;
	return {
		...context,
		scope: granularity === "squash" ? "net" : "step",
		path: path ?? "",
		...step === void 0 || step === null ? {} : { steps: [step] }
	};
}
function readSide(setup, input, side) {
	const own = input[side];
	if (own === null) return null;
	const parts = new Map([["", [asBytes(own)]]]);
	for (const [role, content] of companionsOf$1(input, side)) parts.set(role, [content]);
	const content = {
		parts,
		nature: "regular"
	};
	return readVersion(setup.kind, setup.settings.options, content, setup.limits, setup.path);
}
function companionsOf$1({ companions = {} }, side) {
	return Object.entries(companions).flatMap(([role, companion]) => {
		const content = isSided(companion) ? companion[side] : companion;
		return content === void 0 || content === null ? [] : [[role, asBytes(content)]];
	});
}
function isSided(companion) {
	return typeof companion === "object" && companion !== null && !(companion instanceof Uint8Array);
}
function asBytes(content) {
	return typeof content === "string" ? new TextEncoder().encode(content) : content;
}
function refusedOptions(errors) {
	const obstacles = errors.map((message) => ({
		code: "options",
		message,
		fix: "Correct the options; nothing was judged."
	}));
	return buildReport({
		findings: [],
		obstacles
	});
}
// src/config/usual-files.ts
function usualFilesOf(kind) {
	const { files, title, sniff, detectedByShape, formats = [] } = kind;
	const own = {
		title,
		globs: files,
		options: {},
		...detectedByShape ? { hasShape: sniff } : {}
	};
	return files.length === 0 ? formats : [own, ...formats];
}
function detectedFilesOf(kind) {
	return usualFilesOf(kind).filter(({ isProposed }) => isProposed !== true);
}
// src/config/govern.ts
function watchedByName(kinds, governanceOf = builtInGovernance, usualOf = detectedFilesOf) {
	return kinds.flatMap((kind) => usualOf(kind).flatMap((usual) => {
		const { globs, options, hasShape } = usual;
		const shape = hasShape === void 0 ? {} : { hasShape: shapeOfBytes(hasShape) };
		const governance = {
			...unnamed(governanceOf(kind, options)),
			...shape,
			usual
		};
		return globs.map((glob) => ({
			glob,
			governance
		}));
	}));
}
function unnamed({ kind, settings }) {
	const resting = [...shapeRuleIds(kind.rules)].map((id) => [id, {
		...settings.rules.get(id),
		restsIn: ["snapshot"]
	}]);
	return {
		kind,
		settings: {
			...settings,
			rules: new Map([...settings.rules, ...resting])
		}
	};
}
function governByDetection(kinds, governanceOf) {
	return governWatched(watchedByName(kinds, governanceOf));
}
function governWatched(watched) {
	const matchers = watched.toSorted((left, right) => right.glob.length - left.glob.length).map(({ glob, governance }) => ({
		matches: onDemand(glob),
		ending: ending(glob),
		governance
	}));
	return (path) => matchers.find(({ ending: end, matches }) => path.endsWith(end) && matches(path))?.governance;
}
function onDemand(glob) {
	let matches;
	return (path) => {
		matches ??= configuredMatcher(glob);
		return matches(path);
	};
}
function ending(glob) {
	return /[^*?[\]{}()!+@\\/]*$/.exec(glob)?.[0] ?? "";
}
function shapeOfBytes(hasShape) {
	return (bytes) => {
		const { text, faults } = decodeText(bytes);
		return faults.length > 0 || hasShape(text);
	};
}
function builtInGovernance(kind, options = {}) {
	const resolved = resolveSettings(kind, options);
	return {
		kind,
		settings: resolved.ok ? resolved.settings : defaultSettings(kind)
	};
}
function rememberingGovern(govern) {
	const known = new Map();
	return (path) => {
		if (!known.has(path)) known.set(path, govern(path));
		return known.get(path);
	};
}
function governAsUsual(kind, options, governanceOf, plain = governanceOf({})) {
	const formats = kind.formats ?? [];
	const isSaid = formats.some((format) => Object.keys(format.options).some((name) => Object.hasOwn(options, name)));
	if (formats.length === 0 || isSaid) return () => plain;
	let usual;
	return (path) => {
		usual ??= governWatched(formats.flatMap((format) => format.globs.map((glob) => ({
			glob,
			governance: governanceOf(format.options)
		}))));
		return usual(path) ?? plain;
	};
}
function governNamed(paths, governance) {
	const named = new Set(paths);
	const governanceAt = typeof governance === "function" ? governance : () => governance;
	return (path) => named.has(path) ? governanceAt(path) : void 0;
}
// src/app/files/archives.ts
const mostLookedInto = 100;
function archiveFinder(input) {
	const docs = new Map();
	let added;
	let left = input.limits.maxBytes;
	return async (commit, { path, governance }, versions, after) => {
		const known = versions.filter((version) => version?.parsed?.doc);
		const isKept = (version) => after !== null && !replaces(governance.kind, version, after);
		const lost = known.filter((version) => version !== null).filter((version) => !isKept(version));
		if (lost.length === 0) return [];
		added ??= addedFiles(input);
		const found = [];
		for (const candidate of candidates(added, {
			path,
			governance
		}, lost)) {
			const parts = await input.view.parts(commit, candidate, governance);
			const blob = parts.get("")?.blob;
			if (blob === void 0) continue;
			const isSame = lost.every((each) => each.blob === blob);
			const kind = input.view.governed().get(candidate)?.kind ?? governance.kind;
			const doc = isSame || kind !== governance.kind ? null : await readDoc(governance, parts, candidate);
			if (isSame || keepsAll(governance, doc, lost)) found.push(candidate);
		}
		return found;
	};
	async function readDoc(governance, parts, path) {
		const key = JSON.stringify([governance.kind.id, ...parts]);
		if (!docs.has(key)) docs.set(key, await readParts(governance, parts, path));
		return docs.get(key);
	}
	async function readParts({ kind, settings }, parts, path) {
		const contents = new Map();
		for (const [role, { blob, nature }] of parts) {
			const chunks = nature === "regular" && left > 0 ? await input.blobs.open(blob) : void 0;
			if (chunks === void 0) return null;
			left -= chunks.reduce((sum, chunk) => sum + chunk.length, 0);
			contents.set(role, chunks);
		}
		const content = {
			parts: contents,
			nature: "regular"
		};
		const { parsed } = readVersion(kind, settings.options, content, input.limits, path);
		return parsed === void 0 || parsed.faults.length > 0 ? null : parsed.doc;
	}
}
function keepsAll({ kind }, archive, lost) {
	if (archive === null) return false;
	return lost.map(docOf).every((doc) => doc !== null && archives(kind, archive, doc));
}
function replaces(kind, before, after) {
	const [old, now] = [docOf(before), docOf(after)];
	return old !== null && now !== null && kind.replaces?.(old, now) === true;
}
function addedFiles({ commits, tree, view }) {
	const paths = new Set();
	const byBlob = new Map();
	const add = (path, { blob, nature }) => {
		if (nature !== "regular") return;
		paths.add(path);
		byBlob.set(blob, (byBlob.get(blob) ?? new Set()).add(path));
	};
	const governed = view.governed();
	const live = new Set([...tree.keys()].filter((path) => governed.has(path) && !isArchivePath(path)));
	for (const [path, entry] of tree) add(path, entry);
	for (const { path, before, after } of commits.flatMap(({ changes }) => changes)) if (before === null && after !== null) {
		add(path, after);
		live.delete(path);
	}
	return {
		paths: [...paths].sort(compareCodePoints),
		byBlob,
		live
	};
}
const archiveFolders = /(?:^|\/)(?:archive|archived|done|completed)\//;
function isArchivePath(path) {
	return archiveFolders.test(path);
}
function candidates(added, { path: deleted, governance }, lost) {
	const keeps = (path) => governance.kind.keepsParents === true || !added.live.has(path);
	const holding = lost.flatMap(({ blob }) => [...(blob && added.byBlob.get(blob)) ?? []]);
	const ranks = [
		[],
		[],
		[],
		[]
	];
	for (const path of added.paths.filter(keeps)) {
		const rank = ranks[unlikeness(path, deleted)];
		if (rank !== void 0 && rank.length <= mostLookedInto) rank.push(path);
	}
	const paths = new Set([...holding.filter(keeps).sort(compareCodePoints), ...ranks.flat()]);
	paths.delete(deleted);
	return [...paths].slice(0, mostLookedInto);
}
function unlikeness(path, deleted) {
	const [name, own] = [nameOf(path), nameOf(deleted)];
	const dot = own.lastIndexOf(".");
	if (name === own) return 0;
	if (name.includes(dot > 0 ? own.slice(0, dot) : own)) return 1;
	return dot > 0 && name.endsWith(own.slice(dot)) ? 2 : 3;
}
function nameOf(path) {
	return path.slice(path.lastIndexOf("/") + 1);
}
// src/app/versions/read-ahead.ts
const mostAhead = 64;
const mostBytesAhead = 16777216;
function readAhead(blobs) {
	let queue = [];
	let places = new Map();
	let next = 0;
	let bytes = 0;
	const ready = new Map();
	async function ask(id) {
		const chunks = await blobs.open(id);
		if (ready.has(id)) bytes += sizeOf(chunks);
		return chunks;
	}
	function fill() {
		if (ready.size > mostAhead / 2) return;
		while (ready.size < mostAhead && bytes < mostBytesAhead) {
			const id = queue[next];
			if (id === void 0) return;
			next += 1;
			ready.set(id, ask(id));
		}
	}
	function pass(id) {
		const place = places.get(id) ?? -1;
		for (const other of ready.keys()) if ((places.get(other) ?? -1) <= place) ready.delete(other);
		if (ready.size === 0) bytes = 0;
	}
	return {
		expect(ids) {
			queue = [...new Set(ids)];
			places = new Map(queue.map((id, place) => [id, place]));
			next = 0;
			bytes = 0;
			ready.clear();
			if (queue.length > 1) fill();
		},
		async open(id) {
			const asked = ready.get(id);
			if (asked === void 0) return blobs.open(id);
			const chunks = await asked;
			bytes = Math.max(0, bytes - sizeOf(chunks));
			pass(id);
			fill();
			return chunks;
		}
	};
}
function sizeOf(chunks) {
	return (chunks ?? []).reduce((sum, chunk) => sum + chunk.length, 0);
}
// src/app/versions/load-version.ts
const mostBytesKept = 33554432;
const leastWeight = 1024;
function versionLoader(source, limits) {
	const blobs = readAhead(source);
	const kept = new Map();
	let weight = 0;
	const obstacles = new Map();
	return {
		get obstacles() {
			return [...obstacles.values()];
		},
		expect: blobs.expect,
		async load(governance, parts, path) {
			const { kind, settings } = governance;
			const where = kind.policy === void 0 ? [] : [path];
			const key = JSON.stringify([
				kind.id,
				settings.options,
				...where,
				...parts
			]);
			const known = kept.get(key);
			if (known !== void 0) return known;
			const version = await readParts(governance, parts, path);
			kept.set(key, version);
			weight += weightOf(version);
			for (const [oldest, old] of kept) {
				if (weight <= mostBytesKept || old === version) break;
				kept.delete(oldest);
				weight -= weightOf(old);
			}
			return version;
		},
		async graph({ kind, settings }, parts, path) {
			const contents = await contentsOf(new Map([...parts].filter(([, { nature }]) => nature === "regular")));
			const bytes = new Map([...contents].map(([role, chunks]) => [role, joinedBytes(chunks)]));
			return kind.policy?.(path, bytes, settings.options, limits);
		}
	};
	async function readParts({ kind, settings }, parts, path) {
		const contents = await contentsOf(parts);
		const { blob: _, nature = "regular", ...link } = parts.get("") ?? {};
		const version = readVersion(kind, settings.options, {
			parts: contents,
			nature,
			...link
		}, limits, path);
		const own = parts.size === 1 ? parts.get("")?.blob : void 0;
		return own === void 0 ? version : {
			...version,
			blob: own
		};
	}
	async function contentsOf(parts) {
		const contents = new Map();
		for (const [role, entry] of parts) {
			if (entry.nature === "submodule") continue;
			const chunks = await blobs.open(entry.blob);
			if (chunks === void 0) obstacles.set(entry.blob, missingBlob(entry.blob));
			else contents.set(role, chunks);
		}
		return contents;
	}
}
function weightOf({ content }) {
	return [...content.parts.values()].flat().reduce((sum, { length }) => sum + length, leastWeight);
}
function missingBlob(blob) {
	return {
		code: "object-missing",
		message: `the repository does not hold the object ${blob}`,
		fix: "Fetch what is missing: git fetch --refetch --no-filter"
	};
}
function versionsOf({ view, commits }, loader, finders) {
	return {
		...finders,
		graph: loader.graph,
		expect: loader.expect,
		get obstacles() {
			return [...loader.obstacles, ...finders.ids?.obstacles ?? []];
		},
		async at(at, { governance }, path) {
			const commit = typeof at === "string" ? commits.get(at) ?? at : at;
			const parts = await view.parts(commit, path, governance);
			return parts.has("") ? loader.load(governance, parts, path) : null;
		}
	};
}
// src/app/files/ids-elsewhere.ts
const none$1 = {
	standing: [],
	introduced: []
};
const noIds = new Set();
const mostKept = 1e6;
function idFinder(setup) {
	const { view, base } = setup;
	const reader = idReader(setup.blobs);
	const trees = new Map();
	const entries = new Map();
	let treeObstacle;
	const idsAt = async (at, path, governance) => {
		const entry = await view.entry(at, path);
		return entry?.nature === "regular" ? reader.read(entry.blob, governance) : noIds;
	};
	const learnFiles = async (at, governance, files) => {
		const holders = entries.get(governance) ?? new Map();
		entries.set(governance, holders);
		for (const file of files) learn$1(holders, file, await idsAt(at, file, governance));
	};
	const unwalked = async (at) => {
		const known = trees.get(at);
		if (known !== void 0) return known;
		const tree = await setup.history.tree(at);
		if (!tree.ok) treeObstacle = tree.obstacle;
		const paths = tree.ok ? [...tree.value.keys()].filter((path) => isExclusive(setup.govern(path))) : [];
		for (const [governance, files] of groupBy(paths, setup.govern)) if (governance !== void 0) await learnFiles(at, governance, files);
		trees.set(at, paths);
		return paths;
	};
	const filesOf = async (governance, after) => {
		const others = typeof after === "string" ? await unwalked(after) : [];
		const walked = [...view.governed()].flatMap(([file, other]) => other === governance ? [file] : []);
		if (!entries.has(governance) && walked.length > 1) await learnFiles(base, governance, walked);
		return [...walked, ...others.filter((file) => setup.govern(file) === governance)];
	};
	return {
		get obstacles() {
			return [...treeObstacle === void 0 ? [] : [treeObstacle], ...reader.obstacles()];
		},
		async find({ path, governance, after, before }) {
			if (!isExclusive(governance)) return none$1;
			if ((await filesOf(governance, after)).every((file) => file === path)) return none$1;
			const holders = entries.get(governance) ?? new Map();
			const ids = await idsAt(after, path, governance);
			learn$1(holders, path, ids);
			const has = async (at, file, id) => (await idsAt(at, file, governance)).has(id);
			const standing = [];
			const introduced = [];
			for (const [id, other] of sharedIds(holders, path, ids)) {
				if (!await has(after, other, id)) continue;
				standing.push({
					id,
					path: other
				});
				if (await isIntroduced$1(before, has, {
					id,
					path,
					other
				})) introduced.push({
					id,
					path: other
				});
			}
			return {
				standing,
				introduced
			};
		}
	};
}
function isExclusive(governance) {
	return governance?.kind.exclusiveIds !== void 0;
}
function learn$1(holders, path, ids) {
	for (const id of ids) {
		const known = holders.get(id);
		if (known === void 0) holders.set(id, path);
		else if (typeof known !== "string") known.add(path);
		else if (known !== path) holders.set(id, new Set([known, path]));
	}
}
function* sharedIds(holders, path, ids) {
	for (const id of ids) {
		const known = holders.get(id);
		if (known === void 0 || typeof known === "string") continue;
		for (const other of [...known].sort()) if (other !== path) yield [id, other];
	}
}
async function isIntroduced$1(before, has, { id, path, other }) {
	let held = false;
	let otherHeld = false;
	for (const { at, pathOf } of before) {
		const [own, others] = [await has(at, pathOf(path), id), await has(at, pathOf(other), id)];
		if (own && others) return false;
		held ||= own;
		otherHeld ||= others;
	}
	return held === otherHeld ? path > other : otherHeld;
}
function idReader(blobs) {
	const kept = new Map();
	const missing = new Set();
	let count = 0;
	return {
		obstacles: () => [...missing].map(missingBlob),
		async read(blob, { kind }) {
			const known = kept.get(blob);
			if (known !== void 0) return known;
			const chunks = await blobs.open(blob);
			if (chunks === void 0) missing.add(blob);
			const ids = kind.exclusiveIds?.(chunks ?? []) ?? noIds;
			kept.set(blob, ids);
			count += ids.size;
			for (const [oldest, { size }] of kept) {
				if (count <= mostKept || oldest === blob) break;
				kept.delete(oldest);
				count -= size;
			}
			return ids;
		}
	};
}
// src/app/squash.ts
function squashedPull({ message = "", parents }) {
	if (parents.length !== 1) return void 0;
	const [subject = ""] = message.split("\n", 1);
	const [, digits] = /\(#([1-9]\d{0,8})\)\s*$/.exec(subject) ?? [];
	return digits === void 0 ? void 0 : Number(digits);
}
function uncheckedSquash(commit) {
	const pull = squashedPull(commit);
	return pull === void 0 ? void 0 : {
		pull,
		checked: false
	};
}
function squashNotice({ id }, { pull, checked }) {
	return `${id.slice(0, 7)} was judged as a squash of #${pull}${checked ? "" : ", unchecked"}`;
}
// src/app/account/behind.ts
const mostVersions = 50;
const mostCommits = 500;
async function windowBehind({ history, view, range: { base } }, asks) {
	const absent = [];
	for (const path of asks) if (await view.entry(base, path) === null) absent.push(path);
	const touching = absent.length === 0 ? {
		ok: true,
		value: []
	} : await history.upTo(base, absent.length * 4, { touching: absent });
	const obstacle = touching.ok ? void 0 : touching.obstacle;
	const touched = touching.ok ? touching.value : [];
	const nothing = {
		commits: [],
		paths: new Set(),
		older: new Set(),
		obstacle
	};
	if (absent.length === asks.size && touching.ok && touched.length === 0) return nothing;
	const near = await history.upTo(base, mostCommits, { allParents: true });
	const window = near.ok ? near.value : [];
	const older = touched.filter(({ id }) => !window.some((each) => each.id === id));
	if (window.length + older.length === 0) return nothing;
	return {
		...latest$1([...older.toReversed(), ...window.toReversed()], asks),
		older: new Set(older),
		obstacle
	};
}
function latest$1(commits, asks) {
	const paths = new Set(asks);
	const counts = new Map();
	let first = commits.length;
	for (let index = commits.length - 1; index >= 0; index -= 1) {
		const changes = commits[index]?.changes ?? [];
		if (changes.some(({ path, before }) => before === null && paths.has(path))) {
			for (const { path, after } of changes) if (after === null) paths.add(path);
		}
		for (const { path } of changes) {
			const count = counts.get(path) ?? 0;
			if (!paths.has(path) || count >= mostVersions) continue;
			counts.set(path, count + 1);
			first = index;
		}
	}
	return {
		commits: commits.slice(first),
		paths
	};
}
function crossed(accounts) {
	return new Map([...accounts].map(([path, account]) => [path, accepted(account)]));
}
function accepted(account) {
	const file = {
		path: account.file.path,
		governance: account.file.governance
	};
	const { passed } = account;
	const { graph: _, ...rest } = account;
	return {
		...rest,
		file,
		origin: file.path,
		basePath: file.path,
		sidePaths: [],
		passed: passed === void 0 ? void 0 : accepted(passed),
		errors: account.errors.map((error) => ({
			...error,
			isBehind: true
		})),
		memory: behind(account.memory),
		vanished: [],
		flipped: [],
		stretches: [{
			from: account.version,
			isFirst: true
		}]
	};
}
function behind(memory) {
	const mark = (map) => new Map([...map].map(([key, left]) => [key, {
		...left,
		isBehind: true
	}]));
	const { last } = memory;
	return {
		entities: mark(memory.entities),
		plans: mark(memory.plans),
		...last === void 0 ? {} : { last: {
			...last,
			isBehind: true
		} }
	};
}
// src/app/account/ledger.ts
function ledger() {
	const said = [];
	const closed = new Map();
	return {
		said,
		say: (one) => said.push(one),
		close(id, one) {
			const known = closed.get(id);
			if (known === void 0) closed.set(id, [one]);
			else known.push(one);
		},
		endOf(id, open) {
			if (open.has(id) || goesOn(id, open)) return void 0;
			const ends = reached(id);
			const end = ends.find(({ how }) => how === "taken-back") ?? ends.find(({ how }) => how === "settled") ?? ends.at(0);
			if (end === void 0) return void 0;
			return {
				how: end.how === "continued" ? "repaired" : end.how,
				by: end.at
			};
		}
	};
	function reached(id) {
		return closed.get(id) ?? [];
	}
	function goesOn(first, open) {
		const seen = new Set();
		const pending = [first];
		for (let id = pending.pop(); id !== void 0; id = pending.pop()) {
			if (seen.has(id)) continue;
			seen.add(id);
			if (open.has(id)) return true;
			for (const { into } of reached(id)) pending.push(...into);
		}
		return false;
	}
}
// src/app/account/account.ts
const nothing$2 = {
	entities: new Map(),
	plans: new Map()
};
function newAccount(file, version, place) {
	return {
		...place,
		file,
		sidePaths: [],
		version,
		errors: [],
		memory: nothing$2,
		mayBegin: false,
		settled: [],
		used: [],
		vanished: [],
		flipped: [],
		stretches: [{
			from: version,
			isFirst: true
		}]
	};
}
function mayBegin({ file, graph }, doc, goesOnElsewhere) {
	const { kind } = file.governance;
	if (kind.deletion === "warning" || goesOnElsewhere && kind.keepsParents === true) return true;
	return doc !== null && kind.isFinished?.(doc, graph) === true;
}
function isFree(account, isAlike, from, findings) {
	const notes = findings.filter(({ ruleId }) => ruleId === deleted.id);
	if (!notes.every(({ severity }) => severity === "note")) return false;
	const archived = notes.flatMap(({ data }) => Array.isArray(data?.archived) ? data.archived : []);
	return mayBegin(account, docOf(from), archived.some((path) => typeof path === "string" && isAlike(path)));
}
function cutsRange(kind, findings) {
	const rules = [...fileRules, ...kind.rules];
	return findings.some(({ ruleId }) => rules.some(({ id, cutsRange: cuts }) => id === ruleId && cuts === true));
}
function cut({ stretches, version }, after, isRefused) {
	return [...stretches.map((stretch) => "to" in stretch ? stretch : {
		...stretch,
		to: version
	}), {
		from: after,
		...isRefused ? { isRefused: true } : {}
	}];
}
// src/app/account/subjects.ts
const empty = {
	done: false,
	counter: 0,
	set: []
};
function holdSame(kind, left, right, subject) {
	const { entity, field } = splitSubject(subject);
	const [one, other] = [left, right].map((doc) => doc === null ? void 0 : kind.entity(doc, entity));
	if (field === void 0) return same(kind, left, right, subject);
	const [mine, theirs] = [ownField(one?.fields, field), ownField(other?.fields, field)];
	const role = (mine ?? theirs)?.role;
	if (role === void 0) return same(kind, left, right, subject);
	return jsonEqual(mine?.value ?? empty[role], theirs?.value ?? empty[role]);
}
function ownField(fields, name) {
	return fields !== void 0 && Object.hasOwn(fields, name) ? fields[name] : void 0;
}
function changes$1(kind, before, after, subject) {
	const { entity } = splitSubject(subject);
	if (entity !== "" && has(kind, before, entity) !== has(kind, after, entity)) return true;
	return !holdSame(kind, before, after, subject);
}
function has(kind, doc, id) {
	return doc !== null && kind.entity(doc, id) !== void 0;
}
function sameRoles(kind, left, right, id) {
	if (!has(kind, left, id) || !has(kind, right, id)) return false;
	const fields = {
		...fieldsOf(kind, left, id),
		...fieldsOf(kind, right, id)
	};
	return Object.entries(fields).every(([name, { role }]) => ![
		"value",
		"done",
		"counter"
	].includes(role) || holdSame(kind, left, right, subjectOf(id, name)));
}
function fieldsOf(kind, doc, id) {
	return (doc === null ? void 0 : kind.entity(doc, id))?.fields ?? {};
}
function goesWhole(kind, options, before, after) {
	if (before === null) return false;
	if (after === null) return true;
	const [old, now] = [docOf(before), docOf(after)];
	return old !== null && now !== null && kind.plans?.rotates(old, now, options) === true;
}
function isCarried(kind, before, after, subject) {
	const { entity } = splitSubject(subject);
	if (entity === "" || !has(kind, before, entity) || !has(kind, after, entity)) return false;
	return kind.plans?.key(before) === kind.plans?.key(after) && same(kind, before, after, subjectOf(entity));
}
function sameVersion(kind, left, right) {
	if (left === right) return true;
	const [one, other] = [docOf(left), docOf(right)];
	if (one === null || other === null || left?.file.nature !== right?.file.nature) return false;
	if (kind.plans !== void 0 && kind.plans.key(one) !== kind.plans.key(other)) return false;
	if (!sameFileFields(kind, one, other)) return false;
	return [...new Set([...kind.entities(one), ...kind.entities(other)])].every((id) => same(kind, one, other, subjectOf(id)) && sameClaims(kind, one, other, id));
}
function sameClaims(kind, left, right, id) {
	const fields = {
		...fieldsOf(kind, left, id),
		...fieldsOf(kind, right, id)
	};
	return Object.entries(fields).every(([name, { role }]) => role !== "claim" || holdSame(kind, left, right, subjectOf(id, name)));
}
function sameFileFields(kind, left, right) {
	const fields = {
		...fieldsOf(kind, left, ""),
		...fieldsOf(kind, right, "")
	};
	return Object.entries(fields).every(([name, { role }]) => role === "form" || holdSame(kind, left, right, subjectOf("", name)));
}
function isAbout(error, subjects) {
	return error.isFile || subjects.some((one) => error.subjects.some((other) => overlaps(one, other)));
}
function bigFirst(left, right) {
	return rank(left) - rank(right);
}
function rank(subject) {
	return splitSubject(subject).field === void 0 ? 0 : 1;
}
function aboutSame(left, right) {
	return left.some((one) => right.some((other) => overlaps(one, other) || splitSubject(one).entity === splitSubject(other).entity));
}
// src/app/account/ground.ts
function withDoc(version, doc, like = version) {
	const base = version?.parsed === void 0 ? like : version;
	if (doc === null || base?.parsed === void 0) return null;
	if (doc === base.parsed.doc) return base;
	const { blob: _, ...read } = base;
	return {
		...read,
		parsed: {
			...base.parsed,
			doc
		}
	};
}
function withEachReturned(kind, doc, returns) {
	let at = doc;
	const sorted = returns.toSorted((left, right) => bigFirst(left.subject, right.subject));
	for (let index = 0; index < sorted.length;) {
		const ground = sorted[index]?.ground ?? null;
		const same = [];
		for (; index < sorted.length && (sorted[index]?.ground ?? null) === ground; index += 1) same.push(sorted[index]?.subject ?? "");
		at = at === null ? at : kind.graft(at, ground, same);
	}
	return at;
}
function acceptedVersion(account, next = null) {
	if (account.passed !== void 0) return acceptedVersion(account.passed, next);
	const { kind } = account.file.governance;
	return atGround(account, account.errors.filter((error) => !isAccepted(error) || takesBack(kind, error, next)));
}
function isAccepted({ isBehind, isWhole, isMadeBehind, subjects }) {
	return isBehind || isWhole && isMadeBehind && subjects.every((each) => splitSubject(each).entity !== "");
}
function takesBack(kind, error, next) {
	return next !== null && error.subjects.some((subject) => comesBack(kind, error, next, subject));
}
function atGround(account, errors) {
	const { kind } = account.file.governance;
	const whole = errors.find(({ isFile, version }) => isFile && version !== void 0);
	const start = whole === void 0 ? account.version : whole.version ?? null;
	const returns = errors.filter(({ isFile }) => !isFile).flatMap(({ subjects, ground }) => subjects.map((subject) => ({
		subject,
		ground
	})));
	return returns.length === 0 ? start : withDoc(start, withEachReturned(kind, docOf(start), returns));
}
function comesBack(kind, error, next, subject) {
	if (error.isFile) return false;
	return !error.isWhole && [error.ground, ...error.others].some((each) => holdSame(kind, each, next, subject));
}
function judgedFrom(account, after, consult = false) {
	const { kind, settings } = account.file.governance;
	const next = docOf(after);
	const rotates = goesWhole(kind, settings.options, account.version, after);
	const file = account.errors.find((error) => isLeft(error, account.version, after));
	const start = file === void 0 ? account.version : wholeGround(kind, file, after);
	const doc = docOf(account.version);
	const returns = [];
	for (const error of account.errors) {
		if (error.isFile) continue;
		for (const subject of error.subjects) {
			if (!changes$1(kind, doc, next, subject) && (!rotates || isCarried(kind, doc, next, subject))) continue;
			if (isAccepted(error) && !(consult && comesBack(kind, error, next, subject))) continue;
			const ground = [error.ground, ...error.others].find((each) => holdSame(kind, each, next, subject)) ?? error.ground;
			returns.push({
				subject,
				ground
			});
		}
	}
	if (isWaivedWhole(kind, account, after)) return after;
	return withWaived(kind, returns.length === 0 ? start : withDoc(start, withEachReturned(kind, docOf(start), returns)), account, next);
}
function isWaivedWhole(kind, { version, settled }, after) {
	const isOne = ({ versions = [] }, each) => versions.some((one) => sameVersion(kind, one, each));
	return settled.some((change) => isOne(change, version) && isOne(change, after));
}
function wholeGround(kind, { version = null, others }, after) {
	return others.map((doc) => withDoc(version, doc)).find((each) => sameVersion(kind, each, after)) ?? version;
}
function isLeft(error, before, after) {
	return error.isFile && !error.isBehind && error.version !== void 0 && before !== after;
}
function isEither(kind, { subject, before, after, versions }, doc) {
	return versions === void 0 && (holdSame(kind, doc, before, subject) || holdSame(kind, doc, after, subject));
}
function isWaivedAgain({ file, version, settled }, after, subjects) {
	const { kind } = file.governance;
	const isFree = (subject) => settled.some((change) => change.subject === subject && isEither(kind, change, docOf(version)) && isEither(kind, change, docOf(after)) && !holdSame(kind, docOf(version), docOf(after), subject));
	return subjects.length > 0 && subjects.every(isFree);
}
function withWaived(kind, from, { version, settled }, next) {
	const now = docOf(from);
	if (now === null || next === null || settled.length === 0) return from;
	const subjects = settled.filter((change) => isEither(kind, change, docOf(version)) && isEither(kind, change, next)).map(({ subject }) => subject);
	return subjects.length === 0 ? from : withDoc(from, kind.graft(now, next, subjects));
}
function withReturned(kind, doc, ground, subjects) {
	return doc === null ? doc : kind.graft(doc, ground, [...subjects].sort(bigFirst));
}
// src/app/account/memory.ts
function remembered(account, after) {
	const { memory, file } = account;
	const { kind, settings } = file.governance;
	const next = docOf(after);
	const standing = standingVersion(account);
	const doc = docOf(standing);
	if (standing === null || doc === null) return memory;
	if (after !== null && next === null) return memory;
	const ids = [...kind.entities(doc)];
	const away = next === null ? [] : ids.filter((id) => !has(kind, next, id));
	const names = away.length === 0 ? void 0 : kind.renames?.(doc, next);
	const gone = away.filter((id) => names?.has(id) !== true);
	const rotates = next !== null && kind.plans?.rotates(doc, next, settings.options) === true;
	if (after !== null && gone.length === 0 && !rotates) return memory;
	const accepted = docOf(acceptedVersion(account, next)) ?? doc;
	const left = {
		version: standing,
		accepted,
		isBehind: false,
		at: account.at,
		path: file.path
	};
	if (after === null) return {
		...memory,
		last: left
	};
	const plan = planOf(kind, doc);
	if (rotates && plan !== planOf(kind, next)) return {
		...memory,
		plans: new Map(memory.plans).set(plan, left)
	};
	const known = new Set(ids);
	const lost = [...gone, ...[...kind.entities(accepted)].filter((id) => !known.has(id) && !has(kind, next, id))];
	return {
		...memory,
		entities: new Map([...memory.entities, ...lost.map((id) => [keyOf(plan, id), left])])
	};
}
function standingVersion({ version, passed, errors }) {
	if (passed !== void 0) return standingVersion(passed);
	return version ?? errors.find(({ isFile, version: lost }) => isFile && lost)?.version ?? null;
}
function mayReturn(account, after) {
	const { kind, settings } = account.file.governance;
	const [doc, next] = [docOf(account.version), docOf(after)];
	if (doc === null || next === null) return new Set();
	if (kind.plans?.rotates(doc, next, settings.options)) return new Set(planOf(kind, doc) === planOf(kind, next) ? [] : [""]);
	const came = [...kind.entities(next)].filter((id) => !has(kind, doc, id));
	return new Set(came.filter((id) => isAdvanced(kind, next, id)));
}
function isAdvanced(kind, doc, id) {
	if (kind.isNewOnReturn?.(doc, id)) return false;
	return Object.values(fieldsOf(kind, doc, id)).some(({ role, value }) => role === "done" && value === true || role === "counter");
}
function recalled(account, from, after, asks) {
	const { kind, settings } = account.file.governance;
	const next = docOf(after);
	if (next === null) return {
		from,
		cameBack: []
	};
	if (from === null) return fileComesBack(account, next);
	const doc = docOf(from);
	if (doc === null) return {
		from,
		cameBack: []
	};
	if (kind.plans?.rotates(doc, next, settings.options)) {
		const plan = account.memory.plans.get(planOf(kind, next));
		if (!(plan !== void 0 && planOf(kind, doc) !== planOf(kind, next) && (!plan.isBehind || asks.size > 0))) return {
			from,
			cameBack: []
		};
		const known = asItWas(kind, plan, next);
		return {
			from,
			cameBack: [],
			knownPlan: kind.followNames?.(known, known, next) ?? known
		};
	}
	return entitiesComeBack(account, from, doc, next, asks);
}
function fileComesBack(account, next) {
	const { memory, mayBegin, file } = account;
	const { kind } = file.governance;
	const { last } = memory;
	if (last === void 0) return {
		from: null,
		cameBack: []
	};
	const stood = withDoc(last.version, acceptedOf(last));
	if (mayBegin) return {
		from: kind.plans === void 0 ? carriedOver(kind, stood, next) : stood,
		cameBack: [],
		begun: true
	};
	const doc = asItWas(kind, last, next);
	const ids = [...kind.entities(doc)].filter((id) => isOldOne(kind, doc, next, id));
	return {
		from: withDoc(last.version, doc),
		cameBack: ids
	};
}
function carriedOver(kind, stood, next) {
	const doc = docOf(stood);
	const isCarried = (id) => isOldOne(kind, doc, next, id);
	const ids = doc === null ? [] : [...kind.entities(doc)];
	if (!ids.some(isCarried)) return null;
	const left = ids.filter((id) => !isCarried(id)).map((id) => subjectOf(id));
	return stood === null ? null : withDoc(stood, kind.graft(doc, next, left));
}
function isOldOne(kind, doc, next, id) {
	return has(kind, next, id) && kind.isNewOnReturn?.(doc, id) !== true;
}
function entitiesComeBack({ memory, file }, from, doc, next, asks) {
	const { kind } = file.governance;
	if (memory.entities.size === 0) return {
		from,
		cameBack: []
	};
	const plan = planOf(kind, next);
	const cameBack = [];
	let at = doc;
	for (const id of kind.entities(next)) {
		const left = memory.entities.get(keyOf(plan, id));
		if (left === void 0 || has(kind, doc, id) || left.isBehind && !asks.has(id)) continue;
		const was = left.isBehind && !sameRoles(kind, left.accepted, next, id) ? docOf(left.version) : left.accepted;
		if (!has(kind, was, id) || kind.isNewOnReturn?.(was, id)) continue;
		if (left.isBehind && !isAlike(kind, was, next, id)) continue;
		at = kind.graft(at, was, [subjectOf(id)]);
		cameBack.push(id);
	}
	return {
		from: withDoc(from, at),
		cameBack
	};
}
function isAlike(kind, was, next, id) {
	const [old, now] = [kind.entity(was, id)?.label, kind.entity(next, id)?.label];
	return old === void 0 || now === void 0 || wordsSimilar(old, now);
}
function acceptedOf({ version, accepted, isBehind }) {
	return isBehind ? docOf(version) : accepted;
}
function asItWas(kind, { version, accepted, isBehind }, next) {
	const raw = docOf(version);
	if (!isBehind || raw === null) return accepted;
	const back = [...kind.entities(next)].filter((id) => sameRoles(kind, accepted, next, id));
	return back.length === 0 ? raw : kind.graft(raw, accepted, back.map((id) => subjectOf(id)));
}
function planOf(kind, doc) {
	return kind.plans?.key(doc) ?? "";
}
function keyOf(plan, id) {
	return JSON.stringify([plan, id]);
}
function movedAway$1(account, { id }) {
	const { file, origin, basePath } = account;
	const doc = docOf(account.passed?.version ?? account.version);
	return {
		...newAccount(file, null, {
			origin: `${origin} ${id}`,
			basePath,
			at: id
		}),
		isMovedAway: true,
		memory: remembered(account, null),
		mayBegin: mayBegin(account, doc, true),
		stretches: []
	};
}
// src/app/account/walk.ts
const none = new Map();
const nothingBehind = {
	accounts: new Map(),
	shapes: new Map()
};
function memoryOf(behind = nothingBehind) {
	const accounts = new Map();
	const at = (commit) => accounts.get(commit) ?? behind.accounts.get(commit) ?? none;
	return {
		at,
		accounts,
		shapes: new Map(behind.shapes),
		asks: new Set(),
		lastSaid(commit, path) {
			const account = at(commit).get(path);
			if (account === void 0 || account.isMovedAway) return void 0;
			if (docOf(account.version) !== null) return account.version;
			const hasStood = account.version !== null || account.memory.last !== void 0;
			return account.passed?.version ?? (hasStood ? null : void 0);
		},
		leftAt(commit) {
			return [...at(commit).values()].flatMap(({ file, version, memory: { last }, isMovedAway, errors }) => {
				return version === null && last !== void 0 && !isMovedAway && errors.length === 0 ? [{
					...file,
					version: last.version
				}] : [];
			});
		}
	};
}
function governedAlike({ past }, { file }) {
	return (path) => past.view.governed().get(path)?.kind === file.governance.kind;
}
// src/app/account/unkept.ts
async function unkept(walk, heads, tip) {
	const found = [];
	const archived = new Map(walk.run.ledger.said.filter(isArchived).map((said) => [said.origin, said]));
	if (tip === void 0 || archived.size === 0) return found;
	for (const account of heads) {
		const last = archived.get(account.origin);
		const lost = account.memory.last;
		if (last === void 0 || lost === void 0 || lost.isBehind || isBack(account, lost)) continue;
		const [path = ""] = archivesOf(last.finding);
		const commit = walk.past.commits.get(last.finding.commits?.[0] ?? "");
		const keeps = async (at) => at !== void 0 && (await walk.versions.archives(at, account.file, [lost.version], null)).length > 0;
		if (governedAlike(walk, account)(path) || !await keeps(commit) || await keeps(tip)) continue;
		const took = [...walk.past.commits.values()].findLast(({ changes }) => changes.some((change) => change.path === path));
		found.push({
			origin: last.origin,
			finding: asDeleted(last.finding, account, took ?? tip)
		});
	}
	return found;
}
function isArchived({ finding }) {
	return finding.ruleId === deleted.id && finding.messageId === "archived";
}
function archivesOf({ data }) {
	return Array.isArray(data?.archived) ? data.archived.map(String) : [];
}
function isBack({ version, stretches, file }, lost) {
	const { kind } = file.governance;
	const [old, now] = [docOf(lost.version), docOf(version)];
	if (version !== null && stretches.length === 1) return true;
	if (kind.deletion === "warning" && kind.isFinished?.(acceptedOf(lost)) === true) return true;
	return old === null || now !== null && [...kind.entities(old)].every((id) => has(kind, now, id));
}
function asDeleted(finding, { file: { governance } }, took) {
	const [path] = archivesOf(finding);
	const [at] = finding.commits ?? [];
	const { deletion } = governance.kind;
	const repair = path === void 0 || at === void 0 ? {} : { repair: {
		run: `git checkout ${at.slice(0, 12)} --`,
		path
	} };
	return {
		...finding,
		severity: deletion,
		messageId: deletion === "warning" ? "warned" : "refused",
		message: `the state file was deleted before, and this takes away ${path ?? "the file"} that kept its content`,
		commits: [took.id],
		fingerprint: shortDigest(`${finding.fingerprint} kept nowhere`),
		...repair
	};
}
// src/app/past.ts
function sameEntry(left, right) {
	return left?.blob === right?.blob && left?.nature === right?.nature;
}
function sameParts(left, right) {
	return left.size === right.size && [...left].every(([role, entry]) => sameEntry(entry, right.get(role)));
}
function parentOf({ commits }, { parents: [first] }) {
	return first === void 0 ? void 0 : commits.get(first);
}
// src/app/files/moves.ts
const leastShare = .5;
const mostCompared = 1e4;
async function findMoves(known, ends) {
	const moves = paired(pairsOf(ends, sameBytes$1));
	const origins = new Set(moves.values());
	const gone = ends.gone.filter(({ path }) => !origins.has(path));
	const come = ends.come.filter(({ path }) => !moves.has(path));
	if (gone.length === 0 || come.length === 0) return moves;
	const before = await sayings(known, ends.ancestor, gone);
	const after = await sayings(known, ends.commit, come);
	let compared = 0;
	const similar = pairsOf({
		gone,
		come
	}, (old, now) => {
		compared += 1;
		return compared > mostCompared ? 0 : shareOf(before.get(old.path), after.get(now.path));
	});
	return new Map([...moves, ...paired(similar)]);
}
async function findReturns(known, parent, commit, come) {
	const left = come.length === 0 ? [] : known.memory.leftAt(parent);
	if (left.length === 0) return new Map();
	const before = new Map(left.map(({ path, governance, version }) => [path, sayingOf(governance.kind, docOf(version))]));
	const after = await sayings(known, commit, come);
	return paired(pairsOf({
		gone: left,
		come
	}, (old, now) => shareOf(before.get(old.path), after.get(now.path))));
}
function sameBytes$1(old, now) {
	return old.entry.blob === now.entry.blob && old.entry.nature === now.entry.nature ? 1 : 0;
}
function shareOf(before, after) {
	return before === void 0 || after === void 0 ? 0 : keptShare(before, after);
}
function pairsOf({ gone, come }, measure) {
	const pairs = [];
	for (const old of gone) for (const now of come) {
		const share = old.governance.kind === now.governance.kind ? measure(old, now) : 0;
		if (share >= leastShare) pairs.push({
			from: old.path,
			to: now.path,
			share
		});
	}
	return pairs.sort((left, right) => right.share - left.share || compareCodePoints(left.from, right.from) || compareCodePoints(left.to, right.to));
}
function paired(pairs) {
	const moves = new Map();
	const taken = new Set();
	for (const { from, to } of pairs) {
		if (taken.has(from) || moves.has(to)) continue;
		taken.add(from);
		moves.set(to, from);
	}
	return moves;
}
async function sayings(known, at, files) {
	const found = new Map();
	for (const file of files) {
		const version = await known.versions.at(at, file, file.path);
		const last = typeof at === "string" ? known.memory.lastSaid(at, file.path) : void 0;
		const doc = docOf(version) ?? docOf(last);
		if (doc !== null) found.set(file.path, sayingOf(file.governance.kind, doc));
	}
	return found;
}
async function sideOf(known, commit, parent, files) {
	const [gone, come] = [[], []];
	for (const { path, governance, before, after } of await changesAgainst(known.past.view, commit, parent, files)) {
		if (before !== null && after === null) gone.push({
			path,
			governance,
			entry: before
		});
		const isBack = known.memory.lastSaid(parent, path) === null;
		if (before === null && after !== null && !isBack) come.push({
			path,
			governance,
			entry: after
		});
	}
	const moved = await findMoves(known, {
		ancestor: parent,
		commit,
		gone,
		come
	});
	const free = come.filter(({ path }) => !moved.has(path));
	return {
		moves: commit.parents.length > 1 ? moved : new Map([...moved, ...await findReturns(known, parent, commit, free)]),
		gone: new Set(gone.map(({ path }) => path))
	};
}
async function changesAgainst(view, commit, parent, files) {
	if (parent === commit.parents[0]) return commit.changes.flatMap((change) => {
		const governance = files.get(change.path);
		return governance === void 0 ? [] : [{
			...change,
			governance
		}];
	});
	const changes = [];
	for (const [path, governance] of files) {
		const [before, after] = [await view.entry(parent, path), await view.entry(commit, path)];
		changes.push({
			path,
			governance,
			before,
			after
		});
	}
	return changes;
}
function movedAway(path, sides) {
	const having = sides.filter(({ gone }) => gone.has(path));
	return having.length > 0 && having.every(({ moves }) => [...moves.values()].includes(path));
}
// src/app/files/concerned-files.ts
async function concernedFiles(known, commit, besides) {
	const { view } = known.past;
	const changed = new Set(commit.changes.map(({ path }) => path));
	const differing = commit.parents.length > 1 ? new Map(await differingFiles(view, commit)) : void 0;
	const direct = [...view.governed()].filter(([path, governance]) => besides.has(path) || (differing?.has(path) ?? touches(path, governance, changed)) || view.twins(path).some((twin) => changed.has(twin)));
	const named = await addressedFiles(view, commit, direct);
	const all = new Map([...direct, ...named]);
	const sides = await Promise.all(commit.parents.map((parent) => sideOf(known, commit, parent, all)));
	return [...all].filter(([path]) => !movedAway(path, sides)).map(([path, governance]) => {
		const moved = sides.some(({ moves }) => moves.has(path));
		const origins = sides.map(({ moves }) => moves.get(path) ?? path);
		return {
			path,
			governance,
			...moved ? { origins } : {}
		};
	}).sort((left, right) => left.path < right.path ? -1 : 1);
}
function isGoverned(view, path) {
	const files = view.governed();
	if (files.has(path) || view.carries(path) || view.twins(path).length > 0) return true;
	const only = new Set([path]);
	return [...files].some(([file, governance]) => touches(file, governance, only));
}
function touches(path, { kind, settings }, changed) {
	if (changed.has(path)) return true;
	return kind.parts(path, settings.options).some(({ glob }) => isPattern(glob) ? [...changed].some(globMatcher(glob)) : changed.has(glob));
}
async function differingFiles(view, commit) {
	const differing = [];
	for (const [path, governance] of view.governed()) {
		const result = await view.parts(commit, path, governance);
		for (const parent of commit.parents) {
			if (sameParts(await view.parts(parent, path, governance), result)) continue;
			differing.push([path, governance]);
			break;
		}
	}
	return differing;
}
async function addressedFiles(view, commit, direct) {
	const { message } = commit;
	if (message === void 0) return [];
	const found = [];
	for (const [kind, files] of groupBy(view.governed(), ([, governance]) => governance.kind)) {
		const addressed = kind.addressed?.(message);
		if (addressed === void 0 || !asksFor(addressed)) continue;
		const present = [];
		for (const file of files) if (await view.entry(commit, file[0]) !== null) present.push(file);
		const own = addressed.unnamed && present.length === 1 && direct.length === 0 ? present : present.filter(([path]) => addressed.paths.includes(path));
		const isHeard = own.length > 0 || direct.some(([, governance]) => governance.kind === kind);
		found.push(...addressed.unread && !isHeard ? present.slice(0, 1) : own);
	}
	return found;
}
const siblingsIn = onceFor((all, commit) => {
	const changed = new Set(touchedBy(commit));
	return pathsByKind(all.filter(({ path }) => changed.has(path)));
});
function governedByKind(view) {
	const governed = view.governed();
	const known = governedPaths.get(view);
	if (known?.size === governed.size) return known.paths;
	const paths = pathsByKind([...governed].map(([path, governance]) => ({
		path,
		governance
	})));
	governedPaths.set(view, {
		size: governed.size,
		paths
	});
	return paths;
}
const governedPaths = new WeakMap();
function pathsByKind(files) {
	const groups = groupBy(files, ({ governance }) => governance.kind);
	return new Map([...groups].map(([kind, group]) => [kind, group.map(({ path }) => path)]));
}
const touchedBy = onceFor((commit) => commit.changes.map(({ path }) => path));
// src/app/files/concerned-file.ts
function pathAt({ path, origins }, parent) {
	return origins?.[parent] ?? path;
}
// src/app/versions/commit-versions.ts
async function loadVersions(known, commit, file) {
	const parents = [];
	for (const [index, parent] of commit.parents.entries()) parents.push(await known.versions.at(parent, file, pathAt(file, index)));
	if (parents.length === 0) parents.push(null);
	const held = parents.filter((parent) => parent !== null).length;
	const bases = [];
	for (const base of await mergeBases(known, commit)) bases.push(await versionAtBase(known, {
		base,
		commit,
		file,
		mayHaveMoved: held > 1
	}));
	return {
		parents,
		bases,
		after: await known.versions.at(commit, file, file.path)
	};
}
async function versionAtBase(known, question) {
	const { base: at, commit, file, mayHaveMoved } = question;
	for (const path of new Set([file.path, ...file.origins ?? []])) {
		const version = await known.versions.at(at, file, path);
		if (version !== null) return {
			at,
			path,
			version
		};
	}
	const entry = mayHaveMoved ? await known.past.view.entry(commit, file.path) : null;
	if (entry === null) return {
		at,
		path: file.path,
		version: null
	};
	const path = (await findMoves(known, {
		ancestor: at,
		commit,
		gone: await goneSince(known, at, commit, file),
		come: [{
			...file,
			entry
		}]
	})).get(file.path);
	if (path === void 0) return {
		at,
		path: file.path,
		version: null
	};
	return {
		at,
		path,
		version: await known.versions.at(at, file, path)
	};
}
async function goneSince({ past: { view } }, base, commit, file) {
	const gone = [];
	for (const [path, governance] of view.governed()) {
		if (governance.kind !== file.governance.kind) continue;
		const entry = await view.entry(base, path);
		if (entry !== null && await view.entry(commit, path) === null) gone.push({
			path,
			governance,
			entry
		});
	}
	return gone;
}
async function mergeBases({ past }, { parents: [first, ...others] }) {
	const bases = new Set();
	if (first === void 0) return bases;
	for (const other of others) {
		const found = await past.history.mergeBases(first, other);
		if (found.ok) for (const base of found.value) bases.add(base);
		else past.obstacles.push(found.obstacle);
	}
	return bases;
}
// src/app/account/archived-later.ts
async function archivedLater(walk, commit, accounts) {
	let isRepaired = false;
	const isMerge = commit.parents.length > 1;
	const addsFile = commit.changes.some(({ before, after }) => before === null && after !== null);
	if (!isMerge && !addsFile) return isRepaired;
	for (const [path, account] of accounts) {
		const error = account.version === null ? account.errors.find(({ finding }) => finding.ruleId === deleted.id) : void 0;
		if (error === void 0 || error.commit === commit.id) continue;
		const archived = await walk.versions.archives(commit, account.file, [error.version ?? null], null);
		if (archived.length === 0) continue;
		isRepaired = true;
		walk.run.ledger.close(error.id, {
			how: "repaired",
			at: commit.id,
			into: []
		});
		const isFree = mayBegin(account, docOf(error.version), archived.some(governedAlike(walk, account)));
		const errors = account.errors.filter((each) => each !== error);
		accounts.set(path, {
			...account,
			errors,
			mayBegin: isFree
		});
	}
	return isRepaired;
}
// src/app/account/change.ts
function setupOf({ limits }, { file }) {
	return {
		...file.governance,
		path: file.path,
		limits
	};
}
function refusedBy({ refuses, subject }) {
	return refuses ?? [subject];
}
function isError({ severity }) {
	return severity === "error";
}
// src/app/files/path-collisions.ts
async function collisionsOf(view, commit, { path }) {
	const twins = view.twins(path);
	if (twins.length === 0 || await view.entry(commit, path) === null) return {
		standing: [],
		introduced: []
	};
	const standing = [];
	const introduced = [];
	for (const twin of twins) {
		if (await view.entry(commit, twin) === null) continue;
		standing.push(twin);
		if (await isIntroduced(view, commit, path, twin)) introduced.push(twin);
	}
	return {
		standing,
		introduced
	};
}
async function isIntroduced(view, commit, path, twin) {
	let stood = false;
	let twinStood = false;
	for (const parent of commit.parents) {
		const [own, other] = [await stands(view, parent, path), await stands(view, parent, twin)];
		if (own && other) return false;
		stood ||= own;
		twinStood ||= other;
	}
	if (!view.governed().has(twin)) return true;
	return stood === twinStood ? path > twin : twinStood;
}
async function stands(view, commit, path) {
	return await view.entry(commit, path) !== null;
}
// src/app/versions/file-graph.ts
async function fileGraph(known, commit, file, standing, isBehind) {
	if (file.governance.kind.policy === void 0) return void 0;
	if (standing.graph !== void 0 && !isBehind) return standing.graph;
	const find = async (spots) => {
		for (const spot of spots) {
			const graph = await graphAt(known, commit, file, spot);
			if (graph !== void 0) return graph;
		}
	};
	return await find(isBehind ? [] : spotsBefore(known, standing)) ?? await find(isBehind ? [] : await spotsOfGone(known, file, standing)) ?? await find(spotsAround(commit, file));
}
function spotsBefore({ past: { range } }, { basePath, sidePaths, left }) {
	const before = [...new Set([range.tip ?? range.base, range.base])];
	const paths = [...new Set([basePath, ...sidePaths])];
	return [...before.flatMap((at) => paths.map((path) => ({
		at,
		path
	}))), ...left?.at === void 0 ? [] : [{
		at: left.at,
		path: left.path
	}]];
}
async function spotsOfGone({ past }, { governance }, { basePath }) {
	const { base } = past.range;
	if (await past.view.entry(base, basePath) === null) return [];
	const touching = governance.kind.parts(basePath, governance.settings.options).map(({ glob }) => glob).filter((glob) => !isPattern(glob));
	if (touching.length === 0) return [];
	const commits = await past.history.upTo(base, touching.length * 4, { touching });
	if (!commits.ok) past.obstacles.push(commits.obstacle);
	return (commits.ok ? commits.value : []).flatMap(({ parents }) => parents.map((at) => ({
		at,
		path: basePath
	})));
}
function spotsAround(commit, file) {
	return [...commit.parents.map((at, index) => ({
		at,
		path: pathAt(file, index)
	})), {
		at: commit,
		path: file.path
	}];
}
async function graphAt({ past: { view }, versions }, commit, { governance, path: own }, { at, path }) {
	const parts = await view.parts(at, path, governance);
	const entry = parts.get("") ?? await view.entry(commit, own);
	const known = new Map(entry === null ? parts : [...parts, ["", entry]]);
	return versions.graph(governance, known, path);
}
// src/app/account/circumstances.ts
const mostPrior = 20;
async function changeOf(walk, commit, file, setting, { after, account }) {
	const { concerned, steps, reverts } = setting;
	const collisions = await collisionsOf(walk.past.view, commit, file);
	const before = filesBefore(walk, commit, concerned);
	const elsewhere = await walk.versions.ids?.find({
		...file,
		after: commit,
		before
	});
	const left = account.version === null && after !== null ? account.memory.last : void 0;
	const graph = await fileGraph(walk, commit, file, {
		...account,
		left
	}, walk.run.isBehind);
	const revert = await revertOf(walk, reverts, file, account);
	return {
		commit,
		file,
		after,
		context: {
			...contextOf$1(walk, commit, file),
			siblings: siblingsIn(concerned, commit).get(file.governance.kind) ?? [],
			collisions: collisions.introduced,
			...walk.run.isBehind ? {} : { elsewhere: elsewhere?.introduced ?? [] },
			vanished: account.vanished,
			...revert === void 0 ? {} : { reverts: revert.commit },
			...steps === void 0 ? {} : { steps },
			...graph === void 0 ? {} : { policy: graph }
		},
		standing: {
			collisions: collisions.standing,
			elsewhere: elsewhere?.standing ?? []
		},
		archivesOf: (lost, kept = after) => walk.versions.archives(commit, file, lost, kept),
		isAlike: governedAlike(walk, account),
		...revert === void 0 ? {} : { revert }
	};
}
async function revertOf(walk, reverts, file, account) {
	if (reverts === void 0) return void 0;
	const [at] = reverts.parents;
	const known = at === void 0 ? void 0 : walk.memory.at(at).get(file.path);
	if (known !== void 0) return {
		commit: reverts.id,
		before: known
	};
	const version = at === void 0 ? null : await walk.versions.at(at, file, file.path);
	return {
		commit: reverts.id,
		before: newAccount(file, version, {
			...account,
			at
		})
	};
}
function contextOf$1({ past, run }, commit, file) {
	const { message, at } = commit;
	const { guard } = run;
	const { kind } = file.governance;
	const squashed = run.squashOf?.(commit) === void 0 ? void 0 : "net";
	return {
		scope: run.scope ?? squashed ?? (commit.parents.length > 1 ? "merge" : "step"),
		path: file.path,
		touched: touchedBy(commit),
		others: governedByKind(past.view).get(kind) ?? [],
		...run.awaitsMessage ? { awaitsMessage: true } : {},
		...message === void 0 ? {} : { message },
		...at === void 0 ? {} : { at },
		prior: priorCommits(past, commit).slice(0, kind.lookback),
		...guard === void 0 || guard === "failure" ? {} : { guard }
	};
}
function priorCommits(past, commit) {
	const prior = [];
	const add = (each) => prior.push({
		message: each.message ?? "",
		touched: touchedBy(each)
	});
	let at = parentOf(past, commit);
	while (at !== void 0 && prior.length < mostPrior) {
		add(at);
		at = parentOf(past, at);
	}
	for (const behind of past.prior) if (prior.length < mostPrior) add(behind);
	return prior;
}
function filesBefore({ run }, commit, concerned) {
	if (run.scope === "snapshot") return [];
	const moved = byPath(concerned);
	return commit.parents.map((at, parent) => ({
		at,
		pathOf: (path) => pathAt(moved.get(path) ?? { path }, parent)
	}));
}
const byPath = onceFor((files) => new Map(files.map((file) => [file.path, file])));
// src/app/account/joined.ts
function joined(accounts, first) {
	const mostCut = accounts.reduce((most, each) => each.stretches.length > most.stretches.length ? each : most, first);
	return {
		...first,
		sidePaths: [...new Set(accounts.flatMap(({ sidePaths }) => sidePaths))],
		graph: accounts.find(({ graph }) => graph !== void 0)?.graph,
		memory: accounts.map(({ memory }) => memory).reduce(joinedMemory, first.memory),
		settled: [...new Set(accounts.flatMap(({ settled }) => settled))],
		used: [...new Set(accounts.flatMap(({ used }) => used))],
		flipped: [...new Set(accounts.flatMap(({ flipped }) => flipped))],
		stretches: mostCut.stretches
	};
}
function joinedMemory(first, other) {
	if (first === other) return first;
	return {
		entities: new Map([...other.entities, ...first.entities]),
		plans: new Map([...other.plans, ...first.plans]),
		last: first.last ?? other.last
	};
}
// src/app/account/inherited.ts
function withErrors(inherited) {
	if (inherited.length < 2) return new Set();
	return new Set(inherited.flatMap((each) => [...each].flatMap(([path, { errors }]) => errors.length > 0 ? [path] : [])));
}
function joinedAccounts(inherited) {
	const [only, ...more] = inherited;
	if (more.length === 0) return new Map(only);
	const accounts = new Map();
	for (const path of new Set(inherited.flatMap((each) => [...each.keys()]))) {
		const known = inherited.flatMap((each) => each.get(path) ?? []);
		const [first] = known;
		if (first !== void 0) accounts.set(path, new Set(known).size === 1 ? first : joined(known, first));
	}
	return accounts;
}
function accountsOf(walk, commit, file, inherited, versions) {
	return versions.map((version, parent) => {
		const path = pathAt(file, parent);
		const known = inherited[parent]?.get(path);
		if (known !== void 0) return known;
		if (docOf(version) === null) walk.memory.asks.add(path);
		const at = commit.parents[parent] ?? walk.past.range.base;
		const taken = inherited.some((each) => [...each].some(([now, { origin }]) => origin === path && now !== path));
		return newAccount({
			...file,
			path
		}, version, {
			origin: taken ? `${path} ${commit.id}` : path,
			basePath: path,
			at
		});
	});
}
function baseAccounts({ memory }, file, bases) {
	return bases.map(({ at, path, version }) => {
		return memory.at(at).get(path) ?? newAccount({
			...file,
			path
		}, version, {
			origin: path,
			basePath: path,
			at
		});
	});
}
// src/app/account/consult.ts
async function consulted(accounts, findings, again) {
	const errors = findings.filter(isError);
	const hasBehind = accounts.some((account) => account.errors.some(({ isBehind }) => isBehind));
	if (errors.length === 0 || !hasBehind) return {
		findings,
		excused: []
	};
	const other = (await again()).filter(isError).map(refusedBy);
	const excused = errors.filter((finding) => {
		const own = refusedBy(finding);
		return own.length > 0 && !other.some((subjects) => aboutSame(subjects, own));
	});
	return {
		findings: findings.filter((finding) => !excused.includes(finding)),
		excused
	};
}
// src/app/account/opened.ts
function opened(run, account, change, findings, origin) {
	const { commit, file } = change;
	const { findings: said, ...waived } = waive(run, account, change, {
		findings,
		reported: reportChange(run, account, change, findings, origin.from),
		from: origin.from
	});
	const errors = [];
	for (const [index, finding] of findings.entries()) {
		const each = said[index];
		const place = {
			commit: commit.id,
			isMadeBehind: run.isBehind
		};
		const error = isError(each) ? openError(file.governance.kind, finding, each, {
			...origin,
			...place
		}) : void 0;
		if (error !== void 0) errors.push(error);
		const known = error === void 0 ? {} : { id: error.id };
		run.ledger.say({
			finding: each,
			origin: account.origin,
			...known
		});
	}
	return {
		...waived,
		findings: said,
		errors
	};
}
function openError(kind, finding, reported, { commit, ground, from, isMerge, isMadeBehind }) {
	const { demanded, alsoRight = [] } = finding;
	return {
		id: `${commit} ${reported.fingerprint}`,
		finding: reported,
		commit,
		isFile: isFileRule(kind, finding.ruleId),
		subjects: refusedBy(finding),
		ground: demanded === void 0 ? ground : demanded,
		...finding.ruleId === deleted.id ? { version: from } : {},
		others: alsoRight,
		isMissing: demanded !== void 0 && isMerge !== true,
		isWhole: demanded === void 0 && ground === null,
		isBehind: false,
		isMadeBehind
	};
}
function asRepair$1(run, account, change, finding, from) {
	const [reported] = reportChange(run, account, change, [finding], from);
	const error = account.errors.findLast((each) => each.isBehind && !each.isWhole && aboutSame(each.subjects, refusedBy(finding)));
	const of = error === void 0 ? {} : { of: error.commit };
	const note = {
		...reported,
		severity: "note",
		ended: {
			how: "repaired",
			by: change.commit.id,
			...of
		}
	};
	run.ledger.say({
		finding: note,
		origin: account.origin
	});
	return note;
}
function reportChange(run, { version: before }, change, findings, from) {
	const { after, commit } = change;
	return reportFindings(setupOf(run, change), findings, {
		before,
		from,
		after,
		commit: commit.id
	});
}
function waive({ waiving }, account, { after }, { findings, reported, from }) {
	const { kind } = account.file.governance;
	const [before, next] = [docOf(from), docOf(after)];
	const used = [...account.used];
	const settled = account.settled.filter(({ subject, before: was, after: became, versions }) => versions === void 0 ? next === null || holdSame(kind, next, was, subject) || holdSame(kind, next, became, subject) : versions.some((one) => sameVersion(kind, one, after)));
	return {
		settled,
		used,
		findings: reported.map((finding, index) => {
			const excused = waiving.excused(finding);
			const key = `${finding.fingerprint} ${finding.change}`;
			if (excused === finding || !isError(finding)) return excused;
			if (used.includes(key)) return finding;
			used.push(key);
			const { demanded = before } = findings[index] ?? {};
			const whole = isFileRule(kind, finding.ruleId) ? { versions: [from, after] } : {};
			const values = {
				before: demanded,
				after: next,
				...whole
			};
			settled.push(...finding.refuses.map((subject) => ({
				subject,
				...values
			})));
			return excused;
		})
	};
}
// src/app/account/renamed.ts
function renamed(account, after) {
	const { kind } = account.file.governance;
	const [doc, next] = [docOf(account.version), docOf(after)];
	if (doc === null || next === null || account.errors.length === 0 && account.settled.length === 0) return account;
	const names = kind.renames?.(doc, next);
	if (names === void 0 || names.size === 0) return account;
	const follow = (other) => other === null ? null : kind.followNames?.(other, doc, next) ?? other;
	const named = (subject) => {
		const { entity, field } = splitSubject(subject);
		const name = names.get(entity);
		return name === void 0 ? subject : subjectOf(name, field);
	};
	const other = (error) => ({
		...error,
		subjects: error.subjects.map(named),
		ground: follow(error.ground),
		others: error.others.map(follow)
	});
	return {
		...account,
		version: withDoc(account.version, follow(doc)),
		errors: account.errors.map(other),
		settled: account.settled.map(({ subject, before, after: now }) => ({
			subject: named(subject),
			before: follow(before),
			after: follow(now)
		}))
	};
}
// src/app/account/settle.ts
function settle(run, account, change, added) {
	const { kind, settings } = account.file.governance;
	const { after } = change;
	const goes = goesWhole(kind, settings.options, account.version, after);
	const [doc, next] = [docOf(account.version), docOf(after)];
	const stays = [];
	let errors = added;
	for (const error of account.errors) {
		const kept = error.isFile ? fileErrorStands(run, error, change) ? error.subjects : [] : error.subjects.filter((subject) => !changes$1(kind, doc, next, subject) && (!goes || isCarried(kind, doc, next, subject)));
		const gone = error.subjects.filter((subject) => !kept.includes(subject));
		if (gone.length > 0) errors = close(run, kind, error, {
			gone,
			how: goes ? "settled" : "repaired",
			at: change.commit.id
		}, errors);
		if (kept.length > 0 || error.subjects.length === 0) stays.push(kept.length === error.subjects.length ? error : {
			...error,
			subjects: kept
		});
	}
	return [...stays, ...errors];
}
function close(run, kind, error, { gone, how, at }, added) {
	const follows = (each) => isAbout({
		isFile: error.isFile || each.isFile,
		subjects: gone
	}, each.subjects);
	const into = added.filter(follows).map(({ id }) => id);
	run.ledger.close(error.id, {
		how: into.length > 0 ? "continued" : how,
		at,
		into
	});
	if (!error.isBehind || error.isWhole || error.isFile) return added;
	return added.map((each) => follows(each) ? {
		...each,
		others: [...each.others, withReturned(kind, each.ground, error.ground, gone)]
	} : each);
}
function fileErrorStands(run, error, change) {
	const { after, standing, context } = change;
	const { reverts: _, ...known } = context;
	const facts = {
		...known,
		...standing,
		archived: []
	};
	const { findings } = judgeFile$2(setupOf(run, change), error.version ?? null, after, facts);
	return findings.some((finding) => isError(finding) && finding.ruleId === error.finding.ruleId);
}
function resumed(run, account, { commit }) {
	const { passed } = account;
	if (passed === void 0) return account;
	for (const { id } of beside(account, passed)) run.ledger.close(id, {
		how: "repaired",
		at: commit.id,
		into: []
	});
	return passed;
}
function beside(account, passed) {
	const known = new Set(passed.errors.map(({ id }) => id));
	return account.errors.filter(({ id }) => !known.has(id));
}
// src/app/account/judge-merge.ts
async function judgeMerge(run, given, merged, change) {
	const { after, file } = change;
	const { kind } = file.governance;
	const over = (account) => renamed({
		...resumed(run, account, change),
		file
	}, after);
	const parents = given.map(over);
	const bases = merged.map((account) => renamed({
		...account.passed ?? account,
		file
	}, after));
	const kept = parents.map((parent) => standingOf(run, parent, parents, change));
	const standing = kept.flat();
	const judge = (consult) => judgeFrom$1(run, parents, bases, change, standing, consult);
	const now = await judge(false);
	const isStanding = (finding) => refusedBy(finding).length > 0 && refusedBy(finding).every((subject) => standing.some((each) => each.subjects.some((one) => overlaps(one, subject))));
	const { findings: judged, excused } = await consulted([...parents, ...bases], now.findings, async () => (await judge(true)).findings);
	const left = judged.filter((finding) => !isError(finding) || !isStanding(finding));
	const first = joined(parents, parents[0] ?? given[0]);
	const from = now.from[0] ?? null;
	const { findings, errors, ...waived } = opened(run, first, change, left, {
		from,
		ground: docOf(from),
		isMerge: true
	});
	const stays = joinErrors(run, parents, kept, change, errors);
	const repaired = excused.map((finding) => asRepair$1(run, first, change, finding, from));
	const said = [...findings, ...repaired];
	const single = parents.find((parent) => sameVersion(kind, parent.version, after) && parents.every((other) => other === parent || other.errors.length === 0 && sameVersion(kind, other.version, bases[0]?.version ?? null)));
	return {
		account: withMerge(run, first, change, {
			...waived,
			errors: stays,
			added: errors,
			findings: said,
			single,
			parents
		}),
		findings: said,
		judgement: now.judgement
	};
}
async function judgeFrom$1(run, parents, bases, change, standing, consult) {
	const { after, context } = change;
	const from = parents.map((parent) => judgedFrom(parent, after, consult));
	const grounds = bases.map((base) => judgedFrom(base, after, consult));
	const { kind } = change.file.governance;
	const changed = changedSince(kind, grounds, from.filter((version) => version !== null));
	const archived = await change.archivesOf(changed.length > 0 ? changed : from, after);
	const facts = {
		...context,
		archived
	};
	const versions = {
		parents: from,
		readable: from,
		bases: grounds,
		after
	};
	const judgement = judgeMergeVersions(setupOf(run, change), versions, facts);
	const more = leftAlone(run, standing, change, versions, judgement.findings);
	return {
		from,
		judgement,
		findings: [...judgement.findings, ...more]
	};
}
function leftAlone(run, standing, change, { parents, bases, after }, known) {
	const { kind } = change.file.governance;
	const next = docOf(after);
	const fields = standing.filter(({ error }) => !error.isBehind && !error.isFile).flatMap(({ error, subjects }) => subjects.map((subject) => ({
		subject,
		ground: error.ground
	}))).filter(({ subject }) => {
		const { entity, field } = splitSubject(subject);
		const isDecided = () => parents.some((each) => !same(kind, docOf(each), next, subjectOf(entity)));
		return field !== void 0 && has(kind, next, entity) && isDecided();
	});
	if (fields.length === 0 || kind.keepsParents) return [];
	const put = (version) => withDoc(version, withEachReturned(kind, docOf(version), fields));
	const versions = {
		parents: parents.map(put),
		readable: parents.map(put),
		bases: bases.map(put),
		after: put(after)
	};
	const { findings } = judgeMergeVersions(setupOf(run, change), versions, change.context);
	const said = new Set(known.map(identity$1));
	const entities = new Set(fields.map(({ subject }) => splitSubject(subject).entity));
	return findings.filter((finding) => {
		const refused = refusedBy(finding);
		return isError(finding) && !said.has(identity$1(finding)) && refused.length > 0 && refused.every((subject) => entities.has(splitSubject(subject).entity)) && !fields.some(({ subject }) => refused.some((other) => overlaps(subject, other)));
	});
}
function standingOf(run, parent, parents, change) {
	const { after, file } = change;
	const { kind, settings } = file.governance;
	const [doc, next] = [docOf(parent.version), docOf(after)];
	const goes = goesWhole(kind, settings.options, parent.version, after);
	return parent.errors.flatMap((error) => {
		if (error.isFile) return fileErrorStands(run, error, change) ? [{
			error,
			subjects: error.subjects
		}] : [];
		const subjects = error.subjects.filter((subject) => !goes && !changes$1(kind, doc, next, subject) && !isHeldRightly(kind, error, subject, {
			parent,
			parents,
			next
		}));
		return subjects.length === 0 ? [] : [{
			error,
			subjects
		}];
	});
}
function isHeldRightly(kind, error, subject, { parent, parents, next }) {
	if (error.isMissing) return false;
	return parents.some((other) => other !== parent && docOf(other.version) !== null && holdSame(kind, docOf(other.version), next, subject) && !other.errors.some((each) => isAbout(each, [subject])));
}
function joinErrors(run, parents, kept, { after, commit, file }, added) {
	const { kind, settings } = file.governance;
	const stays = new Map();
	let errors = added;
	for (const [index, parent] of parents.entries()) {
		const how = goesWhole(kind, settings.options, parent.version, after) ? "settled" : "repaired";
		for (const error of parent.errors) {
			const subjects = kept[index]?.find((each) => each.error === error)?.subjects ?? [];
			const gone = error.subjects.filter((subject) => !subjects.includes(subject));
			if (gone.length > 0) errors = close(run, kind, error, {
				gone,
				how,
				at: commit.id
			}, errors);
			if (subjects.length === 0) continue;
			const known = stays.get(error.id);
			const isBehind = error.isBehind && (known?.isBehind ?? true);
			stays.set(error.id, {
				...error,
				isBehind,
				subjects: [...new Set([...known?.subjects ?? [], ...subjects])]
			});
		}
	}
	return [...stays.values(), ...errors];
}
function withMerge(run, account, { commit, after, file, isAlike }, { settled, used, errors, added, findings, single, parents }) {
	const { kind } = file.governance;
	const goes = single !== void 0 && added.length === 0;
	const left = parents.filter(({ version, memory }) => version === null && memory.last !== void 0);
	const isFreed = ({ version, ...parent }) => version === null || isFree({
		...parent,
		version
	}, isAlike, version, findings);
	return {
		...account,
		file,
		at: commit.id,
		version: after,
		errors,
		settled,
		used,
		memory: parents.map((parent) => remembered(parent, after)).reduce(joinedMemory),
		mayBegin: after === null && (left.length > 0 ? left.every(({ mayBegin }) => mayBegin) : parents.every(isFreed)),
		touch: goes ? single.touch : {
			commit: commit.id,
			isBehind: run.isBehind,
			refused: false
		},
		stretches: cutsRange(kind, findings) ? cut(account, after, added.length > 0) : account.stretches
	};
}
// src/app/account/begin-anew.ts
async function begunAnew(run, account, change, judge) {
	const stood = acceptedVersion(account);
	const { kind } = account.file.governance;
	if (kind.deletion === "warning" || docOf(stood) === null || account.version === null) return void 0;
	if (change.after === null || change.context.scope !== "step") return void 0;
	if (!mayBegin(account, docOf(stood), true)) return void 0;
	const archived = await change.archivesOf([stood], null);
	const isElsewhere = archived.some(change.isAlike);
	if (archived.length === 0 || !mayBegin(account, docOf(stood), isElsewhere)) return void 0;
	const { draft, keep } = drafted(run);
	const gone = await judge(draft, account, {
		...change,
		after: null,
		archivesOf: async () => archived
	});
	if (gone.findings.some(isError)) return void 0;
	const come = await judge(draft, gone.account, change);
	if (come.findings.some(isError)) return void 0;
	keep();
	const touch = {
		commit: change.commit.id,
		isBehind: run.isBehind,
		refused: false,
		before: account
	};
	return {
		...come,
		account: {
			...come.account,
			touch
		},
		findings: [...gone.findings, ...come.findings]
	};
}
function drafted(run) {
	const pending = [];
	const { ledger } = run;
	const draft = {
		...run,
		ledger: {
			...ledger,
			say: (said) => pending.push(() => ledger.say(said)),
			close: (id, closed) => pending.push(() => ledger.close(id, closed))
		}
	};
	const keep = () => {
		for (const each of pending) each();
	};
	return {
		draft,
		keep
	};
}
// src/app/account/left-alone.ts
function withLeftAlone(account, { after, file }, { from, context }, findings) {
	const { kind, settings } = file.governance;
	const [doc, before, next] = [
		docOf(account.version),
		docOf(from),
		docOf(after)
	];
	if (before === null || next === null || context.reverts !== void 0) return findings;
	if (kind.keepsParents || goesWhole(kind, settings.options, account.version, after)) return findings;
	const stays = account.errors.filter((error) => !isAccepted(error) && !error.isFile).flatMap(({ subjects, ground }) => subjects.map((subject) => ({
		subject,
		ground
	}))).filter(({ subject }) => splitSubject(subject).field !== void 0 && holdSame(kind, doc, next, subject)).filter(({ subject }) => !same(kind, before, next, subjectOf(splitSubject(subject).entity)));
	if (stays.length === 0) return findings;
	const left = withEachReturned(kind, before, stays);
	const right = withEachReturned(kind, next, stays);
	const touched = new Set(stays.map(({ subject }) => splitSubject(subject).entity));
	const known = new Set(findings.map(identity$1));
	const more = judge(kind, left, right, context, settings).findings.filter((finding) => isError(finding) && !known.has(identity$1(finding)) && refusedBy(finding).length > 0 && refusedBy(finding).every((subject) => touched.has(splitSubject(subject).entity)));
	return [...findings, ...more];
}
// src/app/account/judge-step.ts
const unasked = new Set();
async function judgeStep(run, standing, change) {
	const { after, file } = change;
	const account = renamed({
		...standing,
		file
	}, after);
	const { kind, settings } = file.governance;
	const attempt = (from, asks) => judgeFrom(run, account, change, from, asks);
	const based = judgedFrom(account, after);
	let now = await attempt(based, unasked);
	const refused = now.judgement.findings.filter(isError).flatMap(entitiesOf);
	const asks = new Set([...refused, ...mayReturn(account, after)]);
	if (asks.size > 0 && hasBehind(account)) now = await attempt(based, asks);
	const { from, knownPlan, begun } = now.known;
	const again = async () => (await attempt(judgedFrom(account, after, true), asks)).judgement.findings;
	const { findings: judged, excused } = await consulted([account], now.judgement.findings, again);
	const anew = judged.some(isError) ? await begunAnew(run, standing, change, judgeStep) : void 0;
	if (anew !== void 0) return anew;
	const isNew = begun === true || goesWhole(kind, settings.options, from, after);
	const { findings, errors, ...waived } = opened(run, account, change, judged, {
		from,
		ground: knownPlan ?? (isNew ? null : docOf(from))
	});
	const left = settle(run, account, change, errors);
	const repaired = excused.map((finding) => asRepair$1(run, account, change, finding, from));
	const said = [...findings, ...repaired];
	return {
		account: advanced(run, account, change, {
			errors: left,
			added: errors,
			findings: said,
			from,
			before: standing,
			...waived
		}),
		findings: said,
		judgement: now.judgement
	};
}
function entitiesOf(finding) {
	return refusedBy(finding).map((subject) => splitSubject(subject).entity);
}
function hasBehind({ memory }) {
	return [...memory.entities.values(), ...memory.plans.values()].some(({ isBehind }) => isBehind);
}
async function judgeFrom(run, account, change, start, asks) {
	const { after, context } = change;
	const mayBegin = await mayStillBegin(account, change, start);
	const known = recalled({
		...account,
		mayBegin
	}, start, after, asks);
	const archived = await change.archivesOf([known.from], after);
	const { cameBack, knownPlan, begun } = known;
	const facts = {
		...context,
		archived,
		...cameBack.length === 0 ? {} : { cameBack },
		...knownPlan === void 0 ? {} : { knownPlan },
		...begun === void 0 ? {} : { begun }
	};
	const judgement = judgeVersions(setupOf(run, change), known.from, after, facts);
	const own = judgement.findings.filter((finding) => !isWaivedAgain(account, after, refusedBy(finding)));
	const findings = withLeftAlone(account, change, {
		from: known.from,
		context: facts
	}, own);
	return {
		known,
		judgement: {
			...judgement,
			findings
		}
	};
}
async function mayStillBegin({ mayBegin, isMovedAway, memory, file }, { after, archivesOf }, start) {
	const { kind } = file.governance;
	const { last } = memory;
	if (!mayBegin || isMovedAway || last === void 0 || start !== null || after === null) return mayBegin;
	if (kind.deletion === "warning" && kind.isFinished?.(acceptedOf(last)) === true) return true;
	return (await archivesOf([last.version], null)).length > 0;
}
function advanced(run, account, change, outcome) {
	const { commit, after, file } = change;
	const { errors, settled, used, added, findings, from, before } = outcome;
	const { kind } = file.governance;
	const refused = added.length > 0;
	const isUntouched = !refused && sameVersion(kind, before.version, after);
	const touch = {
		commit: commit.id,
		isBehind: run.isBehind,
		refused,
		before
	};
	const { isMovedAway: _, ...own } = account;
	return {
		...own,
		file,
		at: commit.id,
		version: after,
		errors,
		settled,
		used,
		memory: remembered(account, after),
		mayBegin: after === null && (from === null ? account.mayBegin : isFree(account, change.isAlike, from, findings)),
		...isUntouched ? {} : { touch },
		vanished: [...account.vanished, ...vanishedBetween(kind, account.version, after, commit.id)],
		stretches: cutsRange(kind, findings) ? cut(account, after, refused) : account.stretches
	};
}
function vanishedBetween(kind, before, after, commit) {
	const [earlier, later] = [docOf(before), docOf(after)];
	if (earlier === null || later === null && after !== null) return [];
	return [...kind.entities(earlier)].flatMap((id) => {
		const value = has(kind, later, id) ? void 0 : subjectValue(kind, earlier, subjectOf(id));
		return value === void 0 ? [] : [{
			subject: subjectOf(id),
			value,
			commit
		}];
	});
}
// src/app/account/pass-over.ts
function passOver(run, account, change) {
	if (account.version === change.after) return {
		account: {
			...account,
			file: change.file
		},
		findings: [],
		judgement: { notJudged: [] }
	};
	const passed = account.passed ?? account;
	const judged = judgeVersions(setupOf(run, change), passed.version, change.after, change.context);
	const origin = {
		from: passed.version,
		ground: passed.version
	};
	const { findings, errors, ...waived } = opened(run, passed, change, judged.findings, origin);
	const into = errors.map(({ id }) => id);
	for (const { id } of beside(account, passed)) run.ledger.close(id, {
		how: "continued",
		at: change.commit.id,
		into
	});
	const touch = {
		commit: change.commit.id,
		isBehind: run.isBehind,
		refused: true,
		before: account
	};
	return {
		account: {
			...passed,
			file: change.file,
			at: change.commit.id,
			version: change.after,
			passed,
			touch,
			...waived,
			errors: [...passed.errors, ...errors]
		},
		findings,
		judgement: judged
	};
}
function sayOfPrevious(run, { passed, version, origin }, change) {
	if (passed?.version !== null || passed.memory.last !== void 0) return;
	const setup = setupOf(run, change);
	const findings = judgeFile$2(setup, version, change.after, change.context).findings.filter(({ ruleId, severity }) => ruleId === unreadable.id && severity !== "error");
	const places = {
		before: version,
		after: change.after,
		commit: change.commit.id
	};
	for (const finding of reportFindings(setup, findings, places)) run.ledger.say({
		finding,
		origin
	});
}
function unreadableSides(given) {
	const chosen = given.find(({ version }) => !isUnreadable(version)) ?? given[0];
	const start = chosen.passed ?? chosen;
	const { kind } = chosen.file.governance;
	const isAlike = (side, error) => error.subjects.every((subject) => !changes$1(kind, docOf(side.version), docOf(start.version), subject));
	const sides = given.map((account) => account.passed ?? account);
	const standing = sides.flatMap((side) => side.errors.filter((error) => side === start || isAlike(side, error)));
	const passed = {
		...joined(sides, start),
		errors: byId(standing)
	};
	return {
		...joined(given, chosen),
		errors: byId(given.flatMap(({ errors }) => errors)),
		passed
	};
}
function byId(errors) {
	return [...new Map(errors.map((error) => [error.id, error])).values()];
}
// src/app/account/reverts.ts
function revertedCommit({ past, memory }, commit) {
	if (commit.parents.length !== 1 || commit.changes.length === 0) return void 0;
	if (commit.changes.every(({ path }) => isGoverned(past.view, path))) return void 0;
	return memory.shapes.get(shape(commit, "undone"));
}
function shapeOf(commit) {
	return shape(commit, "done");
}
function shape({ changes }, direction) {
	const rows = changes.map(({ path, before, after }) => direction === "done" ? [
		path,
		key$1(before),
		key$1(after)
	] : [
		path,
		key$1(after),
		key$1(before)
	]);
	return JSON.stringify(rows.sort(([left = ""], [right = ""]) => (left ?? "") < (right ?? "") ? -1 : 1));
}
function key$1(entry) {
	return entry === null ? null : `${entry.nature} ${entry.blob}`;
}
// src/app/account/take-back.ts
function takenBack(run, account, after) {
	const { kind } = account.file.governance;
	for (let touch = account.touch; touch?.refused && touch.before; touch = touch.before.touch) {
		if (!sameVersion(kind, touch.before.version, after)) continue;
		return after === null && touch.isBehind && !run.isBehind ? void 0 : touch;
	}
}
async function goBack(run, account, change, { time: stood, how, of }) {
	const { commit, after, file } = change;
	const setup = setupOf(run, change);
	const lost = honestWork(account, after);
	const facts = how === "reverted" ? {} : { takesBack: {
		commit: of ?? "",
		lost
	} };
	const { findings: own, notJudged } = judgeFile$2(setup, account.version, after, {
		...change.context,
		...facts
	});
	const from = judgedFrom(account, after);
	const lowered = (start) => loweredCounters(change, start);
	const { findings: counters, excused } = await consulted([account], lowered(from), async () => lowered(judgedFrom(account, after, true)));
	const { findings, errors, ...waived } = opened(run, account, change, [...own, ...counters], {
		from,
		ground: docOf(from)
	});
	const again = stood.errors.map((error) => standsAgain(run, account, error, how));
	for (const error of account.errors) {
		if (again.some(({ id }) => id === error.id)) continue;
		const into = errors.filter(({ subjects }) => subjects.some((one) => error.subjects.includes(one)));
		const ending = how === "reverted" ? "repaired" : how;
		run.ledger.close(error.id, {
			how: ending,
			at: commit.id,
			into: into.map(({ id }) => id)
		});
		if (error.isBehind && into.length === 0) sayEnded(run, {
			...account,
			file
		}, error, {
			how: ending,
			by: commit.id,
			of: error.commit
		});
	}
	const back = again.filter((error) => !error.isBehind && !account.errors.some(({ id }) => id === error.id));
	for (const { finding, id } of back) run.ledger.say({
		finding: {
			...finding,
			commits: [commit.id]
		},
		id,
		origin: account.origin
	});
	const isTaken = how === "taken-back";
	const isUnborn = isTaken && !run.isBehind && after === null && account.errors.some(({ isWhole }) => isWhole);
	const archived = after === null ? await change.archivesOf([account.version], null) : [];
	const isFree = archived.length > 0 && mayBegin(account, docOf(account.version), archived.some(change.isAlike));
	const refused = {
		commit: commit.id,
		isBehind: run.isBehind,
		refused: true,
		before: account
	};
	const touch = errors.length > 0 ? refused : isTaken ? stood.touch : {
		...refused,
		refused: false
	};
	return {
		account: {
			...stood,
			...waived,
			file,
			origin: account.origin,
			basePath: account.basePath,
			sidePaths: account.sidePaths,
			at: commit.id,
			version: after,
			errors: [...again, ...errors],
			mayBegin: stood.mayBegin || isFree,
			memory: isUnborn ? stood.memory : joinedMemory(stood.memory, remembered(account, after)),
			touch,
			stretches: isTaken ? stood.stretches : cut(account, after, false)
		},
		findings: [...findings, ...excused.map((finding) => asRepair$1(run, account, change, finding, from))],
		judgement: { notJudged },
		isBack: true
	};
}
function sayEnded(run, account, { finding }, ended) {
	const { waivedBy: _, ...own } = finding;
	const { path: file } = account.file;
	const note = {
		...own,
		file,
		severity: "note",
		commits: [ended.by],
		ended
	};
	run.ledger.say({
		finding: note,
		origin: account.origin
	});
}
function standsAgain({ isBehind }, account, error, how) {
	const { kind } = account.file.governance;
	const doc = docOf(account.version);
	const isBack = how === "reverted" && !account.errors.some((each) => each.id === error.id || isAbout(each, error.subjects)) && error.subjects.every((subject) => holdSame(kind, error.ground, doc, subject));
	return {
		...error,
		isBehind: (error.isBehind || error.isMadeBehind && !isBehind) && !isBack
	};
}
function honestWork(account, after) {
	const { version, errors, file } = account;
	const { kind } = file.governance;
	const [before, next] = [docOf(version), docOf(after)];
	const accepted = docOf(acceptedVersion(account, next));
	const ids = new Set([before, next].flatMap((doc) => doc === null ? [] : [...kind.entities(doc)]));
	if (errors.some(({ isFile }) => isFile)) return [];
	const refused = new Set(errors.flatMap(({ subjects }) => subjects.map((subject) => splitSubject(subject).entity)));
	const changes = (doc, id) => !holdSame(kind, doc, next, subjectOf(id));
	return [...ids].filter((id) => !refused.has(id) && changes(before, id) && changes(accepted, id));
}
function loweredCounters({ after, file, context }, from) {
	const { kind, settings } = file.governance;
	const [before, next] = [docOf(from), docOf(after)];
	if (before === null || next === null || kind.plans?.rotates(before, next, settings.options)) return [];
	const subjects = [...kind.entities(next)].flatMap((id) => Object.entries(fieldsOf(kind, next, id)).flatMap(([name, { role, value }]) => {
		const was = role === "counter" ? fieldsOf(kind, before, id)[name]?.value : void 0;
		return typeof was === "number" && typeof value === "number" && value < was ? [subjectOf(id, name)] : [];
	}));
	if (subjects.length === 0) return [];
	const { reverts: _, ...known } = context;
	const counted = withReturned(kind, next, before, subjects);
	const { findings } = judge(kind, counted, next, {
		...known,
		message: ""
	}, settings);
	return findings.filter(isError);
}
// src/app/account/walk-commit.ts
async function walkCommit(walk, commit, steps) {
	const { past, memory, only } = walk;
	past.view.moveTo(commit);
	const inherited = commit.parents.map((parent) => memory.at(parent));
	const accounts = joinedAccounts(inherited);
	const all = await concernedFiles(walk, commit, withErrors(inherited));
	const concerned = only === void 0 ? all : all.filter(({ path }) => only.has(path));
	const setting = {
		concerned,
		inherited,
		steps,
		reverts: revertedCommit(walk, commit)
	};
	walk.versions.expect(blobsOf(commit, concerned));
	const walked = [];
	const after = [];
	for (const file of concerned) {
		const { judged, versions } = await judgeFile$1(walk, commit, file, setting);
		const { step } = judged.judgement;
		const claimed = claimedBy(walk, commit, file, judged, versions);
		after.push(withFlipped(judged.account, claimed));
		walked.push({
			...judged,
			transition: {
				file: file.path,
				kind: file.governance.kind.id,
				commit: commit.id,
				...step === void 0 ? {} : { step }
			},
			claimed
		});
	}
	for (const account of after) leaveBehind(accounts, account, commit, inherited);
	for (const account of refusedAsOne(walk, after, commit)) accounts.set(account.file.path, account);
	const isRepaired = await archivedLater(walk, commit, accounts);
	past.commits.set(commit.id, commit);
	memory.shapes.set(shapeOf(commit), commit);
	const [first, ...others] = inherited;
	const isUntouched = concerned.length === 0 && others.length === 0 && !isRepaired;
	memory.accounts.set(commit.id, isUntouched && first !== void 0 ? first : accounts);
	return walked;
}
function blobsOf({ changes }, concerned) {
	if (concerned.length < 2) return [];
	const changed = new Map(changes.map((change) => [change.path, change]));
	return concerned.flatMap(({ path }) => {
		const { before = null, after = null } = changed.get(path) ?? {};
		return [before, after].flatMap((entry) => entry?.nature === "regular" ? [entry.blob] : []);
	});
}
function claimedBy({ run }, { parents }, { governance }, { isBack }, versions) {
	if (parents.length > 1 || run.scope === "snapshot" || isBack) return [];
	return claimedBetween(governance.kind, versions.parents[0] ?? null, versions.after);
}
function withFlipped(account, claimed) {
	if (claimed.length === 0) return account;
	return {
		...account,
		flipped: [...new Set([...account.flipped, ...claimed])]
	};
}
function leaveBehind(accounts, { file }, commit, inherited) {
	for (const [parent, origin] of (file.origins ?? []).entries()) {
		const account = inherited[parent]?.get(origin);
		if (origin === file.path) continue;
		if (account === void 0) accounts.delete(origin);
		else accounts.set(origin, movedAway$1(account, commit));
	}
}
function refusedAsOne({ memory }, accounts, commit) {
	const isRefused = ({ touch }) => touch?.commit === commit.id && touch.refused;
	const one = accounts.some(isRefused);
	return accounts.map((account) => {
		const { touch, basePath } = account;
		if (one) memory.asks.add(basePath);
		if (account.at !== commit.id || touch?.commit !== commit.id) return account;
		if (one && touch.before !== void 0) return {
			...account,
			touch: {
				...touch,
				refused: true
			}
		};
		const { before: _, ...kept } = touch;
		return {
			...account,
			touch: kept
		};
	});
}
async function judgeFile$1(walk, commit, file, setting) {
	const { run, memory } = walk;
	const versions = await loadVersions(walk, commit, file);
	const known = accountsOf(walk, commit, file, setting.inherited, versions.parents);
	const [first = newAccount(file, null, {
		origin: file.path,
		basePath: file.path,
		at: void 0
	})] = known;
	const change = await changeOf(walk, commit, file, setting, {
		after: versions.after,
		account: joined(known, first)
	});
	const graph = change.context.policy;
	const own = known.map((account) => ({
		...account,
		graph
	}));
	if (run.scope === "snapshot") return {
		versions,
		judged: judgeAlone(run, first, versions.parents[0] ?? null, change)
	};
	const isMerge = commit.parents.length > 1;
	const [only = first] = isMerge && isUnreadable(change.after) ? [unreadableSides(own)] : own;
	const judged = isMerge && !isUnreadable(change.after) ? await judgeMerge(run, own, baseAccounts(walk, file, versions.bases), change) : await judgeChange(run, only, change);
	if (judged.findings.some(isError) || known.some((each) => mayReturn(each, change.after).size > 0)) memory.asks.add(judged.account.basePath);
	return {
		versions,
		judged
	};
}
function judgeAlone(run, account, before, change) {
	const judgement = judgeVersions(setupOf(run, change), before, change.after, change.context);
	const origin = {
		from: before,
		ground: null
	};
	const { findings, errors } = opened(run, account, change, judgement.findings, origin);
	const { commit, after } = change;
	return {
		account: {
			...account,
			at: commit.id,
			version: after,
			errors
		},
		findings,
		judgement
	};
}
async function judgeChange(run, standing, change) {
	const { after, revert, file } = change;
	if (isUnreadable(after)) return passOver(run, standing, change);
	if (standing.passed !== void 0) sayOfPrevious(run, standing, change);
	const account = resumed(run, standing, change);
	if (!sameVersion(file.governance.kind, account.version, after)) {
		if (revert !== void 0) return goBack(run, account, change, {
			time: revert.before,
			how: "reverted"
		});
		const taken = takenBack(run, account, after);
		if (taken?.before !== void 0) return goBack(run, account, change, {
			time: taken.before,
			how: "taken-back",
			of: taken.commit
		});
	}
	return judgeStep(run, account, change);
}
// src/app/account/walk-range.ts
async function walkRange(input, known) {
	const start = walkOf(input, known);
	const { past, versions } = start;
	const isAlone = input.scope === "snapshot";
	const loaderBehind = versionLoader(input.blobs, known.limits);
	let asked = new Set();
	let walk = start;
	let steps = await walkAll(input, known, walk);
	while (!isAlone && [...walk.memory.asks].some((path) => !asked.has(path))) {
		asked = new Set([...asked, ...walk.memory.asks]);
		const { found, obstacle } = await walkBehind(start, asked, loaderBehind);
		if (obstacle !== void 0) past.obstacles.push(obstacle);
		if ([...found.accounts.values()].every((each) => each.size === 0)) break;
		walk = {
			...start,
			run: {
				...start.run,
				ledger: ledger()
			},
			memory: memoryOf(found)
		};
		steps = await walkAll(input, known, walk);
	}
	const heads = [...walk.memory.at(input.range.head).values()];
	const lost = isAlone ? [] : await unkept(walk, heads, known.commits.at(-1));
	const obstacles = () => [
		versions,
		past.view,
		past
	].flatMap((each) => each.obstacles);
	return {
		walk,
		steps,
		heads,
		unkept: lost,
		obstacles
	};
}
async function walkAll(input, { commits }, walk) {
	const steps = [];
	for (const [index, commit] of commits.entries()) {
		input.onProgress?.(index, commits.length);
		const isLast = index === commits.length - 1;
		steps.push(...await walkCommit(walk, commit, isLast ? input.steps : void 0));
	}
	return steps;
}
function walkOf(input, { view, limits, commits, tree, prior, waiving }) {
	const { history, range, blobs, guard, scope, squashOf, awaitsMessage = false } = input;
	const past = {
		history,
		view,
		range,
		commits: new Map(),
		prior,
		obstacles: []
	};
	const finders = {
		archives: archiveFinder({
			view,
			blobs,
			limits,
			commits,
			tree
		}),
		ids: idFinder({
			view,
			history,
			blobs,
			govern: input.govern,
			base: range.base
		})
	};
	return {
		past,
		versions: versionsOf(past, versionLoader(blobs, limits), finders),
		memory: memoryOf(),
		run: {
			ledger: ledger(),
			waiving,
			limits,
			isBehind: false,
			guard,
			scope,
			squashOf,
			awaitsMessage
		},
		only: void 0
	};
}
async function walkBehind(walk, asks, loader) {
	const { commits, paths, older, obstacle } = await windowBehind(walk.past, asks);
	if (commits.length === 0) return {
		found: nothingBehind,
		obstacle
	};
	for (const { changes } of commits) walk.past.view.learn(changes);
	const past = {
		...walk.past,
		commits: new Map(),
		prior: []
	};
	const silent = {
		past,
		versions: versionsOf(past, loader, { archives: walk.versions.archives }),
		memory: memoryOf(),
		run: {
			...walk.run,
			ledger: ledger(),
			isBehind: true,
			guard: void 0,
			awaitsMessage: false,
			squashOf: uncheckedSquash
		},
		only: paths
	};
	const { accounts, shapes } = silent.memory;
	let carried = new Map();
	for (const commit of commits) {
		for (const parent of commit.parents) if (carried.size > 0 && !accounts.has(parent)) accounts.set(parent, carried);
		await walkCommit(silent, commit, void 0);
		if (older.has(commit)) carried = new Map([...silent.memory.at(commit.id)].filter(([, { version }]) => version === null));
	}
	const [missing] = loader.obstacles;
	if (missing !== void 0) return {
		found: nothingBehind,
		obstacle: older.size === 0 ? void 0 : missing
	};
	return {
		found: {
			accounts: new Map([...accounts].map(([id, known]) => [id, crossed(known)])),
			shapes
		},
		obstacle
	};
}
// src/app/files/followed-changes.ts
function followedChanges(paths, govern, reader) {
	const carriers = new Set();
	const known = new Map();
	const judged = new Set();
	function remember(commit, path, found) {
		const memory = known.get(commit) ?? new Map();
		known.set(commit, memory.set(path, found));
		const { target } = found.entry ?? {};
		for (const link of found.links) carriers.add(link);
		if (target !== void 0) carriers.add(target);
		return found;
	}
	async function at(commit, path) {
		return known.get(commit)?.get(path) ?? remember(commit, path, await reader.follow(commit, path));
	}
	async function after(commit, path, before, touched) {
		return ![...before.asked].some((asked) => touched.has(asked)) ? remember(commit.id, path, before) : at(commit.id, path);
	}
	function isAlias(path, { entry, links }) {
		return entry?.target !== void 0 && links[0] !== path && govern(entry.target) !== void 0;
	}
	function isOwn(path, before, now) {
		if (judged.has(path)) return true;
		if ([before, now].filter((each) => each.entry !== null && !isAlias(path, each)).length > 0) return true;
		return before.entry !== null && now.entry !== null && before.entry.target !== now.entry.target;
	}
	async function changesOf(commit) {
		const changes = new Map(commit.changes.map((change) => [change.path, change]));
		const touched = new Map(changes);
		const [parent] = commit.parents;
		for (const path of paths) {
			const before = parent === void 0 ? nothing$1 : await at(parent, path);
			const now = parent === void 0 ? await at(commit.id, path) : await after(commit, path, before, touched);
			if (!(touched.has(path) || !sameEntry(before.entry, now.entry)) || !isOwn(path, before, now)) continue;
			judged.add(path);
			changes.set(path, {
				path,
				before: before.entry,
				after: now.entry
			});
		}
		return [...changes.values()];
	}
	return {
		carries: (path) => carriers.has(path),
		commits: async (commits) => {
			const followed = [];
			for (const commit of commits) followed.push({
				...commit,
				changes: await changesOf(commit)
			});
			return followed;
		},
		tree: async (commit, tree) => {
			const followed = new Map(tree);
			for (const path of paths) {
				const found = await at(commit, path);
				if (found.entry !== null && !isAlias(path, found)) followed.set(path, found.entry);
			}
			return followed;
		}
	};
}
const nothing$1 = {
	entry: null,
	links: [],
	asked: new Set()
};
// src/app/files/follow-path.ts
const mostLinks = 40;
async function followPath(path, standing) {
	const own = await standing.entry(path);
	const asked = new Set([path]);
	if (own !== null && own.nature !== "link") return {
		entry: own,
		links: [],
		asked
	};
	const links = [];
	let way = {
		at: [],
		names: path.split("/")
	};
	while (way.names.length > 0) {
		const next = await step(way, standing, links, asked);
		if (next === null || "nature" in next) return {
			entry: next,
			links,
			asked
		};
		way = next;
	}
	return {
		entry: missing(way),
		links,
		asked
	};
}
async function step(way, standing, links, asked) {
	const { at, link } = way;
	const [name = "", ...names] = way.names;
	if (name === "" || name === ".") return {
		...way,
		names
	};
	if (name === "..") return at.length === 0 ? stopped(way, "outside") : {
		...way,
		at: at.slice(0, -1),
		names
	};
	const here = [...at, name].join("/");
	asked.add(here);
	const entry = await standing.entry(here);
	if (entry === null) return {
		...way,
		at: [...at, name],
		names
	};
	if (entry.nature === "link") {
		links.push(here);
		return throughLink({
			...way,
			names
		}, entry, await standing.text(entry), links.length);
	}
	if (link === void 0) return null;
	if (entry.nature === "submodule") return stopped(way, "into-submodule");
	return names.length > 0 ? missing(way) : {
		...entry,
		target: here
	};
}
function throughLink(way, entry, text, count) {
	if (text === void 0) return stopped({
		...way,
		link: {
			entry,
			text: ""
		}
	}, "no-path");
	const next = {
		...way,
		link: {
			entry,
			text
		},
		isOwn: way.isOwn === true || way.names.length === 0
	};
	if (text.startsWith("/")) return stopped(next, "absolute");
	if (count > mostLinks) return stopped(next, "loop");
	return {
		...next,
		names: [...text.split("/"), ...way.names]
	};
}
function stopped({ link }, reason) {
	if (link === void 0) return null;
	return {
		blob: link.entry.blob,
		nature: "link",
		fault: {
			reason,
			target: link.text
		}
	};
}
function missing(way) {
	return way.isOwn === true ? stopped(way, "dangling") : null;
}
// src/app/files/link-reader.ts
function linkReader({ history, blobs }) {
	const texts = new Map();
	let failure;
	const readText = async (blob) => {
		const chunks = await blobs.open(blob);
		if (chunks === void 0) failure ??= missingBlob(blob);
		return chunks === void 0 ? void 0 : linkText(chunks);
	};
	const text = ({ blob }) => {
		const read = texts.get(blob) ?? readText(blob);
		texts.set(blob, read);
		return read;
	};
	return {
		text,
		obstacle: () => failure,
		follow: (commit, path) => followPath(path, {
			text,
			entry: async (asked) => {
				const answer = await history.entry(commit, asked);
				if (!answer.ok) failure ??= answer.obstacle;
				return answer.ok ? answer.value : null;
			}
		})
	};
}
const longest = 4096;
function linkText(chunks) {
	const length = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
	if (length === 0 || length > longest) return void 0;
	try {
		const text = new TextDecoder("utf-8", {
			fatal: true,
			ignoreBOM: true
		}).decode(joinedBytes(chunks));
		return text.includes("\0") ? void 0 : text;
	} catch {
		return;
	}
}
// src/app/files/linked-paths.ts
const mostSpots = 1e5;
const spotsForEach = 4;
function linkedPaths(seen, govern) {
	const { paths, links } = seen;
	if (links.size === 0) return new Set();
	const behind = pathsBehindLinks(seen);
	if (behind === void 0) return void 0;
	const linked = new Set([...links.keys(), ...behind]);
	const linksAbove = folderFinder(new Set(links.keys()));
	for (const path of paths) if (linksAbove(path).length > 0) linked.add(path);
	const isPart = partMatcher(new Set([...paths, ...linked]), govern);
	return new Set([...linked].filter((path) => govern(path) !== void 0 || isPart(path)));
}
function folderOfLink(link, text) {
	if (text.startsWith("/")) return void 0;
	const at = link.split("/").slice(0, -1);
	for (const name of text.split("/")) {
		if (name === "" || name === ".") continue;
		if (name !== "..") at.push(name);
		else if (at.pop() === void 0) return void 0;
	}
	return at.join("/");
}
function pathsBehindLinks({ paths, links }) {
	const found = new Set();
	const most = mostSpots + spotsForEach * paths.size;
	let fresh = [...paths].map((path) => ({
		path,
		through: []
	}));
	while (fresh.length > 0) {
		const byFolder = groupByFolder(fresh, new Set([...links.values()].flatMap((folders) => [...folders])));
		const next = [];
		for (const [link, folders] of links) for (const folder of folders) for (const { path, through } of byFolder.get(folder) ?? []) {
			const made = `${link}${folder === "" ? "/" : ""}${path.slice(folder.length)}`;
			if (through.includes(link) || path.startsWith(`${link}/`) || path === link || found.has(made)) continue;
			found.add(made);
			if (found.size > most) return void 0;
			next.push({
				path: made,
				through: [...through, link]
			});
		}
		fresh = next;
	}
	return found;
}
function groupByFolder(spots, wanted) {
	const groups = new Map([...wanted].map((folder) => [folder, []]));
	const foldersOf = folderFinder(wanted);
	for (const spot of spots) for (const folder of foldersOf(spot.path)) groups.get(folder)?.push(spot);
	return groups;
}
function folderFinder(wanted) {
	const lengths = new Set([...wanted].map((folder) => folder.length));
	return (path) => {
		const folders = wanted.has("") ? [""] : [];
		for (let at = path.indexOf("/"); at !== -1; at = path.indexOf("/", at + 1)) {
			const folder = lengths.has(at) ? path.slice(0, at) : "";
			if (folder !== "" && wanted.has(folder)) folders.push(folder);
		}
		return folders;
	};
}
function partMatcher(paths, govern) {
	const globs = new Set();
	for (const path of paths) {
		const governance = govern(path);
		for (const { glob } of governance?.kind.parts(path, governance.settings.options) ?? []) globs.add(glob);
	}
	const matchers = [...globs].map(globMatcher);
	return (path) => globs.has(path) || matchers.some((matches) => matches(path));
}
// src/app/files/follow-links.ts
async function followLinks(input) {
	const { history, commits, tree, govern } = input;
	const reader = linkReader(input);
	const paths = linkedPaths(await seenPaths(input, reader.text), govern);
	if (paths === void 0) return {
		ok: false,
		obstacle: tooManyLinks
	};
	if (paths.size === 0) return {
		ok: true,
		value: {
			history,
			commits,
			tree,
			carries: () => false
		}
	};
	const followed = followedChanges(paths, govern, reader);
	const value = {
		history: followedHistory(history, followed, reader),
		commits: await followed.commits(commits),
		tree: await followed.tree(input.base, tree),
		carries: followed.carries
	};
	const obstacle = reader.obstacle();
	return obstacle === void 0 ? {
		ok: true,
		value
	} : {
		ok: false,
		obstacle
	};
}
function followedHistory(history, followed, reader) {
	return {
		...history,
		entry: async (commit, path) => {
			const { entry } = await reader.follow(commit, path);
			const obstacle = reader.obstacle();
			return obstacle === void 0 ? {
				ok: true,
				value: entry
			} : {
				ok: false,
				obstacle
			};
		},
		upTo: async (commit, count, along) => {
			const answer = await history.upTo(commit, count, along);
			if (!answer.ok) return answer;
			return {
				ok: true,
				value: (await followed.commits(answer.value.toReversed())).reverse()
			};
		}
	};
}
const tooManyLinks = {
	code: "too-many-links",
	message: "the symbolic links of this repository lead to more paths than can be looked at",
	fix: "Remove links that lead to folders which hold links themselves."
};
async function seenPaths({ commits, tree }, text) {
	const changes = commits.flatMap((commit) => commit.changes);
	const standing = changes.flatMap(({ path, before, after }) => [[path, before], [path, after]]);
	const links = new Map();
	const learn = async (path, link) => {
		const said = await text(link);
		const folder = said === void 0 ? void 0 : folderOfLink(path, said);
		const folders = links.get(path) ?? new Set();
		links.set(path, folder === void 0 ? folders : folders.add(folder));
	};
	await Promise.all([...tree, ...standing].flatMap(([path, entry]) => entry?.nature === "link" ? [learn(path, entry)] : []));
	return {
		paths: new Set([...tree.keys(), ...changes.map(({ path }) => path)]),
		links
	};
}
// src/app/files/govern-by-shape.ts
const mostAtOnce = 64;
async function governByShape(govern, { blobs, tree, commits }) {
	const versions = new Map();
	const learn = (path, entry) => {
		if (entry === null || entry.nature !== "regular" || govern(path)?.hasShape === void 0) return;
		versions.set(path, (versions.get(path) ?? new Map()).set(entry.blob, entry));
	};
	for (const [path, entry] of tree) learn(path, entry);
	for (const { path, before, after } of commits.flatMap(({ changes }) => changes)) {
		learn(path, before);
		learn(path, after);
	}
	const shaped = new Set();
	const look = async ([path, seen]) => {
		const hasShape = govern(path)?.hasShape;
		for (const blob of seen.keys()) {
			const bytes = await bytesOf$1(blobs, blob);
			if (bytes === void 0 || hasShape?.(bytes) === true) shaped.add(path);
			if (shaped.has(path)) return;
		}
	};
	const files = [...versions];
	for (let at = 0; at < files.length; at += mostAtOnce) await Promise.all(files.slice(at, at + mostAtOnce).map(look));
	return (path) => {
		const governance = govern(path);
		return governance?.hasShape === void 0 || shaped.has(path) ? governance : void 0;
	};
}
async function bytesOf$1(blobs, blob) {
	const chunks = await blobs.open(blob);
	return chunks === void 0 ? void 0 : joinedBytes(chunks);
}
// src/app/files/repository-view.ts
function repositoryView(history, { commit: base, tree, carries }, govern) {
	const line = straightLine(base, tree);
	const governances = new Map();
	const paths = new Set();
	const obstacles = new Map();
	const learnPath = (path) => {
		if (paths.has(path)) return;
		paths.add(path);
		const governance = govern(path);
		if (governance !== void 0) governances.set(path, governance);
	};
	for (const path of tree.keys()) learnPath(path);
	const entryAt = async (commit, path) => {
		const standing = line.entry(commit, path);
		if (standing !== void 0) return standing;
		const found = await history.entry(commit, path);
		if (found.ok) return found.value;
		obstacles.set(found.obstacle.code, found.obstacle);
		return null;
	};
	const entry = async (at, path) => {
		if (typeof at === "string") return entryAt(at, path);
		const change = changesByPath(at).get(path);
		return change === void 0 ? entryAt(at.id, path) : change.after;
	};
	return {
		learn(changes) {
			for (const { path } of changes) learnPath(path);
		},
		carries,
		twins: twinFinder(paths, governances),
		moveTo: line.moveTo,
		governed: () => governances,
		paths: () => paths,
		entry,
		async parts(at, path, governance) {
			const found = new Map();
			for (const [role, part] of partPaths(path, governance, paths)) {
				const entered = await entry(at, part);
				if (entered !== null) found.set(role, entered);
			}
			return found;
		},
		get obstacles() {
			return [...obstacles.values()];
		}
	};
}
const changesByPath = onceFor(({ changes }) => new Map(changes.toReversed().map((change) => [change.path, change])));
function straightLine(base, tree) {
	const entries = new Map(tree);
	let at = base;
	let last;
	return {
		moveTo(commit) {
			if (commit.parents[0] !== at) return;
			for (const { path, after } of commit.changes) if (after === null) entries.delete(path);
			else entries.set(path, after);
			last = commit;
			at = commit.id;
		},
		entry(commit, path) {
			if (commit === at) return entries.get(path) ?? null;
			if (commit !== last?.parents[0]) return void 0;
			const change = changesByPath(last).get(path);
			return change === void 0 ? entries.get(path) ?? null : change.before;
		}
	};
}
function partPaths(path, { kind, settings }, known) {
	const found = new Map([["", path]]);
	for (const { role, glob } of kind.parts(path, settings.options)) if (!isPattern(glob)) found.set(role, glob);
	else for (const other of [...known].filter(globMatcher(glob))) found.set(other, other);
	return found;
}
function twinFinder(paths, governed) {
	let size = -1;
	let groups = new Map();
	return (path) => {
		if (size !== paths.size) groups = foldedGroups(paths, governed);
		size = paths.size;
		return (groups.get(foldedPath(path)) ?? []).filter((other) => other !== path);
	};
}
function foldedGroups(paths, governed) {
	const groups = new Map([...governed.keys()].map((path) => [foldedPath(path), []]));
	for (const path of paths) groups.get(foldedPath(path))?.push(path);
	return groups;
}
// src/app/account/open-net.ts
function openNet(reported, finding, { file: { governance } }, from) {
	if (!isError(reported) || reported.refuses.length === 0) return [];
	const origin = {
		ground: docOf(from),
		from,
		commit: reported.commits?.[0] ?? "",
		isMadeBehind: false
	};
	const error = openError(governance.kind, finding, reported, origin);
	const whole = error.isFile ? { version: from } : {};
	return [{
		finding: reported,
		error: {
			...error,
			...whole,
			id: `net ${reported.fingerprint}`
		},
		from
	}];
}
function withNet(account, open, alone) {
	const errors = open.map(({ error }) => error);
	if (!alone && errors.length === 0) return account;
	const { touch: _, passed, ...own } = account;
	if (!alone) return {
		...account,
		touch: void 0,
		errors: [...account.errors, ...errors]
	};
	const [first] = open;
	const before = passed && {
		...passed,
		touch: void 0,
		errors: [],
		version: first?.from ?? passed.version
	};
	return {
		...own,
		errors,
		...before === void 0 ? {} : { passed: before }
	};
}
// src/app/judge/judge-merge-result.ts
function judgeMergeResult(run, account, input) {
	const { tip, result, guard, elsewhere } = input;
	const { file, stretches, graph, version: head } = account;
	const isKnown = result === head || result === tip;
	if (isKnown && elsewhere.length === 0) return [];
	const setup = setupOf(run, account);
	const { findings } = judgeVersions(setup, tip, result, {
		scope: "net",
		path: file.path,
		elsewhere,
		...guard === void 0 ? {} : { guard },
		...graph === void 0 ? {} : { policy: graph }
	});
	const exempt = cutEntities(file.governance.kind, stretches);
	return reportFindings(setup, findings.filter(({ subject, ruleId }) => !exempt.has(splitSubject(subject).entity) && (!isKnown || isAboutOthers(file.governance.kind, ruleId))), {
		before: tip,
		after: result
	});
}
function isAboutOthers({ rules }, ruleId) {
	return rules.some(({ id, needs = [] }) => id === ruleId && needs.includes("elsewhere"));
}
function cutEntities(kind, stretches) {
	const exempt = new Set();
	for (const [index, { to }] of stretches.entries()) {
		const [earlier, later] = [docOf(to), docOf(stretches[index + 1]?.from)];
		if (earlier === null || later === null) continue;
		for (const id of [...kind.entities(earlier), ...kind.entities(later)]) if (!same(kind, earlier, later, subjectOf(id))) exempt.add(id);
	}
	return exempt;
}
// src/app/judge/judge-net.ts
function judgeNet(setup, input) {
	const { from, to, head, context, alone } = input;
	const { at, ...timeless } = context;
	const { findings, notJudged } = judgeVersions(setup, from, to, to === head && at !== void 0 ? {
		...timeless,
		at
	} : timeless);
	const { kind } = setup;
	return {
		findings: findings.filter((finding) => (alone || !isAboutFile(kind, finding.ruleId)) && !isTakenBack(kind, finding, input) && !isAgain(kind, finding, input)),
		notJudged
	};
}
function isOfGuard({ rules }, ruleId) {
	return rules.some(({ id, needs }) => id === ruleId && needs?.includes("guard"));
}
function isTakenBack(kind, { ruleId, subject }, { to, head, context }) {
	if (context.guard !== "failure" || to === head || !isOfGuard(kind, ruleId)) return false;
	return !isDoneIn(kind, docOf(head), splitSubject(subject).entity);
}
function isAgain(kind, { subject }, { from, to, head }) {
	const [then, now] = [docOf(from), docOf(head)];
	return to !== head && then !== null && now !== null && same(kind, then, now, subject);
}
function isAboutFile(kind, ruleId) {
	return isFileRule(kind, ruleId) || shapeRuleIds(kind.rules).has(ruleId);
}
// src/app/judge/merge-beside.ts
async function accountsBeside(walk, heads, mergeResult) {
	const { view, range } = walk.past;
	const tip = range.tip ?? range.base;
	await learn(walk, mergeResult);
	const known = new Set(heads.flatMap(({ file, basePath, sidePaths }) => [
		file.path,
		basePath,
		...sidePaths
	]));
	const beside = [];
	for (const [path, governance] of view.governed()) {
		if (known.has(path)) continue;
		if (sameParts(await view.parts(tip, path, governance), await view.parts(mergeResult, path, governance))) continue;
		beside.push(await accountAt(walk, tip, path, governance));
	}
	return beside;
}
async function learn({ past: { history, view, obstacles } }, mergeResult) {
	const tree = await history.tree(mergeResult);
	if (!tree.ok) obstacles.push(tree.obstacle);
	else view.learn([...tree.value].map(([path, after]) => ({
		path,
		before: null,
		after
	})));
}
async function accountAt({ past: { view }, versions }, at, path, governance) {
	const version = await versions.at(at, { governance }, path);
	const parts = await view.parts(at, path, governance);
	const graph = governance.kind.policy === void 0 ? void 0 : await versions.graph(governance, parts, path);
	const account = newAccount({
		path,
		governance
	}, version, {
		origin: path,
		basePath: path,
		at
	});
	return graph === void 0 ? account : {
		...account,
		graph
	};
}
// src/app/judge/judge-nets.ts
async function judgeNets({ walk, heads }, setup) {
	const nets = [];
	for (const account of heads) {
		const net = await judgeWhole(walk, heads, account, setup);
		const { mergeResult } = setup;
		const merged = mergeResult === void 0 ? [] : await mergeFindings(walk, heads, account, mergeResult);
		nets.push({
			...net,
			account,
			merged: walk.run.waiving.apply(merged)
		});
	}
	if (setup.mergeResult !== void 0) nets.push(...await netsBeside(walk, heads, setup.mergeResult));
	return nets;
}
async function netsBeside(walk, heads, mergeResult) {
	const nets = [];
	for (const account of await accountsBeside(walk, heads, mergeResult)) {
		const merged = await mergeFindings(walk, heads, account, mergeResult);
		nets.push({
			account,
			findings: [],
			open: [],
			judged: new Set(),
			merged: walk.run.waiving.apply(merged)
		});
	}
	return nets;
}
const nothingAsked = new Set();
async function judgeWhole(walk, heads, account, setup) {
	const { range } = walk.past;
	const { kind } = account.file.governance;
	const own = setupOf(walk.run, account);
	const head = account.version;
	const context = await contextOf(walk, heads, account, setup);
	const findings = [];
	const open = [];
	const silent = new Set();
	for (const { from, to, base } of await stretchesOf(walk, account, setup.alone, range.bases ?? [range.base])) {
		const tip = walk.past.commits.get(range.head);
		const archived = tip === void 0 ? [] : await walk.versions.archives(tip, account.file, [from], to);
		const facts = {
			...context,
			archived,
			...setup.alone ? planThatReturns(account, from, to) : {}
		};
		const judge = (start) => judgeNet(own, {
			from: start,
			to,
			head,
			context: facts,
			alone: setup.alone
		});
		const before = base === void 0 ? void 0 : walk.memory.at(base).get(account.basePath);
		const stood = setup.alone && from === null && before !== void 0 ? recalled(before, null, to, nothingAsked).from : from;
		const judged = judge(stood);
		for (const { ruleId } of judged.notJudged) silent.add(ruleId);
		const known = before === void 0 ? [] : [{
			...before,
			version: stood
		}];
		const [start] = known;
		const again = async () => judge(start === void 0 ? stood : judgedFrom(start, to, true)).findings;
		const { findings: left, excused } = await consulted(known, judged.findings, again);
		const reported = reportFindings(own, [...left, ...excused], {
			before: stood,
			after: to
		});
		const repaired = reported.slice(left.length).map((each) => asRepair(each, start));
		const said = walk.run.waiving.apply(reported.slice(0, left.length));
		findings.push(...said, ...repaired);
		open.push(...said.flatMap((each, index) => openNet(each, left[index], account, stood)));
	}
	const inNet = kind.rules.filter(({ scopes, id }) => scopes.includes("net") && !silent.has(id));
	return {
		findings,
		open,
		judged: new Set(inNet.map(({ id }) => id))
	};
}
function planThatReturns(account, from, to) {
	if (docOf(from) === null) return {};
	const { knownPlan } = recalled(account, from, to, nothingAsked);
	return knownPlan === void 0 ? {} : { knownPlan };
}
function asRepair(finding, before) {
	const of = before?.errors.find(({ isBehind }) => isBehind)?.commit;
	const ended = {
		how: "repaired",
		by: finding.commits?.at(-1) ?? "",
		...of === void 0 ? {} : { of }
	};
	return isError(finding) ? {
		...finding,
		severity: "note",
		ended
	} : finding;
}
async function stretchesOf(walk, account, alone, bases) {
	const judged = [];
	const stretches = alone ? withoutRefusedCuts(account.stretches) : account.stretches;
	for (const { from, isFirst, to = account.version } of stretches) if (isFirst === void 0) judged.push({
		from,
		to
	});
	else for (const base of bases) judged.push({
		base,
		to,
		from: await versionAt(walk, base, account)
	});
	return judged;
}
function withoutRefusedCuts(stretches) {
	const joined = [];
	for (const stretch of stretches) {
		const last = stretch.isRefused ? joined.pop() : void 0;
		const { to: _, ...start } = last ?? stretch;
		joined.push(last === void 0 ? stretch : "to" in stretch ? {
			...start,
			to: stretch.to
		} : start);
	}
	return joined;
}
async function contextOf(walk, heads, { file, graph, flipped }, { commits }) {
	const { past, run } = walk;
	const { range } = past;
	const message = messageOf(file.governance.kind, commits);
	const at = commits.find(({ id }) => id === range.head)?.at;
	const elsewhere = await idsElsewhere(walk, heads, file, {
		after: past.commits.get(range.head) ?? range.head,
		before: range.bases ?? [range.base]
	});
	return {
		scope: "net",
		path: file.path,
		elsewhere,
		...run.guard === void 0 ? {} : { guard: run.guard },
		...run.guard === "failure" ? { flipped } : {},
		...message === void 0 ? {} : { message },
		...at === void 0 ? {} : { at },
		...graph === void 0 ? {} : { policy: graph }
	};
}
function messageOf({ addressed }, commits) {
	const messages = commits.flatMap(({ message }) => message ?? []);
	if (messages.length < commits.length || messages.length === 0) return void 0;
	if (commits.length > 1 && addressed !== void 0) return void 0;
	return messages.join("\n\n");
}
async function mergeFindings(walk, heads, account, mergeResult) {
	const { range } = walk.past;
	const base = range.tip ?? range.base;
	const tip = await versionAt(walk, base, account);
	const result = await walk.versions.at(mergeResult, account.file, account.file.path);
	const elsewhere = await idsElsewhere(walk, heads, account.file, {
		after: mergeResult,
		before: [base]
	});
	return judgeMergeResult(walk.run, account, {
		tip,
		result,
		guard: walk.run.guard,
		elsewhere
	});
}
async function idsElsewhere(walk, heads, file, { after, before }) {
	const basePaths = basePathsOf(heads);
	const pathOf = (path) => basePaths.get(path) ?? path;
	return (await walk.versions.ids?.find({
		...file,
		after,
		before: before.map((at) => ({
			at,
			pathOf
		}))
	}))?.introduced ?? [];
}
const basePathsOf = onceFor((heads) => new Map(heads.map((each) => [each.file.path, each.basePath])));
async function versionAt({ versions }, commit, { file, basePath, sidePaths }) {
	for (const path of [basePath, ...sidePaths]) {
		const version = await versions.at(commit, file, path);
		if (version !== null) return version;
	}
	return null;
}
// src/config/policy-text.ts
const mostBytes = 1048576;
function readPolicyText(bytes) {
	if (bytes === "irregular") return refused("must be a regular file, not a link or a submodule");
	if (bytes.length > mostBytes) return refused(`is larger than ${mostBytes} bytes`);
	const { text, faults } = decodeText(bytes);
	if (faults.length > 0) return {
		ok: false,
		faults
	};
	const parsed = parseYaml(sourceText(text), defaultLimits, {
		maxAliases: 0,
		scalarKeys: false
	});
	if (parsed.faults.length > 0) return {
		ok: false,
		faults: parsed.faults.map(({ message, span }) => ({
			message,
			span,
			pointer: ""
		}))
	};
	const { value = null, source } = parsed;
	const document = { locate: (pointer) => source.locate([pointer]).get(pointer) ?? textStart };
	if (value === null) return {
		ok: true,
		document,
		root: {}
	};
	if (!isJsonObject(value)) return refused("must be a mapping of keys to values");
	return {
		ok: true,
		document,
		root: value
	};
}
function refused(message) {
	return {
		ok: false,
		faults: [{
			message,
			pointer: "",
			span: textStart
		}]
	};
}
function faultCollector(document) {
	const found = [];
	const others = new Map();
	return {
		add: (pointer, message) => found.push({
			pointer,
			message,
			span: document.locate(pointer)
		}),
		addOf: (file, fault) => others.set(JSON.stringify([
			file,
			fault.pointer,
			fault.message
		]), {
			...fault,
			file
		}),
		faults: () => [...found.toSorted(bySpan), ...[...others.values()].sort(byFile)]
	};
}
function byFile(left, right) {
	return compareCodePoints(left.file ?? "", right.file ?? "") || bySpan(left, right);
}
function bySpan({ span: left }, { span: right }) {
	return left.line - right.line || left.column - right.column;
}
function refuseUnknownKeys(collector, mapping, pointer, known) {
	for (const key of Object.keys(mapping)) if (!known.includes(key)) collector.add(appendToken(pointer, key), unknownName("key", key, known));
}
function unknownName(what, name, known) {
	const nearest = nearestName(name, known);
	const hint = nearest === void 0 ? `known: ${known.join(", ") || "none"}` : `did you mean '${nearest}'?`;
	return `${quote(name)} is not a known ${what}; ${hint}`;
}
function listAt(collector, root, key) {
	const value = root[key];
	if (value === void 0) return [];
	if (!Array.isArray(value)) {
		collector.add(`/${key}`, `${key} must be a list`);
		return [];
	}
	return value.map((each, index) => ({
		value: each,
		pointer: `/${key}/${index}`
	}));
}
// src/config/named-files.ts
function namedFilesOf(configuration, kinds) {
	const read = configuration === null ? void 0 : readPolicyText(configuration);
	const entries = read?.ok ? read.root.files : void 0;
	const options = kinds.flatMap(({ fileOptions = [] }) => fileOptions);
	const named = (isJsonArray(entries) ? entries : []).flatMap((entry) => isJsonObject(entry) ? options.flatMap((option) => filePath(entry[option]) ?? []) : []);
	return [...new Set(named.filter((path) => namedPathProblem(path) === void 0))];
}
function filePath(value) {
	if (typeof value !== "string" || !/\/|\.(ya?ml|json)$/.test(value)) return void 0;
	return value.replace(/^(\.\/)+/, "");
}
function namedPathProblem(path) {
	return pathProblem(path) ?? (/[*?[{]/.test(path) ? "must name one file, without wildcards" : void 0);
}
function readNamedFiles(collector, { fileOptions = [] }, given, pointer, namedFiles) {
	const read = {
		options: { ...given },
		files: [],
		paths: [],
		isComplete: true
	};
	for (const option of fileOptions) {
		const path = filePath(given[option]);
		if (path === void 0) continue;
		const found = readNamedFile(collector, {
			option,
			path,
			pointer: `${pointer}/${option}`
		}, namedFiles);
		read.paths.push(path);
		if (found === void 0) read.isComplete = false;
		if (found === void 0 || found === "unread") delete read.options[option];
		else {
			read.options[option] = found.root;
			read.files.push({
				option,
				path,
				document: found.document
			});
		}
	}
	return read;
}
function readNamedFile(collector, { option, path, pointer }, namedFiles) {
	const problem = namedPathProblem(path);
	const bytes = problem === void 0 ? namedFiles(path) : null;
	if (bytes === "unread") return bytes;
	if (bytes === null) {
		collector.add(pointer, `${option} ${problem ?? `names ${path}, and there is no such file`}`);
		return;
	}
	const read = readPolicyText(bytes);
	if (read.ok) return read;
	for (const fault of read.faults) collector.addOf(path, fault);
}
// src/config/option-faults.ts
const entryKeys = [
	"path",
	"kind",
	"rules"
];
function optionFaultText(kind, fault, ruleIds) {
	const [first = "", ruleId = "", , ...inRule] = pointerTokens(fault.pointer);
	const { unknownKey } = fault;
	if (first !== "rules" || ruleId === "") return ownOptionText(kind, fault);
	if (inRule.length === 0) {
		if (unknownKey !== void 0) return unknownName("rule", unknownKey, ruleIds);
		return fault.message.startsWith(ruleId) ? fault.message : `${ruleId} ${fault.message}`;
	}
	return unknownKey === void 0 ? `${inRule.join(".")} of ${ruleId} ${fault.message}` : unknownName(`option of ${ruleId}`, unknownKey, knownOptions(ruleSchema(kind, ruleId), inRule));
}
function ownOptionText({ options }, { pointer, message, unknownKey }) {
	const tokens = pointerTokens(pointer);
	if (unknownKey === void 0) return `${tokens.join(".")} ${message}`;
	return unknownName("key", unknownKey, [...tokens.length === 1 ? entryKeys : [], ...knownOptions(options, tokens)]);
}
function ruleSchema(kind, ruleId) {
	return kind.rules.find(({ id }) => id === ruleId)?.options?.schema ?? {};
}
function knownOptions(schema, tokens) {
	let at = schema;
	for (const token of tokens.slice(0, -1)) at = propertiesOf(at)[token];
	return Object.keys(propertiesOf(at));
}
function propertiesOf(schema) {
	const properties = isJsonObject(schema) ? schema.properties : void 0;
	return isJsonObject(properties) ? properties : {};
}
// src/config/rule-choices.ts
function readRules(collector, root, kinds) {
	const { rules: value = {} } = root;
	if (!isJsonObject(value)) {
		collector.add("/rules", "rules must be a mapping from rule ids to severities");
		return {};
	}
	const sound = [];
	for (const [ruleId, choice] of Object.entries(value)) {
		const pointer = appendToken("/rules", ruleId);
		const kind = kinds.find((each) => ruleIdsOf(each).includes(ruleId));
		if (kind === void 0) {
			collector.add(pointer, unknownName("rule", ruleId, kinds.flatMap(ruleIdsOf)));
			continue;
		}
		const resolved = resolveSettings(kind, { rules: { [ruleId]: choice } });
		if (resolved.ok) sound.push([ruleId, choice]);
		else for (const fault of resolved.faults) collector.add(fault.pointer, optionFaultText(kind, fault, []));
	}
	return Object.fromEntries(sound);
}
function ruleIdsOf(kind) {
	const own = [
		...kind.fileRules ?? [],
		...mergeRules(kind.id),
		...kind.rules
	];
	return [
		...fileRules,
		...policyRules,
		...own
	].map(({ id }) => id);
}
function governanceOf(kind, options, rules) {
	const own = ruleIdsOf(kind);
	const shared = Object.fromEntries(Object.entries(rules).filter(([ruleId]) => own.includes(ruleId)));
	const given = isJsonObject(options.rules) ? options.rules : {};
	const resolved = resolveSettings(kind, {
		...options,
		rules: {
			...shared,
			...given
		}
	});
	return {
		kind,
		settings: resolved.ok ? resolved.settings : defaultSettings(kind)
	};
}
function withShared(kind, options, shared) {
	const { properties } = kind.options;
	const own = Object.entries(shared).filter(([name]) => isJsonObject(properties) && Object.hasOwn(properties, name));
	return {
		...Object.fromEntries(own),
		...options
	};
}
// src/config/file-entries.ts
function readEntries(collector, root, context) {
	return listAt(collector, root, "files").flatMap(({ value, pointer }) => readEntry(collector, value, pointer, context) ?? []);
}
function readEntry(collector, value, pointer, { kinds, rules, shared, namedFiles }) {
	if (!isJsonObject(value)) {
		collector.add(pointer, "an entry of files must be a mapping with path and kind");
		return;
	}
	const { path = null, kind: _, ...given } = value;
	const problem = pathProblem(path);
	if (problem !== void 0) collector.add(`${pointer}/path`, `path ${problem}`);
	const kind = kindOf(value, kinds);
	if (kind === void 0) {
		collector.add(`${pointer}/kind`, unknownKind(value.kind, kinds));
		return;
	}
	const { options, files, paths, isComplete } = readNamedFiles(collector, kind, given, pointer, namedFiles);
	if (isComplete) refuseOptions(collector, kind, {
		options,
		files
	}, pointer);
	const glob = String(path);
	const own = (more) => governanceOf(kind, withShared(kind, {
		...more,
		...options
	}, shared), rules);
	const governance = own({});
	return {
		glob,
		pointer,
		matches: configuredMatcher(glob),
		governance,
		governanceAt: governAsUsual(kind, options, own, governance),
		namedFiles: paths
	};
}
function kindOf(entry, kinds) {
	if (entry.kind !== void 0) return kinds.find(({ id }) => id === entry.kind);
	return kinds.find(({ fileOptions = [] }) => fileOptions.some((option) => Object.hasOwn(entry, option)));
}
function unknownKind(name, kinds) {
	const known = kinds.map(({ id }) => id);
	if (typeof name === "string") return unknownName("kind", name, known);
	return `kind must be one of ${known.join(", ")}`;
}
function refuseOptions(collector, kind, { options, files }, pointer) {
	const own = ruleIdsOf(kind).filter((ruleId) => !isAboutPolicy(ruleId));
	const resolved = resolveSettings(kind, options);
	for (const fault of resolved.ok ? [] : resolved.faults) {
		const file = files.find(({ option }) => pointerTokens(fault.pointer)[0] === option);
		if (file === void 0) collector.add(pointer + fault.pointer, optionFaultText(kind, fault, own));
		else collector.addOf(file.path, faultInFile(file, fault));
	}
	for (const ruleId of Object.keys(isJsonObject(options.rules) ? options.rules : {}).filter(isAboutPolicy)) collector.add(appendToken(`${pointer}/rules`, ruleId), `${ruleId} is not about single files; say it in rules: at the top`);
}
function faultInFile({ option, document }, { pointer, message }) {
	const inside = pointer.slice(option.length + 1);
	return {
		pointer: inside,
		message: `${pointerTokens(inside).join(".") || option} ${message}`,
		span: document.locate(inside)
	};
}
function isAboutPolicy(ruleId) {
	return policyRules.some(({ id }) => id === ruleId);
}
// src/config/limits.ts
const units = {
	B: 1,
	KB: 1024,
	MB: 1024 ** 2,
	GB: 1024 ** 3
};
function readLimits(collector, root) {
	const value = root.limits;
	if (value === void 0) return defaultLimits;
	if (!isJsonObject(value)) {
		collector.add("/limits", "limits must be a mapping");
		return defaultLimits;
	}
	refuseUnknownKeys(collector, value, "/limits", Object.keys(defaultLimits));
	const read = (key, size, expected) => {
		const given = value[key];
		if (given === void 0) return defaultLimits[key];
		const number = size(given);
		if (number === void 0) collector.add(`/limits/${key}`, `${key} must be ${expected}`);
		return number ?? defaultLimits[key];
	};
	return {
		maxBytes: read("maxBytes", bytesOf, "a number of bytes, or text such as 64MB (1 MB is 1,048,576 bytes)"),
		maxDepth: read("maxDepth", countOf, "a whole number above 0"),
		maxValues: read("maxValues", countOf, "a whole number above 0")
	};
}
function countOf(value) {
	return typeof value === "number" && Number.isSafeInteger(value) && value > 0 ? value : void 0;
}
function bytesOf(value) {
	if (typeof value !== "string") return countOf(value);
	const [, number = "", unit = ""] = /^(\d+) ?([KMG]?B)$/.exec(value) ?? [];
	return countOf(Number(number) * (units[unit] ?? 0));
}
// src/config/configuration.ts
const configurationKeys = [
	"version",
	"files",
	"detect",
	"profile",
	"rules",
	"ignore",
	"limits",
	"waiversFrom"
];
function parseConfiguration(bytes, kinds, namedFiles = () => null) {
	const read = readPolicyText(bytes);
	if (!read.ok) return read;
	const { document, root } = read;
	const collector = faultCollector(document);
	refuseUnknownKeys(collector, root, "", configurationKeys);
	if (root.version !== 1) collector.add("/version", "version must be 1");
	const rules = readRules(collector, root, kinds);
	const ignored = readIgnore(collector, root);
	const detects = readDetect(collector, root);
	const shared = readProfile(collector, root);
	const entries = root.files === void 0 ? void 0 : readEntries(collector, root, {
		kinds,
		rules,
		shared,
		namedFiles
	});
	const limits = readLimits(collector, root);
	const waiversFrom = readWaiversFrom(collector, root);
	const faults = collector.faults();
	if (faults.length > 0) return {
		ok: false,
		faults
	};
	const isIgnored = (path) => ignored.some((matches) => matches(path));
	const governance = (kind, options = {}) => governanceOf(kind, withShared(kind, options, shared), rules);
	const [anyKind] = kinds;
	const policyRules = anyKind === void 0 ? new Map() : governance(anyKind).settings.rules;
	let usual;
	const detected = (path) => {
		if (!detects) return void 0;
		usual ??= governByDetection(kinds, governance);
		return usual(path);
	};
	const listed = governByEntries(entries ?? []);
	const govern = (path) => isIgnored(path) ? void 0 : listed(path) ?? detected(path);
	return {
		ok: true,
		document,
		configuration: {
			govern,
			entries,
			detects,
			governance,
			limits,
			isIgnored,
			policyRules,
			waiversFrom,
			namedFiles: [...new Set((entries ?? []).flatMap((entry) => entry.namedFiles))]
		}
	};
}
function governByEntries(entries) {
	return (path) => entries.findLast(({ matches }) => matches(path))?.governanceAt(path);
}
function readDetect(collector, { detect = true }) {
	if (typeof detect === "boolean") return detect;
	collector.add("/detect", "detect must be true or false");
	return true;
}
function readProfile(collector, { profile }) {
	if (profile === void 0) return {};
	if (profile === "default" || profile === "strict") return { profile };
	collector.add("/profile", "profile must be default or strict");
	return {};
}
function readIgnore(collector, root) {
	return listAt(collector, root, "ignore").flatMap(({ value, pointer }) => {
		const problem = pathProblem(value);
		if (problem !== void 0) collector.add(pointer, `an entry of ignore ${problem}`);
		return problem === void 0 ? [configuredMatcher(String(value))] : [];
	});
}
function readWaiversFrom(collector, root) {
	const { waiversFrom = "base" } = root;
	if (waiversFrom === "base" || waiversFrom === "head") return waiversFrom;
	collector.add("/waiversFrom", "waiversFrom must be base or head");
	return "base";
}
// src/config/waivers.ts
const waiverKeys = [
	"fingerprint",
	"change",
	"reason",
	"until"
];
function parseWaivers(bytes) {
	const read = readPolicyText(bytes);
	if (!read.ok) return read;
	const { document, root } = read;
	const collector = faultCollector(document);
	refuseUnknownKeys(collector, root, "", ["version", "waivers"]);
	if (root.version !== 1) collector.add("/version", "version must be 1");
	const waivers = listAt(collector, root, "waivers").flatMap(({ value, pointer }) => {
		const waiver = readWaiver(collector, value, pointer);
		return waiver === void 0 ? [] : [{
			...waiver,
			pointer
		}];
	});
	const faults = collector.faults();
	return faults.length > 0 ? {
		ok: false,
		faults
	} : {
		ok: true,
		waivers,
		document
	};
}
function readWaiver(collector, value, pointer) {
	if (!isJsonObject(value)) {
		collector.add(pointer, `a waiver must be a mapping with ${waiverKeys.join(", ")}`);
		return;
	}
	refuseUnknownKeys(collector, value, pointer, waiverKeys);
	const text = (key, isRight, expected) => readText$1(collector, value, {
		key,
		pointer,
		isRight,
		expected
	});
	return {
		fingerprint: text("fingerprint", isDigest, "must be 12 hex digits in quotes, as the finding prints them"),
		change: text("change", isDigest, "must be 12 hex digits in quotes, as the finding prints them"),
		reason: text("reason", (reason) => reason.trim() !== "", "must say why, as text"),
		until: text("until", isDay, "must be a day such as 2026-12-31")
	};
}
function readText$1(collector, mapping, { key, pointer, isRight, expected }) {
	const value = mapping[key];
	if (typeof value === "string" && isRight(value)) return value;
	collector.add(`${pointer}/${key}`, `${key} ${expected}`);
	return "";
}
function isDigest(text) {
	return /^[0-9a-f]{12}$/.test(text);
}
function isDay(text) {
	if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
	const day = new Date(`${text}T00:00:00Z`);
	return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
// src/app/policy/built-in-policy.ts
function builtInPolicy(kinds) {
	return {
		...builtInConfiguration(kinds),
		watched: watchedByName(kinds),
		waivers: []
	};
}
function builtInConfiguration(kinds) {
	return {
		govern: governByDetection(kinds),
		governance: builtInGovernance,
		limits: defaultLimits,
		waiversFrom: "base",
		isIgnored: () => false,
		policyRules: new Map(),
		namedFiles: [],
		entries: void 0,
		detects: true
	};
}
// src/app/policy/policy.ts
function policyText(bytes) {
	return bytes instanceof Uint8Array ? `text ${new TextDecoder("latin1").decode(bytes)}` : String(bytes);
}
function isSamePolicy(before, after) {
	const said = ({ configuration, named = new Map() }) => JSON.stringify([policyText(configuration), ...[...named].map(([path, bytes]) => [path, policyText(bytes)])]);
	return said(before) === said(after);
}
function namedIn({ named }) {
	return (path) => named?.get(path) ?? null;
}
function policyOf(pair, kinds, namedFiles = namedIn(pair)) {
	const { configuration, waivers } = pair;
	const read = configuration === null ? void 0 : parseConfiguration(configuration, kinds, namedFiles);
	const own = read?.ok ? read.configuration : builtInConfiguration(kinds);
	const detected = own.detects ? watchedByName(kinds, own.governance) : [];
	const watched = [...own.entries ?? [], ...detected];
	return {
		...own,
		watched,
		waivers: waiversOf(waivers)
	};
}
function policyFaults(pair, kinds) {
	return [...faultsOf("configuration", pair.configuration, (bytes) => parseConfiguration(bytes, kinds, namedIn(pair))), ...faultsOf("waivers", pair.waivers, parseWaivers)];
}
function faultsOf(file, bytes, parse) {
	const read = bytes === null ? void 0 : parse(bytes);
	return (read === void 0 || read.ok ? [] : read.faults).map(({ file: named, message, span }) => ({
		file,
		...named === void 0 ? {} : { named },
		message,
		line: span.line,
		column: span.column
	}));
}
function waiversOf(bytes) {
	const read = bytes instanceof Uint8Array ? parseWaivers(bytes) : void 0;
	return read?.ok ? read.waivers : [];
}
async function policyBytesAt(source, commit, kinds, path = configurationPath) {
	const configuration = await bytesAt(source, commit, path);
	if (!configuration.ok) return configuration;
	const waivers = await bytesAt(source, commit, waiversPath);
	if (!waivers.ok) return waivers;
	const named = new Map();
	for (const file of namedFilesOf(configuration.value, kinds)) {
		const bytes = await bytesAt(source, commit, file);
		if (!bytes.ok) return bytes;
		named.set(file, bytes.value);
	}
	return {
		ok: true,
		value: {
			configuration: configuration.value,
			waivers: waivers.value,
			named
		}
	};
}
async function bytesAt({ history, blobs }, commit, path) {
	const entry = await history.entry(commit, path);
	if (!entry.ok) return entry;
	if (entry.value === null) return {
		ok: true,
		value: null
	};
	if (entry.value.nature !== "regular") return {
		ok: true,
		value: "irregular"
	};
	const chunks = await blobs.open(entry.value.blob);
	if (chunks === void 0) return {
		ok: false,
		obstacle: missingBlob(entry.value.blob)
	};
	return {
		ok: true,
		value: joinedBytes(chunks)
	};
}
// src/app/policy/read-policy.ts
const start = {
	line: 1,
	column: 1,
	endLine: 1,
	endColumn: 1
};
const nowhere = () => start;
function readConfiguration(pair, kinds) {
	if (pair.configuration === null) return null;
	const read = parseConfiguration(pair.configuration, kinds, namedIn(pair));
	if (!read.ok) return {
		...broken(read.faults),
		govern: void 0,
		entries: []
	};
	const { govern, entries = [] } = read.configuration;
	return {
		faults: [],
		govern,
		entries,
		locate: (pointer) => read.document.locate(pointer)
	};
}
function readWaivers(bytes) {
	if (bytes === null) return null;
	const read = parseWaivers(bytes);
	return read.ok ? {
		faults: [],
		locate: (pointer) => read.document.locate(pointer)
	} : broken(read.faults);
}
function broken(faults) {
	return {
		faults,
		locate: (pointer, reason) => faults.find((fault) => fault.pointer === pointer && fault.message === reason)?.span ?? start
	};
}
function governOf(version, kinds, { hasShape = () => true }) {
	const govern = version?.govern ?? governByDetection(kinds);
	return (path) => {
		const governance = govern(path);
		return governance !== void 0 && (governance.hasShape === void 0 || hasShape(path));
	};
}
function faultsIn(version, named) {
	return version === null ? null : { faults: version.faults.filter(({ file }) => file === named) };
}
// src/app/policy/judge-policy.ts
function judgePolicy(change) {
	const { path, before, after, nested, rules } = change;
	const judged = (file, facts, earlier, later) => judgeFile(file, facts, digestOf(earlier, later), rules);
	return [
		...judged(path, configurationFacts(change), before.configuration, after.configuration),
		...namedPaths(change).flatMap((file) => {
			const [earlier, later] = [before.named?.get(file) ?? null, after.named?.get(file) ?? null];
			return judged(file, namedFacts(change, file), earlier, later);
		}),
		...judged(waiversPath, waiverFacts(change), before.waivers, after.waivers),
		...nested.flatMap((other) => judged(other, {
			...noFacts,
			role: "nested"
		}, null, null))
	];
}
const noFacts = {
	role: "configuration",
	before: null,
	after: null,
	changed: false,
	governed: [],
	released: [],
	unmatched: [],
	expired: [],
	headWaives: false,
	places: {
		before: nowhere,
		after: nowhere
	}
};
function configurationFacts({ before, after, kinds, ...change }) {
	const earlier = readConfiguration(before, kinds);
	const later = readConfiguration(after, kinds);
	const changed = change.changes.has(change.path) && isChanged(before.configuration, after.configuration);
	const entries = (later ?? earlier)?.entries ?? [];
	const now = governOf(earlier, kinds, change);
	const next = governOf(later, kinds, change);
	const paths = [...change.paths];
	const standing = changed ? [...change.standing].sort(compareCodePoints) : [];
	return {
		...noFacts,
		before: faultsIn(earlier, void 0),
		after: faultsIn(later, void 0),
		changed,
		governed: standing.filter((path) => next(path) && !now(path)),
		released: standing.filter((path) => !next(path) && now(path)),
		unmatched: entries.filter(({ glob, matches }) => !change.paths.has(glob) && !paths.some(matches)),
		places: {
			before: earlier?.locate ?? nowhere,
			after: later?.locate ?? nowhere
		}
	};
}
function namedPaths({ before, after }) {
	const paths = [before, after].flatMap(({ named }) => [...named?.keys() ?? []]);
	return [...new Set(paths)].sort(compareCodePoints);
}
function namedFacts({ before, after, kinds, ...change }, file) {
	const earlier = readConfiguration(before, kinds);
	const later = readConfiguration(after, kinds);
	const [was, is] = [before.named?.get(file), after.named?.get(file)];
	const changed = change.changes.has(file) && was !== void 0 && is !== void 0 && isChanged(was, is);
	const entries = (later ?? earlier)?.entries ?? [];
	const uses = (path) => entries.findLast(({ matches }) => matches(path))?.namedFiles.includes(file);
	return {
		...noFacts,
		role: "named",
		before: was === void 0 ? null : faultsIn(earlier, file),
		after: is === void 0 ? null : faultsIn(later, file),
		changed,
		governed: changed ? [...change.standing].filter(uses).sort(compareCodePoints) : [],
		places: {
			before: earlier?.locate ?? nowhere,
			after: later?.locate ?? nowhere
		}
	};
}
function waiverFacts({ before, after, changes, expired, headWaives }) {
	const earlier = readWaivers(before.waivers);
	const later = readWaivers(after.waivers);
	return {
		...noFacts,
		role: "waivers",
		before: earlier,
		after: later,
		changed: changes.has(".stateward.waivers.yml") && isChanged(before.waivers, after.waivers),
		expired,
		headWaives,
		places: {
			before: earlier?.locate ?? nowhere,
			after: later?.locate ?? nowhere
		}
	};
}
function isChanged(before, after) {
	return policyText(before) !== policyText(after);
}
function digestOf(before, after) {
	return shortDigest(JSON.stringify([policyText(before), policyText(after)]));
}
function judgeFile(path, facts, change, rules) {
	const { findings } = runRules(policyRules, facts, {
		scope: "net",
		path
	}, rules);
	return findings.map((finding) => reported(path, facts, finding, change));
}
function reported(path, { places }, finding, change) {
	const { ruleId, messageId, subject, at, data } = finding;
	const rule = policyRules.find(({ id }) => id === ruleId);
	const reason = typeof data?.reason === "string" ? data.reason : "";
	return {
		ruleId,
		severity: finding.severity,
		message: finding.message,
		messageId,
		subject,
		scope: finding.scope,
		file: path,
		side: at.side,
		pointer: at.pointer,
		...places[at.side](at.pointer, reason),
		why: rule?.why ?? "",
		fix: rule?.fix ?? "",
		...data === void 0 ? {} : { data },
		related: [],
		refuses: [subject],
		fingerprint: shortDigest(JSON.stringify([
			path,
			ruleId,
			messageId,
			subject
		])),
		change
	};
}
// src/app/policy/range-changes.ts
async function changedByRange(sides, commits, paths) {
	const changed = new Set();
	for (const path of paths) {
		const isChanged = await changes(sides, commits, path);
		if (!isChanged.ok) return isChanged;
		if (isChanged.value) changed.add(path);
	}
	return {
		ok: true,
		value: changed
	};
}
async function changes({ history, range, tip }, commits, path) {
	const touching = commits.filter((commit) => commit.changes.some((change) => change.path === path));
	if (touching.length === 0) return {
		ok: true,
		value: false
	};
	const others = [...range.bases ?? [range.base], ...tip === void 0 ? [] : [tip]];
	const own = await isUnlike(history, range.head, others, path);
	if (!own.ok || !own.value) return own;
	for (const { id, parents } of touching) {
		const made = parents.length < 2 ? own : await isUnlike(history, id, parents, path);
		if (!made.ok || made.value) return made;
	}
	return {
		ok: true,
		value: false
	};
}
async function isUnlike(history, commit, others, path) {
	const own = await history.entry(commit, path);
	if (!own.ok) return own;
	for (const each of new Set(others)) {
		const other = await history.entry(each, path);
		if (!other.ok) return other;
		if (sameEntry(own.value, other.value)) return {
			ok: true,
			value: false
		};
	}
	return {
		ok: true,
		value: true
	};
}
// src/app/policy/waiving.ts
const graceDays = 14;
const dayLength = 864e5;
function waiving(waivers, now) {
	const lasting = waivers.toSorted((left, right) => compareCodePoints(left.until, right.until));
	const known = new Map(lasting.map((waiver) => [key(waiver), waiver]));
	const expired = new Map();
	return {
		apply: (findings) => known.size === 0 ? findings : findings.map(excused),
		excused,
		expired: () => [...expired.values()]
	};
	function excused(finding) {
		const waiver = known.get(key(finding));
		if (waiver === void 0 || finding.severity === "note" || !isWaivable(finding.ruleId)) return finding;
		const late = daysAfter(waiver.until, now);
		const counts = late <= graceDays;
		const { fingerprint, change, reason, until } = waiver;
		if (late > 0) expired.set(key(waiver), {
			fingerprint,
			until,
			pointer: waiver.pointer,
			counts
		});
		if (!counts) return finding;
		return {
			...finding,
			severity: "note",
			waivedBy: {
				change,
				reason,
				until,
				severity: finding.severity
			}
		};
	}
}
function key({ fingerprint, change }) {
	return `${fingerprint} ${change}`;
}
function daysAfter(day, time) {
	if (time === void 0) return 0;
	const passed = Date.parse(time) - Date.parse(`${day}T00:00:00Z`) - dayLength;
	return passed < 0 ? 0 : Math.floor(passed / dayLength) + 1;
}
// src/app/policy/range-policy.ts
const absent = {
	configuration: null,
	waivers: null
};
async function rangePolicy(input, view, commits) {
	const { range, policyPath = configurationPath } = input;
	const tip = input.policyFrom ?? range.tip ?? range.base;
	const isAbsent = tip === range.base && !view.paths().has(policyPath) && !view.paths().has(".stateward.waivers.yml");
	const read = (commit) => isAbsent ? {
		ok: true,
		value: absent
	} : policyBytesAt(input, commit, input.policyKinds ?? [], policyPath);
	const before = await read(tip);
	if (!before.ok) return before;
	const after = await read(range.head);
	if (!after.ok) return after;
	const headWaives = input.waiversFrom === "head";
	const waivers = [...input.waivers ?? [], ...headWaives ? waiversOf(after.value.waivers) : []];
	const waives = waiving(waivers, waivers.length === 0 ? void 0 : await latest(input, commits));
	const isAlone = input.scope === "snapshot";
	const sides = {
		before: isAlone ? after.value : before.value,
		after: after.value
	};
	const told = input.tellsChanges === false || isAlone ? [] : commits;
	const own = () => changedByRange({
		...input,
		tip
	}, told, pathsOf(sides, policyPath));
	return {
		ok: true,
		value: {
			waiving: waives,
			isChanged: !isSamePolicy(sides.before, sides.after),
			judge: () => judged(input, view, sides, waives, own)
		}
	};
}
function pathsOf(sides, policyPath) {
	const named = [sides.before, sides.after].flatMap((side) => [...side.named?.keys() ?? []]);
	return new Set([
		policyPath,
		waiversPath,
		...named
	]);
}
async function judged(input, view, sides, waives, own) {
	const { policyKinds: kinds } = input;
	if (kinds === void 0) return {
		ok: true,
		value: []
	};
	const changes = await own();
	if (!changes.ok) return changes;
	const head = !isSamePolicy(sides.before, sides.after) ? await input.history.tree(input.range.head) : void 0;
	if (head?.ok === false) return head;
	const nested = await nestedAdded(input, view);
	if (!nested.ok) return nested;
	const findings = judgePolicy({
		...sides,
		path: input.policyPath ?? ".stateward.yml",
		kinds,
		changes: changes.value,
		rules: input.policyRules ?? new Map(),
		standing: head?.value.keys() ?? [],
		hasShape: await shapesIn(input, kinds, head?.value ?? new Map()),
		paths: view.paths(),
		nested: nested.value,
		expired: waives.expired(),
		headWaives: input.waiversFrom === "head"
	});
	const { range } = input;
	const tip = input.policyFrom ?? range.tip ?? range.base;
	return {
		ok: true,
		value: findings.map((each) => withRepair(each, sides.before, tip))
	};
}
function withRepair(finding, before, tip) {
	const { severity, file: path } = finding;
	if (severity !== "error") return finding;
	const run = ((path === ".stateward.waivers.yml" ? before.waivers : before.named?.get(path) ?? before.configuration) ?? null) === null ? "git rm --" : `git checkout ${tip.slice(0, 12)} --`;
	return {
		...finding,
		repair: {
			run,
			path
		}
	};
}
async function shapesIn({ blobs }, kinds, tree) {
	const detected = await governByShape(governByDetection(kinds), {
		blobs,
		tree,
		commits: []
	});
	return (path) => tree.get(path)?.nature !== "regular" || detected(path) !== void 0;
}
async function nestedAdded({ history, range, isIgnored }, view) {
	const added = [];
	for (const path of [...view.paths()].filter((each) => each.endsWith(`/${configurationPath}`)).sort()) {
		if (isIgnored?.(path)) continue;
		const before = await history.entry(range.base, path);
		const after = await history.entry(range.head, path);
		if (!before.ok) return before;
		if (!after.ok) return after;
		if (before.value === null && after.value !== null) added.push(path);
	}
	return {
		ok: true,
		value: added
	};
}
async function latest({ history, range, policyFrom }, commits) {
	const tip = await history.upTo(policyFrom ?? range.tip ?? range.base, 1);
	return [commits.find(({ id }) => id === range.head), ...tip.ok ? tip.value : []].flatMap((commit) => commit?.at ?? []).toSorted((left, right) => Date.parse(left) - Date.parse(right)).at(-1);
}
// src/app/account/way-back.ts
function wayBack(account) {
	const { kind } = account.file.governance;
	const accepted = acceptedVersion(account);
	const open = account.errors.filter(({ isBehind }) => !isBehind);
	const clean = cleanTouches(account);
	const isAccepted = (each) => accepted !== null && sameVersion(kind, each.version, accepted);
	const commit = checkoutOf(account, clean.find(isAccepted));
	const takenBack = checkoutOf(account, clean.find((each) => !lowers(account, each)));
	return {
		accepted,
		...commit === void 0 ? {} : { commit },
		...takenBack === void 0 ? {} : { takenBack },
		isUnborn: isUnborn(account),
		subjects: [...new Set(open.flatMap(({ subjects }) => subjects))]
	};
}
function checkoutOf({ file, version }, then) {
	const [now, old] = [version?.content, then?.version?.content];
	if (then?.at === void 0 || old === void 0) return void 0;
	const { kind, settings } = file.governance;
	const isSameLink = now !== void 0 && now.target === old.target;
	const own = isSameLink ? old.target ?? file.path : file.path;
	const isChanged = (part) => !sameBytes(now?.parts.get(part), old.parts.get(part));
	const paths = new Map(kind.parts(file.path, settings.options).map(({ role, glob }) => [role, glob]));
	const changed = [...old.parts.keys()].filter((part) => part !== "" && isChanged(part)).map((part) => paths.get(part) ?? part);
	const [path = own, ...besides] = new Set(!isSameLink || isChanged("") ? [own, ...changed] : changed);
	return {
		at: then.at,
		path,
		besides,
		texts: textsOf({ content: old })
	};
}
function sameBytes(left = [], right = []) {
	const [one, other] = [joinedBytes(left), joinedBytes(right)];
	return one.length === other.length && one.every((byte, index) => byte === other[index]);
}
function cleanTouches(account) {
	const found = [];
	const { path } = account.file;
	for (let touch = account.touch; touch?.refused && touch.before; touch = touch.before.touch) {
		const { errors, version, at, file } = touch.before;
		if (errors.every(({ isBehind }) => isBehind) && version !== null && docOf(version) !== null && at !== void 0 && file.path === path) found.push(touch.before);
	}
	return found;
}
function isUnborn({ version, touch: last }) {
	for (let touch = last; touch?.refused && touch.before && !touch.isBehind; touch = touch.before.touch) if (touch.before.version === null && touch.before.memory.last === void 0) return version !== null;
	return false;
}
function lowers(account, { version }) {
	const { kind } = account.file.governance;
	const [now, then] = [docOf(acceptedVersion(account)), docOf(version)];
	if (now === null || then === null) return false;
	return [...kind.entities(then)].some((id) => Object.entries(fieldsOf(kind, then, id)).some(([name, { role, value }]) => {
		const counted = role === "counter" ? fieldsOf(kind, now, id)[name]?.value : void 0;
		return typeof counted === "number" && typeof value === "number" && value < counted;
	}));
}
// src/app/report/following-fields.ts
function onlyFollow({ before, after, target }, named) {
	const words = [...named].flatMap((name) => pairs(textsIn(before[name]), textsIn(after[name])));
	return Object.keys({
		...before,
		...after
	}).every((name) => {
		if ([before, target].some((values) => jsonEqual(values[name], after[name]))) return true;
		return words.reduce((text, [from, to]) => text.replaceAll(from, () => to), canonicalJson(before[name])) === canonicalJson(after[name]);
	});
}
function pairs(before, after) {
	const inside = (text) => JSON.stringify(text ?? "").slice(1, -1);
	return before.flatMap((text, index) => {
		return text === "" || text === after[index] ? [] : [[inside(text), inside(after[index])]];
	});
}
function textsIn(value) {
	const texts = [];
	const pending = [value];
	for (let next = pending.pop(); next !== void 0; next = pending.pop()) if (typeof next === "string") texts.push(next);
	else if (isJsonArray(next)) pending.push(...next.toReversed());
	else if (isJsonObject(next)) pending.push(...Object.values(next).reverse());
	return texts;
}
// src/app/report/repair-text.ts
function repairTexts(file, version, target, subjects) {
	const { kind, settings } = file;
	const doc = docOf(version);
	const texts = textsOf(version);
	if (doc === null || target === null || texts === void 0) return void 0;
	const written = kind.write?.({
		texts,
		doc
	}, target, subjects, settings.options);
	if (written === void 0) return void 0;
	const after = readBack(file, version, written);
	return after !== null && isAsWanted(kind, {
		before: doc,
		after,
		target
	}, subjects) ? written : void 0;
}
function readBack({ kind, settings, limits, path }, { content }, written) {
	const reader = kind.reader(settings.options, limits, path);
	for (const [part, chunks] of content.parts) if (!written.has(part)) for (const chunk of chunks) reader.push(part, chunk);
	for (const [part, text] of written) if (text !== "" || part === "") reader.push(part, new TextEncoder().encode(text));
	return reader.end().doc;
}
function isAsWanted(kind, versions, subjects) {
	const { before, after, target } = versions;
	if (!subjects.every((subject) => isSaid(kind, after, target, subject))) return false;
	const named = namedFields(subjects);
	const whole = new Set(subjects.map(splitSubject).flatMap(({ entity, field }) => field === void 0 ? [entity] : []));
	return [...new Set([
		before,
		after,
		target
	].flatMap((doc) => [...kind.entities(doc)]))].every((id) => {
		if (whole.has(id) || isKept(kind, versions, id)) return true;
		const fields = named.get(id);
		if (fields === void 0) return false;
		const values = (doc) => valuesOf(kind.entity(doc, id));
		return onlyFollow({
			before: values(before),
			after: values(after),
			target: values(target)
		}, fields);
	});
}
function isKept(kind, { before, after, target }, id) {
	const own = kind.entity(after, id);
	return [target, before].some((doc) => {
		const other = kind.entity(doc, id);
		if (own === void 0 || other === void 0) return own === other;
		const following = new Set([...followingIn(own), ...followingIn(other)]);
		return jsonEqual(ownValues(own, following), ownValues(other, following));
	});
}
function ownValues({ fields }, following) {
	const all = Object.entries(fields);
	const own = all.filter(([name]) => !following.has(name));
	return Object.fromEntries((own.length > 0 ? own : all).map(([name, { value }]) => [name, value]));
}
function followingIn({ fields }) {
	return Object.keys(fields).filter((name) => /^(?:derived|claim)$/.test(fields[name]?.role ?? ""));
}
function isSaid(kind, after, target, subject) {
	const { entity, field } = splitSubject(subject);
	const [own, wanted] = [kind.entity(after, entity), kind.entity(target, entity)];
	if (field === void 0 || own === void 0 || wanted === void 0) return same(kind, after, target, subject);
	return jsonEqual(valuesOf(own)[field], valuesOf(wanted)[field]);
}
function namedFields(subjects) {
	const named = new Map();
	for (const { entity, field } of subjects.map(splitSubject)) if (field !== void 0) named.set(entity, (named.get(entity) ?? new Set()).add(field));
	return named;
}
function valuesOf(entity) {
	return Object.fromEntries(Object.entries(entity?.fields ?? {}).map(([name, { value }]) => [name, value]));
}
// src/app/report/file-repair.ts
const mostLines = 60;
const mostCharacters = 16e3;
const noTexts = new Map();
function fileRepair(account, limits) {
	if (account.errors.every(({ isBehind }) => isBehind)) return void 0;
	const back = wayBack(account);
	const { path, governance } = account.file;
	const before = account.version === null ? noTexts : textsOf(account.version) ?? noTexts;
	const after = wantedTexts(account, back, limits);
	const parts = governance.kind.parts(path, governance.settings.options);
	const own = account.version?.content.target ?? path;
	const paths = new Map([["", own], ...parts.map(({ role, glob }) => [role, glob])]);
	return {
		path,
		before,
		after: after === void 0 ? void 0 : changed(before, after),
		subjects: back.subjects,
		paths,
		back
	};
}
function changed(before, after) {
	return new Map([...after].filter(([part, text]) => before.get(part) !== text));
}
function wantedTexts(account, { accepted, subjects }, limits) {
	const { kind, settings } = account.file.governance;
	const standing = standingVersion(account);
	if (accepted === null || standing === null) return void 0;
	const file = {
		kind,
		settings,
		limits,
		path: account.file.path
	};
	const own = docOf(accepted) === docOf(standing) ? noTexts : repairTexts(file, standing, docOf(accepted), subjects);
	const texts = textsOf(standing);
	if (own === void 0 || texts === void 0) return void 0;
	return standing === account.version ? own : new Map([...texts, ...own]);
}
function printedRepair(repair, { run, next, isBuiltUpon }) {
	const { path, after, back } = repair;
	const patch = patchOf(repair);
	const shown = isShort(patch) ? { patch } : {};
	const isWritten = after !== void 0 && after.size > 0;
	if (back.commit !== void 0 && !isBuiltUpon && (!isWritten || isJustThat(repair, back.commit))) return {
		...asCommand(back.commit),
		...shown
	};
	const command = {
		run,
		path,
		...next === void 0 ? {} : { next }
	};
	if (isWritten) return {
		...command,
		...shown
	};
	if (back.takenBack === void 0) return back.isUnborn ? {
		run: "git rm --",
		path
	} : void 0;
	return isBuiltUpon && next === void 0 ? command : asCommand(back.takenBack);
}
function isJustThat({ before, after }, { texts }) {
	const bare = (text = "") => text.replaceAll(/\s+/g, "");
	return bare(after?.get("") ?? before.get("")) === bare(texts?.get(""));
}
function asCommand({ at, path, besides }) {
	return {
		run: `git checkout ${at.slice(0, 12)} --`,
		path,
		...besides.length === 0 ? {} : { besides }
	};
}
function isShort(patch) {
	return patch !== "" && patch.length <= mostCharacters && patch.split("\n").length - 1 <= mostLines;
}
function patchOf({ path, paths, before, after }) {
	return [...after ?? noTexts].map(([part, text]) => {
		const isGone = part !== "" && text === "";
		const name = paths?.get(part) ?? (part === "" ? path : part);
		return unifiedDiff(name, before.get(part), isGone ? void 0 : text);
	}).join("");
}
// src/app/report/net-findings.ts
function afterNet(net, steps, alone) {
	if (alone) return [...net.findings, ...net.merged];
	const { kind } = net.account.file.governance;
	const rules = [...kind.rules, ...mergeRules(kind.id)];
	const once = new Set(kind.rules.filter(({ saidOnce }) => saidOnce).map(({ id }) => id));
	const told = steps.filter(({ severity, ended, waivedBy }) => severity === "error" || ended !== void 0 || waivedBy !== void 0);
	const said = new Set(steps.map(identity$1));
	const isStepRule = (ruleId) => kind.rules.some(({ id, scopes }) => id === ruleId && scopes.includes("step"));
	const silences = (step, finding) => (step.ended === void 0 || isStepRule(finding.ruleId)) && aboutSame(step.refuses, [finding.subject]);
	const own = net.findings.filter((finding) => {
		if (isOfGuard(kind, finding.ruleId)) return true;
		if (said.has(identity$1(finding)) || told.some((step) => silences(step, finding))) return false;
		return !steps.some(({ ruleId, subject }) => once.has(ruleId) && ruleId === finding.ruleId && subject === finding.subject);
	}).map((finding) => finding.severity === "error" && isStepRule(finding.ruleId) && !isOfGuard(kind, finding.ruleId) ? {
		...finding,
		severity: "warning"
	} : finding);
	const kept = new Set(withoutEchoes([...steps.filter(({ ended }) => ended === void 0), ...own], rules));
	const merged = net.merged.filter((finding) => !said.has(identity$1(finding)) && !told.some((step) => aboutSame(step.refuses, [finding.subject])));
	return [...own.filter((finding) => kept.has(finding)), ...merged];
}
// src/app/report/with-repairs.ts
function withRepairs(findings, planned, repairing) {
	const isStanding = ({ severity, ended, refuses }) => severity === "error" && ended === void 0 && refuses.length > 0;
	if (planned === void 0 || !findings.some(isStanding)) return [...findings];
	const printed = printedRepair(planned, repairing);
	return findings.map((finding) => {
		if (!isStanding(finding)) return finding;
		const repair = finding.ruleId === caseCollision.id ? withoutTwin(finding, planned) : printed;
		return repair === void 0 ? finding : {
			...finding,
			repair
		};
	});
}
function withoutTwin({ file, data }, { back }) {
	const twins = Array.isArray(data?.paths) ? data.paths.map(String) : [];
	const [path, ...besides] = back.isUnborn ? [file] : twins;
	if (path === void 0) return void 0;
	return {
		run: "git rm --",
		path,
		...besides.length === 0 ? {} : { besides }
	};
}
// src/app/report/summarise-range.ts
function summariseRange({ walked, nets, alone, guard, others, notices, repairing }) {
	const { steps, heads } = walked;
	const said = alone ? [] : ended(walked);
	const byOrigin = groupBy(said, ({ origin }) => origin);
	const netOf = new Map(nets.map((net) => [net.account, net]));
	const byHead = heads.map((account) => {
		const own = (byOrigin.get(account.origin) ?? []).map(({ finding }) => finding);
		const net = netOf.get(account);
		const all = [...own, ...net === void 0 ? [] : afterNet(net, own, alone)];
		const { kind } = account.file.governance;
		const isOpen = (finding) => all.includes(finding) && !isOfGuard(kind, finding.ruleId);
		const open = net?.open.filter(({ finding }) => isOpen(finding)) ?? [];
		const { limits, scope } = walked.walk.run;
		const repair = scope === "snapshot" ? void 0 : fileRepair(withNet(account, open, alone), limits);
		return {
			findings: withRepairs(all, repair, wayOf(repairing, alone)),
			repair
		};
	});
	const known = new Set(heads.map(({ origin }) => origin));
	const lost = said.filter(({ origin }) => !known.has(origin)).map(({ finding }) => finding);
	const ofHeads = new Set(heads);
	const beside = nets.filter(({ account }) => !ofHeads.has(account)).flatMap(({ merged }) => merged);
	const cutting = alone ? withCutsOnly(steps, heads) : [];
	const claimed = new Set(steps.flatMap(({ transition, claimed: ids }) => ids.map((id) => claimKey(transition.file, id))));
	const standing = new Set(heads.flatMap((account) => standingClaims(account)));
	return {
		report: buildReport({
			findings: [
				...byHead.flatMap(({ findings }) => findings),
				...lost,
				...beside,
				...cutting,
				...others
			],
			notJudged: commonlyNotJudged(steps, nets),
			transitions: steps.map(({ transition }) => transition),
			claimed: claimed.size,
			verified: guard === "success" ? [...claimed].filter((claim) => standing.has(claim)).length : 0,
			guard,
			obstacles: walked.obstacles(),
			notices: [...notices, ...steps.flatMap(({ judgement }) => judgement.notices ?? [])],
			views: heads.flatMap((account, index) => viewOf(account, byHead[index]?.findings ?? []))
		}),
		repairs: byHead.flatMap(({ repair }) => repair ?? [])
	};
}
function wayOf({ run, ...how }, alone) {
	return {
		...how,
		run: alone ? `${run} --squash` : run
	};
}
function ended({ walk, heads, unkept }) {
	const { ledger } = walk.run;
	const open = new Set(heads.flatMap(({ errors }) => errors.filter(({ isBehind }) => !isBehind).map(({ id }) => id)));
	return [...ledger.said.map((said) => {
		const end = said.id === void 0 ? void 0 : ledger.endOf(said.id, open);
		if (end === void 0) return said;
		const severity = end.how === "settled" ? "warning" : "note";
		return {
			...said,
			finding: {
				...said.finding,
				severity,
				ended: end
			}
		};
	}), ...unkept];
}
function withCutsOnly(steps, heads) {
	const rules = [...fileRules, ...heads.flatMap(({ file }) => file.governance.kind.rules)];
	const cuts = new Set(rules.flatMap(({ id, cutsRange }) => cutsRange ? [id] : []));
	return steps.flatMap(({ findings }) => findings.filter(({ ruleId }) => cuts.has(ruleId)));
}
function standingClaims({ file, version }) {
	return [...doneEntities(file.governance.kind, docOf(version))].map((id) => claimKey(file.path, id));
}
function viewOf({ file, version, passed, stretches }, findings) {
	const before = docOf(stretches[0]?.from);
	const after = version === null ? null : docOf(version) ?? docOf(passed?.version);
	const { kind } = file.governance;
	const view = affectedView({
		file: file.path,
		kind,
		before,
		after,
		findings
	});
	return view === void 0 ? [] : [view];
}
function commonlyNotJudged(steps, nets) {
	const [first, ...rest] = steps;
	return (first?.judgement.notJudged ?? []).filter(({ ruleId }) => rest.every(({ judgement }) => judgement.notJudged.some((other) => other.ruleId === ruleId)) && !nets.some(({ judged }) => judged.has(ruleId)));
}
function claimKey(file, id) {
	return JSON.stringify([file, id]);
}
// src/app/check-range.ts
async function checkRange(input) {
	return (await checkedRange(input)).report;
}
async function checkedRange(input) {
	const commits = await input.history.commits(input.range);
	if (!commits.ok) return cannotJudge(commits.obstacle);
	const { base } = input.range;
	const tree = await input.history.tree(base);
	if (!tree.ok) return cannotJudge(tree.obstacle);
	const govern = rememberingGovern(input.govern);
	const linked = await followLinks({
		...input,
		govern,
		commits: commits.value,
		base,
		tree: tree.value
	});
	if (!linked.ok) return cannotJudge(linked.obstacle);
	const { history } = linked.value;
	const shaped = await governByShape(govern, {
		blobs: input.blobs,
		...linked.value
	});
	const view = repositoryView(history, {
		commit: base,
		...linked.value
	}, shaped);
	for (const { changes } of linked.value.commits) view.learn(changes);
	const prior = await commitsBefore({
		...input,
		history
	}, view);
	if (!prior.ok) return cannotJudge(prior.obstacle);
	const policy = await rangePolicy(input, view, commits.value);
	if (!policy.ok) return cannotJudge(policy.obstacle);
	const known = {
		view,
		limits: input.limits ?? defaultLimits,
		tree: linked.value.tree,
		prior: prior.value,
		waiving: policy.value.waiving
	};
	const walked = await walkRange({
		...input,
		history
	}, {
		...known,
		commits: linked.value.commits
	});
	const alone = input.granularity === "squash";
	const nets = input.net === false ? [] : await judgeNets(walked, {
		commits: linked.value.commits,
		alone,
		mergeResult: input.mergeResult
	});
	const policyFindings = await policy.value.judge();
	if (!policyFindings.ok) return cannotJudge(policyFindings.obstacle);
	const summary = summariseRange({
		walked,
		nets,
		alone,
		guard: input.guard,
		others: policyFindings.value,
		repairing: repairing(input, policy.value.isChanged),
		notices: [...input.notices ?? [], ...squashNotices(input, commits.value)]
	});
	const { heads } = walked;
	const said = ended(walked).map(({ finding }) => finding);
	return {
		...summary,
		said,
		heads
	};
}
function repairing({ repairWith = "stateward repair", repairNext: next, repairByPolicy, isBuiltUpon }, isPolicyChanged) {
	return {
		run: isPolicyChanged && repairByPolicy !== void 0 ? `${repairWith} ${repairByPolicy}` : repairWith,
		isBuiltUpon: isBuiltUpon === true,
		...next === void 0 ? {} : { next }
	};
}
function squashNotices({ squashOf }, commits) {
	return commits.flatMap((commit) => {
		const squash = squashOf?.(commit);
		return squash === void 0 ? [] : [squashNotice(commit, squash)];
	});
}
async function commitsBefore({ history, range }, view) {
	const lookback = Math.max(0, ...[...view.governed()].map(([, { kind }]) => kind.lookback));
	return lookback === 0 ? {
		ok: true,
		value: []
	} : history.upTo(range.base, lookback);
}
function cannotJudge(obstacle) {
	return {
		report: buildReport({
			findings: [],
			obstacles: [obstacle]
		}),
		said: [],
		heads: [],
		repairs: []
	};
}
async function judgeRewrite(input) {
	const report = await checkRange({
		...input,
		granularity: "squash"
	});
	const isDone = await doneBefore(input);
	const findings = [];
	for (const finding of report.findings) {
		if (!await isDone(finding)) continue;
		findings.push(input.onDefaultBranch ? finding : {
			...finding,
			severity: "note"
		});
	}
	return buildReport({
		findings,
		obstacles: report.obstacles
	});
}
async function doneBefore({ history, blobs, range, govern, limits = defaultLimits }) {
	const { base } = range;
	const tree = await history.tree(base);
	const linked = tree.ok ? await followLinks({
		history,
		blobs,
		govern,
		commits: [],
		base,
		tree: tree.value
	}) : tree;
	if (!linked.ok) return async () => true;
	const { tree: entries } = linked.value;
	const view = repositoryView(linked.value.history, {
		commit: base,
		...linked.value
	}, govern);
	const loader = versionLoader(blobs, limits);
	const isDone = (done, entity) => entity === "" ? done.size > 0 : done.has(entity);
	return async ({ file, subject }) => {
		const governance = govern(file);
		if (governance === void 0 || !entries.has(file)) return true;
		const doc = docOf(await loader.load(governance, await view.parts(base, file, governance), file));
		return doc === null || isDone(doneEntities(governance.kind, doc), splitSubject(subject).entity);
	};
}
// src/app/merge/conflict-words.ts
const mostShown = 60;
function conflictWords({ ours, theirs, at }, names) {
	const pointer = ours === void 0 ? at.theirs : at.ours;
	const found = (ours === void 0 ? names.theirs : names.ours).fieldAt(pointer);
	const tokens = pointerTokens(pointer).filter((token) => !/^\d+$/.test(token));
	const field = found === void 0 ? tokens.join(" ") : found.field;
	return {
		what: "value",
		entity: found?.entity ?? "",
		...field === void 0 ? {} : { field },
		ours: shown(ours),
		theirs: shown(theirs)
	};
}
function shown(value) {
	if (value === void 0) return "nothing";
	const text = canonicalJson(value);
	return text.length > mostShown ? `${text.slice(0, 59)}…` : text;
}
// src/app/merge/merge-law.ts
function mergeLaw(names, form, contested = new Set()) {
	const nameAt = {
		base: names.base.nameAt,
		ours: names.ours.nameAt,
		theirs: names.theirs.nameAt
	};
	return {
		names: nameAt,
		settle(meeting) {
			const value = settled(meeting, names.ours.fieldAt(meeting.at.ours), names.theirs.fieldAt(meeting.at.theirs), form);
			return value === void 0 ? void 0 : { value };
		},
		...contested.size === 0 ? {} : { isContested: ({ at, ours, theirs }) => ours !== void 0 && contested.has(nameAt.ours(at.ours) ?? "") || theirs !== void 0 && contested.has(nameAt.theirs(at.theirs) ?? "") }
	};
}
function settled({ base, ours, theirs }, left, right, { marks }) {
	const role = left?.role ?? right?.role;
	if (typeof ours === "number" && typeof theirs === "number") return settledNumber({
		base,
		ours,
		theirs
	}, role);
	if (left !== void 0 && (left.field === void 0 || marks.includes(left.field)) && right !== void 0 && left.isDone !== right.isDone) return left.isDone ? ours : theirs;
	return role === "value" ? void 0 : laterTime(ours, theirs);
}
function settledNumber({ base, ours, theirs }, role) {
	const from = base === void 0 ? 0 : base;
	if (role === "derived") return Math.max(ours, theirs);
	if (role !== "counter" || typeof from !== "number") return void 0;
	return ours < from || theirs < from ? void 0 : ours + theirs - from;
}
const time = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?$/;
function laterTime(ours, theirs) {
	if (typeof ours !== "string" || typeof theirs !== "string") return void 0;
	if (!time.test(ours) || !time.test(theirs)) return void 0;
	const [left, right] = [Date.parse(ours), Date.parse(theirs)];
	if (Number.isNaN(left) || Number.isNaN(right)) return void 0;
	return left >= right ? ours : theirs;
}
// src/app/merge/version-names.ts
function versionNames(kind, base, doc) {
	const byPointer = new Map();
	if (doc !== null) for (const id of kind.entities(doc)) {
		const entity = kind.entity(doc, id);
		if (entity !== void 0 && entity.part === "") byPointer.set(entity.pointer, id);
	}
	const renamed = base === null || doc === null ? new Map() : kind.renames?.(base, doc);
	const former = new Map([...renamed ?? []].map(([old, now]) => [now, old]));
	return {
		nameAt: (pointer) => {
			const id = byPointer.get(pointer);
			return id === void 0 ? void 0 : former.get(id) ?? id;
		},
		fieldAt(pointer) {
			for (let at = pointer;; at = at.slice(0, at.lastIndexOf("/"))) {
				const entity = byPointer.get(at);
				if (entity !== void 0 && doc !== null) return placedField(kind, doc, entity, pointer.slice(at.length));
				if (at === "") return void 0;
			}
		}
	};
}
function placedField(kind, doc, entity, inside) {
	const [field] = pointerTokens(inside);
	const fields = kind.entity(doc, entity)?.fields ?? {};
	return {
		entity,
		field,
		role: field !== void 0 && Object.hasOwn(fields, field) ? fields[field]?.role : void 0,
		isDone: Object.values(fields).some((each) => each.role === "done" && each.value === true)
	};
}
// src/app/merge/merge-file.ts
function mergeFile(setup, input) {
	const { texts } = input;
	const form = setup.kind.form?.(texts.ours, setup.settings.options);
	if (form === void 0) return mergeByLines(texts);
	const read = (text) => readText(setup, text, input.companions);
	const versions = {
		base: texts.base.trim() === "" ? null : read(texts.base),
		ours: read(texts.ours),
		theirs: read(texts.theirs)
	};
	const names = namesIn(setup, versions);
	const merged = mergeTexts(form, texts, mergeLaw(names, form));
	if (merged === void 0) return isReadable(versions) ? apart(texts, "write") : mergeByLines(texts);
	if (merged.conflicts.length > 0 || merged.ours !== merged.theirs) return told(merged, names);
	const refused = refusals(setup, input, versions, read(merged.ours));
	return refused.length === 0 ? told(merged, names) : withContest(form, texts, names, refused);
}
function mergePlain(form, texts) {
	if (form === void 0) return mergeByLines(texts);
	const none = {
		nameAt: () => void 0,
		fieldAt: () => void 0
	};
	const names = {
		base: none,
		ours: none,
		theirs: none
	};
	const merged = mergeTexts(form, texts, mergeLaw(names, form));
	if (merged !== void 0) return told(merged, names);
	return [texts.ours, texts.theirs].every((text) => form.read(text) !== void 0) ? apart(texts, "write") : mergeByLines(texts);
}
function readText(setup, text, companions) {
	const parts = new Map([...companions].map(([role, bytes]) => [role, [bytes]]));
	parts.set("", [new TextEncoder().encode(text)]);
	return readVersion(setup.kind, setup.settings.options, {
		parts,
		nature: "regular"
	}, setup.limits, setup.path);
}
function docIn(version) {
	return version?.parsed?.doc ?? null;
}
function isReadable({ ours, theirs }) {
	return docIn(ours) !== null && docIn(theirs) !== null;
}
function namesIn({ kind }, { base, ours, theirs }) {
	const named = (version) => versionNames(kind, docIn(base), docIn(version));
	return {
		base: named(base),
		ours: named(ours),
		theirs: named(theirs)
	};
}
function asRefusal({ message, subject, refuses = [subject] }) {
	return {
		entities: refuses.map((each) => splitSubject(each).entity),
		why: message
	};
}
function refusals(setup, { isStep, companions, texts }, { base, ours, theirs }, result) {
	const parts = new Map([...companions, ["", new TextEncoder().encode(texts.ours)]]);
	const policy = setup.kind.policy?.(setup.path, parts, setup.settings.options, setup.limits);
	const context = {
		scope: isStep ? "step" : "merge",
		path: setup.path,
		...policy === void 0 ? {} : { policy },
		...isStep ? { awaitsMessage: true } : {}
	};
	if (docIn(result) === null) return [{
		entities: [""],
		why: "the result cannot be read"
	}];
	const errors = (findings) => findings.filter(({ severity }) => severity === "error");
	if (!isStep) {
		const parents = [ours, theirs];
		return errors(judgeMergeVersions(setup, {
			parents,
			readable: parents,
			bases: [base],
			after: result
		}, context).findings).map(asRefusal);
	}
	const step = (from, to) => errors(judge(setup.kind, docIn(from), docIn(to), context, setup.settings).findings);
	const own = new Set(step(base, theirs).map(identity));
	return step(ours, result).filter((finding) => !own.has(identity(finding))).map(asRefusal);
}
function identity({ ruleId, messageId, subject }) {
	return JSON.stringify([
		ruleId,
		messageId,
		subject
	]);
}
function withContest(form, texts, names, refused) {
	const entities = new Set(refused.flatMap((each) => each.entities));
	const why = refused[0]?.why ?? "";
	const merged = entities.has("") ? void 0 : mergeTexts(form, texts, mergeLaw(names, form, entities));
	if (merged === void 0 || merged.ours === merged.theirs) return apart(texts, "refused", why);
	const { conflicts, ...rest } = told(merged, names);
	return {
		...rest,
		conflicts: conflicts.map((each) => ({
			...each,
			why
		}))
	};
}
function told({ ours, theirs, conflicts }, names) {
	const words = conflicts.map((conflict) => conflictWords(conflict, names));
	return {
		ours,
		theirs,
		by: "values",
		conflicts: ours !== theirs && words.length === 0 ? [{ what: "text" }] : words
	};
}
function apart(texts, what, why) {
	const { ours, theirs } = texts;
	return {
		ours,
		theirs,
		by: "values",
		conflicts: [{
			what,
			...why === void 0 ? {} : { why }
		}]
	};
}
function mergeByLines(texts) {
	const regions = lineRegions(texts);
	const choose = (side) => joinRegions(regions, (region) => region[side]);
	const [ours, theirs] = [choose("ours"), choose("theirs")];
	return {
		ours,
		theirs,
		by: "lines",
		conflicts: ours === theirs ? [] : [{ what: "lines" }]
	};
}
// src/app/report/join-reports.ts
function joinReports(reports) {
	const [first, ...rest] = reports;
	if (first === void 0 || rest.length === 0) return first;
	return buildReport({
		findings: reports.flatMap(({ findings }) => findings),
		obstacles: reports.flatMap(({ obstacles }) => obstacles),
		transitions: reports.flatMap(({ transitions }) => transitions),
		notJudged: reports.flatMap(({ notJudged }) => notJudged),
		claimed: reports.reduce((sum, { claimed }) => sum + claimed, 0),
		verified: reports.reduce((sum, { verified }) => sum + verified, 0),
		guard: first.guard,
		notices: reports.flatMap(({ notices }) => notices),
		views: reports.flatMap(({ views = [] }) => views)
	});
}
// src/app/policy/policy-interest.ts
function interestIn({ govern, watched, namedFiles }) {
	const companions = companionsOf(watched).map(globMatcher);
	const kinds = [...new Set(watched.map(({ governance }) => governance.kind))];
	return {
		globs: watched.map(({ glob }) => glob),
		namedFiles,
		isGoverned: (path) => govern(path) !== void 0,
		isCompanion: (name) => companions.some((matches) => matches(name)),
		isAddressed: (message) => kinds.some(({ addressed }) => asksFor(addressed?.(message) ?? nothing))
	};
}
const nothing = {
	paths: [],
	unnamed: false
};
const anyName = "*";
function companionsOf(watched) {
	return watched.flatMap(({ governance: { kind, settings } }) => kind.parts(`${anyName}/${anyName}`, settings.options).map(({ glob }) => lastPart(glob)));
}
function lastPart(glob) {
	const name = glob.slice(glob.lastIndexOf("/") + 1);
	return name.slice(Math.max(0, name.lastIndexOf(anyName)));
}
export { checkOne as A, governNamed as C, detectedFilesOf as D, watchedByName as E, usualFilesOf as O, governByDetection as S, rememberingGovern as T, followLinks as _, checkRange as a, builtInGovernance as b, namedIn as c, policyOf as d, builtInPolicy as f, governByShape as g, partPaths as h, mergePlain as i, readVersion as j, checkGoverned as k, policyBytesAt as l, namedFilesOf as m, joinReports as n, checkedRange as o, parseConfiguration as p, mergeFile as r, judgeRewrite as s, interestIn as t, policyFaults as u, uncheckedSquash as v, governWatched as w, governAsUsual as x, versionLoader as y };
