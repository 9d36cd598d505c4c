import { nameWithAddress } from './name-with-address';

describe('a name with an address', () => {
  const parts = { displayName: 'มาลี ศรีสุข', username: 'malee.s', email: 'malee.s@newsdesk.test' };

  it.each(['มาลี ศรีสุข <malee.s@newsdesk.test>', ' "มาลี ศรีสุข"  <malee.s@newsdesk.test> '])(
    'is taken apart: %s',
    (text) => expect(nameWithAddress(text)).toEqual(parts),
  );

  it.each(['มาลี ศรีสุข', '<malee@newsdesk.test>', 'มาลี <malee>', 'มาลี <malee@newsdesk.test', 'a < b > c'])(
    'is nothing else: %s',
    (text) => expect(nameWithAddress(text)).toBeNull(),
  );
});
