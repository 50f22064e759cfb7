import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GUIDE_ONLY } from '@/testing/texts/guide-languages';
import {
  dismissBrowser,
  openViewer as open,
  pressKey as press,
  standInBrowser,
  VIEWER_PROJECT as PROJECT,
  viewerButton as button,
  viewerHeading as heading,
  viewerPicture,
  viewerStep,
  viewerTree as tree,
} from '@/testing/ui/open-viewer';
import { CHAPTER_BANNER_MS } from '../../constants';

const router = vi.hoisted(() => ({ push: vi.fn(), replace: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => router }));

beforeEach(() => {
  vi.useFakeTimers();
  standInBrowser();
});
afterEach(async () => {
  await dismissBrowser();
  router.push.mockReset();
});

describe('the step viewer', () => {
  it('is readable without scripts, with plain links', () => {
    const html = renderToString(tree('2'));
    expect(html).toContain('Do b');
    expect(html).toContain('href="/p/abcdefghjkmn/s/1"');
    expect(html).toContain('href="/p/abcdefghjkmn/s/3"');
  });

  it('goes through the steps of type 1 by buttons and updates the address', () => {
    open();
    fireEvent.click(button('Next step'));
    expect(heading()).toContain('Step b');
    act(() => vi.advanceTimersByTime(100));
    expect(window.location.pathname).toBe('/p/abcdefghjkmn/s/2');
    fireEvent.click(button('Previous step'));
    expect(heading()).toContain('Step a');
  });

  it('does nothing on previous at step 1, and finishes after the last', () => {
    open();
    fireEvent.click(button('Previous step'));
    press('ArrowLeft');
    expect(heading()).toContain('Step a');
    press('ArrowRight');
    press('ArrowRight');
    expect(heading()).toContain('Step c');
    press('ArrowRight');
    expect(router.push).toHaveBeenCalledWith('/p/abcdefghjkmn/finished');
  });

  it.each([
    ['abc', 1],
    ['0', 1],
    ['99', 3],
  ])('corrects the address of step %s in place', (asked, shown) => {
    open(asked);
    act(() => vi.advanceTimersByTime(100));
    expect(window.location.pathname).toBe(`/p/abcdefghjkmn/s/${shown}`);
  });

  it('keeps the focus at the text from step to step, and starts each text at its top', () => {
    open('1', { ...PROJECT, steps: PROJECT.steps.filter(({ file }) => !file) });
    const text = screen.getByRole('region', { name: /Step a/ });
    text.focus();
    text.scrollTop = 300;
    fireEvent.scroll(text);
    press('ArrowRight');
    expect(heading()).toContain('Step c');
    expect(document.activeElement).toBe(screen.getByRole('region', { name: /Step c/ }));
    expect(text.scrollTop).toBe(0);
  });

  it('never loses the focus between a step with a picture and one without', () => {
    open('2');
    screen.getByRole('button', { name: /^Enlarge the picture/ }).focus();
    press('ArrowRight');
    expect(heading()).toContain('Step c');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    press('ArrowLeft');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('focuses the heading of the step when it opens', () => {
    open('2');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('closes to the project by Escape and by the button', () => {
    open();
    press('Escape');
    fireEvent.click(button('Close'));
    expect(router.push.mock.calls).toEqual([['/p/abcdefghjkmn'], ['/p/abcdefghjkmn']]);
  });

  it('shows the chapter that immediately precedes a step for 1700 ms', () => {
    open();
    expect(screen.queryByTestId('chapter-banner')).toBeNull();
    press('ArrowRight');
    expect(screen.getByTestId('chapter-banner').textContent).toBe('Chapter I');
    act(() => vi.advanceTimersByTime(CHAPTER_BANNER_MS - 1));
    expect(screen.queryByTestId('chapter-banner')).not.toBeNull();
    act(() => vi.advanceTimersByTime(1));
    expect(screen.queryByTestId('chapter-banner')).toBeNull();
  });

  it('announces a step change, the chapter included', () => {
    open();
    expect(screen.getByRole('status').textContent).toBe('');
    press('ArrowRight');
    expect(screen.getByRole('status').textContent).toBe('Chapter Chapter I. Step 2 of 3: Step b');
  });

  it('moves by the slider: at once by keys, on letting go by hand', () => {
    open();
    const slider = screen.getByRole('slider', { name: 'Steps' });
    fireEvent.change(slider, { target: { value: '3' } });
    expect(heading()).toContain('Step c');
    fireEvent.pointerDown(slider);
    fireEvent.input(slider, { target: { value: '2' } });
    expect(heading()).toContain('Step c');
    fireEvent.pointerUp(slider);
    expect(heading()).toContain('Step b');
  });

  it('shows the summary and goes to a chosen step', () => {
    open();
    fireEvent.click(button('Summary'));
    const dialog = screen.getByRole('dialog', { name: 'Summary' });
    expect(within(dialog).getAllByRole('button', { name: /Step/ })).toHaveLength(3);
    press('ArrowRight', dialog);
    fireEvent.click(within(dialog).getByRole('button', { name: /Step c/ }));
    act(() => vi.advanceTimersByTime(0));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(heading()).toContain('Step c');
  });

  it.each(['Summary', 'Language of the guide', 'More options'])(
    'focuses the step when “%s” is closed, so that Space continues',
    (name) => {
      open();
      button(name).focus();
      fireEvent.click(button(name));
      press('Escape', screen.getByRole('dialog'));
      act(() => vi.advanceTimersByTime(0));
      const text = screen.getByRole('region', { name: /Step a/ });
      expect(document.activeElement).toBe(text);
      press(' ', text);
      expect(heading()).toContain('Step b');
    },
  );

  it('ends the enlargement by Escape before it closes', () => {
    open('2');
    fireEvent.click(button('Enlarge the picture, 67% of the way, Chapter I'));
    press('+');
    press('Escape');
    expect(screen.queryByRole('button', { name: /Fit the picture/ })).toBeNull();
    expect(screen.queryByText('Do b')).toBeNull();
    press('Escape');
    expect(screen.getByText('Do b')).toBeTruthy();
    expect(router.push).not.toHaveBeenCalled();
    press('Escape');
    expect(router.push).toHaveBeenCalledWith('/p/abcdefghjkmn');
  });

  it('shows another language where the step has it, else the primary one with a note, and stores the choice', () => {
    open();
    fireEvent.click(button('Language of the guide'));
    const portuguese = screen.getByRole('radio', { name: 'Português (Brasil)' });
    fireEvent.keyDown(portuguese, { key: 'ArrowDown' });
    fireEvent.click(portuguese);
    fireEvent.keyUp(portuguese, { key: 'ArrowDown' });
    fireEvent.click(screen.getByRole('radio', { name: 'English' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(button('Language of the guide'));
    fireEvent.click(screen.getByRole('radio', { name: 'Português (Brasil)' }));
    expect(screen.getByText('Faça a').lang).toBe('pt-BR');
    expect(localStorage.getItem('project.lang')).toBe('pt-BR');
    press('ArrowRight');
    press('ArrowRight');
    expect(screen.getByText('Do c').lang).toBe('en');
    expect(screen.getByText(/Not written in Brazilian Portuguese/)).toBeTruthy();
  });

  it('gives the picture the room of the text and back', () => {
    open('2');
    fireEvent.click(button('Step done'));
    fireEvent.click(button('Enlarge the picture, 67% of the way, 1 of 3 done, Chapter I'));
    expect(screen.queryByText('Do b')).toBeNull();
    fireEvent.click(button('Show the text, 67% of the way, 1 of 3 done, Chapter I'));
    expect(screen.getByText('Do b')).toBeTruthy();
  });

  it('gives the picture its alt text, in the language it was written in, and never repeats the name', () => {
    const [first, ...rest] = PROJECT.steps;
    const { unmount } = open('2', PROJECT, 'pt-BR');
    expect(screen.getByRole('img', { name: 'A saw on a plank' }).lang).toBe('en');
    unmount();
    open('1', {
      ...PROJECT,
      steps: [{ ...first, file: viewerPicture() } as (typeof PROJECT.steps)[number], ...rest],
    });
    expect(document.querySelector('img')?.alt).toBe('');
  });

  it('zooms by keys and back', () => {
    open('2');
    press('+');
    expect(button('Fit the picture (140%)')).toBeTruthy();
    press('0');
    expect(screen.queryByRole('button', { name: /Fit the picture/ })).toBeNull();
  });

  it('turns the page on a swipe of more than 100 px', () => {
    open('2');
    const stage = screen.getByRole('img', { name: 'A saw on a plank' });
    const swipe = (to: number) => {
      fireEvent.pointerDown(stage, { pointerId: 1, button: 0, clientX: 200, clientY: 100 });
      fireEvent.pointerMove(stage, { pointerId: 1, clientX: to, clientY: 100 });
      fireEvent.pointerUp(stage, { pointerId: 1, clientX: to, clientY: 100 });
    };
    swipe(100);
    expect(heading()).toContain('Step b');
    swipe(99);
    expect(heading()).toContain('Step c');
  });

  it('reads in the first language of the browser that the guide has, unless one was chosen', () => {
    const [lang, missing] = GUIDE_ONLY;
    const [first = viewerStep('a'), ...others] = PROJECT.steps;
    const translated = {
      ...PROJECT,
      languages: ['en' as const, lang],
      steps: [{ ...first, name: [...first.name, { lang, value: 'Schritt a' }] }, ...others],
    };
    const headingFor = (languages: string[], locale?: 'pt-BR') => {
      vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
      open('1', translated, locale);
      const shown = document.querySelector('h1')?.textContent;
      cleanup();
      return shown;
    };
    expect(headingFor([missing, `${lang}-AT`, 'en'])).toContain('Schritt a');
    expect(headingFor([lang], 'pt-BR')).toContain('Schritt a');
    document.cookie = 'makerstep_lang=en';
    expect(headingFor([lang, 'en'])).not.toContain('Schritt a');
    document.cookie = 'makerstep_lang=; Max-Age=0';
    localStorage.setItem('project.lang', lang);
    expect(headingFor(['en'])).toContain('Schritt a');
    vi.restoreAllMocks();
  });

  it('turns the page on a finger’s swipe over the text', () => {
    open('2');
    const swipe = (from: number, to: number) => {
      const text = screen.getByRole('region', { name: /Step/ });
      const finger = { pointerId: 1, pointerType: 'touch', isPrimary: true, clientY: 100 };
      fireEvent.pointerDown(text, { ...finger, clientX: from });
      fireEvent.pointerUp(text, { ...finger, clientX: to });
    };
    swipe(300, 100);
    expect(heading()).toContain('Step c');
    swipe(100, 300);
    expect(heading()).toContain('Step b');
  });

  it('has an accessible name for each button', () => {
    open('2');
    expect(screen.getAllByRole('button').length).toBeGreaterThan(5);
    expect(screen.queryAllByRole('button', { name: '' })).toEqual([]);
  });

  it('counts one view on opening', async () => {
    open();
    press('ArrowRight');
    await act(() => vi.advanceTimersByTimeAsync(0));
    const calls = vi.mocked(fetch).mock.calls.map(([address]) => String(address));
    expect(
      calls.filter((address) => address.startsWith('/v1/projects/abcdefghjkmn/view')),
    ).toHaveLength(1);
  });
});
