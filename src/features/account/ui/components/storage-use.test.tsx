import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '@/testing/ui/render-ui';
import { StorageUse } from './storage-use';

const MIB = 1024 * 1024;
const storage = {
  usedBytes: 412 * MIB,
  maxBytes: 2048 * MIB,
  usedPictures: 310,
  maxPictures: 5000,
};
const meters = () => screen.getAllByRole<HTMLMeterElement>('meter');

describe('the storage use of an account', () => {
  it('is written in words, which also label its bars', () => {
    renderUi(<StorageUse storage={storage} />);
    expect(
      [screen.getByText('412 MB of 2 GB used'), screen.getByText('310 of 5,000 pictures')].map(
        ({ id }) => id,
      ),
    ).toEqual(meters().map((meter) => meter.getAttribute('aria-labelledby')));
    expect(meters().map(({ value, max }) => [value, max])).toEqual([
      [storage.usedBytes, storage.maxBytes],
      [310, 5000],
    ]);
    expect(screen.queryByText(/room is/)).toBeNull();
  });

  it('is formatted for Portuguese', () => {
    renderUi(<StorageUse storage={{ ...storage, usedBytes: 1.5 * 1024 * MIB }} />, 'pt-BR');
    expect([
      screen.getByText('1,5 GB de 2 GB usados'),
      screen.getByText('310 de 5.000 imagens'),
    ]).toHaveLength(2);
  });

  it('warns from nine tenths on, with advice', () => {
    renderUi(<StorageUse storage={{ ...storage, usedPictures: 4500 }} />);
    expect(screen.getByText(/nearly full.*delete/)).toBeTruthy();
  });

  it.each([{ usedPictures: 5000 }, { usedBytes: 2048 * MIB }, { usedPictures: 5, maxPictures: 0 }])(
    'is full with %o',
    (full) => {
      renderUi(<StorageUse storage={{ ...storage, ...full }} />);
      expect(screen.getByText(/full: no more pictures/)).toBeTruthy();
    },
  );
});
