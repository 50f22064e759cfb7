import { Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/ui/kit/buttons/button';
import type { SharedTextProps } from '../../panel/components/item-text';
import { useEditor } from '../../shell/hooks/editor-context';
import { useStepUses } from '../hooks/use-step-uses';
import { itemsIn } from '../model/guide-items';
import { ChooseUsesDialog } from './choose-uses-dialog';

/** The button that opens the list of parts and tools; none without a list. */
export function ChooseUses(props: SharedTextProps) {
  const t = useTranslations('editor.uses');
  const { project } = useEditor();
  const { choose } = useStepUses(props);
  const [isOpen, setIsOpen] = useState(false);
  const items = itemsIn(project, props.lang);
  if (items.length === 0) return null;
  return (
    <>
      <Button variant="ghost" size="sm" data-field="addUse" onClick={() => setIsOpen(true)}>
        <Plus aria-hidden />
        <span>{t('add')}</span>
      </Button>
      <ChooseUsesDialog
        items={items}
        uses={props.draft.uses ?? []}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        onChoose={choose}
      />
    </>
  );
}
