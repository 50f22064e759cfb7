import { describe, expect, it } from 'vitest';
import { profileInput } from '../schema';
import { hexColorOf } from './hex-color';
import { nearestOpacity, opacityOf, opacityText } from './opacity-text';
import { isProfileChanged, previewOf, profileDraftOf, profileInputOf } from './profile-draft';
import { webAddressOf } from './web-address';

const creator = {
  uid: 'abcdefghjkmn',
  name: 'Oficina',
  avatar: null,
  cover: null,
  textColor: '#1b1916',
  backgroundColor: '#d3d3d3',
  coverOpacity: 0.5,
  smallDescription: 'Guides.',
  url: 'https://oficina.example',
  verified: false,
  verifiedAt: null,
};
const draft = profileDraftOf(creator, 'pt-BR');

describe('a typed colour', () => {
  it.each([
    ['#1B1916', '#1b1916'],
    ['1b1916', '#1b1916'],
    [' #FA0 ', '#ffaa00'],
    ['fa0', '#ffaa00'],
  ])('%s is %s', (typed, color) => {
    expect(hexColorOf(typed)).toBe(color);
  });
  it.each(['', '#', 'red', '#12', '##123456', '#1234567', 'url(x)'])('%s is none', (typed) =>
    expect(hexColorOf(typed)).toBeUndefined(),
  );
});

describe('a typed opacity', () => {
  it.each([
    ['0,35', 0.35],
    ['0.35', 0.35],
    ['.5', 0.5],
    [',5', 0.5],
    ['1', 1],
    [' 0,1 ', 0.1],
  ])('%s is %s', (typed, opacity) => {
    expect(opacityOf(typed)).toBe(opacity);
  });
  it.each(['', 'half', '0,3,5', '-1', '1e3', '0x1'])('%s is none', (typed) =>
    expect(opacityOf(typed)).toBeUndefined(),
  );

  it('is formatted for its language, and limited to its steps', () => {
    expect([opacityText(0.5, 'pt-BR'), opacityText(0.07, 'en')]).toEqual(['0,5', '0.07']);
    expect([nearestOpacity(0), nearestOpacity(7), nearestOpacity(0.1 + 0.2)]).toEqual([
      0.01, 1, 0.3,
    ]);
  });
});

describe('a typed address', () => {
  it.each([
    ['example.com', 'https://example.com'],
    ['www.oficina.com.br/loja?a=1', 'https://www.oficina.com.br/loja?a=1'],
    ['example.com:8080', 'https://example.com:8080'],
    ['pão.example', 'https://pão.example'],
    ['http://example.com', 'http://example.com'],
    ['', ''],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['me@example.com', 'me@example.com'],
    ['localhost', 'localhost'],
  ])('%s becomes %s', (typed, address) => expect(webAddressOf(typed)).toBe(address));
});

describe('a profile that is being typed', () => {
  it('sends the normalized values', () => {
    const typed = { ...draft, url: 'oficina.example', textColor: 'FFF', coverOpacity: '0,8' };
    expect(profileInput.parse(profileInputOf(typed))).toEqual({
      name: 'Oficina',
      url: 'https://oficina.example',
      smallDescription: 'Guides.',
      textColor: '#ffffff',
      backgroundColor: '#d3d3d3',
      coverOpacity: 0.8,
    });
  });

  it('passes invalid values to the schema, and previews the saved ones instead', () => {
    const typed = { ...draft, backgroundColor: 'blue', coverOpacity: 'half', name: '  ' };
    const { error } = profileInput.safeParse(profileInputOf(typed));
    expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual(
      expect.arrayContaining([
        ['name', 'creatorNameRequired'],
        ['backgroundColor', 'color'],
        ['coverOpacity', 'coverOpacity'],
      ]),
    );
    expect(previewOf(creator, typed)).toMatchObject({
      name: 'Oficina',
      backgroundColor: '#d3d3d3',
      coverOpacity: 0.5,
    });
  });

  it('is changed only when its meaning changes', () => {
    expect(
      isProfileChanged(creator, {
        ...draft,
        textColor: '1B1916',
        coverOpacity: '0.50',
        url: 'oficina.example',
      }),
    ).toBe(false);
    const inCapitals = { ...creator, textColor: '#1B1916', url: 'https://oficina.example' };
    expect(isProfileChanged(inCapitals, profileDraftOf(inCapitals, 'en'))).toBe(false);
    for (const change of [
      { name: 'X' },
      { url: '' },
      { smallDescription: 'X' },
      { textColor: '#fff' },
      { backgroundColor: '#000' },
      { coverOpacity: '1' },
    ]) {
      expect(isProfileChanged(creator, { ...draft, ...change }), JSON.stringify(change)).toBe(true);
    }
  });
});
