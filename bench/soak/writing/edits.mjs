import { comparable, sameContent } from './content.mjs';
import { randomClusters, randomTag } from './random.mjs';

const SEARCHED = ['title', 'metaTitle', 'markdown', 'metaDescription', 'html'];

/**
 * Random edits like a person's, cluster by cluster. Each cluster is passed to `record` as soon as it is typed, and the
 * screen must show it at the end.
 */
export const createEdits = ({ form, history, record, random }) => {
  const { page, field } = form;
  const { keyboard } = page;

  const type = async (clusters, toValues) => {
    for (const [index, cluster] of clusters.entries()) {
      await keyboard.insertText(cluster);
      await record(toValues(clusters.slice(0, index + 1).join('')));
    }
  };

  const expectShown = async () => {
    const [shown, typed] = [await form.read(), history.latest()].map(comparable);
    if (!sameContent(shown, typed))
      throw new Error(`typed ${JSON.stringify(typed)}, shown ${JSON.stringify(shown)}`);
  };

  /** For keys whose effect depends on the browser, the screen determines what was typed. */
  const recordScreen = async () => record(await form.read());

  const atEnd = async (name) => {
    await (await form.reach(name)).click();
    await keyboard.press('Control+End');
  };

  const append = async () => {
    const name = random.pick(SEARCHED);
    await atEnd(name);
    const before = history.latest();
    const isParagraph = name === 'html' && random.chance(0.4);
    if (isParagraph) await keyboard.press('Enter');
    if (name === 'html' && random.chance(0.2)) await keyboard.press('Control+b');
    const start = before[name] + (isParagraph ? '\n' : '');
    await type(randomClusters(random, random.between(4, 16)), (typed) => ({
      ...before,
      [name]: start + typed,
    }));
    await expectShown();
  };

  const correct = async () => {
    const name = random.pick(['metaTitle', 'markdown', 'html']);
    await atEnd(name);
    for (let left = random.between(1, 4); left > 0; left -= 1) await keyboard.press('ArrowLeft');
    for (let left = random.between(1, 3); left > 0; left -= 1) {
      await keyboard.press('Backspace');
      await recordScreen();
    }
    for (const cluster of randomClusters(random, random.between(1, 5))) {
      await keyboard.insertText(cluster);
      await recordScreen();
    }
  };

  const tag = async () => {
    await field('tags').click();
    // Letters that an earlier visit left in the box become a separate tag.
    await keyboard.press('Enter');
    const before = history.latest();
    await type(randomTag(random), (typed) => ({ ...before, tags: [...before.tags, typed] }));
    // Not every writer presses Enter.
    if (random.chance(0.5)) await keyboard.press('Enter');
    await expectShown();
  };

  const reference = async () => {
    const before = history.latest();
    const { length } = before.references;
    await page.getByRole('button', { name: 'เพิ่มลิงก์อ้างอิง' }).click();
    const link = `https://news.newsdesk.example/${random.between(1, 1e9)}`;
    await field(`references[${length}].label`).click();
    const pair = (label, address) => ({
      ...before,
      references: [...before.references, { label, link: address }],
    });
    const label = randomClusters(random, random.between(2, 6));
    await type(label, (typed) => pair(typed, ''));
    await field(`references[${length}].link`).click();
    await type([link], (typed) => pair(label.join(''), typed));
    await expectShown();
  };

  /** An incomplete link must be completed before the form can be saved. */
  const completeReferences = async () => {
    for (const [index, { label, link }] of history.latest().references.entries()) {
      if (link || !label) continue;
      await field(`references[${index}].link`).fill('https://news.newsdesk.example/again');
      await recordScreen();
    }
  };

  const kinds = [append, append, append, correct, tag, tag, reference];
  return { one: () => random.pick(kinds)(), completeReferences };
};
