// @ts-check
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { fixture } from './speed/fixtures.js';
import { costOf, median, peakOf } from './speed/measure.js';

/**
 * How time and memory grow with what is judged, as a picture: `npm ci --ignore-scripts --prefix bench/peers`, then `npm run
 * lab -- curves [--rounds 3] [--most 100000] [--dist FOLDER]` measures and writes `bench/curves.json` and `docs/speed-curves.svg`; with `--drawn`
 * it draws again what was measured.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    dist: { type: 'string', default: 'dist' },
    most: { type: 'string', default: '100000' },
    drawn: { type: 'boolean', default: false },
  },
});
const here = import.meta.dirname;
const library = join(here, 'peers/node_modules/echarts/dist/echarts.esm.mjs');
if (!existsSync(library)) {
  console.error('run first: npm ci --ignore-scripts --prefix bench/peers');
  process.exit(2);
}
const cli = resolve(values.dist, 'cli.js');
const floor = join(here, 'speed/floor.js');
const file = join(here, 'curves.json');

/**
 * @typedef {{ readonly size: number, readonly ms: number, readonly floor: number, readonly mb: number }} Point
 * @typedef {{ readonly name: string, readonly unit: string, readonly says: string, readonly points: readonly Point[] }} Curve
 */

/** @param {number} size @param {readonly string[]} args @param {readonly string[]} least @param {string} cwd @returns {Point} */
function pointOf(size, args, [program = '', ...least], cwd) {
  const own = { program: process.execPath, args: [cli, ...args], cwd };
  costOf(own);
  const rounds = Array.from({ length: Number(values.rounds) }, () => [
    costOf(own).cpu,
    costOf({ program, args: least, cwd }).cpu,
  ]);
  const middle = (/** @type {number} */ at) => Math.round(median(rounds.map((round) => round[at] ?? 0)));
  return { size, ms: middle(0), floor: middle(1), mb: peakOf(own) };
}

/** @param {readonly number[]} sizes */
const upTo = (sizes) => sizes.filter((size) => size <= Number(values.most));

/** @returns {readonly Curve[]} */
function measured() {
  const files = ['before/tree.json', 'after/tree.json'];
  return [
    {
      name: 'Two versions of a task tree',
      unit: 'nodes',
      says: 'read and JSON.parse both',
      points: upTo([1000, 3000, 10_000, 30_000, 100_000]).map((size) =>
        pointOf(
          size,
          ['check', '--files', ...files, '--kind', 'task-tree'],
          [process.execPath, floor, 'json', ...files],
          fixture(`pair-${size}`),
        ),
      ),
    },
    {
      name: 'A range of which one commit in 200 touches a tree of 20 nodes',
      unit: 'commits',
      says: 'git log --raw -z',
      points: upTo([100, 300, 1000, 3000, 10_000]).map((size) =>
        pointOf(
          size,
          ['check', '--range', `HEAD~${size}..HEAD`],
          ['git', 'log', '--raw', '-z', `HEAD~${size}..HEAD`],
          fixture('commits-20000'),
        ),
      ),
    },
  ];
}

/** @param {Curve} curve @param {number} at @param {'time' | 'memory'} what */
function panel({ name, unit, says, points }, at, what) {
  const isTime = what === 'time';
  const place = { gridIndex: at, xAxisIndex: at, yAxisIndex: at };
  const line = (
    /** @type {string} */ title,
    /** @type {(point: Point) => number} */ of,
    color = '#2458a6',
  ) => ({
    ...{ type: 'line', name: title, ...place, symbolSize: 6, color },
    data: points.map((point) => [point.size, of(point)]),
    endLabel: { show: true, formatter: title, color },
  });
  return {
    title: {
      text: isTime ? name : `${name}: memory`,
      left: `${at % 2 === 0 ? 5 : 54}%`,
      top: at < 2 ? 8 : 308,
      textStyle: { fontSize: 13 },
    },
    grid: { left: `${at % 2 === 0 ? 7 : 56}%`, width: '31%', top: at < 2 ? 50 : 350, height: 200 },
    xAxis: { type: 'log', gridIndex: at, name: unit, nameLocation: 'middle', nameGap: 26 },
    yAxis: { type: 'log', gridIndex: at, name: isTime ? 'ms of the processor' : 'MB, at most' },
    series: isTime
      ? [line('stateward', ({ ms }) => ms), line(says, (point) => point.floor, '#888888')]
      : [line('stateward', ({ mb }) => mb, '#a65324')],
  };
}

/** @param {readonly Curve[]} curves */
async function drawn(curves) {
  const { init } = await import(pathToFileURL(library).href);
  const panels = [
    ...curves.map((curve, at) => panel(curve, at, 'time')),
    ...curves.map((curve, at) => panel(curve, at + curves.length, 'memory')),
  ];
  const chart = init(null, null, { renderer: 'svg', ssr: true, width: 1100, height: 610 });
  chart.setOption({
    animation: false,
    backgroundColor: '#ffffff',
    title: panels.map(({ title }) => title),
    grid: panels.map(({ grid }) => grid),
    xAxis: panels.map(({ xAxis }) => xAxis),
    yAxis: panels.map(({ yAxis }) => yAxis),
    series: panels.flatMap(({ series }) => series),
  });
  const picture = chart.renderToSVGString();
  // It would go on waiting for a next frame.
  chart.dispose();
  return `${asPicture(picture)}\n`;
}

/**
 * A picture that says what it is, without styles for a pointer that is over it: there is nothing to point at.
 * @param {string} svg
 */
function asPicture(svg) {
  const title = '<title>Processor time and memory against size and number of commits</title>';
  return svg.replaceAll(/<style[^>]*>.*?<\/style>\n?/gs, '').replace(/<svg[^>]*>/, `$&\n${title}`);
}

if (!values.drawn) {
  const machine = { node: process.version, load: loadavg(), date: new Date().toISOString() };
  writeFileSync(file, `${JSON.stringify({ machine, curves: measured() }, null, 2)}\n`);
}
const { curves } = JSON.parse(readFileSync(file, 'utf8'));
writeFileSync(join(here, '../docs/speed-curves.svg'), await drawn(curves));
