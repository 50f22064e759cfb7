import { FileDown, FileUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Suspense, useState } from 'react';
import { lazily } from '@/browser/page/lazily';
import { Button } from '@/ui/kit/buttons/button';

interface TranslationDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

const TranslationExport = lazily<TranslationDialogProps>(() =>
  import('./translation-export').then((module) => module.TranslationExport),
);
const TranslationImport = lazily<TranslationDialogProps>(() =>
  import('./translation-import').then((module) => module.TranslationImport),
);

/** Export and import of translations; the code of its dialogs loads on request. */
export function TranslationTools() {
  const t = useTranslations('editor.translations');
  const [showing, setShowing] = useState<'export' | 'import'>();
  const [hasShown, setHasShown] = useState<readonly string[]>([]);
  const show = (name: 'export' | 'import') => {
    setHasShown([...hasShown, name]);
    setShowing(name);
  };
  const dialog = (name: 'export' | 'import') => ({
    isOpen: showing === name,
    onOpenChange: (isOpen: boolean) => setShowing(isOpen ? name : undefined),
  });
  return (
    <>
      <Button variant="secondary" onClick={() => show('export')}>
        <FileDown aria-hidden />
        <span>{t('export')}</span>
      </Button>
      <Button variant="secondary" onClick={() => show('import')}>
        <FileUp aria-hidden />
        <span>{t('import')}</span>
      </Button>
      <Suspense>
        {hasShown.includes('export') && <TranslationExport {...dialog('export')} />}
        {hasShown.includes('import') && <TranslationImport {...dialog('import')} />}
      </Suspense>
    </>
  );
}
