import { t as workTreeTop } from "./cli-work-tree-top.js";
import { n as usageError } from "./cli-usage-error.js";
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { realpathSync } from "node:fs";
// src/entry/repository-path.ts
async function repositoryPaths(git, typed) {
	const top = await workTreeTop(git);
	const paths = typed.map((path) => top.ok ? pathInside(top.value, path) : path);
	const outside = typed.find((_, index) => paths[index] === void 0);
	if (outside === void 0) return paths.filter((path) => path !== void 0);
	const where = top.ok ? ` ${JSON.stringify(top.value)}` : "";
	return usageError(`${JSON.stringify(outside)} is outside the repository${where}`);
}
function pathInside(top, typed) {
	const full = resolve(typed);
	return (below(top, full) ?? below(top, join(realFolder(dirname(full)), basename(full))))?.split(sep).join("/");
}
function below(top, full) {
	const path = relative(top, full);
	const leaves = path === ".." || path.startsWith(`..${sep}`) || isAbsolute(path);
	return path === "" || leaves ? void 0 : path;
}
function realFolder(folder) {
	try {
		return realpathSync(folder);
	} catch {
		const above = dirname(folder);
		return above === folder ? folder : join(realFolder(above), basename(folder));
	}
}
export { repositoryPaths as t };
