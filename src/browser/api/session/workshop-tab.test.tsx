import { act, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { shownWorkshop } from './shown-workshop';
import { WorkshopTab } from './workshop-tab';

const refresh = vi.fn();
const router = { refresh };
vi.mock('next/navigation', () => ({ useRouter: () => router }));

const OWN = 'aaaaaaaaaaaa';
const OTHER = 'bbbbbbbbbbbb';
const UIDS = [OWN, OTHER];
const cookie = () => /makerstep_workshop=(\w*)/.exec(document.cookie)?.[1];
/** Another tab shows another workshop. */
const otherTab = () => {
  document.cookie = `makerstep_workshop=${OTHER}; Path=/`;
};

beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
});
afterEach(() => {
  vi.restoreAllMocks();
  document.cookie = 'makerstep_workshop=; Path=/; Max-Age=0';
});

it('sends the workshop of the tab with calls, until the dashboard is left', () => {
  const { unmount } = render(<WorkshopTab uid={OWN} uids={UIDS} />);
  expect([shownWorkshop(), cookie()]).toEqual([OWN, OWN]);
  unmount();
  expect(shownWorkshop()).toBeUndefined();
});

it.each([
  ['gets the focus', () => fireEvent.focus(window)],
  ['is shown', () => fireEvent(document, new Event('visibilitychange'))],
  ['comes back from the cache of the browser', () => fireEvent(window, new Event('pageshow'))],
  ['is clicked', () => fireEvent.click(document.body)],
  ['gets a key', () => fireEvent.keyDown(document.body)],
])('keeps its workshop when it %s after another tab', (_, happen) => {
  render(<WorkshopTab uid={OWN} uids={UIDS} />);
  otherTab();
  happen();
  expect(cookie()).toBe(OWN);
});

it('leaves the cookie to the tab in front when it opens behind it', () => {
  vi.mocked(document.hasFocus).mockReturnValue(false);
  otherTab();
  render(<WorkshopTab uid={OWN} uids={UIDS} />);
  expect([shownWorkshop(), cookie()]).toEqual([OWN, OTHER]);
});

it('asks again when a refresh came in the workshop of another tab', () => {
  const { rerender } = render(<WorkshopTab uid={OWN} uids={UIDS} />);
  otherTab();
  act(() => rerender(<WorkshopTab uid={OTHER} uids={UIDS} />));
  expect(refresh).toHaveBeenCalledOnce();
  expect([shownWorkshop(), cookie()]).toEqual([OWN, OWN]);
});

it('goes to what the server shows once the person has left its workshop', () => {
  const { rerender } = render(<WorkshopTab uid={OWN} uids={UIDS} />);
  act(() => rerender(<WorkshopTab uid={OTHER} uids={[OTHER, 'cccccccccccc']} />));
  expect(refresh).not.toHaveBeenCalled();
  expect([shownWorkshop(), cookie()]).toEqual([OTHER, OTHER]);
});
