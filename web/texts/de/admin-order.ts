/** What a clerk records on the page of an order. */
export const adminOrder = {
  call: 'Anruf eintragen',
  callDone: 'Anruf eingetragen',
  pay: 'Zahlung eintragen',
  payDone: 'Zahlung eingetragen',
  refund: 'Erstattung eintragen',
  refundDone: 'Erstattung eingetragen',
  deliver: 'Liefertag festlegen',
  deliverSave: 'Festlegen und mitteilen',
  deliverDone: 'Liefertag festgelegt',
  deliveryOn: 'Liefertag',
  deliveryMail: 'Der Händler erhält dazu eine E-Mail.',
  failed: 'Nicht eingetragen',
  undo: 'Rückgängig',
  undone: 'Eintrag zurückgenommen',
};
