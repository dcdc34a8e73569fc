import { n as exitCodes } from "./cli-exit-code.js";
import { t as processTerminal } from "./cli-terminal.js";
import { S as pointerTokens, b as inAfter, c as quote, d as sourceText, f as spanAt, g as subjectOf, h as splitSubject, l as decodeText, r as canonicalJson, s as mostFindings, t as joinedBytes, u as textFault, v as ruleOver, x as inBefore, y as appendToken } from "./cli-joined-bytes.js";
import { n as isJsonArray, r as isJsonObject, t as compareCodePoints } from "./cli-order.js";
import { r as groupBy } from "./cli-usage-error.js";
import { t as jsonEqual } from "./cli-json-equal.js";
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
const kinds = [taskTree];
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
