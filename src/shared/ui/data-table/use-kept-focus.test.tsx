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
          rowActions={() => ({})}
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
  it('goes to the row that takes the place of a deleted one', () => {
    const { show } = setup();
    act(() => button('Sport').focus());
    show('Politics', 'Culture');
    expect(button('Culture')).toHaveFocus();
  });

  it('goes to the last row where the last one was deleted, and to the same control of it', () => {
    const { show } = setup();
    act(() => screen.getAllByRole('button', { name: /^Row actions/ })[2]?.focus());
    show('Politics', 'Sport');
    expect(screen.getAllByRole('button', { name: /^Row actions/ })[1]).toHaveFocus();
  });

  it('stays where it is when another row goes', () => {
    const { show } = setup();
    act(() => button('Politics').focus());
    show('Politics', 'Culture');
    expect(button('Politics')).toHaveFocus();
  });

  it('returns to a control that was disabled while something was under way', () => {
    const { setBusy } = setup();
    act(() => button('Sport').focus());
    setBusy(true);
    // A browser takes the focus from what is disabled; jsdom has to be led there.
    const elsewhere = document.body.appendChild(document.createElement('input'));
    act(() => elsewhere.focus());
    elsewhere.remove();
    expect(document.body).toHaveFocus();
    setBusy(false);
    expect(button('Sport')).toHaveFocus();
  });

  it('is not fetched back by somebody who clicked beside everything', async () => {
    const { show, user } = setup();
    act(() => button('Sport').focus());
    await user.click(document.body);
    show('Politics', 'Culture');
    expect(document.body).toHaveFocus();
  });
});
