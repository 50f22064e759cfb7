import { startTransition, type Dispatch } from 'react';
import { useStableHandler } from '@/browser/page/use-stable-handler';
import type { ViewerSettings } from '../model/settings';
import type { ViewerAction, ViewerState } from '../model/viewer-state';

/** The actions of the viewer's parts, in stable handlers: no part re-renders because of them. */
export function useViewerActions(
  dispatch: Dispatch<ViewerAction>,
  settings: ViewerSettings,
  changeSettings: (change: Partial<ViewerSettings>) => void,
) {
  return {
    // Dialogs are large: the press is answered first.
    openOverlay: useStableHandler((overlay: ViewerState['overlay']) =>
      startTransition(() => dispatch({ type: 'overlayChanged', overlay })),
    ),
    expand: useStableHandler(() => dispatch({ type: 'expanded' })),
    slide: useStableHandler((step: number) => dispatch({ type: 'slid', step })),
    switchAudio: useStableHandler(() => changeSettings({ isAudioOn: !settings.isAudioOn })),
    changeText: useStableHandler((textPercent: ViewerSettings['textPercent']) =>
      changeSettings({ textPercent }),
    ),
  };
}
