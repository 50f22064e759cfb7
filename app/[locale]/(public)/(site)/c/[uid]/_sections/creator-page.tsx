import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { PageContainer } from '@/ui/layout/page-container';
import { CreatorProjects } from '@/features/explore/ui/components/creator-projects';
import { loadCreatorProjects } from '@/features/explore/server/loaders';
import { CreatorBanner } from '@/features/profile/ui/components/creator-banner';
import { creatorPicture, loadCreator } from '@/features/profile/server/loaders';
import { creatorGround } from '@/features/profile/model/creator-ground';
import { verifiedWords } from '@/features/profile/model/verified-words';
import { profilePage } from '@/features/profile/model/profile-page';
import { feedLink, pageMetadata } from '@/i18n/page-metadata';
import { publicAddress } from '@/i18n/public-address';
import { machinePaths } from '@/shared/addresses/machine-paths';
import { siteAccent, siteName } from '@/i18n/operator-settings';
import { paths } from '@/shared/addresses/paths';
import { scriptJson } from '@/shared/text/script-json';

/** The creator and one page of their list; a real 404 for whom or what does not exist. */
async function load(uid: string, page: number) {
  const creator = await loadCreator(uid);
  if (!creator) notFound();
  const answer = await loadCreatorProjects(uid, page);
  if (page > 1 && answer.results.length === 0) notFound();
  return { creator, answer };
}

export async function creatorMetadata(uid: string, page: number): Promise<Metadata> {
  const [{ creator, answer }, t] = await Promise.all([load(uid, page), getTranslations('creator')]);
  const { name, smallDescription } = creator;
  return pageMetadata({
    path: paths.creator(uid, page),
    title: page > 1 ? t('pageTitle', { name, page }) : name,
    description: smallDescription || t('description', { name }),
    picture: creatorPicture(creator),
    isIndexed: answer.totalResults > 0,
    types: feedLink(publicAddress(machinePaths.creatorFeed(uid), await getLocale())),
  });
}

/** Banner and published public projects of a creator (docs/reference/accounts.md#profile). */
export async function CreatorPage({ uid, page }: { uid: string; page: number }) {
  const [{ creator, answer }, t, locale] = await Promise.all([
    load(uid, page),
    getTranslations('creator'),
    getLocale(),
  ]);
  return (
    <>
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{
          __html: scriptJson(profilePage(creator, publicAddress(paths.creator(uid)))),
        }}
      />
      <CreatorBanner
        creator={creator}
        verifiedLabel={t('verified', verifiedWords(creator, siteName(), locale))}
        linkLabel={(host) => t('link', { host })}
        nameAs="heading"
      />
      <div style={creatorGround(creator.backgroundColor, siteAccent())} className="creator-ground">
        <PageContainer className="py-10 md:py-14">
          <CreatorProjects creator={creator} answer={answer} page={page} />
        </PageContainer>
      </div>
    </>
  );
}
