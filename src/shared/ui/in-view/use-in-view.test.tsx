import { act, render, screen } from '@testing-library/react';

import { bringIntoView } from '@/shared/testing/in-view';

import { useInView } from './use-in-view';

function Place() {
  const [ref, isSeen] = useInView<HTMLDivElement>();
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

it('an element counts as seen once it has stayed in view', () => {
  render(<Place />);
  expect(screen.getByText('not seen')).toBeVisible();
  passTime();
  expect(screen.getByText('seen')).toBeVisible();
});
