import { screen } from '@testing-library/react';

import { renderWithProviders } from '@/shared/testing/render';

import { ListPage, type ListPageProps } from './list-page';

const setup = (props: Partial<ListPageProps> = {}) =>
  renderWithProviders(
    <ListPage title="Users" {...props}>
      <p>the table</p>
    </ListPage>,
  );

describe('the page of a list', () => {
  it('shows its title, its actions and the list', () => {
    setup({ actions: <button>Invite</button> });
    expect(screen.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Invite' })).toBeVisible();
    expect(screen.getByText('the table')).toBeVisible();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });

  it('shows the search between title and list, with a note about the results', async () => {
    const onChange = jest.fn();
    const { user } = setup({ search: { value: 'มา', onChange }, searchNote: 'Only two of them' });
    const box = screen.getByRole('searchbox');
    const note = screen.getByText('Only two of them');
    const follows = (one: Node, other: Node) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING;
    expect(follows(screen.getByRole('heading', { level: 1 }), box)).toBeTruthy();
    expect(follows(box, note)).toBeTruthy();
    expect(follows(note, screen.getByText('the table'))).toBeTruthy();
    await user.type(box, 'ลี');
    expect(onChange).toHaveBeenCalled();
  });
});
