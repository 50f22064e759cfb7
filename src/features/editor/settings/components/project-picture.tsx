import { ImageUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useCallback, useRef } from 'react';
import { useAction } from '@/browser/api/use-action';
import { Button } from '@/ui/kit/buttons/button';
import { Picture } from '@/ui/kit/pictures/picture';
import { updateProject } from '@/features/projects/ui/api';
import type { UploadedFile } from '@/features/uploads/ui/api';
import { UploadField } from '@/features/uploads/ui/components/upload-field';
import { pickText } from '@/shared/interface/localized-text';
import { useEditor } from '../../shell/hooks/editor-context';
import { ProjectAlt } from './project-alt';

// Beside the settings from 992 px on; below that as wide as the page, which is beside the sidebar
// from 768 px on.
const PLACE = {
  sizes: '(min-width: 992px) 320px, (min-width: 768px) calc(100vw - 304px), calc(100vw - 32px)',
  rangePx: [288, 736],
} as const;

/** The picture of the project in lists. It is saved at once. */
export function ProjectPicture() {
  const t = useTranslations('editor');
  const dashboard = useTranslations('dashboard');
  const {
    project: { projectUid, file, alt, languages, steps },
    lang,
    dispatch,
  } = useEditor();
  const attach = useCallback(
    async (uploaded: UploadedFile | null) => {
      dispatch({
        type: 'projectLoaded',
        project: await updateProject(projectUid, { file: uploaded }),
      });
    },
    [dispatch, projectUid],
  );
  const proposed = file ? undefined : steps.findLast((step) => step.file)?.file;
  const { run, isBusy } = useAction();
  const box = useRef<HTMLDivElement>(null);
  const take = ({ name, url }: UploadedFile) =>
    run(async () => {
      await attach({ name, url });
      // The remove button disappears: focus the first button of the field.
      box.current?.querySelector<HTMLElement>('[data-choose]')?.focus();
    });
  return (
    <div ref={box} data-picture className="flex w-full flex-col gap-3 lg:w-80">
      {file && (
        <Picture
          file={file}
          alt={pickText(alt, lang, languages)}
          aspect={4 / 3}
          place={PLACE}
          className="rounded-lg"
        />
      )}
      <UploadField
        kind="project"
        label={t('projectPicture')}
        takesPaste
        isThumbnailHidden
        preview={file ?? undefined}
        onUploaded={attach}
        onRemove={() => attach(null)}
      />
      {proposed && (
        <Button
          variant="secondary"
          size="sm"
          isBusy={isBusy}
          onClick={() => void take(proposed)}
          className="self-start"
        >
          <ImageUp aria-hidden />
          <span>{dashboard('takeStepPicture')}</span>
        </Button>
      )}
      {file && <ProjectAlt key={file.key} />}
    </div>
  );
}
