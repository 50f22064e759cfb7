import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '@/testing/ui/render-ui';
import { ALL_WAYS, NO_PASSWORDS } from '@/testing/ui/sign-in-ways';
import type { AccountView } from '../../../schema';
import { ProofNotice } from './proof-notice';

const offers = (providers: AccountView['providers'], ways = ALL_WAYS) => {
  renderUi(<ProofNotice providers={providers} ways={ways} purpose="delete" callbackUrl="/x" />);
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
};

describe('the proof of an account without a password', () => {
  it('offers the providers of the site where there are no passwords and none is linked yet', () => {
    expect(offers([], NO_PASSWORDS)).toEqual([
      expect.stringContaining('Log in with School sign-in again'),
    ]);
  });

  it('offers no linked provider that the site has no more', () => {
    expect(offers(['google', 'oidc'], { ...ALL_WAYS, configured: ['facebook', 'oidc'] })).toEqual([
      expect.stringContaining('Log in with School sign-in again'),
      expect.stringContaining('Set a password'),
    ]);
  });
});
