import { isViewQuery, viewQuery } from './views';

describe('the query of a view', () => {
  const query = (text: string) => viewQuery(new URLSearchParams(text));

  it('is the same whatever the order, the page and unknown parameters of the address [DSK-09]', () => {
    expect(query('page=2&sort=oldest&state=waiting&x=1&search=')).toBe('state=waiting&sort=oldest');
    expect(isViewQuery(query('search=น้ำท่วม&group=7'))).toBe(true);
  });

  it.each([
    '',
    'page=2',
    'state=waiting&x=1',
    'state=',
    'state=a&state=b',
    `author=${'1'.repeat(41)}`,
    'search=a%00b',
  ])('is not %j', (text) => {
    expect(isViewQuery(text)).toBe(false);
  });
});
