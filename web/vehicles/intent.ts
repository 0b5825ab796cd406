type PlannedAction = 'adding' | 'reserving' | null;

let planned: PlannedAction = null;

/**
 * The action that the dealer has started. It decides which toast is shown if the vehicle is no longer available. The
 * browser shows the page of one vehicle at a time.
 */
export const intent = {
  read: (): PlannedAction => planned,
  note: (action: PlannedAction) => {
    planned = action;
  },
};
