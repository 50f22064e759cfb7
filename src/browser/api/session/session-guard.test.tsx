import { act, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const HINT = 'makerstep_signed_in';
const ANA = 'aaaaaaaaaaaa';
const BIA = 'bbbbbbbbbbbb';

/** The BroadcastChannel of the other tabs. */
class Channel {
  static others: Channel[] = [];
  static said: unknown[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor() {
    Channel.others.push(this);
  }
  postMessage(data: unknown) {
    Channel.said.push(data);
  }
}
const otherTabSays = (data: unknown) =>
  act(() => Channel.others.forEach((channel) => channel.onmessage?.({ data })));
const goToPage = vi.fn();
const reloadPage = vi.fn();
const fetchMock = vi.fn<(address: string) => Promise<Response>>();
const signedIn = (person: string | undefined) => {
  document.cookie = `${HINT}=1`;
  const session =
    person === undefined
      ? {}
      : {
          person,
          accessToken: {
            token: `of ${person}`,
            expires: new Date(Date.now() + 900_000).toISOString(),
          },
        };
  fetchMock.mockImplementation(async (address) =>
    Response.json(address === '/api/auth/session' ? session : {}),
  );
};
const signedOut = () => {
  document.cookie = `${HINT}=; Max-Age=0`;
};

async function guard() {
  vi.resetModules();
  vi.doMock('../../page/go-to-page', () => ({ goToPage, reloadPage }));
  const [{ SessionGuard }, { apiCall }, { takeSessionNote }, texts] = await Promise.all([
    import('./session-guard'),
    import('../api-client'),
    import('./session-note'),
    import('../client-texts'),
  ]);
  texts.setClientTexts({ unreachable: '', timeout: '', failed: '', otherPerson: 'somebody else' });
  render(<SessionGuard person={ANA} />);
  return { apiCall, takeSessionNote };
}
const comeBack = () =>
  act(
    async () =>
      void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
  );
const wakeUp = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));

beforeEach(() => {
  Object.assign(Channel, { others: [], said: [] });
  vi.stubGlobal('BroadcastChannel', Channel);
  vi.stubGlobal('fetch', fetchMock.mockReset());
  goToPage.mockReset();
  reloadPage.mockReset();
  window.history.replaceState(null, '', '/dashboard/projects/abc?x=1#faq');
  signedIn(ANA);
});
afterEach(() => {
  signedOut();
  document.body.hidden = false;
  sessionStorage.clear();
});

describe('a private page', () => {
  it('tells the other tabs who is signed in', async () => {
    await guard();
    expect(Channel.said).toEqual([{ kind: 'signed-in', person: ANA }]);
  });

  it('redirects to sign-in and back when another tab has signed out, and says why', async () => {
    const { takeSessionNote } = await guard();
    signedOut();
    otherTabSays({ kind: 'signed-out' });
    expect(goToPage).toHaveBeenCalledExactlyOnceWith(
      '/auth?callbackUrl=%2Fdashboard%2Fprojects%2Fabc%3Fx%3D1%23faq',
    );
    expect(takeSessionNote()).toBe('signedOutElsewhere');
    expect(takeSessionNote()).toBeUndefined();
  });

  it('stays when the same person signs in in another tab', async () => {
    await guard();
    otherTabSays({ kind: 'signed-in', person: ANA });
    otherTabSays({ kind: 'signed-in' });
    await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(1));
    expect([goToPage.mock.calls, reloadPage.mock.calls]).toEqual([[], []]);
  });

  it.each([{ kind: 'signed-in', person: BIA }, { kind: 'signed-in' }])(
    'reloads when another person signs in: %j',
    async (news) => {
      const { takeSessionNote } = await guard();
      signedIn(BIA);
      otherTabSays(news);
      await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1));
      expect(takeSessionNote()).toBe('otherPerson');
    },
  );

  it('never makes calls for another person, also when no tab sent a message', async () => {
    const { apiCall } = await guard();
    signedIn(BIA);
    await expect(apiCall('POST', '/dashboard/projects', { body: {} })).rejects.toMatchObject({
      code: 'unauthenticated',
      message: 'somebody else',
    });
    expect(fetchMock.mock.calls.map(([address]) => address)).toEqual(['/api/auth/session']);
    expect(reloadPage).toHaveBeenCalledTimes(1);
  });

  it('is shown again from the back/forward cache only to the same person', async () => {
    await guard();
    await comeBack();
    expect(document.body.hidden).toBe(false);
    signedIn(BIA);
    await comeBack();
    expect(document.body.hidden).toBe(true);
    expect(reloadPage).toHaveBeenCalledTimes(1);
  });

  it('stays hidden when it comes from the back/forward cache after sign-out', async () => {
    await guard();
    signedOut();
    await comeBack();
    expect(document.body.hidden).toBe(true);
    expect(goToPage).toHaveBeenCalledTimes(1);
  });

  it('checks the session when it becomes visible again', async () => {
    await guard();
    wakeUp();
    expect(goToPage).not.toHaveBeenCalled();
    signedOut();
    wakeUp();
    expect(goToPage).toHaveBeenCalledTimes(1);
  });
});
