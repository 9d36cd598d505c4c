import fc from 'fast-check';

import { linkKind, rewriteLink, targetOf } from './links';
import { linkRules as rules } from './testing/link-rules';

const through = (target: string) => `https://product.example/redirect?link=${encodeURIComponent(target)}`;

describe('saving a link', () => {
  it('sends an outgoing link through the redirect path with its target [EDT-03]', () => {
    expect(rewriteLink('https://other.example/a?b=ก&c#d', rules)).toBe(
      through('https://other.example/a?b=%E0%B8%81&c#d'),
    );
  });

  it.each([
    'https://product.example/news/1',
    'https://www.product.example/',
    'https://staging.quiz.example/x',
    'HTTPS://PRODUCT.EXAMPLE/x',
    'https://product.example:8443/x',
    'https://me:secret@product.example/x',
    'https://product.example./x',
    'http://quiz.example',
  ])('does not rewrite a link of the product: %s [EDT-03]', (url) => {
    expect(rewriteLink(url, rules)).toBe(url);
  });

  it.each([
    'https://product.example.evil.example/',
    'https://evilproduct.example/',
    'https://product.example@evil.example/',
    'https://evil.example/product.example',
    'https://evil.example?product.example',
    'https://evil.example#product.example',
    'https://product-example.evil.example',
    'https://xn--prduct-xqf.example/',
    'https://prоduct.example/', // the first o is Cyrillic
    'https:\\\\evil.example\\product.example',
    '//evil.example/x',
    'http://[2001:db8::1]:80/product.example',
  ])('rewrites a link to a look-alike host: %s [EDT-03]', (url) => {
    expect(rewriteLink(url, rules).startsWith('https://product.example/redirect?link=')).toBe(true);
  });

  it('recognises an internationalised domain in both spellings [EDT-03]', () => {
    const thai = { ...rules, productDomains: ['ข่าว.example'] };
    expect(rewriteLink('https://ข่าว.example/ก', thai)).toBe('https://ข่าว.example/ก');
    expect(
      rewriteLink('https://xn--22c2bp3f.example/', { ...thai, productDomains: ['XN--22C2BP3F.example'] }),
    ).toBe('https://xn--22c2bp3f.example/');
  });

  it('does not rewrite a link that already uses the redirect path [EDT-03]', () => {
    const elsewhere = { ...rules, redirectPath: 'https://go.example/out' };
    const done = 'https://go.example/out?link=https%3A%2F%2Fother.example%2F';
    expect(rewriteLink(done, elsewhere)).toBe(done);
    expect(rewriteLink('https://go.example/out-of-it', elsewhere)).toContain('/out?link=');
  });

  it.each([
    'mailto:desk@other.example',
    'tel:+6621234567',
    '#part',
    '/news/1',
    'news/1',
    '?page=2',
    '',
    'https://',
  ])('does not rewrite what is not an address of another site: "%s"', (url) => {
    expect(rewriteLink(url, rules)).toBe(url);
  });

  it('changes nothing the second time, for any address [EDT-03]', () => {
    const host = fc.oneof(
      fc.constantFrom(
        'product.example',
        'PRODUCT.example',
        'www.quiz.example',
        'product.example.evil.example',
      ),
      fc.constantFrom(
        'xn--22c2bp3f.example',
        'ข่าว.example',
        '127.0.0.1',
        '[::1]',
        'a:b@product.example',
        'u@x.com',
      ),
      fc.domain(),
    );
    const port = fc.oneof(
      fc.constant(''),
      fc.integer({ min: 0, max: 65_535 }).map((number) => `:${number}`),
    );
    const scheme = fc.constantFrom(
      'https://',
      'http://',
      'HTTPS://',
      '//',
      'https:\\\\',
      ' https://',
      'ftp://',
    );
    const rest = fc.oneof(
      fc.webPath(),
      fc.constantFrom('', '/redirect', '/redirect?link=x', '/ก?ข=%', '/a b\t#c'),
    );
    const url = fc.oneof(
      fc
        .tuple(scheme, host, port, rest, fc.webQueryParameters())
        .map(([a, b, c, d, e]) => `${a}${b}${c}${d}?${e}`),
      fc.webUrl({ withFragments: true, withQueryParameters: true }),
      fc.string({ unit: 'grapheme' }),
    );
    const redirectPath = fc.constantFrom(
      'https://product.example/redirect',
      'https://go.example/out?v=1',
      '/redirect',
    );
    fc.assert(
      fc.property(url, redirectPath, (address, path) => {
        const given = { ...rules, redirectPath: path };
        const once = rewriteLink(address, given);
        expect(rewriteLink(once, given)).toBe(once);
      }),
      { numRuns: 10_000 },
    );
  });
});

describe("a link's icon", () => {
  it.each([
    ['https://www.youtube.com/watch?v=1', 'video'],
    ['https://youtu.be/1', 'video'],
    [through('https://www.tiktok.com/@a/video/1'), 'video'],
    ['https://FACEBOOK.com/page', 'social'],
    ['https://m.facebook.com/page', 'social'],
    [through('https://x.com/a'), 'social'],
    ['https://www.product.example/news', 'product'],
    ['https://other.example/', null],
    [through('https://other.example/'), null],
    ['https://netflix.com/', null],
    ['https://youtube.com.evil.example/', null],
    ['mailto:a@other.example', null],
  ])('depends on the sites in the address: %s is %s [EDT-04]', (url, kind) => {
    expect(linkKind(url, rules)).toBe(kind);
  });

  it('uses the target of a link through the redirect path', () => {
    expect(targetOf(through('https://other.example/a?b=1'), rules)).toBe('https://other.example/a?b=1');
    expect(targetOf('https://other.example/redirect?link=x', rules)).toBe(
      'https://other.example/redirect?link=x',
    );
  });
});
