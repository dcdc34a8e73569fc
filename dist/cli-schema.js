import { C as inAfter, S as appendToken, T as pointerTokens, d as quote, f as decodeText, h as spanAt, l as defaultLimits, m as sourceText, n as locateNearest, p as textFault, v as subjectOf, w as inBefore, x as ruleOver } from "./cli-nearest-place.js";
import { n as isJsonObject, t as isJsonArray } from "./cli-json-value.js";
import { t as compareCodePoints } from "./cli-order.js";
import { a as composing, c as require_dist, n as canonicalJson, o as tooDeepAt, r as readYamlNode, s as yamlTokens, t as joinedBytes } from "./cli-joined-bytes.js";
import { i as findConflict, r as parseJson, t as locateJson } from "./cli-json-locate.js";
// src/text/part-bytes.ts
function partBytes() {
	const chunks = new Map();
	return {
		push(part, chunk) {
			const list = chunks.get(part);
			if (list === void 0) chunks.set(part, [chunk]);
			else list.push(chunk);
		},
		names: () => [...chunks.keys()].sort(compareCodePoints),
		bytesOf(part) {
			const list = chunks.get(part);
			return list === void 0 ? void 0 : joinedBytes(list);
		}
	};
}
// src/text/yaml-data.ts
var import_dist = require_dist();
const mostYamlCharacters = 1048576;
const defaultYamlOptions = {
	maxAliases: 0,
	scalarKeys: true
};
function parseYamlData(source, limits, options = defaultYamlOptions) {
	const { text } = source;
	if (text.length > 1048576) return unread(source, [textFault("too-large", `is longer than the ${mostYamlCharacters} characters of YAML that are read`, spanAt(source, 0, 0))]);
	const maxDepth = Math.min(limits.maxDepth, 200);
	const tokens = yamlTokens(text);
	const deep = tooDeepAt(tokens, maxDepth);
	if (deep !== void 0) {
		const message = `nested deeper than ${maxDepth} levels`;
		return unread(source, [textFault("too-deep", message, spanAt(source, deep, deep))]);
	}
	const [document, second] = [...new import_dist.Composer(composing).compose(tokens, true, text.length)];
	const faults = document === void 0 ? [] : syntaxFaults(source, document, second);
	if (faults.length > 0) return unread(source, faults);
	return read(source, document?.contents ?? null, {
		...limits,
		...options,
		maxDepth
	});
}
function read(source, node, options) {
	const { value, faults, places } = readYamlNode({
		source,
		...options
	}, node);
	const isKeyFault = ({ messageId }) => /^(?:duplicate|prototype)-key$/.test(messageId);
	return {
		value: faults.every(isKeyFault) ? value : void 0,
		faults,
		source: {
			lineText: source.lineText,
			locate: (pointers) => locateNearest(pointers, (tokens) => places.get(tokens.reduce(appendToken, "")))
		}
	};
}
function syntaxFaults(source, { errors, warnings }, second) {
	const found = [...errors, ...warnings].map(({ message, pos: [from, to] }) => textFault("syntax", message, spanAt(source, from, to)));
	const conflict = found.length > 0 ? findConflict(source) : void 0;
	if (conflict !== void 0) return [conflict];
	if (second === void 0 || found.length > 0) return found;
	const [from] = second.range;
	return [textFault("syntax", "holds several documents; one was expected", spanAt(source, from, from))];
}
function unread(source, faults) {
	return {
		value: void 0,
		faults,
		source: {
			lineText: source.lineText,
			locate: (pointers) => locateNearest(pointers, () => void 0)
		}
	};
}
// src/kinds/procedure/validators.generated.js
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
		"required": [
			"id",
			"name",
			"node_type",
			"synthesis"
		],
		"properties": {
			"id": {
				"type": "string",
				"minLength": 1
			},
			"name": { "type": "string" },
			"node_type": {
				"type": "string",
				"enum": [
					"actor",
					"space",
					"narrative",
					"moment",
					"thing"
				]
			},
			"synthesis": { "type": "string" },
			"subtype": { "type": "string" },
			"type": {
				"description": "Older name of subtype.",
				"type": "string"
			},
			"description": { "type": "string" },
			"content": {
				"description": "Text; for runs an object, or text that holds one.",
				"type": ["string", "object"]
			},
			"weight": {
				"type": "number",
				"minimum": 0
			},
			"energy": {
				"type": "number",
				"minimum": 0
			},
			"embedding": {
				"type": "array",
				"items": { "type": "number" }
			},
			"created_at_s": { "type": "number" },
			"updated_at_s": { "type": "number" },
			"last_traversed_at_s": { "type": "number" }
		},
		"allOf": [
			{
				"if": {
					"type": "object",
					"properties": { "node_type": { "const": "moment" } },
					"required": ["node_type"]
				},
				"then": {
					"type": "object",
					"properties": {
						"status": { "type": "string" },
						"tick_created": { "type": "number" },
						"tick_resolved": { "type": "number" },
						"started_at_s": { "type": "number" },
						"completed_at_s": { "type": "number" },
						"duration_s": {
							"type": "number",
							"minimum": 0
						}
					}
				}
			},
			{
				"if": {
					"type": "object",
					"properties": { "node_type": { "const": "narrative" } },
					"required": ["node_type"]
				},
				"then": {
					"type": "object",
					"properties": {
						"granularity": { "type": ["string", "number"] },
						"is_stub": { "type": "boolean" },
						"path": { "type": "string" }
					}
				}
			},
			{
				"if": {
					"type": "object",
					"properties": { "node_type": { "const": "thing" } },
					"required": ["node_type"]
				},
				"then": {
					"type": "object",
					"properties": { "uri": { "type": "string" } }
				}
			}
		],
		"unevaluatedProperties": false
	};
	const func1 = require_ucs2length().default;
	function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate20.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		const _errs2 = errors;
		let valid1 = true;
		const _errs3 = errors;
		if (errors === _errs3) {
			if (data && typeof data == "object" && !Array.isArray(data)) {
				if (data.node_type === void 0 && "node_type") {
					const err0 = {};
					if (vErrors === null) vErrors = [err0];
					else vErrors.push(err0);
					errors++;
				} else if (data.node_type !== void 0) {
					if ("moment" !== data.node_type) {
						const err1 = {};
						if (vErrors === null) vErrors = [err1];
						else vErrors.push(err1);
						errors++;
					}
				}
			} else {
				const err2 = {};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		var _valid0 = _errs3 === errors;
		errors = _errs2;
		if (vErrors !== null) {
			if (_errs2) vErrors.length = _errs2;
			else vErrors = null;
		}
		if (_valid0) {
			const _errs6 = errors;
			if (data && typeof data == "object" && !Array.isArray(data)) {
				if (data.status !== void 0) {
					if (typeof data.status !== "string") {
						const err3 = {
							instancePath: instancePath + "/status",
							schemaPath: "#/allOf/0/then/properties/status/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
					}
				}
				if (data.tick_created !== void 0) {
					let data2 = data.tick_created;
					if (!(typeof data2 == "number" && isFinite(data2))) {
						const err4 = {
							instancePath: instancePath + "/tick_created",
							schemaPath: "#/allOf/0/then/properties/tick_created/type",
							keyword: "type",
							params: { type: "number" },
							message: "must be number"
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
				}
				if (data.tick_resolved !== void 0) {
					let data3 = data.tick_resolved;
					if (!(typeof data3 == "number" && isFinite(data3))) {
						const err5 = {
							instancePath: instancePath + "/tick_resolved",
							schemaPath: "#/allOf/0/then/properties/tick_resolved/type",
							keyword: "type",
							params: { type: "number" },
							message: "must be number"
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
				}
				if (data.started_at_s !== void 0) {
					let data4 = data.started_at_s;
					if (!(typeof data4 == "number" && isFinite(data4))) {
						const err6 = {
							instancePath: instancePath + "/started_at_s",
							schemaPath: "#/allOf/0/then/properties/started_at_s/type",
							keyword: "type",
							params: { type: "number" },
							message: "must be number"
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
				}
				if (data.completed_at_s !== void 0) {
					let data5 = data.completed_at_s;
					if (!(typeof data5 == "number" && isFinite(data5))) {
						const err7 = {
							instancePath: instancePath + "/completed_at_s",
							schemaPath: "#/allOf/0/then/properties/completed_at_s/type",
							keyword: "type",
							params: { type: "number" },
							message: "must be number"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				}
				if (data.duration_s !== void 0) {
					let data6 = data.duration_s;
					if (typeof data6 == "number" && isFinite(data6)) {
						if (data6 < 0 || isNaN(data6)) {
							const err8 = {
								instancePath: instancePath + "/duration_s",
								schemaPath: "#/allOf/0/then/properties/duration_s/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 0
								},
								message: "must be >= 0"
							};
							if (vErrors === null) vErrors = [err8];
							else vErrors.push(err8);
							errors++;
						}
					} else {
						const err9 = {
							instancePath: instancePath + "/duration_s",
							schemaPath: "#/allOf/0/then/properties/duration_s/type",
							keyword: "type",
							params: { type: "number" },
							message: "must be number"
						};
						if (vErrors === null) vErrors = [err9];
						else vErrors.push(err9);
						errors++;
					}
				}
			} else {
				const err10 = {
					instancePath,
					schemaPath: "#/allOf/0/then/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
			var _valid0 = _errs6 === errors;
			valid1 = _valid0;
			if (valid1) {
				var props0 = {};
				props0.status = true;
				props0.tick_created = true;
				props0.tick_resolved = true;
				props0.started_at_s = true;
				props0.completed_at_s = true;
				props0.duration_s = true;
				props0.node_type = true;
			}
		}
		if (!valid1) {
			const err11 = {
				instancePath,
				schemaPath: "#/allOf/0/if",
				keyword: "if",
				params: { failingKeyword: "then" },
				message: "must match \"then\" schema"
			};
			if (vErrors === null) vErrors = [err11];
			else vErrors.push(err11);
			errors++;
		}
		const _errs21 = errors;
		let valid4 = true;
		const _errs22 = errors;
		if (errors === _errs22) {
			if (data && typeof data == "object" && !Array.isArray(data)) {
				if (data.node_type === void 0 && "node_type") {
					const err12 = {};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				} else if (data.node_type !== void 0) {
					if ("narrative" !== data.node_type) {
						const err13 = {};
						if (vErrors === null) vErrors = [err13];
						else vErrors.push(err13);
						errors++;
					}
				}
			} else {
				const err14 = {};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		var _valid1 = _errs22 === errors;
		errors = _errs21;
		if (vErrors !== null) {
			if (_errs21) vErrors.length = _errs21;
			else vErrors = null;
		}
		if (_valid1) {
			const _errs25 = errors;
			if (data && typeof data == "object" && !Array.isArray(data)) {
				if (data.granularity !== void 0) {
					let data8 = data.granularity;
					if (typeof data8 !== "string" && !(typeof data8 == "number" && isFinite(data8))) {
						const err15 = {
							instancePath: instancePath + "/granularity",
							schemaPath: "#/allOf/1/then/properties/granularity/type",
							keyword: "type",
							params: { type: schema31.allOf[1].then.properties.granularity.type },
							message: "must be string,number"
						};
						if (vErrors === null) vErrors = [err15];
						else vErrors.push(err15);
						errors++;
					}
				}
				if (data.is_stub !== void 0) {
					if (typeof data.is_stub !== "boolean") {
						const err16 = {
							instancePath: instancePath + "/is_stub",
							schemaPath: "#/allOf/1/then/properties/is_stub/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err16];
						else vErrors.push(err16);
						errors++;
					}
				}
				if (data.path !== void 0) {
					if (typeof data.path !== "string") {
						const err17 = {
							instancePath: instancePath + "/path",
							schemaPath: "#/allOf/1/then/properties/path/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err17];
						else vErrors.push(err17);
						errors++;
					}
				}
			} else {
				const err18 = {
					instancePath,
					schemaPath: "#/allOf/1/then/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
			var _valid1 = _errs25 === errors;
			valid4 = _valid1;
			if (valid4) {
				var props1 = {};
				props1.granularity = true;
				props1.is_stub = true;
				props1.path = true;
				props1.node_type = true;
			}
		}
		if (!valid4) {
			const err19 = {
				instancePath,
				schemaPath: "#/allOf/1/if",
				keyword: "if",
				params: { failingKeyword: "then" },
				message: "must match \"then\" schema"
			};
			if (vErrors === null) vErrors = [err19];
			else vErrors.push(err19);
			errors++;
		}
		if (props0 !== true && props1 !== void 0) {
			if (props1 === true) props0 = true;
			else {
				props0 = props0 || {};
				Object.assign(props0, props1);
			}
		}
		const _errs34 = errors;
		let valid7 = true;
		const _errs35 = errors;
		if (errors === _errs35) {
			if (data && typeof data == "object" && !Array.isArray(data)) {
				if (data.node_type === void 0 && "node_type") {
					const err20 = {};
					if (vErrors === null) vErrors = [err20];
					else vErrors.push(err20);
					errors++;
				} else if (data.node_type !== void 0) {
					if ("thing" !== data.node_type) {
						const err21 = {};
						if (vErrors === null) vErrors = [err21];
						else vErrors.push(err21);
						errors++;
					}
				}
			} else {
				const err22 = {};
				if (vErrors === null) vErrors = [err22];
				else vErrors.push(err22);
				errors++;
			}
		}
		var _valid2 = _errs35 === errors;
		errors = _errs34;
		if (vErrors !== null) {
			if (_errs34) vErrors.length = _errs34;
			else vErrors = null;
		}
		if (_valid2) {
			const _errs38 = errors;
			if (data && typeof data == "object" && !Array.isArray(data)) {
				if (data.uri !== void 0) {
					if (typeof data.uri !== "string") {
						const err23 = {
							instancePath: instancePath + "/uri",
							schemaPath: "#/allOf/2/then/properties/uri/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err23];
						else vErrors.push(err23);
						errors++;
					}
				}
			} else {
				const err24 = {
					instancePath,
					schemaPath: "#/allOf/2/then/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err24];
				else vErrors.push(err24);
				errors++;
			}
			var _valid2 = _errs38 === errors;
			valid7 = _valid2;
			if (valid7) {
				var props2 = {};
				props2.uri = true;
				props2.node_type = true;
			}
		}
		if (!valid7) {
			const err25 = {
				instancePath,
				schemaPath: "#/allOf/2/if",
				keyword: "if",
				params: { failingKeyword: "then" },
				message: "must match \"then\" schema"
			};
			if (vErrors === null) vErrors = [err25];
			else vErrors.push(err25);
			errors++;
		}
		if (props0 !== true && props2 !== void 0) {
			if (props2 === true) props0 = true;
			else {
				props0 = props0 || {};
				Object.assign(props0, props2);
			}
		}
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.id === void 0) {
				const err26 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "id" },
					message: "must have required property 'id'"
				};
				if (vErrors === null) vErrors = [err26];
				else vErrors.push(err26);
				errors++;
			}
			if (data.name === void 0) {
				const err27 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "name" },
					message: "must have required property 'name'"
				};
				if (vErrors === null) vErrors = [err27];
				else vErrors.push(err27);
				errors++;
			}
			if (data.node_type === void 0) {
				const err28 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "node_type" },
					message: "must have required property 'node_type'"
				};
				if (vErrors === null) vErrors = [err28];
				else vErrors.push(err28);
				errors++;
			}
			if (data.synthesis === void 0) {
				const err29 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "synthesis" },
					message: "must have required property 'synthesis'"
				};
				if (vErrors === null) vErrors = [err29];
				else vErrors.push(err29);
				errors++;
			}
			if (props0 !== true) {
				props0 = props0 || {};
				props0.id = true;
				props0.name = true;
				props0.node_type = true;
				props0.synthesis = true;
				props0.subtype = true;
				props0.type = true;
				props0.description = true;
				props0.content = true;
				props0.weight = true;
				props0.energy = true;
				props0.embedding = true;
				props0.created_at_s = true;
				props0.updated_at_s = true;
				props0.last_traversed_at_s = true;
			}
			if (data.id !== void 0) {
				let data13 = data.id;
				if (typeof data13 === "string") {
					if (func1(data13) < 1) {
						const err30 = {
							instancePath: instancePath + "/id",
							schemaPath: "#/properties/id/minLength",
							keyword: "minLength",
							params: { limit: 1 },
							message: "must NOT have fewer than 1 characters"
						};
						if (vErrors === null) vErrors = [err30];
						else vErrors.push(err30);
						errors++;
					}
				} else {
					const err31 = {
						instancePath: instancePath + "/id",
						schemaPath: "#/properties/id/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err31];
					else vErrors.push(err31);
					errors++;
				}
			}
			if (data.name !== void 0) {
				if (typeof data.name !== "string") {
					const err32 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err32];
					else vErrors.push(err32);
					errors++;
				}
			}
			if (data.node_type !== void 0) {
				let data15 = data.node_type;
				if (typeof data15 !== "string") {
					const err33 = {
						instancePath: instancePath + "/node_type",
						schemaPath: "#/properties/node_type/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err33];
					else vErrors.push(err33);
					errors++;
				}
				if (!(data15 === "actor" || data15 === "space" || data15 === "narrative" || data15 === "moment" || data15 === "thing")) {
					const err34 = {
						instancePath: instancePath + "/node_type",
						schemaPath: "#/properties/node_type/enum",
						keyword: "enum",
						params: { allowedValues: schema31.properties.node_type.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err34];
					else vErrors.push(err34);
					errors++;
				}
			}
			if (data.synthesis !== void 0) {
				if (typeof data.synthesis !== "string") {
					const err35 = {
						instancePath: instancePath + "/synthesis",
						schemaPath: "#/properties/synthesis/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err35];
					else vErrors.push(err35);
					errors++;
				}
			}
			if (data.subtype !== void 0) {
				if (typeof data.subtype !== "string") {
					const err36 = {
						instancePath: instancePath + "/subtype",
						schemaPath: "#/properties/subtype/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err36];
					else vErrors.push(err36);
					errors++;
				}
			}
			if (data.type !== void 0) {
				if (typeof data.type !== "string") {
					const err37 = {
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err37];
					else vErrors.push(err37);
					errors++;
				}
			}
			if (data.description !== void 0) {
				if (typeof data.description !== "string") {
					const err38 = {
						instancePath: instancePath + "/description",
						schemaPath: "#/properties/description/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err38];
					else vErrors.push(err38);
					errors++;
				}
			}
			if (data.content !== void 0) {
				let data20 = data.content;
				if (typeof data20 !== "string" && !(data20 && typeof data20 == "object" && !Array.isArray(data20))) {
					const err39 = {
						instancePath: instancePath + "/content",
						schemaPath: "#/properties/content/type",
						keyword: "type",
						params: { type: schema31.properties.content.type },
						message: "must be string,object"
					};
					if (vErrors === null) vErrors = [err39];
					else vErrors.push(err39);
					errors++;
				}
			}
			if (data.weight !== void 0) {
				let data21 = data.weight;
				if (typeof data21 == "number" && isFinite(data21)) {
					if (data21 < 0 || isNaN(data21)) {
						const err40 = {
							instancePath: instancePath + "/weight",
							schemaPath: "#/properties/weight/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err40];
						else vErrors.push(err40);
						errors++;
					}
				} else {
					const err41 = {
						instancePath: instancePath + "/weight",
						schemaPath: "#/properties/weight/type",
						keyword: "type",
						params: { type: "number" },
						message: "must be number"
					};
					if (vErrors === null) vErrors = [err41];
					else vErrors.push(err41);
					errors++;
				}
			}
			if (data.energy !== void 0) {
				let data22 = data.energy;
				if (typeof data22 == "number" && isFinite(data22)) {
					if (data22 < 0 || isNaN(data22)) {
						const err42 = {
							instancePath: instancePath + "/energy",
							schemaPath: "#/properties/energy/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err42];
						else vErrors.push(err42);
						errors++;
					}
				} else {
					const err43 = {
						instancePath: instancePath + "/energy",
						schemaPath: "#/properties/energy/type",
						keyword: "type",
						params: { type: "number" },
						message: "must be number"
					};
					if (vErrors === null) vErrors = [err43];
					else vErrors.push(err43);
					errors++;
				}
			}
			if (data.embedding !== void 0) {
				let data23 = data.embedding;
				if (Array.isArray(data23)) {
					const len0 = data23.length;
					for (let i0 = 0; i0 < len0; i0++) {
						let data24 = data23[i0];
						if (!(typeof data24 == "number" && isFinite(data24))) {
							const err44 = {
								instancePath: instancePath + "/embedding/" + i0,
								schemaPath: "#/properties/embedding/items/type",
								keyword: "type",
								params: { type: "number" },
								message: "must be number"
							};
							if (vErrors === null) vErrors = [err44];
							else vErrors.push(err44);
							errors++;
						}
					}
				} else {
					const err45 = {
						instancePath: instancePath + "/embedding",
						schemaPath: "#/properties/embedding/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err45];
					else vErrors.push(err45);
					errors++;
				}
			}
			if (data.created_at_s !== void 0) {
				let data25 = data.created_at_s;
				if (!(typeof data25 == "number" && isFinite(data25))) {
					const err46 = {
						instancePath: instancePath + "/created_at_s",
						schemaPath: "#/properties/created_at_s/type",
						keyword: "type",
						params: { type: "number" },
						message: "must be number"
					};
					if (vErrors === null) vErrors = [err46];
					else vErrors.push(err46);
					errors++;
				}
			}
			if (data.updated_at_s !== void 0) {
				let data26 = data.updated_at_s;
				if (!(typeof data26 == "number" && isFinite(data26))) {
					const err47 = {
						instancePath: instancePath + "/updated_at_s",
						schemaPath: "#/properties/updated_at_s/type",
						keyword: "type",
						params: { type: "number" },
						message: "must be number"
					};
					if (vErrors === null) vErrors = [err47];
					else vErrors.push(err47);
					errors++;
				}
			}
			if (data.last_traversed_at_s !== void 0) {
				let data27 = data.last_traversed_at_s;
				if (!(typeof data27 == "number" && isFinite(data27))) {
					const err48 = {
						instancePath: instancePath + "/last_traversed_at_s",
						schemaPath: "#/properties/last_traversed_at_s/type",
						keyword: "type",
						params: { type: "number" },
						message: "must be number"
					};
					if (vErrors === null) vErrors = [err48];
					else vErrors.push(err48);
					errors++;
				}
			}
			if (props0 !== true) {
				for (const key0 in data) if (!props0 || !props0[key0]) {
					const err49 = {
						instancePath,
						schemaPath: "#/unevaluatedProperties",
						keyword: "unevaluatedProperties",
						params: { unevaluatedProperty: key0 },
						message: "must NOT have unevaluated properties"
					};
					if (vErrors === null) vErrors = [err49];
					else vErrors.push(err49);
					errors++;
				}
			}
		} else {
			const err50 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err50];
			else vErrors.push(err50);
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
		"required": [
			"id",
			"verb",
			"node_a",
			"node_b"
		],
		"properties": {
			"id": {
				"type": "string",
				"minLength": 1
			},
			"node_a": { "type": "string" },
			"node_b": { "type": "string" },
			"from": {
				"description": "The same as node_a.",
				"type": "string"
			},
			"to": {
				"description": "The same as node_b.",
				"type": "string"
			},
			"verb": {
				"description": "Compared without case; _, - and blanks are equal.",
				"type": "string",
				"minLength": 1
			},
			"energy": {
				"type": "number",
				"minimum": 0
			},
			"weight": { "type": "number" },
			"polarity": {
				"type": "array",
				"items": {
					"type": "number",
					"minimum": 0,
					"maximum": 1
				},
				"minItems": 2,
				"maxItems": 2
			},
			"hierarchy": {
				"type": "number",
				"minimum": -1,
				"maximum": 1
			},
			"permanence": {
				"type": "number",
				"minimum": 0,
				"maximum": 1
			},
			"joy_sadness": {
				"type": "number",
				"minimum": -1,
				"maximum": 1
			},
			"trust_disgust": {
				"type": "number",
				"minimum": -1,
				"maximum": 1
			},
			"fear_anger": {
				"type": "number",
				"minimum": -1,
				"maximum": 1
			},
			"surprise_anticipation": {
				"type": "number",
				"minimum": -1,
				"maximum": 1
			},
			"synthesis": { "type": "string" },
			"embedding": {
				"type": "array",
				"items": { "type": "number" }
			},
			"created_at_s": { "type": "number" },
			"updated_at_s": { "type": "number" },
			"last_traversed_at_s": { "type": "number" },
			"sequence": {
				"description": "Order of a procedure's steps.",
				"type": "number"
			}
		},
		"additionalProperties": false
	};
	const func2 = Object.prototype.hasOwnProperty;
	function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate21.evaluated;
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
			if (data.verb === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "verb" },
					message: "must have required property 'verb'"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (data.node_a === void 0) {
				const err2 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "node_a" },
					message: "must have required property 'node_a'"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if (data.node_b === void 0) {
				const err3 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "node_b" },
					message: "must have required property 'node_b'"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
			for (const key0 in data) if (!func2.call(schema32.properties, key0)) {
				const err4 = {
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			if (data.id !== void 0) {
				let data0 = data.id;
				if (typeof data0 === "string") {
					if (func1(data0) < 1) {
						const err5 = {
							instancePath: instancePath + "/id",
							schemaPath: "#/properties/id/minLength",
							keyword: "minLength",
							params: { limit: 1 },
							message: "must NOT have fewer than 1 characters"
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
				} else {
					const err6 = {
						instancePath: instancePath + "/id",
						schemaPath: "#/properties/id/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
			if (data.node_a !== void 0) {
				if (typeof data.node_a !== "string") {
					const err7 = {
						instancePath: instancePath + "/node_a",
						schemaPath: "#/properties/node_a/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			}
			if (data.node_b !== void 0) {
				if (typeof data.node_b !== "string") {
					const err8 = {
						instancePath: instancePath + "/node_b",
						schemaPath: "#/properties/node_b/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			}
			if (data.from !== void 0) {
				if (typeof data.from !== "string") {
					const err9 = {
						instancePath: instancePath + "/from",
						schemaPath: "#/properties/from/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			}
			if (data.to !== void 0) {
				if (typeof data.to !== "string") {
					const err10 = {
						instancePath: instancePath + "/to",
						schemaPath: "#/properties/to/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			}
			if (data.verb !== void 0) {
				let data5 = data.verb;
				if (typeof data5 === "string") {
					if (func1(data5) < 1) {
						const err11 = {
							instancePath: instancePath + "/verb",
							schemaPath: "#/properties/verb/minLength",
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
						instancePath: instancePath + "/verb",
						schemaPath: "#/properties/verb/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			}
			if (data.energy !== void 0) {
				let data6 = data.energy;
				if (typeof data6 == "number" && isFinite(data6)) {
					if (data6 < 0 || isNaN(data6)) {
						const err13 = {
							instancePath: instancePath + "/energy",
							schemaPath: "#/properties/energy/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err13];
						else vErrors.push(err13);
						errors++;
					}
				} else {
					const err14 = {
						instancePath: instancePath + "/energy",
						schemaPath: "#/properties/energy/type",
						keyword: "type",
						params: { type: "number" },
						message: "must be number"
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
			}
			if (data.weight !== void 0) {
				let data7 = data.weight;
				if (!(typeof data7 == "number" && isFinite(data7))) {
					const err15 = {
						instancePath: instancePath + "/weight",
						schemaPath: "#/properties/weight/type",
						keyword: "type",
						params: { type: "number" },
						message: "must be number"
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
			}
			if (data.polarity !== void 0) {
				let data8 = data.polarity;
				if (Array.isArray(data8)) {
					if (data8.length > 2) {
						const err16 = {
							instancePath: instancePath + "/polarity",
							schemaPath: "#/properties/polarity/maxItems",
							keyword: "maxItems",
							params: { limit: 2 },
							message: "must NOT have more than 2 items"
						};
						if (vErrors === null) vErrors = [err16];
						else vErrors.push(err16);
						errors++;
					}
					if (data8.length < 2) {
						const err17 = {
							instancePath: instancePath + "/polarity",
							schemaPath: "#/properties/polarity/minItems",
							keyword: "minItems",
							params: { limit: 2 },
							message: "must NOT have fewer than 2 items"
						};
						if (vErrors === null) vErrors = [err17];
						else vErrors.push(err17);
						errors++;
					}
					const len0 = data8.length;
					for (let i0 = 0; i0 < len0; i0++) {
						let data9 = data8[i0];
						if (typeof data9 == "number" && isFinite(data9)) {
							if (data9 > 1 || isNaN(data9)) {
								const err18 = {
									instancePath: instancePath + "/polarity/" + i0,
									schemaPath: "#/properties/polarity/items/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 1
									},
									message: "must be <= 1"
								};
								if (vErrors === null) vErrors = [err18];
								else vErrors.push(err18);
								errors++;
							}
							if (data9 < 0 || isNaN(data9)) {
								const err19 = {
									instancePath: instancePath + "/polarity/" + i0,
									schemaPath: "#/properties/polarity/items/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 0
									},
									message: "must be >= 0"
								};
								if (vErrors === null) vErrors = [err19];
								else vErrors.push(err19);
								errors++;
							}
						} else {
							const err20 = {
								instancePath: instancePath + "/polarity/" + i0,
								schemaPath: "#/properties/polarity/items/type",
								keyword: "type",
								params: { type: "number" },
								message: "must be number"
							};
							if (vErrors === null) vErrors = [err20];
							else vErrors.push(err20);
							errors++;
						}
					}
				} else {
					const err21 = {
						instancePath: instancePath + "/polarity",
						schemaPath: "#/properties/polarity/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err21];
					else vErrors.push(err21);
					errors++;
				}
			}
			if (data.hierarchy !== void 0) {
				let data10 = data.hierarchy;
				if (typeof data10 == "number" && isFinite(data10)) {
					if (data10 > 1 || isNaN(data10)) {
						const err22 = {
							instancePath: instancePath + "/hierarchy",
							schemaPath: "#/properties/hierarchy/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 1
							},
							message: "must be <= 1"
						};
						if (vErrors === null) vErrors = [err22];
						else vErrors.push(err22);
						errors++;
					}
					if (data10 < -1 || isNaN(data10)) {
						const err23 = {
							instancePath: instancePath + "/hierarchy",
							schemaPath: "#/properties/hierarchy/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: -1
							},
							message: "must be >= -1"
						};
						if (vErrors === null) vErrors = [err23];
						else vErrors.push(err23);
						errors++;
					}
				} else {
					const err24 = {
						instancePath: instancePath + "/hierarchy",
						schemaPath: "#/properties/hierarchy/type",
						keyword: "type",
						params: { type: "number" },
						message: "must be number"
					};
					if (vErrors === null) vErrors = [err24];
					else vErrors.push(err24);
					errors++;
				}
			}
			if (data.permanence !== void 0) {
				let data11 = data.permanence;
				if (typeof data11 == "number" && isFinite(data11)) {
					if (data11 > 1 || isNaN(data11)) {
						const err25 = {
							instancePath: instancePath + "/permanence",
							schemaPath: "#/properties/permanence/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 1
							},
							message: "must be <= 1"
						};
						if (vErrors === null) vErrors = [err25];
						else vErrors.push(err25);
						errors++;
					}
					if (data11 < 0 || isNaN(data11)) {
						const err26 = {
							instancePath: instancePath + "/permanence",
							schemaPath: "#/properties/permanence/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err26];
						else vErrors.push(err26);
						errors++;
					}
				} else {
					const err27 = {
						instancePath: instancePath + "/permanence",
						schemaPath: "#/properties/permanence/type",
						keyword: "type",
						params: { type: "number" },
						message: "must be number"
					};
					if (vErrors === null) vErrors = [err27];
					else vErrors.push(err27);
					errors++;
				}
			}
			if (data.joy_sadness !== void 0) {
				let data12 = data.joy_sadness;
				if (typeof data12 == "number" && isFinite(data12)) {
					if (data12 > 1 || isNaN(data12)) {
						const err28 = {
							instancePath: instancePath + "/joy_sadness",
							schemaPath: "#/properties/joy_sadness/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 1
							},
							message: "must be <= 1"
						};
						if (vErrors === null) vErrors = [err28];
						else vErrors.push(err28);
						errors++;
					}
					if (data12 < -1 || isNaN(data12)) {
						const err29 = {
							instancePath: instancePath + "/joy_sadness",
							schemaPath: "#/properties/joy_sadness/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: -1
							},
							message: "must be >= -1"
						};
						if (vErrors === null) vErrors = [err29];
						else vErrors.push(err29);
						errors++;
					}
				} else {
					const err30 = {
						instancePath: instancePath + "/joy_sadness",
						schemaPath: "#/properties/joy_sadness/type",
						keyword: "type",
						params: { type: "number" },
						message: "must be number"
					};
					if (vErrors === null) vErrors = [err30];
					else vErrors.push(err30);
					errors++;
				}
			}
			if (data.trust_disgust !== void 0) {
				let data13 = data.trust_disgust;
				if (typeof data13 == "number" && isFinite(data13)) {
					if (data13 > 1 || isNaN(data13)) {
						const err31 = {
							instancePath: instancePath + "/trust_disgust",
							schemaPath: "#/properties/trust_disgust/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 1
							},
							message: "must be <= 1"
						};
						if (vErrors === null) vErrors = [err31];
						else vErrors.push(err31);
						errors++;
					}
					if (data13 < -1 || isNaN(data13)) {
						const err32 = {
							instancePath: instancePath + "/trust_disgust",
							schemaPath: "#/properties/trust_disgust/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: -1
							},
							message: "must be >= -1"
						};
						if (vErrors === null) vErrors = [err32];
						else vErrors.push(err32);
						errors++;
					}
				} else {
					const err33 = {
						instancePath: instancePath + "/trust_disgust",
						schemaPath: "#/properties/trust_disgust/type",
						keyword: "type",
						params: { type: "number" },
						message: "must be number"
					};
					if (vErrors === null) vErrors = [err33];
					else vErrors.push(err33);
					errors++;
				}
			}
			if (data.fear_anger !== void 0) {
				let data14 = data.fear_anger;
				if (typeof data14 == "number" && isFinite(data14)) {
					if (data14 > 1 || isNaN(data14)) {
						const err34 = {
							instancePath: instancePath + "/fear_anger",
							schemaPath: "#/properties/fear_anger/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 1
							},
							message: "must be <= 1"
						};
						if (vErrors === null) vErrors = [err34];
						else vErrors.push(err34);
						errors++;
					}
					if (data14 < -1 || isNaN(data14)) {
						const err35 = {
							instancePath: instancePath + "/fear_anger",
							schemaPath: "#/properties/fear_anger/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: -1
							},
							message: "must be >= -1"
						};
						if (vErrors === null) vErrors = [err35];
						else vErrors.push(err35);
						errors++;
					}
				} else {
					const err36 = {
						instancePath: instancePath + "/fear_anger",
						schemaPath: "#/properties/fear_anger/type",
						keyword: "type",
						params: { type: "number" },
						message: "must be number"
					};
					if (vErrors === null) vErrors = [err36];
					else vErrors.push(err36);
					errors++;
				}
			}
			if (data.surprise_anticipation !== void 0) {
				let data15 = data.surprise_anticipation;
				if (typeof data15 == "number" && isFinite(data15)) {
					if (data15 > 1 || isNaN(data15)) {
						const err37 = {
							instancePath: instancePath + "/surprise_anticipation",
							schemaPath: "#/properties/surprise_anticipation/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 1
							},
							message: "must be <= 1"
						};
						if (vErrors === null) vErrors = [err37];
						else vErrors.push(err37);
						errors++;
					}
					if (data15 < -1 || isNaN(data15)) {
						const err38 = {
							instancePath: instancePath + "/surprise_anticipation",
							schemaPath: "#/properties/surprise_anticipation/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: -1
							},
							message: "must be >= -1"
						};
						if (vErrors === null) vErrors = [err38];
						else vErrors.push(err38);
						errors++;
					}
				} else {
					const err39 = {
						instancePath: instancePath + "/surprise_anticipation",
						schemaPath: "#/properties/surprise_anticipation/type",
						keyword: "type",
						params: { type: "number" },
						message: "must be number"
					};
					if (vErrors === null) vErrors = [err39];
					else vErrors.push(err39);
					errors++;
				}
			}
			if (data.synthesis !== void 0) {
				if (typeof data.synthesis !== "string") {
					const err40 = {
						instancePath: instancePath + "/synthesis",
						schemaPath: "#/properties/synthesis/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err40];
					else vErrors.push(err40);
					errors++;
				}
			}
			if (data.embedding !== void 0) {
				let data17 = data.embedding;
				if (Array.isArray(data17)) {
					const len1 = data17.length;
					for (let i1 = 0; i1 < len1; i1++) {
						let data18 = data17[i1];
						if (!(typeof data18 == "number" && isFinite(data18))) {
							const err41 = {
								instancePath: instancePath + "/embedding/" + i1,
								schemaPath: "#/properties/embedding/items/type",
								keyword: "type",
								params: { type: "number" },
								message: "must be number"
							};
							if (vErrors === null) vErrors = [err41];
							else vErrors.push(err41);
							errors++;
						}
					}
				} else {
					const err42 = {
						instancePath: instancePath + "/embedding",
						schemaPath: "#/properties/embedding/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err42];
					else vErrors.push(err42);
					errors++;
				}
			}
			if (data.created_at_s !== void 0) {
				let data19 = data.created_at_s;
				if (!(typeof data19 == "number" && isFinite(data19))) {
					const err43 = {
						instancePath: instancePath + "/created_at_s",
						schemaPath: "#/properties/created_at_s/type",
						keyword: "type",
						params: { type: "number" },
						message: "must be number"
					};
					if (vErrors === null) vErrors = [err43];
					else vErrors.push(err43);
					errors++;
				}
			}
			if (data.updated_at_s !== void 0) {
				let data20 = data.updated_at_s;
				if (!(typeof data20 == "number" && isFinite(data20))) {
					const err44 = {
						instancePath: instancePath + "/updated_at_s",
						schemaPath: "#/properties/updated_at_s/type",
						keyword: "type",
						params: { type: "number" },
						message: "must be number"
					};
					if (vErrors === null) vErrors = [err44];
					else vErrors.push(err44);
					errors++;
				}
			}
			if (data.last_traversed_at_s !== void 0) {
				let data21 = data.last_traversed_at_s;
				if (!(typeof data21 == "number" && isFinite(data21))) {
					const err45 = {
						instancePath: instancePath + "/last_traversed_at_s",
						schemaPath: "#/properties/last_traversed_at_s/type",
						keyword: "type",
						params: { type: "number" },
						message: "must be number"
					};
					if (vErrors === null) vErrors = [err45];
					else vErrors.push(err45);
					errors++;
				}
			}
			if (data.sequence !== void 0) {
				let data22 = data.sequence;
				if (!(typeof data22 == "number" && isFinite(data22))) {
					const err46 = {
						instancePath: instancePath + "/sequence",
						schemaPath: "#/properties/sequence/type",
						keyword: "type",
						params: { type: "number" },
						message: "must be number"
					};
					if (vErrors === null) vErrors = [err46];
					else vErrors.push(err46);
					errors++;
				}
			}
		} else {
			const err47 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err47];
			else vErrors.push(err47);
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
		"required": ["status", "started_at"],
		"properties": {
			"status": {
				"type": "string",
				"enum": [
					"active",
					"completed",
					"failed"
				]
			},
			"started_at": {
				"description": "RFC 3339, or seconds since 1970.",
				"type": ["string", "number"]
			},
			"completed_at": { "type": ["string", "number"] }
		},
		"additionalProperties": false
	};
	function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate22.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.status === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "status" },
					message: "must have required property 'status'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.started_at === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "started_at" },
					message: "must have required property 'started_at'"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			for (const key0 in data) if (!(key0 === "status" || key0 === "started_at" || key0 === "completed_at")) {
				const err2 = {
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if (data.status !== void 0) {
				let data0 = data.status;
				if (typeof data0 !== "string") {
					const err3 = {
						instancePath: instancePath + "/status",
						schemaPath: "#/properties/status/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (!(data0 === "active" || data0 === "completed" || data0 === "failed")) {
					const err4 = {
						instancePath: instancePath + "/status",
						schemaPath: "#/properties/status/enum",
						keyword: "enum",
						params: { allowedValues: schema33.properties.status.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			}
			if (data.started_at !== void 0) {
				let data1 = data.started_at;
				if (typeof data1 !== "string" && !(typeof data1 == "number" && isFinite(data1))) {
					const err5 = {
						instancePath: instancePath + "/started_at",
						schemaPath: "#/properties/started_at/type",
						keyword: "type",
						params: { type: schema33.properties.started_at.type },
						message: "must be string,number"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
			if (data.completed_at !== void 0) {
				let data2 = data.completed_at;
				if (typeof data2 !== "string" && !(typeof data2 == "number" && isFinite(data2))) {
					const err6 = {
						instancePath: instancePath + "/completed_at",
						schemaPath: "#/properties/completed_at/type",
						keyword: "type",
						params: { type: schema33.properties.completed_at.type },
						message: "must be string,number"
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
		validate22.errors = vErrors;
		return errors === 0;
	}
	validate22.evaluated = {
		"props": true,
		"dynamicProps": false,
		"dynamicItems": false
	};
	exports.validator3 = validate23;
	const schema34 = {
		"type": "object",
		"additionalProperties": false,
		"properties": {
			"strictness": {
				"description": "Whether a step that lacks a part of its guide is warned of (v1) or refused (v2).",
				"enum": ["v1", "v2"]
			},
			"specOf": {
				"description": "Whose spec must be met to advance: that of the step that is left (own), or of the next.",
				"enum": ["own", "next"]
			},
			"maxRunDays": {
				"description": "After how many days an active run is expired; 0 for never.",
				"type": "number",
				"minimum": 0
			}
		}
	};
	function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate23.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			for (const key0 in data) if (!(key0 === "strictness" || key0 === "specOf" || key0 === "maxRunDays")) {
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
			if (data.strictness !== void 0) {
				let data0 = data.strictness;
				if (!(data0 === "v1" || data0 === "v2")) {
					const err1 = {
						instancePath: instancePath + "/strictness",
						schemaPath: "#/properties/strictness/enum",
						keyword: "enum",
						params: { allowedValues: schema34.properties.strictness.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
			}
			if (data.specOf !== void 0) {
				let data1 = data.specOf;
				if (!(data1 === "own" || data1 === "next")) {
					const err2 = {
						instancePath: instancePath + "/specOf",
						schemaPath: "#/properties/specOf/enum",
						keyword: "enum",
						params: { allowedValues: schema34.properties.specOf.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			}
			if (data.maxRunDays !== void 0) {
				let data2 = data.maxRunDays;
				if (typeof data2 == "number" && isFinite(data2)) {
					if (data2 < 0 || isNaN(data2)) {
						const err3 = {
							instancePath: instancePath + "/maxRunDays",
							schemaPath: "#/properties/maxRunDays/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
					}
				} else {
					const err4 = {
						instancePath: instancePath + "/maxRunDays",
						schemaPath: "#/properties/maxRunDays/type",
						keyword: "type",
						params: { type: "number" },
						message: "must be number"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			}
		} else {
			const err5 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		validate23.errors = vErrors;
		return errors === 0;
	}
	validate23.evaluated = {
		"props": true,
		"dynamicProps": false,
		"dynamicItems": false
	};
}))();
const validateNode = validators.validator0;
const validateLink = validators.validator1;
const validateRunContent = validators.validator2;
const validateOptions = validators.validator3;
const validateRuleOptions = {};
// src/kinds/procedure/physics.ts
const written = {
	activeStep: {
		energy: 8,
		polarity: [.9, .1]
	},
	completedStep: {
		energy: 1,
		polarity: [.2, .8]
	},
	occupies: {
		energy: 8,
		polarity: [.8, .2]
	},
	inhabits: {
		energy: 1,
		polarity: [.3, .7]
	}
};
function energyOf({ energy }) {
	return energy ?? 0;
}
function isHot(link) {
	return energyOf(link) > 5;
}
function isCold(link) {
	return energyOf(link) < 2;
}
function hasPolarity({ polarity }, wanted) {
	if (polarity === void 0) return false;
	return polarity.every((value, index) => Math.abs(value - (wanted[index] ?? 0)) <= 1000001e-12);
}
function polarityText({ polarity }) {
	return polarity === void 0 ? "none" : `[${polarity.join(", ")}]`;
}
// src/kinds/procedure/verbs.ts
const verbs = {
	contains: "contains",
	elaborates: "elaborates",
	actsOn: "acts on",
	receivesFrom: "receives from",
	occupies: "occupies",
	inhabits: "inhabits",
	implementedIn: "implemented in",
	implements: "implements"
};
function normalVerb(text) {
	return text.toLowerCase().replace(/[\s_-]+/g, " ").trim();
}
// src/kinds/procedure/completion-proof.ts
function proofOf(graph, run, { guide }) {
	if (guide.spec === void 0) return void 0;
	if (!guide.spec.ok) return {
		isMet: false,
		found: 0,
		needed: 1,
		says: `its validation spec cannot be read, so nothing meets it: ${guide.spec.faults.join("; ")}`
	};
	const { spec } = guide.spec;
	const found = spec.type === "node_exists" ? nodesIn(graph, run, spec) : linksIn(graph, run, spec.verb);
	return {
		isMet: found >= spec.minCount,
		found,
		needed: spec.minCount,
		says: sentence(spec, found)
	};
}
function nodesIn(graph, run, spec) {
	let count = 0;
	for (const id of run.contained) {
		const node = graph.nodeById.get(id);
		if (node === void 0 || !isWork(graph, node)) continue;
		if (spec.subtype === void 0 || node.subtype === spec.subtype) count += 1;
	}
	return count;
}
function isWork(graph, { id, nodeType }) {
	return nodeType !== "actor" && !graph.runs.has(id) && !graph.templateNodes.has(id);
}
function linksIn(graph, run, verb) {
	let count = 0;
	for (const id of run.contained) {
		const node = graph.nodeById.get(id);
		if (node === void 0 || !isWork(graph, node)) continue;
		for (const link of graph.linksFrom.get(id) ?? []) if (link.verb === verb) count += 1;
	}
	const isInto = ({ verb: own, to }) => own === verb && isWorkOf(graph, run, to);
	return count + (graph.linksFrom.get(run.node.id) ?? []).filter(isInto).length;
}
function isWorkOf(graph, run, id) {
	const node = graph.nodeById.get(id);
	return node !== void 0 && run.contained.has(id) && isWork(graph, node);
}
function sentence(spec, found) {
	const { minCount } = spec;
	if (spec.type === "link_exists") return `needs ${minCount} ${plural("link", minCount)} with verb \`${spec.verb}\` in the run, found ${found}; add one from a node that the run contains`;
	const what = spec.subtype === void 0 ? "" : ` of subtype \`${spec.subtype}\``;
	return `needs ${minCount} ${plural("node", minCount)}${what} in the run, found ${found}; contain one with verb \`${verbs.contains}\``;
}
function plural(word, count) {
	return count === 1 ? word : `${word}s`;
}
// src/kinds/procedure/progress.ts
function advanceFaults(before, after, isNet, options) {
	return [...after.runs.values()].flatMap((run) => {
		const old = before.runs.get(run.node.id);
		if (old === void 0 ? !isNet : old.status !== "active") return [];
		const walks = templatesOf(before, after, run).map(({ steps }) => faultsOf$1({
			before: old,
			run,
			graph: after,
			steps,
			isNet,
			options
		}));
		return walks.find((faults) => faults.length === 0) ?? walks[0] ?? [];
	});
}
function templatesOf(before, after, run) {
	const [elaborates] = run.elaborates;
	const id = elaborates?.to ?? "";
	return [before.procedures.get(id), after.procedures.get(id)].filter((each) => each !== void 0);
}
function positionOf(run, steps) {
	const indexOf = indexesOf(steps);
	const own = (run?.stepLinks ?? []).flatMap((link) => {
		const index = indexOf.get(link.to);
		return index === void 0 ? [] : [{
			link,
			index
		}];
	});
	const completed = new Set(own.filter(({ link }) => isCold(link)).map(({ index }) => index));
	const linked = new Set(own.map(({ index }) => index));
	const hot = own.filter(({ link }) => isHot(link)).map(({ index }) => index);
	return {
		indexOf,
		completed,
		linked,
		hot,
		current: hot.length === 0 ? Math.max(-1, ...completed) + 1 : Math.min(...hot)
	};
}
const remembered = new WeakMap();
function indexesOf(steps) {
	const known = remembered.get(steps) ?? new Map(steps.map(({ node }, index) => [node.id, index]));
	remembered.set(steps, known);
	return known;
}
function faultsOf$1(walk) {
	const { run, before, steps, isNet } = walk;
	const was = positionOf(before, steps);
	const is = positionOf(run, steps);
	const base = {
		run,
		from: nameAt(steps, was.current),
		to: nameAt(steps, was.current + 1),
		says: ""
	};
	const faults = [];
	const say = (type, step, says = "") => faults.push({
		...base,
		type,
		step,
		says,
		link: linkTo(run, step)
	});
	for (const { to } of foreignLinks(run, before, is.indexOf)) say("foreign", to);
	for (const index of was.completed) if (!is.linked.has(index)) say("lost", idAt(steps, index));
	const earned = [...is.completed].filter((index) => !was.completed.has(index)).sort((a, b) => a - b);
	let reached = was.current;
	for (const index of earned) if (index === reached && (isNet || index === was.current)) reached += 1;
	else say("unearned", idAt(steps, index));
	if (run.status === "completed") reached = completion(walk, was.current, reached, is.linked, say);
	const [hot] = is.hot;
	if (run.status === "active" && hot !== void 0 && is.hot.length === 1 && hot !== reached) {
		const isNext = hot === reached + 1 && was.hot.includes(reached);
		say(isNext ? "unrecorded" : "jumped", idAt(steps, isNext ? reached : hot));
		if (isNext) reached = hot;
	}
	for (const { step, says } of unmet(walk, was.current, reached)) say("unmet", step, says);
	return faults;
}
function completion(walk, was, reached, linked, say) {
	const { steps, isNet } = walk;
	const last = steps.length - 1;
	const isAtLast = isNet ? reached >= last : was >= last;
	if (!isAtLast) say("early", idAt(steps, last));
	else if (reached === last && !linked.has(last)) say("lost", idAt(steps, last));
	return isAtLast ? steps.length : reached;
}
function* unmet({ graph, run, steps, options }, from, to) {
	for (let index = from; index < to; index += 1) {
		const step = steps[options.specOf === "own" ? index : index + 1];
		const proof = step === void 0 ? void 0 : proofOf(graph, run, step);
		if (proof !== void 0 && !proof.isMet) yield {
			step: idAt(steps, index),
			says: proof.says
		};
	}
}
function foreignLinks(run, before, indexOf) {
	const known = new Set(before?.stepLinks.map(({ to }) => to));
	return run.stepLinks.filter(({ to }) => !indexOf.has(to) && !known.has(to));
}
function linkTo(run, step) {
	return run.stepLinks.find(({ to }) => to === step);
}
function idAt(steps, index) {
	return steps[index]?.node.id ?? "";
}
function nameAt(steps, index) {
	const id = idAt(steps, index);
	return id === "" ? "none" : `'${id}'`;
}
// src/kinds/procedure/step-heat.ts
function heatFaults(graph) {
	return [...graph.runs.values()].filter(({ status }) => status === "active").flatMap(faultsOf);
}
function faultsOf(run) {
	const hot = run.stepLinks.filter(isHot);
	const all = (type) => ({
		type,
		run,
		link: void 0,
		links: hot,
		energy: 0
	});
	const isUnclear = run.stepLinks.some((link) => !isHot(link) && !isCold(link));
	return [...hot.length > 1 ? [all("several")] : hot.length === 0 && !isUnclear ? [all("none")] : [], ...run.stepLinks.flatMap((link) => linkFaults(run, link))];
}
function linkFaults(run, link) {
	const fault = (type) => ({
		type,
		run,
		link,
		links: [],
		energy: energyOf(link)
	});
	if (!isHot(link) && !isCold(link)) return [fault("ambiguous")];
	const [state, verb] = isHot(link) ? [written.activeStep, verbs.actsOn] : [written.completedStep, verbs.receivesFrom];
	const polarity = isHot(link) ? "activePolarity" : "completedPolarity";
	return [...hasPolarity(link, state.polarity) ? [] : [fault(polarity)], ...link.verb === verb ? [] : [fault("verb")]];
}
// src/kinds/procedure/places.ts
function nodeEntity(id) {
	return /^(?:link|node) /.test(id) ? `node ${id}` : id;
}
function linkEntity(id) {
	return `link ${id}`;
}
function nodeSubject(id, field) {
	return subjectOf(nodeEntity(id), field);
}
function linkSubject(id, field) {
	return subjectOf(linkEntity(id), field);
}
function afterPlace(entry, field) {
	return inAfter(fieldPointer(entry, field));
}
function beforePlace(entry, field) {
	return inBefore(fieldPointer(entry, field));
}
function fieldPointer({ pointer, raw }, field) {
	if (field === void 0) return pointer;
	const spelled = Object.hasOwn(raw, field) ? field : olderNames[field] ?? field;
	return Object.hasOwn(raw, spelled) ? appendToken(pointer, spelled) : pointer;
}
const olderNames = {
	subtype: "type",
	node_a: "from",
	node_b: "to"
};
function nameOf({ id, name }) {
	return name === "" || name === id ? `'${id}'` : `'${id}' "${cut(name, 60)}"`;
}
function linkName({ id, from, verb, to }) {
	return `link '${id}' (${from} ${verb} ${to})`;
}
function idsOf(entries, most = 5) {
	const named = entries.slice(0, most).map(({ id }) => `'${id}'`);
	const more = entries.length - named.length;
	return more > 0 ? `${named.join(", ")} and ${more} more` : named.join(", ");
}
function cut(text, most) {
	return text.length > most ? `${text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, "")}…` : text;
}
// src/kinds/procedure/run-content.ts
function readRunContent(content) {
	const value = parsedContent(content);
	const startedAt = isJsonObject(value) ? timeIn(value.started_at) : void 0;
	if (!isJsonObject(value) || !validateRunContent(value)) return {
		status: "active",
		startedAt,
		isValid: false
	};
	const isValid = [value.started_at, value.completed_at ?? 0].every((time) => millisecondsOf(time) !== void 0);
	return {
		status: isValid ? value.status : "active",
		startedAt,
		isValid
	};
}
function parsedContent(content) {
	if (typeof content !== "string") return content;
	const { value, faults } = parseYamlData(sourceText(content), defaultLimits);
	return faults.length > 0 ? void 0 : value;
}
function timeIn(value) {
	return typeof value === "string" || typeof value === "number" ? value : void 0;
}
const rfc3339 = /^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:[Zz]|[+-]\d\d:\d\d)$/;
function millisecondsOf(value) {
	if (typeof value === "number") return value * 1e3;
	if (typeof value !== "string" || !rfc3339.test(value)) return void 0;
	const time = Date.parse(value.replace(" ", "T"));
	return Number.isNaN(time) ? void 0 : time;
}
// src/kinds/procedure/schema-errors.ts
function schemaErrorsOf(value, graph) {
	const errors = [...documentErrors(value)];
	for (const found of [nodesErrors(graph), linksErrors(graph)]) for (const error of found) {
		if (errors.length > 1e4) return errors;
		errors.push(error);
	}
	return errors;
}
function* documentErrors(value) {
	const base = {
		subject: "",
		pointer: "",
		place: "the graph",
		field: "",
		found: "",
		expected: ""
	};
	if (!isJsonObject(value)) {
		yield {
			...base,
			messageId: "invalid",
			field: "it",
			expected: "nodes and links",
			found: shown$1(value)
		};
		return;
	}
	const at = (field) => ({
		...base,
		field,
		subject: subjectOf("", field)
	});
	for (const field of Object.keys(value)) if (field !== "nodes" && field !== "links") yield {
		...at(field),
		messageId: "unknown",
		pointer: appendToken("", field)
	};
	for (const field of ["nodes", "links"]) {
		const list = value[field];
		if (list === void 0) yield {
			...at(field),
			messageId: "missing"
		};
		else if (!isJsonArray(list)) yield {
			...at(field),
			messageId: "invalid",
			pointer: `/${field}`,
			expected: "a list",
			found: shown$1(list)
		};
		else for (const [index, entry] of list.entries()) if (!isJsonObject(entry)) {
			const own = `${field}/${index}`;
			yield {
				...at(own),
				messageId: "invalid",
				pointer: `/${own}`,
				expected: "an object",
				found: shown$1(entry)
			};
		}
	}
}
function* nodesErrors(graph) {
	for (const node of graph.nodes) {
		const place = `node '${cut(node.id, 80)}'`;
		const subjectFor = subjects(node, graph.nodeById.get(node.id) !== node, nodeSubject);
		if (Object.hasOwn(node.raw, "subtype") && Object.hasOwn(node.raw, "type")) yield mixed(node, place, subjectFor, ["subtype", "type"]);
		else if (!validateNode(node.fields)) for (const fault of validateNode.errors ?? []) yield* asErrors(node, place, subjectFor, fault);
		if (isJsonObject(node.raw.content) && !graph.runs.has(node.id)) yield error(node, place, subjectFor, "content", "text, since the node is no run", node.raw.content);
		if (graph.runs.get(node.id)?.node === node && !readRunContent(node.raw.content).isValid) yield {
			...error(node, place, subjectFor, "content", runContentShape, node.raw.content),
			messageId: "runContent"
		};
		if (node.id !== "" && graph.nodeById.get(node.id) !== node) yield repeated(node, place, nodeSubject);
	}
}
const runContentShape = "{status: active, completed or failed; started_at: a time (RFC 3339); completed_at, if any: a time} and nothing else";
function* linksErrors(graph) {
	for (const link of graph.links) {
		const place = `link '${cut(link.id, 80)}'`;
		const subjectFor = subjects(link, graph.linkById.get(link.id) !== link, linkSubject);
		const spelled = [
			"node_a",
			"node_b",
			"from",
			"to"
		].filter((name) => Object.hasOwn(link.raw, name));
		const older = spelled.filter((name) => name === "from" || name === "to");
		if (older.length > 0 && older.length < spelled.length) yield mixed(link, place, subjectFor, spelled);
		else if (!validateLink(link.fields)) for (const fault of validateLink.errors ?? []) yield* asErrors(link, place, subjectFor, fault);
		for (const end of ["node_a", "node_b"]) {
			const id = link.fields[end];
			if (typeof id !== "string" || graph.nodeById.has(id)) continue;
			yield {
				...error(link, place, subjectFor, end, "the id of a node of the graph", id),
				messageId: "end"
			};
		}
		if (link.id !== "" && graph.linkById.get(link.id) !== link) yield repeated(link, place, linkSubject);
	}
}
function subjects({ id, pointer }, isRepeated, subject) {
	if (id === "") return (field) => subjectOf("", `${pointer}/${field}`);
	return (field) => subject(id, isRepeated ? `${field} at ${pointer}` : field);
}
function mixed(entry, place, subjectFor, names) {
	const found = names.join(" and ");
	const [field = ""] = names;
	return {
		...error(entry, place, subjectFor, field, "", null),
		messageId: "mixed",
		found
	};
}
function repeated({ id, pointer }, place, subject) {
	return {
		messageId: "repeated",
		subject: subject(id, repeatedName),
		pointer: appendToken(pointer, "id"),
		place,
		field: "id",
		expected: "",
		found: ""
	};
}
const repeatedName = "(repeated)";
function* asErrors(entry, place, subjectFor, fault) {
	const { keyword, params, instancePath } = fault;
	if (keyword === "if") return;
	const unknown = params.additionalProperty ?? params.unevaluatedProperty;
	const field = params.missingProperty ?? unknown ?? pointerTokens(instancePath).join("/");
	const base = {
		subject: subjectFor(field),
		place,
		field,
		expected: "",
		found: ""
	};
	if (params.missingProperty !== void 0) yield {
		...base,
		messageId: "missing",
		pointer: entry.pointer
	};
	else if (unknown !== void 0) yield {
		...base,
		messageId: "unknown",
		pointer: appendToken(entry.pointer, unknown)
	};
	else yield error(entry, place, subjectFor, field, expectation(fault), valueAt(entry.fields, instancePath));
}
function error({ raw, pointer }, place, subjectFor, field, expected, value) {
	const [first = "", ...rest] = field.split("/");
	const own = [Object.hasOwn(raw, first) ? first : olderNames[first] ?? first, ...rest].reduce(appendToken, pointer);
	return {
		messageId: "invalid",
		subject: subjectFor(field),
		pointer: own,
		place,
		field,
		expected,
		found: shown$1(value)
	};
}
function expectation({ keyword, params, message = "valid" }) {
	if (keyword === "enum") return (params.allowedValues ?? []).join(", ").replace(/, ([^,]*)$/, " or $1");
	if (keyword === "type") return `of type ${[params.type].flat().join(" or ")}`;
	if (keyword === "minimum" || keyword === "maximum") return `${params.comparison} ${params.limit}`;
	if (keyword === "minItems" || keyword === "maxItems") return `a list of ${params.limit} numbers`;
	if (keyword === "minLength") return "text that is not empty";
	return message;
}
function valueAt(fields, pointer) {
	return pointerTokens(pointer).reduce((value, token) => {
		if (isJsonArray(value)) return value[Number(token)];
		return isJsonObject(value) && Object.hasOwn(value, token) ? value[token] : void 0;
	}, fields);
}
function shown$1(value) {
	if (isJsonObject(value) && typeof value.inexactNumber === "string") return value.inexactNumber;
	return value === void 0 ? "nothing" : cut(canonicalJson(value), 60);
}
// src/kinds/procedure/sections.ts
const known = /^(what|why|how|validation)(?![\p{L}\p{N}])/iu;
const labelLevel = 7;
function sectionsOf(text) {
	const sections = [];
	let open;
	let fence;
	for (const line of text.split(/\r\n|\n|\r/)) {
		const mark = /^ {0,3}(```+|~~~+)/.exec(line)?.[1];
		const heading = fence === void 0 && mark === void 0 ? headingOf(line) : void 0;
		if (mark !== void 0) fence = fenceAfter(fence, mark);
		const title = heading === void 0 ? void 0 : known.exec(heading.title)?.[1]?.toLowerCase();
		if (heading !== void 0 && title !== void 0) {
			open = {
				title,
				level: heading.level,
				lines: heading.inline === "" ? [] : [heading.inline]
			};
			sections.push(open);
		} else if (heading !== void 0 && open !== void 0 && heading.level <= open.level) open = void 0;
		else open?.lines.push(line);
	}
	return sections.map(({ title, lines }) => ({
		title,
		body: lines.join("\n")
	}));
}
function fenceAfter(fence, mark) {
	if (fence === void 0) return mark;
	return mark[0] === fence[0] && mark.length >= fence.length ? void 0 : fence;
}
function headingOf(line) {
	const marked = /^ {0,3}(#{1,6})(?:[ \t]+(.*))?$/.exec(line);
	if (marked !== null) return {
		title: (marked[2] ?? "").replace(/^[*_]+/, ""),
		level: marked[1]?.length ?? labelLevel,
		inline: ""
	};
	const label = /^ {0,3}(?:\*\*|__)?((?:what|why|how|validation)\b[^:*_\n]{0,60})(.*)$/i.exec(line);
	if (label === null) return void 0;
	const rest = /^(?:(?:\*\*|__)?:(?:\*\*|__)?|(?:\*\*|__)\s*$)(.*)$/.exec(label[2] ?? "");
	if (rest === null || !/^\s*(?:\*\*|__)/.test(line) && !(label[2] ?? "").startsWith(":")) return void 0;
	return {
		title: label[1] ?? "",
		level: labelLevel,
		inline: (rest[1] ?? "").trim()
	};
}
// src/kinds/procedure/validation-spec.ts
const types = ["node_exists", "link_exists"];
const keysOf = {
	node_exists: [
		"type",
		"in_space",
		"subtype",
		"min_count"
	],
	link_exists: [
		"type",
		"in_space",
		"verb",
		"min_count"
	]
};
function readSpec(body, isRepeated) {
	if (isRepeated) return refused("there are several sections \"Validation\"; a step has one completion proof");
	const text = yamlIn(body);
	const parsed = parseYamlData(sourceText(text), defaultLimits);
	const [fault] = parsed.faults;
	if (fault !== void 0) return refused(`it is not readable YAML: line ${fault.span.line} of the section: ${fault.message}`);
	if (!isJsonObject(parsed.value)) return refused("it holds no mapping with type, in_space and min_count");
	return specOf(parsed.value);
}
function yamlIn(body) {
	return /^ {0,3}(```+|~~~+)[^\n]*\n([\s\S]*?)(?:^ {0,3}\1|(?![\s\S]))/m.exec(body)?.[2] ?? body;
}
function specOf(value) {
	const type = types.find((each) => each === value.type);
	if (type === void 0) return refused(`type is ${shown(value.type)}; it must be node_exists or link_exists`);
	const known = keysOf[type];
	const faults = Object.keys(value).filter((key) => !known.includes(key)).map((key) => `${quote(key)} is no key of ${type}; it has ${known.join(", ")}`);
	if (value.in_space !== "$run") faults.push(`in_space is ${shown(value.in_space)}; it must be $run`);
	const minCount = value.min_count ?? 1;
	if (!isCount(minCount)) faults.push(`min_count is ${shown(minCount)}; it must be an integer of at least 1`);
	const named = type === "node_exists" ? value.subtype : value.verb;
	const isOptional = type === "node_exists" && !Object.hasOwn(value, "subtype");
	if (!isOptional && (typeof named !== "string" || named.trim() === "")) faults.push(`${type === "node_exists" ? "subtype" : "verb"} is ${shown(named)}; it must be text that is not empty`);
	if (faults.length > 0 || !isCount(minCount)) return {
		ok: false,
		faults
	};
	if (type === "link_exists") return {
		ok: true,
		spec: {
			type,
			verb: normalVerb(String(named)),
			minCount
		}
	};
	return {
		ok: true,
		spec: {
			type,
			subtype: isOptional ? void 0 : String(named),
			minCount
		}
	};
}
function isCount(value) {
	return typeof value === "number" && Number.isSafeInteger(value) && value >= 1;
}
function refused(fault) {
	return {
		ok: false,
		faults: [fault]
	};
}
function shown(value) {
	if (value === void 0 || value === null) return "missing";
	return typeof value === "string" ? quote(value) : quote(JSON.stringify(value));
}
// src/kinds/procedure/guide.ts
const guideSections = [
	"What",
	"Why",
	"How"
];
function readGuide(content) {
	const text = typeof content === "string" ? content : "";
	const sections = sectionsOf(text);
	const [validation, second] = sections.filter(({ title }) => title === "validation");
	return {
		text,
		isEmpty: isPlaceholder(text),
		sections: guideSections.filter((name) => sections.some((section) => isFilled(section, name))),
		refersTo: reference(text),
		spec: validation === void 0 ? void 0 : readSpec(validation.body, second !== void 0)
	};
}
function isFilled({ title, body }, name) {
	return title === name.toLowerCase() && !isPlaceholder(body);
}
const stoppers = new Set([
	"todo",
	"tbd",
	"fixme",
	"...",
	"…",
	""
]);
function isPlaceholder(text) {
	return text.replace(/<[^<>]*>/g, " ").split(/\s+/).every((word) => stoppers.has(word.toLowerCase()) || /^(?:todo|tbd|fixme)[.:!]$/i.test(word));
}
const documentName = String.raw`[\w./@-]{0,120}\.(?:md|mdx|txt|rst|adoc|pdf|docx?|html?)\b|https?:\/\/[^\s)]{1,120}`;
const sending = new RegExp(String.raw`\b(?:see|load|open|consult|refer to|read|follow|described in|documented in|instructions in|details in)\b[^\n.]{0,40}?(?:${documentName})`, "i");
const included = /^\s*(?:@|\{\{\s*include\s|!include\s)\S{1,120}/im;
function reference(text) {
	return (sending.exec(text) ?? included.exec(text))?.[0].trim();
}
// src/kinds/procedure/step-order.ts
function inOrder(steps, links) {
	const inFile = [...steps].sort((left, right) => indexOf(left) - indexOf(right));
	const sequences = sequencesOf(links);
	const ranks = [inFile.map(({ id }) => sequences.get(id)), inFile.map(numberOf)].find((list) => list.every((rank) => rank !== void 0));
	if (ranks === void 0) return inFile;
	return inFile.map((step, index) => ({
		step,
		rank: ranks[index] ?? 0
	})).sort((left, right) => left.rank - right.rank).map(({ step }) => step);
}
function sequencesOf(links) {
	const sequences = new Map();
	for (const { to, raw } of links) if (typeof raw.sequence === "number" && !sequences.has(to)) sequences.set(to, raw.sequence);
	return sequences;
}
function numberOf({ raw, name }) {
	const synthesis = typeof raw.synthesis === "string" ? raw.synthesis : "";
	const found = /\bstep\s{0,3}(\d{1,9})\b/i;
	const number = found.exec(synthesis)?.[1] ?? found.exec(name)?.[1];
	return number === void 0 ? void 0 : Number(number);
}
function indexOf({ pointer }) {
	return Number(pointer.slice(pointer.lastIndexOf("/") + 1));
}
// src/kinds/procedure/roles.ts
function rolesOf(graph) {
	const spaces = graph.nodes.filter((node) => node.nodeType === "space" && graph.nodeById.get(node.id) === node);
	const ofType = (subtype) => spaces.filter((node) => node.subtype === subtype);
	const procedures = new Map(ofType("procedure").map((node) => [node.id, procedureOf(graph, node)]));
	const templateNodes = new Set([...procedures.values()].flatMap(({ nodes }) => nodes.map(({ id }) => id)));
	return {
		procedures,
		runs: new Map(ofType("run").map((node) => [node.id, runOf(graph, procedures, node)])),
		templateNodes
	};
}
function procedureOf(graph, node) {
	const links = (graph.linksFrom.get(node.id) ?? []).filter(({ verb }) => verb === verbs.contains);
	const members = new Map();
	for (const { to } of links) {
		const member = graph.nodeById.get(to);
		if (member !== void 0 && member !== node && isTemplatePart(member)) members.set(to, member);
	}
	const own = [...members.values()];
	return {
		node,
		steps: inOrder(own.filter(isStep), links).map((step) => {
			return {
				node: step,
				guide: readGuide(step.raw.content)
			};
		}),
		nodes: [node, ...own]
	};
}
function isTemplatePart({ nodeType, subtype }) {
	return nodeType !== "actor" && !(nodeType === "space" && subtype === "run");
}
function isStep({ nodeType, subtype }) {
	return nodeType === "narrative" && subtype === "step";
}
const stepVerbs = new Set([verbs.actsOn, verbs.receivesFrom]);
const actorVerbs = new Set([verbs.occupies, verbs.inhabits]);
function runOf(graph, procedures, node) {
	const from = graph.linksFrom.get(node.id) ?? [];
	const { status, startedAt } = readRunContent(node.raw.content);
	const contained = from.filter(({ verb }) => verb === verbs.contains).map(({ to }) => to);
	return {
		node,
		status,
		startedAt,
		elaborates: from.filter(({ verb, to }) => verb === verbs.elaborates && procedures.has(to)),
		stepLinks: from.filter((link) => isStepLink(graph, link)),
		actorLinks: (graph.linksTo.get(node.id) ?? []).filter((link) => isActorLink(graph, link)),
		contained: new Set(contained)
	};
}
function isStepLink(graph, link) {
	const step = graph.nodeById.get(link.to);
	if (step === void 0 || !isStep(step)) return false;
	return stepVerbs.has(link.verb) || energyOf(link) >= 2;
}
function isActorLink(graph, { verb, from }) {
	return actorVerbs.has(verb) && graph.nodeById.get(from)?.nodeType === "actor";
}
// src/kinds/procedure/build-graph.ts
function buildGraph(value, text = "") {
	const list = (name) => isJsonObject(value) && isJsonArray(value[name]) ? value[name] : [];
	const objects = (name) => list(name).flatMap((raw, index) => isJsonObject(raw) ? [{
		raw,
		pointer: appendToken(`/${name}`, index)
	}] : []);
	return graphOf({
		nodes: objects("nodes").map(({ raw, pointer }) => readNode(raw, pointer)),
		links: objects("links").map(({ raw, pointer }) => readLink(raw, pointer))
	}, text, value);
}
function graphOf({ nodes, links }, text, value) {
	const nodeById = new Map(nodes.map((node) => [node.id, node]));
	const linkById = new Map(links.map((link) => [link.id, link]));
	nodeById.delete("");
	linkById.delete("");
	const indexed = {
		nodes,
		links,
		nodeById,
		linkById,
		...linksByEnd(links)
	};
	const graph = {
		...indexed,
		repeated: repeatedIds(indexed),
		...rolesOf(indexed),
		text
	};
	return {
		...graph,
		schemaErrors: value === void 0 ? [] : schemaErrorsOf(value, graph)
	};
}
function readNode(raw, pointer) {
	const fields = canonical(raw, ["subtype"]);
	return {
		id: textOf(raw.id),
		raw,
		fields,
		pointer,
		nodeType: textOf(raw.node_type),
		subtype: textOf(fields.subtype),
		name: textOf(raw.name)
	};
}
function readLink(raw, pointer) {
	const fields = canonical(raw, ["node_a", "node_b"]);
	const [first, second] = isJsonArray(raw.polarity) ? raw.polarity : [];
	return {
		id: textOf(raw.id),
		raw,
		fields,
		pointer,
		from: textOf(fields.node_a),
		to: textOf(fields.node_b),
		verb: normalVerb(textOf(raw.verb)),
		energy: typeof raw.energy === "number" ? raw.energy : void 0,
		polarity: typeof first === "number" && typeof second === "number" ? [first, second] : void 0
	};
}
function canonical(raw, names) {
	const older = names.filter((name) => {
		const old = olderNames[name] ?? name;
		return Object.hasOwn(raw, old) && !Object.hasOwn(raw, name);
	});
	if (older.length === 0) return raw;
	const renamed = new Map(older.map((name) => [olderNames[name] ?? name, name]));
	return Object.fromEntries(Object.entries(raw).map(([key, value]) => [renamed.get(key) ?? key, value]));
}
function linksByEnd(links) {
	const linksFrom = new Map();
	const linksTo = new Map();
	for (const link of links) {
		pushTo(linksFrom, link.from, link);
		pushTo(linksTo, link.to, link);
	}
	return {
		linksFrom,
		linksTo
	};
}
function pushTo(map, key, link) {
	const list = map.get(key);
	if (list === void 0) map.set(key, [link]);
	else list.push(link);
}
function repeatedIds(graph) {
	const counts = new Map();
	const count = (entity) => counts.set(entity, (counts.get(entity) ?? 1) + 1);
	for (const node of graph.nodes) if (node.id !== "" && graph.nodeById.get(node.id) !== node) count(nodeEntity(node.id));
	for (const link of graph.links) if (link.id !== "" && graph.linkById.get(link.id) !== link) count(linkEntity(link.id));
	return counts;
}
function textOf(value) {
	return typeof value === "string" ? value : "";
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
// src/kinds/procedure/parse.ts
function graphReader(limits) {
	const parts = partBytes();
	return {
		push: parts.push,
		end() {
			const { value, text, faults, source } = readTextPart("", parts.bytesOf("") ?? new Uint8Array(), limits, parseGraphText);
			return {
				doc: value === void 0 ? null : buildGraph(value, text),
				faults,
				source: (part) => part === "" ? source : void 0
			};
		}
	};
}
function isJsonText(text) {
	return /^\uFEFF?\s*(?:[[{]|$)/.test(text);
}
function parseGraphText(source, limits) {
	return isJsonText(source.text) ? parseJsonText(source, limits) : parseYamlData(source, limits);
}
function looksLikeGraph(text) {
	const { value } = parseGraphText(sourceText(text), defaultLimits);
	if (value === void 0) return true;
	return isJsonObject(value) && isJsonArray(value.nodes) && isJsonArray(value.links) && hasTypes(value.nodes);
}
function hasTypes(nodes) {
	const isTyped = (node) => isJsonObject(node) && Object.hasOwn(node, "node_type");
	return nodes.length === 0 || nodes.some(isTyped);
}
// src/kinds/procedure/facts.ts
const procedureRule = ruleOver();
// src/kinds/procedure/rules/schema.ts
const schema = procedureRule({
	id: "procedure/schema",
	title: "A graph has canonical nodes, links and fields only",
	why: "Custom types and fields break the schema that everything which reads the graph relies on (V1).",
	fix: "Use the five node types and the canonical fields; domain structure lives in content, subtypes are strings.",
	severity: "error",
	since: "0.1.0",
	scopes: ["snapshot"],
	messages: {
		missing: "{place}: missing field '{field}'",
		unknown: "{place}: '{field}' is no field of it; domain structure belongs into content",
		invalid: "{place}: {field} must be {expected}, found {found}",
		runContent: "{place}: {field} of a run must be {expected}; found {found}; until it can be read, the run counts as active",
		mixed: "{place}: holds {found}, two spellings of the same; keep one of them",
		repeated: "{place}: the id occurs more than once",
		end: "{place}: {field} must be {expected}, found {found}"
	},
	*check({ scope, after }, problem) {
		if (scope !== "snapshot") return;
		for (const error of after?.schemaErrors ?? []) {
			const { messageId, subject, pointer, place, field, expected, found } = error;
			yield problem(messageId, {
				place,
				field,
				expected,
				found
			}, {
				subject,
				at: inAfter(pointer)
			});
		}
	}
});
export { hasPolarity as A, nodeSubject as C, proofOf as D, positionOf as E, validateOptions as F, validateRuleOptions as I, defaultYamlOptions as L, isHot as M, polarityText as N, verbs as O, written as P, parseYamlData as R, nodeEntity as S, advanceFaults as T, idsOf as _, looksLikeGraph as a, linkSubject as b, graphOf as c, guideSections as d, repeatedName as f, beforePlace as g, afterPlace as h, isJsonText as i, isCold as j, energyOf as k, readLink as l, parsedContent as m, procedureRule as n, readJsonPart as o, millisecondsOf as p, graphReader as r, buildGraph as s, schema as t, readNode as u, linkEntity as v, heatFaults as w, nameOf as x, linkName as y, partBytes as z };
