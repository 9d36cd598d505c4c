import { isApiError } from '@/shared/api/api-error';
import { foldName, type Id, type SavedView } from '@/shared/contract';
import { withLock } from '@/shared/lib/with-lock';

import { type StoredView, viewsOf } from './saved-views';

/** The name, or the first free one like it: `Waiting (2)`. */
const freeName = (name: string, own: readonly StoredView[]): string => {
  const taken = new Set(own.map((view) => foldName(view.name)));
  let free = name;
  for (let number = 2; taken.has(foldName(free)); number += 1) free = `${name} (${number})`;
  return free;
};

type Target = {
  /** The person's own views on the server. */
  own: readonly StoredView[];
  create: (view: StoredView) => Promise<SavedView>;
  /** Removes a view from this device. */
  forget: (view: StoredView) => void;
};

/** What the server has refused: it would refuse it again, at every change of the list. A new page tries once more. */
const refused = new Set<string>();

/**
 * Stores the views of this device on the server, each of which leaves the device once the server has it. One that another
 * device, or a request whose answer was lost, has stored already is not stored twice. What the server refuses stays here.
 */
export const takeOver = (me: Id, { own, create, forget }: Target): Promise<void> =>
  // Two tabs would store each view twice.
  withLock(`news-views:${me}`, async () => {
    const known = [...own];
    for (const view of viewsOf(me)) {
      const isThere = known.some(
        ({ name, query }) => query === view.query && foldName(name) === foldName(view.name),
      );
      const added = { ...view, name: freeName(view.name, known) };
      const key = JSON.stringify([me, added.name, added.query]);
      if (!isThere && refused.has(key)) continue;
      try {
        if (!isThere) known.push(await create(added));
        forget(view);
      } catch (error) {
        if (!isApiError(error)) throw error;
        // Without a connection the others would fail too.
        if (error.httpStatus === null) return;
        if (error.httpStatus < 500) refused.add(key);
      }
    }
  });
