import { t as kinds } from "./kinds2.js";
import { at as reporterOptions, b as safeQuoted, ct as exitCodes, d as topOnDisk, f as createGitBlobs, g as usageError, h as isUsageError, it as processTerminal, m as refuse, rt as openGitRepository, x as safeText } from "./hook.js";
import { _ as followLinks, g as governByShape, h as partPaths, y as versionLoader } from "./judgement.js";
import { B as createWorkTreeHistory, C as wrap, D as displayWidth, E as textLayout, O as splitAtWidth, T as shortened, _ as isNoteworthy, a as repositoryPaths, b as shownSubject, g as countStates, j as policyOnDisk, v as looks, y as states } from "./check.js";
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
	const left = room - displayWidth(nameOf(node, room)) - 2;
	const remark = cutTo(remarkOf(node, layout), Math.max(Math.floor(room / 2), left));
	const name = nameOf(node, room - (remark === "" ? 0 : displayWidth(remark) + 2));
	return `${paint("faint", branch)}${paint(style, mark)} ${name}${remark === "" ? "" : gap + paint(style, remark)}`;
}
function linkLines(row, links, layout) {
	const start = `${layout.paint("faint", row.rail)}${gap}`;
	const room = layout.width - row.rail.length - 2;
	const lines = links.slice(0, layout.mostLinks).map(({ to, label }) => {
		const remark = label === void 0 || label === "" ? "" : gap + safeQuoted(shortened(label));
		return start + cutTo(`→ ${shownSubject(to)}${remark}`, room);
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
function nameOf({ subject, label, parent }, room) {
	const isWithin = parent !== void 0 && subject.startsWith(`${parent}#`);
	const id = cutTo(shownSubject(isWithin ? subject.slice(parent.length + 1) : subject), room);
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
function summaryLines({ nodes, summary }, width) {
	if (summary !== void 0) return wrap(safeText(summary), width);
	if (nodes.length === 0) return ["nothing in it"];
	const done = nodes.filter(({ state }) => state === "done").length;
	const named = states.filter((state) => looks[state].word !== "").map((state) => ({
		word: looks[state].word,
		those: nodes.filter((node) => node.state === state)
	})).filter(({ those }) => those.length > 0).map(({ word, those }) => `${word}: ${names(those)}`);
	return wrap([`${done} of ${nodes.length} done`, ...named].join("; "), width);
}
function names(nodes) {
	const shown = nodes.slice(0, mostNames).map(({ subject }) => shownSubject(subject));
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
// src/entry/concerned-by-path.ts
function governedIn(known, govern) {
	return [...known].filter((path) => govern(path) !== void 0);
}
function concernedBy(path, known, govern) {
	const governed = governedIn(known, govern);
	if (governed.includes(path)) return [path];
	const isBelow = (other) => path === "" || other === path || other.startsWith(`${path}/`);
	const below = governed.filter(isBelow);
	return below.length > 0 ? below : governed.filter((each) => partsOf(each, known, govern).some(isBelow));
}
function partsOf(path, known, govern) {
	const governance = govern(path);
	if (governance === void 0) return [];
	return [...partPaths(path, governance, known).values()].filter((part) => known.has(part));
}
// src/entry/status.ts
async function statusText({ file, config }, kinds, options) {
	const git = openGitRepository(process.cwd());
	const named = file === void 0 ? [] : await repositoryPaths(git, [file], { mayBeTop: true });
	if ("usage" in named) return named;
	const [only] = named;
	const policy = policyOnDisk(topOnDisk(process.cwd()), config, kinds);
	if (isUsageError(policy)) return policy;
	const objects = createGitBlobs(git);
	try {
		const prepared = await createWorkTreeHistory(git, objects);
		if (!prepared.ok) return cannotJudge(prepared.obstacle);
		const { history, range, blobs } = prepared.value;
		const tree = await history.tree(range.head);
		if (!tree.ok) return cannotJudge(tree.obstacle);
		const input = {
			history,
			blobs,
			govern: policy.govern,
			commits: [],
			base: range.head,
			tree: tree.value
		};
		const linked = await followLinks(input);
		if (!linked.ok) return cannotJudge(linked.obstacle);
		const standing = linked.value.tree;
		const govern = await governByShape(policy.govern, {
			blobs,
			...linked.value
		});
		const known = new Set(standing.keys());
		const wanted = only === void 0 ? governedIn(known, govern) : concernedBy(only, known, govern);
		if (file !== void 0 && wanted.length === 0) return usageError(`${JSON.stringify(file)} is not a governed file here, and holds none`);
		const loader = versionLoader(blobs, policy.limits);
		const now = new Date().toISOString();
		const parts = [];
		for (const path of wanted) parts.push(await fileStatus(path));
		if (parts.length === 0) return {
			text: "No governed file was found.\n",
			code: exitCodes.clean
		};
		const code = Math.max(...parts.map((part) => part.code));
		return {
			text: parts.map(({ text }) => text).join("\n"),
			code
		};
		async function fileStatus(path) {
			const governance = govern(path);
			if (governance === void 0) return {
				text: "",
				code: exitCodes.clean
			};
			const { parsed, file: version } = await loader.load(governance, partsIn(standing, path, governance), path);
			const title = safeText(path);
			if (parsed?.doc) return {
				text: `${title}\n${renderView(governance.kind.view(parsed.doc, governance.settings.options, now), options)}`,
				code: exitCodes.clean
			};
			const why = version.faults.map(({ message, span }) => `line ${span.line}: ${message}`).join("; ");
			return {
				text: `${title}\n  cannot be read: ${safeText(why || version.nature)}\n`,
				code: exitCodes.cannotJudge
			};
		}
	} finally {
		await objects.close();
	}
}
function partsIn(tree, path, governance) {
	return new Map([...partPaths(path, governance, new Set(tree.keys()))].flatMap(([role, part]) => {
		const entry = tree.get(part);
		return entry === void 0 ? [] : [[role, entry]];
	}));
}
function cannotJudge({ message, fix }) {
	return {
		text: `cannot judge: ${safeText(message)}\n${safeText(fix)}\n`,
		code: exitCodes.cannotJudge
	};
}
// src/entry/command-status.ts
async function status(file, { verbose, color, config }) {
	const options = reporterOptions(processTerminal, {
		color,
		quiet: false,
		verbose: verbose === true
	});
	const result = await statusText({
		file,
		config
	}, kinds, options);
	if (isUsageError(result)) return refuse(result);
	processTerminal.out(result.text);
	return result.code;
}
export { status };
