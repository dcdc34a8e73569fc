import { n as unknown, t as known } from "./cli-answers.js";
import { t as gitFailed } from "./cli-obstacles.js";
// src/git/work-tree-top.ts
async function workTreeTop(git) {
	const place = await git.run(["rev-parse", "--show-toplevel"]);
	if (!place.ok) return unknown(gitFailed("rev-parse", place));
	return known(place.output.toString("utf8").replace(/\n$/, ""));
}
export { workTreeTop as t };
