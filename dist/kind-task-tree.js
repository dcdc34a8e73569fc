import { A as groupBy, G as expectation, H as mostFindings, J as shownValue, K as namedMember, S as optionChecks, X as canonicalJson, ct as makeProblem, dt as appendToken, f as valueEdits, ft as inAfter, lt as ruleOver, mt as pointerTokens, nt as splitSubject, pt as inBefore, q as schemaFaults, rt as subjectOf, st as fillMessage, w as valueAt, z as jsonEqual } from "./core.js";
import { E as isJsonObject, S as transitionTable, T as isJsonArray, _ as parseDeclarations, b as isGuard, g as contradicts, h as addressed, v as spellId, w as compareCodePoints, x as isStatus, y as applyRow } from "./hook-names.js";
import { f as partBytes, h as writeEdits, m as textForm, r as readJsonPart, t as formatJson } from "./text.js";
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
const { checkOptions, checkRuleOptions } = optionChecks({
	validateOptions,
	validateRuleOptions
}, (given) => {
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
});
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
function parentName$1(node) {
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
	const seen = new Map();
	const errors = [];
	for (const node of nodes) {
		const number = (seen.get(node.id) ?? 0) + 1;
		seen.set(node.id, number);
		errors.push(...nodeErrors(node, (field) => subjectIn(node, field, number)).slice(0, mostFindings));
		if (errors.length > 1e4) break;
	}
	return errors;
}
function subjectIn(node, field, number) {
	const own = Object.hasOwn(node.raw, field) || field.startsWith("children/") ? field : field.split("/")[0];
	if (node.id === "") {
		const subject = subjectOf("", `${pointerOf(node)}/${field}`);
		return {
			subject,
			refused: subject
		};
	}
	if (number === 1) return {
		subject: subjectOf(node.id, field),
		refused: subjectOf(node.id, own)
	};
	return {
		subject: subjectOf(node.id, `${field} at ${pointerOf(node)}`),
		refused: subjectOf(`${node.id}~${number}`, own)
	};
}
function nodeErrors(node, subjectFor) {
	const errors = schemaFaults(validateNode, node.raw).map((fault) => asError(node, fault, subjectFor));
	const list = isJsonArray(node.raw.children) ? node.raw.children : [];
	for (const [index, child] of list.entries()) {
		if (isJsonObject(child)) continue;
		const field = `children/${index}`;
		const pointer = `${pointerOf(node)}/${field}`;
		errors.push({
			...notANode(child, pathOf(node), field),
			pointer,
			...subjectFor(field)
		});
	}
	return errors.sort((left, right) => compareCodePoints(left.pointer, right.pointer));
}
function notANode(value, place, field) {
	return {
		messageId: "type",
		subject: "",
		refused: "",
		pointer: "",
		place,
		field,
		expected: "a node",
		found: shownValue(value)
	};
}
function asError(node, fault, subjectFor) {
	const { keyword, instancePath } = fault;
	const named = namedMember(fault);
	const field = named ?? pointerTokens(instancePath).join("/");
	const at = named === void 0 || keyword === "required" ? instancePath : appendToken("", named);
	return {
		messageId: messageIds[keyword] ?? "value",
		...subjectFor(field),
		pointer: pointerOf(node) + at,
		place: pathOf(node),
		field,
		expected: expectation(fault),
		found: shownValue(named === void 0 ? valueAt(node.raw, instancePath) : node.raw[named])
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
	const read = "nodes" in tree ? tree : buildTree(tree);
	return `${formatJson(canonicalNode(read), keyOrder)}\n`;
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
			moved: parentName$1(node) !== parentName$1(twin)
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
// src/kinds/task-tree/rotation.ts
const treePlans = {
	key: ({ root }) => root?.id ?? "",
	rotates: isRotation
};
function isFinished({ root }) {
	return root?.passes === true;
}
function isRotation(before, after, options) {
	if (options.rotation !== "allow" || before?.root?.passes !== true || after?.root === void 0) return false;
	return after.nodes.every((node) => !node.passes && node.attempts === 0);
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
// src/kinds/task-tree/node-children.ts
function gainedChildren(before, after) {
	if (after.children.length === 0) return [];
	const known = new Set(before.children.map((child) => child.id));
	return [...new Set(after.children.map((child) => child.id).filter((id) => id !== "" && !known.has(id)))].sort(compareCodePoints);
}
// src/kinds/task-tree/select.ts
function selectNode(tree) {
	return selectionOf(buildTree(tree));
}
function selectionOf(tree) {
	const node = leftmostOpenLeaf(tree);
	if (node === void 0) return { status: "complete" };
	return {
		status: isStuck(node) ? "stuck" : "open",
		node: node.id,
		path: pathOf(node),
		attempts: node.attempts,
		maxAttempts: node.maxAttempts
	};
}
function leftmostOpenLeaf(tree) {
	return tree?.nodes.find(isOpenLeaf);
}
function isOpenLeaf(node) {
	return !node.passes && node.children.length === 0;
}
function isStuck(node) {
	return !node.passes && node.attempts >= node.maxAttempts;
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
	const expected = before !== null || steps.length > 1 ? expectedState(before, after, steps).fields : void 0;
	return {
		steps,
		additions: steps.some((step) => step.status === "replan") ? [] : additions(before, after, steps),
		mismatches: expected === void 0 ? [] : mismatches(before, after, expected, {
			steps,
			options
		}),
		counts: counted ? childCounts(before, after, single) : void 0,
		lines: replayLines(before, after, steps),
		expected
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
	found.push(...newRoot(before, after));
	return found.sort((left, right) => compareCodePoints(left.node.id, right.node.id));
}
function newRoot(before, after) {
	const [old, node] = [before?.root, after.root];
	if (old === void 0 || node === void 0 || node.id === "" || old.id === node.id) return [];
	if (old.passes) return [];
	const moved = before?.byId.has(node.id) ? [node.id] : [];
	return [{
		node,
		isRoot: true,
		gained: [node.id],
		moved
	}];
}
function mismatches(before, after, expected, { steps, options }) {
	const replanned = steps.some((step) => step.status === "replan");
	return after.nodes.flatMap((node) => {
		const wanted = expected.get(node);
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
	const standing = unexplained(before, after);
	const candidates = candidateSteps(standing, before);
	const fitting = candidates.filter((candidate) => candidate.findings === 0).map((candidate) => readTransition(before, after, [candidate.step], options)).filter((reading) => reading.mismatches.length === 0);
	const node = (reading) => before.byId.get(reading?.steps[0]?.node ?? "");
	if (fitting.length > 0) return {
		readings: fitting,
		fits: true,
		node: node(fitting[0])
	};
	const nearest = candidates.reduce((best, candidate) => best === void 0 || isNearer(candidate, best) ? candidate : best, void 0);
	const reading = nearest === void 0 || !nearest.isOnOpenLeaf && standing.total <= nearest.findings + 1 ? nothing : readTransition(before, after, [nearest.step], options);
	return {
		readings: [reading],
		fits: false,
		node: node(reading) ?? leftmostOpenLeaf(before)
	};
}
function isNearer(candidate, best) {
	const [own, other] = [candidate, best].map(({ findings, isOnOpenLeaf }) => findings + (isOnOpenLeaf ? 0 : 1));
	if (own !== other) return (own ?? 0) < (other ?? 0);
	return candidate.step.node === best.step.node && candidate.distance < best.distance;
}
function unexplained(before, after) {
	const untouched = expectedState(before, after, []).fields;
	const gains = new Set(additions(before, after, []).map((addition) => addition.node));
	const nodes = after.nodes.filter((node) => after.byId.get(node.id) === node);
	const faultsOf = (node, wanted = untouched.get(node)) => ownFaults(before, node, wanted);
	return {
		nodes,
		gains,
		total: nodes.reduce((sum, node) => sum + faultsOf(node), gains.size),
		faultsOf
	};
}
function candidateSteps({ gains, nodes, faultsOf, total }, before) {
	return nodes.flatMap((node) => {
		const previous = before.byId.get(node.id);
		if (previous === void 0 || !isCandidate(previous, node)) return [];
		return transitionTable.map((row) => {
			const { status, guard } = row;
			const wanted = applyRow(previous, node.maxAttempts, status, guard);
			const granted = status === "decomposed" && gains.has(node) ? 1 : 0;
			const findings = total - faultsOf(node) + faultsOf(node, wanted) - granted + rowFaults(previous, node, row);
			const distance = Math.abs(node.attempts - wanted.attempts);
			const isOnOpenLeaf = !previous.passes && previous.children.length === 0;
			return {
				step: {
					node: node.id,
					status,
					guard
				},
				findings,
				distance,
				isOnOpenLeaf
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
function declaredSteps(before, after, context, order = "written") {
	const readings = [
		fromFlags(context.steps ?? []),
		fromTrailers(context, order),
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
function fromTrailers({ message = "", path, siblings, others }, order) {
	const { steps, faults } = parseDeclarations(message);
	const isAlone = isOnly(path, siblings);
	const unaddressed = steps.filter((step) => step.tree === void 0);
	const ambiguous = isAlone ? [] : unaddressed;
	const own = steps.filter((step) => step.tree === void 0 ? isAlone : path === "" || step.tree === path);
	const strangers = steps.filter(({ tree }) => tree !== void 0 && tree !== path && others?.includes(tree) === false);
	return {
		source: "trailer",
		steps: (order === "written" ? own : own.toReversed()).map(plainStep),
		faults: [
			...faults,
			...ambiguous.map(noTree),
			...strangers.map(unknownTree)
		]
	};
}
function isOnly(path, siblings = []) {
	return !siblings.some((other) => other !== path);
}
function fromSubject({ message = "", path, siblings }) {
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
	if (!isOnly(path, siblings)) return {
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
// src/kinds/task-tree/steps/line-order.ts
function readInOrder(before, after, context, options) {
	const weigh = (order) => {
		const declared = declaredSteps(before, after, context, order);
		const reading = readTransition(before, after, declared.steps, options);
		return {
			declared,
			reading,
			...weightOf(declared, reading)
		};
	};
	const written = weigh("written");
	const { source, steps } = written.declared;
	if (source !== "trailer" || steps.length < 2) return {
		...written,
		order: "written"
	};
	const reversed = weigh("reversed");
	if (isBetter(reversed, written)) return {
		...reversed,
		order: "reversed"
	};
	return {
		...written,
		order: written.errors === 0 ? "written" : "neither"
	};
}
function isBetter(reversed, written) {
	return reversed.errors === 0 && (written.errors > 0 || reversed.warnings < written.warnings);
}
function weightOf({ faults }, { mismatches, lines }) {
	const judged = lines.filter(({ step, known }) => known !== "maybe" && step.status !== "replan");
	const illegal = judged.filter(({ openLeaf }) => !openLeaf).length + lines.filter(isRefused).length;
	const outOfTurn = judged.filter(({ step, openLeaf, leftmost }) => openLeaf && leftmost !== void 0 && leftmost !== step.node);
	return {
		errors: faults.length + mismatches.length + illegal,
		warnings: outOfTurn.length
	};
}
function isRefused({ step, stuck, mode }) {
	if (step.status === "decomposed") return mode === "execute";
	return stuck && step.status !== "replan";
}
function saidOfOrder(order) {
	return order === "neither" ? " (the lines are legal neither as written nor from the last to the first)" : "";
}
// src/kinds/task-tree/compare.ts
function compareTrees(before, after, context, options) {
	const rotated = context.begun !== true && isRotation(before, after, options);
	const previous = rotated || context.begun === true ? null : before;
	const pairs = previous === null || after === null ? [] : pairNodes(previous, after);
	return {
		scope: context.scope,
		before: previous,
		after,
		earlier: previous ?? context.earlier ?? null,
		breaches: after === null || context.scope !== "snapshot" ? [] : invariantBreaches(after),
		pairs,
		added: after?.nodes.filter((node) => previous !== null && !previous.byId.has(node.id)) ?? [],
		removed: previous?.nodes.filter((node) => after !== null && !after.byId.has(node.id)) ?? [],
		...stepFacts(previous, after, context, options),
		rotated,
		vanished: new Map((context.vanished ?? []).map((entity) => [entity.subject, entity])),
		guard: context.guard,
		flipped: new Set(context.flipped),
		options
	};
}
function stepFacts(before, after, context, options) {
	const silent = {
		source: "inferred",
		faults: [],
		readings: [],
		order: "written",
		fits: true,
		legalMoves: []
	};
	if (context.scope === "snapshot" || after === null) return silent;
	const read = readInOrder(before, after, context, options);
	if (context.scope === "net") return netSteps(read, silent);
	const { source, faults } = read.declared;
	if (source !== void 0) return {
		...silent,
		source,
		faults,
		readings: [read.reading],
		order: read.order
	};
	if (before === null || context.awaitsMessage) return {
		...silent,
		faults
	};
	const explanation = explain(before, after);
	return {
		...silent,
		faults,
		readings: explanation.readings.map((reading) => underOptions(before, after, reading, options)),
		fits: explanation.fits,
		legalMoves: explanation.fits ? [] : legalMoves(explanation.node)
	};
}
function underOptions(before, after, reading, options) {
	return options.runnerOwned.length === 0 ? reading : readTransition(before, after, reading.steps, options);
}
function netSteps({ declared, reading, order }, silent) {
	if (declared.source !== "trailer" || declared.steps.length < 2) return silent;
	return {
		...silent,
		source: "trailer",
		readings: [reading],
		order
	};
}
// src/kinds/task-tree/occurrences.ts
function namesOf(tree) {
	const names = known$1.get(tree) ?? makeNames(tree);
	known$1.set(tree, names);
	return names;
}
const known$1 = new WeakMap();
function makeNames(tree) {
	const names = new Map();
	const seen = new Map();
	for (const node of tree.nodes) {
		const count = (seen.get(node.id) ?? 0) + 1;
		seen.set(node.id, count);
		if (node.id === "") names.set(node, `#${pointerOf(node)}`);
		else names.set(node, tree.byId.get(node.id) === node ? node.id : `${node.id}~${count}`);
	}
	return names;
}
function occurrencesOf(tree, id) {
	return tree.repeated.has(id) ? tree.nodes.filter((node) => node.id === id) : [];
}
function nodeNamed(tree, name) {
	const own = tree.byId.get(name);
	if (own !== void 0) return own;
	const [, id = "", number] = /^([\s\S]*)~(\d+)$/.exec(name) ?? [];
	return number === void 0 ? void 0 : occurrencesOf(tree, id)[Number(number) - 1];
}
// src/kinds/task-tree/entity.ts
const parentName = "parent";
const orderName = "(order)";
const repeatedName = "repeated";
function entityOf(tree, id) {
	if (id === "") return {
		pointer: "",
		part: "",
		fields: { text: {
			role: "form",
			value: tree.text
		} }
	};
	const node = nodeNamed(tree, id);
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
	fields[parentName] = {
		role: "derived",
		value: node.parent?.id ?? null
	};
	if (!isSorted(node.children)) fields[orderName] = {
		role: "derived",
		value: node.children.map((child) => child.id)
	};
	const others = tree.repeated.get(id);
	if (others !== void 0) fields[repeatedName] = {
		role: "derived",
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
// src/kinds/task-tree/form.ts
const treeForm = {
	...textForm({ type: "json" }, ["passes"]),
	settle: settledTree
};
function settledTree(value) {
	const tree = buildTree(value);
	if (tree.schemaErrors.length > 0) return value;
	const passing = new Map();
	for (const node of tree.nodes.toReversed()) passing.set(node, node.children.length === 0 ? node.passes : node.children.every((child) => passing.get(child)));
	return canonicalNode(tree, (node) => ({
		passes: passing.get(node) ?? node.passes,
		attempts: Math.min(node.attempts, node.maxAttempts)
	}));
}
// src/kinds/task-tree/graft-layout.ts
function layoutOf(doc, from) {
	const docNames = namesOf(doc);
	const fromNames = from === null ? new Map() : namesOf(from);
	const slots = new Map(doc.nodes.map((node) => [docNames.get(node) ?? "", slotOf(node, docNames)]));
	const root = doc.root === void 0 ? void 0 : docNames.get(doc.root);
	return {
		doc,
		from,
		slots,
		docNames,
		docNodes: new Map([...docNames].map(([node, name]) => [name, node])),
		fromNames,
		orders: new Map(),
		root
	};
}
function slotOf(node, names) {
	const rest = (isJsonArray(node.raw.children) ? [...node.raw.children.entries()] : []).filter(([, child]) => !isJsonObject(child));
	return {
		own: node.raw,
		parent: node.parent && names.get(node.parent),
		rest
	};
}
function sourceOf({ from }, name) {
	return from === null ? void 0 : nodeNamed(from, name);
}
function bringHome(layout, source) {
	const { slots, fromNames } = layout;
	const name = fromNames.get(source) ?? "";
	const known = slots.get(name);
	const slot = slotOf(source, fromNames);
	slots.set(name, known === void 0 ? slot : {
		...known,
		parent: slot.parent
	});
	if (source.parent === void 0) layout.root = name;
	for (let at = source.parent; at !== void 0; at = at.parent) {
		const above = fromNames.get(at) ?? "";
		if (slots.has(above)) break;
		slots.set(above, slotOf(at, fromNames));
		if (at.parent === void 0) layout.root = above;
	}
}
function bringBack(layout, source) {
	const { slots, fromNames } = layout;
	bringHome(layout, source);
	const pending = [...source.children];
	for (let node = pending.pop(); node !== void 0; node = pending.pop()) {
		const name = fromNames.get(node) ?? "";
		if (slots.has(name)) continue;
		slots.set(name, slotOf(node, fromNames));
		pending.push(...node.children);
	}
}
function childNames({ slots }) {
	const below = new Map();
	for (const [name, { parent }] of slots) {
		const list = below.get(parent);
		if (list === void 0) below.set(parent, [name]);
		else list.push(name);
	}
	return below;
}
// src/kinds/task-tree/graft-build.ts
function assemble(layout) {
	findHomes(layout);
	const { root } = layout;
	return root === void 0 ? void 0 : rawBelow(layout, root);
}
function findHomes(layout) {
	const { slots, from } = layout;
	if (layout.root === void 0 || !slots.has(layout.root)) {
		layout.root = void 0;
		if (from?.root !== void 0) bringBack(layout, from.root);
	}
	const tried = new Set();
	for (let lost = homeless(layout); lost.length > 0; lost = homeless(layout)) {
		const tops = lost.filter((name) => !slots.has(slots.get(name)?.parent ?? ""));
		const ring = [lost.find((name) => !tried.has(name)) ?? lost[0] ?? ""];
		for (const name of tops.length > 0 ? tops : ring) {
			const source = tried.has(name) ? void 0 : sourceOf(layout, name);
			tried.add(name);
			if (source === void 0) slots.delete(name);
			else bringHome(layout, source);
		}
	}
}
function homeless(layout) {
	const order = new Set(reached(layout.root, childNames(layout)));
	return order.size === layout.slots.size ? [] : [...layout.slots.keys()].filter((name) => !order.has(name));
}
function reached(root, below) {
	const order = root === void 0 ? [] : [root];
	for (const name of order) order.push(...(below.get(name) ?? []).filter((child) => child !== root));
	return order;
}
function rawBelow(layout, root) {
	const below = childNames(layout);
	const built = new Map();
	for (const name of reached(root, below).reverse()) {
		const slot = layout.slots.get(name);
		if (slot === void 0) continue;
		const raws = ordered(layout, name, (below.get(name) ?? []).filter((child) => child !== root)).map((child) => built.get(child)).filter((raw) => raw !== void 0);
		built.set(name, withChildren(slot, raws));
	}
	return built.get(root);
}
function withChildren({ own, rest }, raws) {
	if (raws.length === 0 && !Array.isArray(own.children)) return own;
	const children = [...raws];
	for (const [index, value] of rest) children.splice(index, 0, value);
	return {
		...own,
		children
	};
}
function ordered(layout, name, names) {
	const { docNodes, docNames, slots, orders } = layout;
	const wanted = orders.get(name);
	if (wanted !== void 0) return wanted.length === 0 ? sorted(names, slots) : asIn(wanted, names);
	const stood = docNodes.get(name)?.children ?? [];
	return stood.length === names.length && stood.every((child, index) => {
		const now = names[index] ?? "";
		return docNames.get(child) === now && compareChildren(child, keyOf(slots.get(now)?.own)) === 0;
	}) || !isSorted(stood) ? names : sorted(names, slots);
}
function asIn(wanted, names) {
	const place = new Map(wanted.map((name, index) => [name, index]));
	const at = (name) => place.get(name) ?? wanted.length;
	return [...names].sort((left, right) => at(left) - at(right));
}
function sorted(names, slots) {
	return [...names].sort((left, right) => compareChildren(keyOf(slots.get(left)?.own), keyOf(slots.get(right)?.own)));
}
function keyOf(raw = {}) {
	const { order, id } = raw;
	return {
		order: typeof order === "number" && Number.isSafeInteger(order) ? order : 0,
		id: typeof id === "string" ? id : ""
	};
}
// src/kinds/task-tree/graft.ts
function graftTree(tree, from, subjects) {
	if (tree.root === void 0) return from ?? tree;
	const layout = layoutOf(tree, from);
	for (const { entity, field, member } of subjects.map(splitSubject)) if (entity === "") dropUnnamed(layout, field ?? "");
	else if (field === void 0) putNode(layout, entity);
	else if (member !== void 0) putChild(layout, entity, member);
	else putField(layout, entity, field);
	const root = assemble(layout);
	if (root === void 0) return tree;
	const raw = buildTree(root, tree.text, tree.runState);
	return isCanonical(tree) || subjects.includes("") && (from === null || isCanonical(from)) ? {
		...raw,
		text: canonicalText(raw)
	} : raw;
}
function isCanonical(tree) {
	return tree.text !== "" && tree.text === canonicalText(tree);
}
function dropUnnamed({ slots }, place) {
	const [nearest] = [...slots.keys()].filter((name) => name.startsWith("#") && place.startsWith(`${name.slice(1)}/`)).sort((left, right) => right.length - left.length);
	if (nearest !== void 0) slots.delete(nearest);
}
function putNode(layout, name) {
	const source = sourceOf(layout, name);
	const known = layout.slots.get(nameIn(layout, name));
	if (source === void 0) layout.slots.delete(nameIn(layout, name));
	else if (known === void 0) bringBack(layout, source);
	else {
		layout.slots.set(nameIn(layout, name), {
			...known,
			own: source.raw
		});
		bringHome(layout, source);
		putChildren(layout, name, source);
	}
}
function nameIn({ doc, docNames, slots }, name) {
	if (slots.has(name)) return name;
	const [, id = "", number] = /^([\s\S]*)~(\d+)$/.exec(name) ?? [];
	const node = number === void 0 ? void 0 : occurrencesOf(doc, id)[Number(number) - 1];
	return (node && docNames.get(node)) ?? name;
}
function putField(layout, entity, field) {
	const { slots } = layout;
	const name = nameIn(layout, entity);
	const slot = slots.get(name);
	if (slot === void 0) return;
	const source = sourceOf(layout, entity);
	if (field === "parent") {
		if (source !== void 0) bringHome(layout, source);
	} else if (field === "children") putChildren(layout, name, source);
	else if (field === "(order)") layout.orders.set(name, orderIn(layout, source));
	else if (field === "repeated") dropRepeated(layout, entity);
	else if (field.startsWith("children/")) {
		const index = Number(field.slice(9));
		slots.set(name, {
			...slot,
			rest: slot.rest.filter(([at]) => at !== index)
		});
	} else slots.set(name, {
		...slot,
		own: withField(slot.own, field, source)
	});
}
const empty = {
	order: 0,
	title: "",
	goal: "",
	acceptance: [],
	next: "execute",
	passes: false,
	attempts: 0,
	max_attempts: 1,
	children: []
};
function withField(own, field, source) {
	const [key = ""] = Object.hasOwn(own, field) || Object.hasOwn(source?.raw ?? {}, field) ? [field] : field.split("/");
	const value = (source === void 0 ? empty : source.raw)[key];
	if (value !== void 0 && Object.hasOwn(own, key)) return {
		...own,
		[key]: value
	};
	const { [key]: _, ...rest } = own;
	return value === void 0 ? rest : {
		...rest,
		[key]: value
	};
}
function putChildren(layout, name, source) {
	const { slots, fromNames } = layout;
	const wanted = (source?.children ?? []).map((child) => fromNames.get(child) ?? "");
	const isWanted = new Set(wanted);
	for (const child of childNames(layout).get(name) ?? []) {
		if (isWanted.has(child)) continue;
		const elsewhere = sourceOf(layout, child);
		if (elsewhere === void 0) slots.delete(child);
		else bringHome(layout, elsewhere);
	}
	for (const child of source?.children ?? []) bringBack(layout, child);
	const slot = slots.get(name);
	if (slot !== void 0) slots.set(name, {
		...slot,
		own: withList(slot.own, source),
		rest: []
	});
	layout.orders.set(name, wanted);
}
function putChild(layout, name, child) {
	const source = sourceOf(layout, child);
	const known = layout.slots.get(child);
	if (source?.parent !== void 0 && layout.fromNames.get(source.parent) === name) bringBack(layout, source);
	else if (known?.parent === name) {
		if (source === void 0) layout.slots.delete(child);
		else bringHome(layout, source);
	}
}
function withList(own, source) {
	const list = source === void 0 ? [] : source.raw.children;
	const { children: _, ...rest } = own;
	return list === void 0 ? rest : {
		...own,
		children: list
	};
}
function orderIn({ fromNames }, source) {
	return (source?.children ?? []).map((child) => fromNames.get(child) ?? "");
}
function dropRepeated({ doc, docNames, slots }, id) {
	for (const node of occurrencesOf(doc, id)) if (doc.byId.get(id) !== node) slots.delete(docNames.get(node) ?? "");
}
// src/kinds/task-tree/laws.ts
const laws = [
	{
		id: "Schema Validation",
		title: "Structural layer of tree validation",
		says: "A tree follows schemas/task_tree/v1.schema.json (JSON Schema 2020-12): ten required fields, no others. All errors are told, joined by \"; \".",
		rules: ["schema"],
		besides: ["validateSchema", "loadTree"],
		names: [
			"Tree Validation",
			"validate_schema",
			"v1.schema.json",
			"schema.json",
			"additionalProperties"
		]
	},
	{
		id: "Semantic Invariants",
		title: "Business logic layer of tree validation",
		says: "Checked depth first: Unique IDs, Max attempts positive, Attempts bounds, Children sorted.",
		rules: [
			"unique-ids",
			"max-attempts",
			"attempts-bound",
			"children-sorted"
		],
		besides: ["validateInvariants", "loadTree"],
		names: [
			"validate_invariants",
			"Invariant Checks",
			"tree invariants failed"
		]
	},
	{
		id: "Unique IDs",
		title: "No id stands twice",
		says: "Otherwise: duplicate id '{id}' at {path}.",
		rules: ["unique-ids"],
		besides: ["validateInvariants"],
		names: ["duplicate id"]
	},
	{
		id: "Max attempts positive",
		title: "max_attempts > 0",
		says: "Otherwise: {path}: max_attempts must be > 0.",
		rules: ["max-attempts"],
		besides: ["validateInvariants"],
		names: ["max_attempts"]
	},
	{
		id: "Attempts bounds",
		title: "attempts <= max_attempts",
		says: "Otherwise: {path}: attempts {n} exceeds max_attempts {m}.",
		rules: ["attempts-bound"],
		besides: ["validateInvariants"],
		names: ["attempts"]
	},
	{
		id: "Children sorted",
		title: "Siblings stand in the order of (order, id)",
		says: "Otherwise: {path}: children must be sorted by (order,id).",
		rules: ["children-sorted"],
		besides: ["validateInvariants"],
		names: ["children", "order"]
	},
	{
		id: "Passed-Node Integrity",
		title: "Immutability Enforcement",
		says: "A node with passes: true still exists, under the same parent, equal by value with its children. Open nodes may be edited, removed and moved.",
		rules: ["immutability"],
		besides: ["checkPassedNodeImmutability", "the runner"],
		names: [
			"check_passed_node_immutability",
			"validate_post_exec_tree",
			"immutability failed",
			"passes"
		]
	},
	{
		id: "Status Invariants",
		title: "Agent Consistency",
		says: "done and retry: the selected node gains no children; decomposed: it gains some.",
		rules: ["status"],
		besides: ["validateStatusInvariants", "the runner"],
		names: [
			"validate_status",
			"validate_status_invariants",
			"AgentStatus",
			"done",
			"retry",
			"decomposed"
		]
	},
	{
		id: "Child Addition Restriction",
		title: "Decompose Only Current Node",
		says: "Only the selected node gains children, and only when it is decomposed; in execute mode no node does.",
		rules: ["child-additions", "decompose-mode"],
		besides: ["validateChildAdditionsRestricted", "the runner"],
		names: [
			"validate_child_additions_restricted",
			"next",
			"execute",
			"decompose"
		]
	},
	{
		id: "Canonicalization",
		title: "Every write sorts children by (order, id), at every level",
		rules: ["canonical", "children-sorted"],
		besides: [
			"sortChildren",
			"writeTree",
			"applyStateUpdates",
			"stateward step init"
		],
		says: "So comparison is deterministic, immutability is equality by value, and diffs are stable.",
		names: [
			"sort_children",
			"Node::sort_children()",
			"Write Locations That Canonicalize",
			"io/init.rs"
		]
	},
	{
		id: "TreeStore",
		title: "Load and Write",
		says: "Loading reads JSON, then validates schema and invariants; writing sorts a copy, prints it with two spaces and a newline at the end, and replaces the file in one step.",
		rules: [
			"schema",
			"unique-ids",
			"max-attempts",
			"attempts-bound",
			"children-sorted"
		],
		besides: ["loadTree", "writeTree"],
		names: [
			"load_tree",
			"write_tree",
			"TreeStore: Load and Write"
		]
	},
	{
		id: "Validation Pipeline",
		title: "What is checked when, in a step",
		says: "Before the agent runs: schema and invariants. After it: the same, child additions, immutability, status. All errors are collected and sorted.",
		rules: [
			"schema",
			"child-additions",
			"immutability",
			"status"
		],
		besides: ["stateward step", "checkTransition"],
		names: [
			"run_step",
			"execute_and_load_json",
			"execute_and_load",
			"step.rs"
		]
	},
	{
		id: "Error Recovery",
		title: "Runner-internal errors and agent errors",
		says: "Runner-internal errors (guard or git failed) consume no attempt and stay out of the context of the agent; agent errors restore the tree and record status=retry, which consumes one.",
		rules: [],
		besides: ["stateward step"],
		names: [
			"Error Recovery (MVP)",
			"Runner-internal errors",
			"Agent errors"
		]
	},
	{
		id: "Error Reporting",
		title: "Which file says what went wrong",
		says: "agent_error.log of the iteration, and history.md for the next one; runner_error.log for what is not the fault of the agent; failure.md for the output of a failed guard.",
		rules: [],
		besides: ["stateward step"],
		names: [
			"agent_error.log",
			"runner_error.log",
			"history.md",
			"failure.md"
		]
	},
	{
		id: "State Updates",
		title: "What the runner writes after a step, in order",
		says: "Reset runner-owned fields, apply the transition to the selected node, derive inner nodes bottom up, sort children.",
		rules: ["state-update"],
		besides: ["applyStateUpdates", "stateward step"],
		names: [
			"apply_state_updates",
			"index_runner_owned",
			"Flow Summary",
			"state_update.rs"
		]
	},
	{
		id: "Runner-Owned Field Reset",
		title: "passes and attempts belong to the runner",
		says: "Of existing nodes they are those of the previous tree; of new ones false and 0. What the agent writes there is ignored.",
		rules: [
			"state-update",
			"undeclared-pass",
			"undeclared-step",
			"initial"
		],
		besides: ["resetRunnerOwnedFields", "applyStateUpdates"],
		names: ["reset_runner_owned_fields", "runner-owned"]
	},
	{
		id: "State Transitions",
		title: "What a status and a guard make of the selected node",
		says: "done and pass: passes is true; done and fail, and retry: attempts + 1 while below max_attempts; done and skipped, and decomposed: nothing.",
		rules: [
			"state-update",
			"undeclared-pass",
			"guard-evidence"
		],
		besides: ["applyStateUpdates"],
		names: [
			"GuardOutcome",
			"Pass",
			"Fail",
			"Skipped"
		]
	},
	{
		id: "Attempt Saturation",
		title: "Attempts increment only while attempts < max_attempts",
		says: "attempts == max_attempts is stuck; the runner, not the agent, decides it.",
		rules: [
			"attempts-bound",
			"attempt-limit-raised",
			"stuck-node",
			"attempts-decreased",
			"state-update"
		],
		besides: ["applyStateUpdates", "selectNode"],
		names: ["stuck"]
	},
	{
		id: "Derived Internal Passes",
		title: "Inner nodes pass exactly when all their children do",
		says: "Leaves keep their value; a parent is listed in the summary only when it turns true.",
		rules: ["derived-passes", "state-update"],
		besides: ["deriveInternalPasses", "applyStateUpdates"],
		names: ["derive_internal_passes", "all_children_passed"]
	}
];
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
		return before === void 0 ? born === "with-born" : !before.passes || facts.flipped.has(node.id);
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
				},
				refuses: limitAndCount(after, from)
			});
		}
	}
});
function limitAndCount({ id, attempts }, limit) {
	return (attempts > limit ? ["max_attempts", "attempts"] : ["max_attempts"]).map((field) => subjectOf(id, field));
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
			const refuses = wrongFields(node, facts.earlier?.byId.get(node.id)).map((field) => subjectOf(node.id, field));
			yield problem("attemptsBound", values, {
				subject: subjectOf(node.id, "attempts"),
				at: afterPlace(node, "attempts"),
				refuses
			});
		}
	}
});
function wrongFields(node, before) {
	const [attempts, maxAttempts] = [before?.attempts ?? 0, before?.maxAttempts ?? 1];
	if (attempts <= node.maxAttempts) return ["attempts"];
	return node.attempts <= maxAttempts ? ["max_attempts"] : ["attempts", "max_attempts"];
}
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
			at: inAfter(""),
			demanded: {
				...after,
				text: wanted
			}
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
// src/kinds/task-tree/child-counts.ts
const known = new WeakMap();
function markCounts(facts, node) {
	const all = known.get(facts) ?? new Map();
	known.set(facts, all);
	const counts = all.get(node) ?? count(facts, node);
	all.set(node, counts);
	return counts;
}
function count({ before }, { id, children }) {
	const marks = new Map(before?.byId.get(id)?.children.map((child) => [child.id, child.passes]));
	const open = children.filter((child) => !child.passes).length;
	const kept = children.filter((child) => marks.get(child.id) === child.passes).length;
	return {
		open,
		differing: Math.max(children.length, marks.size) - kept
	};
}
// src/kinds/task-tree/quiet-changes.ts
const structural = [
	"passes",
	"children",
	parentName
];
function isQuiet(facts, subjects) {
	const [only] = subjects;
	const fields = subjects.map(splitSubject);
	if (fields.every(({ field }) => field !== void 0 && !structural.includes(field))) return true;
	const [first] = fields;
	if (only === void 0 || fields.length > 1 || first?.field !== void 0) return false;
	const { entity = "" } = first ?? {};
	const [old, node] = [facts.before?.byId.get(entity), facts.after?.byId.get(entity)];
	if (old === void 0 && node !== void 0) return goesQuietly(facts, node);
	return old !== void 0 && node === void 0 && returnsQuietly(facts, old);
}
function goesQuietly(facts, { parent, passes, children }) {
	if (parent === void 0 || parent.passes || children.length > 0) return false;
	return markCounts(facts, parent).open - Number(!passes) > 0;
}
function returnsQuietly(facts, old) {
	if (!old.passes) return false;
	for (let at = old.parent; at !== void 0; at = at.parent) {
		const now = facts.after?.byId.get(at.id);
		if (now !== void 0) return now.children.length > 0 && (now.passes || markCounts(facts, now).open > 0);
		if (!at.passes) return false;
	}
	return false;
}
// src/kinds/task-tree/refusal.ts
function markRefusal(facts, node, passes) {
	const wanted = wantedWithout(facts, new Set([node.id]));
	return valuesRefusal(facts, new Map([[node, { passes }], ...marksAbove(facts, node, passes, wanted)]));
}
function expectedRefusal(facts, node, value) {
	const wanted = facts.readings[0]?.expected;
	const before = facts.before?.byId.get(node.id);
	if (before?.passes === true && value.attempts !== void 0 && node.attempts === before.attempts) return { refuses: [] };
	const above = value.passes === void 0 ? [] : marksAbove(facts, node, value.passes, wanted);
	return valuesRefusal(facts, new Map([[node, value], ...above]));
}
function markBack(facts, node) {
	return markRefusal(facts, node, facts.before?.byId.get(node.id)?.passes ?? false);
}
function valuesRefusal({ before, after }, values) {
	const fields = [...values].flatMap(([node, own]) => Object.entries(own).map(([field, value]) => {
		const previous = before?.byId.get(node.id)?.raw[field] ?? (field === "passes" ? false : 0);
		return {
			subject: subjectOf(node.id, field),
			isBefore: value === previous
		};
	}));
	const refuses = fields.map(({ subject }) => subject);
	if (after === null || fields.every(({ isBefore }) => isBefore)) return { refuses };
	return {
		refuses,
		demanded: withValues(after, values)
	};
}
function withValues(tree, values) {
	return buildTree(canonicalNode(tree, (node) => values.get(node)), tree.text, tree.runState);
}
function marksAbove(facts, node, passes, wanted) {
	const found = [];
	if (wanted === void 0 && facts.scope !== "net") return found;
	let [child, mark] = [node, passes];
	for (let at = node.parent; at !== void 0; at = at.parent) {
		const right = rightMark(facts, at, {
			child,
			mark
		}, facts.scope === "net" ? void 0 : wanted?.get(at)?.passes);
		const hasPassed = facts.before?.byId.get(at.id)?.passes === true;
		if (right === void 0 || right === at.passes || hasPassed && !right) break;
		found.push([at, { passes: right }]);
		[child, mark] = [at, right];
	}
	return found;
}
function rightMark(facts, node, { child, mark }, wanted) {
	const { open, differing } = markCounts(facts, node);
	const follows = open - Number(!child.passes) + Number(!mark) === 0;
	if (node.passes === follows || node.passes === wanted) return void 0;
	const before = facts.before?.byId.get(node.id);
	const old = before?.children.find(({ id }) => id === child.id)?.passes;
	const others = differing - Number(old !== child.passes) + Number(old !== mark);
	if (before?.passes === node.passes && others === 0) return void 0;
	return wanted ?? follows;
}
function wantedWithout({ before, after, readings, scope }, ids) {
	const [reading] = readings;
	if (scope === "net" || after === null || reading?.expected === void 0) return void 0;
	const kept = reading.steps.filter((step) => !ids.has(step.node));
	return kept.length === reading.steps.length ? reading.expected : expectedState(before, after, kept).fields;
}
const sortedTrees = new WeakMap();
function sortedTree(facts) {
	if (facts.after === null) return void 0;
	const sorted = sortedTrees.get(facts) ?? withValues(facts.after, new Map());
	sortedTrees.set(facts, sorted);
	return sorted;
}
// src/kinds/task-tree/refused-nodes.ts
function gainedSubject({ before }, id) {
	return before?.byId.has(id) === true ? subjectOf(id, parentName) : subjectOf(id);
}
function settled(facts, subjects) {
	const { before, after } = facts;
	if (after === null || isQuiet(facts, subjects)) return { refuses: subjects };
	const [only = ""] = subjects;
	const { entity, field } = splitSubject(only);
	const node = subjects.length === 1 && field === "passes" ? after.byId.get(entity) : void 0;
	if (node !== void 0) return markBack(facts, node);
	const put = graftTree(after, before, subjects);
	const marks = wrongMarks(facts, put, new Set(subjects.map((subject) => splitSubject(subject).entity)));
	if (marks.size === 0) return { refuses: subjects };
	const also = [...marks.keys()].filter(({ id }) => after.byId.has(id)).map(({ id }) => subjectOf(id, "passes"));
	const refuses = [...new Set([...subjects, ...also])];
	const isBefore = ([node, passes]) => (before?.byId.get(node.id)?.passes ?? false) === passes;
	if ([...marks].every(isBefore)) return { refuses };
	return {
		refuses,
		demanded: withValues(put, new Map([...marks].map(([node, passes]) => [node, { passes }])))
	};
}
function wrongMarks(facts, put, ids) {
	const wanted = wantedIn(facts, put, ids);
	const marks = new Map();
	if (wanted === void 0 && facts.scope !== "net") return marks;
	const wrong = wrongBefore(facts);
	for (const node of [...put.nodes].reverse()) {
		if (node.children.length === 0 || wrong.has(node.id)) continue;
		const children = node.children.map((child) => ({
			...child,
			passes: marks.get(child) ?? child.passes
		}));
		const now = {
			...node,
			children
		};
		const isRight = followsChildren(now) || marksUnchanged(facts.before?.byId.get(node.id), now);
		const right = wanted?.get(node)?.passes ?? children.every((child) => child.passes);
		const hasPassed = facts.before?.byId.get(node.id)?.passes === true;
		if (!isRight && right !== node.passes && (right || !hasPassed)) marks.set(node, right);
	}
	return marks;
}
function wantedIn({ before, readings, scope }, put, ids) {
	const [reading] = readings;
	if (scope === "net" || reading?.expected === void 0) return void 0;
	return expectedState(before, put, reading.steps.filter(({ node }) => !ids.has(node))).fields;
}
function wrongBefore({ scope, before, after, readings }) {
	if (scope !== "net") return new Set(readings.flatMap(({ mismatches }) => mismatches.filter(({ field }) => field === "passes").map(({ node }) => node.id)));
	const isWrong = (node) => node.children.length > 0 && !followsChildren(node) && !marksUnchanged(before?.byId.get(node.id), node);
	return new Set((after?.nodes ?? []).filter(isWrong).map(({ id }) => id));
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
			for (const { node, isRoot, gained, moved } of reading.additions) {
				const counted = moves === "allow" ? gained.filter((id) => !moved.includes(id)) : gained;
				if (counted.length === 0) continue;
				const detail = isRoot ? {
					subject: subjectOf(node.id),
					at: afterPlace(node)
				} : {
					subject: subjectOf(node.id, "children"),
					at: afterPlace(node, "children")
				};
				const refusal = settled(facts, counted.map((child) => gainedSubject(facts, child)));
				yield problem("gained", {
					id: isRoot ? "<root>" : node.id,
					children: counted.join(", ")
				}, withLegalMoves(facts, {
					...detail,
					data: { gained: counted },
					...refusal
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
			const subject = subjectOf(node.id, "children");
			const refuses = [subjectOf(node.id, orderName)];
			yield problem("childrenSorted", values, {
				subject,
				at: afterPlace(node, "children"),
				refuses,
				demanded: sortedTree(facts)
			});
		}
	}
});
// src/kinds/task-tree/line-place.ts
function linePlace(facts, step, field) {
	const node = facts.after?.byId.get(step.node);
	return node === void 0 ? inAfter("") : afterPlace(node, field);
}
// src/kinds/task-tree/refused-changes.ts
function stepRefusal(facts, step) {
	const [old, node] = [facts.before?.byId.get(step.node), facts.after?.byId.get(step.node)];
	if (node === void 0) return settled(facts, old === void 0 ? [] : [subjectOf(step.node)]);
	const passes = (old?.passes ?? false) === node.passes ? [] : [subjectOf(node.id, "passes")];
	const attempts = (old?.attempts ?? 0) === node.attempts ? [] : [subjectOf(node.id, "attempts")];
	const gained = step.status === "decomposed" ? gainedRefused(facts, node) : [];
	return settled(facts, [
		...passes,
		...attempts,
		...gained
	]);
}
function gainedRefused(facts, node) {
	const old = facts.before?.byId.get(node.id);
	return old === void 0 ? [] : gainedChildren(old, node).map((id) => gainedSubject(facts, id));
}
const remembered = new WeakMap();
function wholeRefusal(facts) {
	const refusal = remembered.get(facts) ?? { refuses: allChanges(facts) };
	remembered.set(facts, refusal);
	return refusal;
}
function allChanges({ before, after, added, removed, pairs }) {
	if (before === null) return (after?.nodes ?? []).flatMap(unearned);
	const top = (node, others) => !others.has(node.parent);
	const [came, went] = [new Set(added), new Set(removed)];
	return [...[...added.filter((node) => top(node, came)), ...removed.filter((node) => top(node, went))].map(({ id }) => subjectOf(id)), ...pairs.flatMap(changesOf)];
}
function unearned({ id, passes, attempts }) {
	return [...passes ? [subjectOf(id, "passes")] : [], ...attempts > 0 ? [subjectOf(id, "attempts")] : []];
}
function changesOf(pair) {
	const { before, changed, moved } = pair;
	const { id } = before;
	return [
		...changed.map((field) => subjectOf(id, field)),
		...moved ? [subjectOf(id, parentName)] : [],
		...isReordered(pair) ? [subjectOf(id, orderName)] : []
	];
}
function isReordered({ before, after }) {
	const old = new Map(before.children.map((child, index) => [child.id, {
		...child,
		index
	}]));
	const kept = after.children.flatMap((child) => old.get(child.id) ?? []);
	return !after.children.some((child) => (old.get(child.id)?.order ?? child.order) !== child.order) && kept.some(({ index }, at) => index < (kept[at - 1]?.index ?? 0));
}
function differencesBelow(facts, pair, pairOf) {
	const found = [];
	const pending = [pair];
	const seen = new Set(pending);
	for (let at = pending.pop(); at !== void 0; at = pending.pop()) {
		found.push(...changesOf({
			...at,
			moved: false
		}), ...childChanges(facts, at));
		for (const { id } of at.before.children) {
			const below = pairOf.get(id);
			if (below === void 0 || below.equal || seen.has(below)) continue;
			if (below.after.parent !== at.after) continue;
			seen.add(below);
			pending.push(below);
		}
	}
	return [...new Set(found)];
}
function childChanges({ before, after }, pair) {
	const names = after === null ? void 0 : namesOf(after);
	const [old, now] = [pair.before.children, pair.after.children].map((list) => new Set(list.map(({ id }) => id)));
	const came = pair.after.children.flatMap((child) => {
		if (!(after?.byId.get(child.id) === child) && child.id !== "") return [subjectOf(names?.get(child) ?? "")];
		if (child.id === "" || old?.has(child.id)) return [];
		return [before?.byId.has(child.id) ? subjectOf(child.id, parentName) : subjectOf(child.id)];
	});
	const went = pair.before.children.flatMap(({ id }) => {
		if (now?.has(id) || id === "") return [];
		return [after?.byId.has(id) ? subjectOf(id, parentName) : subjectOf(id)];
	});
	return [...came, ...went];
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
					at: linePlace(facts, step, "next"),
					...stepRefusal(facts, step)
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
				data: { open },
				...markRefusal(facts, node, open.length === 0)
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
	why: "Open nodes may be edited, but one that changes as the node passes was made to fit what there is.",
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
				data: { fields },
				refuses: fields.map((each) => subjectOf(after.id, each))
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
				at: afterPlace(node, "passes"),
				...markBack(facts, node)
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
			const refusal = settled(facts, [subjectOf(node.id)]);
			const related = [{
				...beforePlace(node),
				label: "was here"
			}];
			yield problem("missing", { id: node.id }, {
				subject: subjectOf(node.id),
				at,
				related,
				...refusal
			});
		}
		const pairOf = new Map(facts.pairs.map((pair) => [pair.before.id, pair]));
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
				const [from, to] = [parentName$1(pair.before), parentName$1(pair.after)];
				const refusal = settled(facts, [subjectOf(id, parentName)]);
				yield problem("moved", {
					id,
					from,
					to
				}, {
					...detail,
					data: {
						from,
						to
					},
					...refusal
				});
			}
			if (!pair.equal) {
				const refusal = settled(facts, differencesBelow(facts, pair, pairOf));
				yield problem("changed", { id }, {
					...detail,
					data: { fields: changedFields(pair) },
					...refusal
				});
			}
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
				data: { removed: ids },
				...settled(facts, ids.map((id) => subjectOf(id)))
			});
		}
	}
});
function nearest(node, among) {
	for (let at = node.parent; at !== void 0; at = at.parent) if (among.has(at)) return at;
}
// src/kinds/task-tree/rules/passes-withdrawn.ts
const passesWithdrawn = treeRule({
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
				...markBack(facts, after),
				related: [{
					...beforePlace(before, "passes"),
					label: "was"
				}]
			});
		}
	}
});
// src/kinds/task-tree/rules/readded.ts
const readded = treeRule({
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
});
// src/kinds/task-tree/rules/replan.ts
const replan = treeRule({
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
			const at = linePlace(facts, step);
			const detail = {
				subject: subjectOf(step.node),
				at,
				...wholeRefusal(facts)
			};
			yield problem("declared", { id: step.node }, detail);
		}
	}
});
// src/kinds/task-tree/rules/rotation.ts
const rotation = treeRule({
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
});
// src/kinds/task-tree/rules/schema.ts
const schema = treeRule({
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
		for (const { messageId, subject, refused, pointer, place, field, expected, found } of facts.after?.schemaErrors ?? []) {
			const data = {
				field,
				expected,
				found
			};
			const detail = {
				subject,
				at: inAfter(pointer),
				data,
				refuses: [refused]
			};
			yield problem(messageId, {
				place,
				field,
				expected,
				found
			}, detail);
		}
	}
});
// src/kinds/task-tree/rules/selected-node.ts
const selectedNode = treeRule({
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
		notOpenLeaf: "{origin} step: '{id}' was not an open leaf; the runner would have selected '{leftmost}'{order}",
		complete: "{origin} step: '{id}' was not an open leaf; the tree was complete{order}",
		notLeftmost: "{origin} step: '{id}' was not the leftmost open leaf; the runner would have selected '{leftmost}'"
	},
	*check(facts, problem) {
		if (!facts.fits) return;
		const order = saidOfOrder(facts.order);
		yield* inEveryReading(facts, function* (reading) {
			for (const { step, known, openLeaf, leftmost } of reading.lines) {
				if (known === "maybe" || known === "no" && reading.lines.length === 1 || step.status === "replan") continue;
				const id = step.node;
				const origin = facts.source === "inferred" ? "inferred" : "declared";
				const detail = {
					subject: subjectOf(id),
					at: linePlace(facts, step),
					...stepRefusal(facts, step),
					data: {
						node: id,
						declared: origin === "declared",
						selected: leftmost ?? null
					}
				};
				if (!openLeaf && leftmost === void 0) yield problem("complete", {
					origin,
					id,
					order
				}, detail);
				else if (!openLeaf) yield problem("notOpenLeaf", {
					origin,
					id,
					leftmost: leftmost ?? "",
					order
				}, detail);
				else if (leftmost !== void 0 && leftmost !== id) yield problem("notLeftmost", {
					origin,
					id,
					leftmost
				}, detail);
			}
		});
	}
});
// src/kinds/task-tree/rules/state-update.ts
const stateUpdate$1 = treeRule({
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
				if (field === "attempts" && isCountedAgain(facts, node)) continue;
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
					...refusalOf(facts, node, field, expected),
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
});
function isCountedAgain({ before, vanished }, { id, attempts }) {
	const value = vanished.get(subjectOf(id))?.value;
	return (value !== void 0 && isJsonObject(value) ? value.attempts : void 0) === attempts && (before?.byId.get(id)?.attempts ?? attempts) < attempts;
}
function refusalOf(facts, node, field, expected) {
	if (field === "passes") return expectedRefusal(facts, node, { passes: expected === true });
	if (field === "attempts") return expectedRefusal(facts, node, { attempts: Number(expected) });
	return {};
}
// src/kinds/task-tree/rules/status.ts
const status = treeRule({
	id: "task-tree/status",
	title: "The declared status agrees with the children of the selected node",
	why: "A status that the tree contradicts is a record of something that did not happen.",
	fix: "Declare what was done, decomposed when the node gained children, done or retry when it did not (where a hook refused it, commit again; where it is the last commit and not published, git commit --amend --only); once it is published, put it back and do it again with the right declaration.",
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
			const refusal = prev === void 0 || next === void 0 ? stepRefusal(facts, step) : {};
			const gained = node === void 0 ? [] : gainedRefused(facts, node);
			const detail = {
				subject: subjectOf(id),
				at,
				data: { status: step.status },
				...refusal
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
			}, {
				...detail,
				...stepRefusal(facts, step)
			});
			else if (step.status !== "decomposed" && next > prev) yield problem("gained", {
				status: step.status,
				id,
				prev,
				next
			}, {
				...detail,
				...settled(facts, gained)
			});
		});
	}
});
// src/kinds/task-tree/rules/step-declaration.ts
const stepDeclaration = treeRule({
	id: "task-tree/step-declaration",
	title: "A declared step can be read and does not contradict itself",
	why: "A declaration that cannot be read, or that two sources give differently, declares nothing.",
	fix: "Correct the line in the commit message (where a hook refused it, commit again; where it is the last commit and not published, git commit --amend --only); once it is published, put back what the commit did to the tree and do it again with the right line: Agent-Step: node=<id> status=<done|retry|decomposed|replan> guard=<pass|fail|skipped> [tree=<path>]",
	severity: "error",
	messageSeverities: {
		idle: "warning",
		merged: "warning"
	},
	since: "0.1.0",
	scopes: ["step", "merge"],
	isJoint: true,
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
		idle: "a declared step in the commit message cannot be used, and the tree is unchanged: {detail}",
		merged: "a declared step in the message of the merge cannot be used: {detail}",
		runState: "the run state counts an iteration but does not name a step: {detail}"
	},
	*check(facts, problem) {
		for (const { messageId, line, text, detail } of facts.faults) {
			const more = {
				subject: subjectOf("", line === 0 ? `declaration ${messageId}` : `declaration ${line}`),
				at: inAfter(""),
				data: {
					line,
					text
				},
				...wholeRefusal(facts)
			};
			if (line > 0 && facts.scope === "merge") yield problem("merged", { detail: text }, more);
			else if (line > 0 && isUnchanged(facts)) yield problem("idle", { detail: text }, more);
			else yield problem(messageId, { detail }, more);
		}
	}
});
function isUnchanged({ before, pairs, added, removed }) {
	return before !== null && added.length + removed.length === 0 && pairs.every(({ equal }) => equal);
}
// src/kinds/task-tree/rules/stuck-node.ts
const stuckNode = treeRule({
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
				const at = linePlace(facts, step, "attempts");
				const detail = {
					subject: subjectOf(step.node),
					at,
					...stepRefusal(facts, step)
				};
				yield problem("stuck", {
					status: step.status,
					id: step.node
				}, detail);
			}
		});
	}
});
// src/kinds/task-tree/rules/undeclared-pass.ts
const undeclaredPass = treeRule({
	id: "task-tree/undeclared-pass",
	title: "A leaf passes only by a declared step",
	why: "That a pass could be explained does not prove that a guard ran: somebody has to say so.",
	fix: "Declare the step in the commit message (where a hook refused it, commit again; where it is the last commit and not published, git commit --amend --only); once it is published, put the flip back and flip it again with the declaration: Agent-Step: node=<id> status=done guard=pass",
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
				...markBack(facts, node),
				data: { declaration: `Agent-Step: node=${id} status=done guard=pass` }
			});
		}
	}
});
// src/kinds/task-tree/rules/undeclared-step.ts
const undeclaredStep = treeRule({
	id: "task-tree/undeclared-step",
	title: "Every runner-owned change is declared",
	why: "With steps: {required: true} a step that nobody declared is not a step, even where it could be explained.",
	fix: "Declare the step in the commit message (where a hook refused it, commit again; where it is the last commit and not published, git commit --amend --only); once it is published, put back what may return and take the step again with the declaration: Agent-Step: node=<id> status=<status> guard=<guard>",
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
			const others = fields.filter((each) => each !== "passes").map((each) => subjectOf(after.id, each));
			const mark = fields.includes("passes") ? markBack(facts, after) : {};
			const refusal = {
				...mark,
				refuses: [...mark.refuses ?? [], ...others]
			};
			yield problem("undeclared", {
				path: pathOf(after),
				fields: fields.join(" and ")
			}, {
				subject: subjectOf(after.id, field),
				at: afterPlace(after, field),
				data: { fields },
				...refusal
			});
		}
	}
});
// src/kinds/task-tree/doubles.ts
function doublesFrom({ earlier, after }, id, occurrence) {
	const nodes = after === null ? [] : occurrencesOf(after, id);
	const old = earlier?.byId.get(id);
	const kept = nodes.find((node) => old !== void 0 && isSamePlace(node, old)) ?? nodes[0];
	return nodes.flatMap((node, index) => node === kept ? [] : [subjectOf(`${id}~${index + 1}`)]).slice(occurrence - 2);
}
function isSamePlace(node, old) {
	return node.parent?.id === old.parent?.id && node.order === old.order && node.raw.title === old.raw.title;
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
	passesWithdrawn,
	readded,
	replan,
	rotation,
	schema,
	selectedNode,
	stateUpdate$1,
	status,
	stepDeclaration,
	stuckNode,
	undeclaredPass,
	undeclaredStep,
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
					at: afterPlace(node, "id"),
					refuses: doublesFrom(facts, node.id, occurrence)
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
// src/kinds/task-tree/write.ts
function writeTree({ texts, doc }, target, subjects) {
	const text = texts.get("");
	if (text === void 0 || doc.root === void 0 || target.root === void 0) return void 0;
	const written = subjects.includes("") || text === canonicalText(doc) ? canonicalText(target) : writeEdits(text, { type: "json" }, valueEdits(doc.root.raw, target.root.raw, "", nameOfChild));
	if (written === void 0) return void 0;
	return new Map(written === text ? [] : [["", written]]);
}
function nameOfChild(value) {
	return isJsonObject(value) && typeof value.id === "string" ? `id ${value.id}` : JSON.stringify(value);
}
// src/kinds/task-tree/index.ts
const taskTree = {
	id: "task-tree",
	title: "Task tree of an agent runner",
	files: ["**/.runner/state/tree.json"],
	sniff: () => true,
	options: taskTreeOptionsSchema,
	defaults: defaultTaskTreeOptions,
	checkOptions,
	checkRuleOptions,
	impliedSeverities: ({ steps, replan, runnerOwned }) => ({
		"task-tree/undeclared-step": steps.required ? "error" : "off",
		"task-tree/replan": replan,
		"task-tree/attempt-limit-raised": runnerOwned.includes("max_attempts") ? "error" : "warning"
	}),
	deletion: "error",
	isFinished,
	lookback: 0,
	rules,
	laws,
	parts: (path, options) => [{
		role: runStateRole,
		glob: runStatePath(path, options)
	}],
	addressed,
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
	write: writeTree,
	form: () => treeForm,
	plans: treePlans,
	isNewOnReturn: (tree, id) => tree.byId.get(id)?.passes !== true,
	view: viewOf
};
function runStatePath(path, options) {
	const folder = path.includes("/") ? path.slice(0, path.lastIndexOf("/")) : ".";
	return options.steps.runState.replaceAll("{dir}", folder).replace(/^\.\//, "");
}
// src/kinds/task-tree/state-update.ts
function applyStateUpdates(previous, next, node, status, guard) {
	if (!isStatus(status) || status === "replan") return { error: `unknown status '${status}'` };
	if (!isGuard(guard)) return { error: `unknown guard '${guard}'` };
	const before = buildTree(asJson(previous));
	const after = buildTree(asJson(next));
	const invalid = joinedSchemaErrors(before) ?? joinedSchemaErrors(after);
	if (invalid !== void 0) return { error: invalid };
	if (!after.byId.has(node) || after.root === void 0) return { error: `selected node '${node}' not found` };
	return stateUpdate(before, after, {
		node,
		status,
		guard
	});
}
function stateUpdate(before, after, step) {
	const expected = expectedState(before, after, [step]);
	return {
		tree: canonicalNode(after, (each) => expected.fields.get(each)),
		summary: {
			passesSet: sortedIds(expected.passesSet),
			attemptsIncremented: sortedIds(expected.attemptsIncremented),
			derivedPassesSet: sortedIds(expected.derivedPassesSet)
		}
	};
}
function sortedIds(nodes) {
	return nodes.map((node) => node.id).sort(compareCodePoints);
}
function asJson(tree) {
	return tree;
}
// src/kinds/task-tree/load.ts
function validTree(bytes, name, limits) {
	const reader = treeReader(limits);
	reader.push("", bytes);
	const { doc, faults } = reader.end();
	if (doc?.root === void 0 && faults.length > 0) return { error: faults.map(({ message, span }) => `${name}:${span.line}:${span.column}: ${message}`).join("; ") };
	if (doc === null) return { error: `${name}: nothing to read` };
	const error = joinedTreeErrors(doc);
	return error === void 0 ? { tree: doc } : { error };
}
function joinedTreeErrors(tree) {
	return joinedSchemaErrors(tree) ?? joinedInvariantErrors(invariantBreaches(tree));
}
// src/kinds/task-tree/runner/step-message.ts
function stepMessage(run, iteration, step, tree) {
	const { node, status, guard } = step;
	return `${`Step ${iteration} of ${run}:${/^[\w.-]{1,60}$/.test(node) ? ` ${node}` : ""} ${status}, guard ${guard}`}\n\nAgent-Step: ${`node=${spellId(node)} status=${status} guard=${guard} tree=${spellId(tree)}`}\n`;
}
// src/kinds/task-tree/runner/contract.ts
function contractErrors(previous, next, step, settings) {
	const facts = compareTrees(previous, next, {
		scope: "step",
		path: "",
		steps: [step]
	}, settings.options);
	const changed = messagesOf(facts, immutability, void 0);
	const { options = childAdditions.options?.defaults } = settings.rules.get(childAdditions.id) ?? {};
	const errors = [
		...messagesOf(facts, childAdditions, options),
		...messagesOf(facts, decomposeMode, void 0),
		...changed.length === 0 ? [] : [joinedImmutabilityErrors(changed)],
		...messagesOf(facts, status, void 0)
	];
	return errors.length === 0 ? void 0 : errors.join("; ");
}
function joinedImmutabilityErrors(messages) {
	return `immutability failed: ${messages.join("; ")}`;
}
function messagesOf(facts, rule, options) {
	const problem = makeProblem(rule.messages);
	return [...rule.check(facts, problem, options)].map(({ message }) => message);
}
// src/kinds/task-tree/runner/outcome.ts
function outcomeOf(previous, next, step, { runnerOwned }) {
	const { tree: node, summary } = stateUpdate(previous, treeOf(canonicalNode(next, (node) => ownedFields(previous.byId.get(node.id), runnerOwned))), step);
	const tree = treeOf(node);
	const error = joinedTreeErrors(tree);
	return error === void 0 ? {
		tree,
		text: canonicalText(tree),
		updates: summary
	} : { error };
}
function ownedFields(previous, runnerOwned) {
	if (previous === void 0) return {};
	const { next, max_attempts } = previous.raw;
	return {
		...runnerOwned.includes("next") ? { next } : {},
		...runnerOwned.includes("max_attempts") ? { max_attempts } : {}
	};
}
function treeOf(node) {
	return buildTree(node);
}
export { applyStateUpdates as a, readRunState as c, canonicalText as d, validTree as i, selectNode as l, contractErrors as n, taskTree as o, stepMessage as r, runStateRole as s, outcomeOf as t, selectionOf as u };
