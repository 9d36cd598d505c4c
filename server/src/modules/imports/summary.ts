import { charactersOf } from '../../http/plain-text';
import { textOfArticle } from '../news-search/search-texts';

const MAX_CHARACTERS = 200;
/** Enough of an article for its beginning; a character has several letters at most. */
const READ_HTML = 20_000;
const READ_TEXT = 20 * MAX_CHARACTERS;

/** The beginning of an article's text, for one without a summary, cut after a whole character. */
export const summaryOf = (html: string): string => {
  const visible = html.slice(0, READ_HTML).replace(/<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1>/gi, ' ');
  const text = textOfArticle(visible).replace(/\s+/g, ' ').trim();
  const all = charactersOf(text.slice(0, READ_TEXT));
  const kept = all.slice(0, MAX_CHARACTERS).join('');
  return all.length > MAX_CHARACTERS ? `${kept.trim()}…` : kept;
};
