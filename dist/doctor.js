import { c as entriesOf, ct as exitCodes, g as usageError, it as processTerminal, l as fieldOf, m as refuse, nt as startGit, ot as widthOf, rt as openGitRepository, tt as processEnd, u as itemsOf, x as safeText } from "./hook.js";
import { _ as programKey, a as isThere, h as dependencyVersion, i as isOfOneMachine, n as setupFacts, s as programsIn, t as governOnDisk } from "./govern-on-disk.js";
import { t as kinds } from "./kinds2.js";
import { C as wrap, I as readSetupFiles, L as ownerFiles, M as openFolder, P as noFiles, R as ownersOf, l as isMisplaced, u as onlyThese } from "./check.js";
import { c as configurationPath, l as waiversPath, p as version } from "./hook-names.js";
import { S as governByDetection, c as namedIn, d as policyOf, k as checkGoverned, p as parseConfiguration, u as policyFaults } from "./judgement.js";
import { V as defaultLimits, ut as shapeRuleIds } from "./core.js";
import { L as sourceText, j as parseYaml } from "./text.js";
import { t as jsonText } from "./json-output.js";
import { isAbsolute, join } from "node:path";
// src/entry/doctor/diagnosis.ts
function ok(text) {
	return {
		mark: "ok",
		text
	};
}
function hint(text, fix) {
	return {
		mark: "hint",
		text,
		fix
	};
}
function problem(text, fix) {
	return {
		mark: "problem",
		text,
		fix
	};
}
const mostNamed = 5;
function named(paths) {
	const more = paths.length - mostNamed;
	return `${paths.slice(0, mostNamed).join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}
// src/entry/doctor/git-diagnoses.ts
const oldest = {
	major: 2,
	minor: 31
};
const install = `Install git ${oldest.major}.${oldest.minor} or later.`;
function gitDiagnosis(version) {
	if (version === void 0) return problem("git was not found", install);
	const text = `git ${version.join(".")}`;
	return isSince(version, oldest.major, oldest.minor) ? ok(text) : problem(`${text} is too old`, install);
}
function isSince([major, minor], least, leastMinor) {
	return major > least || major === least && minor >= leastMinor;
}
function historyDiagnoses(facts) {
	const { isShallow, isPartial, hasGrafts, hasReplaceRefs } = facts;
	const found = [
		...isShallow ? [shallow] : [],
		...hasGrafts ? [problem("info/grafts forges the parents of commits", "Delete that file.")] : [],
		...hasReplaceRefs ? [replaced] : [],
		...isPartial ? [partial] : []
	];
	return found.length > 0 ? found : [ok("the history is complete")];
}
const shallow = problem("the clone is shallow: history that is not there cannot be judged", "Run git fetch --unshallow; in a workflow set fetch-depth: 0 under actions/checkout.");
const replaced = hint("replace refs are present; they are ignored", "Nothing to do, unless you expect them to count: git replace --delete <object> removes one.");
const partial = hint("the clone is partial: objects that are missing are not fetched, and what needs them cannot be judged", "Where that happens, run git config --unset remote.<name>.partialCloneFilter and git fetch --refetch.");
// src/entry/doctor/hook-diagnoses.ts
function hookDiagnoses(facts, files) {
	const { callingHooks, idleHooks } = facts;
	const byTool = [...toolDiagnoses("lefthook", files.lefthook, facts), ...toolDiagnoses("pre-commit", files.preCommit, facts)];
	const configured = configuredDiagnoses(facts);
	const direct = callingHooks.length > 0 ? [ok(`hooks that call stateward: ${callingHooks.join(", ")}`)] : [];
	const idle = idleHooks.map((name) => problem(`the hook ${name} calls stateward but is not executable, so git passes over it`, `Run chmod +x on it, in ${facts.hooksFolder}.`));
	const found = [
		...direct,
		...idle,
		...byTool,
		...configured
	];
	if (found.length === 0) return [absent(facts)];
	return [...found, ...incomplete(facts, found.some(({ mark }) => mark === "ok") && byTool.length === 0)];
}
function absent({ shadowedHooks, hooksFolder, hooksPathIsSet }) {
	if (shadowedHooks.length > 0) return problem(`${shadowedHooks.join(", ")} in .git/hooks call stateward, but core.hooksPath makes git use ${hooksFolder}`, `Call stateward from the hooks in ${hooksFolder}.`);
	return hint(`no hook in ${hooksFolder}${hooksPathIsSet ? " (core.hooksPath)" : ""} calls stateward`, "stateward init proposes hooks (docs/hooks.md); CI stays the authority.");
}
function toolDiagnoses(tool, file, { toolHooks, hooksFolder, callingHooks }) {
	if (file === void 0 || !file.text.includes("stateward")) return [];
	const started = toolHooks[tool];
	if (started.length > 0) return [ok(`${file.path} calls stateward; ${tool} is started by ${started.join(", ")}`)];
	if (callingHooks.length > 0) return [];
	return [hint(`${file.path} calls stateward, but no hook in ${hooksFolder} starts ${tool}`, `Run ${tool} install.`)];
}
function configuredDiagnoses({ configuredHooks, gitVersion }) {
	const isRead = gitVersion !== void 0 && isSince(gitVersion, 2, 54);
	return configuredHooks.map(({ name, events, isEnabled }) => {
		const text = `git's configuration calls stateward (hook.${name}, on ${events.join(", ") || "no event"})`;
		if (!isRead) return problem(`${text}, which this git does not read`, "Install git 2.54 or later, or add a hook file: docs/hooks.md.");
		if (!isEnabled) return problem(`${text}, but switched off`, `Run git config --unset hook.${name}.enabled.`);
		if (events.length === 0) return problem(text, `Say when: git config --add hook.${name}.event commit-msg.`);
		return ok(text);
	});
}
function incomplete({ callingHooks, configuredHooks }, isDirect) {
	const events = [...callingHooks, ...configuredHooks.flatMap((hook) => hook.events)];
	if (!isDirect || events.includes("commit-msg") || events.includes("pre-receive")) return [];
	return [hint("no commit-msg hook calls stateward, so the step that a message declares is judged in CI only", "Add it: docs/hooks.md.")];
}
// src/entry/doctor/owner-diagnoses.ts
function ownerDiagnoses(files, workflows, kinds) {
	const [counting, ...others] = files.owners;
	const { waiversFrom } = policyOf(files, kinds);
	const open = [
		configurationPath,
		waiversPath,
		...workflows,
		counting?.path ?? ownerFiles[0]
	].filter((path) => counting === void 0 || ownersOf(counting.text, path).length === 0);
	const fix = `Name owners in ${counting?.path ?? ownerFiles[0]}, and require their approval in the branch's ruleset.`;
	return [
		...waiversFrom === "head" && open.includes(".stateward.waivers.yml") ? [problem(`waiversFrom: head lets a pull request waive its own errors, and ${waiversPath} has no code owner`, fix)] : [],
		...others.map(({ path }) => hint(`${path} does not count, because GitHub reads ${counting?.path} first`, "Keep one of them.")),
		open.length === 0 ? ok("the files that decide have code owners") : hint(`without a code owner: ${open.join(", ")}`, fix)
	];
}
// src/entry/doctor/shape-diagnoses.ts
function shapeDiagnoses(paths, { govern, limits }, folder) {
	return paths.flatMap((path) => {
		const governance = govern(path);
		const shapes = shapeRuleIds(governance?.kind.rules ?? []);
		const after = shapes.size === 0 ? void 0 : folder?.read(path);
		if (governance === void 0 || after === void 0) return [];
		return checkGoverned(governance, limits, {
			before: null,
			after,
			path
		}).findings.filter(({ ruleId }) => shapes.has(ruleId)).map(({ severity, message, fix }) => (severity === "error" ? problem : hint)(`${path}: ${message}`, fix));
	});
}
// src/entry/doctor/policy-diagnoses.ts
const mostFaults = 20;
function policyDiagnoses(paths, files, kinds, folder) {
	const faults = policyFaults(files, kinds);
	const policy = policyOf(files, kinds);
	return [
		...faults.slice(0, mostFaults).map(({ file, named: inside, line, column, message }) => {
			return problem(`${inside ?? (file === "configuration" ? ".stateward.yml" : ".stateward.waivers.yml")}:${line}:${column} ${message}`, "Correct it; a file that cannot be used does not count.");
		}),
		...faults.length > mostFaults ? [problem(`and ${faults.length - mostFaults} more faults`, "Correct the first ones.")] : [],
		...stateDiagnoses(paths, files, faults.length > 0),
		...misplacedDiagnoses(paths, policy, folder),
		...schemaDiagnoses(files, folder),
		...unmatchedDiagnoses(paths, files, kinds),
		governedDiagnosis(paths, governOnDisk(policy.govern, folder)),
		...shapeDiagnoses(paths, policy, folder),
		...unguardedDiagnoses(paths, policy, governOnDisk(governByDetection(kinds), folder))
	];
}
function stateDiagnoses(paths, files, isBroken) {
	const missing = [
		...files.configuration === null ? [] : [configurationPath],
		...files.waivers === null ? [] : [waiversPath],
		...[...files.named ?? []].flatMap(([path, bytes]) => bytes === null ? [] : [path])
	].filter((path) => !paths.includes(path)).map((path) => hint(`${path} is not committed, so hooks and CI do not know it`, `Run git add ${path}, and commit it.`));
	if (isBroken) return missing;
	return [ok(files.configuration === null ? `there is no ${configurationPath}: what is recognised by its name is governed` : `${configurationPath} is valid`), ...missing];
}
const likelyNames = [
	".stateward.yaml",
	"stateward.yml",
	"stateward.yaml"
];
function misplacedDiagnoses(paths, policy, folder) {
	const atTop = likelyNames.filter((path) => folder !== void 0 && folder.look(path) !== "absent");
	const wrong = [...new Set([...atTop, ...paths])].filter((path) => isMisplaced(path) && !policy.isIgnored(path));
	if (wrong.length === 0) return [];
	return [problem(`not read: ${named(wrong)}; ${onlyThese}`, `Move what they say into ${configurationPath}, for example with git mv.`)];
}
function schemaDiagnoses({ configuration }, folder) {
	if (configuration === null || configuration === "irregular" || folder === void 0) return [];
	const text = new TextDecoder().decode(configuration);
	const [, place = ""] = /^# yaml-language-server: \$schema=(\S+)/m.exec(text) ?? [];
	if (place === "" || /^[a-z]+:/.test(place) || folder.reaches(place)) return [];
	return [problem(`${configurationPath} names a schema for editors that is not there: ${place}`, "Run npm install where it is in a package, else stateward init --upgrade --write, or take the line out.")];
}
function unmatchedDiagnoses(paths, files, kinds) {
	const { configuration } = files;
	const read = configuration === null ? void 0 : parseConfiguration(configuration, kinds, namedIn(files));
	if (!read?.ok) return [];
	const { document, configuration: parsed } = read;
	return (parsed.entries ?? []).filter(({ matches }) => !paths.some(matches)).map(({ glob, pointer }) => {
		const { line } = document.locate(pointer);
		return hint(`${configurationPath}:${line} the entry ${glob} matches no file that git knows`, "Correct the path (it counts from the top, and case counts), or remove the entry.");
	});
}
function governedDiagnosis(paths, govern) {
	const governed = paths.filter((path) => govern(path) !== void 0);
	if (governed.length > 0) return ok(`governed: ${named(governed)}`);
	return hint("no governed file is committed here", "stateward init says what it looks for.");
}
function unguardedDiagnoses(paths, policy, detect) {
	const open = paths.filter((path) => detect(path) !== void 0 && policy.govern(path) === void 0);
	const ignored = open.filter(policy.isIgnored);
	const unlisted = open.filter((path) => !policy.isIgnored(path));
	return [...unlisted.length === 0 ? [] : [hint(`state files that files: in ${configurationPath} leaves out: ${named(unlisted)}`, "Add an entry for them, or name them under ignore:.")], ...ignored.length === 0 ? [] : [hint(`state files that ignore: in ${configurationPath} leaves out: ${named(ignored)}`, "Nothing to do if they are examples; otherwise narrow ignore:.")]];
}
// src/entry/doctor/program-diagnoses.ts
function programDiagnoses(facts, files, folder) {
	if (folder === void 0) return [];
	const started = [...hookFiles(facts, folder), ...toolFiles(files)].flatMap(({ path, text }) => programsIn(text).map((program) => ({
		file: path,
		program
	})));
	const gone = started.filter(({ program }) => !isThere(program, folder.reaches, facts.program));
	const unnamed = gone.filter(({ program }) => program.path === void 0);
	const missing = gone.filter(({ program }) => program.path !== void 0);
	const shared = started.filter(({ file, program }) => isOfOneMachine(program) && !isAbsolute(file));
	return [
		...unnamed.length === 0 ? [] : [problem(`${filesOf(unnamed)} start what git config ${programKey} names, and that is ${facts.program === void 0 ? "not set in this clone" : `not there (${facts.program})`}`, `Run git config ${programKey} <folder of Stateward>/dist/cli.js, or stateward init --write.`)],
		...missing.length === 0 ? [] : [problem(`${filesOf(missing)} start ${named([...new Set(missing.map(({ program }) => program.path ?? ""))])}, which is not there`, "Run npm install where it is a package, else stateward init --write, which renews its own lines.")],
		...shared.length === 0 ? [] : [hint(`${filesOf(shared)} name a path that is there on one machine only`, "Run stateward init --upgrade --write: hooks that others get then name the package, or what each clone says.")]
	];
}
function filesOf(started) {
	return named([...new Set(started.map(({ file }) => file))]);
}
function hookFiles({ hooksFolder, callingHooks, top }, folder) {
	const at = hooksFolder.replace(/[\\/]_$/, "");
	return callingHooks.flatMap((name) => {
		const file = join(at, name);
		const inside = file.startsWith(`${join(top, ".git")}/`) || !file.startsWith(`${top}/`);
		const text = folder.textAt(file);
		return text === void 0 ? [] : [{
			path: inside ? file : file.slice(top.length + 1),
			text
		}];
	});
}
function toolFiles({ lefthook, preCommit, agents = [] }) {
	return [
		lefthook,
		preCommit,
		...agents
	].flatMap((file) => file === void 0 ? [] : [file]);
}
// src/git/remote-ref.ts
const patience = 8e3;
async function remoteHas(git, address, ref) {
	const environment = {
		...git.environment,
		GIT_TERMINAL_PROMPT: "0",
		GIT_ASKPASS: "true",
		GIT_SSH_COMMAND: "ssh -oBatchMode=yes"
	};
	try {
		const child = startGit({
			...git,
			environment
		}, [
			"ls-remote",
			"--exit-code",
			"--",
			address,
			ref
		]);
		const alarm = setTimeout(() => child.kill(), patience);
		child.stdin.end();
		child.stdout.resume();
		child.stderr.resume();
		const end = await processEnd(git, child);
		clearTimeout(alarm);
		return end === 0 ? true : end === 2 ? false : void 0;
	} catch {
		return;
	}
}
// src/entry/doctor/workflow.ts
function gateWorkflows(files) {
	return files.flatMap(({ path, text }) => {
		if (!/stateward/i.test(text)) return [];
		const { value = null, faults } = parseYaml(sourceText(text), defaultLimits);
		const [fault] = faults;
		if (fault !== void 0) return [{
			path,
			fault: `line ${fault.span.line}: ${fault.message}`,
			triggers: new Map(),
			jobs: []
		}];
		const jobs = entriesOf(fieldOf(value, "jobs")).flatMap(([name, job]) => gateJobs(name, job, value));
		return jobs.length === 0 ? [] : [{
			path,
			triggers: triggersOf(fieldOf(value, "on")),
			jobs
		}];
	});
}
function gateJobs(name, job, workflow) {
	const steps = itemsOf(fieldOf(job, "steps"));
	const permissions = fieldOf(job, "permissions") ?? fieldOf(workflow, "permissions");
	const checkout = steps.find((step) => textOf(step, "uses").startsWith("actions/checkout@"));
	return steps.filter(runsGate).map((step) => {
		const uses = textOf(step, "uses");
		const pinned = uses.includes("@") ? { pinned: uses.slice(uses.indexOf("@") + 1) } : {};
		return {
			name,
			job,
			step,
			permissions,
			...pinned,
			...checkout === void 0 ? {} : { checkout }
		};
	});
}
function runsGate(step) {
	const uses = textOf(step, "uses");
	return /(^|\/)stateward(\/[^@]*)?@/i.test(uses) || /^\.\/(.*\/)?stateward\/?$/i.test(uses) || /(^|[\s/;&|(])stateward(@\S+)?\s+(check|hook)\b|stateward\/dist\/cli\.js/m.test(textOf(step, "run"));
}
function triggersOf(on) {
	if (typeof on === "string") return new Map([[on, null]]);
	const names = itemsOf(on).filter((name) => typeof name === "string");
	return new Map([...names.map((name) => [name, null]), ...entriesOf(on)]);
}
function textOf(value, ...keys) {
	const found = fieldOf(value, ...keys);
	return typeof found === "string" || typeof found === "number" || typeof found === "boolean" ? String(found) : "";
}
// src/entry/doctor/tag-diagnoses.ts
const address = (repository) => `https://github.com/${repository}`;
async function askTags(git, workflows) {
	const steps = workflows.flatMap(({ jobs }) => jobs.map(({ step }) => textOf(step, "uses")));
	const asked = [...new Set(steps.filter((each) => /^[\w-]+\/[\w.-]+@v\d[\w.-]*$/.test(each)))].map(async (each) => {
		const [repository = "", tag = ""] = each.split("@");
		return [each, await remoteHas(git, address(repository), `refs/tags/${tag}`)];
	});
	return new Map(await Promise.all(asked));
}
function tagDiagnoses({ tags = new Map() }) {
	return [...tags].flatMap(([uses, isThere]) => {
		const [repository = "", tag = ""] = uses.split("@");
		if (isThere === true) return [];
		if (isThere === false) return [problem(`a workflow uses ${uses}, and ${address(repository)} has no tag ${tag}`, `In a clone of Stateward: git tag ${tag} && git push ${address(repository)} ${tag}.`)];
		return [hint(`${address(repository)} did not answer, so it is not known whether it has the tag ${tag}`, `Ask it: git ls-remote ${address(repository)} refs/tags/${tag} prints a line where it has.`)];
	});
}
// src/entry/doctor/version-diagnoses.ts
function versionDiagnoses(files, workflows, version) {
	const compared = [
		...workflowPins(workflows),
		...frameworkPins(files),
		...packagePins(files)
	].map((pin) => ({
		...pin,
		agrees: agrees(pin.says, version)
	}));
	const found = compared.filter(({ agrees: same }) => same === false).map(({ where, says }) => hint(`${where} uses stateward ${says}, and this is ${version}`, "Use one version, so that hooks and CI say the same."));
	const same = compared.filter((pin) => pin.agrees === true).map(({ where }) => where);
	return [
		...same.length > 0 ? [ok(`of this version (${version}): ${same.join(", ")}`)] : [],
		...found,
		...compared.filter((pin) => pin.agrees === "moves").map(({ where, says }) => hint(`${where} follows ${says}, which can change at any time`, `Name a version or a commit, for example v${version}.`))
	];
}
function workflowPins(workflows) {
	return workflows.flatMap(({ path, jobs }) => jobs.flatMap(({ pinned }) => pinned === void 0 ? [] : [{
		where: path,
		says: pinned
	}]));
}
function frameworkPins({ preCommit }) {
	if (preCommit === void 0) return [];
	const { value = null, faults } = parseYaml(sourceText(preCommit.text), defaultLimits);
	return (faults.length === 0 ? itemsOf(fieldOf(value, "repos")) : []).filter((repository) => /(^|\/)stateward(\.git)?\/?$/i.test(textOf(repository, "repo"))).map((repository) => ({
		where: preCommit.path,
		says: textOf(repository, "rev")
	}));
}
function packagePins({ packageJson }) {
	const says = dependencyVersion(packageJson);
	return says === void 0 || !/^[\^~=v]?\d/.test(says) ? [] : [{
		where: "package.json",
		says
	}];
}
function agrees(says, version) {
	if (/^([0-9a-f]{40}|[0-9a-f]{64})$/.test(says)) return void 0;
	const [, range = "", numbers] = /^([\^~]?)[=v]?(\d+(?:\.\d+){0,2})$/.exec(says) ?? [];
	if (numbers === void 0) return /^[\^~=v]?\d/.test(says) ? void 0 : "moves";
	const given = numbers.split(".").map(Number);
	const own = version.split(".").map(Number);
	const fixed = range === "^" ? caretLength(given) : range === "~" ? 2 : given.length;
	if (given.slice(0, fixed).some((number, index) => number !== own[index])) return false;
	return isAtLeast(own, given);
}
function caretLength(given) {
	const first = given.findIndex((number) => number !== 0);
	return first < 0 ? given.length : first + 1;
}
function isAtLeast(own, least) {
	const differing = least.findIndex((number, index) => number !== own[index]);
	return differing < 0 || (own[differing] ?? 0) > (least[differing] ?? 0);
}
// src/entry/doctor/workflow-diagnoses.ts
function workflowDiagnoses(workflows) {
	if (workflows.length === 0) return [hint("no workflow in .github/workflows runs stateward", "stateward init proposes one; hooks are a courtesy, and can be skipped.")];
	return workflows.flatMap((workflow) => {
		const found = [
			...faultDiagnoses(workflow),
			...triggerDiagnoses(workflow),
			...workflow.jobs.flatMap(jobDiagnoses)
		];
		return found.length === 0 ? [ok(`${workflow.path} runs stateward`)] : found.map((each) => ({
			...each,
			text: `${workflow.path}: ${each.text}`
		}));
	});
}
function faultDiagnoses({ fault }) {
	return fault === void 0 ? [] : [hint(`cannot be read: ${fault}`, "Look it over by hand, or write it without aliases.")];
}
const filters = ["paths", "paths-ignore"];
function triggerDiagnoses({ triggers, fault }) {
	if (fault !== void 0 || triggers.has("workflow_call")) return [];
	const filtered = [...triggers].filter(([, said]) => filters.some((key) => fieldOf(said, key) !== null));
	return [
		...triggers.has("pull_request") || triggers.has("pull_request_target") ? [] : [hint("does not run on pull_request", "Add pull_request to on:.")],
		...triggers.has("merge_group") ? [] : [hint("does not run on merge_group, so a merge queue would wait for it", "Add merge_group to on:.")],
		...filtered.map(([event]) => problem(`${event} is filtered by paths, which leaves changes unjudged or a required check waiting`, "Remove the filter; stateward ends at once where nothing governed is touched."))
	];
}
function jobDiagnoses(job) {
	return [
		...skipDiagnoses(job),
		...failureDiagnoses(job),
		...permissionDiagnoses(job),
		...checkoutDiagnoses(job),
		...textOf(job.step, "uses").includes("<") ? [problem("uses: names no repository yet", "Write the repository that holds the Action.")] : []
	].map((each) => ({
		...each,
		text: `job ${job.name} ${each.text}`
	}));
}
function isAlways(condition) {
	return /^\s*(\$\{\{\s*)?always\(\)(\s*\}\})?\s*$/.test(condition);
}
function skipDiagnoses({ job, step }) {
	const condition = textOf(job, "if");
	const needs = textOf(job, "needs") !== "" || itemsOf(fieldOf(job, "needs")).length > 0;
	const own = textOf(step, "if");
	return [
		...needs && !isAlways(condition) ? [problem("needs another job and has no if: always(), so it is skipped where that fails, and counts as passed", "Add if: always() to the job.")] : [],
		...!needs && condition !== "" && !isAlways(condition) ? [hint(`is skipped unless ${condition}, and then counts as passed`, "Use if: always(), or be sure of the condition.")] : [],
		...own !== "" && !isAlways(own) ? [hint(`passes over the step unless ${own}`, "Remove the condition of the step, or be sure of it.")] : []
	];
}
function failureDiagnoses({ job, step }) {
	return [job, step].some((each) => !["", "false"].includes(textOf(each, "continue-on-error"))) ? [problem("has continue-on-error, so nothing it refuses is refused", "Remove continue-on-error.")] : [];
}
function permissionDiagnoses({ permissions, step }) {
	const may = (name, access) => typeof permissions === "string" ? access.some((each) => permissions === `${each}-all`) : access.includes(textOf(permissions, name));
	if (permissions === null) return [hint("says no permissions, so its token may do more than it needs", "Add permissions: contents: read.")];
	const comments = !["", "never"].includes(textOf(step, "with", "comment"));
	const hasRun = textOf(step, "with", "annotations") === "check-run";
	return [
		...may("contents", ["read", "write"]) ? [] : [problem("may not read the repository", "Add contents: read to its permissions.")],
		...comments && !may("pull-requests", ["write"]) ? [hint("may not comment", "Add pull-requests: write to its permissions, or remove comment.")] : [],
		...hasRun && !may("checks", ["write"]) ? [hint("may not write a check run", "Add checks: write to its permissions, or remove annotations.")] : []
	];
}
function checkoutDiagnoses({ checkout, pinned }) {
	if (checkout === void 0) return [hint("has no step with actions/checkout", "Check the repository out before.")];
	if (textOf(checkout, "with", "fetch-depth") === "0") return [];
	const fix = "Set fetch-depth: 0 under actions/checkout.";
	if (textOf(checkout, "with", "persist-credentials") === "false") return [hint("checks out without credentials and without history, which a private repository cannot fetch later", fix)];
	return [hint(pinned === void 0 ? "checks out without history, and then cannot judge" : "checks out without history, so that it has to be fetched", fix)];
}
// src/entry/doctor.ts
async function doctor({ format }) {
	if (format !== "text" && format !== "json") return refuse(usageError(`--format ${JSON.stringify(format)} is not known; one of text, json was expected`));
	const git = openGitRepository(process.cwd());
	const facts = await setupFacts(git);
	const folder = facts.top === "" ? void 0 : openFolder(facts.top);
	const found = folder === void 0 ? noFiles : readSetupFiles(folder, kinds);
	const files = {
		...found,
		tags: await askTags(git, gateWorkflows(found.workflows))
	};
	const diagnoses = diagnose(facts, kinds, files, folder);
	processTerminal.out(format === "json" ? jsonText({
		version: 1,
		diagnoses
	}) : diagnosisText(diagnoses, widthOf(processTerminal)));
	if (!facts.isRepository) return exitCodes.cannotJudge;
	return diagnoses.some(({ mark }) => mark === "problem") ? exitCodes.findings : exitCodes.clean;
}
const column = 9;
function diagnosisText(diagnoses, width) {
	return `${diagnoses.flatMap((each) => {
		const said = wrap(safeText(each.text), width - column);
		const fix = each.mark === "ok" ? [] : wrap(safeText(each.fix), width - column);
		return [...said, ...fix].map((line, index) => (index === 0 ? each.mark : "").padEnd(column) + line);
	}).join("\n")}\n`;
}
function diagnose(facts, known, files = noFiles, folder) {
	const git = gitDiagnosis(facts.gitVersion);
	if (facts.gitVersion === void 0) return [git];
	if (!facts.isRepository) return [git, problem("this is not a git repository", "Run it inside one; git init makes one.")];
	const workflows = gateWorkflows(files.workflows);
	return [
		git,
		...historyDiagnoses(facts),
		...hookDiagnoses(facts, files),
		...programDiagnoses(facts, files, folder),
		...workflowDiagnoses(workflows),
		...tagDiagnoses(files),
		...policyDiagnoses(facts.paths, files, known, folder),
		...ownerDiagnoses(files, workflows.map(({ path }) => path), known),
		...versionDiagnoses(files, workflows, version)
	];
}
export { doctor };
