import { groupBy } from '../core/group.ts';
import type { View } from '../core/view.ts';
import type { ReporterOptions } from './reporter.ts';
import { textLayout } from './text-layout.ts';
import { cutAround } from './view-cut.ts';
import { hiddenLine, linkLines, nodeLine, type ViewLayout } from './view-line.ts';
import { guideWidth, outline } from './view-outline.ts';
import { summaryLines } from './view-summary.ts';

/** What the caller knows about its reader; `verbose` shows every node with every detail. */
export type ViewOptions = Pick<ReporterOptions, 'color' | 'width' | 'verbose'>;

const mostLinks = 5;
const leastLevels = 4;
/** Columns that are kept for what a node says, however deep it stands. */
const roomForNodes = 40;

/** A document as a picture for terminals: its nodes, what leads from them, and one line that sums it up. */
export function renderView(view: View, options: ViewOptions): string {
  const { width, paint, verbose } = textLayout({ ...options, quiet: false });
  const layout: ViewLayout = {
    width,
    paint,
    // What an entry of a timeline says is its detail; in other shapes it repeats from node to node.
    showsDetails: verbose || view.shape === 'timeline',
    mostLinks: verbose ? Number.POSITIVE_INFINITY : mostLinks,
  };
  const rows = outline(view, Math.max(leastLevels, Math.floor((width - roomForNodes) / guideWidth)));
  const links = groupBy(view.links, ({ from }) => from);
  const runs = verbose ? [{ isHidden: false, rows }] : cutAround(rows, view.shape);
  const lines = runs.flatMap((run) =>
    run.isHidden
      ? [hiddenLine(run.rows, layout)]
      : run.rows.flatMap((row) => [
          nodeLine(row, layout),
          ...linkLines(row, links.get(row.node.subject) ?? [], layout),
        ]),
  );
  return `${[...lines, ...summaryLines(view, width)].join('\n')}\n`;
}
