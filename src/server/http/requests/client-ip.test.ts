import { describe, expect, it } from 'vitest';
import { clientIp } from './client-ip';

// security: 48
describe('clientIp', () => {
  it.each([
    ['::ffff:203.0.113.9', undefined, 0, '203.0.113.9'],
    ['127.0.0.1', '198.51.100.1', 0, '127.0.0.1'],
    ['127.0.0.1', '6.6.6.6, 198.51.100.1', 1, '198.51.100.1'],
    ['127.0.0.1', '6.6.6.6, 198.51.100.1, 10.0.0.1', 2, '198.51.100.1'],
    ['127.0.0.1', '198.51.100.1', 2, '127.0.0.1'],
    ['127.0.0.1', 'unknown', 1, '127.0.0.1'],
    ['127.0.0.1', '[2001:DB8::0:1]:443', 1, '2001:db8::1'],
    ['127.0.0.1', '198.51.100.1:5123', 1, '198.51.100.1'],
    ['127.0.0.1', '::FFFF:c633:6401', 1, '198.51.100.1'],
    [undefined, undefined, 0, '0.0.0.0'],
  ])('socket %s, header %s, %i proxies: %s', (socket, header, proxies, address) => {
    expect(clientIp(socket, header, proxies)).toBe(address);
  });
});
