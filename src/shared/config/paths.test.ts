import { CONSOLE_ROOTS } from '@/shared/contract';

import { paths } from './paths';

const patterns = Object.values(paths).map((path) => (typeof path === 'string' ? path : path.pattern));

it('the paths of the console begin as old addresses of imported news may not [CON-07]', () => {
  const roots = patterns.map((pattern) => pattern.split('/')[1] ?? '').filter((root) => root !== '');
  expect([...new Set(roots)].sort()).toEqual([...CONSOLE_ROOTS].sort());
});
