import { G as byPath, Q as known } from "./hook.js";
import { H as overlayHistory } from "./check.js";
// src/git/amend-history.ts
async function createAmendHistory({ history, range }) {
	const nearest = await history.upTo(range.head, 2);
	if (!nearest.ok) return nearest;
	const [next, head] = nearest.value;
	if (next === void 0 || head === void 0) return known({
		history,
		range
	});
	const commit = {
		...next,
		parents: head.parents,
		changes: joined(head.changes, next.changes)
	};
	return known(overlayHistory(history, commit));
}
function joined(first, second) {
	const changes = new Map(first.map((change) => [change.path, change]));
	for (const { path, before, after } of second) changes.set(path, {
		path,
		before: (changes.get(path) ?? { before }).before,
		after
	});
	return [...changes.values()].filter(({ before, after }) => !isSame(before, after)).sort(byPath);
}
function isSame(before, after) {
	return before?.blob === after?.blob && before?.nature === after?.nature;
}
// src/git/author-date.ts
async function authorDate(git, commit) {
	const found = await git.run([
		"cat-file",
		"commit",
		commit
	]);
	return found.ok ? /^author .*> (\d+ [+-]\d+)$/m.exec(found.output.toString("latin1"))?.[1] : void 0;
}
// src/git/published.ts
async function isPublished(git, commit) {
	const found = await git.run([
		"for-each-ref",
		"--count=1",
		`--contains=${commit}`,
		"refs/remotes"
	]);
	return !found.ok || found.output.length > 0;
}
// src/entry/amend.ts
async function amendOf(git, staged, files) {
	if (await isPublished(git, staged.range.base)) return void 0;
	const amended = await createAmendHistory(staged);
	if (!amended.ok) return void 0;
	const { history, range } = amended.value;
	for (const file of files) {
		const entry = await history.entry(range.base, file);
		if (!entry.ok || entry.value === null) return void 0;
	}
	return amended.value;
}
async function isOwnCommit(git, head, { GIT_AUTHOR_DATE: date = "" }) {
	if (!/^@\d+ [+-]\d+$/.test(date)) return false;
	const known = await authorDate(git, head);
	return known !== void 0 && known !== date.slice(1);
}
export { isOwnCommit as n, amendOf as t };
