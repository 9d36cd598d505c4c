import {
  JournalistLevel,
  Permission,
  PostStatus,
  type Country,
  type GroupMember,
  type GroupStatistics,
  type JournalistGroup,
  type MediaPicture,
  type NewsCategory,
  type NewsItem,
  type User,
} from '@/shared/contract';

/** Complete entities with ordinary values; a test overrides only the fields that it is about. */
export const createUser = (overrides: Partial<User> = {}): User => ({
  id: 1,
  email: 'malee@newsdesk.test',
  username: 'malee',
  displayName: 'มาลี ศรีสุข',
  bio: 'ผู้สื่อข่าว',
  avatarUrl: null,
  permission: Permission.USER,
  ...overrides,
});

export const createMember = (overrides: Partial<GroupMember> = {}): GroupMember => ({
  profile: { id: 1, displayName: 'มาลี ศรีสุข', avatarUrl: null },
  level: JournalistLevel.Head,
  levelClassMsg: 'Head',
  ...overrides,
});

export const createGroup = (overrides: Partial<JournalistGroup> = {}): JournalistGroup => ({
  id: 7,
  name: 'ข่าวเศรษฐกิจ',
  createdAt: '2026-01-05T09:30:00+07:00',
  me: { level: JournalistLevel.Head },
  members: [createMember()],
  ...overrides,
});

export const createStatistics = (overrides: Partial<GroupStatistics> = {}): GroupStatistics => ({
  totalCategory: 3,
  totalMembers: 6,
  totalNews: 48,
  totalNewsInThisWeek: 5,
  totalViews: 1_250_000,
  ...overrides,
});

export const createCategory = (overrides: Partial<NewsCategory> = {}): NewsCategory => ({
  id: 11,
  name: 'การเมือง',
  sortOrder: 1,
  ...overrides,
});

export const createCountry = (overrides: Partial<Country> = {}): Country => ({
  id: 21,
  label: 'ไทย',
  code: 'TH',
  ...overrides,
});

export const createNews = (overrides: Partial<NewsItem> = {}): NewsItem => ({
  id: 101,
  title: 'น้ำท่วมภาคเหนือคลี่คลาย',
  metaTitle: '',
  markdown: 'สรุปข่าว',
  metaDescription: '',
  categoryId: 11,
  countryCode: 'TH',
  publishedAt: '2026-11-20T08:00:00+07:00',
  createdAt: '2026-11-19T16:45:00+07:00',
  html: '<p>เนื้อข่าว</p>',
  tags: [{ name: 'น้ำท่วม' }],
  references: [],
  videoUrl: '',
  tiktokUrl: '',
  coverImageUrl: '/files/cover.webp',
  squareImageUrl: '/files/square.webp',
  fullUrl: 'https://news.test/n/101',
  shortUrl: 'https://n.test/101',
  status: PostStatus.Draft,
  statusText: 'Draft',
  approvalText: '',
  isApprovedLifeTime: false,
  isApprovedPermanent: false,
  ...overrides,
});

export const createMedia = (overrides: Partial<MediaPicture> = {}): MediaPicture => ({
  id: 'a1',
  url: '/files/a1.webp',
  title: 'ตลาดน้ำ',
  alt: 'เรือในคลอง',
  credit: 'ภาพ: มาลี ศรีสุข',
  source: '',
  rightsNote: '',
  rightsUntil: null,
  tags: ['ตลาด'],
  width: 1600,
  height: 900,
  bytes: 240_000,
  uploadedAt: '2026-11-20T08:00:00+07:00',
  uploadedBy: { id: '1', displayName: 'มาลี ศรีสุข' },
  uses: 0,
  ...overrides,
});
