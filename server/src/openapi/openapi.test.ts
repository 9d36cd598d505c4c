import fs from 'node:fs';

import { isRecord } from '@contract';

import { DOCUMENT_FILE } from '../paths';
import { createNewsItem, createNewsroom } from '../testing/factories';
import { type TestServer, useTestServer } from '../testing/test-server';

import { createAnswerCheck, createSchemaCheck, type Json } from './check-schema';

const operationsOf = (document: Json): { call: string; operation: Json }[] =>
  Object.entries(document['paths'] ?? {}).flatMap(([path, item]) =>
    Object.entries(isRecord(item) ? item : {}).map(([method, operation]) => ({
      call: `${method.toUpperCase()} ${path}`,
      operation: isRecord(operation) ? operation : {},
    })),
  );

describe('the document of the calls', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));
  // The plugin types it by version; here it is plain JSON.
  const document = (): Json => JSON.parse(JSON.stringify(server.app.swagger())) as Json;

  it('matches the committed file: run `npm run openapi` after a change of routes or schemas', () => {
    expect(document()).toEqual(JSON.parse(fs.readFileSync(DOCUMENT_FILE, 'utf8')));
  });

  it('names and describes every call', () => {
    const operations = operationsOf(document());
    expect(operations.map(({ call }) => call).sort()).toEqual(
      server.app.calls.map(({ method, url }) => `${method} ${url.replace(/:(\w+)/g, '{$1}')}`).sort(),
    );
    for (const { operation } of operations) {
      expect(operation).toMatchObject({ operationId: expect.any(String), summary: expect.any(String) });
    }
    const ids = operations.map(({ operation }) => operation['operationId']);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has no broken references', () => {
    const check = createSchemaCheck(document());
    const references = [...JSON.stringify(document()).matchAll(/"\$ref":"([^"]+)"/g)].map(([, to]) => to);
    expect(references.length).toBeGreaterThan(100);
    for (const $ref of new Set(references)) expect(() => check(null, { $ref }, '')).not.toThrow();
  });

  it('is served as JSON, and as a page without script', async () => {
    const json = await server.app.inject('/api/docs');
    expect(json.json()).toEqual(document());
    const page = await server.app.inject({ url: '/api/docs', headers: { accept: 'text/html' } });
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('/api/users/search');
    expect(page.body).not.toContain('<script');
  });

  it('distinguishes responses that match it from those that do not', async () => {
    const { groupId, head, categoryId } = await createNewsroom(server.db);
    const newsId = await createNewsItem(server.db, { groupId, categoryId, authorId: head.id });
    const check = createAnswerCheck(document());
    const path = '/api/news/journalist/{groupId}/news/{newsId}';
    const url = `/api/news/journalist/${groupId}/news/${newsId}`;
    const { status, body } = await server.call<Json>(url, { as: head.id });
    const call = { method: 'GET', path };
    expect(check({ ...call, status }, body)).toEqual([]);
    expect(check({ ...call, status: 404 }, (await server.call(`${url}9`, { as: head.id })).body)).toEqual([]);
    const spoiled = { ...body, data: { ...body.data, tags: ['ข่าว'], publishedAt: '2026-03-18', status: 7 } };
    expect(check({ ...call, status }, spoiled)).toEqual([
      expect.stringContaining('body.data.publishedAt'),
      expect.stringContaining('body.data.status'),
      expect.stringContaining('body.data.tags[0]'),
    ]);
    expect(check({ ...call, status }, { data: body.data })).toEqual(['body.success is missing']);
  });
});
