import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/browser/api/api-error';
import { putFile } from '@/browser/api/put-file';
import { open, projectWith, step } from '@/testing/ui/open-editor';
import { stubWideWindow } from '@/testing/ui/wide-window';

vi.setConfig({ testTimeout: 20_000 });
vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: vi.fn() }),
  usePathname: () => '/',
}));
vi.mock('@/browser/api/put-file', () => ({ putFile: vi.fn() }));

type Given = { id?: string; file?: { url: string }; alt?: { lang: string; value: string }[] };
type Call = { method: string; path: string; body: { media?: Given[]; file?: object | null } };

const english = (value: string) => (value ? [{ lang: 'en', value }] : []);
const pictureOf = (key: string) => ({ name: key, key, url: '', width: 4, height: 3, variants: [] });
const medium = (id: string, alt = '') => ({ id, file: pictureOf(`k-${id}`), alt: english(alt) });
const withMedia = (version: number, media: ReturnType<typeof medium>[]) =>
  step('Sand', version, { media, file: media[0]?.file ?? null, alt: media[0]?.alt ?? [] });

let server: ReturnType<typeof withMedia> & { media: ReturnType<typeof medium>[] };
let calls: Call[];
/** answers for the next changes instead of the server's own */
let failures: (Response | TypeError)[];

function answer({ method, path, body }: Call): object {
  const { media, version } = server as unknown as {
    media: ReturnType<typeof medium>[];
    version: number;
  };
  if (path.endsWith('/step') && method === 'POST') {
    const moved = path.split('/').at(-2);
    server = withMedia(
      version + 1,
      media.filter(({ id }) => id !== moved),
    ) as typeof server;
    const made = { ...step('Step 2'), id: 'made', media: media.filter(({ id }) => id === moved) };
    return { results: [server, made], totalResults: 2 };
  }
  const next = body.media?.map(({ id: known, file, alt }) => {
    const id = known ?? `n-${file?.url}`;
    const former = media.find((each) => each.id === id);
    return {
      id,
      file: file ? pictureOf(file.url) : (former?.file ?? pictureOf('?')),
      alt: (alt as ReturnType<typeof english> | undefined) ?? former?.alt ?? [],
    };
  });
  server = withMedia(version + 1, next ?? media) as typeof server;
  return server;
}

beforeEach(() => {
  localStorage.clear();
  stubWideWindow();
  calls = [];
  failures = [];
  vi.mocked(putFile).mockReset().mockResolvedValue(undefined);
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const body = JSON.parse(String(init.body ?? '{}'));
    if (address.includes('/sign-url/'))
      return Response.json({
        returnData: { signedRequest: 'http://x/u', headers: {}, key: `k-${body.fileName}` },
      });
    const call = { method: String(init.method), path: address.split('?')[0] ?? '', body };
    if (!call.path.includes('/steps/')) return Response.json({});
    calls.push(call);
    const failure = failures.shift();
    if (failure instanceof TypeError) throw failure;
    return failure ?? Response.json(answer(call));
  });
});

function show(...media: ReturnType<typeof medium>[]) {
  server = withMedia(1, media) as typeof server;
  open({ project: projectWith(server) });
  return userEvent.setup();
}
const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
const button = (name: string) => screen.getByRole('button', { name });
const pictures = () =>
  within(screen.getByRole('list', { name: 'Pictures of this step' })).getAllByRole('button');
const chosen = () => pictures().findIndex((each) => each.getAttribute('aria-pressed') === 'true');
const idsIn = ({ body }: Call) => body.media?.map(({ id, file }) => id ?? file?.url);
const choose = (...files: File[]) =>
  fireEvent.change(screen.getByTestId('further-pictures'), { target: { files } });

it('takes another picture below the first, until there are three', async () => {
  show(medium('s1'));
  choose(photo('b.jpg'));
  await waitFor(() => expect(calls.map(idsIn)).toEqual([['s1', 'k-b.jpg']]));
  await waitFor(() => expect(pictures()).toHaveLength(2));
  expect(button('Add another picture')).toBeTruthy();
  choose(photo('c.jpg'), photo('d.jpg'), photo('e.jpg'));
  await waitFor(() => expect(pictures()).toHaveLength(3));
  expect(screen.queryByRole('button', { name: 'Add another picture' })).toBeNull();
  // Pictures without room are offered as steps.
  expect(screen.getByText(/three pictures at most, so 2 were left out/)).toBeTruthy();
  expect(button('2 new steps')).toBeTruthy();
  expect(screen.getByText('2 more pictures')).toBeTruthy();
});

it('goes on with its pictures when the panel is closed meanwhile', async () => {
  const user = show(medium('s1'));
  const arrivals: (() => void)[] = [];
  vi.mocked(putFile).mockImplementation(() => new Promise((resolve) => arrivals.push(resolve)));
  choose(photo('b.jpg'), photo('c.jpg'));
  await waitFor(() => expect(arrivals).toHaveLength(1));
  await user.click(button('Close panel'));
  await waitFor(() => expect(arrivals).toHaveLength(3));
  await act(async () => arrivals.forEach((arrive) => arrive()));
  await waitFor(() =>
    expect(calls.map(idsIn)).toEqual([
      ['s1', 'k-b.jpg'],
      ['s1', 'n-k-b.jpg', 'k-c.jpg'],
    ]),
  );
});

it('keeps the present picture when several are dropped on it', async () => {
  show(medium('s1'), medium('b'));
  fireEvent.drop(button('Replace'), {
    dataTransfer: { files: [photo('c.jpg'), photo('d.jpg')], types: ['Files'] },
  });
  await waitFor(() => expect(calls.map(idsIn)).toEqual([['s1', 'b', 'k-c.jpg']]));
  expect(screen.getByText(/so one was left out/)).toBeTruthy();
});

it('is tried again after a cut, and added on top of what another tab did meanwhile', async () => {
  const user = show(medium('s1'));
  vi.mocked(putFile).mockRejectedValueOnce(
    new ApiError('unreachable', 'No answer.', { status: 0 }),
  );
  choose(photo('b.jpg'));
  await screen.findByText('No answer.');
  const other = withMedia(2, [medium('x'), medium('s1')]);
  server = other as typeof server;
  failures.push(
    Response.json(
      { error: { code: 'stale_version', message: '' }, current: other },
      { status: 409 },
    ),
  );
  await user.click(button('Try again'));
  await waitFor(() =>
    expect(calls.map(idsIn)).toEqual([
      ['s1', 'k-b.jpg'],
      ['x', 's1', 'k-b.jpg'],
    ]),
  );
});

it('is described by the field below, each in its place', async () => {
  const user = show(medium('s1', 'A saw'), medium('b'), medium('c', 'Glue'));
  const field = (number: number) =>
    screen.getByLabelText<HTMLTextAreaElement>(
      new RegExp(`^Alternative text of picture ${number}`),
    );
  expect([chosen(), field(1).value]).toEqual([0, 'A saw']);
  await user.click(button('Picture 2 of 3'));
  expect([chosen(), field(2).value]).toEqual([1, '']);
  fireEvent.change(field(2), { target: { value: 'A nail' } });
  await user.click(button('Picture 3 of 3'));
  expect(field(3).value).toBe('Glue');
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.body).toMatchObject({
    media: [
      { id: 's1', alt: english('A saw') },
      { id: 'b', alt: english('A nail') },
      { id: 'c', alt: english('Glue') },
    ],
  });
  expect(calls[0]?.body).not.toHaveProperty('alt');
});

it('moves by buttons, and an unsaved description moves along', async () => {
  const user = show(medium('s1', 'A saw'), medium('b'), medium('c'));
  fireEvent.change(screen.getByLabelText(/^Alternative text of picture 1/), {
    target: { value: 'A big saw' },
  });
  expect(button('Show earlier').getAttribute('aria-disabled')).toBe('true');
  await user.click(button('Show later'));
  await waitFor(() => expect(idsIn(calls[0] as Call)).toEqual(['b', 's1', 'c']));
  await waitFor(() => expect(chosen()).toBe(1));
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Alternative text of picture 2/).value).toBe(
    'A big saw',
  );
  await user.click(button('Show first'));
  await waitFor(() => expect(chosen()).toBe(0));
});

it('is removed alone', async () => {
  const user = show(medium('s1'), medium('b'), medium('c'));
  await user.click(button('Picture 2 of 3'));
  await user.click(button('Remove'));
  await waitFor(() => expect(calls.map(idsIn)).toEqual([['s1', 'c']]));
  await waitFor(() => expect(pictures()).toHaveLength(2));
});

it('becomes a step behind, with one call that can be repeated', async () => {
  const user = show(medium('s1'), medium('b'));
  const project = screen.getByRole('list', { name: 'Steps and chapters' });
  await user.click(button('Picture 2 of 2'));
  failures.push(new TypeError('Failed to fetch'));
  await user.click(button('Make a step of it'));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(within(project).getByText('Step 2')).toBeTruthy());
  expect(calls.map(({ path }) => path.split('/steps/')[1])).toEqual([
    's1/media/b/step',
    's1/media/b/step',
  ]);
  expect(screen.queryByRole('list', { name: 'Pictures of this step' })).toBeNull();
});

it('shows its hint until it is read', async () => {
  const user = show(medium('s1'), medium('b'));
  expect(screen.getByText('Two pictures are often two steps.')).toBeTruthy();
  await user.click(button('Got it'));
  expect(screen.queryByText('Two pictures are often two steps.')).toBeNull();
  await act(async () => {});
});
