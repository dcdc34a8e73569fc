import { n as uncheckedSquash, t as checkRange } from "./cli-check-range.js";
import { s as governNamed } from "./cli-built-in-policy.js";
import { t as buildReport } from "./cli-report.js";
import { t as createGitBlobs } from "./cli-blobs.js";
import { n as unknown, t as known } from "./cli-answers.js";
import { i as byPath, n as createGitHistory } from "./cli-history.js";
import { b as openGitRepository, f as refUnknown, s as isUsageObstacle } from "./cli-obstacles.js";
import { t as overlayHistory } from "./cli-overlay-history.js";
import { n as stagedChanges, t as createIndexHistory } from "./cli-index-history.js";
import { n as resolveRange, t as resolveCommit } from "./cli-refs.js";
import { t as createWorkTreeHistory } from "./cli-work-tree-history.js";
import { i as topOnDisk, n as policyInput, r as policyOnDisk, t as policyAt } from "./cli-policy3.js";
import { t as repositoryPaths } from "./cli-repository-path.js";
import { n as usageError, t as isUsageError } from "./cli-usage-error.js";
// src/git/commit-history.ts
async function createCommitHistory(git, objects, commit) {
	const history = createGitHistory(git, objects);
	const listed = await history.upTo(commit, 1);
	if (!listed.ok) return listed;
	const [facts] = listed.value;
	return facts === void 0 ? unknown(refUnknown(commit)) : known(overlayHistory(history, facts));
}
// src/git/snapshot-history.ts
const snapshotCommit = "all";
async function createSnapshotHistory(history, commit) {
	const tree = await history.tree(commit);
	if (!tree.ok) return tree;
	const changes = [...tree.value].map(([path, after]) => ({
		path,
		before: null,
		after
	})).sort(byPath);
	return known(overlayHistory(history, {
		id: snapshotCommit,
		parents: [],
		changes
	}));
}
// src/entry/repository-check.ts
async function checkRepository(options, kinds, onProgress) {
	const git = openGitRepository(process.cwd());
	const objects = createGitBlobs(git);
	try {
		const named = options.paths.length === 0 ? [] : await repositoryPaths(git, options.paths);
		if ("usage" in named) return named;
		const manner = {
			granularity: options.granularity,
			steps: options.step === void 0 ? void 0 : [options.step],
			onProgress
		};
		const policy = policySource(options, kinds, named);
		if (isUsageError(policy)) return policy;
		const report = await checkMode(git, objects, options.mode, policy, manner);
		const obstacle = objects.obstacle();
		return obstacle === void 0 ? report : buildReport({
			findings: [],
			obstacles: [obstacle]
		});
	} finally {
		await objects.close();
	}
}
function policySource(options, kinds, paths) {
	const chosen = (policy) => policyInput(withNamed(policy, options, paths, kinds), kinds);
	if (options.configFrom === "base") return async ({ range, ...source }) => {
		const read = await policyAt(source, range.tip ?? range.base, kinds);
		return read.ok ? {
			ok: true,
			value: chosen(read.value)
		} : read;
	};
	const policy = policyOnDisk(topOnDisk(process.cwd()), options.config, kinds);
	if (isUsageError(policy)) return policy;
	return async () => ({
		ok: true,
		value: chosen(policy)
	});
}
function withNamed(policy, { kind }, paths, kinds) {
	if (kind === void 0) return policy;
	if (paths.length > 0) return {
		...policy,
		govern: governNamed(paths, policy.governance(kind))
	};
	const own = (path) => {
		const governance = policy.govern(path);
		return governance?.kind === kind ? governance : void 0;
	};
	return kinds.includes(kind) ? {
		...policy,
		govern: own
	} : policy;
}
async function checkMode(git, objects, mode, policyOf, { steps, granularity = "commit", onProgress } = {}) {
	const target = await findTarget(git, objects, mode);
	if (!target.ok) return refused(target.obstacle);
	const { identified, ...found } = target.value;
	const input = {
		blobs: objects,
		...found
	};
	const policy = await policyOf(input);
	if (!policy.ok) return refused(policy.obstacle);
	const manner = {
		...policy.value,
		granularity: granularity === "squash" ? granularity : "commit",
		...granularity === "auto" ? { squashOf: uncheckedSquash } : {},
		...steps === void 0 ? {} : { steps },
		...onProgress === void 0 ? {} : { onProgress }
	};
	const report = await checkRange({
		...input,
		...manner
	});
	if (report.verdict !== "fail" || identified === void 0) return report;
	return checkRange({
		...input,
		...await identified(),
		...manner
	});
}
async function findTarget(git, objects, mode) {
	switch (mode.type) {
		case "range": return ranged(createGitHistory(git, objects), await resolveRange(git, mode.range));
		case "commit": {
			const commit = await resolveCommit(git, mode.commit);
			return commit.ok ? single(await createCommitHistory(git, objects, commit.value)) : commit;
		}
		case "staged": return single(await createIndexHistory(git, objects));
		case "work-tree": return single(await createWorkTreeHistory(git, objects));
		case "all": return single(await everythingAsItStands(git, objects));
		default: {
			const staged = await stagedChanges(git);
			if (staged.ok && staged.value.changes.length > 0) return single(await createIndexHistory(git, objects, { staged: staged.value }));
			return staged.ok ? single(await createWorkTreeHistory(git, objects)) : staged;
		}
	}
}
function ranged(history, range) {
	return range.ok ? {
		ok: true,
		value: {
			history,
			range: range.value,
			net: true
		}
	} : range;
}
function single(prepared) {
	return prepared.ok ? {
		ok: true,
		value: {
			...prepared.value,
			net: false
		}
	} : prepared;
}
async function everythingAsItStands(git, objects) {
	const tree = await createWorkTreeHistory(git, objects);
	if (!tree.ok) return tree;
	const { history, range, blobs } = tree.value;
	const all = await createSnapshotHistory(history, range.head);
	return all.ok ? {
		ok: true,
		value: {
			...all.value,
			blobs,
			scope: "snapshot"
		}
	} : all;
}
function refused(obstacle) {
	if (isUsageObstacle(obstacle)) return usageError(`${obstacle.message} ${obstacle.fix}`);
	return buildReport({
		findings: [],
		obstacles: [obstacle]
	});
}
export { checkRepository as n, everythingAsItStands as r, checkMode as t };
