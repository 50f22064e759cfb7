import { expect, it } from 'vitest';
import { fileFinder } from './find-file';

const NFD = 'g/Bilder/Ölfilter.png'.normalize('NFD');
const find = fileFinder([
  'g/docs/guide.md',
  NFD,
  'g/docs/img/A b.PNG',
  'g/docs/100%.png',
  'g/x/same.png',
  'g/y/same.png',
  'g/static/only.png',
  '__MACOSX/g/docs/._guide.md',
  '__MACOSX/only.png',
]);

it.each([
  ['../Bilder/Ölfilter.png', NFD],
  ['..\\bilder\\ölfilter.PNG', NFD],
  ['/Bilder/%C3%96lfilter.png', NFD],
  ['/bilder/Ölfilter.png', NFD],
  ['./../docs/./img/a%20b.png', 'g/docs/img/A b.PNG'],
  ['img/A b.PNG?raw=true#x', 'g/docs/img/A b.PNG'],
  ['100%.png', 'g/docs/100%.png'],
  ['/static/only.png', 'g/static/only.png'],
  ['/only.png', 'g/static/only.png'],
  ['/same.png', undefined],
  ['only.png', undefined],
  ['../../../etc/passwd', undefined],
  ['%2e%2e/%2e%2e/%2e%2e/x', undefined],
  ['', undefined],
  ['/', undefined],
  ['/../../x', undefined],
])('%s is %s', (address, name) => {
  expect(find(address, 'g/docs/guide.md')).toBe(name);
});

it('a file is found by its name alone in any folder', () => {
  expect([
    find('ölfilter.png', 'g/docs/guide.md', true),
    find('y/same.png', 'g/docs/guide.md', true),
    find('none.png', 'g/docs/guide.md', true),
  ]).toEqual([NFD, 'g/y/same.png', undefined]);
});
