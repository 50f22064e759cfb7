import type { useSuggestions } from '../../hooks/use-suggestions';
import type { FormChanges } from '../../../model/form/form-draft';
import type { ProjectDraft, ProjectFormField } from '../../../model/form/project-draft';
import { ProjectField } from './project-field';

interface FurtherFieldsProps {
  fields: readonly ProjectFormField[];
  draft: ProjectDraft;
  onChange: (part: FormChanges) => void;
  /** what is wrong, by field */
  errors: Readonly<Record<string, string>>;
  suggestions: ReturnType<typeof useSuggestions>;
  /** of what needs a row of its own */
  wholeRow: string;
}

/** Fields of the project form besides name and languages; in columns of the form around it. */
export function FurtherFields({ fields, wholeRow, suggestions, ...form }: FurtherFieldsProps) {
  return (
    <>
      <ProjectField field="type" {...form} suggestions={suggestions} />
      <div className="flex flex-col gap-5">
        <ProjectField field="averageTime" {...form} suggestions={suggestions} />
        <ProjectField field="people" {...form} suggestions={suggestions} />
      </div>
      {fields.map((field) => (
        <ProjectField
          key={field}
          field={field}
          {...form}
          suggestions={suggestions}
          className={wholeRow}
        />
      ))}
    </>
  );
}
