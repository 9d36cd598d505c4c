import { browserOf, placeOf } from './device-name';

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';

describe('a device', () => {
  it.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`, 'Chrome on Windows'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/142.0.0.0`, 'Edge on Windows'],
    [`Mozilla/5.0 (Linux; Android 15; SM-S938B) ${CHROME} Mobile Safari/537.36`, 'Chrome on Android'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Linux'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
      'Safari on iPhone',
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) CriOS/142.0 Mobile/15E148 Safari/604.1',
      'Chrome on iPad',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) FxiOS/145.0 Safari/605.1.15',
      'Firefox on iPhone',
    ],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) EdgiOS/142.0 Safari/604.1', 'Edge on iPhone'],
    [
      'Mozilla/5.0 (Linux; Android 15) Chrome/142.0.0.0 Mobile Safari/537.36 EdgA/142.0.0.0',
      'Edge on Android',
    ],
    ['Mozilla/5.0 (Windows NT 6.1) Chrome/64.0 Safari/537.36 Edge/17.17134', 'Edge on Windows'],
    [
      'Mozilla/5.0 (Linux; Android 15) SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36',
      'Samsung Internet on Android',
    ],
    [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${CHROME} Safari/537.36 OPR/125.0`, 'Opera on Mac'],
    ['Mozilla/5.0 (Macintosh; Intel) Version/26.0 Safari/605.1.15', 'Safari on Mac'],
    [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${CHROME} Safari/537.36`, 'Chrome on ChromeOS'],
    ['Firefox/145.0', 'Firefox'],
    [`${'x'.repeat(510)} Firefox/145.0`, ''],
    ['curl/8.14.1', ''],
    [undefined, ''],
    ['<script>alert(1)</script> Linux', 'Linux'],
  ])('is named by browser and system: %s [ACC-04]', (userAgent, name) => {
    expect(browserOf(userAgent)).toBe(name);
  });

  it.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['::ffff:203.0.113.77', '203.0.113.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['', ''],
    ['nonsense', ''],
  ])('has a network instead of an address: %s [ACC-04]', (address, network) => {
    expect(placeOf(address)).toBe(network);
  });
});
