import { act, screen } from '@testing-library/react';
import { useState } from 'react';

import { renderWithProviders } from '@/shared/testing/render';

import { DataTable } from './data-table';

const setup = () => {
  let setNames: (names: string[]) => void = () => {};
  let setBusy: (busy: boolean) => void = () => {};
  function Desks() {
    const [names, keepNames] = useState(['Politics', 'Sport', 'Culture']);
    const [busy, keepBusy] = useState(false);
    setNames = keepNames;
    setBusy = keepBusy;
    return (
      <fieldset disabled={busy}>
        <DataTable
          label="Desks"
          rows={names}
          getRowId={(name) => name}
          columns={[{ key: 'name', header: 'Name', render: (name) => <button>{name}</button> }]}
          rowActions={() => ({ detail: { onSelect: jest.fn() } })}
        />
      </fieldset>
    );
  }
  const { user } = renderWithProviders(<Desks />);
  return {
    user,
    show: (...names: string[]) => act(() => setNames(names)),
    setBusy: (busy: boolean) => act(() => setBusy(busy)),
  };
};

const button = (name: string) => screen.getByRole('button', { name });

describe('the focus in a table', () => {
  it('moves to the row that replaces a deleted one', () => {
    const { show } = setup();
    act(() => button('Sport').focus());
    show('Politics', 'Culture');
    expect(button('Culture')).toHaveFocus();
  });

  it('moves to the new last row if the last one was deleted, and to the same control in it', () => {
    const { show } = setup();
    act(() => screen.getAllByRole('button', { name: /^คำสั่งของรายการ/ })[2]?.focus());
    show('Politics', 'Sport');
    expect(screen.getAllByRole('button', { name: /^คำสั่งของรายการ/ })[1]).toHaveFocus();
  });

  it('does not move when another row is deleted', () => {
    const { show } = setup();
    act(() => button('Politics').focus());
    show('Politics', 'Culture');
    expect(button('Politics')).toHaveFocus();
  });

  it('returns to a control that was temporarily disabled', () => {
    const { setBusy } = setup();
    act(() => button('Sport').focus());
    setBusy(true);
    // A browser blurs a control that becomes disabled; jsdom does not, so the test moves the focus.
    const elsewhere = document.body.appendChild(document.createElement('input'));
    act(() => elsewhere.focus());
    elsewhere.remove();
    expect(document.body).toHaveFocus();
    setBusy(false);
    expect(button('Sport')).toHaveFocus();
  });

  it('does not return after a click outside of all controls', async () => {
    const { show, user } = setup();
    act(() => button('Sport').focus());
    await user.click(document.body);
    show('Politics', 'Culture');
    expect(document.body).toHaveFocus();
  });
});
