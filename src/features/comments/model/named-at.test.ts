import { JournalistLevel } from '@/shared/contract';

import { membersNamed, namedAt } from './named-at';

it.each([
  ['@', { at: 0, typed: '' }],
  ['ฝาก@มา', { at: 3, typed: 'มา' }],
  ['ดูด้วย @Ann Le', { at: 7, typed: 'Ann Le' }],
  ['@ann @so', { at: 5, typed: 'so' }],
  ['mail@so', null],
  ['@ann\nso', null],
  ['ไม่มี', null],
  [`@${'ก'.repeat(41)}`, null],
])('of %j the name that is typed is %j [TOG-02]', (text, named) => {
  expect(namedAt(text, text.length)).toEqual(named);
});

it('what stands behind the cursor is not of the name', () => {
  expect(namedAt('@มาลี ช่วยดู', 3)).toEqual({ at: 0, typed: 'มา' });
});

it.each([
  ['', ['มาลี ใจดี', 'Ann Lee', 'น้ำ']],
  ['มา', ['มาลี ใจดี']],
  ['ใจ', ['มาลี ใจดี']],
  ['ann l', ['Ann Lee']],
  ['LEE', ['Ann Lee']],
  ['นํ้า', ['น้ำ']],
  ['นำ', []],
  ['ee', []],
])('%j is typed of %j', (typed, names) => {
  const members = ['มาลี ใจดี', 'Ann Lee', 'น้ำ'].map((displayName, id) => ({
    profile: { id, displayName, avatarUrl: null },
    level: JournalistLevel.Trainee,
    levelClassMsg: 'Trainee',
  }));
  expect(membersNamed(typed, members).map(({ profile }) => profile.displayName)).toEqual(names);
});
