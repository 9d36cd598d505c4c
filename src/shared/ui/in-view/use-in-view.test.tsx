import { act, render, screen } from '@testing-library/react';

import { bringIntoView } from '@/shared/testing/in-view';

import { useInView } from './use-in-view';

function Place({ isReady }: { isReady: boolean }) {
  const [ref, isSeen] = useInView<HTMLDivElement>(isReady);
  return <div ref={ref}>{isSeen ? 'seen' : 'not seen'}</div>;
}

const passTime = () => act(() => jest.advanceTimersByTime(1_000));

let end: (() => void) | undefined;
beforeEach(() => {
  jest.useFakeTimers();
  end = bringIntoView();
});
afterEach(() => {
  end?.();
  jest.useRealTimers();
});

it('an element counts as seen once it has stayed in view, and not while the page above it is loading [DSK-11]', () => {
  const { rerender } = render(<Place isReady={false} />);
  passTime();
  expect(screen.getByText('not seen')).toBeVisible();
  rerender(<Place isReady />);
  expect(screen.getByText('not seen')).toBeVisible();
  passTime();
  expect(screen.getByText('seen')).toBeVisible();
});
