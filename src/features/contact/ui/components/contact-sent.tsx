import { useTranslations } from 'next-intl';
import type { ReactElement, Ref } from 'react';
import { ButtonLink } from '@/ui/kit/buttons/button-link';
import { Drawing } from '@/ui/kit/pictures/drawing';
import { paths } from '@/shared/addresses/paths';

interface ContactSentProps {
  /** sent, or queued on this device for the network */
  outcome: 'sent' | 'kept';
  Heading: 'h1' | 'h2';
  headingRef?: Ref<HTMLHeadingElement>;
  /** a way to write another message */
  again: ReactElement;
}

/** Replaces the form after sending. */
export function ContactSent({ outcome, Heading, headingRef, again }: ContactSentProps) {
  const t = useTranslations('contact');
  return (
    <div className="flex flex-col items-start gap-4">
      <Drawing name={outcome === 'sent' ? 'done' : 'inbox'} className="w-40" />
      <Heading ref={headingRef} tabIndex={-1} className="text-2xl outline-none md:text-3xl">
        {t(`${outcome}Title`)}
      </Heading>
      <p className="max-w-prose text-lg">{t(`${outcome}Text`)}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <ButtonLink href={paths.explore()} prefetch={false}>
          {t('explore')}
        </ButtonLink>
        {again}
      </div>
    </div>
  );
}
