import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const GUIDE = path.join(ROOT, 'docs/user-guide');

const filesIn = (folder: string, pattern: RegExp): string[] =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => pattern.test(name))
    .map((name) => path.join(folder, name));

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

const pages = [...filesIn('docs', /\.md$/), 'README.md', 'CONTRIBUTING.md'];

/**
 * GitHub builds an anchor from a heading in lower case: spaces become hyphens, other punctuation is dropped.
 */
const anchorsOf = (page: string): string[] =>
  [...page.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

const linksOf = (page: string): string[] =>
  [...page.replace(/```[\s\S]*?```/g, '').matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(
    ([, link = '']) => link,
  );

describe('the pages in docs', () => {
  it('link only to existing files and headings', () => {
    const broken = pages.flatMap((page) =>
      linksOf(read(page)).flatMap((link) => {
        const [file = '', anchor] = link.split('#');
        const target = file === '' ? page : path.join(path.dirname(page), file);
        if (!existsSync(path.join(ROOT, target))) return [`${page}: ${link}`];
        const hasAnchor = anchor === undefined || anchorsOf(read(target)).includes(anchor);
        return hasAnchor ? [] : [`${page}: ${link}`];
      }),
    );
    expect(broken).toEqual([]);
  });

  it('are listed in the index, and the guide pages in the index of the guide', () => {
    const index = linksOf(read('docs/README.md'));
    const guideIndex = linksOf(read('docs/user-guide/README.md'));
    const inFolder = (folder: string) =>
      readdirSync(path.join(ROOT, folder)).filter((name) => name !== 'README.md');
    expect(inFolder('docs').filter((name) => !index.some((link) => link.startsWith(name)))).toEqual([]);
    expect(
      inFolder('docs/user-guide').filter((name) => name.endsWith('.md') && !guideIndex.includes(name)),
    ).toEqual([]);
  });

  it('show every screenshot of the guide', () => {
    const shown = new Set(pages.flatMap((page) => linksOf(read(page))).map((link) => path.basename(link)));
    const pictures = readdirSync(path.join(GUIDE, 'images'));
    expect(pictures.filter((name) => !shown.has(name))).toEqual([]);
  });
});

/** In a message, what stands for a value that is not in the source. */
const GAP = '\0';
const TEXT = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;

/** Every text in the source of console and server, which has all messages. */
const messages = [
  ...new Set(
    [...filesIn('src', /\.tsx?$/), ...filesIn('server/src', /\.ts$/)]
      .filter((file) => !/\.test\.|\/testing\/|\/gallery\//.test(file))
      .flatMap((file) => [...read(file).matchAll(TEXT)])
      .map(([, single, double, template]) => single ?? double ?? template ?? '')
      .map((text) => text.replace(/\$\{[^}]*\}/g, GAP).replace(/\\(.)/g, '$1')),
  ),
];

/** Those with gaps, as patterns; without a few letters of its own, a message would fit everything. */
const withGaps = messages
  .filter((text) => text.includes(GAP) && text.replace(/[^\p{L}]/gu, '').length >= 4)
  .map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(GAP, '.+'))
  .map((pattern) => new RegExp(`^${pattern}$`, 's'));

const isMessage = (text: string) => messages.includes(text) || withGaps.some((pattern) => pattern.test(text));
const isInMessage = (text: string) => isMessage(text) || messages.some((message) => message.includes(text));

describe('the user guide', () => {
  const guides = filesIn('docs/user-guide', /\.md$/).map((file) => ({
    file,
    text: read(file)
      .replace(/```[\s\S]*?```|`[^`]*`/g, '')
      .replace(/\s+/g, ' '),
  }));
  /** What each guide has between two marks, and is not there on screen. An ellipsis in a quotation stands for more words. */
  const wrong = (marks: RegExp, isOnScreen: (text: string) => boolean, isQuoted = false) =>
    guides.flatMap(({ file, text }) =>
      [...text.matchAll(marks)]
        .flatMap(([, marked = '']) => (isQuoted ? marked.replaceAll('**', '').split('…') : [marked]))
        .map((part) => part.trim())
        .filter((part) => part !== '' && !isOnScreen(part))
        .map((part) => `${file}: ${part}`),
    );

  it('has only labels in bold that exist on screen', () => {
    expect(wrong(/\*\*([^*]+)\*\*/g, isMessage)).toEqual([]);
  });

  it('quotes the messages exactly, in both languages', () => {
    expect(wrong(/[“"]([^”"]+)[”"]/g, isInMessage, true)).toEqual([]);
    expect(wrong(/\(([^()]*[\u0e00-\u0e7f][^()]*)\)/g, isInMessage, true)).toEqual([]);
  });

  it('would be caught with a label or a sentence that the console does not have', () => {
    expect(['Save', 'Approve 24 hours', 'Saved on this device 14:05'].filter(isMessage)).toHaveLength(3);
    expect(['Savee', 'Approve 25 hours', 'Saved on that device 14:05'].filter(isInMessage)).toEqual([]);
  });
});
