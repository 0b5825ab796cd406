import { type ReactNode, useState } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { FormError } from './FormError.tsx';
import { RadioGroup } from './RadioGroup.tsx';

interface ChoiceDialogProps<Choice extends string> {
  title: ReactNode;
  description: ReactNode;
  legend: string;
  /** The current state. It cannot be saved again. */
  current: Choice;
  /** What is selected at first. Absent: the current state. */
  suggested?: Choice;
  /** `act`: what the button does for this choice. `isDestructive`: the button says so by its colour. */
  choices: readonly { value: Choice; label: string; hint: string; act: string; isDestructive?: boolean }[];
  /** The button while the current state is chosen. */
  saveLabel: string;
  cancelLabel: string;
  closeLabel: string;
  isSaving: boolean;
  /** More to know about a choice, shown below the choices while it is selected. */
  noteOf?: (choice: Choice) => ReactNode;
  /** What is filled in for a choice, below the choices while it is selected. */
  fieldOf?: (choice: Choice) => ReactNode;
  /** Why saving failed, shown above the buttons until another choice is selected or the same one is tried again. */
  error?: ReactNode;
  onSave: (choice: Choice) => void;
  onClose: () => void;
  /** A question over the dialog. */
  children?: ReactNode;
}

/** Sets something to one of a few states, and explains the effect of each. */
export function ChoiceDialog<Choice extends string>(props: ChoiceDialogProps<Choice>) {
  const { current, suggested = current, choices, isSaving, onClose } = props;
  const [chosen, setChosen] = useState(suggested);
  const [tried, setTried] = useState<Choice>();
  const next = chosen === current ? undefined : choices.find(({ value }) => value === chosen);
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
            variant={next?.isDestructive ? 'danger' : 'primary'}
            disabled={!next}
            busy={isSaving}
            onClick={() => {
              setTried(chosen);
              props.onSave(chosen);
            }}
          >
            {next?.act ?? props.saveLabel}
          </Button>
        </>
      }
    >
      <RadioGroup
        name="choice"
        legend={props.legend}
        value={chosen}
        disabled={isSaving}
        onChange={({ target }) => {
          const choice = choices.find(({ value }) => value === target.value);
          if (choice) setChosen(choice.value);
        }}
        choices={choices}
      />
      {/* Always there, so that screen readers announce the note. */}
      <output className="block">{props.noteOf?.(chosen)}</output>
      {props.fieldOf?.(chosen)}
      <FormError className="mt-4">{!isSaving && chosen === tried && props.error}</FormError>
      {props.children}
    </Dialog>
  );
}
