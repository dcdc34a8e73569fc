import { a as globMatcher, l as isPattern } from "./cli-built-in-policy.js";
import { t as joinedBytes } from "./cli-joined-bytes.js";
import { c as missingBlob } from "./cli-policy.js";
import { t as foldedPath } from "./cli-path-fold.js";
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
		entry: missing(way),
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
	return names.length > 0 ? missing(way) : {
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
function missing(way) {
	return way.isOwn === true ? stopped(way, "dangling") : null;
}
// src/app/link-text.ts
const longest = 4096;
function linkText(chunks) {
	const length = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
	if (length === 0 || length > longest) return void 0;
	try {
		const text = new TextDecoder("utf-8", {
			fatal: true,
			ignoreBOM: true
		}).decode(joinedBytes(chunks));
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
// src/app/govern-by-shape.ts
async function governByShape(govern, { blobs, tree, commits }) {
	const versions = new Map();
	const learn = (path, entry) => {
		if (entry === null || entry.nature !== "regular" || govern(path)?.hasShape === void 0) return;
		versions.set(path, (versions.get(path) ?? new Map()).set(entry.blob, entry));
	};
	for (const [path, entry] of tree) learn(path, entry);
	for (const { path, before, after } of commits.flatMap(({ changes }) => changes)) {
		learn(path, before);
		learn(path, after);
	}
	const shaped = new Set();
	for (const [path, seen] of versions) {
		const hasShape = govern(path)?.hasShape;
		for (const blob of seen.keys()) {
			const bytes = await bytesOf(blobs, blob);
			if (bytes === void 0 || hasShape?.(bytes) === true) shaped.add(path);
			if (shaped.has(path)) break;
		}
	}
	return (path) => {
		const governance = govern(path);
		return governance?.hasShape === void 0 || shaped.has(path) ? governance : void 0;
	};
}
async function bytesOf(blobs, blob) {
	const chunks = await blobs.open(blob);
	return chunks === void 0 ? void 0 : joinedBytes(chunks);
}
// src/app/path-collisions.ts
async function collisionsOf(view, commit, { path }) {
	const twins = view.twins(path);
	if (twins.length === 0 || await view.entry(commit, path) === null) return {
		standing: [],
		introduced: []
	};
	const standing = [];
	const introduced = [];
	for (const twin of twins) {
		if (await view.entry(commit, twin) === null) continue;
		standing.push(twin);
		if (await isIntroduced(view, commit, path, twin)) introduced.push(twin);
	}
	return {
		standing,
		introduced
	};
}
async function isIntroduced(view, commit, path, twin) {
	let stood = false;
	let twinStood = false;
	for (const parent of commit.parents) {
		const [own, other] = [await stands(view, parent, path), await stands(view, parent, twin)];
		if (own && other) return false;
		stood ||= own;
		twinStood ||= other;
	}
	if (!view.governed().has(twin)) return true;
	return stood === twinStood ? path > twin : twinStood;
}
async function stands(view, commit, path) {
	return await view.entryAt(commit, path) !== null;
}
function twinFinder(paths, governed) {
	let size = -1;
	let groups = new Map();
	return (path) => {
		if (size !== paths.size) groups = foldedGroups(paths, governed);
		size = paths.size;
		return (groups.get(foldedPath(path)) ?? []).filter((other) => other !== path);
	};
}
function foldedGroups(paths, governed) {
	const groups = new Map([...governed.keys()].map((path) => [foldedPath(path), []]));
	for (const path of paths) groups.get(foldedPath(path))?.push(path);
	return groups;
}
// src/app/repository-view.ts
function repositoryView(history, { commit: base, tree, carries }, govern) {
	const line = straightLine(base, tree);
	const governances = new Map();
	const paths = new Set();
	const obstacles = new Map();
	const learnPath = (path) => {
		if (paths.has(path)) return;
		paths.add(path);
		const governance = govern(path);
		if (governance !== void 0) governances.set(path, governance);
	};
	for (const path of tree.keys()) learnPath(path);
	const entryAt = async (commit, path) => {
		const standing = line.entry(commit, path);
		if (standing !== void 0) return standing;
		const found = await history.entry(commit, path);
		if (found.ok) return found.value;
		obstacles.set(found.obstacle.code, found.obstacle);
		return null;
	};
	const entry = async (commit, path) => {
		const change = commit.changes.find((each) => each.path === path);
		return change === void 0 ? entryAt(commit.id, path) : change.after;
	};
	return {
		learn(changes) {
			for (const { path } of changes) learnPath(path);
		},
		carries,
		twins: twinFinder(paths, governances),
		moveTo: line.moveTo,
		governed: () => governances,
		paths: () => paths,
		entry,
		entryAt,
		async parts(at, path, governance) {
			const found = new Map();
			for (const [role, part] of partPaths(path, governance, paths)) {
				const entered = typeof at === "string" ? await entryAt(at, part) : await entry(at, part);
				if (entered !== null) found.set(role, entered);
			}
			return found;
		},
		get obstacles() {
			return [...obstacles.values()];
		}
	};
}
function straightLine(base, tree) {
	const entries = new Map(tree);
	let at = base;
	let last;
	return {
		moveTo(commit) {
			if (commit.parents[0] !== at) return;
			for (const { path, after } of commit.changes) if (after === null) entries.delete(path);
			else entries.set(path, after);
			last = commit;
			at = commit.id;
		},
		entry(commit, path) {
			if (commit === at) return entries.get(path) ?? null;
			if (commit !== last?.parents[0]) return void 0;
			const change = last.changes.find((each) => each.path === path);
			return change === void 0 ? entries.get(path) ?? null : change.before;
		}
	};
}
function partPaths(path, { kind, settings }, known) {
	const found = new Map([["", path]]);
	for (const { role, glob } of kind.parts(path, settings.options)) if (!isPattern(glob)) found.set(role, glob);
	else for (const other of [...known].filter(globMatcher(glob))) found.set(other, other);
	return found;
}
export { followLinks as a, governByShape as i, repositoryView as n, collisionsOf as r, partPaths as t };
