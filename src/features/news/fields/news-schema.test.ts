import { ValidationError } from 'yup';

import { newsFormMessages } from '../form-messages';

import { emptyNews, type NewsFormValues } from './news-form-values';
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

/** The message of each field in error; empty where all is well. */
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
  it('is fine with what must be there, and nothing optional', () => {
    expect(setup('create', {})).toEqual({});
  });

  it('names every field that must be there [VAL-07, NWS-11]', () => {
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

  it('takes an editor with only empty paragraphs for empty [VAL-07]', () => {
    expect(setup('create', { html: '<p><br></p><p>&nbsp;</p>' })).toEqual({ html: 'Content is required' });
  });

  it('takes blanks for nothing [VAL-07]', () => {
    expect(Object.keys(setup('create', { title: '  ', markdown: '\n' }))).toEqual(['title', 'markdown']);
  });
});

describe('an edited item', () => {
  it('needs category, country and content, and no file [VAL-08, NWS-12]', () => {
    expect(setup('edit', emptyNews(new Date()))).toEqual({
      categoryId: 'please choose category',
      countryCode: 'please choose country',
      html: 'Content is required',
    });
  });

  it('needs a publishing date', () => {
    expect(setup('edit', { publishedDate: null })).toHaveProperty('publishedDate');
    expect(setup('edit', { publishedDate: new Date(NaN) })).toHaveProperty('publishedDate');
  });
});

describe('what is stored and was not touched', () => {
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

  it('is never refused, however incomplete', () => {
    expect(faults({ title: 'ใหม่' })).toEqual([]);
    expect(faults({ references: [{ label: 'ใหม่', link: 'https://a.test' }, ...stored.references] })).toEqual(
      [],
    );
  });

  it('is refused once it is changed to something else that is wrong', () => {
    expect(faults({ videoUrl: 'dQw4w9WgXc' })).toEqual(['videoUrl']);
    expect(faults({ references: [{ label: 'ที่มาใหม่', link: '' }] })).toEqual(['references[0].link']);
    expect(faults({ publishedDate: new Date(NaN) })).toEqual(['publishedDate']);
  });
});

describe('addresses', () => {
  it.each(['https://www.tiktok.com/@a/video/1', ' http://example.test/ข่าว ', ''])('takes %p', (videoUrl) => {
    expect(setup('edit', { videoUrl, tiktokUrl: videoUrl })).toEqual({});
  });

  it.each(['javascript:alert(1)', 'example.test', 'ftp://example.test', 'https://', 'https://a b.test'])(
    'names the field for %p',
    (videoUrl) => {
      expect(Object.keys(setup('edit', { videoUrl }))).toEqual(['videoUrl']);
      expect(Object.keys(setup('edit', { tiktokUrl: videoUrl }))).toEqual(['tiktokUrl']);
      expect(Object.keys(setup('edit', { references: [{ label: 'ที่มา', link: videoUrl }] }))).toEqual([
        'references[0].link',
      ]);
    },
  );

  it('wants both halves of a reference, or neither', () => {
    expect(Object.keys(setup('edit', { references: [{ label: 'ที่มา', link: '' }] }))).toEqual([
      'references[0].link',
    ]);
    expect(Object.keys(setup('edit', { references: [{ label: ' ', link: 'https://a.test' }] }))).toEqual([
      'references[0].label',
    ]);
    expect(setup('edit', { references: [{ label: '', link: '' }] })).toEqual({});
  });
});
