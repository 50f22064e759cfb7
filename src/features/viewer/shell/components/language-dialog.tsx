import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { Button } from '@/ui/kit/buttons/button';
import { Dialog } from '@/ui/kit/overlays/dialog';
import { RadioGroup } from '@/ui/kit/fields/radio-group';
import { LANGUAGE_NAMES, type ProjectLanguage } from '@/shared/interface/languages';

interface LanguageDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onClosed: () => boolean;
  languages: readonly ProjectLanguage[];
  lang: ProjectLanguage;
  onChoose: (lang: ProjectLanguage) => void;
}

/** The languages of the project's texts; a choice applies at once and closes the dialog. */
export function LanguageDialog({
  isOpen,
  onClose,
  onClosed,
  languages,
  lang,
  onChoose,
}: LanguageDialogProps) {
  const t = useTranslations('viewer');
  // An arrow key chooses on its way to another language.
  const isOnWay = useRef(false);
  const choose = (code: ProjectLanguage) => {
    onChoose(code);
    if (!isOnWay.current) onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      onClosed={onClosed}
      title={t('language')}
      footer={
        <Button size="lg" onClick={onClose} className="w-full">
          {t('done')}
        </Button>
      }
    >
      <div
        onKeyDownCapture={({ key }) => {
          isOnWay.current = key.startsWith('Arrow');
        }}
        onKeyUpCapture={() => {
          isOnWay.current = false;
        }}
      >
        <RadioGroup
          legend={t('language')}
          isLegendHidden
          name="content-language"
          value={lang}
          onValueChange={choose}
          options={languages.map((code) => ({
            value: code,
            label: (
              <span lang={code} className="text-lg">
                {LANGUAGE_NAMES[code]}
              </span>
            ),
          }))}
        />
      </div>
    </Dialog>
  );
}
