import { useTranslations } from 'next-intl';
import { ApiError } from '@/browser/api/api-error';
import type { ToastMessage } from '@/ui/kit/toasts/toast-context';
import { useEditor } from '../../shell/hooks/editor-context';
import { useFieldName } from '../../panel/hooks/use-field-name';
import { GUIDE_KEY } from '../../shell/model/fields';
import { draftKey } from '../../shell/model/location';
import { refusedPlace } from '../model/refused-place';

/** Makes the message about a text that may not be published: the place, the reason, and a way there. */
export function useRefusalToast() {
  const t = useTranslations('editor');
  const nameOf = useFieldName();
  const { project, place: location, setLang, setFocusTarget } = useEditor();
  return (error: unknown): ToastMessage | undefined => {
    const isRefusal = error instanceof ApiError && error.code === 'validation_failed';
    const [[path, reason] = []] = isRefusal ? Object.entries(error.fields) : [];
    if (path === undefined || reason === undefined) return undefined;
    const { place, number } = refusedPlace(path, project) ?? {};
    if (!place) return { text: reason, tone: 'bad' };
    const { item, field, lang } = place;
    const step = number === undefined ? '' : `${t('check.step')} ${number}`;
    const name = nameOf(
      field,
      project.steps.find(({ id }) => id === item?.id),
    );
    return {
      text: `${[step, name].filter(Boolean).join(' · ')}: ${reason}`,
      tone: 'bad',
      action: {
        label: t('refusedShow'),
        onSelect: () => {
          if (lang) setLang(lang);
          location.goTo(place.tab, item);
          setFocusTarget({ key: item ? draftKey(item) : GUIDE_KEY, field });
        },
      },
    };
  };
}
