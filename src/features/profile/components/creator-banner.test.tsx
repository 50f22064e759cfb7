import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CreatorBanner } from './creator-banner';

const creator = {
  uid: 'abcdefghjkmn', name: 'Oficina', avatar: null, cover: null, textColor: '#1b1916', backgroundColor: '#d3d3d3',
  coverOpacity: 0.5, smallDescription: 'Guides.', url: 'https://www.oficina.example/path', verified: true,
};
const show = (change: Partial<typeof creator> = {}) =>
  render(<CreatorBanner creator={{ ...creator, ...change }} verifiedLabel="Verified" linkLabel={(host) => `Visit ${host}`} />);

describe('the creator banner', () => {
  it('shows name, description, mark and a link that vouches for nothing', () => {
    show();
    expect(screen.getByText('Oficina')).toBeDefined();
    expect(screen.getByText('Verified')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Visit oficina.example' }).getAttribute('rel')).toBe('nofollow ugc noopener');
  });

  it('makes no link of an address that is none of the web', () => {
    for (const url of ['', 'javascript:alert(1)', 'data:text/html,x', '//evil.example', 'ftp://x.example']) {
      show({ url });
      expect(screen.queryByRole('link'), url).toBeNull();
    }
  });

  it('leaves out the mark of a creator who is not verified', () => {
    show({ verified: false });
    expect(screen.queryByText('Verified')).toBeNull();
  });
});
