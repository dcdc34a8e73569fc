import { C as pointerTokens, b as appendToken, i as fileRules, l as quote, m as policyRules, n as mergeRules, o as parseYaml, s as defaultLimits, t as joinedBytes, u as decodeText } from "./cli-joined-bytes.js";
import { i as isJsonObject, n as nearestName } from "./cli-order.js";
import { a as watchedByName, d as defaultSettings, f as resolveSettings, h as pathProblem, i as waiversPath, p as configuredMatcher, r as configurationPath, s as governByDetection, t as builtInConfiguration } from "./cli-built-in-policy.js";
// src/config/policy-text.ts
const mostBytes = 1048576;
const start = {
	line: 1,
	column: 1,
	endLine: 1,
	endColumn: 1
};
function readPolicyText(bytes) {
	if (bytes.length > mostBytes) return refused(`is larger than ${mostBytes} bytes`);
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
	if (!isJsonObject(document.value)) return refused("must be a mapping of keys to values");
	return {
		ok: true,
		document,
		root: document.value
	};
}
function refused(message) {
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
	return {
		add: (pointer, message) => found.push({
			pointer,
			message,
			span: document.locate(pointer)
		}),
		faults: () => found.toSorted(bySpan)
	};
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
	return [
		...fileRules,
		...policyRules,
		...mergeRules(kind.id),
		...kind.rules
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
function readEntries(collector, root, kinds, rules) {
	return listAt(collector, root, "files").flatMap(({ value, pointer }) => readEntry(collector, value, pointer, kinds, rules) ?? []);
}
function readEntry(collector, value, pointer, kinds, rules) {
	if (!isJsonObject(value)) {
		collector.add(pointer, "an entry of files must be a mapping with path and kind");
		return;
	}
	const { path = null, kind: name = null, ...options } = value;
	const problem = pathProblem(path);
	if (problem !== void 0) collector.add(`${pointer}/path`, `path ${problem}`);
	const kind = kinds.find(({ id }) => id === name);
	if (kind === void 0) {
		const known = kinds.map(({ id }) => id);
		const message = typeof name === "string" ? unknownName("kind", name, known) : `kind must be one of ${known.join(", ")}`;
		collector.add(`${pointer}/kind`, message);
		return;
	}
	refuseOptions(collector, kind, options, pointer);
	const glob = String(path);
	return {
		glob,
		pointer,
		matches: configuredMatcher(glob),
		governance: governanceOf(kind, options, rules)
	};
}
function refuseOptions(collector, kind, options, pointer) {
	const own = ruleIdsOf(kind).filter((ruleId) => !isAboutPolicy(ruleId));
	const resolved = resolveSettings(kind, options);
	for (const fault of resolved.ok ? [] : resolved.faults) collector.add(pointer + fault.pointer, optionFaultText(kind, fault, own));
	for (const ruleId of Object.keys(isJsonObject(options.rules) ? options.rules : {}).filter(isAboutPolicy)) collector.add(appendToken(`${pointer}/rules`, ruleId), `${ruleId} is not about single files; say it in rules: at the top`);
}
function isAboutPolicy(ruleId) {
	return policyRules.some(({ id }) => id === ruleId);
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
function parseConfiguration(bytes, kinds) {
	const read = readPolicyText(bytes);
	if (!read.ok) return read;
	const { document, root } = read;
	const collector = faultCollector(document);
	refuseUnknownKeys(collector, root, "", configurationKeys);
	if (root.version !== 1) collector.add("/version", "version must be 1");
	const rules = readRules(collector, root, kinds);
	const governances = new Map(kinds.map((kind) => [kind, governanceOf(kind, {}, rules)]));
	const ignored = readIgnore(collector, root);
	const entries = root.files === void 0 ? void 0 : readEntries(collector, root, kinds, rules);
	const limits = readLimits(collector, root);
	const waiversFrom = readWaiversFrom(collector, root);
	const faults = collector.faults();
	if (faults.length > 0) return {
		ok: false,
		faults
	};
	const isIgnored = (path) => ignored.some((matches) => matches(path));
	const governance = (kind) => governances.get(kind) ?? governanceOf(kind, {}, rules);
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
			waiversFrom
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
// src/app/read-version.ts
function readVersion(kind, options, content, limits) {
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
	const reader = kind.reader(options, limits);
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
	if (startsWith(chunks[0], "version https://git-lfs")) return "lfs-pointer";
	return size > limits.maxBytes ? "too-large" : "regular";
}
function startsWith(chunk, text) {
	if (chunk === void 0 || chunk.length < text.length) return false;
	return [...text].every((character, index) => chunk[index] === character.charCodeAt(0));
}
// src/app/load-version.ts
const mostKept = 1e3;
function versionLoader(blobs, limits) {
	const kept = new Map();
	const obstacles = new Map();
	return {
		get obstacles() {
			return [...obstacles.values()];
		},
		async load(governance, parts) {
			const key = JSON.stringify([
				governance.kind.id,
				governance.settings.options,
				...parts
			]);
			const known = kept.get(key);
			if (known !== void 0) return known;
			const version = await readParts(governance, parts);
			kept.set(key, version);
			for (const oldest of kept.keys()) {
				if (kept.size <= mostKept) break;
				kept.delete(oldest);
			}
			return version;
		}
	};
	async function readParts({ kind, settings }, parts) {
		const contents = new Map();
		const { blob: _, nature = "regular", ...link } = parts.get("") ?? {};
		for (const [role, entry] of parts) {
			if (entry.nature === "submodule") continue;
			const chunks = await blobs.open(entry.blob);
			if (chunks === void 0) obstacles.set(entry.blob, missingBlob(entry.blob));
			else contents.set(role, chunks);
		}
		return readVersion(kind, settings.options, {
			parts: contents,
			nature,
			...link
		}, limits);
	}
}
function missingBlob(blob) {
	return {
		code: "object-missing",
		message: `the repository does not hold the object ${blob}`,
		fix: "Fetch what is missing: git fetch --refetch --no-filter"
	};
}
// src/app/policy.ts
function policyText(bytes) {
	return bytes instanceof Uint8Array ? `text ${new TextDecoder("latin1").decode(bytes)}` : String(bytes);
}
function policyOf({ configuration, waivers }, kinds) {
	const read = configuration instanceof Uint8Array ? parseConfiguration(configuration, kinds) : void 0;
	const own = read?.ok ? read.configuration : builtInConfiguration(kinds);
	const watched = own.entries ?? watchedByName(kinds, own.governance);
	return {
		...own,
		watched,
		waivers: waiversOf(waivers)
	};
}
function policyFaults({ configuration, waivers }, kinds) {
	return [...faultsOf("configuration", configuration, (bytes) => parseConfiguration(bytes, kinds)), ...faultsOf("waivers", waivers, parseWaivers)];
}
function faultsOf(file, bytes, parse) {
	if (bytes === null) return [];
	const read = bytes === "irregular" ? irregularPolicy : parse(bytes);
	return (read.ok ? [] : read.faults).map(({ message, span }) => ({
		file,
		message,
		line: span.line,
		column: span.column
	}));
}
const irregularPolicy = {
	ok: false,
	faults: [{
		message: "must be a regular file, not a link or a submodule",
		pointer: "",
		span: {
			line: 1,
			column: 1,
			endLine: 1,
			endColumn: 1
		}
	}]
};
function waiversOf(bytes) {
	const read = bytes instanceof Uint8Array ? parseWaivers(bytes) : void 0;
	return read?.ok ? read.waivers : [];
}
async function policyBytesAt(source, commit, path = configurationPath) {
	const configuration = await bytesAt(source, commit, path);
	if (!configuration.ok) return configuration;
	const waivers = await bytesAt(source, commit, waiversPath);
	return waivers.ok ? {
		ok: true,
		value: {
			configuration: configuration.value,
			waivers: waivers.value
		}
	} : waivers;
}
async function bytesAt({ history, blobs }, commit, path) {
	const entry = await history.entry(commit, path);
	if (!entry.ok) return entry;
	if (entry.value === null) return {
		ok: true,
		value: null
	};
	if (entry.value.nature !== "regular") return {
		ok: true,
		value: "irregular"
	};
	const chunks = await blobs.open(entry.value.blob);
	if (chunks === void 0) return {
		ok: false,
		obstacle: missingBlob(entry.value.blob)
	};
	return {
		ok: true,
		value: joinedBytes(chunks)
	};
}
export { policyText as a, versionLoader as c, parseConfiguration as d, policyOf as i, readVersion as l, policyBytesAt as n, waiversOf as o, policyFaults as r, missingBlob as s, irregularPolicy as t, parseWaivers as u };
