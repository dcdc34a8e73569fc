import { B as partsInUse, Dn as defaultLimits, En as jsonEqual, F as companionPlaces, G as codes, H as readGraph, I as checkGoverned, J as compareWorkflows, K as moveData, L as kinds, Mt as writeEdits, N as refuse, P as writeCodes, R as rules, U as graphRole, V as policyGraph, W as readFrontmatter, bn as runRules, ht as readJsonPart, j as done, jt as valueEdits, ln as policyFaults, q as readState, un as policyOf, wn as readVersion, yn as distinct, z as movesText } from "./cli-judgement.js";
import { C as isJsonArray, w as isJsonObject } from "./cli-hook.js";
// src/kinds/workflow/frontmatter-update.ts
const operations = {
	currentNodeId: {
		word: "set",
		does: "set"
	},
	updatedAt: {
		word: "set",
		does: "set"
	},
	stepsCompleted: {
		word: "append",
		does: "append"
	},
	artifacts: {
		word: "append",
		does: "append"
	},
	decisionLog: {
		word: "append",
		does: "append"
	},
	variables: {
		word: "set",
		does: "merge"
	}
};
function readUpdate(value) {
	if (!isJsonObject(value)) return { error: "update must be an object" };
	const changes = [];
	for (const [key, operation] of Object.entries(value)) {
		const read = readChange(key, operation);
		if (typeof read === "string") return { error: read };
		changes.push(read);
	}
	return changes;
}
function readChange(key, operation) {
	const known = Object.hasOwn(operations, key) ? operations[key] : void 0;
	if (known === void 0) return `update cannot change ${JSON.stringify(key)}; it can change ${Object.keys(operations).join(", ")}`;
	const { word, does } = known;
	const given = isJsonObject(operation) ? operation[word] : void 0;
	if (given === void 0 || Object.keys(operation).length !== 1) return `update.${key} must be {"${word}": …}`;
	if (does === "set") return {
		key,
		set: given
	};
	if (does === "append") return {
		key,
		append: isJsonArray(given) ? given : [given]
	};
	return isJsonObject(given) ? {
		key,
		merge: given
	} : `update.${key}.${word} must be an object`;
}
function effective(state, changes) {
	return changes.map((change) => {
		if (!("append" in change) || change.key === "decisionLog") return change;
		const old = state[change.key];
		const known = new Set(isJsonArray(old) ? old : []);
		return {
			key: change.key,
			append: [...new Set(change.append)].filter((each) => !known.has(each))
		};
	});
}
function updated(state, changes) {
	let next = state;
	for (const change of changes) {
		const { key } = change;
		const old = (Object.hasOwn(state, key) ? state[key] : void 0) ?? null;
		if ("set" in change) next = {
			...next,
			[key]: change.set
		};
		else if ("append" in change) {
			if (change.append.length > 0 && (old === null || isJsonArray(old))) next = {
				...next,
				[key]: [...old ?? [], ...change.append]
			};
		} else if (Object.keys(change.merge).length > 0 && (old === null || isJsonObject(old))) next = {
			...next,
			[key]: {
				...old,
				...change.merge
			}
		};
	}
	return next;
}
// src/kinds/workflow/validate-update.ts
function validateWorkflowStateUpdate(previous, next, graph) {
	const file = graphOf(graph);
	const after = workflowOf(next, file);
	if ("refused" in after) return refused$1([unreadable(after.refused, "next")]);
	const before = previous === null ? null : workflowOf(previous, file);
	if (before !== null && "refused" in before) return refused$1([unreadable(before.refused, "previous")]);
	const errors = errorsBetween(before, after);
	return errors.length === 0 ? { ok: true } : refused$1(errors);
}
function errorsBetween(before, after) {
	const factsIn = (scope, earlier) => compareWorkflows(earlier, after, {
		scope,
		path: ""
	});
	const [step, shape] = [factsIn("step", before), factsIn("snapshot", null)];
	const findings = distinct([...findingsOf(step, "step"), ...findingsOf(shape, "snapshot")]);
	const standing = findings.some(({ data }) => data?.code === codes.transition) ? [] : standingNowhere(step);
	return [
		schemaError(findings, step),
		...transitionErrors(findings),
		...standing,
		graphError(findings)
	].flatMap((error) => error ?? []);
}
function findingsOf(facts, scope) {
	return runRules(rules, facts, {
		scope,
		path: ""
	}, new Map()).findings.filter(({ severity }) => severity === "error");
}
function schemaError(findings, { move, after }) {
	const own = findings.filter(({ data }) => data?.code === codes.schema);
	if (own.length === 0) return void 0;
	const isReadable = move !== void 0 && after?.state.currentNodeId !== void 0;
	const { code: _, ...known } = isReadable ? moveData(codes.schema, move) : {};
	const transition = isReadable ? `${move.from} → ${move.to}: ` : "";
	const said = own.map(({ message }) => message.startsWith(transition) ? message.slice(transition.length) : message);
	return {
		code: codes.schema,
		message: `${transition}${said.join("; ")}`,
		details: {
			errors: own.flatMap(errorsIn),
			...known
		}
	};
}
function transitionErrors(findings) {
	const own = findings.filter(({ data }) => data?.code === codes.transition);
	return [own.filter(({ data }) => data?.missing === void 0), own.filter(({ data }) => data?.missing !== void 0)].flatMap(([first, ...rest]) => {
		if (first?.data === void 0) return [];
		const message = [first, ...rest].map((each) => each.message).join("; ");
		const missing = [first, ...rest].flatMap(({ data }) => isJsonArray(data?.missing) ? data.missing : []);
		const details = withoutCode(first.data);
		const own = missing.length === 0 ? details : {
			...details,
			missing
		};
		return {
			code: codes.transition,
			message,
			details: own
		};
	});
}
function standingNowhere({ move }) {
	if (move === void 0 || move.graph.nodes.has(move.to)) return [];
	const { from, to, allowedNext } = move;
	const message = `Invalid transition: ${from} → ${to}: the graph has no node '${to}'; ${movesText(allowedNext)}`;
	return [{
		code: codes.transition,
		message,
		details: withoutCode(moveData(codes.transition, move))
	}];
}
function graphError(findings) {
	const own = findings.filter(({ data }) => data?.code === codes.graph);
	if (own.length === 0) return void 0;
	const message = own.map((each) => each.message).join("; ");
	return {
		code: codes.graph,
		message,
		details: { errors: own.flatMap(errorsIn) }
	};
}
function errorsIn({ data }) {
	return isJsonArray(data?.errors) ? data.errors : [];
}
function withoutCode({ code: _, ...details }) {
	return details;
}
function refused$1([first, ...others]) {
	if (first === void 0) return { ok: true };
	if (others.length === 0) return {
		ok: false,
		error: first
	};
	const also = others.map(({ code, message, details }) => ({
		code,
		message,
		details
	}));
	return {
		ok: false,
		error: {
			...first,
			details: {
				...first.details,
				others: also
			}
		}
	};
}
function unreadable(reasons, side) {
	const message = `${side === "next" ? "the frontmatter" : "the previous frontmatter"} cannot be read: ${reasons.map((reason) => reason.message).join("; ")}`;
	return {
		code: codes.frontmatter,
		message,
		details: {
			side,
			errors: [...reasons]
		}
	};
}
function workflowOf(source, graph) {
	if (!isText(source)) {
		const value = plainValue(source);
		if (!isJsonObject(value)) return { refused: [{ message: "the frontmatter must be a mapping of keys to values" }] };
		return {
			state: readState(value),
			graph,
			lookedFor: []
		};
	}
	const { frontmatter, faults } = readFrontmatter(asBytes(source), defaultLimits);
	if (frontmatter !== void 0) return {
		state: readState(frontmatter),
		graph,
		lookedFor: []
	};
	return { refused: faults.map(({ message, span: { line, column } }) => ({
		message,
		line,
		column
	})) };
}
function graphOf(source) {
	const read = isText(source) ? readJsonPart(graphRole, asBytes(source), defaultLimits) : void 0;
	const value = read === void 0 ? plainValue(source) : read.value;
	const place = {
		part: graphRole,
		path: graphRole
	};
	const [fault] = read?.faults ?? [];
	if (fault !== void 0) {
		const unreadable = {
			reason: fault.message,
			span: fault.span
		};
		return {
			...place,
			graph: void 0,
			unreadable,
			schemaErrors: [],
			integrityErrors: []
		};
	}
	return {
		...place,
		unreadable: void 0,
		...readGraph(value ?? null)
	};
}
function isText(source) {
	return typeof source === "string" || source instanceof Uint8Array;
}
function asBytes(source) {
	return typeof source === "string" ? new TextEncoder().encode(source) : source;
}
function plainValue(value) {
	try {
		return JSON.parse(JSON.stringify(value) ?? "null");
	} catch {
		return;
	}
}
// src/kinds/workflow/judge-write.ts
function judgeRunWrite(path, before, after, companions, options, limits) {
	const own = before ?? after;
	const parts = new Map([...companions, ["", own]]);
	const role = policyGraph(path, parts, options, limits)?.part ?? partsInUse(path, own, (each) => companions.get(each), options, limits).at(-1)?.role;
	const graph = role === void 0 ? void 0 : companions.get(role);
	return graph === void 0 ? void 0 : validateWorkflowStateUpdate(before, after, graph);
}
// src/kinds/workflow/patch-file.ts
function patchRunFile(bytes, changes, limits) {
	const { frontmatter, faults } = readFrontmatter(bytes, limits);
	if (frontmatter === void 0) return { error: unreadable(faults.map(asReason), "previous") };
	const wanted = updated(frontmatter, effective(frontmatter, changes));
	if (jsonEqual(frontmatter, wanted)) return { bytes };
	const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
	const written = writeEdits(text, { type: "frontmatter" }, valueEdits(frontmatter, wanted, "/frontmatter"));
	const next = new TextEncoder().encode(written ?? "");
	if (jsonEqual(readFrontmatter(next, limits).frontmatter, wanted)) return { bytes: next };
	return { error: unreadable([{ message: inexpressible }], "next") };
}
const inexpressible = "the update cannot be written into this frontmatter; write the whole file instead";
function asReason({ message, span: { line, column } }) {
	return {
		message,
		line,
		column
	};
}
// src/write-guard.ts
const runs = "workflow";
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
	const options = settings.options;
	const isRun = kind.id === runs;
	return {
		hasPolicy: kind.policy !== void 0,
		hasShape,
		places: companionPlaces(governance, limits, path),
		judge: (given) => {
			const versions = given.before !== null && hasShape(given.before) ? given : {
				...given,
				before: null
			};
			const own = isRun ? judgeRunWrite(path, versions.before, versions.after, versions.companions, options, limits) : unreadBefore(governance, limits, path, versions);
			return own?.ok === false ? own : judgedByGate(governance, limits, path, versions);
		},
		patch: (before, operation, update) => isRun && operation === "updateFrontmatter" ? patchedRun(before, update, limits) : refuse(writeCodes.input, unknownOperation(kind, operation))
	};
}
function unknownOperation({ id }, operation) {
	const known = id === runs ? "updateFrontmatter is" : "none is; write the whole file instead";
	return `${JSON.stringify(operation)} is no operation on a file of the kind ${id}; ${known}`;
}
function patchedRun(before, update, limits) {
	const changes = readUpdate(update);
	if ("error" in changes) return refuse(writeCodes.input, `the request cannot be read: ${changes.error}`);
	const patched = patchRunFile(before, changes, limits);
	return "error" in patched ? {
		ok: false,
		error: patched.error
	} : done(patched.bytes);
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
