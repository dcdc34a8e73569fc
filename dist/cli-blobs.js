import { t as gitFailed, v as processEnd, y as startGit } from "./cli-obstacles.js";
import { r as createBatchReader, t as isObjectId } from "./cli-object-id.js";
import { Socket } from "node:net";
// src/git/batch-process.ts
function startBatchProcess(git, read, ended) {
	const child = startGit(git, ["cat-file", "--batch"]);
	let complaint = "";
	child.stdout.on("data", read);
	child.stderr.on("data", (chunk) => {
		complaint = (complaint + chunk.toString("utf8")).slice(-4096);
	});
	const over = processEnd(git, child).then((end) => {
		if (typeof end === "object" && end !== null) return end;
		return {
			ok: false,
			code: end,
			complaint: complaint || "it ended while objects were read"
		};
	});
	over.then(ended);
	return {
		ask: (id) => {
			hold(child, true);
			child.stdin.write(`${id}\n`);
		},
		rest: () => hold(child, false),
		end: () => {
			hold(child, true);
			child.stdin.end();
			return over;
		},
		kill: () => {
			child.kill();
		}
	};
}
function hold(child, held) {
	const pipes = [
		child.stdin,
		child.stdout,
		child.stderr
	].filter((pipe) => pipe instanceof Socket);
	for (const part of [child, ...pipes]) if (held) part.ref();
	else part.unref();
}
// src/git/objects.ts
function createGitObjects(git) {
	const waiting = new Set();
	let batch;
	let stopped;
	let closed = false;
	function start() {
		const read = createBatchReader(receive);
		const understand = (chunk) => read(chunk) || stop(failure("its answer makes no sense"));
		batch = startBatchProcess(git, understand, (ended) => {
			if (!closed || waiting.size > 0) stop(ended);
		});
		return batch;
	}
	function receive(answer) {
		const [request] = waiting;
		if (request === void 0 || request.id !== answer.id) {
			stop(failure("an answer nobody asked for"));
			return;
		}
		waiting.delete(request);
		if (waiting.size === 0 && !closed) batch?.rest();
		request.settle(answer.nature === request.nature ? answer.chunks : void 0);
	}
	function stop(reason) {
		stopped ??= gitFailed("cat-file", reason);
		batch?.kill();
		for (const request of waiting) request.settle(void 0);
		waiting.clear();
	}
	function ask(id, nature) {
		if (closed) stop(failure("objects were asked for after close()"));
		if (stopped !== void 0 || !isObjectId(id)) return Promise.resolve(void 0);
		return new Promise((settle) => {
			waiting.add({
				id,
				nature,
				settle
			});
			try {
				(batch ?? start()).ask(id);
			} catch (error) {
				stop(failure(String(error)));
			}
		});
	}
	return {
		open: (blob) => ask(blob, "blob"),
		read: ask,
		obstacle: () => stopped,
		close: async () => {
			closed = true;
			await batch?.end();
		}
	};
}
function failure(complaint) {
	return {
		ok: false,
		code: null,
		complaint
	};
}
// src/git/blobs.ts
function createGitBlobs(git) {
	return createGitObjects(git);
}
export { createGitBlobs as t };
