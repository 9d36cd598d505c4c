import { Readable } from 'node:stream';

import { createToken } from '../modules/api-tokens/repository';
import { serverActor } from '../modules/audit/record';
import type { FetchPicture } from '../modules/fetched-pictures/fetch-picture';
import type { Reading } from '../modules/imports/archive-item';
import type { Usual } from '../modules/imports/lookups';
import { createPictures } from '../modules/imports/pictures';
import { readJsonLines } from '../modules/imports/read-json';
import { createReport } from '../modules/imports/report';
import { runImport } from '../modules/imports/run-import';

import { createUser } from './factories';
import { hereWorkers } from './here-workers';
import type { TestServer } from './test-server';

/** An article of an archive that lacks nothing. */
export const archived = (values: object = {}) => ({
  sourceId: 'a-1',
  title: 'น้ำท่วมภาคเหนือคลี่คลาย',
  html: '<p>ระดับน้ำลดลงต่อเนื่อง</p>',
  summary: 'สรุปสถานการณ์',
  country: 'TH',
  createdAt: '2019-05-01T03:00:00Z',
  publishedAt: '2019-05-01T03:00:00Z',
  status: 'published',
  ...values,
});

/** JSON lines in parts of a few bytes, as a stream may bring them. */
export const streamOf = (text: string | Buffer, partBytes = 64_000): AsyncIterable<Buffer> => {
  const bytes = Buffer.from(text);
  const parts = Array.from({ length: Math.ceil(bytes.length / partBytes) }, (_, index) =>
    bytes.subarray(index * partBytes, (index + 1) * partBytes),
  );
  return Readable.from(parts);
};

export const linesWith = (items: object[]): AsyncIterable<Reading> =>
  readJsonLines(streamOf(items.map((item) => `${JSON.stringify(item)}\n`).join('')), { name: 'a.jsonl' });

export const readAll = async (readings: AsyncIterable<Reading>): Promise<Reading[]> => {
  const all: Reading[] = [];
  for await (const reading of readings) all.push(reading);
  return all;
};

type Options = {
  groupId: number;
  usual?: Partial<Usual>;
  isTrial?: boolean;
  megabytes?: number;
  fetchPicture?: FetchPicture;
  /** The folder of the archive. */
  root?: string;
};

/** Imports into a test server; returns what the operator is told. */
export const importInto = async (
  server: TestServer,
  readings: AsyncIterable<Reading>,
  { groupId, usual, isTrial = false, megabytes = 1, fetchPicture, root }: Options,
) => {
  const report = createReport();
  const pictures = createPictures({ workers: hereWorkers, fetchPicture, megabytes, isTrial, report }, root);
  const deps = {
    db: server.db,
    storage: server.storage,
    workers: hereWorkers,
    publicUrl: 'https://newsdesk.example',
  };
  const into = {
    deps,
    groupId,
    usual: { authorId: null, categoryId: null, country: '', ...usual },
    pictures,
    report,
    now: server.now,
    isTrial,
  };
  const broken = await runImport(readings, into, {
    group: { id: groupId, name: 'ข่าว' },
    actor: () => serverActor(server.now()),
    archive: 'a.jsonl',
  });
  const words = (notes: ReturnType<typeof report.refused>) =>
    notes.map(({ text, count, places }) => `${count} × ${text.en} (${places.join('; ')})`);
  return {
    ...report.counts,
    broken: broken?.message,
    refusals: words(report.refused()),
    changes: words(report.changed()),
  };
};

/** Imports an article by a call with a token that is made for it. */
export const importLines = async (server: TestServer, groupId: number, article: object) => {
  const by = await createUser(server.db);
  const token = await createToken(server.db, { name: 'ระบบเก่า', purpose: 'import' }, by, server.now());
  return server.call(`/api/imports/${groupId}`, {
    method: 'POST',
    body: JSON.stringify(article),
    headers: { authorization: `Bearer ${token?.secret}`, 'content-type': 'application/x-ndjson' },
  });
};
