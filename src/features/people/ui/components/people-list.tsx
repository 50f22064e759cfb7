'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { useAction } from '@/browser/api/use-action';
import { useMoments } from '@/browser/time/use-moments';
import { ended } from '@/features/account/ui/hooks/use-access-list';
import { Badge } from '@/ui/kit/badge';
import { Button } from '@/ui/kit/buttons/button';
import { ConfirmDialog } from '@/ui/kit/overlays/confirm-dialog';
import { dateWords } from '@/shared/text/date-words';
import { Avatar } from '@/ui/kit/pictures/avatar';
import { useToast } from '@/ui/kit/toasts/toast-context';
import type { PersonView } from '../../schema';
import { removePerson } from '../api';
import { HandOver, type HandOverProps } from './hand-over';

interface PeopleListProps extends Pick<HandOverProps, 'account' | 'ways' | 'workshop'> {
  people: readonly PersonView[];
  /** shows the buttons of the owner */
  isOwner: boolean;
}

/** The people of the workshop; the owner removes them, or hands the workshop over. */
export function PeopleList({ people, isOwner, workshop, ...proof }: PeopleListProps) {
  const t = useTranslations('people');
  const router = useRouter();
  const showToast = useToast();
  const frame = useRef<HTMLDivElement>(null);
  const isGone = useRef(false);
  const { run, isBusy } = useAction();
  const [removing, setRemoving] = useState<PersonView>();
  const [heir, setHeir] = useState<PersonView>();

  const remove = ({ id, name }: PersonView) =>
    run(async () => {
      await ended(removePerson(id));
      isGone.current = true;
      setRemoving(undefined);
      showToast({ text: t('removed', { name }), tone: 'good' });
      router.refresh();
    });

  return (
    <div ref={frame} tabIndex={-1} className="outline-none">
      <ul aria-label={t('list')} className="divide-y divide-line border-y border-line">
        {people.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            {...(isOwner &&
              !person.isYou && {
                onRemove: () => setRemoving(person),
                onHandOver: () => setHeir(person),
              })}
          />
        ))}
      </ul>
      {people.length === 1 && <p className="mt-4 text-ink-muted">{t('onlyYou')}</p>}
      <ConfirmDialog
        isOpen={removing !== undefined}
        onOpenChange={(isOpen) => !isOpen && setRemoving(undefined)}
        onClosed={() => {
          if (!isGone.current) return false;
          // The row with the button goes with the person.
          isGone.current = false;
          frame.current?.focus();
          return true;
        }}
        isDangerous
        isBusy={isBusy}
        question={t('removeQuestion', { name: removing?.name ?? '' })}
        consequence={t('removeText')}
        confirmLabel={t('remove')}
        onConfirm={() => removing && void remove(removing)}
      />
      <HandOver
        heir={heir}
        workshop={workshop}
        {...proof}
        onClose={() => setHeir(undefined)}
        onOffered={(name) => {
          setHeir(undefined);
          showToast({ text: t('handOverOffered', { name }), tone: 'good' });
          router.refresh();
        }}
      />
    </div>
  );
}

interface PersonRowProps {
  person: PersonView;
  onRemove?: () => void;
  onHandOver?: () => void;
}

function PersonRow({ person, onRemove, onHandOver }: PersonRowProps) {
  const t = useTranslations('people');
  const locale = useLocale();
  const { date } = useMoments();
  const { name, email, role, since, lastActiveAt, isYou } = person;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <Avatar name={name} className="max-xs:hidden" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold wrap-anywhere">
          <span>{name}</span>
          <Badge tone={role === 'owner' ? 'info' : 'neutral'}>{t(`role.${role}`)}</Badge>
          {isYou && <Badge tone="good">{t('you')}</Badge>}
        </p>
        {email !== null && (
          <p translate="no" className="text-sm wrap-anywhere text-ink-muted">
            {email}
          </p>
        )}
        <p className="text-sm text-ink-muted">
          <span>{`${t('since', { date: date(since) })} · `}</span>
          <span>
            {lastActiveAt === null
              ? t('neverHere')
              : t('lastDay', { date: dateWords(lastActiveAt, locale, 'UTC').date })}
          </span>
        </p>
      </div>
      {onRemove && (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="sm"
            aria-label={t('removeOf', { name })}
            onClick={onRemove}
          >
            {t('remove')}
          </Button>
          <Button
            variant="ghost"
            size="sm"
            aria-label={t('handOverTo', { name })}
            onClick={onHandOver}
          >
            {t('handOver')}
          </Button>
        </div>
      )}
    </li>
  );
}
