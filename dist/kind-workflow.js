import { A as parseFrontmatterAlone, D as parseJson, I as decodeText, L as sourceText, f as partBytes, h as writeEdits, m as textForm, r as readJsonPart, t as formatJson } from "./text.js";
import { G as expectation, H as mostFindings, J as shownValue, K as namedMember, P as runRules, S as optionChecks, V as defaultLimits, X as canonicalJson, d as failed, dt as appendToken, f as valueEdits, ft as inAfter, j as distinct, lt as ruleOver, mt as pointerTokens, nt as splitSubject, ot as fileRule, pt as inBefore, q as schemaFaults, rt as subjectOf, u as done, w as valueAt, z as jsonEqual } from "./core.js";
import { E as isJsonObject, T as isJsonArray } from "./hook-names.js";
// src/kinds/workflow/options.ts
const defaultWorkflowOptions = {
	graph: "",
	package: "{dir}/bmad.json"
};
const pathPattern = "^(?!/|[A-Za-z]:/)(?!(?:[\\s\\S]*/)?\\.{1,2}(?:/|$))[^\\\\*?]+$";
const workflowOptionsSchema = {
	type: "object",
	additionalProperties: false,
	properties: {
		graph: {
			description: "Path of the graph, from the top of the repository. It may hold {dir}, {name} and {workflowId} of the state file.",
			type: "string",
			pattern: pathPattern
		},
		package: {
			description: "Path of the package file whose record names the graph. It may hold {dir} and {name} of the state file.",
			type: "string",
			pattern: pathPattern
		}
	}
};
// src/kinds/workflow/validators.generated.js
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
	const pattern4 = new RegExp("^1\\.1(\\.\\d+)?$", "u");
	const func1 = require_ucs2length().default;
	const formats0 = /^(?:\d{4}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)t(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i;
	function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate20.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.schemaVersion === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "schemaVersion" },
					message: "must have required property 'schemaVersion'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.workflowType === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "workflowType" },
					message: "must have required property 'workflowType'"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (data.currentNodeId === void 0) {
				const err2 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "currentNodeId" },
					message: "must have required property 'currentNodeId'"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if (data.stepsCompleted === void 0) {
				const err3 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "stepsCompleted" },
					message: "must have required property 'stepsCompleted'"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
			if (data.schemaVersion !== void 0) {
				let data0 = data.schemaVersion;
				if (typeof data0 === "string") {
					if (!pattern4.test(data0)) {
						const err4 = {
							instancePath: instancePath + "/schemaVersion",
							schemaPath: "#/properties/schemaVersion/pattern",
							keyword: "pattern",
							params: { pattern: "^1\\.1(\\.\\d+)?$" },
							message: "must match pattern \"^1\\.1(\\.\\d+)?$\""
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
				} else {
					const err5 = {
						instancePath: instancePath + "/schemaVersion",
						schemaPath: "#/properties/schemaVersion/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
			if (data.workflowType !== void 0) {
				let data1 = data.workflowType;
				if (typeof data1 === "string") {
					if (func1(data1) < 1) {
						const err6 = {
							instancePath: instancePath + "/workflowType",
							schemaPath: "#/properties/workflowType/minLength",
							keyword: "minLength",
							params: { limit: 1 },
							message: "must NOT have fewer than 1 characters"
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
				} else {
					const err7 = {
						instancePath: instancePath + "/workflowType",
						schemaPath: "#/properties/workflowType/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			}
			if (data.runId !== void 0) {
				if (typeof data.runId !== "string") {
					const err8 = {
						instancePath: instancePath + "/runId",
						schemaPath: "#/properties/runId/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			}
			if (data.project_name !== void 0) {
				if (typeof data.project_name !== "string") {
					const err9 = {
						instancePath: instancePath + "/project_name",
						schemaPath: "#/properties/project_name/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			}
			if (data.user_name !== void 0) {
				if (typeof data.user_name !== "string") {
					const err10 = {
						instancePath: instancePath + "/user_name",
						schemaPath: "#/properties/user_name/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			}
			if (data.date !== void 0) {
				if (typeof data.date !== "string") {
					const err11 = {
						instancePath: instancePath + "/date",
						schemaPath: "#/properties/date/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			}
			if (data.updatedAt !== void 0) {
				let data6 = data.updatedAt;
				if (typeof data6 === "string") {
					if (!formats0.test(data6)) {
						const err12 = {
							instancePath: instancePath + "/updatedAt",
							schemaPath: "#/properties/updatedAt/format",
							keyword: "format",
							params: { format: "date-time" },
							message: "must match format \"date-time\""
						};
						if (vErrors === null) vErrors = [err12];
						else vErrors.push(err12);
						errors++;
					}
				} else {
					const err13 = {
						instancePath: instancePath + "/updatedAt",
						schemaPath: "#/properties/updatedAt/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
			}
			if (data.currentNodeId !== void 0) {
				if (typeof data.currentNodeId !== "string") {
					const err14 = {
						instancePath: instancePath + "/currentNodeId",
						schemaPath: "#/properties/currentNodeId/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
			}
			if (data.stepsCompleted !== void 0) {
				let data8 = data.stepsCompleted;
				if (Array.isArray(data8)) {
					const len0 = data8.length;
					for (let i0 = 0; i0 < len0; i0++) if (typeof data8[i0] !== "string") {
						const err15 = {
							instancePath: instancePath + "/stepsCompleted/" + i0,
							schemaPath: "#/properties/stepsCompleted/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err15];
						else vErrors.push(err15);
						errors++;
					}
				} else {
					const err16 = {
						instancePath: instancePath + "/stepsCompleted",
						schemaPath: "#/properties/stepsCompleted/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
			}
			if (data.variables !== void 0) {
				let data10 = data.variables;
				if (!(data10 && typeof data10 == "object" && !Array.isArray(data10))) {
					const err17 = {
						instancePath: instancePath + "/variables",
						schemaPath: "#/properties/variables/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
			}
			if (data.decisionLog !== void 0) {
				let data11 = data.decisionLog;
				if (Array.isArray(data11)) {
					const len1 = data11.length;
					for (let i1 = 0; i1 < len1; i1++) {
						let data12 = data11[i1];
						if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
							if (data12.from === void 0) {
								const err18 = {
									instancePath: instancePath + "/decisionLog/" + i1,
									schemaPath: "#/properties/decisionLog/items/required",
									keyword: "required",
									params: { missingProperty: "from" },
									message: "must have required property 'from'"
								};
								if (vErrors === null) vErrors = [err18];
								else vErrors.push(err18);
								errors++;
							}
							if (data12.to === void 0) {
								const err19 = {
									instancePath: instancePath + "/decisionLog/" + i1,
									schemaPath: "#/properties/decisionLog/items/required",
									keyword: "required",
									params: { missingProperty: "to" },
									message: "must have required property 'to'"
								};
								if (vErrors === null) vErrors = [err19];
								else vErrors.push(err19);
								errors++;
							}
							if (data12.label === void 0) {
								const err20 = {
									instancePath: instancePath + "/decisionLog/" + i1,
									schemaPath: "#/properties/decisionLog/items/required",
									keyword: "required",
									params: { missingProperty: "label" },
									message: "must have required property 'label'"
								};
								if (vErrors === null) vErrors = [err20];
								else vErrors.push(err20);
								errors++;
							}
							for (const key0 in data12) if (!(key0 === "from" || key0 === "to" || key0 === "label" || key0 === "reason" || key0 === "decidedAt")) {
								const err21 = {
									instancePath: instancePath + "/decisionLog/" + i1,
									schemaPath: "#/properties/decisionLog/items/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key0 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err21];
								else vErrors.push(err21);
								errors++;
							}
							if (data12.from !== void 0) {
								if (typeof data12.from !== "string") {
									const err22 = {
										instancePath: instancePath + "/decisionLog/" + i1 + "/from",
										schemaPath: "#/properties/decisionLog/items/properties/from/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err22];
									else vErrors.push(err22);
									errors++;
								}
							}
							if (data12.to !== void 0) {
								if (typeof data12.to !== "string") {
									const err23 = {
										instancePath: instancePath + "/decisionLog/" + i1 + "/to",
										schemaPath: "#/properties/decisionLog/items/properties/to/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err23];
									else vErrors.push(err23);
									errors++;
								}
							}
							if (data12.label !== void 0) {
								if (typeof data12.label !== "string") {
									const err24 = {
										instancePath: instancePath + "/decisionLog/" + i1 + "/label",
										schemaPath: "#/properties/decisionLog/items/properties/label/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err24];
									else vErrors.push(err24);
									errors++;
								}
							}
							if (data12.reason !== void 0) {
								if (typeof data12.reason !== "string") {
									const err25 = {
										instancePath: instancePath + "/decisionLog/" + i1 + "/reason",
										schemaPath: "#/properties/decisionLog/items/properties/reason/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err25];
									else vErrors.push(err25);
									errors++;
								}
							}
							if (data12.decidedAt !== void 0) {
								let data17 = data12.decidedAt;
								if (typeof data17 === "string") {
									if (!formats0.test(data17)) {
										const err26 = {
											instancePath: instancePath + "/decisionLog/" + i1 + "/decidedAt",
											schemaPath: "#/properties/decisionLog/items/properties/decidedAt/format",
											keyword: "format",
											params: { format: "date-time" },
											message: "must match format \"date-time\""
										};
										if (vErrors === null) vErrors = [err26];
										else vErrors.push(err26);
										errors++;
									}
								} else {
									const err27 = {
										instancePath: instancePath + "/decisionLog/" + i1 + "/decidedAt",
										schemaPath: "#/properties/decisionLog/items/properties/decidedAt/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err27];
									else vErrors.push(err27);
									errors++;
								}
							}
						} else {
							const err28 = {
								instancePath: instancePath + "/decisionLog/" + i1,
								schemaPath: "#/properties/decisionLog/items/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err28];
							else vErrors.push(err28);
							errors++;
						}
					}
				} else {
					const err29 = {
						instancePath: instancePath + "/decisionLog",
						schemaPath: "#/properties/decisionLog/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err29];
					else vErrors.push(err29);
					errors++;
				}
			}
			if (data.artifacts !== void 0) {
				let data18 = data.artifacts;
				if (Array.isArray(data18)) {
					const len2 = data18.length;
					for (let i2 = 0; i2 < len2; i2++) if (typeof data18[i2] !== "string") {
						const err30 = {
							instancePath: instancePath + "/artifacts/" + i2,
							schemaPath: "#/properties/artifacts/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err30];
						else vErrors.push(err30);
						errors++;
					}
				} else {
					const err31 = {
						instancePath: instancePath + "/artifacts",
						schemaPath: "#/properties/artifacts/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err31];
					else vErrors.push(err31);
					errors++;
				}
			}
		} else {
			const err32 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err32];
			else vErrors.push(err32);
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
	const pattern6 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._:-]*$", "u");
	const schema34 = {
		"type": "object",
		"required": [
			"id",
			"type",
			"file"
		],
		"properties": {
			"id": { "$ref": "#/$defs/nodeId" },
			"type": { "enum": [
				"step",
				"decision",
				"merge",
				"end",
				"subworkflow"
			] },
			"file": {
				"type": "string",
				"minLength": 1
			},
			"title": { "type": "string" },
			"description": { "type": "string" },
			"agentId": { "type": "string" },
			"inputs": {
				"type": "array",
				"items": { "type": "string" }
			},
			"outputs": {
				"type": "array",
				"items": { "type": "string" }
			}
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
			if (data.type === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "type" },
					message: "must have required property 'type'"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (data.file === void 0) {
				const err2 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "file" },
					message: "must have required property 'file'"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			for (const key0 in data) if (!(key0 === "id" || key0 === "type" || key0 === "file" || key0 === "title" || key0 === "description" || key0 === "agentId" || key0 === "inputs" || key0 === "outputs")) {
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
			if (data.id !== void 0) {
				let data0 = data.id;
				if (typeof data0 === "string") {
					if (!pattern6.test(data0)) {
						const err4 = {
							instancePath: instancePath + "/id",
							schemaPath: "#/$defs/nodeId/pattern",
							keyword: "pattern",
							params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._:-]*$" },
							message: "must match pattern \"^[A-Za-z0-9][A-Za-z0-9._:-]*$\""
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
				} else {
					const err5 = {
						instancePath: instancePath + "/id",
						schemaPath: "#/$defs/nodeId/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
			if (data.type !== void 0) {
				let data1 = data.type;
				if (!(data1 === "step" || data1 === "decision" || data1 === "merge" || data1 === "end" || data1 === "subworkflow")) {
					const err6 = {
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/enum",
						keyword: "enum",
						params: { allowedValues: schema34.properties.type.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
			if (data.file !== void 0) {
				let data2 = data.file;
				if (typeof data2 === "string") {
					if (func1(data2) < 1) {
						const err7 = {
							instancePath: instancePath + "/file",
							schemaPath: "#/properties/file/minLength",
							keyword: "minLength",
							params: { limit: 1 },
							message: "must NOT have fewer than 1 characters"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				} else {
					const err8 = {
						instancePath: instancePath + "/file",
						schemaPath: "#/properties/file/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			}
			if (data.title !== void 0) {
				if (typeof data.title !== "string") {
					const err9 = {
						instancePath: instancePath + "/title",
						schemaPath: "#/properties/title/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			}
			if (data.description !== void 0) {
				if (typeof data.description !== "string") {
					const err10 = {
						instancePath: instancePath + "/description",
						schemaPath: "#/properties/description/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			}
			if (data.agentId !== void 0) {
				if (typeof data.agentId !== "string") {
					const err11 = {
						instancePath: instancePath + "/agentId",
						schemaPath: "#/properties/agentId/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			}
			if (data.inputs !== void 0) {
				let data6 = data.inputs;
				if (Array.isArray(data6)) {
					const len0 = data6.length;
					for (let i0 = 0; i0 < len0; i0++) if (typeof data6[i0] !== "string") {
						const err12 = {
							instancePath: instancePath + "/inputs/" + i0,
							schemaPath: "#/properties/inputs/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err12];
						else vErrors.push(err12);
						errors++;
					}
				} else {
					const err13 = {
						instancePath: instancePath + "/inputs",
						schemaPath: "#/properties/inputs/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
			}
			if (data.outputs !== void 0) {
				let data8 = data.outputs;
				if (Array.isArray(data8)) {
					const len1 = data8.length;
					for (let i1 = 0; i1 < len1; i1++) if (typeof data8[i1] !== "string") {
						const err14 = {
							instancePath: instancePath + "/outputs/" + i1,
							schemaPath: "#/properties/outputs/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err14];
						else vErrors.push(err14);
						errors++;
					}
				} else {
					const err15 = {
						instancePath: instancePath + "/outputs",
						schemaPath: "#/properties/outputs/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
			}
		} else {
			const err16 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err16];
			else vErrors.push(err16);
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
	function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate24.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.from === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "from" },
					message: "must have required property 'from'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.to === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "to" },
					message: "must have required property 'to'"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (data.label === void 0) {
				const err2 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "label" },
					message: "must have required property 'label'"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			for (const key0 in data) if (!(key0 === "id" || key0 === "from" || key0 === "to" || key0 === "label" || key0 === "isDefault" || key0 === "conditionText" || key0 === "conditionExpr")) {
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
			if (data.id !== void 0) {
				if (typeof data.id !== "string") {
					const err4 = {
						instancePath: instancePath + "/id",
						schemaPath: "#/properties/id/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			}
			if (data.from !== void 0) {
				let data1 = data.from;
				if (typeof data1 === "string") {
					if (!pattern6.test(data1)) {
						const err5 = {
							instancePath: instancePath + "/from",
							schemaPath: "#/$defs/nodeId/pattern",
							keyword: "pattern",
							params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._:-]*$" },
							message: "must match pattern \"^[A-Za-z0-9][A-Za-z0-9._:-]*$\""
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
				} else {
					const err6 = {
						instancePath: instancePath + "/from",
						schemaPath: "#/$defs/nodeId/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
			if (data.to !== void 0) {
				let data2 = data.to;
				if (typeof data2 === "string") {
					if (!pattern6.test(data2)) {
						const err7 = {
							instancePath: instancePath + "/to",
							schemaPath: "#/$defs/nodeId/pattern",
							keyword: "pattern",
							params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._:-]*$" },
							message: "must match pattern \"^[A-Za-z0-9][A-Za-z0-9._:-]*$\""
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				} else {
					const err8 = {
						instancePath: instancePath + "/to",
						schemaPath: "#/$defs/nodeId/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			}
			if (data.label !== void 0) {
				let data3 = data.label;
				if (typeof data3 === "string") {
					if (func1(data3) < 1) {
						const err9 = {
							instancePath: instancePath + "/label",
							schemaPath: "#/properties/label/minLength",
							keyword: "minLength",
							params: { limit: 1 },
							message: "must NOT have fewer than 1 characters"
						};
						if (vErrors === null) vErrors = [err9];
						else vErrors.push(err9);
						errors++;
					}
				} else {
					const err10 = {
						instancePath: instancePath + "/label",
						schemaPath: "#/properties/label/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			}
			if (data.isDefault !== void 0) {
				if (typeof data.isDefault !== "boolean") {
					const err11 = {
						instancePath: instancePath + "/isDefault",
						schemaPath: "#/properties/isDefault/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			}
			if (data.conditionText !== void 0) {
				if (typeof data.conditionText !== "string") {
					const err12 = {
						instancePath: instancePath + "/conditionText",
						schemaPath: "#/properties/conditionText/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			}
			if (data.conditionExpr !== void 0) {
				let data6 = data.conditionExpr;
				if (!(data6 && typeof data6 == "object" && !Array.isArray(data6))) {
					const err13 = {
						instancePath: instancePath + "/conditionExpr",
						schemaPath: "#/properties/conditionExpr/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
			}
		} else {
			const err14 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err14];
			else vErrors.push(err14);
			errors++;
		}
		validate24.errors = vErrors;
		return errors === 0;
	}
	validate24.evaluated = {
		"props": true,
		"dynamicProps": false,
		"dynamicItems": false
	};
	function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate21.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.schemaVersion === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "schemaVersion" },
					message: "must have required property 'schemaVersion'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.entryNodeId === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "entryNodeId" },
					message: "must have required property 'entryNodeId'"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (data.nodes === void 0) {
				const err2 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "nodes" },
					message: "must have required property 'nodes'"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if (data.edges === void 0) {
				const err3 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "edges" },
					message: "must have required property 'edges'"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
			for (const key0 in data) if (!(key0 === "schemaVersion" || key0 === "entryNodeId" || key0 === "nodes" || key0 === "edges" || key0 === "metadata")) {
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
			if (data.schemaVersion !== void 0) {
				let data0 = data.schemaVersion;
				if (typeof data0 === "string") {
					if (!pattern4.test(data0)) {
						const err5 = {
							instancePath: instancePath + "/schemaVersion",
							schemaPath: "#/properties/schemaVersion/pattern",
							keyword: "pattern",
							params: { pattern: "^1\\.1(\\.\\d+)?$" },
							message: "must match pattern \"^1\\.1(\\.\\d+)?$\""
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
				} else {
					const err6 = {
						instancePath: instancePath + "/schemaVersion",
						schemaPath: "#/properties/schemaVersion/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
			if (data.entryNodeId !== void 0) {
				let data1 = data.entryNodeId;
				if (typeof data1 === "string") {
					if (!pattern6.test(data1)) {
						const err7 = {
							instancePath: instancePath + "/entryNodeId",
							schemaPath: "#/$defs/nodeId/pattern",
							keyword: "pattern",
							params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._:-]*$" },
							message: "must match pattern \"^[A-Za-z0-9][A-Za-z0-9._:-]*$\""
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				} else {
					const err8 = {
						instancePath: instancePath + "/entryNodeId",
						schemaPath: "#/$defs/nodeId/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			}
			if (data.nodes !== void 0) {
				let data2 = data.nodes;
				if (Array.isArray(data2)) {
					if (data2.length < 1) {
						const err9 = {
							instancePath: instancePath + "/nodes",
							schemaPath: "#/properties/nodes/minItems",
							keyword: "minItems",
							params: { limit: 1 },
							message: "must NOT have fewer than 1 items"
						};
						if (vErrors === null) vErrors = [err9];
						else vErrors.push(err9);
						errors++;
					}
					const len0 = data2.length;
					for (let i0 = 0; i0 < len0; i0++) if (!validate22(data2[i0], {
						instancePath: instancePath + "/nodes/" + i0,
						parentData: data2,
						parentDataProperty: i0,
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
						errors = vErrors.length;
					}
				} else {
					const err10 = {
						instancePath: instancePath + "/nodes",
						schemaPath: "#/properties/nodes/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			}
			if (data.edges !== void 0) {
				let data4 = data.edges;
				if (Array.isArray(data4)) {
					const len1 = data4.length;
					for (let i1 = 0; i1 < len1; i1++) if (!validate24(data4[i1], {
						instancePath: instancePath + "/edges/" + i1,
						parentData: data4,
						parentDataProperty: i1,
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
						errors = vErrors.length;
					}
				} else {
					const err11 = {
						instancePath: instancePath + "/edges",
						schemaPath: "#/properties/edges/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			}
			if (data.metadata !== void 0) {
				let data6 = data.metadata;
				if (!(data6 && typeof data6 == "object" && !Array.isArray(data6))) {
					const err12 = {
						instancePath: instancePath + "/metadata",
						schemaPath: "#/properties/metadata/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			}
		} else {
			const err13 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err13];
			else vErrors.push(err13);
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
	exports.validator2 = validate26;
	const pattern10 = new RegExp("^(?!/|[A-Za-z]:/)(?!(?:[\\s\\S]*/)?\\.{1,2}(?:/|$))[^\\\\*?]+$", "u");
	function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate26.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			for (const key0 in data) if (!(key0 === "graph" || key0 === "package")) {
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
			if (data.graph !== void 0) {
				let data0 = data.graph;
				if (typeof data0 === "string") {
					if (!pattern10.test(data0)) {
						const err1 = {
							instancePath: instancePath + "/graph",
							schemaPath: "#/properties/graph/pattern",
							keyword: "pattern",
							params: { pattern: "^(?!/|[A-Za-z]:/)(?!(?:[\\s\\S]*/)?\\.{1,2}(?:/|$))[^\\\\*?]+$" },
							message: "must match pattern \"^(?!/|[A-Za-z]:/)(?!(?:[\\s\\S]*/)?\\.{1,2}(?:/|$))[^\\\\*?]+$\""
						};
						if (vErrors === null) vErrors = [err1];
						else vErrors.push(err1);
						errors++;
					}
				} else {
					const err2 = {
						instancePath: instancePath + "/graph",
						schemaPath: "#/properties/graph/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			}
			if (data.package !== void 0) {
				let data1 = data.package;
				if (typeof data1 === "string") {
					if (!pattern10.test(data1)) {
						const err3 = {
							instancePath: instancePath + "/package",
							schemaPath: "#/properties/package/pattern",
							keyword: "pattern",
							params: { pattern: "^(?!/|[A-Za-z]:/)(?!(?:[\\s\\S]*/)?\\.{1,2}(?:/|$))[^\\\\*?]+$" },
							message: "must match pattern \"^(?!/|[A-Za-z]:/)(?!(?:[\\s\\S]*/)?\\.{1,2}(?:/|$))[^\\\\*?]+$\""
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
					}
				} else {
					const err4 = {
						instancePath: instancePath + "/package",
						schemaPath: "#/properties/package/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
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
		validate26.errors = vErrors;
		return errors === 0;
	}
	validate26.evaluated = {
		"props": true,
		"dynamicProps": false,
		"dynamicItems": false
	};
}))();
const validateFrontmatter = validators.validator0;
const validateGraph = validators.validator1;
const validateOptions = validators.validator2;
const validateRuleOptions = {};
// src/kinds/workflow/check-options.ts
const aboutPaths = "must be a path in the repository, from its top, without wildcards; {dir} and {name} are filled in";
const { checkOptions, checkRuleOptions } = optionChecks({
	validateOptions,
	validateRuleOptions
}, (given) => ({
	ok: true,
	options: {
		...defaultWorkflowOptions,
		...given
	}
}), ({ keyword }) => keyword === "pattern" ? aboutPaths : void 0);
// src/kinds/workflow/graph-change.ts
function changeOfGraph(before, after) {
	const isMoved = before !== void 0 && after !== void 0 && before.path !== after.path;
	if (jsonEqual(before?.graph?.raw, after?.graph?.raw) && before === void 0 === (after === void 0) && !isMoved) return void 0;
	const [old, now] = [before?.graph, after?.graph];
	return {
		before,
		after,
		isMoved,
		nodesAdded: beyond(nodesOf(now), nodesOf(old)),
		nodesRemoved: beyond(nodesOf(old), nodesOf(now)),
		edgesAdded: beyond(edgesOf(now), edgesOf(old)),
		edgesRemoved: beyond(edgesOf(old), edgesOf(now))
	};
}
function nodesOf(graph) {
	return [...graph?.nodes.keys() ?? []];
}
function edgesOf(graph) {
	return (graph?.edges ?? []).map(({ from, to }) => `${from} → ${to}`);
}
function beyond(all, known) {
	const set = new Set(known);
	return [...new Set(all)].filter((each) => !set.has(each));
}
// src/kinds/workflow/moves.ts
function effectiveNode(state, { entry }) {
	if (state === void 0) return entry;
	if (state.currentNodeId === void 0) return shownValue(state.raw.currentNodeId);
	return state.currentNodeId.trim() || entry;
}
function allowedNext(graph, from) {
	if (!graph.nodes.has(from)) return [{
		to: graph.entry,
		label: "entry"
	}];
	return graph.edges.filter((edge) => edge.from === from).map(asMove);
}
function asMove({ to, label, isDefault, conditionText }) {
	return {
		to,
		label,
		...isDefault === void 0 ? {} : { isDefault },
		...conditionText === void 0 ? {} : { conditionText }
	};
}
function isAtEnd(state, graph) {
	if (graph === void 0) return false;
	const node = effectiveNode(state, graph);
	return graph.nodes.has(node) && !graph.edges.some(({ from }) => from === node);
}
function hasEdge({ edges }, from, to) {
	return edges.some((edge) => edge.from === from && edge.to === to);
}
function reachableFrom(graph, from) {
	return spread(graph, from, ({ from: start, to }) => [start, to]);
}
function leadingTo(graph, to) {
	return spread(graph, to, ({ from, to: end }) => [end, from]);
}
function spread({ edges }, start, direct) {
	const next = new Map();
	for (const [from, to] of edges.map(direct)) {
		const known = next.get(from);
		if (known === void 0) next.set(from, [to]);
		else known.push(to);
	}
	const seen = new Set([start]);
	for (const id of seen) for (const other of next.get(id) ?? []) seen.add(other);
	return seen;
}
// src/kinds/workflow/compare.ts
function compareWorkflows(before, after, context) {
	const { scope } = context;
	const law = lawOf(before, after, context);
	const isCompared = scope !== "snapshot" && after !== null;
	const move = isCompared && law?.graph !== void 0 ? moveBetween(before, after, law.graph, scope) : void 0;
	const [earlier, later] = [before?.state.completed ?? [], after?.state.completed ?? []];
	const lost = isCompared ? without(earlier, later) : [];
	const completed = isCompared ? without(later, earlier) : [];
	const isStated = before?.state.currentNodeId !== after?.state.currentNodeId;
	return {
		scope,
		before,
		after,
		move,
		isUnjudged: isCompared && before !== null && law === void 0 && (isStated || lost.length + completed.length > 0),
		schemaErrors: after === null ? [] : introduced(before, after),
		lost,
		completed,
		graphChange: isCompared ? changeOfGraph(before === null ? law : before.graph, after.graph) : void 0
	};
}
function lawOf(before, after, context) {
	return [
		context.policy,
		before?.graph,
		after?.graph
	].find((file) => file?.graph !== void 0);
}
function moveBetween(before, after, graph, scope) {
	const [from, to] = [effectiveNode(before?.state, graph), effectiveNode(after.state, graph)];
	const isNet = scope === "net";
	const reachable = isNet ? reachableFrom(graph, from) : new Set();
	return {
		graph,
		from,
		to,
		isStated: before === null || before.state.currentNodeId !== after.state.currentNodeId,
		isAllowed: from === to || (isNet ? reachable.has(to) : hasEdge(graph, from, to)),
		allowedNext: allowedNext(graph, from),
		visited: isNet ? shared(reachable, leadingTo(graph, to)) : new Set([from, to])
	};
}
function shared(left, right) {
	return new Set([...left].filter((each) => right.has(each)));
}
function without(all, known) {
	const set = new Set(known);
	return all.filter((each) => !set.has(each));
}
function introduced(before, after) {
	const known = new Map(before?.state.schemaErrors.map((each) => [each.field, each.problem]));
	const [old, now] = [before?.state.raw ?? {}, after.state.raw];
	return after.state.schemaErrors.filter(({ field, problem }) => {
		const [key = ""] = field.split("/");
		return known.get(field) !== problem || !jsonEqual(old[key], now[key]);
	});
}
// src/kinds/workflow/schema-errors.ts
function schemaErrorsOf(value, validate, below = "") {
	return schemaFaults(validate, value).slice(0, mostFindings).map((fault) => asError(value, fault, below));
}
function asError(value, fault, below) {
	const { instancePath, keyword } = fault;
	const named = namedMember(fault);
	const at = named === void 0 ? instancePath : appendToken(instancePath, named);
	return {
		field: pointerTokens(at).join("/"),
		pointer: below + (keyword === "required" ? instancePath : at),
		problem: problemOf(fault, shownValue(valueAt(value, instancePath))),
		error: errorOf(fault)
	};
}
function problemOf(fault, found) {
	if (fault.keyword === "required") return "is missing";
	if (fault.keyword === "additionalProperties") return "is not known here";
	return `must be ${expectation(fault)}, but is ${found}`;
}
function errorOf({ instancePath, schemaPath, keyword, params, message = "" }) {
	return {
		instancePath,
		schemaPath,
		keyword,
		params,
		message
	};
}
// src/kinds/workflow/read-state.ts
const frontmatterPointer = "/frontmatter";
function readState(frontmatter) {
	const raw = normalised(frontmatter);
	const { currentNodeId, stepsCompleted } = raw;
	const places = new Map();
	for (const [index, step] of (isJsonArray(stepsCompleted) ? stepsCompleted : []).entries()) if (typeof step === "string" && !places.has(step)) places.set(step, index);
	return {
		raw,
		currentNodeId: typeof currentNodeId === "string" ? currentNodeId : void 0,
		completed: [...places.keys()],
		places,
		schemaErrors: schemaErrorsOf(raw, validateFrontmatter, frontmatterPointer)
	};
}
function normalised(frontmatter) {
	const { variables = {}, decisionLog = [], artifacts = [], ...rest } = withoutEmpty(frontmatter, "updatedAt");
	return {
		...rest,
		variables,
		artifacts,
		decisionLog: isJsonArray(decisionLog) ? decisionLog.map(entry) : decisionLog
	};
}
function entry(value) {
	return isJsonObject(value) ? withoutEmpty(value, "decidedAt") : value;
}
function withoutEmpty(object, field) {
	if (object[field] !== "") return object;
	const { [field]: _, ...rest } = object;
	return rest;
}
// src/kinds/workflow/subjects.ts
const runEntity = "(run)";
const graphEntity = "(graph)";
function stepEntity(id) {
	return id.startsWith("(") ? `(${id}` : id;
}
function stepOfEntity(entity) {
	return entity.startsWith("((") ? entity.slice(1) : entity;
}
function runSubject(field) {
	return subjectOf(runEntity, field);
}
function graphSubject(field) {
	return subjectOf(graphEntity, field);
}
function stepSubject(id) {
	return subjectOf(stepEntity(id));
}
function nodeField(id) {
	return `node ${id}`;
}
// src/kinds/workflow/entity.ts
function entitiesOf({ state }) {
	return [runEntity, ...state.completed.map(stepEntity)];
}
function entityOf(workflow, id) {
	const { state, graph } = workflow;
	if (id === "(run)") return runOf(state);
	if (id === "(graph)") return graph === void 0 ? void 0 : graphOf$1(graph);
	return stepOf(state, stepOfEntity(id));
}
function stepOf({ places }, id) {
	const index = places.get(id);
	if (index === void 0) return void 0;
	return {
		pointer: appendToken(`${frontmatterPointer}/stepsCompleted`, index),
		part: "",
		fields: { completed: {
			role: "done",
			value: true
		} }
	};
}
const roles = {
	stepsCompleted: "set",
	artifacts: "set",
	decisionLog: "set",
	variables: "derived",
	updatedAt: "derived",
	date: "derived"
};
const runs = new WeakMap();
function runOf(state) {
	const entity = runs.get(state) ?? makeRun(state);
	runs.set(state, entity);
	return entity;
}
function makeRun({ raw, schemaErrors }) {
	const own = Object.entries(raw).map(([key, value]) => [key, fieldOf(key, value)]);
	const each = (isJsonObject(raw.variables) ? Object.entries(raw.variables) : []).map(([key, value]) => [`variables/${key}`, {
		role: "value",
		value
	}]);
	const errors = schemaErrors.map(({ field }) => {
		return [field, {
			role: "derived",
			value: raw[field.split("/")[0] ?? ""] ?? null
		}];
	});
	const fields = Object.fromEntries([
		...errors,
		...each,
		...own
	]);
	return {
		pointer: frontmatterPointer,
		part: "",
		fields
	};
}
function fieldOf(key, value) {
	const role = (Object.hasOwn(roles, key) ? roles[key] : void 0) ?? "value";
	const isList = role === "set" && isJsonArray(value);
	if (role === "set" && !isList) return {
		role: "value",
		value
	};
	return {
		role,
		value: isList ? value.map(memberText) : value
	};
}
function memberText(value) {
	return typeof value === "string" ? value : canonicalJson(value);
}
const graphs = new WeakMap();
function graphOf$1(file) {
	const entity = graphs.get(file) ?? makeGraph(file);
	graphs.set(file, entity);
	return entity;
}
function makeGraph({ part, path, graph, unreadable }) {
	const list = isJsonArray(graph?.raw.nodes) ? graph.raw.nodes : [];
	const nodes = [...graph?.nodes.values() ?? []].map(({ id, index }) => [nodeField(id), list[index] ?? null]);
	const fields = [["(content)", {
		path,
		graph: graph?.raw ?? null,
		unreadable: unreadable?.reason ?? null
	}], ...nodes].map(([name, value]) => [name, {
		role: "derived",
		value
	}]);
	return {
		pointer: "",
		part,
		fields: Object.fromEntries(fields)
	};
}
// src/kinds/workflow/facts.ts
const workflowRule = ruleOver();
const codes = {
	schema: "E_SCHEMA_VALIDATION",
	transition: "E_INVALID_TRANSITION",
	graph: "E_GRAPH_INVALID",
	frontmatter: "E_INVALID_FRONTMATTER"
};
function transitionOf({ move }) {
	return move === void 0 ? "" : `${move.from} → ${move.to}`;
}
function moveData(code, { from, to, allowedNext }, more = {}) {
	return {
		code,
		from,
		to,
		allowedNext,
		...more
	};
}
// src/kinds/workflow/read-frontmatter.ts
const frontmatterRuleId = "workflow/frontmatter";
const yamlOptions = {
	maxAliases: 100,
	scalarKeys: true
};
function readFrontmatter(bytes, limits) {
	const decoded = decodeText(bytes);
	const parsed = parseFrontmatterAlone(sourceText(decoded.text), limits, yamlOptions);
	const faults = decoded.faults.length > 0 ? decoded.faults.map(inFile) : parsed.faults.map((fault) => ({
		...inFile(fault),
		ruleId: frontmatterRuleId
	}));
	const value = isJsonObject(parsed.value) ? parsed.value.frontmatter : void 0;
	return {
		frontmatter: faults.length === 0 && isJsonObject(value) ? value : void 0,
		faults,
		source: parsed.source
	};
}
function inFile({ messageId, message, pointer, span }) {
	return {
		part: "",
		messageId,
		message,
		pointer,
		span
	};
}
// src/kinds/workflow/file-rules/frontmatter.ts
const frontmatter = fileRule({
	id: frontmatterRuleId,
	title: "The frontmatter can be read",
	why: "The frontmatter is the state of the run; what cannot be read cannot be judged, nor restored.",
	fix: "Begin the file with a line '---', then YAML with each key once, then a line '---'; restore the last readable version where in doubt.",
	severity: "error",
	since: "0.1.0",
	fixed: true,
	scopes: [
		"snapshot",
		"step",
		"merge",
		"net"
	],
	messages: { unreadable: "the frontmatter cannot be read: {reason}" },
	*check(facts, problem) {
		for (const { ruleId, message, messageId, pointer, part, span } of facts.after?.faults ?? []) {
			if (ruleId !== "workflow/frontmatter") continue;
			const data = {
				code: codes.frontmatter,
				fault: messageId,
				line: span.line,
				column: span.column
			};
			const subject = pointer === "" ? "" : subjectOf("", pointer);
			yield problem("unreadable", { reason: message }, {
				subject,
				at: inAfter(pointer, part),
				data
			});
		}
	}
});
// src/kinds/workflow/graft.ts
function graftWorkflow(doc, from, subjects) {
	let { raw } = doc.state;
	let { graph } = doc;
	const wanted = new Map();
	for (const { entity, field, member } of subjects.map(splitSubject)) {
		const step = stepOfEntity(entity);
		if (entity === "(graph)") graph = from?.graph;
		else if (entity === "(run)" && field !== void 0 && member !== void 0) raw = withMember(raw, from?.state.raw ?? {}, field, member);
		else if (entity === "(run)") raw = withField(raw, from?.state.raw, field);
		else wanted.set(step, from?.state.places.has(step) === true);
	}
	return {
		...doc,
		graph,
		state: readState(withSteps(raw, wanted, from?.state.completed ?? []))
	};
}
const empty = {
	schemaVersion: "1.1",
	workflowType: "workflow",
	currentNodeId: "",
	stepsCompleted: []
};
function withField(raw, from, field) {
	const source = from ?? empty;
	if (field === void 0) {
		const { stepsCompleted } = raw;
		return stepsCompleted === void 0 ? source : {
			...source,
			stepsCompleted
		};
	}
	const [key = "", name] = field.split(/\/(.*)/s);
	const [value, other] = [raw[key], source[key]];
	if (key === "stepsCompleted") return replaced(raw, key, onlySteps(value, other));
	if (key !== "variables" || name === void 0 || !isJsonObject(value)) return replaced(raw, key, other);
	return {
		...raw,
		[key]: replaced(value, name, isJsonObject(other) ? other[name] : void 0)
	};
}
function onlySteps(value, other) {
	if (!isJsonArray(value)) return other;
	const odd = isJsonArray(other) ? other.filter((each) => typeof each !== "string") : [];
	return [...value.filter((each) => typeof each === "string"), ...odd];
}
function withMember(raw, from, field, member) {
	const list = (object) => isJsonArray(object[field]) ? object[field] : [];
	const kept = list(raw).filter((each) => memberText(each) !== member);
	const source = list(from).find((each) => memberText(each) === member);
	if (source !== void 0 && kept.length < list(raw).length) return raw;
	return {
		...raw,
		[field]: source === void 0 ? kept : [...kept, source]
	};
}
function replaced(object, key, value) {
	if (value !== void 0) return {
		...object,
		[key]: value
	};
	const { [key]: _, ...rest } = object;
	return rest;
}
function withSteps(raw, wanted, order) {
	if (wanted.size === 0) return raw;
	const kept = (isJsonArray(raw.stepsCompleted) ? raw.stepsCompleted : []).filter((step) => wanted.get(String(step)) !== false);
	return {
		...raw,
		stepsCompleted: withReturned(kept, order, wanted)
	};
}
function withReturned(kept, order, wanted) {
	const known = new Set(kept);
	const following = new Map();
	const first = [];
	let list = first;
	for (const step of order) if (known.has(step)) {
		list = [];
		following.set(step, list);
	} else if (wanted.get(step) === true) list.push(step);
	const all = [...first];
	for (const step of kept) {
		all.push(step, ...following.get(step) ?? []);
		following.delete(step);
	}
	return all;
}
// src/kinds/workflow/graph-paths.ts
const graphRole = "graph";
const packageRole = "package";
const usualName = "workflow.graph.json";
const placeholder = "{workflowId}";
function partsOf(path, options) {
	if (options.graph !== "") {
		const glob = filled(options.graph, path).replaceAll(placeholder, "*");
		return [{
			role: graphRole,
			glob
		}];
	}
	const packageFile = filled(options.package, path);
	return [
		{
			role: graphRole,
			glob: beside(path, usualName)
		},
		{
			role: packageRole,
			glob: packageFile
		},
		{
			role: "named",
			glob: beside(packageFile, "**/*.graph.json")
		}
	];
}
function graphPath(path, options, state, packageFile) {
	const id = workflowId(state);
	if (options.graph !== "") return filled(options.graph, path).replaceAll(placeholder, () => id);
	const manifest = filled(options.package, path);
	const named = recordedGraph(packageFile, id, relativeTo(manifest, path));
	return named === void 0 ? beside(path, usualName) : beside(manifest, named.replace(/^(?:\.\/)+/, ""));
}
function workflowId({ workflowId: id, workflowType: type }) {
	if (typeof id === "string" && id !== "") return id;
	return typeof type === "string" ? type : "";
}
function recordedGraph(manifest, id, file) {
	if (!isJsonObject(manifest)) return void 0;
	const { entry, workflows } = manifest;
	const records = [...isJsonArray(workflows) ? workflows : [], entry].filter(isRecord);
	const found = records.find((each) => each.id === id) ?? records.find((each) => each.workflow === file);
	const [only, ...others] = new Set(records.map(({ graph }) => graph));
	const graph = found?.graph ?? (others.length === 0 ? only : void 0);
	return typeof graph === "string" ? graph : void 0;
}
function isRecord(value) {
	return isJsonObject(value) && typeof value.graph === "string";
}
function filled(pattern, path) {
	const name = path.slice(path.lastIndexOf("/") + 1).replace(/\.[^.]*$/, "");
	const dir = folderOf(path) || ".";
	return pattern.replaceAll("{dir}", () => dir).replaceAll("{name}", () => name).replace(/^(?:\.\/)+/, "");
}
function beside(path, name) {
	const folder = folderOf(path);
	return folder === "" ? name : `${folder}/${name}`;
}
function relativeTo(manifest, path) {
	const folder = folderOf(manifest);
	return folder !== "" && path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : path;
}
function folderOf(path) {
	return path.includes("/") ? path.slice(0, path.lastIndexOf("/")) : "";
}
// src/kinds/workflow/frontmatter-update.ts
const operations = {
	currentNodeId: {
		word: "set",
		does: "set"
	},
	updatedAt: {
		word: "set",
		does: "set"
	},
	stepsCompleted: {
		word: "append",
		does: "append"
	},
	artifacts: {
		word: "append",
		does: "append"
	},
	decisionLog: {
		word: "append",
		does: "append"
	},
	variables: {
		word: "set",
		does: "merge"
	}
};
function readUpdate(value) {
	if (!isJsonObject(value)) return { error: "update must be an object" };
	const changes = [];
	for (const [key, operation] of Object.entries(value)) {
		const read = readChange(key, operation);
		if (typeof read === "string") return { error: read };
		changes.push(read);
	}
	return changes;
}
function readChange(key, operation) {
	const known = Object.hasOwn(operations, key) ? operations[key] : void 0;
	if (known === void 0) return `update cannot change ${JSON.stringify(key)}; it can change ${Object.keys(operations).join(", ")}`;
	const { word, does } = known;
	const given = isJsonObject(operation) ? operation[word] : void 0;
	if (given === void 0 || Object.keys(operation).length !== 1) return `update.${key} must be {"${word}": …}`;
	if (does === "set") return {
		key,
		set: given
	};
	if (does === "append") return {
		key,
		append: isJsonArray(given) ? given : [given]
	};
	return isJsonObject(given) ? {
		key,
		merge: given
	} : `update.${key}.${word} must be an object`;
}
function effective(state, changes) {
	return changes.map((change) => {
		if (!("append" in change) || change.key === "decisionLog") return change;
		const old = state[change.key];
		const known = new Set(isJsonArray(old) ? old : []);
		return {
			key: change.key,
			append: [...new Set(change.append)].filter((each) => !known.has(each))
		};
	});
}
function updated(state, changes) {
	let next = state;
	for (const change of changes) {
		const { key } = change;
		const old = (Object.hasOwn(state, key) ? state[key] : void 0) ?? null;
		if ("set" in change) next = {
			...next,
			[key]: change.set
		};
		else if ("append" in change) {
			if (change.append.length > 0 && (old === null || isJsonArray(old))) next = {
				...next,
				[key]: [...old ?? [], ...change.append]
			};
		} else if (Object.keys(change.merge).length > 0 && (old === null || isJsonObject(old))) next = {
			...next,
			[key]: {
				...old,
				...change.merge
			}
		};
	}
	return next;
}
// src/kinds/workflow/read-graph.ts
function readGraph(value) {
	const schemaErrors = schemaErrorsOf(value, validateGraph);
	const graph = followable(value);
	return {
		graph,
		schemaErrors,
		integrityErrors: graph === void 0 ? [] : integrityErrors(graph)
	};
}
function followable(value) {
	if (!isJsonObject(value)) return void 0;
	const { entryNodeId, nodes, edges } = value;
	if (typeof entryNodeId !== "string" || !isJsonArray(nodes) || !isJsonArray(edges)) return void 0;
	return {
		raw: value,
		entry: entryNodeId.trim(),
		nodes: nodesById(nodes),
		edges: edges.flatMap(readEdge)
	};
}
function nodesById(list) {
	const nodes = new Map();
	for (const [index, value] of list.entries()) {
		const id = isJsonObject(value) ? value.id : void 0;
		if (!isJsonObject(value) || typeof id !== "string" || nodes.has(id)) continue;
		nodes.set(id, {
			id,
			type: textIn(value, "type") ?? "",
			title: textIn(value, "title") ?? "",
			index
		});
	}
	return nodes;
}
function readEdge(value, index) {
	if (!isJsonObject(value)) return [];
	const [from, to] = [textIn(value, "from"), textIn(value, "to")];
	if (from === void 0 || to === void 0) return [];
	const isDefault = typeof value.isDefault === "boolean" ? value.isDefault : void 0;
	const conditionText = textIn(value, "conditionText");
	return [{
		from,
		to,
		label: textIn(value, "label") ?? "",
		isDefault,
		conditionText,
		index
	}];
}
function textIn(object, member) {
	const value = object[member];
	return typeof value === "string" ? value : void 0;
}
function integrityErrors(graph) {
	const { entry, nodes, edges, raw } = graph;
	const errors = [];
	if (!nodes.has(entry)) errors.push({
		...none,
		messageId: "entry",
		...spot("/entryNodeId"),
		id: entry
	});
	const list = isJsonArray(raw.nodes) ? raw.nodes : [];
	for (const [index, value] of list.entries()) {
		const id = isJsonObject(value) ? value.id : void 0;
		if (typeof id !== "string" || nodes.get(id)?.index === index) continue;
		errors.push({
			...none,
			messageId: "duplicate",
			...spot(`/nodes/${index}/id`),
			id
		});
	}
	for (const { from, to, index } of edges) for (const [end, id] of [["from", from], ["to", to]]) {
		if (nodes.has(id)) continue;
		errors.push({
			messageId: "dangling",
			...spot(`/edges/${index}/${end}`),
			id,
			edge: `${from} → ${to}`
		});
	}
	return errors.slice(0, mostFindings);
}
const none = { edge: "" };
function spot(pointer) {
	return {
		pointer,
		field: pointer.slice(1)
	};
}
// src/kinds/workflow/locate-graph.ts
function locateGraph(path, state, bytesOf, options, limits) {
	const manifest = bytesOf(packageRole);
	const wanted = graphPath(path, options, state, manifest === void 0 ? void 0 : readJsonPart(packageRole, manifest, limits).value);
	const usual = graphPath(path, options, state, void 0);
	const part = bytesOf(wanted) === void 0 && wanted === usual ? graphRole : wanted;
	const bytes = bytesOf(part);
	return {
		file: bytes === void 0 ? void 0 : readGraphPart(part, wanted, bytes, limits),
		lookedFor: [wanted]
	};
}
function readGraphPart(part, path, bytes, limits) {
	const { value, faults } = readJsonPart(part, bytes, limits);
	const [first] = faults;
	if (value === void 0) return {
		part,
		path,
		graph: void 0,
		unreadable: first === void 0 ? void 0 : {
			reason: first.message,
			span: first.span
		},
		schemaErrors: [],
		integrityErrors: []
	};
	return {
		part,
		path,
		unreadable: void 0,
		...readGraph(value)
	};
}
function partsInUse(path, version, bytesOf, options, limits) {
	const value = readFrontmatter(version, limits).frontmatter;
	const state = isJsonObject(value) ? value : {};
	const usual = graphPath(path, options, state, void 0);
	const [wanted = usual] = locateGraph(path, state, bytesOf, options, limits).lookedFor;
	return [...partsOf(path, options).filter(({ role }) => role === packageRole), {
		role: wanted === usual ? graphRole : wanted,
		glob: wanted
	}];
}
function policyGraph(path, parts, options, limits) {
	const own = parts.get("");
	const value = own === void 0 ? void 0 : readFrontmatter(own, limits).frontmatter;
	const { file } = locateGraph(path, isJsonObject(value) ? value : {}, (role) => parts.get(role), options, limits);
	return file?.graph === void 0 ? void 0 : file;
}
// src/kinds/workflow/moves-text.ts
function movesText(moves) {
	return moves.length === 0 ? "nothing follows, the run is at its end" : `allowed next: ${listed(moves.map(moveText))}`;
}
function moveText({ to, label, isDefault }) {
	const remark = [label, isDefault === true ? "default" : ""].filter((each) => each !== "").join(", ");
	return remark === "" ? to : `${to} (${remark})`;
}
function listed(all, most = 8) {
	const more = all.length - most;
	return more > 0 ? `${all.slice(0, most).join(", ")} and ${more} more` : all.join(", ");
}
// src/kinds/workflow/rules/graph-changed.ts
const graphChanged = workflowRule({
	id: "workflow/graph-changed",
	title: "The graph of a run stays as it is",
	why: "The graph says what a run may do; who changes it while a run is under way changes the law that judges it.",
	fix: "Look at the change as at one of the rules themselves; until it is merged, the graph before it judges.",
	severity: "warning",
	since: "0.1.0",
	scopes: ["step", "net"],
	messages: {
		changed: "the graph of this run changed: {changes}",
		repointed: "this run now follows the graph {to} instead of {from}",
		came: "this run has a graph now, {to}, and had none before"
	},
	*check({ graphChange, before }, problem) {
		if (graphChange?.after?.graph === void 0) return;
		const { before: old, after, isMoved } = graphChange;
		const { part, path: to } = after;
		const detail = {
			subject: graphSubject(),
			at: inAfter("", part),
			data: dataOf(graphChange)
		};
		if (old === void 0) {
			if (before !== null) yield problem("came", { to }, detail);
			return;
		}
		const related = [{
			...inBefore("", old.part),
			label: "was"
		}];
		if (isMoved) yield problem("repointed", {
			from: old.path,
			to
		}, {
			...detail,
			related
		});
		else yield problem("changed", { changes: changesText(graphChange) }, {
			...detail,
			related
		});
	}
});
function dataOf({ nodesAdded, nodesRemoved, edgesAdded, edgesRemoved }) {
	return {
		nodesAdded,
		nodesRemoved,
		edgesAdded,
		edgesRemoved
	};
}
function changesText({ before, after, ...lists }) {
	const { nodesAdded, nodesRemoved, edgesAdded, edgesRemoved } = lists;
	const [from, to] = [before?.graph?.entry, after?.graph?.entry];
	const said = [
		["entry", from === to ? [] : [`${from} → ${to}`]],
		["nodes added", nodesAdded],
		["nodes removed", nodesRemoved],
		["edges added", edgesAdded],
		["edges removed", edgesRemoved]
	].filter(([, all]) => all.length > 0).map(([what, all]) => `${what}: ${listed(all)}`);
	return said.length === 0 ? "nodes and edges lead where they did, something else about them changed" : said.join("; ");
}
// src/kinds/workflow/rules/graph-integrity.ts
const graphIntegrity = workflowRule({
	id: "workflow/graph-integrity",
	title: "The graph holds together",
	why: "An entry or an edge that leads to no node leads a run out of its graph.",
	fix: "Add the node, or correct the id; each id stands for one node.",
	severity: "error",
	since: "0.1.0",
	scopes: ["snapshot"],
	messages: {
		entry: "the graph has no node '{id}', which entryNodeId names",
		duplicate: "the graph has more than one node '{id}'",
		dangling: "the graph has no node '{id}', where the edge {edge} ends or begins"
	},
	*check({ after }, problem) {
		const file = after?.graph;
		for (const { messageId, field, pointer, id, edge } of file?.integrityErrors ?? []) {
			const error = {
				instancePath: pointer,
				message: `no single node '${id}'`
			};
			yield problem(messageId, {
				id,
				edge
			}, {
				subject: graphSubject(field),
				at: inAfter(pointer, file?.part),
				data: {
					code: codes.graph,
					errors: [error]
				},
				refuses: [graphSubject()]
			});
		}
	}
});
// src/kinds/workflow/rules/graph-missing.ts
const graphMissing = workflowRule({
	id: "workflow/graph-missing",
	title: "A run has a graph",
	why: "Without its graph nothing says which moves a run may make, and none of them can be judged.",
	fix: "Restore the graph, or say where it lies: graph in the entry of files in .stateward.yml.",
	severity: "error",
	since: "0.1.0",
	scopes: [
		"snapshot",
		"step",
		"merge",
		"net"
	],
	messages: {
		missing: "the graph of this run was not found at {paths}",
		unjudged: "the run changed, and no graph that can be followed says whether it may"
	},
	*check(facts, problem) {
		const { after, scope, isUnjudged } = facts;
		if (after === null) return;
		if (scope === "snapshot" && after.graph === void 0) {
			const paths = after.lookedFor.join(" or ");
			const data = {
				code: codes.graph,
				errors: [],
				lookedFor: [...after.lookedFor]
			};
			yield problem("missing", { paths }, {
				subject: graphSubject(),
				at: inAfter(""),
				data
			});
		}
		if (!isUnjudged) return;
		const at = inAfter("/frontmatter/currentNodeId");
		yield problem("unjudged", {}, {
			subject: runSubject("currentNodeId"),
			at,
			data: {
				code: codes.graph,
				errors: []
			},
			refuses: moved(facts)
		});
	}
});
function moved({ before, after, lost, completed }) {
	return [...before?.state.currentNodeId !== after?.state.currentNodeId ? [runSubject("currentNodeId")] : [], ...[...lost, ...completed].map(stepSubject)];
}
// src/kinds/workflow/rules/graph-removed-live-node.ts
const graphRemovedLiveNode = workflowRule({
	id: "workflow/graph-removed-live-node",
	title: "The graph keeps the nodes that a run stands on or has completed",
	why: "A run that stands on no node of its graph can neither go on nor be restored, and its record means nothing.",
	fix: "Put the node back; take it away when no run stands on it any more.",
	severity: "error",
	since: "0.1.0",
	scopes: ["step", "net"],
	messages: {
		current: "the graph lost the node '{id}', at which this run stands",
		completed: "the graph lost the node '{id}', which this run has completed"
	},
	*check({ graphChange, before, after }, problem) {
		const old = graphChange?.before;
		if (old?.graph === void 0 || graphChange?.after?.graph === void 0 || after === null) return;
		const { graph } = old;
		const current = new Set([before?.state, after.state].map((state) => effectiveNode(state, graph)));
		const completed = new Set([...before?.state.completed ?? [], ...after.state.completed]);
		for (const id of graphChange.nodesRemoved) {
			if (!current.has(id) && !completed.has(id)) continue;
			const was = inBefore(`/nodes/${graph.nodes.get(id)?.index ?? 0}`, old.part);
			const detail = {
				subject: graphSubject(nodeField(id)),
				at: inAfter("/nodes", graphChange.after.part),
				related: [{
					...was,
					label: "was"
				}],
				data: {
					code: codes.graph,
					node: id
				},
				refuses: [graphSubject()]
			};
			yield problem(current.has(id) ? "current" : "completed", { id }, detail);
		}
	}
});
// src/kinds/workflow/rules/graph-schema.ts
const graphSchema = workflowRule({
	id: "workflow/graph-schema",
	title: "The graph follows its schema",
	why: "A graph that does not follow schemas/workflow-graph.schema.json is read differently by every tool.",
	fix: "Give the member the value that the schema asks for; no others than it names are allowed.",
	severity: "error",
	since: "0.1.0",
	scopes: ["snapshot"],
	messages: {
		unreadable: "the graph cannot be read: {reason} (line {line}, column {column})",
		invalid: "the graph: {field} {problem}"
	},
	*check({ after }, problem) {
		const file = after?.graph;
		if (file === void 0) return;
		if (file.unreadable !== void 0) {
			const { reason, span } = file.unreadable;
			const { line, column } = span;
			const detail = {
				subject: graphSubject(),
				at: inAfter("", file.part)
			};
			const data = {
				code: codes.graph,
				errors: [{
					message: reason,
					line,
					column
				}]
			};
			yield problem("unreadable", {
				reason,
				line,
				column
			}, {
				...detail,
				data
			});
		}
		for (const { field, pointer, problem: reason, error } of file.schemaErrors) {
			const refuses = [graphSubject()];
			const detail = {
				subject: graphSubject(field),
				at: inAfter(pointer, file.part),
				refuses
			};
			const data = {
				code: codes.graph,
				errors: [error]
			};
			yield problem("invalid", {
				field: field || "it",
				problem: reason
			}, {
				...detail,
				data
			});
		}
	}
});
// src/kinds/workflow/rules/schema.ts
const schema = workflowRule({
	id: "workflow/schema",
	title: "The frontmatter follows its schema",
	why: "A state that does not follow schemas/workflow-frontmatter.schema.json cannot be restored.",
	fix: "Give the key the value that the schema asks for; keys that it does not name are free.",
	severity: "error",
	since: "0.1.0",
	scopes: [
		"snapshot",
		"step",
		"merge",
		"net"
	],
	messages: { invalid: "{transition}{field} {problem}" },
	*check(facts, problem) {
		const { move, schemaErrors } = facts;
		const isReadable = facts.after?.state.currentNodeId !== void 0;
		const known = move !== void 0 && isReadable ? {
			from: move.from,
			to: move.to
		} : {};
		const transition = "from" in known ? `${transitionOf(facts)}: ` : "";
		for (const { field, pointer, problem: reason, error } of schemaErrors) {
			const data = {
				code: codes.schema,
				errors: [error],
				...known
			};
			const [key] = field.split("/");
			const refuses = [runSubject(key ?? field)];
			const detail = {
				subject: runSubject(field),
				at: inAfter(pointer),
				data,
				refuses
			};
			yield problem("invalid", {
				transition,
				field: field || "the frontmatter",
				problem: reason
			}, detail);
		}
	}
});
// src/kinds/workflow/rules/steps-completed.ts
const mostDetailed = 100;
// src/kinds/workflow/rules/index.ts
const rules = [
	graphChanged,
	graphIntegrity,
	graphMissing,
	graphRemovedLiveNode,
	graphSchema,
	schema,
	workflowRule({
		id: "workflow/steps-completed",
		title: "What was completed stays completed",
		why: "Whoever relied on a completed step is not told that it no longer counts, and it may be done twice.",
		fix: "Put the step back into stepsCompleted; a run that starts over is a new file.",
		severity: "error",
		since: "0.1.0",
		scopes: [
			"step",
			"merge",
			"net"
		],
		messages: { missing: "{transition}step '{id}' was completed and is no longer in stepsCompleted" },
		*check({ lost, move, before }, problem) {
			const transition = move === void 0 ? "" : `${move.from} → ${move.to}: `;
			for (const [index, id] of lost.entries()) {
				const missing = { missing: [id] };
				const data = move !== void 0 && index < mostDetailed ? moveData(codes.transition, move, missing) : {
					code: codes.transition,
					...missing
				};
				const was = inBefore(`/frontmatter/stepsCompleted/${before?.state.places.get(id) ?? 0}`);
				yield problem("missing", {
					transition,
					id
				}, {
					subject: stepSubject(id),
					at: inAfter("/frontmatter/stepsCompleted"),
					related: [{
						...was,
						label: "was"
					}],
					data
				});
			}
		}
	}),
	workflowRule({
		id: "workflow/steps-unvisited",
		title: "A run completes the steps it visits",
		why: "A step that is marked as completed although the run never stood there was not done in this run.",
		fix: "Complete a step while the run stands at it, or as it leaves it.",
		severity: "warning",
		since: "0.1.0",
		scopes: ["step", "net"],
		messages: {
			beside: "{from} → {to}: step '{id}' is completed, and the run stood at neither end of it",
			offPath: "{from} → {to}: step '{id}' is completed, and no path between leads over it"
		},
		*check({ completed, move, after, scope }, problem) {
			if (move === void 0) return;
			const { from, to, visited } = move;
			for (const id of completed.filter((each) => !visited.has(each))) {
				const index = after?.state.places.get(id) ?? 0;
				const detail = {
					subject: stepSubject(id),
					at: inAfter(`/frontmatter/stepsCompleted/${index}`),
					data: {
						from,
						to,
						visited: [...visited]
					}
				};
				yield problem(scope === "net" ? "offPath" : "beside", {
					from,
					to,
					id
				}, detail);
			}
		}
	}),
	workflowRule({
		id: "workflow/transition",
		title: "A run moves along the edges of its graph",
		why: "A run that jumps skips the work, the review or the decision that stands between.",
		fix: "Set currentNodeId back, and make one of the moves that are allowed next (data.allowedNext).",
		severity: "error",
		messageSeverities: { restarted: "warning" },
		since: "0.1.0",
		scopes: [
			"step",
			"merge",
			"net"
		],
		messages: {
			unknown: "Invalid transition: {from} → {to}: the graph has no node '{to}'; {next}",
			illegal: "Invalid transition: {from} → {to}: no edge leads there; {next}",
			unreachable: "Invalid transition: {from} → {to}: no path leads there; {next}",
			tooEarly: "Invalid transition: {from} → {to}: an edge leads there only in the graph as this change leaves it, and the one before it judges: merge the change of the graph first, alone; {next}",
			restarted: "{from} → {to}: the graph has no node '{from}', so the run starts again at its entry"
		},
		*check({ move, scope, after }, problem) {
			if (move === void 0 || after?.state.currentNodeId === void 0 || !move.isStated || move.isAllowed && move.graph.nodes.has(move.to)) return;
			const { graph, from, to } = move;
			const detail = {
				subject: runSubject("currentNodeId"),
				at: inAfter("/frontmatter/currentNodeId"),
				data: moveData(codes.transition, move)
			};
			const next = movesText(move.allowedNext);
			const own = after.graph?.graph;
			if (to === graph.entry && !graph.nodes.has(from)) yield problem("restarted", {
				from,
				to
			}, detail);
			else if (own !== void 0 && hasEdge(own, from, to)) yield problem("tooEarly", {
				from,
				to,
				next
			}, detail);
			else if (!graph.nodes.has(to)) yield problem("unknown", {
				from,
				to,
				next
			}, detail);
			else yield problem(scope === "net" ? "unreachable" : "illegal", {
				from,
				to,
				next
			}, detail);
		}
	})
];
// src/kinds/workflow/validate-update.ts
function validateWorkflowStateUpdate(previous, next, graph) {
	const file = graphOf(graph);
	const after = workflowOf(next, file);
	if ("refused" in after) return refused([unreadable(after.refused, "next")]);
	const before = previous === null ? null : workflowOf(previous, file);
	if (before !== null && "refused" in before) return refused([unreadable(before.refused, "previous")]);
	const errors = errorsBetween(before, after);
	return errors.length === 0 ? { ok: true } : refused(errors);
}
function errorsBetween(before, after) {
	const factsIn = (scope, earlier) => compareWorkflows(earlier, after, {
		scope,
		path: ""
	});
	const [step, shape] = [factsIn("step", before), factsIn("snapshot", null)];
	const findings = distinct([...findingsOf(step, "step"), ...findingsOf(shape, "snapshot")]);
	const standing = findings.some(({ data }) => data?.code === codes.transition) ? [] : standingNowhere(step);
	return [
		schemaError(findings, step),
		...transitionErrors(findings),
		...standing,
		graphError(findings)
	].flatMap((error) => error ?? []);
}
function findingsOf(facts, scope) {
	return runRules(rules, facts, {
		scope,
		path: ""
	}, new Map()).findings.filter(({ severity }) => severity === "error");
}
function schemaError(findings, { move, after }) {
	const own = findings.filter(({ data }) => data?.code === codes.schema);
	if (own.length === 0) return void 0;
	const isReadable = move !== void 0 && after?.state.currentNodeId !== void 0;
	const { code: _, ...known } = isReadable ? moveData(codes.schema, move) : {};
	const transition = isReadable ? `${move.from} → ${move.to}: ` : "";
	const said = own.map(({ message }) => message.startsWith(transition) ? message.slice(transition.length) : message);
	return {
		code: codes.schema,
		message: `${transition}${said.join("; ")}`,
		details: {
			errors: own.flatMap(errorsIn),
			...known
		}
	};
}
function transitionErrors(findings) {
	const own = findings.filter(({ data }) => data?.code === codes.transition);
	return [own.filter(({ data }) => data?.missing === void 0), own.filter(({ data }) => data?.missing !== void 0)].flatMap(([first, ...rest]) => {
		if (first?.data === void 0) return [];
		const message = [first, ...rest].map((each) => each.message).join("; ");
		const missing = [first, ...rest].flatMap(({ data }) => isJsonArray(data?.missing) ? data.missing : []);
		const details = withoutCode(first.data);
		const own = missing.length === 0 ? details : {
			...details,
			missing
		};
		return {
			code: codes.transition,
			message,
			details: own
		};
	});
}
function standingNowhere({ move }) {
	if (move === void 0 || move.graph.nodes.has(move.to)) return [];
	const { from, to, allowedNext } = move;
	const message = `Invalid transition: ${from} → ${to}: the graph has no node '${to}'; ${movesText(allowedNext)}`;
	return [{
		code: codes.transition,
		message,
		details: withoutCode(moveData(codes.transition, move))
	}];
}
function graphError(findings) {
	const own = findings.filter(({ data }) => data?.code === codes.graph);
	if (own.length === 0) return void 0;
	const message = own.map((each) => each.message).join("; ");
	return {
		code: codes.graph,
		message,
		details: { errors: own.flatMap(errorsIn) }
	};
}
function errorsIn({ data }) {
	return isJsonArray(data?.errors) ? data.errors : [];
}
function withoutCode({ code: _, ...details }) {
	return details;
}
function refused([first, ...others]) {
	if (first === void 0) return { ok: true };
	if (others.length === 0) return {
		ok: false,
		error: first
	};
	const also = others.map(({ code, message, details }) => ({
		code,
		message,
		details
	}));
	return {
		ok: false,
		error: {
			...first,
			details: {
				...first.details,
				others: also
			}
		}
	};
}
function unreadable(reasons, side) {
	const message = `${side === "next" ? "the frontmatter" : "the previous frontmatter"} cannot be read: ${reasons.map((reason) => reason.message).join("; ")}`;
	return {
		code: codes.frontmatter,
		message,
		details: {
			side,
			errors: [...reasons]
		}
	};
}
function workflowOf(source, graph) {
	if (!isText(source)) {
		const value = plainValue(source);
		if (!isJsonObject(value)) return { refused: [{ message: "the frontmatter must be a mapping of keys to values" }] };
		return {
			state: readState(value),
			graph,
			lookedFor: []
		};
	}
	const { frontmatter, faults } = readFrontmatter(asBytes(source), defaultLimits);
	if (frontmatter !== void 0) return {
		state: readState(frontmatter),
		graph,
		lookedFor: []
	};
	return { refused: faults.map(({ message, span: { line, column } }) => ({
		message,
		line,
		column
	})) };
}
function graphOf(source) {
	const read = isText(source) ? readJsonPart(graphRole, asBytes(source), defaultLimits) : void 0;
	const value = read === void 0 ? plainValue(source) : read.value;
	const place = {
		part: graphRole,
		path: graphRole
	};
	const [fault] = read?.faults ?? [];
	if (fault !== void 0) {
		const unreadable = {
			reason: fault.message,
			span: fault.span
		};
		return {
			...place,
			graph: void 0,
			unreadable,
			schemaErrors: [],
			integrityErrors: []
		};
	}
	return {
		...place,
		unreadable: void 0,
		...readGraph(value ?? null)
	};
}
function isText(source) {
	return typeof source === "string" || source instanceof Uint8Array;
}
function asBytes(source) {
	return typeof source === "string" ? new TextEncoder().encode(source) : source;
}
function plainValue(value) {
	try {
		return JSON.parse(JSON.stringify(value) ?? "null");
	} catch {
		return;
	}
}
// src/kinds/workflow/judge-write.ts
function judgeRunWrite(path, before, after, companions, options, limits) {
	const own = before ?? after;
	const role = policyGraph(path, new Map([...companions, ["", own]]), options, limits)?.part ?? partsInUse(path, own, (each) => companions.get(each), options, limits).at(-1)?.role;
	const graph = role === void 0 ? void 0 : companions.get(role);
	return graph === void 0 ? void 0 : validateWorkflowStateUpdate(before, after, graph);
}
// src/kinds/workflow/patch-file.ts
function patchRunFile(bytes, changes, limits) {
	const { frontmatter, faults } = readFrontmatter(bytes, limits);
	if (frontmatter === void 0) return { error: unreadable(faults.map(asReason), "previous") };
	const wanted = updated(frontmatter, effective(frontmatter, changes));
	if (jsonEqual(frontmatter, wanted)) return { bytes };
	const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
	const written = writeEdits(text, { type: "frontmatter" }, valueEdits(frontmatter, wanted, "/frontmatter"));
	const next = new TextEncoder().encode(written ?? "");
	if (jsonEqual(readFrontmatter(next, limits).frontmatter, wanted)) return { bytes: next };
	return { error: unreadable([{ message: inexpressible }], "next") };
}
const inexpressible = "the update cannot be written into this frontmatter; write the whole file instead";
function asReason({ message, span: { line, column } }) {
	return {
		message,
		line,
		column
	};
}
// src/kinds/workflow/guarded.ts
const guardedRuns = {
	parts: partsInUse,
	judge: judgeRunWrite,
	operations: { updateFrontmatter(before, update, limits) {
		const changes = readUpdate(update);
		if ("error" in changes) {
			const message = `the request cannot be read: ${changes.error}`;
			return failed({
				code: "E_INVALID_INPUT",
				message,
				details: {}
			});
		}
		const patched = patchRunFile(before, changes, limits);
		return "error" in patched ? failed(patched.error) : done(patched.bytes);
	} }
};
// src/kinds/workflow/laws.ts
const laws = [
	{
		id: "AC1",
		title: "Frontmatter Parse + Schema Validation",
		says: "The YAML can be parsed, and matches workflow-frontmatter.schema.json (v1.1) after normalization.",
		rules: ["frontmatter", "schema"],
		besides: [
			"fsApplyPatch",
			"fsWrite",
			"validateWorkflowStateUpdate"
		],
		names: [
			"workflow-frontmatter.schema.json",
			"frontmatter",
			"normalization",
			"updatedAt"
		]
	},
	{
		id: "AC2",
		title: "currentNodeId Existence & Transition Guard",
		says: "The effective node (trimmed, else the entry of the graph) exists, and is the old one or one that an edge leads to from there. Conditions are not evaluated.",
		rules: [
			"transition",
			"graph-changed",
			"graph-missing"
		],
		besides: [
			"fsApplyPatch",
			"fsWrite",
			"validateWorkflowStateUpdate"
		],
		names: [
			"currentNodeId",
			"effective",
			"currentNodeId_oldEffective",
			"currentNodeId_newEffective",
			"entryNodeId",
			"conditionExpr",
			"conditionText",
			"transition guard"
		]
	},
	{
		id: "AC3",
		title: "stepsCompleted Must Not Regress",
		says: "The new list holds everything that the old one held.",
		rules: ["steps-completed", "steps-unvisited"],
		besides: [
			"fsApplyPatch",
			"fsWrite",
			"validateWorkflowStateUpdate"
		],
		names: [
			"stepsCompleted",
			"monotonicity",
			"monotonic"
		]
	},
	{
		id: "AC4",
		title: "Rejection UX (LLM Feedback)",
		says: "A refusal has a code, a message that names from → to, and details.allowedNext: the edges that lead away from the old node.",
		rules: [
			"transition",
			"steps-completed",
			"schema"
		],
		besides: [
			"fsApplyPatch",
			"fsWrite",
			"validateWorkflowStateUpdate"
		],
		names: [
			"allowedNext",
			"details.allowedNext",
			"isDefault",
			"ToolError"
		]
	},
	{
		id: "AC5",
		title: "Atomic Persist + Recoverability",
		says: "The file is replaced in one step and sha256After is returned; the state file and its graph are all that a run needs to be restored.",
		rules: [],
		besides: [
			"fsApplyPatch",
			"fsWrite",
			"stateward status"
		],
		names: [
			"sha256After",
			"sha256Before",
			"atomic",
			"workflow.md",
			"recoverability"
		]
	},
	{
		id: "E_INVALID_FRONTMATTER",
		title: "The frontmatter cannot be parsed",
		rules: ["frontmatter"],
		besides: ["fsApplyPatch", "fsWrite"]
	},
	{
		id: "E_SCHEMA_VALIDATION",
		title: "The frontmatter breaks its schema",
		says: "details.errors are the validator's, without absolute paths.",
		rules: ["schema"],
		besides: ["fsApplyPatch", "fsWrite"],
		names: ["details.errors", "AJV errors"]
	},
	{
		id: "E_INVALID_TRANSITION",
		title: "The graph has no such edge, or completed steps were taken back",
		says: "details: from, to, allowedNext (to, label, isDefault?, conditionText?), missing.",
		rules: ["transition", "steps-completed"],
		besides: ["fsApplyPatch", "fsWrite"]
	},
	{
		id: "E_GRAPH_INVALID",
		title: "The graph is missing, or cannot be followed",
		rules: [
			"graph-schema",
			"graph-integrity",
			"graph-missing",
			"graph-removed-live-node"
		],
		besides: ["fsApplyPatch", "fsWrite"],
		names: [
			"workflow-graph.schema.json",
			"workflow.graph.json",
			"graph source of truth"
		]
	},
	{
		id: "E_PRECONDITION_FAILED",
		title: "Optimistic concurrency",
		says: "ifMatchSha256 is not the SHA-256 of the file as it stands.",
		rules: [],
		besides: ["fsApplyPatch", "fsWrite"],
		names: ["ifMatchSha256"]
	},
	{
		id: "ToolHost",
		title: "Guarded tools and their context",
		says: "fs.apply_patch and fs.write judge before they persist; the context carries workflowId or graphRelPath, runId, packageId and agentId; each call is a line of the audit log.",
		rules: [],
		besides: [
			"fsApplyPatch",
			"fsWrite",
			"validateWorkflowStateUpdate"
		],
		names: [
			"fs.apply_patch",
			"fs.write",
			"FileSystemToolHost",
			"workflowId",
			"graphRelPath",
			"packageId",
			"runId",
			"agentId",
			"projectRoot",
			"RUN_DIRECTIVE.graph",
			"validateWorkflowStateUpdate",
			"execution.jsonl",
			"@state/logs/execution.jsonl",
			"@state/workflow.md",
			"audit log"
		]
	}
];
// src/kinds/workflow/parse.ts
const usualPath = "workflow.md";
function workflowReader(options, limits, path = usualPath) {
	const parts = partBytes();
	return {
		push: parts.push,
		end() {
			const { frontmatter, faults, source } = readFrontmatter(parts.bytesOf("") ?? new Uint8Array(), limits);
			const own = frontmatter ?? {};
			const { file, lookedFor } = locateGraph(path, own, parts.bytesOf, options, limits);
			return {
				doc: frontmatter === void 0 ? null : {
					state: readState(own),
					graph: file,
					lookedFor
				},
				faults,
				source: (part) => part === "" ? source : partSource(part)
			};
		}
	};
	function partSource(part) {
		const bytes = parts.bytesOf(part);
		return bytes === void 0 ? void 0 : readJsonPart(part, bytes, limits).source;
	}
}
// src/kinds/workflow/sniff.ts
const required = [
	"schemaVersion",
	"workflowType",
	"currentNodeId",
	"stepsCompleted"
];
function looksLikeRun(text) {
	if (!/^\ufeff?---/.test(text)) return false;
	const { frontmatter } = readFrontmatter(new TextEncoder().encode(text), defaultLimits);
	if (isJsonObject(frontmatter)) return required.every((key) => Object.hasOwn(frontmatter, key));
	return /^currentNodeId\s*:/m.test(text) && /^stepsCompleted\s*:/m.test(text);
}
// src/kinds/workflow/view.ts
function viewOf({ state, graph: file }) {
	const completed = new Set(state.completed);
	const graph = file?.graph;
	if (graph === void 0) return viewWithoutGraph(state);
	const current = effectiveNode(state, graph);
	const known = [...graph.nodes.values()].map((node) => viewNode(node, current, completed));
	const beyond = [...completed].filter((id) => !graph.nodes.has(id)).map(doneNode);
	return {
		shape: "graph",
		nodes: [
			...graph.nodes.has(current) ? [] : [lostNode(current, "the graph does not hold this node")],
			...known,
			...beyond
		],
		links: linksFrom(graph, current)
	};
}
function viewWithoutGraph({ currentNodeId = "", completed }) {
	const current = currentNodeId.trim();
	const others = completed.filter((id) => id !== current).map(doneNode);
	return {
		shape: "list",
		nodes: current === "" ? others : [lostNode(current, "no graph that can be followed"), ...others],
		links: []
	};
}
function viewNode({ id, type, title }, current, completed) {
	const state = id === current ? "active" : completed.has(id) ? "done" : "open";
	const detail = id === current && completed.has(id) ? `${type}, completed` : type;
	return {
		subject: stepSubject(id),
		label: title === "" ? id : title,
		state,
		detail
	};
}
function doneNode(id) {
	return {
		subject: stepSubject(id),
		label: id,
		state: "done"
	};
}
function lostNode(id, detail) {
	return {
		subject: stepSubject(id),
		label: id,
		state: "stuck",
		detail
	};
}
function linksFrom(graph, current) {
	return allowedNext(graph, current).map(({ to, label, isDefault, conditionText }) => {
		const text = [
			label,
			isDefault === true ? "(default)" : "",
			conditionText ? `if ${String(conditionText)}` : ""
		].filter((remark) => remark !== "").join(" ");
		return {
			from: stepSubject(current),
			to: stepSubject(to),
			label: text
		};
	});
}
// src/kinds/workflow/write.ts
function writeRun({ texts, doc }, target) {
	const written = new Map();
	const text = texts.get("");
	const run = text === void 0 ? void 0 : runText(text, doc.state.raw, target.state.raw);
	if (run === void 0) return void 0;
	if (run !== text) written.set("", run);
	if (doc.graph === target.graph || jsonEqual(contentOf(doc.graph), contentOf(target.graph))) return written;
	const part = target.graph?.part ?? "";
	const graph = graphText(texts.get(part), target.graph);
	if (graph === void 0) return void 0;
	return written.set(part, graph);
}
function runText(text, before, after) {
	const { frontmatter } = readFrontmatter(new TextEncoder().encode(text), defaultLimits);
	if (frontmatter === void 0) return void 0;
	const differing = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((key) => !jsonEqual(member(before, key), member(after, key)));
	const wanted = new Map(Object.entries(frontmatter));
	for (const key of differing) {
		const value = member(after, key);
		if (value === void 0 || isEmptied(value, frontmatter, key)) wanted.delete(key);
		else wanted.set(key, value);
	}
	return writeEdits(text, { type: "frontmatter" }, valueEdits(frontmatter, Object.fromEntries(wanted), frontmatterPointer));
}
function isEmptied(value, frontmatter, key) {
	return !Object.hasOwn(frontmatter, key) && typeof value === "object" && Object.keys(value ?? {}).length === 0;
}
function member(object, key) {
	return Object.hasOwn(object, key) ? object[key] : void 0;
}
function contentOf(file) {
	return file === void 0 ? null : {
		path: file.path,
		graph: file.graph?.raw ?? null
	};
}
function graphText(text, file) {
	const wanted = file?.graph?.raw;
	if (wanted === void 0) return void 0;
	if (text === void 0) return `${formatJson(wanted)}\n`;
	const { value } = parseJson(sourceText(text.replace(/^\ufeff/, "")));
	return isJsonObject(value) ? writeEdits(text, { type: "json" }, valueEdits(value, wanted)) : `${formatJson(wanted)}\n`;
}
// src/kinds/workflow/index.ts
const workflow = {
	id: "workflow",
	title: "Run of a workflow",
	files: ["**/workflow.md"],
	sniff: looksLikeRun,
	detectedByShape: true,
	options: workflowOptionsSchema,
	defaults: defaultWorkflowOptions,
	checkOptions,
	checkRuleOptions,
	deletion: "error",
	isFinished: ({ state, graph }, policy) => isAtEnd(state, policy?.graph ?? graph?.graph),
	isNewOnReturn: ({ state, graph }) => isAtEnd(state, graph?.graph),
	lookback: 0,
	rules,
	laws,
	fileRules: [frontmatter],
	parts: partsOf,
	policy: policyGraph,
	reader: workflowReader,
	compare: compareWorkflows,
	entities: entitiesOf,
	entity: entityOf,
	graft: graftWorkflow,
	write: writeRun,
	form: () => textForm({ type: "frontmatter" }),
	guarded: guardedRuns,
	view: viewOf
};
export { validateWorkflowStateUpdate as n, workflow as t };
