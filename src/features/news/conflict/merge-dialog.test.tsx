import { waitFor } from '@testing-library/react';

import { renderWithProviders } from '@/shared/testing/render';

import { MergeDialog } from './merge-dialog';

const mockLoad = jest.fn();
jest.mock('../diff/difference-view', () => {
  mockLoad();
  return { DifferenceView: () => null };
});

it('loads the differences before a conflict, as the network may be lost when there is one', async () => {
  // jsdom does not implement it.
  Object.assign(window, {
    requestIdleCallback: (callback: () => void) => {
      callback();
      return 1;
    },
    cancelIdleCallback: () => {},
  });
  renderWithProviders(<MergeDialog conflict={null} choices={{ categories: [], countries: [] }} />);
  await waitFor(() => expect(mockLoad).toHaveBeenCalled());
});
