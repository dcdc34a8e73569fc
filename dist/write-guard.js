import { d as policyOf, j as readVersion, k as checkGoverned, u as policyFaults } from "./judgement.js";
import { t as companionPlaces } from "./companion-places.js";
import { u as done } from "./core.js";
import { t as kinds } from "./kinds2.js";
import { lt as refuse, ut as writeCodes } from "./check.js";
// src/write-guard.ts
const mostNamed = 20;
const writeGuard = (files) => {
	const [fault] = policyFaults(files, kinds);
	if (fault !== void 0) {
		const { file, line, column, message } = fault;
		const name = file === "waivers" ? ".stateward.waivers.yml" : ".stateward.yml";
		return refuse(writeCodes.configuration, `${name}:${line}:${column}: ${message}`, {
			line,
			column
		});
	}
	const policy = policyOf(files, kinds);
	return done({
		maxBytes: policy.limits.maxBytes,
		govern: (path) => {
			const governance = policy.govern(path);
			return governance === void 0 ? void 0 : guardedFile(policy, governance, path);
		}
	});
};
function guardedFile({ limits }, governance, path) {
	const { kind, settings, hasShape = () => true } = governance;
	return {
		hasPolicy: kind.policy !== void 0,
		hasShape,
		places: companionPlaces(governance, limits, path),
		judge: (given) => {
			const versions = given.before !== null && hasShape(given.before) ? given : {
				...given,
				before: null
			};
			const { before, after, companions } = versions;
			const own = kind.guarded === void 0 ? unreadBefore(governance, limits, path, versions) : kind.guarded.judge(path, before, after, companions, settings.options, limits);
			return own?.ok === false ? own : judgedByGate(governance, limits, path, versions);
		},
		patch(before, operation, update) {
			const operations = kind.guarded?.operations ?? {};
			return (Object.hasOwn(operations, operation) ? operations[operation] : void 0)?.(before, update, limits) ?? refuse(writeCodes.input, unknownOperation(kind, operation));
		}
	};
}
function unknownOperation({ id, guarded }, operation) {
	const names = Object.keys(guarded?.operations ?? {});
	const known = names.length === 0 ? "none is; write the whole file instead" : `${names.join(", ")} is`;
	return `${JSON.stringify(operation)} is no operation on a file of the kind ${id}; ${known}`;
}
function unreadBefore({ kind, settings }, limits, path, { before, companions }) {
	if (before === null) return done(null);
	const content = {
		parts: partsWith(before, companions),
		nature: "regular"
	};
	if (readVersion(kind, settings.options, content, limits, path).parsed?.doc) return done(null);
	const message = `${JSON.stringify(path)} as it stands cannot be read, so nothing says what may follow; restore it from git first`;
	return refuse(writeCodes.rules, message);
}
function partsWith(own, companions) {
	return new Map([["", own], ...companions].map(([role, bytes]) => [role, [bytes]]));
}
function judgedByGate(governance, limits, path, { before, after, companions, at }) {
	const input = {
		before,
		after,
		path,
		companions: Object.fromEntries(companions),
		context: { at }
	};
	const report = checkGoverned(governance, limits, input);
	const errors = report.findings.filter(({ severity }) => severity === "error");
	const [first] = errors;
	if (first !== void 0) return refused(first, errors);
	return report.verdict === "pass" ? done(null) : refuse(writeCodes.rules, obstaclesOf(report));
}
function obstaclesOf({ obstacles }) {
	return obstacles.map(({ message }) => message).join("; ") || "the write cannot be judged";
}
function refused(first, errors) {
	const { code = writeCodes.rules, ...data } = (errors.find(({ data }) => typeof data?.code === "string") ?? first).data ?? {};
	const named = errors.slice(0, mostNamed);
	const more = errors.length > mostNamed ? `; and ${errors.length - mostNamed} more` : "";
	const message = named.map((each) => `${each.ruleId}: ${each.message}`).join("; ") + more;
	return refuse(String(code), message, {
		...data,
		findings: named.map(shown)
	});
}
function shown({ ruleId, message, subject, pointer, line, column, fix, data }) {
	const place = {
		ruleId,
		message,
		subject,
		pointer,
		line,
		column,
		fix
	};
	return data === void 0 ? place : {
		...place,
		data
	};
}
export { writeGuard };
