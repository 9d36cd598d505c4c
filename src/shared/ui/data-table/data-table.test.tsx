import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router-dom';

import { ErrorCode } from '@/shared/contract';
import { renderWithProviders } from '@/shared/testing/render';

import { DataTable, type DataTableProps } from './data-table';
import type { RowActions } from './row-actions';

type Person = { id: number; name: string };
const people = (count: number): Person[] =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, name: `Person ${index + 1}` }));

const refused = { code: ErrorCode.Alert, message: 'ไม่มีสิทธิ์ดูรายชื่อ', fieldErrors: {}, httpStatus: 403 };

const setup = (props: Partial<DataTableProps<Person>> = {}) =>
  renderWithProviders(
    <DataTable
      label="People"
      columns={[
        { key: 'no', header: 'No.', render: (_, index) => index + 1 },
        { key: 'name', header: 'Display name', render: ({ name }) => name },
      ]}
      rows={people(2)}
      getRowId={({ id }) => id}
      getRowName={({ name }) => name}
      {...props}
    />,
  );

const openMenu = async (rowName: string, actions: RowActions, count = 8) => {
  const view = setup({ rows: people(count), rowActions: () => actions });
  const row = screen.getByRole('row', { name: new RegExp(`${rowName}\\b`) });
  await view.user.click(within(row).getByRole('button', { name: `คำสั่งของรายการ: ${rowName}` }));
  return { ...view, menu: await screen.findByRole('menu') };
};

describe('the table', () => {
  it('shows a header for every column and a row for every record', () => {
    setup();
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'No.',
      'Display name',
    ]);
    expect(screen.getByRole('row', { name: '2 Person 2' })).toBeVisible();
  });

  it('says "Loading..." while it loads [TBL-01]', () => {
    setup({ rows: undefined, isLoading: true });
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    expect(screen.queryByText('There are no records to display')).not.toBeInTheDocument();
  });

  it('says "There are no records to display" when there are none [TBL-02]', () => {
    setup({ rows: [] });
    expect(screen.getByText('There are no records to display')).toBeVisible();
  });

  it('shows a load error in a red toast with the message of the server [ERR-02]', async () => {
    setup({ rows: undefined, error: refused });
    // In place of the table, and in the toast.
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
    for (const alert of screen.getAllByRole('alert')) expect(alert).toHaveTextContent('ไม่มีสิทธิ์ดูรายชื่อ');
  });

  it('can add a sentence that explains why it is empty [TBL-02]', () => {
    setup({ rows: [], emptyText: 'ไม่พบผู้ใช้' });
    expect(screen.getByText('There are no records to display')).toBeVisible();
    expect(screen.getByText('ไม่พบผู้ใช้')).toBeVisible();
  });

  it('shows the message of a failed load with Retry instead of an empty table [TBL-05]', async () => {
    const onRetry = jest.fn();
    const { user } = setup({ rows: undefined, error: refused, onRetry });
    expect(screen.getAllByRole('alert')[0]).toHaveTextContent('ไม่มีสิทธิ์ดูรายชื่อ');
    expect(screen.queryByText('There are no records to display')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'ลองใหม่' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('keeps the old rows while it refetches, and if that fails [TBL-05]', () => {
    const { unmount } = setup({ isFetching: true });
    expect(screen.getByText('Person 1')).toBeVisible();
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    unmount();
    setup({ error: refused });
    expect(screen.getByText('Person 1')).toBeVisible();
    expect(screen.getAllByRole('alert')[0]).toBeVisible();
  });

  it('opens a row that is clicked anywhere, as its link does, unless text was marked in it [LOK-02]', async () => {
    const columns = [
      { key: 'no', header: 'No.', render: (_: Person, index: number) => index + 1 },
      {
        key: 'name',
        card: 'title' as const,
        header: 'Display name',
        render: ({ id, name }: Person) => <Link to={`?person=${id}`}>{name}</Link>,
      },
      { key: 'act', header: 'Action', render: () => <button>Approve</button> },
    ];
    const { user, router } = setup({ columns });
    const second = screen.getByRole('row', { name: /Person 2/ });
    const number = within(second).getByRole('cell', { name: '2' });
    await user.click(within(second).getByRole('button', { name: 'Approve' }));
    document.getSelection()?.selectAllChildren(second);
    fireEvent.click(number);
    expect(router.state.location.search).toBe('');
    document.getSelection()?.removeAllRanges();
    await user.click(number);
    expect(router.state.location.search).toBe('?person=2');
  });

  it('has no menu without actions', () => {
    setup();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('has no menu button in a row without actions, and keeps its columns in line', () => {
    setup({ rowActions: ({ id }) => (id === 1 ? { custom: [] } : { edit: { onSelect: jest.fn() } }) });
    const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    expect(names).toEqual(['คำสั่งของรายการ: Person 2']);
    const cells = screen.getAllByRole('row').map((row) => row.children.length);
    expect(cells).toEqual([3, 3, 3]);
  });

  it("offers Detail, Edit, Delete and custom items in a row's menu [TBL-03]", async () => {
    const onSelect = jest.fn();
    const nothing = { onSelect: jest.fn() };
    const { user, menu } = await openMenu('Person 1', {
      detail: nothing,
      edit: nothing,
      delete: nothing,
      custom: [{ key: 'invite', label: 'Invite again', onSelect }],
    });
    const items = within(menu).getAllByRole('menuitem');
    expect(items.map((item) => item.textContent)).toEqual(['Detail', 'Edit', 'Delete', 'Invite again']);
    await user.click(within(menu).getByRole('menuitem', { name: 'Invite again' }));
    expect(onSelect).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  });

  it('explains why an item is disabled, and does not run it', async () => {
    const onSelect = jest.fn();
    const { user, menu } = await openMenu('Person 1', {
      delete: { onSelect, disabledReason: 'The server offers no such call.' },
    });
    const item = within(menu).getByRole('menuitem', { name: 'Delete' });
    expect(item).toHaveAccessibleDescription('The server offers no such call.');
    expect(item).toHaveAttribute('aria-disabled', 'true');
    await user.click(item);
    expect(onSelect).not.toHaveBeenCalled();
  });

  it.each([
    ['Person 3', 'bottom'],
    ['Person 4', 'top'],
    ['Person 8', 'top'],
  ])('opens the menu of %s, one of eight rows, towards the %s [TBL-04]', async (name, side) => {
    const { menu } = await openMenu(name, { edit: { onSelect: jest.fn() } });
    expect(menu).toHaveAttribute('data-side', side);
  });

  it('supports the keyboard: Enter opens the menu, Escape closes it and returns the focus to its button', async () => {
    const { user } = setup({ rowActions: () => ({ edit: { onSelect: jest.fn() } }) });
    const [button] = screen.getAllByRole('button', { name: /^คำสั่งของรายการ/ });
    button?.focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('menuitem', { name: 'Edit' })).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  });
});
