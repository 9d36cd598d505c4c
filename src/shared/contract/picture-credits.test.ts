import { creditMarkup, withCredits } from './picture-credits';

describe('the credits of the pictures of an article', () => {
  const creditOf = (address: string) => (address.startsWith('/files/a') ? 'สมชาย <ใจดี>' : '');
  const of = (html: string) => withCredits(html, creditOf, 'th');
  const CREDIT = '<small class="credit">ภาพ: สมชาย &lt;ใจดี&gt;</small>';

  it.each([
    [
      'below a picture',
      '<p>ก<img alt="x" src="/files/a">ข</p>',
      `<p>ก<img alt="x" src="/files/a">${CREDIT}ข</p>`,
    ],
    [
      'at the end of its caption',
      `<figure><img src='/files/a'><figcaption>น้ำ</figcaption></figure>`,
      `<figure><img src='/files/a'><figcaption>น้ำ ${CREDIT}</figcaption></figure>`,
    ],
    [
      'below each of two with one caption, and in a figure without one',
      '<figure><img src="/files/a"><img src="/files/b"><figcaption>x</figcaption></figure><figure><img src="/files/a"></figure>',
      `<figure><img src="/files/a">${CREDIT}<img src="/files/b"><figcaption>x</figcaption></figure><figure><img src="/files/a">${CREDIT}</figure>`,
    ],
    [
      'nowhere without a credit',
      '<figure><img src="/files/b"><figcaption>$&</figcaption></figure><img>',
      undefined,
    ],
  ])('are %s [MED-01]', (_where, html, shown = html) => {
    expect(of(html)).toBe(shown);
  });

  it('take a time that grows with the article alone', () => {
    const html = '<figure>'.repeat(20_000) + '<img src="/files/a">'.repeat(5_000);
    const began = performance.now();
    of(html);
    expect(performance.now() - began).toBeLessThan(2_000);
  });

  it('are in the language of the page', () => {
    expect(creditMarkup('Ann', 'en')).toBe('<small class="credit">Photo: Ann</small>');
    expect(creditMarkup('', 'en')).toBe('');
  });
});
