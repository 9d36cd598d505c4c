/** The text with 0 to 9 in place of the Thai digits. */
export const westernDigits = (text: string): string =>
  text.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50));

/** The code of an authenticator app as people type it: Arabic or Thai digits with any spacing. */
export const SIX_DIGITS = /^\s*(?:[\d๐-๙]\s*){6}$/;
