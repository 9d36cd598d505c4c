import { emptyNews, type NewsFormValues } from '@/features/news';

import { readNewsBackup, backupFileName, writeNewsBackup } from './backup';

const setup = (overrides: Partial<NewsFormValues> = {}) => {
  const values: NewsFormValues = {
    ...emptyNews(new Date('2026-11-20T01:00:00Z')),
    title: 'น้ำท่วม "ภาคเหนือ"',
    categoryId: '12',
    countryCode: 'TH',
    html: '<p>ย่อหน้า&nbsp;<strong>หนา</strong></p>',
    tags: ['น้ำ', 'ฝน'],
    references: [{ label: 'กรมชลประทาน', link: 'https://rid.test' }],
    ...overrides,
  };
  return { values, write: () => writeNewsBackup(values, { groupId: 7, newsId: null }) };
};

/** Returns the file after a manual edit or damage. */
const changed = async (
  text: Promise<string>,
  change: (file: { values: Record<string, unknown> }) => void,
) => {
  const file = JSON.parse(await text) as { values: Record<string, unknown> }; // written by writeNewsBackup
  change(file);
  return readNewsBackup(JSON.stringify(file));
};

describe('a backup file', () => {
  it('restores every field unchanged', async () => {
    const { values, write } = setup();
    const read = await readNewsBackup(await write());
    expect(read).toMatchObject({ values, about: { groupId: 7, newsId: null } });
  });

  it('contains the chosen images completely', async () => {
    const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => (index * 31) % 256);
    const { write } = setup({ cover: new File([bytes], 'ปก.png', { type: 'image/png' }) });
    const read = await readNewsBackup(await write());
    const cover = 'values' in read ? read.values.cover : null;
    expect(cover).toMatchObject({ name: 'ปก.png', type: 'image/png', size: 70_000 });
    expect(Buffer.from((await cover?.arrayBuffer()) ?? new ArrayBuffer(0)).equals(Buffer.from(bytes))).toBe(
      true,
    );
  });

  it('contains no script after it is read', async () => {
    const { write } = setup({ html: '<p>a</p><img src="x" onerror="alert(1)"><script>alert(1)</script>' });
    const read = await readNewsBackup(await write());
    expect('values' in read && read.values.html).toBe('<p>a</p><img src="x">');
  });

  it.each([
    ['no JSON', 'news'],
    ['another JSON', '{"values":{}}'],
    ['a list', '[]'],
    ['nothing', 'null'],
  ])('is distinguished from %s', async (_, text) => {
    expect(await readNewsBackup(text)).toEqual({ fault: { kind: 'no-backup-file' } });
  });

  it('of a later version is refused', async () => {
    const text = (await setup().write()).replace('"version": 1', '"version": 2');
    expect(await readNewsBackup(text)).toEqual({ fault: { kind: 'later-version' } });
  });

  it('that lacks fields opens with those fields empty, and names them', async () => {
    const { values, write } = setup({ publishedDate: new Date('2026-11-20T01:00:00Z') });
    const read = await changed(write(), (file) => {
      delete file.values['title'];
      delete file.values['tags'];
      delete file.values['publishedDate'];
    });
    expect(read).toMatchObject({
      values: { ...values, title: '', tags: [], publishedDate: null },
      lacking: ['title', 'publishedDate', 'tags'],
    });
  });

  it('without any field is refused', async () => {
    const read = await changed(setup().write(), (file) => (file.values = {}));
    expect(read).toMatchObject({ fault: { kind: 'fields' } });
  });

  it('with damaged fields is refused with their names, and restores no field', async () => {
    const { write } = setup();
    const read = await changed(write(), ({ values }) => {
      delete values['title'];
      values['tags'] = ['น้ำ', 3];
      values['publishedDate'] = 'yesterday';
      values['cover'] = { name: 'a.png', type: 'image/png', data: '***' };
      values['square'] = { name: 'a.svg', type: 'image/svg+xml', data: 'PHN2Zz4=' };
    });
    expect(read).toEqual({
      fault: { kind: 'fields', fields: ['publishedDate', 'cover', 'square', 'tags'] },
    });
  });

  it('stores an incomplete date as none', async () => {
    const read = await readNewsBackup(await setup({ publishedDate: new Date(NaN) }).write());
    expect(read).toMatchObject({ values: { publishedDate: null } });
  });
});

describe('the name of a backup file', () => {
  const now = new Date('2026-11-20T09:30:00');

  it('is the title and the time, without characters that file systems refuse', () => {
    expect(backupFileName('น้ำ/ท่วม: "เหนือ"?', now)).toBe('น้ำ ท่วม เหนือ 2026-11-20 0930.json');
  });

  it('is not cut inside a grapheme', () => {
    expect(backupFileName('กำ'.repeat(80), now)).toMatch(/^(กำ){60}… /);
  });

  it('is "news" without a title', () => {
    expect(backupFileName('  ', now)).toBe('news 2026-11-20 0930.json');
  });
});
