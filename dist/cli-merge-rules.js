import { C as inAfter, S as appendToken, T as pointerTokens, h as spanAt, m as sourceText, v as subjectOf, w as inBefore, x as ruleOver } from "./cli-nearest-place.js";
import { t as isJsonArray } from "./cli-json-value.js";
import { a as composing, c as require_dist, i as scalarOf, n as canonicalJson, o as tooDeepAt, s as yamlTokens } from "./cli-joined-bytes.js";
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
		named: "this changes how {files} judged, from the next change on",
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
		else if (facts.role === "named") {
			const { governed } = facts;
			yield problem("named", { files: governed.length === 1 ? `${named(governed)} is` : `${named(governed) || "no file"} are` }, {
				...detail,
				data: { governed }
			});
		} else {
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
// src/text/yaml.ts
var import_dist = require_dist();
const nowhere = {
	line: 1,
	column: 1,
	endLine: 1,
	endColumn: 1
};
function parseYaml(text, repeatedKeys = "refused") {
	const source = sourceText(text);
	const tokens = yamlTokens(text);
	const deep = tooDeepAt(tokens, 200);
	if (deep !== void 0) return {
		ok: false,
		faults: [{
			message: `is nested deeper than 200 levels`,
			span: spanAt(source, deep, deep)
		}]
	};
	return readDocuments([...new import_dist.Composer(composing).compose(tokens, true, text.length)], source, repeatedKeys === "last" ? [] : void 0);
}
function readDocuments(documents, source, repeated) {
	const [document, second] = documents;
	const faults = documents.flatMap(({ errors, warnings }) => [...errors, ...warnings].map(({ message, pos: [from, to] }) => ({
		message,
		span: spanAt(source, from, to)
	})));
	if (second !== void 0 && faults.length === 0) {
		const [from] = second.range;
		faults.push({
			message: "holds several documents; one was expected",
			span: spanAt(source, from, from)
		});
	}
	if (document === void 0 || faults.length > 0) return {
		ok: false,
		faults
	};
	const walk = {
		source,
		faults,
		places: new Map(),
		repeated
	};
	const value = readValue(walk, document.contents, "");
	if (faults.length > 0) return {
		ok: false,
		faults
	};
	const locate = (pointer) => located(walk.places, pointer);
	return {
		ok: true,
		document: {
			value,
			locate,
			repeated: [...new Set(repeated)]
		}
	};
}
function readValue(walk, node, pointer) {
	const span = spanOf(walk, node);
	if (!walk.places.has(pointer)) walk.places.set(pointer, span);
	if ((0, import_dist.isAlias)(node)) return refused(walk, span, "is an alias (*), and aliases are not read; write the value out");
	if ((0, import_dist.isSeq)(node)) return node.items.map((item, index) => readValue(walk, item, appendToken(pointer, index)));
	if ((0, import_dist.isMap)(node)) return mappingOf(walk, node.items, pointer);
	if (!(0, import_dist.isScalar)(node)) return null;
	return scalarOf(node.value, node.source);
}
function mappingOf(walk, items, pointer) {
	const names = new Set();
	return Object.fromEntries(items.map(({ key, value }) => {
		const span = spanOf(walk, key);
		const name = (0, import_dist.isScalar)(key) && typeof key.value === "string" ? key.value : void 0;
		if (name === void 0) return ["", refused(walk, span, "is a key that is not text; put it in quotes")];
		const own = appendToken(pointer, name);
		if (names.has(name)) {
			if (walk.repeated === void 0) return [name, refused(walk, span, "Map keys must be unique")];
			walk.repeated.push(own);
		}
		names.add(name);
		walk.places.set(own, span);
		return [name, readValue(walk, value, own)];
	}));
}
function refused(walk, span, message) {
	walk.faults.push({
		message,
		span
	});
	return null;
}
function spanOf({ source }, node) {
	const range = typeof node === "object" && node !== null && "range" in node ? node.range : void 0;
	const [from, to] = Array.isArray(range) ? range : [];
	return typeof from === "number" && typeof to === "number" ? spanAt(source, from, to) : nowhere;
}
function located(places, pointer) {
	const tokens = pointerTokens(pointer);
	for (let length = tokens.length; length >= 0; length -= 1) {
		const place = places.get(tokens.slice(0, length).reduce(appendToken, ""));
		if (place !== void 0) return place;
	}
	return nowhere;
}
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
const messageIds = {
	error: "refused",
	warning: "warned",
	note: "finished"
};
const deleted = fileRule({
	id: "state-file/deleted",
	title: "A state file is not deleted",
	why: "Deleting the record removes every proof of what was done, and re-creating it would launder what it said.",
	fix: "Restore the file, or move its content to an archive file in the same change.",
	severity: "error",
	messageSeverities: {
		warned: "warning",
		archived: "note",
		finished: "note"
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
		finished: "the state file was deleted; everything in it was done",
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
		else yield problem(messageIds[facts.deletion], {}, detail);
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
		for (const fault of facts.after?.faults ?? []) {
			if (fault.ruleId !== void 0) continue;
			yield problem("next", { reason: fault.message }, {
				subject: fault.pointer === "" ? "" : subjectOf("", fault.pointer),
				at: inAfter(fault.pointer, fault.part),
				data: dataOf(fault)
			});
		}
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
	const missing = missingMembers(fault);
	if (missing.length > 0) return {
		subject: fault.subject,
		sides: shown(missing),
		result: "absent"
	};
	const sides = [...new Set(fault.parents.map(shown))].join(" and ");
	return {
		subject: fault.subject,
		sides: sides === "" ? "nothing" : sides,
		result: shown(fault.result)
	};
}
function missingMembers({ type, result, parents }) {
	if (type !== "lost" || !isJsonArray(result)) return [];
	const kept = new Set(result.map(canonicalJson));
	return parents.flatMap((parent) => isJsonArray(parent) ? parent : []).filter((member) => !kept.has(canonicalJson(member)));
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
export { parseYaml as a, fileRule as i, fileRules as n, policyRules as o, caseCollision as r, mergeRules as t };
