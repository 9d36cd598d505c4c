import type { S3Config } from '../settings/config';

/** The store of this run: http://<key id>:<secret>@<host>/<bucket>?region=<region> */
export const readStoreSettings = (): S3Config => {
  const url = new URL(process.env['NEWSDESK_TEST_S3'] ?? '');
  return {
    endpoint: url.origin,
    bucket: url.pathname.slice(1),
    region: url.searchParams.get('region') ?? 'us-east-1',
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  };
};
