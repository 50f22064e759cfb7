import { useTranslations } from 'next-intl';
import { Button } from '@/ui/kit/buttons/button';
import { Dialog } from '@/ui/kit/overlays/dialog';
import { RadioGroup } from '@/ui/kit/fields/radio-group';
import { LANGUAGE_NAMES } from '@/shared/interface/languages';
import type { ProjectLanguage } from '@/shared/interface/languages';

interface LanguageDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onClosed: () => boolean;
  languages: readonly ProjectLanguage[];
  lang: ProjectLanguage;
  onChoose: (lang: ProjectLanguage) => void;
}

/** The languages of the project's texts; a choice applies at once. */
export function LanguageDialog({
  isOpen,
  onClose,
  onClosed,
  languages,
  lang,
  onChoose,
}: LanguageDialogProps) {
  const t = useTranslations('viewer');
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
      <RadioGroup
        legend={t('language')}
        isLegendHidden
        name="content-language"
        value={lang}
        onValueChange={onChoose}
        options={languages.map((code) => ({
          value: code,
          label: (
            <span lang={code} className="text-lg">
              {LANGUAGE_NAMES[code]}
            </span>
          ),
        }))}
      />
    </Dialog>
  );
}
