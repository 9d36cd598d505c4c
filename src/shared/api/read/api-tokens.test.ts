import { readSecret, readToken } from './api-tokens';

describe('tokens from any backend', () => {
  it('are read whole, with ids of any kind', () => {
    const token = {
      id: 't-1',
      name: 'เว็บไซต์',
      createdAt: '2026-11-30',
      createdBy: 'มาลี',
      lastUsedAt: '2026-12-01',
    };
    expect(readToken({ ...token, purpose: 'read-news' })).toEqual({ ...token, purpose: 'read-news' });
    expect(readSecret({ ...token, secret: 'once' })).toEqual({ secret: 'once' });
  });

  it('may lack everything but their ids, and have a purpose that this console does not know', () => {
    const empty = { id: '7', name: '', purpose: null, createdAt: '', createdBy: '', lastUsedAt: null };
    expect(readToken({ id: 7, purpose: 'of-a-later-release', lastUsedAt: null })).toEqual(empty);
    expect(readSecret({ secret: null })).toEqual({ secret: '' });
  });
});
