import { expect, it } from 'vitest';
import { deviceOf } from './device';

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';

it('names browsers as people do', () => {
  expect([chrome, safari, firefox].map(deviceOf)).toEqual([
    { browser: 'Chrome', system: 'Windows' },
    { browser: 'Safari', system: 'iOS' },
    { browser: 'Firefox', system: 'Linux' },
  ]);
});

it('accepts no arbitrary browser name from a client', () => {
  for (const text of [
    '',
    'node',
    'curl/8.5.0',
    'python-requests/2.32',
    'Your account was hacked: call 555/1 (Windows NT 10.0)',
    '\u202eevil',
    'x'.repeat(400),
    'Mozilla/5.0',
  ]) {
    expect(deviceOf(text), text).toBeUndefined();
  }
});
