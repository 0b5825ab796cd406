import { type ReactNode, useState } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { FormError } from './FormError.tsx';
import { RadioGroup } from './RadioGroup.tsx';

interface ChoiceDialogProps<Choice extends string> {
  title: ReactNode;
  description: ReactNode;
  legend: string;
  /** What holds now: chosen at first, and nothing to save. */
  current: Choice;
  choices: readonly { value: Choice; label: string; hint: string }[];
  saveLabel: string;
  cancelLabel: string;
  closeLabel: string;
  isSaving: boolean;
  /** Why it could not be saved, shown above the buttons. */
  error?: ReactNode;
  onSave: (choice: Choice) => void;
  onClose: () => void;
}

/** Sets something to one of few states, each of which says what it brings. */
export function ChoiceDialog<Choice extends string>(props: ChoiceDialogProps<Choice>) {
  const { current, choices, isSaving, onClose } = props;
  const [chosen, setChosen] = useState(current);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isSaving && onClose()}
      title={props.title}
      description={props.description}
      closeLabel={props.closeLabel}
      footer={
        <>
          <Button onClick={onClose} disabled={isSaving}>
            {props.cancelLabel}
          </Button>
          <Button
            variant="primary"
            disabled={chosen === current}
            busy={isSaving}
            onClick={() => props.onSave(chosen)}
          >
            {props.saveLabel}
          </Button>
        </>
      }
    >
      <RadioGroup
        name="choice"
        legend={props.legend}
        value={chosen}
        onChange={({ target }) => {
          const choice = choices.find(({ value }) => value === target.value);
          if (choice) setChosen(choice.value);
        }}
        choices={choices}
      />
      <FormError className="mt-4">{props.error}</FormError>
    </Dialog>
  );
}
