// src/git/default-branch.ts
const usualBranches = [
	"main",
	"master",
	"trunk"
];
async function defaultBranch(git) {
	const target = async (name) => {
		const result = await git.run([
			"symbolic-ref",
			"--quiet",
			name
		]);
		return result.ok ? result.output.toString("utf8").trimEnd() : void 0;
	};
	const remote = await target("refs/remotes/origin/HEAD");
	if (remote !== void 0) return remote.replace("refs/remotes/origin/", "");
	const listed = await git.run([
		"for-each-ref",
		"--format=%(refname)",
		"refs/heads"
	]);
	const branches = new Set(listed.ok ? listed.output.toString("utf8").split("\n") : []);
	return usualBranches.find((name) => branches.has(`refs/heads/${name}`)) ?? (await target("HEAD"))?.replace("refs/heads/", "") ?? "main";
}
export { usualBranches as n, defaultBranch as t };
