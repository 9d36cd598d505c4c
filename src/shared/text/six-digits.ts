/** A code of an authenticator app as people type it: Arabic or Thai digits, however they are spaced. */
export const SIX_DIGITS = /^\s*(?:[\d๐-๙]\s*){6}$/;
