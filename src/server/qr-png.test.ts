import jsQR from 'jsqr';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { qrDataAddress } from './qr-png';

describe('the QR code of a printed page', () => {
  it.each(['http://localhost:3000/p/su5w2kvm5rgx', 'https://guides.makerstep.example/p/su5w2kvm5rgx', `https://example.org/${'long/'.repeat(30)}`])('can be read: %s', async (link) => {
    const address = qrDataAddress(link);
    expect(address).toMatch(/^data:image\/png;base64,/);
    const png = Buffer.from(address.split(',')[1] ?? '', 'base64');
    const { data, info } = await sharp(png).resize({ width: 600, kernel: 'nearest' }).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(link);
  });

  it('weighs little', () => {
    expect(qrDataAddress('https://guides.makerstep.example/p/su5w2kvm5rgx').length).toBeLessThan(450);
  });
});
