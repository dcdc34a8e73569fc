import { n as unknown, t as known } from "./cli-answers.js";
import { g as splitAtNul, h as pathText, l as outputUnreadable, t as gitFailed } from "./cli-obstacles.js";
// src/git/listed-paths.ts
async function listedPaths(git, which) {
	const selection = which === "tracked" ? ["--cached"] : ["--others", "--exclude-standard"];
	const result = await git.run([
		"ls-files",
		"-z",
		...selection
	]);
	if (!result.ok) return unknown(gitFailed("ls-files", result));
	const records = splitAtNul(result.output);
	if (records === void 0) return unknown(outputUnreadable("ls-files"));
	const paths = new Set(records.map(pathText).filter((path) => !path.endsWith("/")));
	return known([...paths]);
}
export { listedPaths as t };
