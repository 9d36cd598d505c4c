import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { AwsV4Signer } from 'aws4fetch';

import { describeStorage } from '../testing/storage-contract';

import { createFolderStorage } from './folder-storage';
import { openStorage } from './open';
import { parseListing } from './s3-storage';

describe('files in a folder', () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'newsdesk-files-'));
  afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

  describeStorage('a folder', () => createFolderStorage(path.join(root, 'contract')));

  it('leave no partial file behind if they cannot be written', async () => {
    const storage = createFolderStorage(root);
    // A folder has the name of the file.
    fs.mkdirSync(path.join(root, 'cd/two.webp'), { recursive: true });
    await expect(storage.put('cd/two.webp', Buffer.from('bytes'), 'image/webp')).rejects.toThrow();
    expect(fs.readdirSync(path.join(root, 'cd'))).toEqual(['two.webp']);
  });

  it('are whole whoever wrote them last, if two servers write one at once [MED-03]', async () => {
    const [one, other] = [createFolderStorage(root), createFolderStorage(root)];
    const bytes = ['a', 'b'].map((letter) => Buffer.alloc(3_000_000, letter));
    for (let round = 0; round < 5; round += 1) {
      await Promise.all(
        [one, other].map((storage, index) =>
          storage.put('ij/five.webp', bytes[index] ?? Buffer.alloc(0), ''),
        ),
      );
      const written = fs.readFileSync(path.join(root, 'ij/five.webp'));
      expect(bytes.some((each) => each.equals(written))).toBe(true);
    }
    expect(fs.readdirSync(path.join(root, 'ij'))).toEqual(['five.webp']);
  });

  it('are not reported as missing if the disk cannot read them', async () => {
    const storage = createFolderStorage(root);
    await storage.put('ef/three.webp', Buffer.from('bytes'), 'image/webp');
    await expect(storage.read('ef/three.webp/below')).rejects.toThrow('ENOTDIR');
  });

  it('are in the configured folder, unless another store is configured', async () => {
    await openStorage({ s3: undefined, dataDir: root }).put('gh/four.webp', Buffer.from('bytes'), '');
    expect(fs.readFileSync(path.join(root, 'files/gh/four.webp'), 'utf8')).toBe('bytes');
  });
});

describe('files in an S3-compatible store', () => {
  // The examples of "Authenticating Requests (AWS Signature Version 4)" in the S3 API reference.
  const signed = async (url: string) => {
    const { headers } = await new AwsV4Signer({
      url,
      accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
      secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
      service: 's3',
      region: 'us-east-1',
      datetime: '20130524T000000Z',
      headers: {
        'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      },
    }).sign();
    return headers.get('authorization');
  };

  it.each([
    ['?lifecycle', 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543'],
    ['?max-keys=2&prefix=J', '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7'],
  ])('are asked for with the signature that AWS publishes for %s', async (query, signature) => {
    expect(await signed(`https://examplebucket.s3.amazonaws.com/${query}`)).toContain(
      `Signature=${signature}`,
    );
  });

  it('are listed page by page', () => {
    const xml =
      '<ListBucketResult><IsTruncated>true</IsTruncated><NextContinuationToken>a&amp;b</NextContinuationToken>' +
      '<Contents><Key>files/ab/one.webp</Key><LastModified>2026-03-18T05:00:00.000Z</LastModified></Contents>' +
      '<Contents><Key>other/x</Key><LastModified>2026-03-18T05:00:00.000Z</LastModified></Contents></ListBucketResult>';
    expect(parseListing(xml)).toEqual({
      entries: [{ key: 'ab/one.webp', modifiedAt: new Date('2026-03-18T05:00:00Z') }],
      next: 'a&b',
    });
  });
});
