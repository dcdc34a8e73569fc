import { d as policyOf, f as builtInPolicy, t as interestIn } from "./judgement.js";
import { t as kinds } from "./kinds2.js";
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
