import type { Severity } from '../../engine/contract/finding.ts';
import type { Obstacle, Report } from '../../engine/contract/report.ts';
import type { AffectedNode, AffectedView } from '../../engine/contract/view.ts';
import { gravestFirst } from '../alike.ts';
import { repairWords } from '../markdown-advice.ts';
import { commandForAll } from '../repair-command.ts';
import {
  beyondGuard,
  claimWords,
  countedCauses,
  countsOf,
  isEmpty,
  missingFacts,
  rulesNamed,
  verdictWord,
} from '../report-words.ts';
import type { ReporterOptions } from '../reporter.ts';
import { counted, shortCommit } from '../text-layout.ts';
import { outline } from '../view-outline.ts';
import { looks } from '../view-states.ts';
import { shownSubject } from '../view-subject.ts';
import { copied, findingCard } from './finding.ts';
import { html, type Markup } from './markup.ts';

const deepest = 12;

/** The verdict, in words and in figures. */
export function verdictHead(report: Report, title: string): Markup {
  const look = isEmpty(report) ? 'empty' : report.verdict;
  const figures = [
    figure(report.errors, 'error', `errors${itemsOf(report, 'error')}`),
    figure(report.warnings, 'warning', `warnings${itemsOf(report, 'warning')}`),
    figure(report.notes, 'note', `notes${itemsOf(report, 'note')}`),
    figure(report.files.length, '', 'files'),
    figure(report.transitions.length, '', 'edits'),
    figure(report.claimed, '', 'claimed done'),
    figure(report.verified, '', 'verified'),
  ];
  return html`<header class="verdict ${look}"><p class="brand">Stateward · ${title}</p>
<h1>${verdictWord(report)}</h1>
<p>${countsOf(report)}.${claimWords(report).length > 0 && ` ${claimWords(report).join(' ')}`}</p>
<ul class="figures" aria-label="In figures">${figures}</ul></header>
`;
}

function itemsOf(report: Report, severity: Severity): string {
  return countedCauses(report, severity).replace(/^\d+ \w+/, '');
}

function figure(count: number, style: string, name: string): Markup {
  return html`<li class="${count === 0 ? '' : style}"><b>${count}</b> ${name}</li>`;
}

/** All that is said beside the findings: what stopped the judging, what leads back, what was not judged. */
export function remarks(report: Report): Markup {
  return html`${report.obstacles.map(obstacle)}${restoring(report)}${noticesOf(report)}`;
}

function obstacle({ message, fix }: Obstacle): Markup {
  return html`<section class="card error"><h2>Cannot judge</h2><p class="said">${message}</p>${fix.includes('\n') ? copied(fix) : html`<p>${fix}</p>`}</section>
`;
}

/** One command for all that is open. */
function restoring({ findings }: Report): Markup | '' {
  const errors = findings.filter(({ severity }) => severity === 'error');
  const command = commandForAll(errors);
  if (command === undefined) return '';
  return html`<section class="card way"><h2>Repair</h2><p>${repairWords(errors)}</p>${copied(command)}</section>
`;
}

function noticesOf({ notices, notJudged }: Report): Markup | '' {
  const missed = beyondGuard(notJudged);
  const all = [
    ...notices,
    ...(missed.length === 0
      ? []
      : [
          `${counted(rulesNamed(missed).length, 'rule')} could not be judged here (${missingFacts(missed)}): ${rulesNamed(missed).join(', ')}`,
        ]),
  ];
  if (all.length === 0) return '';
  return html`<section class="card"><h2>Also said</h2><ul>${all.map((each) => html`<li>${each}</li>`)}</ul></section>
`;
}

/** The findings, errors first, and where in their files they are. */
export function findingsSection(report: Report, options: ReporterOptions): Markup {
  const { findings, views = [] } = report;
  if (findings.length === 0)
    return html`<section id="findings" tabindex="-1"><h2>Findings</h2><p class="faint">Nothing was found.</p></section>
`;
  return html`<section id="findings" tabindex="-1"><h2>Findings</h2>
<div class="filter" role="search" hidden></div><output class="faint" id="shown"></output>
${gravestFirst(findings).map((finding) => findingCard(finding, options))}</section>
${views.length > 0 && html`<section><h2>Where it is</h2>${views.map(viewOf)}</section>`}`;
}

function viewOf({ file, shape, nodes, hidden }: AffectedView): Markup {
  const rows = outline({ shape, nodes, links: [] }, deepest);
  const items = rows.map(({ node, depth }) => nodeLine(node as AffectedNode, depth));
  return html`<details class="card"><summary><code>${file}</code></summary><ul class="outline">${items}${hidden > 0 && html`<li class="faint">and ${hidden} more</li>`}</ul></details>
`;
}

function nodeLine(node: AffectedNode, depth: number): Markup {
  const { subject, label, state, fault, removed, hidden = 0 } = node;
  const { mark, word } = looks[state];
  const name = shownSubject(subject);
  return html`<li class="d${Math.min(depth, deepest)}"><span class="mark ${state}" aria-hidden="true">${mark}</span> ${name}${label !== '' && label !== subject && html` <span class="title">${label}</span>`}${word !== '' && html` <span class="faint">${word}</span>`}${removed && html` <span class="badge">removed</span>`}${fault !== undefined && html` <span class="badge ${fault}">${fault}</span>`}${hidden > 0 && html` <span class="faint">and ${hidden} more in it</span>`}</li>`;
}

/** Where and when, as far as a report knows it. */
export function titleOf({ transitions }: Report): string {
  const commits = [...new Set(transitions.flatMap(({ commit }) => commit ?? []))];
  const [first] = commits;
  if (first === undefined) return 'a change of state files';
  return commits.length === 1 ? `commit ${shortCommit(first)}` : counted(commits.length, 'commit');
}
