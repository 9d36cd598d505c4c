import { PostStatus } from '@/shared/contract';
import { createNews } from '@/shared/testing/factories';

import { isUnchanged } from './use-fresh-news';

describe('an item between two loads', () => {
  const seen = createNews();

  it('is unchanged if only its short address differs', () => {
    expect(isUnchanged(seen, { ...seen, shortUrl: 'https://news.example/s/other' })).toBe(true);
  });

  it.each([
    ['its status', { status: PostStatus.Published }],
    ['its approval for 24 hours', { isApprovedLifeTime: !seen.isApprovedLifeTime }],
    ['its permanent approval', { isApprovedPermanent: !seen.isApprovedPermanent }],
    ['its title', { title: `${seen.title} ใหม่` }],
  ])('is changed if %s differs', (_what, change) => {
    expect(isUnchanged(seen, { ...seen, ...change })).toBe(false);
  });
});
