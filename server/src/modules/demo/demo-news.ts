import { DAY_MS } from '@contract';

import { createRandom, pick } from '../drawings/random';
import { drawingUrls } from '../drawings/routes';
import { approve, type NewsState, newDraft, type PublicState } from '../news/approval';

import {
  ENGLISH_EVENTS,
  ENGLISH_SENTENCES,
  ENGLISH_SUBJECTS,
  TAGS,
  THAI_EVENTS,
  THAI_SENTENCES,
  THAI_SUBJECTS,
} from './demo-headlines';
import { DEMO_COUNTRIES } from './demo-places';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const SPAN_MS = 35 * DAY_MS;

/** Every state that an item can be in, from an empty approval to a permanent one, the frequent ones more often. */
const stateOf = (
  index: number,
  { createdAt, publishedAt }: Record<'createdAt' | 'publishedAt', Date>,
  now: Date,
) => {
  const draft: NewsState = { ...newDraft(createdAt), version: 1, publishedAt, returnedAt: null };
  const approved = (step: 'hours' | 'permanent', from: PublicState, at: Date) => ({
    ...approve({ ...draft, ...from }, step, at),
    waitingSince: null,
  });
  const approvedAt = new Date(createdAt.getTime() + 30 * MINUTE_MS);
  const once = approved('hours', draft, approvedAt);
  switch (index % 10) {
    case 0:
    case 1:
    case 2:
      return newDraft(createdAt);
    case 3:
      // Its 24 hours are over. The hours of items written today cannot be over yet.
      return createdAt.getTime() + 2 * DAY_MS < now.getTime() ? once : newDraft(createdAt);
    case 4:
      // Approved just before the seeding, so that the 24 hours are not over yet.
      return approved('hours', draft, new Date(now.getTime() - (index % 20) * HOUR_MS));
    case 5:
      return once;
    default:
      return approved('permanent', once, approvedAt);
  }
};

const bodyOf = (
  random: () => number,
  sentences: readonly [string, ...string[]],
  reference: string,
): string => {
  const sentence = () => pick(random, sentences);
  const table =
    random() < 0.25
      ? '<table><tbody><tr><td>2567</td><td>1,204</td></tr><tr><td>2568</td><td>1,255</td></tr></tbody></table>'
      : '';
  return [
    `<p>${sentence()} ${sentence()}</p>`,
    `<h2>${sentence()}</h2>`,
    `<p><strong>${sentence()}</strong> ${sentence()}</p>`,
    `<ul><li>${sentence()}</li><li>${sentence()}</li></ul>`,
    table,
    `<p>${sentence()} <a href="${reference}">${reference}</a></p>`,
  ].join('');
};

type Place = {
  groupId: number;
  count: number;
  authorIds: readonly [number, ...number[]];
  categoryIds: readonly [number, ...number[]];
  /** The id of each code. */
  countryIds: ReadonlyMap<string, number>;
  seed: number;
};

/** A group's news over the last five weeks, in Thai and English, the same for the same seed and date. */
export const demoNews = ({ groupId, count, authorIds, categoryIds, countryIds, seed }: Place, now: Date) => {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, index) => {
    const isThai = random() < 0.75;
    const subject = isThai ? pick(random, THAI_SUBJECTS) : pick(random, ENGLISH_SUBJECTS);
    const event = isThai ? pick(random, THAI_EVENTS) : pick(random, ENGLISH_EVENTS);
    const title = isThai ? `${subject}${event}` : `${subject} ${event}`;
    const age = SPAN_MS * (1 - (index + random()) / count);
    const createdAt = new Date(Math.floor((now.getTime() - age) / MINUTE_MS) * MINUTE_MS);
    const reference = `https://archive.newsdesk.example/${seed}/${index + 1}`;
    const sentences = isThai ? THAI_SENTENCES : ENGLISH_SENTENCES;
    const drawing = seed * 1_000 + index;
    const item = {
      groupId,
      authorId: pick(random, authorIds),
      title,
      metaTitle: title,
      markdown: pick(random, sentences),
      metaDescription: pick(random, sentences),
      categoryId: pick(random, categoryIds),
      countryId: countryIds.get(index % 3 === 0 ? pick(random, DEMO_COUNTRIES).code : 'TH') ?? 0,
      publishedAt: new Date(createdAt.getTime() + Math.floor(random() * 6) * HOUR_MS),
      createdAt,
      html: bodyOf(random, sentences, reference),
      tags: [...new Set([pick(random, TAGS), pick(random, TAGS), pick(random, TAGS)])],
      references: [{ label: isThai ? 'แฟ้มข่าว' : 'Archive', link: reference }],
      coverImageUrl: drawingUrls.cover(drawing),
      squareImageUrl: drawingUrls.square(drawing),
    };
    const state = stateOf(index, item, now);
    const totalViews = state.publishedVersion === null ? 0 : Math.floor(random() ** 3 * 40_000);
    return { ...item, totalViews, ...state };
  });
};
