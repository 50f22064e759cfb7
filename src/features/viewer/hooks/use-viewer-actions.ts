import type { Dispatch } from 'react';
import { useSteady } from '@/client/use-steady';
import type { ViewerSettings } from '../model/settings';
import type { ViewerAction, ViewerState } from '../model/viewer-state';

/** The actions of the viewer's parts, in stable handlers: no part re-renders because of them. */
export function useViewerActions(
  dispatch: Dispatch<ViewerAction>,
  settings: ViewerSettings,
  changeSettings: (change: Partial<ViewerSettings>) => void,
) {
  return {
    openOverlay: useSteady((overlay: ViewerState['overlay']) =>
      dispatch({ type: 'overlayChanged', overlay }),
    ),
    expand: useSteady(() => dispatch({ type: 'expanded' })),
    slide: useSteady((step: number) => dispatch({ type: 'slid', step })),
    switchAudio: useSteady(() => changeSettings({ isAudioOn: !settings.isAudioOn })),
    changeText: useSteady((textPercent: ViewerSettings['textPercent']) =>
      changeSettings({ textPercent }),
    ),
  };
}
