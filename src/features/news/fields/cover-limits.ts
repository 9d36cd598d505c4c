/** The cover types that the server accepts; checked before a file is sent. */
export const COVER_TYPES = 'image/jpeg, image/png, image/webp, image/gif';
export const COVER_MAX_BYTES = 10_000_000;
