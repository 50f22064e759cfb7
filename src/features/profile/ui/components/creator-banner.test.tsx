import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '@/testing/ui/render-ui';
import { CreatorBanner } from './creator-banner';

const creator = {
  uid: 'abcdefghjkmn',
  name: 'Oficina',
  avatar: null,
  cover: null,
  textColor: '#1b1916',
  backgroundColor: '#d3d3d3',
  coverOpacity: 0.5,
  smallDescription: 'Guides.',
  url: 'https://www.oficina.example/path',
  verified: true,
  verifiedAt: null,
};
const show = (change: Partial<typeof creator> = {}) =>
  renderUi(
    <CreatorBanner
      creator={{ ...creator, ...change }}
      verifiedLabel="Verified by Fixit"
      linkLabel={(host) => `Visit ${host}`}
    />,
  );

const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

describe('the creator banner', () => {
  // security: 41
  it('shows name, description, mark and a link with rel attributes for untrusted sites', () => {
    show();
    expect(screen.getByText('Oficina')).toBeDefined();
    expect(screen.getByText('VERIFIED').parentElement?.title).toBe('Verified by Fixit');
    expect(screen.getByText('Verified by Fixit')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Visit oficina.example' }).getAttribute('rel')).toBe(
      'nofollow ugc noopener',
    );
  });

  // security: 41
  it('renders no link for an address that is not http(s)', () => {
    for (const url of [
      '',
      'javascript:alert(1)',
      'data:text/html,x',
      '//evil.example',
      'ftp://x.example',
    ]) {
      show({ url });
      expect(links(), url).toEqual(['/c/abcdefghjkmn']);
      cleanup();
    }
  });

  it('links the name to the creator’s page, where it is the heading', () => {
    show({ url: '' });
    expect(screen.getByRole('link', { name: 'Oficina' }).getAttribute('href')).toBe(
      '/c/abcdefghjkmn',
    );
    cleanup();
    renderUi(
      <CreatorBanner
        creator={creator}
        verifiedLabel="Verified by Fixit"
        linkLabel={String}
        nameAs="heading"
      />,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Oficina' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Oficina' })).toBeNull();
  });

  it('omits the mark of an unverified creator', () => {
    show({ verified: false });
    expect(screen.queryByText('Verified')).toBeNull();
  });
});
