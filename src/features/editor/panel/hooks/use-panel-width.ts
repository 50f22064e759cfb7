import {
  type KeyboardEvent,
  type PointerEvent,
  useCallback,
  useState,
  useSyncExternalStore,
} from 'react';
import { useStoredValue } from '@/browser/storage/use-stored-value';
import {
  PANEL_DEFAULT_SHARE,
  PANEL_KEY_STEP_PX,
  PANEL_MAX_SHARE,
  PANEL_MIN_PX,
} from '../../constants';
import { clampWidth } from '../model/panel-width';

const subscribe = (onChange: () => void) => {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
};

/**
 * The side panel's width in pixels, changed by mouse, touch or keys at its left edge, and stored on
 * this device. By default, and after a double click, it is a share of the window
 * (docs/reference/guides.md#editor).
 */
export function usePanelWidth() {
  const windowPx = useSyncExternalStore(
    subscribe,
    () => window.innerWidth,
    () => 0,
  );
  const [stored, store] = useStoredValue('makerstep_panel_px');
  const [draggedPx, setDraggedPx] = useState<number>();
  const bounds = { minPx: PANEL_MIN_PX, maxPx: Math.round(windowPx * PANEL_MAX_SHARE) };
  const widthPx = clampWidth(
    draggedPx ?? (Number(stored) || windowPx * PANEL_DEFAULT_SHARE),
    bounds,
  );

  const handlePointerDown = useCallback((event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
  }, []);
  const handlePointerMove = useCallback((event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const panel = event.currentTarget.parentElement?.getBoundingClientRect();
    if (panel) setDraggedPx(panel.right - event.clientX);
  }, []);
  // However the drag ends: by release, or by the browser cancelling the pointer.
  const handleLostCapture = () => {
    if (draggedPx === undefined) return;
    store(() => String(widthPx));
    setDraggedPx(undefined);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    // The handle is at the left edge: moving left makes the panel wider.
    const next = {
      ArrowLeft: widthPx + PANEL_KEY_STEP_PX,
      ArrowRight: widthPx - PANEL_KEY_STEP_PX,
      Home: bounds.minPx,
      End: bounds.maxPx,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    store(() => String(clampWidth(next, bounds)));
  };
  return {
    widthPx,
    ...bounds,
    handleProps: {
      onPointerDown: handlePointerDown,
      onPointerMove: handlePointerMove,
      onLostPointerCapture: handleLostCapture,
      onDoubleClick: () => store(() => ''),
      onKeyDown: handleKeyDown,
    },
  };
}
