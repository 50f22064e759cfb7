import { useLocale, useTranslations } from 'next-intl';
import { languageIn } from '@/shared/interface/languages';
import { GuideKind } from '@/features/projects/constants';
import { formatAverageTime } from '@/features/projects/model/average-time';
import { shortDuration } from '@/features/projects/model/duration';
import { Difference } from '@/ui/kit/word-differences';
import type { ListChange, ProjectChanges, SettingChange } from '../../../model/versions/changes';
import { BothSides } from './both-sides';
import { ChangedItem, type ChangesView } from './changed-item';
import { ChangedPicture } from './changed-picture';
import { ChangedField, ChangedTexts, inOrder } from './changed-texts';

interface ProjectChangesListProps extends ChangesView {
  changes: ProjectChanges;
}

/** Differences in the project's own texts, lists, settings and picture; nothing without any. */
export function ProjectChangesList({ changes, languages, pictures }: ProjectChangesListProps) {
  const t = useTranslations('versions.changes');
  const wordsOf = useSettingWords();
  const { texts, lists, settings, picture, hasNewStates } = changes;
  if (texts.length + lists.length + settings.length === 0 && !picture && !hasNewStates) return null;
  return (
    <ChangedItem title={t('project')} hasNewStates={hasNewStates}>
      <ChangedTexts texts={texts} languages={languages} />
      {inOrder(lists, languages).map((list) => (
        <ChangedField
          key={`${list.field}-${list.lang}`}
          field={list.field}
          lang={languages.length > 1 ? list.lang : undefined}
        >
          <ChangedEntries list={list} />
        </ChangedField>
      ))}
      {settings.map((setting) => (
        <ChangedField key={setting.field} field={setting.field}>
          <BothSides {...wordsOf(setting)} />
        </ChangedField>
      ))}
      {picture && <ChangedPicture picture={picture} pictures={pictures} />}
    </ChangedItem>
  );
}

function ChangedEntries({ list: { lang, added, removed, isReordered } }: { list: ListChange }) {
  const t = useTranslations('versions.changes');
  const entries = [
    ...removed.map((text) => ({ text, is: 'removed' as const })),
    ...added.map((text) => ({ text, is: 'added' as const })),
  ];
  return (
    <>
      {entries.length > 0 && (
        <ul lang={lang} className="wrap-anywhere">
          {entries.map(({ text, is }, index) => (
            // An entry may be in a list more than once.
            <li key={`${is}-${index}`}>
              <Difference is={is}>{text}</Difference>
            </li>
          ))}
        </ul>
      )}
      {isReordered && <p className="text-sm">{t('reordered')}</p>}
    </>
  );
}

/** The values of a setting as people read them; '' if there is none. */
function useSettingWords() {
  const t = useTranslations('versions.changes');
  const locale = useLocale();
  return (setting: SettingChange): { before: string; after: string } => {
    switch (setting.field) {
      case 'averageTimeMinutes':
        return bothSides(setting, (minutes) => shortDuration(formatAverageTime(minutes)));
      case 'people':
        return bothSides(setting, (people) => people.toLocaleString(locale));
      case 'languages':
        return bothSides(setting, (languages) =>
          new Intl.ListFormat(locale, { type: 'unit' }).format(
            languages.map((lang) => languageIn(locale, lang)),
          ),
        );
      case 'kind':
        return bothSides(setting, (kind) =>
          t(kind === GuideKind.Recipe ? 'kinds.recipe' : 'kinds.guide'),
        );
      case 'yield':
        return bothSides(setting, (amount) => amount?.toLocaleString(locale) ?? '');
      case 'source':
        return bothSides(setting, (source) =>
          source
            ? [source.title, source.author, source.license, source.url].filter(Boolean).join(' · ')
            : '',
        );
      default:
        return setting;
    }
  };
}

const bothSides = <Value,>(
  { before, after }: { before: Value; after: Value },
  wordsOf: (value: Value) => string,
) => ({ before: wordsOf(before), after: wordsOf(after) });
