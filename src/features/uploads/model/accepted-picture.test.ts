import { describe, expect, it } from 'vitest';
import { UPLOAD_MAX_BYTES } from '../constants';
import { firstPicture, isSendable } from './accepted-picture';

describe('a chosen picture', () => {
  it('is sent as it is only within 2 MB and in a kind the server reads', () => {
    expect(isSendable({ type: 'image/jpeg', size: UPLOAD_MAX_BYTES })).toBe(true);
    expect(isSendable({ type: 'image/jpeg', size: UPLOAD_MAX_BYTES + 1 })).toBe(false);
    expect(isSendable({ type: 'image/heic', size: 10 })).toBe(false);
  });

  it('is found among other files, HEIC without a type too', () => {
    const files = [{ type: 'text/plain', name: 'a.txt' }, { type: '', name: 'IMG_1.HEIC' }];
    expect(firstPicture(files)?.name).toBe('IMG_1.HEIC');
    expect(firstPicture([{ type: 'text/plain', name: 'a.txt' }])).toBeUndefined();
  });
});
