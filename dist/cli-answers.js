// src/git/answers.ts
function known(value) {
	return {
		ok: true,
		value
	};
}
function unknown(obstacle) {
	return {
		ok: false,
		obstacle
	};
}
export { unknown as n, known as t };
