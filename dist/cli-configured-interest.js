import { L as kinds, dn as builtInPolicy, kn as globMatcher, un as policyOf } from "./cli-judgement.js";
import { z as asksFor } from "./cli-hook.js";
// src/app/policy/policy-interest.ts
function interestIn({ govern, watched, namedFiles }) {
	const companions = companionsOf(watched).map(globMatcher);
	const kinds = [...new Set(watched.map(({ governance }) => governance.kind))];
	return {
		globs: watched.map(({ glob }) => glob),
		namedFiles,
		isGoverned: (path) => govern(path) !== void 0,
		isCompanion: (name) => companions.some((matches) => matches(name)),
		isAddressed: (message) => kinds.some(({ addressed }) => asksFor(addressed?.(message) ?? nothing))
	};
}
const nothing = {
	paths: [],
	unnamed: false
};
const anyName = "*";
function companionsOf(watched) {
	return watched.flatMap(({ governance: { kind, settings } }) => kind.parts(`${anyName}/${anyName}`, settings.options).map(({ glob }) => lastPart(glob)));
}
function lastPart(glob) {
	const name = glob.slice(glob.lastIndexOf("/") + 1);
	return name.slice(Math.max(0, name.lastIndexOf(anyName)));
}
// src/entry/configured-interest.ts
function configuredInterest(configuration) {
	const policy = policyOf({
		configuration,
		waivers: null
	}, kinds, () => "unread");
	if (policy.namedFiles.length === 0) return interestIn(policy);
	const usual = builtInPolicy(kinds);
	return interestIn({
		...policy,
		govern: (path) => policy.govern(path) ?? usual.govern(path),
		watched: [...policy.watched, ...usual.watched]
	});
}
export { configuredInterest };
