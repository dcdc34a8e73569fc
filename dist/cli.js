#!/usr/bin/env node
import { createRequire } from "node:module";
import { EventEmitter } from "node:events";
import { spawn } from "node:child_process";
import { dirname, isAbsolute, join, normalize, relative, resolve } from "node:path";
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { Socket } from "node:net";
import { isUtf8 } from "node:buffer";
import { lstat, readFile, readlink } from "node:fs/promises";
import { createHash } from "node:crypto";
// \0rolldown/runtime.js
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __commonJSMin$1 = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var __copyProps = (to, from, except, desc) => {
	if (from && typeof from === "object" || typeof from === "function") for (var keys = __getOwnPropNames(from), i = 0, n = keys.length, key; i < n; i++) {
		key = keys[i];
		if (!__hasOwnProp.call(to, key) && key !== except) __defProp(to, key, {
			get: ((k) => from[k]).bind(null, key),
			enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable
		});
	}
	return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(isNodeMode || !mod || !mod.__esModule || !__hasOwnProp.call(mod, "default") ? __defProp(target, "default", {
	value: mod,
	enumerable: true
}) : target, mod));
var __require = (() => createRequire(import.meta.url))();
// node_modules/commander/lib/error.js
var require_error = __commonJSMin$1(((exports) => {
	var CommanderError = class extends Error {
		constructor(exitCode, code, message) {
			super(message);
			Error.captureStackTrace(this, this.constructor);
			this.name = this.constructor.name;
			this.code = code;
			this.exitCode = exitCode;
			this.nestedError = void 0;
		}
	};
	var InvalidArgumentError = class extends CommanderError {
		constructor(message) {
			super(1, "commander.invalidArgument", message);
			Error.captureStackTrace(this, this.constructor);
			this.name = this.constructor.name;
		}
	};
	exports.CommanderError = CommanderError;
	exports.InvalidArgumentError = InvalidArgumentError;
}));
// node_modules/commander/lib/argument.js
var require_argument = __commonJSMin$1(((exports) => {
	const { InvalidArgumentError } = require_error();
	var Argument = class {
		constructor(name, description) {
			this.description = description || "";
			this.variadic = false;
			this.parseArg = void 0;
			this.defaultValue = void 0;
			this.defaultValueDescription = void 0;
			this.argChoices = void 0;
			switch (name[0]) {
				case "<":
					this.required = true;
					this._name = name.slice(1, -1);
					break;
				case "[":
					this.required = false;
					this._name = name.slice(1, -1);
					break;
				default:
					this.required = true;
					this._name = name;
			}
			if (this._name.endsWith("...")) {
				this.variadic = true;
				this._name = this._name.slice(0, -3);
			}
		}
		name() {
			return this._name;
		}
		_collectValue(value, previous) {
			if (previous === this.defaultValue || !Array.isArray(previous)) return [value];
			previous.push(value);
			return previous;
		}
		default(value, description) {
			this.defaultValue = value;
			this.defaultValueDescription = description;
			return this;
		}
		argParser(fn) {
			this.parseArg = fn;
			return this;
		}
		choices(values) {
			this.argChoices = values.slice();
			this.parseArg = (arg, previous) => {
				if (!this.argChoices.includes(arg)) throw new InvalidArgumentError(`Allowed choices are ${this.argChoices.join(", ")}.`);
				if (this.variadic) return this._collectValue(arg, previous);
				return arg;
			};
			return this;
		}
		argRequired() {
			this.required = true;
			return this;
		}
		argOptional() {
			this.required = false;
			return this;
		}
	};
	function humanReadableArgName(arg) {
		const nameOutput = arg.name() + (arg.variadic === true ? "..." : "");
		return arg.required ? "<" + nameOutput + ">" : "[" + nameOutput + "]";
	}
	exports.Argument = Argument;
	exports.humanReadableArgName = humanReadableArgName;
}));
// node_modules/commander/lib/help.js
var require_help = __commonJSMin$1(((exports) => {
	const { humanReadableArgName } = require_argument();
	var Help = class {
		constructor() {
			this.helpWidth = void 0;
			this.minWidthToWrap = 40;
			this.sortSubcommands = false;
			this.sortOptions = false;
			this.showGlobalOptions = false;
		}
		prepareContext(contextOptions) {
			this.helpWidth = this.helpWidth ?? contextOptions.helpWidth ?? 80;
		}
		visibleCommands(cmd) {
			const visibleCommands = cmd.commands.filter((cmd) => !cmd._hidden);
			const helpCommand = cmd._getHelpCommand();
			if (helpCommand && !helpCommand._hidden) visibleCommands.push(helpCommand);
			if (this.sortSubcommands) visibleCommands.sort((a, b) => {
				return a.name().localeCompare(b.name());
			});
			return visibleCommands;
		}
		compareOptions(a, b) {
			const getSortKey = (option) => {
				return option.short ? option.short.replace(/^-/, "") : option.long.replace(/^--/, "");
			};
			return getSortKey(a).localeCompare(getSortKey(b));
		}
		visibleOptions(cmd) {
			const visibleOptions = cmd.options.filter((option) => !option.hidden);
			const helpOption = cmd._getHelpOption();
			if (helpOption && !helpOption.hidden) {
				const removeShort = helpOption.short && cmd._findOption(helpOption.short);
				const removeLong = helpOption.long && cmd._findOption(helpOption.long);
				if (!removeShort && !removeLong) visibleOptions.push(helpOption);
				else if (helpOption.long && !removeLong) visibleOptions.push(cmd.createOption(helpOption.long, helpOption.description));
				else if (helpOption.short && !removeShort) visibleOptions.push(cmd.createOption(helpOption.short, helpOption.description));
			}
			if (this.sortOptions) visibleOptions.sort(this.compareOptions);
			return visibleOptions;
		}
		visibleGlobalOptions(cmd) {
			if (!this.showGlobalOptions) return [];
			const globalOptions = [];
			for (let ancestorCmd = cmd.parent; ancestorCmd; ancestorCmd = ancestorCmd.parent) {
				const visibleOptions = ancestorCmd.options.filter((option) => !option.hidden);
				globalOptions.push(...visibleOptions);
			}
			if (this.sortOptions) globalOptions.sort(this.compareOptions);
			return globalOptions;
		}
		visibleArguments(cmd) {
			if (cmd._argsDescription) cmd.registeredArguments.forEach((argument) => {
				argument.description = argument.description || cmd._argsDescription[argument.name()] || "";
			});
			if (cmd.registeredArguments.find((argument) => argument.description)) return cmd.registeredArguments;
			return [];
		}
		subcommandTerm(cmd) {
			const args = cmd.registeredArguments.map((arg) => humanReadableArgName(arg)).join(" ");
			return cmd._name + (cmd._aliases[0] ? "|" + cmd._aliases[0] : "") + (cmd.options.length ? " [options]" : "") + (args ? " " + args : "");
		}
		optionTerm(option) {
			return option.flags;
		}
		argumentTerm(argument) {
			return argument.name();
		}
		longestSubcommandTermLength(cmd, helper) {
			return helper.visibleCommands(cmd).reduce((max, command) => {
				return Math.max(max, this.displayWidth(helper.styleSubcommandTerm(helper.subcommandTerm(command))));
			}, 0);
		}
		longestOptionTermLength(cmd, helper) {
			return helper.visibleOptions(cmd).reduce((max, option) => {
				return Math.max(max, this.displayWidth(helper.styleOptionTerm(helper.optionTerm(option))));
			}, 0);
		}
		longestGlobalOptionTermLength(cmd, helper) {
			return helper.visibleGlobalOptions(cmd).reduce((max, option) => {
				return Math.max(max, this.displayWidth(helper.styleOptionTerm(helper.optionTerm(option))));
			}, 0);
		}
		longestArgumentTermLength(cmd, helper) {
			return helper.visibleArguments(cmd).reduce((max, argument) => {
				return Math.max(max, this.displayWidth(helper.styleArgumentTerm(helper.argumentTerm(argument))));
			}, 0);
		}
		commandUsage(cmd) {
			let cmdName = cmd._name;
			if (cmd._aliases[0]) cmdName = cmdName + "|" + cmd._aliases[0];
			let ancestorCmdNames = "";
			for (let ancestorCmd = cmd.parent; ancestorCmd; ancestorCmd = ancestorCmd.parent) ancestorCmdNames = ancestorCmd.name() + " " + ancestorCmdNames;
			return ancestorCmdNames + cmdName + " " + cmd.usage();
		}
		commandDescription(cmd) {
			return cmd.description();
		}
		subcommandDescription(cmd) {
			return cmd.summary() || cmd.description();
		}
		optionDescription(option) {
			const extraInfo = [];
			if (option.argChoices) extraInfo.push(`choices: ${option.argChoices.map((choice) => JSON.stringify(choice)).join(", ")}`);
			if (option.defaultValue !== void 0) {
				if (option.required || option.optional || option.isBoolean() && typeof option.defaultValue === "boolean") extraInfo.push(`default: ${option.defaultValueDescription || JSON.stringify(option.defaultValue)}`);
			}
			if (option.presetArg !== void 0 && option.optional) extraInfo.push(`preset: ${JSON.stringify(option.presetArg)}`);
			if (option.envVar !== void 0) extraInfo.push(`env: ${option.envVar}`);
			if (extraInfo.length > 0) {
				const extraDescription = `(${extraInfo.join(", ")})`;
				if (option.description) return `${option.description} ${extraDescription}`;
				return extraDescription;
			}
			return option.description;
		}
		argumentDescription(argument) {
			const extraInfo = [];
			if (argument.argChoices) extraInfo.push(`choices: ${argument.argChoices.map((choice) => JSON.stringify(choice)).join(", ")}`);
			if (argument.defaultValue !== void 0) extraInfo.push(`default: ${argument.defaultValueDescription || JSON.stringify(argument.defaultValue)}`);
			if (extraInfo.length > 0) {
				const extraDescription = `(${extraInfo.join(", ")})`;
				if (argument.description) return `${argument.description} ${extraDescription}`;
				return extraDescription;
			}
			return argument.description;
		}
		formatItemList(heading, items, helper) {
			if (items.length === 0) return [];
			return [
				helper.styleTitle(heading),
				...items,
				""
			];
		}
		groupItems(unsortedItems, visibleItems, getGroup) {
			const result = new Map();
			unsortedItems.forEach((item) => {
				const group = getGroup(item);
				if (!result.has(group)) result.set(group, []);
			});
			visibleItems.forEach((item) => {
				const group = getGroup(item);
				if (!result.has(group)) result.set(group, []);
				result.get(group).push(item);
			});
			return result;
		}
		formatHelp(cmd, helper) {
			const termWidth = helper.padWidth(cmd, helper);
			const helpWidth = helper.helpWidth ?? 80;
			function callFormatItem(term, description) {
				return helper.formatItem(term, termWidth, description, helper);
			}
			let output = [`${helper.styleTitle("Usage:")} ${helper.styleUsage(helper.commandUsage(cmd))}`, ""];
			const commandDescription = helper.commandDescription(cmd);
			if (commandDescription.length > 0) output = output.concat([helper.boxWrap(helper.styleCommandDescription(commandDescription), helpWidth), ""]);
			const argumentList = helper.visibleArguments(cmd).map((argument) => {
				return callFormatItem(helper.styleArgumentTerm(helper.argumentTerm(argument)), helper.styleArgumentDescription(helper.argumentDescription(argument)));
			});
			output = output.concat(this.formatItemList("Arguments:", argumentList, helper));
			this.groupItems(cmd.options, helper.visibleOptions(cmd), (option) => option.helpGroupHeading ?? "Options:").forEach((options, group) => {
				const optionList = options.map((option) => {
					return callFormatItem(helper.styleOptionTerm(helper.optionTerm(option)), helper.styleOptionDescription(helper.optionDescription(option)));
				});
				output = output.concat(this.formatItemList(group, optionList, helper));
			});
			if (helper.showGlobalOptions) {
				const globalOptionList = helper.visibleGlobalOptions(cmd).map((option) => {
					return callFormatItem(helper.styleOptionTerm(helper.optionTerm(option)), helper.styleOptionDescription(helper.optionDescription(option)));
				});
				output = output.concat(this.formatItemList("Global Options:", globalOptionList, helper));
			}
			this.groupItems(cmd.commands, helper.visibleCommands(cmd), (sub) => sub.helpGroup() || "Commands:").forEach((commands, group) => {
				const commandList = commands.map((sub) => {
					return callFormatItem(helper.styleSubcommandTerm(helper.subcommandTerm(sub)), helper.styleSubcommandDescription(helper.subcommandDescription(sub)));
				});
				output = output.concat(this.formatItemList(group, commandList, helper));
			});
			return output.join("\n");
		}
		displayWidth(str) {
			return stripColor(str).length;
		}
		styleTitle(str) {
			return str;
		}
		styleUsage(str) {
			return str.split(" ").map((word) => {
				if (word === "[options]") return this.styleOptionText(word);
				if (word === "[command]") return this.styleSubcommandText(word);
				if (word[0] === "[" || word[0] === "<") return this.styleArgumentText(word);
				return this.styleCommandText(word);
			}).join(" ");
		}
		styleCommandDescription(str) {
			return this.styleDescriptionText(str);
		}
		styleOptionDescription(str) {
			return this.styleDescriptionText(str);
		}
		styleSubcommandDescription(str) {
			return this.styleDescriptionText(str);
		}
		styleArgumentDescription(str) {
			return this.styleDescriptionText(str);
		}
		styleDescriptionText(str) {
			return str;
		}
		styleOptionTerm(str) {
			return this.styleOptionText(str);
		}
		styleSubcommandTerm(str) {
			return str.split(" ").map((word) => {
				if (word === "[options]") return this.styleOptionText(word);
				if (word[0] === "[" || word[0] === "<") return this.styleArgumentText(word);
				return this.styleSubcommandText(word);
			}).join(" ");
		}
		styleArgumentTerm(str) {
			return this.styleArgumentText(str);
		}
		styleOptionText(str) {
			return str;
		}
		styleArgumentText(str) {
			return str;
		}
		styleSubcommandText(str) {
			return str;
		}
		styleCommandText(str) {
			return str;
		}
		padWidth(cmd, helper) {
			return Math.max(helper.longestOptionTermLength(cmd, helper), helper.longestGlobalOptionTermLength(cmd, helper), helper.longestSubcommandTermLength(cmd, helper), helper.longestArgumentTermLength(cmd, helper));
		}
		preformatted(str) {
			return /\n[^\S\r\n]/.test(str);
		}
		formatItem(term, termWidth, description, helper) {
			const itemIndent = 2;
			const itemIndentStr = " ".repeat(itemIndent);
			if (!description) return itemIndentStr + term;
			const paddedTerm = term.padEnd(termWidth + term.length - helper.displayWidth(term));
			const spacerWidth = 2;
			const remainingWidth = (this.helpWidth ?? 80) - termWidth - spacerWidth - itemIndent;
			let formattedDescription;
			if (remainingWidth < this.minWidthToWrap || helper.preformatted(description)) formattedDescription = description;
			else formattedDescription = helper.boxWrap(description, remainingWidth).replace(/\n/g, "\n" + " ".repeat(termWidth + spacerWidth));
			return itemIndentStr + paddedTerm + " ".repeat(spacerWidth) + formattedDescription.replace(/\n/g, `\n${itemIndentStr}`);
		}
		boxWrap(str, width) {
			if (width < this.minWidthToWrap) return str;
			const rawLines = str.split(/\r\n|\n/);
			const chunkPattern = /[\s]*[^\s]+/g;
			const wrappedLines = [];
			rawLines.forEach((line) => {
				const chunks = line.match(chunkPattern);
				if (chunks === null) {
					wrappedLines.push("");
					return;
				}
				let sumChunks = [chunks.shift()];
				let sumWidth = this.displayWidth(sumChunks[0]);
				chunks.forEach((chunk) => {
					const visibleWidth = this.displayWidth(chunk);
					if (sumWidth + visibleWidth <= width) {
						sumChunks.push(chunk);
						sumWidth += visibleWidth;
						return;
					}
					wrappedLines.push(sumChunks.join(""));
					const nextChunk = chunk.trimStart();
					sumChunks = [nextChunk];
					sumWidth = this.displayWidth(nextChunk);
				});
				wrappedLines.push(sumChunks.join(""));
			});
			return wrappedLines.join("\n");
		}
	};
	function stripColor(str) {
		return str.replace(/\x1b\[\d*(;\d*)*m/g, "");
	}
	exports.Help = Help;
	exports.stripColor = stripColor;
}));
// node_modules/commander/lib/option.js
var require_option = __commonJSMin$1(((exports) => {
	const { InvalidArgumentError } = require_error();
	var Option = class {
		constructor(flags, description) {
			this.flags = flags;
			this.description = description || "";
			this.required = flags.includes("<");
			this.optional = flags.includes("[");
			this.variadic = /\w\.\.\.[>\]]$/.test(flags);
			this.mandatory = false;
			const optionFlags = splitOptionFlags(flags);
			this.short = optionFlags.shortFlag;
			this.long = optionFlags.longFlag;
			this.negate = false;
			if (this.long) this.negate = this.long.startsWith("--no-");
			this.defaultValue = void 0;
			this.defaultValueDescription = void 0;
			this.presetArg = void 0;
			this.envVar = void 0;
			this.parseArg = void 0;
			this.hidden = false;
			this.argChoices = void 0;
			this.conflictsWith = [];
			this.implied = void 0;
			this.helpGroupHeading = void 0;
		}
		default(value, description) {
			this.defaultValue = value;
			this.defaultValueDescription = description;
			return this;
		}
		preset(arg) {
			this.presetArg = arg;
			return this;
		}
		conflicts(names) {
			this.conflictsWith = this.conflictsWith.concat(names);
			return this;
		}
		implies(impliedOptionValues) {
			let newImplied = impliedOptionValues;
			if (typeof impliedOptionValues === "string") newImplied = { [impliedOptionValues]: true };
			this.implied = Object.assign(this.implied || {}, newImplied);
			return this;
		}
		env(name) {
			this.envVar = name;
			return this;
		}
		argParser(fn) {
			this.parseArg = fn;
			return this;
		}
		makeOptionMandatory(mandatory = true) {
			this.mandatory = !!mandatory;
			return this;
		}
		hideHelp(hide = true) {
			this.hidden = !!hide;
			return this;
		}
		_collectValue(value, previous) {
			if (previous === this.defaultValue || !Array.isArray(previous)) return [value];
			previous.push(value);
			return previous;
		}
		choices(values) {
			this.argChoices = values.slice();
			this.parseArg = (arg, previous) => {
				if (!this.argChoices.includes(arg)) throw new InvalidArgumentError(`Allowed choices are ${this.argChoices.join(", ")}.`);
				if (this.variadic) return this._collectValue(arg, previous);
				return arg;
			};
			return this;
		}
		name() {
			if (this.long) return this.long.replace(/^--/, "");
			return this.short.replace(/^-/, "");
		}
		attributeName() {
			if (this.negate) return camelcase(this.name().replace(/^no-/, ""));
			return camelcase(this.name());
		}
		helpGroup(heading) {
			this.helpGroupHeading = heading;
			return this;
		}
		is(arg) {
			return this.short === arg || this.long === arg;
		}
		isBoolean() {
			return !this.required && !this.optional && !this.negate;
		}
	};
	var DualOptions = class {
		constructor(options) {
			this.positiveOptions = new Map();
			this.negativeOptions = new Map();
			this.dualOptions = new Set();
			options.forEach((option) => {
				if (option.negate) this.negativeOptions.set(option.attributeName(), option);
				else this.positiveOptions.set(option.attributeName(), option);
			});
			this.negativeOptions.forEach((value, key) => {
				if (this.positiveOptions.has(key)) this.dualOptions.add(key);
			});
		}
		valueFromOption(value, option) {
			const optionKey = option.attributeName();
			if (!this.dualOptions.has(optionKey)) return true;
			const preset = this.negativeOptions.get(optionKey).presetArg;
			const negativeValue = preset !== void 0 ? preset : false;
			return option.negate === (negativeValue === value);
		}
	};
	function camelcase(str) {
		return str.split("-").reduce((str, word) => {
			return str + word[0].toUpperCase() + word.slice(1);
		});
	}
	function splitOptionFlags(flags) {
		let shortFlag;
		let longFlag;
		const shortFlagExp = /^-[^-]$/;
		const longFlagExp = /^--[^-]/;
		const flagParts = flags.split(/[ |,]+/).concat("guard");
		if (shortFlagExp.test(flagParts[0])) shortFlag = flagParts.shift();
		if (longFlagExp.test(flagParts[0])) longFlag = flagParts.shift();
		if (!shortFlag && shortFlagExp.test(flagParts[0])) shortFlag = flagParts.shift();
		if (!shortFlag && longFlagExp.test(flagParts[0])) {
			shortFlag = longFlag;
			longFlag = flagParts.shift();
		}
		if (flagParts[0].startsWith("-")) {
			const unsupportedFlag = flagParts[0];
			const baseError = `option creation failed due to '${unsupportedFlag}' in option flags '${flags}'`;
			if (/^-[^-][^-]/.test(unsupportedFlag)) throw new Error(`${baseError}
- a short flag is a single dash and a single character
  - either use a single dash and a single character (for a short flag)
  - or use a double dash for a long option (and can have two, like '--ws, --workspace')`);
			if (shortFlagExp.test(unsupportedFlag)) throw new Error(`${baseError}
- too many short flags`);
			if (longFlagExp.test(unsupportedFlag)) throw new Error(`${baseError}
- too many long flags`);
			throw new Error(`${baseError}
- unrecognised flag format`);
		}
		if (shortFlag === void 0 && longFlag === void 0) throw new Error(`option creation failed due to no flags found in '${flags}'.`);
		return {
			shortFlag,
			longFlag
		};
	}
	exports.Option = Option;
	exports.DualOptions = DualOptions;
}));
// node_modules/commander/lib/suggestSimilar.js
var require_suggestSimilar = __commonJSMin$1(((exports) => {
	const maxDistance = 3;
	function editDistance(a, b) {
		if (Math.abs(a.length - b.length) > maxDistance) return Math.max(a.length, b.length);
		const d = [];
		for (let i = 0; i <= a.length; i++) d[i] = [i];
		for (let j = 0; j <= b.length; j++) d[0][j] = j;
		for (let j = 1; j <= b.length; j++) for (let i = 1; i <= a.length; i++) {
			let cost = 1;
			if (a[i - 1] === b[j - 1]) cost = 0;
			else cost = 1;
			d[i][j] = Math.min(d[i - 1][j] + 1, d[i][j - 1] + 1, d[i - 1][j - 1] + cost);
			if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) d[i][j] = Math.min(d[i][j], d[i - 2][j - 2] + 1);
		}
		return d[a.length][b.length];
	}
	function suggestSimilar(word, candidates) {
		if (!candidates || candidates.length === 0) return "";
		candidates = Array.from(new Set(candidates));
		const searchingOptions = word.startsWith("--");
		if (searchingOptions) {
			word = word.slice(2);
			candidates = candidates.map((candidate) => candidate.slice(2));
		}
		let similar = [];
		let bestDistance = maxDistance;
		const minSimilarity = .4;
		candidates.forEach((candidate) => {
			if (candidate.length <= 1) return;
			const distance = editDistance(word, candidate);
			const length = Math.max(word.length, candidate.length);
			if ((length - distance) / length > minSimilarity) {
				if (distance < bestDistance) {
					bestDistance = distance;
					similar = [candidate];
				} else if (distance === bestDistance) similar.push(candidate);
			}
		});
		similar.sort((a, b) => a.localeCompare(b));
		if (searchingOptions) similar = similar.map((candidate) => `--${candidate}`);
		if (similar.length > 1) return `\n(Did you mean one of ${similar.join(", ")}?)`;
		if (similar.length === 1) return `\n(Did you mean ${similar[0]}?)`;
		return "";
	}
	exports.suggestSimilar = suggestSimilar;
}));
// node_modules/commander/lib/command.js
var require_command = __commonJSMin$1(((exports) => {
	const EventEmitter = __require("node:events").EventEmitter;
	const childProcess = __require("node:child_process");
	const path = __require("node:path");
	const fs = __require("node:fs");
	const process = __require("node:process");
	const { Argument, humanReadableArgName } = require_argument();
	const { CommanderError } = require_error();
	const { Help, stripColor } = require_help();
	const { Option, DualOptions } = require_option();
	const { suggestSimilar } = require_suggestSimilar();
	var Command = class Command extends EventEmitter {
		constructor(name) {
			super();
			this.commands = [];
			this.options = [];
			this.parent = null;
			this._allowUnknownOption = false;
			this._allowExcessArguments = false;
			this.registeredArguments = [];
			this._args = this.registeredArguments;
			this.args = [];
			this.rawArgs = [];
			this.processedArgs = [];
			this._scriptPath = null;
			this._name = name || "";
			this._optionValues = {};
			this._optionValueSources = {};
			this._storeOptionsAsProperties = false;
			this._actionHandler = null;
			this._executableHandler = false;
			this._executableFile = null;
			this._executableDir = null;
			this._defaultCommandName = null;
			this._exitCallback = null;
			this._aliases = [];
			this._combineFlagAndOptionalValue = true;
			this._description = "";
			this._summary = "";
			this._argsDescription = void 0;
			this._enablePositionalOptions = false;
			this._passThroughOptions = false;
			this._lifeCycleHooks = {};
			this._showHelpAfterError = false;
			this._showSuggestionAfterError = true;
			this._savedState = null;
			this._outputConfiguration = {
				writeOut: (str) => process.stdout.write(str),
				writeErr: (str) => process.stderr.write(str),
				outputError: (str, write) => write(str),
				getOutHelpWidth: () => process.stdout.isTTY ? process.stdout.columns : void 0,
				getErrHelpWidth: () => process.stderr.isTTY ? process.stderr.columns : void 0,
				getOutHasColors: () => useColor() ?? (process.stdout.isTTY && process.stdout.hasColors?.()),
				getErrHasColors: () => useColor() ?? (process.stderr.isTTY && process.stderr.hasColors?.()),
				stripColor: (str) => stripColor(str)
			};
			this._hidden = false;
			this._helpOption = void 0;
			this._addImplicitHelpCommand = void 0;
			this._helpCommand = void 0;
			this._helpConfiguration = {};
			this._helpGroupHeading = void 0;
			this._defaultCommandGroup = void 0;
			this._defaultOptionGroup = void 0;
		}
		copyInheritedSettings(sourceCommand) {
			this._outputConfiguration = sourceCommand._outputConfiguration;
			this._helpOption = sourceCommand._helpOption;
			this._helpCommand = sourceCommand._helpCommand;
			this._helpConfiguration = sourceCommand._helpConfiguration;
			this._exitCallback = sourceCommand._exitCallback;
			this._storeOptionsAsProperties = sourceCommand._storeOptionsAsProperties;
			this._combineFlagAndOptionalValue = sourceCommand._combineFlagAndOptionalValue;
			this._allowExcessArguments = sourceCommand._allowExcessArguments;
			this._enablePositionalOptions = sourceCommand._enablePositionalOptions;
			this._showHelpAfterError = sourceCommand._showHelpAfterError;
			this._showSuggestionAfterError = sourceCommand._showSuggestionAfterError;
			return this;
		}
		_getCommandAndAncestors() {
			const result = [];
			for (let command = this; command; command = command.parent) result.push(command);
			return result;
		}
		command(nameAndArgs, actionOptsOrExecDesc, execOpts) {
			let desc = actionOptsOrExecDesc;
			let opts = execOpts;
			if (typeof desc === "object" && desc !== null) {
				opts = desc;
				desc = null;
			}
			opts = opts || {};
			const [, name, args] = nameAndArgs.match(/([^ ]+) *(.*)/);
			const cmd = this.createCommand(name);
			if (desc) {
				cmd.description(desc);
				cmd._executableHandler = true;
			}
			if (opts.isDefault) this._defaultCommandName = cmd._name;
			cmd._hidden = !!(opts.noHelp || opts.hidden);
			cmd._executableFile = opts.executableFile || null;
			if (args) cmd.arguments(args);
			this._registerCommand(cmd);
			cmd.parent = this;
			cmd.copyInheritedSettings(this);
			if (desc) return this;
			return cmd;
		}
		createCommand(name) {
			return new Command(name);
		}
		createHelp() {
			return Object.assign(new Help(), this.configureHelp());
		}
		configureHelp(configuration) {
			if (configuration === void 0) return this._helpConfiguration;
			this._helpConfiguration = configuration;
			return this;
		}
		configureOutput(configuration) {
			if (configuration === void 0) return this._outputConfiguration;
			this._outputConfiguration = {
				...this._outputConfiguration,
				...configuration
			};
			return this;
		}
		showHelpAfterError(displayHelp = true) {
			if (typeof displayHelp !== "string") displayHelp = !!displayHelp;
			this._showHelpAfterError = displayHelp;
			return this;
		}
		showSuggestionAfterError(displaySuggestion = true) {
			this._showSuggestionAfterError = !!displaySuggestion;
			return this;
		}
		addCommand(cmd, opts) {
			if (!cmd._name) throw new Error(`Command passed to .addCommand() must have a name
- specify the name in Command constructor or using .name()`);
			opts = opts || {};
			if (opts.isDefault) this._defaultCommandName = cmd._name;
			if (opts.noHelp || opts.hidden) cmd._hidden = true;
			this._registerCommand(cmd);
			cmd.parent = this;
			cmd._checkForBrokenPassThrough();
			return this;
		}
		createArgument(name, description) {
			return new Argument(name, description);
		}
		argument(name, description, parseArg, defaultValue) {
			const argument = this.createArgument(name, description);
			if (typeof parseArg === "function") argument.default(defaultValue).argParser(parseArg);
			else argument.default(parseArg);
			this.addArgument(argument);
			return this;
		}
		arguments(names) {
			names.trim().split(/ +/).forEach((detail) => {
				this.argument(detail);
			});
			return this;
		}
		addArgument(argument) {
			const previousArgument = this.registeredArguments.slice(-1)[0];
			if (previousArgument?.variadic) throw new Error(`only the last argument can be variadic '${previousArgument.name()}'`);
			if (argument.required && argument.defaultValue !== void 0 && argument.parseArg === void 0) throw new Error(`a default value for a required argument is never used: '${argument.name()}'`);
			this.registeredArguments.push(argument);
			return this;
		}
		helpCommand(enableOrNameAndArgs, description) {
			if (typeof enableOrNameAndArgs === "boolean") {
				this._addImplicitHelpCommand = enableOrNameAndArgs;
				if (enableOrNameAndArgs && this._defaultCommandGroup) this._initCommandGroup(this._getHelpCommand());
				return this;
			}
			const [, helpName, helpArgs] = (enableOrNameAndArgs ?? "help [command]").match(/([^ ]+) *(.*)/);
			const helpDescription = description ?? "display help for command";
			const helpCommand = this.createCommand(helpName);
			helpCommand.helpOption(false);
			if (helpArgs) helpCommand.arguments(helpArgs);
			if (helpDescription) helpCommand.description(helpDescription);
			this._addImplicitHelpCommand = true;
			this._helpCommand = helpCommand;
			if (enableOrNameAndArgs || description) this._initCommandGroup(helpCommand);
			return this;
		}
		addHelpCommand(helpCommand, deprecatedDescription) {
			if (typeof helpCommand !== "object") {
				this.helpCommand(helpCommand, deprecatedDescription);
				return this;
			}
			this._addImplicitHelpCommand = true;
			this._helpCommand = helpCommand;
			this._initCommandGroup(helpCommand);
			return this;
		}
		_getHelpCommand() {
			if (this._addImplicitHelpCommand ?? (this.commands.length && !this._actionHandler && !this._findCommand("help"))) {
				if (this._helpCommand === void 0) this.helpCommand(void 0, void 0);
				return this._helpCommand;
			}
			return null;
		}
		hook(event, listener) {
			const allowedValues = [
				"preSubcommand",
				"preAction",
				"postAction"
			];
			if (!allowedValues.includes(event)) throw new Error(`Unexpected value for event passed to hook : '${event}'.
Expecting one of '${allowedValues.join("', '")}'`);
			if (this._lifeCycleHooks[event]) this._lifeCycleHooks[event].push(listener);
			else this._lifeCycleHooks[event] = [listener];
			return this;
		}
		exitOverride(fn) {
			if (fn) this._exitCallback = fn;
			else this._exitCallback = (err) => {
				if (err.code !== "commander.executeSubCommandAsync") throw err;
			};
			return this;
		}
		_exit(exitCode, code, message) {
			if (this._exitCallback) this._exitCallback(new CommanderError(exitCode, code, message));
			process.exit(exitCode);
		}
		action(fn) {
			const listener = (args) => {
				const expectedArgsCount = this.registeredArguments.length;
				const actionArgs = args.slice(0, expectedArgsCount);
				if (this._storeOptionsAsProperties) actionArgs[expectedArgsCount] = this;
				else actionArgs[expectedArgsCount] = this.opts();
				actionArgs.push(this);
				return fn.apply(this, actionArgs);
			};
			this._actionHandler = listener;
			return this;
		}
		createOption(flags, description) {
			return new Option(flags, description);
		}
		_callParseArg(target, value, previous, invalidArgumentMessage) {
			try {
				return target.parseArg(value, previous);
			} catch (err) {
				if (err.code === "commander.invalidArgument") {
					const message = `${invalidArgumentMessage} ${err.message}`;
					this.error(message, {
						exitCode: err.exitCode,
						code: err.code
					});
				}
				throw err;
			}
		}
		_registerOption(option) {
			const matchingOption = option.short && this._findOption(option.short) || option.long && this._findOption(option.long);
			if (matchingOption) {
				const matchingFlag = option.long && this._findOption(option.long) ? option.long : option.short;
				throw new Error(`Cannot add option '${option.flags}'${this._name && ` to command '${this._name}'`} due to conflicting flag '${matchingFlag}'
-  already used by option '${matchingOption.flags}'`);
			}
			this._initOptionGroup(option);
			this.options.push(option);
		}
		_registerCommand(command) {
			const knownBy = (cmd) => {
				return [cmd.name()].concat(cmd.aliases());
			};
			const alreadyUsed = knownBy(command).find((name) => this._findCommand(name));
			if (alreadyUsed) {
				const existingCmd = knownBy(this._findCommand(alreadyUsed)).join("|");
				const newCmd = knownBy(command).join("|");
				throw new Error(`cannot add command '${newCmd}' as already have command '${existingCmd}'`);
			}
			this._initCommandGroup(command);
			this.commands.push(command);
		}
		addOption(option) {
			this._registerOption(option);
			const oname = option.name();
			const name = option.attributeName();
			if (option.negate) {
				const positiveLongFlag = option.long.replace(/^--no-/, "--");
				if (!this._findOption(positiveLongFlag)) this.setOptionValueWithSource(name, option.defaultValue === void 0 ? true : option.defaultValue, "default");
			} else if (option.defaultValue !== void 0) this.setOptionValueWithSource(name, option.defaultValue, "default");
			const handleOptionValue = (val, invalidValueMessage, valueSource) => {
				if (val == null && option.presetArg !== void 0) val = option.presetArg;
				const oldValue = this.getOptionValue(name);
				if (val !== null && option.parseArg) val = this._callParseArg(option, val, oldValue, invalidValueMessage);
				else if (val !== null && option.variadic) val = option._collectValue(val, oldValue);
				if (val == null) {
					if (option.negate) val = false;
					else if (option.isBoolean() || option.optional) val = true;
					else val = "";
				}
				this.setOptionValueWithSource(name, val, valueSource);
			};
			this.on("option:" + oname, (val) => {
				const invalidValueMessage = `error: option '${option.flags}' argument '${val}' is invalid.`;
				handleOptionValue(val, invalidValueMessage, "cli");
			});
			if (option.envVar) this.on("optionEnv:" + oname, (val) => {
				const invalidValueMessage = `error: option '${option.flags}' value '${val}' from env '${option.envVar}' is invalid.`;
				handleOptionValue(val, invalidValueMessage, "env");
			});
			return this;
		}
		_optionEx(config, flags, description, fn, defaultValue) {
			if (typeof flags === "object" && flags instanceof Option) throw new Error("To add an Option object use addOption() instead of option() or requiredOption()");
			const option = this.createOption(flags, description);
			option.makeOptionMandatory(!!config.mandatory);
			if (typeof fn === "function") option.default(defaultValue).argParser(fn);
			else if (fn instanceof RegExp) {
				const regex = fn;
				fn = (val, def) => {
					const m = regex.exec(val);
					return m ? m[0] : def;
				};
				option.default(defaultValue).argParser(fn);
			} else option.default(fn);
			return this.addOption(option);
		}
		option(flags, description, parseArg, defaultValue) {
			return this._optionEx({}, flags, description, parseArg, defaultValue);
		}
		requiredOption(flags, description, parseArg, defaultValue) {
			return this._optionEx({ mandatory: true }, flags, description, parseArg, defaultValue);
		}
		combineFlagAndOptionalValue(combine = true) {
			this._combineFlagAndOptionalValue = !!combine;
			return this;
		}
		allowUnknownOption(allowUnknown = true) {
			this._allowUnknownOption = !!allowUnknown;
			return this;
		}
		allowExcessArguments(allowExcess = true) {
			this._allowExcessArguments = !!allowExcess;
			return this;
		}
		enablePositionalOptions(positional = true) {
			this._enablePositionalOptions = !!positional;
			return this;
		}
		passThroughOptions(passThrough = true) {
			this._passThroughOptions = !!passThrough;
			this._checkForBrokenPassThrough();
			return this;
		}
		_checkForBrokenPassThrough() {
			if (this.parent && this._passThroughOptions && !this.parent._enablePositionalOptions) throw new Error(`passThroughOptions cannot be used for '${this._name}' without turning on enablePositionalOptions for parent command(s)`);
		}
		storeOptionsAsProperties(storeAsProperties = true) {
			if (this.options.length) throw new Error("call .storeOptionsAsProperties() before adding options");
			if (Object.keys(this._optionValues).length) throw new Error("call .storeOptionsAsProperties() before setting option values");
			this._storeOptionsAsProperties = !!storeAsProperties;
			return this;
		}
		getOptionValue(key) {
			if (this._storeOptionsAsProperties) return this[key];
			return this._optionValues[key];
		}
		setOptionValue(key, value) {
			return this.setOptionValueWithSource(key, value, void 0);
		}
		setOptionValueWithSource(key, value, source) {
			if (this._storeOptionsAsProperties) this[key] = value;
			else this._optionValues[key] = value;
			this._optionValueSources[key] = source;
			return this;
		}
		getOptionValueSource(key) {
			return this._optionValueSources[key];
		}
		getOptionValueSourceWithGlobals(key) {
			let source;
			this._getCommandAndAncestors().forEach((cmd) => {
				if (cmd.getOptionValueSource(key) !== void 0) source = cmd.getOptionValueSource(key);
			});
			return source;
		}
		_prepareUserArgs(argv, parseOptions) {
			if (argv !== void 0 && !Array.isArray(argv)) throw new Error("first parameter to parse must be array or undefined");
			parseOptions = parseOptions || {};
			if (argv === void 0 && parseOptions.from === void 0) {
				if (process.versions?.electron) parseOptions.from = "electron";
				const execArgv = process.execArgv ?? [];
				if (execArgv.includes("-e") || execArgv.includes("--eval") || execArgv.includes("-p") || execArgv.includes("--print")) parseOptions.from = "eval";
			}
			if (argv === void 0) argv = process.argv;
			this.rawArgs = argv.slice();
			let userArgs;
			switch (parseOptions.from) {
				case void 0:
				case "node":
					this._scriptPath = argv[1];
					userArgs = argv.slice(2);
					break;
				case "electron":
					if (process.defaultApp) {
						this._scriptPath = argv[1];
						userArgs = argv.slice(2);
					} else userArgs = argv.slice(1);
					break;
				case "user":
					userArgs = argv.slice(0);
					break;
				case "eval":
					userArgs = argv.slice(1);
					break;
				default: throw new Error(`unexpected parse option { from: '${parseOptions.from}' }`);
			}
			if (!this._name && this._scriptPath) this.nameFromFilename(this._scriptPath);
			this._name = this._name || "program";
			return userArgs;
		}
		parse(argv, parseOptions) {
			this._prepareForParse();
			const userArgs = this._prepareUserArgs(argv, parseOptions);
			this._parseCommand([], userArgs);
			return this;
		}
		async parseAsync(argv, parseOptions) {
			this._prepareForParse();
			const userArgs = this._prepareUserArgs(argv, parseOptions);
			await this._parseCommand([], userArgs);
			return this;
		}
		_prepareForParse() {
			if (this._savedState === null) this.saveStateBeforeParse();
			else this.restoreStateBeforeParse();
		}
		saveStateBeforeParse() {
			this._savedState = {
				_name: this._name,
				_optionValues: { ...this._optionValues },
				_optionValueSources: { ...this._optionValueSources }
			};
		}
		restoreStateBeforeParse() {
			if (this._storeOptionsAsProperties) throw new Error(`Can not call parse again when storeOptionsAsProperties is true.
- either make a new Command for each call to parse, or stop storing options as properties`);
			this._name = this._savedState._name;
			this._scriptPath = null;
			this.rawArgs = [];
			this._optionValues = { ...this._savedState._optionValues };
			this._optionValueSources = { ...this._savedState._optionValueSources };
			this.args = [];
			this.processedArgs = [];
		}
		_checkForMissingExecutable(executableFile, executableDir, subcommandName) {
			if (fs.existsSync(executableFile)) return;
			const executableMissing = `'${executableFile}' does not exist
 - if '${subcommandName}' is not meant to be an executable command, remove description parameter from '.command()' and use '.description()' instead
 - if the default executable name is not suitable, use the executableFile option to supply a custom name or path
 - ${executableDir ? `searched for local subcommand relative to directory '${executableDir}'` : "no directory for search for local subcommand, use .executableDir() to supply a custom directory"}`;
			throw new Error(executableMissing);
		}
		_executeSubCommand(subcommand, args) {
			args = args.slice();
			let launchWithNode = false;
			const sourceExt = [
				".js",
				".ts",
				".tsx",
				".mjs",
				".cjs"
			];
			function findFile(baseDir, baseName) {
				const localBin = path.resolve(baseDir, baseName);
				if (fs.existsSync(localBin)) return localBin;
				if (sourceExt.includes(path.extname(baseName))) return void 0;
				const foundExt = sourceExt.find((ext) => fs.existsSync(`${localBin}${ext}`));
				if (foundExt) return `${localBin}${foundExt}`;
			}
			this._checkForMissingMandatoryOptions();
			this._checkForConflictingOptions();
			let executableFile = subcommand._executableFile || `${this._name}-${subcommand._name}`;
			let executableDir = this._executableDir || "";
			if (this._scriptPath) {
				let resolvedScriptPath;
				try {
					resolvedScriptPath = fs.realpathSync(this._scriptPath);
				} catch {
					resolvedScriptPath = this._scriptPath;
				}
				executableDir = path.resolve(path.dirname(resolvedScriptPath), executableDir);
			}
			if (executableDir) {
				let localFile = findFile(executableDir, executableFile);
				if (!localFile && !subcommand._executableFile && this._scriptPath) {
					const legacyName = path.basename(this._scriptPath, path.extname(this._scriptPath));
					if (legacyName !== this._name) localFile = findFile(executableDir, `${legacyName}-${subcommand._name}`);
				}
				executableFile = localFile || executableFile;
			}
			launchWithNode = sourceExt.includes(path.extname(executableFile));
			let proc;
			if (process.platform !== "win32") {
				if (launchWithNode) {
					args.unshift(executableFile);
					args = incrementNodeInspectorPort(process.execArgv).concat(args);
					proc = childProcess.spawn(process.argv[0], args, { stdio: "inherit" });
				} else proc = childProcess.spawn(executableFile, args, { stdio: "inherit" });
			} else {
				this._checkForMissingExecutable(executableFile, executableDir, subcommand._name);
				args.unshift(executableFile);
				args = incrementNodeInspectorPort(process.execArgv).concat(args);
				proc = childProcess.spawn(process.execPath, args, { stdio: "inherit" });
			}
			if (!proc.killed) [
				"SIGUSR1",
				"SIGUSR2",
				"SIGTERM",
				"SIGINT",
				"SIGHUP"
			].forEach((signal) => {
				process.on(signal, () => {
					if (proc.killed === false && proc.exitCode === null) proc.kill(signal);
				});
			});
			const exitCallback = this._exitCallback;
			proc.on("close", (code) => {
				code = code ?? 1;
				if (!exitCallback) process.exit(code);
				else exitCallback(new CommanderError(code, "commander.executeSubCommandAsync", "(close)"));
			});
			proc.on("error", (err) => {
				if (err.code === "ENOENT") this._checkForMissingExecutable(executableFile, executableDir, subcommand._name);
				else if (err.code === "EACCES") throw new Error(`'${executableFile}' not executable`);
				if (!exitCallback) process.exit(1);
				else {
					const wrappedError = new CommanderError(1, "commander.executeSubCommandAsync", "(error)");
					wrappedError.nestedError = err;
					exitCallback(wrappedError);
				}
			});
			this.runningCommand = proc;
		}
		_dispatchSubcommand(commandName, operands, unknown) {
			const subCommand = this._findCommand(commandName);
			if (!subCommand) this.help({ error: true });
			subCommand._prepareForParse();
			let promiseChain;
			promiseChain = this._chainOrCallSubCommandHook(promiseChain, subCommand, "preSubcommand");
			promiseChain = this._chainOrCall(promiseChain, () => {
				if (subCommand._executableHandler) this._executeSubCommand(subCommand, operands.concat(unknown));
				else return subCommand._parseCommand(operands, unknown);
			});
			return promiseChain;
		}
		_dispatchHelpCommand(subcommandName) {
			if (!subcommandName) this.help();
			const subCommand = this._findCommand(subcommandName);
			if (subCommand && !subCommand._executableHandler) subCommand.help();
			return this._dispatchSubcommand(subcommandName, [], [this._getHelpOption()?.long ?? this._getHelpOption()?.short ?? "--help"]);
		}
		_checkNumberOfArguments() {
			this.registeredArguments.forEach((arg, i) => {
				if (arg.required && this.args[i] == null) this.missingArgument(arg.name());
			});
			if (this.registeredArguments.length > 0 && this.registeredArguments[this.registeredArguments.length - 1].variadic) return;
			if (this.args.length > this.registeredArguments.length) this._excessArguments(this.args);
		}
		_processArguments() {
			const myParseArg = (argument, value, previous) => {
				let parsedValue = value;
				if (value !== null && argument.parseArg) {
					const invalidValueMessage = `error: command-argument value '${value}' is invalid for argument '${argument.name()}'.`;
					parsedValue = this._callParseArg(argument, value, previous, invalidValueMessage);
				}
				return parsedValue;
			};
			this._checkNumberOfArguments();
			const processedArgs = [];
			this.registeredArguments.forEach((declaredArg, index) => {
				let value = declaredArg.defaultValue;
				if (declaredArg.variadic) {
					if (index < this.args.length) {
						value = this.args.slice(index);
						if (declaredArg.parseArg) value = value.reduce((processed, v) => {
							return myParseArg(declaredArg, v, processed);
						}, declaredArg.defaultValue);
					} else if (value === void 0) value = [];
				} else if (index < this.args.length) {
					value = this.args[index];
					if (declaredArg.parseArg) value = myParseArg(declaredArg, value, declaredArg.defaultValue);
				}
				processedArgs[index] = value;
			});
			this.processedArgs = processedArgs;
		}
		_chainOrCall(promise, fn) {
			if (promise?.then && typeof promise.then === "function") return promise.then(() => fn());
			return fn();
		}
		_chainOrCallHooks(promise, event) {
			let result = promise;
			const hooks = [];
			this._getCommandAndAncestors().reverse().filter((cmd) => cmd._lifeCycleHooks[event] !== void 0).forEach((hookedCommand) => {
				hookedCommand._lifeCycleHooks[event].forEach((callback) => {
					hooks.push({
						hookedCommand,
						callback
					});
				});
			});
			if (event === "postAction") hooks.reverse();
			hooks.forEach((hookDetail) => {
				result = this._chainOrCall(result, () => {
					return hookDetail.callback(hookDetail.hookedCommand, this);
				});
			});
			return result;
		}
		_chainOrCallSubCommandHook(promise, subCommand, event) {
			let result = promise;
			if (this._lifeCycleHooks[event] !== void 0) this._lifeCycleHooks[event].forEach((hook) => {
				result = this._chainOrCall(result, () => {
					return hook(this, subCommand);
				});
			});
			return result;
		}
		_parseCommand(operands, unknown) {
			const parsed = this.parseOptions(unknown);
			this._parseOptionsEnv();
			this._parseOptionsImplied();
			operands = operands.concat(parsed.operands);
			unknown = parsed.unknown;
			this.args = operands.concat(unknown);
			if (operands && this._findCommand(operands[0])) return this._dispatchSubcommand(operands[0], operands.slice(1), unknown);
			if (this._getHelpCommand() && operands[0] === this._getHelpCommand().name()) return this._dispatchHelpCommand(operands[1]);
			if (this._defaultCommandName) {
				this._outputHelpIfRequested(unknown);
				return this._dispatchSubcommand(this._defaultCommandName, operands, unknown);
			}
			if (this.commands.length && this.args.length === 0 && !this._actionHandler && !this._defaultCommandName) this.help({ error: true });
			this._outputHelpIfRequested(parsed.unknown);
			this._checkForMissingMandatoryOptions();
			this._checkForConflictingOptions();
			const checkForUnknownOptions = () => {
				if (parsed.unknown.length > 0) this.unknownOption(parsed.unknown[0]);
			};
			const commandEvent = `command:${this.name()}`;
			if (this._actionHandler) {
				checkForUnknownOptions();
				this._processArguments();
				let promiseChain;
				promiseChain = this._chainOrCallHooks(promiseChain, "preAction");
				promiseChain = this._chainOrCall(promiseChain, () => this._actionHandler(this.processedArgs));
				if (this.parent) promiseChain = this._chainOrCall(promiseChain, () => {
					this.parent.emit(commandEvent, operands, unknown);
				});
				promiseChain = this._chainOrCallHooks(promiseChain, "postAction");
				return promiseChain;
			}
			if (this.parent?.listenerCount(commandEvent)) {
				checkForUnknownOptions();
				this._processArguments();
				this.parent.emit(commandEvent, operands, unknown);
			} else if (operands.length) {
				if (this._findCommand("*")) return this._dispatchSubcommand("*", operands, unknown);
				if (this.listenerCount("command:*")) this.emit("command:*", operands, unknown);
				else if (this.commands.length) this.unknownCommand();
				else {
					checkForUnknownOptions();
					this._processArguments();
				}
			} else if (this.commands.length) {
				checkForUnknownOptions();
				this.help({ error: true });
			} else {
				checkForUnknownOptions();
				this._processArguments();
			}
		}
		_findCommand(name) {
			if (!name) return void 0;
			return this.commands.find((cmd) => cmd._name === name || cmd._aliases.includes(name));
		}
		_findOption(arg) {
			return this.options.find((option) => option.is(arg));
		}
		_checkForMissingMandatoryOptions() {
			this._getCommandAndAncestors().forEach((cmd) => {
				cmd.options.forEach((anOption) => {
					if (anOption.mandatory && cmd.getOptionValue(anOption.attributeName()) === void 0) cmd.missingMandatoryOptionValue(anOption);
				});
			});
		}
		_checkForConflictingLocalOptions() {
			const definedNonDefaultOptions = this.options.filter((option) => {
				const optionKey = option.attributeName();
				if (this.getOptionValue(optionKey) === void 0) return false;
				return this.getOptionValueSource(optionKey) !== "default";
			});
			definedNonDefaultOptions.filter((option) => option.conflictsWith.length > 0).forEach((option) => {
				const conflictingAndDefined = definedNonDefaultOptions.find((defined) => option.conflictsWith.includes(defined.attributeName()));
				if (conflictingAndDefined) this._conflictingOption(option, conflictingAndDefined);
			});
		}
		_checkForConflictingOptions() {
			this._getCommandAndAncestors().forEach((cmd) => {
				cmd._checkForConflictingLocalOptions();
			});
		}
		parseOptions(args) {
			const operands = [];
			const unknown = [];
			let dest = operands;
			function maybeOption(arg) {
				return arg.length > 1 && arg[0] === "-";
			}
			const negativeNumberArg = (arg) => {
				if (!/^-(\d+|\d*\.\d+)(e[+-]?\d+)?$/.test(arg)) return false;
				return !this._getCommandAndAncestors().some((cmd) => cmd.options.map((opt) => opt.short).some((short) => /^-\d$/.test(short)));
			};
			let activeVariadicOption = null;
			let activeGroup = null;
			let i = 0;
			while (i < args.length || activeGroup) {
				const arg = activeGroup ?? args[i++];
				activeGroup = null;
				if (arg === "--") {
					if (dest === unknown) dest.push(arg);
					dest.push(...args.slice(i));
					break;
				}
				if (activeVariadicOption && (!maybeOption(arg) || negativeNumberArg(arg))) {
					this.emit(`option:${activeVariadicOption.name()}`, arg);
					continue;
				}
				activeVariadicOption = null;
				if (maybeOption(arg)) {
					const option = this._findOption(arg);
					if (option) {
						if (option.required) {
							const value = args[i++];
							if (value === void 0) this.optionMissingArgument(option);
							this.emit(`option:${option.name()}`, value);
						} else if (option.optional) {
							let value = null;
							if (i < args.length && (!maybeOption(args[i]) || negativeNumberArg(args[i]))) value = args[i++];
							this.emit(`option:${option.name()}`, value);
						} else this.emit(`option:${option.name()}`);
						activeVariadicOption = option.variadic ? option : null;
						continue;
					}
				}
				if (arg.length > 2 && arg[0] === "-" && arg[1] !== "-") {
					const option = this._findOption(`-${arg[1]}`);
					if (option) {
						if (option.required || option.optional && this._combineFlagAndOptionalValue) this.emit(`option:${option.name()}`, arg.slice(2));
						else {
							this.emit(`option:${option.name()}`);
							activeGroup = `-${arg.slice(2)}`;
						}
						continue;
					}
				}
				if (/^--[^=]+=/.test(arg)) {
					const index = arg.indexOf("=");
					const option = this._findOption(arg.slice(0, index));
					if (option && (option.required || option.optional)) {
						this.emit(`option:${option.name()}`, arg.slice(index + 1));
						continue;
					}
				}
				if (dest === operands && maybeOption(arg) && !(this.commands.length === 0 && negativeNumberArg(arg))) dest = unknown;
				if ((this._enablePositionalOptions || this._passThroughOptions) && operands.length === 0 && unknown.length === 0) {
					if (this._findCommand(arg)) {
						operands.push(arg);
						unknown.push(...args.slice(i));
						break;
					} else if (this._getHelpCommand() && arg === this._getHelpCommand().name()) {
						operands.push(arg, ...args.slice(i));
						break;
					} else if (this._defaultCommandName) {
						unknown.push(arg, ...args.slice(i));
						break;
					}
				}
				if (this._passThroughOptions) {
					dest.push(arg, ...args.slice(i));
					break;
				}
				dest.push(arg);
			}
			return {
				operands,
				unknown
			};
		}
		opts() {
			if (this._storeOptionsAsProperties) {
				const result = {};
				const len = this.options.length;
				for (let i = 0; i < len; i++) {
					const key = this.options[i].attributeName();
					result[key] = key === this._versionOptionName ? this._version : this[key];
				}
				return result;
			}
			return this._optionValues;
		}
		optsWithGlobals() {
			return this._getCommandAndAncestors().reduce((combinedOptions, cmd) => Object.assign(combinedOptions, cmd.opts()), {});
		}
		error(message, errorOptions) {
			this._outputConfiguration.outputError(`${message}\n`, this._outputConfiguration.writeErr);
			if (typeof this._showHelpAfterError === "string") this._outputConfiguration.writeErr(`${this._showHelpAfterError}\n`);
			else if (this._showHelpAfterError) {
				this._outputConfiguration.writeErr("\n");
				this.outputHelp({ error: true });
			}
			const config = errorOptions || {};
			const exitCode = config.exitCode || 1;
			const code = config.code || "commander.error";
			this._exit(exitCode, code, message);
		}
		_parseOptionsEnv() {
			this.options.forEach((option) => {
				if (option.envVar && option.envVar in process.env) {
					const optionKey = option.attributeName();
					if (this.getOptionValue(optionKey) === void 0 || [
						"default",
						"config",
						"env"
					].includes(this.getOptionValueSource(optionKey))) {
						if (option.required || option.optional) this.emit(`optionEnv:${option.name()}`, process.env[option.envVar]);
						else this.emit(`optionEnv:${option.name()}`);
					}
				}
			});
		}
		_parseOptionsImplied() {
			const dualHelper = new DualOptions(this.options);
			const hasCustomOptionValue = (optionKey) => {
				return this.getOptionValue(optionKey) !== void 0 && !["default", "implied"].includes(this.getOptionValueSource(optionKey));
			};
			this.options.filter((option) => option.implied !== void 0 && hasCustomOptionValue(option.attributeName()) && dualHelper.valueFromOption(this.getOptionValue(option.attributeName()), option)).forEach((option) => {
				Object.keys(option.implied).filter((impliedKey) => !hasCustomOptionValue(impliedKey)).forEach((impliedKey) => {
					this.setOptionValueWithSource(impliedKey, option.implied[impliedKey], "implied");
				});
			});
		}
		missingArgument(name) {
			const message = `error: missing required argument '${name}'`;
			this.error(message, { code: "commander.missingArgument" });
		}
		optionMissingArgument(option) {
			const message = `error: option '${option.flags}' argument missing`;
			this.error(message, { code: "commander.optionMissingArgument" });
		}
		missingMandatoryOptionValue(option) {
			const message = `error: required option '${option.flags}' not specified`;
			this.error(message, { code: "commander.missingMandatoryOptionValue" });
		}
		_conflictingOption(option, conflictingOption) {
			const findBestOptionFromValue = (option) => {
				const optionKey = option.attributeName();
				const optionValue = this.getOptionValue(optionKey);
				const negativeOption = this.options.find((target) => target.negate && optionKey === target.attributeName());
				const positiveOption = this.options.find((target) => !target.negate && optionKey === target.attributeName());
				if (negativeOption && (negativeOption.presetArg === void 0 && optionValue === false || negativeOption.presetArg !== void 0 && optionValue === negativeOption.presetArg)) return negativeOption;
				return positiveOption || option;
			};
			const getErrorMessage = (option) => {
				const bestOption = findBestOptionFromValue(option);
				const optionKey = bestOption.attributeName();
				if (this.getOptionValueSource(optionKey) === "env") return `environment variable '${bestOption.envVar}'`;
				return `option '${bestOption.flags}'`;
			};
			const message = `error: ${getErrorMessage(option)} cannot be used with ${getErrorMessage(conflictingOption)}`;
			this.error(message, { code: "commander.conflictingOption" });
		}
		unknownOption(flag) {
			if (this._allowUnknownOption) return;
			let suggestion = "";
			if (flag.startsWith("--") && this._showSuggestionAfterError) {
				let candidateFlags = [];
				let command = this;
				do {
					const moreFlags = command.createHelp().visibleOptions(command).filter((option) => option.long).map((option) => option.long);
					candidateFlags = candidateFlags.concat(moreFlags);
					command = command.parent;
				} while (command && !command._enablePositionalOptions);
				suggestion = suggestSimilar(flag, candidateFlags);
			}
			const message = `error: unknown option '${flag}'${suggestion}`;
			this.error(message, { code: "commander.unknownOption" });
		}
		_excessArguments(receivedArgs) {
			if (this._allowExcessArguments) return;
			const expected = this.registeredArguments.length;
			const s = expected === 1 ? "" : "s";
			const message = `error: too many arguments${this.parent ? ` for '${this.name()}'` : ""}. Expected ${expected} argument${s} but got ${receivedArgs.length}.`;
			this.error(message, { code: "commander.excessArguments" });
		}
		unknownCommand() {
			const unknownName = this.args[0];
			let suggestion = "";
			if (this._showSuggestionAfterError) {
				const candidateNames = [];
				this.createHelp().visibleCommands(this).forEach((command) => {
					candidateNames.push(command.name());
					if (command.alias()) candidateNames.push(command.alias());
				});
				suggestion = suggestSimilar(unknownName, candidateNames);
			}
			const message = `error: unknown command '${unknownName}'${suggestion}`;
			this.error(message, { code: "commander.unknownCommand" });
		}
		version(str, flags, description) {
			if (str === void 0) return this._version;
			this._version = str;
			flags = flags || "-V, --version";
			description = description || "output the version number";
			const versionOption = this.createOption(flags, description);
			this._versionOptionName = versionOption.attributeName();
			this._registerOption(versionOption);
			this.on("option:" + versionOption.name(), () => {
				this._outputConfiguration.writeOut(`${str}\n`);
				this._exit(0, "commander.version", str);
			});
			return this;
		}
		description(str, argsDescription) {
			if (str === void 0 && argsDescription === void 0) return this._description;
			this._description = str;
			if (argsDescription) this._argsDescription = argsDescription;
			return this;
		}
		summary(str) {
			if (str === void 0) return this._summary;
			this._summary = str;
			return this;
		}
		alias(alias) {
			if (alias === void 0) return this._aliases[0];
			let command = this;
			if (this.commands.length !== 0 && this.commands[this.commands.length - 1]._executableHandler) command = this.commands[this.commands.length - 1];
			if (alias === command._name) throw new Error("Command alias can't be the same as its name");
			const matchingCommand = this.parent?._findCommand(alias);
			if (matchingCommand) {
				const existingCmd = [matchingCommand.name()].concat(matchingCommand.aliases()).join("|");
				throw new Error(`cannot add alias '${alias}' to command '${this.name()}' as already have command '${existingCmd}'`);
			}
			command._aliases.push(alias);
			return this;
		}
		aliases(aliases) {
			if (aliases === void 0) return this._aliases;
			aliases.forEach((alias) => this.alias(alias));
			return this;
		}
		usage(str) {
			if (str === void 0) {
				if (this._usage) return this._usage;
				const args = this.registeredArguments.map((arg) => {
					return humanReadableArgName(arg);
				});
				return [].concat(this.options.length || this._helpOption !== null ? "[options]" : [], this.commands.length ? "[command]" : [], this.registeredArguments.length ? args : []).join(" ");
			}
			this._usage = str;
			return this;
		}
		name(str) {
			if (str === void 0) return this._name;
			this._name = str;
			return this;
		}
		helpGroup(heading) {
			if (heading === void 0) return this._helpGroupHeading ?? "";
			this._helpGroupHeading = heading;
			return this;
		}
		commandsGroup(heading) {
			if (heading === void 0) return this._defaultCommandGroup ?? "";
			this._defaultCommandGroup = heading;
			return this;
		}
		optionsGroup(heading) {
			if (heading === void 0) return this._defaultOptionGroup ?? "";
			this._defaultOptionGroup = heading;
			return this;
		}
		_initOptionGroup(option) {
			if (this._defaultOptionGroup && !option.helpGroupHeading) option.helpGroup(this._defaultOptionGroup);
		}
		_initCommandGroup(cmd) {
			if (this._defaultCommandGroup && !cmd.helpGroup()) cmd.helpGroup(this._defaultCommandGroup);
		}
		nameFromFilename(filename) {
			this._name = path.basename(filename, path.extname(filename));
			return this;
		}
		executableDir(path) {
			if (path === void 0) return this._executableDir;
			this._executableDir = path;
			return this;
		}
		helpInformation(contextOptions) {
			const helper = this.createHelp();
			const context = this._getOutputContext(contextOptions);
			helper.prepareContext({
				error: context.error,
				helpWidth: context.helpWidth,
				outputHasColors: context.hasColors
			});
			const text = helper.formatHelp(this, helper);
			if (context.hasColors) return text;
			return this._outputConfiguration.stripColor(text);
		}
		_getOutputContext(contextOptions) {
			contextOptions = contextOptions || {};
			const error = !!contextOptions.error;
			let baseWrite;
			let hasColors;
			let helpWidth;
			if (error) {
				baseWrite = (str) => this._outputConfiguration.writeErr(str);
				hasColors = this._outputConfiguration.getErrHasColors();
				helpWidth = this._outputConfiguration.getErrHelpWidth();
			} else {
				baseWrite = (str) => this._outputConfiguration.writeOut(str);
				hasColors = this._outputConfiguration.getOutHasColors();
				helpWidth = this._outputConfiguration.getOutHelpWidth();
			}
			const write = (str) => {
				if (!hasColors) str = this._outputConfiguration.stripColor(str);
				return baseWrite(str);
			};
			return {
				error,
				write,
				hasColors,
				helpWidth
			};
		}
		outputHelp(contextOptions) {
			let deprecatedCallback;
			if (typeof contextOptions === "function") {
				deprecatedCallback = contextOptions;
				contextOptions = void 0;
			}
			const outputContext = this._getOutputContext(contextOptions);
			const eventContext = {
				error: outputContext.error,
				write: outputContext.write,
				command: this
			};
			this._getCommandAndAncestors().reverse().forEach((command) => command.emit("beforeAllHelp", eventContext));
			this.emit("beforeHelp", eventContext);
			let helpInformation = this.helpInformation({ error: outputContext.error });
			if (deprecatedCallback) {
				helpInformation = deprecatedCallback(helpInformation);
				if (typeof helpInformation !== "string" && !Buffer.isBuffer(helpInformation)) throw new Error("outputHelp callback must return a string or a Buffer");
			}
			outputContext.write(helpInformation);
			if (this._getHelpOption()?.long) this.emit(this._getHelpOption().long);
			this.emit("afterHelp", eventContext);
			this._getCommandAndAncestors().forEach((command) => command.emit("afterAllHelp", eventContext));
		}
		helpOption(flags, description) {
			if (typeof flags === "boolean") {
				if (flags) {
					if (this._helpOption === null) this._helpOption = void 0;
					if (this._defaultOptionGroup) this._initOptionGroup(this._getHelpOption());
				} else this._helpOption = null;
				return this;
			}
			this._helpOption = this.createOption(flags ?? "-h, --help", description ?? "display help for command");
			if (flags || description) this._initOptionGroup(this._helpOption);
			return this;
		}
		_getHelpOption() {
			if (this._helpOption === void 0) this.helpOption(void 0, void 0);
			return this._helpOption;
		}
		addHelpOption(option) {
			this._helpOption = option;
			this._initOptionGroup(option);
			return this;
		}
		help(contextOptions) {
			this.outputHelp(contextOptions);
			let exitCode = Number(process.exitCode ?? 0);
			if (exitCode === 0 && contextOptions && typeof contextOptions !== "function" && contextOptions.error) exitCode = 1;
			this._exit(exitCode, "commander.help", "(outputHelp)");
		}
		addHelpText(position, text) {
			const allowedValues = [
				"beforeAll",
				"before",
				"after",
				"afterAll"
			];
			if (!allowedValues.includes(position)) throw new Error(`Unexpected value for position to addHelpText.
Expecting one of '${allowedValues.join("', '")}'`);
			const helpEvent = `${position}Help`;
			this.on(helpEvent, (context) => {
				let helpStr;
				if (typeof text === "function") helpStr = text({
					error: context.error,
					command: context.command
				});
				else helpStr = text;
				if (helpStr) context.write(`${helpStr}\n`);
			});
			return this;
		}
		_outputHelpIfRequested(args) {
			const helpOption = this._getHelpOption();
			if (helpOption && args.find((arg) => helpOption.is(arg))) {
				this.outputHelp();
				this._exit(0, "commander.helpDisplayed", "(outputHelp)");
			}
		}
	};
	function incrementNodeInspectorPort(args) {
		return args.map((arg) => {
			if (!arg.startsWith("--inspect")) return arg;
			let debugOption;
			let debugHost = "127.0.0.1";
			let debugPort = "9229";
			let match;
			if ((match = arg.match(/^(--inspect(-brk)?)$/)) !== null) debugOption = match[1];
			else if ((match = arg.match(/^(--inspect(-brk|-port)?)=([^:]+)$/)) !== null) {
				debugOption = match[1];
				if (/^\d+$/.test(match[3])) debugPort = match[3];
				else debugHost = match[3];
			} else if ((match = arg.match(/^(--inspect(-brk|-port)?)=([^:]+):(\d+)$/)) !== null) {
				debugOption = match[1];
				debugHost = match[3];
				debugPort = match[4];
			}
			if (debugOption && debugPort !== "0") return `${debugOption}=${debugHost}:${parseInt(debugPort) + 1}`;
			return arg;
		});
	}
	function useColor() {
		if (process.env.NO_COLOR || process.env.FORCE_COLOR === "0" || process.env.FORCE_COLOR === "false") return false;
		if (process.env.FORCE_COLOR || process.env.CLICOLOR_FORCE !== void 0) return true;
	}
	exports.Command = Command;
	exports.useColor = useColor;
}));
const { program: program$1, createCommand, createArgument, createOption, CommanderError, InvalidArgumentError, InvalidOptionArgumentError, Command, Argument, Option, Help } = __toESM(__commonJSMin$1(((exports) => {
	const { Argument } = require_argument();
	const { Command } = require_command();
	const { CommanderError, InvalidArgumentError } = require_error();
	const { Help } = require_help();
	const { Option } = require_option();
	exports.program = new Command();
	exports.createCommand = (name) => new Command(name);
	exports.createOption = (flags, description) => new Option(flags, description);
	exports.createArgument = (name, description) => new Argument(name, description);
	exports.Command = Command;
	exports.Option = Option;
	exports.Argument = Argument;
	exports.Help = Help;
	exports.CommanderError = CommanderError;
	exports.InvalidArgumentError = InvalidArgumentError;
	exports.InvalidOptionArgumentError = InvalidArgumentError;
}))(), 1).default;
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
			type: "object",
			additionalProperties: false,
			properties: {
				runState: {
					type: "string",
					minLength: 1
				},
				required: { type: "boolean" }
			}
		},
		runnerOwned: {
			type: "array",
			items: { enum: ["next", "max_attempts"] }
		},
		rotation: { enum: ["forbid", "allow"] },
		replan: { enum: ["error", "note"] }
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
				"type": "object",
				"additionalProperties": false,
				"properties": {
					"runState": {
						"type": "string",
						"minLength": 1
					},
					"required": { "type": "boolean" }
				}
			},
			"runnerOwned": {
				"type": "array",
				"items": { "enum": ["next", "max_attempts"] }
			},
			"rotation": { "enum": ["forbid", "allow"] },
			"replan": { "enum": ["error", "note"] }
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
		"properties": { "moves": { "enum": ["forbid", "allow"] } }
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
		errors: texts(validateOptions.errors ?? [])
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
	if (validate === void 0) return [`${ruleId} takes no options`];
	return validate(value) ? [] : texts(validate.errors ?? []);
}
function texts(faults) {
	return faults.map((fault) => `${fault.instancePath || "the options"} ${describe(fault)}`).sort();
}
function describe({ keyword, message = "is not valid", params }) {
	if (keyword === "additionalProperties") return `has the unknown key '${params.additionalProperty}'`;
	if (keyword === "enum") return `must be one of ${(params.allowedValues ?? []).join(", ")}`;
	return message;
}
// src/core/json-value.ts
function isJsonObject(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
function isJsonArray(value) {
	return Array.isArray(value);
}
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
// src/core/json-text.ts
function canonicalJson(value) {
	const output = [];
	const pending = [{ value }];
	for (let piece = pending.pop(); piece !== void 0; piece = pending.pop()) if ("text" in piece) output.push(piece.text);
	else if (isJsonArray(piece.value)) pushArray(pending, piece.value);
	else if (isJsonObject(piece.value)) pushMembers$1(pending, Object.entries(piece.value));
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
function pushMembers$1(pending, entries) {
	entries.sort(([left], [right]) => compareCodePoints(right, left));
	pending.push({ text: "}" });
	for (const [index, [key, value]] of entries.entries()) {
		const isFirst = index === entries.length - 1;
		pending.push({ value }, { text: `${isFirst ? "" : ","}${JSON.stringify(key)}:` });
	}
	pending.push({ text: "{" });
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
// src/core/location.ts
function inAfter(pointer, part = "") {
	return {
		side: "after",
		part,
		pointer
	};
}
function inBefore(pointer, part = "") {
	return {
		side: "before",
		part,
		pointer
	};
}
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
function splitSubject(subject) {
	for (let index = subject.indexOf("#"); index >= 0; index = subject.indexOf("#", index + 2)) {
		if (subject[index + 1] === "#") continue;
		return {
			entity: undoubled(subject.slice(0, index)),
			field: unescapeField(subject.slice(index + 1))
		};
	}
	return {
		entity: undoubled(subject),
		field: void 0
	};
}
function covers(claimed, subject) {
	if (claimed === subject) return true;
	const outer = splitSubject(claimed);
	return outer.field === void 0 && outer.entity === splitSubject(subject).entity;
}
function escapeField(field) {
	return field.replaceAll("~", "~0").replace(/^#/, "~1");
}
function unescapeField(field) {
	return field.replace(/^~1/, "#").replaceAll("~0", "~");
}
function undoubled(entity) {
	return entity.replaceAll("##", "#");
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
	return nodes.flatMap((node) => {
		const repeated = seen.has(node.id);
		seen.add(node.id);
		return nodeErrors(node, (field) => subjectIn(node, field, repeated));
	});
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
		found: shown$1(value)
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
		found: shown$1(named === void 0 ? value : node.raw[named])
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
function shown$1(value) {
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
// src/core/json-equal.ts
function jsonEqual(left, right) {
	const pending = [[left, right]];
	for (let pair = pending.pop(); pair !== void 0; pair = pending.pop()) {
		const [a, b] = pair;
		if (a === b) continue;
		if (isJsonArray(a) && isJsonArray(b)) {
			if (a.length !== b.length) return false;
			for (const [index, member] of a.entries()) pending.push([member, b[index]]);
		} else if (isJsonObject(a) && isJsonObject(b)) {
			const keys = Object.keys(a);
			if (keys.length !== Object.keys(b).length) return false;
			for (const key of keys) {
				if (!Object.hasOwn(b, key)) return false;
				pending.push([a[key], b[key]]);
			}
		} else return false;
	}
	return true;
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
		const text = `node=${node} status=${status} guard=${guard}`;
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
	return `${source} says ${step === void 0 ? "no step" : `node=${step.node} status=${step.status} guard=${step.guard}`}`;
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
		...faultOf("noTree", `node=${step.node} status=${step.status} guard=${step.guard}`),
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
	if (before.children.length !== node.children.length) return false;
	const earlier = new Map(before.children.map((child) => [child.id, child.passes]));
	return node.children.every((child) => earlier.get(child.id) === child.passes);
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
function legalMoves$1(node) {
	if (node === void 0) return [];
	const quoted = /[\s"]/.test(node.id) ? JSON.stringify(node.id) : node.id;
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
	if (before === null) return {
		...silent,
		faults
	};
	const explanation = explain(before, after);
	return {
		source: "inferred",
		faults,
		readings: explanation.readings.map((reading) => underOptions(before, after, reading, options)),
		fits: explanation.fits,
		legalMoves: explanation.fits ? [] : legalMoves$1(explanation.node)
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
			children: sorted$1(children)
		});
	}
	return built.get(rootId);
}
function sorted$1(children) {
	const key = ({ order, id }) => ({
		order: Number(order),
		id: String(id)
	});
	return [...children].sort((left, right) => compareChildren(key(left), key(right)));
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
// src/text/text-fault.ts
function textFault(messageId, message, span) {
	return {
		messageId,
		message,
		span,
		pointer: ""
	};
}
// src/text/utf8.ts
function invalidUtf8Offset(bytes) {
	let offset = 0;
	while (offset < bytes.length) {
		const length = sequenceLength$1(bytes, offset);
		if (length === 0) return offset;
		offset += length;
	}
	return offset;
}
function sequenceLength$1(bytes, offset) {
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
	if (looksLikeUtf16(bytes)) return refused$3("looks like UTF-16; save it as UTF-8");
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
	if (byte === void 0) return refused$3("too large to be read as one text");
	return refused$3(`not UTF-8: the byte 0x${byte.toString(16).toUpperCase().padStart(2, "0")} at byte offset ${offset + skipped} begins no valid character; save it as UTF-8`, decodeUtf8(content.subarray(0, offset)));
}
function refused$3(message, readable = "") {
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
function advance$1(scan, phase) {
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
const shortEscapes$1 = "\"\\/bfnrt";
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
	if (!(letter !== "" && shortEscapes$1.includes(letter))) return finish$1(token, start + 1, "one of \" \\ / b f n r t u after a backslash");
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
			if (code === 44) return advance$1(scan, "name");
			return code === 125 ? closeContainer(scan) : refuse$1(scan);
		case "after-element":
			if (code === 44) return advance$1(scan, "element");
			return code === 93 ? closeContainer(scan) : refuse$1(scan);
		case "first-name": return code === 125 ? closeContainer(scan) : takeName(scan, code);
		case "name": return takeName(scan, code);
		case "colon": return code === 58 ? advance$1(scan, "member-value") : refuse$1(scan);
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
	return advance$1(scan, isObject ? "first-name" : "first-element");
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
// src/text/quote.ts
const longestQuote$1 = 40;
const invisible$1 = /[\p{C}\p{Zl}\p{Zp}]/gu;
function quote(text) {
	const shown = text.length > longestQuote$1 ? `${withoutHalfPair(text.slice(0, longestQuote$1))}…` : text;
	return JSON.stringify(shown).replace(invisible$1, escapeUnits$2);
}
function withoutHalfPair(text) {
	const last = text.charCodeAt(text.length - 1);
	return last >= 55296 && last <= 56319 ? text.slice(0, -1) : text;
}
function escapeUnits$2(character) {
	return character.split("").map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");
}
// src/text/json-keys.ts
const prototypeMessage = "the key \"__proto__\" is not allowed, because many readers take it for the prototype of the object";
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
			message: prototypeMessage,
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
// src/text/json-stop.ts
const conflictMarker = /(?:^|[\r\n])(?:<{7} |\|{7} |>{7} |={7}(?=[\r\n ]|$))/;
const word = /[\w$]{1,40}/y;
function describeStop(source, stop, limits) {
	const { offset } = stop;
	const bracket = spanAt(source, offset, offset + 1);
	if (stop.reason === "too-deep") return textFault("too-deep", `nested deeper than ${limits.maxDepth} levels`, bracket);
	if (stop.reason === "too-many-values") return textFault("too-many-values", `holds more than ${limits.maxValues} values`, bracket);
	if (source.text.trim() === "") return textFault("empty", "empty: expected a JSON value, found nothing", spanAt(source, 0, 0));
	return describeConflict(source) ?? describeSyntax(source, stop);
}
function describeConflict(source) {
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
	const builder = buildValue(source.text);
	const stop = scanJson(source.text, builder.handler, limits);
	const keyFaults = builder.keysNeedJudging() ? findKeyFaults(source, limits) : [];
	if (stop === void 0) return {
		value: builder.value(),
		faults: keyFaults
	};
	return {
		value: void 0,
		faults: [...keyFaults, describeStop(source, stop, limits)]
	};
}
function buildValue(text) {
	const outer = [];
	let container;
	let key = "";
	let root;
	let doubtful = false;
	const place = (value) => {
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
		keysNeedJudging: () => doubtful
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
		const place = counts ? placeOf$1(source, occurrence, stop) : inherited;
		if (place !== void 0) places.set(node, place);
	}
	return places;
}
function placeOf$1(source, occurrence, stop) {
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
// src/text/json-part.ts
function readJsonPart(part, bytes, limits) {
	const decoded = decodeText(bytes);
	const source = sourceText(decoded.text);
	const parsed = decoded.faults.length > 0 ? {
		value: void 0,
		faults: decoded.faults
	} : parseJson(source, limits);
	const faults = parsed.faults.map((fault) => inPart(part, fault));
	return {
		value: faults.length > 0 ? void 0 : parsed.value,
		text: decoded.text,
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
function inPart(part, { messageId, message, pointer, span }) {
	return {
		part,
		messageId,
		message,
		pointer,
		span
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
			if (list === void 0 || list.length === 1) return list?.[0];
			const whole = new Uint8Array(list.reduce((size, chunk) => size + chunk.length, 0));
			let offset = 0;
			for (const chunk of list) {
				whole.set(chunk, offset);
				offset += chunk.length;
			}
			return whole;
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
// src/core/rule.ts
function ruleOver() {
	return (rule) => rule;
}
function makeProblem(messages) {
	return (messageId, values, detail) => ({
		messageId,
		message: fillMessage(messages[messageId] ?? messageId, values),
		subject: detail.subject,
		at: detail.at,
		related: detail.related ?? [],
		...detail.data === void 0 ? {} : { data: detail.data }
	});
}
function fillMessage(template, values) {
	return template.replace(/\{(\w+)\}/g, (whole, name) => Object.hasOwn(values, name) ? String(values[name]) : whole);
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
			properties: { moves: { enum: ["forbid", "allow"] } }
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
			if (node.children.length === 0) continue;
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
			const ancestor = node.passes ? void 0 : nearest$1(node, turned);
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
function nearest$1(node, among) {
	for (let at = node.parent; at !== void 0; at = at.parent) if (among.has(at)) return at;
}
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
				const id = /[\s"]/.test(node.id) ? JSON.stringify(node.id) : node.id;
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
// src/reporters/safe-text.ts
const hostile = /(?<=##[\w-]*)\[|(?!(?<=\p{Extended_Pictographic})\ufe0f)[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|(?![ \u3000])\p{Zs}/gu;
const shortEscapes = {
	"\n": "\\n",
	"\r": "\\r",
	"	": "\\t"
};
const graphemes$1 = new Intl.Segmenter("en", { granularity: "grapheme" });
function safeText(text) {
	return text.replace(hostile, escapeCharacter);
}
function safeQuoted(text) {
	return safeText(JSON.stringify(text));
}
function safeJsonText(text) {
	return text.replace(hostile, (character) => shortEscapes[character] ?? escapeUnits$1(character));
}
function safeLineStart(text) {
	return text.replace(/^(\s*):(?=:)/u, "$1\\u{3a}");
}
function* safeCells(text) {
	let offset = 0;
	for (const match of text.matchAll(hostile)) {
		yield* graphemeCells(text.slice(offset, match.index), offset);
		const end = match.index + match[0].length;
		yield {
			shown: escapeCharacter(match[0]),
			start: match.index,
			end
		};
		offset = end;
	}
	yield* graphemeCells(text.slice(offset), offset);
}
function* graphemeCells(text, offset) {
	for (const { segment, index } of graphemes$1.segment(text)) yield {
		shown: segment,
		start: offset + index,
		end: offset + index + segment.length
	};
}
function escapeCharacter(character) {
	return shortEscapes[character] ?? `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}
function escapeUnits$1(character) {
	return character.split("").map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");
}
// src/version.ts
const version = "0.1.0";
// src/core/file-rules/file-facts.ts
const fileRule = ruleOver();
// src/core/file-rules/deleted.ts
const deleted = fileRule({
	id: "state-file/deleted",
	title: "A state file is not deleted",
	why: "Deleting the record removes every proof of what was done, and re-creating it would launder what it said.",
	fix: "Restore the file, or move its content to an archive file in the same change.",
	severity: "error",
	messageSeverities: {
		warned: "warning",
		archived: "note"
	},
	since: "0.1.0",
	scopes: [
		"step",
		"merge",
		"net"
	],
	messages: {
		refused: "the state file was deleted and its content is not kept anywhere",
		warned: "the state file was deleted and its content is not kept anywhere",
		archived: "the state file was deleted; its content is kept at {path}"
	},
	*check(facts, problem) {
		if (facts.before === null || facts.after !== null || facts.reverts !== void 0) return;
		const detail = {
			subject: "",
			at: inBefore("")
		};
		const [path] = facts.archived;
		if (path !== void 0) yield problem("archived", { path }, {
			...detail,
			data: { archived: facts.archived }
		});
		else yield problem(facts.deletion === "error" ? "refused" : "warned", {}, detail);
	}
});
// src/core/file-rules/lfs-pointer.ts
const lfsPointer = fileRule({
	id: "state-file/lfs-pointer",
	title: "A state file is stored in git itself",
	why: "The commit holds only a Git LFS pointer: the state itself is not in the history that is judged.",
	fix: "Take the path out of .gitattributes (filter=lfs) and commit the file itself.",
	severity: "error",
	since: "0.1.0",
	fixed: true,
	scopes: [
		"snapshot",
		"step",
		"merge",
		"net"
	],
	messages: { pointer: "is a Git LFS pointer, not the state itself" },
	*check(facts, problem) {
		if (facts.after?.nature === "lfs-pointer") yield problem("pointer", {}, {
			subject: "",
			at: inAfter("")
		});
	}
});
// src/core/file-rules/not-regular.ts
const notRegular = fileRule({
	id: "state-file/not-regular",
	title: "A state file is a regular file",
	why: "A link or a submodule at a governed path points away from the state, and what it points to is not judged.",
	fix: "Commit the state as a regular file at this path.",
	severity: "error",
	since: "0.1.0",
	fixed: true,
	scopes: [
		"snapshot",
		"step",
		"merge",
		"net"
	],
	messages: {
		link: "is a symbolic link, not a regular file",
		submodule: "is a submodule, not a regular file"
	},
	*check(facts, problem) {
		const nature = facts.after?.nature;
		if (nature === "link" || nature === "submodule") yield problem(nature, {}, {
			subject: "",
			at: inAfter("")
		});
	}
});
// src/core/file-rules/reverted.ts
const reverted = fileRule({
	id: "state-file/reverted",
	title: "A revert takes a whole commit back",
	why: "An exact revert of work is legal, and whoever relied on that work should know that it is gone.",
	fix: "Nothing to do if the revert was meant; otherwise revert the revert.",
	severity: "warning",
	since: "0.1.0",
	scopes: ["step"],
	cutsRange: true,
	messages: { reverted: "this commit reverts {commit} exactly, and with it what that commit recorded here" },
	*check(facts, problem) {
		if (facts.reverts === void 0) return;
		const detail = {
			subject: "",
			at: inAfter(""),
			data: { reverts: facts.reverts }
		};
		yield problem("reverted", { commit: facts.reverts.slice(0, 7) }, detail);
	}
});
// src/core/file-rules/too-large.ts
const tooLarge = fileRule({
	id: "state-file/too-large",
	title: "A state file stays within the size limit",
	why: "A file beyond the limit is not parsed, and what is not parsed cannot be judged.",
	fix: "Move finished work to an archive file, or ask an owner to raise limits.maxBytes.",
	severity: "error",
	since: "0.1.0",
	fixed: true,
	scopes: [
		"snapshot",
		"step",
		"merge",
		"net"
	],
	messages: { size: "is {size} bytes long; the limit is {limit}" },
	*check(facts, problem) {
		if (facts.after?.nature !== "too-large") return;
		yield problem("size", {
			size: facts.after.size,
			limit: facts.maxBytes
		}, {
			subject: "",
			at: inAfter(""),
			data: {
				size: facts.after.size,
				limit: facts.maxBytes
			}
		});
	}
});
// src/core/file-rules/unreadable.ts
const unreadable = fileRule({
	id: "state-file/unreadable",
	title: "A state file can be read",
	why: "What cannot be read cannot be judged, and a broken file would hide whatever was done to it.",
	fix: "Restore the last readable version, then make your change again.",
	severity: "error",
	messageSeverities: { previous: "warning" },
	since: "0.1.0",
	fixed: true,
	scopes: [
		"snapshot",
		"step",
		"merge",
		"net"
	],
	messages: {
		next: "cannot be read: {reason}",
		previous: "the previous version cannot be read ({reason}); the new one is judged as an added file"
	},
	*check(facts, problem) {
		for (const fault of facts.after?.faults ?? []) yield problem("next", { reason: fault.message }, {
			subject: fault.pointer === "" ? "" : subjectOf("", fault.pointer),
			at: inAfter(fault.pointer, fault.part),
			data: dataOf(fault)
		});
		const [first] = facts.before?.faults ?? [];
		if (first === void 0 || facts.after === null || facts.after.faults.length > 0) return;
		yield problem("previous", { reason: first.message }, {
			subject: "",
			at: inBefore(first.pointer, first.part),
			data: dataOf(first)
		});
	}
});
function dataOf(fault) {
	return {
		fault: fault.messageId,
		line: fault.span.line,
		column: fault.span.column
	};
}
// src/core/file-rules/index.ts
const fileRules = [
	deleted,
	lfsPointer,
	notRegular,
	reverted,
	tooLarge,
	unreadable
];
// src/core/merge-rules.ts
const rule = ruleOver();
function mergeRules(kindId) {
	return [mergeLost(kindId), mergeInvented(kindId)];
}
function mergeLost(kindId) {
	return rule({
		id: `${kindId}/merge-lost`,
		title: "A merge keeps what each side did",
		why: "A merge is not a step: what one side completed, counted or changed since the merge base still holds.",
		fix: "Merge again and keep that side's value, or change it in a commit of its own.",
		severity: "error",
		since: "0.1.0",
		scopes: ["merge"],
		messages: { lost: "the merge dropped what one side did to '{subject}': {sides} became {result}" },
		*check(faults, problem) {
			for (const fault of faults) if (fault.type === "lost") yield problem("lost", values(fault), detail(fault));
		}
	});
}
function mergeInvented(kindId) {
	return rule({
		id: `${kindId}/merge-invented`,
		title: "A merge invents nothing",
		why: "A value that no side holds and no single step explains was made up while merging, where nobody looks.",
		fix: "Merge again with one side's value, and make the change in a commit of its own.",
		severity: "error",
		since: "0.1.0",
		scopes: ["merge"],
		messages: { invented: "the merge made up a value for '{subject}': {sides} became {result}" },
		*check(faults, problem) {
			for (const fault of faults) if (fault.type === "other") yield problem("invented", values(fault), detail(fault));
		}
	});
}
function values(fault) {
	const sides = [...new Set(fault.parents.map(shown))].join(" and ");
	return {
		subject: fault.subject,
		sides: sides === "" ? "nothing" : sides,
		result: shown(fault.result)
	};
}
function detail(fault) {
	return {
		subject: fault.subject,
		at: inAfter(fault.pointer, fault.part)
	};
}
function shown(value) {
	if (value === void 0) return "absent";
	const text = canonicalJson(value);
	return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
// src/catalogue.ts
function rules() {
	return [...fileRules.map(asInfo), ...kinds.flatMap((kind) => kindRules(kind.id))];
}
function kindRules(kindId) {
	return [...(kinds.find(({ id }) => id === kindId)?.rules ?? []).map(asInfo), ...mergeRules(kindId).map(asInfo)].sort((left, right) => left.id < right.id ? -1 : 1);
}
function asInfo(rule) {
	const { id, title, why, fix, severity, messages, scopes, since } = rule;
	return {
		id,
		title,
		why,
		fix,
		severity,
		messageSeverities: definedOnly(rule.messageSeverities ?? {}),
		messages,
		scopes,
		needs: rule.needs ?? [],
		supersedes: rule.supersedes ?? [],
		...rule.options === void 0 ? {} : { options: rule.options },
		fixed: rule.fixed === true,
		bytes: rule.bytes === true,
		since
	};
}
function definedOnly(severities) {
	return Object.fromEntries(Object.entries(severities).flatMap(([id, value]) => value === void 0 ? [] : [[id, value]]));
}
// src/entry/nearest-name.ts
function nearestName(name, known) {
	const [best] = known.map((candidate) => ({
		candidate,
		distance: editDistance(name, candidate)
	})).sort((left, right) => left.distance - right.distance);
	return best !== void 0 && best.distance <= Math.max(2, name.length / 3) ? best.candidate : void 0;
}
function editDistance(left, right) {
	let row = Array.from({ length: right.length + 1 }, (_, index) => index);
	for (const [i, a] of [...left].entries()) {
		const next = [i + 1];
		for (const [j, b] of [...right].entries()) {
			const substituted = (row[j] ?? 0) + (a === b ? 0 : 1);
			next.push(Math.min(substituted, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
		}
		row = next;
	}
	return row[right.length] ?? left.length;
}
// src/entry/usage-error.ts
function usageError(usage) {
	return { usage };
}
function isUsageError(value) {
	return "usage" in value;
}
// src/entry/catalogue-commands.ts
function rulesText(format) {
	const all = rules();
	if (format === "json") return `${JSON.stringify(all, null, 2)}\n`;
	if (format !== "text") return usageError(`rules knows the formats text and json, not ${JSON.stringify(format)}`);
	const widest = Math.max(...all.map(({ id }) => id.length));
	return `${all.map(({ id, severity, title }) => `${id.padEnd(widest)}  ${severity.padEnd(7)}  ${title}`).join("\n")}\n`;
}
function explainText(name, format) {
	const all = rules();
	const found = all.filter(({ id }) => id === name || id.endsWith(`/${name}`));
	const [rule, ...others] = found;
	if (rule === void 0) {
		const nearest = nearestName(name, all.flatMap(({ id }) => [id, id.slice(id.indexOf("/") + 1)]));
		const hint = nearest === void 0 ? "'stateward rules' lists them all" : `did you mean '${nearest}'?`;
		return usageError(`there is no rule ${JSON.stringify(name)}; ${hint}`);
	}
	if (others.length > 0) return usageError(`${JSON.stringify(name)} could be ${found.map(({ id }) => id).join(" or ")}`);
	if (format === "json") return `${JSON.stringify(rule, null, 2)}\n`;
	return format === "text" ? describeRule(rule) : usageError(`explain knows the formats text and json`);
}
function describeRule(rule) {
	return `${[
		`${rule.id}  (${rule.severity})`,
		rule.title,
		"",
		`Why      ${rule.why}`,
		`Fix      ${rule.fix}`,
		`Judged   ${rule.scopes.join(", ")}${needsText(rule)}`,
		`Reports  ${Object.entries(rule.messages).map(messageLine(rule)).join("\n         ")}`,
		...rule.supersedes.length === 0 ? [] : [`Instead of  ${rule.supersedes.join(", ")} on the same subject`],
		...rule.options === void 0 ? [] : [`Options  ${JSON.stringify(rule.options.defaults)} by default`],
		rule.fixed ? "It cannot be switched off or weakened." : `Page     docs/rules/${rule.id}.md`
	].join("\n")}\n`;
}
function messageLine({ messageSeverities }) {
	return ([id, message]) => {
		const own = messageSeverities[id];
		return own === void 0 ? message : `${message}  (${own})`;
	};
}
function needsText({ needs }) {
	if (needs.length === 0) return "";
	return `; needs ${needs.map((need) => typeof need === "string" ? need : need.join(" or ")).join(" and ")}`;
}
// src/config/settings.ts
const severities = [
	"error",
	"warning",
	"note",
	"off"
];
function resolveSettings(kind, options = {}) {
	const { rules = {}, ...own } = options;
	const checked = kind.checkOptions(own);
	const errors = checked.ok ? [] : [...checked.errors];
	const settings = checked.ok ? impliedSettings(kind, checked.options) : new Map();
	for (const [ruleId, choice] of Object.entries(isRecord(rules) ? rules : {})) {
		const read = readChoice(kind, ruleId, choice);
		if (Array.isArray(read)) errors.push(...read);
		else settings.set(ruleId, read);
	}
	if (!isRecord(rules)) errors.push("rules must be a mapping from rule ids to severities");
	if (!checked.ok || errors.length > 0) return {
		ok: false,
		errors: errors.sort()
	};
	return {
		ok: true,
		settings: {
			options: checked.options,
			rules: settings
		}
	};
}
function defaultSettings(kind) {
	return {
		options: kind.defaults,
		rules: impliedSettings(kind, kind.defaults)
	};
}
function impliedSettings(kind, options) {
	const implied = Object.entries(kind.impliedSeverities?.(options) ?? {});
	return new Map(implied.map(([ruleId, severity]) => [ruleId, { severity }]));
}
function readChoice(kind, ruleId, choice) {
	const rule = [
		...fileRules,
		...mergeRules(kind.id),
		...kind.rules
	].find((each) => each.id === ruleId);
	if (rule === void 0) return [`${ruleId} is not a rule of ${kind.id}`];
	const [severity, options, ...rest] = Array.isArray(choice) ? choice : [choice];
	if (!severities.includes(severity) || rest.length > 0) return [`${ruleId} must be error, warning, note or off, or [severity, options]`];
	if (rule.fixed) return [`${ruleId} cannot be switched off or weakened`];
	if (options === void 0) return { severity };
	const errors = kind.checkRuleOptions(ruleId, options);
	if (errors.length > 0) return errors.map((error) => `${ruleId}: ${error}`);
	return {
		severity,
		options: {
			...rule.options?.defaults,
			...options
		}
	};
}
function isRecord(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
// src/core/limits.ts
const defaultLimits = {
	maxBytes: 67108864,
	maxDepth: 1e3,
	maxValues: 5e6
};
// src/core/report.ts
function buildReport(input) {
	const findings = mergeByFingerprint(input.findings).sort(compareFindings);
	const count = (severity) => findings.filter((finding) => finding.severity === severity).length;
	const obstacles = input.obstacles ?? [];
	const transitions = input.transitions ?? [];
	const errors = count("error");
	return {
		version: 1,
		verdict: obstacles.length > 0 ? "cannot-judge" : errors > 0 ? "fail" : "pass",
		errors,
		warnings: count("warning"),
		notes: count("note"),
		claimed: input.claimed ?? 0,
		verified: input.verified ?? 0,
		...input.guard === void 0 ? {} : { guard: input.guard },
		...input.step === void 0 ? {} : { step: input.step },
		files: [...new Set(transitions.map((transition) => transition.file))].sort(compareCodePoints),
		transitions,
		findings,
		notJudged: input.notJudged ?? [],
		obstacles
	};
}
function compareFindings(left, right) {
	return compareCodePoints(left.file, right.file) || left.line - right.line || left.column - right.column || compareCodePoints(left.ruleId, right.ruleId) || compareCodePoints(left.subject, right.subject) || compareCodePoints(left.messageId, right.messageId) || compareCodePoints(left.fingerprint, right.fingerprint);
}
function mergeByFingerprint(findings) {
	const merged = new Map();
	for (const finding of findings) {
		const known = merged.get(finding.fingerprint);
		merged.set(finding.fingerprint, known === void 0 ? finding : withCommits(known, finding.commits ?? []));
	}
	return [...merged.values()];
}
function withCommits(finding, commits) {
	if (commits.length === 0) return finding;
	return {
		...finding,
		commits: [...new Set([...finding.commits ?? [], ...commits])]
	};
}
// src/core/claims.ts
function withoutEchoes(findings, rules) {
	const claims = new Map();
	const superseded = new Map(rules.map((rule) => [rule.id, rule.supersedes ?? []]));
	for (const finding of findings) for (const echo of superseded.get(finding.ruleId) ?? []) {
		const key = claimKey$1(echo, finding.subject);
		const subjects = claims.get(key);
		if (subjects === void 0) claims.set(key, [finding.subject]);
		else subjects.push(finding.subject);
	}
	return findings.filter((finding) => {
		const claimed = claims.get(claimKey$1(finding.ruleId, finding.subject));
		return claimed === void 0 || !claimed.some((subject) => covers(subject, finding.subject));
	});
}
function claimKey$1(ruleId, subject) {
	return `${ruleId} ${splitSubject(subject).entity}`;
}
// src/core/entity.ts
function subjectValue(kind, doc, subject) {
	if (doc === null) return void 0;
	const { entity: id, field } = splitSubject(subject);
	const entity = kind.entity(doc, id);
	if (entity === void 0) return void 0;
	if (field !== void 0 && Object.hasOwn(entity.fields, field)) return entity.fields[field]?.value;
	return plainValue(entity);
}
function same(kind, left, right, subject) {
	return jsonEqual(subjectValue(kind, left, subject), subjectValue(kind, right, subject));
}
function doneEntities(kind, doc) {
	const done = new Set();
	if (doc === null) return done;
	for (const id of kind.entities(doc)) {
		const entity = kind.entity(doc, id);
		if (entity !== void 0 && isDone(entity)) done.add(id);
	}
	return done;
}
function isDone(entity) {
	return Object.values(entity.fields).some((field) => field.role === "done" && field.value === true);
}
function plainValue(entity) {
	return Object.fromEntries(Object.entries(entity.fields).map(([name, field]) => [name, field.value]));
}
// src/core/check.ts
function judge$1(kind, before, after, context, settings) {
	const facts = kind.compare(before, after, context, settings.options);
	const judged = runRules(kind.rules, facts, context, settings.rules);
	const shape = context.scope === "snapshot" ? [] : introducedFaults(kind, before, after, context, settings);
	const step = kind.step?.(facts);
	return {
		findings: withoutEchoes(distinct([...shape, ...judged.findings]), kind.rules),
		notJudged: judged.notJudged,
		...step === void 0 ? {} : { step }
	};
}
function runRules(rules, facts, context, settings) {
	const findings = [];
	const notJudged = [];
	for (const rule of rules) {
		const setting = rule.fixed ? void 0 : settings.get(rule.id);
		if (!rule.scopes.includes(context.scope) || (setting?.severity ?? rule.severity) === "off") continue;
		const missing = missingNeeds(rule, context);
		if (missing.length > 0) {
			notJudged.push({
				ruleId: rule.id,
				needs: missing
			});
			continue;
		}
		const options = setting?.options ?? rule.options?.defaults;
		for (const problem of rule.check(facts, makeProblem(rule.messages), options)) findings.push(asFinding(rule, problem, context.scope, setting));
	}
	return {
		findings,
		notJudged
	};
}
function asFinding(rule, problem, scope, setting) {
	const own = rule.messageSeverities?.[problem.messageId] ?? rule.severity;
	const severity = setting?.severity ?? own;
	return {
		...problem,
		ruleId: rule.id,
		scope,
		severity: severity === "off" ? "error" : severity
	};
}
function missingNeeds(rule, context) {
	return (rule.needs ?? []).flatMap((need) => {
		const alternatives = typeof need === "string" ? [need] : need;
		return alternatives.some((name) => context[name] !== void 0) ? [] : alternatives;
	});
}
function introducedFaults(kind, before, after, context, settings) {
	const found = snapshotFindings(kind, after, context, settings);
	if (found.length === 0 || before === null) return found;
	const known = new Set(snapshotFindings(kind, before, context, settings).map(identity));
	return found.filter((finding) => !known.has(identity(finding)) || !same(kind, before, after, finding.subject));
}
function snapshotFindings(kind, doc, context, settings) {
	if (doc === null) return [];
	const own = {
		...context,
		scope: "snapshot"
	};
	return [...runRules(kind.rules, kind.compare(null, doc, own, settings.options), own, settings.rules).findings];
}
function identity(finding) {
	return JSON.stringify([
		finding.ruleId,
		finding.messageId,
		finding.subject
	]);
}
function distinct(findings) {
	return [...new Map(findings.toReversed().map((finding) => [identity(finding), finding])).values()].reverse();
}
// src/core/merge.ts
function mergeFaults(kind, result, ancestry) {
	const versions = [
		result,
		ancestry.base,
		...ancestry.parents
	];
	const ids = new Set(versions.flatMap((doc) => doc === null ? [] : [...kind.entities(doc)]));
	const misplaced = new Set();
	const faults = [];
	for (const id of ids) {
		const present = presenceCell(kind, id, result, ancestry);
		const type = droppedWork(kind, id, result, ancestry) ? "lost" : judgeCell("value", present);
		if (type !== void 0) {
			if (type === "lost" || !present.result) misplaced.add(id);
			faults.push(fault(type, subjectOf(id), id, present));
		}
	}
	for (const id of ids) if (!misplaced.has(id)) faults.push(...fieldFaults(kind, id, result, ancestry, misplaced));
	return faults;
}
function presenceCell(kind, id, result, ancestry) {
	const present = (doc) => doc !== null && kind.entity(doc, id) !== void 0;
	return {
		result: present(result),
		base: present(ancestry.base),
		parents: ancestry.parents.map(present)
	};
}
function droppedWork(kind, id, result, ancestry) {
	if (result !== null && kind.entity(result, id) !== void 0) return false;
	const sides = ancestry.parents.map((parent) => parent === null ? void 0 : kind.entity(parent, id));
	const removed = sides.some((side) => side === void 0);
	return sides.some((side) => Object.entries(side?.fields ?? {}).some(([name, { role, value }]) => {
		const base = fieldOf(kind, ancestry.base, id, name)?.value;
		if (role === "set" || role === "derived" || jsonEqual(value, base)) return false;
		return removed ? role === "done" && value === true : base !== void 0;
	}));
}
function* fieldFaults(kind, id, result, ancestry, misplaced) {
	const entity = result === null ? void 0 : kind.entity(result, id);
	for (const [name, field] of Object.entries(entity?.fields ?? {})) {
		const value = (doc) => fieldOf(kind, doc, id, name)?.value;
		const cell = {
			result: field.value,
			base: value(ancestry.base),
			parents: ancestry.parents.map(value).filter((parent) => parent !== void 0)
		};
		const type = field.role === "set" ? judgeSet(cell, misplaced) : judgeCell(field.role, cell);
		if (type !== void 0) yield fault(type, subjectOf(id, name), id, cell);
	}
}
function fieldOf(kind, doc, id, name) {
	return doc === null ? void 0 : kind.entity(doc, id)?.fields[name];
}
function judgeCell(role, cell) {
	if (role === "derived") return void 0;
	if (cell.parents.length === 0) return "other";
	if (role === "counter" && isCounted(cell)) return judgeCounter(cell);
	const changed = cell.parents.filter((parent) => !jsonEqual(parent, cell.base));
	const wanted = role === "done" && changed.includes(true) ? [true] : changed;
	if ((wanted.length === 0 ? [cell.base] : wanted).some((value) => jsonEqual(value, cell.result))) return void 0;
	return [cell.base, ...cell.parents].some((value) => jsonEqual(value, cell.result)) ? "lost" : "other";
}
function isCounted(cell) {
	return [
		cell.result,
		cell.base ?? 0,
		...cell.parents
	].every((value) => typeof value === "number");
}
function judgeCounter(cell) {
	const base = cell.base ?? 0;
	const most = cell.parents.reduce((sum, parent) => sum + Math.max(0, parent - base), base);
	if (cell.result < Math.max(...cell.parents)) return "lost";
	return cell.result > Math.max(most, ...cell.parents) ? "other" : void 0;
}
function judgeSet(cell, elsewhere) {
	const result = members(cell.result);
	const base = members(cell.base);
	const parents = cell.parents.map(members);
	const all = new Set([
		...result,
		...base,
		...parents.flatMap((parent) => [...parent])
	]);
	let worst;
	for (const member of all) {
		if (elsewhere.has(member)) continue;
		const changed = parents.some((parent) => parent.has(member) !== base.has(member));
		const expected = changed ? !base.has(member) : base.has(member);
		if (result.has(member) === expected) continue;
		if (changed) return "lost";
		worst = "other";
	}
	return worst;
}
function members(value) {
	return new Set(isJsonArray(value) ? value.map(String) : []);
}
function fault(type, subject, entity, cell) {
	return {
		type,
		subject,
		entity,
		result: cell.result,
		parents: cell.parents
	};
}
// src/core/check-merge.ts
function judgeMerge(kind, versions, context, settings) {
	const own = {
		...context,
		scope: "merge"
	};
	const faults = fewestFaults(kind, versions);
	const others = faults.filter(({ type }) => type === "other");
	const shapes = versions.parents.map((parent) => introducedFaults(kind, parent, versions.result, own, settings));
	const steps = others.length === 0 ? [] : judgeOthers(kind, versions, others, own, settings);
	const common = [...commonFindings(shapes), ...commonFindings(steps.map((step) => step.findings))];
	const placed = faults.filter((fault) => fault.type === "lost" || isInvented(fault, common, steps)).map((fault) => placeFault(kind, versions, fault));
	const judged = runRules(mergeRules(kind.id), placed, own, settings.rules);
	return {
		findings: distinct([...common, ...judged.findings]),
		notJudged: steps[0]?.notJudged ?? []
	};
}
function judgeOthers(kind, { parents, result }, others, context, settings) {
	const subjects = others.map(({ subject }) => subject);
	return parents.map((parent) => {
		return judge$1(kind, result === null || kind.graft === void 0 ? parent : kind.graft(result, parent, subjects), result, context, settings);
	});
}
function fewestFaults(kind, versions) {
	const { result, parents, bases } = versions;
	return (bases.length === 0 ? [null] : bases).map((base) => mergeFaults(kind, result, {
		base,
		parents
	})).reduce((least, faults) => faults.length < least.length ? faults : least);
}
function commonFindings(judged) {
	const [first, ...rest] = judged;
	const known = rest.map((findings) => new Set(findings.map(identity)));
	return [...first ?? []].filter((finding) => known.every((identities) => identities.has(identity(finding))));
}
function isInvented(fault, common, steps) {
	const about = (finding) => splitSubject(finding.subject).entity === fault.entity;
	if (common.some(about)) return false;
	return steps.every((step) => step.findings.some((finding) => finding.severity === "error" && about(finding)));
}
function placeFault(kind, versions, fault) {
	const entity = versions.result === null ? void 0 : kind.entity(versions.result, fault.entity);
	return {
		...fault,
		part: entity?.part ?? "",
		pointer: entity?.pointer ?? ""
	};
}
// src/app/judge-versions.ts
function judgeVersions(setup, before, after, context) {
	const file = judgeFile(setup, before, after, context);
	const doc = after?.parsed?.doc ?? null;
	if (doc === null || context.reverts !== void 0) return file;
	return joined$1(file, judge$1(setup.kind, before?.parsed?.doc ?? null, doc, context, setup.settings));
}
function judgeMergeVersions(setup, versions, context) {
	const { parents, bases, after } = versions;
	const file = judgeFile(setup, parents.includes(null) ? null : parents[0] ?? null, after, context);
	const doc = (version) => version?.parsed?.doc ?? null;
	const result = doc(after);
	if (result === null) return file;
	if (parents.every((parent) => parent === null)) return joined$1(file, judge$1(setup.kind, null, result, {
		...context,
		scope: "step"
	}, setup.settings));
	const merge = {
		result,
		parents: parents.map(doc),
		bases: bases.map(doc)
	};
	return joined$1(file, judgeMerge(setup.kind, merge, context, setup.settings));
}
function judgeFile(setup, before, after, context) {
	const facts = {
		before: before?.file ?? null,
		after: after?.file ?? null,
		maxBytes: setup.limits.maxBytes,
		deletion: setup.kind.deletion,
		archived: context.archived ?? [],
		...context.reverts === void 0 ? {} : { reverts: context.reverts }
	};
	return runRules(fileRules, facts, context, setup.settings.rules);
}
function joined$1(file, kind) {
	return {
		...kind,
		findings: [...file.findings, ...kind.findings],
		notJudged: [...file.notJudged, ...kind.notJudged]
	};
}
function claimedBetween(kind, before, after) {
	const earlier = doneEntities(kind, before?.parsed?.doc ?? null);
	return [...doneEntities(kind, after?.parsed?.doc ?? null)].filter((id) => !earlier.has(id));
}
// src/app/read-version.ts
function readVersion(kind, options, content, limits) {
	const own = content.parts.get("") ?? [];
	const size = own.reduce((sum, chunk) => sum + chunk.length, 0);
	const nature = natureOf$1(content, own, size, limits);
	if (nature !== "regular") return {
		file: {
			size,
			nature,
			faults: []
		},
		parsed: void 0,
		content
	};
	const reader = kind.reader(options, limits);
	for (const [part, chunks] of content.parts) for (const chunk of chunks) reader.push(part, chunk);
	const parsed = reader.end();
	return {
		file: {
			size,
			nature,
			faults: parsed.faults
		},
		parsed,
		content
	};
}
function natureOf$1(content, chunks, size, limits) {
	if (content.nature !== "regular") return content.nature;
	if (startsWith(chunks[0], "version https://git-lfs")) return "lfs-pointer";
	return size > limits.maxBytes ? "too-large" : "regular";
}
function startsWith(chunk, text) {
	if (chunk === void 0 || chunk.length < text.length) return false;
	return [...text].every((character, index) => chunk[index] === character.charCodeAt(0));
}
// src/core/digest.ts
const roundConstants = primes(64).map((prime) => fractionBits(Math.cbrt(prime)));
const initialState = primes(8).map((prime) => fractionBits(Math.sqrt(prime)));
function sha256(text) {
	const state = Uint32Array.from(initialState);
	const block = new Uint32Array(64);
	const data = padded(new TextEncoder().encode(text));
	for (let offset = 0; offset < data.byteLength; offset += 64) mixBlock(state, block, data, offset);
	return Array.from(state, (word) => word.toString(16).padStart(8, "0")).join("");
}
function shortDigest(text) {
	return sha256(text).slice(0, 12);
}
function padded(bytes) {
	const view = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / 64) * 64));
	new Uint8Array(view.buffer).set(bytes);
	view.setUint8(bytes.length, 128);
	view.setBigUint64(view.byteLength - 8, BigInt(bytes.length) * 8n);
	return view;
}
function mixBlock(state, words, data, offset) {
	for (let i = 0; i < 16; i += 1) words[i] = data.getUint32(offset + i * 4);
	for (let i = 16; i < 64; i += 1) {
		const w15 = at$1(words, i - 15);
		const w2 = at$1(words, i - 2);
		const s0 = rotate(w15, 7) ^ rotate(w15, 18) ^ w15 >>> 3;
		const s1 = rotate(w2, 17) ^ rotate(w2, 19) ^ w2 >>> 10;
		words[i] = at$1(words, i - 16) + s0 + at$1(words, i - 7) + s1;
	}
	let [a, b, c, d, e, f, g, h] = [
		0,
		1,
		2,
		3,
		4,
		5,
		6,
		7
	].map((i) => at$1(state, i));
	for (let i = 0; i < 64; i += 1) {
		const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
		const first = h + s1 + (e & f ^ ~e & g) + at$1(roundConstants, i) + at$1(words, i) | 0;
		const second = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + (a & b ^ a & c ^ b & c) | 0;
		[h, g, f, e, d, c, b, a] = [
			g,
			f,
			e,
			d + first | 0,
			c,
			b,
			a,
			first + second | 0
		];
	}
	for (const [i, word] of [
		a,
		b,
		c,
		d,
		e,
		f,
		g,
		h
	].entries()) state[i] = at$1(state, i) + word;
}
function at$1(words, index) {
	return words[index] ?? 0;
}
function rotate(word, bits) {
	return word >>> bits | word << 32 - bits;
}
function fractionBits(root) {
	return Math.floor((root - Math.floor(root)) * 2 ** 32);
}
function primes(count) {
	const found = [];
	for (let candidate = 2; found.length < count; candidate += 1) if (found.every((prime) => candidate % prime !== 0)) found.push(candidate);
	return found;
}
// src/app/report-finding.ts
const longestExcerpt = 400;
const nowhere = {
	line: 1,
	column: 1,
	endLine: 1,
	endColumn: 1
};
function reportFindings(setup, findings, origin) {
	const rules = new Map([
		...fileRules,
		...mergeRules(setup.kind.id),
		...setup.kind.rules
	].map((rule) => [rule.id, rule]));
	const place = placer(setup, origin, findings);
	return findings.map((finding) => {
		const rule = rules.get(finding.ruleId);
		const label = labelOf(setup, origin, finding.subject);
		return {
			ruleId: finding.ruleId,
			severity: finding.severity,
			message: finding.message,
			messageId: finding.messageId,
			subject: finding.subject,
			...label === void 0 ? {} : { label },
			scope: finding.scope,
			...place(finding.at),
			why: rule?.why ?? "",
			fix: rule?.fix ?? "",
			...finding.data === void 0 ? {} : { data: finding.data },
			related: finding.related.map((related) => ({
				...place(related),
				label: related.label
			})),
			...origin.commit === void 0 ? {} : { commits: [origin.commit] },
			...origin.accepted === void 0 ? {} : { accepted: origin.accepted },
			fingerprint: shortDigest(JSON.stringify([
				setup.path,
				finding.ruleId,
				finding.messageId,
				finding.subject
			])),
			change: changeOf(setup, origin, finding.subject)
		};
	});
}
function changeOf(setup, origin, subject) {
	const valueIn = (version) => {
		const value = subjectValue(setup.kind, version?.parsed?.doc ?? null, subject);
		return value === void 0 && splitSubject(subject).entity === "" ? rawText(version) : canonicalJson(value);
	};
	return shortDigest(JSON.stringify([valueIn(origin.before), valueIn(origin.after)]));
}
function rawText(version) {
	const decoder = new TextDecoder("latin1");
	return (version?.content.parts.get("") ?? []).map((chunk) => decoder.decode(chunk)).join("");
}
function labelOf({ kind }, origin, subject) {
	const { entity } = splitSubject(subject);
	for (const version of [origin.after, origin.before]) {
		const doc = version?.parsed?.doc ?? null;
		const label = doc === null ? void 0 : kind.entity(doc, entity)?.label;
		if (label !== void 0) return label;
	}
}
function placer(setup, origin, findings) {
	const located = new Map();
	const locations = findings.flatMap((finding) => [finding.at, ...finding.related]);
	const key = ({ side, part }) => JSON.stringify([side, part]);
	for (const [id, group] of groupBy(locations, key)) {
		const [first] = group;
		const source = first === void 0 ? void 0 : sourceOf(origin, first);
		if (source !== void 0) located.set(id, source.locate(group.map((location) => location.pointer)));
	}
	return (location) => {
		const span = faultSpan(origin, location) ?? located.get(key(location))?.get(location.pointer) ?? nowhere;
		const text = sourceOf(origin, location)?.lineText(span.line);
		return {
			file: fileOf(setup, location.part),
			side: location.side,
			pointer: location.pointer,
			...span,
			...text === void 0 ? {} : { text: text.slice(0, longestExcerpt) }
		};
	};
}
function faultSpan(origin, { side, part, pointer }) {
	return (side === "before" ? origin.before : origin.after)?.file.faults.find((fault) => fault.part === part && fault.pointer === pointer)?.span;
}
function sourceOf(origin, { side, part }) {
	return (side === "before" ? origin.before : origin.after)?.parsed?.source(part);
}
function fileOf({ kind, path, settings }, part) {
	if (part === "") return path;
	return kind.parts(path, settings.options).find(({ role }) => role === part)?.glob ?? part;
}
// src/app/check-transition.ts
function checkOne(kind, input) {
	const resolved = resolveSettings(kind, input.options);
	if (!resolved.ok) return refusedOptions(resolved.errors);
	const limits = {
		...defaultLimits,
		...input.limits
	};
	const setup = {
		kind,
		path: input.path ?? (kind.files[0] ?? kind.id).replace("**/", ""),
		settings: resolved.settings,
		limits
	};
	const read = (side) => readSide$1(setup, input, side);
	return reportTransition(setup, read("before"), read("after"), contextOf(input));
}
function reportTransition(setup, before, after, context) {
	const judged = judgeVersions(setup, before, after, context);
	const claimed = claimedBetween(setup.kind, before, after).length;
	const step = judged.step;
	return buildReport({
		findings: reportFindings(setup, judged.findings, {
			before,
			after
		}),
		notJudged: judged.notJudged,
		transitions: [{
			file: setup.path,
			kind: setup.kind.id,
			...step === void 0 ? {} : { step }
		}],
		claimed,
		verified: context.guard === "success" ? claimed : 0,
		guard: context.guard,
		step
	});
}
function contextOf(input) {
	const { step, granularity, path, context = {} } = input;
	return {
		...context,
		scope: granularity === "squash" ? "net" : "step",
		path: path ?? "",
		...step === void 0 || step === null ? {} : { steps: [step] }
	};
}
function readSide$1(setup, input, side) {
	const own = input[side];
	if (own === null) return null;
	const parts = new Map([["", [asBytes(own)]]]);
	for (const [role, companion] of Object.entries(input.companions ?? {})) {
		const content = isSided(companion) ? companion[side] : companion;
		if (content !== void 0 && content !== null) parts.set(role, [asBytes(content)]);
	}
	return readVersion(setup.kind, setup.settings.options, {
		parts,
		nature: "regular"
	}, setup.limits);
}
function isSided(companion) {
	return typeof companion === "object" && companion !== null && !(companion instanceof Uint8Array);
}
function asBytes(content) {
	return typeof content === "string" ? new TextEncoder().encode(content) : content;
}
function refusedOptions(errors) {
	return buildReport({
		findings: [],
		obstacles: errors.map((message) => ({
			code: "options",
			message,
			fix: "Correct the options; nothing was judged."
		}))
	});
}
// node_modules/picomatch/lib/constants.js
var require_constants = __commonJSMin$1(((exports, module) => {
	const WIN_SLASH = "\\\\/";
	const WIN_NO_SLASH = `[^${WIN_SLASH}]`;
	const DEFAULT_MAX_EXTGLOB_RECURSION = 0;
	const DOT_LITERAL = "\\.";
	const PLUS_LITERAL = "\\+";
	const QMARK_LITERAL = "\\?";
	const SLASH_LITERAL = "\\/";
	const ONE_CHAR = "(?=.)";
	const QMARK = "[^/]";
	const END_ANCHOR = `(?:${SLASH_LITERAL}|$)`;
	const START_ANCHOR = `(?:^|${SLASH_LITERAL})`;
	const DOTS_SLASH = `${DOT_LITERAL}{1,2}${END_ANCHOR}`;
	const POSIX_CHARS = {
		DOT_LITERAL,
		PLUS_LITERAL,
		QMARK_LITERAL,
		SLASH_LITERAL,
		ONE_CHAR,
		QMARK,
		END_ANCHOR,
		DOTS_SLASH,
		NO_DOT: `(?!${DOT_LITERAL})`,
		NO_DOTS: `(?!${START_ANCHOR}${DOTS_SLASH})`,
		NO_DOT_SLASH: `(?!${DOT_LITERAL}{0,1}${END_ANCHOR})`,
		NO_DOTS_SLASH: `(?!${DOTS_SLASH})`,
		QMARK_NO_DOT: `[^.${SLASH_LITERAL}]`,
		STAR: `${QMARK}*?`,
		START_ANCHOR,
		SEP: "/"
	};
	const WINDOWS_CHARS = {
		...POSIX_CHARS,
		SLASH_LITERAL: `[${WIN_SLASH}]`,
		QMARK: WIN_NO_SLASH,
		STAR: `${WIN_NO_SLASH}*?`,
		DOTS_SLASH: `${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$)`,
		NO_DOT: `(?!${DOT_LITERAL})`,
		NO_DOTS: `(?!(?:^|[${WIN_SLASH}])${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$))`,
		NO_DOT_SLASH: `(?!${DOT_LITERAL}{0,1}(?:[${WIN_SLASH}]|$))`,
		NO_DOTS_SLASH: `(?!${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$))`,
		QMARK_NO_DOT: `[^.${WIN_SLASH}]`,
		START_ANCHOR: `(?:^|[${WIN_SLASH}])`,
		END_ANCHOR: `(?:[${WIN_SLASH}]|$)`,
		SEP: "\\"
	};
	module.exports = {
		DEFAULT_MAX_EXTGLOB_RECURSION,
		MAX_LENGTH: 65536,
		POSIX_REGEX_SOURCE: {
			__proto__: null,
			alnum: "a-zA-Z0-9",
			alpha: "a-zA-Z",
			ascii: "\\x00-\\x7F",
			blank: " \\t",
			cntrl: "\\x00-\\x1F\\x7F",
			digit: "0-9",
			graph: "\\x21-\\x7E",
			lower: "a-z",
			print: "\\x20-\\x7E ",
			punct: "\\-!\"#$%&'()\\*+,./:;<=>?@[\\]^_`{|}~",
			space: " \\t\\r\\n\\v\\f",
			upper: "A-Z",
			word: "A-Za-z0-9_",
			xdigit: "A-Fa-f0-9"
		},
		REGEX_BACKSLASH: /\\(?![*+?^${}(|)[\]])/g,
		REGEX_NON_SPECIAL_CHARS: /^[^@![\].,$*+?^{}()|\\/]+/,
		REGEX_SPECIAL_CHARS: /[-*+?.^${}(|)[\]]/,
		REGEX_SPECIAL_CHARS_BACKREF: /(\\?)((\W)(\3*))/g,
		REGEX_SPECIAL_CHARS_GLOBAL: /([-*+?.^${}(|)[\]])/g,
		REGEX_REMOVE_BACKSLASH: /(?:\[.*?[^\\]\]|\\(?=.))/g,
		REPLACEMENTS: {
			__proto__: null,
			"***": "*",
			"**/**": "**",
			"**/**/**": "**"
		},
		CHAR_0: 48,
		CHAR_9: 57,
		CHAR_UPPERCASE_A: 65,
		CHAR_LOWERCASE_A: 97,
		CHAR_UPPERCASE_Z: 90,
		CHAR_LOWERCASE_Z: 122,
		CHAR_LEFT_PARENTHESES: 40,
		CHAR_RIGHT_PARENTHESES: 41,
		CHAR_ASTERISK: 42,
		CHAR_AMPERSAND: 38,
		CHAR_AT: 64,
		CHAR_BACKWARD_SLASH: 92,
		CHAR_CARRIAGE_RETURN: 13,
		CHAR_CIRCUMFLEX_ACCENT: 94,
		CHAR_COLON: 58,
		CHAR_COMMA: 44,
		CHAR_DOT: 46,
		CHAR_DOUBLE_QUOTE: 34,
		CHAR_EQUAL: 61,
		CHAR_EXCLAMATION_MARK: 33,
		CHAR_FORM_FEED: 12,
		CHAR_FORWARD_SLASH: 47,
		CHAR_GRAVE_ACCENT: 96,
		CHAR_HASH: 35,
		CHAR_HYPHEN_MINUS: 45,
		CHAR_LEFT_ANGLE_BRACKET: 60,
		CHAR_LEFT_CURLY_BRACE: 123,
		CHAR_LEFT_SQUARE_BRACKET: 91,
		CHAR_LINE_FEED: 10,
		CHAR_NO_BREAK_SPACE: 160,
		CHAR_PERCENT: 37,
		CHAR_PLUS: 43,
		CHAR_QUESTION_MARK: 63,
		CHAR_RIGHT_ANGLE_BRACKET: 62,
		CHAR_RIGHT_CURLY_BRACE: 125,
		CHAR_RIGHT_SQUARE_BRACKET: 93,
		CHAR_SEMICOLON: 59,
		CHAR_SINGLE_QUOTE: 39,
		CHAR_SPACE: 32,
		CHAR_TAB: 9,
		CHAR_UNDERSCORE: 95,
		CHAR_VERTICAL_LINE: 124,
		CHAR_ZERO_WIDTH_NOBREAK_SPACE: 65279,
		extglobChars(chars) {
			return {
				"!": {
					type: "negate",
					open: "(?:(?!(?:",
					close: `))${chars.STAR})`
				},
				"?": {
					type: "qmark",
					open: "(?:",
					close: ")?"
				},
				"+": {
					type: "plus",
					open: "(?:",
					close: ")+"
				},
				"*": {
					type: "star",
					open: "(?:",
					close: ")*"
				},
				"@": {
					type: "at",
					open: "(?:",
					close: ")"
				}
			};
		},
		globChars(win32) {
			return win32 === true ? WINDOWS_CHARS : POSIX_CHARS;
		}
	};
}));
// node_modules/picomatch/lib/utils.js
var require_utils = __commonJSMin$1(((exports) => {
	const { REGEX_BACKSLASH, REGEX_REMOVE_BACKSLASH, REGEX_SPECIAL_CHARS, REGEX_SPECIAL_CHARS_GLOBAL } = require_constants();
	exports.isObject = (val) => val !== null && typeof val === "object" && !Array.isArray(val);
	exports.hasRegexChars = (str) => REGEX_SPECIAL_CHARS.test(str);
	exports.isRegexChar = (str) => str.length === 1 && exports.hasRegexChars(str);
	exports.escapeRegex = (str) => str.replace(REGEX_SPECIAL_CHARS_GLOBAL, "\\$1");
	exports.toPosixSlashes = (str) => str.replace(REGEX_BACKSLASH, "/");
	exports.isWindows = () => {
		if (typeof navigator !== "undefined" && navigator.platform) {
			const platform = navigator.platform.toLowerCase();
			return platform === "win32" || platform === "windows";
		}
		if (typeof process !== "undefined" && process.platform) return process.platform === "win32";
		return false;
	};
	exports.removeBackslashes = (str) => {
		return str.replace(REGEX_REMOVE_BACKSLASH, (match) => {
			return match === "\\" ? "" : match;
		});
	};
	exports.escapeLast = (input, char, lastIdx) => {
		const idx = input.lastIndexOf(char, lastIdx);
		if (idx === -1) return input;
		if (input[idx - 1] === "\\") return exports.escapeLast(input, char, idx - 1);
		return `${input.slice(0, idx)}\\${input.slice(idx)}`;
	};
	exports.removePrefix = (input, state = {}) => {
		let output = input;
		if (output.startsWith("./")) {
			output = output.slice(2);
			state.prefix = "./";
		}
		return output;
	};
	exports.wrapOutput = (input, state = {}, options = {}) => {
		let output = `${options.contains ? "" : "^"}(?:${input})${options.contains ? "" : "$"}`;
		if (state.negated === true) output = `(?:^(?!${output}).*$)`;
		return output;
	};
	exports.basename = (path, { windows } = {}) => {
		const segs = path.split(windows ? /[\\/]/ : "/");
		const last = segs[segs.length - 1];
		if (last === "") return segs[segs.length - 2];
		return last;
	};
}));
// node_modules/picomatch/lib/scan.js
var require_scan = __commonJSMin$1(((exports, module) => {
	const utils = require_utils();
	const { CHAR_ASTERISK, CHAR_AT, CHAR_BACKWARD_SLASH, CHAR_COMMA, CHAR_DOT, CHAR_EXCLAMATION_MARK, CHAR_FORWARD_SLASH, CHAR_LEFT_CURLY_BRACE, CHAR_LEFT_PARENTHESES, CHAR_LEFT_SQUARE_BRACKET, CHAR_PLUS, CHAR_QUESTION_MARK, CHAR_RIGHT_CURLY_BRACE, CHAR_RIGHT_PARENTHESES, CHAR_RIGHT_SQUARE_BRACKET } = require_constants();
	const isPathSeparator = (code) => {
		return code === CHAR_FORWARD_SLASH || code === CHAR_BACKWARD_SLASH;
	};
	const depth = (token) => {
		if (token.isPrefix !== true) token.depth = token.isGlobstar ? 1e400 : 1;
	};
	const scan = (input, options) => {
		const opts = options || {};
		const length = input.length - 1;
		const scanToEnd = opts.parts === true || opts.tokens === true || opts.scanToEnd === true;
		const slashes = [];
		const tokens = [];
		const parts = [];
		let str = input;
		let index = -1;
		let start = 0;
		let lastIndex = 0;
		let isBrace = false;
		let isBracket = false;
		let isGlob = false;
		let isExtglob = false;
		let isGlobstar = false;
		let braceEscaped = false;
		let backslashes = false;
		let negated = false;
		let negatedExtglob = false;
		let finished = false;
		let braces = 0;
		let prev;
		let code;
		let token = {
			value: "",
			depth: 0,
			isGlob: false
		};
		const eos = () => index >= length;
		const peek = () => str.charCodeAt(index + 1);
		const advance = () => {
			prev = code;
			return str.charCodeAt(++index);
		};
		while (index < length) {
			code = advance();
			let next;
			if (code === CHAR_BACKWARD_SLASH) {
				backslashes = token.backslashes = true;
				code = advance();
				if (code === CHAR_LEFT_CURLY_BRACE) braceEscaped = true;
				continue;
			}
			if (braceEscaped === true || code === CHAR_LEFT_CURLY_BRACE) {
				braces++;
				while (eos() !== true && (code = advance())) {
					if (code === CHAR_BACKWARD_SLASH) {
						backslashes = token.backslashes = true;
						advance();
						continue;
					}
					if (code === CHAR_LEFT_CURLY_BRACE) {
						braces++;
						continue;
					}
					if (braceEscaped !== true && code === CHAR_DOT && (code = advance()) === CHAR_DOT) {
						isBrace = token.isBrace = true;
						isGlob = token.isGlob = true;
						finished = true;
						if (scanToEnd === true) continue;
						break;
					}
					if (braceEscaped !== true && code === CHAR_COMMA) {
						isBrace = token.isBrace = true;
						isGlob = token.isGlob = true;
						finished = true;
						if (scanToEnd === true) continue;
						break;
					}
					if (code === CHAR_RIGHT_CURLY_BRACE) {
						braces--;
						if (braces === 0) {
							braceEscaped = false;
							isBrace = token.isBrace = true;
							finished = true;
							break;
						}
					}
				}
				if (scanToEnd === true) continue;
				break;
			}
			if (code === CHAR_FORWARD_SLASH) {
				slashes.push(index);
				tokens.push(token);
				token = {
					value: "",
					depth: 0,
					isGlob: false
				};
				if (finished === true) continue;
				if (prev === CHAR_DOT && index === start + 1) {
					start += 2;
					continue;
				}
				lastIndex = index + 1;
				continue;
			}
			if (opts.noext !== true) {
				if ((code === CHAR_PLUS || code === CHAR_AT || code === CHAR_ASTERISK || code === CHAR_QUESTION_MARK || code === CHAR_EXCLAMATION_MARK) === true && peek() === CHAR_LEFT_PARENTHESES) {
					isGlob = token.isGlob = true;
					isExtglob = token.isExtglob = true;
					finished = true;
					if (code === CHAR_EXCLAMATION_MARK && index === start) negatedExtglob = true;
					if (scanToEnd === true) {
						let parens = 0;
						while (eos() !== true && (code = advance())) {
							if (code === CHAR_BACKWARD_SLASH) {
								backslashes = token.backslashes = true;
								advance();
								continue;
							}
							if (code === CHAR_LEFT_PARENTHESES) {
								parens++;
								continue;
							}
							if (code === CHAR_RIGHT_PARENTHESES && --parens === 0) {
								finished = true;
								break;
							}
						}
						continue;
					}
					break;
				}
			}
			if (code === CHAR_ASTERISK) {
				if (prev === CHAR_ASTERISK) isGlobstar = token.isGlobstar = true;
				isGlob = token.isGlob = true;
				finished = true;
				if (scanToEnd === true) continue;
				break;
			}
			if (code === CHAR_QUESTION_MARK) {
				isGlob = token.isGlob = true;
				finished = true;
				if (scanToEnd === true) continue;
				break;
			}
			if (code === CHAR_LEFT_SQUARE_BRACKET) {
				while (eos() !== true && (next = advance())) {
					if (next === CHAR_BACKWARD_SLASH) {
						backslashes = token.backslashes = true;
						advance();
						continue;
					}
					if (next === CHAR_RIGHT_SQUARE_BRACKET) {
						isBracket = token.isBracket = true;
						isGlob = token.isGlob = true;
						finished = true;
						break;
					}
				}
				if (scanToEnd === true) continue;
				break;
			}
			if (opts.nonegate !== true && code === CHAR_EXCLAMATION_MARK && index === start) {
				negated = token.negated = true;
				start++;
				continue;
			}
			if (opts.noparen !== true && code === CHAR_LEFT_PARENTHESES) {
				isGlob = token.isGlob = true;
				if (scanToEnd === true) {
					let parens = 1;
					while (eos() !== true && (code = advance())) {
						if (code === CHAR_BACKWARD_SLASH) {
							backslashes = token.backslashes = true;
							advance();
							continue;
						}
						if (code === CHAR_LEFT_PARENTHESES) {
							parens++;
							continue;
						}
						if (code === CHAR_RIGHT_PARENTHESES && --parens === 0) {
							finished = true;
							break;
						}
					}
					continue;
				}
				break;
			}
			if (isGlob === true) {
				finished = true;
				if (scanToEnd === true) continue;
				break;
			}
		}
		if (opts.noext === true) {
			isExtglob = false;
			isGlob = false;
		}
		let base = str;
		let prefix = "";
		let glob = "";
		if (start > 0) {
			prefix = str.slice(0, start);
			str = str.slice(start);
			lastIndex -= start;
		}
		if (base && isGlob === true && lastIndex > 0) {
			base = str.slice(0, lastIndex);
			glob = str.slice(lastIndex);
		} else if (isGlob === true) {
			base = "";
			glob = str;
		} else base = str;
		if (base && base !== "" && base !== "/" && base !== str) {
			if (isPathSeparator(base.charCodeAt(base.length - 1))) base = base.slice(0, -1);
		}
		if (opts.unescape === true) {
			if (glob) glob = utils.removeBackslashes(glob);
			if (base && backslashes === true) base = utils.removeBackslashes(base);
		}
		const state = {
			prefix,
			input,
			start,
			base,
			glob,
			isBrace,
			isBracket,
			isGlob,
			isExtglob,
			isGlobstar,
			negated,
			negatedExtglob
		};
		if (opts.tokens === true) {
			state.maxDepth = 0;
			if (!isPathSeparator(code)) tokens.push(token);
			state.tokens = tokens;
		}
		if (opts.parts === true || opts.tokens === true) {
			let prevIndex;
			for (let idx = 0; idx < slashes.length; idx++) {
				const n = prevIndex !== void 0 ? prevIndex + 1 : start;
				const i = slashes[idx];
				const value = input.slice(n, i);
				if (opts.tokens) {
					if (idx === 0 && start !== 0) {
						tokens[idx].isPrefix = true;
						tokens[idx].value = prefix;
					} else tokens[idx].value = value;
					depth(tokens[idx]);
					state.maxDepth += tokens[idx].depth;
				}
				if (i >= start) {
					parts.push(value);
					prevIndex = i;
				}
			}
			const n = prevIndex !== void 0 ? prevIndex + 1 : start;
			const value = input.slice(n);
			parts.push(value);
			if (opts.tokens && prevIndex && prevIndex + 1 < input.length) {
				tokens[tokens.length - 1].value = value;
				depth(tokens[tokens.length - 1]);
				state.maxDepth += tokens[tokens.length - 1].depth;
			}
			state.slashes = slashes;
			state.parts = parts;
		}
		return state;
	};
	module.exports = scan;
}));
// node_modules/picomatch/lib/parse.js
var require_parse = __commonJSMin$1(((exports, module) => {
	const constants = require_constants();
	const utils = require_utils();
	const { MAX_LENGTH, POSIX_REGEX_SOURCE, REGEX_NON_SPECIAL_CHARS, REGEX_SPECIAL_CHARS_BACKREF, REPLACEMENTS } = constants;
	const expandRange = (args, options) => {
		if (typeof options.expandRange === "function") return options.expandRange(...args, options);
		args.sort();
		const value = `[${args.join("-")}]`;
		try {
			new RegExp(value);
		} catch (ex) {
			return args.map((v) => utils.escapeRegex(v)).join("..");
		}
		return value;
	};
	const syntaxError = (type, char) => {
		return `Missing ${type}: "${char}" - use "\\\\${char}" to match literal characters`;
	};
	const splitTopLevel = (input) => {
		const parts = [];
		let bracket = 0;
		let paren = 0;
		let quote = 0;
		let value = "";
		let escaped = false;
		for (const ch of input) {
			if (escaped === true) {
				value += ch;
				escaped = false;
				continue;
			}
			if (ch === "\\") {
				value += ch;
				escaped = true;
				continue;
			}
			if (ch === "\"") {
				quote = quote === 1 ? 0 : 1;
				value += ch;
				continue;
			}
			if (quote === 0) {
				if (ch === "[") bracket++;
				else if (ch === "]" && bracket > 0) bracket--;
				else if (bracket === 0) {
					if (ch === "(") paren++;
					else if (ch === ")" && paren > 0) paren--;
					else if (ch === "|" && paren === 0) {
						parts.push(value);
						value = "";
						continue;
					}
				}
			}
			value += ch;
		}
		parts.push(value);
		return parts;
	};
	const isPlainBranch = (branch) => {
		let escaped = false;
		for (const ch of branch) {
			if (escaped === true) {
				escaped = false;
				continue;
			}
			if (ch === "\\") {
				escaped = true;
				continue;
			}
			if (/[?*+@!()[\]{}]/.test(ch)) return false;
		}
		return true;
	};
	const normalizeSimpleBranch = (branch) => {
		let value = branch.trim();
		let changed = true;
		while (changed === true) {
			changed = false;
			if (/^@\([^\\()[\]{}|]+\)$/.test(value)) {
				value = value.slice(2, -1);
				changed = true;
			}
		}
		if (!isPlainBranch(value)) return;
		return value.replace(/\\(.)/g, "$1");
	};
	const hasRepeatedCharPrefixOverlap = (branches) => {
		const values = branches.map(normalizeSimpleBranch).filter(Boolean);
		for (let i = 0; i < values.length; i++) for (let j = i + 1; j < values.length; j++) {
			const a = values[i];
			const b = values[j];
			const char = a[0];
			if (!char || a !== char.repeat(a.length) || b !== char.repeat(b.length)) continue;
			if (a === b || a.startsWith(b) || b.startsWith(a)) return true;
		}
		return false;
	};
	const parseRepeatedExtglob = (pattern, requireEnd = true) => {
		if (pattern[0] !== "+" && pattern[0] !== "*" || pattern[1] !== "(") return;
		let bracket = 0;
		let paren = 0;
		let quote = 0;
		let escaped = false;
		for (let i = 1; i < pattern.length; i++) {
			const ch = pattern[i];
			if (escaped === true) {
				escaped = false;
				continue;
			}
			if (ch === "\\") {
				escaped = true;
				continue;
			}
			if (ch === "\"") {
				quote = quote === 1 ? 0 : 1;
				continue;
			}
			if (quote === 1) continue;
			if (ch === "[") {
				bracket++;
				continue;
			}
			if (ch === "]" && bracket > 0) {
				bracket--;
				continue;
			}
			if (bracket > 0) continue;
			if (ch === "(") {
				paren++;
				continue;
			}
			if (ch === ")") {
				paren--;
				if (paren === 0) {
					if (requireEnd === true && i !== pattern.length - 1) return;
					return {
						type: pattern[0],
						body: pattern.slice(2, i),
						end: i
					};
				}
			}
		}
	};
	const buildCharClassStar = (chars) => {
		return `${chars.length === 1 ? utils.escapeRegex(chars[0]) : `[${chars.map((ch) => utils.escapeRegex(ch)).join("")}]`}*`;
	};
	const getStarExtglobSequenceChars = (pattern) => {
		let index = 0;
		const chars = [];
		while (index < pattern.length) {
			const match = parseRepeatedExtglob(pattern.slice(index), false);
			if (!match || match.type !== "*") return;
			const branches = splitTopLevel(match.body).map((branch) => branch.trim());
			if (branches.length !== 1) return;
			const branch = normalizeSimpleBranch(branches[0]);
			if (!branch || branch.length !== 1) return;
			chars.push(branch);
			index += match.end + 1;
		}
		if (chars.length < 1) return;
		return chars;
	};
	const repeatedExtglobRecursion = (pattern) => {
		let depth = 0;
		let value = pattern.trim();
		let match = parseRepeatedExtglob(value);
		while (match) {
			depth++;
			value = match.body.trim();
			match = parseRepeatedExtglob(value);
		}
		return depth;
	};
	const analyzeRepeatedExtglob = (body, options) => {
		if (options.maxExtglobRecursion === false) return { risky: false };
		const max = typeof options.maxExtglobRecursion === "number" ? options.maxExtglobRecursion : constants.DEFAULT_MAX_EXTGLOB_RECURSION;
		const branches = splitTopLevel(body).map((branch) => branch.trim());
		if (branches.length > 1) {
			if (branches.some((branch) => branch === "") || branches.some((branch) => /^[*?]+$/.test(branch)) || hasRepeatedCharPrefixOverlap(branches)) return { risky: true };
		}
		const safeChars = [];
		let sawStarSequence = false;
		let combinable = true;
		for (const branch of branches) {
			const chars = getStarExtglobSequenceChars(branch);
			if (chars) {
				sawStarSequence = true;
				safeChars.push(...chars);
				continue;
			}
			const literal = normalizeSimpleBranch(branch);
			if (literal && literal.length === 1) {
				safeChars.push(literal);
				continue;
			}
			combinable = false;
			if (repeatedExtglobRecursion(branch) > max) return { risky: true };
		}
		if (sawStarSequence) return combinable ? {
			risky: true,
			safeOutput: buildCharClassStar([...new Set(safeChars)])
		} : { risky: true };
		return { risky: false };
	};
	const parse = (input, options) => {
		if (typeof input !== "string") throw new TypeError("Expected a string");
		input = REPLACEMENTS[input] || input;
		const opts = { ...options };
		const max = typeof opts.maxLength === "number" ? Math.min(MAX_LENGTH, opts.maxLength) : MAX_LENGTH;
		let len = input.length;
		if (len > max) throw new SyntaxError(`Input length: ${len}, exceeds maximum allowed length: ${max}`);
		const bos = {
			type: "bos",
			value: "",
			output: opts.prepend || ""
		};
		const tokens = [bos];
		const capture = opts.capture ? "" : "?:";
		const PLATFORM_CHARS = constants.globChars(opts.windows);
		const EXTGLOB_CHARS = constants.extglobChars(PLATFORM_CHARS);
		const { DOT_LITERAL, PLUS_LITERAL, SLASH_LITERAL, ONE_CHAR, DOTS_SLASH, NO_DOT, NO_DOT_SLASH, NO_DOTS_SLASH, QMARK, QMARK_NO_DOT, STAR, START_ANCHOR } = PLATFORM_CHARS;
		const globstar = (opts) => {
			return `(${capture}(?:(?!${START_ANCHOR}${opts.dot ? DOTS_SLASH : DOT_LITERAL}).)*?)`;
		};
		const nodot = opts.dot ? "" : NO_DOT;
		const qmarkNoDot = opts.dot ? QMARK : QMARK_NO_DOT;
		let star = opts.bash === true ? globstar(opts) : STAR;
		if (opts.capture) star = `(${star})`;
		if (typeof opts.noext === "boolean") opts.noextglob = opts.noext;
		const state = {
			input,
			index: -1,
			start: 0,
			dot: opts.dot === true,
			consumed: "",
			output: "",
			prefix: "",
			backtrack: false,
			negated: false,
			brackets: 0,
			braces: 0,
			parens: 0,
			quotes: 0,
			globstar: false,
			tokens
		};
		input = utils.removePrefix(input, state);
		len = input.length;
		const extglobs = [];
		const braces = [];
		const stack = [];
		let prev = bos;
		let value;
		const eos = () => state.index === len - 1;
		const peek = state.peek = (n = 1) => input[state.index + n];
		const advance = state.advance = () => input[++state.index] || "";
		const remaining = () => input.slice(state.index + 1);
		const consume = (value = "", num = 0) => {
			state.consumed += value;
			state.index += num;
		};
		const append = (token) => {
			state.output += token.output != null ? token.output : token.value;
			consume(token.value);
		};
		const negate = () => {
			let count = 1;
			while (peek() === "!" && (peek(2) !== "(" || peek(3) === "?")) {
				advance();
				state.start++;
				count++;
			}
			if (count % 2 === 0) return false;
			state.negated = true;
			state.start++;
			return true;
		};
		const increment = (type) => {
			state[type]++;
			stack.push(type);
		};
		const decrement = (type) => {
			state[type]--;
			stack.pop();
		};
		const push = (tok) => {
			if (prev.type === "globstar") {
				const isBrace = state.braces > 0 && (tok.type === "comma" || tok.type === "brace");
				const isExtglob = tok.extglob === true || extglobs.length && (tok.type === "pipe" || tok.type === "paren");
				if (tok.type !== "slash" && tok.type !== "paren" && !isBrace && !isExtglob) {
					state.output = state.output.slice(0, -prev.output.length);
					prev.type = "star";
					prev.value = "*";
					prev.output = star;
					state.output += prev.output;
				}
			}
			if (extglobs.length && tok.type !== "paren") extglobs[extglobs.length - 1].inner += tok.value;
			if (tok.value || tok.output) append(tok);
			if (prev && prev.type === "text" && tok.type === "text") {
				prev.output = (prev.output || prev.value) + tok.value;
				prev.value += tok.value;
				return;
			}
			tok.prev = prev;
			tokens.push(tok);
			prev = tok;
		};
		const extglobOpen = (type, value) => {
			const token = {
				...EXTGLOB_CHARS[value],
				conditions: 1,
				inner: ""
			};
			token.prev = prev;
			token.parens = state.parens;
			token.output = state.output;
			token.startIndex = state.index;
			token.tokensIndex = tokens.length;
			const output = (opts.capture ? "(" : "") + token.open;
			increment("parens");
			push({
				type,
				value,
				output: state.output ? "" : ONE_CHAR
			});
			push({
				type: "paren",
				extglob: true,
				value: advance(),
				output
			});
			extglobs.push(token);
		};
		const extglobClose = (token) => {
			const literal = input.slice(token.startIndex, state.index + 1);
			const body = input.slice(token.startIndex + 2, state.index);
			const analysis = analyzeRepeatedExtglob(body, opts);
			if ((token.type === "plus" || token.type === "star") && analysis.risky) {
				const safeOutput = analysis.safeOutput ? (token.output ? "" : ONE_CHAR) + (opts.capture ? `(${analysis.safeOutput})` : analysis.safeOutput) : void 0;
				const open = tokens[token.tokensIndex];
				open.type = "text";
				open.value = literal;
				open.output = safeOutput || utils.escapeRegex(literal);
				for (let i = token.tokensIndex + 1; i < tokens.length; i++) {
					tokens[i].value = "";
					tokens[i].output = "";
					delete tokens[i].suffix;
				}
				state.output = token.output + open.output;
				state.backtrack = true;
				push({
					type: "paren",
					extglob: true,
					value,
					output: ""
				});
				decrement("parens");
				return;
			}
			let output = token.close + (opts.capture ? ")" : "");
			let rest;
			if (token.type === "negate") {
				let extglobStar = star;
				if (token.inner && token.inner.length > 1 && token.inner.includes("/")) extglobStar = globstar(opts);
				if (extglobStar !== star || eos() || /^\)+$/.test(remaining())) output = token.close = `)$))${extglobStar}`;
				if (token.inner.includes("*") && (rest = remaining()) && /^\.[^\\/.]+$/.test(rest)) output = token.close = `)${parse(rest, {
					...options,
					fastpaths: false
				}).output})${extglobStar})`;
				if (token.prev.type === "bos") state.negatedExtglob = true;
			}
			push({
				type: "paren",
				extglob: true,
				value,
				output
			});
			decrement("parens");
		};
		if (opts.fastpaths !== false && !/(^[*!]|[/()[\]{}"])/.test(input)) {
			let backslashes = false;
			let output = input.replace(REGEX_SPECIAL_CHARS_BACKREF, (m, esc, chars, first, rest, index) => {
				if (first === "\\") {
					backslashes = true;
					return m;
				}
				if (first === "?") {
					if (esc) return esc + first + (rest ? QMARK.repeat(rest.length) : "");
					if (index === 0) return qmarkNoDot + (rest ? QMARK.repeat(rest.length) : "");
					return QMARK.repeat(chars.length);
				}
				if (first === ".") return DOT_LITERAL.repeat(chars.length);
				if (first === "*") {
					if (esc) return esc + first + (rest ? star : "");
					return star;
				}
				return esc ? m : `\\${m}`;
			});
			if (backslashes === true) {
				if (opts.unescape === true) output = output.replace(/\\/g, "");
				else output = output.replace(/\\+/g, (m) => {
					return m.length % 2 === 0 ? "\\\\" : m ? "\\" : "";
				});
			}
			if (output === input && opts.contains === true) {
				state.output = input;
				return state;
			}
			state.output = utils.wrapOutput(output, state, options);
			return state;
		}
		while (!eos()) {
			value = advance();
			if (value === "\0") continue;
			if (value === "\\") {
				const next = peek();
				if (next === "/" && opts.bash !== true) continue;
				if (next === "." || next === ";") continue;
				if (!next) {
					value += "\\";
					push({
						type: "text",
						value
					});
					continue;
				}
				const match = /^\\+/.exec(remaining());
				let slashes = 0;
				if (match && match[0].length > 2) {
					slashes = match[0].length;
					state.index += slashes;
					if (slashes % 2 !== 0) value += "\\";
				}
				if (opts.unescape === true) value = advance();
				else value += advance();
				if (state.brackets === 0) {
					push({
						type: "text",
						value
					});
					continue;
				}
			}
			if (state.brackets > 0 && (value !== "]" || prev.value === "[" || prev.value === "[^")) {
				if (opts.posix !== false && value === ":") {
					const inner = prev.value.slice(1);
					if (inner.includes("[")) {
						prev.posix = true;
						if (inner.includes(":")) {
							const idx = prev.value.lastIndexOf("[");
							const pre = prev.value.slice(0, idx);
							const rest = prev.value.slice(idx + 2);
							const posix = POSIX_REGEX_SOURCE[rest];
							if (posix) {
								prev.value = pre + posix;
								state.backtrack = true;
								advance();
								if (!bos.output && tokens.indexOf(prev) === 1) bos.output = ONE_CHAR;
								continue;
							}
						}
					}
				}
				if (value === "[" && peek() !== ":" || value === "-" && peek() === "]") value = `\\${value}`;
				if (value === "]" && (prev.value === "[" || prev.value === "[^")) value = `\\${value}`;
				if (opts.posix === true && value === "!" && prev.value === "[") value = "^";
				prev.value += value;
				append({ value });
				continue;
			}
			if (state.quotes === 1 && value !== "\"") {
				value = utils.escapeRegex(value);
				prev.value += value;
				append({ value });
				continue;
			}
			if (value === "\"") {
				state.quotes = state.quotes === 1 ? 0 : 1;
				if (opts.keepQuotes === true) push({
					type: "text",
					value
				});
				continue;
			}
			if (value === "(") {
				increment("parens");
				push({
					type: "paren",
					value
				});
				continue;
			}
			if (value === ")") {
				if (state.parens === 0 && opts.strictBrackets === true) throw new SyntaxError(syntaxError("opening", "("));
				const extglob = extglobs[extglobs.length - 1];
				if (extglob && state.parens === extglob.parens + 1) {
					extglobClose(extglobs.pop());
					continue;
				}
				push({
					type: "paren",
					value,
					output: state.parens ? ")" : "\\)"
				});
				decrement("parens");
				continue;
			}
			if (value === "[") {
				if (opts.nobracket === true || !remaining().includes("]")) {
					if (opts.nobracket !== true && opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", "]"));
					value = `\\${value}`;
				} else increment("brackets");
				push({
					type: "bracket",
					value
				});
				continue;
			}
			if (value === "]") {
				if (opts.nobracket === true || prev && prev.type === "bracket" && prev.value.length === 1) {
					push({
						type: "text",
						value,
						output: `\\${value}`
					});
					continue;
				}
				if (state.brackets === 0) {
					if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("opening", "["));
					push({
						type: "text",
						value,
						output: `\\${value}`
					});
					continue;
				}
				decrement("brackets");
				const prevValue = prev.value.slice(1);
				if (prev.posix !== true && prevValue[0] === "^" && !prevValue.includes("/")) value = `/${value}`;
				prev.value += value;
				append({ value });
				if (opts.literalBrackets === false || utils.hasRegexChars(prevValue)) continue;
				const escaped = utils.escapeRegex(prev.value);
				state.output = state.output.slice(0, -prev.value.length);
				if (opts.literalBrackets === true) {
					state.output += escaped;
					prev.value = escaped;
					continue;
				}
				prev.value = `(${capture}${escaped}|${prev.value})`;
				state.output += prev.value;
				continue;
			}
			if (value === "{" && opts.nobrace !== true) {
				increment("braces");
				const open = {
					type: "brace",
					value,
					output: "(",
					outputIndex: state.output.length,
					tokensIndex: state.tokens.length
				};
				braces.push(open);
				push(open);
				continue;
			}
			if (value === "}") {
				const brace = braces[braces.length - 1];
				if (opts.nobrace === true || !brace) {
					push({
						type: "text",
						value,
						output: value
					});
					continue;
				}
				let output = ")";
				if (brace.dots === true) {
					const arr = tokens.slice();
					const range = [];
					for (let i = arr.length - 1; i >= 0; i--) {
						tokens.pop();
						if (arr[i].type === "brace") break;
						if (arr[i].type !== "dots") range.unshift(arr[i].value);
					}
					output = expandRange(range, opts);
					state.backtrack = true;
				}
				if (brace.comma !== true && brace.dots !== true) {
					const out = state.output.slice(0, brace.outputIndex);
					const toks = state.tokens.slice(brace.tokensIndex);
					brace.value = brace.output = "\\{";
					value = output = "\\}";
					state.output = out;
					for (const t of toks) state.output += t.output || t.value;
				}
				push({
					type: "brace",
					value,
					output
				});
				decrement("braces");
				braces.pop();
				continue;
			}
			if (value === "|") {
				if (extglobs.length > 0) extglobs[extglobs.length - 1].conditions++;
				push({
					type: "text",
					value
				});
				continue;
			}
			if (value === ",") {
				let output = value;
				const brace = braces[braces.length - 1];
				if (brace && stack[stack.length - 1] === "braces") {
					brace.comma = true;
					output = "|";
				}
				push({
					type: "comma",
					value,
					output
				});
				continue;
			}
			if (value === "/") {
				if (prev.type === "dot" && state.index === state.start + 1) {
					state.start = state.index + 1;
					state.consumed = "";
					state.output = "";
					tokens.pop();
					prev = bos;
					continue;
				}
				push({
					type: "slash",
					value,
					output: SLASH_LITERAL
				});
				continue;
			}
			if (value === ".") {
				if (state.braces > 0 && prev.type === "dot") {
					if (prev.value === ".") prev.output = DOT_LITERAL;
					const brace = braces[braces.length - 1];
					prev.type = "dots";
					prev.output += value;
					prev.value += value;
					brace.dots = true;
					continue;
				}
				if (state.braces + state.parens === 0 && prev.type !== "bos" && prev.type !== "slash") {
					push({
						type: "text",
						value,
						output: DOT_LITERAL
					});
					continue;
				}
				push({
					type: "dot",
					value,
					output: DOT_LITERAL
				});
				continue;
			}
			if (value === "?") {
				if (!(prev && prev.value === "(") && opts.noextglob !== true && peek() === "(" && peek(2) !== "?") {
					extglobOpen("qmark", value);
					continue;
				}
				if (prev && prev.type === "paren") {
					const next = peek();
					let output = value;
					if (prev.value === "(" && !/[!=<:]/.test(next) || next === "<" && !/<([!=]|\w+>)/.test(remaining())) output = `\\${value}`;
					push({
						type: "text",
						value,
						output
					});
					continue;
				}
				if (opts.dot !== true && (prev.type === "slash" || prev.type === "bos")) {
					push({
						type: "qmark",
						value,
						output: QMARK_NO_DOT
					});
					continue;
				}
				push({
					type: "qmark",
					value,
					output: QMARK
				});
				continue;
			}
			if (value === "!") {
				if (opts.noextglob !== true && peek() === "(") {
					if (peek(2) !== "?" || !/[!=<:]/.test(peek(3))) {
						extglobOpen("negate", value);
						continue;
					}
				}
				if (opts.nonegate !== true && state.index === 0) {
					negate();
					continue;
				}
			}
			if (value === "+") {
				if (opts.noextglob !== true && peek() === "(" && peek(2) !== "?") {
					extglobOpen("plus", value);
					continue;
				}
				if (prev && prev.value === "(" || opts.regex === false) {
					push({
						type: "plus",
						value,
						output: PLUS_LITERAL
					});
					continue;
				}
				if (prev && (prev.type === "bracket" || prev.type === "paren" || prev.type === "brace") || state.parens > 0) {
					push({
						type: "plus",
						value
					});
					continue;
				}
				push({
					type: "plus",
					value: PLUS_LITERAL
				});
				continue;
			}
			if (value === "@") {
				if (opts.noextglob !== true && peek() === "(" && peek(2) !== "?") {
					push({
						type: "at",
						extglob: true,
						value,
						output: ""
					});
					continue;
				}
				push({
					type: "text",
					value
				});
				continue;
			}
			if (value !== "*") {
				if (value === "$" || value === "^") value = `\\${value}`;
				const match = REGEX_NON_SPECIAL_CHARS.exec(remaining());
				if (match) {
					value += match[0];
					state.index += match[0].length;
				}
				push({
					type: "text",
					value
				});
				continue;
			}
			if (prev && (prev.type === "globstar" || prev.star === true)) {
				prev.type = "star";
				prev.star = true;
				prev.value += value;
				prev.output = star;
				state.backtrack = true;
				state.globstar = true;
				consume(value);
				continue;
			}
			let rest = remaining();
			if (opts.noextglob !== true && /^\([^?]/.test(rest)) {
				extglobOpen("star", value);
				continue;
			}
			if (prev.type === "star") {
				if (opts.noglobstar === true) {
					consume(value);
					continue;
				}
				const prior = prev.prev;
				const before = prior.prev;
				const isStart = prior.type === "slash" || prior.type === "bos";
				const afterStar = before && (before.type === "star" || before.type === "globstar");
				if (opts.bash === true && (!isStart || rest[0] && rest[0] !== "/")) {
					push({
						type: "star",
						value,
						output: ""
					});
					continue;
				}
				const isBrace = state.braces > 0 && (prior.type === "comma" || prior.type === "brace");
				const isExtglob = extglobs.length && (prior.type === "pipe" || prior.type === "paren");
				if (!isStart && prior.type !== "paren" && !isBrace && !isExtglob) {
					push({
						type: "star",
						value,
						output: ""
					});
					continue;
				}
				while (rest.slice(0, 3) === "/**") {
					const after = input[state.index + 4];
					if (after && after !== "/") break;
					rest = rest.slice(3);
					consume("/**", 3);
				}
				const isEnd = eos() || state.parens > 0 && rest === ")".repeat(state.parens) && !extglobs.some((extglob) => extglob.type === "negate");
				if (prior.type === "bos" && eos()) {
					prev.type = "globstar";
					prev.value += value;
					prev.output = globstar(opts);
					state.output = prev.output;
					state.globstar = true;
					consume(value);
					continue;
				}
				if (prior.type === "slash" && prior.prev.type !== "bos" && !afterStar && isEnd) {
					state.output = state.output.slice(0, -(prior.output + prev.output).length);
					prior.output = `(?:${prior.output}`;
					prev.type = "globstar";
					prev.output = globstar(opts) + (opts.strictSlashes ? ")" : "|$)");
					prev.value += value;
					state.globstar = true;
					state.output += prior.output + prev.output;
					consume(value);
					continue;
				}
				if (prior.type === "slash" && prior.prev.type !== "bos" && rest[0] === "/") {
					const end = rest[1] !== void 0 ? "|$" : "";
					state.output = state.output.slice(0, -(prior.output + prev.output).length);
					prior.output = `(?:${prior.output}`;
					prev.type = "globstar";
					prev.output = `${globstar(opts)}${SLASH_LITERAL}|${SLASH_LITERAL}${end})`;
					prev.value += value;
					state.output += prior.output + prev.output;
					state.globstar = true;
					consume(value + advance());
					push({
						type: "slash",
						value: "/",
						output: ""
					});
					continue;
				}
				if (prior.type === "bos" && rest[0] === "/") {
					prev.type = "globstar";
					prev.value += value;
					prev.output = `(?:^|${SLASH_LITERAL}|${globstar(opts)}${SLASH_LITERAL})`;
					state.output = prev.output;
					state.globstar = true;
					consume(value + advance());
					push({
						type: "slash",
						value: "/",
						output: ""
					});
					continue;
				}
				state.output = state.output.slice(0, -prev.output.length);
				prev.type = "globstar";
				prev.output = globstar(opts);
				prev.value += value;
				state.output += prev.output;
				state.globstar = true;
				consume(value);
				continue;
			}
			const token = {
				type: "star",
				value,
				output: star
			};
			if (opts.bash === true) {
				token.output = ".*?";
				if (prev.type === "bos" || prev.type === "slash") token.output = nodot + token.output;
				push(token);
				continue;
			}
			if (prev && (prev.type === "bracket" || prev.type === "paren") && opts.regex === true) {
				token.output = value;
				push(token);
				continue;
			}
			if (state.index === state.start || prev.type === "slash" || prev.type === "dot") {
				if (prev.type === "dot") {
					state.output += NO_DOT_SLASH;
					prev.output += NO_DOT_SLASH;
				} else if (opts.dot === true) {
					state.output += NO_DOTS_SLASH;
					prev.output += NO_DOTS_SLASH;
				} else {
					state.output += nodot;
					prev.output += nodot;
				}
				if (peek() !== "*") {
					state.output += ONE_CHAR;
					prev.output += ONE_CHAR;
				}
			}
			push(token);
		}
		while (state.brackets > 0) {
			if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", "]"));
			state.output = utils.escapeLast(state.output, "[");
			decrement("brackets");
		}
		while (state.parens > 0) {
			if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", ")"));
			state.output = utils.escapeLast(state.output, "(");
			decrement("parens");
		}
		while (state.braces > 0) {
			if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", "}"));
			state.output = utils.escapeLast(state.output, "{");
			decrement("braces");
		}
		if (opts.strictSlashes !== true && (prev.type === "star" || prev.type === "bracket")) push({
			type: "maybe_slash",
			value: "",
			output: `${SLASH_LITERAL}?`
		});
		if (state.backtrack === true) {
			state.output = "";
			for (const token of state.tokens) {
				state.output += token.output != null ? token.output : token.value;
				if (token.suffix) state.output += token.suffix;
			}
		}
		return state;
	};
	parse.fastpaths = (input, options) => {
		const opts = { ...options };
		const max = typeof opts.maxLength === "number" ? Math.min(MAX_LENGTH, opts.maxLength) : MAX_LENGTH;
		const len = input.length;
		if (len > max) throw new SyntaxError(`Input length: ${len}, exceeds maximum allowed length: ${max}`);
		input = REPLACEMENTS[input] || input;
		const { DOT_LITERAL, SLASH_LITERAL, ONE_CHAR, DOTS_SLASH, NO_DOT, NO_DOTS, NO_DOTS_SLASH, STAR, START_ANCHOR } = constants.globChars(opts.windows);
		const nodot = opts.dot ? NO_DOTS : NO_DOT;
		const slashDot = opts.dot ? NO_DOTS_SLASH : NO_DOT;
		const capture = opts.capture ? "" : "?:";
		const state = {
			negated: false,
			prefix: ""
		};
		let star = opts.bash === true ? ".*?" : STAR;
		if (opts.capture) star = `(${star})`;
		const globstar = (opts) => {
			if (opts.noglobstar === true) return star;
			return `(${capture}(?:(?!${START_ANCHOR}${opts.dot ? DOTS_SLASH : DOT_LITERAL}).)*?)`;
		};
		const create = (str) => {
			switch (str) {
				case "*": return `${nodot}${ONE_CHAR}${star}`;
				case ".*": return `${DOT_LITERAL}${ONE_CHAR}${star}`;
				case "*.*": return `${nodot}${star}${DOT_LITERAL}${ONE_CHAR}${star}`;
				case "*/*": return `${nodot}${star}${SLASH_LITERAL}${ONE_CHAR}${slashDot}${star}`;
				case "**": return nodot + globstar(opts);
				case "**/*": return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${slashDot}${ONE_CHAR}${star}`;
				case "**/*.*": return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${slashDot}${star}${DOT_LITERAL}${ONE_CHAR}${star}`;
				case "**/.*": return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${DOT_LITERAL}${ONE_CHAR}${star}`;
				default: {
					const match = /^(.*?)\.(\w+)$/.exec(str);
					if (!match) return;
					const source = create(match[1]);
					if (!source) return;
					return source + DOT_LITERAL + match[2];
				}
			}
		};
		let source = create(utils.removePrefix(input, state));
		if (source && opts.strictSlashes !== true) source += `${SLASH_LITERAL}?`;
		return source;
	};
	module.exports = parse;
}));
// node_modules/picomatch/lib/picomatch.js
var require_picomatch$1 = __commonJSMin$1(((exports, module) => {
	const scan = require_scan();
	const parse = require_parse();
	const utils = require_utils();
	const constants = require_constants();
	const isObject = (val) => val && typeof val === "object" && !Array.isArray(val);
	const picomatch = (glob, options, returnState = false) => {
		if (Array.isArray(glob)) {
			const fns = glob.map((input) => picomatch(input, options, returnState));
			const arrayMatcher = (str) => {
				for (const isMatch of fns) {
					const state = isMatch(str);
					if (state) return state;
				}
				return false;
			};
			return arrayMatcher;
		}
		const isState = isObject(glob) && glob.tokens && glob.input;
		if (glob === "" || typeof glob !== "string" && !isState) throw new TypeError("Expected pattern to be a non-empty string");
		const opts = options || {};
		const posix = opts.windows;
		const regex = isState ? picomatch.compileRe(glob, options) : picomatch.makeRe(glob, options, false, true);
		const state = regex.state;
		delete regex.state;
		let isIgnored = () => false;
		if (opts.ignore) {
			const ignoreOpts = {
				...options,
				ignore: null,
				onMatch: null,
				onResult: null
			};
			isIgnored = picomatch(opts.ignore, ignoreOpts, returnState);
		}
		const matcher = (input, returnObject = false) => {
			const { isMatch, match, output } = picomatch.test(input, regex, options, {
				glob,
				posix
			});
			const result = {
				glob,
				state,
				regex,
				posix,
				input,
				output,
				match,
				isMatch
			};
			if (typeof opts.onResult === "function") opts.onResult(result);
			if (isMatch === false) {
				result.isMatch = false;
				return returnObject ? result : false;
			}
			if (isIgnored(input)) {
				if (typeof opts.onIgnore === "function") opts.onIgnore(result);
				result.isMatch = false;
				return returnObject ? result : false;
			}
			if (typeof opts.onMatch === "function") opts.onMatch(result);
			return returnObject ? result : true;
		};
		if (returnState) matcher.state = state;
		return matcher;
	};
	picomatch.test = (input, regex, options, { glob, posix } = {}) => {
		if (typeof input !== "string") throw new TypeError("Expected input to be a string");
		if (input === "") return {
			isMatch: false,
			output: ""
		};
		const opts = options || {};
		const format = opts.format || (posix ? utils.toPosixSlashes : null);
		let match = input === glob;
		let output = match && format ? format(input) : input;
		if (match === false) {
			output = format ? format(input) : input;
			match = output === glob;
		}
		if (match === false || opts.capture === true) {
			if (opts.matchBase === true || opts.basename === true) match = picomatch.matchBase(input, regex, options, posix);
			else match = regex.exec(output);
		}
		return {
			isMatch: Boolean(match),
			match,
			output
		};
	};
	picomatch.matchBase = (input, glob, options, posix = options && options.windows) => {
		return (glob instanceof RegExp ? glob : picomatch.makeRe(glob, options)).test(utils.basename(input, { windows: posix }));
	};
	picomatch.isMatch = (str, patterns, options) => picomatch(patterns, options)(str);
	picomatch.parse = (pattern, options) => {
		if (Array.isArray(pattern)) return pattern.map((p) => picomatch.parse(p, options));
		return parse(pattern, {
			...options,
			fastpaths: false
		});
	};
	picomatch.scan = (input, options) => scan(input, options);
	picomatch.compileRe = (state, options, returnOutput = false, returnState = false) => {
		if (returnOutput === true) return state.output;
		const opts = options || {};
		const prepend = opts.contains ? "" : "^";
		const append = opts.contains ? "" : "$";
		let source = `${prepend}(?:${state.output})${append}`;
		if (state && state.negated === true) source = `^(?!${source}).*$`;
		const regex = picomatch.toRegex(source, options);
		if (returnState === true) regex.state = state;
		return regex;
	};
	picomatch.makeRe = (input, options = {}, returnOutput = false, returnState = false) => {
		if (!input || typeof input !== "string") throw new TypeError("Expected a non-empty string");
		let parsed = {
			negated: false,
			fastpaths: true
		};
		if (options.fastpaths !== false && (input[0] === "." || input[0] === "*")) parsed.output = parse.fastpaths(input, options);
		if (!parsed.output) parsed = parse(input, options);
		return picomatch.compileRe(parsed, options, returnOutput, returnState);
	};
	picomatch.toRegex = (source, options) => {
		try {
			const opts = options || {};
			return new RegExp(source, opts.flags || (opts.nocase ? "i" : ""));
		} catch (err) {
			if (options && options.debug === true) throw err;
			return /$^/;
		}
	};
	picomatch.constants = constants;
	module.exports = picomatch;
}));
// src/config/govern.ts
var import_picomatch = __toESM(__commonJSMin$1(((exports, module) => {
	const pico = require_picomatch$1();
	const utils = require_utils();
	function picomatch(glob, options, returnState = false) {
		if (options && (options.windows === null || options.windows === void 0)) options = {
			...options,
			windows: utils.isWindows()
		};
		return pico(glob, options, returnState);
	}
	Object.assign(picomatch, pico);
	module.exports = picomatch;
}))(), 1);
function governByDetection(kinds) {
	const matchers = kinds.map((kind) => ({
		matches: (0, import_picomatch.default)([...kind.files], { dot: true }),
		governance: {
			kind,
			settings: defaultSettings(kind)
		}
	}));
	return (path) => matchers.find(({ matches }) => matches(path))?.governance;
}
function governNamed(paths, governance) {
	const named = new Set(paths);
	return (path) => named.has(path) ? governance : void 0;
}
function globMatcher(glob) {
	return isPattern(glob) ? (0, import_picomatch.default)(glob, { dot: true }) : (path) => path === glob;
}
function isPattern(glob) {
	return /[*?]/.test(glob);
}
// src/entry/check-files.ts
function checkFiles({ before, after }, options, kinds) {
	const path = shownPath(isAbsent(after) ? before : after);
	const kind = options.kind ?? governByDetection(kinds)(path)?.kind;
	if (kind === void 0) {
		const known = kinds.map(({ id }) => id).join(", ");
		return usageError(`no kind governs a file of the name ${JSON.stringify(path)}; name one with --kind (${known})`);
	}
	const [previous, next] = [readSide(before), readSide(after)];
	if (typeof previous === "object" && previous !== null && "usage" in previous) return previous;
	if (typeof next === "object" && next !== null && "usage" in next) return next;
	return checkOne(kind, {
		before: previous,
		after: next,
		path,
		step: options.step ?? null,
		granularity: options.granularity
	});
}
function shownPath(file) {
	if (file === "-") return "standard-input";
	const path = relative(process.cwd(), file).replaceAll("\\", "/");
	return path.startsWith("../") || path === "" ? file : path;
}
function isAbsent(file) {
	return file === "/dev/null" || file === "NUL";
}
function readSide(file) {
	if (isAbsent(file)) return null;
	try {
		return readFileSync(file === "-" ? 0 : file);
	} catch (error) {
		return usageError(`cannot read a version: ${error instanceof Error ? error.message : String(error)}`);
	}
}
// src/reporters/github-command.ts
const longestTitle = 200;
function annotationCommand({ level, place, title, message }) {
	return `::${level} ${Object.entries({
		...place,
		title: cutAt(safeText(title), longestTitle)
	}).map(([name, value]) => `${name}=${escapeProperty(String(value))}`).join(",")}::${escapeData(message)}`;
}
function escapeData(text) {
	return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
function escapeProperty(text) {
	return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
function cutAt(text, length) {
	if (text.length <= length) return text;
	return `${text.slice(0, length - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}
// src/reporters/display-width.ts
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
const printableAscii = /^[ -~]*$/;
const emoji = /^(?:\p{RI}{2}|(?!\p{RI})\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f)/u;
const joining = /^[\p{Mn}\p{Me}\u1160-\u11ff\ud7b0-\ud7fb]$/u;
const wide = /^[\u1100-\u115f\u2329\u232a\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe10-\ufe19\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{16fe0}-\u{18aff}\u{1aff0}-\u{1b2ff}\u{1f200}-\u{1f265}\u{20000}-\u{3fffd}]$/u;
function displayWidth(text) {
	if (printableAscii.test(text)) return text.length;
	let width = 0;
	for (const { segment } of graphemes.segment(text)) width += graphemeWidth(segment);
	return width;
}
function splitAtWidth(text, width) {
	let used = 0;
	for (const { segment, index } of graphemes.segment(text)) {
		used += graphemeWidth(segment);
		if (used > width && index > 0) return [text.slice(0, index), text.slice(index)];
	}
	return [text, ""];
}
function graphemeWidth(grapheme) {
	if (emoji.test(grapheme)) return 2;
	let width = 0;
	for (const character of grapheme) width += joining.test(character) ? 0 : wide.test(character) ? 2 : 1;
	return width;
}
// src/reporters/shell-quote.ts
const plain = /^[\w@%+=,./-]+$/;
function shellPath(path) {
	return shellQuote(/^:|[*?[\\]/.test(path) ? `:(literal)${path}` : path);
}
function shellQuote(word) {
	if (plain.test(word)) return word;
	if (safeText(word) === word) return `'${word.replaceAll("'", "'\\''")}'`;
	return `$'${Array.from(word, ansiCharacter).join("")}'`;
}
function ansiCharacter(character) {
	if (character === "\\" || character === "'") return `\\${character}`;
	return character === "[" || safeText(character) !== character ? byteEscapes(character) : character;
}
function byteEscapes(character) {
	const bytes = new TextEncoder().encode(character);
	return Array.from(bytes, (byte) => `\\x${byte.toString(16).padStart(2, "0")}`).join("");
}
// src/reporters/excerpt.ts
const tab$1 = " ".repeat(4);
const ellipsis = {
	shown: "…",
	width: 1,
	marked: false
};
function excerpts(places, skipped, room) {
	const lines = places.map((place) => markedCells(place, skipped));
	return lines.every((cells) => widthOf(cells) <= room) ? lines : lines.map((cells) => cut(cells, room - 2));
}
function caretsUnder(cells) {
	return cells.map(({ width, marked }) => (marked ? "^" : " ").repeat(width)).join("").trimEnd();
}
function markedCells(place, skipped) {
	const text = (place.text ?? "").trimEnd();
	const from = place.column - 1;
	const to = Math.max(from + 1, valueEnd(place, text) - 1);
	const padded = text.padEnd(Math.min(to, text.length + 1)).slice(skipped);
	return Array.from(safeCells(padded), ({ shown, start, end }) => {
		const visible = shown === "\\t" ? tab$1 : shown;
		const marked = start + skipped < to && end + skipped > from;
		return {
			shown: visible,
			width: displayWidth(visible),
			marked
		};
	});
}
function valueEnd(place, text) {
	return place.endLine !== void 0 && place.endLine > place.line ? text.length + 1 : place.endColumn ?? place.column + 1;
}
function cut(cells, room) {
	const widthAt = (index) => cells[index]?.width ?? 0;
	let start = Math.max(0, cells.findIndex((cell) => cell.marked));
	let end = start;
	let used = 0;
	while (start > 0 && used + widthAt(start - 1) <= room / 2) used += widthAt(--start);
	while (end < cells.length && used + widthAt(end) <= room) used += widthAt(end++);
	const left = start > 0 ? [ellipsis] : [];
	const right = end < cells.length ? [ellipsis] : [];
	return [
		...left,
		...cells.slice(start, end),
		...right
	];
}
function widthOf(cells) {
	return cells.reduce((sum, { width }) => sum + width, 0);
}
// src/reporters/text-code-frame.ts
const gutterWidth = 7;
function codeFrame(finding, { paint, width }) {
	const lines = frameLines(finding);
	const places = lines.map(({ place }) => place);
	const digits = Math.max(0, ...places.map(({ line }) => String(line).length));
	const texts = excerpts(places, sharedIndent(places), width - digits - gutterWidth);
	const framed = lines.map(({ mark, place }, index) => {
		const style = mark === "-" ? "removed" : "added";
		const shown = texts[index]?.map((cell) => cell.shown).join("").trimEnd() ?? "";
		const number = String(place.line).padStart(digits);
		return `  ${paint(style, mark)} ${paint("faint", `${number} |`)} ${paint(style, shown)}`;
	});
	const carets = caretsUnder(texts.at(-1) ?? []);
	return carets === "" ? framed : [...framed, `${" ".repeat(digits + 5)}${paint("faint", "|")} ${paint("caret", carets)}`];
}
function framedPlace(finding) {
	if (finding.side === "before") return void 0;
	return finding.related.find((place) => place.side === "before" && place.file === finding.file && isTelling(place));
}
function frameLines(finding) {
	const previous = framedPlace(finding);
	const own = isTelling(finding) ? [{
		mark: finding.side === "before" ? "-" : "+",
		place: finding
	}] : [];
	const isSame = previous?.text?.trim() === finding.text?.trim();
	return previous === void 0 || isSame && own.length > 0 ? own : [{
		mark: "-",
		place: previous
	}, ...own];
}
function isTelling({ text, line, endLine, column }) {
	if (text === void 0 || column > text.length + 1) return false;
	return (endLine ?? line) === line || /[^\s[\]{},]/u.test(text);
}
function sharedIndent(places) {
	const [first = "", ...others] = places.map(({ text, column }) => (/^[ \t]*/.exec(text ?? "")?.[0] ?? "").slice(0, column - 1));
	let shared = first.length;
	for (const other of others) while (first.slice(0, shared) !== other.slice(0, shared)) shared -= 1;
	return shared;
}
// src/reporters/style.ts
const codes = {
	error: "31",
	warning: "33",
	note: "36",
	pass: "32",
	removed: "31",
	added: "32",
	caret: "1;31",
	strong: "1",
	faint: "2"
};
function painter(color) {
	if (!color) return (_style, text) => text;
	return (style, text) => text === "" ? "" : `\u001b[${codes[style]}m${text}\u001b[0m`;
}
// src/reporters/text-layout.ts
const narrowest = 40;
const longestProse = 2e3;
const indent = " ".repeat(4);
const labelWidth = 8;
const labelledColumn = indent.length + labelWidth;
function textLayout({ color, width, verbose, quiet }) {
	return {
		width: width >= narrowest ? Math.floor(width) : narrowest,
		paint: painter(color),
		verbose,
		quiet
	};
}
function indented(lines) {
	return lines.map((line) => indent + line);
}
function labelled({ paint }, label, lines) {
	return lines.map((line, index) => index === 0 ? `${indent}${paint("strong", label)}${" ".repeat(labelWidth - label.length)}${line}` : " ".repeat(labelledColumn) + line);
}
function shortened(text) {
	return text.length <= longestProse ? text : `${text.slice(0, longestProse)}…`;
}
function counted(count, noun) {
	return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
function shortCommit(commit) {
	return /^[0-9a-f]{8,64}$/.test(commit) ? commit.slice(0, 7) : commit;
}
// src/reporters/wrap.ts
function wrap(prose, width) {
	return wrapWords(prose.split(" "), width);
}
function wrapWords(words, width) {
	const lines = [];
	let line = "";
	let used = 0;
	const open = (text) => {
		line = safeLineStart(text);
		used = displayWidth(line);
	};
	for (const word of words) {
		const added = line === "" ? 0 : 1 + displayWidth(word);
		if (added > 0 && used + added <= width) {
			line += ` ${word}`;
			used += added;
			continue;
		}
		if (line !== "") lines.push(line.trimEnd());
		open(word);
		while (used > width) {
			const [head, rest] = splitAtWidth(line, width);
			lines.push(head);
			open(rest);
		}
	}
	return line === "" ? lines : [...lines, line.trimEnd()];
}
// src/reporters/text-advice.ts
const mostPlaces = 3;
const redo = "(then redo your other changes)";
function advice(finding, layout) {
	const room = layout.width - labelledColumn;
	const wantsReason = !layout.quiet && (finding.severity !== "note" || layout.verbose);
	return [
		...layout.quiet ? [] : labelled(layout, "See", relatedPlaces(finding, layout)),
		...labelled(layout, "Legal", legalMoves(finding.data?.legalMoves, room)),
		...labelled(layout, "Declare", declaration(finding.data?.declaration)),
		...wantsReason ? labelled(layout, "Why", wrap(safeText(finding.why), room)) : [],
		...finding.severity === "note" ? [] : waysBack(finding, layout)
	];
}
function relatedPlaces(finding, layout) {
	const shown = framedPlace(finding);
	const places = finding.related.filter((place) => place !== shown && place.file !== "");
	const named = layout.verbose ? places : places.slice(0, mostPlaces);
	const lines = named.map(({ file, line, column, label }) => {
		return `${safeLineStart(safeText(file))}:${line}:${column}  ${safeText(shortened(label))}`;
	});
	const more = places.length - named.length;
	return more === 0 ? lines : [...lines, `and ${counted(more, "more place")}`];
}
function legalMoves(moves, room) {
	if (!isJsonArray(moves)) return [];
	return moves.flatMap((move) => {
		if (typeof move !== "string") return [];
		const [first = "", ...others] = wrapWords(safeText(shortened(move)).split(/(?<!→) (?!→)/), room - 2);
		return [first, ...others.map((line) => `  ${line}`)];
	});
}
function declaration(text) {
	return typeof text === "string" && text !== "" ? [safeJsonText(text)] : [];
}
function waysBack(finding, layout) {
	const room = layout.width - labelledColumn;
	const owner = isWaivable(finding) ? [
		"ask",
		"an",
		"owner:",
		`waiver ${finding.fingerprint} / change ${finding.change}`
	] : [];
	if (finding.accepted === void 0 || finding.severity !== "error") return [...labelled(layout, "Repair", wrap(safeText(finding.fix), room)), ...labelled(layout, "Or", wrapWords(owner, room))];
	return [...labelled(layout, "Repair", restoring(finding, finding.accepted, room)), ...labelled(layout, "Or", alternatives(finding.fix, owner, room))];
}
function restoring(finding, accepted, room) {
	const command = `git checkout ${shellQuote(shortCommit(accepted))} -- ${shellPath(finding.file)}`;
	const fitting = [8, 2].map((gap) => `${command}${" ".repeat(gap)}${redo}`).find((line) => displayWidth(line) <= room);
	return fitting === void 0 ? [command, redo] : [fitting];
}
function alternatives(fix, owner, room) {
	const words = asClause(safeText(fix)).split(" ");
	if (fix === "" || owner.length === 0) return fix === "" ? wrapWords(owner, room) : wrapWords(words, room);
	if (!fix.endsWith(".")) return [...wrapWords(words, room), ...wrapWords(["or", ...owner], room)];
	return wrapWords([
		...words.slice(0, -1),
		`${words.at(-1) ?? ""},`,
		"or",
		...owner
	], room);
}
function asClause(sentence) {
	const clause = sentence.replace(/\.$/, "");
	return /^[A-Z][a-z]/.test(clause) ? clause.charAt(0).toLowerCase() + clause.slice(1) : clause;
}
function isWaivable({ ruleId }) {
	return ruleId !== "state-file/unreadable" && !ruleId.startsWith("config/");
}
// src/reporters/view-subject.ts
function shownSubject$1(subject) {
	const text = shortened(subject);
	return /[\s"]/.test(text) ? safeJsonText(JSON.stringify(text)) : safeText(text);
}
// src/reporters/github-message.ts
const longestMessage = 4096;
const mostCommits$3 = 5;
const repairElsewhere = "Repair  is too long for an annotation: see the log of this step";
function findingMessage(finding, quiet, more) {
	const lines = advice(finding, unwrapped(quiet)).map((line) => line.slice(4));
	const repair = lines.findIndex((line) => line.startsWith("Repair"));
	const split = repair < 0 ? lines.length : repair;
	return fitted([account(finding), ...lines.slice(0, split)], lines.slice(split), more);
}
function obstacleMessage({ message, fix }, more) {
	return fitted([`cannot judge: ${safeText(shortened(message))}`], [`Repair  ${safeText(fix)}`], more);
}
function account(finding) {
	const label = finding.label === void 0 ? "" : safeQuoted(shortened(finding.label));
	const name = [shownSubject$1(finding.subject), label].filter((part) => part !== "").join(" ");
	const said = safeText(shortened(finding.message)) + inCommits$1(finding);
	return `${name === "" ? "" : `${name}: `}${said}${elsewhere(finding)}`;
}
function inCommits$1({ commits = [], repairedBy }) {
	if (commits.length === 0) return "";
	const named = commits.slice(0, mostCommits$3).map((id) => safeText(shortCommit(id)));
	const more = commits.length - named.length;
	const repaired = repairedBy === void 0 ? "" : `, repaired in ${safeText(shortCommit(repairedBy))}`;
	return ` (in ${named.join(", ")}${more === 0 ? "" : ` and ${more} more`}${repaired})`;
}
function elsewhere({ file, side, line }) {
	if (side === "before") return `\nWas at  ${safeText(file)}:${line} of the previous version`;
	return isPrintable(file) ? "" : `\nAt      ${safeText(file)}:${line}`;
}
function isPrintable(file) {
	return file !== "" && safeText(file) === file;
}
function fitted(account, repair, more) {
	const last = more === "" ? [] : [more];
	const whole = [
		"",
		...repair,
		...last
	].join("\n");
	const ending = whole.length <= 3584 ? whole : [
		"",
		repairElsewhere,
		...last
	].join("\n");
	return cutAt(account.join("\n"), longestMessage - ending.length) + ending;
}
function unwrapped(quiet) {
	return textLayout({
		color: false,
		width: Number.POSITIVE_INFINITY,
		verbose: false,
		quiet
	});
}
// src/reporters/github-annotations.ts
const mostPerLevel = 10;
const levels = {
	error: "error",
	warning: "warning",
	note: "notice"
};
function annotations(report, quiet) {
	const drafts = (severity) => report.findings.filter((finding) => finding.severity === severity).map((finding) => findingDraft(finding, quiet));
	return [
		...firstTen([...report.obstacles.map(obstacleDraft), ...drafts("error")], "error"),
		...quiet ? [] : firstTen(drafts("warning"), "warning"),
		...quiet ? [] : firstTen(drafts("note"), "note")
	];
}
function firstTen(drafts, noun) {
	const left = drafts.length - mostPerLevel;
	const more = `and ${counted(left, `more ${noun}`)}: the log of this step lists them all`;
	return drafts.slice(0, mostPerLevel).map((draft, index) => draft(left > 0 && index === 9 ? more : ""));
}
function findingDraft(finding, quiet) {
	const title = `${finding.ruleId} ${shownSubject$1(finding.subject)}`.trimEnd();
	const level = levels[finding.severity];
	return (more) => ({
		level,
		place: placeOf(finding),
		title,
		message: findingMessage(finding, quiet, more)
	});
}
function obstacleDraft(obstacle) {
	const title = `cannot judge: ${obstacle.code}`;
	return (more) => ({
		level: "error",
		place: void 0,
		title,
		message: obstacleMessage(obstacle, more)
	});
}
function placeOf(finding) {
	const { file, side, line } = finding;
	if (!isPrintable(file)) return void 0;
	if (side === "before") return {
		file,
		line: 1,
		endLine: 1
	};
	const endLine = Math.max(line, finding.endLine ?? line);
	return {
		file,
		line,
		endLine,
		...endLine === line ? columnsOf(finding) : {}
	};
}
function columnsOf({ column, endColumn }) {
	return {
		col: column,
		endColumn: Math.max(column, (endColumn ?? column) - 1)
	};
}
// src/reporters/text-header.ts
const shortestLabel = 12;
const brokenEscape$1 = /\\(?:u(?:\{[0-9a-f]*|[0-9a-f]{0,3}))?$/;
function header$1(finding, layout) {
	const { paint } = layout;
	const place = `${safeLineStart(safeText(finding.file))}:${finding.line}:${finding.column}`;
	const rule = safeText(finding.ruleId);
	const used = displayWidth(`${place}  ${finding.severity}  ${rule}   `);
	const head = `${paint("strong", place)}  ${paint(finding.severity, finding.severity)}  ${rule}`;
	const subject = shownSubject(finding.subject);
	const label = finding.label === void 0 ? "" : quotedLabel(finding.label);
	const room = layout.width - used;
	if (subject === "" && label === "") return [head];
	const least = displayWidth(subject) + Math.min(displayWidth(label), shortestLabel) + 1;
	if (least <= room) return [`${head}   ${aboutLine(subject, label, room, layout)}`];
	const below = layout.width - 4;
	if (least <= below) return [head, ...indented([aboutLine(safeLineStart(subject), label, below, layout)])];
	return [head, ...indented([...wrap(subject, below), ...label === "" ? [] : [cutLabel(label, below)]])];
}
function aboutLine(subject, label, room, { paint }) {
	const named = paint("strong", subject);
	if (label === "" || subject === "") return named + cutLabel(label, room);
	return `${named} ${cutLabel(label, room - displayWidth(subject) - 1)}`;
}
function shownSubject(subject) {
	const text = shortened(subject);
	return /[\s"]/.test(text) ? safeJsonText(JSON.stringify(text)) : safeText(text);
}
function quotedLabel(label) {
	return safeQuoted(shortened(label));
}
function cutLabel(label, room) {
	if (displayWidth(label) <= room) return label;
	const [head] = splitAtWidth(label, room - 2);
	return `${head.replace(brokenEscape$1, "")}…"`;
}
// src/reporters/text-finding.ts
const mostCommits$2 = 5;
function findingLines(finding, layout) {
	const said = safeText(shortened(finding.message)) + inCommits(finding, layout);
	return [
		...header$1(finding, layout),
		...indented(wrap(said, layout.width - 4)),
		...codeFrame(finding, layout),
		...advice(finding, layout)
	];
}
function inCommits({ commits = [], repairedBy, repairs }, { verbose }) {
	if (commits.length === 0) return "";
	const named = (verbose ? commits : commits.slice(0, mostCommits$2)).map((id) => safeText(shortCommit(id)));
	const more = commits.length - named.length;
	const repaired = repairedBy === void 0 ? "" : `, repaired in ${safeText(shortCommit(repairedBy))}`;
	const undone = repairs === void 0 ? "" : `, repairing ${safeText(shortCommit(repairs))}`;
	return ` (in ${named.join(", ")}${more === 0 ? "" : ` and ${more} more`}${repaired}${undone})`;
}
// src/reporters/text-footer.ts
const missingFacts = {
	siblings: "no other files",
	others: "no other files",
	reverts: "no history",
	steps: "no declared step",
	guard: "no guard",
	at: "no time",
	message: "no message",
	touched: "no list of changed paths",
	prior: "no earlier commits",
	archived: "no search for an archive",
	vanished: "no history"
};
function obstacleLines({ message, fix }, layout) {
	const [first = "", ...others] = wrap(`cannot judge: ${safeText(shortened(message))}`, layout.width - 4);
	return [
		layout.paint("error", first),
		...others.map((line) => `    ${line}`),
		...labelled(layout, "Repair", wrap(safeText(fix), layout.width - labelledColumn))
	];
}
function footer(report, layout) {
	const isCalm = report.verdict === "pass" && !layout.verbose;
	const summary = isCalm ? `${counts(report)}${passedOver(report.notJudged)}` : counts(report);
	const [first = "", ...others] = wrap(`${verdict(report)}: ${summary}`, layout.width);
	const word = verdict(report);
	const style = report.verdict === "pass" ? "pass" : "error";
	return [
		...layout.verbose ? report.transitions.map(transitionLine) : [],
		...isCalm ? [] : notJudgedLines(report.notJudged, layout),
		layout.paint(style, first.slice(0, word.length)) + first.slice(word.length),
		...others,
		...wrapWords(claims(report), layout.width)
	];
}
function verdict(report) {
	return report.verdict === "cannot-judge" ? "cannot judge" : report.verdict;
}
function counts(report) {
	const { errors, warnings, notes, files, transitions, obstacles } = report;
	const stopped = obstacles.length === 0 ? "" : `${counted(obstacles.length, "obstacle")}; `;
	const isSilent = errors + warnings + notes === 0;
	if (isSilent && transitions.length === 0) return `${stopped}nothing was judged`;
	const found = [
		counted(errors, "error"),
		counted(warnings, "warning"),
		counted(notes, "note")
	].join(", ");
	const judged = `in ${counted(files.length, "file")}, ${counted(transitions.length, "transition")}`;
	return `${stopped}${isSilent ? "nothing found" : found} ${judged}`;
}
function claims({ claimed, verified, guard }) {
	const proof = guard === void 0 ? "no guard" : `guard: ${guard}`;
	return [...`${counted(claimed, "item")} done in this range: ${claimed} claimed, ${verified} verified`.split(" "), `(${proof}).`];
}
function passedOver(notJudged) {
	if (notJudged.length === 0) return "";
	return `; ${counted(rulesOf(notJudged).length, "rule")} not judged (${missing$1(notJudged)})`;
}
function notJudgedLines(notJudged, layout) {
	const rules = rulesOf(notJudged);
	if (rules.length === 0) return [];
	if (layout.verbose) {
		const longest = Math.max(...rules.map(displayWidth));
		return rules.map((rule) => {
			const needs = missing$1(notJudged.filter(({ ruleId }) => safeText(ruleId) === rule));
			return `not judged  ${rule}${" ".repeat(longest - displayWidth(rule))}  (${needs})`;
		});
	}
	const [first = "", ...others] = wrap(`${counted(rules.length, "rule")} could not be judged here: ${rules.join(", ")} (${missing$1(notJudged)})`, layout.width - 4);
	return [first, ...others.map((rest) => `    ${rest}`)];
}
function rulesOf(notJudged) {
	return [...new Set(notJudged.map(({ ruleId }) => safeText(ruleId)))];
}
function missing$1(notJudged) {
	return [...new Set(notJudged.flatMap(({ needs }) => needs))].map((need) => missingFacts[need]).join(", ");
}
function transitionLine({ file, kind, commit, step }) {
	const where = commit === void 0 ? "" : `  ${safeText(shortCommit(commit))}`;
	const words = step === void 0 ? "" : `  node=${step.node} status=${step.status} guard=${step.guard} (${step.source})`;
	return `judged  ${safeText(file)}  ${safeText(kind)}${where}${safeText(words)}`;
}
// src/reporters/text.ts
const text$1 = {
	id: "text",
	render: render$2
};
function render$2(report, options) {
	const layout = textLayout(options);
	const blocks = [...report.findings.filter(({ severity }) => severity === "error" || !options.quiet).map((finding) => findingLines(finding, layout)), ...report.obstacles.map((obstacle) => obstacleLines(obstacle, layout))];
	blocks.push(footer(report, layout));
	const separator = blocks.length > 2 ? "\n\n" : "\n";
	return `${blocks.map((lines) => lines.join("\n")).join(separator)}\n`;
}
// src/reporters/github.ts
const github = {
	id: "github",
	render: render$1
};
function render$1(report, options) {
	return annotations(report, options.quiet).map((each) => `${annotationCommand(each)}\n`).join("") + withoutCommands(text$1.render(report, options));
}
function withoutCommands(report) {
	const shown = report.split("\n").map(safeLineStart).join("\n");
	const lower = shown.toLowerCase();
	let token = sha256(shown);
	while (lower.includes(token)) token = sha256(`${token}\n${shown}`);
	return `::stop-commands::${token}\n${shown}::${token}::\n`;
}
// src/reporters/json.ts
const json = {
	id: "json",
	render
};
function render(report) {
	return `${JSON.stringify(reportJson(report), null, 2).split("\n").map(safeJsonText).join("\n")}\n`;
}
function reportJson(report) {
	return {
		version: report.version,
		verdict: report.verdict,
		errors: report.errors,
		warnings: report.warnings,
		notes: report.notes,
		claimed: report.claimed,
		verified: report.verified,
		guard: report.guard,
		step: stepJson(report.step),
		files: report.files,
		transitions: report.transitions.map(transitionJson),
		findings: report.findings.map(findingJson),
		notJudged: report.notJudged.map(notJudgedJson),
		obstacles: report.obstacles.map(obstacleJson)
	};
}
function findingJson(finding) {
	return {
		ruleId: finding.ruleId,
		severity: finding.severity,
		message: finding.message,
		messageId: finding.messageId,
		subject: finding.subject,
		label: finding.label,
		scope: finding.scope,
		...placeJson(finding),
		why: finding.why,
		fix: finding.fix,
		data: finding.data === void 0 ? void 0 : sorted(finding.data),
		related: finding.related.map((place) => ({
			...placeJson(place),
			label: place.label
		})),
		commits: finding.commits,
		accepted: finding.accepted,
		repairs: finding.repairs,
		repairedBy: finding.repairedBy,
		fingerprint: finding.fingerprint,
		change: finding.change
	};
}
function placeJson(place) {
	return {
		file: place.file,
		side: place.side,
		pointer: place.pointer,
		line: place.line,
		column: place.column,
		endLine: place.endLine,
		endColumn: place.endColumn,
		text: place.text
	};
}
function stepJson(step) {
	if (step === void 0) return void 0;
	const { node, status, guard, source } = step;
	return {
		node,
		status,
		guard,
		source
	};
}
function transitionJson({ file, kind, commit, step }) {
	return {
		file,
		kind,
		commit,
		step: stepJson(step)
	};
}
function notJudgedJson({ ruleId, needs }) {
	return {
		ruleId,
		needs
	};
}
function obstacleJson({ code, message, fix }) {
	return {
		code,
		message,
		fix
	};
}
function sorted(value) {
	if (isJsonArray(value)) return value.map(sorted);
	if (!isJsonObject(value)) return value;
	const entries = Object.entries(value).sort(([left], [right]) => compareCodePoints(left, right));
	return Object.fromEntries(entries.map(([key, member]) => [key, sorted(member)]));
}
// src/reporters/index.ts
const reporters = [
	text$1,
	json,
	github
];
// src/entry/terminal.ts
const processTerminal = {
	environment: process.env,
	isTerminal: process.stdout.isTTY === true,
	columns: process.stdout.columns,
	out: (text) => void process.stdout.write(text),
	error: (text) => void process.stderr.write(text)
};
function reporterOptions(terminal, choice) {
	const noColor = terminal.environment.NO_COLOR;
	return {
		color: choice.color && terminal.isTerminal && (noColor === void 0 || noColor === ""),
		width: Math.max(40, terminal.columns ?? 80),
		quiet: choice.quiet,
		verbose: choice.verbose
	};
}
// src/entry/output.ts
function parseFormat(value) {
	const [, format = "", file] = /^([^=]*)(?:=(.*))?$/s.exec(value) ?? [];
	const known = reporters.map(({ id }) => id);
	if (known.includes(format) && file !== "") return {
		format,
		file
	};
	if (file === "") return usageError(`--format ${value} names no file after the '='`);
	const nearest = nearestName(format, known);
	const hint = nearest === void 0 ? `known formats: ${known.join(", ")}` : `did you mean '${nearest}'?`;
	return usageError(`there is no format ${JSON.stringify(format)}; ${hint}`);
}
function printReport(report, formats, choice, terminal) {
	const chosen = formats.length === 0 ? [{
		format: "text",
		file: void 0
	}] : formats;
	for (const { format, file } of chosen) {
		const options = reporterOptions(terminal, choice);
		const text = reporters.find(({ id }) => id === format)?.render(report, file === void 0 ? options : {
			...options,
			color: false
		}) ?? "";
		if (file === void 0) terminal.out(text);
		else {
			const problem = writeReport(file, text);
			if (problem !== void 0) return problem;
		}
	}
}
function writeReport(file, text) {
	try {
		writeFileSync(file, text);
		return;
	} catch (error) {
		return usageError(`the report cannot be written: ${error instanceof Error ? error.message : String(error)}`);
	}
}
// src/entry/check-options.ts
function readCheckOptions(operands, flags, kinds) {
	const mode = readMode(operands, flags);
	if (isUsageError(mode)) return mode;
	const kind = readKind(flags.kind, kinds);
	if (kind !== void 0 && isUsageError(kind)) return kind;
	const step = readStep(flags);
	if (step !== void 0 && isUsageError(step)) return step;
	const { granularity, failOn } = flags;
	if (granularity !== "commit" && granularity !== "squash") return notOneOf("--granularity", granularity, ["commit", "squash"]);
	if (failOn !== "error" && failOn !== "warning" && failOn !== "never") return notOneOf("--fail-on", failOn, [
		"error",
		"warning",
		"never"
	]);
	const formats = flags.format.map(parseFormat);
	const wrong = formats.find(isUsageError);
	if (wrong !== void 0) return wrong;
	const chosen = formats.filter((format) => !isUsageError(format));
	return {
		mode,
		paths: mode.type === "files" ? [] : operands,
		kind,
		step,
		granularity,
		failOn,
		formats: chosen
	};
}
function readMode(operands, flags) {
	const chosen = Object.entries({
		"--files": flags.files === true,
		"--range": flags.range !== void 0,
		"--base": flags.base !== void 0,
		"--commit": flags.commit !== void 0,
		"--staged": flags.staged === true,
		"--worktree": flags.worktree === true,
		"--all": flags.all === true
	}).flatMap(([name, given]) => given ? [name] : []);
	if (chosen.length > 1) return usageError(`give one of ${chosen.join(" and ")}, not both`);
	if (flags.files === true) return readFiles(operands);
	if (flags.range !== void 0) return {
		type: "range",
		range: flags.range
	};
	if (flags.base !== void 0) return {
		type: "range",
		range: `${flags.base}..HEAD`
	};
	if (flags.commit !== void 0) return {
		type: "commit",
		commit: flags.commit
	};
	if (flags.staged === true) return { type: "staged" };
	if (flags.worktree === true) return { type: "work-tree" };
	return { type: flags.all === true ? "all" : "default" };
}
function readFiles(operands) {
	const [before, after, ...more] = operands;
	if (before === void 0 || after === void 0 || more.length > 0) return usageError("--files takes two files, PREV and NEXT; /dev/null stands for an absent one, - for standard input");
	if (before === "-" && after === "-") return usageError("only one of PREV and NEXT can be standard input");
	return {
		type: "files",
		before,
		after
	};
}
function readKind(name, kinds) {
	if (name === void 0) return void 0;
	return kinds.find(({ id }) => id === name) ?? notOneOf("--kind", name, kinds.map(({ id }) => id));
}
function readStep({ node, status, guard }) {
	if (node === void 0 && status === void 0 && guard === void 0) return void 0;
	if (node === void 0 || status === void 0) return usageError("a step needs --node and --status (and --guard)");
	if (guard === void 0 && status === "done") return usageError("--status done needs --guard pass, fail or skipped");
	return {
		node,
		status,
		guard: guard ?? "skipped"
	};
}
function notOneOf(flag, value, known) {
	const nearest = nearestName(value, known);
	const hint = nearest === void 0 ? `one of ${known.join(", ")} was expected` : `did you mean '${nearest}'?`;
	return usageError(`${flag} ${JSON.stringify(value)} is not known; ${hint}`);
}
// node_modules/@simple-git/args-pathspec/dist/index.mjs
const t = new WeakMap();
function c$1(...n) {
	const e = new String(n);
	return t.set(e, n), e;
}
function r(n) {
	return n instanceof String && t.has(n);
}
function o(n) {
	return t.get(n) ?? [];
}
// node_modules/ms/index.js
var require_ms = __commonJSMin$1(((exports, module) => {
	var s = 1e3;
	var m = s * 60;
	var h = m * 60;
	var d = h * 24;
	var w = d * 7;
	var y = d * 365.25;
	module.exports = function(val, options) {
		options = options || {};
		var type = typeof val;
		if (type === "string" && val.length > 0) return parse(val);
		else if (type === "number" && isFinite(val)) return options.long ? fmtLong(val) : fmtShort(val);
		throw new Error("val is not a non-empty string or a valid number. val=" + JSON.stringify(val));
	};
	function parse(str) {
		str = String(str);
		if (str.length > 100) return;
		var match = /^(-?(?:\d+)?\.?\d+) *(milliseconds?|msecs?|ms|seconds?|secs?|s|minutes?|mins?|m|hours?|hrs?|h|days?|d|weeks?|w|years?|yrs?|y)?$/i.exec(str);
		if (!match) return;
		var n = parseFloat(match[1]);
		switch ((match[2] || "ms").toLowerCase()) {
			case "years":
			case "year":
			case "yrs":
			case "yr":
			case "y": return n * y;
			case "weeks":
			case "week":
			case "w": return n * w;
			case "days":
			case "day":
			case "d": return n * d;
			case "hours":
			case "hour":
			case "hrs":
			case "hr":
			case "h": return n * h;
			case "minutes":
			case "minute":
			case "mins":
			case "min":
			case "m": return n * m;
			case "seconds":
			case "second":
			case "secs":
			case "sec":
			case "s": return n * s;
			case "milliseconds":
			case "millisecond":
			case "msecs":
			case "msec":
			case "ms": return n;
			default: return;
		}
	}
	function fmtShort(ms) {
		var msAbs = Math.abs(ms);
		if (msAbs >= d) return Math.round(ms / d) + "d";
		if (msAbs >= h) return Math.round(ms / h) + "h";
		if (msAbs >= m) return Math.round(ms / m) + "m";
		if (msAbs >= s) return Math.round(ms / s) + "s";
		return ms + "ms";
	}
	function fmtLong(ms) {
		var msAbs = Math.abs(ms);
		if (msAbs >= d) return plural(ms, msAbs, d, "day");
		if (msAbs >= h) return plural(ms, msAbs, h, "hour");
		if (msAbs >= m) return plural(ms, msAbs, m, "minute");
		if (msAbs >= s) return plural(ms, msAbs, s, "second");
		return ms + " ms";
	}
	function plural(ms, msAbs, n, name) {
		var isPlural = msAbs >= n * 1.5;
		return Math.round(ms / n) + " " + name + (isPlural ? "s" : "");
	}
}));
// node_modules/debug/src/common.js
var require_common = __commonJSMin$1(((exports, module) => {
	function setup(env) {
		createDebug.debug = createDebug;
		createDebug.default = createDebug;
		createDebug.coerce = coerce;
		createDebug.disable = disable;
		createDebug.enable = enable;
		createDebug.enabled = enabled;
		createDebug.humanize = require_ms();
		createDebug.destroy = destroy;
		Object.keys(env).forEach((key) => {
			createDebug[key] = env[key];
		});
		createDebug.names = [];
		createDebug.skips = [];
		createDebug.formatters = {};
		function selectColor(namespace) {
			let hash = 0;
			for (let i = 0; i < namespace.length; i++) {
				hash = (hash << 5) - hash + namespace.charCodeAt(i);
				hash |= 0;
			}
			return createDebug.colors[Math.abs(hash) % createDebug.colors.length];
		}
		createDebug.selectColor = selectColor;
		function createDebug(namespace) {
			let prevTime;
			let enableOverride = null;
			let namespacesCache;
			let enabledCache;
			function debug(...args) {
				if (!debug.enabled) return;
				const self = debug;
				const curr = Number(new Date());
				self.diff = curr - (prevTime || curr);
				self.prev = prevTime;
				self.curr = curr;
				prevTime = curr;
				args[0] = createDebug.coerce(args[0]);
				if (typeof args[0] !== "string") args.unshift("%O");
				let index = 0;
				args[0] = args[0].replace(/%([a-zA-Z%])/g, (match, format) => {
					if (match === "%%") return "%";
					index++;
					const formatter = createDebug.formatters[format];
					if (typeof formatter === "function") {
						const val = args[index];
						match = formatter.call(self, val);
						args.splice(index, 1);
						index--;
					}
					return match;
				});
				createDebug.formatArgs.call(self, args);
				(self.log || createDebug.log).apply(self, args);
			}
			debug.namespace = namespace;
			debug.useColors = createDebug.useColors();
			debug.color = createDebug.selectColor(namespace);
			debug.extend = extend;
			debug.destroy = createDebug.destroy;
			Object.defineProperty(debug, "enabled", {
				enumerable: true,
				configurable: false,
				get: () => {
					if (enableOverride !== null) return enableOverride;
					if (namespacesCache !== createDebug.namespaces) {
						namespacesCache = createDebug.namespaces;
						enabledCache = createDebug.enabled(namespace);
					}
					return enabledCache;
				},
				set: (v) => {
					enableOverride = v;
				}
			});
			if (typeof createDebug.init === "function") createDebug.init(debug);
			return debug;
		}
		function extend(namespace, delimiter) {
			const newDebug = createDebug(this.namespace + (typeof delimiter === "undefined" ? ":" : delimiter) + namespace);
			newDebug.log = this.log;
			return newDebug;
		}
		function enable(namespaces) {
			createDebug.save(namespaces);
			createDebug.namespaces = namespaces;
			createDebug.names = [];
			createDebug.skips = [];
			const split = (typeof namespaces === "string" ? namespaces : "").trim().replace(/\s+/g, ",").split(",").filter(Boolean);
			for (const ns of split) if (ns[0] === "-") createDebug.skips.push(ns.slice(1));
			else createDebug.names.push(ns);
		}
		function matchesTemplate(search, template) {
			let searchIndex = 0;
			let templateIndex = 0;
			let starIndex = -1;
			let matchIndex = 0;
			while (searchIndex < search.length) if (templateIndex < template.length && (template[templateIndex] === search[searchIndex] || template[templateIndex] === "*")) {
				if (template[templateIndex] === "*") {
					starIndex = templateIndex;
					matchIndex = searchIndex;
					templateIndex++;
				} else {
					searchIndex++;
					templateIndex++;
				}
			} else if (starIndex !== -1) {
				templateIndex = starIndex + 1;
				matchIndex++;
				searchIndex = matchIndex;
			} else return false;
			while (templateIndex < template.length && template[templateIndex] === "*") templateIndex++;
			return templateIndex === template.length;
		}
		function disable() {
			const namespaces = [...createDebug.names, ...createDebug.skips.map((namespace) => "-" + namespace)].join(",");
			createDebug.enable("");
			return namespaces;
		}
		function enabled(name) {
			for (const skip of createDebug.skips) if (matchesTemplate(name, skip)) return false;
			for (const ns of createDebug.names) if (matchesTemplate(name, ns)) return true;
			return false;
		}
		function coerce(val) {
			if (val instanceof Error) return val.stack || val.message;
			return val;
		}
		function destroy() {
			console.warn("Instance method `debug.destroy()` is deprecated and no longer does anything. It will be removed in the next major version of `debug`.");
		}
		createDebug.enable(createDebug.load());
		return createDebug;
	}
	module.exports = setup;
}));
// node_modules/debug/src/browser.js
var require_browser = __commonJSMin$1(((exports, module) => {
	exports.formatArgs = formatArgs;
	exports.save = save;
	exports.load = load;
	exports.useColors = useColors;
	exports.storage = localstorage();
	exports.destroy = (() => {
		let warned = false;
		return () => {
			if (!warned) {
				warned = true;
				console.warn("Instance method `debug.destroy()` is deprecated and no longer does anything. It will be removed in the next major version of `debug`.");
			}
		};
	})();
	exports.colors = [
		"#0000CC",
		"#0000FF",
		"#0033CC",
		"#0033FF",
		"#0066CC",
		"#0066FF",
		"#0099CC",
		"#0099FF",
		"#00CC00",
		"#00CC33",
		"#00CC66",
		"#00CC99",
		"#00CCCC",
		"#00CCFF",
		"#3300CC",
		"#3300FF",
		"#3333CC",
		"#3333FF",
		"#3366CC",
		"#3366FF",
		"#3399CC",
		"#3399FF",
		"#33CC00",
		"#33CC33",
		"#33CC66",
		"#33CC99",
		"#33CCCC",
		"#33CCFF",
		"#6600CC",
		"#6600FF",
		"#6633CC",
		"#6633FF",
		"#66CC00",
		"#66CC33",
		"#9900CC",
		"#9900FF",
		"#9933CC",
		"#9933FF",
		"#99CC00",
		"#99CC33",
		"#CC0000",
		"#CC0033",
		"#CC0066",
		"#CC0099",
		"#CC00CC",
		"#CC00FF",
		"#CC3300",
		"#CC3333",
		"#CC3366",
		"#CC3399",
		"#CC33CC",
		"#CC33FF",
		"#CC6600",
		"#CC6633",
		"#CC9900",
		"#CC9933",
		"#CCCC00",
		"#CCCC33",
		"#FF0000",
		"#FF0033",
		"#FF0066",
		"#FF0099",
		"#FF00CC",
		"#FF00FF",
		"#FF3300",
		"#FF3333",
		"#FF3366",
		"#FF3399",
		"#FF33CC",
		"#FF33FF",
		"#FF6600",
		"#FF6633",
		"#FF9900",
		"#FF9933",
		"#FFCC00",
		"#FFCC33"
	];
	function useColors() {
		if (typeof window !== "undefined" && window.process && (window.process.type === "renderer" || window.process.__nwjs)) return true;
		if (typeof navigator !== "undefined" && navigator.userAgent && navigator.userAgent.toLowerCase().match(/(edge|trident)\/(\d+)/)) return false;
		let m;
		return typeof document !== "undefined" && document.documentElement && document.documentElement.style && document.documentElement.style.WebkitAppearance || typeof window !== "undefined" && window.console && (window.console.firebug || window.console.exception && window.console.table) || typeof navigator !== "undefined" && navigator.userAgent && (m = navigator.userAgent.toLowerCase().match(/firefox\/(\d+)/)) && parseInt(m[1], 10) >= 31 || typeof navigator !== "undefined" && navigator.userAgent && navigator.userAgent.toLowerCase().match(/applewebkit\/(\d+)/);
	}
	function formatArgs(args) {
		args[0] = (this.useColors ? "%c" : "") + this.namespace + (this.useColors ? " %c" : " ") + args[0] + (this.useColors ? "%c " : " ") + "+" + module.exports.humanize(this.diff);
		if (!this.useColors) return;
		const c = "color: " + this.color;
		args.splice(1, 0, c, "color: inherit");
		let index = 0;
		let lastC = 0;
		args[0].replace(/%[a-zA-Z%]/g, (match) => {
			if (match === "%%") return;
			index++;
			if (match === "%c") lastC = index;
		});
		args.splice(lastC, 0, c);
	}
	exports.log = console.debug || console.log || (() => {});
	function save(namespaces) {
		try {
			if (namespaces) exports.storage.setItem("debug", namespaces);
			else exports.storage.removeItem("debug");
		} catch (error) {}
	}
	function load() {
		let r;
		try {
			r = exports.storage.getItem("debug") || exports.storage.getItem("DEBUG");
		} catch (error) {}
		if (!r && typeof process !== "undefined" && "env" in process) r = process.env.DEBUG;
		return r;
	}
	function localstorage() {
		try {
			return localStorage;
		} catch (error) {}
	}
	module.exports = require_common()(exports);
	const { formatters } = module.exports;
	formatters.j = function(v) {
		try {
			return JSON.stringify(v);
		} catch (error) {
			return "[UnexpectedJSONParseError]: " + error.message;
		}
	};
}));
// node_modules/debug/src/node.js
var require_node = __commonJSMin$1(((exports, module) => {
	const tty = __require("tty");
	const util = __require("util");
	exports.init = init;
	exports.log = log;
	exports.formatArgs = formatArgs;
	exports.save = save;
	exports.load = load;
	exports.useColors = useColors;
	exports.destroy = util.deprecate(() => {}, "Instance method `debug.destroy()` is deprecated and no longer does anything. It will be removed in the next major version of `debug`.");
	exports.colors = [
		6,
		2,
		3,
		4,
		5,
		1
	];
	try {
		const supportsColor = __require("supports-color");
		if (supportsColor && (supportsColor.stderr || supportsColor).level >= 2) exports.colors = [
			20,
			21,
			26,
			27,
			32,
			33,
			38,
			39,
			40,
			41,
			42,
			43,
			44,
			45,
			56,
			57,
			62,
			63,
			68,
			69,
			74,
			75,
			76,
			77,
			78,
			79,
			80,
			81,
			92,
			93,
			98,
			99,
			112,
			113,
			128,
			129,
			134,
			135,
			148,
			149,
			160,
			161,
			162,
			163,
			164,
			165,
			166,
			167,
			168,
			169,
			170,
			171,
			172,
			173,
			178,
			179,
			184,
			185,
			196,
			197,
			198,
			199,
			200,
			201,
			202,
			203,
			204,
			205,
			206,
			207,
			208,
			209,
			214,
			215,
			220,
			221
		];
	} catch (error) {}
	exports.inspectOpts = Object.keys(process.env).filter((key) => {
		return /^debug_/i.test(key);
	}).reduce((obj, key) => {
		const prop = key.substring(6).toLowerCase().replace(/_([a-z])/g, (_, k) => {
			return k.toUpperCase();
		});
		let val = process.env[key];
		if (/^(yes|on|true|enabled)$/i.test(val)) val = true;
		else if (/^(no|off|false|disabled)$/i.test(val)) val = false;
		else if (val === "null") val = null;
		else val = Number(val);
		obj[prop] = val;
		return obj;
	}, {});
	function useColors() {
		return "colors" in exports.inspectOpts ? Boolean(exports.inspectOpts.colors) : tty.isatty(process.stderr.fd);
	}
	function formatArgs(args) {
		const { namespace: name, useColors } = this;
		if (useColors) {
			const c = this.color;
			const colorCode = "\x1B[3" + (c < 8 ? c : "8;5;" + c);
			const prefix = `  ${colorCode};1m${name} \u001B[0m`;
			args[0] = prefix + args[0].split("\n").join("\n" + prefix);
			args.push(colorCode + "m+" + module.exports.humanize(this.diff) + "\x1B[0m");
		} else args[0] = getDate() + name + " " + args[0];
	}
	function getDate() {
		if (exports.inspectOpts.hideDate) return "";
		return new Date().toISOString() + " ";
	}
	function log(...args) {
		return process.stderr.write(util.formatWithOptions(exports.inspectOpts, ...args) + "\n");
	}
	function save(namespaces) {
		if (namespaces) process.env.DEBUG = namespaces;
		else delete process.env.DEBUG;
	}
	function load() {
		return process.env.DEBUG;
	}
	function init(debug) {
		debug.inspectOpts = {};
		const keys = Object.keys(exports.inspectOpts);
		for (let i = 0; i < keys.length; i++) debug.inspectOpts[keys[i]] = exports.inspectOpts[keys[i]];
	}
	module.exports = require_common()(exports);
	const { formatters } = module.exports;
	formatters.o = function(v) {
		this.inspectOpts.colors = this.useColors;
		return util.inspect(v, this.inspectOpts).split("\n").map((str) => str.trim()).join(" ");
	};
	formatters.O = function(v) {
		this.inspectOpts.colors = this.useColors;
		return util.inspect(v, this.inspectOpts);
	};
}));
// node_modules/debug/src/index.js
var require_src$1 = __commonJSMin$1(((exports, module) => {
	if (typeof process === "undefined" || process.type === "renderer" || process.browser === true || process.__nwjs) module.exports = require_browser();
	else module.exports = require_node();
}));
// node_modules/@kwsites/file-exists/dist/src/index.js
var require_src = __commonJSMin$1(((exports, module, this$1) => {
	var __importDefault = this$1 && this$1.__importDefault || function(mod) {
		return mod && mod.__esModule ? mod : { "default": mod };
	};
	Object.defineProperty(exports, "__esModule", { value: true });
	const fs_1 = __require("fs");
	const log = __importDefault(require_src$1()).default("@kwsites/file-exists");
	function check(path, isFile, isDirectory) {
		log(`checking %s`, path);
		try {
			const stat = fs_1.statSync(path);
			if (stat.isFile() && isFile) {
				log(`[OK] path represents a file`);
				return true;
			}
			if (stat.isDirectory() && isDirectory) {
				log(`[OK] path represents a directory`);
				return true;
			}
			log(`[FAIL] path represents something other than a file or directory`);
			return false;
		} catch (e) {
			if (e.code === "ENOENT") {
				log(`[FAIL] path is not accessible: %o`, e);
				return false;
			}
			log(`[FATAL] %o`, e);
			throw e;
		}
	}
	function exists(path, type = exports.READABLE) {
		return check(path, (type & exports.FILE) > 0, (type & exports.FOLDER) > 0);
	}
	exports.exists = exists;
	exports.FILE = 1;
	exports.FOLDER = 2;
	exports.READABLE = exports.FILE + exports.FOLDER;
}));
// node_modules/@kwsites/file-exists/dist/index.js
var require_dist$1 = __commonJSMin$1(((exports) => {
	function __export(m) {
		for (var p in m) if (!exports.hasOwnProperty(p)) exports[p] = m[p];
	}
	Object.defineProperty(exports, "__esModule", { value: true });
	__export(require_src());
}));
// node_modules/@kwsites/promise-deferred/dist/index.js
var require_dist = __commonJSMin$1(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.createDeferred = exports.deferred = void 0;
	function deferred() {
		let done;
		let fail;
		let status = "pending";
		return {
			promise: new Promise((_done, _fail) => {
				done = _done;
				fail = _fail;
			}),
			done(result) {
				if (status === "pending") {
					status = "resolved";
					done(result);
				}
			},
			fail(error) {
				if (status === "pending") {
					status = "rejected";
					fail(error);
				}
			},
			get fulfilled() {
				return status !== "pending";
			},
			get status() {
				return status;
			}
		};
	}
	exports.deferred = deferred;
	exports.createDeferred = deferred;
}));
// node_modules/@simple-git/argv-parser/dist/index.mjs
var import_src = __toESM(require_src$1(), 1);
var import_dist = require_dist$1();
var import_dist$1 = require_dist();
function* x$1(e, n) {
	const t = n === "global";
	for (const o of e) o.isGlobal === t && (yield o);
}
const P$1 = new Set([
	"--add",
	"--edit",
	"--remove-section",
	"--rename-section",
	"--replace-all",
	"--unset",
	"--unset-all",
	"-e"
]);
const S$1 = new Set([
	"--get",
	"--get-all",
	"--get-color",
	"--get-colorbool",
	"--get-regexp",
	"--get-urlmatch",
	"--list",
	"-l"
]);
const E$1 = new Set([
	"edit",
	"remove-section",
	"rename-section",
	"set",
	"unset"
]);
const F$1 = new Set([
	"get",
	"get-color",
	"get-colorbool",
	"list"
]);
function A$1(e, n) {
	for (const { name: o } of x$1(e, "task")) {
		if (P$1.has(o)) return w(!0, n);
		if (S$1.has(o)) return w(!1, n);
	}
	const t = n.at(0)?.toLowerCase();
	return t === void 0 ? null : E$1.has(t) ? w(!0, n.slice(1)) : F$1.has(t) ? w(!1, n.slice(1)) : n.length === 1 ? w(!1, n) : w(!0, n);
}
function w(e = !1, n = []) {
	const t = n.at(0)?.toLowerCase();
	return t === void 0 ? null : {
		isWrite: e,
		isRead: !e,
		key: t,
		value: n.at(1)
	};
}
function O$1(e, n) {
	return n.isWrite && n.value !== void 0 ? {
		key: n.key,
		value: n.value,
		scope: e
	} : {
		key: n.key,
		scope: e
	};
}
function G$1(e) {
	const n = e?.indexOf("=") || -1;
	return !e || n < 0 ? null : {
		key: e.slice(0, n).trim().toLowerCase(),
		value: e.slice(n + 1)
	};
}
function M$1(e) {
	for (const { name: n } of x$1(e, "task")) switch (n) {
		case "--global": return "global";
		case "--system": return "system";
		case "--worktree": return "worktree";
		case "--local": return "local";
		case "--file":
		case "-f": return "file";
	}
	return "local";
}
function N$1({ name: e }) {
	if (e === "-c" || e === "--config") return "inline";
	if (e === "--config-env") return "env";
}
function* $$1(e) {
	for (const n of e) {
		const t = N$1(n), o = t && G$1(n.value);
		o && (yield {
			...o,
			scope: t
		});
	}
}
function D(e, n, t) {
	const o = {
		read: [],
		write: [...$$1(n)]
	};
	return e === "config" && L$1(o, M$1(n), A$1(n, t)), o;
}
function L$1(e, n, t) {
	if (t === null) return;
	const o = O$1(n, t);
	t.isWrite ? e.write.push(o) : e.read.push(o);
}
const C = { short: new Map([["c", !0]]) };
const I$1 = {
	short: new Map([
		["C", !0],
		["P", !1],
		["h", !1],
		["p", !1],
		["v", !1],
		...C.short.entries()
	]),
	long: new Set([
		"attr-source",
		"config-env",
		"exec-path",
		"git-dir",
		"list-cmds",
		"namespace",
		"super-prefix",
		"work-tree"
	])
};
const R$1 = {
	clone: {
		short: new Map([
			["b", !0],
			["j", !0],
			["l", !1],
			["n", !1],
			["o", !0],
			["q", !1],
			["s", !1],
			["u", !0]
		]),
		long: new Set([
			"branch",
			"config",
			"jobs",
			"origin",
			"upload-pack",
			"u",
			"template"
		])
	},
	commit: {
		short: new Map([
			["C", !0],
			["F", !0],
			["c", !0],
			["m", !0],
			["t", !0]
		]),
		long: new Set([
			"file",
			"message",
			"reedit-message",
			"reuse-message",
			"template"
		])
	},
	config: {
		short: new Map([
			["e", !1],
			["f", !0],
			["l", !1]
		]),
		long: new Set([
			"blob",
			"comment",
			"default",
			"file",
			"type",
			"value"
		])
	},
	fetch: {
		short: new Map(),
		long: new Set(["upload-pack"])
	},
	init: {
		short: new Map(),
		long: new Set(["template"])
	},
	pull: {
		short: new Map(),
		long: new Set(["upload-pack"])
	},
	push: {
		short: new Map(),
		long: new Set(["exec", "receive-pack"])
	},
	rebase: {
		short: new Map([
			["X", !0],
			["f", !1],
			["i", !1],
			["k", !1],
			["m", !1],
			["n", !1],
			["q", !1],
			["r", !1],
			["s", !0],
			["v", !1],
			["x", !0]
		]),
		long: new Set([
			"exec",
			"onto",
			"strategy",
			"strategy-option"
		])
	}
};
const T = {
	short: new Map(),
	long: new Set()
};
function B$1(e) {
	const n = R$1[e ?? ""] ?? T;
	return {
		short: new Map([...C.short.entries(), ...n.short.entries()]),
		long: n.long
	};
}
function b$1(e, n = I$1) {
	if (e.startsWith("--")) {
		const t = e.indexOf("=");
		if (t > 2) return [{
			name: e.slice(0, t),
			value: e.slice(t + 1),
			needsNext: !1
		}];
		const o = e.slice(2);
		return [{
			name: e,
			needsNext: n.long.has(o)
		}];
	}
	if (e.length === 2) {
		const t = e.charAt(1);
		return [{
			name: e,
			needsNext: n.short.get(t) === !0
		}];
	}
	return j$1(e, n.short);
}
function j$1(e, n) {
	const t = e.slice(1).split(""), o = [];
	for (let a = 0; a < t.length; a++) {
		const s = t[a], r = n.get(s);
		if (r === void 0) return [{
			name: e,
			needsNext: !1
		}];
		if (r) {
			const i = t.slice(a + 1).join("");
			if (i && ![...i].every((m) => n.has(m))) return o.push({
				name: `-${s}`,
				value: i,
				needsNext: !1
			}), o;
		}
		o.push({
			name: `-${s}`,
			needsNext: r
		});
	}
	return o;
}
function W$1(e, n = []) {
	let t = 0;
	for (; t < e.length;) {
		const o = String(e[t]);
		if (!o.startsWith("-") || o.length < 2) break;
		const a = b$1(o);
		let s = t + 1;
		for (const r of a) {
			const i = {
				name: r.name,
				value: r.value,
				absorbedNext: !1,
				isGlobal: !0
			};
			r.needsNext && i.value === void 0 && s < e.length && (i.value = String(e[s]), i.absorbedNext = !0, s++), n.push(i);
		}
		t = s;
	}
	return {
		flags: n,
		taskIndex: t
	};
}
function V$1(e, n, t = []) {
	const o$2 = B$1(n), a = [], s = [];
	let r$3 = 0;
	for (; r$3 < e.length;) {
		const i = e[r$3];
		if (r(i)) {
			s.push(...o(i)), r$3++;
			continue;
		}
		const p = String(i);
		if (p === "--") {
			for (let d = r$3 + 1; d < e.length; d++) {
				const g = e[d];
				r(g) ? s.push(...o(g)) : s.push(String(g));
			}
			break;
		}
		if (!p.startsWith("-") || p.length < 2) {
			a.push(p), r$3++;
			continue;
		}
		const m = b$1(p, o$2);
		let u = r$3 + 1;
		for (const d of m) {
			const g = {
				name: d.name,
				value: d.value,
				absorbedNext: !1,
				isGlobal: !1
			};
			d.needsNext && g.value === void 0 && u < e.length && !r(e[u]) && (g.value = String(e[u]), g.absorbedNext = !0, u++), t.push(g);
		}
		r$3 = u;
	}
	return {
		flags: t,
		positionals: a,
		pathspecs: s
	};
}
function* q$1({ write: e }) {
	for (const n of e) for (const t of K$1) {
		const o = t(n.key);
		o && (yield o);
	}
}
function f$1(e, n, t = String(e)) {
	const o = typeof e == "string" ? new RegExp(`\\s*${e.toLowerCase()}`) : e;
	return function(s) {
		if (o.test(s)) return {
			category: n,
			message: `Configuring ${t} is not permitted without enabling ${n}`
		};
	};
}
function l$1(e, n) {
	return f$1(new RegExp(`\\s*${e.toLowerCase().replace(/\./g, "(..+)?.")}`), n, e);
}
const K$1 = [
	f$1("alias", "allowUnsafeAlias"),
	f$1("core.askPass", "allowUnsafeAskPass"),
	f$1("core.editor", "allowUnsafeEditor"),
	f$1("core.fsmonitor", "allowUnsafeFsMonitor"),
	f$1("core.gitProxy", "allowUnsafeGitProxy"),
	f$1("core.hooksPath", "allowUnsafeHooksPath"),
	f$1("core.pager", "allowUnsafePager"),
	f$1("core.sshCommand", "allowUnsafeSshCommand"),
	l$1("credential.helper", "allowUnsafeCredentialHelper"),
	l$1("diff.command", "allowUnsafeDiffExternal"),
	f$1("diff.external", "allowUnsafeDiffExternal"),
	l$1("difftool.cmd", "allowUnsafeDiffExternal"),
	l$1("diff.textconv", "allowUnsafeDiffTextConv"),
	l$1("filter.clean", "allowUnsafeFilter"),
	l$1("filter.process", "allowUnsafeFilter"),
	l$1("filter.smudge", "allowUnsafeFilter"),
	l$1("gpg.program", "allowUnsafeGpgProgram"),
	f$1("include.path", "allowUnsafeInclude"),
	l$1("includeIf", "allowUnsafeInclude"),
	f$1("init.templateDir", "allowUnsafeTemplateDir"),
	l$1("pager.", "allowUnsafePager"),
	l$1("merge.driver", "allowUnsafeMergeDriver"),
	l$1("mergetool.path", "allowUnsafeMergeDriver"),
	l$1("mergetool.cmd", "allowUnsafeMergeDriver"),
	l$1("protocol.allow", "allowUnsafeProtocolOverride"),
	l$1("remote.receivepack", "allowUnsafePack"),
	l$1("remote.uploadpack", "allowUnsafePack"),
	f$1("uploadpack.packObjectsHook", "allowUnsafePack"),
	f$1("sequence.editor", "allowUnsafeEditor"),
	l$1("submodule.update", "allowUnsafeSubmodule"),
	l$1("tar.command", "allowUnsafeCommandBinaries"),
	l$1("trailer.cmd", "allowUnsafeCommandBinaries"),
	l$1("trailer.command", "allowUnsafeCommandBinaries"),
	l$1("url.insteadOf", "allowUnsafeUrlRewrite")
];
function* H$1(e, n) {
	for (const t of n) for (const o of X$1) {
		const a = o(e, t);
		a && (yield a);
	}
}
function c(e, n, t, { name: o = String(n), globalOnly: a = !1, withValue: s = !1 } = {}) {
	const r = typeof n == "string" ? new RegExp(`\\s*${n.toLowerCase()}`) : n, i = `Use of ${e ? `${e} with option ` : ""}${o} is not permitted without enabling ${t}`;
	return function(m, u) {
		if (!(e && m !== e) && !(a && !u.isGlobal) && !(s && u.value === void 0) && r.test(u.name)) return {
			category: t,
			message: i
		};
	};
}
const h$1 = {
	globalOnly: !0,
	withValue: !0
};
const X$1 = [
	c(null, /--(upload|receive)-pack/, "allowUnsafePack", { name: "--upload-pack or --receive-pack" }),
	c("clone", /^-\w*u/, "allowUnsafePack"),
	c("clone", "--u", "allowUnsafePack"),
	c("push", /^--exec$/, "allowUnsafePack", { name: "--exec" }),
	c("rebase", /^(-x|--ex(ec?)?)$/, "allowUnsafeExec", { name: "-x or --exec" }),
	c(null, "--template", "allowUnsafeTemplateDir"),
	c(null, "--exec-path", "allowUnsafeExec", h$1),
	c(null, "--git-dir", "allowUnsafeConfigPaths", h$1),
	c(null, "--work-tree", "allowUnsafeConfigPaths", h$1),
	c(null, /^-C$/, "allowUnsafeConfigPaths", {
		...h$1,
		name: "-C"
	})
];
function k(e, n, t) {
	return [...H$1(e, n), ...q$1(t)];
}
function Y$1(...e) {
	const { flags: n, taskIndex: t } = W$1(e), o = t < e.length ? String(e[t]).toLowerCase() : null, { positionals: s, pathspecs: r } = V$1(o !== null ? e.slice(t + 1) : [], o, n), i = D(o, n, s);
	return {
		task: o,
		flags: n.map(J$1),
		paths: r,
		config: i,
		vulnerabilities: z$1(k(o, n, i))
	};
}
function z$1(e) {
	return Object.defineProperty(e, "vulnerabilities", { value: e });
}
function J$1({ value: e, name: n }) {
	return e !== void 0 ? {
		name: n,
		value: e
	} : { name: n };
}
const y = {
	editor: "allowUnsafeEditor",
	git_askpass: "allowUnsafeAskPass",
	git_config_global: "allowUnsafeConfigPaths",
	git_config_system: "allowUnsafeConfigPaths",
	git_config_count: "allowUnsafeConfigEnvCount",
	git_config_parameters: "allowUnsafeConfigEnvCount",
	git_config: "allowUnsafeConfigPaths",
	git_editor: "allowUnsafeEditor",
	git_exec_path: "allowUnsafeExec",
	git_external_diff: "allowUnsafeDiffExternal",
	git_pager: "allowUnsafePager",
	git_proxy_command: "allowUnsafeGitProxy",
	git_template_dir: "allowUnsafeTemplateDir",
	git_sequence_editor: "allowUnsafeEditor",
	git_ssh: "allowUnsafeSshCommand",
	git_ssh_command: "allowUnsafeSshCommand",
	pager: "allowUnsafePager",
	prefix: "allowUnsafeConfigPaths",
	ssh_askpass: "allowUnsafeAskPass",
	visual: "allowUnsafeEditor"
};
function* Q$1(e) {
	const n = parseInt(e.git_config_count ?? "0", 10);
	for (let t = 0; t < n; t++) {
		const o = e[`git_config_key_${t}`], a = e[`git_config_value_${t}`];
		o !== void 0 && (yield {
			key: o.toLowerCase().trim(),
			value: a,
			scope: "env"
		});
	}
}
function* Z$1(e) {
	for (const n of Object.keys(e)) if (_$1(n)) {
		const t = y[n];
		yield {
			category: t,
			message: `Use of "${n.toUpperCase()}" is not permitted without enabling ${t}`
		};
	}
}
function _$1(e) {
	return Object.hasOwn(y, e);
}
function ee$1(e) {
	const n = {};
	for (const [t, o] of Object.entries(e)) {
		const a = t.toLowerCase().trim();
		(_$1(a) || a.startsWith("git")) && (n[a] = String(o));
	}
	return n;
}
function ne$1(e) {
	const n = ee$1(e), t = {
		read: [],
		write: [...Q$1(n)]
	};
	return {
		config: t,
		vulnerabilities: [...Z$1(n), ...k(null, [], t)]
	};
}
function oe$1(e, n) {
	return [...Y$1(...e).vulnerabilities, ...ne$1(n).vulnerabilities];
}
// node_modules/simple-git/dist/index.mjs
var O = class extends Error {
	constructor(e, n) {
		super(n), this.task = e, Object.setPrototypeOf(this, new.target.prototype);
	}
};
var Ae = class extends O {
	constructor(e, n) {
		super(void 0, n), this.config = e;
	}
};
var A = class extends O {
	constructor(e, n, r) {
		super(e, r), this.task = e, this.plugin = n, Object.setPrototypeOf(this, new.target.prototype);
	}
};
var at = class extends O {
	constructor(e, n) {
		super(void 0, n || String(e)), this.git = e;
	}
};
var xe = class extends O {
	constructor(e) {
		super(void 0, e);
	}
};
const I = "\0";
const W = () => {};
function Ne(t) {
	return typeof t != "function" ? W : t;
}
function $e(t) {
	return typeof t == "function" && t !== W;
}
function Pe(t, e) {
	const n = t.indexOf(e);
	return n <= 0 ? [t, ""] : [t.substr(0, n), t.substr(n + 1)];
}
function Me(t, e = 0) {
	return Dt(t) && t.length > e ? t[e] : void 0;
}
function N(t, e = 0) {
	if (Dt(t) && t.length > e) return t[t.length - 1 - e];
}
function Dt(t) {
	return Bt(t);
}
function H(t = "", e = !0, n = `
`) {
	return t.split(n).reduce((r, s) => {
		const o = e ? s.trim() : s;
		return o && r.push(o), r;
	}, []);
}
function ut(t, e) {
	return H(t, !0).map((n) => e(n));
}
function Lt(t) {
	return (0, import_dist.exists)(t, import_dist.FOLDER);
}
function S(t, e) {
	return Array.isArray(t) ? t.includes(e) || t.push(e) : t.add(e), e;
}
function De(t, e) {
	return Array.isArray(t) && !t.includes(e) && t.push(e), t;
}
function ct(t, e) {
	if (Array.isArray(t)) {
		const n = t.indexOf(e);
		n >= 0 && t.splice(n, 1);
	} else t.delete(e);
	return e;
}
const ft = Object.prototype.toString.call.bind(Object.prototype.toString);
function v(t) {
	return Array.isArray(t) ? t : [t];
}
function jt(t) {
	return t.replace(/[\s-]+(.)/g, (e, n) => n.toUpperCase());
}
function L(t) {
	return v(t).map((e) => e instanceof String ? e : String(e));
}
function p(t, e = 0) {
	if (t == null) return e;
	const n = parseInt(t, 10);
	return Number.isNaN(n) ? e : n;
}
function U(t, e) {
	const n = [];
	for (let r = 0, s = t.length; r < s; r++) n.push(e, t[r]);
	return n;
}
function F(t) {
	return (Array.isArray(t) ? Buffer.concat(t) : t).toString("utf-8");
}
function Le(t) {
	return t ? Buffer.isBuffer(t) ? t.length : Buffer.byteLength(t) : 0;
}
function je(t, e) {
	const n = {};
	return e.forEach((r) => {
		t[r] !== void 0 && (n[r] = t[r]);
	}), n;
}
function wt(t = 0) {
	return new Promise((e) => setTimeout(e, t));
}
function bt(t) {
	if (t !== !1) return t;
}
function d(t, e, n) {
	return e(t) ? t : arguments.length > 2 ? n : void 0;
}
const K = (t) => Array.isArray(t);
function st(t, e) {
	const n = r(t) ? "string" : typeof t;
	return /number|string|boolean/.test(n) && (!e || !e.includes(n));
}
const m = (t) => typeof t == "string" || r(t);
const Be = (t) => m(t) || Buffer.isBuffer(t);
const G = (t) => m(t) || Array.isArray(t) && t.every(m);
function lt(t) {
	return !!t && ft(t) === "[object Object]";
}
function Ie(t) {
	return typeof t == "function";
}
const Bt = (t) => t == null || "number|boolean|function".includes(typeof t) ? !1 : typeof t.length == "number";
var V = ((t) => (t[t.SUCCESS = 0] = "SUCCESS", t[t.ERROR = 1] = "ERROR", t[t.NOT_FOUND = -2] = "NOT_FOUND", t[t.UNCLEAN = 128] = "UNCLEAN", t))(V || {});
var z = class z {
	constructor(e, n) {
		this.stdOut = e, this.stdErr = n;
	}
	asStrings() {
		return new z(this.stdOut.toString("utf8"), this.stdErr.toString("utf8"));
	}
};
function Ue() {
	throw new Error("LineParser:useMatches not implemented");
}
var l = class {
	constructor(e, n) {
		this.matches = [], this.useMatches = Ue, this.parse = (r, s) => (this.resetMatches(), this._regExp.every((o, i) => this.addMatch(o, i, r(i))) ? this.useMatches(s, this.prepareMatches()) !== !1 : !1), this._regExp = Array.isArray(e) ? e : [e], n && (this.useMatches = n);
	}
	resetMatches() {
		this.matches.length = 0;
	}
	prepareMatches() {
		return this.matches;
	}
	addMatch(e, n, r) {
		const s = r && e.exec(r);
		return s && this.pushMatch(n, s), !!s;
	}
	pushMatch(e, n) {
		this.matches.push(...n.slice(1));
	}
};
var x = class extends l {
	addMatch(e, n, r) {
		return /^remote:\s/.test(String(r)) && super.addMatch(e, n, r);
	}
	pushMatch(e, n) {
		(e > 0 || n.length > 1) && super.pushMatch(e, n);
	}
};
const Fe = {
	binary: "git",
	maxConcurrentProcesses: 5,
	config: [],
	trimmed: !1
};
function Ge(...t) {
	const e = process.cwd(), n = Object.assign({
		baseDir: e,
		...Fe
	}, ...t.filter((r) => typeof r == "object" && r));
	return n.baseDir = n.baseDir || e, n.trimmed = n.trimmed === !0, n;
}
function It(t, e = []) {
	return lt(t) ? Object.keys(t).reduce((n, r$1) => {
		const s = t[r$1];
		if (r(s)) n.push(s);
		else if (st(s, ["boolean"])) n.push(r$1 + "=" + s);
		else if (Array.isArray(s)) for (const o of s) st(o, ["string", "number"]) || n.push(r$1 + "=" + o);
		else n.push(r$1);
		return n;
	}, e) : e;
}
function h(t, e = 0, n = !1) {
	const r = [];
	for (let s = 0, o = e < 0 ? t.length : e; s < o; s++) "string|number".includes(typeof t[s]) && r.push(String(t[s]));
	return It(ht(t), r), n || r.push(...ze(t)), r;
}
function ze(t) {
	return L(d(N(t, typeof N(t) == "function" ? 1 : 0), K, []));
}
function ht(t) {
	return d(N(t, Ie(N(t)) ? 1 : 0), lt);
}
function u(t, e = !0) {
	const n = Ne(N(t));
	return e || $e(n) ? n : void 0;
}
function Tt(t, e) {
	return t(e.stdOut, e.stdErr);
}
function E(t, e, n, r = !0) {
	return v(n).forEach((s) => {
		for (let o = H(s, r), i = 0, a = o.length; i < a; i++) {
			const c = (y = 0) => {
				if (!(i + y >= a)) return o[i + y];
			};
			e.some(({ parse: y }) => y(c, t));
		}
	}), t;
}
const mt = ({ exitCode: t }, e, n, r) => {
	if (t === V.UNCLEAN && Ve(e)) return n(Buffer.from("false"));
	r(e);
};
const Ut = (t) => t.trim() === "true";
function We(t) {
	switch (t) {
		case "bare": return Ke();
		case "root": return He();
	}
	return {
		commands: ["rev-parse", "--is-inside-work-tree"],
		format: "utf-8",
		onError: mt,
		parser: Ut
	};
}
function He() {
	return {
		commands: ["rev-parse", "--git-dir"],
		format: "utf-8",
		onError: mt,
		parser(e) {
			return /^\.(git)?$/.test(e.trim());
		}
	};
}
function Ke() {
	return {
		commands: ["rev-parse", "--is-bare-repository"],
		format: "utf-8",
		onError: mt,
		parser: Ut
	};
}
function Ve(t) {
	return /(Not a git repository|Kein Git-Repository)/i.test(String(t));
}
var Xe = class {
	constructor(e) {
		this.paths = [], this.files = [], this.folders = [], this.dryRun = e;
	}
};
const Ye = /^[a-z]+\s*/i;
const Qe = /^[a-z]+\s+[a-z]+\s*/i;
const Je = /\/$/;
function Ze(t, e) {
	const n = new Xe(t), r = t ? Qe : Ye;
	return H(e).forEach((s) => {
		const o = s.replace(r, "");
		n.paths.push(o), (Je.test(o) ? n.folders : n.files).push(o);
	}), n;
}
const Ft = [];
function tn(t) {
	return {
		commands: Ft,
		format: "empty",
		parser: t
	};
}
function b(t) {
	return {
		commands: Ft,
		format: "empty",
		parser() {
			throw typeof t == "string" ? new xe(t) : t;
		}
	};
}
function g(t, e = !1) {
	return {
		commands: t,
		format: "utf-8",
		parser(n) {
			return e ? String(n).trim() : n;
		}
	};
}
function Gt(t) {
	return {
		commands: t,
		format: "buffer",
		parser(e) {
			return e;
		}
	};
}
function en(t) {
	return t.format === "buffer";
}
function kt(t) {
	return t.format === "empty" || !t.commands.length;
}
const nn = "Git clean interactive mode is not supported";
const rn = "Git clean mode parameter (\"n\" or \"f\") is required";
const sn = "Git clean unknown option found in: ";
var zt = ((t) => (t.DRY_RUN = "n", t.FORCE = "f", t.IGNORED_INCLUDED = "x", t.IGNORED_ONLY = "X", t.EXCLUDING = "e", t.QUIET = "q", t.RECURSIVE = "d", t))(zt || {});
const qt = new Set(["i", ...L(Object.values(zt))]);
function on(t, e) {
	const { cleanMode: n, options: r, valid: s } = cn(t);
	return n ? s.options ? (r.push(...e), r.some(hn) ? b(nn) : an(n, r)) : b(sn + JSON.stringify(t)) : b(rn);
}
function an(t, e) {
	return {
		commands: [
			"clean",
			`-${t}`,
			...e
		],
		format: "utf-8",
		parser(r) {
			return Ze(t === "n", r);
		}
	};
}
function un(t) {
	return Array.isArray(t) && t.every((e) => qt.has(e));
}
function cn(t) {
	let e, n = [], r = {
		cleanMode: !1,
		options: !0
	};
	return t.replace(/[^a-z]i/g, "").split("").forEach((s) => {
		fn(s) ? (e = s, r.cleanMode = !0) : r.options = r.options && ln(n[n.length] = `-${s}`);
	}), {
		cleanMode: e,
		options: n,
		valid: r
	};
}
function fn(t) {
	return t === "f" || t === "n";
}
function ln(t) {
	return /^-[a-z]$/i.test(t) && qt.has(t.charAt(1));
}
function hn(t) {
	return /^-[^\-]/.test(t) ? t.indexOf("i") > 0 : t === "--interactive";
}
var mn = class {
	constructor() {
		this.files = [], this.values = Object.create(null);
	}
	get all() {
		return this._all || (this._all = this.files.reduce((e, n) => Object.assign(e, this.values[n]), {})), this._all;
	}
	addFile(e) {
		if (!(e in this.values)) {
			const n = N(this.files);
			this.values[e] = n ? Object.create(this.values[n]) : {}, this.files.push(e);
		}
		return this.values[e];
	}
	addValue(e, n, r) {
		const s = this.addFile(e);
		Object.hasOwn(s, n) ? Array.isArray(s[n]) ? s[n].push(r) : s[n] = [s[n], r] : s[n] = r, this._all = void 0;
	}
};
function pn(t) {
	const e = new mn();
	for (const n of Wt(t)) e.addValue(n.file, String(n.key), n.value);
	return e;
}
function dn(t, e) {
	let n = null;
	const r = [], s = new Map();
	for (const o of Wt(t, e)) o.key === e && (r.push(n = o.value), s.has(o.file) || s.set(o.file, []), s.get(o.file).push(n));
	return {
		key: e,
		paths: Array.from(s.keys()),
		scopes: s,
		value: n,
		values: r
	};
}
function gn(t) {
	return t.replace(/^(file):/, "");
}
function* Wt(t, e = null) {
	const n = t.split("\0");
	for (let r = 0, s = n.length - 1; r < s;) {
		const o = gn(n[r++]);
		let i = n[r++], a = e;
		if (i.includes(`
`)) {
			const c = Pe(i, `
`);
			a = c[0], i = c[1];
		}
		yield {
			file: o,
			key: a,
			value: i
		};
	}
}
var Ht = ((t) => (t.system = "system", t.global = "global", t.local = "local", t.worktree = "worktree", t))(Ht || {});
function Y(t, e) {
	return typeof t == "string" && Object.hasOwn(Ht, t) ? t : e;
}
function yn(t, e, n, r) {
	const s = ["config", `--${r}`];
	return n && s.push("--add"), s.push(t, e), {
		commands: s,
		format: "utf-8",
		parser(o) {
			return o;
		}
	};
}
function wn(t, e) {
	const n = [
		"config",
		"--null",
		"--show-origin",
		"--get-all",
		t
	];
	return e && n.splice(1, 0, `--${e}`), {
		commands: n,
		format: "utf-8",
		parser(r) {
			return dn(r, t);
		}
	};
}
function bn(t) {
	const e = [
		"config",
		"--list",
		"--show-origin",
		"--null"
	];
	return t && e.push(`--${t}`), {
		commands: e,
		format: "utf-8",
		parser(n) {
			return pn(n);
		}
	};
}
function Tn() {
	return {
		addConfig(t, e, ...n) {
			return this._runTask(yn(t, e, n[0] === !0, Y(n[1], "local")), u(arguments));
		},
		getConfig(t, e) {
			return this._runTask(wn(t, Y(e, void 0)), u(arguments));
		},
		listConfig(...t) {
			return this._runTask(bn(Y(t[0], void 0)), u(arguments));
		}
	};
}
var Kt = ((t) => (t.ADDED = "A", t.COPIED = "C", t.DELETED = "D", t.MODIFIED = "M", t.RENAMED = "R", t.CHANGED = "T", t.UNMERGED = "U", t.UNKNOWN = "X", t.BROKEN = "B", t))(Kt || {});
const kn = new Set(Object.values(Kt));
function _n(t) {
	return kn.has(t);
}
var _t;
const vn = ["-h"];
const j = Symbol("grepQuery");
var En = class {
	constructor() {
		this[_t] = [];
	}
	*[(_t = j, Symbol.iterator)]() {
		for (const e of this[j]) yield e;
	}
	and(...e) {
		return e.length && this[j].push("--and", "(", ...U(e, "-e"), ")"), this;
	}
	param(...e) {
		return this[j].push(...U(e, "-e")), this;
	}
};
function Sn(...t) {
	return new En().param(...t);
}
function Rn(t) {
	const e = new Set(), n = {};
	return ut(t, (r) => {
		const [s, o, i] = r.split(I);
		e.add(s), (n[s] = n[s] || []).push({
			line: p(o),
			path: s,
			preview: i
		});
	}), {
		paths: e,
		results: n
	};
}
function On() {
	return { grep(t) {
		const e = u(arguments), n = h(arguments);
		for (const s of vn) if (n.includes(s)) return this._runTask(b(`git.grep: use of "${s}" is not supported.`), e);
		typeof t == "string" && (t = Sn().param(t));
		const r = [
			"grep",
			"--null",
			"-n",
			"--full-name",
			...n,
			...t
		];
		return this._runTask({
			commands: r,
			format: "utf-8",
			parser(s) {
				return Rn(s);
			}
		}, e);
	} };
}
var Vt = ((t) => (t.MIXED = "mixed", t.SOFT = "soft", t.HARD = "hard", t.MERGE = "merge", t.KEEP = "keep", t))(Vt || {});
const Cn = L(Object.values(Vt));
function An(t, e) {
	const n = ["reset"];
	return Xt(t) && n.push(`--${t}`), n.push(...e), g(n);
}
function xn(t) {
	if (Xt(t)) return t;
	switch (typeof t) {
		case "string":
		case "undefined": return "soft";
	}
}
function Xt(t) {
	return typeof t == "string" && Cn.includes(t);
}
import_src.default.formatters.L = (t) => String(Bt(t) ? t.length : "-");
import_src.default.formatters.B = (t) => Buffer.isBuffer(t) ? t.toString("utf8") : ft(t);
function Nn() {
	return (0, import_src.default)("simple-git");
}
function vt(t, e, n) {
	return !e || !String(e).replace(/\s*/, "") ? n ? (r, ...s) => {
		t(r, ...s), n(r, ...s);
	} : t : (r, ...s) => {
		t(`%s ${r}`, e, ...s), n && n(r, ...s);
	};
}
function $n(t, e, { namespace: n }) {
	if (typeof t == "string") return t;
	const r = e && e.namespace || "";
	return r.startsWith(n) ? r.substr(n.length + 1) : r || n;
}
function $(t, e, n, r = Nn()) {
	const s = t && `[${t}]` || "", o = [], i = typeof e == "string" ? r.extend(e) : e, a = $n(d(e, m), i, r);
	return y(n);
	function c(w, T) {
		return S(o, $(t, a.replace(/^[^:]+/, w), T, r));
	}
	function y(w) {
		const T = w && `[${w}]` || "", k = i && vt(i, T) || W, C = vt(r, `${s} ${T}`, k);
		return Object.assign(i ? k : C, {
			label: t,
			sibling: c,
			info: C,
			step: y
		});
	}
}
const M = class M {
	constructor(e = "GitExecutor") {
		this.logLabel = e, this._queue = new Map();
	}
	withProgress(e) {
		return this._queue.get(e);
	}
	createProgress(e) {
		const n = M.getName(e.commands[0]);
		return {
			task: e,
			logger: $(this.logLabel, n),
			name: n
		};
	}
	push(e) {
		const n = this.createProgress(e);
		return n.logger("Adding task to the queue, commands = %o", e.commands), this._queue.set(e, n), n;
	}
	fatal(e) {
		for (const [n, { logger: r }] of Array.from(this._queue.entries())) n === e.task ? (r.info("Failed %o", e), r("Fatal exception, any as-yet un-started tasks run through this executor will not be attempted")) : r.info("A fatal exception occurred in a previous task, the queue has been purged: %o", e.message), this.complete(n);
		if (this._queue.size !== 0) throw new Error(`Queue size should be zero after fatal: ${this._queue.size}`);
	}
	complete(e) {
		this.withProgress(e) && this._queue.delete(e);
	}
	attempt(e) {
		const n = this.withProgress(e);
		if (!n) throw new O(void 0, "TasksPendingQueue: attempt called for an unknown task");
		return n.logger("Starting task"), n;
	}
	static getName(e = "empty") {
		return `task:${e}:${++M.counter}`;
	}
};
M.counter = 0;
let ot = M;
var Pn = class {
	constructor(e, n, r) {
		this._executor = e, this._scheduler = n, this._plugins = r, this._chain = Promise.resolve(), this._queue = new ot();
	}
	get cwd() {
		return this._cwd || this._executor.cwd;
	}
	set cwd(e) {
		this._cwd = e;
	}
	get env() {
		return this._executor.env;
	}
	get outputHandler() {
		return this._executor.outputHandler;
	}
	chain() {
		return this;
	}
	push(e) {
		return this._queue.push(e), this._chain = this._chain.then(() => this.attemptTask(e));
	}
	async attemptTask(e) {
		const n = await this._scheduler.next(), r = () => this._queue.complete(e);
		try {
			const { logger: s } = this._queue.attempt(e);
			return await (kt(e) ? this.attemptEmptyTask(e, s) : this.attemptRemoteTask(e, s));
		} catch (s) {
			throw this.onFatalException(e, s);
		} finally {
			r(), n();
		}
	}
	onFatalException(e, n) {
		const r = n instanceof O ? Object.assign(n, { task: e }) : new O(e, n && String(n));
		return this._chain = Promise.resolve(), this._queue.fatal(r), r;
	}
	async attemptRemoteTask(e, n) {
		const r = this._plugins.exec("spawn.binary", "", this.taskContext(e, e.commands)), s = this._plugins.exec("spawn.args", [...e.commands], this.taskContext(e, e.commands)), o = await this.gitResponse(e, r, s, this.outputHandler, n.step("SPAWN")), i = await this.handleTaskData(e, s, o, n.step("HANDLE"));
		return n("passing response to task's parser as a %s", e.format), en(e) ? Tt(e.parser, i) : Tt(e.parser, i.asStrings());
	}
	async attemptEmptyTask(e, n) {
		return n("empty task bypassing child process to call to task's parser"), e.parser(this);
	}
	handleTaskData(e, n, r, s) {
		const { exitCode: o, rejection: i, stdOut: a, stdErr: c } = r;
		return new Promise((y, w) => {
			s("Preparing to handle process response exitCode=%d stdOut=", o);
			const { error: T } = this._plugins.exec("task.error", { error: i }, {
				...this.taskContext(e, n),
				...r
			});
			if (T && e.onError) return s.info("exitCode=%s handling with custom error handler"), e.onError(r, T, (k) => {
				s.info("custom error handler treated as success"), s("custom error returned a %s", ft(k)), y(new z(Array.isArray(k) ? Buffer.concat(k) : k, Buffer.concat(c)));
			}, w);
			if (T) return s.info("handling as error: exitCode=%s stdErr=%s rejection=%o", o, c.length, i), w(T);
			s.info("retrieving task output complete"), y(new z(Buffer.concat(a), Buffer.concat(c)));
		});
	}
	async gitResponse(e, n, r, s, o) {
		const i = o.sibling("output"), a = this._plugins.exec("spawn.options", {
			cwd: this.cwd,
			env: this.env,
			windowsHide: !0
		}, this.taskContext(e, e.commands));
		return new Promise((c) => {
			const y = [], w = [];
			o.info("%s %o", n, r), o("%O", a);
			let T = this._beforeSpawn(e, r);
			if (T) return c({
				stdOut: y,
				stdErr: w,
				exitCode: 9901,
				rejection: T
			});
			this._plugins.exec("spawn.before", void 0, {
				...this.taskContext(e, r),
				kill(C) {
					T = C || T;
				}
			});
			const k = spawn(n, r, a);
			k.stdout.on("data", Et(y, "stdOut", o, i.step("stdOut"))), k.stderr.on("data", Et(w, "stdErr", o, i.step("stdErr"))), k.on("error", Mn(w, o)), s && (o("Passing child process stdOut/stdErr to custom outputHandler"), s(n, k.stdout, k.stderr, [...r])), this._plugins.exec("spawn.after", void 0, {
				...this.taskContext(e, r),
				spawned: k,
				close(C, Te) {
					c({
						stdOut: y,
						stdErr: w,
						exitCode: C,
						rejection: T || Te
					});
				},
				kill(C) {
					k.killed || (T = C, k.kill("SIGINT"));
				}
			});
		});
	}
	_beforeSpawn(e, n) {
		let r;
		return this._plugins.exec("spawn.before", void 0, {
			...this.taskContext(e, n),
			kill(s) {
				r = s || r;
			}
		}), r;
	}
	taskContext(e, n) {
		return {
			method: String(Me(e.commands) || ""),
			commands: n,
			env: { ...this.env },
			input: kt(e) ? void 0 : e.input
		};
	}
};
function Mn(t, e) {
	return (n) => {
		e("[ERROR] child process exception %o", n), t.push(Buffer.from(String(n.stack), "ascii"));
	};
}
function Et(t, e, n, r) {
	return (s) => {
		n("%s received %L bytes", e, s), r("%B", s), t.push(s);
	};
}
var Dn = class {
	constructor(e, n, r) {
		this.cwd = e, this._scheduler = n, this._plugins = r, this._chain = this.chain();
	}
	chain() {
		return new Pn(this, this._scheduler, this._plugins);
	}
	push(e) {
		return this._chain.push(e);
	}
};
function Ln(t, e, n = W) {
	const r = (o) => {
		n(null, o);
	}, s = (o) => {
		o?.task === t && n(o, void 0);
	};
	e.then(r, s);
}
function St(t, e) {
	return tn((n) => {
		if (!Lt(t)) throw new Error(`Git.cwd: cannot change to non-directory "${t}"`);
		return (e || n).cwd = t;
	});
}
function Q(t) {
	const e = ["checkout", ...t];
	return e[1] === "-b" && e.includes("-B") && (e[1] = ct(e, "-B")), g(e);
}
function jn() {
	return {
		checkout() {
			return this._runTask(Q(h(arguments, 1)), u(arguments));
		},
		checkoutBranch(t, e) {
			return this._runTask(Q([
				"-b",
				t,
				e,
				...h(arguments)
			]), u(arguments));
		},
		checkoutLocalBranch(t) {
			return this._runTask(Q([
				"-b",
				t,
				...h(arguments)
			]), u(arguments));
		}
	};
}
const Yt = (t, e, n) => {
	const r = ["clone", ...n];
	return m(t) && r.push(c$1(t)), m(e) && r.push(c$1(e)), g(r);
};
const Bn = (t, e, n) => (S(n, "--mirror"), Yt(t, e, n));
function Rt(t, e, n, ...r) {
	return m(n) ? e(n, d(r[0], m), h(arguments)) : b(`git.${t}() requires a string 'repoPath'`);
}
function In() {
	return {
		clone(t, ...e) {
			return this._runTask(Rt("clone", Yt, d(t, m), ...e), u(arguments));
		},
		mirror(t, ...e) {
			return this._runTask(Rt("mirror", Bn, d(t, m), ...e), u(arguments));
		}
	};
}
const Un = [
	new l(/^\[([^\s]+)( \([^)]+\))? ([^\]]+)/, (t, [e, n, r]) => {
		t.branch = e, t.commit = r, t.root = !!n;
	}),
	new l(/\s*Author:\s(.+)/i, (t, [e]) => {
		const n = e.split("<"), r = n.pop();
		!r || !r.includes("@") || (t.author = {
			email: r.substr(0, r.length - 1),
			name: n.join("<").trim()
		});
	}),
	new l(/(\d+)[^,]*(?:,\s*(\d+)[^,]*)(?:,\s*(\d+))/g, (t, [e, n, r]) => {
		t.summary.changes = parseInt(e, 10) || 0, t.summary.insertions = parseInt(n, 10) || 0, t.summary.deletions = parseInt(r, 10) || 0;
	}),
	new l(/^(\d+)[^,]*(?:,\s*(\d+)[^(]+\(([+-]))?/, (t, [e, n, r]) => {
		t.summary.changes = parseInt(e, 10) || 0;
		const s = parseInt(n, 10) || 0;
		r === "-" ? t.summary.deletions = s : r === "+" && (t.summary.insertions = s);
	})
];
function Fn(t) {
	return E({
		author: null,
		branch: "",
		commit: "",
		root: !1,
		summary: {
			changes: 0,
			insertions: 0,
			deletions: 0
		}
	}, Un, t);
}
function Gn(t, e, n) {
	return {
		commands: [
			"-c",
			"core.abbrev=40",
			"commit",
			...U(t, "-m"),
			...e,
			...n
		],
		format: "utf-8",
		parser: Fn
	};
}
function zn() {
	return { commit(e, ...n) {
		const r = u(arguments), s = t(e) || Gn(v(e), v(d(n[0], G, [])), [...L(d(n[1], K, [])), ...h(arguments, 0, !0)]);
		return this._runTask(s, r);
	} };
	function t(e) {
		return !G(e) && b("git.commit: requires the commit message to be supplied as a string/string[]");
	}
}
function qn() {
	return {
		count: 0,
		garbage: 0,
		inPack: 0,
		packs: 0,
		prunePackable: 0,
		size: 0,
		sizeGarbage: 0,
		sizePack: 0
	};
}
const Wn = new l(/([a-z-]+): (\d+)$/, (t, [e, n]) => {
	const r = jt(e);
	Object.hasOwn(t, r) && (t[r] = p(n));
});
function Hn() {
	return { countObjects() {
		return this._runTask({
			commands: ["count-objects", "--verbose"],
			format: "utf-8",
			parser(t) {
				return E(qn(), [Wn], t);
			}
		});
	} };
}
function Kn() {
	return { firstCommit() {
		return this._runTask(g([
			"rev-list",
			"--max-parents=0",
			"HEAD"
		], !0), u(arguments));
	} };
}
function Vn(t, e) {
	const n = ["hash-object", t];
	return e && n.push("-w"), g(n, !0);
}
var J = class {
	constructor(e, n, r, s) {
		this.bare = e, this.path = n, this.existing = r, this.gitDir = s;
	}
};
const Xn = /^Init.+ repository in (.+)$/;
const Yn = /^Rein.+ in (.+)$/;
function Qn(t, e, n) {
	const r = String(n).trim();
	let s;
	if (s = Xn.exec(r)) return new J(t, e, !1, s[1]);
	if (s = Yn.exec(r)) return new J(t, e, !0, s[1]);
	let o = "";
	const i = r.split(" ");
	for (; i.length;) if (i.shift() === "in") {
		o = i.join(" ");
		break;
	}
	return new J(t, e, /^re/i.test(r), o);
}
const Qt = "--bare";
function Jn(t) {
	return t.includes(Qt);
}
function Zn(t = !1, e, n) {
	const r = ["init", ...n];
	return t && !Jn(r) && r.splice(1, 0, Qt), {
		commands: r,
		format: "utf-8",
		parser(s) {
			return Qn(r.includes("--bare"), e, s);
		}
	};
}
function tr(t) {
	return t === void 0 ? b("interpretTrailers called without input content") : {
		format: "utf-8",
		parser(e) {
			return Object.fromEntries(ut(e, (n) => {
				const r = n.indexOf(":");
				return [jt(n.substring(0, r).toLowerCase()), n.substring(r + 2).trim()];
			}));
		},
		commands: ["interpret-trailers", "--parse"],
		input: t
	};
}
function er() {
	return { interpretTrailers(t) {
		return this._runTask(tr(d(t, Be)), u(arguments));
	} };
}
var R = ((t) => (t.NONE = "", t.STAT = "--stat", t.NUM_STAT = "--numstat", t.NAME_ONLY = "--name-only", t.NAME_STATUS = "--name-status", t))(R || {});
const Jt = /^--(stat|numstat|name-only|name-status)(=|$)/;
function pt(t) {
	for (let e = 0; e < t.length; e++) {
		const n = Jt.exec(t[e]);
		if (n) return `--${n[1]}`;
	}
	return "";
}
function nr(t) {
	return Jt.test(t);
}
var rr = class {
	constructor() {
		this.changed = 0, this.deletions = 0, this.insertions = 0, this.files = [];
	}
};
const Ot = [
	new l(/^(.+)\s+\|\s+(\d+)(\s+[+\-]+)?$/, (t, [e, n, r = ""]) => {
		t.files.push({
			file: e.trim(),
			changes: p(n),
			insertions: r.replace(/[^+]/g, "").length,
			deletions: r.replace(/[^-]/g, "").length,
			binary: !1
		});
	}),
	new l(/^(.+) \|\s+Bin ([0-9.]+) -> ([0-9.]+) ([a-z]+)/, (t, [e, n, r]) => {
		t.files.push({
			file: e.trim(),
			before: p(n),
			after: p(r),
			binary: !0
		});
	}),
	new l(/^(.+)\s+\|\s+Bin\s*$/, (t, [e]) => {
		t.files.push({
			file: e.trim(),
			before: 0,
			after: 0,
			binary: !0
		});
	}),
	new l(/(\d+) files? changed\s*((?:, \d+ [^,]+){0,2})/, (t, [e, n]) => {
		const r = /(\d+) i/.exec(n), s = /(\d+) d/.exec(n);
		t.changed = p(e), t.insertions = p(r?.[1]), t.deletions = p(s?.[1]);
	})
];
const sr = [new l(/(\d+)\t(\d+)\t(.+)$/, (t, [e, n, r]) => {
	const s = p(e), o = p(n);
	t.changed++, t.insertions += s, t.deletions += o, t.files.push({
		file: r,
		changes: s + o,
		insertions: s,
		deletions: o,
		binary: !1
	});
}), new l(/-\t-\t(.+)$/, (t, [e]) => {
	t.changed++, t.files.push({
		file: e,
		after: 0,
		before: 0,
		binary: !0
	});
})];
const or = [new l(/(.+)$/, (t, [e]) => {
	t.changed++, t.files.push({
		file: e,
		changes: 0,
		insertions: 0,
		deletions: 0,
		binary: !1
	});
})];
const ir = [new l(/([ACDMRTUXB])([0-9]{0,3})\t(.[^\t]*)(\t(.[^\t]*))?$/, (t, [e, n, r, s, o]) => {
	t.changed++, t.files.push({
		file: o ?? r,
		changes: 0,
		insertions: 0,
		deletions: 0,
		binary: !1,
		status: bt(_n(e) && e),
		from: bt(!!o && r !== o && r),
		similarity: p(n)
	});
})];
const ar = {
	[R.NONE]: Ot,
	[R.STAT]: Ot,
	[R.NUM_STAT]: sr,
	[R.NAME_STATUS]: ir,
	[R.NAME_ONLY]: or
};
function Zt(t = R.NONE) {
	const e = ar[t];
	return (n) => E(new rr(), e, n, !1);
}
const te = "òòòòòò ";
const ee = " òò";
const ne = " ò ";
const ur = [
	"hash",
	"date",
	"message",
	"refs",
	"author_name",
	"author_email"
];
function cr(t, e) {
	return e.reduce((n, r, s) => (n[r] = t[s] || "", n), Object.create({ diff: null }));
}
function re(t = ne, e = ur, n = R.NONE) {
	const r = Zt(n);
	return function(s) {
		const o = H(s.trim(), !1, te).map(function(i) {
			const a = i.split(ee), c = cr(a[0].split(t), e);
			return a.length > 1 && a[1].trim() && (c.diff = r(a[1])), c;
		});
		return {
			all: o,
			latest: o.length && o[0] || null,
			total: o.length
		};
	};
}
function fr(t) {
	let e = pt(t);
	const n = ["diff"];
	return e === R.NONE && (e = R.STAT, n.push("--stat=4096")), n.push(...t), dt(n) || {
		commands: n,
		format: "utf-8",
		parser: Zt(e)
	};
}
function dt(t) {
	const e = t.filter(nr);
	if (e.length > 1) return b(`Summary flags are mutually exclusive - pick one of ${e.join(",")}`);
	if (e.length && t.includes("-z")) return b(`Summary flag ${e} parsing is not compatible with null termination option '-z'`);
}
var se = ((t) => (t[t["--pretty"] = 0] = "--pretty", t[t["max-count"] = 1] = "max-count", t[t.maxCount = 2] = "maxCount", t[t.n = 3] = "n", t[t.file = 4] = "file", t[t.format = 5] = "format", t[t.from = 6] = "from", t[t.to = 7] = "to", t[t.splitter = 8] = "splitter", t[t.symmetric = 9] = "symmetric", t[t.mailMap = 10] = "mailMap", t[t.multiLine = 11] = "multiLine", t[t.strictDate = 12] = "strictDate", t))(se || {});
function lr(t, e) {
	const n = [], r = [];
	return Object.keys(t).forEach((s) => {
		n.push(s), r.push(String(t[s]));
	}), [n, r.join(e)];
}
function hr(t) {
	return Object.keys(t).reduce((e, n) => (n in se || (e[n] = t[n]), e), {});
}
function oe(t = {}, e = []) {
	const n = d(t.splitter, m, ne), [s, o] = lr(lt(t.format) ? t.format : {
		hash: "%H",
		date: t.strictDate === !1 ? "%ai" : "%aI",
		message: "%s",
		refs: "%D",
		body: t.multiLine ? "%B" : "%b",
		author_name: t.mailMap !== !1 ? "%aN" : "%an",
		author_email: t.mailMap !== !1 ? "%aE" : "%ae"
	}, n), i = [], a = [`--pretty=format:${te}${o}${ee}`, ...e], c = t.n || t["max-count"] || t.maxCount;
	if (c && a.push(`--max-count=${c}`), t.from || t.to) {
		const y = t.symmetric !== !1 ? "..." : "..";
		i.push(`${t.from || ""}${y}${t.to || ""}`);
	}
	return m(t.file) && a.push("--follow", c$1(t.file)), It(hr(t), a), {
		fields: s,
		splitter: n,
		commands: [...a, ...i]
	};
}
function mr(t, e, n) {
	const r = re(t, e, pt(n));
	return {
		commands: ["log", ...n],
		format: "utf-8",
		parser: r
	};
}
function pr() {
	return { log(...n) {
		const r = u(arguments), s = oe(ht(arguments), L(d(arguments[0], K, []))), o = e(...n) || dt(s.commands) || t(s);
		return this._runTask(o, r);
	} };
	function t(n) {
		return mr(n.splitter, n.fields, n.commands);
	}
	function e(n, r) {
		return m(n) && m(r) && b("git.log(string, string) should be replaced with git.log({ from: string, to: string })");
	}
}
var Z = class {
	constructor(e, n = null, r) {
		this.reason = e, this.file = n, this.meta = r;
	}
	toString() {
		return `${this.file}:${this.reason}`;
	}
};
var dr = class {
	constructor() {
		this.conflicts = [], this.merges = [], this.result = "success";
	}
	get failed() {
		return this.conflicts.length > 0;
	}
	get reason() {
		return this.result;
	}
	toString() {
		return this.conflicts.length ? `CONFLICTS: ${this.conflicts.join(", ")}` : "OK";
	}
};
var ie = class {
	constructor() {
		this.remoteMessages = { all: [] }, this.created = [], this.deleted = [], this.files = [], this.deletions = {}, this.insertions = {}, this.summary = {
			changes: 0,
			deletions: 0,
			insertions: 0
		};
	}
};
var gr = class {
	constructor() {
		this.remote = "", this.hash = {
			local: "",
			remote: ""
		}, this.branch = {
			local: "",
			remote: ""
		}, this.message = "";
	}
	toString() {
		return this.message;
	}
};
function tt(t) {
	return t.objects = t.objects || {
		compressing: 0,
		counting: 0,
		enumerating: 0,
		packReused: 0,
		reused: {
			count: 0,
			delta: 0
		},
		total: {
			count: 0,
			delta: 0
		}
	};
}
function Ct(t) {
	const e = /^\s*(\d+)/.exec(t), n = /delta (\d+)/i.exec(t);
	return {
		count: p(e && e[1] || "0"),
		delta: p(n && n[1] || "0")
	};
}
const yr = [
	new x(/^remote:\s*(enumerating|counting|compressing) objects: (\d+),/i, (t, [e, n]) => {
		const r = e.toLowerCase(), s = tt(t.remoteMessages);
		Object.assign(s, { [r]: p(n) });
	}),
	new x(/^remote:\s*(enumerating|counting|compressing) objects: \d+% \(\d+\/(\d+)\),/i, (t, [e, n]) => {
		const r = e.toLowerCase(), s = tt(t.remoteMessages);
		Object.assign(s, { [r]: p(n) });
	}),
	new x(/total ([^,]+), reused ([^,]+), pack-reused (\d+)/i, (t, [e, n, r]) => {
		const s = tt(t.remoteMessages);
		s.total = Ct(e), s.reused = Ct(n), s.packReused = p(r);
	})
];
const wr = [
	new x(/^remote:\s*(.+)$/, (t, [e]) => (t.remoteMessages.all.push(e.trim()), !1)),
	...yr,
	new x([/create a (?:pull|merge) request/i, /\s(https?:\/\/\S+)$/], (t, [e]) => {
		t.remoteMessages.pullRequestUrl = e;
	}),
	new x([/found (\d+) vulnerabilities.+\(([^)]+)\)/i, /\s(https?:\/\/\S+)$/], (t, [e, n, r]) => {
		t.remoteMessages.vulnerabilities = {
			count: p(e),
			summary: n,
			url: r
		};
	})
];
function ae(t, e) {
	return E({ remoteMessages: new br() }, wr, e);
}
var br = class {
	constructor() {
		this.all = [];
	}
};
const vr = [
	new l(/^\s*(.+?)\s+\|\s+\d+\s*(\+*)(-*)/, (t, [e, n, r]) => {
		t.files.push(e), n && (t.insertions[e] = n.length), r && (t.deletions[e] = r.length);
	}),
	new l(/(\d+)\D+((\d+)\D+\(\+\))?(\D+(\d+)\D+\(-\))?/, (t, [e, , n, , r]) => n !== void 0 || r !== void 0 ? (t.summary.changes = +e || 0, t.summary.insertions = +n || 0, t.summary.deletions = +r || 0, !0) : !1),
	new l(/^(create|delete) mode \d+ (.+)/, (t, [e, n]) => {
		S(t.files, n), S(e === "create" ? t.created : t.deleted, n);
	})
];
const Er = [
	new l(/^from\s(.+)$/i, (t, [e]) => {
		t.remote = e;
	}),
	new l(/^fatal:\s(.+)$/, (t, [e]) => {
		t.message = e;
	}),
	new l(/([a-z0-9]+)\.\.([a-z0-9]+)\s+(\S+)\s+->\s+(\S+)$/, (t, [e, n, r, s]) => {
		t.branch.local = r, t.hash.local = e, t.branch.remote = s, t.hash.remote = n;
	})
];
const Sr = (t, e) => E(new ie(), vr, [t, e]);
const ue = (t, e) => Object.assign(new ie(), Sr(t, e), ae(t, e));
function Rr(t, e) {
	const n = E(new gr(), Er, [t, e]);
	return n.message && n;
}
const Or = [
	new l(/^Auto-merging\s+(.+)$/, (t, [e]) => {
		t.merges.push(e);
	}),
	new l(/^CONFLICT\s+\((.+)\): Merge conflict in (.+)$/, (t, [e, n]) => {
		t.conflicts.push(new Z(e, n));
	}),
	new l(/^CONFLICT\s+\((.+\/delete)\): (.+) deleted in (.+) and/, (t, [e, n, r]) => {
		t.conflicts.push(new Z(e, n, { deleteRef: r }));
	}),
	new l(/^CONFLICT\s+\((.+)\):/, (t, [e]) => {
		t.conflicts.push(new Z(e, null));
	}),
	new l(/^Automatic merge failed;\s+(.+)$/, (t, [e]) => {
		t.result = e;
	})
];
const Cr = (t, e) => Object.assign(Ar(t), ue(t, e));
const Ar = (t) => E(new dr(), Or, t);
function At(t) {
	return t.length ? {
		commands: ["merge", ...t],
		format: "utf-8",
		parser(e, n) {
			const r = Cr(e, n);
			if (r.failed) throw new at(r);
			return r;
		}
	} : b("Git.merge requires at least one option");
}
function xr(t, e, n) {
	const r = n.includes("deleted"), s = n.includes("tag") || /^refs\/tags/.test(t), o = !n.includes("new");
	return {
		deleted: r,
		tag: s,
		branch: !s,
		new: !o,
		alreadyUpdated: o,
		local: t,
		remote: e
	};
}
const Nr = [
	new l(/^Pushing to (.+)$/, (t, [e]) => {
		t.repo = e;
	}),
	new l(/^updating local tracking ref '(.+)'/, (t, [e]) => {
		t.ref = {
			...t.ref || {},
			local: e
		};
	}),
	new l(/^[=*-]\s+([^:]+):(\S+)\s+\[(.+)]$/, (t, [e, n, r]) => {
		t.pushed.push(xr(e, n, r));
	}),
	new l(/^Branch '([^']+)' set up to track remote branch '([^']+)' from '([^']+)'/, (t, [e, n, r]) => {
		t.branch = {
			...t.branch || {},
			local: e,
			remote: n,
			remoteName: r
		};
	}),
	new l(/^([^:]+):(\S+)\s+([a-z0-9]+)\.\.([a-z0-9]+)$/, (t, [e, n, r, s]) => {
		t.update = {
			head: {
				local: e,
				remote: n
			},
			hash: {
				from: r,
				to: s
			}
		};
	})
];
const $r = (t, e) => {
	const n = Pr(t, e), r = ae(t, e);
	return {
		...n,
		...r
	};
};
const Pr = (t, e) => E({ pushed: [] }, Nr, [t, e]);
function Mr(t = {}, e) {
	return S(e, "--tags"), ce(t, e);
}
function ce(t = {}, e) {
	const n = ["push", ...e];
	return t.branch && n.splice(1, 0, t.branch), t.remote && n.splice(1, 0, t.remote), ct(n, "-v"), S(n, "--verbose"), S(n, "--porcelain"), {
		commands: n,
		format: "utf-8",
		parser: $r
	};
}
function Dr() {
	return {
		showBuffer() {
			const t = ["show", ...h(arguments, 1)];
			return t.includes("--binary") || t.splice(1, 0, "--binary"), this._runTask(Gt(t), u(arguments));
		},
		show() {
			const t = ["show", ...h(arguments, 1)];
			return this._runTask(g(t), u(arguments));
		}
	};
}
const Lr = /^(.+)\0(.+)$/;
var jr = class {
	constructor(e, n, r) {
		if (this.path = e, this.index = n, this.working_dir = r, n === "R" || r === "R") {
			const s = Lr.exec(e) || [
				null,
				e,
				e
			];
			this.from = s[2] || "", this.path = s[1] || "";
		}
	}
};
var Br = class {
	constructor() {
		this.not_added = [], this.conflicted = [], this.created = [], this.deleted = [], this.ignored = void 0, this.modified = [], this.renamed = [], this.files = [], this.staged = [], this.ahead = 0, this.behind = 0, this.current = null, this.tracking = null, this.detached = !1, this.isClean = () => !this.files.length;
	}
};
function xt(t) {
	const [e, n] = t.split(I);
	return {
		from: n || e,
		to: e
	};
}
function _(t, e, n) {
	return [`${t}${e}`, n];
}
function et(t, ...e) {
	return e.map((n) => _(t, n, (r, s) => r.conflicted.push(s)));
}
const Ir = new Map([
	_(" ", "A", (t, e) => t.created.push(e)),
	_(" ", "D", (t, e) => t.deleted.push(e)),
	_(" ", "M", (t, e) => t.modified.push(e)),
	_("A", " ", (t, e) => {
		t.created.push(e), t.staged.push(e);
	}),
	_("A", "M", (t, e) => {
		t.created.push(e), t.staged.push(e), t.modified.push(e);
	}),
	_("D", " ", (t, e) => {
		t.deleted.push(e), t.staged.push(e);
	}),
	_("M", " ", (t, e) => {
		t.modified.push(e), t.staged.push(e);
	}),
	_("M", "M", (t, e) => {
		t.modified.push(e), t.staged.push(e);
	}),
	_("R", " ", (t, e) => {
		t.renamed.push(xt(e));
	}),
	_("R", "M", (t, e) => {
		const n = xt(e);
		t.renamed.push(n), t.modified.push(n.to);
	}),
	_("!", "!", (t, e) => {
		(t.ignored = t.ignored || []).push(e);
	}),
	_("?", "?", (t, e) => t.not_added.push(e)),
	...et("A", "A", "U"),
	...et("D", "D", "U"),
	...et("U", "A", "D", "U"),
	["##", (t, e) => {
		const n = /ahead (\d+)/, r = /behind (\d+)/, s = /^(.+?(?=(?:\.{3}|\s|$)))/, o = /\.{3}(\S*)/, i = /\son\s(\S+?)(?=\.{3}|$)/;
		let a = n.exec(e);
		t.ahead = a && +a[1] || 0, a = r.exec(e), t.behind = a && +a[1] || 0, a = s.exec(e), t.current = d(a?.[1], m, null), a = o.exec(e), t.tracking = d(a?.[1], m, null), a = i.exec(e), a && (t.current = d(a?.[1], m, t.current)), t.detached = /\(no branch\)/.test(e);
	}]
]);
const Ur = function(t) {
	const e = t.split(I), n = new Br();
	for (let r = 0, s = e.length; r < s;) {
		let o = e[r++].trim();
		o && (o.charAt(0) === "R" && (o += I + (e[r++] || "")), Fr(n, o));
	}
	return n;
};
function Fr(t, e) {
	const n = e.trim();
	switch (" ") {
		case n.charAt(2): return r(n.charAt(0), n.charAt(1), n.slice(3));
		case n.charAt(1): return r(" ", n.charAt(0), n.slice(2));
		default: return;
	}
	function r(s, o, i) {
		const a = `${s}${o}`, c = Ir.get(a);
		c && c(t, i), a !== "##" && a !== "!!" && t.files.push(new jr(i, s, o));
	}
}
const Gr = ["--null", "-z"];
function zr(t) {
	return {
		format: "utf-8",
		commands: [
			"status",
			"--porcelain",
			"-b",
			"-u",
			"--null",
			...t.filter((n) => !Gr.includes(n))
		],
		parser(n) {
			return Ur(n);
		}
	};
}
const fe = "installed=false";
function q(t = 0, e = 0, n = 0, r = "", s = !0) {
	return Object.defineProperty({
		major: t,
		minor: e,
		patch: n,
		agent: r,
		installed: s
	}, "toString", {
		value() {
			return `${this.major}.${this.minor}.${this.patch}`;
		},
		configurable: !1,
		enumerable: !1
	});
}
function qr() {
	return q(0, 0, 0, "", !1);
}
function Wr() {
	return { version() {
		return this._runTask({
			commands: ["--version"],
			format: "utf-8",
			parser: Kr,
			onError(t, e, n, r) {
				if (t.exitCode === V.NOT_FOUND) return n(Buffer.from(fe));
				r(e);
			}
		});
	} };
}
const Hr = [new l(/version (\d+)\.(\d+)\.(\d+)(?:\s*\((.+)\))?/, (t, [e, n, r, s = ""]) => {
	Object.assign(t, q(p(e), p(n), p(r), s));
}), new l(/version (\d+)\.(\d+)\.(\D+)(.+)?$/, (t, [e, n, r, s = ""]) => {
	Object.assign(t, q(p(e), p(n), r, s));
})];
function Kr(t) {
	return t === fe ? qr() : E(q(0, 0, 0, t), Hr, t);
}
var le = class {
	constructor(e) {
		this._executor = e;
	}
	_runTask(e, n) {
		const r = this._executor.chain(), s = r.push(e);
		return n && Ln(e, s, n), Object.create(this, {
			then: { value: s.then.bind(s) },
			catch: { value: s.catch.bind(s) },
			_executor: { value: r }
		});
	}
	add(e) {
		return this._runTask(g(["add", ...v(e)]), u(arguments));
	}
	cwd(e) {
		const n = u(arguments);
		return typeof e == "string" ? this._runTask(St(e, this._executor), n) : typeof e?.path == "string" ? this._runTask(St(e.path, e.root && this._executor || void 0), n) : this._runTask(b("Git.cwd: workingDirectory must be supplied as a string"), n);
	}
	hashObject(e, n) {
		return this._runTask(Vn(e, n === !0), u(arguments));
	}
	init(e) {
		return this._runTask(Zn(e === !0, this._executor.cwd, h(arguments)), u(arguments));
	}
	merge() {
		return this._runTask(At(h(arguments)), u(arguments));
	}
	mergeFromTo(e, n) {
		return m(e) && m(n) ? this._runTask(At([
			e,
			n,
			...h(arguments)
		]), u(arguments, !1)) : this._runTask(b("Git.mergeFromTo requires that the 'remote' and 'branch' arguments are supplied as strings"));
	}
	outputHandler(e) {
		return this._executor.outputHandler = e, this;
	}
	push() {
		const e = ce({
			remote: d(arguments[0], m),
			branch: d(arguments[1], m)
		}, h(arguments));
		return this._runTask(e, u(arguments));
	}
	stash() {
		return this._runTask(g(["stash", ...h(arguments)]), u(arguments));
	}
	status() {
		return this._runTask(zr(h(arguments)), u(arguments));
	}
};
Object.assign(le.prototype, jn(), In(), zn(), Tn(), Hn(), Kn(), On(), er(), pr(), Dr(), Wr());
const Vr = (() => {
	let t = 0;
	return () => {
		t++;
		const { promise: e, done: n } = (0, import_dist$1.createDeferred)();
		return {
			promise: e,
			done: n,
			id: t
		};
	};
})();
var Xr = class {
	constructor(e = 2) {
		this.concurrency = e, this.logger = $("", "scheduler"), this.pending = [], this.running = [], this.logger("Constructed, concurrency=%s", e);
	}
	schedule() {
		if (!this.pending.length || this.running.length >= this.concurrency) {
			this.logger("Schedule attempt ignored, pending=%s running=%s concurrency=%s", this.pending.length, this.running.length, this.concurrency);
			return;
		}
		const e = S(this.running, this.pending.shift());
		this.logger("Attempting id=%s", e.id), e.done(() => {
			this.logger("Completing id=", e.id), ct(this.running, e), this.schedule();
		});
	}
	next() {
		const { promise: e, id: n } = S(this.pending, Vr());
		return this.logger("Scheduling id=%s", n), this.schedule(), e;
	}
};
function Yr(t, e) {
	return g([
		"apply",
		...e,
		...t
	]);
}
var he = ((t) => (t.CURRENT = "*", t.LINKED = "+", t))(he || {});
var Qr = class {
	constructor() {
		this.all = [], this.branches = {}, this.current = "", this.detached = !1;
	}
	push(e, n, r, s, o) {
		e === "*" && (this.detached = n, this.current = r), this.all.push(r), this.branches[r] = {
			current: e === "*",
			linkedWorkTree: e === "+",
			name: r,
			commit: s,
			label: o
		};
	}
};
const Jr = [new l(/^([*+]\s)?\((?:HEAD )?detached (?:from|at) (\S+)\)\s+([a-z0-9]+)\s(.*)$/, (t, [e, n, r, s]) => {
	t.push(Nt(e), !0, n, r, s);
}), new l(/^([*+]\s)?(\S+)\s+([a-z0-9]+)\s?(.*)$/s, (t, [e, n, r, s]) => {
	t.push(Nt(e), !1, n, r, s);
})];
const Zr = new l(/^(\S+)$/s, (t, [e]) => {
	t.push(he.CURRENT, !1, e, "", "");
});
function Nt(t) {
	return t ? t.charAt(0) : "";
}
function me(t, e = !1) {
	return E(new Qr(), e ? [Zr] : Jr, t);
}
var ts = class {
	constructor() {
		this.all = [], this.branches = {}, this.errors = [];
	}
	get success() {
		return !this.errors.length;
	}
};
function es(t, e) {
	return {
		branch: t,
		hash: e,
		success: !0
	};
}
function ns(t) {
	return {
		branch: t,
		hash: null,
		success: !1
	};
}
const rs = /(\S+)\s+\(\S+\s([^)]+)\)/;
const pe = /^error[^']+'([^']+)'/m;
const ss = [new l(rs, (t, [e, n]) => {
	const r = es(e, n);
	t.all.push(r), t.branches[e] = r;
}), new l(pe, (t, [e]) => {
	const n = ns(e);
	t.errors.push(n), t.all.push(n), t.branches[e] = n;
})];
const gt = (t, e) => E(new ts(), ss, [t, e]);
function de(t, e) {
	return e === V.ERROR && pe.test(t);
}
function os(t) {
	const e = [
		"-d",
		"-D",
		"--delete"
	];
	return t.some((n) => e.includes(n));
}
function is(t) {
	const e = os(t), n = t.includes("--show-current"), r = ["branch", ...t];
	return r.length === 1 && r.push("-a"), r.includes("-v") || r.splice(1, 0, "-v"), {
		format: "utf-8",
		commands: r,
		parser(s, o) {
			return e ? gt(s, o).all[0] : me(s, n);
		}
	};
}
function as() {
	return {
		format: "utf-8",
		commands: ["branch", "-v"],
		parser(t) {
			return me(t);
		}
	};
}
function us(t, e = !1) {
	return {
		format: "utf-8",
		commands: [
			"branch",
			"-v",
			e ? "-D" : "-d",
			...t
		],
		parser(n, r) {
			return gt(n, r);
		},
		onError({ exitCode: n, stdOut: r }, s, o, i) {
			if (!de(String(s), n)) return i(s);
			o(r);
		}
	};
}
function cs(t, e = !1) {
	const n = {
		format: "utf-8",
		commands: [
			"branch",
			"-v",
			e ? "-D" : "-d",
			t
		],
		parser(r, s) {
			return gt(r, s).branches[t];
		},
		onError({ exitCode: r, stdErr: s, stdOut: o }, i, a, c) {
			if (!de(String(i), r)) return c(i);
			throw new at(n.parser(F(o), F(s)), String(i));
		}
	};
	return n;
}
function fs(t) {
	return {
		commands: ["check-ignore", ...t],
		format: "utf-8",
		parser: ls
	};
}
function ls(t) {
	return t.split(/\n/g).map(hs).filter(Boolean);
}
function hs(t) {
	const e = t.trim().replace(/^["']|["']$/g, "");
	return e && normalize(e);
}
const ms = [
	new l(/From (.+)$/, (t, [e]) => {
		t.remote = e;
	}),
	new l(/\* \[new branch]\s+(\S+)\s*-> (.+)$/, (t, [e, n]) => {
		t.branches.push({
			name: e,
			tracking: n
		});
	}),
	new l(/\* \[new tag]\s+(\S+)\s*-> (.+)$/, (t, [e, n]) => {
		t.tags.push({
			name: e,
			tracking: n
		});
	}),
	new l(/- \[deleted]\s+\S+\s*-> (.+)$/, (t, [e]) => {
		t.deleted.push({ tracking: e });
	}),
	new l(/\s*([^.]+)\.\.(\S+)\s+(\S+)\s*-> (.+)$/, (t, [e, n, r, s]) => {
		t.updated.push({
			name: r,
			tracking: s,
			to: n,
			from: e
		});
	})
];
function ps(t, e) {
	return E({
		raw: t,
		remote: null,
		branches: [],
		tags: [],
		updated: [],
		deleted: []
	}, ms, [t, e]);
}
function ds(t) {
	return /^--upload-pack(=|$)/.test(t);
}
function gs(t, e, n) {
	const r = ["fetch", ...n];
	return t && e && r.push(t, e), r.find(ds) ? b("git.fetch: potential exploit argument blocked.") : {
		commands: r,
		format: "utf-8",
		parser: ps
	};
}
const ys = [new l(/^Renaming (.+) to (.+)$/, (t, [e, n]) => {
	t.moves.push({
		from: e,
		to: n
	});
})];
function ws(t) {
	return E({ moves: [] }, ys, t);
}
function bs(t, e) {
	return {
		commands: [
			"mv",
			"-v",
			...v(t),
			e
		],
		format: "utf-8",
		parser: ws
	};
}
function Ts(t, e, n) {
	const r = ["pull", ...n];
	return t && e && r.splice(1, 0, t, e), {
		commands: r,
		format: "utf-8",
		parser(s, o) {
			return ue(s, o);
		},
		onError(s, o, i, a) {
			const c = Rr(F(s.stdOut), F(s.stdErr));
			if (c) return a(new at(c));
			a(o);
		}
	};
}
function ks(t) {
	const e = {};
	return ge(t, ([n]) => e[n] = { name: n }), Object.values(e);
}
function _s(t) {
	const e = {};
	return ge(t, ([n, r, s]) => {
		Object.hasOwn(e, n) || (e[n] = {
			name: n,
			refs: {
				fetch: "",
				push: ""
			}
		}), s && r && (e[n].refs[s.replace(/[^a-z]/g, "")] = r);
	}), Object.values(e);
}
function ge(t, e) {
	ut(t, (n) => e(n.split(/\s+/)));
}
function vs(t, e, n) {
	return g([
		"remote",
		"add",
		...n,
		t,
		e
	]);
}
function Es(t) {
	const e = ["remote"];
	return t && e.push("-v"), {
		commands: e,
		format: "utf-8",
		parser: t ? _s : ks
	};
}
function Ss(t) {
	const e = [...t];
	return e[0] !== "ls-remote" && e.unshift("ls-remote"), g(e);
}
function Rs(t) {
	const e = [...t];
	return e[0] !== "remote" && e.unshift("remote"), g(e);
}
function Os(t) {
	return g([
		"remote",
		"remove",
		t
	]);
}
function Cs(t = {}, e) {
	const n = oe(t), r = [
		"stash",
		"list",
		...n.commands,
		...e
	], s = re(n.splitter, n.fields, pt(r));
	return dt(r) || {
		commands: r,
		format: "utf-8",
		parser: s
	};
}
function As(t, e) {
	return X([
		"add",
		t,
		e
	]);
}
function xs(t) {
	return X(["init", ...t]);
}
function X(t) {
	const e = [...t];
	return e[0] !== "submodule" && e.unshift("submodule"), g(e);
}
function Ns(t) {
	return X(["update", ...t]);
}
var $s = class {
	constructor(e, n) {
		this.all = e, this.latest = n;
	}
};
const Ps = function(t, e = !1) {
	const n = t.split(`
`).map(Ds).filter(Boolean);
	e || n.sort(function(s, o) {
		const i = s.split("."), a = o.split(".");
		if (i.length === 1 || a.length === 1) return Ms(B(i[0]), B(a[0]));
		for (let c = 0, y = Math.max(i.length, a.length); c < y; c++) {
			const w = ye(B(i[c]), B(a[c]));
			if (w) return w;
		}
		return 0;
	});
	return new $s(n, e ? n[0] : [...n].reverse().find((s) => s.indexOf(".") >= 0));
};
function Ms(t, e) {
	const n = Number.isNaN(t);
	return n !== Number.isNaN(e) ? n ? 1 : -1 : n ? ye(t, e) : 0;
}
function ye(t, e) {
	return t === e ? 0 : t > e ? 1 : -1;
}
function Ds(t) {
	return t.trim();
}
function B(t) {
	return typeof t == "string" && parseInt(t.replace(/^\D+/g, ""), 10) || 0;
}
function Ls(t = []) {
	const e = t.some((n) => /^--sort=/.test(n));
	return {
		format: "utf-8",
		commands: [
			"tag",
			"-l",
			...t
		],
		parser(n) {
			return Ps(n, e);
		}
	};
}
function js(t) {
	return {
		format: "utf-8",
		commands: ["tag", t],
		parser() {
			return { name: t };
		}
	};
}
function Bs(t, e) {
	return {
		format: "utf-8",
		commands: [
			"tag",
			"-a",
			"-m",
			e,
			t
		],
		parser() {
			return { name: t };
		}
	};
}
function f(t, e) {
	this._plugins = e, this._executor = new Dn(t.baseDir, new Xr(t.maxConcurrentProcesses), e), this._trimmed = t.trimmed;
}
(f.prototype = Object.create(le.prototype)).constructor = f;
f.prototype.customBinary = function(t) {
	return this._plugins.reconfigure("binary", t), this;
};
f.prototype.env = function(t, e) {
	return arguments.length === 1 && typeof t == "object" ? this._executor.env = t : (this._executor.env = this._executor.env || {})[t] = e, this;
};
f.prototype.stashList = function(t) {
	return this._runTask(Cs(ht(arguments) || {}, K(t) && t || []), u(arguments));
};
f.prototype.mv = function(t, e) {
	return this._runTask(bs(t, e), u(arguments));
};
f.prototype.checkoutLatestTag = function(t) {
	var e = this;
	return this.pull(function() {
		e.tags(function(n, r) {
			e.checkout(r.latest, t);
		});
	});
};
f.prototype.pull = function(t, e, n, r) {
	return this._runTask(Ts(d(t, m), d(e, m), h(arguments)), u(arguments));
};
f.prototype.fetch = function(t, e) {
	return this._runTask(gs(d(t, m), d(e, m), h(arguments)), u(arguments));
};
f.prototype.tags = function(t, e) {
	return this._runTask(Ls(h(arguments)), u(arguments));
};
f.prototype.rebase = function() {
	return this._runTask(g(["rebase", ...h(arguments)]), u(arguments));
};
f.prototype.reset = function(t) {
	return this._runTask(An(xn(t), h(arguments)), u(arguments));
};
f.prototype.revert = function(t) {
	const e = u(arguments);
	return typeof t != "string" ? this._runTask(b("Commit must be a string"), e) : this._runTask(g([
		"revert",
		...h(arguments, 0, !0),
		t
	]), e);
};
f.prototype.addTag = function(t) {
	const e = typeof t == "string" ? js(t) : b("Git.addTag requires a tag name");
	return this._runTask(e, u(arguments));
};
f.prototype.addAnnotatedTag = function(t, e) {
	return this._runTask(Bs(t, e), u(arguments));
};
f.prototype.deleteLocalBranch = function(t, e, n) {
	return this._runTask(cs(t, typeof e == "boolean" ? e : !1), u(arguments));
};
f.prototype.deleteLocalBranches = function(t, e, n) {
	return this._runTask(us(t, typeof e == "boolean" ? e : !1), u(arguments));
};
f.prototype.branch = function(t, e) {
	return this._runTask(is(h(arguments)), u(arguments));
};
f.prototype.branchLocal = function(t) {
	return this._runTask(as(), u(arguments));
};
f.prototype.raw = function(t) {
	const e = !Array.isArray(t), n = [].slice.call(e ? arguments : t, 0);
	for (let s = 0; s < n.length && e; s++) if (!st(n[s])) {
		n.splice(s, n.length - s);
		break;
	}
	n.push(...h(arguments, 0, !0));
	var r = u(arguments);
	return n.length ? this._runTask(g(n, this._trimmed), r) : this._runTask(b("Raw: must supply one or more command to execute"), r);
};
f.prototype.submoduleAdd = function(t, e, n) {
	return this._runTask(As(t, e), u(arguments));
};
f.prototype.submoduleUpdate = function(t, e) {
	return this._runTask(Ns(h(arguments, !0)), u(arguments));
};
f.prototype.submoduleInit = function(t, e) {
	return this._runTask(xs(h(arguments, !0)), u(arguments));
};
f.prototype.subModule = function(t, e) {
	return this._runTask(X(h(arguments)), u(arguments));
};
f.prototype.listRemote = function() {
	return this._runTask(Ss(h(arguments)), u(arguments));
};
f.prototype.addRemote = function(t, e, n) {
	return this._runTask(vs(t, e, h(arguments)), u(arguments));
};
f.prototype.removeRemote = function(t, e) {
	return this._runTask(Os(t), u(arguments));
};
f.prototype.getRemotes = function(t, e) {
	return this._runTask(Es(t === !0), u(arguments));
};
f.prototype.remote = function(t, e) {
	return this._runTask(Rs(h(arguments)), u(arguments));
};
f.prototype.tag = function(t, e) {
	const n = h(arguments);
	return n[0] !== "tag" && n.unshift("tag"), this._runTask(g(n), u(arguments));
};
f.prototype.updateServerInfo = function(t) {
	return this._runTask(g(["update-server-info"]), u(arguments));
};
f.prototype.pushTags = function(t, e) {
	const n = Mr({ remote: d(t, m) }, h(arguments));
	return this._runTask(n, u(arguments));
};
f.prototype.rm = function(t) {
	return this._runTask(g([
		"rm",
		"-f",
		...v(t)
	]), u(arguments));
};
f.prototype.rmKeepLocal = function(t) {
	return this._runTask(g([
		"rm",
		"--cached",
		...v(t)
	]), u(arguments));
};
f.prototype.catFile = function(t, e) {
	return this._catFile("utf-8", arguments);
};
f.prototype.binaryCatFile = function() {
	return this._catFile("buffer", arguments);
};
f.prototype._catFile = function(t, e) {
	var n = u(e), r = ["cat-file"], s = e[0];
	if (typeof s == "string") return this._runTask(b("Git.catFile: options must be supplied as an array of strings"), n);
	Array.isArray(s) && r.push.apply(r, s);
	const o = t === "buffer" ? Gt(r) : g(r);
	return this._runTask(o, n);
};
f.prototype.diff = function(t, e) {
	const n = m(t) ? b("git.diff: supplying options as a single string is no longer supported, switch to an array of strings") : g(["diff", ...h(arguments)]);
	return this._runTask(n, u(arguments));
};
f.prototype.diffSummary = function() {
	return this._runTask(fr(h(arguments, 1)), u(arguments));
};
f.prototype.applyPatch = function(t) {
	const e = G(t) ? Yr(v(t), h([].slice.call(arguments, 1))) : b("git.applyPatch requires one or more string patches as the first argument");
	return this._runTask(e, u(arguments));
};
f.prototype.revparse = function() {
	const t = ["rev-parse", ...h(arguments, !0)];
	return this._runTask(g(t, !0), u(arguments));
};
f.prototype.clean = function(t, e, n) {
	const r = un(t), s = r && t.join("") || d(t, m) || "", o = h([].slice.call(arguments, r ? 1 : 0));
	return this._runTask(on(s, o), u(arguments));
};
f.prototype.exec = function(t) {
	return this._runTask({
		commands: [],
		format: "utf-8",
		parser() {
			typeof t == "function" && t();
		}
	});
};
f.prototype.checkIgnore = function(t, e) {
	return this._runTask(fs(v(d(t, G, []))), u(arguments));
};
f.prototype.checkIsRepo = function(t, e) {
	return this._runTask(We(d(t, m)), u(arguments));
};
function Is(t) {
	return t ? [{
		type: "spawn.before",
		action(r, s) {
			t.aborted && s.kill(new A(void 0, "abort", "Abort already signaled"));
		}
	}, {
		type: "spawn.after",
		action(r, s) {
			function o() {
				s.kill(new A(void 0, "abort", "Abort signal received"));
			}
			t.addEventListener("abort", o), s.spawned.on("close", () => t.removeEventListener("abort", o));
		}
	}] : void 0;
}
const Us = $("", "plugin:allowEnvironment");
function Fs(t, e = !1) {
	const n = new Set(t.map((r) => r.toLowerCase().trim()));
	return {
		type: "spawn.options",
		action(r, s) {
			const o = { ...r.env ?? process.env }, i = new Set(Object.keys(s.env).map((a) => a.toLowerCase().trim()));
			for (const a of Object.keys(o)) {
				const c = a.toLowerCase().trim();
				if (!(!Gs(c) || n.has(c))) {
					if (i.has(c)) throw new A(void 0, "allowEnvironment", `Use of "${a}" is blocked by the environment guard - add it to the allowEnvironment option to permit it`);
					Us("removing ambient guarded environment variable %s", a), delete o[a];
				}
			}
			return {
				...r,
				env: {
					...o,
					GIT_TEST_DISALLOW_ABBREVIATED_OPTIONS: String(!e)
				}
			};
		}
	};
}
function Gs(t) {
	const e = t.toLowerCase().trim();
	return e.startsWith("git_") || _$1(e);
}
function zs(t = {}) {
	return {
		type: "spawn.args",
		action(e, { env: n }) {
			for (const r of oe$1(e, n)) if (t[r.category] !== !0) throw new A(void 0, "unsafe", r.message);
			return e;
		}
	};
}
function qs(t) {
	const e = U(t, "-c");
	return {
		type: "spawn.args",
		action(n) {
			return [...e, ...n];
		}
	};
}
const $t = (0, import_dist$1.deferred)().promise;
function Ws({ onClose: t = !0, onExit: e = 50 } = {}) {
	function n() {
		let s = -1;
		const o = {
			close: (0, import_dist$1.deferred)(),
			closeTimeout: (0, import_dist$1.deferred)(),
			exit: (0, import_dist$1.deferred)(),
			exitTimeout: (0, import_dist$1.deferred)()
		}, i = Promise.race([t === !1 ? $t : o.closeTimeout.promise, e === !1 ? $t : o.exitTimeout.promise]);
		return r(t, o.close, o.closeTimeout), r(e, o.exit, o.exitTimeout), {
			close(a) {
				s = a, o.close.done();
			},
			exit(a) {
				s = a, o.exit.done();
			},
			get exitCode() {
				return s;
			},
			result: i
		};
	}
	function r(s, o, i) {
		s !== !1 && (s === !0 ? o.promise : o.promise.then(() => wt(s))).then(i.done);
	}
	return {
		type: "spawn.after",
		async action(s, { spawned: o, close: i }) {
			const a = n();
			let c = !0, y = () => {
				c = !1;
			};
			o.stdout?.on("data", y), o.stderr?.on("data", y), o.on("error", y), o.on("close", (w) => a.close(w)), o.on("exit", (w) => a.exit(w));
			try {
				await a.result, c && await wt(50), i(a.exitCode);
			} catch (w) {
				i(a.exitCode, w);
			}
		}
	};
}
const we = $("", "plugin:binary");
const Hs = "Invalid value supplied for custom binary, requires a single string or an array containing either one or two strings";
const Ks = "Invalid value supplied for custom binary, restricted characters must be removed or supply the unsafe.allowUnsafeCustomBinary option";
function Vs(t) {
	return !t || !/^([a-z]:)?([a-z0-9/.\\_~-]+)$/i.test(t);
}
function Pt(t, e) {
	if (t.length < 1 || t.length > 2) throw new A(void 0, "binary", Hs);
	if (t.some(Vs)) if (e) we("permitted unsafe binary %o", t);
	else throw new A(void 0, "binary", Ks);
	const [r, s] = t;
	return {
		binary: r,
		prefix: s
	};
}
function Xs(t, e = ["git"], n = !1) {
	let r = Pt(v(e), n);
	t.on("binary", (s) => {
		r = Pt(v(s), n), we.info("reconfiguring %o", r);
	}), t.append("spawn.binary", () => r.binary), t.append("spawn.args", (s) => r.prefix ? [r.prefix, ...s] : s);
}
const be = {
	DISALLOWED_ABBREVIATED: {
		text: "disallowed abbreviated or ambiguous option",
		solution: "Unambiguous abbreviated options blocked with unsafe.allowAbbreviatedOptions setting: {message}"
	},
	UNKNOWN: {
		text: "~ unknown ~",
		solution: void 0
	}
};
function Ys(t) {
	if (!t) return "UNKNOWN";
	for (const [e, { text: n }] of Object.entries(be)) if (t.startsWith(`fatal: ${n}`)) return e;
	return "UNKNOWN";
}
var Qs = class extends O {
	constructor(e = "") {
		const n = Ys(e);
		super(void 0, be[n].solution?.replace("{message}", e) ?? e), this.reason = n;
	}
};
function Js(t) {
	return !!(t.exitCode && t.stdErr.length);
}
function Zs(t) {
	return Buffer.concat([...t.stdOut, ...t.stdErr]);
}
function to(t = !1, e = Js, n = Zs) {
	return (r, s) => !t && r || !e(s) ? r : n(s);
}
function eo(t, e) {
	return t === 128 && e.startsWith("fatal:") ? new Qs(e) : new O(void 0, e);
}
function Mt(t) {
	return {
		type: "task.error",
		action(e, n) {
			const r = t(e.error, {
				stdErr: n.stdErr,
				stdOut: n.stdOut,
				exitCode: n.exitCode
			});
			return Buffer.isBuffer(r) ? { error: eo(n.exitCode, r.toString("utf-8")) } : { error: r };
		}
	};
}
const nt = $("", "plugin:input");
function no(t) {
	return {
		type: "spawn.after",
		action(e, { commands: n, input: r, spawned: { stdin: s } }) {
			if (!s) return;
			const o = t?.([...n]) ?? r;
			if (!o) return nt("generated zero length content, not writing to stdin");
			nt("writing %s bytes to stdin", Le(o)), s.on("error", (i) => {
				i.code !== "EPIPE" && nt("[ERROR] stdin error %o", i);
			}), s.end(o);
		}
	};
}
var ro = class {
	constructor() {
		this.plugins = new Set(), this.events = new EventEmitter();
	}
	on(e, n) {
		this.events.on(e, n);
	}
	reconfigure(e, n) {
		this.events.emit(e, n);
	}
	append(e, n) {
		const r = S(this.plugins, {
			type: e,
			action: n
		});
		return () => this.plugins.delete(r);
	}
	add(e) {
		const n = [];
		return v(e).forEach((r) => {
			r && this.plugins.add(S(n, r));
		}), () => {
			n.forEach((r) => {
				this.plugins.delete(r);
			});
		};
	}
	exec(e, n, r) {
		let s = n;
		const o = Object.freeze(Object.create(r));
		for (const i of this.plugins) i.type === e && (s = i.action(s, o));
		return s;
	}
};
function so(t) {
	const e = "--progress", n = [
		"checkout",
		"clone",
		"fetch",
		"pull",
		"push"
	];
	return [{
		type: "spawn.args",
		action(o, i) {
			return n.includes(i.method) ? De(o, e) : o;
		}
	}, {
		type: "spawn.after",
		action(o, i) {
			i.commands.includes(e) && i.spawned.stderr?.on("data", (a) => {
				const c = /^([\s\S]+?):\s*(\d+)% \((\d+)\/(\d+)\)/.exec(a.toString("utf8"));
				c && t({
					method: i.method,
					stage: oo(c[1]),
					progress: p(c[2]),
					processed: p(c[3]),
					total: p(c[4])
				});
			});
		}
	}];
}
function oo(t) {
	return String(t.toLowerCase().split(" ", 1)) || "unknown";
}
function io(t) {
	const e = je(t, ["uid", "gid"]);
	return {
		type: "spawn.options",
		action(n) {
			return {
				...e,
				...n
			};
		}
	};
}
function ao() {
	return {
		type: "spawn.args",
		action(t) {
			const e = [];
			let n;
			function r$2(s) {
				(n = n || []).push(...s);
			}
			for (let s = 0; s < t.length; s++) {
				const o$1 = t[s];
				if (r(o$1)) {
					r$2(o(o$1));
					continue;
				}
				if (o$1 === "--") {
					r$2(t.slice(s + 1).flatMap((i) => r(i) && o(i) || i));
					break;
				}
				e.push(o$1);
			}
			return n ? [
				...e,
				"--",
				...n.map(String)
			] : e;
		}
	};
}
function uo({ block: t, stdErr: e = !0, stdOut: n = !0 }) {
	if (t > 0) return {
		type: "spawn.after",
		action(r, s) {
			let o;
			function i() {
				o && clearTimeout(o), o = setTimeout(c, t);
			}
			function a() {
				s.spawned.stdout?.off("data", i), s.spawned.stderr?.off("data", i), s.spawned.off("exit", a), s.spawned.off("close", a), o && clearTimeout(o);
			}
			function c() {
				a(), s.kill(new A(void 0, "timeout", "block timeout reached"));
			}
			n && s.spawned.stdout?.on("data", i), e && s.spawned.stderr?.on("data", i), s.spawned.on("exit", a), s.spawned.on("close", a), i();
		}
	};
}
const wo = (t, e) => {
	const n = new ro(), r = Ge(t && (typeof t == "string" ? { baseDir: t } : t) || {}, e);
	if (!Lt(r.baseDir)) throw new Ae(r, "Cannot use simple-git on a directory that does not exist");
	return Array.isArray(r.config) && n.add(qs(r.config)), n.add(zs(r.unsafe)), n.add(Ws(r.completion)), r.abort && n.add(Is(r.abort)), r.progress && n.add(so(r.progress)), r.timeout && n.add(uo(r.timeout)), r.spawnOptions && n.add(io(r.spawnOptions)), n.add(ao()), n.add(no(r.input)), n.add(Mt(to(!0))), r.errors && n.add(Mt(r.errors)), Xs(n, r.binary, r.unsafe?.allowUnsafeCustomBinary), n.add(Fs(r.allowEnvironment ?? [], r.unsafe?.allowAbbreviatedOptions)), new f(r, n);
};
// src/git/environment.ts
const passedVariables = [
	"GIT_INDEX_FILE",
	"GIT_DIR",
	"GIT_WORK_TREE",
	"GIT_COMMON_DIR",
	"GIT_OBJECT_DIRECTORY",
	"GIT_ALTERNATE_OBJECT_DIRECTORIES",
	"GIT_QUARANTINE_PATH",
	"GIT_NO_REPLACE_OBJECTS",
	"GIT_NO_LAZY_FETCH"
];
const helperPrograms = new Set([
	"EDITOR",
	"PAGER",
	"PREFIX",
	"SSH_ASKPASS",
	"VISUAL"
]);
function gitEnvironment(caller) {
	const environment = {};
	for (const [name, value] of Object.entries(caller)) if (value !== void 0 && reachesGit(name.toUpperCase())) environment[name] = value;
	return {
		...environment,
		LC_ALL: "C",
		GIT_NO_REPLACE_OBJECTS: "1",
		GIT_NO_LAZY_FETCH: "1"
	};
}
function reachesGit(name) {
	if (name.startsWith("GIT_")) return passedVariables.includes(name);
	return !helperPrograms.has(name);
}
// src/git/index-file.ts
function withIndexFound(directory, environment) {
	const { GIT_INDEX_FILE: index, GIT_DIR: explicit, GIT_WORK_TREE: top } = environment;
	if (!index || isAbsolute(index) || explicit === void 0 || top !== void 0) return environment;
	for (let at = directory;; at = dirname(at)) {
		const file = join(at, index);
		if (existsSync(file)) return {
			...environment,
			GIT_INDEX_FILE: file
		};
		if (at === dirname(at)) return environment;
	}
}
// src/git/repository.ts
const globalOptions = [
	"--no-pager",
	"--no-optional-locks",
	"--literal-pathspecs",
	"-c",
	"core.warnAmbiguousRefs=true"
];
function openGitRepository(directory, caller = process.env) {
	const environment = withIndexFound(directory, gitEnvironment(caller));
	return {
		directory,
		environment,
		run: (command, input) => runGit(directory, environment, command, input)
	};
}
async function runGit(directory, environment, command, input) {
	let ended;
	try {
		await wo({
			baseDir: directory,
			allowEnvironment: passedVariables,
			completion: {
				onClose: true,
				onExit: false
			},
			errors: (error, result) => {
				ended = result;
				return result.exitCode === 0 ? error : exitError(result.exitCode);
			},
			...input === void 0 ? {} : { input: () => input }
		}).env({ ...environment }).raw([...globalOptions, ...command]);
	} catch (error) {
		return failure$1(ended, error);
	}
	if (ended === void 0) return {
		ok: false,
		code: null,
		complaint: "git gave no answer"
	};
	return {
		ok: true,
		output: Buffer.concat(ended.stdOut),
		warnings: text(ended.stdErr)
	};
}
function exitError(exitCode) {
	return Object.assign(new Error(`git ended with code ${exitCode}`), { exitCode });
}
function failure$1(ended, error) {
	if (ended === void 0) {
		const complaint = String(error);
		return {
			ok: false,
			code: null,
			complaint,
			...isAbsentDirectory(complaint) ? { absent: "directory" } : {}
		};
	}
	const complaint = text(ended.stdErr);
	const neverStarted = complaint.includes("spawn git ENOENT") || complaint.includes("spawn git EACCES");
	return {
		ok: false,
		code: ended.exitCode,
		complaint,
		...neverStarted ? { absent: "git" } : {}
	};
}
function isAbsentDirectory(complaint) {
	return complaint.includes("a directory that does not exist");
}
function text(chunks) {
	return Buffer.concat(chunks).toString("utf8");
}
// src/git/setup-facts.ts
async function setupFacts(git) {
	const said = async (...command) => {
		const result = await git.run(command);
		return result.ok ? result.output.toString("utf8") : void 0;
	};
	const version = /(\d+)\.(\d+)/.exec(await said("version") ?? "");
	const [top, shallow, common] = (await said("rev-parse", "--show-toplevel", "--is-shallow-repository", "--git-common-dir") ?? "").split("\n");
	const configured = (await said("config", "--get", "core.hooksPath"))?.trim();
	const root = top ?? "";
	const shared = common === void 0 || common === "" ? ".git" : common;
	const folder = isAbsolute(shared) ? shared : join(git.directory, shared);
	const usual = join(folder, "hooks");
	const hooksFolder = configured === void 0 ? usual : isAbsolute(configured) ? configured : join(root, configured);
	return {
		gitVersion: version === null ? void 0 : [Number(version[1]), Number(version[2])],
		isRepository: root !== "",
		isShallow: shallow === "true",
		hasGrafts: existsSync(join(folder, "info", "grafts")),
		hasReplaceRefs: (await said("for-each-ref", "--count=1", "refs/replace") ?? "") !== "",
		hooksFolder,
		hooksPathIsSet: configured !== void 0,
		callingHooks: hooksThatCall(hooksFolder),
		shadowedHooks: hooksFolder === usual ? [] : hooksThatCall(usual),
		paths: (await said("ls-files", "-z") ?? "").split("\0").filter((path) => path !== "")
	};
}
function hooksThatCall(folder) {
	if (!existsSync(folder)) return [];
	return readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile() && readFileSync(join(folder, entry.name), "utf8").includes("stateward")).map(({ name }) => name).sort();
}
// src/entry/exit-code.ts
const exitCodes = {
	clean: 0,
	findings: 1,
	usage: 2,
	nothingGoverned: 3,
	cannotJudge: 4
};
function exitCodeOf(report, failOn, requireFiles) {
	if (report.verdict === "cannot-judge") return exitCodes.cannotJudge;
	if (requireFiles && report.transitions.length === 0) return exitCodes.nothingGoverned;
	return (failOn === "never" ? 0 : report.errors + (failOn === "warning" ? report.warnings : 0)) > 0 ? exitCodes.findings : exitCodes.clean;
}
// src/entry/doctor.ts
async function doctorText(kinds) {
	const diagnoses = diagnose(await setupFacts(openGitRepository(process.cwd())), kinds);
	const lines = diagnoses.flatMap(({ mark, text, fix }) => [`${mark.padEnd(7)}  ${safeText(text)}`, ...fix === void 0 ? [] : [`         ${safeText(fix)}`]]);
	const failed = diagnoses.some(({ mark }) => mark === "problem");
	return {
		text: `${lines.join("\n")}\n`,
		code: failed ? exitCodes.findings : exitCodes.clean
	};
}
function diagnose(facts, kinds) {
	const git = gitDiagnosis(facts.gitVersion);
	if (facts.gitVersion === void 0) return [git];
	if (!facts.isRepository) return [git, {
		mark: "problem",
		text: "this is not a git repository",
		fix: "Run it inside one."
	}];
	return [
		git,
		...historyDiagnoses(facts),
		hooksDiagnosis(facts),
		filesDiagnosis(facts.paths, kinds)
	];
}
function gitDiagnosis(version) {
	if (version === void 0) return {
		mark: "problem",
		text: "git was not found",
		fix: "Install git 2.31 or later."
	};
	const [major, minor] = version;
	const text = `git ${major}.${minor}`;
	return major > 2 || major === 2 && minor >= 31 ? {
		mark: "ok",
		text
	} : {
		mark: "problem",
		text: `${text} is too old`,
		fix: "Install git 2.31 or later."
	};
}
function historyDiagnoses({ isShallow, hasGrafts, hasReplaceRefs }) {
	const found = [];
	if (isShallow) found.push({
		mark: "problem",
		text: "the clone is shallow: history that is not there cannot be judged",
		fix: "Run git fetch --unshallow; in a workflow set fetch-depth: 0 under actions/checkout."
	});
	if (hasGrafts) found.push({
		mark: "problem",
		text: "info/grafts forges the parents of commits",
		fix: "Delete that file."
	});
	if (hasReplaceRefs) found.push({
		mark: "hint",
		text: "replace refs are present; they are ignored"
	});
	return found.length > 0 ? found : [{
		mark: "ok",
		text: "the history is complete"
	}];
}
function hooksDiagnosis({ callingHooks, shadowedHooks, hooksFolder, hooksPathIsSet }) {
	if (callingHooks.length > 0) return {
		mark: "ok",
		text: `hooks that call stateward: ${callingHooks.join(", ")}`
	};
	const fix = "docs/hooks.md says how to add them; CI stays the authority.";
	if (shadowedHooks.length > 0) return {
		mark: "problem",
		text: `${shadowedHooks.join(", ")} in .git/hooks call stateward, but core.hooksPath makes git use ${hooksFolder}`,
		fix: `Call stateward from the hooks in ${hooksFolder}.`
	};
	return {
		mark: "hint",
		text: `no hook in ${hooksFolder}${hooksPathIsSet ? " (core.hooksPath)" : ""} calls stateward`,
		fix
	};
}
function filesDiagnosis(paths, kinds) {
	const govern = governByDetection(kinds);
	const governed = paths.filter((path) => govern(path) !== void 0);
	if (governed.length === 0) return {
		mark: "hint",
		text: "no governed file is committed here"
	};
	return {
		mark: "ok",
		text: `governed: ${governed.slice(0, 5).join(", ")}${governed.length > 5 ? ` and ${governed.length - 5} more` : ""}`
	};
}
// src/app/judge-net.ts
function judgeNet(track, input) {
	const { file, stretches } = track;
	const setup = {
		...file.governance,
		path: file.path,
		limits: input.limits
	};
	const guard = input.guard === void 0 ? {} : { guard: input.guard };
	const message = input.message === void 0 ? {} : { message: input.message };
	const context = {
		scope: "net",
		path: file.path,
		...guard,
		...message
	};
	const findings = [];
	let notJudged = [];
	for (const { from, to } of netStretches(stretches, input)) {
		const judged = judgeVersions(setup, from, to, context);
		notJudged = judged.notJudged;
		const own = judged.findings.filter(({ ruleId }) => !ruleId.startsWith("state-file/"));
		findings.push(...reportFindings(setup, own, {
			before: from,
			after: to,
			accepted: track.accepted
		}));
	}
	return {
		findings,
		judged: judgedRules(setup.kind, notJudged)
	};
}
function netStretches(stretches, { bases, head }) {
	return stretches.flatMap(({ from, to = head }, index) => index === 0 ? bases.map((base) => ({
		from: base,
		to
	})) : [{
		from,
		to
	}]);
}
function judgedRules(kind, notJudged) {
	const silent = new Set(notJudged.map(({ ruleId }) => ruleId));
	const inNet = kind.rules.filter(({ scopes, id }) => scopes.includes("net") && !silent.has(id));
	return new Set(inNet.map(({ id }) => id));
}
// src/app/load-version.ts
const mostKept = 1e3;
function versionLoader(blobs, limits) {
	const kept = new Map();
	const obstacles = new Map();
	return {
		get obstacles() {
			return [...obstacles.values()];
		},
		async load(governance, parts) {
			const key = JSON.stringify([governance.kind.id, ...parts]);
			const known = kept.get(key);
			if (known !== void 0) return known;
			const version = await readParts(governance, parts);
			kept.set(key, version);
			for (const oldest of kept.keys()) {
				if (kept.size <= mostKept) break;
				kept.delete(oldest);
			}
			return version;
		}
	};
	async function readParts({ kind, settings }, parts) {
		const contents = new Map();
		const nature = parts.get("")?.nature ?? "regular";
		for (const [role, entry] of parts) {
			if (entry.nature === "submodule") continue;
			const chunks = await blobs.open(entry.blob);
			if (chunks === void 0) obstacles.set(entry.blob, missingBlob(entry.blob));
			else contents.set(role, chunks);
		}
		return readVersion(kind, settings.options, {
			parts: contents,
			nature
		}, limits);
	}
}
function missingBlob(blob) {
	return {
		code: "object-missing",
		message: `the repository does not hold the object ${blob}`,
		fix: "Fetch the missing objects (git fetch --refetch) and check again."
	};
}
// src/app/walk.ts
async function loadAt(walk, at, file, path) {
	const commit = typeof at === "string" ? walk.commits.get(at) ?? at : at;
	const parts = await walk.view.parts(commit, path, file.governance);
	return parts.has("") ? walk.loader.load(file.governance, parts) : null;
}
// src/app/repairs-behind.ts
const mostVersions = 50;
const mostCommits$1 = 500;
async function forgiveRepairs(walk, track, findings, after) {
	const doc = after?.parsed?.doc ?? null;
	if (doc === null || !findings.some(isError)) return [...findings];
	const { kind } = track.file.governance;
	const forgiven = new Map();
	for (const { id, from, to, refused } of await transitionsBehind(walk, track)) for (const finding of findings.filter(isError)) {
		const { subject, fingerprint } = finding;
		if (forgiven.has(fingerprint) || !same(kind, from, doc, subject) || same(kind, from, to, subject)) continue;
		if (refused().some((other) => covers(other, subject) || covers(subject, other))) forgiven.set(fingerprint, id);
	}
	return findings.map((finding) => {
		const repairs = forgiven.get(finding.fingerprint);
		return repairs === void 0 || !isError(finding) ? finding : {
			...finding,
			severity: "note",
			repairs
		};
	});
}
async function transitionsBehind(walk, track) {
	const touching = (await firstParentLine(walk)).filter(({ changes }) => changes.some(({ path }) => path === track.basePath));
	const transitions = [];
	for (const commit of touching.slice(0, mostVersions)) {
		const [parent] = commit.parents;
		const from = parent === void 0 ? null : await loadAt(walk, parent, track.file, track.basePath);
		const to = await loadAt(walk, commit, track.file, track.basePath);
		if (from?.parsed?.doc && to?.parsed?.doc) transitions.push(transition(walk, track, commit, from, to));
	}
	return transitions;
}
function transition(walk, track, { id, message }, from, to) {
	let subjects;
	const setup = {
		...track.file.governance,
		path: track.basePath,
		limits: walk.limits
	};
	return {
		id,
		from: from.parsed?.doc,
		to: to.parsed?.doc,
		refused() {
			const context = {
				scope: "step",
				path: track.basePath,
				...message === void 0 ? {} : { message }
			};
			subjects ??= judgeVersions(setup, from, to, context).findings.filter(isError).map(({ subject }) => subject);
			return subjects;
		}
	};
}
async function firstParentLine(walk) {
	if (walk.line === void 0) {
		const found = await walk.history.upTo(walk.range.base, mostCommits$1);
		walk.line = found.ok ? found.value : [];
	}
	return walk.line;
}
function isError({ severity }) {
	return severity === "error";
}
// src/app/repository-view.ts
function repositoryView(history, { commit: base, tree }, govern) {
	const line = straightLine(base, tree);
	const governances = new Map();
	const paths = new Set();
	const obstacles = new Map();
	const learnPath = (path) => {
		if (paths.has(path)) return;
		paths.add(path);
		const governance = govern(path);
		if (governance !== void 0) governances.set(path, governance);
	};
	for (const path of tree.keys()) learnPath(path);
	const entryAt = async (commit, path) => {
		const standing = line.entry(commit, path);
		if (standing !== void 0) return standing;
		const found = await history.entry(commit, path);
		if (found.ok) return found.value;
		obstacles.set(found.obstacle.code, found.obstacle);
		return null;
	};
	const entry = async (commit, path) => {
		const change = commit.changes.find((each) => each.path === path);
		return change === void 0 ? entryAt(commit.id, path) : change.after;
	};
	return {
		learn(changes) {
			for (const { path } of changes) learnPath(path);
		},
		moveTo: line.moveTo,
		governed: () => governances,
		entry,
		entryAt,
		async parts(at, path, governance) {
			const found = new Map();
			for (const [role, part] of partPaths(path, governance, paths)) {
				const entered = typeof at === "string" ? await entryAt(at, part) : await entry(at, part);
				if (entered !== null) found.set(role, entered);
			}
			return found;
		},
		get obstacles() {
			return [...obstacles.values()];
		}
	};
}
function straightLine(base, tree) {
	const entries = new Map(tree);
	let at = base;
	let last;
	return {
		moveTo(commit) {
			if (commit.parents[0] !== at) return;
			for (const { path, after } of commit.changes) if (after === null) entries.delete(path);
			else entries.set(path, after);
			last = commit;
			at = commit.id;
		},
		entry(commit, path) {
			if (commit === at) return entries.get(path) ?? null;
			if (commit !== last?.parents[0]) return void 0;
			const change = last.changes.find((each) => each.path === path);
			return change === void 0 ? entries.get(path) ?? null : change.before;
		}
	};
}
function partPaths(path, { kind, settings }, known) {
	const found = new Map([["", path]]);
	for (const { role, glob } of kind.parts(path, settings.options)) if (!isPattern(glob)) found.set(role, glob);
	else for (const other of [...known].filter(globMatcher(glob))) found.set(other, other);
	return found;
}
// src/app/summarise-range.ts
function summariseRange(outcome) {
	const { steps, nets, tracks, guard, obstacles } = outcome;
	const stepFindings = groupBy(steps, ({ track }) => track.origin);
	const findings = tracks.flatMap((track, index) => {
		return withRepairs(netWithoutEchoes([...(stepFindings.get(track.origin) ?? []).flatMap((step) => step.findings), ...nets[index]?.findings ?? []], track), track);
	});
	const known = new Set(tracks.map(({ origin }) => origin));
	for (const [origin, lost] of stepFindings) if (!known.has(origin)) findings.push(...lost.flatMap((step) => step.findings));
	const claimed = new Set(steps.flatMap(({ transition, claimed: ids }) => ids.map((id) => claimKey(transition.file, id))));
	const standing = new Set(tracks.flatMap(({ file, head }) => [...doneEntities(file.governance.kind, head?.parsed?.doc ?? null)].map((id) => claimKey(file.path, id))));
	return buildReport({
		findings,
		notJudged: commonlyNotJudged(steps, nets),
		transitions: steps.map(({ transition }) => transition),
		claimed: claimed.size,
		verified: guard === "success" ? [...claimed].filter((claim) => standing.has(claim)).length : 0,
		guard,
		obstacles
	});
}
function withRepairs(findings, track) {
	const standing = new Set(track.open.map(({ fingerprint }) => fingerprint));
	return findings.map((finding) => {
		const commit = track.repairs.get(finding.fingerprint);
		return finding.severity !== "error" || commit === void 0 || standing.has(finding.fingerprint) ? finding : {
			...finding,
			severity: "note",
			repairedBy: commit
		};
	});
}
function netWithoutEchoes(findings, { file }) {
	const { kind } = file.governance;
	const kept = new Set(withoutEchoes(findings, [...kind.rules, ...mergeRules(kind.id)]));
	return findings.filter((finding) => finding.scope !== "net" || kept.has(finding));
}
function commonlyNotJudged(steps, nets) {
	const [first, ...rest] = steps;
	return (first?.notJudged ?? []).filter(({ ruleId }) => rest.every((step) => step.notJudged.some((other) => other.ruleId === ruleId)) && !nets.some(({ judged }) => judged.has(ruleId)));
}
function claimKey(file, id) {
	return JSON.stringify([file, id]);
}
// src/app/concerned-files.ts
async function concernedFiles(view, commit) {
	const changed = new Set(commit.changes.map(({ path }) => path));
	const direct = commit.parents.length > 1 ? await differingFiles(view, commit) : [...view.governed()].filter(([path, governance]) => touches(path, governance, changed));
	const named = await addressedFiles(view, commit, direct);
	const all = new Map([...direct, ...named]);
	const moves = findMoves(commit.changes, (path) => all.get(path)?.kind.id);
	const origins = new Set(moves.values());
	return [...all].filter(([path]) => !origins.has(path)).map(([path, governance]) => {
		const movedFrom = moves.get(path);
		return {
			path,
			governance,
			...movedFrom === void 0 ? {} : { movedFrom }
		};
	}).sort((left, right) => left.path < right.path ? -1 : 1);
}
function isGoverned(view, path) {
	const files = view.governed();
	if (files.has(path)) return true;
	const only = new Set([path]);
	return [...files].some(([file, governance]) => touches(file, governance, only));
}
function touches(path, { kind, settings }, changed) {
	if (changed.has(path)) return true;
	return kind.parts(path, settings.options).some(({ glob }) => isPattern(glob) ? [...changed].some(globMatcher(glob)) : changed.has(glob));
}
async function differingFiles(view, commit) {
	const differing = [];
	for (const [path, governance] of view.governed()) {
		const result = await view.entry(commit, path);
		for (const parent of commit.parents) {
			const entry = await view.entryAt(parent, path);
			if (entry?.blob === result?.blob && entry?.nature === result?.nature) continue;
			differing.push([path, governance]);
			break;
		}
	}
	return differing;
}
async function addressedFiles(view, commit, direct) {
	const { message } = commit;
	if (message === void 0) return [];
	const found = [];
	for (const [kind, files] of groupBy(view.governed(), ([, governance]) => governance.kind)) {
		const addressed = kind.addressed?.(message);
		if (addressed === void 0 || addressed.paths.length === 0 && !addressed.unnamed) continue;
		const present = [];
		for (const file of files) if (await view.entry(commit, file[0]) !== null) present.push(file);
		const unnamed = addressed.unnamed && present.length === 1 && direct.length === 0;
		found.push(...unnamed ? present : present.filter(([path]) => addressed.paths.includes(path)));
	}
	return found;
}
function findMoves(changes, kindOf) {
	const gone = changes.filter(({ path, after }) => after === null && kindOf(path) !== void 0);
	const moves = new Map();
	const taken = new Set();
	for (const { path, before, after } of changes) {
		if (before !== null || after === null || kindOf(path) === void 0) continue;
		const origin = gone.find((old) => old.before?.blob === after.blob && kindOf(old.path) === kindOf(path) && !taken.has(old.path));
		if (origin === void 0) continue;
		taken.add(origin.path);
		moves.set(path, origin.path);
	}
	return moves;
}
function siblingsOf(file, all, commit) {
	const changed = new Set(commit.changes.map(({ path }) => path));
	return all.filter(({ path, governance }) => path !== file.path && governance.kind === file.governance.kind && changed.has(path)).map(({ path }) => path);
}
function othersOf(view, file) {
	const { kind } = file.governance;
	return [...view.governed()].filter(([path, other]) => path !== file.path && other.kind === kind).map(([path]) => path);
}
function archivedPaths(path, changes) {
	const old = changes.find((change) => change.path === path)?.before?.blob;
	if (old === void 0) return [];
	return changes.filter(({ before, after }) => before === null && after?.blob === old).map((change) => change.path);
}
// src/app/repair.ts
const fileRuleIds = new Set(fileRules.map(({ id }) => id));
function repairedBy(kind, open, version) {
	const doc = version?.parsed?.doc ?? null;
	return open.filter(({ ruleId, subject, accepted }) => {
		if (fileRuleIds.has(ruleId)) return doc !== null;
		const value = accepted?.parsed?.doc ?? null;
		return (doc !== null || version === null) && same(kind, value, doc, subject);
	});
}
function withRepaired(kind, before, after, repaired) {
	const [old, now] = [before?.parsed?.doc ?? null, after?.parsed?.doc ?? null];
	if (before?.parsed === void 0 || old === null || now === null || kind.graft === void 0) return before;
	const subjects = repaired.map(({ subject }) => subject).filter((subject) => splitSubject(subject).entity !== "").concat(returned(kind, old, now, repaired));
	if (subjects.length === 0) return before;
	return {
		...before,
		parsed: {
			...before.parsed,
			doc: kind.graft(old, now, subjects)
		}
	};
}
function returned(kind, before, after, repaired) {
	if (repaired.length === 0) return [];
	const known = new Set(kind.entities(before));
	const accepted = new Set(repaired.map((error) => error.accepted?.parsed?.doc ?? null));
	return [...kind.entities(after)].filter((id) => !known.has(id)).map((id) => subjectOf(id)).filter((subject) => [...accepted].some((doc) => doc !== null && same(kind, doc, after, subject)));
}
function withoutRepaired(findings, repaired) {
	if (repaired.length === 0) return [...findings];
	return findings.filter(({ subject, severity }) => severity !== "error" || !repaired.some((error) => covers(error.subject, subject)));
}
function openAfter(open, repaired, findings, before) {
	const standing = open.filter((error) => !repaired.includes(error));
	const added = findings.filter(({ severity }) => severity === "error").map(({ ruleId, fingerprint, subject }) => {
		const earlier = standing.find((error) => covers(error.subject, subject) || covers(subject, error.subject));
		return {
			ruleId,
			fingerprint,
			subject,
			accepted: earlier === void 0 ? before : earlier.accepted
		};
	});
	return [...standing, ...added];
}
// src/app/file-track.ts
function newTrack(file, before, origin, accepted) {
	return {
		origin,
		basePath: file.movedFrom ?? file.path,
		file,
		head: before,
		readable: before?.parsed?.doc ? before : null,
		accepted,
		open: [],
		repairs: new Map(),
		vanished: [],
		stretches: [{ from: before }]
	};
}
function advance(track, outcome) {
	const { commit, before, after, findings, repaired, cuts } = outcome;
	const earlier = before?.parsed?.doc ?? null;
	const later = after?.parsed?.doc ?? null;
	const gone = earlier !== null && (later !== null || after === null) ? vanishedBetween(track.file.governance.kind, earlier, later, commit) : [];
	const open = openAfter(track.open, repaired, findings, before);
	return {
		...track,
		head: after,
		readable: later === null ? track.readable : after,
		accepted: open.length > 0 ? track.accepted : commit,
		open,
		repairs: new Map([...track.repairs, ...repaired.map(({ fingerprint }) => [fingerprint, commit])]),
		vanished: [...track.vanished, ...gone],
		stretches: cuts ? cutStretches(track.stretches, before, after) : track.stretches
	};
}
function withoutOpen(track, fingerprints, commit = track.accepted) {
	const open = track.open.filter(({ fingerprint }) => !fingerprints.has(fingerprint));
	return {
		...track,
		open,
		accepted: open.length === 0 ? commit : track.accepted
	};
}
function joinTracks(first, others) {
	const tracks = [first, ...others];
	const known = new Map(tracks.flatMap(({ open }) => open).map((error) => [`${error.fingerprint} ${error.subject}`, error]));
	const mostCut = tracks.reduce((most, track) => track.stretches.length > most.stretches.length ? track : most);
	return {
		...first,
		readable: tracks.find(({ readable }) => readable !== null)?.readable ?? null,
		open: [...known.values()],
		repairs: new Map(tracks.flatMap(({ repairs }) => [...repairs])),
		stretches: mostCut.stretches
	};
}
function cutStretches(stretches, before, after) {
	return [...stretches.map((stretch) => "to" in stretch ? stretch : {
		...stretch,
		to: before
	}), { from: after }];
}
function vanishedBetween(kind, earlier, later, commit) {
	const remaining = new Set(later === null ? [] : kind.entities(later));
	return [...kind.entities(earlier)].flatMap((id) => {
		const value = remaining.has(id) ? void 0 : subjectValue(kind, earlier, subjectOf(id));
		return value === void 0 ? [] : [{
			subject: subjectOf(id),
			value,
			commit
		}];
	});
}
// src/app/judge-commit.ts
function judgeCommit(track, versions, setup) {
	const { commit, limits } = setup;
	const { file } = track;
	const { after } = versions;
	const own = {
		...file.governance,
		path: file.path,
		limits
	};
	const parents = versions.parents.map((parent) => parent?.parsed?.doc ? parent : track.readable ?? parent);
	const before = parents[0] ?? null;
	const repaired = repairedBy(own.kind, track.open, after);
	const context = transitionContext(track, setup);
	const judged = parents.length > 1 ? judgeMergeVersions(own, {
		...versions,
		parents
	}, context) : judgeVersions(own, withRepaired(own.kind, before, after, repaired), after, context);
	const origin = {
		before,
		after,
		commit: commit.id,
		accepted: track.accepted
	};
	const findings = reportFindings(own, withoutRepaired(judged.findings, repaired), origin);
	const step = judged.step === void 0 ? {} : { step: judged.step };
	return {
		track: advance(track, {
			before,
			after,
			commit: commit.id,
			findings,
			repaired,
			cuts: cutsRange(own, findings)
		}),
		findings,
		notJudged: judged.notJudged,
		transition: {
			file: file.path,
			kind: own.kind.id,
			commit: commit.id,
			...step
		},
		claimed: parents.length > 1 ? [] : claimedBetween(own.kind, before, after)
	};
}
function cutsRange({ kind }, findings) {
	const cutting = new Set([...fileRules, ...kind.rules].flatMap(({ id, cutsRange: cuts }) => cuts ? [id] : []));
	return findings.some(({ ruleId }) => cutting.has(ruleId));
}
function transitionContext({ file, vanished }, setup) {
	const { commit, guard, steps, prior } = setup;
	const { message, at } = commit;
	return {
		scope: setup.scope ?? (commit.parents.length > 1 ? "merge" : "step"),
		path: file.path,
		touched: commit.changes.map(({ path }) => path),
		siblings: setup.siblings,
		others: setup.others,
		archived: setup.archived,
		vanished,
		...setup.reverts === void 0 ? {} : { reverts: setup.reverts },
		...message === void 0 ? {} : { message },
		...at === void 0 ? {} : { at },
		prior: prior.slice(0, file.governance.kind.lookback),
		...guard === void 0 || guard === "failure" ? {} : { guard },
		...steps === void 0 ? {} : { steps }
	};
}
// src/app/reverts.ts
async function revertedCommit(walk, commit) {
	if (commit.parents.length !== 1 || commit.changes.length === 0) return void 0;
	if (commit.changes.every(({ path }) => isGoverned(walk.view, path))) return void 0;
	const wanted = shape(commit, "undone");
	for (const earlier of walk.commits.values()) if (earlier.changes.length === commit.changes.length && shape(earlier, "done") === wanted) return earlier.id;
	const named = await namedCommit(walk, commit);
	return named !== void 0 && shape(named, "done") === wanted ? named.id : void 0;
}
async function namedCommit(walk, { message = "" }) {
	const id = /^This reverts commit ([0-9a-f]{40}|[0-9a-f]{64})[.,]/m.exec(message)?.[1];
	if (id === void 0 || walk.commits.has(id)) return void 0;
	const found = await walk.history.upTo(id, 1);
	return found.ok ? found.value[0] : void 0;
}
function shape({ changes }, direction) {
	const rows = changes.map(({ path, before, after }) => direction === "done" ? [
		path,
		key(before),
		key(after)
	] : [
		path,
		key(after),
		key(before)
	]);
	return JSON.stringify(rows.sort(([left = ""], [right = ""]) => (left ?? "") < (right ?? "") ? -1 : 1));
}
function key(entry) {
	return entry === null ? null : `${entry.nature} ${entry.blob}`;
}
// src/app/walk-commit.ts
const mostPrior = 10;
async function walkCommit(walk, commit, steps) {
	walk.view.moveTo(commit);
	const inherited = commit.parents.map((parent) => walk.tracks.get(parent) ?? new Map());
	const tracks = new Map([...inherited].reverse().flatMap((map) => [...map]));
	const concerned = await concernedFiles(walk.view, commit);
	const reverts = await revertedCommit(walk, commit);
	const judged = [];
	for (const file of concerned) {
		const versions = await loadVersions(walk, commit, file);
		const setup = {
			commit,
			prior: priorCommits(walk, commit),
			siblings: siblingsOf(file, concerned, commit),
			others: othersOf(walk.view, file),
			archived: archivedPaths(file.path, commit.changes),
			reverts,
			guard: walk.guard,
			scope: walk.scope,
			steps,
			limits: walk.limits
		};
		const result = await withForgiven(walk, judgeCommit(trackOf(walk, commit, file, inherited, versions), versions, setup), versions.after);
		tracks.delete(file.movedFrom ?? file.path);
		tracks.set(file.path, result.track);
		judged.push(result);
	}
	walk.commits.set(commit.id, commit);
	const [only] = inherited;
	const unchanged = judged.length === 0 && inherited.length === 1 && only !== void 0;
	walk.tracks.set(commit.id, unchanged ? only : tracks);
	return judged;
}
async function withForgiven(walk, judged, after) {
	const findings = await forgiveRepairs(walk, judged.track, judged.findings, after);
	const repaired = new Set(findings.filter(({ repairs }) => repairs !== void 0).map((each) => each.fingerprint));
	if (repaired.size === 0) return judged;
	return {
		...judged,
		findings,
		track: withoutOpen(judged.track, repaired, judged.transition.commit)
	};
}
function headTracks(walk) {
	return [...(walk.tracks.get(walk.range.head) ?? new Map()).values()];
}
async function loadVersions(walk, commit, file) {
	const origin = file.movedFrom ?? file.path;
	const parents = [];
	for (const [index, parent] of commit.parents.entries()) parents.push(await loadAt(walk, parent, file, index === 0 ? origin : file.path));
	if (parents.length === 0) parents.push(null);
	const bases = [];
	for (const base of await mergeBases(walk, commit)) bases.push(await loadAt(walk, base, file, file.path));
	return {
		parents,
		bases,
		after: await loadAt(walk, commit, file, file.path)
	};
}
async function mergeBases(walk, { parents: [first, ...others] }) {
	const bases = new Set();
	if (first === void 0) return bases;
	for (const other of others) {
		const found = await walk.history.mergeBases(first, other);
		if (found.ok) for (const base of found.value) bases.add(base);
		else walk.obstacle = found.obstacle;
	}
	return bases;
}
function trackOf(walk, commit, file, inherited, versions) {
	const path = file.movedFrom ?? file.path;
	const [first, ...others] = inherited.flatMap((map) => map.get(path) ?? []);
	if (first !== void 0) return {
		...joinTracks(first, others),
		file
	};
	const taken = inherited.some((map) => [...map.values()].some(({ origin }) => origin === path));
	const accepted = commit.parents[0] ?? walk.range.base;
	return newTrack(file, versions.parents[0] ?? null, taken ? `${path} ${commit.id}` : path, accepted);
}
function priorCommits(walk, commit) {
	const prior = [];
	const add = ({ message = "", changes }) => prior.push({
		message,
		touched: changes.map(({ path }) => path)
	});
	let at = parentOf(walk, commit);
	while (at !== void 0 && prior.length < mostPrior) {
		add(at);
		at = parentOf(walk, at);
	}
	for (const behind of walk.behind) if (prior.length < mostPrior) add(behind);
	return prior;
}
function parentOf(walk, { parents: [first] }) {
	return first === void 0 ? void 0 : walk.commits.get(first);
}
// src/app/check-range.ts
async function checkRange(input) {
	const commits = await input.history.commits(input.range);
	if (!commits.ok) return cannotJudge(commits.obstacle);
	const tree = await input.history.tree(input.range.base);
	if (!tree.ok) return cannotJudge(tree.obstacle);
	const view = repositoryView(input.history, {
		commit: input.range.base,
		tree: tree.value
	}, input.govern);
	for (const { changes } of commits.value) view.learn(changes);
	const behind = await commitsBehind(input, view);
	if (!behind.ok) return cannotJudge(behind.obstacle);
	return judgeWalk(input, view, commits.value, behind.value);
}
async function judgeWalk(input, view, commits, behind) {
	const { history, range, guard } = input;
	const limits = input.limits ?? defaultLimits;
	const loader = versionLoader(input.blobs, limits);
	const walk = {
		scope: input.scope,
		history,
		view,
		loader,
		limits,
		guard,
		range,
		behind,
		tracks: new Map(),
		commits: new Map()
	};
	const steps = [];
	for (const [index, commit] of commits.entries()) {
		input.onProgress?.(index, commits.length);
		const isLast = index === commits.length - 1;
		steps.push(...await walkCommit(walk, commit, isLast ? input.steps : void 0));
	}
	const tracks = headTracks(walk);
	const message = commits.length === 1 ? commits[0]?.message : void 0;
	const nets = [];
	for (const track of input.net === false ? [] : tracks) {
		const bases = [];
		for (const base of range.bases ?? [range.base]) bases.push(await loadAt(walk, base, track.file, track.basePath));
		const head = await loadAt(walk, range.head, track.file, track.file.path);
		const net = judgeNet(track, {
			bases,
			head,
			guard,
			message,
			limits
		});
		nets.push({
			...net,
			findings: await forgiveRepairs(walk, track, net.findings, head)
		});
	}
	return summariseRange({
		steps: input.granularity === "squash" ? steps.map(withoutFindings) : steps,
		nets,
		tracks,
		guard,
		obstacles: [
			...loader.obstacles,
			...view.obstacles,
			...walkObstacles(walk)
		]
	});
}
function walkObstacles({ obstacle }) {
	return obstacle === void 0 ? [] : [obstacle];
}
async function commitsBehind({ history, range }, view) {
	const lookback = Math.max(0, ...[...view.governed().values()].map(({ kind }) => kind.lookback));
	return lookback === 0 ? {
		ok: true,
		value: []
	} : history.upTo(range.base, lookback);
}
function withoutFindings(step) {
	return {
		...step,
		findings: []
	};
}
function cannotJudge(obstacle) {
	return buildReport({
		findings: [],
		obstacles: [obstacle]
	});
}
// src/git/git-process.ts
function startGit(git, command) {
	const child = spawn("git", [...globalOptions, ...command], {
		cwd: git.directory,
		env: { ...git.environment },
		stdio: [
			"pipe",
			"pipe",
			"pipe"
		],
		windowsHide: true
	});
	for (const pipe of [
		child.stdin,
		child.stdout,
		child.stderr
	]) pipe.on("error", () => {});
	return child;
}
function processEnd(git, child) {
	return new Promise((settle) => {
		child.on("error", (error) => settle(neverRan(git, error)));
		child.on("close", settle);
	});
}
function neverRan(git, error) {
	const complaint = error instanceof Error ? error.message : String(error);
	const absent = existsSync(git.directory) ? "git" : "directory";
	return {
		ok: false,
		code: null,
		complaint,
		...complaint.includes("ENOENT") || complaint.includes("EACCES") ? { absent } : {}
	};
}
// src/git/batch-process.ts
function startBatchProcess(git, read, ended) {
	const child = startGit(git, ["cat-file", "--batch"]);
	let complaint = "";
	child.stdout.on("data", read);
	child.stderr.on("data", (chunk) => {
		complaint = (complaint + chunk.toString("utf8")).slice(-4096);
	});
	const over = processEnd(git, child).then((end) => {
		if (typeof end === "object" && end !== null) return end;
		return {
			ok: false,
			code: end,
			complaint: complaint || "it ended while objects were read"
		};
	});
	over.then(ended);
	return {
		ask: (id) => {
			hold(child, true);
			child.stdin.write(`${id}\n`);
		},
		rest: () => hold(child, false),
		end: () => {
			hold(child, true);
			child.stdin.end();
			return over;
		},
		kill: () => {
			child.kill();
		}
	};
}
function hold(child, held) {
	const pipes = [
		child.stdin,
		child.stdout,
		child.stderr
	].filter((pipe) => pipe instanceof Socket);
	for (const part of [child, ...pipes]) if (held) part.ref();
	else part.unref();
}
// src/git/batch-reader.ts
const present = /^([0-9a-f]{40}|[0-9a-f]{64}) ([a-z]+) (\d+)$/;
const missing = /^([0-9a-f]{40}|[0-9a-f]{64}) missing$/;
const newline$1 = 10;
const longestHeader = 256;
function createBatchReader(receive) {
	let header = "";
	let body;
	function readHeader(chunk, offset) {
		const end = chunk.indexOf(newline$1, offset);
		const stop = end === -1 ? chunk.length : end;
		header += Buffer.from(chunk.subarray(offset, Math.min(stop, offset + longestHeader + 1))).toString("latin1");
		if (header.length > longestHeader) return -1;
		return end === -1 ? stop : endHeader(end + 1);
	}
	function endHeader(next) {
		const [, id, nature, size] = present.exec(header) ?? [];
		const [, absent] = missing.exec(header) ?? [];
		header = "";
		if (absent !== void 0) receive({
			id: absent,
			nature: "missing",
			chunks: []
		});
		else if (id === void 0 || nature === void 0) return -1;
		else body = {
			id,
			nature,
			chunks: [],
			left: Number(size)
		};
		return next;
	}
	function readBody(open, chunk, offset) {
		if (open.left === 0) {
			body = void 0;
			if (chunk[offset] !== newline$1) return -1;
			receive(open);
			return offset + 1;
		}
		const part = chunk.subarray(offset, offset + open.left);
		open.chunks.push(part);
		open.left -= part.length;
		return offset + part.length;
	}
	return (chunk) => {
		let offset = 0;
		while (offset !== -1 && offset < chunk.length) offset = body === void 0 ? readHeader(chunk, offset) : readBody(body, chunk, offset);
		return offset !== -1;
	};
}
// src/git/object-id.ts
const objectId = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
function isObjectId(text) {
	return objectId.test(text);
}
// src/git/quoted.ts
const longestQuote = 120;
const invisible = /[\p{C}\p{Zl}\p{Zp}]/gu;
function quoted(text) {
	const shown = text.length > longestQuote ? `${text.slice(0, longestQuote)}…` : text;
	return JSON.stringify(shown).replace(invisible, escapeUnits);
}
function escapeUnits(character) {
	return character.split("").map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");
}
// src/git/obstacles.ts
const mostNamed = 5;
const usageCodes = new Set([
	"range-malformed",
	"ref-unknown",
	"ref-ambiguous"
]);
function isUsageObstacle(obstacle) {
	return usageCodes.has(obstacle.code);
}
function rangeMalformed(text) {
	return {
		code: "range-malformed",
		message: `${quoted(text)} is not a range of the form A..B.`,
		fix: "Name both ends, for example origin/main..HEAD."
	};
}
function refUnknown(name) {
	return {
		code: "ref-unknown",
		message: `${quoted(name)} names no commit in this repository.`,
		fix: "Correct the name, or fetch it first: git fetch origin <name>."
	};
}
function refAmbiguous(names) {
	return {
		code: "ref-ambiguous",
		message: `${names.map(quoted).join(" or ")} names more than one ref.`,
		fix: "Write the full name, for example refs/heads/main, or the commit id."
	};
}
function historiesUnrelated(base, head) {
	return {
		code: "histories-unrelated",
		message: `${quoted(base)} and ${quoted(head)} have no commit in common, so there is no state to judge from.`,
		fix: "Name a base from which the head descends."
	};
}
function historyMissing(what) {
	return {
		code: "history-missing",
		message: `The clone is shallow: ${what}.`,
		fix: "Run git fetch --unshallow; in a workflow, under actions/checkout:\n  with:\n    fetch-depth: 0"
	};
}
function graftsPresent(path) {
	return {
		code: "grafts-present",
		message: `${quoted(path)} replaces the parents of commits, so the history shown is not the one committed.`,
		fix: "Delete that file."
	};
}
function outputUnreadable(command) {
	return {
		code: "git-output",
		message: `The answer of git ${command} makes no sense, or a tree names one path twice.`,
		fix: "Run git fsck and mend what it reports."
	};
}
function gitFailed(command, failure) {
	const complaint = failure.complaint.trim();
	if (failure.absent === "git") return gitMissing();
	if (failure.absent === "directory" || complaint.includes("not a git repository")) return notARepository();
	if (complaint.includes("dubious ownership")) return repositoryUntrusted();
	const [, lacking] = /could not fetch ([0-9a-f]+) from promisor remote/.exec(complaint) ?? [];
	if (lacking !== void 0) return objectMissing(lacking);
	return {
		code: "git-failed",
		message: `git ${command} stopped with code ${failure.code ?? "none (killed)"}: ${quoted(complaint)}.`,
		fix: "Mend what git reports (git fsck shows damage), then check again."
	};
}
function objectMissing(id) {
	return {
		code: "object-missing",
		message: `The repository does not hold the object ${quoted(id)}.`,
		fix: "Fetch what is missing: git fetch --refetch, in a partial clone git fetch --refetch --no-filter."
	};
}
function indexUnmerged(paths) {
	return {
		code: "index-unmerged",
		message: `A merge left unresolved: ${paths.slice(0, mostNamed).map(quoted).join(", ")}${paths.length > mostNamed ? " …" : ""}.`,
		fix: "Resolve the conflicts and git add the files."
	};
}
function headUnreadable() {
	return {
		code: "head-unreadable",
		message: "HEAD names neither a commit nor a branch that is still to be born.",
		fix: "Run git fsck and mend what it reports."
	};
}
function gitMissing() {
	return {
		code: "git-missing",
		message: "git cannot be started.",
		fix: "Install git 2.31 or later and put it on PATH."
	};
}
function notARepository() {
	return {
		code: "not-a-repository",
		message: "There is no git repository here.",
		fix: "Run inside a git repository, or name its directory."
	};
}
function repositoryUntrusted() {
	return {
		code: "repository-untrusted",
		message: "git refuses to read a repository that belongs to another user.",
		fix: "Run git config --global --add safe.directory with the directory of the repository."
	};
}
// src/git/objects.ts
function createGitObjects(git) {
	const waiting = new Set();
	let batch;
	let stopped;
	let closed = false;
	function start() {
		const read = createBatchReader(receive);
		const understand = (chunk) => read(chunk) || stop(failure("its answer makes no sense"));
		batch = startBatchProcess(git, understand, (ended) => {
			if (!closed || waiting.size > 0) stop(ended);
		});
		return batch;
	}
	function receive(answer) {
		const [request] = waiting;
		if (request === void 0 || request.id !== answer.id) {
			stop(failure("an answer nobody asked for"));
			return;
		}
		waiting.delete(request);
		if (waiting.size === 0 && !closed) batch?.rest();
		request.settle(answer.nature === request.nature ? answer.chunks : void 0);
	}
	function stop(reason) {
		stopped ??= gitFailed("cat-file", reason);
		batch?.kill();
		for (const request of waiting) request.settle(void 0);
		waiting.clear();
	}
	function ask(id, nature) {
		if (closed) stop(failure("objects were asked for after close()"));
		if (stopped !== void 0 || !isObjectId(id)) return Promise.resolve(void 0);
		return new Promise((settle) => {
			waiting.add({
				id,
				nature,
				settle
			});
			try {
				(batch ?? start()).ask(id);
			} catch (error) {
				stop(failure(String(error)));
			}
		});
	}
	return {
		open: (blob) => ask(blob, "blob"),
		read: ask,
		obstacle: () => stopped,
		close: async () => {
			closed = true;
			await batch?.end();
		}
	};
}
function failure(complaint) {
	return {
		ok: false,
		code: null,
		complaint
	};
}
// src/git/blobs.ts
function createGitBlobs(git) {
	return createGitObjects(git);
}
// src/git/answers.ts
function known(value) {
	return {
		ok: true,
		value
	};
}
function unknown(obstacle) {
	return {
		ok: false,
		obstacle
	};
}
// src/git/path-text.ts
const longestSequence = 4;
const escapeBase = 56320;
const loneSurrogate = /\p{Surrogate}/u;
function pathText(path) {
	return isUtf8(path) ? path.toString("utf8") : escapedText(path);
}
function escapedText(path) {
	let text = "";
	for (let offset = 0; offset < path.length;) {
		const length = sequenceLength(path, offset);
		text += length === 0 ? String.fromCharCode(escapeBase + path.readUInt8(offset)) : path.toString("utf8", offset, offset + length);
		offset += Math.max(length, 1);
	}
	return text;
}
function sequenceLength(path, offset) {
	for (let length = 1; length <= longestSequence && offset + length <= path.length; length += 1) if (isUtf8(path.subarray(offset, offset + length))) return length;
	return 0;
}
function splitAtNul(bytes) {
	const records = [];
	let start = 0;
	while (start < bytes.length) {
		const end = bytes.indexOf(0, start);
		if (end === -1) return void 0;
		records.push(bytes.subarray(start, end));
		start = end + 1;
	}
	return records;
}
function pathBytes(text) {
	if (!loneSurrogate.test(text)) return Buffer.from(text, "utf8");
	return Buffer.concat(Array.from(text, characterBytes));
}
function characterBytes(character) {
	return loneSurrogate.test(character) ? Buffer.of(character.charCodeAt(0) - escapeBase) : Buffer.from(character, "utf8");
}
// src/git/tree-entry.ts
function treeEntry(mode, blob) {
	return {
		blob,
		nature: nature(mode)
	};
}
function nature(mode) {
	if (mode === "120000") return "link";
	return mode === "160000" ? "submodule" : "regular";
}
// src/git/change-parser.ts
const change = /^\n?:(\d{6}) (\d{6}) ([0-9a-f]{40}|[0-9a-f]{64}) ([0-9a-f]{40}|[0-9a-f]{64}) ([A-Z])\d*$/;
const newline = 10;
const colon = 58;
const absentMode = "000000";
function parseChanges(output) {
	const records = splitAtNul(output);
	const read = records && readChanges(records, 0);
	return read?.next === records?.length ? read : void 0;
}
function readChanges(records, index) {
	const changes = new Map();
	const unmerged = [];
	let next = index;
	for (let head = records[next]; head !== void 0 && startsChange(head); head = records[next]) {
		const status = readChange(head, records[next + 1], changes);
		if (status === void 0) return void 0;
		if (status.letter === "U") unmerged.push(status.path);
		next += 2;
	}
	if (changes.size !== (next - index) / 2) return void 0;
	return {
		changes: [...changes.values()].sort(byPath),
		unmerged,
		next
	};
}
function byPath(left, right) {
	if (left.path === right.path) return 0;
	return left.path < right.path ? -1 : 1;
}
function startsChange(record) {
	return record[0] === colon || record[0] === newline && record[1] === colon;
}
function readChange(head, name, changes) {
	const [, modeBefore, modeAfter, blobBefore, blobAfter, letter] = change.exec(head.toString("latin1")) ?? [];
	if (name === void 0 || name.length === 0 || letter === void 0) return void 0;
	const before = side(modeBefore, blobBefore);
	const after = side(modeAfter, blobAfter);
	if (before === void 0 || after === void 0) return void 0;
	const path = pathText(name);
	changes.set(path, {
		path,
		before,
		after
	});
	return {
		path,
		letter
	};
}
function side(mode, blob) {
	if (mode === void 0 || blob === void 0) return void 0;
	return mode === absentMode ? null : treeEntry(mode, blob);
}
// src/git/diff-index.ts
const diffOptions = [
	"--raw",
	"-z",
	"--no-abbrev",
	"--no-renames",
	"--no-relative",
	"-O/dev/null",
	"--no-ext-diff",
	"--no-textconv",
	"--no-color"
];
async function diffIndex(git, options) {
	const command = [
		"diff-index",
		...diffOptions,
		...options
	];
	const result = await git.run([
		...command,
		"HEAD",
		"--"
	]);
	if (result.ok) return readDiff(result.output, false);
	if (!result.complaint.includes("bad revision 'HEAD'")) return unknown(gitFailed("diff-index", result));
	const empty = await emptyTreeWhileUnborn(git);
	if (!empty.ok) return empty;
	const first = await git.run([
		...command,
		empty.value,
		"--"
	]);
	return first.ok ? readDiff(first.output, true) : unknown(gitFailed("diff-index", first));
}
async function emptyTreeWhileUnborn(git) {
	const [branch, empty] = await Promise.all([git.run(["symbolic-ref", "HEAD"]), git.run([
		"hash-object",
		"-t",
		"tree",
		"--stdin"
	], "")]);
	if (!branch.ok) return unknown(headUnreadable());
	if (!empty.ok) return unknown(gitFailed("hash-object", empty));
	const name = branch.output.toString("utf8").trimEnd();
	const found = await git.run([
		"for-each-ref",
		"--format=%(objectname)",
		name
	]);
	return found.ok && found.output.length === 0 && found.warnings === "" ? known(empty.output.toString("latin1").trimEnd()) : unknown(refused$2(found));
}
function refused$2(found) {
	return found.ok ? headUnreadable() : gitFailed("for-each-ref", found);
}
function readDiff(output, unborn) {
	const read = parseChanges(output);
	if (read === void 0) return unknown(outputUnreadable("diff-index"));
	if (read.unmerged.length > 0) return unknown(indexUnmerged(read.unmerged));
	return known({
		changes: read.changes,
		unborn
	});
}
// src/git/direct.ts
function direct(git) {
	return {
		...git,
		run: (command, input) => runDirectly(git, command, input)
	};
}
async function runDirectly(git, command, input = "") {
	try {
		const child = startGit(git, command);
		const output = collected(child.stdout);
		const warnings = collected(child.stderr);
		child.stdin.end(input);
		const end = await processEnd(git, child);
		if (typeof end === "object" && end !== null) return end;
		const complaint = Buffer.concat(warnings).toString("utf8");
		if (end !== 0) return {
			ok: false,
			code: end,
			complaint
		};
		return {
			ok: true,
			output: Buffer.concat(output),
			warnings: complaint
		};
	} catch (error) {
		return neverRan(git, error);
	}
}
function collected(pipe) {
	const chunks = [];
	pipe.on("data", (chunk) => chunks.push(chunk));
	return chunks;
}
// src/git/head.ts
const headVariable = "GITHEAD_";
async function nextParents(git, merging) {
	const result = await git.run([
		"rev-parse",
		"--git-path",
		"MERGE_HEAD",
		"HEAD^{commit}"
	]);
	if (!result.ok) return unknown(gitFailed("rev-parse", result));
	const output = result.output.toString("utf8").trimEnd();
	const end = output.lastIndexOf("\n");
	const head = output.slice(end + 1);
	const merged = await readIds(resolve(git.directory, output.slice(0, end)));
	if (!isObjectId(head) || merged === void 0) return unknown(headUnreadable());
	return known([head, ...(merging && merged.length === 0 ? namedHeads(git) : merged).filter((id) => id !== head)]);
}
function namedHeads({ environment }) {
	return Object.keys(environment).filter((name) => name.startsWith(headVariable)).map((name) => name.slice(8)).filter(isObjectId);
}
async function readIds(path) {
	try {
		const lines = (await readFile(path, "latin1")).split("\n").filter((line) => line !== "");
		return lines.every(isObjectId) ? lines : void 0;
	} catch (error) {
		return error instanceof Error && "code" in error && error.code === "ENOENT" ? [] : void 0;
	}
}
// src/git/ancestry.ts
async function ancestry(git, left, right) {
	if (!isObjectId(left) || !isObjectId(right)) return unknown(outputUnreadable("rev-parse"));
	const result = await git.run([
		"rev-parse",
		...[
			"--git-path",
			"info/grafts",
			"--git-path",
			"shallow"
		],
		`${left}...${right}`
	]);
	if (!result.ok) return unknown(gitFailed("rev-parse", result));
	const [grafts = "", shallow = "", ...lines] = result.output.toString("utf8").trimEnd().split("\n");
	if (!lines.every((line) => isObjectId(line.replace("^", "")))) return unknown(outputUnreadable("rev-parse"));
	const forged = await linesOf(resolve(git.directory, grafts));
	const cut = await linesOf(resolve(git.directory, shallow));
	if (forged === void 0 || cut === void 0) return unknown(outputUnreadable("rev-parse"));
	if (forged.length > 0) return unknown(graftsPresent(grafts));
	return known({
		bases: lines.filter((line) => line.startsWith("^")).map((line) => line.slice(1)),
		shallow: cut.filter(isObjectId)
	});
}
async function linesOf(path) {
	try {
		return (await readFile(path, "utf8")).split("\n").filter((line) => line.trim() !== "");
	} catch (error) {
		return error instanceof Error && "code" in error && error.code === "ENOENT" ? [] : void 0;
	}
}
// src/git/completeness.ts
async function provenComplete(git, commits, tip, shallow) {
	if (shallow.length === 0 || commits.length === 0) return known(true);
	const listed = new Set(commits.map((commit) => commit.id));
	const forks = forksOf(commits, listed);
	const behind = [...forks].every((fork) => fork === tip) ? known(new Map()) : await parentsBehind(git, tip);
	if (!behind.ok) return behind;
	return noneCut(git, [...shallow.filter((id) => listed.has(id)), ...outsideForks(forks, behind.value, shallow)]);
}
function forksOf(commits, listed) {
	const forks = new Set();
	for (const { parents } of commits) {
		if (parents.length === 0) forks.add(null);
		for (const parent of parents) if (!listed.has(parent)) forks.add(parent);
	}
	return forks;
}
function outsideForks(forks, behind, shallow) {
	const cuts = shallow.filter((id) => behind.has(id));
	if (cuts.length === 0) return [];
	const reaches = [...forks].map((fork) => reachableFrom(fork, behind));
	return cuts.filter((cut) => reaches.some((reach) => !reach.has(cut)));
}
function reachableFrom(start, parents) {
	const reached = new Set();
	const open = start === null ? [] : [start];
	for (let id = open.pop(); id !== void 0; id = open.pop()) {
		if (reached.has(id)) continue;
		reached.add(id);
		open.push(...parents.get(id) ?? []);
	}
	return reached;
}
async function parentsBehind(git, tip) {
	const result = await git.run([
		"rev-list",
		"--parents",
		tip,
		"--"
	]);
	if (!result.ok) return unknown(gitFailed("rev-list", result));
	const lines = result.output.toString("latin1").trimEnd().split("\n");
	return known(new Map(lines.map((line) => line.split(" ")).map(([id = "", ...parents]) => [id, parents])));
}
async function noneCut(git, suspects) {
	if (suspects.length === 0) return known(true);
	const result = await git.run(["cat-file", "--batch"], suspects.map((id) => `${id}\n`).join(""));
	if (!result.ok) return unknown(gitFailed("cat-file", result));
	let roots = 0;
	if (!createBatchReader((answer) => {
		if (answer.nature === "commit" && !hasParent(Buffer.concat(answer.chunks))) roots += 1;
	})(result.output)) return unknown(outputUnreadable("cat-file"));
	if (roots === suspects.length) return known(true);
	return unknown(historyMissing("commits that may belong to the range are not in it"));
}
function hasParent(commit) {
	const [header = ""] = commit.toString("latin1").split("\n\n", 1);
	return header.includes("\nparent ");
}
// src/git/tree-parser.ts
const header = /^(\d{6}) [a-z]+ ([0-9a-f]{40}|[0-9a-f]{64})$/;
const tab = 9;
function parseTree(output) {
	const records = splitAtNul(output);
	if (records === void 0) return void 0;
	const tree = new Map();
	for (const record of records) {
		const end = record.indexOf(tab);
		const [, mode, blob] = header.exec(record.toString("latin1", 0, Math.max(end, 0))) ?? [];
		if (mode === void 0 || blob === void 0) return void 0;
		tree.set(pathText(record.subarray(end + 1)), treeEntry(mode, blob));
	}
	return tree.size === records.length ? tree : void 0;
}
// src/git/list-tree.ts
async function listTree(git, commit) {
	if (!isObjectId(commit)) return unknown(refUnknown(commit));
	const result = await git.run([
		"ls-tree",
		"-r",
		"-z",
		"--full-tree",
		commit,
		"--"
	]);
	if (!result.ok) return unknown(gitFailed("ls-tree", result));
	const tree = parseTree(result.output);
	return tree === void 0 ? unknown(outputUnreadable("ls-tree")) : known(tree);
}
// src/git/log-parser.ts
const logFormat = "tformat:%H%x00%P%x00%ct%x00%B%x00";
const lastSecond = Date.UTC(9999, 11, 31, 23, 59, 59) / 1e3;
const fieldCount = 5;
function parseLog(output) {
	const records = splitAtNul(output);
	if (records === void 0) return void 0;
	const commits = [];
	for (let index = 0; index < records.length;) {
		const commit = readCommit(records, index);
		if (commit === void 0) return void 0;
		commits.push(commit.value);
		index = commit.next;
	}
	return commits;
}
function readCommit(records, index) {
	const [id, parentList, seconds, message, terminator] = records.slice(index, index + fieldCount).map((field) => field.toString("utf8"));
	if (id === void 0 || parentList === void 0 || seconds === void 0 || message === void 0) return void 0;
	const parents = parentList === "" ? [] : parentList.split(" ");
	if (terminator !== "" || ![id, ...parents].every(isObjectId)) return void 0;
	const changes = readChanges(records, index + fieldCount);
	if (changes === void 0) return void 0;
	return {
		value: {
			id,
			parents,
			message,
			at: instant(seconds),
			changes: changes.changes
		},
		next: changes.next
	};
}
function instant(seconds) {
	const within = Math.min(Math.max(Number(seconds) || 0, 0), lastSecond);
	return new Date(within * 1e3).toISOString().replace(".000Z", "Z");
}
// src/git/remembering.ts
function remembering(most, load, weigh = () => 1) {
	const kept = new Map();
	const weights = new Map();
	let weight = 0;
	function forgetOldest() {
		for (const oldest of kept.keys()) {
			if (weight <= most) return;
			weight -= weights.get(oldest) ?? 0;
			weights.delete(oldest);
			kept.delete(oldest);
		}
	}
	async function loadAndWeigh(key) {
		const value = await load(key);
		if (!kept.has(key)) return value;
		const own = Math.max(1, weigh(value));
		weight += own - (weights.get(key) ?? 0);
		weights.set(key, own);
		forgetOldest();
		return value;
	}
	return (key) => {
		const answer = kept.get(key) ?? loadAndWeigh(key);
		kept.delete(key);
		kept.set(key, answer);
		return answer;
	};
}
// src/git/merge-bases.ts
const mostPairs = 1e4;
function createMergeBases(git) {
	const basesOf = remembering(mostPairs, (pair) => {
		const [left = "", right = ""] = pair.split(" ");
		return provenBases(git, left, right);
	});
	return (left, right) => basesOf([left, right].sort().join(" "));
}
async function provenBases(git, left, right) {
	const related = await ancestry(git, left, right);
	if (!related.ok) return related;
	const { bases, shallow } = related.value;
	if (shallow.length === 0) return known(bases);
	const excluded = bases.map((id) => `^${id}`);
	const result = await git.run([
		"rev-list",
		left,
		right,
		...excluded,
		"--"
	]);
	if (!result.ok) return unknown(gitFailed("rev-list", result));
	const above = new Set(result.output.toString("latin1").split("\n"));
	const proof = await noneCut(git, shallow.filter((id) => above.has(id)));
	return proof.ok ? known(bases) : proof;
}
// src/git/raw-tree.ts
const space = 32;
const typeBits = 61440;
const natures = new Map([
	[16384, "directory"],
	[32768, "regular"],
	[40960, "link"]
]);
function parseRawTree(bytes, idLength) {
	const entries = new Map();
	for (let at = 0; at < bytes.length;) {
		const nameAt = bytes.indexOf(space, at) + 1;
		const idAt = bytes.indexOf(0, nameAt) + 1;
		const end = idAt + idLength;
		if (nameAt === 0 || idAt === 0 || end > bytes.length) return void 0;
		const mode = bytes.toString("latin1", at, nameAt - 1);
		const name = pathText(bytes.subarray(nameAt, idAt - 1));
		if (!/^[0-7]{5,7}$/.test(mode) || name === "" || name.includes("/") || entries.has(name)) return void 0;
		entries.set(name, {
			id: bytes.toString("hex", idAt, end),
			nature: natureOf(mode)
		});
		at = end;
	}
	return entries;
}
function natureOf(mode) {
	return natures.get(Number.parseInt(mode, 8) & typeBits) ?? "submodule";
}
// src/git/tree-reader.ts
const mostNames$1 = 2e5;
const mostCommits = 1e4;
function createTreeReader(objects) {
	const rootOf = remembering(mostCommits, (commit) => readRoot(objects, commit));
	const treeOf = remembering(mostNames$1, (id) => readTree(objects, id), (tree) => tree.ok ? tree.value.size : 1);
	return async (commit, path) => {
		if (!isObjectId(commit)) return unknown(refUnknown(commit));
		const root = await rootOf(commit);
		if (!root.ok) return root;
		let found = {
			id: root.value,
			nature: "directory"
		};
		for (const name of path.split("/")) {
			if (found.nature !== "directory") return known(null);
			const tree = await treeOf(found.id);
			if (!tree.ok) return tree;
			const next = tree.value.get(name);
			if (next === void 0) return known(null);
			found = next;
		}
		return known(found.nature === "directory" ? null : {
			blob: found.id,
			nature: found.nature
		});
	};
}
async function readRoot(objects, commit) {
	const bytes = await read(objects, commit, "commit");
	if (!bytes.ok) return bytes;
	const [, tree = ""] = /^tree ([0-9a-f]+)\n/.exec(bytes.value.toString("latin1", 0, 80)) ?? [];
	return isObjectId(tree) ? known(tree) : unknown(outputUnreadable("cat-file"));
}
async function readTree(objects, id) {
	const bytes = await read(objects, id, "tree");
	if (!bytes.ok) return bytes;
	const tree = parseRawTree(bytes.value, id.length / 2);
	return tree === void 0 ? unknown(outputUnreadable("cat-file")) : known(tree);
}
async function read(objects, id, nature) {
	const chunks = await objects.read(id, nature);
	if (chunks !== void 0) return known(Buffer.concat(chunks));
	return unknown(objects.obstacle() ?? objectMissing(id));
}
// src/git/history.ts
const logOptions = [
	"--topo-order",
	"--raw",
	"-z",
	`--format=${logFormat}`,
	"--encoding=UTF-8",
	"--root",
	"--diff-merges=first-parent",
	"--no-abbrev",
	"--no-renames",
	"--no-relative",
	"-O/dev/null",
	"--ignore-submodules=none",
	"--no-ext-diff",
	"--no-textconv",
	"--no-color",
	"--no-decorate",
	"--no-notes",
	"--no-mailmap",
	"--no-show-signature"
];
function createGitHistory(git, objects) {
	const shallow = rememberedShallow(git);
	return {
		commits: (range) => commitsOf(git, range, shallow),
		upTo: (commit, count) => commitsUpTo(git, commit, count, shallow),
		entry: createTreeReader(objects),
		mergeBases: createMergeBases(git),
		tree: (commit) => listTree(git, commit)
	};
}
async function commitsOf(git, range, shallow) {
	const tip = range.tip ?? range.base;
	const excluded = [...new Set([tip, range.base])];
	const commits = await listed(git, ["--reverse"], range.head, excluded);
	if (!commits.ok) return commits;
	const cut = await shallow(tip, range.shallow);
	if (!cut.ok) return cut;
	const proof = await provenComplete(git, commits.value, tip, cut.value);
	return proof.ok ? commits : proof;
}
async function commitsUpTo(git, commit, count, shallow) {
	const commits = await listed(git, ["--first-parent", `--max-count=${Math.trunc(count)}`], commit, []);
	if (!commits.ok) return commits;
	const cut = await shallow(commit);
	if (!cut.ok) return cut;
	const proof = await noneCut(git, commits.value.map(({ id }) => id).filter((id) => cut.value.includes(id)));
	return proof.ok ? commits : proof;
}
async function listed(git, order, head, excluded) {
	const foreign = [head, ...excluded].find((id) => !isObjectId(id));
	if (foreign !== void 0) return unknown(refUnknown(foreign));
	const result = await git.run([
		"log",
		...logOptions,
		...order,
		head,
		...excluded.map((id) => `^${id}`),
		"--"
	]);
	if (!result.ok) return unknown(gitFailed("log", result));
	const commits = parseLog(result.output);
	return commits === void 0 ? unknown(outputUnreadable("log")) : known(commits);
}
function rememberedShallow(git) {
	let remembered;
	return async (commit, brought) => {
		remembered = brought ?? remembered;
		if (remembered !== void 0) return known(remembered);
		const related = await ancestry(git, commit, commit);
		if (!related.ok) return related;
		remembered = related.value.shallow;
		return known(remembered);
	};
}
// src/git/overlay-history.ts
const emptyBase = "empty";
function overlayHistory(below, top) {
	const [base = emptyBase] = top.parents;
	return {
		history: {
			commits: async (range) => range.head === top.id ? known([top]) : below.commits(range),
			upTo: (commit, count) => nearest(below, top, base, commit, count),
			entry: entryReader(below, top, base),
			mergeBases: (left, right) => basesOf(below, top, left, right),
			tree: (commit) => treeOf(below, top, base, commit)
		},
		range: {
			base,
			head: top.id
		}
	};
}
async function nearest(below, top, base, commit, count) {
	if (commit === emptyBase || count < 1) return known([]);
	if (commit !== top.id) return below.upTo(commit, count);
	if (base === emptyBase || count < 2) return known([top]);
	const older = await below.upTo(base, count - 1);
	return older.ok ? known([top, ...older.value]) : older;
}
function entryReader(below, top, base) {
	const changes = new Map(top.changes.map((change) => [change.path, change]));
	const stands = async (commit, path) => commit === emptyBase ? known(null) : below.entry(commit, path);
	return async (commit, path) => {
		if (commit !== top.id) return stands(commit, path);
		const change = changes.get(path);
		return change === void 0 ? stands(base, path) : known(change.after);
	};
}
async function treeOf(below, top, base, commit) {
	const under = commit === top.id ? base : commit;
	const answer = under === emptyBase ? known(new Map()) : await below.tree(under);
	if (!answer.ok || commit !== top.id) return answer;
	const tree = new Map(answer.value);
	for (const { path, after } of top.changes) if (after === null) tree.delete(path);
	else tree.set(path, after);
	return known(tree);
}
async function basesOf(below, top, left, right) {
	if (left === right) return known(left === emptyBase ? [] : [left]);
	const bases = new Set();
	for (const one of parentsOf(top, left)) for (const other of parentsOf(top, right)) {
		const answer = await below.mergeBases(one, other);
		if (!answer.ok) return answer;
		for (const base of answer.value) bases.add(base);
	}
	return known([...bases]);
}
function parentsOf(top, commit) {
	if (commit === emptyBase) return [];
	return commit === top.id ? top.parents : [commit];
}
// src/git/index-history.ts
const indexCommit = "index";
const options = [
	"--cached",
	"--ita-invisible-in-index",
	"--ignore-submodules=none"
];
function stagedChanges(git) {
	return diffIndex(direct(git), options);
}
async function createIndexHistory(git, objects, { message, at, staged, merging = false } = {}) {
	const swift = direct(git);
	const found = staged === void 0 ? await stagedChanges(git) : known(staged);
	if (!found.ok) return found;
	const { changes, unborn } = found.value;
	const parents = unborn ? known([]) : await nextParents(swift, merging);
	if (!parents.ok) return parents;
	const commit = {
		id: indexCommit,
		parents: parents.value,
		changes,
		...message === void 0 ? {} : { message },
		...at === void 0 ? {} : { at }
	};
	return known(overlayHistory(createGitHistory(swift, objects), commit));
}
// src/git/amend-history.ts
async function createAmendHistory({ history, range }) {
	const nearest = await history.upTo(range.head, 2);
	if (!nearest.ok) return nearest;
	const [next, head] = nearest.value;
	if (next === void 0 || head === void 0) return known({
		history,
		range
	});
	return known(overlayHistory(history, {
		...next,
		parents: head.parents,
		changes: joined(head.changes, next.changes)
	}));
}
function joined(first, second) {
	const changes = new Map(first.map((change) => [change.path, change]));
	for (const { path, before, after } of second) changes.set(path, {
		path,
		before: (changes.get(path) ?? { before }).before,
		after
	});
	return [...changes.values()].filter(({ before, after }) => !isSame(before, after)).sort(byPath);
}
function isSame(before, after) {
	return before?.blob === after?.blob && before?.nature === after?.nature;
}
// src/git/published.ts
async function isPublished(git, commit) {
	const found = await git.run([
		"for-each-ref",
		"--count=1",
		`--contains=${commit}`,
		"refs/remotes"
	]);
	return !found.ok || found.output.length > 0;
}
// src/entry/amend.ts
async function amendOf(git, staged, files) {
	if (await isPublished(git, staged.range.base)) return void 0;
	const amended = await createAmendHistory(staged);
	if (!amended.ok) return void 0;
	const { history, range } = amended.value;
	for (const file of files) {
		const entry = await history.entry(range.base, file);
		if (!entry.ok || entry.value === null) return void 0;
	}
	return amended.value;
}
// src/entry/hook-interest.ts
function concernsKinds(kinds, changes, message) {
	const govern = governByDetection(kinds);
	const companions = new Set(kinds.flatMap((kind) => kind.parts("", kind.defaults).map(({ glob }) => baseName(glob))));
	return changes.some(({ path }) => govern(path) !== void 0 || companions.has(baseName(path))) || message !== void 0 && kinds.some((kind) => addresses(kind, message));
}
function addresses(kind, message) {
	const addressed = kind.addressed?.(message);
	return addressed !== void 0 && (addressed.unnamed || addressed.paths.length > 0);
}
function baseName(path) {
	return path.slice(path.lastIndexOf("/") + 1);
}
// src/entry/hook-message.ts
const scissors = /^# -+ >8 -+$/m;
function commitMessage(text) {
	const cut = scissors.exec(text);
	return (cut === null ? text : text.slice(0, cut.index)).split("\n").filter((line) => !line.startsWith("#")).join("\n");
}
// src/git/commit-history.ts
async function createCommitHistory(git, objects, commit) {
	const history = createGitHistory(git, objects);
	const listed = await history.upTo(commit, 1);
	if (!listed.ok) return listed;
	const [facts] = listed.value;
	return facts === void 0 ? unknown(refUnknown(commit)) : known(overlayHistory(history, facts));
}
// src/git/refs.ts
const request = ["cat-file", "--batch-check=%(objectname) %(objecttype)"];
async function resolveRange(git, text) {
	const [left, right] = rangeEnds(text);
	if (left === void 0 || right === void 0) return unknown(rangeMalformed(text));
	const ends = await resolveCommits(git, [left, right]);
	if (!ends.ok) return ends;
	const [tip = "", head = ""] = ends.value;
	const related = await ancestry(git, tip, head);
	if (!related.ok) return related;
	const { bases, shallow } = related.value;
	const [base] = bases;
	if (base !== void 0) return known({
		base,
		head,
		tip,
		bases,
		shallow
	});
	if (shallow.length === 0) return unknown(historiesUnrelated(left, right));
	return unknown(historyMissing(`where ${quoted(left)} and ${quoted(right)} meet is not in it`));
}
async function resolveCommit(git, name) {
	const commits = await resolveCommits(git, [name]);
	return commits.ok ? known(commits.value[0] ?? "") : commits;
}
async function resolveCommits(git, names) {
	const unspeakable = names.find((name) => name === "" || /[\n\0]/.test(name));
	if (unspeakable !== void 0) return unknown(refUnknown(unspeakable));
	const result = await git.run(request, names.map((name) => `${name}^{commit}\n`).join(""));
	if (!result.ok) return unknown(gitFailed("cat-file", result));
	if (/^warning: refname .* is ambiguous/m.test(result.warnings)) return unknown(refAmbiguous(ambiguousNames(names, result.warnings)));
	return readCommits(names, result.output.toString("utf8").split("\n"));
}
function readCommits(names, lines) {
	const commits = [];
	for (const [index, name] of names.entries()) {
		const line = lines[index] ?? "";
		const id = line.endsWith(" commit") ? line.slice(0, -7) : "";
		if (!isObjectId(id)) return unknown(refUnknown(name));
		commits.push(id);
	}
	return known(commits);
}
function ambiguousNames(names, warnings) {
	const named = names.filter((name) => warnings.includes(`refname '${name}' is ambiguous`));
	return named.length > 0 ? named : names;
}
function rangeEnds(text) {
	const at = text.indexOf("..");
	if (at <= 0 || at + 2 >= text.length || text[at + 2] === ".") return [];
	return [text.slice(0, at), text.slice(at + 2)];
}
// src/git/pushed-ranges.ts
function parsePushedRefs(input) {
	return input.split("\n").filter((line) => line.trim() !== "").map((line) => {
		const [localRef = "", local = "", remoteRef = "", remote = ""] = line.trim().split(" ");
		return {
			localRef,
			local,
			remoteRef,
			remote
		};
	});
}
async function pushedRanges(git, objects, remoteName, { local, remote }) {
	const history = createGitHistory(git, objects);
	const prepared = (range) => ({
		history,
		range
	});
	if (!isZero(remote)) {
		const range = await resolveRange(git, `${remote}..${local}`);
		return range.ok ? {
			ok: true,
			value: [prepared(range.value)]
		} : range;
	}
	const tips = await lines(git, [
		"for-each-ref",
		"--format=%(objectname)",
		`refs/remotes/${remoteName}/`
	]);
	let nearest;
	for (const tip of new Set(tips)) {
		const range = await resolveRange(git, `${tip}..${local}`);
		if (!range.ok) continue;
		const count = Number((await lines(git, [
			"rev-list",
			"--count",
			local,
			`^${tip}`,
			"--"
		]))[0] ?? 0);
		if (count === 0) return {
			ok: true,
			value: []
		};
		if (nearest === void 0 || count < nearest.count) nearest = {
			range: range.value,
			count
		};
	}
	if (nearest !== void 0) return {
		ok: true,
		value: [prepared(nearest.range)]
	};
	return wholeHistory(git, objects, local);
}
async function wholeHistory(git, objects, local) {
	const [root = "", ...others] = await lines(git, [
		"rev-list",
		"--max-parents=0",
		local,
		"--"
	]);
	const first = await createCommitHistory(git, objects, root);
	const rest = await resolveRange(git, `${root}..${local}`);
	if (!first.ok) return first;
	if (!rest.ok) return rest;
	if (others.length > 0) return {
		ok: false,
		obstacle: severalRoots
	};
	return {
		ok: true,
		value: [first.value, {
			history: createGitHistory(git, objects),
			range: rest.value
		}]
	};
}
const severalRoots = {
	code: "several-roots",
	message: "the branch has several root commits, and nothing on the remote to compare it with.",
	fix: "Run git fetch first, then push again."
};
async function lines(git, command) {
	const result = await git.run(command);
	return result.ok ? result.output.toString("utf8").split("\n").filter((line) => line !== "") : [];
}
function isZero(id) {
	return /^0+$/.test(id);
}
// src/entry/hook-pre-push.ts
async function checkPush(git, objects, remoteName, input, kinds) {
	const reports = [];
	const notices = [];
	for (const ref of parsePushedRefs(input)) {
		if (isZero(ref.local)) {
			notices.push(`${ref.remoteRef}: the ref is deleted, there is nothing to judge`);
			continue;
		}
		const targets = await pushedRanges(git, objects, remoteName, ref);
		if (!targets.ok) reports.push(buildReport({
			findings: [],
			obstacles: [targets.obstacle]
		}));
		else if (targets.value.length === 0) notices.push(`${ref.localRef}: the remote has everything already`);
		for (const target of targets.ok ? targets.value : []) reports.push(await checkRange({
			...target,
			blobs: objects,
			govern: governByDetection(kinds)
		}));
	}
	const report = worst(reports);
	return {
		notices,
		...report === void 0 ? {} : { report }
	};
}
function worst(reports) {
	const [first, ...rest] = reports;
	if (first === void 0 || rest.length === 0) return first;
	return buildReport({
		findings: reports.flatMap(({ findings }) => findings),
		obstacles: reports.flatMap(({ obstacles }) => obstacles),
		transitions: reports.flatMap(({ transitions }) => transitions),
		notJudged: reports.flatMap(({ notJudged }) => notJudged),
		claimed: reports.reduce((sum, { claimed }) => sum + claimed, 0),
		verified: reports.reduce((sum, { verified }) => sum + verified, 0)
	});
}
// src/entry/merging.ts
function isMerging() {
	try {
		const given = process.env.GIT_DIR ?? ".git";
		const folder = statSync(given).isFile() ? linkedFolder(given) : given;
		return existsSync(join(folder, "MERGE_HEAD"));
	} catch {
		return true;
	}
}
function linkedFolder(file) {
	return resolve(readFileSync(file, "utf8").replace(/^gitdir: /, "").trimEnd());
}
// src/entry/hook.ts
const hookNames = [
	"pre-commit",
	"commit-msg",
	"pre-merge-commit",
	"pre-push"
];
async function runHook(name, args, kinds) {
	const git = openGitRepository(process.cwd());
	const objects = createGitBlobs(git);
	try {
		const result = name === "pre-push" ? await checkPush(git, objects, args[0] ?? "", readFileSync(0, "utf8"), kinds) : await checkCommit(git, objects, name, args[0], kinds);
		const obstacle = objects.obstacle();
		return obstacle === void 0 ? result : {
			...result,
			report: refused$1(obstacle)
		};
	} finally {
		await objects.close();
	}
}
async function checkCommit(git, objects, name, argument, kinds) {
	const staged = await stagedChanges(git);
	if (!staged.ok) return {
		report: refused$1(staged.obstacle),
		notices: []
	};
	const message = name === "commit-msg" && argument !== void 0 ? commitMessage(readFileSync(argument, "utf8")) : void 0;
	const { changes } = staged.value;
	const merging = isMerging() || name === "pre-merge-commit";
	if (!concernsKinds(kinds, changes, message) && !merging) return { notices: [] };
	const prepared = await createIndexHistory(git, objects, {
		staged: staged.value,
		merging: name === "pre-merge-commit",
		...message === void 0 ? {} : { message }
	});
	const report = await judged(objects, prepared, kinds);
	if (report.verdict !== "fail" || merging || !prepared.ok) return {
		report,
		notices: []
	};
	return await judgedAsAmend(git, objects, prepared.value, report, kinds) ?? {
		report,
		notices: []
	};
}
async function judgedAsAmend(git, objects, staged, refusal, kinds) {
	const errors = refusal.findings.filter(({ severity }) => severity === "error");
	const amended = await amendOf(git, staged, [...new Set(errors.map(({ file }) => file))]);
	if (amended === void 0) return void 0;
	const report = await judged(objects, {
		ok: true,
		value: amended
	}, kinds);
	return report.verdict === "pass" ? {
		report,
		notices: ["judged as an amend: legal against the parent of the commit that it replaces"]
	} : void 0;
}
async function judged(objects, prepared, kinds) {
	if (!prepared.ok) return refused$1(prepared.obstacle);
	return checkRange({
		...prepared.value,
		blobs: objects,
		govern: governByDetection(kinds),
		net: false
	});
}
function refused$1(obstacle) {
	return buildReport({
		findings: [],
		obstacles: [obstacle]
	});
}
// src/git/snapshot-history.ts
const snapshotCommit = "all";
async function createSnapshotHistory(history, commit) {
	const tree = await history.tree(commit);
	if (!tree.ok) return tree;
	const changes = [...tree.value].map(([path, after]) => ({
		path,
		before: null,
		after
	})).sort(byPath);
	return known(overlayHistory(history, {
		id: snapshotCommit,
		parents: [],
		changes
	}));
}
// src/git/work-tree-files.ts
const largestCompared = 1 << 24;
const prefix = "file:";
function fileEntry(path, nature) {
	return {
		blob: `${prefix}${path}`,
		nature
	};
}
function isFileId(blob) {
	return blob.startsWith(prefix);
}
async function natureOfFile(top, path) {
	const found = await lstat(onDisk(top, path)).catch(() => void 0);
	if (found?.isSymbolicLink()) return "link";
	return found?.isFile() ? "regular" : void 0;
}
async function fileContent(top, path) {
	try {
		const name = onDisk(top, path);
		const found = await lstat(name);
		if (found.isSymbolicLink()) return await readlink(name, { encoding: "buffer" });
		return found.isFile() ? await readFile(name) : void 0;
	} catch {
		return;
	}
}
async function holdsBlob(top, path, blob) {
	const found = await lstat(onDisk(top, path)).catch(() => void 0);
	if (found === void 0 || found.size > largestCompared) return false;
	const bytes = await fileContent(top, path);
	if (bytes === void 0) return false;
	return createHash(blob.length === 40 ? "sha1" : "sha256").update(`blob ${bytes.length}\0`).update(bytes).digest("hex") === blob;
}
function onDisk(top, path) {
	return Buffer.concat([Buffer.from(join(top, "/")), pathBytes(path)]);
}
// src/git/work-tree-changes.ts
const notHashed = /^0+$/;
async function workTreeChanges(git) {
	const tracked = await diffIndex(git, ["--ignore-submodules=dirty"]);
	if (!tracked.ok) return tracked;
	const untracked = await untrackedPaths(git);
	if (!untracked.ok) return untracked;
	const changes = new Map(tracked.value.changes.map((change) => [change.path, change]));
	for (const path of untracked.value) {
		const nature = await natureOfFile(git.directory, path);
		const before = changes.get(path)?.before ?? null;
		if (nature !== void 0) changes.set(path, {
			path,
			before,
			after: fileEntry(path, nature)
		});
	}
	const real = [];
	for (const change of changes.values()) {
		const stated = await withFile(git.directory, change);
		if (stated !== void 0) real.push(stated);
	}
	return known({
		changes: real.sort(byPath),
		unborn: tracked.value.unborn
	});
}
async function untrackedPaths(git) {
	const result = await git.run([
		"ls-files",
		"--others",
		"--exclude-standard",
		"-z"
	]);
	if (!result.ok) return unknown(gitFailed("ls-files", result));
	const records = splitAtNul(result.output);
	if (records === void 0) return unknown(outputUnreadable("ls-files"));
	return known(records.map(pathText).filter((path) => !path.endsWith("/")));
}
async function withFile(top, change) {
	const { path, before, after } = change;
	if (after === null) return change;
	const open = isFileId(after.blob) || notHashed.test(after.blob);
	const entry = open ? fileEntry(path, after.nature) : after;
	if (before?.nature !== entry.nature || entry.nature === "submodule") return {
		...change,
		after: entry
	};
	return open && await holdsBlob(top, path, before.blob) ? void 0 : {
		...change,
		after: entry
	};
}
// src/git/work-tree-history.ts
const workTreeCommit = "work-tree";
async function createWorkTreeHistory(git, objects) {
	const swift = direct(git);
	const place = await swift.run(["rev-parse", "--show-toplevel"]);
	if (!place.ok) return unknown(gitFailed("rev-parse", place));
	const top = place.output.toString("utf8").replace(/\n$/, "");
	const found = await workTreeChanges(direct({
		...git,
		directory: top
	}));
	if (!found.ok) return found;
	const { changes, unborn } = found.value;
	const parents = unborn ? known([]) : await nextParents(swift, false);
	if (!parents.ok) return parents;
	const commit = {
		id: workTreeCommit,
		parents: parents.value,
		changes
	};
	return known({
		...overlayHistory(createGitHistory(swift, objects), commit),
		blobs: workTreeBlobs(top, changes, objects)
	});
}
function workTreeBlobs(top, changes, objects) {
	const files = changes.filter(({ after }) => after !== null && isFileId(after.blob));
	const paths = new Map(files.map(({ path, after }) => [after?.blob, path]));
	return { open: async (blob) => {
		const path = paths.get(blob);
		if (path === void 0) return objects.open(blob);
		const content = await fileContent(top, path);
		return content === void 0 ? void 0 : [content];
	} };
}
// src/entry/repository-check.ts
async function checkRepository(options, kinds, onProgress) {
	const govern = governance(options, kinds);
	if ("usage" in govern) return govern;
	const git = openGitRepository(process.cwd());
	const objects = createGitBlobs(git);
	try {
		const target = await findTarget(git, objects, options);
		if (!target.ok) return refused(target.obstacle);
		const report = await checkRange({
			blobs: objects,
			...target.value,
			granularity: options.granularity,
			govern: govern.govern,
			...options.step === void 0 ? {} : { steps: [options.step] },
			onProgress
		});
		const obstacle = objects.obstacle();
		return obstacle === void 0 ? report : buildReport({
			findings: [],
			obstacles: [obstacle]
		});
	} finally {
		await objects.close();
	}
}
function governance(options, kinds) {
	const { kind, paths } = options;
	if (paths.length === 0) return { govern: governByDetection(kind === void 0 ? kinds : [kind]) };
	if (kind === void 0) return usageError("named files need --kind");
	return { govern: governNamed(paths, {
		kind,
		settings: defaultSettings(kind)
	}) };
}
async function findTarget(git, objects, { mode }) {
	switch (mode.type) {
		case "range": return ranged(createGitHistory(git, objects), await resolveRange(git, mode.range));
		case "commit": {
			const commit = await resolveCommit(git, mode.commit);
			return commit.ok ? single(await createCommitHistory(git, objects, commit.value)) : commit;
		}
		case "staged": return single(await createIndexHistory(git, objects));
		case "work-tree": return single(await createWorkTreeHistory(git, objects));
		case "all": return everything(git, objects);
		default: {
			const staged = await stagedChanges(git);
			if (staged.ok && staged.value.changes.length > 0) return single(await createIndexHistory(git, objects, { staged: staged.value }));
			return staged.ok ? single(await createWorkTreeHistory(git, objects)) : staged;
		}
	}
}
function ranged(history, range) {
	return range.ok ? {
		ok: true,
		value: {
			history,
			range: range.value,
			net: true
		}
	} : range;
}
function single(prepared) {
	return prepared.ok ? {
		ok: true,
		value: {
			...prepared.value,
			net: false
		}
	} : prepared;
}
async function everything(git, objects) {
	const tree = await createWorkTreeHistory(git, objects);
	if (!tree.ok) return tree;
	const { history, range, blobs } = tree.value;
	const all = await createSnapshotHistory(history, range.head);
	return all.ok ? {
		ok: true,
		value: {
			...all.value,
			blobs,
			net: false,
			scope: "snapshot"
		}
	} : all;
}
function refused(obstacle) {
	if (isUsageObstacle(obstacle)) return usageError(`${obstacle.message} ${obstacle.fix}`);
	return buildReport({
		findings: [],
		obstacles: [obstacle]
	});
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
// src/reporters/view-cut.ts
const mostRows = 40;
const mostFocuses = mostRows / 2;
const mostAncestors = 8;
function cutAround(rows, shape) {
	if (rows.length <= mostRows) return [{
		isHidden: false,
		rows
	}];
	const shown = new Set();
	for (const position of wanted(rows, shape)) {
		if (shown.size >= mostRows) break;
		if (position >= 0 && position < rows.length) shown.add(position);
	}
	return runsOf(rows, shown);
}
function* wanted(rows, shape) {
	const focuses = focusesOf(rows, shape);
	yield* focuses;
	yield 0;
	for (const focus of focuses) yield* ancestorsOf(rows, focus);
	for (let distance = 1; distance < rows.length; distance += 1) for (const focus of focuses) yield* [focus - distance, focus + distance];
}
function focusesOf(rows, shape) {
	const noteworthy = [...rows.keys()].filter((position) => isNoteworthy(stateAt(rows, position)));
	const active = noteworthy.filter((position) => stateAt(rows, position) === "active");
	const others = noteworthy.filter((position) => stateAt(rows, position) !== "active");
	const focuses = [...active, ...others].slice(0, mostFocuses);
	return focuses.length > 0 ? focuses : [shape === "timeline" ? rows.length - 1 : 0];
}
function stateAt(rows, position) {
	return rows[position]?.node.state ?? "open";
}
function* ancestorsOf(rows, position) {
	let above = rows[position]?.parent;
	for (let count = 0; above !== void 0 && count < mostAncestors; count += 1) {
		yield above;
		above = rows[above]?.parent;
	}
}
function runsOf(rows, shown) {
	const isHidden = (position) => !shown.has(position) && position < rows.length && position >= 0;
	const isLonely = (position) => !isHidden(position - 1) && !isHidden(position + 1);
	const runs = [];
	for (const [position, row] of rows.entries()) {
		const hides = isHidden(position) && !isLonely(position);
		const run = runs.at(-1);
		if (run?.isHidden === hides) run.rows.push(row);
		else runs.push({
			isHidden: hides,
			rows: [row]
		});
	}
	return runs;
}
// src/reporters/view-line.ts
const brokenEscape = /\\(?:u(?:\{[0-9a-f]*|[0-9a-f]{0,3}))?$/;
const gap = "  ";
function nodeLine({ node, branch, indent }, layout) {
	const { paint } = layout;
	const { mark, style } = looks[node.state];
	const room = layout.width - indent - 2;
	const remark = cutTo(remarkOf(node, layout), Math.floor(room / 2));
	const name = nameOf(node, room - (remark === "" ? 0 : displayWidth(remark) + 2));
	return `${paint("faint", branch)}${paint(style, mark)} ${name}${remark === "" ? "" : gap + paint(style, remark)}`;
}
function linkLines(row, links, layout) {
	const start = `${layout.paint("faint", row.rail)}${gap}`;
	const room = layout.width - row.rail.length - 2;
	const lines = links.slice(0, layout.mostLinks).map(({ to, label }) => {
		const remark = label === void 0 || label === "" ? "" : gap + safeQuoted(shortened(label));
		return start + cutTo(`→ ${shownSubject$1(to)}${remark}`, room);
	});
	const more = links.length - lines.length;
	return more === 0 ? lines : [...lines, `${start}→ and ${more} more`];
}
function hiddenLine(rows, { width, paint }) {
	const shallowest = rows.reduce((least, row) => least === void 0 || row.depth < least.depth ? row : least, void 0);
	const nodes = rows.map(({ node }) => node);
	const text = `⋮ ${rows.length} hidden: ${countStates(nodes)}`;
	return paint("faint", (shallowest?.branch ?? "") + cutTo(text, width - (shallowest?.indent ?? 0)));
}
function nameOf({ subject, label }, room) {
	const id = cutTo(shownSubject$1(subject), room);
	const left = room - displayWidth(id) - 3;
	if (label === "" || label === subject || left < 3) return id;
	return `${id} "${cutTo(safeQuoted(shortened(label)).slice(1, -1), left)}"`;
}
function remarkOf({ state, detail }, { showsDetails }) {
	const { word } = looks[state];
	return [word, detail !== void 0 && (word !== "" || showsDetails) ? safeText(shortened(detail)) : ""].filter((part) => part !== "").join(", ");
}
function cutTo(text, width) {
	if (displayWidth(text) <= width) return text;
	const [head] = splitAtWidth(text, width - 1);
	return `${head.replace(brokenEscape, "")}…`;
}
function outline({ shape, nodes }, deepest) {
	const { roots, children } = familyOf(nodes);
	const hasRail = shape === "timeline";
	const rows = [];
	const seen = new Set();
	const walk = (tops) => {
		const stack = pendingOf(tops, void 0);
		for (let next = stack.pop(); next !== void 0; next = stack.pop()) {
			const node = nodes[next.index];
			if (node === void 0 || seen.has(next.index)) continue;
			seen.add(next.index);
			rows.push(rowOf(node, next, rows, deepest, hasRail));
			for (const child of pendingOf(children.get(next.index) ?? [], rows.length - 1)) stack.push(child);
		}
	};
	walk(roots);
	for (const index of nodes.keys()) if (!seen.has(index)) walk([index]);
	return rows;
}
function rowOf(node, { parent, isLast }, rows, deepest, hasRail) {
	const above = parent === void 0 ? void 0 : rows[parent];
	const depth = above === void 0 ? 0 : above.depth + 1;
	const rail = above?.rail ?? "";
	if (above === void 0 && !hasRail) return {
		node,
		depth,
		parent,
		branch: "",
		rail,
		indent: 0
	};
	const indent = rail.length + 3;
	if (depth <= deepest) {
		const [corner, line] = isLast ? ["└─ ", "   "] : ["├─ ", "│  "];
		return {
			node,
			depth,
			parent,
			branch: rail + corner,
			rail: rail + line,
			indent
		};
	}
	const branch = `${rail}${depth}› `;
	return {
		node,
		depth,
		parent,
		branch,
		rail,
		indent: branch.length
	};
}
function familyOf(nodes) {
	const first = new Map();
	for (const [index, { subject }] of nodes.entries()) if (!first.has(subject)) first.set(subject, index);
	const roots = [];
	const children = new Map();
	for (const [index, { parent }] of nodes.entries()) {
		const above = parent === void 0 ? void 0 : first.get(parent);
		const siblings = above === void 0 ? roots : children.get(above);
		if (siblings !== void 0) siblings.push(index);
		else if (above !== void 0) children.set(above, [index]);
	}
	return {
		roots,
		children
	};
}
function pendingOf(indexes, parent) {
	const last = indexes.length - 1;
	return indexes.map((index, at) => ({
		index,
		parent,
		isLast: at === last
	})).reverse();
}
// src/reporters/view-summary.ts
const mostNames = 3;
function summaryLines({ nodes }, width) {
	if (nodes.length === 0) return ["nothing in it"];
	const done = nodes.filter(({ state }) => state === "done").length;
	const named = states.filter((state) => looks[state].word !== "").map((state) => ({
		word: looks[state].word,
		those: nodes.filter((node) => node.state === state)
	})).filter(({ those }) => those.length > 0).map(({ word, those }) => `${word}: ${names(those)}`);
	return wrap([`${done} of ${nodes.length} done`, ...named].join("; "), width);
}
function names(nodes) {
	const shown = nodes.slice(0, mostNames).map(({ subject }) => shownSubject$1(subject));
	const more = nodes.length - shown.length;
	return `${shown.join(", ")}${more === 0 ? "" : ` and ${more} more`}`;
}
// src/reporters/view-text.ts
const mostLinks = 5;
const leastLevels = 4;
const roomForNodes = 40;
function renderView(view, options) {
	const { width, paint, verbose } = textLayout({
		...options,
		quiet: false
	});
	const layout = {
		width,
		paint,
		showsDetails: verbose || view.shape === "timeline",
		mostLinks: verbose ? Number.POSITIVE_INFINITY : mostLinks
	};
	const rows = outline(view, Math.max(leastLevels, Math.floor((width - roomForNodes) / 3)));
	const links = linksByNode(view.links);
	return `${[...(verbose ? [{
		isHidden: false,
		rows
	}] : cutAround(rows, view.shape)).flatMap((run) => run.isHidden ? [hiddenLine(run.rows, layout)] : run.rows.flatMap((row) => [nodeLine(row, layout), ...linkLines(row, links.get(row.node.subject) ?? [], layout)])), ...summaryLines(view, width)].join("\n")}\n`;
}
function linksByNode(links) {
	const byNode = new Map();
	for (const link of links) {
		const known = byNode.get(link.from);
		if (known === void 0) byNode.set(link.from, [link]);
		else known.push(link);
	}
	return byNode;
}
// src/entry/status.ts
async function statusText(file, kinds, options) {
	const git = openGitRepository(process.cwd());
	const objects = createGitBlobs(git);
	try {
		const prepared = await createWorkTreeHistory(git, objects);
		if (!prepared.ok) return usageError(`${prepared.obstacle.message} ${prepared.obstacle.fix}`);
		const { history, range, blobs } = prepared.value;
		const tree = await history.tree(range.head);
		if (!tree.ok) return usageError(`${tree.obstacle.message} ${tree.obstacle.fix}`);
		const govern = governByDetection(kinds);
		const wanted = [...tree.value].filter(([path]) => govern(path) !== void 0 && (file === void 0 || path === file));
		if (file !== void 0 && wanted.length === 0) return usageError(`${JSON.stringify(file)} is not a governed file here`);
		const loader = versionLoader(blobs, defaultLimits);
		const parts = [];
		for (const [path, entry] of wanted) parts.push(await fileStatus(path, entry));
		if (parts.length === 0) return {
			text: "No governed file was found.\n",
			code: exitCodes.clean
		};
		const code = Math.max(...parts.map((part) => part.code));
		return {
			text: parts.map(({ text }) => text).join("\n"),
			code
		};
		async function fileStatus(path, entry) {
			const governance = govern(path);
			if (governance === void 0) return {
				text: "",
				code: exitCodes.clean
			};
			const { parsed, file: version } = await loader.load(governance, new Map([["", entry]]));
			const title = safeText(path);
			if (parsed?.doc) return {
				text: `${title}\n${renderView(governance.kind.view(parsed.doc), options)}`,
				code: exitCodes.clean
			};
			return {
				text: `${title}\n  cannot be read: ${safeText(version.faults.map(({ message, span }) => `line ${span.line}: ${message}`).join("; ") || version.nature)}\n`,
				code: exitCodes.cannotJudge
			};
		}
	} finally {
		await objects.close();
	}
}
// src/entry/cli.ts
const terminal = processTerminal;
function program() {
	const command = new Command("stateward").description("Refuses changes to an agent's state files that could not have happened legally.").version(version).exitOverride().configureOutput({
		writeErr: terminal.error,
		writeOut: terminal.out
	});
	command.command("check").description("judge changes of state files").argument("[path...]", "PREV and NEXT with --files; else the governed files (default: detected)").option("--staged", "judge what is staged against HEAD").option("--base <ref>", "judge the commits from REF to HEAD, and their whole").option("--range <A..B>", "judge every commit of a range, and the range as a whole").option("--commit <commit>", "judge one commit against its parent").option("--worktree", "judge the work tree against HEAD").option("--all", "judge every governed file as it is now, by itself").option("--files", "judge two versions of one file: PREV NEXT (/dev/null: absent, -: standard input)").option("--kind <kind>", "the kind of the files, where their name does not say it").option("--node <id>", "the declared step of the last transition: its node").option("--status <status>", "its status: done, retry, decomposed or replan").option("--guard <guard>", "its guard: pass, fail or skipped").option("--granularity <granularity>", "commit, or squash to judge the range as one change", "commit").option("--fail-on <severity>", "exit 1 from this severity on: error, warning or never", "error").option("--require-files", "exit 3 if nothing governed was there to judge").option("--format <format>", "text, json or github, with =FILE into a file; repeatable", collect, []).option("--quiet", "errors only").option("--verbose", "say also what was judged and what could not be").option("--no-color", "no colours (also: NO_COLOR)").action(async (operands, flags) => exit(await check(operands, flags)));
	command.command("status").description("where the governed files stand and what comes next").argument("[file]", "one governed file (default: all)").option("--verbose", "show everything").option("--no-color", "no colours (also: NO_COLOR)").action(async (file, flags) => exit(await status(file, flags)));
	command.command("doctor").description("is this repository set up so that the gate can judge").action(async () => {
		const { text, code } = await doctorText(kinds);
		terminal.out(text);
		exit(code);
	});
	command.command("hook").description("the entry point of a git hook: pre-commit, commit-msg, pre-merge-commit or pre-push").argument("<name>", "the name of the hook").argument("[argument...]", "what git hands to it").action(async (name, args) => exit(await hook(name, args)));
	command.command("explain").description("why a rule exists and what to do").argument("<rule>", "its id, for example task-tree/immutability").option("--format <format>", "text or json", "text").action((rule, { format }) => exit(print(explainText(rule, format))));
	command.command("rules").description("the catalogue of rules").option("--format <format>", "text or json", "text").action(({ format }) => exit(print(rulesText(format))));
	return command;
}
async function check(operands, flags) {
	const options = readCheckOptions(operands, flags, kinds);
	if (isUsageError(options)) return refuse(options);
	const report = await judge(options);
	if (isUsageError(report)) return refuse(report);
	const choice = {
		color: flags.color,
		quiet: flags.quiet === true,
		verbose: flags.verbose === true
	};
	const problem = printReport(report, options.formats, choice, terminal);
	if (problem !== void 0) return refuse(problem);
	return exitCodeOf(report, options.failOn, flags.requireFiles === true);
}
async function status(file, { verbose, color }) {
	const options = reporterOptions(terminal, {
		color,
		quiet: false,
		verbose: verbose === true
	});
	const result = await statusText(file, kinds, options);
	if (isUsageError(result)) return refuse(result);
	terminal.out(result.text);
	return result.code;
}
async function hook(name, args) {
	const known = hookNames.find((each) => each === name);
	if (known === void 0) return refuse(usageError(`there is no hook ${JSON.stringify(name)}; known hooks: ${hookNames.join(", ")}`));
	const { report, notices } = await runHook(known, args, kinds);
	for (const notice of notices) terminal.error(`stateward: ${safeText(notice)}\n`);
	if (report === void 0) return exitCodes.clean;
	if (report.findings.some(({ severity }) => severity !== "note") || report.obstacles.length > 0) printReport(report, [], {
		color: true,
		quiet: false,
		verbose: false
	}, terminal);
	return exitCodeOf(report, "error", false);
}
async function judge(options) {
	const { mode } = options;
	if (mode.type === "files") return checkFiles(mode, options, kinds);
	const progress = progressOn(terminal);
	const report = await checkRepository(options, kinds, progress.show);
	progress.clear();
	return report;
}
function progressOn({ error }) {
	const visible = process.stderr.isTTY === true;
	let shown = Date.now();
	let written = false;
	return {
		show(done, total) {
			if (!visible || Date.now() - shown < 200) return;
			shown = Date.now();
			written = true;
			error(`\rjudging commit ${done + 1} of ${total} `);
		},
		clear() {
			if (written) error("\r\x1B[K");
		}
	};
}
function print(text) {
	if (typeof text !== "string") return refuse(text);
	terminal.out(text);
	return exitCodes.clean;
}
function refuse({ usage }) {
	terminal.error(`stateward: ${usage}\n`);
	return exitCodes.usage;
}
function exit(code) {
	process.exitCode = code;
}
function collect(value, earlier) {
	return [...earlier, value];
}
function fail(error) {
	if (error instanceof CommanderError) {
		exit(error.exitCode === 0 ? exitCodes.clean : exitCodes.usage);
		return;
	}
	const text = error instanceof Error ? error.stack ?? error.message : String(error);
	terminal.error(`stateward: cannot judge, something unexpected went wrong.\n${text}\n`);
	exit(exitCodes.cannotJudge);
}
process.exitCode = exitCodes.cannotJudge;
try {
	await program().parseAsync(process.argv);
} catch (error) {
	fail(error);
}
export {};
