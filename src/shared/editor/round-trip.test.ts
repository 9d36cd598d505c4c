import { throughEditor } from './quill/editor-content';
import { findLosses } from './round-trip';
import { linkRules } from './testing/link-rules';
import { roundTripFixtures } from './testing/round-trip-fixtures';
import { bodyToSave, toSavedHtml } from './to-saved-html';

const lossless = roundTripFixtures.filter(([, , losses]) => losses.length === 0);
const lossy = roundTripFixtures.filter(([, , losses]) => losses.length > 0);

describe('opening a stored body in the editor', () => {
  it('is tried with at least 60 bodies', () => {
    expect(roundTripFixtures.length).toBeGreaterThanOrEqual(60);
  });

  it.each(lossless)('loses nothing of %s [EDT-06]', (_name, html) => {
    expect(findLosses(html)).toEqual([]);
  });

  it.each(lossy)('names what it would lose of %s', (_name, html, losses) => {
    const named = findLosses(html).map(({ kind }) => kind);
    expect(named).toEqual(expect.arrayContaining(losses));
  });

  it.each(roundTripFixtures)('and saving it unedited sends %s byte for byte', (_name, html) => {
    expect(bodyToSave(html, html, linkRules)).toBe(html);
  });

  it.each(lossless)(
    'gives the same when what was saved of %s is opened and saved again [EDT-06]',
    (_name, html) => {
      const once = toSavedHtml(throughEditor(html), linkRules);
      expect(findLosses(once)).toEqual([]);
      expect(toSavedHtml(throughEditor(once), linkRules)).toBe(once);
    },
  );

  it.each([
    'attributes',
    'children',
    'childNodes',
    'tagName',
    'textContent',
    'firstElementChild',
    'querySelectorAll',
  ])('is no reason to fail where a form has a control named %s', (name) => {
    const form = `<p>a</p><form><input name="${name}"><img id="${name}"></form>`;
    expect(findLosses(form)).not.toEqual([]);
  });

  it('names the words that would go', () => {
    expect(findLosses('<p>a</p><noembed>b</noembed>')).toContainEqual({ kind: 'text' });
  });
});
