import { screen } from '@testing-library/react';

import { renderWithProviders } from '@/shared/testing/render';

import { Fold } from './fold';

const setup = (open: boolean) => {
  const onToggle = jest.fn();
  const view = renderWithProviders(
    <Fold title="More fields" note={<small>2 filled</small>} open={open} onToggle={onToggle}>
      <input aria-label="Meta title" defaultValue="a" />
    </Fold>,
  );
  return { ...view, onToggle, title: screen.getByRole('button', { name: /More fields/ }) };
};

describe('a card that folds', () => {
  it('shows what is in it, with a note beside its title', () => {
    const { title } = setup(true);
    expect(screen.getByRole('heading', { level: 2 })).toContainElement(title);
    expect(title).toHaveTextContent('2 filled');
    expect(title).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('textbox', { name: 'Meta title' })).toBeVisible();
  });

  it('keeps its fields while it is folded, out of sight', () => {
    const { title } = setup(false);
    expect(title).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Meta title')).toHaveValue('a');
  });

  it.each([true, false])('asks to be folded or opened by a click (open: %s)', async (open) => {
    const { user, title, onToggle } = setup(open);
    await user.click(title);
    expect(onToggle.mock.calls).toEqual([[!open]]);
  });
});
