'use client';

import { useSuggestions } from '../../hooks/use-suggestions';
import type { FormChanges } from '../../../model/form-draft';
import type { ProjectDraft, ProjectFormField } from '../../../model/project-draft';
import { ProjectField } from './project-field';

interface FurtherFieldsProps {
  draft: ProjectDraft;
  onChange: (part: FormChanges) => void;
  /** what is wrong, by field */
  errors: Readonly<Record<string, string>>;
  /** of what needs a row of its own */
  wholeRow: string;
}

const REST = [
  'description',
  'ref',
  'brand',
  'category',
  'tags',
  'tools',
  'parts',
] as const satisfies readonly ProjectFormField[];

/** What the project form asks besides name and languages; in columns of the form around it. */
export function FurtherFields({ wholeRow, ...form }: FurtherFieldsProps) {
  const suggestions = useSuggestions();
  return (
    <>
      <ProjectField field="type" {...form} suggestions={suggestions} />
      <div className="flex flex-col gap-5">
        <ProjectField field="averageTime" {...form} suggestions={suggestions} />
        <ProjectField field="people" {...form} suggestions={suggestions} />
      </div>
      {REST.map((field) => (
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
