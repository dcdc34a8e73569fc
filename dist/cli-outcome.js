import { n as exitCodes } from "./cli-exit-code.js";
import { t as processTerminal } from "./cli-terminal.js";
import { C as pointerTokens, S as inBefore, _ as subjectOf, b as appendToken, c as mostFindings, d as textFault, f as sourceText, g as splitSubject, l as quote, o as parseYaml, p as spanAt, r as canonicalJson, s as defaultLimits, t as joinedBytes, u as decodeText, x as inAfter, y as ruleOver } from "./cli-joined-bytes.js";
import { i as isJsonObject, n as nearestName, r as isJsonArray, t as compareCodePoints } from "./cli-order.js";
import { t as jsonEqual } from "./cli-json-equal.js";
import { a as groupBy, i as shortDigest } from "./cli-usage-error.js";
// src/text/json-scalars.ts
const longestSmallInteger = 15;
function stringValue(text, start, end, escaped) {
	return escaped ? JSON.parse(text.slice(start, end)) : text.slice(start + 1, end - 1);
}
function numberValue(text, start, end) {
	const small = smallInteger(text, start, end);
	if (small >= 0) return small;
	const literal = text.slice(start, end);
	const value = Number(literal);
	if (Math.abs(value) > Number.MAX_SAFE_INTEGER) return { inexactNumber: literal };
	return value === 0 ? 0 : value;
}
function smallInteger(text, start, end) {
	if (end - start > longestSmallInteger) return -1;
	let value = 0;
	for (let offset = start; offset < end; offset++) {
		const digit = text.charCodeAt(offset) - 48;
		if (digit < 0 || digit > 9) return -1;
		value = value * 10 + digit;
	}
	return value;
}
function scalarValue(text, start, end, form) {
	switch (form) {
		case "string": return stringValue(text, start, end, false);
		case "escaped-string": return stringValue(text, start, end, true);
		case "number": return numberValue(text, start, end);
		case "null": return null;
		default: return form === "true";
	}
}
// src/text/json-scan-state.ts
const expectations = {
	value: "a value",
	"first-element": "a value or ']' after '['",
	element: "a value after ',' (no comma follows the last element)",
	"first-name": "a member name in double quotes or '}' after '{'",
	name: "a member name in double quotes after ',' (no comma follows the last member)",
	colon: "':' after a member name",
	"member-value": "a value after ':'",
	"after-member": "',' or '}' after a member",
	"after-element": "',' or ']' after an element",
	"after-document": "nothing after the value"
};
function newScan(text, handler, limits) {
	return {
		text,
		handler,
		limits,
		insideObject: [],
		token: {
			end: 0,
			escaped: false,
			expected: ""
		},
		offset: 0,
		phase: "value",
		values: 0,
		stop: void 0
	};
}
function advance(scan, phase) {
	scan.offset++;
	scan.phase = phase;
	return true;
}
function finishValue(scan, end) {
	const { insideObject } = scan;
	scan.offset = end;
	if (insideObject.length === 0) scan.phase = "after-document";
	else scan.phase = insideObject[insideObject.length - 1] ? "after-member" : "after-element";
	return true;
}
function countValue(scan) {
	scan.values++;
	return scan.values <= scan.limits.maxValues || halt(scan, "too-many-values");
}
function refuse$1(scan) {
	return refuseAt(scan, scan.offset, expectations[scan.phase]);
}
function refuseToken(scan) {
	return refuseAt(scan, scan.token.end, scan.token.expected);
}
function refuseAt(scan, offset, expected) {
	scan.stop = {
		reason: "syntax",
		offset,
		expected
	};
	return false;
}
function halt(scan, reason) {
	scan.stop = {
		reason,
		offset: scan.offset,
		expected: ""
	};
	return false;
}
// src/text/json-tokens.ts
const quotationMark = 34;
const backslash = 92;
const shortEscapes = "\"\\/bfnrt";
function readString(text, start, token) {
	const length = text.length;
	let offset = start + 1;
	token.escaped = false;
	while (offset < length) {
		const code = text.charCodeAt(offset);
		if (code === quotationMark) return finish$1(token, offset + 1, "");
		if (code < 32) return finish$1(token, offset, rawControlExpectation(code));
		if (code === backslash) {
			offset = readEscape(text, offset, token);
			if (token.expected !== "") return offset;
		} else offset++;
	}
	return finish$1(token, offset, "a closing '\"' after a string");
}
function rawControlExpectation(code) {
	return code === 10 || code === 13 ? "a closing '\"' before the end of the line (a line break in a string is written \\n)" : "control characters in a string to be escaped";
}
function readEscape(text, start, token) {
	const letter = text.charAt(start + 1);
	token.escaped = true;
	if (letter === "u") return readUnicodeEscape(text, start + 2, token);
	if (!(letter !== "" && shortEscapes.includes(letter))) return finish$1(token, start + 1, "one of \" \\ / b f n r t u after a backslash");
	return finish$1(token, start + 2, "");
}
function readUnicodeEscape(text, start, token) {
	let end = start;
	while (end < start + 4 && isHexDigit(text.charCodeAt(end))) end++;
	return finish$1(token, end, end < start + 4 ? "four hexadecimal digits after \\u" : "");
}
function isHexDigit(code) {
	const lowerCase = code | 32;
	return isDigit(code) || lowerCase >= 97 && lowerCase <= 102;
}
function readNumber(text, start, token) {
	const first = text.charCodeAt(start) === 45 ? start + 1 : start;
	let end = skipDigits(text, first);
	if (end === first) return finish$1(token, end, "a digit after '-'");
	if (end > first + 1 && text.charCodeAt(first) === 48) return finish$1(token, first + 1, "no digit after a leading zero");
	if (text.charCodeAt(end) === 46) {
		const fraction = end + 1;
		end = skipDigits(text, fraction);
		if (end === fraction) return finish$1(token, end, "a digit after the decimal point");
	}
	return readExponent(text, end, token);
}
function readExponent(text, start, token) {
	if ((text.charCodeAt(start) | 32) !== 101) return finish$1(token, start, "");
	const sign = text.charCodeAt(start + 1);
	const first = sign === 43 || sign === 45 ? start + 2 : start + 1;
	const end = skipDigits(text, first);
	return finish$1(token, end, end === first ? "a digit in the exponent" : "");
}
function skipDigits(text, start) {
	let offset = start;
	while (isDigit(text.charCodeAt(offset))) offset++;
	return offset;
}
function isDigit(code) {
	return code >= 48 && code <= 57;
}
function finish$1(token, end, expected) {
	token.end = end;
	token.expected = expected;
	return end;
}
// src/text/json-scanner.ts
function scanJson(text, handler, limits) {
	const scan = newScan(text, handler, limits);
	do
		skipWhitespace(scan);
	while (!isComplete(scan) && takeStep(scan, text.charCodeAt(scan.offset)));
	return scan.stop;
}
function skipWhitespace(scan) {
	const { text } = scan;
	let { offset } = scan;
	for (;;) {
		const code = text.charCodeAt(offset);
		if (code !== 32 && code !== 10 && code !== 13 && code !== 9) break;
		offset++;
	}
	scan.offset = offset;
}
function isComplete(scan) {
	return scan.phase === "after-document" && scan.offset === scan.text.length;
}
function takeStep(scan, code) {
	switch (scan.phase) {
		case "after-member":
			if (code === 44) return advance(scan, "name");
			return code === 125 ? closeContainer(scan) : refuse$1(scan);
		case "after-element":
			if (code === 44) return advance(scan, "element");
			return code === 93 ? closeContainer(scan) : refuse$1(scan);
		case "first-name": return code === 125 ? closeContainer(scan) : takeName(scan, code);
		case "name": return takeName(scan, code);
		case "colon": return code === 58 ? advance(scan, "member-value") : refuse$1(scan);
		case "first-element": return code === 93 ? closeContainer(scan) : takeValue(scan, code);
		case "after-document": return refuse$1(scan);
		default: return takeValue(scan, code);
	}
}
function takeName(scan, code) {
	if (code !== 34) return refuse$1(scan);
	const { token, offset } = scan;
	const end = readString(scan.text, offset, token);
	if (token.expected !== "") return refuseToken(scan);
	scan.handler.key(offset, end, token.escaped);
	scan.offset = end;
	scan.phase = "colon";
	return true;
}
function takeValue(scan, code) {
	if (code === 123 || code === 91) return openContainer(scan, code === 123);
	if (code === 34) return takeString(scan);
	if (code === 45 || code >= 48 && code <= 57) return takeNumber(scan);
	if (code === 116) return takeWord(scan, "true");
	if (code === 102) return takeWord(scan, "false");
	return code === 110 ? takeWord(scan, "null") : refuse$1(scan);
}
function openContainer(scan, isObject) {
	const { offset, insideObject, limits } = scan;
	if (insideObject.length >= limits.maxDepth) return halt(scan, "too-deep");
	if (!countValue(scan)) return false;
	insideObject.push(isObject);
	if (isObject) scan.handler.beginObject(offset);
	else scan.handler.beginArray(offset);
	return advance(scan, isObject ? "first-name" : "first-element");
}
function closeContainer(scan) {
	const end = scan.offset + 1;
	if (scan.insideObject.pop()) scan.handler.endObject(end);
	else scan.handler.endArray(end);
	return finishValue(scan, end);
}
function takeString(scan) {
	const { token } = scan;
	const end = readString(scan.text, scan.offset, token);
	if (token.expected !== "") return refuseToken(scan);
	if (!countValue(scan)) return false;
	scan.handler.scalar(scan.offset, end, token.escaped ? "escaped-string" : "string");
	return finishValue(scan, end);
}
function takeNumber(scan) {
	const end = readNumber(scan.text, scan.offset, scan.token);
	if (scan.token.expected !== "") return refuseToken(scan);
	if (!countValue(scan)) return false;
	scan.handler.scalar(scan.offset, end, "number");
	return finishValue(scan, end);
}
function takeWord(scan, word) {
	const { offset } = scan;
	if (!scan.text.startsWith(word, offset)) return refuse$1(scan);
	if (!countValue(scan)) return false;
	scan.handler.scalar(offset, offset + word.length, word);
	return finishValue(scan, offset + word.length);
}
// src/text/json-keys.ts
const prototypeKeyMessage = "the key \"__proto__\" is not allowed, because many readers take it for the prototype of the object";
function findKeyFaults(source, limits) {
	const faults = [];
	const open = [];
	const begin = (isArray) => {
		const parent = open.at(-1);
		const pointer = parent === void 0 ? "" : childPointer(parent);
		open.push({
			pointer,
			keys: new Map(),
			isArray,
			index: 0,
			key: ""
		});
	};
	const end = () => {
		open.pop();
		passElement(open.at(-1));
	};
	const handler = {
		beginObject: () => begin(false),
		beginArray: () => begin(true),
		endObject: end,
		endArray: end,
		scalar: () => passElement(open.at(-1)),
		key: (start, keyEnd, escaped) => {
			const container = open.at(-1);
			if (container === void 0) return;
			container.key = stringValue(source.text, start, keyEnd, escaped);
			const fault = judgeKey(source, container, start, keyEnd);
			if (fault !== void 0) faults.push(fault);
		}
	};
	scanJson(source.text, handler, limits);
	return faults;
}
function childPointer(container) {
	return appendToken(container.pointer, container.isArray ? container.index : container.key);
}
function passElement(container) {
	if (container !== void 0) container.index++;
}
function judgeKey(source, container, start, end) {
	const { key, keys } = container;
	if (key === "__proto__") {
		const place = {
			span: spanAt(source, start, end),
			pointer: childPointer(container)
		};
		return {
			messageId: "prototype-key",
			message: prototypeKeyMessage,
			...place
		};
	}
	const known = keys.get(key);
	if (known === void 0) {
		keys.set(key, {
			start,
			message: "",
			pointer: ""
		});
		return;
	}
	if (known.message === "") describeRepetition(source, container, known);
	const { message, pointer } = known;
	return {
		messageId: "duplicate-key",
		message,
		span: spanAt(source, start, end),
		pointer
	};
}
function describeRepetition(source, container, known) {
	const { line } = source.positionAt(known.start);
	known.message = `the key ${quote(container.key)} occurs more than once in its object, first on line ${line}`;
	known.pointer = childPointer(container);
}
// schemas/checklist-preset/v1.schema.json
var v1_schema_default = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	$id: "urn:stateward:schema:checklist-preset:v1",
	title: "Stateward checklist preset, version 1",
	description: "A format of checklists, as data.",
	type: "object",
	additionalProperties: false,
	required: [
		"parse",
		"items",
		"done"
	],
	properties: {
		"name": {
			"description": "The name under which it is chosen.",
			"type": "string",
			"minLength": 1
		},
		"title": {
			"description": "What people call such a file.",
			"type": "string"
		},
		"match": {
			"description": "Wildcards of the paths where such files usually are; without a slash they match a file's name anywhere.",
			"type": "array",
			"items": { "type": "string" }
		},
		"sniff": {
			"description": "Pointers of which one leads to items, if the shape is this one.",
			"type": "array",
			"items": {
				"type": "string",
				"pattern": "^(/[\\s\\S]*)?$"
			}
		},
		"parse": {
			"description": "How the text is read.",
			"enum": [
				"json",
				"jsonl",
				"yaml-map",
				"md-checklist",
				"md-frontmatter",
				"text-log"
			]
		},
		"items": {
			"description": "Pointers to lists or maps of items; the first that holds any counts. A token * is every member.",
			"type": "array",
			"minItems": 1,
			"items": {
				"type": "string",
				"pattern": "^(/[\\s\\S]*)?$"
			}
		},
		"scalar": {
			"description": "The field that the plain values of a map stand for.",
			"type": "string"
		},
		"key": {
			"description": "Fields that hold the key; the first that is there counts, else the key in a map.",
			"type": "array",
			"items": { "type": "string" }
		},
		"hash": {
			"description": "Fields that together identify an item without a key.",
			"type": "array",
			"items": { "type": "string" }
		},
		"titleFields": {
			"description": "Fields that hold the title; the first that is there counts.",
			"type": "array",
			"items": { "type": "string" }
		},
		"descriptionFields": {
			"description": "Fields that hold the description; the first that is there counts.",
			"type": "array",
			"items": { "type": "string" }
		},
		"parent": {
			"description": "Where an item's parent is found.",
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"nested": {
					"description": "Fields that hold lists of children, whose keys follow the parent's after a dot.",
					"type": "array",
					"items": { "type": "string" }
				},
				"dotted": {
					"description": "Whether 1.2 is a child of 1.",
					"type": "boolean"
				},
				"field": {
					"description": "The field that names the parent's key.",
					"type": "string"
				},
				"before": {
					"description": "The key up to this text names the parent.",
					"type": "string",
					"minLength": 1
				},
				"key": {
					"description": "The parent's key, with * for that part.",
					"type": "string"
				}
			}
		},
		"derivesParents": {
			"description": "Whether the state of parents follows from their children.",
			"type": "boolean"
		},
		"done": {
			"description": "Fields that say whether an item is done; the first that is there decides.",
			"type": "array",
			"items": {
				"type": "object",
				"additionalProperties": false,
				"required": ["field"],
				"properties": {
					"field": {
						"description": "The field.",
						"type": "string"
					},
					"values": {
						"description": "The texts that say done; without them the field is true or false.",
						"type": "array",
						"items": { "type": "string" }
					}
				}
			}
		},
		"closed": {
			"description": "Statuses that are not done, and not open either.",
			"type": "array",
			"items": { "type": "string" }
		},
		"tombstones": {
			"description": "Statuses that stand for a sanctioned deletion.",
			"type": "array",
			"items": { "type": "string" }
		},
		"status": {
			"description": "Which moves from status to status there are.",
			"type": "object",
			"additionalProperties": false,
			"required": ["field"],
			"properties": {
				"field": {
					"description": "The field that holds the status.",
					"type": "string"
				},
				"rank": {
					"description": "Statuses in order, those of one rank together; onwards is legal.",
					"type": "array",
					"items": {
						"type": "array",
						"items": { "type": "string" }
					}
				},
				"back": {
					"description": "Moves to a lower rank that are legal, by status.",
					"type": "object",
					"additionalProperties": {
						"type": "array",
						"items": { "type": "string" }
					}
				},
				"graph": {
					"description": "The single moves there are, by status; what several of them reach is legal too.",
					"type": "object",
					"additionalProperties": {
						"type": "array",
						"items": { "type": "string" }
					}
				},
				"strict": {
					"description": "Whether a status that is not named here is an error instead of a warning.",
					"type": "boolean"
				}
			}
		},
		"groups": {
			"description": "Items that differ from the others; the first group that matches counts.",
			"type": "array",
			"items": {
				"type": "object",
				"additionalProperties": false,
				"required": ["match"],
				"properties": {
					"match": {
						"description": "A wildcard of their keys.",
						"type": "string"
					},
					"derived": {
						"description": "Whether their state follows from their children.",
						"type": "boolean"
					},
					"status": {
						"description": "Their own moves.",
						"type": "object",
						"additionalProperties": false,
						"required": ["field"],
						"properties": {
							"field": {
								"description": "The field that holds the status.",
								"type": "string"
							},
							"rank": {
								"description": "Statuses in order, those of one rank together; onwards is legal.",
								"type": "array",
								"items": {
									"type": "array",
									"items": { "type": "string" }
								}
							},
							"back": {
								"description": "Moves to a lower rank that are legal, by status.",
								"type": "object",
								"additionalProperties": {
									"type": "array",
									"items": { "type": "string" }
								}
							},
							"graph": {
								"description": "The single moves there are, by status; what several of them reach is legal too.",
								"type": "object",
								"additionalProperties": {
									"type": "array",
									"items": { "type": "string" }
								}
							},
							"strict": {
								"description": "Whether a status that is not named here is an error instead of a warning.",
								"type": "boolean"
							}
						}
					},
					"reopening": {
						"description": "How grave it is to reopen one without a reason.",
						"enum": ["error", "warning"]
					}
				}
			}
		},
		"contract": {
			"description": "Fields that must not move once an item is done, nor while it turns done.",
			"type": "array",
			"items": { "type": "string" }
		},
		"claim": {
			"description": "Fields that may change with a flip. Fields that are not named count as claim, unless strict.",
			"type": "array",
			"items": { "type": "string" }
		},
		"bookkeeping": {
			"description": "Claim fields whose change is no reason for anything, such as timestamps.",
			"type": "array",
			"items": { "type": "string" }
		},
		"runner": {
			"description": "What belongs to the runner.",
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"counters": {
					"description": "Counters of attempts.",
					"type": "array",
					"items": { "type": "string" }
				},
				"maximum": {
					"description": "Fields that limit them; the first that is there counts.",
					"type": "array",
					"items": { "type": "string" }
				}
			}
		},
		"dependencies": {
			"description": "Fields that hold keys of items which must be done before.",
			"type": "array",
			"items": { "type": "string" }
		},
		"planKey": {
			"description": "Pointer to what names the plan; another value is another plan.",
			"type": "string",
			"pattern": "^(/[\\s\\S]*)?$"
		},
		"bulkFlip": {
			"description": "From how many items at once a flip is reported.",
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"warning": {
					"description": "Reported as a warning from here.",
					"type": "integer",
					"minimum": 1
				},
				"error": {
					"description": "Reported as an error from here.",
					"type": "integer",
					"minimum": 1
				},
				"topLevel": {
					"description": "Whether children are left out.",
					"type": "boolean"
				}
			}
		},
		"records": {
			"description": "Wildcards of paths that are state themselves and so no evidence.",
			"type": "array",
			"items": { "type": "string" }
		},
		"log": {
			"description": "The items are entries of a log: old ones stay at the front, or stay in order.",
			"enum": ["prefix", "insert-only"]
		},
		"rules": {
			"description": "Severities of rules, by name without the kind; or of single messages of a rule.",
			"type": "object",
			"additionalProperties": { "anyOf": [{ "enum": [
				"error",
				"warning",
				"note",
				"off"
			] }, {
				"type": "object",
				"additionalProperties": { "enum": [
					"error",
					"warning",
					"note"
				] }
			}] }
		}
	}
};
// src/kinds/checklist/presets.generated.ts
const builtInPresets = {
	"bmad": {
		"name": "bmad",
		"title": "BMAD sprint status",
		"match": ["sprint-status.yaml", "sprint-status.yml"],
		"sniff": ["/development_status"],
		"parse": "yaml-map",
		"items": ["/development_status"],
		"scalar": "status",
		"key": [],
		"titleFields": [],
		"done": [{
			"field": "status",
			"values": ["done", "completed"]
		}],
		"status": {
			"field": "status",
			"rank": [
				["backlog"],
				["drafted"],
				["ready-for-dev"],
				["in-progress"],
				["review"],
				["done", "completed"]
			],
			"back": {
				"review": ["in-progress"],
				"in-progress": ["ready-for-dev"],
				"ready-for-dev": ["drafted"],
				"drafted": ["backlog"]
			}
		},
		"groups": [{
			"match": "epic-*-retrospective",
			"status": {
				"field": "status",
				"rank": [
					["backlog", "optional"],
					["in-progress"],
					["done", "completed"]
				],
				"back": { "in-progress": ["optional"] }
			},
			"reopening": "warning"
		}, {
			"match": "epic-*",
			"derived": true,
			"status": {
				"field": "status",
				"rank": [
					["backlog"],
					["contexted"],
					["in-progress"],
					["done", "completed"]
				],
				"back": {
					"in-progress": ["contexted"],
					"contexted": ["backlog"]
				}
			},
			"reopening": "warning"
		}],
		"parent": {
			"before": "-",
			"key": "epic-*"
		},
		"derivesParents": true,
		"contract": [],
		"claim": ["status"],
		"bulkFlip": { "warning": 10 },
		"records": ["sprint-status.yaml", "sprint-status.yml"],
		"rules": {
			"reopened": { "unexplained": "error" },
			"parent-done": "error"
		}
	},
	"feature-list": {
		"name": "feature-list",
		"title": "Feature list",
		"match": ["feature_list.json"],
		"sniff": ["/features", ""],
		"parse": "json",
		"items": ["/features", ""],
		"key": ["id"],
		"hash": ["category", "description"],
		"titleFields": [
			"title",
			"name",
			"description"
		],
		"descriptionFields": ["description"],
		"done": [{ "field": "passes" }, {
			"field": "status",
			"values": [
				"passing",
				"done",
				"completed"
			]
		}],
		"contract": [
			"title",
			"name",
			"category",
			"description",
			"steps",
			"acceptance",
			"acceptance_criteria",
			"acceptanceCriteria",
			"verification"
		],
		"claim": [
			"evidence",
			"notes",
			"status",
			"iteration_count",
			"completed_at",
			"completedAt",
			"updated_at",
			"verified_at",
			"timestamp"
		],
		"bookkeeping": [
			"iteration_count",
			"completed_at",
			"completedAt",
			"updated_at",
			"verified_at",
			"timestamp"
		],
		"dependencies": [
			"dependencies",
			"depends_on",
			"dependsOn"
		],
		"bulkFlip": {
			"warning": 3,
			"error": 10
		},
		"records": [
			"claude-progress.txt",
			"claude-progress.md",
			"progress.txt",
			"feature_list.json"
		],
		"rules": {
			"born-done": "error",
			"reopened": { "unexplained": "error" },
			"dependency-order": "error",
			"order": "error"
		}
	},
	"ralph": {
		"name": "ralph",
		"title": "User stories of a Ralph loop",
		"match": [
			"prd.json",
			".ralph/prd.json",
			"scripts/ralph/prd.json",
			"prd-*.json"
		],
		"sniff": [
			"/userStories",
			"/stories",
			"/tasks",
			"/features",
			"/items",
			""
		],
		"parse": "json",
		"items": [
			"/userStories",
			"/stories",
			"/tasks",
			"/features",
			"/items",
			""
		],
		"key": ["id"],
		"hash": ["title", "description"],
		"titleFields": ["title", "name"],
		"descriptionFields": ["description"],
		"done": [
			{ "field": "passes" },
			{ "field": "passed" },
			{
				"field": "status",
				"values": [
					"done",
					"completed",
					"complete",
					"passed"
				]
			}
		],
		"contract": [
			"title",
			"name",
			"description",
			"acceptanceCriteria",
			"acceptance_criteria",
			"acceptance",
			"testSteps",
			"test_steps",
			"dependencies",
			"dependsOn",
			"depends_on",
			"deps"
		],
		"claim": [
			"notes",
			"completionNotes",
			"completedAt",
			"evidence",
			"metadata",
			"status"
		],
		"bookkeeping": ["completedAt"],
		"runner": {
			"counters": [
				"retryCount",
				"attemptCount",
				"attempts"
			],
			"maximum": ["maxRetries", "maxAttempts"]
		},
		"dependencies": [
			"dependencies",
			"dependsOn",
			"depends_on",
			"deps"
		],
		"planKey": "/branchName",
		"bulkFlip": {
			"warning": 3,
			"error": 10
		},
		"records": ["progress.txt", "prd.json"],
		"rules": {
			"born-done": "error",
			"reopened": { "unexplained": "error" },
			"dependency-order": "error"
		}
	},
	"task-master": {
		"name": "task-master",
		"title": "Task Master's tasks",
		"match": [".taskmaster/tasks/tasks.json", "tasks/tasks.json"],
		"sniff": ["/*/tasks", "/tasks"],
		"parse": "json",
		"items": ["/*/tasks", "/tasks"],
		"key": ["id"],
		"hash": ["title"],
		"titleFields": ["title"],
		"descriptionFields": ["description"],
		"parent": { "nested": ["subtasks"] },
		"derivesParents": true,
		"done": [{
			"field": "status",
			"values": ["done", "completed"]
		}],
		"closed": ["cancelled", "deferred"],
		"status": {
			"field": "status",
			"graph": {
				"pending": [
					"in-progress",
					"done",
					"completed",
					"review",
					"deferred",
					"cancelled",
					"blocked"
				],
				"in-progress": [
					"pending",
					"review",
					"done",
					"completed",
					"deferred",
					"cancelled",
					"blocked"
				],
				"review": [
					"in-progress",
					"pending",
					"done",
					"completed",
					"deferred",
					"cancelled",
					"blocked"
				],
				"blocked": [
					"pending",
					"in-progress",
					"review",
					"done",
					"completed",
					"deferred",
					"cancelled"
				],
				"deferred": [
					"pending",
					"in-progress",
					"review",
					"done",
					"completed",
					"cancelled",
					"blocked"
				],
				"cancelled": [
					"pending",
					"in-progress",
					"review",
					"done",
					"completed",
					"deferred",
					"blocked"
				],
				"done": ["completed"],
				"completed": ["done"]
			}
		},
		"contract": [
			"title",
			"description",
			"testStrategy"
		],
		"claim": [
			"status",
			"details",
			"updatedAt",
			"priority",
			"dependencies",
			"complexity",
			"recommendedSubtasks",
			"expansionPrompt",
			"complexityReasoning"
		],
		"bookkeeping": [
			"updatedAt",
			"priority",
			"complexity",
			"recommendedSubtasks"
		],
		"dependencies": ["dependencies"],
		"bulkFlip": {
			"error": 10,
			"topLevel": true
		},
		"records": [
			".taskmaster/*",
			"tasks/task_*.txt",
			"tasks/tasks.json"
		],
		"rules": {
			"goalposts": { "moved": "warning" },
			"parent-done": "warning"
		}
	}
};
// src/kinds/checklist/options.ts
const defaultChecklistOptions = {
	preset: null,
	evidence: "preset",
	strict: false,
	strictEdges: false,
	maxAttempts: 0,
	rotatesWith: ""
};
const { $schema: _, $id: __, ...inlinePreset } = v1_schema_default;
const presetNames = Object.keys(builtInPresets);
const checklistOptionsSchema = {
	type: "object",
	additionalProperties: false,
	properties: {
		preset: {
			description: "The name of a built-in preset, or a preset of your own.",
			anyOf: [{ enum: presetNames }, inlinePreset]
		},
		evidence: {
			description: "Whether a flip without evidence is an error, or what the preset says.",
			enum: ["preset", "required"]
		},
		strict: {
			description: "Whether fields that the preset does not name must not move once an item is done.",
			type: "boolean"
		},
		strictEdges: {
			description: "Whether an item may skip no status.",
			type: "boolean"
		},
		maxAttempts: {
			description: "The largest counter of an item that names no maximum itself; 0 for none.",
			type: "integer",
			minimum: 0
		},
		rotatesWith: {
			description: "Path of the checklist with whose rotation this log may be reset.",
			type: "string"
		}
	}
};
// src/kinds/checklist/preset.ts
const defaults = {
	name: "own",
	title: "Checklist",
	match: [],
	sniff: [],
	scalar: void 0,
	key: ["id"],
	hash: [],
	titleFields: ["title"],
	descriptionFields: ["description"],
	parent: {},
	derivesParents: false,
	closed: [],
	tombstones: [],
	status: void 0,
	groups: [],
	contract: [],
	claim: [],
	bookkeeping: [],
	runner: {
		counters: [],
		maximum: []
	},
	dependencies: [],
	planKey: void 0,
	bulkFlip: { warning: 10 },
	records: [],
	log: void 0,
	rules: {}
};
function completePreset(data) {
	return {
		...defaults,
		...data,
		runner: {
			...defaults.runner,
			...data.runner
		}
	};
}
// src/kinds/checklist/facts.ts
const checklistRule = ruleOver();
// src/kinds/checklist/places.ts
function afterPlace$1(item, field) {
	return inAfter(fieldPointer$1(item, field));
}
function beforePlace$1(item, field) {
	return inBefore(fieldPointer$1(item, field));
}
function listPlace({ pointer }) {
	return inAfter(pointer.slice(0, pointer.lastIndexOf("/")));
}
function nameOf({ key, title }) {
	const short = title.length > 80 ? `${title.slice(0, 79).replace(/[\ud800-\udbff]$/, "")}…` : title;
	return title === key || key.startsWith(title.slice(0, 40)) ? `'${key}'` : `${key} "${short}"`;
}
function namesOf(items, most = 5) {
	const named = items.slice(0, most).map(({ key }) => key);
	const more = items.length - named.length;
	return more > 0 ? `${named.join(", ")} and ${more} more` : named.join(", ");
}
function fieldPointer$1({ pointer, raw, isPlain }, field) {
	if (field === void 0 || isPlain || !Object.hasOwn(raw, field)) return pointer;
	return appendToken(pointer, field);
}
// src/kinds/checklist/rules/born-done.ts
const bornDone = checklistRule({
	id: "checklist/born-done",
	title: "A new item starts open",
	why: "An item that comes done was never planned, so nobody could say what it had to fulfil.",
	fix: "Add the item open and flip it when it is done, or commit it together with the work.",
	severity: "warning",
	since: "0.1.0",
	scopes: ["step", "merge"],
	needs: ["touched"],
	messages: { born: "{item} is new and already done, and nothing else changed with it" },
	*check(facts, problem) {
		if (facts.touchedWork || facts.guard === "success") return;
		for (const item of facts.bornDone) yield problem("born", { item: nameOf(item) }, {
			subject: subjectOf(item.key),
			at: afterPlace$1(item, item.doneField)
		});
	}
});
// src/kinds/checklist/folded.ts
const whitespace = /\s+/g;
const needsFolding = /^\s|\s$|\s\s|[^\S ]/;
function foldText(text) {
	return needsFolding.test(text) ? text.replace(whitespace, " ").trim() : text;
}
function foldValue(value) {
	if (typeof value === "string") return foldText(value);
	if (typeof value !== "object" || value === null) return value;
	const root = {};
	const pending = [{
		value,
		into: root,
		key: "value"
	}];
	for (let next = pending.pop(); next !== void 0; next = pending.pop()) place$1(next, pending);
	return root.value ?? null;
}
function place$1({ value, into, key }, pending) {
	if (isJsonArray(value)) {
		const list = new Array(value.length).fill(null);
		into[key] = list;
		for (const [index, member] of value.entries()) pending.push({
			value: member,
			into: list,
			key: index
		});
	} else if (isJsonObject(value)) {
		const object = {};
		into[key] = object;
		for (const [name, member] of Object.entries(value)) pending.push({
			value: member,
			into: object,
			key: name
		});
	} else into[key] = typeof value === "string" ? foldText(value) : value;
}
function foldedEqual(left, right) {
	if (jsonEqual(left, right)) return true;
	if (left === void 0 || right === void 0) return false;
	return jsonEqual(foldValue(left), foldValue(right));
}
function foldedText(value) {
	return value === void 0 ? "" : canonicalJson(foldValue(value));
}
// src/kinds/checklist/entity.ts
function entityOf$1(checklist, key) {
	if (key === "") return fileEntity(checklist);
	const item = checklist.byKey.get(key);
	if (item === void 0) return void 0;
	return {
		pointer: item.pointer,
		part: "",
		fields: fieldsOf(checklist, item),
		...item.title === key ? {} : { label: item.title }
	};
}
function fieldsOf(checklist, item) {
	const { preset, repeated } = checklist;
	const nested = new Set(preset.parent.nested);
	const marks = new Set(preset.done.filter(({ values }) => values === void 0).map(({ field }) => field));
	const counters = new Set(preset.runner.counters);
	const fields = {};
	for (const [name, value] of Object.entries(item.raw)) {
		if (nested.has(name)) continue;
		fields[name] = {
			role: marks.has(name) ? "derived" : counters.has(name) && typeof value === "number" ? "counter" : "value",
			value: foldValue(value)
		};
	}
	fields[doneName] = {
		role: item.derived ? "derived" : "done",
		value: item.done
	};
	if (item.parent !== void 0) fields[parentName$1] = {
		role: "derived",
		value: item.parent
	};
	const count = repeated.get(item.key);
	if (count !== void 0) fields[repeatedName] = {
		role: "derived",
		value: count
	};
	return fields;
}
const doneName = "(done)";
const parentName$1 = "(parent)";
const repeatedName = "(repeated)";
const itemsName = "(items)";
const planName = "(plan)";
const entriesName = "(entries)";
function orderName(key) {
	return `(before ${key})`;
}
const remembered = new WeakMap();
function fileEntity(checklist) {
	const entity = remembered.get(checklist) ?? makeFileEntity(checklist);
	remembered.set(checklist, entity);
	return entity;
}
function makeFileEntity({ byKey, planKey, repeatedMembers, entries, items }) {
	const keys = [...byKey.keys()].sort(compareCodePoints);
	const fields = [
		[itemsName, keys.map((key) => [key, byKey.get(key)?.title ?? ""])],
		[doneName, keys.map((key) => [key, byKey.get(key)?.done === true])],
		[planName, planKey ?? null],
		[entriesName, entries],
		...repeatedMembers.map((pointer) => [pointer, true]),
		...items.map(({ key }, index) => [orderName(key), items[index - 1]?.key ?? null])
	].map(([name, value]) => [name, {
		role: "derived",
		value
	}]);
	return {
		pointer: "",
		part: "",
		fields: Object.fromEntries(fields)
	};
}
// src/kinds/checklist/rules/bulk-flip.ts
const bulkFlip = checklistRule({
	id: "checklist/bulk-flip",
	title: "Items are finished one by one",
	why: "Five flips in six come alone; dozens at once are a tidied list, not finished work.",
	fix: "Flip each item in the commit that finishes it.",
	severity: "warning",
	messageSeverities: { most: "error" },
	since: "0.1.0",
	scopes: ["step", "merge"],
	messages: {
		many: "{count} items turned done at once: {items}",
		most: "{count} items turned done at once, which is beyond {limit}: {items}"
	},
	*check(facts, problem) {
		const { warning = Number.POSITIVE_INFINITY, error = Number.POSITIVE_INFINITY, topLevel } = facts.after?.preset.bulkFlip ?? {};
		const items = [...facts.flips.map(({ after }) => after), ...facts.bornDone].filter(({ parent, derived }) => topLevel === true ? parent === void 0 : !derived);
		const [first] = items;
		if (first === void 0 || items.length < Math.min(warning, error)) return;
		const values = {
			count: items.length,
			items: namesOf(items),
			limit: error - 1
		};
		yield problem(items.length >= error ? "most" : "many", values, {
			subject: subjectOf("", doneName),
			at: afterPlace$1(first, first.doneField),
			related: items.slice(1, 20).map((item) => ({
				...afterPlace$1(item, item.doneField),
				label: item.key
			})),
			data: { items: items.map(({ key }) => key) }
		});
	}
});
// src/kinds/checklist/rules/counter.ts
const counter = checklistRule({
	id: "checklist/counter",
	title: "The runner's counters count",
	why: "A lowered counter gives an item attempts that it has already used up.",
	fix: "Put the counter back; only the runner raises it, by one for each attempt.",
	severity: "error",
	since: "0.1.0",
	scopes: [
		"step",
		"merge",
		"net"
	],
	messages: {
		lowered: "{item}: {field} fell from {from} to {to}",
		jumped: "{item}: {field} went from {from} to {to}, and one attempt raises it by one",
		beyond: "{item}: {field} is {to}, beyond its maximum of {from}",
		started: "{item}: {field} is {to} on an item that is new"
	},
	*check(facts, problem) {
		for (const { item, before, field, type, from, to } of facts.counters) {
			if (facts.scope === "net" && type !== "lowered") continue;
			yield problem(type, {
				item: nameOf(item),
				field,
				from,
				to
			}, {
				subject: subjectOf(item.key, field),
				at: afterPlace$1(item, field),
				related: before === void 0 ? [] : [{
					...beforePlace$1(before, field),
					label: "was"
				}],
				data: {
					field,
					from,
					to
				}
			});
		}
	}
});
// src/kinds/checklist/rules/dependency-order.ts
const dependencyOrder = checklistRule({
	id: "checklist/dependency-order",
	title: "What an item depends on is done before it",
	why: "An item that is done before what it needs was not tested with it.",
	fix: "Finish what it depends on first, or correct its dependencies while it is open.",
	severity: "warning",
	since: "0.1.0",
	scopes: ["step", "merge"],
	messages: { early: "{item} is done, but what it depends on is open: {open}" },
	*check(facts, problem) {
		for (const { item, open } of facts.blocked) yield problem("early", {
			item: nameOf(item),
			open: namesOf(open)
		}, {
			subject: subjectOf(item.key, doneName),
			at: afterPlace$1(item, item.doneField),
			related: open.slice(0, 20).map((each) => ({
				...afterPlace$1(each, each.doneField),
				label: "open"
			})),
			data: { open: open.map(({ key }) => key) }
		});
	}
});
// src/kinds/checklist/wildcard.ts
function matchesWildcard(pattern, text) {
	let at = 0;
	let position = 0;
	let star = -1;
	let resume = 0;
	while (position < text.length) if (pattern[at] === "*") {
		star = at++;
		resume = position;
	} else if (at < pattern.length && pattern[at] === text[position]) {
		at++;
		position++;
	} else if (star >= 0) {
		at = star + 1;
		position = ++resume;
	} else return false;
	while (pattern[at] === "*") at++;
	return at === pattern.length;
}
function matchesPath(pattern, path) {
	if (!pattern.includes("/")) return matchesWildcard(pattern, path.slice(path.lastIndexOf("/") + 1));
	return matchesWildcard(pattern, path) || matchesWildcard(`*/${pattern}`, path);
}
// src/kinds/checklist/read-item.ts
function readItem(value, place, preset) {
	const isPlain = !isJsonObject(value);
	const raw = isJsonObject(value) ? value : { [preset.scalar ?? ""]: value };
	const group = preset.groups.find(({ match }) => matchesWildcard(match, place.key));
	const status = statusOf(raw, preset, group);
	const doneField = decidingField(raw, preset.done);
	const done = doneField !== void 0 && saysDone(raw, doneField);
	return {
		key: place.key,
		parent: place.parent,
		index: place.index,
		pointer: place.pointer,
		title: firstText(raw, preset.titleFields) ?? place.key,
		description: firstText(raw, preset.descriptionFields),
		raw,
		isPlain,
		done,
		doneField: doneField?.field,
		disagrees: done ? void 0 : disagreeing(raw, preset.done),
		status,
		closed: status !== void 0 && preset.closed.includes(status),
		tombstone: status !== void 0 && preset.tombstones.includes(status),
		derived: group?.derived ?? (preset.derivesParents && place.hasChildren),
		group,
		dependencies: dependenciesOf(raw, preset.dependencies)
	};
}
function fieldOf(raw, field) {
	return Object.hasOwn(raw, field) ? raw[field] : void 0;
}
function firstText(raw, fields) {
	for (const field of fields) {
		const value = fieldOf(raw, field);
		if (typeof value === "string" && value.trim() !== "") return foldText(value);
	}
}
function keyText(value) {
	if (typeof value === "string") return foldText(value) || void 0;
	if (typeof value === "number") return String(value);
	if (isJsonObject(value) && typeof value.inexactNumber === "string") return value.inexactNumber;
}
function decidingField(raw, fields) {
	return fields.find(({ field }) => Object.hasOwn(raw, field));
}
function disagreeing(raw, fields) {
	return fields.find((each) => saysDone(raw, each))?.field;
}
function saysDone(raw, { field, values }) {
	const value = fieldOf(raw, field);
	if (values === void 0) return value === true;
	return typeof value === "string" && values.includes(value.trim().toLowerCase());
}
function statusOf(raw, preset, group) {
	const field = (group?.status ?? preset.status)?.field ?? preset.done.find(({ values }) => values)?.field;
	const value = field === void 0 ? void 0 : fieldOf(raw, field);
	return typeof value === "string" ? value.trim().toLowerCase() : void 0;
}
const none = [];
function dependenciesOf(raw, fields) {
	const values = fields.map((field) => fieldOf(raw, field)).filter((value) => value !== void 0);
	if (values.length === 0) return none;
	return values.flatMap((value) => isJsonArray(value) ? value : [value]).flatMap((value) => keyText(value) ?? []);
}
// src/kinds/checklist/differences.ts
function differenceOf({ before, after }, field) {
	const places = {
		at: afterPlace$1(after, field),
		was: beforePlace$1(before, field)
	};
	const [old, now] = [fieldOf(before.raw, field), fieldOf(after.raw, field)];
	if (!isJsonArray(old) || !isJsonArray(now)) return {
		...places,
		from: shown$1(old),
		to: shown$1(now)
	};
	const index = old.findIndex((member, place) => !foldedEqual(member, now[place]));
	const first = index < 0 ? old.length : index;
	return {
		from: shown$1(old[first]),
		to: shown$1(now[first]),
		at: memberPlace$1(places.at, now, first),
		was: memberPlace$1(places.was, old, first)
	};
}
function memberPlace$1(place, list, index) {
	return index < list.length ? {
		...place,
		pointer: `${place.pointer}/${index}`
	} : place;
}
function shown$1(value) {
	if (value === void 0) return "nothing";
	const text = canonicalJson(foldValue(value));
	return text.length > 80 ? `${text.slice(0, 79).replace(/[\ud800-\udbff]$/, "")}…` : text;
}
// src/kinds/checklist/rules/done-changed.ts
const doneChanged = checklistRule({
	id: "checklist/done-changed",
	title: "What was done keeps its contract",
	why: "Whoever relied on a done item is not told that it now means something else.",
	fix: "Put the contract back as it was, and plan the new wording as a new item; claim fields such as notes may change.",
	severity: "error",
	since: "0.1.0",
	scopes: [
		"step",
		"merge",
		"net"
	],
	messages: { changed: "{item} was done and is done, but {field} changed from {from} to {to}" },
	*check(facts, problem) {
		for (const pair of facts.pairs) {
			if (!pair.before.done || !pair.after.done) continue;
			for (const field of pair.changed) {
				const { from, to, at, was } = differenceOf(pair, field);
				yield problem("changed", {
					item: nameOf(pair.before),
					field,
					from,
					to
				}, {
					subject: subjectOf(pair.after.key, field),
					at,
					related: [{
						...was,
						label: "was"
					}],
					data: {
						field,
						from,
						to,
						claim: facts.after?.preset.claim ?? []
					}
				});
			}
		}
	}
});
// src/kinds/checklist/rules/done-disagrees.ts
const doneDisagrees = checklistRule({
	id: "checklist/done-disagrees",
	title: "The fields that say done agree",
	why: "An item that is done by one field and open by another is read differently by every tool.",
	fix: "Set both fields to what is true.",
	severity: "warning",
	since: "0.1.0",
	scopes: ["snapshot"],
	messages: { disagrees: "{item}: {field} says done, but {decides} decides and does not" },
	*check(facts, problem) {
		for (const item of facts.after?.byKey.values() ?? []) {
			const { disagrees: field, doneField: decides = "" } = item;
			if (field === void 0) continue;
			const related = [{
				...afterPlace$1(item, decides),
				label: "decides"
			}];
			const detail = {
				subject: subjectOf(item.key, field),
				at: afterPlace$1(item, field),
				related
			};
			yield problem("disagrees", {
				item: nameOf(item),
				field,
				decides
			}, detail);
		}
	}
});
// src/kinds/checklist/rules/done-removed.ts
const doneRemoved = checklistRule({
	id: "checklist/done-removed",
	title: "What was done stays on the list",
	why: "A done item that is gone can be planned again, or claimed never to have been asked for.",
	fix: "Put the item back; to start a new plan, change the plan key and move the old file to an archive in the same commit.",
	severity: "error",
	since: "0.1.0",
	scopes: [
		"step",
		"merge",
		"net"
	],
	messages: { removed: "{item} was done and is gone" },
	*check(facts, problem) {
		if (facts.archived.length > 0) return;
		for (const item of facts.removed) {
			if (!item.done) continue;
			yield problem("removed", { item: nameOf(item) }, {
				subject: subjectOf(item.key),
				at: listPlace(item),
				related: [{
					...beforePlace$1(item),
					label: "was here"
				}],
				data: { planKey: facts.after?.preset.planKey ?? null }
			});
		}
	}
});
// src/kinds/checklist/rules/duplicate-key.ts
const duplicateKey = checklistRule({
	id: "checklist/duplicate-key",
	title: "A key stands once",
	why: "Of two items with one key, readers take the one or the other, so nobody knows which is done.",
	fix: "Remove one of the two, or give it a key of its own.",
	severity: "error",
	since: "0.1.0",
	scopes: ["snapshot"],
	messages: {
		item: "{item} stands {count} times; the last one counts",
		member: "the member '{name}' stands twice in its map; the last one counts"
	},
	*check(facts, problem) {
		const { after } = facts;
		for (const [key, count] of after?.repeated ?? []) {
			const item = after?.byKey.get(key);
			if (item === void 0) continue;
			const detail = {
				subject: subjectOf(key, repeatedName),
				at: afterPlace$1(item),
				data: { count }
			};
			yield problem("item", {
				item: nameOf(item),
				count
			}, detail);
		}
		for (const pointer of after?.repeatedMembers ?? []) yield problem("member", { name: pointerTokens(pointer).at(-1) ?? "" }, {
			subject: subjectOf("", pointer),
			at: inAfter(pointer)
		});
	}
});
// src/kinds/checklist/rules/emptied.ts
const emptied = checklistRule({
	id: "checklist/emptied",
	title: "A checklist does not lose all its items",
	why: "A list without items says that nothing is left to do, and nothing was ever done.",
	fix: "Restore the items; a new plan has items of its own.",
	severity: "error",
	since: "0.1.0",
	scopes: [
		"step",
		"merge",
		"net"
	],
	messages: { emptied: "there were {count} items, {done} of them done, and now none can be read" },
	*check(facts, problem) {
		if (!facts.emptied) return;
		const items = [...facts.before?.byKey.values() ?? []];
		const done = items.filter((item) => item.done).length;
		const detail = {
			subject: subjectOf("", itemsName),
			at: inAfter("")
		};
		yield problem("emptied", {
			count: items.length,
			done
		}, detail);
	}
});
// src/kinds/checklist/rules/evidence.ts
const evidence = checklistRule({
	id: "checklist/evidence",
	title: "A flip comes with work",
	why: "A mark that changes alone is a claim that nothing supports.",
	fix: "Flip the item in the commit that does the work, or name it in the message of that commit.",
	severity: "warning",
	since: "0.1.0",
	scopes: ["step", "merge"],
	needs: ["touched", "prior"],
	messages: { missing: "{items} turned done, but this commit changes no other file and none of the three before names them" },
	*check(facts, problem) {
		if (facts.touchedWork || facts.guard === "success") return;
		const items = facts.flips.map(({ after }) => after).filter((item) => !item.derived && !facts.workedOn(item));
		const [first] = items;
		if (first === void 0) return;
		yield problem("missing", { items: namesOf(items) }, {
			subject: subjectOf(first.key, doneName),
			at: afterPlace$1(first, first.doneField),
			related: items.slice(1, 20).map((item) => ({
				...afterPlace$1(item, item.doneField),
				label: item.key
			})),
			data: { items: items.map(({ key }) => key) }
		});
	}
});
// src/kinds/checklist/rules/goalposts.ts
const goalposts$1 = checklistRule({
	id: "checklist/goalposts",
	title: "An item turns done by the contract it had",
	why: "Open items may be edited, but a contract that changes together with the flip was moved to where the ball is.",
	fix: "Change the contract in a commit of its own, while the item is open, and flip it in a later one.",
	severity: "error",
	messageSeverities: { overall: "warning" },
	since: "0.1.0",
	scopes: [
		"step",
		"merge",
		"net"
	],
	messages: {
		moved: "{item} turned done while {field} changed from {from} to {to}",
		overall: "{item} turned done in this range, and {field} is not what it was: from {from} to {to}"
	},
	*check(facts, problem) {
		for (const pair of facts.pairs) {
			if (pair.before.done || !pair.after.done) continue;
			for (const field of pair.changed) {
				const { from, to, at, was } = differenceOf(pair, field);
				yield problem(facts.scope === "net" ? "overall" : "moved", {
					item: nameOf(pair.before),
					field,
					from,
					to
				}, {
					subject: subjectOf(pair.after.key, field),
					at,
					related: [{
						...was,
						label: "was"
					}],
					data: {
						field,
						from,
						to,
						claim: facts.after?.preset.claim ?? []
					}
				});
			}
		}
	}
});
// src/kinds/checklist/rules/guard-evidence.ts
const guardEvidence$1 = checklistRule({
	id: "checklist/guard-evidence",
	title: "Nothing turns done while the guard fails",
	why: "The guard handed to the gate speaks of the head: what it refutes is not done.",
	fix: "Make the guard succeed, or set the item open again.",
	severity: "error",
	since: "0.1.0",
	scopes: ["step", "net"],
	needs: ["guard"],
	messages: { failed: "{item} is marked done, but the guard failed" },
	*check(facts, problem) {
		if (facts.guard !== "failure") return;
		for (const item of [...facts.flips.map(({ after }) => after), ...facts.bornDone]) yield problem("failed", { item: nameOf(item) }, {
			subject: subjectOf(item.key, doneName),
			at: afterPlace$1(item, item.doneField)
		});
	}
});
// src/kinds/checklist/rules/item-replaced.ts
const itemReplaced = checklistRule({
	id: "checklist/item-replaced",
	title: "A key keeps its item",
	why: "An item whose title and description are both new ones is another item: the old one is gone without a word.",
	fix: "Give the new item a key of its own, and put the old one back.",
	severity: "error",
	since: "0.1.0",
	scopes: ["step", "merge"],
	supersedes: ["checklist/goalposts"],
	messages: { replaced: "{key} was \"{from}\" and is \"{to}\": title and description were both replaced" },
	*check(facts, problem) {
		for (const { before, after, replaced } of facts.pairs) {
			if (!replaced || before.done && after.done) continue;
			const [from, to] = [before.title, after.title].map((title) => title.slice(0, 80));
			yield problem("replaced", {
				key: after.key,
				from,
				to
			}, {
				subject: subjectOf(after.key),
				at: afterPlace$1(after),
				related: [{
					...beforePlace$1(before),
					label: "was"
				}],
				data: {
					from: before.title,
					to: after.title
				}
			});
		}
	}
});
// src/kinds/checklist/rules/log-append.ts
const logAppend = checklistRule({
	id: "checklist/log-append",
	title: "A log only grows",
	why: "A log whose old entries change says something else about the past than it did then.",
	fix: "Put the old entries back as they were, and append.",
	severity: "error",
	since: "0.1.0",
	scopes: [
		"step",
		"merge",
		"net"
	],
	messages: {
		prefix: "entry {entry} is not what it was; old entries stay as they are, at the front",
		kept: "entry {entry} is gone or out of order; entries may be inserted, but old ones stay"
	},
	*check({ logBreak }, problem) {
		if (logBreak === void 0) return;
		const { mode, entry, pointer, at } = logBreak;
		yield problem(mode === "prefix" ? "prefix" : "kept", { entry }, {
			subject: subjectOf("", entriesName),
			at: inAfter(at),
			related: [{
				...inBefore(pointer),
				label: "was here"
			}],
			data: { entry }
		});
	}
});
// src/kinds/checklist/rules/order.ts
const order = checklistRule({
	id: "checklist/order",
	title: "Items keep their order",
	why: "Where the contract of a list forbids to reorder it, a moved item is skipped or done out of turn.",
	fix: "Put the item back where it stood among the others.",
	severity: "off",
	since: "0.1.0",
	scopes: ["step"],
	messages: { moved: "{item} stands elsewhere among the items than before" },
	*check(facts, problem) {
		for (const { before, after } of facts.moved) yield problem("moved", { item: nameOf(after) }, {
			subject: subjectOf("", orderName(after.key)),
			at: afterPlace$1(after),
			related: [{
				...beforePlace$1(before),
				label: "was here"
			}]
		});
	}
});
// src/kinds/checklist/rules/parent-done.ts
const parentDone = checklistRule({
	id: "checklist/parent-done",
	title: "A parent is done when its children are",
	why: "The state of a parent follows from its children; done above open work hides that work.",
	fix: "Finish or close the children first, or open the parent again.",
	severity: "error",
	since: "0.1.0",
	scopes: ["step", "merge"],
	messages: { early: "{item} is done, but below it these are open: {open}" },
	*check(facts, problem) {
		for (const { item, open } of facts.parentsDone) yield problem("early", {
			item: nameOf(item),
			open: namesOf(open)
		}, {
			subject: subjectOf(item.key, doneName),
			at: afterPlace$1(item, item.doneField),
			related: open.slice(0, 20).map((each) => ({
				...afterPlace$1(each, each.doneField),
				label: "open"
			})),
			data: { open: open.map(({ key }) => key) }
		});
	}
});
// src/kinds/checklist/rules/plan-rotation.ts
const planRotation = checklistRule({
	id: "checklist/plan-rotation",
	title: "A new plan takes the place of a finished one",
	why: "A new plan in the same file is legal, but what the old one left open, or had done, must not vanish unseen.",
	fix: "Move the old plan to an archive file in the same commit, and finish or close what is open in it first.",
	severity: "note",
	messageSeverities: {
		doneVanished: "error",
		comeBack: "error",
		openVanished: "warning",
		takenKey: "warning",
		rewritten: "warning"
	},
	since: "0.1.0",
	scopes: [
		"step",
		"merge",
		"net"
	],
	cutsRange: true,
	messages: {
		rotated: "a new plan: {done} of {count} old items were done; {reason}",
		doneVanished: "these items were done and went with the old plan, which is kept nowhere, and no plan key says that this is a new one: {items}",
		openVanished: "with the old plan these open items vanished, and it is kept nowhere: {items}",
		comeBack: "{item} was open in the old plan and comes back done in the new one",
		takenKey: "{item} now has the key of \"{old}\", which was done",
		rewritten: "{item} is done and kept its key and title, but with the new plan {field} changed from {from} to {to}"
	},
	*check(facts, problem) {
		const { rotation, archived } = facts;
		if (rotation === void 0) return;
		const values = {
			done: rotation.oldDone,
			count: rotation.oldCount,
			reason: reasonOf(rotation, facts)
		};
		const plan = {
			subject: subjectOf("", planName),
			at: inAfter(facts.after?.preset.planKey ?? "")
		};
		yield problem("rotated", values, plan);
		for (const item of rotation.comeBackDone) yield problem("comeBack", { item: nameOf(item) }, {
			subject: subjectOf(item.key),
			at: afterPlace$1(item, item.doneField)
		});
		for (const { before, after } of rotation.takenKeys) yield problem("takenKey", {
			item: nameOf(after),
			old: before.title.slice(0, 80)
		}, {
			subject: subjectOf(after.key),
			at: afterPlace$1(after)
		});
		for (const pair of rotation.rewritten) for (const field of pair.changed) {
			const { at, was, ...values } = differenceOf(pair, field);
			yield problem("rewritten", {
				item: nameOf(pair.after),
				field,
				...values
			}, {
				subject: subjectOf(pair.after.key, field),
				at,
				related: [{
					...was,
					label: "was"
				}]
			});
		}
		if (archived.length > 0) return;
		const open = rotation.vanished.filter((item) => !item.done && !item.closed);
		if (open.length > 0) yield problem("openVanished", { items: namesOf(open, 10) }, {
			...plan,
			data: { items: open.map(({ key }) => key) }
		});
		const done = rotation.vanished.filter((item) => item.done);
		if (rotation.planKeyChanged || rotation.finished || done.length === 0) return;
		yield problem("doneVanished", { items: namesOf(done, 10) }, {
			subject: subjectOf("", itemsName),
			at: inAfter(""),
			related: done.slice(0, 20).map((item) => ({
				...beforePlace$1(item),
				label: "was here"
			})),
			data: { items: done.map(({ key }) => key) }
		});
	}
});
function reasonOf({ planKeyChanged, planKeyFrom, planKeyTo, survivors, oldCount }, facts) {
	const name = (facts.after?.preset.planKey ?? "").slice(1);
	if (planKeyChanged) return `${name} changed from ${planKeyFrom} to ${planKeyTo}`;
	return `${survivors} of ${oldCount} kept key and title`;
}
// src/kinds/checklist/rules/rekeyed.ts
const rekeyed = checklistRule({
	id: "checklist/rekeyed",
	title: "An item got another key",
	why: "Its contract and state are what they were, so it is the same item; whoever refers to the old key should know.",
	fix: "Nothing to do; correct what refers to the old key.",
	severity: "note",
	since: "0.1.0",
	scopes: ["step", "merge"],
	messages: { rekeyed: "{item} had the key {from}" },
	*check(facts, problem) {
		for (const { before, after } of facts.rekeyed) yield problem("rekeyed", {
			item: nameOf(after),
			from: before.key
		}, {
			subject: subjectOf(after.key),
			at: afterPlace$1(after),
			related: [{
				...beforePlace$1(before),
				label: "was here"
			}],
			data: {
				from: before.key,
				to: after.key
			}
		});
	}
});
// src/kinds/checklist/rules/reopened.ts
const many = 5;
const reopened = checklistRule({
	id: "checklist/reopened",
	title: "What was done stays done, or somebody says why not",
	why: "A list that forgets what was done sends everybody to do it again; stale exports lose dozens of items this way.",
	fix: "Set the item done again, or say why it is open: in its notes, or in a message that names it.",
	severity: "warning",
	messageSeverities: {
		minor: "warning",
		lost: "error"
	},
	since: "0.1.0",
	scopes: [
		"step",
		"merge",
		"net"
	],
	needs: ["message"],
	messages: {
		explained: "{item} was done and is open again; the change says why",
		unexplained: "{item} was done and is open again, and nothing says why",
		minor: "{item} was done and is open again",
		lost: "{item} was done and is open again, with {others} others, and nothing says why"
	},
	*check(facts, problem) {
		const silent = facts.reopened.filter(({ explained }) => !explained);
		for (const each of facts.reopened) {
			const { before, after } = each.pair;
			yield problem(messageOf(each, silent.length), {
				item: nameOf(after),
				others: silent.length - 1
			}, {
				subject: subjectOf(after.key, doneName),
				at: afterPlace$1(after, after.doneField),
				related: [{
					...beforePlace$1(before, before.doneField),
					label: "was done"
				}],
				data: { reasonFields: facts.after?.preset.claim ?? [] }
			});
		}
	}
});
function messageOf({ explained, pair }, silent) {
	if (explained) return "explained";
	if (silent >= many) return "lost";
	return pair.after.group?.reopening === "warning" ? "minor" : "unexplained";
}
// src/kinds/checklist/rules/index.ts
const rules$1 = [
	bornDone,
	bulkFlip,
	counter,
	dependencyOrder,
	doneChanged,
	doneDisagrees,
	doneRemoved,
	duplicateKey,
	emptied,
	evidence,
	goalposts$1,
	guardEvidence$1,
	itemReplaced,
	logAppend,
	order,
	parentDone,
	planRotation,
	rekeyed,
	reopened,
	checklistRule({
		id: "checklist/status-path",
		title: "A status follows from the one before",
		why: "A status that no sequence of moves leads to was written by somebody who did not look at the one before.",
		fix: "Set one of the statuses that can follow.",
		severity: "error",
		messageSeverities: { unknown: "warning" },
		since: "0.1.0",
		scopes: [
			"step",
			"merge",
			"net"
		],
		messages: {
			unreachable: "{item}: status '{to}' cannot follow on '{from}', not even in several moves; next may come {allowed}",
			skipped: "{item}: status '{to}' does not follow directly on '{from}'; next may come {allowed}",
			unknown: "{item}: status '{to}' is not known; known are {allowed}",
			undeclared: "{item}: status '{to}' is not declared; declared are {allowed}"
		},
		*check(facts, problem) {
			for (const { item, before, type, from, to, allowed } of facts.statuses) {
				if (facts.scope === "net" && type !== "unreachable") continue;
				const field = (item.group?.status ?? facts.after?.preset.status)?.field ?? "";
				yield problem(type, {
					item: nameOf(item),
					from,
					to,
					allowed: allowed.join(", ") || "nothing"
				}, {
					subject: subjectOf(item.key, field),
					at: afterPlace$1(item, field),
					related: before === void 0 ? [] : [{
						...beforePlace$1(before, field),
						label: "was"
					}],
					data: {
						from,
						to,
						allowedNext: allowed
					}
				});
			}
		}
	})
];
// src/kinds/checklist/validators.generated.js
var __commonJSMin$1 = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var require_ucs2length$1 = __commonJSMin$1(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	function ucs2length(str) {
		const len = str.length;
		let length = 0;
		let pos = 0;
		let value;
		while (pos < len) {
			length++;
			value = str.charCodeAt(pos++);
			if (value >= 55296 && value <= 56319 && pos < len) {
				value = str.charCodeAt(pos);
				if ((value & 64512) === 56320) pos++;
			}
		}
		return length;
	}
	exports.default = ucs2length;
	ucs2length.code = "require(\"ajv/dist/runtime/ucs2length\").default";
}));
const validators$1 = __commonJSMin$1(((exports) => {
	exports.validator0 = validate20;
	const schema31 = {
		"type": "object",
		"additionalProperties": false,
		"properties": {
			"preset": true,
			"evidence": {
				"description": "Whether a flip without evidence is an error, or what the preset says.",
				"enum": ["preset", "required"]
			},
			"strict": {
				"description": "Whether fields that the preset does not name must not move once an item is done.",
				"type": "boolean"
			},
			"strictEdges": {
				"description": "Whether an item may skip no status.",
				"type": "boolean"
			},
			"maxAttempts": {
				"description": "The largest counter of an item that names no maximum itself; 0 for none.",
				"type": "integer",
				"minimum": 0
			},
			"rotatesWith": {
				"description": "Path of the checklist with whose rotation this log may be reset.",
				"type": "string"
			}
		}
	};
	function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate20.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			for (const key0 in data) if (!(key0 === "preset" || key0 === "evidence" || key0 === "strict" || key0 === "strictEdges" || key0 === "maxAttempts" || key0 === "rotatesWith")) {
				const err0 = {
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.evidence !== void 0) {
				let data0 = data.evidence;
				if (!(data0 === "preset" || data0 === "required")) {
					const err1 = {
						instancePath: instancePath + "/evidence",
						schemaPath: "#/properties/evidence/enum",
						keyword: "enum",
						params: { allowedValues: schema31.properties.evidence.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
			}
			if (data.strict !== void 0) {
				if (typeof data.strict !== "boolean") {
					const err2 = {
						instancePath: instancePath + "/strict",
						schemaPath: "#/properties/strict/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			}
			if (data.strictEdges !== void 0) {
				if (typeof data.strictEdges !== "boolean") {
					const err3 = {
						instancePath: instancePath + "/strictEdges",
						schemaPath: "#/properties/strictEdges/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			}
			if (data.maxAttempts !== void 0) {
				let data3 = data.maxAttempts;
				if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
					const err4 = {
						instancePath: instancePath + "/maxAttempts",
						schemaPath: "#/properties/maxAttempts/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (typeof data3 == "number" && isFinite(data3)) {
					if (data3 < 0 || isNaN(data3)) {
						const err5 = {
							instancePath: instancePath + "/maxAttempts",
							schemaPath: "#/properties/maxAttempts/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
				}
			}
			if (data.rotatesWith !== void 0) {
				if (typeof data.rotatesWith !== "string") {
					const err6 = {
						instancePath: instancePath + "/rotatesWith",
						schemaPath: "#/properties/rotatesWith/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
		} else {
			const err7 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		validate20.errors = vErrors;
		return errors === 0;
	}
	validate20.evaluated = {
		"props": true,
		"dynamicProps": false,
		"dynamicItems": false
	};
	exports.validator1 = validate21;
	const schema32 = {
		"$schema": "https://json-schema.org/draft/2020-12/schema",
		"$id": "urn:stateward:schema:checklist-preset:v1",
		"title": "Stateward checklist preset, version 1",
		"description": "A format of checklists, as data.",
		"type": "object",
		"additionalProperties": false,
		"required": [
			"parse",
			"items",
			"done"
		],
		"properties": {
			"name": {
				"description": "The name under which it is chosen.",
				"type": "string",
				"minLength": 1
			},
			"title": {
				"description": "What people call such a file.",
				"type": "string"
			},
			"match": {
				"description": "Wildcards of the paths where such files usually are; without a slash they match a file's name anywhere.",
				"type": "array",
				"items": { "type": "string" }
			},
			"sniff": {
				"description": "Pointers of which one leads to items, if the shape is this one.",
				"type": "array",
				"items": {
					"type": "string",
					"pattern": "^(/[\\s\\S]*)?$"
				}
			},
			"parse": {
				"description": "How the text is read.",
				"enum": [
					"json",
					"jsonl",
					"yaml-map",
					"md-checklist",
					"md-frontmatter",
					"text-log"
				]
			},
			"items": {
				"description": "Pointers to lists or maps of items; the first that holds any counts. A token * is every member.",
				"type": "array",
				"minItems": 1,
				"items": {
					"type": "string",
					"pattern": "^(/[\\s\\S]*)?$"
				}
			},
			"scalar": {
				"description": "The field that the plain values of a map stand for.",
				"type": "string"
			},
			"key": {
				"description": "Fields that hold the key; the first that is there counts, else the key in a map.",
				"type": "array",
				"items": { "type": "string" }
			},
			"hash": {
				"description": "Fields that together identify an item without a key.",
				"type": "array",
				"items": { "type": "string" }
			},
			"titleFields": {
				"description": "Fields that hold the title; the first that is there counts.",
				"type": "array",
				"items": { "type": "string" }
			},
			"descriptionFields": {
				"description": "Fields that hold the description; the first that is there counts.",
				"type": "array",
				"items": { "type": "string" }
			},
			"parent": {
				"description": "Where an item's parent is found.",
				"type": "object",
				"additionalProperties": false,
				"properties": {
					"nested": {
						"description": "Fields that hold lists of children, whose keys follow the parent's after a dot.",
						"type": "array",
						"items": { "type": "string" }
					},
					"dotted": {
						"description": "Whether 1.2 is a child of 1.",
						"type": "boolean"
					},
					"field": {
						"description": "The field that names the parent's key.",
						"type": "string"
					},
					"before": {
						"description": "The key up to this text names the parent.",
						"type": "string",
						"minLength": 1
					},
					"key": {
						"description": "The parent's key, with * for that part.",
						"type": "string"
					}
				}
			},
			"derivesParents": {
				"description": "Whether the state of parents follows from their children.",
				"type": "boolean"
			},
			"done": {
				"description": "Fields that say whether an item is done; the first that is there decides.",
				"type": "array",
				"items": {
					"type": "object",
					"additionalProperties": false,
					"required": ["field"],
					"properties": {
						"field": {
							"description": "The field.",
							"type": "string"
						},
						"values": {
							"description": "The texts that say done; without them the field is true or false.",
							"type": "array",
							"items": { "type": "string" }
						}
					}
				}
			},
			"closed": {
				"description": "Statuses that are not done, and not open either.",
				"type": "array",
				"items": { "type": "string" }
			},
			"tombstones": {
				"description": "Statuses that stand for a sanctioned deletion.",
				"type": "array",
				"items": { "type": "string" }
			},
			"status": {
				"description": "Which moves from status to status there are.",
				"type": "object",
				"additionalProperties": false,
				"required": ["field"],
				"properties": {
					"field": {
						"description": "The field that holds the status.",
						"type": "string"
					},
					"rank": {
						"description": "Statuses in order, those of one rank together; onwards is legal.",
						"type": "array",
						"items": {
							"type": "array",
							"items": { "type": "string" }
						}
					},
					"back": {
						"description": "Moves to a lower rank that are legal, by status.",
						"type": "object",
						"additionalProperties": {
							"type": "array",
							"items": { "type": "string" }
						}
					},
					"graph": {
						"description": "The single moves there are, by status; what several of them reach is legal too.",
						"type": "object",
						"additionalProperties": {
							"type": "array",
							"items": { "type": "string" }
						}
					},
					"strict": {
						"description": "Whether a status that is not named here is an error instead of a warning.",
						"type": "boolean"
					}
				}
			},
			"groups": {
				"description": "Items that differ from the others; the first group that matches counts.",
				"type": "array",
				"items": {
					"type": "object",
					"additionalProperties": false,
					"required": ["match"],
					"properties": {
						"match": {
							"description": "A wildcard of their keys.",
							"type": "string"
						},
						"derived": {
							"description": "Whether their state follows from their children.",
							"type": "boolean"
						},
						"status": {
							"description": "Their own moves.",
							"type": "object",
							"additionalProperties": false,
							"required": ["field"],
							"properties": {
								"field": {
									"description": "The field that holds the status.",
									"type": "string"
								},
								"rank": {
									"description": "Statuses in order, those of one rank together; onwards is legal.",
									"type": "array",
									"items": {
										"type": "array",
										"items": { "type": "string" }
									}
								},
								"back": {
									"description": "Moves to a lower rank that are legal, by status.",
									"type": "object",
									"additionalProperties": {
										"type": "array",
										"items": { "type": "string" }
									}
								},
								"graph": {
									"description": "The single moves there are, by status; what several of them reach is legal too.",
									"type": "object",
									"additionalProperties": {
										"type": "array",
										"items": { "type": "string" }
									}
								},
								"strict": {
									"description": "Whether a status that is not named here is an error instead of a warning.",
									"type": "boolean"
								}
							}
						},
						"reopening": {
							"description": "How grave it is to reopen one without a reason.",
							"enum": ["error", "warning"]
						}
					}
				}
			},
			"contract": {
				"description": "Fields that must not move once an item is done, nor while it turns done.",
				"type": "array",
				"items": { "type": "string" }
			},
			"claim": {
				"description": "Fields that may change with a flip. Fields that are not named count as claim, unless strict.",
				"type": "array",
				"items": { "type": "string" }
			},
			"bookkeeping": {
				"description": "Claim fields whose change is no reason for anything, such as timestamps.",
				"type": "array",
				"items": { "type": "string" }
			},
			"runner": {
				"description": "What belongs to the runner.",
				"type": "object",
				"additionalProperties": false,
				"properties": {
					"counters": {
						"description": "Counters of attempts.",
						"type": "array",
						"items": { "type": "string" }
					},
					"maximum": {
						"description": "Fields that limit them; the first that is there counts.",
						"type": "array",
						"items": { "type": "string" }
					}
				}
			},
			"dependencies": {
				"description": "Fields that hold keys of items which must be done before.",
				"type": "array",
				"items": { "type": "string" }
			},
			"planKey": {
				"description": "Pointer to what names the plan; another value is another plan.",
				"type": "string",
				"pattern": "^(/[\\s\\S]*)?$"
			},
			"bulkFlip": {
				"description": "From how many items at once a flip is reported.",
				"type": "object",
				"additionalProperties": false,
				"properties": {
					"warning": {
						"description": "Reported as a warning from here.",
						"type": "integer",
						"minimum": 1
					},
					"error": {
						"description": "Reported as an error from here.",
						"type": "integer",
						"minimum": 1
					},
					"topLevel": {
						"description": "Whether children are left out.",
						"type": "boolean"
					}
				}
			},
			"records": {
				"description": "Wildcards of paths that are state themselves and so no evidence.",
				"type": "array",
				"items": { "type": "string" }
			},
			"log": {
				"description": "The items are entries of a log: old ones stay at the front, or stay in order.",
				"enum": ["prefix", "insert-only"]
			},
			"rules": {
				"description": "Severities of rules, by name without the kind; or of single messages of a rule.",
				"type": "object",
				"additionalProperties": { "anyOf": [{ "enum": [
					"error",
					"warning",
					"note",
					"off"
				] }, {
					"type": "object",
					"additionalProperties": { "enum": [
						"error",
						"warning",
						"note"
					] }
				}] }
			}
		}
	};
	const func1 = Object.prototype.hasOwnProperty;
	const func2 = require_ucs2length$1().default;
	const pattern4 = new RegExp("^(/[\\s\\S]*)?$", "u");
	function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate21.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.parse === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "parse" },
					message: "must have required property 'parse'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.items === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "items" },
					message: "must have required property 'items'"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (data.done === void 0) {
				const err2 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "done" },
					message: "must have required property 'done'"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			for (const key0 in data) if (!func1.call(schema32.properties, key0)) {
				const err3 = {
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
			if (data.name !== void 0) {
				let data0 = data.name;
				if (typeof data0 === "string") {
					if (func2(data0) < 1) {
						const err4 = {
							instancePath: instancePath + "/name",
							schemaPath: "#/properties/name/minLength",
							keyword: "minLength",
							params: { limit: 1 },
							message: "must NOT have fewer than 1 characters"
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
				} else {
					const err5 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
			if (data.title !== void 0) {
				if (typeof data.title !== "string") {
					const err6 = {
						instancePath: instancePath + "/title",
						schemaPath: "#/properties/title/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
			if (data.match !== void 0) {
				let data2 = data.match;
				if (Array.isArray(data2)) {
					const len0 = data2.length;
					for (let i0 = 0; i0 < len0; i0++) if (typeof data2[i0] !== "string") {
						const err7 = {
							instancePath: instancePath + "/match/" + i0,
							schemaPath: "#/properties/match/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				} else {
					const err8 = {
						instancePath: instancePath + "/match",
						schemaPath: "#/properties/match/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			}
			if (data.sniff !== void 0) {
				let data4 = data.sniff;
				if (Array.isArray(data4)) {
					const len1 = data4.length;
					for (let i1 = 0; i1 < len1; i1++) {
						let data5 = data4[i1];
						if (typeof data5 === "string") {
							if (!pattern4.test(data5)) {
								const err9 = {
									instancePath: instancePath + "/sniff/" + i1,
									schemaPath: "#/properties/sniff/items/pattern",
									keyword: "pattern",
									params: { pattern: "^(/[\\s\\S]*)?$" },
									message: "must match pattern \"^(/[\\s\\S]*)?$\""
								};
								if (vErrors === null) vErrors = [err9];
								else vErrors.push(err9);
								errors++;
							}
						} else {
							const err10 = {
								instancePath: instancePath + "/sniff/" + i1,
								schemaPath: "#/properties/sniff/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err10];
							else vErrors.push(err10);
							errors++;
						}
					}
				} else {
					const err11 = {
						instancePath: instancePath + "/sniff",
						schemaPath: "#/properties/sniff/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			}
			if (data.parse !== void 0) {
				let data6 = data.parse;
				if (!(data6 === "json" || data6 === "jsonl" || data6 === "yaml-map" || data6 === "md-checklist" || data6 === "md-frontmatter" || data6 === "text-log")) {
					const err12 = {
						instancePath: instancePath + "/parse",
						schemaPath: "#/properties/parse/enum",
						keyword: "enum",
						params: { allowedValues: schema32.properties.parse.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			}
			if (data.items !== void 0) {
				let data7 = data.items;
				if (Array.isArray(data7)) {
					if (data7.length < 1) {
						const err13 = {
							instancePath: instancePath + "/items",
							schemaPath: "#/properties/items/minItems",
							keyword: "minItems",
							params: { limit: 1 },
							message: "must NOT have fewer than 1 items"
						};
						if (vErrors === null) vErrors = [err13];
						else vErrors.push(err13);
						errors++;
					}
					const len2 = data7.length;
					for (let i2 = 0; i2 < len2; i2++) {
						let data8 = data7[i2];
						if (typeof data8 === "string") {
							if (!pattern4.test(data8)) {
								const err14 = {
									instancePath: instancePath + "/items/" + i2,
									schemaPath: "#/properties/items/items/pattern",
									keyword: "pattern",
									params: { pattern: "^(/[\\s\\S]*)?$" },
									message: "must match pattern \"^(/[\\s\\S]*)?$\""
								};
								if (vErrors === null) vErrors = [err14];
								else vErrors.push(err14);
								errors++;
							}
						} else {
							const err15 = {
								instancePath: instancePath + "/items/" + i2,
								schemaPath: "#/properties/items/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err15];
							else vErrors.push(err15);
							errors++;
						}
					}
				} else {
					const err16 = {
						instancePath: instancePath + "/items",
						schemaPath: "#/properties/items/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
			}
			if (data.scalar !== void 0) {
				if (typeof data.scalar !== "string") {
					const err17 = {
						instancePath: instancePath + "/scalar",
						schemaPath: "#/properties/scalar/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
			}
			if (data.key !== void 0) {
				let data10 = data.key;
				if (Array.isArray(data10)) {
					const len3 = data10.length;
					for (let i3 = 0; i3 < len3; i3++) if (typeof data10[i3] !== "string") {
						const err18 = {
							instancePath: instancePath + "/key/" + i3,
							schemaPath: "#/properties/key/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err18];
						else vErrors.push(err18);
						errors++;
					}
				} else {
					const err19 = {
						instancePath: instancePath + "/key",
						schemaPath: "#/properties/key/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err19];
					else vErrors.push(err19);
					errors++;
				}
			}
			if (data.hash !== void 0) {
				let data12 = data.hash;
				if (Array.isArray(data12)) {
					const len4 = data12.length;
					for (let i4 = 0; i4 < len4; i4++) if (typeof data12[i4] !== "string") {
						const err20 = {
							instancePath: instancePath + "/hash/" + i4,
							schemaPath: "#/properties/hash/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err20];
						else vErrors.push(err20);
						errors++;
					}
				} else {
					const err21 = {
						instancePath: instancePath + "/hash",
						schemaPath: "#/properties/hash/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err21];
					else vErrors.push(err21);
					errors++;
				}
			}
			if (data.titleFields !== void 0) {
				let data14 = data.titleFields;
				if (Array.isArray(data14)) {
					const len5 = data14.length;
					for (let i5 = 0; i5 < len5; i5++) if (typeof data14[i5] !== "string") {
						const err22 = {
							instancePath: instancePath + "/titleFields/" + i5,
							schemaPath: "#/properties/titleFields/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err22];
						else vErrors.push(err22);
						errors++;
					}
				} else {
					const err23 = {
						instancePath: instancePath + "/titleFields",
						schemaPath: "#/properties/titleFields/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err23];
					else vErrors.push(err23);
					errors++;
				}
			}
			if (data.descriptionFields !== void 0) {
				let data16 = data.descriptionFields;
				if (Array.isArray(data16)) {
					const len6 = data16.length;
					for (let i6 = 0; i6 < len6; i6++) if (typeof data16[i6] !== "string") {
						const err24 = {
							instancePath: instancePath + "/descriptionFields/" + i6,
							schemaPath: "#/properties/descriptionFields/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err24];
						else vErrors.push(err24);
						errors++;
					}
				} else {
					const err25 = {
						instancePath: instancePath + "/descriptionFields",
						schemaPath: "#/properties/descriptionFields/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err25];
					else vErrors.push(err25);
					errors++;
				}
			}
			if (data.parent !== void 0) {
				let data18 = data.parent;
				if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
					for (const key1 in data18) if (!(key1 === "nested" || key1 === "dotted" || key1 === "field" || key1 === "before" || key1 === "key")) {
						const err26 = {
							instancePath: instancePath + "/parent",
							schemaPath: "#/properties/parent/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key1 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err26];
						else vErrors.push(err26);
						errors++;
					}
					if (data18.nested !== void 0) {
						let data19 = data18.nested;
						if (Array.isArray(data19)) {
							const len7 = data19.length;
							for (let i7 = 0; i7 < len7; i7++) if (typeof data19[i7] !== "string") {
								const err27 = {
									instancePath: instancePath + "/parent/nested/" + i7,
									schemaPath: "#/properties/parent/properties/nested/items/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err27];
								else vErrors.push(err27);
								errors++;
							}
						} else {
							const err28 = {
								instancePath: instancePath + "/parent/nested",
								schemaPath: "#/properties/parent/properties/nested/type",
								keyword: "type",
								params: { type: "array" },
								message: "must be array"
							};
							if (vErrors === null) vErrors = [err28];
							else vErrors.push(err28);
							errors++;
						}
					}
					if (data18.dotted !== void 0) {
						if (typeof data18.dotted !== "boolean") {
							const err29 = {
								instancePath: instancePath + "/parent/dotted",
								schemaPath: "#/properties/parent/properties/dotted/type",
								keyword: "type",
								params: { type: "boolean" },
								message: "must be boolean"
							};
							if (vErrors === null) vErrors = [err29];
							else vErrors.push(err29);
							errors++;
						}
					}
					if (data18.field !== void 0) {
						if (typeof data18.field !== "string") {
							const err30 = {
								instancePath: instancePath + "/parent/field",
								schemaPath: "#/properties/parent/properties/field/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err30];
							else vErrors.push(err30);
							errors++;
						}
					}
					if (data18.before !== void 0) {
						let data23 = data18.before;
						if (typeof data23 === "string") {
							if (func2(data23) < 1) {
								const err31 = {
									instancePath: instancePath + "/parent/before",
									schemaPath: "#/properties/parent/properties/before/minLength",
									keyword: "minLength",
									params: { limit: 1 },
									message: "must NOT have fewer than 1 characters"
								};
								if (vErrors === null) vErrors = [err31];
								else vErrors.push(err31);
								errors++;
							}
						} else {
							const err32 = {
								instancePath: instancePath + "/parent/before",
								schemaPath: "#/properties/parent/properties/before/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err32];
							else vErrors.push(err32);
							errors++;
						}
					}
					if (data18.key !== void 0) {
						if (typeof data18.key !== "string") {
							const err33 = {
								instancePath: instancePath + "/parent/key",
								schemaPath: "#/properties/parent/properties/key/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err33];
							else vErrors.push(err33);
							errors++;
						}
					}
				} else {
					const err34 = {
						instancePath: instancePath + "/parent",
						schemaPath: "#/properties/parent/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err34];
					else vErrors.push(err34);
					errors++;
				}
			}
			if (data.derivesParents !== void 0) {
				if (typeof data.derivesParents !== "boolean") {
					const err35 = {
						instancePath: instancePath + "/derivesParents",
						schemaPath: "#/properties/derivesParents/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err35];
					else vErrors.push(err35);
					errors++;
				}
			}
			if (data.done !== void 0) {
				let data26 = data.done;
				if (Array.isArray(data26)) {
					const len8 = data26.length;
					for (let i8 = 0; i8 < len8; i8++) {
						let data27 = data26[i8];
						if (data27 && typeof data27 == "object" && !Array.isArray(data27)) {
							if (data27.field === void 0) {
								const err36 = {
									instancePath: instancePath + "/done/" + i8,
									schemaPath: "#/properties/done/items/required",
									keyword: "required",
									params: { missingProperty: "field" },
									message: "must have required property 'field'"
								};
								if (vErrors === null) vErrors = [err36];
								else vErrors.push(err36);
								errors++;
							}
							for (const key2 in data27) if (!(key2 === "field" || key2 === "values")) {
								const err37 = {
									instancePath: instancePath + "/done/" + i8,
									schemaPath: "#/properties/done/items/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key2 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err37];
								else vErrors.push(err37);
								errors++;
							}
							if (data27.field !== void 0) {
								if (typeof data27.field !== "string") {
									const err38 = {
										instancePath: instancePath + "/done/" + i8 + "/field",
										schemaPath: "#/properties/done/items/properties/field/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err38];
									else vErrors.push(err38);
									errors++;
								}
							}
							if (data27.values !== void 0) {
								let data29 = data27.values;
								if (Array.isArray(data29)) {
									const len9 = data29.length;
									for (let i9 = 0; i9 < len9; i9++) if (typeof data29[i9] !== "string") {
										const err39 = {
											instancePath: instancePath + "/done/" + i8 + "/values/" + i9,
											schemaPath: "#/properties/done/items/properties/values/items/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										};
										if (vErrors === null) vErrors = [err39];
										else vErrors.push(err39);
										errors++;
									}
								} else {
									const err40 = {
										instancePath: instancePath + "/done/" + i8 + "/values",
										schemaPath: "#/properties/done/items/properties/values/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err40];
									else vErrors.push(err40);
									errors++;
								}
							}
						} else {
							const err41 = {
								instancePath: instancePath + "/done/" + i8,
								schemaPath: "#/properties/done/items/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err41];
							else vErrors.push(err41);
							errors++;
						}
					}
				} else {
					const err42 = {
						instancePath: instancePath + "/done",
						schemaPath: "#/properties/done/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err42];
					else vErrors.push(err42);
					errors++;
				}
			}
			if (data.closed !== void 0) {
				let data31 = data.closed;
				if (Array.isArray(data31)) {
					const len10 = data31.length;
					for (let i10 = 0; i10 < len10; i10++) if (typeof data31[i10] !== "string") {
						const err43 = {
							instancePath: instancePath + "/closed/" + i10,
							schemaPath: "#/properties/closed/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err43];
						else vErrors.push(err43);
						errors++;
					}
				} else {
					const err44 = {
						instancePath: instancePath + "/closed",
						schemaPath: "#/properties/closed/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err44];
					else vErrors.push(err44);
					errors++;
				}
			}
			if (data.tombstones !== void 0) {
				let data33 = data.tombstones;
				if (Array.isArray(data33)) {
					const len11 = data33.length;
					for (let i11 = 0; i11 < len11; i11++) if (typeof data33[i11] !== "string") {
						const err45 = {
							instancePath: instancePath + "/tombstones/" + i11,
							schemaPath: "#/properties/tombstones/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err45];
						else vErrors.push(err45);
						errors++;
					}
				} else {
					const err46 = {
						instancePath: instancePath + "/tombstones",
						schemaPath: "#/properties/tombstones/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err46];
					else vErrors.push(err46);
					errors++;
				}
			}
			if (data.status !== void 0) {
				let data35 = data.status;
				if (data35 && typeof data35 == "object" && !Array.isArray(data35)) {
					if (data35.field === void 0) {
						const err47 = {
							instancePath: instancePath + "/status",
							schemaPath: "#/properties/status/required",
							keyword: "required",
							params: { missingProperty: "field" },
							message: "must have required property 'field'"
						};
						if (vErrors === null) vErrors = [err47];
						else vErrors.push(err47);
						errors++;
					}
					for (const key3 in data35) if (!(key3 === "field" || key3 === "rank" || key3 === "back" || key3 === "graph" || key3 === "strict")) {
						const err48 = {
							instancePath: instancePath + "/status",
							schemaPath: "#/properties/status/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key3 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err48];
						else vErrors.push(err48);
						errors++;
					}
					if (data35.field !== void 0) {
						if (typeof data35.field !== "string") {
							const err49 = {
								instancePath: instancePath + "/status/field",
								schemaPath: "#/properties/status/properties/field/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err49];
							else vErrors.push(err49);
							errors++;
						}
					}
					if (data35.rank !== void 0) {
						let data37 = data35.rank;
						if (Array.isArray(data37)) {
							const len12 = data37.length;
							for (let i12 = 0; i12 < len12; i12++) {
								let data38 = data37[i12];
								if (Array.isArray(data38)) {
									const len13 = data38.length;
									for (let i13 = 0; i13 < len13; i13++) if (typeof data38[i13] !== "string") {
										const err50 = {
											instancePath: instancePath + "/status/rank/" + i12 + "/" + i13,
											schemaPath: "#/properties/status/properties/rank/items/items/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										};
										if (vErrors === null) vErrors = [err50];
										else vErrors.push(err50);
										errors++;
									}
								} else {
									const err51 = {
										instancePath: instancePath + "/status/rank/" + i12,
										schemaPath: "#/properties/status/properties/rank/items/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err51];
									else vErrors.push(err51);
									errors++;
								}
							}
						} else {
							const err52 = {
								instancePath: instancePath + "/status/rank",
								schemaPath: "#/properties/status/properties/rank/type",
								keyword: "type",
								params: { type: "array" },
								message: "must be array"
							};
							if (vErrors === null) vErrors = [err52];
							else vErrors.push(err52);
							errors++;
						}
					}
					if (data35.back !== void 0) {
						let data40 = data35.back;
						if (data40 && typeof data40 == "object" && !Array.isArray(data40)) for (const key4 in data40) {
							let data41 = data40[key4];
							if (Array.isArray(data41)) {
								const len14 = data41.length;
								for (let i14 = 0; i14 < len14; i14++) if (typeof data41[i14] !== "string") {
									const err53 = {
										instancePath: instancePath + "/status/back/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i14,
										schemaPath: "#/properties/status/properties/back/additionalProperties/items/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err53];
									else vErrors.push(err53);
									errors++;
								}
							} else {
								const err54 = {
									instancePath: instancePath + "/status/back/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),
									schemaPath: "#/properties/status/properties/back/additionalProperties/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err54];
								else vErrors.push(err54);
								errors++;
							}
						}
						else {
							const err55 = {
								instancePath: instancePath + "/status/back",
								schemaPath: "#/properties/status/properties/back/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err55];
							else vErrors.push(err55);
							errors++;
						}
					}
					if (data35.graph !== void 0) {
						let data43 = data35.graph;
						if (data43 && typeof data43 == "object" && !Array.isArray(data43)) for (const key5 in data43) {
							let data44 = data43[key5];
							if (Array.isArray(data44)) {
								const len15 = data44.length;
								for (let i15 = 0; i15 < len15; i15++) if (typeof data44[i15] !== "string") {
									const err56 = {
										instancePath: instancePath + "/status/graph/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i15,
										schemaPath: "#/properties/status/properties/graph/additionalProperties/items/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err56];
									else vErrors.push(err56);
									errors++;
								}
							} else {
								const err57 = {
									instancePath: instancePath + "/status/graph/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),
									schemaPath: "#/properties/status/properties/graph/additionalProperties/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err57];
								else vErrors.push(err57);
								errors++;
							}
						}
						else {
							const err58 = {
								instancePath: instancePath + "/status/graph",
								schemaPath: "#/properties/status/properties/graph/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err58];
							else vErrors.push(err58);
							errors++;
						}
					}
					if (data35.strict !== void 0) {
						if (typeof data35.strict !== "boolean") {
							const err59 = {
								instancePath: instancePath + "/status/strict",
								schemaPath: "#/properties/status/properties/strict/type",
								keyword: "type",
								params: { type: "boolean" },
								message: "must be boolean"
							};
							if (vErrors === null) vErrors = [err59];
							else vErrors.push(err59);
							errors++;
						}
					}
				} else {
					const err60 = {
						instancePath: instancePath + "/status",
						schemaPath: "#/properties/status/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err60];
					else vErrors.push(err60);
					errors++;
				}
			}
			if (data.groups !== void 0) {
				let data47 = data.groups;
				if (Array.isArray(data47)) {
					const len16 = data47.length;
					for (let i16 = 0; i16 < len16; i16++) {
						let data48 = data47[i16];
						if (data48 && typeof data48 == "object" && !Array.isArray(data48)) {
							if (data48.match === void 0) {
								const err61 = {
									instancePath: instancePath + "/groups/" + i16,
									schemaPath: "#/properties/groups/items/required",
									keyword: "required",
									params: { missingProperty: "match" },
									message: "must have required property 'match'"
								};
								if (vErrors === null) vErrors = [err61];
								else vErrors.push(err61);
								errors++;
							}
							for (const key6 in data48) if (!(key6 === "match" || key6 === "derived" || key6 === "status" || key6 === "reopening")) {
								const err62 = {
									instancePath: instancePath + "/groups/" + i16,
									schemaPath: "#/properties/groups/items/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key6 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err62];
								else vErrors.push(err62);
								errors++;
							}
							if (data48.match !== void 0) {
								if (typeof data48.match !== "string") {
									const err63 = {
										instancePath: instancePath + "/groups/" + i16 + "/match",
										schemaPath: "#/properties/groups/items/properties/match/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err63];
									else vErrors.push(err63);
									errors++;
								}
							}
							if (data48.derived !== void 0) {
								if (typeof data48.derived !== "boolean") {
									const err64 = {
										instancePath: instancePath + "/groups/" + i16 + "/derived",
										schemaPath: "#/properties/groups/items/properties/derived/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err64];
									else vErrors.push(err64);
									errors++;
								}
							}
							if (data48.status !== void 0) {
								let data51 = data48.status;
								if (data51 && typeof data51 == "object" && !Array.isArray(data51)) {
									if (data51.field === void 0) {
										const err65 = {
											instancePath: instancePath + "/groups/" + i16 + "/status",
											schemaPath: "#/properties/groups/items/properties/status/required",
											keyword: "required",
											params: { missingProperty: "field" },
											message: "must have required property 'field'"
										};
										if (vErrors === null) vErrors = [err65];
										else vErrors.push(err65);
										errors++;
									}
									for (const key7 in data51) if (!(key7 === "field" || key7 === "rank" || key7 === "back" || key7 === "graph" || key7 === "strict")) {
										const err66 = {
											instancePath: instancePath + "/groups/" + i16 + "/status",
											schemaPath: "#/properties/groups/items/properties/status/additionalProperties",
											keyword: "additionalProperties",
											params: { additionalProperty: key7 },
											message: "must NOT have additional properties"
										};
										if (vErrors === null) vErrors = [err66];
										else vErrors.push(err66);
										errors++;
									}
									if (data51.field !== void 0) {
										if (typeof data51.field !== "string") {
											const err67 = {
												instancePath: instancePath + "/groups/" + i16 + "/status/field",
												schemaPath: "#/properties/groups/items/properties/status/properties/field/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err67];
											else vErrors.push(err67);
											errors++;
										}
									}
									if (data51.rank !== void 0) {
										let data53 = data51.rank;
										if (Array.isArray(data53)) {
											const len17 = data53.length;
											for (let i17 = 0; i17 < len17; i17++) {
												let data54 = data53[i17];
												if (Array.isArray(data54)) {
													const len18 = data54.length;
													for (let i18 = 0; i18 < len18; i18++) if (typeof data54[i18] !== "string") {
														const err68 = {
															instancePath: instancePath + "/groups/" + i16 + "/status/rank/" + i17 + "/" + i18,
															schemaPath: "#/properties/groups/items/properties/status/properties/rank/items/items/type",
															keyword: "type",
															params: { type: "string" },
															message: "must be string"
														};
														if (vErrors === null) vErrors = [err68];
														else vErrors.push(err68);
														errors++;
													}
												} else {
													const err69 = {
														instancePath: instancePath + "/groups/" + i16 + "/status/rank/" + i17,
														schemaPath: "#/properties/groups/items/properties/status/properties/rank/items/type",
														keyword: "type",
														params: { type: "array" },
														message: "must be array"
													};
													if (vErrors === null) vErrors = [err69];
													else vErrors.push(err69);
													errors++;
												}
											}
										} else {
											const err70 = {
												instancePath: instancePath + "/groups/" + i16 + "/status/rank",
												schemaPath: "#/properties/groups/items/properties/status/properties/rank/type",
												keyword: "type",
												params: { type: "array" },
												message: "must be array"
											};
											if (vErrors === null) vErrors = [err70];
											else vErrors.push(err70);
											errors++;
										}
									}
									if (data51.back !== void 0) {
										let data56 = data51.back;
										if (data56 && typeof data56 == "object" && !Array.isArray(data56)) for (const key8 in data56) {
											let data57 = data56[key8];
											if (Array.isArray(data57)) {
												const len19 = data57.length;
												for (let i19 = 0; i19 < len19; i19++) if (typeof data57[i19] !== "string") {
													const err71 = {
														instancePath: instancePath + "/groups/" + i16 + "/status/back/" + key8.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i19,
														schemaPath: "#/properties/groups/items/properties/status/properties/back/additionalProperties/items/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													};
													if (vErrors === null) vErrors = [err71];
													else vErrors.push(err71);
													errors++;
												}
											} else {
												const err72 = {
													instancePath: instancePath + "/groups/" + i16 + "/status/back/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),
													schemaPath: "#/properties/groups/items/properties/status/properties/back/additionalProperties/type",
													keyword: "type",
													params: { type: "array" },
													message: "must be array"
												};
												if (vErrors === null) vErrors = [err72];
												else vErrors.push(err72);
												errors++;
											}
										}
										else {
											const err73 = {
												instancePath: instancePath + "/groups/" + i16 + "/status/back",
												schemaPath: "#/properties/groups/items/properties/status/properties/back/type",
												keyword: "type",
												params: { type: "object" },
												message: "must be object"
											};
											if (vErrors === null) vErrors = [err73];
											else vErrors.push(err73);
											errors++;
										}
									}
									if (data51.graph !== void 0) {
										let data59 = data51.graph;
										if (data59 && typeof data59 == "object" && !Array.isArray(data59)) for (const key9 in data59) {
											let data60 = data59[key9];
											if (Array.isArray(data60)) {
												const len20 = data60.length;
												for (let i20 = 0; i20 < len20; i20++) if (typeof data60[i20] !== "string") {
													const err74 = {
														instancePath: instancePath + "/groups/" + i16 + "/status/graph/" + key9.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i20,
														schemaPath: "#/properties/groups/items/properties/status/properties/graph/additionalProperties/items/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													};
													if (vErrors === null) vErrors = [err74];
													else vErrors.push(err74);
													errors++;
												}
											} else {
												const err75 = {
													instancePath: instancePath + "/groups/" + i16 + "/status/graph/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"),
													schemaPath: "#/properties/groups/items/properties/status/properties/graph/additionalProperties/type",
													keyword: "type",
													params: { type: "array" },
													message: "must be array"
												};
												if (vErrors === null) vErrors = [err75];
												else vErrors.push(err75);
												errors++;
											}
										}
										else {
											const err76 = {
												instancePath: instancePath + "/groups/" + i16 + "/status/graph",
												schemaPath: "#/properties/groups/items/properties/status/properties/graph/type",
												keyword: "type",
												params: { type: "object" },
												message: "must be object"
											};
											if (vErrors === null) vErrors = [err76];
											else vErrors.push(err76);
											errors++;
										}
									}
									if (data51.strict !== void 0) {
										if (typeof data51.strict !== "boolean") {
											const err77 = {
												instancePath: instancePath + "/groups/" + i16 + "/status/strict",
												schemaPath: "#/properties/groups/items/properties/status/properties/strict/type",
												keyword: "type",
												params: { type: "boolean" },
												message: "must be boolean"
											};
											if (vErrors === null) vErrors = [err77];
											else vErrors.push(err77);
											errors++;
										}
									}
								} else {
									const err78 = {
										instancePath: instancePath + "/groups/" + i16 + "/status",
										schemaPath: "#/properties/groups/items/properties/status/type",
										keyword: "type",
										params: { type: "object" },
										message: "must be object"
									};
									if (vErrors === null) vErrors = [err78];
									else vErrors.push(err78);
									errors++;
								}
							}
							if (data48.reopening !== void 0) {
								let data63 = data48.reopening;
								if (!(data63 === "error" || data63 === "warning")) {
									const err79 = {
										instancePath: instancePath + "/groups/" + i16 + "/reopening",
										schemaPath: "#/properties/groups/items/properties/reopening/enum",
										keyword: "enum",
										params: { allowedValues: schema32.properties.groups.items.properties.reopening.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err79];
									else vErrors.push(err79);
									errors++;
								}
							}
						} else {
							const err80 = {
								instancePath: instancePath + "/groups/" + i16,
								schemaPath: "#/properties/groups/items/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err80];
							else vErrors.push(err80);
							errors++;
						}
					}
				} else {
					const err81 = {
						instancePath: instancePath + "/groups",
						schemaPath: "#/properties/groups/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err81];
					else vErrors.push(err81);
					errors++;
				}
			}
			if (data.contract !== void 0) {
				let data64 = data.contract;
				if (Array.isArray(data64)) {
					const len21 = data64.length;
					for (let i21 = 0; i21 < len21; i21++) if (typeof data64[i21] !== "string") {
						const err82 = {
							instancePath: instancePath + "/contract/" + i21,
							schemaPath: "#/properties/contract/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err82];
						else vErrors.push(err82);
						errors++;
					}
				} else {
					const err83 = {
						instancePath: instancePath + "/contract",
						schemaPath: "#/properties/contract/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err83];
					else vErrors.push(err83);
					errors++;
				}
			}
			if (data.claim !== void 0) {
				let data66 = data.claim;
				if (Array.isArray(data66)) {
					const len22 = data66.length;
					for (let i22 = 0; i22 < len22; i22++) if (typeof data66[i22] !== "string") {
						const err84 = {
							instancePath: instancePath + "/claim/" + i22,
							schemaPath: "#/properties/claim/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err84];
						else vErrors.push(err84);
						errors++;
					}
				} else {
					const err85 = {
						instancePath: instancePath + "/claim",
						schemaPath: "#/properties/claim/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err85];
					else vErrors.push(err85);
					errors++;
				}
			}
			if (data.bookkeeping !== void 0) {
				let data68 = data.bookkeeping;
				if (Array.isArray(data68)) {
					const len23 = data68.length;
					for (let i23 = 0; i23 < len23; i23++) if (typeof data68[i23] !== "string") {
						const err86 = {
							instancePath: instancePath + "/bookkeeping/" + i23,
							schemaPath: "#/properties/bookkeeping/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err86];
						else vErrors.push(err86);
						errors++;
					}
				} else {
					const err87 = {
						instancePath: instancePath + "/bookkeeping",
						schemaPath: "#/properties/bookkeeping/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err87];
					else vErrors.push(err87);
					errors++;
				}
			}
			if (data.runner !== void 0) {
				let data70 = data.runner;
				if (data70 && typeof data70 == "object" && !Array.isArray(data70)) {
					for (const key10 in data70) if (!(key10 === "counters" || key10 === "maximum")) {
						const err88 = {
							instancePath: instancePath + "/runner",
							schemaPath: "#/properties/runner/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key10 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err88];
						else vErrors.push(err88);
						errors++;
					}
					if (data70.counters !== void 0) {
						let data71 = data70.counters;
						if (Array.isArray(data71)) {
							const len24 = data71.length;
							for (let i24 = 0; i24 < len24; i24++) if (typeof data71[i24] !== "string") {
								const err89 = {
									instancePath: instancePath + "/runner/counters/" + i24,
									schemaPath: "#/properties/runner/properties/counters/items/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err89];
								else vErrors.push(err89);
								errors++;
							}
						} else {
							const err90 = {
								instancePath: instancePath + "/runner/counters",
								schemaPath: "#/properties/runner/properties/counters/type",
								keyword: "type",
								params: { type: "array" },
								message: "must be array"
							};
							if (vErrors === null) vErrors = [err90];
							else vErrors.push(err90);
							errors++;
						}
					}
					if (data70.maximum !== void 0) {
						let data73 = data70.maximum;
						if (Array.isArray(data73)) {
							const len25 = data73.length;
							for (let i25 = 0; i25 < len25; i25++) if (typeof data73[i25] !== "string") {
								const err91 = {
									instancePath: instancePath + "/runner/maximum/" + i25,
									schemaPath: "#/properties/runner/properties/maximum/items/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err91];
								else vErrors.push(err91);
								errors++;
							}
						} else {
							const err92 = {
								instancePath: instancePath + "/runner/maximum",
								schemaPath: "#/properties/runner/properties/maximum/type",
								keyword: "type",
								params: { type: "array" },
								message: "must be array"
							};
							if (vErrors === null) vErrors = [err92];
							else vErrors.push(err92);
							errors++;
						}
					}
				} else {
					const err93 = {
						instancePath: instancePath + "/runner",
						schemaPath: "#/properties/runner/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err93];
					else vErrors.push(err93);
					errors++;
				}
			}
			if (data.dependencies !== void 0) {
				let data75 = data.dependencies;
				if (Array.isArray(data75)) {
					const len26 = data75.length;
					for (let i26 = 0; i26 < len26; i26++) if (typeof data75[i26] !== "string") {
						const err94 = {
							instancePath: instancePath + "/dependencies/" + i26,
							schemaPath: "#/properties/dependencies/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err94];
						else vErrors.push(err94);
						errors++;
					}
				} else {
					const err95 = {
						instancePath: instancePath + "/dependencies",
						schemaPath: "#/properties/dependencies/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err95];
					else vErrors.push(err95);
					errors++;
				}
			}
			if (data.planKey !== void 0) {
				let data77 = data.planKey;
				if (typeof data77 === "string") {
					if (!pattern4.test(data77)) {
						const err96 = {
							instancePath: instancePath + "/planKey",
							schemaPath: "#/properties/planKey/pattern",
							keyword: "pattern",
							params: { pattern: "^(/[\\s\\S]*)?$" },
							message: "must match pattern \"^(/[\\s\\S]*)?$\""
						};
						if (vErrors === null) vErrors = [err96];
						else vErrors.push(err96);
						errors++;
					}
				} else {
					const err97 = {
						instancePath: instancePath + "/planKey",
						schemaPath: "#/properties/planKey/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err97];
					else vErrors.push(err97);
					errors++;
				}
			}
			if (data.bulkFlip !== void 0) {
				let data78 = data.bulkFlip;
				if (data78 && typeof data78 == "object" && !Array.isArray(data78)) {
					for (const key11 in data78) if (!(key11 === "warning" || key11 === "error" || key11 === "topLevel")) {
						const err98 = {
							instancePath: instancePath + "/bulkFlip",
							schemaPath: "#/properties/bulkFlip/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key11 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err98];
						else vErrors.push(err98);
						errors++;
					}
					if (data78.warning !== void 0) {
						let data79 = data78.warning;
						if (!(typeof data79 == "number" && !(data79 % 1) && !isNaN(data79) && isFinite(data79))) {
							const err99 = {
								instancePath: instancePath + "/bulkFlip/warning",
								schemaPath: "#/properties/bulkFlip/properties/warning/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							};
							if (vErrors === null) vErrors = [err99];
							else vErrors.push(err99);
							errors++;
						}
						if (typeof data79 == "number" && isFinite(data79)) {
							if (data79 < 1 || isNaN(data79)) {
								const err100 = {
									instancePath: instancePath + "/bulkFlip/warning",
									schemaPath: "#/properties/bulkFlip/properties/warning/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 1
									},
									message: "must be >= 1"
								};
								if (vErrors === null) vErrors = [err100];
								else vErrors.push(err100);
								errors++;
							}
						}
					}
					if (data78.error !== void 0) {
						let data80 = data78.error;
						if (!(typeof data80 == "number" && !(data80 % 1) && !isNaN(data80) && isFinite(data80))) {
							const err101 = {
								instancePath: instancePath + "/bulkFlip/error",
								schemaPath: "#/properties/bulkFlip/properties/error/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							};
							if (vErrors === null) vErrors = [err101];
							else vErrors.push(err101);
							errors++;
						}
						if (typeof data80 == "number" && isFinite(data80)) {
							if (data80 < 1 || isNaN(data80)) {
								const err102 = {
									instancePath: instancePath + "/bulkFlip/error",
									schemaPath: "#/properties/bulkFlip/properties/error/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 1
									},
									message: "must be >= 1"
								};
								if (vErrors === null) vErrors = [err102];
								else vErrors.push(err102);
								errors++;
							}
						}
					}
					if (data78.topLevel !== void 0) {
						if (typeof data78.topLevel !== "boolean") {
							const err103 = {
								instancePath: instancePath + "/bulkFlip/topLevel",
								schemaPath: "#/properties/bulkFlip/properties/topLevel/type",
								keyword: "type",
								params: { type: "boolean" },
								message: "must be boolean"
							};
							if (vErrors === null) vErrors = [err103];
							else vErrors.push(err103);
							errors++;
						}
					}
				} else {
					const err104 = {
						instancePath: instancePath + "/bulkFlip",
						schemaPath: "#/properties/bulkFlip/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err104];
					else vErrors.push(err104);
					errors++;
				}
			}
			if (data.records !== void 0) {
				let data82 = data.records;
				if (Array.isArray(data82)) {
					const len27 = data82.length;
					for (let i27 = 0; i27 < len27; i27++) if (typeof data82[i27] !== "string") {
						const err105 = {
							instancePath: instancePath + "/records/" + i27,
							schemaPath: "#/properties/records/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err105];
						else vErrors.push(err105);
						errors++;
					}
				} else {
					const err106 = {
						instancePath: instancePath + "/records",
						schemaPath: "#/properties/records/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err106];
					else vErrors.push(err106);
					errors++;
				}
			}
			if (data.log !== void 0) {
				let data84 = data.log;
				if (!(data84 === "prefix" || data84 === "insert-only")) {
					const err107 = {
						instancePath: instancePath + "/log",
						schemaPath: "#/properties/log/enum",
						keyword: "enum",
						params: { allowedValues: schema32.properties.log.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err107];
					else vErrors.push(err107);
					errors++;
				}
			}
			if (data.rules !== void 0) {
				let data85 = data.rules;
				if (data85 && typeof data85 == "object" && !Array.isArray(data85)) for (const key12 in data85) {
					let data86 = data85[key12];
					const _errs184 = errors;
					let valid69 = false;
					const _errs185 = errors;
					if (!(data86 === "error" || data86 === "warning" || data86 === "note" || data86 === "off")) {
						const err108 = {
							instancePath: instancePath + "/rules/" + key12.replace(/~/g, "~0").replace(/\//g, "~1"),
							schemaPath: "#/properties/rules/additionalProperties/anyOf/0/enum",
							keyword: "enum",
							params: { allowedValues: schema32.properties.rules.additionalProperties.anyOf[0].enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err108];
						else vErrors.push(err108);
						errors++;
					}
					var _valid0 = _errs185 === errors;
					valid69 = valid69 || _valid0;
					const _errs186 = errors;
					if (data86 && typeof data86 == "object" && !Array.isArray(data86)) for (const key13 in data86) {
						let data87 = data86[key13];
						if (!(data87 === "error" || data87 === "warning" || data87 === "note")) {
							const err109 = {
								instancePath: instancePath + "/rules/" + key12.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + key13.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/rules/additionalProperties/anyOf/1/additionalProperties/enum",
								keyword: "enum",
								params: { allowedValues: schema32.properties.rules.additionalProperties.anyOf[1].additionalProperties.enum },
								message: "must be equal to one of the allowed values"
							};
							if (vErrors === null) vErrors = [err109];
							else vErrors.push(err109);
							errors++;
						}
					}
					else {
						const err110 = {
							instancePath: instancePath + "/rules/" + key12.replace(/~/g, "~0").replace(/\//g, "~1"),
							schemaPath: "#/properties/rules/additionalProperties/anyOf/1/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						if (vErrors === null) vErrors = [err110];
						else vErrors.push(err110);
						errors++;
					}
					var _valid0 = _errs186 === errors;
					valid69 = valid69 || _valid0;
					if (!valid69) {
						const err111 = {
							instancePath: instancePath + "/rules/" + key12.replace(/~/g, "~0").replace(/\//g, "~1"),
							schemaPath: "#/properties/rules/additionalProperties/anyOf",
							keyword: "anyOf",
							params: {},
							message: "must match a schema in anyOf"
						};
						if (vErrors === null) vErrors = [err111];
						else vErrors.push(err111);
						errors++;
					} else {
						errors = _errs184;
						if (vErrors !== null) {
							if (_errs184) vErrors.length = _errs184;
							else vErrors = null;
						}
					}
				}
				else {
					const err112 = {
						instancePath: instancePath + "/rules",
						schemaPath: "#/properties/rules/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err112];
					else vErrors.push(err112);
					errors++;
				}
			}
		} else {
			const err113 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err113];
			else vErrors.push(err113);
			errors++;
		}
		validate21.errors = vErrors;
		return errors === 0;
	}
	validate21.evaluated = {
		"props": true,
		"dynamicProps": false,
		"dynamicItems": false
	};
}))();
const validateOptions$1 = validators$1.validator0;
const validatePreset = validators$1.validator1;
const validateRuleOptions$1 = {};
// src/kinds/checklist/check-options.ts
function checkChecklistOptions(value) {
	const own = validateOptions$1(value) ? [] : (validateOptions$1.errors ?? []).map(asFault$1);
	if (own.length > 0) return {
		ok: false,
		faults: own
	};
	const { preset: said, ...given } = value;
	const preset = said === void 0 ? null : readPreset(said);
	if (Array.isArray(preset)) return {
		ok: false,
		faults: preset
	};
	return {
		ok: true,
		options: {
			...defaultChecklistOptions,
			...given,
			preset
		}
	};
}
function readPreset(said) {
	if (typeof said === "string") return namedPreset(said);
	if (!validatePreset(said)) return sorted$1((validatePreset.errors ?? []).map(asFault$1).map((fault) => below("/preset", fault)));
	const data = said;
	const faults = unknownRules(data);
	return faults.length > 0 ? faults : completePreset(data);
}
function namedPreset(name) {
	const data = Object.hasOwn(builtInPresets, name) ? builtInPresets[name] : void 0;
	if (data !== void 0) return completePreset(data);
	const near = nearestName(name, presetNames);
	return [{
		pointer: "/preset",
		message: `'${name}' is not a built-in preset; ${near === void 0 ? `there are ${presetNames.join(", ")}` : `did you mean '${near}'?`}`
	}];
}
function unknownRules({ rules: overrides = {} }) {
	const known = new Map(rules$1.map(({ id, messages }) => [id.slice(id.indexOf("/") + 1), Object.keys(messages)]));
	return Object.entries(overrides).flatMap(([name, override]) => {
		const pointer = appendToken("/preset/rules", name);
		const messages = known.get(name);
		if (messages === void 0) return [unknown(pointer, "rule", name, [...known.keys()])];
		if (typeof override === "string") return [];
		return Object.keys(override).filter((id) => !messages.includes(id)).map((id) => unknown(appendToken(pointer, id), `message of ${name}`, id, messages));
	});
}
function unknown(pointer, what, name, names) {
	const near = nearestName(name, names);
	return {
		pointer,
		message: `is not a ${what}${near === void 0 ? "" : `; did you mean '${near}'?`}`
	};
}
function checkRuleOptions$1(ruleId, value) {
	const validate = validateRuleOptions$1[ruleId];
	if (validate === void 0) return [{
		pointer: "",
		message: `${ruleId} takes no options`
	}];
	return validate(value) ? [] : (validate.errors ?? []).map(asFault$1);
}
function asFault$1({ instancePath, keyword, message = "is not valid", params }) {
	if (keyword === "additionalProperties") {
		const unknownKey = String(params.additionalProperty);
		return {
			pointer: appendToken(instancePath, unknownKey),
			message: "is not a known option",
			unknownKey
		};
	}
	return {
		pointer: instancePath,
		message: keyword === "enum" ? `must be one of ${(params.allowedValues ?? []).join(", ")}` : message
	};
}
function below(prefix, { pointer, message, unknownKey }) {
	const at = {
		pointer: prefix + pointer,
		message
	};
	if (unknownKey === void 0 || pointerTokens(pointer).length > 1) return at;
	const [, inline] = checklistOptionsSchema.properties.preset.anyOf;
	const near = nearestName(unknownKey, Object.keys(inline.properties));
	return near === void 0 ? at : {
		...at,
		message: `is not a known option; did you mean '${near}'?`
	};
}
function sorted$1(faults) {
	return faults.sort((left, right) => compareCodePoints(left.pointer, right.pointer));
}
// src/kinds/checklist/counters.ts
function counterMoves({ after, pairs, added, maxAttempts }) {
	const { counters } = after.preset.runner;
	if (counters.length === 0) return [];
	return [...pairs.flatMap((pair) => counters.flatMap((field) => pairMove(pair, field, after, maxAttempts) ?? [])), ...added.flatMap((item) => counters.flatMap((field) => startedMove(item, field) ?? []))];
}
function pairMove({ before, after }, field, { preset }, maxAttempts) {
	const to = numberIn(after, field);
	const from = numberIn(before, field) ?? 0;
	if (to === void 0) return from > 0 ? {
		item: after,
		before,
		field,
		type: "lowered",
		from,
		to: 0
	} : void 0;
	const move = {
		item: after,
		before,
		field,
		from,
		to
	};
	if (to < from) return {
		...move,
		type: "lowered"
	};
	const most = maximumOf(after, preset.runner.maximum) ?? maxAttempts;
	if (to > from && most > 0 && to > most) return {
		...move,
		type: "beyond",
		from: most
	};
	return to > from + 1 ? {
		...move,
		type: "jumped"
	} : void 0;
}
function startedMove(item, field) {
	const to = numberIn(item, field) ?? 0;
	if (to <= (item.done ? 1 : 0)) return void 0;
	return {
		item,
		before: void 0,
		field,
		type: "started",
		from: 0,
		to
	};
}
function maximumOf(item, fields) {
	return fields.map((field) => numberIn(item, field)).find((value) => value !== void 0);
}
function numberIn(item, field) {
	const value = fieldOf(item.raw, field);
	return typeof value === "number" ? value : void 0;
}
// src/kinds/checklist/words.ts
const word$1 = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{N}]+/gu;
const timestamp = /\d{4}-\d{2}-\d{2}([T ][\d:.,]+(Z|[+-]\d{2}:?\d{2})?)?/g;
const longest = 2e4;
function wordsOf(text) {
	return text.slice(0, longest).toLowerCase().match(word$1) ?? [];
}
function wordsSimilar(left, right) {
	const [one, other] = [new Set(wordsOf(left)), new Set(wordsOf(right))];
	return [...one].filter((each) => other.has(each)).length * 4 >= one.size + other.size;
}
function gainedWords(before, after) {
	const known = new Set(wordsOf(before));
	return wordsOf(after.replace(timestamp, " ")).some((each) => /\p{L}/u.test(each) && !known.has(each));
}
// src/kinds/checklist/contract.ts
function contractFields(item, { preset, strict }) {
	const named = preset.contract.filter((field) => Object.hasOwn(item.raw, field));
	if (!strict || item.isPlain) return named;
	const free = freeFields({
		preset,
		strict
	});
	return [...named, ...Object.keys(item.raw).filter((field) => !named.includes(field) && !free.has(field))];
}
function freeFields({ preset }) {
	const status = [preset.status, ...preset.groups.map((group) => group.status)].flatMap((each) => each?.field ?? []);
	const { counters, maximum } = preset.runner;
	const done = preset.done.map(({ field }) => field);
	const others = [
		preset.claim,
		preset.bookkeeping,
		counters,
		maximum,
		preset.key,
		preset.parent.nested ?? []
	];
	return new Set([
		...status,
		...done,
		...others.flat()
	]);
}
function contractChanges(before, after, reading) {
	return [...new Set([...contractFields(before, reading), ...contractFields(after, reading)])].filter((field) => !foldedEqual(fieldOf(before.raw, field), fieldOf(after.raw, field)));
}
function contractText(item, reading) {
	const fields = contractFields(item, reading);
	if (fields.length === 0) return void 0;
	return fields.map((field) => `${field}=${foldedText(fieldOf(item.raw, field))}`).join("\n");
}
function isReplaced(before, after, { preset }) {
	if (preset.titleFields.length === 0 || before.description === void 0 || after.description === void 0) return false;
	if (before.title === before.description || after.title === after.description) return false;
	return !wordsSimilar(before.title, after.title) && !wordsSimilar(before.description, after.description);
}
// src/kinds/checklist/reasons.ts
function hasReason(pair, checklist, message) {
	if (message !== void 0 && namesItem(message, pair.after)) return true;
	const silent = silentFields(pair, checklist);
	return Object.keys(pair.after.raw).some((field) => {
		if (silent.has(field)) return false;
		return gainedWords(textIn(fieldOf(pair.before.raw, field)), textIn(fieldOf(pair.after.raw, field)));
	});
}
function silentFields({ before, after }, checklist) {
	const { preset } = checklist;
	const status = after.group?.status?.field ?? preset.status?.field ?? "status";
	const done = preset.done.map(({ field }) => field);
	const contract = [...contractFields(before, checklist), ...contractFields(after, checklist)];
	return new Set([
		status,
		...done,
		...contract,
		...preset.bookkeeping,
		...preset.runner.counters,
		...preset.key
	]);
}
function textIn(value) {
	if (typeof value === "string") return value;
	return isJsonArray(value) ? value.filter((member) => typeof member === "string").join(" ") : "";
}
const number = /^\d+(?:[.-]\d+)*$/;
const introduced$1 = /(?:#|\b(?:task|feature|story|item|issue|step|epic|stories|tasks|features)s?\b[\s#:№]*)$/i;
function namesItem(message, { key, title }) {
	const text = message.toLowerCase();
	const own = key.slice(key.indexOf(":") + 1).toLowerCase();
	if (hasToken(text, own, number.test(own) && !own.includes("."))) return true;
	const [numbered] = /^[a-z]?\d+[a-z]?-\d+(?=-)/.exec(own) ?? [];
	if (numbered !== void 0 && [numbered, numbered.replace("-", ".")].some((each) => hasToken(text, each, false))) return true;
	return title.length >= 12 && text.includes(title.toLowerCase());
}
function hasToken(text, token, isBare) {
	if (token === "") return false;
	for (let at = text.indexOf(token); at >= 0; at = text.indexOf(token, at + 1)) {
		const [left, right] = [text.slice(Math.max(0, at - 20), at), text.slice(at + token.length, at + token.length + 2)];
		if (/[\p{L}\p{N}]$/u.test(left) || /^(?:[\p{L}\p{N}]|[.-]\d)/u.test(right)) continue;
		if (!isBare || introduced$1.test(left) || /[[(]$/.test(left)) return true;
	}
	return false;
}
// src/kinds/checklist/evidence.ts
function workIn(context, preset) {
	const state = new Set([
		context.path,
		...context.siblings ?? [],
		...context.others ?? []
	]);
	const isWork = (path) => !state.has(path) && !preset.records.some((pattern) => matchesPath(pattern, path));
	const worked = (context.prior ?? []).slice(0, 3).filter(({ touched }) => touched.some(isWork));
	return {
		touchedWork: (context.touched ?? []).some(isWork),
		workedOn: (item) => worked.some(({ message }) => namesItem(message, item))
	};
}
// src/kinds/checklist/pair-items.ts
function pairItems(before, after) {
	const same = samesByKey(before, after);
	const doubtful = same.filter((pair) => pair.before.title !== pair.after.title);
	const vanished = [...before.byKey.values()].filter(({ key }) => !after.byKey.has(key));
	const appeared = [...after.byKey.values()].filter(({ key }) => !before.byKey.has(key));
	const rekeyed = matchRekeyed([...vanished, ...doubtful.map((pair) => pair.before)], [...appeared, ...doubtful.map((pair) => pair.after)], before, after);
	const [left, come] = [new Set(rekeyed.map((pair) => pair.before)), new Set(rekeyed.map((pair) => pair.after))];
	const parted = doubtful.filter((pair) => left.has(pair.before) || come.has(pair.after));
	const apart = new Set(parted);
	return {
		pairs: [...same.filter((pair) => !apart.has(pair)), ...rekeyed],
		rekeyed,
		added: [...appeared, ...parted.map((pair) => pair.after)].filter((item) => !come.has(item)),
		removed: [...vanished, ...parted.map((pair) => pair.before)].filter((item) => !left.has(item))
	};
}
function samesByKey(before, after) {
	const pairs = [];
	for (const item of before.byKey.values()) {
		const twin = after.byKey.get(item.key);
		if (twin !== void 0) pairs.push(pairOf(item, twin, after));
	}
	return pairs;
}
function pairOf(before, after, reading) {
	const changed = contractChanges(before, after, reading);
	return {
		before,
		after,
		changed,
		replaced: changed.length > 0 && isReplaced(before, after, reading)
	};
}
function matchRekeyed(gone, come, before, after) {
	if (gone.length === 0 || come.length === 0) return [];
	const identity = (item, reading) => {
		const contract = contractText(item, reading);
		return contract === void 0 ? void 0 : JSON.stringify([contract, item.done]);
	};
	const old = groupBy(gone, (item) => identity(item, before));
	const now = groupBy(come, (item) => identity(item, after));
	return withSameParents([...old].flatMap(([contract, items]) => {
		const [item, twin] = [items[0], now.get(contract)?.[0]];
		return items.length === 1 && now.get(contract)?.length === 1 && contract !== void 0 && item && twin && item.key !== twin.key ? [pairOf(item, twin, after)] : [];
	}));
}
function withSameParents(found) {
	const renamed = new Map(found.map(({ before, after }) => [before.key, after.key]));
	return found.filter(({ before, after }) => {
		if (before.parent === void 0) return after.parent === void 0;
		return (renamed.get(before.parent) ?? before.parent) === after.parent;
	});
}
// src/kinds/checklist/rotation.ts
function findRotation(before, after, pairing) {
	if (before.byKey.size === 0 || after.byKey.size === 0) return void 0;
	const survivors = [...before.byKey.values()].filter((item) => survives(item, after) || isRekeyed(item, pairing));
	const planKeyChanged = isPlanChanged(before, after);
	const survives30 = survivors.length * 10 >= before.byKey.size * 3;
	if (!planKeyChanged && survives30) return void 0;
	const vanished = [...before.byKey.values()].filter((item) => !survives(item, after));
	return {
		planKeyChanged,
		finished: before.planKey === void 0 && isFinished(before) && !isReworded(before, after),
		planKeyFrom: canonicalJson(before.planKey),
		planKeyTo: canonicalJson(after.planKey),
		oldCount: before.byKey.size,
		oldDone: [...before.byKey.values()].filter(({ done }) => done).length,
		survivors: survivors.length,
		vanished,
		comeBackDone: comeBackDone(vanished, after, planKeyChanged),
		takenKeys: survives30 ? takenKeys(before, after) : [],
		rewritten: pairing.pairs.filter((pair) => pair.changed.length > 0 && pair.after.done && isKept(pair))
	};
}
function isFinished({ items }) {
	return items.length > 0 && items.every(({ done }) => done);
}
function survives(item, other) {
	return other.byKey.get(item.key)?.title === item.title;
}
function isKept({ before, after }) {
	return before.key === after.key && before.title === after.title;
}
function isReworded(before, after) {
	const items = [...before.byKey.values()];
	return items.filter(({ key, title }) => wordsSimilar(title, after.byKey.get(key)?.title ?? "")).length * 10 >= items.length * 3;
}
function isRekeyed(item, { rekeyed }) {
	return rekeyed.length > 0 && rekeyed.some(({ before }) => before === item);
}
function isPlanChanged(before, after) {
	if (before.planKey === void 0 || after.planKey === void 0) return false;
	return !foldedEqual(before.planKey, after.planKey);
}
function comeBackDone(vanished, after, planKeyChanged) {
	const open = vanished.filter(({ done, closed }) => !done && !closed);
	const byKey = new Map(open.map((item) => [item.key, item]));
	const titles = new Set(open.map(({ title }) => title));
	return [...after.byKey.values()].filter(({ done, key, title }) => {
		if (!done) return false;
		const old = byKey.get(key);
		return titles.has(title) || old !== void 0 && (!planKeyChanged || wordsSimilar(old.title, title));
	});
}
function takenKeys(before, after) {
	return [...before.byKey.values()].flatMap((item) => {
		const twin = after.byKey.get(item.key);
		return item.done && twin !== void 0 && twin.title !== item.title ? [pairOf(item, twin, after)] : [];
	});
}
// src/kinds/checklist/log-break.ts
function findLogBreak(before, after) {
	const mode = after.preset.log;
	if (mode === void 0) return void 0;
	if (isReset(before, after)) return void 0;
	let place = 0;
	for (const [index, entry] of before.entries.entries()) {
		while (mode === "insert-only" && place < after.entries.length && after.entries[place] !== entry) place += 1;
		if (after.entries[place] !== entry) return breakAt(mode, index, before, after);
		place += 1;
	}
}
function isReset({ plan: old }, { plan: now }) {
	if (old === void 0 || now === void 0) return false;
	return findRotation(old, now, pairItems(old, now)) !== void 0;
}
function breakAt(mode, index, before, after) {
	const at = after.entryPointers[Math.min(index, after.entryPointers.length - 1)] ?? "";
	return {
		mode,
		entry: index + 1,
		pointer: before.entryPointers[index] ?? "",
		at
	};
}
// src/kinds/checklist/order.ts
function movedItems(pairs) {
	const ordered = [...pairs].sort((left, right) => left.before.index - right.before.index);
	const kept = longestRising(ordered.map(({ after }) => after.index));
	return ordered.filter((_, place) => !kept.has(place));
}
function longestRising(values) {
	const tails = [];
	const previous = [];
	for (const [place, value] of values.entries()) {
		const pile = firstNotBelow(tails, values, value);
		previous[place] = pile > 0 ? tails[pile - 1] ?? -1 : -1;
		tails[pile] = place;
	}
	const kept = new Set();
	for (let at = tails.at(-1) ?? -1; at >= 0; at = previous[at] ?? -1) kept.add(at);
	return kept;
}
function firstNotBelow(tails, values, value) {
	let low = 0;
	let high = tails.length;
	while (low < high) {
		const middle = low + high >> 1;
		if ((values[tails[middle] ?? 0] ?? 0) < value) low = middle + 1;
		else high = middle;
	}
	return low;
}
// src/kinds/checklist/relations.ts
function blockedItems(checklist) {
	if (checklist.preset.dependencies.length === 0) return [];
	return [...checklist.byKey.values()].flatMap((item) => {
		if (!item.done || item.dependencies.length === 0) return [];
		const open = item.dependencies.flatMap((key) => dependencyOf(checklist, item, key) ?? []).filter((each) => each !== item && isOpen(each));
		return open.length > 0 ? [{
			item,
			open
		}] : [];
	});
}
function doneParents(checklist) {
	if (!checklist.preset.derivesParents) return [];
	const items = [...checklist.byKey.values()];
	const children = groupBy(items.filter(({ parent }) => parent !== void 0), ({ parent }) => parent);
	return items.flatMap((item) => {
		const open = item.done ? (children.get(item.key) ?? []).filter(isOpen) : [];
		return open.length > 0 ? [{
			item,
			open
		}] : [];
	});
}
function introduced(before, after) {
	const known = new Map(before.map(({ item, open }) => [item.key, new Set(open.map(({ key }) => key))]));
	return after.filter(({ item, open }) => open.some(({ key }) => known.get(item.key)?.has(key) !== true));
}
function isOpen({ done, closed, tombstone }) {
	return !done && !closed && !tombstone;
}
function dependencyOf({ byKey }, { key: own, parent }, key) {
	const tag = own.slice(0, own.indexOf(":") + 1);
	const candidates = [
		...parent === void 0 ? [] : [`${parent}.${key}`],
		tag + key,
		key
	];
	for (const candidate of candidates) {
		const item = byKey.get(candidate);
		if (item !== void 0) return item;
	}
}
// src/kinds/checklist/status-moves.ts
const known = new WeakMap();
function statusMoves(after, pairs, added, strictEdges) {
	return [...pairs.filter((pair) => pair.before.status !== pair.after.status).flatMap(({ before, after: item }) => moveOf(before, item, after.preset, strictEdges) ?? []), ...added.flatMap((item) => unknownStatus(void 0, item, after.preset) ?? [])];
}
function moveOf(before, item, preset, strictEdges) {
	const moves = movesOf(item, preset);
	const [from, to] = [before.status, item.status];
	if (moves === void 0 || to === void 0) return void 0;
	const unknown = unknownStatus(before, item, preset);
	if (unknown !== void 0) return unknown;
	const edges = edgesOf(moves);
	if (from === void 0 || !edges.has(from) || before.done && !item.done) return void 0;
	const allowed = [...edges.get(from) ?? []];
	const move = {
		item,
		before,
		from,
		to,
		allowed
	};
	if (!reaches(edges, from, to)) return {
		...move,
		type: "unreachable"
	};
	return strictEdges && !allowed.includes(to) ? {
		...move,
		type: "skipped"
	} : void 0;
}
function unknownStatus(before, item, preset) {
	const moves = movesOf(item, preset);
	const to = item.status;
	if (moves === void 0 || to === void 0) return void 0;
	const edges = edgesOf(moves);
	if (edges.has(to) || preset.closed.includes(to) || preset.tombstones.includes(to)) return void 0;
	return {
		item,
		before,
		type: moves.strict === true ? "undeclared" : "unknown",
		from: before?.status ?? "",
		to,
		allowed: [...edges.keys()]
	};
}
function movesOf(item, preset) {
	return item.group?.status ?? preset.status;
}
function edgesOf(moves) {
	const made = known.get(moves) ?? makeEdges(moves);
	known.set(moves, made);
	return made;
}
function makeEdges({ rank = [], back = {}, graph = {} }) {
	const edges = new Map();
	const add = (from, targets) => {
		const set = edges.get(from) ?? new Set();
		for (const target of targets) if (target !== from) set.add(target);
		edges.set(from, set);
	};
	for (const [index, level] of rank.entries()) for (const status of level) add(status, [...level, ...rank[index + 1] ?? []]);
	for (const [from, targets] of [...Object.entries(back), ...Object.entries(graph)]) add(from, targets);
	for (const target of [...edges.values()].flatMap((targets) => [...targets])) add(target, []);
	return edges;
}
function reaches(edges, from, to) {
	const seen = new Set([from]);
	const pending = [from];
	for (let at = pending.pop(); at !== void 0; at = pending.pop()) {
		if (at === to) return true;
		for (const next of edges.get(at) ?? []) {
			if (seen.has(next)) continue;
			seen.add(next);
			pending.push(next);
		}
	}
	return false;
}
// src/kinds/checklist/compare.ts
function compareChecklists(before, after, context, options) {
	const { scope, guard, archived = [] } = context;
	const work = after === null ? idle : workIn(context, after.preset);
	const isSnapshot = before === null || after === null;
	return {
		scope,
		before,
		after,
		guard,
		archived,
		options,
		...work,
		...isSnapshot ? nothingMoved : movesBetween(before, after, context, options)
	};
}
const idle = {
	touchedWork: false,
	workedOn: () => false
};
const nothingMoved = {
	pairs: [],
	added: [],
	removed: [],
	rekeyed: [],
	emptied: false,
	rotation: void 0,
	flips: [],
	bornDone: [],
	reopened: [],
	counters: [],
	statuses: [],
	moved: [],
	blocked: [],
	parentsDone: [],
	logBreak: void 0
};
function movesBetween(before, after, context, options) {
	const logBreak = findLogBreak(before, after);
	if (before.byKey.size > 0 && after.byKey.size === 0) return {
		...nothingMoved,
		emptied: true,
		logBreak
	};
	const pairing = pairItems(before, after);
	const rotation = findRotation(before, after, pairing);
	const { pairs, added, removed, rekeyed } = rotation === void 0 ? pairing : survivorsOnly(before, after);
	const judged = rotation === void 0 ? pairs : [];
	const { maxAttempts, strictEdges } = options;
	return {
		pairs: judged,
		added,
		removed: rotation === void 0 ? removed : [],
		rekeyed,
		emptied: false,
		rotation,
		flips: pairs.filter((pair) => !pair.before.done && pair.after.done),
		bornDone: before.byKey.size === 0 ? [] : added.filter(({ done }) => done),
		reopened: reopenings(judged, after, context),
		counters: counterMoves({
			after,
			pairs: judged,
			added: rotation === void 0 ? [] : added,
			maxAttempts
		}),
		statuses: statusMoves(after, judged, added, strictEdges),
		moved: movedItems(judged),
		blocked: introduced(blockedItems(before), blockedItems(after)),
		parentsDone: introduced(doneParents(before), doneParents(after)),
		logBreak
	};
}
function survivorsOnly(before, after) {
	const pairs = [];
	for (const item of before.byKey.values()) {
		const twin = after.byKey.get(item.key);
		if (twin !== void 0 && survives(item, after)) pairs.push(pairOf(item, twin, after));
	}
	return {
		pairs,
		rekeyed: [],
		added: [...after.byKey.values()].filter((item) => !survives(item, before)),
		removed: []
	};
}
function reopenings(pairs, after, { message }) {
	const turned = pairs.filter((pair) => pair.before.done && !pair.after.done && !pair.after.tombstone);
	if (turned.length === 0) return [];
	const withOpenChild = new Set([...after.byKey.values()].filter(isOpen).map(({ parent }) => parent));
	return turned.filter(({ after: item }) => !(item.derived && withOpenChild.has(item.key))).map((pair) => ({
		pair,
		explained: hasReason(pair, after, message)
	}));
}
// src/kinds/checklist/find-lists.ts
function findLists(value, preset) {
	for (const pointer of preset.items) {
		const filled = resolve(value, pointer).map(({ tag, ...list }) => ({
			tag,
			members: membersOf(list, preset)
		})).filter(({ members }) => members.length > 0);
		if (filled.length > 0) return filled;
	}
	return [];
}
function resolve(value, pointer) {
	let at = [{
		pointer: "",
		tag: "",
		value
	}];
	for (const token of pointerTokens(pointer)) at = at.flatMap((each) => descend(each, token));
	return at;
}
function descend({ pointer, tag, value }, token) {
	if (!isJsonObject(value)) return [];
	if (token !== "*") {
		const member = Object.hasOwn(value, token) ? value[token] : void 0;
		return member === void 0 ? [] : [{
			pointer: appendToken(pointer, token),
			tag,
			value: member
		}];
	}
	return Object.entries(value).map(([name, member]) => ({
		pointer: appendToken(pointer, name),
		tag: `${tag}${escapeTag(name)}:`,
		value: member
	}));
}
function escapeTag(name) {
	return name.replaceAll("~", "~0").replaceAll(":", "~1");
}
function membersOf({ value, pointer }, preset) {
	const isItem = (member) => isJsonObject(member) || preset.log !== void 0;
	if (isJsonArray(value)) return value.flatMap((member, index) => isItem(member) ? [{
		value: member,
		pointer: appendToken(pointer, index),
		name: void 0
	}] : []);
	if (!isJsonObject(value)) return [];
	const members = Object.entries(value).filter(([, member]) => isJsonObject(member) || isPlain(member, preset));
	if (members.length < Object.keys(value).length && preset.scalar === void 0) return [];
	return members.map(([name, member]) => ({
		value: member,
		pointer: appendToken(pointer, name),
		name
	}));
}
function isPlain(member, { scalar }) {
	return scalar !== void 0 && !isJsonArray(member);
}
// src/kinds/checklist/read-items.ts
function readItems(value, preset) {
	const pending = findLists(value, preset).flatMap(({ tag, members }) => members.map((member) => pendingOf(member, tag, void 0))).reverse();
	const items = [];
	for (let next = pending.pop(); next !== void 0; next = pending.pop()) {
		const key = prefixed(next, ownKey(next, preset));
		const children = childrenOf(next, key, preset);
		const place = {
			key,
			parent: next.parent,
			index: items.length,
			pointer: next.pointer
		};
		items.push(readItem(next.value, {
			...place,
			hasChildren: children.length > 0
		}, preset));
		for (const child of children.reverse()) pending.push(child);
	}
	return withParents(items, preset);
}
function pendingOf({ value, pointer, name }, prefix, parent) {
	return {
		value,
		pointer,
		name,
		prefix,
		parent
	};
}
function prefixed({ prefix, parent }, key) {
	return parent !== void 0 && key.startsWith(`${parent}.`) ? key : prefix + key;
}
function ownKey({ value, name }, preset) {
	const raw = isJsonObject(value) ? value : {};
	for (const field of preset.key) {
		const key = keyText(fieldOf(raw, field));
		if (key !== void 0) return key;
	}
	if (name !== void 0 && name !== "") return name;
	const texts = preset.hash.flatMap((field) => firstText(raw, [field]) ?? []);
	return texts.length > 0 ? shortened(texts.join(": ")) : `(${shortDigest(foldedText(value))})`;
}
function shortened(text) {
	return text.length <= 60 ? text : `${text.slice(0, 46).replace(/[\ud800-\udbff]$/, "")}… ${shortDigest(text)}`;
}
function childrenOf({ value, pointer }, key, preset) {
	if (!isJsonObject(value)) return [];
	return (preset.parent.nested ?? []).flatMap((field) => {
		const list = fieldOf(value, field);
		if (list === void 0) return [];
		return membersOf({
			value: list,
			pointer: appendToken(pointer, field)
		}, preset).map((member) => pendingOf(member, `${key}.`, key));
	});
}
function withParents(items, preset) {
	const { dotted, field, before } = preset.parent;
	if (dotted !== true && field === void 0 && before === void 0) return [...items];
	const keys = new Set(items.map(({ key }) => key));
	const named = items.map((item) => {
		const parent = item.parent ?? parentKey(item, preset);
		return parent === void 0 || parent === item.key || !keys.has(parent) ? item : {
			...item,
			parent
		};
	});
	const parents = new Set(named.map(({ parent }) => parent));
	return named.map((item) => item.group === void 0 && preset.derivesParents && parents.has(item.key) ? {
		...item,
		derived: true
	} : item);
}
function parentKey({ key, raw }, { parent: { dotted, field, before, key: pattern = "*" } }) {
	if (field !== void 0) return keyText(fieldOf(raw, field));
	const at = key.indexOf(before ?? "");
	if (before !== void 0) return at > 0 ? pattern.replace("*", () => key.slice(0, at)) : void 0;
	const dot = key.lastIndexOf(".");
	return dotted === true && dot > 0 ? key.slice(0, dot) : void 0;
}
// src/kinds/checklist/build.ts
function buildChecklist(value, preset, strict, repeatedMembers = []) {
	const entries = preset.log === void 0 ? [] : findLists(value, preset).flatMap(({ members }) => members);
	const items = preset.log === void 0 ? readItems(value, preset) : [];
	return {
		preset,
		strict,
		...indexed(items, repeatedMembers),
		repeatedMembers: repeatedMembers.filter((pointer) => items.every((item) => item.pointer !== pointer)),
		planKey: preset.planKey === void 0 ? void 0 : resolve(value, preset.planKey)[0]?.value,
		entries: entries.map((entry) => foldedText(entry.value)),
		entryPointers: entries.map(({ pointer }) => pointer),
		plan: void 0
	};
}
function indexed(items, repeatedMembers) {
	const twice = new Set(repeatedMembers);
	const counts = new Map();
	for (const { key, pointer } of items) counts.set(key, (counts.get(key) ?? 0) + (twice.has(pointer) ? 2 : 1));
	return {
		items,
		byKey: new Map(items.map((item) => [item.key, item])),
		repeated: new Map([...counts].filter(([, count]) => count > 1))
	};
}
// src/kinds/checklist/graft.ts
function graftChecklist(doc, from, subjects) {
	const items = new Map(doc.byKey);
	for (const { entity, field } of subjects.map(splitSubject)) {
		const [current, source] = [items.get(entity), from?.byKey.get(entity)];
		if (field === void 0) replace(items, entity, source);
		else if (current !== void 0 && source !== void 0) items.set(entity, withFields(doc, current, source, field === "(done)" ? markFields(doc) : [field]));
	}
	const grafted = [...items.values()].sort((left, right) => left.index - right.index);
	return {
		...doc,
		...indexed(grafted, []),
		repeated: doc.repeated
	};
}
function replace(items, key, source) {
	if (source === void 0) items.delete(key);
	else items.set(key, source);
}
function markFields({ preset }) {
	return [...preset.done.map(({ field }) => field), ...preset.status === void 0 ? [] : [preset.status.field]];
}
function withFields({ preset }, current, source, fields) {
	const raw = { ...current.raw };
	for (const field of fields) {
		const value = Object.hasOwn(source.raw, field) ? source.raw[field] : void 0;
		if (value === void 0) delete raw[field];
		else raw[field] = value;
	}
	const { key, parent, index, pointer, derived, isPlain } = current;
	return {
		...readItem(raw, {
			key,
			parent,
			index,
			pointer,
			hasChildren: derived
		}, preset),
		isPlain,
		derived
	};
}
// src/text/part-bytes.ts
function partBytes() {
	const chunks = new Map();
	return {
		push(part, chunk) {
			const list = chunks.get(part);
			if (list === void 0) chunks.set(part, [chunk]);
			else list.push(chunk);
		},
		bytesOf(part) {
			const list = chunks.get(part);
			return list === void 0 ? void 0 : joinedBytes(list);
		}
	};
}
// src/text/json-stop.ts
const conflictMarker = /(?:^|[\r\n])(?:<{7} |\|{7} |>{7} |={7}(?=[\r\n ]|$))/;
const word = /[\w$]{1,40}/y;
function describeStop(source, stop, limits) {
	const { offset } = stop;
	const bracket = spanAt(source, offset, offset + 1);
	if (stop.reason === "too-deep") return textFault("too-deep", `nested deeper than ${limits.maxDepth} levels`, bracket);
	if (stop.reason === "too-many-values") return textFault("too-many-values", `holds more than ${limits.maxValues} values`, bracket);
	if (source.text.trim() === "") return textFault("empty", "empty: expected a JSON value, found nothing", spanAt(source, 0, 0));
	return findConflict(source) ?? describeSyntax(source, stop);
}
function findConflict(source) {
	const match = conflictMarker.exec(source.text);
	if (match === null) return void 0;
	const end = match.index + match[0].length;
	const start = /[\r\n]/.test(match[0]) ? match.index + 1 : match.index;
	return textFault("conflict-marker", "conflict markers were committed: resolve the merge and commit the result", spanAt(source, start, end));
}
function describeSyntax(source, stop) {
	const found = foundAt(source.text, stop.offset);
	const message = `expected ${stop.expected}, found ${found === "" ? "the end of the text" : nameFound(found)}`;
	const width = isLineBreak(found) ? 0 : found.length;
	return textFault("syntax", message, spanAt(source, stop.offset, stop.offset + width));
}
function foundAt(text, offset) {
	word.lastIndex = offset;
	const match = word.exec(text);
	if (match !== null) return match[0];
	const code = text.codePointAt(offset);
	return code === void 0 ? "" : String.fromCodePoint(code);
}
function nameFound(found) {
	return isLineBreak(found) ? "the end of the line" : quote(found);
}
function isLineBreak(found) {
	return found === "\n" || found === "\r";
}
// src/text/json.ts
const defaultJsonLimits = {
	maxDepth: 1e3,
	maxValues: 5e6
};
function parseJson(source, limits = defaultJsonLimits) {
	const { value, faults } = parseCountedJson(source, limits);
	return {
		value,
		faults
	};
}
function parseCountedJson(source, limits) {
	const builder = buildValue(source.text);
	const stop = scanJson(source.text, builder.handler, limits);
	const keyFaults = builder.keysNeedJudging() ? findKeyFaults(source, limits) : [];
	const values = builder.count();
	if (stop === void 0) return {
		value: builder.value(),
		faults: keyFaults,
		values
	};
	return {
		value: void 0,
		faults: [...keyFaults, describeStop(source, stop, limits)],
		values
	};
}
function buildValue(text) {
	const outer = [];
	let container;
	let key = "";
	let root;
	let doubtful = false;
	let count = 0;
	const place = (value) => {
		count++;
		if (container === void 0) root = value;
		else if (Array.isArray(container)) container.push(value);
		else if (key !== "__proto__") container[key] = value;
	};
	const begin = (opened) => {
		place(opened);
		outer.push(container);
		container = opened;
	};
	const end = () => {
		container = outer.pop();
	};
	return {
		handler: {
			beginObject: () => begin({}),
			beginArray: () => begin([]),
			endObject: end,
			endArray: end,
			scalar: (start, stop, form) => place(scalarValue(text, start, stop, form)),
			key: (start, stop, escaped) => {
				key = stringValue(text, start, stop, escaped);
				if (key === "__proto__" || Object.hasOwn(container ?? {}, key)) doubtful = true;
			}
		},
		value: () => root,
		keysNeedJudging: () => doubtful,
		count: () => count
	};
}
// src/text/json-occurrences.ts
function occurrenceRecorder(text, root) {
	const walk = {
		text,
		root,
		outer: [],
		frame: void 0,
		skippedLevels: 0
	};
	return {
		beginObject: (start) => begin(walk, start, false),
		beginArray: (start) => begin(walk, start, true),
		endObject: (end) => finish(walk, end),
		endArray: (end) => finish(walk, end),
		scalar: (start, end) => {
			if (walk.skippedLevels === 0) record(walk, start, end);
		},
		key: (start, end, escaped) => {
			if (walk.skippedLevels === 0 && walk.frame !== void 0) enter(walk, walk.frame, start, end, escaped);
		}
	};
}
function begin(walk, start, isArray) {
	const node = walk.skippedLevels === 0 ? record(walk, start, -1) : void 0;
	if (node === void 0) {
		walk.skippedLevels++;
		return;
	}
	if (walk.frame !== void 0) walk.outer.push(walk.frame);
	walk.frame = {
		node,
		isArray,
		nextIndex: 0,
		member: void 0,
		keyStart: -1,
		keyEnd: -1
	};
}
function finish(walk, end) {
	if (walk.skippedLevels > 0) {
		walk.skippedLevels--;
		return;
	}
	const occurrence = walk.frame?.node.occurrence;
	if (occurrence !== void 0) occurrence.end = end;
	walk.frame = walk.outer.pop();
}
function enter(walk, frame, start, end, escaped) {
	const { children } = frame.node;
	if (children === void 0) return;
	frame.member = children.get(stringValue(walk.text, start, end, escaped));
	frame.keyStart = start;
	frame.keyEnd = end;
}
function record(walk, start, end) {
	const { frame } = walk;
	const node = frame === void 0 ? walk.root : nextNode(frame);
	if (node === void 0) return void 0;
	const { keyStart, keyEnd } = frame ?? {
		keyStart: -1,
		keyEnd: -1
	};
	node.occurrence = {
		start,
		end,
		keyStart,
		keyEnd,
		parent: frame?.node.occurrence
	};
	return node;
}
function nextNode(frame) {
	if (!frame.isArray) return frame.member;
	const index = frame.nextIndex++;
	return frame.node.elements?.get(index);
}
// src/text/json-pointer-trie.ts
const arrayIndex = /^(?:0|[1-9]\d{0,14})$/;
function emptyTrie() {
	const root = newNode(void 0);
	return {
		root,
		nodes: [root]
	};
}
function addPointer(trie, pointer) {
	let node = trie.root;
	if (!pointer.startsWith("/")) return node;
	for (const token of pointerTokens(pointer)) node = node.children?.get(token) ?? addChild(trie, node, token);
	return node;
}
function addChild(trie, parent, token) {
	const node = newNode(parent);
	parent.children ??= new Map();
	parent.children.set(token, node);
	trie.nodes.push(node);
	if (!arrayIndex.test(token)) return node;
	parent.elements ??= new Map();
	parent.elements.set(Number(token), node);
	return node;
}
function newNode(parent) {
	return {
		parent,
		children: void 0,
		elements: void 0,
		occurrence: void 0
	};
}
// src/text/json-locate.ts
const unlimited = {
	maxDepth: Number.POSITIVE_INFINITY,
	maxValues: Number.POSITIVE_INFINITY
};
function locateJson(source, pointers) {
	const trie = emptyTrie();
	const wanted = new Map(pointers.map((pointer) => [pointer, addPointer(trie, pointer)]));
	const places = resolvePlaces(source, trie, scanJson(source.text, occurrenceRecorder(source.text, trie.root), unlimited)?.offset ?? source.text.length);
	return new Map([...wanted].map(([pointer, node]) => [pointer, places.get(node) ?? startOf(source)]));
}
function resolvePlaces(source, trie, stop) {
	const places = new Map();
	for (const node of trie.nodes) {
		const { parent, occurrence } = node;
		const counts = occurrence !== void 0 && occurrence.parent === parent?.occurrence;
		const inherited = parent === void 0 ? void 0 : places.get(parent);
		const place = counts ? placeOf(source, occurrence, stop) : inherited;
		if (place !== void 0) places.set(node, place);
	}
	return places;
}
function placeOf(source, occurrence, stop) {
	const { start, end, keyStart, keyEnd } = occurrence;
	const key = keyStart < 0 ? void 0 : spanAt(source, keyStart, keyEnd);
	return {
		value: spanAt(source, start, end < 0 ? stop : end),
		key
	};
}
function startOf(source) {
	return {
		value: spanAt(source, 0, 0),
		key: void 0
	};
}
// src/kinds/checklist/parsers.ts
const parsers = {
	json: jsonText,
	"yaml-map": yamlText
};
function parseText(name, bytes, limits) {
	const decoded = decodeText(bytes);
	const source = sourceText(decoded.text);
	if (decoded.faults.length > 0) return refused(decoded.faults.map(asReadFault), jsonSource$1(source));
	const parser = parsers[name];
	if (parser !== void 0) return parser(source, limits);
	return refused([{
		part: "",
		messageId: "format",
		message: `the format ${name} cannot be read yet`,
		pointer: "",
		span: spanAt(source, 0, 0)
	}], jsonSource$1(source));
}
function jsonText(source, limits) {
	const { value, faults } = parseJson(source, limits);
	const isRepeated = ({ messageId }) => messageId === "duplicate-key";
	const grave = faults.filter((fault) => !isRepeated(fault)).map(asReadFault);
	if (grave.length > 0 || value === void 0) return refused(grave, jsonSource$1(source));
	return {
		value,
		faults: [],
		repeated: [...new Set(faults.filter(isRepeated).map(({ pointer }) => pointer))],
		source: jsonSource$1(source)
	};
}
function yamlText(source) {
	const result = parseYaml(source.text, "last");
	const lineText = (line) => source.lineText(line);
	if (!result.ok) return refused(result.faults.map(({ message, span }) => ({
		part: "",
		messageId: "syntax",
		message,
		pointer: "",
		span
	})), {
		locate: () => new Map(),
		lineText
	});
	const { value, locate, repeated } = result.document;
	const places = (pointers) => new Map(pointers.map((pointer) => [pointer, locate(pointer)]));
	return {
		value,
		faults: [],
		repeated,
		source: {
			locate: places,
			lineText
		}
	};
}
function refused(faults, source) {
	return {
		value: void 0,
		faults,
		repeated: [],
		source
	};
}
function jsonSource$1(source) {
	return {
		locate: (pointers) => new Map([...locateJson(source, pointers)].map(([pointer, place]) => [pointer, place.value])),
		lineText: (line) => source.lineText(line)
	};
}
function asReadFault({ messageId, message, pointer, span }) {
	return {
		part: "",
		messageId,
		message,
		pointer,
		span
	};
}
// src/kinds/checklist/parse.ts
const planRole = "plan";
const presets = Object.values(builtInPresets).map(completePreset);
function checklistReader(options, limits) {
	const parts = partBytes();
	return {
		push: parts.push,
		end() {
			const bytes = parts.bytesOf("") ?? new Uint8Array();
			const read = options.preset === null ? byShape(bytes, limits) : byPreset(bytes, limits, options.preset);
			const { value, faults, repeated, source } = read.parsed;
			const own = value === void 0 ? null : buildChecklist(value, read.preset, options.strict, repeated);
			return {
				doc: own === null ? null : {
					...own,
					plan: planOf(parts.bytesOf(planRole), limits)
				},
				faults,
				source: (part) => part === "" ? source : void 0
			};
		}
	};
}
function planOf(bytes, limits) {
	if (bytes === void 0) return void 0;
	const { parsed, preset } = byShape(bytes, limits);
	return parsed.value === void 0 ? void 0 : buildChecklist(parsed.value, preset, false);
}
function byPreset(bytes, limits, preset) {
	return {
		preset,
		parsed: parseText(preset.parse, bytes, limits)
	};
}
function byShape(bytes, limits) {
	const texts = new Map();
	for (const preset of presets) {
		const parsed = texts.get(preset.parse) ?? parseText(preset.parse, bytes, limits);
		texts.set(preset.parse, parsed);
		if (parsed.value !== void 0 && hasShape(parsed, preset)) return {
			preset,
			parsed
		};
	}
	const [[name, parsed] = ["json", parseText("json", bytes, limits)]] = texts;
	return {
		parsed,
		preset: completePreset({
			parse: name,
			items: [""],
			done: []
		})
	};
}
function hasShape({ value = null }, preset) {
	return findLists(value, {
		...preset,
		items: preset.sniff
	}).flatMap((list) => list.members.slice(0, mostLookedAt)).some(({ value: member }) => isJsonObject(member) ? preset.done.some(({ field }) => Object.hasOwn(member, field)) : preset.scalar !== void 0);
}
const mostLookedAt = 1e3;
function looksLikeChecklist(text, limits) {
	const { parsed, preset } = byShape(new TextEncoder().encode(text), limits);
	return parsed.value !== void 0 && hasShape(parsed, preset);
}
// src/kinds/checklist/view.ts
function viewOf$1(checklist) {
	const items = [...checklist.byKey.values()];
	const blocked = new Set(blockedItems(checklist).map(({ item }) => item));
	return {
		shape: items.some(({ parent }) => parent !== void 0) ? "tree" : "list",
		nodes: items.map((item) => viewNode$1(item, blocked.has(item))),
		links: []
	};
}
function viewNode$1(item, isBlocked) {
	const { key, parent, title, status } = item;
	return {
		subject: subjectOf(key),
		label: title,
		state: stateOf$1(item),
		...parent === void 0 ? {} : { parent: subjectOf(parent) },
		...isBlocked ? { detail: "depends on open items" } : status === void 0 ? {} : { detail: status }
	};
}
function stateOf$1({ done, closed, status }) {
	if (done) return "done";
	if (closed) return "stuck";
	return status?.includes("progress") ? "active" : "open";
}
// src/kinds/checklist/index.ts
const checklist = {
	id: "checklist",
	title: "Checklist of an agent",
	files: [],
	sniff: (text) => looksLikeChecklist(text, defaultLimits),
	options: checklistOptionsSchema,
	defaults: defaultChecklistOptions,
	checkOptions: checkChecklistOptions,
	checkRuleOptions: checkRuleOptions$1,
	impliedSeverities,
	deletion: "warning",
	mayBeDeleted: isFinished,
	replaces: (before, after) => [...before.byKey.values()].some((item) => !survives(item, after)),
	lookback: 3,
	rules: rules$1,
	parts: (_path, { rotatesWith }) => rotatesWith === "" ? [] : [{
		role: planRole,
		glob: rotatesWith
	}],
	reader: checklistReader,
	compare: compareChecklists,
	entities: ({ byKey }) => byKey.keys(),
	entity: entityOf$1,
	graft: graftChecklist,
	view: viewOf$1
};
function impliedSeverities({ preset, evidence }) {
	const own = Object.entries(preset?.rules ?? {}).map(([name, said]) => [`checklist/${name}`, said]);
	const required = evidence === "required" ? [["checklist/evidence", "error"]] : [];
	return Object.fromEntries([...own, ...required]);
}
// src/kinds/task-tree/options.ts
const defaultTaskTreeOptions = {
	steps: {
		runState: "{dir}/run_state.json",
		required: false
	},
	runnerOwned: [],
	rotation: "forbid",
	replan: "error"
};
const taskTreeOptionsSchema = {
	type: "object",
	additionalProperties: false,
	properties: {
		steps: {
			description: "Where declared steps come from, and whether they must be declared.",
			type: "object",
			additionalProperties: false,
			properties: {
				runState: {
					description: "Path of the run-state file; {dir} is the folder of the tree.",
					type: "string",
					minLength: 1
				},
				required: {
					description: "Whether every change of a runner-owned field must be declared.",
					type: "boolean"
				}
			}
		},
		runnerOwned: {
			description: "Fields that only the runner may change, besides passes and attempts.",
			type: "array",
			items: { enum: ["next", "max_attempts"] }
		},
		rotation: {
			description: "Whether a tree whose root passed may be replaced by a new one.",
			enum: ["forbid", "allow"]
		},
		replan: {
			description: "How a declared status=replan is reported.",
			enum: ["error", "note"]
		}
	}
};
// src/kinds/task-tree/validators.generated.js
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var require_ucs2length = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	function ucs2length(str) {
		const len = str.length;
		let length = 0;
		let pos = 0;
		let value;
		while (pos < len) {
			length++;
			value = str.charCodeAt(pos++);
			if (value >= 55296 && value <= 56319 && pos < len) {
				value = str.charCodeAt(pos);
				if ((value & 64512) === 56320) pos++;
			}
		}
		return length;
	}
	exports.default = ucs2length;
	ucs2length.code = "require(\"ajv/dist/runtime/ucs2length\").default";
}));
const validators = __commonJSMin(((exports) => {
	exports.validator0 = validate20;
	const schema31 = {
		"type": "object",
		"additionalProperties": false,
		"required": [
			"id",
			"order",
			"title",
			"goal",
			"acceptance",
			"next",
			"passes",
			"attempts",
			"max_attempts",
			"children"
		],
		"properties": {
			"id": {
				"type": "string",
				"minLength": 1
			},
			"order": {
				"type": "integer",
				"minimum": -9007199254740991,
				"maximum": 9007199254740991
			},
			"title": { "type": "string" },
			"goal": { "type": "string" },
			"acceptance": {
				"type": "array",
				"items": { "type": "string" }
			},
			"next": {
				"type": "string",
				"enum": ["execute", "decompose"]
			},
			"passes": { "type": "boolean" },
			"attempts": {
				"type": "integer",
				"minimum": 0,
				"maximum": 9007199254740991
			},
			"max_attempts": {
				"type": "integer",
				"minimum": 0,
				"maximum": 9007199254740991
			},
			"children": { "type": "array" }
		}
	};
	const func1 = Object.prototype.hasOwnProperty;
	const func2 = require_ucs2length().default;
	function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate20.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.id === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "id" },
					message: "must have required property 'id'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.order === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "order" },
					message: "must have required property 'order'"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (data.title === void 0) {
				const err2 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "title" },
					message: "must have required property 'title'"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if (data.goal === void 0) {
				const err3 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "goal" },
					message: "must have required property 'goal'"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
			if (data.acceptance === void 0) {
				const err4 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "acceptance" },
					message: "must have required property 'acceptance'"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			if (data.next === void 0) {
				const err5 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "next" },
					message: "must have required property 'next'"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
			if (data.passes === void 0) {
				const err6 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "passes" },
					message: "must have required property 'passes'"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
			if (data.attempts === void 0) {
				const err7 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "attempts" },
					message: "must have required property 'attempts'"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
			if (data.max_attempts === void 0) {
				const err8 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "max_attempts" },
					message: "must have required property 'max_attempts'"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
			if (data.children === void 0) {
				const err9 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "children" },
					message: "must have required property 'children'"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
			for (const key0 in data) if (!func1.call(schema31.properties, key0)) {
				const err10 = {
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
			if (data.id !== void 0) {
				let data0 = data.id;
				if (typeof data0 === "string") {
					if (func2(data0) < 1) {
						const err11 = {
							instancePath: instancePath + "/id",
							schemaPath: "#/properties/id/minLength",
							keyword: "minLength",
							params: { limit: 1 },
							message: "must NOT have fewer than 1 characters"
						};
						if (vErrors === null) vErrors = [err11];
						else vErrors.push(err11);
						errors++;
					}
				} else {
					const err12 = {
						instancePath: instancePath + "/id",
						schemaPath: "#/properties/id/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			}
			if (data.order !== void 0) {
				let data1 = data.order;
				if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
					const err13 = {
						instancePath: instancePath + "/order",
						schemaPath: "#/properties/order/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
				if (typeof data1 == "number" && isFinite(data1)) {
					if (data1 > 9007199254740991 || isNaN(data1)) {
						const err14 = {
							instancePath: instancePath + "/order",
							schemaPath: "#/properties/order/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 9007199254740991
							},
							message: "must be <= 9007199254740991"
						};
						if (vErrors === null) vErrors = [err14];
						else vErrors.push(err14);
						errors++;
					}
					if (data1 < -9007199254740991 || isNaN(data1)) {
						const err15 = {
							instancePath: instancePath + "/order",
							schemaPath: "#/properties/order/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: -9007199254740991
							},
							message: "must be >= -9007199254740991"
						};
						if (vErrors === null) vErrors = [err15];
						else vErrors.push(err15);
						errors++;
					}
				}
			}
			if (data.title !== void 0) {
				if (typeof data.title !== "string") {
					const err16 = {
						instancePath: instancePath + "/title",
						schemaPath: "#/properties/title/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
			}
			if (data.goal !== void 0) {
				if (typeof data.goal !== "string") {
					const err17 = {
						instancePath: instancePath + "/goal",
						schemaPath: "#/properties/goal/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
			}
			if (data.acceptance !== void 0) {
				let data4 = data.acceptance;
				if (Array.isArray(data4)) {
					const len0 = data4.length;
					for (let i0 = 0; i0 < len0; i0++) if (typeof data4[i0] !== "string") {
						const err18 = {
							instancePath: instancePath + "/acceptance/" + i0,
							schemaPath: "#/properties/acceptance/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err18];
						else vErrors.push(err18);
						errors++;
					}
				} else {
					const err19 = {
						instancePath: instancePath + "/acceptance",
						schemaPath: "#/properties/acceptance/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err19];
					else vErrors.push(err19);
					errors++;
				}
			}
			if (data.next !== void 0) {
				let data6 = data.next;
				if (typeof data6 !== "string") {
					const err20 = {
						instancePath: instancePath + "/next",
						schemaPath: "#/properties/next/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err20];
					else vErrors.push(err20);
					errors++;
				}
				if (!(data6 === "execute" || data6 === "decompose")) {
					const err21 = {
						instancePath: instancePath + "/next",
						schemaPath: "#/properties/next/enum",
						keyword: "enum",
						params: { allowedValues: schema31.properties.next.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err21];
					else vErrors.push(err21);
					errors++;
				}
			}
			if (data.passes !== void 0) {
				if (typeof data.passes !== "boolean") {
					const err22 = {
						instancePath: instancePath + "/passes",
						schemaPath: "#/properties/passes/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err22];
					else vErrors.push(err22);
					errors++;
				}
			}
			if (data.attempts !== void 0) {
				let data8 = data.attempts;
				if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
					const err23 = {
						instancePath: instancePath + "/attempts",
						schemaPath: "#/properties/attempts/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err23];
					else vErrors.push(err23);
					errors++;
				}
				if (typeof data8 == "number" && isFinite(data8)) {
					if (data8 > 9007199254740991 || isNaN(data8)) {
						const err24 = {
							instancePath: instancePath + "/attempts",
							schemaPath: "#/properties/attempts/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 9007199254740991
							},
							message: "must be <= 9007199254740991"
						};
						if (vErrors === null) vErrors = [err24];
						else vErrors.push(err24);
						errors++;
					}
					if (data8 < 0 || isNaN(data8)) {
						const err25 = {
							instancePath: instancePath + "/attempts",
							schemaPath: "#/properties/attempts/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err25];
						else vErrors.push(err25);
						errors++;
					}
				}
			}
			if (data.max_attempts !== void 0) {
				let data9 = data.max_attempts;
				if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
					const err26 = {
						instancePath: instancePath + "/max_attempts",
						schemaPath: "#/properties/max_attempts/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err26];
					else vErrors.push(err26);
					errors++;
				}
				if (typeof data9 == "number" && isFinite(data9)) {
					if (data9 > 9007199254740991 || isNaN(data9)) {
						const err27 = {
							instancePath: instancePath + "/max_attempts",
							schemaPath: "#/properties/max_attempts/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 9007199254740991
							},
							message: "must be <= 9007199254740991"
						};
						if (vErrors === null) vErrors = [err27];
						else vErrors.push(err27);
						errors++;
					}
					if (data9 < 0 || isNaN(data9)) {
						const err28 = {
							instancePath: instancePath + "/max_attempts",
							schemaPath: "#/properties/max_attempts/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err28];
						else vErrors.push(err28);
						errors++;
					}
				}
			}
			if (data.children !== void 0) {
				if (!Array.isArray(data.children)) {
					const err29 = {
						instancePath: instancePath + "/children",
						schemaPath: "#/properties/children/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err29];
					else vErrors.push(err29);
					errors++;
				}
			}
		} else {
			const err30 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err30];
			else vErrors.push(err30);
			errors++;
		}
		validate20.errors = vErrors;
		return errors === 0;
	}
	validate20.evaluated = {
		"props": true,
		"dynamicProps": false,
		"dynamicItems": false
	};
	exports.validator1 = validate21;
	const schema32 = {
		"type": "object",
		"additionalProperties": false,
		"properties": {
			"steps": {
				"description": "Where declared steps come from, and whether they must be declared.",
				"type": "object",
				"additionalProperties": false,
				"properties": {
					"runState": {
						"description": "Path of the run-state file; {dir} is the folder of the tree.",
						"type": "string",
						"minLength": 1
					},
					"required": {
						"description": "Whether every change of a runner-owned field must be declared.",
						"type": "boolean"
					}
				}
			},
			"runnerOwned": {
				"description": "Fields that only the runner may change, besides passes and attempts.",
				"type": "array",
				"items": { "enum": ["next", "max_attempts"] }
			},
			"rotation": {
				"description": "Whether a tree whose root passed may be replaced by a new one.",
				"enum": ["forbid", "allow"]
			},
			"replan": {
				"description": "How a declared status=replan is reported.",
				"enum": ["error", "note"]
			}
		}
	};
	function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate21.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			for (const key0 in data) if (!(key0 === "steps" || key0 === "runnerOwned" || key0 === "rotation" || key0 === "replan")) {
				const err0 = {
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.steps !== void 0) {
				let data0 = data.steps;
				if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
					for (const key1 in data0) if (!(key1 === "runState" || key1 === "required")) {
						const err1 = {
							instancePath: instancePath + "/steps",
							schemaPath: "#/properties/steps/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key1 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err1];
						else vErrors.push(err1);
						errors++;
					}
					if (data0.runState !== void 0) {
						let data1 = data0.runState;
						if (typeof data1 === "string") {
							if (func2(data1) < 1) {
								const err2 = {
									instancePath: instancePath + "/steps/runState",
									schemaPath: "#/properties/steps/properties/runState/minLength",
									keyword: "minLength",
									params: { limit: 1 },
									message: "must NOT have fewer than 1 characters"
								};
								if (vErrors === null) vErrors = [err2];
								else vErrors.push(err2);
								errors++;
							}
						} else {
							const err3 = {
								instancePath: instancePath + "/steps/runState",
								schemaPath: "#/properties/steps/properties/runState/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err3];
							else vErrors.push(err3);
							errors++;
						}
					}
					if (data0.required !== void 0) {
						if (typeof data0.required !== "boolean") {
							const err4 = {
								instancePath: instancePath + "/steps/required",
								schemaPath: "#/properties/steps/properties/required/type",
								keyword: "type",
								params: { type: "boolean" },
								message: "must be boolean"
							};
							if (vErrors === null) vErrors = [err4];
							else vErrors.push(err4);
							errors++;
						}
					}
				} else {
					const err5 = {
						instancePath: instancePath + "/steps",
						schemaPath: "#/properties/steps/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
			if (data.runnerOwned !== void 0) {
				let data3 = data.runnerOwned;
				if (Array.isArray(data3)) {
					const len0 = data3.length;
					for (let i0 = 0; i0 < len0; i0++) {
						let data4 = data3[i0];
						if (!(data4 === "next" || data4 === "max_attempts")) {
							const err6 = {
								instancePath: instancePath + "/runnerOwned/" + i0,
								schemaPath: "#/properties/runnerOwned/items/enum",
								keyword: "enum",
								params: { allowedValues: schema32.properties.runnerOwned.items.enum },
								message: "must be equal to one of the allowed values"
							};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
						}
					}
				} else {
					const err7 = {
						instancePath: instancePath + "/runnerOwned",
						schemaPath: "#/properties/runnerOwned/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			}
			if (data.rotation !== void 0) {
				let data5 = data.rotation;
				if (!(data5 === "forbid" || data5 === "allow")) {
					const err8 = {
						instancePath: instancePath + "/rotation",
						schemaPath: "#/properties/rotation/enum",
						keyword: "enum",
						params: { allowedValues: schema32.properties.rotation.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			}
			if (data.replan !== void 0) {
				let data6 = data.replan;
				if (!(data6 === "error" || data6 === "note")) {
					const err9 = {
						instancePath: instancePath + "/replan",
						schemaPath: "#/properties/replan/enum",
						keyword: "enum",
						params: { allowedValues: schema32.properties.replan.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			}
		} else {
			const err10 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err10];
			else vErrors.push(err10);
			errors++;
		}
		validate21.errors = vErrors;
		return errors === 0;
	}
	validate21.evaluated = {
		"props": true,
		"dynamicProps": false,
		"dynamicItems": false
	};
	exports.validator2 = validate22;
	const schema33 = {
		"type": "object",
		"additionalProperties": false,
		"properties": { "moves": {
			"description": "Whether children that move here from elsewhere in the tree count as additions.",
			"enum": ["forbid", "allow"]
		} }
	};
	function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate22.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			for (const key0 in data) if (!(key0 === "moves")) {
				const err0 = {
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.moves !== void 0) {
				let data0 = data.moves;
				if (!(data0 === "forbid" || data0 === "allow")) {
					const err1 = {
						instancePath: instancePath + "/moves",
						schemaPath: "#/properties/moves/enum",
						keyword: "enum",
						params: { allowedValues: schema33.properties.moves.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
			}
		} else {
			const err2 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		validate22.errors = vErrors;
		return errors === 0;
	}
	validate22.evaluated = {
		"props": true,
		"dynamicProps": false,
		"dynamicItems": false
	};
}))();
const validateNode = validators.validator0;
const validateOptions = validators.validator1;
const validateRuleOptions = { "task-tree/child-additions": validators.validator2 };
// src/kinds/task-tree/check-options.ts
function checkTaskTreeOptions(value) {
	if (!validateOptions(value)) return {
		ok: false,
		faults: (validateOptions.errors ?? []).map(asFault)
	};
	const given = value;
	const steps = {
		...defaultTaskTreeOptions.steps,
		...given.steps
	};
	return {
		ok: true,
		options: {
			...defaultTaskTreeOptions,
			...given,
			steps
		}
	};
}
function checkRuleOptions(ruleId, value) {
	const validate = validateRuleOptions[ruleId];
	if (validate === void 0) return [{
		pointer: "",
		message: `${ruleId} takes no options`
	}];
	return validate(value) ? [] : (validate.errors ?? []).map(asFault);
}
function asFault({ instancePath, keyword, message = "is not valid", params }) {
	if (keyword === "additionalProperties") {
		const unknownKey = String(params.additionalProperty);
		return {
			pointer: appendToken(instancePath, unknownKey),
			message: "is not a known option",
			unknownKey
		};
	}
	return {
		pointer: instancePath,
		message: keyword === "enum" ? `must be one of ${(params.allowedValues ?? []).join(", ")}` : message
	};
}
// src/text/json-format.ts
function formatJson(value, keyOrder = []) {
	const ranks = new Map(keyOrder.map((key, rank) => [key, rank]));
	const output = [];
	const pending = [{
		value,
		depth: 0
	}];
	for (let piece = pending.pop(); piece !== void 0; piece = pending.pop()) if ("text" in piece) output.push(piece.text);
	else if (isInexact(piece.value)) output.push(piece.value.inexactNumber);
	else if (isJsonArray(piece.value)) pushMembers(pending, piece.value.map((member) => ["", member]), "[]", piece.depth);
	else if (isJsonObject(piece.value)) pushMembers(pending, sortedMembers(piece.value, ranks), "{}", piece.depth);
	else output.push(JSON.stringify(piece.value));
	return output.join("");
}
function pushMembers(pending, members, brackets, depth) {
	const [open = "", close = ""] = brackets;
	if (members.length === 0) {
		pending.push({ text: brackets });
		return;
	}
	pending.push({ text: `\n${"  ".repeat(depth)}${close}` });
	for (let index = members.length - 1; index >= 0; index -= 1) {
		const [key, value] = members[index] ?? ["", null];
		pending.push({
			value,
			depth: depth + 1
		});
		pending.push({ text: `${index > 0 ? "," : open}\n${"  ".repeat(depth + 1)}${key}` });
	}
}
function sortedMembers(object, ranks) {
	const rank = (key) => ranks.get(key) ?? ranks.size;
	return Object.entries(object).sort(([left], [right]) => rank(left) - rank(right) || compareCodePoints(left, right)).map(([key, value]) => [`${JSON.stringify(key)}: `, value]);
}
function isInexact(value) {
	return isJsonObject(value) && typeof value.inexactNumber === "string" && Object.keys(value).length === 1;
}
// src/kinds/task-tree/tree-place.ts
function pointerOf(node) {
	const tokens = [];
	for (let at = node; at.parent !== void 0; at = at.parent) tokens.push(`/children/${at.position}`);
	return tokens.reverse().join("");
}
function pathOf(node) {
	const ids = [];
	for (let at = node; at !== void 0; at = at.parent) ids.push(at.id);
	return ids.reverse().join("/");
}
function parentName(node) {
	return node.parent === void 0 ? "<root>" : node.parent.id;
}
function afterPlace(node, field) {
	return inAfter(fieldPointer(node, field));
}
function beforePlace(node, field) {
	return inBefore(fieldPointer(node, field));
}
function fieldPointer(node, field) {
	return field === void 0 ? pointerOf(node) : appendToken(pointerOf(node), field);
}
// src/kinds/task-tree/schema-errors.ts
function schemaErrorsOf(value, nodes) {
	if (!isJsonObject(value)) return [notANode(value, "<root>", "the document")];
	const seen = new Set();
	const errors = [];
	for (const node of nodes) {
		const repeated = seen.has(node.id);
		seen.add(node.id);
		errors.push(...nodeErrors(node, (field) => subjectIn(node, field, repeated)).slice(0, mostFindings));
		if (errors.length > 1e4) break;
	}
	return errors;
}
function subjectIn(node, field, repeated) {
	if (node.id === "") return subjectOf("", `${pointerOf(node)}/${field}`);
	return subjectOf(node.id, repeated ? `${field} at ${pointerOf(node)}` : field);
}
function nodeErrors(node, subjectFor) {
	const errors = validateNode(node.raw) ? [] : (validateNode.errors ?? []).map((fault) => asError(node, fault, subjectFor));
	const list = isJsonArray(node.raw.children) ? node.raw.children : [];
	for (const [index, child] of list.entries()) {
		if (isJsonObject(child)) continue;
		const field = `children/${index}`;
		const pointer = `${pointerOf(node)}/${field}`;
		errors.push({
			...notANode(child, pathOf(node), field),
			pointer,
			subject: subjectFor(field)
		});
	}
	return errors.sort((left, right) => compareCodePoints(left.pointer, right.pointer));
}
function notANode(value, place, field) {
	return {
		messageId: "type",
		subject: "",
		pointer: "",
		place,
		field,
		expected: "a node",
		found: shown(value)
	};
}
function asError(node, fault, subjectFor) {
	const tokens = pointerTokens(fault.instancePath);
	const { keyword, params } = fault;
	const named = params.missingProperty ?? params.additionalProperty;
	const field = named ?? tokens.join("/");
	const value = tokens.reduce(member, node.raw);
	const at = named === void 0 || keyword === "required" ? fault.instancePath : appendToken("", named);
	return {
		messageId: messageIds[keyword] ?? "value",
		subject: subjectFor(field),
		pointer: pointerOf(node) + at,
		place: pathOf(node),
		field,
		expected: expectation(fault),
		found: shown(named === void 0 ? value : node.raw[named])
	};
}
const messageIds = {
	required: "missing",
	additionalProperties: "unknown",
	type: "type",
	minimum: "range",
	maximum: "range",
	enum: "value",
	minLength: "empty"
};
function expectation({ keyword, params }) {
	if (keyword === "enum") return (params.allowedValues ?? []).map((value) => `'${value}'`).join(" or ");
	if (keyword === "type" && params.type === "integer") return "an integer within ±9007199254740991";
	if (keyword === "type") return `of type ${params.type}`;
	return `${params.comparison ?? ""} ${params.limit ?? ""}`.trim();
}
function member(value, token) {
	if (isJsonArray(value)) return value[Number(token)];
	return isJsonObject(value) && Object.hasOwn(value, token) ? value[token] : void 0;
}
function shown(value) {
	if (isJsonObject(value) && typeof value.inexactNumber === "string") return value.inexactNumber;
	const text = value === void 0 ? "nothing" : canonicalJson(value);
	return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
// src/kinds/task-tree/build-tree.ts
function buildTree(value, text = "", runState) {
	const nodes = [];
	const root = isJsonObject(value) ? readNode(value, void 0, 0) : void 0;
	const pending = root === void 0 ? [] : [root];
	for (let node = pending.pop(); node !== void 0; node = pending.pop()) {
		nodes.push(node);
		const grown = readChildren(node);
		for (let index = grown.length - 1; index >= 0; index -= 1) {
			const child = grown[index];
			if (child !== void 0) pending.push(child);
		}
	}
	const named = nodes.filter((node) => node.id !== "");
	const byId = new Map(named.map((node) => [node.id, node]));
	return {
		nodes,
		root,
		byId,
		repeated: groupBy(named.filter((node) => byId.get(node.id) !== node), (node) => node.id),
		schemaErrors: schemaErrorsOf(value, nodes),
		runState,
		text
	};
}
function readChildren(node) {
	const list = node.raw.children;
	if (!isJsonArray(list)) return [];
	const grown = [];
	for (const [position, child] of list.entries()) if (isJsonObject(child)) grown.push(readNode(child, node, position));
	for (const child of grown) node.children.push(child);
	return grown;
}
function readNode(raw, parent, position) {
	return {
		id: typeof raw.id === "string" ? raw.id : "",
		raw,
		parent,
		position,
		children: [],
		order: integer(raw.order),
		next: typeof raw.next === "string" ? raw.next : "",
		passes: raw.passes === true,
		attempts: integer(raw.attempts),
		maxAttempts: integer(raw.max_attempts)
	};
}
function integer(value) {
	return typeof value === "number" && Number.isSafeInteger(value) ? value : 0;
}
// src/kinds/task-tree/canonical.ts
const keyOrder = [
	"id",
	"order",
	"title",
	"goal",
	"acceptance",
	"next",
	"passes",
	"attempts",
	"max_attempts",
	"children"
];
function compareChildren(left, right) {
	return left.order - right.order || compareCodePoints(left.id, right.id);
}
function canonicalNode(tree, update = () => void 0) {
	const written = new Map();
	for (let index = tree.nodes.length - 1; index >= 0; index -= 1) {
		const node = tree.nodes[index];
		if (node === void 0) continue;
		const children = [...node.children].sort(compareChildren).flatMap((child) => written.get(child) ?? []);
		written.set(node, {
			...node.raw,
			...update(node),
			children
		});
	}
	return (tree.root && written.get(tree.root)) ?? {};
}
function canonicalText(tree) {
	return `${formatJson(canonicalNode("nodes" in tree ? tree : buildTree(tree)), keyOrder)}\n`;
}
// src/kinds/task-tree/invariants.ts
function invariantBreaches(tree) {
	const seen = new Map();
	const breaches = [];
	for (const node of tree.nodes) {
		const occurrence = (seen.get(node.id) ?? 0) + 1;
		if (node.id !== "") seen.set(node.id, occurrence);
		const types = breachedBy(node, occurrence);
		if (types.length === 0) continue;
		const values = {
			id: node.id,
			path: pathOf(node),
			attempts: canonicalJson(node.raw.attempts),
			maxAttempts: canonicalJson(node.raw.max_attempts)
		};
		breaches.push(...types.map((type) => ({
			type,
			node,
			occurrence,
			values
		})));
	}
	return breaches;
}
function breachedBy(node, occurrence) {
	const types = [];
	if (occurrence > 1) types.push("duplicate");
	const limited = Number.isSafeInteger(node.raw.max_attempts);
	if (limited && node.maxAttempts <= 0) types.push("maxAttempts");
	if (limited && Number.isSafeInteger(node.raw.attempts) && node.attempts > node.maxAttempts) types.push("attemptsBound");
	if (node.children.every(isOrdered) && !isSorted(node.children)) types.push("childrenSorted");
	return types;
}
function isOrdered({ id, raw }) {
	return id !== "" && Number.isSafeInteger(raw.order);
}
function isSorted(children) {
	return children.every((child, index) => {
		const next = children[index + 1];
		return next === void 0 || compareChildren(child, next) <= 0;
	});
}
// src/kinds/task-tree/pairs.ts
function pairNodes(before, after) {
	const equal = new Map();
	const changedFields = new Map();
	for (let index = before.nodes.length - 1; index >= 0; index -= 1) {
		const node = before.nodes[index];
		const twin = node && after.byId.get(node.id);
		if (node === void 0 || twin === void 0) continue;
		const changed = ownChanges(node, twin);
		changedFields.set(node, changed);
		equal.set(node, changed.length === 0 && childrenEqual(node, twin, after, equal));
	}
	const pairs = [];
	for (const node of before.byId.values()) {
		const twin = after.byId.get(node.id);
		if (twin === void 0) continue;
		pairs.push({
			before: node,
			after: twin,
			changed: changedFields.get(node) ?? [],
			equal: equal.get(node) === true,
			moved: parentName(node) !== parentName(twin)
		});
	}
	return pairs.sort((left, right) => compareCodePoints(left.before.id, right.before.id));
}
function ownChanges(left, right) {
	const keys = new Set([...Object.keys(left.raw), ...Object.keys(right.raw)]);
	if (Array.isArray(left.raw.children) && Array.isArray(right.raw.children)) keys.delete("children");
	return [...keys].filter((key) => !jsonEqual(left.raw[key], right.raw[key])).sort(compareCodePoints);
}
function childrenEqual(left, right, after, equal) {
	if (listLength(left) !== listLength(right) || left.children.length !== right.children.length) return false;
	return left.children.every((child, index) => {
		const other = right.children[index];
		if (other === void 0 || other.position !== child.position) return false;
		if (after.byId.get(child.id) !== other) return jsonEqual(child.raw, other.raw);
		return equal.get(child) === true;
	});
}
function listLength(node) {
	return Array.isArray(node.raw.children) ? node.raw.children.length : 0;
}
// src/kinds/task-tree/select.ts
function leftmostOpenLeaf(tree) {
	return tree?.nodes.find(isOpenLeaf);
}
function isOpenLeaf(node) {
	return !node.passes && node.children.length === 0;
}
function isStuck(node) {
	return !node.passes && node.attempts >= node.maxAttempts;
}
// src/kinds/task-tree/steps/step.ts
const statuses = [
	"done",
	"retry",
	"decomposed",
	"replan"
];
const guards = [
	"pass",
	"fail",
	"skipped"
];
function isStatus(value) {
	return statuses.some((status) => status === value);
}
function isGuard(value) {
	return guards.some((guard) => guard === value);
}
const transitionTable = [
	{
		status: "done",
		guard: "pass",
		passes: "true",
		attempts: "–"
	},
	{
		status: "done",
		guard: "fail",
		passes: "–",
		attempts: "+1 while < max_attempts"
	},
	{
		status: "done",
		guard: "skipped",
		passes: "–",
		attempts: "–"
	},
	{
		status: "retry",
		guard: "skipped",
		passes: "–",
		attempts: "+1 while < max_attempts"
	},
	{
		status: "decomposed",
		guard: "skipped",
		passes: "–",
		attempts: "–"
	}
];
function applyRow(fields, maxAttempts, status, guard) {
	const row = transitionTable.find((each) => each.status === status && (status !== "done" || each.guard === guard));
	if (row === void 0) return fields;
	const counts = row.attempts !== "–" && fields.attempts < maxAttempts;
	return {
		passes: row.passes === "true" ? true : fields.passes,
		attempts: counts ? fields.attempts + 1 : fields.attempts
	};
}
// src/kinds/task-tree/steps/declaration.ts
const keys = [
	"node",
	"status",
	"guard",
	"tree"
];
const trailer = /^[ \t]*agent-step[ \t]*:(.*)$/i;
const pair = /[ \t]*([A-Za-z_-]+)=("(?:[^"\\]|\\.)*"|[^\s"]\S*)(?=[ \t]|$)/y;
function parseDeclarations(message) {
	const steps = [];
	const faults = [];
	for (const [index, text] of message.split(/\r\n|\r|\n/).entries()) {
		const body = trailer.exec(text)?.[1];
		if (body === void 0) continue;
		const parsed = parseLine(body.trim(), index + 1);
		if ("messageId" in parsed) faults.push(parsed);
		else steps.push(parsed);
	}
	return {
		steps,
		faults
	};
}
function parseLine(text, line) {
	const fault = (messageId, detail) => ({
		messageId,
		line,
		text,
		detail
	});
	const values = new Map();
	pair.lastIndex = 0;
	let end = 0;
	for (let match = pair.exec(text); match !== null; match = pair.exec(text)) {
		end = pair.lastIndex;
		const [, key = "", quoted = ""] = match;
		const value = unquote(quoted);
		if (value === void 0) return fault("malformed", quoted);
		if (!keys.some((known) => known === key)) return fault("unknownKey", key);
		if (values.has(key)) return fault("repeatedKey", key);
		values.set(key, value);
	}
	if (end < text.length) return fault("malformed", text.slice(end).trim());
	return toStep(values, line, fault);
}
function toStep(values, line, fault) {
	const { node, status, guard, tree } = Object.fromEntries(values);
	const missing = Object.entries({
		node,
		status,
		guard,
		tree: tree ?? "."
	}).find(([, value]) => value === void 0 || value === "");
	if (node === void 0 || missing !== void 0) return fault("missingKey", missing?.[0] ?? "node");
	if (!isStatus(status)) return fault("badValue", `status=${status} (expected ${statuses.join(", ")})`);
	if (!isGuard(guard)) return fault("badValue", `guard=${guard} (expected ${guards.join(", ")})`);
	if (contradicts(status, guard)) return fault("guardWithoutRun", `status=${status} guard=${guard}`);
	return {
		node,
		status,
		guard,
		tree,
		line
	};
}
function contradicts(status, guard) {
	return status !== "done" && guard !== "skipped";
}
function spellId(id) {
	return /[\s"]/.test(id) ? JSON.stringify(id) : id;
}
function unquote(value) {
	if (!value.startsWith("\"")) return value;
	try {
		const parsed = JSON.parse(value);
		return typeof parsed === "string" ? parsed : void 0;
	} catch {
		return;
	}
}
// src/kinds/task-tree/steps/run-state.ts
function readRunState(value) {
	if (!isJsonObject(value)) return void 0;
	const { run_id, next_iter, last_status, last_summary, last_guard } = value;
	if (typeof run_id !== "string" || typeof next_iter !== "number") return void 0;
	return {
		runId: run_id,
		nextIteration: next_iter,
		lastStatus: typeof last_status === "string" ? last_status : null,
		lastSummary: last_summary ?? null,
		lastGuard: typeof last_guard === "string" ? last_guard : null
	};
}
function iterationGrew(before, after) {
	if (after === void 0) return false;
	const earlier = before?.runId === after.runId ? before.nextIteration : 1;
	return after.nextIteration > earlier;
}
// src/kinds/task-tree/steps/runner-subject.ts
const subject = /^chore\(loop\): run (\S+) iter (\d+) node (.+) status=(done|retry|decomposed) guard=(pass|fail|skipped)$/;
function parseRunnerSubject(message) {
	const [line = ""] = message.split(/\r\n|\r|\n/, 1);
	const [, , , node = "", status, guard] = subject.exec(line) ?? [];
	return isStatus(status) && isGuard(guard) ? {
		node,
		status,
		guard
	} : void 0;
}
// src/kinds/task-tree/steps/declared.ts
function declaredSteps(before, after, context) {
	const readings = [
		fromFlags(context.steps ?? []),
		fromTrailers(context),
		fromSubject(context),
		fromRunState(before, after?.runState)
	];
	const [first, ...rest] = readings.filter((reading) => reading.steps.length > 0 || reading.idle);
	const faults = readings.flatMap((reading) => reading.faults);
	if (first === void 0) return {
		source: void 0,
		steps: [],
		idle: false,
		faults
	};
	const disagreeing = rest.filter((reading) => !agrees(first, reading)).map((reading) => disagreement(first, reading));
	return {
		source: first.source,
		steps: first.steps,
		idle: first.idle ?? false,
		faults: [...faults, ...disagreeing]
	};
}
function fromFlags(steps) {
	const valid = [];
	const faults = [];
	for (const { node, status, guard } of steps) {
		const text = stepText({
			node,
			status,
			guard
		});
		if (!isStatus(status) || !isGuard(guard)) faults.push(faultOf("badValue", text));
		else if (contradicts(status, guard)) faults.push(faultOf("guardWithoutRun", text));
		else valid.push({
			node,
			status,
			guard
		});
	}
	return {
		source: "flags",
		steps: valid,
		faults
	};
}
function fromTrailers({ message = "", path, siblings = [], others }) {
	const { steps, faults } = parseDeclarations(message);
	const unaddressed = steps.filter((step) => step.tree === void 0);
	const ambiguous = siblings.length > 0 ? unaddressed : [];
	const own = steps.filter((step) => step.tree === void 0 ? siblings.length === 0 : path === "" || step.tree === path);
	const strangers = steps.filter(({ tree }) => tree !== void 0 && tree !== path && others?.includes(tree) === false);
	return {
		source: "trailer",
		steps: own.map(plainStep),
		faults: [
			...faults,
			...ambiguous.map(noTree),
			...strangers.map(unknownTree)
		]
	};
}
function fromSubject({ message = "", siblings = [] }) {
	const step = parseRunnerSubject(message);
	if (step === void 0) return {
		source: "subject",
		steps: [],
		faults: []
	};
	const text = message.split(/\r\n|\r|\n/, 1)[0] ?? "";
	if (contradicts(step.status, step.guard)) return {
		source: "subject",
		steps: [],
		faults: [{
			...faultOf("guardWithoutRun", text),
			line: 1
		}]
	};
	if (siblings.length > 0) return {
		source: "subject",
		steps: [],
		faults: [{
			...faultOf("noTree", text),
			line: 1
		}]
	};
	return {
		source: "subject",
		steps: [step],
		faults: []
	};
}
function fromRunState(before, runState) {
	const none = {
		source: "run-state",
		steps: [],
		faults: []
	};
	if (!iterationGrew(before?.runState, runState)) return none;
	if (runState.lastSummary === null) return {
		...none,
		idle: true
	};
	const { lastStatus: status, lastGuard: guard } = runState;
	const node = leftmostOpenLeaf(before);
	if (!isStatus(status) || !isGuard(guard)) return {
		...none,
		faults: [faultOf("runState", `last_status=${status} last_guard=${guard}`)]
	};
	if (contradicts(status, guard)) return {
		...none,
		faults: [faultOf("guardWithoutRun", `last_status=${status} last_guard=${guard}`)]
	};
	return node === void 0 ? none : {
		...none,
		steps: [{
			node: node.id,
			status,
			guard
		}]
	};
}
function agrees(first, other) {
	const [a, b] = [first.steps.at(-1), other.steps.at(-1)];
	if (a === void 0 || b === void 0) return a === b;
	return a.node === b.node && a.status === b.status && a.guard === b.guard;
}
function disagreement(first, other) {
	return faultOf("disagreement", `${described(first)}, but ${described(other)}`);
}
function described({ source, steps }) {
	const step = steps.at(-1);
	return `${source} says ${step === void 0 ? "no step" : stepText(step)}`;
}
function plainStep({ node, status, guard }) {
	return {
		node,
		status,
		guard
	};
}
function noTree(step) {
	return {
		...faultOf("noTree", stepText(step)),
		line: step.line
	};
}
function unknownTree(step) {
	return {
		...faultOf("unknownTree", step.tree ?? ""),
		line: step.line
	};
}
function faultOf(messageId, text) {
	return {
		messageId,
		line: 0,
		text,
		detail: text
	};
}
function stepText({ node, status, guard }) {
	return `node=${node} status=${status} guard=${guard}`;
}
// src/kinds/task-tree/expected-state.ts
function expectedState(before, after, steps) {
	const fields = new Map(after.nodes.map((node) => [node, resetFields(before, node)]));
	const passesSet = [];
	const attemptsIncremented = [];
	for (const step of steps) {
		const node = after.byId.get(step.node);
		const current = node && fields.get(node);
		if (node === void 0 || current === void 0) continue;
		const next = applyRow(current, node.maxAttempts, step.status, step.guard);
		fields.set(node, next);
		if (next.attempts > current.attempts) attemptsIncremented.push(node);
		if (next.passes && !current.passes) passesSet.push(node);
	}
	return {
		fields,
		passesSet,
		attemptsIncremented,
		derivedPassesSet: derivePasses(after.nodes, fields)
	};
}
function resetFields(before, node) {
	const previous = before?.byId.get(node.id);
	return previous === void 0 ? {
		passes: false,
		attempts: 0
	} : {
		passes: previous.passes,
		attempts: previous.attempts
	};
}
function derivePasses(nodes, fields) {
	const turned = [];
	for (let index = nodes.length - 1; index >= 0; index -= 1) {
		const node = nodes[index];
		const current = node && fields.get(node);
		if (node === void 0 || current === void 0 || node.children.length === 0) continue;
		const passes = node.children.every((child) => fields.get(child)?.passes === true);
		if (passes && !current.passes) turned.push(node);
		if (passes !== current.passes) fields.set(node, {
			...current,
			passes
		});
	}
	return turned;
}
// src/kinds/task-tree/derived-marks.ts
function marksUnchanged(before, node) {
	if (before === void 0 || before.passes !== node.passes) return false;
	return marks(before) === marks(node);
}
function marks({ children }) {
	return JSON.stringify(children.map(({ id, passes }) => [id, passes]).sort());
}
function followsChildren(node) {
	return node.passes === node.children.every((child) => child.passes);
}
// src/kinds/task-tree/steps/replay.ts
function replayLines(before, after, steps) {
	const origin = before ?? after;
	const tree = before === null ? undecomposed(after, steps) : asVirtual(before);
	const lines = [];
	for (const [index, step] of steps.entries()) {
		const facts = observe(tree, origin, after, step);
		lines.push(facts.known === "no" && mayHaveCome(step, steps.slice(0, index)) ? {
			...facts,
			known: "maybe"
		} : facts);
		applyLine(tree, after, step, steps.slice(index + 1));
	}
	return lines;
}
function mayHaveCome(step, earlier) {
	return earlier.some(({ status }) => status === "decomposed" || status === "replan") && !(step.status === "done" && step.guard === "pass");
}
function observe(tree, origin, after, step) {
	const node = tree.get(step.node);
	const leftmost = leftmostLeaf(tree, origin.root, () => true);
	const surviving = leftmostLeaf(tree, origin.root, (id) => after.byId.has(id));
	return {
		step,
		known: node === void 0 ? "no" : "yes",
		openLeaf: node !== void 0 && !node.passes && node.children.length === 0,
		stuck: node !== void 0 && isStuck(node),
		mode: node?.mode ?? "",
		leftmost: surviving === step.node ? surviving : leftmost
	};
}
function applyLine(tree, after, step, later) {
	const node = tree.get(step.node);
	if (step.status === "replan") reveal(tree, after.nodes);
	else if (node !== void 0 && step.status === "decomposed") {
		const target = after.byId.get(step.node);
		if (target !== void 0) revealBelow(tree, target, later);
	} else if (node !== void 0) Object.assign(node, applyRow(node, node.maxAttempts, step.status, step.guard));
}
function revealBelow(tree, target, later) {
	const decomposedLater = new Set(later.filter((line) => line.status === "decomposed").map((line) => line.node));
	const pending = [target];
	for (let node = pending.pop(); node !== void 0; node = pending.pop()) {
		const own = tree.get(node.id) ?? virtualNode(node, false, 0);
		tree.set(node.id, own);
		if (node !== target && decomposedLater.has(node.id)) continue;
		own.children = node.children.map((child) => child.id);
		for (const child of node.children) if (!tree.has(child.id)) pending.push(child);
	}
}
function reveal(tree, nodes) {
	for (const node of nodes) {
		const old = tree.get(node.id);
		const known = virtualNode(node, old?.passes ?? false, old?.attempts ?? 0);
		known.children = node.children.map((child) => child.id);
		tree.set(node.id, known);
	}
}
function undecomposed(after, steps) {
	const decomposed = new Set(steps.filter((step) => step.status === "decomposed").map((step) => step.node));
	const tree = new Map();
	const pending = after.root === void 0 ? [] : [after.root];
	for (let node = pending.pop(); node !== void 0; node = pending.pop()) {
		const own = virtualNode(node, false, 0);
		tree.set(node.id, own);
		if (decomposed.has(node.id)) continue;
		own.children = node.children.map((child) => child.id);
		for (const child of node.children) pending.push(child);
	}
	return tree;
}
function asVirtual(before) {
	return new Map(before.nodes.map((node) => {
		const own = virtualNode(node, node.passes, node.attempts);
		own.children = node.children.map((child) => child.id);
		return [node.id, own];
	}));
}
function virtualNode(node, passes, attempts) {
	return {
		id: node.id,
		passes,
		attempts,
		maxAttempts: node.maxAttempts,
		mode: node.next,
		children: []
	};
}
function leftmostLeaf(tree, root, counts) {
	const seen = new Set();
	const pending = root === void 0 ? [] : [root.id];
	for (let id = pending.pop(); id !== void 0; id = pending.pop()) {
		const node = tree.get(id);
		if (node === void 0 || seen.has(id)) continue;
		seen.add(id);
		if (node.children.length === 0 && !node.passes && counts(id)) return id;
		for (let index = node.children.length - 1; index >= 0; index -= 1) pending.push(node.children[index] ?? "");
	}
}
// src/kinds/task-tree/steps/reading.ts
function readTransition(before, after, steps, options) {
	const [single, ...more] = steps;
	const counted = single !== void 0 && more.length === 0 && single.status !== "replan";
	return {
		steps,
		additions: steps.some((step) => step.status === "replan") ? [] : additions(before, after, steps),
		mismatches: mismatches(before, after, steps, options),
		counts: counted ? childCounts(before, after, single) : void 0,
		lines: replayLines(before, after, steps)
	};
}
function additions(before, after, steps) {
	const allowed = new Set(steps.filter((step) => step.status === "decomposed").map((step) => step.node));
	const found = [];
	for (const node of before?.byId.values() ?? []) {
		const twin = after.byId.get(node.id);
		if (twin === void 0 || allowed.has(node.id)) continue;
		const gained = gainedChildren(node, twin);
		const moved = gained.filter((id) => before?.byId.has(id));
		if (gained.length > 0) found.push({
			node: twin,
			gained,
			moved
		});
	}
	return found.sort((left, right) => compareCodePoints(left.node.id, right.node.id));
}
function gainedChildren(before, after) {
	if (after.children.length === 0) return [];
	const known = new Set(before.children.map((child) => child.id));
	return [...new Set(after.children.map((child) => child.id).filter((id) => id !== "" && !known.has(id)))].sort(compareCodePoints);
}
function mismatches(before, after, steps, options) {
	if (before === null && steps.length < 2) return [];
	const expected = expectedState(before, after, steps);
	const replanned = steps.some((step) => step.status === "replan");
	return after.nodes.flatMap((node) => {
		const wanted = expected.fields.get(node);
		if (wanted === void 0 || after.byId.get(node.id) !== node) return [];
		const previous = before?.byId.get(node.id);
		const owned = replanned ? [] : ownedMismatches(previous, node, options);
		return [...fieldMismatches(previous, node, wanted), ...owned];
	});
}
function fieldMismatches(previous, node, wanted) {
	const found = [];
	const excused = node.children.length > 0 && (followsChildren(node) || marksUnchanged(previous, node));
	if (node.passes !== wanted.passes && !excused) found.push({
		node,
		field: "passes",
		expected: wanted.passes,
		actual: node.passes
	});
	if (node.attempts !== wanted.attempts) found.push({
		node,
		field: "attempts",
		expected: wanted.attempts,
		actual: node.attempts
	});
	return found;
}
function ownedMismatches(previous, node, options) {
	if (previous === void 0) return [];
	return [...new Set(options.runnerOwned)].sort().flatMap((field) => {
		const [expected, actual] = field === "next" ? [previous.next, node.next] : [previous.maxAttempts, node.maxAttempts];
		return expected === actual ? [] : [{
			node,
			field,
			expected,
			actual
		}];
	});
}
function childCounts(before, after, step) {
	const [old, node] = [before?.byId.get(step.node), after.byId.get(step.node)];
	return {
		step,
		before: old?.children.length,
		after: node?.children.length,
		node
	};
}
// src/kinds/task-tree/steps/explain.ts
function explain(before, after) {
	const options = defaultTaskTreeOptions;
	const nothing = readTransition(before, after, [], options);
	if (nothing.additions.length === 0 && nothing.mismatches.length === 0) return {
		readings: [nothing],
		fits: true,
		node: void 0
	};
	const candidates = candidateSteps(before, after);
	const fitting = candidates.filter((candidate) => candidate.findings === 0).map((candidate) => readTransition(before, after, [candidate.step], options)).filter((reading) => reading.mismatches.length === 0);
	const node = (reading) => before.byId.get(reading?.steps[0]?.node ?? "");
	if (fitting.length > 0) return {
		readings: fitting,
		fits: true,
		node: node(fitting[0])
	};
	const nearest = candidates.reduce((best, candidate) => best === void 0 || isNearer(candidate, best) ? candidate : best, void 0);
	const reading = nearest === void 0 ? nothing : readTransition(before, after, [nearest.step], options);
	return {
		readings: [reading],
		fits: false,
		node: node(reading) ?? leftmostOpenLeaf(before)
	};
}
function isNearer(candidate, best) {
	if (candidate.findings !== best.findings) return candidate.findings < best.findings;
	return candidate.step.node === best.step.node && candidate.distance < best.distance;
}
function candidateSteps(before, after) {
	const untouched = expectedState(before, after, []).fields;
	const gains = new Set(additions(before, after, []).map((addition) => addition.node));
	const nodes = after.nodes.filter((node) => after.byId.get(node.id) === node);
	const faultsOf = (node, wanted = untouched.get(node)) => ownFaults(before, node, wanted);
	const total = nodes.reduce((sum, node) => sum + faultsOf(node), gains.size);
	return nodes.flatMap((node) => {
		const previous = before.byId.get(node.id);
		if (previous === void 0 || !isCandidate(previous, node)) return [];
		return transitionTable.map((row) => {
			const { status, guard } = row;
			const wanted = applyRow(previous, node.maxAttempts, status, guard);
			const granted = status === "decomposed" && gains.has(node) ? 1 : 0;
			const findings = total - faultsOf(node) + faultsOf(node, wanted) - granted + rowFaults(previous, node, row);
			const distance = Math.abs(node.attempts - wanted.attempts);
			return {
				step: {
					node: node.id,
					status,
					guard
				},
				findings,
				distance
			};
		});
	});
}
function ownFaults(before, node, wanted) {
	if (wanted === void 0) return 0;
	return fieldMismatches(before.byId.get(node.id), node, wanted).filter(({ field }) => node.children.length === 0 || field === "attempts").length;
}
function isCandidate(before, after) {
	return before.passes !== after.passes && after.children.length === 0 || before.attempts !== after.attempts || gainedChildren(before, after).length > 0;
}
function rowFaults(before, after, row) {
	const gained = after.children.length > before.children.length;
	if (row.status === "decomposed") return (gained ? 0 : 1) + (before.next === "execute" ? 1 : 0);
	return (gained ? 1 : 0) + (isStuck(before) ? 1 : 0);
}
function legalMoves(node) {
	if (node === void 0) return [];
	const quoted = spellId(node.id);
	return transitionTable.flatMap((row) => {
		if (row.status === "decomposed" ? node.next === "execute" : isStuck(node)) return [];
		const declaration = `node=${quoted} status=${row.status} guard=${row.guard}`;
		if (row.status === "decomposed") return [`${declaration}: adds children to ${quoted}, all open with 0 attempts`];
		const next = applyRow(node, node.maxAttempts, row.status, row.guard);
		return [`${declaration}: passes ${node.passes} → ${next.passes}, attempts ${node.attempts} → ${next.attempts}`];
	});
}
// src/kinds/task-tree/compare.ts
function compareTrees(before, after, context, options) {
	const rotated = isRotation(before, after, options);
	const previous = rotated ? null : before;
	const pairs = previous === null || after === null ? [] : pairNodes(previous, after);
	return {
		scope: context.scope,
		before: previous,
		after,
		breaches: after === null || context.scope !== "snapshot" ? [] : invariantBreaches(after),
		pairs,
		added: after?.nodes.filter((node) => previous !== null && !previous.byId.has(node.id)) ?? [],
		removed: previous?.nodes.filter((node) => after !== null && !after.byId.has(node.id)) ?? [],
		...stepFacts(previous, after, context, options),
		rotated,
		vanished: new Map((context.vanished ?? []).map((entity) => [entity.subject, entity])),
		guard: context.guard,
		options
	};
}
function stepFacts(before, after, context, options) {
	const silent = {
		source: "inferred",
		faults: [],
		readings: [],
		fits: true,
		legalMoves: []
	};
	if (context.scope === "snapshot" || after === null) return silent;
	const declared = declaredSteps(before, after, context);
	if (context.scope === "net") return netSteps(before, after, declared, options, silent);
	const { faults } = declared;
	if (declared.source !== void 0) {
		const readings = [readTransition(before, after, declared.steps, options)];
		return {
			...silent,
			source: declared.source,
			faults,
			readings
		};
	}
	if (before === null || context.awaitsMessage) return {
		...silent,
		faults
	};
	const explanation = explain(before, after);
	return {
		source: "inferred",
		faults,
		readings: explanation.readings.map((reading) => underOptions(before, after, reading, options)),
		fits: explanation.fits,
		legalMoves: explanation.fits ? [] : legalMoves(explanation.node)
	};
}
function underOptions(before, after, reading, options) {
	return options.runnerOwned.length === 0 ? reading : readTransition(before, after, reading.steps, options);
}
function netSteps(before, after, declared, options, silent) {
	if (declared.source !== "trailer" || declared.steps.length < 2) return silent;
	return {
		...silent,
		source: "trailer",
		readings: [readTransition(before, after, declared.steps, options)]
	};
}
function isRotation(before, after, options) {
	if (options.rotation !== "allow" || before?.root?.passes !== true || after?.root === void 0) return false;
	return after.nodes.every((node) => !node.passes && node.attempts === 0);
}
// src/kinds/task-tree/entity.ts
function entityOf(tree, id) {
	if (id === "") return {
		pointer: "",
		part: "",
		fields: { text: {
			role: "derived",
			value: tree.text
		} }
	};
	const node = tree.byId.get(id);
	if (node === void 0) return void 0;
	const fields = {};
	for (const [name, value] of Object.entries(node.raw)) if (name !== "children") fields[name] = {
		role: roleOf(node, name),
		value
	};
	fields.children = {
		role: "set",
		value: childIds(node)
	};
	fields.parent = {
		role: "derived",
		value: node.parent?.id ?? null
	};
	const others = tree.repeated.get(id);
	if (others !== void 0) fields.repeated = {
		role: "value",
		value: others.map((other) => ({
			...other.raw,
			children: childIds(other)
		}))
	};
	const { title } = node.raw;
	return {
		pointer: pointerOf(node),
		part: "",
		fields,
		...typeof title === "string" ? { label: title } : {}
	};
}
function roleOf(node, field) {
	if (field === "attempts") return "counter";
	if (field === "passes") return node.children.length === 0 ? "done" : "derived";
	return "value";
}
function childIds(node) {
	return [...new Set(node.children.map((child) => child.id))].sort(compareCodePoints);
}
// src/kinds/task-tree/graft.ts
function graftTree(tree, from, subjects) {
	const layout = {
		own: new Map(),
		parent: new Map()
	};
	for (const node of tree.byId.values()) place(layout, node);
	for (const { entity, field } of subjects.map(splitSubject)) {
		const source = from?.byId.get(entity);
		if (field === void 0) replaceNode(layout, entity, source);
		else if (field === "children") replaceChildren(layout, entity, source, from);
		else replaceField(layout, entity, field, source);
	}
	const root = rebuild(layout, tree.root?.id ?? from?.root?.id ?? "");
	return root === void 0 ? tree : buildTree(root, tree.text, tree.runState);
}
function place({ own, parent }, node) {
	own.set(node.id, node.raw);
	parent.set(node.id, node.parent?.id);
}
function remove({ own, parent }, id) {
	own.delete(id);
	parent.delete(id);
}
function replaceNode(layout, id, source) {
	if (source === void 0) remove(layout, id);
	else {
		place(layout, source);
		for (let at = source.parent; at !== void 0 && !layout.own.has(at.id); at = at.parent) place(layout, at);
	}
}
function replaceField({ own }, id, field, source) {
	const current = own.get(id);
	if (current === void 0 || source === void 0) return;
	const { [field]: _, ...rest } = current;
	const value = source.raw[field];
	own.set(id, value === void 0 ? rest : {
		...rest,
		[field]: value
	});
}
function replaceChildren(layout, id, source, from) {
	const wanted = new Set(source?.children.map((child) => child.id));
	for (const [child, parent] of [...layout.parent]) if (parent === id && !wanted.has(child)) replaceNode(layout, child, from?.byId.get(child));
	for (const child of source?.children ?? []) if (layout.own.has(child.id)) layout.parent.set(child.id, id);
	else place(layout, child);
}
function rebuild({ own, parent }, rootId) {
	const below = groupBy(own.keys(), (id) => parent.get(id));
	const order = [];
	const seen = new Set();
	const pending = [rootId];
	for (let id = pending.pop(); id !== void 0; id = pending.pop()) {
		if (seen.has(id) || !own.has(id)) continue;
		seen.add(id);
		order.push(id);
		for (const child of below.get(id) ?? []) pending.push(child);
	}
	const built = new Map();
	for (const id of order.reverse()) {
		const children = (below.get(id) ?? []).flatMap((child) => {
			const node = built.get(child);
			return node === void 0 ? [] : [node];
		});
		built.set(id, {
			...own.get(id),
			children: sorted(children)
		});
	}
	return built.get(rootId);
}
function sorted(children) {
	const key = ({ order, id }) => ({
		order: Number(order),
		id: String(id)
	});
	return [...children].sort((left, right) => compareChildren(key(left), key(right)));
}
// src/text/text-part.ts
function readTextPart(part, bytes, limits, parse, tolerated = []) {
	const decoded = decodeText(bytes);
	const parsed = parse(sourceText(decoded.text), limits);
	const found = (decoded.faults.length > 0 ? decoded.faults : parsed.faults).map((fault) => inPart(part, fault));
	const isTolerated = ({ messageId }) => tolerated.includes(messageId);
	const faults = found.filter((fault) => !isTolerated(fault));
	return {
		value: faults.length > 0 ? void 0 : parsed.value,
		text: decoded.text,
		faults,
		tolerated: found.filter(isTolerated),
		source: parsed.source
	};
}
function inPart(part, { messageId, message, pointer, span }) {
	return {
		part,
		messageId,
		message,
		pointer,
		span
	};
}
// src/text/json-part.ts
function readJsonPart(part, bytes, limits) {
	return readTextPart(part, bytes, limits, parseJsonText);
}
function parseJsonText(source, limits) {
	const { value, faults } = parseJson(source, limits);
	return {
		value,
		faults,
		source: jsonSource(source)
	};
}
function jsonSource(source) {
	return {
		locate: (pointers) => new Map([...locateJson(source, pointers)].map(([pointer, place]) => [pointer, place.value])),
		lineText: (line) => source.lineText(line)
	};
}
// src/kinds/task-tree/parse.ts
const runStateRole = "runState";
function treeReader(limits) {
	const parts = partBytes();
	return {
		push: parts.push,
		end() {
			const tree = readJsonPart("", parts.bytesOf("") ?? new Uint8Array(), limits);
			const companion = parts.bytesOf(runStateRole);
			const runState = companion === void 0 ? void 0 : readJsonPart(runStateRole, companion, limits);
			return {
				doc: asDocument(tree, runState),
				faults: tree.faults,
				source: (part) => part === "" ? tree.source : runState?.source
			};
		}
	};
}
function asDocument(tree, runState) {
	return tree.value === void 0 ? null : buildTree(tree.value, tree.text, readRunState(runState?.value));
}
// src/kinds/task-tree/facts.ts
const treeRule = ruleOver();
function flippedLeaves(facts, born) {
	return (facts.after?.nodes ?? []).filter((node) => {
		if (!node.passes || node.children.length > 0) return false;
		const before = facts.before?.byId.get(node.id);
		return before === void 0 ? born === "with-born" : !before.passes;
	});
}
function isStepped(facts) {
	return facts.readings.length > 0 && facts.readings.every((reading) => reading.steps.length > 0);
}
function withLegalMoves(facts, detail) {
	if (facts.source !== "inferred" || facts.legalMoves.length === 0) return detail;
	return {
		...detail,
		data: {
			...detail.data,
			declared: false,
			legalMoves: facts.legalMoves
		}
	};
}
// src/kinds/task-tree/rules/attempt-limit-raised.ts
const attemptLimitRaised = treeRule({
	id: "task-tree/attempt-limit-raised",
	title: "A step does not raise its own limit",
	why: "The runner, not the agent, decides when a node is stuck (seed 001); a raised limit undoes that.",
	fix: "Leave max_attempts alone in a step; an owner raises it in a commit of its own.",
	severity: "warning",
	since: "0.1.0",
	scopes: ["step", "merge"],
	supersedes: ["task-tree/state-update"],
	messages: { raised: "{path}: max_attempts was raised from {from} to {to} in a commit that steps" },
	*check(facts, problem) {
		const replanned = facts.readings.some((reading) => reading.steps.some((step) => step.status === "replan"));
		if (!isStepped(facts) || replanned) return;
		for (const { before, after } of facts.pairs) {
			const [from, to] = [before.maxAttempts, after.maxAttempts];
			if (to <= from) continue;
			yield problem("raised", {
				path: pathOf(after),
				from,
				to
			}, {
				subject: subjectOf(after.id, "max_attempts"),
				at: afterPlace(after, "max_attempts"),
				related: [{
					...beforePlace(before, "max_attempts"),
					label: "was"
				}],
				data: {
					from,
					to
				}
			});
		}
	}
});
// src/kinds/task-tree/messages.ts
const schemaMessages = {
	missing: "{place}: missing property '{field}'",
	unknown: "{place}: unknown property '{field}'",
	empty: "{place}: {field} must not be empty",
	type: "{place}: {field} must be {expected}, found {found}",
	range: "{place}: {field} must be {expected}, found {found}",
	value: "{place}: {field} must be {expected}, found {found}"
};
const invariantMessages = {
	duplicate: "duplicate id '{id}' at {path}",
	maxAttempts: "{path}: max_attempts must be > 0",
	attemptsBound: "{path}: attempts {attempts} exceeds max_attempts {maxAttempts}",
	childrenSorted: "{path}: children must be sorted by (order,id)"
};
// src/kinds/task-tree/rules/attempts-bound.ts
const attemptsBound = treeRule({
	id: "task-tree/attempts-bound",
	title: "Attempts stay within their limit",
	why: "The runner stops counting at max_attempts; a higher count was not written by it.",
	fix: "Put attempts back to what the runner counted.",
	severity: "error",
	since: "0.1.0",
	scopes: ["snapshot"],
	messages: { attemptsBound: invariantMessages.attemptsBound },
	*check(facts, problem) {
		for (const { type, node, values } of facts.breaches) {
			if (type !== "attemptsBound") continue;
			yield problem("attemptsBound", values, {
				subject: subjectOf(node.id, "attempts"),
				at: afterPlace(node, "attempts")
			});
		}
	}
});
// src/kinds/task-tree/rules/attempts-decreased.ts
const attemptsDecreased = treeRule({
	id: "task-tree/attempts-decreased",
	title: "Attempts never fall",
	why: "A lowered counter gives a node attempts that it has already used up.",
	fix: "Put the counter back to the value it had.",
	severity: "error",
	since: "0.1.0",
	scopes: ["net"],
	messages: { fell: "{path}: attempts fell from {from} to {to}" },
	*check(facts, problem) {
		for (const { before, after } of facts.pairs) {
			const [from, to] = [before.attempts, after.attempts];
			if (to >= from) continue;
			yield problem("fell", {
				path: pathOf(after),
				from,
				to
			}, {
				subject: subjectOf(after.id, "attempts"),
				at: afterPlace(after, "attempts"),
				related: [{
					...beforePlace(before, "attempts"),
					label: "was"
				}],
				data: {
					from,
					to
				}
			});
		}
	}
});
// src/kinds/task-tree/rules/canonical.ts
const canonical = treeRule({
	id: "task-tree/canonical",
	title: "The committed bytes are the canonical form",
	why: "One form for one tree keeps diffs about what changed (seed 000, Canonicalization).",
	fix: "Write the tree with stateward, or with two spaces, keys in schema order and one trailing newline.",
	severity: "off",
	since: "0.1.0",
	scopes: ["snapshot"],
	bytes: true,
	messages: { differs: "the file is not in canonical form; the first difference is in line {line}" },
	*check(facts, problem) {
		const { after } = facts;
		if (after === null || after.schemaErrors.length > 0) return;
		const wanted = canonicalText(after);
		if (after.text === wanted) return;
		yield problem("differs", { line: firstDifference$1(after.text, wanted) }, {
			subject: "",
			at: inAfter("")
		});
	}
});
function firstDifference$1(text, wanted) {
	let index = 0;
	while (index < wanted.length && text[index] === wanted[index]) index += 1;
	return text.slice(0, index).split("\n").length;
}
// src/kinds/task-tree/every-reading.ts
function inEveryReading(facts, check) {
	const [first, ...rest] = facts.readings.map((reading) => [...check(reading)]);
	const key = (problem) => JSON.stringify([problem.messageId, problem.subject]);
	const others = rest.map((problems) => new Set(problems.map(key)));
	return (first ?? []).filter((problem) => others.every((keys) => keys.has(key(problem))));
}
// src/kinds/task-tree/rules/child-additions.ts
const childAdditions = treeRule({
	id: "task-tree/child-additions",
	title: "Only the node that is decomposed gains children",
	why: "Work that appears anywhere else was never planned by a step, and hides what a step was about.",
	fix: "Declare status=decomposed on the node that gains children, or take the new children out.",
	severity: "error",
	since: "0.1.0",
	scopes: [
		"step",
		"merge",
		"net"
	],
	messages: { gained: "node '{id}' gained new children: {children}" },
	options: {
		schema: {
			type: "object",
			additionalProperties: false,
			properties: { moves: {
				description: "Whether children that move here from elsewhere in the tree count as additions.",
				enum: ["forbid", "allow"]
			} }
		},
		defaults: { moves: "forbid" }
	},
	*check(facts, problem, { moves }) {
		yield* inEveryReading(facts, function* (reading) {
			for (const { node, gained, moved } of reading.additions) {
				const counted = moves === "allow" ? gained.filter((id) => !moved.includes(id)) : gained;
				if (counted.length === 0) continue;
				const detail = {
					subject: subjectOf(node.id, "children"),
					at: afterPlace(node, "children")
				};
				yield problem("gained", {
					id: node.id,
					children: counted.join(", ")
				}, withLegalMoves(facts, {
					...detail,
					data: { gained: counted }
				}));
			}
		});
	}
});
// src/kinds/task-tree/rules/children-sorted.ts
const childrenSorted = treeRule({
	id: "task-tree/children-sorted",
	title: "Children are sorted by (order, id)",
	why: "One order makes equal trees equal text, and decides which leaf is leftmost.",
	fix: "Sort the children by order, then by id in code point order.",
	severity: "error",
	since: "0.1.0",
	scopes: ["snapshot"],
	messages: { childrenSorted: invariantMessages.childrenSorted },
	*check(facts, problem) {
		for (const { type, node, values } of facts.breaches) {
			if (type !== "childrenSorted") continue;
			yield problem("childrenSorted", values, {
				subject: subjectOf(node.id, "children"),
				at: afterPlace(node, "children")
			});
		}
	}
});
// src/kinds/task-tree/line-place.ts
function linePlace(facts, step, field) {
	const node = facts.after?.byId.get(step.node);
	return node === void 0 ? inAfter("") : afterPlace(node, field);
}
// src/kinds/task-tree/rules/decompose-mode.ts
const decomposeMode = treeRule({
	id: "task-tree/decompose-mode",
	title: "Only a node in decompose mode is decomposed",
	why: "In execute mode no node may gain children (seed 000 §5): the executor works, it does not plan.",
	fix: "Set the node's next to decompose in a commit of its own first, or finish it without new children.",
	severity: "error",
	since: "0.1.0",
	scopes: [
		"step",
		"merge",
		"net"
	],
	messages: { execute: "status=decomposed but selected node '{id}' has next=execute" },
	*check(facts, problem) {
		yield* inEveryReading(facts, function* (reading) {
			for (const { step, mode } of reading.lines) {
				if (step.status !== "decomposed" || mode !== "execute") continue;
				yield problem("execute", { id: step.node }, {
					subject: subjectOf(step.node),
					at: linePlace(facts, step, "next")
				});
			}
		});
	}
});
// src/kinds/task-tree/rules/derived-passes.ts
const derivedPasses = treeRule({
	id: "task-tree/derived-passes",
	title: "An inner node passes exactly when all its children do",
	why: "The mark of an inner node is derived (seed 001); set by hand it claims work that its children do not show.",
	fix: "Set passes of the inner node to what its children say.",
	severity: "error",
	since: "0.1.0",
	scopes: ["net"],
	messages: {
		open: "{path}: passes is true, but these children do not pass: {children}",
		passed: "{path}: passes is false, but all its children pass"
	},
	*check(facts, problem) {
		for (const node of facts.after?.nodes ?? []) {
			if (node.children.length === 0 || facts.after?.byId.get(node.id) !== node) continue;
			const open = node.children.filter((child) => !child.passes).map((child) => child.id);
			if (followsChildren(node) || marksUnchanged(facts.before?.byId.get(node.id), node)) continue;
			const detail = {
				subject: subjectOf(node.id, "passes"),
				at: afterPlace(node, "passes"),
				data: { open }
			};
			if (node.passes) yield problem("open", {
				path: pathOf(node),
				children: open.join(", ")
			}, detail);
			else yield problem("passed", { path: pathOf(node) }, detail);
		}
	}
});
// src/kinds/task-tree/difference-places.ts
function differencePlaces({ before, after }, field) {
	const places = {
		at: afterPlace(after, field),
		was: beforePlace(before, field)
	};
	if (field === void 0) return places;
	const [old, now] = [before.raw[field], after.raw[field]];
	if (!isJsonArray(old) || !isJsonArray(now)) return places;
	const index = firstDifference(old, now);
	return {
		at: memberPlace(places.at, now, index),
		was: memberPlace(places.was, old, index)
	};
}
function firstDifference(old, now) {
	let index = 0;
	while (index < old.length && index < now.length && jsonEqual(old[index], now[index])) index += 1;
	return index;
}
function memberPlace(place, list, index) {
	return index < list.length ? {
		...place,
		pointer: `${place.pointer}/${index}`
	} : place;
}
// src/kinds/task-tree/rules/goalposts.ts
const contract = ["acceptance", "goal"];
const goalposts = treeRule({
	id: "task-tree/goalposts",
	title: "A node passes by the goal it had",
	why: "Open nodes may be edited, but a goal that changes together with its pass was moved to where the ball is.",
	fix: "Change the goal in a commit of its own, while the node is open, and let the guard run again.",
	severity: "warning",
	since: "0.1.0",
	scopes: ["step", "net"],
	messages: { moved: "{path}: {fields} changed while the node turned passes: true" },
	*check(facts, problem) {
		for (const pair of facts.pairs) {
			const { before, after, changed } = pair;
			const fields = changed.filter((field) => contract.includes(field));
			const [field] = fields;
			if (before.passes || !after.passes || field === void 0) continue;
			const { at, was } = differencePlaces(pair, field);
			yield problem("moved", {
				path: pathOf(after),
				fields: fields.join(" and ")
			}, {
				subject: subjectOf(after.id),
				at,
				related: [{
					...was,
					label: "was"
				}],
				data: { fields }
			});
		}
	}
});
// src/kinds/task-tree/rules/guard-evidence.ts
const guardEvidence = treeRule({
	id: "task-tree/guard-evidence",
	title: "Nothing passes while the guard fails",
	why: "The guard handed to the gate speaks of the head: what it refutes did not pass.",
	fix: "Make the guard succeed, or set passes back to false and declare what happened.",
	severity: "error",
	since: "0.1.0",
	scopes: ["step", "net"],
	needs: ["guard"],
	messages: { failed: "{path}: passes is true, but the guard failed" },
	*check(facts, problem) {
		if (facts.guard !== "failure") return;
		for (const node of flippedLeaves(facts, "with-born")) {
			const detail = {
				subject: subjectOf(node.id, "passes"),
				at: afterPlace(node, "passes")
			};
			yield problem("failed", { path: pathOf(node) }, detail);
		}
	}
});
// src/kinds/task-tree/rules/immutability.ts
const immutability = treeRule({
	id: "task-tree/immutability",
	title: "A passed node stays as it is",
	why: "Whoever relied on a passed node is not told that it now means something else.",
	fix: "Put the passed node back as it was; plan changed or further work as a new, open node.",
	severity: "error",
	since: "0.1.0",
	scopes: [
		"step",
		"merge",
		"net"
	],
	supersedes: [
		"task-tree/state-update",
		"task-tree/passes-withdrawn",
		"task-tree/attempts-decreased",
		"task-tree/derived-passes",
		"task-tree/attempt-limit-raised",
		"task-tree/goalposts"
	],
	messages: {
		missing: "passed node '{id}' missing in next tree",
		moved: "passed node '{id}' moved from parent '{from}' to '{to}'",
		changed: "passed node '{id}' changed in next tree"
	},
	*check(facts, problem) {
		for (const node of facts.removed) {
			if (!node.passes || !isLast(facts, node)) continue;
			const at = afterPlace(survivingAncestor(facts, node));
			const related = [{
				...beforePlace(node),
				label: "was here"
			}];
			yield problem("missing", { id: node.id }, {
				subject: subjectOf(node.id),
				at,
				related
			});
		}
		for (const pair of facts.pairs) {
			if (!pair.before.passes) continue;
			const { id } = pair.before;
			const { at, was } = differencePlaces(pair, pair.changed[0]);
			const detail = {
				subject: subjectOf(id),
				at,
				related: [{
					...was,
					label: "was"
				}]
			};
			if (pair.moved) {
				const [from, to] = [parentName(pair.before), parentName(pair.after)];
				yield problem("moved", {
					id,
					from,
					to
				}, {
					...detail,
					data: {
						from,
						to
					}
				});
			}
			if (!pair.equal) yield problem("changed", { id }, {
				...detail,
				data: { fields: changedFields(pair) }
			});
		}
	}
});
function isLast(facts, node) {
	return facts.before?.byId.get(node.id) === node;
}
function survivingAncestor(facts, node) {
	for (let at = node.parent; at !== void 0; at = at.parent) {
		const survivor = facts.after?.byId.get(at.id);
		if (survivor !== void 0) return survivor;
	}
	return facts.after?.root ?? node;
}
function changedFields(pair) {
	return pair.changed.length > 0 ? pair.changed : ["children"];
}
// src/kinds/task-tree/rules/initial.ts
const initial = treeRule({
	id: "task-tree/initial",
	title: "A new tree starts untouched",
	why: "Nothing has run yet when a tree is added: a mark or a counter in it was never earned.",
	fix: "Commit the tree with passes false and attempts 0 everywhere; then step.",
	severity: "error",
	since: "0.1.0",
	scopes: ["step"],
	messages: {
		passes: "{path}: passes is true in a new tree",
		attempts: "{path}: attempts is {attempts} in a new tree"
	},
	*check(facts, problem) {
		if (facts.before !== null || facts.readings.some((reading) => reading.steps.length > 1)) return;
		for (const node of facts.after?.nodes ?? []) {
			const path = pathOf(node);
			const detail = (field) => ({
				subject: subjectOf(node.id, field),
				at: afterPlace(node, field)
			});
			if (node.passes) yield problem("passes", { path }, detail("passes"));
			if (node.attempts !== 0) yield problem("attempts", {
				path,
				attempts: node.attempts
			}, detail("attempts"));
		}
	}
});
// src/kinds/task-tree/rules/max-attempts.ts
const maxAttempts = treeRule({
	id: "task-tree/max-attempts",
	title: "A node may be attempted at least once",
	why: "A node without any attempt is stuck from the start.",
	fix: "Set max_attempts to 1 or more.",
	severity: "error",
	since: "0.1.0",
	scopes: ["snapshot"],
	messages: { maxAttempts: invariantMessages.maxAttempts },
	*check(facts, problem) {
		for (const { type, node, values } of facts.breaches) {
			if (type !== "maxAttempts") continue;
			yield problem("maxAttempts", values, {
				subject: subjectOf(node.id, "max_attempts"),
				at: afterPlace(node, "max_attempts")
			});
		}
	}
});
// src/kinds/task-tree/rules/passed-by-removal.ts
const passedByRemoval = treeRule({
	id: "task-tree/passed-by-removal",
	title: "A node does not pass because open work was dropped",
	why: "An inner node passes when all its children do; dropping the open ones reaches that without the work.",
	fix: "Say in the commit why the work is not needed, or put the open nodes back.",
	severity: "warning",
	since: "0.1.0",
	scopes: ["step", "net"],
	messages: { dropped: "{path}: passes turned true when open work below it was removed: {nodes}" },
	*check(facts, problem) {
		const turned = new Set(facts.pairs.filter(({ before, after }) => !before.passes && after.passes).map((p) => p.before));
		const dropped = new Map();
		for (const node of facts.removed) {
			const ancestor = node.passes ? void 0 : nearest(node, turned);
			if (ancestor === void 0) continue;
			const nodes = dropped.get(ancestor);
			if (nodes === void 0) dropped.set(ancestor, [node]);
			else nodes.push(node);
		}
		for (const [before, nodes] of dropped) {
			const after = facts.after?.byId.get(before.id);
			if (after === void 0) continue;
			const ids = nodes.map((node) => node.id).sort(compareCodePoints);
			yield problem("dropped", {
				path: pathOf(after),
				nodes: ids.join(", ")
			}, {
				subject: subjectOf(after.id),
				at: afterPlace(after, "passes"),
				related: nodes.map((node) => ({
					...beforePlace(node),
					label: `'${node.id}' was here, open`
				})),
				data: { removed: ids }
			});
		}
	}
});
function nearest(node, among) {
	for (let at = node.parent; at !== void 0; at = at.parent) if (among.has(at)) return at;
}
// src/kinds/task-tree/rules/index.ts
const rules = [
	attemptLimitRaised,
	attemptsBound,
	attemptsDecreased,
	canonical,
	childAdditions,
	childrenSorted,
	decomposeMode,
	derivedPasses,
	goalposts,
	guardEvidence,
	immutability,
	initial,
	maxAttempts,
	passedByRemoval,
	treeRule({
		id: "task-tree/passes-withdrawn",
		title: "A pass is not withdrawn",
		why: "passes never goes back: what was proven once is not open again without anybody saying so.",
		fix: "Set passes back to true; plan further work as a new node.",
		severity: "error",
		since: "0.1.0",
		scopes: ["net"],
		messages: { withdrawn: "{path}: passes went back from true to false" },
		*check(facts, problem) {
			for (const { before, after } of facts.pairs) {
				if (!before.passes || after.passes) continue;
				yield problem("withdrawn", { path: pathOf(after) }, {
					subject: subjectOf(after.id, "passes"),
					at: afterPlace(after, "passes"),
					related: [{
						...beforePlace(before, "passes"),
						label: "was"
					}]
				});
			}
		}
	}),
	treeRule({
		id: "task-tree/readded",
		title: "A removed node does not come back fresh",
		why: "Removing a node and adding it again resets its attempts without anybody deciding so.",
		fix: "Keep the node and its attempts, or give the new work an id of its own.",
		severity: "warning",
		since: "0.1.0",
		scopes: ["step", "merge"],
		needs: ["vanished"],
		messages: { returned: "{path}: this id was removed earlier in this range, with {attempts} attempts used" },
		*check(facts, problem) {
			for (const node of facts.added) {
				const earlier = facts.vanished.get(subjectOf(node.id));
				if (earlier === void 0) continue;
				const attempts = isJsonObject(earlier.value) ? Number(earlier.value.attempts ?? 0) : 0;
				yield problem("returned", {
					path: pathOf(node),
					attempts
				}, {
					subject: subjectOf(node.id),
					at: afterPlace(node),
					data: {
						attempts,
						removedIn: earlier.commit
					}
				});
			}
		}
	}),
	treeRule({
		id: "task-tree/replan",
		title: "A replan needs the owner",
		why: "The seeds know no such step: a replan lets open work be added, moved and dropped anywhere.",
		fix: "Ask an owner to allow it with replan: note in the configuration of the base branch, or for a waiver.",
		severity: "error",
		since: "0.1.0",
		scopes: ["step", "merge"],
		messages: { declared: "status=replan was declared on node '{id}': the plan was changed by hand" },
		*check(facts, problem) {
			for (const reading of facts.readings) for (const step of reading.steps) {
				if (step.status !== "replan") continue;
				const detail = {
					subject: subjectOf(step.node),
					at: linePlace(facts, step)
				};
				yield problem("declared", { id: step.node }, detail);
			}
		}
	}),
	treeRule({
		id: "task-tree/rotation",
		title: "A finished tree was replaced by a new one",
		why: "With rotation: allow a tree whose root passed may make room for the next plan.",
		fix: "Nothing to do; keep the old tree in an archive if somebody may ask for it.",
		severity: "note",
		since: "0.1.0",
		scopes: [
			"step",
			"merge",
			"net"
		],
		cutsRange: true,
		messages: { rotated: "a new tree '{id}' with {count} nodes replaced a finished one" },
		*check(facts, problem) {
			const { after } = facts;
			if (!facts.rotated || after?.root === void 0) return;
			const { id } = after.root;
			yield problem("rotated", {
				id,
				count: after.nodes.length
			}, {
				subject: subjectOf(id),
				at: inAfter("")
			});
		}
	}),
	treeRule({
		id: "task-tree/schema",
		title: "The tree follows its schema",
		why: "A tree that does not follow schemas/task_tree/v1.schema.json is read differently by every tool.",
		fix: "Give the field the type the schema asks for; all ten fields are required and no others are allowed.",
		severity: "error",
		since: "0.1.0",
		scopes: ["snapshot"],
		supersedes: [
			"task-tree/state-update",
			"task-tree/initial",
			"task-tree/undeclared-pass"
		],
		messages: schemaMessages,
		*check(facts, problem) {
			for (const { messageId, subject, pointer, place, field, expected, found } of facts.after?.schemaErrors ?? []) {
				const detail = {
					subject,
					at: inAfter(pointer),
					data: {
						field,
						expected,
						found
					}
				};
				yield problem(messageId, {
					place,
					field,
					expected,
					found
				}, detail);
			}
		}
	}),
	treeRule({
		id: "task-tree/selected-node",
		title: "The step is about the node the runner selects",
		why: "The runner selects the leftmost open leaf; a step on an inner or a passed node launders attempts.",
		fix: "Work on the leftmost open leaf, and declare that node.",
		severity: "error",
		messageSeverities: { notLeftmost: "warning" },
		since: "0.1.0",
		scopes: [
			"step",
			"merge",
			"net"
		],
		messages: {
			notOpenLeaf: "{origin} step: '{id}' was not an open leaf; the runner would have selected '{leftmost}'",
			complete: "{origin} step: '{id}' was not an open leaf; the tree was complete",
			notLeftmost: "{origin} step: '{id}' was not the leftmost open leaf; the runner would have selected '{leftmost}'"
		},
		*check(facts, problem) {
			if (!facts.fits) return;
			yield* inEveryReading(facts, function* (reading) {
				for (const { step, known, openLeaf, leftmost } of reading.lines) {
					if (known === "maybe" || known === "no" && reading.lines.length === 1 || step.status === "replan") continue;
					const id = step.node;
					const origin = facts.source === "inferred" ? "inferred" : "declared";
					const detail = {
						subject: subjectOf(id),
						at: linePlace(facts, step),
						data: {
							node: id,
							declared: origin === "declared",
							selected: leftmost ?? null
						}
					};
					if (!openLeaf && leftmost === void 0) yield problem("complete", {
						origin,
						id
					}, detail);
					else if (!openLeaf) yield problem("notOpenLeaf", {
						origin,
						id,
						leftmost: leftmost ?? ""
					}, detail);
					else if (leftmost !== void 0 && leftmost !== id) yield problem("notLeftmost", {
						origin,
						id,
						leftmost
					}, detail);
				}
			});
		}
	}),
	treeRule({
		id: "task-tree/state-update",
		title: "Runner-owned fields are what the runner would have written",
		why: "passes and attempts belong to the runner: they follow from the step, whatever the agent writes.",
		fix: "Write the expected value, or declare the step that leads to this one.",
		severity: "error",
		since: "0.1.0",
		scopes: [
			"step",
			"merge",
			"net"
		],
		supersedes: [
			"task-tree/attempts-decreased",
			"task-tree/passes-withdrawn",
			"task-tree/derived-passes"
		],
		messages: { field: "{path}: {field} must be {expected} after this step, found {actual}" },
		*check(facts, problem) {
			yield* inEveryReading(facts, function* (reading) {
				for (const { node, field, expected, actual } of reading.mismatches) {
					const previous = facts.before?.byId.get(node.id);
					const related = previous === void 0 ? [] : [{
						...beforePlace(previous, field),
						label: "was"
					}];
					yield problem("field", {
						path: pathOf(node),
						field,
						expected: canonicalJson(expected),
						actual: canonicalJson(actual)
					}, withLegalMoves(facts, {
						subject: subjectOf(node.id, field),
						at: afterPlace(node, field),
						related,
						data: {
							path: pathOf(node),
							field,
							expected,
							actual
						}
					}));
				}
			});
		}
	}),
	treeRule({
		id: "task-tree/status",
		title: "The declared status agrees with the children of the selected node",
		why: "A status that the tree contradicts is a record of something that did not happen.",
		fix: "Declare what was done: decomposed when the node gained children, done or retry when it did not.",
		severity: "error",
		since: "0.1.0",
		scopes: ["step", "merge"],
		messages: {
			notGained: "status=decomposed but selected node '{id}' did not gain children (prev={prev}, next={next})",
			gained: "status={status} but selected node '{id}' gained children (prev={prev}, next={next})",
			missing: "selected node '{id}' missing in {which} tree"
		},
		*check(facts, problem) {
			yield* inEveryReading(facts, function* ({ counts }) {
				if (counts === void 0) return;
				const { step, before: prev, after: next, node } = counts;
				const { node: id } = step;
				const at = node === void 0 ? inAfter("") : afterPlace(node, "children");
				const detail = {
					subject: subjectOf(id),
					at,
					data: { status: step.status }
				};
				if (prev === void 0) yield problem("missing", {
					id,
					which: "prev"
				}, detail);
				else if (next === void 0) yield problem("missing", {
					id,
					which: "next"
				}, detail);
				else if (step.status === "decomposed" && next <= prev) yield problem("notGained", {
					id,
					prev,
					next
				}, detail);
				else if (step.status !== "decomposed" && next > prev) yield problem("gained", {
					status: step.status,
					id,
					prev,
					next
				}, detail);
			});
		}
	}),
	treeRule({
		id: "task-tree/step-declaration",
		title: "A declared step can be read and does not contradict itself",
		why: "A declaration that cannot be read, or that two sources give differently, declares nothing.",
		fix: "Write one line: Agent-Step: node=<id> status=<done|retry|decomposed|replan> guard=<pass|fail|skipped> [tree=<path>]",
		severity: "error",
		since: "0.1.0",
		scopes: ["step", "merge"],
		messages: {
			malformed: "the Agent-Step line cannot be read at \"{detail}\"",
			unknownKey: "the Agent-Step line has an unknown key '{detail}'",
			repeatedKey: "the Agent-Step line has the key '{detail}' twice",
			missingKey: "the Agent-Step line has no {detail}",
			badValue: "the declared step has an unknown value: {detail}",
			guardWithoutRun: "only status=done runs the guard, so guard=skipped was expected: {detail}",
			disagreement: "the sources of the step disagree: {detail}",
			noTree: "several task trees changed, and the declared step does not say tree=<path>: {detail}",
			unknownTree: "the declared step names a file that is no governed task tree: {detail}",
			runState: "the run state counts an iteration but does not name a step: {detail}"
		},
		*check(facts, problem) {
			for (const { messageId, line, text, detail } of facts.faults) {
				const subject = subjectOf("", line === 0 ? `declaration ${messageId}` : `declaration ${line}`);
				yield problem(messageId, { detail }, {
					subject,
					at: inAfter(""),
					data: {
						line,
						text
					}
				});
			}
		}
	}),
	treeRule({
		id: "task-tree/stuck-node",
		title: "A stuck node takes no further step",
		why: "attempts == max_attempts means the runner has given up on the node; another attempt was never granted.",
		fix: "Ask the owner to raise max_attempts in a commit of its own, or to decompose or replan the node.",
		severity: "error",
		since: "0.1.0",
		scopes: [
			"step",
			"merge",
			"net"
		],
		messages: { stuck: "status={status} on node '{id}', which was stuck: no attempt was left" },
		*check(facts, problem) {
			yield* inEveryReading(facts, function* (reading) {
				for (const { step, stuck } of reading.lines) {
					if (!stuck || step.status !== "done" && step.status !== "retry") continue;
					const detail = {
						subject: subjectOf(step.node),
						at: linePlace(facts, step, "attempts")
					};
					yield problem("stuck", {
						status: step.status,
						id: step.node
					}, detail);
				}
			});
		}
	}),
	treeRule({
		id: "task-tree/undeclared-pass",
		title: "A leaf passes only by a declared step",
		why: "That a pass could be explained does not prove that a guard ran: somebody has to say so.",
		fix: "Declare the step in the commit message: Agent-Step: node=<id> status=done guard=pass",
		severity: "error",
		since: "0.1.0",
		scopes: ["step", "merge"],
		needs: [["message", "steps"]],
		supersedes: ["task-tree/state-update", "task-tree/undeclared-step"],
		messages: { undeclared: "{path}: passes turned true and nothing declared the step" },
		*check(facts, problem) {
			if (facts.source !== "inferred" || facts.guard === "success") return;
			for (const node of flippedLeaves(facts, "without-born")) {
				const id = spellId(node.id);
				yield problem("undeclared", { path: pathOf(node) }, {
					subject: subjectOf(node.id, "passes"),
					at: afterPlace(node, "passes"),
					data: { declaration: `Agent-Step: node=${id} status=done guard=pass` }
				});
			}
		}
	}),
	treeRule({
		id: "task-tree/undeclared-step",
		title: "Every runner-owned change is declared",
		why: "With steps: {required: true} a step that nobody declared is not a step, even where it could be explained.",
		fix: "Declare the step in the commit message: Agent-Step: node=<id> status=<status> guard=<guard>",
		severity: "off",
		since: "0.1.0",
		scopes: ["step", "merge"],
		needs: [["message", "steps"]],
		messages: { undeclared: "{path}: {fields} changed and nothing declared the step" },
		*check(facts, problem) {
			if (facts.source !== "inferred") return;
			const owned = [
				"passes",
				"attempts",
				...facts.options.runnerOwned
			];
			for (const { after, changed } of facts.pairs) {
				const isInner = after.children.length > 0;
				const fields = changed.filter((field) => owned.includes(field) && !(isInner && field === "passes"));
				const field = fields.includes("passes") ? "passes" : fields[0];
				if (field === void 0) continue;
				yield problem("undeclared", {
					path: pathOf(after),
					fields: fields.join(" and ")
				}, {
					subject: subjectOf(after.id, field),
					at: afterPlace(after, field),
					data: { fields }
				});
			}
		}
	}),
	treeRule({
		id: "task-tree/unique-ids",
		title: "Node ids are unique",
		why: "Two nodes with one id cannot be told apart, so neither can be judged.",
		fix: "Give each node an id of its own.",
		severity: "error",
		since: "0.1.0",
		scopes: ["snapshot"],
		messages: { duplicate: invariantMessages.duplicate },
		*check(facts, problem) {
			for (const { type, node, values, occurrence } of facts.breaches) {
				if (type !== "duplicate") continue;
				yield problem("duplicate", values, {
					subject: subjectOf(node.id, `occurrence ${occurrence}`),
					at: afterPlace(node, "id")
				});
			}
		}
	})
];
// src/kinds/task-tree/view.ts
function viewOf(tree) {
	const selected = leftmostOpenLeaf(tree);
	return {
		shape: "tree",
		nodes: tree.nodes.map((node) => viewNode(node, selected)),
		links: []
	};
}
function viewNode(node, selected) {
	const title = typeof node.raw.title === "string" ? node.raw.title : "";
	return {
		subject: subjectOf(node.id),
		label: title === "" ? node.id : title,
		state: stateOf(node, selected),
		detail: `${node.attempts} of ${node.maxAttempts} attempts`,
		...node.parent === void 0 ? {} : { parent: subjectOf(node.parent.id) }
	};
}
function stateOf(node, selected) {
	if (node.passes) return "done";
	if (node.children.length === 0 && isStuck(node)) return "stuck";
	return node === selected ? "active" : "open";
}
// src/kinds/task-tree/index.ts
const taskTree = {
	id: "task-tree",
	title: "Task tree of an agent runner",
	files: ["**/.runner/state/tree.json"],
	sniff: () => true,
	options: taskTreeOptionsSchema,
	defaults: defaultTaskTreeOptions,
	checkOptions: checkTaskTreeOptions,
	checkRuleOptions,
	impliedSeverities: ({ steps, replan, runnerOwned }) => ({
		"task-tree/undeclared-step": steps.required ? "error" : "off",
		"task-tree/replan": replan,
		"task-tree/attempt-limit-raised": runnerOwned.includes("max_attempts") ? "error" : "warning"
	}),
	deletion: "error",
	lookback: 0,
	rules,
	parts: (path, options) => [{
		role: runStateRole,
		glob: runStatePath(path, options)
	}],
	addressed(message) {
		const { steps } = parseDeclarations(message);
		const paths = steps.flatMap((step) => step.tree ?? []);
		return {
			paths,
			unnamed: paths.length < steps.length
		};
	},
	reader: (_options, limits) => treeReader(limits),
	compare: compareTrees,
	step(facts) {
		const step = facts.readings[0]?.steps.at(-1);
		return step === void 0 ? void 0 : {
			...step,
			source: facts.source
		};
	},
	entities: (tree) => tree.byId.keys(),
	entity: entityOf,
	graft: graftTree,
	view: viewOf
};
function runStatePath(path, options) {
	const folder = path.includes("/") ? path.slice(0, path.lastIndexOf("/")) : ".";
	return options.steps.runState.replaceAll("{dir}", folder).replace(/^\.\//, "");
}
// src/kinds/index.ts
const kinds = [taskTree, checklist];
// src/entry/outcome.ts
function print(text) {
	if (typeof text !== "string") return refuse(text);
	processTerminal.out(text);
	return exitCodes.clean;
}
function refuse({ usage }) {
	processTerminal.error(`stateward: ${usage}\n`);
	return exitCodes.usage;
}
export { refuse as n, kinds as r, print as t };
