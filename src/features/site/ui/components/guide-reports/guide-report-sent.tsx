import { useTranslations } from 'next-intl';
import type { Ref } from 'react';
import { paths } from '@/shared/addresses/paths';
import { ButtonLink } from '@/ui/kit/buttons/button-link';

interface GuideReportSentProps {
  projectUid: string;
  Heading: 'h1' | 'h2';
  headingRef?: Ref<HTMLHeadingElement>;
}

/** Thanks for a report about a guide. */
export function GuideReportSent({ projectUid, Heading, headingRef }: GuideReportSentProps) {
  const t = useTranslations('guideReport');
  return (
    <div className="flex flex-col items-start gap-4">
      <Heading ref={headingRef} tabIndex={-1} className="text-2xl outline-none md:text-3xl">
        {t('sentTitle')}
      </Heading>
      <p className="max-w-prose text-lg">{t('sentText')}</p>
      <ButtonLink href={paths.project(projectUid)} prefetch={false} variant="secondary">
        {t('back')}
      </ButtonLink>
    </div>
  );
}
