import { i as waiversPath, l as isPattern, o as globMatcher, r as configurationPath, s as governByDetection, u as rememberingGovern } from "./cli-built-in-policy.js";
import { _ as subjectOf, a as caseCollision, c as mostFindings, g as splitSubject, h as covers, i as fileRules, m as policyRules, n as mergeRules, r as canonicalJson, s as defaultLimits, t as joinedBytes, v as makeProblem, x as inAfter } from "./cli-joined-bytes.js";
import { n as buildReport, t as foldedPath } from "./cli-path-fold.js";
import { t as jsonEqual } from "./cli-json-equal.js";
import { r as isJsonArray, t as compareCodePoints } from "./cli-order.js";
import { a as policyText, c as versionLoader, d as parseConfiguration, l as readVersion, n as policyBytesAt, o as waiversOf, t as irregularPolicy, u as parseWaivers } from "./cli-policy.js";
import { t as followLinks } from "./cli-follow-links.js";
import { a as groupBy, i as shortDigest } from "./cli-usage-error.js";
import { t as isWaivable } from "./cli-finding.js";
// src/app/affected-family.ts
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
// src/app/affected-view.ts
const mostNodes = 40;
const mostLinks = 120;
const mostAncestors = 6;
const longestLabel = 80;
function affectedView(input) {
	const faults = faultsOf(input.findings);
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
		links: links.filter(({ from, to }) => subjects.has(from) && subjects.has(to)).slice(0, mostLinks),
		hidden: top
	};
}
const gone = { removed: true };
function faultsOf(findings) {
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
	const { messageId } = problem;
	const own = setting?.messages?.[messageId] ?? rule.messageSeverities?.[messageId] ?? rule.severity;
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
	const file = judgeFile$1(setup, before, after, context);
	const doc = after?.parsed?.doc ?? null;
	if (doc === null || context.reverts !== void 0) return file;
	return joined(file, judge(setup.kind, before?.parsed?.doc ?? null, doc, context, setup.settings));
}
function judgeMergeVersions(setup, versions, context) {
	const { readable: parents, bases, after } = versions;
	const standing = parents.includes(null) ? null : parents[0] ?? null;
	const file = judgeFile$1(setup, after === null ? deletedHere(setup.kind, versions) : standing, after, context);
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
	const [one, other] = [left?.parsed?.doc ?? null, right?.parsed?.doc ?? null];
	if (one === null || other === null) return left === right;
	return [...new Set([...kind.entities(one), ...kind.entities(other)])].every((id) => same(kind, one, other, subjectOf(id)));
}
function judgeFile$1(setup, before, after, context) {
	const facts = {
		before: before?.file ?? null,
		after: after?.file ?? null,
		maxBytes: setup.limits.maxBytes,
		deletion: deletionOf(setup.kind, before),
		archived: context.archived ?? [],
		collisions: context.collisions ?? [],
		...context.reverts === void 0 ? {} : { reverts: context.reverts }
	};
	return runRules(fileRules, facts, context, setup.settings.rules);
}
function deletionOf(kind, before) {
	const doc = before?.parsed?.doc ?? null;
	return doc !== null && kind.mayBeDeleted?.(doc) ? "note" : kind.deletion;
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
const nowhere$1 = {
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
		if (isFile) return digestOf$1(version);
		return canonicalJson(subjectValue(setup.kind, version.parsed?.doc ?? null, subject));
	};
	return shortDigest(JSON.stringify([valueIn(origin.before), valueIn(origin.after)]));
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
// src/core/kept-share.ts
function sayingOf(kind, doc) {
	const saying = new Map();
	for (const id of kind.entities(doc)) {
		const fields = Object.entries(kind.entity(doc, id)?.fields ?? {});
		saying.set(id, new Map(fields.map(([name, { value }]) => [name, canonicalJson(value)])));
	}
	return saying;
}
function keptShare(before, after) {
	let kept = 0;
	let all = 0;
	for (const [id, fields] of before) {
		const others = after.get(id);
		for (const [name, text] of fields) {
			all += text.length;
			if (others?.get(name) === text) kept += text.length;
		}
	}
	return all === 0 ? 0 : kept / all;
}
function archives(kind, archive, doc) {
	const ids = new Set(kind.entities(doc));
	const kept = (id) => same(kind, doc, archive, subjectOf(id));
	if (ids.size === 0 || ![...doneEntities(kind, doc)].every(kept)) return false;
	return [...ids].filter(kept).length * 10 >= ids.size * 9;
}
// src/app/archives.ts
const mostLookedInto = 100;
function archiveFinder(input) {
	const docs = new Map();
	let added;
	let left = input.limits.maxBytes;
	return async (path, governance, lost) => {
		if (lost.length === 0) return [];
		added ??= addedFiles(input.commits);
		const found = [];
		for (const candidate of candidates(added, path, lost)) {
			const parts = await input.view.parts(input.head, candidate, governance);
			const blob = parts.get("")?.blob;
			if (blob === void 0) continue;
			const isSame = lost.every((each) => each.blob === blob);
			const kind = input.view.governed().get(candidate)?.kind ?? governance.kind;
			const doc = isSame || kind !== governance.kind ? null : await readDoc(governance, parts);
			if (isSame || keepsAll(governance, doc, lost)) found.push(candidate);
		}
		return found;
	};
	async function readDoc(governance, parts) {
		const key = JSON.stringify([governance.kind.id, ...parts]);
		if (!docs.has(key)) docs.set(key, await readParts(governance, parts));
		return docs.get(key);
	}
	async function readParts({ kind, settings }, parts) {
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
		const { parsed } = readVersion(kind, settings.options, content, input.limits);
		return parsed === void 0 || parsed.faults.length > 0 ? null : parsed.doc;
	}
}
function keepsAll({ kind }, archive, lost) {
	if (archive === null) return false;
	return lost.every(({ version: { parsed } }) => {
		const doc = parsed?.doc ?? null;
		return doc !== null && archives(kind, archive, doc);
	});
}
function addedFiles(commits) {
	const paths = new Set();
	const byBlob = new Map();
	for (const { path, before, after } of commits.flatMap(({ changes }) => changes)) {
		if (before !== null || after?.nature !== "regular") continue;
		paths.add(path);
		byBlob.set(after.blob, (byBlob.get(after.blob) ?? new Set()).add(path));
	}
	return {
		paths: [...paths].sort(compareCodePoints),
		byBlob
	};
}
function candidates(added, deleted, lost) {
	const holding = lost.flatMap(({ blob }) => [...(blob && added.byBlob.get(blob)) ?? []]);
	const ranks = [
		[],
		[],
		[],
		[]
	];
	for (const path of added.paths) {
		const rank = ranks[unlikeness(path, deleted)];
		if (rank !== void 0 && rank.length <= mostLookedInto) rank.push(path);
	}
	const paths = new Set([...holding.sort(compareCodePoints), ...ranks.flat()]);
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
// src/app/govern-by-shape.ts
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
	for (const [path, seen] of versions) {
		const hasShape = govern(path)?.hasShape;
		for (const blob of seen.keys()) {
			const bytes = await bytesOf(blobs, blob);
			if (bytes === void 0 || hasShape?.(bytes) === true) shaped.add(path);
			if (shaped.has(path)) break;
		}
	}
	return (path) => {
		const governance = govern(path);
		return governance?.hasShape === void 0 || shaped.has(path) ? governance : void 0;
	};
}
async function bytesOf(blobs, blob) {
	const chunks = await blobs.open(blob);
	return chunks === void 0 ? void 0 : joinedBytes(chunks);
}
// src/app/walk.ts
async function loadAt(walk, at, file, path) {
	const commit = typeof at === "string" ? walk.commits.get(at) ?? at : at;
	const parts = await walk.view.parts(commit, path, file.governance);
	return parts.has("") ? walk.loader.load(file.governance, parts) : null;
}
function parentOf(walk, { parents: [first] }) {
	return first === void 0 ? void 0 : walk.commits.get(first);
}
// src/app/moves.ts
const leastShare = .5;
const mostCompared = 1e4;
async function findMoves(walk, ends) {
	const moves = paired(pairsOf(ends, sameBytes));
	const origins = new Set(moves.values());
	const gone = ends.gone.filter(({ path }) => !origins.has(path));
	const come = ends.come.filter(({ path }) => !moves.has(path));
	if (gone.length === 0 || come.length === 0) return moves;
	const before = await sayings(walk, ends.ancestor, gone);
	const after = await sayings(walk, ends.commit, come);
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
function sameBytes(old, now) {
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
async function sayings(walk, at, files) {
	const found = new Map();
	for (const file of files) {
		const version = await loadAt(walk, at, file, file.path);
		const known = typeof at === "string" ? walk.tracks.get(at)?.get(file.path)?.readable : void 0;
		const doc = version?.parsed?.doc ?? known?.parsed?.doc ?? null;
		if (doc !== null) found.set(file.path, sayingOf(file.governance.kind, doc));
	}
	return found;
}
// src/app/parent-sides.ts
async function sideOf(walk, commit, parent, files) {
	const [gone, come] = [[], []];
	for (const { path, governance, before, after } of await changesAgainst(walk.view, commit, parent, files)) {
		if (before !== null && after === null) gone.push({
			path,
			governance,
			entry: before
		});
		const isBack = walk.tracks.get(parent)?.get(path)?.head === null;
		if (before === null && after !== null && !isBack) come.push({
			path,
			governance,
			entry: after
		});
	}
	return {
		moves: await findMoves(walk, {
			ancestor: parent,
			commit,
			gone,
			come
		}),
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
		const [before, after] = [await view.entryAt(parent, path), await view.entry(commit, path)];
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
// src/app/concerned-files.ts
function pathAt({ path, origins }, parent) {
	return origins?.[parent] ?? path;
}
async function concernedFiles(walk, commit) {
	const { view } = walk;
	const changed = new Set(commit.changes.map(({ path }) => path));
	const differing = commit.parents.length > 1 ? new Map(await differingFiles(view, commit)) : void 0;
	const direct = [...view.governed()].filter(([path, governance]) => (differing?.has(path) ?? touches(path, governance, changed)) || view.twins(path).some((twin) => changed.has(twin)));
	const named = await addressedFiles(view, commit, direct);
	const all = new Map([...direct, ...named]);
	const sides = await Promise.all(commit.parents.map((parent) => sideOf(walk, commit, parent, all)));
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
			if (areSame(await view.parts(parent, path, governance), result)) continue;
			differing.push([path, governance]);
			break;
		}
	}
	return differing;
}
function areSame(left, right) {
	return left.size === right.size && [...left].every(([role, { blob, nature }]) => {
		const other = right.get(role);
		return other?.blob === blob && other.nature === nature;
	});
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
function siblingsOf(file, all, commit) {
	const changed = new Set(commit.changes.map(({ path }) => path));
	return all.filter(({ path, governance }) => path !== file.path && governance.kind === file.governance.kind && changed.has(path)).map(({ path }) => path);
}
function othersOf(view, file) {
	const { kind } = file.governance;
	return [...view.governed()].filter(([path, other]) => path !== file.path && other.kind === kind).map(([path]) => path);
}
// src/app/commit-versions.ts
async function loadVersions(walk, commit, file) {
	const parents = [];
	for (const [index, parent] of commit.parents.entries()) parents.push(await loadAt(walk, parent, file, pathAt(file, index)));
	if (parents.length === 0) parents.push(null);
	const held = parents.filter((parent) => parent !== null).length;
	const bases = [];
	for (const base of await mergeBases(walk, commit)) bases.push(await versionAtBase(walk, {
		base,
		commit,
		file,
		mayHaveMoved: held > 1
	}));
	return {
		parents,
		bases,
		after: await loadAt(walk, commit, file, file.path)
	};
}
async function versionAtBase(walk, question) {
	const { base, commit, file, mayHaveMoved } = question;
	for (const path of new Set([file.path, ...file.origins ?? []])) {
		const version = await loadAt(walk, base, file, path);
		if (version !== null) return version;
	}
	const entry = mayHaveMoved ? await walk.view.entry(commit, file.path) : null;
	if (entry === null) return null;
	const origin = (await findMoves(walk, {
		ancestor: base,
		commit,
		gone: await goneSince(walk, base, commit, file),
		come: [{
			...file,
			entry
		}]
	})).get(file.path);
	return origin === void 0 ? null : loadAt(walk, base, file, origin);
}
async function goneSince(walk, base, commit, file) {
	const gone = [];
	for (const [path, governance] of walk.view.governed()) {
		if (governance.kind !== file.governance.kind) continue;
		const entry = await walk.view.entryAt(base, path);
		if (entry !== null && await walk.view.entry(commit, path) === null) gone.push({
			path,
			governance,
			entry
		});
	}
	return gone;
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
async function lostVersions(walk, commit, { file, readable }, { parents, bases, after }) {
	const { kind } = file.governance;
	const held = parents.filter((parent) => parent !== null);
	if (after !== null && !held.some((parent) => replaces(kind, parent, after))) return [];
	const changed = changedSince(kind, bases, held);
	const lost = [];
	for (const [index, parent] of commit.parents.entries()) {
		const version = parents[index] ?? null;
		if (version === null || changed.length > 0 && !changed.includes(version)) continue;
		const isReadable = (version.parsed?.doc ?? null) !== null;
		const entry = await walk.view.entryAt(parent, pathAt(file, index));
		if (!isReadable && readable !== null) lost.push({
			version: readable,
			blob: void 0
		});
		else lost.push({
			version,
			blob: version.content.parts.size === 1 ? entry?.blob : void 0
		});
	}
	return lost;
}
function replaces(kind, before, after) {
	const [old, now] = [before.parsed?.doc ?? null, after.parsed?.doc ?? null];
	return old !== null && now !== null && kind.replaces?.(old, now) === true;
}
// src/app/judge-merge-result.ts
function judgeMergeResult(track, input) {
	const { tip, result, head, guard, limits } = input;
	if (result === head || result === tip) return [];
	const { file, stretches } = track;
	const setup = {
		...file.governance,
		path: file.path,
		limits
	};
	const { findings } = judgeVersions(setup, tip, result, {
		scope: "net",
		path: file.path,
		...guard === void 0 ? {} : { guard }
	});
	const exempt = cutEntities(file.governance.kind, stretches);
	return reportFindings(setup, findings.filter(({ subject }) => !exempt.has(splitSubject(subject).entity)), {
		before: tip,
		after: result,
		accepted: track.accepted
	});
}
function cutEntities(kind, stretches) {
	const exempt = new Set();
	for (const [index, { to }] of stretches.entries()) {
		const earlier = to?.parsed?.doc ?? null;
		const later = stretches[index + 1]?.from?.parsed?.doc ?? null;
		if (earlier === null || later === null) continue;
		for (const id of [...kind.entities(earlier), ...kind.entities(later)]) if (!same(kind, earlier, later, subjectOf(id))) exempt.add(id);
	}
	return exempt;
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
		archived: input.archived,
		...guard,
		...message
	};
	const findings = [];
	let notJudged = [];
	for (const { from, to } of netStretches(stretches, input)) {
		const judged = judgeVersions(setup, from, to, context);
		notJudged = judged.notJudged;
		const own = judged.findings.filter(({ ruleId }) => input.alone || !ruleId.startsWith("state-file/"));
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
// src/app/places-behind.ts
const mostVersions = 50;
const mostCommits = 500;
async function placesBehind(walk, basePath) {
	const places = [];
	let path = basePath;
	for (const commit of await firstParentLine(walk)) {
		const change = commit.changes.find((each) => each.path === path);
		if (change === void 0) continue;
		const origin = change.before === null && change.after !== null ? commit.changes.find(({ before, after }) => after === null && before?.blob === change.after?.blob) : void 0;
		places.push({
			commit,
			path,
			pathBefore: origin?.path ?? path
		});
		if (places.length === mostVersions) break;
		path = origin?.path ?? path;
	}
	return places;
}
async function firstParentLine(walk) {
	if (walk.line === void 0) {
		const found = await walk.history.upTo(walk.range.base, mostCommits);
		walk.line = found.ok ? found.value : [];
		if (!found.ok) walk.lineObstacle = found.obstacle;
	}
	return walk.line;
}
// src/app/repairs-behind.ts
async function forgiveRepairs(walk, track, findings, after) {
	const doc = after?.parsed?.doc ?? null;
	if (doc === null || !findings.some(isError$3)) return [...findings];
	const { kind } = track.file.governance;
	const behind = await transitionsBehind(walk, track);
	return findings.map((finding) => {
		const fault = isError$3(finding) ? faultTakenBack(kind, behind, finding.subject, doc) : void 0;
		return fault === void 0 ? finding : {
			...finding,
			severity: "note",
			repairs: fault.id
		};
	});
}
function faultTakenBack(kind, behind, subject, doc) {
	const changing = behind.filter(({ from, to }) => !same(kind, from, to, subject));
	if (!changing.some(({ from }) => same(kind, from, doc, subject))) return void 0;
	let standing = [];
	for (const each of changing) {
		const left = standing.filter(({ from }) => !same(kind, from, each.to, subject));
		standing = left.length === standing.length && isRefused(each, subject) ? [...left, each] : left;
	}
	return standing.find(({ from }) => same(kind, from, doc, subject));
}
function isRefused({ refused }, subject) {
	return refused().some((other) => covers(other, subject) || covers(subject, other));
}
async function transitionsBehind(walk, track) {
	const transitions = [];
	for (const { commit, path, pathBefore } of await placesBehind(walk, track.basePath)) {
		const [parent] = commit.parents;
		const from = parent === void 0 ? null : await loadAt(walk, parent, track.file, pathBefore);
		const to = await loadAt(walk, commit, track.file, path);
		if (from?.parsed?.doc && to?.parsed?.doc) transitions.push(transition(walk, track, commit, from, to));
	}
	return transitions.reverse();
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
			const { findings } = judgeVersions(setup, from, to, context);
			const reported = reportFindings(setup, findings, {
				before: from,
				after: to
			});
			subjects ??= walk.waiving.apply(reported).filter(isError$3).map(({ subject }) => subject);
			return subjects;
		}
	};
}
async function lastReadable(walk, { file, basePath }) {
	const places = await placesBehind(walk, basePath);
	if (walk.lineObstacle !== void 0) walk.obstacle = walk.lineObstacle;
	for (const { commit, path } of places) {
		if (movedTo(walk, commit, path, file)) return null;
		const version = await loadAt(walk, commit, file, path);
		if (version?.parsed?.doc) return version;
	}
	return null;
}
function movedTo(walk, { changes }, path, { governance }) {
	const gone = changes.find((change) => change.path === path && change.after === null)?.before;
	if (gone === void 0 || gone === null) return false;
	return changes.some(({ path: other, before, after }) => before === null && after?.blob === gone.blob && walk.view.governed().get(other)?.kind === governance.kind);
}
function isError$3({ severity }) {
	return severity === "error";
}
// src/app/judge-nets.ts
async function judgeNets(walk, tracks, { message, alone, mergeResult }) {
	const { range, guard, limits } = walk;
	const nets = [];
	for (const track of tracks) {
		const bases = [];
		for (const base of range.bases ?? [range.base]) bases.push(await versionAt(walk, base, track, track.basePath));
		const head = await loadAt(walk, range.head, track.file, track.file.path);
		const { kind } = track.file.governance;
		const net = judgeNet(track, {
			bases,
			head,
			guard,
			message,
			limits,
			alone,
			archived: (head === null ? alone : bases.some((base) => base !== null && replaces(kind, base, head))) ? await archivesOf(walk, track, bases) : []
		});
		const merged = mergeResult === void 0 ? [] : await mergeFindings(walk, track, mergeResult, head);
		const waived = walk.waiving.apply([...net.findings, ...merged]);
		nets.push({
			...net,
			findings: await forgiveRepairs(walk, track, waived, head)
		});
	}
	return nets;
}
async function mergeFindings(walk, track, mergeResult, head) {
	const { range, guard, limits } = walk;
	return judgeMergeResult(track, {
		tip: await versionAt(walk, range.tip ?? range.base, track, track.basePath),
		result: await versionAt(walk, mergeResult, track, track.file.path),
		head,
		guard,
		limits
	});
}
async function versionAt(walk, commit, track, first) {
	for (const path of [first, ...track.sidePaths]) {
		const version = await loadAt(walk, commit, track.file, path);
		if (version !== null) return version;
	}
	return null;
}
async function archivesOf(walk, { file }, bases) {
	const lost = bases.flatMap((version) => version === null ? [] : [{
		version,
		blob: void 0
	}]);
	return walk.findArchives(file.path, file.governance, lost);
}
// src/app/judge-policy.ts
function judgePolicy(change) {
	const { path, before, after, nested, rules } = change;
	const judged = (file, facts, earlier, later) => judgeFile(file, facts, digestOf(earlier, later), rules);
	return [
		...judged(path, configurationFacts(change), before.configuration, after.configuration),
		...judged(waiversPath, waiverFacts(change), before.waivers, after.waivers),
		...nested.flatMap((other) => judged(other, {
			...noFacts,
			role: "nested"
		}, null, null))
	];
}
const start = {
	line: 1,
	column: 1,
	endLine: 1,
	endColumn: 1
};
const nowhere = () => start;
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
	const earlier = readConfiguration(before.configuration, kinds);
	const later = readConfiguration(after.configuration, kinds);
	const changed = isChanged(before.configuration, after.configuration);
	const entries = (later ?? earlier)?.entries ?? [];
	const now = governOf(earlier, kinds);
	const next = governOf(later, kinds);
	const paths = [...change.paths];
	const standing = changed ? [...change.standing].sort(compareCodePoints) : [];
	return {
		...noFacts,
		before: earlier,
		after: later,
		changed,
		governed: standing.filter((path) => next(path) !== void 0 && now(path) === void 0),
		released: standing.filter((path) => next(path) === void 0 && now(path) !== void 0),
		unmatched: entries.filter(({ glob, matches }) => !change.paths.has(glob) && !paths.some(matches)),
		places: {
			before: earlier?.locate ?? nowhere,
			after: later?.locate ?? nowhere
		}
	};
}
function governOf(version, kinds) {
	return version?.govern ?? governByDetection(kinds);
}
function waiverFacts({ before, after, expired, headWaives }) {
	const earlier = readWaivers(before.waivers);
	const later = readWaivers(after.waivers);
	return {
		...noFacts,
		role: "waivers",
		before: earlier,
		after: later,
		changed: isChanged(before.waivers, after.waivers),
		expired,
		headWaives,
		places: {
			before: earlier?.locate ?? nowhere,
			after: later?.locate ?? nowhere
		}
	};
}
function readConfiguration(bytes, kinds) {
	if (bytes === null) return null;
	const read = bytes === "irregular" ? irregularPolicy : parseConfiguration(bytes, kinds);
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
	const read = bytes === "irregular" ? irregularPolicy : parseWaivers(bytes);
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
		fingerprint: shortDigest(JSON.stringify([
			path,
			ruleId,
			messageId,
			subject
		])),
		change
	};
}
// src/app/waiving.ts
const graceDays = 14;
const dayLength = 864e5;
function waiving(waivers, now) {
	const lasting = waivers.toSorted((left, right) => compareCodePoints(left.until, right.until));
	const known = new Map(lasting.map((waiver) => [key$1(waiver), waiver]));
	const expired = new Map();
	return {
		apply: (findings) => known.size === 0 ? findings : findings.map(excused),
		expired: () => [...expired.values()]
	};
	function excused(finding) {
		const waiver = known.get(key$1(finding));
		if (waiver === void 0 || finding.severity === "note" || !isWaivable(finding.ruleId)) return finding;
		const late = daysAfter(waiver.until, now);
		const counts = late <= graceDays;
		const { fingerprint, change, reason, until } = waiver;
		if (late > 0) expired.set(key$1(waiver), {
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
function key$1({ fingerprint, change }) {
	return `${fingerprint} ${change}`;
}
function daysAfter(day, time) {
	if (time === void 0) return 0;
	const passed = Date.parse(time) - Date.parse(`${day}T00:00:00Z`) - dayLength;
	return passed < 0 ? 0 : Math.floor(passed / dayLength) + 1;
}
// src/app/range-policy.ts
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
	} : policyBytesAt(input, commit, policyPath);
	const before = await read(tip);
	if (!before.ok) return before;
	const after = await read(range.head);
	if (!after.ok) return after;
	const headWaives = input.waiversFrom === "head";
	const waivers = [...input.waivers ?? [], ...headWaives ? waiversOf(after.value.waivers) : []];
	const waives = waiving(waivers, waivers.length === 0 ? void 0 : await latest(input, commits));
	const sides = {
		before: input.scope === "snapshot" ? after.value : before.value,
		after: after.value
	};
	return {
		ok: true,
		value: {
			waiving: waives,
			judge: () => judged(input, view, sides, waives)
		}
	};
}
async function judged(input, view, sides, waives) {
	const { policyKinds: kinds } = input;
	if (kinds === void 0) return {
		ok: true,
		value: []
	};
	const head = policyText(sides.before.configuration) !== policyText(sides.after.configuration) ? await input.history.tree(input.range.head) : void 0;
	if (head?.ok === false) return head;
	const nested = await nestedAdded(input, view);
	if (!nested.ok) return nested;
	return {
		ok: true,
		value: judgePolicy({
			...sides,
			path: input.policyPath ?? ".stateward.yml",
			kinds,
			rules: input.policyRules ?? new Map(),
			standing: head?.value.keys() ?? [],
			paths: view.paths(),
			nested: nested.value,
			expired: waives.expired(),
			headWaives: input.waiversFrom === "head"
		})
	};
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
// src/app/path-collisions.ts
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
	return await view.entryAt(commit, path) !== null;
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
// src/app/repository-view.ts
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
	const entry = async (commit, path) => {
		const change = commit.changes.find((each) => each.path === path);
		return change === void 0 ? entryAt(commit.id, path) : change.after;
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
// src/app/net-follows-steps.ts
function netFollowsSteps(findings) {
	const steps = findings.filter(({ scope }) => scope !== "net");
	const standing = new Set(steps.filter(isError$2).map(entityOf));
	const excused = steps.filter(({ waivedBy }) => waivedBy?.severity === "error");
	return findings.map((finding) => {
		if (finding.scope !== "net" || !isError$2(finding) || standing.has(entityOf(finding))) return finding;
		const { waivedBy } = excused.find((step) => isAboutSame(step, finding)) ?? {};
		return waivedBy === void 0 ? finding : {
			...finding,
			severity: "note",
			waivedBy
		};
	});
}
function isError$2({ severity }) {
	return severity === "error";
}
function entityOf({ subject }) {
	return splitSubject(subject).entity;
}
function isAboutSame(left, right) {
	return covers(left.subject, right.subject) || covers(right.subject, left.subject);
}
// src/app/summarise-range.ts
function summariseRange(outcome) {
	const { steps, nets, tracks, guard, obstacles } = outcome;
	const stepFindings = groupBy(steps, ({ track }) => track.origin);
	const byTrack = tracks.map((track, index) => {
		return netFollowsSteps(withRepairs(netWithoutEchoes([...(stepFindings.get(track.origin) ?? []).flatMap((step) => step.findings), ...nets[index]?.findings ?? []], track), track));
	});
	const findings = byTrack.flat();
	const known = new Set(tracks.map(({ origin }) => origin));
	for (const [origin, lost] of stepFindings) if (!known.has(origin)) findings.push(...lost.flatMap((step) => step.findings));
	const claimed = new Set(steps.flatMap(({ transition, claimed: ids }) => ids.map((id) => claimKey(transition.file, id))));
	const standing = new Set(tracks.flatMap(({ file, head }) => [...doneEntities(file.governance.kind, head?.parsed?.doc ?? null)].map((id) => claimKey(file.path, id))));
	return buildReport({
		findings: [...findings, ...outcome.others],
		notJudged: commonlyNotJudged(steps, nets),
		transitions: steps.map(({ transition }) => transition),
		claimed: claimed.size,
		verified: guard === "success" ? [...claimed].filter((claim) => standing.has(claim)).length : 0,
		guard,
		obstacles,
		notices: outcome.notices,
		views: tracks.flatMap((track, index) => viewOf(track, byTrack[index] ?? []))
	});
}
function viewOf(track, findings) {
	const { file, head, readable, stretches } = track;
	const before = stretches[0]?.from?.parsed?.doc ?? null;
	const after = head === null ? null : head.parsed?.doc ?? readable?.parsed?.doc ?? null;
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
	const moved = findings.filter((finding) => finding.scope !== "net" && finding.file !== file.path);
	const said = new Set(moved.map(identity));
	const steps = groupBy(findings.filter(({ scope }) => scope !== "net"), ruleAndSubject);
	return findings.filter((finding) => finding.scope !== "net" || kept.has(finding) && !said.has(identity(finding)) && !isSaidBy(steps.get(ruleAndSubject(finding)) ?? [], finding));
}
function ruleAndSubject({ ruleId, subject }) {
	return `${ruleId} ${subject}`;
}
function isSaidBy(steps, { messageId, severity }) {
	return steps.some((step) => step.messageId !== messageId && (step.severity === "error" || step.severity === severity));
}
function commonlyNotJudged(steps, nets) {
	const [first, ...rest] = steps;
	return (first?.notJudged ?? []).filter(({ ruleId }) => rest.every((step) => step.notJudged.some((other) => other.ruleId === ruleId)) && !nets.some(({ judged }) => judged.has(ruleId)));
}
function claimKey(file, id) {
	return JSON.stringify([file, id]);
}
// src/app/repair.ts
const fileRuleIds = new Set(fileRules.map(({ id }) => id));
function repairedBy(kind, open, version, collides = false) {
	const doc = version?.parsed?.doc ?? null;
	return open.filter(({ ruleId, subject, accepted }) => {
		if (ruleId === caseCollision.id) return !collides && (doc !== null || version === null && accepted === null);
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
		basePath: pathAt(file, 0),
		sidePaths: [],
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
function withSidePaths(track, paths) {
	return {
		...track,
		sidePaths: [...new Set([...track.sidePaths, ...paths])]
	};
}
function joinTracks(first, others) {
	const tracks = [first, ...others];
	const known = new Map(tracks.flatMap(({ open }) => open).map((error) => [`${error.fingerprint} ${error.subject}`, error]));
	const mostCut = tracks.reduce((most, track) => track.stretches.length > most.stretches.length ? track : most);
	return {
		...first,
		sidePaths: [...new Set(tracks.flatMap(({ sidePaths }) => sidePaths))],
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
	const repaired = repairedBy(own.kind, track.open, after, setup.collisions.standing.length > 0);
	const context = transitionContext(track, setup);
	const judged = parents.length > 1 ? judgeMergeVersions(own, {
		...versions,
		readable: parents
	}, context) : judgeVersions(own, withRepaired(own.kind, before, after, repaired), after, context);
	const origin = {
		before,
		after,
		commit: commit.id,
		accepted: track.accepted
	};
	const reported = reportFindings(own, withoutRepaired(judged.findings, repaired), origin);
	const findings = setup.waiving.apply(reported);
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
		collisions: setup.collisions.introduced,
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
function standingCommit(view, commit, earlier) {
	if (commit.parents.length !== 1 || commit.changes.every(({ path }) => isGoverned(view, path))) return void 0;
	const paths = new Set(commit.changes.map(({ path }) => path));
	const nearest = earlier.find(({ changes }) => changes.some(({ path }) => paths.has(path)));
	return nearest !== void 0 && shape(nearest, "done") === shape(commit, "undone") ? nearest : void 0;
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
// src/app/reverts-behind.ts
const mostReverted = 50;
async function namedRevert(walk, commit, concerned) {
	const named = await namedCommit(walk, commit);
	return named === void 0 || await wasRefused(walk, named, concerned) ? void 0 : named.id;
}
async function unnamedRevert(walk, commit, concerned) {
	const standing = standingCommit(walk.view, commit, await firstParentsBefore(walk, commit));
	if (standing === void 0 || await wasRefused(walk, standing, concerned)) return void 0;
	return standing.id;
}
async function wasRefused(walk, commit, concerned) {
	const [parent] = commit.parents;
	const message = commit.message === void 0 ? {} : { message: commit.message };
	for (const file of concerned) {
		const { path } = file;
		const setup = {
			...file.governance,
			path,
			limits: walk.limits
		};
		const before = parent === void 0 ? null : await loadAt(walk, parent, file, path);
		const step = judgeVersions(setup, before, await loadAt(walk, commit, file, path), {
			scope: "step",
			path,
			...message
		});
		const earlier = before === null ? void 0 : judgeVersions(setup, null, before, {
			scope: "snapshot",
			path
		});
		if ([...step.findings, ...earlier?.findings ?? []].some(isError$1)) return true;
	}
	return false;
}
async function firstParentsBefore(walk, commit) {
	const before = [];
	let [next] = commit.parents;
	for (let at = parentOf(walk, commit); at !== void 0 && before.length < mostReverted; at = parentOf(walk, at)) {
		before.push(at);
		[next] = at.parents;
	}
	const line = await firstParentLine(walk);
	const start = line.findIndex(({ id }) => id === next);
	return [...before, ...start < 0 ? [] : line.slice(start)].slice(0, mostReverted);
}
function isError$1({ severity }) {
	return severity === "error";
}
// src/app/walk-commit.ts
const mostPrior = 10;
async function walkCommit(walk, commit, steps) {
	walk.view.moveTo(commit);
	const inherited = commit.parents.map((parent) => walk.tracks.get(parent) ?? new Map());
	const tracks = new Map([...inherited].reverse().flatMap((map) => [...map]));
	const concerned = await concernedFiles(walk, commit);
	const judged = await judgeFiles(walk, commit, {
		concerned,
		inherited,
		steps
	});
	for (const [index, { origins = [], path }] of concerned.entries()) {
		const track = judged[index]?.track;
		for (const origin of origins) tracks.delete(origin);
		if (track !== void 0) tracks.set(path, track);
	}
	walk.commits.set(commit.id, commit);
	if (judged.some(({ isRepair }) => isRepair)) walk.shapes.delete(shapeOf(commit));
	else walk.shapes.set(shapeOf(commit), commit.id);
	const [only] = inherited;
	const unchanged = judged.length === 0 && inherited.length === 1 && only !== void 0;
	walk.tracks.set(commit.id, unchanged ? only : tracks);
	return judged;
}
async function judgeFiles(walk, commit, judging) {
	const { concerned } = judging;
	const known = await revertedCommit(walk, commit) ?? await namedRevert(walk, commit, concerned);
	const judged = await judgeAs(known, walk, commit, judging);
	if (known !== void 0 || !judged.some(({ findings }) => findings.some(isError))) return judged;
	const found = await unnamedRevert(walk, commit, concerned);
	return found === void 0 ? judged : judgeAs(found, walk, commit, judging);
}
async function judgeAs(reverts, walk, commit, { concerned, inherited, steps }) {
	const judged = [];
	for (const file of concerned) {
		const versions = await loadVersions(walk, commit, file);
		const track = await withHistory(walk, trackOf(walk, commit, file, inherited, versions));
		const lost = await lostVersions(walk, commit, track, versions);
		const judgement = judgeCommit(track, versions, {
			commit,
			prior: priorCommits(walk, commit),
			siblings: siblingsOf(file, concerned, commit),
			others: othersOf(walk.view, file),
			archived: await walk.findArchives(file.path, file.governance, lost),
			collisions: await collisionsOf(walk.view, commit, file),
			reverts,
			guard: walk.guard,
			waiving: walk.waiving,
			scope: walk.scope ?? (walk.squashOf?.(commit) === void 0 ? void 0 : "net"),
			awaitsMessage: walk.awaitsMessage,
			steps,
			limits: walk.limits
		});
		judged.push(await withForgiven(walk, judgement, versions.after));
	}
	return judged;
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
function trackOf(walk, commit, file, inherited, versions) {
	const path = pathAt(file, 0);
	const known = inherited.flatMap((map, parent) => map.get(pathAt(file, parent)) ?? []);
	const sidePaths = commit.parents.length > 1 ? file.origins ?? [] : [];
	const [first, ...others] = known;
	if (first !== void 0) return withSidePaths({
		...joinTracks(first, others),
		file
	}, sidePaths);
	const taken = inherited.some((map) => [...map.values()].some(({ origin }) => origin === path));
	const accepted = commit.parents[0] ?? walk.range.base;
	const origin = taken ? `${path} ${commit.id}` : path;
	return withSidePaths(newTrack(file, versions.parents[0] ?? null, origin, accepted), sidePaths);
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
function isError({ severity }) {
	return severity === "error";
}
// src/app/check-range.ts
async function checkRange(input) {
	const commits = await input.history.commits(input.range);
	if (!commits.ok) return cannotJudge(commits.obstacle);
	const tree = await input.history.tree(input.range.base);
	if (!tree.ok) return cannotJudge(tree.obstacle);
	const { base } = input.range;
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
	const behind = await commitsBehind({
		...input,
		history
	}, view);
	if (!behind.ok) return cannotJudge(behind.obstacle);
	const policy = await rangePolicy(input, view, commits.value);
	if (!policy.ok) return cannotJudge(policy.obstacle);
	const seen = {
		commits: linked.value.commits,
		behind: behind.value
	};
	return judgeWalk({
		...input,
		history
	}, view, policy.value, seen);
}
async function judgeWalk(input, view, policy, { commits, behind }) {
	const { history, range, guard } = input;
	const limits = input.limits ?? defaultLimits;
	const loader = versionLoader(input.blobs, limits);
	const walk = {
		scope: input.scope,
		squashOf: input.squashOf,
		awaitsMessage: input.awaitsMessage === true,
		history,
		view,
		loader,
		findArchives: archiveFinder({
			view,
			blobs: input.blobs,
			limits,
			head: range.head,
			commits
		}),
		limits,
		guard,
		waiving: policy.waiving,
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
	const isSquash = input.granularity === "squash";
	const message = commits.length === 1 ? commits[0]?.message : void 0;
	const { mergeResult } = input;
	const nets = input.net === false ? [] : await judgeNets(walk, tracks, {
		message,
		alone: isSquash,
		mergeResult
	});
	const judged = isSquash ? steps.map(withoutFindings) : steps;
	const obstacles = [
		...loader.obstacles,
		...view.obstacles,
		...walkObstacles(walk)
	];
	const policyFindings = await policy.judge();
	if (!policyFindings.ok) return cannotJudge(policyFindings.obstacle);
	return summariseRange({
		steps: judged,
		nets,
		tracks,
		guard,
		obstacles,
		others: policyFindings.value,
		notices: [...input.notices ?? [], ...squashNotices(input, commits)]
	});
}
function squashNotices({ squashOf }, commits) {
	return commits.flatMap((commit) => {
		const squash = squashOf?.(commit);
		return squash === void 0 ? [] : [squashNotice(commit, squash)];
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
export { judgeVersions as a, claimedBetween as i, uncheckedSquash as n, affectedView as o, reportFindings as r, checkRange as t };
