import { n as buildReport } from "./cli-path-fold.js";
// src/entry/hook-result.ts
function refusedBy(obstacle) {
	return buildReport({
		findings: [],
		obstacles: [obstacle]
	});
}
export { refusedBy as t };
