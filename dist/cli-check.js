import { C as inAfter, _ as splitSubject, b as makeProblem, g as covers, u as mostFindings } from "./cli-nearest-place.js";
import { t as jsonEqual } from "./cli-json-equal.js";
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
// src/core/claims.ts
function withoutEchoes(findings, rules) {
	const claims = new Map();
	const superseded = new Map(rules.map((rule) => [rule.id, rule.supersedes ?? []]));
	for (const finding of findings) for (const echo of superseded.get(finding.ruleId) ?? []) {
		const key = claimKey(echo, finding.subject);
		const subjects = claims.get(key);
		if (subjects === void 0) claims.set(key, [finding.subject]);
		else subjects.push(finding.subject);
	}
	return findings.filter((finding) => {
		const claimed = claims.get(claimKey(finding.ruleId, finding.subject));
		return claimed === void 0 || !claimed.some((subject) => covers(subject, finding.subject));
	});
}
function claimKey(ruleId, subject) {
	return `${ruleId} ${splitSubject(subject).entity}`;
}
// src/core/check.ts
function judge(kind, before, after, context, settings) {
	const facts = kind.compare(before, after, context, settings.options);
	const judged = runRules(kind.rules, facts, context, settings.rules);
	const shape = context.scope === "snapshot" ? [] : introducedFaults(kind, before, after, context, settings);
	const step = kind.step?.(facts);
	const notices = kind.notices?.(facts) ?? [];
	return {
		findings: withoutEchoes(distinct([...judged.findings, ...shape]), kind.rules),
		notJudged: judged.notJudged,
		...step === void 0 ? {} : { step },
		...notices.length === 0 ? {} : { notices }
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
export { runRules as a, same as c, judge as i, subjectValue as l, identity as n, withoutEchoes as o, introducedFaults as r, doneEntities as s, distinct as t };
