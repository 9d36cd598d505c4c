/** The code of an authenticator app as people type it: Arabic or Thai digits with any spacing. */
export const SIX_DIGITS = /^\s*(?:[\d๐-๙]\s*){6}$/;
