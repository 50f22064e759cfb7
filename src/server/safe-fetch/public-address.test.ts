import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-address';

const PUBLIC = [
  '1.1.1.1',
  '93.184.216.34',
  '100.63.255.255',
  '100.128.0.1',
  '172.15.255.255',
  '172.32.0.1',
  '192.167.0.1',
  '223.255.255.255',
  '2606:4700::1111',
  '2a00:1450:4001::200e',
  '64:ff9b::808:808',
  '64:ff9b::1.1.1.1',
];

const NOT_PUBLIC = {
  'this machine': [
    '127.0.0.1',
    '127.255.255.254',
    '0.0.0.0',
    '0.1.2.3',
    '::1',
    '::',
    '0:0:0:0:0:0:0:1',
  ],
  'private networks': [
    '10.0.0.1',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    'fc00::1',
    'fd12:3456::1',
    'fec0::1',
  ],
  'this link': ['169.254.1.1', 'fe80::1', 'fe80::1%eth0', 'febf::1'],
  'networks of carriers': ['100.64.0.1', '100.127.255.255'],
  'many receivers': ['224.0.0.1', '239.255.255.255', 'ff02::1', '255.255.255.255'],
  'reserved and examples': [
    '192.0.0.8',
    '192.0.2.1',
    '192.88.99.1',
    '198.18.0.1',
    '198.19.255.255',
    '198.51.100.7',
    '203.0.113.7',
    '240.0.0.1',
    '100::1',
    '2001:db8::1',
    '3fff::1',
    '4000::1',
  ],
  'what clouds tell their machines': [
    '169.254.169.254',
    'fd00:ec2::254',
    '100.100.100.200',
    '168.63.129.16',
    '192.0.0.192',
  ],
  'IPv4 within IPv6': [
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:8.8.8.8',
    '::127.0.0.1',
    '64:ff9b::127.0.0.1',
    '64:ff9b::a9fe:a9fe',
    '64:ff9b::1',
    '64:ff9b:1::8.8.8.8',
    '2002:7f00:1::',
    '2002:a00:1::1',
    '2001:0:7f00:1::',
  ],
  'no address': ['', 'localhost', '1.1.1', '0x7f.0.0.1', '1.1.1.1:80', '[::1]'],
};

// security: Outgoing
describe('whether an address is public', () => {
  it.each(PUBLIC)('%s is', (address) => expect(isPublicAddress(address)).toBe(true));
  describe.each(Object.entries(NOT_PUBLIC))('%s', (_kind, addresses) => {
    it.each(addresses)('"%s" is not', (address) => expect(isPublicAddress(address)).toBe(false));
  });
});
