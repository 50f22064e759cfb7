export type ViewerCommand = 'previous' | 'next' | 'close' | 'fullscreen' | 'zoomIn' | 'zoomOut' | 'zoomReset';

const COMMANDS: Record<string, ViewerCommand> = {
  ArrowLeft: 'previous', ArrowRight: 'next', Escape: 'close', f: 'fullscreen', F: 'fullscreen',
  '+': 'zoomIn', '=': 'zoomIn', '-': 'zoomOut', '0': 'zoomReset',
};

type Key = { key: string; altKey: boolean; ctrlKey: boolean; metaKey: boolean };

/** What a key does in the viewer; together with Alt, Ctrl or Meta it belongs to the browser. */
export function commandOf({ key, altKey, ctrlKey, metaKey }: Key): ViewerCommand | undefined {
  return altKey || ctrlKey || metaKey || !Object.hasOwn(COMMANDS, key) ? undefined : COMMANDS[key];
}
