'use client';

import { Copy, Ellipsis, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Dialog } from '@/components/ui/dialog';
import { Drawer } from '@/components/ui/drawer';
import { DropdownMenu } from '@/components/ui/dropdown-menu';
import { IconButton } from '@/components/ui/icon-button';
import { Tabs } from '@/components/ui/tabs';
import { useToast } from '@/components/ui/toast-context';
import { Tooltip } from '@/components/ui/tooltip';

type Overlay = 'dialog' | 'confirm' | 'drawer';
const TABS = [
  { value: 'steps', label: 'Steps', content: 'Forty steps, six chapters.' },
  { value: 'faq', label: 'FAQ', content: 'Three questions.' },
] as const;

export function OverlaySection() {
  const [overlay, setOverlay] = useState<Overlay>();
  const [tab, setTab] = useState<'steps' | 'faq'>('steps');
  const showToast = useToast();
  const controls = (name: Overlay) => ({ isOpen: overlay === name, onOpenChange: (isOpen: boolean) => setOverlay(isOpen ? name : undefined) });
  return (
    <section className="flex flex-col gap-6">
      <h3 className="text-xl">Layers</h3>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => setOverlay('dialog')}>Dialog</Button>
        <Button variant="secondary" onClick={() => setOverlay('confirm')}>Confirm</Button>
        <Button variant="secondary" onClick={() => setOverlay('drawer')}>Drawer</Button>
        <Button variant="secondary" onClick={() => showToast({ text: 'Step successfully added!', tone: 'good' })}>Toast</Button>
        <Button variant="secondary" onClick={() => showToast({ text: 'Oops, could not load at this time.', tone: 'bad', detail: 'What you typed is kept.' })}>Failure</Button>
        <DropdownMenu trigger={<IconButton label="More actions"><Ellipsis aria-hidden /></IconButton>}
          entries={[{ id: 'copy', label: 'Duplicate', icon: <Copy aria-hidden />, onSelect: () => showToast({ text: 'Duplicated' }) },
            { id: 'delete', label: 'Delete', icon: <Trash2 aria-hidden />, isDangerous: true, onSelect: () => setOverlay('confirm') }]} />
        <Tooltip text="Needs at least one step"><Button variant="ghost">Tooltip</Button></Tooltip>
      </div>
      <Tabs label="Editor" tabs={TABS} value={tab} onValueChange={setTab} />
      <Dialog {...controls('dialog')} title="Share this guide" description="Anyone who has the link can open it." footer={<Button onClick={() => setOverlay(undefined)}>Copy link</Button>}>
        <p className="font-mono">makerstep.example/p/k3m9xw2hq7pd</p>
      </Dialog>
      <ConfirmDialog {...controls('confirm')} question="Do you want to delete this project? “Bird house”" consequence="Its 12 steps and 4 pictures go with it." confirmLabel="Delete" isDangerous onConfirm={() => setOverlay(undefined)} />
      <Drawer {...controls('drawer')} title="Edit" footer={<><Button variant="ghost" onClick={() => setOverlay(undefined)}>Cancel</Button><Button>Update</Button></>}>
        <p>The project form goes here.</p>
      </Drawer>
    </section>
  );
}
