import { MAX_HTML_DEPTH, MAX_HTML_ELEMENTS } from '@contract';

import { commonMessages } from '../../http/messages';
import type { HtmlRefusal } from '../html/clean-news-html';
import { versionMessages } from '../versions/messages';

import {
  MAX_HTML,
  MAX_JOINED_TAGS,
  MAX_MARKDOWN,
  MAX_REFERENCE_LABEL,
  MAX_REFERENCES,
  MAX_TAG,
  MAX_TAGS,
  MAX_TITLE,
  MAX_URL_CHARACTERS,
} from './limits';
import { newsMessages } from './messages';
import { readNewsForm } from './news-form';

const NOW = new Date('2026-03-18T05:00:00Z');
const WHOLE = { title: 'a', markdown: 'b', html: 'c', categoryId: '11', countryCode: 'TH' };
const listOf = (length: number, part = 't') => Array.from({ length }, (_, index) => `${part}${index}`);
const LONG_TAGS = Array.from({ length: MAX_TAGS }, (_, index) => String(index).padStart(MAX_TAG, 't'));
const referencesOf = (labels: string[], link = 'https://a.example') =>
  JSON.stringify(labels.map((label) => ({ label, link })));

describe('the parts of the news form', () => {
  const setup = async (
    fields: Record<string, string> = {},
    { newsId, refusal, isEmpty = false }: { newsId?: number; refusal?: HtmlRefusal; isEmpty?: boolean } = {},
  ) => {
    const cleaned: string[] = [];
    const read = await readNewsForm(
      { fields: { ...WHOLE, ...fields }, files: {} },
      {
        groupId: 7,
        now: NOW,
        ...(newsId !== undefined && { newsId }),
        cleanHtml: async (html) => {
          cleaned.push(html);
          return refusal
            ? { refusal }
            : { html: `clean ${html}`, removed: [{ kind: 'frame', name: '', count: 1 }], isEmpty };
        },
      },
    );
    return { ...read, cleaned };
  };

  it('are read into an item, and all others stay empty', async () => {
    expect(await setup()).toEqual({
      input: {
        title: 'a',
        metaTitle: '',
        metaDescription: '',
        videoUrl: '',
        tiktokUrl: '',
        markdown: 'b',
        categoryId: 11,
        countryCode: 'TH',
        publishedAt: NOW,
        html: 'clean c',
        tags: [],
        references: [],
      },
      isToPublish: true,
      origin: { reason: 'create', fromNumber: null },
      errors: {},
      removed: [{ kind: 'frame', name: '', count: 1 }],
      cleaned: ['c'],
    });
  });

  it.each([
    ['title', ' a ', { title: 'a' }],
    ['title', 'ก'.repeat(MAX_TITLE), { title: 'ก'.repeat(MAX_TITLE) }],
    ['metaTitle', ' a ', { metaTitle: 'a' }],
    ['metaDescription', ' a\n\u0002', { metaDescription: ' a\n\u0002' }],
    ['videoUrl', ' https://a.example ', { videoUrl: 'https://a.example' }],
    ['tiktokUrl', 'http://a.example', { tiktokUrl: 'http://a.example' }],
    ['markdown', ' a\u0002 ', { markdown: ' a\u0002 ' }],
    ['html', ' \u0002 ', { html: 'clean  \u0002 ' }],
    ['categoryId', ' 2147483647 ', { categoryId: 2_147_483_647 }],
    ['countryCode', ' th ', { countryCode: 'TH' }],
    ['publishedDate', '  ', { publishedAt: NOW }],
    ['tags', ', a,,b ,a, ', { tags: ['a', 'b'] }],
    ['tags', listOf(MAX_TAGS).join(), { tags: listOf(MAX_TAGS) }],
    ['tags', 'ก'.repeat(MAX_TAG), { tags: ['ก'.repeat(MAX_TAG)] }],
    ['tags', LONG_TAGS.join(), { tags: LONG_TAGS }],
    ['references', ' ', { references: [] }],
    ['references', '[]', { references: [] }],
    [
      'references',
      referencesOf([' a ', ''], ' https://a.example '),
      {
        references: [
          { label: 'a', link: 'https://a.example' },
          { label: '', link: 'https://a.example' },
        ],
      },
    ],
    [
      'references',
      referencesOf(['a'.repeat(MAX_REFERENCE_LABEL)]),
      {
        references: [{ label: 'a'.repeat(MAX_REFERENCE_LABEL), link: 'https://a.example' }],
      },
    ],
    ['group_id', '7', {}],
    ['group_id', '', {}],
    ['news_id', '102', {}],
  ])('accept a good %s (%#)', async (field, value, expected) => {
    const { input, errors } = await setup({ [field]: value });
    expect(errors).toEqual({});
    expect(input).toMatchObject(expected);
  });

  it('accept as many references as allowed', async () => {
    const { input, errors } = await setup({ references: referencesOf(listOf(MAX_REFERENCES)) });
    expect([input.references.length, errors]).toEqual([MAX_REFERENCES, {}]);
  });

  it.each([
    ['title', ' ', commonMessages.required],
    ['title', 'a'.repeat(MAX_TITLE + 1), commonMessages.tooLong(MAX_TITLE)],
    ['metaTitle', 'a\u0000', commonMessages.notPlainText],
    ['metaTitle', 'a'.repeat(MAX_TITLE + 1), commonMessages.tooLong(MAX_TITLE)],
    ['videoUrl', 'a.example', newsMessages.invalidUrl],
    [
      'tiktokUrl',
      'https://a.example/'.padEnd(MAX_URL_CHARACTERS + 1, 'x'),
      commonMessages.tooLong(MAX_URL_CHARACTERS),
    ],
    ['markdown', ' ', commonMessages.required],
    ['markdown', 'a'.repeat(MAX_MARKDOWN + 1), commonMessages.tooLong(MAX_MARKDOWN)],
    ['categoryId', '', newsMessages.chooseCategory],
    ['categoryId', '2147483648', newsMessages.chooseCategory],
    ['categoryId', '11a', newsMessages.chooseCategory],
    ['categoryId', 'a11', newsMessages.chooseCategory],
    ['categoryId', '00000000011', newsMessages.chooseCategory],
    ['countryCode', ' ', newsMessages.chooseCountry],
    ['countryCode', 'THAILAND 11', commonMessages.tooLong(10)],
    ['publishedDate', 'tomorrow', newsMessages.invalidDate],
    ['publishedDate', '9999-12-31T23:59:59-14:00', newsMessages.dateTooFar],
    ['publishedDate', '2569-11-28T12:00:00+07:00', newsMessages.dateTooFar],
    ['publishedDate', '1950-01-01T00:00:00Z', newsMessages.dateTooFar],
    ['publishedDate', '2036-03-18T05:00:01Z', newsMessages.dateTooFar],
    ['publishedDate', 'x'.repeat(41), commonMessages.tooLong(40)],
    ['tags', listOf(MAX_TAGS + 1).join(), newsMessages.tooManyTags(MAX_TAGS)],
    ['tags', `b,${'a'.repeat(MAX_TAG + 1)}`, newsMessages.tagTooLong(MAX_TAG)],
    ['tags', 'a'.repeat(MAX_JOINED_TAGS + 1), commonMessages.tooLong(MAX_JOINED_TAGS)],
    ['references', 'not JSON', newsMessages.invalidReferences],
    ['references', '{}', newsMessages.invalidReferences],
    ['references', '[null]', newsMessages.invalidReferences],
    ['references', '[5]', newsMessages.invalidReferences],
    ['references', '[{"label":"a"}]', newsMessages.invalidReferences],
    ['references', '[{"link":"https://a.example"}]', newsMessages.invalidReferences],
    ['references', '[{"label":5,"link":"https://a.example"}]', newsMessages.invalidReferences],
    ['references', '[{"label":"a","link":5}]', newsMessages.invalidReferences],
    ['references', referencesOf(['a\u0000']), newsMessages.invalidReferences],
    ['references', referencesOf(['a'], 'https://a.example/\u0000'), newsMessages.invalidReferences],
    ['references', referencesOf(['a'], 'ftp://a.example'), newsMessages.invalidReferences],
    ['references', referencesOf(['a'.repeat(MAX_REFERENCE_LABEL + 1)]), newsMessages.invalidReferences],
    ['references', referencesOf(listOf(MAX_REFERENCES + 1)), newsMessages.tooManyReferences(MAX_REFERENCES)],
    [
      'references',
      referencesOf(listOf(MAX_REFERENCES + 1), 'x'),
      newsMessages.tooManyReferences(MAX_REFERENCES),
    ],
    ['group_id', '8', newsMessages.otherGroup],
    ['group_id', 'x', newsMessages.otherGroup],
    ['reason', 'x', versionMessages.unknownReason('merge, restore, import')],
    ['from_version', '0', versionMessages.noNumber],
    ['from_version', '1.5', versionMessages.noNumber],
    ['from_version', '2147483648', versionMessages.noNumber],
  ])('refuse a bad %s, and say why (%#)', async (field, value, message) => {
    expect((await setup({ [field]: value })).errors).toEqual({ [field]: message });
  });

  it('keep only the good references of a list with bad ones', async () => {
    const references = '[{"label":"a","link":"https://a.example"},{"label":"b","link":"x"}]';
    const { input } = await setup({ references });
    expect(input.references).toEqual([{ label: 'a', link: 'https://a.example' }]);
  });

  it.each<[HtmlRefusal, object]>([
    ['too-deep', newsMessages.tooDeep(MAX_HTML_DEPTH)],
    ['too-many-elements', newsMessages.tooManyElements(MAX_HTML_ELEMENTS)],
    ['too-many-pictures', newsMessages.tooManyPictures(50)],
    ['too-slow', newsMessages.tooSlow],
  ])('refuse a text that is %s', async (refusal, message) => {
    const { input, errors, removed } = await setup({}, { refusal });
    expect({ html: input.html, errors, removed }).toEqual({
      html: '',
      errors: { html: message },
      removed: [],
    });
  });

  it('refuse a text that shows nothing', async () => {
    const { input, errors } = await setup({}, { isEmpty: true });
    expect([input.html, errors]).toEqual(['clean c', { html: commonMessages.required }]);
  });

  it.each([
    ['a'.repeat(MAX_HTML + 1), commonMessages.tooLong(MAX_HTML)],
    ['\u0000', commonMessages.notPlainText],
  ])('refuse a text that cannot be stored, without cleaning it (%#)', async (html, message) => {
    const { input, errors, removed, cleaned } = await setup({ html });
    expect({ html: input.html, errors, removed, cleaned }).toEqual({
      html: '',
      removed: [],
      cleaned: [],
      errors: { html: message },
    });
  });

  it('use the current time instead of an unreadable one', async () => {
    expect((await setup({ publishedDate: 'tomorrow' })).input.publishedAt).toEqual(NOW);
  });

  it('say why an edit was made, and what it goes back to', async () => {
    const fields = { reason: 'restore', from_version: '2147483647', news_id: '101', markdown: '' };
    const { origin, errors } = await setup(fields, { newsId: 101 });
    expect([origin, errors]).toEqual([{ reason: 'restore', fromNumber: 2_147_483_647 }, {}]);
    expect((await setup({}, { newsId: 101 })).origin).toEqual({ reason: 'edit', fromNumber: null });
    expect((await setup({ reason: 'x', from_version: '-1' })).origin).toEqual({
      reason: 'create',
      fromNumber: null,
    });
    expect((await setup({ news_id: '101' }, { newsId: 102 })).errors).toEqual({
      news_id: newsMessages.otherNews,
    });
  });
});
