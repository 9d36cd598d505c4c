import { readReturnTo } from './return-to';

const PAGE = { pathname: '/user', search: '?page=2', hash: '#a' };

describe('the page to return to after the sign-in', () => {
  it('is the requested one, without anything else that the history holds', () => {
    expect(readReturnTo({ from: { ...PAGE, key: 'k', state: 1 }, reason: 'expired', other: 1 })).toEqual({
      from: PAGE,
      reason: 'expired',
    });
  });

  it.each(['expired', 'unreachable', 'textKept'])('comes with the reason %s', (reason) => {
    expect(readReturnTo({ reason })).toEqual({ reason });
  });

  it.each([
    [null],
    [undefined],
    ['/user'],
    [{}],
    [{ reason: 'other' }],
    [{ from: null }],
    [{ from: '/user' }],
    [{ from: { search: '?a' } }],
    [{ from: { pathname: 5 } }],
    [{ from: { pathname: 'https://elsewhere.example/' } }],
  ])('is unknown if the history holds something else: %j', (state) => {
    expect(readReturnTo(state)).toEqual({});
  });
});
