import type { Texts, Written } from '../../core/kind.ts';
import type { Workflow } from './model.ts';
/** What `StateKind.write` asks: the frontmatter of a run, and the graph beside it, as another version has them. */
export declare function writeRun({ texts, doc }: Written<Workflow>, target: Workflow): Texts | undefined;
