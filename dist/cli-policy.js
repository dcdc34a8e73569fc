import { a as parseYaml, n as fileRules, o as policyRules, t as mergeRules } from "./cli-merge-rules.js";
import { n as isJsonObject, t as isJsonArray } from "./cli-json-value.js";
import { S as appendToken, T as pointerTokens, d as quote, f as decodeText, l as defaultLimits } from "./cli-nearest-place.js";
import { d as watchedByName, g as configuredMatcher, h as resolveSettings, i as waiversPath, m as defaultSettings, o as governByDetection, r as configurationPath, t as builtInConfiguration, v as pathProblem } from "./cli-built-in-policy.js";
import { t as compareCodePoints } from "./cli-order.js";
import { t as nearestName } from "./cli-nearest-name.js";
import { t as joinedBytes } from "./cli-joined-bytes.js";
// src/config/policy-text.ts
const mostBytes = 1048576;
const start = {
	line: 1,
	column: 1,
	endLine: 1,
	endColumn: 1
};
function readPolicyText(bytes) {
	if (bytes === "irregular") return refused("must be a regular file, not a link or a submodule");
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
function namedFilesOf(configuration, kinds) {
	const read = configuration === null ? void 0 : readPolicyText(configuration);
	const entries = read?.ok ? read.root.files : void 0;
	const options = kinds.flatMap(({ fileOptions = [] }) => fileOptions);
	const named = (isJsonArray(entries) ? entries : []).flatMap((entry) => isJsonObject(entry) ? options.flatMap((option) => filePath(entry[option]) ?? []) : []);
	return [...new Set(named.filter((path) => namedPathProblem(path) === void 0))];
}
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
function readEntries(collector, root, context) {
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
	const kind = kindOf(value, kinds);
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
function kindOf(entry, kinds) {
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
	const entries = root.files === void 0 ? void 0 : readEntries(collector, root, {
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
// src/app/read-version.ts
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
		async load(governance, parts, path) {
			const { kind, settings } = governance;
			const where = kind.policy === void 0 ? [] : [path];
			const key = JSON.stringify([
				kind.id,
				settings.options,
				...where,
				...parts
			]);
			const known = kept.get(key);
			if (known !== void 0) return known;
			const version = await readParts(governance, parts, path);
			kept.set(key, version);
			for (const oldest of kept.keys()) {
				if (kept.size <= mostKept) break;
				kept.delete(oldest);
			}
			return version;
		},
		async policy({ kind, settings }, parts, path) {
			const contents = await contentsOf(new Map([...parts].filter(([, { nature }]) => nature === "regular")));
			const bytes = new Map([...contents].map(([role, chunks]) => [role, joinedBytes(chunks)]));
			return kind.policy?.(path, bytes, settings.options, limits);
		}
	};
	async function readParts({ kind, settings }, parts, path) {
		const contents = await contentsOf(parts);
		const { blob: _, nature = "regular", ...link } = parts.get("") ?? {};
		return readVersion(kind, settings.options, {
			parts: contents,
			nature,
			...link
		}, limits, path);
	}
	async function contentsOf(parts) {
		const contents = new Map();
		for (const [role, entry] of parts) {
			if (entry.nature === "submodule") continue;
			const chunks = await blobs.open(entry.blob);
			if (chunks === void 0) obstacles.set(entry.blob, missingBlob(entry.blob));
			else contents.set(role, chunks);
		}
		return contents;
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
function isSamePolicy(before, after) {
	const said = ({ configuration, named = new Map() }) => JSON.stringify([policyText(configuration), ...[...named].map(([path, bytes]) => [path, policyText(bytes)])]);
	return said(before) === said(after);
}
function namedIn({ named }) {
	return (path) => named?.get(path) ?? null;
}
function policyOf(pair, kinds, namedFiles = namedIn(pair)) {
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
	return [...faultsOf("configuration", pair.configuration, (bytes) => parseConfiguration(bytes, kinds, namedIn(pair))), ...faultsOf("waivers", pair.waivers, parseWaivers)];
}
function faultsOf(file, bytes, parse) {
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
async function policyBytesAt(source, commit, kinds, path = configurationPath) {
	const configuration = await bytesAt(source, commit, path);
	if (!configuration.ok) return configuration;
	const waivers = await bytesAt(source, commit, waiversPath);
	if (!waivers.ok) return waivers;
	const named = new Map();
	for (const file of namedFilesOf(configuration.value, kinds)) {
		const bytes = await bytesAt(source, commit, file);
		if (!bytes.ok) return bytes;
		named.set(file, bytes.value);
	}
	return {
		ok: true,
		value: {
			configuration: configuration.value,
			waivers: waivers.value,
			named
		}
	};
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
export { policyOf as a, missingBlob as c, parseWaivers as d, parseConfiguration as f, policyFaults as i, versionLoader as l, namedIn as n, policyText as o, namedFilesOf as p, policyBytesAt as r, waiversOf as s, isSamePolicy as t, readVersion as u };
