import type { Locator, Page } from '@playwright/test';

import { expect, signIn, test } from './console-page';
import { contentOf, save, titleOf, writeNews } from './news-form';
import { FROM_OFFICES } from './paste-from-offices';
import { FROM_PAGES } from './paste-from-pages';
import { FROM_WEB } from './paste-from-web';
import type { PasteInput } from './paste-input';

const PASTE_INPUTS: [from: string, inputs: PasteInput[]][] = [
  ['word processors and spreadsheets', [...FROM_OFFICES.texts, ...FROM_OFFICES.tables]],
  ['websites and messengers', FROM_WEB],
  ['pages with style sheets and players', FROM_PAGES],
];

// The browser applies no style sheet of what is pasted, and says so.
test.use({ expectedComplaint: /Applying inline style violates/ });

/** The lines of the editor, with their formats in a short form: `**bold**`, `- item`, `4. item` of a list from 4, `|cell|cell|`. */
const outlineOf = (content: Locator): Promise<string[]> =>
  content.evaluate((editor) => {
    const marks: Record<string, string> = { STRONG: '**', EM: '*', U: '_', S: '~', SUP: '^', SUB: ',' };
    const inline = (node: Node): string => {
      if (node.nodeType === Node.TEXT_NODE) return (node.nodeValue ?? '').replace(/[\u00a0\ufeff]/g, ' ');
      if (!(node instanceof HTMLElement) || node.classList.contains('ql-ui')) return '';
      if (node instanceof HTMLIFrameElement) return `▶(${node.getAttribute('src')})`;
      if (node instanceof HTMLImageElement) return `!(${node.getAttribute('src')})`;
      const words = [...node.childNodes].map(inline).join('');
      const mark = marks[node.tagName] ?? '';
      // The names of notes are new in each paste.
      const href = (node.getAttribute('href') ?? '').replace(/^#n-(mark|note)-.*/, '#$1');
      return node.tagName === 'A' ? `[${words}](${href})` : mark + words + mark;
    };
    const prefixOf = (line: HTMLElement): string => {
      const level = /^H(\d)$/.exec(line.tagName)?.[1];
      if (level) return `${'#'.repeat(Number(level))} `;
      if (line.tagName === 'BLOCKQUOTE') return '> ';
      if (line.tagName !== 'LI') return '';
      const indent = /ql-indent-(\d)/.exec(line.className)?.[1] ?? '0';
      const start = /"start":"(\d+)"/.exec(line.dataset['container'] ?? '')?.[1] ?? '1';
      return `${line.dataset['list'] === 'ordered' ? `${start}.` : '-'}${'>'.repeat(Number(indent))} `;
    };
    const rowOf = (row: Element) => `|${[...row.children].map((cell) => inline(cell).trim()).join('|')}|`;
    const lines = [...editor.querySelectorAll<HTMLElement>(':scope > *, :scope > ol > li')].flatMap(
      (line) => {
        if (line.tagName === 'OL') return [];
        if (line.querySelector('tr')) return [...line.querySelectorAll('tr')].map(rowOf);
        return [prefixOf(line) + inline(line).trim()];
      },
    );
    return lines.filter((line) => line !== '');
  });

/** A save leads links out of the product through its redirect (EDT-03); here they show their targets again. */
const withTargets = (lines: string[]): string[] =>
  lines.map((line) =>
    line.replace(
      /\([^()]*\/redirect\?link=([^)]*)\)/g,
      (_link, target: string) => `(${decodeURIComponent(target)})`,
    ),
  );

/** Begins a paragraph behind the text: the third Enter is out of every list and quotation. */
const goToEnd = async (page: Page) => {
  await page.keyboard.press('Control+End');
  for (const key of ['Enter', 'Enter', 'Enter', 'Enter']) await page.keyboard.press(key);
};

const paste = (content: Locator, { html, text }: PasteInput) =>
  content.evaluate(
    (editor, [pasted, plain]) => {
      const clipboardData = new DataTransfer();
      if (pasted) clipboardData.setData('text/html', pasted);
      clipboardData.setData('text/plain', plain ?? 'pasted');
      editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    [html, text],
  );

for (const [from, inputs] of PASTE_INPUTS)
  test(
    `what is copied from ${from} stands in the text as its author saw it, also after it was saved [PST-01, PST-03, PST-04, PST-05]`,
    { tag: '@desktop' },
    async ({ page }) => {
      await signIn(page, 'head');
      const title = `วาง ${Date.now()}`;
      await writeNews(page, title);
      const content = contentOf(page);
      await content.click();
      let before = await outlineOf(content);
      for (const input of inputs) {
        await goToEnd(page);
        await paste(content, input);
        const after = await outlineOf(content);
        expect.soft(after.slice(before.length), `${input.from}: ${input.what}`).toEqual(input.lines);
        before = after;
      }
      expect(inputs.length).toBeGreaterThan(20);

      await save(page);
      await expect(page.getByRole('heading', { name: 'Group news' })).toBeVisible({ timeout: 30_000 });
      await page.getByRole('link', { name: `Edit: ${title}` }).click();
      await expect(titleOf(page)).toHaveValue(title);
      // The text is opened by a part of its own.
      await expect.poll(() => outlineOf(content)).toHaveLength(before.length);
      expect(withTargets(await outlineOf(content))).toEqual(before);
    },
  );
