import { a as isPattern, i as globMatcher } from "./hook-names.js";
// src/companion-places.ts
function companionPlaces({ kind, settings }, limits, path) {
	const { guarded } = kind;
	if (guarded === void 0) return () => kind.parts(path, settings.options).map(placeOf);
	return (version, known) => guarded.parts(path, version, (role) => known.get(role), settings.options, limits).map(policyPlace);
}
function policyPlace({ role, glob }) {
	return {
		role,
		path: glob,
		isPolicy: true
	};
}
function placeOf({ role, glob }) {
	if (!isPattern(glob)) return {
		role,
		path: glob
	};
	const folder = glob.slice(0, glob.search(/[*?]/));
	const matches = globMatcher(glob);
	const roleAt = (other) => matches(other) ? other : void 0;
	return {
		role,
		path: folder.slice(0, Math.max(0, folder.lastIndexOf("/"))),
		roleAt
	};
}
export { companionPlaces as t };
