import { basename, dirname, join } from "node:path";
import { randomBytes } from "node:crypto";
import { open, realpath, rename, rm, stat } from "node:fs/promises";
// src/store/atomic-file.ts
async function writeAtomically(path, text) {
	const target = await realpath(path).catch(() => path);
	await replaceFile(target, text, await stat(target).then((found) => found.mode & 511, () => 420));
}
async function replaceFile(target, content, mode = 420) {
	const temporary = join(dirname(target), `.${basename(target)}.${randomBytes(6).toString("hex")}.tmp`);
	try {
		const file = await open(temporary, "wx", mode);
		try {
			await file.writeFile(content, "utf8");
			await file.sync();
		} finally {
			await file.close();
		}
		await rename(temporary, target);
	} catch (error) {
		await rm(temporary, { force: true });
		throw error;
	}
}
function isTemporaryOf(file, name) {
	return name.startsWith(`.${file}.`) && /^[0-9a-f]{12}\.tmp$/.test(name.slice(file.length + 2));
}
export { replaceFile as n, writeAtomically as r, isTemporaryOf as t };
