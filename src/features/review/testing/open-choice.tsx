import { screen } from '@testing-library/react';

import { BASE, openGroupNews, row } from '@/features/news-lists/testing/open-group-news';
import { loadRuntimeConfig } from '@/shared/config/runtime-config';
import type { ExtensionName, NewsItem } from '@/shared/contract';
import { announceExtensions, answer, ok } from '@/shared/testing/api-server';
import { createNews } from '@/shared/testing/factories';

export const THREE = [101, 102, 103].map((id) => createNews({ id, title: `ข่าว ${id}` }));

/** Opens the list of a group with three items, to choose from. */
export const openChoice = async (
  options: Parameters<typeof openGroupNews>[0] & { extensions?: ExtensionName[]; onServer?: NewsItem[] } = {},
) => {
  const { extensions = ['returns', 'trash', 'conditional-edit'], news = THREE, onServer = news } = options;
  announceExtensions(...extensions);
  await loadRuntimeConfig();
  const view = openGroupNews({ ...options, news });
  for (const item of onServer)
    answer('get', `${BASE}/news/${item.id}`, () => ok(item, '', { etag: `"v${item.id}"` }));
  await row(/ข่าว 101/);
  return view;
};
export const posts = (path: string, ids = [101, 102, 103]) =>
  ids.map((id) => answer('post', `${BASE}/news/${id}/${path}`, () => ok(null)));
export const box = (name: string) => screen.getByRole('checkbox', { name });
export const chosen = () =>
  THREE.filter(({ title }) => {
    const input = screen.queryByRole('checkbox', { name: `เลือก “${title}”` });
    return input instanceof HTMLInputElement && input.checked;
  }).map(({ id }) => id);
export const choosePage = () => box('เลือกทุกรายการในหน้านี้');
export const bar = (count: number) => screen.findByRole('group', { name: `เลือกแล้ว ${count} ข่าว` });
export const dialog = (name: string) => screen.findByRole('dialog', { name });
