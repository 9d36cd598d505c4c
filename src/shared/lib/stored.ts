type Row = {
  /** `local`: for every tab, until it is removed. `session`: for this tab, until it is closed. */
  area: 'local' | 'session';
  /**
   * Where it holds what a person typed, if it does: then "Forget drafts on this device" removes it
   * (shared/draft/typed-text.ts). `each`: an entry for each text, with `[userId, …]` after its name; `list`: a list of
   * `{ userId, key }`, where `key` is the id of the form's draft.
   */
  typed: 'each' | 'list' | null;
};

/**
 * Everything that the console stores in the browser besides the database of drafts, by name. Only this module reaches the
 * storage, so nothing is stored that this table does not list.
 */
export const STORED = {
  access_token: { area: 'local', typed: null },
  refresh_token: { area: 'local', typed: null },
  /** That a person signed in here by the provider, who may be signed in there still. */
  'provider-session': { area: 'local', typed: null },
  locale: { area: 'local', typed: null },
  'review-keys': { area: 'local', typed: null },
  'search-engines-fold': { area: 'local', typed: null },
  'approval-notifications': { area: 'local', typed: null },
  'approval-reminders': { area: 'local', typed: null },
  'newsdesk.pending-creations': { area: 'local', typed: 'list' },
  /** The last entries of the palette, for each person: titles and names, so it ends with the tab. */
  'palette-recent': { area: 'session', typed: null },
  'news-views': { area: 'local', typed: 'each' },
} as const satisfies Record<string, Row>;

export type StoredName = keyof typeof STORED;

/** What the browser refused to store. It lasts until the page is left. */
const refused = new Map<string, string>();

// The property itself throws where cookies are blocked.
const areaOf = (name: StoredName) => (STORED[name].area === 'local' ? localStorage : sessionStorage);

/** The stored text, or null. `of` follows the name, for an entry that exists several times. Never throws. */
export const readStored = (name: StoredName, of = ''): string | null => {
  const kept = refused.get(name + of);
  if (kept !== undefined) return kept;
  try {
    return areaOf(name).getItem(name + of);
  } catch {
    return null;
  }
};

/**
 * Stores a text. If the browser refuses (blocked, a private window, full), the text is there until the page is left.
 * Never throws.
 */
export const writeStored = (name: StoredName, text: string, of = ''): void => {
  try {
    areaOf(name).setItem(name + of, text);
    refused.delete(name + of);
  } catch {
    refused.set(name + of, text);
  }
};

/** Removes a stored text. Never throws. */
export const removeStored = (name: StoredName, of = ''): void => {
  refused.delete(name + of);
  try {
    areaOf(name).removeItem(name + of);
  } catch {
    // Then it was never stored.
  }
};

/** What follows the name in each of its entries. Never throws. */
export const listStored = (name: StoredName): string[] => {
  const keys = [...refused.keys()];
  try {
    keys.push(...Object.keys(areaOf(name)));
  } catch {
    // Nothing is stored.
  }
  return keys.filter((key) => key.startsWith(name)).map((key) => key.slice(name.length));
};

/** For tests: forgets what the browser refused, as when the page is left. */
export const resetStored = () => refused.clear();
