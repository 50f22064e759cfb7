import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { hasSession } from '@/browser/api/session/access-token';
import { useAction } from '@/browser/api/use-action';
import { Button } from '@/ui/kit/buttons/button';
import { updateUser } from '@/features/account/ui/api';
import { readSignedIn, type SignedIn } from '@/features/feedback/ui/api';

/**
 * Asks a signed-in reader once whether creators may see whose visits these are. Not modal; until it
 * is answered, the answer is no.
 */
export function AskNamedVisits() {
  const t = useTranslations('namedVisits');
  const [reader, setReader] = useState<SignedIn>();
  const [answer, setAnswer] = useState<boolean>();
  const { run, isBusy } = useAction();
  const thanks = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (!hasSession()) return;
    let isLeft = false;
    readSignedIn().then(
      (known) => !isLeft && setReader(known),
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, []);
  useEffect(() => {
    if (answer !== undefined) thanks.current?.focus();
  }, [answer]);

  if (reader?.namedVisits !== null) return null;
  const choose = (namedVisits: boolean) =>
    void run(async () => {
      await updateUser({ namedVisits });
      setAnswer(namedVisits);
    });
  return (
    <section
      aria-labelledby="named-visits"
      className="flex w-full flex-col gap-3 rounded-lg border border-line p-4 text-left"
    >
      <h2 id="named-visits" className="text-lg">
        {t('title')}
      </h2>
      {answer === undefined ? (
        <>
          <p className="wrap-anywhere text-ink-muted">
            {t('text', { name: reader.name, email: reader.email })}
          </p>
          <div className="grid gap-3 md:grid-cols-2">
            <Button variant="secondary" disabled={isBusy} onClick={() => choose(false)}>
              {t('no')}
            </Button>
            <Button variant="secondary" disabled={isBusy} onClick={() => choose(true)}>
              {t('yes')}
            </Button>
          </div>
        </>
      ) : (
        <p ref={thanks} tabIndex={-1} className="outline-none">
          {answer ? t('saidYes') : t('saidNo')}
        </p>
      )}
    </section>
  );
}
