import { A as writeCodes, B as readFrontmatter, D as done, En as readVersion, F as movesText, Gn as sourceText, H as moveData, I as partsInUse, L as policyGraph, M as checkGoverned, N as kinds, On as jsonEqual, Ot as frontmatterEnd, P as rules, R as readGraph, U as readState, V as codes, W as compareWorkflows, _n as distinct, an as policyOf, dn as isAlias, dt as readJsonPart, fn as isMap, hn as isSeq, in as policyFaults, j as companionPlaces, k as refuse, kn as defaultLimits, ln as composing, mn as isScalar, pn as isNode, un as parseDocument, vn as runRules, z as graphRole } from "./cli-judgement.js";
import { C as isJsonObject, S as isJsonArray } from "./cli-hook.js";
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
// src/text/yaml-places.ts
function memberOf(map, key) {
	return map.items.find((pair) => isScalar(pair.key) && pair.key.value === key);
}
function isEmpty({ text }, node) {
	if (isMap(node) || isSeq(node)) return /^(?:\[\s*\]|\{\s*\})$/.test(text.slice(startOf(node), endOf(node)));
	return node === null || isScalar(node) && node.value === null;
}
function colonAfter(text, { key }) {
	const end = endOf(key);
	const colon = /^[ \t]*:/.exec(text.slice(end));
	return colon === null ? void 0 : end + colon[0].length;
}
function indentAt({ text }, offset) {
	const indent = text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset);
	return /^ *$/.test(indent) ? indent : void 0;
}
function nextLine(text, offset) {
	if (text[offset - 1] === "\n") return offset;
	const end = text.indexOf("\n", offset);
	return end < 0 ? text.length : end + 1;
}
function startOf(node) {
	return isNode(node) ? node.range?.[0] ?? 0 : 0;
}
function endOf(node) {
	return isNode(node) ? node.range?.[1] ?? 0 : 0;
}
// src/text/yaml-scalar-text.ts
const plain = /^[A-Za-z][\w.-]*$/;
const reserved = /^(?:true|false|null|yes|no|on|off|y|n)$/i;
const unprintable = /[\x7f-\x9f\u2028\u2029\ufeff]/g;
function flowText(value) {
	if (typeof value === "string") return plain.test(value) && !reserved.test(value) ? value : quoted(value);
	if (isJsonArray(value)) return `[${value.map(flowText).join(", ")}]`;
	if (!isJsonObject(value)) return JSON.stringify(value);
	const members = Object.entries(value).map(([key, member]) => `${flowText(key)}: ${flowText(member)}`);
	return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
}
function quoted(text) {
	return JSON.stringify(text).replace(unprintable, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
function memberLines(members) {
	return Object.entries(members).map(([key, member]) => `${flowText(key)}: ${flowText(member)}`);
}
function entryLines(entries) {
	return entries.flatMap((entry) => {
		const lines = isJsonObject(entry) ? memberLines(entry) : [];
		if (lines.length === 0) return [`- ${flowText(entry)}`];
		return lines.map((line, index) => `${index === 0 ? "- " : "  "}${line}`);
	});
}
// src/text/yaml-patch.ts
function patchYaml(text, changes) {
	let patched = text;
	for (const change of changes) patched = patched === void 0 ? void 0 : patchKey(patched, change);
	return patched;
}
function patchKey(text, change) {
	const root = parseDocument(text, composing).contents;
	if (!isMap(root) || root.flow === true) return void 0;
	const edits = editsFor({
		text,
		lineBreak: text.includes("\r\n") ? "\r\n" : "\n"
	}, root, change);
	return edits === void 0 ? void 0 : applied(text, edits);
}
function applied(text, edits) {
	return edits.toSorted((one, other) => other.from - one.from).reduce((done, { from, to, text: own }) => done.slice(0, from) + own + done.slice(to), text);
}
function editsFor(layout, root, change) {
	const pair = memberOf(root, change.key);
	const indent = indentAt(layout, startOf(root));
	if (indent === void 0) return void 0;
	if (pair === void 0) return newMember(layout, indent, change);
	if ("set" in change) return replacement(layout, pair, change.set);
	const lines = "append" in change ? entryLines(change.append) : memberLines(change.merge);
	if (lines.length === 0) return [];
	if (isEmpty(layout, pair.value)) return filled(layout, pair, `${indent}  `, lines);
	if ("append" in change) return isSeq(pair.value) ? appended(layout, pair.value, change.append, lines) : void 0;
	return isMap(pair.value) ? merged(layout, pair.value, change.merge) : void 0;
}
function newMember({ text, lineBreak }, indent, change) {
	const own = "set" in change ? [`${flowText(change.key)}: ${flowText(change.set)}`] : headed(change.key, "append" in change ? entryLines(change.append) : memberLines(change.merge));
	const start = text === "" || text.endsWith("\n") ? "" : lineBreak;
	return [{
		...at(text.length),
		text: start + own.map((line) => `${indent}${line}${lineBreak}`).join("")
	}];
}
function headed(key, lines) {
	return lines.length === 0 ? [] : [`${flowText(key)}:`, ...lines.map((line) => `  ${line}`)];
}
function filled({ text, lineBreak }, pair, indent, lines) {
	const from = colonAfter(text, pair);
	if (from === void 0) return void 0;
	return [{
		from,
		to: Math.max(from, endOf(pair.value)),
		text: lines.map((line) => `${lineBreak}${indent}${line}`).join("")
	}];
}
function appended(layout, list, entries, lines) {
	const last = endOf(list.items.at(-1));
	if (list.flow === true) return [{
		...at(last),
		text: entries.map((entry) => `, ${flowText(entry)}`).join("")
	}];
	return linesAfter(layout, startOf(list), last, lines);
}
function merged(layout, map, members) {
	const known = Object.entries(members).map(([key, value]) => ({
		key,
		value,
		pair: memberOf(map, key)
	}));
	const changed = known.flatMap(({ pair, value }) => pair === void 0 ? [] : replacement(layout, pair, value));
	const lines = memberLines(Object.fromEntries(known.filter(({ pair }) => pair === void 0).map(({ key, value }) => [key, value])));
	if (lines.length === 0) return changed;
	const last = map.items.at(-1);
	const end = Math.max(endOf(last?.key), endOf(last?.value));
	if (map.flow === true) return [...changed, {
		...at(end),
		text: lines.map((line) => `, ${line}`).join("")
	}];
	const inserted = linesAfter(layout, startOf(map), end, lines);
	return inserted === void 0 ? void 0 : [...changed, ...inserted];
}
function linesAfter(layout, start, end, lines) {
	const { text, lineBreak } = layout;
	const indent = indentAt(layout, start);
	if (indent === void 0) return void 0;
	const place = nextLine(text, end);
	const before = place === 0 || text[place - 1] === "\n" ? "" : lineBreak;
	return [{
		...at(place),
		text: before + lines.map((line) => `${indent}${line}${lineBreak}`).join("")
	}];
}
function replacement({ text, lineBreak }, pair, value) {
	const node = pair.value;
	const [from, to] = [startOf(node), endOf(node)];
	const afterColon = colonAfter(text, pair);
	if (isAlias(node) || isScalar(node) && to > from || (isMap(node) || isSeq(node)) && node.flow || afterColon === void 0) {
		const ended = text.slice(from, to).endsWith("\n") ? lineBreak : "";
		return [{
			from,
			to,
			text: styled(node, value) + ended
		}];
	}
	return [{
		from: afterColon,
		to: afterColon + text.slice(afterColon, Math.max(afterColon, to)).trimEnd().length,
		text: ` ${flowText(value)}`
	}];
}
function styled(node, value) {
	if (!isScalar(node) || typeof value !== "string") return flowText(value);
	if (node.type === "QUOTE_DOUBLE") return quoted(value);
	const isSimple = quoted(value) === `"${value}"`;
	return node.type === "QUOTE_SINGLE" && isSimple ? `'${value.replaceAll("'", "''")}'` : flowText(value);
}
function at(offset) {
	return {
		from: offset,
		to: offset
	};
}
// src/text/yaml-rewrite.ts
function rewriteYaml(text, changes) {
	const document = parseDocument(text, composing);
	for (const change of changes) rewriteKey(document, change);
	try {
		return document.toString({ lineWidth: 0 });
	} catch {
		return;
	}
}
function rewriteKey(document, change) {
	const { key } = change;
	const old = document.get(key, true);
	if ("set" in change) document.set(key, change.set);
	else if ("append" in change) {
		if (isSeq(old)) for (const entry of change.append) old.add(document.createNode(entry));
		else document.set(key, document.createNode(change.append));
	} else if (isMap(old)) for (const [name, value] of Object.entries(change.merge)) old.set(name, value);
	else document.set(key, document.createNode(change.merge));
}
// src/kinds/workflow/patch-file.ts
function patchRunFile(bytes, changes, limits) {
	const { frontmatter, faults } = readFrontmatter(bytes, limits);
	if (frontmatter === void 0) return { error: unreadable(faults.map(asReason), "previous") };
	const own = effective(frontmatter, changes);
	const wanted = updated(frontmatter, own);
	if (jsonEqual(frontmatter, wanted)) return { bytes };
	for (const attempt of [patchYaml, rewriteYaml]) {
		const next = withFrontmatter(bytes, (yaml) => attempt(yaml, own));
		if (next !== void 0 && jsonEqual(readFrontmatter(next, limits).frontmatter, wanted)) return { bytes: next };
	}
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
function withFrontmatter(bytes, edit) {
	const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
	const mark = text.startsWith("﻿") ? 1 : 0;
	const source = sourceText(text.slice(mark));
	const [from, to] = [source.lineStart(2), source.lineStart(frontmatterEnd(source))];
	const edited = edit(source.text.slice(from, to));
	if (edited === void 0) return void 0;
	return new TextEncoder().encode(text.slice(0, mark) + source.text.slice(0, from) + edited + source.text.slice(to));
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
