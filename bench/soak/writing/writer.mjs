// Over 200 lines: everything that a person can do in the form, and the expected result of each action.
import { BLANK, comparable, sameContent } from './content.mjs';
import { createEdits } from './edits.mjs';
import { createForm } from './form.mjs';
import { createHistory } from './history.mjs';
import { randomClusters } from './random.mjs';
import { expectedContent, withChanges } from './verdict.mjs';

const ATTEMPTS = 8;
const OFFER_LIMIT_MS = 6_000;

/** The tab was killed during a step. */
class Gone extends Error {}

const show = (values) => JSON.stringify(comparable(values));

/** One person with one item in one browser, who writes, and reacts to faults like a person would. */
export const createWriter = ({ newsroom, browser, line, random, mark, newsId }) => {
  const isEdit = newsId !== undefined;
  const address = `${line.url}${newsroom.pagePath}/${isEdit ? `${newsId}/edit` : 'create'}`;
  const figures = { typed: 0, restored: 0, asked: 0, attempts: 0 };
  let form;
  let edits;
  /** The content with which the form was opened, and the item after changes by others. */
  let opened = BLANK;
  let theirs = null;
  let history = createHistory(BLANK);
  let killedAt = 0;
  let killSoon = null;
  let isOffline = false;
  let isHurried = false;
  let isOver = false;
  const asked = {};

  const kill = async (how) => {
    const { page } = form;
    killedAt = Date.now();
    form = undefined;
    await (how === 'tab' ? browser.crash(page) : browser.kill());
  };

  const record = async (values) => {
    history.record(values);
    figures.typed += 1;
    if (!killSoon) return;
    killSoon.after -= 1;
    if (killSoon.after > 0) return;
    const { how } = killSoon;
    killSoon = null;
    await kill(how);
    throw new Gone();
  };

  const openForm = async () => {
    if (isOver) throw new Error('the run is over');
    const context = await browser.context();
    const next = createForm(await context.newPage(), { writer: newsroom.writer, address });
    await next.open();
    form = next;
    opened = await form.read();
    theirs = null;
    edits = createEdits({ form, history, record, random });
  };

  /** Opens the form again; the restored text must be what was typed, except for the last second. */
  const recover = async () => {
    const before = { opened, allowed: history.allowedAfter(killedAt) };
    await openForm();
    const now = opened;
    const candidates = before.allowed.map((values) => withChanges(now, before.opened, values));
    const isHere = (values) =>
      candidates.find((candidate) => sameContent(comparable(candidate), comparable(values)));
    const offered = await form.offer
      .waitFor({ timeout: isHere(now) ? OFFER_LIMIT_MS / 4 : OFFER_LIMIT_MS })
      .then(() => true)
      .catch(() => false);
    if (!sameContent(comparable(await form.read()), comparable(now)))
      throw new Error('the kept text was put into the form before anybody was asked');
    if (offered) {
      await form.offer.getByRole('button', { name: 'กู้คืน' }).click();
      await form.offer.waitFor({ state: 'detached' });
      figures.restored += 1;
    } else if (!isEdit && (await newsroom.find(mark)).length > 0 && !isHere(now)) {
      // It was saved before the tab was killed; the form is a new one.
      return 'saved';
    }
    const shown = await form.read();
    const found = isHere(shown);
    if (!found) throw new Error(`typed ${candidates.map(show)[0]}, came back ${show(shown)}`);
    if (!isEdit && offered && !(await form.hasCovers()))
      throw new Error('the chosen covers did not come back');
    history = createHistory(shown);
    edits = createEdits({ form, history, record, random });
    return 'open';
  };

  /** Presses Save and answers what the console asks, until it has gone to the list. */
  const saveOnce = async () => {
    figures.attempts += 1;
    await edits.completeReferences();
    await form.hurry(isHurried);
    let answer = await form.save(random.pick([1, 1, 1, 5]));
    while (answer === 'Sign in' || answer === 'แก้ไขพร้อมกันสองคน') {
      if (answer === 'Sign in') await form.signInAgain();
      else {
        Object.assign(asked, await form.decide(() => random.pick(['ของฉัน', 'ของผู้อื่น'])));
        figures.asked += 1;
      }
      answer = await form.untilAnswered();
    }
    if (isOffline) await goOnline();
    return answer;
  };

  const goOnline = async () => {
    isOffline = false;
    await (await browser.context()).setOffline(false);
  };

  /** Runs a step of the writing; if the tab is killed during it, the form is opened again. */
  const survive = async (step) => {
    try {
      return await step();
    } catch (error) {
      if (form) throw error;
      if (isOffline) await goOnline();
      return (await recover()) === 'saved' ? 'saved' : 'gone';
    }
  };

  return {
    figures,
    kill,
    killSoon: (how, after) => (killSoon = { how, after }),
    /** Turns short time limits of the console on or off, from the next press of Save on. */
    hurry: (value) => (isHurried = value),
    goOffline: async () => {
      isOffline = true;
      await form.page.context().setOffline(true);
    },
    meetColleague: async (change) => {
      theirs = { values: await newsroom.save(newsId, change) };
    },
    /** The same person changes the item in a second tab and saves there. */
    saveInSecondTab: async () => {
      if (isOffline) await goOnline();
      const second = createForm(await form.page.context().newPage(), { writer: newsroom.writer, address });
      await second.open();
      if (await second.offer.isVisible())
        throw new Error('the second tab is offered what is open in the first');
      const name = random.pick(['metaTitle', 'metaDescription', 'markdown']);
      await (await second.reach(name)).fill(randomClusters(random, 6).join(''));
      const answer = await second.save(1);
      if (answer !== 'saved') throw new Error(`the second tab could not save: ${answer}`);
      await second.page.close();
      theirs = { values: await newsroom.content(newsId) };
    },
    start: async () => {
      await openForm();
      if (await form.offer.isVisible()) throw new Error('the form offers what an earlier run has saved');
      history = createHistory(opened);
      edits = createEdits({ form, history, record, random });
      await form.field('title').click();
      await form.page.keyboard.press('Control+End');
      await form.page.keyboard.insertText(isEdit ? ' ' : `${mark} `);
      if (!isEdit) {
        await form.field('markdown').fill('สรุป');
        await form.field('html').click();
        await form.page.keyboard.insertText('เนื้อข่าว');
        await form.fillIn();
      }
      history.record(await form.read());
      await form.untilKept();
      history.settle();
    },
    edit: () => survive(() => edits.one()),
    /** Reads the chip beside Save: text that it reports as kept must be restored later. */
    pause: async () => {
      await form.untilKept();
      history.settle();
    },
    isOffline: () => isOffline,
    isDoomed: () => killSoon !== null,
    goOnline,
    saveUntilSaved: async () => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        if ((await survive(saveOnce)) === 'saved') return;
      }
      throw new Error(`not saved after ${ATTEMPTS} attempts: ${await form.complaints()}`);
    },
    /** The expected content of the item. */
    expected: () => expectedContent({ opened, mine: history.latest(), theirs, asked }),
    /** Prevents new tabs, whatever is still in progress. */
    end: () => (isOver = true),
    close: async () => {
      const left = form ? await form.countEntries() : 0;
      await form?.page.close();
      return left;
    },
  };
};
