import { describe, expect, it } from 'vitest';
import { scriptJson } from '@/shared/text/script-json';
import { profilePage } from './profile-page';

const creator = {
  uid: 'abcdefghjkmn',
  name: 'Oficina',
  avatar: null,
  cover: null,
  textColor: '#1b1916',
  backgroundColor: '#d3d3d3',
  coverOpacity: 0.5,
  smallDescription: 'Guides.',
  url: 'https://oficina.example/',
  verified: true,
  verifiedAt: null,
};
const URL_OF_PAGE = 'https://makerstep.example/c/abcdefghjkmn';

describe('a creator for search engines', () => {
  it('is a person with a page', () => {
    expect(profilePage(creator, URL_OF_PAGE)).toMatchObject({
      '@type': 'ProfilePage',
      url: URL_OF_PAGE,
      mainEntity: {
        '@type': 'Person',
        name: 'Oficina',
        description: 'Guides.',
        sameAs: ['https://oficina.example/'],
      },
    });
  });

  it('contains only http(s) addresses', () => {
    const { mainEntity } = profilePage({ ...creator, url: 'javascript:alert(1)' }, URL_OF_PAGE) as {
      mainEntity: { sameAs?: string[] };
    };
    expect(mainEntity.sameAs).toBeUndefined();
  });

  it('cannot end the script that contains it', () => {
    expect(
      scriptJson(
        profilePage({ ...creator, name: '</script><script>alert(1)</script>' }, URL_OF_PAGE),
      ),
    ).not.toContain('<');
  });
});
