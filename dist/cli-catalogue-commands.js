import { L as kinds, Ln as mergeRules, Rn as policyRules, mn as nearestName, sn as isWaivable, zn as fileRules } from "./cli-judgement.js";
import { d as print, m as usageError } from "./cli-hook.js";
// src/catalogue.ts
function rules() {
	return [
		...policyRules.map(asInfo),
		...fileRules.map(asInfo),
		...kinds.flatMap((kind) => kindRules(kind.id))
	];
}
function kindRules(kindId) {
	const { rules: own = [], fileRules: aboutFiles = [] } = kinds.find(({ id }) => id === kindId) ?? {};
	return [
		...own.map(asInfo),
		...aboutFiles.map(asInfo),
		...mergeRules(kindId).map(asInfo)
	].sort((left, right) => left.id < right.id ? -1 : 1);
}
function asInfo(rule) {
	const { id, title, why, fix, severity, messages, scopes, since } = rule;
	return {
		id,
		title,
		why,
		fix,
		severity,
		messageSeverities: definedOnly(rule.messageSeverities ?? {}),
		messages,
		scopes,
		needs: rule.needs ?? [],
		supersedes: rule.supersedes ?? [],
		...rule.options === void 0 ? {} : { options: rule.options },
		fixed: rule.fixed === true,
		waivable: isWaivable(rule.id),
		bytes: rule.bytes === true,
		since
	};
}
function definedOnly(severities) {
	return Object.fromEntries(Object.entries(severities).flatMap(([id, value]) => value === void 0 ? [] : [[id, value]]));
}
// src/entry/catalogue-commands.ts
function listRules(format) {
	return print(rulesText(format));
}
function explain(name, format) {
	return print(explainText(name, format));
}
function rulesText(format) {
	const all = rules();
	if (format === "json") return `${JSON.stringify(all, null, 2)}\n`;
	if (format !== "text") return usageError(`rules knows the formats text and json, not ${JSON.stringify(format)}`);
	const widest = Math.max(...all.map(({ id }) => id.length));
	return `${all.map(({ id, severity, title }) => `${id.padEnd(widest)}  ${severity.padEnd(7)}  ${title}`).join("\n")}\n`;
}
function explainText(name, format) {
	const all = rules();
	const found = all.filter(({ id }) => id === name || id.endsWith(`/${name}`));
	const [rule, ...others] = found;
	if (rule === void 0) {
		const nearest = nearestName(name, all.flatMap(({ id }) => [id, id.slice(id.indexOf("/") + 1)]));
		const hint = nearest === void 0 ? "'stateward rules' lists them all" : `did you mean '${nearest}'?`;
		return usageError(`there is no rule ${JSON.stringify(name)}; ${hint}`);
	}
	if (others.length > 0) return usageError(`${JSON.stringify(name)} could be ${found.map(({ id }) => id).join(" or ")}`);
	if (format === "json") return `${JSON.stringify(rule, null, 2)}\n`;
	return format === "text" ? describeRule(rule) : usageError(`explain knows the formats text and json`);
}
function describeRule(rule) {
	return `${[
		`${rule.id}  (${rule.severity})`,
		rule.title,
		"",
		`Why      ${rule.why}`,
		`Fix      ${rule.fix}`,
		`Judged   ${rule.scopes.join(", ")}${needsText(rule)}`,
		`Reports  ${Object.entries(rule.messages).map(messageLine(rule)).join("\n         ")}`,
		...rule.supersedes.length === 0 ? [] : [`Instead of  ${rule.supersedes.join(", ")} on the same subject`],
		...rule.options === void 0 ? [] : [`Options  ${JSON.stringify(rule.options.defaults)} by default`],
		rule.fixed ? "It cannot be switched off or weakened." : `Page     docs/rules/${rule.id}.md`
	].join("\n")}\n`;
}
function messageLine({ messageSeverities }) {
	return ([id, message]) => {
		const own = messageSeverities[id];
		return own === void 0 ? message : `${message}  (${own})`;
	};
}
function needsText({ needs }) {
	if (needs.length === 0) return "";
	return `; needs ${needs.map((need) => typeof need === "string" ? need : need.join(" or ")).join(" and ")}`;
}
export { explain, listRules };
