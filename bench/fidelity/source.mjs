/** The range in which the HTML differs, in source positions, from the first to the last difference. */

const TOKEN = /<!--[\s\S]*?-->|<(\/?)([a-z][\w:-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi;
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
/** Elements that only contain blocks. */
const HOLDERS = new Set(
  'html body div section article main aside header footer nav center hgroup details form fieldset'.split(' '),
);
/** Phrasing content, including elements of older HTML. */
const PHRASING =
  'a abbr acronym b bdi bdo big br cite code data del dfn em font i img ins kbd label mark picture q rp rt ruby s samp small source span strike strong sub sup svg time tt u var wbr';
const INLINE = new Set(PHRASING.split(' '));

const isHolder = ({ name, holdsBlocks }) => HOLDERS.has(name) && holdsBlocks;

/** The source range of the block around a position: the outermost element that does more than contain blocks. */
export const blockAround = (html, position) => {
  const open = [];
  const around = [];
  for (const match of html.matchAll(TOKEN)) {
    const [written, slash, tag, rest] = match;
    if (!tag) continue;
    const name = tag.toLowerCase();
    if (VOID.has(name) || rest.endsWith('/')) continue;
    if (slash) {
      const at = open.findLastIndex((element) => element.name === name);
      if (at < 0) continue;
      for (const closed of open.splice(at)) {
        if (closed.start <= position && position < match.index)
          around.push({ ...closed, end: match.index + written.length });
      }
    } else {
      if (!INLINE.has(name)) open.forEach((element) => (element.holdsBlocks = true));
      open.push({ name, start: match.index, holdsBlocks: false });
    }
  }
  const block = around
    .toSorted((one, other) => one.start - other.start)
    .find((element) => !isHolder(element) && !INLINE.has(element.name));
  return block ? [block.start, block.end] : looseText(html, position);
};

// Text directly between two blocks, or directly in a container.
const looseText = (html, position) => {
  const block = new RegExp(`</?(?!(?:${PHRASING.replaceAll(' ', '|')})\\b)[a-z][^>]*>`, 'gi');
  let start = 0;
  for (const match of html.matchAll(block)) {
    const end = match.index + match[0].length;
    if (end <= position) start = end;
    else return [start, match.index];
  }
  return [start, html.length];
};

/** Bytes of `before` and `after` that differ outside of the block that contains `word`. */
export const changedOutside = (before, after, word) => {
  const position = after.indexOf(word);
  if (position < 0) return Infinity;
  let prefix = 0;
  while (prefix < before.length && before[prefix] === after[prefix]) prefix += 1;
  let suffix = 0;
  const room = Math.min(before.length, after.length) - prefix;
  while (suffix < room && before.at(-1 - suffix) === after.at(-1 - suffix)) suffix += 1;
  const [start, end] = blockAround(after, position);
  const ahead = after.slice(Math.min(prefix, start), start);
  const behind = after.slice(end, Math.max(after.length - suffix, end));
  return Buffer.byteLength(ahead) + Buffer.byteLength(behind);
};

const HREF = /(<a\b[^>]*?\shref=)("[^"]*"|'[^']*'|[^\s>]+)/gi;

/** The HTML without the addresses of links, which may use the redirect path by now. */
export const withoutHrefs = (html) => html.replace(HREF, '$1""');
