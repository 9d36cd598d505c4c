import assert from 'node:assert/strict';

import { COPIED, graphemes, PASTED, STORED, TEXT, TITLE } from './texts.mjs';

/** The lists: the link in the sidebar and the heading of each. */
const LISTS = [
  ['Users', 'Users'],
  ['Journalists', 'Journalists'],
  ['Categories', 'News categories'],
  ['Countries', 'News countries'],
  ['บันทึกการใช้งาน', 'บันทึกการใช้งาน'],
];
const EDITOR = '.ql-editor';
const COVERS = 'label[for=cover] img, label[for=square] img';

const signIn = async ({ screen }, username) => {
  await screen.open('/sign-in');
  await screen.type('input[name=email]', username);
  await screen.type('input[type=password]', 'newsdesk');
  await screen.click('button[type=submit]', 'Sign in');
  await screen.sees('h1', 'Dashboard');
};

const signOut = async ({ screen }) => {
  await screen.click('header button:has(strong)');
  await screen.click('button', 'Log out');
  await screen.sees('h1', 'Sign in');
};

const openGroupNews = async ({ screen, api: { groupId } }) => {
  await screen.click('nav a', 'Journalists');
  await screen.sees('h1', 'Journalists');
  await screen.click(`main tr a[href="/journalist/group/${groupId}/news"]`);
  await screen.sees('h1', 'Group news');
};

const chooseSecond = async ({ screen, driver }, name) => {
  const css = `select[name=${name}]`;
  await screen.holds(`the choices of ${name}`, (at) => document.querySelector(at)?.options.length > 1, css);
  const value = await driver.read((at) => document.querySelector(at).options[1].value, css);
  await driver.choose(css, value);
};

/** Runs in the page: returns the values of the form. */
const readForm = (covers) => ({
  title: new FormData(document.querySelector('form')).get('title'),
  text: document.querySelector('.ql-editor > p').textContent,
  hasCategory: new FormData(document.querySelector('form')).get('categoryId') !== '',
  tags: document.querySelector('ul[aria-label=Tags]')?.textContent,
  headings: [...document.querySelectorAll('.ql-editor h2')].map(({ textContent }) => textContent),
  covers: [...document.querySelectorAll(covers)].map(({ naturalWidth }) => naturalWidth),
});

/** Runs in the page: how many of the covers are loaded. */
const countCovers = (covers, count) =>
  [...document.querySelectorAll(covers)].filter(({ naturalWidth }) => naturalWidth > 0).length === count;

/** The steps of the journey, in order; each continues from the previous one. */
export const STEPS = {
  'opens every list as an administrator': async (visit) => {
    const { screen } = visit;
    await signIn(visit, 'admin');
    // Navigate through the sidebar: WebKit keeps a page that is left immediately, with its open IndexedDB
    // transactions.
    await screen.click('nav button', 'News');
    for (const [link, heading] of LISTS) {
      await screen.click('nav a', link);
      await screen.sees('h1', heading);
      // The log is a feed by day.
      await screen.sees('main :is(tbody tr td, section li)');
    }
    await signOut(visit);
  },
  'copies from a document elsewhere': async ({ screen, driver }) => {
    await screen.open(`data:text/html;charset=utf-8,${encodeURIComponent(COPIED)}`);
    await screen.click('p');
    await driver.press('a', 'Control');
    await driver.press('c', 'Control');
  },
  'signs in as a writer and opens the form': async (visit) => {
    await signIn(visit, 'trainee');
    await openGroupNews(visit);
    await visit.screen.click('a', 'Add news');
    await visit.screen.sees(EDITOR);
  },
  'writes in Thai, key by key': async (visit) => {
    const { screen, driver } = visit;
    await screen.type('textarea[name=title]', visit.title);
    await screen.type('textarea[name=markdown]', TEXT);
    await screen.type(EDITOR, TEXT);
    await screen.holds(
      'the whole text',
      (text) => document.querySelector('.ql-editor > p').textContent === text,
      TEXT,
    );
    await screen.type('input#tags', 'น้ำท่วม');
    await driver.press('Enter');
    await screen.sees('ul[aria-label=Tags]');
    await chooseSecond(visit, 'categoryId');
    await chooseSecond(visit, 'countryCode');
  },
  'pastes with the keyboard': async ({ screen, driver }) => {
    await screen.click(EDITOR);
    await driver.press('End', 'Control');
    await driver.press('Enter');
    await driver.press('v', 'Control');
    await screen.holds('what was pasted', () => document.querySelectorAll('.ql-editor li').length === 2);
  },
  'chooses both covers': async ({ screen, pictures }) => {
    await screen.setFile('input[type=file][name=cover]', pictures.cover);
    await screen.setFile('input[type=file][name=square]', pictures.square);
    await screen.holds('both covers', countCovers, COVERS, 2);
  },
  'gets the draft back after a reload': async (visit) => {
    const { screen, driver } = visit;
    await screen.sees('span, div, p', /^เก็บในเครื่องนี้แล้ว \d\d:\d\d$/);
    await driver.reload();
    await screen.sees('[role=dialog]', 'พบข้อความที่ยังไม่ได้บันทึก');
    await screen.click('[role=dialog] button', 'กู้คืน');
    await screen.misses('[role=dialog]');
    await screen.holds('both covers', countCovers, COVERS, 2);
    assert.deepEqual(await driver.read(readForm, COVERS), {
      title: visit.title,
      text: TEXT,
      hasCategory: true,
      tags: 'น้ำท่วม',
      headings: ['หัวข้อที่คัดลอก'],
      covers: [640, 300],
    });
  },
  'saves, and the server has every grapheme': async (visit) => {
    const { screen, api, title } = visit;
    await screen.click('button', 'Save');
    await screen.sees('h1', 'Group news');
    await screen.sees('main tbody a', title);
    visit.newsId = await api.find(title);
    const news = await api.read(visit.newsId);
    assert.deepEqual(graphemes(news.title), graphemes(title));
    assert.deepEqual(graphemes(news.markdown), graphemes(TEXT));
    assert.equal(news.html, `<p>${TEXT}</p>${PASTED}<p><br></p>`);
    assert.deepEqual(
      news.tags.map(({ name }) => name),
      ['น้ำท่วม'],
    );
  },
  'changes one paragraph beside raw blocks': async ({ screen, driver, api, title }) => {
    const id = await api.create(`${title} 2`, STORED);
    const { html: before } = await api.read(id);
    await screen.open(`/journalist/group/${api.groupId}/news/${id}/edit`);
    await screen.sees(`${EDITOR} [role=group]`, /^Table, kept as HTML/);
    await screen.click(`${EDITOR} p`, 'ย่อหน้าที่สอง');
    await driver.press('End');
    await driver.type(' น้ำ');
    await screen.click('button', 'Save');
    await screen.sees('h1', 'Group news');
    const { html } = await api.read(id);
    assert.equal(html, before.replace('ที่สอง', 'ที่สอง น้ำ'));
    await signOut({ screen });
  },
  'reads the item on the review page': async (visit) => {
    const { screen, title } = visit;
    await signIn(visit, 'pro');
    await openGroupNews(visit);
    await screen.click('main tbody a', title);
    await screen.sees('h1', title);
    // The article is in a shadow tree.
    for (const words of [title, TEXT]) {
      await screen.holds(
        'the article',
        (text) =>
          [...document.querySelectorAll('article *')].some(({ shadowRoot }) =>
            shadowRoot?.textContent.includes(text),
          ),
        words,
      );
    }
  },
  'approves it with two keys': async ({ screen, driver, api, newsId }) => {
    await driver.press('a');
    // Visible, not only there: a dialog that has not faded in yet would count as closed below.
    await screen.sees('[role=dialog] button:enabled', 'Approve 24 hours');
    await driver.press('Enter');
    await screen.misses('[role=dialog]');
    assert.equal((await api.read(newsId)).isApprovedLifeTime, true);
  },
};

/** The state that the steps share. */
export const createVisit = (screen, { engine, api, pictures }) => ({
  screen,
  driver: screen.driver,
  api,
  pictures,
  title: `${TITLE} ${engine}`,
});
