import jsQR from 'jsqr';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { UID_ALPHABET, UID_LENGTH } from '@/shared/ids/uid';
import { qrDataAddress } from './qr-png';

/** Decodes a drawn code after a slight blur, like a scanner. */
async function scanned(address: string, blur = 0): Promise<string | undefined> {
  const png = Buffer.from(address.split(',')[1] ?? '', 'base64');
  const drawn = sharp(png).resize({ width: 300, kernel: 'nearest' });
  const { data, info } = await (blur > 0 ? drawn.blur(blur) : drawn)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

describe('the QR code of a printed page', () => {
  it.each([
    'http://localhost:3000/p/su5w2kvm5rgx',
    'https://guides.makerstep.example/p/su5w2kvm5rgx',
    `https://example.org/${'long/'.repeat(30)}`,
  ])('is readable: %s', async (link) => {
    const address = qrDataAddress(link);
    expect(address).toMatch(/^data:image\/png;base64,/);
    expect(await scanned(address)).toBe(link);
  });

  it('is readable for every guide, also slightly out of focus', async () => {
    for (let guide = 0; guide < 60; guide += 1) {
      const uid = Array.from(
        { length: UID_LENGTH },
        (_, place) =>
          UID_ALPHABET[(guide * 7 + place * place * 11 + guide * place) % UID_ALPHABET.length],
      ).join('');
      const link = `https://guides.makerstep.example/p/${uid}`;
      expect(await scanned(qrDataAddress(link), 2), link).toBe(link);
    }
  });

  it('is small', () => {
    expect(qrDataAddress('https://guides.makerstep.example/p/su5w2kvm5rgx').length).toBeLessThan(
      450,
    );
  });
});
