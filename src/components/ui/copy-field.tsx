'use client';

import { Check, Copy } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from './button';
import { Field } from './field';
import { Input } from './input';

const SHOWN_MS = 2000;

/** A text to take along: read-only, selected when one goes there, and copied by a button. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const t = useTranslations('common');
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');

  useEffect(() => {
    if (state !== 'copied') return undefined;
    const timer = setTimeout(() => setState('idle'), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async () => {
    input.current?.select();
    try {
      await navigator.clipboard.writeText(value);
      setState('copied');
    } catch {
      // Not over plain http, and not where the browser forbids it; the text is selected by now.
      setState('failed');
    }
  };

  return (
    <Field label={label} {...(state === 'failed' ? { hint: t('copyFailed') } : {})}>
      <div className="flex flex-col gap-2 xs:flex-row">
        <Input ref={input} readOnly value={value} onFocus={(event) => event.target.select()} className="min-w-0 flex-1 font-mono text-sm" />
        <Button variant="secondary" onClick={copy}>
          {state === 'copied' ? <Check aria-hidden /> : <Copy aria-hidden />}
          <span role="status">{state === 'copied' ? t('copied') : t('copy')}</span>
        </Button>
      </div>
    </Field>
  );
}
