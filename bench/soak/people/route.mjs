import { setTimeout as wait } from 'node:timers/promises';

import { answers } from './instances.mjs';

const LOOK_MS = 500;

/** Without a proxy: the ready instances in turn. With a single address, that one is always used. */
export const openRoute = (urls) => {
  let ready = urls;
  let turn = 0;
  let isOver = urls.length === 1;
  const look = async () => {
    while (!isOver) {
      const states = await Promise.all(urls.map((url) => answers(`${url}/api/ready`)));
      const found = urls.filter((_, index) => states[index]);
      if (found.length > 0) ready = found;
      await wait(LOOK_MS);
    }
  };
  void look();
  return {
    urlOf: () => ready[(turn += 1) % ready.length] ?? '',
    close: () => {
      isOver = true;
    },
  };
};
