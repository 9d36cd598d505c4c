import { addLosses, lossesBetween, NO_LOSS } from './losses.mjs';
import { changedOutside, withoutHrefs } from './source.mjs';

/** A word that no article contains; the space after it does not belong to the text. */
const WORD = 'คำทดสอบqzx';
const PLACES = [0, 0.5, 0.99];

const withoutWord = (read) => ({ ...read, text: read.text.replaceAll(WORD, '') });
const letters = (text) => text.replace(/\s/gu, '').length;

const DATA_PICTURE = /^data:image\/(?:png|jpe?g|gif|webp);base64,/i;
const OWN_PICTURE = /^\/files\//;

/**
 * The parts that the server lost without reporting them. A picture embedded in the text is stored and gets a new address; one
 * that only the author's machine can show (`file:`, `blob:`) is removed and reported, like a link to `about:`.
 */
const serverLosses = (original, stored, removed) => {
  const isNamed = (what, address) =>
    removed.some(({ kind, name }) => kind === what && address.toLowerCase().startsWith(name));
  const own = stored.pictures.filter((src) => OWN_PICTURE.test(src)).length;
  let left = own - original.pictures.filter((src) => OWN_PICTURE.test(src)).length;
  const pictures = original.pictures.filter((src) => {
    if (DATA_PICTURE.test(src)) return left-- <= 0;
    return !isNamed('picture', src);
  });
  const links = original.links.filter((href) => !isNamed('address', href));
  return lossesBetween({ ...original, links, pictures }, stored);
};

/** Types the word at one place of the article and compares what would be saved with what is stored. */
const typeOnce = async (page, { stored, before, links }, part) => {
  const { saved } = await page.call('edit', stored, links, { word: WORD, part });
  if (saved === undefined) return undefined;
  const after = withoutWord(await page.call('read', saved));
  const again = await page.call('edit', saved, links, { word: 'x', part, deleted: true });
  return {
    outside: changedOutside(withoutHrefs(stored), withoutHrefs(saved), WORD),
    losses: lossesBetween(before, after, links.redirectPath),
    stable: again.saved === saved,
    saved,
  };
};

/** Types the word into every line: the most that the article can lose, however much of it is edited. */
const typeEverywhere = async (page, { stored, before, links }) => {
  const { saved } = await page.call('editAll', stored, links, WORD);
  if (saved === undefined) return NO_LOSS;
  return lossesBetween(before, withoutWord(await page.call('read', saved)), links.redirectPath);
};

/** All measurements of one article, starting with its original HTML. */
export const measureArticle = async (page, clean, { name, html }, links) => {
  const { html: stored, removed, refusal } = await clean(html);
  if (refusal) throw new Error(`The server refuses it: ${refusal}`);
  const original = await page.call('read', html);
  const before = await page.call('read', stored);
  const server = { equal: stored === html, losses: serverLosses(original, before, removed), removed };
  const seen = await page.call('look', stored, links);
  if (seen.refused) return { name, server, refused: true };

  const all = letters(before.text);
  const edits = [];
  for (const part of PLACES) {
    const edited = await typeOnce(page, { stored, before, links }, part);
    if (edited) edits.push(edited);
  }
  return {
    name,
    server,
    refused: false,
    milliseconds: seen.milliseconds,
    letters: all,
    editable: all === 0 ? 1 : Math.min(1, letters(seen.editableText) / all),
    raw: seen.raw,
    untouched: seen.untouched,
    outside: Math.max(0, ...edits.map(({ outside }) => outside)),
    losses: edits.map(({ losses }) => losses).reduce(addLosses, NO_LOSS),
    stable: edits.every(({ stable }) => stable),
    everywhere: await typeEverywhere(page, { stored, before, links }),
  };
};
