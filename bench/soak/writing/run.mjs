import { chooseFaults, FAULTS } from './faults.mjs';
import { createRandom } from './random.mjs';
import { findProblems } from './verdict.mjs';
import { createWriter } from './writer.mjs';

const RUN_LIMIT_MS = 240_000;

const write = async ({ writer, faults, random, line, isEdit }) => {
  await writer.start();
  const steps = random.between(3, 6);
  const moments = faults
    .filter(({ moment }) => moment === 'typing')
    .map(({ name }) => ({ name, at: random.between(0, steps - 1) }));
  for (let step = 0; step < steps || writer.isDoomed(); step += 1) {
    for (const { name, at } of moments)
      if (at === step) await FAULTS[name].typing({ writer, random, line, isEdit });
    if ((await writer.edit()) === 'saved') return;
    if (random.chance(0.3)) await writer.pause();
  }
  if (writer.isOffline() && random.chance(0.5)) await writer.goOnline();
  for (const { name, moment } of faults)
    if (moment === 'saving') await FAULTS[name].saving({ writer, random, line, isEdit });
  await writer.saveUntilSaved();
};

/** One person writes or edits one item while faults happen; returns what was lost. */
export const run = async ({ seed, newsroom, browser, line }) => {
  const random = createRandom(seed);
  const mark = `[${seed}.${random.between(1000, 9999)}]`;
  const faults = chooseFaults(seed, random);
  const isEdit = faults.some(({ name }) => FAULTS[name].needsEdit) || random.chance(0.5);
  const problems = [];
  let writer;
  let timer;
  try {
    const newsId = isEdit ? await newsroom.create(mark) : undefined;
    writer = createWriter({ newsroom, browser, line, random, mark, newsId });
    const limit = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error('the run did not come to an end')), RUN_LIMIT_MS);
    });
    await Promise.race([write({ writer, faults, random, line, isEdit }), limit]);
    const ids = await newsroom.find(mark);
    if (ids.length === 1) problems.push(...findProblems(writer.expected(), await newsroom.content(ids[0])));
    else problems.push(`${ids.length} items instead of one`);
    const left = await writer.close();
    if (left > 0) problems.push(`the device still keeps ${left} entries that the server has taken`);
  } catch (error) {
    problems.push(String(error));
  }
  clearTimeout(timer);
  writer?.end();
  line.mend();
  // A fault of this run must not affect the next one.
  if (problems.length > 0) await browser.startAfresh();
  return { kind: isEdit ? 'edit' : 'create', faults, problems, figures: writer?.figures ?? {} };
};
