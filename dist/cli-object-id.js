import { h as pathText } from "./cli-obstacles.js";
// src/git/batch-reader.ts
const present = /^([0-9a-f]{40}|[0-9a-f]{64}) ([a-z]+) (\d+)$/;
const missing = /^([0-9a-f]{40}|[0-9a-f]{64}) missing$/;
const newline = 10;
const longestHeader = 256;
function createBatchReader(receive) {
	let header = "";
	let body;
	function readHeader(chunk, offset) {
		const end = chunk.indexOf(newline, offset);
		const stop = end === -1 ? chunk.length : end;
		header += Buffer.from(chunk.subarray(offset, Math.min(stop, offset + longestHeader + 1))).toString("latin1");
		if (header.length > longestHeader) return -1;
		return end === -1 ? stop : endHeader(end + 1);
	}
	function endHeader(next) {
		const [, id, nature, size] = present.exec(header) ?? [];
		const [, absent] = missing.exec(header) ?? [];
		header = "";
		if (absent !== void 0) receive({
			id: absent,
			nature: "missing",
			chunks: []
		});
		else if (id === void 0 || nature === void 0) return -1;
		else body = {
			id,
			nature,
			chunks: [],
			left: Number(size)
		};
		return next;
	}
	function readBody(open, chunk, offset) {
		if (open.left === 0) {
			body = void 0;
			if (chunk[offset] !== newline) return -1;
			receive(open);
			return offset + 1;
		}
		const part = chunk.subarray(offset, offset + open.left);
		open.chunks.push(part);
		open.left -= part.length;
		return offset + part.length;
	}
	return (chunk) => {
		let offset = 0;
		while (offset !== -1 && offset < chunk.length) offset = body === void 0 ? readHeader(chunk, offset) : readBody(body, chunk, offset);
		return offset !== -1;
	};
}
// src/git/raw-tree.ts
const space = 32;
const typeBits = 61440;
const natures = new Map([
	[16384, "directory"],
	[32768, "regular"],
	[40960, "link"]
]);
function parseRawTree(bytes, idLength) {
	const entries = new Map();
	for (let at = 0; at < bytes.length;) {
		const nameAt = bytes.indexOf(space, at) + 1;
		const idAt = bytes.indexOf(0, nameAt) + 1;
		const end = idAt + idLength;
		if (nameAt === 0 || idAt === 0 || end > bytes.length) return void 0;
		const mode = bytes.toString("latin1", at, nameAt - 1);
		const name = pathText(bytes.subarray(nameAt, idAt - 1));
		if (!/^[0-7]{5,7}$/.test(mode) || name === "" || name.includes("/") || entries.has(name)) return void 0;
		entries.set(name, {
			id: bytes.toString("hex", idAt, end),
			nature: natureOf(mode)
		});
		at = end;
	}
	return entries;
}
function natureOf(mode) {
	return natures.get(Number.parseInt(mode, 8) & typeBits) ?? "submodule";
}
// src/git/object-id.ts
const objectId = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
function isObjectId(text) {
	return objectId.test(text);
}
export { parseRawTree as n, createBatchReader as r, isObjectId as t };
