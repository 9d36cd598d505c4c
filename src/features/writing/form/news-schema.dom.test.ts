import { ValidationError } from 'yup';

import { emptyNews, type NewsFormValues } from '@/features/news';

import { newsFormMessages } from '../messages';

import { newsCreateSchema, newsEditSchema } from './news-schema';

const image = new File(['x'], 'x.png', { type: 'image/png' });
const complete: NewsFormValues = {
  ...emptyNews(new Date()),
  cover: image,
  square: image,
  title: 'น้ำท่วม',
  markdown: 'สรุป',
  categoryId: 11,
  countryCode: 'TH',
  html: '<p>เนื้อข่าว</p>',
};

/** The message of each invalid field; empty if all fields are valid. */
const setup = (kind: 'create' | 'edit', overrides: Partial<NewsFormValues>) => {
  const schema = kind === 'create' ? newsCreateSchema : newsEditSchema;
  try {
    schema(newsFormMessages.en).validateSync({ ...complete, ...overrides }, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path, message]));
  }
};

describe('a new item', () => {
  it('is valid with only the required fields', () => {
    expect(setup('create', {})).toEqual({});
  });

  it('reports every missing required field [VAL-07, NWS-11]', () => {
    expect(setup('create', emptyNews(new Date()))).toEqual({
      cover: 'please add Cover image',
      square: 'please add Square image',
      title: 'Title is required',
      markdown: 'Markdown is required',
      categoryId: 'please choose category',
      countryCode: 'please choose country',
      html: 'Content is required',
    });
  });

  it('treats an editor with only empty paragraphs as empty [VAL-07]', () => {
    expect(setup('create', { html: '<p><br></p><p>&nbsp;</p>' })).toEqual({ html: 'Content is required' });
  });

  it('treats white space as empty [VAL-07]', () => {
    expect(Object.keys(setup('create', { title: '  ', markdown: '\n' }))).toEqual(['title', 'markdown']);
  });
});

describe('an edited item', () => {
  it('requires category, country and content, but no file [VAL-08, NWS-12]', () => {
    expect(setup('edit', emptyNews(new Date()))).toEqual({
      categoryId: 'please choose category',
      countryCode: 'please choose country',
      html: 'Content is required',
    });
  });

  it('requires a publishing date', () => {
    expect(setup('edit', { publishedDate: null })).toHaveProperty('publishedDate');
    expect(setup('edit', { publishedDate: new Date(NaN) })).toHaveProperty('publishedDate');
  });

  it.each(['2569-11-28T12:00:00+07:00', '1999-12-31T00:00:00Z', '9999-12-31T23:59:59-14:00'])(
    'has a publishing date within ten years: not %s',
    (date) => {
      expect(setup('edit', { publishedDate: new Date(date) })).toEqual({
        publishedDate: 'The date must be within 10 years of today',
      });
    },
  );
});

describe('a stored, unchanged value', () => {
  const stored: NewsFormValues = {
    ...complete,
    publishedDate: null,
    videoUrl: 'dQw4w9WgXcQ',
    tiktokUrl: '7301',
    references: [{ label: 'ที่มา', link: '' }],
  };
  const faults = (changes: Partial<NewsFormValues>) => {
    try {
      newsEditSchema(newsFormMessages.en, stored).validateSync(
        { ...stored, ...changes },
        { abortEarly: false },
      );
      return [];
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      return error.inner.map(({ path }) => path);
    }
  };

  it('may be a publishing date that is far away', () => {
    const old = { ...stored, publishedDate: new Date('1999-12-31T00:00:00Z') };
    const isAccepted = (publishedDate: Date) => {
      const schema = newsEditSchema(newsFormMessages.en, old);
      return schema.isValidSync({ ...old, publishedDate });
    };
    expect(isAccepted(new Date('1999-12-31T00:00:00.900Z'))).toBe(true);
    expect(isAccepted(new Date('1999-12-30T00:00:00Z'))).toBe(false);
  });

  it('is always accepted, even if incomplete', () => {
    expect(faults({ title: 'ใหม่' })).toEqual([]);
    expect(faults({ references: [{ label: 'ใหม่', link: 'https://a.test' }, ...stored.references] })).toEqual(
      [],
    );
  });

  it('is refused if it changes to another invalid value', () => {
    expect(faults({ videoUrl: 'dQw4w9WgXc' })).toEqual(['videoUrl']);
    expect(faults({ references: [{ label: 'ที่มาใหม่', link: '' }] })).toEqual(['references[0].link']);
    expect(faults({ publishedDate: new Date(NaN) })).toEqual(['publishedDate']);
  });
});

describe('addresses', () => {
  it.each(['https://www.tiktok.com/@a/video/1', ' http://example.test/ข่าว ', ''])(
    'accepts %p',
    (videoUrl) => {
      expect(setup('edit', { videoUrl, tiktokUrl: videoUrl })).toEqual({});
    },
  );

  it.each(['javascript:alert(1)', 'example.test', 'ftp://example.test', 'https://', 'https://a b.test'])(
    'reports the field for %p',
    (videoUrl) => {
      expect(Object.keys(setup('edit', { videoUrl }))).toEqual(['videoUrl']);
      expect(Object.keys(setup('edit', { tiktokUrl: videoUrl }))).toEqual(['tiktokUrl']);
      expect(Object.keys(setup('edit', { references: [{ label: 'ที่มา', link: videoUrl }] }))).toEqual([
        'references[0].link',
      ]);
    },
  );

  it('requires both parts of a reference, or neither', () => {
    expect(Object.keys(setup('edit', { references: [{ label: 'ที่มา', link: '' }] }))).toEqual([
      'references[0].link',
    ]);
    expect(Object.keys(setup('edit', { references: [{ label: ' ', link: 'https://a.test' }] }))).toEqual([
      'references[0].label',
    ]);
    expect(setup('edit', { references: [{ label: '', link: '' }] })).toEqual({});
    expect(setup('edit', { references: [{ label: ' ', link: ' ' }] })).toEqual({});
    expect(Object.keys(setup('edit', { references: [{ label: 'ที่มา', link: ' ' }] }))).toEqual([
      'references[0].link',
    ]);
  });
});
