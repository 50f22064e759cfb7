import { expect, it } from 'vitest';
import { pictureTypeOf } from './picture-formats';

const ascii = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

// security: 34
it('the first bytes identify a file, and only five types are accepted', () => {
  expect(pictureTypeOf(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0))).toBe('image/jpeg');
  expect(pictureTypeOf(ascii('\x89PNG\r\n\x1a\n'))).toBe('image/png');
  expect([pictureTypeOf(ascii('GIF87a')), pictureTypeOf(ascii('GIF89a'))]).toEqual([
    'image/gif',
    'image/gif',
  ]);
  expect(pictureTypeOf(ascii('RIFF\0\0\0\0WEBPVP8 '))).toBe('image/webp');
  expect(pictureTypeOf(ascii('\0\0\0\x20ftypavif'))).toBe('image/avif');
  for (const other of [
    '',
    'GIF88a',
    '<svg',
    '%PDF-1.7',
    'II*\0',
    'BM',
    'RIFF\0\0\0\0WAVE',
    '\0\0\0\x20ftypheic',
    '\x89PNG\r\n',
  ])
    expect(pictureTypeOf(ascii(other)), other).toBeUndefined();
});
