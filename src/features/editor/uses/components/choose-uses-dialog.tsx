import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button } from '@/ui/kit/buttons/button';
import { Checkbox } from '@/ui/kit/fields/checkbox';
import { Field } from '@/ui/kit/fields/field';
import { Input } from '@/ui/kit/fields/input';
import { Dialog } from '@/ui/kit/overlays/dialog';
import { USES_MAX } from '@/features/projects/constants';
import { searchKey } from '@/shared/text/search-key';
import type { DraftUse } from '../../saving/model/draft';
import type { GuideItem } from '../model/guide-items';

/** A shorter list is seen at once. */
const SEARCHED_FROM = 9;
const KINDS = ['part', 'tool'] as const;

interface ChooseUsesDialogProps {
  items: readonly GuideItem[];
  uses: readonly DraftUse[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onChoose: (id: string, isUsed: boolean) => void;
}

/** The parts and tools of the guide, to choose those that a step uses. */
export function ChooseUsesDialog({
  items,
  uses,
  isOpen,
  onOpenChange,
  onChoose,
}: ChooseUsesDialogProps) {
  const t = useTranslations('editor.uses');
  const settings = useTranslations('editor.settings');
  const [words, setWords] = useState('');
  const content = useRef<HTMLDivElement>(null);
  const isUsed = (id: string) => uses.some((use) => use.id === id);
  const shown = items.filter(({ line }) => searchKey(line).includes(searchKey(words.trim())));
  const isFull = uses.length >= USES_MAX;
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => {
        setWords('');
        onOpenChange(next);
      }}
      onOpened={() => {
        content.current?.querySelector('input')?.focus();
        return true;
      }}
      title={t('chooseTitle')}
      footer={<Button onClick={() => onOpenChange(false)}>{t('done')}</Button>}
    >
      <div ref={content} className="flex flex-col gap-4">
        {items.length >= SEARCHED_FROM && (
          <Field label={t('search')}>
            <Input
              type="search"
              autoComplete="off"
              value={words}
              onChange={({ target }) => setWords(target.value)}
            />
          </Field>
        )}
        <p role="status" className="text-sm text-ink-muted empty:hidden">
          {shown.length === 0 && <span>{t('notFound')}</span>}
          {isFull && <span>{t('full', { max: USES_MAX })}</span>}
        </p>
        {KINDS.map((kind) => {
          const alike = shown.filter((item) => item.kind === kind);
          return (
            alike.length > 0 && (
              <fieldset key={kind} className="flex flex-col">
                <legend className="mb-1 text-sm font-semibold text-ink-muted">
                  {settings(kind === 'part' ? 'parts' : 'tools')}
                </legend>
                {alike.map(({ id, line, lang }) => (
                  <Checkbox
                    key={id}
                    label={<span lang={lang}>{line}</span>}
                    checked={isUsed(id)}
                    disabled={isFull && !isUsed(id)}
                    onChange={({ target }) => onChoose(id, target.checked)}
                  />
                ))}
              </fieldset>
            )
          );
        })}
      </div>
    </Dialog>
  );
}
