import { describe, expect, it } from 'vitest';
import { firstState, viewerReducer } from './viewer-state';
import type { ViewerAction, ViewerState } from './viewer-state';

const after = (state: ViewerState, ...actions: ViewerAction[]) =>
  actions.reduce(viewerReducer, state);
const opened = (asked = '3', count = 9) =>
  after(firstState(asked, count), { type: 'opened', asked, count });

describe('the viewer', () => {
  it('starts at the requested step, wants fullscreen and is not ready before hydration', () => {
    expect(firstState('4', 9)).toMatchObject({
      step: 4,
      isReady: false,
      isFullscreenWanted: true,
      isExpanded: false,
      overlay: undefined,
    });
    expect(firstState('abc', 9).step).toBe(1);
    expect(opened('40')).toMatchObject({ isReady: true, step: 9, hasMoved: false });
  });

  it('goes to steps within the project only', () => {
    expect(after(opened(), { type: 'wentTo', step: 4 })).toMatchObject({ step: 4, hasMoved: true });
    expect(after(opened('1'), { type: 'wentTo', step: 0 })).toEqual(opened('1'));
    expect(after(opened(), { type: 'wentTo', step: 99 }).step).toBe(9);
  });

  it('shows the banner at each new step, and not again at the same one', () => {
    const seen = after(opened(), { type: 'bannerLeft' });
    expect(seen.isBannerShown).toBe(false);
    expect(after(seen, { type: 'wentTo', step: 3 }).isBannerShown).toBe(false);
    expect(after(seen, { type: 'wentTo', step: 4 }).isBannerShown).toBe(true);
  });

  it("only shows the slider's step until release", () => {
    const sliding = after(opened(), { type: 'slid', step: 7 });
    expect(sliding).toMatchObject({ step: 3, slidingTo: 7 });
    expect(after(sliding, { type: 'wentTo', step: 7 })).toMatchObject({
      step: 7,
      slidingTo: undefined,
    });
  });

  it('closes the summary when a step is chosen there', () => {
    expect(
      after(opened(), { type: 'overlayChanged', overlay: 'summary' }, { type: 'wentTo', step: 2 }),
    ).toMatchObject({ step: 2, overlay: undefined });
  });

  it('keeps the picture enlarged from step to step until it is turned off', () => {
    const expanded = after(opened(), { type: 'expanded' }, { type: 'wentTo', step: 4 });
    expect(expanded.isExpanded).toBe(true);
    expect(after(expanded, { type: 'expanded' }).isExpanded).toBe(false);
  });

  it('goes to a step of another version, of which there may be fewer', () => {
    const after7 = after(opened('9'), { type: 'versionChanged', step: 9, count: 7 });
    expect(after7).toMatchObject({ step: 7, count: 7, isReady: true });
    expect(after(after7, { type: 'wentTo', step: 9 }).step).toBe(7);
  });

  it('remembers that fullscreen was left', () => {
    expect(after(opened(), { type: 'fullscreenChanged', isOn: false }).isFullscreenWanted).toBe(
      false,
    );
  });

  it('has no dialog open when the reader returns', () => {
    const back = after(
      opened(),
      { type: 'overlayChanged', overlay: 'language' },
      { type: 'slid', step: 5 },
      { type: 'left' },
      { type: 'opened', asked: '1', count: 9 },
    );
    expect(back).toMatchObject({
      step: 1,
      overlay: undefined,
      slidingTo: undefined,
      isReady: true,
    });
  });
});
