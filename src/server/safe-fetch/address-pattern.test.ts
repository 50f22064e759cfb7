import { afterEach, describe, expect, it } from 'vitest';
import { env } from '../env/env';
import { addressPattern } from './address-pattern';

const { outsideAllowedHosts } = env();
afterEach(() => {
  env().outsideAllowedHosts = outsideAllowedHosts;
});
const matches = (address: string) => new RegExp(addressPattern(), 'u').test(address);

describe('the pattern of addresses outside', () => {
  it.each([
    ['https://hooks.example', true],
    ['HTTPS://hooks.example:443/a?b#c', true],
    ['http://hooks.example', false],
    ['https://hooks.example:8443/', false],
    ['https://ana:secret@hooks.example/', false],
    ['ftp://hooks.example', false],
    ['http://hooks.internal:8080/x', false],
  ])('of %s is %s where no host is allowed', (address, is) => {
    env().outsideAllowedHosts = [];
    expect(matches(address)).toBe(is);
  });

  it.each([
    ['http://hooks.internal:8080/x', true],
    ['https://Hooks.Internal:8080', true],
    ['http://hooks.internal/', false],
    ['http://hooks.internalx:8080/', false],
    ['http://hooksxinternal:8080/', false],
    ['http://192.168.1.5/a', true],
    ['http://192.168.1.5:80', true],
    ['http://192.168.1.5:8080', false],
    ['http://[::1]:443/', true],
    ['http://hooks.example', false],
    ['https://hooks.example', true],
  ])('of %s is %s where some are', (address, is) => {
    env().outsideAllowedHosts = [
      { host: 'hooks.internal', port: 8080 },
      { host: '192.168.1.5', port: undefined },
      { host: '[::1]', port: 443 },
    ];
    expect(matches(address)).toBe(is);
  });
});
