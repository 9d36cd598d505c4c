import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import sharp from 'sharp';

import { createCluster } from '../../scripts/postgres-cluster.mjs';
import { fillNewsroom, namesOf, signInAt } from '../soak/hostile/newsroom.mjs';
import { FORM_TYPE, multipart } from '../soak/hostile/send.mjs';
import { newsParts } from '../soak/news-parts.mjs';
import { buildServer, createAdmin, startServer } from '../soak/server-process.mjs';

/** A person's cycle of calls, in the console's proportions: eleven reads and a save of their own item. */
const requestsOf = async (server, room, picture, name, index) => {
  const news = `/api/news/journalist/${room.groupId}/news`;
  const address = `203.0.113.${index + 1}`;
  const caller = await signInAt(server.url, name, address);
  const created = await caller.form(`${news}/create`, newsParts(room, { cover: picture, square: picture }));
  const { id } = JSON.parse(created.text).data;
  const headers = { authorization: `Bearer ${caller.token}`, 'x-forwarded-for': address };
  const reads = [
    ...[
      `${news}?page=1`,
      `${news}?page=2`,
      `${news}?page=3`,
      `${news}?search=${encodeURIComponent('น้ำท่วม')}`,
    ],
    ...[`${news}/${id}`, `${news}/${id}`, '/api/desk', '/api/desk', '/api/users/search?page=1'],
    ...['/api/users/search?page=1&search=olivia', '/api/news/categories'],
  ].map((of) => ({ method: 'GET', path: of, headers }));
  const save = {
    method: 'POST',
    path: `${news}/${id}/edit`,
    headers: { ...headers, 'content-type': FORM_TYPE },
    body: [...multipart(newsParts(room, { title: `ข่าวของ ${name}` }))].join(''),
  };
  const requests = [...reads, save];
  // The callers start at different calls.
  const first = index % requests.length;
  return [...requests.slice(first), ...requests.slice(0, first)];
};

/**
 * A server on an empty folder with a filled newsroom, and people who work in it. `setupClient` gives each connection of
 * autocannon the cycles of several people, because one person may not save that often.
 */
export const openNewsroom = async ({ engine, rows, persons }) => {
  buildServer();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'newsdesk-callers-'));
  const cluster = engine === 'postgres' ? await createCluster() : undefined;
  const place = {
    dataDir: path.join(folder, 'data'),
    databaseUrl: await cluster?.createDatabase('newsdesk'),
  };
  createAdmin(place);
  const room = await fillNewsroom(place, rows, persons);
  const server = await startServer({ ...place, env: { NEWSDESK_TRUST_PROXY: '1' } });
  const bytes = await sharp({ create: { width: 320, height: 320, channels: 3, background: '#2563eb' } })
    .png()
    .toBuffer();
  const picture = { file: bytes, type: 'image/png' };
  const people = [];
  for (const [index, name] of namesOf(persons).entries())
    people.push(await requestsOf(server, room, picture, name, index));

  return {
    server,
    setupClient: (connections) => {
      let number = 0;
      return (client) => {
        client.setRequests(people.filter((_, index) => index % connections === number).flat());
        number = (number + 1) % connections;
      };
    },
    close: async () => {
      await server.end('SIGTERM');
      await cluster?.remove();
      rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
};
