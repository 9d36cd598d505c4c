import sharp from 'sharp';

import { FIELDS } from './content.mjs';

const pictureOf = async (name, width, height) => ({
  name: `${name}.png`,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width, height, channels: 3, background: '#0d5b6c' } })
    .png()
    .toBuffer(),
});
const COVERS = [await pictureOf('cover', 320, 180), await pictureOf('square', 200, 200)];

const readScreen = () => {
  const valueIn = (element) => ('value' in (element ?? {}) ? element.value : '');
  const valueOf = (name) => valueIn(document.querySelector(`[name="${name}"]`));
  const chips = [...document.querySelectorAll('ul[aria-label=Tags] > li')].map((chip) => chip.textContent);
  const typed = valueIn(document.getElementById('tags'));
  const references = [];
  while (document.querySelector(`[name="references[${references.length}].label"]`)) {
    const at = `references[${references.length}]`;
    references.push({ label: valueOf(`${at}.label`), link: valueOf(`${at}.link`) });
  }
  const paragraphs = [...(document.querySelector('.ql-editor')?.children ?? [])];
  return {
    title: valueOf('title'),
    metaTitle: valueOf('metaTitle'),
    markdown: valueOf('markdown'),
    metaDescription: valueOf('metaDescription'),
    html: paragraphs.map(({ textContent }) => textContent).join('\n'),
    // A tag without Enter counts as soon as the focus moves.
    tags: typed && !chips.includes(typed) ? [...chips, typed] : chips,
    references,
  };
};

/** Resolves to the result of pressing Save: the next thing that the console asks of the writer. */
const untilAnswered = async (wasPressed) => {
  const dialogs = () =>
    [...document.querySelectorAll('[role=dialog]')].map(
      (dialog) => document.getElementById(dialog.getAttribute('aria-labelledby'))?.textContent ?? '',
    );
  const save = () =>
    [...document.querySelectorAll('button')]
      .filter(({ type }) => type === 'submit')
      .find(({ textContent }) => textContent === 'Save');
  // After a save the page navigates to the list; a refusal is shown in the form.
  const isRefused = () =>
    [...document.querySelectorAll('form [role=alert]')].some(({ textContent }) =>
      textContent.includes('ยังไม่ได้บันทึกที่เซิร์ฟเวอร์'),
    );
  let isUnderWay = !wasPressed;
  for (let idle = 0; ; idle += 1) {
    if (/\/news$/.test(location.pathname)) return 'saved';
    // The last dialog is on top; an answered one may still be closing below it.
    const open = dialogs().at(-1);
    if (open === 'Sign in' || open === 'แก้ไขพร้อมกันสองคน') return open;
    const isBusy = save()?.disabled ?? true;
    isUnderWay ||= isBusy;
    if (isBusy) idle = 0;
    else if ((isUnderWay && isRefused()) || idle > 200) return 'refused';
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
};

const LIST_LIMIT_MS = 5_000;

/** One open tab with the news form, as its writer handles it. */
export const createForm = (page, { writer, address }) => {
  const offer = page.getByRole('dialog', { name: 'พบข้อความที่ยังไม่ได้บันทึก' });
  const editor = page.locator('.ql-editor');
  const places = { html: editor, tags: page.locator('#tags') };
  const field = (name) => places[name] ?? page.locator(`[name="${name}"]`);

  const signIn = async (place) => {
    await place.getByLabel('Username').fill(writer.username);
    await place.getByLabel('Password').fill(writer.password);
    await place.getByRole('button', { name: 'Sign in' }).click();
  };

  const form = {
    page,
    offer,
    field,
    /** The field; unfolds the section for search engines if necessary. */
    reach: async (name) => {
      const fold = page.getByRole('button', { name: /^เครื่องมือค้นหา/, expanded: false });
      if (name.startsWith('meta') && (await fold.isVisible())) await fold.click();
      return field(name);
    },
    read: () => page.evaluate(readScreen),
    open: async () => {
      await page.goto(address);
      const signInPage = page.getByRole('heading', { name: 'Sign in', exact: true });
      await editor.or(signInPage).first().waitFor();
      if (await signInPage.isVisible()) {
        await signIn(page);
        await page.waitForURL((url) => !url.pathname.endsWith('/sign-in'));
        if (page.url() !== address) await page.goto(address);
        await editor.waitFor();
      }
      // The other fields render after the text.
      await field('videoUrl').waitFor();
    },
    /** Fills in the other required fields of a new item. */
    fillIn: async () => {
      for (const name of ['categoryId', 'countryCode'])
        await page.locator(`select[name=${name}]`).selectOption({ index: 1 });
      await page.locator('input[type=file][name=cover]').setInputFiles(COVERS[0]);
      await page.locator('input[type=file][name=square]').setInputFiles(COVERS[1]);
    },
    hasCovers: async () => (await page.locator('label[for=cover] img, label[for=square] img').count()) === 2,
    untilKept: async () => {
      // The editor reports a change to the form with a short delay.
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
      await page.getByText(/^(เก็บในเครื่องนี้แล้ว \d\d:\d\d|บันทึกแล้ว)$/).waitFor();
    },
    hurry: (isHurried) => page.evaluate((value) => (window.soakHurries = value), isHurried),
    save: async (clicks) => {
      await page.getByRole('button', { name: 'Save', exact: true }).click({ clickCount: clicks });
      return page.evaluate(untilAnswered, true);
    },
    /** The errors that the form shows. */
    complaints: async () =>
      (await page.locator('[role=alert], [aria-invalid=true]').allTextContents()).join(' · '),
    /** After a dialog over the form was answered. */
    untilAnswered: () => page.evaluate(untilAnswered, false),
    signInAgain: async () => {
      const dialog = page.getByRole('dialog', { name: 'Sign in' });
      await signIn(dialog);
      await dialog.waitFor({ state: 'detached' });
    },
    /** Chooses a side for each conflict; returns the choices by field name. */
    decide: async (choose) => {
      const dialog = page.getByRole('dialog', { name: 'แก้ไขพร้อมกันสองคน' });
      const choices = {};
      for (const group of await dialog.locator('fieldset').all()) {
        const label = await group.locator('legend').textContent();
        const name = Object.keys(FIELDS).find((key) => FIELDS[key] === label) ?? label;
        choices[name] = choose();
        await group.getByRole('radio', { name: choices[name] }).check();
      }
      await dialog.getByRole('button', { name: 'Save' }).click();
      await dialog.waitFor({ state: 'hidden' });
      return choices;
    },
    /** The number of drafts in this browser after the server has accepted everything. */
    countEntries: () =>
      page.evaluate(async (limit) => {
        const done = (request) =>
          new Promise((resolve, reject) => {
            request.onsuccess = () => resolve(request.result);
            request.onerror = () => reject(request.error);
          });
        for (const began = performance.now(); ; await new Promise((resolve) => setTimeout(resolve, 50))) {
          const database = await done(indexedDB.open('newsdesk-journal'));
          const count = await done(database.transaction('entries').objectStore('entries').count());
          database.close();
          if (count === 0 || performance.now() - began > limit) return count;
        }
      }, LIST_LIMIT_MS),
  };
  return form;
};
