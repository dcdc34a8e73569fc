import { a as safeText, n as safeJsonText } from "./cli-safe-text2.js";
import { u as shortened } from "./cli-wrap.js";
// src/reporters/view-subject.ts
function shownSubject(subject) {
	const text = shortened(subject);
	return /[\s"]/.test(text) ? safeJsonText(JSON.stringify(text)) : safeText(text);
}
// src/reporters/view-states.ts
const looks = {
	done: {
		mark: "✓",
		word: "",
		style: "pass"
	},
	active: {
		mark: "▸",
		word: "active",
		style: "strong"
	},
	open: {
		mark: "·",
		word: "",
		style: "faint"
	},
	stuck: {
		mark: "✗",
		word: "stuck",
		style: "error"
	},
	failed: {
		mark: "✗",
		word: "failed",
		style: "error"
	}
};
const states = [
	"done",
	"active",
	"open",
	"stuck",
	"failed"
];
function isNoteworthy(state) {
	return looks[state].word !== "";
}
function countStates(nodes) {
	return states.map((state) => ({
		state,
		count: nodes.filter((node) => node.state === state).length
	})).filter(({ count }) => count > 0).map(({ state, count }) => `${count} ${state}`).join(", ");
}
export { shownSubject as a, states as i, isNoteworthy as n, looks as r, countStates as t };
