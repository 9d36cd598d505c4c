import { isWebAddress } from './web-address';

describe('a web address', () => {
  it.each(['http://a.example', 'https://a.example/x?y#z', ' HTTPS://A.EXAMPLE ', 'https://ข่าว.example/ก'])(
    'is one of http or https: "%s"',
    (text) => {
      expect(isWebAddress(text)).toBe(true);
    },
  );

  it.each([
    '',
    'a.example',
    'ftp://a.example/',
    'javascript:alert(1)',
    'javascript://a.example/%0aalert(1)',
    'xhttps://a.example/',
    'https://a.example/ x',
    'https:/a.example',
    'https://',
    'https://a:b:c',
  ])('is nothing else: "%s"', (text) => {
    expect(isWebAddress(text)).toBe(false);
  });
});
