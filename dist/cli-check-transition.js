import "./cli-built-in-policy.js";
import { t as buildReport } from "./cli-report.js";
import { i as claimedBetween, n as reportFindings, o as judgeVersions, t as affectedView } from "./cli-affected-view.js";
import { u as readVersion } from "./cli-policy.js";
// src/app/check-transition.ts
function checkGoverned({ kind, settings }, limits, input) {
	const setup = {
		kind,
		path: input.path ?? (kind.files[0] ?? kind.id).replace("**/", ""),
		settings,
		limits
	};
	const read = (side) => readSide(setup, input, side);
	const policy = filePolicy(setup, input);
	const context = {
		...contextOf(input),
		...policy === void 0 ? {} : { policy }
	};
	return reportTransition(setup, read("before"), read("after"), context);
}
function filePolicy({ kind, settings, limits, path }, input) {
	const own = input.before ?? input.after;
	const parts = new Map(own === null ? [] : [["", asBytes(own)]]);
	for (const [role, content] of companionsOf(input, "before")) parts.set(role, content);
	return kind.policy?.(path, parts, settings.options, limits);
}
function reportTransition(setup, before, after, context) {
	const judged = judgeVersions(setup, before, after, context);
	const claimed = claimedBetween(setup.kind, before, after).length;
	const step = judged.step;
	const findings = reportFindings(setup, judged.findings, {
		before,
		after
	});
	const view = affectedView({
		file: setup.path,
		kind: setup.kind,
		before: before?.parsed?.doc ?? null,
		after: after?.parsed?.doc ?? null,
		findings
	});
	return buildReport({
		findings,
		notJudged: judged.notJudged,
		notices: judged.notices ?? [],
		transitions: [{
			file: setup.path,
			kind: setup.kind.id,
			...step === void 0 ? {} : { step }
		}],
		claimed,
		verified: context.guard === "success" ? claimed : 0,
		guard: context.guard,
		step,
		...view === void 0 ? {} : { views: [view] }
	});
}
function contextOf(input) {
	const { step, granularity, path, context = {} } = input;
	return {
		...context,
		scope: granularity === "squash" ? "net" : "step",
		path: path ?? "",
		...step === void 0 || step === null ? {} : { steps: [step] }
	};
}
function readSide(setup, input, side) {
	const own = input[side];
	if (own === null) return null;
	const parts = new Map([["", [asBytes(own)]]]);
	for (const [role, content] of companionsOf(input, side)) parts.set(role, [content]);
	const content = {
		parts,
		nature: "regular"
	};
	return readVersion(setup.kind, setup.settings.options, content, setup.limits, setup.path);
}
function companionsOf({ companions = {} }, side) {
	return Object.entries(companions).flatMap(([role, companion]) => {
		const content = isSided(companion) ? companion[side] : companion;
		return content === void 0 || content === null ? [] : [[role, asBytes(content)]];
	});
}
function isSided(companion) {
	return typeof companion === "object" && companion !== null && !(companion instanceof Uint8Array);
}
function asBytes(content) {
	return typeof content === "string" ? new TextEncoder().encode(content) : content;
}
export { checkGoverned as t };
