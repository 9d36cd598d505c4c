import { networkOf } from './sign-in/names';

/** What a person knows one of their devices by. */
export type DeviceName = { browser: string; network: string };

/** The first that a header names counts: Edge calls itself Chrome too, and Chrome calls itself Safari. */
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

/** "Chrome on Windows", of a User-Agent header; empty where it names nothing that people know. */
export const browserOf = (userAgent: string | undefined): string => {
  const text = (userAgent ?? '').slice(0, MAX_READ);
  const [browser, system] = [firstIn(BROWSERS, text), firstIn(SYSTEMS, text)];
  return browser && system ? `${browser} on ${system}` : (browser ?? system ?? '');
};

/** The network of an address, /24 or /64: near enough to know a place again, and no trail of anybody. */
export const placeOf = (address: string): string => {
  const network = networkOf(address);
  if (network === 'unknown' || network.includes(':')) return network === 'unknown' ? '' : network;
  return `${network.split('.').slice(0, 3).join('.')}.0/24`;
};
