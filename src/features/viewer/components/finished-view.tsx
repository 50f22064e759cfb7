import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { Drawing } from '@/components/ui/drawing';
import { paths } from '@/shared/paths';
import { Confetti } from './confetti';

interface FinishedViewProps {
  projectUid: string;
  name: string;
}

/** What stands after the last step (specification, section 2, '/p/{projectUid}/finished'). */
export function FinishedView({ projectUid, name }: FinishedViewProps) {
  const t = useTranslations('finished');
  return (
    <main className="grid min-h-dvh place-items-center px-4 py-10">
      <Confetti />
      <div className="flex w-full max-w-xl flex-col items-center gap-4 text-center">
        <Drawing name="done" className="w-56" />
        <h1 className="text-3xl md:text-4xl">{t('title')}</h1>
        <p className="text-lg text-ink-muted">{t('text', { name })}</p>
        <h2 className="mt-8 text-xl">{t('question')}</h2>
        <div className="flex w-full flex-col gap-3 md:flex-row md:justify-center">
          <ButtonLink href={paths.project(projectUid)} variant="secondary" size="lg">{t('goBack')}</ButtonLink>
          <ButtonLink href={paths.home} size="lg">{t('goHome')}</ButtonLink>
        </div>
      </div>
    </main>
  );
}
