import { isIPv4 } from 'node:net';

const MAX_CHARACTERS = 254;

/**
 * A name as failed sign-ins are counted by: compatibility forms, case, and the dots of İ and ı make no other name, in no
 * language. For counting alone; which account a name means, the database says.
 */
export const countedName = (name: string): string =>
  name
    .trim()
    .normalize('NFKC')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\u0307/g, '')
    .slice(0, MAX_CHARACTERS);

const groupsOf = (part: string | undefined): string[] => (part ? part.split(':') : []);

/** Where a sign-in comes from, as it is counted: an IPv4 address, or the /64 network that one IPv6 line is given. */
export const networkOf = (address: string): string => {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped && isIPv4(mapped)) return mapped;
  if (!address.includes(':')) return address.slice(0, MAX_CHARACTERS);
  const [head, tail] = (address.split('%')[0] ?? '').split('::');
  const [left, right] = [groupsOf(head), groupsOf(tail)];
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  const groups = [...left, ...zeros, ...right].slice(0, 4);
  return `${groups.map((group) => (parseInt(group, 16) || 0).toString(16)).join(':')}::/64`;
};
