import type { ReportedFinding } from '../contract/finding.ts';
import type { StateKind } from '../contract/kind.ts';
import { splitSubject, subjectOf } from '../contract/subject.ts';
import type { AffectedNode, AffectedView, View, ViewLink, ViewNode } from '../contract/view.ts';
import { familyTree } from './affected-family.ts';

/** With a count beside each of them still a picture that one can read. */
const mostNodes = 40;
const mostLinks = 120;
const mostAncestors = 6;
const longestLabel = 80;

type Fault = NonNullable<AffectedNode['fault']>;

/** Two versions of one file, and what was found about them. */
export interface AffectedInput {
  readonly file: string;
  readonly kind: StateKind;
  readonly before: unknown;
  readonly after: unknown;
  readonly findings: readonly ReportedFinding[];
}

/** Where in a file its errors and warnings are; nothing where none of them is about a node. */
export function affectedView(input: AffectedInput): AffectedView | undefined {
  const faults = faultsOf(input.findings);
  if (faults.size === 0) return undefined;
  const { nodes, links, shape, removed } = bothVersions(input);
  const focuses = focusesOf(nodes, faults);
  if (focuses.length === 0) return undefined;
  const family = familyTree(nodes);
  const shown = chosen(nodes, links, focuses, family.ancestors);
  const { top, around } = family.around(shown);
  const subjects = new Set([...shown].map((index) => nodes[index]?.subject));
  return {
    file: input.file,
    shape,
    nodes: [...nodes.entries()].flatMap(([index, node]) => {
      const fault = faults.get(node.subject);
      const place = around.get(index);
      if (place === undefined) return [];
      return [
        { ...plainNode(node), ...place, ...(fault ? { fault } : {}), ...(removed.has(node) ? gone : {}) },
      ];
    }),
    links: links.filter(({ from, to }) => subjects.has(from) && subjects.has(to)).slice(0, mostLinks),
    hidden: top,
  };
}

const gone = { removed: true } as const;

/** Findings about the file itself are about no node of it. */
function faultsOf(findings: readonly ReportedFinding[]): Map<string, Fault> {
  const faults = new Map<string, Fault>();
  for (const { severity, subject } of findings) {
    const { entity } = splitSubject(subject);
    if (severity === 'note' || entity === '') continue;
    const node = subjectOf(entity);
    faults.set(node, faults.get(node) === 'error' ? 'error' : severity);
  }
  return faults;
}

/** The new version, and behind it what only the previous one holds. */
function bothVersions({ kind, before, after }: AffectedInput) {
  const previous = before === null ? undefined : kind.view(before);
  const next = after === null ? undefined : kind.view(after);
  const known = new Set(next?.nodes.map(({ subject }) => subject));
  const removed = (previous?.nodes ?? []).filter(({ subject }) => !known.has(subject));
  const shape: View['shape'] = next?.shape ?? previous?.shape ?? 'list';
  return {
    nodes: [...(next?.nodes ?? []), ...removed],
    links: next?.links ?? previous?.links ?? [],
    shape,
    removed: new Set(removed),
  };
}

/** Positions of what is at fault, errors first. */
function focusesOf(nodes: readonly ViewNode[], faults: ReadonlyMap<string, Fault>): number[] {
  const at = (fault: Fault) =>
    [...nodes.keys()].filter((index) => faults.get(nodes[index]?.subject ?? '') === fault);
  return [...at('error'), ...at('warning')];
}

/** Each node at fault, then what it stands in and the root, then what it is linked with. */
function chosen(
  nodes: readonly ViewNode[],
  links: readonly ViewLink[],
  focuses: readonly number[],
  ancestors: (index: number) => readonly number[],
): Set<number> {
  const shown = new Set<number>();
  const add = (index: number) => shown.size < mostNodes && shown.add(index);
  for (const focus of focuses) {
    if (shown.size >= mostNodes) break;
    const above = ancestors(focus);
    for (const index of [focus, ...above.slice(0, mostAncestors), ...above.slice(-1)]) add(index);
  }
  const named = new Set([...shown].map((index) => nodes[index]?.subject));
  const linked = new Set(
    links.flatMap(({ from, to }) => (named.has(from) ? [to] : []).concat(named.has(to) ? [from] : [])),
  );
  for (const [index, { subject }] of nodes.entries()) if (linked.has(subject)) add(index);
  return shown;
}

function plainNode({ subject, label, state }: ViewNode): Pick<AffectedNode, 'subject' | 'label' | 'state'> {
  const isLong = label.length > longestLabel;
  const cut = label.slice(0, longestLabel - 1).replace(/[\ud800-\udbff]$/, '');
  return { subject, label: isLong ? `${cut}…` : label, state };
}
