import { useTranslations } from 'next-intl';
import { WordDifferences } from '@/ui/kit/word-differences';
import { Picture } from '@/ui/kit/pictures/picture';
import { LANGUAGE_NAMES, type ProjectLanguage } from '@/shared/interface/languages';
import type { BenchUnit } from '../model/units';

const PICTURE_PX = 160;

interface BenchSourceProps {
  unit: BenchUnit;
  lang: ProjectLanguage;
  /** what it was when the translation was right */
  former: string | undefined;
}

/** The source of a text with its picture, and what changed in it. */
export function BenchSource({ unit, lang, former }: BenchSourceProps) {
  const t = useTranslations('editor.bench');
  const hasChanges = former !== undefined && former !== unit.source;
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <p lang={lang} className="text-sm font-semibold">
        {LANGUAGE_NAMES[lang]}
      </p>
      <div className="flex flex-wrap items-start gap-4">
        <p lang={lang} className="min-w-48 flex-1 py-2 wrap-anywhere whitespace-pre-wrap">
          {hasChanges ? <WordDifferences before={former} after={unit.source} /> : unit.source}
        </p>
        {unit.file && (
          <Picture
            file={unit.file}
            alt=""
            place={{ widthPx: PICTURE_PX }}
            aspect={4 / 3}
            className="w-40 shrink-0 rounded-md"
          />
        )}
      </div>
      {hasChanges && <p className="text-sm text-ink-muted">{t('changes')}</p>}
    </div>
  );
}
