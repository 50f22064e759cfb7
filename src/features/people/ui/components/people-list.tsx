'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useMoments } from '@/browser/time/use-moments';
import { Badge } from '@/ui/kit/badge';
import { Button } from '@/ui/kit/buttons/button';
import { ConfirmDialog } from '@/ui/kit/overlays/confirm-dialog';
import { dateWords } from '@/shared/text/date-words';
import { languageList } from '@/shared/text/word-lists';
import { Avatar } from '@/ui/kit/pictures/avatar';
import { useToast } from '@/ui/kit/toasts/toast-context';
import type { PersonView } from '../../schema';
import { removePerson } from '../api';
import { useRoleText } from '../hooks/use-role-text';
import { useRowRemoval } from '../hooks/use-row-removal';
import { ChangePerson } from './change-person';
import { HandOver, type HandOverProps } from './hand-over';

interface PeopleListProps extends Pick<HandOverProps, 'account' | 'ways' | 'workshop'> {
  people: readonly PersonView[];
  /** shows the buttons of the owner */
  isOwner: boolean;
}

/**
 * The people of the workshop; the owner changes their roles, removes them, or hands the workshop
 * over.
 */
export function PeopleList({ people, isOwner, workshop, ...proof }: PeopleListProps) {
  const t = useTranslations('people');
  const router = useRouter();
  const showToast = useToast();
  const { asked, ask, list, dialog } = useRowRemoval<PersonView>(
    ({ id }) => removePerson(id),
    ({ name }) => t('removed', { name }),
  );
  const roleText = useRoleText();
  const [changing, setChanging] = useState<PersonView>();
  const [heir, setHeir] = useState<PersonView>();

  return (
    <div {...list}>
      <ul aria-label={t('list')} className="divide-y divide-line border-y border-line">
        {people.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            {...(isOwner &&
              !person.isYou && {
                onChange: () => setChanging(person),
                onRemove: () => ask(person),
                onHandOver: () => setHeir(person),
              })}
          />
        ))}
      </ul>
      {people.length === 1 && <p className="mt-4 text-ink-muted">{t('onlyYou')}</p>}
      <ConfirmDialog
        {...dialog}
        question={t('removeQuestion', { name: asked?.name ?? '' })}
        consequence={t('removeText')}
        confirmLabel={t('remove')}
      />
      <ChangePerson
        person={changing}
        onClose={() => setChanging(undefined)}
        onChanged={(person) => {
          setChanging(undefined);
          showToast({
            text: t('changed', { name: person.name, role: roleText(person) }),
            tone: 'good',
          });
          router.refresh();
        }}
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
  onChange?: () => void;
  onRemove?: () => void;
  onHandOver?: () => void;
}

function PersonRow({ person, onChange, onRemove, onHandOver }: PersonRowProps) {
  const t = useTranslations('people');
  const locale = useLocale();
  const { date } = useMoments();
  const { name, email, role, languages, since, lastActiveAt, isYou } = person;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <Avatar name={name} className="max-xs:hidden" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold wrap-anywhere">
          <span>{name}</span>
          <Badge tone={role === 'owner' ? 'info' : 'neutral'}>{t(`role.${role}`)}</Badge>
          {isYou && <Badge tone="good">{t('you')}</Badge>}
        </p>
        {languages.length > 0 && (
          <p className="text-sm">{t('into', { languages: languageList(locale, languages) })}</p>
        )}
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
            aria-label={t('changeOf', { name })}
            onClick={onChange}
          >
            {t('change')}
          </Button>
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
