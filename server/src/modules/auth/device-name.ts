import { networkOf } from './sign-in/names';

/** The name of a device as its owner sees it. */
export type DeviceName = { browser: string; network: string };

/** The first match counts: Edge also claims to be Chrome, and Chrome also claims to be Safari. */
const BROWSERS: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const SYSTEMS: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

const MAX_READ = 512;

const firstIn = (names: [RegExp, string][], text: string): string | undefined =>
  names.find(([pattern]) => pattern.test(text))?.[1];

/** A name such as "Chrome on Windows" from a User-Agent header; empty if neither browser nor system is known. */
export const browserOf = (userAgent: string | undefined): string => {
  const text = (userAgent ?? '').slice(0, MAX_READ);
  const [browser, system] = [firstIn(BROWSERS, text), firstIn(SYSTEMS, text)];
  return browser && system ? `${browser} on ${system}` : (browser ?? system ?? '');
};

/** The network of an address, /24 or /64: precise enough to recognise a place, and not enough to track a person. */
export const placeOf = (address: string): string => {
  const network = networkOf(address);
  if (network === 'unknown' || network.includes(':')) return network === 'unknown' ? '' : network;
  return `${network.split('.').slice(0, 3).join('.')}.0/24`;
};
