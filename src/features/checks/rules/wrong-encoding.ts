import type { Repair } from './repair';

/** The bytes 80 to 9F of windows-1252 (https://encoding.spec.whatwg.org): Node 20 decodes them as control characters. */
const SIGNS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const SIGNS_FROM = 0x80;

const thai = new TextDecoder('windows-874');

const bytesOf = (letterOf: (byte: number) => string) =>
  new Map(Array.from({ length: 256 }, (_, byte) => [letterOf(byte), byte]));

/** Codes of one byte for a letter, in which programs read Thai that is in UTF-8. */
const westernBytes = () => bytesOf((byte) => SIGNS[byte - SIGNS_FROM] ?? String.fromCharCode(byte));
const thaiBytes = () => bytesOf((byte) => thai.decode(Uint8Array.of(byte)));

let tables: Map<string, number>[] | undefined;

/** The text whose UTF-8 was read in another code; null if it is none. */
const decoded = (wrong: string): string | null => {
  // Programs write western signs for the bytes that the Thai code leaves out.
  tables ??= [westernBytes(), new Map([...westernBytes(), ...thaiBytes()])];
  for (const table of tables) {
    const bytes = [...wrong].map((letter) => table.get(letter));
    if (bytes.includes(undefined)) continue;
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes, (byte) => byte ?? 0));
    } catch {
      continue; // not in this code
    }
  }
  return null;
};

/** Two letters of Thai and more: in UTF-8 each begins with E0 B8 or E0 B9. */
const IN_ANOTHER_CODE = /(?:à[¸¹][^\t-\r ]|เ[ธน][^\t-\r ]){2,}/gu;
/** What stands for a letter that a program could not read. */
const LOST = /\ufffd+/gu;

/** Thai that was read in a wrong code, such as `à¸‚à¹ˆà¸²à¸§` for ข่าว, and the signs of lost letters. */
export const wrongEncoding = (line: string): Repair[] => {
  const found = [...line.matchAll(IN_ANOTHER_CODE)].flatMap(({ index, 0: wrong }) => {
    const right = decoded(wrong);
    return right === null ? [] : [{ index, wrong, right }];
  });
  const lost = [...line.matchAll(LOST)].map(({ index, 0: wrong }) => ({ index, wrong, right: null }));
  return [...found, ...lost].map((one) => ({
    ...one,
    code: 'wrong-encoding',
    detail: one.wrong.length > 30 ? `${one.wrong.slice(0, 30)}…` : one.wrong,
  }));
};
