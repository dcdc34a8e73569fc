import { $ as unknown, I as historiesUnrelated, N as gitFailed, Q as known, U as refUnknown, a as isZero, w as isObjectId } from "./hook.js";
import { G as commitsOutside, K as createGitHistory, U as aboveNothing, W as emptyBase } from "./check.js";
// src/git/peel.ts
async function peel(git, names) {
	const spoken = [...new Set(names)].filter((name) => name !== "" && !/[\n\0]/.test(name));
	if (spoken.length === 0) return known(new Map());
	const request = spoken.map((name) => `${name}^{commit}\n`).join("");
	const result = await git.run(["cat-file", "--batch-check=%(objectname)"], request);
	if (!result.ok) return unknown(gitFailed("cat-file", result));
	const ids = result.output.toString("utf8").split("\n");
	return known(new Map(spoken.map((name, index) => [name, ids[index] ?? ""]).filter(([, id]) => isObjectId(id))));
}
// src/git/pushed-ranges.ts
async function pushedRanges(git, objects, remoteName, refs) {
	const tips = await trackingTips(git, remoteName);
	if (!tips.ok) return tips;
	const commits = await peel(git, refs.flatMap(({ local, remote }) => isZero(remote) ? [local] : [local, remote]));
	if (!commits.ok) return commits;
	const there = refs.flatMap(({ remote }) => commits.value.get(remote) ?? []);
	const published = [...new Set([...tips.value, ...there])];
	const pushed = [];
	for (const group of byCommit(refs, commits.value)) pushed.push(await pushedOf(git, objects, group, commits.value, published));
	return known(pushed);
}
async function pushedOf(git, objects, refs, commits, published) {
	const head = commits.get(refs[0]?.local ?? "");
	if (head === void 0) return {
		refs,
		isNoCommit: true
	};
	const foreign = refs.find(({ remote }) => !isZero(remote) && !commits.has(remote));
	if (foreign !== void 0) return {
		refs,
		obstacle: refUnknown(foreign.remote)
	};
	const listed = await commitsOutside(git, head, published);
	if (!listed.ok) return {
		refs,
		obstacle: listed.obstacle
	};
	if (listed.value.length === 0) return { refs };
	const bases = await whereItLeaves(git, listed.value);
	if (!bases.ok) return {
		refs,
		obstacle: bases.obstacle
	};
	const rewritten = refs.find(({ remote }) => !isZero(remote));
	if (bases.value.length === 0 && rewritten !== void 0) return {
		refs,
		obstacle: historiesUnrelated(rewritten.remote, rewritten.localRef)
	};
	const history = aboveNothing(createGitHistory(git, objects));
	const [base = emptyBase] = bases.value;
	const range = {
		base,
		head,
		...bases.value.length > 1 ? { bases: bases.value } : {}
	};
	return {
		refs,
		range: {
			history: {
				...history,
				commits: async () => listed
			},
			range
		}
	};
}
async function whereItLeaves(git, listed) {
	const own = new Set(listed.map(({ id }) => id));
	const forks = [...new Set(listed.flatMap(({ parents }) => parents))].filter((id) => !own.has(id));
	if (forks.length < 2) return known(forks);
	const result = await git.run([
		"merge-base",
		"--independent",
		...forks
	]);
	return result.ok ? known(linesOf(result.output)) : unknown(gitFailed("merge-base", result));
}
function byCommit(refs, commits) {
	const groups = new Map();
	for (const ref of refs) {
		const key = commits.get(ref.local) ?? ref.local;
		groups.set(key, [...groups.get(key) ?? [], ref]);
	}
	return [...groups.values()];
}
async function trackingTips(git, remoteName) {
	if (remoteName === "" || /[:*?[\\\s]|\.\.|^[./]|\/\/|\/$/.test(remoteName)) return known([]);
	const result = await git.run([
		"for-each-ref",
		"--format=%(objecttype) %(objectname)",
		`refs/remotes/${remoteName}/`
	]);
	if (!result.ok) return unknown(gitFailed("for-each-ref", result));
	const tips = linesOf(result.output).filter((line) => line.startsWith("commit "));
	return known([...new Set(tips.map((line) => line.slice(7)))]);
}
function linesOf(output) {
	return output.toString("utf8").split("\n").filter((line) => line !== "");
}
export { whereItLeaves as n, peel as r, pushedRanges as t };
