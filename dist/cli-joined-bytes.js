import { n as isJsonArray, r as isJsonObject, t as compareCodePoints } from "./cli-order.js";
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
		...detail.data === void 0 ? {} : { data: detail.data }
	});
}
function fillMessage(template, values) {
	return template.replace(/\{(\w+)\}/g, (whole, name) => Object.hasOwn(values, name) ? String(values[name]) : whole);
}
// src/core/file-rules/policy-facts.ts
const policyRule = ruleOver();
// src/core/file-rules/config-changed.ts
const mostNamed = 5;
const configChanged = policyRule({
	id: "config/changed",
	title: "A change of the configuration is seen",
	why: "Whoever changes how state is judged must not be judged by the change, and a reviewer has to see it.",
	fix: "Have the change reviewed by whoever owns the gate; it counts once it is on the base side.",
	severity: "warning",
	since: "0.1.0",
	fixed: true,
	scopes: ["net"],
	messages: {
		configuration: "this changes how state files are judged, from the next change on: {effect}",
		waivers: "this changes the waivers; they count once they are on the base side",
		headWaivers: "this changes the waivers, and they count at once (waiversFrom: head); a code owner should approve"
	},
	*check(facts, problem) {
		if (!facts.changed || facts.role === "nested") return;
		const detail = {
			subject: "",
			at: facts.after === null ? inBefore("") : inAfter("")
		};
		if (facts.role === "waivers") yield problem(facts.headWaives ? "headWaivers" : "waivers", {}, detail);
		else {
			const data = {
				governed: facts.governed,
				released: facts.released
			};
			yield problem("configuration", { effect: effectOf(facts) }, {
				...detail,
				data
			});
		}
	}
});
function effectOf({ after, governed, released }) {
	if (after !== null && after.faults.length > 0) return "it cannot be used";
	return [...governed.length > 0 ? [`it governs ${named(governed)}`] : [], ...released.length > 0 ? [`it no longer governs ${named(released)}`] : []].join("; ") || "it governs the same files";
}
function named(paths) {
	const rest = paths.length - mostNamed;
	return paths.slice(0, mostNamed).join(", ") + (rest > 0 ? ` and ${rest} more` : "");
}
// src/core/subject.ts
function subjectOf(entity, field) {
	const escaped = entity.replaceAll("#", "##");
	return field === void 0 ? escaped : `${escaped}#${escapeField(field)}`;
}
function splitSubject(subject) {
	for (let index = subject.indexOf("#"); index >= 0; index = subject.indexOf("#", index + 2)) {
		if (subject[index + 1] === "#") continue;
		return {
			entity: undoubled(subject.slice(0, index)),
			field: unescapeField(subject.slice(index + 1))
		};
	}
	return {
		entity: undoubled(subject),
		field: void 0
	};
}
function covers(claimed, subject) {
	if (claimed === subject) return true;
	const outer = splitSubject(claimed);
	return outer.field === void 0 && outer.entity === splitSubject(subject).entity;
}
function escapeField(field) {
	return field.replaceAll("~", "~0").replace(/^#/, "~1");
}
function unescapeField(field) {
	return field.replace(/^~1/, "#").replaceAll("~0", "~");
}
function undoubled(entity) {
	return entity.replaceAll("##", "#");
}
// src/core/file-rules/policy-rules.ts
const policyRules = [
	configChanged,
	policyRule({
		id: "config/invalid",
		title: "The configuration can be used",
		why: "What a broken configuration was meant to govern would go unjudged after the merge.",
		fix: "Correct the named line; `stateward check` on the command line reads the file as it will be read.",
		severity: "error",
		messageSeverities: { base: "warning" },
		since: "0.1.0",
		fixed: true,
		scopes: ["net"],
		messages: {
			next: "cannot be used: {reason}",
			base: "on the base side it cannot be used ({reason}); the built-in defaults judge",
			nested: "lies in a folder, and only the configuration at the top of the repository is read"
		},
		*check({ role, before, after }, problem) {
			if (role === "nested") {
				yield problem("nested", {}, {
					subject: "",
					at: inAfter("")
				});
				return;
			}
			for (const { message, pointer } of after?.faults ?? []) {
				const detail = {
					subject: subjectOf("", pointer || message),
					at: inAfter(pointer)
				};
				yield problem("next", { reason: message }, {
					...detail,
					data: { reason: message }
				});
			}
			const [first] = before?.faults ?? [];
			if (first === void 0 || after !== null && after.faults.length > 0) return;
			const detail = {
				subject: "",
				at: inBefore(first.pointer),
				data: { reason: first.message }
			};
			yield problem("base", { reason: first.message }, detail);
		}
	}),
	policyRule({
		id: "config/matches-nothing",
		title: "Every entry of the configuration matches a file",
		why: "An entry that matches nothing guards nothing, and a mistyped path looks like a guarded file.",
		fix: "Correct the path (it counts from the top of the repository, and case counts), or remove the entry.",
		severity: "warning",
		since: "0.1.0",
		scopes: ["net"],
		messages: { nothing: "no file matches {glob}, before or after this change" },
		*check({ unmatched, after }, problem) {
			const place = after === null ? inBefore : inAfter;
			for (const { glob, pointer } of unmatched) yield problem("nothing", { glob }, {
				subject: subjectOf("", glob),
				at: place(pointer)
			});
		}
	}),
	policyRule({
		id: "config/waiver-expired",
		title: "A waiver is used within its time",
		why: "A waiver is an exception with an end; one that is used after it has become a rule that nobody agreed to.",
		fix: "Bring the state back to green, or have the owner give the waiver a later day.",
		severity: "warning",
		since: "0.1.0",
		scopes: ["net"],
		messages: {
			ending: "the waiver of {fingerprint} ended on {until}; it stops counting fourteen days after that",
			ended: "the waiver of {fingerprint} ended on {until} and does not count any more"
		},
		*check({ expired }, problem) {
			for (const { fingerprint, until, pointer, counts } of expired) {
				const detail = {
					subject: subjectOf("", fingerprint),
					at: inBefore(pointer)
				};
				yield problem(counts ? "ending" : "ended", {
					fingerprint,
					until
				}, detail);
			}
		}
	})
];
// src/text/source.ts
const lineFeed = 10;
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
		lineText: (line) => lineIn(text, lineStarts(), line)
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
		if (code === carriageReturn && text.charCodeAt(offset + 1) === lineFeed) offset++;
		else if (code !== lineFeed && code !== carriageReturn) continue;
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
	return text.charCodeAt(end - 1) === lineFeed && text.charCodeAt(end - 2) === carriageReturn ? 2 : 1;
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
	const length = lengthOf(lead);
	for (let index = 1; index < length; index++) {
		const byte = bytes[offset + index] ?? 0;
		const lowest = index === 1 ? lowestSecond(lead) : 128;
		const highest = index === 1 ? highestSecond(lead) : 191;
		if (byte < lowest || byte > highest) return 0;
	}
	return length;
}
function lengthOf(lead) {
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
	if (looksLikeUtf16(bytes)) return refused("looks like UTF-16; save it as UTF-8");
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
	if (byte === void 0) return refused("too large to be read as one text");
	return refused(`not UTF-8: the byte 0x${byte.toString(16).toUpperCase().padStart(2, "0")} at byte offset ${offset + skipped} begins no valid character; save it as UTF-8`, decodeUtf8(content.subarray(0, offset)));
}
function refused(message, readable = "") {
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
// src/core/limits.ts
const mostFindings = 1e4;
const defaultLimits = {
	maxBytes: 67108864,
	maxDepth: 1e3,
	maxValues: 5e6
};
// src/core/file-rules/file-facts.ts
const fileRule = ruleOver();
// src/core/file-rules/case-collision.ts
const caseCollision = fileRule({
	id: "state-file/case-collision",
	title: "No other path is the same but for case",
	why: "Where file systems ignore case or Unicode composition, a checkout keeps one of the two files and loses the other.",
	fix: "Rename or remove one of the two files.",
	severity: "error",
	since: "0.1.0",
	scopes: [
		"snapshot",
		"step",
		"merge"
	],
	messages: { collision: "differs from {path} only in case or Unicode composition" },
	*check(facts, problem) {
		const [path] = facts.collisions;
		if (facts.after === null || path === void 0) return;
		yield problem("collision", { path }, {
			subject: "",
			at: inAfter(""),
			data: { paths: facts.collisions }
		});
	}
});
// src/core/file-rules/deleted.ts
const deleted = fileRule({
	id: "state-file/deleted",
	title: "A state file is not deleted",
	why: "Deleting the record removes every proof of what was done, and re-creating it would launder what it said.",
	fix: "Restore the file, or move its content to an archive file in the same change.",
	severity: "error",
	messageSeverities: {
		warned: "warning",
		archived: "note"
	},
	since: "0.1.0",
	scopes: [
		"step",
		"merge",
		"net"
	],
	messages: {
		refused: "the state file was deleted and its content is not kept anywhere",
		warned: "the state file was deleted and its content is not kept anywhere",
		archived: "the state file was deleted; its content is kept at {path}"
	},
	*check(facts, problem) {
		if (facts.before === null || facts.after !== null || facts.reverts !== void 0) return;
		const detail = {
			subject: "",
			at: inBefore("")
		};
		const [path] = facts.archived;
		if (path !== void 0) yield problem("archived", { path }, {
			...detail,
			data: { archived: facts.archived }
		});
		else yield problem(facts.deletion === "error" ? "refused" : "warned", {}, detail);
	}
});
// src/core/file-rules/lfs-pointer.ts
const lfsPointer = fileRule({
	id: "state-file/lfs-pointer",
	title: "A state file is stored in git itself",
	why: "The commit holds only a Git LFS pointer: the state itself is not in the history that is judged.",
	fix: "Take the path out of .gitattributes (filter=lfs) and commit the file itself.",
	severity: "error",
	since: "0.1.0",
	fixed: true,
	scopes: [
		"snapshot",
		"step",
		"merge",
		"net"
	],
	messages: { pointer: "is a Git LFS pointer, not the state itself" },
	*check(facts, problem) {
		if (facts.after?.nature === "lfs-pointer") yield problem("pointer", {}, {
			subject: "",
			at: inAfter("")
		});
	}
});
// src/core/file-rules/not-regular.ts
const notRegular = fileRule({
	id: "state-file/not-regular",
	title: "A state file is a regular file",
	why: "What a submodule holds, or a link that leads to no file of this repository, can change without a commit here.",
	fix: "Commit the state as a regular file at this path, or link to a file of this repository.",
	severity: "error",
	since: "0.1.0",
	fixed: true,
	scopes: [
		"snapshot",
		"step",
		"merge",
		"net"
	],
	messages: {
		link: "is a symbolic link, not a regular file",
		absolute: "is a symbolic link to the absolute path {target}",
		outside: "is a symbolic link to {target}, which leaves the repository",
		loop: "is a symbolic link that leads back to itself, or through more than 40 links",
		dangling: "is a symbolic link to {target}, where no file is committed",
		"into-submodule": "is a symbolic link to {target}, which lies in a submodule",
		"no-path": "is a symbolic link whose text is no path",
		submodule: "is a submodule, not a regular file"
	},
	*check(facts, problem) {
		const { nature, link } = facts.after ?? {};
		const detail = {
			subject: "",
			at: inAfter("")
		};
		if (nature === "submodule") yield problem("submodule", {}, detail);
		if (nature !== "link") return;
		if (link === void 0) yield problem("link", {}, detail);
		else yield problem(link.reason, { target: link.target }, {
			...detail,
			data: { target: link.target }
		});
	}
});
// src/core/file-rules/reverted.ts
const reverted = fileRule({
	id: "state-file/reverted",
	title: "A revert takes a whole commit back",
	why: "An exact revert of work is legal, and whoever relied on that work should know that it is gone.",
	fix: "Nothing to do if the revert was meant; otherwise revert the revert.",
	severity: "warning",
	since: "0.1.0",
	scopes: ["step"],
	cutsRange: true,
	messages: { reverted: "this commit reverts {commit} exactly, and with it what that commit recorded here" },
	*check(facts, problem) {
		if (facts.reverts === void 0) return;
		const detail = {
			subject: "",
			at: inAfter(""),
			data: { reverts: facts.reverts }
		};
		yield problem("reverted", { commit: facts.reverts.slice(0, 7) }, detail);
	}
});
// src/core/file-rules/too-large.ts
const tooLarge = fileRule({
	id: "state-file/too-large",
	title: "A state file stays within the size limit",
	why: "A file beyond the limit is not parsed, and what is not parsed cannot be judged.",
	fix: "Move finished work to an archive file, or ask an owner to raise limits.maxBytes.",
	severity: "error",
	since: "0.1.0",
	fixed: true,
	scopes: [
		"snapshot",
		"step",
		"merge",
		"net"
	],
	messages: { size: "is {size} bytes long; the limit is {limit}" },
	*check(facts, problem) {
		if (facts.after?.nature !== "too-large") return;
		yield problem("size", {
			size: facts.after.size,
			limit: facts.maxBytes
		}, {
			subject: "",
			at: inAfter(""),
			data: {
				size: facts.after.size,
				limit: facts.maxBytes
			}
		});
	}
});
// src/core/file-rules/unreadable.ts
const unreadable = fileRule({
	id: "state-file/unreadable",
	title: "A state file can be read",
	why: "What cannot be read cannot be judged, and a broken file would hide whatever was done to it.",
	fix: "Restore the last readable version, then make your change again.",
	severity: "error",
	messageSeverities: { previous: "warning" },
	since: "0.1.0",
	fixed: true,
	scopes: [
		"snapshot",
		"step",
		"merge",
		"net"
	],
	messages: {
		next: "cannot be read: {reason}",
		previous: "the previous version cannot be read ({reason}); the new one is judged as an added file"
	},
	*check(facts, problem) {
		for (const fault of facts.after?.faults ?? []) yield problem("next", { reason: fault.message }, {
			subject: fault.pointer === "" ? "" : subjectOf("", fault.pointer),
			at: inAfter(fault.pointer, fault.part),
			data: dataOf(fault)
		});
		const [first] = facts.before?.faults ?? [];
		if (first === void 0 || facts.after === null || facts.after.faults.length > 0) return;
		yield problem("previous", { reason: first.message }, {
			subject: "",
			at: inBefore(first.pointer, first.part),
			data: dataOf(first)
		});
	}
});
function dataOf(fault) {
	return {
		fault: fault.messageId,
		line: fault.span.line,
		column: fault.span.column
	};
}
// src/core/file-rules/index.ts
const fileRules = [
	caseCollision,
	deleted,
	lfsPointer,
	notRegular,
	reverted,
	tooLarge,
	unreadable
];
// src/core/json-text.ts
function canonicalJson(value) {
	const output = [];
	const pending = [{ value }];
	for (let piece = pending.pop(); piece !== void 0; piece = pending.pop()) if ("text" in piece) output.push(piece.text);
	else if (isJsonArray(piece.value)) pushArray(pending, piece.value);
	else if (isJsonObject(piece.value)) pushMembers(pending, Object.entries(piece.value));
	else output.push(piece.value === void 0 ? "" : JSON.stringify(piece.value));
	return output.join("");
}
function pushArray(pending, members) {
	pending.push({ text: "]" });
	for (let index = members.length - 1; index >= 0; index -= 1) {
		pending.push({ value: members[index] });
		if (index > 0) pending.push({ text: "," });
	}
	pending.push({ text: "[" });
}
function pushMembers(pending, entries) {
	entries.sort(([left], [right]) => compareCodePoints(right, left));
	pending.push({ text: "}" });
	for (const [index, [key, value]] of entries.entries()) {
		const isFirst = index === entries.length - 1;
		pending.push({ value }, { text: `${isFirst ? "" : ","}${JSON.stringify(key)}:` });
	}
	pending.push({ text: "{" });
}
// src/core/merge-rules.ts
const rule = ruleOver();
function mergeRules(kindId) {
	return [mergeLost(kindId), mergeInvented(kindId)];
}
function mergeLost(kindId) {
	return rule({
		id: `${kindId}/merge-lost`,
		title: "A merge keeps what each side did",
		why: "A merge is not a step: what one side completed, counted or changed since the merge base still holds.",
		fix: "Merge again and keep that side's value, or change it in a commit of its own.",
		severity: "error",
		since: "0.1.0",
		scopes: ["merge"],
		messages: { lost: "the merge dropped what one side did to '{subject}': {sides} became {result}" },
		*check(faults, problem) {
			for (const fault of faults) if (fault.type === "lost") yield problem("lost", values(fault), detail(fault));
		}
	});
}
function mergeInvented(kindId) {
	return rule({
		id: `${kindId}/merge-invented`,
		title: "A merge invents nothing",
		why: "A value that no side holds and no single step explains was made up while merging, where nobody looks.",
		fix: "Merge again with one side's value, and make the change in a commit of its own.",
		severity: "error",
		since: "0.1.0",
		scopes: ["merge"],
		messages: { invented: "the merge made up a value for '{subject}': {sides} became {result}" },
		*check(faults, problem) {
			for (const fault of faults) if (fault.type === "other") yield problem("invented", values(fault), detail(fault));
		}
	});
}
function values(fault) {
	const sides = [...new Set(fault.parents.map(shown))].join(" and ");
	return {
		subject: fault.subject,
		sides: sides === "" ? "nothing" : sides,
		result: shown(fault.result)
	};
}
function detail(fault) {
	return {
		subject: fault.subject,
		at: inAfter(fault.pointer, fault.part)
	};
}
function shown(value) {
	if (value === void 0) return "absent";
	const text = canonicalJson(value);
	return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
// src/core/joined-bytes.ts
function joinedBytes(chunks) {
	const [first, ...rest] = chunks;
	if (first !== void 0 && rest.length === 0) return first;
	const whole = new Uint8Array(chunks.reduce((size, chunk) => size + chunk.length, 0));
	let offset = 0;
	for (const chunk of chunks) {
		whole.set(chunk, offset);
		offset += chunk.length;
	}
	return whole;
}
export { pointerTokens as S, makeProblem as _, caseCollision as a, inAfter as b, quote as c, sourceText as d, spanAt as f, subjectOf as g, splitSubject as h, fileRules as i, decodeText as l, covers as m, mergeRules as n, defaultLimits as o, policyRules as p, canonicalJson as r, mostFindings as s, joinedBytes as t, textFault as u, ruleOver as v, inBefore as x, appendToken as y };
