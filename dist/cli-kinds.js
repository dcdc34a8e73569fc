import { C as inAfter, S as appendToken, T as pointerTokens, _ as splitSubject, d as quote, f as decodeText, h as spanAt, l as defaultLimits, m as sourceText, n as locateNearest, p as textFault, r as textStart, t as indexIn, u as mostFindings, v as subjectOf, w as inBefore, x as ruleOver } from "./cli-nearest-place.js";
import { t as nearestName } from "./cli-nearest-name.js";
import { t as groupBy } from "./cli-group.js";
import { t as compareCodePoints } from "./cli-order.js";
import { t as jsonEqual } from "./cli-json-equal.js";
import { n as canonicalJson } from "./cli-joined-bytes.js";
import { n as isJsonObject, t as isJsonArray } from "./cli-json-value.js";
import { n as shortDigest } from "./cli-digest.js";
import { A as hasPolarity, C as nodeSubject, D as proofOf, E as positionOf, F as validateOptions$2, I as validateRuleOptions$2, L as defaultYamlOptions, M as isHot, N as polarityText, O as verbs, P as written, R as parseYamlData, S as nodeEntity, T as advanceFaults, _ as idsOf$1, a as looksLikeGraph, b as linkSubject, c as graphOf$1, d as guideSections, f as repeatedName$1, g as beforePlace$1, h as afterPlace$1, j as isCold, k as energyOf, l as readLink, n as procedureRule, o as readJsonPart, p as millisecondsOf, r as graphReader, t as schema$2, u as readNode, v as linkEntity, w as heatFaults, x as nameOf$2, y as linkName, z as partBytes } from "./cli-schema.js";
import { r as parseJson, t as locateJson } from "./cli-json-locate.js";
import { a as tailName, c as namesOf$1, d as eventId, f as pointerTo, g as eventLogOptionsSchema, h as defaultEventLogOptions, i as placeName, m as validateRuleOptions$3, n as eventName, o as logJudge, p as validateOptions$3, t as rules$4, u as byteLines, v as patternOf, y as parseJsonLines } from "./cli-rules.js";
import { a as parseYaml, i as fileRule } from "./cli-merge-rules.js";
import { _ as pathOf, a as runStateRole, b as validateRuleOptions$4, d as canonicalText, f as compareChildren, g as parentName$1, h as beforePlace$2, i as schemaMessages, l as invariantBreaches, m as afterPlace$2, o as treeReader, p as buildTree, s as iterationGrew, t as invariantMessages, v as pointerOf, y as validateOptions$4 } from "./cli-messages.js";
// src/core/option-faults.ts
function optionFault({ instancePath, keyword, message = "is not valid", params }) {
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
function ruleOptionFaults(validators, ruleId, value) {
	const validate = validators[ruleId];
	if (validate === void 0) return [{
		pointer: "",
		message: `${ruleId} takes no options`
	}];
	return validate(value) ? [] : (validate.errors ?? []).map(optionFault);
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
		"detected": {
			"description": "What such files are governed by without a configuration: their path and their shape, or their path alone; never are those whose names people use for other files too, which are only proposed. Of no effect in a preset of your own.",
			"enum": [
				"shape",
				"path",
				"never"
			]
		},
		"sniff": {
			"description": "Pointers of which one leads to items, if the shape is this one.",
			"type": "array",
			"items": {
				"type": "string",
				"pattern": "^(/[\\s\\S]*)?$"
			}
		},
		"recognisedBy": {
			"description": "Fields besides those that say done of which some item has one, if the shape is this one.",
			"type": "array",
			"items": { "type": "string" }
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
		"ids": {
			"description": "Patterns of the identifiers that tasks in Markdown begin with: plain text, with {n} for a number and {w} for a word in capitals.",
			"type": "array",
			"items": {
				"type": "string",
				"minLength": 1
			}
		},
		"folder": {
			"description": "The document is a folder: each of the other files is read as `parse` says and holds items, the governed file says the rest.",
			"type": "object",
			"additionalProperties": false,
			"required": ["files", "parse"],
			"properties": {
				"files": {
					"description": "Wildcards of the other files, from the folder of the governed one.",
					"type": "array",
					"minItems": 1,
					"items": {
						"type": "string",
						"minLength": 1,
						"pattern": "^[^/]"
					}
				},
				"parse": {
					"description": "How the governed file is read.",
					"enum": [
						"json",
						"jsonl",
						"yaml-map",
						"md-checklist",
						"md-frontmatter",
						"text-log"
					]
				}
			}
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
		"single": {
			"description": "Whether what the pointers lead to is one item itself, not a list of items.",
			"type": "boolean"
		},
		"fields": {
			"description": "Fields that stand deeper in an item, by the names that the other members have for them.",
			"type": "object",
			"additionalProperties": {
				"type": "object",
				"additionalProperties": false,
				"required": ["from"],
				"properties": {
					"from": {
						"description": "Pointers into the item; the first that leads to anything counts.",
						"type": "array",
						"minItems": 1,
						"items": {
							"type": "string",
							"pattern": "^(/[\\s\\S]*)?$"
						}
					},
					"where": {
						"description": "Of a list, only members in which each of these fields has one of the values.",
						"type": "object",
						"additionalProperties": {
							"type": "array",
							"items": { "type": "string" }
						}
					},
					"like": {
						"description": "Of a list, only texts like one of these wildcards.",
						"type": "array",
						"items": { "type": "string" }
					},
					"member": {
						"description": "Of a list's members, only what this field of them says.",
						"type": "string"
					}
				}
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
		"within": {
			"description": "The field whose text, or list of texts, is part of the keys of items that have none themselves.",
			"type": "object",
			"additionalProperties": false,
			"required": ["field"],
			"properties": {
				"field": {
					"description": "The field.",
					"type": "string"
				},
				"ids": {
					"description": "Whether it is part of keys too that an item has itself.",
					"type": "boolean"
				}
			}
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
				"index": {
					"description": "The field that holds the parent's place in the list, counting from 0.",
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
						"description": "The texts in lower case that say done, in which * stands for anything; without them the field is true or false.",
						"type": "array",
						"items": { "type": "string" }
					},
					"lastOf": {
						"description": "Pointer to a list in the document (of a folder: in the governed file) whose last text says done, in place of the values.",
						"type": "string",
						"pattern": "^(/[\\s\\S]*)?$"
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
		"evidence": {
			"description": "What a done item must name itself as evidence; the phrase is no part of its text.",
			"type": "object",
			"additionalProperties": false,
			"required": ["field", "phrases"],
			"properties": {
				"field": {
					"description": "The field that must name it.",
					"type": "string"
				},
				"phrases": {
					"description": "Phrases of which one must stand there: plain text, with {n} for a number and {w} for a word in capitals.",
					"type": "array",
					"minItems": 1,
					"items": {
						"type": "string",
						"minLength": 1
					}
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
	"backlog": {
		"name": "backlog",
		"title": "Tasks of Backlog.md",
		"detected": "never",
		"match": ["backlog/config.yml"],
		"sniff": ["/statuses"],
		"folder": {
			"files": [
				"tasks/*.md",
				"completed/*.md",
				"archive/tasks/*.md"
			],
			"parse": "yaml-map"
		},
		"parse": "md-frontmatter",
		"items": [""],
		"single": true,
		"fields": {
			"id": { "from": ["/frontmatter/id"] },
			"title": { "from": ["/frontmatter/title"] },
			"status": { "from": ["/frontmatter/status"] },
			"needs": { "from": ["/frontmatter/dependencies"] },
			"container": { "from": ["/frontmatter/parent_task_id", "/frontmatter/parent"] },
			"description": { "from": ["/blocks/DESCRIPTION/text", "/sections/Description/text"] },
			"acceptance": {
				"from": ["/blocks/AC/items", "/sections/Acceptance Criteria/items"],
				"member": "text"
			},
			"plan": { "from": ["/blocks/PLAN/text", "/sections/Implementation Plan/text"] },
			"notes": { "from": ["/blocks/NOTES/text", "/sections/Implementation Notes/text"] },
			"summary": { "from": ["/blocks/FINAL_SUMMARY/text", "/sections/Final Summary/text"] }
		},
		"key": ["id"],
		"titleFields": ["title"],
		"descriptionFields": ["description"],
		"parent": { "field": "container" },
		"done": [{
			"field": "status",
			"lastOf": "/statuses",
			"values": ["done"]
		}],
		"contract": [
			"title",
			"description",
			"acceptance"
		],
		"claim": [
			"frontmatter",
			"body",
			"blocks",
			"sections",
			"needs",
			"container",
			"plan",
			"notes",
			"summary"
		],
		"bookkeeping": [
			"frontmatter",
			"body",
			"blocks",
			"sections",
			"needs",
			"container",
			"plan"
		],
		"dependencies": ["needs"],
		"records": ["backlog/*"],
		"rules": {
			"done-removed": "warning",
			"duplicate-key": "warning",
			"evidence": "off"
		}
	},
	"beads": {
		"name": "beads",
		"title": "Issues of Beads",
		"match": [".beads/issues.jsonl", ".beads/beads.jsonl"],
		"sniff": [""],
		"recognisedBy": ["issue_type"],
		"parse": "jsonl",
		"items": [""],
		"fields": { "blockers": {
			"from": ["/dependencies"],
			"where": { "type": ["blocks"] },
			"member": "depends_on_id"
		} },
		"key": ["id"],
		"titleFields": ["title"],
		"descriptionFields": ["description"],
		"done": [{
			"field": "status",
			"values": ["closed"]
		}],
		"tombstones": ["tombstone"],
		"contract": [
			"title",
			"description",
			"acceptance_criteria",
			"design",
			"issue_type"
		],
		"claim": [
			"status",
			"priority",
			"assignee",
			"owner",
			"notes",
			"labels",
			"comments",
			"dependencies",
			"blockers",
			"external_ref",
			"created_at",
			"created_by",
			"updated_at",
			"closed_at",
			"close_reason",
			"deleted_at",
			"deleted_by",
			"delete_reason",
			"original_type"
		],
		"bookkeeping": [
			"created_at",
			"created_by",
			"updated_at",
			"closed_at",
			"close_reason",
			"assignee",
			"owner",
			"labels"
		],
		"dependencies": ["blockers"],
		"records": [".beads/*"],
		"rules": { "evidence": "off" }
	},
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
	"gsd": {
		"name": "gsd",
		"title": "Roadmap of GSD",
		"detected": "never",
		"match": [".planning/ROADMAP.md"],
		"sniff": ["/items"],
		"recognisedBy": ["id"],
		"parse": "md-checklist",
		"ids": [
			"Phase {n}",
			"{n}-{n}-PLAN.md",
			"{n}-{n}"
		],
		"items": ["/items"],
		"key": ["id"],
		"hash": ["text"],
		"within": { "field": "section" },
		"titleFields": ["text"],
		"descriptionFields": [],
		"parent": { "index": "parent" },
		"done": [{
			"field": "mark",
			"values": ["x"]
		}],
		"contract": ["text"],
		"claim": [
			"mark",
			"tags",
			"section",
			"paragraph",
			"optional",
			"struck"
		],
		"bookkeeping": ["tags", "section"],
		"records": [".planning/*"],
		"rules": {
			"goalposts": { "reworded": "warning" },
			"done-removed": "warning",
			"duplicate-key": "warning",
			"evidence": "off"
		}
	},
	"kiro": {
		"name": "kiro",
		"title": "Tasks of a Kiro spec",
		"detected": "path",
		"match": [".kiro/specs/*/tasks.md"],
		"sniff": ["/items"],
		"recognisedBy": ["requirements"],
		"parse": "md-checklist",
		"ids": ["{n}"],
		"items": ["/items"],
		"fields": { "requirements": {
			"from": ["/details"],
			"like": ["*Requirements:*", "*Validates:*"]
		} },
		"key": ["id"],
		"hash": ["text"],
		"within": { "field": "section" },
		"titleFields": ["text"],
		"descriptionFields": [],
		"parent": { "index": "parent" },
		"done": [{
			"field": "mark",
			"values": ["x"]
		}],
		"contract": ["text", "requirements"],
		"claim": [
			"mark",
			"tags",
			"section",
			"paragraph",
			"optional",
			"struck"
		],
		"bookkeeping": ["tags", "section"],
		"records": [".kiro/*"],
		"rules": {
			"goalposts": { "reworded": "warning" },
			"done-removed": "warning",
			"duplicate-key": "warning",
			"evidence": "off"
		}
	},
	"log": {
		"name": "log",
		"title": "Log of a machine",
		"detected": "never",
		"match": [
			"history.jsonl",
			"autoresearch.jsonl",
			"events*.jsonl"
		],
		"parse": "text-log",
		"items": ["/lines"],
		"done": [],
		"log": "prefix",
		"rules": { "log-append": "error" }
	},
	"markdown": {
		"name": "markdown",
		"title": "Task list in Markdown",
		"detected": "never",
		"match": [
			"IMPLEMENTATION_PLAN.md",
			"TODO.md",
			"TODOS.md",
			"fix_plan.md",
			"@fix_plan.md",
			"PLAN.md",
			"TASKS.md"
		],
		"sniff": ["/items"],
		"parse": "md-checklist",
		"ids": [
			"T{n}",
			"{w}-{n}",
			"Phase {n}",
			"Task {n}",
			"Step {n}",
			"{n}"
		],
		"items": ["/items"],
		"key": ["id"],
		"hash": ["text"],
		"within": {
			"field": "section",
			"ids": true
		},
		"titleFields": ["text"],
		"descriptionFields": [],
		"parent": { "index": "parent" },
		"done": [{
			"field": "mark",
			"values": ["x"]
		}],
		"contract": ["text"],
		"claim": [
			"mark",
			"tags",
			"section",
			"paragraph",
			"optional",
			"struck"
		],
		"bookkeeping": ["tags", "section"],
		"records": [
			"IMPLEMENTATION_PLAN.md",
			"TODO.md",
			"TODOS.md",
			"fix_plan.md",
			"@fix_plan.md",
			"PLAN.md",
			"TASKS.md",
			"progress.txt"
		],
		"rules": {
			"goalposts": { "reworded": "warning" },
			"done-removed": "warning",
			"duplicate-key": "warning",
			"evidence": "off"
		}
	},
	"openspec": {
		"name": "openspec",
		"title": "Tasks of an OpenSpec change",
		"detected": "path",
		"match": ["openspec/changes/*/tasks.md"],
		"sniff": ["/items"],
		"recognisedBy": ["id"],
		"parse": "md-checklist",
		"ids": ["{n}"],
		"items": ["/items"],
		"key": ["id"],
		"hash": ["text"],
		"within": { "field": "section" },
		"titleFields": ["text"],
		"descriptionFields": [],
		"parent": { "index": "parent" },
		"done": [{
			"field": "mark",
			"values": ["x"]
		}],
		"contract": ["text"],
		"claim": [
			"mark",
			"tags",
			"section",
			"paragraph",
			"optional",
			"struck"
		],
		"bookkeeping": ["tags", "section"],
		"records": ["openspec/changes/*"],
		"rules": {
			"goalposts": { "reworded": "warning" },
			"done-removed": "warning",
			"duplicate-key": "warning",
			"evidence": "off"
		}
	},
	"progress": {
		"name": "progress",
		"title": "Progress notes of an agent",
		"detected": "never",
		"match": ["progress.txt"],
		"parse": "text-log",
		"items": ["/lines"],
		"done": [],
		"log": "insert-only",
		"rules": { "log-append": "warning" }
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
	"spec-kit": {
		"name": "spec-kit",
		"title": "Tasks of Spec Kit",
		"detected": "path",
		"match": ["specs/*/tasks.md"],
		"sniff": ["/items"],
		"recognisedBy": ["id"],
		"parse": "md-checklist",
		"ids": ["T{n}"],
		"items": ["/items"],
		"key": ["id"],
		"hash": ["text"],
		"within": { "field": "section" },
		"titleFields": ["text"],
		"descriptionFields": [],
		"parent": { "index": "parent" },
		"done": [{
			"field": "mark",
			"values": ["x"]
		}],
		"contract": ["text"],
		"claim": [
			"mark",
			"tags",
			"section",
			"paragraph",
			"optional",
			"struck"
		],
		"bookkeeping": ["tags", "section"],
		"records": ["specs/*/*.md", "specs/*/checklists/*.md"],
		"rules": {
			"goalposts": { "reworded": "warning" },
			"done-removed": "warning",
			"duplicate-key": "warning",
			"evidence": "off"
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
			"goalposts": {
				"moved": "warning",
				"reworded": "warning"
			},
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
			description: "The name of a built-in preset, a preset of your own, or the path of a file that holds it.",
			anyOf: [
				{ enum: presetNames },
				inlinePreset,
				{
					title: "path of a YAML file",
					type: "string",
					pattern: "/|\\.(ya?ml|json)$"
				}
			]
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
	detected: "shape",
	sniff: [],
	ids: ["{n}"],
	folder: void 0,
	recognisedBy: [],
	single: false,
	fields: {},
	scalar: void 0,
	key: ["id"],
	hash: [],
	within: void 0,
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
	evidence: void 0,
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
function afterPlace(item, field) {
	return inAfter(fieldPointer(item, field), item.part);
}
function beforePlace(item, field) {
	return inBefore(fieldPointer(item, field), item.part);
}
function listPlace({ pointer, part }) {
	return part === "" ? inAfter(pointer.slice(0, pointer.lastIndexOf("/"))) : inAfter("");
}
function nameOf$1({ key, title }) {
	const short = title.length > 80 ? `${title.slice(0, 79).replace(/[\ud800-\udbff]$/, "")}…` : title;
	return key.includes(title.slice(0, 40)) ? `'${key}'` : `${key} "${short}"`;
}
function namesOf(items, most = 5) {
	const named = items.slice(0, most).map(({ key }) => key);
	const more = items.length - named.length;
	return more > 0 ? `${named.join(", ")} and ${more} more` : named.join(", ");
}
function fieldPointer({ pointer, raw, isPlain, places }, field) {
	const place = field === void 0 ? void 0 : places.get(field);
	if (place !== void 0) return pointer + place;
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
		for (const item of facts.bornDone) yield problem("born", { item: nameOf$1(item) }, {
			subject: subjectOf(item.key),
			at: afterPlace(item, item.doneField)
		});
	}
});
// src/kinds/checklist/folded.ts
const whitespace = /\s+/g;
const needsFolding = /^\s|\s$|\s\s|[^\S ]/;
function foldText$1(text) {
	return needsFolding.test(text) ? text.replace(whitespace, " ").trim() : text;
}
function foldValue(value) {
	if (typeof value === "string") return foldText$1(value);
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
	} else into[key] = typeof value === "string" ? foldText$1(value) : value;
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
function entityOf$4(checklist, key) {
	if (key === "") return fileEntity$1(checklist);
	const item = checklist.byKey.get(key);
	if (item === void 0) return void 0;
	return {
		pointer: item.pointer,
		part: item.part,
		fields: fieldsOf$1(checklist, item),
		...item.title === key ? {} : { label: item.title }
	};
}
function fieldsOf$1(checklist, item) {
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
	if (item.parent !== void 0) fields[parentName] = {
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
const parentName = "(parent)";
const repeatedName = "(repeated)";
const itemsName = "(items)";
const planName = "(plan)";
const entriesName = "(entries)";
function orderName(key) {
	return `(before ${key})`;
}
const remembered$1 = new WeakMap();
function fileEntity$1(checklist) {
	const entity = remembered$1.get(checklist) ?? makeFileEntity(checklist);
	remembered$1.set(checklist, entity);
	return entity;
}
function makeFileEntity({ preset, byKey, planKey, repeatedMembers, entries, items }) {
	const keys = [...byKey.keys()].sort(compareCodePoints);
	const fields = [
		[itemsName, keys.map((key) => [key, byKey.get(key)?.title ?? ""])],
		[doneName, keys.map((key) => [key, byKey.get(key)?.done === true])],
		[planName, planKey ?? null],
		...repeatedMembers.map(({ part, pointer }) => [part + pointer, true]),
		...items.map(({ key }, index) => [orderName(key), items[index - 1]?.key ?? null])
	].map(([name, value]) => [name, {
		role: "derived",
		value
	}]);
	if (preset.log !== void 0) fields.push([entriesName, {
		role: "set",
		value: numbered(entries)
	}]);
	return {
		pointer: "",
		part: "",
		fields: Object.fromEntries(fields)
	};
}
function numbered(entries) {
	const counts = new Map();
	return entries.map((entry) => {
		const count = (counts.get(entry) ?? 0) + 1;
		counts.set(entry, count);
		return count === 1 ? entry : `${entry} (${count})`;
	});
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
			at: afterPlace(first, first.doneField),
			related: items.slice(1, 20).map((item) => ({
				...afterPlace(item, item.doneField),
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
				item: nameOf$1(item),
				field,
				from,
				to
			}, {
				subject: subjectOf(item.key, field),
				at: afterPlace(item, field),
				related: before === void 0 ? [] : [{
					...beforePlace(before, field),
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
			item: nameOf$1(item),
			open: namesOf(open)
		}, {
			subject: subjectOf(item.key, doneName),
			at: afterPlace(item, item.doneField),
			related: open.slice(0, 20).map((each) => ({
				...afterPlace(each, each.doneField),
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
function readItem({ raw, places }, place, preset) {
	const group = preset.groups.find(({ match }) => matchesWildcard(match, place.key));
	const status = statusOf(raw, preset, group);
	const doneField = decidingField(raw, preset.done);
	const done = doneField !== void 0 && saysDone(raw, doneField);
	return {
		key: place.key,
		parent: place.parent,
		index: place.index,
		part: place.part,
		pointer: place.pointer,
		places,
		ownKey: place.ownKey,
		within: place.within,
		title: firstText(raw, preset.titleFields) ?? place.key,
		description: firstText(raw, preset.descriptionFields),
		raw,
		isPlain: place.isPlain,
		done,
		doneField: doneField?.field,
		disagrees: done ? void 0 : disagreeing(raw, preset.done),
		status,
		closed: status !== void 0 && [...preset.closed, ...preset.tombstones].includes(status),
		tombstone: status !== void 0 && preset.tombstones.includes(status),
		derived: group?.derived ?? (preset.derivesParents && place.hasChildren),
		group,
		dependencies: dependenciesOf(raw, preset.dependencies)
	};
}
function fieldOf$2(raw, field) {
	return Object.hasOwn(raw, field) ? raw[field] : void 0;
}
function firstText(raw, fields) {
	for (const field of fields) {
		const value = fieldOf$2(raw, field);
		if (typeof value === "string" && value.trim() !== "") return foldText$1(value);
	}
}
function keyText(value) {
	if (typeof value === "string") return foldText$1(value) || void 0;
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
	const value = fieldOf$2(raw, field);
	if (values === void 0) return value === true;
	if (typeof value !== "string") return false;
	const text = value.trim().toLowerCase();
	return values.some((each) => each === text || each.includes("*") && matchesWildcard(each, text));
}
function statusOf(raw, preset, group) {
	const field = (group?.status ?? preset.status)?.field ?? preset.done.find(({ values }) => values)?.field;
	const value = field === void 0 ? void 0 : fieldOf$2(raw, field);
	return typeof value === "string" ? value.trim().toLowerCase() || void 0 : void 0;
}
const none$1 = [];
function dependenciesOf(raw, fields) {
	const values = fields.map((field) => fieldOf$2(raw, field)).filter((value) => value !== void 0);
	if (values.length === 0) return none$1;
	return values.flatMap((value) => isJsonArray(value) ? value : [value]).flatMap((value) => keyText(value) ?? []);
}
// src/kinds/checklist/differences.ts
function differenceOf({ before, after }, field) {
	const places = {
		at: afterPlace(after, field),
		was: beforePlace(before, field)
	};
	const [old, now] = [fieldOf$2(before.raw, field), fieldOf$2(after.raw, field)];
	if (!isJsonArray(old) || !isJsonArray(now)) return {
		...places,
		from: shown$3(old),
		to: shown$3(now)
	};
	const index = old.findIndex((member, place) => !foldedEqual(member, now[place]));
	const first = index < 0 ? old.length : index;
	return {
		from: shown$3(old[first]),
		to: shown$3(now[first]),
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
function shown$3(value) {
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
					item: nameOf$1(pair.before),
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
				...afterPlace(item, decides),
				label: "decides"
			}];
			const detail = {
				subject: subjectOf(item.key, field),
				at: afterPlace(item, field),
				related
			};
			yield problem("disagrees", {
				item: nameOf$1(item),
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
			yield problem("removed", { item: nameOf$1(item) }, {
				subject: subjectOf(item.key),
				at: listPlace(item),
				related: [{
					...beforePlace(item),
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
				at: afterPlace(item),
				data: { count }
			};
			yield problem("item", {
				item: nameOf$1(item),
				count
			}, detail);
		}
		for (const { part, pointer } of after?.repeatedMembers ?? []) yield problem("member", { name: pointerTokens(pointer).at(-1) ?? "" }, {
			subject: subjectOf("", part + pointer),
			at: inAfter(pointer, part)
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
// src/text/id-pattern.ts
const placeholders = {
	"{n}": String.raw`\d{1,9}(?:\.\d{1,9})*(?:[a-z](?![a-z]))?`,
	"{w}": `[A-Z][A-Z0-9]{0,31}`
};
const wrappers$1 = [
	"",
	"**",
	"__",
	"`",
	"~~"
];
function leadingId(patterns) {
	const rows = patterns.map(pieces);
	return (text) => {
		for (const row of rows) for (const wrapper of wrappers$1) {
			const found = text.startsWith(wrapper) ? matchRow(row, text, wrapper) : void 0;
			if (found !== void 0) return found;
		}
	};
}
function phraseFinder(patterns) {
	const rows = patterns.map(pieces).filter((row) => row.length > 0);
	return (text) => {
		const found = [];
		let rest = "";
		let from = 0;
		for (let at = 0; at < text.length; at++) {
			const end = rows.map((row) => rowEnd(row, text, at)).find((each) => each > at) ?? -1;
			if (end < 0) continue;
			found.push(text.slice(at, end));
			rest += text.slice(from, at);
			from = end;
			at = end - 1;
		}
		return {
			found,
			rest: (rest + text.slice(from)).replace(/\s+/g, " ").trim()
		};
	};
}
function pieces(pattern) {
	return pattern.split(/(\{[nw]\})/).filter((piece) => piece !== "").map((piece) => {
		const source = placeholders[piece];
		return source === void 0 ? { literal: piece } : { sticky: new RegExp(source, "y") };
	});
}
function matchRow(row, text, wrapper) {
	const end = rowEnd(row, text, wrapper.length);
	return end <= wrapper.length ? void 0 : withRest(text, wrapper, end);
}
function rowEnd(row, text, from) {
	let at = from;
	for (const piece of row) {
		at = "literal" in piece ? literalEnd(piece.literal, text, at) : stickyEnd(piece.sticky, text, at);
		if (at < 0) return -1;
	}
	return at;
}
function literalEnd(literal, text, at) {
	return text.startsWith(literal, at) ? at + literal.length : -1;
}
function stickyEnd(sticky, text, at) {
	sticky.lastIndex = at;
	return sticky.test(text) ? sticky.lastIndex : -1;
}
function withRest(text, wrapper, end) {
	let at = skip(text, end, ".:)");
	const isClosed = wrapper !== "" && text.startsWith(wrapper, at);
	if (isClosed) at = skip(text, at + wrapper.length, ".:)");
	if (at < text.length && text[at] !== " ") return void 0;
	if (wrapper === "`" && !isClosed) return void 0;
	const after = text.slice(at).trimStart().replace(/^[-–—]+ /, "").trimStart();
	return {
		id: text.slice(wrapper.length, end).replace(/[.:)]$/, ""),
		rest: isClosed || wrapper === "" ? after : wrapper + after
	};
}
function skip(text, from, characters) {
	let at = from;
	while (at < text.length && characters.includes(text.charAt(at))) at++;
	return at;
}
// src/kinds/checklist/gather.ts
const evidenceName = "(evidence)";
const nowhere = new Map();
function gatherFields(own, preset) {
	const { index } = preset.parent;
	const sources = Object.entries(preset.fields);
	if (sources.length === 0 && index === void 0 && preset.evidence === void 0) return {
		raw: own,
		places: nowhere
	};
	const raw = { ...own };
	const places = new Map();
	if (index !== void 0) delete raw[index];
	for (const [name, source] of sources) {
		const found = firstFound(own, source);
		if (found === void 0) continue;
		raw[name] = found.value;
		places.set(name, found.pointer);
	}
	if (preset.evidence !== void 0) cutEvidence(raw, preset.evidence);
	return {
		raw,
		places
	};
}
function firstFound(own, source) {
	for (const pointer of source.from) {
		const value = valueAt$2(own, pointer);
		const taken = isJsonArray(value) ? takenMembers(value, source) : value;
		if (!(taken === void 0 || taken === null || taken === "") && !(isJsonArray(taken) && taken.length === 0)) return {
			value: taken,
			pointer
		};
	}
}
function valueAt$2(value, pointer) {
	let at = value;
	for (const token of pointerTokens(pointer)) if (isJsonArray(at)) at = at[Number(token)];
	else at = isJsonObject(at) && Object.hasOwn(at, token) ? at[token] : void 0;
	return at;
}
function takenMembers(list, { where, like, member }) {
	return list.flatMap((each) => {
		if (where !== void 0 && !hasValues(each, where)) return [];
		const value = member === void 0 ? each : valueAt$2(each, `/${member}`);
		if (value === void 0) return [];
		const isLike = (pattern) => typeof value === "string" && matchesWildcard(pattern, value);
		return like === void 0 || like.some(isLike) ? [value] : [];
	});
}
function hasValues(value, where) {
	if (!isJsonObject(value)) return false;
	return Object.entries(where).every(([field, values]) => {
		const own = Object.hasOwn(value, field) ? value[field] : void 0;
		return typeof own === "string" && values.includes(own);
	});
}
const finders = new WeakMap();
function cutEvidence(raw, evidence) {
	const text = raw[evidence.field];
	if (typeof text !== "string") return;
	const finder = finders.get(evidence) ?? phraseFinder(evidence.phrases);
	finders.set(evidence, finder);
	const { found, rest } = finder(text);
	if (found.length === 0) return;
	raw[evidence.field] = rest;
	raw[evidenceName] = found;
}
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
	messages: {
		unnamed: "{items} turned done, but nothing there names {phrases}",
		missing: "{items} turned done, but this commit changes no other file and none of the three before names them"
	},
	*check(facts, problem) {
		const named = facts.after?.preset.evidence;
		if (named !== void 0) {
			const items = [...facts.flips.map(({ after }) => after), ...facts.bornDone].filter(({ raw, derived }) => !derived && !Object.hasOwn(raw, "(evidence)"));
			const [first] = items;
			if (first === void 0) return;
			yield problem("unnamed", {
				items: namesOf(items),
				phrases: named.phrases.map((each) => `'${each}'`).join(" or ")
			}, placeOf$4(first, items));
			return;
		}
		if (facts.touchedWork || facts.guard === "success") return;
		const items = facts.flips.map(({ after }) => after).filter((item) => !item.derived && !facts.workedOn(item));
		const [first] = items;
		if (first === void 0) return;
		yield problem("missing", { items: namesOf(items) }, placeOf$4(first, items));
	}
});
function placeOf$4(first, items) {
	return {
		subject: subjectOf(first.key, doneName),
		at: afterPlace(first, first.doneField),
		related: items.slice(1, 20).map((item) => ({
			...afterPlace(item, item.doneField),
			label: item.key
		})),
		data: { items: items.map(({ key }) => key) }
	};
}
// src/kinds/checklist/words.ts
const word = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{N}]+/gu;
const timestamp = /\d{4}-\d{2}-\d{2}([T ][\d:.,]+(Z|[+-]\d{2}:?\d{2})?)?/g;
const longest = 2e4;
function wordsOf(text) {
	return text.slice(0, longest).toLowerCase().match(word) ?? [];
}
function wordsSimilar(left, right) {
	const [one, other] = [new Set(wordsOf(left)), new Set(wordsOf(right))];
	return [...one].filter((each) => other.has(each)).length * 4 >= one.size + other.size;
}
function gainedWords(before, after) {
	const left = new Map();
	for (const each of wordsOf(before)) left.set(each, (left.get(each) ?? 0) + 1);
	return wordsOf(after.replace(timestamp, " ")).some((each) => {
		const count = left.get(each) ?? 0;
		left.set(each, count - 1);
		return count <= 0 && /\p{L}/u.test(each);
	});
}
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
		reworded: "{item} turned done while its {field} was reworded from {from} to {to}",
		moved: "{item} turned done while {field} changed from {from} to {to}",
		overall: "{item} turned done in this range, and {field} is not what it was: from {from} to {to}"
	},
	*check(facts, problem) {
		const titles = facts.after?.preset.titleFields ?? [];
		const isReworded = ({ before, after }, field) => titles.includes(field) && wordsSimilar(before.title, after.title);
		for (const pair of facts.pairs) {
			if (pair.before.done || !pair.after.done) continue;
			for (const field of pair.changed) {
				const { from, to, at, was } = differenceOf(pair, field);
				yield problem(facts.scope === "net" ? "overall" : isReworded(pair, field) ? "reworded" : "moved", {
					item: nameOf$1(pair.before),
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
		for (const item of [...facts.flips.map(({ after }) => after), ...facts.bornDone]) yield problem("failed", { item: nameOf$1(item) }, {
			subject: subjectOf(item.key, doneName),
			at: afterPlace(item, item.doneField)
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
				at: afterPlace(after),
				related: [{
					...beforePlace(before),
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
		for (const { before, after } of facts.moved) yield problem("moved", { item: nameOf$1(after) }, {
			subject: subjectOf("", orderName(after.key)),
			at: afterPlace(after),
			related: [{
				...beforePlace(before),
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
			item: nameOf$1(item),
			open: namesOf(open)
		}, {
			subject: subjectOf(item.key, doneName),
			at: afterPlace(item, item.doneField),
			related: open.slice(0, 20).map((each) => ({
				...afterPlace(each, each.doneField),
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
		for (const item of rotation.comeBackDone) yield problem("comeBack", { item: nameOf$1(item) }, {
			subject: subjectOf(item.key),
			at: afterPlace(item, item.doneField)
		});
		for (const { before, after } of rotation.takenKeys) yield problem("takenKey", {
			item: nameOf$1(after),
			old: before.title.slice(0, 80)
		}, {
			subject: subjectOf(after.key),
			at: afterPlace(after)
		});
		for (const pair of rotation.rewritten) for (const field of pair.changed) {
			const { at, was, ...values } = differenceOf(pair, field);
			yield problem("rewritten", {
				item: nameOf$1(pair.after),
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
				...beforePlace(item),
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
			item: nameOf$1(after),
			from: before.key
		}, {
			subject: subjectOf(after.key),
			at: afterPlace(after),
			related: [{
				...beforePlace(before),
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
				item: nameOf$1(after),
				others: silent.length - 1
			}, {
				subject: subjectOf(after.key, doneName),
				at: afterPlace(after, after.doneField),
				related: [{
					...beforePlace(before, before.doneField),
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
const rules$3 = [
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
					item: nameOf$1(item),
					from,
					to,
					allowed: allowed.join(", ") || "nothing"
				}, {
					subject: subjectOf(item.key, field),
					at: afterPlace(item, field),
					related: before === void 0 ? [] : [{
						...beforePlace(before, field),
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
			"detected": {
				"description": "What such files are governed by without a configuration: their path and their shape, or their path alone; never are those whose names people use for other files too, which are only proposed. Of no effect in a preset of your own.",
				"enum": [
					"shape",
					"path",
					"never"
				]
			},
			"sniff": {
				"description": "Pointers of which one leads to items, if the shape is this one.",
				"type": "array",
				"items": {
					"type": "string",
					"pattern": "^(/[\\s\\S]*)?$"
				}
			},
			"recognisedBy": {
				"description": "Fields besides those that say done of which some item has one, if the shape is this one.",
				"type": "array",
				"items": { "type": "string" }
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
			"ids": {
				"description": "Patterns of the identifiers that tasks in Markdown begin with: plain text, with {n} for a number and {w} for a word in capitals.",
				"type": "array",
				"items": {
					"type": "string",
					"minLength": 1
				}
			},
			"folder": {
				"description": "The document is a folder: each of the other files is read as `parse` says and holds items, the governed file says the rest.",
				"type": "object",
				"additionalProperties": false,
				"required": ["files", "parse"],
				"properties": {
					"files": {
						"description": "Wildcards of the other files, from the folder of the governed one.",
						"type": "array",
						"minItems": 1,
						"items": {
							"type": "string",
							"minLength": 1,
							"pattern": "^[^/]"
						}
					},
					"parse": {
						"description": "How the governed file is read.",
						"enum": [
							"json",
							"jsonl",
							"yaml-map",
							"md-checklist",
							"md-frontmatter",
							"text-log"
						]
					}
				}
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
			"single": {
				"description": "Whether what the pointers lead to is one item itself, not a list of items.",
				"type": "boolean"
			},
			"fields": {
				"description": "Fields that stand deeper in an item, by the names that the other members have for them.",
				"type": "object",
				"additionalProperties": {
					"type": "object",
					"additionalProperties": false,
					"required": ["from"],
					"properties": {
						"from": {
							"description": "Pointers into the item; the first that leads to anything counts.",
							"type": "array",
							"minItems": 1,
							"items": {
								"type": "string",
								"pattern": "^(/[\\s\\S]*)?$"
							}
						},
						"where": {
							"description": "Of a list, only members in which each of these fields has one of the values.",
							"type": "object",
							"additionalProperties": {
								"type": "array",
								"items": { "type": "string" }
							}
						},
						"like": {
							"description": "Of a list, only texts like one of these wildcards.",
							"type": "array",
							"items": { "type": "string" }
						},
						"member": {
							"description": "Of a list's members, only what this field of them says.",
							"type": "string"
						}
					}
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
			"within": {
				"description": "The field whose text, or list of texts, is part of the keys of items that have none themselves.",
				"type": "object",
				"additionalProperties": false,
				"required": ["field"],
				"properties": {
					"field": {
						"description": "The field.",
						"type": "string"
					},
					"ids": {
						"description": "Whether it is part of keys too that an item has itself.",
						"type": "boolean"
					}
				}
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
					"index": {
						"description": "The field that holds the parent's place in the list, counting from 0.",
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
							"description": "The texts in lower case that say done, in which * stands for anything; without them the field is true or false.",
							"type": "array",
							"items": { "type": "string" }
						},
						"lastOf": {
							"description": "Pointer to a list in the document (of a folder: in the governed file) whose last text says done, in place of the values.",
							"type": "string",
							"pattern": "^(/[\\s\\S]*)?$"
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
			"evidence": {
				"description": "What a done item must name itself as evidence; the phrase is no part of its text.",
				"type": "object",
				"additionalProperties": false,
				"required": ["field", "phrases"],
				"properties": {
					"field": {
						"description": "The field that must name it.",
						"type": "string"
					},
					"phrases": {
						"description": "Phrases of which one must stand there: plain text, with {n} for a number and {w} for a word in capitals.",
						"type": "array",
						"minItems": 1,
						"items": {
							"type": "string",
							"minLength": 1
						}
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
	const pattern5 = new RegExp("^[^/]", "u");
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
			if (data.detected !== void 0) {
				let data4 = data.detected;
				if (!(data4 === "shape" || data4 === "path" || data4 === "never")) {
					const err9 = {
						instancePath: instancePath + "/detected",
						schemaPath: "#/properties/detected/enum",
						keyword: "enum",
						params: { allowedValues: schema32.properties.detected.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			}
			if (data.sniff !== void 0) {
				let data5 = data.sniff;
				if (Array.isArray(data5)) {
					const len1 = data5.length;
					for (let i1 = 0; i1 < len1; i1++) {
						let data6 = data5[i1];
						if (typeof data6 === "string") {
							if (!pattern4.test(data6)) {
								const err10 = {
									instancePath: instancePath + "/sniff/" + i1,
									schemaPath: "#/properties/sniff/items/pattern",
									keyword: "pattern",
									params: { pattern: "^(/[\\s\\S]*)?$" },
									message: "must match pattern \"^(/[\\s\\S]*)?$\""
								};
								if (vErrors === null) vErrors = [err10];
								else vErrors.push(err10);
								errors++;
							}
						} else {
							const err11 = {
								instancePath: instancePath + "/sniff/" + i1,
								schemaPath: "#/properties/sniff/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err11];
							else vErrors.push(err11);
							errors++;
						}
					}
				} else {
					const err12 = {
						instancePath: instancePath + "/sniff",
						schemaPath: "#/properties/sniff/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			}
			if (data.recognisedBy !== void 0) {
				let data7 = data.recognisedBy;
				if (Array.isArray(data7)) {
					const len2 = data7.length;
					for (let i2 = 0; i2 < len2; i2++) if (typeof data7[i2] !== "string") {
						const err13 = {
							instancePath: instancePath + "/recognisedBy/" + i2,
							schemaPath: "#/properties/recognisedBy/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err13];
						else vErrors.push(err13);
						errors++;
					}
				} else {
					const err14 = {
						instancePath: instancePath + "/recognisedBy",
						schemaPath: "#/properties/recognisedBy/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
			}
			if (data.parse !== void 0) {
				let data9 = data.parse;
				if (!(data9 === "json" || data9 === "jsonl" || data9 === "yaml-map" || data9 === "md-checklist" || data9 === "md-frontmatter" || data9 === "text-log")) {
					const err15 = {
						instancePath: instancePath + "/parse",
						schemaPath: "#/properties/parse/enum",
						keyword: "enum",
						params: { allowedValues: schema32.properties.parse.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
			}
			if (data.ids !== void 0) {
				let data10 = data.ids;
				if (Array.isArray(data10)) {
					const len3 = data10.length;
					for (let i3 = 0; i3 < len3; i3++) {
						let data11 = data10[i3];
						if (typeof data11 === "string") {
							if (func2(data11) < 1) {
								const err16 = {
									instancePath: instancePath + "/ids/" + i3,
									schemaPath: "#/properties/ids/items/minLength",
									keyword: "minLength",
									params: { limit: 1 },
									message: "must NOT have fewer than 1 characters"
								};
								if (vErrors === null) vErrors = [err16];
								else vErrors.push(err16);
								errors++;
							}
						} else {
							const err17 = {
								instancePath: instancePath + "/ids/" + i3,
								schemaPath: "#/properties/ids/items/type",
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
						instancePath: instancePath + "/ids",
						schemaPath: "#/properties/ids/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
			}
			if (data.folder !== void 0) {
				let data12 = data.folder;
				if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
					if (data12.files === void 0) {
						const err19 = {
							instancePath: instancePath + "/folder",
							schemaPath: "#/properties/folder/required",
							keyword: "required",
							params: { missingProperty: "files" },
							message: "must have required property 'files'"
						};
						if (vErrors === null) vErrors = [err19];
						else vErrors.push(err19);
						errors++;
					}
					if (data12.parse === void 0) {
						const err20 = {
							instancePath: instancePath + "/folder",
							schemaPath: "#/properties/folder/required",
							keyword: "required",
							params: { missingProperty: "parse" },
							message: "must have required property 'parse'"
						};
						if (vErrors === null) vErrors = [err20];
						else vErrors.push(err20);
						errors++;
					}
					for (const key1 in data12) if (!(key1 === "files" || key1 === "parse")) {
						const err21 = {
							instancePath: instancePath + "/folder",
							schemaPath: "#/properties/folder/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key1 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err21];
						else vErrors.push(err21);
						errors++;
					}
					if (data12.files !== void 0) {
						let data13 = data12.files;
						if (Array.isArray(data13)) {
							if (data13.length < 1) {
								const err22 = {
									instancePath: instancePath + "/folder/files",
									schemaPath: "#/properties/folder/properties/files/minItems",
									keyword: "minItems",
									params: { limit: 1 },
									message: "must NOT have fewer than 1 items"
								};
								if (vErrors === null) vErrors = [err22];
								else vErrors.push(err22);
								errors++;
							}
							const len4 = data13.length;
							for (let i4 = 0; i4 < len4; i4++) {
								let data14 = data13[i4];
								if (typeof data14 === "string") {
									if (func2(data14) < 1) {
										const err23 = {
											instancePath: instancePath + "/folder/files/" + i4,
											schemaPath: "#/properties/folder/properties/files/items/minLength",
											keyword: "minLength",
											params: { limit: 1 },
											message: "must NOT have fewer than 1 characters"
										};
										if (vErrors === null) vErrors = [err23];
										else vErrors.push(err23);
										errors++;
									}
									if (!pattern5.test(data14)) {
										const err24 = {
											instancePath: instancePath + "/folder/files/" + i4,
											schemaPath: "#/properties/folder/properties/files/items/pattern",
											keyword: "pattern",
											params: { pattern: "^[^/]" },
											message: "must match pattern \"^[^/]\""
										};
										if (vErrors === null) vErrors = [err24];
										else vErrors.push(err24);
										errors++;
									}
								} else {
									const err25 = {
										instancePath: instancePath + "/folder/files/" + i4,
										schemaPath: "#/properties/folder/properties/files/items/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err25];
									else vErrors.push(err25);
									errors++;
								}
							}
						} else {
							const err26 = {
								instancePath: instancePath + "/folder/files",
								schemaPath: "#/properties/folder/properties/files/type",
								keyword: "type",
								params: { type: "array" },
								message: "must be array"
							};
							if (vErrors === null) vErrors = [err26];
							else vErrors.push(err26);
							errors++;
						}
					}
					if (data12.parse !== void 0) {
						let data15 = data12.parse;
						if (!(data15 === "json" || data15 === "jsonl" || data15 === "yaml-map" || data15 === "md-checklist" || data15 === "md-frontmatter" || data15 === "text-log")) {
							const err27 = {
								instancePath: instancePath + "/folder/parse",
								schemaPath: "#/properties/folder/properties/parse/enum",
								keyword: "enum",
								params: { allowedValues: schema32.properties.folder.properties.parse.enum },
								message: "must be equal to one of the allowed values"
							};
							if (vErrors === null) vErrors = [err27];
							else vErrors.push(err27);
							errors++;
						}
					}
				} else {
					const err28 = {
						instancePath: instancePath + "/folder",
						schemaPath: "#/properties/folder/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err28];
					else vErrors.push(err28);
					errors++;
				}
			}
			if (data.items !== void 0) {
				let data16 = data.items;
				if (Array.isArray(data16)) {
					if (data16.length < 1) {
						const err29 = {
							instancePath: instancePath + "/items",
							schemaPath: "#/properties/items/minItems",
							keyword: "minItems",
							params: { limit: 1 },
							message: "must NOT have fewer than 1 items"
						};
						if (vErrors === null) vErrors = [err29];
						else vErrors.push(err29);
						errors++;
					}
					const len5 = data16.length;
					for (let i5 = 0; i5 < len5; i5++) {
						let data17 = data16[i5];
						if (typeof data17 === "string") {
							if (!pattern4.test(data17)) {
								const err30 = {
									instancePath: instancePath + "/items/" + i5,
									schemaPath: "#/properties/items/items/pattern",
									keyword: "pattern",
									params: { pattern: "^(/[\\s\\S]*)?$" },
									message: "must match pattern \"^(/[\\s\\S]*)?$\""
								};
								if (vErrors === null) vErrors = [err30];
								else vErrors.push(err30);
								errors++;
							}
						} else {
							const err31 = {
								instancePath: instancePath + "/items/" + i5,
								schemaPath: "#/properties/items/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err31];
							else vErrors.push(err31);
							errors++;
						}
					}
				} else {
					const err32 = {
						instancePath: instancePath + "/items",
						schemaPath: "#/properties/items/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err32];
					else vErrors.push(err32);
					errors++;
				}
			}
			if (data.single !== void 0) {
				if (typeof data.single !== "boolean") {
					const err33 = {
						instancePath: instancePath + "/single",
						schemaPath: "#/properties/single/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err33];
					else vErrors.push(err33);
					errors++;
				}
			}
			if (data.fields !== void 0) {
				let data19 = data.fields;
				if (data19 && typeof data19 == "object" && !Array.isArray(data19)) for (const key2 in data19) {
					let data20 = data19[key2];
					if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
						if (data20.from === void 0) {
							const err34 = {
								instancePath: instancePath + "/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/fields/additionalProperties/required",
								keyword: "required",
								params: { missingProperty: "from" },
								message: "must have required property 'from'"
							};
							if (vErrors === null) vErrors = [err34];
							else vErrors.push(err34);
							errors++;
						}
						for (const key3 in data20) if (!(key3 === "from" || key3 === "where" || key3 === "like" || key3 === "member")) {
							const err35 = {
								instancePath: instancePath + "/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/fields/additionalProperties/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key3 },
								message: "must NOT have additional properties"
							};
							if (vErrors === null) vErrors = [err35];
							else vErrors.push(err35);
							errors++;
						}
						if (data20.from !== void 0) {
							let data21 = data20.from;
							if (Array.isArray(data21)) {
								if (data21.length < 1) {
									const err36 = {
										instancePath: instancePath + "/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/from",
										schemaPath: "#/properties/fields/additionalProperties/properties/from/minItems",
										keyword: "minItems",
										params: { limit: 1 },
										message: "must NOT have fewer than 1 items"
									};
									if (vErrors === null) vErrors = [err36];
									else vErrors.push(err36);
									errors++;
								}
								const len6 = data21.length;
								for (let i6 = 0; i6 < len6; i6++) {
									let data22 = data21[i6];
									if (typeof data22 === "string") {
										if (!pattern4.test(data22)) {
											const err37 = {
												instancePath: instancePath + "/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/from/" + i6,
												schemaPath: "#/properties/fields/additionalProperties/properties/from/items/pattern",
												keyword: "pattern",
												params: { pattern: "^(/[\\s\\S]*)?$" },
												message: "must match pattern \"^(/[\\s\\S]*)?$\""
											};
											if (vErrors === null) vErrors = [err37];
											else vErrors.push(err37);
											errors++;
										}
									} else {
										const err38 = {
											instancePath: instancePath + "/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/from/" + i6,
											schemaPath: "#/properties/fields/additionalProperties/properties/from/items/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										};
										if (vErrors === null) vErrors = [err38];
										else vErrors.push(err38);
										errors++;
									}
								}
							} else {
								const err39 = {
									instancePath: instancePath + "/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/from",
									schemaPath: "#/properties/fields/additionalProperties/properties/from/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err39];
								else vErrors.push(err39);
								errors++;
							}
						}
						if (data20.where !== void 0) {
							let data23 = data20.where;
							if (data23 && typeof data23 == "object" && !Array.isArray(data23)) for (const key4 in data23) {
								let data24 = data23[key4];
								if (Array.isArray(data24)) {
									const len7 = data24.length;
									for (let i7 = 0; i7 < len7; i7++) if (typeof data24[i7] !== "string") {
										const err40 = {
											instancePath: instancePath + "/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/where/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i7,
											schemaPath: "#/properties/fields/additionalProperties/properties/where/additionalProperties/items/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										};
										if (vErrors === null) vErrors = [err40];
										else vErrors.push(err40);
										errors++;
									}
								} else {
									const err41 = {
										instancePath: instancePath + "/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/where/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),
										schemaPath: "#/properties/fields/additionalProperties/properties/where/additionalProperties/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err41];
									else vErrors.push(err41);
									errors++;
								}
							}
							else {
								const err42 = {
									instancePath: instancePath + "/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/where",
									schemaPath: "#/properties/fields/additionalProperties/properties/where/type",
									keyword: "type",
									params: { type: "object" },
									message: "must be object"
								};
								if (vErrors === null) vErrors = [err42];
								else vErrors.push(err42);
								errors++;
							}
						}
						if (data20.like !== void 0) {
							let data26 = data20.like;
							if (Array.isArray(data26)) {
								const len8 = data26.length;
								for (let i8 = 0; i8 < len8; i8++) if (typeof data26[i8] !== "string") {
									const err43 = {
										instancePath: instancePath + "/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/like/" + i8,
										schemaPath: "#/properties/fields/additionalProperties/properties/like/items/type",
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
									instancePath: instancePath + "/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/like",
									schemaPath: "#/properties/fields/additionalProperties/properties/like/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err44];
								else vErrors.push(err44);
								errors++;
							}
						}
						if (data20.member !== void 0) {
							if (typeof data20.member !== "string") {
								const err45 = {
									instancePath: instancePath + "/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/member",
									schemaPath: "#/properties/fields/additionalProperties/properties/member/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err45];
								else vErrors.push(err45);
								errors++;
							}
						}
					} else {
						const err46 = {
							instancePath: instancePath + "/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
							schemaPath: "#/properties/fields/additionalProperties/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						if (vErrors === null) vErrors = [err46];
						else vErrors.push(err46);
						errors++;
					}
				}
				else {
					const err47 = {
						instancePath: instancePath + "/fields",
						schemaPath: "#/properties/fields/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err47];
					else vErrors.push(err47);
					errors++;
				}
			}
			if (data.scalar !== void 0) {
				if (typeof data.scalar !== "string") {
					const err48 = {
						instancePath: instancePath + "/scalar",
						schemaPath: "#/properties/scalar/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err48];
					else vErrors.push(err48);
					errors++;
				}
			}
			if (data.key !== void 0) {
				let data30 = data.key;
				if (Array.isArray(data30)) {
					const len9 = data30.length;
					for (let i9 = 0; i9 < len9; i9++) if (typeof data30[i9] !== "string") {
						const err49 = {
							instancePath: instancePath + "/key/" + i9,
							schemaPath: "#/properties/key/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err49];
						else vErrors.push(err49);
						errors++;
					}
				} else {
					const err50 = {
						instancePath: instancePath + "/key",
						schemaPath: "#/properties/key/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err50];
					else vErrors.push(err50);
					errors++;
				}
			}
			if (data.hash !== void 0) {
				let data32 = data.hash;
				if (Array.isArray(data32)) {
					const len10 = data32.length;
					for (let i10 = 0; i10 < len10; i10++) if (typeof data32[i10] !== "string") {
						const err51 = {
							instancePath: instancePath + "/hash/" + i10,
							schemaPath: "#/properties/hash/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err51];
						else vErrors.push(err51);
						errors++;
					}
				} else {
					const err52 = {
						instancePath: instancePath + "/hash",
						schemaPath: "#/properties/hash/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err52];
					else vErrors.push(err52);
					errors++;
				}
			}
			if (data.within !== void 0) {
				let data34 = data.within;
				if (data34 && typeof data34 == "object" && !Array.isArray(data34)) {
					if (data34.field === void 0) {
						const err53 = {
							instancePath: instancePath + "/within",
							schemaPath: "#/properties/within/required",
							keyword: "required",
							params: { missingProperty: "field" },
							message: "must have required property 'field'"
						};
						if (vErrors === null) vErrors = [err53];
						else vErrors.push(err53);
						errors++;
					}
					for (const key5 in data34) if (!(key5 === "field" || key5 === "ids")) {
						const err54 = {
							instancePath: instancePath + "/within",
							schemaPath: "#/properties/within/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key5 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err54];
						else vErrors.push(err54);
						errors++;
					}
					if (data34.field !== void 0) {
						if (typeof data34.field !== "string") {
							const err55 = {
								instancePath: instancePath + "/within/field",
								schemaPath: "#/properties/within/properties/field/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err55];
							else vErrors.push(err55);
							errors++;
						}
					}
					if (data34.ids !== void 0) {
						if (typeof data34.ids !== "boolean") {
							const err56 = {
								instancePath: instancePath + "/within/ids",
								schemaPath: "#/properties/within/properties/ids/type",
								keyword: "type",
								params: { type: "boolean" },
								message: "must be boolean"
							};
							if (vErrors === null) vErrors = [err56];
							else vErrors.push(err56);
							errors++;
						}
					}
				} else {
					const err57 = {
						instancePath: instancePath + "/within",
						schemaPath: "#/properties/within/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err57];
					else vErrors.push(err57);
					errors++;
				}
			}
			if (data.titleFields !== void 0) {
				let data37 = data.titleFields;
				if (Array.isArray(data37)) {
					const len11 = data37.length;
					for (let i11 = 0; i11 < len11; i11++) if (typeof data37[i11] !== "string") {
						const err58 = {
							instancePath: instancePath + "/titleFields/" + i11,
							schemaPath: "#/properties/titleFields/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err58];
						else vErrors.push(err58);
						errors++;
					}
				} else {
					const err59 = {
						instancePath: instancePath + "/titleFields",
						schemaPath: "#/properties/titleFields/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err59];
					else vErrors.push(err59);
					errors++;
				}
			}
			if (data.descriptionFields !== void 0) {
				let data39 = data.descriptionFields;
				if (Array.isArray(data39)) {
					const len12 = data39.length;
					for (let i12 = 0; i12 < len12; i12++) if (typeof data39[i12] !== "string") {
						const err60 = {
							instancePath: instancePath + "/descriptionFields/" + i12,
							schemaPath: "#/properties/descriptionFields/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err60];
						else vErrors.push(err60);
						errors++;
					}
				} else {
					const err61 = {
						instancePath: instancePath + "/descriptionFields",
						schemaPath: "#/properties/descriptionFields/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err61];
					else vErrors.push(err61);
					errors++;
				}
			}
			if (data.parent !== void 0) {
				let data41 = data.parent;
				if (data41 && typeof data41 == "object" && !Array.isArray(data41)) {
					for (const key6 in data41) if (!(key6 === "nested" || key6 === "dotted" || key6 === "field" || key6 === "index" || key6 === "before" || key6 === "key")) {
						const err62 = {
							instancePath: instancePath + "/parent",
							schemaPath: "#/properties/parent/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key6 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err62];
						else vErrors.push(err62);
						errors++;
					}
					if (data41.nested !== void 0) {
						let data42 = data41.nested;
						if (Array.isArray(data42)) {
							const len13 = data42.length;
							for (let i13 = 0; i13 < len13; i13++) if (typeof data42[i13] !== "string") {
								const err63 = {
									instancePath: instancePath + "/parent/nested/" + i13,
									schemaPath: "#/properties/parent/properties/nested/items/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err63];
								else vErrors.push(err63);
								errors++;
							}
						} else {
							const err64 = {
								instancePath: instancePath + "/parent/nested",
								schemaPath: "#/properties/parent/properties/nested/type",
								keyword: "type",
								params: { type: "array" },
								message: "must be array"
							};
							if (vErrors === null) vErrors = [err64];
							else vErrors.push(err64);
							errors++;
						}
					}
					if (data41.dotted !== void 0) {
						if (typeof data41.dotted !== "boolean") {
							const err65 = {
								instancePath: instancePath + "/parent/dotted",
								schemaPath: "#/properties/parent/properties/dotted/type",
								keyword: "type",
								params: { type: "boolean" },
								message: "must be boolean"
							};
							if (vErrors === null) vErrors = [err65];
							else vErrors.push(err65);
							errors++;
						}
					}
					if (data41.field !== void 0) {
						if (typeof data41.field !== "string") {
							const err66 = {
								instancePath: instancePath + "/parent/field",
								schemaPath: "#/properties/parent/properties/field/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err66];
							else vErrors.push(err66);
							errors++;
						}
					}
					if (data41.index !== void 0) {
						if (typeof data41.index !== "string") {
							const err67 = {
								instancePath: instancePath + "/parent/index",
								schemaPath: "#/properties/parent/properties/index/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err67];
							else vErrors.push(err67);
							errors++;
						}
					}
					if (data41.before !== void 0) {
						let data47 = data41.before;
						if (typeof data47 === "string") {
							if (func2(data47) < 1) {
								const err68 = {
									instancePath: instancePath + "/parent/before",
									schemaPath: "#/properties/parent/properties/before/minLength",
									keyword: "minLength",
									params: { limit: 1 },
									message: "must NOT have fewer than 1 characters"
								};
								if (vErrors === null) vErrors = [err68];
								else vErrors.push(err68);
								errors++;
							}
						} else {
							const err69 = {
								instancePath: instancePath + "/parent/before",
								schemaPath: "#/properties/parent/properties/before/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err69];
							else vErrors.push(err69);
							errors++;
						}
					}
					if (data41.key !== void 0) {
						if (typeof data41.key !== "string") {
							const err70 = {
								instancePath: instancePath + "/parent/key",
								schemaPath: "#/properties/parent/properties/key/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err70];
							else vErrors.push(err70);
							errors++;
						}
					}
				} else {
					const err71 = {
						instancePath: instancePath + "/parent",
						schemaPath: "#/properties/parent/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err71];
					else vErrors.push(err71);
					errors++;
				}
			}
			if (data.derivesParents !== void 0) {
				if (typeof data.derivesParents !== "boolean") {
					const err72 = {
						instancePath: instancePath + "/derivesParents",
						schemaPath: "#/properties/derivesParents/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					};
					if (vErrors === null) vErrors = [err72];
					else vErrors.push(err72);
					errors++;
				}
			}
			if (data.done !== void 0) {
				let data50 = data.done;
				if (Array.isArray(data50)) {
					const len14 = data50.length;
					for (let i14 = 0; i14 < len14; i14++) {
						let data51 = data50[i14];
						if (data51 && typeof data51 == "object" && !Array.isArray(data51)) {
							if (data51.field === void 0) {
								const err73 = {
									instancePath: instancePath + "/done/" + i14,
									schemaPath: "#/properties/done/items/required",
									keyword: "required",
									params: { missingProperty: "field" },
									message: "must have required property 'field'"
								};
								if (vErrors === null) vErrors = [err73];
								else vErrors.push(err73);
								errors++;
							}
							for (const key7 in data51) if (!(key7 === "field" || key7 === "values" || key7 === "lastOf")) {
								const err74 = {
									instancePath: instancePath + "/done/" + i14,
									schemaPath: "#/properties/done/items/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key7 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err74];
								else vErrors.push(err74);
								errors++;
							}
							if (data51.field !== void 0) {
								if (typeof data51.field !== "string") {
									const err75 = {
										instancePath: instancePath + "/done/" + i14 + "/field",
										schemaPath: "#/properties/done/items/properties/field/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err75];
									else vErrors.push(err75);
									errors++;
								}
							}
							if (data51.values !== void 0) {
								let data53 = data51.values;
								if (Array.isArray(data53)) {
									const len15 = data53.length;
									for (let i15 = 0; i15 < len15; i15++) if (typeof data53[i15] !== "string") {
										const err76 = {
											instancePath: instancePath + "/done/" + i14 + "/values/" + i15,
											schemaPath: "#/properties/done/items/properties/values/items/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										};
										if (vErrors === null) vErrors = [err76];
										else vErrors.push(err76);
										errors++;
									}
								} else {
									const err77 = {
										instancePath: instancePath + "/done/" + i14 + "/values",
										schemaPath: "#/properties/done/items/properties/values/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err77];
									else vErrors.push(err77);
									errors++;
								}
							}
							if (data51.lastOf !== void 0) {
								let data55 = data51.lastOf;
								if (typeof data55 === "string") {
									if (!pattern4.test(data55)) {
										const err78 = {
											instancePath: instancePath + "/done/" + i14 + "/lastOf",
											schemaPath: "#/properties/done/items/properties/lastOf/pattern",
											keyword: "pattern",
											params: { pattern: "^(/[\\s\\S]*)?$" },
											message: "must match pattern \"^(/[\\s\\S]*)?$\""
										};
										if (vErrors === null) vErrors = [err78];
										else vErrors.push(err78);
										errors++;
									}
								} else {
									const err79 = {
										instancePath: instancePath + "/done/" + i14 + "/lastOf",
										schemaPath: "#/properties/done/items/properties/lastOf/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err79];
									else vErrors.push(err79);
									errors++;
								}
							}
						} else {
							const err80 = {
								instancePath: instancePath + "/done/" + i14,
								schemaPath: "#/properties/done/items/type",
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
						instancePath: instancePath + "/done",
						schemaPath: "#/properties/done/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err81];
					else vErrors.push(err81);
					errors++;
				}
			}
			if (data.closed !== void 0) {
				let data56 = data.closed;
				if (Array.isArray(data56)) {
					const len16 = data56.length;
					for (let i16 = 0; i16 < len16; i16++) if (typeof data56[i16] !== "string") {
						const err82 = {
							instancePath: instancePath + "/closed/" + i16,
							schemaPath: "#/properties/closed/items/type",
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
						instancePath: instancePath + "/closed",
						schemaPath: "#/properties/closed/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err83];
					else vErrors.push(err83);
					errors++;
				}
			}
			if (data.tombstones !== void 0) {
				let data58 = data.tombstones;
				if (Array.isArray(data58)) {
					const len17 = data58.length;
					for (let i17 = 0; i17 < len17; i17++) if (typeof data58[i17] !== "string") {
						const err84 = {
							instancePath: instancePath + "/tombstones/" + i17,
							schemaPath: "#/properties/tombstones/items/type",
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
						instancePath: instancePath + "/tombstones",
						schemaPath: "#/properties/tombstones/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err85];
					else vErrors.push(err85);
					errors++;
				}
			}
			if (data.status !== void 0) {
				let data60 = data.status;
				if (data60 && typeof data60 == "object" && !Array.isArray(data60)) {
					if (data60.field === void 0) {
						const err86 = {
							instancePath: instancePath + "/status",
							schemaPath: "#/properties/status/required",
							keyword: "required",
							params: { missingProperty: "field" },
							message: "must have required property 'field'"
						};
						if (vErrors === null) vErrors = [err86];
						else vErrors.push(err86);
						errors++;
					}
					for (const key8 in data60) if (!(key8 === "field" || key8 === "rank" || key8 === "back" || key8 === "graph" || key8 === "strict")) {
						const err87 = {
							instancePath: instancePath + "/status",
							schemaPath: "#/properties/status/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key8 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err87];
						else vErrors.push(err87);
						errors++;
					}
					if (data60.field !== void 0) {
						if (typeof data60.field !== "string") {
							const err88 = {
								instancePath: instancePath + "/status/field",
								schemaPath: "#/properties/status/properties/field/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err88];
							else vErrors.push(err88);
							errors++;
						}
					}
					if (data60.rank !== void 0) {
						let data62 = data60.rank;
						if (Array.isArray(data62)) {
							const len18 = data62.length;
							for (let i18 = 0; i18 < len18; i18++) {
								let data63 = data62[i18];
								if (Array.isArray(data63)) {
									const len19 = data63.length;
									for (let i19 = 0; i19 < len19; i19++) if (typeof data63[i19] !== "string") {
										const err89 = {
											instancePath: instancePath + "/status/rank/" + i18 + "/" + i19,
											schemaPath: "#/properties/status/properties/rank/items/items/type",
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
										instancePath: instancePath + "/status/rank/" + i18,
										schemaPath: "#/properties/status/properties/rank/items/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									if (vErrors === null) vErrors = [err90];
									else vErrors.push(err90);
									errors++;
								}
							}
						} else {
							const err91 = {
								instancePath: instancePath + "/status/rank",
								schemaPath: "#/properties/status/properties/rank/type",
								keyword: "type",
								params: { type: "array" },
								message: "must be array"
							};
							if (vErrors === null) vErrors = [err91];
							else vErrors.push(err91);
							errors++;
						}
					}
					if (data60.back !== void 0) {
						let data65 = data60.back;
						if (data65 && typeof data65 == "object" && !Array.isArray(data65)) for (const key9 in data65) {
							let data66 = data65[key9];
							if (Array.isArray(data66)) {
								const len20 = data66.length;
								for (let i20 = 0; i20 < len20; i20++) if (typeof data66[i20] !== "string") {
									const err92 = {
										instancePath: instancePath + "/status/back/" + key9.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i20,
										schemaPath: "#/properties/status/properties/back/additionalProperties/items/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err92];
									else vErrors.push(err92);
									errors++;
								}
							} else {
								const err93 = {
									instancePath: instancePath + "/status/back/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"),
									schemaPath: "#/properties/status/properties/back/additionalProperties/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err93];
								else vErrors.push(err93);
								errors++;
							}
						}
						else {
							const err94 = {
								instancePath: instancePath + "/status/back",
								schemaPath: "#/properties/status/properties/back/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err94];
							else vErrors.push(err94);
							errors++;
						}
					}
					if (data60.graph !== void 0) {
						let data68 = data60.graph;
						if (data68 && typeof data68 == "object" && !Array.isArray(data68)) for (const key10 in data68) {
							let data69 = data68[key10];
							if (Array.isArray(data69)) {
								const len21 = data69.length;
								for (let i21 = 0; i21 < len21; i21++) if (typeof data69[i21] !== "string") {
									const err95 = {
										instancePath: instancePath + "/status/graph/" + key10.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i21,
										schemaPath: "#/properties/status/properties/graph/additionalProperties/items/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err95];
									else vErrors.push(err95);
									errors++;
								}
							} else {
								const err96 = {
									instancePath: instancePath + "/status/graph/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"),
									schemaPath: "#/properties/status/properties/graph/additionalProperties/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err96];
								else vErrors.push(err96);
								errors++;
							}
						}
						else {
							const err97 = {
								instancePath: instancePath + "/status/graph",
								schemaPath: "#/properties/status/properties/graph/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err97];
							else vErrors.push(err97);
							errors++;
						}
					}
					if (data60.strict !== void 0) {
						if (typeof data60.strict !== "boolean") {
							const err98 = {
								instancePath: instancePath + "/status/strict",
								schemaPath: "#/properties/status/properties/strict/type",
								keyword: "type",
								params: { type: "boolean" },
								message: "must be boolean"
							};
							if (vErrors === null) vErrors = [err98];
							else vErrors.push(err98);
							errors++;
						}
					}
				} else {
					const err99 = {
						instancePath: instancePath + "/status",
						schemaPath: "#/properties/status/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err99];
					else vErrors.push(err99);
					errors++;
				}
			}
			if (data.groups !== void 0) {
				let data72 = data.groups;
				if (Array.isArray(data72)) {
					const len22 = data72.length;
					for (let i22 = 0; i22 < len22; i22++) {
						let data73 = data72[i22];
						if (data73 && typeof data73 == "object" && !Array.isArray(data73)) {
							if (data73.match === void 0) {
								const err100 = {
									instancePath: instancePath + "/groups/" + i22,
									schemaPath: "#/properties/groups/items/required",
									keyword: "required",
									params: { missingProperty: "match" },
									message: "must have required property 'match'"
								};
								if (vErrors === null) vErrors = [err100];
								else vErrors.push(err100);
								errors++;
							}
							for (const key11 in data73) if (!(key11 === "match" || key11 === "derived" || key11 === "status" || key11 === "reopening")) {
								const err101 = {
									instancePath: instancePath + "/groups/" + i22,
									schemaPath: "#/properties/groups/items/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key11 },
									message: "must NOT have additional properties"
								};
								if (vErrors === null) vErrors = [err101];
								else vErrors.push(err101);
								errors++;
							}
							if (data73.match !== void 0) {
								if (typeof data73.match !== "string") {
									const err102 = {
										instancePath: instancePath + "/groups/" + i22 + "/match",
										schemaPath: "#/properties/groups/items/properties/match/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err102];
									else vErrors.push(err102);
									errors++;
								}
							}
							if (data73.derived !== void 0) {
								if (typeof data73.derived !== "boolean") {
									const err103 = {
										instancePath: instancePath + "/groups/" + i22 + "/derived",
										schemaPath: "#/properties/groups/items/properties/derived/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									};
									if (vErrors === null) vErrors = [err103];
									else vErrors.push(err103);
									errors++;
								}
							}
							if (data73.status !== void 0) {
								let data76 = data73.status;
								if (data76 && typeof data76 == "object" && !Array.isArray(data76)) {
									if (data76.field === void 0) {
										const err104 = {
											instancePath: instancePath + "/groups/" + i22 + "/status",
											schemaPath: "#/properties/groups/items/properties/status/required",
											keyword: "required",
											params: { missingProperty: "field" },
											message: "must have required property 'field'"
										};
										if (vErrors === null) vErrors = [err104];
										else vErrors.push(err104);
										errors++;
									}
									for (const key12 in data76) if (!(key12 === "field" || key12 === "rank" || key12 === "back" || key12 === "graph" || key12 === "strict")) {
										const err105 = {
											instancePath: instancePath + "/groups/" + i22 + "/status",
											schemaPath: "#/properties/groups/items/properties/status/additionalProperties",
											keyword: "additionalProperties",
											params: { additionalProperty: key12 },
											message: "must NOT have additional properties"
										};
										if (vErrors === null) vErrors = [err105];
										else vErrors.push(err105);
										errors++;
									}
									if (data76.field !== void 0) {
										if (typeof data76.field !== "string") {
											const err106 = {
												instancePath: instancePath + "/groups/" + i22 + "/status/field",
												schemaPath: "#/properties/groups/items/properties/status/properties/field/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											if (vErrors === null) vErrors = [err106];
											else vErrors.push(err106);
											errors++;
										}
									}
									if (data76.rank !== void 0) {
										let data78 = data76.rank;
										if (Array.isArray(data78)) {
											const len23 = data78.length;
											for (let i23 = 0; i23 < len23; i23++) {
												let data79 = data78[i23];
												if (Array.isArray(data79)) {
													const len24 = data79.length;
													for (let i24 = 0; i24 < len24; i24++) if (typeof data79[i24] !== "string") {
														const err107 = {
															instancePath: instancePath + "/groups/" + i22 + "/status/rank/" + i23 + "/" + i24,
															schemaPath: "#/properties/groups/items/properties/status/properties/rank/items/items/type",
															keyword: "type",
															params: { type: "string" },
															message: "must be string"
														};
														if (vErrors === null) vErrors = [err107];
														else vErrors.push(err107);
														errors++;
													}
												} else {
													const err108 = {
														instancePath: instancePath + "/groups/" + i22 + "/status/rank/" + i23,
														schemaPath: "#/properties/groups/items/properties/status/properties/rank/items/type",
														keyword: "type",
														params: { type: "array" },
														message: "must be array"
													};
													if (vErrors === null) vErrors = [err108];
													else vErrors.push(err108);
													errors++;
												}
											}
										} else {
											const err109 = {
												instancePath: instancePath + "/groups/" + i22 + "/status/rank",
												schemaPath: "#/properties/groups/items/properties/status/properties/rank/type",
												keyword: "type",
												params: { type: "array" },
												message: "must be array"
											};
											if (vErrors === null) vErrors = [err109];
											else vErrors.push(err109);
											errors++;
										}
									}
									if (data76.back !== void 0) {
										let data81 = data76.back;
										if (data81 && typeof data81 == "object" && !Array.isArray(data81)) for (const key13 in data81) {
											let data82 = data81[key13];
											if (Array.isArray(data82)) {
												const len25 = data82.length;
												for (let i25 = 0; i25 < len25; i25++) if (typeof data82[i25] !== "string") {
													const err110 = {
														instancePath: instancePath + "/groups/" + i22 + "/status/back/" + key13.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i25,
														schemaPath: "#/properties/groups/items/properties/status/properties/back/additionalProperties/items/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													};
													if (vErrors === null) vErrors = [err110];
													else vErrors.push(err110);
													errors++;
												}
											} else {
												const err111 = {
													instancePath: instancePath + "/groups/" + i22 + "/status/back/" + key13.replace(/~/g, "~0").replace(/\//g, "~1"),
													schemaPath: "#/properties/groups/items/properties/status/properties/back/additionalProperties/type",
													keyword: "type",
													params: { type: "array" },
													message: "must be array"
												};
												if (vErrors === null) vErrors = [err111];
												else vErrors.push(err111);
												errors++;
											}
										}
										else {
											const err112 = {
												instancePath: instancePath + "/groups/" + i22 + "/status/back",
												schemaPath: "#/properties/groups/items/properties/status/properties/back/type",
												keyword: "type",
												params: { type: "object" },
												message: "must be object"
											};
											if (vErrors === null) vErrors = [err112];
											else vErrors.push(err112);
											errors++;
										}
									}
									if (data76.graph !== void 0) {
										let data84 = data76.graph;
										if (data84 && typeof data84 == "object" && !Array.isArray(data84)) for (const key14 in data84) {
											let data85 = data84[key14];
											if (Array.isArray(data85)) {
												const len26 = data85.length;
												for (let i26 = 0; i26 < len26; i26++) if (typeof data85[i26] !== "string") {
													const err113 = {
														instancePath: instancePath + "/groups/" + i22 + "/status/graph/" + key14.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i26,
														schemaPath: "#/properties/groups/items/properties/status/properties/graph/additionalProperties/items/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													};
													if (vErrors === null) vErrors = [err113];
													else vErrors.push(err113);
													errors++;
												}
											} else {
												const err114 = {
													instancePath: instancePath + "/groups/" + i22 + "/status/graph/" + key14.replace(/~/g, "~0").replace(/\//g, "~1"),
													schemaPath: "#/properties/groups/items/properties/status/properties/graph/additionalProperties/type",
													keyword: "type",
													params: { type: "array" },
													message: "must be array"
												};
												if (vErrors === null) vErrors = [err114];
												else vErrors.push(err114);
												errors++;
											}
										}
										else {
											const err115 = {
												instancePath: instancePath + "/groups/" + i22 + "/status/graph",
												schemaPath: "#/properties/groups/items/properties/status/properties/graph/type",
												keyword: "type",
												params: { type: "object" },
												message: "must be object"
											};
											if (vErrors === null) vErrors = [err115];
											else vErrors.push(err115);
											errors++;
										}
									}
									if (data76.strict !== void 0) {
										if (typeof data76.strict !== "boolean") {
											const err116 = {
												instancePath: instancePath + "/groups/" + i22 + "/status/strict",
												schemaPath: "#/properties/groups/items/properties/status/properties/strict/type",
												keyword: "type",
												params: { type: "boolean" },
												message: "must be boolean"
											};
											if (vErrors === null) vErrors = [err116];
											else vErrors.push(err116);
											errors++;
										}
									}
								} else {
									const err117 = {
										instancePath: instancePath + "/groups/" + i22 + "/status",
										schemaPath: "#/properties/groups/items/properties/status/type",
										keyword: "type",
										params: { type: "object" },
										message: "must be object"
									};
									if (vErrors === null) vErrors = [err117];
									else vErrors.push(err117);
									errors++;
								}
							}
							if (data73.reopening !== void 0) {
								let data88 = data73.reopening;
								if (!(data88 === "error" || data88 === "warning")) {
									const err118 = {
										instancePath: instancePath + "/groups/" + i22 + "/reopening",
										schemaPath: "#/properties/groups/items/properties/reopening/enum",
										keyword: "enum",
										params: { allowedValues: schema32.properties.groups.items.properties.reopening.enum },
										message: "must be equal to one of the allowed values"
									};
									if (vErrors === null) vErrors = [err118];
									else vErrors.push(err118);
									errors++;
								}
							}
						} else {
							const err119 = {
								instancePath: instancePath + "/groups/" + i22,
								schemaPath: "#/properties/groups/items/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							if (vErrors === null) vErrors = [err119];
							else vErrors.push(err119);
							errors++;
						}
					}
				} else {
					const err120 = {
						instancePath: instancePath + "/groups",
						schemaPath: "#/properties/groups/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err120];
					else vErrors.push(err120);
					errors++;
				}
			}
			if (data.contract !== void 0) {
				let data89 = data.contract;
				if (Array.isArray(data89)) {
					const len27 = data89.length;
					for (let i27 = 0; i27 < len27; i27++) if (typeof data89[i27] !== "string") {
						const err121 = {
							instancePath: instancePath + "/contract/" + i27,
							schemaPath: "#/properties/contract/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err121];
						else vErrors.push(err121);
						errors++;
					}
				} else {
					const err122 = {
						instancePath: instancePath + "/contract",
						schemaPath: "#/properties/contract/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err122];
					else vErrors.push(err122);
					errors++;
				}
			}
			if (data.claim !== void 0) {
				let data91 = data.claim;
				if (Array.isArray(data91)) {
					const len28 = data91.length;
					for (let i28 = 0; i28 < len28; i28++) if (typeof data91[i28] !== "string") {
						const err123 = {
							instancePath: instancePath + "/claim/" + i28,
							schemaPath: "#/properties/claim/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err123];
						else vErrors.push(err123);
						errors++;
					}
				} else {
					const err124 = {
						instancePath: instancePath + "/claim",
						schemaPath: "#/properties/claim/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err124];
					else vErrors.push(err124);
					errors++;
				}
			}
			if (data.bookkeeping !== void 0) {
				let data93 = data.bookkeeping;
				if (Array.isArray(data93)) {
					const len29 = data93.length;
					for (let i29 = 0; i29 < len29; i29++) if (typeof data93[i29] !== "string") {
						const err125 = {
							instancePath: instancePath + "/bookkeeping/" + i29,
							schemaPath: "#/properties/bookkeeping/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err125];
						else vErrors.push(err125);
						errors++;
					}
				} else {
					const err126 = {
						instancePath: instancePath + "/bookkeeping",
						schemaPath: "#/properties/bookkeeping/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err126];
					else vErrors.push(err126);
					errors++;
				}
			}
			if (data.runner !== void 0) {
				let data95 = data.runner;
				if (data95 && typeof data95 == "object" && !Array.isArray(data95)) {
					for (const key15 in data95) if (!(key15 === "counters" || key15 === "maximum")) {
						const err127 = {
							instancePath: instancePath + "/runner",
							schemaPath: "#/properties/runner/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key15 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err127];
						else vErrors.push(err127);
						errors++;
					}
					if (data95.counters !== void 0) {
						let data96 = data95.counters;
						if (Array.isArray(data96)) {
							const len30 = data96.length;
							for (let i30 = 0; i30 < len30; i30++) if (typeof data96[i30] !== "string") {
								const err128 = {
									instancePath: instancePath + "/runner/counters/" + i30,
									schemaPath: "#/properties/runner/properties/counters/items/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err128];
								else vErrors.push(err128);
								errors++;
							}
						} else {
							const err129 = {
								instancePath: instancePath + "/runner/counters",
								schemaPath: "#/properties/runner/properties/counters/type",
								keyword: "type",
								params: { type: "array" },
								message: "must be array"
							};
							if (vErrors === null) vErrors = [err129];
							else vErrors.push(err129);
							errors++;
						}
					}
					if (data95.maximum !== void 0) {
						let data98 = data95.maximum;
						if (Array.isArray(data98)) {
							const len31 = data98.length;
							for (let i31 = 0; i31 < len31; i31++) if (typeof data98[i31] !== "string") {
								const err130 = {
									instancePath: instancePath + "/runner/maximum/" + i31,
									schemaPath: "#/properties/runner/properties/maximum/items/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err130];
								else vErrors.push(err130);
								errors++;
							}
						} else {
							const err131 = {
								instancePath: instancePath + "/runner/maximum",
								schemaPath: "#/properties/runner/properties/maximum/type",
								keyword: "type",
								params: { type: "array" },
								message: "must be array"
							};
							if (vErrors === null) vErrors = [err131];
							else vErrors.push(err131);
							errors++;
						}
					}
				} else {
					const err132 = {
						instancePath: instancePath + "/runner",
						schemaPath: "#/properties/runner/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err132];
					else vErrors.push(err132);
					errors++;
				}
			}
			if (data.dependencies !== void 0) {
				let data100 = data.dependencies;
				if (Array.isArray(data100)) {
					const len32 = data100.length;
					for (let i32 = 0; i32 < len32; i32++) if (typeof data100[i32] !== "string") {
						const err133 = {
							instancePath: instancePath + "/dependencies/" + i32,
							schemaPath: "#/properties/dependencies/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err133];
						else vErrors.push(err133);
						errors++;
					}
				} else {
					const err134 = {
						instancePath: instancePath + "/dependencies",
						schemaPath: "#/properties/dependencies/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err134];
					else vErrors.push(err134);
					errors++;
				}
			}
			if (data.planKey !== void 0) {
				let data102 = data.planKey;
				if (typeof data102 === "string") {
					if (!pattern4.test(data102)) {
						const err135 = {
							instancePath: instancePath + "/planKey",
							schemaPath: "#/properties/planKey/pattern",
							keyword: "pattern",
							params: { pattern: "^(/[\\s\\S]*)?$" },
							message: "must match pattern \"^(/[\\s\\S]*)?$\""
						};
						if (vErrors === null) vErrors = [err135];
						else vErrors.push(err135);
						errors++;
					}
				} else {
					const err136 = {
						instancePath: instancePath + "/planKey",
						schemaPath: "#/properties/planKey/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err136];
					else vErrors.push(err136);
					errors++;
				}
			}
			if (data.bulkFlip !== void 0) {
				let data103 = data.bulkFlip;
				if (data103 && typeof data103 == "object" && !Array.isArray(data103)) {
					for (const key16 in data103) if (!(key16 === "warning" || key16 === "error" || key16 === "topLevel")) {
						const err137 = {
							instancePath: instancePath + "/bulkFlip",
							schemaPath: "#/properties/bulkFlip/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key16 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err137];
						else vErrors.push(err137);
						errors++;
					}
					if (data103.warning !== void 0) {
						let data104 = data103.warning;
						if (!(typeof data104 == "number" && !(data104 % 1) && !isNaN(data104) && isFinite(data104))) {
							const err138 = {
								instancePath: instancePath + "/bulkFlip/warning",
								schemaPath: "#/properties/bulkFlip/properties/warning/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							};
							if (vErrors === null) vErrors = [err138];
							else vErrors.push(err138);
							errors++;
						}
						if (typeof data104 == "number" && isFinite(data104)) {
							if (data104 < 1 || isNaN(data104)) {
								const err139 = {
									instancePath: instancePath + "/bulkFlip/warning",
									schemaPath: "#/properties/bulkFlip/properties/warning/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 1
									},
									message: "must be >= 1"
								};
								if (vErrors === null) vErrors = [err139];
								else vErrors.push(err139);
								errors++;
							}
						}
					}
					if (data103.error !== void 0) {
						let data105 = data103.error;
						if (!(typeof data105 == "number" && !(data105 % 1) && !isNaN(data105) && isFinite(data105))) {
							const err140 = {
								instancePath: instancePath + "/bulkFlip/error",
								schemaPath: "#/properties/bulkFlip/properties/error/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							};
							if (vErrors === null) vErrors = [err140];
							else vErrors.push(err140);
							errors++;
						}
						if (typeof data105 == "number" && isFinite(data105)) {
							if (data105 < 1 || isNaN(data105)) {
								const err141 = {
									instancePath: instancePath + "/bulkFlip/error",
									schemaPath: "#/properties/bulkFlip/properties/error/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 1
									},
									message: "must be >= 1"
								};
								if (vErrors === null) vErrors = [err141];
								else vErrors.push(err141);
								errors++;
							}
						}
					}
					if (data103.topLevel !== void 0) {
						if (typeof data103.topLevel !== "boolean") {
							const err142 = {
								instancePath: instancePath + "/bulkFlip/topLevel",
								schemaPath: "#/properties/bulkFlip/properties/topLevel/type",
								keyword: "type",
								params: { type: "boolean" },
								message: "must be boolean"
							};
							if (vErrors === null) vErrors = [err142];
							else vErrors.push(err142);
							errors++;
						}
					}
				} else {
					const err143 = {
						instancePath: instancePath + "/bulkFlip",
						schemaPath: "#/properties/bulkFlip/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err143];
					else vErrors.push(err143);
					errors++;
				}
			}
			if (data.evidence !== void 0) {
				let data107 = data.evidence;
				if (data107 && typeof data107 == "object" && !Array.isArray(data107)) {
					if (data107.field === void 0) {
						const err144 = {
							instancePath: instancePath + "/evidence",
							schemaPath: "#/properties/evidence/required",
							keyword: "required",
							params: { missingProperty: "field" },
							message: "must have required property 'field'"
						};
						if (vErrors === null) vErrors = [err144];
						else vErrors.push(err144);
						errors++;
					}
					if (data107.phrases === void 0) {
						const err145 = {
							instancePath: instancePath + "/evidence",
							schemaPath: "#/properties/evidence/required",
							keyword: "required",
							params: { missingProperty: "phrases" },
							message: "must have required property 'phrases'"
						};
						if (vErrors === null) vErrors = [err145];
						else vErrors.push(err145);
						errors++;
					}
					for (const key17 in data107) if (!(key17 === "field" || key17 === "phrases")) {
						const err146 = {
							instancePath: instancePath + "/evidence",
							schemaPath: "#/properties/evidence/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key17 },
							message: "must NOT have additional properties"
						};
						if (vErrors === null) vErrors = [err146];
						else vErrors.push(err146);
						errors++;
					}
					if (data107.field !== void 0) {
						if (typeof data107.field !== "string") {
							const err147 = {
								instancePath: instancePath + "/evidence/field",
								schemaPath: "#/properties/evidence/properties/field/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err147];
							else vErrors.push(err147);
							errors++;
						}
					}
					if (data107.phrases !== void 0) {
						let data109 = data107.phrases;
						if (Array.isArray(data109)) {
							if (data109.length < 1) {
								const err148 = {
									instancePath: instancePath + "/evidence/phrases",
									schemaPath: "#/properties/evidence/properties/phrases/minItems",
									keyword: "minItems",
									params: { limit: 1 },
									message: "must NOT have fewer than 1 items"
								};
								if (vErrors === null) vErrors = [err148];
								else vErrors.push(err148);
								errors++;
							}
							const len33 = data109.length;
							for (let i33 = 0; i33 < len33; i33++) {
								let data110 = data109[i33];
								if (typeof data110 === "string") {
									if (func2(data110) < 1) {
										const err149 = {
											instancePath: instancePath + "/evidence/phrases/" + i33,
											schemaPath: "#/properties/evidence/properties/phrases/items/minLength",
											keyword: "minLength",
											params: { limit: 1 },
											message: "must NOT have fewer than 1 characters"
										};
										if (vErrors === null) vErrors = [err149];
										else vErrors.push(err149);
										errors++;
									}
								} else {
									const err150 = {
										instancePath: instancePath + "/evidence/phrases/" + i33,
										schemaPath: "#/properties/evidence/properties/phrases/items/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err150];
									else vErrors.push(err150);
									errors++;
								}
							}
						} else {
							const err151 = {
								instancePath: instancePath + "/evidence/phrases",
								schemaPath: "#/properties/evidence/properties/phrases/type",
								keyword: "type",
								params: { type: "array" },
								message: "must be array"
							};
							if (vErrors === null) vErrors = [err151];
							else vErrors.push(err151);
							errors++;
						}
					}
				} else {
					const err152 = {
						instancePath: instancePath + "/evidence",
						schemaPath: "#/properties/evidence/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err152];
					else vErrors.push(err152);
					errors++;
				}
			}
			if (data.records !== void 0) {
				let data111 = data.records;
				if (Array.isArray(data111)) {
					const len34 = data111.length;
					for (let i34 = 0; i34 < len34; i34++) if (typeof data111[i34] !== "string") {
						const err153 = {
							instancePath: instancePath + "/records/" + i34,
							schemaPath: "#/properties/records/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err153];
						else vErrors.push(err153);
						errors++;
					}
				} else {
					const err154 = {
						instancePath: instancePath + "/records",
						schemaPath: "#/properties/records/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err154];
					else vErrors.push(err154);
					errors++;
				}
			}
			if (data.log !== void 0) {
				let data113 = data.log;
				if (!(data113 === "prefix" || data113 === "insert-only")) {
					const err155 = {
						instancePath: instancePath + "/log",
						schemaPath: "#/properties/log/enum",
						keyword: "enum",
						params: { allowedValues: schema32.properties.log.enum },
						message: "must be equal to one of the allowed values"
					};
					if (vErrors === null) vErrors = [err155];
					else vErrors.push(err155);
					errors++;
				}
			}
			if (data.rules !== void 0) {
				let data114 = data.rules;
				if (data114 && typeof data114 == "object" && !Array.isArray(data114)) for (const key18 in data114) {
					let data115 = data114[key18];
					const _errs246 = errors;
					let valid89 = false;
					const _errs247 = errors;
					if (!(data115 === "error" || data115 === "warning" || data115 === "note" || data115 === "off")) {
						const err156 = {
							instancePath: instancePath + "/rules/" + key18.replace(/~/g, "~0").replace(/\//g, "~1"),
							schemaPath: "#/properties/rules/additionalProperties/anyOf/0/enum",
							keyword: "enum",
							params: { allowedValues: schema32.properties.rules.additionalProperties.anyOf[0].enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err156];
						else vErrors.push(err156);
						errors++;
					}
					var _valid0 = _errs247 === errors;
					valid89 = valid89 || _valid0;
					const _errs248 = errors;
					if (data115 && typeof data115 == "object" && !Array.isArray(data115)) for (const key19 in data115) {
						let data116 = data115[key19];
						if (!(data116 === "error" || data116 === "warning" || data116 === "note")) {
							const err157 = {
								instancePath: instancePath + "/rules/" + key18.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + key19.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/rules/additionalProperties/anyOf/1/additionalProperties/enum",
								keyword: "enum",
								params: { allowedValues: schema32.properties.rules.additionalProperties.anyOf[1].additionalProperties.enum },
								message: "must be equal to one of the allowed values"
							};
							if (vErrors === null) vErrors = [err157];
							else vErrors.push(err157);
							errors++;
						}
					}
					else {
						const err158 = {
							instancePath: instancePath + "/rules/" + key18.replace(/~/g, "~0").replace(/\//g, "~1"),
							schemaPath: "#/properties/rules/additionalProperties/anyOf/1/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						if (vErrors === null) vErrors = [err158];
						else vErrors.push(err158);
						errors++;
					}
					var _valid0 = _errs248 === errors;
					valid89 = valid89 || _valid0;
					if (!valid89) {
						const err159 = {
							instancePath: instancePath + "/rules/" + key18.replace(/~/g, "~0").replace(/\//g, "~1"),
							schemaPath: "#/properties/rules/additionalProperties/anyOf",
							keyword: "anyOf",
							params: {},
							message: "must match a schema in anyOf"
						};
						if (vErrors === null) vErrors = [err159];
						else vErrors.push(err159);
						errors++;
					} else {
						errors = _errs246;
						if (vErrors !== null) {
							if (_errs246) vErrors.length = _errs246;
							else vErrors = null;
						}
					}
				}
				else {
					const err160 = {
						instancePath: instancePath + "/rules",
						schemaPath: "#/properties/rules/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					};
					if (vErrors === null) vErrors = [err160];
					else vErrors.push(err160);
					errors++;
				}
			}
		} else {
			const err161 = {
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err161];
			else vErrors.push(err161);
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
// src/kinds/checklist/preset-faults.ts
function presetFaults(said) {
	return (validatePreset(said) ? unknownRules(said) : schemaFaults(validatePreset.errors ?? [], said)).map(({ pointer, ...fault }) => ({
		...fault,
		pointer: `/preset${pointer}`
	})).sort((left, right) => compareCodePoints(left.pointer, right.pointer));
}
function schemaFaults(errors, said) {
	return [...groupBy(errors, placeOf$3).values()].flatMap((group) => {
		const [first] = group;
		if (first === void 0) return [];
		const pointer = placeOf$3(first);
		const expected = group.flatMap((error) => error.keyword === "anyOf" ? [] : [expectation(error)]);
		const value = valueAt$1(said, pointer);
		const found = first.keyword === "additionalProperties" || first.keyword === "required" || value === void 0 ? "" : `, not ${shown$2(value)}`;
		return [{
			pointer,
			message: `${expected.join(", or ")}${found}`
		}];
	});
}
function shown$2(value) {
	return typeof value === "string" ? quote(value) : quote(JSON.stringify(value)).slice(1, -1).replaceAll("\\\"", "\"");
}
function placeOf$3({ instancePath, keyword, params }) {
	return keyword === "additionalProperties" ? appendToken(instancePath, params.additionalProperty ?? "") : instancePath;
}
const types$1 = {
	array: "a list",
	boolean: "true or false",
	integer: "a whole number",
	object: "a mapping",
	string: "a text"
};
function expectation(error) {
	const { keyword, params, message = "is not valid" } = error;
	switch (keyword) {
		case "additionalProperties": return unknownOption(error);
		case "enum": return `must be one of ${(params.allowedValues ?? []).join(", ")}`;
		case "minItems": return "must hold at least one entry";
		case "pattern": return "must be a JSON pointer such as /items ('' is the whole document)";
		case "required": return `must have the key ${params.missingProperty}`;
		case "type": return `must be ${types$1[message.replace("must be ", "")] ?? message}`;
		default: return message;
	}
}
function unknownOption({ instancePath, params }) {
	const [, inline] = checklistOptionsSchema.properties.preset.anyOf;
	const known = instancePath === "" ? Object.keys(inline.properties) : [];
	const near = nearestName(params.additionalProperty ?? "", known);
	return near === void 0 ? "is not a known option" : `is not a known option; did you mean '${near}'?`;
}
function valueAt$1(value, pointer) {
	let at = value;
	for (const token of pointerTokens(pointer)) at = typeof at === "object" && at !== null ? at[token] : void 0;
	return at;
}
function unknownRules({ rules: overrides = {} }) {
	const known = new Map(rules$3.map(({ id, messages }) => [id.slice(id.indexOf("/") + 1), Object.keys(messages)]));
	return Object.entries(overrides).flatMap(([name, override]) => {
		const pointer = appendToken("/rules", name);
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
// src/kinds/checklist/check-options.ts
function checkChecklistOptions(value) {
	const own = validateOptions$1(value) ? [] : (validateOptions$1.errors ?? []).map(optionFault);
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
	const faults = presetFaults(said);
	return faults.length > 0 ? faults : completePreset(said);
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
function checkRuleOptions$4(ruleId, value) {
	return ruleOptionFaults(validateRuleOptions$1, ruleId, value);
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
function readItems(texts, preset) {
	const items = [];
	for (const text of texts) addItems(items, text, preset);
	return withParents(items, preset);
}
function addItems(items, { part, value }, preset) {
	const pending = itemLists(value, part, preset).flatMap(({ tag, members }) => members.map((member) => ({
		...member,
		part,
		tag,
		parent: void 0
	}))).reverse();
	const placed = [];
	for (let next = pending.pop(); next !== void 0; next = pending.pop()) {
		const own = isJsonObject(next.value) ? next.value : { [preset.scalar ?? ""]: next.value };
		const gathered = gatherFields(own, preset);
		const parent = placedParent(own, placed, preset);
		const keys = keysOf(next, gathered.raw, parent, preset);
		const children = childrenOf(next, keys.key, preset);
		const item = readItem(gathered, {
			...keys,
			parent: parent?.key ?? next.parent,
			index: items.length,
			part,
			pointer: next.pointer,
			isPlain: !isJsonObject(next.value),
			hasChildren: children.length > 0
		}, preset);
		items.push(item);
		if (next.parent === void 0) placed.push(item);
		for (const child of children.reverse()) pending.push(child);
	}
}
function itemLists(value, part, preset) {
	return preset.single ? singleItem(value, part, preset) : findLists(value, preset);
}
function singleItem(value, part, preset) {
	const name = part.slice(part.lastIndexOf("/") + 1).replace(/\.[^.]*$/, "");
	for (const pointer of preset.items) {
		const members = resolve(value, pointer).filter((each) => isJsonObject(each.value));
		if (members.length > 0) return members.map(({ tag, ...member }) => ({
			tag,
			members: [{
				...member,
				name
			}]
		}));
	}
	return [];
}
function placedParent(own, placed, { parent }) {
	const place = parent.index === void 0 ? void 0 : fieldOf$2(own, parent.index);
	return typeof place === "number" ? placed[place] : void 0;
}
function keysOf({ value, name, tag, parent: container }, raw, parent, preset) {
	const id = idOf(raw, name, preset);
	const own = id ?? madeKey(raw, value, preset);
	if (container !== void 0) {
		const key = own.startsWith(`${container}.`) ? own : `${container}.${own}`;
		return {
			key,
			ownKey: key.slice(tag.length),
			within: ""
		};
	}
	if (id === void 0 && parent !== void 0) return {
		key: `${parent.key} > ${own}`,
		ownKey: `${parent.ownKey} > ${own}`,
		within: parent.within
	};
	const isWithin = id === void 0 || preset.within?.ids === true;
	const within = tag + (isWithin ? withinText(raw, preset) : "");
	return {
		key: within + own,
		ownKey: own,
		within: isWithin ? within : ""
	};
}
function idOf(raw, name, preset) {
	for (const field of preset.key) {
		const key = keyText(fieldOf$2(raw, field));
		if (key !== void 0) return key;
	}
	return name === void 0 || name === "" ? void 0 : name;
}
function madeKey(raw, value, preset) {
	const texts = preset.hash.flatMap((field) => firstText(raw, [field]) ?? []);
	return texts.length > 0 ? shortened$1(texts.join(": ")) : `(${shortDigest(foldedText(value))})`;
}
function withinText(raw, { within }) {
	const value = within === void 0 ? void 0 : fieldOf$2(raw, within.field);
	const names = (isJsonArray(value) ? value : [value]).flatMap((each) => keyText(each) ?? []);
	return names.length === 0 ? "" : `${shortened$1(names.join(" > "))}: `;
}
function shortened$1(text) {
	return text.length <= 60 ? text : `${text.slice(0, 46).replace(/[\ud800-\udbff]$/, "")}… ${shortDigest(text)}`;
}
function childrenOf({ value, pointer, part, tag }, key, preset) {
	if (!isJsonObject(value)) return [];
	return (preset.parent.nested ?? []).flatMap((field) => {
		const list = fieldOf$2(value, field);
		if (list === void 0) return [];
		return membersOf({
			value: list,
			pointer: appendToken(pointer, field)
		}, preset).map((member) => ({
			...member,
			part,
			tag,
			parent: key
		}));
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
	if (field !== void 0) return keyText(fieldOf$2(raw, field));
	const at = key.indexOf(before ?? "");
	if (before !== void 0) return at > 0 ? pattern.replace("*", () => key.slice(0, at)) : void 0;
	const dot = key.lastIndexOf(".");
	return dotted === true && dot > 0 ? key.slice(0, dot) : void 0;
}
// src/kinds/checklist/build.ts
function buildChecklist(root, texts, declared, strict) {
	const preset = resolvedPreset(declared, root);
	const isLog = preset.log !== void 0;
	const items = isLog ? [] : readItems(texts, preset);
	const repeated = texts.flatMap(({ part, repeated: pointers }) => pointers.map((pointer) => ({
		part,
		pointer
	})));
	const own = new Set(items.map(placeText));
	return {
		preset,
		strict,
		...indexed$1(items, repeated),
		repeatedMembers: repeated.filter((place) => !own.has(placeText(place))),
		planKey: preset.planKey === void 0 ? void 0 : resolve(root, preset.planKey)[0]?.value,
		...isLog ? readEntries(root, preset) : {
			entries: [],
			entryPointers: []
		},
		plan: void 0
	};
}
function resolvedPreset(preset, root) {
	if (preset.done.every(({ lastOf }) => lastOf === void 0)) return preset;
	return {
		...preset,
		done: preset.done.map((field) => resolvedDone(field, root))
	};
}
function resolvedDone(done, root) {
	const list = done.lastOf === void 0 ? void 0 : valueAt$2(root, done.lastOf);
	const last = isJsonArray(list) ? list.at(-1) : void 0;
	return typeof last === "string" && !last.includes("*") ? {
		field: done.field,
		values: [last.trim().toLowerCase()]
	} : done;
}
function readEntries(root, preset) {
	const entries = findLists(root, preset).flatMap(({ members }) => members).map(({ value, pointer }) => ({
		text: foldedText(value),
		pointer
	})).filter(({ text }) => text !== "\"\"");
	return {
		entries: entries.map(({ text }) => text),
		entryPointers: entries.map(({ pointer }) => pointer)
	};
}
function placeText({ part, pointer }) {
	return JSON.stringify([part, pointer]);
}
function indexed$1(items, repeatedMembers) {
	const twice = new Set(repeatedMembers.map(placeText));
	const counts = new Map();
	for (const item of items) {
		const isTwice = twice.size > 0 && twice.has(placeText(item));
		counts.set(item.key, (counts.get(item.key) ?? 0) + (isTwice ? 2 : 1));
	}
	return {
		items,
		byKey: new Map(items.map((item) => [item.key, item])),
		repeated: new Map([...counts].filter(([, count]) => count > 1))
	};
}
// src/kinds/checklist/align-sections.ts
function alignSections(before, after) {
	if (before.preset.within === void 0) return before;
	const [old, now] = [sectionsOf(before), sectionsOf(after)];
	const gone = [...old].filter(([name]) => !now.has(name));
	if (gone.length === 0) return before;
	const come = after.items.filter(({ within }) => within !== "" && !old.has(within));
	const placesOf = groupBy(come, sameText);
	const names = new Map();
	for (const [name, items] of gone) {
		const renamed = bestMatch(items, placesOf, new Set(names.values()));
		if (renamed !== void 0) names.set(name, renamed);
	}
	if (names.size === 0) return before;
	const items = before.items.map((item) => movedTo(item, names.get(item.within)));
	return {
		...before,
		...indexed$1(items, []),
		repeated: before.repeated
	};
}
function sectionsOf({ items }) {
	const sections = groupBy(items, ({ within }) => within);
	sections.delete("");
	return sections;
}
function sameText({ ownKey, title }) {
	return JSON.stringify([ownKey, title]);
}
const mostPlaces = 100;
function bestMatch(items, placesOf, taken) {
	const shared = new Map();
	for (const item of items) {
		const places = placesOf.get(sameText(item)) ?? [];
		if (places.length > mostPlaces) continue;
		for (const { within } of places) if (!taken.has(within)) shared.set(within, (shared.get(within) ?? 0) + 1);
	}
	const [best] = [...shared].sort(([, left], [, right]) => right - left);
	return best !== void 0 && best[1] * 2 >= items.length ? best[0] : void 0;
}
function movedTo(item, name) {
	if (name === void 0) return item;
	const rename = (key) => name + key.slice(item.within.length);
	const parent = item.parent?.startsWith(item.within) === true ? rename(item.parent) : item.parent;
	return {
		...item,
		key: rename(item.key),
		parent,
		within: name
	};
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
	const value = fieldOf$2(item.raw, field);
	return typeof value === "number" ? value : void 0;
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
		preset.parent.nested ?? [],
		[evidenceName]
	];
	return new Set([
		...status,
		...done,
		...others.flat()
	]);
}
function contractChanges(before, after, reading) {
	return [...new Set([...contractFields(before, reading), ...contractFields(after, reading)])].filter((field) => !foldedEqual(fieldOf$2(before.raw, field), fieldOf$2(after.raw, field)));
}
function contractText(item, reading) {
	const fields = contractFields(item, reading);
	if (fields.length === 0) return void 0;
	return fields.map((field) => `${field}=${foldedText(fieldOf$2(item.raw, field))}`).join("\n");
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
		return gainedWords(textIn$1(fieldOf$2(pair.before.raw, field)), textIn$1(fieldOf$2(pair.after.raw, field)));
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
function textIn$1(value) {
	if (typeof value === "string") return value;
	return isJsonArray(value) ? value.filter((member) => typeof member === "string").join(" ") : "";
}
const number = /^\d+(?:[.-]\d+)*$/;
const introduced$2 = /(?:#|\b(?:task|feature|story|item|issue|step|epic|stories|tasks|features)s?\b[\s#:№]*)$/i;
function namesItem(message, { ownKey, title }) {
	const text = message.toLowerCase();
	const own = ownKey.toLowerCase();
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
		if (!isBare || introduced$2.test(left) || /[[(]$/.test(left)) return true;
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
	}), before, after);
}
function withSameParents(found, old, now) {
	const renamed = new Map(found.map(({ before, after }) => [before.key, after.key]));
	for (const { before, after } of found) {
		const [from, to] = [before.parent, after.parent];
		if (from === void 0 || to === void 0 || renamed.has(from)) continue;
		if (!now.byKey.has(from) && !old.byKey.has(to)) renamed.set(from, to);
	}
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
	const kept = longestRising$1(ordered.map(({ after }) => after.index));
	return ordered.filter((_, place) => !kept.has(place));
}
function longestRising$1(values) {
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
function introduced$1(before, after) {
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
	const edges = edgesOf$1(moves);
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
	const edges = edgesOf$1(moves);
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
function edgesOf$1(moves) {
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
		...isSnapshot ? nothingMoved : movesBetween$1(before, after, context, options)
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
function movesBetween$1(written, after, context, options) {
	const before = alignSections(written, after);
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
		blocked: introduced$1(blockedItems(before), blockedItems(after)),
		parentsDone: introduced$1(doneParents(before), doneParents(after)),
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
// src/text/markdown-line.ts
const tabWidth = 4;
function markdownLine(raw, number) {
	const start = raw.length - raw.trimStart().length;
	let indent = 0;
	for (let at = 0; at < start; at++) indent += raw[at] === "	" ? tabWidth - indent % tabWidth : 1;
	return {
		number,
		indent,
		text: raw.trim(),
		start
	};
}
const fence = /^(`{3,}|~{3,})(.*)$/;
function fenceOf(text) {
	const [, marks, info = ""] = fence.exec(text) ?? [];
	return marks?.startsWith("`") && info.includes("`") ? void 0 : marks;
}
function closesFence(text, marks) {
	return text.length >= marks.length && text === marks.charAt(0).repeat(text.length);
}
function headingOf(text) {
	const marks = /^#{1,6}(?=[ \t]|$)/.exec(text)?.[0];
	if (marks === void 0) return void 0;
	const own = text.slice(marks.length).trim();
	let end = own.length;
	while (own[end - 1] === "#") end--;
	const isClosed = end < own.length && (end === 0 || /[ \t]/.test(own.charAt(end - 1)));
	return {
		level: marks.length,
		text: isClosed ? own.slice(0, end).trimEnd() : own
	};
}
function underlineLevel(text) {
	if (/^=+$/.test(text)) return 1;
	return /^-+$/.test(text) ? 2 : void 0;
}
function isRule(text) {
	const mark = text.charAt(0);
	if (mark === "" || !"-_*".includes(mark)) return false;
	let count = 0;
	for (const character of text) if (character === mark) count++;
	else if (character !== " " && character !== "	") return false;
	return count >= 3;
}
const bullet = /(?:[-+*]|\d{1,9}[.)])(?:[ \t]+|$)/y;
function afterBullet(text, at) {
	bullet.lastIndex = at;
	return bullet.test(text) ? bullet.lastIndex : -1;
}
function standsAlone(text) {
	return text.startsWith(">") || /^<[A-Za-z/!?]/.test(text);
}
function isConflictStart({ indent, text }) {
	return indent === 0 && /^<{7}(?: |$)/.test(text);
}
// src/text/table-rows.ts
const delimiterCell = /^:?-+:?$/;
function cellsOf(line) {
	const cells = [];
	const from = line.length - line.trimStart().length;
	const end = line.trimEnd().length;
	let start = line[from] === "|" ? from + 1 : from;
	for (let at = start; at < end; at++) if (line[at] === "\\") at++;
	else if (line[at] === "|") {
		cells.push(cellAt(line, start, at));
		start = at + 1;
	}
	if (start < end) cells.push(cellAt(line, start, end));
	return cells;
}
function isDelimiterRow(line, columns) {
	if (!/^[ \t|:-]+$/.test(line) || !line.includes("-")) return false;
	const cells = cellsOf(line);
	return cells.length === columns && cells.every(({ text }) => delimiterCell.test(text));
}
function cellAt(line, from, to) {
	const raw = line.slice(from, to);
	const lead = raw.length - raw.trimStart().length;
	const text = raw.trim();
	return {
		text: text.replaceAll("\\|", "|"),
		start: from + lead,
		length: text.length
	};
}
// src/text/markdown-scan.ts
const nesting = 2;
const codeIndent = 4;
function scanMarkdown(source, handler, maxDepth) {
	const scan = {
		handler,
		maxDepth,
		open: [],
		hidden: void 0,
		paragraph: void 0,
		table: "none"
	};
	const { lineCount } = source;
	for (let number = frontmatterEnd(source) + 1; number <= lineCount; number++) {
		const line = markdownLine(source.lineText(number) ?? "", number);
		if (isHidden(scan, line)) continue;
		if (isConflictStart(line)) return {
			reason: "conflict-marker",
			line
		};
		takeLine(scan, line, () => source.lineText(number + 1) ?? "");
		if (scan.open.length > maxDepth) return {
			reason: "too-deep",
			line
		};
		if (handler.isFull()) return {
			reason: "too-many-values",
			line
		};
	}
}
function frontmatterEnd(source) {
	if (source.lineText(1)?.trimEnd() !== "---") return 0;
	for (let number = 2; number <= source.lineCount; number++) {
		const text = source.lineText(number)?.trimEnd();
		if (text === "---" || text === "...") return number;
	}
	return 0;
}
function isHidden(scan, { text, indent }) {
	const { hidden } = scan;
	if (hidden === void 0) return false;
	if (text !== "" && indent < hidden.leastIndent) {
		scan.hidden = void 0;
		return false;
	}
	if (hidden.ends(text)) scan.hidden = void 0;
	return true;
}
function takeLine(scan, line, next) {
	if (scan.table === "heads") {
		scan.table = "rows";
		return;
	}
	if (line.text === "") {
		endBlock(scan);
		return;
	}
	if (line.indent >= codeIndent && scan.open.length === 0) {
		if (scan.paragraph !== void 0) takeText(scan, line);
		return;
	}
	if (!(takeHidden(scan, line, line.text) || takeHeading(scan, line) || takeUnderline(scan, line) || takeBullets(scan, line) || takeTable(scan, line, next))) takeText(scan, line);
}
function endBlock(scan) {
	scan.paragraph = void 0;
	scan.table = "none";
}
function closeBullets(scan, indent) {
	while (scan.open.length > 0 && (scan.open.at(-1)?.indent ?? 0) + nesting > indent) scan.open.pop();
}
function ownerOf({ open }) {
	return open.at(-1)?.owner ?? -1;
}
function takeHidden(scan, line, text) {
	const marks = fenceOf(text);
	if (marks === void 0 && !text.startsWith("<!--")) return false;
	endBlock(scan);
	if (text === line.text) closeBullets(scan, line.indent);
	const bullet = scan.open.at(-1);
	const leastIndent = bullet === void 0 ? 0 : bullet.indent + nesting;
	if (marks !== void 0) scan.hidden = {
		leastIndent,
		ends: (each) => closesFence(each, marks)
	};
	else if (!text.includes("-->")) scan.hidden = {
		leastIndent,
		ends: (each) => each.includes("-->")
	};
	return true;
}
function takeHeading(scan, line) {
	const heading = headingOf(line.text);
	if (heading === void 0) return false;
	endBlock(scan);
	closeBullets(scan, line.indent);
	if (scan.open.length === 0) scan.handler.heading(heading.level, heading.text, line);
	else scan.handler.text(ownerOf(scan), line, false);
	return true;
}
function takeUnderline(scan, line) {
	const level = underlineLevel(line.text);
	const above = scan.paragraph?.lines;
	if (level !== void 0 && above !== void 0) scan.handler.heading(level, above.join(" "), line);
	else if (!isRule(line.text)) return false;
	else closeBullets(scan, line.indent);
	endBlock(scan);
	return true;
}
function takeBullets(scan, line) {
	let at = afterBullet(line.text, 0);
	if (at < 0) return false;
	endBlock(scan);
	closeBullets(scan, line.indent);
	let indent = line.indent;
	for (let inner = afterBullet(line.text, at); inner >= 0 && at < line.text.length;) {
		scan.open.push({
			indent,
			owner: ownerOf(scan)
		});
		if (scan.open.length > scan.maxDepth) return true;
		indent = line.indent + at;
		at = inner;
		inner = afterBullet(line.text, at);
	}
	const owner = scan.handler.bullet(ownerOf(scan), line, at);
	scan.open.push({
		indent,
		owner
	});
	const text = line.text.slice(at);
	if (text !== "" && !takeHidden(scan, line, text)) scan.paragraph = {
		owner,
		lines: void 0
	};
	return true;
}
function takeTable(scan, line, next) {
	if (scan.table === "rows") {
		scan.handler.row(cellsOf(line.text), line);
		return true;
	}
	if (!line.text.includes("|")) return false;
	const cells = cellsOf(line.text);
	if ((scan.open[0]?.indent ?? line.indent) + nesting <= line.indent || !isDelimiterRow(next(), cells.length)) return false;
	endBlock(scan);
	closeBullets(scan, line.indent);
	scan.handler.heads(cells);
	scan.table = "heads";
	return true;
}
function takeText(scan, line) {
	const { paragraph } = scan;
	if (paragraph !== void 0 && !standsAlone(line.text)) {
		paragraph.lines?.push(line.text);
		scan.handler.text(paragraph.owner, line, true);
		return;
	}
	closeBullets(scan, line.indent);
	const owner = ownerOf(scan);
	scan.paragraph = {
		owner,
		lines: scan.open.length === 0 && !standsAlone(line.text) ? [line.text] : void 0
	};
	scan.handler.text(owner, line, false);
}
// src/text/task-text.ts
const wrappers = [
	"**",
	"__",
	"~~",
	"*",
	"_"
];
const signs = new Set("✅✔✓☑❌✖⏳⌛🔄🚧🎉🟢🟡🔴🔵⬜⬛️ ");
const isUnfolded = /[^\S ]| {2}/;
const longestStatus = 40;
const statusWords = `(?:done|completed?|finished|in[ -]progress|wip|todo|pending|not started|blocked)`;
const progress = String.raw`\d+ ?(?:/|of) ?\d+(?: [a-z]+)?|\d+ ?%(?: [a-z]+)?`;
const dated = String.raw`(?: (?:on |at )?\d{4}-\d{2}-\d{2})?`;
const status$1 = new RegExp(`^(?:${statusWords}${dated}|${progress})$`, "i");
const statusAfterDash = /(?:^| )[-–—:]+ ?(?:DONE|COMPLETED?|FINISHED|IN PROGRESS|TODO|PENDING|BLOCKED)$/;
function foldText(text) {
	const visible = withoutComments(text);
	return (isUnfolded.test(visible) ? visible.replace(/\s+/g, " ") : visible).trim();
}
function cleanText(folded) {
	let text = folded;
	let isStruck = false;
	for (let pass = 0; pass < 8; pass++) {
		const bare = withoutStatus(withoutSigns(text));
		const wrapper = wrapperOf(bare);
		isStruck ||= wrapper === "~~";
		const next = bare.slice(wrapper.length, bare.length - wrapper.length).trim();
		if (next === text || next === "") break;
		text = next;
	}
	return {
		text,
		isStruck
	};
}
function withoutSigns(text) {
	let end = text.length;
	for (let sign = signBefore(text, end); sign > 0; sign = signBefore(text, end)) end -= sign;
	let start = 0;
	for (let sign = signAt(text, start); sign > 0 && start < end; sign = signAt(text, start)) start += sign;
	return text.slice(start, end);
}
function signAt(text, at) {
	const sign = at < text.length ? String.fromCodePoint(text.codePointAt(at) ?? 0) : "";
	return signs.has(sign) ? sign.length : 0;
}
function signBefore(text, end) {
	if (end === 0) return 0;
	if (signs.has(text.charAt(end - 1))) return 1;
	return end > 1 && signs.has(text.slice(end - 2, end)) ? 2 : 0;
}
function withoutStatus(text) {
	const last = text.at(-1);
	const opener = last === ")" ? "(" : last === "]" ? "[" : void 0;
	const from = opener === void 0 ? -1 : text.slice(-40).lastIndexOf(opener);
	if (from >= 0) {
		const at = Math.max(0, text.length - longestStatus) + from;
		return status$1.test(withoutSigns(text.slice(at + 1, -1))) ? text.slice(0, at).trimEnd() : text;
	}
	const tail = text.slice(-40);
	const found = statusAfterDash.exec(tail);
	return found === null ? text : text.slice(0, text.length - tail.length + found.index).trimEnd();
}
function wrapperOf(text) {
	const found = wrappers.find((mark) => text.startsWith(mark));
	if (found === void 0 || text.length <= 2 * found.length || !text.endsWith(found)) return "";
	return text.indexOf(found, found.length) === text.length - found.length ? found : "";
}
function withoutComments(text) {
	let kept = "";
	let from = 0;
	for (let start = text.indexOf("<!--"); start >= 0; start = text.indexOf("<!--", from)) {
		const end = text.indexOf("-->", start + 2);
		if (end < 0) break;
		kept += `${text.slice(from, start)} `;
		from = end + 3;
	}
	return kept + text.slice(from);
}
// src/text/marked-blocks.ts
const marker = /^<!--[ \t]*(?:SECTION:)?([A-Z][A-Z0-9_-]{0,63}):(BEGIN|END)[ \t]*-->$/;
function blockLines(source, from) {
	const found = new Map();
	let open;
	for (let number = from; number <= source.lineCount; number++) {
		const [, name = "", edge] = marker.exec((source.lineText(number) ?? "").trim()) ?? [];
		if (edge === "BEGIN" && open === void 0) open = {
			name,
			first: number + 1
		};
		if (edge !== "END" || open?.name !== name) continue;
		if (!found.has(name)) found.set(name, {
			first: open.first,
			last: number - 1
		});
		open = void 0;
	}
	return found;
}
function sectionLines(source, from) {
	const found = new Map();
	let fence;
	let open;
	const close = (last) => {
		if (open !== void 0 && open.name !== "__proto__" && !found.has(open.name)) found.set(open.name, {
			first: open.first,
			last
		});
		open = void 0;
	};
	for (let number = from; number <= source.lineCount; number++) {
		const { text, indent } = markdownLine(source.lineText(number) ?? "", number);
		if (fence !== void 0) {
			if (closesFence(text, fence)) fence = void 0;
			continue;
		}
		fence = fenceOf(text);
		const heading = indent < 4 ? headingOf(text) : void 0;
		if (heading === void 0 || heading.level > 2) continue;
		close(number - 1);
		if (heading.level === 2) open = {
			name: cleanText(foldText(heading.text)).text,
			first: number + 1
		};
	}
	close(source.lineCount);
	return found;
}
// src/text/task-item.ts
const tag = /^\[([A-Z][A-Z0-9-]{0,15})\](?![([:])/;
const mostTags = 8;
function taskValue(draft, idOf) {
	const { box, parent } = draft;
	const { text, isStruck } = cleanText(foldText(draft.text));
	const found = idOf(text);
	const { tags, rest } = takeTags(found?.rest ?? text);
	const own = cleanText(rest);
	return {
		...found === void 0 ? {} : { id: found.id },
		text: own.text,
		paragraph: foldText([own.text, ...draft.more].join(" ")),
		mark: box.mark,
		done: box.mark === "x",
		tags,
		section: draft.section,
		depth: draft.depth,
		...parent < 0 ? {} : { parent },
		details: draft.details.map((lines) => foldText(lines.join(" "))),
		...box.isOptional ? { optional: true } : {},
		...isStruck || own.isStruck ? { struck: true } : {}
	};
}
function takeTags(text) {
	const tags = [];
	let rest = text;
	for (let found = tag.exec(rest); found !== null && tags.length < mostTags; found = tag.exec(rest)) {
		tags.push(found[1] ?? "");
		rest = rest.slice(found[0].length).trimStart();
	}
	return {
		tags,
		rest
	};
}
// src/text/task-box.ts
const box = /\[([ \t\u00a0]*)([^\s[\]]\uFE0F?)?([ \t\u00a0]*)\]/uy;
function boxAt(text, start) {
	box.lastIndex = start;
	const found = box.exec(text);
	if (found === null) return void 0;
	const end = box.lastIndex;
	const isOptional = text[end] === "*" && (end + 1 === text.length || isSpace(text[end + 1]));
	const after = isOptional ? end + 1 : end;
	const mark = markOf(found);
	if (!isSpace(text[after]) && !isTightBox(mark, text[after])) return void 0;
	return {
		mark,
		isOptional,
		start,
		end,
		after
	};
}
function markOf([, before = "", sign = "", behind = ""]) {
	if (sign === "") return " ";
	return before + (sign === "X" ? "x" : sign) + behind;
}
function isSpace(character) {
	return character === void 0 || character === " " || character === "	" || character === "\xA0";
}
function isTightBox(mark, next) {
	return (mark === "x" || mark === " ") && next !== void 0 && !"([:".includes(next);
}
// src/text/task-list-builder.ts
const taskWeight = 10;
function taskListBuilder(maxValues) {
	const places = {
		tasks: [],
		sectionLines: [],
		rowLines: []
	};
	const drafts = [];
	const sections = [];
	const rows = [];
	const above = [];
	let path = [];
	let columns = new Map();
	let paragraph = [];
	let values = 0;
	const addDetail = (owner, text, line) => {
		paragraph = [text];
		drafts[owner]?.details.push(paragraph);
		places.tasks[owner]?.details.push(line);
		values++;
	};
	return {
		drafts,
		sections,
		rows,
		places,
		isFull: () => values > maxValues,
		heading(level, text, { number }) {
			const { text: title } = cleanText(foldText(text));
			while ((above.at(-1)?.level ?? 0) >= level) above.pop();
			above.push({
				level,
				title
			});
			path = above.map((each) => each.title);
			sections.push({
				title,
				level,
				path
			});
			places.sectionLines.push(number);
			values += path.length;
		},
		bullet(owner, line, at) {
			const box = boxAt(line.text, at);
			if (box === void 0) {
				if (owner >= 0 && at < line.text.length) addDetail(owner, line.text.slice(at), line.number);
				return owner;
			}
			paragraph = [];
			const depth = owner < 0 ? 0 : (drafts[owner]?.depth ?? 0) + 1;
			const text = line.text.slice(box.after);
			drafts.push({
				box,
				text,
				more: paragraph,
				details: [],
				section: path,
				parent: owner,
				depth
			});
			places.tasks.push({
				...placeOf$2(line),
				box,
				details: []
			});
			values += taskWeight;
			return drafts.length - 1;
		},
		text(owner, { text, number }, continues) {
			if (owner < 0) return;
			if (continues) paragraph.push(text);
			else addDetail(owner, text, number);
		},
		heads(cells) {
			columns = columnsOf(cells);
		},
		row(cells, { number }) {
			rows.push({
				section: path,
				cells: rowValue(columns, cells)
			});
			places.rowLines.push({
				line: number,
				columns
			});
			values += columns.size + 2;
		}
	};
}
function placeOf$2({ number, start, text }) {
	return {
		line: number,
		start,
		length: text.length
	};
}
function columnsOf(heads) {
	const columns = new Map();
	for (const [index, { text }] of heads.entries()) {
		const name = foldText(text);
		if (name !== "" && name !== "__proto__" && !columns.has(name)) columns.set(name, index);
	}
	return columns;
}
function rowValue(columns, cells) {
	return Object.fromEntries([...columns].map(([name, index]) => [name, cleanCell(cells[index]?.text ?? "")]));
}
function cleanCell(text) {
	const folded = foldText(text);
	return /^\*\*[^*]+\*\*$/.test(folded) ? folded.slice(2, -2).trim() : folded;
}
// src/text/task-places.ts
function taskPlaces(source, lines) {
	return {
		lineText: source.lineText,
		locate: (pointers) => locateNearest(pointers, ([list, token, field, name]) => {
			const index = indexIn(token);
			if (list === "sections") return wholeLine(source, lines.sectionLines[index]);
			if (list === "rows" && name !== void 0) return cellPlace(source, lines.rowLines[index], name);
			if (list === "rows") return wholeLine(source, lines.rowLines[index]?.line);
			const task = list === "items" ? lines.tasks[index] : void 0;
			return task === void 0 ? void 0 : fieldPlace(source, task, field, name);
		})
	};
}
function fieldPlace(source, task, field, name) {
	const { start, length, box } = task;
	if (field === void 0) return onLine(task.line, start, start + length);
	if (field === "mark" || field === "done") return onLine(task.line, start + box.start, start + box.end);
	if (field !== "details") return onLine(task.line, start + Math.min(box.after + 1, length), start + length);
	const line = task.details[name === void 0 ? 0 : indexIn(name)];
	return line === void 0 ? void 0 : wholeLine(source, line);
}
function cellPlace(source, row, name) {
	const column = row?.columns.get(name);
	if (row === void 0 || column === void 0) return void 0;
	const cell = cellsOf(source.lineText(row.line) ?? "")[column];
	return cell === void 0 ? void 0 : onLine(row.line, cell.start, cell.start + cell.length);
}
function wholeLine(source, line) {
	const text = line === void 0 ? void 0 : source.lineText(line);
	if (line === void 0 || text === void 0) return void 0;
	return onLine(line, text.length - text.trimStart().length, text.trimEnd().length);
}
function onLine(line, from, to) {
	return {
		line,
		column: from + 1,
		endLine: line,
		endColumn: Math.max(from, to) + 1
	};
}
// src/text/task-list.ts
const defaultTaskListOptions = { ids: ["{n}"] };
function parseTaskList(source, limits, { ids } = defaultTaskListOptions) {
	const list = taskListBuilder(limits.maxValues);
	const stop = scanMarkdown(source, list, limits.maxDepth);
	const part = taskPlaces(source, list.places);
	if (stop !== void 0) return {
		value: void 0,
		faults: [faultOf$1(stop, limits)],
		source: part
	};
	const idOf = leadingId(ids);
	return {
		value: {
			items: list.drafts.map((draft) => taskValue(draft, idOf)),
			sections: list.sections,
			rows: list.rows
		},
		faults: [],
		source: part
	};
}
const conflict = "conflict markers were committed: resolve the merge and commit the result";
function faultOf$1({ reason, line }, { maxDepth, maxValues }) {
	const { number, start, text } = line;
	const span = {
		line: number,
		column: start + 1,
		endLine: number,
		endColumn: start + text.length + 1
	};
	if (reason === "conflict-marker") return textFault(reason, conflict, {
		...span,
		endColumn: Math.min(span.endColumn, 8)
	});
	if (reason === "too-deep") return textFault(reason, `nested deeper than ${maxDepth} levels`, span);
	return textFault(reason, `holds more than ${maxValues} values`, span);
}
// src/text/frontmatter.ts
const defaultFrontmatterOptions = {
	...defaultTaskListOptions,
	yaml: defaultYamlOptions
};
function parseFrontmatter(source, limits, options = defaultFrontmatterOptions) {
	const end = frontmatterEnd(source);
	if (end === 0) return unread(source, [missing(source)]);
	const { yaml, isMapping, faults } = readHead(source, end, limits, options.yaml);
	const read = (lines) => readStretches(source, lines, limits, options);
	const blocks = read(blockLines(source, end + 1));
	const sections = read(sectionLines(source, end + 1));
	const broken = [...blocks.values(), ...sections.values()].flatMap(({ firstLine, parsed }) => parsed.faults.map((fault) => ({
		...fault,
		span: movedDown(fault.span, firstLine - 1)
	})));
	if (!isMapping || broken.length > 0) return unread(source, [...faults, ...broken.slice(0, 1)]);
	return {
		value: {
			frontmatter: yaml.value ?? null,
			body: linesOf(source, end + 1, source.lineCount).trim(),
			blocks: valuesOf(blocks),
			sections: valuesOf(sections)
		},
		faults,
		source: placesIn(source, {
			frontmatter: {
				firstLine: 1,
				parsed: yaml
			},
			blocks,
			sections,
			bodyLine: end + 1
		})
	};
}
function parseFrontmatterAlone(source, limits, options = defaultYamlOptions) {
	const end = frontmatterEnd(source);
	if (end === 0) return unread(source, [missing(source)]);
	const { yaml, isMapping, faults } = readHead(source, end, limits, options);
	if (!isMapping) return unread(source, faults);
	const parts = {
		frontmatter: {
			firstLine: 1,
			parsed: yaml
		},
		blocks: new Map(),
		sections: new Map(),
		bodyLine: end + 1
	};
	return {
		value: { frontmatter: yaml.value ?? null },
		faults,
		source: placesIn(source, parts)
	};
}
function readHead(source, end, limits, options) {
	const yaml = parseYamlData(sourceText(`\n${linesOf(source, 2, end - 1)}`), limits, options);
	const isMapping = typeof yaml.value === "object" && yaml.value !== null && !Array.isArray(yaml.value);
	const faults = yaml.faults.map((fault) => ({
		...fault,
		pointer: `/frontmatter${fault.pointer}`
	}));
	if (yaml.value !== void 0 && !isMapping) faults.push(noMapping(source, end));
	return {
		yaml,
		isMapping,
		faults
	};
}
function readStretches(source, marked, limits, options) {
	return new Map([...marked].map(([name, { first, last }]) => {
		const text = linesOf(source, first, last);
		return [name, {
			firstLine: first,
			text,
			parsed: parseTaskList(sourceText(text), limits, options)
		}];
	}));
}
function valuesOf(stretches) {
	return Object.fromEntries([...stretches].map(([name, { text, parsed }]) => [name, {
		text: text.trim(),
		items: itemsOf(parsed)
	}]));
}
function itemsOf({ value }) {
	return typeof value === "object" && value !== null && "items" in value ? value.items ?? [] : [];
}
function placesIn(source, parts) {
	return {
		lineText: source.lineText,
		locate: (pointers) => locateNearest(pointers, ([root, ...tokens]) => {
			if (root === "body") return lineStart(parts.bodyLine);
			if (root === "frontmatter") return placeIn(parts.frontmatter, tokens);
			const [name = "", ...inner] = tokens;
			const stretch = root === "blocks" || root === "sections" ? parts[root].get(name) : void 0;
			if (stretch === void 0) return void 0;
			return inner[0] === "items" && indexIn(inner[1]) >= 0 ? placeIn(stretch, inner) : lineStart(stretch.firstLine);
		})
	};
}
function placeIn({ firstLine, parsed }, tokens) {
	const pointer = tokens.map((token) => `/${token.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
	const span = parsed.source.locate([pointer]).get(pointer);
	return span === void 0 ? void 0 : movedDown(span, firstLine - 1);
}
function linesOf(source, first, last) {
	const count = Math.max(0, last - first + 1);
	return Array.from({ length: count }, (_, index) => source.lineText(first + index) ?? "").join("\n");
}
function movedDown(span, by) {
	return {
		...span,
		line: span.line + by,
		endLine: span.endLine + by
	};
}
function lineStart(line) {
	return {
		line,
		column: 1,
		endLine: line,
		endColumn: 1
	};
}
function missing(source) {
	const message = source.lineText(1)?.trimEnd() === "---" ? "the frontmatter is not closed: expected a line '---' after it" : "expected frontmatter: a line '---' at the very beginning";
	return textFault("syntax", message, spanAt(source, 0, source.lineText(1)?.length ?? 0));
}
function noMapping(source, end) {
	const span = {
		...lineStart(Math.min(2, end)),
		endColumn: (source.lineText(2)?.length ?? 0) + 1
	};
	return {
		...textFault("syntax", "the frontmatter must be a mapping of keys to values", span),
		pointer: "/frontmatter"
	};
}
function unread(source, faults) {
	const locate = (pointers) => locateNearest(pointers, () => void 0);
	return {
		value: void 0,
		faults,
		source: {
			lineText: source.lineText,
			locate
		}
	};
}
// src/text/text-log.ts
function parseTextLog(source, { maxValues }) {
	const { lineCount, text } = source;
	const count = text === "" || text.endsWith("\n") || text.endsWith("\r") ? lineCount - 1 : lineCount;
	const part = {
		lineText: source.lineText,
		locate: (pointers) => locateNearest(pointers, ([list, index]) => list === "lines" && index !== void 0 ? lineSpan(source, indexIn(index) + 1, count) : void 0)
	};
	const tooMany = lineSpan(source, maxValues + 1, count);
	if (tooMany !== void 0) {
		const message = `holds more than ${maxValues} lines`;
		return {
			value: void 0,
			faults: [textFault("too-many-values", message, tooMany)],
			source: part
		};
	}
	return {
		value: { lines: Array.from({ length: count }, (_, index) => source.lineText(index + 1) ?? "") },
		faults: [],
		source: part
	};
}
function lineSpan(source, line, count) {
	const text = line < 1 || line > count ? void 0 : source.lineText(line);
	return text === void 0 ? void 0 : {
		line,
		column: 1,
		endLine: line,
		endColumn: text.length + 1
	};
}
// src/kinds/checklist/markdown-value.ts
function markdownValue(value) {
	if (!isJsonObject(value)) return value;
	const { items = [], sections = [], rows = [] } = value;
	const isTitled = hasTitle(sections);
	return {
		items: objectsIn(items).map(({ done: _, depth: __, ...item }) => withSection(item, isTitled)),
		rows: objectsIn(rows).map((row) => withSection(row, isTitled))
	};
}
function hasTitle(sections) {
	const levels = objectsIn(sections).map(({ level }) => level);
	return levels[0] === 1 && levels.lastIndexOf(1) === 0;
}
function withSection(item, isTitled) {
	const { section } = item;
	return isTitled && isJsonArray(section) ? {
		...item,
		section: section.slice(1)
	} : item;
}
function objectsIn(value) {
	return isJsonArray(value) ? value.filter(isJsonObject) : [];
}
// src/kinds/checklist/parsers.ts
const parsers = {
	json: jsonText,
	jsonl: (source, limits) => tolerant(parseJsonLines(source, limits)),
	"yaml-map": yamlText,
	"md-checklist": (source, limits, ids) => {
		const parsed = tolerant(parseTaskList(source, limits, { ids }));
		return parsed.value === void 0 ? parsed : {
			...parsed,
			value: markdownValue(parsed.value)
		};
	},
	"md-frontmatter": frontmatterText,
	"text-log": (source, limits) => tolerant(parseTextLog(source, limits))
};
function parseText({ parse, ids }, bytes, limits) {
	const decoded = decodeText(bytes);
	const source = sourceText(decoded.text);
	if (decoded.faults.length > 0) return refused(decoded.faults.map(asReadFault), jsonSource(source));
	return parsers[parse](source, limits, ids);
}
function tolerant({ value, faults, source }) {
	const isRepeated = ({ messageId }) => messageId === "duplicate-key";
	const grave = faults.filter((fault) => !isRepeated(fault)).map(asReadFault);
	if (grave.length > 0 || value === void 0) return refused(grave, source);
	return {
		value,
		faults: [],
		repeated: [...new Set(faults.filter(isRepeated).map(({ pointer }) => pointer))],
		source
	};
}
function frontmatterText(source, limits, ids) {
	if (!/^---[ \t]*$/.test(source.lineText(1) ?? "") && !/^<{7}/m.test(source.text)) {
		const lineText = (line) => source.lineText(line);
		return {
			value: null,
			faults: [],
			repeated: [],
			source: {
				locate: () => new Map(),
				lineText
			}
		};
	}
	return tolerant(parseFrontmatter(source, limits, {
		...defaultFrontmatterOptions,
		ids
	}));
}
function jsonText(source, limits) {
	const { value, faults } = parseJson(source, limits);
	return tolerant({
		value,
		faults,
		source: jsonSource(source)
	});
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
function jsonSource(source) {
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
const parsersInOrder = [
	"json",
	"yaml-map",
	"jsonl",
	"md-frontmatter",
	"md-checklist"
];
const presets = Object.values(builtInPresets).map(completePreset).filter(({ folder, log }) => folder === void 0 && log === void 0).sort((left, right) => rankOf(left) - rankOf(right));
function rankOf({ parse, recognisedBy }) {
	return parsersInOrder.indexOf(parse) * 2 + (recognisedBy.length > 0 ? 0 : 1);
}
function checklistReader(options, limits) {
	const parts = partBytes();
	return {
		push: parts.push,
		end() {
			const { preset } = options;
			const folder = preset?.folder;
			const read = preset !== null && folder !== void 0 ? readFolder(parts, limits, {
				...preset,
				folder
			}) : readFile(parts.bytesOf("") ?? new Uint8Array(), limits, preset);
			const own = builtOf(read, options.strict);
			return {
				doc: own === null ? null : {
					...own,
					plan: planOf(parts.bytesOf(planRole), limits)
				},
				faults: read.faults,
				source: (part) => read.sources.get(part)
			};
		}
	};
}
function builtOf({ root, texts, preset }, strict) {
	return root === void 0 ? null : buildChecklist(root, texts, preset, strict);
}
function readFile(bytes, limits, preset) {
	const shaped = preset === null ? byShape(bytes, limits) : {
		preset,
		parsed: parseText(preset, bytes, limits)
	};
	const { value, faults, repeated, source } = shaped.parsed;
	return {
		preset: shaped.preset,
		root: value,
		texts: value === void 0 ? [] : [{
			part: "",
			value,
			repeated
		}],
		faults,
		sources: new Map([["", source]])
	};
}
function readFolder(parts, limits, preset) {
	const root = parseText({
		...preset,
		...preset.folder
	}, parts.bytesOf("") ?? new Uint8Array(), limits);
	const sources = new Map([["", root.source]]);
	const faults = [...root.faults];
	const texts = [];
	for (const part of parts.names()) {
		if (part === "" || part === "plan") continue;
		const parsed = parseText(preset, parts.bytesOf(part) ?? new Uint8Array(), limits);
		sources.set(part, parsed.source);
		faults.push(...parsed.faults.map((fault) => ({
			...fault,
			part
		})));
		texts.push({
			part,
			value: parsed.value ?? null,
			repeated: parsed.repeated
		});
	}
	return {
		preset,
		root: faults.length > 0 ? void 0 : root.value,
		texts,
		faults,
		sources
	};
}
function planOf(bytes, limits) {
	if (bytes === void 0) return void 0;
	return builtOf(readFile(bytes, limits, null), false) ?? void 0;
}
function byShape(bytes, limits) {
	const texts = new Map();
	for (const preset of presets) {
		const format = JSON.stringify([preset.parse, preset.parse === "md-checklist" ? preset.ids : []]);
		const parsed = texts.get(format) ?? parseText(preset, bytes, limits);
		texts.set(format, parsed);
		if (hasShape(parsed, preset)) return {
			preset,
			parsed
		};
	}
	const none = completePreset({
		parse: "json",
		items: [""],
		done: []
	});
	return {
		preset: none,
		parsed: parseText(none, bytes, limits)
	};
}
function hasShape({ value }, preset) {
	if (value === void 0) return false;
	const members = itemLists(value, "", {
		...preset,
		items: preset.sniff
	}).flatMap((list) => list.members.slice(0, mostLookedAt$1)).map((member) => member.value);
	const fields = members.filter(isJsonObject).map((member) => gatherFields(member, preset).raw);
	const hasOne = (names) => fields.some((raw) => names.some((name) => Object.hasOwn(raw, name)));
	return (fields.length < members.length || hasOne(preset.done.map(({ field }) => field))) && (preset.recognisedBy.length === 0 || hasOne(preset.recognisedBy));
}
const mostLookedAt$1 = 1e3;
function looksLikeChecklist(text, limits) {
	const { parsed, preset } = byShape(new TextEncoder().encode(text), limits);
	return hasShape(parsed, preset);
}
function looksLikePreset(text, preset) {
	const bytes = new TextEncoder().encode(text);
	const parsed = parseText({
		...preset,
		...preset.folder
	}, bytes, defaultLimits);
	const { value, repeated } = parsed;
	if (value === void 0) return preset.detected !== "never";
	if (preset.sniff.length > 0) return hasShape(parsed, preset);
	const { items, entries } = buildChecklist(value, [{
		part: "",
		value,
		repeated
	}], preset, false);
	return items.length > 0 || entries.length > 0;
}
// src/kinds/checklist/formats.ts
const anyFolder = "**/";
const checklistFormats = Object.entries(builtInPresets).map(formatOf);
function formatOf([name, data]) {
	const preset = completePreset(data);
	return {
		title: preset.title,
		globs: preset.match.map((path) => path.startsWith(anyFolder) ? path : anyFolder + path),
		options: { preset: name },
		...preset.detected === "path" ? {} : { hasShape: (text) => looksLikePreset(text, preset) },
		...preset.detected === "never" ? { isProposed: true } : {}
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
		...indexed$1(grafted, []),
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
	const { derived, places } = current;
	return {
		...readItem({
			raw,
			places
		}, {
			...current,
			hasChildren: derived
		}, preset),
		derived
	};
}
// src/kinds/checklist/view.ts
function viewOf$4(checklist) {
	const items = [...checklist.byKey.values()];
	const blocked = new Set(blockedItems(checklist).map(({ item }) => item));
	return {
		shape: items.some(({ parent }) => parent !== void 0) ? "tree" : "list",
		nodes: items.map((item) => viewNode$2(item, blocked.has(item))),
		links: []
	};
}
function viewNode$2(item, isBlocked) {
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
	formats: checklistFormats,
	sniff: (text) => looksLikeChecklist(text, defaultLimits),
	options: checklistOptionsSchema,
	impliedBy: ["preset"],
	fileOptions: ["preset"],
	defaults: defaultChecklistOptions,
	checkOptions: checkChecklistOptions,
	checkRuleOptions: checkRuleOptions$4,
	impliedSeverities,
	deletion: "warning",
	mayBeDeleted: isFinished,
	replaces: (before, after) => [...before.byKey.values()].some((item) => !survives(item, after)),
	lookback: 3,
	rules: rules$3,
	parts: partsOf$1,
	reader: checklistReader,
	compare: compareChecklists,
	entities: ({ byKey, preset }) => preset.log === void 0 ? byKey.keys() : [""],
	entity: entityOf$4,
	graft: graftChecklist,
	view: viewOf$4
};
function partsOf$1(path, { rotatesWith, preset }) {
	const folder = path.slice(0, path.lastIndexOf("/") + 1);
	const files = (preset?.folder?.files ?? []).map((glob) => ({
		role: glob,
		glob: folder + glob
	}));
	return rotatesWith === "" ? files : [...files, {
		role: planRole,
		glob: rotatesWith
	}];
}
function impliedSeverities({ preset, evidence }) {
	const own = Object.entries(preset?.rules ?? {}).map(([name, said]) => [`checklist/${name}`, said]);
	const required = evidence === "required" ? [["checklist/evidence", "error"]] : [];
	return Object.fromEntries([...own, ...required]);
}
// src/text/json-schema-support.ts
const schemaLists = [
	"allOf",
	"anyOf",
	"oneOf",
	"prefixItems"
];
const schemaMaps = [
	"properties",
	"patternProperties",
	"dependentSchemas",
	"$defs",
	"definitions"
];
const schemas = [
	"items",
	"additionalProperties",
	"propertyNames",
	"contains",
	"not",
	"if",
	"then",
	"else"
];
const unsupported = [
	"$dynamicRef",
	"$recursiveRef",
	"$anchor",
	"$dynamicAnchor",
	"unevaluatedProperties",
	"unevaluatedItems",
	"additionalItems",
	"dependencies"
];
const types = [
	"null",
	"boolean",
	"object",
	"array",
	"number",
	"string",
	"integer"
];
function supportFaults(schema) {
	const faults = [];
	const pending = [[schema, ""]];
	for (let next = pending.pop(); next !== void 0; next = pending.pop()) {
		const [each, pointer] = next;
		if (typeof each === "boolean") continue;
		if (!isJsonObject(each)) faults.push({
			pointer,
			message: "must be a schema"
		});
		else {
			faults.push(...ownFaults$1(each, pointer));
			pending.push(...within(each, pointer));
		}
	}
	return faults;
}
function ownFaults$1(schema, pointer) {
	const at = (name, message) => ({
		pointer: appendToken(pointer, name),
		message
	});
	const faults = unsupported.filter((name) => Object.hasOwn(schema, name)).map((name) => at(name, "is not supported"));
	const { type = [], pattern, patternProperties = {}, $ref: reference } = schema;
	if ([type].flat().find((each) => !types.includes(String(each))) !== void 0) faults.push(at("type", `must be one of ${types.join(", ")}`));
	if (reference !== void 0 && !/^#(?:\/|$)/.test(String(reference))) faults.push(at("$ref", "must lead to a place in this schema, such as #/$defs/name"));
	if ([...pattern === void 0 ? [] : [pattern], ...Object.keys(patternProperties ?? {})].some((each) => patternOf(each) === void 0)) faults.push(at("pattern", "is not a pattern, or one that could take exponential time"));
	return faults;
}
function within(schema, pointer) {
	const lists = schemaLists.flatMap((name) => membersAt(schema, pointer, name));
	const maps = schemaMaps.flatMap((name) => membersAt(schema, pointer, name));
	const single = schemas.flatMap((name) => {
		const value = schema[name];
		return value === void 0 ? [] : [[value, appendToken(pointer, name)]];
	});
	return [
		...lists,
		...maps,
		...single
	];
}
function membersAt(schema, pointer, name) {
	const value = Object.hasOwn(schema, name) ? schema[name] : void 0;
	const at = appendToken(pointer, name);
	if (isJsonArray(value)) return value.map((each, index) => [each, appendToken(at, index)]);
	return isJsonObject(value) ? Object.entries(value).map(([key, each]) => [each, appendToken(at, key)]) : [];
}
// src/kinds/event-log/check-options.ts
function checkEventLogOptions(value) {
	if (!validateOptions$3(value)) return {
		ok: false,
		faults: (validateOptions$3.errors ?? []).map(optionFault)
	};
	const options = {
		...defaultEventLogOptions,
		...value
	};
	const faults = [...toolFaults(options), ...agentFaults(options)];
	return faults.length > 0 ? {
		ok: false,
		faults
	} : {
		ok: true,
		options
	};
}
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
function checkRuleOptions$3(ruleId, value) {
	return ruleOptionFaults(validateRuleOptions$3, ruleId, value);
}
// src/text/chunked-bytes.ts
function chunkedBytes(chunks) {
	const starts = [];
	let length = 0;
	for (const chunk of chunks) {
		starts.push(length);
		length += chunk.length;
	}
	const slice = (start, end) => {
		const first = chunkAt(starts, start);
		const from = start - (starts[first] ?? 0);
		const chunk = chunks[first];
		if (chunk === void 0 || start >= end) return new Uint8Array();
		if (from + end - start <= chunk.length) return chunk.subarray(from, from + end - start);
		return gathered(chunks, first, from, Math.min(end, length) - start);
	};
	return {
		length,
		slice,
		firstDifference: (other, count) => firstDifference$2({
			length,
			slice
		}, other, count)
	};
}
function chunkAt(starts, offset) {
	let low = 0;
	let high = starts.length - 1;
	while (low < high) {
		const middle = low + high + 1 >> 1;
		if ((starts[middle] ?? 0) <= offset) low = middle;
		else high = middle - 1;
	}
	return low;
}
function gathered(chunks, first, from, count) {
	const whole = new Uint8Array(Math.max(0, count));
	let filled = 0;
	for (let index = first; filled < whole.length; index++) {
		const rest = (chunks[index] ?? new Uint8Array()).subarray(index === first ? from : 0).subarray(0, whole.length - filled);
		whole.set(rest, filled);
		filled += rest.length;
		if (index >= chunks.length) break;
	}
	return whole;
}
const stride = 65536;
function firstDifference$2(left, right, count) {
	const common = Math.min(count, left.length, right.length);
	for (let at = 0; at < common; at += stride) {
		const end = Math.min(common, at + stride);
		const one = left.slice(at, end);
		const other = right.slice(at, end);
		for (let index = 0; index < one.length; index++) if (one[index] !== other[index]) return at + index;
	}
	return common < count ? common : void 0;
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
				lineStarts
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
		locate: (pointers) => new Map(pointers.map((pointer) => [pointer, placeOf$1(log, pointer)])),
		lineText: (line) => line > log.lineStarts.length || line < 1 ? void 0 : lineText(log, line).replace(/\r$/, "")
	};
}
function placeOf$1(log, pointer) {
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
	return /"type"/.test(first) && [...typesIn(first)].some((type) => namesOf$1(type) !== void 0) && isEnvelope(first);
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
	const { run_id: run, seq, type } = fieldsOf(value);
	const base = {
		line,
		text,
		value,
		type: typeof type === "string" ? type : ""
	};
	if (typeof run !== "string" || typeof seq !== "number") return {
		...base,
		id: `line ${line}`,
		run: "",
		seq: 0
	};
	const id = eventId(run, seq, latest.get(run) ?? 0);
	latest.set(run, seq);
	return {
		...base,
		id,
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
// src/kinds/event-log/longest-rising.ts
function longestRising(numbers) {
	const tails = [];
	const previous = new Int32Array(numbers.length);
	for (const [index, number] of numbers.entries()) {
		let low = 0;
		let high = tails.length;
		while (low < high) {
			const middle = low + high >> 1;
			if ((numbers[tails[middle] ?? 0] ?? 0) < number) low = middle + 1;
			else high = middle;
		}
		previous[index] = tails[low - 1] ?? -1;
		tails[low] = index;
	}
	const rising = [];
	for (let index = tails.at(-1) ?? -1; index >= 0; index = previous[index] ?? -1) rising.push(numbers[index] ?? 0);
	return rising.reverse();
}
// src/kinds/event-log/append-only.ts
function lineChanges(before, after, scope, options) {
	if (before === null || after === null || scope === "snapshot") return [];
	if (before.bytes.firstDifference(after.bytes, keptLength(before)) === void 0) return [];
	const changes = compareLines(before, after, options.appendOnly === "strict" && scope === "step");
	return scope === "merge" ? changes.filter(({ line }) => line.run === "" || indexOf(after).byRun.has(line.run)) : changes;
}
function keptLength({ bytes, lineFaults, lineStarts }) {
	return lineFaults.some(({ messageId }) => messageId === "torn") ? lineStarts.at(-1) ?? 0 : bytes.length;
}
function compareLines(before, after, isStrict) {
	const [old, now] = [indexOf(before), indexOf(after)];
	const matches = matchTexts(old.lines, now.lines);
	const places = old.lines.flatMap((line) => matches.get(line) ?? []);
	const inOrder = new Set(longestRising(places));
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
	return isStrict ? [...changes, ...insertions(now.lines, new Set(places), changes)] : changes;
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
	return `${field} ${id}`;
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
	return {
		scope: context.scope,
		after,
		breaches: after?.breaches ?? new Map(),
		lineFaults: after?.lineFaults ?? [],
		changes: lineChanges(before, after, context.scope, options),
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
function entityOf$3(log, id) {
	if (id === "") return fileEntity(log);
	if (id === "(lines)") return linesEntity(log);
	const run = log.runs.find(id);
	if (run !== void 0) return runEntity$1(log, id, run.failed ? "failed" : "completed", run.start.line);
	const open = log.openRuns.find((each) => each.id === id);
	if (open !== void 0) return runEntity$1(log, id, open.started ? "running" : "pending", void 0);
	return eventEntity(log, id);
}
function runEntity$1(log, id, state, line) {
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
			[placeName]: lazy(() => index.lines[index.lines.indexOf(first) - 1]?.id ?? null)
		}
	};
}
function fileEntity(log) {
	const torn = log.lineFaults.find(({ messageId }) => messageId === "torn");
	const unterminated = log.lineFaults.some(({ messageId }) => messageId === "unterminated");
	return {
		part: "",
		pointer: "",
		fields: { [tailName]: {
			role: "derived",
			value: torn?.text ?? (unterminated ? "unterminated" : null)
		} }
	};
}
function linesEntity(log) {
	return {
		part: "",
		pointer: "",
		fields: { texts: lazy(() => indexOf(log).lines.map(({ text }) => text)) }
	};
}
function lazy(make) {
	let known;
	return {
		role: "derived",
		get value() {
			known ??= make();
			return known;
		}
	};
}
// src/kinds/event-log/graft.ts
function graftLog(log, from, subjects) {
	const named = new Set(subjects.map((subject) => splitSubject(subject).entity));
	const known = from === null ? void 0 : indexOf(from).byRun;
	const isCounted = ({ run }) => named.has("(lines)") && known?.has(run) === true;
	const isNamed = (line) => named.has(line.id) || named.has(line.run) || isCounted(line);
	return withLines(withNamed(indexOf(log).lines.filter((line) => !isNamed(line)), from === null ? [] : indexOf(from).lines, isNamed), log);
}
function withNamed(kept, source, isNamed) {
	const known = new Set(kept.map(({ text }) => text));
	const behind = new Map();
	let anchor = "";
	for (const line of source) if (isNamed(line)) behind.set(anchor, [...behind.get(anchor) ?? [], line.text]);
	else if (known.has(line.text)) anchor = line.text;
	return [...behind.get("") ?? [], ...kept.flatMap(({ text }) => [text, ...behind.get(text) ?? []])];
}
function withLines(lines, { breaches }) {
	const bytes = new TextEncoder().encode(lines.map((line) => `${line}\n`).join(""));
	const judge = logJudge(defaultEventLogOptions, defaultLimits);
	judge.push(bytes);
	const { judged, lineStarts } = judge.end();
	return {
		...judged,
		breaches,
		bytes: chunkedBytes([bytes]),
		lineStarts
	};
}
// src/kinds/event-log/view.ts
function viewOf$3(log) {
	return {
		shape: "timeline",
		nodes: [...[...log.runs.ids()].map((id) => {
			const run = log.runs.find(id);
			const isFailed = run?.failed === true;
			return {
				subject: subjectOf(id),
				label: shortened(id),
				state: isFailed ? "failed" : "done",
				detail: `${isFailed ? "failed" : "completed"}, seq ${run?.start.seq} to ${run?.end.seq}`
			};
		}), ...log.openRuns.flatMap(openNodes)],
		links: []
	};
}
function openNodes({ id, started, lastSeq, phase, steps }) {
	const where = phase === "" ? "" : `, ${phase}`;
	return [{
		subject: subjectOf(id),
		label: shortened(id),
		state: started ? "active" : "open",
		detail: `${started ? "running" : "pending"}${where}, last seq ${lastSeq}`
	}, ...steps.map((step) => ({
		subject: subjectOf(id, step.id),
		label: `${step.phase}, attempt ${step.attempt}`,
		state: "active",
		parent: subjectOf(id),
		detail: step.id
	}))];
}
function shortened(id) {
	return id.length > 20 ? id.slice(0, id.startsWith("run-") ? 12 : 8) : id;
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
	checkOptions: checkEventLogOptions,
	checkRuleOptions: checkRuleOptions$3,
	deletion: "error",
	lookback: 0,
	rules: rules$4,
	parts: () => [],
	reader: eventLogReader,
	compare: compareLogs,
	exclusiveIds,
	entities: runIds,
	entity: entityOf$3,
	keepsParents: true,
	notices: ({ unjudged }) => unjudged,
	graft: graftLog,
	view: viewOf$3
};
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
// src/kinds/procedure/check-options.ts
function checkProcedureOptions(value) {
	if (!validateOptions$2(value)) return {
		ok: false,
		faults: (validateOptions$2.errors ?? []).map(optionFault)
	};
	return {
		ok: true,
		options: {
			...defaultProcedureOptions,
			...value
		}
	};
}
function checkRuleOptions$2(ruleId, value) {
	return ruleOptionFaults(validateRuleOptions$2, ruleId, value);
}
// src/kinds/procedure/actor-faults.ts
function actorFaults(graph) {
	return [...graph.runs.values()].flatMap(faultsOf);
}
function faultsOf(run) {
	const actors = [...new Set(run.actorLinks.map(({ from }) => from))];
	const all = (type) => ({
		type,
		run,
		link: void 0,
		actors
	});
	if (actors.length === 0) return [all("none")];
	const links = run.actorLinks.flatMap((link) => linkFaults(run, link, actors));
	return run.actorLinks.length === 1 ? links : [all("several"), ...links];
}
function linkFaults(run, link, actors) {
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
const remembered = new WeakMap();
function implementation(graph, id) {
	const known = remembered.get(graph) ?? new Map();
	remembered.set(graph, known);
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
	return listed$1(links.map(({ to }) => to));
}
function sources(links) {
	return listed$1(links.map(({ from }) => from));
}
function listed$1(ids) {
	const names = [...new Set(ids)].sort().map((id) => `'${id}'`);
	return names.length === 0 ? "none" : names.join(", ");
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
function compareGraphs(before, after, { scope, at }, options) {
	return {
		scope,
		before,
		after,
		at,
		options,
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
	return active(before).filter(({ node }) => after.runs.get(node.id)?.status === "active");
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
// src/kinds/procedure/entity.ts
const stepsName = "(steps)";
const actorsName = "(actors)";
const proceduresName = "(procedures)";
const implementedName = "(implemented)";
const completedName = "(completed)";
function* entitiesOf$1({ nodeById, linkById }) {
	for (const id of nodeById.keys()) yield nodeEntity(id);
	for (const id of linkById.keys()) yield linkEntity(id);
}
function entityOf$2(graph, entity) {
	if (entity === "") return {
		pointer: "",
		part: "",
		fields: { text: {
			role: "derived",
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
	if (count !== void 0) fields[repeatedName$1] = derived(count);
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
// src/kinds/procedure/graft.ts
function graftGraph(graph, from, subjects) {
	const layout = {
		nodes: new Map(graph.nodeById),
		links: new Map(graph.linkById)
	};
	for (const { entity, field } of subjects.map(splitSubject)) {
		if (entity === "") continue;
		const id = entity.replace(/^(?:link|node) /, "");
		if (entity.startsWith("link ")) graftInto(layout.links, id, from?.linkById.get(id), field, readLink);
		else if (field !== void 0 && isOfLinks(field)) graftLinks(layout, graph, from, id, field);
		else {
			graftInto(layout.nodes, id, from?.nodeById.get(id), field, readNode);
			if (field === void 0) for (const name of linkFields) graftLinks(layout, graph, from, id, name);
		}
	}
	return graphOf$1({
		nodes: [...layout.nodes.values()],
		links: [...layout.links.values()]
	}, graph.text);
}
const linkFields = [
	stepsName,
	actorsName,
	proceduresName,
	implementedName
];
function isOfLinks(field) {
	return linkFields.includes(field);
}
function graftInto(entries, id, source, field, read) {
	const current = entries.get(id);
	if (field === void 0) {
		if (source === void 0) entries.delete(id);
		else entries.set(id, source);
	} else if (current !== void 0 && source !== void 0) entries.set(id, read(withField$1(current.fields, source.fields, field), current.pointer));
}
function withField$1(current, source, field) {
	const { [field]: _, ...rest } = current;
	const value = source[field];
	return value === void 0 ? rest : {
		...rest,
		[field]: value
	};
}
function graftLinks({ links }, graph, from, id, field) {
	for (const link of linksBehind(graph, id, field)) links.delete(link.id);
	if (from !== null) for (const link of linksBehind(from, id, field)) links.set(link.id, link);
}
function linksBehind(graph, id, field) {
	const run = graph.runs.get(id);
	if (field === "(implemented)") return implementation(graph, id);
	return run === void 0 ? [] : listOf(run, field);
}
function listOf(run, field) {
	if (field === "(steps)") return run.stepLinks;
	return field === "(actors)" ? run.actorLinks : run.elaborates;
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
	*check({ actors }, problem) {
		for (const { type, run, link, actors: ids } of actors) {
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
				at: afterPlace$1(node)
			} : {
				subject: linkSubject(link.id, type),
				at: afterPlace$1(link, type)
			});
		}
	}
});
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
	*check({ advances }, problem) {
		for (const { type, run, step, link, from, to, says } of advances) yield problem(type, {
			run: run.node.id,
			step,
			from,
			to,
			says
		}, {
			subject: nodeSubject(run.node.id, `${stepsName} ${step}`),
			at: link === void 0 ? afterPlace$1(run.node) : afterPlace$1(link),
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
	*check({ after, at, options }, problem) {
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
				at: afterPlace$1(run.node, "content")
			});
		}
	}
});
// src/kinds/procedure/change-text.ts
function changeText(change, form = "clause") {
	const { entry, type, fields } = change;
	const name = isLink(entry) ? linkName(entry) : `node ${nameOf$2(entry)}`;
	if (form === "name") return `${type === "added" ? "the new" : "the changed"} ${name}`;
	if (type === "changed") return `${fields.join(", ")} of ${name} changed`;
	return type === "added" ? `${name} was added` : `${name} was removed`;
}
function detailOf({ type, entry, before, fields }) {
	const subject = isLink(entry) ? linkSubject(entry.id) : nodeSubject(entry.id);
	const [field] = fields;
	if (type === "removed") return {
		subject,
		at: beforePlace$1(entry),
		data: { change: type }
	};
	return {
		subject,
		at: afterPlace$1(entry, field),
		related: before === void 0 ? [] : [{
			...beforePlace$1(before, field),
			label: "was"
		}],
		data: {
			change: type,
			fields: [...fields]
		}
	};
}
function isLink(entry) {
	return "verb" in entry;
}
// src/kinds/procedure/rules/run-record.ts
const fieldOf$1 = {
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
			const count = found.length === 0 ? "no procedure" : `${found.length} (${idsOf$1(found)})`;
			yield problem("procedures", {
				run: node.id,
				count
			}, {
				subject: nodeSubject(node.id, proceduresName),
				at: afterPlace$1(node)
			});
		}
		for (const { type, run, from, to, node, link } of facts.records) {
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
				subject: nodeSubject(id, fieldOf$1[type]),
				at: type === "vanished" ? beforePlace$1(run.node) : afterPlace$1(newest(facts, run.node), fieldOf$1[type]),
				data: {
					from,
					to
				}
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
	*check({ heat }, problem) {
		for (const { type, run, link, links, energy } of heat) {
			const values = {
				run: run.node.id,
				energy,
				count: links.length,
				links: idsOf$1(links)
			};
			if (link === void 0) {
				const all = {
					link: "",
					polarity: "",
					expected: "",
					verb: ""
				};
				const related = links.map((each) => ({
					...afterPlace$1(each, "energy"),
					label: "hot"
				}));
				const at = {
					subject: nodeSubject(run.node.id, stepsName),
					at: afterPlace$1(run.node),
					related
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
				at: afterPlace$1(link, field),
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
// src/kinds/procedure/rules/step-guide.ts
const stepGuide = procedureRule({
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
	*check({ steps }, problem) {
		for (const { node, guide, isImplemented } of steps) {
			const step = nameOf$2(node);
			const at = afterPlace$1(node, "content");
			const on = (subject) => ({
				subject: nodeSubject(node.id, subject),
				at
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
				at: afterPlace$1(node)
			});
			if (guide.refersTo !== void 0) yield problem("external", {
				step,
				reference: guide.refersTo
			}, on("content"));
		}
	}
});
// src/kinds/procedure/rules/template-protection.ts
const templateProtection = procedureRule({
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
});
// src/kinds/procedure/rules/validation-spec.ts
const validationSpec = procedureRule({
	id: "procedure/validation-spec",
	title: "A validation spec can be read, and has one of two types",
	why: "A step whose completion proof cannot be read can never be left, and an unknown type would pass unseen (V6).",
	fix: "Write `type: node_exists` or `type: link_exists`, `in_space: $run`, `subtype` or `verb`, and `min_count`.",
	severity: "error",
	since: "0.1.0",
	scopes: ["snapshot"],
	messages: { malformed: "the validation spec of step {step} is refused: {fault}" },
	*check({ steps }, problem) {
		for (const { node, guide } of steps) {
			if (guide.spec === void 0 || guide.spec.ok) continue;
			yield problem("malformed", {
				step: nameOf$2(node),
				fault: guide.spec.faults.join("; ")
			}, {
				subject: nodeSubject(node.id, "content"),
				at: afterPlace$1(node, "content"),
				data: {
					faults: [...guide.spec.faults],
					types: ["node_exists", "link_exists"]
				}
			});
		}
	}
});
// src/kinds/procedure/rules/index.ts
const rules$2 = [
	actor,
	advance,
	runExpired,
	runRecord,
	runSpaceOnly,
	schema$2,
	singleActiveStep,
	stepGuide,
	templateProtection,
	validationSpec
];
// src/kinds/procedure/view.ts
function viewOf$2(graph, options, now) {
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
	checkOptions: checkProcedureOptions,
	checkRuleOptions: checkRuleOptions$2,
	impliedSeverities: ({ strictness, maxRunDays }) => ({
		"procedure/run-expired": maxRunDays > 0 ? "error" : "off",
		"procedure/step-guide": strictness === "v2" ? {
			missing: "error",
			implemented: "error",
			external: "warning"
		} : {}
	}),
	deletion: "error",
	lookback: 0,
	rules: rules$2,
	parts: () => [],
	reader: (_options, limits) => graphReader(limits),
	compare: compareGraphs,
	entities: entitiesOf$1,
	entity: entityOf$2,
	graft: graftGraph,
	view: viewOf$2
};
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
// src/kinds/task-tree/check-options.ts
function checkTaskTreeOptions(value) {
	if (!validateOptions$4(value)) return {
		ok: false,
		faults: (validateOptions$4.errors ?? []).map(optionFault)
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
function checkRuleOptions$1(ruleId, value) {
	return ruleOptionFaults(validateRuleOptions$4, ruleId, value);
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
// src/kinds/task-tree/select.ts
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
	return /[\s"\p{C}]/u.test(id) ? JSON.stringify(id) : id;
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
function entityOf$1(tree, id) {
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
				at: afterPlace$2(after, "max_attempts"),
				related: [{
					...beforePlace$2(before, "max_attempts"),
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
				at: afterPlace$2(node, "attempts")
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
				at: afterPlace$2(after, "attempts"),
				related: [{
					...beforePlace$2(before, "attempts"),
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
			for (const { node, isRoot, gained, moved } of reading.additions) {
				const counted = moves === "allow" ? gained.filter((id) => !moved.includes(id)) : gained;
				if (counted.length === 0) continue;
				const detail = isRoot ? {
					subject: subjectOf(node.id),
					at: afterPlace$2(node)
				} : {
					subject: subjectOf(node.id, "children"),
					at: afterPlace$2(node, "children")
				};
				yield problem("gained", {
					id: isRoot ? "<root>" : node.id,
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
				at: afterPlace$2(node, "children")
			});
		}
	}
});
// src/kinds/task-tree/line-place.ts
function linePlace(facts, step, field) {
	const node = facts.after?.byId.get(step.node);
	return node === void 0 ? inAfter("") : afterPlace$2(node, field);
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
				at: afterPlace$2(node, "passes"),
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
		at: afterPlace$2(after, field),
		was: beforePlace$2(before, field)
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
				at: afterPlace$2(node, "passes")
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
			const at = afterPlace$2(survivingAncestor(facts, node));
			const related = [{
				...beforePlace$2(node),
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
				const [from, to] = [parentName$1(pair.before), parentName$1(pair.after)];
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
				at: afterPlace$2(node, field)
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
				at: afterPlace$2(node, "max_attempts")
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
				at: afterPlace$2(after, "passes"),
				related: nodes.map((node) => ({
					...beforePlace$2(node),
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
				at: afterPlace$2(after, "passes"),
				related: [{
					...beforePlace$2(before, "passes"),
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
				at: afterPlace$2(node),
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
			const detail = {
				subject: subjectOf(step.node),
				at: linePlace(facts, step)
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
const schema$1 = treeRule({
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
});
// src/kinds/task-tree/rules/state-update.ts
const stateUpdate = treeRule({
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
					...beforePlace$2(previous, field),
					label: "was"
				}];
				yield problem("field", {
					path: pathOf(node),
					field,
					expected: canonicalJson(expected),
					actual: canonicalJson(actual)
				}, withLegalMoves(facts, {
					subject: subjectOf(node.id, field),
					at: afterPlace$2(node, field),
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
});
// src/kinds/task-tree/rules/status.ts
const status = treeRule({
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
			const at = node === void 0 ? inAfter("") : afterPlace$2(node, "children");
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
});
// src/kinds/task-tree/rules/index.ts
const rules$1 = [
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
	schema$1,
	selectedNode,
	stateUpdate,
	status,
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
					at: afterPlace$2(node, "passes"),
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
					at: afterPlace$2(after, field),
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
					at: afterPlace$2(node, "id")
				});
			}
		}
	})
];
// src/kinds/task-tree/view.ts
function viewOf$1(tree) {
	const selected = leftmostOpenLeaf(tree);
	return {
		shape: "tree",
		nodes: tree.nodes.map((node) => viewNode$1(node, selected)),
		links: []
	};
}
function viewNode$1(node, selected) {
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
	checkRuleOptions: checkRuleOptions$1,
	impliedSeverities: ({ steps, replan, runnerOwned }) => ({
		"task-tree/undeclared-step": steps.required ? "error" : "off",
		"task-tree/replan": replan,
		"task-tree/attempt-limit-raised": runnerOwned.includes("max_attempts") ? "error" : "warning"
	}),
	deletion: "error",
	lookback: 0,
	rules: rules$1,
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
	entity: entityOf$1,
	graft: graftTree,
	view: viewOf$1
};
function runStatePath(path, options) {
	const folder = path.includes("/") ? path.slice(0, path.lastIndexOf("/")) : ".";
	return options.steps.runState.replaceAll("{dir}", folder).replace(/^\.\//, "");
}
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
function checkWorkflowOptions(value) {
	if (!validateOptions(value)) return {
		ok: false,
		faults: (validateOptions.errors ?? []).map(asFault)
	};
	return {
		ok: true,
		options: {
			...defaultWorkflowOptions,
			...value
		}
	};
}
function checkRuleOptions(ruleId, value) {
	return ruleOptionFaults(validateRuleOptions, ruleId, value);
}
function asFault(fault) {
	if (fault.keyword !== "pattern") return optionFault(fault);
	return {
		pointer: fault.instancePath,
		message: "must be a path in the repository, from its top, without wildcards; {dir} and {name} are filled in"
	};
}
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
// src/kinds/workflow/schema-errors.ts
function schemaErrorsOf(value, validate, below = "") {
	if (validate(value)) return [];
	return (validate.errors ?? []).slice(0, mostFindings).map((fault) => asError(value, fault, below));
}
function asError(value, fault, below) {
	const { instancePath, keyword, params } = fault;
	const named = params.missingProperty ?? params.additionalProperty;
	const at = named === void 0 ? instancePath : appendToken(instancePath, named);
	return {
		field: pointerTokens(at).join("/"),
		pointer: below + (keyword === "required" ? instancePath : at),
		problem: problemOf(fault, shown(valueAt(value, pointerTokens(instancePath)))),
		error: errorOf(fault)
	};
}
function problemOf({ keyword, message = "is not valid" }, found) {
	if (keyword === "required") return "is missing";
	if (keyword === "additionalProperties") return "is not known here";
	return `${message}, but is ${found}`;
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
function valueAt(value, tokens) {
	return tokens.reduce((at, token) => {
		if (isJsonArray(at)) return at[Number(token)];
		return isJsonObject(at) && Object.hasOwn(at, token) ? at[token] : void 0;
	}, value);
}
function shown(value) {
	const text = value === void 0 ? "nothing" : canonicalJson(value);
	return text.length > 60 ? `${text.slice(0, 59).replace(/[\ud800-\udbff]$/, "")}…` : text;
}
// src/kinds/workflow/moves.ts
function effectiveNode(state, { entry }) {
	if (state === void 0) return entry;
	if (state.currentNodeId === void 0) return shown(state.raw.currentNodeId);
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
	if (id === "(graph)") return graph === void 0 ? void 0 : graphOf(graph);
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
function graphOf(file) {
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
	for (const { entity, field } of subjects.map(splitSubject)) {
		const step = stepOfEntity(entity);
		if (entity === "(graph)") graph = from?.graph;
		else if (entity === "(run)") raw = withField(raw, from?.state.raw ?? {}, field);
		else wanted.set(step, from?.state.places.has(step) === true);
	}
	return {
		...doc,
		graph,
		state: readState(withSteps(raw, wanted))
	};
}
function withField(raw, from, field) {
	if (field === void 0) {
		const { stepsCompleted } = raw;
		return stepsCompleted === void 0 ? from : {
			...from,
			stepsCompleted
		};
	}
	const [key = "", name] = field.split(/\/(.*)/s);
	const [value, source] = [raw[key], from[key]];
	if (key !== "variables" || name === void 0 || !isJsonObject(value)) return replaced(raw, key, source);
	return {
		...raw,
		[key]: replaced(value, name, isJsonObject(source) ? source[name] : void 0)
	};
}
function replaced(object, key, value) {
	const { [key]: _, ...rest } = object;
	return value === void 0 ? rest : {
		...rest,
		[key]: value
	};
}
function withSteps(raw, wanted) {
	if (wanted.size === 0) return raw;
	const kept = (isJsonArray(raw.stepsCompleted) ? raw.stepsCompleted : []).filter((step) => wanted.get(String(step)) !== false);
	const known = new Set(kept);
	const added = [...wanted].filter(([step, isCompleted]) => isCompleted && !known.has(step));
	return {
		...raw,
		stepsCompleted: [...kept, ...added.map(([step]) => step)]
	};
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
				}
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
	*check({ after, scope, isUnjudged }, problem) {
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
			}
		});
	}
});
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
				}
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
			const detail = {
				subject: graphSubject(field),
				at: inAfter(pointer, file.part)
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
			const detail = {
				subject: runSubject(field),
				at: inAfter(pointer),
				data
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
			tooEarly: "Invalid transition: {from} → {to}: an edge leads there only in the graph as this change leaves it, and the one before it judges; {next}",
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
	if (graph === void 0) return {
		shape: "list",
		nodes: state.completed.map(doneNode),
		links: []
	};
	const current = effectiveNode(state, graph);
	const known = [...graph.nodes.values()].map((node) => viewNode(node, current, completed));
	const beyond = [...completed].filter((id) => !graph.nodes.has(id)).map(doneNode);
	return {
		shape: "graph",
		nodes: [
			...graph.nodes.has(current) ? [] : [lostNode(current)],
			...known,
			...beyond
		],
		links: linksFrom(graph, current)
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
function lostNode(id) {
	return {
		subject: stepSubject(id),
		label: id,
		state: "stuck",
		detail: "the graph does not hold this node"
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
// src/kinds/index.ts
const kinds = [
	taskTree,
	{
		id: "workflow",
		title: "Run of a workflow",
		files: ["**/workflow.md"],
		sniff: looksLikeRun,
		detectedByShape: true,
		options: workflowOptionsSchema,
		defaults: defaultWorkflowOptions,
		checkOptions: checkWorkflowOptions,
		checkRuleOptions,
		deletion: "error",
		lookback: 0,
		rules,
		fileRules: [frontmatter],
		parts: partsOf,
		policy: policyGraph,
		reader: workflowReader,
		compare: compareWorkflows,
		entities: entitiesOf,
		entity: entityOf,
		graft: graftWorkflow,
		view: viewOf
	},
	eventLog,
	procedure,
	checklist
];
export { selectionOf as C, isStatus as S, childAdditions as _, policyGraph as a, spellId as b, readFrontmatter as c, readState as d, compareWorkflows as f, decomposeMode as g, immutability as h, partsInUse as i, codes as l, status as m, rules as n, readGraph as o, taskTree as p, movesText as r, graphRole as s, kinds as t, moveData as u, compareTrees as v, frontmatterEnd as w, isGuard as x, expectedState as y };
