import { github } from './github.ts';
import { gitlab } from './gitlab.ts';
import { html } from './html.ts';
import { json } from './json.ts';
import { junit } from './junit.ts';
import { markdown } from './markdown.ts';
import type { Reporter } from './reporter.ts';
import { sarif } from './sarif.ts';
import { text } from './text.ts';

/** All output formats, by the names that `--format` takes. */
export const reporters: readonly Reporter[] = [text, json, github, markdown, sarif, junit, gitlab, html];
