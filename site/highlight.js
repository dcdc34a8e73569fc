// @ts-check
import prism from 'prismjs';
import load from 'prismjs/components/index.js';

load.silent = true;
load(['bash', 'diff', 'json', 'markdown', 'toml', 'typescript', 'yaml']);

/** @type {Record<string, string>} */
const names = {
  sh: 'bash',
  shell: 'bash',
  ts: 'typescript',
  js: 'javascript',
  jsonl: 'json',
  yml: 'yaml',
  md: 'markdown',
};

/** Code as HTML. @param {string} code @param {string} language */
export function highlighted(code, language) {
  const name = names[language] ?? language;
  const grammar = prism.languages[name];
  return grammar === undefined ? prism.util.encode(code).toString() : prism.highlight(code, grammar, name);
}
