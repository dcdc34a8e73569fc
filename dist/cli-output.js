import { t as sha256 } from "./cli-digest.js";
import { a as safeText, i as safeQuoted, n as safeJsonText, r as safeLineStart } from "./cli-safe-text2.js";
import { a as countsOf, c as verdictWord, d as asClause, f as restoreCommand, h as inCommits, i as claimWords, l as findingLines, m as framedPlace, n as obstacleLines, o as missingFacts, p as codeFrame, r as calmSummary, s as rulesNamed, t as footer, u as advice } from "./cli-text-footer.js";
import { a as counted, d as textLayout, l as shortCommit, u as shortened } from "./cli-wrap.js";
import { a as shownSubject, r as looks } from "./cli-view-states.js";
import { n as isJsonObject, t as isJsonArray } from "./cli-json-value.js";
import { t as compareCodePoints } from "./cli-order.js";
import { t as isWaivable } from "./cli-finding.js";
import { t as groupBy } from "./cli-group.js";
import { t as nearestName } from "./cli-nearest-name.js";
import { n as reporterOptions } from "./cli-terminal.js";
import { n as usageError } from "./cli-usage-error.js";
import { writeFileSync } from "node:fs";
// src/reporters/github-command.ts
const longestTitle$1 = 200;
function annotationCommand({ level, place, title, message }) {
	return `::${level} ${Object.entries({
		...place,
		title: cutAt(safeText(title), longestTitle$1)
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
// src/reporters/github-message.ts
const longestMessage = 4096;
const mostCommits$1 = 5;
const repairElsewhere = "Repair  is too long for an annotation: see the log of this step";
function findingMessage(finding, quiet, more) {
	const lines = advice(finding, unwrapped(quiet)).map((line) => line.slice(4));
	const repair = lines.findIndex((line) => line.startsWith("Repair"));
	const split = repair < 0 ? lines.length : repair;
	return fitted([account(finding), ...lines.slice(0, split)], lines.slice(split), more);
}
function obstacleMessage({ message, fix }, more) {
	return fitted([`cannot judge: ${safeText(shortened(message))}`], fix.split("\n").map((line, index) => index === 0 ? `Repair  ${safeText(line)}` : safeText(line)), more);
}
function account(finding) {
	const label = finding.label === void 0 ? "" : safeQuoted(shortened(finding.label));
	const name = [shownSubject(finding.subject), label].filter((part) => part !== "").join(" ");
	const said = safeText(shortened(finding.message)) + inCommits(finding, mostCommits$1);
	return `${name === "" ? "" : `${name}: `}${said}${elsewhere(finding)}`;
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
	const title = `${finding.ruleId} ${shownSubject(finding.subject)}`.trimEnd();
	const level = levels[finding.severity];
	return (more) => ({
		level,
		place: placeOf$1(finding),
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
function placeOf$1(finding) {
	const { side, line } = finding;
	const file = finding.target ?? finding.file;
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
// src/reporters/text.ts
const text = {
	id: "text",
	render: render$3
};
function render$3(report, options) {
	const layout = textLayout(options);
	const blocks = [...report.findings.filter(({ severity }) => severity === "error" || !options.quiet).map((finding) => findingLines(finding, layout)), ...report.obstacles.map((obstacle) => obstacleLines(obstacle, layout))];
	blocks.push(footer(report, layout));
	const separator = blocks.length > 2 ? "\n\n" : "\n";
	return `${blocks.map((lines) => lines.join("\n")).join(separator)}\n`;
}
// src/reporters/github.ts
const github = {
	id: "github",
	render: render$2
};
function render$2(report, options) {
	return annotations(report, options.quiet).map((each) => `${annotationCommand(each)}\n`).join("") + withoutCommands(text.render(report, options));
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
	render: render$1
};
function render$1(report) {
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
		obstacles: report.obstacles.map(obstacleJson),
		notices: report.notices,
		views: report.views?.map(viewJson)
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
		waivedBy: finding.waivedBy === void 0 ? void 0 : waivedByJson(finding.waivedBy),
		fingerprint: finding.fingerprint,
		change: finding.change
	};
}
function waivedByJson({ change, reason, until, severity }) {
	return {
		change,
		reason,
		until,
		severity
	};
}
function placeJson(place) {
	return {
		file: place.file,
		target: place.target,
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
function viewJson({ file, shape, nodes, links, hidden }) {
	return {
		file,
		shape,
		nodes: nodes.map(nodeJson),
		links: links.map(linkJson),
		hidden
	};
}
function nodeJson({ subject, label, state, parent, fault, removed, skipped, hidden }) {
	return {
		subject,
		label,
		state,
		parent,
		fault,
		removed,
		skipped,
		hidden
	};
}
function linkJson({ from, to, label }) {
	return {
		from,
		to,
		label
	};
}
function sorted(value) {
	if (isJsonArray(value)) return value.map(sorted);
	if (!isJsonObject(value)) return value;
	const entries = Object.entries(value).sort(([left], [right]) => compareCodePoints(left, right));
	return Object.fromEntries(entries.map(([key, member]) => [key, sorted(member)]));
}
// src/reporters/byte-budget.ts
const encoder = new TextEncoder();
function byteBudget(most) {
	let left = most;
	let isSpent = false;
	const take = (...texts) => {
		const cost = encoder.encode(texts.join("")).length;
		if (cost > left) return false;
		left -= cost;
		return true;
	};
	return {
		take,
		takeAll(items, textsOf) {
			const taken = [];
			for (const item of items) {
				isSpent ||= !take(...textsOf(item));
				if (isSpent) break;
				taken.push(item);
			}
			return taken;
		}
	};
}
// src/reporters/markdown-escape.ts
const linked = /[@$]|#(?=\d)|:\/\/|:(?=[\w+-]+:)|(?<=www)\.|(?<=\b(?:GH|GHSA|CVE))-|\b[0-9a-f]{7,64}\b/giu;
const markup = /[\\`*_[\]~]/;
const opening = /^(?:[-+=#:]|\d+(?=[.)]))/;
const inMarkdown = new RegExp(`${markup.source}|[&<>|]|${linked.source}`, "giu");
const inHtml = new RegExp(`[&<>"]|${linked.source}`, "giu");
const entities = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	"\"": "&quot;",
	"|": "&#124;"
};
function markdownText(text) {
	return escaped(safeText(text), inMarkdown).replace(opening, (start) => /\d$/.test(start) ? `<span>${start}</span>` : `\\${start}`);
}
function htmlText(text) {
	return escaped(safeText(text), inHtml);
}
function htmlCode(text) {
	return `<code>${escaped(safeText(text), /[&<>"]/g)}</code>`;
}
function codeSpan(text) {
	const safe = safeText(text);
	if (safe.trim() === "") return "";
	if (safe.includes("|")) return `<code>${markdownText(text)}</code>`;
	const ticks = "`".repeat(longestRun(safe) + 1);
	return /^[` ]|[` ]$/.test(safe) ? `${ticks} ${safe} ${ticks}` : `${ticks}${safe}${ticks}`;
}
function fenced(language, lines) {
	const ticks = "`".repeat(Math.max(3, longestRun(lines.join("\n")) + 1));
	return [
		`${ticks}${language}`,
		...lines.map(safeLineStart),
		ticks,
		""
	].join("\n");
}
function escaped(safe, active) {
	return safe.replace(active, (character) => {
		if (markup.test(character)) return `\\${character}`;
		return entities[character] ?? broken(character);
	});
}
function broken(sign) {
	const [first = "", ...others] = sign.match(/.{1,6}/gu) ?? [];
	if (others.length === 0) return `<span>${first}</span>`;
	return first + others.map((piece, index) => index % 2 === 0 ? `<span>${piece}</span>` : piece).join("");
}
function longestRun(text) {
	return (text.match(/`+/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0);
}
// src/reporters/markdown-advice.ts
const mostLines = 10;
const longestSentence = 600;
const longestCommand = 1e3;
function whatToDo(report, budget) {
	const errors = report.findings.filter(({ severity }) => severity === "error");
	const parts = [
		list(report.obstacles.map(obstacleItem), "obstacle"),
		restoring$1(errors),
		list(otherFixes(errors), "way")
	];
	const title = "### What to do\n\n";
	const fitting = parts.filter((part) => part !== "" && budget.take(part, title));
	return fitting.length === 0 ? "" : title + fitting.join("");
}
function obstacleItem({ message, fix }) {
	return `- **Cannot judge:** ${markdownText(cutAt(message, longestSentence))}. **Repair:** ${markdownText(cutAt(fix, longestSentence))}\n`;
}
function restoring$1(errors) {
	const commands = new Set(errors.flatMap(({ accepted, file, target = file }) => accepted === void 0 ? [] : [restoreCommand(accepted, target)]));
	const short = [...commands].filter((command) => command.length <= longestCommand).slice(0, mostLines);
	if (short.length === 0) return "";
	const more = commands.size - short.length;
	const ending = more === 0 ? "" : `and ${counted(more, "more file")}, by the details below.\n\n`;
	return `Restore what was accepted, then redo your other changes. Other ways back are in the details.\n\n${fenced("sh", short)}\n${ending}`;
}
function otherFixes(errors) {
	const items = errors.filter(({ accepted, fix }) => accepted === void 0 && fix !== "").map(({ file, fix }) => `- ${codeSpan(cutAt(file, longestSentence))}: ${markdownText(cutAt(fix, longestSentence))}\n`);
	return [...new Set(items)];
}
function list(items, noun) {
	if (items.length === 0) return "";
	const more = items.length - mostLines;
	const ending = more > 0 ? `- and ${counted(more, `more ${noun}`)}\n` : "";
	return `${items.slice(0, mostLines).join("")}${ending}\n`;
}
// src/reporters/markdown-table.ts
const longestCell = 300;
const mostCommits = 3;
const marks = {
	error: "❌",
	warning: "⚠️",
	note: "ℹ️"
};
function tableHead(findings) {
	const titles = [
		"",
		"Place",
		"Rule",
		"About",
		"What happened",
		...inHistory(findings) ? ["Commit"] : []
	];
	return `${row(titles)}${row(titles.map(() => "---"))}`;
}
function tableRow(findings) {
	const namesCommits = inHistory(findings);
	return (finding) => row([...cellsOf(finding), ...namesCommits ? [commitsOf(finding)] : []]);
}
function inHistory(findings) {
	return findings.some(({ commits, repairedBy, repairs, waivedBy }) => commits ?? repairedBy ?? repairs ?? waivedBy);
}
function row(cells) {
	return `| ${cells.join(" | ")} |\n`;
}
function cellsOf(finding) {
	const { severity, ruleId, message } = finding;
	return [
		`${marks[severity]}&nbsp;${severity}`,
		placeOf(finding),
		codeSpan(cutAt(ruleId, longestCell)),
		aboutOf(finding),
		markdownText(cutAt(message, longestCell))
	];
}
function placeOf({ file, side, line, column }) {
	const place = codeSpan(`${cutAt(file, longestCell)}:${line}:${column}`);
	return side === "before" ? `${place} of the previous version` : place;
}
function aboutOf({ subject, label }) {
	return [codeSpan(shownSubject(cutAt(subject, longestCell))), label === void 0 ? "" : markdownText(JSON.stringify(cutAt(label, longestCell)))].filter((part) => part !== "").join(" ");
}
function commitsOf({ commits = [], repairedBy, repairs, waivedBy }) {
	const named = commits.slice(0, mostCommits).map(commitId);
	const more = commits.length - named.length;
	return [
		named.join(", ") + (more === 0 ? "" : ` and ${more} more`),
		repairedBy === void 0 ? "" : `repaired in ${commitId(repairedBy)}`,
		repairs === void 0 ? "" : `repairing ${commitId(repairs)}`,
		waivedBy === void 0 ? "" : `waived until ${codeSpan(waivedBy.until)}: ${markdownText(cutAt(waivedBy.reason, longestCell))}`
	].filter((part) => part !== "").join(", ");
}
function commitId(id) {
	return /^[0-9a-f]{7,64}$/.test(id) ? shortCommit(id) : codeSpan(cutAt(id, longestCell));
}
// src/reporters/markdown-details.ts
const frameLayout = textLayout({
	color: false,
	width: 160,
	verbose: true,
	quiet: false
});
const mostPlaces = 10;
function findingDetails(finding, isOpen) {
	const { severity, why, accepted } = finding;
	const blocks = [
		paragraph("", markdownText(shortened(finding.message))),
		frameOf(finding),
		places(finding),
		copied("Legal", stringsOf(finding.data?.legalMoves)),
		copied("Declare", stringsOf(finding.data?.declaration)),
		paragraph("Why", markdownText(shortened(why))),
		...severity === "error" && accepted !== void 0 ? restoring(finding, accepted) : [fixing(finding)]
	];
	return `${`<details${isOpen ? " open" : ""}><summary>${summaryOf(finding)}</summary>\n\n`}${blocks.filter((block) => block !== "").join("\n")}\n</details>\n\n`;
}
function summaryOf({ severity, ruleId, subject, label, file, line, column }) {
	const name = subject === "" ? "" : ` ${htmlCode(shownSubject(subject))}`;
	const title = label === void 0 ? "" : ` ${htmlText(JSON.stringify(shortened(label)))}`;
	const place = htmlCode(`${shortened(file)}:${line}:${column}`);
	return `${marks[severity]} ${severity} ${htmlCode(shortened(ruleId))}${name}${title} at ${place}`;
}
function frameOf(finding) {
	const lines = codeFrame(finding, frameLayout).map((line) => line.slice(2));
	return lines.length === 0 ? "" : fenced("diff", lines);
}
function places(finding) {
	const shown = framedPlace(finding);
	const others = finding.related.filter((place) => place !== shown && place.file !== "");
	const named = others.slice(0, mostPlaces).map(({ file, line, column, label }) => {
		return `${codeSpan(`${shortened(file)}:${line}:${column}`)} ${markdownText(shortened(label))}`;
	});
	const more = others.length > named.length ? [`and ${others.length - named.length} more`] : [];
	return named.length === 0 ? "" : paragraph("See", [...named, ...more].join("; "));
}
function restoring(finding, accepted) {
	const command = restoreCommand(accepted, finding.target ?? finding.file);
	return [
		paragraph("Repair", "with this command, then redo your other changes"),
		fenced("sh", [command]),
		paragraph("Or", alternatives(finding, asClause(finding.fix)))
	];
}
function fixing(finding) {
	if (finding.severity === "note") return paragraph("", markdownText(shortened(finding.fix)));
	return paragraph("Repair", alternatives(finding, finding.fix.replace(/\.$/, "")));
}
function alternatives(finding, fix) {
	const { fingerprint, change } = finding;
	const waiver = `ask an owner: waiver ${codeSpan(fingerprint)} / change ${codeSpan(change)}`;
	return [markdownText(shortened(fix)), ...isWaivable(finding.ruleId) ? [waiver] : []].filter((clause) => clause !== "").join(", or ");
}
function copied(title, lines) {
	if (lines.length === 0) return "";
	const shown = lines.map((line) => title === "Declare" ? safeJsonText(line) : safeText(shortened(line)));
	return `${paragraph(title, "")}\n${fenced("text", shown)}`;
}
function stringsOf(value) {
	return (isJsonArray(value) ? value : [value]).filter((each) => typeof each === "string" && each !== "");
}
function paragraph(title, text) {
	const words = [title === "" ? "" : `**${title}**`, text].filter((part) => part !== "").join(" ");
	return words === "" ? "" : `${words}\n`;
}
// src/reporters/mermaid.ts
const shapes = {
	open: ["[\"", "\"]"],
	active: ["[[\"", "\"]]"],
	done: ["([\"", "\"])"],
	stuck: ["{{\"", "\"}}"],
	failed: ["{{\"", "\"}}"]
};
const styles = [
	"classDef done stroke:#1a7f37",
	"classDef stuck stroke:#bc4c00",
	"classDef removed stroke-dasharray:6 4",
	"classDef hidden stroke-dasharray:2 4",
	"classDef warning stroke:#bf8700,stroke-width:4px",
	"classDef error stroke:#cf222e,stroke-width:4px"
];
const longestName = 40;
function flowchart(view) {
	const ids = new Map();
	for (const [index, { subject }] of view.nodes.entries()) if (!ids.has(subject)) ids.set(subject, `n${index}`);
	const edges = view.shape === "timeline" ? sequence(view) : descent(view, ids);
	return [
		"flowchart LR",
		...view.nodes.map(nodeLine),
		...edges,
		...view.links.flatMap(({ from, to, label }) => linkLine(ids.get(from), ids.get(to), label)),
		...hiddenLines(view),
		...styles
	];
}
function nodeLine(node, index) {
	const [open, close] = shapes[node.state];
	return `  n${index}${open}${labelOf(node)}${close}:::${classOf(node)}`;
}
function labelOf({ subject, label, state, fault, removed }) {
	const parts = [
		entityCodes(shownSubject(cut(subject))),
		label === subject ? "" : words(label),
		state,
		removed ? "removed" : "",
		fault === void 0 ? "" : `${fault} here`
	];
	return (state === "open" ? "" : `${looks[state].mark} `) + parts.filter((part) => part !== "").join(" · ");
}
function classOf({ state, fault, removed }) {
	if (fault !== void 0) return fault;
	if (removed) return "removed";
	return state === "failed" ? "stuck" : state;
}
function descent({ nodes }, ids) {
	return nodes.flatMap(({ parent, skipped }, index) => {
		const above = parent === void 0 ? void 0 : ids.get(parent);
		if (above === void 0) return [];
		return [`  ${above} ${skipped === void 0 ? "-->" : `-. "${counted(skipped, "level")} between" .->`} n${index}`];
	});
}
function sequence({ nodes }) {
	return nodes.slice(1).map((_, index) => `  n${index} -.-> n${index + 1}`);
}
function linkLine(from, to, label = "") {
	if (from === void 0 || to === void 0) return [];
	const said = words(label);
	return [`  ${from} -->${said === "" ? "" : `|"${said}"|`} ${to}`];
}
function hiddenLines({ nodes, hidden }) {
	const counts = nodes.flatMap((node, index) => node.hidden === void 0 ? [] : [`  n${index} --- h${index}["… ${node.hidden} more"]:::hidden`]);
	return hidden === 0 ? counts : [...counts, `  h["… ${hidden} more"]:::hidden`];
}
function cut(text) {
	return cutAt(text.trim(), longestName);
}
function words(text) {
	return entityCodes(safeText(cut(text)));
}
function entityCodes(text) {
	return text.replace(/\ufb02(?=°)/g, "\\u{fb02}").replace(/¶(?=ß)/g, "\\u{b6}").replace(/[^\p{L}\p{N}\p{M} ]| (?= )/gu, (sign) => `#${sign.codePointAt(0) ?? 0};`);
}
// src/reporters/markdown-parts.ts
const longestTitle = 300;
const mostRules = 50;
function fileSections(findings, quiet) {
	const isShown = ({ severity }) => severity === "error" || severity === "warning" && !quiet;
	return [...groupBy(findings.filter(isShown), ({ file }) => file)].map(([file, own]) => {
		const errors = own.filter(({ severity }) => severity === "error");
		const warnings = own.filter(({ severity }) => severity === "warning");
		const counts = [errors.length === 0 ? "" : counted(errors.length, "error"), warnings.length === 0 ? "" : counted(warnings.length, "warning")].filter((count) => count !== "");
		return {
			file,
			title: `### ${fileName(file)}: ${counts.join(", ")}\n\n`,
			findings: [...errors, ...warnings]
		};
	});
}
function picture(view) {
	return `**Where in ${fileName(view.file)}**\n\n${fenced("mermaid", flowchart(view))}\n`;
}
function notJudged(report) {
	const rules = rulesNamed(report.notJudged);
	if (rules.length === 0) return "";
	const named = rules.slice(0, mostRules).map((rule) => codeSpan(cutAt(rule, longestTitle)));
	const more = rules.length - named.length;
	const names = named.join(", ") + (more === 0 ? "" : ` and ${more} more`);
	const why = missingFacts(report.notJudged);
	return `${folded(`${counted(rules.length, "rule")} could not be judged here: ${htmlText(why)}`)}${names}\n\n</details>\n\n`;
}
function foldedStart(notes) {
	return folded(`${counted(notes, "note")}: what was repaired, waived, taken back or archived`);
}
function folded(summary) {
	return `<details><summary>${summary}</summary>\n\n`;
}
function fileName(file) {
	return codeSpan(cutAt(file, longestTitle)) || "the file";
}
// src/reporters/markdown-choice.ts
const roomBelowTable = " ".repeat(80);
const mostUnfolded = 3;
function choose(report, quiet, budget) {
	const errors = report.findings.filter(({ severity }) => severity === "error");
	const warnings = quiet ? [] : report.findings.filter(({ severity }) => severity === "warning");
	const notes = quiet ? [] : report.findings.filter(({ severity }) => severity === "note");
	const views = quiet ? [] : report.views ?? [];
	const ranked = [...errors, ...warnings];
	const isOpen = ranked.length <= mostUnfolded;
	const tables = takeTables(fileSections(report.findings, quiet), budget);
	const rows = [...tables.values()].reduce((sum, each) => sum + each.length, 0);
	const details = take(ranked, (finding) => findingDetails(finding, isOpen), budget);
	const silent = take(quiet ? [] : [report], notJudged, budget);
	const noteRows = takeRows(notes, [foldedStart(notes.length)], budget);
	const pictures = take(views, picture, budget);
	return {
		tables,
		details,
		silent: silent[0]?.text ?? "",
		notes,
		noteRows,
		pictures,
		left: {
			findings: ranked.length - rows,
			details: rows - Math.min(rows, details.length),
			notes: notes.length - noteRows.length,
			pictures: views.length - pictures.length
		}
	};
}
function takeTables(sections, budget) {
	const tables = new Map();
	for (const section of sections) {
		const rows = takeRows(section.findings, [section.title], budget);
		if (rows.length === 0) break;
		tables.set(section, rows);
	}
	return tables;
}
function takeRows(findings, around, budget) {
	const [first] = findings;
	return budget.takeAll(parts(findings, tableRow(findings)), ({ of, text }) => of === first ? [
		...around,
		tableHead(findings),
		text,
		roomBelowTable
	] : [text]);
}
function take(subjects, print, budget) {
	return budget.takeAll(parts(subjects, print), ({ text }) => [text]);
}
function* parts(subjects, print) {
	for (const of of subjects) yield {
		of,
		text: print(of)
	};
}
// src/reporters/markdown.ts
const markdown = {
	id: "markdown",
	render
};
const mostBytes = 1e6;
const leastBytes = 2048;
const mostNotices = 10;
const longestNotice = 300;
const roomAtEnd = " ".repeat(320);
const verdictMarks = {
	pass: "✅",
	fail: "❌",
	"cannot-judge": "⛔"
};
function render(report, { quiet, maxBytes = mostBytes }) {
	const limit = Math.max(leastBytes, maxBytes);
	const budget = byteBudget(limit);
	const head = headOf(report);
	budget.take(head, roomAtEnd);
	const notices = noticesOf(report, budget);
	const toDo = whatToDo(report, budget);
	const choice = choose(report, quiet, budget);
	return [
		head,
		notices,
		toDo,
		...filesOf(choice),
		choice.silent,
		notesOf(choice),
		leftOut(choice, limit)
	].join("").replace(/\n+$/, "\n");
}
function headOf(report) {
	const summary = report.verdict === "pass" ? calmSummary(report) : countsOf(report);
	return `## Stateward ${`${verdictMarks[report.verdict]} ${verdictWord(report)}: ${summary}`}\n\n${claimWords(report).join(" ")}\n\n`;
}
function noticesOf({ notices }, budget) {
	const shown = notices.map((notice) => `> ${markdownText(cutAt(notice, longestNotice))}\n`).slice(0, mostNotices).filter((line) => budget.take(line, "\n>\n"));
	return shown.length === 0 ? "" : `${shown.join(">\n")}\n`;
}
function filesOf({ tables, pictures, details }) {
	const tabled = new Set([...tables.keys()].map(({ file }) => file));
	return [...[...tables].flatMap(([section, rows]) => [
		section.title,
		table(rows, section.findings),
		...texts(pictures.filter(({ of }) => of.file === section.file)),
		...detailsOf(section, details)
	]), ...texts(pictures.filter(({ of }) => !tabled.has(of.file)))];
}
function detailsOf({ findings }, details) {
	const own = new Set(findings);
	return texts(details.filter(({ of }) => own.has(of)));
}
function table(rows, findings) {
	const more = findings.length - rows.length;
	return `${tableHead(findings)}${texts(rows).join("")}\n${more === 0 ? "" : `and ${more} more, left out here\n\n`}`;
}
function notesOf({ notes, noteRows }) {
	if (noteRows.length === 0) return "";
	return `${foldedStart(notes.length)}${table(noteRows, notes)}</details>\n\n`;
}
function leftOut({ left }, limit) {
	const parts = [
		left.findings === 0 ? "" : counted(left.findings, "finding"),
		left.details === 0 ? "" : `details of ${counted(left.details, "finding")}`,
		left.notes === 0 ? "" : counted(left.notes, "note"),
		left.pictures === 0 ? "" : counted(left.pictures, "picture")
	].filter((part) => part !== "");
	if (parts.length === 0) return "";
	return `Left out, to stay within ${limit} bytes: ${parts.join(", ")}. The formats \`text\` and \`json\` have them all.\n`;
}
function texts(parts) {
	return parts.map(({ text }) => text);
}
// src/reporters/index.ts
const reporters = [
	text,
	json,
	github,
	markdown
];
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
export { printReport as n, parseFormat as t };
