import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  dismissGated,
  gateDialog,
  gatedGuide,
  MAINS,
  openGated,
  pressHeadset,
  safetyLine,
  shownStep,
  standInGated,
  understand,
} from '@/testing/ui/gated-guide';
import { passMs as pass, pressKey, viewerButton } from '@/testing/ui/open-viewer';

const router = vi.hoisted(() => ({ push: vi.fn(), replace: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => router }));

beforeEach(() => {
  router.push.mockReset();
  standInGated();
});
afterEach(dismissGated);

describe('acknowledging', () => {
  it('takes no press that was meant for the step, and no key that is held', async () => {
    await openGated('2');
    pressKey('PageDown');
    fireEvent.click(viewerButton('Understood'));
    pressKey('PageDown', viewerButton('Understood'));
    expect(gateDialog()).not.toBeNull();
    await pass(700);
    fireEvent.keyDown(viewerButton('Understood'), { key: 'PageDown', repeat: true });
    expect(gateDialog()).not.toBeNull();
    pressKey('PageDown', viewerButton('Understood'));
    await pass(100);
    expect(shownStep()).toContain('Step c');
  });

  it('is done by headset too', async () => {
    await openGated('2');
    pressHeadset('nexttrack');
    pressHeadset('nexttrack');
    expect(gateDialog()).not.toBeNull();
    await pass(700);
    pressHeadset('nexttrack');
    await pass(100);
    expect(shownStep()).toContain('Step c');
  });

  it('folds the line to its first, until the reader opens it', async () => {
    await openGated('2');
    expect(screen.queryByRole('button', { name: 'Show the whole warning' })).toBeNull();
    pressKey('ArrowRight');
    await understand();
    pressKey('ArrowLeft');
    await pass(100);
    const fold = viewerButton('Show the whole warning');
    expect(fold.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(fold);
    expect(fold.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getAllByRole('note')[0]?.textContent).toContain('Mains are live');
  });

  it('is asked once on this device, and never on the way back', async () => {
    await openGated('1');
    fireEvent.change(screen.getByRole('slider'), { target: { value: '5' } });
    await understand();
    for (let at = 5; at > 1; at -= 1) pressKey('ArrowLeft');
    for (let at = 1; at < 5; at += 1) pressKey('ArrowRight');
    await pass(100);
    expect(shownStep()).toContain('Step e');
    cleanup();
    await openGated('5');
    expect(shownStep()).toContain('Step e');
    expect(gateDialog()).toBeNull();
  });

  it('does not keep anybody from going back', async () => {
    await openGated('2');
    pressKey('ArrowRight');
    fireEvent.click(viewerButton('Back to the step'));
    pressKey('ArrowLeft');
    expect(shownStep()).toContain('Step a');
    pressKey('ArrowRight');
    expect(shownStep()).toContain('Step b');
    expect(gateDialog()).toBeNull();
  });

  it('is asked again for another text', async () => {
    await openGated('2');
    pressKey('ArrowRight');
    await understand();
    cleanup();
    await openGated('2', gatedGuide(safetyLine('w', 'warning', 'Mains are live, capacitors too')));
    pressKey('ArrowRight');
    expect(gateDialog()).not.toBeNull();
    expect(shownStep()).toContain('Step b');
  });

  it('is asked for each step on a long way', async () => {
    const both = gatedGuide(MAINS);
    both.steps = both.steps.map((step) =>
      step.id === 'd' ? { ...step, lines: [safetyLine('d', 'danger', 'Spring under load')] } : step,
    );
    await openGated('1', both);
    fireEvent.change(screen.getByRole('slider'), { target: { value: '5' } });
    await understand();
    expect(shownStep()).toContain('Step d');
    expect(gateDialog()?.textContent).toContain('Spring under load');
    await understand();
    expect(shownStep()).toContain('Step e');
  });

  it('is not asked for caution, note or tip', async () => {
    await openGated('2', gatedGuide(safetyLine('c', 'caution', 'Sharp')));
    pressKey('ArrowRight');
    expect(shownStep()).toContain('Step c');
  });

  it('works where nothing can be stored', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    await openGated('2');
    pressKey('ArrowRight');
    await understand();
    pressKey('ArrowLeft');
    pressKey('ArrowRight');
    expect(shownStep()).toContain('Step c');
  });
});
