import { E as isJsonObject, T as isJsonArray, w as compareCodePoints } from "./hook-names.js";
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
function shapeRuleIds(rules) {
	return new Set(rules.flatMap(({ id, aboutShape }) => aboutShape ? [id] : []));
}
function makeProblem(messages) {
	return (messageId, values, detail) => ({
		messageId,
		message: fillMessage(messages[messageId] ?? messageId, values),
		subject: detail.subject,
		at: detail.at,
		related: detail.related ?? [],
		...detail.data === void 0 ? {} : { data: detail.data },
		...detail.laws === void 0 ? {} : { laws: detail.laws },
		...detail.refuses === void 0 ? {} : { refuses: detail.refuses },
		...detail.demanded === void 0 ? {} : { demanded: detail.demanded },
		...detail.alsoRight === void 0 ? {} : { alsoRight: detail.alsoRight }
	});
}
function fillMessage(template, values) {
	return template.replace(/\{(\w+)\}/g, (whole, name) => Object.hasOwn(values, name) ? String(values[name]) : whole);
}
// src/core/file-rules/file-facts.ts
const fileRule = ruleOver();
// src/core/file-rules/begun-anew.ts
const begunAnew = fileRule({
	id: "state-file/begun-anew",
	title: "A new file begins where a finished one stood",
	why: "What stood here was finished and is kept elsewhere, or its deletion was a note, so its path is free for a new one.",
	fix: "Nothing to do.",
	severity: "note",
	since: "0.1.0",
	scopes: ["step"],
	cutsRange: true,
	messages: { begun: "what stood here went as it may; a new file begins at its path" },
	*check(facts, problem) {
		if (facts.begun === true && facts.after !== null) yield problem("begun", {}, {
			subject: "",
			at: inAfter("")
		});
	}
});
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
		if (facts.before === null || facts.after !== null) return;
		if (facts.reverts !== void 0 || facts.takesBack !== void 0) return;
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
// src/core/file-rules/taken-back.ts
const mostNamed$1 = 10;
const takenBack = fileRule({
	id: "state-file/taken-back",
	title: "A refused commit was taken back",
	why: "The file is again what it was before the refused commit; whatever else that commit did here went with it.",
	fix: "Nothing to do; do the honest part of that commit again.",
	severity: "note",
	since: "0.1.0",
	scopes: ["step"],
	messages: { back: "this commit takes {commit} back, which was refused, and with it honest work: {items}" },
	*check(facts, problem) {
		if (facts.takesBack === void 0 || facts.takesBack.lost.length === 0) return;
		const { commit, lost } = facts.takesBack;
		const more = lost.length > mostNamed$1 ? ` and ${lost.length - mostNamed$1} more` : "";
		const items = lost.slice(0, mostNamed$1).join(", ") + more;
		const detail = {
			subject: "",
			at: inAfter(""),
			data: {
				takesBack: commit,
				items: lost
			}
		};
		yield problem("back", {
			commit: commit.slice(0, 7),
			items
		}, detail);
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
// src/core/subject.ts
function subjectOf(entity, field) {
	const escaped = entity.replaceAll("#", "##");
	return field === void 0 ? escaped : `${escaped}#${escapeField(field)}`;
}
function memberSubject(entity, field, member) {
	return `${subjectOf(entity, field)}${memberSign}${member}`;
}
const memberSign = "~2";
function splitSubject(subject) {
	for (let index = subject.indexOf("#"); index >= 0; index = subject.indexOf("#", index + 2)) {
		if (subject[index + 1] === "#") continue;
		return {
			entity: undoubled(subject.slice(0, index)),
			...splitField(subject.slice(index + 1))
		};
	}
	return {
		entity: undoubled(subject),
		field: void 0
	};
}
function splitField(text) {
	const end = text.indexOf(memberSign);
	if (end < 0) return { field: unescapeField(text) };
	return {
		field: unescapeField(text.slice(0, end)),
		member: text.slice(end + 2)
	};
}
function covers(claimed, subject) {
	if (claimed === subject) return true;
	const [outer, inner] = [splitSubject(claimed), splitSubject(subject)];
	if (outer.entity !== inner.entity || outer.member !== void 0) return false;
	return outer.field === void 0 || outer.field === inner.field;
}
function overlaps(left, right) {
	return covers(left, right) || covers(right, left);
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
				data: dataOf(fault),
				refuses: [""]
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
	begunAnew,
	caseCollision,
	deleted,
	lfsPointer,
	notRegular,
	reverted,
	takenBack,
	tooLarge,
	unreadable
];
const fileRuleIds = new Set(fileRules.map(({ id }) => id));
function isFileRule({ fileRules: own = [] }, ruleId) {
	return fileRuleIds.has(ruleId) || own.some(({ id }) => id === ruleId);
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
			yield problem("named", { files: governed.length === 1 ? `${named$2(governed)} is` : `${named$2(governed) || "no file"} are` }, {
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
	return [...governed.length > 0 ? [`it governs ${named$2(governed)}`] : [], ...released.length > 0 ? [`it no longer governs ${named$2(released)}`] : []].join("; ") || "it governs the same files";
}
function named$2(paths) {
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
// src/core/schema-fault.ts
function schemaFaults(validate, value) {
	return validate(value) ? [] : (validate.errors ?? []).filter(({ keyword }) => keyword !== "if");
}
function namedMember({ params }) {
	return params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty;
}
const types = {
	array: "a list",
	boolean: "true or false",
	integer: `a whole number within ±${Number.MAX_SAFE_INTEGER}`,
	null: "null",
	number: "a number",
	object: "a mapping",
	string: "text"
};
function expectation({ keyword, params, message = "valid" }) {
	const { limit = 0 } = params;
	switch (keyword) {
		case "enum": return either((params.allowedValues ?? []).map(String));
		case "type": return typesInWords([params.type ?? []].flat());
		case "minimum":
		case "maximum": return `${params.comparison} ${limit}`;
		case "minItems": return limit === 1 ? "a list of at least one entry" : `a list of at least ${limit} entries`;
		case "maxItems": return `a list of at most ${limit} entries`;
		case "minLength": return limit === 1 ? "text that is not empty" : `text of at least ${limit} characters`;
		default: return message.replace(/^must be /, "");
	}
}
function typesInWords(names) {
	return either(names.map((name) => types[name] ?? name));
}
function either(names) {
	return names.join(", ").replace(/, ([^,]*)$/, " or $1");
}
function shownValue(value, most = 60) {
	if (isJsonObject(value) && typeof value.inexactNumber === "string") return cutText(value.inexactNumber, most);
	return value === void 0 ? "nothing" : cutText(canonicalJson(value), most);
}
function cutText(text, most) {
	return text.length > most ? `${text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, "")}…` : text;
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
		messageSeverities: {
			plan: "warning",
			archivedPlan: "note"
		},
		since: "0.1.0",
		scopes: ["merge"],
		messages: {
			lost: "the merge dropped what one side did to '{subject}': {sides} became {result}",
			several: "the merge dropped what one side did to {count} fields of '{subject}': {items}",
			side: "the merge took one side and dropped what another one did to {count} entities: {items}",
			plan: "the merge kept one plan; the other side's, '{plan}', is gone with {done} done items",
			archivedPlan: "the merge kept one plan; the other side's, '{plan}', stands in an archive with {done} done items"
		},
		*check({ decisions, gone, isArchived }, problem) {
			for (const each of decisions.filter(({ type }) => type === "lost")) if (each.extent === "value") yield problem("lost", values(each), detail(each));
			else yield problem(each.extent === "side" ? "side" : "several", listed(each), detail(each));
			for (const each of gone) {
				const { plan, done } = each;
				const values = {
					plan: plan.slice(0, 80),
					done
				};
				yield problem(isArchived ? "archivedPlan" : "plan", values, planDetail(each));
			}
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
		messages: {
			invented: "the merge made up a value for '{subject}': {sides} became {result}",
			several: "the merge made up {count} values for '{subject}': {items}",
			many: "the merge made up values for {count} entities: {items}"
		},
		*check({ decisions }, problem) {
			for (const each of decisions.filter(({ type }) => type === "other")) if (each.extent === "value") yield problem("invented", values(each), detail(each));
			else yield problem(each.extent === "side" ? "many" : "several", listed(each), detail(each));
		}
	});
}
function values({ subject, changes: [change] }) {
	return {
		subject,
		...becoming(change, splitSubject(subject).field === void 0 ? presence : shown)
	};
}
function becoming(change, tell = shown) {
	const sides = [...new Set(change?.sides.map(tell))].join(" and ");
	return {
		sides: sides === "" ? "nothing" : sides,
		result: tell(change?.result)
	};
}
function presence(value) {
	return value === true ? "there" : value === false ? "gone" : shown(value);
}
const mostShown = 10;
function listed({ subject, extent, changes }) {
	const told = changes.slice(0, mostShown).map((change) => {
		const { sides, result } = becoming(change);
		return extent === "side" ? change.name : `${change.name}: ${sides} became ${result}`;
	});
	const more = changes.length > mostShown ? [`${changes.length - mostShown} more`] : [];
	return {
		subject,
		count: changes.length,
		items: [...told, ...more].join(", ")
	};
}
function detail({ subject, at, changes, refuses, right, extent }) {
	const [demanded, ...alsoRight] = right;
	const data = extent === "value" ? {} : { data: { items: changes.map(({ name }) => name) } };
	return {
		subject,
		at,
		refuses,
		demanded,
		...alsoRight.length === 0 ? {} : { alsoRight },
		...data
	};
}
function planDetail({ plan, done, side }) {
	return {
		subject: subjectOf("", plan),
		at: inAfter(""),
		refuses: [subjectOf("")],
		demanded: side,
		data: {
			plan,
			done
		}
	};
}
function shown(value) {
	if (value === void 0) return "absent";
	return cutText(canonicalJson(value), 80);
}
// src/core/limits.ts
const mostFindings = 1e4;
const defaultLimits = {
	maxBytes: 67108864,
	maxDepth: 1e3,
	maxValues: 5e6
};
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
// src/core/entity.ts
function subjectValue(kind, doc, subject) {
	if (doc === null) return void 0;
	const { entity: id, field, member } = splitSubject(subject);
	const entity = kind.entity(doc, id);
	if (entity === void 0) return void 0;
	if (field === void 0 || !Object.hasOwn(entity.fields, field)) return plainValue(entity);
	const value = entity.fields[field]?.value;
	return member === void 0 ? value : membersOf(value).has(member);
}
function membersOf(value) {
	return new Set(isJsonArray(value) ? value.map(String) : []);
}
function same(kind, left, right, subject) {
	return jsonEqual(subjectValue(kind, left, subject), subjectValue(kind, right, subject));
}
function doneEntities(kind, doc) {
	const done = new Set();
	if (doc === null) return done;
	for (const id of kind.entities(doc)) if (isDoneIn(kind, doc, id)) done.add(id);
	return done;
}
function isDoneIn(kind, doc, id) {
	const entity = doc === null ? void 0 : kind.entity(doc, id);
	return entity !== void 0 && isDone(entity);
}
function isDone(entity) {
	return Object.values(entity.fields).some((field) => field.role === "done" && field.value === true);
}
function plainValue(entity) {
	const own = Object.entries(entity.fields).filter(([, { role }]) => role !== "claim");
	return Object.fromEntries(own.map(([name, field]) => [name, field.value]));
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
		if (!rule.scopes.includes(context.scope) || setting?.restsIn?.includes(context.scope)) continue;
		if ((setting?.severity ?? rule.severity) === "off") continue;
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
	const earlier = before === null ? {} : { earlier: before };
	const found = snapshotFindings(kind, after, {
		...context,
		...earlier
	}, settings);
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
// src/core/group.ts
function groupBy(items, keyOf) {
	const groups = new Map();
	for (const item of items) {
		const key = keyOf(item);
		const group = groups.get(key);
		if (group === void 0) groups.set(key, [item]);
		else group.push(item);
	}
	return groups;
}
// src/core/merge/merge-cell.ts
function judgeField(role, cell, elsewhere) {
	if (role === "derived" || role === "claim") return [];
	if (role === "set") return judgeSet(cell, elsewhere);
	if (role === "counter" && isCounted(cell)) return judgeCounter(cell);
	const changed = sidesWhere(cell, (value) => cell.isNew || !jsonEqual(value, cell.base));
	const done = role === "done" ? changed.filter((side) => cell.sides[side] === true) : [];
	const right = done.length > 0 ? done : changed.length > 0 ? changed : sidesWhere(cell, () => true);
	if (right.some((side) => jsonEqual(cell.sides[side], cell.result))) return [];
	return [{
		type: [cell.base, ...cell.sides].some((value) => jsonEqual(value, cell.result)) ? "lost" : "other",
		right
	}];
}
function sidesWhere({ sides }, holds) {
	return sides.flatMap((value, side) => holds(value) ? [side] : []);
}
function isCounted(cell) {
	const known = [cell.base, ...cell.sides].filter((value) => value !== void 0);
	return [cell.result, ...known].every((value) => typeof value === "number");
}
function judgeCounter({ result, base = 0, sides }) {
	const counts = sides.map((side) => side ?? 0);
	const largest = Math.max(0, ...counts);
	const sum = counts.reduce((total, count) => total + Math.max(0, count - base), base);
	const right = [counts.indexOf(largest)];
	if (result < largest) return [{
		type: "lost",
		right
	}];
	return result > Math.max(largest, sum) ? [{
		type: "other",
		right
	}] : [];
}
function judgeSet(cell, elsewhere) {
	const [result, base] = [membersOf(cell.result), membersOf(cell.base)];
	const sides = cell.sides.map(membersOf);
	return [...new Set([
		...result,
		...base,
		...sides.flatMap((side) => [...side])
	])].flatMap((member) => {
		const changed = sides.some((side) => side.has(member) !== base.has(member));
		const isRight = changed ? !base.has(member) : base.has(member);
		if (elsewhere.has(member) || result.has(member) === isRight) return [];
		const right = sides.flatMap((side, index) => side.has(member) === isRight ? [index] : []);
		return [{
			type: changed ? "lost" : "other",
			right,
			member
		}];
	});
}
// src/core/merge/merge-presence.ts
function judgePresence({ result, base, sides }, keepsAll) {
	const all = [...sides.keys()];
	const holders = all.filter((index) => sides[index] !== void 0);
	const lacking = all.filter((index) => sides[index] === void 0);
	const isNew = keepsAll || base === void 0;
	const worked = holders.filter((index) => isNew || changesOf$1(sides[index], base).length > 0);
	const isRemoved = !isNew && lacking.length > 0;
	if (result !== void 0) {
		const isInUse = holders.some((index) => changesOf$1(sides[index], base, true).length > 0);
		if (isRemoved) return isInUse ? void 0 : {
			type: "lost",
			right: lacking
		};
		return holders.length > 0 ? void 0 : {
			type: "other",
			right: lacking
		};
	}
	const must = isRemoved ? worked.filter((index) => changesOf$1(sides[index], base).some(isWork)) : worked;
	if (must.length > 0) return {
		type: "lost",
		right: must
	};
	return isRemoved || holders.length === 0 ? void 0 : {
		type: "lost",
		right: holders
	};
}
function changesOf$1(side, base, withDerived = false) {
	return Object.keys({
		...base?.fields,
		...side?.fields
	}).flatMap((name) => {
		const [before, after] = [base?.fields[name], side?.fields[name]];
		const role = after?.role ?? before?.role ?? "derived";
		return role === "claim" || role === "derived" && !withDerived || jsonEqual(before?.value, after?.value) ? [] : [{
			role,
			before: before?.value,
			after: after?.value
		}];
	});
}
function isWork({ role, before, after }) {
	return role === "done" ? after === true : role === "counter" && Number(after ?? 0) > Number(before ?? 0);
}
// src/core/merge/merge-faults.ts
function mergeFaults(kind, { result, parents, base }) {
	const versions = [
		result,
		...parents,
		...base === null ? [] : [base]
	];
	const judged = [...new Set(versions.flatMap((doc) => [...kind.entities(doc)]))].map((id) => [id, entityCell(kind, id, {
		result,
		parents,
		base
	})]).map(([id, cell]) => ({
		id,
		cell,
		fault: judgePresence(cell, kind.keepsParents === true)
	}));
	const elsewhere = new Set(judged.flatMap(({ id, cell, fault }) => fault || isKept(cell) ? [id] : []));
	return judged.flatMap(({ id, cell, fault }) => fault ? [presenceFault(id, cell, fault, parents)] : fieldFaults(id, cell, elsewhere, parents));
}
function entityCell(kind, id, { result, parents, base }) {
	return {
		result: kind.entity(result, id),
		base: base === null ? void 0 : kind.entity(base, id),
		sides: parents.map((parent) => kind.entity(parent, id))
	};
}
function isKept({ result, base, sides }) {
	if (result === void 0) return false;
	return base === void 0 ? sides.filter((side) => side !== void 0).length > 1 : sides.includes(void 0);
}
function docsAt(docs, places) {
	return docs.filter((_, place) => places.includes(place));
}
function presenceFault(id, { result, sides }, { type, right }, parents) {
	const [is, are] = [result !== void 0, sides.map((side) => side !== void 0)];
	return {
		type,
		subject: subjectOf(id),
		entity: id,
		result: is,
		sides: are,
		right: docsAt(parents, right)
	};
}
function fieldFaults(id, { result, base, sides }, elsewhere, parents) {
	if (result === void 0) return [];
	const holders = parents.filter((_, index) => sides[index] !== void 0);
	const held = sides.filter((side) => side !== void 0);
	const fields = Object.assign({}, base?.fields, ...held.map((side) => side.fields), result.fields);
	return Object.entries(fields).flatMap(([field, { role }]) => {
		const value = (entity) => entity?.fields[field]?.value;
		const sides = held.map(value);
		const cell = {
			result: value(result),
			base: value(base),
			sides,
			isNew: base === void 0
		};
		return judgeField(role, cell, elsewhere).map(({ type, right, member }) => {
			const said = {
				type,
				subject: member === void 0 ? subjectOf(id, field) : memberSubject(id, field, member),
				entity: id,
				field,
				result: cell.result,
				sides,
				right: docsAt(holders, right)
			};
			return member === void 0 ? said : {
				...said,
				member
			};
		});
	});
}
// src/core/merge/merge-ground.ts
const mostRounds = 4;
function rightDocuments(kind, ancestry, faults) {
	const choices = Math.max(1, ...faults.map(({ right }) => right.length));
	const own = new Set(faults.map(({ subject }) => subject));
	const others = mergeFaults(kind, ancestry).filter(({ subject }) => !own.has(subject));
	const left = new Set(others.map(({ subject }) => subject));
	return Array.from({ length: choices }, (_, choice) => settled(kind, ancestry, faults, {
		left,
		choice
	}));
}
function settled(kind, ancestry, faults, { left, choice }) {
	let result = ancestry.result;
	let pending = faults;
	for (let round = 0; pending.length > 0 && round < mostRounds; round += 1) {
		result = grafted(kind, result, pending, choice);
		pending = mergeFaults(kind, {
			...ancestry,
			result
		}).filter(({ subject }) => !left.has(subject));
	}
	return result;
}
function grafted(kind, result, faults, choice) {
	return [...groupBy(faults, ({ right }) => right[Math.min(choice, right.length - 1)] ?? result)].reduce((doc, [side, taken]) => kind.graft(doc, side, taken.map(({ subject }) => subject)), result);
}
// src/core/merge/merge-decisions.ts
const mostApart = 10;
function decisionsOf(kind, ancestry, faults, isChoice) {
	return [...groupBy(groupBy(faults, ({ type, entity }) => JSON.stringify([type, entity])).values(), (group) => `${group[0]?.type} ${sideTaken(kind, ancestry, group)}`).values()].flatMap((groups) => isChoice || groups.length > mostApart ? [groups.flat()] : groups).map((group) => decisionOf(kind, ancestry, group));
}
function sideTaken(kind, { result, parents }, faults) {
	return parents.findIndex((parent) => faults.every(({ subject }) => same(kind, parent, result, subject)));
}
function decisionOf(kind, ancestry, faults) {
	const [first] = faults;
	const reach = reachOf(faults);
	const entity = reach.extent === "side" ? void 0 : kind.entity(ancestry.result, first?.entity ?? "");
	return {
		type: first?.type ?? "lost",
		...reach,
		at: inAfter(entity?.pointer ?? "", entity?.part ?? ""),
		refuses: [...new Set(faults.map((fault) => fault.subject))],
		right: rightDocuments(kind, ancestry, faults)
	};
}
function reachOf(faults) {
	const byEntity = groupBy(faults, ({ entity }) => entity);
	const byField = groupBy(faults, ({ field, entity }) => field ?? entity);
	const [entity = ""] = byEntity.keys();
	if (byEntity.size > 1) return {
		extent: "side",
		subject: subjectOf(""),
		changes: changesOf(byEntity)
	};
	const changes = changesOf(byField);
	if (byField.size > 1) return {
		extent: "entity",
		subject: subjectOf(entity),
		changes
	};
	return {
		extent: "value",
		subject: subjectOf(entity, faults[0]?.field),
		changes
	};
}
function changesOf(groups) {
	return [...groups].map(([name, faults]) => ({
		name,
		...valuesOf(faults)
	}));
}
function valuesOf(faults) {
	const [first] = faults;
	const members = faults.flatMap(({ member }) => member ?? []);
	if (members.length === 0) return {
		result: first?.result,
		sides: first?.sides ?? []
	};
	const stands = membersOf(first?.result);
	const come = members.filter((member) => stands.has(member));
	const gone = members.filter((member) => !stands.has(member));
	return {
		result: come.length === 0 ? void 0 : come,
		sides: [gone.length === 0 ? void 0 : gone]
	};
}
// src/core/merge/merge-names.ts
function underSharedNames(kind, versions) {
	return underNamesOfResult(kind, underNamesOfSides(kind, versions), namesIn(kind, versions));
}
function underNamesOfSides(kind, versions) {
	const { result, parents, bases } = versions;
	const [base = null] = bases;
	if (base === null || kind.followNames === void 0) return versions;
	const follow = (doc, own) => parents.reduce((named, parent, side) => side === own ? named : kind.followNames?.(named, base, parent) ?? named, doc);
	return {
		result,
		parents: parents.map((parent, side) => follow(parent, side)),
		bases: bases.map((each) => each === null ? null : follow(each))
	};
}
function underNamesOfResult(kind, versions, old) {
	const { result, parents, bases } = versions;
	const known = namesIn(kind, versions);
	const made = new Set([...kind.entities(result)].filter((id) => !known.has(id) && !old.has(id)));
	if (made.size === 0 || kind.followNames === void 0) return versions;
	const follow = (doc) => named$1(kind, doc, result, made);
	return {
		result,
		parents: parents.map(follow),
		bases: bases.map((base) => base === null ? null : follow(base))
	};
}
function namesIn(kind, { parents, bases }) {
	return new Set([...parents, ...bases].flatMap((doc) => doc === null ? [] : [...kind.entities(doc)]));
}
function named$1(kind, doc, result, made) {
	const own = new Set(kind.entities(doc));
	const renamed = kind.followNames?.(doc, doc, result) ?? doc;
	return [...kind.entities(renamed)].every((id) => own.has(id) || made.has(id)) ? renamed : doc;
}
// src/core/merge/merge-versions.ts
function sidesTaken(kind, { result, parents, bases }) {
	const taken = parents.filter((parent) => isAlike(kind, parent, result));
	const others = parents.filter((parent) => !taken.includes(parent));
	const isOld = (parent) => bases.some((base) => base !== null && isAlike(kind, parent, base));
	const same = taken.filter((parent) => parent === result);
	if (!others.every(isOld)) return [];
	return same.length > 0 ? same : taken;
}
function isAlike(kind, left, right) {
	if (left === right) return true;
	const ids = new Set(kind.entities(left));
	const others = new Set(kind.entities(right));
	if (ids.size !== others.size) return false;
	return [...ids].every((id) => others.has(id) && saysTheSame(kind.entity(left, id), kind.entity(right, id)));
}
function saysTheSame(left, right) {
	const [own, other] = [Object.entries(left?.fields ?? {}), right?.fields ?? {}];
	const isEqual = ([name, { role, value }]) => role === "claim" || jsonEqual(value, other[name]?.value);
	return own.every(isEqual) && Object.entries(other).every(([name, { role }]) => role === "claim" || left?.fields[name] !== void 0);
}
// src/core/merge/merge-plans.ts
function byPlan(kind, versions) {
	const { result, parents, bases } = versions;
	const key = (doc) => kind.plans?.key(doc) ?? "";
	const plan = key(result);
	const isOwn = (doc) => plan === "" || [plan, ""].includes(key(doc));
	if (parents.every(isOwn)) return {
		own: versions,
		gone: []
	};
	const mine = parents.filter(isOwn);
	const ofPlan = bases.map((base) => base !== null && isOwn(base) ? base : null);
	const isOld = (doc) => bases.some((base) => base !== null && isAlike(kind, base, doc));
	const sides = parents.filter((parent) => !isOwn(parent) && !isOld(parent));
	return {
		own: mine.length === 0 ? void 0 : {
			result,
			parents: mine,
			bases: ofPlan
		},
		gone: sides.map((side) => ({
			plan: key(side),
			done: doneEntities(kind, side).size,
			side
		}))
	};
}
// src/core/merge/merge-steps.ts
function stepsOver({ kind, context, settings }, { parents, result }, others) {
	if (others.length === 0) return [];
	const subjects = others.map(({ subject }) => subject);
	return parents.map((parent) => {
		const before = kind.graft(result, parent, subjects);
		return {
			parent,
			before,
			judgement: judge(kind, before, result, context, settings)
		};
	});
}
function stepsThatKnow(kind, steps, entity) {
	const knowing = steps.filter(({ parent }) => kind.entity(parent, entity) !== void 0);
	return knowing.length === 0 ? steps : knowing;
}
function commonSteps(kind, steps) {
	const found = new Map(steps.map((step) => [step, new Set(step.judgement.findings.map(identity))]));
	return steps.flatMap((step) => step.judgement.findings.flatMap((finding) => {
		const telling = stepsThatKnow(kind, steps, splitSubject(finding.subject).entity);
		return telling.includes(step) && telling.every((each) => found.get(each)?.has(identity(finding))) ? [grounded(finding, telling.map(({ before }) => before), telling.indexOf(step))] : [];
	}));
}
function jointFindings({ kind, context, settings }, { parents, result }, judged = parents) {
	const shapes = parents.map((parent) => introducedFaults(kind, parent, result, context, settings));
	const joint = kind.rules.filter(({ isJoint }) => isJoint === true || kind.keepsParents === true);
	const found = judged.map((parent) => {
		if (joint.length === 0) return [];
		const facts = kind.compare(parent, result, context, settings.options);
		return runRules(joint, facts, context, settings.rules).findings;
	});
	const each = found.flatMap((list, side) => list.map((finding) => grounded(finding, judged, side)));
	return [...inAll(kind, shapes, parents), ...kind.keepsParents ? each : inAll(kind, found, judged)];
}
function inAll(kind, found, parents) {
	const bySide = found.map((list) => new Map(list.map((finding) => [identity(finding), finding])));
	return (found[0] ?? []).flatMap((first) => {
		if (!bySide.every((each) => each.has(identity(first)))) return [];
		const { entity } = splitSubject(first.subject);
		const knowing = parents.findIndex((parent) => kind.entity(parent, entity) !== void 0);
		const side = Math.max(0, knowing);
		return [grounded(bySide[side]?.get(identity(first)) ?? first, parents, side)];
	});
}
function grounded(finding, grounds, own) {
	if (finding.demanded !== void 0) return finding;
	const alsoRight = grounds.filter((_, side) => side !== own);
	const demanded = {
		...finding,
		demanded: grounds[own]
	};
	return alsoRight.length === 0 ? demanded : {
		...demanded,
		alsoRight
	};
}
// src/core/check-merge.ts
const nothing = {
	findings: [],
	notJudged: []
};
function judgeMerge(kind, { result, parents, bases }, context, settings) {
	const standing = parents.filter((parent) => parent !== null);
	if (result === null) return nothing;
	if (standing.length === 0) return judge(kind, null, result, {
		...context,
		scope: "step"
	}, settings);
	const versions = {
		result,
		parents: standing,
		bases
	};
	const judging = {
		kind,
		context: {
			...context,
			scope: "merge"
		},
		settings
	};
	if (bases.length === 0 && standing.length > 1) return judgeUnrelated(judging, versions);
	const taken = sidesTaken(kind, versions);
	if (taken.length > 0) return {
		...nothing,
		findings: distinct(jointFindings(judging, versions, taken))
	};
	return standing.length === 1 && parents.length > 1 ? judgeNewPlan(judging, versions) : judgePlans(judging, versions);
}
function judgeUnrelated({ kind, context, settings }, { result, parents }) {
	const steps = parents.map((parent) => judge(kind, parent, result, context, settings));
	return {
		findings: distinct(steps.flatMap((step, side) => step.findings.map((finding) => grounded(finding, [parents[side]], 0)))),
		notJudged: steps[0]?.notJudged ?? []
	};
}
function judgePlans(judging, versions) {
	const { kind, context, settings } = judging;
	const { own, gone } = byPlan(kind, versions);
	if (own === void 0) return judgeNewPlan(judging, versions);
	const judged = own.parents.length === versions.parents.length ? judgeValues(judging, own) : {
		...judgeNewPlan(judging, own),
		decisions: []
	};
	const isArchived = (context.archived ?? []).length > 0;
	const facts = {
		decisions: judged.decisions,
		gone,
		isArchived
	};
	const merged = runRules(mergeRules(kind.id), facts, context, settings.rules);
	return {
		findings: withoutEchoes(distinct([...judged.findings, ...merged.findings]), kind.rules),
		notJudged: judged.notJudged
	};
}
function judgeNewPlan({ kind, context, settings }, { result, parents }) {
	const steps = parents.map((parent) => {
		return {
			parent,
			before: parent,
			judgement: judge(kind, parent, result, context, settings)
		};
	});
	return {
		findings: distinct(commonSteps(kind, steps)),
		notJudged: steps[0]?.judgement.notJudged ?? []
	};
}
function judgeValues(judging, own) {
	const { kind } = judging;
	const versions = underSharedNames(kind, own);
	const isChoice = own.parents.some((parent) => isAlike(kind, parent, own.result));
	const { ancestry, faults } = fewestFaults(kind, versions);
	const others = faults.filter(({ type }) => type === "other");
	const steps = stepsOver(judging, withLossesBack(kind, versions, ancestry, faults), others);
	const findings = [...commonSteps(kind, steps), ...jointFindings(judging, versions)];
	return {
		findings,
		decisions: decisionsOf(kind, ancestry, faults.filter((fault) => fault.type === "lost" || isInvented(fault, findings, stepsThatKnow(kind, steps, fault.entity))), isChoice),
		notJudged: steps[0]?.judgement.notJudged ?? []
	};
}
function withLossesBack(kind, versions, ancestry, faults) {
	const lost = faults.filter(({ type }) => type === "lost");
	if (lost.length === 0 || lost.length === faults.length) return versions;
	const [result = versions.result] = rightDocuments(kind, ancestry, lost);
	return {
		...versions,
		result
	};
}
function fewestFaults(kind, { result, parents, bases }) {
	return (bases.length === 0 ? [null] : bases).map((base) => {
		const ancestry = {
			result,
			parents,
			base
		};
		return {
			ancestry,
			faults: mergeFaults(kind, ancestry)
		};
	}).reduce((least, each) => each.faults.length < least.faults.length ? each : least);
}
function isInvented({ entity }, common, steps) {
	const about = (finding) => splitSubject(finding.subject).entity === entity;
	if (common.some(about)) return false;
	return steps.every(({ judgement }) => judgement.findings.some((finding) => finding.severity === "error" && about(finding)));
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
// src/core/digest.ts
const roundConstants = primes(64).map((prime) => fractionBits(Math.cbrt(prime)));
const initialState = primes(8).map((prime) => fractionBits(Math.sqrt(prime)));
function sha256(text) {
	const state = Uint32Array.from(initialState);
	const block = new Uint32Array(64);
	const data = padded(new TextEncoder().encode(text));
	for (let offset = 0; offset < data.byteLength; offset += 64) mixBlock(state, block, data, offset);
	return Array.from(state, (word) => word.toString(16).padStart(8, "0")).join("");
}
function shortDigest(text) {
	return sha256(text).slice(0, 12);
}
function padded(bytes) {
	const view = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / 64) * 64));
	new Uint8Array(view.buffer).set(bytes);
	view.setUint8(bytes.length, 128);
	view.setBigUint64(view.byteLength - 8, BigInt(bytes.length) * 8n);
	return view;
}
function mixBlock(state, words, data, offset) {
	for (let i = 0; i < 16; i += 1) words[i] = data.getUint32(offset + i * 4);
	for (let i = 16; i < 64; i += 1) {
		const w15 = at(words, i - 15);
		const w2 = at(words, i - 2);
		const s0 = rotate(w15, 7) ^ rotate(w15, 18) ^ w15 >>> 3;
		const s1 = rotate(w2, 17) ^ rotate(w2, 19) ^ w2 >>> 10;
		words[i] = at(words, i - 16) + s0 + at(words, i - 7) + s1;
	}
	let [a, b, c, d, e, f, g, h] = [
		0,
		1,
		2,
		3,
		4,
		5,
		6,
		7
	].map((i) => at(state, i));
	for (let i = 0; i < 64; i += 1) {
		const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
		const first = h + s1 + (e & f ^ ~e & g) + at(roundConstants, i) + at(words, i) | 0;
		const second = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + (a & b ^ a & c ^ b & c) | 0;
		[h, g, f, e, d, c, b, a] = [
			g,
			f,
			e,
			d + first | 0,
			c,
			b,
			a,
			first + second | 0
		];
	}
	for (const [i, word] of [
		a,
		b,
		c,
		d,
		e,
		f,
		g,
		h
	].entries()) state[i] = at(state, i) + word;
}
function at(words, index) {
	return words[index] ?? 0;
}
function rotate(word, bits) {
	return word >>> bits | word << 32 - bits;
}
function fractionBits(root) {
	return Math.floor((root - Math.floor(root)) * 2 ** 32);
}
function primes(count) {
	const found = [];
	for (let candidate = 2; found.length < count; candidate += 1) if (found.every((prime) => candidate % prime !== 0)) found.push(candidate);
	return found;
}
// src/core/law.ts
function lawsOfRule({ id: kind, laws = [] }, ruleId) {
	return laws.flatMap(({ id, rules }) => rules.some((rule) => `${kind}/${rule}` === ruleId) ? [id] : []);
}
// src/core/value-at.ts
function valueAt(value, pointer) {
	let at = value;
	for (const token of pointerTokens(pointer)) if (isJsonArray(at)) at = at[Number(token)];
	else at = isJsonObject(at) && Object.hasOwn(at, token) ? at[token] : void 0;
	return at;
}
// src/core/option-faults.ts
function optionChecks({ validateOptions, validateRuleOptions }, complete, say) {
	return {
		checkOptions(value) {
			const faults = schemaFaults(validateOptions, value).map((fault) => optionFault(fault, say?.(fault)));
			return faults.length > 0 ? {
				ok: false,
				faults
			} : complete(value);
		},
		checkRuleOptions(ruleId, value) {
			const validate = validateRuleOptions[ruleId];
			if (validate === void 0) return [{
				pointer: "",
				message: `${ruleId} takes no options`
			}];
			return schemaFaults(validate, value).map((fault) => optionFault(fault));
		}
	};
}
function optionFault(fault, said = `must be ${expectation(fault)}`) {
	const { instancePath, keyword, params } = fault;
	if (keyword === "required") return {
		pointer: instancePath,
		message: `must have the key ${params.missingProperty}`
	};
	if (keyword !== "additionalProperties") return {
		pointer: instancePath,
		message: said
	};
	const unknownKey = String(params.additionalProperty);
	return {
		pointer: appendToken(instancePath, unknownKey),
		message: "is not a known option",
		unknownKey
	};
}
// src/core/words.ts
const word = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{N}]+/gu;
const timestamp = /\d{4}-\d{2}-\d{2}([T ][\d:.,]+(Z|[+-]\d{2}:?\d{2})?)?/g;
const longest = 2e4;
function wordsOf(text) {
	return text.slice(0, longest).toLowerCase().match(word) ?? [];
}
function wordsSimilar(left, right) {
	const [one, other] = [new Set(wordsOf(left)), new Set(wordsOf(right))];
	return [...one].filter((each) => other.has(each)).length * 4 >= one.size + other.size;
}
function gainedWords(before, after) {
	const left = new Map();
	for (const each of wordsOf(before)) left.set(each, (left.get(each) ?? 0) + 1);
	return wordsOf(after.replace(timestamp, " ")).some((each) => {
		const count = left.get(each) ?? 0;
		left.set(each, count - 1);
		return count <= 0 && /\p{L}/u.test(each);
	});
}
// src/core/longest-rising.ts
function longestRising(values) {
	const tails = [];
	const lengths = values.map((value) => {
		const pile = firstNotBelow(tails, value);
		tails[pile] = value;
		return pile + 1;
	});
	const kept = new Set();
	let wanted = tails.length;
	let next = Number.POSITIVE_INFINITY;
	for (let place = values.length - 1; place >= 0; place -= 1) {
		const value = values[place] ?? 0;
		if (lengths[place] !== wanted || value >= next) continue;
		kept.add(place);
		next = value;
		wanted -= 1;
	}
	return kept;
}
function firstNotBelow(tails, value) {
	let low = 0;
	let high = tails.length;
	while (low < high) {
		const middle = low + high >> 1;
		if ((tails[middle] ?? 0) < value) low = middle + 1;
		else high = middle;
	}
	return low;
}
// src/core/once-for.ts
function onceFor(answer) {
	const known = new WeakMap();
	return (subject, ...rest) => {
		const found = known.get(subject) ?? { value: answer(subject, ...rest) };
		known.set(subject, found);
		return found.value;
	};
}
// src/core/value-edit.ts
function splitPointer(pointer) {
	return {
		container: pointer.slice(0, Math.max(0, pointer.lastIndexOf("/"))),
		token: pointerTokens(pointer).at(-1) ?? ""
	};
}
function byContainer(edits) {
	const groups = new Map();
	for (const edit of edits) {
		if (edit.pointer === "") continue;
		const { container, token } = splitPointer(edit.pointer);
		const group = groups.get(container) ?? emptyEdits();
		groups.set(container, group);
		addTo(group, edit, token);
	}
	return groups;
}
function addTo({ replaced, gone, single, incoming }, edit, token) {
	if (edit.type === "replace") replaced.set(token, edit.value);
	else if (edit.type === "remove") gone.add(token);
	else if (edit.type === "single") single.add(token);
	else if (edit.type === "move") {
		gone.add(token);
		incoming.push({
			place: edit.before,
			behind: void 0,
			token,
			source: { moved: token }
		});
	} else {
		const { value, behind } = edit;
		incoming.push({
			place: Number(token),
			behind,
			token,
			source: { value }
		});
	}
}
function wholeValue(edits) {
	const whole = edits.findLast(({ pointer }) => pointer === "");
	return whole === void 0 || !("value" in whole) ? void 0 : whole.value;
}
function emptyEdits() {
	return {
		replaced: new Map(),
		gone: new Set(),
		single: new Set(),
		incoming: []
	};
}
// src/core/edited-value.ts
function editedValue(value, edits) {
	const whole = wholeValue(edits);
	if (whole !== void 0) return whole;
	const groups = byContainer(edits);
	const done = new Map();
	for (const pointer of withAncestors(groups.keys())) {
		const built = rebuilt(valueAt(value, pointer), groups.get(pointer), (token) => done.get(appendToken(pointer, token)));
		if (built === void 0) return void 0;
		done.set(pointer, built);
	}
	return done.get("") ?? value;
}
function withAncestors(pointers) {
	const all = new Set();
	for (const pointer of pointers) for (let at = pointer; !all.has(at); at = splitPointer(at).container) all.add(at);
	return [...all].map((pointer) => ({
		pointer,
		depth: pointerTokens(pointer).length
	})).sort((left, right) => right.depth - left.depth).map(({ pointer }) => pointer);
}
const none = emptyEdits();
function rebuilt(value, edits = none, changed) {
	if (isJsonArray(value)) return rebuiltList(value, edits, changed);
	return isJsonObject(value) ? rebuiltObject(value, edits, changed) : void 0;
}
function rebuiltList(list, { replaced, gone, incoming }, changed) {
	const now = (token) => firstOf(replaced.get(token), changed(token), list[Number(token)]);
	if ([...replaced.keys(), ...gone].some((token) => list[Number(token)] === void 0)) return void 0;
	const coming = groupBy(incoming, ({ place }) => place);
	const built = [];
	for (let place = 0; place <= list.length; place++) {
		for (const { source } of coming.get(place) ?? []) built.push(...known("value" in source ? source.value : now(source.moved)));
		if (place < list.length && !gone.has(String(place))) built.push(...known(now(String(place))));
	}
	return built;
}
function known(value) {
	return value === void 0 ? [] : [value];
}
function rebuiltObject(object, { replaced, gone, incoming }, changed) {
	if ([...replaced.keys(), ...gone].some((key) => !Object.hasOwn(object, key))) return void 0;
	const kept = Object.entries(object).filter(([key]) => !gone.has(key)).map(([key, value]) => [key, firstOf(replaced.get(key), changed(key), value) ?? null]);
	const added = incoming.flatMap(({ token, source }) => "value" in source ? [[token, source.value]] : []);
	return Object.fromEntries([...kept, ...added]);
}
function firstOf(...values) {
	return values.find((value) => value !== void 0);
}
// src/core/align-lists.ts
function alignLists(before, after) {
	const free = new Map();
	for (const [place, name] of after.entries()) {
		const places = free.get(name);
		if (places === void 0) free.set(name, [place]);
		else places.push(place);
	}
	for (const places of free.values()) places.reverse();
	const pairs = before.flatMap((name, place) => {
		const found = free.get(name)?.pop();
		return found === void 0 ? [] : [{
			before: place,
			after: found
		}];
	});
	const rising = longestRising(pairs.map((pair) => pair.after));
	return {
		kept: pairs.filter((_, index) => rising.has(index)),
		moved: pairs.filter((_, index) => !rising.has(index))
	};
}
// src/core/value-diff.ts
function valueEdits(before, after, pointer = "", nameOf = nameOfMember) {
	const edits = [];
	const pending = [{
		before,
		after,
		pointer
	}];
	for (let pair = pending.pop(); pair !== void 0; pair = pending.pop()) {
		if (jsonEqual(pair.before, pair.after)) continue;
		const { before: old, after: now, pointer: at } = pair;
		if (isList(old) && isList(now)) listEdits({
			old,
			now,
			at,
			nameOf
		}, edits, pending);
		else if (isPlainObject$1(old) && isPlainObject$1(now)) objectEdits(old, now, at, edits, pending);
		else edits.push({
			type: "replace",
			pointer: at,
			value: now
		});
	}
	return edits;
}
function nameOfMember(value) {
	const id = isJsonObject(value) && Object.hasOwn(value, "id") ? value.id : void 0;
	return typeof id === "string" || typeof id === "number" ? `id ${id}` : canonicalJson(value);
}
function objectEdits(old, now, at, edits, pending) {
	for (const key of Object.keys(old)) if (!Object.hasOwn(now, key)) edits.push({
		type: "remove",
		pointer: appendToken(at, key)
	});
	let behind = null;
	for (const [key, value] of Object.entries(now)) {
		const pointer = appendToken(at, key);
		const known = Object.hasOwn(old, key) ? old[key] : void 0;
		if (known !== void 0) pending.push({
			before: known,
			after: value,
			pointer
		});
		else edits.push({
			type: "insert",
			pointer,
			value,
			behind
		});
		if (known !== void 0) behind = key;
	}
}
function listEdits(lists, edits, pending) {
	const { old, now, at, nameOf } = lists;
	const { kept, moved } = alignLists(old.map(nameOf), now.map(nameOf));
	const pairedUp = [...kept, ...inPlace(lists, kept, moved)].sort((left, right) => left.after - right.after);
	const origin = new Map([...pairedUp, ...moved].map(({ before, after }) => [after, before]));
	const isFixed = new Set(pairedUp.map(({ after }) => after));
	const staying = new Set(origin.values());
	for (const place of old.keys()) if (!staying.has(place)) edits.push({
		type: "remove",
		pointer: appendToken(at, place)
	});
	let next = 0;
	for (const [place, value] of now.entries()) {
		const from = origin.get(place);
		const known = from === void 0 ? void 0 : old[from];
		const pointer = appendToken(at, from ?? 0);
		if (known !== void 0 && from !== void 0 && isFixed.has(place)) {
			pending.push({
				before: known,
				after: value,
				pointer
			});
			next = from + 1;
		} else if (known !== void 0 && jsonEqual(known, value)) edits.push({
			type: "move",
			pointer,
			before: next
		});
		else {
			if (known !== void 0) edits.push({
				type: "remove",
				pointer
			});
			edits.push({
				type: "insert",
				pointer: appendToken(at, next),
				value
			});
		}
	}
}
function inPlace({ old, now, nameOf }, kept, moved) {
	const [left, right] = [new Set(moved.map((each) => each.before)), new Set(moved.map((each) => each.after))];
	const pairs = [];
	let from = {
		before: -1,
		after: -1
	};
	for (const to of [...kept, {
		before: old.length,
		after: now.length
	}]) {
		const going = between(from.before, to.before).filter((at) => !left.has(at));
		const coming = between(from.after, to.after).filter((at) => !right.has(at));
		for (const [index, before] of going.entries()) {
			const after = coming[index];
			const [gone, come] = [old[before], after === void 0 ? void 0 : now[after]];
			if (after === void 0 || gone === void 0 || come === void 0) continue;
			if (!hasId(nameOf(gone, before)) && !hasId(nameOf(come, after))) pairs.push({
				before,
				after
			});
		}
		from = to;
	}
	return pairs;
}
function hasId(name) {
	return name.startsWith("id ");
}
function between(from, to) {
	return Array.from({ length: Math.max(0, to - from - 1) }, (_, index) => from + 1 + index);
}
function isPlainObject$1(value) {
	return isJsonObject(value) && typeof value.inexactNumber !== "string";
}
function isList(value) {
	return isJsonArray(value);
}
// src/core/result.ts
function done(value) {
	return {
		ok: true,
		value
	};
}
function failed(error) {
	return {
		ok: false,
		error
	};
}
// src/core/finding.ts
function isWaivable(ruleId) {
	return ruleId !== "state-file/unreadable" && !ruleId.startsWith("config/");
}
// src/core/kept-share.ts
function sayingOf(kind, doc) {
	const saying = new Map();
	for (const id of kind.entities(doc)) {
		const fields = Object.entries(kind.entity(doc, id)?.fields ?? {});
		saying.set(id, new Map(fields.flatMap(spelled)));
	}
	return saying;
}
function spelled([name, { value }]) {
	if (!isJsonArray(value) || value.length === 0) return [[name, canonicalJson(value)]];
	return value.map(canonicalJson).map((member) => [`${name} ${member}`, member]);
}
function keptShare(before, after) {
	let kept = 0;
	let all = 0;
	for (const [id, fields] of before) {
		const others = after.get(id);
		for (const [name, text] of fields) {
			all += text.length;
			if (others?.get(name) === text) kept += text.length;
		}
	}
	return all === 0 ? 0 : kept / all;
}
function archives(kind, archive, doc) {
	const ids = new Set(kind.entities(doc));
	const kept = (id) => same(kind, doc, archive, subjectOf(id));
	if (ids.size === 0 || ![...doneEntities(kind, doc)].every(kept)) return false;
	return [...ids].filter(kept).length * 10 >= ids.size * 9;
}
// src/core/path-quote.ts
const letters = {
	7: "a",
	8: "b",
	9: "t",
	10: "n",
	11: "v",
	12: "f",
	13: "r",
	34: "\"",
	92: "\\"
};
function gitPath(path) {
	const bytes = [...new TextEncoder().encode(path)];
	return bytes.every((byte) => byte >= 32 && byte < 127 && byte !== 34 && byte !== 92) ? path : `"${bytes.map(escaped).join("")}"`;
}
function escaped(byte) {
	const letter = letters[byte];
	if (letter !== void 0) return `\\${letter}`;
	if (byte >= 32 && byte < 127) return String.fromCharCode(byte);
	return `\\${byte.toString(8).padStart(3, "0")}`;
}
// src/core/unified-diff.ts
const context = 3;
function unifiedDiff(path, before, after) {
	if (before === after) return "";
	const [old, now] = [linesOf(before ?? ""), linesOf(after ?? "")];
	return [...header(path, before, after), ...hunksOf(changesBetween(old, now)).map((hunk) => hunkText(old, now, hunk))].join("");
}
function header(path, before, after) {
	const [left, right] = [gitPath(`a/${path}`), gitPath(`b/${path}`)];
	if (before !== void 0 && after !== void 0) return [`--- ${named(left)}\n+++ ${named(right)}\n`];
	const git = `diff --git ${left} ${right}\n`;
	if (before === void 0) return [`${git}new file mode 100644\n`, ...after === "" ? [] : [`--- /dev/null\n+++ ${named(right)}\n`]];
	return [`${git}deleted file mode 100644\n`, ...before === "" ? [] : [`--- ${named(left)}\n+++ /dev/null\n`]];
}
function named(path) {
	return path.includes(" ") && !path.startsWith("\"") ? `${path}\t` : path;
}
function linesOf(text) {
	return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}
function changesBetween(old, now) {
	const most = Math.min(old.length, now.length);
	let start = 0;
	while (start < most && old[start] === now[start]) start++;
	let end = 0;
	while (end < most - start && old[old.length - 1 - end] === now[now.length - 1 - end]) end++;
	const [left, right] = [old.slice(start, old.length - end), now.slice(start, now.length - end)];
	const changes = [];
	let from = {
		before: 0,
		after: 0
	};
	for (const to of [...alignLists(left, right).kept, {
		before: left.length,
		after: right.length
	}]) {
		const removed = left.slice(from.before, to.before);
		const added = right.slice(from.after, to.after);
		if (removed.length + added.length > 0) changes.push({
			before: start + from.before,
			removed,
			after: start + from.after,
			added
		});
		from = {
			before: to.before + 1,
			after: to.after + 1
		};
	}
	return changes;
}
function hunksOf(changes) {
	const hunks = [];
	let end = Number.NEGATIVE_INFINITY;
	for (const change of changes) {
		if (change.before - end <= 6) hunks.at(-1)?.push(change);
		else hunks.push([change]);
		end = change.before + change.removed.length;
	}
	return hunks;
}
function hunkText(old, now, changes) {
	const [first, last] = [changes[0], changes.at(-1)];
	if (first === void 0 || last === void 0) return "";
	const start = Math.max(0, first.before - context);
	const end = Math.min(old.length, last.before + last.removed.length + context);
	const lead = first.before - start;
	const trail = end - last.before - last.removed.length;
	const nowStart = first.after - lead;
	const nowEnd = Math.min(now.length, last.after + last.added.length + trail);
	const text = [`@@ -${range(start, end)} +${range(nowStart, nowEnd)} @@\n`];
	let at = start;
	for (const { before, removed, added } of changes) {
		text.push(signed(" ", old.slice(at, before)), signed("-", removed), signed("+", added));
		at = before + removed.length;
	}
	return [...text, signed(" ", old.slice(at, end))].join("");
}
function range(start, end) {
	const count = end - start;
	if (count === 1) return String(start + 1);
	return `${count === 0 ? start : start + 1},${count}`;
}
function signed(sign, lines) {
	return lines.map((line) => line.endsWith("\n") ? sign + line : `${sign}${line}\n\\ No newline at end of file\n`).join("");
}
// src/core/three-way/line-hunks.ts
const mostPairs = 25e4;
function textLines(text) {
	return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}
function lineHunks(before, after) {
	const hunks = [];
	const pending = [{
		before: {
			from: 0,
			to: before.length
		},
		after: {
			from: 0,
			to: after.length
		}
	}];
	for (let block = pending.pop(); block !== void 0; block = pending.pop()) {
		const inner = trimmed(before, after, block);
		if (sizeOf(inner.before) === 0 && sizeOf(inner.after) === 0) continue;
		const parts = sizeOf(inner.before) === 0 || sizeOf(inner.after) === 0 ? [] : split(before, after, inner);
		if (parts.length === 0) hunks.push(inner);
		else pending.push(...parts.reverse());
	}
	return hunks;
}
function sizeOf({ from, to }) {
	return to - from;
}
function trimmed(before, after, block) {
	let { from: left, to: leftEnd } = block.before;
	let { from: right, to: rightEnd } = block.after;
	while (left < leftEnd && right < rightEnd && before[left] === after[right]) {
		left += 1;
		right += 1;
	}
	while (left < leftEnd && right < rightEnd && before[leftEnd - 1] === after[rightEnd - 1]) {
		leftEnd -= 1;
		rightEnd -= 1;
	}
	return {
		before: {
			from: left,
			to: leftEnd
		},
		after: {
			from: right,
			to: rightEnd
		}
	};
}
function split(before, after, block) {
	const anchors = uniquePairs(before, after, block);
	const pairs = anchors.length > 0 ? anchors : commonPairs(before, after, block);
	if (pairs.length === 0) return [];
	const parts = [];
	let [left, right] = [block.before.from, block.after.from];
	for (const [at, there] of [...pairs, [block.before.to, block.after.to]]) {
		parts.push({
			before: {
				from: left,
				to: at
			},
			after: {
				from: right,
				to: there
			}
		});
		[left, right] = [at + 1, there + 1];
	}
	return parts;
}
function uniquePairs(before, after, block) {
	const [left, right] = [uniqueLines(before, block.before), uniqueLines(after, block.after)];
	const pairs = [...left].flatMap(([line, at]) => {
		const there = right.get(line);
		return at < 0 || there === void 0 || there < 0 ? [] : [[at, there]];
	});
	const rising = longestRising(pairs.map(([, there]) => there));
	return pairs.filter((_, index) => rising.has(index));
}
function uniqueLines(lines, { from, to }) {
	const places = new Map();
	for (let at = from; at < to; at += 1) {
		const line = lines[at] ?? "";
		places.set(line, places.has(line) ? -1 : at);
	}
	return places;
}
function commonPairs(before, after, block) {
	const [rows, columns] = [sizeOf(block.before), sizeOf(block.after)];
	if (rows * columns > mostPairs) return [];
	const width = columns + 1;
	const isSame = (row, column) => before[block.before.from + row] === after[block.after.from + column];
	const lengths = new Uint32Array((rows + 1) * width);
	const at = (row, column) => lengths[row * width + column] ?? 0;
	for (let row = rows - 1; row >= 0; row -= 1) for (let column = columns - 1; column >= 0; column -= 1) lengths[row * width + column] = isSame(row, column) ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1));
	const pairs = [];
	let [row, column] = [0, 0];
	while (row < rows && column < columns) if (isSame(row, column)) {
		pairs.push([block.before.from + row, block.after.from + column]);
		row += 1;
		column += 1;
	} else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
	else column += 1;
	return pairs;
}
// src/core/three-way/conflict-text.ts
function conflictText(ours, theirs, style) {
	const [left, right] = [textLines(ours), textLines(theirs)];
	const lineEnd = ours.includes("\r\n") ? "\r\n" : "\n";
	const marker = (sign, name = "") => `${sign.repeat(style.size)}${name === "" ? "" : ` ${name}`}${lineEnd}`;
	const closed = (lines, { from, to }) => lines.slice(from, to).map((line) => line.endsWith("\n") ? line : line + lineEnd);
	const pieces = [];
	let at = 0;
	for (const { before, after } of lineHunks(left, right)) {
		pieces.push(...left.slice(at, before.from), marker("<", style.ours), ...closed(left, before), marker("="), ...closed(right, after), marker(">", style.theirs));
		at = before.to;
	}
	return [...pieces, ...left.slice(at)].join("");
}
// src/core/three-way/merge-lines.ts
function lineRegions({ base, ours, theirs }) {
	const [old, left, right] = [
		textLines(base),
		textLines(ours),
		textLines(theirs)
	];
	const sides = {
		ours: lineHunks(old, left),
		theirs: lineHunks(old, right)
	};
	const regions = [];
	const at = {
		base: 0,
		ours: 0,
		theirs: 0
	};
	for (const cluster of clusters(sides.ours, sides.theirs)) {
		const kept = cluster.range.from - at.base;
		if (kept > 0) regions.push(unchanged(old.slice(at.base, cluster.range.from)));
		const size = cluster.range.to - cluster.range.from;
		const [from, other] = [at.ours + kept, at.theirs + kept];
		const [to, otherTo] = [from + size + growth(cluster.ours), other + size + growth(cluster.theirs)];
		regions.push(changed(cluster, {
			base: old.slice(cluster.range.from, cluster.range.to),
			ours: left.slice(from, to),
			theirs: right.slice(other, otherTo)
		}));
		Object.assign(at, {
			base: cluster.range.to,
			ours: to,
			theirs: otherTo
		});
	}
	return at.base < old.length ? [...regions, unchanged(old.slice(at.base))] : regions;
}
function clusters(ours, theirs) {
	const all = [...ours.map((hunk) => ({
		hunk,
		side: "ours"
	})), ...theirs.map((hunk) => ({
		hunk,
		side: "theirs"
	}))].sort((one, other) => one.hunk.before.from - other.hunk.before.from || one.hunk.before.to - other.hunk.before.to);
	const found = [];
	for (const { hunk, side } of all) {
		const last = found.at(-1);
		if (last !== void 0 && overlap(last.range, hunk.before)) {
			last.range.to = Math.max(last.range.to, hunk.before.to);
			last[side].push(hunk);
		} else found.push({
			range: { ...hunk.before },
			ours: [],
			theirs: [],
			[side]: [hunk]
		});
	}
	return found;
}
function overlap(one, other) {
	if (one.from < other.to && other.from < one.to) return true;
	return one.from === one.to && other.from === other.to && one.from === other.from;
}
function growth(hunks) {
	return hunks.reduce((sum, { before, after }) => sum + after.to - after.from - (before.to - before.from), 0);
}
function unchanged(lines) {
	return {
		base: lines,
		ours: lines,
		theirs: lines,
		type: "same",
		covered: {
			ours: 0,
			theirs: 0
		}
	};
}
function changed({ ours, theirs }, lines) {
	const covered = {
		ours: coveredBy(ours),
		theirs: coveredBy(theirs)
	};
	if (theirs.length === 0) return {
		...lines,
		type: "ours",
		covered
	};
	if (ours.length === 0) return {
		...lines,
		type: "theirs",
		covered
	};
	const isEqual = lines.ours.length === lines.theirs.length && lines.ours.every((line, at) => line === lines.theirs[at]);
	return {
		...lines,
		type: isEqual ? "ours" : "both",
		covered
	};
}
function coveredBy(hunks) {
	return hunks.reduce((sum, { before }) => sum + before.to - before.from, 0);
}
function joinRegions(regions, choose) {
	return terminated(regions.flatMap((region) => {
		if (region.type === "both") return choose(region);
		return region.type === "theirs" ? region.theirs : region.ours;
	})).join("");
}
function terminated(lines) {
	return lines.map((line, at) => at < lines.length - 1 && !line.endsWith("\n") ? `${line}\n` : line);
}
function bothInsertions({ base, ours, theirs }, shares) {
	if (base.length > 0) return void 0;
	const most = shares ? Math.min(ours.length, theirs.length) : 0;
	let head = 0;
	while (head < most && ours[head] === theirs[head]) head += 1;
	let tail = 0;
	while (tail < most - head && ours[ours.length - 1 - tail] === theirs[theirs.length - 1 - tail]) tail += 1;
	return [...ours.slice(0, ours.length - tail), ...theirs.slice(head)];
}
// src/core/three-way/list-names.ts
const entityMark = "id ";
function isNamed(name) {
	return name.startsWith(entityMark);
}
function namesOf(list, pointer, nameAt) {
	const counts = new Map();
	return list.map((value, index) => {
		const known = nameAt(`${pointer}/${index}`) ?? idOf(value);
		const name = known === void 0 ? `= ${canonicalJson(value)}` : entityMark + known;
		const count = (counts.get(name) ?? 0) + 1;
		counts.set(name, count);
		return count === 1 ? name : `${name}~${count}`;
	});
}
function idOf(value) {
	const id = isJsonObject(value) && Object.hasOwn(value, "id") ? value.id : void 0;
	return typeof id === "string" || typeof id === "number" ? String(id) : void 0;
}
function namesSince(base, side) {
	const names = [...side];
	const { kept, moved } = alignLists(base, side);
	const [movedFrom, movedTo] = [new Set(moved.map(({ before }) => before)), new Set(moved.map(({ after }) => after))];
	let from = {
		before: -1,
		after: -1
	};
	for (const to of [...kept, {
		before: base.length,
		after: side.length
	}]) {
		const going = unnamed(base, from.before + 1, to.before, movedFrom);
		const coming = unnamed(side, from.after + 1, to.after, movedTo);
		if (going.length === coming.length) for (const [index, place] of coming.entries()) names[place] = base[going[index] ?? -1] ?? side[place] ?? "";
		from = to;
	}
	return names;
}
function unnamed(names, from, to, moved) {
	return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index).filter((place) => !moved.has(place) && !isNamed(names[place] ?? ""));
}
// src/core/three-way/merge-order.ts
function mergedOrder({ base, ours, theirs }) {
	const isOursSpine = !keepsOrder(base, ours) || keepsOrder(base, theirs);
	const [spine, other] = isOursSpine ? [ours, theirs] : [theirs, ours];
	const [inSpine, known] = [new Set(spine), new Set([...base, ...other])];
	const runs = new Map();
	let behind;
	for (const name of other) if (inSpine.has(name)) behind = name;
	else runs.set(behind, [...runs.get(behind) ?? [], name]);
	const order = [];
	let waiting = [];
	const emit = (name) => {
		if (name !== void 0) order.push(name);
		waiting = [...waiting, ...runs.get(name) ?? []];
	};
	emit(void 0);
	for (const name of spine) {
		if (!isOursSpine || known.has(name)) {
			order.push(...waiting);
			waiting = [];
		}
		emit(name);
	}
	return [...order, ...waiting];
}
function keepsOrder(base, side) {
	const [old, now] = [new Set(base), new Set(side)];
	const kept = side.filter((name) => old.has(name));
	return base.filter((name) => now.has(name)).every((name, at) => name === kept[at]);
}
// src/core/three-way/merge-values.ts
function mergeValues(values, law, prefer) {
	const conflicts = [];
	const merge = (meeting) => {
		const { base, ours, theirs } = meeting;
		if (law.isContested?.(meeting) === true) return contested(meeting);
		if (typeof ours === "number" && typeof theirs === "number" && base !== ours && base !== theirs) {
			const counted = law.settle(meeting);
			if (counted !== void 0) return counted.value;
		}
		if (jsonEqual(ours, theirs)) return ours;
		const isDeep = law.isContested !== void 0 && isContainer(ours) && isContainer(theirs);
		if (!isDeep && jsonEqual(base, ours)) return theirs;
		if (!isDeep && jsonEqual(base, theirs)) return ours;
		if (isPlainObject(ours) && isPlainObject(theirs) && (base === void 0 || isPlainObject(base))) return mergeObjects({
			...meeting,
			base: base ?? {},
			ours,
			theirs
		}, merge);
		if (isJsonArray(ours) && isJsonArray(theirs) && (base === void 0 || isJsonArray(base))) return mergeLists({
			...meeting,
			base: base ?? [],
			ours,
			theirs
		}, law, merge, contested);
		if (jsonEqual(base, ours)) return theirs;
		if (jsonEqual(base, theirs)) return ours;
		return law.settle(meeting)?.value ?? contested(meeting);
	};
	const contested = (meeting) => {
		if (!jsonEqual(meeting.ours, meeting.theirs)) conflicts.push(meeting);
		return meeting[prefer];
	};
	const at = {
		base: "",
		ours: "",
		theirs: ""
	};
	return {
		value: merge({
			...values,
			at
		}),
		conflicts
	};
}
function mergeObjects({ base, ours, theirs, at }, merge) {
	const keys = {
		base: Object.keys(base),
		ours: Object.keys(ours),
		theirs: Object.keys(theirs)
	};
	const merged = [];
	for (const key of mergedOrder(keys)) {
		const value = merge({
			base: member(base, key),
			ours: member(ours, key),
			theirs: member(theirs, key),
			at: {
				base: appendToken(at.base, key),
				ours: appendToken(at.ours, key),
				theirs: appendToken(at.theirs, key)
			}
		});
		if (value !== void 0) merged.push([key, value]);
	}
	return Object.fromEntries(merged);
}
function member(object, key) {
	return Object.hasOwn(object, key) ? object[key] : void 0;
}
function mergeLists(lists, { names }, merge, contested) {
	const { base, ours, theirs, at } = lists;
	const old = namesOf(base, at.base, names.base);
	const left = namesSince(old, namesOf(ours, at.ours, names.ours));
	const right = namesSince(old, namesOf(theirs, at.theirs, names.theirs));
	const places = {
		base: placesOf(old),
		ours: placesOf(left),
		theirs: placesOf(right)
	};
	const merged = [];
	for (const name of mergedOrder({
		base: old,
		ours: left,
		theirs: right
	})) {
		const [from, one, other] = [
			places.base.get(name),
			places.ours.get(name),
			places.theirs.get(name)
		];
		const meeting = {
			base: from === void 0 ? void 0 : base[from],
			ours: one === void 0 ? void 0 : ours[one],
			theirs: other === void 0 ? void 0 : theirs[other],
			at: {
				base: `${at.base}/${from ?? 0}`,
				ours: `${at.ours}/${one ?? other ?? 0}`,
				theirs: `${at.theirs}/${other ?? one ?? 0}`
			}
		};
		const value = isNamed(name) && from === void 0 && one !== void 0 && other !== void 0 ? contested(meeting) : merge(meeting);
		if (value !== void 0) merged.push(value);
	}
	return merged;
}
function placesOf(names) {
	return new Map(names.map((name, place) => [name, place]));
}
function isContainer(value) {
	return isJsonArray(value) || isPlainObject(value);
}
function isPlainObject(value) {
	return isJsonObject(value) && typeof value.inexactNumber !== "string";
}
// src/core/three-way/merge-texts.ts
function mergeTexts(form, texts, law) {
	const values = {
		base: form.read(texts.base),
		ours: form.read(texts.ours),
		theirs: form.read(texts.theirs)
	};
	const isNew = texts.base.trim() === "";
	if (values.base === void 0 && !isNew || values.ours === void 0 || values.theirs === void 0) return void 0;
	const settled = (value) => value === void 0 || form.settle === void 0 ? value : form.settle(value);
	const merged = mergeValues(values, law, "ours");
	const other = merged.conflicts.length === 0 ? merged : mergeValues(values, law, "theirs");
	const [ours, theirs] = [settled(merged.value), settled(other.value)];
	if (ours === void 0 || theirs === void 0) return void 0;
	const wanted = {
		ours,
		theirs: jsonEqual(ours, theirs) ? ours : theirs
	};
	for (const carrier of carriers(form, texts)) {
		const left = saying(form, carrier.ours, wanted.ours);
		const right = carrier.ours === carrier.theirs && wanted.ours === wanted.theirs ? left : saying(form, carrier.theirs, wanted.theirs);
		if (left !== void 0 && right !== void 0) return {
			ours: left,
			theirs: right,
			conflicts: merged.conflicts
		};
	}
}
function saying(form, text, wanted) {
	const value = form.read(text);
	if (value === void 0) return void 0;
	if (jsonEqual(value, wanted)) return text;
	const written = form.write(text, valueEdits(value, wanted));
	return written !== void 0 && jsonEqual(form.read(written), wanted) ? written : void 0;
}
function* carriers(form, texts) {
	const regions = lineRegions(texts);
	const isClean = regions.every(({ type, base }) => type !== "both" || base.length === 0);
	const larger = (region) => region.covered.theirs > region.covered.ours ? region.theirs : region.ours;
	if (isClean || form.isWhole) for (const shares of form.isWhole ? [false] : [true, false]) yield one(joinRegions(regions, (region) => bothInsertions(region, shares) ?? larger(region)));
	if (isPlain(form, texts, "ours")) yield one(texts.theirs);
	if (isPlain(form, texts, "theirs")) yield one(texts.ours);
	if (!form.isWhole) yield {
		ours: joinRegions(regions, (region) => bothInsertions(region, true) ?? region.ours),
		theirs: joinRegions(regions, (region) => bothInsertions(region, true) ?? region.theirs)
	};
	yield form.isWhole ? one(joinRegions(regions, larger)) : {
		ours: texts.ours,
		theirs: texts.theirs
	};
	if (form.isWhole) yield* [one(texts.ours), one(texts.theirs)];
}
function one(text) {
	return {
		ours: text,
		theirs: text
	};
}
function isPlain(form, { base, ...sides }, side) {
	const [old, now] = [form.read(base), form.read(sides[side])];
	if (old === void 0 || now === void 0) return false;
	return form.write(base, valueEdits(old, now)) === sides[side];
}
export { isFileRule as $, groupBy as A, withoutEchoes as B, optionFault as C, shortDigest as D, sha256 as E, doneEntities as F, expectation as G, mostFindings as H, isDoneIn as I, shownValue as J, namedMember as K, same as L, identity as M, judge as N, joinedBytes as O, runRules as P, fileRules as Q, subjectValue as R, optionChecks as S, lawsOfRule as T, mergeRules as U, defaultLimits as V, cutText as W, canonicalJson as X, typesInWords as Y, policyRules as Z, wholeValue as _, unifiedDiff as a, caseCollision as at, gainedWords as b, sayingOf as c, makeProblem as ct, failed as d, appendToken as dt, unreadable as et, valueEdits as f, inAfter as ft, splitPointer as g, byContainer as h, conflictText as i, deleted as it, distinct as j, judgeMerge as k, isWaivable as l, ruleOver as lt, editedValue as m, pointerTokens as mt, joinRegions as n, splitSubject as nt, archives as o, fileRule as ot, alignLists as p, inBefore as pt, schemaFaults as q, lineRegions as r, subjectOf as rt, keptShare as s, fillMessage as st, mergeTexts as t, overlaps as tt, done as u, shapeRuleIds as ut, onceFor as v, valueAt as w, wordsSimilar as x, longestRising as y, jsonEqual as z };
