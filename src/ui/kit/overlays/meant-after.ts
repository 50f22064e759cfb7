/** Milliseconds until which a press was meant for what a dialog covers, and not for the dialog. */
export const MEANT_AFTER_MS = 600;
