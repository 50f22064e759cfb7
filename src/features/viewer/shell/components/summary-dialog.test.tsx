import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  dismissBrowser,
  openViewer as open,
  standInBrowser,
  VIEWER_PROJECT,
  viewerButton as button,
  viewerChapter,
  viewerHeading as heading,
  viewerStep,
} from '@/testing/ui/open-viewer';

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn(), replace: vi.fn() }) }));

/** 104 steps in chapters of ten. */
const LONG = {
  ...VIEWER_PROJECT,
  steps: Array.from({ length: 104 }, (_, index) => [
    ...(index % 10 === 0 ? [viewerChapter(`of ${index + 1}`)] : []),
    viewerStep(String(index + 1), `Passo ${index + 1}`),
  ]).flat(),
};

beforeEach(() => {
  standInBrowser();
});
afterEach(async () => {
  await dismissBrowser();
  vi.restoreAllMocks();
});

const summary = () => screen.getByRole('dialog', { name: 'Summary' });
const chapters = () => [...summary().querySelectorAll('details')];
const openChapters = () =>
  chapters()
    .filter((chapter) => chapter.open)
    .map((chapter) => chapter.querySelector('summary')?.textContent);
const rows = () => [...summary().querySelectorAll('li')];

describe('the summary of a long guide', () => {
  it('has all steps, opens at the current one with its chapter, and leads to any other', () => {
    // As if the list were 300 px of the screen, and the current step 900 px below its top.
    vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(2000);
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(300);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      return this.matches('[aria-current]')
        ? new DOMRect(0, 900, 300, 60)
        : new DOMRect(0, 0, 300, 300);
    });
    open('50', LONG);
    fireEvent.click(button('Summary'));
    expect(rows()).toHaveLength(104);
    const scrolled = [...summary().querySelectorAll('*')].map(({ scrollTop }) => scrollTop);
    expect(scrolled.filter((top) => top > 0)).toEqual([780]);
    expect(document.activeElement?.textContent).toContain('Step 50');
    expect(document.activeElement?.getAttribute('aria-current')).toBe('step');
    // Two steps on each side are visible: 51 and 52 begin the next chapter.
    expect(openChapters()).toEqual(['Chapter of 4141–50', 'Chapter of 5151–60']);
    fireEvent.click(within(summary()).getByText('Step 104'));
    expect(heading()).toContain('Step 104');
  });

  it('shows done steps, and their number in folded chapters', () => {
    localStorage.setItem(
      `makerstep_place:${LONG.projectUid}`,
      JSON.stringify({ stepId: '50', step: 50, ticks: ['1', '2', '49'], atMs: Date.now() }),
    );
    open('50', LONG);
    fireEvent.click(button('Summary'));
    expect(chapters()[0]?.querySelector('summary')?.textContent).toContain('2 of 10 done');
    expect(within(summary()).getByRole('button', { name: /Step 49, done/ })).toBeTruthy();
  });

  it('finds a step by number or words, and opens the chapters of the results', () => {
    open('50', LONG);
    fireEvent.click(button('Summary'));
    const type = (value: string) =>
      fireEvent.change(within(summary()).getByRole('searchbox', { name: 'Find a step' }), {
        target: { value },
      });
    type('do 77');
    expect(rows().map(({ textContent }) => textContent)).toEqual(['77Step 77']);
    expect(openChapters()).toEqual(['Chapter of 7177']);
    expect(within(summary()).getByRole('status').textContent).toBe('1 step found');
    type('nowhere');
    expect(within(summary()).getByRole('status').textContent).toBe('No step found');
    type('');
    expect(rows()).toHaveLength(104);
  });

  it('has no search field where all steps fit', () => {
    open('2');
    fireEvent.click(button('Summary'));
    expect(within(summary()).queryByRole('searchbox')).toBeNull();
  });
});
