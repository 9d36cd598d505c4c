import { screen, waitFor, within } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';

import { renderWithProviders } from '@/shared/testing/render';

import { DateTimeFields } from './date-time-fields';
import { DayField } from './day-field';
import { PickerProvider } from './picker-provider';

/** A key, and what the browser makes of it in a part of a field. */
const press = (part: HTMLElement, key: string) => {
  part.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  part.textContent = key;
  part.dispatchEvent(new InputEvent('input', { data: key, bubbles: true }));
};

const shown = () =>
  screen.getAllByRole('spinbutton').map(({ textContent }) => textContent?.replace(/\W/g, ''));

function PublishAt() {
  const [value, setValue] = useState<Date | null>(new Date(2026, 10, 30, 15, 5));
  return <DateTimeFields id="at" label="Publish at" value={value} onChange={setValue} onFault={() => {}} />;
}

it.each([
  ['of the form', () => <PublishAt />, 0, ['02', '30', '2026']],
  [
    'of a filter',
    () => <DayField label="From" value="2026-11-30" onChange={() => {}} />,
    1,
    ['30', '02', '26'],
  ],
])(
  'the date %s stays what is typed, also if a key comes before the effects of a render',
  async (_of, field, month, parts) => {
    let rerender: (after: () => void) => void = () => {};
    function Form() {
      const [after, setAfter] = useState<() => void>();
      rerender = (next) => setAfter(() => next);
      // Behind the render, and before its effects.
      useLayoutEffect(() => after && queueMicrotask(after), [after]);
      return <PickerProvider>{field()}</PickerProvider>;
    }
    const { user } = renderWithProviders(<Form />);
    const part = (await screen.findAllByRole('spinbutton'))[month];
    if (!part) throw new Error('The date has no month.');
    await user.click(part);
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    await new Promise<void>((resolve) =>
      rerender(() => {
        press(part, '0');
        press(part, '2');
        resolve();
      }),
    );
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    await waitFor(() => expect(shown().slice(0, 3)).toEqual(parts));
    expect(within(document.body).getAllByRole('spinbutton')[month]).toHaveTextContent('02');
  },
);
