import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Field } from '@/ui/kit/fields/field';
import { Select } from '@/ui/kit/fields/select';
import { FormattedText } from '@/ui/kit/formatted-text';
import { Picture } from '@/ui/kit/pictures/picture';
import { chaptersOf } from '@/features/projects/model/chapters';
import { projectTextsIn } from '@/features/projects/model/texts/project-texts';
import type { PublicProject } from '@/features/projects/schema';
import { languageLabel, type ProjectLanguage } from '@/shared/interface/languages';
import { pickText, type LocalizedText } from '@/shared/interface/localized-text';
import { useEditor } from '../../shell/hooks/editor-context';

const PICTURE_PX = 240;

/** The texts and pictures of a version, in one of its languages. */
export function VersionView({ version }: { version: PublicProject }) {
  const t = useTranslations('editor');
  const locale = useLocale();
  const editor = useEditor();
  const { languages, steps, questions } = version;
  const [chosen, choose] = useState<ProjectLanguage>(editor.lang);
  const lang = languages.includes(chosen) ? chosen : (languages[0] ?? 'en');
  const texts = projectTextsIn(version, lang);
  const show = (all: LocalizedText[]) => {
    const { value, lang: shown } = pickText(all, lang, languages);
    return <span lang={shown}>{value}</span>;
  };
  const format = (all: LocalizedText[], hasLinks = false) => {
    const { value, lang: shown } = pickText(all, lang, languages);
    return (
      <FormattedText text={value} lang={shown} hasLinks={hasLinks} className="wrap-anywhere" />
    );
  };
  return (
    <div className="flex flex-col gap-6">
      {languages.length > 1 && (
        <Field label={t('versions.language')}>
          <Select value={lang} onChange={({ target }) => choose(target.value as ProjectLanguage)}>
            {languages.map((code) => (
              <option key={code} value={code}>
                {languageLabel(locale, code)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <div>
        <h3 lang={texts.nameLang} className="text-lg wrap-anywhere">
          {texts.name}
        </h3>
        {texts.description && (
          <FormattedText
            text={texts.description}
            lang={texts.descriptionLang}
            hasLinks
            className="mt-1 max-w-prose wrap-anywhere"
          />
        )}
      </div>
      {chaptersOf(steps).map(({ heading, steps: numbered }, index) => (
        <div key={heading?.id ?? index} className="flex flex-col gap-3">
          {heading && <h4 className="text-base wrap-anywhere">{show(heading.name)}</h4>}
          <ol className="flex flex-col gap-3">
            {numbered.map(({ step, number }) => (
              <li
                key={step.id}
                className="flex flex-wrap items-start gap-x-4 gap-y-2 rounded-lg border border-line p-4"
              >
                {step.media.length > 0 && (
                  <div className="flex w-32 flex-col gap-2">
                    {step.media.map(({ id, file, alt }) => (
                      <Picture
                        key={id}
                        file={file}
                        alt={pickText(alt, lang, languages)}
                        place={{ widthPx: PICTURE_PX }}
                        aspect={4 / 3}
                        className="rounded-md"
                      />
                    ))}
                  </div>
                )}
                <div className="min-w-0 flex-1 basis-48">
                  <p className="font-semibold wrap-anywhere">
                    <span className="font-mono text-signal">{`${number} `}</span>
                    {show(step.name)}
                  </p>
                  {format(step.description)}
                </div>
              </li>
            ))}
          </ol>
        </div>
      ))}
      {questions.length > 0 && (
        <div>
          <h4 className="text-base">{t('questionList')}</h4>
          <dl className="mt-2 flex flex-col gap-3 wrap-anywhere">
            {questions.map(({ id, question, answer }) => (
              <div key={id}>
                <dt className="font-semibold">{show(question)}</dt>
                <dd>{format(answer, true)}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </div>
  );
}
