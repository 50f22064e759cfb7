import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Checkbox } from '@/ui/kit/fields/checkbox';
import { FieldProblem } from '@/ui/kit/fields/field-problem';
import { TOKEN_SCOPES } from '@/features/auth/personal-tokens/constants';

interface ScopeChoiceProps {
  error: string | undefined;
  /** offers the scope for running the site */
  isOperator: boolean;
}

/** The scopes of a new token. Only reading is preselected. */
export function ScopeChoice({ error, isOperator }: ScopeChoiceProps) {
  const t = useTranslations('settings.tokens');
  const errorId = useId();
  return (
    <fieldset
      className="min-w-0"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className="text-sm font-semibold">{t('scopes')}</legend>
      {TOKEN_SCOPES.filter((scope) => isOperator || scope !== 'operate').map((scope) => (
        <Checkbox
          key={scope}
          name="scopes"
          value={scope}
          defaultChecked={scope === 'read'}
          label={t(`scope.${scope}`)}
          hint={t(`scopeHint.${scope}`)}
        />
      ))}
      {error && <FieldProblem id={errorId}>{error}</FieldProblem>}
    </fieldset>
  );
}
