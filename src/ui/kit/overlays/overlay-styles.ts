/** The backdrop of a dialog; the dialog is inside it, so that tall ones scroll on small screens. */
export const overlayStyles =
  'fixed inset-0 z-50 flex overflow-y-auto bg-scrim p-4 animate-fade short:p-2';
