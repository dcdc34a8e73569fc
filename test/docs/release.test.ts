import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const workflow = readFileSync('.github/workflows/release.yml', 'utf8');

describe('a release', () => {
  it('says what its section of the changelog says, and no other', () => {
    const notes = execFileSync(process.execPath, ['scripts/lab/release.js', '--notes'], { encoding: 'utf8' });
    const changelog = readFileSync('CHANGELOG.md', 'utf8');
    expect(changelog).toContain(`## ${version} - `);
    expect(changelog).toContain(notes.trim());
    expect(notes.trim()).not.toBe('');
    expect(notes).not.toMatch(/^## /m);
  });

  it('is checked before it is published, and is public with all its files or not at all', () => {
    const steps = [
      './.ci/run',
      'npm run lab -- release --dry-run',
      'needs: check',
      'attest-build-provenance',
      'attest-sbom',
      'npm publish --provenance',
      '--draft --verify-tag',
      '--draft=false',
      'Move the major tag',
    ];
    const places = steps.map((step) => workflow.indexOf(step));
    expect(places).toEqual(places.toSorted((left, right) => left - right));
    expect(places).not.toContain(-1);
  });

  it('keeps no credentials where code of packages runs', () => {
    const checkouts = workflow.match(/uses: actions\/checkout/g) ?? [];
    expect(workflow.match(/persist-credentials: false/g)).toHaveLength(checkouts.length);
  });
});
