import { r as globMatcher, t as globalOptions } from "./cli-repository.js";
import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { existsSync } from "node:fs";
import { Socket } from "node:net";
import { readFile } from "node:fs/promises";
import { isUtf8 } from "node:buffer";
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
			const key = JSON.stringify([governance.kind.id, ...parts]);
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
// src/git/git-process.ts
function startGit(git, command) {
	const child = spawn("git", [...globalOptions, ...command], {
		cwd: git.directory,
		env: { ...git.environment },
		stdio: [
			"pipe",
			"pipe",
			"pipe"
		],
		windowsHide: true
	});
	for (const pipe of [
		child.stdin,
		child.stdout,
		child.stderr
	]) pipe.on("error", () => {});
	return child;
}
function processEnd(git, child) {
	return new Promise((settle) => {
		child.on("error", (error) => settle(neverRan(git, error)));
		child.on("close", settle);
	});
}
function neverRan(git, error) {
	const complaint = error instanceof Error ? error.message : String(error);
	const absent = existsSync(git.directory) ? "git" : "directory";
	return {
		ok: false,
		code: null,
		complaint,
		...complaint.includes("ENOENT") || complaint.includes("EACCES") ? { absent } : {}
	};
}
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
// src/git/quoted.ts
const longestQuote = 120;
const invisible = /[\p{C}\p{Zl}\p{Zp}]/gu;
function quoted(text) {
	const shown = text.length > longestQuote ? `${text.slice(0, longestQuote)}…` : text;
	return JSON.stringify(shown).replace(invisible, escapeUnits);
}
function escapeUnits(character) {
	return character.split("").map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");
}
// src/git/obstacles.ts
const mostNamed = 5;
const usageCodes = new Set([
	"range-malformed",
	"ref-unknown",
	"ref-ambiguous"
]);
function isUsageObstacle(obstacle) {
	return usageCodes.has(obstacle.code);
}
function rangeMalformed(text) {
	return {
		code: "range-malformed",
		message: `${quoted(text)} is not a range of the form A..B.`,
		fix: "Name both ends, for example origin/main..HEAD."
	};
}
function refUnknown(name) {
	return {
		code: "ref-unknown",
		message: `${quoted(name)} names no commit in this repository.`,
		fix: "Correct the name, or fetch it first: git fetch origin <name>."
	};
}
function refAmbiguous(names) {
	return {
		code: "ref-ambiguous",
		message: `${names.map(quoted).join(" or ")} names more than one ref.`,
		fix: "Write the full name, for example refs/heads/main, or the commit id."
	};
}
function historiesUnrelated(base, head) {
	return {
		code: "histories-unrelated",
		message: `${quoted(base)} and ${quoted(head)} have no commit in common, so there is no state to judge from.`,
		fix: "Name a base from which the head descends."
	};
}
function historyMissing(what) {
	return {
		code: "history-missing",
		message: `The clone is shallow: ${what}.`,
		fix: "Run git fetch --unshallow; in a workflow, under actions/checkout:\n  with:\n    fetch-depth: 0"
	};
}
function graftsPresent(path) {
	return {
		code: "grafts-present",
		message: `${quoted(path)} replaces the parents of commits, so the history shown is not the one committed.`,
		fix: "Delete that file."
	};
}
function outputUnreadable(command) {
	return {
		code: "git-output",
		message: `The answer of git ${command} makes no sense, or a tree names one path twice.`,
		fix: "Run git fsck and mend what it reports."
	};
}
function gitFailed(command, failure) {
	const complaint = failure.complaint.trim();
	if (failure.absent === "git") return gitMissing();
	if (failure.absent === "directory" || complaint.includes("not a git repository")) return notARepository();
	if (complaint.includes("dubious ownership")) return repositoryUntrusted();
	const [, lacking] = /could not fetch ([0-9a-f]+) from promisor remote/.exec(complaint) ?? [];
	if (lacking !== void 0) return objectMissing(lacking);
	return {
		code: "git-failed",
		message: `git ${command} stopped with code ${failure.code ?? "none (killed)"}: ${quoted(complaint)}.`,
		fix: "Mend what git reports (git fsck shows damage), then check again."
	};
}
function objectMissing(id) {
	return {
		code: "object-missing",
		message: `The repository does not hold the object ${quoted(id)}.`,
		fix: "Fetch what is missing: git fetch --refetch --no-filter"
	};
}
function indexUnmerged(paths) {
	return {
		code: "index-unmerged",
		message: `A merge left unresolved: ${paths.slice(0, mostNamed).map(quoted).join(", ")}${paths.length > mostNamed ? " …" : ""}.`,
		fix: "Resolve the conflicts and git add the files."
	};
}
function headUnreadable() {
	return {
		code: "head-unreadable",
		message: "HEAD names neither a commit nor a branch that is still to be born.",
		fix: "Run git fsck and mend what it reports."
	};
}
function gitMissing() {
	return {
		code: "git-missing",
		message: "git cannot be started.",
		fix: "Install git 2.31 or later and put it on PATH."
	};
}
function notARepository() {
	return {
		code: "not-a-repository",
		message: "There is no git repository here.",
		fix: "Run inside a git repository, or name its directory."
	};
}
function repositoryUntrusted() {
	return {
		code: "repository-untrusted",
		message: "git refuses to read a repository that belongs to another user.",
		fix: "Run git config --global --add safe.directory with the directory of the repository."
	};
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
// src/git/answers.ts
function known(value) {
	return {
		ok: true,
		value
	};
}
function unknown(obstacle) {
	return {
		ok: false,
		obstacle
	};
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
	return known({
		bases: lines.filter((line) => line.startsWith("^")).map((line) => line.slice(1)),
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
// src/git/path-text.ts
const longestSequence = 4;
const escapeBase = 56320;
const loneSurrogate = /\p{Surrogate}/u;
function pathText(path) {
	return isUtf8(path) ? path.toString("utf8") : escapedText(path);
}
function escapedText(path) {
	let text = "";
	for (let offset = 0; offset < path.length;) {
		const length = sequenceLength(path, offset);
		text += length === 0 ? String.fromCharCode(escapeBase + path.readUInt8(offset)) : path.toString("utf8", offset, offset + length);
		offset += Math.max(length, 1);
	}
	return text;
}
function sequenceLength(path, offset) {
	for (let length = 1; length <= longestSequence && offset + length <= path.length; length += 1) if (isUtf8(path.subarray(offset, offset + length))) return length;
	return 0;
}
function splitAtNul(bytes) {
	const records = [];
	let start = 0;
	while (start < bytes.length) {
		const end = bytes.indexOf(0, start);
		if (end === -1) return void 0;
		records.push(bytes.subarray(start, end));
		start = end + 1;
	}
	return records;
}
function pathBytes(text) {
	if (!loneSurrogate.test(text)) return Buffer.from(text, "utf8");
	return Buffer.concat(Array.from(text, characterBytes));
}
function characterBytes(character) {
	return loneSurrogate.test(character) ? Buffer.of(character.charCodeAt(0) - escapeBase) : Buffer.from(character, "utf8");
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
	const { head, base, bases = [], tip = base } = range;
	const asked = (commit) => shallow(commit, range.shallow);
	const commits = await commitsOutside(git, head, [
		tip,
		base,
		...bases
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
// src/git/overlay-history.ts
function overlayHistory(real, top) {
	const below = aboveNothing(real);
	const [base = emptyBase] = top.parents;
	return {
		history: {
			commits: async (range) => range.head === top.id ? known([top]) : below.commits(range),
			upTo: (commit, count) => nearest(below, top, base, commit, count),
			entry: entryReader(below, top, base),
			mergeBases: (left, right) => basesOf(below, top, left, right),
			tree: (commit) => treeOf(below, top, base, commit)
		},
		range: {
			base,
			head: top.id
		}
	};
}
async function nearest(below, top, base, commit, count) {
	if (count < 1) return known([]);
	if (commit !== top.id) return below.upTo(commit, count);
	if (count < 2) return known([top]);
	const older = await below.upTo(base, count - 1);
	return older.ok ? known([top, ...older.value]) : older;
}
function entryReader(below, top, base) {
	const changes = new Map(top.changes.map((change) => [change.path, change]));
	return async (commit, path) => {
		if (commit !== top.id) return below.entry(commit, path);
		const change = changes.get(path);
		return change === void 0 ? below.entry(base, path) : known(change.after);
	};
}
async function treeOf(below, top, base, commit) {
	const answer = await below.tree(commit === top.id ? base : commit);
	if (!answer.ok || commit !== top.id) return answer;
	const tree = new Map(answer.value);
	for (const { path, after } of top.changes) if (after === null) tree.delete(path);
	else tree.set(path, after);
	return known(tree);
}
async function basesOf(below, top, left, right) {
	if (left === right && left === top.id) return known([left]);
	const bases = new Set();
	for (const one of parentsOf(top, left)) for (const other of parentsOf(top, right)) {
		const answer = await below.mergeBases(one, other);
		if (!answer.ok) return answer;
		for (const base of answer.value) bases.add(base);
	}
	return known([...bases]);
}
function parentsOf(top, commit) {
	return commit === top.id ? top.parents : [commit];
}
// src/git/diff-index.ts
const diffOptions = [
	"--raw",
	"-z",
	"--no-abbrev",
	"--no-renames",
	"--no-relative",
	"-O/dev/null",
	"--no-ext-diff",
	"--no-textconv",
	"--no-color"
];
async function diffIndex(git, options) {
	const command = [
		"diff-index",
		...diffOptions,
		...options
	];
	const result = await git.run([
		...command,
		"HEAD",
		"--"
	]);
	if (result.ok) return readDiff(result.output, false);
	if (!result.complaint.includes("bad revision 'HEAD'")) return unknown(gitFailed("diff-index", result));
	const empty = await emptyTreeWhileUnborn(git);
	if (!empty.ok) return empty;
	const first = await git.run([
		...command,
		empty.value,
		"--"
	]);
	return first.ok ? readDiff(first.output, true) : unknown(gitFailed("diff-index", first));
}
async function emptyTreeWhileUnborn(git) {
	const [branch, empty] = await Promise.all([git.run(["symbolic-ref", "HEAD"]), git.run([
		"hash-object",
		"-t",
		"tree",
		"--stdin"
	], "")]);
	if (!branch.ok) return unknown(headUnreadable());
	if (!empty.ok) return unknown(gitFailed("hash-object", empty));
	const name = branch.output.toString("utf8").trimEnd();
	const found = await git.run([
		"for-each-ref",
		"--format=%(objectname)",
		name
	]);
	return found.ok && found.output.length === 0 && found.warnings === "" ? known(empty.output.toString("latin1").trimEnd()) : unknown(refused(found));
}
function refused(found) {
	return found.ok ? headUnreadable() : gitFailed("for-each-ref", found);
}
function readDiff(output, unborn) {
	const read = parseChanges(output);
	if (read === void 0) return unknown(outputUnreadable("diff-index"));
	if (read.unmerged.length > 0) return unknown(indexUnmerged(read.unmerged));
	return known({
		changes: read.changes,
		unborn
	});
}
// src/git/direct.ts
function direct(git) {
	return {
		...git,
		run: (command, input) => runDirectly(git, command, input)
	};
}
async function runDirectly(git, command, input = "") {
	try {
		const child = startGit(git, command);
		const output = collected(child.stdout);
		const warnings = collected(child.stderr);
		child.stdin.end(input);
		const end = await processEnd(git, child);
		if (typeof end === "object" && end !== null) return end;
		const complaint = Buffer.concat(warnings).toString("utf8");
		if (end !== 0) return {
			ok: false,
			code: end,
			complaint
		};
		return {
			ok: true,
			output: Buffer.concat(output),
			warnings: complaint
		};
	} catch (error) {
		return neverRan(git, error);
	}
}
function collected(pipe) {
	const chunks = [];
	pipe.on("data", (chunk) => chunks.push(chunk));
	return chunks;
}
// src/git/head.ts
const headVariable = "GITHEAD_";
async function nextParents(git, merging) {
	const result = await git.run([
		"rev-parse",
		"--git-path",
		"MERGE_HEAD",
		"HEAD^{commit}"
	]);
	if (!result.ok) return unknown(gitFailed("rev-parse", result));
	const output = result.output.toString("utf8").trimEnd();
	const end = output.lastIndexOf("\n");
	const head = output.slice(end + 1);
	const merged = await readIds(resolve(git.directory, output.slice(0, end)));
	if (!isObjectId(head) || merged === void 0) return unknown(headUnreadable());
	return known([head, ...(merging && merged.length === 0 ? namedHeads(git) : merged).filter((id) => id !== head)]);
}
function namedHeads({ environment }) {
	return Object.keys(environment).filter((name) => name.startsWith(headVariable)).map((name) => name.slice(8)).filter(isObjectId);
}
async function readIds(path) {
	try {
		const lines = (await readFile(path, "latin1")).split("\n").filter((line) => line !== "");
		return lines.every(isObjectId) ? lines : void 0;
	} catch (error) {
		return error instanceof Error && "code" in error && error.code === "ENOENT" ? [] : void 0;
	}
}
export { refAmbiguous as C, followLinks as D, isObjectId as E, versionLoader as O, rangeMalformed as S, quoted as T, gitFailed as _, aboveNothing as a, isUsageObstacle as b, createGitHistory as c, pathText as d, splitAtNul as f, createGitBlobs as g, unknown as h, overlayHistory as i, readVersion as k, byPath as l, known as m, direct as n, emptyBase as o, ancestry as p, diffIndex as r, commitsOutside as s, nextParents as t, pathBytes as u, historiesUnrelated as v, refUnknown as w, outputUnreadable as x, historyMissing as y };
