import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  dismissBrowser,
  openShownViewer,
  passMs,
  pressKey as press,
  standInBrowser,
  VIEWER_PROJECT,
  viewerButton as button,
  viewerHeading as heading,
  viewerPicture,
  viewerStep,
} from '@/testing/ui/open-viewer';
import type { Locale } from '@/shared/interface/languages';

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn(), replace: vi.fn() }) }));
// Loading them may take longer than tests wait.
beforeAll(async () => {
  await import('./step-pictures');
  await import('@/features/projects/ui/components/more-pictures');
});

const further = (key: string, alt = '') => ({
  id: key,
  file: viewerPicture(key),
  alt: alt ? [{ lang: 'en' as const, value: alt }] : [],
  clip: null,
});
const GUIDE = {
  ...VIEWER_PROJECT,
  steps: [
    {
      ...viewerStep('a', undefined, viewerPicture('a1')),
      further: [further('a2', 'The saw from above'), further('a3')],
    },
    viewerStep('b', undefined, viewerPicture('b1')),
    viewerStep('c'),
  ],
};

beforeEach(() => {
  vi.useFakeTimers();
  standInBrowser();
});
afterEach(dismissBrowser);

const open = async (locale?: Locale) => {
  await openShownViewer('1', GUIDE, locale);
  await passMs(100);
};
const radios = () => screen.getAllByRole<HTMLInputElement>('radio');
const chosen = () => radios().findIndex(({ checked }) => checked) + 1;
/** The keys of the pictures that the stage shows. */
const seen = () =>
  [...document.querySelectorAll('img.object-contain')]
    .filter((one) => !one.closest('[aria-hidden="true"]'))
    .map((one) => one.getAttribute('src')?.split('/')[2]);

describe('the further pictures of a step', () => {
  it('are a group of radio buttons, named by their descriptions or places', async () => {
    await open();
    expect(screen.getByRole('radiogroup', { name: 'Pictures of this step' })).toBeTruthy();
    expect(radios().map((radio) => radio.getAttribute('aria-label'))).toEqual([
      'A saw on a plank',
      'The saw from above',
      'Picture 3 of 3',
    ]);
    expect(seen()).toEqual(['a1']);
    fireEvent.click(screen.getByRole('radio', { name: 'Picture 3 of 3' }));
    expect(seen()).toEqual(['a3']);
    expect(chosen()).toBe(3);
    expect(screen.queryByRole('img', { name: 'A saw on a plank' })).toBeNull();
  });

  it('have names in the language of the interface', async () => {
    await open('pt-BR');
    expect(screen.getByRole('radio', { name: 'Foto 3 de 3' })).toBeTruthy();
  });

  it('are shown by the keys 1 to 3, also from a radio button, which keeps its arrow keys', async () => {
    await open();
    for (const [key, shown] of [
      ['2', 'a2'],
      ['3', 'a3'],
      ['1', 'a1'],
    ]) {
      press(String(key));
      expect(seen()).toEqual([shown]);
    }
    const [first] = radios();
    press('2', first);
    expect(seen()).toEqual(['a2']);
    press('ArrowRight', first);
    expect(heading()).toContain('Step a');
    press('PageDown', first);
    expect(heading()).toContain('Step b');
    press('2');
    expect(seen()).toEqual(['b1']);
  });

  it('are shown by a swipe up and down, and a swipe sideways goes to the next step', async () => {
    await open();
    const swipe = (x: number, y: number) => {
      const stage = document.querySelector('img.object-contain') as Element;
      const finger = { pointerId: 1, button: 0 };
      fireEvent.pointerDown(stage, { ...finger, clientX: 200, clientY: 200 });
      fireEvent.pointerUp(stage, { ...finger, clientX: 200 + x, clientY: 200 + y });
    };
    swipe(0, -120);
    expect(seen()).toEqual(['a2']);
    swipe(20, -120);
    swipe(0, -120);
    expect(seen()).toEqual(['a3']);
    swipe(0, 120);
    expect(seen()).toEqual(['a2']);
    expect(heading()).toContain('Step a');
    swipe(-120, 20);
    expect(heading()).toContain('Step b');
  });

  it('begin with the first one at each visit of the step, without changing the progress', async () => {
    await open();
    press('3');
    const slider = document.querySelector('input[type="range"]');
    expect(slider).toHaveProperty('value', '1');
    expect(slider).toHaveProperty('max', '3');
    fireEvent.click(button('Next step'));
    await passMs(100);
    expect(screen.queryByRole('radio')).toBeNull();
    fireEvent.click(button('Previous step'));
    await passMs(100);
    expect(seen()).toEqual(['a1']);
    expect(chosen()).toBe(1);
  });

  it('are zoomed one by one', async () => {
    await open();
    press('+');
    expect(button('Fit the picture (140%)')).toBeTruthy();
    press('2');
    expect(screen.queryByRole('button', { name: /^Fit the picture/ })).toBeNull();
    press('+');
    expect(
      document.querySelector('img[src*="a2"].object-contain')?.parentElement?.style.transform,
    ).toContain('scale(1.4)');
  });

  it('are counted in the summary', async () => {
    await open();
    fireEvent.click(button('Summary'));
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(screen.getByRole('button', { name: /Step a$/ }).textContent).toBe(
      '1+2and 2 more picturesStep a',
    );
  });
});
