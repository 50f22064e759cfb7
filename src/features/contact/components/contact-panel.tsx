'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { ContactDraft } from '../schema';
import { ContactForm } from './contact-form';
import { ContactSent } from './contact-sent';

/** The form, and the thanks in its place. */
export function ContactPanel({ draft }: { draft?: ContactDraft }) {
  const t = useTranslations('contact');
  const [outcome, setOutcome] = useState<'sent' | 'kept'>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that was pressed is gone; what is said instead is read out.
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
