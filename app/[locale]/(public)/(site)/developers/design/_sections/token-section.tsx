import {
  ArrowRight,
  Archive,
  BadgeCheck,
  Barcode,
  Bookmark,
  Box,
  ChartColumn,
  Check,
  ChevronDown,
  CircleAlert,
  CircleCheck,
  Clock,
  CloudOff,
  Copy,
  Download,
  ExternalLink,
  Eye,
  Flag,
  Footprints,
  Globe,
  GripVertical,
  Hammer,
  History,
  Image,
  ImagePlus,
  Info,
  KeyRound,
  Languages,
  LayoutDashboard,
  List,
  ListOrdered,
  Lock,
  LogOut,
  MailCheck,
  Maximize,
  Menu,
  Mic,
  Moon,
  MoreVertical,
  Pause,
  Pencil,
  Play,
  Plus,
  Printer,
  QrCode,
  RotateCcw,
  Search,
  Settings,
  Share2,
  SlidersHorizontal,
  Smile,
  Star,
  Sun,
  Tags,
  Timer,
  Trash2,
  TriangleAlert,
  Undo2,
  UserRound,
  Volume2,
  WifiOff,
  X,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { WrapText } from '@/ui/kit/wrap-text';
import { KitSection } from './specimen';

const ICONS = [
  ArrowRight,
  Archive,
  BadgeCheck,
  Barcode,
  Bookmark,
  Box,
  ChartColumn,
  Check,
  ChevronDown,
  CircleAlert,
  CircleCheck,
  Clock,
  CloudOff,
  Copy,
  Download,
  ExternalLink,
  Eye,
  Flag,
  Footprints,
  Globe,
  GripVertical,
  Hammer,
  History,
  Image,
  ImagePlus,
  Info,
  KeyRound,
  Languages,
  LayoutDashboard,
  List,
  ListOrdered,
  Lock,
  LogOut,
  MailCheck,
  Maximize,
  Menu,
  Mic,
  Moon,
  MoreVertical,
  Pause,
  Pencil,
  Play,
  Plus,
  Printer,
  QrCode,
  RotateCcw,
  Search,
  Settings,
  Share2,
  SlidersHorizontal,
  Smile,
  Star,
  Sun,
  Tags,
  Timer,
  Trash2,
  TriangleAlert,
  Undo2,
  UserRound,
  Volume2,
  WifiOff,
  X,
];
const SIZES = [
  ['5xl', '64', 'text-5xl font-heading font-bold'],
  ['4xl', '48', 'text-4xl font-heading font-bold'],
  ['3xl', '36', 'text-3xl font-heading font-bold'],
  ['2xl', '28', 'text-2xl font-heading font-bold'],
  ['xl', '22', 'text-xl font-heading font-bold'],
  ['lg', '18', 'text-lg'],
  ['base', '16', 'text-base'],
  ['sm', '14', 'text-sm'],
  ['xs', '12', 'text-xs'],
] as const;
const SPACES = [
  ['1', '4', 'w-1'],
  ['2', '8', 'w-2'],
  ['3', '12', 'w-3'],
  ['4', '16', 'w-4'],
  ['5', '20', 'w-5'],
  ['6', '24', 'w-6'],
  ['8', '32', 'w-8'],
  ['10', '40', 'w-10'],
  ['12', '48', 'w-12'],
  ['16', '64', 'w-16'],
] as const;
const CONTROLS = [
  ['small', '36 drawn, 44 to touch', 'h-9'],
  ['medium', '44', 'h-11'],
  ['large', '56', 'h-14'],
] as const;
const CORNERS = [
  ['sm', '4, marks', 'rounded-sm'],
  ['md', '8, controls', 'rounded-md'],
  ['lg', '12, cards', 'rounded-lg'],
  ['full', '999, chips', 'rounded-full'],
] as const;
const MOTIONS = [
  ['fade', '160 ms', 'animate-fade'],
  ['rise', '200 ms', 'animate-rise'],
  ['sheet', '240 ms', 'animate-sheet'],
  ['slide-in', '240 ms', 'animate-slide-in'],
  ['fill', '3 s', 'origin-left animate-fill'],
  ['pulse-soft', '1.6 s', 'animate-pulse-soft'],
] as const;

/** Type, spacing, corners, shadow, motion and icons. */
export function TokenSection() {
  return (
    <>
      <KitSection title="Type">
        {SIZES.map(([name, size, className]) => (
          <p key={name} className="flex items-baseline gap-4 overflow-hidden">
            <span className="w-20 shrink-0 font-mono text-xs text-ink-muted">{`${name} · ${size}`}</span>
            <span className={`truncate ${className}`}>Drill, glue, wait</span>
          </p>
        ))}
        <p className="flex items-baseline gap-4">
          <span className="w-20 shrink-0 font-mono text-xs text-ink-muted">figures</span>
          <span className="font-mono text-3xl tabular">07:45 · 12/40 · MS-0815</span>
        </p>
      </KitSection>
      <KitSection title="Sizes">
        <div className="grid gap-x-10 gap-y-8 md:grid-cols-2">
          <Sizes title="Spacing, in fours">
            {SPACES.map(([name, size, className]) => (
              <Row key={name} name={`${name} · ${size}`}>
                <span className={`block h-4 bg-signal ${className}`} />
              </Row>
            ))}
          </Sizes>
          <div className="flex flex-col gap-8">
            <Sizes title="Height of controls">
              {CONTROLS.map(([name, size, className]) => (
                <Row key={name} name={`${name} · ${size}`}>
                  <span className={`block w-24 rounded-md border-2 border-ink ${className}`} />
                </Row>
              ))}
            </Sizes>
            <Sizes title="Corners">
              {CORNERS.map(([name, size, className]) => (
                <Row key={name} name={`${name} · ${size}`}>
                  <span className={`block h-11 w-24 border-2 border-ink bg-surface ${className}`} />
                </Row>
              ))}
            </Sizes>
          </div>
        </div>
        <div className="grid gap-6 md:grid-cols-2">
          <p className="rounded-lg border border-line bg-surface p-5">
            A card lies on the paper: a line, no shadow.
          </p>
          <p className="rounded-lg bg-surface p-5 shadow-lift">
            What floats has the one shadow: lift.
          </p>
        </div>
      </KitSection>
      <KitSection title="Motion">
        <p className="max-w-prose text-ink-muted">
          Once, 120 to 240 ms, and only transform and opacity; nothing of it for those who want
          less. What waits may pulse and what runs out may fill.
        </p>
        <ul className="grid grid-cols-2 gap-4 md:grid-cols-6">
          {MOTIONS.map(([name, time, className]) => (
            <li key={name}>
              <span className="block overflow-hidden rounded-md bg-sunken">
                <span className={`block h-12 rounded-md bg-signal ${className}`} />
              </span>
              <p className="mt-1 font-mono text-xs">{`${name} · ${time}`}</p>
            </li>
          ))}
        </ul>
      </KitSection>
      <KitSection title="Icons">
        <ul className="grid grid-cols-4 gap-2 xs:grid-cols-6 md:grid-cols-8 lg:grid-cols-10">
          {ICONS.map((Icon) => (
            <li
              key={Icon.displayName}
              className="flex min-w-0 flex-col items-center gap-1.5 rounded-md border border-line bg-surface px-1 py-3"
            >
              <Icon aria-hidden className="size-5" />
              <span className="max-w-full truncate font-mono text-xs text-ink-muted">
                {Icon.displayName}
              </span>
            </li>
          ))}
        </ul>
      </KitSection>
    </>
  );
}

function Sizes({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h4 className="mb-3 text-lg">{title}</h4>
      <div className="flex flex-col gap-2">{children}</div>
    </div>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-center gap-4">
      <span className="w-44 shrink-0 font-mono text-xs text-ink-muted">{name}</span>
      <WrapText>{children}</WrapText>
    </div>
  );
}
