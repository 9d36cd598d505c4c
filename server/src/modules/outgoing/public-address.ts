import net from 'node:net';

/** Not on the Internet: this computer, private and shared networks, links, tests, documentation, groups of receivers. */
const CLOSED_4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
];
/** The unicast addresses of the Internet. */
const OPEN_6 = ['2000::/3'];
/** Among them: tunnels, which lead to an IPv4 address that nobody checks, and documentation. */
const CLOSED_6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const listOf = (networks: string[], family: 'ipv4' | 'ipv6'): net.BlockList => {
  const list = new net.BlockList();
  for (const network of networks) {
    const [address = '', prefix = ''] = network.split('/');
    list.addSubnet(address, Number(prefix), family);
  }
  return list;
};

const closed4 = listOf(CLOSED_4, 'ipv4');
const open6 = listOf(OPEN_6, 'ipv6');
const closed6 = listOf(CLOSED_6, 'ipv6');

/** Whether an IP address belongs to the public Internet. Anything else, also a name, does not. */
export const isPublicAddress = (address: string): boolean => {
  if (net.isIPv4(address)) return !closed4.check(address, 'ipv4');
  return net.isIPv6(address) && open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6');
};
