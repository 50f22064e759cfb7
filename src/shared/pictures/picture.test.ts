import { expect, it } from 'vitest';
import { toPictureView } from './picture';
import { isUid, isUuid } from '../ids/uid';

const row = {
  name: 'a.png',
  key: '1700000000000-abc',
  width: 1000,
  height: 500,
  placeholder: 'data:',
  variantWidths: [480, 960],
};

it('an uploaded picture is shown with its variants, one without bytes is not', () => {
  expect(toPictureView(row, 'https://m.example')).toEqual({
    name: 'a.png',
    key: row.key,
    url: `https://m.example/files/${row.key}`,
    width: 1000,
    height: 500,
    placeholder: 'data:',
    variants: [480, 960].map((width) => ({
      width,
      url: `https://m.example/files/${row.key}/${width}`,
    })),
  });
  expect([toPictureView(null, ''), toPictureView({ ...row, width: null }, '')]).toEqual([
    null,
    null,
  ]);
});

it('only valid identifiers are recognised', () => {
  expect(
    ['23456789abcd', '23456789abcl', '23456789abc', '23456789ABCD', '23456789abcd\n'].map(isUid),
  ).toEqual([true, false, false, false, false]);
  expect(
    [
      '01890a5d-ac96-774b-bcce-b302099a8057',
      '01890A5D-AC96-774B-BCCE-B302099A8057',
      '01890a5dac96774bbcceb302099a8057',
      '',
    ].map(isUuid),
  ).toEqual([true, true, false, false]);
});
