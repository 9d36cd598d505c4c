import type { Localized } from '../../http/localized';

import { importMessages } from './messages';

/** How many places a note names, and how many notes are kept: an archive may have a million categories. */
const EXAMPLES = 3;
const MAX_NOTES = 200;

/** Something that was refused, left out or changed: how often, and where first. */
export type Note = { text: Localized; count: number; places: string[] };

type ImportCounts = {
  /** Stored now; in a trial: what would be. */
  imported: number;
  /** Imported before. */
  there: number;
  refused: number;
};

/** Collects what became of an archive. `refused`: articles that were not imported; `changed`: what was done to those that were. */
export const createReport = () => {
  const counts: ImportCounts = { imported: 0, there: 0, refused: 0 };
  const lists = { refused: new Map<string, Note>(), changed: new Map<string, Note>() };

  const note = (list: Map<string, Note>, text: Localized, place: string): void => {
    const known = list.get(text.en);
    if (known) {
      known.count += 1;
      if (known.places.length < EXAMPLES) known.places.push(place);
    } else if (list.size < MAX_NOTES || text === importMessages.others) {
      list.set(text.en, { text, count: 1, places: [place] });
    } else note(list, importMessages.others, place);
  };
  const mostFirst = (list: Map<string, Note>): Note[] =>
    [...list.values()].sort((one, other) => other.count - one.count);

  return {
    counts,
    refuse: (text: Localized, place: string): void => {
      counts.refused += 1;
      note(lists.refused, text, place);
    },
    change: (text: Localized, place: string): void => note(lists.changed, text, place),
    refused: () => mostFirst(lists.refused),
    changed: () => mostFirst(lists.changed),
  };
};

export type Report = ReturnType<typeof createReport>;
