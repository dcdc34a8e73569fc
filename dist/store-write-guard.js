import { $ as schema$2, $t as ruleOver, A as parseJsonLines, At as textStart, B as splitPointer, Bt as afterPlace$1, C as memberLines, Cn as done, Ct as parseYamlData, D as leadingId, Dn as isJsonArray, Dt as yamlTokens, E as taskValue, En as writeCodes, Et as tooDeepAt, F as cleanText, Ft as isScalar, G as looksLikeGraph, Gt as nameOf$2, H as groupBy, Ht as idsOf$1, I as foldText$1, It as isSeq, J as decodeText, Jt as covers, K as partBytes, Kt as nodeSubject, L as frontmatterEnd, Lt as sourceText, M as styleOf, Mt as Composer, N as blockLines, Nt as isAlias, O as phraseFinder, On as isJsonObject, Ot as indexIn, P as sectionLines, Pt as isMap, Q as heatFaults, Qt as makeProblem, R as scanMarkdown, Rt as spanAt, S as writeEdits, Sn as mostFindings, St as defaultYamlOptions, T as boxAt, Tn as refuse, Tt as composing, U as graphReader, Ut as linkName, V as valueAt$2, Vt as beforePlace$1, W as isJsonText, Wt as linkSubject, X as parseCountedJson, Xt as subjectOf, Y as locateJson, Yt as splitSubject, Z as parseJson, Zt as fillMessage, _ as beforePlace$2, _n as compareCodePoints, _t as millisecondsOf, an as isCold, at as actorsName, b as pointerOf, bn as longestRising, bt as validateRuleOptions$3, c as invariantBreaches, cn as written, ct as entityOf$4, d as canonicalText, dn as valueEdits, dt as stepsName, en as shapeRuleIds, et as heatRefusal, f as compareChildren, fn as appendToken, ft as implementation, g as afterPlace$2, gn as canonicalJson, h as validateRuleOptions$4, hn as pointerTokens, ht as buildGraph, i as invariantMessages, in as hasPolarity, it as reopenedRefusal, j as layOutJson, jt as textFault, k as faultsOnLine, kt as locateNearest, l as isSorted, ln as proofOf, lt as implementedName, m as validateOptions$4, mn as inBefore, mt as procedureRule, n as treeReader, nn as positionOf, nt as moveRefusal, on as isHot, p as buildTree, pn as inAfter, pt as changesBetween, q as readJsonPart, qt as olderNames, r as iterationGrew, rn as energyOf, rt as nodeRefusal, s as schemaMessages, sn as polarityText, st as entitiesOf$1, t as runStateRole, tn as advanceFaults, tt as linkRefusal, u as canonicalNode, un as verbs, ut as proceduresName, v as parentName$2, vn as jsonEqual, w as taskListBuilder, wt as scalarOf, x as formatJson, xn as defaultLimits, xt as guideSections, y as pathOf, yn as alignLists, yt as validateOptions$3, z as cellsOf, zt as quote } from "./store-parse.js";
// \0rolldown/runtime.js
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __commonJSMin$3 = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var __copyProps = (to, from, except, desc) => {
	if (from && typeof from === "object" || typeof from === "function") for (var keys = __getOwnPropNames(from), i = 0, n = keys.length, key; i < n; i++) {
		key = keys[i];
		if (!__hasOwnProp.call(to, key) && key !== except) __defProp(to, key, {
			get: ((k) => from[k]).bind(null, key),
			enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable
		});
	}
	return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(isNodeMode || !mod || !mod.__esModule || !__hasOwnProp.call(mod, "default") ? __defProp(target, "default", {
	value: mod,
	enumerable: true
}) : target, mod));
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
const mostNamed$3 = 10;
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
		const more = lost.length > mostNamed$3 ? ` and ${lost.length - mostNamed$3} more` : "";
		const items = lost.slice(0, mostNamed$3).join(", ") + more;
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
// src/core/file-rules/unreadable.ts
const unreadable$1 = fileRule({
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
				data: dataOf$1(fault),
				refuses: [""]
			});
		}
		const [first] = facts.before?.faults ?? [];
		if (first === void 0 || facts.after === null || facts.after.faults.length > 0) return;
		yield problem("previous", { reason: first.message }, {
			subject: "",
			at: inBefore(first.pointer, first.part),
			data: dataOf$1(first)
		});
	}
});
function dataOf$1(fault) {
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
	unreadable$1
];
new Set(fileRules.map(({ id }) => id));
// src/core/file-rules/policy-facts.ts
const policyRule = ruleOver();
// src/core/file-rules/config-changed.ts
const mostNamed$2 = 5;
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
			yield problem("named", { files: governed.length === 1 ? `${named$1(governed)} is` : `${named$1(governed) || "no file"} are` }, {
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
	return [...governed.length > 0 ? [`it governs ${named$1(governed)}`] : [], ...released.length > 0 ? [`it no longer governs ${named$1(released)}`] : []].join("; ") || "it governs the same files";
}
function named$1(paths) {
	const rest = paths.length - mostNamed$2;
	return paths.slice(0, mostNamed$2).join(", ") + (rest > 0 ? ` and ${rest} more` : "");
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
			else yield problem(each.extent === "side" ? "side" : "several", listed$2(each), detail(each));
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
			else yield problem(each.extent === "side" ? "many" : "several", listed$2(each), detail(each));
		}
	});
}
function values({ subject, changes: [change] }) {
	return {
		subject,
		...becoming(change)
	};
}
function becoming(change) {
	const sides = [...new Set(change?.sides.map(shown$5))].join(" and ");
	return {
		sides: sides === "" ? "nothing" : sides,
		result: shown$5(change?.result)
	};
}
const mostShown = 10;
function listed$2({ subject, extent, changes }) {
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
function shown$5(value) {
	if (value === void 0) return "absent";
	const text = canonicalJson(value);
	return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
// src/config/settings.ts
const sharedRules = [...fileRules, ...policyRules];
const severities = [
	"error",
	"warning",
	"note",
	"off"
];
function resolveSettings(kind, options = {}) {
	const { rules = {}, ...own } = options;
	const checked = kind.checkOptions(own);
	const chosen = isRecord$1(rules) ? readRules$1(kind, rules) : {
		faults: [rulesAreNoMapping],
		settings: []
	};
	const faults = [...checked.ok ? [] : checked.faults, ...chosen.faults];
	if (!checked.ok || faults.length > 0) return {
		ok: false,
		faults: faults.sort(byPointer)
	};
	const settings = new Map([...impliedSettings(kind, checked.options), ...chosen.settings]);
	return {
		ok: true,
		settings: {
			options: checked.options,
			rules: settings
		}
	};
}
const rulesAreNoMapping = {
	pointer: "/rules",
	message: "must be a mapping from rule ids to severities"
};
function readRules$1(kind, rules) {
	const faults = [];
	const settings = [];
	for (const [ruleId, choice] of Object.entries(rules)) {
		const pointer = appendToken("/rules", ruleId);
		const read = readChoice(kind, ruleId, choice);
		if (Array.isArray(read)) faults.push(...read.map((fault) => ({
			...fault,
			pointer: pointer + fault.pointer
		})));
		else settings.push([ruleId, read]);
	}
	return {
		faults,
		settings
	};
}
function byPointer(left, right) {
	return compareCodePoints(left.pointer, right.pointer) || compareCodePoints(left.message, right.message);
}
function defaultSettings(kind) {
	return {
		options: kind.defaults,
		rules: impliedSettings(kind, kind.defaults)
	};
}
function impliedSettings(kind, options) {
	const implied = Object.entries(kind.impliedSeverities?.(options) ?? {});
	return new Map(implied.map(([ruleId, severity]) => [ruleId, typeof severity === "string" ? { severity } : { messages: severity }]));
}
function readChoice(kind, ruleId, choice) {
	const rule = [
		...sharedRules,
		...kind.fileRules ?? [],
		...mergeRules(kind.id),
		...kind.rules
	].find((each) => each.id === ruleId);
	if (rule === void 0) return [{
		pointer: "",
		message: `is not a rule of ${kind.id}`,
		unknownKey: ruleId
	}];
	const [severity, options, ...rest] = Array.isArray(choice) ? choice : [choice];
	if (!severities.includes(severity) || rest.length > 0) return [{
		pointer: "",
		message: "must be error, warning, note or off, or [severity, options]"
	}];
	if (rule.fixed) return [{
		pointer: "",
		message: "cannot be switched off or weakened"
	}];
	if (options === void 0) return { severity };
	const faults = kind.checkRuleOptions(ruleId, options);
	if (faults.length > 0) return faults.map((fault) => ({
		...fault,
		pointer: `/1${fault.pointer}`
	}));
	return {
		severity,
		options: {
			...rule.options?.defaults,
			...options
		}
	};
}
function isRecord$1(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
// src/core/report.ts
const mostViews = 10;
function buildReport(input) {
	const findings = mergeByFingerprint(input.findings).sort(compareFindings);
	const count = (severity) => findings.filter((finding) => finding.severity === severity).length;
	const obstacles = input.obstacles ?? [];
	const transitions = input.transitions ?? [];
	const errors = count("error");
	const views = (input.views ?? []).slice(0, mostViews);
	return {
		version: 2,
		verdict: obstacles.length > 0 ? "cannot-judge" : errors > 0 ? "fail" : "pass",
		errors,
		warnings: count("warning"),
		notes: count("note"),
		claimed: input.claimed ?? 0,
		verified: input.verified ?? 0,
		...input.guard === void 0 ? {} : { guard: input.guard },
		...input.step === void 0 ? {} : { step: input.step },
		files: [...new Set(transitions.map((transition) => transition.file))].sort(compareCodePoints),
		transitions,
		findings,
		notJudged: input.notJudged ?? [],
		obstacles,
		notices: [...new Set(input.notices ?? [])],
		...views.length === 0 ? {} : { views }
	};
}
function compareFindings(left, right) {
	return compareCodePoints(left.file, right.file) || left.line - right.line || left.column - right.column || compareCodePoints(left.ruleId, right.ruleId) || compareCodePoints(left.subject, right.subject) || compareCodePoints(left.messageId, right.messageId) || compareCodePoints(left.fingerprint, right.fingerprint);
}
function mergeByFingerprint(findings) {
	const merged = new Map();
	for (const finding of findings) {
		const known = merged.get(finding.fingerprint);
		merged.set(finding.fingerprint, known === void 0 ? finding : joined$2(known, finding));
	}
	return [...merged.values()];
}
const ranks = {
	error: 0,
	warning: 1,
	note: 2
};
function joined$2(known, later) {
	const graver = ranks[later.severity] < ranks[known.severity] ? later : known;
	const commits = [...new Set([...known.commits ?? [], ...later.commits ?? []])];
	const ended = graver.ended === void 0 || later.ended === void 0 ? {} : { ended: later.ended };
	return commits.length === 0 ? graver : {
		...graver,
		...ended,
		commits
	};
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
// src/core/entity.ts
function subjectValue(kind, doc, subject) {
	if (doc === null) return void 0;
	const { entity: id, field, member } = splitSubject(subject);
	const entity = kind.entity(doc, id);
	if (entity === void 0) return void 0;
	if (field === void 0 || !Object.hasOwn(entity.fields, field)) return plainValue$1(entity);
	const value = entity.fields[field]?.value;
	return member === void 0 ? value : membersOf$2(value).has(member);
}
function membersOf$2(value) {
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
function plainValue$1(entity) {
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
// src/app/judge/judge-versions.ts
function judgeVersions(setup, before, after, context) {
	const file = judgeFile(setup, before, after, context);
	const doc = after?.parsed?.doc ?? null;
	if (doc === null || context.reverts !== void 0) return file;
	return joined$1(file, judge(setup.kind, before?.parsed?.doc ?? null, doc, context, setup.settings));
}
function judgeFile(setup, before, after, context) {
	const isUntouched = before?.blob !== void 0 && before.blob === after?.blob;
	const facts = {
		before: before?.file ?? null,
		after: after?.file ?? null,
		maxBytes: setup.limits.maxBytes,
		deletion: deletionOf(setup.kind, before),
		archived: context.archived ?? [],
		collisions: context.collisions ?? [],
		...context.reverts === void 0 || isUntouched ? {} : { reverts: context.reverts },
		...context.takesBack === void 0 ? {} : { takesBack: context.takesBack },
		...context.begun === void 0 ? {} : { begun: context.begun }
	};
	return runRules([...fileRules, ...setup.kind.fileRules ?? []], facts, context, setup.settings.rules);
}
function deletionOf(kind, before) {
	const doc = before?.parsed?.doc ?? null;
	return kind.deletion === "warning" && doc !== null && kind.isFinished?.(doc) === true ? "note" : kind.deletion;
}
function joined$1(file, kind) {
	return {
		...kind,
		findings: [...file.findings, ...kind.findings],
		notJudged: [...file.notJudged, ...kind.notJudged]
	};
}
function claimedBetween(kind, before, after) {
	const earlier = doneEntities(kind, before?.parsed?.doc ?? null);
	return [...doneEntities(kind, after?.parsed?.doc ?? null)].filter((id) => !earlier.has(id));
}
// src/app/report/affected-family.ts
function familyTree(nodes) {
	const first = new Map();
	for (const [index, { subject }] of nodes.entries()) if (!first.has(subject)) first.set(subject, index);
	const parents = nodes.map(({ parent }) => parent === void 0 ? void 0 : first.get(parent));
	function ancestors(index) {
		const above = new Set();
		for (let at = parents[index]; at !== void 0 && at !== index && !above.has(at); at = parents[at]) above.add(at);
		return [...above];
	}
	function withLonely(shown) {
		const { owners } = leftOut(shown);
		const only = [...owners.values()].flatMap((indexes) => indexes.length === 1 ? indexes : []);
		return new Set([...shown, ...only]);
	}
	function around(shown) {
		const { owners, paths } = leftOut(shown);
		const places = new Map();
		for (const index of [...shown].sort((left, right) => left - right)) {
			const { parent, skipped } = paths.get(index) ?? {
				parent: void 0,
				skipped: 0
			};
			const hidden = owners.get(index)?.length ?? 0;
			const subject = parent === void 0 ? void 0 : nodes[parent]?.subject;
			places.set(index, {
				...subject === void 0 ? {} : { parent: subject },
				...skipped === 0 ? {} : { skipped },
				...hidden === 0 ? {} : { hidden }
			});
		}
		return {
			top: owners.get(void 0)?.length ?? 0,
			around: places
		};
	}
	function leftOut(shown) {
		const between = new Set();
		const paths = new Map();
		for (const index of shown) {
			const above = ancestors(index);
			const skipped = above.findIndex((at) => shown.has(at));
			if (skipped > 0) for (const at of above.slice(0, skipped)) between.add(at);
			paths.set(index, {
				parent: above[skipped],
				skipped: Math.max(0, skipped)
			});
		}
		const owners = new Map();
		const nearest = nearestAbove(shown);
		for (const index of nodes.keys()) {
			if (shown.has(index) || between.has(index)) continue;
			const owner = nearest(index);
			const known = owners.get(owner);
			if (known === void 0) owners.set(owner, [index]);
			else known.push(index);
		}
		return {
			owners,
			paths
		};
	}
	function nearestAbove(shown) {
		const known = new Map();
		return (index) => {
			const way = new Set();
			let at = index;
			while (at !== void 0 && !shown.has(at) && !known.has(at) && !way.has(at)) {
				way.add(at);
				at = parents[at];
			}
			const owner = at === void 0 || shown.has(at) ? at : known.get(at);
			for (const each of way) known.set(each, owner);
			return owner;
		};
	}
	return {
		ancestors,
		withLonely,
		around
	};
}
// src/app/report/affected-view.ts
const mostNodes = 40;
const mostLinks = 120;
const mostAncestors = 6;
const longestLabel = 80;
function affectedView(input) {
	const faults = faultsOf$2(input.findings);
	if (faults.size === 0) return void 0;
	const { nodes, links, shape, removed } = bothVersions(input);
	const focuses = focusesOf(nodes, faults);
	if (focuses.length === 0) return void 0;
	const family = familyTree(nodes);
	const shown = family.withLonely(chosen(nodes, links, focuses, family.ancestors));
	const { top, around } = family.around(shown);
	const subjects = new Set([...shown].map((index) => nodes[index]?.subject));
	return {
		file: input.file,
		shape,
		nodes: [...nodes.entries()].flatMap(([index, node]) => {
			const fault = faults.get(node.subject);
			const place = around.get(index);
			if (place === void 0) return [];
			return [{
				...plainNode(node),
				...place,
				...fault ? { fault } : {},
				...removed.has(node) ? gone : {}
			}];
		}),
		links: links.filter(({ from, to }) => subjects.has(from) && subjects.has(to)).slice(0, mostLinks),
		hidden: top
	};
}
const gone = { removed: true };
function faultsOf$2(findings) {
	const faults = new Map();
	for (const { severity, subject } of findings) {
		const { entity } = splitSubject(subject);
		if (severity === "note" || entity === "") continue;
		const node = subjectOf(entity);
		faults.set(node, faults.get(node) === "error" ? "error" : severity);
	}
	return faults;
}
function bothVersions({ kind, before, after }) {
	const previous = before === null ? void 0 : kind.view(before);
	const next = after === null ? void 0 : kind.view(after);
	const known = new Set(next?.nodes.map(({ subject }) => subject));
	const removed = (previous?.nodes ?? []).filter(({ subject }) => !known.has(subject));
	const shape = next?.shape ?? previous?.shape ?? "list";
	return {
		nodes: [...next?.nodes ?? [], ...removed],
		links: next?.links ?? previous?.links ?? [],
		shape,
		removed: new Set(removed)
	};
}
function focusesOf(nodes, faults) {
	const at = (fault) => [...nodes.keys()].filter((index) => faults.get(nodes[index]?.subject ?? "") === fault);
	return [...at("error"), ...at("warning")];
}
function chosen(nodes, links, focuses, ancestors) {
	const shown = new Set();
	const add = (index) => shown.size < mostNodes && shown.add(index);
	for (const focus of focuses) {
		if (shown.size >= mostNodes) break;
		const above = ancestors(focus);
		for (const index of [
			focus,
			...above.slice(0, mostAncestors),
			...above.slice(-1)
		]) add(index);
	}
	const named = new Set([...shown].map((index) => nodes[index]?.subject));
	const linked = new Set(links.flatMap(({ from, to }) => (named.has(from) ? [to] : []).concat(named.has(to) ? [from] : [])));
	for (const [index, { subject }] of nodes.entries()) if (linked.has(subject)) add(index);
	return shown;
}
function plainNode({ subject, label, state }) {
	const isLong = label.length > longestLabel;
	const cut = label.slice(0, 79).replace(/[\ud800-\udbff]$/, "");
	return {
		subject,
		label: isLong ? `${cut}…` : label,
		state
	};
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
// src/app/report/report-finding.ts
const longestExcerpt = 400;
const nowhere$2 = {
	line: 1,
	column: 1,
	endLine: 1,
	endColumn: 1
};
function reportFindings(setup, findings, origin) {
	const rules = new Map([
		...fileRules,
		...setup.kind.fileRules ?? [],
		...mergeRules(setup.kind.id),
		...setup.kind.rules
	].map((rule) => [rule.id, rule]));
	const place = placer(setup, origin, findings);
	return findings.map((finding) => {
		const rule = rules.get(finding.ruleId);
		const label = labelOf(setup, origin, finding.subject);
		return {
			ruleId: finding.ruleId,
			severity: finding.severity,
			message: finding.message,
			messageId: finding.messageId,
			subject: finding.subject,
			...label === void 0 ? {} : { label },
			scope: finding.scope,
			...place(finding.at),
			why: rule?.why ?? "",
			fix: rule?.fix ?? "",
			...finding.data === void 0 ? {} : { data: finding.data },
			related: finding.related.map((related) => ({
				...place(related),
				label: related.label
			})),
			...origin.commit === void 0 ? {} : { commits: [origin.commit] },
			refuses: finding.refuses ?? [finding.subject],
			fingerprint: shortDigest(JSON.stringify([
				setup.path,
				finding.ruleId,
				finding.messageId,
				finding.subject
			])),
			change: changeOf$1(setup, origin, finding.subject)
		};
	});
}
function changeOf$1(setup, origin, subject) {
	const isFile = splitSubject(subject).entity === "";
	const valueIn = (version) => {
		if (version === null) return "";
		if (isFile) return digestOf(version);
		return canonicalJson(subjectValue(setup.kind, version.parsed?.doc ?? null, subject));
	};
	const before = origin.from === void 0 ? origin.before : origin.from;
	return shortDigest(JSON.stringify([valueIn(before), valueIn(origin.after)]));
}
const digests = new WeakMap();
function digestOf(version) {
	const known = digests.get(version);
	if (known !== void 0) return known;
	const decoder = new TextDecoder("latin1");
	const digest = shortDigest((version.content.parts.get("") ?? []).map((chunk) => decoder.decode(chunk)).join(""));
	digests.set(version, digest);
	return digest;
}
function labelOf({ kind }, origin, subject) {
	const { entity } = splitSubject(subject);
	for (const version of [origin.after, origin.before]) {
		const doc = version?.parsed?.doc ?? null;
		const label = doc === null ? void 0 : kind.entity(doc, entity)?.label;
		if (label !== void 0) return label;
	}
}
function placer(setup, origin, findings) {
	const located = new Map();
	const locations = findings.flatMap((finding) => [finding.at, ...finding.related]);
	const key = ({ side, part }) => JSON.stringify([side, part]);
	for (const [id, group] of groupBy(locations, key)) {
		const [first] = group;
		const source = first === void 0 ? void 0 : sourceOf$2(origin, first);
		if (source !== void 0) located.set(id, source.locate(group.map((location) => location.pointer)));
	}
	return (location) => {
		const span = faultSpan(origin, location) ?? located.get(key(location))?.get(location.pointer) ?? nowhere$2;
		const text = sourceOf$2(origin, location)?.lineText(span.line);
		return {
			file: fileOf(setup, location.part),
			...targetOf(origin, location),
			side: location.side,
			pointer: location.pointer,
			...span,
			...text === void 0 ? {} : { text: text.slice(0, longestExcerpt) }
		};
	};
}
function faultSpan(origin, { side, part, pointer }) {
	return (side === "before" ? origin.before : origin.after)?.file.faults.find((fault) => fault.part === part && fault.pointer === pointer)?.span;
}
function sourceOf$2(origin, { side, part }) {
	return (side === "before" ? origin.before : origin.after)?.parsed?.source(part);
}
function targetOf({ before, after }, { part }) {
	const target = (after ?? before)?.content.target;
	const isSame = before === null || after === null || before.content.target === target;
	return part !== "" || target === void 0 || !isSame ? {} : { target };
}
function fileOf({ kind, path, settings }, part) {
	if (part === "") return path;
	return kind.parts(path, settings.options).find(({ role }) => role === part)?.glob ?? part;
}
// src/app/versions/read-version.ts
function readVersion(kind, options, content, limits, path) {
	const own = content.parts.get("") ?? [];
	const size = own.reduce((sum, chunk) => sum + chunk.length, 0);
	const nature = natureOf(content, own, size, limits);
	if (nature !== "regular") return {
		file: {
			size,
			nature,
			faults: [],
			...content.fault === void 0 ? {} : { link: content.fault }
		},
		parsed: void 0,
		content
	};
	const reader = kind.reader(options, limits, path);
	for (const [part, chunks] of content.parts) for (const chunk of chunks) reader.push(part, chunk);
	const parsed = reader.end();
	return {
		file: {
			size,
			nature,
			faults: parsed.faults
		},
		parsed,
		content
	};
}
function natureOf(content, chunks, size, limits) {
	if (content.nature !== "regular") return content.nature;
	if (startsWith(chunks, "version https://git-lfs")) return "lfs-pointer";
	return size > limits.maxBytes ? "too-large" : "regular";
}
function startsWith(chunks, text) {
	let place = 0;
	for (const chunk of chunks) {
		for (let at = 0; at < chunk.length && place < text.length; at += 1) {
			if (chunk[at] !== text.charCodeAt(place)) return false;
			place += 1;
		}
		if (place === text.length) return true;
	}
	return false;
}
// src/app/check-transition.ts
function checkGoverned({ kind, settings }, limits, input) {
	const setup = {
		kind,
		path: input.path ?? (kind.files[0] ?? kind.id).replace("**/", ""),
		settings,
		limits
	};
	const read = (side) => readSide(setup, input, side);
	const policy = filePolicy(setup, input);
	const context = {
		...contextOf(input),
		...policy === void 0 ? {} : { policy }
	};
	return reportTransition(setup, read("before"), read("after"), context);
}
function filePolicy({ kind, settings, limits, path }, input) {
	const own = input.before ?? input.after;
	const parts = new Map(own === null ? [] : [["", asBytes$1(own)]]);
	for (const [role, content] of companionsOf(input, "before")) parts.set(role, content);
	return kind.policy?.(path, parts, settings.options, limits);
}
function reportTransition(setup, before, after, context) {
	const judged = judgeVersions(setup, before, after, context);
	const claimed = claimedBetween(setup.kind, before, after).length;
	const step = judged.step;
	const findings = reportFindings(setup, judged.findings, {
		before,
		after
	});
	const view = affectedView({
		file: setup.path,
		kind: setup.kind,
		before: before?.parsed?.doc ?? null,
		after: after?.parsed?.doc ?? null,
		findings
	});
	return buildReport({
		findings,
		notJudged: judged.notJudged,
		notices: judged.notices ?? [],
		transitions: [{
			file: setup.path,
			kind: setup.kind.id,
			...step === void 0 ? {} : { step }
		}],
		claimed,
		verified: context.guard === "success" ? claimed : 0,
		guard: context.guard,
		step,
		...view === void 0 ? {} : { views: [view] }
	});
}
function contextOf(input) {
	const { step, granularity, path, context = {} } = input;
	return {
		...context,
		scope: granularity === "squash" ? "net" : "step",
		path: path ?? "",
		...step === void 0 || step === null ? {} : { steps: [step] }
	};
}
function readSide(setup, input, side) {
	const own = input[side];
	if (own === null) return null;
	const parts = new Map([["", [asBytes$1(own)]]]);
	for (const [role, content] of companionsOf(input, side)) parts.set(role, [content]);
	const content = {
		parts,
		nature: "regular"
	};
	return readVersion(setup.kind, setup.settings.options, content, setup.limits, setup.path);
}
function companionsOf({ companions = {} }, side) {
	return Object.entries(companions).flatMap(([role, companion]) => {
		const content = isSided(companion) ? companion[side] : companion;
		return content === void 0 || content === null ? [] : [[role, asBytes$1(content)]];
	});
}
function isSided(companion) {
	return typeof companion === "object" && companion !== null && !(companion instanceof Uint8Array);
}
function asBytes$1(content) {
	return typeof content === "string" ? new TextEncoder().encode(content) : content;
}
// src/config/glob-syntax.ts
function matchesRow(tokens, items) {
	let next = 0;
	let at = 0;
	let retry;
	while (at < items.length) {
		const token = tokens[next];
		const item = items[at];
		if (token === "any") {
			next += 1;
			retry = {
				next,
				at
			};
		} else if (token !== void 0 && item !== void 0 && token(item)) {
			next += 1;
			at += 1;
		} else {
			if (retry === void 0) return false;
			retry.at += 1;
			next = retry.next;
			at = retry.at;
		}
	}
	return tokens.slice(next).every((token) => token === "any");
}
function alternatives(glob, most) {
	let open = [glob];
	for (let isOpen = true; isOpen;) {
		const written = open.flatMap(writtenOut);
		if (written.length > most) return void 0;
		isOpen = written.some((each, index) => each !== open[index]);
		open = written;
	}
	return open;
}
function writtenOut(glob) {
	const group = /\{([^{}]*,[^{}]*)\}/.exec(glob);
	if (group === null) return [glob];
	const [whole, members = ""] = group;
	const end = group.index + whole.length;
	return members.split(",").map((member) => glob.slice(0, group.index) + member + glob.slice(end));
}
// src/config/path-glob.ts
const mostCharacters = 500;
const mostAlternatives = 100;
function pathProblem(glob) {
	if (typeof glob !== "string" || glob === "") return "must be a path or glob, as text";
	if (glob.startsWith("/") || /^[A-Za-z]:[\\/]/.test(glob)) return "must be relative to the top of the repository";
	if (glob.startsWith("!")) return "must not start with '!'; use ignore: to leave files out";
	if (glob.includes("\\")) return "must use '/' between folders";
	const segments = glob.split("/");
	if (segments.includes("..") || segments.includes(".")) return "must not contain '.' or '..' as a folder";
	if (glob.endsWith("/")) return `names a folder; write ${glob}** for the files in it`;
	if (segments.includes("")) return "must not contain '//'";
	if ([...glob].length > mostCharacters) return `is longer than ${mostCharacters} characters`;
	return alternatives(glob, mostAlternatives) === void 0 ? `stands for more than ${mostAlternatives} alternatives; split it into several entries` : void 0;
}
function configuredMatcher(glob) {
	if (!/[*?[{]/.test(glob)) return (path) => path === glob;
	const rows = (alternatives(glob, mostAlternatives) ?? []).map(segmentTokens);
	return (path) => path === glob || rows.some((row) => matchesRow(row, path.split("/")));
}
function segmentTokens(glob) {
	const segments = glob.split("/");
	const tokens = segments.map((segment) => segment === "**" ? "any" : segmentMatcher(segment));
	return segments.at(-1) === "**" ? [...tokens, () => true] : tokens;
}
function segmentMatcher(segment) {
	if (!/[*?[]/.test(segment)) return (name) => name === segment;
	const tokens = characterTokens(segment);
	return (name) => matchesRow(tokens, [...name]);
}
function characterTokens(segment) {
	return [...segment.matchAll(/\*+|\?|\[(?<not>[!^]?)(?<members>\]?[^\]]+)\]|[\s\S]/gu)].map(([piece, not, members]) => {
		if (piece.startsWith("*")) return "any";
		if (piece === "?") return () => true;
		return members === void 0 ? (character) => character === piece : (character) => inClass(members, character) === (not === "");
	});
}
function inClass(members, character) {
	return [...members.matchAll(/([\s\S])-([\s\S])|[\s\S]/gu)].some(([member, from, to]) => from === void 0 || to === void 0 ? character === member : from <= character && character <= to);
}
// src/text/nearest-name.ts
function nearestName(name, known) {
	let best;
	let bound = Math.max(2, Math.floor(name.length / 3));
	for (const candidate of known) {
		const distance = editDistance(name, candidate, bound);
		if (distance > bound) continue;
		best = candidate;
		bound = distance - 1;
	}
	return best;
}
function editDistance(left, right, bound) {
	if (Math.abs(left.length - right.length) > bound) return bound + 1;
	let row = Array.from({ length: right.length + 1 }, (_, index) => index);
	for (let i = 0; i < left.length; i += 1) {
		const next = nextRow(row, left.charCodeAt(i), right, i + 1);
		if (Math.min(...next) > bound) return bound + 1;
		row = next;
	}
	return row[right.length] ?? left.length;
}
function nextRow(row, unit, right, first) {
	const next = [first];
	for (let j = 0; j < right.length; j += 1) {
		const substituted = (row[j] ?? 0) + (right.charCodeAt(j) === unit ? 0 : 1);
		next.push(Math.min(substituted, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
	}
	return next;
}
// src/text/yaml.ts
const nowhere$1 = {
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
	return readDocuments([...new Composer(composing).compose(tokens, true, text.length)], source, repeatedKeys === "last" ? [] : void 0);
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
	if (isAlias(node)) return refused$4(walk, span, "is an alias (*), and aliases are not read; write the value out");
	if (isSeq(node)) return node.items.map((item, index) => readValue(walk, item, appendToken(pointer, index)));
	if (isMap(node)) return mappingOf(walk, node.items, pointer);
	if (!isScalar(node)) return null;
	return scalarOf(node.value, node.source);
}
function mappingOf(walk, items, pointer) {
	const names = new Set();
	return Object.fromEntries(items.map(({ key, value }) => {
		const span = spanOf(walk, key);
		const name = isScalar(key) && typeof key.value === "string" ? key.value : void 0;
		if (name === void 0) return ["", refused$4(walk, span, "is a key that is not text; put it in quotes")];
		const own = appendToken(pointer, name);
		if (names.has(name)) {
			if (walk.repeated === void 0) return [name, refused$4(walk, span, "Map keys must be unique")];
			walk.repeated.push(own);
		}
		names.add(name);
		walk.places.set(own, span);
		return [name, readValue(walk, value, own)];
	}));
}
function refused$4(walk, span, message) {
	walk.faults.push({
		message,
		span
	});
	return null;
}
function spanOf({ source }, node) {
	const range = typeof node === "object" && node !== null && "range" in node ? node.range : void 0;
	const [from, to] = Array.isArray(range) ? range : [];
	return typeof from === "number" && typeof to === "number" ? spanAt(source, from, to) : nowhere$1;
}
function located(places, pointer) {
	const tokens = pointerTokens(pointer);
	for (let length = tokens.length; length >= 0; length -= 1) {
		const place = places.get(tokens.slice(0, length).reduce(appendToken, ""));
		if (place !== void 0) return place;
	}
	return nowhere$1;
}
// src/config/policy-text.ts
const mostBytes = 1048576;
const start = {
	line: 1,
	column: 1,
	endLine: 1,
	endColumn: 1
};
function readPolicyText(bytes) {
	if (bytes === "irregular") return refused$3("must be a regular file, not a link or a submodule");
	if (bytes.length > mostBytes) return refused$3(`is larger than ${mostBytes} bytes`);
	const { text, faults } = decodeText(bytes);
	if (faults.length > 0) return {
		ok: false,
		faults
	};
	const parsed = parseYaml(text);
	if (!parsed.ok) return {
		ok: false,
		faults: parsed.faults.map((fault) => ({
			...fault,
			pointer: ""
		}))
	};
	const { document } = parsed;
	if (document.value === null) return {
		ok: true,
		document,
		root: {}
	};
	if (!isJsonObject(document.value)) return refused$3("must be a mapping of keys to values");
	return {
		ok: true,
		document,
		root: document.value
	};
}
function refused$3(message) {
	return {
		ok: false,
		faults: [{
			message,
			pointer: "",
			span: start
		}]
	};
}
function faultCollector(document) {
	const found = [];
	const others = new Map();
	return {
		add: (pointer, message) => found.push({
			pointer,
			message,
			span: document.locate(pointer)
		}),
		addOf: (file, fault) => others.set(JSON.stringify([
			file,
			fault.pointer,
			fault.message
		]), {
			...fault,
			file
		}),
		faults: () => [...found.toSorted(bySpan), ...[...others.values()].sort(byFile)]
	};
}
function byFile(left, right) {
	return compareCodePoints(left.file ?? "", right.file ?? "") || bySpan(left, right);
}
function bySpan({ span: left }, { span: right }) {
	return left.line - right.line || left.column - right.column;
}
function refuseUnknownKeys(collector, mapping, pointer, known) {
	for (const key of Object.keys(mapping)) if (!known.includes(key)) collector.add(appendToken(pointer, key), unknownName("key", key, known));
}
function unknownName(what, name, known) {
	const nearest = nearestName(name, known);
	const hint = nearest === void 0 ? `known: ${known.join(", ") || "none"}` : `did you mean '${nearest}'?`;
	return `${quote(name)} is not a known ${what}; ${hint}`;
}
function listAt(collector, root, key) {
	const value = root[key];
	if (value === void 0) return [];
	if (!Array.isArray(value)) {
		collector.add(`/${key}`, `${key} must be a list`);
		return [];
	}
	return value.map((each, index) => ({
		value: each,
		pointer: `/${key}/${index}`
	}));
}
// src/config/named-files.ts
function filePath(value) {
	if (typeof value !== "string" || !/\/|\.(ya?ml|json)$/.test(value)) return void 0;
	return value.replace(/^(\.\/)+/, "");
}
function namedPathProblem(path) {
	return pathProblem(path) ?? (/[*?[{]/.test(path) ? "must name one file, without wildcards" : void 0);
}
function readNamedFiles(collector, { fileOptions = [] }, given, pointer, namedFiles) {
	const read = {
		options: { ...given },
		files: [],
		paths: [],
		isComplete: true
	};
	for (const option of fileOptions) {
		const path = filePath(given[option]);
		if (path === void 0) continue;
		const found = readNamedFile(collector, {
			option,
			path,
			pointer: `${pointer}/${option}`
		}, namedFiles);
		read.paths.push(path);
		if (found === void 0) read.isComplete = false;
		if (found === void 0 || found === "unread") delete read.options[option];
		else {
			read.options[option] = found.root;
			read.files.push({
				option,
				path,
				document: found.document
			});
		}
	}
	return read;
}
function readNamedFile(collector, { option, path, pointer }, namedFiles) {
	const problem = namedPathProblem(path);
	const bytes = problem === void 0 ? namedFiles(path) : null;
	if (bytes === "unread") return bytes;
	if (bytes === null) {
		collector.add(pointer, `${option} ${problem ?? `names ${path}, and there is no such file`}`);
		return;
	}
	const read = readPolicyText(bytes);
	if (read.ok) return read;
	for (const fault of read.faults) collector.addOf(path, fault);
}
// src/config/option-faults.ts
const entryKeys = [
	"path",
	"kind",
	"rules"
];
function optionFaultText(kind, fault, ruleIds) {
	const [first = "", ruleId = "", , ...inRule] = pointerTokens(fault.pointer);
	const { unknownKey } = fault;
	if (first !== "rules" || ruleId === "") return ownOptionText(kind, fault);
	if (inRule.length === 0) {
		if (unknownKey !== void 0) return unknownName("rule", unknownKey, ruleIds);
		return fault.message.startsWith(ruleId) ? fault.message : `${ruleId} ${fault.message}`;
	}
	return unknownKey === void 0 ? `${inRule.join(".")} of ${ruleId} ${fault.message}` : unknownName(`option of ${ruleId}`, unknownKey, knownOptions(ruleSchema(kind, ruleId), inRule));
}
function ownOptionText({ options }, { pointer, message, unknownKey }) {
	const tokens = pointerTokens(pointer);
	if (unknownKey === void 0) return `${tokens.join(".")} ${message}`;
	return unknownName("key", unknownKey, [...tokens.length === 1 ? entryKeys : [], ...knownOptions(options, tokens)]);
}
function ruleSchema(kind, ruleId) {
	return kind.rules.find(({ id }) => id === ruleId)?.options?.schema ?? {};
}
function knownOptions(schema, tokens) {
	let at = schema;
	for (const token of tokens.slice(0, -1)) at = propertiesOf(at)[token];
	return Object.keys(propertiesOf(at));
}
function propertiesOf(schema) {
	const properties = isJsonObject(schema) ? schema.properties : void 0;
	return isJsonObject(properties) ? properties : {};
}
// src/config/rule-choices.ts
function readRules(collector, root, kinds) {
	const { rules: value = {} } = root;
	if (!isJsonObject(value)) {
		collector.add("/rules", "rules must be a mapping from rule ids to severities");
		return {};
	}
	const sound = [];
	for (const [ruleId, choice] of Object.entries(value)) {
		const pointer = appendToken("/rules", ruleId);
		const kind = kinds.find((each) => ruleIdsOf(each).includes(ruleId));
		if (kind === void 0) {
			collector.add(pointer, unknownName("rule", ruleId, kinds.flatMap(ruleIdsOf)));
			continue;
		}
		const resolved = resolveSettings(kind, { rules: { [ruleId]: choice } });
		if (resolved.ok) sound.push([ruleId, choice]);
		else for (const fault of resolved.faults) collector.add(fault.pointer, optionFaultText(kind, fault, []));
	}
	return Object.fromEntries(sound);
}
function ruleIdsOf(kind) {
	const own = [
		...kind.fileRules ?? [],
		...mergeRules(kind.id),
		...kind.rules
	];
	return [
		...fileRules,
		...policyRules,
		...own
	].map(({ id }) => id);
}
function governanceOf(kind, options, rules) {
	const own = ruleIdsOf(kind);
	const shared = Object.fromEntries(Object.entries(rules).filter(([ruleId]) => own.includes(ruleId)));
	const given = isJsonObject(options.rules) ? options.rules : {};
	const resolved = resolveSettings(kind, {
		...options,
		rules: {
			...shared,
			...given
		}
	});
	return {
		kind,
		settings: resolved.ok ? resolved.settings : defaultSettings(kind)
	};
}
// src/config/file-entries.ts
function readEntries$1(collector, root, context) {
	return listAt(collector, root, "files").flatMap(({ value, pointer }) => readEntry(collector, value, pointer, context) ?? []);
}
function readEntry(collector, value, pointer, { kinds, rules, namedFiles }) {
	if (!isJsonObject(value)) {
		collector.add(pointer, "an entry of files must be a mapping with path and kind");
		return;
	}
	const { path = null, kind: _, ...given } = value;
	const problem = pathProblem(path);
	if (problem !== void 0) collector.add(`${pointer}/path`, `path ${problem}`);
	const kind = kindOf$1(value, kinds);
	if (kind === void 0) {
		collector.add(`${pointer}/kind`, unknownKind(value.kind, kinds));
		return;
	}
	const { options, files, paths, isComplete } = readNamedFiles(collector, kind, given, pointer, namedFiles);
	if (isComplete) refuseOptions(collector, kind, {
		options,
		files
	}, pointer);
	const glob = String(path);
	const governance = governanceOf(kind, options, rules);
	return {
		glob,
		pointer,
		matches: configuredMatcher(glob),
		governance,
		namedFiles: paths
	};
}
function kindOf$1(entry, kinds) {
	if (entry.kind !== void 0) return kinds.find(({ id }) => id === entry.kind);
	return kinds.find(({ impliedBy = [] }) => impliedBy.some((option) => Object.hasOwn(entry, option)));
}
function unknownKind(name, kinds) {
	const known = kinds.map(({ id }) => id);
	if (typeof name === "string") return unknownName("kind", name, known);
	return `kind must be one of ${known.join(", ")}`;
}
function refuseOptions(collector, kind, { options, files }, pointer) {
	const own = ruleIdsOf(kind).filter((ruleId) => !isAboutPolicy(ruleId));
	const resolved = resolveSettings(kind, options);
	for (const fault of resolved.ok ? [] : resolved.faults) {
		const file = files.find(({ option }) => pointerTokens(fault.pointer)[0] === option);
		if (file === void 0) collector.add(pointer + fault.pointer, optionFaultText(kind, fault, own));
		else collector.addOf(file.path, faultInFile(file, fault));
	}
	for (const ruleId of Object.keys(isJsonObject(options.rules) ? options.rules : {}).filter(isAboutPolicy)) collector.add(appendToken(`${pointer}/rules`, ruleId), `${ruleId} is not about single files; say it in rules: at the top`);
}
function faultInFile({ option, document }, { pointer, message }) {
	const inside = pointer.slice(option.length + 1);
	return {
		pointer: inside,
		message: `${pointerTokens(inside).join(".") || option} ${message}`,
		span: document.locate(inside)
	};
}
function isAboutPolicy(ruleId) {
	return policyRules.some(({ id }) => id === ruleId);
}
// node_modules/picomatch/lib/constants.js
var require_constants = __commonJSMin$3(((exports, module) => {
	const WIN_SLASH = "\\\\/";
	const WIN_NO_SLASH = `[^${WIN_SLASH}]`;
	const DEFAULT_MAX_EXTGLOB_RECURSION = 0;
	const DOT_LITERAL = "\\.";
	const PLUS_LITERAL = "\\+";
	const QMARK_LITERAL = "\\?";
	const SLASH_LITERAL = "\\/";
	const ONE_CHAR = "(?=.)";
	const QMARK = "[^/]";
	const END_ANCHOR = `(?:${SLASH_LITERAL}|$)`;
	const START_ANCHOR = `(?:^|${SLASH_LITERAL})`;
	const DOTS_SLASH = `${DOT_LITERAL}{1,2}${END_ANCHOR}`;
	const POSIX_CHARS = {
		DOT_LITERAL,
		PLUS_LITERAL,
		QMARK_LITERAL,
		SLASH_LITERAL,
		ONE_CHAR,
		QMARK,
		END_ANCHOR,
		DOTS_SLASH,
		NO_DOT: `(?!${DOT_LITERAL})`,
		NO_DOTS: `(?!${START_ANCHOR}${DOTS_SLASH})`,
		NO_DOT_SLASH: `(?!${DOT_LITERAL}{0,1}${END_ANCHOR})`,
		NO_DOTS_SLASH: `(?!${DOTS_SLASH})`,
		QMARK_NO_DOT: `[^.${SLASH_LITERAL}]`,
		STAR: `${QMARK}*?`,
		START_ANCHOR,
		SEP: "/"
	};
	const WINDOWS_CHARS = {
		...POSIX_CHARS,
		SLASH_LITERAL: `[${WIN_SLASH}]`,
		QMARK: WIN_NO_SLASH,
		STAR: `${WIN_NO_SLASH}*?`,
		DOTS_SLASH: `${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$)`,
		NO_DOT: `(?!${DOT_LITERAL})`,
		NO_DOTS: `(?!(?:^|[${WIN_SLASH}])${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$))`,
		NO_DOT_SLASH: `(?!${DOT_LITERAL}{0,1}(?:[${WIN_SLASH}]|$))`,
		NO_DOTS_SLASH: `(?!${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$))`,
		QMARK_NO_DOT: `[^.${WIN_SLASH}]`,
		START_ANCHOR: `(?:^|[${WIN_SLASH}])`,
		END_ANCHOR: `(?:[${WIN_SLASH}]|$)`,
		SEP: "\\"
	};
	module.exports = {
		DEFAULT_MAX_EXTGLOB_RECURSION,
		MAX_LENGTH: 65536,
		POSIX_REGEX_SOURCE: {
			__proto__: null,
			alnum: "a-zA-Z0-9",
			alpha: "a-zA-Z",
			ascii: "\\x00-\\x7F",
			blank: " \\t",
			cntrl: "\\x00-\\x1F\\x7F",
			digit: "0-9",
			graph: "\\x21-\\x7E",
			lower: "a-z",
			print: "\\x20-\\x7E ",
			punct: "\\-!\"#$%&'()\\*+,./:;<=>?@[\\]^_`{|}~",
			space: " \\t\\r\\n\\v\\f",
			upper: "A-Z",
			word: "A-Za-z0-9_",
			xdigit: "A-Fa-f0-9"
		},
		REGEX_BACKSLASH: /\\(?![*+?^${}(|)[\]])/g,
		REGEX_NON_SPECIAL_CHARS: /^[^@![\].,$*+?^{}()|\\/]+/,
		REGEX_SPECIAL_CHARS: /[-*+?.^${}(|)[\]]/,
		REGEX_SPECIAL_CHARS_BACKREF: /(\\?)((\W)(\3*))/g,
		REGEX_SPECIAL_CHARS_GLOBAL: /([-*+?.^${}(|)[\]])/g,
		REGEX_REMOVE_BACKSLASH: /(?:\[.*?[^\\]\]|\\(?=.))/g,
		REPLACEMENTS: {
			__proto__: null,
			"***": "*",
			"**/**": "**",
			"**/**/**": "**"
		},
		CHAR_0: 48,
		CHAR_9: 57,
		CHAR_UPPERCASE_A: 65,
		CHAR_LOWERCASE_A: 97,
		CHAR_UPPERCASE_Z: 90,
		CHAR_LOWERCASE_Z: 122,
		CHAR_LEFT_PARENTHESES: 40,
		CHAR_RIGHT_PARENTHESES: 41,
		CHAR_ASTERISK: 42,
		CHAR_AMPERSAND: 38,
		CHAR_AT: 64,
		CHAR_BACKWARD_SLASH: 92,
		CHAR_CARRIAGE_RETURN: 13,
		CHAR_CIRCUMFLEX_ACCENT: 94,
		CHAR_COLON: 58,
		CHAR_COMMA: 44,
		CHAR_DOT: 46,
		CHAR_DOUBLE_QUOTE: 34,
		CHAR_EQUAL: 61,
		CHAR_EXCLAMATION_MARK: 33,
		CHAR_FORM_FEED: 12,
		CHAR_FORWARD_SLASH: 47,
		CHAR_GRAVE_ACCENT: 96,
		CHAR_HASH: 35,
		CHAR_HYPHEN_MINUS: 45,
		CHAR_LEFT_ANGLE_BRACKET: 60,
		CHAR_LEFT_CURLY_BRACE: 123,
		CHAR_LEFT_SQUARE_BRACKET: 91,
		CHAR_LINE_FEED: 10,
		CHAR_NO_BREAK_SPACE: 160,
		CHAR_PERCENT: 37,
		CHAR_PLUS: 43,
		CHAR_QUESTION_MARK: 63,
		CHAR_RIGHT_ANGLE_BRACKET: 62,
		CHAR_RIGHT_CURLY_BRACE: 125,
		CHAR_RIGHT_SQUARE_BRACKET: 93,
		CHAR_SEMICOLON: 59,
		CHAR_SINGLE_QUOTE: 39,
		CHAR_SPACE: 32,
		CHAR_TAB: 9,
		CHAR_UNDERSCORE: 95,
		CHAR_VERTICAL_LINE: 124,
		CHAR_ZERO_WIDTH_NOBREAK_SPACE: 65279,
		extglobChars(chars) {
			return {
				"!": {
					type: "negate",
					open: "(?:(?!(?:",
					close: `))${chars.STAR})`
				},
				"?": {
					type: "qmark",
					open: "(?:",
					close: ")?"
				},
				"+": {
					type: "plus",
					open: "(?:",
					close: ")+"
				},
				"*": {
					type: "star",
					open: "(?:",
					close: ")*"
				},
				"@": {
					type: "at",
					open: "(?:",
					close: ")"
				}
			};
		},
		globChars(win32) {
			return win32 === true ? WINDOWS_CHARS : POSIX_CHARS;
		}
	};
}));
// node_modules/picomatch/lib/utils.js
var require_utils = __commonJSMin$3(((exports) => {
	const { REGEX_BACKSLASH, REGEX_REMOVE_BACKSLASH, REGEX_SPECIAL_CHARS, REGEX_SPECIAL_CHARS_GLOBAL } = require_constants();
	exports.isObject = (val) => val !== null && typeof val === "object" && !Array.isArray(val);
	exports.hasRegexChars = (str) => REGEX_SPECIAL_CHARS.test(str);
	exports.isRegexChar = (str) => str.length === 1 && exports.hasRegexChars(str);
	exports.escapeRegex = (str) => str.replace(REGEX_SPECIAL_CHARS_GLOBAL, "\\$1");
	exports.toPosixSlashes = (str) => str.replace(REGEX_BACKSLASH, "/");
	exports.isWindows = () => {
		if (typeof navigator !== "undefined" && navigator.platform) {
			const platform = navigator.platform.toLowerCase();
			return platform === "win32" || platform === "windows";
		}
		if (typeof process !== "undefined" && process.platform) return process.platform === "win32";
		return false;
	};
	exports.removeBackslashes = (str) => {
		return str.replace(REGEX_REMOVE_BACKSLASH, (match) => {
			return match === "\\" ? "" : match;
		});
	};
	exports.escapeLast = (input, char, lastIdx) => {
		const idx = input.lastIndexOf(char, lastIdx);
		if (idx === -1) return input;
		if (input[idx - 1] === "\\") return exports.escapeLast(input, char, idx - 1);
		return `${input.slice(0, idx)}\\${input.slice(idx)}`;
	};
	exports.removePrefix = (input, state = {}) => {
		let output = input;
		if (output.startsWith("./")) {
			output = output.slice(2);
			state.prefix = "./";
		}
		return output;
	};
	exports.wrapOutput = (input, state = {}, options = {}) => {
		let output = `${options.contains ? "" : "^"}(?:${input})${options.contains ? "" : "$"}`;
		if (state.negated === true) output = `(?:^(?!${output}).*$)`;
		return output;
	};
	exports.basename = (path, { windows } = {}) => {
		const segs = path.split(windows ? /[\\/]/ : "/");
		const last = segs[segs.length - 1];
		if (last === "") return segs[segs.length - 2];
		return last;
	};
}));
// node_modules/picomatch/lib/scan.js
var require_scan = __commonJSMin$3(((exports, module) => {
	const utils = require_utils();
	const { CHAR_ASTERISK, CHAR_AT, CHAR_BACKWARD_SLASH, CHAR_COMMA, CHAR_DOT, CHAR_EXCLAMATION_MARK, CHAR_FORWARD_SLASH, CHAR_LEFT_CURLY_BRACE, CHAR_LEFT_PARENTHESES, CHAR_LEFT_SQUARE_BRACKET, CHAR_PLUS, CHAR_QUESTION_MARK, CHAR_RIGHT_CURLY_BRACE, CHAR_RIGHT_PARENTHESES, CHAR_RIGHT_SQUARE_BRACKET } = require_constants();
	const isPathSeparator = (code) => {
		return code === CHAR_FORWARD_SLASH || code === CHAR_BACKWARD_SLASH;
	};
	const depth = (token) => {
		if (token.isPrefix !== true) token.depth = token.isGlobstar ? Infinity : 1;
	};
	const scan = (input, options) => {
		const opts = options || {};
		const length = input.length - 1;
		const scanToEnd = opts.parts === true || opts.tokens === true || opts.scanToEnd === true;
		const slashes = [];
		const tokens = [];
		const parts = [];
		let str = input;
		let index = -1;
		let start = 0;
		let lastIndex = 0;
		let isBrace = false;
		let isBracket = false;
		let isGlob = false;
		let isExtglob = false;
		let isGlobstar = false;
		let braceEscaped = false;
		let backslashes = false;
		let negated = false;
		let negatedExtglob = false;
		let finished = false;
		let braces = 0;
		let prev;
		let code;
		let token = {
			value: "",
			depth: 0,
			isGlob: false
		};
		const eos = () => index >= length;
		const peek = () => str.charCodeAt(index + 1);
		const advance = () => {
			prev = code;
			return str.charCodeAt(++index);
		};
		while (index < length) {
			code = advance();
			let next;
			if (code === CHAR_BACKWARD_SLASH) {
				backslashes = token.backslashes = true;
				code = advance();
				if (code === CHAR_LEFT_CURLY_BRACE) braceEscaped = true;
				continue;
			}
			if (braceEscaped === true || code === CHAR_LEFT_CURLY_BRACE) {
				braces++;
				while (eos() !== true && (code = advance())) {
					if (code === CHAR_BACKWARD_SLASH) {
						backslashes = token.backslashes = true;
						advance();
						continue;
					}
					if (code === CHAR_LEFT_CURLY_BRACE) {
						braces++;
						continue;
					}
					if (braceEscaped !== true && code === CHAR_DOT && (code = advance()) === CHAR_DOT) {
						isBrace = token.isBrace = true;
						isGlob = token.isGlob = true;
						finished = true;
						if (scanToEnd === true) continue;
						break;
					}
					if (braceEscaped !== true && code === CHAR_COMMA) {
						isBrace = token.isBrace = true;
						isGlob = token.isGlob = true;
						finished = true;
						if (scanToEnd === true) continue;
						break;
					}
					if (code === CHAR_RIGHT_CURLY_BRACE) {
						braces--;
						if (braces === 0) {
							braceEscaped = false;
							isBrace = token.isBrace = true;
							finished = true;
							break;
						}
					}
				}
				if (scanToEnd === true) continue;
				break;
			}
			if (code === CHAR_FORWARD_SLASH) {
				slashes.push(index);
				tokens.push(token);
				token = {
					value: "",
					depth: 0,
					isGlob: false
				};
				if (finished === true) continue;
				if (prev === CHAR_DOT && index === start + 1) {
					start += 2;
					continue;
				}
				lastIndex = index + 1;
				continue;
			}
			if (opts.noext !== true) {
				if ((code === CHAR_PLUS || code === CHAR_AT || code === CHAR_ASTERISK || code === CHAR_QUESTION_MARK || code === CHAR_EXCLAMATION_MARK) === true && peek() === CHAR_LEFT_PARENTHESES) {
					isGlob = token.isGlob = true;
					isExtglob = token.isExtglob = true;
					finished = true;
					if (code === CHAR_EXCLAMATION_MARK && index === start) negatedExtglob = true;
					if (scanToEnd === true) {
						let parens = 0;
						while (eos() !== true && (code = advance())) {
							if (code === CHAR_BACKWARD_SLASH) {
								backslashes = token.backslashes = true;
								advance();
								continue;
							}
							if (code === CHAR_LEFT_PARENTHESES) {
								parens++;
								continue;
							}
							if (code === CHAR_RIGHT_PARENTHESES && --parens === 0) {
								finished = true;
								break;
							}
						}
						continue;
					}
					break;
				}
			}
			if (code === CHAR_ASTERISK) {
				if (prev === CHAR_ASTERISK) isGlobstar = token.isGlobstar = true;
				isGlob = token.isGlob = true;
				finished = true;
				if (scanToEnd === true) continue;
				break;
			}
			if (code === CHAR_QUESTION_MARK) {
				isGlob = token.isGlob = true;
				finished = true;
				if (scanToEnd === true) continue;
				break;
			}
			if (code === CHAR_LEFT_SQUARE_BRACKET) {
				while (eos() !== true && (next = advance())) {
					if (next === CHAR_BACKWARD_SLASH) {
						backslashes = token.backslashes = true;
						advance();
						continue;
					}
					if (next === CHAR_RIGHT_SQUARE_BRACKET) {
						isBracket = token.isBracket = true;
						isGlob = token.isGlob = true;
						finished = true;
						break;
					}
				}
				if (scanToEnd === true) continue;
				break;
			}
			if (opts.nonegate !== true && code === CHAR_EXCLAMATION_MARK && index === start) {
				negated = token.negated = true;
				start++;
				continue;
			}
			if (opts.noparen !== true && code === CHAR_LEFT_PARENTHESES) {
				isGlob = token.isGlob = true;
				if (scanToEnd === true) {
					let parens = 1;
					while (eos() !== true && (code = advance())) {
						if (code === CHAR_BACKWARD_SLASH) {
							backslashes = token.backslashes = true;
							advance();
							continue;
						}
						if (code === CHAR_LEFT_PARENTHESES) {
							parens++;
							continue;
						}
						if (code === CHAR_RIGHT_PARENTHESES && --parens === 0) {
							finished = true;
							break;
						}
					}
					continue;
				}
				break;
			}
			if (isGlob === true) {
				finished = true;
				if (scanToEnd === true) continue;
				break;
			}
		}
		if (opts.noext === true) {
			isExtglob = false;
			isGlob = false;
		}
		let base = str;
		let prefix = "";
		let glob = "";
		if (start > 0) {
			prefix = str.slice(0, start);
			str = str.slice(start);
			lastIndex -= start;
		}
		if (base && isGlob === true && lastIndex > 0) {
			base = str.slice(0, lastIndex);
			glob = str.slice(lastIndex);
		} else if (isGlob === true) {
			base = "";
			glob = str;
		} else base = str;
		if (base && base !== "" && base !== "/" && base !== str) {
			if (isPathSeparator(base.charCodeAt(base.length - 1))) base = base.slice(0, -1);
		}
		if (opts.unescape === true) {
			if (glob) glob = utils.removeBackslashes(glob);
			if (base && backslashes === true) base = utils.removeBackslashes(base);
		}
		const state = {
			prefix,
			input,
			start,
			base,
			glob,
			isBrace,
			isBracket,
			isGlob,
			isExtglob,
			isGlobstar,
			negated,
			negatedExtglob
		};
		if (opts.tokens === true) {
			state.maxDepth = 0;
			if (!isPathSeparator(code)) tokens.push(token);
			state.tokens = tokens;
		}
		if (opts.parts === true || opts.tokens === true) {
			let prevIndex;
			for (let idx = 0; idx < slashes.length; idx++) {
				const n = prevIndex !== void 0 ? prevIndex + 1 : start;
				const i = slashes[idx];
				const value = input.slice(n, i);
				if (opts.tokens) {
					if (idx === 0 && start !== 0) {
						tokens[idx].isPrefix = true;
						tokens[idx].value = prefix;
					} else tokens[idx].value = value;
					depth(tokens[idx]);
					state.maxDepth += tokens[idx].depth;
				}
				if (i >= start) {
					parts.push(value);
					prevIndex = i;
				}
			}
			const n = prevIndex !== void 0 ? prevIndex + 1 : start;
			const value = input.slice(n);
			parts.push(value);
			if (opts.tokens && prevIndex && prevIndex + 1 < input.length) {
				tokens[tokens.length - 1].value = value;
				depth(tokens[tokens.length - 1]);
				state.maxDepth += tokens[tokens.length - 1].depth;
			}
			state.slashes = slashes;
			state.parts = parts;
		}
		return state;
	};
	module.exports = scan;
}));
// node_modules/picomatch/lib/parse.js
var require_parse = __commonJSMin$3(((exports, module) => {
	const constants = require_constants();
	const utils = require_utils();
	const { MAX_LENGTH, POSIX_REGEX_SOURCE, REGEX_NON_SPECIAL_CHARS, REGEX_SPECIAL_CHARS_BACKREF, REPLACEMENTS } = constants;
	const expandRange = (args, options) => {
		if (typeof options.expandRange === "function") return options.expandRange(...args, options);
		args.sort();
		const value = `[${args.join("-")}]`;
		try {
			new RegExp(value);
		} catch (ex) {
			return args.map((v) => utils.escapeRegex(v)).join("..");
		}
		return value;
	};
	const syntaxError = (type, char) => {
		return `Missing ${type}: "${char}" - use "\\\\${char}" to match literal characters`;
	};
	const splitTopLevel = (input) => {
		const parts = [];
		let bracket = 0;
		let paren = 0;
		let quote = 0;
		let value = "";
		let escaped = false;
		for (const ch of input) {
			if (escaped === true) {
				value += ch;
				escaped = false;
				continue;
			}
			if (ch === "\\") {
				value += ch;
				escaped = true;
				continue;
			}
			if (ch === "\"") {
				quote = quote === 1 ? 0 : 1;
				value += ch;
				continue;
			}
			if (quote === 0) {
				if (ch === "[") bracket++;
				else if (ch === "]" && bracket > 0) bracket--;
				else if (bracket === 0) {
					if (ch === "(") paren++;
					else if (ch === ")" && paren > 0) paren--;
					else if (ch === "|" && paren === 0) {
						parts.push(value);
						value = "";
						continue;
					}
				}
			}
			value += ch;
		}
		parts.push(value);
		return parts;
	};
	const isPlainBranch = (branch) => {
		let escaped = false;
		for (const ch of branch) {
			if (escaped === true) {
				escaped = false;
				continue;
			}
			if (ch === "\\") {
				escaped = true;
				continue;
			}
			if (/[?*+@!()[\]{}]/.test(ch)) return false;
		}
		return true;
	};
	const normalizeSimpleBranch = (branch) => {
		let value = branch.trim();
		let changed = true;
		while (changed === true) {
			changed = false;
			if (/^@\([^\\()[\]{}|]+\)$/.test(value)) {
				value = value.slice(2, -1);
				changed = true;
			}
		}
		if (!isPlainBranch(value)) return;
		return value.replace(/\\(.)/g, "$1");
	};
	const hasRepeatedCharPrefixOverlap = (branches) => {
		const values = branches.map(normalizeSimpleBranch).filter(Boolean);
		for (let i = 0; i < values.length; i++) for (let j = i + 1; j < values.length; j++) {
			const a = values[i];
			const b = values[j];
			const char = a[0];
			if (!char || a !== char.repeat(a.length) || b !== char.repeat(b.length)) continue;
			if (a === b || a.startsWith(b) || b.startsWith(a)) return true;
		}
		return false;
	};
	const parseRepeatedExtglob = (pattern, requireEnd = true) => {
		if (pattern[0] !== "+" && pattern[0] !== "*" || pattern[1] !== "(") return;
		let bracket = 0;
		let paren = 0;
		let quote = 0;
		let escaped = false;
		for (let i = 1; i < pattern.length; i++) {
			const ch = pattern[i];
			if (escaped === true) {
				escaped = false;
				continue;
			}
			if (ch === "\\") {
				escaped = true;
				continue;
			}
			if (ch === "\"") {
				quote = quote === 1 ? 0 : 1;
				continue;
			}
			if (quote === 1) continue;
			if (ch === "[") {
				bracket++;
				continue;
			}
			if (ch === "]" && bracket > 0) {
				bracket--;
				continue;
			}
			if (bracket > 0) continue;
			if (ch === "(") {
				paren++;
				continue;
			}
			if (ch === ")") {
				paren--;
				if (paren === 0) {
					if (requireEnd === true && i !== pattern.length - 1) return;
					return {
						type: pattern[0],
						body: pattern.slice(2, i),
						end: i
					};
				}
			}
		}
	};
	const buildCharClassStar = (chars) => {
		return `${chars.length === 1 ? utils.escapeRegex(chars[0]) : `[${chars.map((ch) => utils.escapeRegex(ch)).join("")}]`}*`;
	};
	const getStarExtglobSequenceChars = (pattern) => {
		let index = 0;
		const chars = [];
		while (index < pattern.length) {
			const match = parseRepeatedExtglob(pattern.slice(index), false);
			if (!match || match.type !== "*") return;
			const branches = splitTopLevel(match.body).map((branch) => branch.trim());
			if (branches.length !== 1) return;
			const branch = normalizeSimpleBranch(branches[0]);
			if (!branch || branch.length !== 1) return;
			chars.push(branch);
			index += match.end + 1;
		}
		if (chars.length < 1) return;
		return chars;
	};
	const repeatedExtglobRecursion = (pattern) => {
		let depth = 0;
		let value = pattern.trim();
		let match = parseRepeatedExtglob(value);
		while (match) {
			depth++;
			value = match.body.trim();
			match = parseRepeatedExtglob(value);
		}
		return depth;
	};
	const analyzeRepeatedExtglob = (body, options) => {
		if (options.maxExtglobRecursion === false) return { risky: false };
		const max = typeof options.maxExtglobRecursion === "number" ? options.maxExtglobRecursion : constants.DEFAULT_MAX_EXTGLOB_RECURSION;
		const branches = splitTopLevel(body).map((branch) => branch.trim());
		if (branches.length > 1) {
			if (branches.some((branch) => branch === "") || branches.some((branch) => /^[*?]+$/.test(branch)) || hasRepeatedCharPrefixOverlap(branches)) return { risky: true };
		}
		const safeChars = [];
		let sawStarSequence = false;
		let combinable = true;
		for (const branch of branches) {
			const chars = getStarExtglobSequenceChars(branch);
			if (chars) {
				sawStarSequence = true;
				safeChars.push(...chars);
				continue;
			}
			const literal = normalizeSimpleBranch(branch);
			if (literal && literal.length === 1) {
				safeChars.push(literal);
				continue;
			}
			combinable = false;
			if (repeatedExtglobRecursion(branch) > max) return { risky: true };
		}
		if (sawStarSequence) return combinable ? {
			risky: true,
			safeOutput: buildCharClassStar([...new Set(safeChars)])
		} : { risky: true };
		return { risky: false };
	};
	const parse = (input, options) => {
		if (typeof input !== "string") throw new TypeError("Expected a string");
		input = REPLACEMENTS[input] || input;
		const opts = { ...options };
		const max = typeof opts.maxLength === "number" ? Math.min(MAX_LENGTH, opts.maxLength) : MAX_LENGTH;
		let len = input.length;
		if (len > max) throw new SyntaxError(`Input length: ${len}, exceeds maximum allowed length: ${max}`);
		const bos = {
			type: "bos",
			value: "",
			output: opts.prepend || ""
		};
		const tokens = [bos];
		const capture = opts.capture ? "" : "?:";
		const PLATFORM_CHARS = constants.globChars(opts.windows);
		const EXTGLOB_CHARS = constants.extglobChars(PLATFORM_CHARS);
		const { DOT_LITERAL, PLUS_LITERAL, SLASH_LITERAL, ONE_CHAR, DOTS_SLASH, NO_DOT, NO_DOT_SLASH, NO_DOTS_SLASH, QMARK, QMARK_NO_DOT, STAR, START_ANCHOR } = PLATFORM_CHARS;
		const globstar = (opts) => {
			return `(${capture}(?:(?!${START_ANCHOR}${opts.dot ? DOTS_SLASH : DOT_LITERAL}).)*?)`;
		};
		const nodot = opts.dot ? "" : NO_DOT;
		const qmarkNoDot = opts.dot ? QMARK : QMARK_NO_DOT;
		let star = opts.bash === true ? globstar(opts) : STAR;
		if (opts.capture) star = `(${star})`;
		if (typeof opts.noext === "boolean") opts.noextglob = opts.noext;
		const state = {
			input,
			index: -1,
			start: 0,
			dot: opts.dot === true,
			consumed: "",
			output: "",
			prefix: "",
			backtrack: false,
			negated: false,
			brackets: 0,
			braces: 0,
			parens: 0,
			quotes: 0,
			globstar: false,
			tokens
		};
		input = utils.removePrefix(input, state);
		len = input.length;
		const extglobs = [];
		const braces = [];
		const stack = [];
		let prev = bos;
		let value;
		const eos = () => state.index === len - 1;
		const peek = state.peek = (n = 1) => input[state.index + n];
		const advance = state.advance = () => input[++state.index] || "";
		const remaining = () => input.slice(state.index + 1);
		const consume = (value = "", num = 0) => {
			state.consumed += value;
			state.index += num;
		};
		const append = (token) => {
			state.output += token.output != null ? token.output : token.value;
			consume(token.value);
		};
		const negate = () => {
			let count = 1;
			while (peek() === "!" && (peek(2) !== "(" || peek(3) === "?")) {
				advance();
				state.start++;
				count++;
			}
			if (count % 2 === 0) return false;
			state.negated = true;
			state.start++;
			return true;
		};
		const increment = (type) => {
			state[type]++;
			stack.push(type);
		};
		const decrement = (type) => {
			state[type]--;
			stack.pop();
		};
		const push = (tok) => {
			if (prev.type === "globstar") {
				const isBrace = state.braces > 0 && (tok.type === "comma" || tok.type === "brace");
				const isExtglob = tok.extglob === true || extglobs.length && (tok.type === "pipe" || tok.type === "paren");
				if (tok.type !== "slash" && tok.type !== "paren" && !isBrace && !isExtglob) {
					state.output = state.output.slice(0, -prev.output.length);
					prev.type = "star";
					prev.value = "*";
					prev.output = star;
					state.output += prev.output;
				}
			}
			if (extglobs.length && tok.type !== "paren") extglobs[extglobs.length - 1].inner += tok.value;
			if (tok.value || tok.output) append(tok);
			if (prev && prev.type === "text" && tok.type === "text") {
				prev.output = (prev.output || prev.value) + tok.value;
				prev.value += tok.value;
				return;
			}
			tok.prev = prev;
			tokens.push(tok);
			prev = tok;
		};
		const extglobOpen = (type, value) => {
			const token = {
				...EXTGLOB_CHARS[value],
				conditions: 1,
				inner: ""
			};
			token.prev = prev;
			token.parens = state.parens;
			token.output = state.output;
			token.startIndex = state.index;
			token.tokensIndex = tokens.length;
			const output = (opts.capture ? "(" : "") + token.open;
			increment("parens");
			push({
				type,
				value,
				output: state.output ? "" : ONE_CHAR
			});
			push({
				type: "paren",
				extglob: true,
				value: advance(),
				output
			});
			extglobs.push(token);
		};
		const extglobClose = (token) => {
			const literal = input.slice(token.startIndex, state.index + 1);
			const body = input.slice(token.startIndex + 2, state.index);
			const analysis = analyzeRepeatedExtglob(body, opts);
			if ((token.type === "plus" || token.type === "star") && analysis.risky) {
				const safeOutput = analysis.safeOutput ? (token.output ? "" : ONE_CHAR) + (opts.capture ? `(${analysis.safeOutput})` : analysis.safeOutput) : void 0;
				const open = tokens[token.tokensIndex];
				open.type = "text";
				open.value = literal;
				open.output = safeOutput || utils.escapeRegex(literal);
				for (let i = token.tokensIndex + 1; i < tokens.length; i++) {
					tokens[i].value = "";
					tokens[i].output = "";
					delete tokens[i].suffix;
				}
				state.output = token.output + open.output;
				state.backtrack = true;
				push({
					type: "paren",
					extglob: true,
					value,
					output: ""
				});
				decrement("parens");
				return;
			}
			let output = token.close + (opts.capture ? ")" : "");
			let rest;
			if (token.type === "negate") {
				let extglobStar = star;
				if (token.inner && token.inner.length > 1 && token.inner.includes("/")) extglobStar = globstar(opts);
				if (extglobStar !== star || eos() || /^\)+$/.test(remaining())) output = token.close = `)$))${extglobStar}`;
				if (token.inner.includes("*") && (rest = remaining()) && /^\.[^\\/.]+$/.test(rest)) output = token.close = `)${parse(rest, {
					...options,
					fastpaths: false
				}).output})${extglobStar})`;
				if (token.prev.type === "bos") state.negatedExtglob = true;
			}
			push({
				type: "paren",
				extglob: true,
				value,
				output
			});
			decrement("parens");
		};
		if (opts.fastpaths !== false && !/(^[*!]|[/()[\]{}"])/.test(input)) {
			let backslashes = false;
			let output = input.replace(REGEX_SPECIAL_CHARS_BACKREF, (m, esc, chars, first, rest, index) => {
				if (first === "\\") {
					backslashes = true;
					return m;
				}
				if (first === "?") {
					if (esc) return esc + first + (rest ? QMARK.repeat(rest.length) : "");
					if (index === 0) return qmarkNoDot + (rest ? QMARK.repeat(rest.length) : "");
					return QMARK.repeat(chars.length);
				}
				if (first === ".") return DOT_LITERAL.repeat(chars.length);
				if (first === "*") {
					if (esc) return esc + first + (rest ? star : "");
					return star;
				}
				return esc ? m : `\\${m}`;
			});
			if (backslashes === true) {
				if (opts.unescape === true) output = output.replace(/\\/g, "");
				else output = output.replace(/\\+/g, (m) => {
					return m.length % 2 === 0 ? "\\\\" : m ? "\\" : "";
				});
			}
			if (output === input && opts.contains === true) {
				state.output = input;
				return state;
			}
			state.output = utils.wrapOutput(output, state, options);
			return state;
		}
		while (!eos()) {
			value = advance();
			if (value === "\0") continue;
			if (value === "\\") {
				const next = peek();
				if (next === "/" && opts.bash !== true) continue;
				if (next === "." || next === ";") continue;
				if (!next) {
					value += "\\";
					push({
						type: "text",
						value
					});
					continue;
				}
				const match = /^\\+/.exec(remaining());
				let slashes = 0;
				if (match && match[0].length > 2) {
					slashes = match[0].length;
					state.index += slashes;
					if (slashes % 2 !== 0) value += "\\";
				}
				if (opts.unescape === true) value = advance();
				else value += advance();
				if (state.brackets === 0) {
					push({
						type: "text",
						value
					});
					continue;
				}
			}
			if (state.brackets > 0 && (value !== "]" || prev.value === "[" || prev.value === "[^")) {
				if (opts.posix !== false && value === ":") {
					const inner = prev.value.slice(1);
					if (inner.includes("[")) {
						prev.posix = true;
						if (inner.includes(":")) {
							const idx = prev.value.lastIndexOf("[");
							const pre = prev.value.slice(0, idx);
							const rest = prev.value.slice(idx + 2);
							const posix = POSIX_REGEX_SOURCE[rest];
							if (posix) {
								prev.value = pre + posix;
								state.backtrack = true;
								advance();
								if (!bos.output && tokens.indexOf(prev) === 1) bos.output = ONE_CHAR;
								continue;
							}
						}
					}
				}
				if (value === "[" && peek() !== ":" || value === "-" && peek() === "]") value = `\\${value}`;
				if (value === "]" && (prev.value === "[" || prev.value === "[^")) value = `\\${value}`;
				if (opts.posix === true && value === "!" && prev.value === "[") value = "^";
				prev.value += value;
				append({ value });
				continue;
			}
			if (state.quotes === 1 && value !== "\"") {
				value = utils.escapeRegex(value);
				prev.value += value;
				append({ value });
				continue;
			}
			if (value === "\"") {
				state.quotes = state.quotes === 1 ? 0 : 1;
				if (opts.keepQuotes === true) push({
					type: "text",
					value
				});
				continue;
			}
			if (value === "(") {
				increment("parens");
				push({
					type: "paren",
					value
				});
				continue;
			}
			if (value === ")") {
				if (state.parens === 0 && opts.strictBrackets === true) throw new SyntaxError(syntaxError("opening", "("));
				const extglob = extglobs[extglobs.length - 1];
				if (extglob && state.parens === extglob.parens + 1) {
					extglobClose(extglobs.pop());
					continue;
				}
				push({
					type: "paren",
					value,
					output: state.parens ? ")" : "\\)"
				});
				decrement("parens");
				continue;
			}
			if (value === "[") {
				if (opts.nobracket === true || !remaining().includes("]")) {
					if (opts.nobracket !== true && opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", "]"));
					value = `\\${value}`;
				} else increment("brackets");
				push({
					type: "bracket",
					value
				});
				continue;
			}
			if (value === "]") {
				if (opts.nobracket === true || prev && prev.type === "bracket" && prev.value.length === 1) {
					push({
						type: "text",
						value,
						output: `\\${value}`
					});
					continue;
				}
				if (state.brackets === 0) {
					if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("opening", "["));
					push({
						type: "text",
						value,
						output: `\\${value}`
					});
					continue;
				}
				decrement("brackets");
				const prevValue = prev.value.slice(1);
				if (prev.posix !== true && prevValue[0] === "^" && !prevValue.includes("/")) value = `/${value}`;
				prev.value += value;
				append({ value });
				if (opts.literalBrackets === false || utils.hasRegexChars(prevValue)) continue;
				const escaped = utils.escapeRegex(prev.value);
				state.output = state.output.slice(0, -prev.value.length);
				if (opts.literalBrackets === true) {
					state.output += escaped;
					prev.value = escaped;
					continue;
				}
				prev.value = `(${capture}${escaped}|${prev.value})`;
				state.output += prev.value;
				continue;
			}
			if (value === "{" && opts.nobrace !== true) {
				increment("braces");
				const open = {
					type: "brace",
					value,
					output: "(",
					outputIndex: state.output.length,
					tokensIndex: state.tokens.length
				};
				braces.push(open);
				push(open);
				continue;
			}
			if (value === "}") {
				const brace = braces[braces.length - 1];
				if (opts.nobrace === true || !brace) {
					push({
						type: "text",
						value,
						output: value
					});
					continue;
				}
				let output = ")";
				if (brace.dots === true) {
					const arr = tokens.slice();
					const range = [];
					for (let i = arr.length - 1; i >= 0; i--) {
						tokens.pop();
						if (arr[i].type === "brace") break;
						if (arr[i].type !== "dots") range.unshift(arr[i].value);
					}
					output = expandRange(range, opts);
					state.backtrack = true;
				}
				if (brace.comma !== true && brace.dots !== true) {
					const out = state.output.slice(0, brace.outputIndex);
					const toks = state.tokens.slice(brace.tokensIndex);
					brace.value = brace.output = "\\{";
					value = output = "\\}";
					state.output = out;
					for (const t of toks) state.output += t.output || t.value;
				}
				push({
					type: "brace",
					value,
					output
				});
				decrement("braces");
				braces.pop();
				continue;
			}
			if (value === "|") {
				if (extglobs.length > 0) extglobs[extglobs.length - 1].conditions++;
				push({
					type: "text",
					value
				});
				continue;
			}
			if (value === ",") {
				let output = value;
				const brace = braces[braces.length - 1];
				if (brace && stack[stack.length - 1] === "braces") {
					brace.comma = true;
					output = "|";
				}
				push({
					type: "comma",
					value,
					output
				});
				continue;
			}
			if (value === "/") {
				if (prev.type === "dot" && state.index === state.start + 1) {
					state.start = state.index + 1;
					state.consumed = "";
					state.output = "";
					tokens.pop();
					prev = bos;
					continue;
				}
				push({
					type: "slash",
					value,
					output: SLASH_LITERAL
				});
				continue;
			}
			if (value === ".") {
				if (state.braces > 0 && prev.type === "dot") {
					if (prev.value === ".") prev.output = DOT_LITERAL;
					const brace = braces[braces.length - 1];
					prev.type = "dots";
					prev.output += value;
					prev.value += value;
					brace.dots = true;
					continue;
				}
				if (state.braces + state.parens === 0 && prev.type !== "bos" && prev.type !== "slash") {
					push({
						type: "text",
						value,
						output: DOT_LITERAL
					});
					continue;
				}
				push({
					type: "dot",
					value,
					output: DOT_LITERAL
				});
				continue;
			}
			if (value === "?") {
				if (!(prev && prev.value === "(") && opts.noextglob !== true && peek() === "(" && peek(2) !== "?") {
					extglobOpen("qmark", value);
					continue;
				}
				if (prev && prev.type === "paren") {
					const next = peek();
					let output = value;
					if (prev.value === "(" && !/[!=<:]/.test(next) || next === "<" && !/<([!=]|\w+>)/.test(remaining())) output = `\\${value}`;
					push({
						type: "text",
						value,
						output
					});
					continue;
				}
				if (opts.dot !== true && (prev.type === "slash" || prev.type === "bos")) {
					push({
						type: "qmark",
						value,
						output: QMARK_NO_DOT
					});
					continue;
				}
				push({
					type: "qmark",
					value,
					output: QMARK
				});
				continue;
			}
			if (value === "!") {
				if (opts.noextglob !== true && peek() === "(") {
					if (peek(2) !== "?" || !/[!=<:]/.test(peek(3))) {
						extglobOpen("negate", value);
						continue;
					}
				}
				if (opts.nonegate !== true && state.index === 0) {
					negate();
					continue;
				}
			}
			if (value === "+") {
				if (opts.noextglob !== true && peek() === "(" && peek(2) !== "?") {
					extglobOpen("plus", value);
					continue;
				}
				if (prev && prev.value === "(" || opts.regex === false) {
					push({
						type: "plus",
						value,
						output: PLUS_LITERAL
					});
					continue;
				}
				if (prev && (prev.type === "bracket" || prev.type === "paren" || prev.type === "brace") || state.parens > 0) {
					push({
						type: "plus",
						value
					});
					continue;
				}
				push({
					type: "plus",
					value: PLUS_LITERAL
				});
				continue;
			}
			if (value === "@") {
				if (opts.noextglob !== true && peek() === "(" && peek(2) !== "?") {
					push({
						type: "at",
						extglob: true,
						value,
						output: ""
					});
					continue;
				}
				push({
					type: "text",
					value
				});
				continue;
			}
			if (value !== "*") {
				if (value === "$" || value === "^") value = `\\${value}`;
				const match = REGEX_NON_SPECIAL_CHARS.exec(remaining());
				if (match) {
					value += match[0];
					state.index += match[0].length;
				}
				push({
					type: "text",
					value
				});
				continue;
			}
			if (prev && (prev.type === "globstar" || prev.star === true)) {
				prev.type = "star";
				prev.star = true;
				prev.value += value;
				prev.output = star;
				state.backtrack = true;
				state.globstar = true;
				consume(value);
				continue;
			}
			let rest = remaining();
			if (opts.noextglob !== true && /^\([^?]/.test(rest)) {
				extglobOpen("star", value);
				continue;
			}
			if (prev.type === "star") {
				if (opts.noglobstar === true) {
					consume(value);
					continue;
				}
				const prior = prev.prev;
				const before = prior.prev;
				const isStart = prior.type === "slash" || prior.type === "bos";
				const afterStar = before && (before.type === "star" || before.type === "globstar");
				if (opts.bash === true && (!isStart || rest[0] && rest[0] !== "/")) {
					push({
						type: "star",
						value,
						output: ""
					});
					continue;
				}
				const isBrace = state.braces > 0 && (prior.type === "comma" || prior.type === "brace");
				const isExtglob = extglobs.length && (prior.type === "pipe" || prior.type === "paren");
				if (!isStart && prior.type !== "paren" && !isBrace && !isExtglob) {
					push({
						type: "star",
						value,
						output: ""
					});
					continue;
				}
				while (rest.slice(0, 3) === "/**") {
					const after = input[state.index + 4];
					if (after && after !== "/") break;
					rest = rest.slice(3);
					consume("/**", 3);
				}
				const isEnd = eos() || state.parens > 0 && rest === ")".repeat(state.parens) && !extglobs.some((extglob) => extglob.type === "negate");
				if (prior.type === "bos" && eos()) {
					prev.type = "globstar";
					prev.value += value;
					prev.output = globstar(opts);
					state.output = prev.output;
					state.globstar = true;
					consume(value);
					continue;
				}
				if (prior.type === "slash" && prior.prev.type !== "bos" && !afterStar && isEnd) {
					state.output = state.output.slice(0, -(prior.output + prev.output).length);
					prior.output = `(?:${prior.output}`;
					prev.type = "globstar";
					prev.output = globstar(opts) + (opts.strictSlashes ? ")" : "|$)");
					prev.value += value;
					state.globstar = true;
					state.output += prior.output + prev.output;
					consume(value);
					continue;
				}
				if (prior.type === "slash" && prior.prev.type !== "bos" && rest[0] === "/") {
					const end = rest[1] !== void 0 ? "|$" : "";
					state.output = state.output.slice(0, -(prior.output + prev.output).length);
					prior.output = `(?:${prior.output}`;
					prev.type = "globstar";
					prev.output = `${globstar(opts)}${SLASH_LITERAL}|${SLASH_LITERAL}${end})`;
					prev.value += value;
					state.output += prior.output + prev.output;
					state.globstar = true;
					consume(value + advance());
					push({
						type: "slash",
						value: "/",
						output: ""
					});
					continue;
				}
				if (prior.type === "bos" && rest[0] === "/") {
					prev.type = "globstar";
					prev.value += value;
					prev.output = `(?:^|${SLASH_LITERAL}|${globstar(opts)}${SLASH_LITERAL})`;
					state.output = prev.output;
					state.globstar = true;
					consume(value + advance());
					push({
						type: "slash",
						value: "/",
						output: ""
					});
					continue;
				}
				state.output = state.output.slice(0, -prev.output.length);
				prev.type = "globstar";
				prev.output = globstar(opts);
				prev.value += value;
				state.output += prev.output;
				state.globstar = true;
				consume(value);
				continue;
			}
			const token = {
				type: "star",
				value,
				output: star
			};
			if (opts.bash === true) {
				token.output = ".*?";
				if (prev.type === "bos" || prev.type === "slash") token.output = nodot + token.output;
				push(token);
				continue;
			}
			if (prev && (prev.type === "bracket" || prev.type === "paren") && opts.regex === true) {
				token.output = value;
				push(token);
				continue;
			}
			if (state.index === state.start || prev.type === "slash" || prev.type === "dot") {
				if (prev.type === "dot") {
					state.output += NO_DOT_SLASH;
					prev.output += NO_DOT_SLASH;
				} else if (opts.dot === true) {
					state.output += NO_DOTS_SLASH;
					prev.output += NO_DOTS_SLASH;
				} else {
					state.output += nodot;
					prev.output += nodot;
				}
				if (peek() !== "*") {
					state.output += ONE_CHAR;
					prev.output += ONE_CHAR;
				}
			}
			push(token);
		}
		while (state.brackets > 0) {
			if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", "]"));
			state.output = utils.escapeLast(state.output, "[");
			decrement("brackets");
		}
		while (state.parens > 0) {
			if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", ")"));
			state.output = utils.escapeLast(state.output, "(");
			decrement("parens");
		}
		while (state.braces > 0) {
			if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", "}"));
			state.output = utils.escapeLast(state.output, "{");
			decrement("braces");
		}
		if (opts.strictSlashes !== true && (prev.type === "star" || prev.type === "bracket")) push({
			type: "maybe_slash",
			value: "",
			output: `${SLASH_LITERAL}?`
		});
		if (state.backtrack === true) {
			state.output = "";
			for (const token of state.tokens) {
				state.output += token.output != null ? token.output : token.value;
				if (token.suffix) state.output += token.suffix;
			}
		}
		return state;
	};
	parse.fastpaths = (input, options) => {
		const opts = { ...options };
		const max = typeof opts.maxLength === "number" ? Math.min(MAX_LENGTH, opts.maxLength) : MAX_LENGTH;
		const len = input.length;
		if (len > max) throw new SyntaxError(`Input length: ${len}, exceeds maximum allowed length: ${max}`);
		input = REPLACEMENTS[input] || input;
		const { DOT_LITERAL, SLASH_LITERAL, ONE_CHAR, DOTS_SLASH, NO_DOT, NO_DOTS, NO_DOTS_SLASH, STAR, START_ANCHOR } = constants.globChars(opts.windows);
		const nodot = opts.dot ? NO_DOTS : NO_DOT;
		const slashDot = opts.dot ? NO_DOTS_SLASH : NO_DOT;
		const capture = opts.capture ? "" : "?:";
		const state = {
			negated: false,
			prefix: ""
		};
		let star = opts.bash === true ? ".*?" : STAR;
		if (opts.capture) star = `(${star})`;
		const globstar = (opts) => {
			if (opts.noglobstar === true) return star;
			return `(${capture}(?:(?!${START_ANCHOR}${opts.dot ? DOTS_SLASH : DOT_LITERAL}).)*?)`;
		};
		const create = (str) => {
			switch (str) {
				case "*": return `${nodot}${ONE_CHAR}${star}`;
				case ".*": return `${DOT_LITERAL}${ONE_CHAR}${star}`;
				case "*.*": return `${nodot}${star}${DOT_LITERAL}${ONE_CHAR}${star}`;
				case "*/*": return `${nodot}${star}${SLASH_LITERAL}${ONE_CHAR}${slashDot}${star}`;
				case "**": return nodot + globstar(opts);
				case "**/*": return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${slashDot}${ONE_CHAR}${star}`;
				case "**/*.*": return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${slashDot}${star}${DOT_LITERAL}${ONE_CHAR}${star}`;
				case "**/.*": return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${DOT_LITERAL}${ONE_CHAR}${star}`;
				default: {
					const match = /^(.*?)\.(\w+)$/.exec(str);
					if (!match) return;
					const source = create(match[1]);
					if (!source) return;
					return source + DOT_LITERAL + match[2];
				}
			}
		};
		let source = create(utils.removePrefix(input, state));
		if (source && opts.strictSlashes !== true) source += `${SLASH_LITERAL}?`;
		return source;
	};
	module.exports = parse;
}));
// node_modules/picomatch/lib/picomatch.js
var require_picomatch$1 = __commonJSMin$3(((exports, module) => {
	const scan = require_scan();
	const parse = require_parse();
	const utils = require_utils();
	const constants = require_constants();
	const isObject = (val) => val && typeof val === "object" && !Array.isArray(val);
	const picomatch = (glob, options, returnState = false) => {
		if (Array.isArray(glob)) {
			const fns = glob.map((input) => picomatch(input, options, returnState));
			const arrayMatcher = (str) => {
				for (const isMatch of fns) {
					const state = isMatch(str);
					if (state) return state;
				}
				return false;
			};
			return arrayMatcher;
		}
		const isState = isObject(glob) && glob.tokens && glob.input;
		if (glob === "" || typeof glob !== "string" && !isState) throw new TypeError("Expected pattern to be a non-empty string");
		const opts = options || {};
		const posix = opts.windows;
		const regex = isState ? picomatch.compileRe(glob, options) : picomatch.makeRe(glob, options, false, true);
		const state = regex.state;
		delete regex.state;
		let isIgnored = () => false;
		if (opts.ignore) {
			const ignoreOpts = {
				...options,
				ignore: null,
				onMatch: null,
				onResult: null
			};
			isIgnored = picomatch(opts.ignore, ignoreOpts, returnState);
		}
		const matcher = (input, returnObject = false) => {
			const { isMatch, match, output } = picomatch.test(input, regex, options, {
				glob,
				posix
			});
			const result = {
				glob,
				state,
				regex,
				posix,
				input,
				output,
				match,
				isMatch
			};
			if (typeof opts.onResult === "function") opts.onResult(result);
			if (isMatch === false) {
				result.isMatch = false;
				return returnObject ? result : false;
			}
			if (isIgnored(input)) {
				if (typeof opts.onIgnore === "function") opts.onIgnore(result);
				result.isMatch = false;
				return returnObject ? result : false;
			}
			if (typeof opts.onMatch === "function") opts.onMatch(result);
			return returnObject ? result : true;
		};
		if (returnState) matcher.state = state;
		return matcher;
	};
	picomatch.test = (input, regex, options, { glob, posix } = {}) => {
		if (typeof input !== "string") throw new TypeError("Expected input to be a string");
		if (input === "") return {
			isMatch: false,
			output: ""
		};
		const opts = options || {};
		const format = opts.format || (posix ? utils.toPosixSlashes : null);
		let match = input === glob;
		let output = match && format ? format(input) : input;
		if (match === false) {
			output = format ? format(input) : input;
			match = output === glob;
		}
		if (match === false || opts.capture === true) {
			if (opts.matchBase === true || opts.basename === true) match = picomatch.matchBase(input, regex, options, posix);
			else match = regex.exec(output);
		}
		return {
			isMatch: Boolean(match),
			match,
			output
		};
	};
	picomatch.matchBase = (input, glob, options, posix = options && options.windows) => {
		return (glob instanceof RegExp ? glob : picomatch.makeRe(glob, options)).test(utils.basename(input, { windows: posix }));
	};
	picomatch.isMatch = (str, patterns, options) => picomatch(patterns, options)(str);
	picomatch.parse = (pattern, options) => {
		if (Array.isArray(pattern)) return pattern.map((p) => picomatch.parse(p, options));
		return parse(pattern, {
			...options,
			fastpaths: false
		});
	};
	picomatch.scan = (input, options) => scan(input, options);
	picomatch.compileRe = (state, options, returnOutput = false, returnState = false) => {
		if (returnOutput === true) return state.output;
		const opts = options || {};
		const prepend = opts.contains ? "" : "^";
		const append = opts.contains ? "" : "$";
		let source = `${prepend}(?:${state.output})${append}`;
		if (state && state.negated === true) source = `^(?!${source}).*$`;
		const regex = picomatch.toRegex(source, options);
		if (returnState === true) regex.state = state;
		return regex;
	};
	picomatch.makeRe = (input, options = {}, returnOutput = false, returnState = false) => {
		if (!input || typeof input !== "string") throw new TypeError("Expected a non-empty string");
		let parsed = {
			negated: false,
			fastpaths: true
		};
		if (options.fastpaths !== false && (input[0] === "." || input[0] === "*")) parsed.output = parse.fastpaths(input, options);
		if (!parsed.output) parsed = parse(input, options);
		return picomatch.compileRe(parsed, options, returnOutput, returnState);
	};
	picomatch.toRegex = (source, options) => {
		try {
			const opts = options || {};
			return new RegExp(source, opts.flags || (opts.nocase ? "i" : ""));
		} catch (err) {
			if (options && options.debug === true) throw err;
			return /$^/;
		}
	};
	picomatch.constants = constants;
	module.exports = picomatch;
}));
// src/config/usual-files.ts
var import_picomatch = __toESM(__commonJSMin$3(((exports, module) => {
	const pico = require_picomatch$1();
	const utils = require_utils();
	function picomatch(glob, options, returnState = false) {
		if (options && (options.windows === null || options.windows === void 0)) options = {
			...options,
			windows: utils.isWindows()
		};
		return pico(glob, options, returnState);
	}
	Object.assign(picomatch, pico);
	module.exports = picomatch;
}))(), 1);
function usualFilesOf(kind) {
	const { files, title, sniff, detectedByShape, formats = [] } = kind;
	const own = {
		title,
		globs: files,
		options: {},
		...detectedByShape ? { hasShape: sniff } : {}
	};
	return files.length === 0 ? formats : [own, ...formats];
}
function detectedFilesOf(kind) {
	return usualFilesOf(kind).filter(({ isProposed }) => isProposed !== true);
}
// src/config/govern.ts
const globOptions = {
	dot: true,
	flags: "s",
	nonegate: true,
	noextglob: true
};
function watchedByName(kinds, governanceOf = builtInGovernance, usualOf = detectedFilesOf) {
	return kinds.flatMap((kind) => usualOf(kind).flatMap((usual) => {
		const { globs, options, hasShape } = usual;
		const shape = hasShape === void 0 ? {} : { hasShape: shapeOfBytes(hasShape) };
		const governance = {
			...unnamed(governanceOf(kind, options)),
			...shape,
			usual
		};
		return globs.map((glob) => ({
			glob,
			governance
		}));
	}));
}
function unnamed({ kind, settings }) {
	const resting = [...shapeRuleIds(kind.rules)].map((id) => [id, { severity: "off" }]);
	return {
		kind,
		settings: {
			...settings,
			rules: new Map([...settings.rules, ...resting])
		}
	};
}
function governByDetection(kinds, governanceOf) {
	return governWatched(watchedByName(kinds, governanceOf));
}
function governWatched(watched) {
	const matchers = watched.toSorted((left, right) => right.glob.length - left.glob.length).map(({ glob, governance }) => ({
		matches: onDemand(glob),
		ending: ending(glob),
		governance
	}));
	return (path) => matchers.find(({ ending: end, matches }) => path.endsWith(end) && matches(path))?.governance;
}
function onDemand(glob) {
	let matches;
	return (path) => {
		matches ??= (0, import_picomatch.default)(glob, globOptions);
		return matches(path);
	};
}
function ending(glob) {
	return /[^*?[\]{}()!+@\\/]*$/.exec(glob)?.[0] ?? "";
}
function shapeOfBytes(hasShape) {
	return (bytes) => {
		const { text, faults } = decodeText(bytes);
		return faults.length > 0 || hasShape(text);
	};
}
function builtInGovernance(kind, options = {}) {
	const resolved = resolveSettings(kind, options);
	return {
		kind,
		settings: resolved.ok ? resolved.settings : defaultSettings(kind)
	};
}
function globMatcher(glob) {
	if (!isPattern(glob)) return (path) => path === glob;
	const matches = (0, import_picomatch.default)(glob, globOptions);
	return (path) => matches(path);
}
function isPattern(glob) {
	return /[*?]/.test(glob);
}
// src/config/limits.ts
const units = {
	B: 1,
	KB: 1024,
	MB: 1024 ** 2,
	GB: 1024 ** 3
};
function readLimits(collector, root) {
	const value = root.limits;
	if (value === void 0) return defaultLimits;
	if (!isJsonObject(value)) {
		collector.add("/limits", "limits must be a mapping");
		return defaultLimits;
	}
	refuseUnknownKeys(collector, value, "/limits", Object.keys(defaultLimits));
	const read = (key, size, expected) => {
		const given = value[key];
		if (given === void 0) return defaultLimits[key];
		const number = size(given);
		if (number === void 0) collector.add(`/limits/${key}`, `${key} must be ${expected}`);
		return number ?? defaultLimits[key];
	};
	return {
		maxBytes: read("maxBytes", bytesOf, "a number of bytes, or text such as 64MB (1 MB is 1,048,576 bytes)"),
		maxDepth: read("maxDepth", countOf, "a whole number above 0"),
		maxValues: read("maxValues", countOf, "a whole number above 0")
	};
}
function countOf(value) {
	return typeof value === "number" && Number.isSafeInteger(value) && value > 0 ? value : void 0;
}
function bytesOf(value) {
	if (typeof value !== "string") return countOf(value);
	const [, number = "", unit = ""] = /^(\d+) ?([KMG]?B)$/.exec(value) ?? [];
	return countOf(Number(number) * (units[unit] ?? 0));
}
// src/config/configuration.ts
const configurationKeys = [
	"version",
	"files",
	"rules",
	"ignore",
	"limits",
	"waiversFrom"
];
function parseConfiguration(bytes, kinds, namedFiles = () => null) {
	const read = readPolicyText(bytes);
	if (!read.ok) return read;
	const { document, root } = read;
	const collector = faultCollector(document);
	refuseUnknownKeys(collector, root, "", configurationKeys);
	if (root.version !== 1) collector.add("/version", "version must be 1");
	const rules = readRules(collector, root, kinds);
	const ignored = readIgnore(collector, root);
	const entries = root.files === void 0 ? void 0 : readEntries$1(collector, root, {
		kinds,
		rules,
		namedFiles
	});
	const limits = readLimits(collector, root);
	const waiversFrom = readWaiversFrom(collector, root);
	const faults = collector.faults();
	if (faults.length > 0) return {
		ok: false,
		faults
	};
	const isIgnored = (path) => ignored.some((matches) => matches(path));
	const governance = (kind, options = {}) => governanceOf(kind, options, rules);
	const [anyKind] = kinds;
	const policyRules = anyKind === void 0 ? new Map() : governance(anyKind).settings.rules;
	const listed = entries === void 0 ? governByDetection(kinds, governance) : governByEntries(entries);
	const govern = (path) => isIgnored(path) ? void 0 : listed(path);
	return {
		ok: true,
		document,
		configuration: {
			govern,
			entries,
			governance,
			limits,
			isIgnored,
			policyRules,
			waiversFrom,
			namedFiles: [...new Set((entries ?? []).flatMap((entry) => entry.namedFiles))]
		}
	};
}
function governByEntries(entries) {
	return (path) => entries.findLast(({ matches }) => matches(path))?.governance;
}
function readIgnore(collector, root) {
	return listAt(collector, root, "ignore").flatMap(({ value, pointer }) => {
		const problem = pathProblem(value);
		if (problem !== void 0) collector.add(pointer, `an entry of ignore ${problem}`);
		return problem === void 0 ? [configuredMatcher(String(value))] : [];
	});
}
function readWaiversFrom(collector, root) {
	const { waiversFrom = "base" } = root;
	if (waiversFrom === "base" || waiversFrom === "head") return waiversFrom;
	collector.add("/waiversFrom", "waiversFrom must be base or head");
	return "base";
}
// src/config/waivers.ts
const waiverKeys = [
	"fingerprint",
	"change",
	"reason",
	"until"
];
function parseWaivers(bytes) {
	const read = readPolicyText(bytes);
	if (!read.ok) return read;
	const { document, root } = read;
	const collector = faultCollector(document);
	refuseUnknownKeys(collector, root, "", ["version", "waivers"]);
	if (root.version !== 1) collector.add("/version", "version must be 1");
	const waivers = listAt(collector, root, "waivers").flatMap(({ value, pointer }) => {
		const waiver = readWaiver(collector, value, pointer);
		return waiver === void 0 ? [] : [{
			...waiver,
			pointer
		}];
	});
	const faults = collector.faults();
	return faults.length > 0 ? {
		ok: false,
		faults
	} : {
		ok: true,
		waivers,
		document
	};
}
function readWaiver(collector, value, pointer) {
	if (!isJsonObject(value)) {
		collector.add(pointer, `a waiver must be a mapping with ${waiverKeys.join(", ")}`);
		return;
	}
	refuseUnknownKeys(collector, value, pointer, waiverKeys);
	const text = (key, isRight, expected) => readText(collector, value, {
		key,
		pointer,
		isRight,
		expected
	});
	return {
		fingerprint: text("fingerprint", isDigest, "must be 12 hex digits in quotes, as the finding prints them"),
		change: text("change", isDigest, "must be 12 hex digits in quotes, as the finding prints them"),
		reason: text("reason", (reason) => reason.trim() !== "", "must say why, as text"),
		until: text("until", isDay, "must be a day such as 2026-12-31")
	};
}
function readText(collector, mapping, { key, pointer, isRight, expected }) {
	const value = mapping[key];
	if (typeof value === "string" && isRight(value)) return value;
	collector.add(`${pointer}/${key}`, `${key} ${expected}`);
	return "";
}
function isDigest(text) {
	return /^[0-9a-f]{12}$/.test(text);
}
function isDay(text) {
	if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
	const day = new Date(`${text}T00:00:00Z`);
	return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
// src/app/policy/built-in-policy.ts
function builtInConfiguration(kinds) {
	return {
		govern: governByDetection(kinds),
		governance: builtInGovernance,
		limits: defaultLimits,
		waiversFrom: "base",
		isIgnored: () => false,
		policyRules: new Map(),
		namedFiles: [],
		entries: void 0
	};
}
// src/app/policy/policy.ts
function namedIn$1({ named }) {
	return (path) => named?.get(path) ?? null;
}
function policyOf(pair, kinds, namedFiles = namedIn$1(pair)) {
	const { configuration, waivers } = pair;
	const read = configuration === null ? void 0 : parseConfiguration(configuration, kinds, namedFiles);
	const own = read?.ok ? read.configuration : builtInConfiguration(kinds);
	const watched = own.entries ?? watchedByName(kinds, own.governance);
	return {
		...own,
		watched,
		waivers: waiversOf(waivers)
	};
}
function policyFaults(pair, kinds) {
	return [...faultsOf$1("configuration", pair.configuration, (bytes) => parseConfiguration(bytes, kinds, namedIn$1(pair))), ...faultsOf$1("waivers", pair.waivers, parseWaivers)];
}
function faultsOf$1(file, bytes, parse) {
	const read = bytes === null ? void 0 : parse(bytes);
	return (read === void 0 || read.ok ? [] : read.faults).map(({ file: named, message, span }) => ({
		file,
		...named === void 0 ? {} : { named },
		message,
		line: span.line,
		column: span.column
	}));
}
function waiversOf(bytes) {
	const read = bytes instanceof Uint8Array ? parseWaivers(bytes) : void 0;
	return read?.ok ? read.waivers : [];
}
// src/kinds/workflow/graph-paths.ts
const graphRole = "graph";
const packageRole = "package";
const usualName = "workflow.graph.json";
const placeholder = "{workflowId}";
function partsOf$1(path, options) {
	if (options.graph !== "") {
		const glob = filled(options.graph, path).replaceAll(placeholder, "*");
		return [{
			role: graphRole,
			glob
		}];
	}
	const packageFile = filled(options.package, path);
	return [
		{
			role: graphRole,
			glob: beside(path, usualName)
		},
		{
			role: packageRole,
			glob: packageFile
		},
		{
			role: "named",
			glob: beside(packageFile, "**/*.graph.json")
		}
	];
}
function graphPath(path, options, state, packageFile) {
	const id = workflowId(state);
	if (options.graph !== "") return filled(options.graph, path).replaceAll(placeholder, () => id);
	const manifest = filled(options.package, path);
	const named = recordedGraph(packageFile, id, relativeTo(manifest, path));
	return named === void 0 ? beside(path, usualName) : beside(manifest, named.replace(/^(?:\.\/)+/, ""));
}
function workflowId({ workflowId: id, workflowType: type }) {
	if (typeof id === "string" && id !== "") return id;
	return typeof type === "string" ? type : "";
}
function recordedGraph(manifest, id, file) {
	if (!isJsonObject(manifest)) return void 0;
	const { entry, workflows } = manifest;
	const records = [...isJsonArray(workflows) ? workflows : [], entry].filter(isRecord);
	const found = records.find((each) => each.id === id) ?? records.find((each) => each.workflow === file);
	const [only, ...others] = new Set(records.map(({ graph }) => graph));
	const graph = found?.graph ?? (others.length === 0 ? only : void 0);
	return typeof graph === "string" ? graph : void 0;
}
function isRecord(value) {
	return isJsonObject(value) && typeof value.graph === "string";
}
function filled(pattern, path) {
	const name = path.slice(path.lastIndexOf("/") + 1).replace(/\.[^.]*$/, "");
	const dir = folderOf(path) || ".";
	return pattern.replaceAll("{dir}", () => dir).replaceAll("{name}", () => name).replace(/^(?:\.\/)+/, "");
}
function beside(path, name) {
	const folder = folderOf(path);
	return folder === "" ? name : `${folder}/${name}`;
}
function relativeTo(manifest, path) {
	const folder = folderOf(manifest);
	return folder !== "" && path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : path;
}
function folderOf(path) {
	return path.includes("/") ? path.slice(0, path.lastIndexOf("/")) : "";
}
// src/text/task-places.ts
function taskPlaces(source, lines) {
	return {
		lineText: source.lineText,
		locate: (pointers) => locateNearest(pointers, ([list, token, field, name]) => {
			const index = indexIn(token);
			if (list === "sections") return wholeLine(source, lines.sectionLines[index]);
			if (list === "rows" && name !== void 0) return cellPlace(source, lines.rowLines[index], name);
			if (list === "rows") return wholeLine(source, lines.rowLines[index]?.line);
			const task = list === "items" ? lines.tasks[index] : void 0;
			return task === void 0 ? void 0 : fieldPlace(source, task, field, name);
		})
	};
}
function fieldPlace(source, task, field, name) {
	const { start, length, box } = task;
	if (field === void 0) return onLine(task.line, start, start + length);
	if (field === "mark" || field === "done") return onLine(task.line, start + box.start, start + box.end);
	if (field !== "details") return onLine(task.line, start + Math.min(box.after + 1, length), start + length);
	const line = task.details[name === void 0 ? 0 : indexIn(name)];
	return line === void 0 ? void 0 : wholeLine(source, line);
}
function cellPlace(source, row, name) {
	const column = row?.columns.get(name);
	if (row === void 0 || column === void 0) return void 0;
	const cell = cellsOf(source.lineText(row.line) ?? "")[column];
	return cell === void 0 ? void 0 : onLine(row.line, cell.start, cell.start + cell.length);
}
function wholeLine(source, line) {
	const text = line === void 0 ? void 0 : source.lineText(line);
	if (line === void 0 || text === void 0) return void 0;
	return onLine(line, text.length - text.trimStart().length, text.trimEnd().length);
}
function onLine(line, from, to) {
	return {
		line,
		column: from + 1,
		endLine: line,
		endColumn: Math.max(from, to) + 1
	};
}
// src/text/task-list.ts
const defaultTaskListOptions = { ids: ["{n}"] };
function parseTaskList(source, limits, { ids } = defaultTaskListOptions) {
	const list = taskListBuilder(limits.maxValues);
	const stop = scanMarkdown(source, list, limits.maxDepth);
	const part = taskPlaces(source, list.places);
	if (stop !== void 0) return {
		value: void 0,
		faults: [faultOf$1(stop, limits)],
		source: part
	};
	const idOf = leadingId(ids);
	return {
		value: {
			items: list.drafts.map((draft) => taskValue(draft, idOf)),
			sections: list.sections,
			rows: list.rows
		},
		faults: [],
		source: part
	};
}
const conflict = "conflict markers were committed: resolve the merge and commit the result";
function faultOf$1({ reason, line }, { maxDepth, maxValues }) {
	const { number, start, text } = line;
	const span = {
		line: number,
		column: start + 1,
		endLine: number,
		endColumn: start + text.length + 1
	};
	if (reason === "conflict-marker") return textFault(reason, conflict, {
		...span,
		endColumn: Math.min(span.endColumn, 8)
	});
	if (reason === "too-deep") return textFault(reason, `nested deeper than ${maxDepth} levels`, span);
	return textFault(reason, `holds more than ${maxValues} values`, span);
}
// src/text/frontmatter.ts
const defaultFrontmatterOptions = {
	...defaultTaskListOptions,
	yaml: defaultYamlOptions
};
function parseFrontmatter(source, limits, options = defaultFrontmatterOptions) {
	const end = frontmatterEnd(source);
	if (end === 0) return unread(source, [missing(source)]);
	const { yaml, isMapping, faults } = readHead(source, end, limits, options.yaml);
	const read = (lines) => readStretches(source, lines, limits, options);
	const blocks = read(blockLines(source, end + 1));
	const sections = read(sectionLines(source, end + 1));
	const broken = [...blocks.values(), ...sections.values()].flatMap(({ firstLine, parsed }) => parsed.faults.map((fault) => ({
		...fault,
		span: movedDown(fault.span, firstLine - 1)
	})));
	if (!isMapping || broken.length > 0) return unread(source, [...faults, ...broken.slice(0, 1)]);
	return {
		value: {
			frontmatter: yaml.value ?? null,
			body: linesOf$1(source, end + 1, source.lineCount).trim(),
			blocks: valuesOf(blocks),
			sections: valuesOf(sections)
		},
		faults,
		source: placesIn(source, {
			frontmatter: {
				firstLine: 1,
				parsed: yaml
			},
			blocks,
			sections,
			bodyLine: end + 1
		})
	};
}
function parseFrontmatterAlone(source, limits, options = defaultYamlOptions) {
	const end = frontmatterEnd(source);
	if (end === 0) return unread(source, [missing(source)]);
	const { yaml, isMapping, faults } = readHead(source, end, limits, options);
	if (!isMapping) return unread(source, faults);
	const parts = {
		frontmatter: {
			firstLine: 1,
			parsed: yaml
		},
		blocks: new Map(),
		sections: new Map(),
		bodyLine: end + 1
	};
	return {
		value: { frontmatter: yaml.value ?? null },
		faults,
		source: placesIn(source, parts)
	};
}
function readHead(source, end, limits, options) {
	const yaml = parseYamlData(sourceText(`\n${linesOf$1(source, 2, end - 1)}`), limits, options);
	const isMapping = typeof yaml.value === "object" && yaml.value !== null && !Array.isArray(yaml.value);
	const faults = yaml.faults.map((fault) => ({
		...fault,
		pointer: `/frontmatter${fault.pointer}`
	}));
	if (yaml.value !== void 0 && !isMapping) faults.push(noMapping(source, end));
	return {
		yaml,
		isMapping,
		faults
	};
}
function readStretches(source, marked, limits, options) {
	return new Map([...marked].map(([name, { first, last }]) => {
		const text = linesOf$1(source, first, last);
		return [name, {
			firstLine: first,
			text,
			parsed: parseTaskList(sourceText(text), limits, options)
		}];
	}));
}
function valuesOf(stretches) {
	return Object.fromEntries([...stretches].map(([name, { text, parsed }]) => [name, {
		text: text.trim(),
		items: itemsOf$1(parsed)
	}]));
}
function itemsOf$1({ value }) {
	return typeof value === "object" && value !== null && "items" in value ? value.items ?? [] : [];
}
function placesIn(source, parts) {
	return {
		lineText: source.lineText,
		locate: (pointers) => locateNearest(pointers, ([root, ...tokens]) => {
			if (root === "body") return lineStart(parts.bodyLine);
			if (root === "frontmatter") return placeIn(parts.frontmatter, tokens);
			const [name = "", ...inner] = tokens;
			const stretch = root === "blocks" || root === "sections" ? parts[root].get(name) : void 0;
			if (stretch === void 0) return void 0;
			return inner[0] === "items" && indexIn(inner[1]) >= 0 ? placeIn(stretch, inner) : lineStart(stretch.firstLine);
		})
	};
}
function placeIn({ firstLine, parsed }, tokens) {
	const pointer = tokens.map((token) => `/${token.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
	const span = parsed.source.locate([pointer]).get(pointer);
	return span === void 0 ? void 0 : movedDown(span, firstLine - 1);
}
function linesOf$1(source, first, last) {
	const count = Math.max(0, last - first + 1);
	return Array.from({ length: count }, (_, index) => source.lineText(first + index) ?? "").join("\n");
}
function movedDown(span, by) {
	return {
		...span,
		line: span.line + by,
		endLine: span.endLine + by
	};
}
function lineStart(line) {
	return {
		line,
		column: 1,
		endLine: line,
		endColumn: 1
	};
}
function missing(source) {
	const message = source.lineText(1)?.trimEnd() === "---" ? "the frontmatter is not closed: expected a line '---' after it" : "expected frontmatter: a line '---' at the very beginning";
	return textFault("syntax", message, spanAt(source, 0, source.lineText(1)?.length ?? 0));
}
function noMapping(source, end) {
	const span = {
		...lineStart(Math.min(2, end)),
		endColumn: (source.lineText(2)?.length ?? 0) + 1
	};
	return {
		...textFault("syntax", "the frontmatter must be a mapping of keys to values", span),
		pointer: "/frontmatter"
	};
}
function unread(source, faults) {
	const locate = (pointers) => locateNearest(pointers, () => void 0);
	return {
		value: void 0,
		faults,
		source: {
			lineText: source.lineText,
			locate
		}
	};
}
// src/kinds/workflow/read-frontmatter.ts
const frontmatterRuleId = "workflow/frontmatter";
const yamlOptions = {
	maxAliases: 100,
	scalarKeys: true
};
function readFrontmatter(bytes, limits) {
	const decoded = decodeText(bytes);
	const parsed = parseFrontmatterAlone(sourceText(decoded.text), limits, yamlOptions);
	const faults = decoded.faults.length > 0 ? decoded.faults.map(inFile) : parsed.faults.map((fault) => ({
		...inFile(fault),
		ruleId: frontmatterRuleId
	}));
	const value = isJsonObject(parsed.value) ? parsed.value.frontmatter : void 0;
	return {
		frontmatter: faults.length === 0 && isJsonObject(value) ? value : void 0,
		faults,
		source: parsed.source
	};
}
function inFile({ messageId, message, pointer, span }) {
	return {
		part: "",
		messageId,
		message,
		pointer,
		span
	};
}
// src/kinds/workflow/schema-errors.ts
function schemaErrorsOf(value, validate, below = "") {
	if (validate(value)) return [];
	return (validate.errors ?? []).slice(0, mostFindings).map((fault) => asError(value, fault, below));
}
function asError(value, fault, below) {
	const { instancePath, keyword, params } = fault;
	const named = params.missingProperty ?? params.additionalProperty;
	const at = named === void 0 ? instancePath : appendToken(instancePath, named);
	return {
		field: pointerTokens(at).join("/"),
		pointer: below + (keyword === "required" ? instancePath : at),
		problem: problemOf(fault, shown$4(valueAt$1(value, pointerTokens(instancePath)))),
		error: errorOf(fault)
	};
}
function problemOf({ keyword, message = "is not valid" }, found) {
	if (keyword === "required") return "is missing";
	if (keyword === "additionalProperties") return "is not known here";
	return `${message}, but is ${found}`;
}
function errorOf({ instancePath, schemaPath, keyword, params, message = "" }) {
	return {
		instancePath,
		schemaPath,
		keyword,
		params,
		message
	};
}
function valueAt$1(value, tokens) {
	return tokens.reduce((at, token) => {
		if (isJsonArray(at)) return at[Number(token)];
		return isJsonObject(at) && Object.hasOwn(at, token) ? at[token] : void 0;
	}, value);
}
function shown$4(value) {
	const text = value === void 0 ? "nothing" : canonicalJson(value);
	return text.length > 60 ? `${text.slice(0, 59).replace(/[\ud800-\udbff]$/, "")}…` : text;
}
// src/kinds/workflow/validators.generated.js
var __commonJSMin$2 = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var require_ucs2length$2 = __commonJSMin$2(((exports) => {
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
const validators$2 = __commonJSMin$2(((exports) => {
	exports.validator0 = validate20;
	const pattern4 = new RegExp("^1\\.1(\\.\\d+)?$", "u");
	const func1 = require_ucs2length$2().default;
	const formats0 = /^(?:\d{4}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)t(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i;
	function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate20.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.schemaVersion === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "schemaVersion" },
					message: "must have required property 'schemaVersion'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.workflowType === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "workflowType" },
					message: "must have required property 'workflowType'"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (data.currentNodeId === void 0) {
				const err2 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "currentNodeId" },
					message: "must have required property 'currentNodeId'"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if (data.stepsCompleted === void 0) {
				const err3 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "stepsCompleted" },
					message: "must have required property 'stepsCompleted'"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
			if (data.schemaVersion !== void 0) {
				let data0 = data.schemaVersion;
				if (typeof data0 === "string") {
					if (!pattern4.test(data0)) {
						const err4 = {
							instancePath: instancePath + "/schemaVersion",
							schemaPath: "#/properties/schemaVersion/pattern",
							keyword: "pattern",
							params: { pattern: "^1\\.1(\\.\\d+)?$" },
							message: "must match pattern \"^1\\.1(\\.\\d+)?$\""
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
				} else {
					const err5 = {
						instancePath: instancePath + "/schemaVersion",
						schemaPath: "#/properties/schemaVersion/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
			if (data.workflowType !== void 0) {
				let data1 = data.workflowType;
				if (typeof data1 === "string") {
					if (func1(data1) < 1) {
						const err6 = {
							instancePath: instancePath + "/workflowType",
							schemaPath: "#/properties/workflowType/minLength",
							keyword: "minLength",
							params: { limit: 1 },
							message: "must NOT have fewer than 1 characters"
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
				} else {
					const err7 = {
						instancePath: instancePath + "/workflowType",
						schemaPath: "#/properties/workflowType/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			}
			if (data.runId !== void 0) {
				if (typeof data.runId !== "string") {
					const err8 = {
						instancePath: instancePath + "/runId",
						schemaPath: "#/properties/runId/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			}
			if (data.project_name !== void 0) {
				if (typeof data.project_name !== "string") {
					const err9 = {
						instancePath: instancePath + "/project_name",
						schemaPath: "#/properties/project_name/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			}
			if (data.user_name !== void 0) {
				if (typeof data.user_name !== "string") {
					const err10 = {
						instancePath: instancePath + "/user_name",
						schemaPath: "#/properties/user_name/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			}
			if (data.date !== void 0) {
				if (typeof data.date !== "string") {
					const err11 = {
						instancePath: instancePath + "/date",
						schemaPath: "#/properties/date/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			}
			if (data.updatedAt !== void 0) {
				let data6 = data.updatedAt;
				if (typeof data6 === "string") {
					if (!formats0.test(data6)) {
						const err12 = {
							instancePath: instancePath + "/updatedAt",
							schemaPath: "#/properties/updatedAt/format",
							keyword: "format",
							params: { format: "date-time" },
							message: "must match format \"date-time\""
						};
						if (vErrors === null) vErrors = [err12];
						else vErrors.push(err12);
						errors++;
					}
				} else {
					const err13 = {
						instancePath: instancePath + "/updatedAt",
						schemaPath: "#/properties/updatedAt/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
			}
			if (data.currentNodeId !== void 0) {
				if (typeof data.currentNodeId !== "string") {
					const err14 = {
						instancePath: instancePath + "/currentNodeId",
						schemaPath: "#/properties/currentNodeId/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
			}
			if (data.stepsCompleted !== void 0) {
				let data8 = data.stepsCompleted;
				if (Array.isArray(data8)) {
					const len0 = data8.length;
					for (let i0 = 0; i0 < len0; i0++) if (typeof data8[i0] !== "string") {
						const err15 = {
							instancePath: instancePath + "/stepsCompleted/" + i0,
							schemaPath: "#/properties/stepsCompleted/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err15];
						else vErrors.push(err15);
						errors++;
					}
				} else {
					const err16 = {
						instancePath: instancePath + "/stepsCompleted",
						schemaPath: "#/properties/stepsCompleted/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
			}
			if (data.variables !== void 0) {
				let data10 = data.variables;
				if (!(data10 && typeof data10 == "object" && !Array.isArray(data10))) {
					const err17 = {
						instancePath: instancePath + "/variables",
						schemaPath: "#/properties/variables/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
			}
			if (data.decisionLog !== void 0) {
				let data11 = data.decisionLog;
				if (Array.isArray(data11)) {
					const len1 = data11.length;
					for (let i1 = 0; i1 < len1; i1++) {
						let data12 = data11[i1];
						if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
							if (data12.from === void 0) {
								const err18 = {
									instancePath: instancePath + "/decisionLog/" + i1,
									schemaPath: "#/properties/decisionLog/items/required",
									keyword: "required",
									params: { missingProperty: "from" },
									message: "must have required property 'from'"
								};
								if (vErrors === null) vErrors = [err18];
								else vErrors.push(err18);
								errors++;
							}
							if (data12.to === void 0) {
								const err19 = {
									instancePath: instancePath + "/decisionLog/" + i1,
									schemaPath: "#/properties/decisionLog/items/required",
									keyword: "required",
									params: { missingProperty: "to" },
									message: "must have required property 'to'"
								};
								if (vErrors === null) vErrors = [err19];
								else vErrors.push(err19);
								errors++;
							}
							if (data12.label === void 0) {
								const err20 = {
									instancePath: instancePath + "/decisionLog/" + i1,
									schemaPath: "#/properties/decisionLog/items/required",
									keyword: "required",
									params: { missingProperty: "label" },
									message: "must have required property 'label'"
								};
								if (vErrors === null) vErrors = [err20];
								else vErrors.push(err20);
								errors++;
							}
							for (const key0 in data12) if (!(key0 === "from" || key0 === "to" || key0 === "label" || key0 === "reason" || key0 === "decidedAt")) {
								const err21 = {
									instancePath: instancePath + "/decisionLog/" + i1,
									schemaPath: "#/properties/decisionLog/items/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key0 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err21];
								else vErrors.push(err21);
								errors++;
							}
							if (data12.from !== void 0) {
								if (typeof data12.from !== "string") {
									const err22 = {
										instancePath: instancePath + "/decisionLog/" + i1 + "/from",
										schemaPath: "#/properties/decisionLog/items/properties/from/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err22];
									else vErrors.push(err22);
									errors++;
								}
							}
							if (data12.to !== void 0) {
								if (typeof data12.to !== "string") {
									const err23 = {
										instancePath: instancePath + "/decisionLog/" + i1 + "/to",
										schemaPath: "#/properties/decisionLog/items/properties/to/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err23];
									else vErrors.push(err23);
									errors++;
								}
							}
							if (data12.label !== void 0) {
								if (typeof data12.label !== "string") {
									const err24 = {
										instancePath: instancePath + "/decisionLog/" + i1 + "/label",
										schemaPath: "#/properties/decisionLog/items/properties/label/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err24];
									else vErrors.push(err24);
									errors++;
								}
							}
							if (data12.reason !== void 0) {
								if (typeof data12.reason !== "string") {
									const err25 = {
										instancePath: instancePath + "/decisionLog/" + i1 + "/reason",
										schemaPath: "#/properties/decisionLog/items/properties/reason/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err25];
									else vErrors.push(err25);
									errors++;
								}
							}
							if (data12.decidedAt !== void 0) {
								let data17 = data12.decidedAt;
								if (typeof data17 === "string") {
									if (!formats0.test(data17)) {
										const err26 = {
											instancePath: instancePath + "/decisionLog/" + i1 + "/decidedAt",
											schemaPath: "#/properties/decisionLog/items/properties/decidedAt/format",
											keyword: "format",
											params: { format: "date-time" },
											message: "must match format \"date-time\""
										};
										if (vErrors === null) vErrors = [err26];
										else vErrors.push(err26);
										errors++;
									}
								} else {
									const err27 = {
										instancePath: instancePath + "/decisionLog/" + i1 + "/decidedAt",
										schemaPath: "#/properties/decisionLog/items/properties/decidedAt/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err27];
									else vErrors.push(err27);
									errors++;
								}
							}
						} else {
							const err28 = {
								instancePath: instancePath + "/decisionLog/" + i1,
								schemaPath: "#/properties/decisionLog/items/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err28];
							else vErrors.push(err28);
							errors++;
						}
					}
				} else {
					const err29 = {
						instancePath: instancePath + "/decisionLog",
						schemaPath: "#/properties/decisionLog/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err29];
					else vErrors.push(err29);
					errors++;
				}
			}
			if (data.artifacts !== void 0) {
				let data18 = data.artifacts;
				if (Array.isArray(data18)) {
					const len2 = data18.length;
					for (let i2 = 0; i2 < len2; i2++) if (typeof data18[i2] !== "string") {
						const err30 = {
							instancePath: instancePath + "/artifacts/" + i2,
							schemaPath: "#/properties/artifacts/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err30];
						else vErrors.push(err30);
						errors++;
					}
				} else {
					const err31 = {
						instancePath: instancePath + "/artifacts",
						schemaPath: "#/properties/artifacts/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err31];
					else vErrors.push(err31);
					errors++;
				}
			}
		} else {
			const err32 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err32];
			else vErrors.push(err32);
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
	const pattern6 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._:-]*$", "u");
	const schema34 = {
		"type": "object",
		"required": [
			"id",
			"type",
			"file"
		],
		"properties": {
			"id": { "$ref": "#/$defs/nodeId" },
			"type": { "enum": [
				"step",
				"decision",
				"merge",
				"end",
				"subworkflow"
			] },
			"file": {
				"type": "string",
				"minLength": 1
			},
			"title": { "type": "string" },
			"description": { "type": "string" },
			"agentId": { "type": "string" },
			"inputs": {
				"type": "array",
				"items": { "type": "string" }
			},
			"outputs": {
				"type": "array",
				"items": { "type": "string" }
			}
		},
		"additionalProperties": false
	};
	function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate22.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.id === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "id" },
					message: "must have required property 'id'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.type === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "type" },
					message: "must have required property 'type'"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (data.file === void 0) {
				const err2 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "file" },
					message: "must have required property 'file'"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			for (const key0 in data) if (!(key0 === "id" || key0 === "type" || key0 === "file" || key0 === "title" || key0 === "description" || key0 === "agentId" || key0 === "inputs" || key0 === "outputs")) {
				const err3 = {
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
			if (data.id !== void 0) {
				let data0 = data.id;
				if (typeof data0 === "string") {
					if (!pattern6.test(data0)) {
						const err4 = {
							instancePath: instancePath + "/id",
							schemaPath: "#/$defs/nodeId/pattern",
							keyword: "pattern",
							params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._:-]*$" },
							message: "must match pattern \"^[A-Za-z0-9][A-Za-z0-9._:-]*$\""
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
				} else {
					const err5 = {
						instancePath: instancePath + "/id",
						schemaPath: "#/$defs/nodeId/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
			if (data.type !== void 0) {
				let data1 = data.type;
				if (!(data1 === "step" || data1 === "decision" || data1 === "merge" || data1 === "end" || data1 === "subworkflow")) {
					const err6 = {
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/enum",
						keyword: "enum",
						params: { allowedValues: schema34.properties.type.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
			if (data.file !== void 0) {
				let data2 = data.file;
				if (typeof data2 === "string") {
					if (func1(data2) < 1) {
						const err7 = {
							instancePath: instancePath + "/file",
							schemaPath: "#/properties/file/minLength",
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
						instancePath: instancePath + "/file",
						schemaPath: "#/properties/file/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			}
			if (data.title !== void 0) {
				if (typeof data.title !== "string") {
					const err9 = {
						instancePath: instancePath + "/title",
						schemaPath: "#/properties/title/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			}
			if (data.description !== void 0) {
				if (typeof data.description !== "string") {
					const err10 = {
						instancePath: instancePath + "/description",
						schemaPath: "#/properties/description/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			}
			if (data.agentId !== void 0) {
				if (typeof data.agentId !== "string") {
					const err11 = {
						instancePath: instancePath + "/agentId",
						schemaPath: "#/properties/agentId/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			}
			if (data.inputs !== void 0) {
				let data6 = data.inputs;
				if (Array.isArray(data6)) {
					const len0 = data6.length;
					for (let i0 = 0; i0 < len0; i0++) if (typeof data6[i0] !== "string") {
						const err12 = {
							instancePath: instancePath + "/inputs/" + i0,
							schemaPath: "#/properties/inputs/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err12];
						else vErrors.push(err12);
						errors++;
					}
				} else {
					const err13 = {
						instancePath: instancePath + "/inputs",
						schemaPath: "#/properties/inputs/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
			}
			if (data.outputs !== void 0) {
				let data8 = data.outputs;
				if (Array.isArray(data8)) {
					const len1 = data8.length;
					for (let i1 = 0; i1 < len1; i1++) if (typeof data8[i1] !== "string") {
						const err14 = {
							instancePath: instancePath + "/outputs/" + i1,
							schemaPath: "#/properties/outputs/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err14];
						else vErrors.push(err14);
						errors++;
					}
				} else {
					const err15 = {
						instancePath: instancePath + "/outputs",
						schemaPath: "#/properties/outputs/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
			}
		} else {
			const err16 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err16];
			else vErrors.push(err16);
			errors++;
		}
		validate22.errors = vErrors;
		return errors === 0;
	}
	validate22.evaluated = {
		"props": true,
		"dynamicProps": false,
		"dynamicItems": false
	};
	function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate24.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.from === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "from" },
					message: "must have required property 'from'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.to === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "to" },
					message: "must have required property 'to'"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (data.label === void 0) {
				const err2 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "label" },
					message: "must have required property 'label'"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			for (const key0 in data) if (!(key0 === "id" || key0 === "from" || key0 === "to" || key0 === "label" || key0 === "isDefault" || key0 === "conditionText" || key0 === "conditionExpr")) {
				const err3 = {
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
			if (data.id !== void 0) {
				if (typeof data.id !== "string") {
					const err4 = {
						instancePath: instancePath + "/id",
						schemaPath: "#/properties/id/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			}
			if (data.from !== void 0) {
				let data1 = data.from;
				if (typeof data1 === "string") {
					if (!pattern6.test(data1)) {
						const err5 = {
							instancePath: instancePath + "/from",
							schemaPath: "#/$defs/nodeId/pattern",
							keyword: "pattern",
							params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._:-]*$" },
							message: "must match pattern \"^[A-Za-z0-9][A-Za-z0-9._:-]*$\""
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
				} else {
					const err6 = {
						instancePath: instancePath + "/from",
						schemaPath: "#/$defs/nodeId/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
			if (data.to !== void 0) {
				let data2 = data.to;
				if (typeof data2 === "string") {
					if (!pattern6.test(data2)) {
						const err7 = {
							instancePath: instancePath + "/to",
							schemaPath: "#/$defs/nodeId/pattern",
							keyword: "pattern",
							params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._:-]*$" },
							message: "must match pattern \"^[A-Za-z0-9][A-Za-z0-9._:-]*$\""
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				} else {
					const err8 = {
						instancePath: instancePath + "/to",
						schemaPath: "#/$defs/nodeId/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			}
			if (data.label !== void 0) {
				let data3 = data.label;
				if (typeof data3 === "string") {
					if (func1(data3) < 1) {
						const err9 = {
							instancePath: instancePath + "/label",
							schemaPath: "#/properties/label/minLength",
							keyword: "minLength",
							params: { limit: 1 },
							message: "must NOT have fewer than 1 characters"
						};
						if (vErrors === null) vErrors = [err9];
						else vErrors.push(err9);
						errors++;
					}
				} else {
					const err10 = {
						instancePath: instancePath + "/label",
						schemaPath: "#/properties/label/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			}
			if (data.isDefault !== void 0) {
				if (typeof data.isDefault !== "boolean") {
					const err11 = {
						instancePath: instancePath + "/isDefault",
						schemaPath: "#/properties/isDefault/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			}
			if (data.conditionText !== void 0) {
				if (typeof data.conditionText !== "string") {
					const err12 = {
						instancePath: instancePath + "/conditionText",
						schemaPath: "#/properties/conditionText/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			}
			if (data.conditionExpr !== void 0) {
				let data6 = data.conditionExpr;
				if (!(data6 && typeof data6 == "object" && !Array.isArray(data6))) {
					const err13 = {
						instancePath: instancePath + "/conditionExpr",
						schemaPath: "#/properties/conditionExpr/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
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
		validate24.errors = vErrors;
		return errors === 0;
	}
	validate24.evaluated = {
		"props": true,
		"dynamicProps": false,
		"dynamicItems": false
	};
	function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate21.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.schemaVersion === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "schemaVersion" },
					message: "must have required property 'schemaVersion'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.entryNodeId === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "entryNodeId" },
					message: "must have required property 'entryNodeId'"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (data.nodes === void 0) {
				const err2 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "nodes" },
					message: "must have required property 'nodes'"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if (data.edges === void 0) {
				const err3 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "edges" },
					message: "must have required property 'edges'"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
			for (const key0 in data) if (!(key0 === "schemaVersion" || key0 === "entryNodeId" || key0 === "nodes" || key0 === "edges" || key0 === "metadata")) {
				const err4 = {
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			if (data.schemaVersion !== void 0) {
				let data0 = data.schemaVersion;
				if (typeof data0 === "string") {
					if (!pattern4.test(data0)) {
						const err5 = {
							instancePath: instancePath + "/schemaVersion",
							schemaPath: "#/properties/schemaVersion/pattern",
							keyword: "pattern",
							params: { pattern: "^1\\.1(\\.\\d+)?$" },
							message: "must match pattern \"^1\\.1(\\.\\d+)?$\""
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
				} else {
					const err6 = {
						instancePath: instancePath + "/schemaVersion",
						schemaPath: "#/properties/schemaVersion/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
			if (data.entryNodeId !== void 0) {
				let data1 = data.entryNodeId;
				if (typeof data1 === "string") {
					if (!pattern6.test(data1)) {
						const err7 = {
							instancePath: instancePath + "/entryNodeId",
							schemaPath: "#/$defs/nodeId/pattern",
							keyword: "pattern",
							params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._:-]*$" },
							message: "must match pattern \"^[A-Za-z0-9][A-Za-z0-9._:-]*$\""
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				} else {
					const err8 = {
						instancePath: instancePath + "/entryNodeId",
						schemaPath: "#/$defs/nodeId/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			}
			if (data.nodes !== void 0) {
				let data2 = data.nodes;
				if (Array.isArray(data2)) {
					if (data2.length < 1) {
						const err9 = {
							instancePath: instancePath + "/nodes",
							schemaPath: "#/properties/nodes/minItems",
							keyword: "minItems",
							params: { limit: 1 },
							message: "must NOT have fewer than 1 items"
						};
						if (vErrors === null) vErrors = [err9];
						else vErrors.push(err9);
						errors++;
					}
					const len0 = data2.length;
					for (let i0 = 0; i0 < len0; i0++) if (!validate22(data2[i0], {
						instancePath: instancePath + "/nodes/" + i0,
						parentData: data2,
						parentDataProperty: i0,
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
						errors = vErrors.length;
					}
				} else {
					const err10 = {
						instancePath: instancePath + "/nodes",
						schemaPath: "#/properties/nodes/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			}
			if (data.edges !== void 0) {
				let data4 = data.edges;
				if (Array.isArray(data4)) {
					const len1 = data4.length;
					for (let i1 = 0; i1 < len1; i1++) if (!validate24(data4[i1], {
						instancePath: instancePath + "/edges/" + i1,
						parentData: data4,
						parentDataProperty: i1,
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
						errors = vErrors.length;
					}
				} else {
					const err11 = {
						instancePath: instancePath + "/edges",
						schemaPath: "#/properties/edges/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			}
			if (data.metadata !== void 0) {
				let data6 = data.metadata;
				if (!(data6 && typeof data6 == "object" && !Array.isArray(data6))) {
					const err12 = {
						instancePath: instancePath + "/metadata",
						schemaPath: "#/properties/metadata/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			}
		} else {
			const err13 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err13];
			else vErrors.push(err13);
			errors++;
		}
		validate21.errors = vErrors;
		return errors === 0;
	}
	validate21.evaluated = {
		"props": true,
		"dynamicProps": false,
		"dynamicItems": false
	};
	exports.validator2 = validate26;
	const pattern10 = new RegExp("^(?!/|[A-Za-z]:/)(?!(?:[\\s\\S]*/)?\\.{1,2}(?:/|$))[^\\\\*?]+$", "u");
	function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate26.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			for (const key0 in data) if (!(key0 === "graph" || key0 === "package")) {
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
			if (data.graph !== void 0) {
				let data0 = data.graph;
				if (typeof data0 === "string") {
					if (!pattern10.test(data0)) {
						const err1 = {
							instancePath: instancePath + "/graph",
							schemaPath: "#/properties/graph/pattern",
							keyword: "pattern",
							params: { pattern: "^(?!/|[A-Za-z]:/)(?!(?:[\\s\\S]*/)?\\.{1,2}(?:/|$))[^\\\\*?]+$" },
							message: "must match pattern \"^(?!/|[A-Za-z]:/)(?!(?:[\\s\\S]*/)?\\.{1,2}(?:/|$))[^\\\\*?]+$\""
						};
						if (vErrors === null) vErrors = [err1];
						else vErrors.push(err1);
						errors++;
					}
				} else {
					const err2 = {
						instancePath: instancePath + "/graph",
						schemaPath: "#/properties/graph/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			}
			if (data.package !== void 0) {
				let data1 = data.package;
				if (typeof data1 === "string") {
					if (!pattern10.test(data1)) {
						const err3 = {
							instancePath: instancePath + "/package",
							schemaPath: "#/properties/package/pattern",
							keyword: "pattern",
							params: { pattern: "^(?!/|[A-Za-z]:/)(?!(?:[\\s\\S]*/)?\\.{1,2}(?:/|$))[^\\\\*?]+$" },
							message: "must match pattern \"^(?!/|[A-Za-z]:/)(?!(?:[\\s\\S]*/)?\\.{1,2}(?:/|$))[^\\\\*?]+$\""
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
					}
				} else {
					const err4 = {
						instancePath: instancePath + "/package",
						schemaPath: "#/properties/package/type",
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
		"props": true,
		"dynamicProps": false,
		"dynamicItems": false
	};
}))();
const validateFrontmatter = validators$2.validator0;
const validateGraph = validators$2.validator1;
const validateOptions$2 = validators$2.validator2;
const validateRuleOptions$2 = {};
// src/kinds/workflow/read-graph.ts
function readGraph(value) {
	const schemaErrors = schemaErrorsOf(value, validateGraph);
	const graph = followable(value);
	return {
		graph,
		schemaErrors,
		integrityErrors: graph === void 0 ? [] : integrityErrors(graph)
	};
}
function followable(value) {
	if (!isJsonObject(value)) return void 0;
	const { entryNodeId, nodes, edges } = value;
	if (typeof entryNodeId !== "string" || !isJsonArray(nodes) || !isJsonArray(edges)) return void 0;
	return {
		raw: value,
		entry: entryNodeId.trim(),
		nodes: nodesById(nodes),
		edges: edges.flatMap(readEdge)
	};
}
function nodesById(list) {
	const nodes = new Map();
	for (const [index, value] of list.entries()) {
		const id = isJsonObject(value) ? value.id : void 0;
		if (!isJsonObject(value) || typeof id !== "string" || nodes.has(id)) continue;
		nodes.set(id, {
			id,
			type: textIn$1(value, "type") ?? "",
			title: textIn$1(value, "title") ?? "",
			index
		});
	}
	return nodes;
}
function readEdge(value, index) {
	if (!isJsonObject(value)) return [];
	const [from, to] = [textIn$1(value, "from"), textIn$1(value, "to")];
	if (from === void 0 || to === void 0) return [];
	const isDefault = typeof value.isDefault === "boolean" ? value.isDefault : void 0;
	const conditionText = textIn$1(value, "conditionText");
	return [{
		from,
		to,
		label: textIn$1(value, "label") ?? "",
		isDefault,
		conditionText,
		index
	}];
}
function textIn$1(object, member) {
	const value = object[member];
	return typeof value === "string" ? value : void 0;
}
function integrityErrors(graph) {
	const { entry, nodes, edges, raw } = graph;
	const errors = [];
	if (!nodes.has(entry)) errors.push({
		...none$1,
		messageId: "entry",
		...spot("/entryNodeId"),
		id: entry
	});
	const list = isJsonArray(raw.nodes) ? raw.nodes : [];
	for (const [index, value] of list.entries()) {
		const id = isJsonObject(value) ? value.id : void 0;
		if (typeof id !== "string" || nodes.get(id)?.index === index) continue;
		errors.push({
			...none$1,
			messageId: "duplicate",
			...spot(`/nodes/${index}/id`),
			id
		});
	}
	for (const { from, to, index } of edges) for (const [end, id] of [["from", from], ["to", to]]) {
		if (nodes.has(id)) continue;
		errors.push({
			messageId: "dangling",
			...spot(`/edges/${index}/${end}`),
			id,
			edge: `${from} → ${to}`
		});
	}
	return errors.slice(0, mostFindings);
}
const none$1 = { edge: "" };
function spot(pointer) {
	return {
		pointer,
		field: pointer.slice(1)
	};
}
// src/kinds/workflow/locate-graph.ts
function locateGraph(path, state, bytesOf, options, limits) {
	const manifest = bytesOf(packageRole);
	const wanted = graphPath(path, options, state, manifest === void 0 ? void 0 : readJsonPart(packageRole, manifest, limits).value);
	const usual = graphPath(path, options, state, void 0);
	const part = bytesOf(wanted) === void 0 && wanted === usual ? graphRole : wanted;
	const bytes = bytesOf(part);
	return {
		file: bytes === void 0 ? void 0 : readGraphPart(part, wanted, bytes, limits),
		lookedFor: [wanted]
	};
}
function readGraphPart(part, path, bytes, limits) {
	const { value, faults } = readJsonPart(part, bytes, limits);
	const [first] = faults;
	if (value === void 0) return {
		part,
		path,
		graph: void 0,
		unreadable: first === void 0 ? void 0 : {
			reason: first.message,
			span: first.span
		},
		schemaErrors: [],
		integrityErrors: []
	};
	return {
		part,
		path,
		unreadable: void 0,
		...readGraph(value)
	};
}
function partsInUse(path, version, bytesOf, options, limits) {
	const value = readFrontmatter(version, limits).frontmatter;
	const state = isJsonObject(value) ? value : {};
	const usual = graphPath(path, options, state, void 0);
	const [wanted = usual] = locateGraph(path, state, bytesOf, options, limits).lookedFor;
	return [...partsOf$1(path, options).filter(({ role }) => role === packageRole), {
		role: wanted === usual ? graphRole : wanted,
		glob: wanted
	}];
}
function policyGraph(path, parts, options, limits) {
	const own = parts.get("");
	const value = own === void 0 ? void 0 : readFrontmatter(own, limits).frontmatter;
	const { file } = locateGraph(path, isJsonObject(value) ? value : {}, (role) => parts.get(role), options, limits);
	return file?.graph === void 0 ? void 0 : file;
}
// src/companion-places.ts
const runs$2 = "workflow";
function companionPlaces({ kind, settings }, limits, path) {
	const options = settings.options;
	return (version, known) => kind.id === runs$2 ? partsInUse(path, version, (role) => known.get(role), options, limits).map(policyPlace) : kind.parts(path, settings.options).map(placeOf$5);
}
function policyPlace({ role, glob }) {
	return {
		role,
		path: glob,
		isPolicy: true
	};
}
function placeOf$5({ role, glob }) {
	if (!isPattern(glob)) return {
		role,
		path: glob
	};
	const folder = glob.slice(0, glob.search(/[*?]/));
	const matches = globMatcher(glob);
	const roleAt = (other) => matches(other) ? other : void 0;
	return {
		role,
		path: folder.slice(0, Math.max(0, folder.lastIndexOf("/"))),
		roleAt
	};
}
// src/kinds/checklist/find-lists.ts
function findLists(value, preset) {
	for (const pointer of preset.items) {
		const filled = resolve(value, pointer).map(({ tag, ...list }) => ({
			tag,
			members: membersOf$1(list, preset)
		})).filter(({ members }) => members.length > 0);
		if (filled.length > 0) return filled;
	}
	return [];
}
function resolve(value, pointer) {
	let at = [{
		pointer: "",
		tag: "",
		value
	}];
	for (const token of pointerTokens(pointer)) at = at.flatMap((each) => descend(each, token));
	return at;
}
function descend({ pointer, tag, value }, token) {
	if (!isJsonObject(value)) return [];
	if (token !== "*") {
		const member = Object.hasOwn(value, token) ? value[token] : void 0;
		return member === void 0 ? [] : [{
			pointer: appendToken(pointer, token),
			tag,
			value: member
		}];
	}
	return Object.entries(value).map(([name, member]) => ({
		pointer: appendToken(pointer, name),
		tag: `${tag}${escapeTag(name)}:`,
		value: member
	}));
}
function escapeTag(name) {
	return name.replaceAll("~", "~0").replaceAll(":", "~1");
}
function membersOf$1({ value, pointer }, preset) {
	const isItem = (member) => isJsonObject(member) || preset.log !== void 0;
	if (isJsonArray(value)) return value.flatMap((member, index) => isItem(member) ? [{
		value: member,
		pointer: appendToken(pointer, index),
		name: void 0
	}] : []);
	if (!isJsonObject(value)) return [];
	const members = Object.entries(value).filter(([, member]) => isJsonObject(member) || isPlain(member, preset));
	if (members.length < Object.keys(value).length && preset.scalar === void 0) return [];
	return members.map(([name, member]) => ({
		value: member,
		pointer: appendToken(pointer, name),
		name
	}));
}
function isPlain(member, { scalar }) {
	return scalar !== void 0 && !isJsonArray(member);
}
// src/kinds/checklist/folded.ts
const whitespace = /\s+/g;
const needsFolding = /^\s|\s$|\s\s|[^\S ]/;
function foldText(text) {
	return needsFolding.test(text) ? text.replace(whitespace, " ").trim() : text;
}
function foldValue(value) {
	if (typeof value === "string") return foldText(value);
	if (typeof value !== "object" || value === null) return value;
	const root = {};
	const pending = [{
		value,
		into: root,
		key: "value"
	}];
	for (let next = pending.pop(); next !== void 0; next = pending.pop()) place(next, pending);
	return root.value ?? null;
}
const folded = new WeakMap();
function foldedMembers(object) {
	const known = folded.get(object) ?? new Map(Object.entries(object).map(([name, value]) => [name, foldValue(value)]));
	folded.set(object, known);
	return known;
}
function place({ value, into, key }, pending) {
	if (isJsonArray(value)) {
		const list = new Array(value.length).fill(null);
		into[key] = list;
		for (const [index, member] of value.entries()) pending.push({
			value: member,
			into: list,
			key: index
		});
	} else if (isJsonObject(value)) {
		const object = {};
		into[key] = object;
		for (const [name, member] of Object.entries(value)) pending.push({
			value: member,
			into: object,
			key: name
		});
	} else into[key] = typeof value === "string" ? foldText(value) : value;
}
function foldedEqual(left, right) {
	if (jsonEqual(left, right)) return true;
	if (left === void 0 || right === void 0) return false;
	return jsonEqual(foldValue(left), foldValue(right));
}
function foldedText(value) {
	return value === void 0 ? "" : canonicalJson(foldValue(value));
}
// src/kinds/checklist/model.ts
function againName(key, place) {
	return `${key}~${place}`;
}
function againOf({ byKey }, name) {
	const [, key = "", place = ""] = /^([\s\S]*)~([1-9]\d{0,5})$/.exec(name) ?? [];
	return byKey.has(name) || Number(place) < 2 ? void 0 : {
		key,
		place: Number(place)
	};
}
function itemOf(checklist, name) {
	const item = checklist.byKey.get(name);
	const again = item === void 0 ? againOf(checklist, name) : void 0;
	if (again === void 0 || (checklist.repeated.get(again.key) ?? 1) < again.place) return item;
	return checklist.items.filter(({ key }) => key === again.key)[again.place - 1] ?? checklist.byKey.get(again.key);
}
// src/kinds/checklist/wildcard.ts
function matchesWildcard(pattern, text) {
	let at = 0;
	let position = 0;
	let star = -1;
	let resume = 0;
	while (position < text.length) if (pattern[at] === "*") {
		star = at++;
		resume = position;
	} else if (at < pattern.length && pattern[at] === text[position]) {
		at++;
		position++;
	} else if (star >= 0) {
		at = star + 1;
		position = ++resume;
	} else return false;
	while (pattern[at] === "*") at++;
	return at === pattern.length;
}
function matchesPath(pattern, path) {
	if (!pattern.includes("/")) return matchesWildcard(pattern, path.slice(path.lastIndexOf("/") + 1));
	return matchesWildcard(pattern, path) || matchesWildcard(`*/${pattern}`, path);
}
// src/kinds/checklist/gather.ts
const evidenceName = "(evidence)";
const nowhere = new Map();
function gatherFields(own, preset) {
	const { index } = preset.parent;
	const sources = Object.entries(preset.fields);
	if (sources.length === 0 && index === void 0 && preset.evidence === void 0) return {
		raw: own,
		places: nowhere
	};
	const raw = { ...own };
	const places = new Map();
	if (index !== void 0) delete raw[index];
	for (const [name, source] of sources) {
		const found = firstFound(own, source);
		if (found === void 0) continue;
		raw[name] = found.value;
		places.set(name, found.pointer);
	}
	if (preset.evidence !== void 0) cutEvidence(raw, preset.evidence);
	return {
		raw,
		places
	};
}
function firstFound(own, source) {
	for (const pointer of source.from) {
		const value = valueAt$2(own, pointer);
		const taken = isJsonArray(value) ? takenMembers(value, source) : value;
		if (!(taken === void 0 || taken === null || taken === "") && !(isJsonArray(taken) && taken.length === 0)) return {
			value: taken,
			pointer
		};
	}
}
function takenMembers(list, { where, like, member }) {
	return list.flatMap((each) => {
		if (where !== void 0 && !hasValues(each, where)) return [];
		const value = member === void 0 ? each : valueAt$2(each, `/${member}`);
		if (value === void 0) return [];
		const isLike = (pattern) => typeof value === "string" && matchesWildcard(pattern, value);
		return like === void 0 || like.some(isLike) ? [value] : [];
	});
}
function hasValues(value, where) {
	if (!isJsonObject(value)) return false;
	return Object.entries(where).every(([field, values]) => {
		const own = Object.hasOwn(value, field) ? value[field] : void 0;
		return typeof own === "string" && values.includes(own);
	});
}
const finders = new WeakMap();
function cutEvidence(raw, evidence) {
	const text = raw[evidence.field];
	if (typeof text !== "string") return;
	const finder = finders.get(evidence) ?? phraseFinder(evidence.phrases);
	finders.set(evidence, finder);
	const { found, rest } = finder(text);
	if (found.length === 0) return;
	raw[evidence.field] = rest;
	raw[evidenceName] = found;
}
// src/kinds/checklist/read-item.ts
function readItem({ raw, places }, place, preset) {
	const group = preset.groups.find(({ match }) => matchesWildcard(match, place.key));
	const status = statusOf(raw, preset, group);
	const doneField = decidingField(raw, preset.done);
	const done = doneField !== void 0 && saysDone(raw, doneField);
	return {
		key: place.key,
		parent: place.parent,
		index: place.index,
		part: place.part,
		pointer: place.pointer,
		places,
		ownKey: place.ownKey,
		within: place.within,
		title: firstText(raw, preset.titleFields) ?? place.key,
		description: firstText(raw, preset.descriptionFields),
		raw,
		isPlain: place.isPlain,
		done,
		doneField: doneField?.field,
		disagrees: done ? void 0 : disagreeing(raw, preset.done),
		status,
		closed: status !== void 0 && [...preset.closed, ...preset.tombstones].includes(status),
		tombstone: status !== void 0 && preset.tombstones.includes(status),
		derived: group?.derived ?? (preset.derivesParents && place.hasChildren),
		group,
		dependencies: dependenciesOf$1(raw, preset.dependencies)
	};
}
function fieldOf$2(raw, field) {
	return Object.hasOwn(raw, field) ? raw[field] : void 0;
}
function firstText(raw, fields) {
	for (const field of fields) {
		const value = fieldOf$2(raw, field);
		if (typeof value === "string" && value.trim() !== "") return foldText(value);
	}
}
function keyText(value) {
	if (typeof value === "string") return foldText(value) || void 0;
	if (typeof value === "number") return String(value);
	if (isJsonObject(value) && typeof value.inexactNumber === "string") return value.inexactNumber;
}
function decidingField(raw, fields) {
	return fields.find(({ field }) => Object.hasOwn(raw, field));
}
function disagreeing(raw, fields) {
	return fields.find((each) => saysDone(raw, each))?.field;
}
function saysDone(raw, { field, values }) {
	const value = fieldOf$2(raw, field);
	if (values === void 0) return value === true;
	if (typeof value !== "string") return false;
	const text = value.trim().toLowerCase();
	return values.some((each) => each === text || each.includes("*") && matchesWildcard(each, text));
}
function statusOf(raw, preset, group) {
	const field = (group?.status ?? preset.status)?.field ?? preset.done.find(({ values }) => values)?.field;
	const value = field === void 0 ? void 0 : fieldOf$2(raw, field);
	return typeof value === "string" ? value.trim().toLowerCase() || void 0 : void 0;
}
const none = [];
function dependenciesOf$1(raw, fields) {
	const values = fields.map((field) => fieldOf$2(raw, field)).filter((value) => value !== void 0);
	if (values.length === 0) return none;
	return values.flatMap((value) => isJsonArray(value) ? value : [value]).flatMap((value) => keyText(value) ?? []);
}
// src/kinds/checklist/read-items.ts
function readItems(texts, preset) {
	const items = [];
	for (const text of texts) addItems(items, text, preset);
	return withParents(items, preset);
}
function addItems(items, { part, value }, preset) {
	const pending = itemLists(value, part, preset).flatMap(({ tag, members }) => members.map((member) => ({
		...member,
		part,
		tag,
		parent: void 0
	}))).reverse();
	const placed = [];
	for (let next = pending.pop(); next !== void 0; next = pending.pop()) {
		const own = isJsonObject(next.value) ? next.value : { [preset.scalar ?? ""]: next.value };
		const gathered = gatherFields(own, preset);
		const parent = placedParent(own, placed, preset);
		const keys = keysOf(next, gathered.raw, parent, preset);
		const children = childrenOf(next, keys.key, preset);
		const item = readItem(gathered, {
			...keys,
			parent: parent?.key ?? next.parent,
			index: items.length,
			part,
			pointer: next.pointer,
			isPlain: !isJsonObject(next.value),
			hasChildren: children.length > 0
		}, preset);
		items.push(item);
		if (next.parent === void 0) placed.push(item);
		for (const child of children.reverse()) pending.push(child);
	}
}
function itemLists(value, part, preset) {
	return preset.single ? singleItem(value, part, preset) : findLists(value, preset);
}
function singleItem(value, part, preset) {
	const name = part.slice(part.lastIndexOf("/") + 1).replace(/\.[^.]*$/, "");
	for (const pointer of preset.items) {
		const members = resolve(value, pointer).filter((each) => isJsonObject(each.value));
		if (members.length > 0) return members.map(({ tag, ...member }) => ({
			tag,
			members: [{
				...member,
				name
			}]
		}));
	}
	return [];
}
function placedParent(own, placed, { parent }) {
	const place = parent.index === void 0 ? void 0 : fieldOf$2(own, parent.index);
	return typeof place === "number" ? placed[place] : void 0;
}
function keysOf({ value, name, tag, parent: container }, raw, parent, preset) {
	const id = idOf(raw, name, preset);
	const own = id ?? madeKey(raw, value, preset);
	if (container !== void 0) {
		const key = own.startsWith(`${container}.`) ? own : `${container}.${own}`;
		return {
			key,
			ownKey: key.slice(tag.length),
			within: ""
		};
	}
	if (id === void 0 && parent !== void 0) return {
		key: `${parent.key} > ${own}`,
		ownKey: `${parent.ownKey} > ${own}`,
		within: parent.within
	};
	const isWithin = id === void 0 || preset.within?.ids === true;
	const within = tag + (isWithin ? withinText(raw, preset) : "");
	return {
		key: within + own,
		ownKey: own,
		within: isWithin ? within : ""
	};
}
function idOf(raw, name, preset) {
	for (const field of preset.key) {
		const key = keyText(fieldOf$2(raw, field));
		if (key !== void 0) return key;
	}
	return name === void 0 || name === "" ? void 0 : name;
}
function madeKey(raw, value, preset) {
	const texts = preset.hash.flatMap((field) => firstText(raw, [field]) ?? []);
	return texts.length > 0 ? shortened(texts.join(": ")) : `(${shortDigest(foldedText(value))})`;
}
function withinText(raw, { within }) {
	const value = within === void 0 ? void 0 : fieldOf$2(raw, within.field);
	const names = (isJsonArray(value) ? value : [value]).flatMap((each) => keyText(each) ?? []);
	return names.length === 0 ? "" : `${shortened(names.join(" > "))}: `;
}
function shortened(text) {
	return text.length <= 60 ? text : `${text.slice(0, 46).replace(/[\ud800-\udbff]$/, "")}… ${shortDigest(text)}`;
}
function childrenOf({ value, pointer, part, tag }, key, preset) {
	if (!isJsonObject(value)) return [];
	return (preset.parent.nested ?? []).flatMap((field) => {
		const list = fieldOf$2(value, field);
		if (list === void 0) return [];
		return membersOf$1({
			value: list,
			pointer: appendToken(pointer, field)
		}, preset).map((member) => ({
			...member,
			part,
			tag,
			parent: key
		}));
	});
}
function withParents(items, preset) {
	const { dotted, field, before } = preset.parent;
	if (dotted !== true && field === void 0 && before === void 0) return [...items];
	const keys = new Set(items.map(({ key }) => key));
	const named = items.map((item) => {
		const parent = item.parent ?? parentKey(item, preset);
		return parent === void 0 || parent === item.key || !keys.has(parent) ? item : {
			...item,
			parent
		};
	});
	const parents = new Set(named.map(({ parent }) => parent));
	return named.map((item) => item.group === void 0 && preset.derivesParents && parents.has(item.key) ? {
		...item,
		derived: true
	} : item);
}
function parentKey({ key, raw }, { parent: { dotted, field, before, key: pattern = "*" } }) {
	if (field !== void 0) return keyText(fieldOf$2(raw, field));
	const at = key.indexOf(before ?? "");
	if (before !== void 0) return at > 0 ? pattern.replace("*", () => key.slice(0, at)) : void 0;
	const dot = key.lastIndexOf(".");
	return dotted === true && dot > 0 ? key.slice(0, dot) : void 0;
}
// src/kinds/checklist/build.ts
function buildChecklist(root, texts, declared, strict) {
	const preset = resolvedPreset(declared, root);
	const isLog = preset.log !== void 0;
	const items = isLog ? [] : readItems(texts, preset);
	const repeated = texts.flatMap(({ part, repeated: pointers }) => pointers.map((pointer) => ({
		part,
		pointer
	})));
	const own = new Set(items.map(placeText));
	return {
		preset,
		strict,
		...indexed$1(items, repeated),
		repeatedMembers: repeated.filter((place) => !own.has(placeText(place))),
		planKey: preset.planKey === void 0 ? void 0 : resolve(root, preset.planKey)[0]?.value,
		...isLog ? readEntries(root, preset) : {
			entries: [],
			entryPointers: []
		},
		plan: void 0,
		unknownShape: void 0
	};
}
function resolvedPreset(preset, root) {
	if (preset.done.every(({ lastOf }) => lastOf === void 0)) return preset;
	return {
		...preset,
		done: preset.done.map((field) => resolvedDone(field, root))
	};
}
function resolvedDone(done, root) {
	const list = done.lastOf === void 0 ? void 0 : valueAt$2(root, done.lastOf);
	const [first, last] = isJsonArray(list) ? [list[0], list.at(-1)] : [];
	return typeof last === "string" && !last.includes("*") ? {
		field: done.field,
		values: [last.trim().toLowerCase()],
		...typeof first === "string" ? { open: first } : {}
	} : done;
}
function readEntries(root, preset) {
	const entries = findLists(root, preset).flatMap(({ members }) => members).map(({ value, pointer }) => ({
		text: foldedText(value),
		pointer
	})).filter(({ text }) => text !== "\"\"");
	return {
		entries: entries.map(({ text }) => text),
		entryPointers: entries.map(({ pointer }) => pointer)
	};
}
function placeText({ part, pointer }) {
	return JSON.stringify([part, pointer]);
}
function reindexed(doc, items, gone = new Set()) {
	const index = indexed$1(items, []);
	const repeated = new Map(index.repeated);
	for (const [key, hidden] of hiddenItems(doc)) {
		const stays = hidden.filter((name) => !gone.has(name)).length;
		if (stays > 0 && index.byKey.has(key)) repeated.set(key, (index.repeated.get(key) ?? 1) + stays);
	}
	return {
		...index,
		repeated
	};
}
function hiddenItems({ repeated, items }) {
	if (repeated.size === 0) return new Map();
	const seen = indexed$1(items, []).repeated;
	return new Map([...repeated].map(([key, count]) => {
		const hidden = count - (seen.get(key) ?? 1);
		return [key, Array.from({ length: hidden }, (_, index) => againName(key, count - index))];
	}));
}
function indexed$1(items, repeatedMembers) {
	const twice = new Set(repeatedMembers.map(placeText));
	const counts = new Map();
	for (const item of items) {
		const isTwice = twice.size > 0 && twice.has(placeText(item));
		counts.set(item.key, (counts.get(item.key) ?? 0) + (isTwice ? 2 : 1));
	}
	return {
		items,
		byKey: new Map(items.map((item) => [item.key, item])),
		repeated: new Map([...counts].filter(([, count]) => count > 1))
	};
}
// src/text/text-log.ts
function parseTextLog(source, { maxValues }) {
	const { lineCount, text } = source;
	const count = text === "" || text.endsWith("\n") || text.endsWith("\r") ? lineCount - 1 : lineCount;
	const part = {
		lineText: source.lineText,
		locate: (pointers) => locateNearest(pointers, ([list, index]) => list === "lines" && index !== void 0 ? lineSpan(source, indexIn(index) + 1, count) : void 0)
	};
	const tooMany = lineSpan(source, maxValues + 1, count);
	if (tooMany !== void 0) {
		const message = `holds more than ${maxValues} lines`;
		return {
			value: void 0,
			faults: [textFault("too-many-values", message, tooMany)],
			source: part
		};
	}
	return {
		value: { lines: Array.from({ length: count }, (_, index) => source.lineText(index + 1) ?? "") },
		faults: [],
		source: part
	};
}
function lineSpan(source, line, count) {
	const text = line < 1 || line > count ? void 0 : source.lineText(line);
	return text === void 0 ? void 0 : {
		line,
		column: 1,
		endLine: line,
		endColumn: text.length + 1
	};
}
// src/kinds/checklist/markdown-value.ts
function markdownValue(value) {
	if (!isJsonObject(value)) return value;
	const { items = [], sections = [], rows = [] } = value;
	const isTitled = hasTitle(sections);
	return {
		items: objectsIn(items).map(({ done: _, depth: __, ...item }) => withSection(item, isTitled)),
		rows: objectsIn(rows).map((row) => withSection(row, isTitled))
	};
}
function hasTitle(sections) {
	const levels = objectsIn(sections).map(({ level }) => level);
	return levels[0] === 1 && levels.lastIndexOf(1) === 0;
}
function withSection(item, isTitled) {
	const { section } = item;
	return isTitled && isJsonArray(section) ? {
		...item,
		section: section.slice(1)
	} : item;
}
function objectsIn(value) {
	return isJsonArray(value) ? value.filter(isJsonObject) : [];
}
// src/kinds/checklist/parsers.ts
const parsers = {
	json: jsonText,
	jsonl: (source, limits) => tolerant(parseJsonLines(source, limits)),
	"yaml-map": yamlText,
	"md-checklist": (source, limits, ids) => {
		const parsed = tolerant(parseTaskList(source, limits, { ids }));
		return parsed.value === void 0 ? parsed : {
			...parsed,
			value: markdownValue(parsed.value)
		};
	},
	"md-frontmatter": frontmatterText,
	"text-log": (source, limits) => tolerant(parseTextLog(source, limits))
};
function parseText({ parse, ids }, bytes, limits) {
	const decoded = decodeText(bytes);
	const source = sourceText(decoded.text);
	if (decoded.faults.length > 0) return refused$2(decoded.faults.map(asReadFault$1), jsonSource(source));
	return parsers[parse](source, limits, ids);
}
function tolerant({ value, faults, source }) {
	const isRepeated = ({ messageId }) => messageId === "duplicate-key";
	const grave = faults.filter((fault) => !isRepeated(fault)).map(asReadFault$1);
	if (grave.length > 0 || value === void 0) return refused$2(grave, source);
	return {
		value,
		faults: [],
		repeated: [...new Set(faults.filter(isRepeated).map(({ pointer }) => pointer))],
		source
	};
}
function frontmatterText(source, limits, ids) {
	if (!/^---[ \t]*$/.test(source.lineText(1) ?? "") && !/^<{7}/m.test(source.text)) {
		const lineText = (line) => source.lineText(line);
		return {
			value: null,
			faults: [],
			repeated: [],
			source: {
				locate: () => new Map(),
				lineText
			}
		};
	}
	return tolerant(parseFrontmatter(source, limits, {
		...defaultFrontmatterOptions,
		ids
	}));
}
function jsonText(source, limits) {
	const { value, faults } = parseJson(source, limits);
	return tolerant({
		value,
		faults,
		source: jsonSource(source)
	});
}
function yamlText(source) {
	const result = parseYaml(source.text, "last");
	const lineText = (line) => source.lineText(line);
	if (!result.ok) return refused$2(result.faults.map(({ message, span }) => ({
		part: "",
		messageId: "syntax",
		message,
		pointer: "",
		span
	})), {
		locate: () => new Map(),
		lineText
	});
	const { value, locate, repeated } = result.document;
	const places = (pointers) => new Map(pointers.map((pointer) => [pointer, locate(pointer)]));
	return {
		value,
		faults: [],
		repeated,
		source: {
			locate: places,
			lineText
		}
	};
}
function refused$2(faults, source) {
	return {
		value: void 0,
		faults,
		repeated: [],
		source
	};
}
function jsonSource(source) {
	return {
		locate: (pointers) => new Map([...locateJson(source, pointers)].map(([pointer, place]) => [pointer, place.value])),
		lineText: (line) => source.lineText(line)
	};
}
function asReadFault$1({ messageId, message, pointer, span }) {
	return {
		part: "",
		messageId,
		message,
		pointer,
		span
	};
}
// src/kinds/checklist/preset.ts
const defaults = {
	name: "own",
	title: "Checklist",
	match: [],
	detected: "shape",
	sniff: [],
	ids: ["{n}"],
	folder: void 0,
	recognisedBy: [],
	single: false,
	fields: {},
	scalar: void 0,
	key: ["id"],
	hash: [],
	within: void 0,
	titleFields: ["title"],
	descriptionFields: ["description"],
	parent: {},
	derivesParents: false,
	closed: [],
	tombstones: [],
	status: void 0,
	groups: [],
	contract: [],
	claim: [],
	bookkeeping: [],
	runner: {
		counters: [],
		maximum: []
	},
	dependencies: [],
	planKey: void 0,
	bulkFlip: { warning: 10 },
	evidence: void 0,
	records: [],
	log: void 0,
	rules: {}
};
function completePreset(data) {
	return {
		...defaults,
		...data,
		runner: {
			...defaults.runner,
			...data.runner
		}
	};
}
// src/kinds/checklist/presets.generated.ts
const builtInPresets = {
	"backlog": {
		"name": "backlog",
		"title": "Tasks of Backlog.md",
		"detected": "never",
		"match": ["backlog/config.yml"],
		"sniff": ["/statuses"],
		"folder": {
			"files": [
				"tasks/*.md",
				"completed/*.md",
				"archive/tasks/*.md"
			],
			"parse": "yaml-map"
		},
		"parse": "md-frontmatter",
		"items": [""],
		"single": true,
		"fields": {
			"id": { "from": ["/frontmatter/id"] },
			"title": { "from": ["/frontmatter/title"] },
			"status": { "from": ["/frontmatter/status"] },
			"needs": { "from": ["/frontmatter/dependencies"] },
			"container": { "from": ["/frontmatter/parent_task_id", "/frontmatter/parent"] },
			"description": { "from": ["/blocks/DESCRIPTION/text", "/sections/Description/text"] },
			"acceptance": {
				"from": ["/blocks/AC/items", "/sections/Acceptance Criteria/items"],
				"member": "text"
			},
			"plan": { "from": ["/blocks/PLAN/text", "/sections/Implementation Plan/text"] },
			"notes": { "from": ["/blocks/NOTES/text", "/sections/Implementation Notes/text"] },
			"summary": { "from": ["/blocks/FINAL_SUMMARY/text", "/sections/Final Summary/text"] }
		},
		"key": ["id"],
		"titleFields": ["title"],
		"descriptionFields": ["description"],
		"parent": { "field": "container" },
		"done": [{
			"field": "status",
			"lastOf": "/statuses",
			"values": ["done"]
		}],
		"contract": [
			"title",
			"description",
			"acceptance"
		],
		"claim": [
			"frontmatter",
			"body",
			"blocks",
			"sections",
			"needs",
			"container",
			"plan",
			"notes",
			"summary"
		],
		"bookkeeping": [
			"frontmatter",
			"body",
			"blocks",
			"sections",
			"needs",
			"container",
			"plan"
		],
		"dependencies": ["needs"],
		"records": ["backlog/*"],
		"rules": {
			"done-removed": "warning",
			"duplicate-key": "warning",
			"evidence": "off"
		}
	},
	"beads": {
		"name": "beads",
		"title": "Issues of Beads",
		"match": [".beads/issues.jsonl", ".beads/beads.jsonl"],
		"sniff": [""],
		"recognisedBy": ["issue_type"],
		"parse": "jsonl",
		"items": [""],
		"fields": { "blockers": {
			"from": ["/dependencies"],
			"where": { "type": ["blocks"] },
			"member": "depends_on_id"
		} },
		"key": ["id"],
		"titleFields": ["title"],
		"descriptionFields": ["description"],
		"done": [{
			"field": "status",
			"values": ["closed"],
			"open": "open"
		}],
		"tombstones": ["tombstone"],
		"contract": [
			"title",
			"description",
			"acceptance_criteria",
			"design",
			"issue_type"
		],
		"claim": [
			"status",
			"priority",
			"assignee",
			"owner",
			"notes",
			"labels",
			"comments",
			"dependencies",
			"blockers",
			"external_ref",
			"created_at",
			"created_by",
			"updated_at",
			"closed_at",
			"close_reason",
			"deleted_at",
			"deleted_by",
			"delete_reason",
			"original_type"
		],
		"bookkeeping": [
			"created_at",
			"created_by",
			"updated_at",
			"closed_at",
			"close_reason",
			"assignee",
			"owner",
			"labels"
		],
		"dependencies": ["blockers"],
		"records": [".beads/*"],
		"rules": { "evidence": "off" }
	},
	"bmad": {
		"name": "bmad",
		"title": "BMAD sprint status",
		"match": ["sprint-status.yaml", "sprint-status.yml"],
		"sniff": ["/development_status"],
		"parse": "yaml-map",
		"items": ["/development_status"],
		"scalar": "status",
		"key": [],
		"titleFields": [],
		"done": [{
			"field": "status",
			"values": ["done", "completed"]
		}],
		"status": {
			"field": "status",
			"rank": [
				["backlog"],
				["drafted"],
				["ready-for-dev"],
				["in-progress"],
				["review"],
				["done", "completed"]
			],
			"back": {
				"review": ["in-progress"],
				"in-progress": ["ready-for-dev"],
				"ready-for-dev": ["drafted"],
				"drafted": ["backlog"]
			}
		},
		"groups": [{
			"match": "epic-*-retrospective",
			"status": {
				"field": "status",
				"rank": [
					["backlog", "optional"],
					["in-progress"],
					["done", "completed"]
				],
				"back": { "in-progress": ["optional"] }
			},
			"reopening": "warning"
		}, {
			"match": "epic-*",
			"derived": true,
			"status": {
				"field": "status",
				"rank": [
					["backlog"],
					["contexted"],
					["in-progress"],
					["done", "completed"]
				],
				"back": {
					"in-progress": ["contexted"],
					"contexted": ["backlog"]
				}
			},
			"reopening": "warning"
		}],
		"parent": {
			"before": "-",
			"key": "epic-*"
		},
		"derivesParents": true,
		"contract": [],
		"claim": ["status"],
		"bulkFlip": { "warning": 10 },
		"records": ["sprint-status.yaml", "sprint-status.yml"],
		"rules": {
			"reopened": { "unexplained": "error" },
			"parent-done": "error"
		}
	},
	"feature-list": {
		"name": "feature-list",
		"title": "Feature list",
		"match": ["feature_list.json"],
		"sniff": ["/features", ""],
		"parse": "json",
		"items": ["/features", ""],
		"key": ["id"],
		"hash": ["category", "description"],
		"titleFields": [
			"title",
			"name",
			"description"
		],
		"descriptionFields": ["description"],
		"done": [{ "field": "passes" }, {
			"field": "status",
			"values": [
				"passing",
				"done",
				"completed"
			]
		}],
		"contract": [
			"title",
			"name",
			"category",
			"description",
			"steps",
			"acceptance",
			"acceptance_criteria",
			"acceptanceCriteria",
			"verification"
		],
		"claim": [
			"evidence",
			"notes",
			"status",
			"iteration_count",
			"completed_at",
			"completedAt",
			"updated_at",
			"verified_at",
			"timestamp"
		],
		"bookkeeping": [
			"iteration_count",
			"completed_at",
			"completedAt",
			"updated_at",
			"verified_at",
			"timestamp"
		],
		"dependencies": [
			"dependencies",
			"depends_on",
			"dependsOn"
		],
		"bulkFlip": {
			"warning": 3,
			"error": 10
		},
		"records": [
			"claude-progress.txt",
			"claude-progress.md",
			"progress.txt",
			"feature_list.json"
		],
		"rules": {
			"born-done": "error",
			"reopened": { "unexplained": "error" },
			"dependency-order": "error",
			"order": "error"
		}
	},
	"gsd": {
		"name": "gsd",
		"title": "Roadmap of GSD",
		"detected": "never",
		"match": [".planning/ROADMAP.md"],
		"sniff": ["/items"],
		"recognisedBy": ["id"],
		"parse": "md-checklist",
		"ids": [
			"Phase {n}",
			"{n}-{n}-PLAN.md",
			"{n}-{n}"
		],
		"items": ["/items"],
		"key": ["id"],
		"hash": ["text"],
		"within": { "field": "section" },
		"titleFields": ["text"],
		"descriptionFields": [],
		"parent": { "index": "parent" },
		"done": [{
			"field": "mark",
			"values": ["x"],
			"open": " "
		}],
		"contract": ["text"],
		"claim": [
			"mark",
			"tags",
			"section",
			"paragraph",
			"optional",
			"struck"
		],
		"bookkeeping": ["tags", "section"],
		"records": [".planning/*"],
		"rules": {
			"goalposts": { "reworded": "warning" },
			"done-removed": "warning",
			"duplicate-key": "warning",
			"evidence": "off"
		}
	},
	"kiro": {
		"name": "kiro",
		"title": "Tasks of a Kiro spec",
		"detected": "path",
		"match": [".kiro/specs/*/tasks.md"],
		"sniff": ["/items"],
		"recognisedBy": ["requirements"],
		"parse": "md-checklist",
		"ids": ["{n}"],
		"items": ["/items"],
		"fields": { "requirements": {
			"from": ["/details"],
			"like": ["*Requirements:*", "*Validates:*"]
		} },
		"key": ["id"],
		"hash": ["text"],
		"within": { "field": "section" },
		"titleFields": ["text"],
		"descriptionFields": [],
		"parent": { "index": "parent" },
		"done": [{
			"field": "mark",
			"values": ["x"],
			"open": " "
		}],
		"contract": ["text", "requirements"],
		"claim": [
			"mark",
			"tags",
			"section",
			"paragraph",
			"optional",
			"struck"
		],
		"bookkeeping": ["tags", "section"],
		"records": [".kiro/*"],
		"rules": {
			"goalposts": { "reworded": "warning" },
			"done-removed": "warning",
			"duplicate-key": "warning",
			"evidence": "off"
		}
	},
	"log": {
		"name": "log",
		"title": "Log of a machine",
		"detected": "never",
		"match": [
			"history.jsonl",
			"autoresearch.jsonl",
			"events*.jsonl"
		],
		"parse": "text-log",
		"items": ["/lines"],
		"done": [],
		"log": "prefix",
		"rules": { "log-append": "error" }
	},
	"markdown": {
		"name": "markdown",
		"title": "Task list in Markdown",
		"detected": "never",
		"match": [
			"IMPLEMENTATION_PLAN.md",
			"TODO.md",
			"TODOS.md",
			"fix_plan.md",
			"@fix_plan.md",
			"PLAN.md",
			"TASKS.md"
		],
		"sniff": ["/items"],
		"parse": "md-checklist",
		"ids": [
			"T{n}",
			"{w}-{n}",
			"Phase {n}",
			"Task {n}",
			"Step {n}",
			"{n}"
		],
		"items": ["/items"],
		"key": ["id"],
		"hash": ["text"],
		"within": {
			"field": "section",
			"ids": true
		},
		"titleFields": ["text"],
		"descriptionFields": [],
		"parent": { "index": "parent" },
		"done": [{
			"field": "mark",
			"values": ["x"],
			"open": " "
		}],
		"contract": ["text"],
		"claim": [
			"mark",
			"tags",
			"section",
			"paragraph",
			"optional",
			"struck"
		],
		"bookkeeping": ["tags", "section"],
		"records": [
			"IMPLEMENTATION_PLAN.md",
			"TODO.md",
			"TODOS.md",
			"fix_plan.md",
			"@fix_plan.md",
			"PLAN.md",
			"TASKS.md",
			"progress.txt"
		],
		"rules": {
			"goalposts": { "reworded": "warning" },
			"done-removed": "warning",
			"duplicate-key": "warning",
			"evidence": "off"
		}
	},
	"openspec": {
		"name": "openspec",
		"title": "Tasks of an OpenSpec change",
		"detected": "path",
		"match": ["openspec/changes/*/tasks.md"],
		"sniff": ["/items"],
		"recognisedBy": ["id"],
		"parse": "md-checklist",
		"ids": ["{n}"],
		"items": ["/items"],
		"key": ["id"],
		"hash": ["text"],
		"within": { "field": "section" },
		"titleFields": ["text"],
		"descriptionFields": [],
		"parent": { "index": "parent" },
		"done": [{
			"field": "mark",
			"values": ["x"],
			"open": " "
		}],
		"contract": ["text"],
		"claim": [
			"mark",
			"tags",
			"section",
			"paragraph",
			"optional",
			"struck"
		],
		"bookkeeping": ["tags", "section"],
		"records": ["openspec/changes/*"],
		"rules": {
			"goalposts": { "reworded": "warning" },
			"done-removed": "warning",
			"duplicate-key": "warning",
			"evidence": "off"
		}
	},
	"progress": {
		"name": "progress",
		"title": "Progress notes of an agent",
		"detected": "never",
		"match": ["progress.txt"],
		"parse": "text-log",
		"items": ["/lines"],
		"done": [],
		"log": "insert-only",
		"rules": { "log-append": "warning" }
	},
	"ralph": {
		"name": "ralph",
		"title": "User stories of a Ralph loop",
		"match": [
			"prd.json",
			".ralph/prd.json",
			"scripts/ralph/prd.json",
			"prd-*.json"
		],
		"sniff": [
			"/userStories",
			"/stories",
			"/tasks",
			"/features",
			"/items",
			""
		],
		"parse": "json",
		"items": [
			"/userStories",
			"/stories",
			"/tasks",
			"/features",
			"/items",
			""
		],
		"key": ["id"],
		"hash": ["title", "description"],
		"titleFields": ["title", "name"],
		"descriptionFields": ["description"],
		"done": [
			{ "field": "passes" },
			{ "field": "passed" },
			{
				"field": "status",
				"values": [
					"done",
					"completed",
					"complete",
					"passed"
				]
			}
		],
		"contract": [
			"title",
			"name",
			"description",
			"acceptanceCriteria",
			"acceptance_criteria",
			"acceptance",
			"testSteps",
			"test_steps",
			"dependencies",
			"dependsOn",
			"depends_on",
			"deps"
		],
		"claim": [
			"notes",
			"completionNotes",
			"completedAt",
			"evidence",
			"metadata",
			"status"
		],
		"bookkeeping": ["completedAt"],
		"runner": {
			"counters": [
				"retryCount",
				"attemptCount",
				"attempts"
			],
			"maximum": ["maxRetries", "maxAttempts"]
		},
		"dependencies": [
			"dependencies",
			"dependsOn",
			"depends_on",
			"deps"
		],
		"planKey": "/branchName",
		"bulkFlip": {
			"warning": 3,
			"error": 10
		},
		"records": ["progress.txt", "prd.json"],
		"rules": {
			"born-done": "error",
			"reopened": { "unexplained": "error" },
			"dependency-order": "error"
		}
	},
	"spec-kit": {
		"name": "spec-kit",
		"title": "Tasks of Spec Kit",
		"detected": "path",
		"match": ["specs/*/tasks.md"],
		"sniff": ["/items"],
		"recognisedBy": ["id"],
		"parse": "md-checklist",
		"ids": ["T{n}"],
		"items": ["/items"],
		"key": ["id"],
		"hash": ["text"],
		"within": { "field": "section" },
		"titleFields": ["text"],
		"descriptionFields": [],
		"parent": { "index": "parent" },
		"done": [{
			"field": "mark",
			"values": ["x"],
			"open": " "
		}],
		"contract": ["text"],
		"claim": [
			"mark",
			"tags",
			"section",
			"paragraph",
			"optional",
			"struck"
		],
		"bookkeeping": ["tags", "section"],
		"records": ["specs/*/*.md", "specs/*/checklists/*.md"],
		"rules": {
			"goalposts": { "reworded": "warning" },
			"done-removed": "warning",
			"duplicate-key": "warning",
			"evidence": "off"
		}
	},
	"task-master": {
		"name": "task-master",
		"title": "Task Master's tasks",
		"match": [".taskmaster/tasks/tasks.json", "tasks/tasks.json"],
		"sniff": ["/*/tasks", "/tasks"],
		"parse": "json",
		"items": ["/*/tasks", "/tasks"],
		"key": ["id"],
		"hash": ["title"],
		"titleFields": ["title"],
		"descriptionFields": ["description"],
		"parent": { "nested": ["subtasks"] },
		"derivesParents": true,
		"done": [{
			"field": "status",
			"values": ["done", "completed"]
		}],
		"closed": ["cancelled", "deferred"],
		"status": {
			"field": "status",
			"graph": {
				"pending": [
					"in-progress",
					"done",
					"completed",
					"review",
					"deferred",
					"cancelled",
					"blocked"
				],
				"in-progress": [
					"pending",
					"review",
					"done",
					"completed",
					"deferred",
					"cancelled",
					"blocked"
				],
				"review": [
					"in-progress",
					"pending",
					"done",
					"completed",
					"deferred",
					"cancelled",
					"blocked"
				],
				"blocked": [
					"pending",
					"in-progress",
					"review",
					"done",
					"completed",
					"deferred",
					"cancelled"
				],
				"deferred": [
					"pending",
					"in-progress",
					"review",
					"done",
					"completed",
					"cancelled",
					"blocked"
				],
				"cancelled": [
					"pending",
					"in-progress",
					"review",
					"done",
					"completed",
					"deferred",
					"blocked"
				],
				"done": ["completed"],
				"completed": ["done"]
			}
		},
		"contract": [
			"title",
			"description",
			"testStrategy"
		],
		"claim": [
			"status",
			"details",
			"updatedAt",
			"priority",
			"dependencies",
			"complexity",
			"recommendedSubtasks",
			"expansionPrompt",
			"complexityReasoning"
		],
		"bookkeeping": [
			"updatedAt",
			"priority",
			"complexity",
			"recommendedSubtasks"
		],
		"dependencies": ["dependencies"],
		"bulkFlip": {
			"error": 10,
			"topLevel": true
		},
		"records": [
			".taskmaster/*",
			"tasks/task_*.txt",
			"tasks/tasks.json"
		],
		"rules": {
			"goalposts": {
				"moved": "warning",
				"reworded": "warning"
			},
			"parent-done": "warning"
		}
	}
};
// src/kinds/checklist/by-shape.ts
const parsersInOrder = [
	"json",
	"yaml-map",
	"jsonl",
	"md-frontmatter",
	"md-checklist"
];
const shapedPresets = Object.values(builtInPresets).map(completePreset).filter(({ folder, log }) => folder === void 0 && log === void 0).sort((left, right) => rankOf(left) - rankOf(right));
function rankOf({ parse, recognisedBy }) {
	return parsersInOrder.indexOf(parse) * 2 + (recognisedBy.length > 0 ? 0 : 1);
}
function byShape(bytes, limits) {
	const texts = new Map();
	for (const preset of shapedPresets) {
		const format = JSON.stringify([preset.parse, preset.parse === "md-checklist" ? preset.ids : []]);
		const parsed = texts.get(format) ?? parseText(preset, bytes, limits);
		texts.set(format, parsed);
		if (hasShape(parsed, preset)) return {
			preset,
			parsed,
			hasShape: true
		};
	}
	const none = completePreset({
		parse: "json",
		items: [""],
		done: []
	});
	return {
		preset: none,
		parsed: parseText(none, bytes, limits),
		hasShape: false
	};
}
function hasShape({ value }, preset) {
	if (value === void 0) return false;
	const members = itemLists(value, "", {
		...preset,
		items: preset.sniff
	}).flatMap((list) => list.members.slice(0, mostLookedAt$1)).map((member) => member.value);
	const fields = members.filter(isJsonObject).map((member) => gatherFields(member, preset).raw);
	const hasOne = (names) => fields.some((raw) => names.some((name) => Object.hasOwn(raw, name)));
	return (fields.length < members.length || hasOne(preset.done.map(({ field }) => field))) && (preset.recognisedBy.length === 0 || hasOne(preset.recognisedBy));
}
const mostLookedAt$1 = 1e3;
function looksLikeChecklist(text, limits) {
	return byShape(new TextEncoder().encode(text), limits).hasShape;
}
function looksLikePreset(text, preset) {
	const bytes = new TextEncoder().encode(text);
	const parsed = parseText({
		...preset,
		...preset.folder
	}, bytes, defaultLimits);
	const { value, repeated } = parsed;
	if (value === void 0) return preset.detected !== "never";
	if (preset.sniff.length > 0) return hasShape(parsed, preset);
	const { items, entries } = buildChecklist(value, [{
		part: "",
		value,
		repeated
	}], preset, false);
	return items.length > 0 || entries.length > 0;
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
function ruleOptionFaults(validators, ruleId, value) {
	const validate = validators[ruleId];
	if (validate === void 0) return [{
		pointer: "",
		message: `${ruleId} takes no options`
	}];
	return validate(value) ? [] : (validate.errors ?? []).map(optionFault);
}
// schemas/checklist-preset/v1.schema.json
var v1_schema_default = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	$id: "urn:stateward:schema:checklist-preset:v1",
	title: "Stateward checklist preset, version 1",
	description: "A format of checklists, as data.",
	type: "object",
	additionalProperties: false,
	required: [
		"parse",
		"items",
		"done"
	],
	properties: {
		"name": {
			"description": "The name under which it is chosen.",
			"type": "string",
			"minLength": 1
		},
		"title": {
			"description": "What people call such a file.",
			"type": "string"
		},
		"match": {
			"description": "Wildcards of the paths where such files usually are; without a slash they match a file's name anywhere.",
			"type": "array",
			"items": { "type": "string" }
		},
		"detected": {
			"description": "What such files are governed by without a configuration: their path and their shape, or their path alone; never are those whose names people use for other files too, which are only proposed. Of no effect in a preset of your own.",
			"enum": [
				"shape",
				"path",
				"never"
			]
		},
		"sniff": {
			"description": "Pointers of which one leads to items, if the shape is this one.",
			"type": "array",
			"items": {
				"type": "string",
				"pattern": "^(/[\\s\\S]*)?$"
			}
		},
		"recognisedBy": {
			"description": "Fields besides those that say done of which some item has one, if the shape is this one.",
			"type": "array",
			"items": { "type": "string" }
		},
		"parse": {
			"description": "How the text is read.",
			"enum": [
				"json",
				"jsonl",
				"yaml-map",
				"md-checklist",
				"md-frontmatter",
				"text-log"
			]
		},
		"ids": {
			"description": "Patterns of the identifiers that tasks in Markdown begin with: plain text, with {n} for a number and {w} for a word in capitals.",
			"type": "array",
			"items": {
				"type": "string",
				"minLength": 1
			}
		},
		"folder": {
			"description": "The document is a folder: each of the other files is read as `parse` says and holds items, the governed file says the rest.",
			"type": "object",
			"additionalProperties": false,
			"required": ["files", "parse"],
			"properties": {
				"files": {
					"description": "Wildcards of the other files, from the folder of the governed one.",
					"type": "array",
					"minItems": 1,
					"items": {
						"type": "string",
						"minLength": 1,
						"pattern": "^[^/]"
					}
				},
				"parse": {
					"description": "How the governed file is read.",
					"enum": [
						"json",
						"jsonl",
						"yaml-map",
						"md-checklist",
						"md-frontmatter",
						"text-log"
					]
				}
			}
		},
		"items": {
			"description": "Pointers to lists or maps of items; the first that holds any counts. A token * is every member.",
			"type": "array",
			"minItems": 1,
			"items": {
				"type": "string",
				"pattern": "^(/[\\s\\S]*)?$"
			}
		},
		"single": {
			"description": "Whether what the pointers lead to is one item itself, not a list of items.",
			"type": "boolean"
		},
		"fields": {
			"description": "Fields that stand deeper in an item, by the names that the other members have for them.",
			"type": "object",
			"additionalProperties": {
				"type": "object",
				"additionalProperties": false,
				"required": ["from"],
				"properties": {
					"from": {
						"description": "Pointers into the item; the first that leads to anything counts.",
						"type": "array",
						"minItems": 1,
						"items": {
							"type": "string",
							"pattern": "^(/[\\s\\S]*)?$"
						}
					},
					"where": {
						"description": "Of a list, only members in which each of these fields has one of the values.",
						"type": "object",
						"additionalProperties": {
							"type": "array",
							"items": { "type": "string" }
						}
					},
					"like": {
						"description": "Of a list, only texts like one of these wildcards.",
						"type": "array",
						"items": { "type": "string" }
					},
					"member": {
						"description": "Of a list's members, only what this field of them says.",
						"type": "string"
					}
				}
			}
		},
		"scalar": {
			"description": "The field that the plain values of a map stand for.",
			"type": "string"
		},
		"key": {
			"description": "Fields that hold the key; the first that is there counts, else the key in a map.",
			"type": "array",
			"items": { "type": "string" }
		},
		"hash": {
			"description": "Fields that together identify an item without a key.",
			"type": "array",
			"items": { "type": "string" }
		},
		"within": {
			"description": "The field whose text, or list of texts, is part of the keys of items that have none themselves.",
			"type": "object",
			"additionalProperties": false,
			"required": ["field"],
			"properties": {
				"field": {
					"description": "The field.",
					"type": "string"
				},
				"ids": {
					"description": "Whether it is part of keys too that an item has itself.",
					"type": "boolean"
				}
			}
		},
		"titleFields": {
			"description": "Fields that hold the title; the first that is there counts.",
			"type": "array",
			"items": { "type": "string" }
		},
		"descriptionFields": {
			"description": "Fields that hold the description; the first that is there counts.",
			"type": "array",
			"items": { "type": "string" }
		},
		"parent": {
			"description": "Where an item's parent is found.",
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"nested": {
					"description": "Fields that hold lists of children, whose keys follow the parent's after a dot.",
					"type": "array",
					"items": { "type": "string" }
				},
				"dotted": {
					"description": "Whether 1.2 is a child of 1.",
					"type": "boolean"
				},
				"field": {
					"description": "The field that names the parent's key.",
					"type": "string"
				},
				"index": {
					"description": "The field that holds the parent's place in the list, counting from 0.",
					"type": "string"
				},
				"before": {
					"description": "The key up to this text names the parent.",
					"type": "string",
					"minLength": 1
				},
				"key": {
					"description": "The parent's key, with * for that part.",
					"type": "string"
				}
			}
		},
		"derivesParents": {
			"description": "Whether the state of parents follows from their children.",
			"type": "boolean"
		},
		"done": {
			"description": "Fields that say whether an item is done; the first that is there decides.",
			"type": "array",
			"items": {
				"type": "object",
				"additionalProperties": false,
				"required": ["field"],
				"properties": {
					"field": {
						"description": "The field.",
						"type": "string"
					},
					"values": {
						"description": "The texts in lower case that say done, in which * stands for anything; without them the field is true or false.",
						"type": "array",
						"items": { "type": "string" }
					},
					"open": {
						"description": "The text that stands there for an open item, for items that go back to open.",
						"type": "string"
					},
					"lastOf": {
						"description": "Pointer to a list in the document (of a folder: in the governed file) whose last text says done, in place of the values.",
						"type": "string",
						"pattern": "^(/[\\s\\S]*)?$"
					}
				}
			}
		},
		"closed": {
			"description": "Statuses that are not done, and not open either.",
			"type": "array",
			"items": { "type": "string" }
		},
		"tombstones": {
			"description": "Statuses that stand for a sanctioned deletion.",
			"type": "array",
			"items": { "type": "string" }
		},
		"status": {
			"description": "Which moves from status to status there are.",
			"type": "object",
			"additionalProperties": false,
			"required": ["field"],
			"properties": {
				"field": {
					"description": "The field that holds the status.",
					"type": "string"
				},
				"rank": {
					"description": "Statuses in order, those of one rank together; onwards is legal.",
					"type": "array",
					"items": {
						"type": "array",
						"items": { "type": "string" }
					}
				},
				"back": {
					"description": "Moves to a lower rank that are legal, by status.",
					"type": "object",
					"additionalProperties": {
						"type": "array",
						"items": { "type": "string" }
					}
				},
				"graph": {
					"description": "The single moves there are, by status; what several of them reach is legal too.",
					"type": "object",
					"additionalProperties": {
						"type": "array",
						"items": { "type": "string" }
					}
				},
				"strict": {
					"description": "Whether a status that is not named here is an error instead of a warning.",
					"type": "boolean"
				}
			}
		},
		"groups": {
			"description": "Items that differ from the others; the first group that matches counts.",
			"type": "array",
			"items": {
				"type": "object",
				"additionalProperties": false,
				"required": ["match"],
				"properties": {
					"match": {
						"description": "A wildcard of their keys.",
						"type": "string"
					},
					"derived": {
						"description": "Whether their state follows from their children.",
						"type": "boolean"
					},
					"status": {
						"description": "Their own moves.",
						"type": "object",
						"additionalProperties": false,
						"required": ["field"],
						"properties": {
							"field": {
								"description": "The field that holds the status.",
								"type": "string"
							},
							"rank": {
								"description": "Statuses in order, those of one rank together; onwards is legal.",
								"type": "array",
								"items": {
									"type": "array",
									"items": { "type": "string" }
								}
							},
							"back": {
								"description": "Moves to a lower rank that are legal, by status.",
								"type": "object",
								"additionalProperties": {
									"type": "array",
									"items": { "type": "string" }
								}
							},
							"graph": {
								"description": "The single moves there are, by status; what several of them reach is legal too.",
								"type": "object",
								"additionalProperties": {
									"type": "array",
									"items": { "type": "string" }
								}
							},
							"strict": {
								"description": "Whether a status that is not named here is an error instead of a warning.",
								"type": "boolean"
							}
						}
					},
					"reopening": {
						"description": "How grave it is to reopen one without a reason.",
						"enum": ["error", "warning"]
					}
				}
			}
		},
		"contract": {
			"description": "Fields that must not move once an item is done, nor while it turns done.",
			"type": "array",
			"items": { "type": "string" }
		},
		"claim": {
			"description": "Fields that may change with a flip. Fields that are not named count as claim, unless strict.",
			"type": "array",
			"items": { "type": "string" }
		},
		"bookkeeping": {
			"description": "Claim fields whose change is no reason for anything, such as timestamps.",
			"type": "array",
			"items": { "type": "string" }
		},
		"runner": {
			"description": "What belongs to the runner.",
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"counters": {
					"description": "Counters of attempts.",
					"type": "array",
					"items": { "type": "string" }
				},
				"maximum": {
					"description": "Fields that limit them; the first that is there counts.",
					"type": "array",
					"items": { "type": "string" }
				}
			}
		},
		"dependencies": {
			"description": "Fields that hold keys of items which must be done before.",
			"type": "array",
			"items": { "type": "string" }
		},
		"planKey": {
			"description": "Pointer to what names the plan; another value is another plan.",
			"type": "string",
			"pattern": "^(/[\\s\\S]*)?$"
		},
		"bulkFlip": {
			"description": "From how many items at once a flip is reported.",
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"warning": {
					"description": "Reported as a warning from here.",
					"type": "integer",
					"minimum": 1
				},
				"error": {
					"description": "Reported as an error from here.",
					"type": "integer",
					"minimum": 1
				},
				"topLevel": {
					"description": "Whether children are left out.",
					"type": "boolean"
				}
			}
		},
		"evidence": {
			"description": "What a done item must name itself as evidence; the phrase is no part of its text.",
			"type": "object",
			"additionalProperties": false,
			"required": ["field", "phrases"],
			"properties": {
				"field": {
					"description": "The field that must name it.",
					"type": "string"
				},
				"phrases": {
					"description": "Phrases of which one must stand there: plain text, with {n} for a number and {w} for a word in capitals.",
					"type": "array",
					"minItems": 1,
					"items": {
						"type": "string",
						"minLength": 1
					}
				}
			}
		},
		"records": {
			"description": "Wildcards of paths that are state themselves and so no evidence.",
			"type": "array",
			"items": { "type": "string" }
		},
		"log": {
			"description": "The items are entries of a log: old ones stay at the front, or stay in order.",
			"enum": ["prefix", "insert-only"]
		},
		"rules": {
			"description": "Severities of rules, by name without the kind; or of single messages of a rule.",
			"type": "object",
			"additionalProperties": { "anyOf": [{ "enum": [
				"error",
				"warning",
				"note",
				"off"
			] }, {
				"type": "object",
				"additionalProperties": { "enum": [
					"error",
					"warning",
					"note"
				] }
			}] }
		}
	}
};
// src/kinds/checklist/options.ts
const defaultChecklistOptions = {
	preset: null,
	evidence: "preset",
	strict: false,
	strictEdges: false,
	maxAttempts: 0,
	rotatesWith: ""
};
const { $schema: _, $id: __, ...inlinePreset } = v1_schema_default;
const presetNames = Object.keys(builtInPresets);
const checklistOptionsSchema = {
	type: "object",
	additionalProperties: false,
	properties: {
		preset: {
			description: "The name of a built-in preset, a preset of your own, or the path of a file that holds it.",
			anyOf: [
				{ enum: presetNames },
				inlinePreset,
				{
					title: "path of a YAML file",
					type: "string",
					pattern: "/|\\.(ya?ml|json)$"
				}
			]
		},
		evidence: {
			description: "Whether a flip without evidence is an error, or what the preset says.",
			enum: ["preset", "required"]
		},
		strict: {
			description: "Whether fields that the preset does not name must not move once an item is done.",
			type: "boolean"
		},
		strictEdges: {
			description: "Whether an item may skip no status.",
			type: "boolean"
		},
		maxAttempts: {
			description: "The largest counter of an item that names no maximum itself; 0 for none.",
			type: "integer",
			minimum: 0
		},
		rotatesWith: {
			description: "Path of the checklist with whose rotation this log may be reset.",
			type: "string"
		}
	}
};
// src/kinds/checklist/facts.ts
const checklistRule = ruleOver();
// src/kinds/checklist/places.ts
function afterPlace(item, field) {
	return inAfter(fieldPointer(item, field), item.part);
}
function beforePlace(item, field) {
	return inBefore(fieldPointer(item, field), item.part);
}
function listPlace({ pointer, part }) {
	return part === "" ? inAfter(pointer.slice(0, pointer.lastIndexOf("/"))) : inAfter("");
}
function nameOf$1({ key, title }) {
	const short = title.length > 80 ? `${title.slice(0, 79).replace(/[\ud800-\udbff]$/, "")}…` : title;
	return key.includes(title.slice(0, 40)) ? `'${key}'` : `${key} "${short}"`;
}
function namesOf$2(items, most = 5) {
	const named = items.slice(0, most).map(({ key }) => key);
	const more = items.length - named.length;
	return more > 0 ? `${named.join(", ")} and ${more} more` : named.join(", ");
}
function fieldPointer({ pointer, raw, isPlain, places }, field) {
	const place = field === void 0 ? void 0 : places.get(field);
	if (place !== void 0) return pointer + place;
	if (field === void 0 || isPlain || !Object.hasOwn(raw, field)) return pointer;
	return appendToken(pointer, field);
}
// src/kinds/checklist/words.ts
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
// src/kinds/checklist/contract.ts
function contractFields(item, { preset, strict }) {
	const named = preset.contract.filter((field) => Object.hasOwn(item.raw, field));
	if (!strict || item.isPlain) return named;
	const free = freeFields({
		preset,
		strict
	});
	return [...named, ...Object.keys(item.raw).filter((field) => !named.includes(field) && !free.has(field))];
}
function freeFields({ preset }) {
	const status = [preset.status, ...preset.groups.map((group) => group.status)].flatMap((each) => each?.field ?? []);
	const { counters, maximum } = preset.runner;
	const done = preset.done.map(({ field }) => field);
	const others = [
		preset.claim,
		preset.bookkeeping,
		counters,
		maximum,
		preset.key,
		preset.parent.nested ?? [],
		[evidenceName]
	];
	return new Set([
		...status,
		...done,
		...others.flat()
	]);
}
function contractChanges(before, after, reading) {
	if (before.raw === after.raw) return [];
	return [...new Set([...contractFields(before, reading), ...contractFields(after, reading)])].filter((field) => !foldedEqual(fieldOf$2(before.raw, field), fieldOf$2(after.raw, field)));
}
function contractText(item, reading) {
	const known = texts.get(item);
	if (known?.preset === reading.preset && known.strict === reading.strict) return known.text;
	const text = textOf$2(item, reading);
	texts.set(item, {
		preset: reading.preset,
		strict: reading.strict,
		text
	});
	return text;
}
const texts = new WeakMap();
function textOf$2(item, reading) {
	const fields = contractFields(item, reading);
	if (fields.length === 0) return void 0;
	return fields.map((field) => `${field}=${foldedText(fieldOf$2(item.raw, field))}`).join("\n");
}
function isReplaced(before, after, { preset }) {
	if (preset.titleFields.length === 0 || before.description === void 0 || after.description === void 0) return false;
	if (before.title === before.description || after.title === after.description) return false;
	return !wordsSimilar(before.title, after.title) && !wordsSimilar(before.description, after.description);
}
// src/kinds/checklist/claim.ts
function isClaim(name, item, { preset, strict }) {
	if (name === item.doneField || name === statusField(item, preset)) return false;
	if (contractFields(item, {
		preset,
		strict
	}).includes(name)) return false;
	return preset.claim.includes(name) || preset.bookkeeping.includes(name);
}
function statusField({ group }, { status }) {
	return (group?.status ?? status)?.field;
}
// src/kinds/checklist/relations.ts
function blockedItems(checklist) {
	if (checklist.preset.dependencies.length === 0) return [];
	return [...checklist.byKey.values()].flatMap((item) => {
		if (!item.done || item.dependencies.length === 0) return [];
		const open = dependenciesOf(checklist, item).filter((each) => each !== item && isOpen(each));
		return open.length > 0 ? [{
			item,
			open
		}] : [];
	});
}
function doneParents(checklist) {
	if (!checklist.preset.derivesParents) return [];
	const items = [...checklist.byKey.values()];
	const children = groupBy(items.filter(({ parent }) => parent !== void 0), ({ parent }) => parent);
	return items.flatMap((item) => {
		const open = item.done ? (children.get(item.key) ?? []).filter(isOpen) : [];
		return open.length > 0 ? [{
			item,
			open
		}] : [];
	});
}
function introduced$2(before, after, rekeyed = []) {
	const names = new Map(rekeyed.map((pair) => [pair.before.key, pair.after.key]));
	const nameOf = ({ key }) => names.get(key) ?? key;
	const known = new Map(before.map(({ item, open }) => [nameOf(item), new Set(open.map(nameOf))]));
	return after.flatMap(({ item, open }) => {
		const fresh = open.filter(({ key }) => known.get(item.key)?.has(key) !== true);
		return fresh.length > 0 ? [{
			item,
			open,
			fresh
		}] : [];
	});
}
function isOpen({ done, closed, tombstone }) {
	return !done && !closed && !tombstone;
}
function dependenciesOf(checklist, item) {
	return item.dependencies.flatMap((key) => dependencyOf(checklist, item, key) ?? []);
}
function dependencyOf({ byKey }, { key: own, parent }, key) {
	const tag = own.slice(0, own.indexOf(":") + 1);
	const candidates = [
		...parent === void 0 ? [] : [`${parent}.${key}`],
		tag + key,
		key
	];
	for (const candidate of candidates) {
		const item = byKey.get(candidate);
		if (item !== void 0) return item;
	}
}
// src/kinds/checklist/entity.ts
function entityOf$3(checklist, key) {
	if (key === "") return fileEntity$1(checklist);
	const item = itemOf(checklist, key);
	if (item === void 0) return void 0;
	const { pointer, part, title } = item;
	return {
		pointer,
		part,
		fields: fieldsOf$1(checklist, item),
		...title === key ? {} : { label: title }
	};
}
const knownFields = new WeakMap();
function fieldsOf$1(checklist, item) {
	const { preset, strict, repeated } = checklist;
	const [count, follows] = [repeated.get(item.key), followsChildren$1(checklist, item)];
	const known = knownFields.get(item);
	if (known?.preset === preset && known.strict === strict && known.follows === follows && known.count === count) return known.fields;
	const fields = makeFields(checklist, item, count, follows);
	knownFields.set(item, {
		preset,
		strict,
		count,
		follows,
		fields
	});
	return fields;
}
function makeFields(checklist, item, count, follows) {
	const { preset } = checklist;
	const nested = new Set(preset.parent.nested);
	const marks = new Set(preset.done.filter(({ values }) => values === void 0).map(({ field }) => field));
	const counters = new Set(preset.runner.counters);
	const fields = {};
	for (const [name, value] of foldedMembers(item.raw)) {
		if (nested.has(name)) continue;
		const isMark = marks.has(name) || name === item.doneField && follows;
		const isCounter = counters.has(name) && typeof value === "number";
		const other = isClaim(name, item, checklist) ? "claim" : "value";
		fields[name] = {
			role: isMark ? "derived" : isCounter ? "counter" : other,
			value
		};
	}
	fields[doneName] = {
		role: item.derived ? "derived" : "done",
		value: item.done
	};
	if (item.parent !== void 0) fields[parentName$1] = {
		role: "derived",
		value: item.parent
	};
	if (count !== void 0) fields[repeatedName$1] = {
		role: "derived",
		value: count
	};
	return fields;
}
function followsChildren$1(checklist, { derived, done, key }) {
	return derived && !(done && parentsOfOpen(checklist).has(key));
}
const openParents = new WeakMap();
function parentsOfOpen(checklist) {
	const known = openParents.get(checklist) ?? new Set([...checklist.byKey.values()].filter(isOpen).map(({ parent }) => parent));
	openParents.set(checklist, known);
	return known;
}
function* entityIds({ preset, byKey, repeated }) {
	if (preset.log !== void 0) yield "";
	else yield* byKey.keys();
	for (const [key, count] of repeated) for (let place = 2; place <= count; place++) yield againName(key, place);
}
const doneName = "(done)";
const parentName$1 = "(parent)";
const repeatedName$1 = "(repeated)";
const itemsName = "(items)";
const planName = "(plan)";
const shapeName = "(shape)";
const entriesName = "(entries)";
function orderName$2(key) {
	return `(before ${key})`;
}
function orderedKey(name) {
	return /^\(before ([\s\S]*)\)$/.exec(name)?.[1];
}
const remembered$1 = new WeakMap();
function fileEntity$1(checklist) {
	const entity = remembered$1.get(checklist) ?? makeFileEntity(checklist);
	remembered$1.set(checklist, entity);
	return entity;
}
function makeFileEntity(checklist) {
	const { preset, byKey, planKey, repeatedMembers, entries, items, unknownShape } = checklist;
	const isUnread = unknownShape !== void 0 && byKey.size === 0;
	const keys = [...byKey.keys()].sort(compareCodePoints);
	const values = [
		[itemsName, isUnread ? unknownShape.digest : keys.map((key) => [key, byKey.get(key)?.title ?? ""])],
		[doneName, keys.map((key) => [key, byKey.get(key)?.done === true])],
		[planName, planKey ?? null],
		...repeatedMembers.map(({ part, pointer }) => [part + pointer, true]),
		...items.map(({ key }, index) => [orderName$2(key), items[index - 1]?.key ?? null])
	];
	if (unknownShape !== void 0) values.push([shapeName, unknownShape.digest]);
	const fields = values.map(([name, value]) => [name, {
		role: "derived",
		value
	}]);
	if (preset.log !== void 0) fields.push([entriesName, {
		role: "set",
		value: numbered(entries)
	}]);
	return {
		pointer: "",
		part: "",
		fields: Object.fromEntries(fields)
	};
}
function numbered(entries) {
	const counts = new Map();
	return entries.map((entry) => {
		const count = (counts.get(entry) ?? 0) + 1;
		counts.set(entry, count);
		return count === 1 ? entry : `${entry} (${count})`;
	});
}
// src/kinds/checklist/graft-entries.ts
function graftEntries(doc, from, members) {
	const source = entriesOf$1(from ?? {
		entries: [],
		entryPointers: []
	});
	if (members.includes(void 0)) return asEntries(source);
	const wanted = new Set(members);
	const standing = new Set(source.map(({ name }) => name));
	const kept = entriesOf$1(doc).filter(({ name }) => !wanted.has(name) || standing.has(name));
	return asEntries(source.filter(({ name }) => wanted.has(name)).reduce((list, entry) => taking(list, entry, source), kept));
}
function taking(list, entry, source) {
	if (list.some(({ name }) => name === entry.name)) return [...list];
	const earlier = new Set(source.slice(0, source.indexOf(entry)).map(({ name }) => name));
	return list.toSpliced(list.findLastIndex(({ name }) => earlier.has(name)) + 1, 0, entry);
}
function entriesOf$1({ entries, entryPointers }) {
	const names = numbered(entries);
	return entries.map((text, index) => ({
		name: names[index] ?? text,
		text,
		pointer: entryPointers[index] ?? ""
	}));
}
function asEntries(entries) {
	return {
		entries: entries.map(({ text }) => text),
		entryPointers: entries.map(({ pointer }) => pointer)
	};
}
// src/kinds/checklist/open-value.ts
function openValue(doc, item, field) {
	const { done, status } = doc.preset;
	const mark = done.find((each) => each.field === field);
	if (mark !== void 0 && mark.values === void 0) return false;
	const moves = [item.group?.status, status].find((each) => each?.field === field);
	const first = moves?.rank?.[0]?.[0] ?? Object.keys(moves?.graph ?? {})[0];
	return mark?.open ?? first ?? usual$1(doc, item, field);
}
function usual$1({ items }, item, field) {
	const like = items.find((each) => each !== item && isOpen(each) && fieldOf$2(each.raw, field) !== void 0);
	return like === void 0 ? void 0 : fieldOf$2(like.raw, field);
}
// src/kinds/checklist/graft-fields.ts
function withFields(doc, item, source, names) {
	const marks = markFields(item, doc.preset).filter((field) => source !== void 0 || isTicked(item, field, doc.preset));
	const fields = names.flatMap((name) => name === "(done)" ? marks : [name]);
	const raw = { ...item.raw };
	const places = new Map(item.places);
	for (const field of fields) {
		const value = source === void 0 ? emptyValue(doc, item, field) : fieldOf$2(source.raw, field);
		if (value === void 0) delete raw[field];
		else raw[field] = value;
		const place = source?.places.get(field);
		if (place !== void 0) putAt(raw, place, value);
		if (place !== void 0) places.set(field, place);
	}
	return {
		...readItem({
			raw,
			places
		}, {
			...item,
			hasChildren: item.derived
		}, doc.preset),
		derived: item.derived
	};
}
function markFields({ group }, { done, status }) {
	const statuses = [status, group?.status].flatMap((each) => each?.field ?? []);
	return [...new Set([...done.map(({ field }) => field), ...statuses])];
}
function isTicked({ raw }, name, { done }) {
	const mark = done.find(({ field }) => field === name);
	return mark !== void 0 && saysDone(raw, mark);
}
function emptyValue(doc, item, field) {
	const value = fieldOf$2(item.raw, field);
	if (value === void 0) return void 0;
	if (markFields(item, doc.preset).includes(field)) return openValue(doc, item, field);
	return doc.preset.runner.counters.includes(field) && typeof value === "number" ? 0 : void 0;
}
function putAt(raw, pointer, value) {
	const tokens = pointerTokens(pointer);
	const last = tokens.pop();
	let at = raw;
	for (const token of tokens) {
		const next = Object.hasOwn(at, token) ? at[token] : void 0;
		if (!isJsonObject(next)) return;
		const copy = { ...next };
		at[token] = copy;
		at = copy;
	}
	if (last === void 0 || value === void 0 || isJsonArray(at[last]) || isJsonArray(value)) return;
	at[last] = value;
}
// src/kinds/checklist/order.ts
function movedItems(pairs) {
	const ordered = [...pairs].sort((left, right) => left.before.index - right.before.index);
	const kept = longestRising(ordered.map(({ after }) => after.index));
	return ordered.filter((_, place) => !kept.has(place));
}
// src/kinds/checklist/graft-items.ts
function withEntities(doc, source, keys) {
	const replaced = new Map();
	const gone = new Set();
	const lost = new Map();
	for (const key of keys) {
		const again = againOf(doc, key) ?? againOf(source.doc, key);
		if (again !== void 0) {
			const extra = (doc.repeated.get(again.key) ?? 1) >= again.place;
			const old = source.item(key);
			if (old === void 0 && extra) for (const item of superfluous(doc, source, again.key, gone)) gone.add(item);
			else if (old !== void 0 && !extra) lost.set(old, old);
			continue;
		}
		const [now, old] = [doc.byKey.get(key), source.item(key)];
		if (now !== void 0 && old !== void 0) replaced.set(now, withOwnClaims(doc, now, old));
		else if (now !== void 0) for (const item of withDescendants(doc, source, now)) gone.add(item);
		else if (old !== void 0) for (const item of withContainers(doc, source, old)) lost.set(item, named(item, source));
	}
	const kept = doc.items.flatMap((item) => gone.has(item) ? [] : replaced.get(item) ?? item);
	if (lost.size === 0) return kept;
	const settled = inOrder$1(kept, source);
	return placed(kept, source.doc.items.map((item) => ({
		anchor: settled.get(item),
		come: lost.has(item) ? [lost.get(item) ?? item] : void 0
	})));
}
function superfluous({ items, byKey }, source, key, gone) {
	const same = items.filter((item) => item.key === key && !gone.has(item));
	const old = source.item(key);
	const own = old === void 0 ? void 0 : likest(same, old);
	return same.filter((item) => item !== (own ?? byKey.get(key))).slice(-1);
}
function likest(items, { raw }) {
	const fieldsAlike = (item) => Object.keys(raw).filter((name) => foldedEqual(item.raw[name], raw[name])).length;
	const exact = items.findLast((item) => foldedEqual(item.raw, raw));
	const most = Math.max(...items.map(fieldsAlike));
	const first = items.find((item) => fieldsAlike(item) === most);
	return exact ?? items.findLast((item) => first !== void 0 && foldedEqual(item.raw, first.raw));
}
function withOwnClaims(doc, now, old) {
	const own = Object.entries(now.raw).filter(([name]) => isClaim(name, now, doc));
	const others = Object.entries(old.raw).filter(([name]) => !isClaim(name, old, doc));
	const { pointer, part, index } = now;
	return {
		...old,
		pointer,
		part,
		index,
		raw: Object.fromEntries([...others, ...own])
	};
}
function withDescendants(doc, source, item) {
	const { nested, index } = doc.preset.parent;
	if (nested === void 0 && index === void 0) return [item];
	const children = groupBy(doc.items, ({ parent }) => parent);
	const all = [item];
	for (const each of all) for (const child of children.get(each.key) ?? []) if (source.item(child.key) === void 0 && !all.includes(child)) all.push(child);
	return all;
}
function named(item, source) {
	const parent = item.parent === void 0 ? void 0 : source.nameNow(item.parent);
	return parent === void 0 ? item : {
		...item,
		parent
	};
}
function withContainers(doc, source, item) {
	const { nested, index } = doc.preset.parent;
	const all = [item];
	if (nested === void 0 && index === void 0) return all;
	for (let key = item.parent; key !== void 0 && !doc.byKey.has(key);) {
		const parent = source.nameNow(key) === void 0 ? source.item(key) : void 0;
		if (parent === void 0 || all.includes(parent)) break;
		all.push(parent);
		key = parent.parent;
	}
	return all;
}
function withPlaces(items, source, keys) {
	const moved = new Map();
	for (const key of keys) {
		const old = source.same(key);
		if (old !== void 0) moved.set(old, items.filter((item) => item.key === key));
	}
	if (moved.size === 0) return items;
	const gone = new Set([...moved.values()].flat());
	const settled = inOrder$1(items, source);
	return placed(items.filter((item) => !gone.has(item)), source.doc.items.map((item) => {
		const come = moved.get(item);
		const anchor = settled.get(item);
		return {
			anchor: anchor !== void 0 && gone.has(anchor) ? void 0 : anchor,
			come
		};
	}));
}
function placed(kept, order) {
	const behind = new Map();
	let last;
	for (const { anchor, come } of order) {
		const list = behind.get(last) ?? [];
		behind.set(last, list);
		if (come !== void 0) list.push(...come);
		else if (anchor !== void 0) last = anchor;
	}
	return [...behind.get(void 0) ?? [], ...kept.flatMap((item) => [item, ...behind.get(item) ?? []])];
}
function inOrder$1(items, source) {
	const pairs = [...new Map(items.map((item, index) => [item.key, {
		item,
		index
	}])).values()].flatMap(({ item, index }) => {
		const before = source.same(item.key) ?? source.item(item.key);
		return before === void 0 ? [] : [{
			before,
			after: {
				...item,
				index
			},
			changed: [],
			replaced: false,
			item
		}];
	});
	const moved = new Set(movedItems(pairs));
	return new Map(pairs.flatMap((pair) => moved.has(pair) ? [] : [[pair.before, pair.item]]));
}
// src/kinds/checklist/align-sections.ts
function alignSections(before, after) {
	return withSectionNames(before, sectionNames(before, after));
}
function sectionNames(before, after) {
	const names = new Map();
	if (before.preset.within === void 0) return names;
	const [old, now] = [sectionsOf(before), sectionsOf(after)];
	const gone = [...old].filter(([name]) => !now.has(name));
	if (gone.length === 0) return names;
	const come = after.items.filter(({ within }) => within !== "" && !old.has(within));
	const placesOf = groupBy(come, sameText);
	for (const [name, items] of gone) {
		const renamed = bestMatch(items, placesOf, new Set(names.values()));
		if (renamed !== void 0) names.set(name, renamed);
	}
	return names;
}
function withSectionNames(doc, names) {
	if (names.size === 0) return doc;
	const items = doc.items.map((item) => movedTo(item, names.get(item.within)));
	return {
		...doc,
		...indexed$1(items, []),
		repeated: doc.repeated
	};
}
function sectionsOf({ items }) {
	const sections = groupBy(items, ({ within }) => within);
	sections.delete("");
	return sections;
}
function sameText({ ownKey, title }) {
	return JSON.stringify([ownKey, title]);
}
const mostPlaces = 100;
function bestMatch(items, placesOf, taken) {
	const shared = new Map();
	for (const item of items) {
		const places = placesOf.get(sameText(item)) ?? [];
		if (places.length > mostPlaces) continue;
		for (const { within } of places) if (!taken.has(within)) shared.set(within, (shared.get(within) ?? 0) + 1);
	}
	const [best] = [...shared].sort(([, left], [, right]) => right - left);
	return best !== void 0 && best[1] * 2 >= items.length ? best[0] : void 0;
}
function movedTo(item, name) {
	if (name === void 0) return item;
	const rename = (key) => name + key.slice(item.within.length);
	const parent = item.parent?.startsWith(item.within) === true ? rename(item.parent) : item.parent;
	return {
		...item,
		key: rename(item.key),
		parent,
		within: name
	};
}
// src/kinds/checklist/pair-items.ts
function pairItems(before, after, isRange = false) {
	const known = pairings.get(before) ?? new WeakMap();
	pairings.set(before, known);
	const both = known.get(after) ?? {};
	known.set(after, both);
	const name = isRange ? "range" : "step";
	both[name] ??= pairingOf(before, after, isRange);
	return both[name];
}
const pairings = new WeakMap();
function pairingOf(before, after, isRange) {
	const same = samesByKey(before, after);
	const doubtful = same.filter(([item, twin]) => item.title !== twin.title);
	const vanished = [...before.byKey.values()].filter(({ key }) => !after.byKey.has(key));
	const appeared = [...after.byKey.values()].filter(({ key }) => !before.byKey.has(key));
	const rekeyed = matchRekeyed([...vanished, ...doubtful.map(([item]) => item)], [...appeared, ...doubtful.map(([, twin]) => twin)], before, after, isRange);
	const [left, come] = [new Set(rekeyed.map((pair) => pair.before)), new Set(rekeyed.map((pair) => pair.after))];
	const parted = doubtful.filter(([item, twin]) => left.has(item) || come.has(twin));
	const apart = new Set(parted);
	let pairs;
	return {
		get pairs() {
			pairs ??= [...same.filter((pair) => !apart.has(pair)).map(([item, twin]) => pairOf(item, twin, after)), ...rekeyed];
			return pairs;
		},
		rekeyed,
		added: [...appeared, ...parted.map(([, twin]) => twin)].filter((item) => !come.has(item)),
		removed: [...vanished, ...parted.map(([item]) => item)].filter((item) => !left.has(item))
	};
}
function samesByKey(before, after) {
	const pairs = [];
	for (const item of before.byKey.values()) {
		const twin = after.byKey.get(item.key);
		if (twin !== void 0) pairs.push([item, twin]);
	}
	return pairs;
}
function pairOf(before, after, reading) {
	const changed = contractChanges(before, after, reading);
	return {
		before,
		after,
		changed,
		replaced: changed.length > 0 && isReplaced(before, after, reading)
	};
}
function matchRekeyed(gone, come, before, after, isRange) {
	if (gone.length === 0 || come.length === 0) return [];
	const same = matchByContract(gone, come, before, after);
	if (!isRange) return withSameParents(same, before, after);
	const [left, found] = [new Set(same.map((pair) => pair.before)), new Set(same.map((pair) => pair.after))];
	const finished = matchByContract(gone.filter((item) => !left.has(item)), come.filter((item) => (item.done || item.tombstone) && !found.has(item)), before, after, true);
	return withSameParents([...same, ...finished], before, after);
}
function matchByContract(gone, come, before, after, areFinished = false) {
	const identity = (item, reading) => {
		const contract = contractText(item, reading);
		return contract === void 0 ? void 0 : `${areFinished || item.done} ${contract}`;
	};
	const old = groupBy(gone, (item) => identity(item, before));
	const now = groupBy(come, (item) => identity(item, after));
	return [...old].flatMap(([contract, items]) => {
		const [item, twin] = [items[0], now.get(contract)?.[0]];
		return items.length === 1 && now.get(contract)?.length === 1 && contract !== void 0 && item && twin && item.key !== twin.key ? [pairOf(item, twin, after)] : [];
	});
}
function withSameParents(found, old, now) {
	const renamed = new Map(found.map(({ before, after }) => [before.key, after.key]));
	for (const { before, after } of found) {
		const [from, to] = [before.parent, after.parent];
		if (from === void 0 || to === void 0 || renamed.has(from)) continue;
		if (!now.byKey.has(from) && !old.byKey.has(to)) renamed.set(from, to);
	}
	return found.filter(({ before, after }) => {
		if (before.parent === void 0) return after.parent === void 0;
		return (renamed.get(before.parent) ?? before.parent) === after.parent;
	});
}
// src/kinds/checklist/graft-source.ts
function graftSource(doc, from) {
	const source = from === null ? emptied$1(doc) : alignSections(from, doc);
	let known;
	const names = () => {
		known ??= namesBetween(source, doc);
		return known;
	};
	return {
		doc: source,
		item: (key) => itemOf(source, key),
		same(key) {
			const [old, now] = [itemOf(source, key), itemOf(doc, key)];
			if (old !== void 0 && old.title === now?.title) return old;
			return names().came.get(key) ?? (old !== void 0 && names().left.has(old.key) ? void 0 : old);
		},
		nameNow: (key) => names().now.get(key)
	};
}
function emptied$1(doc) {
	const nothing = {
		unknownShape: void 0,
		entries: [],
		entryPointers: [],
		repeatedMembers: []
	};
	return {
		...doc,
		...indexed$1([], []),
		...nothing
	};
}
function namesBetween(old, now) {
	const step = pairItems(old, now).rekeyed;
	const pairs = [...pairItems(old, now, true).rekeyed, ...step];
	return {
		came: new Map(pairs.map(({ before, after }) => [after.key, before])),
		left: new Set(pairs.map(({ before }) => before.key)),
		now: new Map(step.map(({ before, after }) => [before.key, after.key]))
	};
}
// src/kinds/checklist/rotation.ts
function findRotation(before, after, pairing) {
	if (before.byKey.size === 0 || after.byKey.size === 0) return void 0;
	const survivors = [...before.byKey.values()].filter((item) => survives(item, after) || isRekeyed(item, pairing));
	const planKeyChanged = isPlanChanged(before, after);
	const survives30 = survivors.length * 10 >= before.byKey.size * 3;
	if (!planKeyChanged && survives30) return void 0;
	const vanished = [...before.byKey.values()].filter((item) => !survives(item, after));
	return {
		planKeyChanged,
		finished: before.planKey === void 0 && isFinished$1(before) && !isReworded(before, after),
		planKeyFrom: canonicalJson(before.planKey),
		planKeyTo: canonicalJson(after.planKey),
		oldCount: before.byKey.size,
		oldDone: [...before.byKey.values()].filter(({ done }) => done).length,
		survivors: survivors.length,
		vanished,
		comeBackDone: comeBackDone(vanished, after, planKeyChanged).filter((item) => !survives(item, before)),
		takenKeys: survives30 ? takenKeys(before, after) : []
	};
}
function isFinished$1({ items }) {
	return items.length > 0 && items.every(({ done }) => done);
}
function survives(item, other) {
	if (other.byKey.get(item.key)?.title === item.title) return true;
	return other.repeated.has(item.key) && other.items.some(({ key, title }) => key === item.key && title === item.title);
}
function isReworded(before, after) {
	const items = [...before.byKey.values()];
	return items.filter(({ key, title }) => wordsSimilar(title, after.byKey.get(key)?.title ?? "")).length * 10 >= items.length * 3;
}
function isRekeyed(item, { rekeyed }) {
	return rekeyed.length > 0 && rekeyed.some(({ before }) => before === item);
}
function isPlanChanged(before, after) {
	if (before.planKey === void 0 || after.planKey === void 0) return false;
	return !foldedEqual(before.planKey, after.planKey);
}
function comeBackDone(vanished, after, planKeyChanged) {
	const open = vanished.filter(({ done, closed }) => !done && !closed);
	const byKey = new Map(open.map((item) => [item.key, item]));
	const titles = new Set(open.map(({ title }) => title));
	return [...after.byKey.values()].filter(({ done, key, title }) => {
		if (!done) return false;
		const old = byKey.get(key);
		return titles.has(title) || old !== void 0 && (!planKeyChanged || wordsSimilar(old.title, title));
	});
}
function takenKeys(before, after) {
	return [...before.byKey.values()].flatMap((item) => {
		const twin = after.byKey.get(item.key);
		if (!item.done || twin === void 0 || twin.title === item.title) return [];
		return twin.done && wordsSimilar(item.title, twin.title) ? [] : [pairOf(item, twin, after)];
	});
}
// src/kinds/checklist/log-break.ts
function findLogBreak(before, after) {
	const mode = after.preset.log;
	if (mode === void 0) return void 0;
	if (isReset(before, after)) return void 0;
	const { old } = keptEntries(before, after, mode);
	return old < before.entries.length ? breakAt(mode, old, before, after) : void 0;
}
function keptEntries(before, after, mode) {
	let kept = 0;
	for (const [old, entry] of before.entries.entries()) {
		let place = kept;
		while (mode === "insert-only" && place < after.entries.length && after.entries[place] !== entry) place += 1;
		if (after.entries[place] !== entry) return {
			old,
			kept
		};
		kept = place + 1;
	}
	return {
		old: before.entries.length,
		kept
	};
}
function splicedEntries(before, after) {
	const { old, kept } = keptEntries(before, after, after.preset.log ?? "prefix");
	return {
		entries: [...after.entries.slice(0, kept), ...before.entries.slice(old)],
		entryPointers: [...after.entryPointers.slice(0, kept), ...before.entryPointers.slice(old)]
	};
}
function isReset({ plan: old }, { plan: now }) {
	if (old === void 0 || now === void 0) return false;
	return findRotation(old, now, pairItems(old, now)) !== void 0;
}
function breakAt(mode, index, before, after) {
	const at = after.entryPointers[Math.min(index, after.entryPointers.length - 1)] ?? "";
	return {
		mode,
		entry: index + 1,
		pointer: before.entryPointers[index] ?? "",
		at
	};
}
// src/kinds/checklist/graft.ts
function graftChecklist(doc, from, subjects) {
	if (subjects.includes("")) return from ?? emptied$1(doc);
	const source = graftSource(doc, from);
	const named = namedIn(doc, source, subjects);
	const edited = named.fields.size === 0 ? doc : withEdited(doc, source, named.fields);
	const items = withPlaces(withEntities(edited, source, named.items), source, named.places);
	const lost = new Set([...named.items].filter((key) => source.item(key) === void 0));
	return {
		...edited,
		...withDerived(edited, items, lost),
		...fileFields(doc, source, named, items)
	};
}
function namedIn(doc, source, subjects) {
	const named = {
		fields: new Map(),
		items: new Set(),
		places: new Set(),
		file: new Set(),
		entries: []
	};
	for (const { entity, field, member } of subjects.map(splitSubject)) {
		const ordered = entity === "" && field !== void 0 ? orderedKey(field) : void 0;
		if (ordered !== void 0) named.places.add(ordered);
		else if (entity === "" && field === "(entries)") named.entries.push(member);
		else if (entity === "") named.file.add(field ?? "");
		else if (field === void 0) named.items.add(entity);
		else if (field === "(repeated)") for (const name of agains(doc, entity)) named.items.add(name);
		else named.fields.set(entity, [...named.fields.get(entity) ?? [], field]);
	}
	if (named.file.has("(items)")) for (const key of [...doc.byKey.keys(), ...source.doc.byKey.keys()]) named.items.add(key);
	return named;
}
function agains({ repeated }, key) {
	return Array.from({ length: (repeated.get(key) ?? 1) - 1 }, (_, index) => againName(key, index + 2));
}
function withEdited(doc, source, fields) {
	const edited = new Map();
	for (const [key, names] of fields) {
		const item = itemOf(doc, key);
		if (item !== void 0) edited.set(item, withFields(doc, item, source.same(key), names));
	}
	const items = doc.items.map((item) => edited.get(item) ?? item);
	return {
		...doc,
		...reindexed(doc, items)
	};
}
function withDerived(doc, items, lost) {
	const parents = doc.preset.derivesParents ? new Set(items.map(({ parent }) => parent)) : new Set();
	return reindexed(doc, items.map((item, index) => {
		const derived = item.group === void 0 ? parents.has(item.key) : item.derived;
		return item.index === index && item.derived === derived ? item : {
			...item,
			index,
			derived
		};
	}), lost);
}
function fileFields(doc, { doc: source }, { file: names, entries }, items) {
	const isFound = doc.items.length === 0 && items.length > 0;
	const { unknownShape, planKey, repeatedMembers } = source;
	const known = new Set(repeatedMembers.map(({ part, pointer }) => part + pointer));
	return {
		...isFound || names.has("(shape)") || names.has("(items)") ? { unknownShape } : {},
		...names.has("(plan)") ? { planKey } : {},
		...entriesIn(doc, source, entries),
		repeatedMembers: doc.repeatedMembers.filter(({ part, pointer }) => !names.has(part + pointer) || known.has(part + pointer))
	};
}
function entriesIn(doc, source, members) {
	if (members.length === 0) return {};
	return members.includes(void 0) ? splicedEntries(source, doc) : graftEntries(doc, source, members);
}
// src/kinds/checklist/relying.ts
const reliers = new WeakMap();
function relying(item, doc, stays = () => false) {
	const known = reliers.get(doc) ?? reliersOf(doc);
	reliers.set(doc, known);
	const all = new Set([item]);
	for (const each of all) {
		if (each !== item && stays(each)) continue;
		for (const other of known.get(each) ?? []) all.add(other);
	}
	all.delete(item);
	return [...all];
}
function reliersOf(doc) {
	const done = [...doc.byKey.values()].filter((item) => item.done);
	const above = judgesParents(doc) ? [...doc.byKey.values()].flatMap((item) => pairsAbove(item, doc)) : [];
	const depending = judgesDependencies(doc) ? done.flatMap((other) => dependenciesOf(doc, other).map((item) => ({
		item,
		other
	}))) : [];
	const groups = groupBy([...above, ...depending], ({ item }) => item);
	return new Map([...groups].map(([item, list]) => [item, list.map(({ other }) => other)]));
}
function pairsAbove(item, { byKey }) {
	const other = item.parent === void 0 ? void 0 : byKey.get(item.parent);
	return other?.done ? [{
		item,
		other
	}] : [];
}
function judgesParents({ preset }) {
	return preset.derivesParents && (preset.rules["parent-done"] ?? "error") === "error";
}
function judgesDependencies({ preset }) {
	return preset.dependencies.length > 0 && preset.rules["dependency-order"] === "error";
}
// src/kinds/checklist/refusal.ts
function refusalOf$2(subjects, { isOtherPlan, from }) {
	const refuses = [...new Set(subjects)];
	return isOtherPlan && from !== null ? {
		refuses,
		demanded: from
	} : { refuses };
}
function marksRefused(items, facts) {
	return refusalOf$2(items.flatMap((item) => markSubjects(item, facts)), facts);
}
function marksWith(item, field, facts) {
	if (!item.done || item.doneField !== field || facts.from?.byKey.get(item.key)?.done === true) return [];
	return markSubjects(item, facts).filter((subject) => subject !== subjectOf(item.key, doneName));
}
function markSubjects(item, facts) {
	const { scope, from, after } = facts;
	const stood = from?.byKey.get(item.key);
	const isBackOpen = scope !== "net" && (stood === void 0 || isOpen(stood));
	const wasDone = (each) => from?.byKey.get(each.key)?.done === true;
	const above = isBackOpen && after !== null ? relying(item, after, wasDone) : [];
	if (stood === void 0 && above.some(wasDone)) return [subjectOf(item.key)];
	const opened = [item, ...above.filter((each) => !wasDone(each))];
	const fresh = opened.filter(({ key }) => from?.byKey.has(key) !== true);
	return [
		...opened.map(({ key }) => subjectOf(key, doneName)),
		...fresh.flatMap((each) => triedOnce(each, facts)),
		...above.filter(wasDone).flatMap((each) => newNeeds(each, item, facts))
	];
}
function newNeeds(item, needed, { from, after }) {
	const old = from?.byKey.get(item.key);
	if (old === void 0 || from === null || dependenciesOf(from, old).some(({ key }) => key === needed.key)) return [];
	return (after?.preset.dependencies ?? []).filter((field) => !foldedEqual(fieldOf$2(old.raw, field), fieldOf$2(item.raw, field))).map((field) => subjectOf(item.key, field));
}
function triedOnce({ key, raw }, { scope, after, isOtherPlan }) {
	if (scope === "net" || !isOtherPlan) return [];
	return (after?.preset.runner.counters ?? []).filter((field) => fieldOf$2(raw, field) === 1).map((field) => subjectOf(key, field));
}
function parentRefused({ item }, facts) {
	const { from, after } = facts;
	if (!(from?.byKey.get(item.key)?.done === true) || after === null) return marksRefused([item], facts);
	const refuses = [item, ...relying(item, after)].map(({ key }) => subjectOf(key, doneName));
	return {
		refuses,
		demanded: graftChecklist(after, null, refuses)
	};
}
function blockedRefused({ item, fresh }, facts) {
	const { from, after } = facts;
	const old = from?.byKey.get(item.key);
	if (old?.done !== true || after === null || from === null) return marksRefused([item], facts);
	const needed = new Set(dependenciesOf(from, old).map(({ key }) => key));
	return refusalOf$2(fresh.flatMap(({ key }) => {
		const before = from.byKey.get(key);
		const isNeeded = (each) => each.key === key;
		if (!needed.has(key) && before !== void 0) return fresh.filter(isNeeded).flatMap((each) => newNeeds(item, each, facts));
		return before === void 0 ? [subjectOf(key)] : reopenedSubjects(before, after);
	}), facts);
}
function backSubjects(item, facts) {
	const { scope, from, after } = facts;
	if (scope === "net" || after === null || from === null || !judgesDependencies(after)) return [];
	const isReopened = ({ done, key }) => done && after.byKey.get(key)?.done === false;
	const needed = new Set([item]);
	for (const each of needed) for (const other of dependenciesOf(from, each).filter(isReopened)) needed.add(other);
	needed.delete(item);
	const now = after.byKey.get(item.key);
	const added = now === void 0 ? [] : dependenciesOf(after, now).filter(isOpen);
	return [...[...needed].flatMap((each) => reopenedSubjects(each, after)), ...added.flatMap((each) => now === void 0 ? [] : newNeeds(now, each, facts))];
}
function reopenedSubjects(item, after) {
	const now = after.byKey.get(item.key);
	const changed = now === void 0 ? [] : contractChanges(item, now, after);
	return [doneName, ...changed].map((field) => subjectOf(item.key, field));
}
function openedAbove(item, { from, after }) {
	const subjects = [];
	const children = groupBy(after?.byKey.values() ?? [], ({ parent }) => parent);
	const back = new Set([item.key]);
	for (let key = item.parent; key !== void 0 && !back.has(key);) {
		const [parent, was] = [after?.byKey.get(key), from?.byKey.get(key)];
		if (!(parent?.derived === true && !parent.done && was?.done === true) || (children.get(key) ?? []).some((child) => isOpen(child) && !back.has(child.key))) break;
		subjects.push(subjectOf(key, doneName));
		back.add(key);
		key = parent.parent;
	}
	return subjects;
}
// src/kinds/checklist/rules/born-done.ts
const bornDone = checklistRule({
	id: "checklist/born-done",
	title: "A new item starts open",
	why: "An item that comes done was never planned, so nobody could say what it had to fulfil.",
	fix: "Open the item or take it out again, and flip it in the commit that finishes it.",
	severity: "warning",
	since: "0.1.0",
	scopes: ["step", "merge"],
	needs: ["touched"],
	messages: { born: "{item} is new and already done, and nothing else changed with it" },
	*check(facts, problem) {
		if (facts.touchedWork || facts.guard === "success") return;
		for (const item of facts.bornDone) yield problem("born", { item: nameOf$1(item) }, {
			subject: subjectOf(item.key),
			at: afterPlace(item, item.doneField),
			...marksRefused([item], facts)
		});
	}
});
// src/kinds/checklist/rules/bulk-flip.ts
const bulkFlip = checklistRule({
	id: "checklist/bulk-flip",
	title: "Items are finished one by one",
	why: "Five flips in six come alone; dozens at once are a tidied list, not finished work.",
	fix: "Put the marks back, and flip each item in the commit that finishes it.",
	severity: "warning",
	messageSeverities: { most: "error" },
	since: "0.1.0",
	scopes: ["step", "merge"],
	messages: {
		many: "{count} items turned done at once: {items}",
		most: "{count} items turned done at once, which is beyond {limit}: {items}"
	},
	*check(facts, problem) {
		const { warning = Number.POSITIVE_INFINITY, error = Number.POSITIVE_INFINITY, topLevel } = facts.after?.preset.bulkFlip ?? {};
		const items = [...facts.flips.map(({ after }) => after), ...facts.bornDone].filter(({ parent, derived }) => topLevel === true ? parent === void 0 : !derived);
		const [first] = items;
		if (first === void 0 || items.length < Math.min(warning, error)) return;
		const values = {
			count: items.length,
			items: namesOf$2(items),
			limit: error - 1
		};
		yield problem(items.length >= error ? "most" : "many", values, {
			subject: subjectOf("", doneName),
			at: afterPlace(first, first.doneField),
			related: items.slice(1, 20).map((item) => ({
				...afterPlace(item, item.doneField),
				label: item.key
			})),
			data: { items: items.map(({ key }) => key) },
			...marksRefused(items, facts)
		});
	}
});
// src/kinds/checklist/rules/counter.ts
const counter = checklistRule({
	id: "checklist/counter",
	title: "The runner's counters count",
	why: "A lowered counter gives an item attempts that it has already used up.",
	fix: "Put the counter back; only the runner raises it, by one for each attempt.",
	severity: "error",
	since: "0.1.0",
	scopes: [
		"step",
		"merge",
		"net"
	],
	messages: {
		lowered: "{item}: {field} fell from {from} to {to}",
		jumped: "{item}: {field} went from {from} to {to}, and one attempt raises it by one",
		beyond: "{item}: {field} is {to}, beyond its maximum of {from}",
		started: "{item}: {field} is {to} on an item that is new"
	},
	*check(facts, problem) {
		for (const { item, before, field, type, from, to } of facts.counters) {
			if (facts.scope === "net" && type !== "lowered") continue;
			yield problem(type, {
				item: nameOf$1(item),
				field,
				from,
				to
			}, {
				subject: subjectOf(item.key, field),
				at: afterPlace(item, field),
				related: before === void 0 ? [] : [{
					...beforePlace(before, field),
					label: "was"
				}],
				data: {
					field,
					from,
					to
				},
				...refusalOf$2([subjectOf(item.key, field)], facts)
			});
		}
	}
});
// src/kinds/checklist/rules/dependency-order.ts
const dependencyOrder = checklistRule({
	id: "checklist/dependency-order",
	title: "What an item depends on is done before it",
	why: "An item that is done before what it needs was not tested with it.",
	fix: "Finish what it depends on first, or correct its dependencies while it is open.",
	severity: "warning",
	since: "0.1.0",
	scopes: ["step", "merge"],
	messages: { early: "{item} is done, but what it depends on is open: {open}" },
	*check(facts, problem) {
		for (const related of facts.blocked) {
			const { item, open } = related;
			yield problem("early", {
				item: nameOf$1(item),
				open: namesOf$2(open)
			}, {
				subject: subjectOf(item.key, doneName),
				at: afterPlace(item, item.doneField),
				related: open.slice(0, 20).map((each) => ({
					...afterPlace(each, each.doneField),
					label: "open"
				})),
				data: { open: open.map(({ key }) => key) },
				...blockedRefused(related, facts)
			});
		}
	}
});
// src/kinds/checklist/differences.ts
function differenceOf({ before, after }, field) {
	const places = {
		at: afterPlace(after, field),
		was: beforePlace(before, field)
	};
	const [old, now] = [fieldOf$2(before.raw, field), fieldOf$2(after.raw, field)];
	if (!isJsonArray(old) || !isJsonArray(now)) return {
		...places,
		from: shown$3(old),
		to: shown$3(now)
	};
	const index = old.findIndex((member, place) => !foldedEqual(member, now[place]));
	const first = index < 0 ? old.length : index;
	return {
		from: shown$3(old[first]),
		to: shown$3(now[first]),
		at: memberPlace$1(places.at, now, first),
		was: memberPlace$1(places.was, old, first)
	};
}
function memberPlace$1(place, list, index) {
	return index < list.length ? {
		...place,
		pointer: `${place.pointer}/${index}`
	} : place;
}
function shown$3(value) {
	if (value === void 0) return "nothing";
	const text = canonicalJson(foldValue(value));
	return text.length > 80 ? `${text.slice(0, 79).replace(/[\ud800-\udbff]$/, "")}…` : text;
}
// src/kinds/checklist/counters.ts
function counterMoves({ after, pairs, added, maxAttempts }) {
	const { counters } = after.preset.runner;
	if (counters.length === 0) return [];
	return [...pairs.flatMap((pair) => counters.flatMap((field) => pairMove(pair, field, after, maxAttempts) ?? [])), ...added.flatMap((item) => counters.flatMap((field) => startedMove(item, field) ?? []))];
}
function pairMove({ before, after }, field, { preset }, maxAttempts) {
	const to = numberIn(after, field);
	const from = numberIn(before, field) ?? 0;
	if (to === void 0) return from > 0 ? {
		item: after,
		before,
		field,
		type: "lowered",
		from,
		to: 0
	} : void 0;
	const move = {
		item: after,
		before,
		field,
		from,
		to
	};
	if (to < from) return {
		...move,
		type: "lowered"
	};
	const most = maximumOf(after, preset.runner.maximum) ?? maxAttempts;
	if (to > from && most > 0 && to > most) return {
		...move,
		type: "beyond",
		from: most
	};
	return to > from + 1 ? {
		...move,
		type: "jumped"
	} : void 0;
}
function startedMove(item, field) {
	const to = numberIn(item, field) ?? 0;
	if (to <= (item.done ? 1 : 0)) return void 0;
	return {
		item,
		before: void 0,
		field,
		type: "started",
		from: 0,
		to
	};
}
function maximumOf(item, fields) {
	return fields.map((field) => numberIn(item, field)).find((value) => value !== void 0);
}
function numberIn(item, field) {
	const value = fieldOf$2(item.raw, field);
	return typeof value === "number" ? value : void 0;
}
// src/kinds/checklist/lost-items.ts
function lostSubjects(items, facts) {
	const { from, after } = facts;
	if (from === null || after === null) return [];
	const taken = items.some(({ key }) => after.byKey.has(key)) ? oldKeys(from, after) : new Map();
	return items.flatMap((item) => {
		const keys = [item.key];
		for (const key of keys) {
			const old = taken.get(key);
			if (old !== void 0 && !keys.includes(old)) keys.push(old);
		}
		return [...keys.map((key) => subjectOf(key)), ...backSubjects(item, facts)];
	});
}
function oldKeys(before, after) {
	const { rekeyed } = pairItems(before, after);
	return new Map(rekeyed.map((pair) => [pair.after.key, pair.before.key]));
}
function withOldPlan(subjects, { rotation, before, after }) {
	if (rotation === void 0 || rotation.planKeyChanged || before === null || after === null) return [...subjects];
	const aligned = alignSections(before, after);
	const put = graftChecklist(after, aligned, subjects);
	const pairing = pairItems(aligned, put);
	if (findRotation(aligned, put, pairing) !== void 0) return [...subjects];
	const { pairs, removed } = pairing;
	const counters = counterMoves({
		after: put,
		pairs,
		added: [],
		maxAttempts: 0
	});
	return [
		...subjects,
		...pairs.flatMap(movedSubjects),
		...removed.filter(({ done }) => done).map(({ key }) => subjectOf(key)),
		...(put.preset.rules.order === "error" ? movedItems(pairs) : []).map((pair) => subjectOf("", orderName$2(pair.after.key))),
		...counters.map(({ item, field }) => subjectOf(item.key, field))
	];
}
function movedSubjects({ before, after, changed, replaced }) {
	return [...before.done || after.done || replaced ? changed : [], ...before.done && !after.done ? [doneName] : []].map((field) => subjectOf(after.key, field));
}
function contractRefused({ before, after }, field, facts) {
	const subject = subjectOf(after.key, field);
	if (before.title === after.title) return refusalOf$2([subject], facts);
	const refuses = withOldPlan([subject], facts);
	return refuses.length > 1 ? { refuses } : refusalOf$2(refuses, facts);
}
// src/kinds/checklist/rules/done-changed.ts
const doneChanged = checklistRule({
	id: "checklist/done-changed",
	title: "What was done keeps its contract",
	why: "Whoever relied on a done item is not told that it now means something else.",
	fix: "Put the contract back as it was, and plan the new wording as a new item; claim fields such as notes may change.",
	severity: "error",
	since: "0.1.0",
	scopes: [
		"step",
		"merge",
		"net"
	],
	messages: { changed: "{item} was done and is done, but {field} changed from {from} to {to}" },
	*check(facts, problem) {
		for (const pair of facts.pairs) {
			if (!pair.before.done || !pair.after.done) continue;
			for (const field of pair.changed) {
				const { from, to, at, was } = differenceOf(pair, field);
				yield problem("changed", {
					item: nameOf$1(pair.before),
					field,
					from,
					to
				}, {
					subject: subjectOf(pair.after.key, field),
					at,
					related: [{
						...was,
						label: "was"
					}],
					data: {
						field,
						from,
						to,
						claim: facts.after?.preset.claim ?? []
					},
					...contractRefused(pair, field, facts)
				});
			}
		}
	}
});
// src/kinds/checklist/rules/done-disagrees.ts
const doneDisagrees = checklistRule({
	id: "checklist/done-disagrees",
	title: "The fields that say done agree",
	why: "An item that is done by one field and open by another is read differently by every tool.",
	fix: "Set both fields to what is true.",
	severity: "warning",
	since: "0.1.0",
	scopes: ["snapshot"],
	messages: { disagrees: "{item}: {field} says done, but {decides} decides and does not" },
	*check(facts, problem) {
		for (const item of facts.after?.byKey.values() ?? []) {
			const { disagrees: field, doneField: decides = "" } = item;
			if (field === void 0) continue;
			const related = [{
				...afterPlace(item, decides),
				label: "decides"
			}];
			const refuses = [field, decides].map((name) => subjectOf(item.key, name));
			const detail = {
				subject: subjectOf(item.key, field),
				at: afterPlace(item, field),
				related,
				refuses
			};
			yield problem("disagrees", {
				item: nameOf$1(item),
				field,
				decides
			}, detail);
		}
	}
});
// src/kinds/checklist/rules/done-removed.ts
const doneRemoved = checklistRule({
	id: "checklist/done-removed",
	title: "What was done stays on the list",
	why: "A done item that is gone can be planned again, or claimed never to have been asked for.",
	fix: "Put the item back; to start a new plan, change the plan key and move the old file to an archive in the same commit.",
	severity: "error",
	since: "0.1.0",
	scopes: [
		"step",
		"merge",
		"net"
	],
	messages: { removed: "{item} was done and is gone" },
	*check(facts, problem) {
		if (facts.archived.length > 0) return;
		for (const item of facts.removed) {
			if (!item.done) continue;
			yield problem("removed", { item: nameOf$1(item) }, {
				subject: subjectOf(item.key),
				at: listPlace(item),
				related: [{
					...beforePlace(item),
					label: "was here"
				}],
				...refusalOf$2(lostSubjects([item], facts), facts),
				data: { planKey: facts.after?.preset.planKey ?? null }
			});
		}
	}
});
// src/kinds/checklist/rules/duplicate-key.ts
const duplicateKey = checklistRule({
	id: "checklist/duplicate-key",
	title: "A key stands once",
	why: "Of two items with one key, readers take the one or the other, so nobody knows which is done.",
	fix: "Remove one of the two, or give it a key of its own.",
	severity: "error",
	since: "0.1.0",
	scopes: ["snapshot"],
	messages: {
		item: "{item} stands {count} times; the last one counts",
		member: "the member '{name}' stands twice in its map; the last one counts"
	},
	*check(facts, problem) {
		const { after } = facts;
		for (const [key, count] of after?.repeated ?? []) {
			const item = after?.byKey.get(key);
			if (item === void 0) continue;
			const refuses = Array.from({ length: count - 1 }, (_, place) => subjectOf(againName(key, place + 2)));
			const detail = {
				subject: subjectOf(key, repeatedName$1),
				at: afterPlace(item),
				data: { count },
				refuses
			};
			yield problem("item", {
				item: nameOf$1(item),
				count
			}, detail);
		}
		for (const { part, pointer } of after?.repeatedMembers ?? []) yield problem("member", { name: pointerTokens(pointer).at(-1) ?? "" }, {
			subject: subjectOf("", part + pointer),
			at: inAfter(pointer, part)
		});
	}
});
// src/kinds/checklist/rules/emptied.ts
const emptied = checklistRule({
	id: "checklist/emptied",
	title: "A checklist does not lose all its items",
	why: "A list without items says that nothing is left to do, and nothing was ever done.",
	fix: "Restore the items; a new plan has items of its own.",
	severity: "error",
	since: "0.1.0",
	scopes: [
		"step",
		"merge",
		"net"
	],
	supersedes: ["checklist/unknown-shape"],
	messages: { emptied: "there were {count} items, {done} of them done, and now none can be read" },
	*check(facts, problem) {
		if (!facts.emptied) return;
		const items = [...facts.from?.byKey.values() ?? []];
		const done = items.filter((item) => item.done).length;
		const refuses = items.map(({ key }) => subjectOf(key));
		const detail = {
			subject: subjectOf("", itemsName),
			at: inAfter(""),
			refuses
		};
		yield problem("emptied", {
			count: items.length,
			done
		}, detail);
	}
});
// src/kinds/checklist/rules/evidence.ts
const evidence = checklistRule({
	id: "checklist/evidence",
	title: "A flip comes with work",
	why: "A mark that changes alone is a claim that nothing supports.",
	fix: "Flip the item in the commit that does the work, or name it in the message of that commit (where a hook refused it, commit again; where it is the last commit and not published, git commit --amend --only); once it is published, put the mark back and flip it again so.",
	severity: "warning",
	since: "0.1.0",
	scopes: ["step", "merge"],
	needs: ["touched", "prior"],
	messages: {
		unnamed: "{items} turned done, but nothing there names {phrases}",
		missing: "{items} turned done, but this commit changes no other file and none of the three before names them"
	},
	*check(facts, problem) {
		const named = facts.after?.preset.evidence;
		if (named !== void 0) {
			const items = [...facts.flips.map(({ after }) => after), ...facts.bornDone].filter(({ raw, derived }) => !derived && !Object.hasOwn(raw, "(evidence)"));
			const [first] = items;
			if (first === void 0) return;
			yield problem("unnamed", {
				items: namesOf$2(items),
				phrases: named.phrases.map((each) => `'${each}'`).join(" or ")
			}, {
				...placeOf$4(first, items),
				...marksRefused(items, facts)
			});
			return;
		}
		if (facts.touchedWork || facts.guard === "success") return;
		const items = facts.flips.map(({ after }) => after).filter((item) => !item.derived && !facts.workedOn(item));
		const [first] = items;
		if (first === void 0) return;
		yield problem("missing", { items: namesOf$2(items) }, {
			...placeOf$4(first, items),
			...marksRefused(items, facts)
		});
	}
});
function placeOf$4(first, items) {
	return {
		subject: subjectOf(first.key, doneName),
		at: afterPlace(first, first.doneField),
		related: items.slice(1, 20).map((item) => ({
			...afterPlace(item, item.doneField),
			label: item.key
		})),
		data: { items: items.map(({ key }) => key) }
	};
}
// src/kinds/checklist/rules/goalposts.ts
const goalposts$1 = checklistRule({
	id: "checklist/goalposts",
	title: "An item turns done by the contract it had",
	why: "Open items may be edited, but a contract that changes together with the flip was moved to where the ball is.",
	fix: "Change the contract in a commit of its own, while the item is open, and flip it in a later one.",
	severity: "error",
	messageSeverities: { overall: "warning" },
	since: "0.1.0",
	scopes: [
		"step",
		"merge",
		"net"
	],
	messages: {
		reworded: "{item} turned done while its {field} was reworded from {from} to {to}",
		moved: "{item} turned done while {field} changed from {from} to {to}",
		overall: "{item} turned done in this range, and {field} is not what it was: from {from} to {to}"
	},
	*check(facts, problem) {
		const titles = facts.after?.preset.titleFields ?? [];
		const isReworded = ({ before, after }, field) => titles.includes(field) && wordsSimilar(before.title, after.title);
		for (const pair of facts.pairs) {
			if (pair.before.done || !pair.after.done) continue;
			for (const field of pair.changed) {
				const { from, to, at, was } = differenceOf(pair, field);
				yield problem(facts.scope === "net" ? "overall" : isReworded(pair, field) ? "reworded" : "moved", {
					item: nameOf$1(pair.before),
					field,
					from,
					to
				}, {
					subject: subjectOf(pair.after.key, field),
					at,
					related: [{
						...was,
						label: "was"
					}],
					data: {
						field,
						from,
						to,
						claim: facts.after?.preset.claim ?? []
					},
					...contractRefused(pair, field, facts)
				});
			}
		}
	}
});
// src/kinds/checklist/rules/guard-evidence.ts
const guardEvidence$1 = checklistRule({
	id: "checklist/guard-evidence",
	title: "Nothing turns done while the guard fails",
	why: "The guard handed to the gate speaks of the head: what it refutes is not done.",
	fix: "Make the guard succeed, or set the item open again.",
	severity: "error",
	since: "0.1.0",
	scopes: ["step", "net"],
	needs: ["guard"],
	messages: { failed: "{item} is marked done, but the guard failed" },
	*check(facts, problem) {
		if (facts.guard !== "failure") return;
		for (const item of [...facts.flips.map(({ after }) => after), ...facts.bornDone]) yield problem("failed", { item: nameOf$1(item) }, {
			subject: subjectOf(item.key, doneName),
			at: afterPlace(item, item.doneField),
			...marksRefused([item], facts)
		});
	}
});
// src/kinds/checklist/rules/item-replaced.ts
const itemReplaced = checklistRule({
	id: "checklist/item-replaced",
	title: "A key keeps its item",
	why: "An item whose title and description are both new ones is another item: the old one is gone without a word.",
	fix: "Give the new item a key of its own, and put the old one back.",
	severity: "error",
	since: "0.1.0",
	scopes: ["step", "merge"],
	supersedes: ["checklist/goalposts"],
	messages: { replaced: "{key} was \"{from}\" and is \"{to}\": title and description were both replaced" },
	*check(facts, problem) {
		for (const pair of facts.pairs) {
			const { before, after, replaced } = pair;
			if (!replaced || before.done && after.done) continue;
			const [from, to] = [before.title, after.title].map((title) => title.slice(0, 80));
			yield problem("replaced", {
				key: after.key,
				from,
				to
			}, {
				subject: subjectOf(after.key),
				at: afterPlace(after),
				related: [{
					...beforePlace(before),
					label: "was"
				}],
				data: {
					from: before.title,
					to: after.title
				},
				...refusalOf$2(replacedFields(pair, facts), facts)
			});
		}
	}
});
function replacedFields({ before, after, changed }, { after: reading }) {
	const { titleFields = [], descriptionFields = [] } = reading?.preset ?? {};
	const texts = [...titleFields, ...descriptionFields].filter((field) => !foldedEqual(fieldOf$2(before.raw, field), fieldOf$2(after.raw, field)));
	return (!before.done && after.done ? [...texts, ...changed] : texts).map((field) => subjectOf(after.key, field));
}
// src/kinds/checklist/rules/log-append.ts
const logAppend = checklistRule({
	id: "checklist/log-append",
	title: "A log only grows",
	why: "A log whose old entries change says something else about the past than it did then.",
	fix: "Put the old entries back as they were, and append.",
	severity: "error",
	since: "0.1.0",
	scopes: [
		"step",
		"merge",
		"net"
	],
	messages: {
		prefix: "entry {entry} is not what it was; old entries stay as they are, at the front",
		kept: "entry {entry} is gone or out of order; entries may be inserted, but old ones stay"
	},
	*check({ logBreak }, problem) {
		if (logBreak === void 0) return;
		const { mode, entry, pointer, at } = logBreak;
		yield problem(mode === "prefix" ? "prefix" : "kept", { entry }, {
			subject: subjectOf("", entriesName),
			at: inAfter(at),
			related: [{
				...inBefore(pointer),
				label: "was here"
			}],
			data: { entry }
		});
	}
});
// src/kinds/checklist/rules/order.ts
const order = checklistRule({
	id: "checklist/order",
	title: "Items keep their order",
	why: "Where the contract of a list forbids to reorder it, a moved item is skipped or done out of turn.",
	fix: "Put the item back where it stood among the others.",
	severity: "off",
	since: "0.1.0",
	scopes: ["step"],
	messages: { moved: "{item} stands elsewhere among the items than before" },
	*check(facts, problem) {
		for (const { before, after } of facts.moved) yield problem("moved", { item: nameOf$1(after) }, {
			subject: subjectOf("", orderName$2(after.key)),
			at: afterPlace(after),
			related: [{
				...beforePlace(before),
				label: "was here"
			}]
		});
	}
});
// src/kinds/checklist/rules/parent-done.ts
const parentDone = checklistRule({
	id: "checklist/parent-done",
	title: "A parent is done when its children are",
	why: "The state of a parent follows from its children; done above open work hides that work.",
	fix: "Finish or close the children first, or open the parent again.",
	severity: "error",
	since: "0.1.0",
	scopes: ["step", "merge"],
	isJoint: true,
	messages: { early: "{item} is done, but below it these are open: {open}" },
	*check(facts, problem) {
		for (const related of facts.parentsDone) {
			const { item, open } = related;
			yield problem("early", {
				item: nameOf$1(item),
				open: namesOf$2(open)
			}, {
				subject: subjectOf(item.key, doneName),
				at: afterPlace(item, item.doneField),
				related: open.slice(0, 20).map((each) => ({
					...afterPlace(each, each.doneField),
					label: "open"
				})),
				data: { open: open.map(({ key }) => key) },
				...parentRefused(related, facts)
			});
		}
	}
});
// src/kinds/checklist/rules/plan-rotation.ts
const planRotation = checklistRule({
	id: "checklist/plan-rotation",
	title: "A new plan takes the place of a finished one",
	why: "A new plan in the same file is legal, but what the old one left open, or had done, must not vanish unseen.",
	fix: "Move the old plan to an archive file in the same commit, and finish or close what is open in it first.",
	severity: "note",
	messageSeverities: {
		doneVanished: "error",
		comeBack: "error",
		openVanished: "warning",
		takenKey: "warning"
	},
	since: "0.1.0",
	scopes: [
		"step",
		"merge",
		"net"
	],
	cutsRange: true,
	supersedes: ["checklist/goalposts"],
	messages: {
		rotated: "a new plan: {done} of {count} old items were done; {reason}",
		doneVanished: "these items were done and went with the old plan, which is kept nowhere, and no plan key says that this is a new one: {items}",
		openVanished: "with the old plan these open items vanished, and it is kept nowhere: {items}",
		comeBack: "{item} was open in the old plan and comes back done in the new one",
		takenKey: "{item} now has the key of \"{old}\", which was done",
		begun: "a new list begins here; the old one went before, as it may"
	},
	*check(facts, problem) {
		const { rotation, archived, begun } = facts;
		const plan = {
			subject: subjectOf("", planName),
			at: inAfter(facts.after?.preset.planKey ?? ""),
			refuses: [""]
		};
		if (begun) yield problem("begun", {}, plan);
		if (rotation === void 0) return;
		yield problem("rotated", {
			done: rotation.oldDone,
			count: rotation.oldCount,
			reason: reasonOf(rotation, facts)
		}, plan);
		for (const item of rotation.comeBackDone) yield problem("comeBack", { item: nameOf$1(item) }, {
			subject: subjectOf(item.key),
			at: afterPlace(item, item.doneField),
			...marksRefused([item], facts)
		});
		for (const { before, after } of rotation.takenKeys) yield problem("takenKey", {
			item: nameOf$1(after),
			old: before.title.slice(0, 80)
		}, {
			subject: subjectOf(after.key),
			at: afterPlace(after)
		});
		if (archived.length > 0) return;
		const open = rotation.vanished.filter((item) => !item.done && !item.closed);
		if (open.length > 0) yield problem("openVanished", { items: namesOf$2(open, 10) }, {
			...plan,
			data: { items: open.map(({ key }) => key) },
			refuses: open.map(({ key }) => subjectOf(key))
		});
		const done = rotation.vanished.filter((item) => item.done);
		if (rotation.planKeyChanged || rotation.finished || done.length === 0) return;
		yield problem("doneVanished", { items: namesOf$2(done, 10) }, {
			subject: subjectOf("", itemsName),
			at: inAfter(""),
			related: done.slice(0, 20).map((item) => ({
				...beforePlace(item),
				label: "was here"
			})),
			data: { items: done.map(({ key }) => key) },
			refuses: canReturn(done, facts) ? withOldPlan(lostSubjects(done, facts), facts) : [""]
		});
	}
});
function canReturn(done, { after, rekeyed }) {
	const known = new Set(rekeyed.map((pair) => pair.after.key));
	return !done.some(({ key }) => after?.byKey.has(key) === true && !known.has(key));
}
function reasonOf({ planKeyChanged, planKeyFrom, planKeyTo, survivors, oldCount }, facts) {
	const name = (facts.after?.preset.planKey ?? "").slice(1);
	if (planKeyChanged) return `${name} changed from ${planKeyFrom} to ${planKeyTo}`;
	return `${survivors} of ${oldCount} kept key and title`;
}
// src/kinds/checklist/rules/rekeyed.ts
const rekeyed = checklistRule({
	id: "checklist/rekeyed",
	title: "An item got another key",
	why: "Its contract and state are what they were, so it is the same item; whoever refers to the old key should know.",
	fix: "Nothing to do; correct what refers to the old key.",
	severity: "note",
	since: "0.1.0",
	scopes: ["step", "merge"],
	messages: { rekeyed: "{item} had the key {from}" },
	*check(facts, problem) {
		for (const { before, after } of facts.rekeyed) yield problem("rekeyed", {
			item: nameOf$1(after),
			from: before.key
		}, {
			subject: subjectOf(after.key),
			at: afterPlace(after),
			related: [{
				...beforePlace(before),
				label: "was here"
			}],
			data: {
				from: before.key,
				to: after.key
			}
		});
	}
});
// src/kinds/checklist/rules/reopened.ts
const many = 5;
const reopened = checklistRule({
	id: "checklist/reopened",
	title: "What was done stays done, or somebody says why not",
	why: "A list that forgets what was done sends everybody to do it again; stale exports lose dozens of items this way.",
	fix: "Set the item done again, or say why it is open: in its notes, or in a message that names it.",
	severity: "warning",
	messageSeverities: {
		minor: "warning",
		lost: "error"
	},
	since: "0.1.0",
	scopes: [
		"step",
		"merge",
		"net"
	],
	needs: ["message"],
	saidOnce: true,
	messages: {
		explained: "{item} was done and is open again; the change says why",
		unexplained: "{item} was done and is open again, and nothing says why",
		minor: "{item} was done and is open again",
		lost: "{item} was done and is open again, with {others} others, and nothing says why"
	},
	*check(facts, problem) {
		const silent = facts.reopened.filter(({ explained }) => !explained);
		for (const each of facts.reopened) {
			const { before, after, changed } = each.pair;
			yield problem(messageOf(each, silent.length), {
				item: nameOf$1(after),
				others: silent.length - 1
			}, {
				subject: subjectOf(after.key, doneName),
				at: afterPlace(after, after.doneField),
				related: [{
					...beforePlace(before, before.doneField),
					label: "was done"
				}],
				...refusalOf$2([
					...[doneName, ...changed].map((field) => subjectOf(after.key, field)),
					...backSubjects(before, facts),
					...openedAbove(after, facts)
				], facts),
				data: { reasonFields: facts.after?.preset.claim ?? [] }
			});
		}
	}
});
function messageOf({ explained, pair }, silent) {
	if (explained) return "explained";
	if (silent >= many) return "lost";
	return pair.after.group?.reopening === "warning" ? "minor" : "unexplained";
}
// src/kinds/checklist/rules/index.ts
const rules$4 = [
	bornDone,
	bulkFlip,
	counter,
	dependencyOrder,
	doneChanged,
	doneDisagrees,
	doneRemoved,
	duplicateKey,
	emptied,
	evidence,
	goalposts$1,
	guardEvidence$1,
	itemReplaced,
	logAppend,
	order,
	parentDone,
	planRotation,
	rekeyed,
	reopened,
	checklistRule({
		id: "checklist/status-path",
		title: "A status follows from the one before",
		why: "A status that no sequence of moves leads to was written by somebody who did not look at the one before.",
		fix: "Set one of the statuses that can follow.",
		severity: "error",
		messageSeverities: { unknown: "warning" },
		since: "0.1.0",
		scopes: [
			"step",
			"merge",
			"net"
		],
		messages: {
			unreachable: "{item}: status '{to}' cannot follow on '{from}', not even in several moves; next may come {allowed}",
			skipped: "{item}: status '{to}' does not follow directly on '{from}'; next may come {allowed}",
			unknown: "{item}: status '{to}' is not known; known are {allowed}",
			undeclared: "{item}: status '{to}' is not declared; declared are {allowed}"
		},
		*check(facts, problem) {
			for (const { item, before, type, from, to, allowed } of facts.statuses) {
				if (facts.scope === "net" && type !== "unreachable") continue;
				const field = (item.group?.status ?? facts.after?.preset.status)?.field ?? "";
				yield problem(type, {
					item: nameOf$1(item),
					from,
					to,
					allowed: allowed.join(", ") || "nothing"
				}, {
					subject: subjectOf(item.key, field),
					at: afterPlace(item, field),
					related: before === void 0 ? [] : [{
						...beforePlace(before, field),
						label: "was"
					}],
					data: {
						from,
						to,
						allowedNext: allowed
					},
					...refusalOf$2([subjectOf(item.key, field), ...marksWith(item, field, facts)], facts)
				});
			}
		}
	}),
	checklistRule({
		id: "checklist/unknown-shape",
		title: "A configured file holds items where its preset looks for them",
		why: "Where no item is found nothing is judged, and whatever is done to the items passes unseen.",
		fix: "Put the items where they are looked for, or correct the entry of .stateward.yml; stateward check --all shows whether it fits.",
		severity: "error",
		messageSeverities: {
			plain: "warning",
			undecided: "warning"
		},
		since: "0.1.0",
		aboutShape: true,
		scopes: ["snapshot"],
		messages: {
			missing: "no item was found: {preset} looks for {looksFor}, and {found}",
			plain: "no item was found: {preset} looks for {looksFor}, and {found}; if these are tasks, none is judged",
			undecided: "{preset} looks for {looksFor} to see what is done, and {found}; so nothing is ever done",
			unnamed: "no item was found that says whether it is done: {found}, which is the shape of no built-in preset"
		},
		*check({ after }, problem) {
			const { unknownShape: shape, preset } = after ?? {};
			if (shape === void 0 || preset === void 0) return;
			const { type, looksFor, found, pointer } = shape;
			const subject = subjectOf("", after?.byKey.size === 0 ? itemsName : shapeName);
			const name = preset.name === "own" ? "its preset" : `the preset ${preset.name}`;
			const detail = {
				subject,
				at: inAfter(pointer),
				data: { preset: preset.name }
			};
			yield problem(type, {
				preset: name,
				looksFor,
				found
			}, detail);
		}
	})
];
// src/kinds/checklist/validators.generated.js
var __commonJSMin$1 = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var require_ucs2length$1 = __commonJSMin$1(((exports) => {
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
const validators$1 = __commonJSMin$1(((exports) => {
	exports.validator0 = validate20;
	const schema31 = {
		"type": "object",
		"additionalProperties": false,
		"properties": {
			"preset": true,
			"evidence": {
				"description": "Whether a flip without evidence is an error, or what the preset says.",
				"enum": ["preset", "required"]
			},
			"strict": {
				"description": "Whether fields that the preset does not name must not move once an item is done.",
				"type": "boolean"
			},
			"strictEdges": {
				"description": "Whether an item may skip no status.",
				"type": "boolean"
			},
			"maxAttempts": {
				"description": "The largest counter of an item that names no maximum itself; 0 for none.",
				"type": "integer",
				"minimum": 0
			},
			"rotatesWith": {
				"description": "Path of the checklist with whose rotation this log may be reset.",
				"type": "string"
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
			for (const key0 in data) if (!(key0 === "preset" || key0 === "evidence" || key0 === "strict" || key0 === "strictEdges" || key0 === "maxAttempts" || key0 === "rotatesWith")) {
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
			if (data.evidence !== void 0) {
				let data0 = data.evidence;
				if (!(data0 === "preset" || data0 === "required")) {
					const err1 = {
						instancePath: instancePath + "/evidence",
						schemaPath: "#/properties/evidence/enum",
						keyword: "enum",
						params: { allowedValues: schema31.properties.evidence.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
			}
			if (data.strict !== void 0) {
				if (typeof data.strict !== "boolean") {
					const err2 = {
						instancePath: instancePath + "/strict",
						schemaPath: "#/properties/strict/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			}
			if (data.strictEdges !== void 0) {
				if (typeof data.strictEdges !== "boolean") {
					const err3 = {
						instancePath: instancePath + "/strictEdges",
						schemaPath: "#/properties/strictEdges/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			}
			if (data.maxAttempts !== void 0) {
				let data3 = data.maxAttempts;
				if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
					const err4 = {
						instancePath: instancePath + "/maxAttempts",
						schemaPath: "#/properties/maxAttempts/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (typeof data3 == "number" && isFinite(data3)) {
					if (data3 < 0 || isNaN(data3)) {
						const err5 = {
							instancePath: instancePath + "/maxAttempts",
							schemaPath: "#/properties/maxAttempts/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
				}
			}
			if (data.rotatesWith !== void 0) {
				if (typeof data.rotatesWith !== "string") {
					const err6 = {
						instancePath: instancePath + "/rotatesWith",
						schemaPath: "#/properties/rotatesWith/type",
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
		"$id": "urn:stateward:schema:checklist-preset:v1",
		"title": "Stateward checklist preset, version 1",
		"description": "A format of checklists, as data.",
		"type": "object",
		"additionalProperties": false,
		"required": [
			"parse",
			"items",
			"done"
		],
		"properties": {
			"name": {
				"description": "The name under which it is chosen.",
				"type": "string",
				"minLength": 1
			},
			"title": {
				"description": "What people call such a file.",
				"type": "string"
			},
			"match": {
				"description": "Wildcards of the paths where such files usually are; without a slash they match a file's name anywhere.",
				"type": "array",
				"items": { "type": "string" }
			},
			"detected": {
				"description": "What such files are governed by without a configuration: their path and their shape, or their path alone; never are those whose names people use for other files too, which are only proposed. Of no effect in a preset of your own.",
				"enum": [
					"shape",
					"path",
					"never"
				]
			},
			"sniff": {
				"description": "Pointers of which one leads to items, if the shape is this one.",
				"type": "array",
				"items": {
					"type": "string",
					"pattern": "^(/[\\s\\S]*)?$"
				}
			},
			"recognisedBy": {
				"description": "Fields besides those that say done of which some item has one, if the shape is this one.",
				"type": "array",
				"items": { "type": "string" }
			},
			"parse": {
				"description": "How the text is read.",
				"enum": [
					"json",
					"jsonl",
					"yaml-map",
					"md-checklist",
					"md-frontmatter",
					"text-log"
				]
			},
			"ids": {
				"description": "Patterns of the identifiers that tasks in Markdown begin with: plain text, with {n} for a number and {w} for a word in capitals.",
				"type": "array",
				"items": {
					"type": "string",
					"minLength": 1
				}
			},
			"folder": {
				"description": "The document is a folder: each of the other files is read as `parse` says and holds items, the governed file says the rest.",
				"type": "object",
				"additionalProperties": false,
				"required": ["files", "parse"],
				"properties": {
					"files": {
						"description": "Wildcards of the other files, from the folder of the governed one.",
						"type": "array",
						"minItems": 1,
						"items": {
							"type": "string",
							"minLength": 1,
							"pattern": "^[^/]"
						}
					},
					"parse": {
						"description": "How the governed file is read.",
						"enum": [
							"json",
							"jsonl",
							"yaml-map",
							"md-checklist",
							"md-frontmatter",
							"text-log"
						]
					}
				}
			},
			"items": {
				"description": "Pointers to lists or maps of items; the first that holds any counts. A token * is every member.",
				"type": "array",
				"minItems": 1,
				"items": {
					"type": "string",
					"pattern": "^(/[\\s\\S]*)?$"
				}
			},
			"single": {
				"description": "Whether what the pointers lead to is one item itself, not a list of items.",
				"type": "boolean"
			},
			"fields": {
				"description": "Fields that stand deeper in an item, by the names that the other members have for them.",
				"type": "object",
				"additionalProperties": {
					"type": "object",
					"additionalProperties": false,
					"required": ["from"],
					"properties": {
						"from": {
							"description": "Pointers into the item; the first that leads to anything counts.",
							"type": "array",
							"minItems": 1,
							"items": {
								"type": "string",
								"pattern": "^(/[\\s\\S]*)?$"
							}
						},
						"where": {
							"description": "Of a list, only members in which each of these fields has one of the values.",
							"type": "object",
							"additionalProperties": {
								"type": "array",
								"items": { "type": "string" }
							}
						},
						"like": {
							"description": "Of a list, only texts like one of these wildcards.",
							"type": "array",
							"items": { "type": "string" }
						},
						"member": {
							"description": "Of a list's members, only what this field of them says.",
							"type": "string"
						}
					}
				}
			},
			"scalar": {
				"description": "The field that the plain values of a map stand for.",
				"type": "string"
			},
			"key": {
				"description": "Fields that hold the key; the first that is there counts, else the key in a map.",
				"type": "array",
				"items": { "type": "string" }
			},
			"hash": {
				"description": "Fields that together identify an item without a key.",
				"type": "array",
				"items": { "type": "string" }
			},
			"within": {
				"description": "The field whose text, or list of texts, is part of the keys of items that have none themselves.",
				"type": "object",
				"additionalProperties": false,
				"required": ["field"],
				"properties": {
					"field": {
						"description": "The field.",
						"type": "string"
					},
					"ids": {
						"description": "Whether it is part of keys too that an item has itself.",
						"type": "boolean"
					}
				}
			},
			"titleFields": {
				"description": "Fields that hold the title; the first that is there counts.",
				"type": "array",
				"items": { "type": "string" }
			},
			"descriptionFields": {
				"description": "Fields that hold the description; the first that is there counts.",
				"type": "array",
				"items": { "type": "string" }
			},
			"parent": {
				"description": "Where an item's parent is found.",
				"type": "object",
				"additionalProperties": false,
				"properties": {
					"nested": {
						"description": "Fields that hold lists of children, whose keys follow the parent's after a dot.",
						"type": "array",
						"items": { "type": "string" }
					},
					"dotted": {
						"description": "Whether 1.2 is a child of 1.",
						"type": "boolean"
					},
					"field": {
						"description": "The field that names the parent's key.",
						"type": "string"
					},
					"index": {
						"description": "The field that holds the parent's place in the list, counting from 0.",
						"type": "string"
					},
					"before": {
						"description": "The key up to this text names the parent.",
						"type": "string",
						"minLength": 1
					},
					"key": {
						"description": "The parent's key, with * for that part.",
						"type": "string"
					}
				}
			},
			"derivesParents": {
				"description": "Whether the state of parents follows from their children.",
				"type": "boolean"
			},
			"done": {
				"description": "Fields that say whether an item is done; the first that is there decides.",
				"type": "array",
				"items": {
					"type": "object",
					"additionalProperties": false,
					"required": ["field"],
					"properties": {
						"field": {
							"description": "The field.",
							"type": "string"
						},
						"values": {
							"description": "The texts in lower case that say done, in which * stands for anything; without them the field is true or false.",
							"type": "array",
							"items": { "type": "string" }
						},
						"open": {
							"description": "The text that stands there for an open item, for items that go back to open.",
							"type": "string"
						},
						"lastOf": {
							"description": "Pointer to a list in the document (of a folder: in the governed file) whose last text says done, in place of the values.",
							"type": "string",
							"pattern": "^(/[\\s\\S]*)?$"
						}
					}
				}
			},
			"closed": {
				"description": "Statuses that are not done, and not open either.",
				"type": "array",
				"items": { "type": "string" }
			},
			"tombstones": {
				"description": "Statuses that stand for a sanctioned deletion.",
				"type": "array",
				"items": { "type": "string" }
			},
			"status": {
				"description": "Which moves from status to status there are.",
				"type": "object",
				"additionalProperties": false,
				"required": ["field"],
				"properties": {
					"field": {
						"description": "The field that holds the status.",
						"type": "string"
					},
					"rank": {
						"description": "Statuses in order, those of one rank together; onwards is legal.",
						"type": "array",
						"items": {
							"type": "array",
							"items": { "type": "string" }
						}
					},
					"back": {
						"description": "Moves to a lower rank that are legal, by status.",
						"type": "object",
						"additionalProperties": {
							"type": "array",
							"items": { "type": "string" }
						}
					},
					"graph": {
						"description": "The single moves there are, by status; what several of them reach is legal too.",
						"type": "object",
						"additionalProperties": {
							"type": "array",
							"items": { "type": "string" }
						}
					},
					"strict": {
						"description": "Whether a status that is not named here is an error instead of a warning.",
						"type": "boolean"
					}
				}
			},
			"groups": {
				"description": "Items that differ from the others; the first group that matches counts.",
				"type": "array",
				"items": {
					"type": "object",
					"additionalProperties": false,
					"required": ["match"],
					"properties": {
						"match": {
							"description": "A wildcard of their keys.",
							"type": "string"
						},
						"derived": {
							"description": "Whether their state follows from their children.",
							"type": "boolean"
						},
						"status": {
							"description": "Their own moves.",
							"type": "object",
							"additionalProperties": false,
							"required": ["field"],
							"properties": {
								"field": {
									"description": "The field that holds the status.",
									"type": "string"
								},
								"rank": {
									"description": "Statuses in order, those of one rank together; onwards is legal.",
									"type": "array",
									"items": {
										"type": "array",
										"items": { "type": "string" }
									}
								},
								"back": {
									"description": "Moves to a lower rank that are legal, by status.",
									"type": "object",
									"additionalProperties": {
										"type": "array",
										"items": { "type": "string" }
									}
								},
								"graph": {
									"description": "The single moves there are, by status; what several of them reach is legal too.",
									"type": "object",
									"additionalProperties": {
										"type": "array",
										"items": { "type": "string" }
									}
								},
								"strict": {
									"description": "Whether a status that is not named here is an error instead of a warning.",
									"type": "boolean"
								}
							}
						},
						"reopening": {
							"description": "How grave it is to reopen one without a reason.",
							"enum": ["error", "warning"]
						}
					}
				}
			},
			"contract": {
				"description": "Fields that must not move once an item is done, nor while it turns done.",
				"type": "array",
				"items": { "type": "string" }
			},
			"claim": {
				"description": "Fields that may change with a flip. Fields that are not named count as claim, unless strict.",
				"type": "array",
				"items": { "type": "string" }
			},
			"bookkeeping": {
				"description": "Claim fields whose change is no reason for anything, such as timestamps.",
				"type": "array",
				"items": { "type": "string" }
			},
			"runner": {
				"description": "What belongs to the runner.",
				"type": "object",
				"additionalProperties": false,
				"properties": {
					"counters": {
						"description": "Counters of attempts.",
						"type": "array",
						"items": { "type": "string" }
					},
					"maximum": {
						"description": "Fields that limit them; the first that is there counts.",
						"type": "array",
						"items": { "type": "string" }
					}
				}
			},
			"dependencies": {
				"description": "Fields that hold keys of items which must be done before.",
				"type": "array",
				"items": { "type": "string" }
			},
			"planKey": {
				"description": "Pointer to what names the plan; another value is another plan.",
				"type": "string",
				"pattern": "^(/[\\s\\S]*)?$"
			},
			"bulkFlip": {
				"description": "From how many items at once a flip is reported.",
				"type": "object",
				"additionalProperties": false,
				"properties": {
					"warning": {
						"description": "Reported as a warning from here.",
						"type": "integer",
						"minimum": 1
					},
					"error": {
						"description": "Reported as an error from here.",
						"type": "integer",
						"minimum": 1
					},
					"topLevel": {
						"description": "Whether children are left out.",
						"type": "boolean"
					}
				}
			},
			"evidence": {
				"description": "What a done item must name itself as evidence; the phrase is no part of its text.",
				"type": "object",
				"additionalProperties": false,
				"required": ["field", "phrases"],
				"properties": {
					"field": {
						"description": "The field that must name it.",
						"type": "string"
					},
					"phrases": {
						"description": "Phrases of which one must stand there: plain text, with {n} for a number and {w} for a word in capitals.",
						"type": "array",
						"minItems": 1,
						"items": {
							"type": "string",
							"minLength": 1
						}
					}
				}
			},
			"records": {
				"description": "Wildcards of paths that are state themselves and so no evidence.",
				"type": "array",
				"items": { "type": "string" }
			},
			"log": {
				"description": "The items are entries of a log: old ones stay at the front, or stay in order.",
				"enum": ["prefix", "insert-only"]
			},
			"rules": {
				"description": "Severities of rules, by name without the kind; or of single messages of a rule.",
				"type": "object",
				"additionalProperties": { "anyOf": [{ "enum": [
					"error",
					"warning",
					"note",
					"off"
				] }, {
					"type": "object",
					"additionalProperties": { "enum": [
						"error",
						"warning",
						"note"
					] }
				}] }
			}
		}
	};
	const func1 = Object.prototype.hasOwnProperty;
	const func2 = require_ucs2length$1().default;
	const pattern4 = new RegExp("^(/[\\s\\S]*)?$", "u");
	const pattern5 = new RegExp("^[^/]", "u");
	function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate21.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.parse === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "parse" },
					message: "must have required property 'parse'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.items === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "items" },
					message: "must have required property 'items'"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (data.done === void 0) {
				const err2 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "done" },
					message: "must have required property 'done'"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			for (const key0 in data) if (!func1.call(schema32.properties, key0)) {
				const err3 = {
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
			if (data.name !== void 0) {
				let data0 = data.name;
				if (typeof data0 === "string") {
					if (func2(data0) < 1) {
						const err4 = {
							instancePath: instancePath + "/name",
							schemaPath: "#/properties/name/minLength",
							keyword: "minLength",
							params: { limit: 1 },
							message: "must NOT have fewer than 1 characters"
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
				} else {
					const err5 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
			if (data.title !== void 0) {
				if (typeof data.title !== "string") {
					const err6 = {
						instancePath: instancePath + "/title",
						schemaPath: "#/properties/title/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
			if (data.match !== void 0) {
				let data2 = data.match;
				if (Array.isArray(data2)) {
					const len0 = data2.length;
					for (let i0 = 0; i0 < len0; i0++) if (typeof data2[i0] !== "string") {
						const err7 = {
							instancePath: instancePath + "/match/" + i0,
							schemaPath: "#/properties/match/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				} else {
					const err8 = {
						instancePath: instancePath + "/match",
						schemaPath: "#/properties/match/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			}
			if (data.detected !== void 0) {
				let data4 = data.detected;
				if (!(data4 === "shape" || data4 === "path" || data4 === "never")) {
					const err9 = {
						instancePath: instancePath + "/detected",
						schemaPath: "#/properties/detected/enum",
						keyword: "enum",
						params: { allowedValues: schema32.properties.detected.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			}
			if (data.sniff !== void 0) {
				let data5 = data.sniff;
				if (Array.isArray(data5)) {
					const len1 = data5.length;
					for (let i1 = 0; i1 < len1; i1++) {
						let data6 = data5[i1];
						if (typeof data6 === "string") {
							if (!pattern4.test(data6)) {
								const err10 = {
									instancePath: instancePath + "/sniff/" + i1,
									schemaPath: "#/properties/sniff/items/pattern",
									keyword: "pattern",
									params: { pattern: "^(/[\\s\\S]*)?$" },
									message: "must match pattern \"^(/[\\s\\S]*)?$\""
								};
								if (vErrors === null) vErrors = [err10];
								else vErrors.push(err10);
								errors++;
							}
						} else {
							const err11 = {
								instancePath: instancePath + "/sniff/" + i1,
								schemaPath: "#/properties/sniff/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err11];
							else vErrors.push(err11);
							errors++;
						}
					}
				} else {
					const err12 = {
						instancePath: instancePath + "/sniff",
						schemaPath: "#/properties/sniff/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			}
			if (data.recognisedBy !== void 0) {
				let data7 = data.recognisedBy;
				if (Array.isArray(data7)) {
					const len2 = data7.length;
					for (let i2 = 0; i2 < len2; i2++) if (typeof data7[i2] !== "string") {
						const err13 = {
							instancePath: instancePath + "/recognisedBy/" + i2,
							schemaPath: "#/properties/recognisedBy/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err13];
						else vErrors.push(err13);
						errors++;
					}
				} else {
					const err14 = {
						instancePath: instancePath + "/recognisedBy",
						schemaPath: "#/properties/recognisedBy/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
			}
			if (data.parse !== void 0) {
				let data9 = data.parse;
				if (!(data9 === "json" || data9 === "jsonl" || data9 === "yaml-map" || data9 === "md-checklist" || data9 === "md-frontmatter" || data9 === "text-log")) {
					const err15 = {
						instancePath: instancePath + "/parse",
						schemaPath: "#/properties/parse/enum",
						keyword: "enum",
						params: { allowedValues: schema32.properties.parse.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
			}
			if (data.ids !== void 0) {
				let data10 = data.ids;
				if (Array.isArray(data10)) {
					const len3 = data10.length;
					for (let i3 = 0; i3 < len3; i3++) {
						let data11 = data10[i3];
						if (typeof data11 === "string") {
							if (func2(data11) < 1) {
								const err16 = {
									instancePath: instancePath + "/ids/" + i3,
									schemaPath: "#/properties/ids/items/minLength",
									keyword: "minLength",
									params: { limit: 1 },
									message: "must NOT have fewer than 1 characters"
								};
								if (vErrors === null) vErrors = [err16];
								else vErrors.push(err16);
								errors++;
							}
						} else {
							const err17 = {
								instancePath: instancePath + "/ids/" + i3,
								schemaPath: "#/properties/ids/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err17];
							else vErrors.push(err17);
							errors++;
						}
					}
				} else {
					const err18 = {
						instancePath: instancePath + "/ids",
						schemaPath: "#/properties/ids/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
			}
			if (data.folder !== void 0) {
				let data12 = data.folder;
				if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
					if (data12.files === void 0) {
						const err19 = {
							instancePath: instancePath + "/folder",
							schemaPath: "#/properties/folder/required",
							keyword: "required",
							params: { missingProperty: "files" },
							message: "must have required property 'files'"
						};
						if (vErrors === null) vErrors = [err19];
						else vErrors.push(err19);
						errors++;
					}
					if (data12.parse === void 0) {
						const err20 = {
							instancePath: instancePath + "/folder",
							schemaPath: "#/properties/folder/required",
							keyword: "required",
							params: { missingProperty: "parse" },
							message: "must have required property 'parse'"
						};
						if (vErrors === null) vErrors = [err20];
						else vErrors.push(err20);
						errors++;
					}
					for (const key1 in data12) if (!(key1 === "files" || key1 === "parse")) {
						const err21 = {
							instancePath: instancePath + "/folder",
							schemaPath: "#/properties/folder/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key1 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err21];
						else vErrors.push(err21);
						errors++;
					}
					if (data12.files !== void 0) {
						let data13 = data12.files;
						if (Array.isArray(data13)) {
							if (data13.length < 1) {
								const err22 = {
									instancePath: instancePath + "/folder/files",
									schemaPath: "#/properties/folder/properties/files/minItems",
									keyword: "minItems",
									params: { limit: 1 },
									message: "must NOT have fewer than 1 items"
								};
								if (vErrors === null) vErrors = [err22];
								else vErrors.push(err22);
								errors++;
							}
							const len4 = data13.length;
							for (let i4 = 0; i4 < len4; i4++) {
								let data14 = data13[i4];
								if (typeof data14 === "string") {
									if (func2(data14) < 1) {
										const err23 = {
											instancePath: instancePath + "/folder/files/" + i4,
											schemaPath: "#/properties/folder/properties/files/items/minLength",
											keyword: "minLength",
											params: { limit: 1 },
											message: "must NOT have fewer than 1 characters"
										};
										if (vErrors === null) vErrors = [err23];
										else vErrors.push(err23);
										errors++;
									}
									if (!pattern5.test(data14)) {
										const err24 = {
											instancePath: instancePath + "/folder/files/" + i4,
											schemaPath: "#/properties/folder/properties/files/items/pattern",
											keyword: "pattern",
											params: { pattern: "^[^/]" },
											message: "must match pattern \"^[^/]\""
										};
										if (vErrors === null) vErrors = [err24];
										else vErrors.push(err24);
										errors++;
									}
								} else {
									const err25 = {
										instancePath: instancePath + "/folder/files/" + i4,
										schemaPath: "#/properties/folder/properties/files/items/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err25];
									else vErrors.push(err25);
									errors++;
								}
							}
						} else {
							const err26 = {
								instancePath: instancePath + "/folder/files",
								schemaPath: "#/properties/folder/properties/files/type",
								keyword: "type",
								params: { type: "array" },
								message: "must be array"
							};
							if (vErrors === null) vErrors = [err26];
							else vErrors.push(err26);
							errors++;
						}
					}
					if (data12.parse !== void 0) {
						let data15 = data12.parse;
						if (!(data15 === "json" || data15 === "jsonl" || data15 === "yaml-map" || data15 === "md-checklist" || data15 === "md-frontmatter" || data15 === "text-log")) {
							const err27 = {
								instancePath: instancePath + "/folder/parse",
								schemaPath: "#/properties/folder/properties/parse/enum",
								keyword: "enum",
								params: { allowedValues: schema32.properties.folder.properties.parse.enum },
								message: "must be equal to one of the allowed values"
							};
							if (vErrors === null) vErrors = [err27];
							else vErrors.push(err27);
							errors++;
						}
					}
				} else {
					const err28 = {
						instancePath: instancePath + "/folder",
						schemaPath: "#/properties/folder/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err28];
					else vErrors.push(err28);
					errors++;
				}
			}
			if (data.items !== void 0) {
				let data16 = data.items;
				if (Array.isArray(data16)) {
					if (data16.length < 1) {
						const err29 = {
							instancePath: instancePath + "/items",
							schemaPath: "#/properties/items/minItems",
							keyword: "minItems",
							params: { limit: 1 },
							message: "must NOT have fewer than 1 items"
						};
						if (vErrors === null) vErrors = [err29];
						else vErrors.push(err29);
						errors++;
					}
					const len5 = data16.length;
					for (let i5 = 0; i5 < len5; i5++) {
						let data17 = data16[i5];
						if (typeof data17 === "string") {
							if (!pattern4.test(data17)) {
								const err30 = {
									instancePath: instancePath + "/items/" + i5,
									schemaPath: "#/properties/items/items/pattern",
									keyword: "pattern",
									params: { pattern: "^(/[\\s\\S]*)?$" },
									message: "must match pattern \"^(/[\\s\\S]*)?$\""
								};
								if (vErrors === null) vErrors = [err30];
								else vErrors.push(err30);
								errors++;
							}
						} else {
							const err31 = {
								instancePath: instancePath + "/items/" + i5,
								schemaPath: "#/properties/items/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err31];
							else vErrors.push(err31);
							errors++;
						}
					}
				} else {
					const err32 = {
						instancePath: instancePath + "/items",
						schemaPath: "#/properties/items/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err32];
					else vErrors.push(err32);
					errors++;
				}
			}
			if (data.single !== void 0) {
				if (typeof data.single !== "boolean") {
					const err33 = {
						instancePath: instancePath + "/single",
						schemaPath: "#/properties/single/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err33];
					else vErrors.push(err33);
					errors++;
				}
			}
			if (data.fields !== void 0) {
				let data19 = data.fields;
				if (data19 && typeof data19 == "object" && !Array.isArray(data19)) for (const key2 in data19) {
					let data20 = data19[key2];
					if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
						if (data20.from === void 0) {
							const err34 = {
								instancePath: instancePath + "/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/fields/additionalProperties/required",
								keyword: "required",
								params: { missingProperty: "from" },
								message: "must have required property 'from'"
							};
							if (vErrors === null) vErrors = [err34];
							else vErrors.push(err34);
							errors++;
						}
						for (const key3 in data20) if (!(key3 === "from" || key3 === "where" || key3 === "like" || key3 === "member")) {
							const err35 = {
								instancePath: instancePath + "/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/fields/additionalProperties/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key3 },
								message: "must NOT have additional properties"
							};
							if (vErrors === null) vErrors = [err35];
							else vErrors.push(err35);
							errors++;
						}
						if (data20.from !== void 0) {
							let data21 = data20.from;
							if (Array.isArray(data21)) {
								if (data21.length < 1) {
									const err36 = {
										instancePath: instancePath + "/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/from",
										schemaPath: "#/properties/fields/additionalProperties/properties/from/minItems",
										keyword: "minItems",
										params: { limit: 1 },
										message: "must NOT have fewer than 1 items"
									};
									if (vErrors === null) vErrors = [err36];
									else vErrors.push(err36);
									errors++;
								}
								const len6 = data21.length;
								for (let i6 = 0; i6 < len6; i6++) {
									let data22 = data21[i6];
									if (typeof data22 === "string") {
										if (!pattern4.test(data22)) {
											const err37 = {
												instancePath: instancePath + "/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/from/" + i6,
												schemaPath: "#/properties/fields/additionalProperties/properties/from/items/pattern",
												keyword: "pattern",
												params: { pattern: "^(/[\\s\\S]*)?$" },
												message: "must match pattern \"^(/[\\s\\S]*)?$\""
											};
											if (vErrors === null) vErrors = [err37];
											else vErrors.push(err37);
											errors++;
										}
									} else {
										const err38 = {
											instancePath: instancePath + "/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/from/" + i6,
											schemaPath: "#/properties/fields/additionalProperties/properties/from/items/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										};
										if (vErrors === null) vErrors = [err38];
										else vErrors.push(err38);
										errors++;
									}
								}
							} else {
								const err39 = {
									instancePath: instancePath + "/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/from",
									schemaPath: "#/properties/fields/additionalProperties/properties/from/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err39];
								else vErrors.push(err39);
								errors++;
							}
						}
						if (data20.where !== void 0) {
							let data23 = data20.where;
							if (data23 && typeof data23 == "object" && !Array.isArray(data23)) for (const key4 in data23) {
								let data24 = data23[key4];
								if (Array.isArray(data24)) {
									const len7 = data24.length;
									for (let i7 = 0; i7 < len7; i7++) if (typeof data24[i7] !== "string") {
										const err40 = {
											instancePath: instancePath + "/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/where/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i7,
											schemaPath: "#/properties/fields/additionalProperties/properties/where/additionalProperties/items/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										};
										if (vErrors === null) vErrors = [err40];
										else vErrors.push(err40);
										errors++;
									}
								} else {
									const err41 = {
										instancePath: instancePath + "/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/where/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),
										schemaPath: "#/properties/fields/additionalProperties/properties/where/additionalProperties/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err41];
									else vErrors.push(err41);
									errors++;
								}
							}
							else {
								const err42 = {
									instancePath: instancePath + "/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/where",
									schemaPath: "#/properties/fields/additionalProperties/properties/where/type",
									keyword: "type",
									params: { type: "object" },
									message: "must be object"
								};
								if (vErrors === null) vErrors = [err42];
								else vErrors.push(err42);
								errors++;
							}
						}
						if (data20.like !== void 0) {
							let data26 = data20.like;
							if (Array.isArray(data26)) {
								const len8 = data26.length;
								for (let i8 = 0; i8 < len8; i8++) if (typeof data26[i8] !== "string") {
									const err43 = {
										instancePath: instancePath + "/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/like/" + i8,
										schemaPath: "#/properties/fields/additionalProperties/properties/like/items/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err43];
									else vErrors.push(err43);
									errors++;
								}
							} else {
								const err44 = {
									instancePath: instancePath + "/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/like",
									schemaPath: "#/properties/fields/additionalProperties/properties/like/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err44];
								else vErrors.push(err44);
								errors++;
							}
						}
						if (data20.member !== void 0) {
							if (typeof data20.member !== "string") {
								const err45 = {
									instancePath: instancePath + "/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/member",
									schemaPath: "#/properties/fields/additionalProperties/properties/member/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err45];
								else vErrors.push(err45);
								errors++;
							}
						}
					} else {
						const err46 = {
							instancePath: instancePath + "/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
							schemaPath: "#/properties/fields/additionalProperties/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						if (vErrors === null) vErrors = [err46];
						else vErrors.push(err46);
						errors++;
					}
				}
				else {
					const err47 = {
						instancePath: instancePath + "/fields",
						schemaPath: "#/properties/fields/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err47];
					else vErrors.push(err47);
					errors++;
				}
			}
			if (data.scalar !== void 0) {
				if (typeof data.scalar !== "string") {
					const err48 = {
						instancePath: instancePath + "/scalar",
						schemaPath: "#/properties/scalar/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err48];
					else vErrors.push(err48);
					errors++;
				}
			}
			if (data.key !== void 0) {
				let data30 = data.key;
				if (Array.isArray(data30)) {
					const len9 = data30.length;
					for (let i9 = 0; i9 < len9; i9++) if (typeof data30[i9] !== "string") {
						const err49 = {
							instancePath: instancePath + "/key/" + i9,
							schemaPath: "#/properties/key/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err49];
						else vErrors.push(err49);
						errors++;
					}
				} else {
					const err50 = {
						instancePath: instancePath + "/key",
						schemaPath: "#/properties/key/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err50];
					else vErrors.push(err50);
					errors++;
				}
			}
			if (data.hash !== void 0) {
				let data32 = data.hash;
				if (Array.isArray(data32)) {
					const len10 = data32.length;
					for (let i10 = 0; i10 < len10; i10++) if (typeof data32[i10] !== "string") {
						const err51 = {
							instancePath: instancePath + "/hash/" + i10,
							schemaPath: "#/properties/hash/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err51];
						else vErrors.push(err51);
						errors++;
					}
				} else {
					const err52 = {
						instancePath: instancePath + "/hash",
						schemaPath: "#/properties/hash/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err52];
					else vErrors.push(err52);
					errors++;
				}
			}
			if (data.within !== void 0) {
				let data34 = data.within;
				if (data34 && typeof data34 == "object" && !Array.isArray(data34)) {
					if (data34.field === void 0) {
						const err53 = {
							instancePath: instancePath + "/within",
							schemaPath: "#/properties/within/required",
							keyword: "required",
							params: { missingProperty: "field" },
							message: "must have required property 'field'"
						};
						if (vErrors === null) vErrors = [err53];
						else vErrors.push(err53);
						errors++;
					}
					for (const key5 in data34) if (!(key5 === "field" || key5 === "ids")) {
						const err54 = {
							instancePath: instancePath + "/within",
							schemaPath: "#/properties/within/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key5 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err54];
						else vErrors.push(err54);
						errors++;
					}
					if (data34.field !== void 0) {
						if (typeof data34.field !== "string") {
							const err55 = {
								instancePath: instancePath + "/within/field",
								schemaPath: "#/properties/within/properties/field/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err55];
							else vErrors.push(err55);
							errors++;
						}
					}
					if (data34.ids !== void 0) {
						if (typeof data34.ids !== "boolean") {
							const err56 = {
								instancePath: instancePath + "/within/ids",
								schemaPath: "#/properties/within/properties/ids/type",
								keyword: "type",
								params: { type: "boolean" },
								message: "must be boolean"
							};
							if (vErrors === null) vErrors = [err56];
							else vErrors.push(err56);
							errors++;
						}
					}
				} else {
					const err57 = {
						instancePath: instancePath + "/within",
						schemaPath: "#/properties/within/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err57];
					else vErrors.push(err57);
					errors++;
				}
			}
			if (data.titleFields !== void 0) {
				let data37 = data.titleFields;
				if (Array.isArray(data37)) {
					const len11 = data37.length;
					for (let i11 = 0; i11 < len11; i11++) if (typeof data37[i11] !== "string") {
						const err58 = {
							instancePath: instancePath + "/titleFields/" + i11,
							schemaPath: "#/properties/titleFields/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err58];
						else vErrors.push(err58);
						errors++;
					}
				} else {
					const err59 = {
						instancePath: instancePath + "/titleFields",
						schemaPath: "#/properties/titleFields/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err59];
					else vErrors.push(err59);
					errors++;
				}
			}
			if (data.descriptionFields !== void 0) {
				let data39 = data.descriptionFields;
				if (Array.isArray(data39)) {
					const len12 = data39.length;
					for (let i12 = 0; i12 < len12; i12++) if (typeof data39[i12] !== "string") {
						const err60 = {
							instancePath: instancePath + "/descriptionFields/" + i12,
							schemaPath: "#/properties/descriptionFields/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err60];
						else vErrors.push(err60);
						errors++;
					}
				} else {
					const err61 = {
						instancePath: instancePath + "/descriptionFields",
						schemaPath: "#/properties/descriptionFields/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err61];
					else vErrors.push(err61);
					errors++;
				}
			}
			if (data.parent !== void 0) {
				let data41 = data.parent;
				if (data41 && typeof data41 == "object" && !Array.isArray(data41)) {
					for (const key6 in data41) if (!(key6 === "nested" || key6 === "dotted" || key6 === "field" || key6 === "index" || key6 === "before" || key6 === "key")) {
						const err62 = {
							instancePath: instancePath + "/parent",
							schemaPath: "#/properties/parent/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key6 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err62];
						else vErrors.push(err62);
						errors++;
					}
					if (data41.nested !== void 0) {
						let data42 = data41.nested;
						if (Array.isArray(data42)) {
							const len13 = data42.length;
							for (let i13 = 0; i13 < len13; i13++) if (typeof data42[i13] !== "string") {
								const err63 = {
									instancePath: instancePath + "/parent/nested/" + i13,
									schemaPath: "#/properties/parent/properties/nested/items/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err63];
								else vErrors.push(err63);
								errors++;
							}
						} else {
							const err64 = {
								instancePath: instancePath + "/parent/nested",
								schemaPath: "#/properties/parent/properties/nested/type",
								keyword: "type",
								params: { type: "array" },
								message: "must be array"
							};
							if (vErrors === null) vErrors = [err64];
							else vErrors.push(err64);
							errors++;
						}
					}
					if (data41.dotted !== void 0) {
						if (typeof data41.dotted !== "boolean") {
							const err65 = {
								instancePath: instancePath + "/parent/dotted",
								schemaPath: "#/properties/parent/properties/dotted/type",
								keyword: "type",
								params: { type: "boolean" },
								message: "must be boolean"
							};
							if (vErrors === null) vErrors = [err65];
							else vErrors.push(err65);
							errors++;
						}
					}
					if (data41.field !== void 0) {
						if (typeof data41.field !== "string") {
							const err66 = {
								instancePath: instancePath + "/parent/field",
								schemaPath: "#/properties/parent/properties/field/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err66];
							else vErrors.push(err66);
							errors++;
						}
					}
					if (data41.index !== void 0) {
						if (typeof data41.index !== "string") {
							const err67 = {
								instancePath: instancePath + "/parent/index",
								schemaPath: "#/properties/parent/properties/index/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err67];
							else vErrors.push(err67);
							errors++;
						}
					}
					if (data41.before !== void 0) {
						let data47 = data41.before;
						if (typeof data47 === "string") {
							if (func2(data47) < 1) {
								const err68 = {
									instancePath: instancePath + "/parent/before",
									schemaPath: "#/properties/parent/properties/before/minLength",
									keyword: "minLength",
									params: { limit: 1 },
									message: "must NOT have fewer than 1 characters"
								};
								if (vErrors === null) vErrors = [err68];
								else vErrors.push(err68);
								errors++;
							}
						} else {
							const err69 = {
								instancePath: instancePath + "/parent/before",
								schemaPath: "#/properties/parent/properties/before/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err69];
							else vErrors.push(err69);
							errors++;
						}
					}
					if (data41.key !== void 0) {
						if (typeof data41.key !== "string") {
							const err70 = {
								instancePath: instancePath + "/parent/key",
								schemaPath: "#/properties/parent/properties/key/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err70];
							else vErrors.push(err70);
							errors++;
						}
					}
				} else {
					const err71 = {
						instancePath: instancePath + "/parent",
						schemaPath: "#/properties/parent/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err71];
					else vErrors.push(err71);
					errors++;
				}
			}
			if (data.derivesParents !== void 0) {
				if (typeof data.derivesParents !== "boolean") {
					const err72 = {
						instancePath: instancePath + "/derivesParents",
						schemaPath: "#/properties/derivesParents/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err72];
					else vErrors.push(err72);
					errors++;
				}
			}
			if (data.done !== void 0) {
				let data50 = data.done;
				if (Array.isArray(data50)) {
					const len14 = data50.length;
					for (let i14 = 0; i14 < len14; i14++) {
						let data51 = data50[i14];
						if (data51 && typeof data51 == "object" && !Array.isArray(data51)) {
							if (data51.field === void 0) {
								const err73 = {
									instancePath: instancePath + "/done/" + i14,
									schemaPath: "#/properties/done/items/required",
									keyword: "required",
									params: { missingProperty: "field" },
									message: "must have required property 'field'"
								};
								if (vErrors === null) vErrors = [err73];
								else vErrors.push(err73);
								errors++;
							}
							for (const key7 in data51) if (!(key7 === "field" || key7 === "values" || key7 === "open" || key7 === "lastOf")) {
								const err74 = {
									instancePath: instancePath + "/done/" + i14,
									schemaPath: "#/properties/done/items/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key7 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err74];
								else vErrors.push(err74);
								errors++;
							}
							if (data51.field !== void 0) {
								if (typeof data51.field !== "string") {
									const err75 = {
										instancePath: instancePath + "/done/" + i14 + "/field",
										schemaPath: "#/properties/done/items/properties/field/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err75];
									else vErrors.push(err75);
									errors++;
								}
							}
							if (data51.values !== void 0) {
								let data53 = data51.values;
								if (Array.isArray(data53)) {
									const len15 = data53.length;
									for (let i15 = 0; i15 < len15; i15++) if (typeof data53[i15] !== "string") {
										const err76 = {
											instancePath: instancePath + "/done/" + i14 + "/values/" + i15,
											schemaPath: "#/properties/done/items/properties/values/items/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										};
										if (vErrors === null) vErrors = [err76];
										else vErrors.push(err76);
										errors++;
									}
								} else {
									const err77 = {
										instancePath: instancePath + "/done/" + i14 + "/values",
										schemaPath: "#/properties/done/items/properties/values/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err77];
									else vErrors.push(err77);
									errors++;
								}
							}
							if (data51.open !== void 0) {
								if (typeof data51.open !== "string") {
									const err78 = {
										instancePath: instancePath + "/done/" + i14 + "/open",
										schemaPath: "#/properties/done/items/properties/open/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err78];
									else vErrors.push(err78);
									errors++;
								}
							}
							if (data51.lastOf !== void 0) {
								let data56 = data51.lastOf;
								if (typeof data56 === "string") {
									if (!pattern4.test(data56)) {
										const err79 = {
											instancePath: instancePath + "/done/" + i14 + "/lastOf",
											schemaPath: "#/properties/done/items/properties/lastOf/pattern",
											keyword: "pattern",
											params: { pattern: "^(/[\\s\\S]*)?$" },
											message: "must match pattern \"^(/[\\s\\S]*)?$\""
										};
										if (vErrors === null) vErrors = [err79];
										else vErrors.push(err79);
										errors++;
									}
								} else {
									const err80 = {
										instancePath: instancePath + "/done/" + i14 + "/lastOf",
										schemaPath: "#/properties/done/items/properties/lastOf/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err80];
									else vErrors.push(err80);
									errors++;
								}
							}
						} else {
							const err81 = {
								instancePath: instancePath + "/done/" + i14,
								schemaPath: "#/properties/done/items/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err81];
							else vErrors.push(err81);
							errors++;
						}
					}
				} else {
					const err82 = {
						instancePath: instancePath + "/done",
						schemaPath: "#/properties/done/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err82];
					else vErrors.push(err82);
					errors++;
				}
			}
			if (data.closed !== void 0) {
				let data57 = data.closed;
				if (Array.isArray(data57)) {
					const len16 = data57.length;
					for (let i16 = 0; i16 < len16; i16++) if (typeof data57[i16] !== "string") {
						const err83 = {
							instancePath: instancePath + "/closed/" + i16,
							schemaPath: "#/properties/closed/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err83];
						else vErrors.push(err83);
						errors++;
					}
				} else {
					const err84 = {
						instancePath: instancePath + "/closed",
						schemaPath: "#/properties/closed/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err84];
					else vErrors.push(err84);
					errors++;
				}
			}
			if (data.tombstones !== void 0) {
				let data59 = data.tombstones;
				if (Array.isArray(data59)) {
					const len17 = data59.length;
					for (let i17 = 0; i17 < len17; i17++) if (typeof data59[i17] !== "string") {
						const err85 = {
							instancePath: instancePath + "/tombstones/" + i17,
							schemaPath: "#/properties/tombstones/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err85];
						else vErrors.push(err85);
						errors++;
					}
				} else {
					const err86 = {
						instancePath: instancePath + "/tombstones",
						schemaPath: "#/properties/tombstones/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err86];
					else vErrors.push(err86);
					errors++;
				}
			}
			if (data.status !== void 0) {
				let data61 = data.status;
				if (data61 && typeof data61 == "object" && !Array.isArray(data61)) {
					if (data61.field === void 0) {
						const err87 = {
							instancePath: instancePath + "/status",
							schemaPath: "#/properties/status/required",
							keyword: "required",
							params: { missingProperty: "field" },
							message: "must have required property 'field'"
						};
						if (vErrors === null) vErrors = [err87];
						else vErrors.push(err87);
						errors++;
					}
					for (const key8 in data61) if (!(key8 === "field" || key8 === "rank" || key8 === "back" || key8 === "graph" || key8 === "strict")) {
						const err88 = {
							instancePath: instancePath + "/status",
							schemaPath: "#/properties/status/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key8 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err88];
						else vErrors.push(err88);
						errors++;
					}
					if (data61.field !== void 0) {
						if (typeof data61.field !== "string") {
							const err89 = {
								instancePath: instancePath + "/status/field",
								schemaPath: "#/properties/status/properties/field/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err89];
							else vErrors.push(err89);
							errors++;
						}
					}
					if (data61.rank !== void 0) {
						let data63 = data61.rank;
						if (Array.isArray(data63)) {
							const len18 = data63.length;
							for (let i18 = 0; i18 < len18; i18++) {
								let data64 = data63[i18];
								if (Array.isArray(data64)) {
									const len19 = data64.length;
									for (let i19 = 0; i19 < len19; i19++) if (typeof data64[i19] !== "string") {
										const err90 = {
											instancePath: instancePath + "/status/rank/" + i18 + "/" + i19,
											schemaPath: "#/properties/status/properties/rank/items/items/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										};
										if (vErrors === null) vErrors = [err90];
										else vErrors.push(err90);
										errors++;
									}
								} else {
									const err91 = {
										instancePath: instancePath + "/status/rank/" + i18,
										schemaPath: "#/properties/status/properties/rank/items/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err91];
									else vErrors.push(err91);
									errors++;
								}
							}
						} else {
							const err92 = {
								instancePath: instancePath + "/status/rank",
								schemaPath: "#/properties/status/properties/rank/type",
								keyword: "type",
								params: { type: "array" },
								message: "must be array"
							};
							if (vErrors === null) vErrors = [err92];
							else vErrors.push(err92);
							errors++;
						}
					}
					if (data61.back !== void 0) {
						let data66 = data61.back;
						if (data66 && typeof data66 == "object" && !Array.isArray(data66)) for (const key9 in data66) {
							let data67 = data66[key9];
							if (Array.isArray(data67)) {
								const len20 = data67.length;
								for (let i20 = 0; i20 < len20; i20++) if (typeof data67[i20] !== "string") {
									const err93 = {
										instancePath: instancePath + "/status/back/" + key9.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i20,
										schemaPath: "#/properties/status/properties/back/additionalProperties/items/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err93];
									else vErrors.push(err93);
									errors++;
								}
							} else {
								const err94 = {
									instancePath: instancePath + "/status/back/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"),
									schemaPath: "#/properties/status/properties/back/additionalProperties/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err94];
								else vErrors.push(err94);
								errors++;
							}
						}
						else {
							const err95 = {
								instancePath: instancePath + "/status/back",
								schemaPath: "#/properties/status/properties/back/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err95];
							else vErrors.push(err95);
							errors++;
						}
					}
					if (data61.graph !== void 0) {
						let data69 = data61.graph;
						if (data69 && typeof data69 == "object" && !Array.isArray(data69)) for (const key10 in data69) {
							let data70 = data69[key10];
							if (Array.isArray(data70)) {
								const len21 = data70.length;
								for (let i21 = 0; i21 < len21; i21++) if (typeof data70[i21] !== "string") {
									const err96 = {
										instancePath: instancePath + "/status/graph/" + key10.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i21,
										schemaPath: "#/properties/status/properties/graph/additionalProperties/items/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err96];
									else vErrors.push(err96);
									errors++;
								}
							} else {
								const err97 = {
									instancePath: instancePath + "/status/graph/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"),
									schemaPath: "#/properties/status/properties/graph/additionalProperties/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err97];
								else vErrors.push(err97);
								errors++;
							}
						}
						else {
							const err98 = {
								instancePath: instancePath + "/status/graph",
								schemaPath: "#/properties/status/properties/graph/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err98];
							else vErrors.push(err98);
							errors++;
						}
					}
					if (data61.strict !== void 0) {
						if (typeof data61.strict !== "boolean") {
							const err99 = {
								instancePath: instancePath + "/status/strict",
								schemaPath: "#/properties/status/properties/strict/type",
								keyword: "type",
								params: { type: "boolean" },
								message: "must be boolean"
							};
							if (vErrors === null) vErrors = [err99];
							else vErrors.push(err99);
							errors++;
						}
					}
				} else {
					const err100 = {
						instancePath: instancePath + "/status",
						schemaPath: "#/properties/status/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err100];
					else vErrors.push(err100);
					errors++;
				}
			}
			if (data.groups !== void 0) {
				let data73 = data.groups;
				if (Array.isArray(data73)) {
					const len22 = data73.length;
					for (let i22 = 0; i22 < len22; i22++) {
						let data74 = data73[i22];
						if (data74 && typeof data74 == "object" && !Array.isArray(data74)) {
							if (data74.match === void 0) {
								const err101 = {
									instancePath: instancePath + "/groups/" + i22,
									schemaPath: "#/properties/groups/items/required",
									keyword: "required",
									params: { missingProperty: "match" },
									message: "must have required property 'match'"
								};
								if (vErrors === null) vErrors = [err101];
								else vErrors.push(err101);
								errors++;
							}
							for (const key11 in data74) if (!(key11 === "match" || key11 === "derived" || key11 === "status" || key11 === "reopening")) {
								const err102 = {
									instancePath: instancePath + "/groups/" + i22,
									schemaPath: "#/properties/groups/items/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key11 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err102];
								else vErrors.push(err102);
								errors++;
							}
							if (data74.match !== void 0) {
								if (typeof data74.match !== "string") {
									const err103 = {
										instancePath: instancePath + "/groups/" + i22 + "/match",
										schemaPath: "#/properties/groups/items/properties/match/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err103];
									else vErrors.push(err103);
									errors++;
								}
							}
							if (data74.derived !== void 0) {
								if (typeof data74.derived !== "boolean") {
									const err104 = {
										instancePath: instancePath + "/groups/" + i22 + "/derived",
										schemaPath: "#/properties/groups/items/properties/derived/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err104];
									else vErrors.push(err104);
									errors++;
								}
							}
							if (data74.status !== void 0) {
								let data77 = data74.status;
								if (data77 && typeof data77 == "object" && !Array.isArray(data77)) {
									if (data77.field === void 0) {
										const err105 = {
											instancePath: instancePath + "/groups/" + i22 + "/status",
											schemaPath: "#/properties/groups/items/properties/status/required",
											keyword: "required",
											params: { missingProperty: "field" },
											message: "must have required property 'field'"
										};
										if (vErrors === null) vErrors = [err105];
										else vErrors.push(err105);
										errors++;
									}
									for (const key12 in data77) if (!(key12 === "field" || key12 === "rank" || key12 === "back" || key12 === "graph" || key12 === "strict")) {
										const err106 = {
											instancePath: instancePath + "/groups/" + i22 + "/status",
											schemaPath: "#/properties/groups/items/properties/status/additionalProperties",
											keyword: "additionalProperties",
											params: { additionalProperty: key12 },
											message: "must NOT have additional properties"
										};
										if (vErrors === null) vErrors = [err106];
										else vErrors.push(err106);
										errors++;
									}
									if (data77.field !== void 0) {
										if (typeof data77.field !== "string") {
											const err107 = {
												instancePath: instancePath + "/groups/" + i22 + "/status/field",
												schemaPath: "#/properties/groups/items/properties/status/properties/field/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err107];
											else vErrors.push(err107);
											errors++;
										}
									}
									if (data77.rank !== void 0) {
										let data79 = data77.rank;
										if (Array.isArray(data79)) {
											const len23 = data79.length;
											for (let i23 = 0; i23 < len23; i23++) {
												let data80 = data79[i23];
												if (Array.isArray(data80)) {
													const len24 = data80.length;
													for (let i24 = 0; i24 < len24; i24++) if (typeof data80[i24] !== "string") {
														const err108 = {
															instancePath: instancePath + "/groups/" + i22 + "/status/rank/" + i23 + "/" + i24,
															schemaPath: "#/properties/groups/items/properties/status/properties/rank/items/items/type",
															keyword: "type",
															params: { type: "string" },
															message: "must be string"
														};
														if (vErrors === null) vErrors = [err108];
														else vErrors.push(err108);
														errors++;
													}
												} else {
													const err109 = {
														instancePath: instancePath + "/groups/" + i22 + "/status/rank/" + i23,
														schemaPath: "#/properties/groups/items/properties/status/properties/rank/items/type",
														keyword: "type",
														params: { type: "array" },
														message: "must be array"
													};
													if (vErrors === null) vErrors = [err109];
													else vErrors.push(err109);
													errors++;
												}
											}
										} else {
											const err110 = {
												instancePath: instancePath + "/groups/" + i22 + "/status/rank",
												schemaPath: "#/properties/groups/items/properties/status/properties/rank/type",
												keyword: "type",
												params: { type: "array" },
												message: "must be array"
											};
											if (vErrors === null) vErrors = [err110];
											else vErrors.push(err110);
											errors++;
										}
									}
									if (data77.back !== void 0) {
										let data82 = data77.back;
										if (data82 && typeof data82 == "object" && !Array.isArray(data82)) for (const key13 in data82) {
											let data83 = data82[key13];
											if (Array.isArray(data83)) {
												const len25 = data83.length;
												for (let i25 = 0; i25 < len25; i25++) if (typeof data83[i25] !== "string") {
													const err111 = {
														instancePath: instancePath + "/groups/" + i22 + "/status/back/" + key13.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i25,
														schemaPath: "#/properties/groups/items/properties/status/properties/back/additionalProperties/items/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													};
													if (vErrors === null) vErrors = [err111];
													else vErrors.push(err111);
													errors++;
												}
											} else {
												const err112 = {
													instancePath: instancePath + "/groups/" + i22 + "/status/back/" + key13.replace(/~/g, "~0").replace(/\//g, "~1"),
													schemaPath: "#/properties/groups/items/properties/status/properties/back/additionalProperties/type",
													keyword: "type",
													params: { type: "array" },
													message: "must be array"
												};
												if (vErrors === null) vErrors = [err112];
												else vErrors.push(err112);
												errors++;
											}
										}
										else {
											const err113 = {
												instancePath: instancePath + "/groups/" + i22 + "/status/back",
												schemaPath: "#/properties/groups/items/properties/status/properties/back/type",
												keyword: "type",
												params: { type: "object" },
												message: "must be object"
											};
											if (vErrors === null) vErrors = [err113];
											else vErrors.push(err113);
											errors++;
										}
									}
									if (data77.graph !== void 0) {
										let data85 = data77.graph;
										if (data85 && typeof data85 == "object" && !Array.isArray(data85)) for (const key14 in data85) {
											let data86 = data85[key14];
											if (Array.isArray(data86)) {
												const len26 = data86.length;
												for (let i26 = 0; i26 < len26; i26++) if (typeof data86[i26] !== "string") {
													const err114 = {
														instancePath: instancePath + "/groups/" + i22 + "/status/graph/" + key14.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i26,
														schemaPath: "#/properties/groups/items/properties/status/properties/graph/additionalProperties/items/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													};
													if (vErrors === null) vErrors = [err114];
													else vErrors.push(err114);
													errors++;
												}
											} else {
												const err115 = {
													instancePath: instancePath + "/groups/" + i22 + "/status/graph/" + key14.replace(/~/g, "~0").replace(/\//g, "~1"),
													schemaPath: "#/properties/groups/items/properties/status/properties/graph/additionalProperties/type",
													keyword: "type",
													params: { type: "array" },
													message: "must be array"
												};
												if (vErrors === null) vErrors = [err115];
												else vErrors.push(err115);
												errors++;
											}
										}
										else {
											const err116 = {
												instancePath: instancePath + "/groups/" + i22 + "/status/graph",
												schemaPath: "#/properties/groups/items/properties/status/properties/graph/type",
												keyword: "type",
												params: { type: "object" },
												message: "must be object"
											};
											if (vErrors === null) vErrors = [err116];
											else vErrors.push(err116);
											errors++;
										}
									}
									if (data77.strict !== void 0) {
										if (typeof data77.strict !== "boolean") {
											const err117 = {
												instancePath: instancePath + "/groups/" + i22 + "/status/strict",
												schemaPath: "#/properties/groups/items/properties/status/properties/strict/type",
												keyword: "type",
												params: { type: "boolean" },
												message: "must be boolean"
											};
											if (vErrors === null) vErrors = [err117];
											else vErrors.push(err117);
											errors++;
										}
									}
								} else {
									const err118 = {
										instancePath: instancePath + "/groups/" + i22 + "/status",
										schemaPath: "#/properties/groups/items/properties/status/type",
										keyword: "type",
										params: { type: "object" },
										message: "must be object"
									};
									if (vErrors === null) vErrors = [err118];
									else vErrors.push(err118);
									errors++;
								}
							}
							if (data74.reopening !== void 0) {
								let data89 = data74.reopening;
								if (!(data89 === "error" || data89 === "warning")) {
									const err119 = {
										instancePath: instancePath + "/groups/" + i22 + "/reopening",
										schemaPath: "#/properties/groups/items/properties/reopening/enum",
										keyword: "enum",
										params: { allowedValues: schema32.properties.groups.items.properties.reopening.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err119];
									else vErrors.push(err119);
									errors++;
								}
							}
						} else {
							const err120 = {
								instancePath: instancePath + "/groups/" + i22,
								schemaPath: "#/properties/groups/items/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err120];
							else vErrors.push(err120);
							errors++;
						}
					}
				} else {
					const err121 = {
						instancePath: instancePath + "/groups",
						schemaPath: "#/properties/groups/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err121];
					else vErrors.push(err121);
					errors++;
				}
			}
			if (data.contract !== void 0) {
				let data90 = data.contract;
				if (Array.isArray(data90)) {
					const len27 = data90.length;
					for (let i27 = 0; i27 < len27; i27++) if (typeof data90[i27] !== "string") {
						const err122 = {
							instancePath: instancePath + "/contract/" + i27,
							schemaPath: "#/properties/contract/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err122];
						else vErrors.push(err122);
						errors++;
					}
				} else {
					const err123 = {
						instancePath: instancePath + "/contract",
						schemaPath: "#/properties/contract/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err123];
					else vErrors.push(err123);
					errors++;
				}
			}
			if (data.claim !== void 0) {
				let data92 = data.claim;
				if (Array.isArray(data92)) {
					const len28 = data92.length;
					for (let i28 = 0; i28 < len28; i28++) if (typeof data92[i28] !== "string") {
						const err124 = {
							instancePath: instancePath + "/claim/" + i28,
							schemaPath: "#/properties/claim/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err124];
						else vErrors.push(err124);
						errors++;
					}
				} else {
					const err125 = {
						instancePath: instancePath + "/claim",
						schemaPath: "#/properties/claim/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err125];
					else vErrors.push(err125);
					errors++;
				}
			}
			if (data.bookkeeping !== void 0) {
				let data94 = data.bookkeeping;
				if (Array.isArray(data94)) {
					const len29 = data94.length;
					for (let i29 = 0; i29 < len29; i29++) if (typeof data94[i29] !== "string") {
						const err126 = {
							instancePath: instancePath + "/bookkeeping/" + i29,
							schemaPath: "#/properties/bookkeeping/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err126];
						else vErrors.push(err126);
						errors++;
					}
				} else {
					const err127 = {
						instancePath: instancePath + "/bookkeeping",
						schemaPath: "#/properties/bookkeeping/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err127];
					else vErrors.push(err127);
					errors++;
				}
			}
			if (data.runner !== void 0) {
				let data96 = data.runner;
				if (data96 && typeof data96 == "object" && !Array.isArray(data96)) {
					for (const key15 in data96) if (!(key15 === "counters" || key15 === "maximum")) {
						const err128 = {
							instancePath: instancePath + "/runner",
							schemaPath: "#/properties/runner/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key15 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err128];
						else vErrors.push(err128);
						errors++;
					}
					if (data96.counters !== void 0) {
						let data97 = data96.counters;
						if (Array.isArray(data97)) {
							const len30 = data97.length;
							for (let i30 = 0; i30 < len30; i30++) if (typeof data97[i30] !== "string") {
								const err129 = {
									instancePath: instancePath + "/runner/counters/" + i30,
									schemaPath: "#/properties/runner/properties/counters/items/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err129];
								else vErrors.push(err129);
								errors++;
							}
						} else {
							const err130 = {
								instancePath: instancePath + "/runner/counters",
								schemaPath: "#/properties/runner/properties/counters/type",
								keyword: "type",
								params: { type: "array" },
								message: "must be array"
							};
							if (vErrors === null) vErrors = [err130];
							else vErrors.push(err130);
							errors++;
						}
					}
					if (data96.maximum !== void 0) {
						let data99 = data96.maximum;
						if (Array.isArray(data99)) {
							const len31 = data99.length;
							for (let i31 = 0; i31 < len31; i31++) if (typeof data99[i31] !== "string") {
								const err131 = {
									instancePath: instancePath + "/runner/maximum/" + i31,
									schemaPath: "#/properties/runner/properties/maximum/items/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err131];
								else vErrors.push(err131);
								errors++;
							}
						} else {
							const err132 = {
								instancePath: instancePath + "/runner/maximum",
								schemaPath: "#/properties/runner/properties/maximum/type",
								keyword: "type",
								params: { type: "array" },
								message: "must be array"
							};
							if (vErrors === null) vErrors = [err132];
							else vErrors.push(err132);
							errors++;
						}
					}
				} else {
					const err133 = {
						instancePath: instancePath + "/runner",
						schemaPath: "#/properties/runner/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err133];
					else vErrors.push(err133);
					errors++;
				}
			}
			if (data.dependencies !== void 0) {
				let data101 = data.dependencies;
				if (Array.isArray(data101)) {
					const len32 = data101.length;
					for (let i32 = 0; i32 < len32; i32++) if (typeof data101[i32] !== "string") {
						const err134 = {
							instancePath: instancePath + "/dependencies/" + i32,
							schemaPath: "#/properties/dependencies/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err134];
						else vErrors.push(err134);
						errors++;
					}
				} else {
					const err135 = {
						instancePath: instancePath + "/dependencies",
						schemaPath: "#/properties/dependencies/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err135];
					else vErrors.push(err135);
					errors++;
				}
			}
			if (data.planKey !== void 0) {
				let data103 = data.planKey;
				if (typeof data103 === "string") {
					if (!pattern4.test(data103)) {
						const err136 = {
							instancePath: instancePath + "/planKey",
							schemaPath: "#/properties/planKey/pattern",
							keyword: "pattern",
							params: { pattern: "^(/[\\s\\S]*)?$" },
							message: "must match pattern \"^(/[\\s\\S]*)?$\""
						};
						if (vErrors === null) vErrors = [err136];
						else vErrors.push(err136);
						errors++;
					}
				} else {
					const err137 = {
						instancePath: instancePath + "/planKey",
						schemaPath: "#/properties/planKey/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err137];
					else vErrors.push(err137);
					errors++;
				}
			}
			if (data.bulkFlip !== void 0) {
				let data104 = data.bulkFlip;
				if (data104 && typeof data104 == "object" && !Array.isArray(data104)) {
					for (const key16 in data104) if (!(key16 === "warning" || key16 === "error" || key16 === "topLevel")) {
						const err138 = {
							instancePath: instancePath + "/bulkFlip",
							schemaPath: "#/properties/bulkFlip/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key16 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err138];
						else vErrors.push(err138);
						errors++;
					}
					if (data104.warning !== void 0) {
						let data105 = data104.warning;
						if (!(typeof data105 == "number" && !(data105 % 1) && !isNaN(data105) && isFinite(data105))) {
							const err139 = {
								instancePath: instancePath + "/bulkFlip/warning",
								schemaPath: "#/properties/bulkFlip/properties/warning/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							};
							if (vErrors === null) vErrors = [err139];
							else vErrors.push(err139);
							errors++;
						}
						if (typeof data105 == "number" && isFinite(data105)) {
							if (data105 < 1 || isNaN(data105)) {
								const err140 = {
									instancePath: instancePath + "/bulkFlip/warning",
									schemaPath: "#/properties/bulkFlip/properties/warning/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 1
									},
									message: "must be >= 1"
								};
								if (vErrors === null) vErrors = [err140];
								else vErrors.push(err140);
								errors++;
							}
						}
					}
					if (data104.error !== void 0) {
						let data106 = data104.error;
						if (!(typeof data106 == "number" && !(data106 % 1) && !isNaN(data106) && isFinite(data106))) {
							const err141 = {
								instancePath: instancePath + "/bulkFlip/error",
								schemaPath: "#/properties/bulkFlip/properties/error/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							};
							if (vErrors === null) vErrors = [err141];
							else vErrors.push(err141);
							errors++;
						}
						if (typeof data106 == "number" && isFinite(data106)) {
							if (data106 < 1 || isNaN(data106)) {
								const err142 = {
									instancePath: instancePath + "/bulkFlip/error",
									schemaPath: "#/properties/bulkFlip/properties/error/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 1
									},
									message: "must be >= 1"
								};
								if (vErrors === null) vErrors = [err142];
								else vErrors.push(err142);
								errors++;
							}
						}
					}
					if (data104.topLevel !== void 0) {
						if (typeof data104.topLevel !== "boolean") {
							const err143 = {
								instancePath: instancePath + "/bulkFlip/topLevel",
								schemaPath: "#/properties/bulkFlip/properties/topLevel/type",
								keyword: "type",
								params: { type: "boolean" },
								message: "must be boolean"
							};
							if (vErrors === null) vErrors = [err143];
							else vErrors.push(err143);
							errors++;
						}
					}
				} else {
					const err144 = {
						instancePath: instancePath + "/bulkFlip",
						schemaPath: "#/properties/bulkFlip/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err144];
					else vErrors.push(err144);
					errors++;
				}
			}
			if (data.evidence !== void 0) {
				let data108 = data.evidence;
				if (data108 && typeof data108 == "object" && !Array.isArray(data108)) {
					if (data108.field === void 0) {
						const err145 = {
							instancePath: instancePath + "/evidence",
							schemaPath: "#/properties/evidence/required",
							keyword: "required",
							params: { missingProperty: "field" },
							message: "must have required property 'field'"
						};
						if (vErrors === null) vErrors = [err145];
						else vErrors.push(err145);
						errors++;
					}
					if (data108.phrases === void 0) {
						const err146 = {
							instancePath: instancePath + "/evidence",
							schemaPath: "#/properties/evidence/required",
							keyword: "required",
							params: { missingProperty: "phrases" },
							message: "must have required property 'phrases'"
						};
						if (vErrors === null) vErrors = [err146];
						else vErrors.push(err146);
						errors++;
					}
					for (const key17 in data108) if (!(key17 === "field" || key17 === "phrases")) {
						const err147 = {
							instancePath: instancePath + "/evidence",
							schemaPath: "#/properties/evidence/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key17 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err147];
						else vErrors.push(err147);
						errors++;
					}
					if (data108.field !== void 0) {
						if (typeof data108.field !== "string") {
							const err148 = {
								instancePath: instancePath + "/evidence/field",
								schemaPath: "#/properties/evidence/properties/field/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err148];
							else vErrors.push(err148);
							errors++;
						}
					}
					if (data108.phrases !== void 0) {
						let data110 = data108.phrases;
						if (Array.isArray(data110)) {
							if (data110.length < 1) {
								const err149 = {
									instancePath: instancePath + "/evidence/phrases",
									schemaPath: "#/properties/evidence/properties/phrases/minItems",
									keyword: "minItems",
									params: { limit: 1 },
									message: "must NOT have fewer than 1 items"
								};
								if (vErrors === null) vErrors = [err149];
								else vErrors.push(err149);
								errors++;
							}
							const len33 = data110.length;
							for (let i33 = 0; i33 < len33; i33++) {
								let data111 = data110[i33];
								if (typeof data111 === "string") {
									if (func2(data111) < 1) {
										const err150 = {
											instancePath: instancePath + "/evidence/phrases/" + i33,
											schemaPath: "#/properties/evidence/properties/phrases/items/minLength",
											keyword: "minLength",
											params: { limit: 1 },
											message: "must NOT have fewer than 1 characters"
										};
										if (vErrors === null) vErrors = [err150];
										else vErrors.push(err150);
										errors++;
									}
								} else {
									const err151 = {
										instancePath: instancePath + "/evidence/phrases/" + i33,
										schemaPath: "#/properties/evidence/properties/phrases/items/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err151];
									else vErrors.push(err151);
									errors++;
								}
							}
						} else {
							const err152 = {
								instancePath: instancePath + "/evidence/phrases",
								schemaPath: "#/properties/evidence/properties/phrases/type",
								keyword: "type",
								params: { type: "array" },
								message: "must be array"
							};
							if (vErrors === null) vErrors = [err152];
							else vErrors.push(err152);
							errors++;
						}
					}
				} else {
					const err153 = {
						instancePath: instancePath + "/evidence",
						schemaPath: "#/properties/evidence/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err153];
					else vErrors.push(err153);
					errors++;
				}
			}
			if (data.records !== void 0) {
				let data112 = data.records;
				if (Array.isArray(data112)) {
					const len34 = data112.length;
					for (let i34 = 0; i34 < len34; i34++) if (typeof data112[i34] !== "string") {
						const err154 = {
							instancePath: instancePath + "/records/" + i34,
							schemaPath: "#/properties/records/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err154];
						else vErrors.push(err154);
						errors++;
					}
				} else {
					const err155 = {
						instancePath: instancePath + "/records",
						schemaPath: "#/properties/records/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err155];
					else vErrors.push(err155);
					errors++;
				}
			}
			if (data.log !== void 0) {
				let data114 = data.log;
				if (!(data114 === "prefix" || data114 === "insert-only")) {
					const err156 = {
						instancePath: instancePath + "/log",
						schemaPath: "#/properties/log/enum",
						keyword: "enum",
						params: { allowedValues: schema32.properties.log.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err156];
					else vErrors.push(err156);
					errors++;
				}
			}
			if (data.rules !== void 0) {
				let data115 = data.rules;
				if (data115 && typeof data115 == "object" && !Array.isArray(data115)) for (const key18 in data115) {
					let data116 = data115[key18];
					const _errs248 = errors;
					let valid89 = false;
					const _errs249 = errors;
					if (!(data116 === "error" || data116 === "warning" || data116 === "note" || data116 === "off")) {
						const err157 = {
							instancePath: instancePath + "/rules/" + key18.replace(/~/g, "~0").replace(/\//g, "~1"),
							schemaPath: "#/properties/rules/additionalProperties/anyOf/0/enum",
							keyword: "enum",
							params: { allowedValues: schema32.properties.rules.additionalProperties.anyOf[0].enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err157];
						else vErrors.push(err157);
						errors++;
					}
					var _valid0 = _errs249 === errors;
					valid89 = valid89 || _valid0;
					const _errs250 = errors;
					if (data116 && typeof data116 == "object" && !Array.isArray(data116)) for (const key19 in data116) {
						let data117 = data116[key19];
						if (!(data117 === "error" || data117 === "warning" || data117 === "note")) {
							const err158 = {
								instancePath: instancePath + "/rules/" + key18.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + key19.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/rules/additionalProperties/anyOf/1/additionalProperties/enum",
								keyword: "enum",
								params: { allowedValues: schema32.properties.rules.additionalProperties.anyOf[1].additionalProperties.enum },
								message: "must be equal to one of the allowed values"
							};
							if (vErrors === null) vErrors = [err158];
							else vErrors.push(err158);
							errors++;
						}
					}
					else {
						const err159 = {
							instancePath: instancePath + "/rules/" + key18.replace(/~/g, "~0").replace(/\//g, "~1"),
							schemaPath: "#/properties/rules/additionalProperties/anyOf/1/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						if (vErrors === null) vErrors = [err159];
						else vErrors.push(err159);
						errors++;
					}
					var _valid0 = _errs250 === errors;
					valid89 = valid89 || _valid0;
					if (!valid89) {
						const err160 = {
							instancePath: instancePath + "/rules/" + key18.replace(/~/g, "~0").replace(/\//g, "~1"),
							schemaPath: "#/properties/rules/additionalProperties/anyOf",
							keyword: "anyOf",
							params: {},
							message: "must match a schema in anyOf"
						};
						if (vErrors === null) vErrors = [err160];
						else vErrors.push(err160);
						errors++;
					} else {
						errors = _errs248;
						if (vErrors !== null) {
							if (_errs248) vErrors.length = _errs248;
							else vErrors = null;
						}
					}
				}
				else {
					const err161 = {
						instancePath: instancePath + "/rules",
						schemaPath: "#/properties/rules/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err161];
					else vErrors.push(err161);
					errors++;
				}
			}
		} else {
			const err162 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err162];
			else vErrors.push(err162);
			errors++;
		}
		validate21.errors = vErrors;
		return errors === 0;
	}
	validate21.evaluated = {
		"props": true,
		"dynamicProps": false,
		"dynamicItems": false
	};
}))();
const validateOptions$1 = validators$1.validator0;
const validatePreset = validators$1.validator1;
const validateRuleOptions$1 = {};
// src/kinds/checklist/preset-faults.ts
function presetFaults(said) {
	return (validatePreset(said) ? unknownRules(said) : schemaFaults$1(validatePreset.errors ?? [], said)).map(({ pointer, ...fault }) => ({
		...fault,
		pointer: `/preset${pointer}`
	})).sort((left, right) => compareCodePoints(left.pointer, right.pointer));
}
function schemaFaults$1(errors, said) {
	return [...groupBy(errors, placeOf$3).values()].flatMap((group) => {
		const [first] = group;
		if (first === void 0) return [];
		const pointer = placeOf$3(first);
		const expected = group.flatMap((error) => error.keyword === "anyOf" ? [] : [expectation$1(error)]);
		const value = valueAt(said, pointer);
		const found = first.keyword === "additionalProperties" || first.keyword === "required" || value === void 0 ? "" : `, not ${shown$2(value)}`;
		return [{
			pointer,
			message: `${expected.join(", or ")}${found}`
		}];
	});
}
function shown$2(value) {
	return typeof value === "string" ? quote(value) : quote(JSON.stringify(value)).slice(1, -1).replaceAll("\\\"", "\"");
}
function placeOf$3({ instancePath, keyword, params }) {
	return keyword === "additionalProperties" ? appendToken(instancePath, params.additionalProperty ?? "") : instancePath;
}
const types$2 = {
	array: "a list",
	boolean: "true or false",
	integer: "a whole number",
	object: "a mapping",
	string: "a text"
};
function expectation$1(error) {
	const { keyword, params, message = "is not valid" } = error;
	switch (keyword) {
		case "additionalProperties": return unknownOption(error);
		case "enum": return `must be one of ${(params.allowedValues ?? []).join(", ")}`;
		case "minItems": return "must hold at least one entry";
		case "pattern": return "must be a JSON pointer such as /items ('' is the whole document)";
		case "required": return `must have the key ${params.missingProperty}`;
		case "type": return `must be ${types$2[message.replace("must be ", "")] ?? message}`;
		default: return message;
	}
}
function unknownOption({ instancePath, params }) {
	const [, inline] = checklistOptionsSchema.properties.preset.anyOf;
	const known = instancePath === "" ? Object.keys(inline.properties) : [];
	const near = nearestName(params.additionalProperty ?? "", known);
	return near === void 0 ? "is not a known option" : `is not a known option; did you mean '${near}'?`;
}
function valueAt(value, pointer) {
	let at = value;
	for (const token of pointerTokens(pointer)) at = typeof at === "object" && at !== null ? at[token] : void 0;
	return at;
}
function unknownRules({ rules: overrides = {} }) {
	const known = new Map(rules$4.map(({ id, messages }) => [id.slice(id.indexOf("/") + 1), Object.keys(messages)]));
	return Object.entries(overrides).flatMap(([name, override]) => {
		const pointer = appendToken("/rules", name);
		const messages = known.get(name);
		if (messages === void 0) return [unknown(pointer, "rule", name, [...known.keys()])];
		if (typeof override === "string") return [];
		return Object.keys(override).filter((id) => !messages.includes(id)).map((id) => unknown(appendToken(pointer, id), `message of ${name}`, id, messages));
	});
}
function unknown(pointer, what, name, names) {
	const near = nearestName(name, names);
	return {
		pointer,
		message: `is not a ${what}${near === void 0 ? "" : `; did you mean '${near}'?`}`
	};
}
// src/kinds/checklist/check-options.ts
function checkChecklistOptions(value) {
	const own = validateOptions$1(value) ? [] : (validateOptions$1.errors ?? []).map(optionFault);
	if (own.length > 0) return {
		ok: false,
		faults: own
	};
	const { preset: said, ...given } = value;
	const preset = said === void 0 ? null : readPreset(said);
	if (Array.isArray(preset)) return {
		ok: false,
		faults: preset
	};
	return {
		ok: true,
		options: {
			...defaultChecklistOptions,
			...given,
			preset
		}
	};
}
function readPreset(said) {
	if (typeof said === "string") return namedPreset(said);
	const faults = presetFaults(said);
	return faults.length > 0 ? faults : completePreset(said);
}
function namedPreset(name) {
	const data = Object.hasOwn(builtInPresets, name) ? builtInPresets[name] : void 0;
	if (data !== void 0) return completePreset(data);
	const near = nearestName(name, presetNames);
	return [{
		pointer: "/preset",
		message: `'${name}' is not a built-in preset; ${near === void 0 ? `there are ${presetNames.join(", ")}` : `did you mean '${near}'?`}`
	}];
}
function checkRuleOptions$4(ruleId, value) {
	return ruleOptionFaults(validateRuleOptions$1, ruleId, value);
}
// src/kinds/checklist/reasons.ts
function hasReason(pair, checklist, message) {
	if (message !== void 0 && namesItem(message, pair.after)) return true;
	const silent = silentFields(pair, checklist);
	return Object.keys(pair.after.raw).some((field) => {
		if (silent.has(field)) return false;
		return gainedWords(textIn(fieldOf$2(pair.before.raw, field)), textIn(fieldOf$2(pair.after.raw, field)));
	});
}
function silentFields({ before, after }, checklist) {
	const { preset } = checklist;
	const status = after.group?.status?.field ?? preset.status?.field ?? "status";
	const done = preset.done.map(({ field }) => field);
	const contract = [...contractFields(before, checklist), ...contractFields(after, checklist)];
	return new Set([
		status,
		...done,
		...contract,
		...preset.bookkeeping,
		...preset.runner.counters,
		...preset.key
	]);
}
function textIn(value) {
	if (typeof value === "string") return value;
	return isJsonArray(value) ? value.filter((member) => typeof member === "string").join(" ") : "";
}
const number = /^\d+(?:[.-]\d+)*$/;
const introduced$1 = /(?:#|\b(?:task|feature|story|item|issue|step|epic|stories|tasks|features)s?\b[\s#:№]*)$/i;
function namesItem(message, { ownKey, title }) {
	const text = message.toLowerCase();
	const own = ownKey.toLowerCase();
	if (hasToken(text, own, number.test(own) && !own.includes("."))) return true;
	const [numbered] = /^[a-z]?\d+[a-z]?-\d+(?=-)/.exec(own) ?? [];
	if (numbered !== void 0 && [numbered, numbered.replace("-", ".")].some((each) => hasToken(text, each, false))) return true;
	return title.length >= 12 && text.includes(title.toLowerCase());
}
function hasToken(text, token, isBare) {
	if (token === "") return false;
	for (let at = text.indexOf(token); at >= 0; at = text.indexOf(token, at + 1)) {
		const [left, right] = [text.slice(Math.max(0, at - 20), at), text.slice(at + token.length, at + token.length + 2)];
		if (/[\p{L}\p{N}]$/u.test(left) || /^(?:[\p{L}\p{N}]|[.-]\d)/u.test(right)) continue;
		if (!isBare || introduced$1.test(left) || /[[(]$/.test(left)) return true;
	}
	return false;
}
// src/kinds/checklist/evidence.ts
function workIn(context, preset) {
	const state = new Set([
		context.path,
		...context.siblings ?? [],
		...context.others ?? []
	]);
	const isWork = (path) => !state.has(path) && !preset.records.some((pattern) => matchesPath(pattern, path));
	const worked = (context.prior ?? []).slice(0, 3).filter(({ touched }) => touched.some(isWork));
	return {
		touchedWork: (context.touched ?? []).some(isWork),
		workedOn: (item) => worked.some(({ message }) => namesItem(message, item))
	};
}
// src/kinds/checklist/other-plan.ts
function otherPlan(before, after, { knownPlan }) {
	const left = isChecklist(knownPlan) ? alignSections(knownPlan, after) : emptied$1(after);
	const known = left.byKey.size === 0 ? nothing : pairItems(left, after);
	const taken = new Set(known.pairs.map((pair) => pair.after));
	const carried = carriedPairs(before, after).filter((pair) => !taken.has(pair.after));
	const own = new Set([...taken, ...carried.map((pair) => pair.after)]);
	const items = [...left.items, ...carried.flatMap((pair) => left.byKey.has(pair.before.key) ? [] : pair.before)];
	return {
		from: {
			...emptied$1(after),
			...indexed$1(items.map((item, index) => ({
				...item,
				index
			})), [])
		},
		known: known.pairs,
		carried,
		pairs: [...known.pairs, ...carried.filter((pair) => pair.after.done)],
		rekeyed: known.rekeyed,
		added: [...after.byKey.values()].filter((item) => !own.has(item)),
		removed: known.removed
	};
}
const nothing = {
	pairs: [],
	rekeyed: [],
	added: [],
	removed: []
};
function carriedPairs(before, after) {
	return [...before.byKey.values()].flatMap((item) => {
		const twin = after.byKey.get(item.key);
		return twin !== void 0 && (survives(item, after) || isDoneAlike(item, twin)) ? [pairOf(item, twin, after)] : [];
	});
}
function isDoneAlike(item, twin) {
	return item.done && twin.done && wordsSimilar(item.title, twin.title);
}
function isChecklist(value) {
	return typeof value === "object" && value !== null && "byKey" in value && value.byKey instanceof Map;
}
// src/kinds/checklist/status-moves.ts
const known$3 = new WeakMap();
function statusMoves(after, pairs, added, strictEdges) {
	return [...pairs.filter((pair) => pair.before.status !== pair.after.status).flatMap(({ before, after: item }) => moveOf(before, item, after.preset, strictEdges) ?? []), ...added.flatMap((item) => unknownStatus(void 0, item, after.preset) ?? [])];
}
function moveOf(before, item, preset, strictEdges) {
	const moves = movesOf(item, preset);
	const [from, to] = [before.status, item.status];
	if (moves === void 0 || to === void 0) return void 0;
	const unknown = unknownStatus(before, item, preset);
	if (unknown !== void 0) return unknown;
	const edges = edgesOf$1(moves);
	if (from === void 0 || !edges.has(from) || before.done && !item.done) return void 0;
	const allowed = [...edges.get(from) ?? []];
	const move = {
		item,
		before,
		from,
		to,
		allowed
	};
	if (!reaches(edges, from, to)) return {
		...move,
		type: "unreachable"
	};
	return strictEdges && !allowed.includes(to) ? {
		...move,
		type: "skipped"
	} : void 0;
}
function unknownStatus(before, item, preset) {
	const moves = movesOf(item, preset);
	const to = item.status;
	if (moves === void 0 || to === void 0) return void 0;
	const edges = edgesOf$1(moves);
	if (edges.has(to) || preset.closed.includes(to) || preset.tombstones.includes(to)) return void 0;
	return {
		item,
		before,
		type: moves.strict === true ? "undeclared" : "unknown",
		from: before?.status ?? "",
		to,
		allowed: [...edges.keys()]
	};
}
function movesOf(item, preset) {
	return item.group?.status ?? preset.status;
}
function edgesOf$1(moves) {
	const made = known$3.get(moves) ?? makeEdges(moves);
	known$3.set(moves, made);
	return made;
}
function makeEdges({ rank = [], back = {}, graph = {} }) {
	const edges = new Map();
	const add = (from, targets) => {
		const set = edges.get(from) ?? new Set();
		for (const target of targets) if (target !== from) set.add(target);
		edges.set(from, set);
	};
	for (const [index, level] of rank.entries()) for (const status of level) add(status, [...level, ...rank[index + 1] ?? []]);
	for (const [from, targets] of [...Object.entries(back), ...Object.entries(graph)]) add(from, targets);
	for (const target of [...edges.values()].flatMap((targets) => [...targets])) add(target, []);
	return edges;
}
function reaches(edges, from, to) {
	const seen = new Set([from]);
	const pending = [from];
	for (let at = pending.pop(); at !== void 0; at = pending.pop()) {
		if (at === to) return true;
		for (const next of edges.get(at) ?? []) {
			if (seen.has(next)) continue;
			seen.add(next);
			pending.push(next);
		}
	}
	return false;
}
// src/kinds/checklist/compare.ts
function compareChecklists(before, after, context, options) {
	const { scope, guard, archived = [] } = context;
	const work = after === null ? idle : workIn(context, after.preset);
	const isSnapshot = before === null || after === null;
	return {
		scope,
		before,
		after,
		guard,
		archived,
		options,
		...work,
		...isSnapshot ? nothingMoved : movesBetween$1(before, after, context, options)
	};
}
const idle = {
	touchedWork: false,
	workedOn: () => false
};
const nothingMoved = {
	from: null,
	isOtherPlan: false,
	begun: false,
	pairs: [],
	added: [],
	removed: [],
	rekeyed: [],
	emptied: false,
	rotation: void 0,
	flips: [],
	bornDone: [],
	reopened: [],
	counters: [],
	statuses: [],
	moved: [],
	blocked: [],
	parentsDone: [],
	logBreak: void 0
};
function movesBetween$1(written, after, context, options) {
	const before = alignSections(written, after);
	const begun = context.begun === true;
	const logBreak = begun ? void 0 : findLogBreak(before, after);
	if (before.byKey.size > 0 && after.byKey.size === 0) return {
		...nothingMoved,
		from: before,
		emptied: !begun,
		begun,
		logBreak
	};
	const pairing = pairItems(before, after, context.scope === "net");
	const rotation = begun ? void 0 : findRotation(before, after, pairing);
	const isOtherPlan = begun || rotation !== void 0;
	const moves = isOtherPlan ? movesToPlan(otherPlan(before, after, context)) : movesInPlan(before, pairing, context, namesOfItems(written, before));
	const { judged, ...found } = moves;
	const wrongIn = (related) => isOtherPlan && judged.length === 0 ? related(before).filter(({ item }) => survives(item, after)) : related(moves.from);
	const known = new Set(judged.map((pair) => pair.after.key));
	const isNew = ({ key }) => !known.has(key);
	const { maxAttempts, strictEdges } = options;
	return {
		...found,
		emptied: false,
		begun,
		isOtherPlan,
		logBreak,
		rotation: rotation && {
			...rotation,
			comeBackDone: rotation.comeBackDone.filter(isNew),
			takenKeys: rotation.takenKeys.filter((pair) => isNew(pair.after))
		},
		bornDone: before.byKey.size === 0 ? [] : moves.bornDone,
		reopened: reopenings(judged, after, context),
		counters: counterMoves({
			after,
			pairs: judged,
			added: isOtherPlan ? moves.added : [],
			maxAttempts
		}),
		statuses: statusMoves(after, judged, moves.added, strictEdges),
		moved: movedItems(judged),
		blocked: introduced$2(wrongIn(blockedItems), blockedItems(after), found.rekeyed),
		parentsDone: introduced$2(wrongIn(doneParents), doneParents(after), found.rekeyed)
	};
}
function movesInPlan(before, pairing, { cameBack = [] }, names) {
	const back = new Set(cameBack.map((key) => names.get(key) ?? key));
	const turned = pairing.pairs.filter((pair) => !pair.before.done && pair.after.done);
	const isBack = (pair) => back.has(pair.before.key);
	const born = turned.filter(isBack).map((pair) => pair.after);
	return {
		...pairing,
		from: before,
		judged: pairing.pairs,
		flips: turned.filter((pair) => !isBack(pair)),
		bornDone: [...pairing.added.filter(({ done }) => done), ...born]
	};
}
function movesToPlan(plan) {
	const turned = (pairs) => pairs.filter((pair) => !pair.before.done && pair.after.done);
	const { from, known, carried, pairs, added, removed, rekeyed } = plan;
	const born = turned(known).map((pair) => pair.after);
	return {
		from,
		pairs,
		added,
		removed,
		rekeyed,
		judged: known,
		flips: turned(carried),
		bornDone: [...added.filter(({ done }) => done), ...born]
	};
}
function namesOfItems(written, before) {
	if (written === before) return new Map();
	return new Map(written.items.map(({ key }, place) => [key, before.items[place]?.key ?? key]));
}
function renamedItems(written, after) {
	const before = alignSections(written, after);
	const pairing = pairItems(before, after);
	if (findRotation(before, after, pairing) !== void 0) return new Map();
	const old = new Map([...namesOfItems(written, before)].map(([key, name]) => [name, key]));
	const names = pairing.pairs.map((pair) => [old.get(pair.before.key) ?? pair.before.key, pair.after.key]);
	return new Map(names.filter(([from, to]) => from !== to));
}
function rotates(written, after) {
	const before = alignSections(written, after);
	return findRotation(before, after, pairItems(before, after)) !== void 0;
}
function reopenings(pairs, after, { message }) {
	const turned = pairs.filter((pair) => pair.before.done && !pair.after.done && !pair.after.tombstone);
	if (turned.length === 0) return [];
	const withOpenChild = new Set([...after.byKey.values()].filter(isOpen).map(({ parent }) => parent));
	return turned.filter(({ after: item }) => !(item.derived && withOpenChild.has(item.key))).map((pair) => ({
		pair,
		explained: hasReason(pair, after, message)
	}));
}
// src/kinds/checklist/follow-names.ts
function followNames(doc, base, other) {
	const moved = withSectionNames(doc, sectionNames(base, other));
	const { rekeyed } = pairItems(alignSections(base, other), other);
	const names = new Map(rekeyed.map(({ before, after }) => [before.key, after]));
	const isTaken = ({ key }) => moved.byKey.has(key) && !names.has(key);
	const given = new Map([...names].filter(([key, item]) => moved.byKey.has(key) && !isTaken(item)));
	return given.size === 0 ? moved : withNames(moved, given);
}
function withNames(doc, given) {
	const names = new Map(given);
	const items = doc.items.map((item) => {
		const parent = item.parent === void 0 ? void 0 : names.get(item.parent);
		const name = names.get(item.key) ?? (parent && nameBelow(item, parent));
		if (name !== void 0) names.set(item.key, name);
		if (name === void 0 && parent === void 0) return item;
		const { key, within } = name ?? item;
		return {
			...item,
			key,
			within,
			parent: parent?.key ?? item.parent
		};
	});
	return {
		...doc,
		...indexed$1(items, []),
		repeated: doc.repeated
	};
}
function nameBelow({ key, parent = "" }, { key: renamed, within }) {
	const rest = key.startsWith(parent) ? key.slice(parent.length) : "";
	return /^(?: > |\.)/.test(rest) ? {
		key: renamed + rest,
		within
	} : void 0;
}
// src/kinds/checklist/formats.ts
const anyFolder = "**/";
const checklistFormats = Object.entries(builtInPresets).map(formatOf$1);
function formatOf$1([name, data]) {
	const preset = completePreset(data);
	return {
		title: preset.title,
		globs: preset.match.map((path) => path.startsWith(anyFolder) ? path : anyFolder + path),
		options: { preset: name },
		...preset.detected === "path" ? {} : { hasShape: (text) => looksLikePreset(text, preset) },
		...preset.detected === "never" ? { isProposed: true } : {}
	};
}
// src/kinds/checklist/data-format.ts
const json = /^\s*[{[]/;
const formats = [
	{
		parse: "json",
		name: "JSON",
		signs: [json],
		isData: hasMembers
	},
	{
		parse: "jsonl",
		name: "JSON lines",
		signs: [json],
		isData: (value) => isJsonArray(value) && value.some(isFilledMap)
	},
	{
		parse: "yaml-map",
		name: "YAML",
		signs: [/^[^\s#-].*:[ \t]*(?:#.*)?$/m, /^[ \t]+[^\s#-].*:/m],
		isData: (value) => isJsonObject(value) && Object.values(value).some(isFilledMap)
	}
];
function dataFormat(text) {
	const bytes = new TextEncoder().encode(text);
	return formats.find(({ parse, signs, isData }) => {
		if (!signs.every((sign) => sign.test(text))) return false;
		const { value } = parseText({
			parse,
			ids: []
		}, bytes, defaultLimits);
		return value !== void 0 && isData(value);
	})?.name;
}
function hasMembers(value) {
	return isJsonArray(value) ? value.length > 0 : isFilledMap(value);
}
function isFilledMap(value) {
	return isJsonObject(value) && Object.keys(value).length > 0;
}
// src/kinds/checklist/shape-words.ts
const mostNames = 5;
function valueShown(value) {
	if (isJsonArray(value)) return `a list of ${value.length}, none of them an object`;
	if (isJsonObject(value)) return objectShown(Object.keys(value));
	return value === null ? "null" : `a ${typeof value === "string" ? "text" : typeof value}`;
}
function objectShown(names) {
	const more = names.length - mostNames;
	return `an object with ${names.slice(0, mostNames).map(quote).join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}
function lookedFor({ parse, single, items, folder }) {
	const where = folder === void 0 ? "" : ` in ${folder.files.join(", ")}`;
	if (parse === "md-frontmatter") return `frontmatter${where}`;
	if (parse === "md-checklist") return items.map(markdownShown).join(" or ");
	return `${single ? "an object" : "a list of items"} at ${oneOf(items.map((pointer) => pointer || "the top"))}${where}`;
}
function markdownShown(pointer) {
	if (pointer === "/items") return "lines such as '- [ ] text'";
	return pointer === "/rows" ? "the rows of a table" : `a list at ${pointer || "the top"}`;
}
function oneOf(names) {
	return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;
}
// src/text/list-lines.ts
function listLines(source, { maxDepth }) {
	const found = [];
	const add = (line, text, hasBox) => {
		const clean = cleanText(foldText$1(text)).text;
		if (clean !== "") found.push({
			line,
			text: clean,
			hasBox
		});
	};
	scanMarkdown(source, {
		heading() {},
		bullet(_owner, { text, number }, at) {
			add(number, text.slice(at), boxAt(text, at) !== void 0);
			return -1;
		},
		text(_owner, { text, number }) {
			if (boxAt(text, 0) !== void 0) add(number, text, true);
		},
		heads() {},
		row(cells, { number }) {
			add(number, cells.map(({ text }) => text).join(" | "), false);
		},
		isFull: () => false
	}, maxDepth);
	return found;
}
// src/kinds/checklist/unmarked-list.ts
function unmarkedList(preset, text) {
	const lines = listLines(sourceText(text), defaultLimits);
	const [first] = lines;
	if (first === void 0) return void 0;
	const task = lines.find(taskLike(preset.ids));
	const shown = ({ line, text: said }) => `line ${line} is ${quote(said)}`;
	return {
		type: task === void 0 ? "plain" : "missing",
		looksFor: lookedFor(preset),
		found: shown(task ?? first),
		pointer: "",
		digest: shortDigest(JSON.stringify(lines.map(({ text: said }) => said)))
	};
}
function taskLike(ids) {
	const named = leadingId(ids.filter((pattern) => /[a-z]/i.test(pattern.replace(/\{[nw]\}/g, ""))));
	const any = leadingId(ids);
	return ({ text, hasBox }) => hasBox || named(text) !== void 0 || /^\d+\.\d/.test(any(text)?.id ?? "");
}
// src/kinds/checklist/unknown-shape.ts
function unknownShape(read) {
	const { preset, root, files, text } = read;
	if (text.trim() === "") return void 0;
	if (files > 0) return itemlessFiles(read);
	if (isNothing(root, preset)) return void 0;
	if (preset.folder !== void 0 && isJsonObject(root)) return void 0;
	if (preset.parse === "md-checklist") return dataInPage(preset, text) ?? unmarkedList(preset, text);
	return holdsEmptyList(root, preset.items) ? void 0 : elsewhere(read);
}
function undecidedItems(preset, items, content) {
	const [first] = items;
	const isDecided = preset.done.length === 0 || items.some(({ doneField }) => doneField !== void 0);
	if (first === void 0 || isDecided) return void 0;
	return {
		type: "undecided",
		looksFor: oneOf(preset.done.map(({ field }) => field)),
		found: items.length === 1 ? "the only item has none" : `none of ${items.length} items has one`,
		pointer: "",
		digest: shortDigest(foldedText(content))
	};
}
function shapeOfNone(root, presets) {
	if (presets.some(({ sniff }) => holdsEmptyList(root, sniff))) return void 0;
	return {
		type: "unnamed",
		looksFor: "",
		found: `the document is ${valueShown(root)}`,
		pointer: "",
		digest: shortDigest(foldedText(root))
	};
}
function isNothing(root, { parse }) {
	return root === null ? parse === "yaml-map" : isEmpty(root);
}
function isEmpty(value) {
	if (isJsonArray(value)) return value.length === 0;
	return isJsonObject(value) && Object.keys(value).length === 0;
}
function holdsEmptyList(root, pointers) {
	return pointers.flatMap((pointer) => resolve(root, pointer)).some(({ pointer, value }) => isEmpty(value) || value === null && pointer !== "");
}
function itemlessFiles({ preset, files, text }) {
	const found = misfit(preset, `${files === 1 ? "its only file holds none" : `none of its ${files} files holds one`}`, text);
	return preset.parse === "md-frontmatter" ? {
		...found,
		type: "plain"
	} : found;
}
function dataInPage(preset, text) {
	const format = dataFormat(text);
	return format === void 0 ? void 0 : misfit(preset, `the document is ${format}`, text);
}
function elsewhere({ preset, root, text }) {
	if (root === null && preset.parse === "md-frontmatter") return misfit(preset, "the document begins with none", text);
	const [other] = preset.items.flatMap((pointer) => resolve(root, pointer)).filter(({ pointer }) => pointer !== "");
	const { pointer, value } = other ?? {
		pointer: "",
		value: root
	};
	return misfit(preset, `${pointer || "the document"} is ${valueShown(value)}`, root, pointer);
}
function misfit(preset, found, content, pointer = "") {
	const digest = shortDigest(foldedText(content));
	return {
		type: "missing",
		looksFor: lookedFor(preset),
		found,
		pointer,
		digest
	};
}
// src/kinds/checklist/parse.ts
const planRole = "plan";
function checklistReader(options, limits) {
	const parts = partBytes();
	return {
		push: parts.push,
		end() {
			const { preset } = options;
			const folder = preset?.folder;
			const read = preset !== null && folder !== void 0 ? readFolder(parts, limits, {
				...preset,
				folder
			}) : readFile(parts.bytesOf("") ?? new Uint8Array(), limits, preset);
			const own = builtOf(read, options.strict);
			return {
				doc: own === null ? null : {
					...own,
					plan: planOf(parts.bytesOf(planRole), limits),
					unknownShape: unknownShapeOf(own, read, parts)
				},
				faults: read.faults,
				source: (part) => read.sources.get(part)
			};
		}
	};
}
function unknownShapeOf({ items, entries, preset }, { root = null, texts, hasShape }, parts) {
	if (!hasShape) return shapeOfNone(root, shapedPresets);
	if (entries.length > 0) return void 0;
	if (items.length > 0) return undecidedItems(preset, items, texts.map(({ value }) => value));
	const written = parts.names().filter((name) => name !== planRole).map((name) => ({
		name,
		text: decodeText(parts.bytesOf(name) ?? new Uint8Array()).text
	})).filter(({ text }) => text.trim() !== "");
	const files = written.filter(({ name }) => name !== "").length;
	return unknownShape({
		preset,
		root,
		files,
		text: written.map(({ text }) => text).join("\n")
	});
}
function builtOf({ root, texts, preset }, strict) {
	return root === void 0 ? null : buildChecklist(root, texts, preset, strict);
}
function readFile(bytes, limits, preset) {
	const shaped = preset === null ? byShape(bytes, limits) : {
		preset,
		parsed: parseText(preset, bytes, limits),
		hasShape: true
	};
	const { value, faults, repeated, source } = shaped.parsed;
	return {
		preset: shaped.preset,
		root: value,
		texts: value === void 0 ? [] : [{
			part: "",
			value,
			repeated
		}],
		faults,
		sources: new Map([["", source]]),
		hasShape: shaped.hasShape
	};
}
function readFolder(parts, limits, preset) {
	const root = parseText({
		...preset,
		...preset.folder
	}, parts.bytesOf("") ?? new Uint8Array(), limits);
	const sources = new Map([["", root.source]]);
	const faults = root.faults.length > 0 && isPage(parts, limits, preset) ? [pageFault(preset)] : [...root.faults];
	const texts = [];
	for (const part of parts.names()) {
		if (part === "" || part === "plan") continue;
		const parsed = parseText(preset, parts.bytesOf(part) ?? new Uint8Array(), limits);
		sources.set(part, parsed.source);
		faults.push(...parsed.faults.map((fault) => ({
			...fault,
			part
		})));
		texts.push({
			part,
			value: parsed.value ?? null,
			repeated: parsed.repeated
		});
	}
	return {
		preset,
		root: faults.length > 0 ? void 0 : root.value,
		texts,
		faults,
		sources,
		hasShape: true
	};
}
function isPage(parts, limits, preset) {
	const { value = null, repeated } = parseText(preset, parts.bytesOf("") ?? new Uint8Array(), limits);
	return readItems([{
		part: "",
		value,
		repeated
	}], preset).length > 0;
}
function pageFault({ match: [main = "the file beside its folder"] }) {
	return {
		part: "",
		messageId: "syntax",
		message: `is one page of a folder, for all of which ${main} is governed; name that file in its place`,
		pointer: "",
		span: textStart
	};
}
function planOf(bytes, limits) {
	if (bytes === void 0) return void 0;
	return builtOf(readFile(bytes, limits, null), false) ?? void 0;
}
// src/kinds/checklist/view.ts
function viewOf$4(checklist) {
	return checklist.preset.log === void 0 ? viewOfItems(checklist) : viewOfEntries(checklist);
}
function viewOfItems(checklist) {
	const items = [...checklist.byKey.values()];
	const blocked = new Set(blockedItems(checklist).map(({ item }) => item));
	return {
		shape: items.some(({ parent }) => parent !== void 0) ? "tree" : "list",
		nodes: items.map((item) => viewNode$2(item, blocked.has(item))),
		links: [],
		...items.length === 0 ? { summary: "no items in it" } : {}
	};
}
function viewOfEntries({ entries, entryPointers }) {
	const nodes = entries.map((entry, index) => {
		const place = Number(entryPointers[index]?.split("/").at(-1));
		return {
			subject: String(place + 1),
			label: String(JSON.parse(entry)),
			state: "done"
		};
	});
	const count = entries.length;
	return {
		shape: "timeline",
		nodes,
		links: [],
		summary: count === 0 ? "no entries in it" : count === 1 ? "1 entry" : `${count} entries`
	};
}
function viewNode$2(item, isBlocked) {
	const { key, parent, title, status } = item;
	return {
		subject: subjectOf(key),
		label: title,
		state: stateOf$1(item),
		...parent === void 0 ? {} : { parent: subjectOf(parent) },
		...isBlocked ? { detail: "depends on open items" } : status === void 0 ? {} : { detail: status }
	};
}
function stateOf$1({ done, closed, status }) {
	if (done) return "done";
	if (closed) return "stuck";
	return status?.includes("progress") ? "active" : "open";
}
// src/kinds/checklist/write-entries.ts
function entryEdits(doc, target) {
	const { kept } = alignLists(doc.entries, target.entries);
	const staying = new Set(kept.map(({ before }) => before));
	const edits = doc.entryPointers.filter((_, place) => !staying.has(place)).map((pointer) => ({
		type: "remove",
		pointer
	}));
	const list = splitPointer(doc.entryPointers[0] ?? target.entryPointers[0] ?? "/").container;
	const places = new Map(kept.map(({ before, after }) => [after, doc.entryPointers[before] ?? ""]));
	let next = 0;
	for (const [place, entry] of target.entries.entries()) {
		const pointer = places.get(place);
		const value = pointer === void 0 ? entryValue(entry) : void 0;
		if (pointer !== void 0) next = Number(splitPointer(pointer).token) + 1;
		else if (value === void 0 || Number.isNaN(next)) return void 0;
		else edits.push({
			type: "insert",
			pointer: appendToken(list, next),
			value
		});
	}
	return new Map([["", edits]]);
}
function entryValue(entry) {
	return parseJson(sourceText(entry)).value;
}
// src/kinds/checklist/write-fields.ts
function fieldEdits(item, target, preset) {
	if (jsonEqual(item.raw, target.raw)) return [];
	const [before, after] = [ownFields(item.raw, preset), ownFields(target.raw, preset)];
	if (item.isPlain) return plainEdit(item, target, preset);
	const changed = changedNames(before, after);
	const own = (changed.includes("body") ? changed.filter((name) => name !== "blocks" && name !== "sections") : changed).flatMap((name) => memberEdits(item.pointer, before, after, name, preset));
	const gathered = Object.entries(preset.fields).flatMap(([name, source]) => gatheredEdits(item, target, name, source, new Set(changed)));
	return [...own, ...gathered];
}
function plainEdit({ pointer, raw }, target, { scalar = "" }) {
	const value = fieldOf$2(target.raw, scalar);
	return value === void 0 || jsonEqual(value, fieldOf$2(raw, scalar)) ? [] : [{
		type: "replace",
		pointer,
		value
	}];
}
function ownFields(raw, { fields, evidence, parent }) {
	const nested = new Set(parent.nested);
	const own = Object.entries(raw).filter(([name]) => !Object.hasOwn(fields, name) && name !== "(evidence)" && !nested.has(name));
	const found = fieldOf$2(raw, evidenceName);
	const phrases = isJsonArray(found) ? found.map(String) : [];
	return Object.fromEntries(own.map(([name, value]) => {
		return [name, name === evidence?.field && phrases.length > 0 && typeof value === "string" ? [value, ...phrases].join(" ").trim() : value];
	}));
}
function changedNames(before, after) {
	return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => !jsonEqual(fieldOf$2(before, name), fieldOf$2(after, name)));
}
function memberEdits(pointer, before, after, name, { parse }) {
	const at = appendToken(pointer, name);
	const [old, value] = [fieldOf$2(before, name), fieldOf$2(after, name)];
	if (value === void 0) return [{
		type: "remove",
		pointer: at
	}];
	if (old === void 0) return [{
		type: "insert",
		pointer: at,
		value,
		behind: behindOf(before, after, name)
	}];
	return parse === "md-checklist" ? [{
		type: "replace",
		pointer: at,
		value
	}] : valueEdits(old, value, at);
}
function behindOf(before, after, name) {
	const names = Object.keys(after);
	return names.slice(0, names.indexOf(name)).findLast((each) => Object.hasOwn(before, each)) ?? null;
}
function gatheredEdits(item, target, name, source, changed) {
	const [old, value] = [fieldOf$2(item.raw, name), fieldOf$2(target.raw, name)];
	if (jsonEqual(old, value)) return [];
	const place = item.places.get(name) ?? target.places.get(name) ?? source.from[0] ?? "";
	const [root = ""] = pointerTokens(place);
	if (changed.has(root) || changed.has("body") && (root === "blocks" || root === "sections") || source.where !== void 0 || source.member !== void 0) return [];
	const pointer = item.pointer + place;
	if (source.like !== void 0) return [{
		type: "replace",
		pointer,
		value: withAlike(item, root, source.like, value)
	}];
	if (value === void 0) return [{
		type: "remove",
		pointer
	}];
	return old === void 0 ? [{
		type: "insert",
		pointer,
		value
	}] : valueEdits(old, value, pointer);
}
function withAlike({ raw }, root, like, value) {
	const list = fieldOf$2(raw, root);
	const isAlike = (each) => typeof each === "string" && like.some((pattern) => matchesWildcard(pattern, each));
	return [...isJsonArray(list) ? list.filter((each) => !isAlike(each)) : [], ...isJsonArray(value) ? value : []];
}
// src/kinds/checklist/write-new-item.ts
function newItemValue(item, target) {
	const { preset, items } = target;
	if (item.isPlain) return fieldOf$2(item.raw, preset.scalar ?? "") ?? null;
	const children = items.filter((child) => child.parent === item.key && standsIn(child, item, target));
	const own = ownFields(item.raw, preset);
	return preset.parse === "md-checklist" ? asTask(own, item, children, target) : {
		...own,
		...nestedLists(item, children, target)
	};
}
function standsIn(item, parent, { preset }) {
	if (item.part !== parent.part) return false;
	return preset.parse === "md-checklist" || item.pointer.startsWith(`${parent.pointer}/`);
}
function nestedLists(item, children, target) {
	const lists = {};
	for (const field of target.preset.parent.nested ?? []) {
		const own = children.filter(({ pointer }) => pointerTokens(pointer.slice(item.pointer.length))[0] === field);
		if (own.length > 0 || Object.hasOwn(item.raw, field)) lists[field] = own.map((child) => newItemValue(child, target));
	}
	return lists;
}
function asTask(own, item, children, target) {
	return {
		...own,
		depth: depthOf(item, target),
		children: children.map((child) => newItemValue(child, target))
	};
}
function depthOf(item, { byKey }) {
	let depth = 0;
	let above = item.parent;
	for (const seen = new Set(); above !== void 0 && !seen.has(above); depth++) {
		seen.add(above);
		above = byKey.get(above)?.parent;
	}
	return depth;
}
// src/kinds/checklist/write-items.ts
function itemEdits(doc, target, subjects, values) {
	const plan = {
		doc,
		target,
		current: counterparts(doc, target),
		values,
		edits: new Map()
	};
	removeItems(plan);
	const moves = subjects.map(splitSubject).some(({ entity, field }) => entity === "" && isOrder(field)) ? movesIn(plan) : new Map();
	for (const [wanted, item] of plan.current) push(plan, item.part, changeOf(plan, wanted, item, moves.get(item)));
	if (!insertItems(plan)) return void 0;
	push(plan, "", planKeyEdits(plan));
	keepLast(plan);
	return plan.edits;
}
function keepLast(plan) {
	const { doc, target, current } = plan;
	const wanted = new Set(target.repeatedMembers.map(({ part, pointer }) => part + pointer));
	for (const { part, pointer } of doc.repeatedMembers) if (!wanted.has(part + pointer)) push(plan, part, [{
		type: "single",
		pointer
	}]);
	for (const { key, part, pointer } of current.values()) {
		const [before, after] = [doc.repeated.get(key) ?? 1, target.repeated.get(key) ?? 1];
		const isHidden = () => doc.items.filter((item) => item.key === key).length < before;
		if (after < before && isHidden()) push(plan, part, [{
			type: "single",
			pointer
		}]);
	}
}
function isOrder(field) {
	return field === void 0 || /^\((?:before |order)/.test(field);
}
function push({ edits }, part, own) {
	if (own.length > 0) edits.set(part, [...edits.get(part) ?? [], ...own]);
}
function counterparts(doc, target) {
	const placeOf = ({ key, part, pointer }) => JSON.stringify([
		key,
		part,
		pointer
	]);
	const places = new Map(target.items.map((item) => [placeOf(item), item]));
	const found = new Map();
	for (const item of doc.items) {
		const wanted = places.get(placeOf(item));
		if (wanted !== void 0) found.set(wanted, item);
	}
	const taken = new Set(found.values());
	const free = groupBy(doc.items.filter((item) => !taken.has(item)), ({ key }) => key);
	for (const wanted of target.items) {
		const item = found.has(wanted) ? void 0 : free.get(wanted.key)?.shift();
		if (item !== void 0) found.set(wanted, item);
	}
	return new Map(target.items.flatMap((wanted) => {
		const item = found.get(wanted);
		return item === void 0 ? [] : [[wanted, item]];
	}));
}
function removeItems(plan) {
	const staying = new Set(plan.current.values());
	const gone = plan.doc.items.filter((item) => !staying.has(item));
	const places = new Set(gone.map(({ part, pointer }) => JSON.stringify([part, pointer])));
	for (const { part, pointer } of gone) if (!containersOf(pointer).some((outer) => places.has(JSON.stringify([part, outer])))) push(plan, part, [{
		type: "remove",
		pointer
	}]);
}
function containersOf(pointer) {
	const outer = [];
	for (let at = pointer; at !== "";) {
		at = splitPointer(at).container;
		outer.push(at);
	}
	return outer;
}
function changeOf({ doc, target }, wanted, item, before) {
	const { pointer } = item;
	const fields = fieldEdits(item, wanted, doc.preset);
	if (before === void 0) return fields;
	if (fields.length === 0) return [{
		type: "move",
		pointer,
		before
	}];
	const place = appendToken(splitPointer(pointer).container, before);
	return [{
		type: "remove",
		pointer
	}, {
		type: "insert",
		pointer: place,
		value: newItemValue(wanted, target)
	}];
}
function movesIn({ current }) {
	const lists = groupBy(current.values(), ({ part, pointer }) => JSON.stringify([part, splitPointer(pointer).container]));
	const moves = new Map();
	for (const wanted of lists.values()) addMoves(moves, wanted);
	return moves;
}
function addMoves(moves, wanted) {
	const standing = wanted.toSorted((left, right) => left.index - right.index);
	const name = ({ pointer }) => pointer;
	const { moved } = alignLists(standing.map(name), wanted.map(name));
	const isMoved = new Set(moved.map(({ after }) => after));
	let before = 0;
	for (const [place, item] of wanted.entries()) if (isMoved.has(place)) moves.set(item, before);
	else before = Number(splitPointer(item.pointer).token) + 1;
}
function insertItems(plan) {
	const { target, current } = plan;
	const isKnown = (item) => current.has(item);
	const coming = target.items.filter((item) => !isKnown(item));
	const byKey = new Map(coming.map((item) => [item.key, item]));
	return coming.filter((item) => {
		const above = item.parent === void 0 ? void 0 : byKey.get(item.parent);
		return above === void 0 || !standsIn(item, above, target);
	}).every((item) => insertItem(plan, item));
}
function insertItem(plan, item) {
	const { target, values, current, doc } = plan;
	const value = newItemValue(item, target);
	const place = placeOf$2(plan, item);
	if (place === void 0) return false;
	const { container, token } = place;
	if (item.pointer === "") {
		push(plan, item.part, [{
			type: "replace",
			pointer: "",
			value
		}]);
		return true;
	}
	const list = valueAt$2(values.get(item.part) ?? null, container);
	const before = target.items.slice(0, target.items.indexOf(item)).map((each) => current.get(each)).findLast((each) => each?.part === item.part && splitPointer(each.pointer).container === container);
	const behind = before === void 0 ? void 0 : splitPointer(before.pointer).token;
	if (isJsonArray(list)) {
		const at = behind === void 0 ? firstPlace(doc, item.part, container) : Number(behind) + 1;
		push(plan, item.part, [{
			type: "insert",
			pointer: appendToken(container, at),
			value
		}]);
		return true;
	}
	if (isJsonObject(list)) {
		const pointer = appendToken(container, token);
		push(plan, item.part, [{
			type: "insert",
			pointer,
			value,
			behind: behind ?? null
		}]);
		return true;
	}
	return insertList(plan, item, {
		container,
		token
	}, value);
}
function firstPlace({ items }, part, container) {
	const first = items.find((item) => item.part === part && splitPointer(item.pointer).container === container);
	return first === void 0 ? 0 : Number(splitPointer(first.pointer).token);
}
function placeOf$2({ target, current, doc }, item) {
	const { container, token } = splitPointer(item.pointer);
	const isNested = (doc.preset.parent.nested ?? []).some((field) => container.endsWith(`/${field}`));
	if (item.parent === void 0 || !isNested) return {
		container,
		token
	};
	const above = target.items.find(({ key, part }) => key === item.parent && part === item.part);
	const now = above === void 0 ? void 0 : current.get(above);
	if (above === void 0 || now === void 0) return void 0;
	const inside = splitPointer(container);
	return {
		container: appendToken(now.pointer, inside.token),
		token
	};
}
function insertList({ edits, values }, { part }, { container, token }, value) {
	const root = values.get(part) ?? null;
	if (container === "" || !isJsonObject(valueAt$2(root, splitPointer(container).container))) return false;
	const own = edits.get(part) ?? [];
	const at = own.findIndex(({ type, pointer }) => type !== "remove" && pointer === container);
	const known = own[at];
	const before = known !== void 0 && "value" in known ? known.value : void 0;
	const list = /^\d+$/.test(token) && !isJsonObject(before) ? [...isJsonArray(before) ? before : [], value] : {
		...isJsonObject(before) ? before : {},
		[token]: value
	};
	const edit = {
		type: valueAt$2(root, container) === void 0 ? "insert" : "replace",
		pointer: container,
		value: list
	};
	edits.set(part, at < 0 ? [...own, edit] : own.with(at, edit));
	return true;
}
function planKeyEdits({ doc, target, values }) {
	const pointer = doc.preset.planKey;
	if (pointer === void 0 || pointer.includes("*") || jsonEqual(doc.planKey, target.planKey)) return [];
	const root = values.get("") ?? null;
	const isThere = valueAt$2(root, pointer) !== void 0;
	if (target.planKey === void 0) return isThere ? [{
		type: "remove",
		pointer
	}] : [];
	return [{
		type: isThere ? "replace" : "insert",
		pointer,
		value: target.planKey
	}];
}
// src/kinds/checklist/write-page.ts
function newPage({ parse }, value) {
	if (!isJsonObject(value)) return void 0;
	if (parse === "json") return `${layOutJson(value, styleOf(""), "")}\n`;
	if (parse === "yaml-map") return lines(memberLines(value));
	const { frontmatter, body } = value;
	if (parse !== "md-frontmatter" || !isJsonObject(frontmatter)) return void 0;
	return lines([
		"---",
		...memberLines(frontmatter),
		"---",
		"",
		...typeof body === "string" ? [body] : []
	]);
}
function lines(all) {
	return all.map((line) => `${line}\n`).join("");
}
// src/kinds/checklist/written-format.ts
const types$1 = {
	json: "json",
	jsonl: "json-lines",
	"yaml-map": "yaml",
	"md-checklist": "task-list",
	"md-frontmatter": "frontmatter",
	"text-log": "text-log"
};
function writtenFormat({ parse, ids }) {
	return {
		type: types$1[parse],
		ids
	};
}
// src/kinds/checklist/write.ts
function writeChecklist({ texts, doc }, target, subjects) {
	const values = new Map([...texts].map(([part, text]) => [part, partValue(text, formatOf(doc.preset, part))]));
	const edits = doc.preset.log === void 0 ? itemEdits(doc, target, subjects, values) : entryEdits(doc, target);
	if (edits === void 0) return void 0;
	const written = new Map();
	for (const [part, own] of edits) {
		const next = textOf$1(doc.preset, texts.get(part), part, own);
		if (next === void 0) return void 0;
		if (next !== texts.get(part)) written.set(part, next);
	}
	return written;
}
function formatOf(preset, part) {
	return part === "" && preset.folder !== void 0 ? {
		...preset,
		...preset.folder
	} : preset;
}
function partValue(text, format) {
	return parseText(format, new TextEncoder().encode(text), defaultLimits).value ?? null;
}
function textOf$1(preset, text, part, edits) {
	const whole = edits.find(({ pointer }) => pointer === "");
	if (whole?.type === "remove") return part === "" ? void 0 : "";
	if (whole !== void 0 && (text === void 0 || text === "")) return "value" in whole && part !== "" ? newPage(preset, whole.value) : void 0;
	if (text === void 0) return void 0;
	return writeEdits(text, writtenFormat(formatOf(preset, part)), edits);
}
// src/kinds/checklist/index.ts
const checklist = {
	id: "checklist",
	title: "Checklist of an agent",
	files: [],
	formats: checklistFormats,
	sniff: (text) => looksLikeChecklist(text, defaultLimits),
	options: checklistOptionsSchema,
	impliedBy: ["preset"],
	fileOptions: ["preset"],
	defaults: defaultChecklistOptions,
	checkOptions: checkChecklistOptions,
	checkRuleOptions: checkRuleOptions$4,
	impliedSeverities,
	deletion: "warning",
	isFinished: isFinished$1,
	replaces: (before, after) => [...before.byKey.values()].some((item) => !survives(item, after)),
	lookback: 3,
	rules: rules$4,
	parts: partsOf,
	reader: checklistReader,
	compare: compareChecklists,
	entities: entityIds,
	entity: entityOf$3,
	graft: graftChecklist,
	write: writeChecklist,
	renames: renamedItems,
	plans: {
		key: ({ planKey }) => planKey === void 0 ? "" : foldedText(planKey),
		rotates
	},
	followNames,
	view: viewOf$4
};
function partsOf(path, { rotatesWith, preset }) {
	const folder = path.slice(0, path.lastIndexOf("/") + 1);
	const files = (preset?.folder?.files ?? []).map((glob) => ({
		role: glob,
		glob: folder + glob
	}));
	return rotatesWith === "" ? files : [...files, {
		role: planRole,
		glob: rotatesWith
	}];
}
function impliedSeverities({ preset, evidence }) {
	const own = Object.entries(preset?.rules ?? {}).map(([name, said]) => [`checklist/${name}`, said]);
	const required = evidence === "required" ? [["checklist/evidence", "error"]] : [];
	return Object.fromEntries([...own, ...required]);
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
			faults.push(...ownFaults$1(each, pointer));
			pending.push(...within(each, pointer));
		}
	}
	return faults;
}
function ownFaults$1(schema, pointer) {
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
// src/kinds/event-log/options.ts
const defaultEventLogOptions = {
	mode: "auto",
	appendOnly: "strict",
	strictPayload: false,
	agents: {},
	tools: {}
};
const eventLogOptionsSchema = {
	type: "object",
	additionalProperties: false,
	properties: {
		mode: {
			description: "Whether every run must be terminated (closed), none need be (open), or what is open in a terminated run is an error (auto).",
			enum: [
				"auto",
				"closed",
				"open"
			]
		},
		appendOnly: {
			description: "Whether old lines stay at the front (strict), or stay in order with others between (superset).",
			enum: ["strict", "superset"]
		},
		strictPayload: {
			description: "Whether members that the schema does not name are refused, and event_id is required.",
			type: "boolean"
		},
		agents: {
			description: "The agents, by id; without any there is one for each phase.",
			type: "object",
			additionalProperties: {
				type: "object",
				additionalProperties: false,
				required: ["phase", "tier"],
				properties: {
					phase: {
						description: "The phase whose steps it takes.",
						enum: phases
					},
					tier: {
						description: "What it may do at most.",
						enum: tiers
					},
					tools: {
						description: "Names of the tools it may use; left out: every tool up to its tier.",
						type: "array",
						items: { type: "string" }
					}
				}
			}
		},
		tools: {
			description: "The tools, by name, with JSON Schemas of what goes in and comes out.",
			type: "object",
			additionalProperties: {
				type: "object",
				additionalProperties: false,
				required: ["tier"],
				properties: {
					tier: {
						description: "What an agent must at least be allowed to do.",
						enum: tiers
					},
					input: {
						description: "JSON Schema of what goes in.",
						type: "object"
					},
					output: {
						description: "JSON Schema of what comes out.",
						type: "object"
					}
				}
			}
		}
	}
};
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
const validateRuleOptions = {};
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
function checkRuleOptions$3(ruleId, value) {
	return ruleOptionFaults(validateRuleOptions, ruleId, value);
}
// src/kinds/event-log/names.ts
const eventName = "event";
const placeName$1 = "place";
const tailName = "(tail)";
const orderName$1 = "(order)";
const restName = "(rest)";
function lineName(line) {
	return `line ${line}`;
}
function linesName(count) {
	return `(lines ${count})`;
}
function stretchName({ id, count }) {
	return `(lines from ${id} to ${count})`;
}
function namedStretch(name) {
	const [, id, count] = /^\(lines from (.*) to (\d+)\)$/s.exec(name) ?? [];
	return id === void 0 ? void 0 : {
		id,
		count: Number(count)
	};
}
function namedLines(name) {
	const [, count] = /^\(lines (\d+)\)$/.exec(name) ?? [];
	return count === void 0 ? void 0 : Number(count);
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
		refused: refusedBy(detail.cause ?? at, options),
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
function refusedBy({ run, key }, { mode }) {
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
// src/text/chunked-bytes.ts
function chunkedBytes(chunks) {
	const starts = [];
	let length = 0;
	for (const chunk of chunks) {
		starts.push(length);
		length += chunk.length;
	}
	const slice = (start, end) => {
		const first = chunkAt(starts, start);
		const from = start - (starts[first] ?? 0);
		const chunk = chunks[first];
		if (chunk === void 0 || start >= end) return new Uint8Array();
		if (from + end - start <= chunk.length) return chunk.subarray(from, from + end - start);
		return gathered(chunks, first, from, Math.min(end, length) - start);
	};
	return {
		length,
		slice,
		firstDifference: (other, count) => firstDifference$2({
			length,
			slice
		}, other, count)
	};
}
function chunkAt(starts, offset) {
	let low = 0;
	let high = starts.length - 1;
	while (low < high) {
		const middle = low + high + 1 >> 1;
		if ((starts[middle] ?? 0) <= offset) low = middle;
		else high = middle - 1;
	}
	return low;
}
function gathered(chunks, first, from, count) {
	const whole = new Uint8Array(Math.max(0, count));
	let filled = 0;
	for (let index = first; filled < whole.length; index++) {
		const rest = (chunks[index] ?? new Uint8Array()).subarray(index === first ? from : 0).subarray(0, whole.length - filled);
		whole.set(rest, filled);
		filled += rest.length;
		if (index >= chunks.length) break;
	}
	return whole;
}
const stride = 65536;
function firstDifference$2(left, right, count) {
	const common = Math.min(count, left.length, right.length);
	for (let at = 0; at < common; at += stride) {
		const end = Math.min(common, at + stride);
		const one = left.slice(at, end);
		const other = right.slice(at, end);
		for (let index = 0; index < one.length; index++) if (one[index] !== other[index]) return at + index;
	}
	return common < count ? common : void 0;
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
// src/kinds/event-log/uuid-table.ts
const canonical$1 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/;
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
	if (!canonical$1.test(id)) return false;
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
const mostLevels = 200;
function schemaFault(schema, value) {
	const run = {
		root: schema,
		left: mostSteps,
		judge: (...each) => judged(run, ...each)
	};
	return run.judge(schema, value, "", 0);
}
function judged(run, schema, value, pointer, depth) {
	if (schema === true) return void 0;
	if (!isJsonObject(schema)) return said(pointer, "is not allowed");
	run.left -= 1;
	if (run.left < 0 || depth > mostLevels) return said(pointer, "cannot be judged: its schema asks for too much");
	const own = scalarFault(schema, value);
	if (own !== void 0) return said(pointer, own);
	const { $ref: reference } = schema;
	if (typeof reference === "string") {
		const fault = run.judge(referenced(run.root, reference) ?? false, value, pointer, depth + 1);
		if (fault !== void 0) return fault;
	}
	return applicatorFault(run, schema, value, pointer, depth);
}
function said(pointer, fault) {
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
const idFields$1 = [
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
	for (const name of idFields$1) {
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
const known$2 = new Map(properties.type.enum.map((type) => [type, new Set([...Object.keys(properties), ...ownNames(type)])]));
function ownNames(type) {
	const definition = definitions[type];
	if (typeof definition !== "object" || definition === null || !("properties" in definition)) return [];
	return Object.keys(definition.properties ?? {});
}
new Set(known$2.keys());
function namesOf$1(type) {
	return typeof type === "string" ? known$2.get(type) : void 0;
}
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
		const [found, expected] = [shown$1(payload[field]), shown$1(envelope[field])];
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
	const found = shown$1(fields[field]);
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
	const known = namesOf$1(fields.type);
	return Object.keys(fields).filter((name) => known !== void 0 && !known.has(name)).map((field) => ({
		rule: "event-log/event-schema",
		messageId: "unknown",
		invariant: "39",
		field,
		found: field,
		expected: ""
	}));
}
function shown$1(value) {
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
		if (isBlank$1(bytes)) {
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
function isBlank$1(bytes) {
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
function eventLogReader(options, limits) {
	const judge = logJudge(options, limits);
	const chunks = [];
	return {
		push(part, chunk) {
			if (part !== "") return;
			chunks.push(chunk);
			judge.push(chunk);
		},
		end() {
			const { judged, faults, lineStarts } = judge.end();
			const log = {
				...judged,
				bytes: chunkedBytes(chunks),
				lineStarts,
				options,
				aside: new Set()
			};
			const source = sourceOf$1(log);
			return {
				doc: faults.length > 0 ? null : log,
				faults,
				source: (part) => part === "" ? source : void 0
			};
		}
	};
}
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
function sourceOf$1(log) {
	return {
		locate: (pointers) => new Map(pointers.map((pointer) => [pointer, placeOf$1(log, pointer)])),
		lineText: (line) => line > log.lineStarts.length || line < 1 ? void 0 : lineText(log, line).replace(/\r$/, "")
	};
}
function placeOf$1(log, pointer) {
	const [first, ...rest] = pointerTokens(pointer.startsWith("/") ? pointer : "");
	const line = indexIn(first) + 1;
	if (line < 1 || line > log.lineStarts.length) return textStart;
	const source = sourceText(lineText(log, line));
	const inner = rest.map((token) => `/${token.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
	const inPayload = `/payload${inner}`;
	const found = locateJson(source, [
		inner,
		inPayload,
		"/payload",
		""
	]);
	return {
		...[inner, inPayload].map((each) => found.get(each)?.value).find((span) => span !== void 0 && !isWhole(span, found.get("")?.value, inner) && !isWhole(span, found.get("/payload")?.value, inner)) ?? found.get("")?.value ?? textStart,
		line,
		endLine: line
	};
}
function isWhole(span, whole, inner) {
	return inner !== "" && whole !== void 0 && span.column === whole.column && span.endColumn === whole.endColumn;
}
const mostLookedAt = 5;
function looksLikeEventLog(text) {
	const first = text.slice(0, 65536).split("\n").slice(0, mostLookedAt).find((line) => line.trim() !== "") ?? "";
	return /"type"/.test(first) && [...typesIn(first)].some((type) => namesOf$1(type) !== void 0) && isEnvelope(first);
}
function typesIn(line) {
	return [...line.matchAll(/"type"\s*:\s*"([a-z.]+)"/g)].map(([, type = ""]) => type);
}
function isEnvelope(line) {
	return /"run_id"\s*:\s*"/.test(line) && /"seq"\s*:\s*\d/.test(line);
}
// src/kinds/event-log/event-index.ts
const indexes = new WeakMap();
function indexOf$1(log) {
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
	const fields = fieldsOf(value);
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
function fieldsOf(value) {
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
// src/kinds/event-log/append-only.ts
function lineChanges(before, after, scope, options) {
	if (before === null || after === null || scope === "snapshot") return [];
	if (before.bytes.firstDifference(after.bytes, keptLength(before)) === void 0) return [];
	const changes = compareLines(before, after, staysInFront(scope, options));
	return scope === "merge" ? changes.filter(({ line }) => line.run === "" || indexOf$1(after).byRun.has(line.run)) : changes;
}
function staysInFront(scope, { appendOnly }) {
	return appendOnly === "strict" && scope === "step";
}
function keptLength({ bytes, lineFaults, lineStarts }) {
	return lineFaults.some(({ messageId }) => messageId === "torn") ? lineStarts.at(-1) ?? 0 : bytes.length;
}
function compareLines(before, after, isStrict) {
	const [old, now] = [indexOf$1(before), indexOf$1(after)];
	const matches = matchTexts(old.lines, now.lines);
	const places = old.lines.flatMap((line) => matches.get(line) ?? []);
	const rising = longestRising(places);
	const inOrder = new Set(places.filter((_, index) => rising.has(index)));
	const changes = [];
	for (const line of old.lines) {
		const place = matches.get(line);
		if (place !== void 0 && inOrder.has(place)) continue;
		const same = place === void 0 ? now.byId.get(line.id)?.[0] : now.lines[place];
		const messageId = place !== void 0 ? "moved" : same === void 0 ? "dropped" : "edited";
		changes.push({
			messageId,
			line,
			now: same
		});
	}
	if (!isStrict) return changes;
	const inserted = insertions(now.lines, new Set(places), changes).filter(({ line }) => !before.aside.has(line.text));
	return [...changes, ...inserted];
}
function rewrittenFrom(before, after, changes, isStrict) {
	const [first] = changes;
	if (first === void 0) return "";
	const [old, now] = [indexOf$1(before).lines, indexOf$1(after).lines];
	const place = isStrict ? old.findIndex(({ text }, index) => text !== now[index]?.text) : -1;
	const { id } = changes.find(({ messageId, line }) => messageId === "inserted" && line === now[place])?.line ?? old[place] ?? first.line;
	return subjectOf(stretchName({
		id,
		count: after.lineStarts.length
	}));
}
function matchTexts(old, now) {
	const free = new Map();
	for (const [place, { text }] of now.entries()) {
		const places = free.get(text);
		if (places === void 0) free.set(text, [place]);
		else places.push(place);
	}
	const taken = new Map();
	const matches = new Map();
	for (const line of old) {
		const count = taken.get(line.text) ?? 0;
		const place = free.get(line.text)?.[count];
		if (place === void 0) continue;
		taken.set(line.text, count + 1);
		matches.set(line, place);
	}
	return matches;
}
function insertions(now, matched, changes) {
	const edited = new Set(changes.map((change) => change.now));
	const last = now.findLastIndex((line, place) => matched.has(place) || edited.has(line));
	return now.slice(0, last + 1).flatMap((line, place) => matched.has(place) || edited.has(line) ? [] : [{
		messageId: "inserted",
		line,
		now: line
	}]);
}
// src/kinds/event-log/exclusive-ids.ts
const idFields = ["run_id", "event_id"];
function exclusiveIds(chunks) {
	const ids = new Set();
	const decoder = new TextDecoder();
	const takeLine = (bytes) => {
		for (const id of idsOf(eventFields(decoder.decode(bytes)))) ids.add(id);
	};
	const lines = byteLines(takeLine);
	for (const chunk of chunks) lines.push(chunk);
	takeLine(lines.end());
	return ids;
}
function eventFields(text) {
	try {
		return fieldsOf(JSON.parse(text));
	} catch {
		return {};
	}
}
function idsOf(fields) {
	return idFields.flatMap((field) => {
		const id = fields[field];
		return typeof id === "string" ? [nameOf(field, id)] : [];
	});
}
function nameOf(field, id) {
	return `${field} ${field === "run_id" ? sameRunId(id) : sameId(id)}`;
}
function foreignIds(log, elsewhere) {
	if (log === null || elsewhere.length === 0) return [];
	const paths = new Map(elsewhere.toReversed().map(({ id, path }) => [id, path]));
	const found = new Map();
	for (const line of indexOf$1(log).lines) {
		const foreign = foreignIdOf(line, paths);
		if (foreign === void 0 || found.has(nameOf(foreign.field, foreign.id))) continue;
		found.set(nameOf(foreign.field, foreign.id), foreign);
	}
	return [...found.values()];
}
function foreignIdOf(line, paths) {
	const fields = fieldsOf(line.value);
	for (const field of idFields) {
		const id = fields[field];
		const path = typeof id === "string" ? paths.get(nameOf(field, id)) : void 0;
		if (typeof id === "string" && path !== void 0) return {
			field,
			id,
			path,
			line
		};
	}
}
// src/kinds/event-log/compare.ts
function compareLogs(before, after, context, options) {
	const changes = lineChanges(before, after, context.scope, options);
	return {
		scope: context.scope,
		after,
		breaches: after?.breaches ?? new Map(),
		lineFaults: after?.lineFaults ?? [],
		changes,
		rewritten: before === null || after === null ? "" : rewrittenFrom(before, after, changes, staysInFront(context.scope, options)),
		oldLines: before === null || changes.length === 0 ? 0 : indexOf$1(before).lines.length,
		foreignIds: foreignIds(after, context.elsewhere ?? []),
		unjudged: (after?.toolCalls ?? 0) > 0 && Object.keys(options.tools).length === 0 ? [withoutTools] : []
	};
}
const withoutTools = "no tools are configured for event logs: registry, tiers, input and output of tool calls (18 to 21) were not judged";
// src/kinds/event-log/entity.ts
function* runIds({ runs, openRuns }) {
	yield* runs.ids();
	for (const { id } of openRuns) yield id;
}
function entityOf$2(log, id) {
	if (id === "") return fileEntity(log);
	const count = namedLines(id);
	if (count !== void 0) return linesEntity(() => indexOf$1(log).lines.slice(0, count));
	const stretch = namedStretch(id);
	if (stretch !== void 0) return linesEntity(() => linesOf(log, stretch));
	const run = log.runs.find(id);
	if (run !== void 0) return runEntity$1(log, id, run.failed ? "failed" : "completed", run.start.line);
	const open = log.openRuns.find((each) => each.id === id);
	if (open !== void 0) return runEntity$1(log, id, open.started ? "running" : "pending", void 0);
	return eventEntity(log, id) ?? blankLine(log, id);
}
function blankLine({ lineFaults }, id) {
	const blank = lineFaults.find(({ messageId, line }) => messageId === "blank" && lineName(line) === id);
	if (blank === void 0) return void 0;
	return {
		part: "",
		pointer: pointerTo(blank.line),
		fields: { [eventName]: {
			role: "derived",
			value: ""
		} }
	};
}
function runEntity$1(log, id, state, line) {
	return {
		part: "",
		get pointer() {
			return pointerTo(line ?? indexOf$1(log).byRun.get(id)?.[0]?.line ?? 1);
		},
		fields: {
			state: {
				role: "derived",
				value: state
			},
			events: lazy(() => (indexOf$1(log).byRun.get(id) ?? []).map(({ value }) => value))
		}
	};
}
function eventEntity(log, id) {
	const index = indexOf$1(log);
	const [first, ...others] = index.byId.get(id) ?? [];
	if (first === void 0) return void 0;
	const values = [first, ...others].map(({ value }) => value);
	return {
		part: "",
		pointer: pointerTo(first.line),
		label: first.type,
		fields: {
			[eventName]: {
				role: "derived",
				value: others.length === 0 ? first.value : values
			},
			[placeName$1]: lazy(() => index.lines[index.lines.indexOf(first) - 1]?.id ?? null),
			[restName]: lazy(() => textsFrom(index.byRun.get(first.run) ?? [], first), "claim")
		}
	};
}
function fileEntity(log) {
	const torn = log.lineFaults.find(({ messageId }) => messageId === "torn");
	const unterminated = log.lineFaults.some(({ messageId }) => messageId === "unterminated");
	return {
		part: "",
		pointer: "",
		fields: {
			[tailName]: {
				role: "derived",
				value: torn?.text ?? (unterminated ? "unterminated" : null)
			},
			[orderName$1]: lazy(() => indexOf$1(log).lines.map(({ text }) => text), "claim")
		}
	};
}
function linesEntity(lines) {
	return {
		part: "",
		pointer: "",
		fields: { texts: lazy(() => lines().map(({ text }) => text)) }
	};
}
function linesOf(log, { id, count }) {
	const { lines } = indexOf$1(log);
	const first = lines.findIndex((line) => line.id === id);
	if (first < 0) return [];
	return lines.filter(({ line }, place) => place === first || place > first && line <= count);
}
function textsFrom(lines, first) {
	return lines.slice(lines.indexOf(first)).map(({ text }) => text);
}
function lazy(make, role = "derived") {
	let known;
	return {
		role,
		get value() {
			known ??= make();
			return known;
		}
	};
}
// src/kinds/event-log/log-rows.ts
function rowsOf(log) {
	const known = new Map(indexOf$1(log).lines.map((each) => [each.line, each]));
	const ends = new Map(log.lineFaults.map(({ line, messageId }) => [line, messageId]));
	return Array.from({ length: log.lineStarts.length }, (_, index) => {
		const line = index + 1;
		const fault = ends.get(line);
		return {
			bytes: lineBytes(log, line),
			text: known.get(line)?.text ?? lineText(log, line),
			id: known.get(line)?.id ?? lineName(line),
			run: known.get(line)?.run ?? "",
			end: fault === "torn" ? "torn" : fault === "unterminated" ? "open" : "fed"
		};
	});
}
function logOf(rows, { options, aside }, old = []) {
	const bytes = joined([...rows.filter(({ end }) => end !== "torn"), ...rows.filter(({ end }) => end === "torn")]);
	const judge = logJudge(options, defaultLimits);
	judge.push(bytes);
	const { judged, lineStarts } = judge.end();
	const gone = new Set([...aside, ...old.map(({ text }) => text)]);
	for (const { text } of rows) gone.delete(text);
	return {
		...judged,
		bytes: chunkedBytes([bytes]),
		lineStarts,
		options,
		aside: gone
	};
}
function joined(rows) {
	const isFed = (row, index) => index < rows.length - 1 || row.end === "fed";
	const length = rows.reduce((sum, row, index) => sum + row.bytes.length + (isFed(row, index) ? 1 : 0), 0);
	const bytes = new Uint8Array(length);
	let at = 0;
	for (const [index, row] of rows.entries()) {
		bytes.set(row.bytes, at);
		at += row.bytes.length;
		if (isFed(row, index)) bytes[at++] = 10;
	}
	return bytes;
}
// src/kinds/event-log/graft.ts
function graftLog(log, from, subjects) {
	const named = subjects.map(splitSubject);
	if (named.some(({ entity, field }) => entity === "" && field === void 0)) return from ?? logOf([], log);
	const source = from === null ? [] : rowsOf(from);
	const own = rowsOf(log);
	const spliced = named.flatMap(({ entity }) => namedStretch(entity) ?? []).reduce((rows, each) => splicedAt(rows, source, each), own);
	const rows = exchanged(spliced, source, (list) => selected(list, named, from), restsCut(spliced, source, named));
	return logOf(named.some(({ entity, field }) => entity === "" && field === "(tail)") ? withTail$1(rows, source) : rows, log, own);
}
function splicedAt(all, source, { id, count }) {
	const rows = all.slice(0, count);
	const old = source.findIndex((row) => row.id === id);
	const own = rows.findIndex((row) => row.id === id);
	if (old < 0 && own < 0) return all;
	const limit = old < 0 ? own : rows.length;
	let kept = 0;
	let end = old < 0 ? own : 0;
	const matched = new Set();
	for (const [place, row] of rows.slice(0, limit).entries()) {
		while (isBlank(source[kept]) && source[kept]?.text !== row.text && kept < old) kept += 1;
		if (kept === (old < 0 ? source.length : old)) break;
		if (row.text !== source[kept]?.text) continue;
		kept += 1;
		matched.add(row);
		if (old >= 0) end = place + 1;
	}
	const rest = source.slice(kept);
	const later = new Set(rest.map(({ text }) => text));
	return [
		...rows.slice(0, end).filter((row) => matched.has(row) || !later.has(row.text)),
		...rest,
		...all.slice(count).filter(({ text }) => !later.has(text))
	];
}
function restsCut(rows, source, named) {
	const rests = new Set(named.flatMap(({ entity, field }) => field === "(rest)" ? [entity] : []));
	const runs = new Set([...rows, ...source].flatMap(({ id, run }) => rests.has(id) ? [run] : []));
	const cut = {
		gone: new Set(),
		whole: new Set()
	};
	if (runs.size === 0) return cut;
	const [own, old] = [groupBy(rows, ({ run }) => run), groupBy(source, ({ run }) => run)];
	for (const run of runs) {
		const [now = [], was = []] = [own.get(run), old.get(run)];
		const first = now.findIndex(({ id }) => rests.has(id));
		if (was.some(({ text }, place) => text !== now[place]?.text)) cut.whole.add(run);
		else for (const row of first < 0 ? [] : now.slice(Math.max(first, was.length))) cut.gone.add(row);
	}
	return cut;
}
function selected(rows, named, from) {
	const names = new Set(named.flatMap(({ entity, field }) => field === "(rest)" || namedStretch(entity) ? [] : [entity]));
	const chosen = new Set(rows.filter(({ id, run }) => names.has(id) || run !== "" && names.has(run)));
	const counted = Math.max(0, ...[...names].map((name) => namedLines(name) ?? 0));
	if (counted === 0 || from === null) return chosen;
	const runs = new Set(indexOf$1(from).lines.slice(0, counted).map(({ run }) => run));
	for (const row of rows) if (row.run !== "" && runs.has(row.run)) chosen.add(row);
	return chosen;
}
function exchanged(rows, source, choose, { gone, whole }) {
	const isWhole = ({ run }) => whole.has(run);
	const own = new Set([
		...choose(rows),
		...gone,
		...rows.filter(isWhole)
	]);
	const others = new Set([...choose(source), ...source.filter(isWhole)]);
	if (own.size === 0 && others.size === 0) return rows;
	const settled = inOrder(rows, source);
	const stays = new Set(source.filter((row) => others.has(row)).map((row) => settled.get(row)));
	const kept = rows.filter((row) => !own.has(row) || stays.has(row));
	const there = new Set(kept);
	const behind = new Map();
	let anchor;
	for (const row of source) {
		const same = settled.get(row);
		const list = behind.get(anchor) ?? [];
		behind.set(anchor, list);
		if (same !== void 0 && there.has(same)) anchor = same;
		else if (others.has(row)) list.push(row);
	}
	return [...behind.get(void 0) ?? [], ...kept.flatMap((row) => [row, ...behind.get(row) ?? []])];
}
function placesOf$1(rows) {
	const places = new Map();
	for (const [place, { text }] of rows.entries()) {
		const known = places.get(text);
		if (known === void 0) places.set(text, [place]);
		else known.push(place);
	}
	return places;
}
function inOrder(rows, source) {
	const waiting = placesOf$1(rows);
	const taken = new Map();
	const pairs = source.flatMap((row) => {
		const count = taken.get(row.text) ?? 0;
		taken.set(row.text, count + 1);
		const place = waiting.get(row.text)?.[count];
		const own = place === void 0 ? void 0 : rows[place];
		return place === void 0 || own === void 0 ? [] : [{
			row,
			own,
			place
		}];
	});
	const kept = longestRising(pairs.map(({ place }) => place));
	return new Map(pairs.flatMap(({ row, own }, index) => kept.has(index) ? [[row, own]] : []));
}
function isBlank(row) {
	return row?.text.trim() === "";
}
function withTail$1(rows, source) {
	const torn = source.filter(({ end }) => end === "torn");
	const open = source.find(({ end }) => end === "open")?.text;
	return [...rows.filter(({ end }) => end !== "torn").map((row) => row.end === "open" && row.text !== open ? {
		...row,
		end: "fed"
	} : row), ...torn];
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
// src/kinds/event-log/rules/append-only.ts
const mostNamed$1 = 20;
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
		for (const change of changes.slice(0, mostNamed$1)) {
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
		const count = changes.length - mostNamed$1;
		const [next] = changes.slice(mostNamed$1);
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
	return subjectOf(line.id, messageId === "moved" ? placeName$1 : eventName);
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
	const { lines } = indexOf$1(log);
	const hasId = ({ value }) => fieldsOf(value).event_id !== void 0;
	const [first] = lines;
	const others = lines.filter((line) => first !== void 0 && hasId(line) !== hasId(first));
	return [...new Map(others.toReversed().map((line) => [line.run === "" ? line.id : line.run, line])).values()].reverse().map(({ run, id }) => refusedBy({
		run,
		key: id
	}, log.options));
}
// src/kinds/event-log/rules/index.ts
const rules$3 = [
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
				const refuses = [isRun ? subject : refusedBy({
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
// src/kinds/event-log/view.ts
function viewOf$3(log) {
	const closed = [...log.runs.ids()].map((id) => {
		const run = log.runs.find(id);
		const isFailed = run?.failed === true;
		return {
			subject: subjectOf(id),
			label: id,
			state: isFailed ? "failed" : "done",
			detail: `${isFailed ? "" : "completed, "}seq ${run?.start.seq} to ${run?.end.seq}`
		};
	});
	return {
		shape: "timeline",
		nodes: [...closed, ...log.openRuns.flatMap(openNodes)],
		links: [],
		summary: summaryOf(log, closed)
	};
}
function openNodes({ id, started, lastSeq, phase, steps, calls }) {
	const subject = subjectOf(id);
	const where = phase === "" ? "" : `, ${phase}`;
	const run = {
		subject,
		label: id,
		state: started ? "active" : "open",
		detail: `${started ? "running" : "pending"}${where}, last seq ${lastSeq}`
	};
	const own = steps.map((step) => ({
		subject: subjectOf(id, step.id),
		label: "step",
		state: "active",
		parent: subject,
		detail: `${step.phase}, attempt ${step.attempt}`
	}));
	const open = new Set(steps.map((step) => step.id));
	return [
		run,
		...own,
		...calls.map((call) => callNode(call, open.has(call.stepId) ? subjectOf(id, call.stepId) : subject))
	];
}
function callNode({ id, tool, seq }, parent) {
	const label = `call of ${tool ?? "a model"}`;
	return {
		subject: `${parent}#${id}`,
		label,
		state: "active",
		parent,
		detail: `seq ${seq}`
	};
}
function summaryOf({ openRuns, lineStarts }, closed) {
	const failed = closed.filter(({ state }) => state === "failed").length;
	const running = openRuns.filter(({ started }) => started).length;
	const told = [
		[running, "running"],
		[openRuns.length - running, "pending"],
		[closed.length - failed, "completed"],
		[failed, "failed"]
	].filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`);
	const runs = closed.length + openRuns.length;
	return `${runs === 0 ? "no runs in it" : `${counted(runs, "run")}: ${told.join(", ")}`}; ${counted(lineStarts.length, "line")}`;
}
function counted(count, noun) {
	return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
// src/kinds/event-log/write.ts
function writeLog({ texts, doc }, target, subjects) {
	const text = texts.get("");
	if (text === void 0) return void 0;
	const edits = [...lineEdits(indexOf$1(doc).lines, indexOf$1(target).lines), ...blankEdits(doc, subjects)];
	const tail = subjects.map(splitSubject).some(({ entity, field }) => entity === "" && field === "(tail)") ? withTail(text, doc, target) : text;
	const written = tail === void 0 ? void 0 : writeEdits(tail, { type: "text-log" }, edits);
	if (written === void 0) return void 0;
	return new Map(written === text ? [] : [["", written]]);
}
function withTail(text, { lineFaults }, target) {
	const torn = lineFaults.some(({ messageId }) => messageId === "torn");
	if (target.lineFaults.some(({ messageId }) => messageId === "torn")) return torn ? text : void 0;
	if (torn) return text.slice(0, text.lastIndexOf("\n") + 1);
	return text === "" || text.endsWith("\n") ? text : `${text}\n`;
}
function blankEdits({ lineFaults }, subjects) {
	const named = new Set(subjects);
	return lineFaults.filter(({ messageId, line }) => messageId === "blank" && named.has(`line ${line}`)).map(({ line }) => ({
		type: "remove",
		pointer: `/lines/${line - 1}`
	}));
}
function lineEdits(before, after) {
	const textOf = ({ text }) => text;
	const { kept } = alignLists(before.map(textOf), after.map(textOf));
	const staying = new Set(kept.map((pair) => pair.before));
	const edits = before.filter((_, place) => !staying.has(place)).map(({ line }) => ({
		type: "remove",
		pointer: `/lines/${line - 1}`
	}));
	const lineAt = new Map(kept.map((pair) => [pair.after, before[pair.before]?.line ?? 0]));
	let next = 0;
	for (const [place, { text }] of after.entries()) {
		const line = lineAt.get(place);
		if (line !== void 0) next = line;
		else edits.push({
			type: "insert",
			pointer: `/lines/${next}`,
			value: text.replace(/\r$/, "")
		});
	}
	return edits;
}
// src/kinds/event-log/index.ts
const eventLog = {
	id: "event-log",
	title: "Event log of agent runs",
	files: [
		"**/events.jsonl",
		"**/*.events.jsonl",
		"**/event-log.jsonl",
		"**/event_log.jsonl"
	],
	sniff: looksLikeEventLog,
	detectedByShape: true,
	options: eventLogOptionsSchema,
	defaults: defaultEventLogOptions,
	checkOptions: checkEventLogOptions,
	checkRuleOptions: checkRuleOptions$3,
	deletion: "error",
	isFinished: ({ openRuns, lineFaults }) => openRuns.length === 0 && lineFaults.length === 0,
	lookback: 0,
	rules: rules$3,
	parts: () => [],
	reader: eventLogReader,
	compare: compareLogs,
	exclusiveIds,
	entities: runIds,
	entity: entityOf$2,
	keepsParents: true,
	notices: ({ unjudged }) => unjudged,
	graft: graftLog,
	write: writeLog,
	view: viewOf$3
};
// src/kinds/procedure/options.ts
const defaultProcedureOptions = {
	strictness: "v1",
	specOf: "own",
	maxRunDays: 0
};
const procedureOptionsSchema = {
	type: "object",
	additionalProperties: false,
	properties: {
		strictness: {
			description: "Whether a step that lacks a part of its guide is warned of (v1) or refused (v2).",
			enum: ["v1", "v2"]
		},
		specOf: {
			description: "Whose spec must be met to advance: that of the step that is left (own), or of the next.",
			enum: ["own", "next"]
		},
		maxRunDays: {
			description: "After how many days an active run is expired; 0 for never.",
			type: "number",
			minimum: 0
		}
	}
};
// src/kinds/procedure/check-options.ts
function checkProcedureOptions(value) {
	if (!validateOptions$3(value)) return {
		ok: false,
		faults: (validateOptions$3.errors ?? []).map(optionFault)
	};
	return {
		ok: true,
		options: {
			...defaultProcedureOptions,
			...value
		}
	};
}
function checkRuleOptions$2(ruleId, value) {
	return ruleOptionFaults(validateRuleOptions$3, ruleId, value);
}
// src/kinds/procedure/actor-faults.ts
function actorFaults(graph) {
	return [...graph.runs.values()].flatMap(faultsOf);
}
function faultsOf(run) {
	const actors = [...new Set(run.actorLinks.map(({ from }) => from))];
	const all = (type) => ({
		type,
		run,
		link: void 0,
		actors
	});
	if (actors.length === 0) return [all("none")];
	const links = run.actorLinks.flatMap((link) => linkFaults(run, link, actors));
	return run.actorLinks.length === 1 ? links : [all("several"), ...links];
}
function linkFaults(run, link, actors) {
	if (run.status === "failed") return [];
	const isActive = run.status === "active";
	const fault = (type) => [{
		type,
		run,
		link,
		actors
	}];
	if (link.verb !== (isActive ? verbs.occupies : verbs.inhabits)) return fault("verb");
	if (!(isActive ? isHot(link) : isCold(link))) return fault("energy");
	const { polarity } = isActive ? written.occupies : written.inhabits;
	return link.polarity === void 0 || hasPolarity(link, polarity) ? [] : fault("polarity");
}
// src/kinds/procedure/outside-changes.ts
function outsideChanges(before, after, changes) {
	const active = [...before.runs.values()].filter(({ status }) => status === "active");
	if (active.length === 0) return [];
	const own = belongingTo(active);
	const others = containers([...before.runs.values()].filter(({ status }) => status !== "active"));
	const open = (run) => run.status === "active" || before.runs.get(run.node.id)?.status === "active";
	const nowContained = belongingTo([...after.runs.values()].filter(open));
	const found = [];
	for (const node of changes.nodes) {
		const { id } = node.entry;
		if (before.runs.has(id) || after.runs.has(id)) continue;
		if (node.type === "added") {
			if (isExempt(after, node.entry) || nowContained.has(id)) continue;
			found.push({
				type: "uncontained",
				run: "",
				node
			});
		} else if (!own.has(id)) found.push({
			...placeOf(others.get(id)),
			node
		});
	}
	for (const link of changes.links) {
		const { before: old } = link;
		if (old === void 0 || touches(before, own, old)) continue;
		if (before.runs.has(old.from) || before.runs.has(old.to)) continue;
		found.push({
			...placeOf(others.get(old.from)),
			link
		});
	}
	return found;
}
function isExempt(graph, { id, nodeType }) {
	return nodeType === "actor" || graph.templateNodes.has(id);
}
function placeOf(run) {
	return run === void 0 ? {
		type: "rest",
		run: ""
	} : {
		type: "otherRun",
		run
	};
}
function touches(graph, own, { from, to }) {
	return [from, to].some((end) => own.has(end) || graph.runs.get(end)?.status === "active");
}
function belongingTo(runs) {
	return new Set(runs.flatMap(({ contained }) => [...contained]));
}
function containers(runs) {
	return new Map(runs.flatMap(({ node, contained }) => [...contained].map((id) => [id, node.id])));
}
// src/kinds/procedure/run-changes.ts
function recordBreaks(before, after, changes, isNet) {
	const kept = [...before.runs.values()].flatMap((run) => keptBreaks(run, after));
	const born = isNet ? [] : [...after.runs.values()].filter(({ node }) => !before.runs.has(node.id)).flatMap((run) => birth(run, after));
	return [
		...kept,
		...born,
		...frozenBreaks(before, after, changes)
	];
}
function keptBreaks(run, after) {
	const next = after.runs.get(run.node.id);
	const node = after.nodeById.get(run.node.id);
	if (next === void 0) {
		if (node === void 0) return [{
			type: "vanished",
			run,
			from: "",
			to: ""
		}];
		return [{
			type: "noRun",
			run,
			from: kindOf(run.node),
			to: kindOf(node)
		}];
	}
	const breaks = [
		[
			"startedAt",
			String(run.startedAt ?? "nothing"),
			String(next.startedAt ?? "nothing")
		],
		[
			"procedure",
			targets(run.elaborates),
			targets(next.elaborates)
		],
		[
			"actor",
			sources(run.actorLinks),
			sources(next.actorLinks)
		]
	].filter(([, from, to]) => from !== to);
	if (run.status !== "active" && next.status !== run.status) breaks.push([
		"status",
		run.status,
		next.status
	]);
	return breaks.map(([type, from, to]) => ({
		type,
		run: next,
		from,
		to
	}));
}
function birth(run, graph) {
	if (run.status !== "active") return [{
		type: "bornEnded",
		run,
		from: "",
		to: run.status
	}];
	const [elaborates] = run.elaborates;
	const [first] = graph.procedures.get(elaborates?.to ?? "")?.steps ?? [];
	const [hot, ...others] = run.stepLinks;
	if (hot !== void 0 && isHot(hot) && others.length === 0 && hot.to === first?.node.id) return [];
	const from = first === void 0 ? "no step" : `'${first.node.id}'`;
	const to = run.stepLinks.map((link) => `'${link.to}'${isHot(link) ? " hot" : ""}`).join(", ");
	return [{
		type: "notAtFirst",
		run,
		from,
		to: to === "" ? "none" : to
	}];
}
function frozenBreaks(before, after, changes) {
	const ended = [...before.runs.values()].filter(({ status }) => status !== "active");
	if (ended.length === 0) return [];
	const byId = new Map(ended.map((run) => [run.node.id, run]));
	const byWork = new Map(ended.flatMap((run) => [...run.contained].map((id) => [id, run])));
	const actorLinks = new Map([before, after].flatMap((graph) => ended.flatMap((run) => (graph.runs.get(run.node.id)?.actorLinks ?? []).map(({ id }) => [id, run]))));
	const found = [];
	const add = (type, run, change) => found.push({
		type,
		run: after.runs.get(run.node.id) ?? run,
		from: "",
		to: "",
		...change
	});
	for (const node of changes.nodes) {
		const { id } = node.entry;
		const [run, keeper] = [byId.get(id), byWork.get(id)];
		const next = after.runs.get(id);
		if (run !== void 0 && next !== void 0) {
			if (next.status === run.status || node.fields.some((field) => field !== "content")) add("frozenRun", run, { node });
		} else if (run === void 0 && keeper !== void 0 && node.type !== "added") add("frozenWork", keeper, { node });
	}
	for (const link of changes.links) {
		const ends = [link.entry, ...link.before === void 0 ? [] : [link.before]];
		const run = actorLinks.get(link.entry.id) ?? ends.map(({ from }) => byId.get(from)).find((each) => each !== void 0);
		const keeper = link.before === void 0 ? void 0 : byWork.get(link.before.from);
		if (run !== void 0 && after.nodeById.has(run.node.id)) add("frozenRun", run, { link });
		else if (run === void 0 && keeper !== void 0) add("frozenWork", keeper, { link });
	}
	return found;
}
function kindOf({ nodeType, subtype }) {
	return subtype === "" ? nodeType : `${nodeType} of subtype ${subtype}`;
}
function targets(links) {
	return listed$1(links.map(({ to }) => to));
}
function sources(links) {
	return listed$1(links.map(({ from }) => from));
}
function listed$1(ids) {
	const names = [...new Set(ids)].sort().map((id) => `'${id}'`);
	return names.length === 0 ? "none" : names.join(", ");
}
// src/kinds/procedure/template-changes.ts
function templateChanges(before, after, changes, protecting) {
	const keepers = keepersOf(before, after, protecting);
	const found = [];
	for (const node of changes.nodes) {
		const keeper = keepers.get(node.entry.id);
		if (keeper !== void 0) found.push({
			...keeper,
			node,
			leadsOut: false
		});
	}
	for (const link of changes.links) {
		const inner = [link.entry, link.before].find((each) => each !== void 0 && keepers.has(each.from) && keepers.has(each.to));
		const keeper = keepers.get((inner ?? link.entry).from);
		if (keeper === void 0 || inner === void 0 && !isNewFrom(link)) continue;
		found.push({
			...keeper,
			link,
			leadsOut: inner === void 0
		});
	}
	return found;
}
function keepersOf(before, after, runs) {
	const keepers = new Map();
	const seen = new Set();
	for (const { elaborates, node } of runs) for (const { to: procedure } of elaborates) {
		if (seen.has(procedure) || !before.procedures.has(procedure)) continue;
		seen.add(procedure);
		for (const graph of [before, after]) for (const { id } of graph.procedures.get(procedure)?.nodes ?? []) if (!keepers.has(id)) keepers.set(id, {
			procedure,
			run: node.id
		});
	}
	return keepers;
}
function isNewFrom({ type, fields }) {
	return type === "added" || type === "changed" && (fields.includes("node_a") || fields.includes("node_b"));
}
// src/kinds/procedure/compare.ts
const noSnapshot = {
	steps: [],
	heat: [],
	actors: []
};
const noMoves = {
	templates: [],
	outside: [],
	records: [],
	advances: []
};
function compareGraphs(before, after, { scope, at, earlier }, options) {
	return {
		scope,
		before,
		after,
		at,
		options,
		earlier: before ?? earlier ?? null,
		...scope === "snapshot" && after !== null ? snapshotOf(after) : noSnapshot,
		...before === null || after === null ? noMoves : movesBetween(before, after, scope === "net", options)
	};
}
function snapshotOf(graph) {
	return {
		steps: guidedSteps(graph),
		heat: heatFaults(graph),
		actors: actorFaults(graph)
	};
}
function movesBetween(before, after, isNet, options) {
	const changes = changesBetween(before, after);
	if (changes.nodes.length === 0 && changes.links.length === 0) return noMoves;
	return {
		templates: templateChanges(before, after, changes, protecting(before, after, isNet)),
		outside: isNet ? [] : outsideChanges(before, after, changes),
		records: recordBreaks(before, after, changes, isNet),
		advances: advanceFaults(before, after, isNet, options)
	};
}
function protecting(before, after, isNet) {
	const active = (graph) => [...graph.runs.values()].filter(({ status }) => status === "active");
	if (!isNet) return [...active(before), ...active(after)];
	return active(before).filter(({ node }) => (after.runs.get(node.id)?.status ?? "active") === "active");
}
function guidedSteps(graph) {
	const steps = new Map();
	for (const { node, steps: own } of graph.procedures.values()) {
		const isWhole = implementation(graph, node.id).length > 0;
		for (const step of own) {
			const { id } = step.node;
			const isImplemented = isWhole || steps.get(id)?.isImplemented === true || implementation(graph, id).length > 0;
			steps.set(id, {
				...step,
				isImplemented
			});
		}
	}
	return [...steps.values()];
}
// src/kinds/procedure/graft-entries.ts
function entriesOf(graph) {
	return {
		nodes: listOf(graph, "nodes", graph.nodes, graph.nodeById),
		links: listOf(graph, "links", graph.links, graph.linkById)
	};
}
function placeName(pointer) {
	return `\0${pointer}`;
}
function listOf({ value }, name, entries, byId) {
	const list = isJsonObject(value) && isJsonArray(value[name]) ? value[name] : [];
	const ids = new Map(entries.flatMap((entry) => byId.get(entry.id) === entry ? [[entry.pointer, entry.id]] : []));
	return new Map(list.map((each, index) => {
		const pointer = appendToken(`/${name}`, index);
		return [ids.get(pointer) ?? placeName(pointer), each];
	}));
}
function withEntries({ value }, { nodes, links }) {
	const own = isJsonObject(value) ? value : {};
	const list = (name, entries) => entries.size > 0 || isJsonArray(own[name]) ? { [name]: [...entries.values()] } : {};
	return {
		...own,
		...list("nodes", nodes),
		...list("links", links)
	};
}
// src/kinds/procedure/graft.ts
function graftGraph(graph, from, subjects) {
	if (!isJsonObject(graph.value)) return from ?? buildGraph({
		nodes: [],
		links: []
	}, graph.text);
	const layout = {
		graph,
		from,
		...entriesOf(graph)
	};
	let top = graph.value;
	for (const { entity, field } of subjects.map(splitSubject)) {
		const id = entity.replace(/^(?:link|node) /, "");
		if (entity === "") top = putTop(layout, top, field ?? "");
		else if (entity.startsWith("link ")) putLink(layout, id, field);
		else if (field === void 0) putNode$1(layout, id);
		else putNodeField(layout, id, field);
	}
	return buildGraph(withEntries({
		...graph,
		value: top
	}, layout), graph.text);
}
function putTop({ nodes, links, from }, top, field) {
	const [, place] = /^(\/?(?:nodes|links)\/\d+)(?:\/|$)/.exec(field) ?? [];
	if (place !== void 0) {
		for (const list of [nodes, links]) list.delete(placeName(place.replace(/^\/?/, "/")));
		return top;
	}
	const source = from !== null && isJsonObject(from.value) ? from.value[field] : void 0;
	const { [field]: _, ...rest } = top;
	if (field !== "nodes" && field !== "links") return source === void 0 ? rest : {
		...top,
		[field]: source
	};
	const stood = from === null ? void 0 : entriesOf(from)[field];
	for (const [name, entry] of stood ?? []) (field === "nodes" ? nodes : links).set(name, entry);
	return {
		...top,
		[field]: isJsonArray(source) ? source : []
	};
}
function putLink(layout, id, field) {
	const { links, from, graph } = layout;
	const source = from?.linkById.get(id);
	const own = graph.linkById.get(id);
	if (field === "(repeated)") dropDoubles(links, graph.links, own, source);
	else if (field === void 0) {
		putWhole(links, id, source);
		if (source !== void 0) bringEnds(layout, source);
	} else if (own !== void 0) putField$1(links, own, source, field);
}
function bringEnds({ nodes, from }, { from: start, to }) {
	for (const id of [start, to]) {
		const end = from?.nodeById.get(id);
		if (end !== void 0 && !nodes.has(id)) nodes.set(id, end.raw);
	}
}
function putNode$1(layout, id) {
	const { nodes, from, graph } = layout;
	const source = from?.nodeById.get(id);
	const isThere = nodes.has(id);
	putWhole(nodes, id, source);
	if (source === void 0) dropWith(layout, id);
	else if (!isThere) bringWith(layout, id);
	if (isThere && source !== void 0 && (graph.runs.has(id) || from?.runs.has(id) === true)) for (const name of runFields) putLinks(layout, id, name);
}
function bringWith({ nodes, links, from }, id) {
	const work = [...from?.runs.get(id)?.contained ?? []].filter((each) => !nodes.has(each));
	for (const each of work) {
		const node = from?.nodeById.get(each);
		if (node !== void 0) nodes.set(each, node.raw);
	}
	for (const come of [id, ...work]) for (const link of linksAt(from, come)) if (nodes.has(link.from) && nodes.has(link.to)) links.set(link.id, link.raw);
}
function dropWith({ nodes, links, from, graph }, id) {
	const others = [...graph.runs.values()].filter((run) => run.node.id !== id && nodes.has(run.node.id));
	const kept = new Set(others.flatMap(({ contained }) => [...contained]));
	const work = [...graph.runs.get(id)?.contained ?? []].filter((each) => !kept.has(each) && from?.nodeById.has(each) !== true && !graph.templateNodes.has(each) && graph.nodeById.get(each)?.nodeType !== "actor");
	for (const gone of [id, ...work]) {
		nodes.delete(gone);
		for (const link of linksAt(graph, gone)) if (from?.linkById.has(link.id) !== true) links.delete(link.id);
	}
}
function linksAt(graph, id) {
	return [...graph?.linksFrom.get(id) ?? [], ...graph?.linksTo.get(id) ?? []];
}
function putWhole(list, id, source) {
	if (source === void 0) list.delete(id);
	else list.set(id, source.raw);
}
const runFields = [
	stepsName,
	actorsName,
	proceduresName
];
function putNodeField(layout, id, field) {
	const { nodes, from, graph } = layout;
	const [source, own] = [from?.nodeById.get(id), graph.nodeById.get(id)];
	const [name = ""] = field.split(" ");
	if (field === "(repeated)") dropDoubles(nodes, graph.nodes, own, source);
	else if (runFields.includes(name) || name === "(implemented)") putLinks(layout, id, name);
	else if (own !== void 0) putField$1(nodes, own, source, field === "(completed)" ? "content" : field);
}
function putField$1(list, own, source, field) {
	const current = list.get(own.id);
	if (!isJsonObject(current)) return;
	const [key = ""] = Object.hasOwn(current, field) || Object.hasOwn(source?.raw ?? {}, field) ? [field] : field.split("/");
	const spellings = Object.entries(olderNames).find((pair) => pair.includes(key)) ?? [key];
	const rest = Object.entries(current).filter(([name]) => !spellings.includes(name));
	const back = Object.entries(source?.raw ?? {}).filter(([name]) => spellings.includes(name));
	const [first] = back;
	const isPlain = spellings.length === 1 && first !== void 0 && Object.hasOwn(current, key);
	list.set(own.id, isPlain ? {
		...current,
		[key]: first[1]
	} : Object.fromEntries([...rest, ...back]));
}
function dropDoubles(list, entries, own, source) {
	const all = entries.filter(({ id }) => id === own?.id);
	const text = JSON.stringify(source?.raw);
	const kept = all.find(({ raw }) => JSON.stringify(raw) === text) ?? all[0];
	for (const entry of all) if (entry !== kept) list.delete(entry === own ? entry.id : placeName(entry.pointer));
}
function putLinks(layout, id, field) {
	const { graph, from, links } = layout;
	for (const link of linksBehind(graph, id, field)) links.delete(link.id);
	for (const link of from === null ? [] : linksBehind(from, id, field)) {
		links.set(link.id, link.raw);
		bringEnds(layout, link);
	}
}
function linksBehind(graph, id, field) {
	const run = graph.runs.get(id);
	if (field === "(implemented)") return implementation(graph, id);
	return run === void 0 ? [] : linksOf(run, field);
}
function linksOf(run, field) {
	if (field === "(steps)") return run.stepLinks;
	return field === "(actors)" ? run.actorLinks : run.elaborates;
}
// src/kinds/procedure/links-refusal.ts
function linksRefusal(facts, { node }, field) {
	const [old, now] = [facts.earlier?.runs.get(node.id), facts.after?.runs.get(node.id)];
	if (old === void 0 || now === void 0) return nodeRefusal(facts, node.id, field);
	const [before, after] = [linksOf(old, field), linksOf(now, field)];
	const kept = new Set(after.map(({ id }) => id));
	const refuses = before.filter(({ id }) => !kept.has(id)).flatMap((link) => changedEnds(facts, link));
	return refuses.length === 0 ? nodeRefusal(facts, node.id, field) : { refuses: [...new Set(refuses)] };
}
function changedEnds({ earlier, after }, { id, fields, from, to }) {
	if (!jsonEqual(after?.linkById.get(id)?.fields, fields)) return [];
	return [from, to].flatMap((end) => {
		const [old, now] = [earlier?.nodeById.get(end), after?.nodeById.get(end)];
		if (old === void 0 || now === void 0) return old === void 0 ? [] : [nodeSubject(end)];
		return ["node_type", "subtype"].filter((name) => !jsonEqual(old.fields[name], now.fields[name])).map((name) => nodeSubject(end, name));
	});
}
// src/kinds/procedure/rules/actor.ts
const actor = procedureRule({
	id: "procedure/actor",
	title: "A run has exactly one actor",
	why: "Without its one actor nobody can say who did what, nor who may (V7).",
	fix: "Link one actor to the run: \"occupies\" with energy 8 while it is active, \"inhabits\" with energy 1 once it is completed.",
	severity: "error",
	messageSeverities: { polarity: "warning" },
	since: "0.1.0",
	scopes: ["snapshot"],
	messages: {
		none: "the {status} run '{run}' has no actor; one must be linked to it with the verb '{expected}'",
		several: "run '{run}' has {count} actor links, from {actors}; it must have exactly one",
		verb: "run '{run}' is {status}; its actor's verb must be '{expected}', found '{verb}'",
		energy: "run '{run}' is {status}; the energy of its actor's link must be {bound}, found {energy}",
		polarity: "run '{run}' is {status}; the polarity of its actor's link is written {written}, found {polarity}"
	},
	*check(facts, problem) {
		for (const { type, run, link, actors: ids } of facts.actors) {
			const { status, node } = run;
			const isActive = status === "active";
			yield problem(type, {
				run: node.id,
				status,
				expected: isActive ? verbs.occupies : verbs.inhabits,
				bound: isActive ? "> 5" : "< 2",
				written: isActive ? "[0.8, 0.2]" : "[0.3, 0.7]",
				count: run.actorLinks.length,
				actors: ids.map((id) => `'${id}'`).join(", "),
				verb: link?.verb ?? "",
				energy: link === void 0 ? "" : energyOf(link),
				polarity: link === void 0 ? "" : polarityText(link)
			}, link === void 0 ? {
				subject: nodeSubject(node.id, actorsName),
				at: afterPlace$1(node),
				...reopenedRefusal(facts, run) ?? linksRefusal(facts, run, "(actors)")
			} : {
				subject: linkSubject(link.id, type),
				at: afterPlace$1(link, type),
				...reopenedRefusal(facts, run) ?? actorLinkRefusal(facts, run, link, type)
			});
		}
	}
});
function actorLinkRefusal(facts, { status }, link, type) {
	const wanted = status === "active" ? {
		...written.occupies,
		verb: verbs.occupies
	} : {
		...written.inhabits,
		verb: verbs.inhabits
	};
	if (type === "verb") return heatRefusal(facts, link, wanted, ["verb", "energy"]);
	return heatRefusal(facts, link, wanted, type === "energy" ? ["energy"] : ["polarity"]);
}
// src/kinds/procedure/rules/advance.ts
const advance = procedureRule({
	id: "procedure/advance",
	title: "A run moves step by step, and leaves a step with its proof",
	why: "A step that is skipped, or left before its completion proof is met, was not done, whatever the record says (V5).",
	fix: "Do what the active step asks for, then move to the next step of the same procedure, one at a time; `stateward procedure continue` checks and does it.",
	severity: "error",
	since: "0.1.0",
	scopes: [
		"step",
		"merge",
		"net"
	],
	messages: {
		unmet: "run '{run}' leaves step '{step}' without its completion proof: {says}",
		jumped: "run '{run}' stood at step {from} and is at '{step}'; what may follow is {to}",
		early: "run '{run}' is completed, but it stood at step {from}; the last one is '{step}'",
		unearned: "run '{run}' records step '{step}' as completed, but it stood at step {from}",
		unrecorded: "run '{run}' moved on from step '{step}' without a link that records it as completed",
		lost: "run '{run}' no longer records that it did step '{step}'",
		foreign: "run '{run}' has a link to '{step}', which is no step of its own procedure"
	},
	*check(facts, problem) {
		for (const { type, run, step, link, from, to, says } of facts.advances) yield problem(type, {
			run: run.node.id,
			step,
			from,
			to,
			says
		}, {
			subject: nodeSubject(run.node.id, `${stepsName} ${step}`),
			at: link === void 0 ? afterPlace$1(run.node) : afterPlace$1(link),
			...isBeside(type, link) ? linkRefusal(facts, link.id) : moveRefusal(facts, run),
			data: {
				run: run.node.id,
				step,
				stoodAt: from,
				mayFollow: to,
				...says === "" ? {} : { needs: says }
			}
		});
	}
});
function isBeside(type, link) {
	return type === "foreign" && link !== void 0 && !isHot(link);
}
// src/kinds/procedure/expiry.ts
const day = 864e5;
function daysExpired({ status, startedAt }, now, { maxRunDays }) {
	const [from, to] = [millisecondsOf(startedAt), millisecondsOf(now)];
	if (status !== "active" || maxRunDays === 0 || from === void 0 || to === void 0) return void 0;
	return to - from > maxRunDays * day ? Math.floor((to - from) / day) : void 0;
}
// src/kinds/procedure/rules/run-expired.ts
const runExpired = procedureRule({
	id: "procedure/run-expired",
	title: "An active run ends in time",
	why: "A run that nobody ends holds its template and its actor for ever (proposal V8).",
	fix: "End the run, or set its status to failed and start a new one.",
	severity: "off",
	since: "0.1.0",
	scopes: [
		"snapshot",
		"step",
		"net"
	],
	needs: ["at"],
	messages: { expired: "run '{run}' is active since {since}, {days} days; {limit} are allowed" },
	*check(facts, problem) {
		const { after, at, options } = facts;
		for (const run of after?.runs.values() ?? []) {
			const days = daysExpired(run, at, options);
			if (days === void 0) continue;
			yield problem("expired", {
				run: run.node.id,
				since: String(run.startedAt),
				days,
				limit: options.maxRunDays
			}, {
				subject: nodeSubject(run.node.id, "content"),
				at: afterPlace$1(run.node, "content"),
				...contentRefusal(facts, run.node)
			});
		}
	}
});
function contentRefusal(facts, { id, raw }) {
	const old = facts.earlier?.nodeById.get(id);
	return old !== void 0 && jsonEqual(old.raw.content, raw.content) ? { refuses: [] } : nodeRefusal(facts, id, "content");
}
// src/kinds/procedure/change-text.ts
function changeText(change, form = "clause") {
	const { entry, type, fields } = change;
	const name = isLink(entry) ? linkName(entry) : `node ${nameOf$2(entry)}`;
	if (form === "name") return `${type === "added" ? "the new" : "the changed"} ${name}`;
	if (type === "changed") return `${fields.join(", ")} of ${name} changed`;
	return type === "added" ? `${name} was added` : `${name} was removed`;
}
function detailOf({ type, entry, before, fields }) {
	const subject = isLink(entry) ? linkSubject(entry.id) : nodeSubject(entry.id);
	const [field] = fields;
	if (type === "removed") return {
		subject,
		at: beforePlace$1(entry),
		data: { change: type }
	};
	return {
		subject,
		at: afterPlace$1(entry, field),
		related: before === void 0 ? [] : [{
			...beforePlace$1(before, field),
			label: "was"
		}],
		data: {
			change: type,
			fields: [...fields]
		},
		...type === "added" ? {} : { refuses: fields.map((each) => fieldSubject(entry, each)) }
	};
}
function isLink(entry) {
	return "verb" in entry;
}
function fieldSubject(entry, field) {
	return isLink(entry) ? linkSubject(entry.id, field) : nodeSubject(entry.id, field);
}
// src/kinds/procedure/rules/run-record.ts
const fieldOf$1 = {
	startedAt: "content",
	status: "content",
	bornEnded: "content",
	procedure: proceduresName,
	actor: actorsName,
	notAtFirst: stepsName
};
const runRecord = procedureRule({
	id: "procedure/run-record",
	title: "The record of a run is kept, and ends once",
	why: "A run that vanishes, changes hands or is reopened tells nothing about who did what (V2, V3, V7).",
	fix: "Put the record back as it was; a new attempt is a new run.",
	severity: "error",
	since: "0.1.0",
	scopes: [
		"snapshot",
		"step",
		"merge",
		"net"
	],
	messages: {
		procedures: "run '{run}' elaborates {count}; it must elaborate exactly one procedure",
		vanished: "run '{run}' is gone; the record of a run is kept",
		noRun: "run '{run}' was a {from} and is a {to}; the record of a run is kept",
		startedAt: "started_at of run '{run}' changed from {from} to {to}",
		procedure: "run '{run}' elaborated {from} and now elaborates {to}",
		actor: "the actor of run '{run}' changed from {from} to {to}",
		status: "run '{run}' was {from} and is {to}; a run that has ended stays as it ended",
		frozenRun: "run '{run}' has ended, but {change}",
		frozenWork: "run '{run}' has ended and what it contains is kept, but {change}",
		bornEnded: "the new run '{run}' is {to}; a run starts active",
		notAtFirst: "the new run '{run}' does not start at its first step ({from}); its step links are: {to}"
	},
	*check(facts, problem) {
		for (const { node, found } of withoutProcedure(facts)) {
			const count = found.length === 0 ? "no procedure" : `${found.length} (${idsOf$1(found)})`;
			yield problem("procedures", {
				run: node.id,
				count
			}, {
				subject: nodeSubject(node.id, proceduresName),
				at: afterPlace$1(node),
				...linksRefusal(facts, { node }, proceduresName)
			});
		}
		for (const each of facts.records) {
			const { type, run, from, to, node, link } = each;
			const change = node ?? link;
			const { id } = run.node;
			const text = change === void 0 ? "" : changeText(change);
			if (change !== void 0) yield problem(type, {
				run: id,
				from,
				to,
				change: text
			}, detailOf(change));
			else yield problem(type, {
				run: id,
				from,
				to,
				change: text
			}, {
				subject: nodeSubject(id, fieldOf$1[type]),
				at: type === "vanished" ? beforePlace$1(run.node) : afterPlace$1(newest(facts, run.node), fieldOf$1[type]),
				data: {
					from,
					to
				},
				...refusalOf$1(facts, each)
			});
		}
	}
});
function newest({ after }, node) {
	return after?.nodeById.get(node.id) ?? node;
}
function withoutProcedure({ scope, after }) {
	if (scope !== "snapshot") return [];
	return [...after?.runs.values() ?? []].flatMap(({ node, elaborates }) => {
		const found = [...new Set(elaborates.map(({ to }) => to))].map((id) => ({ id }));
		return found.length === 1 ? [] : [{
			node,
			found
		}];
	});
}
function refusalOf$1(facts, { type, run }) {
	const { id } = run.node;
	if (type === "vanished") return { refuses: [id, ...successors(facts, run)].map((each) => nodeSubject(each)) };
	const [old, now] = [facts.earlier?.nodeById.get(id), facts.after?.nodeById.get(id)];
	if (type === "noRun" && old !== void 0 && now !== void 0) {
		const [isType, isSubtype] = [old.nodeType === now.nodeType, old.subtype === now.subtype];
		return nodeRefusal(facts, id, ...isType ? [] : ["node_type"], ...isSubtype ? [] : ["subtype"]);
	}
	if (type === "procedure" && hasForeignSteps(facts, id)) return nodeRefusal(facts, id, proceduresName, stepsName);
	if (type === "procedure") return linksRefusal(facts, run, proceduresName);
	if (type === "actor") return linksRefusal(facts, run, actorsName);
	return nodeRefusal(facts, id, fieldOf$1[type] ?? "content");
}
function successors({ earlier, after }, gone) {
	const linksOf = ({ elaborates, stepLinks, actorLinks }) => [
		...elaborates,
		...stepLinks,
		...actorLinks
	];
	const ids = new Set(linksOf(gone).map(({ id }) => id));
	const isNew = ({ node }) => earlier?.runs.has(node.id) !== true;
	return [...after?.runs.values() ?? []].filter((run) => isNew(run) && linksOf(run).some(({ id }) => ids.has(id))).map(({ node }) => node.id);
}
function hasForeignSteps({ earlier, after }, id) {
	const procedures = earlier?.runs.get(id)?.elaborates.map(({ to }) => earlier.procedures.get(to)) ?? [];
	const own = new Set(procedures.flatMap((each) => each?.steps.map(({ node }) => node.id) ?? []));
	return after?.runs.get(id)?.stepLinks.some(({ to }) => !own.has(to)) === true;
}
// src/kinds/procedure/rules/run-space-only.ts
const runSpaceOnly = procedureRule({
	id: "procedure/run-space-only",
	title: "While a run is active, work happens in its Run Space",
	why: "What is written outside of the Run Space belongs to no run: nobody can audit it or roll it back (V2).",
	fix: "Link new nodes from the active run with the verb \"contains\", and leave what belongs to no active run as it was.",
	severity: "error",
	messageSeverities: { rest: "warning" },
	since: "0.1.0",
	scopes: ["step", "merge"],
	supersedes: ["procedure/run-record"],
	messages: {
		uncontained: "{change} while a run is active, and no active run contains it",
		otherRun: "{change} while another run is active; run '{run}' has ended, and what it contains is kept",
		rest: "{change} while a run is active, and it belongs to no active run"
	},
	*check({ outside }, problem) {
		for (const { type, run, node, link } of outside) {
			const change = node ?? link;
			if (change === void 0) continue;
			const detail = detailOf(change);
			const data = {
				...detail.data,
				containWith: verbs.contains
			};
			yield problem(type, {
				change: changeText(change),
				run
			}, type === "uncontained" ? {
				...detail,
				data
			} : detail);
		}
	}
});
// src/kinds/procedure/rules/single-active-step.ts
const { activeStep, completedStep } = written;
const singleActiveStep = procedureRule({
	id: "procedure/single-active-step",
	title: "An active run has exactly one active step",
	why: "With several active steps, or none, nobody knows where the run stands, least of all after a crash (V3).",
	fix: "Make one step link hot (energy 8, polarity [0.9, 0.1]) and the others cold (energy 1, polarity [0.2, 0.8]); `stateward procedure continue` does it.",
	severity: "error",
	since: "0.1.0",
	scopes: ["snapshot"],
	messages: {
		none: "run '{run}' is active, but none of its step links has energy > 5",
		several: "run '{run}' has {count} step links with energy > 5, where one may be active: {links}",
		ambiguous: "{link} of run '{run}' has energy {energy}: neither active (> 5) nor completed (< 2)",
		activePolarity: "{link} of run '{run}' leads to the active step; its polarity must be [0.9, 0.1], found {polarity}",
		completedPolarity: "{link} of run '{run}' leads to a completed step; its polarity must be [0.2, 0.8], found {polarity}",
		verb: "{link} of run '{run}' has energy {energy}; its verb must be '{expected}', found '{verb}'"
	},
	*check(facts, problem) {
		for (const { type, run, link, links, energy } of facts.heat) {
			const values = {
				run: run.node.id,
				energy,
				count: links.length,
				links: idsOf$1(links)
			};
			if (link === void 0) {
				const all = {
					link: "",
					polarity: "",
					expected: "",
					verb: ""
				};
				const related = links.map((each) => ({
					...afterPlace$1(each, "energy"),
					label: "hot"
				}));
				const refusal = reopenedRefusal(facts, run) ?? linksRefusal(facts, run, "(steps)");
				const at = {
					subject: nodeSubject(run.node.id, stepsName),
					at: afterPlace$1(run.node),
					related,
					...refusal
				};
				yield problem(type, {
					...values,
					...all
				}, at);
				continue;
			}
			const expected = energy > 5 ? verbs.actsOn : verbs.receivesFrom;
			const field = type === "verb" ? "verb" : type === "ambiguous" ? "energy" : "polarity";
			yield problem(type, {
				...values,
				link: `link '${link.id}'`,
				polarity: polarityText(link),
				expected,
				verb: link.verb
			}, {
				subject: linkSubject(link.id, field),
				at: afterPlace$1(link, field),
				...reopenedRefusal(facts, run) ?? stepLinkRefusal(facts, run, link, type),
				data: {
					active: {
						energy: `> 5`,
						polarity: activeStep.polarity,
						verb: verbs.actsOn
					},
					completed: {
						energy: `< 2`,
						polarity: completedStep.polarity,
						verb: verbs.receivesFrom
					}
				}
			});
		}
	}
});
function stepLinkRefusal(facts, run, link, type) {
	const wanted = isHot(link) || !isCold(link) && !run.stepLinks.some(isHot) ? {
		...activeStep,
		verb: verbs.actsOn
	} : {
		...completedStep,
		verb: verbs.receivesFrom
	};
	if (type === "ambiguous") return heatRefusal(facts, link, wanted, [
		"energy",
		"polarity",
		"verb"
	]);
	return heatRefusal(facts, link, wanted, type === "verb" ? ["verb"] : ["polarity"]);
}
// src/kinds/procedure/rules/step-guide.ts
const stepGuide = procedureRule({
	id: "procedure/step-guide",
	title: "Every step contains its complete guide",
	why: "A step that does not say what to do, why and how leaves its agent without context (V4).",
	fix: "Write the sections What, Why and How into the step's content, in full.",
	severity: "error",
	messageSeverities: {
		missing: "warning",
		implemented: "warning",
		external: "warning"
	},
	since: "0.1.0",
	scopes: ["snapshot"],
	messages: {
		empty: "step {step} has no guide: its content is empty or a placeholder",
		sections: "step {step} has no guide: its content has none of the sections What, Why and How",
		missing: "step {step} has no section {section}, or nothing in it",
		implemented: "step {step} has no link implemented_in or implements, nor has its procedure",
		external: "step {step} seems to need another document (\"{reference}\"); a guide stands in the step itself"
	},
	*check(facts, problem) {
		for (const { node, guide, isImplemented } of facts.steps) {
			const step = nameOf$2(node);
			const at = afterPlace$1(node, "content");
			const content = nodeRefusal(facts, node.id, "content");
			const on = (subject) => ({
				subject: nodeSubject(node.id, subject),
				at,
				...content
			});
			if (guide.isEmpty) yield problem("empty", { step }, on("content"));
			else if (guide.sections.length === 0) yield problem("sections", { step }, on("content"));
			else for (const section of guideSections) if (!guide.sections.includes(section)) yield problem("missing", {
				step,
				section
			}, {
				...on(`content/${section}`),
				data: { section }
			});
			if (!isImplemented) yield problem("implemented", { step }, {
				subject: nodeSubject(node.id, implementedName),
				at: afterPlace$1(node),
				...nodeRefusal(facts, node.id, implementedName)
			});
			if (guide.refersTo !== void 0) yield problem("external", {
				step,
				reference: guide.refersTo
			}, on("content"));
		}
	}
});
// src/kinds/procedure/rules/template-protection.ts
const templateProtection = procedureRule({
	id: "procedure/template-protection",
	title: "A template stays as it is while a run of it is active",
	why: "If a template changes during execution, later steps are corrupted and the audit trail means nothing (V2).",
	fix: "Put the template back as it was; end or fail its active runs first, then change it in a commit of its own.",
	severity: "error",
	since: "0.1.0",
	scopes: [
		"step",
		"merge",
		"net"
	],
	supersedes: ["procedure/run-space-only"],
	messages: {
		node: "procedure '{procedure}' is read-only while run '{run}' is active, but {change}",
		link: "procedure '{procedure}' is read-only while run '{run}' is active, but {change}",
		leadsOut: "{change} leads from a node of procedure '{procedure}' while run '{run}' is active; links may only lead to it"
	},
	*check({ templates }, problem) {
		for (const { procedure, run, node, link, leadsOut } of templates) {
			const change = node ?? link;
			if (change === void 0) continue;
			yield problem(node !== void 0 ? "node" : leadsOut ? "leadsOut" : "link", {
				procedure,
				run,
				change: leadsOut ? changeText(change, "name") : changeText(change)
			}, detailOf(change));
		}
	}
});
// src/kinds/procedure/rules/validation-spec.ts
const validationSpec = procedureRule({
	id: "procedure/validation-spec",
	title: "A validation spec can be read, and has one of two types",
	why: "A step whose completion proof cannot be read can never be left, and an unknown type would pass unseen (V6).",
	fix: "Write `type: node_exists` or `type: link_exists`, `in_space: $run`, `subtype` or `verb`, and `min_count`.",
	severity: "error",
	since: "0.1.0",
	scopes: ["snapshot"],
	messages: { malformed: "the validation spec of step {step} is refused: {fault}" },
	*check(facts, problem) {
		for (const { node, guide } of facts.steps) {
			if (guide.spec === void 0 || guide.spec.ok) continue;
			yield problem("malformed", {
				step: nameOf$2(node),
				fault: guide.spec.faults.join("; ")
			}, {
				subject: nodeSubject(node.id, "content"),
				at: afterPlace$1(node, "content"),
				...nodeRefusal(facts, node.id, "content"),
				data: {
					faults: [...guide.spec.faults],
					types: ["node_exists", "link_exists"]
				}
			});
		}
	}
});
// src/kinds/procedure/rules/index.ts
const rules$2 = [
	actor,
	advance,
	runExpired,
	runRecord,
	runSpaceOnly,
	schema$2,
	singleActiveStep,
	stepGuide,
	templateProtection,
	validationSpec
];
// src/kinds/procedure/view.ts
function viewOf$2(graph, options, now) {
	const procedures = [...graph.procedures.values()].flatMap(procedureNodes);
	const runs = [...graph.runs.values()].flatMap((run) => runNodes(graph, run, options, now));
	const links = [...graph.runs.values()].flatMap(({ node, elaborates }) => elaborates.map(({ to }) => ({
		from: nodeSubject(node.id),
		to: nodeSubject(to),
		label: "elaborates"
	})));
	return {
		shape: "tree",
		nodes: [...runs, ...procedures],
		links
	};
}
function procedureNodes({ node, steps }) {
	const subject = nodeSubject(node.id);
	return [{
		subject,
		label: `procedure ${node.name || node.id}`,
		state: "open"
	}, ...steps.map((step) => ({
		subject: nodeSubject(step.node.id),
		label: step.node.name || step.node.id,
		state: "open",
		parent: subject
	}))];
}
function runNodes(graph, run, options, now) {
	const subject = nodeSubject(run.node.id);
	const [elaborates] = run.elaborates;
	const { steps } = graph.procedures.get(elaborates?.to ?? "") ?? { steps: [] };
	const { hot, completed } = positionOf(run, steps);
	const expired = options === void 0 ? void 0 : daysExpired(run, now, options);
	const since = run.startedAt === void 0 ? [] : [`since ${run.startedAt}`];
	const detail = [...expired === void 0 ? [] : [`expired: ${expired} days of ${options?.maxRunDays}`], ...since].join(", ");
	return [{
		subject,
		label: run.node.name || run.node.id,
		state: run.status === "completed" ? "done" : run.status,
		...detail === "" ? {} : { detail }
	}, ...steps.map((step, index) => {
		const isActive = run.status === "active" && hot.includes(index);
		const proof = isActive ? proofOf(graph, run, step) : void 0;
		return {
			subject: nodeSubject(step.node.id),
			label: step.node.name || step.node.id,
			state: isActive ? "active" : completed.has(index) || run.status === "completed" ? "done" : "open",
			parent: subject,
			...proof === void 0 ? {} : { detail: proof.isMet ? "its completion proof is met" : proof.says }
		};
	})];
}
// src/kinds/procedure/write.ts
function writeGraph({ texts, doc }, target) {
	const text = texts.get("");
	if (text === void 0) return void 0;
	const edits = [...listEdits("/nodes", doc.nodes, target.nodes), ...listEdits("/links", doc.links, target.links)];
	const written = writeEdits(text, { type: isJsonText(text) ? "json" : "yaml" }, edits);
	if (written === void 0) return void 0;
	return new Map(written === text ? [] : [["", written]]);
}
function listEdits(list, before, after) {
	const edits = [];
	const wanted = new Map();
	for (const entry of after) wanted.set(entry.id, [...wanted.get(entry.id) ?? [], entry]);
	const counterparts = new Map();
	for (const entry of before) {
		const found = wanted.get(entry.id)?.shift();
		if (found !== void 0) {
			counterparts.set(found, entry);
			edits.push(...valueEdits(entry.raw, inNamesOf(entry.raw, found.fields), entry.pointer));
		} else if (entry.id !== "") edits.push({
			type: "remove",
			pointer: entry.pointer
		});
	}
	let next = 0;
	for (const entry of after) {
		const old = counterparts.get(entry);
		if (old !== void 0) next = indexOf(old) + 1;
		else edits.push({
			type: "insert",
			pointer: appendToken(list, next),
			value: entry.raw
		});
	}
	return edits;
}
function indexOf({ pointer }) {
	return Number(pointer.slice(pointer.lastIndexOf("/") + 1));
}
function inNamesOf(raw, fields) {
	return Object.fromEntries(Object.entries(fields).map(([name, value]) => {
		const older = olderNames[name];
		return [older !== void 0 && Object.hasOwn(raw, older) && !Object.hasOwn(raw, name) ? older : name, value];
	}));
}
// src/kinds/procedure/index.ts
const procedure = {
	id: "procedure",
	title: "Procedure graph",
	files: [
		"json",
		"yaml",
		"yml"
	].flatMap((end) => [`**/procedure.graph.${end}`, `**/*.procedure.${end}`]),
	detectedByShape: true,
	sniff: looksLikeGraph,
	options: procedureOptionsSchema,
	defaults: defaultProcedureOptions,
	checkOptions: checkProcedureOptions,
	checkRuleOptions: checkRuleOptions$2,
	impliedSeverities: ({ strictness, maxRunDays }) => ({
		"procedure/run-expired": maxRunDays > 0 ? "error" : "off",
		"procedure/step-guide": strictness === "v2" ? {
			missing: "error",
			implemented: "error",
			external: "warning"
		} : {}
	}),
	deletion: "error",
	isFinished: ({ runs }) => [...runs.values()].every(({ status }) => status !== "active"),
	lookback: 0,
	rules: rules$2,
	parts: () => [],
	reader: (_options, limits) => graphReader(limits),
	compare: compareGraphs,
	entities: entitiesOf$1,
	entity: entityOf$4,
	graft: graftGraph,
	write: writeGraph,
	view: viewOf$2
};
// src/kinds/task-tree/steps/step.ts
const statuses = [
	"done",
	"retry",
	"decomposed",
	"replan"
];
const guards = [
	"pass",
	"fail",
	"skipped"
];
function isStatus(value) {
	return statuses.some((status) => status === value);
}
function isGuard(value) {
	return guards.some((guard) => guard === value);
}
const transitionTable = [
	{
		status: "done",
		guard: "pass",
		passes: "true",
		attempts: "–"
	},
	{
		status: "done",
		guard: "fail",
		passes: "–",
		attempts: "+1 while < max_attempts"
	},
	{
		status: "done",
		guard: "skipped",
		passes: "–",
		attempts: "–"
	},
	{
		status: "retry",
		guard: "skipped",
		passes: "–",
		attempts: "+1 while < max_attempts"
	},
	{
		status: "decomposed",
		guard: "skipped",
		passes: "–",
		attempts: "–"
	}
];
function applyRow(fields, maxAttempts, status, guard) {
	const row = transitionTable.find((each) => each.status === status && (status !== "done" || each.guard === guard));
	if (row === void 0) return fields;
	const counts = row.attempts !== "–" && fields.attempts < maxAttempts;
	return {
		passes: row.passes === "true" ? true : fields.passes,
		attempts: counts ? fields.attempts + 1 : fields.attempts
	};
}
// src/kinds/task-tree/steps/declaration.ts
const keys = [
	"node",
	"status",
	"guard",
	"tree"
];
const trailer = /^[ \t]*agent-step[ \t]*:(.*)$/i;
const pair = /[ \t]*([A-Za-z_-]+)=("(?:[^"\\]|\\.)*"|[^\s"]\S*)(?=[ \t]|$)/y;
function parseDeclarations(message) {
	const steps = [];
	const faults = [];
	for (const [index, text] of message.split(/\r\n|\r|\n/).entries()) {
		const body = trailer.exec(text)?.[1];
		if (body === void 0) continue;
		const parsed = parseLine(body.trim(), index + 1);
		if ("messageId" in parsed) faults.push(parsed);
		else steps.push(parsed);
	}
	return {
		steps,
		faults
	};
}
function parseLine(text, line) {
	const fault = (messageId, detail) => ({
		messageId,
		line,
		text,
		detail
	});
	const values = new Map();
	pair.lastIndex = 0;
	let end = 0;
	for (let match = pair.exec(text); match !== null; match = pair.exec(text)) {
		end = pair.lastIndex;
		const [, key = "", quoted = ""] = match;
		const value = unquote(quoted);
		if (value === void 0) return fault("malformed", quoted);
		if (!keys.some((known) => known === key)) return fault("unknownKey", key);
		if (values.has(key)) return fault("repeatedKey", key);
		values.set(key, value);
	}
	if (end < text.length) return fault("malformed", text.slice(end).trim());
	return toStep(values, line, fault);
}
function toStep(values, line, fault) {
	const { node, status, guard, tree } = Object.fromEntries(values);
	const missing = Object.entries({
		node,
		status,
		guard,
		tree: tree ?? "."
	}).find(([, value]) => value === void 0 || value === "");
	if (node === void 0 || missing !== void 0) return fault("missingKey", missing?.[0] ?? "node");
	if (!isStatus(status)) return fault("badValue", `status=${status} (expected ${statuses.join(", ")})`);
	if (!isGuard(guard)) return fault("badValue", `guard=${guard} (expected ${guards.join(", ")})`);
	if (contradicts(status, guard)) return fault("guardWithoutRun", `status=${status} guard=${guard}`);
	return {
		node,
		status,
		guard,
		tree,
		line
	};
}
function contradicts(status, guard) {
	return status !== "done" && guard !== "skipped";
}
function spellId(id) {
	return /[\s"\p{C}]/u.test(id) ? JSON.stringify(id) : id;
}
function unquote(value) {
	if (!value.startsWith("\"")) return value;
	try {
		const parsed = JSON.parse(value);
		return typeof parsed === "string" ? parsed : void 0;
	} catch {
		return;
	}
}
// src/kinds/task-tree/addressed.ts
function addressed(message) {
	const { steps, faults } = parseDeclarations(message);
	const paths = steps.flatMap((step) => step.tree ?? []);
	return {
		paths,
		unnamed: paths.length < steps.length,
		unread: faults.length > 0
	};
}
// src/kinds/task-tree/options.ts
const defaultTaskTreeOptions = {
	steps: {
		runState: "{dir}/run_state.json",
		required: false
	},
	runnerOwned: [],
	rotation: "forbid",
	replan: "error"
};
const taskTreeOptionsSchema = {
	type: "object",
	additionalProperties: false,
	properties: {
		steps: {
			description: "Where declared steps come from, and whether they must be declared.",
			type: "object",
			additionalProperties: false,
			properties: {
				runState: {
					description: "Path of the run-state file; {dir} is the folder of the tree.",
					type: "string",
					minLength: 1
				},
				required: {
					description: "Whether every change of a runner-owned field must be declared.",
					type: "boolean"
				}
			}
		},
		runnerOwned: {
			description: "Fields that only the runner may change, besides passes and attempts.",
			type: "array",
			items: { enum: ["next", "max_attempts"] }
		},
		rotation: {
			description: "Whether a tree whose root passed may be replaced by a new one.",
			enum: ["forbid", "allow"]
		},
		replan: {
			description: "How a declared status=replan is reported.",
			enum: ["error", "note"]
		}
	}
};
// src/kinds/task-tree/check-options.ts
function checkTaskTreeOptions(value) {
	if (!validateOptions$4(value)) return {
		ok: false,
		faults: (validateOptions$4.errors ?? []).map(optionFault)
	};
	const given = value;
	const steps = {
		...defaultTaskTreeOptions.steps,
		...given.steps
	};
	return {
		ok: true,
		options: {
			...defaultTaskTreeOptions,
			...given,
			steps
		}
	};
}
function checkRuleOptions$1(ruleId, value) {
	return ruleOptionFaults(validateRuleOptions$4, ruleId, value);
}
// src/kinds/task-tree/pairs.ts
function pairNodes(before, after) {
	const equal = new Map();
	const changedFields = new Map();
	for (let index = before.nodes.length - 1; index >= 0; index -= 1) {
		const node = before.nodes[index];
		const twin = node && after.byId.get(node.id);
		if (node === void 0 || twin === void 0) continue;
		const changed = ownChanges(node, twin);
		changedFields.set(node, changed);
		equal.set(node, changed.length === 0 && childrenEqual(node, twin, after, equal));
	}
	const pairs = [];
	for (const node of before.byId.values()) {
		const twin = after.byId.get(node.id);
		if (twin === void 0) continue;
		pairs.push({
			before: node,
			after: twin,
			changed: changedFields.get(node) ?? [],
			equal: equal.get(node) === true,
			moved: parentName$2(node) !== parentName$2(twin)
		});
	}
	return pairs.sort((left, right) => compareCodePoints(left.before.id, right.before.id));
}
function ownChanges(left, right) {
	const keys = new Set([...Object.keys(left.raw), ...Object.keys(right.raw)]);
	if (Array.isArray(left.raw.children) && Array.isArray(right.raw.children)) keys.delete("children");
	return [...keys].filter((key) => !jsonEqual(left.raw[key], right.raw[key])).sort(compareCodePoints);
}
function childrenEqual(left, right, after, equal) {
	if (listLength(left) !== listLength(right) || left.children.length !== right.children.length) return false;
	return left.children.every((child, index) => {
		const other = right.children[index];
		if (other === void 0 || other.position !== child.position) return false;
		if (after.byId.get(child.id) !== other) return jsonEqual(child.raw, other.raw);
		return equal.get(child) === true;
	});
}
function listLength(node) {
	return Array.isArray(node.raw.children) ? node.raw.children.length : 0;
}
// src/kinds/task-tree/rotation.ts
const treePlans = {
	key: ({ root }) => root?.id ?? "",
	rotates: isRotation
};
function isFinished({ root }) {
	return root?.passes === true;
}
function isRotation(before, after, options) {
	if (options.rotation !== "allow" || before?.root?.passes !== true || after?.root === void 0) return false;
	return after.nodes.every((node) => !node.passes && node.attempts === 0);
}
// src/kinds/task-tree/expected-state.ts
function expectedState(before, after, steps) {
	const fields = new Map(after.nodes.map((node) => [node, resetFields(before, node)]));
	const passesSet = [];
	const attemptsIncremented = [];
	for (const step of steps) {
		const node = after.byId.get(step.node);
		const current = node && fields.get(node);
		if (node === void 0 || current === void 0) continue;
		const next = applyRow(current, node.maxAttempts, step.status, step.guard);
		fields.set(node, next);
		if (next.attempts > current.attempts) attemptsIncremented.push(node);
		if (next.passes && !current.passes) passesSet.push(node);
	}
	return {
		fields,
		passesSet,
		attemptsIncremented,
		derivedPassesSet: derivePasses(after.nodes, fields)
	};
}
function resetFields(before, node) {
	const previous = before?.byId.get(node.id);
	return previous === void 0 ? {
		passes: false,
		attempts: 0
	} : {
		passes: previous.passes,
		attempts: previous.attempts
	};
}
function derivePasses(nodes, fields) {
	const turned = [];
	for (let index = nodes.length - 1; index >= 0; index -= 1) {
		const node = nodes[index];
		const current = node && fields.get(node);
		if (node === void 0 || current === void 0 || node.children.length === 0) continue;
		const passes = node.children.every((child) => fields.get(child)?.passes === true);
		if (passes && !current.passes) turned.push(node);
		if (passes !== current.passes) fields.set(node, {
			...current,
			passes
		});
	}
	return turned;
}
// src/kinds/task-tree/node-children.ts
function gainedChildren(before, after) {
	if (after.children.length === 0) return [];
	const known = new Set(before.children.map((child) => child.id));
	return [...new Set(after.children.map((child) => child.id).filter((id) => id !== "" && !known.has(id)))].sort(compareCodePoints);
}
// src/kinds/task-tree/select.ts
function leftmostOpenLeaf(tree) {
	return tree?.nodes.find(isOpenLeaf);
}
function isOpenLeaf(node) {
	return !node.passes && node.children.length === 0;
}
function isStuck(node) {
	return !node.passes && node.attempts >= node.maxAttempts;
}
// src/kinds/task-tree/derived-marks.ts
function marksUnchanged(before, node) {
	if (before === void 0 || before.passes !== node.passes) return false;
	return marks(before) === marks(node);
}
function marks({ children }) {
	return JSON.stringify(children.map(({ id, passes }) => [id, passes]).sort());
}
function followsChildren(node) {
	return node.passes === node.children.every((child) => child.passes);
}
// src/kinds/task-tree/steps/replay.ts
function replayLines(before, after, steps) {
	const origin = before ?? after;
	const tree = before === null ? undecomposed(after, steps) : asVirtual(before);
	const lines = [];
	for (const [index, step] of steps.entries()) {
		const facts = observe(tree, origin, after, step);
		lines.push(facts.known === "no" && mayHaveCome(step, steps.slice(0, index)) ? {
			...facts,
			known: "maybe"
		} : facts);
		applyLine(tree, after, step, steps.slice(index + 1));
	}
	return lines;
}
function mayHaveCome(step, earlier) {
	return earlier.some(({ status }) => status === "decomposed" || status === "replan") && !(step.status === "done" && step.guard === "pass");
}
function observe(tree, origin, after, step) {
	const node = tree.get(step.node);
	const leftmost = leftmostLeaf(tree, origin.root, () => true);
	const surviving = leftmostLeaf(tree, origin.root, (id) => after.byId.has(id));
	return {
		step,
		known: node === void 0 ? "no" : "yes",
		openLeaf: node !== void 0 && !node.passes && node.children.length === 0,
		stuck: node !== void 0 && isStuck(node),
		mode: node?.mode ?? "",
		leftmost: surviving === step.node ? surviving : leftmost
	};
}
function applyLine(tree, after, step, later) {
	const node = tree.get(step.node);
	if (step.status === "replan") reveal(tree, after.nodes);
	else if (node !== void 0 && step.status === "decomposed") {
		const target = after.byId.get(step.node);
		if (target !== void 0) revealBelow(tree, target, later);
	} else if (node !== void 0) Object.assign(node, applyRow(node, node.maxAttempts, step.status, step.guard));
}
function revealBelow(tree, target, later) {
	const decomposedLater = new Set(later.filter((line) => line.status === "decomposed").map((line) => line.node));
	const pending = [target];
	for (let node = pending.pop(); node !== void 0; node = pending.pop()) {
		const own = tree.get(node.id) ?? virtualNode(node, false, 0);
		tree.set(node.id, own);
		if (node !== target && decomposedLater.has(node.id)) continue;
		own.children = node.children.map((child) => child.id);
		for (const child of node.children) if (!tree.has(child.id)) pending.push(child);
	}
}
function reveal(tree, nodes) {
	for (const node of nodes) {
		const old = tree.get(node.id);
		const known = virtualNode(node, old?.passes ?? false, old?.attempts ?? 0);
		known.children = node.children.map((child) => child.id);
		tree.set(node.id, known);
	}
}
function undecomposed(after, steps) {
	const decomposed = new Set(steps.filter((step) => step.status === "decomposed").map((step) => step.node));
	const tree = new Map();
	const pending = after.root === void 0 ? [] : [after.root];
	for (let node = pending.pop(); node !== void 0; node = pending.pop()) {
		const own = virtualNode(node, false, 0);
		tree.set(node.id, own);
		if (decomposed.has(node.id)) continue;
		own.children = node.children.map((child) => child.id);
		for (const child of node.children) pending.push(child);
	}
	return tree;
}
function asVirtual(before) {
	return new Map(before.nodes.map((node) => {
		const own = virtualNode(node, node.passes, node.attempts);
		own.children = node.children.map((child) => child.id);
		return [node.id, own];
	}));
}
function virtualNode(node, passes, attempts) {
	return {
		id: node.id,
		passes,
		attempts,
		maxAttempts: node.maxAttempts,
		mode: node.next,
		children: []
	};
}
function leftmostLeaf(tree, root, counts) {
	const seen = new Set();
	const pending = root === void 0 ? [] : [root.id];
	for (let id = pending.pop(); id !== void 0; id = pending.pop()) {
		const node = tree.get(id);
		if (node === void 0 || seen.has(id)) continue;
		seen.add(id);
		if (node.children.length === 0 && !node.passes && counts(id)) return id;
		for (let index = node.children.length - 1; index >= 0; index -= 1) pending.push(node.children[index] ?? "");
	}
}
// src/kinds/task-tree/steps/reading.ts
function readTransition(before, after, steps, options) {
	const [single, ...more] = steps;
	const counted = single !== void 0 && more.length === 0 && single.status !== "replan";
	const expected = before !== null || steps.length > 1 ? expectedState(before, after, steps).fields : void 0;
	return {
		steps,
		additions: steps.some((step) => step.status === "replan") ? [] : additions(before, after, steps),
		mismatches: expected === void 0 ? [] : mismatches(before, after, expected, {
			steps,
			options
		}),
		counts: counted ? childCounts(before, after, single) : void 0,
		lines: replayLines(before, after, steps),
		expected
	};
}
function additions(before, after, steps) {
	const allowed = new Set(steps.filter((step) => step.status === "decomposed").map((step) => step.node));
	const found = [];
	for (const node of before?.byId.values() ?? []) {
		const twin = after.byId.get(node.id);
		if (twin === void 0 || allowed.has(node.id)) continue;
		const gained = gainedChildren(node, twin);
		const moved = gained.filter((id) => before?.byId.has(id));
		if (gained.length > 0) found.push({
			node: twin,
			gained,
			moved
		});
	}
	found.push(...newRoot(before, after));
	return found.sort((left, right) => compareCodePoints(left.node.id, right.node.id));
}
function newRoot(before, after) {
	const [old, node] = [before?.root, after.root];
	if (old === void 0 || node === void 0 || node.id === "" || old.id === node.id) return [];
	if (old.passes) return [];
	const moved = before?.byId.has(node.id) ? [node.id] : [];
	return [{
		node,
		isRoot: true,
		gained: [node.id],
		moved
	}];
}
function mismatches(before, after, expected, { steps, options }) {
	const replanned = steps.some((step) => step.status === "replan");
	return after.nodes.flatMap((node) => {
		const wanted = expected.get(node);
		if (wanted === void 0 || after.byId.get(node.id) !== node) return [];
		const previous = before?.byId.get(node.id);
		const owned = replanned ? [] : ownedMismatches(previous, node, options);
		return [...fieldMismatches(previous, node, wanted), ...owned];
	});
}
function fieldMismatches(previous, node, wanted) {
	const found = [];
	const excused = node.children.length > 0 && (followsChildren(node) || marksUnchanged(previous, node));
	if (node.passes !== wanted.passes && !excused) found.push({
		node,
		field: "passes",
		expected: wanted.passes,
		actual: node.passes
	});
	if (node.attempts !== wanted.attempts) found.push({
		node,
		field: "attempts",
		expected: wanted.attempts,
		actual: node.attempts
	});
	return found;
}
function ownedMismatches(previous, node, options) {
	if (previous === void 0) return [];
	return [...new Set(options.runnerOwned)].sort().flatMap((field) => {
		const [expected, actual] = field === "next" ? [previous.next, node.next] : [previous.maxAttempts, node.maxAttempts];
		return expected === actual ? [] : [{
			node,
			field,
			expected,
			actual
		}];
	});
}
function childCounts(before, after, step) {
	const [old, node] = [before?.byId.get(step.node), after.byId.get(step.node)];
	return {
		step,
		before: old?.children.length,
		after: node?.children.length,
		node
	};
}
// src/kinds/task-tree/steps/explain.ts
function explain(before, after) {
	const options = defaultTaskTreeOptions;
	const nothing = readTransition(before, after, [], options);
	if (nothing.additions.length === 0 && nothing.mismatches.length === 0) return {
		readings: [nothing],
		fits: true,
		node: void 0
	};
	const standing = unexplained(before, after);
	const candidates = candidateSteps(standing, before);
	const fitting = candidates.filter((candidate) => candidate.findings === 0).map((candidate) => readTransition(before, after, [candidate.step], options)).filter((reading) => reading.mismatches.length === 0);
	const node = (reading) => before.byId.get(reading?.steps[0]?.node ?? "");
	if (fitting.length > 0) return {
		readings: fitting,
		fits: true,
		node: node(fitting[0])
	};
	const nearest = candidates.reduce((best, candidate) => best === void 0 || isNearer(candidate, best) ? candidate : best, void 0);
	const reading = nearest === void 0 || !nearest.isOnOpenLeaf && standing.total <= nearest.findings + 1 ? nothing : readTransition(before, after, [nearest.step], options);
	return {
		readings: [reading],
		fits: false,
		node: node(reading) ?? leftmostOpenLeaf(before)
	};
}
function isNearer(candidate, best) {
	const [own, other] = [candidate, best].map(({ findings, isOnOpenLeaf }) => findings + (isOnOpenLeaf ? 0 : 1));
	if (own !== other) return (own ?? 0) < (other ?? 0);
	return candidate.step.node === best.step.node && candidate.distance < best.distance;
}
function unexplained(before, after) {
	const untouched = expectedState(before, after, []).fields;
	const gains = new Set(additions(before, after, []).map((addition) => addition.node));
	const nodes = after.nodes.filter((node) => after.byId.get(node.id) === node);
	const faultsOf = (node, wanted = untouched.get(node)) => ownFaults(before, node, wanted);
	return {
		nodes,
		gains,
		total: nodes.reduce((sum, node) => sum + faultsOf(node), gains.size),
		faultsOf
	};
}
function candidateSteps({ gains, nodes, faultsOf, total }, before) {
	return nodes.flatMap((node) => {
		const previous = before.byId.get(node.id);
		if (previous === void 0 || !isCandidate(previous, node)) return [];
		return transitionTable.map((row) => {
			const { status, guard } = row;
			const wanted = applyRow(previous, node.maxAttempts, status, guard);
			const granted = status === "decomposed" && gains.has(node) ? 1 : 0;
			const findings = total - faultsOf(node) + faultsOf(node, wanted) - granted + rowFaults(previous, node, row);
			const distance = Math.abs(node.attempts - wanted.attempts);
			const isOnOpenLeaf = !previous.passes && previous.children.length === 0;
			return {
				step: {
					node: node.id,
					status,
					guard
				},
				findings,
				distance,
				isOnOpenLeaf
			};
		});
	});
}
function ownFaults(before, node, wanted) {
	if (wanted === void 0) return 0;
	return fieldMismatches(before.byId.get(node.id), node, wanted).filter(({ field }) => node.children.length === 0 || field === "attempts").length;
}
function isCandidate(before, after) {
	return before.passes !== after.passes && after.children.length === 0 || before.attempts !== after.attempts || gainedChildren(before, after).length > 0;
}
function rowFaults(before, after, row) {
	const gained = after.children.length > before.children.length;
	if (row.status === "decomposed") return (gained ? 0 : 1) + (before.next === "execute" ? 1 : 0);
	return (gained ? 1 : 0) + (isStuck(before) ? 1 : 0);
}
function legalMoves(node) {
	if (node === void 0) return [];
	const quoted = spellId(node.id);
	return transitionTable.flatMap((row) => {
		if (row.status === "decomposed" ? node.next === "execute" : isStuck(node)) return [];
		const declaration = `node=${quoted} status=${row.status} guard=${row.guard}`;
		if (row.status === "decomposed") return [`${declaration}: adds children to ${quoted}, all open with 0 attempts`];
		const next = applyRow(node, node.maxAttempts, row.status, row.guard);
		return [`${declaration}: passes ${node.passes} → ${next.passes}, attempts ${node.attempts} → ${next.attempts}`];
	});
}
// src/kinds/task-tree/steps/runner-subject.ts
const subject = /^chore\(loop\): run (\S+) iter (\d+) node (.+) status=(done|retry|decomposed) guard=(pass|fail|skipped)$/;
function parseRunnerSubject(message) {
	const [line = ""] = message.split(/\r\n|\r|\n/, 1);
	const [, , , node = "", status, guard] = subject.exec(line) ?? [];
	return isStatus(status) && isGuard(guard) ? {
		node,
		status,
		guard
	} : void 0;
}
// src/kinds/task-tree/steps/declared.ts
function declaredSteps(before, after, context, order = "written") {
	const readings = [
		fromFlags(context.steps ?? []),
		fromTrailers(context, order),
		fromSubject(context),
		fromRunState(before, after?.runState)
	];
	const [first, ...rest] = readings.filter((reading) => reading.steps.length > 0 || reading.idle);
	const faults = readings.flatMap((reading) => reading.faults);
	if (first === void 0) return {
		source: void 0,
		steps: [],
		idle: false,
		faults
	};
	const disagreeing = rest.filter((reading) => !agrees(first, reading)).map((reading) => disagreement(first, reading));
	return {
		source: first.source,
		steps: first.steps,
		idle: first.idle ?? false,
		faults: [...faults, ...disagreeing]
	};
}
function fromFlags(steps) {
	const valid = [];
	const faults = [];
	for (const { node, status, guard } of steps) {
		const text = stepText({
			node,
			status,
			guard
		});
		if (!isStatus(status) || !isGuard(guard)) faults.push(faultOf("badValue", text));
		else if (contradicts(status, guard)) faults.push(faultOf("guardWithoutRun", text));
		else valid.push({
			node,
			status,
			guard
		});
	}
	return {
		source: "flags",
		steps: valid,
		faults
	};
}
function fromTrailers({ message = "", path, siblings = [], others }, order) {
	const { steps, faults } = parseDeclarations(message);
	const unaddressed = steps.filter((step) => step.tree === void 0);
	const ambiguous = siblings.length > 0 ? unaddressed : [];
	const own = steps.filter((step) => step.tree === void 0 ? siblings.length === 0 : path === "" || step.tree === path);
	const strangers = steps.filter(({ tree }) => tree !== void 0 && tree !== path && others?.includes(tree) === false);
	return {
		source: "trailer",
		steps: (order === "written" ? own : own.toReversed()).map(plainStep),
		faults: [
			...faults,
			...ambiguous.map(noTree),
			...strangers.map(unknownTree)
		]
	};
}
function fromSubject({ message = "", siblings = [] }) {
	const step = parseRunnerSubject(message);
	if (step === void 0) return {
		source: "subject",
		steps: [],
		faults: []
	};
	const text = message.split(/\r\n|\r|\n/, 1)[0] ?? "";
	if (contradicts(step.status, step.guard)) return {
		source: "subject",
		steps: [],
		faults: [{
			...faultOf("guardWithoutRun", text),
			line: 1
		}]
	};
	if (siblings.length > 0) return {
		source: "subject",
		steps: [],
		faults: [{
			...faultOf("noTree", text),
			line: 1
		}]
	};
	return {
		source: "subject",
		steps: [step],
		faults: []
	};
}
function fromRunState(before, runState) {
	const none = {
		source: "run-state",
		steps: [],
		faults: []
	};
	if (!iterationGrew(before?.runState, runState)) return none;
	if (runState.lastSummary === null) return {
		...none,
		idle: true
	};
	const { lastStatus: status, lastGuard: guard } = runState;
	const node = leftmostOpenLeaf(before);
	if (!isStatus(status) || !isGuard(guard)) return {
		...none,
		faults: [faultOf("runState", `last_status=${status} last_guard=${guard}`)]
	};
	if (contradicts(status, guard)) return {
		...none,
		faults: [faultOf("guardWithoutRun", `last_status=${status} last_guard=${guard}`)]
	};
	return node === void 0 ? none : {
		...none,
		steps: [{
			node: node.id,
			status,
			guard
		}]
	};
}
function agrees(first, other) {
	const [a, b] = [first.steps.at(-1), other.steps.at(-1)];
	if (a === void 0 || b === void 0) return a === b;
	return a.node === b.node && a.status === b.status && a.guard === b.guard;
}
function disagreement(first, other) {
	return faultOf("disagreement", `${described(first)}, but ${described(other)}`);
}
function described({ source, steps }) {
	const step = steps.at(-1);
	return `${source} says ${step === void 0 ? "no step" : stepText(step)}`;
}
function plainStep({ node, status, guard }) {
	return {
		node,
		status,
		guard
	};
}
function noTree(step) {
	return {
		...faultOf("noTree", stepText(step)),
		line: step.line
	};
}
function unknownTree(step) {
	return {
		...faultOf("unknownTree", step.tree ?? ""),
		line: step.line
	};
}
function faultOf(messageId, text) {
	return {
		messageId,
		line: 0,
		text,
		detail: text
	};
}
function stepText({ node, status, guard }) {
	return `node=${node} status=${status} guard=${guard}`;
}
// src/kinds/task-tree/steps/line-order.ts
function readInOrder(before, after, context, options) {
	const weigh = (order) => {
		const declared = declaredSteps(before, after, context, order);
		const reading = readTransition(before, after, declared.steps, options);
		return {
			declared,
			reading,
			...weightOf(declared, reading)
		};
	};
	const written = weigh("written");
	const { source, steps } = written.declared;
	if (source !== "trailer" || steps.length < 2) return {
		...written,
		order: "written"
	};
	const reversed = weigh("reversed");
	if (isBetter(reversed, written)) return {
		...reversed,
		order: "reversed"
	};
	return {
		...written,
		order: written.errors === 0 ? "written" : "neither"
	};
}
function isBetter(reversed, written) {
	return reversed.errors === 0 && (written.errors > 0 || reversed.warnings < written.warnings);
}
function weightOf({ faults }, { mismatches, lines }) {
	const judged = lines.filter(({ step, known }) => known !== "maybe" && step.status !== "replan");
	const illegal = judged.filter(({ openLeaf }) => !openLeaf).length + lines.filter(isRefused).length;
	const outOfTurn = judged.filter(({ step, openLeaf, leftmost }) => openLeaf && leftmost !== void 0 && leftmost !== step.node);
	return {
		errors: faults.length + mismatches.length + illegal,
		warnings: outOfTurn.length
	};
}
function isRefused({ step, stuck, mode }) {
	if (step.status === "decomposed") return mode === "execute";
	return stuck && step.status !== "replan";
}
function saidOfOrder(order) {
	return order === "neither" ? " (the lines are legal neither as written nor from the last to the first)" : "";
}
// src/kinds/task-tree/compare.ts
function compareTrees(before, after, context, options) {
	const rotated = context.begun !== true && isRotation(before, after, options);
	const previous = rotated || context.begun === true ? null : before;
	const pairs = previous === null || after === null ? [] : pairNodes(previous, after);
	return {
		scope: context.scope,
		before: previous,
		after,
		earlier: previous ?? context.earlier ?? null,
		breaches: after === null || context.scope !== "snapshot" ? [] : invariantBreaches(after),
		pairs,
		added: after?.nodes.filter((node) => previous !== null && !previous.byId.has(node.id)) ?? [],
		removed: previous?.nodes.filter((node) => after !== null && !after.byId.has(node.id)) ?? [],
		...stepFacts(previous, after, context, options),
		rotated,
		vanished: new Map((context.vanished ?? []).map((entity) => [entity.subject, entity])),
		guard: context.guard,
		options
	};
}
function stepFacts(before, after, context, options) {
	const silent = {
		source: "inferred",
		faults: [],
		readings: [],
		order: "written",
		fits: true,
		legalMoves: []
	};
	if (context.scope === "snapshot" || after === null) return silent;
	const read = readInOrder(before, after, context, options);
	if (context.scope === "net") return netSteps(read, silent);
	const { source, faults } = read.declared;
	if (source !== void 0) return {
		...silent,
		source,
		faults,
		readings: [read.reading],
		order: read.order
	};
	if (before === null || context.awaitsMessage) return {
		...silent,
		faults
	};
	const explanation = explain(before, after);
	return {
		...silent,
		faults,
		readings: explanation.readings.map((reading) => underOptions(before, after, reading, options)),
		fits: explanation.fits,
		legalMoves: explanation.fits ? [] : legalMoves(explanation.node)
	};
}
function underOptions(before, after, reading, options) {
	return options.runnerOwned.length === 0 ? reading : readTransition(before, after, reading.steps, options);
}
function netSteps({ declared, reading, order }, silent) {
	if (declared.source !== "trailer" || declared.steps.length < 2) return silent;
	return {
		...silent,
		source: "trailer",
		readings: [reading],
		order
	};
}
// src/kinds/task-tree/occurrences.ts
function namesOf(tree) {
	const names = known$1.get(tree) ?? makeNames(tree);
	known$1.set(tree, names);
	return names;
}
const known$1 = new WeakMap();
function makeNames(tree) {
	const names = new Map();
	const seen = new Map();
	for (const node of tree.nodes) {
		const count = (seen.get(node.id) ?? 0) + 1;
		seen.set(node.id, count);
		if (node.id === "") names.set(node, `#${pointerOf(node)}`);
		else names.set(node, tree.byId.get(node.id) === node ? node.id : `${node.id}~${count}`);
	}
	return names;
}
function occurrencesOf(tree, id) {
	return tree.repeated.has(id) ? tree.nodes.filter((node) => node.id === id) : [];
}
function nodeNamed(tree, name) {
	const own = tree.byId.get(name);
	if (own !== void 0) return own;
	const [, id = "", number] = /^([\s\S]*)~(\d+)$/.exec(name) ?? [];
	return number === void 0 ? void 0 : occurrencesOf(tree, id)[Number(number) - 1];
}
// src/kinds/task-tree/entity.ts
const parentName = "parent";
const orderName = "(order)";
const repeatedName = "repeated";
function entityOf$1(tree, id) {
	if (id === "") return {
		pointer: "",
		part: "",
		fields: { text: {
			role: "form",
			value: tree.text
		} }
	};
	const node = nodeNamed(tree, id);
	if (node === void 0) return void 0;
	const fields = {};
	for (const [name, value] of Object.entries(node.raw)) if (name !== "children") fields[name] = {
		role: roleOf(node, name),
		value
	};
	fields.children = {
		role: "set",
		value: childIds(node)
	};
	fields[parentName] = {
		role: "derived",
		value: node.parent?.id ?? null
	};
	if (!isSorted(node.children)) fields[orderName] = {
		role: "derived",
		value: node.children.map((child) => child.id)
	};
	const others = tree.repeated.get(id);
	if (others !== void 0) fields[repeatedName] = {
		role: "derived",
		value: others.map((other) => ({
			...other.raw,
			children: childIds(other)
		}))
	};
	const { title } = node.raw;
	return {
		pointer: pointerOf(node),
		part: "",
		fields,
		...typeof title === "string" ? { label: title } : {}
	};
}
function roleOf(node, field) {
	if (field === "attempts") return "counter";
	if (field === "passes") return node.children.length === 0 ? "done" : "derived";
	return "value";
}
function childIds(node) {
	return [...new Set(node.children.map((child) => child.id))].sort(compareCodePoints);
}
// src/kinds/task-tree/graft-layout.ts
function layoutOf(doc, from) {
	const docNames = namesOf(doc);
	const fromNames = from === null ? new Map() : namesOf(from);
	const slots = new Map(doc.nodes.map((node) => [docNames.get(node) ?? "", slotOf(node, docNames)]));
	const root = doc.root === void 0 ? void 0 : docNames.get(doc.root);
	return {
		doc,
		from,
		slots,
		docNames,
		docNodes: new Map([...docNames].map(([node, name]) => [name, node])),
		fromNames,
		orders: new Map(),
		root
	};
}
function slotOf(node, names) {
	const rest = (isJsonArray(node.raw.children) ? [...node.raw.children.entries()] : []).filter(([, child]) => !isJsonObject(child));
	return {
		own: node.raw,
		parent: node.parent && names.get(node.parent),
		rest
	};
}
function sourceOf({ from }, name) {
	return from === null ? void 0 : nodeNamed(from, name);
}
function bringHome(layout, source) {
	const { slots, fromNames } = layout;
	const name = fromNames.get(source) ?? "";
	const known = slots.get(name);
	const slot = slotOf(source, fromNames);
	slots.set(name, known === void 0 ? slot : {
		...known,
		parent: slot.parent
	});
	if (source.parent === void 0) layout.root = name;
	for (let at = source.parent; at !== void 0; at = at.parent) {
		const above = fromNames.get(at) ?? "";
		if (slots.has(above)) break;
		slots.set(above, slotOf(at, fromNames));
		if (at.parent === void 0) layout.root = above;
	}
}
function bringBack(layout, source) {
	const { slots, fromNames } = layout;
	bringHome(layout, source);
	const pending = [...source.children];
	for (let node = pending.pop(); node !== void 0; node = pending.pop()) {
		const name = fromNames.get(node) ?? "";
		if (slots.has(name)) continue;
		slots.set(name, slotOf(node, fromNames));
		pending.push(...node.children);
	}
}
function childNames({ slots }) {
	const below = new Map();
	for (const [name, { parent }] of slots) {
		const list = below.get(parent);
		if (list === void 0) below.set(parent, [name]);
		else list.push(name);
	}
	return below;
}
// src/kinds/task-tree/graft-build.ts
function assemble(layout) {
	findHomes(layout);
	const { root } = layout;
	return root === void 0 ? void 0 : rawBelow(layout, root);
}
function findHomes(layout) {
	const { slots, from } = layout;
	if (layout.root === void 0 || !slots.has(layout.root)) {
		layout.root = void 0;
		if (from?.root !== void 0) bringBack(layout, from.root);
	}
	const tried = new Set();
	for (let lost = homeless(layout); lost.length > 0; lost = homeless(layout)) {
		const tops = lost.filter((name) => !slots.has(slots.get(name)?.parent ?? ""));
		const ring = [lost.find((name) => !tried.has(name)) ?? lost[0] ?? ""];
		for (const name of tops.length > 0 ? tops : ring) {
			const source = tried.has(name) ? void 0 : sourceOf(layout, name);
			tried.add(name);
			if (source === void 0) slots.delete(name);
			else bringHome(layout, source);
		}
	}
}
function homeless(layout) {
	const order = new Set(reached(layout.root, childNames(layout)));
	return order.size === layout.slots.size ? [] : [...layout.slots.keys()].filter((name) => !order.has(name));
}
function reached(root, below) {
	const order = root === void 0 ? [] : [root];
	for (const name of order) order.push(...(below.get(name) ?? []).filter((child) => child !== root));
	return order;
}
function rawBelow(layout, root) {
	const below = childNames(layout);
	const built = new Map();
	for (const name of reached(root, below).reverse()) {
		const slot = layout.slots.get(name);
		if (slot === void 0) continue;
		const raws = ordered(layout, name, (below.get(name) ?? []).filter((child) => child !== root)).map((child) => built.get(child)).filter((raw) => raw !== void 0);
		built.set(name, withChildren(slot, raws));
	}
	return built.get(root);
}
function withChildren({ own, rest }, raws) {
	if (raws.length === 0 && !Array.isArray(own.children)) return own;
	const children = [...raws];
	for (const [index, value] of rest) children.splice(index, 0, value);
	return {
		...own,
		children
	};
}
function ordered(layout, name, names) {
	const { docNodes, docNames, slots, orders } = layout;
	const wanted = orders.get(name);
	if (wanted !== void 0) return wanted.length === 0 ? sorted(names, slots) : asIn(wanted, names);
	const stood = docNodes.get(name)?.children ?? [];
	return stood.length === names.length && stood.every((child, index) => {
		const now = names[index] ?? "";
		return docNames.get(child) === now && compareChildren(child, keyOf(slots.get(now)?.own)) === 0;
	}) || !isSorted(stood) ? names : sorted(names, slots);
}
function asIn(wanted, names) {
	const place = new Map(wanted.map((name, index) => [name, index]));
	const at = (name) => place.get(name) ?? wanted.length;
	return [...names].sort((left, right) => at(left) - at(right));
}
function sorted(names, slots) {
	return [...names].sort((left, right) => compareChildren(keyOf(slots.get(left)?.own), keyOf(slots.get(right)?.own)));
}
function keyOf(raw = {}) {
	const { order, id } = raw;
	return {
		order: typeof order === "number" && Number.isSafeInteger(order) ? order : 0,
		id: typeof id === "string" ? id : ""
	};
}
// src/kinds/task-tree/graft.ts
function graftTree(tree, from, subjects) {
	if (tree.root === void 0) return from ?? tree;
	const layout = layoutOf(tree, from);
	for (const { entity, field, member } of subjects.map(splitSubject)) if (entity === "") dropUnnamed(layout, field ?? "");
	else if (field === void 0) putNode(layout, entity);
	else if (member !== void 0) putChild(layout, entity, member);
	else putField(layout, entity, field);
	const root = assemble(layout);
	if (root === void 0) return tree;
	const raw = buildTree(root, tree.text, tree.runState);
	return isCanonical(tree) || subjects.includes("") && (from === null || isCanonical(from)) ? {
		...raw,
		text: canonicalText(raw)
	} : raw;
}
function isCanonical(tree) {
	return tree.text !== "" && tree.text === canonicalText(tree);
}
function dropUnnamed({ slots }, place) {
	const [nearest] = [...slots.keys()].filter((name) => name.startsWith("#") && place.startsWith(`${name.slice(1)}/`)).sort((left, right) => right.length - left.length);
	if (nearest !== void 0) slots.delete(nearest);
}
function putNode(layout, name) {
	const source = sourceOf(layout, name);
	const known = layout.slots.get(nameIn(layout, name));
	if (source === void 0) layout.slots.delete(nameIn(layout, name));
	else if (known === void 0) bringBack(layout, source);
	else {
		layout.slots.set(nameIn(layout, name), {
			...known,
			own: source.raw
		});
		bringHome(layout, source);
		putChildren(layout, name, source);
	}
}
function nameIn({ doc, docNames, slots }, name) {
	if (slots.has(name)) return name;
	const [, id = "", number] = /^([\s\S]*)~(\d+)$/.exec(name) ?? [];
	const node = number === void 0 ? void 0 : occurrencesOf(doc, id)[Number(number) - 1];
	return (node && docNames.get(node)) ?? name;
}
function putField(layout, entity, field) {
	const { slots } = layout;
	const name = nameIn(layout, entity);
	const slot = slots.get(name);
	if (slot === void 0) return;
	const source = sourceOf(layout, entity);
	if (field === "parent") {
		if (source !== void 0) bringHome(layout, source);
	} else if (field === "children") putChildren(layout, name, source);
	else if (field === "(order)") layout.orders.set(name, orderIn(layout, source));
	else if (field === "repeated") dropRepeated(layout, entity);
	else if (field.startsWith("children/")) {
		const index = Number(field.slice(9));
		slots.set(name, {
			...slot,
			rest: slot.rest.filter(([at]) => at !== index)
		});
	} else slots.set(name, {
		...slot,
		own: withField$1(slot.own, field, source)
	});
}
const empty$1 = {
	order: 0,
	title: "",
	goal: "",
	acceptance: [],
	next: "execute",
	passes: false,
	attempts: 0,
	max_attempts: 1,
	children: []
};
function withField$1(own, field, source) {
	const [key = ""] = Object.hasOwn(own, field) || Object.hasOwn(source?.raw ?? {}, field) ? [field] : field.split("/");
	const value = (source === void 0 ? empty$1 : source.raw)[key];
	if (value !== void 0 && Object.hasOwn(own, key)) return {
		...own,
		[key]: value
	};
	const { [key]: _, ...rest } = own;
	return value === void 0 ? rest : {
		...rest,
		[key]: value
	};
}
function putChildren(layout, name, source) {
	const { slots, fromNames } = layout;
	const wanted = (source?.children ?? []).map((child) => fromNames.get(child) ?? "");
	const isWanted = new Set(wanted);
	for (const child of childNames(layout).get(name) ?? []) {
		if (isWanted.has(child)) continue;
		const elsewhere = sourceOf(layout, child);
		if (elsewhere === void 0) slots.delete(child);
		else bringHome(layout, elsewhere);
	}
	for (const child of source?.children ?? []) bringBack(layout, child);
	const slot = slots.get(name);
	if (slot !== void 0) slots.set(name, {
		...slot,
		own: withList(slot.own, source),
		rest: []
	});
	layout.orders.set(name, wanted);
}
function putChild(layout, name, child) {
	const source = sourceOf(layout, child);
	const known = layout.slots.get(child);
	if (source?.parent !== void 0 && layout.fromNames.get(source.parent) === name) bringBack(layout, source);
	else if (known?.parent === name) {
		if (source === void 0) layout.slots.delete(child);
		else bringHome(layout, source);
	}
}
function withList(own, source) {
	const list = source === void 0 ? [] : source.raw.children;
	const { children: _, ...rest } = own;
	return list === void 0 ? rest : {
		...own,
		children: list
	};
}
function orderIn({ fromNames }, source) {
	return (source?.children ?? []).map((child) => fromNames.get(child) ?? "");
}
function dropRepeated({ doc, docNames, slots }, id) {
	for (const node of occurrencesOf(doc, id)) if (doc.byId.get(id) !== node) slots.delete(docNames.get(node) ?? "");
}
// src/kinds/task-tree/facts.ts
const treeRule = ruleOver();
function flippedLeaves(facts, born) {
	return (facts.after?.nodes ?? []).filter((node) => {
		if (!node.passes || node.children.length > 0) return false;
		const before = facts.before?.byId.get(node.id);
		return before === void 0 ? born === "with-born" : !before.passes;
	});
}
function isStepped(facts) {
	return facts.readings.length > 0 && facts.readings.every((reading) => reading.steps.length > 0);
}
function withLegalMoves(facts, detail) {
	if (facts.source !== "inferred" || facts.legalMoves.length === 0) return detail;
	return {
		...detail,
		data: {
			...detail.data,
			declared: false,
			legalMoves: facts.legalMoves
		}
	};
}
// src/kinds/task-tree/rules/attempt-limit-raised.ts
const attemptLimitRaised = treeRule({
	id: "task-tree/attempt-limit-raised",
	title: "A step does not raise its own limit",
	why: "The runner, not the agent, decides when a node is stuck (seed 001); a raised limit undoes that.",
	fix: "Leave max_attempts alone in a step; an owner raises it in a commit of its own.",
	severity: "warning",
	since: "0.1.0",
	scopes: ["step", "merge"],
	supersedes: ["task-tree/state-update"],
	messages: { raised: "{path}: max_attempts was raised from {from} to {to} in a commit that steps" },
	*check(facts, problem) {
		const replanned = facts.readings.some((reading) => reading.steps.some((step) => step.status === "replan"));
		if (!isStepped(facts) || replanned) return;
		for (const { before, after } of facts.pairs) {
			const [from, to] = [before.maxAttempts, after.maxAttempts];
			if (to <= from) continue;
			yield problem("raised", {
				path: pathOf(after),
				from,
				to
			}, {
				subject: subjectOf(after.id, "max_attempts"),
				at: afterPlace$2(after, "max_attempts"),
				related: [{
					...beforePlace$2(before, "max_attempts"),
					label: "was"
				}],
				data: {
					from,
					to
				},
				refuses: limitAndCount(after, from)
			});
		}
	}
});
function limitAndCount({ id, attempts }, limit) {
	return (attempts > limit ? ["max_attempts", "attempts"] : ["max_attempts"]).map((field) => subjectOf(id, field));
}
// src/kinds/task-tree/rules/attempts-bound.ts
const attemptsBound = treeRule({
	id: "task-tree/attempts-bound",
	title: "Attempts stay within their limit",
	why: "The runner stops counting at max_attempts; a higher count was not written by it.",
	fix: "Put attempts back to what the runner counted.",
	severity: "error",
	since: "0.1.0",
	scopes: ["snapshot"],
	messages: { attemptsBound: invariantMessages.attemptsBound },
	*check(facts, problem) {
		for (const { type, node, values } of facts.breaches) {
			if (type !== "attemptsBound") continue;
			const refuses = wrongFields(node, facts.earlier?.byId.get(node.id)).map((field) => subjectOf(node.id, field));
			yield problem("attemptsBound", values, {
				subject: subjectOf(node.id, "attempts"),
				at: afterPlace$2(node, "attempts"),
				refuses
			});
		}
	}
});
function wrongFields(node, before) {
	const [attempts, maxAttempts] = [before?.attempts ?? 0, before?.maxAttempts ?? 1];
	if (attempts <= node.maxAttempts) return ["attempts"];
	return node.attempts <= maxAttempts ? ["max_attempts"] : ["attempts", "max_attempts"];
}
// src/kinds/task-tree/rules/attempts-decreased.ts
const attemptsDecreased = treeRule({
	id: "task-tree/attempts-decreased",
	title: "Attempts never fall",
	why: "A lowered counter gives a node attempts that it has already used up.",
	fix: "Put the counter back to the value it had.",
	severity: "error",
	since: "0.1.0",
	scopes: ["net"],
	messages: { fell: "{path}: attempts fell from {from} to {to}" },
	*check(facts, problem) {
		for (const { before, after } of facts.pairs) {
			const [from, to] = [before.attempts, after.attempts];
			if (to >= from) continue;
			yield problem("fell", {
				path: pathOf(after),
				from,
				to
			}, {
				subject: subjectOf(after.id, "attempts"),
				at: afterPlace$2(after, "attempts"),
				related: [{
					...beforePlace$2(before, "attempts"),
					label: "was"
				}],
				data: {
					from,
					to
				}
			});
		}
	}
});
// src/kinds/task-tree/rules/canonical.ts
const canonical = treeRule({
	id: "task-tree/canonical",
	title: "The committed bytes are the canonical form",
	why: "One form for one tree keeps diffs about what changed (seed 000, Canonicalization).",
	fix: "Write the tree with stateward, or with two spaces, keys in schema order and one trailing newline.",
	severity: "off",
	since: "0.1.0",
	scopes: ["snapshot"],
	bytes: true,
	messages: { differs: "the file is not in canonical form; the first difference is in line {line}" },
	*check(facts, problem) {
		const { after } = facts;
		if (after === null || after.schemaErrors.length > 0) return;
		const wanted = canonicalText(after);
		if (after.text === wanted) return;
		yield problem("differs", { line: firstDifference$1(after.text, wanted) }, {
			subject: "",
			at: inAfter(""),
			demanded: {
				...after,
				text: wanted
			}
		});
	}
});
function firstDifference$1(text, wanted) {
	let index = 0;
	while (index < wanted.length && text[index] === wanted[index]) index += 1;
	return text.slice(0, index).split("\n").length;
}
// src/kinds/task-tree/every-reading.ts
function inEveryReading(facts, check) {
	const [first, ...rest] = facts.readings.map((reading) => [...check(reading)]);
	const key = (problem) => JSON.stringify([problem.messageId, problem.subject]);
	const others = rest.map((problems) => new Set(problems.map(key)));
	return (first ?? []).filter((problem) => others.every((keys) => keys.has(key(problem))));
}
// src/kinds/task-tree/child-counts.ts
const known = new WeakMap();
function markCounts(facts, node) {
	const all = known.get(facts) ?? new Map();
	known.set(facts, all);
	const counts = all.get(node) ?? count(facts, node);
	all.set(node, counts);
	return counts;
}
function count({ before }, { id, children }) {
	const marks = new Map(before?.byId.get(id)?.children.map((child) => [child.id, child.passes]));
	const open = children.filter((child) => !child.passes).length;
	const kept = children.filter((child) => marks.get(child.id) === child.passes).length;
	return {
		open,
		differing: Math.max(children.length, marks.size) - kept
	};
}
// src/kinds/task-tree/quiet-changes.ts
const structural = [
	"passes",
	"children",
	parentName
];
function isQuiet(facts, subjects) {
	const [only] = subjects;
	const fields = subjects.map(splitSubject);
	if (fields.every(({ field }) => field !== void 0 && !structural.includes(field))) return true;
	const [first] = fields;
	if (only === void 0 || fields.length > 1 || first?.field !== void 0) return false;
	const { entity = "" } = first ?? {};
	const [old, node] = [facts.before?.byId.get(entity), facts.after?.byId.get(entity)];
	if (old === void 0 && node !== void 0) return goesQuietly(facts, node);
	return old !== void 0 && node === void 0 && returnsQuietly(facts, old);
}
function goesQuietly(facts, { parent, passes, children }) {
	if (parent === void 0 || parent.passes || children.length > 0) return false;
	return markCounts(facts, parent).open - Number(!passes) > 0;
}
function returnsQuietly(facts, old) {
	if (!old.passes) return false;
	for (let at = old.parent; at !== void 0; at = at.parent) {
		const now = facts.after?.byId.get(at.id);
		if (now !== void 0) return now.children.length > 0 && (now.passes || markCounts(facts, now).open > 0);
		if (!at.passes) return false;
	}
	return false;
}
// src/kinds/task-tree/refusal.ts
function markRefusal(facts, node, passes) {
	const wanted = wantedWithout(facts, new Set([node.id]));
	return valuesRefusal(facts, new Map([[node, { passes }], ...marksAbove(facts, node, passes, wanted)]));
}
function expectedRefusal(facts, node, value) {
	const wanted = facts.readings[0]?.expected;
	const before = facts.before?.byId.get(node.id);
	if (before?.passes === true && value.attempts !== void 0 && node.attempts === before.attempts) return { refuses: [] };
	const above = value.passes === void 0 ? [] : marksAbove(facts, node, value.passes, wanted);
	return valuesRefusal(facts, new Map([[node, value], ...above]));
}
function markBack(facts, node) {
	return markRefusal(facts, node, facts.before?.byId.get(node.id)?.passes ?? false);
}
function valuesRefusal({ before, after }, values) {
	const fields = [...values].flatMap(([node, own]) => Object.entries(own).map(([field, value]) => {
		const previous = before?.byId.get(node.id)?.raw[field] ?? (field === "passes" ? false : 0);
		return {
			subject: subjectOf(node.id, field),
			isBefore: value === previous
		};
	}));
	const refuses = fields.map(({ subject }) => subject);
	if (after === null || fields.every(({ isBefore }) => isBefore)) return { refuses };
	return {
		refuses,
		demanded: withValues(after, values)
	};
}
function withValues(tree, values) {
	const raw = canonicalNode(tree, (node) => values.get(node));
	return buildTree(raw, tree.text, tree.runState);
}
function marksAbove(facts, node, passes, wanted) {
	const found = [];
	if (wanted === void 0 && facts.scope !== "net") return found;
	let [child, mark] = [node, passes];
	for (let at = node.parent; at !== void 0; at = at.parent) {
		const right = rightMark(facts, at, {
			child,
			mark
		}, facts.scope === "net" ? void 0 : wanted?.get(at)?.passes);
		const hasPassed = facts.before?.byId.get(at.id)?.passes === true;
		if (right === void 0 || right === at.passes || hasPassed && !right) break;
		found.push([at, { passes: right }]);
		[child, mark] = [at, right];
	}
	return found;
}
function rightMark(facts, node, { child, mark }, wanted) {
	const { open, differing } = markCounts(facts, node);
	const follows = open - Number(!child.passes) + Number(!mark) === 0;
	if (node.passes === follows || node.passes === wanted) return void 0;
	const before = facts.before?.byId.get(node.id);
	const old = before?.children.find(({ id }) => id === child.id)?.passes;
	const others = differing - Number(old !== child.passes) + Number(old !== mark);
	if (before?.passes === node.passes && others === 0) return void 0;
	return wanted ?? follows;
}
function wantedWithout({ before, after, readings, scope }, ids) {
	const [reading] = readings;
	if (scope === "net" || after === null || reading?.expected === void 0) return void 0;
	const kept = reading.steps.filter((step) => !ids.has(step.node));
	return kept.length === reading.steps.length ? reading.expected : expectedState(before, after, kept).fields;
}
const sortedTrees = new WeakMap();
function sortedTree(facts) {
	if (facts.after === null) return void 0;
	const sorted = sortedTrees.get(facts) ?? withValues(facts.after, new Map());
	sortedTrees.set(facts, sorted);
	return sorted;
}
// src/kinds/task-tree/refused-nodes.ts
function gainedSubject({ before }, id) {
	return before?.byId.has(id) === true ? subjectOf(id, parentName) : subjectOf(id);
}
function settled(facts, subjects) {
	const { before, after } = facts;
	if (after === null || isQuiet(facts, subjects)) return { refuses: subjects };
	const [only = ""] = subjects;
	const { entity, field } = splitSubject(only);
	const node = subjects.length === 1 && field === "passes" ? after.byId.get(entity) : void 0;
	if (node !== void 0) return markBack(facts, node);
	const put = graftTree(after, before, subjects);
	const marks = wrongMarks(facts, put, new Set(subjects.map((subject) => splitSubject(subject).entity)));
	if (marks.size === 0) return { refuses: subjects };
	const also = [...marks.keys()].filter(({ id }) => after.byId.has(id)).map(({ id }) => subjectOf(id, "passes"));
	const refuses = [...new Set([...subjects, ...also])];
	const isBefore = ([node, passes]) => (before?.byId.get(node.id)?.passes ?? false) === passes;
	if ([...marks].every(isBefore)) return { refuses };
	return {
		refuses,
		demanded: withValues(put, new Map([...marks].map(([node, passes]) => [node, { passes }])))
	};
}
function wrongMarks(facts, put, ids) {
	const wanted = wantedIn(facts, put, ids);
	const marks = new Map();
	if (wanted === void 0 && facts.scope !== "net") return marks;
	const wrong = wrongBefore(facts);
	for (const node of [...put.nodes].reverse()) {
		if (node.children.length === 0 || wrong.has(node.id)) continue;
		const children = node.children.map((child) => ({
			...child,
			passes: marks.get(child) ?? child.passes
		}));
		const now = {
			...node,
			children
		};
		const isRight = followsChildren(now) || marksUnchanged(facts.before?.byId.get(node.id), now);
		const right = wanted?.get(node)?.passes ?? children.every((child) => child.passes);
		const hasPassed = facts.before?.byId.get(node.id)?.passes === true;
		if (!isRight && right !== node.passes && (right || !hasPassed)) marks.set(node, right);
	}
	return marks;
}
function wantedIn({ before, readings, scope }, put, ids) {
	const [reading] = readings;
	if (scope === "net" || reading?.expected === void 0) return void 0;
	return expectedState(before, put, reading.steps.filter(({ node }) => !ids.has(node))).fields;
}
function wrongBefore({ scope, before, after, readings }) {
	if (scope !== "net") return new Set(readings.flatMap(({ mismatches }) => mismatches.filter(({ field }) => field === "passes").map(({ node }) => node.id)));
	const isWrong = (node) => node.children.length > 0 && !followsChildren(node) && !marksUnchanged(before?.byId.get(node.id), node);
	return new Set((after?.nodes ?? []).filter(isWrong).map(({ id }) => id));
}
// src/kinds/task-tree/rules/child-additions.ts
const childAdditions = treeRule({
	id: "task-tree/child-additions",
	title: "Only the node that is decomposed gains children",
	why: "Work that appears anywhere else was never planned by a step, and hides what a step was about.",
	fix: "Declare status=decomposed on the node that gains children, or take the new children out.",
	severity: "error",
	since: "0.1.0",
	scopes: [
		"step",
		"merge",
		"net"
	],
	messages: { gained: "node '{id}' gained new children: {children}" },
	options: {
		schema: {
			type: "object",
			additionalProperties: false,
			properties: { moves: {
				description: "Whether children that move here from elsewhere in the tree count as additions.",
				enum: ["forbid", "allow"]
			} }
		},
		defaults: { moves: "forbid" }
	},
	*check(facts, problem, { moves }) {
		yield* inEveryReading(facts, function* (reading) {
			for (const { node, isRoot, gained, moved } of reading.additions) {
				const counted = moves === "allow" ? gained.filter((id) => !moved.includes(id)) : gained;
				if (counted.length === 0) continue;
				const detail = isRoot ? {
					subject: subjectOf(node.id),
					at: afterPlace$2(node)
				} : {
					subject: subjectOf(node.id, "children"),
					at: afterPlace$2(node, "children")
				};
				const refusal = settled(facts, counted.map((child) => gainedSubject(facts, child)));
				yield problem("gained", {
					id: isRoot ? "<root>" : node.id,
					children: counted.join(", ")
				}, withLegalMoves(facts, {
					...detail,
					data: { gained: counted },
					...refusal
				}));
			}
		});
	}
});
// src/kinds/task-tree/rules/children-sorted.ts
const childrenSorted = treeRule({
	id: "task-tree/children-sorted",
	title: "Children are sorted by (order, id)",
	why: "One order makes equal trees equal text, and decides which leaf is leftmost.",
	fix: "Sort the children by order, then by id in code point order.",
	severity: "error",
	since: "0.1.0",
	scopes: ["snapshot"],
	messages: { childrenSorted: invariantMessages.childrenSorted },
	*check(facts, problem) {
		for (const { type, node, values } of facts.breaches) {
			if (type !== "childrenSorted") continue;
			const subject = subjectOf(node.id, "children");
			const refuses = [subjectOf(node.id, orderName)];
			yield problem("childrenSorted", values, {
				subject,
				at: afterPlace$2(node, "children"),
				refuses,
				demanded: sortedTree(facts)
			});
		}
	}
});
// src/kinds/task-tree/line-place.ts
function linePlace(facts, step, field) {
	const node = facts.after?.byId.get(step.node);
	return node === void 0 ? inAfter("") : afterPlace$2(node, field);
}
// src/kinds/task-tree/refused-changes.ts
function stepRefusal(facts, step) {
	const [old, node] = [facts.before?.byId.get(step.node), facts.after?.byId.get(step.node)];
	if (node === void 0) return settled(facts, old === void 0 ? [] : [subjectOf(step.node)]);
	const passes = (old?.passes ?? false) === node.passes ? [] : [subjectOf(node.id, "passes")];
	const attempts = (old?.attempts ?? 0) === node.attempts ? [] : [subjectOf(node.id, "attempts")];
	const gained = step.status === "decomposed" ? gainedRefused(facts, node) : [];
	return settled(facts, [
		...passes,
		...attempts,
		...gained
	]);
}
function gainedRefused(facts, node) {
	const old = facts.before?.byId.get(node.id);
	return old === void 0 ? [] : gainedChildren(old, node).map((id) => gainedSubject(facts, id));
}
const remembered = new WeakMap();
function wholeRefusal(facts) {
	const refusal = remembered.get(facts) ?? { refuses: allChanges(facts) };
	remembered.set(facts, refusal);
	return refusal;
}
function allChanges({ before, after, added, removed, pairs }) {
	if (before === null) return (after?.nodes ?? []).flatMap(unearned);
	const top = (node, others) => !others.has(node.parent);
	const [came, went] = [new Set(added), new Set(removed)];
	return [...[...added.filter((node) => top(node, came)), ...removed.filter((node) => top(node, went))].map(({ id }) => subjectOf(id)), ...pairs.flatMap(changesOf)];
}
function unearned({ id, passes, attempts }) {
	return [...passes ? [subjectOf(id, "passes")] : [], ...attempts > 0 ? [subjectOf(id, "attempts")] : []];
}
function changesOf(pair) {
	const { before, changed, moved } = pair;
	const { id } = before;
	return [
		...changed.map((field) => subjectOf(id, field)),
		...moved ? [subjectOf(id, parentName)] : [],
		...isReordered(pair) ? [subjectOf(id, orderName)] : []
	];
}
function isReordered({ before, after }) {
	const old = new Map(before.children.map((child, index) => [child.id, {
		...child,
		index
	}]));
	const kept = after.children.flatMap((child) => old.get(child.id) ?? []);
	return !after.children.some((child) => (old.get(child.id)?.order ?? child.order) !== child.order) && kept.some(({ index }, at) => index < (kept[at - 1]?.index ?? 0));
}
function differencesBelow(facts, pair, pairOf) {
	const found = [];
	const pending = [pair];
	const seen = new Set(pending);
	for (let at = pending.pop(); at !== void 0; at = pending.pop()) {
		found.push(...changesOf({
			...at,
			moved: false
		}), ...childChanges(facts, at));
		for (const { id } of at.before.children) {
			const below = pairOf.get(id);
			if (below === void 0 || below.equal || seen.has(below)) continue;
			if (below.after.parent !== at.after) continue;
			seen.add(below);
			pending.push(below);
		}
	}
	return [...new Set(found)];
}
function childChanges({ before, after }, pair) {
	const names = after === null ? void 0 : namesOf(after);
	const [old, now] = [pair.before.children, pair.after.children].map((list) => new Set(list.map(({ id }) => id)));
	const came = pair.after.children.flatMap((child) => {
		if (!(after?.byId.get(child.id) === child) && child.id !== "") return [subjectOf(names?.get(child) ?? "")];
		if (child.id === "" || old?.has(child.id)) return [];
		return [before?.byId.has(child.id) ? subjectOf(child.id, parentName) : subjectOf(child.id)];
	});
	const went = pair.before.children.flatMap(({ id }) => {
		if (now?.has(id) || id === "") return [];
		return [after?.byId.has(id) ? subjectOf(id, parentName) : subjectOf(id)];
	});
	return [...came, ...went];
}
// src/kinds/task-tree/rules/decompose-mode.ts
const decomposeMode = treeRule({
	id: "task-tree/decompose-mode",
	title: "Only a node in decompose mode is decomposed",
	why: "In execute mode no node may gain children (seed 000 §5): the executor works, it does not plan.",
	fix: "Set the node's next to decompose in a commit of its own first, or finish it without new children.",
	severity: "error",
	since: "0.1.0",
	scopes: [
		"step",
		"merge",
		"net"
	],
	messages: { execute: "status=decomposed but selected node '{id}' has next=execute" },
	*check(facts, problem) {
		yield* inEveryReading(facts, function* (reading) {
			for (const { step, mode } of reading.lines) {
				if (step.status !== "decomposed" || mode !== "execute") continue;
				yield problem("execute", { id: step.node }, {
					subject: subjectOf(step.node),
					at: linePlace(facts, step, "next"),
					...stepRefusal(facts, step)
				});
			}
		});
	}
});
// src/kinds/task-tree/rules/derived-passes.ts
const derivedPasses = treeRule({
	id: "task-tree/derived-passes",
	title: "An inner node passes exactly when all its children do",
	why: "The mark of an inner node is derived (seed 001); set by hand it claims work that its children do not show.",
	fix: "Set passes of the inner node to what its children say.",
	severity: "error",
	since: "0.1.0",
	scopes: ["net"],
	messages: {
		open: "{path}: passes is true, but these children do not pass: {children}",
		passed: "{path}: passes is false, but all its children pass"
	},
	*check(facts, problem) {
		for (const node of facts.after?.nodes ?? []) {
			if (node.children.length === 0 || facts.after?.byId.get(node.id) !== node) continue;
			const open = node.children.filter((child) => !child.passes).map((child) => child.id);
			if (followsChildren(node) || marksUnchanged(facts.before?.byId.get(node.id), node)) continue;
			const detail = {
				subject: subjectOf(node.id, "passes"),
				at: afterPlace$2(node, "passes"),
				data: { open },
				...markRefusal(facts, node, open.length === 0)
			};
			if (node.passes) yield problem("open", {
				path: pathOf(node),
				children: open.join(", ")
			}, detail);
			else yield problem("passed", { path: pathOf(node) }, detail);
		}
	}
});
// src/kinds/task-tree/difference-places.ts
function differencePlaces({ before, after }, field) {
	const places = {
		at: afterPlace$2(after, field),
		was: beforePlace$2(before, field)
	};
	if (field === void 0) return places;
	const [old, now] = [before.raw[field], after.raw[field]];
	if (!isJsonArray(old) || !isJsonArray(now)) return places;
	const index = firstDifference(old, now);
	return {
		at: memberPlace(places.at, now, index),
		was: memberPlace(places.was, old, index)
	};
}
function firstDifference(old, now) {
	let index = 0;
	while (index < old.length && index < now.length && jsonEqual(old[index], now[index])) index += 1;
	return index;
}
function memberPlace(place, list, index) {
	return index < list.length ? {
		...place,
		pointer: `${place.pointer}/${index}`
	} : place;
}
// src/kinds/task-tree/rules/goalposts.ts
const contract = ["acceptance", "goal"];
const goalposts = treeRule({
	id: "task-tree/goalposts",
	title: "A node passes by the goal it had",
	why: "Open nodes may be edited, but a goal that changes together with its pass was moved to where the ball is.",
	fix: "Change the goal in a commit of its own, while the node is open, and let the guard run again.",
	severity: "warning",
	since: "0.1.0",
	scopes: ["step", "net"],
	messages: { moved: "{path}: {fields} changed while the node turned passes: true" },
	*check(facts, problem) {
		for (const pair of facts.pairs) {
			const { before, after, changed } = pair;
			const fields = changed.filter((field) => contract.includes(field));
			const [field] = fields;
			if (before.passes || !after.passes || field === void 0) continue;
			const { at, was } = differencePlaces(pair, field);
			yield problem("moved", {
				path: pathOf(after),
				fields: fields.join(" and ")
			}, {
				subject: subjectOf(after.id),
				at,
				related: [{
					...was,
					label: "was"
				}],
				data: { fields },
				refuses: fields.map((each) => subjectOf(after.id, each))
			});
		}
	}
});
// src/kinds/task-tree/rules/guard-evidence.ts
const guardEvidence = treeRule({
	id: "task-tree/guard-evidence",
	title: "Nothing passes while the guard fails",
	why: "The guard handed to the gate speaks of the head: what it refutes did not pass.",
	fix: "Make the guard succeed, or set passes back to false and declare what happened.",
	severity: "error",
	since: "0.1.0",
	scopes: ["step", "net"],
	needs: ["guard"],
	messages: { failed: "{path}: passes is true, but the guard failed" },
	*check(facts, problem) {
		if (facts.guard !== "failure") return;
		for (const node of flippedLeaves(facts, "with-born")) {
			const detail = {
				subject: subjectOf(node.id, "passes"),
				at: afterPlace$2(node, "passes"),
				...markBack(facts, node)
			};
			yield problem("failed", { path: pathOf(node) }, detail);
		}
	}
});
// src/kinds/task-tree/rules/immutability.ts
const immutability = treeRule({
	id: "task-tree/immutability",
	title: "A passed node stays as it is",
	why: "Whoever relied on a passed node is not told that it now means something else.",
	fix: "Put the passed node back as it was; plan changed or further work as a new, open node.",
	severity: "error",
	since: "0.1.0",
	scopes: [
		"step",
		"merge",
		"net"
	],
	supersedes: [
		"task-tree/state-update",
		"task-tree/passes-withdrawn",
		"task-tree/attempts-decreased",
		"task-tree/derived-passes",
		"task-tree/attempt-limit-raised",
		"task-tree/goalposts"
	],
	messages: {
		missing: "passed node '{id}' missing in next tree",
		moved: "passed node '{id}' moved from parent '{from}' to '{to}'",
		changed: "passed node '{id}' changed in next tree"
	},
	*check(facts, problem) {
		for (const node of facts.removed) {
			if (!node.passes || !isLast(facts, node)) continue;
			const at = afterPlace$2(survivingAncestor(facts, node));
			const refusal = settled(facts, [subjectOf(node.id)]);
			const related = [{
				...beforePlace$2(node),
				label: "was here"
			}];
			yield problem("missing", { id: node.id }, {
				subject: subjectOf(node.id),
				at,
				related,
				...refusal
			});
		}
		const pairOf = new Map(facts.pairs.map((pair) => [pair.before.id, pair]));
		for (const pair of facts.pairs) {
			if (!pair.before.passes) continue;
			const { id } = pair.before;
			const { at, was } = differencePlaces(pair, pair.changed[0]);
			const detail = {
				subject: subjectOf(id),
				at,
				related: [{
					...was,
					label: "was"
				}]
			};
			if (pair.moved) {
				const [from, to] = [parentName$2(pair.before), parentName$2(pair.after)];
				const refusal = settled(facts, [subjectOf(id, parentName)]);
				yield problem("moved", {
					id,
					from,
					to
				}, {
					...detail,
					data: {
						from,
						to
					},
					...refusal
				});
			}
			if (!pair.equal) {
				const refusal = settled(facts, differencesBelow(facts, pair, pairOf));
				yield problem("changed", { id }, {
					...detail,
					data: { fields: changedFields(pair) },
					...refusal
				});
			}
		}
	}
});
function isLast(facts, node) {
	return facts.before?.byId.get(node.id) === node;
}
function survivingAncestor(facts, node) {
	for (let at = node.parent; at !== void 0; at = at.parent) {
		const survivor = facts.after?.byId.get(at.id);
		if (survivor !== void 0) return survivor;
	}
	return facts.after?.root ?? node;
}
function changedFields(pair) {
	return pair.changed.length > 0 ? pair.changed : ["children"];
}
// src/kinds/task-tree/rules/initial.ts
const initial = treeRule({
	id: "task-tree/initial",
	title: "A new tree starts untouched",
	why: "Nothing has run yet when a tree is added: a mark or a counter in it was never earned.",
	fix: "Commit the tree with passes false and attempts 0 everywhere; then step.",
	severity: "error",
	since: "0.1.0",
	scopes: ["step"],
	messages: {
		passes: "{path}: passes is true in a new tree",
		attempts: "{path}: attempts is {attempts} in a new tree"
	},
	*check(facts, problem) {
		if (facts.before !== null || facts.readings.some((reading) => reading.steps.length > 1)) return;
		for (const node of facts.after?.nodes ?? []) {
			const path = pathOf(node);
			const detail = (field) => ({
				subject: subjectOf(node.id, field),
				at: afterPlace$2(node, field)
			});
			if (node.passes) yield problem("passes", { path }, detail("passes"));
			if (node.attempts !== 0) yield problem("attempts", {
				path,
				attempts: node.attempts
			}, detail("attempts"));
		}
	}
});
// src/kinds/task-tree/rules/max-attempts.ts
const maxAttempts = treeRule({
	id: "task-tree/max-attempts",
	title: "A node may be attempted at least once",
	why: "A node without any attempt is stuck from the start.",
	fix: "Set max_attempts to 1 or more.",
	severity: "error",
	since: "0.1.0",
	scopes: ["snapshot"],
	messages: { maxAttempts: invariantMessages.maxAttempts },
	*check(facts, problem) {
		for (const { type, node, values } of facts.breaches) {
			if (type !== "maxAttempts") continue;
			yield problem("maxAttempts", values, {
				subject: subjectOf(node.id, "max_attempts"),
				at: afterPlace$2(node, "max_attempts")
			});
		}
	}
});
// src/kinds/task-tree/rules/passed-by-removal.ts
const passedByRemoval = treeRule({
	id: "task-tree/passed-by-removal",
	title: "A node does not pass because open work was dropped",
	why: "An inner node passes when all its children do; dropping the open ones reaches that without the work.",
	fix: "Say in the commit why the work is not needed, or put the open nodes back.",
	severity: "warning",
	since: "0.1.0",
	scopes: ["step", "net"],
	messages: { dropped: "{path}: passes turned true when open work below it was removed: {nodes}" },
	*check(facts, problem) {
		const turned = new Set(facts.pairs.filter(({ before, after }) => !before.passes && after.passes).map((p) => p.before));
		const dropped = new Map();
		for (const node of facts.removed) {
			const ancestor = node.passes ? void 0 : nearest(node, turned);
			if (ancestor === void 0) continue;
			const nodes = dropped.get(ancestor);
			if (nodes === void 0) dropped.set(ancestor, [node]);
			else nodes.push(node);
		}
		for (const [before, nodes] of dropped) {
			const after = facts.after?.byId.get(before.id);
			if (after === void 0) continue;
			const ids = nodes.map((node) => node.id).sort(compareCodePoints);
			yield problem("dropped", {
				path: pathOf(after),
				nodes: ids.join(", ")
			}, {
				subject: subjectOf(after.id),
				at: afterPlace$2(after, "passes"),
				related: nodes.map((node) => ({
					...beforePlace$2(node),
					label: `'${node.id}' was here, open`
				})),
				data: { removed: ids },
				...settled(facts, ids.map((id) => subjectOf(id)))
			});
		}
	}
});
function nearest(node, among) {
	for (let at = node.parent; at !== void 0; at = at.parent) if (among.has(at)) return at;
}
// src/kinds/task-tree/rules/passes-withdrawn.ts
const passesWithdrawn = treeRule({
	id: "task-tree/passes-withdrawn",
	title: "A pass is not withdrawn",
	why: "passes never goes back: what was proven once is not open again without anybody saying so.",
	fix: "Set passes back to true; plan further work as a new node.",
	severity: "error",
	since: "0.1.0",
	scopes: ["net"],
	messages: { withdrawn: "{path}: passes went back from true to false" },
	*check(facts, problem) {
		for (const { before, after } of facts.pairs) {
			if (!before.passes || after.passes) continue;
			yield problem("withdrawn", { path: pathOf(after) }, {
				subject: subjectOf(after.id, "passes"),
				at: afterPlace$2(after, "passes"),
				...markBack(facts, after),
				related: [{
					...beforePlace$2(before, "passes"),
					label: "was"
				}]
			});
		}
	}
});
// src/kinds/task-tree/rules/readded.ts
const readded = treeRule({
	id: "task-tree/readded",
	title: "A removed node does not come back fresh",
	why: "Removing a node and adding it again resets its attempts without anybody deciding so.",
	fix: "Keep the node and its attempts, or give the new work an id of its own.",
	severity: "warning",
	since: "0.1.0",
	scopes: ["step", "merge"],
	needs: ["vanished"],
	messages: { returned: "{path}: this id was removed earlier in this range, with {attempts} attempts used" },
	*check(facts, problem) {
		for (const node of facts.added) {
			const earlier = facts.vanished.get(subjectOf(node.id));
			if (earlier === void 0) continue;
			const attempts = isJsonObject(earlier.value) ? Number(earlier.value.attempts ?? 0) : 0;
			yield problem("returned", {
				path: pathOf(node),
				attempts
			}, {
				subject: subjectOf(node.id),
				at: afterPlace$2(node),
				data: {
					attempts,
					removedIn: earlier.commit
				}
			});
		}
	}
});
// src/kinds/task-tree/rules/replan.ts
const replan = treeRule({
	id: "task-tree/replan",
	title: "A replan needs the owner",
	why: "The seeds know no such step: a replan lets open work be added, moved and dropped anywhere.",
	fix: "Ask an owner to allow it with replan: note in the configuration of the base branch, or for a waiver.",
	severity: "error",
	since: "0.1.0",
	scopes: ["step", "merge"],
	messages: { declared: "status=replan was declared on node '{id}': the plan was changed by hand" },
	*check(facts, problem) {
		for (const reading of facts.readings) for (const step of reading.steps) {
			if (step.status !== "replan") continue;
			const at = linePlace(facts, step);
			const detail = {
				subject: subjectOf(step.node),
				at,
				...wholeRefusal(facts)
			};
			yield problem("declared", { id: step.node }, detail);
		}
	}
});
// src/kinds/task-tree/rules/rotation.ts
const rotation = treeRule({
	id: "task-tree/rotation",
	title: "A finished tree was replaced by a new one",
	why: "With rotation: allow a tree whose root passed may make room for the next plan.",
	fix: "Nothing to do; keep the old tree in an archive if somebody may ask for it.",
	severity: "note",
	since: "0.1.0",
	scopes: [
		"step",
		"merge",
		"net"
	],
	cutsRange: true,
	messages: { rotated: "a new tree '{id}' with {count} nodes replaced a finished one" },
	*check(facts, problem) {
		const { after } = facts;
		if (!facts.rotated || after?.root === void 0) return;
		const { id } = after.root;
		yield problem("rotated", {
			id,
			count: after.nodes.length
		}, {
			subject: subjectOf(id),
			at: inAfter("")
		});
	}
});
// src/kinds/task-tree/rules/schema.ts
const schema$1 = treeRule({
	id: "task-tree/schema",
	title: "The tree follows its schema",
	why: "A tree that does not follow schemas/task_tree/v1.schema.json is read differently by every tool.",
	fix: "Give the field the type the schema asks for; all ten fields are required and no others are allowed.",
	severity: "error",
	since: "0.1.0",
	scopes: ["snapshot"],
	supersedes: [
		"task-tree/state-update",
		"task-tree/initial",
		"task-tree/undeclared-pass"
	],
	messages: schemaMessages,
	*check(facts, problem) {
		for (const { messageId, subject, refused, pointer, place, field, expected, found } of facts.after?.schemaErrors ?? []) {
			const data = {
				field,
				expected,
				found
			};
			const detail = {
				subject,
				at: inAfter(pointer),
				data,
				refuses: [refused]
			};
			yield problem(messageId, {
				place,
				field,
				expected,
				found
			}, detail);
		}
	}
});
// src/kinds/task-tree/rules/selected-node.ts
const selectedNode = treeRule({
	id: "task-tree/selected-node",
	title: "The step is about the node the runner selects",
	why: "The runner selects the leftmost open leaf; a step on an inner or a passed node launders attempts.",
	fix: "Work on the leftmost open leaf, and declare that node.",
	severity: "error",
	messageSeverities: { notLeftmost: "warning" },
	since: "0.1.0",
	scopes: [
		"step",
		"merge",
		"net"
	],
	messages: {
		notOpenLeaf: "{origin} step: '{id}' was not an open leaf; the runner would have selected '{leftmost}'{order}",
		complete: "{origin} step: '{id}' was not an open leaf; the tree was complete{order}",
		notLeftmost: "{origin} step: '{id}' was not the leftmost open leaf; the runner would have selected '{leftmost}'"
	},
	*check(facts, problem) {
		if (!facts.fits) return;
		const order = saidOfOrder(facts.order);
		yield* inEveryReading(facts, function* (reading) {
			for (const { step, known, openLeaf, leftmost } of reading.lines) {
				if (known === "maybe" || known === "no" && reading.lines.length === 1 || step.status === "replan") continue;
				const id = step.node;
				const origin = facts.source === "inferred" ? "inferred" : "declared";
				const detail = {
					subject: subjectOf(id),
					at: linePlace(facts, step),
					...stepRefusal(facts, step),
					data: {
						node: id,
						declared: origin === "declared",
						selected: leftmost ?? null
					}
				};
				if (!openLeaf && leftmost === void 0) yield problem("complete", {
					origin,
					id,
					order
				}, detail);
				else if (!openLeaf) yield problem("notOpenLeaf", {
					origin,
					id,
					leftmost: leftmost ?? "",
					order
				}, detail);
				else if (leftmost !== void 0 && leftmost !== id) yield problem("notLeftmost", {
					origin,
					id,
					leftmost
				}, detail);
			}
		});
	}
});
// src/kinds/task-tree/rules/state-update.ts
const stateUpdate = treeRule({
	id: "task-tree/state-update",
	title: "Runner-owned fields are what the runner would have written",
	why: "passes and attempts belong to the runner: they follow from the step, whatever the agent writes.",
	fix: "Write the expected value, or declare the step that leads to this one.",
	severity: "error",
	since: "0.1.0",
	scopes: [
		"step",
		"merge",
		"net"
	],
	supersedes: [
		"task-tree/attempts-decreased",
		"task-tree/passes-withdrawn",
		"task-tree/derived-passes"
	],
	messages: { field: "{path}: {field} must be {expected} after this step, found {actual}" },
	*check(facts, problem) {
		yield* inEveryReading(facts, function* (reading) {
			for (const { node, field, expected, actual } of reading.mismatches) {
				if (field === "attempts" && isCountedAgain(facts, node)) continue;
				const previous = facts.before?.byId.get(node.id);
				const related = previous === void 0 ? [] : [{
					...beforePlace$2(previous, field),
					label: "was"
				}];
				yield problem("field", {
					path: pathOf(node),
					field,
					expected: canonicalJson(expected),
					actual: canonicalJson(actual)
				}, withLegalMoves(facts, {
					subject: subjectOf(node.id, field),
					at: afterPlace$2(node, field),
					related,
					...refusalOf(facts, node, field, expected),
					data: {
						path: pathOf(node),
						field,
						expected,
						actual
					}
				}));
			}
		});
	}
});
function isCountedAgain({ before, vanished }, { id, attempts }) {
	const value = vanished.get(subjectOf(id))?.value;
	return (value !== void 0 && isJsonObject(value) ? value.attempts : void 0) === attempts && (before?.byId.get(id)?.attempts ?? attempts) < attempts;
}
function refusalOf(facts, node, field, expected) {
	if (field === "passes") return expectedRefusal(facts, node, { passes: expected === true });
	if (field === "attempts") return expectedRefusal(facts, node, { attempts: Number(expected) });
	return {};
}
// src/kinds/task-tree/rules/status.ts
const status = treeRule({
	id: "task-tree/status",
	title: "The declared status agrees with the children of the selected node",
	why: "A status that the tree contradicts is a record of something that did not happen.",
	fix: "Declare what was done, decomposed when the node gained children, done or retry when it did not (where a hook refused it, commit again; where it is the last commit and not published, git commit --amend --only); once it is published, put it back and do it again with the right declaration.",
	severity: "error",
	since: "0.1.0",
	scopes: ["step", "merge"],
	messages: {
		notGained: "status=decomposed but selected node '{id}' did not gain children (prev={prev}, next={next})",
		gained: "status={status} but selected node '{id}' gained children (prev={prev}, next={next})",
		missing: "selected node '{id}' missing in {which} tree"
	},
	*check(facts, problem) {
		yield* inEveryReading(facts, function* ({ counts }) {
			if (counts === void 0) return;
			const { step, before: prev, after: next, node } = counts;
			const { node: id } = step;
			const at = node === void 0 ? inAfter("") : afterPlace$2(node, "children");
			const refusal = prev === void 0 || next === void 0 ? stepRefusal(facts, step) : {};
			const gained = node === void 0 ? [] : gainedRefused(facts, node);
			const detail = {
				subject: subjectOf(id),
				at,
				data: { status: step.status },
				...refusal
			};
			if (prev === void 0) yield problem("missing", {
				id,
				which: "prev"
			}, detail);
			else if (next === void 0) yield problem("missing", {
				id,
				which: "next"
			}, detail);
			else if (step.status === "decomposed" && next <= prev) yield problem("notGained", {
				id,
				prev,
				next
			}, {
				...detail,
				...stepRefusal(facts, step)
			});
			else if (step.status !== "decomposed" && next > prev) yield problem("gained", {
				status: step.status,
				id,
				prev,
				next
			}, {
				...detail,
				...settled(facts, gained)
			});
		});
	}
});
// src/kinds/task-tree/rules/step-declaration.ts
const stepDeclaration = treeRule({
	id: "task-tree/step-declaration",
	title: "A declared step can be read and does not contradict itself",
	why: "A declaration that cannot be read, or that two sources give differently, declares nothing.",
	fix: "Correct the line in the commit message (where a hook refused it, commit again; where it is the last commit and not published, git commit --amend --only); once it is published, put back what the commit did to the tree and do it again with the right line: Agent-Step: node=<id> status=<done|retry|decomposed|replan> guard=<pass|fail|skipped> [tree=<path>]",
	severity: "error",
	messageSeverities: {
		idle: "warning",
		merged: "warning"
	},
	since: "0.1.0",
	scopes: ["step", "merge"],
	isJoint: true,
	messages: {
		malformed: "the Agent-Step line cannot be read at \"{detail}\"",
		unknownKey: "the Agent-Step line has an unknown key '{detail}'",
		repeatedKey: "the Agent-Step line has the key '{detail}' twice",
		missingKey: "the Agent-Step line has no {detail}",
		badValue: "the declared step has an unknown value: {detail}",
		guardWithoutRun: "only status=done runs the guard, so guard=skipped was expected: {detail}",
		disagreement: "the sources of the step disagree: {detail}",
		noTree: "several task trees changed, and the declared step does not say tree=<path>: {detail}",
		unknownTree: "the declared step names a file that is no governed task tree: {detail}",
		idle: "a declared step in the commit message cannot be used, and the tree is unchanged: {detail}",
		merged: "a declared step in the message of the merge cannot be used: {detail}",
		runState: "the run state counts an iteration but does not name a step: {detail}"
	},
	*check(facts, problem) {
		for (const { messageId, line, text, detail } of facts.faults) {
			const more = {
				subject: subjectOf("", line === 0 ? `declaration ${messageId}` : `declaration ${line}`),
				at: inAfter(""),
				data: {
					line,
					text
				},
				...wholeRefusal(facts)
			};
			if (line > 0 && facts.scope === "merge") yield problem("merged", { detail: text }, more);
			else if (line > 0 && isUnchanged(facts)) yield problem("idle", { detail: text }, more);
			else yield problem(messageId, { detail }, more);
		}
	}
});
function isUnchanged({ before, pairs, added, removed }) {
	return before !== null && added.length + removed.length === 0 && pairs.every(({ equal }) => equal);
}
// src/kinds/task-tree/rules/stuck-node.ts
const stuckNode = treeRule({
	id: "task-tree/stuck-node",
	title: "A stuck node takes no further step",
	why: "attempts == max_attempts means the runner has given up on the node; another attempt was never granted.",
	fix: "Ask the owner to raise max_attempts in a commit of its own, or to decompose or replan the node.",
	severity: "error",
	since: "0.1.0",
	scopes: [
		"step",
		"merge",
		"net"
	],
	messages: { stuck: "status={status} on node '{id}', which was stuck: no attempt was left" },
	*check(facts, problem) {
		yield* inEveryReading(facts, function* (reading) {
			for (const { step, stuck } of reading.lines) {
				if (!stuck || step.status !== "done" && step.status !== "retry") continue;
				const at = linePlace(facts, step, "attempts");
				const detail = {
					subject: subjectOf(step.node),
					at,
					...stepRefusal(facts, step)
				};
				yield problem("stuck", {
					status: step.status,
					id: step.node
				}, detail);
			}
		});
	}
});
// src/kinds/task-tree/rules/undeclared-pass.ts
const undeclaredPass = treeRule({
	id: "task-tree/undeclared-pass",
	title: "A leaf passes only by a declared step",
	why: "That a pass could be explained does not prove that a guard ran: somebody has to say so.",
	fix: "Declare the step in the commit message (where a hook refused it, commit again; where it is the last commit and not published, git commit --amend --only); once it is published, put the flip back and flip it again with the declaration: Agent-Step: node=<id> status=done guard=pass",
	severity: "error",
	since: "0.1.0",
	scopes: ["step", "merge"],
	needs: [["message", "steps"]],
	supersedes: ["task-tree/state-update", "task-tree/undeclared-step"],
	messages: { undeclared: "{path}: passes turned true and nothing declared the step" },
	*check(facts, problem) {
		if (facts.source !== "inferred" || facts.guard === "success") return;
		for (const node of flippedLeaves(facts, "without-born")) {
			const id = spellId(node.id);
			yield problem("undeclared", { path: pathOf(node) }, {
				subject: subjectOf(node.id, "passes"),
				at: afterPlace$2(node, "passes"),
				...markBack(facts, node),
				data: { declaration: `Agent-Step: node=${id} status=done guard=pass` }
			});
		}
	}
});
// src/kinds/task-tree/rules/undeclared-step.ts
const undeclaredStep = treeRule({
	id: "task-tree/undeclared-step",
	title: "Every runner-owned change is declared",
	why: "With steps: {required: true} a step that nobody declared is not a step, even where it could be explained.",
	fix: "Declare the step in the commit message (where a hook refused it, commit again; where it is the last commit and not published, git commit --amend --only); once it is published, put back what may return and take the step again with the declaration: Agent-Step: node=<id> status=<status> guard=<guard>",
	severity: "off",
	since: "0.1.0",
	scopes: ["step", "merge"],
	needs: [["message", "steps"]],
	messages: { undeclared: "{path}: {fields} changed and nothing declared the step" },
	*check(facts, problem) {
		if (facts.source !== "inferred") return;
		const owned = [
			"passes",
			"attempts",
			...facts.options.runnerOwned
		];
		for (const { after, changed } of facts.pairs) {
			const isInner = after.children.length > 0;
			const fields = changed.filter((field) => owned.includes(field) && !(isInner && field === "passes"));
			const field = fields.includes("passes") ? "passes" : fields[0];
			if (field === void 0) continue;
			const others = fields.filter((each) => each !== "passes").map((each) => subjectOf(after.id, each));
			const mark = fields.includes("passes") ? markBack(facts, after) : {};
			const refusal = {
				...mark,
				refuses: [...mark.refuses ?? [], ...others]
			};
			yield problem("undeclared", {
				path: pathOf(after),
				fields: fields.join(" and ")
			}, {
				subject: subjectOf(after.id, field),
				at: afterPlace$2(after, field),
				data: { fields },
				...refusal
			});
		}
	}
});
// src/kinds/task-tree/doubles.ts
function doublesFrom({ earlier, after }, id, occurrence) {
	const nodes = after === null ? [] : occurrencesOf(after, id);
	const old = earlier?.byId.get(id);
	const kept = nodes.find((node) => old !== void 0 && isSamePlace(node, old)) ?? nodes[0];
	return nodes.flatMap((node, index) => node === kept ? [] : [subjectOf(`${id}~${index + 1}`)]).slice(occurrence - 2);
}
function isSamePlace(node, old) {
	return node.parent?.id === old.parent?.id && node.order === old.order && node.raw.title === old.raw.title;
}
// src/kinds/task-tree/rules/index.ts
const rules$1 = [
	attemptLimitRaised,
	attemptsBound,
	attemptsDecreased,
	canonical,
	childAdditions,
	childrenSorted,
	decomposeMode,
	derivedPasses,
	goalposts,
	guardEvidence,
	immutability,
	initial,
	maxAttempts,
	passedByRemoval,
	passesWithdrawn,
	readded,
	replan,
	rotation,
	schema$1,
	selectedNode,
	stateUpdate,
	status,
	stepDeclaration,
	stuckNode,
	undeclaredPass,
	undeclaredStep,
	treeRule({
		id: "task-tree/unique-ids",
		title: "Node ids are unique",
		why: "Two nodes with one id cannot be told apart, so neither can be judged.",
		fix: "Give each node an id of its own.",
		severity: "error",
		since: "0.1.0",
		scopes: ["snapshot"],
		messages: { duplicate: invariantMessages.duplicate },
		*check(facts, problem) {
			for (const { type, node, values, occurrence } of facts.breaches) {
				if (type !== "duplicate") continue;
				yield problem("duplicate", values, {
					subject: subjectOf(node.id, `occurrence ${occurrence}`),
					at: afterPlace$2(node, "id"),
					refuses: doublesFrom(facts, node.id, occurrence)
				});
			}
		}
	})
];
// src/kinds/task-tree/view.ts
function viewOf$1(tree) {
	const selected = leftmostOpenLeaf(tree);
	return {
		shape: "tree",
		nodes: tree.nodes.map((node) => viewNode$1(node, selected)),
		links: []
	};
}
function viewNode$1(node, selected) {
	const title = typeof node.raw.title === "string" ? node.raw.title : "";
	return {
		subject: subjectOf(node.id),
		label: title === "" ? node.id : title,
		state: stateOf(node, selected),
		detail: `${node.attempts} of ${node.maxAttempts} attempts`,
		...node.parent === void 0 ? {} : { parent: subjectOf(node.parent.id) }
	};
}
function stateOf(node, selected) {
	if (node.passes) return "done";
	if (node.children.length === 0 && isStuck(node)) return "stuck";
	return node === selected ? "active" : "open";
}
// src/kinds/task-tree/write.ts
function writeTree({ texts, doc }, target, subjects) {
	const text = texts.get("");
	if (text === void 0 || doc.root === void 0 || target.root === void 0) return void 0;
	const written = subjects.includes("") || text === canonicalText(doc) ? canonicalText(target) : writeEdits(text, { type: "json" }, valueEdits(doc.root.raw, target.root.raw, "", nameOfChild));
	if (written === void 0) return void 0;
	return new Map(written === text ? [] : [["", written]]);
}
function nameOfChild(value) {
	return isJsonObject(value) && typeof value.id === "string" ? `id ${value.id}` : JSON.stringify(value);
}
// src/kinds/task-tree/index.ts
const taskTree = {
	id: "task-tree",
	title: "Task tree of an agent runner",
	files: ["**/.runner/state/tree.json"],
	sniff: () => true,
	options: taskTreeOptionsSchema,
	defaults: defaultTaskTreeOptions,
	checkOptions: checkTaskTreeOptions,
	checkRuleOptions: checkRuleOptions$1,
	impliedSeverities: ({ steps, replan, runnerOwned }) => ({
		"task-tree/undeclared-step": steps.required ? "error" : "off",
		"task-tree/replan": replan,
		"task-tree/attempt-limit-raised": runnerOwned.includes("max_attempts") ? "error" : "warning"
	}),
	deletion: "error",
	isFinished,
	lookback: 0,
	rules: rules$1,
	parts: (path, options) => [{
		role: runStateRole,
		glob: runStatePath(path, options)
	}],
	addressed,
	reader: (_options, limits) => treeReader(limits),
	compare: compareTrees,
	step(facts) {
		const step = facts.readings[0]?.steps.at(-1);
		return step === void 0 ? void 0 : {
			...step,
			source: facts.source
		};
	},
	entities: (tree) => tree.byId.keys(),
	entity: entityOf$1,
	graft: graftTree,
	write: writeTree,
	plans: treePlans,
	isNewOnReturn: (tree, id) => tree.byId.get(id)?.passes !== true,
	view: viewOf$1
};
function runStatePath(path, options) {
	const folder = path.includes("/") ? path.slice(0, path.lastIndexOf("/")) : ".";
	return options.steps.runState.replaceAll("{dir}", folder).replace(/^\.\//, "");
}
// src/kinds/workflow/options.ts
const defaultWorkflowOptions = {
	graph: "",
	package: "{dir}/bmad.json"
};
const pathPattern = "^(?!/|[A-Za-z]:/)(?!(?:[\\s\\S]*/)?\\.{1,2}(?:/|$))[^\\\\*?]+$";
const workflowOptionsSchema = {
	type: "object",
	additionalProperties: false,
	properties: {
		graph: {
			description: "Path of the graph, from the top of the repository. It may hold {dir}, {name} and {workflowId} of the state file.",
			type: "string",
			pattern: pathPattern
		},
		package: {
			description: "Path of the package file whose record names the graph. It may hold {dir} and {name} of the state file.",
			type: "string",
			pattern: pathPattern
		}
	}
};
// src/kinds/workflow/check-options.ts
function checkWorkflowOptions(value) {
	if (!validateOptions$2(value)) return {
		ok: false,
		faults: (validateOptions$2.errors ?? []).map(asFault)
	};
	return {
		ok: true,
		options: {
			...defaultWorkflowOptions,
			...value
		}
	};
}
function checkRuleOptions(ruleId, value) {
	return ruleOptionFaults(validateRuleOptions$2, ruleId, value);
}
function asFault(fault) {
	if (fault.keyword !== "pattern") return optionFault(fault);
	return {
		pointer: fault.instancePath,
		message: "must be a path in the repository, from its top, without wildcards; {dir} and {name} are filled in"
	};
}
// src/kinds/workflow/graph-change.ts
function changeOfGraph(before, after) {
	const isMoved = before !== void 0 && after !== void 0 && before.path !== after.path;
	if (jsonEqual(before?.graph?.raw, after?.graph?.raw) && before === void 0 === (after === void 0) && !isMoved) return void 0;
	const [old, now] = [before?.graph, after?.graph];
	return {
		before,
		after,
		isMoved,
		nodesAdded: beyond(nodesOf(now), nodesOf(old)),
		nodesRemoved: beyond(nodesOf(old), nodesOf(now)),
		edgesAdded: beyond(edgesOf(now), edgesOf(old)),
		edgesRemoved: beyond(edgesOf(old), edgesOf(now))
	};
}
function nodesOf(graph) {
	return [...graph?.nodes.keys() ?? []];
}
function edgesOf(graph) {
	return (graph?.edges ?? []).map(({ from, to }) => `${from} → ${to}`);
}
function beyond(all, known) {
	const set = new Set(known);
	return [...new Set(all)].filter((each) => !set.has(each));
}
// src/kinds/workflow/moves.ts
function effectiveNode(state, { entry }) {
	if (state === void 0) return entry;
	if (state.currentNodeId === void 0) return shown$4(state.raw.currentNodeId);
	return state.currentNodeId.trim() || entry;
}
function allowedNext(graph, from) {
	if (!graph.nodes.has(from)) return [{
		to: graph.entry,
		label: "entry"
	}];
	return graph.edges.filter((edge) => edge.from === from).map(asMove);
}
function asMove({ to, label, isDefault, conditionText }) {
	return {
		to,
		label,
		...isDefault === void 0 ? {} : { isDefault },
		...conditionText === void 0 ? {} : { conditionText }
	};
}
function isAtEnd(state, graph) {
	if (graph === void 0) return false;
	const node = effectiveNode(state, graph);
	return graph.nodes.has(node) && !graph.edges.some(({ from }) => from === node);
}
function hasEdge({ edges }, from, to) {
	return edges.some((edge) => edge.from === from && edge.to === to);
}
function reachableFrom(graph, from) {
	return spread(graph, from, ({ from: start, to }) => [start, to]);
}
function leadingTo(graph, to) {
	return spread(graph, to, ({ from, to: end }) => [end, from]);
}
function spread({ edges }, start, direct) {
	const next = new Map();
	for (const [from, to] of edges.map(direct)) {
		const known = next.get(from);
		if (known === void 0) next.set(from, [to]);
		else known.push(to);
	}
	const seen = new Set([start]);
	for (const id of seen) for (const other of next.get(id) ?? []) seen.add(other);
	return seen;
}
// src/kinds/workflow/compare.ts
function compareWorkflows(before, after, context) {
	const { scope } = context;
	const law = lawOf(before, after, context);
	const isCompared = scope !== "snapshot" && after !== null;
	const move = isCompared && law?.graph !== void 0 ? moveBetween(before, after, law.graph, scope) : void 0;
	const [earlier, later] = [before?.state.completed ?? [], after?.state.completed ?? []];
	const lost = isCompared ? without(earlier, later) : [];
	const completed = isCompared ? without(later, earlier) : [];
	const isStated = before?.state.currentNodeId !== after?.state.currentNodeId;
	return {
		scope,
		before,
		after,
		move,
		isUnjudged: isCompared && before !== null && law === void 0 && (isStated || lost.length + completed.length > 0),
		schemaErrors: after === null ? [] : introduced(before, after),
		lost,
		completed,
		graphChange: isCompared ? changeOfGraph(before === null ? law : before.graph, after.graph) : void 0
	};
}
function lawOf(before, after, context) {
	return [
		context.policy,
		before?.graph,
		after?.graph
	].find((file) => file?.graph !== void 0);
}
function moveBetween(before, after, graph, scope) {
	const [from, to] = [effectiveNode(before?.state, graph), effectiveNode(after.state, graph)];
	const isNet = scope === "net";
	const reachable = isNet ? reachableFrom(graph, from) : new Set();
	return {
		graph,
		from,
		to,
		isStated: before === null || before.state.currentNodeId !== after.state.currentNodeId,
		isAllowed: from === to || (isNet ? reachable.has(to) : hasEdge(graph, from, to)),
		allowedNext: allowedNext(graph, from),
		visited: isNet ? shared(reachable, leadingTo(graph, to)) : new Set([from, to])
	};
}
function shared(left, right) {
	return new Set([...left].filter((each) => right.has(each)));
}
function without(all, known) {
	const set = new Set(known);
	return all.filter((each) => !set.has(each));
}
function introduced(before, after) {
	const known = new Map(before?.state.schemaErrors.map((each) => [each.field, each.problem]));
	const [old, now] = [before?.state.raw ?? {}, after.state.raw];
	return after.state.schemaErrors.filter(({ field, problem }) => {
		const [key = ""] = field.split("/");
		return known.get(field) !== problem || !jsonEqual(old[key], now[key]);
	});
}
// src/kinds/workflow/read-state.ts
const frontmatterPointer = "/frontmatter";
function readState(frontmatter) {
	const raw = normalised(frontmatter);
	const { currentNodeId, stepsCompleted } = raw;
	const places = new Map();
	for (const [index, step] of (isJsonArray(stepsCompleted) ? stepsCompleted : []).entries()) if (typeof step === "string" && !places.has(step)) places.set(step, index);
	return {
		raw,
		currentNodeId: typeof currentNodeId === "string" ? currentNodeId : void 0,
		completed: [...places.keys()],
		places,
		schemaErrors: schemaErrorsOf(raw, validateFrontmatter, frontmatterPointer)
	};
}
function normalised(frontmatter) {
	const { variables = {}, decisionLog = [], artifacts = [], ...rest } = withoutEmpty(frontmatter, "updatedAt");
	return {
		...rest,
		variables,
		artifacts,
		decisionLog: isJsonArray(decisionLog) ? decisionLog.map(entry) : decisionLog
	};
}
function entry(value) {
	return isJsonObject(value) ? withoutEmpty(value, "decidedAt") : value;
}
function withoutEmpty(object, field) {
	if (object[field] !== "") return object;
	const { [field]: _, ...rest } = object;
	return rest;
}
// src/kinds/workflow/subjects.ts
const runEntity = "(run)";
const graphEntity = "(graph)";
function stepEntity(id) {
	return id.startsWith("(") ? `(${id}` : id;
}
function stepOfEntity(entity) {
	return entity.startsWith("((") ? entity.slice(1) : entity;
}
function runSubject(field) {
	return subjectOf(runEntity, field);
}
function graphSubject(field) {
	return subjectOf(graphEntity, field);
}
function stepSubject(id) {
	return subjectOf(stepEntity(id));
}
function nodeField(id) {
	return `node ${id}`;
}
// src/kinds/workflow/entity.ts
function entitiesOf({ state }) {
	return [runEntity, ...state.completed.map(stepEntity)];
}
function entityOf(workflow, id) {
	const { state, graph } = workflow;
	if (id === "(run)") return runOf(state);
	if (id === "(graph)") return graph === void 0 ? void 0 : graphOf$1(graph);
	return stepOf(state, stepOfEntity(id));
}
function stepOf({ places }, id) {
	const index = places.get(id);
	if (index === void 0) return void 0;
	return {
		pointer: appendToken(`${frontmatterPointer}/stepsCompleted`, index),
		part: "",
		fields: { completed: {
			role: "done",
			value: true
		} }
	};
}
const roles = {
	stepsCompleted: "set",
	artifacts: "set",
	decisionLog: "set",
	variables: "derived",
	updatedAt: "derived",
	date: "derived"
};
const runs$1 = new WeakMap();
function runOf(state) {
	const entity = runs$1.get(state) ?? makeRun(state);
	runs$1.set(state, entity);
	return entity;
}
function makeRun({ raw, schemaErrors }) {
	const own = Object.entries(raw).map(([key, value]) => [key, fieldOf(key, value)]);
	const each = (isJsonObject(raw.variables) ? Object.entries(raw.variables) : []).map(([key, value]) => [`variables/${key}`, {
		role: "value",
		value
	}]);
	const errors = schemaErrors.map(({ field }) => {
		return [field, {
			role: "derived",
			value: raw[field.split("/")[0] ?? ""] ?? null
		}];
	});
	const fields = Object.fromEntries([
		...errors,
		...each,
		...own
	]);
	return {
		pointer: frontmatterPointer,
		part: "",
		fields
	};
}
function fieldOf(key, value) {
	const role = (Object.hasOwn(roles, key) ? roles[key] : void 0) ?? "value";
	const isList = role === "set" && isJsonArray(value);
	if (role === "set" && !isList) return {
		role: "value",
		value
	};
	return {
		role,
		value: isList ? value.map(memberText) : value
	};
}
function memberText(value) {
	return typeof value === "string" ? value : canonicalJson(value);
}
const graphs = new WeakMap();
function graphOf$1(file) {
	const entity = graphs.get(file) ?? makeGraph(file);
	graphs.set(file, entity);
	return entity;
}
function makeGraph({ part, path, graph, unreadable }) {
	const list = isJsonArray(graph?.raw.nodes) ? graph.raw.nodes : [];
	const nodes = [...graph?.nodes.values() ?? []].map(({ id, index }) => [nodeField(id), list[index] ?? null]);
	const fields = [["(content)", {
		path,
		graph: graph?.raw ?? null,
		unreadable: unreadable?.reason ?? null
	}], ...nodes].map(([name, value]) => [name, {
		role: "derived",
		value
	}]);
	return {
		pointer: "",
		part,
		fields: Object.fromEntries(fields)
	};
}
// src/kinds/workflow/facts.ts
const workflowRule = ruleOver();
const codes = {
	schema: "E_SCHEMA_VALIDATION",
	transition: "E_INVALID_TRANSITION",
	graph: "E_GRAPH_INVALID",
	frontmatter: "E_INVALID_FRONTMATTER"
};
function transitionOf({ move }) {
	return move === void 0 ? "" : `${move.from} → ${move.to}`;
}
function moveData(code, { from, to, allowedNext }, more = {}) {
	return {
		code,
		from,
		to,
		allowedNext,
		...more
	};
}
// src/kinds/workflow/file-rules/frontmatter.ts
const frontmatter = fileRule({
	id: frontmatterRuleId,
	title: "The frontmatter can be read",
	why: "The frontmatter is the state of the run; what cannot be read cannot be judged, nor restored.",
	fix: "Begin the file with a line '---', then YAML with each key once, then a line '---'; restore the last readable version where in doubt.",
	severity: "error",
	since: "0.1.0",
	fixed: true,
	scopes: [
		"snapshot",
		"step",
		"merge",
		"net"
	],
	messages: { unreadable: "the frontmatter cannot be read: {reason}" },
	*check(facts, problem) {
		for (const { ruleId, message, messageId, pointer, part, span } of facts.after?.faults ?? []) {
			if (ruleId !== "workflow/frontmatter") continue;
			const data = {
				code: codes.frontmatter,
				fault: messageId,
				line: span.line,
				column: span.column
			};
			const subject = pointer === "" ? "" : subjectOf("", pointer);
			yield problem("unreadable", { reason: message }, {
				subject,
				at: inAfter(pointer, part),
				data
			});
		}
	}
});
// src/kinds/workflow/graft.ts
function graftWorkflow(doc, from, subjects) {
	let { raw } = doc.state;
	let { graph } = doc;
	const wanted = new Map();
	for (const { entity, field, member } of subjects.map(splitSubject)) {
		const step = stepOfEntity(entity);
		if (entity === "(graph)") graph = from?.graph;
		else if (entity === "(run)" && field !== void 0 && member !== void 0) raw = withMember(raw, from?.state.raw ?? {}, field, member);
		else if (entity === "(run)") raw = withField(raw, from?.state.raw, field);
		else wanted.set(step, from?.state.places.has(step) === true);
	}
	return {
		...doc,
		graph,
		state: readState(withSteps(raw, wanted, from?.state.completed ?? []))
	};
}
const empty = {
	schemaVersion: "1.1",
	workflowType: "workflow",
	currentNodeId: "",
	stepsCompleted: []
};
function withField(raw, from, field) {
	const source = from ?? empty;
	if (field === void 0) {
		const { stepsCompleted } = raw;
		return stepsCompleted === void 0 ? source : {
			...source,
			stepsCompleted
		};
	}
	const [key = "", name] = field.split(/\/(.*)/s);
	const [value, other] = [raw[key], source[key]];
	if (key === "stepsCompleted") return replaced(raw, key, onlySteps(value, other));
	if (key !== "variables" || name === void 0 || !isJsonObject(value)) return replaced(raw, key, other);
	return {
		...raw,
		[key]: replaced(value, name, isJsonObject(other) ? other[name] : void 0)
	};
}
function onlySteps(value, other) {
	if (!isJsonArray(value)) return other;
	const odd = isJsonArray(other) ? other.filter((each) => typeof each !== "string") : [];
	return [...value.filter((each) => typeof each === "string"), ...odd];
}
function withMember(raw, from, field, member) {
	const list = (object) => isJsonArray(object[field]) ? object[field] : [];
	const kept = list(raw).filter((each) => memberText(each) !== member);
	const source = list(from).find((each) => memberText(each) === member);
	if (source !== void 0 && kept.length < list(raw).length) return raw;
	return {
		...raw,
		[field]: source === void 0 ? kept : [...kept, source]
	};
}
function replaced(object, key, value) {
	if (value !== void 0) return {
		...object,
		[key]: value
	};
	const { [key]: _, ...rest } = object;
	return rest;
}
function withSteps(raw, wanted, order) {
	if (wanted.size === 0) return raw;
	const kept = (isJsonArray(raw.stepsCompleted) ? raw.stepsCompleted : []).filter((step) => wanted.get(String(step)) !== false);
	return {
		...raw,
		stepsCompleted: withReturned(kept, order, wanted)
	};
}
function withReturned(kept, order, wanted) {
	const known = new Set(kept);
	const following = new Map();
	const first = [];
	let list = first;
	for (const step of order) if (known.has(step)) {
		list = [];
		following.set(step, list);
	} else if (wanted.get(step) === true) list.push(step);
	const all = [...first];
	for (const step of kept) {
		all.push(step, ...following.get(step) ?? []);
		following.delete(step);
	}
	return all;
}
// src/kinds/workflow/parse.ts
const usualPath = "workflow.md";
function workflowReader(options, limits, path = usualPath) {
	const parts = partBytes();
	return {
		push: parts.push,
		end() {
			const { frontmatter, faults, source } = readFrontmatter(parts.bytesOf("") ?? new Uint8Array(), limits);
			const own = frontmatter ?? {};
			const { file, lookedFor } = locateGraph(path, own, parts.bytesOf, options, limits);
			return {
				doc: frontmatter === void 0 ? null : {
					state: readState(own),
					graph: file,
					lookedFor
				},
				faults,
				source: (part) => part === "" ? source : partSource(part)
			};
		}
	};
	function partSource(part) {
		const bytes = parts.bytesOf(part);
		return bytes === void 0 ? void 0 : readJsonPart(part, bytes, limits).source;
	}
}
// src/kinds/workflow/moves-text.ts
function movesText(moves) {
	return moves.length === 0 ? "nothing follows, the run is at its end" : `allowed next: ${listed(moves.map(moveText))}`;
}
function moveText({ to, label, isDefault }) {
	const remark = [label, isDefault === true ? "default" : ""].filter((each) => each !== "").join(", ");
	return remark === "" ? to : `${to} (${remark})`;
}
function listed(all, most = 8) {
	const more = all.length - most;
	return more > 0 ? `${all.slice(0, most).join(", ")} and ${more} more` : all.join(", ");
}
// src/kinds/workflow/rules/graph-changed.ts
const graphChanged = workflowRule({
	id: "workflow/graph-changed",
	title: "The graph of a run stays as it is",
	why: "The graph says what a run may do; who changes it while a run is under way changes the law that judges it.",
	fix: "Look at the change as at one of the rules themselves; until it is merged, the graph before it judges.",
	severity: "warning",
	since: "0.1.0",
	scopes: ["step", "net"],
	messages: {
		changed: "the graph of this run changed: {changes}",
		repointed: "this run now follows the graph {to} instead of {from}",
		came: "this run has a graph now, {to}, and had none before"
	},
	*check({ graphChange, before }, problem) {
		if (graphChange?.after?.graph === void 0) return;
		const { before: old, after, isMoved } = graphChange;
		const { part, path: to } = after;
		const detail = {
			subject: graphSubject(),
			at: inAfter("", part),
			data: dataOf(graphChange)
		};
		if (old === void 0) {
			if (before !== null) yield problem("came", { to }, detail);
			return;
		}
		const related = [{
			...inBefore("", old.part),
			label: "was"
		}];
		if (isMoved) yield problem("repointed", {
			from: old.path,
			to
		}, {
			...detail,
			related
		});
		else yield problem("changed", { changes: changesText(graphChange) }, {
			...detail,
			related
		});
	}
});
function dataOf({ nodesAdded, nodesRemoved, edgesAdded, edgesRemoved }) {
	return {
		nodesAdded,
		nodesRemoved,
		edgesAdded,
		edgesRemoved
	};
}
function changesText({ before, after, ...lists }) {
	const { nodesAdded, nodesRemoved, edgesAdded, edgesRemoved } = lists;
	const [from, to] = [before?.graph?.entry, after?.graph?.entry];
	const said = [
		["entry", from === to ? [] : [`${from} → ${to}`]],
		["nodes added", nodesAdded],
		["nodes removed", nodesRemoved],
		["edges added", edgesAdded],
		["edges removed", edgesRemoved]
	].filter(([, all]) => all.length > 0).map(([what, all]) => `${what}: ${listed(all)}`);
	return said.length === 0 ? "nodes and edges lead where they did, something else about them changed" : said.join("; ");
}
// src/kinds/workflow/rules/graph-integrity.ts
const graphIntegrity = workflowRule({
	id: "workflow/graph-integrity",
	title: "The graph holds together",
	why: "An entry or an edge that leads to no node leads a run out of its graph.",
	fix: "Add the node, or correct the id; each id stands for one node.",
	severity: "error",
	since: "0.1.0",
	scopes: ["snapshot"],
	messages: {
		entry: "the graph has no node '{id}', which entryNodeId names",
		duplicate: "the graph has more than one node '{id}'",
		dangling: "the graph has no node '{id}', where the edge {edge} ends or begins"
	},
	*check({ after }, problem) {
		const file = after?.graph;
		for (const { messageId, field, pointer, id, edge } of file?.integrityErrors ?? []) {
			const error = {
				instancePath: pointer,
				message: `no single node '${id}'`
			};
			yield problem(messageId, {
				id,
				edge
			}, {
				subject: graphSubject(field),
				at: inAfter(pointer, file?.part),
				data: {
					code: codes.graph,
					errors: [error]
				},
				refuses: [graphSubject()]
			});
		}
	}
});
// src/kinds/workflow/rules/graph-missing.ts
const graphMissing = workflowRule({
	id: "workflow/graph-missing",
	title: "A run has a graph",
	why: "Without its graph nothing says which moves a run may make, and none of them can be judged.",
	fix: "Restore the graph, or say where it lies: graph in the entry of files in .stateward.yml.",
	severity: "error",
	since: "0.1.0",
	scopes: [
		"snapshot",
		"step",
		"merge",
		"net"
	],
	messages: {
		missing: "the graph of this run was not found at {paths}",
		unjudged: "the run changed, and no graph that can be followed says whether it may"
	},
	*check(facts, problem) {
		const { after, scope, isUnjudged } = facts;
		if (after === null) return;
		if (scope === "snapshot" && after.graph === void 0) {
			const paths = after.lookedFor.join(" or ");
			const data = {
				code: codes.graph,
				errors: [],
				lookedFor: [...after.lookedFor]
			};
			yield problem("missing", { paths }, {
				subject: graphSubject(),
				at: inAfter(""),
				data
			});
		}
		if (!isUnjudged) return;
		const at = inAfter("/frontmatter/currentNodeId");
		yield problem("unjudged", {}, {
			subject: runSubject("currentNodeId"),
			at,
			data: {
				code: codes.graph,
				errors: []
			},
			refuses: moved(facts)
		});
	}
});
function moved({ before, after, lost, completed }) {
	return [...before?.state.currentNodeId !== after?.state.currentNodeId ? [runSubject("currentNodeId")] : [], ...[...lost, ...completed].map(stepSubject)];
}
// src/kinds/workflow/rules/graph-removed-live-node.ts
const graphRemovedLiveNode = workflowRule({
	id: "workflow/graph-removed-live-node",
	title: "The graph keeps the nodes that a run stands on or has completed",
	why: "A run that stands on no node of its graph can neither go on nor be restored, and its record means nothing.",
	fix: "Put the node back; take it away when no run stands on it any more.",
	severity: "error",
	since: "0.1.0",
	scopes: ["step", "net"],
	messages: {
		current: "the graph lost the node '{id}', at which this run stands",
		completed: "the graph lost the node '{id}', which this run has completed"
	},
	*check({ graphChange, before, after }, problem) {
		const old = graphChange?.before;
		if (old?.graph === void 0 || graphChange?.after?.graph === void 0 || after === null) return;
		const { graph } = old;
		const current = new Set([before?.state, after.state].map((state) => effectiveNode(state, graph)));
		const completed = new Set([...before?.state.completed ?? [], ...after.state.completed]);
		for (const id of graphChange.nodesRemoved) {
			if (!current.has(id) && !completed.has(id)) continue;
			const was = inBefore(`/nodes/${graph.nodes.get(id)?.index ?? 0}`, old.part);
			const detail = {
				subject: graphSubject(nodeField(id)),
				at: inAfter("/nodes", graphChange.after.part),
				related: [{
					...was,
					label: "was"
				}],
				data: {
					code: codes.graph,
					node: id
				},
				refuses: [graphSubject()]
			};
			yield problem(current.has(id) ? "current" : "completed", { id }, detail);
		}
	}
});
// src/kinds/workflow/rules/graph-schema.ts
const graphSchema = workflowRule({
	id: "workflow/graph-schema",
	title: "The graph follows its schema",
	why: "A graph that does not follow schemas/workflow-graph.schema.json is read differently by every tool.",
	fix: "Give the member the value that the schema asks for; no others than it names are allowed.",
	severity: "error",
	since: "0.1.0",
	scopes: ["snapshot"],
	messages: {
		unreadable: "the graph cannot be read: {reason} (line {line}, column {column})",
		invalid: "the graph: {field} {problem}"
	},
	*check({ after }, problem) {
		const file = after?.graph;
		if (file === void 0) return;
		if (file.unreadable !== void 0) {
			const { reason, span } = file.unreadable;
			const { line, column } = span;
			const detail = {
				subject: graphSubject(),
				at: inAfter("", file.part)
			};
			const data = {
				code: codes.graph,
				errors: [{
					message: reason,
					line,
					column
				}]
			};
			yield problem("unreadable", {
				reason,
				line,
				column
			}, {
				...detail,
				data
			});
		}
		for (const { field, pointer, problem: reason, error } of file.schemaErrors) {
			const refuses = [graphSubject()];
			const detail = {
				subject: graphSubject(field),
				at: inAfter(pointer, file.part),
				refuses
			};
			const data = {
				code: codes.graph,
				errors: [error]
			};
			yield problem("invalid", {
				field: field || "it",
				problem: reason
			}, {
				...detail,
				data
			});
		}
	}
});
// src/kinds/workflow/rules/schema.ts
const schema = workflowRule({
	id: "workflow/schema",
	title: "The frontmatter follows its schema",
	why: "A state that does not follow schemas/workflow-frontmatter.schema.json cannot be restored.",
	fix: "Give the key the value that the schema asks for; keys that it does not name are free.",
	severity: "error",
	since: "0.1.0",
	scopes: [
		"snapshot",
		"step",
		"merge",
		"net"
	],
	messages: { invalid: "{transition}{field} {problem}" },
	*check(facts, problem) {
		const { move, schemaErrors } = facts;
		const isReadable = facts.after?.state.currentNodeId !== void 0;
		const known = move !== void 0 && isReadable ? {
			from: move.from,
			to: move.to
		} : {};
		const transition = "from" in known ? `${transitionOf(facts)}: ` : "";
		for (const { field, pointer, problem: reason, error } of schemaErrors) {
			const data = {
				code: codes.schema,
				errors: [error],
				...known
			};
			const [key] = field.split("/");
			const refuses = [runSubject(key ?? field)];
			const detail = {
				subject: runSubject(field),
				at: inAfter(pointer),
				data,
				refuses
			};
			yield problem("invalid", {
				transition,
				field: field || "the frontmatter",
				problem: reason
			}, detail);
		}
	}
});
// src/kinds/workflow/rules/steps-completed.ts
const mostDetailed = 100;
// src/kinds/workflow/rules/index.ts
const rules = [
	graphChanged,
	graphIntegrity,
	graphMissing,
	graphRemovedLiveNode,
	graphSchema,
	schema,
	workflowRule({
		id: "workflow/steps-completed",
		title: "What was completed stays completed",
		why: "Whoever relied on a completed step is not told that it no longer counts, and it may be done twice.",
		fix: "Put the step back into stepsCompleted; a run that starts over is a new file.",
		severity: "error",
		since: "0.1.0",
		scopes: [
			"step",
			"merge",
			"net"
		],
		messages: { missing: "{transition}step '{id}' was completed and is no longer in stepsCompleted" },
		*check({ lost, move, before }, problem) {
			const transition = move === void 0 ? "" : `${move.from} → ${move.to}: `;
			for (const [index, id] of lost.entries()) {
				const missing = { missing: [id] };
				const data = move !== void 0 && index < mostDetailed ? moveData(codes.transition, move, missing) : {
					code: codes.transition,
					...missing
				};
				const was = inBefore(`/frontmatter/stepsCompleted/${before?.state.places.get(id) ?? 0}`);
				yield problem("missing", {
					transition,
					id
				}, {
					subject: stepSubject(id),
					at: inAfter("/frontmatter/stepsCompleted"),
					related: [{
						...was,
						label: "was"
					}],
					data
				});
			}
		}
	}),
	workflowRule({
		id: "workflow/steps-unvisited",
		title: "A run completes the steps it visits",
		why: "A step that is marked as completed although the run never stood there was not done in this run.",
		fix: "Complete a step while the run stands at it, or as it leaves it.",
		severity: "warning",
		since: "0.1.0",
		scopes: ["step", "net"],
		messages: {
			beside: "{from} → {to}: step '{id}' is completed, and the run stood at neither end of it",
			offPath: "{from} → {to}: step '{id}' is completed, and no path between leads over it"
		},
		*check({ completed, move, after, scope }, problem) {
			if (move === void 0) return;
			const { from, to, visited } = move;
			for (const id of completed.filter((each) => !visited.has(each))) {
				const index = after?.state.places.get(id) ?? 0;
				const detail = {
					subject: stepSubject(id),
					at: inAfter(`/frontmatter/stepsCompleted/${index}`),
					data: {
						from,
						to,
						visited: [...visited]
					}
				};
				yield problem(scope === "net" ? "offPath" : "beside", {
					from,
					to,
					id
				}, detail);
			}
		}
	}),
	workflowRule({
		id: "workflow/transition",
		title: "A run moves along the edges of its graph",
		why: "A run that jumps skips the work, the review or the decision that stands between.",
		fix: "Set currentNodeId back, and make one of the moves that are allowed next (data.allowedNext).",
		severity: "error",
		messageSeverities: { restarted: "warning" },
		since: "0.1.0",
		scopes: [
			"step",
			"merge",
			"net"
		],
		messages: {
			unknown: "Invalid transition: {from} → {to}: the graph has no node '{to}'; {next}",
			illegal: "Invalid transition: {from} → {to}: no edge leads there; {next}",
			unreachable: "Invalid transition: {from} → {to}: no path leads there; {next}",
			tooEarly: "Invalid transition: {from} → {to}: an edge leads there only in the graph as this change leaves it, and the one before it judges; {next}",
			restarted: "{from} → {to}: the graph has no node '{from}', so the run starts again at its entry"
		},
		*check({ move, scope, after }, problem) {
			if (move === void 0 || after?.state.currentNodeId === void 0 || !move.isStated || move.isAllowed && move.graph.nodes.has(move.to)) return;
			const { graph, from, to } = move;
			const detail = {
				subject: runSubject("currentNodeId"),
				at: inAfter("/frontmatter/currentNodeId"),
				data: moveData(codes.transition, move)
			};
			const next = movesText(move.allowedNext);
			const own = after.graph?.graph;
			if (to === graph.entry && !graph.nodes.has(from)) yield problem("restarted", {
				from,
				to
			}, detail);
			else if (own !== void 0 && hasEdge(own, from, to)) yield problem("tooEarly", {
				from,
				to,
				next
			}, detail);
			else if (!graph.nodes.has(to)) yield problem("unknown", {
				from,
				to,
				next
			}, detail);
			else yield problem(scope === "net" ? "unreachable" : "illegal", {
				from,
				to,
				next
			}, detail);
		}
	})
];
// src/kinds/workflow/sniff.ts
const required = [
	"schemaVersion",
	"workflowType",
	"currentNodeId",
	"stepsCompleted"
];
function looksLikeRun(text) {
	if (!/^\ufeff?---/.test(text)) return false;
	const { frontmatter } = readFrontmatter(new TextEncoder().encode(text), defaultLimits);
	if (isJsonObject(frontmatter)) return required.every((key) => Object.hasOwn(frontmatter, key));
	return /^currentNodeId\s*:/m.test(text) && /^stepsCompleted\s*:/m.test(text);
}
// src/kinds/workflow/view.ts
function viewOf({ state, graph: file }) {
	const completed = new Set(state.completed);
	const graph = file?.graph;
	if (graph === void 0) return viewWithoutGraph(state);
	const current = effectiveNode(state, graph);
	const known = [...graph.nodes.values()].map((node) => viewNode(node, current, completed));
	const beyond = [...completed].filter((id) => !graph.nodes.has(id)).map(doneNode);
	return {
		shape: "graph",
		nodes: [
			...graph.nodes.has(current) ? [] : [lostNode(current, "the graph does not hold this node")],
			...known,
			...beyond
		],
		links: linksFrom(graph, current)
	};
}
function viewWithoutGraph({ currentNodeId = "", completed }) {
	const current = currentNodeId.trim();
	const others = completed.filter((id) => id !== current).map(doneNode);
	return {
		shape: "list",
		nodes: current === "" ? others : [lostNode(current, "no graph that can be followed"), ...others],
		links: []
	};
}
function viewNode({ id, type, title }, current, completed) {
	const state = id === current ? "active" : completed.has(id) ? "done" : "open";
	const detail = id === current && completed.has(id) ? `${type}, completed` : type;
	return {
		subject: stepSubject(id),
		label: title === "" ? id : title,
		state,
		detail
	};
}
function doneNode(id) {
	return {
		subject: stepSubject(id),
		label: id,
		state: "done"
	};
}
function lostNode(id, detail) {
	return {
		subject: stepSubject(id),
		label: id,
		state: "stuck",
		detail
	};
}
function linksFrom(graph, current) {
	return allowedNext(graph, current).map(({ to, label, isDefault, conditionText }) => {
		const text = [
			label,
			isDefault === true ? "(default)" : "",
			conditionText ? `if ${String(conditionText)}` : ""
		].filter((remark) => remark !== "").join(" ");
		return {
			from: stepSubject(current),
			to: stepSubject(to),
			label: text
		};
	});
}
// src/kinds/workflow/write.ts
function writeRun({ texts, doc }, target) {
	const written = new Map();
	const text = texts.get("");
	const run = text === void 0 ? void 0 : runText(text, doc.state.raw, target.state.raw);
	if (run === void 0) return void 0;
	if (run !== text) written.set("", run);
	if (doc.graph === target.graph || jsonEqual(contentOf(doc.graph), contentOf(target.graph))) return written;
	const part = target.graph?.part ?? "";
	const graph = graphText(texts.get(part), target.graph);
	if (graph === void 0) return void 0;
	return written.set(part, graph);
}
function runText(text, before, after) {
	const { frontmatter } = readFrontmatter(new TextEncoder().encode(text), defaultLimits);
	if (frontmatter === void 0) return void 0;
	const differing = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((key) => !jsonEqual(member(before, key), member(after, key)));
	const wanted = new Map(Object.entries(frontmatter));
	for (const key of differing) {
		const value = member(after, key);
		if (value === void 0 || isEmptied(value, frontmatter, key)) wanted.delete(key);
		else wanted.set(key, value);
	}
	return writeEdits(text, { type: "frontmatter" }, valueEdits(frontmatter, Object.fromEntries(wanted), frontmatterPointer));
}
function isEmptied(value, frontmatter, key) {
	return !Object.hasOwn(frontmatter, key) && typeof value === "object" && Object.keys(value ?? {}).length === 0;
}
function member(object, key) {
	return Object.hasOwn(object, key) ? object[key] : void 0;
}
function contentOf(file) {
	return file === void 0 ? null : {
		path: file.path,
		graph: file.graph?.raw ?? null
	};
}
function graphText(text, file) {
	const wanted = file?.graph?.raw;
	if (wanted === void 0) return void 0;
	if (text === void 0) return `${formatJson(wanted)}\n`;
	const { value } = parseJson(sourceText(text.replace(/^\ufeff/, "")));
	return isJsonObject(value) ? writeEdits(text, { type: "json" }, valueEdits(value, wanted)) : `${formatJson(wanted)}\n`;
}
// src/kinds/index.ts
const kinds = [
	taskTree,
	{
		id: "workflow",
		title: "Run of a workflow",
		files: ["**/workflow.md"],
		sniff: looksLikeRun,
		detectedByShape: true,
		options: workflowOptionsSchema,
		defaults: defaultWorkflowOptions,
		checkOptions: checkWorkflowOptions,
		checkRuleOptions,
		deletion: "error",
		isFinished: ({ state, graph }, policy) => isAtEnd(state, policy?.graph ?? graph?.graph),
		isNewOnReturn: ({ state, graph }) => isAtEnd(state, graph?.graph),
		lookback: 0,
		rules,
		fileRules: [frontmatter],
		parts: partsOf$1,
		policy: policyGraph,
		reader: workflowReader,
		compare: compareWorkflows,
		entities: entitiesOf,
		entity: entityOf,
		graft: graftWorkflow,
		write: writeRun,
		view: viewOf
	},
	eventLog,
	procedure,
	checklist
];
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
	const role = policyGraph(path, new Map([...companions, ["", own]]), options, limits)?.part ?? partsInUse(path, own, (each) => companions.get(each), options, limits).at(-1)?.role;
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
	const report = checkGoverned(governance, limits, {
		before,
		after,
		path,
		companions: Object.fromEntries(companions),
		context: { at }
	});
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
