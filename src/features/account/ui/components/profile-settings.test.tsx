import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderUi } from '@/testing/ui/render-ui';
import { updateUser } from '../api';
import type { AccountView } from '../../schema';
import { ProfileSettings } from './profile-settings';

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: vi.fn(), push: vi.fn() }) }));
vi.mock('../api', () => ({ updateUser: vi.fn() }));

const creator = {
  uid: 'abcdefghjkmn',
  name: 'Oficina',
  avatar: null,
  cover: null,
  textColor: '#1b1916',
  backgroundColor: '#d3d3d3',
  coverOpacity: 0.5,
  smallDescription: '',
  url: '',
  verified: false,
  verifiedAt: null,
};

it('keeps the profile of a taken-over workshop, where the answer has the personal one', async () => {
  const personal = { ...creator, uid: 'bbbbbbbbbbbb', name: 'Ana' };
  vi.mocked(updateUser).mockResolvedValue({ creator: personal } as AccountView);
  renderUi(<ProfileSettings creator={creator} siteName="Makerstep" />);
  const user = userEvent.setup();
  const name = screen.getByLabelText<HTMLInputElement>('Name');
  await user.clear(name);
  await user.type(name, 'Oficina da Rosa');
  await user.click(screen.getByText('Update'));
  expect(await screen.findByText('Data successfully updated!')).toBeTruthy();
  expect(name.value).toBe('Oficina da Rosa');
  expect(screen.getByText('As readers see it')).toBeTruthy();
});
