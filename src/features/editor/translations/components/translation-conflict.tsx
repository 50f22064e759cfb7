import { useTranslations } from 'next-intl';
import { Checkbox } from '@/ui/kit/fields/checkbox';
import type { TranslationResult } from '@/features/translations/schema';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { useUnitName } from '../../bench/hooks/use-unit-name';

interface TranslationConflictProps {
  conflict: TranslationResult['conflicts'][number];
  languages: { from: ProjectLanguage; to: ProjectLanguage };
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

/**
 * A text that changed since its file was exported, next to the text of the file; the newer one
 * stays unless the user chooses otherwise.
 */
export function TranslationConflict({
  conflict: { id, line, reason, source, current, incoming, context },
  languages,
  isChosen,
  onChoose,
}: TranslationConflictProps) {
  const t = useTranslations('editor.translations');
  const nameOf = useUnitName();
  const shown = [
    { label: t('source'), lang: languages.from, text: source },
    { label: t('current'), lang: languages.to, text: current || t('nothing') },
    { label: t('incoming'), lang: languages.to, text: incoming },
  ];
  return (
    <li className="rounded-lg border border-line p-4">
      <p className="font-semibold">
        <span>{nameOf(id) ?? context}</span>{' '}
        <span className="font-mono text-sm font-normal text-ink-muted">{t('line', { line })}</span>
      </p>
      <p className="mb-3 text-sm text-ink-muted">{t(`reason.${reason}`)}</p>
      <dl className="grid gap-3 sm:grid-cols-3">
        {shown.map(({ label, lang, text }) => (
          <div key={label} className="min-w-0">
            <dt className="text-sm font-semibold text-ink-muted">{label}</dt>
            <dd lang={lang} className="whitespace-pre-wrap wrap-anywhere">
              {text}
            </dd>
          </div>
        ))}
      </dl>
      <Checkbox
        label={t('useIncoming')}
        checked={isChosen}
        onChange={(event) => onChoose(event.target.checked)}
      />
    </li>
  );
}
