import type { adminOrder as german } from '../de/admin-order.ts';
import type { Translation } from '../messages.ts';

export const adminOrder: Translation<typeof german> = {
  call: 'Record the call',
  callDone: 'Call recorded',
  pay: 'Record the payment',
  payDone: 'Payment recorded',
  refund: 'Record the refund',
  refundDone: 'Refund recorded',
  deliver: 'Set the day of delivery',
  deliverSave: 'Set and notify',
  deliverDone: 'Day of delivery set',
  deliveryOn: 'Day of delivery',
  deliveryMail: 'The dealer gets an email about it.',
  failed: 'Not recorded',
  undo: 'Undo',
  undone: 'Undone',
  complete: 'Complete the order',
  takeBack: 'Take back',
  takenBack: 'Entry taken back',
  change: 'Change',
  correctionOf: {
    call: 'Take back the call',
    pay: 'Take back the payment',
    refund: 'Take back the refund',
    deliver: 'Change the day of delivery',
  },
};
