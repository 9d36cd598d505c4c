import { parseArgs } from 'node:util';

import { runCommand, say, withDatabase } from './command';
import { StartError } from './db/database';
import { adoptStore, confirmRemoval, REFUSALS } from './modules/images/store-mark';
import { openStorage } from './storage/open';

const readOptions = () => {
  const { values } = parseArgs({
    options: { 'take-over': { type: 'boolean' }, remove: { type: 'string' } },
  });
  const remove = Number(values.remove ?? 0);
  if (Number.isInteger(remove) && remove >= 0) return { takeOver: values['take-over'] === true, remove };
  throw new StartError(`--remove is "${values.remove}"; it must be a number of images.`);
};

/**
 * Marks the image store as this database's own, so that the clean-up may remove images from it; or, with --remove, lets one
 * clean-up remove that many at once.
 */
runCommand(async () => {
  const { takeOver, remove } = readOptions();
  await withDatabase(async ({ db }, config) => {
    if (remove > 0) {
      await confirmRemoval(db, remove);
      return say(`The next clean-up may remove up to ${remove} images at once.`);
    }
    const refusal = await adoptStore(db, openStorage(config), { takeOver });
    if (refusal) throw new StartError(`${REFUSALS[refusal]}\nTo take it over from them: --take-over`);
    say(
      'The image store belongs to this database now. Images without a row are removed in 7 days at the earliest.',
    );
  });
});
