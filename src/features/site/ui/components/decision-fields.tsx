import { useState } from 'react';
import { Button } from '@/ui/kit/buttons/button';
import { Field } from '@/ui/kit/fields/field';
import { Textarea } from '@/ui/kit/fields/textarea';
import { REASON_MAX } from '../../constants';

interface DecisionFieldsProps {
  label: string;
  hint?: string;
  submitLabel: string;
  isGrave: boolean;
  isBusy: boolean;
}

/** The reason of a decision, and the button that takes it. */
export function DecisionFields({ submitLabel, isGrave, isBusy, ...field }: DecisionFieldsProps) {
  const [reason, setReason] = useState('');
  return (
    <>
      <Field name="reason" {...field} counter={{ value: reason, max: REASON_MAX }} isRequired>
        <Textarea rows={3} value={reason} onChange={({ target }) => setReason(target.value)} />
      </Field>
      <Button
        type="submit"
        variant={isGrave ? 'danger' : 'primary'}
        isBusy={isBusy}
        className="self-start max-xs:w-full"
      >
        {submitLabel}
      </Button>
    </>
  );
}
