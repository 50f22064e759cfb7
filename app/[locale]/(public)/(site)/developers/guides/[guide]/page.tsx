import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { Prose, withoutMarks } from '@/ui/kit/prose';
import { pageMetadata } from '@/i18n/page-metadata';
import { paths } from '@/shared/addresses/paths';
import { GUIDES } from '../../_guides/guides';
import { CodeBlock } from '../../_parts/code-block';
import { DevelopersFrame } from '../../_parts/developers-frame';
import { GUIDE_LINKS } from '../../_parts/guide-links';

type Props = PageProps<'/[locale]/developers/guides/[guide]'>;

/** An impossible guide: pages are rendered on demand, so the build need not render them all. */
export const generateStaticParams = () => [{ guide: '-' }];

const guideOf = async (params: Props['params']) => {
  const { guide: slug } = await params;
  return GUIDES.find((each) => each.slug === slug);
};

export async function generateMetadata({ params }: Props) {
  const [guide, t, texts] = await Promise.all([
    guideOf(params),
    getTranslations('developers'),
    getTranslations('developerGuides'),
  ]);
  return guide
    ? pageMetadata({
        path: paths.developerGuide(guide.slug),
        title: `${texts(`${guide.slug}.title`)} · ${t('title')}`,
        description: withoutMarks(texts(`${guide.slug}.intro`)),
      })
    : {};
}

/** Guide to one task with the API, from beginning to end. */
export default async function DeveloperGuidePage({ params }: Props) {
  const [guide, t] = await Promise.all([guideOf(params), getTranslations('developers')]);
  if (!guide) notFound();
  // Which steps a guide has only its file knows; a test compares them with the texts.
  const texts = (await getTranslations('developerGuides')) as (key: string) => string;
  const { slug, steps } = guide;
  return (
    <DevelopersFrame
      title={texts(`${slug}.title`)}
      intro={<Prose text={texts(`${slug}.intro`)} links={GUIDE_LINKS} />}
      path={paths.developerGuide(slug)}
    >
      {steps.map(({ id, code, runs }, index) => (
        <section
          key={id}
          id={`step-${index + 1}`}
          aria-labelledby={`step-${index + 1}-title`}
          className="flex scroll-mt-24 flex-col gap-3 border-t border-line pt-6"
        >
          <h2 id={`step-${index + 1}-title`} className="text-xl wrap-anywhere md:text-2xl">
            {texts(`${slug}.steps.${id}.title`)}
          </h2>
          <Prose text={texts(`${slug}.steps.${id}.text`)} links={GUIDE_LINKS} />
          {code && <CodeBlock code={code} runs={runs ?? 'node'} label={t('example')} />}
        </section>
      ))}
    </DevelopersFrame>
  );
}
