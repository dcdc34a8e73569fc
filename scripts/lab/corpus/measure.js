// @ts-check
import { writeFileSync } from 'node:fs';

// Loaded by `node --import` before the product, which it leaves as it is: what the process took, told at its end.
process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const file = process.env.STATEWARD_CORPUS_MEASURE;
  if (file === undefined) return;
  writeFileSync(
    file,
    JSON.stringify({ seconds: (userCPUTime + systemCPUTime) / 1e6, megabytes: maxRSS / 1024 }),
  );
});
