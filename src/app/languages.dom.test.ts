import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Catalogue } from '@/shared/i18n/messages';

type Value = string | ((...args: unknown[]) => string);
type Table = Catalogue<Record<string, Value>>;

const SOURCE = path.resolve(__dirname, '..');

const isTable = (value: unknown): value is Table =>
  typeof value === 'object' && value !== null && 'thai' in value && 'th' in value && 'en' in value;

/** Every message table of the console, by the path of its file. */
const tables = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|i18n\//.test(file))
  .filter((file) => readFileSync(path.join(SOURCE, file), 'utf8').includes('= defineMessages('))
  .flatMap((file) =>
    Object.values(jest.requireActual<Record<string, unknown>>(path.join(SOURCE, file)))
      .filter(isTable)
      .map((table) => ({ file, table })),
  );

/** These choose a text by a name, and cannot be called with a number; src/features/checks/rules/check-words.test.ts has those of the checks. */
const BY_NAME = ['what', 'fix', 'severity', 'removedPart', 'kindName'];

const textsOf = (messages: Record<string, Value>) =>
  Object.entries(messages)
    .filter(([key]) => !BY_NAME.includes(key))
    .map(([key, value]) => [key, typeof value === 'string' ? value : value(2, 2, 2, 2)] as const);

/** Names of people's levels, of permissions, products, formats and keys, which Thai newsrooms write in Latin letters too. */
const LATIN = new Set(
  [
    'Head Audit Leader ADMINISTRATOR',
    'Newsdesk YouTube Vimeo TikTok Facebook LINE Google Microsoft Authenticator Aegis',
    'JPEG PNG CSV HTML Markdown json http https ISO TH',
    'Ctrl Shift Enter Escape Esc Alt Space',
  ].flatMap((names) => names.split(' ')),
);

const latinIn = (text: string) => (text.match(/[A-Za-z]{2,}/g) ?? []).filter((word) => !LATIN.has(word));

/** What the specification quotes, as it quotes it. */
const QUOTED = [
  'Dashboard|Users|Journalists|News|Categories|Countries|Quiz|Version|Log out|Back to Previous|Sign in|Username|Password',
  'Loading...|There are no records to display|Detail|Edit|Delete|Success!|Error!|Copy|Copied|Copied to clipboard|Time:',
  'click for upload image|No.|Group name|Created at|Go to news|Manage|Add New Group|Category|News (this week)|Total views',
  'Title|Cover image|Status|Published|Created|Add news|Delete group|Add member|Level|Email|Display name|Role|View|Add|Remove',
  'TikTok URL|Video URL|Meta Title|Markdown|Meta Description|Country|Publish at|Content|Tags|Generate Tag|Reference links',
  'Label|Link|Full URL|Short URL|Save|Create a news category|Go back|Country name|ISO Code|Create|Update|Draft|Hidden',
  'Approve 24 hours|Approve permanently|Cancel|Username or E-mail is required|You could only upload images.',
].flatMap((labels) => labels.split('|'));

describe('the three languages', () => {
  it('are complete in every table: Thai for all labels has no English word [LOK-04]', () => {
    expect(tables.length).toBeGreaterThan(45);
    const english = tables.flatMap(({ file, table }) =>
      textsOf(table.thai).flatMap(([key, text]) => latinIn(text).map((word) => `${file} ${key}: ${word}`)),
    );
    expect(english).toEqual([]);
    expect(latinIn('ลบ Delete ใน Ctrl')).toEqual(['Delete']);
  });

  it('keep what the specification quotes, in Thai with English labels and in English [LOK-04]', () => {
    for (const language of ['th', 'en'] as const) {
      const texts = new Set(tables.flatMap(({ table }) => textsOf(table[language]).map(([, text]) => text)));
      expect(QUOTED.filter((label) => !texts.has(label))).toEqual([]);
    }
  });

  it('say a quoted sentence in both languages in one line, the Thai first [LOK-04]', () => {
    const lines = tables.flatMap(({ table }) => textsOf(table.th).map(([, text]) => text));
    for (const english of ['please choose category', 'please add Cover image', 'please add tags'])
      expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^[\u0e00-\u0e7f].* ${english}$`)));
  });
});
