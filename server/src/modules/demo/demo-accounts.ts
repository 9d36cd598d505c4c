import { JournalistLevel, Permission } from '@contract';

/** The password of every demo account. Demo data is written only into an empty embedded database. */
export const DEMO_PASSWORD = 'newsdesk';
export const DEMO_EMAIL_DOMAIN = 'newsdesk.example';

const { USER, ADMINISTRATOR, USER_SEARCH, USER_READ } = Permission;

type DemoAccount = {
  username: string;
  email: string;
  displayName: string;
  bio: string;
  permission: number;
  /** The account's level in the group ข่าวเศรษฐกิจ. */
  level?: JournalistLevel;
  /** What it may do, for the list that the server prints at start. */
  role: string;
};

/** The accounts to sign in with; they are the first demo users. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    username: 'admin',
    email: 'aree@newsdesk.example',
    displayName: 'อารี ผู้ดูแล',
    bio: 'ผู้ดูแลระบบ',
    permission: USER | ADMINISTRATOR,
    role: 'administrator',
  },
  {
    username: 'desk',
    email: 'decha@newsdesk.example',
    displayName: 'เดชา โต๊ะข่าว',
    bio: 'โต๊ะข่าวกลาง',
    permission: USER | USER_SEARCH | USER_READ,
    role: 'finds and reads users',
  },
  {
    username: 'plain',
    email: 'plain.potter@newsdesk.example',
    displayName: 'Plain Potter',
    bio: 'No extra permission',
    permission: USER,
    role: 'no extra permission',
  },
  {
    username: 'head',
    email: 'hathai@newsdesk.example',
    displayName: 'หทัย หัวหน้าข่าว',
    bio: 'หัวหน้าข่าวเศรษฐกิจ',
    permission: USER,
    level: JournalistLevel.Head,
    role: 'Head of ข่าวเศรษฐกิจ',
  },
  {
    username: 'audit',
    email: 'udom@newsdesk.example',
    displayName: 'อุดม ตรวจทาน',
    bio: 'ตรวจทานข่าวเศรษฐกิจ',
    permission: USER,
    level: JournalistLevel.Audit,
    role: 'Audit of ข่าวเศรษฐกิจ',
  },
  {
    username: 'leader',
    email: 'leela@newsdesk.example',
    displayName: 'ลีลา นำทีม',
    bio: 'หัวหน้าทีมข่าวเศรษฐกิจ',
    permission: USER,
    level: JournalistLevel.Leader,
    role: 'Leader of ข่าวเศรษฐกิจ',
  },
  {
    username: 'pro',
    email: 'prote@newsdesk.example',
    displayName: 'โปรด มืออาชีพ',
    bio: 'ผู้สื่อข่าวอาวุโส',
    permission: USER,
    level: JournalistLevel.Professional,
    role: 'Professional of ข่าวเศรษฐกิจ',
  },
  {
    username: 'freelance',
    email: 'fern.freeman@newsdesk.example',
    displayName: 'Fern Freeman',
    bio: 'Freelance writer',
    permission: USER,
    level: JournalistLevel.Freelance,
    role: 'Freelance of ข่าวเศรษฐกิจ',
  },
  {
    username: 'trainee',
    email: 'trai@newsdesk.example',
    displayName: 'ไตร ฝึกงาน',
    bio: 'นักศึกษาฝึกงาน',
    permission: USER,
    level: JournalistLevel.Trainee,
    role: 'Trainee of ข่าวเศรษฐกิจ',
  },
];
