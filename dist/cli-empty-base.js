import { n as usageError, t as isUsageError } from "./cli-usage-error.js";
import { A as waiversPath, C as configurationPath, D as policyOf, E as policyFaults, N as globMatcher, T as policyBytesAt, a as known, b as processEnd, c as graftsPresent, d as historyMissing, h as outputUnreadable, i as splitAtNul, m as objectMissing, o as unknown, r as pathText, s as gitFailed, v as refUnknown, x as startGit } from "./cli-direct.js";
import { a as safeText } from "./cli-safe-text2.js";
import { dirname, join, resolve } from "node:path";
import { existsSync, lstatSync, readFileSync } from "node:fs";
import { Socket } from "node:net";
import { readFile } from "node:fs/promises";
// src/app/read-version.ts
function readVersion(kind, options, content, limits) {
	const own = content.parts.get("") ?? [];
	const size = own.reduce((sum, chunk) => sum + chunk.length, 0);
	const nature = natureOf$1(content, own, size, limits);
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
function natureOf$1(content, chunks, size, limits) {
	if (content.nature !== "regular") return content.nature;
	if (startsWith(chunks[0], "version https://git-lfs")) return "lfs-pointer";
	return size > limits.maxBytes ? "too-large" : "regular";
}
function startsWith(chunk, text) {
	if (chunk === void 0 || chunk.length < text.length) return false;
	return [...text].every((character, index) => chunk[index] === character.charCodeAt(0));
}
// src/entry/policy.ts
function policyInput(policy, kinds) {
	const { govern, limits, isIgnored, policyRules, waivers, waiversFrom } = policy;
	return {
		govern,
		limits,
		isIgnored,
		policyRules,
		waivers,
		waiversFrom,
		policyKinds: kinds
	};
}
async function policyAt(source, commit, kinds, path) {
	const bytes = await policyBytesAt(source, commit, path);
	return bytes.ok ? {
		ok: true,
		value: policyOf(bytes.value, kinds)
	} : bytes;
}
function policyOnDisk(top, named, kinds) {
	const configuration = named === void 0 ? fileAt(top, configurationPath) : namedFile(named);
	if (typeof configuration === "object" && configuration !== null && isUsageError(configuration)) return configuration;
	const pair = {
		configuration,
		waivers: fileAt(top, waiversPath)
	};
	const shown = {
		configuration: named ?? ".stateward.yml",
		waivers: waiversPath
	};
	const faults = policyFaults(pair, kinds).map(({ file, line, column, message }) => `  ${safeText(shown[file])}:${line}:${column}  ${safeText(message)}`);
	if (faults.length > 0) return usageError(`the configuration cannot be used\n${faults.join("\n")}`);
	return policyOf(pair, kinds);
}
function namedFile(path) {
	try {
		return readFileSync(path);
	} catch (error) {
		return usageError(`--config ${safeText(path)} cannot be read: ${safeText(error instanceof Error ? error.message : String(error))}`);
	}
}
function fileAt(top, name) {
	if (top === void 0) return null;
	const path = join(top, name);
	const found = lstatSync(path, { throwIfNoEntry: false });
	if (found === void 0) return null;
	return found.isFile() ? readFileSync(path) : "irregular";
}
function topOnDisk(folder) {
	const given = process.env.GIT_WORK_TREE;
	if (given !== void 0) return resolve(folder, given);
	for (let at = resolve(folder);; at = dirname(at)) {
		if (existsSync(join(at, ".git"))) return at;
		if (dirname(at) === at) return void 0;
	}
}
// src/app/followed-changes.ts
function followedChanges(paths, govern, reader) {
	const carriers = new Set();
	const known = new Map();
	const judged = new Set();
	function remember(commit, path, found) {
		const memory = known.get(commit) ?? new Map();
		known.set(commit, memory.set(path, found));
		const { target } = found.entry ?? {};
		for (const link of found.links) carriers.add(link);
		if (target !== void 0) carriers.add(target);
		return found;
	}
	async function at(commit, path) {
		return known.get(commit)?.get(path) ?? remember(commit, path, await reader.follow(commit, path));
	}
	async function after(commit, path, before, touched) {
		return ![...before.asked].some((asked) => touched.has(asked)) ? remember(commit.id, path, before) : at(commit.id, path);
	}
	function isAlias(path, { entry, links }) {
		return entry?.target !== void 0 && links[0] !== path && govern(entry.target) !== void 0;
	}
	function isOwn(path, before, now) {
		if (judged.has(path)) return true;
		if ([before, now].filter((each) => each.entry !== null && !isAlias(path, each)).length > 0) return true;
		return before.entry !== null && now.entry !== null && before.entry.target !== now.entry.target;
	}
	async function changesOf(commit) {
		const changes = new Map(commit.changes.map((change) => [change.path, change]));
		const touched = new Map(changes);
		const [parent] = commit.parents;
		for (const path of paths) {
			const before = parent === void 0 ? nothing : await at(parent, path);
			const now = parent === void 0 ? await at(commit.id, path) : await after(commit, path, before, touched);
			if (!(touched.has(path) || !isSame(before.entry, now.entry)) || !isOwn(path, before, now)) continue;
			judged.add(path);
			changes.set(path, {
				path,
				before: before.entry,
				after: now.entry
			});
		}
		return [...changes.values()];
	}
	return {
		carries: (path) => carriers.has(path),
		commits: async (commits) => {
			const followed = [];
			for (const commit of commits) followed.push({
				...commit,
				changes: await changesOf(commit)
			});
			return followed;
		},
		tree: async (commit, tree) => {
			const followed = new Map(tree);
			for (const path of paths) {
				const found = await at(commit, path);
				if (found.entry !== null && !isAlias(path, found)) followed.set(path, found.entry);
			}
			return followed;
		}
	};
}
const nothing = {
	entry: null,
	links: [],
	asked: new Set()
};
function isSame(before, after) {
	return before?.blob === after?.blob && before?.nature === after?.nature;
}
// src/app/follow-path.ts
const mostLinks = 40;
async function followPath(path, standing) {
	const own = await standing.entry(path);
	const asked = new Set([path]);
	if (own !== null && own.nature !== "link") return {
		entry: own,
		links: [],
		asked
	};
	const links = [];
	let way = {
		at: [],
		names: path.split("/")
	};
	while (way.names.length > 0) {
		const next = await step(way, standing, links, asked);
		if (next === null || "nature" in next) return {
			entry: next,
			links,
			asked
		};
		way = next;
	}
	return {
		entry: missing$1(way),
		links,
		asked
	};
}
async function step(way, standing, links, asked) {
	const { at, link } = way;
	const [name = "", ...names] = way.names;
	if (name === "" || name === ".") return {
		...way,
		names
	};
	if (name === "..") return at.length === 0 ? stopped(way, "outside") : {
		...way,
		at: at.slice(0, -1),
		names
	};
	const here = [...at, name].join("/");
	asked.add(here);
	const entry = await standing.entry(here);
	if (entry === null) return {
		...way,
		at: [...at, name],
		names
	};
	if (entry.nature === "link") {
		links.push(here);
		return throughLink({
			...way,
			names
		}, entry, await standing.text(entry), links.length);
	}
	if (link === void 0) return null;
	if (entry.nature === "submodule") return stopped(way, "into-submodule");
	return names.length > 0 ? missing$1(way) : {
		...entry,
		target: here
	};
}
function throughLink(way, entry, text, count) {
	if (text === void 0) return stopped({
		...way,
		link: {
			entry,
			text: ""
		}
	}, "no-path");
	const next = {
		...way,
		link: {
			entry,
			text
		},
		isOwn: way.isOwn === true || way.names.length === 0
	};
	if (text.startsWith("/")) return stopped(next, "absolute");
	if (count > mostLinks) return stopped(next, "loop");
	return {
		...next,
		names: [...text.split("/"), ...way.names]
	};
}
function stopped({ link }, reason) {
	if (link === void 0) return null;
	return {
		blob: link.entry.blob,
		nature: "link",
		fault: {
			reason,
			target: link.text
		}
	};
}
function missing$1(way) {
	return way.isOwn === true ? stopped(way, "dangling") : null;
}
// src/app/link-text.ts
const longest = 4096;
function linkText(chunks) {
	const length = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
	if (length === 0 || length > longest) return void 0;
	const bytes = new Uint8Array(length);
	let offset = 0;
	for (const chunk of chunks) {
		bytes.set(chunk, offset);
		offset += chunk.length;
	}
	try {
		const text = new TextDecoder("utf-8", {
			fatal: true,
			ignoreBOM: true
		}).decode(bytes);
		return text.includes("\0") ? void 0 : text;
	} catch {
		return;
	}
}
// src/app/linked-paths.ts
const mostSpots = 1e5;
const spotsForEach = 4;
function linkedPaths(seen, govern) {
	const { paths, links } = seen;
	if (links.size === 0) return new Set();
	const behind = pathsBehindLinks(seen);
	if (behind === void 0) return void 0;
	const linked = new Set([...links.keys(), ...behind]);
	const linksAbove = folderFinder(new Set(links.keys()));
	for (const path of paths) if (linksAbove(path).length > 0) linked.add(path);
	const isPart = partMatcher(new Set([...paths, ...linked]), govern);
	return new Set([...linked].filter((path) => govern(path) !== void 0 || isPart(path)));
}
function folderOfLink(link, text) {
	if (text.startsWith("/")) return void 0;
	const at = link.split("/").slice(0, -1);
	for (const name of text.split("/")) {
		if (name === "" || name === ".") continue;
		if (name !== "..") at.push(name);
		else if (at.pop() === void 0) return void 0;
	}
	return at.join("/");
}
function pathsBehindLinks({ paths, links }) {
	const found = new Set();
	const most = mostSpots + spotsForEach * paths.size;
	let fresh = [...paths].map((path) => ({
		path,
		through: []
	}));
	while (fresh.length > 0) {
		const byFolder = groupByFolder(fresh, new Set([...links.values()].flatMap((folders) => [...folders])));
		const next = [];
		for (const [link, folders] of links) for (const folder of folders) for (const { path, through } of byFolder.get(folder) ?? []) {
			const made = `${link}${folder === "" ? "/" : ""}${path.slice(folder.length)}`;
			if (through.includes(link) || path.startsWith(`${link}/`) || path === link || found.has(made)) continue;
			found.add(made);
			if (found.size > most) return void 0;
			next.push({
				path: made,
				through: [...through, link]
			});
		}
		fresh = next;
	}
	return found;
}
function groupByFolder(spots, wanted) {
	const groups = new Map([...wanted].map((folder) => [folder, []]));
	const foldersOf = folderFinder(wanted);
	for (const spot of spots) for (const folder of foldersOf(spot.path)) groups.get(folder)?.push(spot);
	return groups;
}
function folderFinder(wanted) {
	const lengths = new Set([...wanted].map((folder) => folder.length));
	return (path) => {
		const folders = wanted.has("") ? [""] : [];
		for (let at = path.indexOf("/"); at !== -1; at = path.indexOf("/", at + 1)) {
			const folder = lengths.has(at) ? path.slice(0, at) : "";
			if (folder !== "" && wanted.has(folder)) folders.push(folder);
		}
		return folders;
	};
}
function partMatcher(paths, govern) {
	const globs = new Set();
	for (const path of paths) {
		const governance = govern(path);
		for (const { glob } of governance?.kind.parts(path, governance.settings.options) ?? []) globs.add(glob);
	}
	const matchers = [...globs].map(globMatcher);
	return (path) => globs.has(path) || matchers.some((matches) => matches(path));
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
// src/app/link-reader.ts
function linkReader({ history, blobs }) {
	const texts = new Map();
	let failure;
	const readText = async (blob) => {
		const chunks = await blobs.open(blob);
		if (chunks === void 0) failure ??= missingBlob(blob);
		return chunks === void 0 ? void 0 : linkText(chunks);
	};
	const text = ({ blob }) => {
		const read = texts.get(blob) ?? readText(blob);
		texts.set(blob, read);
		return read;
	};
	return {
		text,
		obstacle: () => failure,
		follow: (commit, path) => followPath(path, {
			text,
			entry: async (asked) => {
				const answer = await history.entry(commit, asked);
				if (!answer.ok) failure ??= answer.obstacle;
				return answer.ok ? answer.value : null;
			}
		})
	};
}
async function seenPaths({ commits, tree }, text) {
	const changes = commits.flatMap((commit) => commit.changes);
	const standing = changes.flatMap(({ path, before, after }) => [[path, before], [path, after]]);
	const links = new Map();
	const learn = async (path, link) => {
		const said = await text(link);
		const folder = said === void 0 ? void 0 : folderOfLink(path, said);
		const folders = links.get(path) ?? new Set();
		links.set(path, folder === void 0 ? folders : folders.add(folder));
	};
	await Promise.all([...tree, ...standing].flatMap(([path, entry]) => entry?.nature === "link" ? [learn(path, entry)] : []));
	return {
		paths: new Set([...tree.keys(), ...changes.map(({ path }) => path)]),
		links
	};
}
// src/app/follow-links.ts
async function followLinks(input) {
	const { history, commits, tree, govern } = input;
	const reader = linkReader(input);
	const paths = linkedPaths(await seenPaths(input, reader.text), govern);
	if (paths === void 0) return {
		ok: false,
		obstacle: tooManyLinks
	};
	if (paths.size === 0) return {
		ok: true,
		value: {
			history,
			commits,
			tree,
			carries: () => false
		}
	};
	const followed = followedChanges(paths, govern, reader);
	const value = {
		history: followedHistory(history, followed, reader),
		commits: await followed.commits(commits),
		tree: await followed.tree(input.base, tree),
		carries: followed.carries
	};
	const obstacle = reader.obstacle();
	return obstacle === void 0 ? {
		ok: true,
		value
	} : {
		ok: false,
		obstacle
	};
}
function followedHistory(history, followed, reader) {
	return {
		...history,
		entry: async (commit, path) => {
			const { entry } = await reader.follow(commit, path);
			const obstacle = reader.obstacle();
			return obstacle === void 0 ? {
				ok: true,
				value: entry
			} : {
				ok: false,
				obstacle
			};
		},
		upTo: async (commit, count) => {
			const answer = await history.upTo(commit, count);
			if (!answer.ok) return answer;
			return {
				ok: true,
				value: (await followed.commits(answer.value.toReversed())).reverse()
			};
		}
	};
}
const tooManyLinks = {
	code: "too-many-links",
	message: "the symbolic links of this repository lead to more paths than can be looked at",
	fix: "Remove links that lead to folders which hold links themselves."
};
// src/git/batch-process.ts
function startBatchProcess(git, read, ended) {
	const child = startGit(git, ["cat-file", "--batch"]);
	let complaint = "";
	child.stdout.on("data", read);
	child.stderr.on("data", (chunk) => {
		complaint = (complaint + chunk.toString("utf8")).slice(-4096);
	});
	const over = processEnd(git, child).then((end) => {
		if (typeof end === "object" && end !== null) return end;
		return {
			ok: false,
			code: end,
			complaint: complaint || "it ended while objects were read"
		};
	});
	over.then(ended);
	return {
		ask: (id) => {
			hold(child, true);
			child.stdin.write(`${id}\n`);
		},
		rest: () => hold(child, false),
		end: () => {
			hold(child, true);
			child.stdin.end();
			return over;
		},
		kill: () => {
			child.kill();
		}
	};
}
function hold(child, held) {
	const pipes = [
		child.stdin,
		child.stdout,
		child.stderr
	].filter((pipe) => pipe instanceof Socket);
	for (const part of [child, ...pipes]) if (held) part.ref();
	else part.unref();
}
// src/git/batch-reader.ts
const present = /^([0-9a-f]{40}|[0-9a-f]{64}) ([a-z]+) (\d+)$/;
const missing = /^([0-9a-f]{40}|[0-9a-f]{64}) missing$/;
const newline$1 = 10;
const longestHeader = 256;
function createBatchReader(receive) {
	let header = "";
	let body;
	function readHeader(chunk, offset) {
		const end = chunk.indexOf(newline$1, offset);
		const stop = end === -1 ? chunk.length : end;
		header += Buffer.from(chunk.subarray(offset, Math.min(stop, offset + longestHeader + 1))).toString("latin1");
		if (header.length > longestHeader) return -1;
		return end === -1 ? stop : endHeader(end + 1);
	}
	function endHeader(next) {
		const [, id, nature, size] = present.exec(header) ?? [];
		const [, absent] = missing.exec(header) ?? [];
		header = "";
		if (absent !== void 0) receive({
			id: absent,
			nature: "missing",
			chunks: []
		});
		else if (id === void 0 || nature === void 0) return -1;
		else body = {
			id,
			nature,
			chunks: [],
			left: Number(size)
		};
		return next;
	}
	function readBody(open, chunk, offset) {
		if (open.left === 0) {
			body = void 0;
			if (chunk[offset] !== newline$1) return -1;
			receive(open);
			return offset + 1;
		}
		const part = chunk.subarray(offset, offset + open.left);
		open.chunks.push(part);
		open.left -= part.length;
		return offset + part.length;
	}
	return (chunk) => {
		let offset = 0;
		while (offset !== -1 && offset < chunk.length) offset = body === void 0 ? readHeader(chunk, offset) : readBody(body, chunk, offset);
		return offset !== -1;
	};
}
// src/git/object-id.ts
const objectId = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
function isObjectId(text) {
	return objectId.test(text);
}
// src/git/objects.ts
function createGitObjects(git) {
	const waiting = new Set();
	let batch;
	let stopped;
	let closed = false;
	function start() {
		const read = createBatchReader(receive);
		const understand = (chunk) => read(chunk) || stop(failure("its answer makes no sense"));
		batch = startBatchProcess(git, understand, (ended) => {
			if (!closed || waiting.size > 0) stop(ended);
		});
		return batch;
	}
	function receive(answer) {
		const [request] = waiting;
		if (request === void 0 || request.id !== answer.id) {
			stop(failure("an answer nobody asked for"));
			return;
		}
		waiting.delete(request);
		if (waiting.size === 0 && !closed) batch?.rest();
		request.settle(answer.nature === request.nature ? answer.chunks : void 0);
	}
	function stop(reason) {
		stopped ??= gitFailed("cat-file", reason);
		batch?.kill();
		for (const request of waiting) request.settle(void 0);
		waiting.clear();
	}
	function ask(id, nature) {
		if (closed) stop(failure("objects were asked for after close()"));
		if (stopped !== void 0 || !isObjectId(id)) return Promise.resolve(void 0);
		return new Promise((settle) => {
			waiting.add({
				id,
				nature,
				settle
			});
			try {
				(batch ?? start()).ask(id);
			} catch (error) {
				stop(failure(String(error)));
			}
		});
	}
	return {
		open: (blob) => ask(blob, "blob"),
		read: ask,
		obstacle: () => stopped,
		close: async () => {
			closed = true;
			await batch?.end();
		}
	};
}
function failure(complaint) {
	return {
		ok: false,
		code: null,
		complaint
	};
}
// src/git/blobs.ts
function createGitBlobs(git) {
	return createGitObjects(git);
}
// src/git/ancestry.ts
async function ancestry(git, left, right) {
	if (!isObjectId(left) || !isObjectId(right)) return unknown(outputUnreadable("rev-parse"));
	const result = await git.run([
		"rev-parse",
		...[
			"--git-path",
			"info/grafts",
			"--git-path",
			"shallow"
		],
		`${left}...${right}`
	]);
	if (!result.ok) return unknown(gitFailed("rev-parse", result));
	const [grafts = "", shallow = "", ...lines] = result.output.toString("utf8").trimEnd().split("\n");
	if (!lines.every((line) => isObjectId(line.replace("^", "")))) return unknown(outputUnreadable("rev-parse"));
	const forged = await linesOf(resolve(git.directory, grafts));
	const cut = await linesOf(resolve(git.directory, shallow));
	if (forged === void 0 || cut === void 0) return unknown(outputUnreadable("rev-parse"));
	if (forged.length > 0) return unknown(graftsPresent(grafts));
	const bases = lines.filter((line) => line.startsWith("^")).map((line) => line.slice(1));
	return known({
		bases,
		shallow: cut.filter(isObjectId)
	});
}
async function linesOf(path) {
	try {
		return (await readFile(path, "utf8")).split("\n").filter((line) => line.trim() !== "");
	} catch (error) {
		return error instanceof Error && "code" in error && error.code === "ENOENT" ? [] : void 0;
	}
}
// src/git/remembering.ts
function remembering(most, load, weigh = () => 1) {
	const kept = new Map();
	const weights = new Map();
	let weight = 0;
	function forgetOldest() {
		for (const oldest of kept.keys()) {
			if (weight <= most) return;
			weight -= weights.get(oldest) ?? 0;
			weights.delete(oldest);
			kept.delete(oldest);
		}
	}
	async function loadAndWeigh(key) {
		const value = await load(key);
		if (!kept.has(key)) return value;
		const own = Math.max(1, weigh(value));
		weight += own - (weights.get(key) ?? 0);
		weights.set(key, own);
		forgetOldest();
		return value;
	}
	return (key) => {
		const answer = kept.get(key) ?? loadAndWeigh(key);
		kept.delete(key);
		kept.set(key, answer);
		return answer;
	};
}
// src/git/commit-graph.ts
const mostCommits$1 = 1e5;
function createCommitGraph(objects) {
	const learned = new Map();
	const read = remembering(mostCommits$1, async (id) => {
		const chunks = await objects.read(id, "commit");
		return chunks === void 0 ? void 0 : parseCommit(Buffer.concat(chunks));
	});
	return {
		commit: async (id) => learned.get(id) ?? read(id),
		learn(commits) {
			for (const { id, parents, at = "" } of commits) learned.set(id, {
				parents,
				seconds: Date.parse(at) / 1e3
			});
		}
	};
}
function parseCommit(bytes) {
	const [header = ""] = bytes.toString("latin1").split("\n\n", 1);
	const [, list] = /^tree [0-9a-f]+\n((?:parent [0-9a-f]+\n)*)/.exec(header) ?? [];
	if (list === void 0) return void 0;
	const parents = list.split("\n").flatMap((line) => line === "" ? [] : [line.slice(7)]);
	const [, seconds] = /^committer .*> (\d+) [+-]\d+$/m.exec(header) ?? [];
	return parents.every(isObjectId) ? {
		parents,
		seconds: Number(seconds ?? 0)
	} : void 0;
}
// src/git/completeness.ts
async function provenComplete(git, commits, tips, shallow) {
	if (shallow.length === 0 || commits.length === 0) return known(true);
	const listed = new Set(commits.map((commit) => commit.id));
	const forks = forksOf(commits, listed);
	const [tip, ...others] = tips;
	const behind = others.length === 0 && [...forks].every((fork) => fork === tip) || tip === void 0 ? known(new Map()) : await parentsBehind(git, tips);
	if (!behind.ok) return behind;
	return noneCut(git, [...shallow.filter((id) => listed.has(id)), ...outsideForks(forks, behind.value, shallow)]);
}
function forksOf(commits, listed) {
	const forks = new Set();
	for (const { parents } of commits) {
		if (parents.length === 0) forks.add(null);
		for (const parent of parents) if (!listed.has(parent)) forks.add(parent);
	}
	return forks;
}
function outsideForks(forks, behind, shallow) {
	const cuts = shallow.filter((id) => behind.has(id));
	if (cuts.length === 0) return [];
	const reaches = [...forks].map((fork) => reachableFrom(fork, behind));
	return cuts.filter((cut) => reaches.some((reach) => !reach.has(cut)));
}
function reachableFrom(start, parents) {
	const reached = new Set();
	const open = start === null ? [] : [start];
	for (let id = open.pop(); id !== void 0; id = open.pop()) {
		if (reached.has(id)) continue;
		reached.add(id);
		open.push(...parents.get(id) ?? []);
	}
	return reached;
}
async function parentsBehind(git, tips) {
	const input = tips.map((id) => `${id}\n`).join("");
	const result = await git.run([
		"rev-list",
		"--parents",
		"--stdin",
		"--"
	], input);
	if (!result.ok) return unknown(gitFailed("rev-list", result));
	const lines = result.output.toString("latin1").trimEnd().split("\n");
	return known(new Map(lines.map((line) => line.split(" ")).map(([id = "", ...parents]) => [id, parents])));
}
async function noneCut(git, suspects) {
	if (suspects.length === 0) return known(true);
	const result = await git.run(["cat-file", "--batch"], suspects.map((id) => `${id}\n`).join(""));
	if (!result.ok) return unknown(gitFailed("cat-file", result));
	let roots = 0;
	if (!createBatchReader((answer) => {
		if (answer.nature === "commit" && !hasParent(Buffer.concat(answer.chunks))) roots += 1;
	})(result.output)) return unknown(outputUnreadable("cat-file"));
	if (roots === suspects.length) return known(true);
	return unknown(historyMissing("commits that may belong to the range are not in it"));
}
function hasParent(commit) {
	const [header = ""] = commit.toString("latin1").split("\n\n", 1);
	return header.includes("\nparent ");
}
// src/git/raw-tree.ts
const space = 32;
const typeBits = 61440;
const natures = new Map([
	[16384, "directory"],
	[32768, "regular"],
	[40960, "link"]
]);
function parseRawTree(bytes, idLength) {
	const entries = new Map();
	for (let at = 0; at < bytes.length;) {
		const nameAt = bytes.indexOf(space, at) + 1;
		const idAt = bytes.indexOf(0, nameAt) + 1;
		const end = idAt + idLength;
		if (nameAt === 0 || idAt === 0 || end > bytes.length) return void 0;
		const mode = bytes.toString("latin1", at, nameAt - 1);
		const name = pathText(bytes.subarray(nameAt, idAt - 1));
		if (!/^[0-7]{5,7}$/.test(mode) || name === "" || name.includes("/") || entries.has(name)) return void 0;
		entries.set(name, {
			id: bytes.toString("hex", idAt, end),
			nature: natureOf(mode)
		});
		at = end;
	}
	return entries;
}
function natureOf(mode) {
	return natures.get(Number.parseInt(mode, 8) & typeBits) ?? "submodule";
}
// src/git/git-trees.ts
const mostNames = 2e5;
const mostCommits = 1e4;
function createGitTrees(objects) {
	const rootOf = remembering(mostCommits, (commit) => readRoot(objects, commit));
	return {
		rootOf: async (commit) => isObjectId(commit) ? rootOf(commit) : unknown(refUnknown(commit)),
		treeOf: remembering(mostNames, (id) => readTree(objects, id), (tree) => tree.ok ? tree.value.size : 1)
	};
}
async function readRoot(objects, id) {
	const bytes = await read(objects, id, "commit");
	if (!bytes.ok) return await objects.read(id, "tree") === void 0 ? bytes : known(id);
	const [, tree = ""] = /^tree ([0-9a-f]+)\n/.exec(bytes.value.toString("latin1", 0, 80)) ?? [];
	return isObjectId(tree) ? known(tree) : unknown(outputUnreadable("cat-file"));
}
async function readTree(objects, id) {
	const bytes = await read(objects, id, "tree");
	if (!bytes.ok) return bytes;
	const tree = parseRawTree(bytes.value, id.length / 2);
	return tree === void 0 ? unknown(outputUnreadable("cat-file")) : known(tree);
}
async function read(objects, id, nature) {
	const chunks = await objects.read(id, nature);
	if (chunks !== void 0) return known(Buffer.concat(chunks));
	return unknown(objects.obstacle() ?? objectMissing(id));
}
// src/git/tree-entry.ts
function treeEntry(mode, blob) {
	return {
		blob,
		nature: nature(mode)
	};
}
function nature(mode) {
	if (mode === "120000") return "link";
	return mode === "160000" ? "submodule" : "regular";
}
// src/git/change-parser.ts
const change = /^\n?:(\d{6}) (\d{6}) ([0-9a-f]{40}|[0-9a-f]{64}) ([0-9a-f]{40}|[0-9a-f]{64}) ([A-Z])\d*$/;
const newline = 10;
const colon = 58;
const absentMode = "000000";
function parseChanges(output) {
	const records = splitAtNul(output);
	const read = records && readChanges(records, 0);
	return read?.next === records?.length ? read : void 0;
}
function readChanges(records, index) {
	const changes = new Map();
	const unmerged = [];
	let next = index;
	for (let head = records[next]; head !== void 0 && startsChange(head); head = records[next]) {
		const status = readChange(head, records[next + 1], changes);
		if (status === void 0) return void 0;
		if (status.letter === "U") unmerged.push(status.path);
		next += 2;
	}
	if (changes.size !== (next - index) / 2) return void 0;
	return {
		changes: [...changes.values()].sort(byPath),
		unmerged,
		next
	};
}
function byPath(left, right) {
	if (left.path === right.path) return 0;
	return left.path < right.path ? -1 : 1;
}
function startsChange(record) {
	return record[0] === colon || record[0] === newline && record[1] === colon;
}
function readChange(head, name, changes) {
	const [, modeBefore, modeAfter, blobBefore, blobAfter, letter] = change.exec(head.toString("latin1")) ?? [];
	if (name === void 0 || name.length === 0 || letter === void 0) return void 0;
	const before = side(modeBefore, blobBefore);
	const after = side(modeAfter, blobAfter);
	if (before === void 0 || after === void 0) return void 0;
	const path = pathText(name);
	changes.set(path, {
		path,
		before,
		after
	});
	return {
		path,
		letter
	};
}
function side(mode, blob) {
	if (mode === void 0 || blob === void 0) return void 0;
	return mode === absentMode ? null : treeEntry(mode, blob);
}
// src/git/list-tree.ts
async function listTree(trees, commit) {
	const root = await trees.rootOf(commit);
	if (!root.ok) return root;
	const files = [];
	let level = [{
		prefix: "",
		id: root.value
	}];
	while (level.length > 0) {
		const read = await Promise.all(level.map(({ id }) => trees.treeOf(id)));
		const below = [];
		for (const [index, tree] of read.entries()) {
			if (!tree.ok) return tree;
			sortOut(level[index]?.prefix ?? "", tree.value, files, below);
		}
		level = below;
	}
	return known(new Map(files.sort(byPath).map(({ path, entry }) => [path, entry])));
}
function sortOut(prefix, tree, files, directories) {
	for (const [name, { id, nature }] of tree) if (nature === "directory") directories.push({
		prefix: `${prefix}${name}/`,
		id
	});
	else files.push({
		path: prefix + name,
		entry: {
			blob: id,
			nature
		}
	});
}
// src/git/log-parser.ts
const logFormat = "tformat:%H%x00%P%x00%ct%x00%B%x00";
const lastSecond = Date.UTC(9999, 11, 31, 23, 59, 59) / 1e3;
const fieldCount = 5;
function parseLog(output) {
	const records = splitAtNul(output);
	if (records === void 0) return void 0;
	const commits = [];
	for (let index = 0; index < records.length;) {
		const commit = readCommit(records, index);
		if (commit === void 0) return void 0;
		commits.push(commit.value);
		index = commit.next;
	}
	return commits;
}
function readCommit(records, index) {
	const [id, parentList, seconds, message, terminator] = records.slice(index, index + fieldCount).map((field) => field.toString("utf8"));
	if (id === void 0 || parentList === void 0 || seconds === void 0 || message === void 0) return void 0;
	const parents = parentList === "" ? [] : parentList.split(" ");
	if (terminator !== "" || ![id, ...parents].every(isObjectId)) return void 0;
	const changes = readChanges(records, index + fieldCount);
	if (changes === void 0) return void 0;
	return {
		value: {
			id,
			parents,
			message,
			at: instant(seconds),
			changes: changes.changes
		},
		next: changes.next
	};
}
function instant(seconds) {
	const within = Math.min(Math.max(Number(seconds) || 0, 0), lastSecond);
	return new Date(within * 1e3).toISOString().replace(".000Z", "Z");
}
// src/git/paint-ancestors.ts
const [ofLeft, ofRight, below] = [
	1,
	2,
	4
];
const common = ofLeft | ofRight;
async function paintAncestors(graph, left, right, most) {
	const colours = new Map();
	const waiting = [];
	const found = new Set();
	const paint = async (id, colour) => {
		const old = colours.get(id) ?? 0;
		if ((old | colour) === old) return;
		colours.set(id, old | colour);
		enqueue(waiting, {
			id,
			commit: await graph.commit(id)
		});
	};
	const isOpen = ({ id }) => ((colours.get(id) ?? 0) & below) === 0;
	await paint(left, ofLeft);
	await paint(right, ofRight);
	while (waiting.some(isOpen)) {
		const next = waiting.pop();
		if (next === void 0) break;
		if (colours.size > most) return "too-many";
		let colour = colours.get(next.id) ?? 0;
		if (colour === common) {
			found.add(next.id);
			colour |= below;
		}
		if (next.commit === void 0 && (colour & below) === 0) return "missing";
		for (const parent of next.commit?.parents ?? []) await paint(parent, colour);
	}
	return [...found].filter((id) => ((colours.get(id) ?? 0) & below) === 0);
}
function enqueue(waiting, added) {
	const age = ({ commit }) => commit?.seconds ?? Number.POSITIVE_INFINITY;
	let [low, high] = [0, waiting.length];
	while (low < high) {
		const middle = low + high >> 1;
		const at = waiting[middle];
		if (at !== void 0 && age(at) <= age(added)) low = middle + 1;
		else high = middle;
	}
	waiting.splice(low, 0, added);
}
// src/git/merge-bases.ts
const mostPairs = 1e4;
const mostPainted = 2e3;
const mostBases = 10;
function createMergeBases(git, graph) {
	const basesOf = remembering(mostPairs, async (pair) => {
		const [left = "", right = ""] = pair.split(" ");
		if (!isObjectId(left) || !isObjectId(right)) return unknown(outputUnreadable("rev-parse"));
		const bases = await nearestBases(graph, left, right);
		return typeof bases === "string" ? provenBases(git, left, right) : known(bases);
	});
	return (left, right) => basesOf([left, right].sort().join(" "));
}
async function nearestBases(graph, left, right) {
	const bases = await paintAncestors(graph, left, right, mostPainted);
	if (typeof bases === "string" || bases.length < 2) return bases;
	if (bases.length > mostBases) return "too-many";
	const nearest = [];
	for (const base of bases) {
		const others = bases.filter((other) => other !== base);
		const shared = await Promise.all(others.map((other) => paintAncestors(graph, base, other, mostPainted)));
		const unknownWhy = shared.find((each) => typeof each === "string");
		if (unknownWhy !== void 0) return unknownWhy;
		if (!shared.some((each) => each.includes(base))) nearest.push(base);
	}
	return nearest;
}
async function provenBases(git, left, right) {
	const related = await ancestry(git, left, right);
	if (!related.ok) return related;
	const { bases, shallow } = related.value;
	if (shallow.length === 0) return known(bases);
	const excluded = bases.map((id) => `^${id}`);
	const result = await git.run([
		"rev-list",
		left,
		right,
		...excluded,
		"--"
	]);
	if (!result.ok) return unknown(gitFailed("rev-list", result));
	const above = new Set(result.output.toString("latin1").split("\n"));
	const proof = await noneCut(git, shallow.filter((id) => above.has(id)));
	return proof.ok ? known(bases) : proof;
}
// src/git/tree-reader.ts
function createTreeReader(trees) {
	return async (commit, path) => {
		const root = await trees.rootOf(commit);
		if (!root.ok) return root;
		let found = {
			id: root.value,
			nature: "directory"
		};
		for (const name of path.split("/")) {
			if (found.nature !== "directory") return known(null);
			const tree = await trees.treeOf(found.id);
			if (!tree.ok) return tree;
			const next = tree.value.get(name);
			if (next === void 0) return known(null);
			found = next;
		}
		return known(found.nature === "directory" ? null : {
			blob: found.id,
			nature: found.nature
		});
	};
}
// src/git/history.ts
const logOptions = [
	"--topo-order",
	"--raw",
	"-z",
	`--format=${logFormat}`,
	"--encoding=UTF-8",
	"--root",
	"--diff-merges=first-parent",
	"--no-abbrev",
	"--no-renames",
	"--no-relative",
	"-O/dev/null",
	"--ignore-submodules=none",
	"--no-ext-diff",
	"--no-textconv",
	"--no-color",
	"--no-decorate",
	"--no-notes",
	"--no-mailmap",
	"--no-show-signature"
];
function createGitHistory(git, objects) {
	const shallow = rememberedShallow(git);
	const trees = createGitTrees(objects);
	const graph = createCommitGraph(objects);
	return {
		commits: (range) => commitsOf(git, range, shallow, graph),
		upTo: (commit, count) => commitsUpTo(git, commit, count, shallow),
		entry: createTreeReader(trees),
		mergeBases: createMergeBases(git, graph),
		tree: (commit) => listTree(trees, commit)
	};
}
async function commitsOf(git, range, shallow, graph) {
	const { head, base, bases = [], tip = base, besides = [] } = range;
	const asked = (commit) => shallow(commit, range.shallow);
	const commits = await commitsOutside(git, head, [
		tip,
		base,
		...bases,
		...besides
	], asked);
	if (commits.ok) graph.learn(commits.value);
	return commits;
}
async function commitsOutside(git, head, others, shallow = rememberedShallow(git)) {
	const excluded = [...new Set(others)];
	const commits = await listed(git, ["--reverse"], head, excluded);
	if (!commits.ok) return commits;
	const cut = await shallow(head);
	if (!cut.ok) return cut;
	const proof = await provenComplete(git, commits.value, excluded, cut.value);
	return proof.ok ? commits : proof;
}
async function commitsUpTo(git, commit, count, shallow) {
	const commits = await listed(git, ["--first-parent", `--max-count=${Math.trunc(count)}`], commit, []);
	if (!commits.ok) return commits;
	const cut = await shallow(commit);
	if (!cut.ok) return cut;
	const proof = await noneCut(git, commits.value.map(({ id }) => id).filter((id) => cut.value.includes(id)));
	return proof.ok ? commits : proof;
}
async function listed(git, order, head, excluded) {
	const foreign = [head, ...excluded].find((id) => !isObjectId(id));
	if (foreign !== void 0) return unknown(refUnknown(foreign));
	const input = excluded.map((id) => `^${id}\n`).join("");
	const command = [
		"log",
		...input === "" ? [] : ["--stdin"],
		...logOptions,
		...order,
		head,
		"--"
	];
	const result = await git.run(command, input === "" ? void 0 : input);
	if (!result.ok) return unknown(gitFailed("log", result));
	const commits = parseLog(result.output);
	return commits === void 0 ? unknown(outputUnreadable("log")) : known(commits);
}
function rememberedShallow(git) {
	let remembered;
	return async (commit, brought) => {
		remembered = brought ?? remembered;
		if (remembered !== void 0) return known(remembered);
		const related = await ancestry(git, commit, commit);
		if (!related.ok) return related;
		remembered = related.value.shallow;
		return known(remembered);
	};
}
// src/git/empty-base.ts
const emptyBase = "empty";
function aboveNothing(below) {
	return {
		commits: below.commits,
		upTo: async (commit, count) => commit === "empty" ? known([]) : below.upTo(commit, count),
		entry: async (commit, path) => commit === "empty" ? known(null) : below.entry(commit, path),
		tree: async (commit) => commit === "empty" ? known(new Map()) : below.tree(commit),
		mergeBases: async (left, right) => left === "empty" || right === "empty" ? known([]) : below.mergeBases(left, right)
	};
}
export { topOnDisk as _, byPath as a, ancestry as c, createBatchReader as d, followLinks as f, policyOnDisk as g, policyInput as h, createGitHistory as i, createGitBlobs as l, policyAt as m, emptyBase as n, parseChanges as o, versionLoader as p, commitsOutside as r, parseRawTree as s, aboveNothing as t, isObjectId as u, readVersion as v };
