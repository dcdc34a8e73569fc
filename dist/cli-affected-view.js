import { _ as splitSubject, v as subjectOf } from "./cli-nearest-place.js";
import { n as fileRules, t as mergeRules } from "./cli-merge-rules.js";
import { t as isJsonArray } from "./cli-json-value.js";
import { n as canonicalJson } from "./cli-joined-bytes.js";
import { t as jsonEqual } from "./cli-json-equal.js";
import { a as runRules, c as same, i as judge, l as subjectValue, n as identity, r as introducedFaults, s as doneEntities, t as distinct } from "./cli-check.js";
import { t as groupBy } from "./cli-group.js";
import { n as shortDigest } from "./cli-digest.js";
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
	if (kind.keepsParents) return judgeKept(kind, versions, own, settings);
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
function judgeKept(kind, versions, context, settings) {
	const { parents, result } = versions;
	const shapes = parents.map((parent) => introducedFaults(kind, parent, result, context, settings));
	const steps = parents.map((parent) => {
		const facts = kind.compare(parent, result, context, settings.options);
		return runRules(kind.rules, facts, context, settings.rules);
	});
	const held = parents.flatMap((parent) => parent === null ? [] : [...kind.entities(parent)]);
	const lost = [...new Set(held)].filter((id) => result === null || kind.entity(result, id) === void 0).map((id) => placeFault(kind, versions, lostEntity(kind, parents, id)));
	const judged = runRules(mergeRules(kind.id), lost, context, settings.rules);
	const findings = [
		...commonFindings(shapes),
		...steps.flatMap((step) => step.findings),
		...judged.findings
	];
	return {
		findings: distinct(findings),
		notJudged: steps[0]?.notJudged ?? []
	};
}
function lostEntity(kind, parents, id) {
	const present = parents.map((parent) => parent !== null && kind.entity(parent, id) !== void 0);
	return {
		type: "lost",
		subject: subjectOf(id),
		entity: id,
		result: false,
		parents: present
	};
}
function judgeOthers(kind, { parents, result }, others, context, settings) {
	const subjects = others.map(({ subject }) => subject);
	return parents.map((parent) => {
		const before = result === null || kind.graft === void 0 ? parent : kind.graft(result, parent, subjects);
		return judge(kind, before, result, context, settings);
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
	const { readable: parents, bases, after } = versions;
	const standing = parents.includes(null) ? null : parents[0] ?? null;
	const file = judgeFile(setup, after === null ? deletedHere(setup.kind, versions) : standing, after, context);
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
function judgeFile(setup, before, after, context) {
	const facts = {
		before: before?.file ?? null,
		after: after?.file ?? null,
		maxBytes: setup.limits.maxBytes,
		deletion: deletionOf(setup.kind, before),
		archived: context.archived ?? [],
		collisions: context.collisions ?? [],
		...context.reverts === void 0 ? {} : { reverts: context.reverts }
	};
	return runRules([...fileRules, ...setup.kind.fileRules ?? []], facts, context, setup.settings.rules);
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
const nowhere = {
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
export { judgeMergeVersions as a, claimedBetween as i, reportFindings as n, judgeVersions as o, changedSince as r, affectedView as t };
