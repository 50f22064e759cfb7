import { useTranslations } from 'next-intl';
import { Button } from '@/ui/kit/buttons/button';
import { EmptyState } from '@/ui/kit/pictures/empty-state';
import { useEditor } from '../../shell/hooks/editor-context';
import { TranslationTools } from '../../translations/components/translation-tools';
import { Bench } from './bench';

/** The translation bench of the guide, and files for translators. */
export function TranslateTab() {
  const t = useTranslations('editor.bench');
  const {
    project: { languages },
    place,
  } = useEditor();
  return (
    <div className="flex flex-col gap-10 max-md:pb-20">
      {languages.length > 1 ? (
        <Bench />
      ) : (
        <EmptyState
          drawing="inbox"
          text={t('oneLanguage')}
          action={
            <Button variant="secondary" onClick={() => place.goTo('settings')}>
              {t('toSettings')}
            </Button>
          }
        />
      )}
      <section aria-labelledby="bench-files" className="border-t border-line pt-6">
        <h2 id="bench-files" className="text-lg">
          {t('files')}
        </h2>
        <p className="mt-1 mb-4 max-w-prose text-sm text-ink-muted">{t('filesText')}</p>
        <div className="flex flex-wrap gap-3">
          <TranslationTools />
        </div>
      </section>
    </div>
  );
}
