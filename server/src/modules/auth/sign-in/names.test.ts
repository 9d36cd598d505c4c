import { nameKeyOf } from '../../../db/name-key';

import { networkOf } from './names';

describe('failed sign-ins are counted', () => {
  it.each(['Admin', ' ADMIN ', 'admİn', 'admın', 'ａｄｍｉｎ', 'admi\u0307n'])(
    'for %s as for admin',
    (name) => {
      expect(nameKeyOf(name)).toBe('admin');
    },
  );

  it('separately for different names, including Thai names that differ in their marks', () => {
    expect(nameKeyOf('น้ำ')).not.toBe(nameKeyOf('นำ'));
    expect(nameKeyOf('editor')).not.toBe(nameKeyOf('auditor'));
  });

  it.each([
    ['10.0.0.1', '10.0.0.1'],
    ['::ffff:10.0.0.1', '10.0.0.1'],
    ['::FFFF:a00:1', '10.0.0.1'],
    ['0:0:0:0:0:ffff:0a00:0001', '10.0.0.1'],
    ['[::ffff:10.0.0.1]:51234', '10.0.0.1'],
    ['10.0.0.1:51234', '10.0.0.1'],
    [' 10.0.0.1 ', '10.0.0.1'],
    ['64:ff9b::10.0.0.1', '10.0.0.1'],
    ['64:ff9b::10.0.0.2', '10.0.0.2'],
    ['[2001:db8:0:7::9]:443', '2001:db8:0:7::/64'],
    ['010.0.0.01', 'unknown'],
    ['167772161', 'unknown'],
    ['anything else', 'unknown'],
    ['', 'unknown'],
    ['2001:db8:0:7:1:2:3:4', '2001:db8:0:7::/64'],
    ['2001:DB8::7:ffff:2:3:4', '2001:db8:0:7::/64'],
    ['2001:db8:0:7::9', '2001:db8:0:7::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('from %s as from %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
