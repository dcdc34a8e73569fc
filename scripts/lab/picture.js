// @ts-check
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * The picture of README.md: what the demo prints, as a terminal shows it. Commit ids are the same everywhere, since the
 * demo's authors and dates are.
 */
const colors = {
  1: 'font-weight="bold"',
  2: 'fill="#8b949e"',
  31: 'fill="#ff7b72"',
  32: 'fill="#7ee787"',
  33: 'fill="#e3b341"',
  36: 'fill="#79c0ff"',
};
const lineHeight = 19;
const columnWidth = 8.43;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (process.argv.includes('--print')) process.stdout.write(picture());
  else writeFileSync('docs/picture.svg', picture());
}

/** From the command to the end of the finding about the finished story. */
export function picture() {
  const { stdout } = spawnSync(process.execPath, [resolve(import.meta.dirname, '../demo.js')], {
    encoding: 'utf8',
    env: { ...process.env, FORCE_COLOR: '1', NO_COLOR: '' },
  });
  const lines = stdout.split('\n');
  const from = lines.findIndex((line) => line.includes('done-changed'));
  const end = lines.findIndex((line, index) => index > from && line === '');
  const verdict = lines.filter((line) => / errors?, |claimed, |^\S*Repair:/.test(line));
  const command = lines.find((line) => line.startsWith('$ ')) ?? '';
  return svgOf([command, '', ...lines.slice(from, end), '', '…', '', ...verdict]);
}

/**
 * @param {readonly string[]} lines with the sequences of ANSI for colours
 * @param {number} [columns]
 */
export function svgOf(lines, columns = 84) {
  const height = lines.length * lineHeight + 32;
  const width = Math.round(columns * columnWidth + 32);
  const rows = lines.map((line, index) => {
    const y = 30 + index * lineHeight;
    return `<text x="16" y="${y}" xml:space="preserve">${spans(line)}</text>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">`,
    '<title>stateward check refuses a done story that lost an acceptance criterion</title>',
    `<rect width="${width}" height="${height}" rx="8" fill="#0d1117"/>`,
    `<g font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace" font-size="14" fill="#e6edf3">`,
    ...rows,
    '</g>',
    '</svg>',
    '',
  ].join('\n');
}

/** @param {string} line */
function spans(line) {
  const [plain = '', ...painted] = line.split('\u001b[');
  return [
    escaped(plain),
    ...painted.map((part) => {
      const [, codes = '', text = ''] = /^([\d;]*)m(.*)$/s.exec(part) ?? [];
      const attributes = codes
        .split(';')
        .flatMap((code) => colors[/** @type {keyof typeof colors} */ (Number(code))] ?? []);
      return attributes.length === 0
        ? escaped(text)
        : `<tspan ${attributes.join(' ')}>${escaped(text)}</tspan>`;
    }),
  ].join('');
}

/** @param {string} text */
function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
