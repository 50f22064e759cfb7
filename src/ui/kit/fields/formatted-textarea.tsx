import { Bold, Link2, List } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ClipboardEvent, type ComponentProps, type KeyboardEvent, useRef } from 'react';
import { letterOf } from '@/shared/interface/keys';
import { type Format, formatEdit, type TextEdit } from '@/shared/text/formatting-edit';
import { cutText } from '@/shared/text/letters';
import { IconButton } from '../buttons/icon-button';
import { useToast } from '../toasts/toast-context';
import { pastedText } from './pasted-text';
import { Textarea } from './textarea';

const ICONS = { bold: Bold, list: List, link: Link2 } as const;
const STRUCK_SHOWN_MAX = 100;
const BOLD_KEYS = 'Control+B Meta+B';

type FormattedTextareaProps = ComponentProps<'textarea'> & {
  /** whether its texts may have links */
  hasLinks?: boolean;
};

/** A text with buttons for bold words, lists and links (docs/reference/guides.md#formatting). */
export function FormattedTextarea({
  hasLinks = false,
  onKeyDown,
  ...rest
}: FormattedTextareaProps) {
  const t = useTranslations('common.formatting');
  const showToast = useToast();
  const area = useRef<HTMLTextAreaElement>(null);
  const formats: Format[] = hasLinks ? ['bold', 'list', 'link'] : ['bold', 'list'];
  const apply = (format: Format) => {
    const { current } = area;
    if (!current) return;
    const { value: text, selectionStart: start, selectionEnd: end } = current;
    edit(current, formatEdit(format, { text, start, end }));
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    onKeyDown?.(event);
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (!isCommand || letterOf(event) !== 'b') return;
    event.preventDefault();
    apply('bold');
  };
  const handlePaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const html = event.clipboardData.getData('text/html');
    const pasted = html === '' ? undefined : pastedText(html, hasLinks);
    if (!pasted) return;
    event.preventDefault();
    const { text, struck } = pasted;
    if (struck.length > 0)
      showToast({ text: t('struck', { words: cutText(struck.join(' … '), STRUCK_SHOWN_MAX) }) });
    const { selectionStart: from, selectionEnd: to } = event.currentTarget;
    edit(event.currentTarget, { from, to, text, select: [from + text.length, from + text.length] });
  };
  return (
    <div className="flex flex-col">
      <Textarea
        ref={area}
        aria-keyshortcuts={BOLD_KEYS}
        {...rest}
        onKeyDown={handleKeyDown}
        onPaste={handlePaste}
      />
      <div role="group" aria-label={t('title')} className="-mb-1 flex">
        {formats.map((format) => {
          const Icon = ICONS[format];
          return (
            <IconButton
              key={format}
              label={t(format)}
              {...(format === 'bold' ? { 'aria-keyshortcuts': BOLD_KEYS } : {})}
              // The text keeps its selection.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => apply(format)}
              className="text-ink-muted hover:text-ink [&_svg]:size-5"
            >
              <Icon aria-hidden />
            </IconButton>
          );
        })}
      </div>
    </div>
  );
}

/** Changes the text so that the browser's own undo takes it back. */
function edit(area: HTMLTextAreaElement, { from, to, text, select }: TextEdit): void {
  area.focus();
  area.setSelectionRange(from, to);
  // Deprecated, and the only way that browsers can undo.
  const isDone =
    typeof document.execCommand === 'function' &&
    (text === ''
      ? document.execCommand('delete')
      : document.execCommand('insertText', false, text));
  if (!isDone) {
    area.setRangeText(text, from, to, 'end');
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
  area.setSelectionRange(...select);
}
