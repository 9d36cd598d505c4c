import type { NewsFormParts } from '@contract';

import { pngImage } from './images';

type Ids = { groupId: number; categoryId: number };

/** The texts of a valid news form, for the edit of an item that has covers. */
export const newsTexts = (ids: Ids, overrides: Partial<NewsFormParts> = {}) => ({
  title: 'น้ำท่วมภาคเหนือคลี่คลาย',
  metaTitle: '',
  markdown: 'สรุปสถานการณ์ล่าสุด',
  metaDescription: '',
  categoryId: String(ids.categoryId),
  countryCode: 'TH',
  publishedDate: '2026-03-20T09:30:00+07:00',
  html: '<p>ระดับน้ำลดลงต่อเนื่อง</p>',
  tags: 'น้ำท่วม69,ข่าวด่วน',
  references: '[{"label":"แฟ้มข่าว","link":"https://archive.newsdesk.example/1"}]',
  videoUrl: '',
  tiktokUrl: '',
  group_id: String(ids.groupId),
  ...overrides,
});

/** The parts of a valid news form, with both covers. */
export const newsParts = async (ids: Ids, overrides: Partial<NewsFormParts> = {}) => ({
  ...newsTexts(ids, overrides),
  cover: { bytes: await pngImage({ width: 800, height: 800 }) },
  square: { bytes: await pngImage({ width: 800, height: 400 }) },
});
