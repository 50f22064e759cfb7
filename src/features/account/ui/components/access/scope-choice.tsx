import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Checkbox } from '@/ui/kit/fields/checkbox';
import { FieldProblem } from '@/ui/kit/fields/field-problem';
import { TOKEN_SCOPES } from '@/features/auth/personal-tokens/constants';

/** The scopes of a new token. Only reading is preselected. */
export function ScopeChoice({ error }: { error: string | undefined }) {
  const t = useTranslations('settings.tokens');
  const errorId = useId();
  return (
    <fieldset
      className="min-w-0"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className="text-sm font-semibold">{t('scopes')}</legend>
      {TOKEN_SCOPES.map((scope) => (
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
