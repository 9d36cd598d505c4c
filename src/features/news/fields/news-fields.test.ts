import { createCategory, createCountry, createNews } from '@/shared/testing/factories';

import {
  fieldOf,
  NEWS_FIELDS,
  type newsFields,
  versionOf,
  type NewsFieldName,
  type Unplaced,
} from './news-fields';
import { emptyNews, toFormValues } from './news-form-values';
import { sameField, storedVersion, typedVersion } from './news-version';

// Checked by tsc: without any one of its fields, the table does not cover the contract.
type Fields = typeof newsFields;
type Forgettable = {
  [F in NewsFieldName]: [Unplaced<Omit<Fields, F>>] extends [never] ? F : never;
}[NewsFieldName];
const forgettable: [Forgettable] extends [never] ? 'none' : Forgettable = 'none';

describe('the table of news fields', () => {
  it('does not compile if a field is missing', () => {
    expect(forgettable).toBe('none');
  });

  it.each(NEWS_FIELDS)('restores %s unchanged from a backup file', async (name) => {
    const stored = storedVersion(
      createNews({
        metaTitle: 'ก',
        metaDescription: 'ข\nค',
        references: [{ label: 'ง', link: 'https://a.test' }],
        videoUrl: 'https://b.test',
        tiktokUrl: 'https://c.test',
      }),
    );
    const version = { ...stored, cover: null, square: null };
    const throughFile = async <F extends NewsFieldName>(field: F) =>
      fieldOf(field).decode(JSON.parse(JSON.stringify(await fieldOf(field).encode(version[field]))));
    const read = { ...version, [name]: await throughFile(name) };
    expect(sameField(read, version, name)).toBe(true);
    expect(sameField(typedVersion(emptyNews(new Date())), version, name)).toBe(
      name === 'cover' || name === 'square',
    );
  });

  it('reads the category of a backup file only if it is an id', () => {
    const { decode } = fieldOf('categoryId');
    expect(['a1', 7].map(decode)).toEqual(['a1', '7']);
    expect([{}, ['a1'], 1.5, true, null].map(decode)).toEqual(Array(5).fill(undefined));
  });

  it('opens an item as it is stored', () => {
    const news = createNews();
    const choices = { categories: [createCategory()], countries: [createCountry()] };
    const opened = typedVersion(toFormValues(news, choices), news);
    expect(opened).toEqual(versionOf((name) => fieldOf(name).read(news)));
  });
});
