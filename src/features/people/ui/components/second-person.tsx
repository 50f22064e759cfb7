'use client';

import { useTranslations } from 'next-intl';
import { SavedSwitch } from '@/features/account/ui/components/saved-switch';
import { changeRules } from '../api';

interface SecondPersonProps {
  isOn: boolean;
  isOwner: boolean;
  /** somebody but the owner could approve */
  hasReviewers: boolean;
}

/** The rule that publishing needs a second person: a switch for the owner, its state for others. */
export function SecondPerson({ isOn, isOwner, hasReviewers }: SecondPersonProps) {
  const t = useTranslations('people');
  if (!isOwner) return <p>{t(isOn ? 'secondPersonOn' : 'secondPersonOff')}</p>;
  return (
    <div className="flex flex-col gap-4">
      <SavedSwitch
        save={(needsSecondPerson) => changeRules({ needsSecondPerson })}
        isOnAtFirst={isOn}
        label={t('secondPerson')}
        hint={t('secondPersonHint')}
      />
      {!hasReviewers && (
        <p role="note" className="rounded-md bg-warn-soft px-3 py-2.5 font-medium text-warn">
          {t('secondPersonAlone')}
        </p>
      )}
    </div>
  );
}
