import { A as groupBy, C as optionFault, D as shortDigest, G as expectation, J as shownValue, S as optionChecks, V as defaultLimits, X as canonicalJson, b as gainedWords, dt as appendToken, f as valueEdits, ft as inAfter, g as splitPointer, lt as ruleOver, mt as pointerTokens, nt as splitSubject, p as alignLists, pt as inBefore, q as schemaFaults, rt as subjectOf, v as onceFor, w as valueAt, x as wordsSimilar, y as longestRising, z as jsonEqual } from "./core.js";
import { E as isJsonObject, T as isJsonArray, w as compareCodePoints } from "./hook-names.js";
import { B as plainText, D as parseJson, F as textStart, H as leadingId, I as decodeText, L as sourceText, M as quote, N as parseTaskList, O as defaultFrontmatterOptions, R as deniedWork, S as parseSectionLog, T as locateJson, U as phraseFinder, V as cleanText, _ as layOutJson, b as nearestName, d as listLines, f as partBytes, g as memberLines, h as writeEdits, j as parseYaml, k as parseFrontmatter, m as textForm, v as styleOf, w as parseJsonLines, x as parseTextLog, y as v1_schema_default, z as linkTargets } from "./text.js";
// src/kinds/checklist/find-lists.ts
function findLists(value, preset) {
	const known = new Set();
	const places = preset.items.map((pointer) => resolve(value, pointer).filter((place) => !known.has(place.pointer) && known.add(place.pointer)));
	const found = places.map((lists) => lists.map(({ tag, ...list }) => ({
		tag,
		pointer: list.pointer,
		members: membersOf(list, preset)
	})).filter(({ members }) => members.length > 0));
	const [first = []] = found.filter((lists) => lists.length > 0);
	if (preset.log !== void 0 || preset.items.length < 2) return first;
	const marked = new Set(found.flat().filter((list) => holdsItems(list, preset)));
	const isOuter = ({ pointer }) => [...marked].some((other) => other.pointer !== pointer && other.pointer.startsWith(`${pointer}/`));
	const whole = [...marked].filter((list) => !isOuter(list));
	const mixed = places.flat().filter(({ pointer }) => !whole.some((list) => list.pointer === pointer)).flatMap((place) => mixedMap(place, preset));
	const all = [...whole, ...mixed];
	return all.length === 0 ? first : all;
}
function holdsItems({ members }, preset) {
	const marks = preset.done.map(({ field }) => field);
	return members.some(({ value, name }) => {
		if (!isJsonObject(value)) return true;
		return (name === void 0 ? [...preset.key, ...marks] : marks).some((field) => Object.hasOwn(value, field));
	});
}
function mixedMap({ value, pointer, tag }, { done, contract }) {
	if (!isJsonObject(value)) return [];
	const has = (member, names) => names.some((name) => Object.hasOwn(member, name));
	const marks = done.map(({ field }) => field);
	const members = Object.entries(value).flatMap(([name, member]) => isJsonObject(member) && has(member, marks) && has(member, contract) ? [{
		value: member,
		pointer: appendToken(pointer, name),
		name
	}] : []);
	return members.length < 2 ? [] : [{
		tag,
		pointer,
		members
	}];
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
function membersOf({ value, pointer }, preset) {
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
function isEmptyValue(value) {
	if (value === void 0 || value === null) return true;
	if (typeof value === "string") return foldText(value) === "";
	if (isJsonArray(value)) return value.length === 0;
	return isJsonObject(value) && Object.keys(value).length === 0;
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
// src/kinds/checklist/stamps.ts
const stampsName = "(stamps)";
const placeholders = {
	"{n}": String.raw`\d{1,9}`,
	"{h}": "[0-9a-f]{7,40}",
	"{d}": String.raw`\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?: ?(?:Z|UTC|[+-]\d{2}:?\d{2}))?)?`
};
const mostEndings = 8;
const [longestStart, longestEnd] = [2e3, 400];
const cutters = new WeakMap();
function cutStamps(raw, stamps, longer) {
	const cut = {};
	let isLeft = false;
	for (const [field, patterns] of Object.entries(stamps)) {
		const text = raw[field];
		if (typeof text !== "string") continue;
		const cutter = cutters.get(patterns) ?? cutterOf(patterns);
		cutters.set(patterns, cutter);
		const line = cutOf(text, cutter, longer);
		const all = field === "text" ? raw.paragraph : void 0;
		const paragraph = typeof all === "string" && all.startsWith(text) ? cutParagraph(all, text, line, cutter, longer) : void 0;
		isLeft ||= line.isLeft || paragraph?.isLeft === true;
		take(raw, cut, field, line);
		if (paragraph !== void 0) take(raw, cut, "paragraph", paragraph);
	}
	if (Object.keys(cut).length > 0) raw[stampsName] = cut;
	return isLeft;
}
function withStamps(raw, field, text) {
	const all = Object.hasOwn(raw, "(stamps)") ? raw[stampsName] : void 0;
	const own = isJsonObject(all) && Object.hasOwn(all, field) ? all[field] : void 0;
	if (!isJsonObject(own)) return text;
	const { before = "", within = "", behind = "" } = own;
	const first = typeof raw.text === "string" && text.startsWith(raw.text) ? raw.text : "";
	return `${before}${first}${first === "" ? "" : within}${text.slice(first.length)}${behind}`;
}
function take(raw, cut, field, found) {
	const { own, before, within, behind } = found;
	if (before === "" && within === "" && behind === "") return;
	raw[field] = own;
	cut[field] = {
		before,
		...within === "" ? {} : { within },
		behind
	};
}
function cutOf(text, { before, behind }, longer) {
	const start = beginning(text, before);
	const ends = endings(text, start, behind);
	const isLeft = longer <= ends.length;
	const end = ends[longer] ?? text.length;
	if (start === 0 && end === text.length) return {
		own: text,
		before: "",
		within: "",
		behind: "",
		end,
		isLeft
	};
	const own = cleanText(text.slice(start, end).trim()).text;
	const from = text.indexOf(own, start);
	return {
		own,
		before: text.slice(0, from),
		within: "",
		behind: text.slice(from + own.length),
		end,
		isLeft
	};
}
function cutParagraph(all, text, line, cutter, longer) {
	if (all === text) return line;
	const whole = cutOf(all, cutter, longer);
	if (whole.end <= text.length) return whole;
	const rest = all.slice(text.length, whole.end);
	const isLeft = line.isLeft || whole.isLeft;
	return {
		own: line.own + rest,
		before: line.before,
		within: line.behind,
		behind: all.slice(whole.end),
		end: whole.end,
		isLeft
	};
}
function cutterOf(patterns) {
	const isBefore = (pattern) => pattern.endsWith(" ") && !pattern.startsWith(" ");
	return {
		before: patterns.filter(isBefore).map(asStamp),
		behind: patterns.filter((pattern) => !isBefore(pattern)).map(asStamp)
	};
}
function asStamp(pattern) {
	const isOpen = pattern.endsWith(anything);
	const source = (isOpen ? pattern.slice(0, -anything.length) : pattern).split(/(\{[nhd]\})/).map((piece) => placeholders[piece] ?? piece.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
	return {
		sticky: new RegExp(source.join(""), "iy"),
		isOpen
	};
}
const anything = "{*}";
function beginning(text, stamps) {
	let from = 0;
	for (let at = 0; at >= 0;) {
		at = Math.max(...stamps.map((stamp) => endOf(stamp, text, from)), -1);
		if (at > from && at < text.length) from = at;
		else break;
	}
	return from;
}
function endings(text, from, stamps) {
	const found = new Set();
	for (let at = text.length - 1; at > from; at--) {
		if (at > longestStart && at < text.length - longestEnd) at = longestStart;
		if (stamps.some((stamp) => {
			const end = endOf(stamp, text, at);
			return end === text.length || found.has(end);
		})) found.add(at);
	}
	return [...found].reverse().slice(0, mostEndings);
}
function endOf({ sticky, isOpen }, text, at) {
	sticky.lastIndex = at;
	if (!sticky.test(text)) return -1;
	if (isOpen) return sticky.lastIndex < text.length ? text.length : -1;
	return sticky.lastIndex;
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
function gatherFields(own, preset, longer = 0) {
	const { index } = preset.parent;
	const sources = Object.entries(preset.fields);
	const isStamped = Object.keys(preset.stamps).length > 0;
	if (sources.length === 0 && index === void 0 && preset.evidence === void 0 && !isStamped) return {
		raw: own,
		places: nowhere,
		isLonger: false
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
		places,
		isLonger: isStamped && cutStamps(raw, preset.stamps, longer)
	};
}
function firstFound(own, source) {
	for (const pointer of source.from) {
		const value = valueAt(own, pointer);
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
		const value = member === void 0 ? each : valueAt(each, `/${member}`);
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
const finders$1 = new WeakMap();
function cutEvidence(raw, evidence) {
	const text = raw[evidence.field];
	if (typeof text !== "string") return;
	const finder = finders$1.get(evidence) ?? phraseFinder(evidence.phrases);
	finders$1.set(evidence, finder);
	const { found, rest } = finder(text);
	if (found.length === 0) return;
	raw[evidence.field] = rest;
	raw[evidenceName] = found;
}
// src/kinds/checklist/qualified-keys.ts
function qualified(items) {
	const [first] = items;
	if (items.every(({ list }) => list === first?.list)) return [...items];
	const listOf = new Map();
	const shared = new Set();
	for (const { key, list } of items) {
		const known = listOf.get(key) ?? list;
		if (known !== list) shared.add(key);
		listOf.set(key, known);
	}
	if (shared.size === 0) return [...items];
	const isShared = (item) => shared.has(item.key);
	return renamed(items, (item) => isShared(item) ? `${item.list}:` : "");
}
function alignQualified(before, after) {
	if (before.preset.items.length < 2) return before;
	const isPlain = ({ items }) => items.every(({ qualifier }) => qualifier === "");
	if (isPlain(before) && isPlain(after)) return before;
	const now = new Map(after.items.map((item) => [placeOf$2(item), item.qualifier]));
	const items = renamed(before.items, (item) => now.get(placeOf$2(item)) ?? item.qualifier);
	return {
		...before,
		items,
		byKey: new Map(items.map((item) => [item.key, item])),
		repeated: new Map(items.flatMap((item, place) => {
			const count = before.repeated.get(before.items[place]?.key ?? "");
			return count === void 0 ? [] : [[item.key, count]];
		}))
	};
}
function placeOf$2({ list, key, qualifier }) {
	return JSON.stringify([list, key.slice(qualifier.length)]);
}
function renamed(items, qualifierOf) {
	const given = new Map();
	const nameIn = (list, key) => JSON.stringify([list, key]);
	return items.map((item) => {
		const above = item.parent === void 0 ? void 0 : given.get(nameIn(item.list, item.parent));
		const qualifier = above ?? qualifierOf(item);
		given.set(nameIn(item.list, item.key), qualifier);
		if (qualifier === item.qualifier) return item;
		const rename = (key) => qualifier + key.slice(item.qualifier.length);
		const parent = above === void 0 || item.parent === void 0 ? item.parent : rename(item.parent);
		return {
			...item,
			key: rename(item.key),
			parent,
			qualifier
		};
	});
}
// src/kinds/checklist/meaning.ts
function meaningOf(value, setName) {
	if (value === void 0 || isEmptyValue(value)) return "";
	if (setName !== void 0) return canonicalJson([...new Set(membersIn(value, setName))].sort());
	const only = isJsonArray(value) && value.length === 1 ? value[0] : void 0;
	const own = typeof only === "string" ? only : value;
	return canonicalJson(foldValue(isFlat(own) ? own : withoutEmpty(own)));
}
function isFlat(value) {
	return isJsonArray(value) ? value.every((each) => typeof each === "string") : !isJsonObject(value);
}
function withoutEmpty(value) {
	const root = {};
	const pending = [{
		from: value,
		into: root,
		key: "value"
	}];
	for (let next = pending.pop(); next !== void 0; next = pending.pop()) copy(next, pending);
	return root.value ?? null;
}
function copy({ from, into, key }, pending) {
	if (isJsonArray(from)) {
		const list = new Array(from.length).fill(null);
		into[key] = list;
		for (const [index, each] of from.entries()) pending.push({
			from: each,
			into: list,
			key: index
		});
	} else if (isJsonObject(from)) {
		const object = {};
		into[key] = object;
		for (const [name, each] of Object.entries(from)) if (!isEmptyValue(each)) pending.push({
			from: each,
			into: object,
			key: name
		});
	} else into[key] = from;
}
function membersIn(value, name) {
	const own = plainName(name);
	const names = new Set([
		own,
		own.replace(/s$/, ""),
		"and",
		"&"
	]);
	return (isJsonArray(value) ? value : [value]).flatMap((each) => {
		if (typeof each !== "string") return [canonicalJson(foldValue(each))];
		return each.split(/[\s,;]+/).map((word) => word.replace(/^[_*]+|[_*:]+$/g, "")).filter((word) => word !== "" && !names.has(word.toLowerCase()));
	});
}
function plainName(name) {
	return name.replace(/[-_]/g, "").toLowerCase();
}
function isWords(field, { parse, evidence }) {
	return parse === "md-checklist" && field === "text" && evidence?.field !== "text";
}
function wordsIn(raw) {
	return plainText(paragraphIn(raw));
}
function sameLinks(before, after) {
	const [old, now] = [linkTargets(paragraphIn(before)), linkTargets(paragraphIn(after))];
	return [...old].every(([label, target]) => (now.get(label) ?? target) === target);
}
function wordsValue(raw) {
	const targets = [...linkTargets(paragraphIn(raw))].map(([label, target]) => `${label} ${target}`);
	return [wordsIn(raw), ...targets].join("\n");
}
function paragraphIn(raw) {
	const { text, paragraph } = raw;
	if (typeof paragraph === "string" && paragraph !== "") return paragraph;
	return typeof text === "string" ? text : "";
}
function denialIn(raw, preset) {
	if (!isWords("text", preset)) return void 0;
	const { tags, text } = raw;
	const own = isJsonArray(tags) ? tags.filter((each) => typeof each === "string") : [];
	const line = typeof text === "string" ? withStamps(raw, "text", text) : "";
	return deniedWork(withStamps(raw, "paragraph", paragraphIn(raw)), own) ?? deniedWork(line);
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
		list: place.list,
		isKeyed: place.isKeyed,
		qualifier: place.qualifier,
		ownKey: place.ownKey,
		within: place.within,
		title: textOf$2(raw, preset.titleFields, preset) ?? place.key,
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
function fieldOf(raw, field) {
	return Object.hasOwn(raw, field) ? raw[field] : void 0;
}
function firstText(raw, fields) {
	for (const field of fields) {
		const value = fieldOf(raw, field);
		if (typeof value === "string" && value.trim() !== "") return foldText(value);
	}
}
function textOf$2(raw, fields, preset) {
	const [field] = fields;
	if (field !== void 0 && isWords(field, preset)) return wordsIn(raw) || void 0;
	return firstText(raw, fields);
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
	const value = fieldOf(raw, field);
	if (values === void 0) return value === true;
	if (typeof value !== "string") return false;
	const text = value.trim().toLowerCase();
	return values.some((each) => each === text || each.includes("*") && matchesWildcard(each, text));
}
function statusOf(raw, preset, group) {
	const field = (group?.status ?? preset.status)?.field ?? preset.done.find(({ values }) => values)?.field;
	const value = field === void 0 ? void 0 : fieldOf(raw, field);
	return typeof value === "string" ? value.trim().toLowerCase() || void 0 : void 0;
}
const none$1 = [];
function dependenciesOf$1(raw, fields) {
	const values = fields.map((field) => fieldOf(raw, field)).filter((value) => value !== void 0);
	if (values.length === 0) return none$1;
	return values.flatMap((value) => isJsonArray(value) ? value : [value]).flatMap((value) => keyText(value) ?? []);
}
// src/kinds/checklist/read-items.ts
function readItems(texts, preset) {
	const items = [];
	for (const text of texts) addItems(items, text, preset);
	return withParents(qualified(items), preset);
}
function addItems(items, { part, value }, preset) {
	const pending = itemLists(value, part, preset).flatMap(({ members, ...list }) => members.map((member) => ({
		...member,
		part,
		list,
		parent: void 0
	}))).reverse();
	const taken = new Set();
	const placed = [];
	for (let next = pending.pop(); next !== void 0; next = pending.pop()) {
		const own = isJsonObject(next.value) ? next.value : { [preset.scalar ?? ""]: next.value };
		const parent = placedParent(own, placed, preset);
		let gathered = gatherFields(own, preset);
		let keys = keysOf(next, gathered.raw, parent, preset);
		for (let longer = 1; gathered.isLonger && taken.has(keys.key); longer++) {
			gathered = gatherFields(own, preset, longer);
			keys = keysOf(next, gathered.raw, parent, preset);
		}
		taken.add(keys.key);
		const children = childrenOf(next, keys.key, preset);
		const item = readItem(gathered, {
			...keys,
			list: next.list.pointer,
			qualifier: "",
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
			pointer: member.pointer,
			members: [{
				...member,
				name
			}]
		}));
	}
	return [];
}
function placedParent(own, placed, { parent }) {
	const place = parent.index === void 0 ? void 0 : fieldOf(own, parent.index);
	return typeof place === "number" ? placed[place] : void 0;
}
function keysOf({ value, name, list: { tag }, parent: container }, raw, parent, preset) {
	const id = idOf(raw, name, preset);
	const isKeyed = id !== void 0;
	const own = id ?? madeKey(raw, value, preset);
	if (container !== void 0) {
		const key = own.startsWith(`${container}.`) ? own : `${container}.${own}`;
		return {
			key,
			ownKey: key.slice(tag.length),
			within: "",
			isKeyed
		};
	}
	if (id === void 0 && parent !== void 0) return {
		key: `${parent.key} > ${own}`,
		ownKey: `${parent.ownKey} > ${own}`,
		within: parent.within,
		isKeyed
	};
	const isWithin = id === void 0 || preset.within?.ids === true;
	const within = tag + (isWithin ? withinText(raw, preset) : "");
	return {
		key: within + own,
		ownKey: own,
		within: isWithin ? within : "",
		isKeyed
	};
}
function idOf(raw, name, preset) {
	for (const field of preset.key) {
		const key = keyText(fieldOf(raw, field));
		if (key !== void 0) return key;
	}
	return name === void 0 || name === "" ? void 0 : name;
}
function madeKey(raw, value, preset) {
	const texts = preset.hash.flatMap((field) => textOf$2(raw, [field], preset) ?? []);
	return texts.length > 0 ? shortened(texts.join(": ")) : `(${shortDigest(foldedText(value))})`;
}
function withinText(raw, { within }) {
	const value = within === void 0 ? void 0 : fieldOf(raw, within.field);
	const names = (isJsonArray(value) ? value : [value]).flatMap((each) => keyText(each) ?? []);
	return names.length === 0 ? "" : `${shortened(names.join(" > "))}: `;
}
function shortened(text) {
	return text.length <= 60 ? text : `${text.slice(0, 46).replace(/[\ud800-\udbff]$/, "")}… ${shortDigest(text)}`;
}
function childrenOf({ value, pointer, part, list: within }, key, preset) {
	if (!isJsonObject(value)) return [];
	return (preset.parent.nested ?? []).flatMap((field) => {
		const list = fieldOf(value, field);
		if (list === void 0) return [];
		return membersOf({
			value: list,
			pointer: appendToken(pointer, field)
		}, preset).map((member) => ({
			...member,
			part,
			list: within,
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
	if (field !== void 0) return keyText(fieldOf(raw, field));
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
		...indexed(items, repeated),
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
	const list = done.lastOf === void 0 ? void 0 : valueAt(root, done.lastOf);
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
	const index = indexed(items, []);
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
	const seen = indexed(items, []).repeated;
	return new Map([...repeated].map(([key, count]) => {
		const hidden = count - (seen.get(key) ?? 1);
		return [key, Array.from({ length: hidden }, (_, index) => againName(key, count - index))];
	}));
}
function indexed(items, repeatedMembers) {
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
// src/kinds/checklist/markdown-value.ts
function markdownValue(value) {
	if (!isJsonObject(value)) return value;
	const { items = [], sections = [], rows = [] } = value;
	const isTitled = hasTitle(sections);
	const [title] = objectsIn(sections);
	return {
		...isTitled && title?.title !== void 0 ? { title: title.title } : {},
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
	"md-checklist": (source, limits, options) => {
		const parsed = tolerant(parseTaskList(source, limits, options));
		return parsed.value === void 0 ? parsed : {
			...parsed,
			value: markdownValue(parsed.value)
		};
	},
	"md-frontmatter": frontmatterText,
	"md-sections": (source, limits) => tolerant(parseSectionLog(source, limits)),
	"text-log": (source, limits) => tolerant(parseTextLog(source, limits))
};
function parseText(format, bytes, limits) {
	const decoded = decodeText(bytes);
	const source = sourceText(decoded.text);
	if (decoded.faults.length > 0) return refused(decoded.faults.map(asReadFault), jsonSource(source));
	return parsers[format.parse](source, limits, taskListOptions(format));
}
function taskListOptions({ ids, outermost, headings }) {
	return {
		ids,
		...outermost === void 0 ? {} : { outermost },
		...headings === void 0 ? {} : { headings }
	};
}
function tolerant({ value, faults, source }) {
	const isRepeated = ({ messageId }) => messageId === "duplicate-key";
	const grave = faults.filter((fault) => !isRepeated(fault)).map(asReadFault);
	if (grave.length > 0 || value === void 0) return refused(grave, source);
	return {
		value,
		faults: [],
		repeated: [...new Set(faults.filter(isRepeated).map(({ pointer }) => pointer))],
		source
	};
}
function frontmatterText(source, limits, options) {
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
		...options
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
function yamlText(source, limits) {
	return tolerant(parseYaml(source, limits, {
		maxAliases: 0,
		scalarKeys: false
	}));
}
function refused(faults, source) {
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
function asReadFault({ messageId, message, pointer, span }) {
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
	outermost: false,
	headings: {},
	stamps: {},
	folder: void 0,
	recognisedBy: [],
	single: false,
	fields: {},
	scalar: void 0,
	key: ["id"],
	hash: [],
	stems: [],
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
	sets: [],
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
	"ai-dlc": {
		"name": "ai-dlc",
		"title": "State of AI-DLC",
		"match": ["aidlc-docs/aidlc-state.md"],
		"parse": "md-checklist",
		"ids": [],
		"stamps": { "text": [
			" ({*}",
			" — {*}",
			" – {*}",
			" - {*}"
		] },
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
		"records": ["aidlc-docs/*"],
		"rules": {
			"goalposts": { "reworded": "warning" },
			"done-removed": "warning",
			"duplicate-key": "warning",
			"evidence": "off"
		}
	},
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
		"stems": ["{n}-{n}"],
		"titleFields": [],
		"done": [{
			"field": "status",
			"values": ["done", "completed"]
		}],
		"closed": [
			"superseded",
			"obsolete",
			"cancelled",
			"canceled",
			"dropped",
			"deferred",
			"descoped"
		],
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
			"parent-done": "error",
			"born-done": { "instead": "warning" }
		}
	},
	"conductor": {
		"name": "conductor",
		"title": "Tracks of Conductor",
		"match": [
			"conductor/tracks.md",
			"conductor/tracks/*/plan.md",
			"conductor/archive/*/plan.md"
		],
		"parse": "md-checklist",
		"ids": [],
		"headings": { "boxes": true },
		"stamps": { "text": [
			" ({h})",
			" [{h}]",
			" `{h}`",
			" {h}",
			" [checkpoint: {h}]",
			" [commit: {h}]",
			" (commit: {h})",
			" (commit {h})"
		] },
		"items": ["/items"],
		"key": ["id"],
		"hash": ["text"],
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
			"struck",
			"heading"
		],
		"bookkeeping": ["tags", "section"],
		"records": ["conductor/*"],
		"rules": {
			"goalposts": { "reworded": "warning" },
			"done-removed": "warning",
			"duplicate-key": "warning",
			"evidence": "off"
		}
	},
	"cursor-plan": {
		"name": "cursor-plan",
		"title": "Plan of Cursor",
		"match": [".cursor/plans/*.plan.md"],
		"sniff": ["/frontmatter/todos"],
		"recognisedBy": ["content"],
		"parse": "md-frontmatter",
		"items": ["/frontmatter/todos"],
		"key": ["id"],
		"hash": ["content"],
		"titleFields": ["content"],
		"descriptionFields": [],
		"done": [{
			"field": "status",
			"values": ["completed", "done"],
			"open": "pending"
		}],
		"closed": ["cancelled"],
		"status": {
			"field": "status",
			"graph": {
				"pending": [
					"in_progress",
					"completed",
					"done",
					"cancelled"
				],
				"in_progress": [
					"pending",
					"completed",
					"done",
					"cancelled"
				],
				"cancelled": [
					"pending",
					"in_progress",
					"completed",
					"done"
				],
				"completed": ["done"],
				"done": ["completed"]
			}
		},
		"contract": ["content"],
		"claim": ["status", "dependencies"],
		"dependencies": ["dependencies"],
		"records": [".cursor/plans/*"],
		"rules": {
			"goalposts": { "reworded": "warning" },
			"done-removed": "warning",
			"duplicate-key": "warning",
			"evidence": "off"
		}
	},
	"exec-plan": {
		"name": "exec-plan",
		"title": "Execution plan",
		"match": ["docs/exec-plans/active/*.md", "docs/exec-plans/completed/*.md"],
		"parse": "md-checklist",
		"ids": [
			"T{n}",
			"Milestone {n}",
			"Phase {n}",
			"Step {n}",
			"{n}"
		],
		"stamps": { "text": [
			"({d}) ",
			"[{d}] ",
			"{d}: ",
			"{d} - ",
			"{d} — ",
			"{d} ",
			" ({d})"
		] },
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
		"records": ["docs/exec-plans/*"],
		"rules": {
			"goalposts": { "reworded": "warning" },
			"done-removed": "warning",
			"duplicate-key": "warning",
			"evidence": "off"
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
			"born-done": { "born": "error" },
			"reopened": { "unexplained": "error" },
			"dependency-order": "error",
			"order": "error"
		}
	},
	"gsd-2": {
		"name": "gsd-2",
		"title": "Milestones of GSD 2",
		"match": [".gsd/milestones/**/*-ROADMAP.md", ".gsd/milestones/**/*-PLAN.md"],
		"parse": "md-checklist",
		"ids": [
			"M{n}",
			"S{n}",
			"T{n}"
		],
		"items": ["/items", "/rows"],
		"fields": {
			"name": { "from": ["/text", "/cells/Slice"] },
			"row": { "from": ["/cells/ID"] },
			"ticked": { "from": ["/cells/Done"] }
		},
		"stamps": { "name": [" `{*}"] },
		"key": ["id", "row"],
		"hash": ["name"],
		"within": { "field": "section" },
		"titleFields": ["name"],
		"descriptionFields": [],
		"parent": { "index": "parent" },
		"done": [{
			"field": "mark",
			"values": ["x"],
			"open": " "
		}, {
			"field": "ticked",
			"values": [
				"✅",
				"x",
				"[x]",
				"yes",
				"done"
			],
			"open": "⬜"
		}],
		"contract": ["name"],
		"claim": [
			"text",
			"mark",
			"tags",
			"section",
			"paragraph",
			"optional",
			"struck",
			"cells"
		],
		"bookkeeping": [
			"text",
			"tags",
			"section",
			"cells"
		],
		"records": [
			".gsd/STATE.md",
			".gsd/*-ROADMAP.md",
			".gsd/*-PLAN.md",
			".gsd/*.json",
			".gsd/*.jsonl",
			".gsd/*.db*"
		],
		"rules": {
			"goalposts": { "reworded": "warning" },
			"done-removed": "warning",
			"duplicate-key": "warning",
			"evidence": "off"
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
		"sets": ["requirements"],
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
	"omo": {
		"name": "omo",
		"title": "Plan of oh-my-opencode",
		"match": [".omo/plans/*.md", ".sisyphus/plans/*.md"],
		"parse": "md-checklist",
		"ids": [
			"F{n}",
			"T{n}",
			"Task {n}",
			"{n}"
		],
		"outermost": true,
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
		"records": [".omo/*", ".sisyphus/*"],
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
	"planning-with-files": {
		"name": "planning-with-files",
		"title": "Plan of planning-with-files",
		"match": ["task_plan.md"],
		"parse": "md-checklist",
		"ids": [
			"Phase {n}",
			"阶段 {n}",
			"阶段{n}",
			"Fase {n}",
			"Task {n}",
			"Step {n}",
			"{n}"
		],
		"headings": { "labels": [
			"Status",
			"状态",
			"狀態",
			"Estado",
			"Result",
			"结果",
			"結果",
			"Resultado"
		] },
		"items": ["/items"],
		"fields": { "status": { "from": [
			"/labels/Status",
			"/labels/状态",
			"/labels/狀態",
			"/labels/Estado"
		] } },
		"stamps": { "status": [
			" ({*}",
			"（{*}",
			" — {*}",
			" – {*}",
			" - {*}",
			", {*}",
			"; {*}",
			". {*}"
		] },
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
		}, {
			"field": "status",
			"values": [
				"complete",
				"completed",
				"done",
				"finished",
				"完成",
				"已完成",
				"completado"
			],
			"open": "pending"
		}],
		"closed": [
			"skipped",
			"cancelled",
			"canceled",
			"deferred"
		],
		"status": {
			"field": "status",
			"rank": [
				[
					"pending",
					"planned",
					"todo",
					"not started",
					"not_started",
					"待开始",
					"未开始",
					"待处理",
					"pendiente"
				],
				[
					"in_progress",
					"in progress",
					"in-progress",
					"进行中",
					"blocked",
					"en_progreso"
				],
				[
					"complete",
					"completed",
					"done",
					"finished",
					"完成",
					"已完成",
					"completado"
				]
			]
		},
		"planKey": "/title",
		"contract": ["text"],
		"claim": [
			"mark",
			"status",
			"labels",
			"heading",
			"tags",
			"section",
			"paragraph",
			"optional",
			"struck"
		],
		"bookkeeping": [
			"tags",
			"section",
			"heading"
		],
		"records": [
			"task_plan.md",
			"findings.md",
			"progress.md",
			".planning/*"
		],
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
			"born-done": { "born": "error" },
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
	"squad": {
		"name": "squad",
		"title": "Decisions of a squad",
		"match": [".squad/decisions.md", ".ai-team/decisions.md"],
		"parse": "md-sections",
		"items": ["/sections"],
		"done": [],
		"log": "insert-only",
		"records": [".squad/*", ".ai-team/*"],
		"rules": { "log-append": "warning" }
	},
	"superpowers": {
		"name": "superpowers",
		"title": "Plan of Superpowers",
		"match": ["docs/superpowers/plans/*.md"],
		"parse": "md-checklist",
		"ids": [
			"Step {n}",
			"Task {n}",
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
		"bulkFlip": {},
		"records": ["docs/superpowers/*"],
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
			"parent-done": "warning",
			"item-replaced": { "open": "warning" },
			"born-done": { "instead": "warning" }
		}
	},
	"todo": {
		"name": "todo",
		"title": "Todo list of an agent",
		"detected": "never",
		"match": ["tasks/todo.md", "docs/tasks.md"],
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
		"planKey": "/title",
		"records": [
			"tasks/todo.md",
			"tasks/lessons.md",
			"docs/tasks.md"
		],
		"rules": {
			"goalposts": { "reworded": "warning" },
			"done-removed": "warning",
			"duplicate-key": "warning",
			"evidence": "off",
			"plan-rotation": { "doneVanished": "warning" }
		}
	},
	"trellis": {
		"name": "trellis",
		"title": "Tasks of Trellis",
		"match": [".trellis/workflow.md"],
		"folder": {
			"files": ["tasks/*/task.json", "tasks/archive/*/*/task.json"],
			"parse": "text-log"
		},
		"parse": "json",
		"items": [""],
		"single": true,
		"key": ["id", "name"],
		"titleFields": ["title"],
		"descriptionFields": ["description"],
		"parent": { "field": "parent" },
		"done": [{
			"field": "status",
			"values": ["completed", "done"],
			"open": "planning"
		}],
		"closed": [
			"cancelled",
			"canceled",
			"superseded",
			"abandoned"
		],
		"status": {
			"field": "status",
			"graph": {
				"planning": [
					"in_progress",
					"review",
					"completed",
					"done",
					"paused"
				],
				"in_progress": [
					"planning",
					"review",
					"completed",
					"done",
					"paused"
				],
				"review": [
					"planning",
					"in_progress",
					"completed",
					"done",
					"paused"
				],
				"paused": [
					"planning",
					"in_progress",
					"review",
					"completed",
					"done"
				],
				"completed": ["done"],
				"done": ["completed"]
			}
		},
		"contract": ["title", "description"],
		"claim": [
			"status",
			"notes",
			"commit",
			"branch",
			"pr_url",
			"assignee",
			"priority",
			"completedAt",
			"meta"
		],
		"bookkeeping": [
			"commit",
			"branch",
			"pr_url",
			"assignee",
			"priority",
			"completedAt",
			"worktree_path"
		],
		"records": [".trellis/*"],
		"rules": {
			"done-removed": "warning",
			"duplicate-key": "warning",
			"evidence": "off"
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
		const format = JSON.stringify([preset.parse, preset.parse === "md-checklist" ? taskListOptions(preset) : {}]);
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
	}).flatMap((list) => list.members.slice(0, mostLookedAt)).map((member) => member.value);
	const fields = members.filter(isJsonObject).map((member) => gatherFields(member, preset).raw);
	const hasOne = (names) => fields.some((raw) => names.some((name) => Object.hasOwn(raw, name)));
	return (fields.length < members.length || hasOne(preset.done.map(({ field }) => field))) && (preset.recognisedBy.length === 0 || hasOne(preset.recognisedBy));
}
const mostLookedAt = 1e3;
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
// src/kinds/checklist/options.ts
const defaultChecklistOptions = {
	preset: null,
	evidence: "preset",
	profile: "default",
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
		profile: {
			description: "With strict, bulk-flip (from 3), evidence, reopened without reason, born-done and goalposts are errors.",
			enum: ["default", "strict"]
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
		[evidenceName, stampsName]
	];
	return new Set([
		...status,
		...done,
		...others.flat()
	]);
}
function contractChanges(before, after, reading) {
	if (before.raw === after.raw) return [];
	const fields = new Set([...contractFields(before, reading), ...contractFields(after, reading)]);
	return [...fields].filter((field) => !jsonEqual(fieldOf(before.raw, field), fieldOf(after.raw, field)) || isWords(field, reading.preset)).filter((field) => !saySame(before, after, field, fields, reading.preset));
}
function saySame(before, after, field, fields, preset) {
	if (isWords(field, preset)) return wordsIn(before.raw) === wordsIn(after.raw) && sameLinks(before.raw, after.raw);
	const names = [...fields].filter((name) => plainName(name) === plainName(field));
	const [old, now] = [before, after].map(({ raw }) => sayings(raw, names, preset));
	return old === now;
}
function sayings(raw, names, preset) {
	const said = names.map((name) => meaningOf(fieldOf(raw, name), isSet(name, preset) ? name : void 0));
	return [...new Set(said)].filter((each) => each !== "").sort().join("\n");
}
function isSet(name, { sets, dependencies }) {
	return sets.includes(name) || dependencies.includes(name);
}
function contractText(item, reading) {
	const known = texts.get(item);
	if (known?.preset === reading.preset && known.strict === reading.strict) return known.text;
	const text = textOf$1(item, reading);
	texts.set(item, {
		preset: reading.preset,
		strict: reading.strict,
		text
	});
	return text;
}
const texts = new WeakMap();
function textOf$1(item, reading) {
	const fields = contractFields(item, reading);
	if (fields.length === 0) return void 0;
	const { preset } = reading;
	return [...groupBy(fields, plainName)].map(([name, names]) => {
		return [name, names.some((field) => isWords(field, preset)) ? wordsIn(item.raw) : sayings(item.raw, names, preset)];
	}).flatMap(([name, said]) => said === "" ? [] : [`${name}=${said}`]).sort().join("\n");
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
	if (preset.claim.includes(name) || preset.bookkeeping.includes(name)) return true;
	return !strict && !item.isPlain && !isMentioned(name, preset);
}
function isMentioned(name, { done, key, runner, groups, fields }) {
	return [
		...[...done, ...groups.flatMap(({ status }) => status ?? [])].map(({ field }) => field),
		...key,
		...runner.counters,
		...runner.maximum,
		...Object.keys(fields),
		evidenceName
	].includes(name);
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
function introduced$1(before, after, rekeyed = []) {
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
function entityOf(checklist, key) {
	if (key === "") return fileEntity(checklist);
	const item = itemOf(checklist, key);
	if (item === void 0) return void 0;
	const { pointer, part, title } = item;
	return {
		pointer,
		part,
		fields: fieldsOf(checklist, item),
		...title === key ? {} : { label: title }
	};
}
const knownFields = new WeakMap();
function fieldsOf(checklist, item) {
	const { preset, strict, repeated } = checklist;
	const [count, follows] = [repeated.get(item.key), followsChildren(checklist, item)];
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
		if (isEmptyValue(value) && !marks.has(name)) continue;
		const isMark = marks.has(name) || name === item.doneField && follows;
		const isCounter = counters.has(name) && typeof value === "number";
		const other = isClaim(name, item, checklist) ? "claim" : "value";
		fields[name] = {
			role: isMark ? "derived" : isCounter ? "counter" : other,
			value: isWords(name, preset) ? wordsValue(item.raw) : value
		};
	}
	fields[doneName] = {
		role: item.derived ? "derived" : "done",
		value: item.done
	};
	if (item.parent !== void 0) fields[parentName] = {
		role: "derived",
		value: item.parent
	};
	if (count !== void 0) fields[repeatedName] = {
		role: "derived",
		value: count
	};
	return fields;
}
function followsChildren(checklist, { derived, done, key }) {
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
const parentName = "(parent)";
const repeatedName = "(repeated)";
const itemsName = "(items)";
const planName = "(plan)";
const shapeName = "(shape)";
const entriesName = "(entries)";
function orderName(key) {
	return `(before ${key})`;
}
function orderedKey(name) {
	return /^\(before ([\s\S]*)\)$/.exec(name)?.[1];
}
const remembered = new WeakMap();
function fileEntity(checklist) {
	const entity = remembered.get(checklist) ?? makeFileEntity(checklist);
	remembered.set(checklist, entity);
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
		...items.map(({ key }, index) => [orderName(key), items[index - 1]?.key ?? null])
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
function nameOf({ key, title }) {
	const short = title.length > 80 ? `${title.slice(0, 79).replace(/[\ud800-\udbff]$/, "")}…` : title;
	return key.includes(title.slice(0, 40)) ? `'${key}'` : `${key} "${short}"`;
}
function namesOf(items, most = 5) {
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
// src/kinds/checklist/graft-entries.ts
function graftEntries(doc, from, members) {
	const source = entriesOf(from ?? {
		entries: [],
		entryPointers: []
	});
	if (members.includes(void 0)) return asEntries(source);
	const wanted = new Set(members);
	const standing = new Set(source.map(({ name }) => name));
	const kept = entriesOf(doc).filter(({ name }) => !wanted.has(name) || standing.has(name));
	return asEntries(source.filter(({ name }) => wanted.has(name)).reduce((list, entry) => taking(list, entry, source), kept));
}
function taking(list, entry, source) {
	if (list.some(({ name }) => name === entry.name)) return [...list];
	const earlier = new Set(source.slice(0, source.indexOf(entry)).map(({ name }) => name));
	return list.toSpliced(list.findLastIndex(({ name }) => earlier.has(name)) + 1, 0, entry);
}
function entriesOf({ entries, entryPointers }) {
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
	return mark?.open ?? first ?? usual(doc, item, field);
}
function usual({ items }, item, field) {
	const like = items.find((each) => each !== item && isOpen(each) && fieldOf(each.raw, field) !== void 0);
	return like === void 0 ? void 0 : fieldOf(like.raw, field);
}
// src/kinds/checklist/graft-fields.ts
function withFields(doc, item, source, names) {
	const marks = markFields(item, doc.preset).filter((field) => source !== void 0 || isTicked(item, field, doc.preset));
	const fields = names.flatMap((name) => name === "(done)" ? marks : fieldsWith(name, item, source, doc.preset));
	const raw = { ...item.raw };
	const places = new Map(item.places);
	for (const field of fields) {
		const value = source === void 0 ? emptyValue(doc, item, field) : fieldOf(source.raw, field);
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
function fieldsWith(name, item, source, preset) {
	if (isWords(name, preset)) return [name, "paragraph"];
	return (preset.contract.includes(name) ? preset.contract : [name]).filter((each) => each === name || plainName(each) === plainName(name) && [item, source].some((one) => one !== void 0 && Object.hasOwn(one.raw, each)));
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
	const value = fieldOf(item.raw, field);
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
	const settled = inOrder(kept, source);
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
	const settled = inOrder(items, source);
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
function inOrder(items, source) {
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
	const aligned = alignQualified(before, after);
	return withSectionNames(aligned, sectionNames(aligned, after));
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
		...indexed(items, []),
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
// src/kinds/checklist/pair-by-place.ts
function pairByPlace(paired, gone, come) {
	const same = [];
	const instead = [];
	let [known, left, right] = [
		paired,
		gone,
		come
	];
	while (left.length > 0 && right.length > 0) {
		const found = pairedOnce(known, left, right);
		same.push(...found.same);
		instead.push(...found.instead);
		known = [...known, ...found.same];
		left = below(left, new Set(found.same.map(([before]) => before.key)));
		right = below(right, new Set(found.same.map(([, after]) => after.key)));
	}
	return {
		same,
		instead
	};
}
function below(items, parents) {
	return items.filter(({ parent }) => parent !== void 0 && parents.has(parent));
}
function pairedOnce(paired, gone, come) {
	const same = [];
	const instead = [];
	const names = new Map(paired.map(([before, after]) => [before.key, after.key]));
	const partners = new Map(paired.flatMap(([before, after]) => [[before, after.key], [after, after.key]]));
	const old = gapsIn(gone, partners, paired.map(([before]) => before), (parent) => names.get(parent) ?? parent);
	const now = gapsIn(come, partners, paired.map(([, after]) => after), (parent) => parent);
	for (const [gap, left] of old) {
		const right = now.get(gap) ?? [];
		const own = matched(left, right, isSame);
		same.push(...own);
		const taken = new Set(own.flat());
		const isFree = (item) => !taken.has(item);
		instead.push(...matched(left.filter(isFree), right.filter(isFree), isInstead));
	}
	return {
		same,
		instead
	};
}
const isSame = (before, after, isLike) => !before.isKeyed && !after.isKeyed && (isLike || !before.done && !before.tombstone);
const isInstead = (before, after) => isOpen(before) && after.done;
const mostCompared = 1e4;
function matched(left, right, fits) {
	const found = [];
	const free = new Set(right);
	const rest = new Set(left);
	const take = (before, after) => {
		if (after === void 0) return;
		found.push([before, after]);
		free.delete(after);
		rest.delete(before);
	};
	if (left.length * right.length <= mostCompared) for (const before of left) take(before, [...free].find((after) => wordsSimilar(before.title, after.title) && fits(before, after, true)));
	for (const before of rest) take(before, [...free].find((after) => fits(before, after, false)));
	return found;
}
function gapsIn(loose, partners, paired, nameOf) {
	const listOf = ({ part, list, parent, within }) => JSON.stringify([
		part,
		list,
		parent === void 0 ? null : nameOf(parent),
		within
	]);
	const lists = new Set(loose.map(listOf));
	const siblings = groupBy([...paired, ...loose].filter((item) => lists.has(listOf(item))).sort((left, right) => left.index - right.index), listOf);
	const gaps = new Map();
	for (const [list, items] of siblings) {
		let run = [];
		let above = "";
		const close = (below) => {
			if (run.length > 0) gaps.set(JSON.stringify([
				list,
				above,
				below
			]), run);
			run = [];
			above = below;
		};
		for (const item of items) {
			const partner = partners.get(item);
			if (partner === void 0) run.push(item);
			else close(`=${partner}`);
		}
		close("");
	}
	return gaps;
}
function itemsBelow(item, { items }) {
	const below = new Set([item.key]);
	return items.filter(({ key, parent }) => parent !== void 0 && below.has(parent) && below.add(key));
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
	const stay = same.filter((pair) => !apart.has(pair));
	const added = [...appeared, ...parted.map(([, twin]) => twin)].filter((item) => !come.has(item));
	const removed = [...vanished, ...parted.map(([item]) => item)].filter((item) => !left.has(item));
	const paired = [...stay, ...rekeyed.map((pair) => [pair.before, pair.after])];
	const placed = isRange ? {
		same: [],
		instead: []
	} : pairByPlace(paired, removed, added);
	const taken = new Set(placed.same.flat());
	let pairs;
	return {
		get pairs() {
			pairs ??= [
				...stay.map(([item, twin]) => pairOf(item, twin, after)),
				...rekeyed,
				...placed.same.map(([item, twin]) => ({
					...pairOf(item, twin, after),
					isPlaced: true
				}))
			];
			return pairs;
		},
		rekeyed,
		added: added.filter((item) => !taken.has(item)),
		removed: removed.filter((item) => !taken.has(item)),
		instead: new Map(placed.instead.filter(([item, twin]) => isOtherContract(item, before, twin, after)).map(([item, twin]) => [twin, item]))
	};
}
function isOtherContract(item, before, twin, after) {
	const contract = contractText(item, before);
	return contract === void 0 || contract !== contractText(twin, after);
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
	const equal = matchByContract(gone, come, before, after);
	const same = [...equal, ...matchByStem(gone, come, equal, after)];
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
function matchByStem(gone, come, known, after) {
	if (after.preset.stems.length === 0) return [];
	const taken = new Set(known.flatMap((pair) => [pair.before, pair.after]));
	const stemOf = stemFinder(after.preset.stems);
	const groups = (items) => groupBy(items.filter((item) => !taken.has(item)), ({ ownKey }) => stemOf(ownKey));
	const now = groups(come);
	return [...groups(gone)].flatMap(([stem, items]) => {
		const [item, twin] = [items[0], now.get(stem)?.[0]];
		return stem !== void 0 && items.length === 1 && now.get(stem)?.length === 1 && item?.status === twin?.status && item?.done === twin?.done && item && twin && item.key !== twin.key ? [pairOf(item, twin, after)] : [];
	});
}
const finders = new WeakMap();
function stemFinder(stems) {
	const find = leadingId(stems);
	const known = finders.get(stems) ?? ((key) => find(key.replaceAll(/-(?=[a-z])/gi, " "))?.id);
	finders.set(stems, known);
	return known;
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
		...indexed([], []),
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
		finished: before.planKey === void 0 && isFinished(before) && !isReworded(before, after),
		planKeyFrom: canonicalJson(before.planKey),
		planKeyTo: canonicalJson(after.planKey),
		oldCount: before.byKey.size,
		oldDone: [...before.byKey.values()].filter(({ done }) => done).length,
		survivors: survivors.length,
		vanished,
		comeBackDone: comeBackDone(vanished, after, pairing).filter((item) => !survives(item, before)),
		takenKeys: survives30 ? takenKeys(before, after) : []
	};
}
function isFinished({ items }) {
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
function comeBackDone(vanished, after, { pairs }) {
	const open = vanished.filter(isOpen);
	const byKey = new Map(open.map((item) => [item.key, item]));
	const titles = new Set(open.map(({ title }) => title));
	const placed = new Set(pairs.filter((pair) => pair.isPlaced && isOpen(pair.before) && wordsSimilar(pair.before.title, pair.after.title)).map((pair) => pair.after));
	const isBack = (item) => {
		const { done, key, title } = item;
		if (!done) return false;
		if (placed.has(item)) return true;
		const old = byKey.get(key);
		return titles.has(title) || old !== void 0 && wordsSimilar(old.title, title);
	};
	const back = new Set(after.items.filter(isBack).map(({ key }) => key));
	return [...after.byKey.values()].filter(({ key }) => back.has(key));
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
function refusalOf(subjects, { isOtherPlan, from }) {
	const refuses = [...new Set(subjects)];
	return isOtherPlan && from !== null ? {
		refuses,
		demanded: from
	} : { refuses };
}
function marksRefused(items, facts) {
	return refusalOf(items.flatMap((item) => markSubjects(item, facts)), facts);
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
	return (after?.preset.dependencies ?? []).filter((field) => !foldedEqual(fieldOf(old.raw, field), fieldOf(item.raw, field))).map((field) => subjectOf(item.key, field));
}
function triedOnce({ key, raw }, { scope, after, isOtherPlan }) {
	if (scope === "net" || !isOtherPlan) return [];
	return (after?.preset.runner.counters ?? []).filter((field) => fieldOf(raw, field) === 1).map((field) => subjectOf(key, field));
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
	return refusalOf(fresh.flatMap(({ key }) => {
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
function insteadRefused(item, old, facts) {
	const { refuses } = marksRefused([item], facts);
	return refusalOf([
		subjectOf(item.key),
		subjectOf(old.key),
		...refuses
	], facts);
}
// src/kinds/checklist/rules/born-done.ts
const bornDone = checklistRule({
	id: "checklist/born-done",
	title: "A new item starts open",
	why: "An item that comes done was never planned, so nobody could say what it had to fulfil.",
	fix: "Open the item or take it out again, and flip it in the commit that finishes it, or after one whose message names it.",
	severity: "warning",
	messageSeverities: { instead: "error" },
	since: "0.1.0",
	scopes: ["step", "merge"],
	needs: ["touched", "prior"],
	messages: {
		born: "{item} is new and already done; nothing else changed with it, and no commit before it names it",
		instead: "{item} is new and already done, and stands where {old} stood open, which is gone",
		rewritten: "{item} is new and already done where {old} stood open, which is gone",
		beside: "{items} came done, while these open items are gone: {open}"
	},
	*check(facts, problem) {
		const { bornDone, instead, touchedWork, guard, workedOn } = facts;
		const hasEvidence = (item) => touchedWork || guard === "success" || workedOn(item);
		const isPage = facts.after?.preset.parse === "md-checklist";
		for (const item of bornDone) {
			const old = instead.get(item);
			if (old === void 0 && hasEvidence(item)) continue;
			const detail = {
				subject: subjectOf(item.key),
				at: afterPlace(item, item.doneField)
			};
			if (old === void 0) yield problem("born", { item: nameOf(item) }, {
				...detail,
				...marksRefused([item], facts)
			});
			else yield problem(isPage && touchedWork && isRewritten(item, old) ? "rewritten" : "instead", {
				item: nameOf(item),
				old: nameOf(old)
			}, {
				...detail,
				related: [{
					...beforePlace(old),
					label: "stood here"
				}],
				data: { instead: old.key },
				...insteadRefused(item, old, facts)
			});
		}
		yield* beside(facts, problem, bornDone.filter((item) => !instead.has(item) && hasEvidence(item)));
	}
});
function isRewritten(item, old) {
	return !old.isKeyed || wordsSimilar(old.title, item.title);
}
function* beside(facts, problem, born) {
	const { removed, instead, isOtherPlan, archived } = facts;
	const known = new Set(instead.values());
	const open = removed.filter((item) => isOpen(item) && !known.has(item));
	const [first] = born;
	if (first === void 0 || open.length === 0 || isOtherPlan || archived.length > 0) return;
	yield problem("beside", {
		items: namesOf(born),
		open: namesOf(open)
	}, {
		subject: subjectOf("", itemsName),
		at: afterPlace(first, first.doneField),
		related: open.slice(0, 20).map((item) => ({
			...beforePlace(item),
			label: "was here"
		})),
		data: {
			items: born.map(({ key }) => key),
			open: open.map(({ key }) => key)
		},
		refuses: open.map(({ key }) => subjectOf(key))
	});
}
// src/kinds/checklist/rules/bulk-flip.ts
const mostIdle = 10;
const mostStrict = 3;
const bulkFlip = checklistRule({
	id: "checklist/bulk-flip",
	title: "Items are finished one by one",
	why: "Five flips in six come alone; dozens at once are a tidied list, not finished work.",
	fix: "Put the marks back, and flip each item in the commit that finishes it.",
	severity: "warning",
	messageSeverities: {
		most: "error",
		idle: "error"
	},
	since: "0.1.0",
	scopes: ["step", "merge"],
	messages: {
		many: "{count} items turned done at once: {items}",
		most: "{count} items turned done at once, which is beyond {limit}: {items}",
		idle: "{count} items turned done at once, and neither this commit nor the three before it change anything but state: {items}"
	},
	*check(facts, problem) {
		const isStrict = facts.options.profile === "strict";
		const { warning = Number.POSITIVE_INFINITY, error = Number.POSITIVE_INFINITY, topLevel } = facts.after?.preset.bulkFlip ?? {};
		const counted = ({ parent, derived }) => topLevel === true ? parent === void 0 : !derived;
		const flips = facts.flips.map(({ after }) => after).filter(counted);
		const born = facts.bornDone.filter(counted);
		const isOne = (item) => !facts.workedOn(item);
		const all = flips.length + born.length;
		const items = [...isStrict || all < Math.min(warning, error, mostIdle) ? flips : flips.filter(isOne), ...born.filter(isOne)];
		const [first] = items;
		const isIdle = facts.isIdle && items.length >= mostIdle;
		if (first === void 0 || !isIdle && items.length < Math.min(warning, error, isStrict ? mostStrict : warning)) return;
		const values = {
			count: items.length,
			items: namesOf(items),
			limit: error - 1
		};
		yield problem(items.length >= error ? "most" : isIdle ? "idle" : "many", values, {
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
				item: nameOf(item),
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
				...refusalOf([subjectOf(item.key, field)], facts)
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
				item: nameOf(item),
				open: namesOf(open)
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
	const [old, now] = [valueIn(before, field), valueIn(after, field)];
	if (!isJsonArray(old) || !isJsonArray(now)) return {
		...places,
		how: "changed",
		from: shownFolded(old),
		to: shownFolded(now)
	};
	const index = old.findIndex((member, place) => !foldedEqual(member, now[place]));
	const first = index < 0 ? old.length : index;
	const most = Math.min(old.length, now.length) - first;
	let last = 0;
	while (last < most && foldedEqual(old.at(-1 - last), now.at(-1 - last))) last += 1;
	const [gone, come] = [old, now].map((list) => list.slice(first, list.length - last));
	const how = come?.length === 0 ? "removed" : gone?.length === 0 ? "added" : "changed";
	return {
		how,
		from: shownMembers(gone),
		to: shownMembers(come),
		at: how === "removed" ? places.at : memberPlace(places.at, now, first),
		was: how === "added" ? places.was : memberPlace(places.was, old, first)
	};
}
function shownMembers([first, ...others] = []) {
	return `${shownFolded(first)}${others.length === 0 ? "" : ` and ${others.length} more`}`;
}
function valueIn({ raw }, field) {
	return field === "text" && typeof raw.paragraph === "string" ? raw.paragraph : fieldOf(raw, field);
}
function memberPlace(place, list, index) {
	return index < list.length ? {
		...place,
		pointer: `${place.pointer}/${index}`
	} : place;
}
function shownFolded(value) {
	return shownValue(value === void 0 ? void 0 : foldValue(value), 80);
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
	const value = fieldOf(item.raw, field);
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
	const { pairs, removed, instead } = pairing;
	const counters = counterMoves({
		after: put,
		pairs,
		added: [],
		maxAttempts: 0
	});
	return [
		...subjects,
		...pairs.flatMap(movedSubjects),
		...[...instead.keys()].map(({ key }) => subjectOf(key)),
		...removed.filter(({ done }) => done).map(({ key }) => subjectOf(key)),
		...(put.preset.rules.order === "error" ? movedItems(pairs) : []).map((pair) => subjectOf("", orderName(pair.after.key))),
		...counters.map(({ item, field }) => subjectOf(item.key, field))
	];
}
function movedSubjects({ before, after, changed, replaced, isPlaced }) {
	if (isPlaced) return after.done ? [after, before].map(({ key }) => subjectOf(key)) : [];
	return [...before.done || after.done || replaced ? changed : [], ...before.done && !after.done ? [doneName] : []].map((field) => subjectOf(after.key, field));
}
function contractRefused(pair, field, facts) {
	if (pair.isPlaced) return placedRefused(pair, facts);
	const { before, after } = pair;
	const subject = subjectOf(after.key, field);
	if (before.title === after.title) return refusalOf([subject], facts);
	const refuses = withOldPlan([subject], facts);
	return refuses.length > 1 ? { refuses } : refusalOf(refuses, facts);
}
function placedRefused({ before, after }, facts) {
	const { from, after: doc } = facts;
	const now = doc === null ? [] : [after, ...itemsBelow(after, doc)];
	const old = from === null ? [] : [before, ...itemsBelow(before, from)];
	return refusalOf([...now, ...old].map(({ key }) => subjectOf(key)), facts);
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
	messages: {
		changed: "{item} is done, and its {field} changed from {from} to {to}",
		removed: "{item} is done, and its {field} lost {from}",
		added: "{item} is done, and its {field} gained {to}"
	},
	*check(facts, problem) {
		for (const pair of facts.pairs) {
			if (!pair.before.done || !pair.after.done) continue;
			for (const field of pair.changed) {
				const { how, from, to, at, was } = differenceOf(pair, field);
				yield problem(how, {
					item: nameOf(pair.before),
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
	title: "What says done agrees with itself",
	why: "An item that is done by one field and open by another, or by its own words, is read differently by every reader.",
	fix: "Set both to what is true: what was not done stays open, and the text of what was done does not deny it.",
	severity: "warning",
	since: "0.1.0",
	scopes: ["snapshot", "step"],
	messages: {
		disagrees: "{item}: {field} says done, but {decides} decides and does not",
		denied: "{item} is ticked, but its text says {denial}"
	},
	*check(facts, problem) {
		if (facts.scope === "step") {
			for (const { pair, denial } of deniedFlips(facts)) {
				const { before, after } = pair;
				const done = subjectOf(after.key, doneName);
				const related = [{
					...beforePlace(before, before.doneField),
					label: "was open"
				}];
				const refused = pair.isPlaced ? placedRefused(pair, facts) : refusalOf([done], facts);
				const detail = {
					subject: done,
					at: afterPlace(after, after.doneField),
					related,
					...refused
				};
				yield problem("denied", {
					item: nameOf(before),
					denial: shownFolded(denial)
				}, detail);
			}
			return;
		}
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
				item: nameOf(item),
				field,
				decides
			}, detail);
		}
	}
});
function deniedFlips({ after, flips }) {
	return flips.flatMap((pair) => {
		const denial = after === null ? void 0 : denialIn(pair.after.raw, after.preset);
		return denial === void 0 ? [] : [{
			pair,
			denial
		}];
	});
}
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
			yield problem("removed", { item: nameOf(item) }, {
				subject: subjectOf(item.key),
				at: listPlace(item),
				related: [{
					...beforePlace(item),
					label: "was here"
				}],
				...refusalOf(lostSubjects([item], facts), facts),
				data: { planKey: facts.after?.preset.planKey ?? null }
			});
		}
	}
});
// src/kinds/checklist/rules/done-type.ts
const doneType = checklistRule({
	id: "checklist/done-type",
	title: "A done mark is true or false",
	why: "A loop that looks for marks that are false takes any other value, and a mark that is missing, for done.",
	fix: "Write true or false there again: an item is done when its mark is true.",
	severity: "error",
	since: "0.1.0",
	scopes: [
		"step",
		"merge",
		"net"
	],
	messages: {
		type: "{item}: {field} was {from} and is {to}, which is neither true nor false",
		gone: "{item}: {field} was {from} and is gone, and no other mark says whether it is done",
		added: "{item} is new, and its {field} is {to}, which is neither true nor false"
	},
	*check(facts, problem) {
		for (const { item, before, field, from, to } of facts.doneTypes) yield problem(before === void 0 ? "added" : to === void 0 ? "gone" : "type", {
			item: nameOf(item),
			field,
			from: shownFolded(from),
			to: shownFolded(to)
		}, {
			subject: subjectOf(item.key, field),
			at: afterPlace(item, field),
			related: before === void 0 ? [] : [{
				...beforePlace(before, field),
				label: "was"
			}],
			data: { field },
			...refusalOf([subjectOf(item.key, field)], facts)
		});
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
				subject: subjectOf(key, repeatedName),
				at: afterPlace(item),
				data: { count },
				refuses
			};
			yield problem("item", {
				item: nameOf(item),
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
	messageSeverities: { finished: "note" },
	scopes: [
		"step",
		"merge",
		"net"
	],
	supersedes: ["checklist/unknown-shape"],
	messages: {
		emptied: "there were {count} items, {done} of them done, and now none can be read",
		finished: "the list is empty now, and all of its items ({count}) were done"
	},
	*check(facts, problem) {
		if (!facts.emptied) return;
		const items = [...facts.from?.byKey.values() ?? []];
		const done = items.filter((item) => item.done).length;
		const place = {
			subject: subjectOf("", itemsName),
			at: inAfter("")
		};
		if (done === items.length && facts.after?.unknownShape === void 0) yield problem("finished", { count: items.length }, place);
		else {
			const refuses = items.map(({ key }) => subjectOf(key));
			yield problem("emptied", {
				count: items.length,
				done
			}, {
				...place,
				refuses
			});
		}
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
		missing: "{items} turned done, but this commit changes no other file, and no commit since the last version names them"
	},
	*check(facts, problem) {
		const named = facts.after?.preset.evidence;
		if (named !== void 0) {
			const items = [...facts.flips.map(({ after }) => after), ...facts.bornDone].filter(({ raw, derived }) => !derived && !Object.hasOwn(raw, "(evidence)"));
			const [first] = items;
			if (first === void 0) return;
			yield problem("unnamed", {
				items: namesOf(items),
				phrases: named.phrases.map((each) => `'${each}'`).join(" or ")
			}, {
				...placeOf$1(first, items),
				...marksRefused(items, facts)
			});
			return;
		}
		if (facts.touchedWork || facts.guard === "success") return;
		const items = facts.flips.map(({ after }) => after).filter((item) => !item.derived && !facts.workedOn(item));
		const [first] = items;
		if (first === void 0) return;
		yield problem("missing", { items: namesOf(items) }, {
			...placeOf$1(first, items),
			...marksRefused(items, facts)
		});
	}
});
function placeOf$1(first, items) {
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
const goalposts = checklistRule({
	id: "checklist/goalposts",
	title: "An item turns done by the contract it had",
	why: "Open items may be edited, but one that changes as the item turns done was made to fit what there is.",
	fix: "Change the contract in a commit of its own, while the item is open, and flip it in a later one.",
	severity: "error",
	messageSeverities: {
		overall: "warning",
		filled: "note",
		elsewise: "warning"
	},
	since: "0.1.0",
	scopes: [
		"step",
		"merge",
		"net"
	],
	messages: {
		reworded: "{item} turned done while its {field} was reworded from {from} to {to}",
		moved: "{item} turned done while {field} changed from {from} to {to}",
		elsewise: "{item} turned done while another text took its place: from {from} to {to}",
		filled: "{item} turned done, and {field}, which was empty, says {to}",
		overall: "{item} turned done in this range, and {field} is not what it was: from {from} to {to}"
	},
	*check(facts, problem) {
		const titles = facts.after?.preset.titleFields ?? [];
		const isReworded = ({ before, after }, field) => titles.includes(field) && wordsSimilar(before.title, after.title);
		const isLine = ({ isPlaced }) => isPlaced && facts.after?.preset.parse === "md-checklist";
		const messageOf = (pair, field) => {
			if (isEmptyValue(fieldOf(pair.before.raw, field))) return "filled";
			if (facts.scope === "net") return "overall";
			if (isReworded(pair, field)) return "reworded";
			return isLine(pair) && facts.touchedWork ? "elsewise" : "moved";
		};
		for (const pair of facts.pairs) {
			if (pair.before.done || !pair.after.done) continue;
			for (const field of pair.changed) {
				const { from, to, at, was } = differenceOf(pair, field);
				yield problem(messageOf(pair, field), {
					item: nameOf(pair.before),
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
const guardEvidence = checklistRule({
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
		for (const item of [
			...facts.flips.map(({ after }) => after),
			...facts.bornDone,
			...facts.doneAgain
		]) yield problem("failed", { item: nameOf(item) }, {
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
	messages: {
		replaced: "{key} was \"{from}\" and is \"{to}\": title and description were both replaced",
		open: "open item {key} was \"{from}\" and is \"{to}\": title and description were both replaced"
	},
	*check(facts, problem) {
		for (const pair of facts.pairs) {
			const { before, after, replaced } = pair;
			if (!replaced || pair.isPlaced || before.done && after.done) continue;
			const [from, to] = [before.title, after.title].map((title) => title.slice(0, 80));
			yield problem(before.done || after.done ? "replaced" : "open", {
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
				...refusalOf(replacedFields(pair, facts), facts)
			});
		}
	}
});
function replacedFields({ before, after, changed }, { after: reading }) {
	const { titleFields = [], descriptionFields = [] } = reading?.preset ?? {};
	const texts = [...titleFields, ...descriptionFields].filter((field) => !foldedEqual(fieldOf(before.raw, field), fieldOf(after.raw, field)));
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
		for (const { before, after } of facts.moved) yield problem("moved", { item: nameOf(after) }, {
			subject: subjectOf("", orderName(after.key)),
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
				item: nameOf(item),
				open: namesOf(open)
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
		for (const item of rotation.comeBackDone) yield problem("comeBack", { item: nameOf(item) }, {
			subject: subjectOf(item.key),
			at: afterPlace(item, item.doneField),
			...backRefused(item, facts)
		});
		for (const { before, after } of rotation.takenKeys) yield problem("takenKey", {
			item: nameOf(after),
			old: before.title.slice(0, 80)
		}, {
			subject: subjectOf(after.key),
			at: afterPlace(after)
		});
		if (archived.length > 0) return;
		const open = rotation.vanished.filter((item) => !item.done && !item.closed);
		if (open.length > 0) yield problem("openVanished", { items: namesOf(open, 10) }, {
			...plan,
			data: { items: open.map(({ key }) => key) },
			refuses: open.map(({ key }) => subjectOf(key))
		});
		const done = rotation.vanished.filter((item) => item.done);
		if (rotation.planKeyChanged || rotation.finished || done.length === 0) return;
		yield problem("doneVanished", { items: namesOf(done, 10) }, {
			subject: subjectOf("", itemsName),
			at: inAfter(""),
			related: done.slice(0, 20).map((item) => ({
				...beforePlace(item),
				label: "was here"
			})),
			data: { items: done.map(({ key }) => key) },
			refuses: canReturn(done, facts) ? withOldPlan(lostSubjects(done, facts), facts) : [""],
			...facts.before === null ? {} : { demanded: facts.before }
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
function backRefused(item, facts) {
	const { refuses } = marksRefused([item], facts);
	const count = facts.after?.repeated.get(item.key) ?? 1;
	const names = Array.from({ length: count - 1 }, (_, place) => subjectOf(againName(item.key, place + 2)));
	return refusalOf(withOldPlan([...refuses, ...names], facts), facts);
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
			item: nameOf(after),
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
				item: nameOf(after),
				others: silent.length - 1
			}, {
				subject: subjectOf(after.key, doneName),
				at: afterPlace(after, after.doneField),
				related: [{
					...beforePlace(before, before.doneField),
					label: "was done"
				}],
				...each.pair.isPlaced ? placedRefused(each.pair, facts) : refusalOf([
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
const rules = [
	bornDone,
	bulkFlip,
	counter,
	dependencyOrder,
	doneChanged,
	doneDisagrees,
	doneRemoved,
	doneType,
	duplicateKey,
	emptied,
	evidence,
	goalposts,
	guardEvidence,
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
					item: nameOf(item),
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
					...refusalOf([subjectOf(item.key, field), ...marksWith(item, field, facts)], facts)
				});
			}
		}
	}),
	checklistRule({
		id: "checklist/unknown-shape",
		title: "A file holds items where its preset looks for them, and keeps its shape",
		why: "Where no item is found nothing is judged, and whatever is done to the items passes unseen.",
		fix: "Put the items where they are looked for, or correct the entry of .stateward.yml; stateward check --all shows whether it fits.",
		severity: "error",
		messageSeverities: {
			plain: "warning",
			undecided: "warning"
		},
		since: "0.1.0",
		aboutShape: true,
		scopes: [
			"snapshot",
			"step",
			"merge"
		],
		messages: {
			lost: "the items were told by {fields}, and none has {they} any more; so nothing can be judged",
			missing: "no item was found: {preset} looks for {looksFor}, and {found}",
			plain: "no item was found: {preset} looks for {looksFor}, and {found}; if these are tasks, none is judged",
			undecided: "{preset} looks for {looksFor} to see what is done, and {found}; so nothing is ever done",
			unnamed: "no item was found that says whether it is done: {found}, which is the shape of no built-in preset"
		},
		*check({ scope, after, shapeLost }, problem) {
			if (shapeLost !== void 0) {
				const { fields, items } = shapeLost;
				yield problem("lost", {
					fields: fields.join(" and "),
					they: fields.length === 1 ? "it" : "them"
				}, {
					subject: subjectOf("", doneName),
					at: inAfter(items[0]?.pointer ?? ""),
					data: { fields },
					refuses: items.flatMap(({ key }) => fields.map((field) => subjectOf(key, field)))
				});
			}
			if (scope !== "snapshot") return;
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
			"preset": true,
			"evidence": {
				"description": "Whether a flip without evidence is an error, or what the preset says.",
				"enum": ["preset", "required"]
			},
			"profile": {
				"description": "With strict, bulk-flip (from 3), evidence, reopened without reason, born-done and goalposts are errors.",
				"enum": ["default", "strict"]
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
			for (const key0 in data) if (!(key0 === "preset" || key0 === "evidence" || key0 === "profile" || key0 === "strict" || key0 === "strictEdges" || key0 === "maxAttempts" || key0 === "rotatesWith")) {
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
			if (data.profile !== void 0) {
				let data1 = data.profile;
				if (!(data1 === "default" || data1 === "strict")) {
					const err2 = {
						instancePath: instancePath + "/profile",
						schemaPath: "#/properties/profile/enum",
						keyword: "enum",
						params: { allowedValues: schema31.properties.profile.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			}
			if (data.strict !== void 0) {
				if (typeof data.strict !== "boolean") {
					const err3 = {
						instancePath: instancePath + "/strict",
						schemaPath: "#/properties/strict/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			}
			if (data.strictEdges !== void 0) {
				if (typeof data.strictEdges !== "boolean") {
					const err4 = {
						instancePath: instancePath + "/strictEdges",
						schemaPath: "#/properties/strictEdges/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			}
			if (data.maxAttempts !== void 0) {
				let data4 = data.maxAttempts;
				if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
					const err5 = {
						instancePath: instancePath + "/maxAttempts",
						schemaPath: "#/properties/maxAttempts/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (typeof data4 == "number" && isFinite(data4)) {
					if (data4 < 0 || isNaN(data4)) {
						const err6 = {
							instancePath: instancePath + "/maxAttempts",
							schemaPath: "#/properties/maxAttempts/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
				}
			}
			if (data.rotatesWith !== void 0) {
				if (typeof data.rotatesWith !== "string") {
					const err7 = {
						instancePath: instancePath + "/rotatesWith",
						schemaPath: "#/properties/rotatesWith/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			}
		} else {
			const err8 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
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
					"md-sections",
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
			"outermost": {
				"description": "Whether a box in Markdown that stands below another one is only a detail of that, and no item.",
				"type": "boolean"
			},
			"headings": {
				"description": "Which headings in Markdown are items, from the second level on.",
				"type": "object",
				"additionalProperties": false,
				"properties": {
					"boxes": {
						"description": "Whether those are that begin with a box, as ## [x] text.",
						"type": "boolean"
					},
					"labels": {
						"description": "Names of lines such as **Status:** done, below a heading that is an item by them; what they say is /labels/Status.",
						"type": "array",
						"items": {
							"type": "string",
							"minLength": 1
						}
					}
				}
			},
			"stamps": {
				"description": "By field, patterns of what ticking puts before a text (a pattern that ends with a space) or behind it (any other): plain text with {n} for a number, {h} for a commit, {d} for a date with or without a time, and {*} at its end for anything. It is claim, and no part of the text.",
				"type": "object",
				"additionalProperties": {
					"type": "array",
					"items": {
						"type": "string",
						"pattern": "[^ ]"
					}
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
							"md-sections",
							"text-log"
						]
					}
				}
			},
			"items": {
				"description": "Pointers to lists or maps of items, of which each counts that holds any. A token * is every member.",
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
			"sets": {
				"description": "Contract fields, besides dependencies, in which the order of words means nothing.",
				"type": "array",
				"items": { "type": "string" }
			},
			"stems": {
				"description": "Patterns of what keys begin with that identifies their items, with {n} for a number and {w} for a word in capitals; the rest is wording.",
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
	const func2 = require_ucs2length().default;
	const pattern4 = new RegExp("^(/[\\s\\S]*)?$", "u");
	const pattern5 = new RegExp("[^ ]", "u");
	const pattern6 = new RegExp("^[^/]", "u");
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
				if (!(data9 === "json" || data9 === "jsonl" || data9 === "yaml-map" || data9 === "md-checklist" || data9 === "md-frontmatter" || data9 === "md-sections" || data9 === "text-log")) {
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
			if (data.outermost !== void 0) {
				if (typeof data.outermost !== "boolean") {
					const err19 = {
						instancePath: instancePath + "/outermost",
						schemaPath: "#/properties/outermost/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err19];
					else vErrors.push(err19);
					errors++;
				}
			}
			if (data.headings !== void 0) {
				let data13 = data.headings;
				if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
					for (const key1 in data13) if (!(key1 === "boxes" || key1 === "labels")) {
						const err20 = {
							instancePath: instancePath + "/headings",
							schemaPath: "#/properties/headings/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key1 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err20];
						else vErrors.push(err20);
						errors++;
					}
					if (data13.boxes !== void 0) {
						if (typeof data13.boxes !== "boolean") {
							const err21 = {
								instancePath: instancePath + "/headings/boxes",
								schemaPath: "#/properties/headings/properties/boxes/type",
								keyword: "type",
								params: { type: "boolean" },
								message: "must be boolean"
							};
							if (vErrors === null) vErrors = [err21];
							else vErrors.push(err21);
							errors++;
						}
					}
					if (data13.labels !== void 0) {
						let data15 = data13.labels;
						if (Array.isArray(data15)) {
							const len4 = data15.length;
							for (let i4 = 0; i4 < len4; i4++) {
								let data16 = data15[i4];
								if (typeof data16 === "string") {
									if (func2(data16) < 1) {
										const err22 = {
											instancePath: instancePath + "/headings/labels/" + i4,
											schemaPath: "#/properties/headings/properties/labels/items/minLength",
											keyword: "minLength",
											params: { limit: 1 },
											message: "must NOT have fewer than 1 characters"
										};
										if (vErrors === null) vErrors = [err22];
										else vErrors.push(err22);
										errors++;
									}
								} else {
									const err23 = {
										instancePath: instancePath + "/headings/labels/" + i4,
										schemaPath: "#/properties/headings/properties/labels/items/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err23];
									else vErrors.push(err23);
									errors++;
								}
							}
						} else {
							const err24 = {
								instancePath: instancePath + "/headings/labels",
								schemaPath: "#/properties/headings/properties/labels/type",
								keyword: "type",
								params: { type: "array" },
								message: "must be array"
							};
							if (vErrors === null) vErrors = [err24];
							else vErrors.push(err24);
							errors++;
						}
					}
				} else {
					const err25 = {
						instancePath: instancePath + "/headings",
						schemaPath: "#/properties/headings/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err25];
					else vErrors.push(err25);
					errors++;
				}
			}
			if (data.stamps !== void 0) {
				let data17 = data.stamps;
				if (data17 && typeof data17 == "object" && !Array.isArray(data17)) for (const key2 in data17) {
					let data18 = data17[key2];
					if (Array.isArray(data18)) {
						const len5 = data18.length;
						for (let i5 = 0; i5 < len5; i5++) {
							let data19 = data18[i5];
							if (typeof data19 === "string") {
								if (!pattern5.test(data19)) {
									const err26 = {
										instancePath: instancePath + "/stamps/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i5,
										schemaPath: "#/properties/stamps/additionalProperties/items/pattern",
										keyword: "pattern",
										params: { pattern: "[^ ]" },
										message: "must match pattern \"[^ ]\""
									};
									if (vErrors === null) vErrors = [err26];
									else vErrors.push(err26);
									errors++;
								}
							} else {
								const err27 = {
									instancePath: instancePath + "/stamps/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i5,
									schemaPath: "#/properties/stamps/additionalProperties/items/type",
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
							instancePath: instancePath + "/stamps/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
							schemaPath: "#/properties/stamps/additionalProperties/type",
							keyword: "type",
							params: { type: "array" },
							message: "must be array"
						};
						if (vErrors === null) vErrors = [err28];
						else vErrors.push(err28);
						errors++;
					}
				}
				else {
					const err29 = {
						instancePath: instancePath + "/stamps",
						schemaPath: "#/properties/stamps/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err29];
					else vErrors.push(err29);
					errors++;
				}
			}
			if (data.folder !== void 0) {
				let data20 = data.folder;
				if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
					if (data20.files === void 0) {
						const err30 = {
							instancePath: instancePath + "/folder",
							schemaPath: "#/properties/folder/required",
							keyword: "required",
							params: { missingProperty: "files" },
							message: "must have required property 'files'"
						};
						if (vErrors === null) vErrors = [err30];
						else vErrors.push(err30);
						errors++;
					}
					if (data20.parse === void 0) {
						const err31 = {
							instancePath: instancePath + "/folder",
							schemaPath: "#/properties/folder/required",
							keyword: "required",
							params: { missingProperty: "parse" },
							message: "must have required property 'parse'"
						};
						if (vErrors === null) vErrors = [err31];
						else vErrors.push(err31);
						errors++;
					}
					for (const key3 in data20) if (!(key3 === "files" || key3 === "parse")) {
						const err32 = {
							instancePath: instancePath + "/folder",
							schemaPath: "#/properties/folder/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key3 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err32];
						else vErrors.push(err32);
						errors++;
					}
					if (data20.files !== void 0) {
						let data21 = data20.files;
						if (Array.isArray(data21)) {
							if (data21.length < 1) {
								const err33 = {
									instancePath: instancePath + "/folder/files",
									schemaPath: "#/properties/folder/properties/files/minItems",
									keyword: "minItems",
									params: { limit: 1 },
									message: "must NOT have fewer than 1 items"
								};
								if (vErrors === null) vErrors = [err33];
								else vErrors.push(err33);
								errors++;
							}
							const len6 = data21.length;
							for (let i6 = 0; i6 < len6; i6++) {
								let data22 = data21[i6];
								if (typeof data22 === "string") {
									if (func2(data22) < 1) {
										const err34 = {
											instancePath: instancePath + "/folder/files/" + i6,
											schemaPath: "#/properties/folder/properties/files/items/minLength",
											keyword: "minLength",
											params: { limit: 1 },
											message: "must NOT have fewer than 1 characters"
										};
										if (vErrors === null) vErrors = [err34];
										else vErrors.push(err34);
										errors++;
									}
									if (!pattern6.test(data22)) {
										const err35 = {
											instancePath: instancePath + "/folder/files/" + i6,
											schemaPath: "#/properties/folder/properties/files/items/pattern",
											keyword: "pattern",
											params: { pattern: "^[^/]" },
											message: "must match pattern \"^[^/]\""
										};
										if (vErrors === null) vErrors = [err35];
										else vErrors.push(err35);
										errors++;
									}
								} else {
									const err36 = {
										instancePath: instancePath + "/folder/files/" + i6,
										schemaPath: "#/properties/folder/properties/files/items/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err36];
									else vErrors.push(err36);
									errors++;
								}
							}
						} else {
							const err37 = {
								instancePath: instancePath + "/folder/files",
								schemaPath: "#/properties/folder/properties/files/type",
								keyword: "type",
								params: { type: "array" },
								message: "must be array"
							};
							if (vErrors === null) vErrors = [err37];
							else vErrors.push(err37);
							errors++;
						}
					}
					if (data20.parse !== void 0) {
						let data23 = data20.parse;
						if (!(data23 === "json" || data23 === "jsonl" || data23 === "yaml-map" || data23 === "md-checklist" || data23 === "md-frontmatter" || data23 === "md-sections" || data23 === "text-log")) {
							const err38 = {
								instancePath: instancePath + "/folder/parse",
								schemaPath: "#/properties/folder/properties/parse/enum",
								keyword: "enum",
								params: { allowedValues: schema32.properties.folder.properties.parse.enum },
								message: "must be equal to one of the allowed values"
							};
							if (vErrors === null) vErrors = [err38];
							else vErrors.push(err38);
							errors++;
						}
					}
				} else {
					const err39 = {
						instancePath: instancePath + "/folder",
						schemaPath: "#/properties/folder/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err39];
					else vErrors.push(err39);
					errors++;
				}
			}
			if (data.items !== void 0) {
				let data24 = data.items;
				if (Array.isArray(data24)) {
					if (data24.length < 1) {
						const err40 = {
							instancePath: instancePath + "/items",
							schemaPath: "#/properties/items/minItems",
							keyword: "minItems",
							params: { limit: 1 },
							message: "must NOT have fewer than 1 items"
						};
						if (vErrors === null) vErrors = [err40];
						else vErrors.push(err40);
						errors++;
					}
					const len7 = data24.length;
					for (let i7 = 0; i7 < len7; i7++) {
						let data25 = data24[i7];
						if (typeof data25 === "string") {
							if (!pattern4.test(data25)) {
								const err41 = {
									instancePath: instancePath + "/items/" + i7,
									schemaPath: "#/properties/items/items/pattern",
									keyword: "pattern",
									params: { pattern: "^(/[\\s\\S]*)?$" },
									message: "must match pattern \"^(/[\\s\\S]*)?$\""
								};
								if (vErrors === null) vErrors = [err41];
								else vErrors.push(err41);
								errors++;
							}
						} else {
							const err42 = {
								instancePath: instancePath + "/items/" + i7,
								schemaPath: "#/properties/items/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err42];
							else vErrors.push(err42);
							errors++;
						}
					}
				} else {
					const err43 = {
						instancePath: instancePath + "/items",
						schemaPath: "#/properties/items/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err43];
					else vErrors.push(err43);
					errors++;
				}
			}
			if (data.single !== void 0) {
				if (typeof data.single !== "boolean") {
					const err44 = {
						instancePath: instancePath + "/single",
						schemaPath: "#/properties/single/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err44];
					else vErrors.push(err44);
					errors++;
				}
			}
			if (data.fields !== void 0) {
				let data27 = data.fields;
				if (data27 && typeof data27 == "object" && !Array.isArray(data27)) for (const key4 in data27) {
					let data28 = data27[key4];
					if (data28 && typeof data28 == "object" && !Array.isArray(data28)) {
						if (data28.from === void 0) {
							const err45 = {
								instancePath: instancePath + "/fields/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/fields/additionalProperties/required",
								keyword: "required",
								params: { missingProperty: "from" },
								message: "must have required property 'from'"
							};
							if (vErrors === null) vErrors = [err45];
							else vErrors.push(err45);
							errors++;
						}
						for (const key5 in data28) if (!(key5 === "from" || key5 === "where" || key5 === "like" || key5 === "member")) {
							const err46 = {
								instancePath: instancePath + "/fields/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/fields/additionalProperties/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key5 },
								message: "must NOT have additional properties"
							};
							if (vErrors === null) vErrors = [err46];
							else vErrors.push(err46);
							errors++;
						}
						if (data28.from !== void 0) {
							let data29 = data28.from;
							if (Array.isArray(data29)) {
								if (data29.length < 1) {
									const err47 = {
										instancePath: instancePath + "/fields/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/from",
										schemaPath: "#/properties/fields/additionalProperties/properties/from/minItems",
										keyword: "minItems",
										params: { limit: 1 },
										message: "must NOT have fewer than 1 items"
									};
									if (vErrors === null) vErrors = [err47];
									else vErrors.push(err47);
									errors++;
								}
								const len8 = data29.length;
								for (let i8 = 0; i8 < len8; i8++) {
									let data30 = data29[i8];
									if (typeof data30 === "string") {
										if (!pattern4.test(data30)) {
											const err48 = {
												instancePath: instancePath + "/fields/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/from/" + i8,
												schemaPath: "#/properties/fields/additionalProperties/properties/from/items/pattern",
												keyword: "pattern",
												params: { pattern: "^(/[\\s\\S]*)?$" },
												message: "must match pattern \"^(/[\\s\\S]*)?$\""
											};
											if (vErrors === null) vErrors = [err48];
											else vErrors.push(err48);
											errors++;
										}
									} else {
										const err49 = {
											instancePath: instancePath + "/fields/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/from/" + i8,
											schemaPath: "#/properties/fields/additionalProperties/properties/from/items/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										};
										if (vErrors === null) vErrors = [err49];
										else vErrors.push(err49);
										errors++;
									}
								}
							} else {
								const err50 = {
									instancePath: instancePath + "/fields/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/from",
									schemaPath: "#/properties/fields/additionalProperties/properties/from/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err50];
								else vErrors.push(err50);
								errors++;
							}
						}
						if (data28.where !== void 0) {
							let data31 = data28.where;
							if (data31 && typeof data31 == "object" && !Array.isArray(data31)) for (const key6 in data31) {
								let data32 = data31[key6];
								if (Array.isArray(data32)) {
									const len9 = data32.length;
									for (let i9 = 0; i9 < len9; i9++) if (typeof data32[i9] !== "string") {
										const err51 = {
											instancePath: instancePath + "/fields/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/where/" + key6.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i9,
											schemaPath: "#/properties/fields/additionalProperties/properties/where/additionalProperties/items/type",
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
										instancePath: instancePath + "/fields/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/where/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),
										schemaPath: "#/properties/fields/additionalProperties/properties/where/additionalProperties/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err52];
									else vErrors.push(err52);
									errors++;
								}
							}
							else {
								const err53 = {
									instancePath: instancePath + "/fields/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/where",
									schemaPath: "#/properties/fields/additionalProperties/properties/where/type",
									keyword: "type",
									params: { type: "object" },
									message: "must be object"
								};
								if (vErrors === null) vErrors = [err53];
								else vErrors.push(err53);
								errors++;
							}
						}
						if (data28.like !== void 0) {
							let data34 = data28.like;
							if (Array.isArray(data34)) {
								const len10 = data34.length;
								for (let i10 = 0; i10 < len10; i10++) if (typeof data34[i10] !== "string") {
									const err54 = {
										instancePath: instancePath + "/fields/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/like/" + i10,
										schemaPath: "#/properties/fields/additionalProperties/properties/like/items/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err54];
									else vErrors.push(err54);
									errors++;
								}
							} else {
								const err55 = {
									instancePath: instancePath + "/fields/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/like",
									schemaPath: "#/properties/fields/additionalProperties/properties/like/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err55];
								else vErrors.push(err55);
								errors++;
							}
						}
						if (data28.member !== void 0) {
							if (typeof data28.member !== "string") {
								const err56 = {
									instancePath: instancePath + "/fields/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/member",
									schemaPath: "#/properties/fields/additionalProperties/properties/member/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err56];
								else vErrors.push(err56);
								errors++;
							}
						}
					} else {
						const err57 = {
							instancePath: instancePath + "/fields/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),
							schemaPath: "#/properties/fields/additionalProperties/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						if (vErrors === null) vErrors = [err57];
						else vErrors.push(err57);
						errors++;
					}
				}
				else {
					const err58 = {
						instancePath: instancePath + "/fields",
						schemaPath: "#/properties/fields/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err58];
					else vErrors.push(err58);
					errors++;
				}
			}
			if (data.scalar !== void 0) {
				if (typeof data.scalar !== "string") {
					const err59 = {
						instancePath: instancePath + "/scalar",
						schemaPath: "#/properties/scalar/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err59];
					else vErrors.push(err59);
					errors++;
				}
			}
			if (data.key !== void 0) {
				let data38 = data.key;
				if (Array.isArray(data38)) {
					const len11 = data38.length;
					for (let i11 = 0; i11 < len11; i11++) if (typeof data38[i11] !== "string") {
						const err60 = {
							instancePath: instancePath + "/key/" + i11,
							schemaPath: "#/properties/key/items/type",
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
						instancePath: instancePath + "/key",
						schemaPath: "#/properties/key/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err61];
					else vErrors.push(err61);
					errors++;
				}
			}
			if (data.hash !== void 0) {
				let data40 = data.hash;
				if (Array.isArray(data40)) {
					const len12 = data40.length;
					for (let i12 = 0; i12 < len12; i12++) if (typeof data40[i12] !== "string") {
						const err62 = {
							instancePath: instancePath + "/hash/" + i12,
							schemaPath: "#/properties/hash/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err62];
						else vErrors.push(err62);
						errors++;
					}
				} else {
					const err63 = {
						instancePath: instancePath + "/hash",
						schemaPath: "#/properties/hash/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err63];
					else vErrors.push(err63);
					errors++;
				}
			}
			if (data.within !== void 0) {
				let data42 = data.within;
				if (data42 && typeof data42 == "object" && !Array.isArray(data42)) {
					if (data42.field === void 0) {
						const err64 = {
							instancePath: instancePath + "/within",
							schemaPath: "#/properties/within/required",
							keyword: "required",
							params: { missingProperty: "field" },
							message: "must have required property 'field'"
						};
						if (vErrors === null) vErrors = [err64];
						else vErrors.push(err64);
						errors++;
					}
					for (const key7 in data42) if (!(key7 === "field" || key7 === "ids")) {
						const err65 = {
							instancePath: instancePath + "/within",
							schemaPath: "#/properties/within/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key7 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err65];
						else vErrors.push(err65);
						errors++;
					}
					if (data42.field !== void 0) {
						if (typeof data42.field !== "string") {
							const err66 = {
								instancePath: instancePath + "/within/field",
								schemaPath: "#/properties/within/properties/field/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err66];
							else vErrors.push(err66);
							errors++;
						}
					}
					if (data42.ids !== void 0) {
						if (typeof data42.ids !== "boolean") {
							const err67 = {
								instancePath: instancePath + "/within/ids",
								schemaPath: "#/properties/within/properties/ids/type",
								keyword: "type",
								params: { type: "boolean" },
								message: "must be boolean"
							};
							if (vErrors === null) vErrors = [err67];
							else vErrors.push(err67);
							errors++;
						}
					}
				} else {
					const err68 = {
						instancePath: instancePath + "/within",
						schemaPath: "#/properties/within/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err68];
					else vErrors.push(err68);
					errors++;
				}
			}
			if (data.titleFields !== void 0) {
				let data45 = data.titleFields;
				if (Array.isArray(data45)) {
					const len13 = data45.length;
					for (let i13 = 0; i13 < len13; i13++) if (typeof data45[i13] !== "string") {
						const err69 = {
							instancePath: instancePath + "/titleFields/" + i13,
							schemaPath: "#/properties/titleFields/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err69];
						else vErrors.push(err69);
						errors++;
					}
				} else {
					const err70 = {
						instancePath: instancePath + "/titleFields",
						schemaPath: "#/properties/titleFields/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err70];
					else vErrors.push(err70);
					errors++;
				}
			}
			if (data.descriptionFields !== void 0) {
				let data47 = data.descriptionFields;
				if (Array.isArray(data47)) {
					const len14 = data47.length;
					for (let i14 = 0; i14 < len14; i14++) if (typeof data47[i14] !== "string") {
						const err71 = {
							instancePath: instancePath + "/descriptionFields/" + i14,
							schemaPath: "#/properties/descriptionFields/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err71];
						else vErrors.push(err71);
						errors++;
					}
				} else {
					const err72 = {
						instancePath: instancePath + "/descriptionFields",
						schemaPath: "#/properties/descriptionFields/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err72];
					else vErrors.push(err72);
					errors++;
				}
			}
			if (data.parent !== void 0) {
				let data49 = data.parent;
				if (data49 && typeof data49 == "object" && !Array.isArray(data49)) {
					for (const key8 in data49) if (!(key8 === "nested" || key8 === "dotted" || key8 === "field" || key8 === "index" || key8 === "before" || key8 === "key")) {
						const err73 = {
							instancePath: instancePath + "/parent",
							schemaPath: "#/properties/parent/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key8 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err73];
						else vErrors.push(err73);
						errors++;
					}
					if (data49.nested !== void 0) {
						let data50 = data49.nested;
						if (Array.isArray(data50)) {
							const len15 = data50.length;
							for (let i15 = 0; i15 < len15; i15++) if (typeof data50[i15] !== "string") {
								const err74 = {
									instancePath: instancePath + "/parent/nested/" + i15,
									schemaPath: "#/properties/parent/properties/nested/items/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err74];
								else vErrors.push(err74);
								errors++;
							}
						} else {
							const err75 = {
								instancePath: instancePath + "/parent/nested",
								schemaPath: "#/properties/parent/properties/nested/type",
								keyword: "type",
								params: { type: "array" },
								message: "must be array"
							};
							if (vErrors === null) vErrors = [err75];
							else vErrors.push(err75);
							errors++;
						}
					}
					if (data49.dotted !== void 0) {
						if (typeof data49.dotted !== "boolean") {
							const err76 = {
								instancePath: instancePath + "/parent/dotted",
								schemaPath: "#/properties/parent/properties/dotted/type",
								keyword: "type",
								params: { type: "boolean" },
								message: "must be boolean"
							};
							if (vErrors === null) vErrors = [err76];
							else vErrors.push(err76);
							errors++;
						}
					}
					if (data49.field !== void 0) {
						if (typeof data49.field !== "string") {
							const err77 = {
								instancePath: instancePath + "/parent/field",
								schemaPath: "#/properties/parent/properties/field/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err77];
							else vErrors.push(err77);
							errors++;
						}
					}
					if (data49.index !== void 0) {
						if (typeof data49.index !== "string") {
							const err78 = {
								instancePath: instancePath + "/parent/index",
								schemaPath: "#/properties/parent/properties/index/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err78];
							else vErrors.push(err78);
							errors++;
						}
					}
					if (data49.before !== void 0) {
						let data55 = data49.before;
						if (typeof data55 === "string") {
							if (func2(data55) < 1) {
								const err79 = {
									instancePath: instancePath + "/parent/before",
									schemaPath: "#/properties/parent/properties/before/minLength",
									keyword: "minLength",
									params: { limit: 1 },
									message: "must NOT have fewer than 1 characters"
								};
								if (vErrors === null) vErrors = [err79];
								else vErrors.push(err79);
								errors++;
							}
						} else {
							const err80 = {
								instancePath: instancePath + "/parent/before",
								schemaPath: "#/properties/parent/properties/before/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err80];
							else vErrors.push(err80);
							errors++;
						}
					}
					if (data49.key !== void 0) {
						if (typeof data49.key !== "string") {
							const err81 = {
								instancePath: instancePath + "/parent/key",
								schemaPath: "#/properties/parent/properties/key/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err81];
							else vErrors.push(err81);
							errors++;
						}
					}
				} else {
					const err82 = {
						instancePath: instancePath + "/parent",
						schemaPath: "#/properties/parent/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err82];
					else vErrors.push(err82);
					errors++;
				}
			}
			if (data.derivesParents !== void 0) {
				if (typeof data.derivesParents !== "boolean") {
					const err83 = {
						instancePath: instancePath + "/derivesParents",
						schemaPath: "#/properties/derivesParents/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err83];
					else vErrors.push(err83);
					errors++;
				}
			}
			if (data.done !== void 0) {
				let data58 = data.done;
				if (Array.isArray(data58)) {
					const len16 = data58.length;
					for (let i16 = 0; i16 < len16; i16++) {
						let data59 = data58[i16];
						if (data59 && typeof data59 == "object" && !Array.isArray(data59)) {
							if (data59.field === void 0) {
								const err84 = {
									instancePath: instancePath + "/done/" + i16,
									schemaPath: "#/properties/done/items/required",
									keyword: "required",
									params: { missingProperty: "field" },
									message: "must have required property 'field'"
								};
								if (vErrors === null) vErrors = [err84];
								else vErrors.push(err84);
								errors++;
							}
							for (const key9 in data59) if (!(key9 === "field" || key9 === "values" || key9 === "open" || key9 === "lastOf")) {
								const err85 = {
									instancePath: instancePath + "/done/" + i16,
									schemaPath: "#/properties/done/items/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key9 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err85];
								else vErrors.push(err85);
								errors++;
							}
							if (data59.field !== void 0) {
								if (typeof data59.field !== "string") {
									const err86 = {
										instancePath: instancePath + "/done/" + i16 + "/field",
										schemaPath: "#/properties/done/items/properties/field/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err86];
									else vErrors.push(err86);
									errors++;
								}
							}
							if (data59.values !== void 0) {
								let data61 = data59.values;
								if (Array.isArray(data61)) {
									const len17 = data61.length;
									for (let i17 = 0; i17 < len17; i17++) if (typeof data61[i17] !== "string") {
										const err87 = {
											instancePath: instancePath + "/done/" + i16 + "/values/" + i17,
											schemaPath: "#/properties/done/items/properties/values/items/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										};
										if (vErrors === null) vErrors = [err87];
										else vErrors.push(err87);
										errors++;
									}
								} else {
									const err88 = {
										instancePath: instancePath + "/done/" + i16 + "/values",
										schemaPath: "#/properties/done/items/properties/values/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err88];
									else vErrors.push(err88);
									errors++;
								}
							}
							if (data59.open !== void 0) {
								if (typeof data59.open !== "string") {
									const err89 = {
										instancePath: instancePath + "/done/" + i16 + "/open",
										schemaPath: "#/properties/done/items/properties/open/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err89];
									else vErrors.push(err89);
									errors++;
								}
							}
							if (data59.lastOf !== void 0) {
								let data64 = data59.lastOf;
								if (typeof data64 === "string") {
									if (!pattern4.test(data64)) {
										const err90 = {
											instancePath: instancePath + "/done/" + i16 + "/lastOf",
											schemaPath: "#/properties/done/items/properties/lastOf/pattern",
											keyword: "pattern",
											params: { pattern: "^(/[\\s\\S]*)?$" },
											message: "must match pattern \"^(/[\\s\\S]*)?$\""
										};
										if (vErrors === null) vErrors = [err90];
										else vErrors.push(err90);
										errors++;
									}
								} else {
									const err91 = {
										instancePath: instancePath + "/done/" + i16 + "/lastOf",
										schemaPath: "#/properties/done/items/properties/lastOf/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err91];
									else vErrors.push(err91);
									errors++;
								}
							}
						} else {
							const err92 = {
								instancePath: instancePath + "/done/" + i16,
								schemaPath: "#/properties/done/items/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err92];
							else vErrors.push(err92);
							errors++;
						}
					}
				} else {
					const err93 = {
						instancePath: instancePath + "/done",
						schemaPath: "#/properties/done/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err93];
					else vErrors.push(err93);
					errors++;
				}
			}
			if (data.closed !== void 0) {
				let data65 = data.closed;
				if (Array.isArray(data65)) {
					const len18 = data65.length;
					for (let i18 = 0; i18 < len18; i18++) if (typeof data65[i18] !== "string") {
						const err94 = {
							instancePath: instancePath + "/closed/" + i18,
							schemaPath: "#/properties/closed/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err94];
						else vErrors.push(err94);
						errors++;
					}
				} else {
					const err95 = {
						instancePath: instancePath + "/closed",
						schemaPath: "#/properties/closed/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err95];
					else vErrors.push(err95);
					errors++;
				}
			}
			if (data.tombstones !== void 0) {
				let data67 = data.tombstones;
				if (Array.isArray(data67)) {
					const len19 = data67.length;
					for (let i19 = 0; i19 < len19; i19++) if (typeof data67[i19] !== "string") {
						const err96 = {
							instancePath: instancePath + "/tombstones/" + i19,
							schemaPath: "#/properties/tombstones/items/type",
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
						instancePath: instancePath + "/tombstones",
						schemaPath: "#/properties/tombstones/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err97];
					else vErrors.push(err97);
					errors++;
				}
			}
			if (data.status !== void 0) {
				let data69 = data.status;
				if (data69 && typeof data69 == "object" && !Array.isArray(data69)) {
					if (data69.field === void 0) {
						const err98 = {
							instancePath: instancePath + "/status",
							schemaPath: "#/properties/status/required",
							keyword: "required",
							params: { missingProperty: "field" },
							message: "must have required property 'field'"
						};
						if (vErrors === null) vErrors = [err98];
						else vErrors.push(err98);
						errors++;
					}
					for (const key10 in data69) if (!(key10 === "field" || key10 === "rank" || key10 === "back" || key10 === "graph" || key10 === "strict")) {
						const err99 = {
							instancePath: instancePath + "/status",
							schemaPath: "#/properties/status/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key10 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err99];
						else vErrors.push(err99);
						errors++;
					}
					if (data69.field !== void 0) {
						if (typeof data69.field !== "string") {
							const err100 = {
								instancePath: instancePath + "/status/field",
								schemaPath: "#/properties/status/properties/field/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err100];
							else vErrors.push(err100);
							errors++;
						}
					}
					if (data69.rank !== void 0) {
						let data71 = data69.rank;
						if (Array.isArray(data71)) {
							const len20 = data71.length;
							for (let i20 = 0; i20 < len20; i20++) {
								let data72 = data71[i20];
								if (Array.isArray(data72)) {
									const len21 = data72.length;
									for (let i21 = 0; i21 < len21; i21++) if (typeof data72[i21] !== "string") {
										const err101 = {
											instancePath: instancePath + "/status/rank/" + i20 + "/" + i21,
											schemaPath: "#/properties/status/properties/rank/items/items/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										};
										if (vErrors === null) vErrors = [err101];
										else vErrors.push(err101);
										errors++;
									}
								} else {
									const err102 = {
										instancePath: instancePath + "/status/rank/" + i20,
										schemaPath: "#/properties/status/properties/rank/items/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err102];
									else vErrors.push(err102);
									errors++;
								}
							}
						} else {
							const err103 = {
								instancePath: instancePath + "/status/rank",
								schemaPath: "#/properties/status/properties/rank/type",
								keyword: "type",
								params: { type: "array" },
								message: "must be array"
							};
							if (vErrors === null) vErrors = [err103];
							else vErrors.push(err103);
							errors++;
						}
					}
					if (data69.back !== void 0) {
						let data74 = data69.back;
						if (data74 && typeof data74 == "object" && !Array.isArray(data74)) for (const key11 in data74) {
							let data75 = data74[key11];
							if (Array.isArray(data75)) {
								const len22 = data75.length;
								for (let i22 = 0; i22 < len22; i22++) if (typeof data75[i22] !== "string") {
									const err104 = {
										instancePath: instancePath + "/status/back/" + key11.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i22,
										schemaPath: "#/properties/status/properties/back/additionalProperties/items/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err104];
									else vErrors.push(err104);
									errors++;
								}
							} else {
								const err105 = {
									instancePath: instancePath + "/status/back/" + key11.replace(/~/g, "~0").replace(/\//g, "~1"),
									schemaPath: "#/properties/status/properties/back/additionalProperties/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err105];
								else vErrors.push(err105);
								errors++;
							}
						}
						else {
							const err106 = {
								instancePath: instancePath + "/status/back",
								schemaPath: "#/properties/status/properties/back/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err106];
							else vErrors.push(err106);
							errors++;
						}
					}
					if (data69.graph !== void 0) {
						let data77 = data69.graph;
						if (data77 && typeof data77 == "object" && !Array.isArray(data77)) for (const key12 in data77) {
							let data78 = data77[key12];
							if (Array.isArray(data78)) {
								const len23 = data78.length;
								for (let i23 = 0; i23 < len23; i23++) if (typeof data78[i23] !== "string") {
									const err107 = {
										instancePath: instancePath + "/status/graph/" + key12.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i23,
										schemaPath: "#/properties/status/properties/graph/additionalProperties/items/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err107];
									else vErrors.push(err107);
									errors++;
								}
							} else {
								const err108 = {
									instancePath: instancePath + "/status/graph/" + key12.replace(/~/g, "~0").replace(/\//g, "~1"),
									schemaPath: "#/properties/status/properties/graph/additionalProperties/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err108];
								else vErrors.push(err108);
								errors++;
							}
						}
						else {
							const err109 = {
								instancePath: instancePath + "/status/graph",
								schemaPath: "#/properties/status/properties/graph/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err109];
							else vErrors.push(err109);
							errors++;
						}
					}
					if (data69.strict !== void 0) {
						if (typeof data69.strict !== "boolean") {
							const err110 = {
								instancePath: instancePath + "/status/strict",
								schemaPath: "#/properties/status/properties/strict/type",
								keyword: "type",
								params: { type: "boolean" },
								message: "must be boolean"
							};
							if (vErrors === null) vErrors = [err110];
							else vErrors.push(err110);
							errors++;
						}
					}
				} else {
					const err111 = {
						instancePath: instancePath + "/status",
						schemaPath: "#/properties/status/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err111];
					else vErrors.push(err111);
					errors++;
				}
			}
			if (data.groups !== void 0) {
				let data81 = data.groups;
				if (Array.isArray(data81)) {
					const len24 = data81.length;
					for (let i24 = 0; i24 < len24; i24++) {
						let data82 = data81[i24];
						if (data82 && typeof data82 == "object" && !Array.isArray(data82)) {
							if (data82.match === void 0) {
								const err112 = {
									instancePath: instancePath + "/groups/" + i24,
									schemaPath: "#/properties/groups/items/required",
									keyword: "required",
									params: { missingProperty: "match" },
									message: "must have required property 'match'"
								};
								if (vErrors === null) vErrors = [err112];
								else vErrors.push(err112);
								errors++;
							}
							for (const key13 in data82) if (!(key13 === "match" || key13 === "derived" || key13 === "status" || key13 === "reopening")) {
								const err113 = {
									instancePath: instancePath + "/groups/" + i24,
									schemaPath: "#/properties/groups/items/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key13 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err113];
								else vErrors.push(err113);
								errors++;
							}
							if (data82.match !== void 0) {
								if (typeof data82.match !== "string") {
									const err114 = {
										instancePath: instancePath + "/groups/" + i24 + "/match",
										schemaPath: "#/properties/groups/items/properties/match/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err114];
									else vErrors.push(err114);
									errors++;
								}
							}
							if (data82.derived !== void 0) {
								if (typeof data82.derived !== "boolean") {
									const err115 = {
										instancePath: instancePath + "/groups/" + i24 + "/derived",
										schemaPath: "#/properties/groups/items/properties/derived/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err115];
									else vErrors.push(err115);
									errors++;
								}
							}
							if (data82.status !== void 0) {
								let data85 = data82.status;
								if (data85 && typeof data85 == "object" && !Array.isArray(data85)) {
									if (data85.field === void 0) {
										const err116 = {
											instancePath: instancePath + "/groups/" + i24 + "/status",
											schemaPath: "#/properties/groups/items/properties/status/required",
											keyword: "required",
											params: { missingProperty: "field" },
											message: "must have required property 'field'"
										};
										if (vErrors === null) vErrors = [err116];
										else vErrors.push(err116);
										errors++;
									}
									for (const key14 in data85) if (!(key14 === "field" || key14 === "rank" || key14 === "back" || key14 === "graph" || key14 === "strict")) {
										const err117 = {
											instancePath: instancePath + "/groups/" + i24 + "/status",
											schemaPath: "#/properties/groups/items/properties/status/additionalProperties",
											keyword: "additionalProperties",
											params: { additionalProperty: key14 },
											message: "must NOT have additional properties"
										};
										if (vErrors === null) vErrors = [err117];
										else vErrors.push(err117);
										errors++;
									}
									if (data85.field !== void 0) {
										if (typeof data85.field !== "string") {
											const err118 = {
												instancePath: instancePath + "/groups/" + i24 + "/status/field",
												schemaPath: "#/properties/groups/items/properties/status/properties/field/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err118];
											else vErrors.push(err118);
											errors++;
										}
									}
									if (data85.rank !== void 0) {
										let data87 = data85.rank;
										if (Array.isArray(data87)) {
											const len25 = data87.length;
											for (let i25 = 0; i25 < len25; i25++) {
												let data88 = data87[i25];
												if (Array.isArray(data88)) {
													const len26 = data88.length;
													for (let i26 = 0; i26 < len26; i26++) if (typeof data88[i26] !== "string") {
														const err119 = {
															instancePath: instancePath + "/groups/" + i24 + "/status/rank/" + i25 + "/" + i26,
															schemaPath: "#/properties/groups/items/properties/status/properties/rank/items/items/type",
															keyword: "type",
															params: { type: "string" },
															message: "must be string"
														};
														if (vErrors === null) vErrors = [err119];
														else vErrors.push(err119);
														errors++;
													}
												} else {
													const err120 = {
														instancePath: instancePath + "/groups/" + i24 + "/status/rank/" + i25,
														schemaPath: "#/properties/groups/items/properties/status/properties/rank/items/type",
														keyword: "type",
														params: { type: "array" },
														message: "must be array"
													};
													if (vErrors === null) vErrors = [err120];
													else vErrors.push(err120);
													errors++;
												}
											}
										} else {
											const err121 = {
												instancePath: instancePath + "/groups/" + i24 + "/status/rank",
												schemaPath: "#/properties/groups/items/properties/status/properties/rank/type",
												keyword: "type",
												params: { type: "array" },
												message: "must be array"
											};
											if (vErrors === null) vErrors = [err121];
											else vErrors.push(err121);
											errors++;
										}
									}
									if (data85.back !== void 0) {
										let data90 = data85.back;
										if (data90 && typeof data90 == "object" && !Array.isArray(data90)) for (const key15 in data90) {
											let data91 = data90[key15];
											if (Array.isArray(data91)) {
												const len27 = data91.length;
												for (let i27 = 0; i27 < len27; i27++) if (typeof data91[i27] !== "string") {
													const err122 = {
														instancePath: instancePath + "/groups/" + i24 + "/status/back/" + key15.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i27,
														schemaPath: "#/properties/groups/items/properties/status/properties/back/additionalProperties/items/type",
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
													instancePath: instancePath + "/groups/" + i24 + "/status/back/" + key15.replace(/~/g, "~0").replace(/\//g, "~1"),
													schemaPath: "#/properties/groups/items/properties/status/properties/back/additionalProperties/type",
													keyword: "type",
													params: { type: "array" },
													message: "must be array"
												};
												if (vErrors === null) vErrors = [err123];
												else vErrors.push(err123);
												errors++;
											}
										}
										else {
											const err124 = {
												instancePath: instancePath + "/groups/" + i24 + "/status/back",
												schemaPath: "#/properties/groups/items/properties/status/properties/back/type",
												keyword: "type",
												params: { type: "object" },
												message: "must be object"
											};
											if (vErrors === null) vErrors = [err124];
											else vErrors.push(err124);
											errors++;
										}
									}
									if (data85.graph !== void 0) {
										let data93 = data85.graph;
										if (data93 && typeof data93 == "object" && !Array.isArray(data93)) for (const key16 in data93) {
											let data94 = data93[key16];
											if (Array.isArray(data94)) {
												const len28 = data94.length;
												for (let i28 = 0; i28 < len28; i28++) if (typeof data94[i28] !== "string") {
													const err125 = {
														instancePath: instancePath + "/groups/" + i24 + "/status/graph/" + key16.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i28,
														schemaPath: "#/properties/groups/items/properties/status/properties/graph/additionalProperties/items/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													};
													if (vErrors === null) vErrors = [err125];
													else vErrors.push(err125);
													errors++;
												}
											} else {
												const err126 = {
													instancePath: instancePath + "/groups/" + i24 + "/status/graph/" + key16.replace(/~/g, "~0").replace(/\//g, "~1"),
													schemaPath: "#/properties/groups/items/properties/status/properties/graph/additionalProperties/type",
													keyword: "type",
													params: { type: "array" },
													message: "must be array"
												};
												if (vErrors === null) vErrors = [err126];
												else vErrors.push(err126);
												errors++;
											}
										}
										else {
											const err127 = {
												instancePath: instancePath + "/groups/" + i24 + "/status/graph",
												schemaPath: "#/properties/groups/items/properties/status/properties/graph/type",
												keyword: "type",
												params: { type: "object" },
												message: "must be object"
											};
											if (vErrors === null) vErrors = [err127];
											else vErrors.push(err127);
											errors++;
										}
									}
									if (data85.strict !== void 0) {
										if (typeof data85.strict !== "boolean") {
											const err128 = {
												instancePath: instancePath + "/groups/" + i24 + "/status/strict",
												schemaPath: "#/properties/groups/items/properties/status/properties/strict/type",
												keyword: "type",
												params: { type: "boolean" },
												message: "must be boolean"
											};
											if (vErrors === null) vErrors = [err128];
											else vErrors.push(err128);
											errors++;
										}
									}
								} else {
									const err129 = {
										instancePath: instancePath + "/groups/" + i24 + "/status",
										schemaPath: "#/properties/groups/items/properties/status/type",
										keyword: "type",
										params: { type: "object" },
										message: "must be object"
									};
									if (vErrors === null) vErrors = [err129];
									else vErrors.push(err129);
									errors++;
								}
							}
							if (data82.reopening !== void 0) {
								let data97 = data82.reopening;
								if (!(data97 === "error" || data97 === "warning")) {
									const err130 = {
										instancePath: instancePath + "/groups/" + i24 + "/reopening",
										schemaPath: "#/properties/groups/items/properties/reopening/enum",
										keyword: "enum",
										params: { allowedValues: schema32.properties.groups.items.properties.reopening.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err130];
									else vErrors.push(err130);
									errors++;
								}
							}
						} else {
							const err131 = {
								instancePath: instancePath + "/groups/" + i24,
								schemaPath: "#/properties/groups/items/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err131];
							else vErrors.push(err131);
							errors++;
						}
					}
				} else {
					const err132 = {
						instancePath: instancePath + "/groups",
						schemaPath: "#/properties/groups/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err132];
					else vErrors.push(err132);
					errors++;
				}
			}
			if (data.contract !== void 0) {
				let data98 = data.contract;
				if (Array.isArray(data98)) {
					const len29 = data98.length;
					for (let i29 = 0; i29 < len29; i29++) if (typeof data98[i29] !== "string") {
						const err133 = {
							instancePath: instancePath + "/contract/" + i29,
							schemaPath: "#/properties/contract/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err133];
						else vErrors.push(err133);
						errors++;
					}
				} else {
					const err134 = {
						instancePath: instancePath + "/contract",
						schemaPath: "#/properties/contract/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err134];
					else vErrors.push(err134);
					errors++;
				}
			}
			if (data.sets !== void 0) {
				let data100 = data.sets;
				if (Array.isArray(data100)) {
					const len30 = data100.length;
					for (let i30 = 0; i30 < len30; i30++) if (typeof data100[i30] !== "string") {
						const err135 = {
							instancePath: instancePath + "/sets/" + i30,
							schemaPath: "#/properties/sets/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err135];
						else vErrors.push(err135);
						errors++;
					}
				} else {
					const err136 = {
						instancePath: instancePath + "/sets",
						schemaPath: "#/properties/sets/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err136];
					else vErrors.push(err136);
					errors++;
				}
			}
			if (data.stems !== void 0) {
				let data102 = data.stems;
				if (Array.isArray(data102)) {
					const len31 = data102.length;
					for (let i31 = 0; i31 < len31; i31++) if (typeof data102[i31] !== "string") {
						const err137 = {
							instancePath: instancePath + "/stems/" + i31,
							schemaPath: "#/properties/stems/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err137];
						else vErrors.push(err137);
						errors++;
					}
				} else {
					const err138 = {
						instancePath: instancePath + "/stems",
						schemaPath: "#/properties/stems/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err138];
					else vErrors.push(err138);
					errors++;
				}
			}
			if (data.claim !== void 0) {
				let data104 = data.claim;
				if (Array.isArray(data104)) {
					const len32 = data104.length;
					for (let i32 = 0; i32 < len32; i32++) if (typeof data104[i32] !== "string") {
						const err139 = {
							instancePath: instancePath + "/claim/" + i32,
							schemaPath: "#/properties/claim/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err139];
						else vErrors.push(err139);
						errors++;
					}
				} else {
					const err140 = {
						instancePath: instancePath + "/claim",
						schemaPath: "#/properties/claim/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err140];
					else vErrors.push(err140);
					errors++;
				}
			}
			if (data.bookkeeping !== void 0) {
				let data106 = data.bookkeeping;
				if (Array.isArray(data106)) {
					const len33 = data106.length;
					for (let i33 = 0; i33 < len33; i33++) if (typeof data106[i33] !== "string") {
						const err141 = {
							instancePath: instancePath + "/bookkeeping/" + i33,
							schemaPath: "#/properties/bookkeeping/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err141];
						else vErrors.push(err141);
						errors++;
					}
				} else {
					const err142 = {
						instancePath: instancePath + "/bookkeeping",
						schemaPath: "#/properties/bookkeeping/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err142];
					else vErrors.push(err142);
					errors++;
				}
			}
			if (data.runner !== void 0) {
				let data108 = data.runner;
				if (data108 && typeof data108 == "object" && !Array.isArray(data108)) {
					for (const key17 in data108) if (!(key17 === "counters" || key17 === "maximum")) {
						const err143 = {
							instancePath: instancePath + "/runner",
							schemaPath: "#/properties/runner/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key17 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err143];
						else vErrors.push(err143);
						errors++;
					}
					if (data108.counters !== void 0) {
						let data109 = data108.counters;
						if (Array.isArray(data109)) {
							const len34 = data109.length;
							for (let i34 = 0; i34 < len34; i34++) if (typeof data109[i34] !== "string") {
								const err144 = {
									instancePath: instancePath + "/runner/counters/" + i34,
									schemaPath: "#/properties/runner/properties/counters/items/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err144];
								else vErrors.push(err144);
								errors++;
							}
						} else {
							const err145 = {
								instancePath: instancePath + "/runner/counters",
								schemaPath: "#/properties/runner/properties/counters/type",
								keyword: "type",
								params: { type: "array" },
								message: "must be array"
							};
							if (vErrors === null) vErrors = [err145];
							else vErrors.push(err145);
							errors++;
						}
					}
					if (data108.maximum !== void 0) {
						let data111 = data108.maximum;
						if (Array.isArray(data111)) {
							const len35 = data111.length;
							for (let i35 = 0; i35 < len35; i35++) if (typeof data111[i35] !== "string") {
								const err146 = {
									instancePath: instancePath + "/runner/maximum/" + i35,
									schemaPath: "#/properties/runner/properties/maximum/items/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err146];
								else vErrors.push(err146);
								errors++;
							}
						} else {
							const err147 = {
								instancePath: instancePath + "/runner/maximum",
								schemaPath: "#/properties/runner/properties/maximum/type",
								keyword: "type",
								params: { type: "array" },
								message: "must be array"
							};
							if (vErrors === null) vErrors = [err147];
							else vErrors.push(err147);
							errors++;
						}
					}
				} else {
					const err148 = {
						instancePath: instancePath + "/runner",
						schemaPath: "#/properties/runner/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err148];
					else vErrors.push(err148);
					errors++;
				}
			}
			if (data.dependencies !== void 0) {
				let data113 = data.dependencies;
				if (Array.isArray(data113)) {
					const len36 = data113.length;
					for (let i36 = 0; i36 < len36; i36++) if (typeof data113[i36] !== "string") {
						const err149 = {
							instancePath: instancePath + "/dependencies/" + i36,
							schemaPath: "#/properties/dependencies/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err149];
						else vErrors.push(err149);
						errors++;
					}
				} else {
					const err150 = {
						instancePath: instancePath + "/dependencies",
						schemaPath: "#/properties/dependencies/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err150];
					else vErrors.push(err150);
					errors++;
				}
			}
			if (data.planKey !== void 0) {
				let data115 = data.planKey;
				if (typeof data115 === "string") {
					if (!pattern4.test(data115)) {
						const err151 = {
							instancePath: instancePath + "/planKey",
							schemaPath: "#/properties/planKey/pattern",
							keyword: "pattern",
							params: { pattern: "^(/[\\s\\S]*)?$" },
							message: "must match pattern \"^(/[\\s\\S]*)?$\""
						};
						if (vErrors === null) vErrors = [err151];
						else vErrors.push(err151);
						errors++;
					}
				} else {
					const err152 = {
						instancePath: instancePath + "/planKey",
						schemaPath: "#/properties/planKey/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err152];
					else vErrors.push(err152);
					errors++;
				}
			}
			if (data.bulkFlip !== void 0) {
				let data116 = data.bulkFlip;
				if (data116 && typeof data116 == "object" && !Array.isArray(data116)) {
					for (const key18 in data116) if (!(key18 === "warning" || key18 === "error" || key18 === "topLevel")) {
						const err153 = {
							instancePath: instancePath + "/bulkFlip",
							schemaPath: "#/properties/bulkFlip/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key18 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err153];
						else vErrors.push(err153);
						errors++;
					}
					if (data116.warning !== void 0) {
						let data117 = data116.warning;
						if (!(typeof data117 == "number" && !(data117 % 1) && !isNaN(data117) && isFinite(data117))) {
							const err154 = {
								instancePath: instancePath + "/bulkFlip/warning",
								schemaPath: "#/properties/bulkFlip/properties/warning/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							};
							if (vErrors === null) vErrors = [err154];
							else vErrors.push(err154);
							errors++;
						}
						if (typeof data117 == "number" && isFinite(data117)) {
							if (data117 < 1 || isNaN(data117)) {
								const err155 = {
									instancePath: instancePath + "/bulkFlip/warning",
									schemaPath: "#/properties/bulkFlip/properties/warning/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 1
									},
									message: "must be >= 1"
								};
								if (vErrors === null) vErrors = [err155];
								else vErrors.push(err155);
								errors++;
							}
						}
					}
					if (data116.error !== void 0) {
						let data118 = data116.error;
						if (!(typeof data118 == "number" && !(data118 % 1) && !isNaN(data118) && isFinite(data118))) {
							const err156 = {
								instancePath: instancePath + "/bulkFlip/error",
								schemaPath: "#/properties/bulkFlip/properties/error/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							};
							if (vErrors === null) vErrors = [err156];
							else vErrors.push(err156);
							errors++;
						}
						if (typeof data118 == "number" && isFinite(data118)) {
							if (data118 < 1 || isNaN(data118)) {
								const err157 = {
									instancePath: instancePath + "/bulkFlip/error",
									schemaPath: "#/properties/bulkFlip/properties/error/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 1
									},
									message: "must be >= 1"
								};
								if (vErrors === null) vErrors = [err157];
								else vErrors.push(err157);
								errors++;
							}
						}
					}
					if (data116.topLevel !== void 0) {
						if (typeof data116.topLevel !== "boolean") {
							const err158 = {
								instancePath: instancePath + "/bulkFlip/topLevel",
								schemaPath: "#/properties/bulkFlip/properties/topLevel/type",
								keyword: "type",
								params: { type: "boolean" },
								message: "must be boolean"
							};
							if (vErrors === null) vErrors = [err158];
							else vErrors.push(err158);
							errors++;
						}
					}
				} else {
					const err159 = {
						instancePath: instancePath + "/bulkFlip",
						schemaPath: "#/properties/bulkFlip/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err159];
					else vErrors.push(err159);
					errors++;
				}
			}
			if (data.evidence !== void 0) {
				let data120 = data.evidence;
				if (data120 && typeof data120 == "object" && !Array.isArray(data120)) {
					if (data120.field === void 0) {
						const err160 = {
							instancePath: instancePath + "/evidence",
							schemaPath: "#/properties/evidence/required",
							keyword: "required",
							params: { missingProperty: "field" },
							message: "must have required property 'field'"
						};
						if (vErrors === null) vErrors = [err160];
						else vErrors.push(err160);
						errors++;
					}
					if (data120.phrases === void 0) {
						const err161 = {
							instancePath: instancePath + "/evidence",
							schemaPath: "#/properties/evidence/required",
							keyword: "required",
							params: { missingProperty: "phrases" },
							message: "must have required property 'phrases'"
						};
						if (vErrors === null) vErrors = [err161];
						else vErrors.push(err161);
						errors++;
					}
					for (const key19 in data120) if (!(key19 === "field" || key19 === "phrases")) {
						const err162 = {
							instancePath: instancePath + "/evidence",
							schemaPath: "#/properties/evidence/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key19 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err162];
						else vErrors.push(err162);
						errors++;
					}
					if (data120.field !== void 0) {
						if (typeof data120.field !== "string") {
							const err163 = {
								instancePath: instancePath + "/evidence/field",
								schemaPath: "#/properties/evidence/properties/field/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err163];
							else vErrors.push(err163);
							errors++;
						}
					}
					if (data120.phrases !== void 0) {
						let data122 = data120.phrases;
						if (Array.isArray(data122)) {
							if (data122.length < 1) {
								const err164 = {
									instancePath: instancePath + "/evidence/phrases",
									schemaPath: "#/properties/evidence/properties/phrases/minItems",
									keyword: "minItems",
									params: { limit: 1 },
									message: "must NOT have fewer than 1 items"
								};
								if (vErrors === null) vErrors = [err164];
								else vErrors.push(err164);
								errors++;
							}
							const len37 = data122.length;
							for (let i37 = 0; i37 < len37; i37++) {
								let data123 = data122[i37];
								if (typeof data123 === "string") {
									if (func2(data123) < 1) {
										const err165 = {
											instancePath: instancePath + "/evidence/phrases/" + i37,
											schemaPath: "#/properties/evidence/properties/phrases/items/minLength",
											keyword: "minLength",
											params: { limit: 1 },
											message: "must NOT have fewer than 1 characters"
										};
										if (vErrors === null) vErrors = [err165];
										else vErrors.push(err165);
										errors++;
									}
								} else {
									const err166 = {
										instancePath: instancePath + "/evidence/phrases/" + i37,
										schemaPath: "#/properties/evidence/properties/phrases/items/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err166];
									else vErrors.push(err166);
									errors++;
								}
							}
						} else {
							const err167 = {
								instancePath: instancePath + "/evidence/phrases",
								schemaPath: "#/properties/evidence/properties/phrases/type",
								keyword: "type",
								params: { type: "array" },
								message: "must be array"
							};
							if (vErrors === null) vErrors = [err167];
							else vErrors.push(err167);
							errors++;
						}
					}
				} else {
					const err168 = {
						instancePath: instancePath + "/evidence",
						schemaPath: "#/properties/evidence/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err168];
					else vErrors.push(err168);
					errors++;
				}
			}
			if (data.records !== void 0) {
				let data124 = data.records;
				if (Array.isArray(data124)) {
					const len38 = data124.length;
					for (let i38 = 0; i38 < len38; i38++) if (typeof data124[i38] !== "string") {
						const err169 = {
							instancePath: instancePath + "/records/" + i38,
							schemaPath: "#/properties/records/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err169];
						else vErrors.push(err169);
						errors++;
					}
				} else {
					const err170 = {
						instancePath: instancePath + "/records",
						schemaPath: "#/properties/records/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err170];
					else vErrors.push(err170);
					errors++;
				}
			}
			if (data.log !== void 0) {
				let data126 = data.log;
				if (!(data126 === "prefix" || data126 === "insert-only")) {
					const err171 = {
						instancePath: instancePath + "/log",
						schemaPath: "#/properties/log/enum",
						keyword: "enum",
						params: { allowedValues: schema32.properties.log.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err171];
					else vErrors.push(err171);
					errors++;
				}
			}
			if (data.rules !== void 0) {
				let data127 = data.rules;
				if (data127 && typeof data127 == "object" && !Array.isArray(data127)) for (const key20 in data127) {
					let data128 = data127[key20];
					const _errs274 = errors;
					let valid99 = false;
					const _errs275 = errors;
					if (!(data128 === "error" || data128 === "warning" || data128 === "note" || data128 === "off")) {
						const err172 = {
							instancePath: instancePath + "/rules/" + key20.replace(/~/g, "~0").replace(/\//g, "~1"),
							schemaPath: "#/properties/rules/additionalProperties/anyOf/0/enum",
							keyword: "enum",
							params: { allowedValues: schema32.properties.rules.additionalProperties.anyOf[0].enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err172];
						else vErrors.push(err172);
						errors++;
					}
					var _valid0 = _errs275 === errors;
					valid99 = valid99 || _valid0;
					const _errs276 = errors;
					if (data128 && typeof data128 == "object" && !Array.isArray(data128)) for (const key21 in data128) {
						let data129 = data128[key21];
						if (!(data129 === "error" || data129 === "warning" || data129 === "note")) {
							const err173 = {
								instancePath: instancePath + "/rules/" + key20.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + key21.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/rules/additionalProperties/anyOf/1/additionalProperties/enum",
								keyword: "enum",
								params: { allowedValues: schema32.properties.rules.additionalProperties.anyOf[1].additionalProperties.enum },
								message: "must be equal to one of the allowed values"
							};
							if (vErrors === null) vErrors = [err173];
							else vErrors.push(err173);
							errors++;
						}
					}
					else {
						const err174 = {
							instancePath: instancePath + "/rules/" + key20.replace(/~/g, "~0").replace(/\//g, "~1"),
							schemaPath: "#/properties/rules/additionalProperties/anyOf/1/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						if (vErrors === null) vErrors = [err174];
						else vErrors.push(err174);
						errors++;
					}
					var _valid0 = _errs276 === errors;
					valid99 = valid99 || _valid0;
					if (!valid99) {
						const err175 = {
							instancePath: instancePath + "/rules/" + key20.replace(/~/g, "~0").replace(/\//g, "~1"),
							schemaPath: "#/properties/rules/additionalProperties/anyOf",
							keyword: "anyOf",
							params: {},
							message: "must match a schema in anyOf"
						};
						if (vErrors === null) vErrors = [err175];
						else vErrors.push(err175);
						errors++;
					} else {
						errors = _errs274;
						if (vErrors !== null) {
							if (_errs274) vErrors.length = _errs274;
							else vErrors = null;
						}
					}
				}
				else {
					const err176 = {
						instancePath: instancePath + "/rules",
						schemaPath: "#/properties/rules/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err176];
					else vErrors.push(err176);
					errors++;
				}
			}
		} else {
			const err177 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err177];
			else vErrors.push(err177);
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
const validateOptions = validators.validator0;
const validatePreset = validators.validator1;
const validateRuleOptions = {};
// src/kinds/checklist/preset-faults.ts
function presetFaults(said) {
	const broken = schemaFaults(validatePreset, said);
	return (broken.length > 0 ? faultsByPlace(broken, said) : unknownRules(said)).map(({ pointer, ...fault }) => ({
		...fault,
		pointer: `/preset${pointer}`
	})).sort((left, right) => compareCodePoints(left.pointer, right.pointer));
}
function faultsByPlace(faults, said) {
	const placeOf = (fault) => optionFault(fault).pointer;
	return [...groupBy(faults, placeOf)].map(([pointer, group]) => {
		const expected = group.flatMap((fault) => fault.keyword === "anyOf" ? [] : [sentence(fault)]);
		const value = valueAt(said, pointer);
		const found = /^(?:additionalProperties|required)$/.test(group[0]?.keyword ?? "") || value === void 0 ? "" : `, not ${shownValue(value)}`;
		return {
			pointer,
			message: `${expected.join(", or ")}${found}`
		};
	});
}
function sentence(fault) {
	if (fault.keyword === "additionalProperties") return unknownOption(fault);
	if (fault.keyword === "pattern") return "must be a JSON pointer such as /items ('' is the whole document)";
	return fault.keyword === "required" ? optionFault(fault).message : `must be ${expectation(fault)}`;
}
function unknownOption({ instancePath, params }) {
	const [, inline] = checklistOptionsSchema.properties.preset.anyOf;
	const known = instancePath === "" ? Object.keys(inline.properties) : [];
	const near = nearestName(params.additionalProperty ?? "", known);
	return near === void 0 ? "is not a known option" : `is not a known option; did you mean '${near}'?`;
}
function unknownRules({ rules: overrides = {} }) {
	const known = new Map(rules.map(({ id, messages }) => [id.slice(id.indexOf("/") + 1), Object.keys(messages)]));
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
const { checkOptions, checkRuleOptions } = optionChecks({
	validateOptions,
	validateRuleOptions
}, completed);
function completed({ preset: said, ...given }) {
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
// src/kinds/checklist/done-types.ts
function doneTypes(before, after, pairs, added) {
	const marks = after.preset.done.flatMap(({ field, values }) => values === void 0 ? [field] : []);
	if (marks.length === 0) return [];
	const isUsual = pairs.some((pair) => marks.some((field) => isMark(fieldOf(pair.before.raw, field))));
	return [...pairs.flatMap((pair) => changedType(pair, marks) ?? []), ...(isUsual || before.items.length === 0 ? added : []).flatMap((item) => newType(item, marks) ?? [])];
}
function changedType({ before, after }, marks) {
	const had = marks.find((field) => isMark(fieldOf(before.raw, field)));
	if (had === void 0 || after.tombstone) return void 0;
	const broken = marks.find((field) => {
		const value = fieldOf(after.raw, field);
		return value !== void 0 && !isMark(value) && (field === had || !isMark(fieldOf(before.raw, field)));
	});
	const isGone = broken === void 0 && !marks.some((field) => isMark(fieldOf(after.raw, field)));
	const field = broken ?? had;
	if (!isGone && broken === void 0) return void 0;
	const [from, to] = [fieldOf(before.raw, field), fieldOf(after.raw, field)];
	return sameType(from, to) ? void 0 : {
		item: after,
		before,
		field,
		from,
		to
	};
}
function newType(item, marks) {
	const field = marks.find((each) => {
		const value = fieldOf(item.raw, each);
		return value !== void 0 && value !== null && value !== "" && !isMark(value);
	});
	return field === void 0 ? void 0 : {
		item,
		before: void 0,
		field,
		from: void 0,
		to: fieldOf(item.raw, field)
	};
}
function isMark(value) {
	return typeof value === "boolean";
}
function sameType(from, to) {
	return from !== void 0 && !isMark(from) && to !== void 0 && !isMark(to);
}
// src/kinds/checklist/reasons.ts
function hasReason(pair, checklist, message) {
	if (message !== void 0 && namesItem(message, pair.after)) return true;
	const silent = silentFields(pair, checklist);
	return Object.keys(pair.after.raw).some((field) => {
		if (silent.has(field)) return false;
		return gainedWords(textIn(fieldOf(pair.before.raw, field)), textIn(fieldOf(pair.after.raw, field)));
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
const introduced = /(?:#|\b(?:task|feature|story|item|issue|step|epic|stories|tasks|features)s?\b[\s#:№]*)$/i;
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
		if (!isBare || introduced.test(left) || /[[(]$/.test(left)) return true;
	}
	return false;
}
// src/kinds/checklist/evidence.ts
function workIn(context, before, { preset }) {
	const isWork = (touched) => holdsWork(touched, context, preset);
	const { prior = [] } = context;
	const worked = recent(prior, context.path).filter(({ commit }) => isWork(commit.touched));
	const touchedWork = isWork(context.touched ?? []);
	const nearest = prior.slice(0, fewest);
	return {
		touchedWork,
		workedOn: evidenceIn(worked, before),
		isIdle: context.touched !== void 0 && context.prior !== void 0 && !touchedWork && !nearest.some(({ touched }) => isWork(touched))
	};
}
function holdsWork(touched, { path, others = none, siblings = none }, { records }) {
	const state = stateIn(others);
	const known = lastWork.get(touched);
	const isKnown = known?.others === others && known.records === records;
	const work = isKnown ? known.work : touched.filter((each) => isNoState(each, state, records));
	if (!isKnown) lastWork.set(touched, {
		others,
		records,
		work
	});
	const beside = stateIn(siblings);
	return work.some((each) => each !== path && !beside.has(each));
}
function isNoState(path, state, records) {
	return !state.has(path) && !records.some((pattern) => matchesPath(pattern, path));
}
const none = [];
const stateIn = onceFor((paths) => new Set(paths));
const lastWork = new WeakMap();
const fewest = 3;
const mostItems = 2;
function recent(prior, path) {
	const last = prior.findIndex(({ touched }) => touched.includes(path));
	return prior.slice(0, Math.max(fewest, last < 0 ? 20 : last)).slice(0, 20).map((commit, index) => ({
		commit,
		isUsed: last < 0 || index >= last
	}));
}
function evidenceIn(worked, before) {
	const uses = new Map();
	const answers = new Map();
	const usesOf = ({ commit, isUsed }) => {
		const known = uses.get(commit) ?? new Set(isUsed ? doneAndNamed(commit, before) : []);
		uses.set(commit, known);
		return known;
	};
	const isShown = (item) => worked.some((shown) => {
		if (!namesItem(shown.commit.message, item)) return false;
		const used = usesOf(shown);
		if (used.size >= mostItems && !used.has(item.key)) return false;
		used.add(item.key);
		return true;
	});
	return (item) => {
		const known = answers.get(item.key) ?? isShown(item);
		answers.set(item.key, known);
		return known;
	};
}
function doneAndNamed({ message }, before) {
	return [...before?.byKey.values() ?? []].filter((item) => item.done && namesItem(message, item)).map(({ key }) => key);
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
			...indexed(items.map((item, index) => ({
				...item,
				index
			})), [])
		},
		known: known.pairs,
		carried,
		pairs: [...known.pairs, ...carried.filter((pair) => pair.after.done)],
		rekeyed: known.rekeyed,
		added: [...after.byKey.values()].filter((item) => !own.has(item)),
		removed: known.removed,
		instead: known.instead
	};
}
const nothing = {
	pairs: [],
	rekeyed: [],
	added: [],
	removed: [],
	instead: new Map()
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
// src/kinds/checklist/shape-lost.ts
function shapeLost({ items: old }, { items: now, preset }, pairs) {
	const had = (item, fields) => fields.filter((name) => Object.hasOwn(item.raw, name));
	const isGone = (fields) => old.some((item) => had(item, fields).length > 0) && !now.some((item) => had(item, fields).length > 0);
	const gone = [preset.done.map(({ field }) => field), preset.detected === "shape" ? preset.recognisedBy : []].filter(isGone).flat();
	const items = pairs.filter(({ before }) => had(before, gone).length > 0).map(({ after }) => after);
	const fields = [...new Set(pairs.flatMap(({ before }) => had(before, gone)))];
	return fields.length === 0 ? void 0 : {
		fields,
		items
	};
}
// src/kinds/checklist/status-moves.ts
const known = new WeakMap();
function statusMoves(after, pairs, added, strictEdges) {
	return [...pairs.filter((pair) => pair.before.status !== pair.after.status).flatMap(({ before, after: item }) => moveOf(before, item, after.preset, strictEdges) ?? []), ...added.flatMap((item) => unknownStatus(void 0, item, after.preset) ?? [])];
}
function moveOf(before, item, preset, strictEdges) {
	const moves = movesOf(item, preset);
	const [from, to] = [before.status, item.status];
	if (moves === void 0 || to === void 0) return void 0;
	const unknown = unknownStatus(before, item, preset);
	if (unknown !== void 0) return unknown;
	const edges = edgesOf(moves);
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
	const edges = edgesOf(moves);
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
function edgesOf(moves) {
	const made = known.get(moves) ?? makeEdges(moves);
	known.set(moves, made);
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
	const work = after === null ? idle : workIn(context, before, after);
	const isSnapshot = before === null || after === null;
	return {
		scope,
		before,
		after,
		guard,
		archived,
		options,
		...work,
		...isSnapshot ? nothingMoved : movesBetween(before, after, context, options)
	};
}
const idle = {
	touchedWork: false,
	workedOn: () => false,
	isIdle: false
};
const nothingMoved = {
	from: null,
	isOtherPlan: false,
	begun: false,
	pairs: [],
	added: [],
	removed: [],
	rekeyed: [],
	instead: new Map(),
	emptied: false,
	rotation: void 0,
	flips: [],
	bornDone: [],
	doneAgain: [],
	reopened: [],
	doneTypes: [],
	shapeLost: void 0,
	counters: [],
	statuses: [],
	moved: [],
	blocked: [],
	parentsDone: [],
	logBreak: void 0
};
function movesBetween(written, after, context, options) {
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
	const lost = isOtherPlan ? void 0 : shapeLost(before, after, judged);
	const types = lost === void 0 ? doneTypes(before, after, judged, moves.added) : [];
	const mistyped = new Set([...types.map(({ item }) => item), ...lost?.items ?? []]);
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
		bornDone: before.unknownShape === void 0 ? moves.bornDone : [],
		doneAgain: doneAgain(judged, context),
		reopened: reopenings(judged, after, context).filter(({ pair }) => !mistyped.has(pair.after)),
		doneTypes: types,
		shapeLost: lost,
		counters: counterMoves({
			after,
			pairs: judged,
			added: isOtherPlan ? moves.added : [],
			maxAttempts
		}),
		statuses: statusMoves(after, judged, moves.added, strictEdges),
		moved: movedItems(judged),
		blocked: introduced$1(wrongIn(blockedItems), blockedItems(after), found.rekeyed),
		parentsDone: introduced$1(wrongIn(doneParents), doneParents(after), found.rekeyed)
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
	const { from, known, carried, pairs, added, removed, rekeyed, instead } = plan;
	const born = turned(known).map((pair) => pair.after);
	return {
		from,
		pairs,
		added,
		removed,
		rekeyed,
		instead,
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
	const names = pairing.pairs.filter(({ isPlaced }) => isPlaced !== true).map((pair) => [old.get(pair.before.key) ?? pair.before.key, pair.after.key]);
	return new Map(names.filter(([from, to]) => from !== to));
}
function rotates(written, after) {
	const before = alignSections(written, after);
	return findRotation(before, after, pairItems(before, after)) !== void 0;
}
function doneAgain(pairs, { flipped = [] }) {
	const turned = new Set(flipped);
	return pairs.filter((pair) => pair.before.done && pair.after.done && turned.has(pair.after.key)).map((pair) => pair.after);
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
	const moved = alignQualified(withSectionNames(doc, sectionNames(base, other)), other);
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
		...indexed(items, []),
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
// src/kinds/checklist/written-format.ts
const types = {
	json: "json",
	jsonl: "json-lines",
	"yaml-map": "yaml",
	"md-checklist": "task-list",
	"md-frontmatter": "frontmatter",
	"md-sections": "section-log",
	"text-log": "text-log"
};
function writtenFormat(format) {
	return {
		type: types[format.parse],
		...taskListOptions(format)
	};
}
// src/kinds/checklist/form.ts
function formOfChecklist(text, { preset }) {
	if (preset?.folder !== void 0) return void 0;
	const known = preset ?? byShape(new TextEncoder().encode(text), defaultLimits).preset;
	return textForm(writtenFormat(known), known.done.map(({ field }) => field));
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
function viewOf(checklist) {
	return checklist.preset.log === void 0 ? viewOfItems(checklist) : viewOfEntries(checklist);
}
function viewOfItems(checklist) {
	const items = [...checklist.byKey.values()];
	const blocked = new Set(blockedItems(checklist).map(({ item }) => item));
	return {
		shape: items.some(({ parent }) => parent !== void 0) ? "tree" : "list",
		nodes: items.map((item) => viewNode(item, blocked.has(item))),
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
function viewNode(item, isBlocked) {
	const { key, parent, title, status } = item;
	return {
		subject: subjectOf(key),
		label: title,
		state: stateOf(item),
		...parent === void 0 ? {} : { parent: subjectOf(parent) },
		...isBlocked ? { detail: "depends on open items" } : status === void 0 ? {} : { detail: status }
	};
}
function stateOf({ done, closed, status }) {
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
	const value = fieldOf(target.raw, scalar);
	return value === void 0 || jsonEqual(value, fieldOf(raw, scalar)) ? [] : [{
		type: "replace",
		pointer,
		value
	}];
}
function ownFields(raw, { fields, evidence, parent }) {
	const nested = new Set(parent.nested);
	const own = Object.entries(raw).filter(([name]) => !Object.hasOwn(fields, name) && name !== "(evidence)" && name !== "(stamps)" && !nested.has(name));
	const found = fieldOf(raw, evidenceName);
	const phrases = isJsonArray(found) ? found.map(String) : [];
	return Object.fromEntries(own.map(([name, value]) => {
		const whole = name === evidence?.field && phrases.length > 0 && typeof value === "string" ? [value, ...phrases].join(" ").trim() : value;
		return [name, typeof whole === "string" ? withStamps(raw, name, whole) : whole];
	}));
}
function changedNames(before, after) {
	return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => !jsonEqual(fieldOf(before, name), fieldOf(after, name)));
}
function memberEdits(pointer, before, after, name, { parse }) {
	const at = appendToken(pointer, name);
	const [old, value] = [fieldOf(before, name), fieldOf(after, name)];
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
	const [old, value] = [fieldOf(item.raw, name), fieldOf(target.raw, name)];
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
	const list = fieldOf(raw, root);
	const isAlike = (each) => typeof each === "string" && like.some((pattern) => matchesWildcard(pattern, each));
	return [...isJsonArray(list) ? list.filter((each) => !isAlike(each)) : [], ...isJsonArray(value) ? value : []];
}
// src/kinds/checklist/write-new-item.ts
function newItemValue(item, target) {
	const { preset, items } = target;
	if (item.isPlain) return fieldOf(item.raw, preset.scalar ?? "") ?? null;
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
	const place = placeOf(plan, item);
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
	const list = valueAt(values.get(item.part) ?? null, container);
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
function placeOf({ target, current, doc }, item) {
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
	if (container === "" || !isJsonObject(valueAt(root, splitPointer(container).container))) return false;
	const own = edits.get(part) ?? [];
	const at = own.findIndex(({ type, pointer }) => type !== "remove" && pointer === container);
	const known = own[at];
	const before = known !== void 0 && "value" in known ? known.value : void 0;
	const list = /^\d+$/.test(token) && !isJsonObject(before) ? [...isJsonArray(before) ? before : [], value] : {
		...isJsonObject(before) ? before : {},
		[token]: value
	};
	const edit = {
		type: valueAt(root, container) === void 0 ? "insert" : "replace",
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
	const isThere = valueAt(root, pointer) !== void 0;
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
// src/kinds/checklist/write.ts
function writeChecklist({ texts, doc }, target, subjects) {
	const values = new Map([...texts].map(([part, text]) => [part, partValue(text, formatOf(doc.preset, part))]));
	const edits = doc.preset.log === void 0 ? itemEdits(doc, target, subjects, values) : entryEdits(doc, target);
	if (edits === void 0) return void 0;
	const written = new Map();
	for (const [part, own] of edits) {
		const next = textOf(doc.preset, texts.get(part), part, own);
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
function textOf(preset, text, part, edits) {
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
	fileOptions: ["preset"],
	defaults: defaultChecklistOptions,
	checkOptions,
	checkRuleOptions,
	impliedSeverities,
	deletion: "warning",
	isFinished,
	replaces: (before, after) => [...before.byKey.values()].some((item) => !survives(item, after)),
	lookback: 20,
	rules,
	parts: partsOf,
	reader: checklistReader,
	compare: compareChecklists,
	entities: entityIds,
	entity: entityOf,
	graft: graftChecklist,
	write: writeChecklist,
	form: formOfChecklist,
	renames: renamedItems,
	plans: {
		key: ({ planKey }) => planKey === void 0 ? "" : foldedText(planKey),
		rotates
	},
	followNames,
	view: viewOf
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
function impliedSeverities({ preset, evidence, profile }) {
	const own = Object.entries(preset?.rules ?? {}).map(([name, said]) => [`checklist/${name}`, said]);
	const required = evidence === "required" ? [["checklist/evidence", "error"]] : [];
	const strict = profile === "strict" ? strictSeverities : [];
	return Object.fromEntries([
		...own,
		...required,
		...strict
	]);
}
const strictSeverities = [
	["checklist/bulk-flip", "error"],
	["checklist/evidence", "error"],
	["checklist/reopened", {
		unexplained: "error",
		minor: "error"
	}],
	["checklist/born-done", "error"],
	["checklist/goalposts", {
		reworded: "error",
		moved: "error",
		elsewise: "error"
	}]
];
export { checklist as t };
