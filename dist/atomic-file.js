import { randomBytes } from "node:crypto";
import { open, realpath, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
// src/store/atomic-file.ts
async function writeAtomically(path, text) {
	const target = await realpath(path).catch(() => path);
	await replaceFile(target, text, await stat(target).then((found) => found.mode & 511, () => void 0));
}
async function replaceFile(target, content, mode) {
	const temporary = join(dirname(target), `.${basename(target)}.${randomBytes(6).toString("hex")}.tmp`);
	try {
		await prepareFile(temporary, content, mode);
		await rename(temporary, target);
	} catch (error) {
		await rm(temporary, { force: true });
		throw error;
	}
}
async function prepareFile(path, content, mode) {
	await rm(path, { force: true });
	const file = await open(path, "wx", mode ?? 420);
	try {
		if (mode !== void 0) await file.chmod(mode);
		await file.writeFile(content, "utf8");
		await file.sync();
	} finally {
		await file.close();
	}
}
function isTemporaryOf(file, name) {
	return name.startsWith(`.${file}.`) && /^[0-9a-f]{12}\.tmp$/.test(name.slice(file.length + 2));
}
export { writeAtomically as i, prepareFile as n, replaceFile as r, isTemporaryOf as t };
