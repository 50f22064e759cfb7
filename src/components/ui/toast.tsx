'use client';

import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button } from './button';
import { cn } from './cn';
import { IconButton } from './icon-button';
import type { ToastMessage } from './toast-context';

const SHOWN_MS = { info: 5000, good: 5000, bad: 9000 } as const;
const ICONS = { info: Info, good: CircleCheck, bad: CircleAlert } as const;
const COLOURS = { info: 'text-blueprint', good: 'text-good', bad: 'text-bad' } as const;

interface ToastProps extends ToastMessage {
  id: number;
  onDismiss: (id: number) => void;
}

export function Toast({ id, text, detail, tone = 'info', action, onDismiss }: ToastProps) {
  const t = useTranslations('common');
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => onDismiss(id), SHOWN_MS[tone]);
    return () => clearTimeout(timer);
  }, [id, isHeld, onDismiss, tone]);
  const Icon = ICONS[tone];
  return (
    <div role={tone === 'bad' ? 'alert' : undefined}
      onPointerEnter={() => setIsHeld(true)} onPointerLeave={() => setIsHeld(false)} onFocus={() => setIsHeld(true)} onBlur={() => setIsHeld(false)}
      className="pointer-events-auto flex w-full max-w-md items-start gap-3 rounded-lg border border-line bg-surface py-2 pr-2 pl-4 shadow-lift animate-rise">
      <Icon aria-hidden className={cn('mt-2.5 size-5 shrink-0', COLOURS[tone])} />
      <div className="min-w-0 flex-1 py-2">
        <p className="font-semibold">{text}</p>
        {detail && <p className="text-sm text-ink-muted">{detail}</p>}
      </div>
      {action && <Button variant="secondary" size="sm" className="mt-1" onClick={() => { onDismiss(id); action.onSelect(); }}>{action.label}</Button>}
      <IconButton label={t('dismiss')} onClick={() => onDismiss(id)}><X aria-hidden /></IconButton>
    </div>
  );
}
