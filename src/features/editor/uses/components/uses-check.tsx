import { useTranslations } from 'next-intl';
import { useEditor } from '../../shell/hooks/editor-context';
import { useAmountText } from '../hooks/use-amount-text';
import { usesChecked } from '../model/guide-items';
import { FindUses } from './find-uses';

/** Below the list: what its lines and the steps say differently, and a search for uses. */
export function UsesCheck() {
  const t = useTranslations('editor.uses');
  const { project } = useEditor();
  const amountText = useAmountText();
  const [primary] = project.languages;
  const { differences, unused } = usesChecked(project);
  return (
    <div className="mt-3 flex flex-col items-start gap-2 text-sm">
      {differences.length > 0 && (
        <ul className="flex flex-col gap-1">
          {differences.map(({ item, line, inSteps, ...listed }) => (
            <li key={item} className="flex flex-wrap gap-x-2">
              <span lang={primary}>{line}</span>
              <span className="text-warn">
                {t('differs', {
                  list: amountText(listed),
                  steps: amountText({ amount: inSteps, unit: listed.unit }),
                })}
              </span>
            </li>
          ))}
        </ul>
      )}
      {unused.length > 0 && (
        <p className="text-ink-muted">
          <span>{t('unused')}</span>{' '}
          <span lang={primary}>{unused.map(({ line }) => line).join(' · ')}</span>
        </p>
      )}
      {project.stepCount > 0 && <FindUses />}
    </div>
  );
}
