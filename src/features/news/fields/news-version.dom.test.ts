import { createNews } from '@/shared/testing/factories';

import { emptyNews } from './news-form-values';
import {
  changedFields,
  fieldText,
  sameField,
  shownText,
  storedVersion,
  typedVersion,
  valuesOf,
} from './news-version';

const file = (name: string) => new File(['x'], name, { type: 'image/png', lastModified: 1 });

const setup = (covers: { cover?: File; square?: File } = {}) => {
  const opened = createNews({ coverImageUrl: '/files/a.webp', squareImageUrl: '/files/b.webp' });
  const values = { ...emptyNews(new Date('2026-11-20T01:00:00Z')), ...covers };
  return { opened, values, typed: typedVersion(values, opened) };
};

describe('a version of news', () => {
  it('has the covers with which it was opened, unless others were chosen', () => {
    expect(setup().typed).toMatchObject({ cover: '/files/a.webp', square: '/files/b.webp' });
    const chosen = file('new.png');
    expect(setup({ cover: chosen }).typed).toMatchObject({ cover: chosen, square: '/files/b.webp' });
    expect(typedVersion(setup().values)).toMatchObject({ cover: null, square: null });
  });

  it('sends only newly chosen covers', () => {
    const chosen = file('new.png');
    expect(valuesOf(setup({ square: chosen }).typed)).toMatchObject({ cover: null, square: chosen });
  });

  it('compares covers by their file or address', () => {
    const none = typedVersion(setup().values);
    expect(fieldText(none, 'cover')).toBe('');
    expect(sameField(setup({ cover: file('a') }).typed, setup({ cover: file('a') }).typed, 'cover')).toBe(
      true,
    );
    expect(sameField(setup({ cover: file('a') }).typed, setup({ cover: file('b') }).typed, 'cover')).toBe(
      false,
    );
    expect(sameField(setup().typed, storedVersion(setup().opened), 'cover')).toBe(true);
  });
});

describe('what a reader sees of an item', () => {
  const version = (news: Parameters<typeof createNews>[0]) => storedVersion(createNews(news));
  const html = '<p>ข่าว <b>ด่วน</b></p><img src="/files/a.png">';

  it('is the same where a backend has tidied markup and spaces', () => {
    const tidied = '<div>ข่าว\n  ด่วน </div><figure><img alt="" src="/files/a.png"></figure>';
    expect(shownText(version({ title: ' ก  ข ', html }))).toBe(
      shownText(version({ title: 'ก ข', html: tidied })),
    );
  });

  it.each([
    [{ html: html.replace('ด่วน', 'ช้า') }],
    [{ html: html.replace('/a.png', '/b.png') }],
    [{ html: html.replace('ข่าว ', 'ข่าว') }],
    [{ html, title: 'อื่น' }],
    [{ html, metaTitle: 'อื่น' }],
    [{ html, references: [{ label: 'ก', link: 'https://a.example/' }] }],
  ])('is something else where words, pictures or another field differ: %j', (news) => {
    expect(shownText(version(news))).not.toBe(shownText(version({ html })));
  });

  it('is told apart field by field, in the order of the form', () => {
    const one = version({ html });
    expect(changedFields(one, version({ html, metaTitle: 'อื่น', title: 'อื่น' }))).toEqual([
      'title',
      'metaTitle',
    ]);
    expect(changedFields(one, version({ html }))).toEqual([]);
  });
});
