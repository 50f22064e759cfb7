const COLOURS = [
  ['paper', 'bg-paper'], ['surface', 'bg-surface'], ['sunken', 'bg-sunken'], ['ink', 'bg-ink'], ['ink-muted', 'bg-ink-muted'], ['line', 'bg-line'],
  ['line-strong', 'bg-line-strong'], ['signal', 'bg-signal'], ['signal-strong', 'bg-signal-strong'], ['signal-soft', 'bg-signal-soft'],
  ['blueprint', 'bg-blueprint'], ['blueprint-soft', 'bg-blueprint-soft'], ['good', 'bg-good'], ['good-soft', 'bg-good-soft'], ['warn', 'bg-warn'],
  ['warn-soft', 'bg-warn-soft'], ['bad', 'bg-bad'], ['bad-strong', 'bg-bad-strong'], ['bad-soft', 'bg-bad-soft'], ['mark', 'bg-mark'],
] as const;

const SIZES = [
  ['64', 'text-5xl font-heading font-bold'], ['48', 'text-4xl font-heading font-bold'], ['36', 'text-3xl font-heading font-bold'],
  ['28', 'text-2xl font-heading font-bold'], ['22', 'text-xl'], ['18', 'text-lg'], ['16', 'text-base'], ['14', 'text-sm'], ['12', 'text-xs'],
] as const;

export function TokenSection() {
  return (
    <section className="grid gap-10 lg:grid-cols-2">
      <div>
        <h3 className="mb-4 text-xl">Colours</h3>
        <ul className="grid grid-cols-2 gap-3 xs:grid-cols-3">
          {COLOURS.map(([name, className]) => (
            <li key={name} className="overflow-hidden rounded-md border border-line bg-surface">
              <div className={`h-12 border-b border-line ${className}`} />
              <p className="px-2 py-1 font-mono text-xs">{name}</p>
            </li>
          ))}
        </ul>
      </div>
      <div className="min-w-0">
        <h3 className="mb-4 text-xl">Type</h3>
        {SIZES.map(([size, className]) => (
          <p key={size} className={`flex items-baseline gap-4 overflow-hidden ${className}`}>
            <span className="w-8 shrink-0 font-mono text-xs font-normal tracking-normal text-ink-muted">{size}</span>
            <span className="truncate">Drill, glue, wait</span>
          </p>
        ))}
        <p className="mt-3 font-mono text-3xl">07:45 · 12/40</p>
      </div>
    </section>
  );
}
