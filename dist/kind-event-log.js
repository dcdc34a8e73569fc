import { A as groupBy, G as expectation, J as shownValue, P as runRules, S as optionChecks, V as defaultLimits, dt as appendToken, ft as inAfter, lt as ruleOver, mt as pointerTokens, nt as splitSubject, p as alignLists, pt as inBefore, q as schemaFaults, rt as subjectOf, st as fillMessage, y as longestRising, z as jsonEqual } from "./core.js";
import { E as isJsonObject } from "./hook-names.js";
import { C as faultsOnLine, D as parseJson, E as parseCountedJson, F as textStart, I as decodeText, L as sourceText, P as indexIn, T as locateJson, a as $defs, c as byteLines, h as writeEdits, l as chunkedBytes, m as textForm, o as properties, s as schemaFault, u as supportFaults } from "./text.js";
// src/kinds/event-log/model.ts
const phases = [
	"planner",
	"executor",
	"reviewer"
];
const tiers = [
	"READ",
	"WRITE",
	"EXECUTE"
];
// src/kinds/event-log/options.ts
const defaultEventLogOptions = {
	mode: "auto",
	appendOnly: "strict",
	strictPayload: false,
	agents: {},
	tools: {}
};
const eventLogOptionsSchema = {
	type: "object",
	additionalProperties: false,
	properties: {
		mode: {
			description: "Whether every run must be terminated (closed), none need be (open), or what is open in a terminated run is an error (auto).",
			enum: [
				"auto",
				"closed",
				"open"
			]
		},
		appendOnly: {
			description: "Whether old lines stay at the front (strict), or stay in order with others between (superset).",
			enum: ["strict", "superset"]
		},
		strictPayload: {
			description: "Whether members that the schema does not name are refused, and event_id is required.",
			type: "boolean"
		},
		agents: {
			description: "The agents, by id; without any there is one for each phase.",
			type: "object",
			additionalProperties: {
				type: "object",
				additionalProperties: false,
				required: ["phase", "tier"],
				properties: {
					phase: {
						description: "The phase whose steps it takes.",
						enum: phases
					},
					tier: {
						description: "What it may do at most.",
						enum: tiers
					},
					tools: {
						description: "Names of the tools it may use; left out: every tool up to its tier.",
						type: "array",
						items: { type: "string" }
					}
				}
			}
		},
		tools: {
			description: "The tools, by name, with JSON Schemas of what goes in and comes out.",
			type: "object",
			additionalProperties: {
				type: "object",
				additionalProperties: false,
				required: ["tier"],
				properties: {
					tier: {
						description: "What an agent must at least be allowed to do.",
						enum: tiers
					},
					input: {
						description: "JSON Schema of what goes in.",
						type: "object"
					},
					output: {
						description: "JSON Schema of what comes out.",
						type: "object"
					}
				}
			}
		}
	}
};
// src/kinds/event-log/validators.generated.js
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
		"properties": {
			"mode": {
				"description": "Whether every run must be terminated (closed), none need be (open), or what is open in a terminated run is an error (auto).",
				"enum": [
					"auto",
					"closed",
					"open"
				]
			},
			"appendOnly": {
				"description": "Whether old lines stay at the front (strict), or stay in order with others between (superset).",
				"enum": ["strict", "superset"]
			},
			"strictPayload": {
				"description": "Whether members that the schema does not name are refused, and event_id is required.",
				"type": "boolean"
			},
			"agents": {
				"description": "The agents, by id; without any there is one for each phase.",
				"type": "object",
				"additionalProperties": {
					"type": "object",
					"additionalProperties": false,
					"required": ["phase", "tier"],
					"properties": {
						"phase": {
							"description": "The phase whose steps it takes.",
							"enum": [
								"planner",
								"executor",
								"reviewer"
							]
						},
						"tier": {
							"description": "What it may do at most.",
							"enum": [
								"READ",
								"WRITE",
								"EXECUTE"
							]
						},
						"tools": {
							"description": "Names of the tools it may use; left out: every tool up to its tier.",
							"type": "array",
							"items": { "type": "string" }
						}
					}
				}
			},
			"tools": {
				"description": "The tools, by name, with JSON Schemas of what goes in and comes out.",
				"type": "object",
				"additionalProperties": {
					"type": "object",
					"additionalProperties": false,
					"required": ["tier"],
					"properties": {
						"tier": {
							"description": "What an agent must at least be allowed to do.",
							"enum": [
								"READ",
								"WRITE",
								"EXECUTE"
							]
						},
						"input": {
							"description": "JSON Schema of what goes in.",
							"type": "object"
						},
						"output": {
							"description": "JSON Schema of what comes out.",
							"type": "object"
						}
					}
				}
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
			for (const key0 in data) if (!(key0 === "mode" || key0 === "appendOnly" || key0 === "strictPayload" || key0 === "agents" || key0 === "tools")) {
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
			if (data.mode !== void 0) {
				let data0 = data.mode;
				if (!(data0 === "auto" || data0 === "closed" || data0 === "open")) {
					const err1 = {
						instancePath: instancePath + "/mode",
						schemaPath: "#/properties/mode/enum",
						keyword: "enum",
						params: { allowedValues: schema31.properties.mode.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
			}
			if (data.appendOnly !== void 0) {
				let data1 = data.appendOnly;
				if (!(data1 === "strict" || data1 === "superset")) {
					const err2 = {
						instancePath: instancePath + "/appendOnly",
						schemaPath: "#/properties/appendOnly/enum",
						keyword: "enum",
						params: { allowedValues: schema31.properties.appendOnly.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			}
			if (data.strictPayload !== void 0) {
				if (typeof data.strictPayload !== "boolean") {
					const err3 = {
						instancePath: instancePath + "/strictPayload",
						schemaPath: "#/properties/strictPayload/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			}
			if (data.agents !== void 0) {
				let data3 = data.agents;
				if (data3 && typeof data3 == "object" && !Array.isArray(data3)) for (const key1 in data3) {
					let data4 = data3[key1];
					if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
						if (data4.phase === void 0) {
							const err4 = {
								instancePath: instancePath + "/agents/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/agents/additionalProperties/required",
								keyword: "required",
								params: { missingProperty: "phase" },
								message: "must have required property 'phase'"
							};
							if (vErrors === null) vErrors = [err4];
							else vErrors.push(err4);
							errors++;
						}
						if (data4.tier === void 0) {
							const err5 = {
								instancePath: instancePath + "/agents/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/agents/additionalProperties/required",
								keyword: "required",
								params: { missingProperty: "tier" },
								message: "must have required property 'tier'"
							};
							if (vErrors === null) vErrors = [err5];
							else vErrors.push(err5);
							errors++;
						}
						for (const key2 in data4) if (!(key2 === "phase" || key2 === "tier" || key2 === "tools")) {
							const err6 = {
								instancePath: instancePath + "/agents/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/agents/additionalProperties/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key2 },
								message: "must NOT have additional properties"
							};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
						}
						if (data4.phase !== void 0) {
							let data5 = data4.phase;
							if (!(data5 === "planner" || data5 === "executor" || data5 === "reviewer")) {
								const err7 = {
									instancePath: instancePath + "/agents/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/phase",
									schemaPath: "#/properties/agents/additionalProperties/properties/phase/enum",
									keyword: "enum",
									params: { allowedValues: schema31.properties.agents.additionalProperties.properties.phase.enum },
									message: "must be equal to one of the allowed values"
								};
								if (vErrors === null) vErrors = [err7];
								else vErrors.push(err7);
								errors++;
							}
						}
						if (data4.tier !== void 0) {
							let data6 = data4.tier;
							if (!(data6 === "READ" || data6 === "WRITE" || data6 === "EXECUTE")) {
								const err8 = {
									instancePath: instancePath + "/agents/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/tier",
									schemaPath: "#/properties/agents/additionalProperties/properties/tier/enum",
									keyword: "enum",
									params: { allowedValues: schema31.properties.agents.additionalProperties.properties.tier.enum },
									message: "must be equal to one of the allowed values"
								};
								if (vErrors === null) vErrors = [err8];
								else vErrors.push(err8);
								errors++;
							}
						}
						if (data4.tools !== void 0) {
							let data7 = data4.tools;
							if (Array.isArray(data7)) {
								const len0 = data7.length;
								for (let i0 = 0; i0 < len0; i0++) if (typeof data7[i0] !== "string") {
									const err9 = {
										instancePath: instancePath + "/agents/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/tools/" + i0,
										schemaPath: "#/properties/agents/additionalProperties/properties/tools/items/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err9];
									else vErrors.push(err9);
									errors++;
								}
							} else {
								const err10 = {
									instancePath: instancePath + "/agents/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/tools",
									schemaPath: "#/properties/agents/additionalProperties/properties/tools/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err10];
								else vErrors.push(err10);
								errors++;
							}
						}
					} else {
						const err11 = {
							instancePath: instancePath + "/agents/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
							schemaPath: "#/properties/agents/additionalProperties/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						if (vErrors === null) vErrors = [err11];
						else vErrors.push(err11);
						errors++;
					}
				}
				else {
					const err12 = {
						instancePath: instancePath + "/agents",
						schemaPath: "#/properties/agents/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			}
			if (data.tools !== void 0) {
				let data9 = data.tools;
				if (data9 && typeof data9 == "object" && !Array.isArray(data9)) for (const key3 in data9) {
					let data10 = data9[key3];
					if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
						if (data10.tier === void 0) {
							const err13 = {
								instancePath: instancePath + "/tools/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/tools/additionalProperties/required",
								keyword: "required",
								params: { missingProperty: "tier" },
								message: "must have required property 'tier'"
							};
							if (vErrors === null) vErrors = [err13];
							else vErrors.push(err13);
							errors++;
						}
						for (const key4 in data10) if (!(key4 === "tier" || key4 === "input" || key4 === "output")) {
							const err14 = {
								instancePath: instancePath + "/tools/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/tools/additionalProperties/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key4 },
								message: "must NOT have additional properties"
							};
							if (vErrors === null) vErrors = [err14];
							else vErrors.push(err14);
							errors++;
						}
						if (data10.tier !== void 0) {
							let data11 = data10.tier;
							if (!(data11 === "READ" || data11 === "WRITE" || data11 === "EXECUTE")) {
								const err15 = {
									instancePath: instancePath + "/tools/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/tier",
									schemaPath: "#/properties/tools/additionalProperties/properties/tier/enum",
									keyword: "enum",
									params: { allowedValues: schema31.properties.tools.additionalProperties.properties.tier.enum },
									message: "must be equal to one of the allowed values"
								};
								if (vErrors === null) vErrors = [err15];
								else vErrors.push(err15);
								errors++;
							}
						}
						if (data10.input !== void 0) {
							let data12 = data10.input;
							if (!(data12 && typeof data12 == "object" && !Array.isArray(data12))) {
								const err16 = {
									instancePath: instancePath + "/tools/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/input",
									schemaPath: "#/properties/tools/additionalProperties/properties/input/type",
									keyword: "type",
									params: { type: "object" },
									message: "must be object"
								};
								if (vErrors === null) vErrors = [err16];
								else vErrors.push(err16);
								errors++;
							}
						}
						if (data10.output !== void 0) {
							let data13 = data10.output;
							if (!(data13 && typeof data13 == "object" && !Array.isArray(data13))) {
								const err17 = {
									instancePath: instancePath + "/tools/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/output",
									schemaPath: "#/properties/tools/additionalProperties/properties/output/type",
									keyword: "type",
									params: { type: "object" },
									message: "must be object"
								};
								if (vErrors === null) vErrors = [err17];
								else vErrors.push(err17);
								errors++;
							}
						}
					} else {
						const err18 = {
							instancePath: instancePath + "/tools/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),
							schemaPath: "#/properties/tools/additionalProperties/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						if (vErrors === null) vErrors = [err18];
						else vErrors.push(err18);
						errors++;
					}
				}
				else {
					const err19 = {
						instancePath: instancePath + "/tools",
						schemaPath: "#/properties/tools/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err19];
					else vErrors.push(err19);
					errors++;
				}
			}
		} else {
			const err20 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err20];
			else vErrors.push(err20);
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
		"$id": "urn:stateward:schema:event:v1",
		"title": "Event of an agent run, version 1",
		"description": "One line of an event log. A member `payload` that is an object is read as if its members stood at the top level; this schema describes the event after that. Members that are not named here are allowed. Numbers in brackets are invariants of the kind event-log.",
		"type": "object",
		"required": [
			"type",
			"run_id",
			"seq"
		],
		"properties": {
			"type": {
				"description": "What happened (37).",
				"enum": [
					"run.started",
					"run.finished",
					"run.failed",
					"step.started",
					"step.finished",
					"step.failed",
					"llm.requested",
					"llm.responded",
					"tool.called",
					"tool.returned",
					"tool.failed",
					"artifact.created"
				]
			},
			"run_id": {
				"description": "UUID v4 of the run; run- before it is accepted (1).",
				"type": "string",
				"pattern": "^(?:run-)?[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$"
			},
			"seq": {
				"description": "Place among the events of its run: strictly increasing, gaps are allowed (38).",
				"type": "integer",
				"minimum": 1,
				"maximum": 9007199254740991
			},
			"event_id": {
				"description": "UUID v4 of the event (36).",
				"type": "string",
				"pattern": "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$"
			},
			"timestamp": {
				"description": "When, as RFC 3339 writes it.",
				"type": "string",
				"pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])[Tt ](?:[01]\\d|2[0-3]):[0-5]\\d:(?:[0-5]\\d|60)(?:\\.\\d+)?(?:[Zz]|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)$"
			}
		},
		"allOf": [
			{
				"if": {
					"properties": { "type": { "const": "run.started" } },
					"required": ["type"]
				},
				"then": { "$ref": "#/$defs/run.started" }
			},
			{
				"if": {
					"properties": { "type": { "const": "run.finished" } },
					"required": ["type"]
				},
				"then": { "$ref": "#/$defs/run.finished" }
			},
			{
				"if": {
					"properties": { "type": { "const": "run.failed" } },
					"required": ["type"]
				},
				"then": { "$ref": "#/$defs/run.failed" }
			},
			{
				"if": {
					"properties": { "type": { "const": "step.started" } },
					"required": ["type"]
				},
				"then": { "$ref": "#/$defs/step.started" }
			},
			{
				"if": {
					"properties": { "type": { "const": "step.finished" } },
					"required": ["type"]
				},
				"then": { "$ref": "#/$defs/step.finished" }
			},
			{
				"if": {
					"properties": { "type": { "const": "step.failed" } },
					"required": ["type"]
				},
				"then": { "$ref": "#/$defs/step.failed" }
			},
			{
				"if": {
					"properties": { "type": { "const": "llm.requested" } },
					"required": ["type"]
				},
				"then": { "$ref": "#/$defs/llm.requested" }
			},
			{
				"if": {
					"properties": { "type": { "const": "llm.responded" } },
					"required": ["type"]
				},
				"then": { "$ref": "#/$defs/llm.responded" }
			},
			{
				"if": {
					"properties": { "type": { "const": "tool.called" } },
					"required": ["type"]
				},
				"then": { "$ref": "#/$defs/tool.called" }
			},
			{
				"if": {
					"properties": { "type": { "const": "tool.returned" } },
					"required": ["type"]
				},
				"then": { "$ref": "#/$defs/tool.returned" }
			},
			{
				"if": {
					"properties": { "type": { "const": "tool.failed" } },
					"required": ["type"]
				},
				"then": { "$ref": "#/$defs/tool.failed" }
			},
			{
				"if": {
					"properties": { "type": { "const": "artifact.created" } },
					"required": ["type"]
				},
				"then": { "$ref": "#/$defs/artifact.created" }
			}
		],
		"$defs": {
			"step_id": {
				"description": "UUID v4 of a step, unique within its run (8).",
				"type": "string",
				"pattern": "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$"
			},
			"llm_call_id": {
				"description": "UUID v4 of a call of a language model, unique within its run (23).",
				"type": "string",
				"pattern": "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$"
			},
			"tool_call_id": {
				"description": "UUID v4 of a tool call, unique within its run (14).",
				"type": "string",
				"pattern": "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$"
			},
			"artifact_id": {
				"description": "UUID v4 of an artifact, unique within its run (27).",
				"type": "string",
				"pattern": "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$"
			},
			"phase": {
				"description": "The phase a step belongs to (12).",
				"enum": [
					"planner",
					"executor",
					"reviewer"
				]
			},
			"name": {
				"type": "string",
				"minLength": 1
			},
			"reason": {
				"description": "What went wrong.",
				"type": "string"
			},
			"duration": {
				"description": "Milliseconds (22).",
				"type": "number",
				"minimum": 0
			},
			"run.started": {
				"type": "object",
				"required": ["workspace_root"],
				"properties": { "workspace_root": {
					"description": "Absolute and normalised folder that the run works in (4a).",
					"type": "string",
					"minLength": 1
				} }
			},
			"run.finished": {
				"type": "object",
				"properties": {}
			},
			"run.failed": {
				"type": "object",
				"required": ["reason"],
				"properties": { "reason": { "$ref": "#/$defs/reason" } }
			},
			"step.started": {
				"type": "object",
				"required": ["step_id", "phase"],
				"properties": {
					"step_id": { "$ref": "#/$defs/step_id" },
					"phase": { "$ref": "#/$defs/phase" },
					"agent_id": {
						"description": "The agent that takes the step (13, 45).",
						"type": "string",
						"minLength": 1
					}
				}
			},
			"step.finished": {
				"type": "object",
				"required": ["step_id", "phase"],
				"properties": {
					"step_id": { "$ref": "#/$defs/step_id" },
					"phase": { "$ref": "#/$defs/phase" }
				}
			},
			"step.failed": {
				"type": "object",
				"required": [
					"step_id",
					"phase",
					"reason"
				],
				"properties": {
					"step_id": { "$ref": "#/$defs/step_id" },
					"phase": { "$ref": "#/$defs/phase" },
					"reason": { "$ref": "#/$defs/reason" }
				}
			},
			"llm.requested": {
				"type": "object",
				"required": ["step_id", "llm_call_id"],
				"properties": {
					"step_id": { "$ref": "#/$defs/step_id" },
					"llm_call_id": { "$ref": "#/$defs/llm_call_id" },
					"model": { "type": "string" },
					"usage": { "description": "Whatever the provider counts." },
					"prompt": {},
					"response": {},
					"duration_ms": { "$ref": "#/$defs/duration" }
				}
			},
			"llm.responded": {
				"type": "object",
				"required": ["step_id", "llm_call_id"],
				"properties": {
					"step_id": { "$ref": "#/$defs/step_id" },
					"llm_call_id": { "$ref": "#/$defs/llm_call_id" },
					"model": { "type": "string" },
					"usage": { "description": "Whatever the provider counts." },
					"prompt": {},
					"response": {},
					"duration_ms": { "$ref": "#/$defs/duration" }
				}
			},
			"tool.called": {
				"type": "object",
				"required": [
					"step_id",
					"tool_call_id",
					"tool_name"
				],
				"properties": {
					"step_id": { "$ref": "#/$defs/step_id" },
					"tool_call_id": { "$ref": "#/$defs/tool_call_id" },
					"tool_name": { "$ref": "#/$defs/name" },
					"input": { "description": "What the tool is called with (20)." }
				}
			},
			"tool.returned": {
				"type": "object",
				"required": [
					"step_id",
					"tool_call_id",
					"tool_name"
				],
				"properties": {
					"step_id": { "$ref": "#/$defs/step_id" },
					"tool_call_id": { "$ref": "#/$defs/tool_call_id" },
					"tool_name": { "$ref": "#/$defs/name" },
					"output": { "description": "What the tool gave (21)." },
					"duration_ms": { "$ref": "#/$defs/duration" }
				}
			},
			"tool.failed": {
				"type": "object",
				"required": [
					"step_id",
					"tool_call_id",
					"tool_name",
					"reason"
				],
				"properties": {
					"step_id": { "$ref": "#/$defs/step_id" },
					"tool_call_id": { "$ref": "#/$defs/tool_call_id" },
					"tool_name": { "$ref": "#/$defs/name" },
					"reason": { "$ref": "#/$defs/reason" },
					"error_code": {
						"description": "INVALID_INPUT (20), INVALID_OUTPUT (21), or one of the harness.",
						"type": "string"
					},
					"duration_ms": { "$ref": "#/$defs/duration" }
				}
			},
			"artifact.created": {
				"type": "object",
				"required": [
					"step_id",
					"artifact_id",
					"artifact_type",
					"checksum",
					"size_bytes"
				],
				"properties": {
					"step_id": { "$ref": "#/$defs/step_id" },
					"artifact_id": { "$ref": "#/$defs/artifact_id" },
					"artifact_type": {
						"description": "What it is (31).",
						"enum": [
							"file",
							"diff",
							"text"
						]
					},
					"checksum": {
						"description": "SHA-256 in hexadecimal digits (32); sha256: before it is accepted.",
						"type": "string",
						"pattern": "^(?:sha256:)?[0-9a-fA-F]{64}$"
					},
					"size_bytes": {
						"description": "Bytes (33).",
						"type": "integer",
						"minimum": 0,
						"maximum": 9007199254740991
					},
					"path": {
						"description": "Absolute path within workspace_root (34); required for files.",
						"type": "string",
						"minLength": 1
					}
				},
				"if": {
					"properties": { "artifact_type": { "const": "file" } },
					"required": ["artifact_type"]
				},
				"then": { "required": ["path"] }
			}
		}
	};
	const func1 = require_ucs2length().default;
	function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate22.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.reason === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "reason" },
					message: "must have required property 'reason'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.reason !== void 0) {
				if (typeof data.reason !== "string") {
					const err1 = {
						instancePath: instancePath + "/reason",
						schemaPath: "#/$defs/reason/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
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
		"props": { "reason": true },
		"dynamicProps": false,
		"dynamicItems": false
	};
	const schema39 = {
		"description": "The phase a step belongs to (12).",
		"enum": [
			"planner",
			"executor",
			"reviewer"
		]
	};
	const pattern4 = new RegExp("^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$", "u");
	function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate24.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.step_id === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "step_id" },
					message: "must have required property 'step_id'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.phase === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "phase" },
					message: "must have required property 'phase'"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (data.step_id !== void 0) {
				let data0 = data.step_id;
				if (typeof data0 === "string") {
					if (!pattern4.test(data0)) {
						const err2 = {
							instancePath: instancePath + "/step_id",
							schemaPath: "#/$defs/step_id/pattern",
							keyword: "pattern",
							params: { pattern: "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$" },
							message: "must match pattern \"^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$\""
						};
						if (vErrors === null) vErrors = [err2];
						else vErrors.push(err2);
						errors++;
					}
				} else {
					const err3 = {
						instancePath: instancePath + "/step_id",
						schemaPath: "#/$defs/step_id/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			}
			if (data.phase !== void 0) {
				let data1 = data.phase;
				if (!(data1 === "planner" || data1 === "executor" || data1 === "reviewer")) {
					const err4 = {
						instancePath: instancePath + "/phase",
						schemaPath: "#/$defs/phase/enum",
						keyword: "enum",
						params: { allowedValues: schema39.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			}
			if (data.agent_id !== void 0) {
				let data2 = data.agent_id;
				if (typeof data2 === "string") {
					if (func1(data2) < 1) {
						const err5 = {
							instancePath: instancePath + "/agent_id",
							schemaPath: "#/properties/agent_id/minLength",
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
						instancePath: instancePath + "/agent_id",
						schemaPath: "#/properties/agent_id/type",
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
		validate24.errors = vErrors;
		return errors === 0;
	}
	validate24.evaluated = {
		"props": {
			"step_id": true,
			"phase": true,
			"agent_id": true
		},
		"dynamicProps": false,
		"dynamicItems": false
	};
	function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate26.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.step_id === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "step_id" },
					message: "must have required property 'step_id'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.phase === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "phase" },
					message: "must have required property 'phase'"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (data.step_id !== void 0) {
				let data0 = data.step_id;
				if (typeof data0 === "string") {
					if (!pattern4.test(data0)) {
						const err2 = {
							instancePath: instancePath + "/step_id",
							schemaPath: "#/$defs/step_id/pattern",
							keyword: "pattern",
							params: { pattern: "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$" },
							message: "must match pattern \"^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$\""
						};
						if (vErrors === null) vErrors = [err2];
						else vErrors.push(err2);
						errors++;
					}
				} else {
					const err3 = {
						instancePath: instancePath + "/step_id",
						schemaPath: "#/$defs/step_id/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			}
			if (data.phase !== void 0) {
				let data1 = data.phase;
				if (!(data1 === "planner" || data1 === "executor" || data1 === "reviewer")) {
					const err4 = {
						instancePath: instancePath + "/phase",
						schemaPath: "#/$defs/phase/enum",
						keyword: "enum",
						params: { allowedValues: schema39.enum },
						message: "must be equal to one of the allowed values"
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
		"props": {
			"step_id": true,
			"phase": true
		},
		"dynamicProps": false,
		"dynamicItems": false
	};
	function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate28.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.step_id === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "step_id" },
					message: "must have required property 'step_id'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.phase === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "phase" },
					message: "must have required property 'phase'"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (data.reason === void 0) {
				const err2 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "reason" },
					message: "must have required property 'reason'"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if (data.step_id !== void 0) {
				let data0 = data.step_id;
				if (typeof data0 === "string") {
					if (!pattern4.test(data0)) {
						const err3 = {
							instancePath: instancePath + "/step_id",
							schemaPath: "#/$defs/step_id/pattern",
							keyword: "pattern",
							params: { pattern: "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$" },
							message: "must match pattern \"^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$\""
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
					}
				} else {
					const err4 = {
						instancePath: instancePath + "/step_id",
						schemaPath: "#/$defs/step_id/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			}
			if (data.phase !== void 0) {
				let data1 = data.phase;
				if (!(data1 === "planner" || data1 === "executor" || data1 === "reviewer")) {
					const err5 = {
						instancePath: instancePath + "/phase",
						schemaPath: "#/$defs/phase/enum",
						keyword: "enum",
						params: { allowedValues: schema39.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
			if (data.reason !== void 0) {
				if (typeof data.reason !== "string") {
					const err6 = {
						instancePath: instancePath + "/reason",
						schemaPath: "#/$defs/reason/type",
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
		validate28.errors = vErrors;
		return errors === 0;
	}
	validate28.evaluated = {
		"props": {
			"step_id": true,
			"phase": true,
			"reason": true
		},
		"dynamicProps": false,
		"dynamicItems": false
	};
	function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate30.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.step_id === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "step_id" },
					message: "must have required property 'step_id'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.llm_call_id === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "llm_call_id" },
					message: "must have required property 'llm_call_id'"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (data.step_id !== void 0) {
				let data0 = data.step_id;
				if (typeof data0 === "string") {
					if (!pattern4.test(data0)) {
						const err2 = {
							instancePath: instancePath + "/step_id",
							schemaPath: "#/$defs/step_id/pattern",
							keyword: "pattern",
							params: { pattern: "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$" },
							message: "must match pattern \"^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$\""
						};
						if (vErrors === null) vErrors = [err2];
						else vErrors.push(err2);
						errors++;
					}
				} else {
					const err3 = {
						instancePath: instancePath + "/step_id",
						schemaPath: "#/$defs/step_id/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			}
			if (data.llm_call_id !== void 0) {
				let data1 = data.llm_call_id;
				if (typeof data1 === "string") {
					if (!pattern4.test(data1)) {
						const err4 = {
							instancePath: instancePath + "/llm_call_id",
							schemaPath: "#/$defs/llm_call_id/pattern",
							keyword: "pattern",
							params: { pattern: "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$" },
							message: "must match pattern \"^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$\""
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
				} else {
					const err5 = {
						instancePath: instancePath + "/llm_call_id",
						schemaPath: "#/$defs/llm_call_id/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
			if (data.model !== void 0) {
				if (typeof data.model !== "string") {
					const err6 = {
						instancePath: instancePath + "/model",
						schemaPath: "#/properties/model/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
			if (data.duration_ms !== void 0) {
				let data3 = data.duration_ms;
				if (typeof data3 == "number" && isFinite(data3)) {
					if (data3 < 0 || isNaN(data3)) {
						const err7 = {
							instancePath: instancePath + "/duration_ms",
							schemaPath: "#/$defs/duration/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				} else {
					const err8 = {
						instancePath: instancePath + "/duration_ms",
						schemaPath: "#/$defs/duration/type",
						keyword: "type",
						params: { type: "number" },
						message: "must be number"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			}
		} else {
			const err9 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
		validate30.errors = vErrors;
		return errors === 0;
	}
	validate30.evaluated = {
		"props": {
			"step_id": true,
			"llm_call_id": true,
			"model": true,
			"usage": true,
			"prompt": true,
			"response": true,
			"duration_ms": true
		},
		"dynamicProps": false,
		"dynamicItems": false
	};
	function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate32.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.step_id === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "step_id" },
					message: "must have required property 'step_id'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.llm_call_id === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "llm_call_id" },
					message: "must have required property 'llm_call_id'"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (data.step_id !== void 0) {
				let data0 = data.step_id;
				if (typeof data0 === "string") {
					if (!pattern4.test(data0)) {
						const err2 = {
							instancePath: instancePath + "/step_id",
							schemaPath: "#/$defs/step_id/pattern",
							keyword: "pattern",
							params: { pattern: "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$" },
							message: "must match pattern \"^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$\""
						};
						if (vErrors === null) vErrors = [err2];
						else vErrors.push(err2);
						errors++;
					}
				} else {
					const err3 = {
						instancePath: instancePath + "/step_id",
						schemaPath: "#/$defs/step_id/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			}
			if (data.llm_call_id !== void 0) {
				let data1 = data.llm_call_id;
				if (typeof data1 === "string") {
					if (!pattern4.test(data1)) {
						const err4 = {
							instancePath: instancePath + "/llm_call_id",
							schemaPath: "#/$defs/llm_call_id/pattern",
							keyword: "pattern",
							params: { pattern: "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$" },
							message: "must match pattern \"^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$\""
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
				} else {
					const err5 = {
						instancePath: instancePath + "/llm_call_id",
						schemaPath: "#/$defs/llm_call_id/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
			if (data.model !== void 0) {
				if (typeof data.model !== "string") {
					const err6 = {
						instancePath: instancePath + "/model",
						schemaPath: "#/properties/model/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
			if (data.duration_ms !== void 0) {
				let data3 = data.duration_ms;
				if (typeof data3 == "number" && isFinite(data3)) {
					if (data3 < 0 || isNaN(data3)) {
						const err7 = {
							instancePath: instancePath + "/duration_ms",
							schemaPath: "#/$defs/duration/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				} else {
					const err8 = {
						instancePath: instancePath + "/duration_ms",
						schemaPath: "#/$defs/duration/type",
						keyword: "type",
						params: { type: "number" },
						message: "must be number"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			}
		} else {
			const err9 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
		validate32.errors = vErrors;
		return errors === 0;
	}
	validate32.evaluated = {
		"props": {
			"step_id": true,
			"llm_call_id": true,
			"model": true,
			"usage": true,
			"prompt": true,
			"response": true,
			"duration_ms": true
		},
		"dynamicProps": false,
		"dynamicItems": false
	};
	function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate34.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.step_id === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "step_id" },
					message: "must have required property 'step_id'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.tool_call_id === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "tool_call_id" },
					message: "must have required property 'tool_call_id'"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (data.tool_name === void 0) {
				const err2 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "tool_name" },
					message: "must have required property 'tool_name'"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if (data.step_id !== void 0) {
				let data0 = data.step_id;
				if (typeof data0 === "string") {
					if (!pattern4.test(data0)) {
						const err3 = {
							instancePath: instancePath + "/step_id",
							schemaPath: "#/$defs/step_id/pattern",
							keyword: "pattern",
							params: { pattern: "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$" },
							message: "must match pattern \"^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$\""
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
					}
				} else {
					const err4 = {
						instancePath: instancePath + "/step_id",
						schemaPath: "#/$defs/step_id/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			}
			if (data.tool_call_id !== void 0) {
				let data1 = data.tool_call_id;
				if (typeof data1 === "string") {
					if (!pattern4.test(data1)) {
						const err5 = {
							instancePath: instancePath + "/tool_call_id",
							schemaPath: "#/$defs/tool_call_id/pattern",
							keyword: "pattern",
							params: { pattern: "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$" },
							message: "must match pattern \"^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$\""
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
				} else {
					const err6 = {
						instancePath: instancePath + "/tool_call_id",
						schemaPath: "#/$defs/tool_call_id/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
			if (data.tool_name !== void 0) {
				let data2 = data.tool_name;
				if (typeof data2 === "string") {
					if (func1(data2) < 1) {
						const err7 = {
							instancePath: instancePath + "/tool_name",
							schemaPath: "#/$defs/name/minLength",
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
						instancePath: instancePath + "/tool_name",
						schemaPath: "#/$defs/name/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			}
		} else {
			const err9 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
		validate34.errors = vErrors;
		return errors === 0;
	}
	validate34.evaluated = {
		"props": {
			"step_id": true,
			"tool_call_id": true,
			"tool_name": true,
			"input": true
		},
		"dynamicProps": false,
		"dynamicItems": false
	};
	function validate36(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate36.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.step_id === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "step_id" },
					message: "must have required property 'step_id'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.tool_call_id === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "tool_call_id" },
					message: "must have required property 'tool_call_id'"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (data.tool_name === void 0) {
				const err2 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "tool_name" },
					message: "must have required property 'tool_name'"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if (data.step_id !== void 0) {
				let data0 = data.step_id;
				if (typeof data0 === "string") {
					if (!pattern4.test(data0)) {
						const err3 = {
							instancePath: instancePath + "/step_id",
							schemaPath: "#/$defs/step_id/pattern",
							keyword: "pattern",
							params: { pattern: "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$" },
							message: "must match pattern \"^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$\""
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
					}
				} else {
					const err4 = {
						instancePath: instancePath + "/step_id",
						schemaPath: "#/$defs/step_id/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			}
			if (data.tool_call_id !== void 0) {
				let data1 = data.tool_call_id;
				if (typeof data1 === "string") {
					if (!pattern4.test(data1)) {
						const err5 = {
							instancePath: instancePath + "/tool_call_id",
							schemaPath: "#/$defs/tool_call_id/pattern",
							keyword: "pattern",
							params: { pattern: "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$" },
							message: "must match pattern \"^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$\""
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
				} else {
					const err6 = {
						instancePath: instancePath + "/tool_call_id",
						schemaPath: "#/$defs/tool_call_id/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
			if (data.tool_name !== void 0) {
				let data2 = data.tool_name;
				if (typeof data2 === "string") {
					if (func1(data2) < 1) {
						const err7 = {
							instancePath: instancePath + "/tool_name",
							schemaPath: "#/$defs/name/minLength",
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
						instancePath: instancePath + "/tool_name",
						schemaPath: "#/$defs/name/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			}
			if (data.duration_ms !== void 0) {
				let data3 = data.duration_ms;
				if (typeof data3 == "number" && isFinite(data3)) {
					if (data3 < 0 || isNaN(data3)) {
						const err9 = {
							instancePath: instancePath + "/duration_ms",
							schemaPath: "#/$defs/duration/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err9];
						else vErrors.push(err9);
						errors++;
					}
				} else {
					const err10 = {
						instancePath: instancePath + "/duration_ms",
						schemaPath: "#/$defs/duration/type",
						keyword: "type",
						params: { type: "number" },
						message: "must be number"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			}
		} else {
			const err11 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err11];
			else vErrors.push(err11);
			errors++;
		}
		validate36.errors = vErrors;
		return errors === 0;
	}
	validate36.evaluated = {
		"props": {
			"step_id": true,
			"tool_call_id": true,
			"tool_name": true,
			"output": true,
			"duration_ms": true
		},
		"dynamicProps": false,
		"dynamicItems": false
	};
	function validate38(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate38.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.step_id === void 0) {
				const err0 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "step_id" },
					message: "must have required property 'step_id'"
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (data.tool_call_id === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "tool_call_id" },
					message: "must have required property 'tool_call_id'"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (data.tool_name === void 0) {
				const err2 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "tool_name" },
					message: "must have required property 'tool_name'"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if (data.reason === void 0) {
				const err3 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "reason" },
					message: "must have required property 'reason'"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
			if (data.step_id !== void 0) {
				let data0 = data.step_id;
				if (typeof data0 === "string") {
					if (!pattern4.test(data0)) {
						const err4 = {
							instancePath: instancePath + "/step_id",
							schemaPath: "#/$defs/step_id/pattern",
							keyword: "pattern",
							params: { pattern: "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$" },
							message: "must match pattern \"^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$\""
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
				} else {
					const err5 = {
						instancePath: instancePath + "/step_id",
						schemaPath: "#/$defs/step_id/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
			if (data.tool_call_id !== void 0) {
				let data1 = data.tool_call_id;
				if (typeof data1 === "string") {
					if (!pattern4.test(data1)) {
						const err6 = {
							instancePath: instancePath + "/tool_call_id",
							schemaPath: "#/$defs/tool_call_id/pattern",
							keyword: "pattern",
							params: { pattern: "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$" },
							message: "must match pattern \"^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$\""
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
				} else {
					const err7 = {
						instancePath: instancePath + "/tool_call_id",
						schemaPath: "#/$defs/tool_call_id/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			}
			if (data.tool_name !== void 0) {
				let data2 = data.tool_name;
				if (typeof data2 === "string") {
					if (func1(data2) < 1) {
						const err8 = {
							instancePath: instancePath + "/tool_name",
							schemaPath: "#/$defs/name/minLength",
							keyword: "minLength",
							params: { limit: 1 },
							message: "must NOT have fewer than 1 characters"
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
				} else {
					const err9 = {
						instancePath: instancePath + "/tool_name",
						schemaPath: "#/$defs/name/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			}
			if (data.reason !== void 0) {
				if (typeof data.reason !== "string") {
					const err10 = {
						instancePath: instancePath + "/reason",
						schemaPath: "#/$defs/reason/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			}
			if (data.error_code !== void 0) {
				if (typeof data.error_code !== "string") {
					const err11 = {
						instancePath: instancePath + "/error_code",
						schemaPath: "#/properties/error_code/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			}
			if (data.duration_ms !== void 0) {
				let data5 = data.duration_ms;
				if (typeof data5 == "number" && isFinite(data5)) {
					if (data5 < 0 || isNaN(data5)) {
						const err12 = {
							instancePath: instancePath + "/duration_ms",
							schemaPath: "#/$defs/duration/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err12];
						else vErrors.push(err12);
						errors++;
					}
				} else {
					const err13 = {
						instancePath: instancePath + "/duration_ms",
						schemaPath: "#/$defs/duration/type",
						keyword: "type",
						params: { type: "number" },
						message: "must be number"
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
		validate38.errors = vErrors;
		return errors === 0;
	}
	validate38.evaluated = {
		"props": {
			"step_id": true,
			"tool_call_id": true,
			"tool_name": true,
			"reason": true,
			"error_code": true,
			"duration_ms": true
		},
		"dynamicProps": false,
		"dynamicItems": false
	};
	const schema70 = {
		"type": "object",
		"required": [
			"step_id",
			"artifact_id",
			"artifact_type",
			"checksum",
			"size_bytes"
		],
		"properties": {
			"step_id": { "$ref": "#/$defs/step_id" },
			"artifact_id": { "$ref": "#/$defs/artifact_id" },
			"artifact_type": {
				"description": "What it is (31).",
				"enum": [
					"file",
					"diff",
					"text"
				]
			},
			"checksum": {
				"description": "SHA-256 in hexadecimal digits (32); sha256: before it is accepted.",
				"type": "string",
				"pattern": "^(?:sha256:)?[0-9a-fA-F]{64}$"
			},
			"size_bytes": {
				"description": "Bytes (33).",
				"type": "integer",
				"minimum": 0,
				"maximum": 9007199254740991
			},
			"path": {
				"description": "Absolute path within workspace_root (34); required for files.",
				"type": "string",
				"minLength": 1
			}
		},
		"if": {
			"properties": { "artifact_type": { "const": "file" } },
			"required": ["artifact_type"]
		},
		"then": { "required": ["path"] }
	};
	const pattern19 = new RegExp("^(?:sha256:)?[0-9a-fA-F]{64}$", "u");
	function validate40(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate40.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		const _errs1 = errors;
		let valid0 = true;
		const _errs2 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.artifact_type === void 0 && "artifact_type") {
				const err0 = {};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			} else if (data.artifact_type !== void 0) {
				if ("file" !== data.artifact_type) {
					const err1 = {};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
			}
		}
		var _valid0 = _errs2 === errors;
		errors = _errs1;
		if (vErrors !== null) {
			if (_errs1) vErrors.length = _errs1;
			else vErrors = null;
		}
		if (_valid0) {
			const _errs4 = errors;
			if (data && typeof data == "object" && !Array.isArray(data)) {
				if (data.path === void 0) {
					const err2 = {
						instancePath,
						schemaPath: "#/then/required",
						keyword: "required",
						params: { missingProperty: "path" },
						message: "must have required property 'path'"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			}
			var _valid0 = _errs4 === errors;
			valid0 = _valid0;
		}
		if (!valid0) {
			const err3 = {
				instancePath,
				schemaPath: "#/if",
				keyword: "if",
				params: { failingKeyword: "then" },
				message: "must match \"then\" schema"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.step_id === void 0) {
				const err4 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "step_id" },
					message: "must have required property 'step_id'"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			if (data.artifact_id === void 0) {
				const err5 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "artifact_id" },
					message: "must have required property 'artifact_id'"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
			if (data.artifact_type === void 0) {
				const err6 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "artifact_type" },
					message: "must have required property 'artifact_type'"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
			if (data.checksum === void 0) {
				const err7 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "checksum" },
					message: "must have required property 'checksum'"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
			if (data.size_bytes === void 0) {
				const err8 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "size_bytes" },
					message: "must have required property 'size_bytes'"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
			if (data.step_id !== void 0) {
				let data1 = data.step_id;
				if (typeof data1 === "string") {
					if (!pattern4.test(data1)) {
						const err9 = {
							instancePath: instancePath + "/step_id",
							schemaPath: "#/$defs/step_id/pattern",
							keyword: "pattern",
							params: { pattern: "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$" },
							message: "must match pattern \"^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$\""
						};
						if (vErrors === null) vErrors = [err9];
						else vErrors.push(err9);
						errors++;
					}
				} else {
					const err10 = {
						instancePath: instancePath + "/step_id",
						schemaPath: "#/$defs/step_id/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			}
			if (data.artifact_id !== void 0) {
				let data2 = data.artifact_id;
				if (typeof data2 === "string") {
					if (!pattern4.test(data2)) {
						const err11 = {
							instancePath: instancePath + "/artifact_id",
							schemaPath: "#/$defs/artifact_id/pattern",
							keyword: "pattern",
							params: { pattern: "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$" },
							message: "must match pattern \"^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$\""
						};
						if (vErrors === null) vErrors = [err11];
						else vErrors.push(err11);
						errors++;
					}
				} else {
					const err12 = {
						instancePath: instancePath + "/artifact_id",
						schemaPath: "#/$defs/artifact_id/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			}
			if (data.artifact_type !== void 0) {
				let data3 = data.artifact_type;
				if (!(data3 === "file" || data3 === "diff" || data3 === "text")) {
					const err13 = {
						instancePath: instancePath + "/artifact_type",
						schemaPath: "#/properties/artifact_type/enum",
						keyword: "enum",
						params: { allowedValues: schema70.properties.artifact_type.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
			}
			if (data.checksum !== void 0) {
				let data4 = data.checksum;
				if (typeof data4 === "string") {
					if (!pattern19.test(data4)) {
						const err14 = {
							instancePath: instancePath + "/checksum",
							schemaPath: "#/properties/checksum/pattern",
							keyword: "pattern",
							params: { pattern: "^(?:sha256:)?[0-9a-fA-F]{64}$" },
							message: "must match pattern \"^(?:sha256:)?[0-9a-fA-F]{64}$\""
						};
						if (vErrors === null) vErrors = [err14];
						else vErrors.push(err14);
						errors++;
					}
				} else {
					const err15 = {
						instancePath: instancePath + "/checksum",
						schemaPath: "#/properties/checksum/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
			}
			if (data.size_bytes !== void 0) {
				let data5 = data.size_bytes;
				if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
					const err16 = {
						instancePath: instancePath + "/size_bytes",
						schemaPath: "#/properties/size_bytes/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
				if (typeof data5 == "number" && isFinite(data5)) {
					if (data5 > 9007199254740991 || isNaN(data5)) {
						const err17 = {
							instancePath: instancePath + "/size_bytes",
							schemaPath: "#/properties/size_bytes/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 9007199254740991
							},
							message: "must be <= 9007199254740991"
						};
						if (vErrors === null) vErrors = [err17];
						else vErrors.push(err17);
						errors++;
					}
					if (data5 < 0 || isNaN(data5)) {
						const err18 = {
							instancePath: instancePath + "/size_bytes",
							schemaPath: "#/properties/size_bytes/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						if (vErrors === null) vErrors = [err18];
						else vErrors.push(err18);
						errors++;
					}
				}
			}
			if (data.path !== void 0) {
				let data6 = data.path;
				if (typeof data6 === "string") {
					if (func1(data6) < 1) {
						const err19 = {
							instancePath: instancePath + "/path",
							schemaPath: "#/properties/path/minLength",
							keyword: "minLength",
							params: { limit: 1 },
							message: "must NOT have fewer than 1 characters"
						};
						if (vErrors === null) vErrors = [err19];
						else vErrors.push(err19);
						errors++;
					}
				} else {
					const err20 = {
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err20];
					else vErrors.push(err20);
					errors++;
				}
			}
		} else {
			const err21 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err21];
			else vErrors.push(err21);
			errors++;
		}
		validate40.errors = vErrors;
		return errors === 0;
	}
	validate40.evaluated = {
		"props": {
			"step_id": true,
			"artifact_id": true,
			"artifact_type": true,
			"checksum": true,
			"size_bytes": true,
			"path": true
		},
		"dynamicProps": false,
		"dynamicItems": false
	};
	const pattern20 = new RegExp("^(?:run-)?[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$", "u");
	const pattern22 = new RegExp("^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])[Tt ](?:[01]\\d|2[0-3]):[0-5]\\d:(?:[0-5]\\d|60)(?:\\.\\d+)?(?:[Zz]|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)$", "u");
	function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
		let vErrors = null;
		let errors = 0;
		const evaluated0 = validate21.evaluated;
		if (evaluated0.dynamicProps) evaluated0.props = void 0;
		if (evaluated0.dynamicItems) evaluated0.items = void 0;
		const _errs2 = errors;
		let valid1 = true;
		const _errs3 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.type === void 0 && "type") {
				const err0 = {};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			} else if (data.type !== void 0) {
				if ("run.started" !== data.type) {
					const err1 = {};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
			}
		}
		var _valid0 = _errs3 === errors;
		errors = _errs2;
		if (vErrors !== null) {
			if (_errs2) vErrors.length = _errs2;
			else vErrors = null;
		}
		if (_valid0) {
			const _errs5 = errors;
			if (data && typeof data == "object" && !Array.isArray(data)) {
				if (data.workspace_root === void 0) {
					const err2 = {
						instancePath,
						schemaPath: "#/$defs/run.started/required",
						keyword: "required",
						params: { missingProperty: "workspace_root" },
						message: "must have required property 'workspace_root'"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (data.workspace_root !== void 0) {
					let data1 = data.workspace_root;
					if (typeof data1 === "string") {
						if (func1(data1) < 1) {
							const err3 = {
								instancePath: instancePath + "/workspace_root",
								schemaPath: "#/$defs/run.started/properties/workspace_root/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								message: "must NOT have fewer than 1 characters"
							};
							if (vErrors === null) vErrors = [err3];
							else vErrors.push(err3);
							errors++;
						}
					} else {
						const err4 = {
							instancePath: instancePath + "/workspace_root",
							schemaPath: "#/$defs/run.started/properties/workspace_root/type",
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
					schemaPath: "#/$defs/run.started/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
			var _valid0 = _errs5 === errors;
			valid1 = _valid0;
			if (valid1) {
				var props0 = {};
				props0.workspace_root = true;
				props0.type = true;
			}
		}
		if (!valid1) {
			const err6 = {
				instancePath,
				schemaPath: "#/allOf/0/if",
				keyword: "if",
				params: { failingKeyword: "then" },
				message: "must match \"then\" schema"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		const _errs11 = errors;
		let valid5 = true;
		const _errs12 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.type === void 0 && "type") {
				const err7 = {};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			} else if (data.type !== void 0) {
				if ("run.finished" !== data.type) {
					const err8 = {};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			}
		}
		var _valid1 = _errs12 === errors;
		errors = _errs11;
		if (vErrors !== null) {
			if (_errs11) vErrors.length = _errs11;
			else vErrors = null;
		}
		if (_valid1) {
			const _errs14 = errors;
			if (!(data && typeof data == "object" && !Array.isArray(data))) {
				const err9 = {
					instancePath,
					schemaPath: "#/$defs/run.finished/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
			var _valid1 = _errs14 === errors;
			valid5 = _valid1;
		}
		if (!valid5) {
			const err10 = {
				instancePath,
				schemaPath: "#/allOf/1/if",
				keyword: "if",
				params: { failingKeyword: "then" },
				message: "must match \"then\" schema"
			};
			if (vErrors === null) vErrors = [err10];
			else vErrors.push(err10);
			errors++;
		}
		if (props0 !== true) {
			props0 = props0 || {};
			props0.type = true;
		}
		const _errs18 = errors;
		let valid8 = true;
		const _errs19 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.type === void 0 && "type") {
				const err11 = {};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			} else if (data.type !== void 0) {
				if ("run.failed" !== data.type) {
					const err12 = {};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			}
		}
		var _valid2 = _errs19 === errors;
		errors = _errs18;
		if (vErrors !== null) {
			if (_errs18) vErrors.length = _errs18;
			else vErrors = null;
		}
		if (_valid2) {
			const _errs21 = errors;
			if (!validate22(data, {
				instancePath,
				parentData,
				parentDataProperty,
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
				errors = vErrors.length;
			}
			var _valid2 = _errs21 === errors;
			valid8 = _valid2;
			if (valid8) {
				var props1 = {};
				props1.reason = true;
				props1.type = true;
			}
		}
		if (!valid8) {
			const err13 = {
				instancePath,
				schemaPath: "#/allOf/2/if",
				keyword: "if",
				params: { failingKeyword: "then" },
				message: "must match \"then\" schema"
			};
			if (vErrors === null) vErrors = [err13];
			else vErrors.push(err13);
			errors++;
		}
		if (props0 !== true && props1 !== void 0) {
			if (props1 === true) props0 = true;
			else {
				props0 = props0 || {};
				Object.assign(props0, props1);
			}
		}
		const _errs23 = errors;
		let valid10 = true;
		const _errs24 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.type === void 0 && "type") {
				const err14 = {};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			} else if (data.type !== void 0) {
				if ("step.started" !== data.type) {
					const err15 = {};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
			}
		}
		var _valid3 = _errs24 === errors;
		errors = _errs23;
		if (vErrors !== null) {
			if (_errs23) vErrors.length = _errs23;
			else vErrors = null;
		}
		if (_valid3) {
			const _errs26 = errors;
			if (!validate24(data, {
				instancePath,
				parentData,
				parentDataProperty,
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
				errors = vErrors.length;
			}
			var _valid3 = _errs26 === errors;
			valid10 = _valid3;
			if (valid10) {
				var props2 = {};
				props2.step_id = true;
				props2.phase = true;
				props2.agent_id = true;
				props2.type = true;
			}
		}
		if (!valid10) {
			const err16 = {
				instancePath,
				schemaPath: "#/allOf/3/if",
				keyword: "if",
				params: { failingKeyword: "then" },
				message: "must match \"then\" schema"
			};
			if (vErrors === null) vErrors = [err16];
			else vErrors.push(err16);
			errors++;
		}
		if (props0 !== true && props2 !== void 0) {
			if (props2 === true) props0 = true;
			else {
				props0 = props0 || {};
				Object.assign(props0, props2);
			}
		}
		const _errs28 = errors;
		let valid12 = true;
		const _errs29 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.type === void 0 && "type") {
				const err17 = {};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			} else if (data.type !== void 0) {
				if ("step.finished" !== data.type) {
					const err18 = {};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
			}
		}
		var _valid4 = _errs29 === errors;
		errors = _errs28;
		if (vErrors !== null) {
			if (_errs28) vErrors.length = _errs28;
			else vErrors = null;
		}
		if (_valid4) {
			const _errs31 = errors;
			if (!validate26(data, {
				instancePath,
				parentData,
				parentDataProperty,
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
				errors = vErrors.length;
			}
			var _valid4 = _errs31 === errors;
			valid12 = _valid4;
			if (valid12) {
				var props3 = {};
				props3.step_id = true;
				props3.phase = true;
				props3.type = true;
			}
		}
		if (!valid12) {
			const err19 = {
				instancePath,
				schemaPath: "#/allOf/4/if",
				keyword: "if",
				params: { failingKeyword: "then" },
				message: "must match \"then\" schema"
			};
			if (vErrors === null) vErrors = [err19];
			else vErrors.push(err19);
			errors++;
		}
		if (props0 !== true && props3 !== void 0) {
			if (props3 === true) props0 = true;
			else {
				props0 = props0 || {};
				Object.assign(props0, props3);
			}
		}
		const _errs33 = errors;
		let valid14 = true;
		const _errs34 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.type === void 0 && "type") {
				const err20 = {};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			} else if (data.type !== void 0) {
				if ("step.failed" !== data.type) {
					const err21 = {};
					if (vErrors === null) vErrors = [err21];
					else vErrors.push(err21);
					errors++;
				}
			}
		}
		var _valid5 = _errs34 === errors;
		errors = _errs33;
		if (vErrors !== null) {
			if (_errs33) vErrors.length = _errs33;
			else vErrors = null;
		}
		if (_valid5) {
			const _errs36 = errors;
			if (!validate28(data, {
				instancePath,
				parentData,
				parentDataProperty,
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
				errors = vErrors.length;
			}
			var _valid5 = _errs36 === errors;
			valid14 = _valid5;
			if (valid14) {
				var props4 = {};
				props4.step_id = true;
				props4.phase = true;
				props4.reason = true;
				props4.type = true;
			}
		}
		if (!valid14) {
			const err22 = {
				instancePath,
				schemaPath: "#/allOf/5/if",
				keyword: "if",
				params: { failingKeyword: "then" },
				message: "must match \"then\" schema"
			};
			if (vErrors === null) vErrors = [err22];
			else vErrors.push(err22);
			errors++;
		}
		if (props0 !== true && props4 !== void 0) {
			if (props4 === true) props0 = true;
			else {
				props0 = props0 || {};
				Object.assign(props0, props4);
			}
		}
		const _errs38 = errors;
		let valid16 = true;
		const _errs39 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.type === void 0 && "type") {
				const err23 = {};
				if (vErrors === null) vErrors = [err23];
				else vErrors.push(err23);
				errors++;
			} else if (data.type !== void 0) {
				if ("llm.requested" !== data.type) {
					const err24 = {};
					if (vErrors === null) vErrors = [err24];
					else vErrors.push(err24);
					errors++;
				}
			}
		}
		var _valid6 = _errs39 === errors;
		errors = _errs38;
		if (vErrors !== null) {
			if (_errs38) vErrors.length = _errs38;
			else vErrors = null;
		}
		if (_valid6) {
			const _errs41 = errors;
			if (!validate30(data, {
				instancePath,
				parentData,
				parentDataProperty,
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
				errors = vErrors.length;
			}
			var _valid6 = _errs41 === errors;
			valid16 = _valid6;
			if (valid16) {
				var props5 = {};
				props5.step_id = true;
				props5.llm_call_id = true;
				props5.model = true;
				props5.usage = true;
				props5.prompt = true;
				props5.response = true;
				props5.duration_ms = true;
				props5.type = true;
			}
		}
		if (!valid16) {
			const err25 = {
				instancePath,
				schemaPath: "#/allOf/6/if",
				keyword: "if",
				params: { failingKeyword: "then" },
				message: "must match \"then\" schema"
			};
			if (vErrors === null) vErrors = [err25];
			else vErrors.push(err25);
			errors++;
		}
		if (props0 !== true && props5 !== void 0) {
			if (props5 === true) props0 = true;
			else {
				props0 = props0 || {};
				Object.assign(props0, props5);
			}
		}
		const _errs43 = errors;
		let valid18 = true;
		const _errs44 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.type === void 0 && "type") {
				const err26 = {};
				if (vErrors === null) vErrors = [err26];
				else vErrors.push(err26);
				errors++;
			} else if (data.type !== void 0) {
				if ("llm.responded" !== data.type) {
					const err27 = {};
					if (vErrors === null) vErrors = [err27];
					else vErrors.push(err27);
					errors++;
				}
			}
		}
		var _valid7 = _errs44 === errors;
		errors = _errs43;
		if (vErrors !== null) {
			if (_errs43) vErrors.length = _errs43;
			else vErrors = null;
		}
		if (_valid7) {
			const _errs46 = errors;
			if (!validate32(data, {
				instancePath,
				parentData,
				parentDataProperty,
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
				errors = vErrors.length;
			}
			var _valid7 = _errs46 === errors;
			valid18 = _valid7;
			if (valid18) {
				var props6 = {};
				props6.step_id = true;
				props6.llm_call_id = true;
				props6.model = true;
				props6.usage = true;
				props6.prompt = true;
				props6.response = true;
				props6.duration_ms = true;
				props6.type = true;
			}
		}
		if (!valid18) {
			const err28 = {
				instancePath,
				schemaPath: "#/allOf/7/if",
				keyword: "if",
				params: { failingKeyword: "then" },
				message: "must match \"then\" schema"
			};
			if (vErrors === null) vErrors = [err28];
			else vErrors.push(err28);
			errors++;
		}
		if (props0 !== true && props6 !== void 0) {
			if (props6 === true) props0 = true;
			else {
				props0 = props0 || {};
				Object.assign(props0, props6);
			}
		}
		const _errs48 = errors;
		let valid20 = true;
		const _errs49 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.type === void 0 && "type") {
				const err29 = {};
				if (vErrors === null) vErrors = [err29];
				else vErrors.push(err29);
				errors++;
			} else if (data.type !== void 0) {
				if ("tool.called" !== data.type) {
					const err30 = {};
					if (vErrors === null) vErrors = [err30];
					else vErrors.push(err30);
					errors++;
				}
			}
		}
		var _valid8 = _errs49 === errors;
		errors = _errs48;
		if (vErrors !== null) {
			if (_errs48) vErrors.length = _errs48;
			else vErrors = null;
		}
		if (_valid8) {
			const _errs51 = errors;
			if (!validate34(data, {
				instancePath,
				parentData,
				parentDataProperty,
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
				errors = vErrors.length;
			}
			var _valid8 = _errs51 === errors;
			valid20 = _valid8;
			if (valid20) {
				var props7 = {};
				props7.step_id = true;
				props7.tool_call_id = true;
				props7.tool_name = true;
				props7.input = true;
				props7.type = true;
			}
		}
		if (!valid20) {
			const err31 = {
				instancePath,
				schemaPath: "#/allOf/8/if",
				keyword: "if",
				params: { failingKeyword: "then" },
				message: "must match \"then\" schema"
			};
			if (vErrors === null) vErrors = [err31];
			else vErrors.push(err31);
			errors++;
		}
		if (props0 !== true && props7 !== void 0) {
			if (props7 === true) props0 = true;
			else {
				props0 = props0 || {};
				Object.assign(props0, props7);
			}
		}
		const _errs53 = errors;
		let valid22 = true;
		const _errs54 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.type === void 0 && "type") {
				const err32 = {};
				if (vErrors === null) vErrors = [err32];
				else vErrors.push(err32);
				errors++;
			} else if (data.type !== void 0) {
				if ("tool.returned" !== data.type) {
					const err33 = {};
					if (vErrors === null) vErrors = [err33];
					else vErrors.push(err33);
					errors++;
				}
			}
		}
		var _valid9 = _errs54 === errors;
		errors = _errs53;
		if (vErrors !== null) {
			if (_errs53) vErrors.length = _errs53;
			else vErrors = null;
		}
		if (_valid9) {
			const _errs56 = errors;
			if (!validate36(data, {
				instancePath,
				parentData,
				parentDataProperty,
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
				errors = vErrors.length;
			}
			var _valid9 = _errs56 === errors;
			valid22 = _valid9;
			if (valid22) {
				var props8 = {};
				props8.step_id = true;
				props8.tool_call_id = true;
				props8.tool_name = true;
				props8.output = true;
				props8.duration_ms = true;
				props8.type = true;
			}
		}
		if (!valid22) {
			const err34 = {
				instancePath,
				schemaPath: "#/allOf/9/if",
				keyword: "if",
				params: { failingKeyword: "then" },
				message: "must match \"then\" schema"
			};
			if (vErrors === null) vErrors = [err34];
			else vErrors.push(err34);
			errors++;
		}
		if (props0 !== true && props8 !== void 0) {
			if (props8 === true) props0 = true;
			else {
				props0 = props0 || {};
				Object.assign(props0, props8);
			}
		}
		const _errs58 = errors;
		let valid24 = true;
		const _errs59 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.type === void 0 && "type") {
				const err35 = {};
				if (vErrors === null) vErrors = [err35];
				else vErrors.push(err35);
				errors++;
			} else if (data.type !== void 0) {
				if ("tool.failed" !== data.type) {
					const err36 = {};
					if (vErrors === null) vErrors = [err36];
					else vErrors.push(err36);
					errors++;
				}
			}
		}
		var _valid10 = _errs59 === errors;
		errors = _errs58;
		if (vErrors !== null) {
			if (_errs58) vErrors.length = _errs58;
			else vErrors = null;
		}
		if (_valid10) {
			const _errs61 = errors;
			if (!validate38(data, {
				instancePath,
				parentData,
				parentDataProperty,
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
				errors = vErrors.length;
			}
			var _valid10 = _errs61 === errors;
			valid24 = _valid10;
			if (valid24) {
				var props9 = {};
				props9.step_id = true;
				props9.tool_call_id = true;
				props9.tool_name = true;
				props9.reason = true;
				props9.error_code = true;
				props9.duration_ms = true;
				props9.type = true;
			}
		}
		if (!valid24) {
			const err37 = {
				instancePath,
				schemaPath: "#/allOf/10/if",
				keyword: "if",
				params: { failingKeyword: "then" },
				message: "must match \"then\" schema"
			};
			if (vErrors === null) vErrors = [err37];
			else vErrors.push(err37);
			errors++;
		}
		if (props0 !== true && props9 !== void 0) {
			if (props9 === true) props0 = true;
			else {
				props0 = props0 || {};
				Object.assign(props0, props9);
			}
		}
		const _errs63 = errors;
		let valid26 = true;
		const _errs64 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.type === void 0 && "type") {
				const err38 = {};
				if (vErrors === null) vErrors = [err38];
				else vErrors.push(err38);
				errors++;
			} else if (data.type !== void 0) {
				if ("artifact.created" !== data.type) {
					const err39 = {};
					if (vErrors === null) vErrors = [err39];
					else vErrors.push(err39);
					errors++;
				}
			}
		}
		var _valid11 = _errs64 === errors;
		errors = _errs63;
		if (vErrors !== null) {
			if (_errs63) vErrors.length = _errs63;
			else vErrors = null;
		}
		if (_valid11) {
			const _errs66 = errors;
			if (!validate40(data, {
				instancePath,
				parentData,
				parentDataProperty,
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
				errors = vErrors.length;
			}
			var _valid11 = _errs66 === errors;
			valid26 = _valid11;
			if (valid26) {
				var props10 = {};
				props10.step_id = true;
				props10.artifact_id = true;
				props10.artifact_type = true;
				props10.checksum = true;
				props10.size_bytes = true;
				props10.path = true;
				props10.type = true;
			}
		}
		if (!valid26) {
			const err40 = {
				instancePath,
				schemaPath: "#/allOf/11/if",
				keyword: "if",
				params: { failingKeyword: "then" },
				message: "must match \"then\" schema"
			};
			if (vErrors === null) vErrors = [err40];
			else vErrors.push(err40);
			errors++;
		}
		if (props0 !== true && props10 !== void 0) {
			if (props10 === true) props0 = true;
			else {
				props0 = props0 || {};
				Object.assign(props0, props10);
			}
		}
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.type === void 0) {
				const err41 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "type" },
					message: "must have required property 'type'"
				};
				if (vErrors === null) vErrors = [err41];
				else vErrors.push(err41);
				errors++;
			}
			if (data.run_id === void 0) {
				const err42 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "run_id" },
					message: "must have required property 'run_id'"
				};
				if (vErrors === null) vErrors = [err42];
				else vErrors.push(err42);
				errors++;
			}
			if (data.seq === void 0) {
				const err43 = {
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: "seq" },
					message: "must have required property 'seq'"
				};
				if (vErrors === null) vErrors = [err43];
				else vErrors.push(err43);
				errors++;
			}
			if (props0 !== true) {
				props0 = props0 || {};
				props0.type = true;
				props0.run_id = true;
				props0.seq = true;
				props0.event_id = true;
				props0.timestamp = true;
			}
			if (data.type !== void 0) {
				let data13 = data.type;
				if (!(data13 === "run.started" || data13 === "run.finished" || data13 === "run.failed" || data13 === "step.started" || data13 === "step.finished" || data13 === "step.failed" || data13 === "llm.requested" || data13 === "llm.responded" || data13 === "tool.called" || data13 === "tool.returned" || data13 === "tool.failed" || data13 === "artifact.created")) {
					const err44 = {
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/enum",
						keyword: "enum",
						params: { allowedValues: schema32.properties.type.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err44];
					else vErrors.push(err44);
					errors++;
				}
			}
			if (data.run_id !== void 0) {
				let data14 = data.run_id;
				if (typeof data14 === "string") {
					if (!pattern20.test(data14)) {
						const err45 = {
							instancePath: instancePath + "/run_id",
							schemaPath: "#/properties/run_id/pattern",
							keyword: "pattern",
							params: { pattern: "^(?:run-)?[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$" },
							message: "must match pattern \"^(?:run-)?[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$\""
						};
						if (vErrors === null) vErrors = [err45];
						else vErrors.push(err45);
						errors++;
					}
				} else {
					const err46 = {
						instancePath: instancePath + "/run_id",
						schemaPath: "#/properties/run_id/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err46];
					else vErrors.push(err46);
					errors++;
				}
			}
			if (data.seq !== void 0) {
				let data15 = data.seq;
				if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15))) {
					const err47 = {
						instancePath: instancePath + "/seq",
						schemaPath: "#/properties/seq/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					};
					if (vErrors === null) vErrors = [err47];
					else vErrors.push(err47);
					errors++;
				}
				if (typeof data15 == "number" && isFinite(data15)) {
					if (data15 > 9007199254740991 || isNaN(data15)) {
						const err48 = {
							instancePath: instancePath + "/seq",
							schemaPath: "#/properties/seq/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 9007199254740991
							},
							message: "must be <= 9007199254740991"
						};
						if (vErrors === null) vErrors = [err48];
						else vErrors.push(err48);
						errors++;
					}
					if (data15 < 1 || isNaN(data15)) {
						const err49 = {
							instancePath: instancePath + "/seq",
							schemaPath: "#/properties/seq/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 1
							},
							message: "must be >= 1"
						};
						if (vErrors === null) vErrors = [err49];
						else vErrors.push(err49);
						errors++;
					}
				}
			}
			if (data.event_id !== void 0) {
				let data16 = data.event_id;
				if (typeof data16 === "string") {
					if (!pattern4.test(data16)) {
						const err50 = {
							instancePath: instancePath + "/event_id",
							schemaPath: "#/properties/event_id/pattern",
							keyword: "pattern",
							params: { pattern: "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$" },
							message: "must match pattern \"^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$\""
						};
						if (vErrors === null) vErrors = [err50];
						else vErrors.push(err50);
						errors++;
					}
				} else {
					const err51 = {
						instancePath: instancePath + "/event_id",
						schemaPath: "#/properties/event_id/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err51];
					else vErrors.push(err51);
					errors++;
				}
			}
			if (data.timestamp !== void 0) {
				let data17 = data.timestamp;
				if (typeof data17 === "string") {
					if (!pattern22.test(data17)) {
						const err52 = {
							instancePath: instancePath + "/timestamp",
							schemaPath: "#/properties/timestamp/pattern",
							keyword: "pattern",
							params: { pattern: "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])[Tt ](?:[01]\\d|2[0-3]):[0-5]\\d:(?:[0-5]\\d|60)(?:\\.\\d+)?(?:[Zz]|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)$" },
							message: "must match pattern \"^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])[Tt ](?:[01]\\d|2[0-3]):[0-5]\\d:(?:[0-5]\\d|60)(?:\\.\\d+)?(?:[Zz]|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)$\""
						};
						if (vErrors === null) vErrors = [err52];
						else vErrors.push(err52);
						errors++;
					}
				} else {
					const err53 = {
						instancePath: instancePath + "/timestamp",
						schemaPath: "#/properties/timestamp/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err53];
					else vErrors.push(err53);
					errors++;
				}
			}
		} else {
			const err54 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err54];
			else vErrors.push(err54);
			errors++;
		}
		validate21.errors = vErrors;
		evaluated0.props = props0;
		return errors === 0;
	}
	validate21.evaluated = {
		"dynamicProps": true,
		"dynamicItems": false
	};
}))();
const validateOptions = validators.validator0;
const validateEvent = validators.validator1;
// src/kinds/event-log/check-options.ts
const { checkOptions, checkRuleOptions } = optionChecks({
	validateOptions,
	validateRuleOptions: {}
}, (given) => {
	const options = {
		...defaultEventLogOptions,
		...given
	};
	const faults = [...toolFaults(options), ...agentFaults(options)];
	return faults.length > 0 ? {
		ok: false,
		faults
	} : {
		ok: true,
		options
	};
});
function toolFaults({ tools }) {
	return Object.entries(tools).flatMap(([name, tool]) => ["input", "output"].flatMap((side) => supportFaults(tool[side] ?? {}).map(({ pointer, message }) => ({
		pointer: `${appendToken("/tools", name)}/${side}${pointer}`,
		message
	}))));
}
function agentFaults({ agents, tools }) {
	if (Object.keys(tools).length === 0) return [];
	return Object.entries(agents).flatMap(([id, agent]) => (agent.tools ?? []).flatMap((tool, index) => {
		const pointer = `${appendToken("/agents", id)}/tools/${index}`;
		return Object.hasOwn(tools, tool) ? [] : [{
			pointer,
			message: `'${tool}' is not among the tools`
		}];
	}));
}
// src/kinds/event-log/names.ts
const eventName = "event";
const placeName = "place";
const tailName = "(tail)";
const orderName = "(order)";
const restName = "(rest)";
function lineName(line) {
	return `line ${line}`;
}
function linesName(count) {
	return `(lines ${count})`;
}
function stretchName({ id, count }) {
	return `(lines from ${id} to ${count})`;
}
function namedStretch(name) {
	const [, id, count] = /^\(lines from (.*) to (\d+)\)$/s.exec(name) ?? [];
	return id === void 0 ? void 0 : {
		id,
		count: Number(count)
	};
}
function namedLines(name) {
	const [, count] = /^\(lines (\d+)\)$/.exec(name) ?? [];
	return count === void 0 ? void 0 : Number(count);
}
// src/kinds/event-log/breach.ts
function breachCollector(options) {
	const byRule = new Map();
	return {
		byRule,
		add(rule, messageId, invariant, at, detail = {}) {
			const list = byRule.get(rule) ?? [];
			byRule.set(rule, list);
			if (list.length <= 1e4) list.push(breachAt(messageId, invariant, at, detail, options));
		}
	};
}
function breachAt(messageId, invariant, at, detail, options) {
	const { first, field = "", id = "", found = "", expected = "" } = detail;
	return {
		messageId,
		invariant,
		subject: subjectOf(at.key, field === "" ? void 0 : field),
		refused: refusedBy(detail.cause ?? at, options),
		pointer: pointerTo(at.line, field),
		values: {
			seq: at.seq,
			type: at.type,
			run: at.run,
			id,
			field,
			first: first?.seq ?? 0,
			found,
			expected
		},
		...first === void 0 ? {} : { related: {
			pointer: pointerTo(first.line),
			label: first.type === "" ? "first here" : `seq ${first.seq} (${first.type})`
		} }
	};
}
function refusedBy({ run, key }, { mode }) {
	if (run === "") return subjectOf(key);
	return mode === "closed" ? subjectOf(run) : subjectOf(key, restName);
}
function pointerTo(line, field = "") {
	const pointer = appendToken("", line - 1);
	return field === "" ? pointer : appendToken(pointer, field);
}
function eventId$1(run, seq, previous) {
	return seq > previous ? `${run}:${seq}` : `${run}:${seq} after ${previous}`;
}
// src/kinds/event-log/uuid-table.ts
const canonical = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/;
function uuidTable() {
	let words = new Uint32Array(256);
	let lines = new Uint32Array(64);
	let slots = new Int32Array(128).fill(-1);
	const texts = new Map();
	const textAt = new Map();
	let size = 0;
	const key = new Uint32Array(4);
	const slotOf = () => {
		const mask = slots.length - 1;
		const mixed = Math.imul((key[0] ?? 0) ^ Math.imul((key[1] ?? 0) ^ (key[3] ?? 0), 2654435761), 2246822507);
		for (let slot = (mixed ^ mixed >>> 15) & mask;; slot = slot + 1 & mask) {
			const index = slots[slot] ?? -1;
			if (index < 0 || isAt(index)) return slot;
		}
	};
	const isAt = (index) => words[4 * index] === key[0] && words[4 * index + 1] === key[1] && words[4 * index + 2] === key[2] && words[4 * index + 3] === key[3];
	const grow = () => {
		words = widened(words);
		lines = widened(lines);
		slots = new Int32Array(2 * slots.length).fill(-1);
		for (let index = 0; index < size; index++) {
			if (textAt.has(index)) continue;
			key.set(words.subarray(4 * index, 4 * index + 4));
			slots[slotOf()] = index;
		}
	};
	const indexOf = (id) => readKey(id, key) ? slots[slotOf()] ?? -1 : texts.get(id) ?? -1;
	return {
		get size() {
			return size;
		},
		indexOf,
		add(id, line) {
			const known = indexOf(id);
			if (known >= 0) return lines[known];
			if (size === lines.length) grow();
			if (readKey(id, key)) {
				slots[slotOf()] = size;
				words.set(key, 4 * size);
			} else {
				texts.set(id, size);
				textAt.set(size, id);
			}
			lines[size++] = line;
		},
		lineOf: (id) => lines[indexOf(id)],
		idAt: (index) => textAt.get(index) ?? spelled(words.subarray(4 * index, 4 * index + 4))
	};
}
function widened(array) {
	const wide = new Uint32Array(2 * array.length);
	wide.set(array);
	return wide;
}
function readKey(id, key) {
	if (!canonical.test(id)) return false;
	key[0] = Number.parseInt(id.slice(0, 8), 16);
	key[1] = Number.parseInt(id.slice(9, 13) + id.slice(14, 18), 16);
	key[2] = Number.parseInt(id.slice(19, 23) + id.slice(32), 16);
	key[3] = Number.parseInt(id.slice(24, 32), 16);
	return true;
}
function spelled(words) {
	const [one = "", two = "", three = "", four = ""] = [...words].map((word) => word.toString(16).padStart(8, "0"));
	return `${one}-${two.slice(0, 4)}-${two.slice(4)}-${three.slice(0, 4)}-${four}${three.slice(4)}`;
}
// src/kinds/event-log/event-ids.ts
const noEvents = {
	lineOf: () => void 0,
	count: 0,
	missing: {
		count: 0,
		first: void 0
	}
};
function eventIds(breaches, { strictPayload }, known = noEvents) {
	const table = uuidTable();
	let missing = known.missing;
	return {
		get count() {
			return known.count + table.size;
		},
		get missing() {
			return missing;
		},
		lineOf: (id) => known.lineOf(id) ?? table.lineOf(id),
		take(id, at) {
			if (id === void 0) {
				missing = {
					count: missing.count + 1,
					first: missing.first ?? at
				};
				if (strictPayload) breaches.add("event-log/event-id", "missing", "36", at);
				return;
			}
			const line = typeof id === "string" ? known.lineOf(id) ?? table.add(id, at.line) : void 0;
			if (line === void 0) return;
			const first = {
				...at,
				seq: 0,
				type: "",
				line
			};
			breaches.add("event-log/event-id", "duplicate", "36", at, {
				id: String(id),
				field: "event_id",
				first,
				found: String(line)
			});
		},
		end() {
			if (strictPayload || missing.first === void 0 || known.count + table.size === 0) return;
			breaches.add("event-log/event-id", "partly", "36", missing.first, { found: String(missing.count) });
		}
	};
}
// src/kinds/event-log/growing-numbers.ts
function growingNumbers() {
	let room = new Float64Array(64);
	let length = 0;
	return {
		get length() {
			return length;
		},
		push(value) {
			if (length === room.length) {
				const wide = new Float64Array(2 * room.length);
				wide.set(room);
				room = wide;
			}
			room[length++] = value;
		},
		numbers: () => room.subarray(0, length)
	};
}
// src/kinds/event-log/run-state.ts
function newRun(first) {
	return {
		id: first.run,
		first,
		last: first,
		furthest: -1,
		attempts: [
			0,
			0,
			0
		],
		done: [
			false,
			false,
			false
		],
		steps: new Map(),
		tools: new Map(),
		models: new Map(),
		artifacts: new Map()
	};
}
function phaseIndex(phase) {
	return phases.indexOf(phase);
}
function exhausted({ attempts, done }) {
	return phases.filter((_, index) => (attempts[index] ?? 0) >= 3 && done[index] !== true);
}
// src/kinds/event-log/judge-step.ts
function judgeStep(event, at, run, judging) {
	const id = textOf(event, "step_id");
	if (id === void 0) return;
	if (event.type === "step.started") startStep$1(event, id, at, run, judging);
	else endStep$1(event, id, at, run, judging.breaches);
}
function textOf({ fields }, name) {
	const value = fields[name];
	return typeof value === "string" ? value : void 0;
}
function startStep$1(event, id, at, run, { breaches, options }) {
	const known = run.steps.get(id);
	if (known !== void 0) {
		breaches.add("event-log/step-started-once", "duplicate", "9", at, {
			id,
			first: known.start
		});
		return;
	}
	const phase = textOf(event, "phase") ?? "";
	const index = phaseIndex(phase);
	if (index >= 0) judgePhase(index, at, run, breaches);
	const agent = judgeAgent(event, phase, at, breaches, options);
	run.steps.set(id, {
		start: at,
		phase,
		attempt: run.attempts[index] ?? 0,
		agent
	});
}
function judgePhase(index, at, run, breaches) {
	const [phase = "", before = "", furthest = ""] = [
		phases[index],
		phases[index - 1],
		phases[run.furthest]
	];
	run.attempts[index] = (run.attempts[index] ?? 0) + 1;
	const detail = {
		field: "phase",
		found: phase
	};
	if (index < run.furthest) breaches.add("event-log/phase-order", "backwards", "3", at, {
		...detail,
		expected: furthest
	});
	else if (index > run.furthest && index > 0 && run.done[index - 1] !== true) {
		const isSpent = (run.attempts[index - 1] ?? 0) >= 3;
		const rule = isSpent ? "event-log/attempt-limit" : "event-log/phase-order";
		breaches.add(rule, isSpent ? "laterPhase" : "gated", isSpent ? "3" : "5a", at, {
			...detail,
			expected: before
		});
	}
	if ((run.attempts[index] ?? 0) > 3) breaches.add("event-log/attempt-limit", "tooMany", "3", at, {
		...detail,
		expected: String(3)
	});
	run.furthest = Math.max(run.furthest, index);
}
function judgeAgent(event, phase, at, breaches, { agents }) {
	const id = textOf(event, "agent_id");
	if (Object.keys(agents).length === 0) return defaultAgent(id, phase, at, breaches);
	const agent = id !== void 0 && Object.hasOwn(agents, id) ? agents[id] : void 0;
	const detail = {
		field: "agent_id",
		found: id ?? "",
		expected: Object.keys(agents).join(", ")
	};
	if (id === void 0) breaches.add("event-log/agent", "missing", "45", at, detail);
	else if (agent === void 0) breaches.add("event-log/agent", "unknown", "45", at, detail);
	else if (agent.phase !== phase && phaseIndex(phase) >= 0) breaches.add("event-log/agent", "otherPhase", "13", at, {
		...detail,
		expected: agent.phase
	});
	return agent === void 0 || id === void 0 ? void 0 : {
		id,
		...agent
	};
}
function defaultAgent(id, phase, at, breaches) {
	const named = phases.find((name) => name === id?.toLowerCase());
	if (named !== void 0 && named !== phase && phaseIndex(phase) >= 0) breaches.add("event-log/agent", "otherPhase", "13", at, {
		field: "agent_id",
		found: id ?? "",
		expected: named
	});
	const own = phases.find((name) => name === phase);
	return own === void 0 ? void 0 : {
		id: own,
		phase: own,
		tier: own === "executor" ? "EXECUTE" : "READ"
	};
}
function endStep$1(event, id, at, run, breaches) {
	const step = run.steps.get(id);
	if (step === void 0) {
		breaches.add("event-log/step-reference", "unknown", "11", at, {
			id,
			field: "step_id"
		});
		return;
	}
	if (step.end !== void 0) {
		breaches.add("event-log/step-terminated", "twice", "10", at, {
			id,
			first: step.end
		});
		return;
	}
	const phase = textOf(event, "phase");
	if (phaseIndex(phase) >= 0 && phase !== step.phase) breaches.add("event-log/step-phase", "changed", "12", at, {
		id,
		field: "phase",
		found: phase ?? "",
		expected: step.phase,
		first: step.start
	});
	step.end = at;
	const index = phaseIndex(step.phase);
	if (event.type === "step.finished" && index >= 0) run.done[index] = true;
}
function judgeReference(event, at, run, breaches, { rule, invariant }) {
	const id = textOf(event, "step_id");
	if (id === void 0) return void 0;
	const step = run.steps.get(id);
	if (step === void 0) breaches.add(rule, "noStep", invariant, at, {
		id,
		field: "step_id"
	});
	else if (step.end !== void 0) breaches.add("event-log/step-terminated", "after", "10", at, {
		id,
		field: "step_id",
		first: step.end
	});
	return step;
}
// src/kinds/event-log/workspace-path.ts
const separators = {
	posix: /\//,
	drive: /[\\/]/,
	unc: /[\\/]/
};
function formOf$1(path) {
	if (path.startsWith("/")) return "posix";
	if (/^[A-Za-z]:[\\/]/.test(path)) return "drive";
	return /^\\\\[^\\/]+[\\/][^\\/]+/.test(path) ? "unc" : void 0;
}
function segmentsOf(path, form) {
	const segments = (form === "posix" ? path.slice(1) : form === "unc" ? path.slice(2) : path).split(separators[form]);
	if (segments.at(-1) === "" && (segments.length === 1 || form === "drive" && segments.length === 2)) segments.pop();
	return form === "posix" ? segments : segments.map((segment) => segment.toLowerCase());
}
function readRoot(path) {
	const form = formOf$1(path);
	if (form === void 0 || path.includes("\0")) return "absolute";
	const segments = segmentsOf(path, form);
	return segments.some((segment) => [
		"",
		".",
		".."
	].includes(segment)) ? "normalised" : {
		form,
		segments
	};
}
function pathFault(path, root, relative) {
	if (path.split(/[\\/]/).includes("..")) return "escapes";
	const form = formOf$1(path);
	if (path.includes("\0") || root !== void 0 && form !== void 0 && form !== root.form) return "outside";
	if (form === void 0) return relative ? void 0 : "absolute";
	if (root === void 0) return void 0;
	const segments = segmentsOf(path, form).filter((segment) => segment !== "" && segment !== ".");
	return root.segments.every((segment, index) => segments[index] === segment) ? void 0 : "outside";
}
// src/kinds/event-log/judge-artifact.ts
const invariants = {
	absolute: "34",
	escapes: "43",
	outside: "42"
};
function judgeArtifact(event, at, run, breaches) {
	judgeReference(event, at, run, breaches, {
		rule: "event-log/artifact-reference",
		invariant: "29"
	});
	const id = textOf(event, "artifact_id");
	const known = id === void 0 ? void 0 : run.artifacts.get(id);
	if (id !== void 0 && known !== void 0) breaches.add("event-log/artifact-created-once", "duplicate", "28", at, {
		id,
		first: known
	});
	else if (id !== void 0) run.artifacts.set(id, at);
	const path = textOf(event, "path");
	if (path === void 0) return;
	const fault = pathFault(path, run.root, event.fields.artifact_type !== "file");
	if (fault === void 0) return;
	const detail = {
		field: "path",
		found: path
	};
	breaches.add("event-log/artifact-path", fault, invariants[fault], at, detail);
}
// src/kinds/event-log/judge-tool.ts
const forbidden = "execute_shell";
function judgeTool(event, at, agent, { breaches, options: { tools } }) {
	const name = textOf(event, "tool_name");
	if (name === void 0) return void 0;
	const detail = {
		field: "tool_name",
		found: name,
		id: agent?.id ?? ""
	};
	if (name === forbidden) breaches.add("event-log/shell", "forbidden", "44", at, detail);
	if (agent?.tools !== void 0 && !agent.tools.includes(name)) breaches.add("event-log/tool-allowed", "notListed", "46", at, detail);
	if (Object.keys(tools).length === 0) return void 0;
	const tool = Object.hasOwn(tools, name) ? tools[name] : void 0;
	if (tool === void 0) {
		if (name !== forbidden) breaches.add("event-log/tool-allowed", "unknown", "18", at, detail);
		return;
	}
	if (agent !== void 0 && tiers.indexOf(agent.tier) < tiers.indexOf(tool.tier)) breaches.add("event-log/tool-tier", "tooHigh", "19", at, {
		...detail,
		expected: `${tool.tier}, not ${agent.tier}`
	});
	return tool.input === void 0 ? void 0 : schemaFault(tool.input, event.fields.input ?? {});
}
function judgeToolEnd(event, at, { name, badInput, start }, { breaches, options: { tools } }) {
	const code = textOf(event, "error_code");
	if (badInput !== void 0 && (event.type !== "tool.failed" || code !== "INVALID_INPUT")) breaches.add("event-log/tool-input", "accepted", "20", at, {
		id: name,
		found: badInput,
		first: start
	});
	const schema = Object.hasOwn(tools, name) ? tools[name]?.output : void 0;
	if (event.type !== "tool.returned" || schema === void 0) return;
	const fault = schemaFault(schema, event.fields.output ?? null);
	if (fault !== void 0) breaches.add("event-log/tool-output", "accepted", "21", at, {
		id: name,
		field: "output",
		found: fault
	});
}
// src/kinds/event-log/judge-call.ts
const toolSort = {
	key: "tool_call_id",
	once: ["event-log/tool-called-once", "15"],
	ended: ["event-log/tool-terminated", "16"],
	belongs: ["event-log/tool-reference", "17"]
};
const modelSort = {
	key: "llm_call_id",
	once: ["event-log/llm-requested-once", "24"],
	ended: ["event-log/llm-responded", "25"],
	belongs: ["event-log/llm-reference", "26"]
};
function judgeToolCall(event, at, run, judging) {
	const { breaches } = judging;
	if (event.type !== "tool.called") {
		const call = endCall(event, at, run, run.tools, toolSort, breaches);
		if (call !== void 0) judgeToolEnd(event, at, call, judging);
		return;
	}
	const [rule, invariant] = toolSort.belongs;
	const badInput = judgeTool(event, at, judgeReference(event, at, run, breaches, {
		rule,
		invariant
	})?.agent, judging);
	startCall(event, at, run.tools, toolSort, breaches, badInput);
}
function judgeModelCall(event, at, run, breaches) {
	if (event.type !== "llm.requested") {
		endCall(event, at, run, run.models, modelSort, breaches);
		return;
	}
	const [rule, invariant] = modelSort.belongs;
	judgeReference(event, at, run, breaches, {
		rule,
		invariant
	});
	startCall(event, at, run.models, modelSort, breaches);
}
function startCall(event, at, calls, { key, once }, breaches, badInput) {
	const id = textOf(event, key);
	if (id === void 0) return;
	const known = calls.get(id);
	if (known !== void 0) {
		breaches.add(once[0], "duplicate", once[1], at, {
			id,
			first: known.start
		});
		return;
	}
	const stepId = textOf(event, "step_id") ?? "";
	const name = textOf(event, "tool_name") ?? "";
	calls.set(id, {
		start: at,
		stepId,
		name,
		...badInput === void 0 ? {} : { badInput }
	});
}
function endCall(event, at, run, calls, { key, ended, belongs }, breaches) {
	const [rule, invariant] = belongs;
	judgeReference(event, at, run, breaches, {
		rule,
		invariant
	});
	const id = textOf(event, key);
	const call = id === void 0 ? void 0 : calls.get(id);
	if (id === void 0) return void 0;
	if (call === void 0) {
		breaches.add(rule, "noCall", ended[1], at, {
			id,
			field: key
		});
		return;
	}
	if (call.end !== void 0) {
		breaches.add(ended[0], "twice", ended[1], at, {
			id,
			first: call.end
		});
		return;
	}
	call.end = at;
	const others = [[
		"otherStep",
		"step_id",
		call.stepId
	], [
		"otherTool",
		"tool_name",
		call.name
	]];
	for (const [messageId, field, expected] of others) {
		const found = textOf(event, field);
		if (found === void 0 || expected === "" || found === expected) continue;
		breaches.add(rule, messageId, invariant, at, {
			id,
			field,
			found,
			expected,
			first: call.start
		});
	}
	return call;
}
// src/kinds/event-log/judge-event.ts
function judgeEvent(event, runs, judging) {
	const known = runs.open.get(event.runId);
	const closed = known === void 0 ? runs.closed.find(event.runId) : void 0;
	if (closed !== void 0) {
		judgeLate(event, closed, judging.breaches);
		return;
	}
	const at = markOf(event, known?.last.seq ?? 0);
	const run = known ?? newRun(at);
	if (known === void 0) runs.open.set(event.runId, run);
	if (known !== void 0 && event.seq <= known.last.seq) judging.breaches.add("event-log/seq-order", "notIncreasing", "38", at, {
		field: "seq",
		first: known.last
	});
	run.last = at;
	dispatch(event, at, run, judging);
	if (event.type === "run.finished" || event.type === "run.failed") terminate(at, run, runs, judging);
}
function markOf({ runId, seq, type, line }, previous) {
	return {
		seq,
		type,
		line,
		run: runId,
		key: eventId$1(runId, seq, previous)
	};
}
function dispatch(event, at, run, judging) {
	if (event.type === "run.started") startRun$1(event, at, run, judging.breaches);
	else if (event.type.startsWith("step.")) judgeStep(event, at, run, judging);
	else if (event.type.startsWith("tool.")) judgeToolCall(event, at, run, judging);
	else if (event.type.startsWith("llm.")) judgeModelCall(event, at, run, judging.breaches);
	else if (event.type === "artifact.created") judgeArtifact(event, at, run, judging.breaches);
}
function startRun$1({ fields }, at, run, breaches) {
	if (run.started !== void 0) {
		breaches.add("event-log/run-started-once", "duplicate", "2a.2", at, { first: run.started });
		return;
	}
	if (run.first !== at) breaches.add("event-log/run-started-first", "late", "2a.3", at, {
		first: run.first,
		cause: run.first
	});
	run.started = at;
	const path = fields.workspace_root;
	if (typeof path !== "string" || path === "") return;
	const root = readRoot(path);
	if (typeof root !== "string") run.root = root;
	else breaches.add("event-log/workspace-root", root, "4a", at, {
		field: "workspace_root",
		found: path
	});
}
function judgeLate(event, run, breaches) {
	const mark = (type, { seq, line }) => ({
		seq,
		line,
		type,
		run: run.id,
		key: ""
	});
	const end = mark(run.failed ? "run.failed" : "run.finished", run.end);
	const at = markOf(event, run.end.seq);
	if (event.type === "run.started") breaches.add("event-log/run-started-once", "duplicate", "2a.2", at, { first: mark("run.started", run.start) });
	else if (event.type === "run.finished" || event.type === "run.failed") breaches.add("event-log/run-terminated", "twice", "2a.5", at, { first: end });
	else {
		const invariant = event.seq > end.seq ? "2a.6" : "2a.7";
		breaches.add("event-log/event-after-termination", "late", invariant, at, { first: end });
	}
}
function terminate(at, run, runs, { breaches, options }) {
	missingStart(run, breaches);
	if (options.mode !== "open") reportOpen(run, breaches, at);
	if (at.type === "run.finished") judgeSuccess(at, run, breaches);
	runs.open.delete(run.id);
	const { first, last } = run;
	runs.closed.add({
		id: run.id,
		failed: at.type === "run.failed",
		start: run.started ?? first,
		end: last
	});
}
function judgeOpenRun(run, { breaches, options }) {
	missingStart(run, breaches);
	if (options.mode !== "closed") return;
	breaches.add("event-log/run-terminated", "missing", "2a.4", run.first);
	reportOpen(run, breaches, run.first);
}
function missingStart(run, breaches) {
	if (run.started === void 0) breaches.add("event-log/run-started-first", "missing", "2a.1", run.first);
}
function reportOpen(run, breaches, cause) {
	for (const [id, { start, end }] of run.steps) if (end === void 0) breaches.add("event-log/step-terminated", "open", "10", start, {
		id,
		cause
	});
	for (const [id, { start, end, name }] of run.tools) if (end === void 0) breaches.add("event-log/tool-terminated", "open", "16", start, {
		id,
		found: name,
		cause
	});
	for (const [id, { start, end }] of run.models) if (end === void 0) breaches.add("event-log/llm-responded", "open", "25", start, {
		id,
		cause
	});
}
function judgeSuccess(at, run, breaches) {
	const spent = exhausted(run);
	if (spent.length > 0) {
		breaches.add("event-log/attempt-limit", "finished", "3", at, { expected: spent.join(", ") });
		return;
	}
	const names = [
		"planner",
		"executor",
		"reviewer"
	].filter((_, index) => run.done[index] !== true);
	if (names.length > 0) breaches.add("event-log/finished-early", "early", "3", at, { expected: names.join(", ") });
}
// src/kinds/event-log/open-run.ts
function openRunOf(run) {
	const steps = [...run.steps].filter(([, { end }]) => end === void 0);
	return {
		id: run.id,
		lastSeq: run.last.seq,
		started: run.started !== void 0,
		steps: steps.map(([id, { phase, attempt }]) => ({
			id,
			phase,
			attempt
		})),
		calls: [...openCalls(run.tools, ({ name }) => name), ...openCalls(run.models, () => void 0)],
		phase: phases[run.furthest] ?? ""
	};
}
function openCalls(calls, toolOf) {
	return [...calls].filter(([, { end }]) => end === void 0).map(([id, call]) => ({
		id,
		stepId: call.stepId,
		seq: call.start.seq,
		tool: toolOf(call)
	}));
}
// src/kinds/event-log/same-id.ts
const usual = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const runPrefix = "run-";
const idFields$1 = [
	"event_id",
	"step_id",
	"tool_call_id",
	"llm_call_id",
	"artifact_id"
];
function sameId(id) {
	if (usual.test(id)) return id;
	const lower = id.toLowerCase();
	return usual.test(lower) ? lower : id;
}
function sameRunId(id) {
	if (!id.startsWith(runPrefix)) return sameId(id);
	const bare = sameId(id.slice(4));
	return usual.test(bare) ? bare : id;
}
function withSameIds(fields) {
	const changed = [];
	for (const name of idFields$1) {
		const id = fields[name];
		if (typeof id === "string" && sameId(id) !== id) changed.push([name, sameId(id)]);
	}
	const { run_id: run } = fields;
	if (typeof run === "string" && sameRunId(run) !== run) changed.push(["run_id", sameRunId(run)]);
	return changed.length === 0 ? fields : {
		...fields,
		...Object.fromEntries(changed)
	};
}
// src/kinds/event-log/schema-names.ts
const definitions = $defs;
const known = new Map(properties.type.enum.map((type) => [type, new Set([...Object.keys(properties), ...ownNames(type)])]));
function ownNames(type) {
	const definition = definitions[type];
	if (typeof definition !== "object" || definition === null || !("properties" in definition)) return [];
	return Object.keys(definition.properties ?? {});
}
new Set(known.keys());
function namesOf(type) {
	return typeof type === "string" ? known.get(type) : void 0;
}
// src/kinds/event-log/read-event.ts
function readEvent(value, line, strict) {
	const { payload } = value;
	const faults = [];
	const written = isJsonObject(payload) ? flattened(value, payload, faults) : value;
	for (const fault of schemaFaults(validateEvent, written)) faults.push(asFormFault(fault, written));
	if (strict) faults.push(...unknownMembers(written));
	const fields = withSameIds(written);
	const known = knownEvent(fields);
	return {
		fields,
		faults,
		event: known === void 0 ? void 0 : {
			...known,
			fields,
			line
		}
	};
}
function knownEvent(fields) {
	const { type, run_id: runId, seq } = fields;
	if (typeof type !== "string" || typeof runId !== "string") return void 0;
	return typeof seq === "number" && Number.isSafeInteger(seq) && seq > 0 ? {
		type,
		runId,
		seq
	} : void 0;
}
function flattened(value, payload, faults) {
	const { payload: _, ...envelope } = value;
	const twice = Object.keys(payload).filter((name) => Object.hasOwn(envelope, name) && !jsonEqual(envelope[name], payload[name]));
	for (const field of twice) {
		const [found, expected] = [shownValue(payload[field]), shownValue(envelope[field])];
		faults.push({
			rule: "event-log/event-schema",
			messageId: "twice",
			invariant: "39",
			field,
			found,
			expected
		});
	}
	return {
		...payload,
		...envelope
	};
}
function asFormFault(fault, fields) {
	const { keyword, instancePath, params } = fault;
	const field = params.missingProperty ?? pointerTokens(instancePath)[0] ?? "";
	const found = shownValue(fields[field]);
	if (keyword === "required") return {
		rule: "event-log/event-schema",
		messageId: "missing",
		invariant: "39",
		field,
		found,
		expected: ""
	};
	const [rule, messageId, invariant] = formOf(field, keyword);
	return {
		rule,
		messageId,
		invariant,
		field,
		found,
		expected: expected(fault)
	};
}
const forms = {
	"type enum": [
		"event-log/event-type",
		"unknown",
		"37"
	],
	"run_id pattern": [
		"event-log/uuid",
		"form",
		"1"
	],
	"step_id pattern": [
		"event-log/uuid",
		"form",
		"8"
	],
	"tool_call_id pattern": [
		"event-log/uuid",
		"form",
		"14"
	],
	"llm_call_id pattern": [
		"event-log/uuid",
		"form",
		"23"
	],
	"artifact_id pattern": [
		"event-log/uuid",
		"form",
		"27"
	],
	"event_id pattern": [
		"event-log/uuid",
		"form",
		"36"
	],
	"phase enum": [
		"event-log/step-phase",
		"unknown",
		"12"
	],
	"artifact_type enum": [
		"event-log/artifact-form",
		"value",
		"31"
	],
	"checksum pattern": [
		"event-log/artifact-form",
		"value",
		"32"
	],
	"size_bytes minimum": [
		"event-log/artifact-form",
		"value",
		"33"
	],
	"duration_ms minimum": [
		"event-log/tool-duration",
		"negative",
		"22"
	]
};
function formOf(field, keyword) {
	return forms[`${field} ${keyword}`] ?? [
		"event-log/event-schema",
		"value",
		"39"
	];
}
function expected(fault) {
	const { keyword, params } = fault;
	if (keyword !== "pattern") return expectation(fault);
	return params.pattern?.startsWith("^(?:sha256") ? "64 hexadecimal digits" : "RFC 3339";
}
function unknownMembers(fields) {
	const known = namesOf(fields.type);
	return Object.keys(fields).filter((name) => known !== void 0 && !known.has(name)).map((field) => ({
		rule: "event-log/event-schema",
		messageId: "unknown",
		invariant: "39",
		field,
		found: field,
		expected: ""
	}));
}
// src/kinds/event-log/run-table.ts
const width = 5;
function runTable() {
	const ids = uuidTable();
	let numbers = new Float64Array(320);
	const at = (index) => {
		const [startSeq = 0, startLine = 0, endSeq = 0, endLine = 0, failed] = numbers.subarray(index * width, (index + 1) * width);
		return {
			id: ids.idAt(index),
			failed: failed === 1,
			start: {
				seq: startSeq,
				line: startLine
			},
			end: {
				seq: endSeq,
				line: endLine
			}
		};
	};
	return {
		get size() {
			return ids.size;
		},
		add({ id, failed, start, end }) {
			const index = ids.size;
			if (ids.add(id, start.line) !== void 0) return;
			if ((index + 1) * width > numbers.length) {
				const wide = new Float64Array(2 * numbers.length);
				wide.set(numbers);
				numbers = wide;
			}
			numbers.set([
				start.seq,
				start.line,
				end.seq,
				end.line,
				failed ? 1 : 0
			], index * width);
		},
		find(id) {
			const index = ids.indexOf(id);
			return index < 0 ? void 0 : at(index);
		},
		*ids() {
			for (let index = 0; index < ids.size; index++) yield ids.idAt(index);
		}
	};
}
// src/kinds/event-log/judge-log.ts
function logJudge(options, limits, onEvent = () => void 0) {
	const judging = {
		breaches: breachCollector(options),
		options
	};
	const runs = {
		open: new Map(),
		closed: runTable()
	};
	const ids = eventIds(judging.breaches, options);
	const starts = growingNumbers();
	const faults = [];
	const lineFaults = [];
	let values = limits.maxValues;
	let toolCalls = 0;
	const takeObject = (value, line) => {
		if (!isJsonObject(value)) {
			addLineFault({
				messageId: "notObject",
				line,
				text: ""
			});
			return;
		}
		const read = readEvent(value, line, options.strictPayload);
		const at = markFor(read.event, line, runs);
		for (const fault of read.faults) addFormFault(judging, at, fault);
		ids.take(read.fields.event_id, at);
		if (read.event === void 0) return;
		if (read.event.type === "tool.called") toolCalls += 1;
		judgeEvent(read.event, runs, judging);
		onEvent(read.event);
	};
	const addLineFault = (fault) => {
		if (lineFaults.length <= 1e4) lineFaults.push(fault);
	};
	const readLine = (bytes, line) => lineValue(bytes, line, {
		...limits,
		maxValues: values
	});
	const takeLine = (bytes, start) => {
		starts.push(start);
		const line = starts.length;
		if (isBlank$1(bytes)) {
			addLineFault({
				messageId: "blank",
				line,
				text: ""
			});
			return;
		}
		if (faults.length >= 1e4 || values < 0) return;
		const { value, found, count } = readLine(bytes, line);
		values -= count;
		if (found.length > 0) faults.push(...found.map((fault) => asReadFault(fault)));
		else if (value !== void 0) takeObject(value, line);
	};
	const lines = byteLines(takeLine);
	return {
		push: lines.push,
		state: {
			runs,
			ids,
			lineCount: () => starts.length,
			breaches: judging.breaches.byRule,
			lineFaults,
			faults
		},
		end() {
			const rest = lines.end();
			if (rest.length > 0) takeTail(rest);
			for (const run of runs.open.values()) judgeOpenRun(run, judging);
			ids.end();
			return {
				judged: {
					breaches: judging.breaches.byRule,
					lineFaults,
					runs: runs.closed,
					openRuns: [...runs.open.values()].map(openRunOf),
					toolCalls
				},
				faults: oneConflict(faults),
				lineStarts: starts.numbers()
			};
		}
	};
	function takeTail(bytes) {
		starts.push(lines.offset());
		const line = starts.length;
		const { value, found } = readLine(bytes, line);
		if (found.length > 0 || !isJsonObject(value)) {
			addLineFault({
				messageId: "torn",
				line,
				text: new TextDecoder().decode(bytes)
			});
			return;
		}
		addLineFault({
			messageId: "unterminated",
			line,
			text: ""
		});
		takeObject(value, line);
	}
}
function markFor(event, line, runs) {
	if (event === void 0) return {
		seq: 0,
		type: "",
		line,
		run: "",
		key: lineName(line)
	};
	return markOf(event, runs.open.get(event.runId)?.last.seq ?? runs.closed.find(event.runId)?.end.seq ?? 0);
}
function addFormFault({ breaches }, at, fault) {
	const { rule, messageId, invariant, ...detail } = fault;
	breaches.add(rule, messageId, invariant, at, detail);
}
function lineValue(bytes, line, limits) {
	const decoded = decodedLine(bytes, line);
	const read = parseCountedJson(sourceText(decoded.text), limits);
	const found = decoded.faults.length > 0 ? decoded.faults : read.faults;
	return {
		value: read.value,
		count: read.values,
		found: faultsOnLine(found, line, line - 1, limits)
	};
}
const decoder = new TextDecoder("utf-8", {
	fatal: true,
	ignoreBOM: true
});
function decodedLine(bytes, line) {
	try {
		const text = decoder.decode(bytes);
		if (!text.includes("﻿")) return {
			text,
			faults: []
		};
	} catch {}
	return decodeText(line === 1 ? bytes : withoutMark(bytes));
}
function withoutMark(bytes) {
	if (bytes[0] !== 239 || bytes[1] !== 187 || bytes[2] !== 191) return bytes;
	const doubled = new Uint8Array(bytes.length + 3);
	doubled.set(bytes.subarray(0, 3));
	doubled.set(bytes, 3);
	return doubled;
}
function isBlank$1(bytes) {
	return bytes.length < 64 && bytes.every((byte) => byte === 32 || byte === 9 || byte === 13);
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
function oneConflict(faults) {
	const first = faults.find(({ messageId }) => messageId === "conflict-marker");
	return first === void 0 ? faults : faults.filter((fault) => fault === first || fault.messageId !== "conflict-marker");
}
// src/kinds/event-log/parse.ts
function eventLogReader(options, limits) {
	const judge = logJudge(options, limits);
	const chunks = [];
	return {
		push(part, chunk) {
			if (part !== "") return;
			chunks.push(chunk);
			judge.push(chunk);
		},
		end() {
			const { judged, faults, lineStarts } = judge.end();
			const log = {
				...judged,
				bytes: chunkedBytes(chunks),
				lineStarts,
				options,
				aside: new Set()
			};
			const source = sourceOf(log);
			return {
				doc: faults.length > 0 ? null : log,
				faults,
				source: (part) => part === "" ? source : void 0
			};
		}
	};
}
function lineBytes({ bytes, lineStarts }, line) {
	const start = lineStarts[line - 1];
	if (start === void 0) return new Uint8Array();
	const next = lineStarts[line];
	if (next !== void 0) return bytes.slice(start, next - 1);
	const last = bytes.slice(start, bytes.length);
	return last.at(-1) === 10 ? last.subarray(0, -1) : last;
}
function lineText(log, line) {
	return decodeText(lineBytes(log, line)).text;
}
function sourceOf(log) {
	return {
		locate: (pointers) => new Map(pointers.map((pointer) => [pointer, placeOf(log, pointer)])),
		lineText: (line) => line > log.lineStarts.length || line < 1 ? void 0 : lineText(log, line).replace(/\r$/, "")
	};
}
function placeOf(log, pointer) {
	const [first, ...rest] = pointerTokens(pointer.startsWith("/") ? pointer : "");
	const line = indexIn(first) + 1;
	if (line < 1 || line > log.lineStarts.length) return textStart;
	const source = sourceText(lineText(log, line));
	const inner = rest.map((token) => `/${token.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
	const inPayload = `/payload${inner}`;
	const found = locateJson(source, [
		inner,
		inPayload,
		"/payload",
		""
	]);
	return {
		...[inner, inPayload].map((each) => found.get(each)?.value).find((span) => span !== void 0 && !isWhole(span, found.get("")?.value, inner) && !isWhole(span, found.get("/payload")?.value, inner)) ?? found.get("")?.value ?? textStart,
		line,
		endLine: line
	};
}
function isWhole(span, whole, inner) {
	return inner !== "" && whole !== void 0 && span.column === whole.column && span.endColumn === whole.endColumn;
}
const mostLookedAt = 5;
function looksLikeEventLog(text) {
	const first = text.slice(0, 65536).split("\n").slice(0, mostLookedAt).find((line) => line.trim() !== "") ?? "";
	return /"type"/.test(first) && [...typesIn(first)].some((type) => namesOf(type) !== void 0) && isEnvelope(first);
}
function typesIn(line) {
	return [...line.matchAll(/"type"\s*:\s*"([a-z.]+)"/g)].map(([, type = ""]) => type);
}
function isEnvelope(line) {
	return /"run_id"\s*:\s*"/.test(line) && /"seq"\s*:\s*\d/.test(line);
}
// src/kinds/event-log/event-index.ts
const indexes = new WeakMap();
function indexOf(log) {
	const known = indexes.get(log) ?? makeIndex(log);
	indexes.set(log, known);
	return known;
}
function makeIndex(log) {
	const lines = linesFrom(log, 1, log.lineStarts.length);
	return {
		lines,
		byId: grouped(lines, ({ id }) => id),
		byRun: grouped(lines, ({ run }) => run)
	};
}
function linesFrom(log, first, last) {
	const skipped = new Set(log.lineFaults.filter(({ messageId }) => messageId === "blank" || messageId === "torn").map(({ line }) => line));
	const latest = new Map();
	const lines = [];
	for (let line = first; line <= last; line++) {
		if (skipped.has(line)) continue;
		const text = lineText(log, line);
		const value = parseJson(sourceText(text)).value ?? null;
		lines.push(indexed(line, text, value, latest));
	}
	return lines;
}
function indexed(line, text, value, latest) {
	const fields = fieldsOf(value);
	const known = knownEvent(fields);
	const type = typeof fields.type === "string" ? fields.type : "";
	if (known === void 0) return {
		line,
		text,
		value,
		type,
		id: lineName(line),
		run: "",
		seq: 0
	};
	const { seq } = known;
	const run = sameRunId(known.runId);
	const last = latest.get(run) ?? {
		seq: 0,
		isOver: false
	};
	const isOver = type === "run.finished" || type === "run.failed";
	if (!last.isOver) latest.set(run, {
		seq,
		isOver
	});
	return {
		line,
		text,
		value,
		type,
		id: eventId$1(run, seq, last.seq),
		run,
		seq
	};
}
function fieldsOf(value) {
	if (!isJsonObject(value)) return {};
	return isJsonObject(value.payload) ? {
		...value.payload,
		...value
	} : value;
}
function grouped(lines, keyOf) {
	const groups = new Map();
	for (const line of lines) {
		const group = groups.get(keyOf(line));
		if (group === void 0) groups.set(keyOf(line), [line]);
		else group.push(line);
	}
	return groups;
}
// src/kinds/event-log/append-only.ts
function lineChanges(before, after, scope, options) {
	if (before === null || after === null || scope === "snapshot") return [];
	if (before.bytes.firstDifference(after.bytes, keptLength(before)) === void 0) return [];
	const changes = compareLines(before, after, staysInFront(scope, options));
	return scope === "merge" ? changes.filter(({ line }) => line.run === "" || indexOf(after).byRun.has(line.run)) : changes;
}
function staysInFront(scope, { appendOnly }) {
	return appendOnly === "strict" && scope === "step";
}
function keptLength({ bytes, lineFaults, lineStarts }) {
	return lineFaults.some(({ messageId }) => messageId === "torn") ? lineStarts.at(-1) ?? 0 : bytes.length;
}
function compareLines(before, after, isStrict) {
	const [old, now] = [indexOf(before), indexOf(after)];
	const matches = matchTexts(old.lines, now.lines);
	const places = old.lines.flatMap((line) => matches.get(line) ?? []);
	const rising = longestRising(places);
	const inOrder = new Set(places.filter((_, index) => rising.has(index)));
	const changes = [];
	for (const line of old.lines) {
		const place = matches.get(line);
		if (place !== void 0 && inOrder.has(place)) continue;
		const same = place === void 0 ? now.byId.get(line.id)?.[0] : now.lines[place];
		const messageId = place !== void 0 ? "moved" : same === void 0 ? "dropped" : "edited";
		changes.push({
			messageId,
			line,
			now: same
		});
	}
	if (!isStrict) return changes;
	const inserted = insertions(now.lines, new Set(places), changes).filter(({ line }) => !before.aside.has(line.text));
	return [...changes, ...inserted];
}
function rewrittenFrom(before, after, changes, isStrict) {
	const [first] = changes;
	if (first === void 0) return "";
	const [old, now] = [indexOf(before).lines, indexOf(after).lines];
	const place = isStrict ? old.findIndex(({ text }, index) => text !== now[index]?.text) : -1;
	const { id } = changes.find(({ messageId, line }) => messageId === "inserted" && line === now[place])?.line ?? old[place] ?? first.line;
	return subjectOf(stretchName({
		id,
		count: after.lineStarts.length
	}));
}
function matchTexts(old, now) {
	const free = new Map();
	for (const [place, { text }] of now.entries()) {
		const places = free.get(text);
		if (places === void 0) free.set(text, [place]);
		else places.push(place);
	}
	const taken = new Map();
	const matches = new Map();
	for (const line of old) {
		const count = taken.get(line.text) ?? 0;
		const place = free.get(line.text)?.[count];
		if (place === void 0) continue;
		taken.set(line.text, count + 1);
		matches.set(line, place);
	}
	return matches;
}
function insertions(now, matched, changes) {
	const edited = new Set(changes.map((change) => change.now));
	const last = now.findLastIndex((line, place) => matched.has(place) || edited.has(line));
	return now.slice(0, last + 1).flatMap((line, place) => matched.has(place) || edited.has(line) ? [] : [{
		messageId: "inserted",
		line,
		now: line
	}]);
}
// src/kinds/event-log/exclusive-ids.ts
const idFields = ["run_id", "event_id"];
function exclusiveIds(chunks) {
	const ids = new Set();
	const decoder = new TextDecoder();
	const takeLine = (bytes) => {
		for (const id of idsOf(eventFields(decoder.decode(bytes)))) ids.add(id);
	};
	const lines = byteLines(takeLine);
	for (const chunk of chunks) lines.push(chunk);
	takeLine(lines.end());
	return ids;
}
function eventFields(text) {
	try {
		return fieldsOf(JSON.parse(text));
	} catch {
		return {};
	}
}
function idsOf(fields) {
	return idFields.flatMap((field) => {
		const id = fields[field];
		return typeof id === "string" ? [nameOf(field, id)] : [];
	});
}
function nameOf(field, id) {
	return `${field} ${field === "run_id" ? sameRunId(id) : sameId(id)}`;
}
function foreignIds(log, elsewhere) {
	if (log === null || elsewhere.length === 0) return [];
	const paths = new Map(elsewhere.toReversed().map(({ id, path }) => [id, path]));
	const found = new Map();
	for (const line of indexOf(log).lines) {
		const foreign = foreignIdOf(line, paths);
		if (foreign === void 0 || found.has(nameOf(foreign.field, foreign.id))) continue;
		found.set(nameOf(foreign.field, foreign.id), foreign);
	}
	return [...found.values()];
}
function foreignIdOf(line, paths) {
	const fields = fieldsOf(line.value);
	for (const field of idFields) {
		const id = fields[field];
		const path = typeof id === "string" ? paths.get(nameOf(field, id)) : void 0;
		if (typeof id === "string" && path !== void 0) return {
			field,
			id,
			path,
			line
		};
	}
}
// src/kinds/event-log/compare.ts
function compareLogs(before, after, context, options) {
	const changes = lineChanges(before, after, context.scope, options);
	return {
		scope: context.scope,
		after,
		breaches: after?.breaches ?? new Map(),
		lineFaults: after?.lineFaults ?? [],
		changes,
		rewritten: before === null || after === null ? "" : rewrittenFrom(before, after, changes, staysInFront(context.scope, options)),
		oldLines: before === null || changes.length === 0 ? 0 : indexOf(before).lines.length,
		foreignIds: foreignIds(after, context.elsewhere ?? []),
		unjudged: (after?.toolCalls ?? 0) > 0 && Object.keys(options.tools).length === 0 ? [withoutTools] : []
	};
}
const withoutTools = "no tools are configured for event logs: registry, tiers, input and output of tool calls (18 to 21) were not judged";
// src/kinds/event-log/entity.ts
function* runIds({ runs, openRuns }) {
	yield* runs.ids();
	for (const { id } of openRuns) yield id;
}
function entityOf(log, id) {
	if (id === "") return fileEntity(log);
	const count = namedLines(id);
	if (count !== void 0) return linesEntity(() => indexOf(log).lines.slice(0, count));
	const stretch = namedStretch(id);
	if (stretch !== void 0) return linesEntity(() => linesOf(log, stretch));
	const run = log.runs.find(id);
	if (run !== void 0) return runEntity(log, id, run.failed ? "failed" : "completed", run.start.line);
	const open = log.openRuns.find((each) => each.id === id);
	if (open !== void 0) return runEntity(log, id, open.started ? "running" : "pending", void 0);
	return eventEntity(log, id) ?? blankLine(log, id);
}
function blankLine({ lineFaults }, id) {
	const blank = lineFaults.find(({ messageId, line }) => messageId === "blank" && lineName(line) === id);
	if (blank === void 0) return void 0;
	return {
		part: "",
		pointer: pointerTo(blank.line),
		fields: { [eventName]: {
			role: "derived",
			value: ""
		} }
	};
}
function runEntity(log, id, state, line) {
	return {
		part: "",
		get pointer() {
			return pointerTo(line ?? indexOf(log).byRun.get(id)?.[0]?.line ?? 1);
		},
		fields: {
			state: {
				role: "derived",
				value: state
			},
			events: lazy(() => (indexOf(log).byRun.get(id) ?? []).map(({ value }) => value))
		}
	};
}
function eventEntity(log, id) {
	const index = indexOf(log);
	const [first, ...others] = index.byId.get(id) ?? [];
	if (first === void 0) return void 0;
	const values = [first, ...others].map(({ value }) => value);
	return {
		part: "",
		pointer: pointerTo(first.line),
		label: first.type,
		fields: {
			[eventName]: {
				role: "derived",
				value: others.length === 0 ? first.value : values
			},
			[placeName]: lazy(() => index.lines[index.lines.indexOf(first) - 1]?.id ?? null),
			[restName]: lazy(() => textsFrom(index.byRun.get(first.run) ?? [], first), "claim")
		}
	};
}
function fileEntity(log) {
	const torn = log.lineFaults.find(({ messageId }) => messageId === "torn");
	const unterminated = log.lineFaults.some(({ messageId }) => messageId === "unterminated");
	return {
		part: "",
		pointer: "",
		fields: {
			[tailName]: {
				role: "derived",
				value: torn?.text ?? (unterminated ? "unterminated" : null)
			},
			[orderName]: lazy(() => indexOf(log).lines.map(({ text }) => text), "claim")
		}
	};
}
function linesEntity(lines) {
	return {
		part: "",
		pointer: "",
		fields: { texts: lazy(() => lines().map(({ text }) => text)) }
	};
}
function linesOf(log, { id, count }) {
	const { lines } = indexOf(log);
	const first = lines.findIndex((line) => line.id === id);
	if (first < 0) return [];
	return lines.filter(({ line }, place) => place === first || place > first && line <= count);
}
function textsFrom(lines, first) {
	return lines.slice(lines.indexOf(first)).map(({ text }) => text);
}
function lazy(make, role = "derived") {
	let known;
	return {
		role,
		get value() {
			known ??= make();
			return known;
		}
	};
}
// src/kinds/event-log/log-rows.ts
function rowsOf(log) {
	const known = new Map(indexOf(log).lines.map((each) => [each.line, each]));
	const ends = new Map(log.lineFaults.map(({ line, messageId }) => [line, messageId]));
	return Array.from({ length: log.lineStarts.length }, (_, index) => {
		const line = index + 1;
		const fault = ends.get(line);
		return {
			bytes: lineBytes(log, line),
			text: known.get(line)?.text ?? lineText(log, line),
			id: known.get(line)?.id ?? lineName(line),
			run: known.get(line)?.run ?? "",
			end: fault === "torn" ? "torn" : fault === "unterminated" ? "open" : "fed"
		};
	});
}
function logOf(rows, { options, aside }, old = []) {
	const bytes = joined([...rows.filter(({ end }) => end !== "torn"), ...rows.filter(({ end }) => end === "torn")]);
	const judge = logJudge(options, defaultLimits);
	judge.push(bytes);
	const { judged, lineStarts } = judge.end();
	const gone = new Set([...aside, ...old.map(({ text }) => text)]);
	for (const { text } of rows) gone.delete(text);
	return {
		...judged,
		bytes: chunkedBytes([bytes]),
		lineStarts,
		options,
		aside: gone
	};
}
function joined(rows) {
	const isFed = (row, index) => index < rows.length - 1 || row.end === "fed";
	const length = rows.reduce((sum, row, index) => sum + row.bytes.length + (isFed(row, index) ? 1 : 0), 0);
	const bytes = new Uint8Array(length);
	let at = 0;
	for (const [index, row] of rows.entries()) {
		bytes.set(row.bytes, at);
		at += row.bytes.length;
		if (isFed(row, index)) bytes[at++] = 10;
	}
	return bytes;
}
// src/kinds/event-log/graft.ts
function graftLog(log, from, subjects) {
	const named = subjects.map(splitSubject);
	if (named.some(({ entity, field }) => entity === "" && field === void 0)) return from ?? logOf([], log);
	const source = from === null ? [] : rowsOf(from);
	const own = rowsOf(log);
	const spliced = named.flatMap(({ entity }) => namedStretch(entity) ?? []).reduce((rows, each) => splicedAt(rows, source, each), own);
	const rows = exchanged(spliced, source, (list) => selected(list, named, from), restsCut(spliced, source, named));
	return logOf(named.some(({ entity, field }) => entity === "" && field === "(tail)") ? withTail$1(rows, source) : rows, log, own);
}
function splicedAt(all, source, { id, count }) {
	const rows = all.slice(0, count);
	const old = source.findIndex((row) => row.id === id);
	const own = rows.findIndex((row) => row.id === id);
	if (old < 0 && own < 0) return all;
	const limit = old < 0 ? own : rows.length;
	let kept = 0;
	let end = old < 0 ? own : 0;
	const matched = new Set();
	for (const [place, row] of rows.slice(0, limit).entries()) {
		while (isBlank(source[kept]) && source[kept]?.text !== row.text && kept < old) kept += 1;
		if (kept === (old < 0 ? source.length : old)) break;
		if (row.text !== source[kept]?.text) continue;
		kept += 1;
		matched.add(row);
		if (old >= 0) end = place + 1;
	}
	const rest = source.slice(kept);
	const later = new Set(rest.map(({ text }) => text));
	return [
		...rows.slice(0, end).filter((row) => matched.has(row) || !later.has(row.text)),
		...rest,
		...all.slice(count).filter(({ text }) => !later.has(text))
	];
}
function restsCut(rows, source, named) {
	const rests = new Set(named.flatMap(({ entity, field }) => field === "(rest)" ? [entity] : []));
	const runs = new Set([...rows, ...source].flatMap(({ id, run }) => rests.has(id) ? [run] : []));
	const cut = {
		gone: new Set(),
		whole: new Set()
	};
	if (runs.size === 0) return cut;
	const [own, old] = [groupBy(rows, ({ run }) => run), groupBy(source, ({ run }) => run)];
	for (const run of runs) {
		const [now = [], was = []] = [own.get(run), old.get(run)];
		const first = now.findIndex(({ id }) => rests.has(id));
		if (was.some(({ text }, place) => text !== now[place]?.text)) cut.whole.add(run);
		else for (const row of first < 0 ? [] : now.slice(Math.max(first, was.length))) cut.gone.add(row);
	}
	return cut;
}
function selected(rows, named, from) {
	const names = new Set(named.flatMap(({ entity, field }) => field === "(rest)" || namedStretch(entity) ? [] : [entity]));
	const chosen = new Set(rows.filter(({ id, run }) => names.has(id) || run !== "" && names.has(run)));
	const counted = Math.max(0, ...[...names].map((name) => namedLines(name) ?? 0));
	if (counted === 0 || from === null) return chosen;
	const runs = new Set(indexOf(from).lines.slice(0, counted).map(({ run }) => run));
	for (const row of rows) if (row.run !== "" && runs.has(row.run)) chosen.add(row);
	return chosen;
}
function exchanged(rows, source, choose, { gone, whole }) {
	const isWhole = ({ run }) => whole.has(run);
	const own = new Set([
		...choose(rows),
		...gone,
		...rows.filter(isWhole)
	]);
	const others = new Set([...choose(source), ...source.filter(isWhole)]);
	if (own.size === 0 && others.size === 0) return rows;
	const settled = inOrder(rows, source);
	const stays = new Set(source.filter((row) => others.has(row)).map((row) => settled.get(row)));
	const kept = rows.filter((row) => !own.has(row) || stays.has(row));
	const there = new Set(kept);
	const behind = new Map();
	let anchor;
	for (const row of source) {
		const same = settled.get(row);
		const list = behind.get(anchor) ?? [];
		behind.set(anchor, list);
		if (same !== void 0 && there.has(same)) anchor = same;
		else if (others.has(row)) list.push(row);
	}
	return [...behind.get(void 0) ?? [], ...kept.flatMap((row) => [row, ...behind.get(row) ?? []])];
}
function placesOf$1(rows) {
	const places = new Map();
	for (const [place, { text }] of rows.entries()) {
		const known = places.get(text);
		if (known === void 0) places.set(text, [place]);
		else known.push(place);
	}
	return places;
}
function inOrder(rows, source) {
	const waiting = placesOf$1(rows);
	const taken = new Map();
	const pairs = source.flatMap((row) => {
		const count = taken.get(row.text) ?? 0;
		taken.set(row.text, count + 1);
		const place = waiting.get(row.text)?.[count];
		const own = place === void 0 ? void 0 : rows[place];
		return place === void 0 || own === void 0 ? [] : [{
			row,
			own,
			place
		}];
	});
	const kept = longestRising(pairs.map(({ place }) => place));
	return new Map(pairs.flatMap(({ row, own }, index) => kept.has(index) ? [[row, own]] : []));
}
function isBlank(row) {
	return row?.text.trim() === "";
}
function withTail$1(rows, source) {
	const torn = source.filter(({ end }) => end === "torn");
	const open = source.find(({ end }) => end === "open")?.text;
	return [...rows.filter(({ end }) => end !== "torn").map((row) => row.end === "open" && row.text !== open ? {
		...row,
		end: "fed"
	} : row), ...torn];
}
// src/kinds/event-log/laws.ts
const laws = [
	{
		id: "1",
		title: "Run ID Uniqueness",
		enforcement: "EXEC",
		rules: [
			"uuid",
			"run-started-once",
			"unique-across-files"
		],
		besides: ["recorder"]
	},
	{
		id: "2a",
		title: "Run Lifecycle Is Well-Formed (Event-Based)",
		enforcement: "REPLAY",
		rules: [
			"run-started-first",
			"run-started-once",
			"run-terminated",
			"event-after-termination"
		],
		names: [
			"run.started",
			"run.finished",
			"run.failed",
			"terminal event",
			"lifecycle"
		]
	},
	{
		id: "2b",
		title: "Illegal Lifecycle Events",
		enforcement: "EXEC",
		rules: [
			"run-started-once",
			"run-terminated",
			"event-after-termination"
		],
		besides: ["recorder"]
	},
	{
		id: "2c",
		title: "Run \"state\" is derived",
		says: "pending: no run.started seen; running: run.started seen, no terminal event; completed: run.finished seen; failed: run.failed seen.",
		rules: [],
		besides: ["replay"],
		names: [
			"RunStatus",
			"pending",
			"running",
			"completed"
		]
	},
	{
		id: "3",
		title: "Step Execution Order",
		enforcement: "REPLAY",
		rules: [
			"phase-order",
			"attempt-limit",
			"finished-early"
		],
		besides: ["recorder"],
		names: [
			"phase gating",
			"phase order",
			"retries",
			"attempt"
		]
	},
	{
		id: "4a",
		title: "Workspace Root Configuration",
		enforcement: "EXEC",
		rules: ["workspace-root"],
		besides: ["recorder"],
		names: ["workspace_root"]
	},
	{
		id: "4b",
		title: "File operation containment",
		enforcement: "EXEC",
		rules: ["artifact-path"],
		besides: ["recorder"]
	},
	{
		id: "5a",
		title: "Failure Stops Subsequent Phases",
		enforcement: "EXEC",
		rules: ["phase-order", "attempt-limit"],
		besides: ["recorder"]
	},
	{
		id: "8",
		title: "Step ID Uniqueness",
		enforcement: "EXEC",
		rules: ["uuid", "step-started-once"],
		besides: ["recorder"]
	},
	{
		id: "9",
		title: "Exactly One step.started",
		enforcement: "REPLAY",
		rules: ["step-started-once"],
		besides: ["recorder"],
		names: ["step.started"]
	},
	{
		id: "10",
		title: "Exactly One Step Termination",
		enforcement: "REPLAY",
		rules: ["step-terminated"],
		besides: ["recorder"],
		names: ["step.finished", "step.failed"]
	},
	{
		id: "11",
		title: "Step Belongs to One Run",
		enforcement: "REPLAY",
		rules: ["step-reference"],
		besides: ["recorder"]
	},
	{
		id: "12",
		title: "Step Phase",
		enforcement: "EXEC",
		rules: ["step-phase"],
		besides: ["recorder"]
	},
	{
		id: "13",
		title: "Agent Validity",
		enforcement: "EXEC",
		rules: ["agent"],
		besides: ["recorder"],
		names: [
			"planner",
			"executor",
			"reviewer"
		]
	},
	{
		id: "14",
		title: "ToolCall ID Uniqueness",
		enforcement: "EXEC",
		rules: ["uuid", "tool-called-once"],
		besides: ["recorder"]
	},
	{
		id: "15",
		title: "Exactly One tool.called",
		enforcement: "REPLAY",
		rules: ["tool-called-once"],
		besides: ["recorder"],
		names: ["tool.called"]
	},
	{
		id: "16",
		title: "Exactly One Tool Termination",
		enforcement: "REPLAY",
		rules: ["tool-terminated", "tool-reference"],
		besides: ["recorder"],
		names: ["tool.returned", "tool.failed"]
	},
	{
		id: "17",
		title: "ToolCall Belongs to One Step",
		enforcement: "REPLAY",
		rules: ["tool-reference"],
		besides: ["recorder"]
	},
	{
		id: "18",
		title: "Tool Validity",
		enforcement: "EXEC",
		rules: ["tool-allowed"],
		besides: ["recorder"],
		names: ["tool registry"]
	},
	{
		id: "19",
		title: "Permission Tiers",
		enforcement: "EXEC",
		rules: ["tool-tier"],
		besides: ["recorder"],
		names: [
			"permission tier",
			"PermissionTier",
			"READ",
			"WRITE",
			"EXECUTE"
		]
	},
	{
		id: "20",
		title: "Tool Input Validation",
		enforcement: "EXEC",
		rules: ["tool-input"],
		besides: ["recorder"],
		names: ["INVALID_INPUT"]
	},
	{
		id: "21",
		title: "Tool Output Validation",
		enforcement: "EXEC",
		rules: ["tool-output"],
		besides: ["recorder"],
		names: ["INVALID_OUTPUT"]
	},
	{
		id: "22",
		title: "ToolCall Duration",
		enforcement: "EXEC",
		rules: ["tool-duration"],
		besides: ["recorder"],
		names: ["duration_ms"]
	},
	{
		id: "23",
		title: "LLMCall ID Uniqueness",
		enforcement: "EXEC",
		rules: ["uuid", "llm-requested-once"],
		besides: ["recorder"]
	},
	{
		id: "24",
		title: "Exactly One llm.requested",
		enforcement: "REPLAY",
		rules: ["llm-requested-once"],
		besides: ["recorder"],
		names: ["llm.requested"]
	},
	{
		id: "25",
		title: "Exactly One llm.responded",
		enforcement: "REPLAY",
		rules: ["llm-responded", "llm-reference"],
		besides: ["recorder"],
		names: ["llm.responded"]
	},
	{
		id: "26",
		title: "LLMCall Belongs to One Step",
		enforcement: "REPLAY",
		rules: ["llm-reference"],
		besides: ["recorder"]
	},
	{
		id: "27",
		title: "Artifact ID Uniqueness",
		enforcement: "EXEC",
		rules: ["uuid", "artifact-created-once"],
		besides: ["recorder"]
	},
	{
		id: "28",
		title: "Exactly One artifact.created",
		enforcement: "EXEC",
		rules: ["artifact-created-once"],
		besides: ["recorder"],
		names: ["artifact.created"]
	},
	{
		id: "29",
		title: "Artifact Belongs to One Step",
		enforcement: "REPLAY",
		rules: ["artifact-reference"],
		besides: ["recorder"]
	},
	{
		id: "30",
		title: "Artifact Belongs to One Run",
		enforcement: "REPLAY",
		rules: ["artifact-reference", "run-started-first"],
		besides: ["recorder"]
	},
	{
		id: "31",
		title: "Artifact Type",
		enforcement: "EXEC",
		rules: ["artifact-form"],
		besides: ["recorder"]
	},
	{
		id: "32",
		title: "Artifact Checksum",
		enforcement: "EXEC",
		rules: ["artifact-form"],
		besides: ["recorder"],
		names: ["sha256", "checksum"]
	},
	{
		id: "33",
		title: "Artifact Size",
		enforcement: "EXEC",
		rules: ["artifact-form"],
		besides: ["recorder"],
		names: ["size_bytes"]
	},
	{
		id: "34",
		title: "File Artifact Path",
		enforcement: "EXEC",
		rules: ["artifact-path"],
		besides: ["recorder"]
	},
	{
		id: "35",
		title: "Append-Only Log",
		enforcement: "EXEC",
		rules: ["append-only", "seq-order"],
		besides: ["recorder"]
	},
	{
		id: "36",
		title: "Event ID Uniqueness",
		enforcement: "EXEC",
		rules: [
			"event-id",
			"uuid",
			"unique-across-files"
		],
		besides: ["recorder"],
		names: ["event_id"]
	},
	{
		id: "37",
		title: "Valid Event Types",
		enforcement: "REPLAY",
		rules: ["event-type"],
		besides: ["recorder"]
	},
	{
		id: "38",
		title: "Sequence Ordering",
		enforcement: "REPLAY",
		rules: ["seq-order"],
		besides: ["recorder"],
		names: ["seq"]
	},
	{
		id: "39",
		title: "Payload Validation",
		enforcement: "REPLAY",
		rules: ["event-schema"],
		besides: ["recorder"]
	},
	{
		id: "40",
		title: "JSONLines Format",
		enforcement: "EXEC",
		rules: ["json-lines"],
		besides: ["recorder"],
		names: ["jsonl"]
	},
	{
		id: "41",
		title: "Replayability",
		enforcement: "REPLAY",
		says: "A RunView can be rebuilt from the log alone; no state lies outside of it.",
		rules: [],
		besides: ["replay"],
		names: ["RunView", "replay engine"]
	},
	{
		id: "42",
		title: "Workspace Containment",
		enforcement: "EXEC",
		rules: ["artifact-path"],
		besides: ["recorder"]
	},
	{
		id: "43",
		title: "Path Normalization",
		enforcement: "EXEC",
		rules: ["artifact-path"],
		besides: ["recorder"]
	},
	{
		id: "44",
		title: "No Arbitrary Shell Execution",
		enforcement: "EXEC",
		rules: ["shell"],
		besides: ["recorder"],
		names: [
			"execute_shell",
			"run_tests",
			"run_build",
			"run_lint"
		]
	},
	{
		id: "45",
		title: "Static Agent Configuration",
		enforcement: "EXEC",
		rules: ["agent"],
		besides: ["recorder"]
	},
	{
		id: "46",
		title: "Tool Whitelist",
		enforcement: "EXEC",
		rules: ["tool-allowed"],
		besides: ["recorder"]
	},
	{
		id: "47",
		title: "Permission Tier",
		enforcement: "EXEC",
		rules: ["tool-tier"],
		besides: ["recorder"]
	},
	{
		id: "48",
		title: "Phase 1 Agents",
		enforcement: "EXEC",
		rules: ["agent", "tool-tier"],
		besides: ["recorder"]
	},
	{
		id: "49",
		title: "Per-Run Isolation",
		enforcement: "EXEC",
		says: "Memory is kept by run: no run sees what another one remembers.",
		rules: [],
		besides: ["recorder"]
	},
	{
		id: "50",
		title: "Ephemeral Memory",
		enforcement: "EXEC",
		says: "Memory is gone with the process; nothing of it is written.",
		rules: [],
		besides: ["recorder"]
	},
	{
		id: "51",
		title: "Memory Key Constraints",
		enforcement: "EXEC",
		says: "Keys of memory are strings; values are what JSON can hold.",
		rules: [],
		besides: ["recorder"]
	},
	{
		id: "52",
		title: "Deterministic Replay",
		enforcement: "REPLAY",
		says: "The same events give the same RunView.",
		rules: [],
		besides: ["replay"]
	},
	{
		id: "53",
		title: "Invariant Validation During Replay",
		enforcement: "REPLAY",
		says: "What is wrong names seq, event type and reason.",
		rules: [],
		besides: ["every finding"]
	},
	{
		id: "54",
		title: "Complete RunView Reconstruction",
		enforcement: "REPLAY",
		says: "All steps, tool calls, calls of models and artifacts are restored.",
		rules: [],
		besides: ["replay"]
	}
];
// src/kinds/event-log/facts.ts
const logRule = ruleOver();
// src/kinds/event-log/breach-rule.ts
function breachRule({ reasons, severity = "error", refused = (breach) => [breach.refused], ...own }) {
	const all = reasons;
	const messages = Object.fromEntries(Object.entries(all).map(([id, reason]) => [id, `seq {seq} ({type}): ${reason}`]));
	return logRule({
		...own,
		severity,
		since: "0.1.0",
		scopes: ["snapshot"],
		messages,
		*check(facts, problem) {
			for (const breach of facts.breaches.get(own.id) ?? []) {
				const { messageId, invariant, subject, pointer, values, related } = breach;
				const { seq, type: eventType, run } = values;
				const data = {
					seq,
					eventType,
					run,
					reason: fillMessage(all[messageId] ?? "", { ...values }),
					invariant
				};
				const others = related === void 0 ? [] : [{
					...inAfter(related.pointer),
					label: related.label
				}];
				const refuses = refused(breach, facts);
				yield problem(messageId, { ...values }, {
					subject,
					at: inAfter(pointer),
					related: others,
					data,
					laws: [lawOf(invariant)],
					refuses
				});
			}
		}
	});
}
function lawOf(invariant) {
	return invariant.split(".", 1).join("");
}
// src/kinds/event-log/rules/agent.ts
const agent = breachRule({
	id: "event-log/agent",
	title: "A step is taken by an agent of its phase",
	why: "Roles are the separation of duties: a reviewer that plans its own work reviews nothing.",
	fix: "Let the agent of the phase take the step, and name it in agent_id as it is configured.",
	reasons: {
		missing: "agent_id is missing; the configured agents are {expected}",
		unknown: "agent {found} is not configured; there are {expected}",
		otherPhase: "agent {found} takes a step that is not of its phase {expected}"
	}
});
// src/kinds/event-log/rules/append-only.ts
const mostNamed = 20;
const appendOnly = logRule({
	id: "event-log/append-only",
	title: "Events are only appended",
	why: "A log whose old events change tells another story than the one that happened.",
	fix: "Put the old lines back as they were, then append again what this change appended: the repair takes its new lines along.",
	severity: "error",
	since: "0.1.0",
	scopes: [
		"step",
		"merge",
		"net"
	],
	bytes: true,
	messages: {
		edited: "line {line}, seq {seq} ({type}) is not what it was",
		dropped: "line {line}, seq {seq} ({type}) is gone",
		moved: "line {line}, seq {seq} ({type}) is out of order",
		inserted: "seq {seq} ({type}) was inserted before old lines, on line {line}",
		more: "{count} more old lines are gone, changed or out of order"
	},
	*check({ changes, rewritten, oldLines, scope }, problem) {
		const isApart = ({ messageId }) => scope === "merge" && messageId === "edited";
		for (const change of changes.slice(0, mostNamed)) {
			const { messageId, line } = change;
			const values = {
				line: line.line,
				seq: line.seq,
				type: line.type
			};
			const refuses = [isApart(change) ? subjectOf(line.id) : rewritten];
			const data = {
				...values,
				eventType: line.type,
				run: line.run,
				reason: messageId,
				invariant: "35"
			};
			yield problem(messageId, values, {
				subject: subjectOfChange(change),
				data,
				refuses,
				...placesOf(change)
			});
		}
		const count = changes.length - mostNamed;
		const [next] = changes.slice(mostNamed);
		if (next === void 0) return;
		const data = {
			seq: next.line.seq,
			eventType: next.line.type,
			reason: "more",
			invariant: "35",
			count
		};
		yield problem("more", { count }, {
			subject: subjectOf(linesName(oldLines)),
			at: inAfter(""),
			data,
			refuses: [rewritten]
		});
	}
});
function subjectOfChange({ messageId, line }) {
	return subjectOf(line.id, messageId === "moved" ? placeName : eventName);
}
function placesOf({ messageId, line, now }) {
	const was = inBefore(pointerTo(line.line));
	if (now === void 0) return { at: was };
	const at = inAfter(pointerTo(now.line));
	return messageId === "inserted" ? { at } : {
		at,
		related: [{
			...was,
			label: "was here"
		}]
	};
}
// src/kinds/event-log/rules/artifact-created-once.ts
const artifactCreatedOnce = breachRule({
	id: "event-log/artifact-created-once",
	title: "An artifact is created once",
	why: "Two artifacts under one id cannot be told apart.",
	fix: "Give each artifact an id of its own.",
	reasons: { duplicate: "artifact {id} was created already, at seq {first}" }
});
// src/kinds/event-log/rules/artifact-form.ts
const artifactForm = breachRule({
	id: "event-log/artifact-form",
	title: "An artifact says what it is",
	why: "Without type, checksum and size nobody can tell whether a file is the one that was made.",
	fix: "Give a type of the three, a SHA-256 checksum in hexadecimal digits, and a size of at least 0.",
	reasons: { value: "{field} must be {expected}, found {found}" }
});
// src/kinds/event-log/rules/artifact-path.ts
const artifactPath = breachRule({
	id: "event-log/artifact-path",
	title: "Artifacts lie in the workspace",
	why: "A file outside of the workspace was written where the run had no business.",
	fix: "Write into workspace_root, and give the absolute path without .. in it.",
	reasons: {
		absolute: "the path of a file must be absolute, found {found}",
		escapes: "the path must have no segment .., found {found}",
		outside: "{found} lies outside of the workspace"
	}
});
// src/kinds/event-log/rules/artifact-reference.ts
const artifactReference = breachRule({
	id: "event-log/artifact-reference",
	title: "An artifact belongs to one step",
	why: "What no step answers for was made outside of the plan.",
	fix: "Name the step that is under way.",
	reasons: { noStep: "step {id} was not started in run {run}" }
});
// src/kinds/event-log/rules/attempt-limit.ts
const attemptLimit = breachRule({
	id: "event-log/attempt-limit",
	title: "A phase has three attempts",
	why: "A run that tries for ever, or goes on without success, hides that it failed.",
	fix: "After the third failed attempt end the run with run.failed.",
	supersedes: ["event-log/finished-early"],
	reasons: {
		tooMany: "the {found} phase has more than {expected} attempts",
		laterPhase: "the {found} step starts although the attempts of the phase {expected} are used up",
		finished: "the run finishes although its attempts are used up without success: {expected}"
	}
});
// src/kinds/event-log/rules/event-after-termination.ts
const eventAfterTermination = breachRule({
	id: "event-log/event-after-termination",
	title: "Nothing follows the end of a run",
	why: "What happens after a run is over was done by nobody who answers for it.",
	fix: "Emit the event before the end of its run, or start a new run.",
	reasons: { late: "run {run} was over at seq {first}" }
});
// src/kinds/event-log/rules/event-id.ts
const eventId = breachRule({
	id: "event-log/event-id",
	title: "Event ids are unique, and on every event",
	why: "An event that stands twice, or under the id of another, makes every count wrong.",
	fix: "Draw an id for each event, and write it once.",
	refused: (breach, { after }) => breach.messageId === "partly" && after !== null ? withOtherIds(after) : [breach.refused],
	reasons: {
		duplicate: "event_id {id} stands on line {found} already",
		missing: "event_id is missing",
		partly: "event_id is missing here and on {found} events in all, although others have one"
	}
});
function withOtherIds(log) {
	const { lines } = indexOf(log);
	const hasId = ({ value }) => fieldsOf(value).event_id !== void 0;
	const [first] = lines;
	const others = lines.filter((line) => first !== void 0 && hasId(line) !== hasId(first));
	return [...new Map(others.toReversed().map((line) => [line.run === "" ? line.id : line.run, line])).values()].reverse().map(({ run, id }) => refusedBy({
		run,
		key: id
	}, log.options));
}
// src/kinds/event-log/rules/index.ts
const rules = [
	agent,
	appendOnly,
	artifactCreatedOnce,
	artifactForm,
	artifactPath,
	artifactReference,
	attemptLimit,
	eventAfterTermination,
	eventId,
	breachRule({
		id: "event-log/event-schema",
		title: "Events follow their schema",
		why: "An event that does not say what its type asks for cannot be replayed.",
		fix: "Give the members that schemas/event/v1.schema.json asks for.",
		reasons: {
			missing: "{field} is missing",
			value: "{field} must be {expected}, found {found}",
			twice: "{field} stands at the top level as {expected} and in the payload as {found}",
			unknown: "{field} is not a member of this type of event"
		}
	}),
	breachRule({
		id: "event-log/event-type",
		title: "Events are of a known type",
		why: "An event that nobody knows changes a state that nobody can replay.",
		fix: "Use one of the types of schemas/event/v1.schema.json.",
		reasons: { unknown: "type must be one of {expected}, found {found}" }
	}),
	breachRule({
		id: "event-log/finished-early",
		title: "A finished run finished every phase",
		why: "A run that calls itself finished without a review was not reviewed.",
		fix: "Finish a step of each phase before run.finished, or end with run.failed.",
		severity: "warning",
		reasons: { early: "the run finishes although no step has finished: {expected}" }
	}),
	logRule({
		id: "event-log/json-lines",
		title: "Every line is one object and ends",
		why: "What is cut off, or is no object, may be any event, and the next one that is written becomes part of it.",
		fix: "Cut what stands behind the last line feed, or complete it; write whole lines.",
		severity: "error",
		since: "0.1.0",
		scopes: ["snapshot"],
		bytes: true,
		messages: {
			blank: "line {line} is blank",
			notObject: "line {line} is no object",
			unterminated: "line {line} has no line feed at its end",
			torn: "line {line} is torn: it is no object and has no line feed at its end"
		},
		*check({ lineFaults }, problem) {
			for (const { messageId, line } of lineFaults) {
				const isTail = messageId === "torn" || messageId === "unterminated";
				const at = inAfter(pointerTo(line));
				const subject = isTail ? subjectOf("", tailName) : subjectOf(`line ${line}`);
				yield problem(messageId, { line }, {
					subject,
					at,
					data: {
						seq: null,
						eventType: null,
						reason: messageId,
						invariant: "40",
						line
					}
				});
			}
		}
	}),
	breachRule({
		id: "event-log/llm-reference",
		title: "A call of a model belongs to one step",
		why: "What no step answers for was done outside of the plan.",
		fix: "Name the step that is under way, and repeat step_id in the answer.",
		reasons: {
			noStep: "step {id} was not started in run {run}",
			noCall: "LLM call {id} was not requested in run {run}",
			otherStep: "LLM call {id} names step {found}, but was requested at seq {first} in step {expected}"
		}
	}),
	breachRule({
		id: "event-log/llm-requested-once",
		title: "A call of a model begins once",
		why: "Two calls under one id cannot be told apart.",
		fix: "Give each call an id of its own.",
		reasons: { duplicate: "LLM call {id} was requested already, at seq {first}" }
	}),
	breachRule({
		id: "event-log/llm-responded",
		title: "A call of a model is answered once",
		why: "A call without one answer has no outcome.",
		fix: "Let each request have exactly one llm.responded before its run is over.",
		reasons: {
			open: "LLM call {id} was never answered",
			twice: "LLM call {id} was answered already, at seq {first}"
		}
	}),
	breachRule({
		id: "event-log/phase-order",
		title: "Phases come in order",
		why: "Work that nobody planned, and reviews of work that was not done, are what phases are there to prevent.",
		fix: "Finish a step of the phase before, then start the next phase; do not go back.",
		reasons: {
			backwards: "the {found} step starts after the phase {expected} has begun",
			gated: "the {found} step starts although no {expected} step has finished"
		}
	}),
	breachRule({
		id: "event-log/run-started-first",
		title: "A run begins with run.started",
		why: "What happened before a run began belongs to no run, and its workspace is not known.",
		fix: "Let the recorder emit run.started before everything else of the run.",
		reasons: {
			missing: "run {run} has no run.started",
			late: "run.started comes after other events of run {run}; the first has seq {first}"
		}
	}),
	breachRule({
		id: "event-log/run-started-once",
		title: "A run starts once",
		why: "Two runs under one id cannot be told apart.",
		fix: "Give each run an id of its own.",
		reasons: { duplicate: "run {run} was started already, at seq {first}" }
	}),
	breachRule({
		id: "event-log/run-terminated",
		title: "A run is terminated once",
		why: "A run that does not end, or ends twice, has no outcome.",
		fix: "Let each run end in exactly one run.finished or run.failed.",
		reasons: {
			missing: "run {run} has no run.finished and no run.failed",
			twice: "run {run} was terminated already, at seq {first}"
		}
	}),
	breachRule({
		id: "event-log/seq-order",
		title: "seq increases within a run",
		why: "Events out of order, or twice, tell another story than the one that happened.",
		fix: "Write the events of a run in the order of seq; gaps are allowed.",
		supersedes: [
			"event-log/artifact-created-once",
			"event-log/artifact-reference",
			"event-log/attempt-limit",
			"event-log/event-after-termination",
			"event-log/event-id",
			"event-log/finished-early",
			"event-log/llm-reference",
			"event-log/llm-requested-once",
			"event-log/llm-responded",
			"event-log/phase-order",
			"event-log/run-started-first",
			"event-log/run-started-once",
			"event-log/run-terminated",
			"event-log/step-phase",
			"event-log/step-reference",
			"event-log/step-started-once",
			"event-log/step-terminated",
			"event-log/tool-called-once",
			"event-log/tool-input",
			"event-log/tool-output",
			"event-log/tool-reference",
			"event-log/tool-terminated"
		],
		reasons: { notIncreasing: "seq must be above {first}" }
	}),
	breachRule({
		id: "event-log/shell",
		title: "No shell is executed",
		why: "A tool that runs anything makes all other limits void.",
		fix: "Use one of the wrappers run_tests, run_build and run_lint.",
		reasons: { forbidden: "the tool {found} is forbidden; there are run_tests, run_build and run_lint" }
	}),
	breachRule({
		id: "event-log/step-phase",
		title: "A step keeps its phase",
		why: "A step that changes its phase passes for one that was never taken.",
		fix: "Repeat the phase of step.started; it is planner, executor or reviewer.",
		reasons: {
			unknown: "phase must be one of {expected}, found {found}",
			changed: "step {id} ends in the phase {found} but was started as {expected}, at seq {first}"
		}
	}),
	breachRule({
		id: "event-log/step-reference",
		title: "A step that ends was started in its run",
		why: "The end of a step that never began says nothing about any step.",
		fix: "Emit step.started first, under the same run_id.",
		reasons: { unknown: "step {id} was not started in run {run}" }
	}),
	breachRule({
		id: "event-log/step-started-once",
		title: "A step starts once",
		why: "Two steps under one id cannot be told apart.",
		fix: "Give each step, and each attempt, an id of its own.",
		reasons: { duplicate: "step {id} was started already, at seq {first}" }
	}),
	breachRule({
		id: "event-log/step-terminated",
		title: "A step ends once, and nothing follows",
		why: "A step without one end has no outcome, and what is done in its name afterwards is done behind its back.",
		fix: "Let each step end in exactly one step.finished or step.failed, after all that belongs to it.",
		reasons: {
			open: "step {id} never ended",
			twice: "step {id} had ended already, at seq {first}",
			after: "step {id} had ended, at seq {first}"
		}
	}),
	breachRule({
		id: "event-log/tool-allowed",
		title: "Agents use the tools they are given",
		why: "A tool that nobody has granted is a power that nobody has granted.",
		fix: "Add the tool to the configuration on the base side, or let the agent do without it.",
		reasons: {
			unknown: "tool {found} is not configured",
			notListed: "tool {found} is not on the list of agent {id}"
		}
	}),
	breachRule({
		id: "event-log/tool-called-once",
		title: "A tool call begins once",
		why: "Two calls under one id cannot be told apart.",
		fix: "Give each call an id of its own.",
		reasons: { duplicate: "tool call {id} was begun already, at seq {first}" }
	}),
	breachRule({
		id: "event-log/tool-duration",
		title: "A call takes no negative time",
		why: "A clock that runs backwards makes every duration doubtful.",
		fix: "Measure with a clock that only goes forwards.",
		reasons: { negative: "{field} must be {expected}, found {found}" }
	}),
	breachRule({
		id: "event-log/tool-input",
		title: "Wrong input ends a call",
		why: "A tool that runs on input it does not expect does what nobody has foreseen.",
		fix: "Validate before the call; end it with tool.failed and error_code INVALID_INPUT.",
		reasons: { accepted: "the input of {id} at seq {first} is wrong ({found}), and the call does not end in tool.failed with INVALID_INPUT" }
	}),
	breachRule({
		id: "event-log/tool-output",
		title: "Wrong output is no result",
		why: "What an agent reads as a result must be what the tool promises.",
		fix: "Validate what comes back; end the call with tool.failed and error_code INVALID_OUTPUT.",
		reasons: { accepted: "the output of {id} is wrong ({found}), and the call returned it" }
	}),
	breachRule({
		id: "event-log/tool-reference",
		title: "A tool call belongs to one step",
		why: "What no step answers for was done outside of the plan.",
		fix: "Name the step that is under way, and repeat step_id and tool_name where the call ends.",
		reasons: {
			noStep: "step {id} was not started in run {run}",
			noCall: "tool call {id} was not begun in run {run}",
			otherStep: "tool call {id} names step {found}, but was begun at seq {first} in step {expected}",
			otherTool: "tool call {id} names the tool {found}, but was begun at seq {first} with {expected}"
		}
	}),
	breachRule({
		id: "event-log/tool-terminated",
		title: "A tool call ends once",
		why: "A call without one end has no outcome.",
		fix: "Let each call end in exactly one tool.returned or tool.failed before its run is over.",
		reasons: {
			open: "tool call {id} of {found} never ended",
			twice: "tool call {id} had ended already, at seq {first}"
		}
	}),
	breachRule({
		id: "event-log/tool-tier",
		title: "A tool needs no more permission than its agent has",
		why: "An agent that only reads must not write by way of a tool.",
		fix: "Let an agent with enough permission call the tool.",
		reasons: { tooHigh: "tool {found} needs {expected}, which agent {id} has" }
	}),
	logRule({
		id: "event-log/unique-across-files",
		title: "No two logs hold the same run or event",
		why: "A run that stands in two files is counted twice, and nobody knows which of them tells what happened.",
		fix: "Keep the run in one file: take it out of the one that came last, or run again under a new id.",
		severity: "error",
		since: "0.1.0",
		scopes: [
			"snapshot",
			"step",
			"merge",
			"net"
		],
		needs: ["elsewhere"],
		messages: {
			run: "seq {seq} ({type}): run_id {id} is in {path} as well",
			event: "seq {seq} ({type}): event_id {id} is in {path} as well"
		},
		*check({ foreignIds, after }, problem) {
			for (const { field, id, path, line } of foreignIds) {
				const { seq, type, run } = line;
				const isRun = field === "run_id";
				const data = {
					seq,
					eventType: type,
					run,
					reason: `${field} ${id} is in ${path} as well`,
					invariant: isRun ? "1" : "36",
					path
				};
				const subject = isRun ? subjectOf(id) : subjectOf(line.id);
				const at = inAfter(pointerTo(line.line, field));
				const mode = after?.options.mode ?? "auto";
				const refuses = [isRun ? subject : refusedBy({
					run,
					key: line.id
				}, { mode })];
				yield problem(isRun ? "run" : "event", {
					seq,
					type,
					id,
					path
				}, {
					subject,
					at,
					data,
					refuses
				});
			}
		}
	}),
	breachRule({
		id: "event-log/uuid",
		title: "Ids are UUIDs of version 4",
		why: "Ids that are counted or chosen collide when two processes write.",
		fix: "Draw ids at random: crypto.randomUUID().",
		reasons: { form: "{field} must be a UUID of version 4, found {found}" }
	}),
	breachRule({
		id: "event-log/workspace-root",
		title: "The workspace is one folder",
		why: "What is contained can only be told where the container is known.",
		fix: "Give an absolute path without . and .., doubled separators or one at the end.",
		reasons: {
			absolute: "workspace_root must be absolute, found {found}",
			normalised: "workspace_root must be normalised, found {found}"
		}
	})
];
// src/kinds/event-log/view.ts
function viewOf$1(log) {
	const closed = [...log.runs.ids()].map((id) => {
		const run = log.runs.find(id);
		const isFailed = run?.failed === true;
		return {
			subject: subjectOf(id),
			label: id,
			state: isFailed ? "failed" : "done",
			detail: `${isFailed ? "" : "completed, "}seq ${run?.start.seq} to ${run?.end.seq}`
		};
	});
	return {
		shape: "timeline",
		nodes: [...closed, ...log.openRuns.flatMap(openNodes)],
		links: [],
		summary: summaryOf(log, closed)
	};
}
function openNodes({ id, started, lastSeq, phase, steps, calls }) {
	const subject = subjectOf(id);
	const where = phase === "" ? "" : `, ${phase}`;
	const run = {
		subject,
		label: id,
		state: started ? "active" : "open",
		detail: `${started ? "running" : "pending"}${where}, last seq ${lastSeq}`
	};
	const own = steps.map((step) => ({
		subject: subjectOf(id, step.id),
		label: "step",
		state: "active",
		parent: subject,
		detail: `${step.phase}, attempt ${step.attempt}`
	}));
	const open = new Set(steps.map((step) => step.id));
	return [
		run,
		...own,
		...calls.map((call) => callNode(call, open.has(call.stepId) ? subjectOf(id, call.stepId) : subject))
	];
}
function callNode({ id, tool, seq }, parent) {
	const label = `call of ${tool ?? "a model"}`;
	return {
		subject: `${parent}#${id}`,
		label,
		state: "active",
		parent,
		detail: `seq ${seq}`
	};
}
function summaryOf({ openRuns, lineStarts }, closed) {
	const failed = closed.filter(({ state }) => state === "failed").length;
	const running = openRuns.filter(({ started }) => started).length;
	const told = [
		[running, "running"],
		[openRuns.length - running, "pending"],
		[closed.length - failed, "completed"],
		[failed, "failed"]
	].filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`);
	const runs = closed.length + openRuns.length;
	return `${runs === 0 ? "no runs in it" : `${counted(runs, "run")}: ${told.join(", ")}`}; ${counted(lineStarts.length, "line")}`;
}
function counted(count, noun) {
	return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
// src/kinds/event-log/write.ts
function writeLog({ texts, doc }, target, subjects) {
	const text = texts.get("");
	if (text === void 0) return void 0;
	const edits = [...lineEdits(indexOf(doc).lines, indexOf(target).lines), ...blankEdits(doc, subjects)];
	const tail = subjects.map(splitSubject).some(({ entity, field }) => entity === "" && field === "(tail)") ? withTail(text, doc, target) : text;
	const written = tail === void 0 ? void 0 : writeEdits(tail, { type: "text-log" }, edits);
	if (written === void 0) return void 0;
	return new Map(written === text ? [] : [["", written]]);
}
function withTail(text, { lineFaults }, target) {
	const torn = lineFaults.some(({ messageId }) => messageId === "torn");
	if (target.lineFaults.some(({ messageId }) => messageId === "torn")) return torn ? text : void 0;
	if (torn) return text.slice(0, text.lastIndexOf("\n") + 1);
	return text === "" || text.endsWith("\n") ? text : `${text}\n`;
}
function blankEdits({ lineFaults }, subjects) {
	const named = new Set(subjects);
	return lineFaults.filter(({ messageId, line }) => messageId === "blank" && named.has(`line ${line}`)).map(({ line }) => ({
		type: "remove",
		pointer: `/lines/${line - 1}`
	}));
}
function lineEdits(before, after) {
	const textOf = ({ text }) => text;
	const { kept } = alignLists(before.map(textOf), after.map(textOf));
	const staying = new Set(kept.map((pair) => pair.before));
	const edits = before.filter((_, place) => !staying.has(place)).map(({ line }) => ({
		type: "remove",
		pointer: `/lines/${line - 1}`
	}));
	const lineAt = new Map(kept.map((pair) => [pair.after, before[pair.before]?.line ?? 0]));
	let next = 0;
	for (const [place, { text }] of after.entries()) {
		const line = lineAt.get(place);
		if (line !== void 0) next = line;
		else edits.push({
			type: "insert",
			pointer: `/lines/${next}`,
			value: text.replace(/\r$/, "")
		});
	}
	return edits;
}
// src/kinds/event-log/index.ts
const eventLog = {
	id: "event-log",
	title: "Event log of agent runs",
	files: [
		"**/events.jsonl",
		"**/*.events.jsonl",
		"**/event-log.jsonl",
		"**/event_log.jsonl"
	],
	sniff: looksLikeEventLog,
	detectedByShape: true,
	options: eventLogOptionsSchema,
	defaults: defaultEventLogOptions,
	checkOptions,
	checkRuleOptions,
	deletion: "error",
	isFinished: ({ openRuns, lineFaults }) => openRuns.length === 0 && lineFaults.length === 0,
	lookback: 0,
	rules,
	laws,
	parts: () => [],
	reader: eventLogReader,
	compare: compareLogs,
	exclusiveIds,
	entities: runIds,
	entity: entityOf,
	keepsParents: true,
	notices: ({ unjudged }) => unjudged,
	graft: graftLog,
	write: writeLog,
	form: () => textForm({ type: "text-log" }),
	view: viewOf$1
};
// src/kinds/event-log/build-view.ts
function viewBuilder(first) {
	const draft = {
		run: {
			runId: first.runId,
			state: "pending",
			workspaceRoot: null,
			firstSeq: first.seq,
			lastSeq: first.seq,
			startedAt: null,
			endedAt: null,
			reason: null
		},
		attempts: [
			0,
			0,
			0
		],
		done: [
			false,
			false,
			false
		],
		steps: new Map(),
		tools: new Map(),
		models: new Map(),
		artifacts: new Map(),
		begun: new Map()
	};
	return {
		take: (event) => takeEvent(draft, event),
		view: () => viewOf(draft)
	};
}
function viewOf({ run, attempts, done, steps, tools, models, artifacts }) {
	const copies = (map) => [...map.values()].map((value) => ({ ...value }));
	return {
		...run,
		phases: phases.map((phase, index) => ({
			phase,
			attempts: attempts[index] ?? 0,
			done: done[index] === true
		})),
		steps: copies(steps),
		toolCalls: copies(tools),
		llmCalls: copies(models),
		artifacts: copies(artifacts)
	};
}
function takeEvent(draft, event) {
	const { run } = draft;
	run.lastSeq = Math.max(run.lastSeq, event.seq);
	if (event.type === "run.started") startRun(draft, event);
	else if (event.type === "run.finished" || event.type === "run.failed") endRun(draft, event);
	else if (event.type === "step.started") startStep(draft, event);
	else if (event.type.startsWith("step.")) endStep(draft, event);
	else if (event.type === "tool.called") startTool(draft, event);
	else if (event.type.startsWith("tool.")) endTool(draft, event);
	else if (event.type.startsWith("llm.")) takeModelCall(draft, event);
	else if (event.type === "artifact.created") addArtifact(draft, event);
}
const textIn = ({ fields }, name) => {
	const value = fields[name];
	return typeof value === "string" ? value : null;
};
function startRun({ run }, event) {
	if (run.state !== "pending") return;
	run.state = "running";
	run.workspaceRoot = textIn(event, "workspace_root");
	run.startedAt = textIn(event, "timestamp");
}
function endRun({ run }, event) {
	run.state = event.type === "run.finished" ? "completed" : "failed";
	run.endedAt = textIn(event, "timestamp");
	run.reason = textIn(event, "reason");
}
function startStep({ steps, attempts }, event) {
	const stepId = textIn(event, "step_id");
	if (stepId === null || steps.has(stepId)) return;
	const phase = textIn(event, "phase") ?? "";
	const index = phaseIndex(phase);
	if (index >= 0) attempts[index] = (attempts[index] ?? 0) + 1;
	const attempt = attempts[index] ?? 0;
	const agentId = textIn(event, "agent_id");
	steps.set(stepId, {
		stepId,
		phase,
		attempt,
		agentId,
		status: "running",
		startSeq: event.seq,
		endSeq: null,
		reason: null
	});
}
function endStep({ steps, done }, event) {
	const step = steps.get(textIn(event, "step_id") ?? "");
	if (step === void 0 || step.endSeq !== null) return;
	step.endSeq = event.seq;
	step.status = event.type === "step.finished" ? "finished" : "failed";
	step.reason = textIn(event, "reason");
	const index = phaseIndex(step.phase);
	if (step.status === "finished" && index >= 0) done[index] = true;
}
function startTool(draft, event) {
	const toolCallId = textIn(event, "tool_call_id");
	if (toolCallId === null || draft.tools.has(toolCallId)) return;
	remember(draft, event);
	draft.tools.set(toolCallId, {
		toolCallId,
		stepId: textIn(event, "step_id") ?? "",
		toolName: textIn(event, "tool_name") ?? "",
		status: "running",
		startSeq: event.seq,
		endSeq: null,
		durationMs: null,
		errorCode: null,
		reason: null
	});
}
function endTool(draft, event) {
	const call = draft.tools.get(textIn(event, "tool_call_id") ?? "");
	if (call === void 0 || call.endSeq !== null) return;
	call.endSeq = event.seq;
	call.status = event.type === "tool.returned" ? "returned" : "failed";
	call.durationMs = durationOf(draft, event, call.startSeq);
	call.errorCode = textIn(event, "error_code");
	call.reason = textIn(event, "reason");
}
function takeModelCall(draft, event) {
	const llmCallId = textIn(event, "llm_call_id");
	if (llmCallId === null) return;
	const call = draft.models.get(llmCallId);
	if (event.type === "llm.requested" && call === void 0) {
		remember(draft, event);
		const stepId = textIn(event, "step_id") ?? "";
		const model = textIn(event, "model");
		draft.models.set(llmCallId, {
			llmCallId,
			stepId,
			model,
			status: "running",
			startSeq: event.seq,
			endSeq: null,
			durationMs: null
		});
	} else if (event.type === "llm.responded" && call?.endSeq === null) {
		call.endSeq = event.seq;
		call.status = "responded";
		call.model ??= textIn(event, "model");
		call.durationMs = durationOf(draft, event, call.startSeq);
	}
}
function addArtifact({ artifacts }, event) {
	const artifactId = textIn(event, "artifact_id");
	if (artifactId === null || artifacts.has(artifactId)) return;
	const size = event.fields.size_bytes;
	artifacts.set(artifactId, {
		artifactId,
		stepId: textIn(event, "step_id") ?? "",
		type: textIn(event, "artifact_type") ?? "",
		path: textIn(event, "path"),
		checksum: textIn(event, "checksum") ?? "",
		sizeBytes: typeof size === "number" ? size : 0,
		status: "created",
		startSeq: event.seq,
		endSeq: event.seq
	});
}
function remember({ begun }, event) {
	const at = textIn(event, "timestamp");
	if (at !== null) begun.set(event.seq, at);
}
function durationOf({ begun }, event, startSeq) {
	const said = event.fields.duration_ms;
	if (typeof said === "number") return said;
	const passed = Date.parse(textIn(event, "timestamp") ?? "") - Date.parse(begun.get(startSeq) ?? "");
	begun.delete(startSeq);
	return Number.isNaN(passed) ? null : passed;
}
// src/kinds/event-log/replay.ts
function replaying(give) {
	const open = new Map();
	const closed = runTable();
	return {
		take(event) {
			const known = open.get(event.runId);
			if (known === void 0 && closed.find(event.runId) !== void 0) return;
			const builder = known ?? viewBuilder(event);
			open.set(event.runId, builder);
			builder.take(event);
			if (event.type !== "run.finished" && event.type !== "run.failed") return;
			open.delete(event.runId);
			const end = {
				seq: event.seq,
				line: event.line
			};
			closed.add({
				id: event.runId,
				failed: event.type === "run.failed",
				start: end,
				end
			});
			give(builder.view());
		},
		end() {
			for (const builder of open.values()) give(builder.view());
		}
	};
}
function replay(log) {
	const views = [];
	const replayed = replayBytes((view) => views.push(view));
	if (log instanceof Uint8Array) replayed.push(log);
	else if (typeof log === "string") replayed.push(encoded(log));
	else for (const line of log) replayed.push(encoded(line.endsWith("\n") ? line : `${line}\n`));
	replayed.end();
	return views;
}
async function* replayStream(chunks) {
	const views = [];
	const replayed = replayBytes((view) => views.push(view));
	for await (const chunk of chunks) {
		replayed.push(typeof chunk === "string" ? encoded(chunk) : chunk);
		yield* views.splice(0);
	}
	replayed.end();
	yield* views;
}
function replayBytes(give) {
	const runs = replaying(give);
	let line = 0;
	const takeLine = (bytes) => {
		line += 1;
		const { value } = parseJson(sourceText(decodeText(bytes).text));
		const event = isJsonObject(value) ? readEvent(value, line, false).event : void 0;
		if (event !== void 0) runs.take(event);
	};
	const lines = byteLines(takeLine);
	return {
		push: lines.push,
		end() {
			const rest = lines.end();
			if (rest.length > 0) takeLine(rest);
			runs.end();
		}
	};
}
function encoded(text) {
	return new TextEncoder().encode(text);
}
// src/kinds/event-log/log-findings.ts
function logFindings({ breaches, lineFaults, faults }) {
	const { findings } = runRules(rules, {
		scope: "snapshot",
		after: null,
		breaches,
		lineFaults,
		changes: [],
		rewritten: "",
		oldLines: 0,
		foreignIds: [],
		unjudged: []
	}, {
		scope: "snapshot",
		path: ""
	}, new Map());
	return [...faults.map(unreadable), ...findings.map(asLogFinding)].sort((left, right) => left.line - right.line);
}
function unreadable({ message, span }) {
	return {
		ruleId: "state-file/unreadable",
		severity: "error",
		message: `cannot be read: ${message}`,
		line: span.line
	};
}
function asLogFinding({ ruleId, severity, message, data, at }) {
	const [index = "0"] = pointerTokens(at.pointer);
	return {
		ruleId,
		severity,
		message,
		line: Number(index) + 1,
		...data === void 0 ? {} : { data }
	};
}
// src/kinds/event-log/judge-next.ts
function judgeNext(lines, runId, { runs, ids, lineCount }, options) {
	const judging = {
		breaches: breachCollector(options),
		options
	};
	const draft = draftOf(runs, runId);
	const newIds = eventIds(judging.breaches, options, ids);
	const faults = [];
	for (const [index, text] of lines.entries()) {
		const line = lineCount() + index + 1;
		const { value, found } = lineValue(new TextEncoder().encode(text), line, defaultLimits);
		faults.push(...found.map(asReadFault));
		if (!isJsonObject(value)) continue;
		const read = readEvent(value, line, options.strictPayload);
		const at = markFor(read.event, line, draft);
		for (const fault of read.faults) addFormFault(judging, at, fault);
		newIds.take(read.fields.event_id, at);
		if (read.event !== void 0) judgeEvent(read.event, draft, judging);
	}
	for (const run of draft.open.values()) judgeOpenRun(run, judging);
	newIds.end();
	return logFindings({
		breaches: judging.breaches.byRule,
		lineFaults: [],
		faults
	});
}
function draftOf({ open, closed }, runId) {
	const draft = {
		open: new Map(),
		closed: runTable()
	};
	const [run, ended] = [open.get(runId), closed.find(runId)];
	if (run !== void 0) draft.open.set(runId, draftRun(run));
	if (ended !== void 0) draft.closed.add(ended);
	return draft;
}
function draftRun(run) {
	const { attempts, done, steps, tools, models, artifacts } = run;
	return {
		...run,
		attempts: [...attempts],
		done: [...done],
		steps: draftTable(steps),
		tools: draftTable(tools),
		models: draftTable(models),
		artifacts: draftTable(artifacts)
	};
}
function draftTable(table) {
	const own = new Map();
	const get = (id) => {
		const known = own.get(id) ?? table.get(id);
		if (known === void 0 || own.has(id)) return known;
		const copy = { ...known };
		own.set(id, copy);
		return copy;
	};
	return {
		get,
		set: (id, value) => own.set(id, value),
		*[Symbol.iterator]() {
			for (const [id, value] of table) yield [id, own.get(id) ?? value];
			for (const [id, value] of own) if (table.get(id) === void 0) yield [id, value];
		}
	};
}
// src/kinds/event-log/judge-stream.ts
function streamJudge(onEvent) {
	const limits = {
		...defaultLimits,
		maxValues: Number.MAX_SAFE_INTEGER
	};
	const judge = logJudge(defaultEventLogOptions, limits, onEvent);
	return {
		push: judge.push,
		end() {
			const { judged, faults } = judge.end();
			return logFindings({
				...judged,
				faults
			});
		}
	};
}
export { replayStream as a, lineValue as c, sameRunId as d, pathFault as f, defaultEventLogOptions as h, replay as i, logJudge as l, checkOptions as m, judgeNext as n, replaying as o, readRoot as p, logFindings as r, eventLog as s, streamJudge as t, sameId as u };
