import { describe, expect, it } from 'vitest';
import type { PublicProject } from '@/features/projects/schema';
import { viewerPicture } from '@/testing/ui/open-viewer';
import { nearSteps } from '../../stage/model/near-steps';
import { progressPercent } from '../../stage/model/progress';

import { summarySteps } from './summary';
import { swipeDirection } from '../../stage/model/swipe';
import { commandOf } from './viewer-keys';
import { contentOf, navigableSteps } from './walk';

const step = (id: string, type: 1 | 2 = 1) => ({
  id,
  type,
  name: [],
  description: [],
  file: null,
  alt: [],
});

describe('the navigable steps', () => {
  const walk = navigableSteps([
    step('a'),
    step('I', 2),
    step('II', 2),
    step('b'),
    step('c'),
    step('III', 2),
    step('d'),
    step('IV', 2),
  ]);

  it('are those of type 1, in their order', () => {
    expect(walk.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('know their chapter, and which of them a chapter immediately precedes', () => {
    expect(walk.map(({ chapter, opensChapter }) => [chapter?.id, opensChapter])).toEqual([
      [undefined, false],
      ['II', true],
      ['II', false],
      ['III', true],
    ]);
  });

  it('are none when there are only chapters', () => {
    expect(navigableSteps([step('I', 2)])).toEqual([]);
  });
});

describe('the content for the viewer', () => {
  const media = ['a', 'b', 'c'].map((id) => ({ id, file: viewerPicture(id), alt: [] }));
  const contentWith = (each: object) =>
    contentOf(
      { steps: [{ ...step('a'), ...each }] } as unknown as PublicProject,
      () => undefined,
      () => undefined,
    ).steps[0];

  it('has the pictures after the first, only of steps that have them', () => {
    expect(contentWith({ media })?.further).toEqual(media.slice(1));
    for (const each of [{ media: media.slice(0, 1) }, { media: [] }, {}])
      expect(contentWith(each)).not.toHaveProperty('further');
  });
});

describe('progress', () => {
  it('is the rounded step by count', () => {
    expect([
      progressPercent(1, 3),
      progressPercent(2, 3),
      progressPercent(3, 3),
      progressPercent(1, 0),
    ]).toEqual([33, 67, 100, 0]);
  });
});

describe('the summary', () => {
  it('shows the current step and up to two on each side', () => {
    expect(summarySteps(5, 9)).toEqual([3, 4, 5, 6, 7]);
    expect(summarySteps(1, 9)).toEqual([1, 2, 3]);
    expect(summarySteps(9, 9)).toEqual([7, 8, 9]);
    expect(summarySteps(1, 1)).toEqual([1]);
  });
});

describe('the preloaded pictures', () => {
  it('are those of two steps ahead and one behind, however long the guide is', () => {
    expect(nearSteps(70, 150)).toEqual([69, 70, 71, 72]);
    expect(nearSteps(1, 150)).toEqual([1, 2, 3]);
    expect(nearSteps(150, 150)).toEqual([149, 150]);
  });
});

describe('a swipe', () => {
  it('turns the page beyond 100 pixels', () => {
    expect(swipeDirection(-101, 0)).toBe('next');
    expect(swipeDirection(101, 20)).toBe('previous');
    expect(swipeDirection(-100, 0)).toBeUndefined();
    expect(swipeDirection(100, 0)).toBeUndefined();
  });

  it('has the direction in which it goes further', () => {
    expect(swipeDirection(120, 130)).toBe('down');
    expect(swipeDirection(120, -130)).toBe('up');
    expect(swipeDirection(0, -100)).toBeUndefined();
    expect(swipeDirection(120, 120)).toBeUndefined();
  });
});

describe('keys', () => {
  const press = (key: string, modifiers = {}) =>
    commandOf({
      key,
      altKey: false,
      ctrlKey: false,
      metaKey: false,
      shiftKey: false,
      ...modifiers,
    });

  it('do what the specification says', () => {
    expect(
      ['ArrowLeft', 'ArrowRight', 'Escape', 'f', 'F', '+', '-', '0'].map((key) => press(key)),
    ).toEqual([
      'previous',
      'next',
      'close',
      'fullscreen',
      'fullscreen',
      'zoomIn',
      'zoomOut',
      'zoomReset',
    ]);
    expect(press('toString')).toBeUndefined();
  });

  it('are found by their place on keyboards of other scripts', () => {
    expect(press('Е', { code: 'KeyT', shiftKey: true })).toBe('timer');
    expect(press('а', { code: 'KeyF' })).toBe('fullscreen');
    expect(press('й', { code: 'KeyQ' })).toBeUndefined();
  });

  it('include those of page turners, remotes, keyboards and headsets', () => {
    expect(
      [' ', 'Enter', 'PageDown', 'ArrowDown', 'MediaTrackNext'].map((key) => press(key)),
    ).toEqual(Array(5).fill('next'));
    expect(
      ['PageUp', 'ArrowUp', 'MediaTrackPrevious']
        .map((key) => press(key))
        .concat(press(' ', { shiftKey: true })),
    ).toEqual(Array(4).fill('previous'));
    expect(['MediaPlayPause', 'p'].map((key) => press(key))).toEqual(['playPause', 'playPause']);
  });

  it('belong to the browser with Alt, Ctrl or Meta', () => {
    expect([
      press('ArrowLeft', { altKey: true }),
      press('f', { ctrlKey: true }),
      press('0', { metaKey: true }),
    ]).toEqual([undefined, undefined, undefined]);
  });
});
