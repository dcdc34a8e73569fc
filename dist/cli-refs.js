import { a as groupBy, c as fileRules, d as subjectOf, f as makeProblem, i as mostFindings, l as covers, n as jsonEqual, o as mergeRules, p as inAfter, r as defaultLimits, s as canonicalJson, u as splitSubject } from "./cli-kinds.js";
import { n as isJsonArray, t as compareCodePoints } from "./cli-order.js";
import { o as isPattern, r as globMatcher } from "./cli-repository.js";
import { C as isObjectId, S as quoted, a as createGitHistory, b as refAmbiguous, d as known, f as unknown, g as historyMissing, h as historiesUnrelated, i as overlayHistory, m as gitFailed, n as direct, r as diffIndex, t as nextParents, u as ancestry, w as versionLoader, x as refUnknown, y as rangeMalformed } from "./cli-head.js";
import { n as shortDigest } from "./cli-digest.js";
// src/core/report.ts
function buildReport(input) {
	const findings = mergeByFingerprint(input.findings).sort(compareFindings);
	const count = (severity) => findings.filter((finding) => finding.severity === severity).length;
	const obstacles = input.obstacles ?? [];
	const transitions = input.transitions ?? [];
	const errors = count("error");
	return {
		version: 1,
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
		obstacles
	};
}
function compareFindings(left, right) {
	return compareCodePoints(left.file, right.file) || left.line - right.line || left.column - right.column || compareCodePoints(left.ruleId, right.ruleId) || compareCodePoints(left.subject, right.subject) || compareCodePoints(left.messageId, right.messageId) || compareCodePoints(left.fingerprint, right.fingerprint);
}
function mergeByFingerprint(findings) {
	const merged = new Map();
	for (const finding of findings) {
		const known = merged.get(finding.fingerprint);
		merged.set(finding.fingerprint, known === void 0 ? finding : joined$1(known, finding));
	}
	return [...merged.values()];
}
const ranks = {
	error: 0,
	warning: 1,
	note: 2
};
function joined$1(known, later) {
	const graver = ranks[later.severity] < ranks[known.severity] ? later : known;
	const commits = [...new Set([...known.commits ?? [], ...later.commits ?? []])];
	return commits.length === 0 ? graver : {
		...graver,
		commits
	};
}
// src/core/claims.ts
function withoutEchoes(findings, rules) {
	const claims = new Map();
	const superseded = new Map(rules.map((rule) => [rule.id, rule.supersedes ?? []]));
	for (const finding of findings) for (const echo of superseded.get(finding.ruleId) ?? []) {
		const key = claimKey$1(echo, finding.subject);
		const subjects = claims.get(key);
		if (subjects === void 0) claims.set(key, [finding.subject]);
		else subjects.push(finding.subject);
	}
	return findings.filter((finding) => {
		const claimed = claims.get(claimKey$1(finding.ruleId, finding.subject));
		return claimed === void 0 || !claimed.some((subject) => covers(subject, finding.subject));
	});
}
function claimKey$1(ruleId, subject) {
	return `${ruleId} ${splitSubject(subject).entity}`;
}
// src/core/entity.ts
function subjectValue(kind, doc, subject) {
	if (doc === null) return void 0;
	const { entity: id, field } = splitSubject(subject);
	const entity = kind.entity(doc, id);
	if (entity === void 0) return void 0;
	if (field !== void 0 && Object.hasOwn(entity.fields, field)) return entity.fields[field]?.value;
	return plainValue(entity);
}
function same(kind, left, right, subject) {
	return jsonEqual(subjectValue(kind, left, subject), subjectValue(kind, right, subject));
}
function doneEntities(kind, doc) {
	const done = new Set();
	if (doc === null) return done;
	for (const id of kind.entities(doc)) {
		const entity = kind.entity(doc, id);
		if (entity !== void 0 && isDone(entity)) done.add(id);
	}
	return done;
}
function isDone(entity) {
	return Object.values(entity.fields).some((field) => field.role === "done" && field.value === true);
}
function plainValue(entity) {
	return Object.fromEntries(Object.entries(entity.fields).map(([name, field]) => [name, field.value]));
}
// src/core/check.ts
function judge(kind, before, after, context, settings) {
	const facts = kind.compare(before, after, context, settings.options);
	const judged = runRules(kind.rules, facts, context, settings.rules);
	const shape = context.scope === "snapshot" ? [] : introducedFaults(kind, before, after, context, settings);
	const step = kind.step?.(facts);
	return {
		findings: withoutEchoes(distinct([...shape, ...judged.findings]), kind.rules),
		notJudged: judged.notJudged,
		...step === void 0 ? {} : { step }
	};
}
function runRules(rules, facts, context, settings) {
	const findings = [];
	const notJudged = [];
	for (const rule of rules) {
		const setting = rule.fixed ? void 0 : settings.get(rule.id);
		if (!rule.scopes.includes(context.scope) || (setting?.severity ?? rule.severity) === "off") continue;
		const missing = missingNeeds(rule, context);
		if (missing.length > 0) {
			notJudged.push({
				ruleId: rule.id,
				needs: missing
			});
			continue;
		}
		const options = setting?.options ?? rule.options?.defaults;
		let count = 0;
		for (const problem of rule.check(facts, makeProblem(rule.messages), options)) {
			count += 1;
			findings.push(asFinding(rule, count > 1e4 ? leftOut : problem, context.scope, setting));
			if (count > 1e4) break;
		}
	}
	return {
		findings,
		notJudged
	};
}
const leftOut = {
	messageId: "leftOut",
	message: `this rule has more than ${mostFindings} findings here; the others are left out`,
	subject: "",
	at: inAfter(""),
	related: []
};
function asFinding(rule, problem, scope, setting) {
	const own = rule.messageSeverities?.[problem.messageId] ?? rule.severity;
	const severity = setting?.severity ?? own;
	return {
		...problem,
		ruleId: rule.id,
		scope,
		severity: severity === "off" ? "error" : severity
	};
}
function missingNeeds(rule, context) {
	return (rule.needs ?? []).flatMap((need) => {
		const alternatives = typeof need === "string" ? [need] : need;
		return alternatives.some((name) => context[name] !== void 0) ? [] : alternatives;
	});
}
function introducedFaults(kind, before, after, context, settings) {
	const found = snapshotFindings(kind, after, context, settings);
	if (found.length === 0 || before === null) return found;
	const known = new Set(snapshotFindings(kind, before, context, settings).map(identity));
	return found.filter((finding) => !known.has(identity(finding)) || !same(kind, before, after, finding.subject));
}
function snapshotFindings(kind, doc, context, settings) {
	if (doc === null) return [];
	const own = {
		...context,
		scope: "snapshot"
	};
	return [...runRules(kind.rules, kind.compare(null, doc, own, settings.options), own, settings.rules).findings];
}
function identity(finding) {
	return JSON.stringify([
		finding.ruleId,
		finding.messageId,
		finding.subject
	]);
}
function distinct(findings) {
	return [...new Map(findings.toReversed().map((finding) => [identity(finding), finding])).values()].reverse();
}
// src/core/merge.ts
function mergeFaults(kind, result, ancestry) {
	const versions = [
		result,
		ancestry.base,
		...ancestry.parents
	];
	const ids = new Set(versions.flatMap((doc) => doc === null ? [] : [...kind.entities(doc)]));
	const misplaced = new Set();
	const faults = [];
	for (const id of ids) {
		const present = presenceCell(kind, id, result, ancestry);
		const type = droppedWork(kind, id, result, ancestry) ? "lost" : judgeCell("value", present);
		if (type !== void 0) {
			if (type === "lost" || !present.result) misplaced.add(id);
			faults.push(fault(type, subjectOf(id), id, present));
		}
	}
	for (const id of ids) if (!misplaced.has(id)) faults.push(...fieldFaults(kind, id, result, ancestry, misplaced));
	return faults;
}
function presenceCell(kind, id, result, ancestry) {
	const present = (doc) => doc !== null && kind.entity(doc, id) !== void 0;
	return {
		result: present(result),
		base: present(ancestry.base),
		parents: ancestry.parents.map(present)
	};
}
function droppedWork(kind, id, result, ancestry) {
	if (result !== null && kind.entity(result, id) !== void 0) return false;
	const sides = ancestry.parents.map((parent) => parent === null ? void 0 : kind.entity(parent, id));
	const removed = sides.some((side) => side === void 0);
	return sides.some((side) => Object.entries(side?.fields ?? {}).some(([name, { role, value }]) => {
		const base = fieldOf(kind, ancestry.base, id, name)?.value;
		if (role === "set" || role === "derived" || jsonEqual(value, base)) return false;
		return removed ? role === "done" && value === true : base !== void 0;
	}));
}
function* fieldFaults(kind, id, result, ancestry, misplaced) {
	const entity = result === null ? void 0 : kind.entity(result, id);
	for (const [name, field] of Object.entries(entity?.fields ?? {})) {
		const value = (doc) => fieldOf(kind, doc, id, name)?.value;
		const cell = {
			result: field.value,
			base: value(ancestry.base),
			parents: ancestry.parents.map(value).filter((parent) => parent !== void 0)
		};
		const type = field.role === "set" ? judgeSet(cell, misplaced) : judgeCell(field.role, cell);
		if (type !== void 0) yield fault(type, subjectOf(id, name), id, cell);
	}
}
function fieldOf(kind, doc, id, name) {
	return doc === null ? void 0 : kind.entity(doc, id)?.fields[name];
}
function judgeCell(role, cell) {
	if (role === "derived") return void 0;
	if (cell.parents.length === 0) return "other";
	if (role === "counter" && isCounted(cell)) return judgeCounter(cell);
	const changed = cell.parents.filter((parent) => !jsonEqual(parent, cell.base));
	const wanted = role === "done" && changed.includes(true) ? [true] : changed;
	if ((wanted.length === 0 ? [cell.base] : wanted).some((value) => jsonEqual(value, cell.result))) return void 0;
	return [cell.base, ...cell.parents].some((value) => jsonEqual(value, cell.result)) ? "lost" : "other";
}
function isCounted(cell) {
	return [
		cell.result,
		cell.base ?? 0,
		...cell.parents
	].every((value) => typeof value === "number");
}
function judgeCounter(cell) {
	const base = cell.base ?? 0;
	const most = cell.parents.reduce((sum, parent) => sum + Math.max(0, parent - base), base);
	if (cell.result < Math.max(...cell.parents)) return "lost";
	return cell.result > Math.max(most, ...cell.parents) ? "other" : void 0;
}
function judgeSet(cell, elsewhere) {
	const result = members(cell.result);
	const base = members(cell.base);
	const parents = cell.parents.map(members);
	const all = new Set([
		...result,
		...base,
		...parents.flatMap((parent) => [...parent])
	]);
	let worst;
	for (const member of all) {
		if (elsewhere.has(member)) continue;
		const changed = parents.some((parent) => parent.has(member) !== base.has(member));
		const expected = changed ? !base.has(member) : base.has(member);
		if (result.has(member) === expected) continue;
		if (changed) return "lost";
		worst = "other";
	}
	return worst;
}
function members(value) {
	return new Set(isJsonArray(value) ? value.map(String) : []);
}
function fault(type, subject, entity, cell) {
	return {
		type,
		subject,
		entity,
		result: cell.result,
		parents: cell.parents
	};
}
// src/core/check-merge.ts
function judgeMerge(kind, versions, context, settings) {
	const own = {
		...context,
		scope: "merge"
	};
	const faults = fewestFaults(kind, versions);
	const others = faults.filter(({ type }) => type === "other");
	const shapes = versions.parents.map((parent) => introducedFaults(kind, parent, versions.result, own, settings));
	const steps = others.length === 0 ? [] : judgeOthers(kind, versions, others, own, settings);
	const common = [...commonFindings(shapes), ...commonFindings(steps.map((step) => step.findings))];
	const placed = faults.filter((fault) => fault.type === "lost" || isInvented(fault, common, steps)).map((fault) => placeFault(kind, versions, fault));
	const judged = runRules(mergeRules(kind.id), placed, own, settings.rules);
	return {
		findings: distinct([...common, ...judged.findings]),
		notJudged: steps[0]?.notJudged ?? []
	};
}
function judgeOthers(kind, { parents, result }, others, context, settings) {
	const subjects = others.map(({ subject }) => subject);
	return parents.map((parent) => {
		return judge(kind, result === null || kind.graft === void 0 ? parent : kind.graft(result, parent, subjects), result, context, settings);
	});
}
function fewestFaults(kind, versions) {
	const { result, parents, bases } = versions;
	return (bases.length === 0 ? [null] : bases).map((base) => mergeFaults(kind, result, {
		base,
		parents
	})).reduce((least, faults) => faults.length < least.length ? faults : least);
}
function commonFindings(judged) {
	const [first, ...rest] = judged;
	const known = rest.map((findings) => new Set(findings.map(identity)));
	return [...first ?? []].filter((finding) => known.every((identities) => identities.has(identity(finding))));
}
function isInvented(fault, common, steps) {
	const about = (finding) => splitSubject(finding.subject).entity === fault.entity;
	if (common.some(about)) return false;
	return steps.every((step) => step.findings.some((finding) => finding.severity === "error" && about(finding)));
}
function placeFault(kind, versions, fault) {
	const entity = versions.result === null ? void 0 : kind.entity(versions.result, fault.entity);
	return {
		...fault,
		part: entity?.part ?? "",
		pointer: entity?.pointer ?? ""
	};
}
// src/app/judge-versions.ts
function judgeVersions(setup, before, after, context) {
	const file = judgeFile(setup, before, after, context);
	const doc = after?.parsed?.doc ?? null;
	if (doc === null || context.reverts !== void 0) return file;
	return joined(file, judge(setup.kind, before?.parsed?.doc ?? null, doc, context, setup.settings));
}
function judgeMergeVersions(setup, versions, context) {
	const { parents, bases, after } = versions;
	const file = judgeFile(setup, parents.includes(null) ? null : parents[0] ?? null, after, context);
	const doc = (version) => version?.parsed?.doc ?? null;
	const result = doc(after);
	if (result === null) return file;
	if (parents.every((parent) => parent === null)) return joined(file, judge(setup.kind, null, result, {
		...context,
		scope: "step"
	}, setup.settings));
	const merge = {
		result,
		parents: parents.map(doc),
		bases: bases.map(doc)
	};
	return joined(file, judgeMerge(setup.kind, merge, context, setup.settings));
}
function judgeFile(setup, before, after, context) {
	const facts = {
		before: before?.file ?? null,
		after: after?.file ?? null,
		maxBytes: setup.limits.maxBytes,
		deletion: setup.kind.deletion,
		archived: context.archived ?? [],
		...context.reverts === void 0 ? {} : { reverts: context.reverts }
	};
	return runRules(fileRules, facts, context, setup.settings.rules);
}
function joined(file, kind) {
	return {
		...kind,
		findings: [...file.findings, ...kind.findings],
		notJudged: [...file.notJudged, ...kind.notJudged]
	};
}
function claimedBetween(kind, before, after) {
	const earlier = doneEntities(kind, before?.parsed?.doc ?? null);
	return [...doneEntities(kind, after?.parsed?.doc ?? null)].filter((id) => !earlier.has(id));
}
// src/app/report-finding.ts
const longestExcerpt = 400;
const nowhere = {
	line: 1,
	column: 1,
	endLine: 1,
	endColumn: 1
};
function reportFindings(setup, findings, origin) {
	const rules = new Map([
		...fileRules,
		...mergeRules(setup.kind.id),
		...setup.kind.rules
	].map((rule) => [rule.id, rule]));
	const place = placer(setup, origin, findings);
	return findings.map((finding) => {
		const rule = rules.get(finding.ruleId);
		const label = labelOf(setup, origin, finding.subject);
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
			related: finding.related.map((related) => ({
				...place(related),
				label: related.label
			})),
			...origin.commit === void 0 ? {} : { commits: [origin.commit] },
			...origin.accepted === void 0 ? {} : { accepted: origin.accepted },
			fingerprint: shortDigest(JSON.stringify([
				setup.path,
				finding.ruleId,
				finding.messageId,
				finding.subject
			])),
			change: changeOf(setup, origin, finding.subject)
		};
	});
}
function changeOf(setup, origin, subject) {
	const isFile = splitSubject(subject).entity === "";
	const valueIn = (version) => {
		if (version === null) return "";
		if (isFile) return digestOf(version);
		return canonicalJson(subjectValue(setup.kind, version.parsed?.doc ?? null, subject));
	};
	return shortDigest(JSON.stringify([valueIn(origin.before), valueIn(origin.after)]));
}
const digests = new WeakMap();
function digestOf(version) {
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
		const doc = version?.parsed?.doc ?? null;
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
		const span = faultSpan(origin, location) ?? located.get(key(location))?.get(location.pointer) ?? nowhere;
		const text = sourceOf(origin, location)?.lineText(span.line);
		return {
			file: fileOf(setup, location.part),
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
function fileOf({ kind, path, settings }, part) {
	if (part === "") return path;
	return kind.parts(path, settings.options).find(({ role }) => role === part)?.glob ?? part;
}
// src/app/judge-net.ts
function judgeNet(track, input) {
	const { file, stretches } = track;
	const setup = {
		...file.governance,
		path: file.path,
		limits: input.limits
	};
	const guard = input.guard === void 0 ? {} : { guard: input.guard };
	const message = input.message === void 0 ? {} : { message: input.message };
	const context = {
		scope: "net",
		path: file.path,
		...guard,
		...message
	};
	const findings = [];
	let notJudged = [];
	for (const { from, to } of netStretches(stretches, input)) {
		const judged = judgeVersions(setup, from, to, context);
		notJudged = judged.notJudged;
		const own = judged.findings.filter(({ ruleId }) => !ruleId.startsWith("state-file/"));
		findings.push(...reportFindings(setup, own, {
			before: from,
			after: to,
			accepted: track.accepted
		}));
	}
	return {
		findings,
		judged: judgedRules(setup.kind, notJudged)
	};
}
function netStretches(stretches, { bases, head }) {
	return stretches.flatMap(({ from, to = head }, index) => index === 0 ? bases.map((base) => ({
		from: base,
		to
	})) : [{
		from,
		to
	}]);
}
function judgedRules(kind, notJudged) {
	const silent = new Set(notJudged.map(({ ruleId }) => ruleId));
	const inNet = kind.rules.filter(({ scopes, id }) => scopes.includes("net") && !silent.has(id));
	return new Set(inNet.map(({ id }) => id));
}
// src/app/walk.ts
async function loadAt(walk, at, file, path) {
	const commit = typeof at === "string" ? walk.commits.get(at) ?? at : at;
	const parts = await walk.view.parts(commit, path, file.governance);
	return parts.has("") ? walk.loader.load(file.governance, parts) : null;
}
// src/app/repairs-behind.ts
const mostVersions = 50;
const mostCommits = 500;
async function forgiveRepairs(walk, track, findings, after) {
	const doc = after?.parsed?.doc ?? null;
	if (doc === null || !findings.some(isError)) return [...findings];
	const { kind } = track.file.governance;
	const forgiven = new Map();
	const newer = [];
	for (const { id, from, to, refused } of await transitionsBehind(walk, track)) {
		for (const finding of findings.filter(isError)) {
			const { subject, fingerprint } = finding;
			if (forgiven.has(fingerprint) || !same(kind, from, doc, subject) || same(kind, from, to, subject)) continue;
			if (newer.some((later) => same(kind, from, later, subject))) continue;
			if (refused().some((other) => covers(other, subject) || covers(subject, other))) forgiven.set(fingerprint, id);
		}
		newer.push(to);
	}
	return findings.map((finding) => {
		const repairs = forgiven.get(finding.fingerprint);
		return repairs === void 0 || !isError(finding) ? finding : {
			...finding,
			severity: "note",
			repairs
		};
	});
}
async function transitionsBehind(walk, track) {
	const touching = (await firstParentLine(walk)).filter(({ changes }) => changes.some(({ path }) => path === track.basePath));
	const transitions = [];
	for (const commit of touching.slice(0, mostVersions)) {
		const [parent] = commit.parents;
		const from = parent === void 0 ? null : await loadAt(walk, parent, track.file, track.basePath);
		const to = await loadAt(walk, commit, track.file, track.basePath);
		if (from?.parsed?.doc && to?.parsed?.doc) transitions.push(transition(walk, track, commit, from, to));
	}
	return transitions;
}
function transition(walk, track, { id, message }, from, to) {
	let subjects;
	const setup = {
		...track.file.governance,
		path: track.basePath,
		limits: walk.limits
	};
	return {
		id,
		from: from.parsed?.doc,
		to: to.parsed?.doc,
		refused() {
			const context = {
				scope: "step",
				path: track.basePath,
				...message === void 0 ? {} : { message }
			};
			subjects ??= judgeVersions(setup, from, to, context).findings.filter(isError).map(({ subject }) => subject);
			return subjects;
		}
	};
}
async function lastReadable(walk, { file, basePath }) {
	const touching = (await firstParentLine(walk)).filter(({ changes }) => changes.some(({ path }) => path === basePath));
	for (const commit of touching.slice(0, mostVersions)) {
		const version = await loadAt(walk, commit, file, basePath);
		if (version?.parsed?.doc) return version;
	}
	return null;
}
async function firstParentLine(walk) {
	if (walk.line === void 0) {
		const found = await walk.history.upTo(walk.range.base, mostCommits);
		walk.line = found.ok ? found.value : [];
	}
	return walk.line;
}
function isError({ severity }) {
	return severity === "error";
}
// src/app/repository-view.ts
function repositoryView(history, { commit: base, tree }, govern) {
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
	const entry = async (commit, path) => {
		const change = commit.changes.find((each) => each.path === path);
		return change === void 0 ? entryAt(commit.id, path) : change.after;
	};
	return {
		learn(changes) {
			for (const { path } of changes) learnPath(path);
		},
		moveTo: line.moveTo,
		governed: () => governances,
		entry,
		entryAt,
		async parts(at, path, governance) {
			const found = new Map();
			for (const [role, part] of partPaths(path, governance, paths)) {
				const entered = typeof at === "string" ? await entryAt(at, part) : await entry(at, part);
				if (entered !== null) found.set(role, entered);
			}
			return found;
		},
		get obstacles() {
			return [...obstacles.values()];
		}
	};
}
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
			const change = last.changes.find((each) => each.path === path);
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
// src/app/summarise-range.ts
function summariseRange(outcome) {
	const { steps, nets, tracks, guard, obstacles } = outcome;
	const stepFindings = groupBy(steps, ({ track }) => track.origin);
	const findings = tracks.flatMap((track, index) => {
		return withRepairs(netWithoutEchoes([...(stepFindings.get(track.origin) ?? []).flatMap((step) => step.findings), ...nets[index]?.findings ?? []], track), track);
	});
	const known = new Set(tracks.map(({ origin }) => origin));
	for (const [origin, lost] of stepFindings) if (!known.has(origin)) findings.push(...lost.flatMap((step) => step.findings));
	const claimed = new Set(steps.flatMap(({ transition, claimed: ids }) => ids.map((id) => claimKey(transition.file, id))));
	const standing = new Set(tracks.flatMap(({ file, head }) => [...doneEntities(file.governance.kind, head?.parsed?.doc ?? null)].map((id) => claimKey(file.path, id))));
	return buildReport({
		findings,
		notJudged: commonlyNotJudged(steps, nets),
		transitions: steps.map(({ transition }) => transition),
		claimed: claimed.size,
		verified: guard === "success" ? [...claimed].filter((claim) => standing.has(claim)).length : 0,
		guard,
		obstacles
	});
}
function withRepairs(findings, track) {
	const standing = new Set(track.open.map(({ fingerprint }) => fingerprint));
	return findings.map((finding) => {
		const commit = track.repairs.get(finding.fingerprint);
		return finding.severity !== "error" || commit === void 0 || standing.has(finding.fingerprint) ? finding : {
			...finding,
			severity: "note",
			repairedBy: commit
		};
	});
}
function netWithoutEchoes(findings, { file }) {
	const { kind } = file.governance;
	const kept = new Set(withoutEchoes(findings, [...kind.rules, ...mergeRules(kind.id)]));
	return findings.filter((finding) => finding.scope !== "net" || kept.has(finding));
}
function commonlyNotJudged(steps, nets) {
	const [first, ...rest] = steps;
	return (first?.notJudged ?? []).filter(({ ruleId }) => rest.every((step) => step.notJudged.some((other) => other.ruleId === ruleId)) && !nets.some(({ judged }) => judged.has(ruleId)));
}
function claimKey(file, id) {
	return JSON.stringify([file, id]);
}
// src/app/concerned-files.ts
async function concernedFiles(view, commit) {
	const changed = new Set(commit.changes.map(({ path }) => path));
	const direct = commit.parents.length > 1 ? await differingFiles(view, commit) : [...view.governed()].filter(([path, governance]) => touches(path, governance, changed));
	const named = await addressedFiles(view, commit, direct);
	const all = new Map([...direct, ...named]);
	const moves = findMoves(commit.changes, (path) => all.get(path)?.kind.id);
	const origins = new Set(moves.values());
	return [...all].filter(([path]) => !origins.has(path)).map(([path, governance]) => {
		const movedFrom = moves.get(path);
		return {
			path,
			governance,
			...movedFrom === void 0 ? {} : { movedFrom }
		};
	}).sort((left, right) => left.path < right.path ? -1 : 1);
}
function isGoverned(view, path) {
	const files = view.governed();
	if (files.has(path)) return true;
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
		const result = await view.entry(commit, path);
		for (const parent of commit.parents) {
			const entry = await view.entryAt(parent, path);
			if (entry?.blob === result?.blob && entry?.nature === result?.nature) continue;
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
		if (addressed === void 0 || addressed.paths.length === 0 && !addressed.unnamed) continue;
		const present = [];
		for (const file of files) if (await view.entry(commit, file[0]) !== null) present.push(file);
		const unnamed = addressed.unnamed && present.length === 1 && direct.length === 0;
		found.push(...unnamed ? present : present.filter(([path]) => addressed.paths.includes(path)));
	}
	return found;
}
function findMoves(changes, kindOf) {
	const gone = changes.filter(({ path, after }) => after === null && kindOf(path) !== void 0);
	const moves = new Map();
	const taken = new Set();
	for (const { path, before, after } of changes) {
		if (before !== null || after === null || kindOf(path) === void 0) continue;
		const origin = gone.find((old) => old.before?.blob === after.blob && kindOf(old.path) === kindOf(path) && !taken.has(old.path));
		if (origin === void 0) continue;
		taken.add(origin.path);
		moves.set(path, origin.path);
	}
	return moves;
}
function siblingsOf(file, all, commit) {
	const changed = new Set(commit.changes.map(({ path }) => path));
	return all.filter(({ path, governance }) => path !== file.path && governance.kind === file.governance.kind && changed.has(path)).map(({ path }) => path);
}
function othersOf(view, file) {
	const { kind } = file.governance;
	return [...view.governed()].filter(([path, other]) => path !== file.path && other.kind === kind).map(([path]) => path);
}
function archivedPaths(path, changes) {
	const old = changes.find((change) => change.path === path)?.before?.blob;
	if (old === void 0) return [];
	return changes.filter(({ before, after }) => before === null && after?.blob === old).map((change) => change.path);
}
// src/app/repair.ts
const fileRuleIds = new Set(fileRules.map(({ id }) => id));
function repairedBy(kind, open, version) {
	const doc = version?.parsed?.doc ?? null;
	return open.filter(({ ruleId, subject, accepted }) => {
		if (fileRuleIds.has(ruleId)) return doc !== null;
		const value = accepted?.parsed?.doc ?? null;
		return (doc !== null || version === null) && same(kind, value, doc, subject);
	});
}
function withRepaired(kind, before, after, repaired) {
	const [old, now] = [before?.parsed?.doc ?? null, after?.parsed?.doc ?? null];
	if (before?.parsed === void 0 || old === null || now === null || kind.graft === void 0) return before;
	const subjects = repaired.map(({ subject }) => subject).filter((subject) => splitSubject(subject).entity !== "").concat(returned(kind, old, now, repaired));
	if (subjects.length === 0) return before;
	return {
		...before,
		parsed: {
			...before.parsed,
			doc: kind.graft(old, now, subjects)
		}
	};
}
function returned(kind, before, after, repaired) {
	if (repaired.length === 0) return [];
	const known = new Set(kind.entities(before));
	const accepted = new Set(repaired.map((error) => error.accepted?.parsed?.doc ?? null));
	return [...kind.entities(after)].filter((id) => !known.has(id)).map((id) => subjectOf(id)).filter((subject) => [...accepted].some((doc) => doc !== null && same(kind, doc, after, subject)));
}
function withoutRepaired(findings, repaired) {
	if (repaired.length === 0) return [...findings];
	return findings.filter(({ subject, severity }) => severity !== "error" || !repaired.some((error) => covers(error.subject, subject)));
}
function openAfter(open, repaired, findings, before) {
	const standing = open.filter((error) => !repaired.includes(error));
	const added = findings.filter(({ severity }) => severity === "error").map(({ ruleId, fingerprint, subject }) => {
		const earlier = standing.find((error) => covers(error.subject, subject) || covers(subject, error.subject));
		return {
			ruleId,
			fingerprint,
			subject,
			accepted: earlier === void 0 ? before : earlier.accepted
		};
	});
	return [...standing, ...added];
}
// src/app/file-track.ts
function newTrack(file, before, origin, accepted) {
	return {
		origin,
		basePath: file.movedFrom ?? file.path,
		file,
		head: before,
		readable: before?.parsed?.doc ? before : null,
		accepted,
		open: [],
		repairs: new Map(),
		vanished: [],
		stretches: [{ from: before }]
	};
}
function advance(track, outcome) {
	const { commit, before, after, findings, repaired, cuts } = outcome;
	const earlier = before?.parsed?.doc ?? null;
	const later = after?.parsed?.doc ?? null;
	const gone = earlier !== null && (later !== null || after === null) ? vanishedBetween(track.file.governance.kind, earlier, later, commit) : [];
	const open = openAfter(track.open, repaired, findings, before);
	return {
		...track,
		head: after,
		readable: later === null ? track.readable : after,
		accepted: open.length > 0 ? track.accepted : commit,
		open,
		repairs: new Map([...track.repairs, ...repaired.map(({ fingerprint }) => [fingerprint, commit])]),
		vanished: [...track.vanished, ...gone],
		stretches: cuts ? cutStretches(track.stretches, before, after) : track.stretches
	};
}
function withoutOpen(track, fingerprints, commit = track.accepted) {
	const open = track.open.filter(({ fingerprint }) => !fingerprints.has(fingerprint));
	return {
		...track,
		open,
		accepted: open.length === 0 ? commit : track.accepted
	};
}
function joinTracks(first, others) {
	const tracks = [first, ...others];
	const known = new Map(tracks.flatMap(({ open }) => open).map((error) => [`${error.fingerprint} ${error.subject}`, error]));
	const mostCut = tracks.reduce((most, track) => track.stretches.length > most.stretches.length ? track : most);
	return {
		...first,
		readable: tracks.find(({ readable }) => readable !== null)?.readable ?? null,
		open: [...known.values()],
		repairs: new Map(tracks.flatMap(({ repairs }) => [...repairs])),
		stretches: mostCut.stretches
	};
}
function cutStretches(stretches, before, after) {
	return [...stretches.map((stretch) => "to" in stretch ? stretch : {
		...stretch,
		to: before
	}), { from: after }];
}
function vanishedBetween(kind, earlier, later, commit) {
	const remaining = new Set(later === null ? [] : kind.entities(later));
	return [...kind.entities(earlier)].flatMap((id) => {
		const value = remaining.has(id) ? void 0 : subjectValue(kind, earlier, subjectOf(id));
		return value === void 0 ? [] : [{
			subject: subjectOf(id),
			value,
			commit
		}];
	});
}
// src/app/judge-commit.ts
function judgeCommit(track, versions, setup) {
	const { commit, limits } = setup;
	const { file } = track;
	const { after } = versions;
	const own = {
		...file.governance,
		path: file.path,
		limits
	};
	const parents = versions.parents.map((parent) => parent?.parsed?.doc ? parent : track.readable ?? parent);
	const before = parents[0] ?? null;
	const repaired = repairedBy(own.kind, track.open, after);
	const context = transitionContext(track, setup);
	const judged = parents.length > 1 ? judgeMergeVersions(own, {
		...versions,
		parents
	}, context) : judgeVersions(own, withRepaired(own.kind, before, after, repaired), after, context);
	const origin = {
		before,
		after,
		commit: commit.id,
		accepted: track.accepted
	};
	const findings = reportFindings(own, withoutRepaired(judged.findings, repaired), origin);
	const step = judged.step === void 0 ? {} : { step: judged.step };
	return {
		track: advance(track, {
			before,
			after,
			commit: commit.id,
			findings,
			repaired,
			cuts: cutsRange(own, findings)
		}),
		findings,
		isRepair: repaired.length > 0,
		notJudged: judged.notJudged,
		transition: {
			file: file.path,
			kind: own.kind.id,
			commit: commit.id,
			...step
		},
		claimed: parents.length > 1 || setup.scope === "snapshot" ? [] : claimedBetween(own.kind, before, after)
	};
}
function cutsRange({ kind }, findings) {
	const cutting = new Set([...fileRules, ...kind.rules].flatMap(({ id, cutsRange: cuts }) => cuts ? [id] : []));
	return findings.some(({ ruleId }) => cutting.has(ruleId));
}
function transitionContext({ file, vanished }, setup) {
	const { commit, guard, steps, prior } = setup;
	const { message, at } = commit;
	return {
		scope: setup.scope ?? (commit.parents.length > 1 ? "merge" : "step"),
		path: file.path,
		touched: commit.changes.map(({ path }) => path),
		siblings: setup.siblings,
		others: setup.others,
		archived: setup.archived,
		vanished,
		...setup.awaitsMessage ? { awaitsMessage: true } : {},
		...setup.reverts === void 0 ? {} : { reverts: setup.reverts },
		...message === void 0 ? {} : { message },
		...at === void 0 ? {} : { at },
		prior: prior.slice(0, file.governance.kind.lookback),
		...guard === void 0 || guard === "failure" ? {} : { guard },
		...steps === void 0 ? {} : { steps }
	};
}
// src/app/reverts.ts
async function revertedCommit(walk, commit) {
	if (commit.parents.length !== 1 || commit.changes.length === 0) return void 0;
	if (commit.changes.every(({ path }) => isGoverned(walk.view, path))) return void 0;
	const wanted = shape(commit, "undone");
	return walk.shapes.get(wanted);
}
async function namedCommit(walk, commit) {
	const { message = "", parents } = commit;
	const [id, parent] = [/^This reverts commit ([0-9a-f]{40}|[0-9a-f]{64})[.,]/m.exec(message)?.[1], parents[0]];
	if (id === void 0 || parent === void 0 || parents.length > 1) return void 0;
	if (commit.changes.every(({ path }) => isGoverned(walk.view, path))) return void 0;
	const bases = await walk.history.mergeBases(id, parent);
	if (!bases.ok || bases.value.length !== 1 || bases.value[0] !== id) return void 0;
	const found = await walk.history.upTo(id, 1);
	const named = found.ok ? found.value[0] : void 0;
	return named !== void 0 && shape(named, "done") === shape(commit, "undone") ? named : void 0;
}
function shapeOf(commit) {
	return shape(commit, "done");
}
function shape({ changes }, direction) {
	const rows = changes.map(({ path, before, after }) => direction === "done" ? [
		path,
		key(before),
		key(after)
	] : [
		path,
		key(after),
		key(before)
	]);
	return JSON.stringify(rows.sort(([left = ""], [right = ""]) => (left ?? "") < (right ?? "") ? -1 : 1));
}
function key(entry) {
	return entry === null ? null : `${entry.nature} ${entry.blob}`;
}
// src/app/walk-commit.ts
const mostPrior = 10;
async function walkCommit(walk, commit, steps) {
	walk.view.moveTo(commit);
	const inherited = commit.parents.map((parent) => walk.tracks.get(parent) ?? new Map());
	const tracks = new Map([...inherited].reverse().flatMap((map) => [...map]));
	const concerned = await concernedFiles(walk.view, commit);
	const reverts = await revertedCommit(walk, commit) ?? await namedRevert(walk, commit, concerned);
	const judged = [];
	for (const file of concerned) {
		const versions = await loadVersions(walk, commit, file);
		const setup = {
			commit,
			prior: priorCommits(walk, commit),
			siblings: siblingsOf(file, concerned, commit),
			others: othersOf(walk.view, file),
			archived: archivedPaths(file.path, commit.changes),
			reverts,
			guard: walk.guard,
			scope: walk.scope,
			awaitsMessage: walk.awaitsMessage,
			steps,
			limits: walk.limits
		};
		const result = await withForgiven(walk, judgeCommit(await withHistory(walk, trackOf(walk, commit, file, inherited, versions)), versions, setup), versions.after);
		tracks.delete(file.movedFrom ?? file.path);
		tracks.set(file.path, result.track);
		judged.push(result);
	}
	walk.commits.set(commit.id, commit);
	if (judged.some(({ isRepair }) => isRepair)) walk.shapes.delete(shapeOf(commit));
	else walk.shapes.set(shapeOf(commit), commit.id);
	const [only] = inherited;
	const unchanged = judged.length === 0 && inherited.length === 1 && only !== void 0;
	walk.tracks.set(commit.id, unchanged ? only : tracks);
	return judged;
}
async function namedRevert(walk, commit, concerned) {
	const named = await namedCommit(walk, commit);
	const [parent] = named?.parents ?? [];
	if (named === void 0) return void 0;
	for (const file of concerned) {
		const before = parent === void 0 ? null : await loadAt(walk, parent, file, file.path);
		const after = await loadAt(walk, named, file, file.path);
		const setup = {
			...file.governance,
			path: file.path,
			limits: walk.limits
		};
		const message = named.message === void 0 ? {} : { message: named.message };
		const { findings } = judgeVersions(setup, before, after, {
			scope: "step",
			path: file.path,
			...message
		});
		if (findings.some(({ severity }) => severity === "error")) return void 0;
	}
	return named.id;
}
async function withHistory(walk, track) {
	if (track.readable !== null) return track;
	return {
		...track,
		readable: await lastReadable(walk, track)
	};
}
async function withForgiven(walk, judged, after) {
	const findings = await forgiveRepairs(walk, judged.track, judged.findings, after);
	const repaired = new Set(findings.filter(({ repairs }) => repairs !== void 0).map((each) => each.fingerprint));
	if (repaired.size === 0) return judged;
	return {
		...judged,
		findings,
		track: withoutOpen(judged.track, repaired, judged.transition.commit)
	};
}
function headTracks(walk) {
	return [...(walk.tracks.get(walk.range.head) ?? new Map()).values()];
}
async function loadVersions(walk, commit, file) {
	const origin = file.movedFrom ?? file.path;
	const parents = [];
	for (const [index, parent] of commit.parents.entries()) parents.push(await loadAt(walk, parent, file, index === 0 ? origin : file.path));
	if (parents.length === 0) parents.push(null);
	const bases = [];
	for (const base of await mergeBases(walk, commit)) bases.push(await loadAt(walk, base, file, file.path));
	return {
		parents,
		bases,
		after: await loadAt(walk, commit, file, file.path)
	};
}
async function mergeBases(walk, { parents: [first, ...others] }) {
	const bases = new Set();
	if (first === void 0) return bases;
	for (const other of others) {
		const found = await walk.history.mergeBases(first, other);
		if (found.ok) for (const base of found.value) bases.add(base);
		else walk.obstacle = found.obstacle;
	}
	return bases;
}
function trackOf(walk, commit, file, inherited, versions) {
	const path = file.movedFrom ?? file.path;
	const [first, ...others] = inherited.flatMap((map) => map.get(path) ?? []);
	if (first !== void 0) return {
		...joinTracks(first, others),
		file
	};
	const taken = inherited.some((map) => [...map.values()].some(({ origin }) => origin === path));
	const accepted = commit.parents[0] ?? walk.range.base;
	return newTrack(file, versions.parents[0] ?? null, taken ? `${path} ${commit.id}` : path, accepted);
}
function priorCommits(walk, commit) {
	const prior = [];
	const add = ({ message = "", changes }) => prior.push({
		message,
		touched: changes.map(({ path }) => path)
	});
	let at = parentOf(walk, commit);
	while (at !== void 0 && prior.length < mostPrior) {
		add(at);
		at = parentOf(walk, at);
	}
	for (const behind of walk.behind) if (prior.length < mostPrior) add(behind);
	return prior;
}
function parentOf(walk, { parents: [first] }) {
	return first === void 0 ? void 0 : walk.commits.get(first);
}
// src/app/check-range.ts
async function checkRange(input) {
	const commits = await input.history.commits(input.range);
	if (!commits.ok) return cannotJudge(commits.obstacle);
	const tree = await input.history.tree(input.range.base);
	if (!tree.ok) return cannotJudge(tree.obstacle);
	const view = repositoryView(input.history, {
		commit: input.range.base,
		tree: tree.value
	}, input.govern);
	for (const { changes } of commits.value) view.learn(changes);
	const behind = await commitsBehind(input, view);
	if (!behind.ok) return cannotJudge(behind.obstacle);
	return judgeWalk(input, view, commits.value, behind.value);
}
async function judgeWalk(input, view, commits, behind) {
	const { history, range, guard } = input;
	const limits = input.limits ?? defaultLimits;
	const loader = versionLoader(input.blobs, limits);
	const walk = {
		scope: input.scope,
		awaitsMessage: input.awaitsMessage === true,
		history,
		view,
		loader,
		limits,
		guard,
		range,
		behind,
		tracks: new Map(),
		commits: new Map(),
		shapes: new Map()
	};
	const steps = [];
	for (const [index, commit] of commits.entries()) {
		input.onProgress?.(index, commits.length);
		const isLast = index === commits.length - 1;
		steps.push(...await walkCommit(walk, commit, isLast ? input.steps : void 0));
	}
	const tracks = headTracks(walk);
	const message = commits.length === 1 ? commits[0]?.message : void 0;
	const nets = [];
	for (const track of input.net === false ? [] : tracks) {
		const bases = [];
		for (const base of range.bases ?? [range.base]) bases.push(await loadAt(walk, base, track.file, track.basePath));
		const head = await loadAt(walk, range.head, track.file, track.file.path);
		const net = judgeNet(track, {
			bases,
			head,
			guard,
			message,
			limits
		});
		nets.push({
			...net,
			findings: await forgiveRepairs(walk, track, net.findings, head)
		});
	}
	return summariseRange({
		steps: input.granularity === "squash" ? steps.map(withoutFindings) : steps,
		nets,
		tracks,
		guard,
		obstacles: [
			...loader.obstacles,
			...view.obstacles,
			...walkObstacles(walk)
		]
	});
}
function walkObstacles({ obstacle }) {
	return obstacle === void 0 ? [] : [obstacle];
}
async function commitsBehind({ history, range }, view) {
	const lookback = Math.max(0, ...[...view.governed().values()].map(({ kind }) => kind.lookback));
	return lookback === 0 ? {
		ok: true,
		value: []
	} : history.upTo(range.base, lookback);
}
function withoutFindings(step) {
	return {
		...step,
		findings: []
	};
}
function cannotJudge(obstacle) {
	return buildReport({
		findings: [],
		obstacles: [obstacle]
	});
}
// src/git/commit-history.ts
async function createCommitHistory(git, objects, commit) {
	const history = createGitHistory(git, objects);
	const listed = await history.upTo(commit, 1);
	if (!listed.ok) return listed;
	const [facts] = listed.value;
	return facts === void 0 ? unknown(refUnknown(commit)) : known(overlayHistory(history, facts));
}
// src/git/index-history.ts
const indexCommit = "index";
const options = [
	"--cached",
	"--ita-invisible-in-index",
	"--ignore-submodules=none"
];
function stagedChanges(git) {
	return diffIndex(direct(git), options);
}
async function createIndexHistory(git, objects, { message, at, staged, merging = false } = {}) {
	const swift = direct(git);
	const found = staged === void 0 ? await stagedChanges(git) : known(staged);
	if (!found.ok) return found;
	const { changes, unborn } = found.value;
	const parents = unborn ? known([]) : await nextParents(swift, merging);
	if (!parents.ok) return parents;
	const commit = {
		id: indexCommit,
		parents: parents.value,
		changes,
		...message === void 0 ? {} : { message },
		...at === void 0 ? {} : { at }
	};
	return known(overlayHistory(createGitHistory(swift, objects), commit));
}
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
export { createCommitHistory as a, claimedBetween as c, stagedChanges as i, judgeVersions as l, resolveRange as n, checkRange as o, createIndexHistory as r, reportFindings as s, resolveCommit as t, buildReport as u };
