import { isRecord } from '@contract';

import { rowOf } from './extension-check';
import { GROUP } from './groups';
import { idIn, type Kit, recordIn, textIn } from './kit';

const TEMPLATES = `${GROUP}/templates`;
const NOTHING = {
  title: '',
  metaTitle: '',
  markdown: '',
  metaDescription: '',
  categoryId: null,
  countryCode: '',
  html: '',
  tags: [],
  references: [],
  videoUrl: '',
  tiktokUrl: '',
};

/** Stores a template, reads and renames it, and deletes it. */
export const inspectTemplates = async (
  { client, inspect, mark }: Kit,
  params: { groupId: string },
): Promise<void> => {
  const row = rowOf('templates');
  const name = `${mark} แม่แบบ`;
  const content = { ...NOTHING, title: 'ราคาทองวันนี้', html: '<p onclick="a()">ราคา</p>', tags: ['ทอง'] };
  const stored = await client.send(`POST ${TEMPLATES}`, { params, body: { name, content } });
  const templateId = idIn(recordIn(stored.body ?? {}, 'data'), 'id');
  const of = { params: { ...params, templateId } };
  const read = await client.send(`GET ${TEMPLATES}/{templateId}`, of);
  const kept = recordIn(recordIn(read.body ?? {}, 'data'), 'content');
  const isKept = textIn(kept, 'title') === content.title && textIn(kept, 'html').includes('ราคา');
  inspect.expect(row, isKept, `a template is not stored with its content (HTTP ${stored.status})`);
  inspect.expect(row, !textIn(kept, 'html').includes('onclick'), 'the HTML of a template is not cleaned');
  const again = await client.send(`POST ${TEMPLATES}`, { params, body: { name, content: NOTHING } });
  inspect.expect(row, again.body?.['success'] === false, 'two templates have one name');
  await client.send(`PUT ${TEMPLATES}/{templateId}`, { ...of, body: { name: `${name} 2` } });
  const listed: unknown = (await client.send(`GET ${TEMPLATES}`, { params })).body?.['data'];
  const isRenamed =
    Array.isArray(listed) && listed.some((one) => isRecord(one) && textIn(one, 'name') === `${name} 2`);
  inspect.expect(row, isRenamed, 'a renamed template is not listed');
  const deleted = await client.send(`DELETE ${TEMPLATES}/{templateId}`, of);
  inspect.expect(row, deleted.body?.['success'] === true, `a template stays (HTTP ${deleted.status})`);
};
