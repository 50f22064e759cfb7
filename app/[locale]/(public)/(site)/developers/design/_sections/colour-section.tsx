import {
  CONTROL_CONTRAST_MIN,
  contrastOf,
  parseHexColor,
  TEXT_CONTRAST_MIN,
  WHITE,
} from '@/shared/interface/contrast';
import {
  type ColourToken,
  CONTROL_PAIRS,
  type Pair,
  TEXT_PAIRS,
  TOKENS,
} from '@/shared/http/tokens';
import { KitSection } from './specimen';

type Theme = keyof typeof TOKENS;

/** Written out: Tailwind makes the classes that it finds in the text of files. */
const CLASSES: Record<ColourToken, { ground: string; text: string }> = {
  paper: { ground: 'bg-paper', text: 'text-paper' },
  surface: { ground: 'bg-surface', text: 'text-surface' },
  sunken: { ground: 'bg-sunken', text: 'text-sunken' },
  ink: { ground: 'bg-ink', text: 'text-ink' },
  'ink-muted': { ground: 'bg-ink-muted', text: 'text-ink-muted' },
  line: { ground: 'bg-line', text: 'text-line' },
  'line-strong': { ground: 'bg-line-strong', text: 'text-line-strong' },
  signal: { ground: 'bg-signal', text: 'text-signal' },
  'signal-strong': { ground: 'bg-signal-strong', text: 'text-signal-strong' },
  'on-signal': { ground: 'bg-on-signal', text: 'text-on-signal' },
  'signal-soft': { ground: 'bg-signal-soft', text: 'text-signal-soft' },
  blueprint: { ground: 'bg-blueprint', text: 'text-blueprint' },
  'blueprint-soft': { ground: 'bg-blueprint-soft', text: 'text-blueprint-soft' },
  good: { ground: 'bg-good', text: 'text-good' },
  'good-soft': { ground: 'bg-good-soft', text: 'text-good-soft' },
  warn: { ground: 'bg-warn', text: 'text-warn' },
  'warn-soft': { ground: 'bg-warn-soft', text: 'text-warn-soft' },
  bad: { ground: 'bg-bad', text: 'text-bad' },
  'bad-strong': { ground: 'bg-bad-strong', text: 'text-bad-strong' },
  'on-bad': { ground: 'bg-on-bad', text: 'text-on-bad' },
  'bad-soft': { ground: 'bg-bad-soft', text: 'text-bad-soft' },
  mark: { ground: 'bg-mark', text: 'text-mark' },
};
const NAMES = Object.keys(CLASSES) as ColourToken[];

function ratio(theme: Theme, [front, ground]: Pair): string {
  const rgb = (name: ColourToken) => parseHexColor(TOKENS[theme][name]) ?? WHITE;
  // Never rounded up above the requirement.
  return (Math.floor(contrastOf(rgb(front), rgb(ground)) * 10) / 10).toFixed(1);
}

/** Every colour, and the contrast of all that stand on each other. */
export function ColourSection({ theme }: { theme: Theme }) {
  return (
    <KitSection title="Colours">
      <ul className="grid grid-cols-2 gap-3 xs:grid-cols-3 md:grid-cols-4 lg:grid-cols-6">
        {NAMES.map((name) => (
          <li key={name} className="overflow-hidden rounded-md border border-line bg-surface">
            <div className={`h-14 border-b border-line ${CLASSES[name].ground}`} />
            <p className="flex flex-wrap justify-between gap-x-2 px-2 py-1 font-mono text-xs">
              <span>{name}</span>
              <span className="text-ink-muted">{TOKENS[theme][name]}</span>
            </p>
          </li>
        ))}
      </ul>
      <Pairs
        title={`Text, ${TEXT_CONTRAST_MIN} : 1 and more`}
        theme={theme}
        pairs={TEXT_PAIRS}
        isText
      />
      <Pairs
        title={`Edges and marks, ${CONTROL_CONTRAST_MIN} : 1 and more`}
        theme={theme}
        pairs={CONTROL_PAIRS}
      />
    </KitSection>
  );
}

function Pairs({
  title,
  theme,
  pairs,
  isText = false,
}: {
  title: string;
  theme: Theme;
  pairs: readonly Pair[];
  isText?: boolean;
}) {
  return (
    <div>
      <h4 className="mb-3 text-lg">{title}</h4>
      <ul className="grid grid-cols-2 gap-2 md:grid-cols-4 lg:grid-cols-6">
        {pairs.map((pair) => {
          const [front, ground] = pair;
          return (
            <li
              key={`${front} ${ground}`}
              className={`flex items-center gap-2 rounded-md border border-line px-3 py-2 ${CLASSES[ground].ground}`}
            >
              {isText ? (
                <span className={`text-sm font-semibold ${CLASSES[front].text}`}>
                  <span>{front}</span>{' '}
                  <span className="block font-normal">{ratio(theme, pair)}</span>
                </span>
              ) : (
                <>
                  <span
                    aria-hidden
                    className={`size-4 shrink-0 rounded-full ${CLASSES[front].ground}`}
                  />
                  <span
                    className={`text-xs ${CLASSES[ground === 'signal' ? 'on-signal' : 'ink'].text}`}
                  >
                    <span>{front}</span> <span className="block">{ratio(theme, pair)}</span>
                  </span>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
