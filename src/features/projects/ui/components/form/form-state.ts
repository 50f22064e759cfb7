import type { useSuggestions } from '../../hooks/use-suggestions';
import type { FormChanges } from '../../../model/form/form-draft';
import type { ProjectDraft } from '../../../model/form/project-draft';

/** The project form, as each of its fields gets it. */
export interface FormState {
  draft: ProjectDraft;
  onChange: (part: FormChanges) => void;
  /** what is wrong, by path */
  errors: Readonly<Record<string, string>>;
  suggestions: ReturnType<typeof useSuggestions>;
}
