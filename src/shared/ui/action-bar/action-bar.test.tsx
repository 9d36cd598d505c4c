import { render, screen } from '@testing-library/react';

import { ThemeProvider } from '../theme/theme-provider';

import { ActionBar } from './action-bar';

const heightOnPage = () => document.documentElement.style.getPropertyValue('--action-bar-height');

/** A bar whose size the test tells. */
const setup = () => {
  const before = window.ResizeObserver;
  const observed: unknown[][] = [];
  const disconnect = jest.fn();
  let tell: (entries: Partial<ResizeObserverEntry>[]) => void = () => undefined;
  window.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      // Only what the code reads of an entry.
      tell = (entries) => callback(entries as ResizeObserverEntry[], this);
    }
    observe(...given: unknown[]) {
      observed.push(given);
    }
    unobserve() {}
    disconnect = disconnect;
  };
  const view = render(
    <ThemeProvider>
      <ActionBar>
        <button type="button">Save</button>
      </ActionBar>
    </ThemeProvider>,
  );
  window.ResizeObserver = before;
  const [[bar, options] = []] = observed;
  const resize = (position: string, blockSize?: number) => {
    const target = document.createElement('div');
    document.body.append(target);
    target.style.position = position;
    tell([{ target, borderBoxSize: blockSize === undefined ? [] : [{ blockSize, inlineSize: 9 }] }]);
    target.remove();
  };
  return { ...view, bar, options, resize, tellNothing: () => tell([]), disconnect };
};

describe('the bar with the buttons of a form', () => {
  it('tells the page how much it covers, with its border', () => {
    const { bar, options, resize } = setup();
    expect(bar).toContainElement(screen.getByRole('button', { name: 'Save' }));
    expect(options).toEqual({ box: 'border-box' });
    resize('sticky', 64.5);
    expect(heightOnPage()).toBe('64.5px');
    resize('sticky');
    expect(heightOnPage()).toBe('0px');
  });

  it('covers nothing where it does not stick to the window', () => {
    const { resize, tellNothing } = setup();
    resize('static', 64);
    expect(heightOnPage()).toBe('0px');
    resize('sticky', 64);
    tellNothing();
    expect(heightOnPage()).toBe('0px');
  });

  it('takes its height with it when it leaves', () => {
    const { resize, unmount, disconnect } = setup();
    resize('sticky', 64);
    unmount();
    expect(heightOnPage()).toBe('');
    expect(disconnect).toHaveBeenCalledTimes(1);
  });
});
