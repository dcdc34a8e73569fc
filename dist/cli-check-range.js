import { a as globMatcher, i as waiversPath, l as isPattern, o as governByDetection, r as configurationPath, u as rememberingGovern } from "./cli-built-in-policy.js";
import { _ as splitSubject, g as covers, l as defaultLimits, v as subjectOf } from "./cli-nearest-place.js";
import { t as buildReport } from "./cli-report.js";
import { a as runRules, c as same, l as subjectValue, n as identity, o as withoutEchoes, s as doneEntities } from "./cli-check.js";
import { n as canonicalJson } from "./cli-joined-bytes.js";
import { t as compareCodePoints } from "./cli-order.js";
import { c as missingBlob, d as parseWaivers, f as parseConfiguration, l as versionLoader, n as namedIn, o as policyText, r as policyBytesAt, s as waiversOf, t as isSamePolicy, u as readVersion } from "./cli-policy.js";
import { a as followLinks, i as governByShape, n as repositoryView, r as collisionsOf } from "./cli-repository-view.js";
import { t as groupBy } from "./cli-group.js";
import { a as judgeMergeVersions, i as claimedBetween, n as reportFindings, o as judgeVersions, r as changedSince, t as affectedView } from "./cli-affected-view.js";
import { n as shortDigest } from "./cli-digest.js";
import { n as fileRules, o as policyRules, r as caseCollision, t as mergeRules } from "./cli-merge-rules.js";
import { t as isWaivable } from "./cli-finding.js";
// src/core/kept-share.ts
function sayingOf(kind, doc) {
	const saying = new Map();
	for (const id of kind.entities(doc)) {
		const fields = Object.entries(kind.entity(doc, id)?.fields ?? {});
		saying.set(id, new Map(fields.map(([name, { value }]) => [name, canonicalJson(value)])));
	}
	return saying;
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
// src/app/archives.ts
const mostLookedInto = 100;
function archiveFinder(input) {
	const docs = new Map();
	let added;
	let left = input.limits.maxBytes;
	return async (path, governance, lost) => {
		if (lost.length === 0) return [];
		added ??= addedFiles(input.commits);
		const found = [];
		for (const candidate of candidates(added, path, lost)) {
			const parts = await input.view.parts(input.head, candidate, governance);
			const blob = parts.get("")?.blob;
			if (blob === void 0) continue;
			const isSame = lost.every((each) => each.blob === blob);
			const kind = input.view.governed().get(candidate)?.kind ?? governance.kind;
			const doc = isSame || kind !== governance.kind ? null : await readDoc(governance, parts, candidate);
			if (isSame || keepsAll(governance, doc, lost)) found.push(candidate);
		}
		return found;
	};
	async function readDoc(governance, parts, path) {
		const key = JSON.stringify([governance.kind.id, ...parts]);
		if (!docs.has(key)) docs.set(key, await readParts(governance, parts, path));
		return docs.get(key);
	}
	async function readParts({ kind, settings }, parts, path) {
		const contents = new Map();
		for (const [role, { blob, nature }] of parts) {
			const chunks = nature === "regular" && left > 0 ? await input.blobs.open(blob) : void 0;
			if (chunks === void 0) return null;
			left -= chunks.reduce((sum, chunk) => sum + chunk.length, 0);
			contents.set(role, chunks);
		}
		const content = {
			parts: contents,
			nature: "regular"
		};
		const { parsed } = readVersion(kind, settings.options, content, input.limits, path);
		return parsed === void 0 || parsed.faults.length > 0 ? null : parsed.doc;
	}
}
function keepsAll({ kind }, archive, lost) {
	if (archive === null) return false;
	return lost.every(({ version: { parsed } }) => {
		const doc = parsed?.doc ?? null;
		return doc !== null && archives(kind, archive, doc);
	});
}
function addedFiles(commits) {
	const paths = new Set();
	const byBlob = new Map();
	for (const { path, before, after } of commits.flatMap(({ changes }) => changes)) {
		if (before !== null || after?.nature !== "regular") continue;
		paths.add(path);
		byBlob.set(after.blob, (byBlob.get(after.blob) ?? new Set()).add(path));
	}
	return {
		paths: [...paths].sort(compareCodePoints),
		byBlob
	};
}
function candidates(added, deleted, lost) {
	const holding = lost.flatMap(({ blob }) => [...(blob && added.byBlob.get(blob)) ?? []]);
	const ranks = [
		[],
		[],
		[],
		[]
	];
	for (const path of added.paths) {
		const rank = ranks[unlikeness(path, deleted)];
		if (rank !== void 0 && rank.length <= mostLookedInto) rank.push(path);
	}
	const paths = new Set([...holding.sort(compareCodePoints), ...ranks.flat()]);
	paths.delete(deleted);
	return [...paths].slice(0, mostLookedInto);
}
function unlikeness(path, deleted) {
	const [name, own] = [nameOf(path), nameOf(deleted)];
	const dot = own.lastIndexOf(".");
	if (name === own) return 0;
	if (name.includes(dot > 0 ? own.slice(0, dot) : own)) return 1;
	return dot > 0 && name.endsWith(own.slice(dot)) ? 2 : 3;
}
function nameOf(path) {
	return path.slice(path.lastIndexOf("/") + 1);
}
// src/app/ids-elsewhere.ts
const none = {
	standing: [],
	introduced: []
};
const noIds = new Set();
const mostKept = 1e6;
function idFinder(setup) {
	const { view, base } = setup;
	const reader = idReader(setup.blobs);
	const trees = new Map();
	const entries = new Map();
	let treeObstacle;
	const idsAt = async (at, path, governance) => {
		const entry = typeof at === "string" ? await view.entryAt(at, path) : await view.entry(at, path);
		return entry?.nature === "regular" ? reader.read(entry.blob, governance) : noIds;
	};
	const learnFiles = async (at, governance, files) => {
		const holders = entries.get(governance) ?? new Map();
		entries.set(governance, holders);
		for (const file of files) learn(holders, file, await idsAt(at, file, governance));
	};
	const unwalked = async (at) => {
		const known = trees.get(at);
		if (known !== void 0) return known;
		const tree = await setup.history.tree(at);
		if (!tree.ok) treeObstacle = tree.obstacle;
		const paths = tree.ok ? [...tree.value.keys()].filter((path) => isExclusive(setup.govern(path))) : [];
		for (const [governance, files] of groupBy(paths, setup.govern)) if (governance !== void 0) await learnFiles(at, governance, files);
		trees.set(at, paths);
		return paths;
	};
	const filesOf = async (governance, after) => {
		const others = typeof after === "string" ? await unwalked(after) : [];
		const walked = [...view.governed()].flatMap(([file, other]) => other === governance ? [file] : []);
		if (!entries.has(governance) && walked.length > 1) await learnFiles(base, governance, walked);
		return [...walked, ...others.filter((file) => setup.govern(file) === governance)];
	};
	return {
		get obstacles() {
			return [...treeObstacle === void 0 ? [] : [treeObstacle], ...reader.obstacles()];
		},
		async find({ path, governance, after, before }) {
			if (!isExclusive(governance)) return none;
			if ((await filesOf(governance, after)).every((file) => file === path)) return none;
			const holders = entries.get(governance) ?? new Map();
			const ids = await idsAt(after, path, governance);
			learn(holders, path, ids);
			const has = async (at, file, id) => (await idsAt(at, file, governance)).has(id);
			const standing = [];
			const introduced = [];
			for (const [id, other] of sharedIds(holders, path, ids)) {
				if (!await has(after, other, id)) continue;
				standing.push({
					id,
					path: other
				});
				if (await isIntroduced(before, has, {
					id,
					path,
					other
				})) introduced.push({
					id,
					path: other
				});
			}
			return {
				standing,
				introduced
			};
		}
	};
}
function isExclusive(governance) {
	return governance?.kind.exclusiveIds !== void 0;
}
function learn(holders, path, ids) {
	for (const id of ids) {
		const known = holders.get(id);
		if (known === void 0) holders.set(id, path);
		else if (typeof known !== "string") known.add(path);
		else if (known !== path) holders.set(id, new Set([known, path]));
	}
}
function* sharedIds(holders, path, ids) {
	for (const id of ids) {
		const known = holders.get(id);
		if (known === void 0 || typeof known === "string") continue;
		for (const other of [...known].sort()) if (other !== path) yield [id, other];
	}
}
async function isIntroduced(before, has, { id, path, other }) {
	let held = false;
	let otherHeld = false;
	for (const { at, pathOf } of before) {
		const [own, others] = [await has(at, pathOf(path), id), await has(at, pathOf(other), id)];
		if (own && others) return false;
		held ||= own;
		otherHeld ||= others;
	}
	return held === otherHeld ? path > other : otherHeld;
}
function idReader(blobs) {
	const kept = new Map();
	const missing = new Set();
	let count = 0;
	return {
		obstacles: () => [...missing].map(missingBlob),
		async read(blob, { kind }) {
			const known = kept.get(blob);
			if (known !== void 0) return known;
			const chunks = await blobs.open(blob);
			if (chunks === void 0) missing.add(blob);
			const ids = kind.exclusiveIds?.(chunks ?? []) ?? noIds;
			kept.set(blob, ids);
			count += ids.size;
			for (const [oldest, { size }] of kept) {
				if (count <= mostKept || oldest === blob) break;
				kept.delete(oldest);
				count -= size;
			}
			return ids;
		}
	};
}
// src/app/walk.ts
async function loadAt(walk, at, file, path) {
	const commit = typeof at === "string" ? walk.commits.get(at) ?? at : at;
	const parts = await walk.view.parts(commit, path, file.governance);
	return parts.has("") ? walk.loader.load(file.governance, parts, path) : null;
}
function parentOf(walk, { parents: [first] }) {
	return first === void 0 ? void 0 : walk.commits.get(first);
}
// src/app/moves.ts
const leastShare = .5;
const mostCompared = 1e4;
async function findMoves(walk, ends) {
	const moves = paired(pairsOf(ends, sameBytes));
	const origins = new Set(moves.values());
	const gone = ends.gone.filter(({ path }) => !origins.has(path));
	const come = ends.come.filter(({ path }) => !moves.has(path));
	if (gone.length === 0 || come.length === 0) return moves;
	const before = await sayings(walk, ends.ancestor, gone);
	const after = await sayings(walk, ends.commit, come);
	let compared = 0;
	const similar = pairsOf({
		gone,
		come
	}, (old, now) => {
		compared += 1;
		return compared > mostCompared ? 0 : shareOf(before.get(old.path), after.get(now.path));
	});
	return new Map([...moves, ...paired(similar)]);
}
function sameBytes(old, now) {
	return old.entry.blob === now.entry.blob && old.entry.nature === now.entry.nature ? 1 : 0;
}
function shareOf(before, after) {
	return before === void 0 || after === void 0 ? 0 : keptShare(before, after);
}
function pairsOf({ gone, come }, measure) {
	const pairs = [];
	for (const old of gone) for (const now of come) {
		const share = old.governance.kind === now.governance.kind ? measure(old, now) : 0;
		if (share >= leastShare) pairs.push({
			from: old.path,
			to: now.path,
			share
		});
	}
	return pairs.sort((left, right) => right.share - left.share || compareCodePoints(left.from, right.from) || compareCodePoints(left.to, right.to));
}
function paired(pairs) {
	const moves = new Map();
	const taken = new Set();
	for (const { from, to } of pairs) {
		if (taken.has(from) || moves.has(to)) continue;
		taken.add(from);
		moves.set(to, from);
	}
	return moves;
}
async function sayings(walk, at, files) {
	const found = new Map();
	for (const file of files) {
		const version = await loadAt(walk, at, file, file.path);
		const known = typeof at === "string" ? walk.tracks.get(at)?.get(file.path)?.readable : void 0;
		const doc = version?.parsed?.doc ?? known?.parsed?.doc ?? null;
		if (doc !== null) found.set(file.path, sayingOf(file.governance.kind, doc));
	}
	return found;
}
// src/app/parent-sides.ts
async function sideOf(walk, commit, parent, files) {
	const [gone, come] = [[], []];
	for (const { path, governance, before, after } of await changesAgainst(walk.view, commit, parent, files)) {
		if (before !== null && after === null) gone.push({
			path,
			governance,
			entry: before
		});
		const isBack = walk.tracks.get(parent)?.get(path)?.head === null;
		if (before === null && after !== null && !isBack) come.push({
			path,
			governance,
			entry: after
		});
	}
	return {
		moves: await findMoves(walk, {
			ancestor: parent,
			commit,
			gone,
			come
		}),
		gone: new Set(gone.map(({ path }) => path))
	};
}
async function changesAgainst(view, commit, parent, files) {
	if (parent === commit.parents[0]) return commit.changes.flatMap((change) => {
		const governance = files.get(change.path);
		return governance === void 0 ? [] : [{
			...change,
			governance
		}];
	});
	const changes = [];
	for (const [path, governance] of files) {
		const [before, after] = [await view.entryAt(parent, path), await view.entry(commit, path)];
		changes.push({
			path,
			governance,
			before,
			after
		});
	}
	return changes;
}
function movedAway(path, sides) {
	const having = sides.filter(({ gone }) => gone.has(path));
	return having.length > 0 && having.every(({ moves }) => [...moves.values()].includes(path));
}
// src/app/concerned-files.ts
function pathAt({ path, origins }, parent) {
	return origins?.[parent] ?? path;
}
async function concernedFiles(walk, commit) {
	const { view } = walk;
	const changed = new Set(commit.changes.map(({ path }) => path));
	const differing = commit.parents.length > 1 ? new Map(await differingFiles(view, commit)) : void 0;
	const direct = [...view.governed()].filter(([path, governance]) => (differing?.has(path) ?? touches(path, governance, changed)) || view.twins(path).some((twin) => changed.has(twin)));
	const named = await addressedFiles(view, commit, direct);
	const all = new Map([...direct, ...named]);
	const sides = await Promise.all(commit.parents.map((parent) => sideOf(walk, commit, parent, all)));
	return [...all].filter(([path]) => !movedAway(path, sides)).map(([path, governance]) => {
		const moved = sides.some(({ moves }) => moves.has(path));
		const origins = sides.map(({ moves }) => moves.get(path) ?? path);
		return {
			path,
			governance,
			...moved ? { origins } : {}
		};
	}).sort((left, right) => left.path < right.path ? -1 : 1);
}
function isGoverned(view, path) {
	const files = view.governed();
	if (files.has(path) || view.carries(path) || view.twins(path).length > 0) return true;
	const only = new Set([path]);
	return [...files].some(([file, governance]) => touches(file, governance, only));
}
function touches(path, { kind, settings }, changed) {
	if (changed.has(path)) return true;
	return kind.parts(path, settings.options).some(({ glob }) => isPattern(glob) ? [...changed].some(globMatcher(glob)) : changed.has(glob));
}
async function differingFiles(view, commit) {
	const differing = [];
	for (const [path, governance] of view.governed()) {
		const result = await view.parts(commit, path, governance);
		for (const parent of commit.parents) {
			if (areSame(await view.parts(parent, path, governance), result)) continue;
			differing.push([path, governance]);
			break;
		}
	}
	return differing;
}
function areSame(left, right) {
	return left.size === right.size && [...left].every(([role, { blob, nature }]) => {
		const other = right.get(role);
		return other?.blob === blob && other.nature === nature;
	});
}
async function addressedFiles(view, commit, direct) {
	const { message } = commit;
	if (message === void 0) return [];
	const found = [];
	for (const [kind, files] of groupBy(view.governed(), ([, governance]) => governance.kind)) {
		const addressed = kind.addressed?.(message);
		if (addressed === void 0 || addressed.paths.length === 0 && !addressed.unnamed) continue;
		const present = [];
		for (const file of files) if (await view.entry(commit, file[0]) !== null) present.push(file);
		const unnamed = addressed.unnamed && present.length === 1 && direct.length === 0;
		found.push(...unnamed ? present : present.filter(([path]) => addressed.paths.includes(path)));
	}
	return found;
}
function siblingsOf(file, all, commit) {
	const changed = new Set(commit.changes.map(({ path }) => path));
	return all.filter(({ path, governance }) => path !== file.path && governance.kind === file.governance.kind && changed.has(path)).map(({ path }) => path);
}
function othersOf(view, file) {
	const { kind } = file.governance;
	return [...view.governed()].filter(([path, other]) => path !== file.path && other.kind === kind).map(([path]) => path);
}
// src/app/commit-versions.ts
async function loadVersions(walk, commit, file) {
	const parents = [];
	for (const [index, parent] of commit.parents.entries()) parents.push(await loadAt(walk, parent, file, pathAt(file, index)));
	if (parents.length === 0) parents.push(null);
	const held = parents.filter((parent) => parent !== null).length;
	const bases = [];
	for (const base of await mergeBases(walk, commit)) bases.push(await versionAtBase(walk, {
		base,
		commit,
		file,
		mayHaveMoved: held > 1
	}));
	return {
		parents,
		bases,
		after: await loadAt(walk, commit, file, file.path)
	};
}
async function versionAtBase(walk, question) {
	const { base, commit, file, mayHaveMoved } = question;
	for (const path of new Set([file.path, ...file.origins ?? []])) {
		const version = await loadAt(walk, base, file, path);
		if (version !== null) return version;
	}
	const entry = mayHaveMoved ? await walk.view.entry(commit, file.path) : null;
	if (entry === null) return null;
	const origin = (await findMoves(walk, {
		ancestor: base,
		commit,
		gone: await goneSince(walk, base, commit, file),
		come: [{
			...file,
			entry
		}]
	})).get(file.path);
	return origin === void 0 ? null : loadAt(walk, base, file, origin);
}
async function goneSince(walk, base, commit, file) {
	const gone = [];
	for (const [path, governance] of walk.view.governed()) {
		if (governance.kind !== file.governance.kind) continue;
		const entry = await walk.view.entryAt(base, path);
		if (entry !== null && await walk.view.entry(commit, path) === null) gone.push({
			path,
			governance,
			entry
		});
	}
	return gone;
}
async function mergeBases(walk, { parents: [first, ...others] }) {
	const bases = new Set();
	if (first === void 0) return bases;
	for (const other of others) {
		const found = await walk.history.mergeBases(first, other);
		if (found.ok) for (const base of found.value) bases.add(base);
		else walk.obstacle = found.obstacle;
	}
	return bases;
}
async function lostVersions(walk, commit, { file, readable }, { parents, bases, after }) {
	const { kind } = file.governance;
	const held = parents.filter((parent) => parent !== null);
	if (after !== null && !held.some((parent) => replaces(kind, parent, after))) return [];
	const changed = changedSince(kind, bases, held);
	const lost = [];
	for (const [index, parent] of commit.parents.entries()) {
		const version = parents[index] ?? null;
		if (version === null || changed.length > 0 && !changed.includes(version)) continue;
		const isReadable = (version.parsed?.doc ?? null) !== null;
		const entry = await walk.view.entryAt(parent, pathAt(file, index));
		if (!isReadable && readable !== null) lost.push({
			version: readable,
			blob: void 0
		});
		else lost.push({
			version,
			blob: version.content.parts.size === 1 ? entry?.blob : void 0
		});
	}
	return lost;
}
function replaces(kind, before, after) {
	const [old, now] = [before.parsed?.doc ?? null, after.parsed?.doc ?? null];
	return old !== null && now !== null && kind.replaces?.(old, now) === true;
}
// src/app/judge-merge-result.ts
function judgeMergeResult(track, input) {
	const { tip, result, head, guard, limits, elsewhere } = input;
	const isKnown = result === head || result === tip;
	if (isKnown && elsewhere.length === 0) return [];
	const { file, stretches, policy } = track;
	const setup = {
		...file.governance,
		path: file.path,
		limits
	};
	const context = {
		scope: "net",
		path: file.path,
		elsewhere,
		...guard === void 0 ? {} : { guard },
		...policy === void 0 ? {} : { policy }
	};
	const { findings } = judgeVersions(setup, tip, result, context);
	const exempt = cutEntities(file.governance.kind, stretches);
	const own = findings.filter(({ subject, ruleId }) => !exempt.has(splitSubject(subject).entity) && (!isKnown || isAboutOthers(file.governance.kind, ruleId)));
	return reportFindings(setup, own, {
		before: tip,
		after: result,
		accepted: track.accepted
	});
}
function isAboutOthers({ rules }, ruleId) {
	return rules.some(({ id, needs = [] }) => id === ruleId && needs.includes("elsewhere"));
}
function cutEntities(kind, stretches) {
	const exempt = new Set();
	for (const [index, { to }] of stretches.entries()) {
		const earlier = to?.parsed?.doc ?? null;
		const later = stretches[index + 1]?.from?.parsed?.doc ?? null;
		if (earlier === null || later === null) continue;
		for (const id of [...kind.entities(earlier), ...kind.entities(later)]) if (!same(kind, earlier, later, subjectOf(id))) exempt.add(id);
	}
	return exempt;
}
// src/app/judge-net.ts
function judgeNet(track, input) {
	const { file, stretches, policy } = track;
	const setup = {
		...file.governance,
		path: file.path,
		limits: input.limits
	};
	const guard = input.guard === void 0 ? {} : { guard: input.guard };
	const message = input.message === void 0 ? {} : { message: input.message };
	const known = policy === void 0 ? {} : { policy };
	const { archived, elsewhere } = input;
	const context = {
		scope: "net",
		path: file.path,
		archived,
		elsewhere,
		...guard,
		...message,
		...known
	};
	const findings = [];
	let notJudged = [];
	for (const { from, to } of netStretches(stretches, input)) {
		const judged = judgeVersions(setup, from, to, context);
		notJudged = judged.notJudged;
		const own = judged.findings.filter(({ ruleId }) => input.alone || !isAboutFile(setup.kind, ruleId));
		findings.push(...reportFindings(setup, own, {
			before: from,
			after: to,
			accepted: track.accepted
		}));
	}
	return {
		findings,
		judged: judgedRules(setup.kind, notJudged)
	};
}
function netStretches(stretches, { bases, head }) {
	return stretches.flatMap(({ from, to = head }, index) => index === 0 ? bases.map((base) => ({
		from: base,
		to
	})) : [{
		from,
		to
	}]);
}
function judgedRules(kind, notJudged) {
	const silent = new Set(notJudged.map(({ ruleId }) => ruleId));
	const inNet = kind.rules.filter(({ scopes, id }) => scopes.includes("net") && !silent.has(id));
	return new Set(inNet.map(({ id }) => id));
}
function isAboutFile({ fileRules = [] }, ruleId) {
	return ruleId.startsWith("state-file/") || fileRules.some(({ id }) => id === ruleId);
}
// src/app/places-behind.ts
const mostVersions = 50;
const mostCommits = 500;
async function placesBehind(walk, basePath) {
	const places = [];
	let path = basePath;
	for (const commit of await firstParentLine(walk)) {
		const change = commit.changes.find((each) => each.path === path);
		if (change === void 0) continue;
		const origin = change.before === null && change.after !== null ? commit.changes.find(({ before, after }) => after === null && before?.blob === change.after?.blob) : void 0;
		places.push({
			commit,
			path,
			pathBefore: origin?.path ?? path
		});
		if (places.length === mostVersions) break;
		path = origin?.path ?? path;
	}
	return places;
}
async function firstParentLine(walk) {
	if (walk.line === void 0) {
		const found = await walk.history.upTo(walk.range.base, mostCommits);
		walk.line = found.ok ? found.value : [];
		if (!found.ok) walk.lineObstacle = found.obstacle;
	}
	return walk.line;
}
// src/app/reverts.ts
async function revertedCommit(walk, commit) {
	if (commit.parents.length !== 1 || commit.changes.length === 0) return void 0;
	if (commit.changes.every(({ path }) => isGoverned(walk.view, path))) return void 0;
	const wanted = shape(commit, "undone");
	return walk.shapes.get(wanted);
}
async function namedCommit(walk, commit) {
	const { message = "", parents } = commit;
	const [id, parent] = [/^This reverts commit ([0-9a-f]{40}|[0-9a-f]{64})[.,]/m.exec(message)?.[1], parents[0]];
	if (id === void 0 || parent === void 0 || parents.length > 1) return void 0;
	if (commit.changes.every(({ path }) => isGoverned(walk.view, path))) return void 0;
	const bases = await walk.history.mergeBases(id, parent);
	if (!bases.ok || bases.value.length !== 1 || bases.value[0] !== id) return void 0;
	const found = await walk.history.upTo(id, 1);
	const named = found.ok ? found.value[0] : void 0;
	return named !== void 0 && shape(named, "done") === shape(commit, "undone") ? named : void 0;
}
function standingCommit(view, commit, earlier) {
	if (commit.parents.length !== 1 || commit.changes.every(({ path }) => isGoverned(view, path))) return void 0;
	const paths = new Set(commit.changes.map(({ path }) => path));
	const nearest = earlier.find(({ changes }) => changes.some(({ path }) => paths.has(path)));
	return nearest !== void 0 && shape(nearest, "done") === shape(commit, "undone") ? nearest : void 0;
}
function shapeOf(commit) {
	return shape(commit, "done");
}
function shape({ changes }, direction) {
	const rows = changes.map(({ path, before, after }) => direction === "done" ? [
		path,
		key$1(before),
		key$1(after)
	] : [
		path,
		key$1(after),
		key$1(before)
	]);
	return JSON.stringify(rows.sort(([left = ""], [right = ""]) => (left ?? "") < (right ?? "") ? -1 : 1));
}
function key$1(entry) {
	return entry === null ? null : `${entry.nature} ${entry.blob}`;
}
// src/app/squash.ts
function squashedPull({ message = "", parents }) {
	if (parents.length !== 1) return void 0;
	const [subject = ""] = message.split("\n", 1);
	const [, digits] = /\(#([1-9]\d{0,8})\)\s*$/.exec(subject) ?? [];
	return digits === void 0 ? void 0 : Number(digits);
}
function uncheckedSquash(commit) {
	const pull = squashedPull(commit);
	return pull === void 0 ? void 0 : {
		pull,
		checked: false
	};
}
function squashNotice({ id }, { pull, checked }) {
	return `${id.slice(0, 7)} was judged as a squash of #${pull}${checked ? "" : ", unchecked"}`;
}
// src/app/reverts-behind.ts
const mostReverted = 50;
async function namedRevert(walk, commit, concerned) {
	const named = await namedCommit(walk, commit);
	return named === void 0 || await bringsFaultBack(walk, named, concerned) ? void 0 : named.id;
}
async function unnamedRevert(walk, commit, concerned) {
	const standing = standingCommit(walk.view, commit, await firstParentsBefore(walk, commit));
	if (standing === void 0 || await bringsFaultBack(walk, standing, concerned)) return void 0;
	return standing.id;
}
async function bringsFaultBack(walk, commit, concerned) {
	return walk.commits.has(commit.id) && !walk.shapes.has(shapeOf(commit)) || await wasRefused(walk, commit, concerned);
}
async function wasLegalRevert(walk, commit, file) {
	const line = await firstParentLine(walk);
	const start = line.findIndex(({ id }) => id === commit.parents[0]);
	const earlier = start < 0 ? [] : line.slice(start, start + mostReverted);
	const standing = standingCommit(walk.view, commit, earlier);
	return standing !== void 0 && !await wasRefused(walk, standing, [file]);
}
async function wasRefused(walk, commit, concerned) {
	const [parent] = commit.parents;
	const message = commit.message === void 0 ? {} : { message: commit.message };
	for (const file of concerned) {
		const { path } = file;
		const setup = {
			...file.governance,
			path,
			limits: walk.limits
		};
		const before = parent === void 0 ? null : await loadAt(walk, parent, file, path);
		const after = await loadAt(walk, commit, file, path);
		const step = judgeVersions(setup, before, after, {
			scope: scopeBehind(commit),
			path,
			...message
		});
		const earlier = before === null ? void 0 : judgeVersions(setup, null, before, {
			scope: "snapshot",
			path
		});
		if ([...step.findings, ...earlier?.findings ?? []].some(isError$3)) return true;
	}
	return false;
}
function scopeBehind(commit) {
	return commit.parents.length > 1 || squashedPull(commit) !== void 0 ? "net" : "step";
}
async function firstParentsBefore(walk, commit) {
	const before = [];
	let [next] = commit.parents;
	for (let at = parentOf(walk, commit); at !== void 0 && before.length < mostReverted; at = parentOf(walk, at)) {
		before.push(at);
		[next] = at.parents;
	}
	const line = await firstParentLine(walk);
	const start = line.findIndex(({ id }) => id === next);
	return [...before, ...start < 0 ? [] : line.slice(start)].slice(0, mostReverted);
}
function isError$3({ severity }) {
	return severity === "error";
}
// src/app/repairs-behind.ts
async function forgiveRepairs(walk, track, findings, after) {
	const doc = after?.parsed?.doc ?? null;
	if (doc === null || !findings.some(isError$2)) return [...findings];
	const { kind } = track.file.governance;
	const behind = await transitionsBehind(walk, track);
	return findings.map((finding) => {
		const fault = isError$2(finding) ? faultTakenBack(kind, behind, finding.subject, doc) : void 0;
		return fault === void 0 ? finding : {
			...finding,
			severity: "note",
			repairs: fault.id
		};
	});
}
function faultTakenBack(kind, behind, subject, doc) {
	const changing = behind.filter(({ from, to }) => !same(kind, from, to, subject));
	if (!changing.some(({ from }) => same(kind, from, doc, subject))) return void 0;
	let standing = [];
	for (const each of changing) {
		const left = standing.filter(({ from }) => !same(kind, from, each.to, subject));
		standing = left.length === standing.length && isRefused(each, subject) ? [...left, each] : left;
	}
	return standing.find(({ from }) => same(kind, from, doc, subject));
}
function isRefused({ refused }, subject) {
	return refused().some((other) => covers(other, subject) || covers(subject, other));
}
async function transitionsBehind(walk, track) {
	const transitions = [];
	for (const { commit, path, pathBefore } of await placesBehind(walk, track.basePath)) {
		const [parent] = commit.parents;
		const from = parent === void 0 ? null : await loadAt(walk, parent, track.file, pathBefore);
		const to = await loadAt(walk, commit, track.file, path);
		if (!from?.parsed?.doc || !to?.parsed?.doc) continue;
		const made = transition(walk, track, commit, from, to);
		transitions.push(await wasLegalRevert(walk, commit, {
			...track.file,
			path
		}) ? blameless(made) : made);
	}
	return transitions.reverse();
}
function blameless(each) {
	return {
		...each,
		refused: () => []
	};
}
function transition(walk, track, commit, from, to) {
	const { id, message } = commit;
	let subjects;
	const setup = {
		...track.file.governance,
		path: track.basePath,
		limits: walk.limits
	};
	return {
		id,
		from: from.parsed?.doc,
		to: to.parsed?.doc,
		refused() {
			const context = {
				scope: scopeBehind(commit),
				path: track.basePath,
				...message === void 0 ? {} : { message }
			};
			const { findings } = judgeVersions(setup, from, to, context);
			const reported = reportFindings(setup, findings, {
				before: from,
				after: to
			});
			subjects ??= walk.waiving.apply(reported).filter(isError$2).map(({ subject }) => subject);
			return subjects;
		}
	};
}
async function lastReadable(walk, { file, basePath }) {
	const places = await placesBehind(walk, basePath);
	if (walk.lineObstacle !== void 0) walk.obstacle = walk.lineObstacle;
	for (const { commit, path } of places) {
		if (movedTo(walk, commit, path, file)) return null;
		const version = await loadAt(walk, commit, file, path);
		if (version?.parsed?.doc) return version;
	}
	return null;
}
function movedTo(walk, { changes }, path, { governance }) {
	const gone = changes.find((change) => change.path === path && change.after === null)?.before;
	if (gone === void 0 || gone === null) return false;
	return changes.some(({ path: other, before, after }) => before === null && after?.blob === gone.blob && walk.view.governed().get(other)?.kind === governance.kind);
}
function isError$2({ severity }) {
	return severity === "error";
}
// src/app/judge-nets.ts
async function judgeNets(walk, tracks, { message, alone, mergeResult }) {
	const { range, guard, limits } = walk;
	const nets = [];
	for (const track of tracks) {
		const bases = [];
		for (const base of range.bases ?? [range.base]) bases.push(await versionAt(walk, base, track, track.basePath));
		const head = await loadAt(walk, range.head, track.file, track.file.path);
		const { kind } = track.file.governance;
		const net = judgeNet(track, {
			bases,
			head,
			guard,
			message,
			limits,
			alone,
			archived: (head === null ? alone : bases.some((base) => base !== null && replaces(kind, base, head))) ? await archivesOf(walk, track, bases) : [],
			elsewhere: await idsElsewhere(walk, track, tracks, {
				after: walk.commits.get(range.head) ?? range.head,
				before: range.bases ?? [range.base]
			})
		});
		const merged = mergeResult === void 0 ? [] : await mergeFindings(walk, track, tracks, {
			mergeResult,
			head
		});
		const waived = walk.waiving.apply([...net.findings, ...merged]);
		nets.push({
			...net,
			findings: await forgiveRepairs(walk, track, waived, head)
		});
	}
	return nets;
}
async function mergeFindings(walk, track, tracks, { mergeResult, head }) {
	const { range, guard, limits } = walk;
	return judgeMergeResult(track, {
		tip: await versionAt(walk, range.tip ?? range.base, track, track.basePath),
		result: await versionAt(walk, mergeResult, track, track.file.path),
		head,
		guard,
		limits,
		elsewhere: await idsElsewhere(walk, track, tracks, {
			after: mergeResult,
			before: [range.tip ?? range.base]
		})
	});
}
async function idsElsewhere(walk, { file }, tracks, { after, before }) {
	const basePaths = new Map(tracks.map((track) => [track.file.path, track.basePath]));
	const pathOf = (path) => basePaths.get(path) ?? path;
	return (await walk.ids.find({
		...file,
		after,
		before: before.map((at) => ({
			at,
			pathOf
		}))
	})).introduced;
}
async function versionAt(walk, commit, track, first) {
	for (const path of [first, ...track.sidePaths]) {
		const version = await loadAt(walk, commit, track.file, path);
		if (version !== null) return version;
	}
	return null;
}
async function archivesOf(walk, { file }, bases) {
	const lost = bases.flatMap((version) => version === null ? [] : [{
		version,
		blob: void 0
	}]);
	return walk.findArchives(file.path, file.governance, lost);
}
// src/app/read-policy.ts
const start = {
	line: 1,
	column: 1,
	endLine: 1,
	endColumn: 1
};
const nowhere = () => start;
function readConfiguration(pair, kinds) {
	if (pair.configuration === null) return null;
	const read = parseConfiguration(pair.configuration, kinds, namedIn(pair));
	if (!read.ok) return {
		...broken(read.faults),
		govern: void 0,
		entries: []
	};
	const { govern, entries = [] } = read.configuration;
	return {
		faults: [],
		govern,
		entries,
		locate: (pointer) => read.document.locate(pointer)
	};
}
function readWaivers(bytes) {
	if (bytes === null) return null;
	const read = parseWaivers(bytes);
	return read.ok ? {
		faults: [],
		locate: (pointer) => read.document.locate(pointer)
	} : broken(read.faults);
}
function broken(faults) {
	return {
		faults,
		locate: (pointer, reason) => faults.find((fault) => fault.pointer === pointer && fault.message === reason)?.span ?? start
	};
}
function governOf(version, kinds, { hasShape = () => true }) {
	const govern = version?.govern ?? governByDetection(kinds);
	return (path) => {
		const governance = govern(path);
		return governance !== void 0 && (governance.hasShape === void 0 || hasShape(path));
	};
}
function faultsIn(version, named) {
	return version === null ? null : { faults: version.faults.filter(({ file }) => file === named) };
}
// src/app/judge-policy.ts
function judgePolicy(change) {
	const { path, before, after, nested, rules } = change;
	const judged = (file, facts, earlier, later) => judgeFile(file, facts, digestOf(earlier, later), rules);
	return [
		...judged(path, configurationFacts(change), before.configuration, after.configuration),
		...namedPaths(change).flatMap((file) => {
			const [earlier, later] = [before.named?.get(file) ?? null, after.named?.get(file) ?? null];
			return judged(file, namedFacts(change, file), earlier, later);
		}),
		...judged(waiversPath, waiverFacts(change), before.waivers, after.waivers),
		...nested.flatMap((other) => judged(other, {
			...noFacts,
			role: "nested"
		}, null, null))
	];
}
const noFacts = {
	role: "configuration",
	before: null,
	after: null,
	changed: false,
	governed: [],
	released: [],
	unmatched: [],
	expired: [],
	headWaives: false,
	places: {
		before: nowhere,
		after: nowhere
	}
};
function configurationFacts({ before, after, kinds, ...change }) {
	const earlier = readConfiguration(before, kinds);
	const later = readConfiguration(after, kinds);
	const changed = isChanged(before.configuration, after.configuration);
	const entries = (later ?? earlier)?.entries ?? [];
	const now = governOf(earlier, kinds, change);
	const next = governOf(later, kinds, change);
	const paths = [...change.paths];
	const standing = changed ? [...change.standing].sort(compareCodePoints) : [];
	return {
		...noFacts,
		before: faultsIn(earlier, void 0),
		after: faultsIn(later, void 0),
		changed,
		governed: standing.filter((path) => next(path) && !now(path)),
		released: standing.filter((path) => !next(path) && now(path)),
		unmatched: entries.filter(({ glob, matches }) => !change.paths.has(glob) && !paths.some(matches)),
		places: {
			before: earlier?.locate ?? nowhere,
			after: later?.locate ?? nowhere
		}
	};
}
function namedPaths({ before, after }) {
	const paths = [before, after].flatMap(({ named }) => [...named?.keys() ?? []]);
	return [...new Set(paths)].sort(compareCodePoints);
}
function namedFacts({ before, after, kinds, ...change }, file) {
	const earlier = readConfiguration(before, kinds);
	const later = readConfiguration(after, kinds);
	const [was, is] = [before.named?.get(file), after.named?.get(file)];
	const changed = was !== void 0 && is !== void 0 && isChanged(was, is);
	const entries = (later ?? earlier)?.entries ?? [];
	const uses = (path) => entries.findLast(({ matches }) => matches(path))?.namedFiles.includes(file);
	return {
		...noFacts,
		role: "named",
		before: was === void 0 ? null : faultsIn(earlier, file),
		after: is === void 0 ? null : faultsIn(later, file),
		changed,
		governed: changed ? [...change.standing].filter(uses).sort(compareCodePoints) : [],
		places: {
			before: earlier?.locate ?? nowhere,
			after: later?.locate ?? nowhere
		}
	};
}
function waiverFacts({ before, after, expired, headWaives }) {
	const earlier = readWaivers(before.waivers);
	const later = readWaivers(after.waivers);
	return {
		...noFacts,
		role: "waivers",
		before: earlier,
		after: later,
		changed: isChanged(before.waivers, after.waivers),
		expired,
		headWaives,
		places: {
			before: earlier?.locate ?? nowhere,
			after: later?.locate ?? nowhere
		}
	};
}
function isChanged(before, after) {
	return policyText(before) !== policyText(after);
}
function digestOf(before, after) {
	return shortDigest(JSON.stringify([policyText(before), policyText(after)]));
}
function judgeFile(path, facts, change, rules) {
	const { findings } = runRules(policyRules, facts, {
		scope: "net",
		path
	}, rules);
	return findings.map((finding) => reported(path, facts, finding, change));
}
function reported(path, { places }, finding, change) {
	const { ruleId, messageId, subject, at, data } = finding;
	const rule = policyRules.find(({ id }) => id === ruleId);
	const reason = typeof data?.reason === "string" ? data.reason : "";
	return {
		ruleId,
		severity: finding.severity,
		message: finding.message,
		messageId,
		subject,
		scope: finding.scope,
		file: path,
		side: at.side,
		pointer: at.pointer,
		...places[at.side](at.pointer, reason),
		why: rule?.why ?? "",
		fix: rule?.fix ?? "",
		...data === void 0 ? {} : { data },
		related: [],
		fingerprint: shortDigest(JSON.stringify([
			path,
			ruleId,
			messageId,
			subject
		])),
		change
	};
}
// src/app/waiving.ts
const graceDays = 14;
const dayLength = 864e5;
function waiving(waivers, now) {
	const lasting = waivers.toSorted((left, right) => compareCodePoints(left.until, right.until));
	const known = new Map(lasting.map((waiver) => [key(waiver), waiver]));
	const expired = new Map();
	return {
		apply: (findings) => known.size === 0 ? findings : findings.map(excused),
		expired: () => [...expired.values()]
	};
	function excused(finding) {
		const waiver = known.get(key(finding));
		if (waiver === void 0 || finding.severity === "note" || !isWaivable(finding.ruleId)) return finding;
		const late = daysAfter(waiver.until, now);
		const counts = late <= graceDays;
		const { fingerprint, change, reason, until } = waiver;
		if (late > 0) expired.set(key(waiver), {
			fingerprint,
			until,
			pointer: waiver.pointer,
			counts
		});
		if (!counts) return finding;
		return {
			...finding,
			severity: "note",
			waivedBy: {
				change,
				reason,
				until,
				severity: finding.severity
			}
		};
	}
}
function key({ fingerprint, change }) {
	return `${fingerprint} ${change}`;
}
function daysAfter(day, time) {
	if (time === void 0) return 0;
	const passed = Date.parse(time) - Date.parse(`${day}T00:00:00Z`) - dayLength;
	return passed < 0 ? 0 : Math.floor(passed / dayLength) + 1;
}
// src/app/range-policy.ts
const absent = {
	configuration: null,
	waivers: null
};
async function rangePolicy(input, view, commits) {
	const { range, policyPath = configurationPath } = input;
	const tip = input.policyFrom ?? range.tip ?? range.base;
	const isAbsent = tip === range.base && !view.paths().has(policyPath) && !view.paths().has(".stateward.waivers.yml");
	const read = (commit) => isAbsent ? {
		ok: true,
		value: absent
	} : policyBytesAt(input, commit, input.policyKinds ?? [], policyPath);
	const before = await read(tip);
	if (!before.ok) return before;
	const after = await read(range.head);
	if (!after.ok) return after;
	const headWaives = input.waiversFrom === "head";
	const waivers = [...input.waivers ?? [], ...headWaives ? waiversOf(after.value.waivers) : []];
	const waives = waiving(waivers, waivers.length === 0 ? void 0 : await latest(input, commits));
	const sides = {
		before: input.scope === "snapshot" ? after.value : before.value,
		after: after.value
	};
	return {
		ok: true,
		value: {
			waiving: waives,
			judge: () => judged(input, view, sides, waives)
		}
	};
}
async function judged(input, view, sides, waives) {
	const { policyKinds: kinds } = input;
	if (kinds === void 0) return {
		ok: true,
		value: []
	};
	const head = !isSamePolicy(sides.before, sides.after) ? await input.history.tree(input.range.head) : void 0;
	if (head?.ok === false) return head;
	const nested = await nestedAdded(input, view);
	if (!nested.ok) return nested;
	return {
		ok: true,
		value: judgePolicy({
			...sides,
			path: input.policyPath ?? ".stateward.yml",
			kinds,
			rules: input.policyRules ?? new Map(),
			standing: head?.value.keys() ?? [],
			hasShape: await shapesIn(input, kinds, head?.value ?? new Map()),
			paths: view.paths(),
			nested: nested.value,
			expired: waives.expired(),
			headWaives: input.waiversFrom === "head"
		})
	};
}
async function shapesIn({ blobs }, kinds, tree) {
	const detected = await governByShape(governByDetection(kinds), {
		blobs,
		tree,
		commits: []
	});
	return (path) => tree.get(path)?.nature !== "regular" || detected(path) !== void 0;
}
async function nestedAdded({ history, range, isIgnored }, view) {
	const added = [];
	for (const path of [...view.paths()].filter((each) => each.endsWith(`/${configurationPath}`)).sort()) {
		if (isIgnored?.(path)) continue;
		const before = await history.entry(range.base, path);
		const after = await history.entry(range.head, path);
		if (!before.ok) return before;
		if (!after.ok) return after;
		if (before.value === null && after.value !== null) added.push(path);
	}
	return {
		ok: true,
		value: added
	};
}
async function latest({ history, range, policyFrom }, commits) {
	const tip = await history.upTo(policyFrom ?? range.tip ?? range.base, 1);
	return [commits.find(({ id }) => id === range.head), ...tip.ok ? tip.value : []].flatMap((commit) => commit?.at ?? []).toSorted((left, right) => Date.parse(left) - Date.parse(right)).at(-1);
}
// src/app/net-follows-steps.ts
function netFollowsSteps(findings) {
	const steps = findings.filter(({ scope }) => scope !== "net");
	const standing = new Set(steps.filter(isError$1).map(entityOf));
	const excused = steps.filter(({ waivedBy }) => waivedBy?.severity === "error");
	return findings.map((finding) => {
		if (finding.scope !== "net" || !isError$1(finding) || standing.has(entityOf(finding))) return finding;
		const { waivedBy } = excused.find((step) => isAboutSame(step, finding)) ?? {};
		return waivedBy === void 0 ? finding : {
			...finding,
			severity: "note",
			waivedBy
		};
	});
}
function isError$1({ severity }) {
	return severity === "error";
}
function entityOf({ subject }) {
	return splitSubject(subject).entity;
}
function isAboutSame(left, right) {
	return covers(left.subject, right.subject) || covers(right.subject, left.subject);
}
// src/app/summarise-range.ts
function summariseRange(outcome) {
	const { steps, nets, tracks, guard, obstacles } = outcome;
	const stepFindings = groupBy(steps, ({ track }) => track.origin);
	const byTrack = tracks.map((track, index) => {
		return netFollowsSteps(withRepairs(netWithoutEchoes([...(stepFindings.get(track.origin) ?? []).flatMap((step) => step.findings), ...nets[index]?.findings ?? []], track), track));
	});
	const findings = byTrack.flat();
	const known = new Set(tracks.map(({ origin }) => origin));
	for (const [origin, lost] of stepFindings) if (!known.has(origin)) findings.push(...lost.flatMap((step) => step.findings));
	const claimed = new Set(steps.flatMap(({ transition, claimed: ids }) => ids.map((id) => claimKey(transition.file, id))));
	const standing = new Set(tracks.flatMap(({ file, head }) => [...doneEntities(file.governance.kind, head?.parsed?.doc ?? null)].map((id) => claimKey(file.path, id))));
	return buildReport({
		findings: [...findings, ...outcome.others],
		notJudged: commonlyNotJudged(steps, nets),
		transitions: steps.map(({ transition }) => transition),
		claimed: claimed.size,
		verified: guard === "success" ? [...claimed].filter((claim) => standing.has(claim)).length : 0,
		guard,
		obstacles,
		notices: [...outcome.notices, ...steps.flatMap(({ notices }) => notices)],
		views: tracks.flatMap((track, index) => viewOf(track, byTrack[index] ?? []))
	});
}
function viewOf(track, findings) {
	const { file, head, readable, stretches } = track;
	const before = stretches[0]?.from?.parsed?.doc ?? null;
	const after = head === null ? null : head.parsed?.doc ?? readable?.parsed?.doc ?? null;
	const { kind } = file.governance;
	const view = affectedView({
		file: file.path,
		kind,
		before,
		after,
		findings
	});
	return view === void 0 ? [] : [view];
}
function withRepairs(findings, track) {
	const standing = new Set(track.open.map(({ fingerprint }) => fingerprint));
	return findings.map((finding) => {
		const commit = track.repairs.get(finding.fingerprint);
		return finding.severity !== "error" || commit === void 0 || standing.has(finding.fingerprint) ? finding : {
			...finding,
			severity: "note",
			repairedBy: commit
		};
	});
}
function netWithoutEchoes(findings, { file }) {
	const { kind } = file.governance;
	const kept = new Set(withoutEchoes(findings, [...kind.rules, ...mergeRules(kind.id)]));
	const moved = findings.filter((finding) => finding.scope !== "net" && finding.file !== file.path);
	const said = new Set(moved.map(identity));
	const steps = groupBy(findings.filter(({ scope }) => scope !== "net"), ruleAndSubject);
	return findings.filter((finding) => finding.scope !== "net" || kept.has(finding) && !said.has(identity(finding)) && !isSaidBy(steps.get(ruleAndSubject(finding)) ?? [], finding));
}
function ruleAndSubject({ ruleId, subject }) {
	return `${ruleId} ${subject}`;
}
function isSaidBy(steps, { messageId, severity }) {
	return steps.some((step) => step.messageId !== messageId && (step.severity === "error" || step.severity === severity));
}
function commonlyNotJudged(steps, nets) {
	const [first, ...rest] = steps;
	return (first?.notJudged ?? []).filter(({ ruleId }) => rest.every((step) => step.notJudged.some((other) => other.ruleId === ruleId)) && !nets.some(({ judged }) => judged.has(ruleId)));
}
function claimKey(file, id) {
	return JSON.stringify([file, id]);
}
// src/app/file-policy.ts
async function withFilePolicy(walk, commit, track) {
	const { kind } = track.file.governance;
	if (kind.policy === void 0 || track.policy !== void 0 || walk.scope === "snapshot") return track;
	for (const spot of spotsOf(walk, commit, track)) {
		const policy = await policyAt(walk, commit, track, spot);
		if (policy !== void 0) return {
			...track,
			policy
		};
	}
	return track;
}
function spotsOf({ range }, commit, { file, basePath, sidePaths }) {
	const before = [...new Set([range.tip ?? range.base, range.base])];
	const paths = [...new Set([basePath, ...sidePaths])];
	return [
		...before.flatMap((at) => paths.map((path) => ({
			at,
			path
		}))),
		...commit.parents.map((at, index) => ({
			at,
			path: pathAt(file, index)
		})),
		{
			at: commit,
			path: file.path
		}
	];
}
async function policyAt({ view, loader }, commit, { file }, { at, path }) {
	const { governance } = file;
	const parts = await view.parts(at, path, governance);
	const own = parts.get("") ?? await view.entry(commit, file.path);
	const known = new Map(own === null ? parts : [...parts, ["", own]]);
	return loader.policy(governance, known, path);
}
// src/app/repair.ts
const fileRuleIds = new Set(fileRules.map(({ id }) => id));
function repairedBy(kind, open, version, collides = false) {
	const doc = version?.parsed?.doc ?? null;
	return open.filter(({ ruleId, subject, accepted }) => {
		if (ruleId === caseCollision.id) return !collides && (doc !== null || version === null && accepted === null);
		if (fileRuleIds.has(ruleId) || kind.fileRules?.some(({ id }) => id === ruleId)) return doc !== null;
		const value = accepted?.parsed?.doc ?? null;
		return (doc !== null || version === null) && same(kind, value, doc, subject);
	});
}
function withRepaired(kind, before, after, repaired) {
	const [old, now] = [before?.parsed?.doc ?? null, after?.parsed?.doc ?? null];
	if (before?.parsed === void 0 || old === null || now === null || kind.graft === void 0) return before;
	const subjects = repaired.map(({ subject }) => subject).filter((subject) => splitSubject(subject).entity !== "").concat(returned(kind, old, now, repaired), undone(kind, old, now, repaired));
	if (subjects.length === 0) return before;
	return {
		...before,
		parsed: {
			...before.parsed,
			doc: kind.graft(old, now, subjects)
		}
	};
}
function returned(kind, before, after, repaired) {
	if (repaired.length === 0) return [];
	const known = new Set(kind.entities(before));
	const accepted = new Set(repaired.map((error) => error.accepted?.parsed?.doc ?? null));
	return [...kind.entities(after)].filter((id) => !known.has(id)).map((id) => subjectOf(id)).filter((subject) => [...accepted].some((doc) => doc !== null && same(kind, doc, after, subject)));
}
function undone(kind, before, after, repaired) {
	if (repaired.length === 0) return [];
	const known = new Set(kind.entities(after));
	return [...kind.entities(before)].filter((id) => !known.has(id)).map((id) => subjectOf(id)).filter((subject) => repaired.some(({ accepted, refused }) => {
		const [old, bad] = [accepted?.parsed?.doc ?? null, refused?.parsed?.doc ?? null];
		if (old === null || bad === null) return false;
		return same(kind, bad, before, subject) && same(kind, old, after, subject);
	}));
}
function withoutRepaired(findings, repaired) {
	if (repaired.length === 0) return [...findings];
	return findings.filter(({ subject, severity }) => severity !== "error" || !repaired.some((error) => covers(error.subject, subject)));
}
const ofNewFile = { isOfNewFile: true };
function openAfter(open, repaired, findings, before, after) {
	const standing = open.filter((error) => !repaired.includes(error));
	const added = findings.filter(({ severity }) => severity === "error").map(({ ruleId, fingerprint, subject }) => {
		const { accepted, refused } = standing.find((error) => covers(error.subject, subject) || covers(subject, error.subject)) ?? {
			accepted: before,
			refused: after
		};
		return {
			ruleId,
			fingerprint,
			subject,
			accepted,
			refused,
			...before === null ? ofNewFile : {}
		};
	});
	return [...standing, ...added];
}
// src/app/file-track.ts
function newTrack(file, before, origin, accepted) {
	return {
		origin,
		basePath: pathAt(file, 0),
		sidePaths: [],
		file,
		head: before,
		readable: before?.parsed?.doc ? before : null,
		accepted: before === null ? void 0 : accepted,
		open: [],
		repairs: new Map(),
		vanished: [],
		stretches: [{ from: before }]
	};
}
function advance(track, outcome) {
	const { commit, before, after, findings, repaired, cuts } = outcome;
	const earlier = before?.parsed?.doc ?? null;
	const later = after?.parsed?.doc ?? null;
	const gone = earlier !== null && (later !== null || after === null) ? vanishedBetween(track.file.governance.kind, earlier, later, commit) : [];
	const open = openAfter(track.open, repaired, findings, before, after);
	return {
		...track,
		head: after,
		readable: later === null ? track.readable : after,
		accepted: open.length > 0 ? track.accepted : standing(after, commit),
		open,
		repairs: new Map([...track.repairs, ...repaired.map(({ fingerprint }) => [fingerprint, commit])]),
		vanished: [...track.vanished, ...gone],
		stretches: cuts ? cutStretches(track.stretches, before, after) : track.stretches
	};
}
function standing(version, commit) {
	return version === null ? void 0 : commit;
}
function withoutOpen(track, fingerprints, commit = track.accepted) {
	const open = track.open.filter(({ fingerprint }) => !fingerprints.has(fingerprint));
	return {
		...track,
		open,
		accepted: open.length === 0 ? commit : track.accepted
	};
}
function withSidePaths(track, paths) {
	return {
		...track,
		sidePaths: [...new Set([...track.sidePaths, ...paths])]
	};
}
function joinTracks(first, others) {
	const tracks = [first, ...others];
	const known = new Map(tracks.flatMap(({ open }) => open).map((error) => [`${error.fingerprint} ${error.subject}`, error]));
	const mostCut = tracks.reduce((most, track) => track.stretches.length > most.stretches.length ? track : most);
	return {
		...first,
		sidePaths: [...new Set(tracks.flatMap(({ sidePaths }) => sidePaths))],
		readable: tracks.find(({ readable }) => readable !== null)?.readable ?? null,
		open: [...known.values()],
		policy: tracks.find(({ policy }) => policy !== void 0)?.policy,
		repairs: new Map(tracks.flatMap(({ repairs }) => [...repairs])),
		stretches: mostCut.stretches
	};
}
function cutStretches(stretches, before, after) {
	return [...stretches.map((stretch) => "to" in stretch ? stretch : {
		...stretch,
		to: before
	}), { from: after }];
}
function vanishedBetween(kind, earlier, later, commit) {
	const remaining = new Set(later === null ? [] : kind.entities(later));
	return [...kind.entities(earlier)].flatMap((id) => {
		const value = remaining.has(id) ? void 0 : subjectValue(kind, earlier, subjectOf(id));
		return value === void 0 ? [] : [{
			subject: subjectOf(id),
			value,
			commit
		}];
	});
}
// src/app/repair-as-added.ts
function repairedAsAdded(setup, open, after, context) {
	const came = open.filter(({ isOfNewFile }) => isOfNewFile);
	if (came.length === 0 || !after?.parsed?.doc) return [];
	const { reverts: _, ...added } = {
		...context,
		scope: "step"
	};
	const errors = judgeVersions(setup, null, after, added).findings.filter(({ severity }) => severity === "error");
	return came.filter(({ ruleId, subject }) => !errors.some((each) => each.ruleId === ruleId && overlaps(each.subject, subject)));
}
function overlaps(left, right) {
	return covers(left, right) || covers(right, left);
}
// src/app/judge-commit.ts
function judgeCommit(track, versions, setup) {
	const { commit, limits } = setup;
	const { file } = track;
	const { after } = versions;
	const own = {
		...file.governance,
		path: file.path,
		limits
	};
	const parents = versions.parents.map((parent) => parent?.parsed?.doc ? parent : track.readable ?? parent);
	const before = parents[0] ?? null;
	const context = transitionContext(track, setup);
	const back = repairedBy(own.kind, track.open, after, setup.collisions.standing.length > 0);
	const unlike = track.open.filter((error) => !back.includes(error));
	const whole = {
		...context,
		elsewhere: setup.elsewhere.standing
	};
	const repaired = [...back, ...repairedAsAdded(own, unlike, after, whole)];
	const judged = parents.length > 1 ? judgeMergeVersions(own, {
		...versions,
		readable: parents
	}, context) : judgeVersions(own, withRepaired(own.kind, before, after, repaired), after, context);
	const origin = {
		before,
		after,
		commit: commit.id,
		accepted: track.accepted
	};
	const reported = reportFindings(own, withoutRepaired(judged.findings, repaired), origin);
	const findings = setup.waiving.apply(reported);
	const cutting = cuttingRules(own, findings);
	const step = judged.step === void 0 ? {} : { step: judged.step };
	return {
		track: advance(track, {
			before,
			after,
			commit: commit.id,
			findings,
			repaired,
			cuts: cutting.length > 0
		}),
		findings,
		cutting,
		isRepair: repaired.length > 0,
		notJudged: judged.notJudged,
		notices: judged.notices ?? [],
		transition: {
			file: file.path,
			kind: own.kind.id,
			commit: commit.id,
			...step
		},
		claimed: parents.length > 1 || setup.scope === "snapshot" ? [] : claimedBetween(own.kind, before, after)
	};
}
function cuttingRules({ kind }, findings) {
	const cutting = new Set([...fileRules, ...kind.rules].flatMap(({ id, cutsRange }) => cutsRange ? [id] : []));
	return findings.map(({ ruleId }) => ruleId).filter((id) => cutting.has(id));
}
function transitionContext({ file, vanished, policy }, setup) {
	const { commit, guard, steps, prior } = setup;
	const { message, at } = commit;
	return {
		scope: setup.scope ?? (commit.parents.length > 1 ? "merge" : "step"),
		path: file.path,
		touched: commit.changes.map(({ path }) => path),
		siblings: setup.siblings,
		others: setup.others,
		archived: setup.archived,
		collisions: setup.collisions.introduced,
		elsewhere: setup.elsewhere.introduced,
		vanished,
		...setup.awaitsMessage ? { awaitsMessage: true } : {},
		...setup.reverts === void 0 ? {} : { reverts: setup.reverts },
		...message === void 0 ? {} : { message },
		...at === void 0 ? {} : { at },
		prior: prior.slice(0, file.governance.kind.lookback),
		...guard === void 0 || guard === "failure" ? {} : { guard },
		...steps === void 0 ? {} : { steps },
		...policy === void 0 ? {} : { policy }
	};
}
// src/app/walk-commit.ts
const mostPrior = 10;
async function walkCommit(walk, commit, steps) {
	walk.view.moveTo(commit);
	const inherited = commit.parents.map((parent) => walk.tracks.get(parent) ?? new Map());
	const tracks = joinedTracks(inherited);
	const concerned = await concernedFiles(walk, commit);
	const judged = await judgeFiles(walk, commit, {
		concerned,
		inherited,
		steps
	});
	for (const [index, { origins = [], path }] of concerned.entries()) {
		const track = judged[index]?.track;
		for (const origin of origins) tracks.delete(origin);
		if (track !== void 0) tracks.set(path, track);
	}
	walk.commits.set(commit.id, commit);
	if (judged.some(({ isRepair }) => isRepair)) walk.shapes.delete(shapeOf(commit));
	else walk.shapes.set(shapeOf(commit), commit.id);
	const [only] = inherited;
	const unchanged = judged.length === 0 && inherited.length === 1 && only !== void 0;
	walk.tracks.set(commit.id, unchanged ? only : tracks);
	return judged;
}
function joinedTracks(inherited) {
	const tracks = new Map();
	for (const path of new Set(inherited.flatMap((map) => [...map.keys()]))) {
		const [first, ...others] = inherited.flatMap((map) => map.get(path) ?? []);
		if (first !== void 0) tracks.set(path, others.length === 0 ? first : joinTracks(first, others));
	}
	return tracks;
}
async function judgeFiles(walk, commit, judging) {
	const { concerned } = judging;
	const known = await revertedCommit(walk, commit) ?? await namedRevert(walk, commit, concerned);
	const judged = await judgeAs(known, walk, commit, judging);
	if (known !== void 0 || !judged.some(({ findings }) => findings.some(isError))) return judged;
	const found = await unnamedRevert(walk, commit, concerned);
	return found === void 0 ? judged : judgeAs(found, walk, commit, judging);
}
async function judgeAs(reverts, walk, commit, { concerned, inherited, steps }) {
	const judged = [];
	for (const file of concerned) {
		const versions = await loadVersions(walk, commit, file);
		const track = await withFilePolicy(walk, commit, await withHistory(walk, trackOf(walk, commit, file, inherited, versions)));
		const lost = await lostVersions(walk, commit, track, versions);
		const judgement = judgeCommit(track, versions, {
			commit,
			prior: priorCommits(walk, commit),
			siblings: siblingsOf(file, concerned, commit),
			others: othersOf(walk.view, file),
			archived: await walk.findArchives(file.path, file.governance, lost),
			collisions: await collisionsOf(walk.view, commit, file),
			elsewhere: await walk.ids.find({
				...file,
				after: commit,
				before: filesBefore(walk, commit, concerned)
			}),
			reverts,
			guard: walk.guard,
			waiving: walk.waiving,
			scope: walk.scope ?? (walk.squashOf?.(commit) === void 0 ? void 0 : "net"),
			awaitsMessage: walk.awaitsMessage,
			steps,
			limits: walk.limits
		});
		judged.push(await withForgiven(walk, judgement, versions.after));
	}
	return judged;
}
function filesBefore(walk, commit, concerned) {
	if (walk.scope === "snapshot") return [];
	const moved = new Map(concerned.map((file) => [file.path, file]));
	return commit.parents.map((at, parent) => ({
		at,
		pathOf: (path) => pathAt(moved.get(path) ?? { path }, parent)
	}));
}
async function withHistory(walk, track) {
	if (track.readable !== null) return track;
	return {
		...track,
		readable: await lastReadable(walk, track)
	};
}
async function withForgiven(walk, judged, after) {
	const findings = await forgiveRepairs(walk, judged.track, judged.findings, after);
	const repaired = new Set(findings.filter(({ repairs }) => repairs !== void 0).map((each) => each.fingerprint));
	if (repaired.size === 0) return judged;
	return {
		...judged,
		findings,
		track: withoutOpen(judged.track, repaired, judged.transition.commit)
	};
}
function headTracks(walk) {
	return [...(walk.tracks.get(walk.range.head) ?? new Map()).values()];
}
function trackOf(walk, commit, file, inherited, versions) {
	const path = pathAt(file, 0);
	const known = inherited.flatMap((map, parent) => map.get(pathAt(file, parent)) ?? []);
	const sidePaths = commit.parents.length > 1 ? file.origins ?? [] : [];
	const [first, ...others] = known;
	if (first !== void 0) return withSidePaths({
		...joinTracks(first, others),
		file
	}, sidePaths);
	const taken = inherited.some((map) => [...map.values()].some(({ origin }) => origin === path));
	const accepted = commit.parents[0] ?? walk.range.base;
	const origin = taken ? `${path} ${commit.id}` : path;
	return withSidePaths(newTrack(file, versions.parents[0] ?? null, origin, accepted), sidePaths);
}
function priorCommits(walk, commit) {
	const prior = [];
	const add = ({ message = "", changes }) => prior.push({
		message,
		touched: changes.map(({ path }) => path)
	});
	let at = parentOf(walk, commit);
	while (at !== void 0 && prior.length < mostPrior) {
		add(at);
		at = parentOf(walk, at);
	}
	for (const behind of walk.behind) if (prior.length < mostPrior) add(behind);
	return prior;
}
function isError({ severity }) {
	return severity === "error";
}
// src/app/check-range.ts
async function checkRange(input) {
	const commits = await input.history.commits(input.range);
	if (!commits.ok) return cannotJudge(commits.obstacle);
	const tree = await input.history.tree(input.range.base);
	if (!tree.ok) return cannotJudge(tree.obstacle);
	const { base } = input.range;
	const govern = rememberingGovern(input.govern);
	const linked = await followLinks({
		...input,
		govern,
		commits: commits.value,
		base,
		tree: tree.value
	});
	if (!linked.ok) return cannotJudge(linked.obstacle);
	const { history } = linked.value;
	const shaped = await governByShape(govern, {
		blobs: input.blobs,
		...linked.value
	});
	const view = repositoryView(history, {
		commit: base,
		...linked.value
	}, shaped);
	for (const { changes } of linked.value.commits) view.learn(changes);
	const behind = await commitsBehind({
		...input,
		history
	}, view);
	if (!behind.ok) return cannotJudge(behind.obstacle);
	const policy = await rangePolicy(input, view, commits.value);
	if (!policy.ok) return cannotJudge(policy.obstacle);
	const seen = {
		commits: linked.value.commits,
		behind: behind.value
	};
	return judgeWalk({
		...input,
		history
	}, view, policy.value, seen);
}
async function judgeWalk(input, view, policy, { commits, behind }) {
	const { history, range, guard } = input;
	const limits = input.limits ?? defaultLimits;
	const loader = versionLoader(input.blobs, limits);
	const walk = {
		scope: input.scope,
		squashOf: input.squashOf,
		awaitsMessage: input.awaitsMessage === true,
		history,
		view,
		loader,
		findArchives: archiveFinder({
			view,
			blobs: input.blobs,
			limits,
			head: range.head,
			commits
		}),
		ids: idFinder({
			view,
			history,
			blobs: input.blobs,
			govern: input.govern,
			base: range.base
		}),
		limits,
		guard,
		waiving: policy.waiving,
		range,
		behind,
		tracks: new Map(),
		commits: new Map(),
		shapes: new Map()
	};
	const steps = [];
	for (const [index, commit] of commits.entries()) {
		input.onProgress?.(index, commits.length);
		const isLast = index === commits.length - 1;
		steps.push(...await walkCommit(walk, commit, isLast ? input.steps : void 0));
	}
	const tracks = headTracks(walk);
	const isSquash = input.granularity === "squash";
	const message = commits.length === 1 ? commits[0]?.message : void 0;
	const { mergeResult } = input;
	const nets = input.net === false ? [] : await judgeNets(walk, tracks, {
		message,
		alone: isSquash,
		mergeResult
	});
	const judged = isSquash ? steps.map(withCutsOnly) : steps;
	const obstacles = [
		...loader.obstacles,
		...walk.ids.obstacles,
		...view.obstacles,
		...walkObstacles(walk)
	];
	const policyFindings = await policy.judge();
	if (!policyFindings.ok) return cannotJudge(policyFindings.obstacle);
	return summariseRange({
		steps: judged,
		nets,
		tracks,
		guard,
		obstacles,
		others: policyFindings.value,
		notices: [...input.notices ?? [], ...squashNotices(input, commits)]
	});
}
function squashNotices({ squashOf }, commits) {
	return commits.flatMap((commit) => {
		const squash = squashOf?.(commit);
		return squash === void 0 ? [] : [squashNotice(commit, squash)];
	});
}
function walkObstacles({ obstacle }) {
	return obstacle === void 0 ? [] : [obstacle];
}
async function commitsBehind({ history, range }, view) {
	const lookback = Math.max(0, ...[...view.governed().values()].map(({ kind }) => kind.lookback));
	return lookback === 0 ? {
		ok: true,
		value: []
	} : history.upTo(range.base, lookback);
}
function withCutsOnly(step) {
	const cutting = new Set(step.cutting);
	return {
		...step,
		findings: step.findings.filter(({ ruleId }) => cutting.has(ruleId))
	};
}
function cannotJudge(obstacle) {
	return buildReport({
		findings: [],
		obstacles: [obstacle]
	});
}
export { uncheckedSquash as n, checkRange as t };
