// Creates the configured bucket if it does not exist yet; waits up to a minute for the store to answer.
import { setTimeout as wait } from 'node:timers/promises';

import { AwsClient } from 'aws4fetch';

const {
  S3_ENDPOINT,
  S3_BUCKET,
  S3_REGION = 'us-east-1',
  S3_ACCESS_KEY_ID,
  S3_SECRET_ACCESS_KEY,
} = process.env;
const TRIES = 60;

const client = new AwsClient({
  accessKeyId: S3_ACCESS_KEY_ID,
  secretAccessKey: S3_SECRET_ACCESS_KEY,
  region: S3_REGION,
  service: 's3',
  retries: 0,
});
const url = `${S3_ENDPOINT}/${S3_BUCKET}`;

for (let number = 1; ; number += 1) {
  try {
    // An existing bucket answers with 200; a missing one is created.
    const found = await client.fetch(`${url}?list-type=2&max-keys=1`);
    const { ok, status } = found.status === 404 ? await client.fetch(url, { method: 'PUT' }) : found;
    if (ok) break;
    throw new Error(`The store answered ${status}.`);
  } catch (error) {
    if (number === TRIES) throw error;
    await wait(1_000);
  }
}
