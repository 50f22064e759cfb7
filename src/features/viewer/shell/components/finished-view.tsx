'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { onSent } from '@/browser/outbox/outbox-addresses';
import type { Outcome } from '@/browser/outbox/send-outbox';
import { ButtonLink } from '@/ui/kit/buttons/button-link';
import { Drawing } from '@/ui/kit/pictures/drawing';
import { WrapText } from '@/ui/kit/wrap-text';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { type LocalizedText, pickText } from '@/shared/interface/localized-text';
import { paths } from '@/shared/addresses/paths';
import { FeedbackForm } from '@/features/feedback/ui/components/feedback-form';
import type { CreatorGround } from '@/features/profile/model/creator-ground';
import { useContentLanguage } from '../hooks/use-content-language';
import { useFinishedVersion } from '../../versions/hooks/use-finished-version';
import { AskNamedVisits } from './ask-named-visits';
import { Confetti } from './confetti';

interface FinishedViewProps {
  projectUid: string;
  /** of the guide */
  names: readonly LocalizedText[];
  languages: readonly ProjectLanguage[];
  /** the creator's colour */
  ground: CreatorGround;
  /** the address of a draft's page: nothing can be sent, and nothing else is offered */
  preview?: string;
  /** other guides, shown after feedback was sent */
  next?: ReactNode;
  /** leads to the form that reports the guide */
  report?: ReactNode;
}

/**
 * The screen after the last step (docs/reference/guides.md#finished-page): the
 * feedback form, then links.
 */
export function FinishedView({
  projectUid,
  names,
  languages,
  ground,
  preview,
  next,
  report,
}: FinishedViewProps) {
  const t = useTranslations('finished');
  const feedback = useTranslations('feedback');
  const common = useTranslations('common');
  const [lang] = useContentLanguage(languages, undefined);
  const versionNumber = useFinishedVersion(projectUid);
  const name = pickText(names, lang, languages);
  const [outcome, setOutcome] = useState<Outcome | 'arrived'>();
  const thanks = useRef<HTMLHeadingElement>(null);

  const isOver = outcome !== undefined;
  useEffect(() => {
    if (isOver) thanks.current?.focus();
  }, [isOver]);
  useEffect(() => {
    if (outcome === 'kept' || outcome === 'later') return onSent(() => setOutcome('arrived'));
  }, [outcome]);
  // The router keeps this page; a reader who finishes again can send feedback again.
  useEffect(() => () => setOutcome(undefined), []);

  const ways = (
    <div className="flex w-full flex-col gap-3 md:flex-row md:justify-center">
      <ButtonLink href={preview ?? paths.project(projectUid)} variant="secondary" size="lg">
        {t('goBack')}
      </ButtonLink>
      <ButtonLink href={paths.home} variant={outcome ? 'primary' : 'secondary'} size="lg">
        {t('goHome')}
      </ButtonLink>
    </div>
  );
  return (
    <main style={ground} className="creator-ground grid min-h-dvh place-items-center px-4 py-10">
      <Confetti />
      {outcome ? (
        <div className="flex w-full max-w-5xl flex-col items-center gap-4 text-center">
          <Drawing name="done" className="w-56" />
          <h1 ref={thanks} tabIndex={-1} className="text-3xl outline-none md:text-4xl">
            {feedback('thanks')}
          </h1>
          {outcome !== 'sent' && (
            <p role="status" className="rounded-md bg-blueprint-soft px-4 py-3">
              {outcome === 'arrived' ? t('arrived') : common(`outbox.${outcome}`)}
            </p>
          )}
          <h2 className="mt-6 text-xl">{t('question')}</h2>
          {ways}
          <AskNamedVisits />
          {/* While feedback waits for the network, other guides cannot load either. */}
          {outcome !== 'kept' && <WrapText>{next}</WrapText>}
          {report && <div>{report}</div>}
        </div>
      ) : (
        <div className="flex w-full max-w-xl flex-col items-center gap-4 text-center">
          <Drawing name="done" className="w-40" />
          <h1 className="max-w-full text-3xl wrap-anywhere hyphens-auto md:text-4xl">
            {t('title')}
          </h1>
          <p key={name.value} className="text-lg text-ink-muted">
            {t.rich('text', {
              name: name.value,
              guide: (text) => <span lang={name.lang}>{text}</span>,
            })}
          </p>
          {preview === undefined && (
            <section
              aria-labelledby="feedback-title"
              className="my-4 flex w-full flex-col gap-6 rounded-lg border border-line bg-surface p-4 md:p-8"
            >
              <div>
                <h2 id="feedback-title" className="text-xl">
                  {feedback('title')}
                </h2>
                <p className="mt-1 text-ink-muted">{feedback('intro')}</p>
              </div>
              <FeedbackForm
                projectUid={projectUid}
                versionNumber={versionNumber}
                lang={lang}
                onSent={setOutcome}
              />
            </section>
          )}
          {ways}
          {preview === undefined && <AskNamedVisits />}
          {report && <div>{report}</div>}
        </div>
      )}
    </main>
  );
}
