import { describe, expect, it } from 'vitest';
import { isProposal, nameFromFile, textsForPicture } from './proposal';

describe('the texts of a step from a picture', () => {
  it("are the file's name when a person gave it, else the number of the step; other languages are left for later", () => {
    const later = { lang: 'en', value: '', pending: true };
    expect(textsForPicture('IMG_1234.jpg', 7, ['pt-BR', 'en'])).toEqual({
      name: [{ lang: 'pt-BR', value: 'Passo 7' }, later],
      description: [{ lang: 'pt-BR', value: '…' }, later],
    });
    expect(textsForPicture('03 - lixar_as-bordas.png', 3, ['pt-BR', 'en']).name).toEqual([
      { lang: 'pt-BR', value: 'Lixar as bordas' },
      later,
    ]);
  });

  it('distinguish device names from words', () => {
    const machines = [
      'IMG_1234.HEIC',
      'DSC00012.jpg',
      'PXL_20240501_101010123.jpg',
      'WhatsApp Image 2024-05-01 at 10.10.10.jpeg',
      'photo (3).jpg',
      'Screenshot from 2024.png',
      'a3f9c2d1-77aa.png',
      '0001.jpg',
      'x.png',
      'image.png',
      'foto 2.jpg',
      'P1010012.JPG',
    ];
    expect(machines.filter((name) => nameFromFile(name) !== undefined)).toEqual([]);
    expect(nameFromFile('cut 2 boards.jpg')).toBe('Cut 2 boards');
    expect(nameFromFile('photograph the parts.jpg')).toBe('Photograph the parts');
    expect(nameFromFile('água.jpg')).toBe('Água');
    expect(nameFromFile(`${'long word '.repeat(9)}.jpg`)).toBe(
      `L${'long word '.repeat(5).trim().slice(1)}`,
    );
  });

  it('count as not written until somebody replaces them', () => {
    expect([
      isProposal('Step 12', 'en'),
      isProposal('Étape 1', 'fr'),
      isProposal('…', 'de'),
    ]).toEqual([true, true, true]);
    expect([
      isProposal('Step 12b', 'en'),
      isProposal('Passo 3', 'en'),
      isProposal('Saw', 'en'),
      isProposal('', 'en'),
    ]).toEqual([false, false, false, false]);
  });
});
