let wasKey = false;
const notice = ({ type }: Event) => {
  wasKey = type === 'keydown';
};

/**
 * Begins to notice by which means people act.
 * @returns ends it
 */
export function noticeInput(): () => void {
  for (const type of ['keydown', 'pointerdown'])
    window.addEventListener(type, notice, { capture: true });
  return () => {
    for (const type of ['keydown', 'pointerdown'])
      window.removeEventListener(type, notice, { capture: true });
  };
}

/** Reports whether what was done last was done by keyboard. */
export const lastInputWasKey = () => wasKey;
