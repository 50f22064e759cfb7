import { FileUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { Button } from '@/ui/kit/buttons/button';
import { Dialog } from '@/ui/kit/overlays/dialog';
import { FormAlert } from '@/ui/kit/fields/form-alert';
import { useEditor } from '../../shell/hooks/editor-context';
import { useLanguagePair } from '../../bench/hooks/use-language-pair';
import { useTranslationImport } from '../hooks/use-translation-import';
import { LanguagePairFields } from './language-pair-fields';
import { TranslationOutcome } from './translation-outcome';

interface TranslationImportProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Imports a file from translators, asks for missing facts, and shows the result for each text. */
export function TranslationImport({ isOpen, onOpenChange }: TranslationImportProps) {
  const t = useTranslations('editor.translations');
  const common = useTranslations('common');
  const { project } = useEditor();
  const { choose, send, isBusy, fileName, failure, result } = useTranslationImport();
  const pair = useLanguagePair(project.languages);
  const input = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('import')}
      description={t('importText')}
      className="max-w-3xl"
    >
      <div className="flex flex-col gap-5">
        <div className="flex flex-wrap items-center gap-3">
          <Button
            variant={result ? 'secondary' : 'primary'}
            isBusy={isBusy}
            onClick={() => input.current?.click()}
          >
            {!isBusy && <FileUp aria-hidden />}
            <span>{result ? t('chooseAnother') : t('choose')}</span>
          </Button>
          {fileName && (
            <span className="min-w-0 font-mono text-sm wrap-anywhere text-ink-muted">
              {fileName}
            </span>
          )}
          <input
            ref={input}
            type="file"
            accept=".csv,.tsv,.txt,.xlf,.xliff,.xml"
            hidden
            tabIndex={-1}
            data-testid="translation-file"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) void choose(file);
              // Selecting the same file again must fire a change event.
              target.value = '';
            }}
          />
        </div>
        <FormAlert text={failure?.text} />
        {failure?.asks === 'language' && (
          <Button
            className="self-start"
            isBusy={isBusy}
            onClick={() => void send({ addLanguage: true })}
          >
            {t('addLanguage')}
          </Button>
        )}
        {failure?.asks === 'again' && (
          <Button
            className="self-start"
            variant="secondary"
            isBusy={isBusy}
            onClick={() => void send()}
          >
            {common('retry')}
          </Button>
        )}
        {failure?.asks === 'languages' && (
          <div className="flex flex-col gap-4">
            <div className="grid gap-4 sm:grid-cols-2">
              <LanguagePairFields pair={pair} />
            </div>
            <Button
              className="self-start"
              isBusy={isBusy}
              onClick={() => void send({ from: pair.from, to: pair.to })}
            >
              {t('importSo')}
            </Button>
          </div>
        )}
        {result && (
          <TranslationOutcome
            key={result.conflicts.map(({ id }) => id).join()}
            result={result}
            isBusy={isBusy}
            onOverwrite={(ids) => void send({ overwrite: ids })}
          />
        )}
      </div>
    </Dialog>
  );
}
