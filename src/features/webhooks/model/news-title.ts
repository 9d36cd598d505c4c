const TITLE = /"title":("(?:[^"\\]|\\.)*")/;

/** The title of the news in what was sent, of which only the beginning may be known; null if it has none. */
export const newsTitleIn = (body: string): string | null => {
  const [, quoted] = TITLE.exec(body) ?? [];
  if (quoted === undefined) return null;
  try {
    return JSON.parse(quoted) as string; // a quoted text
  } catch {
    return null;
  }
};
