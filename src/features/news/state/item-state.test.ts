import { PostStatus, type NewsItem } from '@/shared/contract';
import { createNews } from '@/shared/testing/factories';

import { canReturn, canShowAgain, canWithdraw, itemState } from './item-state';

const NOW = Date.parse('2026-11-20T08:00:00Z');
const at = (hours: number) => new Date(NOW + hours * 3_600_000).toISOString();
const copy = (until: string | null) => ({ version: 1, publishedAt: at(-1), until, by: 'มาลี' });
const returned = { comment: 'แก้ชื่อ', at: at(-1), by: 'มาลี' };

const DRAFT = { published: null, waitingSince: at(-1), publishedAt: at(-2) };
const FOR_A_DAY = {
  status: PostStatus.Published,
  isApprovedLifeTime: true,
  publishedAt: at(-2),
  published: copy(at(5)),
  waitingSince: null,
};
const PERMANENT = { ...FOR_A_DAY, isApprovedPermanent: true, published: copy(null) };
const HIDDEN = { ...FOR_A_DAY, status: PostStatus.Hidden, published: copy(at(-3)) };

const decisions = (news: Partial<NewsItem>) => {
  const state = itemState(createNews(news), NOW);
  const may = { return: canReturn(state), withdraw: canWithdraw(state), again: canShowAgain(state) };
  return [state.shown, state.newest, Object.entries(may).flatMap(([name, is]) => (is ? name : []))];
};

describe('the state of an item on a backend with a published copy', () => {
  it.each<[string, Partial<NewsItem>, unknown[]]>([
    ['a new draft waits', DRAFT, ['draft', 'waits', ['return']]],
    [
      'a returned draft waits no longer',
      { ...DRAFT, waitingSince: null, returned },
      ['draft', 'returned', []],
    ],
    ['24 hours run', FOR_A_DAY, ['published', null, ['withdraw', 'again']]],
    [
      'changes wait beside it',
      { ...FOR_A_DAY, waitingSince: at(-1) },
      ['published', 'waits', ['return', 'withdraw', 'again']],
    ],
    [
      'its changes were returned',
      { ...FOR_A_DAY, returned },
      ['published', 'returned', ['withdraw', 'again']],
    ],
    ['it is permanent', PERMANENT, ['published', null, ['withdraw']]],
    ['it appears later', { ...PERMANENT, publishedAt: at(2) }, ['scheduled', null, ['withdraw']]],
    [
      'its 24 hours begin later',
      { ...FOR_A_DAY, publishedAt: at(2), published: copy(at(26)) },
      ['scheduled', null, ['withdraw']],
    ],
    [
      'changes of a scheduled item wait',
      { ...FOR_A_DAY, publishedAt: at(-9), published: copy(at(26)), shownFrom: at(2), waitingSince: at(-1) },
      ['scheduled', 'waits', ['return', 'withdraw']],
    ],
    [
      'changes of a permanently approved item wait, which appears later',
      {
        ...PERMANENT,
        isApprovedPermanent: false,
        publishedAt: at(-9),
        shownFrom: at(2),
        waitingSince: at(-1),
      },
      ['scheduled', 'waits', ['return', 'withdraw']],
    ],
    [
      'changes wait that would appear later, beside what readers see now',
      {
        ...PERMANENT,
        isApprovedPermanent: false,
        publishedAt: at(9),
        shownFrom: at(-2),
        waitingSince: at(-1),
      },
      ['published', 'waits', ['return', 'withdraw']],
    ],
    ['its 24 hours are over', HIDDEN, ['went-dark', null, ['return', 'again']]],
    [
      'its 24 hours ended while the page was open',
      { ...FOR_A_DAY, published: copy(at(-0.1)) },
      ['went-dark', null, ['return', 'again']],
    ],
    [
      'it went dark after its changes were returned',
      { ...HIDDEN, returned: { ...returned, at: at(-4) } },
      ['went-dark', 'returned', ['again']],
    ],
    ['it was withdrawn', { ...HIDDEN, returned }, ['hidden', 'returned', []]],
    [
      'it was changed since it went dark',
      { ...HIDDEN, waitingSince: at(-1) },
      ['hidden', 'waits', ['return']],
    ],
  ])('%s [PUB-11]', (_what, news, expected) => {
    expect(decisions(news)).toEqual(expected);
  });

  it('needs only the end of the 24 hours in lists that do not send the copy', () => {
    const row = { ...FOR_A_DAY, published: undefined, approvedUntil: at(5) };
    expect(itemState(createNews(row), NOW)).toMatchObject({ shown: 'published', until: at(5) });
    const changed = { ...PERMANENT, published: undefined, approvedUntil: at(-9), isApprovedPermanent: false };
    expect(itemState(createNews({ ...changed, waitingSince: at(-1) }), NOW)).toMatchObject({
      shown: 'published',
      newest: 'waits',
      until: null,
    });
  });
});

describe('the state of an item on a backend of the core API', () => {
  it.each<[string, Partial<NewsItem>, unknown[]]>([
    ['a draft waits', {}, ['draft', 'waits', ['return']]],
    ['a returned one does not', { returned }, ['draft', 'returned', []]],
    [
      'what is on the website is withdrawn, not returned',
      { status: PostStatus.Published },
      ['published', null, ['withdraw']],
    ],
    [
      'what is hidden waits for its next step',
      { status: PostStatus.Hidden, isApprovedLifeTime: true },
      ['hidden', 'waits', ['return']],
    ],
  ])('%s', (_what, news, expected) => {
    expect(decisions(news)).toEqual(expected);
  });
});
