import { JournalistLevel } from '@contract';

/** The categories, from the bottom of the list to its top. */
export const DEMO_CATEGORIES = [
  'ไลฟ์สไตล์',
  'ดวงชะตา',
  'ท่องเที่ยว',
  'อาหาร',
  'สุขภาพ',
  'สิ่งแวดล้อม',
  'Technology',
  'บันเทิง',
  'กีฬา',
  'ต่างประเทศ',
  'เศรษฐกิจ',
  'การเมือง',
] as const;

export const DEMO_COUNTRIES = [
  { name: 'ไทย', code: 'TH' },
  { name: 'ญี่ปุ่น', code: 'JP' },
  { name: 'เกาหลีใต้', code: 'KR' },
  { name: 'สิงคโปร์', code: 'SG' },
  { name: 'สหรัฐอเมริกา', code: 'US' },
  { name: 'สหราชอาณาจักร', code: 'GB' },
  { name: 'ออสเตรเลีย', code: 'AU' },
  { name: 'เวียดนาม', code: 'VN' },
] as const;

type DemoGroup = {
  name: string;
  /** Positions in DEMO_CATEGORIES. */
  categories: readonly [number, ...number[]];
  newsCount: number;
  /** Further members besides the accounts, as positions among the demo users. */
  members: { first: number; count: number };
  /** The position of a demo account that heads the group. */
  headAccount?: number;
};

/** Six groups of different sizes; the accounts' levels are in the first. */
export const DEMO_GROUPS: readonly DemoGroup[] = [
  { name: 'ข่าวเศรษฐกิจ', categories: [10, 9, 6, 5], newsCount: 120, members: { first: 9, count: 8 } },
  {
    name: 'ข่าวการเมือง',
    categories: [11, 9, 10],
    newsCount: 70,
    members: { first: 12, count: 20 },
    headAccount: 0,
  },
  { name: 'กีฬาทั่วไทย', categories: [8, 9], newsCount: 50, members: { first: 30, count: 9 } },
  { name: 'Tech & Science', categories: [6, 5, 4], newsCount: 35, members: { first: 38, count: 6 } },
  { name: 'บันเทิงและไลฟ์สไตล์', categories: [7, 0, 2, 3], newsCount: 20, members: { first: 44, count: 4 } },
  { name: 'Night Desk', categories: [9], newsCount: 5, members: { first: 60, count: 2 } },
];

/** The levels of a group's further members, in turn; the first is Head if no account is. */
export const MEMBER_LEVELS: readonly JournalistLevel[] = [
  JournalistLevel.Audit,
  JournalistLevel.Leader,
  JournalistLevel.Professional,
  JournalistLevel.Professional,
  JournalistLevel.Freelance,
  JournalistLevel.Trainee,
  JournalistLevel.Freelance,
  JournalistLevel.Deleted,
];
