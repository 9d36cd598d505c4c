import { runCommand, say } from '../command';
import { findingText } from '../db/finding';

import { examine } from './examine';

/** Says what is right and what is wrong with an installation; exits with 1 if something is wrong. */
runCommand(async () => {
  const findings = await examine(process.env);
  for (const finding of findings) say(findingText(finding));
  const faults = findings.filter(({ state }) => state === 'wrong').length;
  say(faults === 0 ? 'Nothing is wrong.' : `Wrong: ${faults}.`);
  if (faults > 0) process.exitCode = 1;
});
