import { createHash } from 'node:crypto';

import { DEFAULT_TIME_ZONE, PostStatus } from '@contract';

import { approvalOf, changesOfEdit, newsOf } from './audited-news';
import type { NewsRow } from './columns';
import { toNewsItem, toSummary } from './presenter';

const NOW = new Date('2026-03-20T05:00:00Z');
const LATER = new Date('2026-03-20T05:00:00.001Z');

const ROW: NewsRow = {
  id: 5,
  groupId: 7,
  authorId: 2,
  title: ' Flood: ข่าว น้ำท่วม 2026!',
  metaTitle: 'Short',
  markdown: 'Lead',
  metaDescription: 'About',
  categoryId: 11,
  countryId: 4,
  countryCode: 'TH',
  version: 6,
  writers: [2],
  publishedVersion: null,
  shownFrom: null,
  waitingSince: new Date('2026-03-20T02:30:00Z'),
  publishedAt: new Date('2026-03-20T19:30:00Z'),
  createdAt: new Date('2026-03-20T02:30:00Z'),
  html: '<p>Text</p>',
  tags: ['a', 'b'],
  references: [{ label: 'One', link: 'https://a.example' }],
  videoUrl: 'https://v.example',
  tiktokUrl: 'https://t.example',
  coverImageUrl: '/files/cover.webp',
  squareImageUrl: null,
  coverOriginalUrl: '/files/original.webp',
  status: PostStatus.Draft,
  approvedUntil: null,
  approvedPermanently: false,
  returnedAt: null,
  returnedBy: null,
  returnComment: null,
  totalViews: 3,
  deletedFrom: null,
  deletedAt: null,
  deletedBy: null,
};

const { Draft, Published, Hidden } = PostStatus;

describe('an item as others see it', () => {
  it('has its texts, its addresses and its state', () => {
    const item = toNewsItem(
      ROW,
      { now: NOW, locale: 'en', timeZone: DEFAULT_TIME_ZONE },
      'https://newsdesk.example',
    );
    const slug = encodeURIComponent('flood-ข่าว-น้ำท่วม-2026');
    expect(item).toEqual({
      id: 5,
      title: ' Flood: ข่าว น้ำท่วม 2026!',
      metaTitle: 'Short',
      metaDescription: 'About',
      videoUrl: 'https://v.example',
      tiktokUrl: 'https://t.example',
      markdown: 'Lead',
      html: '<p>Text</p>',
      tags: [{ name: 'a' }, { name: 'b' }],
      references: [{ label: 'One', link: 'https://a.example' }],
      coverImageUrl: '/files/cover.webp',
      squareImageUrl: null,
      categoryId: 11,
      countryCode: 'TH',
      publishedAt: '2026-03-20T19:30:00.000Z',
      createdAt: '2026-03-20T02:30:00.000Z',
      status: Draft,
      statusText: 'Draft',
      approvalText: 'Waiting for approval',
      isApprovedLifeTime: false,
      isApprovedPermanent: false,
      fullUrl: `https://newsdesk.example/n/5/${slug}`,
      shortUrl: 'https://newsdesk.example/n/5',
    });
  });

  it.each([
    ['--', ''],
    ['A  B', 'a-b'],
    ['"A"', 'a'],
    ['50%', '50'],
  ])('has the title %j as %j in its address', (title, slug) => {
    const { fullUrl } = toNewsItem(
      { ...ROW, title },
      { now: NOW, locale: 'th', timeZone: DEFAULT_TIME_ZONE },
      'https://a.example',
    );
    expect(fullUrl).toBe(`https://a.example/n/5/${slug}`);
  });

  const FOR_A_DAY = { publishedVersion: 6, shownFrom: NOW, status: Published, approvedUntil: LATER };
  const FOR_GOOD = { ...FOR_A_DAY, approvedUntil: NOW, approvedPermanently: true };
  const WAITS = { version: 7, waitingSince: NOW };

  it.each([
    ['a draft', {}, Draft, 'Draft', 'Waiting for approval', 'รออนุมัติ', [false, false]],
    [
      'returned before any approval',
      { waitingSince: null, returnedAt: NOW },
      ...[Draft, 'Draft', 'Waits for its writer', 'รอผู้เขียนแก้ไข', [false, false]],
    ],
    [
      'for 24 hours',
      FOR_A_DAY,
      Published,
      'Published',
      'Approved for 24 hours',
      'อนุมัติ 24 ชั่วโมง',
      [true, false],
    ],
    [
      'that went dark',
      { ...FOR_A_DAY, approvedUntil: NOW },
      ...[Hidden, 'Hidden · 24 hours are over', 'The approval for 24 hours has run out'],
      ...['หมดเวลาอนุมัติ 24 ชั่วโมงแล้ว', [true, false]],
    ],
    ['permanent', FOR_GOOD, Published, 'Published', 'Approved permanently', 'อนุมัติถาวร', [true, true]],
    [
      'scheduled',
      { ...FOR_A_DAY, shownFrom: new Date('2026-11-30T12:58:00Z') },
      ...[Published, 'Scheduled for 30/11/26 19:58', 'Approved for 24 hours', 'อนุมัติ 24 ชั่วโมง', [true, false]],
    ],
    [
      'withdrawn',
      { ...FOR_GOOD, status: Hidden, approvedPermanently: false, returnedAt: NOW },
      ...[Hidden, 'Hidden', 'Taken off the website', 'นำออกจากเว็บไซต์แล้ว', [true, false]],
    ],
    [
      'for 24 hours, with changes',
      { ...FOR_A_DAY, ...WAITS },
      ...[
        Published,
        'Published · changes wait',
        'Changes wait for approval',
        'การแก้ไขรออนุมัติ',
        [false, false],
      ],
    ],
    [
      'permanent, with changes',
      { ...FOR_GOOD, ...WAITS },
      ...[Published, 'Published · changes wait', 'Changes wait for approval', 'การแก้ไขรออนุมัติ', [true, false]],
    ],
    [
      'permanent, with returned changes',
      { ...FOR_GOOD, version: 7, waitingSince: null, returnedAt: NOW },
      ...[Published, 'Published', 'The changes were returned', 'การแก้ไขถูกส่งกลับ', [true, false]],
    ],
  ] as [string, Partial<NewsRow>, PostStatus, string, string, string, [boolean, boolean]][])(
    'says its state in words: %s [PUB-11]',
    (_name, state, status, statusText, en, th, [isApprovedLifeTime, isApprovedPermanent]) => {
      const row = { ...ROW, waitingSince: state.publishedVersion ? null : NOW, ...state };
      expect(toSummary(row, { now: NOW, locale: 'en', timeZone: DEFAULT_TIME_ZONE })).toMatchObject({
        status,
        statusText,
        approvalText: en,
        isApprovedLifeTime,
        isApprovedPermanent,
      });
      expect(toSummary(row, { now: NOW, locale: 'th', timeZone: DEFAULT_TIME_ZONE }).approvalText).toBe(th);
    },
  );
});

describe('an item in the audit log', () => {
  it('is named by its title and its group, which a deleted one does not have', () => {
    const object = { kind: 'news', id: '5', name: ROW.title };
    expect(newsOf(ROW)).toEqual({ object, groupId: 7 });
    expect(newsOf({ ...ROW, groupId: null })).toEqual({ object, groupId: undefined });
  });

  it.each([
    [
      Draft,
      null,
      false,
      { publishedVersion: null, status: 'Draft', approvedUntil: null, approvedPermanently: false },
    ],
    [
      Published,
      NOW,
      true,
      {
        publishedVersion: null,
        status: 'Published',
        approvedUntil: NOW.toISOString(),
        approvedPermanently: true,
      },
    ],
  ])('has its approval: %s', (status, approvedUntil, approvedPermanently, values) => {
    expect(approvalOf({ ...ROW, status, approvedUntil, approvedPermanently })).toEqual(values);
  });

  it('has every value that an edit changed, and long texts only as length and hash', () => {
    const edited: NewsRow = {
      ...ROW,
      title: 'A',
      metaTitle: 'B',
      metaDescription: 'C',
      videoUrl: '',
      tiktokUrl: '',
      markdown: 'D',
      html: '<p>E</p>',
      categoryId: 12,
      countryCode: 'LA',
      publishedAt: NOW,
      tags: [],
      references: [],
      coverImageUrl: null,
      squareImageUrl: '/files/square.webp',
      status: Published,
      approvedUntil: NOW,
      approvedPermanently: true,
    };
    const mark = (text: string) => ({
      characters: text.length,
      sha256: createHash('sha256').update(text).digest('hex'),
    });
    const { before, after } = changesOfEdit(ROW, edited);
    expect(before).toEqual({
      title: ROW.title,
      metaTitle: 'Short',
      metaDescription: 'About',
      videoUrl: 'https://v.example',
      tiktokUrl: 'https://t.example',
      markdown: mark('Lead'),
      html: mark('<p>Text</p>'),
      categoryId: 11,
      countryCode: 'TH',
      publishedAt: '2026-03-20T19:30:00.000Z',
      tags: ['a', 'b'],
      references: ['One https://a.example'],
      coverImageUrl: '/files/cover.webp',
      squareImageUrl: null,
      status: 'Draft',
      approvedUntil: null,
      approvedPermanently: false,
    });
    expect(after).toMatchObject({ markdown: mark('D'), html: mark('<p>E</p>'), tags: [], references: [] });
    expect(Object.keys(after)).toEqual(Object.keys(before));
    expect(changesOfEdit(ROW, { ...ROW, totalViews: 9 })).toEqual({ before: {}, after: {} });
  });
});
