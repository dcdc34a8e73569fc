// src/core/path-fold.ts
function foldedPath(path) {
	if (isAscii.test(path)) return path.toLowerCase();
	return [...path.normalize("NFD")].map(foldedCharacter).join("");
}
const isAscii = /^[\0-\x7f]*$/;
function foldedCharacter(character) {
	const upper = character.toUpperCase();
	return (upper.length === character.length ? upper : character).toLowerCase();
}
export { foldedPath as t };
