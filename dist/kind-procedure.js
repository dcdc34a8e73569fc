import { G as expectation, J as shownValue, K as namedMember, S as optionChecks, V as defaultLimits, W as cutText, dt as appendToken, f as valueEdits, ft as inAfter, lt as ruleOver, mt as pointerTokens, nt as splitSubject, pt as inBefore, q as schemaFaults, rt as subjectOf, st as fillMessage, w as valueAt, z as jsonEqual } from "./core.js";
import { E as isJsonObject, T as isJsonArray, w as compareCodePoints } from "./hook-names.js";
import { L as sourceText, M as quote, f as partBytes, h as writeEdits, i as readTextPart, j as parseYaml, m as textForm, n as parseJsonText } from "./text.js";
// src/kinds/procedure/options.ts
const defaultProcedureOptions = {
	strictness: "v1",
	specOf: "own",
	maxRunDays: 0
};
const procedureOptionsSchema = {
	type: "object",
	additionalProperties: false,
	properties: {
		strictness: {
			description: "Whether a step that lacks a part of its guide is warned of (v1) or refused (v2).",
			enum: ["v1", "v2"]
		},
		specOf: {
			description: "Whose spec must be met to advance: that of the step that is left (own), or of the next.",
			enum: ["own", "next"]
		},
		maxRunDays: {
			description: "After how many days an active run is expired; 0 for never.",
			type: "number",
			minimum: 0
		}
	}
};
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
// src/kinds/procedure/check-options.ts
const { checkOptions, checkRuleOptions } = optionChecks({
	validateOptions,
	validateRuleOptions: {}
}, (given) => ({
	ok: true,
	options: {
		...defaultProcedureOptions,
		...given
	}
}));
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
// src/kinds/procedure/actor-faults.ts
function actorFaults(graph) {
	return [...graph.runs.values()].flatMap(faultsOf$2);
}
function faultsOf$2(run) {
	const actors = [...new Set(run.actorLinks.map(({ from }) => from))];
	const all = (type) => ({
		type,
		run,
		link: void 0,
		actors
	});
	if (actors.length === 0) return [all("none")];
	const links = run.actorLinks.flatMap((link) => linkFaults$1(run, link, actors));
	return run.actorLinks.length === 1 ? links : [all("several"), ...links];
}
function linkFaults$1(run, link, actors) {
	if (run.status === "failed") return [];
	const isActive = run.status === "active";
	const fault = (type) => [{
		type,
		run,
		link,
		actors
	}];
	if (link.verb !== (isActive ? verbs.occupies : verbs.inhabits)) return fault("verb");
	if (!(isActive ? isHot(link) : isCold(link))) return fault("energy");
	const { polarity } = isActive ? written.occupies : written.inhabits;
	return link.polarity === void 0 || hasPolarity(link, polarity) ? [] : fault("polarity");
}
// src/kinds/procedure/changes.ts
function changesBetween(before, after) {
	return {
		nodes: changed(before.nodeById, after.nodeById, nodeDifferences),
		links: changed(before.linkById, after.linkById, linkDifferences)
	};
}
function changed(before, after, differences) {
	const changes = [];
	for (const [id, old] of before) {
		const entry = after.get(id);
		if (entry === void 0) changes.push({
			type: "removed",
			entry: old,
			before: old,
			fields: []
		});
		else {
			const fields = differences(old, entry);
			if (fields.length > 0) changes.push({
				type: "changed",
				entry,
				before: old,
				fields
			});
		}
	}
	for (const [id, entry] of after) if (!before.has(id)) changes.push({
		type: "added",
		entry,
		before: void 0,
		fields: []
	});
	return changes;
}
function isBookkeeping(field) {
	return field === "energy" || field === "weight" || field === "embedding" || field.endsWith("_at_s");
}
function nodeDifferences(before, after) {
	return differing(before.fields, after.fields).filter((field) => !isBookkeeping(field));
}
function linkDifferences(before, after) {
	return differing(before.fields, after.fields).filter((field) => field !== "verb" || before.verb !== after.verb);
}
function differing(before, after) {
	const names = [];
	for (const name of Object.keys(before)) if (!jsonEqual(before[name], after[name])) names.push(name);
	for (const name of Object.keys(after)) if (!Object.hasOwn(before, name)) names.push(name);
	return names;
}
// src/kinds/procedure/implementation.ts
const remembered$1 = new WeakMap();
function implementation(graph, id) {
	const known = remembered$1.get(graph) ?? new Map();
	remembered$1.set(graph, known);
	const links = known.get(id) ?? (graph.linksFrom.get(id) ?? []).filter(isImplementing);
	known.set(id, links);
	return links;
}
function isImplementing({ verb }) {
	return verb === verbs.implementedIn || verb === verbs.implements;
}
// src/kinds/procedure/outside-changes.ts
function outsideChanges(before, after, changes) {
	const active = [...before.runs.values()].filter(({ status }) => status === "active");
	if (active.length === 0) return [];
	const own = belongingTo(active);
	const others = containers([...before.runs.values()].filter(({ status }) => status !== "active"));
	const open = (run) => run.status === "active" || before.runs.get(run.node.id)?.status === "active";
	const nowContained = belongingTo([...after.runs.values()].filter(open));
	const found = [];
	for (const node of changes.nodes) {
		const { id } = node.entry;
		if (before.runs.has(id) || after.runs.has(id)) continue;
		if (node.type === "added") {
			if (isExempt(after, node.entry) || nowContained.has(id)) continue;
			found.push({
				type: "uncontained",
				run: "",
				node
			});
		} else if (!own.has(id)) found.push({
			...placeOf(others.get(id)),
			node
		});
	}
	for (const link of changes.links) {
		const { before: old } = link;
		if (old === void 0 || touches(before, own, old)) continue;
		if (before.runs.has(old.from) || before.runs.has(old.to)) continue;
		found.push({
			...placeOf(others.get(old.from)),
			link
		});
	}
	return found;
}
function isExempt(graph, { id, nodeType }) {
	return nodeType === "actor" || graph.templateNodes.has(id);
}
function placeOf(run) {
	return run === void 0 ? {
		type: "rest",
		run: ""
	} : {
		type: "otherRun",
		run
	};
}
function touches(graph, own, { from, to }) {
	return [from, to].some((end) => own.has(end) || graph.runs.get(end)?.status === "active");
}
function belongingTo(runs) {
	return new Set(runs.flatMap(({ contained }) => [...contained]));
}
function containers(runs) {
	return new Map(runs.flatMap(({ node, contained }) => [...contained].map((id) => [id, node.id])));
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
// src/kinds/procedure/explaining-templates.ts
function explainingTemplates(before, after, run, isNet) {
	const id = run.elaborates[0]?.to ?? "";
	const [first, last] = [before.procedures.get(id), after.procedures.get(id)];
	const both = [first, last].filter((each) => each !== void 0);
	if (!isNet || isSame(first, last)) return {
		templates: both.slice(0, 1),
		isOpen: false
	};
	const wasActive = before.runs.get(run.node.id)?.status === "active";
	const isActive = run.status === "active";
	if (!wasActive && !isActive) return {
		templates: both,
		isOpen: true
	};
	return {
		templates: (wasActive === isActive ? both : [wasActive ? first : last]).filter((each) => each !== void 0),
		isOpen: false
	};
}
function isSame(first, last) {
	const [steps, later] = [first?.steps ?? [], last?.steps ?? []];
	return steps.length === later.length && steps.every(({ node, guide }, at) => node.id === later[at]?.node.id && guide.text === later[at]?.guide.text);
}
// src/kinds/procedure/progress.ts
function advanceFaults(before, after, isNet, options) {
	return [...after.runs.values()].flatMap((run) => {
		const old = before.runs.get(run.node.id);
		if (old === void 0 ? !isNet : old.status !== "active") return [];
		const { templates, isOpen } = explainingTemplates(before, after, run, isNet);
		const walks = templates.map(({ steps }) => faultsOf$1({
			before: old,
			run,
			graph: after,
			steps,
			isNet,
			options
		}));
		return isOpen || walks.some((faults) => faults.length === 0) ? [] : walks[0] ?? [];
	});
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
// src/kinds/procedure/run-changes.ts
function recordBreaks(before, after, changes, isNet) {
	const kept = [...before.runs.values()].flatMap((run) => keptBreaks(run, after));
	const born = isNet ? [] : [...after.runs.values()].filter(({ node }) => !before.runs.has(node.id)).flatMap((run) => birth(run, after));
	return [
		...kept,
		...born,
		...frozenBreaks(before, after, changes)
	];
}
function keptBreaks(run, after) {
	const next = after.runs.get(run.node.id);
	const node = after.nodeById.get(run.node.id);
	if (next === void 0) {
		if (node === void 0) return [{
			type: "vanished",
			run,
			from: "",
			to: ""
		}];
		return [{
			type: "noRun",
			run,
			from: kindOf(run.node),
			to: kindOf(node)
		}];
	}
	const breaks = [
		[
			"startedAt",
			String(run.startedAt ?? "nothing"),
			String(next.startedAt ?? "nothing")
		],
		[
			"procedure",
			targets(run.elaborates),
			targets(next.elaborates)
		],
		[
			"actor",
			sources(run.actorLinks),
			sources(next.actorLinks)
		]
	].filter(([, from, to]) => from !== to);
	if (run.status !== "active" && next.status !== run.status) breaks.push([
		"status",
		run.status,
		next.status
	]);
	return breaks.map(([type, from, to]) => ({
		type,
		run: next,
		from,
		to
	}));
}
function birth(run, graph) {
	if (run.status !== "active") return [{
		type: "bornEnded",
		run,
		from: "",
		to: run.status
	}];
	const [elaborates] = run.elaborates;
	const [first] = graph.procedures.get(elaborates?.to ?? "")?.steps ?? [];
	const [hot, ...others] = run.stepLinks;
	if (hot !== void 0 && isHot(hot) && others.length === 0 && hot.to === first?.node.id) return [];
	const from = first === void 0 ? "no step" : `'${first.node.id}'`;
	const to = run.stepLinks.map((link) => `'${link.to}'${isHot(link) ? " hot" : ""}`).join(", ");
	return [{
		type: "notAtFirst",
		run,
		from,
		to: to === "" ? "none" : to
	}];
}
function frozenBreaks(before, after, changes) {
	const ended = [...before.runs.values()].filter(({ status }) => status !== "active");
	if (ended.length === 0) return [];
	const byId = new Map(ended.map((run) => [run.node.id, run]));
	const byWork = new Map(ended.flatMap((run) => [...run.contained].map((id) => [id, run])));
	const actorLinks = new Map([before, after].flatMap((graph) => ended.flatMap((run) => (graph.runs.get(run.node.id)?.actorLinks ?? []).map(({ id }) => [id, run]))));
	const found = [];
	const add = (type, run, change) => found.push({
		type,
		run: after.runs.get(run.node.id) ?? run,
		from: "",
		to: "",
		...change
	});
	for (const node of changes.nodes) {
		const { id } = node.entry;
		const [run, keeper] = [byId.get(id), byWork.get(id)];
		const next = after.runs.get(id);
		if (run !== void 0 && next !== void 0) {
			if (next.status === run.status || node.fields.some((field) => field !== "content")) add("frozenRun", run, { node });
		} else if (run === void 0 && keeper !== void 0 && node.type !== "added") add("frozenWork", keeper, { node });
	}
	for (const link of changes.links) {
		const ends = [link.entry, ...link.before === void 0 ? [] : [link.before]];
		const run = actorLinks.get(link.entry.id) ?? ends.map(({ from }) => byId.get(from)).find((each) => each !== void 0);
		const keeper = link.before === void 0 ? void 0 : byWork.get(link.before.from);
		if (run !== void 0 && after.nodeById.has(run.node.id)) add("frozenRun", run, { link });
		else if (run === void 0 && keeper !== void 0) add("frozenWork", keeper, { link });
	}
	return found;
}
function kindOf({ nodeType, subtype }) {
	return subtype === "" ? nodeType : `${nodeType} of subtype ${subtype}`;
}
function targets(links) {
	return listed(links.map(({ to }) => to));
}
function sources(links) {
	return listed(links.map(({ from }) => from));
}
function listed(ids) {
	const names = [...new Set(ids)].sort().map((id) => `'${id}'`);
	return names.length === 0 ? "none" : names.join(", ");
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
// src/kinds/procedure/template-changes.ts
function templateChanges(before, after, changes, protecting) {
	const keepers = keepersOf(before, after, protecting);
	const found = [];
	for (const node of changes.nodes) {
		const keeper = keepers.get(node.entry.id);
		if (keeper !== void 0) found.push({
			...keeper,
			node,
			leadsOut: false
		});
	}
	for (const link of changes.links) {
		const inner = [link.entry, link.before].find((each) => each !== void 0 && keepers.has(each.from) && keepers.has(each.to));
		const keeper = keepers.get((inner ?? link.entry).from);
		if (keeper === void 0 || inner === void 0 && !isNewFrom(link)) continue;
		found.push({
			...keeper,
			link,
			leadsOut: inner === void 0
		});
	}
	return found;
}
function keepersOf(before, after, runs) {
	const keepers = new Map();
	const seen = new Set();
	for (const { elaborates, node } of runs) for (const { to: procedure } of elaborates) {
		if (seen.has(procedure) || !before.procedures.has(procedure)) continue;
		seen.add(procedure);
		for (const graph of [before, after]) for (const { id } of graph.procedures.get(procedure)?.nodes ?? []) if (!keepers.has(id)) keepers.set(id, {
			procedure,
			run: node.id
		});
	}
	return keepers;
}
function isNewFrom({ type, fields }) {
	return type === "added" || type === "changed" && (fields.includes("node_a") || fields.includes("node_b"));
}
// src/kinds/procedure/compare.ts
const noSnapshot = {
	steps: [],
	heat: [],
	actors: []
};
const noMoves = {
	templates: [],
	outside: [],
	records: [],
	advances: []
};
function compareGraphs(before, after, { scope, at, earlier }, options) {
	return {
		scope,
		before,
		after,
		at,
		options,
		earlier: before ?? earlier ?? null,
		...scope === "snapshot" && after !== null ? snapshotOf(after) : noSnapshot,
		...before === null || after === null ? noMoves : movesBetween(before, after, scope === "net", options)
	};
}
function snapshotOf(graph) {
	return {
		steps: guidedSteps(graph),
		heat: heatFaults(graph),
		actors: actorFaults(graph)
	};
}
function movesBetween(before, after, isNet, options) {
	const changes = changesBetween(before, after);
	if (changes.nodes.length === 0 && changes.links.length === 0) return noMoves;
	return {
		templates: templateChanges(before, after, changes, protecting(before, after, isNet)),
		outside: isNet ? [] : outsideChanges(before, after, changes),
		records: recordBreaks(before, after, changes, isNet),
		advances: advanceFaults(before, after, isNet, options)
	};
}
function protecting(before, after, isNet) {
	const active = (graph) => [...graph.runs.values()].filter(({ status }) => status === "active");
	if (!isNet) return [...active(before), ...active(after)];
	return active(before).filter(({ node }) => (after.runs.get(node.id)?.status ?? "active") === "active");
}
function guidedSteps(graph) {
	const steps = new Map();
	for (const { node, steps: own } of graph.procedures.values()) {
		const isWhole = implementation(graph, node.id).length > 0;
		for (const step of own) {
			const { id } = step.node;
			const isImplemented = isWhole || steps.get(id)?.isImplemented === true || implementation(graph, id).length > 0;
			steps.set(id, {
				...step,
				isImplemented
			});
		}
	}
	return [...steps.values()];
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
	return name === "" || name === id ? `'${id}'` : `'${id}' "${cutText(name, 60)}"`;
}
function linkName({ id, from, verb, to }) {
	return `link '${id}' (${from} ${verb} ${to})`;
}
function idsOf(entries, most = 5) {
	const named = entries.slice(0, most).map(({ id }) => `'${id}'`);
	const more = entries.length - named.length;
	return more > 0 ? `${named.join(", ")} and ${more} more` : named.join(", ");
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
	const { value, faults } = parseYaml(sourceText(content), defaultLimits);
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
			found: shownValue(value)
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
			found: shownValue(list)
		};
		else for (const [index, entry] of list.entries()) if (!isJsonObject(entry)) {
			const own = `${field}/${index}`;
			yield {
				...at(own),
				messageId: "invalid",
				pointer: `/${own}`,
				expected: "an object",
				found: shownValue(entry)
			};
		}
	}
}
function* nodesErrors(graph) {
	for (const node of graph.nodes) {
		const place = `node '${cutText(node.id, 80)}'`;
		const subjectFor = subjects(node, graph.nodeById.get(node.id) !== node, nodeSubject);
		if (Object.hasOwn(node.raw, "subtype") && Object.hasOwn(node.raw, "type")) yield mixed(node, place, subjectFor, ["subtype", "type"]);
		else for (const fault of schemaFaults(validateNode, node.fields)) yield asError(node, place, subjectFor, fault);
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
		const place = `link '${cutText(link.id, 80)}'`;
		const subjectFor = subjects(link, graph.linkById.get(link.id) !== link, linkSubject);
		const spelled = [
			"node_a",
			"node_b",
			"from",
			"to"
		].filter((name) => Object.hasOwn(link.raw, name));
		const older = spelled.filter((name) => name === "from" || name === "to");
		if (older.length > 0 && older.length < spelled.length) yield mixed(link, place, subjectFor, spelled);
		else for (const fault of schemaFaults(validateLink, link.fields)) yield asError(link, place, subjectFor, fault);
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
function asError(entry, place, subjectFor, fault) {
	const { params, instancePath } = fault;
	const named = namedMember(fault);
	const field = named ?? pointerTokens(instancePath).join("/");
	const base = {
		subject: subjectFor(field),
		place,
		field,
		expected: "",
		found: ""
	};
	if (params.missingProperty !== void 0) return {
		...base,
		messageId: "missing",
		pointer: entry.pointer
	};
	if (named !== void 0) return {
		...base,
		messageId: "unknown",
		pointer: appendToken(entry.pointer, named)
	};
	return error(entry, place, subjectFor, field, expectation(fault), valueAt(entry.fields, instancePath));
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
		found: shownValue(value)
	};
}
// src/kinds/procedure/entity.ts
const stepsName = "(steps)";
const actorsName = "(actors)";
const proceduresName = "(procedures)";
const implementedName = "(implemented)";
const completedName = "(completed)";
function* entitiesOf({ nodeById, linkById }) {
	for (const id of nodeById.keys()) yield nodeEntity(id);
	for (const id of linkById.keys()) yield linkEntity(id);
}
function entityOf(graph, entity) {
	if (entity === "") return {
		pointer: "",
		part: "",
		fields: { text: {
			role: "form",
			value: graph.text
		} }
	};
	if (entity.startsWith("link ")) return linkOf(graph, graph.linkById.get(entity.slice(5)));
	const id = entity.startsWith("node ") ? entity.slice(5) : entity;
	const node = graph.nodeById.get(id);
	if (node === void 0) return void 0;
	const label = node.name === "" || node.name === id ? {} : { label: node.name };
	return {
		pointer: node.pointer,
		part: "",
		fields: nodeFields(graph, node, entity),
		...label
	};
}
function nodeFields(graph, node, entity) {
	const fields = {};
	for (const [name, value] of Object.entries(node.fields)) fields[name] = {
		role: isBookkeeping(name) ? "derived" : "value",
		value
	};
	addRepeated(graph, entity, fields);
	const run = graph.runs.get(node.id);
	if (run?.node === node) addRun(run, fields);
	else if (graph.templateNodes.has(node.id)) fields[implementedName] = derived(implementedBy(graph, node));
	return fields;
}
function addRun(run, fields) {
	fields[completedName] = {
		role: "done",
		value: run.status === "completed"
	};
	fields[stepsName] = derived(shown$1(run.stepLinks));
	fields[actorsName] = derived(shown$1(run.actorLinks));
	fields[proceduresName] = derived(shown$1(run.elaborates));
}
function implementedBy(graph, { id }) {
	const owners = (graph.linksTo.get(id) ?? []).map(({ from }) => from).filter((from) => graph.procedures.has(from));
	return [id, ...new Set(owners)].flatMap((each) => implementation(graph, each).map((link) => link.id));
}
function linkOf(graph, link) {
	if (link === void 0) return void 0;
	const fields = {};
	for (const [name, value] of Object.entries(link.fields)) fields[name] = {
		role: "value",
		value: name === "verb" ? link.verb : value
	};
	addRepeated(graph, linkEntity(link.id), fields);
	return {
		pointer: link.pointer,
		part: "",
		fields
	};
}
function addRepeated(graph, entity, fields) {
	const count = graph.repeated.get(entity);
	if (count !== void 0) fields[repeatedName] = derived(count);
}
function derived(value) {
	return {
		role: "derived",
		value
	};
}
function shown$1(links) {
	return [...links].sort((left, right) => compareCodePoints(left.id, right.id)).map(({ fields, verb }) => ({
		...fields,
		verb
	}));
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
	const parsed = parseYaml(sourceText(text), defaultLimits);
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
	const inFile = [...steps].sort((left, right) => indexOf$1(left) - indexOf$1(right));
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
function indexOf$1({ pointer }) {
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
	const nodes = objects("nodes").map(({ raw, pointer }) => readNode(raw, pointer));
	const links = objects("links").map(({ raw, pointer }) => readLink(raw, pointer));
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
		value,
		text
	};
	return {
		...graph,
		schemaErrors: schemaErrorsOf(value, graph)
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
// src/kinds/procedure/graft-entries.ts
function entriesOf(graph) {
	return {
		nodes: listOf(graph, "nodes", graph.nodes, graph.nodeById),
		links: listOf(graph, "links", graph.links, graph.linkById)
	};
}
function placeName(pointer) {
	return `\0${pointer}`;
}
function listOf({ value }, name, entries, byId) {
	const list = isJsonObject(value) && isJsonArray(value[name]) ? value[name] : [];
	const ids = new Map(entries.flatMap((entry) => byId.get(entry.id) === entry ? [[entry.pointer, entry.id]] : []));
	return new Map(list.map((each, index) => {
		const pointer = appendToken(`/${name}`, index);
		return [ids.get(pointer) ?? placeName(pointer), each];
	}));
}
function withEntries({ value }, { nodes, links }) {
	const own = isJsonObject(value) ? value : {};
	const list = (name, entries) => entries.size > 0 || isJsonArray(own[name]) ? { [name]: [...entries.values()] } : {};
	return {
		...own,
		...list("nodes", nodes),
		...list("links", links)
	};
}
// src/kinds/procedure/graft.ts
function graftGraph(graph, from, subjects) {
	if (!isJsonObject(graph.value)) return from ?? buildGraph({
		nodes: [],
		links: []
	}, graph.text);
	const layout = {
		graph,
		from,
		...entriesOf(graph)
	};
	let top = graph.value;
	for (const { entity, field } of subjects.map(splitSubject)) {
		const id = entity.replace(/^(?:link|node) /, "");
		if (entity === "") top = putTop(layout, top, field ?? "");
		else if (entity.startsWith("link ")) putLink(layout, id, field);
		else if (field === void 0) putNode(layout, id);
		else putNodeField(layout, id, field);
	}
	return buildGraph(withEntries({
		...graph,
		value: top
	}, layout), graph.text);
}
function putTop({ nodes, links, from }, top, field) {
	const [, place] = /^(\/?(?:nodes|links)\/\d+)(?:\/|$)/.exec(field) ?? [];
	if (place !== void 0) {
		for (const list of [nodes, links]) list.delete(placeName(place.replace(/^\/?/, "/")));
		return top;
	}
	const source = from !== null && isJsonObject(from.value) ? from.value[field] : void 0;
	const { [field]: _, ...rest } = top;
	if (field !== "nodes" && field !== "links") return source === void 0 ? rest : {
		...top,
		[field]: source
	};
	const stood = from === null ? void 0 : entriesOf(from)[field];
	for (const [name, entry] of stood ?? []) (field === "nodes" ? nodes : links).set(name, entry);
	return {
		...top,
		[field]: isJsonArray(source) ? source : []
	};
}
function putLink(layout, id, field) {
	const { links, from, graph } = layout;
	const source = from?.linkById.get(id);
	const own = graph.linkById.get(id);
	if (field === "(repeated)") dropDoubles(links, graph.links, own, source);
	else if (field === void 0) {
		putWhole(links, id, source);
		if (source !== void 0) bringEnds(layout, source);
	} else if (own !== void 0) putField(links, own, source, field);
}
function bringEnds({ nodes, from }, { from: start, to }) {
	for (const id of [start, to]) {
		const end = from?.nodeById.get(id);
		if (end !== void 0 && !nodes.has(id)) nodes.set(id, end.raw);
	}
}
function putNode(layout, id) {
	const { nodes, from, graph } = layout;
	const source = from?.nodeById.get(id);
	const isThere = nodes.has(id);
	putWhole(nodes, id, source);
	if (source === void 0) dropWith(layout, id);
	else if (!isThere) bringWith(layout, id);
	if (isThere && source !== void 0 && (graph.runs.has(id) || from?.runs.has(id) === true)) for (const name of runFields) putLinks(layout, id, name);
}
function bringWith({ nodes, links, from }, id) {
	const work = [...from?.runs.get(id)?.contained ?? []].filter((each) => !nodes.has(each));
	for (const each of work) {
		const node = from?.nodeById.get(each);
		if (node !== void 0) nodes.set(each, node.raw);
	}
	for (const come of [id, ...work]) for (const link of linksAt(from, come)) if (nodes.has(link.from) && nodes.has(link.to)) links.set(link.id, link.raw);
}
function dropWith({ nodes, links, from, graph }, id) {
	const others = [...graph.runs.values()].filter((run) => run.node.id !== id && nodes.has(run.node.id));
	const kept = new Set(others.flatMap(({ contained }) => [...contained]));
	const work = [...graph.runs.get(id)?.contained ?? []].filter((each) => !kept.has(each) && from?.nodeById.has(each) !== true && !graph.templateNodes.has(each) && graph.nodeById.get(each)?.nodeType !== "actor");
	for (const gone of [id, ...work]) {
		nodes.delete(gone);
		for (const link of linksAt(graph, gone)) if (from?.linkById.has(link.id) !== true) links.delete(link.id);
	}
}
function linksAt(graph, id) {
	return [...graph?.linksFrom.get(id) ?? [], ...graph?.linksTo.get(id) ?? []];
}
function putWhole(list, id, source) {
	if (source === void 0) list.delete(id);
	else list.set(id, source.raw);
}
const runFields = [
	stepsName,
	actorsName,
	proceduresName
];
function putNodeField(layout, id, field) {
	const { nodes, from, graph } = layout;
	const [source, own] = [from?.nodeById.get(id), graph.nodeById.get(id)];
	const [name = ""] = field.split(" ");
	if (field === "(repeated)") dropDoubles(nodes, graph.nodes, own, source);
	else if (runFields.includes(name) || name === "(implemented)") putLinks(layout, id, name);
	else if (own !== void 0) putField(nodes, own, source, field === "(completed)" ? "content" : field);
}
function putField(list, own, source, field) {
	const current = list.get(own.id);
	if (!isJsonObject(current)) return;
	const [key = ""] = Object.hasOwn(current, field) || Object.hasOwn(source?.raw ?? {}, field) ? [field] : field.split("/");
	const spellings = Object.entries(olderNames).find((pair) => pair.includes(key)) ?? [key];
	const rest = Object.entries(current).filter(([name]) => !spellings.includes(name));
	const back = Object.entries(source?.raw ?? {}).filter(([name]) => spellings.includes(name));
	const [first] = back;
	const isPlain = spellings.length === 1 && first !== void 0 && Object.hasOwn(current, key);
	list.set(own.id, isPlain ? {
		...current,
		[key]: first[1]
	} : Object.fromEntries([...rest, ...back]));
}
function dropDoubles(list, entries, own, source) {
	const all = entries.filter(({ id }) => id === own?.id);
	const text = JSON.stringify(source?.raw);
	const kept = all.find(({ raw }) => JSON.stringify(raw) === text) ?? all[0];
	for (const entry of all) if (entry !== kept) list.delete(entry === own ? entry.id : placeName(entry.pointer));
}
function putLinks(layout, id, field) {
	const { graph, from, links } = layout;
	for (const link of linksBehind(graph, id, field)) links.delete(link.id);
	for (const link of from === null ? [] : linksBehind(from, id, field)) {
		links.set(link.id, link.raw);
		bringEnds(layout, link);
	}
}
function linksBehind(graph, id, field) {
	const run = graph.runs.get(id);
	if (field === "(implemented)") return implementation(graph, id);
	return run === void 0 ? [] : linksOf(run, field);
}
function linksOf(run, field) {
	if (field === "(steps)") return run.stepLinks;
	return field === "(actors)" ? run.actorLinks : run.elaborates;
}
// src/kinds/procedure/laws.ts
const api = [
	"startProcedure",
	"continueProcedure",
	"endProcedure"
];
const laws = [
	{
		id: "V1",
		title: "Schema Immutability",
		priority: "CRITICAL",
		says: "Only the node types actor, space, narrative, moment, thing; subtypes are strings in the field subtype; all else stands in content. No field beyond the canonical ones.",
		rules: ["schema"],
		names: [
			"Schema coherence",
			"node_type",
			"subtype",
			"canonical set"
		]
	},
	{
		id: "V2",
		title: "Template Protection",
		priority: "CRITICAL",
		says: "While a run is active its template is read-only, and what the agent makes is contained in the Run Space. No new link leads from a template.",
		rules: [
			"template-protection",
			"run-space-only",
			"run-record"
		],
		names: [
			"Template integrity",
			"Run Space",
			"CONTAINS"
		]
	},
	{
		id: "V3",
		title: "Single Active Step",
		priority: "CRITICAL",
		says: "An active run has exactly one step link with energy > 5 and polarity [0.9, 0.1]; completed steps have energy < 2 and polarity [0.2, 0.8].",
		rules: ["single-active-step", "run-record"],
		besides: api,
		names: [
			"Unambiguous state",
			"energy",
			"polarity"
		]
	},
	{
		id: "V4",
		title: "Step Contains Complete Guide",
		priority: "HIGH",
		says: "Every step holds its guide (What, Why, How) in its content, with a validation spec where its completion needs proof. Nothing else has to be loaded, and nothing is a placeholder.",
		rules: ["step-guide"],
		besides: ["startProcedure"],
		names: [
			"Context availability",
			"guide",
			"completion proof",
			"What/Why/How"
		]
	},
	{
		id: "V5",
		title: "API Contract Fulfillment",
		priority: "HIGH",
		says: "start returns the guide of step 1; continue checks the proof before it advances, and returns the next guide; end completes. Every call returns run_id, step_content and status.",
		rules: ["advance"],
		besides: api,
		names: [
			"API reliability",
			"start_procedure",
			"continue_procedure",
			"end_procedure",
			"run_id",
			"step_content",
			"status",
			"validation_error"
		]
	},
	{
		id: "V6",
		title: "Validation Spec Integrity",
		priority: "HIGH",
		says: "Specs can be parsed; their types are node_exists and link_exists, others are refused as they are read. A failure says what was counted and what is needed.",
		rules: ["validation-spec"],
		besides: ["continueProcedure", "endProcedure"],
		names: ["Transition correctness", "validation spec"]
	},
	{
		id: "V7",
		title: "Actor-Run Relationship",
		priority: "MEDIUM",
		says: "An active run is occupied by exactly one actor with high energy; a completed one is inhabited with low energy.",
		rules: ["actor", "run-record"],
		besides: ["startProcedure", "endProcedure"],
		names: [
			"Audit trail",
			"occupies",
			"inhabits",
			"actor"
		]
	},
	{
		id: "V8",
		title: "Run Space Expiration",
		says: "A run that is active for more than N days is flagged (a proposition; off until maxRunDays says a number).",
		rules: ["run-expired"],
		besides: ["stateward status"],
		names: ["expired", "proposition"]
	},
	{
		id: "RD1",
		title: "V4 Strictness (Missing Doc Chain)",
		says: "A step without an IMPLEMENTED_IN link: a warning under strictness v1, an error under v2, and then no run of it starts.",
		rules: ["step-guide"],
		besides: ["startProcedure"],
		names: [
			"IMPLEMENTED_IN",
			"strictness",
			"graceful degradation",
			"strict enforcement"
		]
	},
	{
		id: "RD2",
		title: "V6 Canonical Validation Types",
		says: "node_exists: in_space, subtype, min_count. link_exists: in_space, verb, min_count.",
		rules: ["validation-spec"],
		names: [
			"node_exists",
			"link_exists",
			"in_space",
			"min_count",
			"content_matches",
			"count_range",
			"custom"
		]
	}
];
// src/kinds/procedure/parse.ts
function graphReader(limits) {
	const parts = partBytes();
	return {
		push: parts.push,
		end() {
			const bytes = parts.bytesOf("") ?? new Uint8Array();
			const { value, text, faults, source } = readTextPart("", bytes, limits, parseGraphText);
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
	return isJsonText(source.text) ? parseJsonText(source, limits) : parseYaml(source, limits);
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
// src/kinds/procedure/refusal.ts
function nodeRefusal({ earlier }, id, ...fields) {
	return { refuses: earlier?.nodeById.has(id) !== true || fields.length === 0 ? [nodeSubject(id)] : fields.map((field) => nodeSubject(id, field)) };
}
function linkRefusal({ earlier }, id, ...fields) {
	return { refuses: earlier?.linkById.has(id) !== true || fields.length === 0 ? [linkSubject(id)] : fields.map((field) => linkSubject(id, field)) };
}
function reopenedRefusal({ earlier }, { node, status }) {
	const old = earlier?.runs.get(node.id);
	return status === "active" && old !== void 0 && old.status !== "active" ? { refuses: [nodeSubject(node.id, "content")] } : void 0;
}
function moveRefusal(facts, { node, status }) {
	const { earlier, after } = facts;
	const old = earlier?.runs.get(node.id);
	if (old === void 0 || old.status === status) return nodeRefusal(facts, node.id, stepsName);
	const shown = (graph, field) => graph === null ? void 0 : entityOf(graph, nodeEntity(node.id))?.fields[field]?.value;
	const links = [stepsName, actorsName].filter((name) => !jsonEqual(shown(earlier, name), shown(after, name)));
	return nodeRefusal(facts, node.id, "content", ...links);
}
function heatRefusal({ earlier }, link, wanted, asked) {
	const fields = asked.filter((field) => !isWritten(link, wanted, field));
	const old = earlier?.linkById.get(link.id);
	const refuses = fields.map((field) => linkSubject(link.id, field));
	if (old !== void 0 && fields.every((field) => isWritten(old, wanted, field))) return { refuses };
	const values = Object.fromEntries(fields.map((field) => [field, wanted[field]]));
	return {
		refuses,
		demanded: buildGraph({
			nodes: [],
			links: [{
				...link.raw,
				...values
			}]
		})
	};
}
function isWritten(link, wanted, field) {
	if (field === "verb") return link.verb === wanted.verb;
	if (field === "polarity") return hasPolarity(link, wanted.polarity);
	return wanted.energy > 5 ? isHot(link) : isCold(link);
}
// src/kinds/procedure/links-refusal.ts
function linksRefusal(facts, { node }, field) {
	const [old, now] = [facts.earlier?.runs.get(node.id), facts.after?.runs.get(node.id)];
	if (old === void 0 || now === void 0) return nodeRefusal(facts, node.id, field);
	const [before, after] = [linksOf(old, field), linksOf(now, field)];
	const kept = new Set(after.map(({ id }) => id));
	const refuses = before.filter(({ id }) => !kept.has(id)).flatMap((link) => changedEnds(facts, link));
	return refuses.length === 0 ? nodeRefusal(facts, node.id, field) : { refuses: [...new Set(refuses)] };
}
function changedEnds({ earlier, after }, { id, fields, from, to }) {
	if (!jsonEqual(after?.linkById.get(id)?.fields, fields)) return [];
	return [from, to].flatMap((end) => {
		const [old, now] = [earlier?.nodeById.get(end), after?.nodeById.get(end)];
		if (old === void 0 || now === void 0) return old === void 0 ? [] : [nodeSubject(end)];
		return ["node_type", "subtype"].filter((name) => !jsonEqual(old.fields[name], now.fields[name])).map((name) => nodeSubject(end, name));
	});
}
// src/kinds/procedure/rules/actor.ts
const actor = procedureRule({
	id: "procedure/actor",
	title: "A run has exactly one actor",
	why: "Without its one actor nobody can say who did what, nor who may (V7).",
	fix: "Link one actor to the run: \"occupies\" with energy 8 while it is active, \"inhabits\" with energy 1 once it is completed.",
	severity: "error",
	messageSeverities: { polarity: "warning" },
	since: "0.1.0",
	scopes: ["snapshot"],
	messages: {
		none: "the {status} run '{run}' has no actor; one must be linked to it with the verb '{expected}'",
		several: "run '{run}' has {count} actor links, from {actors}; it must have exactly one",
		verb: "run '{run}' is {status}; its actor's verb must be '{expected}', found '{verb}'",
		energy: "run '{run}' is {status}; the energy of its actor's link must be {bound}, found {energy}",
		polarity: "run '{run}' is {status}; the polarity of its actor's link is written {written}, found {polarity}"
	},
	*check(facts, problem) {
		for (const { type, run, link, actors: ids } of facts.actors) {
			const { status, node } = run;
			const isActive = status === "active";
			yield problem(type, {
				run: node.id,
				status,
				expected: isActive ? verbs.occupies : verbs.inhabits,
				bound: isActive ? "> 5" : "< 2",
				written: isActive ? "[0.8, 0.2]" : "[0.3, 0.7]",
				count: run.actorLinks.length,
				actors: ids.map((id) => `'${id}'`).join(", "),
				verb: link?.verb ?? "",
				energy: link === void 0 ? "" : energyOf(link),
				polarity: link === void 0 ? "" : polarityText(link)
			}, link === void 0 ? {
				subject: nodeSubject(node.id, actorsName),
				at: afterPlace(node),
				...reopenedRefusal(facts, run) ?? linksRefusal(facts, run, "(actors)")
			} : {
				subject: linkSubject(link.id, type),
				at: afterPlace(link, type),
				...reopenedRefusal(facts, run) ?? actorLinkRefusal(facts, run, link, type)
			});
		}
	}
});
function actorLinkRefusal(facts, { status }, link, type) {
	const wanted = status === "active" ? {
		...written.occupies,
		verb: verbs.occupies
	} : {
		...written.inhabits,
		verb: verbs.inhabits
	};
	if (type === "verb") return heatRefusal(facts, link, wanted, ["verb", "energy"]);
	return heatRefusal(facts, link, wanted, type === "energy" ? ["energy"] : ["polarity"]);
}
// src/kinds/procedure/rules/advance.ts
const advance = procedureRule({
	id: "procedure/advance",
	title: "A run moves step by step, and leaves a step with its proof",
	why: "A step that is skipped, or left before its completion proof is met, was not done, whatever the record says (V5).",
	fix: "Do what the active step asks for, then move to the next step of the same procedure, one at a time; `stateward procedure continue` checks and does it.",
	severity: "error",
	since: "0.1.0",
	scopes: [
		"step",
		"merge",
		"net"
	],
	messages: {
		unmet: "run '{run}' leaves step '{step}' without its completion proof: {says}",
		jumped: "run '{run}' stood at step {from} and is at '{step}'; what may follow is {to}",
		early: "run '{run}' is completed, but it stood at step {from}; the last one is '{step}'",
		unearned: "run '{run}' records step '{step}' as completed, but it stood at step {from}",
		unrecorded: "run '{run}' moved on from step '{step}' without a link that records it as completed",
		lost: "run '{run}' no longer records that it did step '{step}'",
		foreign: "run '{run}' has a link to '{step}', which is no step of its own procedure"
	},
	*check(facts, problem) {
		for (const { type, run, step, link, from, to, says } of facts.advances) yield problem(type, {
			run: run.node.id,
			step,
			from,
			to,
			says
		}, {
			subject: nodeSubject(run.node.id, `${stepsName} ${step}`),
			at: link === void 0 ? afterPlace(run.node) : afterPlace(link),
			...isBeside(type, link) ? linkRefusal(facts, link.id) : moveRefusal(facts, run),
			data: {
				run: run.node.id,
				step,
				stoodAt: from,
				mayFollow: to,
				...says === "" ? {} : { needs: says }
			}
		});
	}
});
function isBeside(type, link) {
	return type === "foreign" && link !== void 0 && !isHot(link);
}
// src/kinds/procedure/expiry.ts
const day = 864e5;
function daysExpired({ status, startedAt }, now, { maxRunDays }) {
	const [from, to] = [millisecondsOf(startedAt), millisecondsOf(now)];
	if (status !== "active" || maxRunDays === 0 || from === void 0 || to === void 0) return void 0;
	return to - from > maxRunDays * day ? Math.floor((to - from) / day) : void 0;
}
// src/kinds/procedure/rules/run-expired.ts
const runExpired = procedureRule({
	id: "procedure/run-expired",
	title: "An active run ends in time",
	why: "A run that nobody ends holds its template and its actor for ever (proposal V8).",
	fix: "End the run, or set its status to failed and start a new one.",
	severity: "off",
	since: "0.1.0",
	scopes: [
		"snapshot",
		"step",
		"net"
	],
	needs: ["at"],
	messages: { expired: "run '{run}' is active since {since}, {days} days; {limit} are allowed" },
	*check(facts, problem) {
		const { after, at, options } = facts;
		for (const run of after?.runs.values() ?? []) {
			const days = daysExpired(run, at, options);
			if (days === void 0) continue;
			yield problem("expired", {
				run: run.node.id,
				since: String(run.startedAt),
				days,
				limit: options.maxRunDays
			}, {
				subject: nodeSubject(run.node.id, "content"),
				at: afterPlace(run.node, "content"),
				...contentRefusal(facts, run.node)
			});
		}
	}
});
function contentRefusal(facts, { id, raw }) {
	const old = facts.earlier?.nodeById.get(id);
	return old !== void 0 && jsonEqual(old.raw.content, raw.content) ? { refuses: [] } : nodeRefusal(facts, id, "content");
}
// src/kinds/procedure/change-text.ts
function changeText(change, form = "clause") {
	const { entry, type, fields } = change;
	const name = isLink(entry) ? linkName(entry) : `node ${nameOf(entry)}`;
	if (form === "name") return `${type === "added" ? "the new" : "the changed"} ${name}`;
	if (type === "changed") return `${fields.join(", ")} of ${name} changed`;
	return type === "added" ? `${name} was added` : `${name} was removed`;
}
function detailOf({ type, entry, before, fields }) {
	const subject = isLink(entry) ? linkSubject(entry.id) : nodeSubject(entry.id);
	const [field] = fields;
	if (type === "removed") return {
		subject,
		at: beforePlace(entry),
		data: { change: type }
	};
	return {
		subject,
		at: afterPlace(entry, field),
		related: before === void 0 ? [] : [{
			...beforePlace(before, field),
			label: "was"
		}],
		data: {
			change: type,
			fields: [...fields]
		},
		...type === "added" ? {} : { refuses: fields.map((each) => fieldSubject(entry, each)) }
	};
}
function isLink(entry) {
	return "verb" in entry;
}
function fieldSubject(entry, field) {
	return isLink(entry) ? linkSubject(entry.id, field) : nodeSubject(entry.id, field);
}
// src/kinds/procedure/rules/run-record.ts
const fieldOf = {
	startedAt: "content",
	status: "content",
	bornEnded: "content",
	procedure: proceduresName,
	actor: actorsName,
	notAtFirst: stepsName
};
const runRecord = procedureRule({
	id: "procedure/run-record",
	title: "The record of a run is kept, and ends once",
	why: "A run that vanishes, changes hands or is reopened tells nothing about who did what (V2, V3, V7).",
	fix: "Put the record back as it was; a new attempt is a new run.",
	severity: "error",
	since: "0.1.0",
	scopes: [
		"snapshot",
		"step",
		"merge",
		"net"
	],
	messages: {
		procedures: "run '{run}' elaborates {count}; it must elaborate exactly one procedure",
		vanished: "run '{run}' is gone; the record of a run is kept",
		noRun: "run '{run}' was a {from} and is a {to}; the record of a run is kept",
		startedAt: "started_at of run '{run}' changed from {from} to {to}",
		procedure: "run '{run}' elaborated {from} and now elaborates {to}",
		actor: "the actor of run '{run}' changed from {from} to {to}",
		status: "run '{run}' was {from} and is {to}; a run that has ended stays as it ended",
		frozenRun: "run '{run}' has ended, but {change}",
		frozenWork: "run '{run}' has ended and what it contains is kept, but {change}",
		bornEnded: "the new run '{run}' is {to}; a run starts active",
		notAtFirst: "the new run '{run}' does not start at its first step ({from}); its step links are: {to}"
	},
	*check(facts, problem) {
		for (const { node, found } of withoutProcedure(facts)) {
			const count = found.length === 0 ? "no procedure" : `${found.length} (${idsOf(found)})`;
			yield problem("procedures", {
				run: node.id,
				count
			}, {
				subject: nodeSubject(node.id, proceduresName),
				at: afterPlace(node),
				...linksRefusal(facts, { node }, proceduresName)
			});
		}
		for (const each of facts.records) {
			const { type, run, from, to, node, link } = each;
			const change = node ?? link;
			const { id } = run.node;
			const text = change === void 0 ? "" : changeText(change);
			if (change !== void 0) yield problem(type, {
				run: id,
				from,
				to,
				change: text
			}, detailOf(change));
			else yield problem(type, {
				run: id,
				from,
				to,
				change: text
			}, {
				subject: nodeSubject(id, fieldOf[type]),
				at: type === "vanished" ? beforePlace(run.node) : afterPlace(newest(facts, run.node), fieldOf[type]),
				data: {
					from,
					to
				},
				...refusalOf(facts, each)
			});
		}
	}
});
function newest({ after }, node) {
	return after?.nodeById.get(node.id) ?? node;
}
function withoutProcedure({ scope, after }) {
	if (scope !== "snapshot") return [];
	return [...after?.runs.values() ?? []].flatMap(({ node, elaborates }) => {
		const found = [...new Set(elaborates.map(({ to }) => to))].map((id) => ({ id }));
		return found.length === 1 ? [] : [{
			node,
			found
		}];
	});
}
function refusalOf(facts, { type, run }) {
	const { id } = run.node;
	if (type === "vanished") return { refuses: [id, ...successors(facts, run)].map((each) => nodeSubject(each)) };
	const [old, now] = [facts.earlier?.nodeById.get(id), facts.after?.nodeById.get(id)];
	if (type === "noRun" && old !== void 0 && now !== void 0) {
		const [isType, isSubtype] = [old.nodeType === now.nodeType, old.subtype === now.subtype];
		return nodeRefusal(facts, id, ...isType ? [] : ["node_type"], ...isSubtype ? [] : ["subtype"]);
	}
	if (type === "procedure" && hasForeignSteps(facts, id)) return nodeRefusal(facts, id, proceduresName, stepsName);
	if (type === "procedure") return linksRefusal(facts, run, proceduresName);
	if (type === "actor") return linksRefusal(facts, run, actorsName);
	return nodeRefusal(facts, id, fieldOf[type] ?? "content");
}
function successors({ earlier, after }, gone) {
	const linksOf = ({ elaborates, stepLinks, actorLinks }) => [
		...elaborates,
		...stepLinks,
		...actorLinks
	];
	const ids = new Set(linksOf(gone).map(({ id }) => id));
	const isNew = ({ node }) => earlier?.runs.has(node.id) !== true;
	return [...after?.runs.values() ?? []].filter((run) => isNew(run) && linksOf(run).some(({ id }) => ids.has(id))).map(({ node }) => node.id);
}
function hasForeignSteps({ earlier, after }, id) {
	const procedures = earlier?.runs.get(id)?.elaborates.map(({ to }) => earlier.procedures.get(to)) ?? [];
	const own = new Set(procedures.flatMap((each) => each?.steps.map(({ node }) => node.id) ?? []));
	return after?.runs.get(id)?.stepLinks.some(({ to }) => !own.has(to)) === true;
}
// src/kinds/procedure/rules/run-space-only.ts
const runSpaceOnly = procedureRule({
	id: "procedure/run-space-only",
	title: "While a run is active, work happens in its Run Space",
	why: "What is written outside of the Run Space belongs to no run: nobody can audit it or roll it back (V2).",
	fix: "Link new nodes from the active run with the verb \"contains\", and leave what belongs to no active run as it was.",
	severity: "error",
	messageSeverities: { rest: "warning" },
	since: "0.1.0",
	scopes: ["step", "merge"],
	supersedes: ["procedure/run-record"],
	messages: {
		uncontained: "{change} while a run is active, and no active run contains it",
		otherRun: "{change} while another run is active; run '{run}' has ended, and what it contains is kept",
		rest: "{change} while a run is active, and it belongs to no active run"
	},
	*check({ outside }, problem) {
		for (const { type, run, node, link } of outside) {
			const change = node ?? link;
			if (change === void 0) continue;
			const detail = detailOf(change);
			const data = {
				...detail.data,
				containWith: verbs.contains
			};
			yield problem(type, {
				change: changeText(change),
				run
			}, type === "uncontained" ? {
				...detail,
				data
			} : detail);
		}
	}
});
// src/kinds/procedure/schema-refusal.ts
function schemaRefusal(facts, error) {
	const { entity, field = "" } = splitSubject(error.subject);
	if (entity === "") return {};
	const id = entity.replace(/^(?:link|node) /, "");
	const isLink = entity.startsWith("link ");
	const refusal = isLink ? linkRefusal : nodeRefusal;
	if (field === "(repeated)" || / at \/(?:nodes|links)\/\d+$/.test(field)) return { refuses: [doublesOf(error.subject)] };
	const entryIn = (graph) => (isLink ? graph?.linkById : graph?.nodeById)?.get(id);
	const [old, now] = [entryIn(facts.earlier), entryIn(facts.after)];
	if (old === void 0 || now === void 0) return refusal(facts, id);
	const end = error.messageId === "end" ? lostEnd(facts, old, now, field) : void 0;
	if (end !== void 0) return { refuses: [nodeSubject(end)] };
	return refusal(facts, id, ...error.messageId === "mixed" ? respelled(old, now, isLink) : blamed(old, now, field));
}
function doublesOf(subject) {
	const { entity } = splitSubject(subject);
	return subjectOf(entity, repeatedName);
}
function lostEnd({ earlier }, old, now, field) {
	const id = now.fields[field];
	return typeof id === "string" && old.fields[field] === id && earlier?.nodeById.has(id) === true ? id : void 0;
}
function respelled(old, now, isLink) {
	return (isLink ? ["node_a", "node_b"] : ["subtype"]).filter((field) => [field, olderNames[field] ?? field].some((name) => Object.hasOwn(old.raw, name) !== Object.hasOwn(now.raw, name)));
}
function blamed(old, now, field) {
	const key = Object.hasOwn(now.fields, field) ? field : field.split("/")[0] ?? field;
	if (!jsonEqual(old.fields[key], now.fields[key])) return [key];
	const types = ["node_type", "subtype"].filter((name) => !jsonEqual(old.fields[name], now.fields[name]));
	return types.length === 0 ? [key] : types;
}
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
	*check(facts, problem) {
		const { scope, after } = facts;
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
				at: inAfter(pointer),
				...schemaRefusal(facts, error)
			});
		}
	}
});
// src/kinds/procedure/rules/single-active-step.ts
const { activeStep, completedStep } = written;
const singleActiveStep = procedureRule({
	id: "procedure/single-active-step",
	title: "An active run has exactly one active step",
	why: "With several active steps, or none, nobody knows where the run stands, least of all after a crash (V3).",
	fix: "Make one step link hot (energy 8, polarity [0.9, 0.1]) and the others cold (energy 1, polarity [0.2, 0.8]); `stateward procedure continue` does it.",
	severity: "error",
	since: "0.1.0",
	scopes: ["snapshot"],
	messages: {
		none: "run '{run}' is active, but none of its step links has energy > 5",
		several: "run '{run}' has {count} step links with energy > 5, where one may be active: {links}",
		ambiguous: "{link} of run '{run}' has energy {energy}: neither active (> 5) nor completed (< 2)",
		activePolarity: "{link} of run '{run}' leads to the active step; its polarity must be [0.9, 0.1], found {polarity}",
		completedPolarity: "{link} of run '{run}' leads to a completed step; its polarity must be [0.2, 0.8], found {polarity}",
		verb: "{link} of run '{run}' has energy {energy}; its verb must be '{expected}', found '{verb}'"
	},
	*check(facts, problem) {
		for (const { type, run, link, links, energy } of facts.heat) {
			const values = {
				run: run.node.id,
				energy,
				count: links.length,
				links: idsOf(links)
			};
			if (link === void 0) {
				const all = {
					link: "",
					polarity: "",
					expected: "",
					verb: ""
				};
				const related = links.map((each) => ({
					...afterPlace(each, "energy"),
					label: "hot"
				}));
				const refusal = reopenedRefusal(facts, run) ?? linksRefusal(facts, run, "(steps)");
				const at = {
					subject: nodeSubject(run.node.id, stepsName),
					at: afterPlace(run.node),
					related,
					...refusal
				};
				yield problem(type, {
					...values,
					...all
				}, at);
				continue;
			}
			const expected = energy > 5 ? verbs.actsOn : verbs.receivesFrom;
			const field = type === "verb" ? "verb" : type === "ambiguous" ? "energy" : "polarity";
			yield problem(type, {
				...values,
				link: `link '${link.id}'`,
				polarity: polarityText(link),
				expected,
				verb: link.verb
			}, {
				subject: linkSubject(link.id, field),
				at: afterPlace(link, field),
				...reopenedRefusal(facts, run) ?? stepLinkRefusal(facts, run, link, type),
				data: {
					active: {
						energy: `> 5`,
						polarity: activeStep.polarity,
						verb: verbs.actsOn
					},
					completed: {
						energy: `< 2`,
						polarity: completedStep.polarity,
						verb: verbs.receivesFrom
					}
				}
			});
		}
	}
});
function stepLinkRefusal(facts, run, link, type) {
	const wanted = isHot(link) || !isCold(link) && !run.stepLinks.some(isHot) ? {
		...activeStep,
		verb: verbs.actsOn
	} : {
		...completedStep,
		verb: verbs.receivesFrom
	};
	if (type === "ambiguous") return heatRefusal(facts, link, wanted, [
		"energy",
		"polarity",
		"verb"
	]);
	return heatRefusal(facts, link, wanted, type === "verb" ? ["verb"] : ["polarity"]);
}
// src/kinds/procedure/rules/index.ts
const rules = [
	actor,
	advance,
	runExpired,
	runRecord,
	runSpaceOnly,
	schema,
	singleActiveStep,
	procedureRule({
		id: "procedure/step-guide",
		title: "Every step contains its complete guide",
		why: "A step that does not say what to do, why and how leaves its agent without context (V4).",
		fix: "Write the sections What, Why and How into the step's content, in full.",
		severity: "error",
		messageSeverities: {
			missing: "warning",
			implemented: "warning",
			external: "warning"
		},
		since: "0.1.0",
		scopes: ["snapshot"],
		messages: {
			empty: "step {step} has no guide: its content is empty or a placeholder",
			sections: "step {step} has no guide: its content has none of the sections What, Why and How",
			missing: "step {step} has no section {section}, or nothing in it",
			implemented: "step {step} has no link implemented_in or implements, nor has its procedure",
			external: "step {step} seems to need another document (\"{reference}\"); a guide stands in the step itself"
		},
		*check(facts, problem) {
			for (const { node, guide, isImplemented } of facts.steps) {
				const step = nameOf(node);
				const at = afterPlace(node, "content");
				const content = nodeRefusal(facts, node.id, "content");
				const on = (subject) => ({
					subject: nodeSubject(node.id, subject),
					at,
					...content
				});
				if (guide.isEmpty) yield problem("empty", { step }, on("content"));
				else if (guide.sections.length === 0) yield problem("sections", { step }, on("content"));
				else for (const section of guideSections) if (!guide.sections.includes(section)) yield problem("missing", {
					step,
					section
				}, {
					...on(`content/${section}`),
					data: { section }
				});
				if (!isImplemented) yield problem("implemented", { step }, {
					subject: nodeSubject(node.id, implementedName),
					at: afterPlace(node),
					...nodeRefusal(facts, node.id, implementedName)
				});
				if (guide.refersTo !== void 0) yield problem("external", {
					step,
					reference: guide.refersTo
				}, on("content"));
			}
		}
	}),
	procedureRule({
		id: "procedure/template-protection",
		title: "A template stays as it is while a run of it is active",
		why: "If a template changes during execution, later steps are corrupted and the audit trail means nothing (V2).",
		fix: "Put the template back as it was; end or fail its active runs first, then change it in a commit of its own.",
		severity: "error",
		since: "0.1.0",
		scopes: [
			"step",
			"merge",
			"net"
		],
		supersedes: ["procedure/run-space-only"],
		messages: {
			node: "procedure '{procedure}' is read-only while run '{run}' is active, but {change}",
			link: "procedure '{procedure}' is read-only while run '{run}' is active, but {change}",
			leadsOut: "{change} leads from a node of procedure '{procedure}' while run '{run}' is active; links may only lead to it"
		},
		*check({ templates }, problem) {
			for (const { procedure, run, node, link, leadsOut } of templates) {
				const change = node ?? link;
				if (change === void 0) continue;
				yield problem(node !== void 0 ? "node" : leadsOut ? "leadsOut" : "link", {
					procedure,
					run,
					change: leadsOut ? changeText(change, "name") : changeText(change)
				}, detailOf(change));
			}
		}
	}),
	procedureRule({
		id: "procedure/validation-spec",
		title: "A validation spec can be read, and has one of two types",
		why: "A step whose completion proof cannot be read can never be left, and an unknown type would pass unseen (V6).",
		fix: "Write `type: node_exists` or `type: link_exists`, `in_space: $run`, `subtype` or `verb`, and `min_count`.",
		severity: "error",
		since: "0.1.0",
		scopes: ["snapshot"],
		messages: { malformed: "the validation spec of step {step} is refused: {fault}" },
		*check(facts, problem) {
			for (const { node, guide } of facts.steps) {
				if (guide.spec === void 0 || guide.spec.ok) continue;
				yield problem("malformed", {
					step: nameOf(node),
					fault: guide.spec.faults.join("; ")
				}, {
					subject: nodeSubject(node.id, "content"),
					at: afterPlace(node, "content"),
					...nodeRefusal(facts, node.id, "content"),
					data: {
						faults: [...guide.spec.faults],
						types: ["node_exists", "link_exists"]
					}
				});
			}
		}
	})
];
// src/kinds/procedure/view.ts
function viewOf(graph, options, now) {
	const procedures = [...graph.procedures.values()].flatMap(procedureNodes);
	const runs = [...graph.runs.values()].flatMap((run) => runNodes(graph, run, options, now));
	const links = [...graph.runs.values()].flatMap(({ node, elaborates }) => elaborates.map(({ to }) => ({
		from: nodeSubject(node.id),
		to: nodeSubject(to),
		label: "elaborates"
	})));
	return {
		shape: "tree",
		nodes: [...runs, ...procedures],
		links
	};
}
function procedureNodes({ node, steps }) {
	const subject = nodeSubject(node.id);
	return [{
		subject,
		label: `procedure ${node.name || node.id}`,
		state: "open"
	}, ...steps.map((step) => ({
		subject: nodeSubject(step.node.id),
		label: step.node.name || step.node.id,
		state: "open",
		parent: subject
	}))];
}
function runNodes(graph, run, options, now) {
	const subject = nodeSubject(run.node.id);
	const [elaborates] = run.elaborates;
	const { steps } = graph.procedures.get(elaborates?.to ?? "") ?? { steps: [] };
	const { hot, completed } = positionOf(run, steps);
	const expired = options === void 0 ? void 0 : daysExpired(run, now, options);
	const since = run.startedAt === void 0 ? [] : [`since ${run.startedAt}`];
	const detail = [...expired === void 0 ? [] : [`expired: ${expired} days of ${options?.maxRunDays}`], ...since].join(", ");
	return [{
		subject,
		label: run.node.name || run.node.id,
		state: run.status === "completed" ? "done" : run.status,
		...detail === "" ? {} : { detail }
	}, ...steps.map((step, index) => {
		const isActive = run.status === "active" && hot.includes(index);
		const proof = isActive ? proofOf(graph, run, step) : void 0;
		return {
			subject: nodeSubject(step.node.id),
			label: step.node.name || step.node.id,
			state: isActive ? "active" : completed.has(index) || run.status === "completed" ? "done" : "open",
			parent: subject,
			...proof === void 0 ? {} : { detail: proof.isMet ? "its completion proof is met" : proof.says }
		};
	})];
}
// src/kinds/procedure/write.ts
function writeGraph({ texts, doc }, target) {
	const text = texts.get("");
	if (text === void 0) return void 0;
	const edits = [...listEdits("/nodes", doc.nodes, target.nodes), ...listEdits("/links", doc.links, target.links)];
	const written = writeEdits(text, { type: isJsonText(text) ? "json" : "yaml" }, edits);
	if (written === void 0) return void 0;
	return new Map(written === text ? [] : [["", written]]);
}
function listEdits(list, before, after) {
	const edits = [];
	const wanted = new Map();
	for (const entry of after) wanted.set(entry.id, [...wanted.get(entry.id) ?? [], entry]);
	const counterparts = new Map();
	for (const entry of before) {
		const found = wanted.get(entry.id)?.shift();
		if (found !== void 0) {
			counterparts.set(found, entry);
			edits.push(...valueEdits(entry.raw, inNamesOf(entry.raw, found.fields), entry.pointer));
		} else if (entry.id !== "") edits.push({
			type: "remove",
			pointer: entry.pointer
		});
	}
	let next = 0;
	for (const entry of after) {
		const old = counterparts.get(entry);
		if (old !== void 0) next = indexOf(old) + 1;
		else edits.push({
			type: "insert",
			pointer: appendToken(list, next),
			value: entry.raw
		});
	}
	return edits;
}
function indexOf({ pointer }) {
	return Number(pointer.slice(pointer.lastIndexOf("/") + 1));
}
function inNamesOf(raw, fields) {
	return Object.fromEntries(Object.entries(fields).map(([name, value]) => {
		const older = olderNames[name];
		return [older !== void 0 && Object.hasOwn(raw, older) && !Object.hasOwn(raw, name) ? older : name, value];
	}));
}
// src/kinds/procedure/index.ts
const procedure = {
	id: "procedure",
	title: "Procedure graph",
	files: [
		"json",
		"yaml",
		"yml"
	].flatMap((end) => [`**/procedure.graph.${end}`, `**/*.procedure.${end}`]),
	detectedByShape: true,
	sniff: looksLikeGraph,
	options: procedureOptionsSchema,
	defaults: defaultProcedureOptions,
	checkOptions,
	checkRuleOptions,
	impliedSeverities: ({ strictness, maxRunDays }) => ({
		"procedure/run-expired": maxRunDays > 0 ? "error" : "off",
		"procedure/step-guide": strictness === "v2" ? {
			missing: "error",
			implemented: "error",
			external: "warning"
		} : {}
	}),
	deletion: "error",
	isFinished: ({ runs }) => [...runs.values()].every(({ status }) => status !== "active"),
	lookback: 0,
	rules,
	laws,
	parts: () => [],
	reader: (_options, limits) => graphReader(limits),
	compare: compareGraphs,
	entities: entitiesOf,
	entity: entityOf,
	graft: graftGraph,
	write: writeGraph,
	form: (text) => textForm({ type: isJsonText(text) ? "json" : "yaml" }),
	view: viewOf
};
// src/kinds/procedure/api/links.ts
const verbOf = {
	activeStep: verbs.actsOn,
	completedStep: verbs.receivesFrom,
	occupies: verbs.occupies,
	inhabits: verbs.inhabits
};
function stateLink(id, from, to, state) {
	return {
		id,
		node_a: from,
		node_b: to,
		...stateOf(state)
	};
}
function inState({ raw }, state) {
	return {
		...raw,
		...stateOf(state)
	};
}
function stateOf(state) {
	const { energy, polarity } = written[state];
	return {
		verb: verbOf[state],
		energy,
		polarity
	};
}
// src/kinds/procedure/api/result.ts
function failed(graph, runId, error, content = null) {
	return {
		graph,
		result: {
			run_id: runId,
			step_content: content,
			status: "validation_failed",
			validation_error: error
		}
	};
}
function readData(data) {
	const graph = buildGraph({
		nodes: data.nodes,
		links: data.links
	});
	const [first, ...others] = graph.schemaErrors;
	if (first === void 0) return graph;
	const more = others.length === 0 ? "" : `, and ${others.length} more`;
	return `the graph breaks its schema: ${fillMessage(schema.messages[first.messageId], { ...first })}${more}`;
}
function findRun(data, runId) {
	const graph = readData(data);
	if (typeof graph === "string") return graph;
	const run = graph.runs.get(runId);
	if (run === void 0) return `there is no run '${runId}' in the graph`;
	if (run.status !== "active") return `run '${runId}' is ${run.status}; start a new run`;
	const [elaborates, second] = run.elaborates;
	const procedure = graph.procedures.get(elaborates?.to ?? "");
	if (procedure === void 0 || second !== void 0) return `run '${runId}' elaborates ${run.elaborates.length} procedures; it must elaborate exactly one`;
	if (procedure.steps.length === 0) return `procedure '${procedure.node.id}' has no steps`;
	const unclear = heatFaults(graph).find((fault) => fault.run === run && fault.type !== "none");
	if (unclear === void 0) return {
		graph,
		run,
		procedure
	};
	return `it is not clear at which step run '${runId}' stands (procedure/single-active-step): ${unclear.link === void 0 ? "several step links have energy > 5" : `link '${unclear.link.id}'`}`;
}
function edited({ nodes, links }, edit) {
	const byRaw = new Map([...edit.replaced].map(([{ raw }, next]) => [raw, next]));
	const swap = (raw) => byRaw.get(raw) ?? raw;
	return {
		nodes: [...nodes.map(swap), ...edit.nodes ?? []],
		links: [...links.map(swap), ...edit.links ?? []]
	};
}
// src/kinds/procedure/api/continue.ts
function continueProcedure(data, input) {
	const found = findRun(data, input.runId);
	if (typeof found === "string") return failed(data, input.runId, found);
	const { run, procedure } = found;
	const { hot, current } = positionOf(run, procedure.steps);
	const link = run.stepLinks.find(isHot);
	const [step, next] = [procedure.steps[current], procedure.steps[current + 1]];
	if (step === void 0) return failed(data, input.runId, `every step of run '${input.runId}' is completed; end it`);
	if (hot.length === 0) return moved(data, found, void 0, step, input.newId);
	const missing = missingProof(found, step, next, input.specOf ?? "own");
	if (missing !== void 0) return failed(data, input.runId, missing, step.guide.text);
	if (next !== void 0) return moved(data, found, link, next, input.newId);
	const error = `step '${step.node.id}' is the last, and nothing is missing; end run '${input.runId}'`;
	return {
		graph: data,
		result: {
			run_id: input.runId,
			step_content: step.guide.text,
			status: "active",
			validation_error: error
		}
	};
}
function missingProof({ graph, run }, step, next, specOf) {
	const asked = specOf === "own" ? step : next;
	const proof = asked === void 0 ? void 0 : proofOf(graph, run, asked);
	return proof === void 0 || proof.isMet ? void 0 : `step '${step.node.id}' ${proof.says}`;
}
function moved(data, { graph, run }, left, step, newId) {
	const runId = run.node.id;
	const replaced = new Map();
	if (left !== void 0) replaced.set(left, inState(left, "completedStep"));
	const id = newId();
	if (id === "" || graph.nodeById.has(id) || graph.linkById.has(id)) return failed(data, runId, "newId gave an id that is empty or taken");
	const links = [stateLink(id, runId, step.node.id, "activeStep")];
	const result = {
		run_id: runId,
		step_content: step.guide.text,
		status: "active",
		validation_error: null
	};
	return {
		graph: edited(data, {
			replaced,
			links
		}),
		result
	};
}
// src/kinds/procedure/api/end.ts
function endProcedure(data, input) {
	const { runId, now, specOf = "own" } = input;
	const found = findRun(data, runId);
	if (typeof found === "string") return failed(data, runId, found);
	if (millisecondsOf(now) === void 0) return failed(data, runId, `'${now}' is no time; write it as in 2025-12-29T10:00:00Z`);
	const { run, procedure } = found;
	const { current } = positionOf(run, procedure.steps);
	const [step, next] = [procedure.steps[current], procedure.steps[current + 1]];
	if (step !== void 0 && next !== void 0) {
		const left = procedure.steps.length - 1 - current;
		return failed(data, runId, `run '${runId}' stands at step '${step.node.id}'; ${left} more to go before it can end`, step.guide.text);
	}
	const missing = step === void 0 ? void 0 : missingProof(found, step, void 0, specOf);
	if (missing !== void 0) return failed(data, runId, missing, step?.guide.text);
	const [actor, second] = run.actorLinks;
	if (actor === void 0 || second !== void 0) return failed(data, runId, `run '${runId}' has ${run.actorLinks.length} actors; it must have exactly one`);
	const replaced = new Map([[run.node, {
		...run.node.raw,
		content: completed(run.node.raw.content, now)
	}], [actor, inState(actor, "inhabits")]]);
	const hot = run.stepLinks.find(isHot);
	if (hot !== void 0) replaced.set(hot, inState(hot, "completedStep"));
	const result = {
		run_id: runId,
		step_content: null,
		status: "completed",
		validation_error: null
	};
	return {
		graph: edited(data, { replaced }),
		result
	};
}
function completed(content, now) {
	const value = parsedContent(content);
	const next = {
		...isJsonObject(value) ? value : {},
		status: "completed",
		completed_at: now
	};
	return typeof content === "string" ? JSON.stringify(next) : next;
}
// src/kinds/procedure/api/start.ts
function startProcedure(data, input) {
	const graph = readData(data);
	if (typeof graph === "string") return failed(data, null, graph);
	const procedure = graph.procedures.get(input.procedureId);
	const error = refusal(graph, procedure, input);
	const [first] = procedure?.steps ?? [];
	if (procedure === void 0 || first === void 0 || error !== void 0) return failed(data, null, error ?? `procedure '${input.procedureId}' has no steps`);
	const ids = [
		input.newId(),
		input.newId(),
		input.newId(),
		input.newId()
	];
	const [runId = "", elaborates = "", step = "", actor = ""] = ids;
	if (ids.some((id) => id === "" || graph.nodeById.has(id) || graph.linkById.has(id)) || new Set(ids).size < ids.length) return failed(data, null, "newId gave an id that is empty or taken");
	const name = `Run of ${procedure.node.name || procedure.node.id}`;
	const run = {
		id: runId,
		name,
		node_type: "space",
		subtype: "run",
		synthesis: `${name}, started ${input.now}`,
		content: {
			status: "active",
			started_at: input.now
		}
	};
	const links = [
		{
			id: elaborates,
			node_a: runId,
			node_b: procedure.node.id,
			verb: verbs.elaborates
		},
		stateLink(step, runId, first.node.id, "activeStep"),
		stateLink(actor, input.actorId, runId, "occupies")
	];
	const result = {
		run_id: runId,
		step_content: first.guide.text,
		status: "active",
		validation_error: null
	};
	return {
		graph: edited(data, {
			replaced: new Map(),
			nodes: [run],
			links
		}),
		result
	};
}
function refusal(graph, procedure, { procedureId, actorId, now }) {
	if (procedure === void 0) return `there is no procedure '${procedureId}' in the graph`;
	if (graph.nodeById.get(actorId)?.nodeType !== "actor") return `there is no actor '${actorId}' in the graph`;
	if (millisecondsOf(now) === void 0) return `'${now}' is no time; write it as in 2025-12-29T10:00:00Z`;
	for (const { node, guide } of procedure.steps) {
		if (guide.isEmpty || guide.sections.length === 0) return `step '${node.id}' has no guide (procedure/step-guide)`;
		if (guide.spec !== void 0 && !guide.spec.ok) return `the validation spec of step '${node.id}' is refused: ${guide.spec.faults.join("; ")}`;
	}
}
export { graphReader as a, procedure as i, endProcedure as n, isJsonText as o, continueProcedure as r, startProcedure as t };
