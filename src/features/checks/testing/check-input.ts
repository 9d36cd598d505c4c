import { type NewsVersion, storedVersion } from '@/features/news';
import { linkRules } from '@/shared/editor/testing/link-rules';
import { createNews } from '@/shared/testing/factories';

import type { CheckInput } from '../rules/finding';
import { checkNews } from '../rules/run-checks';

const NOW = new Date('2026-11-20T09:00:00+07:00');

type Given = Partial<Omit<CheckInput, 'values'>> & { values?: Partial<NewsVersion> };

/** The input of an item without findings, with the given overrides. */
export const checkInput = ({ values, ...given }: Given = {}): CheckInput => ({
  values: { ...storedVersion(createNews({ metaDescription: 'คำอธิบาย' })), ...values },
  storedHtml: null,
  covers: { cover: { width: 1600, height: 900 }, square: { width: 1080, height: 1080 } },
  now: NOW,
  isPublished: false,
  lostPictures: [],
  libraryPictures: [],
  titlesOfGroup: [],
  rules: { ...linkRules, stagingDomains: ['preview.example'], ownHosts: ['localhost:8080'] },
  ...given,
});

/** The findings as "code | field | text or medium". */
export const foundIn = (given: Given): string[] =>
  checkNews(checkInput(given)).map(({ code, place: { field, text, media } }) =>
    [code, field, text ?? media].filter((part) => part !== undefined).join(' | '),
  );

/** The findings in an article. */
export const foundInHtml = (html: string, given: Given = {}): string[] =>
  foundIn({ ...given, values: { ...given.values, html } });
