import { closeSync, constants, fstatSync, fsync, fsyncSync, ftruncateSync, lstatSync, openSync, readSync, realpathSync, statSync, writeSync } from "node:fs";
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { promisify } from "node:util";
import { createHash, randomBytes, randomUUID } from "node:crypto";
import { mkdir, open, readFile, readdir, realpath, rename, rm, stat } from "node:fs/promises";
import { spawn } from "node:child_process";
// src/core/json-value.ts
function isJsonObject(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
function isJsonArray(value) {
	return Array.isArray(value);
}
// src/core/json-equal.ts
function jsonEqual(left, right) {
	const pending = [[left, right]];
	for (let pair = pending.pop(); pair !== void 0; pair = pending.pop()) {
		const [a, b] = pair;
		if (a === b) continue;
		if (isJsonArray(a) && isJsonArray(b)) {
			if (a.length !== b.length) return false;
			for (const [index, member] of a.entries()) pending.push([member, b[index]]);
		} else if (isJsonObject(a) && isJsonObject(b)) {
			const keys = Object.keys(a);
			if (keys.length !== Object.keys(b).length) return false;
			for (const key of keys) {
				if (!Object.hasOwn(b, key)) return false;
				pending.push([a[key], b[key]]);
			}
		} else return false;
	}
	return true;
}
// src/core/subject.ts
function subjectOf(entity, field) {
	const escaped = entity.replaceAll("#", "##");
	return field === void 0 ? escaped : `${escaped}#${escapeField(field)}`;
}
function escapeField(field) {
	return field.replaceAll("~", "~0").replace(/^#/, "~1");
}
// src/core/limits.ts
const mostFindings = 1e4;
const defaultLimits = {
	maxBytes: 67108864,
	maxDepth: 1e3,
	maxValues: 5e6
};
// src/core/location.ts
function inAfter(pointer, part = "") {
	return {
		side: "after",
		part,
		pointer
	};
}
function inBefore(pointer, part = "") {
	return {
		side: "before",
		part,
		pointer
	};
}
function appendToken(pointer, token) {
	return `${pointer}/${String(token).replaceAll("~", "~0").replaceAll("/", "~1")}`;
}
function pointerTokens(pointer) {
	if (pointer === "") return [];
	return pointer.slice(1).split("/").map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"));
}
// src/core/rule.ts
function ruleOver() {
	return (rule) => rule;
}
function makeProblem(messages) {
	return (messageId, values, detail) => ({
		messageId,
		message: fillMessage(messages[messageId] ?? messageId, values),
		subject: detail.subject,
		at: detail.at,
		related: detail.related ?? [],
		...detail.data === void 0 ? {} : { data: detail.data },
		...detail.refuses === void 0 ? {} : { refuses: detail.refuses },
		...detail.demanded === void 0 ? {} : { demanded: detail.demanded },
		...detail.alsoRight === void 0 ? {} : { alsoRight: detail.alsoRight }
	});
}
function fillMessage(template, values) {
	return template.replace(/\{(\w+)\}/g, (whole, name) => Object.hasOwn(values, name) ? String(values[name]) : whole);
}
// src/core/check.ts
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
// src/kinds/event-log/facts.ts
const logRule = ruleOver();
// src/kinds/event-log/breach-rule.ts
function breachRule({ reasons, severity = "error", refused = (breach) => [breach.refused], ...own }) {
	const all = reasons;
	const messages = Object.fromEntries(Object.entries(all).map(([id, reason]) => [id, `seq {seq} ({type}): ${reason}`]));
	return logRule({
		...own,
		severity,
		since: "0.1.0",
		scopes: ["snapshot"],
		messages,
		*check(facts, problem) {
			for (const breach of facts.breaches.get(own.id) ?? []) {
				const { messageId, invariant, subject, pointer, values, related } = breach;
				const { seq, type: eventType, run } = values;
				const data = {
					seq,
					eventType,
					run,
					reason: fillMessage(all[messageId] ?? "", { ...values }),
					invariant
				};
				const others = related === void 0 ? [] : [{
					...inAfter(related.pointer),
					label: related.label
				}];
				const refuses = refused(breach, facts);
				yield problem(messageId, { ...values }, {
					subject,
					at: inAfter(pointer),
					related: others,
					data,
					refuses
				});
			}
		}
	});
}
// src/kinds/event-log/rules/agent.ts
const agent = breachRule({
	id: "event-log/agent",
	title: "A step is taken by an agent of its phase",
	why: "Roles are the separation of duties: a reviewer that plans its own work reviews nothing.",
	fix: "Let the agent of the phase take the step, and name it in agent_id as it is configured.",
	reasons: {
		missing: "agent_id is missing; the configured agents are {expected}",
		unknown: "agent {found} is not configured; there are {expected}",
		otherPhase: "agent {found} takes a step that is not of its phase {expected}"
	}
});
// src/kinds/event-log/names.ts
const eventName = "event";
const placeName = "place";
const tailName = "(tail)";
const restName = "(rest)";
function lineName(line) {
	return `line ${line}`;
}
function linesName(count) {
	return `(lines ${count})`;
}
// src/kinds/event-log/breach.ts
function breachCollector(options) {
	const byRule = new Map();
	return {
		byRule,
		add(rule, messageId, invariant, at, detail = {}) {
			const list = byRule.get(rule) ?? [];
			byRule.set(rule, list);
			if (list.length <= 1e4) list.push(breachAt(messageId, invariant, at, detail, options));
		}
	};
}
function breachAt(messageId, invariant, at, detail, options) {
	const { first, field = "", id = "", found = "", expected = "" } = detail;
	return {
		messageId,
		invariant,
		subject: subjectOf(at.key, field === "" ? void 0 : field),
		refused: refusedBy$1(detail.cause ?? at, options),
		pointer: pointerTo(at.line, field),
		values: {
			seq: at.seq,
			type: at.type,
			run: at.run,
			id,
			field,
			first: first?.seq ?? 0,
			found,
			expected
		},
		...first === void 0 ? {} : { related: {
			pointer: pointerTo(first.line),
			label: first.type === "" ? "first here" : `seq ${first.seq} (${first.type})`
		} }
	};
}
function refusedBy$1({ run, key }, { mode }) {
	if (run === "") return subjectOf(key);
	return mode === "closed" ? subjectOf(run) : subjectOf(key, restName);
}
function pointerTo(line, field = "") {
	const pointer = appendToken("", line - 1);
	return field === "" ? pointer : appendToken(pointer, field);
}
function eventId$1(run, seq, previous) {
	return seq > previous ? `${run}:${seq}` : `${run}:${seq} after ${previous}`;
}
// src/kinds/event-log/rules/append-only.ts
const mostNamed = 20;
const appendOnly = logRule({
	id: "event-log/append-only",
	title: "Events are only appended",
	why: "A log whose old events change tells another story than the one that happened.",
	fix: "Put the old lines back as they were, and append.",
	severity: "error",
	since: "0.1.0",
	scopes: [
		"step",
		"merge",
		"net"
	],
	bytes: true,
	messages: {
		edited: "line {line}, seq {seq} ({type}) is not what it was",
		dropped: "line {line}, seq {seq} ({type}) is gone",
		moved: "line {line}, seq {seq} ({type}) is out of order",
		inserted: "seq {seq} ({type}) was inserted before old lines, on line {line}",
		more: "{count} more old lines are gone, changed or out of order"
	},
	*check({ changes, rewritten, oldLines, scope }, problem) {
		const isApart = ({ messageId }) => scope === "merge" && messageId === "edited";
		for (const change of changes.slice(0, mostNamed)) {
			const { messageId, line } = change;
			const values = {
				line: line.line,
				seq: line.seq,
				type: line.type
			};
			const refuses = [isApart(change) ? subjectOf(line.id) : rewritten];
			const data = {
				...values,
				eventType: line.type,
				run: line.run,
				reason: messageId,
				invariant: "35"
			};
			yield problem(messageId, values, {
				subject: subjectOfChange(change),
				data,
				refuses,
				...placesOf(change)
			});
		}
		const count = changes.length - mostNamed;
		const [next] = changes.slice(mostNamed);
		if (next === void 0) return;
		const data = {
			seq: next.line.seq,
			eventType: next.line.type,
			reason: "more",
			invariant: "35",
			count
		};
		yield problem("more", { count }, {
			subject: subjectOf(linesName(oldLines)),
			at: inAfter(""),
			data,
			refuses: [rewritten]
		});
	}
});
function subjectOfChange({ messageId, line }) {
	return subjectOf(line.id, messageId === "moved" ? placeName : eventName);
}
function placesOf({ messageId, line, now }) {
	const was = inBefore(pointerTo(line.line));
	if (now === void 0) return { at: was };
	const at = inAfter(pointerTo(now.line));
	return messageId === "inserted" ? { at } : {
		at,
		related: [{
			...was,
			label: "was here"
		}]
	};
}
// src/kinds/event-log/rules/artifact-created-once.ts
const artifactCreatedOnce = breachRule({
	id: "event-log/artifact-created-once",
	title: "An artifact is created once",
	why: "Two artifacts under one id cannot be told apart.",
	fix: "Give each artifact an id of its own.",
	reasons: { duplicate: "artifact {id} was created already, at seq {first}" }
});
// src/kinds/event-log/rules/artifact-form.ts
const artifactForm = breachRule({
	id: "event-log/artifact-form",
	title: "An artifact says what it is",
	why: "Without type, checksum and size nobody can tell whether a file is the one that was made.",
	fix: "Give a type of the three, a SHA-256 checksum in hexadecimal digits, and a size of at least 0.",
	reasons: { value: "{field} must be {expected}, found {found}" }
});
// src/kinds/event-log/rules/artifact-path.ts
const artifactPath = breachRule({
	id: "event-log/artifact-path",
	title: "Artifacts lie in the workspace",
	why: "A file outside of the workspace was written where the run had no business.",
	fix: "Write into workspace_root, and give the absolute path without .. in it.",
	reasons: {
		absolute: "the path of a file must be absolute, found {found}",
		escapes: "the path must have no segment .., found {found}",
		outside: "{found} lies outside of the workspace"
	}
});
// src/kinds/event-log/rules/artifact-reference.ts
const artifactReference = breachRule({
	id: "event-log/artifact-reference",
	title: "An artifact belongs to one step",
	why: "What no step answers for was made outside of the plan.",
	fix: "Name the step that is under way.",
	reasons: { noStep: "step {id} was not started in run {run}" }
});
// src/kinds/event-log/rules/attempt-limit.ts
const attemptLimit = breachRule({
	id: "event-log/attempt-limit",
	title: "A phase has three attempts",
	why: "A run that tries for ever, or goes on without success, hides that it failed.",
	fix: "After the third failed attempt end the run with run.failed.",
	supersedes: ["event-log/finished-early"],
	reasons: {
		tooMany: "the {found} phase has more than {expected} attempts",
		laterPhase: "the {found} step starts although the attempts of the phase {expected} are used up",
		finished: "the run finishes although its attempts are used up without success: {expected}"
	}
});
// src/kinds/event-log/rules/event-after-termination.ts
const eventAfterTermination = breachRule({
	id: "event-log/event-after-termination",
	title: "Nothing follows the end of a run",
	why: "What happens after a run is over was done by nobody who answers for it.",
	fix: "Emit the event before the end of its run, or start a new run.",
	reasons: { late: "run {run} was over at seq {first}" }
});
// src/text/json-scalars.ts
const longestSmallInteger = 15;
function stringValue(text, start, end, escaped) {
	return escaped ? JSON.parse(text.slice(start, end)) : text.slice(start + 1, end - 1);
}
function numberValue(text, start, end) {
	const small = smallInteger(text, start, end);
	if (small >= 0) return small;
	const literal = text.slice(start, end);
	const value = Number(literal);
	if (Math.abs(value) > Number.MAX_SAFE_INTEGER) return { inexactNumber: literal };
	return value === 0 ? 0 : value;
}
function smallInteger(text, start, end) {
	if (end - start > longestSmallInteger) return -1;
	let value = 0;
	for (let offset = start; offset < end; offset++) {
		const digit = text.charCodeAt(offset) - 48;
		if (digit < 0 || digit > 9) return -1;
		value = value * 10 + digit;
	}
	return value;
}
function scalarValue(text, start, end, form) {
	switch (form) {
		case "string": return stringValue(text, start, end, false);
		case "escaped-string": return stringValue(text, start, end, true);
		case "number": return numberValue(text, start, end);
		case "null": return null;
		default: return form === "true";
	}
}
// src/text/json-scan-state.ts
const expectations = {
	value: "a value",
	"first-element": "a value or ']' after '['",
	element: "a value after ',' (no comma follows the last element)",
	"first-name": "a member name in double quotes or '}' after '{'",
	name: "a member name in double quotes after ',' (no comma follows the last member)",
	colon: "':' after a member name",
	"member-value": "a value after ':'",
	"after-member": "',' or '}' after a member",
	"after-element": "',' or ']' after an element",
	"after-document": "nothing after the value"
};
function newScan(text, handler, limits) {
	return {
		text,
		handler,
		limits,
		insideObject: [],
		token: {
			end: 0,
			escaped: false,
			expected: ""
		},
		offset: 0,
		phase: "value",
		values: 0,
		stop: void 0
	};
}
function advance(scan, phase) {
	scan.offset++;
	scan.phase = phase;
	return true;
}
function finishValue(scan, end) {
	const { insideObject } = scan;
	scan.offset = end;
	if (insideObject.length === 0) scan.phase = "after-document";
	else scan.phase = insideObject[insideObject.length - 1] ? "after-member" : "after-element";
	return true;
}
function countValue(scan) {
	scan.values++;
	return scan.values <= scan.limits.maxValues || halt(scan, "too-many-values");
}
function refuse(scan) {
	return refuseAt(scan, scan.offset, expectations[scan.phase]);
}
function refuseToken(scan) {
	return refuseAt(scan, scan.token.end, scan.token.expected);
}
function refuseAt(scan, offset, expected) {
	scan.stop = {
		reason: "syntax",
		offset,
		expected
	};
	return false;
}
function halt(scan, reason) {
	scan.stop = {
		reason,
		offset: scan.offset,
		expected: ""
	};
	return false;
}
// src/text/json-tokens.ts
const quotationMark = 34;
const backslash = 92;
const shortEscapes = "\"\\/bfnrt";
function readString(text, start, token) {
	const length = text.length;
	let offset = start + 1;
	token.escaped = false;
	while (offset < length) {
		const code = text.charCodeAt(offset);
		if (code === quotationMark) return finish(token, offset + 1, "");
		if (code < 32) return finish(token, offset, rawControlExpectation(code));
		if (code === backslash) {
			offset = readEscape(text, offset, token);
			if (token.expected !== "") return offset;
		} else offset++;
	}
	return finish(token, offset, "a closing '\"' after a string");
}
function rawControlExpectation(code) {
	return code === 10 || code === 13 ? "a closing '\"' before the end of the line (a line break in a string is written \\n)" : "control characters in a string to be escaped";
}
function readEscape(text, start, token) {
	const letter = text.charAt(start + 1);
	token.escaped = true;
	if (letter === "u") return readUnicodeEscape(text, start + 2, token);
	if (!(letter !== "" && shortEscapes.includes(letter))) return finish(token, start + 1, "one of \" \\ / b f n r t u after a backslash");
	return finish(token, start + 2, "");
}
function readUnicodeEscape(text, start, token) {
	let end = start;
	while (end < start + 4 && isHexDigit(text.charCodeAt(end))) end++;
	return finish(token, end, end < start + 4 ? "four hexadecimal digits after \\u" : "");
}
function isHexDigit(code) {
	const lowerCase = code | 32;
	return isDigit(code) || lowerCase >= 97 && lowerCase <= 102;
}
function readNumber(text, start, token) {
	const first = text.charCodeAt(start) === 45 ? start + 1 : start;
	let end = skipDigits(text, first);
	if (end === first) return finish(token, end, "a digit after '-'");
	if (end > first + 1 && text.charCodeAt(first) === 48) return finish(token, first + 1, "no digit after a leading zero");
	if (text.charCodeAt(end) === 46) {
		const fraction = end + 1;
		end = skipDigits(text, fraction);
		if (end === fraction) return finish(token, end, "a digit after the decimal point");
	}
	return readExponent(text, end, token);
}
function readExponent(text, start, token) {
	if ((text.charCodeAt(start) | 32) !== 101) return finish(token, start, "");
	const sign = text.charCodeAt(start + 1);
	const first = sign === 43 || sign === 45 ? start + 2 : start + 1;
	const end = skipDigits(text, first);
	return finish(token, end, end === first ? "a digit in the exponent" : "");
}
function skipDigits(text, start) {
	let offset = start;
	while (isDigit(text.charCodeAt(offset))) offset++;
	return offset;
}
function isDigit(code) {
	return code >= 48 && code <= 57;
}
function finish(token, end, expected) {
	token.end = end;
	token.expected = expected;
	return end;
}
// src/text/json-scanner.ts
function scanJson(text, handler, limits) {
	const scan = newScan(text, handler, limits);
	do
		skipWhitespace(scan);
	while (!isComplete(scan) && takeStep(scan, text.charCodeAt(scan.offset)));
	return scan.stop;
}
function skipWhitespace(scan) {
	const { text } = scan;
	let { offset } = scan;
	for (;;) {
		const code = text.charCodeAt(offset);
		if (code !== 32 && code !== 10 && code !== 13 && code !== 9) break;
		offset++;
	}
	scan.offset = offset;
}
function isComplete(scan) {
	return scan.phase === "after-document" && scan.offset === scan.text.length;
}
function takeStep(scan, code) {
	switch (scan.phase) {
		case "after-member":
			if (code === 44) return advance(scan, "name");
			return code === 125 ? closeContainer(scan) : refuse(scan);
		case "after-element":
			if (code === 44) return advance(scan, "element");
			return code === 93 ? closeContainer(scan) : refuse(scan);
		case "first-name": return code === 125 ? closeContainer(scan) : takeName(scan, code);
		case "name": return takeName(scan, code);
		case "colon": return code === 58 ? advance(scan, "member-value") : refuse(scan);
		case "first-element": return code === 93 ? closeContainer(scan) : takeValue(scan, code);
		case "after-document": return refuse(scan);
		default: return takeValue(scan, code);
	}
}
function takeName(scan, code) {
	if (code !== 34) return refuse(scan);
	const { token, offset } = scan;
	const end = readString(scan.text, offset, token);
	if (token.expected !== "") return refuseToken(scan);
	scan.handler.key(offset, end, token.escaped);
	scan.offset = end;
	scan.phase = "colon";
	return true;
}
function takeValue(scan, code) {
	if (code === 123 || code === 91) return openContainer(scan, code === 123);
	if (code === 34) return takeString(scan);
	if (code === 45 || code >= 48 && code <= 57) return takeNumber(scan);
	if (code === 116) return takeWord(scan, "true");
	if (code === 102) return takeWord(scan, "false");
	return code === 110 ? takeWord(scan, "null") : refuse(scan);
}
function openContainer(scan, isObject) {
	const { offset, insideObject, limits } = scan;
	if (insideObject.length >= limits.maxDepth) return halt(scan, "too-deep");
	if (!countValue(scan)) return false;
	insideObject.push(isObject);
	if (isObject) scan.handler.beginObject(offset);
	else scan.handler.beginArray(offset);
	return advance(scan, isObject ? "first-name" : "first-element");
}
function closeContainer(scan) {
	const end = scan.offset + 1;
	if (scan.insideObject.pop()) scan.handler.endObject(end);
	else scan.handler.endArray(end);
	return finishValue(scan, end);
}
function takeString(scan) {
	const { token } = scan;
	const end = readString(scan.text, scan.offset, token);
	if (token.expected !== "") return refuseToken(scan);
	if (!countValue(scan)) return false;
	scan.handler.scalar(scan.offset, end, token.escaped ? "escaped-string" : "string");
	return finishValue(scan, end);
}
function takeNumber(scan) {
	const end = readNumber(scan.text, scan.offset, scan.token);
	if (scan.token.expected !== "") return refuseToken(scan);
	if (!countValue(scan)) return false;
	scan.handler.scalar(scan.offset, end, "number");
	return finishValue(scan, end);
}
function takeWord(scan, word) {
	const { offset } = scan;
	if (!scan.text.startsWith(word, offset)) return refuse(scan);
	if (!countValue(scan)) return false;
	scan.handler.scalar(offset, offset + word.length, word);
	return finishValue(scan, offset + word.length);
}
// src/text/quote.ts
const longestQuote = 40;
const invisible = /[\p{C}\p{Zl}\p{Zp}]/gu;
function quote(text) {
	const shown = text.length > longestQuote ? `${withoutHalfPair(text.slice(0, longestQuote))}…` : text;
	return JSON.stringify(shown).replace(invisible, escapeUnits);
}
function withoutHalfPair(text) {
	const last = text.charCodeAt(text.length - 1);
	return last >= 55296 && last <= 56319 ? text.slice(0, -1) : text;
}
function escapeUnits(character) {
	return character.split("").map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");
}
// src/text/source.ts
const lineFeed$1 = 10;
const carriageReturn = 13;
function sourceText(text) {
	let known;
	const lineStarts = () => {
		known ??= findLineStarts(text);
		return known;
	};
	return {
		text,
		get lineCount() {
			return lineStarts().length;
		},
		positionAt: (offset) => positionIn(lineStarts(), Math.min(Math.max(offset, 0), text.length)),
		lineText: (line) => lineIn(text, lineStarts(), line),
		lineStart: (line) => lineStarts()[line - 1] ?? text.length
	};
}
function spanAt(source, start, end) {
	const from = source.positionAt(start);
	const to = source.positionAt(end);
	return {
		line: from.line,
		column: from.column,
		endLine: to.line,
		endColumn: to.column
	};
}
function findLineStarts(text) {
	const starts = [0];
	for (let offset = 0; offset < text.length; offset++) {
		const code = text.charCodeAt(offset);
		if (code > carriageReturn) continue;
		if (code === carriageReturn && text.charCodeAt(offset + 1) === lineFeed$1) offset++;
		else if (code !== lineFeed$1 && code !== carriageReturn) continue;
		starts.push(offset + 1);
	}
	return starts;
}
function positionIn(starts, offset) {
	let low = 0;
	let high = starts.length - 1;
	while (low < high) {
		const middle = low + high + 1 >> 1;
		if ((starts[middle] ?? 0) <= offset) low = middle;
		else high = middle - 1;
	}
	return {
		line: low + 1,
		column: offset - (starts[low] ?? 0) + 1
	};
}
function lineIn(text, starts, line) {
	const start = starts[line - 1];
	if (start === void 0) return void 0;
	const next = starts[line];
	return next === void 0 ? text.slice(start) : text.slice(start, next - breakLength(text, next));
}
function breakLength(text, end) {
	return text.charCodeAt(end - 1) === lineFeed$1 && text.charCodeAt(end - 2) === carriageReturn ? 2 : 1;
}
// src/text/json-keys.ts
const prototypeKeyMessage = "the key \"__proto__\" is not allowed, because many readers take it for the prototype of the object";
function findKeyFaults(source, limits) {
	const faults = [];
	const open = [];
	const begin = (isArray) => {
		const parent = open.at(-1);
		const pointer = parent === void 0 ? "" : childPointer(parent);
		open.push({
			pointer,
			keys: new Map(),
			isArray,
			index: 0,
			key: ""
		});
	};
	const end = () => {
		open.pop();
		passElement(open.at(-1));
	};
	const handler = {
		beginObject: () => begin(false),
		beginArray: () => begin(true),
		endObject: end,
		endArray: end,
		scalar: () => passElement(open.at(-1)),
		key: (start, keyEnd, escaped) => {
			const container = open.at(-1);
			if (container === void 0) return;
			container.key = stringValue(source.text, start, keyEnd, escaped);
			const fault = judgeKey(source, container, start, keyEnd);
			if (fault !== void 0) faults.push(fault);
		}
	};
	scanJson(source.text, handler, limits);
	return faults;
}
function childPointer(container) {
	return appendToken(container.pointer, container.isArray ? container.index : container.key);
}
function passElement(container) {
	if (container !== void 0) container.index++;
}
function judgeKey(source, container, start, end) {
	const { key, keys } = container;
	if (key === "__proto__") {
		const place = {
			span: spanAt(source, start, end),
			pointer: childPointer(container)
		};
		return {
			messageId: "prototype-key",
			message: prototypeKeyMessage,
			...place
		};
	}
	const known = keys.get(key);
	if (known === void 0) {
		keys.set(key, {
			start,
			message: "",
			pointer: ""
		});
		return;
	}
	if (known.message === "") describeRepetition(source, container, known);
	const { message, pointer } = known;
	return {
		messageId: "duplicate-key",
		message,
		span: spanAt(source, start, end),
		pointer
	};
}
function describeRepetition(source, container, known) {
	const { line } = source.positionAt(known.start);
	known.message = `the key ${quote(container.key)} occurs more than once in its object, first on line ${line}`;
	known.pointer = childPointer(container);
}
// src/text/text-fault.ts
function textFault(messageId, message, span) {
	return {
		messageId,
		message,
		span,
		pointer: ""
	};
}
// src/text/json-stop.ts
const conflictMarker = /(?:^|[\r\n])(?:<{7} |\|{7} |>{7} |={7}(?=[\r\n ]|$))/;
const word = /[\w$]{1,40}/y;
function describeStop(source, stop, limits) {
	const { offset } = stop;
	const bracket = spanAt(source, offset, offset + 1);
	if (stop.reason === "too-deep") return textFault("too-deep", `nested deeper than ${limits.maxDepth} levels`, bracket);
	if (stop.reason === "too-many-values") return textFault("too-many-values", `holds more than ${limits.maxValues} values`, bracket);
	if (source.text.trim() === "") return textFault("empty", "empty: expected a JSON value, found nothing", spanAt(source, 0, 0));
	return findConflict(source) ?? describeSyntax(source, stop);
}
function findConflict(source) {
	const match = conflictMarker.exec(source.text);
	if (match === null) return void 0;
	const end = match.index + match[0].length;
	return textFault("conflict-marker", "conflict markers were committed: resolve the merge and commit the result", spanAt(source, /[\r\n]/.test(match[0]) ? match.index + 1 : match.index, end));
}
function describeSyntax(source, stop) {
	const found = foundAt(source.text, stop.offset);
	const message = `expected ${stop.expected}, found ${found === "" ? "the end of the text" : nameFound(found)}`;
	const width = isLineBreak(found) ? 0 : found.length;
	return textFault("syntax", message, spanAt(source, stop.offset, stop.offset + width));
}
function foundAt(text, offset) {
	word.lastIndex = offset;
	const match = word.exec(text);
	if (match !== null) return match[0];
	const code = text.codePointAt(offset);
	return code === void 0 ? "" : String.fromCodePoint(code);
}
function nameFound(found) {
	return isLineBreak(found) ? "the end of the line" : quote(found);
}
function isLineBreak(found) {
	return found === "\n" || found === "\r";
}
// src/text/json.ts
const defaultJsonLimits = {
	maxDepth: 1e3,
	maxValues: 5e6
};
function parseJson(source, limits = defaultJsonLimits) {
	const { value, faults } = parseCountedJson(source, limits);
	return {
		value,
		faults
	};
}
function parseCountedJson(source, limits) {
	const builder = buildValue(source.text);
	const stop = scanJson(source.text, builder.handler, limits);
	const keyFaults = builder.keysNeedJudging() ? findKeyFaults(source, limits) : [];
	const values = builder.count();
	if (stop === void 0) return {
		value: builder.value(),
		faults: keyFaults,
		values
	};
	return {
		value: void 0,
		faults: [...keyFaults, describeStop(source, stop, limits)],
		values
	};
}
function buildValue(text) {
	const outer = [];
	let container;
	let key = "";
	let root;
	let doubtful = false;
	let count = 0;
	const place = (value) => {
		count++;
		if (container === void 0) root = value;
		else if (Array.isArray(container)) container.push(value);
		else if (key !== "__proto__") container[key] = value;
	};
	const begin = (opened) => {
		place(opened);
		outer.push(container);
		container = opened;
	};
	const end = () => {
		container = outer.pop();
	};
	return {
		handler: {
			beginObject: () => begin({}),
			beginArray: () => begin([]),
			endObject: end,
			endArray: end,
			scalar: (start, stop, form) => place(scalarValue(text, start, stop, form)),
			key: (start, stop, escaped) => {
				key = stringValue(text, start, stop, escaped);
				if (key === "__proto__" || Object.hasOwn(container ?? {}, key)) doubtful = true;
			}
		},
		value: () => root,
		keysNeedJudging: () => doubtful,
		count: () => count
	};
}
// src/text/utf8.ts
function invalidUtf8Offset(bytes) {
	let offset = 0;
	while (offset < bytes.length) {
		const length = sequenceLength(bytes, offset);
		if (length === 0) return offset;
		offset += length;
	}
	return offset;
}
function sequenceLength(bytes, offset) {
	const lead = bytes[offset] ?? 0;
	if (lead < 128) return 1;
	const length = lengthOf$1(lead);
	for (let index = 1; index < length; index++) {
		const byte = bytes[offset + index] ?? 0;
		const lowest = index === 1 ? lowestSecond(lead) : 128;
		const highest = index === 1 ? highestSecond(lead) : 191;
		if (byte < lowest || byte > highest) return 0;
	}
	return length;
}
function lengthOf$1(lead) {
	if (lead < 194 || lead > 244) return 0;
	if (lead < 224) return 2;
	return lead < 240 ? 3 : 4;
}
function lowestSecond(lead) {
	if (lead === 224) return 160;
	return lead === 240 ? 144 : 128;
}
function highestSecond(lead) {
	if (lead === 237) return 159;
	return lead === 244 ? 143 : 191;
}
// src/text/decode.ts
const byteOrderMark = "﻿";
const mostMarksReported = 20;
function decodeText(bytes) {
	if (looksLikeUtf16(bytes)) return refused$1("looks like UTF-16; save it as UTF-8");
	const skipped = bytes[0] === 239 && bytes[1] === 187 && bytes[2] === 191 ? 3 : 0;
	const content = bytes.subarray(skipped);
	const text = decodeUtf8(content);
	return text === void 0 ? undecodable(content, skipped) : accepted(text);
}
function looksLikeUtf16(bytes) {
	const [first, second] = bytes;
	return first === 255 && second === 254 || first === 254 && second === 255;
}
function decodeUtf8(bytes) {
	try {
		return new TextDecoder("utf-8", {
			fatal: true,
			ignoreBOM: true
		}).decode(bytes);
	} catch {
		return;
	}
}
function undecodable(content, skipped) {
	const offset = invalidUtf8Offset(content);
	const byte = content[offset];
	if (byte === void 0) return refused$1("too large to be read as one text");
	return refused$1(`not UTF-8: the byte 0x${byte.toString(16).toUpperCase().padStart(2, "0")} at byte offset ${offset + skipped} begins no valid character; save it as UTF-8`, decodeUtf8(content.subarray(0, offset)));
}
function refused$1(message, readable = "") {
	const end = readable.length;
	return {
		text: "",
		faults: [textFault("not-utf8", message, spanAt(sourceText(readable), end, end))]
	};
}
function accepted(text) {
	const source = sourceText(text);
	const faults = [];
	let offset = text.indexOf(byteOrderMark);
	while (offset >= 0 && faults.length < mostMarksReported) {
		faults.push(textFault("byte-order-mark", "a byte order mark (U+FEFF) in the middle of the text; remove this invisible character", spanAt(source, offset, offset + 1)));
		offset = text.indexOf(byteOrderMark, offset + 1);
	}
	return {
		text,
		faults
	};
}
// src/text/byte-lines.ts
const lineFeed = 10;
function byteLines(take) {
	let rest = [];
	let restLength = 0;
	let offset = 0;
	const whole = (last) => {
		if (rest.length === 0) return last;
		const line = new Uint8Array(restLength + last.length);
		let at = 0;
		for (const piece of [...rest, last]) {
			line.set(piece, at);
			at += piece.length;
		}
		rest = [];
		restLength = 0;
		return line;
	};
	return {
		push(chunk) {
			let from = 0;
			for (let end = chunk.indexOf(lineFeed); end >= 0; end = chunk.indexOf(lineFeed, from)) {
				const line = whole(chunk.subarray(from, end));
				take(line, offset);
				offset += line.length + 1;
				from = end + 1;
			}
			if (from === chunk.length) return;
			rest.push(chunk.subarray(from));
			restLength += chunk.length - from;
		},
		end: () => whole(new Uint8Array()),
		offset: () => offset
	};
}
// src/text/json-lines.ts
function faultsOnLine(faults, line, index, limits) {
	return faults.slice(0, mostFindings).map((fault) => onLine(fault, line, index, limits));
}
function onLine(fault, line, index, { maxValues }) {
	const { messageId, message, pointer, span } = fault;
	const place = {
		span: moved(span, line),
		pointer: `${appendToken("", index)}${pointer}`
	};
	if (messageId === "too-many-values") return {
		...fault,
		...place,
		message: `holds more than ${maxValues} values`
	};
	return {
		...fault,
		...place,
		message: saidOfLine(message)
	};
}
const ends = [["found the end of the text", "found the end of the line"], [", first on line 1", ""]];
function saidOfLine(message) {
	const found = ends.find(([end]) => message.endsWith(end));
	return found === void 0 ? message : message.slice(0, -found[0].length) + found[1];
}
function moved(span, line) {
	return {
		...span,
		line,
		endLine: line
	};
}
// src/kinds/event-log/uuid-table.ts
const canonical = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/;
function uuidTable() {
	let words = new Uint32Array(256);
	let lines = new Uint32Array(64);
	let slots = new Int32Array(128).fill(-1);
	const texts = new Map();
	const textAt = new Map();
	let size = 0;
	const key = new Uint32Array(4);
	const slotOf = () => {
		const mask = slots.length - 1;
		const mixed = Math.imul((key[0] ?? 0) ^ Math.imul((key[1] ?? 0) ^ (key[3] ?? 0), 2654435761), 2246822507);
		for (let slot = (mixed ^ mixed >>> 15) & mask;; slot = slot + 1 & mask) {
			const index = slots[slot] ?? -1;
			if (index < 0 || isAt(index)) return slot;
		}
	};
	const isAt = (index) => words[4 * index] === key[0] && words[4 * index + 1] === key[1] && words[4 * index + 2] === key[2] && words[4 * index + 3] === key[3];
	const grow = () => {
		words = widened(words);
		lines = widened(lines);
		slots = new Int32Array(2 * slots.length).fill(-1);
		for (let index = 0; index < size; index++) {
			if (textAt.has(index)) continue;
			key.set(words.subarray(4 * index, 4 * index + 4));
			slots[slotOf()] = index;
		}
	};
	const indexOf = (id) => readKey(id, key) ? slots[slotOf()] ?? -1 : texts.get(id) ?? -1;
	return {
		get size() {
			return size;
		},
		indexOf,
		add(id, line) {
			const known = indexOf(id);
			if (known >= 0) return lines[known];
			if (size === lines.length) grow();
			if (readKey(id, key)) {
				slots[slotOf()] = size;
				words.set(key, 4 * size);
			} else {
				texts.set(id, size);
				textAt.set(size, id);
			}
			lines[size++] = line;
		},
		lineOf: (id) => lines[indexOf(id)],
		idAt: (index) => textAt.get(index) ?? spelled(words.subarray(4 * index, 4 * index + 4))
	};
}
function widened(array) {
	const wide = new Uint32Array(2 * array.length);
	wide.set(array);
	return wide;
}
function readKey(id, key) {
	if (!canonical.test(id)) return false;
	key[0] = Number.parseInt(id.slice(0, 8), 16);
	key[1] = Number.parseInt(id.slice(9, 13) + id.slice(14, 18), 16);
	key[2] = Number.parseInt(id.slice(19, 23) + id.slice(32), 16);
	key[3] = Number.parseInt(id.slice(24, 32), 16);
	return true;
}
function spelled(words) {
	const [one = "", two = "", three = "", four = ""] = [...words].map((word) => word.toString(16).padStart(8, "0"));
	return `${one}-${two.slice(0, 4)}-${two.slice(4)}-${three.slice(0, 4)}-${four}${three.slice(4)}`;
}
// src/kinds/event-log/event-ids.ts
const noEvents = {
	lineOf: () => void 0,
	count: 0,
	missing: {
		count: 0,
		first: void 0
	}
};
function eventIds(breaches, { strictPayload }, known = noEvents) {
	const table = uuidTable();
	let missing = known.missing;
	return {
		get count() {
			return known.count + table.size;
		},
		get missing() {
			return missing;
		},
		lineOf: (id) => known.lineOf(id) ?? table.lineOf(id),
		take(id, at) {
			if (id === void 0) {
				missing = {
					count: missing.count + 1,
					first: missing.first ?? at
				};
				if (strictPayload) breaches.add("event-log/event-id", "missing", "36", at);
				return;
			}
			const line = typeof id === "string" ? known.lineOf(id) ?? table.add(id, at.line) : void 0;
			if (line === void 0) return;
			const first = {
				...at,
				seq: 0,
				type: "",
				line
			};
			breaches.add("event-log/event-id", "duplicate", "36", at, {
				id: String(id),
				field: "event_id",
				first,
				found: String(line)
			});
		},
		end() {
			if (strictPayload || missing.first === void 0 || known.count + table.size === 0) return;
			breaches.add("event-log/event-id", "partly", "36", missing.first, { found: String(missing.count) });
		}
	};
}
// src/kinds/event-log/growing-numbers.ts
function growingNumbers() {
	let room = new Float64Array(64);
	let length = 0;
	return {
		get length() {
			return length;
		},
		push(value) {
			if (length === room.length) {
				const wide = new Float64Array(2 * room.length);
				wide.set(room);
				room = wide;
			}
			room[length++] = value;
		},
		numbers: () => room.subarray(0, length)
	};
}
// src/kinds/event-log/model.ts
const phases = [
	"planner",
	"executor",
	"reviewer"
];
const tiers = [
	"READ",
	"WRITE",
	"EXECUTE"
];
// src/kinds/event-log/run-state.ts
function newRun(first) {
	return {
		id: first.run,
		first,
		last: first,
		furthest: -1,
		attempts: [
			0,
			0,
			0
		],
		done: [
			false,
			false,
			false
		],
		steps: new Map(),
		tools: new Map(),
		models: new Map(),
		artifacts: new Map()
	};
}
function phaseIndex(phase) {
	return phases.indexOf(phase);
}
function exhausted({ attempts, done }) {
	return phases.filter((_, index) => (attempts[index] ?? 0) >= 3 && done[index] !== true);
}
// src/kinds/event-log/judge-step.ts
function judgeStep(event, at, run, judging) {
	const id = textOf(event, "step_id");
	if (id === void 0) return;
	if (event.type === "step.started") startStep(event, id, at, run, judging);
	else endStep(event, id, at, run, judging.breaches);
}
function textOf({ fields }, name) {
	const value = fields[name];
	return typeof value === "string" ? value : void 0;
}
function startStep(event, id, at, run, { breaches, options }) {
	const known = run.steps.get(id);
	if (known !== void 0) {
		breaches.add("event-log/step-started-once", "duplicate", "9", at, {
			id,
			first: known.start
		});
		return;
	}
	const phase = textOf(event, "phase") ?? "";
	const index = phaseIndex(phase);
	if (index >= 0) judgePhase(index, at, run, breaches);
	const agent = judgeAgent(event, phase, at, breaches, options);
	run.steps.set(id, {
		start: at,
		phase,
		attempt: run.attempts[index] ?? 0,
		agent
	});
}
function judgePhase(index, at, run, breaches) {
	const [phase = "", before = "", furthest = ""] = [
		phases[index],
		phases[index - 1],
		phases[run.furthest]
	];
	run.attempts[index] = (run.attempts[index] ?? 0) + 1;
	const detail = {
		field: "phase",
		found: phase
	};
	if (index < run.furthest) breaches.add("event-log/phase-order", "backwards", "3", at, {
		...detail,
		expected: furthest
	});
	else if (index > run.furthest && index > 0 && run.done[index - 1] !== true) {
		const isSpent = (run.attempts[index - 1] ?? 0) >= 3;
		const rule = isSpent ? "event-log/attempt-limit" : "event-log/phase-order";
		breaches.add(rule, isSpent ? "laterPhase" : "gated", isSpent ? "3" : "5a", at, {
			...detail,
			expected: before
		});
	}
	if ((run.attempts[index] ?? 0) > 3) breaches.add("event-log/attempt-limit", "tooMany", "3", at, {
		...detail,
		expected: String(3)
	});
	run.furthest = Math.max(run.furthest, index);
}
function judgeAgent(event, phase, at, breaches, { agents }) {
	const id = textOf(event, "agent_id");
	if (Object.keys(agents).length === 0) return defaultAgent(id, phase, at, breaches);
	const agent = id !== void 0 && Object.hasOwn(agents, id) ? agents[id] : void 0;
	const detail = {
		field: "agent_id",
		found: id ?? "",
		expected: Object.keys(agents).join(", ")
	};
	if (id === void 0) breaches.add("event-log/agent", "missing", "45", at, detail);
	else if (agent === void 0) breaches.add("event-log/agent", "unknown", "45", at, detail);
	else if (agent.phase !== phase && phaseIndex(phase) >= 0) breaches.add("event-log/agent", "otherPhase", "13", at, {
		...detail,
		expected: agent.phase
	});
	return agent === void 0 || id === void 0 ? void 0 : {
		id,
		...agent
	};
}
function defaultAgent(id, phase, at, breaches) {
	const named = phases.find((name) => name === id?.toLowerCase());
	if (named !== void 0 && named !== phase && phaseIndex(phase) >= 0) breaches.add("event-log/agent", "otherPhase", "13", at, {
		field: "agent_id",
		found: id ?? "",
		expected: named
	});
	const own = phases.find((name) => name === phase);
	return own === void 0 ? void 0 : {
		id: own,
		phase: own,
		tier: own === "executor" ? "EXECUTE" : "READ"
	};
}
function endStep(event, id, at, run, breaches) {
	const step = run.steps.get(id);
	if (step === void 0) {
		breaches.add("event-log/step-reference", "unknown", "11", at, {
			id,
			field: "step_id"
		});
		return;
	}
	if (step.end !== void 0) {
		breaches.add("event-log/step-terminated", "twice", "10", at, {
			id,
			first: step.end
		});
		return;
	}
	const phase = textOf(event, "phase");
	if (phaseIndex(phase) >= 0 && phase !== step.phase) breaches.add("event-log/step-phase", "changed", "12", at, {
		id,
		field: "phase",
		found: phase ?? "",
		expected: step.phase,
		first: step.start
	});
	step.end = at;
	const index = phaseIndex(step.phase);
	if (event.type === "step.finished" && index >= 0) run.done[index] = true;
}
function judgeReference(event, at, run, breaches, { rule, invariant }) {
	const id = textOf(event, "step_id");
	if (id === void 0) return void 0;
	const step = run.steps.get(id);
	if (step === void 0) breaches.add(rule, "noStep", invariant, at, {
		id,
		field: "step_id"
	});
	else if (step.end !== void 0) breaches.add("event-log/step-terminated", "after", "10", at, {
		id,
		field: "step_id",
		first: step.end
	});
	return step;
}
// src/kinds/event-log/workspace-path.ts
const separators = {
	posix: /\//,
	drive: /[\\/]/,
	unc: /[\\/]/
};
function formOf$1(path) {
	if (path.startsWith("/")) return "posix";
	if (/^[A-Za-z]:[\\/]/.test(path)) return "drive";
	return /^\\\\[^\\/]+[\\/][^\\/]+/.test(path) ? "unc" : void 0;
}
function segmentsOf(path, form) {
	const segments = (form === "posix" ? path.slice(1) : form === "unc" ? path.slice(2) : path).split(separators[form]);
	if (segments.at(-1) === "" && (segments.length === 1 || form === "drive" && segments.length === 2)) segments.pop();
	return form === "posix" ? segments : segments.map((segment) => segment.toLowerCase());
}
function readRoot(path) {
	const form = formOf$1(path);
	if (form === void 0 || path.includes("\0")) return "absolute";
	const segments = segmentsOf(path, form);
	return segments.some((segment) => [
		"",
		".",
		".."
	].includes(segment)) ? "normalised" : {
		form,
		segments
	};
}
function pathFault(path, root, relative) {
	if (path.split(/[\\/]/).includes("..")) return "escapes";
	const form = formOf$1(path);
	if (path.includes("\0") || root !== void 0 && form !== void 0 && form !== root.form) return "outside";
	if (form === void 0) return relative ? void 0 : "absolute";
	if (root === void 0) return void 0;
	const segments = segmentsOf(path, form).filter((segment) => segment !== "" && segment !== ".");
	return root.segments.every((segment, index) => segments[index] === segment) ? void 0 : "outside";
}
// src/kinds/event-log/judge-artifact.ts
const invariants = {
	absolute: "34",
	escapes: "43",
	outside: "42"
};
function judgeArtifact(event, at, run, breaches) {
	judgeReference(event, at, run, breaches, {
		rule: "event-log/artifact-reference",
		invariant: "29"
	});
	const id = textOf(event, "artifact_id");
	const known = id === void 0 ? void 0 : run.artifacts.get(id);
	if (id !== void 0 && known !== void 0) breaches.add("event-log/artifact-created-once", "duplicate", "28", at, {
		id,
		first: known
	});
	else if (id !== void 0) run.artifacts.set(id, at);
	const path = textOf(event, "path");
	if (path === void 0) return;
	const fault = pathFault(path, run.root, event.fields.artifact_type !== "file");
	if (fault === void 0) return;
	const detail = {
		field: "path",
		found: path
	};
	breaches.add("event-log/artifact-path", fault, invariants[fault], at, detail);
}
// src/text/safe-pattern.ts
function isSafePattern(pattern) {
	const plain = pattern.replace(/\\[^1-9k]/g, "x").replace(/\[[^\]]*\]/g, "x");
	if (/\\/.test(plain) || plain.length > 1e3) return false;
	const groups = [];
	let doubtful = false;
	for (let at = 0; at < plain.length; at++) {
		const letter = plain.charAt(at);
		if (letter === "(") {
			groups.push(doubtful);
			doubtful = false;
		} else if (letter === ")") {
			if (doubtful && repeats(plain, at + 1)) return false;
			doubtful = (groups.pop() ?? false) || doubtful;
		} else if (letter === "|" || repeats(plain, at)) doubtful = true;
	}
	return true;
}
function repeats(pattern, at) {
	const letter = pattern.charAt(at);
	return letter === "*" || letter === "+" || /^\{\d+,/.test(pattern.slice(at, at + 8)) || /^\{\d{3,}/.test(pattern.slice(at, at + 8));
}
// src/text/json-schema-run.ts
const patterns = new Map();
function patternOf(pattern) {
	if (typeof pattern !== "string") return void 0;
	if (!patterns.has(pattern)) patterns.set(pattern, isSafePattern(pattern) ? compiled(pattern) : void 0);
	return patterns.get(pattern);
}
function compiled(pattern) {
	try {
		return new RegExp(pattern, "u");
	} catch {
		return;
	}
}
// src/text/json-schema-applicators.ts
function applicatorFault(run, schema, value, pointer, depth) {
	return choiceFault(run, schema, value, pointer, depth + 1) ?? (isJsonObject(value) ? memberFault(run, schema, value, pointer, depth + 1) : void 0) ?? (isJsonArray(value) ? itemFault(run, schema, value, pointer, depth + 1) : void 0);
}
function choiceFault(run, schema, value, pointer, depth) {
	const fits = (each) => run.judge(each, value, pointer, depth) === void 0;
	const name = pointer === "" ? "it" : pointer;
	const { anyOf = null, oneOf = null, allOf = null, not, if: condition, then = true, else: otherwise = true } = schema;
	if (isJsonArray(allOf)) for (const each of allOf) {
		const fault = run.judge(each, value, pointer, depth);
		if (fault !== void 0) return fault;
	}
	if (isJsonArray(anyOf) && !anyOf.some(fits)) return `${name} must fit one of ${anyOf.length} schemas`;
	if (isJsonArray(oneOf) && oneOf.filter(fits).length !== 1) return `${name} must fit exactly one of ${oneOf.length} schemas`;
	if (not !== void 0 && fits(not)) return `${name} must not fit what its schema excludes`;
	if (condition === void 0) return void 0;
	return run.judge(fits(condition) ? then : otherwise, value, pointer, depth);
}
function memberFault(run, schema, value, pointer, depth) {
	const properties = isJsonObject(schema.properties) ? schema.properties : {};
	const patterns = Object.entries(isJsonObject(schema.patternProperties) ? schema.patternProperties : {});
	const { additionalProperties = true, propertyNames = true, dependentRequired, dependentSchemas } = schema;
	for (const [name, member] of Object.entries(value)) {
		const at = appendToken(pointer, name);
		const matching = patterns.filter(([pattern]) => patternOf(pattern)?.test(name)).map(([, own]) => own);
		const own = [...Object.hasOwn(properties, name) ? [properties[name] ?? true] : [], ...matching];
		for (const each of own.length === 0 ? [additionalProperties] : own) {
			const fault = run.judge(each, member, at, depth);
			if (fault !== void 0) return fault;
		}
		const nameFault = run.judge(propertyNames, name, at, depth);
		if (nameFault !== void 0) return nameFault;
		const needed = isJsonObject(dependentRequired) && Object.hasOwn(dependentRequired, name) ? dependentRequired[name] : [];
		const missing = isJsonArray(needed) ? needed.find((other) => !Object.hasOwn(value, String(other))) : void 0;
		if (missing !== void 0) return `${pointer === "" ? "it" : pointer} must have ${JSON.stringify(missing)}`;
		const dependent = isJsonObject(dependentSchemas) && Object.hasOwn(dependentSchemas, name) ? dependentSchemas[name] : true;
		const fault = run.judge(dependent ?? true, value, pointer, depth);
		if (fault !== void 0) return fault;
	}
}
function itemFault(run, schema, value, pointer, depth) {
	const { prefixItems = [], items = true, contains, minContains = 1, maxContains = Number.MAX_SAFE_INTEGER } = schema;
	const first = isJsonArray(prefixItems) ? prefixItems : [];
	for (const [index, item] of value.entries()) {
		const fault = run.judge(first[index] ?? items, item, appendToken(pointer, index), depth);
		if (fault !== void 0) return fault;
	}
	if (contains === void 0) return void 0;
	const count = value.filter((item) => run.judge(contains, item, pointer, depth) === void 0).length;
	return count >= Number(minContains) && count <= Number(maxContains) ? void 0 : `${pointer === "" ? "it" : pointer} must contain what its schema asks for`;
}
// src/text/json-schema.ts
const mostSteps = 1e5;
const mostLevels$1 = 200;
function schemaFault(schema, value) {
	const run = {
		root: schema,
		left: mostSteps,
		judge: (...each) => judged$1(run, ...each)
	};
	return run.judge(schema, value, "", 0);
}
function judged$1(run, schema, value, pointer, depth) {
	if (schema === true) return void 0;
	if (!isJsonObject(schema)) return said$1(pointer, "is not allowed");
	run.left -= 1;
	if (run.left < 0 || depth > mostLevels$1) return said$1(pointer, "cannot be judged: its schema asks for too much");
	const own = scalarFault(schema, value);
	if (own !== void 0) return said$1(pointer, own);
	const { $ref: reference } = schema;
	if (typeof reference === "string") {
		const fault = run.judge(referenced(run.root, reference) ?? false, value, pointer, depth + 1);
		if (fault !== void 0) return fault;
	}
	return applicatorFault(run, schema, value, pointer, depth);
}
function said$1(pointer, fault) {
	return `${pointer === "" ? "it" : pointer} ${fault}`;
}
function referenced(root, reference) {
	if (reference !== "#" && !reference.startsWith("#/")) return void 0;
	return pointerTokens(decoded(reference.slice(1))).reduce((value, token) => {
		if (isJsonArray(value)) return value[Number(token)];
		return isJsonObject(value) && Object.hasOwn(value, token) ? value[token] : void 0;
	}, root);
}
function decoded(text) {
	return text.replace(/%([0-9A-Fa-f]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
}
const isNumber = (value) => typeof value === "number";
const text = (value) => JSON.stringify(value);
const scalars = {
	type: (types, value) => {
		const all = isJsonArray(types) ? types : [types];
		return all.some((type) => isOfType(type, value)) ? void 0 : `must be ${all.join(" or ")}`;
	},
	enum: (values, value) => isJsonArray(values) && values.some((each) => jsonEqual(each, value)) ? void 0 : `must be one of ${text(values)}`,
	const: (only, value) => jsonEqual(only, value) ? void 0 : `must be ${text(only)}`,
	minimum: (limit, value) => numeric(limit, value, (a, b) => a >= b, "at least"),
	maximum: (limit, value) => numeric(limit, value, (a, b) => a <= b, "at most"),
	exclusiveMinimum: (limit, value) => numeric(limit, value, (a, b) => a > b, "above"),
	exclusiveMaximum: (limit, value) => numeric(limit, value, (a, b) => a < b, "below"),
	multipleOf: (limit, value) => numeric(limit, value, (a, b) => Number.isInteger(a / b), "a multiple of"),
	minLength: (limit, value) => sized(limit, lengthOf(value), (a, b) => a >= b, "at least", "characters"),
	maxLength: (limit, value) => sized(limit, lengthOf(value), (a, b) => a <= b, "at most", "characters"),
	minItems: (limit, value) => sized(limit, itemsOf(value), (a, b) => a >= b, "at least", "items"),
	maxItems: (limit, value) => sized(limit, itemsOf(value), (a, b) => a <= b, "at most", "items"),
	minProperties: (limit, value) => sized(limit, membersOf(value), (a, b) => a >= b, "at least", "members"),
	maxProperties: (limit, value) => sized(limit, membersOf(value), (a, b) => a <= b, "at most", "members"),
	pattern: (pattern, value) => typeof value !== "string" || patternOf(pattern)?.test(value) ? void 0 : `must match ${text(pattern)}`,
	uniqueItems: (wanted, value) => wanted === true && isJsonArray(value) && hasTwins(value) ? "must have no item twice" : void 0,
	required: (names, value) => {
		if (!isJsonObject(value) || !isJsonArray(names)) return void 0;
		const missing = names.find((name) => !Object.hasOwn(value, String(name)));
		return missing === void 0 ? void 0 : `must have ${text(missing)}`;
	}
};
function scalarFault(schema, value) {
	for (const [keyword, limit] of Object.entries(schema)) {
		const fault = Object.hasOwn(scalars, keyword) ? scalars[keyword]?.(limit, value) : void 0;
		if (fault !== void 0) return fault;
	}
}
function isOfType(type, value) {
	if (type === "null") return value === null;
	if (type === "array") return isJsonArray(value);
	if (type === "object") return isJsonObject(value) && !isInexact(value);
	if (type === "integer") return Number.isInteger(value) || isInexact(value) && !/[.eE]/.test(value.inexactNumber);
	return type === "number" ? isNumber(value) || isInexact(value) : typeof value === type;
}
function isInexact(value) {
	return isJsonObject(value) && typeof value.inexactNumber === "string" && Object.keys(value).length === 1;
}
function numeric(limit, value, holds, words) {
	const number = isInexact(value) ? Number(value.inexactNumber) : value;
	return !isNumber(number) || !isNumber(limit) || holds(number, limit) ? void 0 : `must be ${words} ${limit}`;
}
function sized(limit, size, holds, words, what) {
	return size === void 0 || !isNumber(limit) || holds(size, limit) ? void 0 : `must have ${words} ${limit} ${what}`;
}
const lengthOf = (value) => typeof value === "string" ? [...value].length : void 0;
const itemsOf = (value) => isJsonArray(value) ? value.length : void 0;
const membersOf = (value) => isJsonObject(value) && !isInexact(value) ? Object.keys(value).length : void 0;
function hasTwins(items) {
	return items.some((item, index) => items.slice(0, index).some((other) => jsonEqual(item, other)));
}
// src/kinds/event-log/judge-tool.ts
const forbidden = "execute_shell";
function judgeTool(event, at, agent, { breaches, options: { tools } }) {
	const name = textOf(event, "tool_name");
	if (name === void 0) return void 0;
	const detail = {
		field: "tool_name",
		found: name,
		id: agent?.id ?? ""
	};
	if (name === forbidden) breaches.add("event-log/shell", "forbidden", "44", at, detail);
	if (agent?.tools !== void 0 && !agent.tools.includes(name)) breaches.add("event-log/tool-allowed", "notListed", "46", at, detail);
	if (Object.keys(tools).length === 0) return void 0;
	const tool = Object.hasOwn(tools, name) ? tools[name] : void 0;
	if (tool === void 0) {
		if (name !== forbidden) breaches.add("event-log/tool-allowed", "unknown", "18", at, detail);
		return;
	}
	if (agent !== void 0 && tiers.indexOf(agent.tier) < tiers.indexOf(tool.tier)) breaches.add("event-log/tool-tier", "tooHigh", "19", at, {
		...detail,
		expected: `${tool.tier}, not ${agent.tier}`
	});
	return tool.input === void 0 ? void 0 : schemaFault(tool.input, event.fields.input ?? {});
}
function judgeToolEnd(event, at, { name, badInput, start }, { breaches, options: { tools } }) {
	const code = textOf(event, "error_code");
	if (badInput !== void 0 && (event.type !== "tool.failed" || code !== "INVALID_INPUT")) breaches.add("event-log/tool-input", "accepted", "20", at, {
		id: name,
		found: badInput,
		first: start
	});
	const schema = Object.hasOwn(tools, name) ? tools[name]?.output : void 0;
	if (event.type !== "tool.returned" || schema === void 0) return;
	const fault = schemaFault(schema, event.fields.output ?? null);
	if (fault !== void 0) breaches.add("event-log/tool-output", "accepted", "21", at, {
		id: name,
		field: "output",
		found: fault
	});
}
// src/kinds/event-log/judge-call.ts
const toolSort = {
	key: "tool_call_id",
	once: ["event-log/tool-called-once", "15"],
	ended: ["event-log/tool-terminated", "16"],
	belongs: ["event-log/tool-reference", "17"]
};
const modelSort = {
	key: "llm_call_id",
	once: ["event-log/llm-requested-once", "24"],
	ended: ["event-log/llm-responded", "25"],
	belongs: ["event-log/llm-reference", "26"]
};
function judgeToolCall(event, at, run, judging) {
	const { breaches } = judging;
	if (event.type !== "tool.called") {
		const call = endCall(event, at, run, run.tools, toolSort, breaches);
		if (call !== void 0) judgeToolEnd(event, at, call, judging);
		return;
	}
	const [rule, invariant] = toolSort.belongs;
	const badInput = judgeTool(event, at, judgeReference(event, at, run, breaches, {
		rule,
		invariant
	})?.agent, judging);
	startCall(event, at, run.tools, toolSort, breaches, badInput);
}
function judgeModelCall(event, at, run, breaches) {
	if (event.type !== "llm.requested") {
		endCall(event, at, run, run.models, modelSort, breaches);
		return;
	}
	const [rule, invariant] = modelSort.belongs;
	judgeReference(event, at, run, breaches, {
		rule,
		invariant
	});
	startCall(event, at, run.models, modelSort, breaches);
}
function startCall(event, at, calls, { key, once }, breaches, badInput) {
	const id = textOf(event, key);
	if (id === void 0) return;
	const known = calls.get(id);
	if (known !== void 0) {
		breaches.add(once[0], "duplicate", once[1], at, {
			id,
			first: known.start
		});
		return;
	}
	const stepId = textOf(event, "step_id") ?? "";
	const name = textOf(event, "tool_name") ?? "";
	calls.set(id, {
		start: at,
		stepId,
		name,
		...badInput === void 0 ? {} : { badInput }
	});
}
function endCall(event, at, run, calls, { key, ended, belongs }, breaches) {
	const [rule, invariant] = belongs;
	judgeReference(event, at, run, breaches, {
		rule,
		invariant
	});
	const id = textOf(event, key);
	const call = id === void 0 ? void 0 : calls.get(id);
	if (id === void 0) return void 0;
	if (call === void 0) {
		breaches.add(rule, "noCall", ended[1], at, {
			id,
			field: key
		});
		return;
	}
	if (call.end !== void 0) {
		breaches.add(ended[0], "twice", ended[1], at, {
			id,
			first: call.end
		});
		return;
	}
	call.end = at;
	const others = [[
		"otherStep",
		"step_id",
		call.stepId
	], [
		"otherTool",
		"tool_name",
		call.name
	]];
	for (const [messageId, field, expected] of others) {
		const found = textOf(event, field);
		if (found === void 0 || expected === "" || found === expected) continue;
		breaches.add(rule, messageId, invariant, at, {
			id,
			field,
			found,
			expected,
			first: call.start
		});
	}
	return call;
}
// src/kinds/event-log/judge-event.ts
function judgeEvent(event, runs, judging) {
	const known = runs.open.get(event.runId);
	const closed = known === void 0 ? runs.closed.find(event.runId) : void 0;
	if (closed !== void 0) {
		judgeLate(event, closed, judging.breaches);
		return;
	}
	const at = markOf(event, known?.last.seq ?? 0);
	const run = known ?? newRun(at);
	if (known === void 0) runs.open.set(event.runId, run);
	if (known !== void 0 && event.seq <= known.last.seq) judging.breaches.add("event-log/seq-order", "notIncreasing", "38", at, {
		field: "seq",
		first: known.last
	});
	run.last = at;
	dispatch(event, at, run, judging);
	if (event.type === "run.finished" || event.type === "run.failed") terminate(at, run, runs, judging);
}
function markOf({ runId, seq, type, line }, previous) {
	return {
		seq,
		type,
		line,
		run: runId,
		key: eventId$1(runId, seq, previous)
	};
}
function dispatch(event, at, run, judging) {
	if (event.type === "run.started") startRun(event, at, run, judging.breaches);
	else if (event.type.startsWith("step.")) judgeStep(event, at, run, judging);
	else if (event.type.startsWith("tool.")) judgeToolCall(event, at, run, judging);
	else if (event.type.startsWith("llm.")) judgeModelCall(event, at, run, judging.breaches);
	else if (event.type === "artifact.created") judgeArtifact(event, at, run, judging.breaches);
}
function startRun({ fields }, at, run, breaches) {
	if (run.started !== void 0) {
		breaches.add("event-log/run-started-once", "duplicate", "2a.2", at, { first: run.started });
		return;
	}
	if (run.first !== at) breaches.add("event-log/run-started-first", "late", "2a.3", at, {
		first: run.first,
		cause: run.first
	});
	run.started = at;
	const path = fields.workspace_root;
	if (typeof path !== "string" || path === "") return;
	const root = readRoot(path);
	if (typeof root !== "string") run.root = root;
	else breaches.add("event-log/workspace-root", root, "4a", at, {
		field: "workspace_root",
		found: path
	});
}
function judgeLate(event, run, breaches) {
	const mark = (type, { seq, line }) => ({
		seq,
		line,
		type,
		run: run.id,
		key: ""
	});
	const end = mark(run.failed ? "run.failed" : "run.finished", run.end);
	const at = markOf(event, run.end.seq);
	if (event.type === "run.started") breaches.add("event-log/run-started-once", "duplicate", "2a.2", at, { first: mark("run.started", run.start) });
	else if (event.type === "run.finished" || event.type === "run.failed") breaches.add("event-log/run-terminated", "twice", "2a.5", at, { first: end });
	else {
		const invariant = event.seq > end.seq ? "2a.6" : "2a.7";
		breaches.add("event-log/event-after-termination", "late", invariant, at, { first: end });
	}
}
function terminate(at, run, runs, { breaches, options }) {
	missingStart(run, breaches);
	if (options.mode !== "open") reportOpen(run, breaches, at);
	if (at.type === "run.finished") judgeSuccess(at, run, breaches);
	runs.open.delete(run.id);
	const { first, last } = run;
	runs.closed.add({
		id: run.id,
		failed: at.type === "run.failed",
		start: run.started ?? first,
		end: last
	});
}
function judgeOpenRun(run, { breaches, options }) {
	missingStart(run, breaches);
	if (options.mode !== "closed") return;
	breaches.add("event-log/run-terminated", "missing", "2a.4", run.first);
	reportOpen(run, breaches, run.first);
}
function missingStart(run, breaches) {
	if (run.started === void 0) breaches.add("event-log/run-started-first", "missing", "2a.1", run.first);
}
function reportOpen(run, breaches, cause) {
	for (const [id, { start, end }] of run.steps) if (end === void 0) breaches.add("event-log/step-terminated", "open", "10", start, {
		id,
		cause
	});
	for (const [id, { start, end, name }] of run.tools) if (end === void 0) breaches.add("event-log/tool-terminated", "open", "16", start, {
		id,
		found: name,
		cause
	});
	for (const [id, { start, end }] of run.models) if (end === void 0) breaches.add("event-log/llm-responded", "open", "25", start, {
		id,
		cause
	});
}
function judgeSuccess(at, run, breaches) {
	const spent = exhausted(run);
	if (spent.length > 0) {
		breaches.add("event-log/attempt-limit", "finished", "3", at, { expected: spent.join(", ") });
		return;
	}
	const names = [
		"planner",
		"executor",
		"reviewer"
	].filter((_, index) => run.done[index] !== true);
	if (names.length > 0) breaches.add("event-log/finished-early", "early", "3", at, { expected: names.join(", ") });
}
// src/kinds/event-log/open-run.ts
function openRunOf(run) {
	const steps = [...run.steps].filter(([, { end }]) => end === void 0);
	return {
		id: run.id,
		lastSeq: run.last.seq,
		started: run.started !== void 0,
		steps: steps.map(([id, { phase, attempt }]) => ({
			id,
			phase,
			attempt
		})),
		calls: [...openCalls(run.tools, ({ name }) => name), ...openCalls(run.models, () => void 0)],
		phase: phases[run.furthest] ?? ""
	};
}
function openCalls(calls, toolOf) {
	return [...calls].filter(([, { end }]) => end === void 0).map(([id, call]) => ({
		id,
		stepId: call.stepId,
		seq: call.start.seq,
		tool: toolOf(call)
	}));
}
// src/kinds/event-log/same-id.ts
const usual = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const runPrefix = "run-";
const idFields = [
	"event_id",
	"step_id",
	"tool_call_id",
	"llm_call_id",
	"artifact_id"
];
function sameId(id) {
	if (usual.test(id)) return id;
	const lower = id.toLowerCase();
	return usual.test(lower) ? lower : id;
}
function sameRunId(id) {
	if (!id.startsWith(runPrefix)) return sameId(id);
	const bare = sameId(id.slice(4));
	return usual.test(bare) ? bare : id;
}
function withSameIds(fields) {
	const changed = [];
	for (const name of idFields) {
		const id = fields[name];
		if (typeof id === "string" && sameId(id) !== id) changed.push([name, sameId(id)]);
	}
	const { run_id: run } = fields;
	if (typeof run === "string" && sameRunId(run) !== run) changed.push(["run_id", sameRunId(run)]);
	return changed.length === 0 ? fields : {
		...fields,
		...Object.fromEntries(changed)
	};
}
// schemas/event/v1.schema.json
var properties = {
	"type": {
		"description": "What happened (37).",
		"enum": [
			"run.started",
			"run.finished",
			"run.failed",
			"step.started",
			"step.finished",
			"step.failed",
			"llm.requested",
			"llm.responded",
			"tool.called",
			"tool.returned",
			"tool.failed",
			"artifact.created"
		]
	},
	"run_id": {
		"description": "UUID v4 of the run; run- before it is accepted (1).",
		"type": "string",
		"pattern": "^(?:run-)?[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$"
	},
	"seq": {
		"description": "Place among the events of its run: strictly increasing, gaps are allowed (38).",
		"type": "integer",
		"minimum": 1,
		"maximum": 9007199254740991
	},
	"event_id": {
		"description": "UUID v4 of the event (36).",
		"type": "string",
		"pattern": "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$"
	},
	"timestamp": {
		"description": "When, as RFC 3339 writes it.",
		"type": "string",
		"pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])[Tt ](?:[01]\\d|2[0-3]):[0-5]\\d:(?:[0-5]\\d|60)(?:\\.\\d+)?(?:[Zz]|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)$"
	}
};
// src/kinds/event-log/schema-names.ts
const definitions = {
	"step_id": {
		"description": "UUID v4 of a step, unique within its run (8).",
		"type": "string",
		"pattern": "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$"
	},
	"llm_call_id": {
		"description": "UUID v4 of a call of a language model, unique within its run (23).",
		"type": "string",
		"pattern": "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$"
	},
	"tool_call_id": {
		"description": "UUID v4 of a tool call, unique within its run (14).",
		"type": "string",
		"pattern": "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$"
	},
	"artifact_id": {
		"description": "UUID v4 of an artifact, unique within its run (27).",
		"type": "string",
		"pattern": "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$"
	},
	"phase": {
		"description": "The phase a step belongs to (12).",
		"enum": [
			"planner",
			"executor",
			"reviewer"
		]
	},
	"name": {
		"type": "string",
		"minLength": 1
	},
	"reason": {
		"description": "What went wrong.",
		"type": "string"
	},
	"duration": {
		"description": "Milliseconds (22).",
		"type": "number",
		"minimum": 0
	},
	"run.started": {
		"type": "object",
		"required": ["workspace_root"],
		"properties": { "workspace_root": {
			"description": "Absolute and normalised folder that the run works in (4a).",
			"type": "string",
			"minLength": 1
		} }
	},
	"run.finished": {
		"type": "object",
		"properties": {}
	},
	"run.failed": {
		"type": "object",
		"required": ["reason"],
		"properties": { "reason": { "$ref": "#/$defs/reason" } }
	},
	"step.started": {
		"type": "object",
		"required": ["step_id", "phase"],
		"properties": {
			"step_id": { "$ref": "#/$defs/step_id" },
			"phase": { "$ref": "#/$defs/phase" },
			"agent_id": {
				"description": "The agent that takes the step (13, 45).",
				"type": "string",
				"minLength": 1
			}
		}
	},
	"step.finished": {
		"type": "object",
		"required": ["step_id", "phase"],
		"properties": {
			"step_id": { "$ref": "#/$defs/step_id" },
			"phase": { "$ref": "#/$defs/phase" }
		}
	},
	"step.failed": {
		"type": "object",
		"required": [
			"step_id",
			"phase",
			"reason"
		],
		"properties": {
			"step_id": { "$ref": "#/$defs/step_id" },
			"phase": { "$ref": "#/$defs/phase" },
			"reason": { "$ref": "#/$defs/reason" }
		}
	},
	"llm.requested": {
		"type": "object",
		"required": ["step_id", "llm_call_id"],
		"properties": {
			"step_id": { "$ref": "#/$defs/step_id" },
			"llm_call_id": { "$ref": "#/$defs/llm_call_id" },
			"model": { "type": "string" },
			"usage": { "description": "Whatever the provider counts." },
			"prompt": {},
			"response": {},
			"duration_ms": { "$ref": "#/$defs/duration" }
		}
	},
	"llm.responded": {
		"type": "object",
		"required": ["step_id", "llm_call_id"],
		"properties": {
			"step_id": { "$ref": "#/$defs/step_id" },
			"llm_call_id": { "$ref": "#/$defs/llm_call_id" },
			"model": { "type": "string" },
			"usage": { "description": "Whatever the provider counts." },
			"prompt": {},
			"response": {},
			"duration_ms": { "$ref": "#/$defs/duration" }
		}
	},
	"tool.called": {
		"type": "object",
		"required": [
			"step_id",
			"tool_call_id",
			"tool_name"
		],
		"properties": {
			"step_id": { "$ref": "#/$defs/step_id" },
			"tool_call_id": { "$ref": "#/$defs/tool_call_id" },
			"tool_name": { "$ref": "#/$defs/name" },
			"input": { "description": "What the tool is called with (20)." }
		}
	},
	"tool.returned": {
		"type": "object",
		"required": [
			"step_id",
			"tool_call_id",
			"tool_name"
		],
		"properties": {
			"step_id": { "$ref": "#/$defs/step_id" },
			"tool_call_id": { "$ref": "#/$defs/tool_call_id" },
			"tool_name": { "$ref": "#/$defs/name" },
			"output": { "description": "What the tool gave (21)." },
			"duration_ms": { "$ref": "#/$defs/duration" }
		}
	},
	"tool.failed": {
		"type": "object",
		"required": [
			"step_id",
			"tool_call_id",
			"tool_name",
			"reason"
		],
		"properties": {
			"step_id": { "$ref": "#/$defs/step_id" },
			"tool_call_id": { "$ref": "#/$defs/tool_call_id" },
			"tool_name": { "$ref": "#/$defs/name" },
			"reason": { "$ref": "#/$defs/reason" },
			"error_code": {
				"description": "INVALID_INPUT (20), INVALID_OUTPUT (21), or one of the harness.",
				"type": "string"
			},
			"duration_ms": { "$ref": "#/$defs/duration" }
		}
	},
	"artifact.created": {
		"type": "object",
		"required": [
			"step_id",
			"artifact_id",
			"artifact_type",
			"checksum",
			"size_bytes"
		],
		"properties": {
			"step_id": { "$ref": "#/$defs/step_id" },
			"artifact_id": { "$ref": "#/$defs/artifact_id" },
			"artifact_type": {
				"description": "What it is (31).",
				"enum": [
					"file",
					"diff",
					"text"
				]
			},
			"checksum": {
				"description": "SHA-256 in hexadecimal digits (32); sha256: before it is accepted.",
				"type": "string",
				"pattern": "^(?:sha256:)?[0-9a-fA-F]{64}$"
			},
			"size_bytes": {
				"description": "Bytes (33).",
				"type": "integer",
				"minimum": 0,
				"maximum": 9007199254740991
			},
			"path": {
				"description": "Absolute path within workspace_root (34); required for files.",
				"type": "string",
				"minLength": 1
			}
		},
		"if": {
			"properties": { "artifact_type": { "const": "file" } },
			"required": ["artifact_type"]
		},
		"then": { "required": ["path"] }
	}
};
const known = new Map(properties.type.enum.map((type) => [type, new Set([...Object.keys(properties), ...ownNames(type)])]));
function ownNames(type) {
	const definition = definitions[type];
	if (typeof definition !== "object" || definition === null || !("properties" in definition)) return [];
	return Object.keys(definition.properties ?? {});
}
new Set(known.keys());
function namesOf(type) {
	return typeof type === "string" ? known.get(type) : void 0;
}
// src/kinds/event-log/validators.generated.js
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var require_ucs2length = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	function ucs2length(str) {
		const len = str.length;
		let length = 0;
		let pos = 0;
		let value;
		while (pos < len) {
			length++;
			value = str.charCodeAt(pos++);
			if (value >= 55296 && value <= 56319 && pos < len) {
				value = str.charCodeAt(pos);
				if ((value & 64512) === 56320) pos++;
			}
		}
		return length;
	}
	exports.default = ucs2length;
	ucs2length.code = "require(\"ajv/dist/runtime/ucs2length\").default";
}));
const validators = __commonJSMin(((exports) => {
	exports.validator0 = validate20;
	const schema31 = {
		"type": "object",
		"additionalProperties": false,
		"properties": {
			"mode": {
				"description": "Whether every run must be terminated (closed), none need be (open), or what is open in a terminated run is an error (auto).",
				"enum": [
					"auto",
					"closed",
					"open"
				]
			},
			"appendOnly": {
				"description": "Whether old lines stay at the front (strict), or stay in order with others between (superset).",
				"enum": ["strict", "superset"]
			},
			"strictPayload": {
				"description": "Whether members that the schema does not name are refused, and event_id is required.",
				"type": "boolean"
			},
			"agents": {
				"description": "The agents, by id; without any there is one for each phase.",
				"type": "object",
				"additionalProperties": {
					"type": "object",
					"additionalProperties": false,
					"required": ["phase", "tier"],
					"properties": {
						"phase": {
							"description": "The phase whose steps it takes.",
							"enum": [
								"planner",
								"executor",
								"reviewer"
							]
						},
						"tier": {
							"description": "What it may do at most.",
							"enum": [
								"READ",
								"WRITE",
								"EXECUTE"
							]
						},
						"tools": {
							"description": "Names of the tools it may use; left out: every tool up to its tier.",
							"type": "array",
							"items": { "type": "string" }
						}
					}
				}
			},
			"tools": {
				"description": "The tools, by name, with JSON Schemas of what goes in and comes out.",
				"type": "object",
				"additionalProperties": {
					"type": "object",
					"additionalProperties": false,
					"required": ["tier"],
					"properties": {
						"tier": {
							"description": "What an agent must at least be allowed to do.",
							"enum": [
								"READ",
								"WRITE",
								"EXECUTE"
							]
						},
						"input": {
							"description": "JSON Schema of what goes in.",
							"type": "object"
						},
						"output": {
							"description": "JSON Schema of what comes out.",
							"type": "object"
						}
					}
				}
			}
		}
	};
	function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate20.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			for (const key0 in data) if (!(key0 === "mode" || key0 === "appendOnly" || key0 === "strictPayload" || key0 === "agents" || key0 === "tools")) {
				const err0 = {
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.mode !== void 0) {
				let data0 = data.mode;
				if (!(data0 === "auto" || data0 === "closed" || data0 === "open")) {
					const err1 = {
						instancePath: instancePath + "/mode",
						schemaPath: "#/properties/mode/enum",
						keyword: "enum",
						params: { allowedValues: schema31.properties.mode.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
			}
			if (data.appendOnly !== void 0) {
				let data1 = data.appendOnly;
				if (!(data1 === "strict" || data1 === "superset")) {
					const err2 = {
						instancePath: instancePath + "/appendOnly",
						schemaPath: "#/properties/appendOnly/enum",
						keyword: "enum",
						params: { allowedValues: schema31.properties.appendOnly.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			}
			if (data.strictPayload !== void 0) {
				if (typeof data.strictPayload !== "boolean") {
					const err3 = {
						instancePath: instancePath + "/strictPayload",
						schemaPath: "#/properties/strictPayload/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			}
			if (data.agents !== void 0) {
				let data3 = data.agents;
				if (data3 && typeof data3 == "object" && !Array.isArray(data3)) for (const key1 in data3) {
					let data4 = data3[key1];
					if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
						if (data4.phase === void 0) {
							const err4 = {
								instancePath: instancePath + "/agents/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/agents/additionalProperties/required",
								keyword: "required",
								params: { missingProperty: "phase" },
								message: "must have required property 'phase'"
							};
							if (vErrors === null) vErrors = [err4];
							else vErrors.push(err4);
							errors++;
						}
						if (data4.tier === void 0) {
							const err5 = {
								instancePath: instancePath + "/agents/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/agents/additionalProperties/required",
								keyword: "required",
								params: { missingProperty: "tier" },
								message: "must have required property 'tier'"
							};
							if (vErrors === null) vErrors = [err5];
							else vErrors.push(err5);
							errors++;
						}
						for (const key2 in data4) if (!(key2 === "phase" || key2 === "tier" || key2 === "tools")) {
							const err6 = {
								instancePath: instancePath + "/agents/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/agents/additionalProperties/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key2 },
								message: "must NOT have additional properties"
							};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
						}
						if (data4.phase !== void 0) {
							let data5 = data4.phase;
							if (!(data5 === "planner" || data5 === "executor" || data5 === "reviewer")) {
								const err7 = {
									instancePath: instancePath + "/agents/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/phase",
									schemaPath: "#/properties/agents/additionalProperties/properties/phase/enum",
									keyword: "enum",
									params: { allowedValues: schema31.properties.agents.additionalProperties.properties.phase.enum },
									message: "must be equal to one of the allowed values"
								};
								if (vErrors === null) vErrors = [err7];
								else vErrors.push(err7);
								errors++;
							}
						}
						if (data4.tier !== void 0) {
							let data6 = data4.tier;
							if (!(data6 === "READ" || data6 === "WRITE" || data6 === "EXECUTE")) {
								const err8 = {
									instancePath: instancePath + "/agents/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/tier",
									schemaPath: "#/properties/agents/additionalProperties/properties/tier/enum",
									keyword: "enum",
									params: { allowedValues: schema31.properties.agents.additionalProperties.properties.tier.enum },
									message: "must be equal to one of the allowed values"
								};
								if (vErrors === null) vErrors = [err8];
								else vErrors.push(err8);
								errors++;
							}
						}
						if (data4.tools !== void 0) {
							let data7 = data4.tools;
							if (Array.isArray(data7)) {
								const len0 = data7.length;
								for (let i0 = 0; i0 < len0; i0++) if (typeof data7[i0] !== "string") {
									const err9 = {
										instancePath: instancePath + "/agents/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/tools/" + i0,
										schemaPath: "#/properties/agents/additionalProperties/properties/tools/items/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err9];
									else vErrors.push(err9);
									errors++;
								}
							} else {
								const err10 = {
									instancePath: instancePath + "/agents/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/tools",
									schemaPath: "#/properties/agents/additionalProperties/properties/tools/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err10];
								else vErrors.push(err10);
								errors++;
							}
						}
					} else {
						const err11 = {
							instancePath: instancePath + "/agents/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
							schemaPath: "#/properties/agents/additionalProperties/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						if (vErrors === null) vErrors = [err11];
						else vErrors.push(err11);
						errors++;
					}
				}
				else {
					const err12 = {
						instancePath: instancePath + "/agents",
						schemaPath: "#/properties/agents/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			}
			if (data.tools !== void 0) {
				let data9 = data.tools;
				if (data9 && typeof data9 == "object" && !Array.isArray(data9)) for (const key3 in data9) {
					let data10 = data9[key3];
					if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
						if (data10.tier === void 0) {
							const err13 = {
								instancePath: instancePath + "/tools/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/tools/additionalProperties/required",
								keyword: "required",
								params: { missingProperty: "tier" },
								message: "must have required property 'tier'"
							};
							if (vErrors === null) vErrors = [err13];
							else vErrors.push(err13);
							errors++;
						}
						for (const key4 in data10) if (!(key4 === "tier" || key4 === "input" || key4 === "output")) {
							const err14 = {
								instancePath: instancePath + "/tools/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/tools/additionalProperties/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key4 },
								message: "must NOT have additional properties"
							};
							if (vErrors === null) vErrors = [err14];
							else vErrors.push(err14);
							errors++;
						}
						if (data10.tier !== void 0) {
							let data11 = data10.tier;
							if (!(data11 === "READ" || data11 === "WRITE" || data11 === "EXECUTE")) {
								const err15 = {
									instancePath: instancePath + "/tools/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/tier",
									schemaPath: "#/properties/tools/additionalProperties/properties/tier/enum",
									keyword: "enum",
									params: { allowedValues: schema31.properties.tools.additionalProperties.properties.tier.enum },
									message: "must be equal to one of the allowed values"
								};
								if (vErrors === null) vErrors = [err15];
								else vErrors.push(err15);
								errors++;
							}
						}
						if (data10.input !== void 0) {
							let data12 = data10.input;
							if (!(data12 && typeof data12 == "object" && !Array.isArray(data12))) {
								const err16 = {
									instancePath: instancePath + "/tools/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/input",
									schemaPath: "#/properties/tools/additionalProperties/properties/input/type",
									keyword: "type",
									params: { type: "object" },
									message: "must be object"
								};
								if (vErrors === null) vErrors = [err16];
								else vErrors.push(err16);
								errors++;
							}
						}
						if (data10.output !== void 0) {
							let data13 = data10.output;
							if (!(data13 && typeof data13 == "object" && !Array.isArray(data13))) {
								const err17 = {
									instancePath: instancePath + "/tools/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/output",
									schemaPath: "#/properties/tools/additionalProperties/properties/output/type",
									keyword: "type",
									params: { type: "object" },
									message: "must be object"
								};
								if (vErrors === null) vErrors = [err17];
								else vErrors.push(err17);
								errors++;
							}
						}
					} else {
						const err18 = {
							instancePath: instancePath + "/tools/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),
							schemaPath: "#/properties/tools/additionalProperties/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						if (vErrors === null) vErrors = [err18];
						else vErrors.push(err18);
						errors++;
					}
				}
				else {
					const err19 = {
						instancePath: instancePath + "/tools",
						schemaPath: "#/properties/tools/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err19];
					else vErrors.push(err19);
					errors++;
				}
			}
		} else {
			const err20 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err20];
			else vErrors.push(err20);
			errors++;
		}
		validate20.errors = vErrors;
		return errors === 0;
	}
	validate20.evaluated = {
		"props": true,
		"dynamicProps": false,
		"dynamicItems": false
	};
	exports.validator1 = validate21;
	const schema32 = {
		"$schema": "https://json-schema.org/draft/2020-12/schema",
		"$id": "urn:stateward:schema:event:v1",
		"title": "Event of an agent run, version 1",
		"description": "One line of an event log. A member `payload` that is an object is read as if its members stood at the top level; this schema describes the event after that. Members that are not named here are allowed. Numbers in brackets are invariants of the kind event-log.",
		"type": "object",
		"required": [
			"type",
			"run_id",
			"seq"
		],
		"properties": {
			"type": {
				"description": "What happened (37).",
				"enum": [
					"run.started",
					"run.finished",
					"run.failed",
					"step.started",
					"step.finished",
					"step.failed",
					"llm.requested",
					"llm.responded",
					"tool.called",
					"tool.returned",
					"tool.failed",
					"artifact.created"
				]
			},
			"run_id": {
				"description": "UUID v4 of the run; run- before it is accepted (1).",
				"type": "string",
				"pattern": "^(?:run-)?[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$"
			},
			"seq": {
				"description": "Place among the events of its run: strictly increasing, gaps are allowed (38).",
				"type": "integer",
				"minimum": 1,
				"maximum": 9007199254740991
			},
			"event_id": {
				"description": "UUID v4 of the event (36).",
				"type": "string",
				"pattern": "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$"
			},
			"timestamp": {
				"description": "When, as RFC 3339 writes it.",
				"type": "string",
				"pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])[Tt ](?:[01]\\d|2[0-3]):[0-5]\\d:(?:[0-5]\\d|60)(?:\\.\\d+)?(?:[Zz]|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)$"
			}
		},
		"allOf": [
			{
				"if": {
					"properties": { "type": { "const": "run.started" } },
					"required": ["type"]
				},
				"then": { "$ref": "#/$defs/run.started" }
			},
			{
				"if": {
					"properties": { "type": { "const": "run.finished" } },
					"required": ["type"]
				},
				"then": { "$ref": "#/$defs/run.finished" }
			},
			{
				"if": {
					"properties": { "type": { "const": "run.failed" } },
					"required": ["type"]
				},
				"then": { "$ref": "#/$defs/run.failed" }
			},
			{
				"if": {
					"properties": { "type": { "const": "step.started" } },
					"required": ["type"]
				},
				"then": { "$ref": "#/$defs/step.started" }
			},
			{
				"if": {
					"properties": { "type": { "const": "step.finished" } },
					"required": ["type"]
				},
				"then": { "$ref": "#/$defs/step.finished" }
			},
			{
				"if": {
					"properties": { "type": { "const": "step.failed" } },
					"required": ["type"]
				},
				"then": { "$ref": "#/$defs/step.failed" }
			},
			{
				"if": {
					"properties": { "type": { "const": "llm.requested" } },
					"required": ["type"]
				},
				"then": { "$ref": "#/$defs/llm.requested" }
			},
			{
				"if": {
					"properties": { "type": { "const": "llm.responded" } },
					"required": ["type"]
				},
				"then": { "$ref": "#/$defs/llm.responded" }
			},
			{
				"if": {
					"properties": { "type": { "const": "tool.called" } },
					"required": ["type"]
				},
				"then": { "$ref": "#/$defs/tool.called" }
			},
			{
				"if": {
					"properties": { "type": { "const": "tool.returned" } },
					"required": ["type"]
				},
				"then": { "$ref": "#/$defs/tool.returned" }
			},
			{
				"if": {
					"properties": { "type": { "const": "tool.failed" } },
					"required": ["type"]
				},
				"then": { "$ref": "#/$defs/tool.failed" }
			},
			{
				"if": {
					"properties": { "type": { "const": "artifact.created" } },
					"required": ["type"]
				},
				"then": { "$ref": "#/$defs/artifact.created" }
			}
		],
		"$defs": {
			"step_id": {
				"description": "UUID v4 of a step, unique within its run (8).",
				"type": "string",
				"pattern": "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$"
			},
			"llm_call_id": {
				"description": "UUID v4 of a call of a language model, unique within its run (23).",
				"type": "string",
				"pattern": "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$"
			},
			"tool_call_id": {
				"description": "UUID v4 of a tool call, unique within its run (14).",
				"type": "string",
				"pattern": "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$"
			},
			"artifact_id": {
				"description": "UUID v4 of an artifact, unique within its run (27).",
				"type": "string",
				"pattern": "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$"
			},
			"phase": {
				"description": "The phase a step belongs to (12).",
				"enum": [
					"planner",
					"executor",
					"reviewer"
				]
			},
			"name": {
				"type": "string",
				"minLength": 1
			},
			"reason": {
				"description": "What went wrong.",
				"type": "string"
			},
			"duration": {
				"description": "Milliseconds (22).",
				"type": "number",
				"minimum": 0
			},
			"run.started": {
				"type": "object",
				"required": ["workspace_root"],
				"properties": { "workspace_root": {
					"description": "Absolute and normalised folder that the run works in (4a).",
					"type": "string",
					"minLength": 1
				} }
			},
			"run.finished": {
				"type": "object",
				"properties": {}
			},
			"run.failed": {
				"type": "object",
				"required": ["reason"],
				"properties": { "reason": { "$ref": "#/$defs/reason" } }
			},
			"step.started": {
				"type": "object",
				"required": ["step_id", "phase"],
				"properties": {
					"step_id": { "$ref": "#/$defs/step_id" },
					"phase": { "$ref": "#/$defs/phase" },
					"agent_id": {
						"description": "The agent that takes the step (13, 45).",
						"type": "string",
						"minLength": 1
					}
				}
			},
			"step.finished": {
				"type": "object",
				"required": ["step_id", "phase"],
				"properties": {
					"step_id": { "$ref": "#/$defs/step_id" },
					"phase": { "$ref": "#/$defs/phase" }
				}
			},
			"step.failed": {
				"type": "object",
				"required": [
					"step_id",
					"phase",
					"reason"
				],
				"properties": {
					"step_id": { "$ref": "#/$defs/step_id" },
					"phase": { "$ref": "#/$defs/phase" },
					"reason": { "$ref": "#/$defs/reason" }
				}
			},
			"llm.requested": {
				"type": "object",
				"required": ["step_id", "llm_call_id"],
				"properties": {
					"step_id": { "$ref": "#/$defs/step_id" },
					"llm_call_id": { "$ref": "#/$defs/llm_call_id" },
					"model": { "type": "string" },
					"usage": { "description": "Whatever the provider counts." },
					"prompt": {},
					"response": {},
					"duration_ms": { "$ref": "#/$defs/duration" }
				}
			},
			"llm.responded": {
				"type": "object",
				"required": ["step_id", "llm_call_id"],
				"properties": {
					"step_id": { "$ref": "#/$defs/step_id" },
					"llm_call_id": { "$ref": "#/$defs/llm_call_id" },
					"model": { "type": "string" },
					"usage": { "description": "Whatever the provider counts." },
					"prompt": {},
					"response": {},
					"duration_ms": { "$ref": "#/$defs/duration" }
				}
			},
			"tool.called": {
				"type": "object",
				"required": [
					"step_id",
					"tool_call_id",
					"tool_name"
				],
				"properties": {
					"step_id": { "$ref": "#/$defs/step_id" },
					"tool_call_id": { "$ref": "#/$defs/tool_call_id" },
					"tool_name": { "$ref": "#/$defs/name" },
					"input": { "description": "What the tool is called with (20)." }
				}
			},
			"tool.returned": {
				"type": "object",
				"required": [
					"step_id",
					"tool_call_id",
					"tool_name"
				],
				"properties": {
					"step_id": { "$ref": "#/$defs/step_id" },
					"tool_call_id": { "$ref": "#/$defs/tool_call_id" },
					"tool_name": { "$ref": "#/$defs/name" },
					"output": { "description": "What the tool gave (21)." },
					"duration_ms": { "$ref": "#/$defs/duration" }
				}
			},
			"tool.failed": {
				"type": "object",
				"required": [
					"step_id",
					"tool_call_id",
					"tool_name",
					"reason"
				],
				"properties": {
					"step_id": { "$ref": "#/$defs/step_id" },
					"tool_call_id": { "$ref": "#/$defs/tool_call_id" },
					"tool_name": { "$ref": "#/$defs/name" },
					"reason": { "$ref": "#/$defs/reason" },
					"error_code": {
						"description": "INVALID_INPUT (20), INVALID_OUTPUT (21), or one of the harness.",
						"type": "string"
					},
					"duration_ms": { "$ref": "#/$defs/duration" }
				}
			},
			"artifact.created": {
				"type": "object",
				"required": [
					"step_id",
					"artifact_id",
					"artifact_type",
					"checksum",
					"size_bytes"
				],
				"properties": {
					"step_id": { "$ref": "#/$defs/step_id" },
					"artifact_id": { "$ref": "#/$defs/artifact_id" },
					"artifact_type": {
						"description": "What it is (31).",
						"enum": [
							"file",
							"diff",
							"text"
						]
					},
					"checksum": {
						"description": "SHA-256 in hexadecimal digits (32); sha256: before it is accepted.",
						"type": "string",
						"pattern": "^(?:sha256:)?[0-9a-fA-F]{64}$"
					},
					"size_bytes": {
						"description": "Bytes (33).",
						"type": "integer",
						"minimum": 0,
						"maximum": 9007199254740991
					},
					"path": {
						"description": "Absolute path within workspace_root (34); required for files.",
						"type": "string",
						"minLength": 1
					}
				},
				"if": {
					"properties": { "artifact_type": { "const": "file" } },
					"required": ["artifact_type"]
				},
				"then": { "required": ["path"] }
			}
		}
	};
	const func1 = require_ucs2length().default;
	function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate22.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.reason === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "reason" },
					message: "must have required property 'reason'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.reason !== void 0) {
				if (typeof data.reason !== "string") {
					const err1 = {
						instancePath: instancePath + "/reason",
						schemaPath: "#/$defs/reason/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
			}
		} else {
			const err2 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		validate22.errors = vErrors;
		return errors === 0;
	}
	validate22.evaluated = {
		"props": { "reason": true },
		"dynamicProps": false,
		"dynamicItems": false
	};
	const schema39 = {
		"description": "The phase a step belongs to (12).",
		"enum": [
			"planner",
			"executor",
			"reviewer"
		]
	};
	const pattern4 = new RegExp("^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$", "u");
	function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate24.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.step_id === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "step_id" },
					message: "must have required property 'step_id'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.phase === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "phase" },
					message: "must have required property 'phase'"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (data.step_id !== void 0) {
				let data0 = data.step_id;
				if (typeof data0 === "string") {
					if (!pattern4.test(data0)) {
						const err2 = {
							instancePath: instancePath + "/step_id",
							schemaPath: "#/$defs/step_id/pattern",
							keyword: "pattern",
							params: { pattern: "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$" },
							message: "must match pattern \"^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$\""
						};
						if (vErrors === null) vErrors = [err2];
						else vErrors.push(err2);
						errors++;
					}
				} else {
					const err3 = {
						instancePath: instancePath + "/step_id",
						schemaPath: "#/$defs/step_id/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			}
			if (data.phase !== void 0) {
				let data1 = data.phase;
				if (!(data1 === "planner" || data1 === "executor" || data1 === "reviewer")) {
					const err4 = {
						instancePath: instancePath + "/phase",
						schemaPath: "#/$defs/phase/enum",
						keyword: "enum",
						params: { allowedValues: schema39.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			}
			if (data.agent_id !== void 0) {
				let data2 = data.agent_id;
				if (typeof data2 === "string") {
					if (func1(data2) < 1) {
						const err5 = {
							instancePath: instancePath + "/agent_id",
							schemaPath: "#/properties/agent_id/minLength",
							keyword: "minLength",
							params: { limit: 1 },
							message: "must NOT have fewer than 1 characters"
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
				} else {
					const err6 = {
						instancePath: instancePath + "/agent_id",
						schemaPath: "#/properties/agent_id/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
		} else {
			const err7 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		validate24.errors = vErrors;
		return errors === 0;
	}
	validate24.evaluated = {
		"props": {
			"step_id": true,
			"phase": true,
			"agent_id": true
		},
		"dynamicProps": false,
		"dynamicItems": false
	};
	function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate26.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.step_id === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "step_id" },
					message: "must have required property 'step_id'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.phase === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "phase" },
					message: "must have required property 'phase'"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (data.step_id !== void 0) {
				let data0 = data.step_id;
				if (typeof data0 === "string") {
					if (!pattern4.test(data0)) {
						const err2 = {
							instancePath: instancePath + "/step_id",
							schemaPath: "#/$defs/step_id/pattern",
							keyword: "pattern",
							params: { pattern: "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$" },
							message: "must match pattern \"^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$\""
						};
						if (vErrors === null) vErrors = [err2];
						else vErrors.push(err2);
						errors++;
					}
				} else {
					const err3 = {
						instancePath: instancePath + "/step_id",
						schemaPath: "#/$defs/step_id/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			}
			if (data.phase !== void 0) {
				let data1 = data.phase;
				if (!(data1 === "planner" || data1 === "executor" || data1 === "reviewer")) {
					const err4 = {
						instancePath: instancePath + "/phase",
						schemaPath: "#/$defs/phase/enum",
						keyword: "enum",
						params: { allowedValues: schema39.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			}
		} else {
			const err5 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		validate26.errors = vErrors;
		return errors === 0;
	}
	validate26.evaluated = {
		"props": {
			"step_id": true,
			"phase": true
		},
		"dynamicProps": false,
		"dynamicItems": false
	};
	function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate28.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.step_id === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "step_id" },
					message: "must have required property 'step_id'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.phase === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "phase" },
					message: "must have required property 'phase'"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (data.reason === void 0) {
				const err2 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "reason" },
					message: "must have required property 'reason'"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if (data.step_id !== void 0) {
				let data0 = data.step_id;
				if (typeof data0 === "string") {
					if (!pattern4.test(data0)) {
						const err3 = {
							instancePath: instancePath + "/step_id",
							schemaPath: "#/$defs/step_id/pattern",
							keyword: "pattern",
							params: { pattern: "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$" },
							message: "must match pattern \"^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$\""
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
					}
				} else {
					const err4 = {
						instancePath: instancePath + "/step_id",
						schemaPath: "#/$defs/step_id/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			}
			if (data.phase !== void 0) {
				let data1 = data.phase;
				if (!(data1 === "planner" || data1 === "executor" || data1 === "reviewer")) {
					const err5 = {
						instancePath: instancePath + "/phase",
						schemaPath: "#/$defs/phase/enum",
						keyword: "enum",
						params: { allowedValues: schema39.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
			if (data.reason !== void 0) {
				if (typeof data.reason !== "string") {
					const err6 = {
						instancePath: instancePath + "/reason",
						schemaPath: "#/$defs/reason/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
		} else {
			const err7 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		validate28.errors = vErrors;
		return errors === 0;
	}
	validate28.evaluated = {
		"props": {
			"step_id": true,
			"phase": true,
			"reason": true
		},
		"dynamicProps": false,
		"dynamicItems": false
	};
	function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate30.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.step_id === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "step_id" },
					message: "must have required property 'step_id'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.llm_call_id === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "llm_call_id" },
					message: "must have required property 'llm_call_id'"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (data.step_id !== void 0) {
				let data0 = data.step_id;
				if (typeof data0 === "string") {
					if (!pattern4.test(data0)) {
						const err2 = {
							instancePath: instancePath + "/step_id",
							schemaPath: "#/$defs/step_id/pattern",
							keyword: "pattern",
							params: { pattern: "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$" },
							message: "must match pattern \"^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$\""
						};
						if (vErrors === null) vErrors = [err2];
						else vErrors.push(err2);
						errors++;
					}
				} else {
					const err3 = {
						instancePath: instancePath + "/step_id",
						schemaPath: "#/$defs/step_id/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			}
			if (data.llm_call_id !== void 0) {
				let data1 = data.llm_call_id;
				if (typeof data1 === "string") {
					if (!pattern4.test(data1)) {
						const err4 = {
							instancePath: instancePath + "/llm_call_id",
							schemaPath: "#/$defs/llm_call_id/pattern",
							keyword: "pattern",
							params: { pattern: "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$" },
							message: "must match pattern \"^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$\""
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
				} else {
					const err5 = {
						instancePath: instancePath + "/llm_call_id",
						schemaPath: "#/$defs/llm_call_id/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
			if (data.model !== void 0) {
				if (typeof data.model !== "string") {
					const err6 = {
						instancePath: instancePath + "/model",
						schemaPath: "#/properties/model/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
			if (data.duration_ms !== void 0) {
				let data3 = data.duration_ms;
				if (typeof data3 == "number" && isFinite(data3)) {
					if (data3 < 0 || isNaN(data3)) {
						const err7 = {
							instancePath: instancePath + "/duration_ms",
							schemaPath: "#/$defs/duration/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				} else {
					const err8 = {
						instancePath: instancePath + "/duration_ms",
						schemaPath: "#/$defs/duration/type",
						keyword: "type",
						params: { type: "number" },
						message: "must be number"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			}
		} else {
			const err9 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
		validate30.errors = vErrors;
		return errors === 0;
	}
	validate30.evaluated = {
		"props": {
			"step_id": true,
			"llm_call_id": true,
			"model": true,
			"usage": true,
			"prompt": true,
			"response": true,
			"duration_ms": true
		},
		"dynamicProps": false,
		"dynamicItems": false
	};
	function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate32.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.step_id === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "step_id" },
					message: "must have required property 'step_id'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.llm_call_id === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "llm_call_id" },
					message: "must have required property 'llm_call_id'"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (data.step_id !== void 0) {
				let data0 = data.step_id;
				if (typeof data0 === "string") {
					if (!pattern4.test(data0)) {
						const err2 = {
							instancePath: instancePath + "/step_id",
							schemaPath: "#/$defs/step_id/pattern",
							keyword: "pattern",
							params: { pattern: "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$" },
							message: "must match pattern \"^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$\""
						};
						if (vErrors === null) vErrors = [err2];
						else vErrors.push(err2);
						errors++;
					}
				} else {
					const err3 = {
						instancePath: instancePath + "/step_id",
						schemaPath: "#/$defs/step_id/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			}
			if (data.llm_call_id !== void 0) {
				let data1 = data.llm_call_id;
				if (typeof data1 === "string") {
					if (!pattern4.test(data1)) {
						const err4 = {
							instancePath: instancePath + "/llm_call_id",
							schemaPath: "#/$defs/llm_call_id/pattern",
							keyword: "pattern",
							params: { pattern: "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$" },
							message: "must match pattern \"^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$\""
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
				} else {
					const err5 = {
						instancePath: instancePath + "/llm_call_id",
						schemaPath: "#/$defs/llm_call_id/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
			if (data.model !== void 0) {
				if (typeof data.model !== "string") {
					const err6 = {
						instancePath: instancePath + "/model",
						schemaPath: "#/properties/model/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
			if (data.duration_ms !== void 0) {
				let data3 = data.duration_ms;
				if (typeof data3 == "number" && isFinite(data3)) {
					if (data3 < 0 || isNaN(data3)) {
						const err7 = {
							instancePath: instancePath + "/duration_ms",
							schemaPath: "#/$defs/duration/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				} else {
					const err8 = {
						instancePath: instancePath + "/duration_ms",
						schemaPath: "#/$defs/duration/type",
						keyword: "type",
						params: { type: "number" },
						message: "must be number"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			}
		} else {
			const err9 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
		validate32.errors = vErrors;
		return errors === 0;
	}
	validate32.evaluated = {
		"props": {
			"step_id": true,
			"llm_call_id": true,
			"model": true,
			"usage": true,
			"prompt": true,
			"response": true,
			"duration_ms": true
		},
		"dynamicProps": false,
		"dynamicItems": false
	};
	function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate34.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.step_id === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "step_id" },
					message: "must have required property 'step_id'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.tool_call_id === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "tool_call_id" },
					message: "must have required property 'tool_call_id'"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (data.tool_name === void 0) {
				const err2 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "tool_name" },
					message: "must have required property 'tool_name'"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if (data.step_id !== void 0) {
				let data0 = data.step_id;
				if (typeof data0 === "string") {
					if (!pattern4.test(data0)) {
						const err3 = {
							instancePath: instancePath + "/step_id",
							schemaPath: "#/$defs/step_id/pattern",
							keyword: "pattern",
							params: { pattern: "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$" },
							message: "must match pattern \"^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$\""
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
					}
				} else {
					const err4 = {
						instancePath: instancePath + "/step_id",
						schemaPath: "#/$defs/step_id/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			}
			if (data.tool_call_id !== void 0) {
				let data1 = data.tool_call_id;
				if (typeof data1 === "string") {
					if (!pattern4.test(data1)) {
						const err5 = {
							instancePath: instancePath + "/tool_call_id",
							schemaPath: "#/$defs/tool_call_id/pattern",
							keyword: "pattern",
							params: { pattern: "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$" },
							message: "must match pattern \"^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$\""
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
				} else {
					const err6 = {
						instancePath: instancePath + "/tool_call_id",
						schemaPath: "#/$defs/tool_call_id/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
			if (data.tool_name !== void 0) {
				let data2 = data.tool_name;
				if (typeof data2 === "string") {
					if (func1(data2) < 1) {
						const err7 = {
							instancePath: instancePath + "/tool_name",
							schemaPath: "#/$defs/name/minLength",
							keyword: "minLength",
							params: { limit: 1 },
							message: "must NOT have fewer than 1 characters"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				} else {
					const err8 = {
						instancePath: instancePath + "/tool_name",
						schemaPath: "#/$defs/name/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			}
		} else {
			const err9 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
		validate34.errors = vErrors;
		return errors === 0;
	}
	validate34.evaluated = {
		"props": {
			"step_id": true,
			"tool_call_id": true,
			"tool_name": true,
			"input": true
		},
		"dynamicProps": false,
		"dynamicItems": false
	};
	function validate36(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate36.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.step_id === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "step_id" },
					message: "must have required property 'step_id'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.tool_call_id === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "tool_call_id" },
					message: "must have required property 'tool_call_id'"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (data.tool_name === void 0) {
				const err2 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "tool_name" },
					message: "must have required property 'tool_name'"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if (data.step_id !== void 0) {
				let data0 = data.step_id;
				if (typeof data0 === "string") {
					if (!pattern4.test(data0)) {
						const err3 = {
							instancePath: instancePath + "/step_id",
							schemaPath: "#/$defs/step_id/pattern",
							keyword: "pattern",
							params: { pattern: "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$" },
							message: "must match pattern \"^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$\""
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
					}
				} else {
					const err4 = {
						instancePath: instancePath + "/step_id",
						schemaPath: "#/$defs/step_id/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			}
			if (data.tool_call_id !== void 0) {
				let data1 = data.tool_call_id;
				if (typeof data1 === "string") {
					if (!pattern4.test(data1)) {
						const err5 = {
							instancePath: instancePath + "/tool_call_id",
							schemaPath: "#/$defs/tool_call_id/pattern",
							keyword: "pattern",
							params: { pattern: "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$" },
							message: "must match pattern \"^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$\""
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
				} else {
					const err6 = {
						instancePath: instancePath + "/tool_call_id",
						schemaPath: "#/$defs/tool_call_id/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
			if (data.tool_name !== void 0) {
				let data2 = data.tool_name;
				if (typeof data2 === "string") {
					if (func1(data2) < 1) {
						const err7 = {
							instancePath: instancePath + "/tool_name",
							schemaPath: "#/$defs/name/minLength",
							keyword: "minLength",
							params: { limit: 1 },
							message: "must NOT have fewer than 1 characters"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				} else {
					const err8 = {
						instancePath: instancePath + "/tool_name",
						schemaPath: "#/$defs/name/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			}
			if (data.duration_ms !== void 0) {
				let data3 = data.duration_ms;
				if (typeof data3 == "number" && isFinite(data3)) {
					if (data3 < 0 || isNaN(data3)) {
						const err9 = {
							instancePath: instancePath + "/duration_ms",
							schemaPath: "#/$defs/duration/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err9];
						else vErrors.push(err9);
						errors++;
					}
				} else {
					const err10 = {
						instancePath: instancePath + "/duration_ms",
						schemaPath: "#/$defs/duration/type",
						keyword: "type",
						params: { type: "number" },
						message: "must be number"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			}
		} else {
			const err11 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err11];
			else vErrors.push(err11);
			errors++;
		}
		validate36.errors = vErrors;
		return errors === 0;
	}
	validate36.evaluated = {
		"props": {
			"step_id": true,
			"tool_call_id": true,
			"tool_name": true,
			"output": true,
			"duration_ms": true
		},
		"dynamicProps": false,
		"dynamicItems": false
	};
	function validate38(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate38.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.step_id === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "step_id" },
					message: "must have required property 'step_id'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.tool_call_id === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "tool_call_id" },
					message: "must have required property 'tool_call_id'"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (data.tool_name === void 0) {
				const err2 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "tool_name" },
					message: "must have required property 'tool_name'"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if (data.reason === void 0) {
				const err3 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "reason" },
					message: "must have required property 'reason'"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
			if (data.step_id !== void 0) {
				let data0 = data.step_id;
				if (typeof data0 === "string") {
					if (!pattern4.test(data0)) {
						const err4 = {
							instancePath: instancePath + "/step_id",
							schemaPath: "#/$defs/step_id/pattern",
							keyword: "pattern",
							params: { pattern: "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$" },
							message: "must match pattern \"^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$\""
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
				} else {
					const err5 = {
						instancePath: instancePath + "/step_id",
						schemaPath: "#/$defs/step_id/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
			if (data.tool_call_id !== void 0) {
				let data1 = data.tool_call_id;
				if (typeof data1 === "string") {
					if (!pattern4.test(data1)) {
						const err6 = {
							instancePath: instancePath + "/tool_call_id",
							schemaPath: "#/$defs/tool_call_id/pattern",
							keyword: "pattern",
							params: { pattern: "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$" },
							message: "must match pattern \"^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$\""
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
				} else {
					const err7 = {
						instancePath: instancePath + "/tool_call_id",
						schemaPath: "#/$defs/tool_call_id/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			}
			if (data.tool_name !== void 0) {
				let data2 = data.tool_name;
				if (typeof data2 === "string") {
					if (func1(data2) < 1) {
						const err8 = {
							instancePath: instancePath + "/tool_name",
							schemaPath: "#/$defs/name/minLength",
							keyword: "minLength",
							params: { limit: 1 },
							message: "must NOT have fewer than 1 characters"
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
				} else {
					const err9 = {
						instancePath: instancePath + "/tool_name",
						schemaPath: "#/$defs/name/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			}
			if (data.reason !== void 0) {
				if (typeof data.reason !== "string") {
					const err10 = {
						instancePath: instancePath + "/reason",
						schemaPath: "#/$defs/reason/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			}
			if (data.error_code !== void 0) {
				if (typeof data.error_code !== "string") {
					const err11 = {
						instancePath: instancePath + "/error_code",
						schemaPath: "#/properties/error_code/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			}
			if (data.duration_ms !== void 0) {
				let data5 = data.duration_ms;
				if (typeof data5 == "number" && isFinite(data5)) {
					if (data5 < 0 || isNaN(data5)) {
						const err12 = {
							instancePath: instancePath + "/duration_ms",
							schemaPath: "#/$defs/duration/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err12];
						else vErrors.push(err12);
						errors++;
					}
				} else {
					const err13 = {
						instancePath: instancePath + "/duration_ms",
						schemaPath: "#/$defs/duration/type",
						keyword: "type",
						params: { type: "number" },
						message: "must be number"
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
			}
		} else {
			const err14 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err14];
			else vErrors.push(err14);
			errors++;
		}
		validate38.errors = vErrors;
		return errors === 0;
	}
	validate38.evaluated = {
		"props": {
			"step_id": true,
			"tool_call_id": true,
			"tool_name": true,
			"reason": true,
			"error_code": true,
			"duration_ms": true
		},
		"dynamicProps": false,
		"dynamicItems": false
	};
	const schema70 = {
		"type": "object",
		"required": [
			"step_id",
			"artifact_id",
			"artifact_type",
			"checksum",
			"size_bytes"
		],
		"properties": {
			"step_id": { "$ref": "#/$defs/step_id" },
			"artifact_id": { "$ref": "#/$defs/artifact_id" },
			"artifact_type": {
				"description": "What it is (31).",
				"enum": [
					"file",
					"diff",
					"text"
				]
			},
			"checksum": {
				"description": "SHA-256 in hexadecimal digits (32); sha256: before it is accepted.",
				"type": "string",
				"pattern": "^(?:sha256:)?[0-9a-fA-F]{64}$"
			},
			"size_bytes": {
				"description": "Bytes (33).",
				"type": "integer",
				"minimum": 0,
				"maximum": 9007199254740991
			},
			"path": {
				"description": "Absolute path within workspace_root (34); required for files.",
				"type": "string",
				"minLength": 1
			}
		},
		"if": {
			"properties": { "artifact_type": { "const": "file" } },
			"required": ["artifact_type"]
		},
		"then": { "required": ["path"] }
	};
	const pattern19 = new RegExp("^(?:sha256:)?[0-9a-fA-F]{64}$", "u");
	function validate40(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate40.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		const _errs1 = errors;
		let valid0 = true;
		const _errs2 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.artifact_type === void 0 && "artifact_type") {
				const err0 = {};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			} else if (data.artifact_type !== void 0) {
				if ("file" !== data.artifact_type) {
					const err1 = {};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
			}
		}
		var _valid0 = _errs2 === errors;
		errors = _errs1;
		if (vErrors !== null) {
			if (_errs1) vErrors.length = _errs1;
			else vErrors = null;
		}
		if (_valid0) {
			const _errs4 = errors;
			if (data && typeof data == "object" && !Array.isArray(data)) {
				if (data.path === void 0) {
					const err2 = {
						instancePath,
						schemaPath: "#/then/required",
						keyword: "required",
						params: { missingProperty: "path" },
						message: "must have required property 'path'"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			}
			var _valid0 = _errs4 === errors;
			valid0 = _valid0;
		}
		if (!valid0) {
			const err3 = {
				instancePath,
				schemaPath: "#/if",
				keyword: "if",
				params: { failingKeyword: "then" },
				message: "must match \"then\" schema"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.step_id === void 0) {
				const err4 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "step_id" },
					message: "must have required property 'step_id'"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			if (data.artifact_id === void 0) {
				const err5 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "artifact_id" },
					message: "must have required property 'artifact_id'"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
			if (data.artifact_type === void 0) {
				const err6 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "artifact_type" },
					message: "must have required property 'artifact_type'"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
			if (data.checksum === void 0) {
				const err7 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "checksum" },
					message: "must have required property 'checksum'"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
			if (data.size_bytes === void 0) {
				const err8 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "size_bytes" },
					message: "must have required property 'size_bytes'"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
			if (data.step_id !== void 0) {
				let data1 = data.step_id;
				if (typeof data1 === "string") {
					if (!pattern4.test(data1)) {
						const err9 = {
							instancePath: instancePath + "/step_id",
							schemaPath: "#/$defs/step_id/pattern",
							keyword: "pattern",
							params: { pattern: "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$" },
							message: "must match pattern \"^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$\""
						};
						if (vErrors === null) vErrors = [err9];
						else vErrors.push(err9);
						errors++;
					}
				} else {
					const err10 = {
						instancePath: instancePath + "/step_id",
						schemaPath: "#/$defs/step_id/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			}
			if (data.artifact_id !== void 0) {
				let data2 = data.artifact_id;
				if (typeof data2 === "string") {
					if (!pattern4.test(data2)) {
						const err11 = {
							instancePath: instancePath + "/artifact_id",
							schemaPath: "#/$defs/artifact_id/pattern",
							keyword: "pattern",
							params: { pattern: "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$" },
							message: "must match pattern \"^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$\""
						};
						if (vErrors === null) vErrors = [err11];
						else vErrors.push(err11);
						errors++;
					}
				} else {
					const err12 = {
						instancePath: instancePath + "/artifact_id",
						schemaPath: "#/$defs/artifact_id/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			}
			if (data.artifact_type !== void 0) {
				let data3 = data.artifact_type;
				if (!(data3 === "file" || data3 === "diff" || data3 === "text")) {
					const err13 = {
						instancePath: instancePath + "/artifact_type",
						schemaPath: "#/properties/artifact_type/enum",
						keyword: "enum",
						params: { allowedValues: schema70.properties.artifact_type.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
			}
			if (data.checksum !== void 0) {
				let data4 = data.checksum;
				if (typeof data4 === "string") {
					if (!pattern19.test(data4)) {
						const err14 = {
							instancePath: instancePath + "/checksum",
							schemaPath: "#/properties/checksum/pattern",
							keyword: "pattern",
							params: { pattern: "^(?:sha256:)?[0-9a-fA-F]{64}$" },
							message: "must match pattern \"^(?:sha256:)?[0-9a-fA-F]{64}$\""
						};
						if (vErrors === null) vErrors = [err14];
						else vErrors.push(err14);
						errors++;
					}
				} else {
					const err15 = {
						instancePath: instancePath + "/checksum",
						schemaPath: "#/properties/checksum/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
			}
			if (data.size_bytes !== void 0) {
				let data5 = data.size_bytes;
				if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
					const err16 = {
						instancePath: instancePath + "/size_bytes",
						schemaPath: "#/properties/size_bytes/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
				if (typeof data5 == "number" && isFinite(data5)) {
					if (data5 > 9007199254740991 || isNaN(data5)) {
						const err17 = {
							instancePath: instancePath + "/size_bytes",
							schemaPath: "#/properties/size_bytes/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 9007199254740991
							},
							message: "must be <= 9007199254740991"
						};
						if (vErrors === null) vErrors = [err17];
						else vErrors.push(err17);
						errors++;
					}
					if (data5 < 0 || isNaN(data5)) {
						const err18 = {
							instancePath: instancePath + "/size_bytes",
							schemaPath: "#/properties/size_bytes/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err18];
						else vErrors.push(err18);
						errors++;
					}
				}
			}
			if (data.path !== void 0) {
				let data6 = data.path;
				if (typeof data6 === "string") {
					if (func1(data6) < 1) {
						const err19 = {
							instancePath: instancePath + "/path",
							schemaPath: "#/properties/path/minLength",
							keyword: "minLength",
							params: { limit: 1 },
							message: "must NOT have fewer than 1 characters"
						};
						if (vErrors === null) vErrors = [err19];
						else vErrors.push(err19);
						errors++;
					}
				} else {
					const err20 = {
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err20];
					else vErrors.push(err20);
					errors++;
				}
			}
		} else {
			const err21 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err21];
			else vErrors.push(err21);
			errors++;
		}
		validate40.errors = vErrors;
		return errors === 0;
	}
	validate40.evaluated = {
		"props": {
			"step_id": true,
			"artifact_id": true,
			"artifact_type": true,
			"checksum": true,
			"size_bytes": true,
			"path": true
		},
		"dynamicProps": false,
		"dynamicItems": false
	};
	const pattern20 = new RegExp("^(?:run-)?[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$", "u");
	const pattern22 = new RegExp("^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])[Tt ](?:[01]\\d|2[0-3]):[0-5]\\d:(?:[0-5]\\d|60)(?:\\.\\d+)?(?:[Zz]|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)$", "u");
	function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate21.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		const _errs2 = errors;
		let valid1 = true;
		const _errs3 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.type === void 0 && "type") {
				const err0 = {};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			} else if (data.type !== void 0) {
				if ("run.started" !== data.type) {
					const err1 = {};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
			}
		}
		var _valid0 = _errs3 === errors;
		errors = _errs2;
		if (vErrors !== null) {
			if (_errs2) vErrors.length = _errs2;
			else vErrors = null;
		}
		if (_valid0) {
			const _errs5 = errors;
			if (data && typeof data == "object" && !Array.isArray(data)) {
				if (data.workspace_root === void 0) {
					const err2 = {
						instancePath,
						schemaPath: "#/$defs/run.started/required",
						keyword: "required",
						params: { missingProperty: "workspace_root" },
						message: "must have required property 'workspace_root'"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (data.workspace_root !== void 0) {
					let data1 = data.workspace_root;
					if (typeof data1 === "string") {
						if (func1(data1) < 1) {
							const err3 = {
								instancePath: instancePath + "/workspace_root",
								schemaPath: "#/$defs/run.started/properties/workspace_root/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								message: "must NOT have fewer than 1 characters"
							};
							if (vErrors === null) vErrors = [err3];
							else vErrors.push(err3);
							errors++;
						}
					} else {
						const err4 = {
							instancePath: instancePath + "/workspace_root",
							schemaPath: "#/$defs/run.started/properties/workspace_root/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
				}
			} else {
				const err5 = {
					instancePath,
					schemaPath: "#/$defs/run.started/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
			var _valid0 = _errs5 === errors;
			valid1 = _valid0;
			if (valid1) {
				var props0 = {};
				props0.workspace_root = true;
				props0.type = true;
			}
		}
		if (!valid1) {
			const err6 = {
				instancePath,
				schemaPath: "#/allOf/0/if",
				keyword: "if",
				params: { failingKeyword: "then" },
				message: "must match \"then\" schema"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		const _errs11 = errors;
		let valid5 = true;
		const _errs12 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.type === void 0 && "type") {
				const err7 = {};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			} else if (data.type !== void 0) {
				if ("run.finished" !== data.type) {
					const err8 = {};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			}
		}
		var _valid1 = _errs12 === errors;
		errors = _errs11;
		if (vErrors !== null) {
			if (_errs11) vErrors.length = _errs11;
			else vErrors = null;
		}
		if (_valid1) {
			const _errs14 = errors;
			if (!(data && typeof data == "object" && !Array.isArray(data))) {
				const err9 = {
					instancePath,
					schemaPath: "#/$defs/run.finished/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
			var _valid1 = _errs14 === errors;
			valid5 = _valid1;
		}
		if (!valid5) {
			const err10 = {
				instancePath,
				schemaPath: "#/allOf/1/if",
				keyword: "if",
				params: { failingKeyword: "then" },
				message: "must match \"then\" schema"
			};
			if (vErrors === null) vErrors = [err10];
			else vErrors.push(err10);
			errors++;
		}
		if (props0 !== true) {
			props0 = props0 || {};
			props0.type = true;
		}
		const _errs18 = errors;
		let valid8 = true;
		const _errs19 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.type === void 0 && "type") {
				const err11 = {};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			} else if (data.type !== void 0) {
				if ("run.failed" !== data.type) {
					const err12 = {};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			}
		}
		var _valid2 = _errs19 === errors;
		errors = _errs18;
		if (vErrors !== null) {
			if (_errs18) vErrors.length = _errs18;
			else vErrors = null;
		}
		if (_valid2) {
			const _errs21 = errors;
			if (!validate22(data, {
				instancePath,
				parentData,
				parentDataProperty,
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
				errors = vErrors.length;
			}
			var _valid2 = _errs21 === errors;
			valid8 = _valid2;
			if (valid8) {
				var props1 = {};
				props1.reason = true;
				props1.type = true;
			}
		}
		if (!valid8) {
			const err13 = {
				instancePath,
				schemaPath: "#/allOf/2/if",
				keyword: "if",
				params: { failingKeyword: "then" },
				message: "must match \"then\" schema"
			};
			if (vErrors === null) vErrors = [err13];
			else vErrors.push(err13);
			errors++;
		}
		if (props0 !== true && props1 !== void 0) {
			if (props1 === true) props0 = true;
			else {
				props0 = props0 || {};
				Object.assign(props0, props1);
			}
		}
		const _errs23 = errors;
		let valid10 = true;
		const _errs24 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.type === void 0 && "type") {
				const err14 = {};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			} else if (data.type !== void 0) {
				if ("step.started" !== data.type) {
					const err15 = {};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
			}
		}
		var _valid3 = _errs24 === errors;
		errors = _errs23;
		if (vErrors !== null) {
			if (_errs23) vErrors.length = _errs23;
			else vErrors = null;
		}
		if (_valid3) {
			const _errs26 = errors;
			if (!validate24(data, {
				instancePath,
				parentData,
				parentDataProperty,
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
				errors = vErrors.length;
			}
			var _valid3 = _errs26 === errors;
			valid10 = _valid3;
			if (valid10) {
				var props2 = {};
				props2.step_id = true;
				props2.phase = true;
				props2.agent_id = true;
				props2.type = true;
			}
		}
		if (!valid10) {
			const err16 = {
				instancePath,
				schemaPath: "#/allOf/3/if",
				keyword: "if",
				params: { failingKeyword: "then" },
				message: "must match \"then\" schema"
			};
			if (vErrors === null) vErrors = [err16];
			else vErrors.push(err16);
			errors++;
		}
		if (props0 !== true && props2 !== void 0) {
			if (props2 === true) props0 = true;
			else {
				props0 = props0 || {};
				Object.assign(props0, props2);
			}
		}
		const _errs28 = errors;
		let valid12 = true;
		const _errs29 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.type === void 0 && "type") {
				const err17 = {};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			} else if (data.type !== void 0) {
				if ("step.finished" !== data.type) {
					const err18 = {};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
			}
		}
		var _valid4 = _errs29 === errors;
		errors = _errs28;
		if (vErrors !== null) {
			if (_errs28) vErrors.length = _errs28;
			else vErrors = null;
		}
		if (_valid4) {
			const _errs31 = errors;
			if (!validate26(data, {
				instancePath,
				parentData,
				parentDataProperty,
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
				errors = vErrors.length;
			}
			var _valid4 = _errs31 === errors;
			valid12 = _valid4;
			if (valid12) {
				var props3 = {};
				props3.step_id = true;
				props3.phase = true;
				props3.type = true;
			}
		}
		if (!valid12) {
			const err19 = {
				instancePath,
				schemaPath: "#/allOf/4/if",
				keyword: "if",
				params: { failingKeyword: "then" },
				message: "must match \"then\" schema"
			};
			if (vErrors === null) vErrors = [err19];
			else vErrors.push(err19);
			errors++;
		}
		if (props0 !== true && props3 !== void 0) {
			if (props3 === true) props0 = true;
			else {
				props0 = props0 || {};
				Object.assign(props0, props3);
			}
		}
		const _errs33 = errors;
		let valid14 = true;
		const _errs34 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.type === void 0 && "type") {
				const err20 = {};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			} else if (data.type !== void 0) {
				if ("step.failed" !== data.type) {
					const err21 = {};
					if (vErrors === null) vErrors = [err21];
					else vErrors.push(err21);
					errors++;
				}
			}
		}
		var _valid5 = _errs34 === errors;
		errors = _errs33;
		if (vErrors !== null) {
			if (_errs33) vErrors.length = _errs33;
			else vErrors = null;
		}
		if (_valid5) {
			const _errs36 = errors;
			if (!validate28(data, {
				instancePath,
				parentData,
				parentDataProperty,
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
				errors = vErrors.length;
			}
			var _valid5 = _errs36 === errors;
			valid14 = _valid5;
			if (valid14) {
				var props4 = {};
				props4.step_id = true;
				props4.phase = true;
				props4.reason = true;
				props4.type = true;
			}
		}
		if (!valid14) {
			const err22 = {
				instancePath,
				schemaPath: "#/allOf/5/if",
				keyword: "if",
				params: { failingKeyword: "then" },
				message: "must match \"then\" schema"
			};
			if (vErrors === null) vErrors = [err22];
			else vErrors.push(err22);
			errors++;
		}
		if (props0 !== true && props4 !== void 0) {
			if (props4 === true) props0 = true;
			else {
				props0 = props0 || {};
				Object.assign(props0, props4);
			}
		}
		const _errs38 = errors;
		let valid16 = true;
		const _errs39 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.type === void 0 && "type") {
				const err23 = {};
				if (vErrors === null) vErrors = [err23];
				else vErrors.push(err23);
				errors++;
			} else if (data.type !== void 0) {
				if ("llm.requested" !== data.type) {
					const err24 = {};
					if (vErrors === null) vErrors = [err24];
					else vErrors.push(err24);
					errors++;
				}
			}
		}
		var _valid6 = _errs39 === errors;
		errors = _errs38;
		if (vErrors !== null) {
			if (_errs38) vErrors.length = _errs38;
			else vErrors = null;
		}
		if (_valid6) {
			const _errs41 = errors;
			if (!validate30(data, {
				instancePath,
				parentData,
				parentDataProperty,
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
				errors = vErrors.length;
			}
			var _valid6 = _errs41 === errors;
			valid16 = _valid6;
			if (valid16) {
				var props5 = {};
				props5.step_id = true;
				props5.llm_call_id = true;
				props5.model = true;
				props5.usage = true;
				props5.prompt = true;
				props5.response = true;
				props5.duration_ms = true;
				props5.type = true;
			}
		}
		if (!valid16) {
			const err25 = {
				instancePath,
				schemaPath: "#/allOf/6/if",
				keyword: "if",
				params: { failingKeyword: "then" },
				message: "must match \"then\" schema"
			};
			if (vErrors === null) vErrors = [err25];
			else vErrors.push(err25);
			errors++;
		}
		if (props0 !== true && props5 !== void 0) {
			if (props5 === true) props0 = true;
			else {
				props0 = props0 || {};
				Object.assign(props0, props5);
			}
		}
		const _errs43 = errors;
		let valid18 = true;
		const _errs44 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.type === void 0 && "type") {
				const err26 = {};
				if (vErrors === null) vErrors = [err26];
				else vErrors.push(err26);
				errors++;
			} else if (data.type !== void 0) {
				if ("llm.responded" !== data.type) {
					const err27 = {};
					if (vErrors === null) vErrors = [err27];
					else vErrors.push(err27);
					errors++;
				}
			}
		}
		var _valid7 = _errs44 === errors;
		errors = _errs43;
		if (vErrors !== null) {
			if (_errs43) vErrors.length = _errs43;
			else vErrors = null;
		}
		if (_valid7) {
			const _errs46 = errors;
			if (!validate32(data, {
				instancePath,
				parentData,
				parentDataProperty,
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
				errors = vErrors.length;
			}
			var _valid7 = _errs46 === errors;
			valid18 = _valid7;
			if (valid18) {
				var props6 = {};
				props6.step_id = true;
				props6.llm_call_id = true;
				props6.model = true;
				props6.usage = true;
				props6.prompt = true;
				props6.response = true;
				props6.duration_ms = true;
				props6.type = true;
			}
		}
		if (!valid18) {
			const err28 = {
				instancePath,
				schemaPath: "#/allOf/7/if",
				keyword: "if",
				params: { failingKeyword: "then" },
				message: "must match \"then\" schema"
			};
			if (vErrors === null) vErrors = [err28];
			else vErrors.push(err28);
			errors++;
		}
		if (props0 !== true && props6 !== void 0) {
			if (props6 === true) props0 = true;
			else {
				props0 = props0 || {};
				Object.assign(props0, props6);
			}
		}
		const _errs48 = errors;
		let valid20 = true;
		const _errs49 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.type === void 0 && "type") {
				const err29 = {};
				if (vErrors === null) vErrors = [err29];
				else vErrors.push(err29);
				errors++;
			} else if (data.type !== void 0) {
				if ("tool.called" !== data.type) {
					const err30 = {};
					if (vErrors === null) vErrors = [err30];
					else vErrors.push(err30);
					errors++;
				}
			}
		}
		var _valid8 = _errs49 === errors;
		errors = _errs48;
		if (vErrors !== null) {
			if (_errs48) vErrors.length = _errs48;
			else vErrors = null;
		}
		if (_valid8) {
			const _errs51 = errors;
			if (!validate34(data, {
				instancePath,
				parentData,
				parentDataProperty,
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
				errors = vErrors.length;
			}
			var _valid8 = _errs51 === errors;
			valid20 = _valid8;
			if (valid20) {
				var props7 = {};
				props7.step_id = true;
				props7.tool_call_id = true;
				props7.tool_name = true;
				props7.input = true;
				props7.type = true;
			}
		}
		if (!valid20) {
			const err31 = {
				instancePath,
				schemaPath: "#/allOf/8/if",
				keyword: "if",
				params: { failingKeyword: "then" },
				message: "must match \"then\" schema"
			};
			if (vErrors === null) vErrors = [err31];
			else vErrors.push(err31);
			errors++;
		}
		if (props0 !== true && props7 !== void 0) {
			if (props7 === true) props0 = true;
			else {
				props0 = props0 || {};
				Object.assign(props0, props7);
			}
		}
		const _errs53 = errors;
		let valid22 = true;
		const _errs54 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.type === void 0 && "type") {
				const err32 = {};
				if (vErrors === null) vErrors = [err32];
				else vErrors.push(err32);
				errors++;
			} else if (data.type !== void 0) {
				if ("tool.returned" !== data.type) {
					const err33 = {};
					if (vErrors === null) vErrors = [err33];
					else vErrors.push(err33);
					errors++;
				}
			}
		}
		var _valid9 = _errs54 === errors;
		errors = _errs53;
		if (vErrors !== null) {
			if (_errs53) vErrors.length = _errs53;
			else vErrors = null;
		}
		if (_valid9) {
			const _errs56 = errors;
			if (!validate36(data, {
				instancePath,
				parentData,
				parentDataProperty,
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
				errors = vErrors.length;
			}
			var _valid9 = _errs56 === errors;
			valid22 = _valid9;
			if (valid22) {
				var props8 = {};
				props8.step_id = true;
				props8.tool_call_id = true;
				props8.tool_name = true;
				props8.output = true;
				props8.duration_ms = true;
				props8.type = true;
			}
		}
		if (!valid22) {
			const err34 = {
				instancePath,
				schemaPath: "#/allOf/9/if",
				keyword: "if",
				params: { failingKeyword: "then" },
				message: "must match \"then\" schema"
			};
			if (vErrors === null) vErrors = [err34];
			else vErrors.push(err34);
			errors++;
		}
		if (props0 !== true && props8 !== void 0) {
			if (props8 === true) props0 = true;
			else {
				props0 = props0 || {};
				Object.assign(props0, props8);
			}
		}
		const _errs58 = errors;
		let valid24 = true;
		const _errs59 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.type === void 0 && "type") {
				const err35 = {};
				if (vErrors === null) vErrors = [err35];
				else vErrors.push(err35);
				errors++;
			} else if (data.type !== void 0) {
				if ("tool.failed" !== data.type) {
					const err36 = {};
					if (vErrors === null) vErrors = [err36];
					else vErrors.push(err36);
					errors++;
				}
			}
		}
		var _valid10 = _errs59 === errors;
		errors = _errs58;
		if (vErrors !== null) {
			if (_errs58) vErrors.length = _errs58;
			else vErrors = null;
		}
		if (_valid10) {
			const _errs61 = errors;
			if (!validate38(data, {
				instancePath,
				parentData,
				parentDataProperty,
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
				errors = vErrors.length;
			}
			var _valid10 = _errs61 === errors;
			valid24 = _valid10;
			if (valid24) {
				var props9 = {};
				props9.step_id = true;
				props9.tool_call_id = true;
				props9.tool_name = true;
				props9.reason = true;
				props9.error_code = true;
				props9.duration_ms = true;
				props9.type = true;
			}
		}
		if (!valid24) {
			const err37 = {
				instancePath,
				schemaPath: "#/allOf/10/if",
				keyword: "if",
				params: { failingKeyword: "then" },
				message: "must match \"then\" schema"
			};
			if (vErrors === null) vErrors = [err37];
			else vErrors.push(err37);
			errors++;
		}
		if (props0 !== true && props9 !== void 0) {
			if (props9 === true) props0 = true;
			else {
				props0 = props0 || {};
				Object.assign(props0, props9);
			}
		}
		const _errs63 = errors;
		let valid26 = true;
		const _errs64 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.type === void 0 && "type") {
				const err38 = {};
				if (vErrors === null) vErrors = [err38];
				else vErrors.push(err38);
				errors++;
			} else if (data.type !== void 0) {
				if ("artifact.created" !== data.type) {
					const err39 = {};
					if (vErrors === null) vErrors = [err39];
					else vErrors.push(err39);
					errors++;
				}
			}
		}
		var _valid11 = _errs64 === errors;
		errors = _errs63;
		if (vErrors !== null) {
			if (_errs63) vErrors.length = _errs63;
			else vErrors = null;
		}
		if (_valid11) {
			const _errs66 = errors;
			if (!validate40(data, {
				instancePath,
				parentData,
				parentDataProperty,
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
				errors = vErrors.length;
			}
			var _valid11 = _errs66 === errors;
			valid26 = _valid11;
			if (valid26) {
				var props10 = {};
				props10.step_id = true;
				props10.artifact_id = true;
				props10.artifact_type = true;
				props10.checksum = true;
				props10.size_bytes = true;
				props10.path = true;
				props10.type = true;
			}
		}
		if (!valid26) {
			const err40 = {
				instancePath,
				schemaPath: "#/allOf/11/if",
				keyword: "if",
				params: { failingKeyword: "then" },
				message: "must match \"then\" schema"
			};
			if (vErrors === null) vErrors = [err40];
			else vErrors.push(err40);
			errors++;
		}
		if (props0 !== true && props10 !== void 0) {
			if (props10 === true) props0 = true;
			else {
				props0 = props0 || {};
				Object.assign(props0, props10);
			}
		}
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.type === void 0) {
				const err41 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "type" },
					message: "must have required property 'type'"
				};
				if (vErrors === null) vErrors = [err41];
				else vErrors.push(err41);
				errors++;
			}
			if (data.run_id === void 0) {
				const err42 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "run_id" },
					message: "must have required property 'run_id'"
				};
				if (vErrors === null) vErrors = [err42];
				else vErrors.push(err42);
				errors++;
			}
			if (data.seq === void 0) {
				const err43 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "seq" },
					message: "must have required property 'seq'"
				};
				if (vErrors === null) vErrors = [err43];
				else vErrors.push(err43);
				errors++;
			}
			if (props0 !== true) {
				props0 = props0 || {};
				props0.type = true;
				props0.run_id = true;
				props0.seq = true;
				props0.event_id = true;
				props0.timestamp = true;
			}
			if (data.type !== void 0) {
				let data13 = data.type;
				if (!(data13 === "run.started" || data13 === "run.finished" || data13 === "run.failed" || data13 === "step.started" || data13 === "step.finished" || data13 === "step.failed" || data13 === "llm.requested" || data13 === "llm.responded" || data13 === "tool.called" || data13 === "tool.returned" || data13 === "tool.failed" || data13 === "artifact.created")) {
					const err44 = {
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/enum",
						keyword: "enum",
						params: { allowedValues: schema32.properties.type.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err44];
					else vErrors.push(err44);
					errors++;
				}
			}
			if (data.run_id !== void 0) {
				let data14 = data.run_id;
				if (typeof data14 === "string") {
					if (!pattern20.test(data14)) {
						const err45 = {
							instancePath: instancePath + "/run_id",
							schemaPath: "#/properties/run_id/pattern",
							keyword: "pattern",
							params: { pattern: "^(?:run-)?[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$" },
							message: "must match pattern \"^(?:run-)?[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$\""
						};
						if (vErrors === null) vErrors = [err45];
						else vErrors.push(err45);
						errors++;
					}
				} else {
					const err46 = {
						instancePath: instancePath + "/run_id",
						schemaPath: "#/properties/run_id/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err46];
					else vErrors.push(err46);
					errors++;
				}
			}
			if (data.seq !== void 0) {
				let data15 = data.seq;
				if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15))) {
					const err47 = {
						instancePath: instancePath + "/seq",
						schemaPath: "#/properties/seq/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err47];
					else vErrors.push(err47);
					errors++;
				}
				if (typeof data15 == "number" && isFinite(data15)) {
					if (data15 > 9007199254740991 || isNaN(data15)) {
						const err48 = {
							instancePath: instancePath + "/seq",
							schemaPath: "#/properties/seq/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 9007199254740991
							},
							message: "must be <= 9007199254740991"
						};
						if (vErrors === null) vErrors = [err48];
						else vErrors.push(err48);
						errors++;
					}
					if (data15 < 1 || isNaN(data15)) {
						const err49 = {
							instancePath: instancePath + "/seq",
							schemaPath: "#/properties/seq/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 1
							},
							message: "must be >= 1"
						};
						if (vErrors === null) vErrors = [err49];
						else vErrors.push(err49);
						errors++;
					}
				}
			}
			if (data.event_id !== void 0) {
				let data16 = data.event_id;
				if (typeof data16 === "string") {
					if (!pattern4.test(data16)) {
						const err50 = {
							instancePath: instancePath + "/event_id",
							schemaPath: "#/properties/event_id/pattern",
							keyword: "pattern",
							params: { pattern: "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$" },
							message: "must match pattern \"^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$\""
						};
						if (vErrors === null) vErrors = [err50];
						else vErrors.push(err50);
						errors++;
					}
				} else {
					const err51 = {
						instancePath: instancePath + "/event_id",
						schemaPath: "#/properties/event_id/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err51];
					else vErrors.push(err51);
					errors++;
				}
			}
			if (data.timestamp !== void 0) {
				let data17 = data.timestamp;
				if (typeof data17 === "string") {
					if (!pattern22.test(data17)) {
						const err52 = {
							instancePath: instancePath + "/timestamp",
							schemaPath: "#/properties/timestamp/pattern",
							keyword: "pattern",
							params: { pattern: "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])[Tt ](?:[01]\\d|2[0-3]):[0-5]\\d:(?:[0-5]\\d|60)(?:\\.\\d+)?(?:[Zz]|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)$" },
							message: "must match pattern \"^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])[Tt ](?:[01]\\d|2[0-3]):[0-5]\\d:(?:[0-5]\\d|60)(?:\\.\\d+)?(?:[Zz]|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)$\""
						};
						if (vErrors === null) vErrors = [err52];
						else vErrors.push(err52);
						errors++;
					}
				} else {
					const err53 = {
						instancePath: instancePath + "/timestamp",
						schemaPath: "#/properties/timestamp/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err53];
					else vErrors.push(err53);
					errors++;
				}
			}
		} else {
			const err54 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err54];
			else vErrors.push(err54);
			errors++;
		}
		validate21.errors = vErrors;
		evaluated0.props = props0;
		return errors === 0;
	}
	validate21.evaluated = {
		"dynamicProps": true,
		"dynamicItems": false
	};
}))();
const validateOptions = validators.validator0;
const validateEvent = validators.validator1;
// src/kinds/event-log/read-event.ts
function readEvent(value, line, strict) {
	const { payload } = value;
	const faults = [];
	const written = isJsonObject(payload) ? flattened(value, payload, faults) : value;
	if (!validateEvent(written)) faults.push(...schemaFaults(written));
	if (strict) faults.push(...unknownMembers(written));
	const fields = withSameIds(written);
	const known = knownEvent(fields);
	return {
		fields,
		faults,
		event: known === void 0 ? void 0 : {
			...known,
			fields,
			line
		}
	};
}
function knownEvent(fields) {
	const { type, run_id: runId, seq } = fields;
	if (typeof type !== "string" || typeof runId !== "string") return void 0;
	return typeof seq === "number" && Number.isSafeInteger(seq) && seq > 0 ? {
		type,
		runId,
		seq
	} : void 0;
}
function flattened(value, payload, faults) {
	const { payload: _, ...envelope } = value;
	const twice = Object.keys(payload).filter((name) => Object.hasOwn(envelope, name) && !jsonEqual(envelope[name], payload[name]));
	for (const field of twice) {
		const [found, expected] = [shown(payload[field]), shown(envelope[field])];
		faults.push({
			rule: "event-log/event-schema",
			messageId: "twice",
			invariant: "39",
			field,
			found,
			expected
		});
	}
	return {
		...payload,
		...envelope
	};
}
function schemaFaults(fields) {
	return (validateEvent.errors ?? []).filter(({ keyword }) => keyword !== "if").map((fault) => asFormFault(fault, fields));
}
function asFormFault(fault, fields) {
	const { keyword, instancePath, params } = fault;
	const field = params.missingProperty ?? pointerTokens(instancePath)[0] ?? "";
	const found = shown(fields[field]);
	if (keyword === "required") return {
		rule: "event-log/event-schema",
		messageId: "missing",
		invariant: "39",
		field,
		found,
		expected: ""
	};
	const [rule, messageId, invariant] = formOf(field, keyword);
	return {
		rule,
		messageId,
		invariant,
		field,
		found,
		expected: expectation(fault)
	};
}
const forms = {
	"type enum": [
		"event-log/event-type",
		"unknown",
		"37"
	],
	"run_id pattern": [
		"event-log/uuid",
		"form",
		"1"
	],
	"step_id pattern": [
		"event-log/uuid",
		"form",
		"8"
	],
	"tool_call_id pattern": [
		"event-log/uuid",
		"form",
		"14"
	],
	"llm_call_id pattern": [
		"event-log/uuid",
		"form",
		"23"
	],
	"artifact_id pattern": [
		"event-log/uuid",
		"form",
		"27"
	],
	"event_id pattern": [
		"event-log/uuid",
		"form",
		"36"
	],
	"phase enum": [
		"event-log/step-phase",
		"unknown",
		"12"
	],
	"artifact_type enum": [
		"event-log/artifact-form",
		"value",
		"31"
	],
	"checksum pattern": [
		"event-log/artifact-form",
		"value",
		"32"
	],
	"size_bytes minimum": [
		"event-log/artifact-form",
		"value",
		"33"
	],
	"duration_ms minimum": [
		"event-log/tool-duration",
		"negative",
		"22"
	]
};
function formOf(field, keyword) {
	return forms[`${field} ${keyword}`] ?? [
		"event-log/event-schema",
		"value",
		"39"
	];
}
function expectation({ keyword, params }) {
	if (keyword === "enum") return (params.allowedValues ?? []).join(", ");
	if (keyword === "pattern") return params.pattern?.startsWith("^(?:sha256") ? "64 hexadecimal digits" : "RFC 3339";
	if (keyword === "minLength") return "at least one character";
	if (keyword === "minimum" || keyword === "maximum") return `${params.comparison} ${params.limit}`;
	return params.type === "integer" ? "a whole number" : `of type ${params.type}`;
}
function unknownMembers(fields) {
	const known = namesOf(fields.type);
	return Object.keys(fields).filter((name) => known !== void 0 && !known.has(name)).map((field) => ({
		rule: "event-log/event-schema",
		messageId: "unknown",
		invariant: "39",
		field,
		found: field,
		expected: ""
	}));
}
function shown(value) {
	if (value === void 0) return "nothing";
	if (isJsonObject(value) && typeof value.inexactNumber === "string") return value.inexactNumber;
	const text = typeof value === "object" && value !== null ? isJsonObject(value) ? "an object" : "a list" : JSON.stringify(value);
	return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
// src/kinds/event-log/run-table.ts
const width = 5;
function runTable() {
	const ids = uuidTable();
	let numbers = new Float64Array(320);
	const at = (index) => {
		const [startSeq = 0, startLine = 0, endSeq = 0, endLine = 0, failed] = numbers.subarray(index * width, (index + 1) * width);
		return {
			id: ids.idAt(index),
			failed: failed === 1,
			start: {
				seq: startSeq,
				line: startLine
			},
			end: {
				seq: endSeq,
				line: endLine
			}
		};
	};
	return {
		get size() {
			return ids.size;
		},
		add({ id, failed, start, end }) {
			const index = ids.size;
			if (ids.add(id, start.line) !== void 0) return;
			if ((index + 1) * width > numbers.length) {
				const wide = new Float64Array(2 * numbers.length);
				wide.set(numbers);
				numbers = wide;
			}
			numbers.set([
				start.seq,
				start.line,
				end.seq,
				end.line,
				failed ? 1 : 0
			], index * width);
		},
		find(id) {
			const index = ids.indexOf(id);
			return index < 0 ? void 0 : at(index);
		},
		*ids() {
			for (let index = 0; index < ids.size; index++) yield ids.idAt(index);
		}
	};
}
// src/kinds/event-log/judge-log.ts
function logJudge(options, limits, onEvent = () => void 0) {
	const judging = {
		breaches: breachCollector(options),
		options
	};
	const runs = {
		open: new Map(),
		closed: runTable()
	};
	const ids = eventIds(judging.breaches, options);
	const starts = growingNumbers();
	const faults = [];
	const lineFaults = [];
	let values = limits.maxValues;
	let toolCalls = 0;
	const takeObject = (value, line) => {
		if (!isJsonObject(value)) {
			addLineFault({
				messageId: "notObject",
				line,
				text: ""
			});
			return;
		}
		const read = readEvent(value, line, options.strictPayload);
		const at = markFor(read.event, line, runs);
		for (const fault of read.faults) addFormFault(judging, at, fault);
		ids.take(read.fields.event_id, at);
		if (read.event === void 0) return;
		if (read.event.type === "tool.called") toolCalls += 1;
		judgeEvent(read.event, runs, judging);
		onEvent(read.event);
	};
	const addLineFault = (fault) => {
		if (lineFaults.length <= 1e4) lineFaults.push(fault);
	};
	const readLine = (bytes, line) => lineValue(bytes, line, {
		...limits,
		maxValues: values
	});
	const takeLine = (bytes, start) => {
		starts.push(start);
		const line = starts.length;
		if (isBlank(bytes)) {
			addLineFault({
				messageId: "blank",
				line,
				text: ""
			});
			return;
		}
		if (faults.length >= 1e4 || values < 0) return;
		const { value, found, count } = readLine(bytes, line);
		values -= count;
		if (found.length > 0) faults.push(...found.map((fault) => asReadFault(fault)));
		else if (value !== void 0) takeObject(value, line);
	};
	const lines = byteLines(takeLine);
	return {
		push: lines.push,
		state: {
			runs,
			ids,
			lineCount: () => starts.length,
			breaches: judging.breaches.byRule,
			lineFaults,
			faults
		},
		end() {
			const rest = lines.end();
			if (rest.length > 0) takeTail(rest);
			for (const run of runs.open.values()) judgeOpenRun(run, judging);
			ids.end();
			return {
				judged: {
					breaches: judging.breaches.byRule,
					lineFaults,
					runs: runs.closed,
					openRuns: [...runs.open.values()].map(openRunOf),
					toolCalls
				},
				faults: oneConflict(faults),
				lineStarts: starts.numbers()
			};
		}
	};
	function takeTail(bytes) {
		starts.push(lines.offset());
		const line = starts.length;
		const { value, found } = readLine(bytes, line);
		if (found.length > 0 || !isJsonObject(value)) {
			addLineFault({
				messageId: "torn",
				line,
				text: new TextDecoder().decode(bytes)
			});
			return;
		}
		addLineFault({
			messageId: "unterminated",
			line,
			text: ""
		});
		takeObject(value, line);
	}
}
function markFor(event, line, runs) {
	if (event === void 0) return {
		seq: 0,
		type: "",
		line,
		run: "",
		key: lineName(line)
	};
	return markOf(event, runs.open.get(event.runId)?.last.seq ?? runs.closed.find(event.runId)?.end.seq ?? 0);
}
function addFormFault({ breaches }, at, fault) {
	const { rule, messageId, invariant, ...detail } = fault;
	breaches.add(rule, messageId, invariant, at, detail);
}
function lineValue(bytes, line, limits) {
	const decoded = decodedLine(bytes, line);
	const read = parseCountedJson(sourceText(decoded.text), limits);
	const found = decoded.faults.length > 0 ? decoded.faults : read.faults;
	return {
		value: read.value,
		count: read.values,
		found: faultsOnLine(found, line, line - 1, limits)
	};
}
const decoder = new TextDecoder("utf-8", {
	fatal: true,
	ignoreBOM: true
});
function decodedLine(bytes, line) {
	try {
		const text = decoder.decode(bytes);
		if (!text.includes("﻿")) return {
			text,
			faults: []
		};
	} catch {}
	return decodeText(line === 1 ? bytes : withoutMark(bytes));
}
function withoutMark(bytes) {
	if (bytes[0] !== 239 || bytes[1] !== 187 || bytes[2] !== 191) return bytes;
	const doubled = new Uint8Array(bytes.length + 3);
	doubled.set(bytes.subarray(0, 3));
	doubled.set(bytes, 3);
	return doubled;
}
function isBlank(bytes) {
	return bytes.length < 64 && bytes.every((byte) => byte === 32 || byte === 9 || byte === 13);
}
function asReadFault({ messageId, message, pointer, span }) {
	return {
		part: "",
		messageId,
		message,
		pointer,
		span
	};
}
function oneConflict(faults) {
	const first = faults.find(({ messageId }) => messageId === "conflict-marker");
	return first === void 0 ? faults : faults.filter((fault) => fault === first || fault.messageId !== "conflict-marker");
}
// src/kinds/event-log/parse.ts
function lineBytes({ bytes, lineStarts }, line) {
	const start = lineStarts[line - 1];
	if (start === void 0) return new Uint8Array();
	const next = lineStarts[line];
	if (next !== void 0) return bytes.slice(start, next - 1);
	const last = bytes.slice(start, bytes.length);
	return last.at(-1) === 10 ? last.subarray(0, -1) : last;
}
function lineText(log, line) {
	return decodeText(lineBytes(log, line)).text;
}
// src/kinds/event-log/event-index.ts
const indexes = new WeakMap();
function indexOf(log) {
	const known = indexes.get(log) ?? makeIndex(log);
	indexes.set(log, known);
	return known;
}
function makeIndex(log) {
	const lines = linesFrom(log, 1, log.lineStarts.length);
	return {
		lines,
		byId: grouped(lines, ({ id }) => id),
		byRun: grouped(lines, ({ run }) => run)
	};
}
function linesFrom(log, first, last) {
	const skipped = new Set(log.lineFaults.filter(({ messageId }) => messageId === "blank" || messageId === "torn").map(({ line }) => line));
	const latest = new Map();
	const lines = [];
	for (let line = first; line <= last; line++) {
		if (skipped.has(line)) continue;
		const text = lineText(log, line);
		const value = parseJson(sourceText(text)).value ?? null;
		lines.push(indexed(line, text, value, latest));
	}
	return lines;
}
function indexed(line, text, value, latest) {
	const fields = fieldsOf$1(value);
	const known = knownEvent(fields);
	const type = typeof fields.type === "string" ? fields.type : "";
	if (known === void 0) return {
		line,
		text,
		value,
		type,
		id: lineName(line),
		run: "",
		seq: 0
	};
	const { seq } = known;
	const run = sameRunId(known.runId);
	const last = latest.get(run) ?? {
		seq: 0,
		isOver: false
	};
	const isOver = type === "run.finished" || type === "run.failed";
	if (!last.isOver) latest.set(run, {
		seq,
		isOver
	});
	return {
		line,
		text,
		value,
		type,
		id: eventId$1(run, seq, last.seq),
		run,
		seq
	};
}
function fieldsOf$1(value) {
	if (!isJsonObject(value)) return {};
	return isJsonObject(value.payload) ? {
		...value.payload,
		...value
	} : value;
}
function grouped(lines, keyOf) {
	const groups = new Map();
	for (const line of lines) {
		const group = groups.get(keyOf(line));
		if (group === void 0) groups.set(keyOf(line), [line]);
		else group.push(line);
	}
	return groups;
}
// src/kinds/event-log/rules/event-id.ts
const eventId = breachRule({
	id: "event-log/event-id",
	title: "Event ids are unique, and on every event",
	why: "An event that stands twice, or under the id of another, makes every count wrong.",
	fix: "Draw an id for each event, and write it once.",
	refused: (breach, { after }) => breach.messageId === "partly" && after !== null ? withOtherIds(after) : [breach.refused],
	reasons: {
		duplicate: "event_id {id} stands on line {found} already",
		missing: "event_id is missing",
		partly: "event_id is missing here and on {found} events in all, although others have one"
	}
});
function withOtherIds(log) {
	const { lines } = indexOf(log);
	const hasId = ({ value }) => fieldsOf$1(value).event_id !== void 0;
	const [first] = lines;
	const others = lines.filter((line) => first !== void 0 && hasId(line) !== hasId(first));
	return [...new Map(others.toReversed().map((line) => [line.run === "" ? line.id : line.run, line])).values()].reverse().map(({ run, id }) => refusedBy$1({
		run,
		key: id
	}, log.options));
}
// src/kinds/event-log/rules/index.ts
const rules = [
	agent,
	appendOnly,
	artifactCreatedOnce,
	artifactForm,
	artifactPath,
	artifactReference,
	attemptLimit,
	eventAfterTermination,
	eventId,
	breachRule({
		id: "event-log/event-schema",
		title: "Events follow their schema",
		why: "An event that does not say what its type asks for cannot be replayed.",
		fix: "Give the members that schemas/event/v1.schema.json asks for.",
		reasons: {
			missing: "{field} is missing",
			value: "{field} must be {expected}, found {found}",
			twice: "{field} stands at the top level as {expected} and in the payload as {found}",
			unknown: "{field} is not a member of this type of event"
		}
	}),
	breachRule({
		id: "event-log/event-type",
		title: "Events are of a known type",
		why: "An event that nobody knows changes a state that nobody can replay.",
		fix: "Use one of the types of schemas/event/v1.schema.json.",
		reasons: { unknown: "type must be one of {expected}, found {found}" }
	}),
	breachRule({
		id: "event-log/finished-early",
		title: "A finished run finished every phase",
		why: "A run that calls itself finished without a review was not reviewed.",
		fix: "Finish a step of each phase before run.finished, or end with run.failed.",
		severity: "warning",
		reasons: { early: "the run finishes although no step has finished: {expected}" }
	}),
	logRule({
		id: "event-log/json-lines",
		title: "Every line is one object and ends",
		why: "What is cut off, or is no object, may be any event, and the next one that is written becomes part of it.",
		fix: "Cut what stands behind the last line feed, or complete it; write whole lines.",
		severity: "error",
		since: "0.1.0",
		scopes: ["snapshot"],
		bytes: true,
		messages: {
			blank: "line {line} is blank",
			notObject: "line {line} is no object",
			unterminated: "line {line} has no line feed at its end",
			torn: "line {line} is torn: it is no object and has no line feed at its end"
		},
		*check({ lineFaults }, problem) {
			for (const { messageId, line } of lineFaults) {
				const isTail = messageId === "torn" || messageId === "unterminated";
				const at = inAfter(pointerTo(line));
				const subject = isTail ? subjectOf("", tailName) : subjectOf(`line ${line}`);
				yield problem(messageId, { line }, {
					subject,
					at,
					data: {
						seq: null,
						eventType: null,
						reason: messageId,
						invariant: "40",
						line
					}
				});
			}
		}
	}),
	breachRule({
		id: "event-log/llm-reference",
		title: "A call of a model belongs to one step",
		why: "What no step answers for was done outside of the plan.",
		fix: "Name the step that is under way, and repeat step_id in the answer.",
		reasons: {
			noStep: "step {id} was not started in run {run}",
			noCall: "LLM call {id} was not requested in run {run}",
			otherStep: "LLM call {id} names step {found}, but was requested at seq {first} in step {expected}"
		}
	}),
	breachRule({
		id: "event-log/llm-requested-once",
		title: "A call of a model begins once",
		why: "Two calls under one id cannot be told apart.",
		fix: "Give each call an id of its own.",
		reasons: { duplicate: "LLM call {id} was requested already, at seq {first}" }
	}),
	breachRule({
		id: "event-log/llm-responded",
		title: "A call of a model is answered once",
		why: "A call without one answer has no outcome.",
		fix: "Let each request have exactly one llm.responded before its run is over.",
		reasons: {
			open: "LLM call {id} was never answered",
			twice: "LLM call {id} was answered already, at seq {first}"
		}
	}),
	breachRule({
		id: "event-log/phase-order",
		title: "Phases come in order",
		why: "Work that nobody planned, and reviews of work that was not done, are what phases are there to prevent.",
		fix: "Finish a step of the phase before, then start the next phase; do not go back.",
		reasons: {
			backwards: "the {found} step starts after the phase {expected} has begun",
			gated: "the {found} step starts although no {expected} step has finished"
		}
	}),
	breachRule({
		id: "event-log/run-started-first",
		title: "A run begins with run.started",
		why: "What happened before a run began belongs to no run, and its workspace is not known.",
		fix: "Let the recorder emit run.started before everything else of the run.",
		reasons: {
			missing: "run {run} has no run.started",
			late: "run.started comes after other events of run {run}; the first has seq {first}"
		}
	}),
	breachRule({
		id: "event-log/run-started-once",
		title: "A run starts once",
		why: "Two runs under one id cannot be told apart.",
		fix: "Give each run an id of its own.",
		reasons: { duplicate: "run {run} was started already, at seq {first}" }
	}),
	breachRule({
		id: "event-log/run-terminated",
		title: "A run is terminated once",
		why: "A run that does not end, or ends twice, has no outcome.",
		fix: "Let each run end in exactly one run.finished or run.failed.",
		reasons: {
			missing: "run {run} has no run.finished and no run.failed",
			twice: "run {run} was terminated already, at seq {first}"
		}
	}),
	breachRule({
		id: "event-log/seq-order",
		title: "seq increases within a run",
		why: "Events out of order, or twice, tell another story than the one that happened.",
		fix: "Write the events of a run in the order of seq; gaps are allowed.",
		supersedes: [
			"event-log/artifact-created-once",
			"event-log/artifact-reference",
			"event-log/attempt-limit",
			"event-log/event-after-termination",
			"event-log/event-id",
			"event-log/finished-early",
			"event-log/llm-reference",
			"event-log/llm-requested-once",
			"event-log/llm-responded",
			"event-log/phase-order",
			"event-log/run-started-first",
			"event-log/run-started-once",
			"event-log/run-terminated",
			"event-log/step-phase",
			"event-log/step-reference",
			"event-log/step-started-once",
			"event-log/step-terminated",
			"event-log/tool-called-once",
			"event-log/tool-input",
			"event-log/tool-output",
			"event-log/tool-reference",
			"event-log/tool-terminated"
		],
		reasons: { notIncreasing: "seq must be above {first}" }
	}),
	breachRule({
		id: "event-log/shell",
		title: "No shell is executed",
		why: "A tool that runs anything makes all other limits void.",
		fix: "Use one of the wrappers run_tests, run_build and run_lint.",
		reasons: { forbidden: "the tool {found} is forbidden; there are run_tests, run_build and run_lint" }
	}),
	breachRule({
		id: "event-log/step-phase",
		title: "A step keeps its phase",
		why: "A step that changes its phase passes for one that was never taken.",
		fix: "Repeat the phase of step.started; it is planner, executor or reviewer.",
		reasons: {
			unknown: "phase must be one of {expected}, found {found}",
			changed: "step {id} ends in the phase {found} but was started as {expected}, at seq {first}"
		}
	}),
	breachRule({
		id: "event-log/step-reference",
		title: "A step that ends was started in its run",
		why: "The end of a step that never began says nothing about any step.",
		fix: "Emit step.started first, under the same run_id.",
		reasons: { unknown: "step {id} was not started in run {run}" }
	}),
	breachRule({
		id: "event-log/step-started-once",
		title: "A step starts once",
		why: "Two steps under one id cannot be told apart.",
		fix: "Give each step, and each attempt, an id of its own.",
		reasons: { duplicate: "step {id} was started already, at seq {first}" }
	}),
	breachRule({
		id: "event-log/step-terminated",
		title: "A step ends once, and nothing follows",
		why: "A step without one end has no outcome, and what is done in its name afterwards is done behind its back.",
		fix: "Let each step end in exactly one step.finished or step.failed, after all that belongs to it.",
		reasons: {
			open: "step {id} never ended",
			twice: "step {id} had ended already, at seq {first}",
			after: "step {id} had ended, at seq {first}"
		}
	}),
	breachRule({
		id: "event-log/tool-allowed",
		title: "Agents use the tools they are given",
		why: "A tool that nobody has granted is a power that nobody has granted.",
		fix: "Add the tool to the configuration on the base side, or let the agent do without it.",
		reasons: {
			unknown: "tool {found} is not configured",
			notListed: "tool {found} is not on the list of agent {id}"
		}
	}),
	breachRule({
		id: "event-log/tool-called-once",
		title: "A tool call begins once",
		why: "Two calls under one id cannot be told apart.",
		fix: "Give each call an id of its own.",
		reasons: { duplicate: "tool call {id} was begun already, at seq {first}" }
	}),
	breachRule({
		id: "event-log/tool-duration",
		title: "A call takes no negative time",
		why: "A clock that runs backwards makes every duration doubtful.",
		fix: "Measure with a clock that only goes forwards.",
		reasons: { negative: "{field} must be {expected}, found {found}" }
	}),
	breachRule({
		id: "event-log/tool-input",
		title: "Wrong input ends a call",
		why: "A tool that runs on input it does not expect does what nobody has foreseen.",
		fix: "Validate before the call; end it with tool.failed and error_code INVALID_INPUT.",
		reasons: { accepted: "the input of {id} at seq {first} is wrong ({found}), and the call does not end in tool.failed with INVALID_INPUT" }
	}),
	breachRule({
		id: "event-log/tool-output",
		title: "Wrong output is no result",
		why: "What an agent reads as a result must be what the tool promises.",
		fix: "Validate what comes back; end the call with tool.failed and error_code INVALID_OUTPUT.",
		reasons: { accepted: "the output of {id} is wrong ({found}), and the call returned it" }
	}),
	breachRule({
		id: "event-log/tool-reference",
		title: "A tool call belongs to one step",
		why: "What no step answers for was done outside of the plan.",
		fix: "Name the step that is under way, and repeat step_id and tool_name where the call ends.",
		reasons: {
			noStep: "step {id} was not started in run {run}",
			noCall: "tool call {id} was not begun in run {run}",
			otherStep: "tool call {id} names step {found}, but was begun at seq {first} in step {expected}",
			otherTool: "tool call {id} names the tool {found}, but was begun at seq {first} with {expected}"
		}
	}),
	breachRule({
		id: "event-log/tool-terminated",
		title: "A tool call ends once",
		why: "A call without one end has no outcome.",
		fix: "Let each call end in exactly one tool.returned or tool.failed before its run is over.",
		reasons: {
			open: "tool call {id} of {found} never ended",
			twice: "tool call {id} had ended already, at seq {first}"
		}
	}),
	breachRule({
		id: "event-log/tool-tier",
		title: "A tool needs no more permission than its agent has",
		why: "An agent that only reads must not write by way of a tool.",
		fix: "Let an agent with enough permission call the tool.",
		reasons: { tooHigh: "tool {found} needs {expected}, which agent {id} has" }
	}),
	logRule({
		id: "event-log/unique-across-files",
		title: "No two logs hold the same run or event",
		why: "A run that stands in two files is counted twice, and nobody knows which of them tells what happened.",
		fix: "Keep the run in one file: take it out of the one that came last, or run again under a new id.",
		severity: "error",
		since: "0.1.0",
		scopes: [
			"snapshot",
			"step",
			"merge",
			"net"
		],
		needs: ["elsewhere"],
		messages: {
			run: "seq {seq} ({type}): run_id {id} is in {path} as well",
			event: "seq {seq} ({type}): event_id {id} is in {path} as well"
		},
		*check({ foreignIds, after }, problem) {
			for (const { field, id, path, line } of foreignIds) {
				const { seq, type, run } = line;
				const isRun = field === "run_id";
				const data = {
					seq,
					eventType: type,
					run,
					reason: `${field} ${id} is in ${path} as well`,
					invariant: isRun ? "1" : "36",
					path
				};
				const subject = isRun ? subjectOf(id) : subjectOf(line.id);
				const at = inAfter(pointerTo(line.line, field));
				const mode = after?.options.mode ?? "auto";
				const refuses = [isRun ? subject : refusedBy$1({
					run,
					key: line.id
				}, { mode })];
				yield problem(isRun ? "run" : "event", {
					seq,
					type,
					id,
					path
				}, {
					subject,
					at,
					data,
					refuses
				});
			}
		}
	}),
	breachRule({
		id: "event-log/uuid",
		title: "Ids are UUIDs of version 4",
		why: "Ids that are counted or chosen collide when two processes write.",
		fix: "Draw ids at random: crypto.randomUUID().",
		reasons: { form: "{field} must be a UUID of version 4, found {found}" }
	}),
	breachRule({
		id: "event-log/workspace-root",
		title: "The workspace is one folder",
		why: "What is contained can only be told where the container is known.",
		fix: "Give an absolute path without . and .., doubled separators or one at the end.",
		reasons: {
			absolute: "workspace_root must be absolute, found {found}",
			normalised: "workspace_root must be normalised, found {found}"
		}
	})
];
// src/kinds/event-log/log-findings.ts
function logFindings({ breaches, lineFaults, faults }) {
	const { findings } = runRules(rules, {
		scope: "snapshot",
		after: null,
		breaches,
		lineFaults,
		changes: [],
		rewritten: "",
		oldLines: 0,
		foreignIds: [],
		unjudged: []
	}, {
		scope: "snapshot",
		path: ""
	}, new Map());
	return [...faults.map(unreadable$1), ...findings.map(asLogFinding)].sort((left, right) => left.line - right.line);
}
function unreadable$1({ message, span }) {
	return {
		ruleId: "state-file/unreadable",
		severity: "error",
		message: `cannot be read: ${message}`,
		line: span.line
	};
}
function asLogFinding({ ruleId, severity, message, data, at }) {
	const [index = "0"] = pointerTokens(at.pointer);
	return {
		ruleId,
		severity,
		message,
		line: Number(index) + 1,
		...data === void 0 ? {} : { data }
	};
}
// src/store/recorder/interrupted.ts
function endingsOf(run, reason, stepId) {
	if (run === void 0) return [];
	const isMeant = (id) => stepId === void 0 || id === stepId;
	return [
		...callsUnderWay(run.tools, isMeant).map(([id, call]) => endOfTool(id, call, reason)),
		...callsUnderWay(run.models, isMeant).map(([id, call]) => endOfModel(id, call, reason)),
		...[...run.steps].filter(([id, { end }]) => end === void 0 && isMeant(id)).map(([id, step]) => endOfStep(id, step, reason))
	];
}
function callsUnderWay(calls, isMeant) {
	return [...calls].filter(([, { end, stepId }]) => end === void 0 && isMeant(stepId));
}
function endOfTool(id, { stepId, name, badInput }, reason) {
	return {
		type: "tool.failed",
		step_id: stepId,
		tool_call_id: id,
		tool_name: name,
		reason: badInput ?? reason,
		error_code: badInput === void 0 ? "INTERRUPTED" : "INVALID_INPUT"
	};
}
function endOfModel(id, { stepId }, reason) {
	return {
		type: "llm.responded",
		step_id: stepId,
		llm_call_id: id,
		response: { error: reason }
	};
}
function endOfStep(id, { phase }, reason) {
	return {
		type: "step.failed",
		step_id: id,
		phase,
		reason
	};
}
// src/store/recorder/group-sync.ts
function groupSync(flush) {
	let running;
	let waiting;
	const begin = () => {
		const mine = flush().finally(() => {
			if (running === mine) running = void 0;
		});
		running = mine;
		return mine;
	};
	return () => {
		if (running === void 0) return begin();
		waiting ??= running.then(() => {
			waiting = void 0;
			return begin();
		});
		return waiting;
	};
}
// src/store/recorder/result.ts
function done(value) {
	return {
		ok: true,
		value
	};
}
function refused(code, message, invariant) {
	return {
		ok: false,
		error: {
			code,
			message,
			...invariant === void 0 ? {} : { invariant }
		}
	};
}
function refusedBy({ ruleId, message, data }) {
	return {
		ok: false,
		error: {
			code: "E_INVARIANT",
			message,
			invariant: typeof data?.invariant === "string" ? data.invariant : "40",
			rule: ruleId
		}
	};
}
const longestReason = 4096;
function reasonOf(cause) {
	const text = Buffer.from(cause instanceof Error ? cause.message : said(cause)).toString();
	return text.length > longestReason ? `${text.slice(0, 4095).replace(/[\uD800-\uDBFF]$/, "")}…` : text;
}
function said(cause) {
	try {
		return String(cause);
	} catch {
		return "what was thrown cannot be shown";
	}
}
// src/store/recorder/log-bytes.ts
const chunkBytes = 1 << 20;
const longestPauseMs = 8;
const logLimits = {
	...defaultLimits,
	maxValues: Number.MAX_SAFE_INTEGER
};
function logBytes(path, descriptor, options) {
	const judge = logJudge(options, logLimits);
	const { dev, ino } = fstatSync(descriptor, { bigint: true });
	let broken;
	let read = 0;
	let rest = Buffer.alloc(0);
	const fail = (code, message) => {
		broken ??= refused(code, `${path}: ${message}`);
		return broken;
	};
	const take = (bytes) => {
		read += bytes.length;
		const text = rest.length === 0 ? bytes : Buffer.concat([rest, bytes]);
		const end = text.lastIndexOf(10) + 1;
		if (end > 0) judge.push(text.subarray(0, end));
		rest = Buffer.from(text.subarray(end));
	};
	const isSameFile = () => {
		const there = statSync(path, {
			bigint: true,
			throwIfNoEntry: false
		});
		return there !== void 0 && there.dev === dev && there.ino === ino;
	};
	const catchUp = () => {
		if (broken !== void 0) return broken;
		if (!isSameFile()) return fail("E_LOG_CHANGED", "the log was removed or replaced by another file");
		const { size } = fstatSync(descriptor);
		if (size < read) return fail("E_LOG_CHANGED", `the log was cut from ${read} to ${size} bytes`);
		while (read < size) {
			const buffer = Buffer.alloc(Math.min(chunkBytes, size - read));
			const length = readSync(descriptor, buffer, 0, buffer.length, read);
			if (length === 0) return fail("E_LOG_CHANGED", `the log was cut below ${size} bytes`);
			take(buffer.subarray(0, length));
		}
		return unreadable(judge.state, fail) ?? done(null);
	};
	const guarded = (work) => {
		try {
			return work();
		} catch (cause) {
			return refused("E_WRITE", `${path}: ${reasonOf(cause)}`);
		}
	};
	const undo = (written, wanted) => {
		const reason = `only ${written} of ${wanted} bytes could be written`;
		if (fstatSync(descriptor).size !== read + written) return fail("E_TORN_LINE", reason);
		ftruncateSync(descriptor, read);
		return refused("E_WRITE", `${path}: ${reason}; they were taken back`);
	};
	const flush = promisify(fsync);
	const sync = groupSync(async () => {
		try {
			await flush(descriptor);
			return done(null);
		} catch (cause) {
			return fail("E_WRITE", `what was written may be lost: ${reasonOf(cause)}`);
		}
	});
	return {
		state: judge.state,
		rest: () => rest,
		settle: () => guarded(() => {
			let known = catchUp();
			for (let wait = 1; known.ok && rest.length > 0 && wait <= longestPauseMs; wait *= 2) {
				pause(wait);
				known = catchUp();
			}
			return known;
		}),
		cut() {
			ftruncateSync(descriptor, read - rest.length);
			read -= rest.length;
			rest = Buffer.alloc(0);
		},
		tornRefusal: () => {
			return refused("E_TORN_LINE", `${path}: ${`line ${judge.state.lineCount() + 1}`} is torn (${rest.length} bytes); open the log with tornLine: 'truncate' once nobody else writes to it`, "40");
		},
		write: (bytes) => guarded(() => {
			const written = writeSync(descriptor, bytes);
			if (written < bytes.length) return undo(written, bytes.length);
			if (fstatSync(descriptor).size === read + bytes.length) take(bytes);
			else guarded(catchUp);
			return done(null);
		}),
		sync,
		async close() {
			if (broken?.error.code === "E_CLOSED") return done(null);
			const synced = broken === void 0 ? await sync() : broken;
			broken = refused("E_CLOSED", `${path}: the recorder is closed`);
			return guarded(() => {
				closeSync(descriptor);
				return synced;
			});
		}
	};
}
function unreadable({ faults, lineFaults }, fail) {
	const [fault] = faults;
	const [lineFault] = lineFaults;
	const advice = "repair it, or record into another file";
	if (fault !== void 0) return fail("E_LOG_UNREADABLE", `line ${fault.span.line} cannot be read: ${fault.message}; ${advice}`);
	if (lineFault !== void 0) return fail("E_LOG_UNREADABLE", `line ${lineFault.line} is no object; ${advice}`);
}
const sleeper = new Int32Array(new SharedArrayBuffer(4));
function pause(milliseconds) {
	Atomics.wait(sleeper, 0, 0, milliseconds);
}
// src/store/recorder/log-file.ts
function openLogFile(path, options, tornLine) {
	try {
		const existing = statSync(path, { throwIfNoEntry: false });
		if (existing !== void 0 && !existing.isFile()) return refused("E_WRITE", `${path} is no regular file`);
		const descriptor = openSync(path, "a+", 420);
		if (existing === void 0) keepName(path);
		const opened = opening(path, descriptor, options, tornLine);
		if (!opened.ok) closeSync(descriptor);
		return opened;
	} catch (cause) {
		return refused("E_WRITE", `${path} cannot be opened: ${reasonOf(cause)}`);
	}
}
function keepName(path) {
	try {
		const folder = openSync(dirname(path), "r");
		try {
			fsyncSync(folder);
		} finally {
			closeSync(folder);
		}
	} catch {}
}
function opening(path, descriptor, options, tornLine) {
	const bytes = logBytes(path, descriptor, options);
	const known = bytes.settle();
	if (!known.ok) return known;
	const rest = bytes.rest();
	if (rest.length === 0) return done(logFile(bytes, null));
	if (tornLine !== "truncate") return bytes.tornRefusal();
	const line = bytes.state.lineCount() + 1;
	const { value, found } = lineValue(rest, line, logLimits);
	const isWhole = found.length === 0 && isJsonObject(value);
	if (isWhole) writeSync(descriptor, "\n");
	else bytes.cut();
	const after = bytes.settle();
	const repair = isWhole ? "completed" : "truncated";
	return after.ok ? done(logFile(bytes, {
		line,
		bytes: rest.length,
		repair
	})) : after;
}
function logFile(bytes, torn) {
	const { state } = bytes;
	return {
		state,
		torn,
		append(make) {
			const known = bytes.settle();
			if (!known.ok) return known;
			if (bytes.rest().length > 0) return bytes.tornRefusal();
			const made = make();
			return made.ok ? bytes.write(Buffer.from(made.value)) : made;
		},
		sync: bytes.sync,
		close: bytes.close
	};
}
// src/store/recorder/json-form.ts
const mostLevels = 500;
const mostValues = 1e6;
function jsonFault(value) {
	const pending = [{
		value,
		place: "",
		level: 0
	}];
	let count = 0;
	for (let each = pending.pop(); each !== void 0; each = pending.pop()) {
		count += 1;
		const fault = count > mostValues ? "holds too many values" : ownFault(each.value, each.level);
		if (fault !== void 0) return `${each.place === "" ? "it" : each.place} ${fault}`;
		if (typeof each.value !== "object" || each.value === null) continue;
		const isList = Array.isArray(each.value);
		for (const [name, member] of Object.entries(each.value)) if (isList || member !== void 0) pending.push({
			value: member,
			place: `${each.place}/${name}`,
			level: each.level + 1
		});
	}
}
function ownFault(value, level) {
	if (level > mostLevels) return `is nested deeper than ${mostLevels} levels, or holds itself`;
	if (value === null || typeof value === "string" || typeof value === "boolean") return void 0;
	if (typeof value === "number") return Number.isFinite(value) ? void 0 : `is ${value}, which is no JSON`;
	if (typeof value !== "object") return `is of type ${typeof value}, which is no JSON`;
	if (Array.isArray(value)) return void 0;
	const prototype = Object.getPrototypeOf(value);
	return prototype === Object.prototype || prototype === null ? void 0 : "is no plain object";
}
function jsonCopy(value) {
	return value === void 0 ? value : JSON.parse(JSON.stringify(value));
}
// src/store/recorder/memory.ts
function runMemory() {
	const values = new Map();
	return {
		set(key, value) {
			if (typeof key !== "string") return refused("E_INVARIANT", `a key of memory must be text, not ${typeof key}`, "51");
			const fault = jsonFault(value);
			if (fault !== void 0) return refused("E_INVARIANT", `memory cannot keep ${JSON.stringify(key)}: ${fault}`, "51");
			values.set(key, JSON.stringify(jsonCopy(value)));
			return done(null);
		},
		get(key) {
			const text = values.get(key);
			return text === void 0 ? void 0 : JSON.parse(text);
		},
		delete: (key) => values.delete(key),
		keys: () => [...values.keys()]
	};
}
// src/kinds/event-log/judge-next.ts
function judgeNext(lines, runId, { runs, ids, lineCount }, options) {
	const judging = {
		breaches: breachCollector(options),
		options
	};
	const draft = draftOf(runs, runId);
	const newIds = eventIds(judging.breaches, options, ids);
	const faults = [];
	for (const [index, text] of lines.entries()) {
		const line = lineCount() + index + 1;
		const { value, found } = lineValue(new TextEncoder().encode(text), line, defaultLimits);
		faults.push(...found.map(asReadFault));
		if (!isJsonObject(value)) continue;
		const read = readEvent(value, line, options.strictPayload);
		const at = markFor(read.event, line, draft);
		for (const fault of read.faults) addFormFault(judging, at, fault);
		newIds.take(read.fields.event_id, at);
		if (read.event !== void 0) judgeEvent(read.event, draft, judging);
	}
	for (const run of draft.open.values()) judgeOpenRun(run, judging);
	newIds.end();
	return logFindings({
		breaches: judging.breaches.byRule,
		lineFaults: [],
		faults
	});
}
function draftOf({ open, closed }, runId) {
	const draft = {
		open: new Map(),
		closed: runTable()
	};
	const [run, ended] = [open.get(runId), closed.find(runId)];
	if (run !== void 0) draft.open.set(runId, draftRun(run));
	if (ended !== void 0) draft.closed.add(ended);
	return draft;
}
function draftRun(run) {
	const { attempts, done, steps, tools, models, artifacts } = run;
	return {
		...run,
		attempts: [...attempts],
		done: [...done],
		steps: draftTable(steps),
		tools: draftTable(tools),
		models: draftTable(models),
		artifacts: draftTable(artifacts)
	};
}
function draftTable(table) {
	const own = new Map();
	const get = (id) => {
		const known = own.get(id) ?? table.get(id);
		if (known === void 0 || own.has(id)) return known;
		const copy = { ...known };
		own.set(id, copy);
		return copy;
	};
	return {
		get,
		set: (id, value) => own.set(id, value),
		*[Symbol.iterator]() {
			for (const [id, value] of table) yield [id, own.get(id) ?? value];
			for (const [id, value] of own) if (table.get(id) === void 0) yield [id, value];
		}
	};
}
// src/store/recorder/recording.ts
function recordingOf(log, settings) {
	const { runs } = log.state;
	return {
		settings,
		log,
		run: (runId) => runs.open.get(runId),
		emit: (runId, plan, allowed = []) => log.append(() => {
			try {
				const drafts = plan(runs.open.get(runId));
				return drafts.ok ? judged(drafts.value, runId, log, settings, allowed) : drafts;
			} catch (cause) {
				return refused("E_CONFIGURATION", `clock or uuid failed: ${reasonOf(cause)}`);
			}
		}),
		async settled(types) {
			const isEnd = types.some((type) => type === "run.finished" || type === "run.failed");
			return settings.fsync === "always" || settings.fsync === "run" && isEnd ? log.sync() : done(null);
		}
	};
}
function judged(drafts, runId, { state }, settings, allowed) {
	const fault = drafts.map(draftFault).find((each) => each !== void 0);
	if (fault !== void 0) return fault;
	const { runs } = state;
	const last = runs.open.get(runId)?.last.seq ?? runs.closed.find(runId)?.end.seq ?? 0;
	const lines = drafts.map((draft, index) => JSON.stringify(stamped(draft, runId, last + 1 + index, settings)));
	const findings = judgeNext(lines, runId, state, settings.options).filter(({ ruleId, severity }) => severity === "error" || !allowed.includes(ruleId));
	const [finding = findings[0]] = findings.filter(({ severity }) => severity === "error");
	return finding === void 0 ? done(lines.map((line) => `${line}\n`).join("")) : refusedBy(finding);
}
function draftFault(draft) {
	for (const [name, value] of Object.entries(draft)) {
		const fault = value === void 0 ? void 0 : jsonFault(value);
		if (fault !== void 0) return refused("E_INVARIANT", `${draft.type}: ${name} cannot be recorded: ${fault}`, "40");
	}
}
function stamped({ type, ...fields }, runId, seq, { uuid, clock }) {
	return {
		type,
		run_id: runId,
		seq,
		event_id: uuid(),
		timestamp: clock().toISOString(),
		...fields
	};
}
// src/store/way-below.ts
function wayBelow(folder, path) {
	const way = relative(folder, path);
	return way === ".." || way.startsWith(`..${sep}`) || isAbsolute(way) ? void 0 : way.split(sep).join("/");
}
// src/store/recorder/contained-path.ts
function containedPath(root, path) {
	if (typeof path !== "string" || path === "" || path.includes("\0")) return refused("E_SANDBOX_VIOLATION", `${JSON.stringify(path) ?? "nothing"} is no path`, "43");
	const target = resolve(root, path);
	if (wayBelow(root, target) === void 0) return outside(path, root);
	try {
		const real = realPath(target);
		return wayBelow(root, real) === void 0 ? outside(path, root) : done(real);
	} catch (cause) {
		return refused("E_SANDBOX_VIOLATION", `${JSON.stringify(path)} cannot be resolved: ${reasonOf(cause)}`, "43");
	}
}
function outside(path, root) {
	return refused("E_SANDBOX_VIOLATION", `${JSON.stringify(path)} leads out of ${root}`, "42");
}
function realPath(target) {
	const missing = [];
	let there = target;
	while (lstatSync(there, { throwIfNoEntry: false }) === void 0 && dirname(there) !== there) {
		missing.unshift(basename(there));
		there = dirname(there);
	}
	return join(realpathSync(there), ...missing);
}
// src/store/recorder/artifact.ts
async function recordArtifact(recording, { runId, stepId }, input) {
	if (typeof input !== "object" || input === null) return refused("E_INVARIANT", "an artifact must be described by an object", "31");
	const path = pathOf(recording.settings.root, input);
	if (!path.ok) return path;
	const measured = await measure(input, path.value);
	if (!measured.ok) return measured;
	const { checksum, sizeBytes } = measured.value;
	let id = "";
	const emitted = recording.emit(runId, () => {
		id = recording.settings.uuid();
		return done([{
			type: "artifact.created",
			step_id: stepId,
			artifact_id: id,
			artifact_type: input.type,
			path: path.value,
			checksum,
			size_bytes: sizeBytes
		}]);
	});
	if (!emitted.ok) return emitted;
	const safe = await recording.settled(["artifact.created"]);
	return safe.ok ? done({
		id,
		path: path.value,
		checksum,
		sizeBytes
	}) : safe;
}
function pathOf(root, { path }) {
	if (path === void 0) return done(void 0);
	const known = readRoot(root);
	if (pathFault(String(path), typeof known === "string" ? void 0 : known, !isAbsolute(String(path))) === "escapes") return refused("E_SANDBOX_VIOLATION", `artifact path ${JSON.stringify(path)} has a segment ..`, "34");
	return containedPath(root, path);
}
async function measure({ content, checksum, sizeBytes }, path) {
	if (content === void 0 && (checksum !== void 0 || sizeBytes !== void 0)) return done({
		checksum: checksum ?? "",
		sizeBytes: sizeBytes ?? 0
	});
	if (content === void 0 && path === void 0) return refused("E_INVARIANT", "an artifact needs a path, its content, or checksum and sizeBytes", "32");
	try {
		const bytes = content ?? await readFile(path ?? "");
		const sum = createHash("sha256").update(bytes).digest("hex");
		return done({
			checksum: checksum ?? sum,
			sizeBytes: sizeBytes ?? Buffer.byteLength(bytes)
		});
	} catch (cause) {
		return refused("E_FILE", `the artifact cannot be read: ${reasonOf(cause)}`);
	}
}
// src/store/recorder/command.ts
function runCommand([program = "", ...args], folder, timeoutMs) {
	const child = spawn(program, args, {
		cwd: folder,
		shell: false,
		stdio: [
			"ignore",
			"pipe",
			"pipe"
		],
		detached: process.platform !== "win32"
	});
	const [stdout, stderr] = [keptEnd(child.stdout), keptEnd(child.stderr)];
	return new Promise((resolve, reject) => {
		const timer = setTimeout(() => {
			end(child);
			reject(Object.assign(new Error(`${program} was ended after ${timeoutMs} ms`), { code: "TIMEOUT" }));
		}, timeoutMs);
		child.once("error", (error) => {
			clearTimeout(timer);
			reject(error);
		});
		child.once("close", (code) => {
			clearTimeout(timer);
			resolve({
				exit_code: code,
				stdout: stdout(),
				stderr: stderr()
			});
		});
	});
}
function keptEnd(stream) {
	let kept = Buffer.alloc(0);
	stream.on("data", (chunk) => {
		kept = Buffer.concat([kept, chunk]).subarray(-65536);
	});
	return () => kept.toString();
}
function end(child) {
	for (const stream of [child.stdout, child.stderr]) stream.destroy();
	try {
		if (child.pid !== void 0 && process.platform !== "win32") process.kill(-child.pid, "SIGKILL");
		else child.kill("SIGKILL");
	} catch {}
}
// src/store/recorder/model-call.ts
async function recordModelCall(recording, { runId, stepId }, request, work) {
	const { clock, uuid } = recording.settings;
	let fields = {
		step_id: stepId,
		llm_call_id: ""
	};
	let begun = 0;
	const { model, prompt } = request ?? {};
	const asked = recording.emit(runId, () => {
		fields = {
			...fields,
			llm_call_id: uuid()
		};
		begun = clock().getTime();
		return done([{
			type: "llm.requested",
			...fields,
			model,
			prompt
		}]);
	});
	if (!asked.ok) return asked;
	const safe = await recording.settled(["llm.requested"]);
	if (!safe.ok) return safe;
	const respond = (answer) => recording.emit(runId, (run) => {
		if (run === void 0 || run.models.get(fields.llm_call_id)?.end !== void 0) return refused("INTERRUPTED", "the call of the model was ended with its step", "25");
		const { response, usage, model: answering } = answer;
		const duration = Math.max(0, clock().getTime() - begun);
		return done([{
			type: "llm.responded",
			...fields,
			model: answering,
			response,
			usage,
			duration_ms: duration
		}]);
	});
	const answered = await answerOf(work);
	const responded = answered.ok ? respond(answered.value ?? {}) : respond({ response: { error: answered.error.message } });
	if (!responded.ok && responded.error.invariant === "40") respond({ response: { error: responded.error.message } });
	if (!responded.ok) return responded;
	const written = await recording.settled(["llm.responded"]);
	return written.ok ? answered : written;
}
async function answerOf(work) {
	try {
		return done(await work());
	} catch (cause) {
		return refused("LLM_FAILED", reasonOf(cause));
	}
}
// src/core/option-faults.ts
function optionFault({ instancePath, keyword, message = "is not valid", params }) {
	if (keyword === "additionalProperties") {
		const unknownKey = String(params.additionalProperty);
		return {
			pointer: appendToken(instancePath, unknownKey),
			message: "is not a known option",
			unknownKey
		};
	}
	return {
		pointer: instancePath,
		message: keyword === "enum" ? `must be one of ${(params.allowedValues ?? []).join(", ")}` : message
	};
}
// src/text/json-schema-support.ts
const schemaLists = [
	"allOf",
	"anyOf",
	"oneOf",
	"prefixItems"
];
const schemaMaps = [
	"properties",
	"patternProperties",
	"dependentSchemas",
	"$defs",
	"definitions"
];
const schemas = [
	"items",
	"additionalProperties",
	"propertyNames",
	"contains",
	"not",
	"if",
	"then",
	"else"
];
const unsupported = [
	"$dynamicRef",
	"$recursiveRef",
	"$anchor",
	"$dynamicAnchor",
	"unevaluatedProperties",
	"unevaluatedItems",
	"additionalItems",
	"dependencies"
];
const types = [
	"null",
	"boolean",
	"object",
	"array",
	"number",
	"string",
	"integer"
];
function supportFaults(schema) {
	const faults = [];
	const pending = [[schema, ""]];
	for (let next = pending.pop(); next !== void 0; next = pending.pop()) {
		const [each, pointer] = next;
		if (typeof each === "boolean") continue;
		if (!isJsonObject(each)) faults.push({
			pointer,
			message: "must be a schema"
		});
		else {
			faults.push(...ownFaults(each, pointer));
			pending.push(...within(each, pointer));
		}
	}
	return faults;
}
function ownFaults(schema, pointer) {
	const at = (name, message) => ({
		pointer: appendToken(pointer, name),
		message
	});
	const faults = unsupported.filter((name) => Object.hasOwn(schema, name)).map((name) => at(name, "is not supported"));
	const { type = [], pattern, patternProperties = {}, $ref: reference } = schema;
	if ([type].flat().find((each) => !types.includes(String(each))) !== void 0) faults.push(at("type", `must be one of ${types.join(", ")}`));
	if (reference !== void 0 && !/^#(?:\/|$)/.test(String(reference))) faults.push(at("$ref", "must lead to a place in this schema, such as #/$defs/name"));
	if ([...pattern === void 0 ? [] : [pattern], ...Object.keys(patternProperties ?? {})].some((each) => patternOf(each) === void 0)) faults.push(at("pattern", "is not a pattern, or one that could take exponential time"));
	return faults;
}
function within(schema, pointer) {
	const lists = schemaLists.flatMap((name) => membersAt(schema, pointer, name));
	const maps = schemaMaps.flatMap((name) => membersAt(schema, pointer, name));
	const single = schemas.flatMap((name) => {
		const value = schema[name];
		return value === void 0 ? [] : [[value, appendToken(pointer, name)]];
	});
	return [
		...lists,
		...maps,
		...single
	];
}
function membersAt(schema, pointer, name) {
	const value = Object.hasOwn(schema, name) ? schema[name] : void 0;
	const at = appendToken(pointer, name);
	if (isJsonArray(value)) return value.map((each, index) => [each, appendToken(at, index)]);
	return isJsonObject(value) ? Object.entries(value).map(([key, each]) => [each, appendToken(at, key)]) : [];
}
// src/kinds/event-log/options.ts
const defaultEventLogOptions = {
	mode: "auto",
	appendOnly: "strict",
	strictPayload: false,
	agents: {},
	tools: {}
};
// src/kinds/event-log/check-options.ts
function checkEventLogOptions(value) {
	if (!validateOptions(value)) return {
		ok: false,
		faults: (validateOptions.errors ?? []).map(optionFault)
	};
	const options = {
		...defaultEventLogOptions,
		...value
	};
	const faults = [...toolFaults(options), ...agentFaults(options)];
	return faults.length > 0 ? {
		ok: false,
		faults
	} : {
		ok: true,
		options
	};
}
function toolFaults({ tools }) {
	return Object.entries(tools).flatMap(([name, tool]) => ["input", "output"].flatMap((side) => supportFaults(tool[side] ?? {}).map(({ pointer, message }) => ({
		pointer: `${appendToken("/tools", name)}/${side}${pointer}`,
		message
	}))));
}
function agentFaults({ agents, tools }) {
	if (Object.keys(tools).length === 0) return [];
	return Object.entries(agents).flatMap(([id, agent]) => (agent.tools ?? []).flatMap((tool, index) => {
		const pointer = `${appendToken("/agents", id)}/tools/${index}`;
		return Object.hasOwn(tools, tool) ? [] : [{
			pointer,
			message: `'${tool}' is not among the tools`
		}];
	}));
}
// src/store/recorder/settings.ts
const wrapperNames = [
	"run_tests",
	"run_build",
	"run_lint"
];
const defaultAgents = {
	planner: {
		phase: "planner",
		tier: "READ"
	},
	executor: {
		phase: "executor",
		tier: "EXECUTE"
	},
	reviewer: {
		phase: "reviewer",
		tier: "READ"
	}
};
function settingsOf(given) {
	try {
		return readSettings(given);
	} catch (cause) {
		return wrong(`the options cannot be read: ${reasonOf(cause)}`);
	}
}
function readSettings(given) {
	const root = rootOf(given.workspaceRoot);
	if (!root.ok) return root;
	const options = registryOf(given);
	if (!options.ok) return options;
	const commands = commandsOf(given.commands ?? {});
	if (!commands.ok) return commands;
	const { fsync = "always", commandTimeoutMs = 6e5, clock = () => new Date(), uuid = randomUUID } = given;
	if (![
		"always",
		"run",
		"never"
	].includes(fsync)) return wrong("fsync must be 'always', 'run' or 'never'");
	if (!(commandTimeoutMs > 0)) return wrong("commandTimeoutMs must be above 0");
	if (typeof given.file !== "string" || given.file === "") return wrong("file must be the path of the log");
	const [file, value] = [resolve(given.file), commands.value];
	return done({
		file,
		root: root.value,
		options: options.value,
		commands: value,
		commandTimeoutMs,
		fsync,
		clock,
		uuid: () => sameId(String(uuid()))
	});
}
function wrong(message, invariant) {
	return refused("E_CONFIGURATION", message, invariant);
}
function rootOf(path) {
	const shown = JSON.stringify(path) ?? "nothing";
	if (typeof path !== "string" || !isAbsolute(path) || path.includes("\0")) return refused("E_INVARIANT", `workspaceRoot ${shown} must be an absolute path`, "4a");
	try {
		const real = realpathSync(path);
		if (!statSync(real).isDirectory()) return refused("E_INVARIANT", `workspaceRoot ${shown} must be a folder`, "4a");
		return typeof readRoot(real) === "string" ? refused("E_INVARIANT", `workspaceRoot ${shown} cannot be written in normal form`, "4a") : done(real);
	} catch (cause) {
		return refused("E_INVARIANT", `workspaceRoot ${shown} cannot be used: ${reasonOf(cause)}`, "4a");
	}
}
function registryOf({ agents = {}, tools = {} }) {
	const fault = jsonFault({
		agents,
		tools
	});
	if (fault !== void 0) return wrong(`agents and tools must be plain data: ${fault}`, "45");
	if ([agents, tools].some((each) => typeof each !== "object" || each === null)) return wrong("agents and tools must be objects", "45");
	if (Object.hasOwn(tools, "execute_shell")) return wrong("tools may not hold execute_shell: no run executes a shell", "44");
	const wrappers = Object.fromEntries(wrapperNames.map((name) => [name, { tier: "EXECUTE" }]));
	const checked = checkEventLogOptions(jsonCopy({
		agents: Object.keys(agents).length === 0 ? defaultAgents : agents,
		tools: {
			...wrappers,
			...tools
		}
	}));
	if (checked.ok) return done({
		...defaultEventLogOptions,
		...checked.options
	});
	return wrong(checked.faults.map(({ pointer, message }) => `${pointer} ${message}`).join("; "), "45");
}
function commandsOf(commands) {
	for (const [name, command] of Object.entries(commands)) {
		if (!wrapperNames.some((known) => known === name)) return wrong(`commands knows ${wrapperNames.join(", ")}, not ${JSON.stringify(name)}`, "44");
		if (!(Array.isArray(command) && command[0] !== "" && command.length > 0 && command.every((part) => typeof part === "string" && !part.includes("\0")))) return wrong(`commands.${name} must be a program and its arguments, as a list of texts`, "44");
	}
	return done(jsonCopy(commands));
}
// src/store/atomic-file.ts
async function writeAtomically(path, text) {
	const target = await realpath(path).catch(() => path);
	await replaceFile(target, text, await stat(target).then((found) => found.mode & 511, () => 420));
}
async function replaceFile(target, content, mode = 420) {
	const temporary = join(dirname(target), `.${basename(target)}.${randomBytes(6).toString("hex")}.tmp`);
	try {
		const file = await open(temporary, "wx", mode);
		try {
			await file.writeFile(content, "utf8");
			await file.sync();
		} finally {
			await file.close();
		}
		await rename(temporary, target);
	} catch (error) {
		await rm(temporary, { force: true });
		throw error;
	}
}
// src/store/recorder/files.ts
function workspaceFiles({ root, file }, tier) {
	const within = async (path) => {
		const real = containedPath(root, path);
		return real.ok ? real.value : rejected(real);
	};
	const changeable = async (path) => {
		const shown = JSON.stringify(path);
		if (tier === "READ") return rejected(refused("E_INVARIANT", `a tool of the tier READ may not change ${shown}`, "19"));
		const real = await within(path);
		return await isSameFile(real, file) ? rejected(refused("E_INVARIANT", `${shown} is the event log, which is only appended to`, "35")) : real;
	};
	return {
		read: async (path) => readWithoutLinks(await within(path)),
		list: async (path) => (await readdir(await within(path))).sort(),
		async write(path, text) {
			const real = await changeable(path);
			await mkdir(dirname(real), { recursive: true });
			await writeAtomically(real, text);
		},
		remove: async (path) => rm(await changeable(path))
	};
}
function rejected({ error }) {
	return Promise.reject(Object.assign(new Error(error.message), error));
}
async function readWithoutLinks(real) {
	const file = await open(real, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
	try {
		return await file.readFile("utf8");
	} finally {
		await file.close();
	}
}
async function isSameFile(left, right) {
	const [one, two] = await Promise.all([left, right].map((path) => stat(path, { bigint: true }).catch(() => void 0)));
	return one !== void 0 && one.dev === two?.dev && one.ino === two.ino;
}
// src/store/recorder/tool-call.ts
async function recordToolCall(recording, place, name, input, work) {
	const call = {
		recording,
		place,
		name,
		id: "",
		begun: 0
	};
	const begun = beginCall(call, input);
	if (!begun.ok) return begun;
	const badInput = recording.run(place.runId)?.tools.get(call.id)?.badInput;
	if (badInput !== void 0) return endFailed(call, "INVALID_INPUT", `input of ${name}: ${badInput}`, "20");
	const safe = await recording.settled(["tool.called"]);
	if (!safe.ok) return safe;
	const { options } = recording.settings;
	const tier = options.tools[name]?.tier ?? "READ";
	const context = {
		files: workspaceFiles(recording.settings, tier),
		memory: place.memory
	};
	let output;
	try {
		output = await work(begun.value, context);
	} catch (cause) {
		return endFailed(call, codeOf(cause), reasonOf(cause), invariantOf(cause));
	}
	return endReturned(call, output);
}
function beginCall(call, input) {
	const { recording, place } = call;
	const emitted = recording.emit(place.runId, () => {
		call.id = recording.settings.uuid();
		call.begun = recording.settings.clock().getTime();
		return done([{
			type: "tool.called",
			...fieldsOf(call),
			input
		}]);
	});
	return emitted.ok ? done(jsonCopy(input)) : emitted;
}
function fieldsOf({ place, id, name }) {
	return {
		step_id: place.stepId,
		tool_call_id: id,
		tool_name: name
	};
}
function durationOf({ begun, recording }) {
	return Math.max(0, recording.settings.clock().getTime() - begun);
}
async function endReturned(call, output) {
	const fault = output === void 0 ? void 0 : jsonFault(output);
	if (fault !== void 0) return endFailed(call, "INVALID_OUTPUT", `output of ${call.name}: ${fault}`, "21");
	const emitted = emitEnd(call, {
		type: "tool.returned",
		output
	});
	if (!emitted.ok) {
		const { rule, invariant, message } = emitted.error;
		return rule === "event-log/tool-output" || invariant === "40" ? endFailed(call, "INVALID_OUTPUT", message, "21") : emitted;
	}
	const safe = await call.recording.settled(["tool.returned"]);
	return safe.ok ? done(output) : safe;
}
async function endFailed(call, code, reason, invariant) {
	const emitted = emitEnd(call, {
		type: "tool.failed",
		reason,
		error_code: code
	});
	if (!emitted.ok) return emitted;
	const safe = await call.recording.settled(["tool.failed"]);
	return safe.ok ? refused(code, reason, invariant) : safe;
}
function emitEnd(call, { type, ...fields }) {
	return call.recording.emit(call.place.runId, (run) => {
		const draft = {
			type,
			...fieldsOf(call),
			...fields,
			duration_ms: durationOf(call)
		};
		return isEnded(run, call) ? interruptedCall(call) : done([draft]);
	});
}
function isEnded(run, { id }) {
	return run === void 0 || run.tools.get(id)?.end !== void 0;
}
function interruptedCall({ name }) {
	return refused("INTERRUPTED", `${name} was ended with its step before it returned`, "16");
}
function codeOf(cause) {
	const code = cause instanceof Error && "code" in cause ? cause.code : void 0;
	return typeof code === "string" && /^[A-Z][A-Z0-9_]{0,63}$/.test(code) && !code.startsWith("INVALID_") ? code : "TOOL_FAILED";
}
function invariantOf(cause) {
	const invariant = cause instanceof Error && "invariant" in cause ? cause.invariant : void 0;
	return typeof invariant === "string" ? invariant : void 0;
}
// src/store/recorder/step.ts
function stepOf(recording, place, own) {
	const { settings } = recording;
	const { runId, stepId } = place;
	const end = async (type, plan) => {
		const emitted = recording.emit(runId, plan);
		return emitted.ok ? recording.settled([type]) : emitted;
	};
	return {
		...own,
		callTool: async (name, input, work) => wrapperNames.some((wrapper) => wrapper === name) ? refused("E_INVARIANT", `${name} runs what commands says alone: call runWrapper('${name}')`, "44") : recordToolCall(recording, place, name, input, work),
		async runWrapper(name) {
			const command = Object.hasOwn(settings.commands, name) ? settings.commands[name] : void 0;
			if (command === void 0) return refused("E_CONFIGURATION", `commands says nothing of ${JSON.stringify(name)}`, "44");
			return recordToolCall(recording, place, name, {}, () => runCommand(command, settings.root, settings.commandTimeoutMs));
		},
		requestLlm: (request, work) => recordModelCall(recording, place, request, work),
		createArtifact: (artifact) => recordArtifact(recording, place, artifact),
		finish: () => end("step.finished", (run) => {
			const isOwn = (id) => id === stepId;
			const [tool] = run === void 0 ? [] : callsUnderWay(run.tools, isOwn);
			const [model] = run === void 0 ? [] : callsUnderWay(run.models, isOwn);
			if (tool !== void 0) return underWay(`tool ${tool[1].name}`, tool[1].start.seq, "16");
			if (model !== void 0) return underWay("a language model", model[1].start.seq, "25");
			return done([{
				type: "step.finished",
				step_id: stepId,
				phase: own.phase
			}]);
		}),
		fail: (reason) => end("step.failed", (run) => {
			const said = reasonOf(reason);
			const endings = endingsOf(run, said, stepId);
			const again = {
				type: "step.failed",
				step_id: stepId,
				phase: own.phase,
				reason: said
			};
			return done(endings.length > 0 ? endings : [again]);
		})
	};
}
function underWay(what, seq, invariant) {
	return refused("E_INVARIANT", `the call of ${what} (seq ${seq}) is under way: await it before the step finishes`, invariant);
}
// src/store/recorder/run.ts
function runOf(recording, runId, memory, ended) {
	const end = async (type, plan, allowed = []) => {
		const emitted = recording.emit(runId, plan, allowed);
		if (!emitted.ok) return emitted;
		ended();
		return recording.settled([type]);
	};
	const startStep = async (phase, agent) => {
		let stepId = "";
		const emitted = recording.emit(runId, () => {
			stepId = recording.settings.uuid();
			return done([{
				type: "step.started",
				step_id: stepId,
				phase,
				agent_id: agent
			}]);
		});
		if (!emitted.ok) return emitted;
		const safe = await recording.settled(["step.started"]);
		const own = {
			id: stepId,
			phase,
			agent
		};
		return safe.ok ? done(stepOf(recording, {
			runId,
			stepId,
			memory
		}, own)) : safe;
	};
	const fail = (reason) => end("run.failed", (run) => {
		const said = reasonOf(reason);
		return done([...endingsOf(run, said), {
			type: "run.failed",
			reason: said
		}]);
	});
	return {
		id: runId,
		workspaceRoot: recording.settings.root,
		memory,
		startStep,
		fail,
		finish: ({ early = false } = {}) => end("run.finished", () => done([{ type: "run.finished" }]), early ? ["event-log/finished-early"] : []),
		async attempt(phase, agent, work) {
			let reason = "";
			for (let turn = 0; turn < 3; turn++) {
				const step = await startStep(phase, agent);
				if (!step.ok) return step;
				const worked = await attemptOf(step.value, work);
				if (worked.ok || worked.error.code !== "STEP_FAILED") return worked;
				reason = worked.error.message;
			}
			const failed = await fail(`${phase} failed 3 times: ${reason}`);
			return failed.ok ? refused("RUN_FAILED", reason) : failed;
		}
	};
}
async function attemptOf(step, work) {
	let value;
	try {
		value = await work(step);
	} catch (cause) {
		const failed = await step.fail(reasonOf(cause));
		return failed.ok ? refused("STEP_FAILED", reasonOf(cause)) : failed;
	}
	const finished = await step.finish();
	return finished.ok ? done(value) : finished;
}
// src/store/recorder/index.ts
async function createRecorder(options) {
	const settings = settingsOf(options);
	if (!settings.ok) return settings;
	const log = openLogFile(settings.value.file, settings.value.options, options.tornLine ?? "report");
	return log.ok ? done(recorderOf(recordingOf(log.value, settings.value))) : log;
}
function recorderOf(recording) {
	const { settings, log } = recording;
	const memories = new Map();
	const runFor = (runId) => {
		const memory = memories.get(runId) ?? runMemory();
		memories.set(runId, memory);
		return runOf(recording, runId, memory, () => memories.delete(runId));
	};
	const { agents, tools } = settings.options;
	return {
		file: settings.file,
		registry: structuredClone({
			agents,
			tools
		}),
		findings: logFindings(log.state),
		tornLine: log.torn,
		openRuns: () => [...log.state.runs.open.keys()],
		async startRun() {
			const runId = drawn(settings.uuid);
			if (!runId.ok) return runId;
			const started = {
				type: "run.started",
				workspace_root: settings.root
			};
			const emitted = recording.emit(runId.value, () => done([started]));
			if (!emitted.ok) return emitted;
			const safe = await recording.settled(["run.started"]);
			return safe.ok ? done(runFor(runId.value)) : safe;
		},
		async resumeRun(named, reason = "the process that recorded this ended") {
			const runId = sameRunId(named);
			const emitted = recording.emit(runId, (run) => {
				if (run?.started === void 0) return refused("E_RUN", `no run ${JSON.stringify(runId)} is open in the log`);
				const root = readRoot(settings.root);
				if (!jsonEqual(JSON.parse(JSON.stringify(run.root ?? null)), JSON.parse(JSON.stringify(root)))) return refused("E_RUN", `run ${runId} works in another workspace than ${settings.root}`, "4a");
				return done(endingsOf(run, reasonOf(reason)));
			});
			if (!emitted.ok) return emitted;
			const safe = await recording.settled(["step.failed"]);
			return safe.ok ? done(runFor(runId)) : safe;
		},
		close: log.close
	};
}
function drawn(uuid) {
	try {
		return done(uuid());
	} catch (cause) {
		return refused("E_CONFIGURATION", `uuid failed: ${reasonOf(cause)}`);
	}
}
export { createRecorder };
