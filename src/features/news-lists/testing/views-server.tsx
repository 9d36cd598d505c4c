import { screen, within } from '@testing-library/react';

import { AuthGuard } from '@/features/auth';
import { loadRuntimeConfig } from '@/shared/config/runtime-config';
import { ErrorCode, JournalistLevel, type SavedView, type SavedViewRequest } from '@/shared/contract';
import { announceExtensions, answer, ok, refused } from '@/shared/testing/api-server';
import { createGroup } from '@/shared/testing/factories';
import { renderWithProviders } from '@/shared/testing/render';
import { signInAs } from '@/shared/testing/sign-in-as';

import { ViewsMenu } from '../views/views-menu';

const { Head } = JournalistLevel;
export const DESK = { id: 7, name: 'โต๊ะข่าว' };
const ME = { id: 5, displayName: 'มาลี' };
const SOMCHAI = { id: 6, displayName: 'สมชาย' };

export const own = (id: number, name: string, query: string, more: Partial<SavedView> = {}): SavedView => ({
  id,
  name,
  query,
  group: null,
  owner: ME,
  isOwn: true,
  ...more,
});
export const WAITING = own(1, 'รออนุมัติ', 'state=waiting');
export const SHARED = own(2, 'ส่งกลับ', 'state=returned', { group: DESK, owner: SOMCHAI, isOwn: false });

/** A server with views, on which มาลี (5) works. */
const setUpServer = (given: SavedView[], level: JournalistLevel) => {
  let views = given;
  let nextId = 100;
  const isTaken = ({ name }: SavedViewRequest, id?: string) =>
    views.some((view) => view.isOwn && view.name === name && String(view.id) !== id);
  const viewOf = (id: number, body: unknown): SavedView => {
    const { name, query, groupId } = body as SavedViewRequest; // sent by the console
    return own(id, name, query, { group: groupId === null ? null : DESK });
  };
  const taken = () =>
    refused(ErrorCode.AlreadyExists, 'ซ้ำ', { errors: { name: 'คุณมีมุมมองชื่อนี้แล้ว' }, status: 409 });
  answer('get', '/api/news/journalist', () => ok([createGroup({ ...DESK, me: { level } })]));
  const lists = answer('get', '/api/views', () => ok(views));
  const added = answer('post', '/api/views', ({ body }) => {
    if (isTaken(body as SavedViewRequest)) return taken();
    const view = viewOf(nextId++, body);
    views = [...views, view];
    return ok(view);
  });
  const changes = answer('put', '/api/views/:id', ({ body, params }) => {
    if (isTaken(body as SavedViewRequest, params['id'])) return taken();
    const view = viewOf(Number(params['id']), body);
    views = views.map((one) => (one.id === view.id ? { ...view, isOwn: one.isOwn, owner: one.owner } : one));
    return ok(view);
  });
  const removed = answer('delete', '/api/views/:id', ({ params }) => {
    views = views.filter(({ id }) => String(id) !== params['id']);
    return ok(null);
  });
  return { lists, added, changes, removed, now: (next: SavedView[]) => (views = next), stored: () => views };
};

/** The menu of views on such a server. */
export const setup = async (
  at: string,
  { views = [WAITING, SHARED], level = Head as JournalistLevel, before = () => {} } = {},
) => {
  announceExtensions('views');
  await loadRuntimeConfig();
  signInAs(ME);
  const server = setUpServer(views, level);
  before();
  const view = renderWithProviders(
    <AuthGuard>
      <ViewsMenu />
    </AuthGuard>,
    { at, path: '/news' },
  );
  const button = () => screen.getByRole('button', { name: /^มุมมอง/ });
  await screen.findByRole('button', { name: /^มุมมอง/ });
  const openMenu = async () => {
    await view.user.click(button());
    return within(await screen.findByRole('menu'));
  };
  const closeMenu = () => view.user.keyboard('{Escape}');
  const choose = async (role: 'menuitem' | 'menuitemradio', name: RegExp | string) =>
    view.user.click(await (await openMenu()).findByRole(role, { name }));
  const names = async () => {
    const texts = (await (await openMenu()).findAllByRole('menuitemradio')).map((one) => one.textContent);
    await closeMenu();
    return texts;
  };
  return { ...view, ...server, button, openMenu, closeMenu, choose, names };
};
