import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Field } from '@/ui/kit/fields/field';
import { Select } from '@/ui/kit/fields/select';
import { FormattedText } from '@/ui/kit/formatted-text';
import { Picture } from '@/ui/kit/pictures/picture';
import { languageLabel, type ProjectLanguage } from '@/shared/interface/languages';
import { type LocalizedText, type PickedText, pickText } from '@/shared/interface/localized-text';
import { GuideKind } from '../../../constants';
import { chaptersOf } from '../../../model/chapters';
import { linesAfter, linesBefore } from '../../../model/lines/lines';
import { type PickedEntry, projectTextsIn } from '../../../model/texts/project-texts';
import type { ProjectView, PublicProject } from '../../../schema';
import type { PublicStepView, StepView } from '../../../steps/schema';
import { LineNote } from '../lines/line-note';
import { YieldText } from '../yield-text';
import { UsedItems } from './used-items';

const PICTURE_PX = 240;

interface GuideViewProps {
  guide: PublicProject | ProjectView;
  /** the language at first */
  lang?: ProjectLanguage | undefined;
  /** beside the guide's own texts (null) and each step, chapter and question */
  beside?: (itemId: string | null) => ReactNode;
}

/** All texts and pictures of a guide in one of its languages, to read without doing it. */
export function GuideView({ guide, lang: first, beside }: GuideViewProps) {
  const t = useTranslations('editor');
  const locale = useLocale();
  const { languages, questions } = guide;
  const steps: readonly (PublicStepView | StepView)[] = guide.steps;
  const [chosen, choose] = useState(first);
  const lang = chosen && languages.includes(chosen) ? chosen : (languages[0] ?? 'en');
  const texts = projectTextsIn(guide, lang);
  const itemsOf = (wanted: 'part' | 'tool') => guide.items.filter(({ kind }) => kind === wanted);
  const read = (all: LocalizedText[]) => pickText(all, lang, languages);
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
        <dl className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm empty:hidden">
          {guide.kind === GuideKind.Recipe && (
            <Fact name={t('fields.kind')}>{t('settings.recipe')}</Fact>
          )}
          {guide.yield && (
            <Fact name={t('fields.yield')}>
              <YieldText yielded={guide.yield} lang={lang} languages={languages} />
            </Fact>
          )}
        </dl>
        <Entries title={t('fields.parts')} entries={texts.parts} items={itemsOf('part')} />
        <Entries title={t('fields.tools')} entries={texts.tools} items={itemsOf('tool')} />
        {beside && <div className="mt-3">{beside(null)}</div>}
      </div>
      {chaptersOf(steps).map(({ heading, steps: numbered }, index) => (
        <div key={heading?.id ?? index} className="flex flex-col gap-3">
          {heading && (
            <div>
              <h4 className="text-base wrap-anywhere">
                <Name {...read(heading.name)} />
              </h4>
              <Description {...read(heading.description)} />
              {beside && <div className="mt-2">{beside(heading.id)}</div>}
            </div>
          )}
          <ol className="flex flex-col gap-3">
            {numbered.map(({ step, number }) => (
              <StepItem
                key={step.id}
                step={step}
                number={number}
                read={read}
                used={<UsedItems uses={step.uses} items={guide.items} texts={texts} />}
              >
                {beside?.(step.id)}
              </StepItem>
            ))}
          </ol>
        </div>
      ))}
      {questions.length > 0 && <Questions questions={questions} read={read} beside={beside} />}
    </div>
  );
}

interface QuestionsProps extends Pick<GuideViewProps, 'beside'> {
  questions: (PublicProject | ProjectView)['questions'];
  read: (texts: LocalizedText[]) => PickedText;
}

function Questions({ questions, read, beside }: QuestionsProps) {
  const t = useTranslations('editor');
  return (
    <div>
      <h4 className="text-base">{t('questionList')}</h4>
      <dl className="mt-2 flex flex-col gap-3 wrap-anywhere">
        {questions.map(({ id, question, answer }) => (
          <div key={id}>
            <dt className="font-semibold">
              <Name {...read(question)} />
            </dt>
            <dd>
              <Description {...read(answer)} hasLinks />
            </dd>
            {beside && <dd className="mt-2">{beside(id)}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex gap-x-2">
      <dt className="font-semibold text-ink-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface EntriesProps {
  title: string;
  entries: readonly PickedEntry[];
  /** at the same positions */
  items: PublicProject['items'];
}

function Entries({ title, entries, items }: EntriesProps) {
  const t = useTranslations('editor.fields');
  if (entries.length === 0) return null;
  return (
    <div className="mt-3">
      <h4 className="text-sm">{title}</h4>
      <ul className="list-disc pl-5 wrap-anywhere">
        {entries.map(({ text, lang }, index) => (
          // Entries can be equal, and none changes its place while it is shown.
          <li key={index}>
            <span lang={lang}>{text}</span>
            {items[index]?.fixed && (
              <span className="text-sm text-ink-muted">{` (${t('fixed')})`}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface StepItemProps {
  step: PublicStepView | StepView;
  number: number;
  read: (texts: LocalizedText[]) => PickedText;
  used: ReactNode;
  children: ReactNode;
}

function StepItem({ step, number, read, used, children }: StepItemProps) {
  const lines = (list: typeof step.lines) =>
    list.map(({ id, kind, text }) => (
      <LineNote key={id} line={{ id, kind, text: read(text) }} className="my-2 text-sm" />
    ));
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 rounded-lg border border-line p-4">
      {step.media.length > 0 && (
        <div className="flex w-32 flex-col gap-2">
          {step.media.map(({ id, file, alt }) => (
            <Picture
              key={id}
              file={file}
              alt={read(alt)}
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
          <Name {...read(step.name)} />
        </p>
        {lines(linesBefore(step.lines))}
        <div className="empty:hidden">{used}</div>
        <Description {...read(step.description)} />
        {lines(linesAfter(step.lines))}
        {children && <div className="mt-2">{children}</div>}
      </div>
    </li>
  );
}

const Name = ({ value, lang }: PickedText) => <span lang={lang}>{value}</span>;

function Description({ value, lang, hasLinks = false }: PickedText & { hasLinks?: boolean }) {
  return <FormattedText text={value} lang={lang} hasLinks={hasLinks} className="wrap-anywhere" />;
}
