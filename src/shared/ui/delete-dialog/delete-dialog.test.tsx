import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';

import { unknownError } from '@/shared/api/api-error';
import { renderWithProviders } from '@/shared/testing/render';

import { toast } from '../toast/toast';

import { DeleteDialog } from './delete-dialog';

const setup = (onDelete: (item: { name: string }) => Promise<unknown>) => {
  function Page() {
    const [item, setItem] = useState<{ name: string } | null>({ name: 'กีฬา' });
    return (
      <DeleteDialog
        item={item}
        title="Delete category"
        question={({ name }) => `Delete ${name}?`}
        confirmLabel="Delete"
        onDelete={onDelete}
        success="Gone"
        onClose={() => setItem(null)}
      />
    );
  }
  return renderWithProviders(<Page />);
};

const confirm = () => screen.getByRole('button', { name: 'Delete' });

// Without a host, a toast waits and would appear in the next test.
afterEach(() => toast.dismiss());

describe('the delete dialog', () => {
  it('names the item, deletes it once, reports it and closes [ERR-03, ERR-04]', async () => {
    const onDelete = jest.fn(() => Promise.resolve());
    const { user } = setup(onDelete);
    expect(screen.getByRole('dialog', { name: 'Delete category' })).toHaveTextContent('Delete กีฬา?');
    await user.dblClick(confirm());
    expect(await screen.findByText('Gone')).toBeVisible();
    expect(onDelete.mock.calls).toEqual([[{ name: 'กีฬา' }]]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('waits for the server, stays open with its message if it refuses, and can be tried again [ERR-02]', async () => {
    let refuse = (_error: unknown): void => undefined;
    const { user } = setup(() => new Promise((_resolve, reject) => (refuse = reject)));
    await user.click(confirm());
    screen.getAllByRole('button').forEach((button) => expect(button).toBeDisabled());
    refuse({ ...unknownError(409), message: 'ยังมีข่าวอยู่' });
    expect(await screen.findByText('ยังมีข่าวอยู่')).toBeVisible();
    expect(confirm()).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
