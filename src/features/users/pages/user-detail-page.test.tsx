import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { PermissionGate } from '@/features/auth';
import { ErrorCode, Permission, type User } from '@/shared/contract';
import { setLocale } from '@/shared/i18n/locale';
import { startSession } from '@/shared/session/session';
import { answer, ok, page, refused } from '@/shared/testing/api-server';
import { createUser } from '@/shared/testing/factories';
import { renderRoutes } from '@/shared/testing/render';
import { TrailContext } from '@/shared/ui/page-header/trail-context';

import { usersMessages } from '../messages';
import { PERMISSIONS_BY_AREA } from '../model/permission-areas';
import { permissionMessages } from '../permission-messages';

import { UserDetailPage } from './user-detail-page';
import { UserListPage } from './user-list-page';

const { USER, ADMINISTRATOR, USER_READ, USER_SEARCH, TAG_EDIT } = Permission;

type Setup = { mine?: number; theirs?: number; at?: string };

/** A stand-in for the component of `src/app` that shows the bits. */
const Abilities = ({ permission, before }: { permission: number; before?: number }) => (
  <p>{before === undefined ? `can do ${permission}` : `from ${before} to ${permission}`}</p>
);

/** A server with two people: number 9, who is signed in, and number 12. */
const setup = ({ mine = USER | ADMINISTRATOR, theirs = USER, at = '/user/12' }: Setup = {}) => {
  startSession({ token: 'access', refreshToken: 'refresh' });
  const people: Record<string, User> = {
    '9': createUser({ id: 9, displayName: 'Somchai', username: 'somchai', permission: mine }),
    '12': createUser({ id: 12, permission: theirs }),
  };
  const find = (id = '') => people[id] ?? createUser();
  const me = answer('get', '/api/auth/me', () => ok(find('9')));
  const details = answer('get', '/api/users/detail/:id', ({ params }) => ok(find(params['id'])));
  answer('get', '/api/users/search', () => ok(page(Object.values(people))));
  answer('get', '/api/news/journalist/check/:id', ({ params }) =>
    ok({ id: Number(params['id']), isJournalist: false }),
  );
  const changes = (['add', 'remove'] as const).map((change) =>
    answer('put', `/api/users/permissions/:id/${change}`, ({ params, body }) => {
      const { permission } = body as { permission: number }; // users-api.test.ts checks it
      const person = find(params['id']);
      const rest = person.permission & ~permission;
      people[person.id] = { ...person, permission: change === 'add' ? rest | permission : rest };
      return ok(null);
    }),
  );
  const view = renderRoutes(
    [
      { path: '/user', element: <UserListPage /> },
      {
        path: '/user/:userId',
        element: (
          <TrailContext
            value={[
              { path: '/user', label: 'Users' },
              { path: '/user/:userId', label: 'User' },
            ]}
          >
            <UserDetailPage Abilities={Abilities} />
            <PermissionGate needs={TAG_EDIT}>The tag desk</PermissionGate>
          </TrailContext>
        ),
      },
    ],
    { at },
  );
  return { ...view, me, details, sent: () => changes.flat().map(({ path }) => path) };
};

const permissionRow = (name: string) =>
  within(screen.getByRole('table', { name: 'สิทธิ์' })).getByRole('row', {
    name: new RegExp(`^${name} `),
  });
const button = (name: string) => screen.findByRole('button', { name });

describe('the detail of a person', () => {
  it('shows the profile [RT-06, USR-05]', async () => {
    setup();
    expect(await screen.findByRole('heading', { level: 1, name: 'มาลี ศรีสุข' })).toBeVisible();
    expect(screen.getByText('malee@newsdesk.test')).toBeVisible();
    expect(screen.getByText('malee')).toBeVisible();
    expect(screen.getByText('ผู้สื่อข่าว')).toBeVisible();
  });

  it('has their name at the end of the trail', async () => {
    setup();
    const trail = within(await screen.findByRole('navigation', { name: 'เส้นทางหน้า' }));
    expect(await trail.findByText('มาลี ศรีสุข')).toHaveAttribute('aria-current', 'page');
  });

  it('shows the state of each permission, without buttons for others [RT-06, USR-05, PRM-04]', async () => {
    setup({ mine: USER_READ | USER_SEARCH, theirs: USER | TAG_EDIT });
    const table = await screen.findByRole('table', { name: 'สิทธิ์' });
    expect(within(table).getAllByRole('row')).toHaveLength(
      1 + PERMISSIONS_BY_AREA.length + Object.keys(Permission).length,
    );
    expect(permissionRow('TAG_EDIT')).toHaveTextContent('ได้รับแล้ว');
    expect(permissionRow('TAG_HIDDEN')).toHaveTextContent('ยังไม่ได้รับ');
    expect(await screen.findByText('ไม่ได้เป็นนักข่าว')).toBeVisible();
    expect(within(table).queryByRole('button')).not.toBeInTheDocument();
  });

  it.each(['th', 'en'] as const)(
    'groups the permissions by area and explains each one in %s',
    async (locale) => {
      setLocale(locale);
      setup();
      const about = permissionMessages[locale];
      const { permissions } = usersMessages[locale];
      const table = within(await screen.findByRole('table', { name: permissions }));
      const areas = table.getAllByRole('rowgroup').slice(1);
      expect(areas.map((area) => within(area).getAllByRole('row')[0]?.textContent)).toEqual([
        about.console,
        about.users,
        about.journalists,
        about.categories,
        about.countries,
        about.elsewhere,
      ]);
      const [, users] = areas;
      expect(users).toHaveTextContent(/USER_SEARCH.*USER_READ/);
      const sentences = table.getAllByRole('paragraph').map(({ textContent }) => textContent ?? '');
      expect(sentences).toHaveLength(Object.keys(Permission).length);
      sentences.forEach((sentence) =>
        expect(sentence).toMatch(locale === 'th' ? /^[ก-๙]/ : /^[A-Z][a-z]+s /),
      );
    },
  );

  it.each(['/user/77', '/user/abc', '/user/0'])('shows the not-found page at %s [RT-21]', async (at) => {
    setup({ at });
    answer('get', '/api/users/detail/:id', () => refused(ErrorCode.ResourceNotFound, '', { status: 404 }));
    expect(await screen.findByRole('heading', { name: '404 | Not found' })).toBeVisible();
  });

  it("shows the server's message, in a red toast too, and Retry if it cannot be loaded [TBL-05, ERR-02]", async () => {
    const { user } = setup();
    let down = true;
    answer('get', '/api/users/detail/12', () =>
      down ? refused(ErrorCode.TryAgainLater, 'ฐานข้อมูลไม่ว่าง', { status: 503 }) : ok(createUser()),
    );
    await waitFor(() => expect(screen.getAllByText('ฐานข้อมูลไม่ว่าง')).toHaveLength(2));
    down = false;
    await user.click(await button('ลองใหม่'));
    expect(await screen.findByRole('table', { name: 'สิทธิ์' })).toBeVisible();
  });
});

describe('changing the permissions of a person', () => {
  it('adds and removes, and updates the row and the badge in the list without a reload [USR-05, PRM-04]', async () => {
    const { user, sent, details, router } = setup({ at: '/user' });
    await user.click(await screen.findByRole('link', { name: 'View มาลี ศรีสุข' }));

    await user.click(await button('Add USER_SEARCH'));
    expect(await button('Remove USER_SEARCH')).toBeEnabled();
    expect(permissionRow('USER_SEARCH')).toHaveTextContent('ได้รับแล้ว');
    await user.click(await button('Remove USER'));
    expect(await button('Add USER')).toBeEnabled();
    expect(permissionRow('USER')).not.toHaveTextContent('ได้รับแล้ว');
    expect(sent()).toEqual(['/api/users/permissions/12/add', '/api/users/permissions/12/remove']);
    await waitFor(() => expect(details).toHaveLength(3));

    await user.click(screen.getByRole('link', { name: 'Users' }));
    expect(router.state.location.pathname).toBe('/user');
    expect(await screen.findByRole('row', { name: /มาลี ศรีสุข USER_SEARCH View/ })).toBeVisible();
  });

  it('can be undone [HIS-04]', async () => {
    const { user, sent } = setup();
    await user.click(await button('Add USER_SEARCH'));
    await user.click(await screen.findByRole('button', { name: 'ย้อนกลับ' }));
    expect(await button('Add USER_SEARCH')).toBeEnabled();
    expect(sent()).toEqual(['/api/users/permissions/12/add', '/api/users/permissions/12/remove']);
  });

  it('reports what was changed, and for whom [USR-05]', async () => {
    const { user } = setup();
    await user.click(await button('Add USER_SEARCH'));
    expect(await screen.findByText('เพิ่มสิทธิ์ USER_SEARCH ให้ มาลี ศรีสุข แล้ว')).toBeVisible();
    await user.click(await button('Remove USER_SEARCH'));
    expect(await screen.findByText('ถอนสิทธิ์ USER_SEARCH ของ มาลี ศรีสุข แล้ว')).toBeVisible();
  });

  it.each([
    ['Add', USER, /เป็นผู้ดูแลระบบใช่หรือไม่/],
    ['Remove', USER | ADMINISTRATOR, /ถอนสิทธิ์ผู้ดูแลระบบของ มาลี ศรีสุข/],
  ])('asks for confirmation before %s ADMINISTRATOR [USR-05]', async (action, theirs, question) => {
    const { user, sent } = setup({ theirs });
    await user.click(await button(`${action} ADMINISTRATOR`));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(question)).toBeVisible();
    expect(sent()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: action }));
    await waitFor(() => expect(sent()).toEqual([`/api/users/permissions/12/${action.toLowerCase()}`]));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('disables only that row, and sends a double click once [USR-05]', async () => {
    const { user } = setup();
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const added = answer('put', '/api/users/permissions/12/add', () => held.then(() => ok(null)));
    const removed = answer('put', '/api/users/permissions/12/remove', () => ok(null));

    await user.dblClick(await button('Add TAG_EDIT'));
    expect(await button('Add TAG_EDIT')).toBeDisabled();
    expect(await button('Add TAG_HIDDEN')).toBeEnabled();
    expect(await button('Remove USER')).toBeEnabled();
    release();
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
    expect(added).toHaveLength(1);
    expect(removed).toHaveLength(0);
  });

  it('does not revert a change with the second click of a double click [USR-05]', async () => {
    const { user, sent } = setup();
    await user.click(await button('Add TAG_EDIT'));
    fireEvent.click(await button('Remove TAG_EDIT'), { detail: 2 });
    await user.click(await button('Add TAG_HIDDEN'));
    await button('Remove TAG_HIDDEN');
    expect(sent()).toEqual(['/api/users/permissions/12/add', '/api/users/permissions/12/add']);
  });

  it("shows the server's reason for a refusal, and changes nothing [USR-05, ERR-02]", async () => {
    const { user, details } = setup({ theirs: USER | ADMINISTRATOR });
    answer('put', '/api/users/permissions/12/remove', () =>
      refused(ErrorCode.Alert, 'ต้องมีผู้ดูแลระบบอย่างน้อยหนึ่งคน', { status: 403 }),
    );
    await user.click(await button('Remove ADMINISTRATOR'));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('ต้องมีผู้ดูแลระบบอย่างน้อยหนึ่งคน');
    expect(await button('Remove ADMINISTRATOR')).toBeEnabled();
    expect(details).toHaveLength(1);
  });
});

describe("changing one's own permissions", () => {
  const own = { mine: USER | ADMINISTRATOR, at: '/user/9' };

  it('opens and closes permission gates on screen without a reload [USR-05]', async () => {
    const { user, me } = setup({ ...own, mine: USER | ADMINISTRATOR | TAG_EDIT });
    expect(await screen.findByText('The tag desk')).toBeVisible();
    await user.click(await button('Remove TAG_EDIT'));
    await button('Add TAG_EDIT');
    await waitFor(() => expect(me).toHaveLength(2));
    // An ADMINISTRATOR passes every gate until they lose the permission.
    expect(screen.getByText('The tag desk')).toBeVisible();

    await user.click(await button('Remove ADMINISTRATOR'));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText('The tag desk')).not.toBeInTheDocument());
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: /^(Add|Remove) / })).not.toBeInTheDocument(),
    );
    expect(permissionRow('ADMINISTRATOR')).not.toHaveTextContent('ได้รับแล้ว');
    expect(me).toHaveLength(3);
  });

  it('asks before the user removes their own ADMINISTRATOR, and Cancel sends nothing [USR-05]', async () => {
    const { user, sent } = setup(own);
    await user.click(await button('Remove ADMINISTRATOR'));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('คุณจะแก้ไขสิทธิ์ของใครไม่ได้อีก');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await button('Remove ADMINISTRATOR')).toHaveFocus();
    expect(sent()).toEqual([]);
  });
});
