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

describe('the guides by role', () => {
  const messages = filesIn('src', /(messages|words-(thai|english)|sentences)\.ts$/)
    .map(read)
    .join('\n')
    .replace(/\$\{[^}]*\}/g, '…');
  const guides = filesIn('docs/user-guide', /^for-.*\.md$/).map((file) => read(file).replace(/\s+/g, ' '));

  it('quote the Thai messages exactly', () => {
    const quoted = guides.flatMap((guide) =>
      [...guide.matchAll(/\(([^()]*[\u0e00-\u0e7f][^()]*)\)/g)].map(([, text = '']) => text),
    );
    expect(quoted.length).toBeGreaterThan(10);
    const parts = quoted.flatMap((text) => text.split('…')).map((part) => part.trim());
    expect(parts.filter((part) => !messages.includes(part))).toEqual([]);
  });

  it('name labels that exist on screen', () => {
    const named = guides.flatMap((guide) =>
      [...guide.matchAll(/\*\*([^*]+)\*\*/g)].map(([, text = '']) => text),
    );
    const onScreen = [
      messages,
      ...filesIn('src', /(menu|paths|route-table)\.tsx?$/).map(read),
      read('src/shared/contract/enums.ts'),
    ].join('\n');
    expect(named.filter((label) => !onScreen.includes(label))).toEqual([]);
  });
});
