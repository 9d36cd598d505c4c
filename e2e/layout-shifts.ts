import type { Page } from '@playwright/test';

/** From now on, how far what is on screen moves by itself. */
export const watchShifts = (page: Page) =>
  page.evaluate(() => {
    const shifts = { sum: 0 };
    new PerformanceObserver((list) => {
      // The type of the DOM library has no fields of a layout shift.
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.sum += entry.value;
    }).observe({ type: 'layout-shift' });
    Object.assign(window, { shifts });
  });

/** How far it has moved since. */
export const shiftsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum); // set above
