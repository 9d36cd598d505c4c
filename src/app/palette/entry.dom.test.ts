import { type Entry, shownEntries } from './entry';
import { recentOf, rememberEntry } from './recent';

const entry = (kind: Entry['kind'], id: string, label = id): Entry => ({ kind, id, label });

describe('the entries of the palette', () => {
  it('match by every word, in any order and any spelling, and are shown once, what was opened last first [LOK-01]', () => {
    const known = [
      entry('recent', '/b', 'Ｂ กีฬา'),
      entry('page', '/a', 'A กีฬา'),
      entry('group', '/b', 'B กีฬา'),
    ];
    expect(shownEntries(known, [], 'กีฬา b').map(({ kind, id }) => [kind, id])).toEqual([['recent', '/b']]);
    expect(shownEntries(known, [entry('news', '/n', 'น้ำ')], '').map(({ id }) => id)).toEqual([
      '/b',
      '/a',
      '/n',
    ]);
  });

  it('are at most eight of a kind', () => {
    const many = Array.from({ length: 20 }, (_, index) => entry('group', `/${index}`));
    expect(shownEntries(many, [], '')).toHaveLength(8);
  });
});

describe('what was opened from the palette', () => {
  it('is remembered for its person, six entries, the latest first [LOK-01]', () => {
    for (let page = 1; page <= 7; page += 1) rememberEntry(3, entry('page', `/${page}`));
    rememberEntry(3, entry('page', '/4'));
    expect(recentOf(3).map(({ id }) => id)).toEqual(['/4', '/7', '/6', '/5', '/3', '/2']);
    expect(recentOf(4)).toEqual([]);
  });

  it('is nothing if what the browser holds cannot be read', () => {
    sessionStorage.setItem('palette-recent.3', '{');
    expect(recentOf(3)).toEqual([]);
    sessionStorage.setItem('palette-recent.3', '[{"id":"javascript:alert(1)","label":"x"}, 1]');
    expect(recentOf(3)).toEqual([]);
  });
});
