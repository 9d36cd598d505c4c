import { fireEvent, screen } from '@testing-library/react';

import { renderWithProviders, showStyles } from '@/shared/testing/render';

import { Button, BUTTON_SIZES, BUTTON_VARIANTS, type ButtonProps } from './button';

showStyles();

const setup = (props: Partial<ButtonProps> = {}) => {
  const onClick = jest.fn();
  const view = renderWithProviders(
    <Button onClick={onClick} {...props}>
      Save
    </Button>,
    { routes: [{ path: '/news', element: <p>The news</p> }], path: '/' },
  );
  return { ...view, onClick };
};

describe('the button', () => {
  it('has five variants with different styles [KIT-03]', () => {
    expect(BUTTON_VARIANTS).toEqual(['default', 'outlined', 'flat', 'gradient', 'relief']);
    const looks = BUTTON_VARIANTS.map((variant) => {
      const { unmount } = setup({ variant });
      const { backgroundColor, backgroundImage, border, boxShadow } = getComputedStyle(
        screen.getByRole('button'),
      );
      unmount();
      return [backgroundColor, backgroundImage, border, boxShadow].join(' ');
    });
    expect(new Set(looks).size).toBe(5);
  });

  it('grows from xs to lg [KIT-03]', () => {
    expect(BUTTON_SIZES).toEqual(['xs', 'sm', 'md', 'lg']);
    const heights = BUTTON_SIZES.map((size) => {
      const { unmount } = setup({ size });
      const { minHeight } = getComputedStyle(screen.getByRole('button'));
      unmount();
      return Number.parseInt(minHeight, 10);
    });
    expect(heights).toEqual([26, 32, 36, 46]);
  });

  it('can be rounded and full-width [KIT-03]', () => {
    setup({ rounded: true, fullWidth: true });
    expect(screen.getByRole('button')).toHaveStyle({ borderRadius: '999px', width: '100%' });
  });

  it('shows a spinner and is disabled while loading [KIT-03]', () => {
    const { onClick } = setup({ loading: true });
    expect(screen.getByRole('progressbar')).toBeInTheDocument();
    expect(screen.getByRole('button')).toBeDisabled();
    fireEvent.click(screen.getByRole('button'));
    expect(onClick).not.toHaveBeenCalled();
  });

  it('does nothing while it is disabled', () => {
    const { onClick } = setup({ disabled: true });
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    fireEvent.click(screen.getByRole('button'));
    expect(onClick).not.toHaveBeenCalled();
  });

  it('runs its handler on click, and submits a form only if told to', async () => {
    const { user, onClick } = setup();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
  });

  it('is a link if it has a target', async () => {
    const { user } = setup({ to: '/news' });
    await user.click(screen.getByRole('link', { name: 'Save' }));
    expect(await screen.findByText('The news')).toBeVisible();
  });
});
