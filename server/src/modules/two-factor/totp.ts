import { createHmac, timingSafeEqual } from 'node:crypto';

const STEP_MS = 30_000;
const DIGITS = 6;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Bytes as base32 (RFC 4648) without padding, which authenticator apps accept. */
export const toBase32 = (bytes: Buffer): string => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => ALPHABET[parseInt(five.padEnd(5, '0'), 2)]).join('');
};

/** The code of a step: HOTP (RFC 4226) with SHA-1 and six digits. */
export const codeOf = (secret: Buffer, step: number): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  const number = (mac.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** DIGITS;
  return String(number).padStart(DIGITS, '0');
};

/** The 30-second step of a time (RFC 6238). */
export const stepOf = (at: Date): number => Math.floor(at.getTime() / STEP_MS);

/** Normalises a typed code: removes spaces and converts Thai digits. */
export const plainCode = (typed: string): string =>
  typed.replace(/\s/g, '').replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - '๐'.charCodeAt(0)));

const isSame = (code: string, typed: string): boolean => {
  const [a, b] = [Buffer.from(code), Buffer.from(typed)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/**
 * The step of a code: the current one, the one before or the one after, because clocks differ, but only after `lastStep`,
 * the last used one. Undefined if the code matches no step.
 */
export const stepOfCode = (
  secret: Buffer,
  code: string,
  { now, lastStep }: { now: Date; lastStep: number },
): number | undefined => {
  const current = stepOf(now);
  return [current, current - 1, current + 1].find(
    (step) => step > lastStep && isSame(codeOf(secret, step), code),
  );
};

/** The address that an authenticator app reads from the QR picture. */
export const otpauthOf = (secret: Buffer, account: string): string =>
  `otpauth://totp/${encodeURIComponent(`Newsdesk:${account}`)}?secret=${toBase32(secret)}&issuer=Newsdesk`;
