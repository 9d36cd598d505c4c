import { useLayoutEffect } from 'react';

import { renderWithProviders } from '@/shared/testing/render';

import { useControlKey } from './control-key';

function Editor({ onFind }: { onFind: () => void }) {
  useControlKey('H', 'Find', onFind);
  return null;
}

/** Presses the key as soon as the page is on screen, before its effects. */
function Page({ onFind }: { onFind: () => void }) {
  useLayoutEffect(() => {
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'h', code: 'KeyH', ctrlKey: true }));
  }, []);
  return <Editor onFind={onFind} />;
}

it('a key with Ctrl works from the moment that its part is on screen', () => {
  const onFind = jest.fn();
  renderWithProviders(<Page onFind={onFind} />);
  expect(onFind).toHaveBeenCalledTimes(1);
});
