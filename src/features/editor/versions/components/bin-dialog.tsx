import { Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAction } from '@/browser/api/use-action';
import { useAnswer } from '@/browser/api/use-answer';
import { useMoments } from '@/browser/time/use-moments';
import { Button } from '@/ui/kit/buttons/button';
import { ConfirmDialog } from '@/ui/kit/overlays/confirm-dialog';
import { Dialog } from '@/ui/kit/overlays/dialog';
import { Pagination } from '@/ui/kit/pagination';
import type { BinItem } from '@/features/projects/bin/schema';
import { BIN_DAYS } from '@/features/projects/constants';
import { emptyBin, listBin, restoreFromBin } from '@/features/projects/ui/versions-api';
import { useEditor } from '../../shell/hooks/editor-context';
import { removeItem } from '../../list/hooks/remove-item';
import { replaceDraft, useReplaceDraft } from '../hooks/use-replace-draft';
import { Loaded } from './loaded';

const PAGE_SIZE = 20;

/** Opens the bin of the guide. */
export function Bin() {
  const t = useTranslations('editor.bin');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        <Trash2 aria-hidden />
        <span>{t('title')}</span>
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={t('title')}
        description={t('text', { days: BIN_DAYS })}
        className="max-w-2xl"
      >
        {isOpen && <BinList />}
      </Dialog>
    </>
  );
}

function BinList() {
  const t = useTranslations('editor.bin');
  const {
    project: { projectUid },
  } = useEditor();
  const [page, setPage] = useState(1);
  const { answer, hasFailed, retry } = useAnswer(JSON.stringify([projectUid, page]), (signal) =>
    listBin(projectUid, { page, limit: PAGE_SIZE }, signal),
  );
  const { bringBack, isBusy } = useRestore(retry);
  return (
    <Loaded answer={answer} hasFailed={hasFailed} retry={retry}>
      {({ results, totalResults }) => (
        <div className="flex flex-col gap-4">
          {totalResults === 0 && <p className="text-ink-muted">{t('empty')}</p>}
          <ul className="flex flex-col divide-y divide-line">
            {results.map((item) => (
              <BinRow key={item.id} item={item} isBusy={isBusy} onBringBack={bringBack} />
            ))}
          </ul>
          {totalResults > 0 && <EmptyBin count={totalResults} onDone={retry} />}
          {totalResults > PAGE_SIZE && (
            <Pagination
              page={page}
              pageSize={PAGE_SIZE}
              totalResults={totalResults}
              onOpen={setPage}
            />
          )}
        </div>
      )}
    </Loaded>
  );
}

function EmptyBin({ count, onDone }: { count: number; onDone: () => void }) {
  const t = useTranslations('editor.bin');
  const {
    project: { projectUid },
  } = useEditor();
  const [isAsking, setAsking] = useState(false);
  const { run, isBusy } = useAction();
  const empty = () =>
    run(async () => {
      await emptyBin(projectUid);
      setAsking(false);
      onDone();
    });
  return (
    <>
      <Button variant="ghost" size="sm" className="self-start" onClick={() => setAsking(true)}>
        {t('emptyIt')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        isDangerous
        isBusy={isBusy}
        question={t('askEmpty', { count })}
        consequence={t('emptyConsequence')}
        confirmLabel={t('emptyIt')}
        onConfirm={() => void empty()}
      />
    </>
  );
}

interface BinRowProps {
  item: BinItem;
  isBusy: boolean;
  onBringBack: (item: BinItem) => void;
}

function BinRow({ item, isBusy, onBringBack }: BinRowProps) {
  const t = useTranslations('editor.bin');
  const editor = useTranslations('editor');
  const { moment } = useMoments();
  const { kind, name, removedAt } = item;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold wrap-anywhere">{name || editor('noName')}</p>
        <p className="text-sm text-ink-muted">
          <span>{`${t(`kind.${kind}`)} · `}</span>
          <time dateTime={removedAt}>{moment(removedAt)}</time>
        </p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        disabled={isBusy}
        aria-label={t('restoreOf', { name: name || editor('noName') })}
        onClick={() => onBringBack(item)}
      >
        {t('restore')}
      </Button>
    </li>
  );
}

/** Restores items, each with an offer to undo that. */
function useRestore(onDone: () => void) {
  const t = useTranslations('editor');
  const editor = useEditor();
  const { run, isBusy } = useAction();
  const replaceByDraft = useReplaceDraft();
  const restore = ({ id, kind }: BinItem) =>
    run(async () => {
      const text = t(`restored.${kind}`);
      const call = () => restoreFromBin(editor.project.projectUid, id);
      if (kind === 'draft') await replaceByDraft(text, call);
      else {
        await replaceDraft(editor, call, id);
        editor.offerUndo(text, async () => {
          await removeItem(editor, { id, kind });
          return t(`removed.${kind}`);
        });
      }
      onDone();
    });
  return { bringBack: (item: BinItem) => void restore(item), isBusy };
}
