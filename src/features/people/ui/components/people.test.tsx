import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/browser/api/api-error';
import { goToPage } from '@/browser/page/go-to-page';
import { renderUi } from '@/testing/ui/render-ui';
import { ALL_WAYS } from '@/testing/ui/sign-in-ways';
import type { InvitationView, PersonView } from '../../schema';
import {
  changePerson,
  changeRules,
  endInvitation,
  invite,
  offerHandOver,
  removePerson,
} from '../api';
import { InviteForm } from './invite-form';
import { LeaveWorkshop } from './leave-workshop';
import { OpenInvitations } from './open-invitations';
import { PeopleList } from './people-list';
import { SecondPerson } from './second-person';
import { WorkshopSwitcher } from './workshop-switcher';

const refresh = vi.fn();
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));
vi.mock('@/browser/page/go-to-page', () => ({ goToPage: vi.fn() }));
vi.mock('../api', () => ({
  changePerson: vi.fn(),
  changeRules: vi.fn(),
  endInvitation: vi.fn(),
  invite: vi.fn(),
  offerHandOver: vi.fn(),
  removePerson: vi.fn(),
}));
beforeEach(() => {
  vi.resetAllMocks();
  sessionStorage.clear();
  vi.mocked(removePerson).mockResolvedValue(undefined);
  vi.mocked(endInvitation).mockResolvedValue(undefined);
  vi.mocked(offerHandOver).mockResolvedValue(invitation({ role: 'owner' }));
});

const person = (name: string, fields: Partial<PersonView> = {}): PersonView => ({
  id: name,
  name,
  email: `${name.toLowerCase()}@example.org`,
  role: 'editor',
  languages: [],
  since: '2026-11-20T10:00:00.000Z',
  lastActiveAt: '2026-11-28',
  isYou: false,
  ...fields,
});
const ANA = person('Ana', { role: 'owner', isYou: true });
const invitation = (fields: Partial<InvitationView> = {}): InvitationView => ({
  id: '1',
  role: 'editor',
  languages: [],
  email: null,
  uses: 0,
  usesMax: 3,
  createdAt: '2026-11-20T10:00:00.000Z',
  expiresAt: '2026-11-27T10:00:00.000Z',
  ...fields,
});

describe('the people of a workshop', () => {
  const open = (people: PersonView[], isOwner = true) => {
    renderUi(
      <PeopleList
        people={people}
        isOwner={isOwner}
        workshop={{ name: 'Oficina', isPersonal: true }}
        account={{
          email: 'ana@example.org',
          hasPassword: true,
          isFreshFromProvider: false,
          providers: [],
        }}
        ways={ALL_WAYS}
      />,
    );
    return userEvent.setup();
  };

  it('have a role and a last day; an editor sees no buttons', () => {
    open(
      [{ ...ANA, isYou: false, email: null }, person('Bia', { lastActiveAt: null, isYou: true })],
      false,
    );
    const [ana, bia] = screen.getAllByRole('listitem');
    expect(ana?.textContent).toMatch(/Owner.*since 20 Nov 2026 · last here on 28 Nov 2026/);
    expect(bia?.textContent).toMatch(/EditorYou.*not here yet/);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('are removed after a question, and nobody removes the owner', async () => {
    const user = open([ANA, person('Bia')]);
    expect(screen.queryByRole('button', { name: 'Remove Ana' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Remove Bia' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Remove Bia from this workshop?' });
    await user.click(within(dialog).getByText('Remove'));
    expect(removePerson).toHaveBeenCalledExactlyOnceWith('Bia');
    expect(await screen.findByText('Bia is no longer in this workshop.')).toBeTruthy();
    expect(refresh).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('get another role from the owner, translators with their languages', async () => {
    const user = open([ANA, person('Bia', { role: 'translator', languages: ['de'] })]);
    expect(screen.getByText('Translates into German')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Change the role of Ana' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Change the role of Bia' }));
    const dialog = screen.getByRole('dialog', { name: 'Change the role of Bia' });
    const deutsch = within(dialog).getByRole<HTMLInputElement>('checkbox', { name: 'Deutsch' });
    expect(deutsch.checked).toBe(true);
    await user.click(deutsch);
    await user.click(within(dialog).getByText('Save the role'));
    expect(within(dialog).getByText(/Choose the languages of a translator/)).toBeTruthy();
    expect(changePerson).not.toHaveBeenCalled();
    vi.mocked(changePerson).mockResolvedValue(
      person('Bia', { role: 'translator', languages: ['de', 'fr'] }),
    );
    await user.click(deutsch);
    await user.click(within(dialog).getByRole('checkbox', { name: 'Français' }));
    await user.click(within(dialog).getByText('Save the role'));
    expect(changePerson).toHaveBeenCalledExactlyOnceWith('Bia', {
      role: 'translator',
      languages: ['fr', 'de'],
    });
    const toast = 'Bia now has this role: Translator (German and French).';
    expect(await screen.findByText(toast)).toBeTruthy();
    expect(refresh).toHaveBeenCalledOnce();
  });

  it('have no languages in another role', async () => {
    const user = open([ANA, person('Bia', { role: 'translator', languages: ['de'] })]);
    await user.click(screen.getByRole('button', { name: 'Change the role of Bia' }));
    vi.mocked(changePerson).mockResolvedValue(person('Bia', { role: 'reviewer' }));
    await user.click(screen.getByRole('radio', { name: /^Reviewer/ }));
    expect(screen.queryByRole('checkbox')).toBeNull();
    await user.click(screen.getByText('Save the role'));
    expect(changePerson).toHaveBeenCalledWith('Bia', { role: 'reviewer', languages: [] });
  });

  it('get the workshop after a password, with all that follows in words', async () => {
    const user = open([ANA, person('Bia')]);
    await user.click(screen.getByRole('button', { name: 'Hand the workshop over to Bia' }));
    const dialog = screen.getByRole('dialog', { name: 'Hand “Oficina” over to Bia?' });
    for (const text of [/Nothing changes until/, /stay as an editor/, /new workshop of your own/])
      expect(within(dialog).getByText(text)).toBeTruthy();
    await user.click(within(dialog).getByText('Send the offer'));
    expect(offerHandOver).not.toHaveBeenCalled();
    vi.mocked(offerHandOver).mockRejectedValueOnce(
      new ApiError('validation_failed', 'x', {
        status: 422,
        fields: { currentPassword: 'This is not your current password.' },
      }),
    );
    await user.type(within(dialog).getByLabelText('Your password'), 'seven green bicycles');
    await user.click(within(dialog).getByText('Send the offer'));
    expect(await screen.findByText('This is not your current password.')).toBeTruthy();
    await user.click(within(dialog).getByText('Send the offer'));
    expect(offerHandOver).toHaveBeenLastCalledWith('Bia', 'seven green bicycles');
    expect(await screen.findByText('The offer is on its way to Bia.')).toBeTruthy();
  });

  it('leave after a question, to a page of their own workshop', async () => {
    renderUi(<LeaveWorkshop userId="Bia" workshop="Oficina" />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Leave this workshop' }));
    await user.click(within(screen.getByRole('alertdialog')).getByText('Leave'));
    expect(removePerson).toHaveBeenCalledExactlyOnceWith('Bia');
    await waitFor(() => expect(goToPage).toHaveBeenCalledWith('/dashboard'));
  });
});

describe('an invitation', () => {
  it('by link is for 1 to 20 people, and shows its link once', async () => {
    renderUi(<InviteForm />);
    const user = userEvent.setup();
    const uses = screen.getByLabelText('For how many people?');
    await user.clear(uses);
    await user.type(uses, '21');
    await user.click(screen.getByText('Make a link'));
    expect(screen.getByText('From 1 to 20 people.')).toBeTruthy();
    expect(invite).not.toHaveBeenCalled();
    const link = 'https://x.example/workshop/t';
    vi.mocked(invite).mockResolvedValue({ ...invitation(), link });
    await user.clear(uses);
    await user.type(uses, '3');
    await user.click(screen.getByText('Make a link'));
    expect(invite).toHaveBeenCalledExactlyOnceWith({ role: 'editor', languages: [], uses: 3 });
    const made = await screen.findByRole('group', { name: 'Your link is ready' });
    expect(document.activeElement).toBe(made);
    await user.click(within(made).getByText('Copy'));
    expect(await navigator.clipboard.readText()).toBe(link);
    await user.click(within(made).getByText('Done, I have copied it'));
    expect(screen.queryByDisplayValue(link)).toBeNull();
  });

  it('for translators names their languages', async () => {
    renderUi(<InviteForm />);
    const user = userEvent.setup();
    vi.mocked(invite).mockResolvedValue({ ...invitation(), link: 'https://x.example/workshop/t' });
    await user.click(screen.getByRole('radio', { name: /^Translator/ }));
    await user.click(screen.getByRole('checkbox', { name: 'Deutsch' }));
    await user.click(screen.getByText('Make a link'));
    expect(invite).toHaveBeenCalledExactlyOnceWith({
      role: 'translator',
      languages: ['de'],
      uses: 1,
    });
  });

  it('by e-mail needs one, and says where it went', async () => {
    renderUi(<InviteForm />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('radio', { name: /By e-mail/ }));
    await user.click(screen.getByText('Send the invitation'));
    expect(document.activeElement).toBe(screen.getByLabelText('Their e-mail'));
    expect(invite).not.toHaveBeenCalled();
    vi.mocked(invite).mockResolvedValue({
      ...invitation({ email: 'bia@example.org', usesMax: 1 }),
      link: null,
    });
    await user.type(screen.getByLabelText('Their e-mail'), 'bia@example.org');
    await user.click(screen.getByText('Send the invitation'));
    expect(invite).toHaveBeenCalledExactlyOnceWith({
      role: 'editor',
      languages: [],
      uses: 1,
      email: 'bia@example.org',
    });
    expect(await screen.findByText(/We sent a link to bia@example.org/)).toBeTruthy();
  });

  it('is listed while it is open, and ends after a question', async () => {
    renderUi(
      <OpenInvitations
        invitations={[
          invitation({ uses: 1, role: 'translator', languages: ['de'] }),
          invitation({ id: '2', email: 'bia@example.org', usesMax: 1 }),
          invitation({ id: '3', email: 'bia@example.org', role: 'owner' }),
        ]}
      />,
    );
    const user = userEvent.setup();
    const [link, mail, offer] = screen.getAllByRole('listitem');
    expect(link?.textContent).toMatch(
      /Link of 20 Nov 2026.*Translator \(German\) · 1 of 3 used · works until 27 Nov 2026/,
    );
    expect(mail?.textContent).toMatch(/E-mail to bia@example.org/);
    expect(offer?.textContent).toMatch(/Hand-over to bia@example.org/);
    await user.click(screen.getByRole('button', { name: 'End: Hand-over to bia@example.org' }));
    const dialog = screen.getByRole('alertdialog');
    expect(dialog.textContent).toContain('the workshop stays yours');
    await user.click(within(dialog).getByText('End'));
    expect(endInvitation).toHaveBeenCalledExactlyOnceWith('3');
    expect(await screen.findByText('The invitation has ended.')).toBeTruthy();
  });
});

describe('the rule of a second person', () => {
  it('is switched by the owner, who learns where nobody could approve', async () => {
    renderUi(<SecondPerson isOn={false} isOwner hasReviewers={false} />);
    expect(screen.getByRole('note').textContent).toContain('Nobody could approve');
    vi.mocked(changeRules).mockResolvedValue({ needsSecondPerson: true });
    await userEvent.click(screen.getByRole('switch', { name: 'Publishing needs a second person' }));
    expect(changeRules).toHaveBeenCalledExactlyOnceWith({ needsSecondPerson: true });
  });

  it('is read by others', () => {
    renderUi(<SecondPerson isOn isOwner={false} hasReviewers />);
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.getByText(/one who made none of the changes/)).toBeTruthy();
  });
});

it('the switcher marks the workshop that the page shows', () => {
  renderUi(
    <WorkshopSwitcher
      workshops={[
        { uid: 'a', name: 'Ana', role: 'owner', languages: [] },
        { uid: 'b', name: 'Oficina', role: 'editor', languages: [] },
        { uid: 'c', name: 'Clube', role: 'translator', languages: ['de'] },
      ]}
      shown="b"
    />,
  );
  const nav = screen.getByRole('navigation', { name: 'Workshops' });
  const shown = within(nav).getAllByRole('link');
  expect(shown.map((link) => [link.getAttribute('href'), link.ariaCurrent])).toEqual([
    ['/dashboard?workshop=a', null],
    ['/dashboard?workshop=b', 'true'],
    ['/dashboard/projects?workshop=c', null],
  ]);
  expect(shown[1]?.textContent).toContain('Editor');
});
