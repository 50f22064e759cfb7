import { type FocusEvent, useEffect, useRef } from 'react';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { focusField } from '../../list/model/focus-field';
import { isProposal } from '../../saving/model/proposal';
import { useEditor } from '../../shell/hooks/editor-context';
import type { FieldName } from '../../shell/model/fields';

/**
 * The focus in the form of an item: in the first text of a new one, in its picture where that is
 * the target. Proposed texts are selected; `lastField` is the text that had the focus last.
 */
export function useItemFocus(key: string, isNew: boolean) {
  const { focusTarget, setFocusTarget } = useEditor();
  const form = useRef<HTMLFormElement>(null);
  const lastField = useRef<FieldName>(undefined);
  useEffect(() => {
    if (isNew) form.current?.querySelector<HTMLElement>('[data-text]')?.focus();
  }, [isNew]);
  useEffect(() => {
    if (focusTarget?.key !== key || focusTarget.field !== 'picture') return;
    focusField(form.current, focusTarget.field);
    setFocusTarget(undefined);
  }, [focusTarget, key, setFocusTarget]);
  const handleFocus = ({ target }: FocusEvent<HTMLElement>) => {
    if (
      !(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) ||
      !target.dataset['text']
    )
      return;
    lastField.current = target.dataset['text'] as FieldName;
    const written = target.lang as ProjectLanguage;
    if (!isProposal(target.value, written)) return;
    // Typing replaces a proposed text, so it is selected; a click sets the cursor after this event.
    target.select();
    requestAnimationFrame(() => {
      if (isProposal(target.value, written)) target.select();
    });
  };
  return { form, handleFocus, lastField };
}
