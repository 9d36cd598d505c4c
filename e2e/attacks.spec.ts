import { xssAddresses, xssHtml } from '../src/shared/editor/testing/xss-corpus';

import { liveParts, newestNews, sendNews, tokenOf, watch } from './attacks';
import { expect, signIn, test } from './console-page';
import { contentOf, titleOf } from './news-form';
import { drawPicture } from './pictures';

// The browser logs what the policy blocks and pictures that fail to load. The test checks that no attack
// runs.
test.use({
  expectedComplaint:
    /Content Security Policy|Failed to load resource|status of|Not allowed to load local resource/,
});

/** Attacks that keep a parser in one element until the end of the text: they would hide those that follow. */
const SWALLOWS =
  /<(?:plaintext|xmp|noembed|noscript|textarea|title|style|template|select|frameset|!|\?)|<script[^>]*>(?!.*<\/script)|<(?:svg|math)(?!.*<\/(?:svg|math)>$)/i;

/** The corpus combined into few texts; in each, an attack that would hide others comes last. */
const bodies = (() => {
  const last = xssHtml.filter((html) => SWALLOWS.test(html));
  const others = xssHtml.filter((html) => !SWALLOWS.test(html));
  return last.map((html, place) =>
    [...others.filter((_, index) => index % last.length === place), html].join('<p>-</p>'),
  );
})();

/** Removes what the server refuses in a single-line text: control characters and lone surrogates. */
const asLine = (text: string) => text.replace(/\p{Cc}/gu, ' ').replace(/\p{Cs}/gu, '');

const inParts = <T>(list: T[]) =>
  [0, 1, 2, 3, 4].map((part) => list.filter((_, index) => index % 5 === part));

// Mock all other sites: pictures and players of the corpus get an empty response.
test.beforeEach(({ page, baseURL }) =>
  page.route(
    (url) => url.origin !== baseURL,
    (route) => route.fulfill({ contentType: 'text/html', body: '' }),
  ),
);

test(
  'the server stores every attack inert: as html, title, tag, reference and address',
  { tag: '@desktop' },
  async ({ page, request }) => {
    test.setTimeout(120_000);
    const ran = await watch(page);
    // A page without the console's policy: an attack that the server did not remove would run here.
    await page.goto('http://unprotected.example/');
    const token = await tokenOf(request, 'head');
    const cover = await drawPicture(page, 'cover.png', 160, 160);
    const { data: item } = await sendNews(request, token, { title: `โจมตี ${Date.now()}` }, { cover });
    const target = { newsId: item.id };

    for (const html of bodies) {
      const { success, data, errors } = await sendNews(
        request,
        token,
        { html, title: asLine(html.slice(0, 300)) },
        target,
      );
      // If the server removed everything, it refuses the empty text.
      if (!success) expect(Object.keys(errors), html).toEqual(['html']);
      else {
        expect(data['title'], html).toBe(asLine(html.slice(0, 300)).trim());
        await page.evaluate((stored) => (document.body.innerHTML = stored), String(data['html']));
        expect(await liveParts(page), html).toEqual([]);
      }
    }
    for (const labels of inParts(xssHtml)) {
      const references = labels.map((label) => ({ label: asLine(label), link: 'https://source.example/' }));
      const tags = labels
        .filter((label) => label.length < 100)
        .map((label) => asLine(label).replaceAll(',', ''));
      const parts = { references: JSON.stringify(references), tags: tags.join(',') };
      const { data } = await sendNews(request, token, parts, target);
      expect(data['references']).toEqual(
        references.map(({ label, link }) => ({ label: label.trim(), link })),
      );
    }
    for (const address of xssAddresses) {
      const references = JSON.stringify([{ label: 'x', link: address }]);
      const { errors } = await sendNews(
        request,
        token,
        { references, videoUrl: address, tiktokUrl: address },
        target,
      );
      expect(Object.keys(errors).sort(), address).toEqual(['references', 'tiktokUrl', 'videoUrl']);
    }
    expect(ran).toEqual([]);
  },
);

test(
  'no attack in html from a careless server runs on the review page or in the edit form',
  { tag: '@desktop' },
  async ({ page, request }) => {
    test.setTimeout(240_000);
    const ran = await watch(page);
    const id = await newestNews(request, await tokenOf(request, 'head'));
    let html = '';
    await page.route(`**/api/news/journalist/1/news/${id}`, async (route) => {
      const response = await route.fetch();
      const answer = await response.json();
      const references = xssAddresses.map((link) => ({ label: link, link }));
      const tags = xssHtml.map((name) => ({ name }));
      const addresses = {
        videoUrl: xssAddresses[0],
        tiktokUrl: xssAddresses[1],
        coverImageUrl: xssAddresses[2],
      };
      await route.fulfill({
        response,
        json: { ...answer, data: { ...answer.data, ...addresses, html, tags, references } },
      });
    });
    await signIn(page, 'head');
    for (const body of bodies) {
      html = body;
      await page.goto(`/journalist/group/1/news/${id}`);
      await expect(page.getByRole('article')).toBeVisible();
      expect(await liveParts(page), `${body}, for review`).toEqual([]);
      await page.goto(`/journalist/group/1/news/${id}/edit`);
      await expect(titleOf(page)).toBeVisible();
      await expect(contentOf(page)).toBeVisible();
      expect(await liveParts(page), body).toEqual([]);
    }
    expect(ran).toEqual([]);
  },
);

test('pasted attacks do not run and leave nothing active', { tag: '@desktop' }, async ({ page }) => {
  test.setTimeout(120_000);
  const ran = await watch(page);
  await signIn(page, 'head');
  await page.goto('/journalist/group/1/news/create');
  await contentOf(page).click();
  for (const [number, html] of xssHtml.entries()) {
    // Clear the text regularly, because the time grows with its length.
    if (number % 20 === 0) {
      await page.keyboard.press('Control+A');
      await page.keyboard.press('Delete');
    }
    await contentOf(page).evaluate((editor, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', pasted);
      clipboardData.setData('text/plain', 'pasted');
      editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, html);
    expect(await liveParts(page), html).toEqual([]);
  }
  expect(ran).toEqual([]);
});

test(
  'no attack as title or name runs on list, overview and user detail',
  { tag: '@desktop' },
  async ({ page }) => {
    const ran = await watch(page);
    await page.route(
      /\/api\/news\/journalist\/(?:\d+\/news\?|news\/\d+\?|\d+$|\d+\/categories)/,
      async (route) => {
        const response = await route.fetch();
        const answer = await response.json();
        const { data } = answer;
        const address = (index: number) => xssAddresses[index % xssAddresses.length];
        const attack = <T extends object>(like: T) =>
          xssHtml.map((text, index) => ({
            ...like,
            id: index + 1,
            title: text,
            name: text,
            statusText: text,
            approvalText: text,
            coverImageUrl: address(index),
            squareImageUrl: address(index),
          }));
        const json = Array.isArray(data)
          ? { ...answer, data: attack(data[0]) }
          : {
              ...answer,
              data: { ...data, ...(data.data ? { data: attack(data.data[0]) } : { name: xssHtml[0] }) },
            };
        await route.fulfill({ response, json });
      },
    );
    await signIn(page, 'admin');
    for (const address of ['/journalist/group/2/news', '/journalist/group/2', '/user/4']) {
      await page.goto(address);
      await expect(page.locator('tbody tr').filter({ hasText: '<script' }).first()).toBeVisible();
      await expect(page.locator('tbody tr').filter({ hasText: 'blockquote' }).first()).toBeVisible();
      expect(await liveParts(page), address).toEqual([]);
    }
    expect(ran).toEqual([]);
  },
);
