'use client';

import { Download } from 'lucide-react';
import { saveFile } from '@/browser/files/save-file';
import { useAction } from '@/browser/api/use-action';
import { Button } from './button';

interface TableButtonProps {
  label: string;
  load: () => Promise<{ blob: Blob; fileName: string }>;
}

/** Saves a table for spreadsheets. */
export function TableButton({ label, load }: TableButtonProps) {
  const { run, isBusy } = useAction();
  const save = async () => {
    const { blob, fileName } = await load();
    saveFile(blob, fileName);
  };
  return (
    <Button variant="ghost" size="sm" isBusy={isBusy} onClick={() => void run(save)}>
      {!isBusy && <Download aria-hidden />}
      <span>{label}</span>
    </Button>
  );
}
