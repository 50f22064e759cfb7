import { clampStep } from './clamp-step';

/** The state of the viewer (docs/reference/guides.md#viewer). */
export type ViewerState = {
  /** hydrated; before that it is plain text and links */
  isReady: boolean;
  /** the reader has changed the step since opening */
  hasMoved: boolean;
  /** 1-based, always within the steps */
  step: number;
  count: number;
  /** the step to which the slider is being dragged */
  slidingTo: number | undefined;
  isExpanded: boolean;
  /** whether fullscreen is wanted where the browser has it, not whether it is on */
  isFullscreenWanted: boolean;
  overlay: 'summary' | 'language' | 'options' | 'report' | undefined;
  isBannerShown: boolean;
};

export type ViewerAction =
  | { type: 'opened'; asked: string | undefined; count: number }
  | { type: 'left' }
  | { type: 'wentTo'; step: number }
  /** to another version of the guide */
  | { type: 'versionChanged'; step: number; count: number }
  | { type: 'slid'; step: number }
  | { type: 'stayed' }
  | { type: 'expanded' }
  | { type: 'fullscreenChanged'; isOn: boolean }
  | { type: 'overlayChanged'; overlay: ViewerState['overlay'] }
  | { type: 'bannerLeft' };

/** The state for server rendering. */
export function firstState(asked: string, count: number): ViewerState {
  return {
    isReady: false,
    hasMoved: false,
    step: clampStep(asked, count),
    count,
    slidingTo: undefined,
    isExpanded: false,
    isFullscreenWanted: true,
    overlay: undefined,
    isBannerShown: true,
  };
}

export function viewerReducer(state: ViewerState, action: ViewerAction): ViewerState {
  switch (action.type) {
    case 'opened':
      return {
        ...state,
        isReady: true,
        hasMoved: false,
        count: action.count,
        step: clampStep(action.asked, action.count),
        isBannerShown: true,
      };
    case 'left':
      // The router keeps this page; returning to it must not find a dialog open.
      return { ...state, isReady: false, overlay: undefined, slidingTo: undefined };
    case 'wentTo': {
      const step = clampStep(action.step, state.count);
      const settled = { ...state, slidingTo: undefined, overlay: undefined };
      return step === state.step
        ? settled
        : { ...settled, step, hasMoved: true, isBannerShown: true };
    }
    case 'versionChanged':
      return {
        ...state,
        count: action.count,
        step: clampStep(action.step, action.count),
        hasMoved: true,
        slidingTo: undefined,
        overlay: undefined,
      };
    case 'slid':
      return { ...state, slidingTo: clampStep(action.step, state.count) };
    case 'stayed':
      return { ...state, slidingTo: undefined };
    case 'expanded':
      return { ...state, isExpanded: !state.isExpanded };
    case 'fullscreenChanged':
      return { ...state, isFullscreenWanted: action.isOn };
    case 'overlayChanged':
      return { ...state, overlay: action.overlay };
    case 'bannerLeft':
      return { ...state, isBannerShown: false };
  }
}
