import { searchTerms, searchText } from '@/shared/contract';

/** The kinds of entries, in their order on screen. */
const KINDS = ['recent', 'action', 'page', 'group', 'news', 'person'] as const;

/** Something that the palette can open or do. */
export type Entry = {
  kind: (typeof KINDS)[number];
  /** The address, or for an action the name of its key: an entry exists once. */
  id: string;
  label: string;
  /** A second, smaller line. */
  note?: string | undefined;
  /** The key that does the same on the page. */
  key?: string;
  /** Does it; without this, the entry opens the address that is its id. */
  act?: () => void;
};

/** At most this many entries of a kind are shown. */
const MOST = 8;

/** Whether every word of the text is in the label or the note. */
const matches = (text: string) => {
  const terms = searchTerms(text);
  return ({ label, note = '' }: Entry) => {
    const own = searchText(`${label} ${note}`);
    return terms.every((term) => own.includes(term));
  };
};

/** The entries that match a text, in the order of their kinds, each address once. `found` matches already. */
export const shownEntries = (known: readonly Entry[], found: readonly Entry[], text: string): Entry[] => {
  const all = [...known.filter(matches(text)), ...found];
  const ids = new Set<string>();
  return KINDS.flatMap((kind) =>
    all
      .filter((entry) => entry.kind === kind && !ids.has(entry.id))
      .slice(0, MOST)
      .map((entry) => {
        ids.add(entry.id);
        return entry;
      }),
  );
};
