import { screen } from '@testing-library/react';

import { renderWithProviders } from '@/shared/testing/render';
import { roleTree } from '@/shared/testing/role-tree';
import type { ToastKind } from '@/shared/ui/toast/toast';
import { preloadToasts } from '@/shared/ui/toast/toaster';

import { GalleryPage } from './gallery-page';
import { allStories } from './stories/all-stories';
import { dialogStories } from './stories/dialog-stories';

// Without this, a failed story raises a toast whose chunk arrives after that story’s test.
beforeAll(preloadToasts);

const setup = (Story: () => React.ReactNode) => renderWithProviders(<Story />);

describe.each(allStories)('$title', ({ stories }) => {
  it.each(stories)('$name', ({ Story }) => {
    const { container } = setup(Story);
    expect(roleTree(container)).toMatchSnapshot();
  });
});

const KINDS: ToastKind[] = ['blank', 'success', 'error', 'loading', 'custom'];

describe('dialogs and toasts', () => {
  const storyOf = (wanted: string) =>
    dialogStories.stories.find(({ name }) => name === wanted)?.Story ?? (() => null);

  it.each([
    ['modal', 'Open a modal'],
    ['confirm dialog', 'Delete group'],
  ])('%s', async (name, button) => {
    const { user } = setup(storyOf(name));
    await user.click(screen.getByRole('button', { name: button }));
    expect(roleTree(await screen.findByRole('dialog'))).toMatchSnapshot();
  });

  it.each(KINDS)('a toast of the kind %s', async (kind) => {
    const { user } = setup(storyOf('toasts'));
    await user.click(screen.getByRole('button', { name: kind }));
    const [toast] = await screen.findAllByRole(kind === 'error' ? 'alert' : 'status');
    expect(roleTree(toast as HTMLElement)).toMatchSnapshot(); // findAllByRole finds at least one
    await user.click(screen.getByRole('button', { name: 'Dismiss all' }));
  });
});

describe('the gallery', () => {
  it('shows every UI component in both colour schemes', async () => {
    const { user } = await setup(GalleryPage);
    allStories.forEach(({ title }) => expect(screen.getByLabelText(title)).toBeInTheDocument());
    await user.click(screen.getByText('Dark'));
    expect(document.documentElement).toHaveAttribute('data-scheme', 'dark');
  });
});
