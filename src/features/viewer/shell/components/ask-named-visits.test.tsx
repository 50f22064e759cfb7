import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '@/testing/ui/render-ui';
import { updateUser } from '@/features/account/ui/api';
import { readSignedIn } from '@/features/feedback/ui/api';
import { AskNamedVisits } from './ask-named-visits';

vi.mock('@/features/account/ui/api', () => ({ updateUser: vi.fn() }));
vi.mock('@/features/feedback/ui/api', () => ({ readSignedIn: vi.fn() }));
const ANA = { account: 'u1', name: 'Ana', email: 'ana@makerstep.example' };
const arrive = async (namedVisits: boolean | null) => {
  vi.mocked(readSignedIn).mockResolvedValue({ ...ANA, namedVisits });
  document.cookie = 'makerstep_signed_in=1';
  renderUi(<AskNamedVisits />);
  await vi.waitFor(() => expect(readSignedIn).toHaveBeenCalled());
};
beforeEach(() => {
  vi.resetAllMocks();
  document.cookie = 'makerstep_signed_in=; Max-Age=0';
});

describe("the question whether creators see the reader's name", () => {
  it.each([
    ['Yes, show them', true, /From now on, creators see/],
    ['No, leave them out', false, /do not see whose/],
  ] as const)(
    'is asked of a signed-in reader, and %s is stored',
    async (button, namedVisits, words) => {
      await arrive(null);
      expect((await screen.findByText(/Do you want them to see/)).textContent).toContain(
        'Ana and ana@makerstep.example',
      );
      const [no, yes] = screen.getAllByRole('button');
      expect(no?.className).toBe(yes?.className);
      await userEvent.click(screen.getByRole('button', { name: button }));
      expect(updateUser).toHaveBeenCalledExactlyOnceWith({ namedVisits });
      expect(document.activeElement).toBe(await screen.findByText(words));
      expect(screen.queryByRole('button')).toBeNull();
    },
  );

  it('is not asked again, nor of visitors', async () => {
    for (const answer of [true, false]) {
      await arrive(answer);
      expect(screen.queryByText(/May creators/)).toBeNull();
    }
    document.cookie = 'makerstep_signed_in=; Max-Age=0';
    vi.mocked(readSignedIn).mockClear();
    renderUi(<AskNamedVisits />);
    expect(readSignedIn).not.toHaveBeenCalled();
  });
});
