/** Pixels of each side of an uploaded picture. Its bytes are limited when they are read (http/read-form.ts). */
export const MAX_IMAGE_SIDE = 16_000;
export const MAX_MEGAPIXELS = 50;
/** Pixels of all frames together: each is decoded, scaled and encoded. */
export const MAX_ANIMATED_MEGAPIXELS = 25;
export const MAX_FRAMES = 300;
/** The time limit for decoding, scaling and encoding one picture; its process is ended when it is exceeded. */
export const IMAGE_LIMIT_MS = 10_000;
