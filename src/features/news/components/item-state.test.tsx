import { screen } from '@testing-library/react';

import { loadRuntimeConfig } from '@/shared/config/runtime-config';
import { PostStatus } from '@/shared/contract';
import { announceExtensions } from '@/shared/testing/api-server';
import { createNews } from '@/shared/testing/factories';
import { renderWithProviders } from '@/shared/testing/render';

import { ItemState } from './item-state';

/** Renders an item after the extensions of the backend are loaded. */
const show = async (status: PostStatus, ...extensions: 'site'[]) => {
  announceExtensions(...extensions);
  await loadRuntimeConfig();
  renderWithProviders(<ItemState news={createNews({ status })} />);
};

describe('the state of an item', () => {
  it('links to the public page of a published item, if the backend has one [DSK-10]', async () => {
    await show(PostStatus.Published, 'site');
    const link = screen.getByRole('link', { name: 'ดูอย่างที่ผู้อ่านเห็น' });
    expect(link).toHaveAttribute('href', createNews().shortUrl);
  });

  it.each([PostStatus.Draft, PostStatus.Hidden])(
    'has no link for an item that readers cannot see: %s',
    async (status) => {
      await show(status, 'site');
      expect(screen.queryByRole('link')).not.toBeInTheDocument();
    },
  );

  it('has no link on a backend without public pages', async () => {
    await show(PostStatus.Published);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
