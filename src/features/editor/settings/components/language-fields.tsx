import { use, useState } from 'react';
import {
  LanguageLabel,
  type LanguageMark,
  LanguageTabs,
} from '@/features/projects/ui/components/language-tabs';
import { LANGUAGE_NAMES, type ProjectLanguage } from '@/shared/interface/languages';
import { TWO_LANGUAGES_PX } from '../../constants';
import { useEditor } from '../../shell/hooks/editor-context';
import { PanelWidthContext } from '../../panel/hooks/panel-width-context';
import { type Draft, isPending } from '../../saving/model/draft';
import { languagesWithProblems } from '../../saving/model/draft-problems';
import { itemOf } from '../../list/model/project-items';
import { isOldIn } from '../../saving/model/translation-states';
import { TextFields } from '../../panel/components/text-fields';

interface LanguageFieldsProps {
  itemKey: string;
  draft: Draft;
  onChange: (draft: Draft) => void;
  hasPicture: boolean;
  /** the picture that is described, where there are several */
  pictureId?: string | undefined;
  errors: Record<string, string>;
}

type MarkedFields = Pick<LanguageFieldsProps, 'itemKey' | 'draft' | 'errors'>;

/**
 * The texts of an item in each language of the project: as tabs, or side by side with the first one
 * where there is room.
 */
export function LanguageFields(props: LanguageFieldsProps) {
  const {
    project: { languages },
    lang,
  } = useEditor();
  const isWide = use(PanelWidthContext) >= TWO_LANGUAGES_PX;
  if (languages.length < 2) return <TextFields lang={lang} {...props} />;
  return isWide ? (
    <TwoLanguages {...props} />
  ) : (
    <ItemTabs {...props} languages={languages} shown={lang} />
  );
}

function ItemTabs({
  languages,
  shown,
  isBeside = false,
  ...fields
}: LanguageFieldsProps & {
  languages: readonly ProjectLanguage[];
  shown: ProjectLanguage;
  isBeside?: boolean;
}) {
  const { setLang } = useEditor();
  const markOf = useMarkOf(fields);
  return (
    <LanguageTabs
      languages={languages}
      value={shown}
      onValueChange={setLang}
      markOf={markOf}
      contentOf={(code) => <TextFields lang={code} isBeside={isBeside} {...fields} />}
    />
  );
}

/** The source text stays visible. The language of the focused field is the one being written. */
function TwoLanguages(props: LanguageFieldsProps) {
  const {
    project: {
      languages: [primary, ...others],
    },
    lang,
  } = useEditor();
  const [beside, setBeside] = useState(others[0]);
  if (lang !== beside && others.includes(lang)) setBeside(lang);
  const shown = beside && others.includes(beside) ? beside : others[0];
  if (!primary || !shown) return null;
  const column = (code: ProjectLanguage) => ({
    role: 'group',
    'aria-label': LANGUAGE_NAMES[code],
    className: 'min-w-0',
  });
  return (
    <div className="grid grid-cols-2 gap-5">
      <div {...column(primary)}>
        <LanguageHeading code={primary} {...props} />
        <TextFields lang={primary} {...props} />
      </div>
      <div {...column(shown)}>
        {others.length > 1 ? (
          <ItemTabs {...props} languages={others} shown={shown} isBeside />
        ) : (
          <>
            <LanguageHeading code={shown} {...props} />
            <TextFields lang={shown} isBeside {...props} />
          </>
        )}
      </div>
    </div>
  );
}

function LanguageHeading({ code, ...fields }: MarkedFields & { code: ProjectLanguage }) {
  const markOf = useMarkOf(fields);
  return (
    <p
      aria-hidden
      className="mb-6 flex min-h-11 items-center gap-2 border-b border-line font-semibold"
    >
      <LanguageLabel lang={code} mark={markOf(code)} />
    </p>
  );
}

/** A language is marked when it has errors, is incomplete or has old texts. */
function useMarkOf({ itemKey, draft, errors }: MarkedFields) {
  const { project } = useEditor();
  return (code: ProjectLanguage): LanguageMark | undefined => {
    if (languagesWithProblems(errors, [code]).length > 0) return 'wrong';
    if (isPending(draft, code, project.languages)) return 'pending';
    return isOldIn(draft, itemOf(project, itemKey), code) ? 'old' : undefined;
  };
}
