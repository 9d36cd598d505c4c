import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { readConfig } from './config';

describe('a secret in a file', () => {
  let folder: string;
  beforeEach(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'newsdesk-secret-'))));
  afterEach(() => fs.rmSync(folder, { recursive: true }));

  const fileOf = (text: string): string => {
    const file = path.join(folder, 'secret');
    fs.writeFileSync(file, text);
    return file;
  };

  it('is read without the line break at its end', () => {
    const secret = 's'.repeat(32);
    expect(readConfig({ NEWSDESK_SECRET_FILE: fileOf(`${secret}\n`) }).secret).toBe(secret);
    const url = 'postgres://newsdesk@127.0.0.1/newsdesk';
    const config = readConfig({ DATABASE_URL_FILE: fileOf(`${url}\r\n`), NEWSDESK_DEMO: 'local' });
    expect(config).toMatchObject({ databaseUrl: url, demo: 'off' });
  });

  it('can hold several previous secrets, one a line [SAF-10]', () => {
    const [one, two] = ['a'.repeat(32), 'b'.repeat(32)];
    const config = readConfig({ NEWSDESK_SECRET_PREVIOUS_FILE: fileOf(`${one}\n${two}\n`) });
    expect(config.previousSecrets).toEqual([one, two]);
  });

  it('opens the image store', () => {
    const config = readConfig({
      S3_ENDPOINT: 'http://127.0.0.1:9000',
      S3_BUCKET: 'newsdesk',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY_FILE: fileOf('of-the-store\n'),
    });
    expect(config.s3).toMatchObject({ accessKeyId: 'id', secretAccessKey: 'of-the-store' });
  });

  it('has to be as long as one in the variable, and the refusal does not show it', () => {
    const start = () => readConfig({ NEWSDESK_SECRET_FILE: fileOf('far too short') });
    expect(start).toThrow(/NEWSDESK_SECRET has 13 bytes/);
    expect(start).not.toThrow(/far too short/);
  });

  it('stops the start if the file is missing or empty, or if the variable is set too', () => {
    const missing = path.join(folder, 'missing');
    expect(() => readConfig({ NEWSDESK_SECRET_FILE: missing })).toThrow(
      `NEWSDESK_SECRET_FILE is "${missing}", which cannot be read. ${missing} does not exist.`,
    );
    expect(() => readConfig({ NEWSDESK_SECRET_FILE: fileOf(' \n') })).toThrow(/which is empty/);
    const both = { DATABASE_URL: 'postgres://one', DATABASE_URL_FILE: fileOf('postgres://two') };
    expect(() => readConfig(both)).toThrow(/DATABASE_URL and DATABASE_URL_FILE are both set/);
  });

  it('may be named in a file of another system', () => {
    const secret = 's'.repeat(32);
    expect(readConfig({ NEWSDESK_SECRET_FILE: `${fileOf(secret)}\r` }).secret).toBe(secret);
  });

  it('is not asked for by a variable that is empty, as in a compose file', () => {
    expect(readConfig({ NEWSDESK_SECRET_FILE: '' }).secret).toBeUndefined();
  });
});
