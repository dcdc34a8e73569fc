import { D as detectedFilesOf } from "./judgement.js";
import { Q as fileRules, T as lawsOfRule, U as mergeRules, Z as policyRules, l as isWaivable } from "./core.js";
import { t as kinds$1 } from "./kinds2.js";
// src/catalogue.ts
function rules() {
	return [
		...policyRules.map(asInfo),
		...fileRules.map(asInfo),
		...kinds$1.flatMap((kind) => kindRules(kind.id))
	];
}
function laws() {
	return kinds$1.flatMap(({ id: kind, laws: own = [] }) => own.map(({ rules: judged, besides = [], names = [], ...law }) => ({
		kind,
		...law,
		rules: judged.map((rule) => `${kind}/${rule}`),
		besides,
		names
	})));
}
function kinds() {
	return kinds$1.map((kind) => ({
		id: kind.id,
		title: kind.title,
		files: detectedFilesOf(kind).flatMap(({ globs }) => globs),
		options: kind.options,
		rules: kindRules(kind.id).map((rule) => rule.id)
	}));
}
function kindRules(kindId) {
	const { rules: own = [], fileRules: aboutFiles = [] } = kinds$1.find(({ id }) => id === kindId) ?? {};
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
		laws: kinds$1.flatMap((kind) => lawsOfRule(kind, id)),
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
export { laws as n, rules as r, kinds as t };
