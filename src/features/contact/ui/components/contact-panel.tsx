'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/ui/kit/buttons/button';
import type { ContactDraft } from '../../schema';
import { ContactForm } from './contact-form';
import { ContactSent } from './contact-sent';

/** The form, replaced by the thanks. */
export function ContactPanel({ draft }: { draft?: ContactDraft }) {
  const t = useTranslations('contact');
  const [outcome, setOutcome] = useState<'sent' | 'kept'>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The focused button is gone; a screen reader continues with the thanks.
    if (outcome) heading.current?.focus();
  }, [outcome]);
  if (!outcome) return <ContactForm draft={draft} onSent={setOutcome} />;
  return (
    <ContactSent
      outcome={outcome}
      Heading="h2"
      headingRef={heading}
      again={
        <Button variant="secondary" onClick={() => setOutcome(undefined)}>
          {t('again')}
        </Button>
      }
    />
  );
}
