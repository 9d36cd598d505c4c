import { waitFor } from '@testing-library/react';

import { provideIdle } from '@/shared/testing/idle';
import { renderWithProviders } from '@/shared/testing/render';

import { MergeDialog } from './merge-dialog';

const mockLoad = jest.fn();
jest.mock('@/shared/diff/difference-view', () => {
  mockLoad();
  return { DifferenceView: () => null };
});

it('loads the differences before a conflict, as the network may be lost when there is one', async () => {
  provideIdle();
  renderWithProviders(<MergeDialog conflict={null} choices={{ categories: [], countries: [] }} />);
  await waitFor(() => expect(mockLoad).toHaveBeenCalled());
});
