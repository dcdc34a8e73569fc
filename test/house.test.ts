import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** `house.json`: what each room of `src` may hold, in lines without generated files, and what it is meant to hold. */
interface Room {
  readonly folders: readonly string[];
  readonly lines: number;
  readonly goal: number;
}

const { rooms, largestFile } = JSON.parse(readFileSync('house.json', 'utf8')) as {
  readonly rooms: Readonly<Record<string, Room>>;
  readonly largestFile: number;
};

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts') && !/\.generated\.|\.d\.ts$/.test(file));
const lines = new Map(files.map((file) => [file, linesOf(file)]));

function linesOf(file: string): number {
  return readFileSync(join('src', file), 'utf8').split('\n').length - 1;
}

/** `.` is the files directly in `src`; a folder may be a single file. */
function isIn(folder: string, file: string): boolean {
  return folder === '.' ? !file.includes('/') : file === folder || file.startsWith(`${folder}/`);
}

function linesIn({ folders }: Room): number {
  const own = files.filter((file) => folders.some((folder) => isIn(folder, file)));
  return own.reduce((sum, file) => sum + (lines.get(file) ?? 0), 0);
}

describe('house.json: budgets of lines, which only go down', () => {
  it('has a room for every file, and one alone', () => {
    const all = Object.values(rooms).flatMap(({ folders }) => folders);
    expect(files.length).toBeGreaterThan(300);
    expect(files.filter((file) => all.filter((folder) => isIn(folder, file)).length !== 1)).toEqual([]);
  });

  it.each(Object.entries(rooms))('%s fits its budget', (_, room) => {
    expect(linesIn(room)).toBeGreaterThan(0);
    expect(linesIn(room)).toBeLessThanOrEqual(room.lines);
  });

  it('no file is longer than the longest one was', () => {
    expect([...lines].filter(([, count]) => count > largestFile)).toEqual([]);
  });
});
