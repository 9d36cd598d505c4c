const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

// Neither goes over a mark of its own kind: a text full of opening marks would be read to its end from each of them.
const LINK = /\[([^[\]\n]+)\]\((https?:\/\/[^\s()]+)\)/g;
const STRONG = /(\*\*|__)(?=\S)((?:(?!\1)[^\n])*?\S)\1/g;
// An underscore inside a word, as in an address, is no emphasis.
const EMPHASIS =
  /(?<![\p{L}\p{M}\p{N}*])\*(?=[^\s*])([^*\n]*?[^\s*])\*(?!\*)|(?<![\p{L}\p{M}\p{N}_])_(?=[^\s_])([^_\n]*?[^\s_])_(?![\p{L}\p{M}\p{N}_])/gu;
const CODE = /`([^`\n]+)`/g;
const HEADING = /^#{1,6}\s+/;
const BULLET = /^\s*[-*+]\s+/;
const NUMBER = /^\s*\d{1,3}[.)]\s+/;
const QUOTE = /^&gt;\s?/;

const inline = (escaped: string): string =>
  escaped
    .replace(LINK, '<a href="$2" rel="noopener nofollow">$1</a>')
    .replace(CODE, '<code>$1</code>')
    .replace(STRONG, '<strong>$2</strong>')
    .replace(EMPHASIS, (_whole, star?: string, line?: string) => `<em>${star ?? line ?? ''}</em>`);

const listOf = (tag: 'ul' | 'ol', lines: string[], mark: RegExp) =>
  `<${tag}>${lines.map((line) => `<li>${inline(line.replace(mark, ''))}</li>`).join('')}</${tag}>`;

const blockOf = (lines: string[]): string => {
  if (lines.every((line) => BULLET.test(line))) return listOf('ul', lines, BULLET);
  if (lines.every((line) => NUMBER.test(line))) return listOf('ol', lines, NUMBER);
  if (lines.every((line) => QUOTE.test(line))) {
    return `<blockquote>${lines.map((line) => inline(line.replace(QUOTE, ''))).join('<br>')}</blockquote>`;
  }
  const shown = lines.map((line) =>
    HEADING.test(line) ? `<strong>${inline(line.replace(HEADING, ''))}</strong>` : inline(line),
  );
  return `<p>${shown.join('<br>')}</p>`;
};

const kindOf = (line: string) => [BULLET, NUMBER, QUOTE].findIndex((mark) => mark.test(line));

/** Lines of one kind that follow each other; a line of another kind or an empty one begins a new block. */
const blocksOf = (text: string): string[][] => {
  const blocks: string[][] = [];
  let kind: number | null = null;
  for (const line of text.split('\n')) {
    const next = line.trim() === '' ? null : kindOf(line);
    if (next !== null && next === kind) blocks.at(-1)?.push(line);
    else if (next !== null) blocks.push([line]);
    kind = next;
  }
  return blocks;
};

/**
 * The Markdown of a summary as HTML: paragraphs, lists, quotes, links to the web, strong, emphasis and code. Everything else
 * stays text: markup in it is shown, not obeyed.
 */
export const markdownToHtml = (markdown: string): string =>
  blocksOf(escapeHtml(markdown.replace(/\r\n?/g, '\n')))
    .map(blockOf)
    .join('');

/** The Markdown of a summary as plain text, for search engines and shared links. */
export const markdownToText = (markdown: string): string =>
  blocksOf(markdown.replace(/\r\n?/g, '\n'))
    .map((lines) =>
      lines
        .map((line) => line.replace(HEADING, '').replace(BULLET, '').replace(/^>\s?/, ''))
        .join('\n')
        .replace(LINK, '$1')
        .replace(CODE, '$1')
        .replace(STRONG, '$2')
        .replace(EMPHASIS, (_whole, star?: string, line?: string) => star ?? line ?? ''),
    )
    .join('\n');
