'use client';

import { type RefObject, useEffect } from 'react';
import { hasSession } from '@/browser/api/access-token';
import { readSignedIn } from '@/features/feedback/ui/api';

/** Fills in the signed-in person where nothing was typed. */
export function useSender(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    if (!hasSession()) return;
    const fill = (name: string, value: string) => {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement && field.value === '') field.value = value;
    };
    readSignedIn().then(
      (sender) => {
        if (!sender) return;
        fill('name', sender.name);
        fill('email', sender.email);
      },
      () => undefined,
    );
  }, [form]);
}
