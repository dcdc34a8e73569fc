// src/entry/progress.ts
function progressOn({ error }) {
	const visible = process.stderr.isTTY === true;
	let shown = Date.now();
	let written = false;
	return {
		show(done, total) {
			if (!visible || Date.now() - shown < 200) return;
			shown = Date.now();
			written = true;
			error(`\rjudging commit ${done + 1} of ${total} `);
		},
		clear() {
			if (written) error("\r\x1B[K");
		}
	};
}
export { progressOn as t };
