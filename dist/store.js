import { open, readFile, realpath, rename, rm, stat } from "node:fs/promises";
import { randomBytes } from "node:crypto";
import { basename, dirname, join } from "node:path";
// src/core/limits.ts
const mostFindings = 1e4;
const defaultLimits = {
	maxBytes: 67108864,
	maxDepth: 1e3,
	maxValues: 5e6
};
// src/core/order.ts
function compareCodePoints(left, right) {
	const length = Math.min(left.length, right.length);
	for (let index = 0; index < length; index += 1) {
		const a = left.charCodeAt(index);
		const b = right.charCodeAt(index);
		if (a !== b) return codePointRank(a) - codePointRank(b);
	}
	return left.length - right.length;
}
function codePointRank(unit) {
	return unit >= 55296 && unit <= 57343 ? unit + 65536 : unit;
}
// src/core/json-value.ts
function isJsonObject(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
function isJsonArray(value) {
	return Array.isArray(value);
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
	else if (isJsonArray(piece.value)) pushMembers$1(pending, piece.value.map((member) => ["", member]), "[]", piece.depth);
	else if (isJsonObject(piece.value)) pushMembers$1(pending, sortedMembers(piece.value, ranks), "{}", piece.depth);
	else output.push(JSON.stringify(piece.value));
	return output.join("");
}
function pushMembers$1(pending, members, brackets, depth) {
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
// src/core/group.ts
function groupBy(items, keyOf) {
	const groups = new Map();
	for (const item of items) {
		const key = keyOf(item);
		const group = groups.get(key);
		if (group === void 0) groups.set(key, [item]);
		else group.push(item);
	}
	return groups;
}
// src/core/json-text.ts
function canonicalJson(value) {
	const output = [];
	const pending = [{ value }];
	for (let piece = pending.pop(); piece !== void 0; piece = pending.pop()) if ("text" in piece) output.push(piece.text);
	else if (isJsonArray(piece.value)) pushArray(pending, piece.value);
	else if (isJsonObject(piece.value)) pushMembers(pending, Object.entries(piece.value));
	else output.push(piece.value === void 0 ? "" : JSON.stringify(piece.value));
	return output.join("");
}
function pushArray(pending, members) {
	pending.push({ text: "]" });
	for (let index = members.length - 1; index >= 0; index -= 1) {
		pending.push({ value: members[index] });
		if (index > 0) pending.push({ text: "," });
	}
	pending.push({ text: "[" });
}
function pushMembers(pending, entries) {
	entries.sort(([left], [right]) => compareCodePoints(right, left));
	pending.push({ text: "}" });
	for (const [index, [key, value]] of entries.entries()) {
		const isFirst = index === entries.length - 1;
		pending.push({ value }, { text: `${isFirst ? "" : ","}${JSON.stringify(key)}:` });
	}
	pending.push({ text: "{" });
}
// src/core/location.ts
function appendToken(pointer, token) {
	return `${pointer}/${String(token).replaceAll("~", "~0").replaceAll("/", "~1")}`;
}
function pointerTokens(pointer) {
	if (pointer === "") return [];
	return pointer.slice(1).split("/").map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"));
}
// src/core/subject.ts
function subjectOf(entity, field) {
	const escaped = entity.replaceAll("#", "##");
	return field === void 0 ? escaped : `${escaped}#${escapeField(field)}`;
}
function escapeField(field) {
	return field.replaceAll("~", "~0").replace(/^#/, "~1");
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
validators.validator1;
validators.validator2;
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
// src/core/rule.ts
function fillMessage(template, values) {
	return template.replace(/\{(\w+)\}/g, (whole, name) => Object.hasOwn(values, name) ? String(values[name]) : whole);
}
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
function joinedSchemaErrors(tree) {
	if (tree.schemaErrors.length === 0) return void 0;
	return `tree schema validation failed: ${tree.schemaErrors.map((error) => fillMessage(schemaMessages[error.messageId], { ...error })).join("; ")}`;
}
function joinedInvariantErrors(breaches) {
	if (breaches.length === 0) return void 0;
	return `tree invariants failed: ${breaches.map((breach) => fillMessage(invariantMessages[breach.type], { ...breach.values })).join("; ")}`;
}
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
function refuse(scan) {
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
			return code === 125 ? closeContainer(scan) : refuse(scan);
		case "after-element":
			if (code === 44) return advance(scan, "element");
			return code === 93 ? closeContainer(scan) : refuse(scan);
		case "first-name": return code === 125 ? closeContainer(scan) : takeName(scan, code);
		case "name": return takeName(scan, code);
		case "colon": return code === 58 ? advance(scan, "member-value") : refuse(scan);
		case "first-element": return code === 93 ? closeContainer(scan) : takeValue(scan, code);
		case "after-document": return refuse(scan);
		default: return takeValue(scan, code);
	}
}
function takeName(scan, code) {
	if (code !== 34) return refuse(scan);
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
	return code === 110 ? takeWord(scan, "null") : refuse(scan);
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
	if (!scan.text.startsWith(word, offset)) return refuse(scan);
	if (!countValue(scan)) return false;
	scan.handler.scalar(offset, offset + word.length, word);
	return finishValue(scan, offset + word.length);
}
// src/text/quote.ts
const longestQuote = 40;
const invisible = /[\p{C}\p{Zl}\p{Zp}]/gu;
function quote(text) {
	const shown = text.length > longestQuote ? `${withoutHalfPair(text.slice(0, longestQuote))}…` : text;
	return JSON.stringify(shown).replace(invisible, escapeUnits);
}
function withoutHalfPair(text) {
	const last = text.charCodeAt(text.length - 1);
	return last >= 55296 && last <= 56319 ? text.slice(0, -1) : text;
}
function escapeUnits(character) {
	return character.split("").map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");
}
// src/text/source.ts
const lineFeed = 10;
const carriageReturn = 13;
function sourceText(text) {
	let known;
	const lineStarts = () => {
		known ??= findLineStarts(text);
		return known;
	};
	return {
		text,
		get lineCount() {
			return lineStarts().length;
		},
		positionAt: (offset) => positionIn(lineStarts(), Math.min(Math.max(offset, 0), text.length)),
		lineText: (line) => lineIn(text, lineStarts(), line)
	};
}
function spanAt(source, start, end) {
	const from = source.positionAt(start);
	const to = source.positionAt(end);
	return {
		line: from.line,
		column: from.column,
		endLine: to.line,
		endColumn: to.column
	};
}
function findLineStarts(text) {
	const starts = [0];
	for (let offset = 0; offset < text.length; offset++) {
		const code = text.charCodeAt(offset);
		if (code > carriageReturn) continue;
		if (code === carriageReturn && text.charCodeAt(offset + 1) === lineFeed) offset++;
		else if (code !== lineFeed && code !== carriageReturn) continue;
		starts.push(offset + 1);
	}
	return starts;
}
function positionIn(starts, offset) {
	let low = 0;
	let high = starts.length - 1;
	while (low < high) {
		const middle = low + high + 1 >> 1;
		if ((starts[middle] ?? 0) <= offset) low = middle;
		else high = middle - 1;
	}
	return {
		line: low + 1,
		column: offset - (starts[low] ?? 0) + 1
	};
}
function lineIn(text, starts, line) {
	const start = starts[line - 1];
	if (start === void 0) return void 0;
	const next = starts[line];
	return next === void 0 ? text.slice(start) : text.slice(start, next - breakLength(text, next));
}
function breakLength(text, end) {
	return text.charCodeAt(end - 1) === lineFeed && text.charCodeAt(end - 2) === carriageReturn ? 2 : 1;
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
// src/text/text-fault.ts
function textFault(messageId, message, span) {
	return {
		messageId,
		message,
		span,
		pointer: ""
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
	return textFault("conflict-marker", "conflict markers were committed: resolve the merge and commit the result", spanAt(source, /[\r\n]/.test(match[0]) ? match.index + 1 : match.index, end));
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
// src/text/utf8.ts
function invalidUtf8Offset(bytes) {
	let offset = 0;
	while (offset < bytes.length) {
		const length = sequenceLength(bytes, offset);
		if (length === 0) return offset;
		offset += length;
	}
	return offset;
}
function sequenceLength(bytes, offset) {
	const lead = bytes[offset] ?? 0;
	if (lead < 128) return 1;
	const length = lengthOf(lead);
	for (let index = 1; index < length; index++) {
		const byte = bytes[offset + index] ?? 0;
		const lowest = index === 1 ? lowestSecond(lead) : 128;
		const highest = index === 1 ? highestSecond(lead) : 191;
		if (byte < lowest || byte > highest) return 0;
	}
	return length;
}
function lengthOf(lead) {
	if (lead < 194 || lead > 244) return 0;
	if (lead < 224) return 2;
	return lead < 240 ? 3 : 4;
}
function lowestSecond(lead) {
	if (lead === 224) return 160;
	return lead === 240 ? 144 : 128;
}
function highestSecond(lead) {
	if (lead === 237) return 159;
	return lead === 244 ? 143 : 191;
}
// src/text/decode.ts
const byteOrderMark = "﻿";
const mostMarksReported = 20;
function decodeText(bytes) {
	if (looksLikeUtf16(bytes)) return refused("looks like UTF-16; save it as UTF-8");
	const skipped = bytes[0] === 239 && bytes[1] === 187 && bytes[2] === 191 ? 3 : 0;
	const content = bytes.subarray(skipped);
	const text = decodeUtf8(content);
	return text === void 0 ? undecodable(content, skipped) : accepted(text);
}
function looksLikeUtf16(bytes) {
	const [first, second] = bytes;
	return first === 255 && second === 254 || first === 254 && second === 255;
}
function decodeUtf8(bytes) {
	try {
		return new TextDecoder("utf-8", {
			fatal: true,
			ignoreBOM: true
		}).decode(bytes);
	} catch {
		return;
	}
}
function undecodable(content, skipped) {
	const offset = invalidUtf8Offset(content);
	const byte = content[offset];
	if (byte === void 0) return refused("too large to be read as one text");
	return refused(`not UTF-8: the byte 0x${byte.toString(16).toUpperCase().padStart(2, "0")} at byte offset ${offset + skipped} begins no valid character; save it as UTF-8`, decodeUtf8(content.subarray(0, offset)));
}
function refused(message, readable = "") {
	const end = readable.length;
	return {
		text: "",
		faults: [textFault("not-utf8", message, spanAt(sourceText(readable), end, end))]
	};
}
function accepted(text) {
	const source = sourceText(text);
	const faults = [];
	let offset = text.indexOf(byteOrderMark);
	while (offset >= 0 && faults.length < mostMarksReported) {
		faults.push(textFault("byte-order-mark", "a byte order mark (U+FEFF) in the middle of the text; remove this invisible character", spanAt(source, offset, offset + 1)));
		offset = text.indexOf(byteOrderMark, offset + 1);
	}
	return {
		text,
		faults
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
// src/core/joined-bytes.ts
function joinedBytes(chunks) {
	const [first, ...rest] = chunks;
	if (first !== void 0 && rest.length === 0) return first;
	const whole = new Uint8Array(chunks.reduce((size, chunk) => size + chunk.length, 0));
	let offset = 0;
	for (const chunk of chunks) {
		whole.set(chunk, offset);
		offset += chunk.length;
	}
	return whole;
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
// src/store/atomic-file.ts
async function writeAtomically(path, text) {
	const target = await realpath(path).catch(() => path);
	const mode = await stat(target).then((found) => found.mode & 511, () => 420);
	const temporary = join(dirname(target), `.${basename(target)}.${randomBytes(6).toString("hex")}.tmp`);
	try {
		const file = await open(temporary, "wx", mode);
		try {
			await file.writeFile(text, "utf8");
			await file.sync();
		} finally {
			await file.close();
		}
		await rename(temporary, target);
	} catch (error) {
		await rm(temporary, { force: true });
		throw error;
	}
}
// src/store/task-tree-store.ts
async function loadTree(path) {
	const bytes = await attempt(readFile(path));
	if ("error" in bytes) return bytes;
	const reader = treeReader(defaultLimits);
	reader.push("", bytes.value);
	const { doc, faults } = reader.end();
	if (doc?.root === void 0 && faults.length > 0) return { error: faults.map(({ message, span }) => `${path}:${span.line}:${span.column}: ${message}`).join("; ") };
	if (doc === null) return { error: `${path}: nothing to read` };
	const error = joinedSchemaErrors(doc) ?? joinedInvariantErrors(invariantBreaches(doc));
	return error === void 0 ? { tree: doc.root?.raw } : { error };
}
async function writeTree(path, tree) {
	const written = await attempt(writeAtomically(path, canonicalText(tree)));
	return "error" in written ? written : { written: true };
}
async function attempt(work) {
	try {
		return { value: await work };
	} catch (error) {
		return { error: error instanceof Error ? error.message : String(error) };
	}
}
export { loadTree, writeTree };
