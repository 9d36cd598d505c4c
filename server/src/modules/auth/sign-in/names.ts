import { isIPv4, isIPv6 } from 'node:net';

const groupsOf = (part: string | undefined): string[] => (part ? part.split(':') : []);

/** The bare address: some proxies add brackets, a port or a zone. */
const bareAddress = (address: string): string =>
  address
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '');

/** The eight groups of an IPv6 address; an IPv4 address at its end becomes the last two. */
const ipv6Groups = (address: string): number[] => {
  const plain = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_text, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.map(Number);
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
  const [head, tail] = plain.split('::');
  const [left, right] = [groupsOf(head), groupsOf(tail)];
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...zeros, ...right].map((group) => parseInt(group, 16));
};

/** The prefixes of mapped (::ffff:0:0/96) and translated (NAT64) IPv4 addresses: as a /64, they would count all of IPv4 as one place. */
const HOLDS_IPV4 = new Set(['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0']);

/**
 * The place of a sign-in for counting: an IPv4 address, or the /64 network of an IPv6 address, regardless of
 * notation. All invalid addresses count as one place.
 */
export const networkOf = (address: string): string => {
  const bare = bareAddress(address);
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return 'unknown';
  const groups = ipv6Groups(bare);
  const text = groups.map((group) => group.toString(16));
  if (HOLDS_IPV4.has(text.slice(0, 6).join(':')))
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.');
  return `${text.slice(0, 4).join(':')}::/64`;
};
