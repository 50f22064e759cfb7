'use client';

import { Copy, Ellipsis, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { AcknowledgeDialog } from '@/ui/kit/overlays/acknowledge-dialog';
import { Button } from '@/ui/kit/buttons/button';
import { Chip } from '@/ui/kit/buttons/chip';
import { ConfirmDialog } from '@/ui/kit/overlays/confirm-dialog';
import { Dialog } from '@/ui/kit/overlays/dialog';
import { Drawer } from '@/ui/kit/overlays/drawer';
import { DropdownMenu } from '@/ui/kit/overlays/dropdown-menu';
import { IconButton } from '@/ui/kit/buttons/icon-button';
import { TableMenu } from '@/ui/kit/overlays/table-menu';
import { Toast } from '@/ui/kit/toasts/toast';
import { useToast } from '@/ui/kit/toasts/toast-context';
import { Tooltip } from '@/ui/kit/overlays/tooltip';
import { KitSection, Specimen, States } from './specimen';

type Overlay = 'dialog' | 'confirm' | 'busy' | 'acknowledge' | 'drawer';
const nothing = () => undefined;
const table = () =>
  Promise.resolve({
    blob: new Blob(['step,views\n1,40\n'], { type: 'text/csv' }),
    fileName: 'steps.csv',
  });

export function LayerSection() {
  const [overlay, setOverlay] = useState<Overlay>();
  const showToast = useToast();
  const controls = (...names: Overlay[]) => ({
    isOpen: overlay !== undefined && names.includes(overlay),
    onOpenChange: (isOpen: boolean) => setOverlay(isOpen ? names[0] : undefined),
  });
  return (
    <KitSection title="Layers">
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" onClick={() => setOverlay('dialog')}>
          Dialog
        </Button>
        <Button variant="secondary" onClick={() => setOverlay('confirm')}>
          Confirm
        </Button>
        <Button variant="secondary" onClick={() => setOverlay('busy')}>
          Confirm, busy
        </Button>
        <Button variant="secondary" onClick={() => setOverlay('acknowledge')}>
          Acknowledge
        </Button>
        <Button variant="secondary" onClick={() => setOverlay('drawer')}>
          Drawer
        </Button>
        <Button
          variant="secondary"
          onClick={() => showToast({ text: 'Step successfully added!', tone: 'good' })}
        >
          Toast
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            showToast({
              text: 'Oops, could not load at this time.',
              tone: 'bad',
              detail: 'What you typed is kept.',
            })
          }
        >
          Failure
        </Button>
        <DropdownMenu
          trigger={
            <IconButton label="More actions">
              <Ellipsis aria-hidden />
            </IconButton>
          }
          entries={[
            {
              id: 'copy',
              label: 'Duplicate',
              icon: <Copy aria-hidden />,
              onSelect: () => showToast({ text: 'Duplicated' }),
            },
            { id: 'gone', label: 'Not now', isDisabled: true, onSelect: nothing },
            {
              id: 'delete',
              label: 'Delete',
              icon: <Trash2 aria-hidden />,
              isDangerous: true,
              onSelect: () => setOverlay('confirm'),
            },
          ]}
        />
        <Tooltip text="Needs at least one step">
          <Button variant="ghost">Tooltip</Button>
        </Tooltip>
        <TableMenu tables={[{ id: 'steps', label: 'Steps', load: table }]} />
      </div>
      <States name="Chip">
        <Specimen state="rest">
          <Chip>M4 screw</Chip>
        </Specimen>
        <Specimen state="rest">
          <Chip removeLabel="Remove wood" onRemove={nothing}>
            wood
          </Chip>
        </Specimen>
        <Specimen state="hover">
          <Chip removeLabel="Remove wood" onRemove={nothing}>
            wood
          </Chip>
        </Specimen>
        <Specimen state="focus">
          <Chip removeLabel="Remove wood" onRemove={nothing}>
            wood
          </Chip>
        </Specimen>
      </States>
      <States name="Toast" isWide>
        <Specimen state="rest">
          <Toast id={1} text="Guide published" tone="good" onDismiss={nothing} />
        </Specimen>
        <Specimen state="rest">
          <Toast
            id={2}
            text="Step 4 deleted"
            detail="“Drill the holes”"
            undo={nothing}
            onDismiss={nothing}
          />
        </Specimen>
        <Specimen state="error">
          <Toast
            id={3}
            text="Could not save"
            detail="What you typed is kept."
            tone="bad"
            action={{ label: 'Try again', onSelect: nothing }}
            onDismiss={nothing}
          />
        </Specimen>
      </States>
      <Dialog
        {...controls('dialog')}
        title="Share this guide"
        description="Anyone who has the link can open it."
        footer={<Button onClick={() => setOverlay(undefined)}>Copy link</Button>}
      >
        <p className="font-mono">makerstep.example/p/k3m9xw2hq7pd</p>
      </Dialog>
      <ConfirmDialog
        {...controls('confirm', 'busy')}
        isBusy={overlay === 'busy'}
        question="Do you want to delete this project? “Bird house”"
        consequence="Its 12 steps and 4 pictures go with it."
        confirmLabel="Delete"
        isDangerous
        onConfirm={() => setOverlay(undefined)}
      />
      <AcknowledgeDialog
        isOpen={overlay === 'acknowledge'}
        title="This guide has changed, and it matters for your safety: step 4"
        confirmLabel="Go on with the new version"
        onConfirm={() => setOverlay(undefined)}
        others={
          <Button variant="ghost" onClick={() => setOverlay(undefined)}>
            Go on with the old version 3
          </Button>
        }
      >
        <p>Turn the gas off before the valve is opened.</p>
      </AcknowledgeDialog>
      <Drawer
        {...controls('drawer')}
        title="Edit"
        footer={
          <>
            <Button variant="ghost" onClick={() => setOverlay(undefined)}>
              Cancel
            </Button>
            <Button>Update</Button>
          </>
        }
      >
        <p>The project form goes here.</p>
      </Drawer>
    </KitSection>
  );
}
