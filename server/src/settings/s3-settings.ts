import { key, plainWord, type Setting, webAddress } from './kinds';

/** The settings of a store that speaks S3; `SETTINGS` has them too. */
export const S3_SETTINGS = {
  S3_ENDPOINT: {
    ...webAddress,
    default: undefined,
    meaning:
      'images in an S3-compatible store, addressed by path; the server still serves them. It needs the settings below',
  },
  S3_BUCKET: { ...plainWord('a name'), default: undefined, meaning: 'the bucket of the images' },
  S3_REGION: {
    ...plainWord('a name'),
    default: undefined,
    shownDefault: '`us-east-1`',
    meaning: 'the region of the store',
  },
  S3_ACCESS_KEY_ID: {
    ...key,
    default: undefined,
    isSecret: true,
    meaning: 'the id of the key that opens the store',
  },
  S3_SECRET_ACCESS_KEY: {
    ...key,
    default: undefined,
    isSecret: true,
    meaning: 'the key that opens the store',
  },
} satisfies Record<string, Setting<unknown>>;
