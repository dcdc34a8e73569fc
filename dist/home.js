// src/version.ts
const version = "0.1.0";
const packageFrom = `github:OWNER/stateward#v${version}`;
function pageLink(page) {
	return `docs/${page} in the repository of Stateward`;
}
export { pageLink as n, version as r, packageFrom as t };
