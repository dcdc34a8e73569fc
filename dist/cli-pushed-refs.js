// src/git/pushed-refs.ts
function parsePushedRefs(input) {
	return input.split("\n").filter((line) => line.trim() !== "").map((line) => {
		const [localRef = "", local = "", remoteRef = "", remote = ""] = line.trim().split(" ");
		return {
			localRef,
			local,
			remoteRef,
			remote
		};
	});
}
function isZero(id) {
	return /^0+$/.test(id);
}
export { parsePushedRefs as n, isZero as t };
