// Makes the bucket of the settings, where it is not there yet; waits up to a minute for the store to answer.
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
    // A bucket that is there answers the question with 200; one that is not is made.
    const found = await client.fetch(`${url}?list-type=2&max-keys=1`);
    const { ok, status } = found.status === 404 ? await client.fetch(url, { method: 'PUT' }) : found;
    if (ok) break;
    throw new Error(`The store answered ${status}.`);
  } catch (error) {
    if (number === TRIES) throw error;
    await wait(1_000);
  }
}
