import { unwrapRedirect } from './redirectors';

const TARGET = 'https://other.example/a?b=1&c=%E0%B8%81';
const wrapped = encodeURIComponent(TARGET);

describe('a link through a site that counts clicks', () => {
  it.each([
    `https://www.google.com/url?sa=t&q=${wrapped}&ved=1`,
    `https://google.co.th/url?url=${wrapped}`,
    `https://l.facebook.com/l.php?u=${wrapped}&h=AT1`,
    `https://lm.facebook.com/l.php?u=${wrapped}`,
    `https://l.instagram.com/?u=${wrapped}&e=x`,
    `https://www.youtube.com/redirect?event=x&q=${wrapped}`,
    `https://eur01.safelinks.protection.outlook.com/?url=${wrapped}&data=x`,
    `https://www.google.com/url?q=${encodeURIComponent(`https://l.facebook.com/l.php?u=${wrapped}`)}`,
  ])('is its target: %s [PST-04]', (address) => {
    expect(unwrapRedirect(address)).toBe(TARGET);
  });

  it.each([
    TARGET,
    'https://www.google.com/search?q=https://other.example',
    'https://www.google.com/url?q=javascript:alert(1)',
    'https://www.google.com/url?q=other',
    'https://google.com.evil.example/url?q=https://other.example',
    `https://other.example/l.php?u=${wrapped}`,
    'mailto:desk@newsdesk.example',
    '/path',
    '',
  ])('is not %s', (address) => {
    expect(unwrapRedirect(address)).toBe(address);
  });
});
