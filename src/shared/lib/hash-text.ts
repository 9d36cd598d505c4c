const PRIMES = [0x01000193, 0x85ebca6b] as const;
const STARTS = [0x811c9dc5, 0x9e3779b9] as const;

/**
 * A short hash of a text, 16 hexadecimal digits. Equal texts have equal hashes; different texts almost
 * certainly have different ones. Not cryptographic.
 */
export const hashText = (text: string): string => {
  let [one, other]: [number, number] = [...STARTS];
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    one = Math.imul(one ^ unit, PRIMES[0]);
    other = Math.imul(other ^ (unit + index), PRIMES[1]);
    other ^= other >>> 13;
  }
  return [one, other].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
};
