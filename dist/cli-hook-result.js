import { t as buildReport } from "./cli-report.js";
// src/entry/hook-result.ts
function refusedBy(obstacle) {
	return buildReport({
		findings: [],
		obstacles: [obstacle]
	});
}
export { refusedBy as t };
