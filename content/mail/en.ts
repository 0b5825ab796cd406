import { CONFIRMATION_DAYS, UNPROVED_ACCOUNT_DAYS } from '../../contract/account-figures.ts';
import {
  ACCOUNT_REVIEW_WORKING_DAYS,
  ADMINISTRATIVE_FEE_CENTS,
  CALL_HOURS,
  DEFECT_NOTICE_HOURS,
  DELIVERY_WORKING_DAYS,
  PAYMENT_WORKING_DAYS,
  RELEASE_WORKING_DAYS,
  RESERVATION_HOURS,
  SUPPORT_REPLY_HOURS,
} from '../../contract/constants.ts';
import { beforeDelivery } from './before-delivery.ts';
import { access, signIn } from './access.ts';
import { complaints } from './complaints.ts';
import { euros } from './euros.ts';
import { invoices } from './invoices.ts';
import { requests } from './requests.ts';
import { savedSearch } from './saved-search.ts';
import type { MailWords } from './words.ts';

const vehicles = (count: number) => (count === 1 ? `${count} vehicle` : `${count} vehicles`);
const others = (count: number) => (count === 1 ? 'one more vehicle' : `${count} more vehicles`);
const theVehicles = (count: number) => (count === 1 ? 'the vehicle' : `the ${count} vehicles`);
const review = `${ACCOUNT_REVIEW_WORKING_DAYS.from} to ${ACCOUNT_REVIEW_WORKING_DAYS.to} working days`;

const call = `One of our representatives will call you within ${CALL_HOURS} hours of your order.`;
const invoice = 'We review the order and send you the invoice by email.';
const invoiceOrSent = 'You receive the invoice by email, unless you already have it.';
/** The valid invoice names a payment that was taken back. */
const newInvoice = 'You receive a new invoice from us. Until then there is nothing to transfer.';
const payment = `You pay the full amount by bank transfer within ${PAYMENT_WORKING_DAYS} working days (Monday to Friday) of the invoice date. Please pay from your company account.`;
const release = `Within ${RELEASE_WORKING_DAYS} working days of receiving your payment we send you the delivery confirmation (for pickup: the release document). Delivery usually takes place within ${DELIVERY_WORKING_DAYS} working days of payment.`;
const fee = `Reserving is free of charge. If an order is cancelled or not paid, we may charge an administrative fee of ${euros(ADMINISTRATIVE_FEE_CENTS)}.`;
const cancellationFee = `We may charge an administrative fee of ${euros(ADMINISTRATIVE_FEE_CENTS)} for the cancellation. If we do, you will receive a separate invoice for it.`;
/** The terms allow a fee for what the dealer asked for or is responsible for. */
const feeIfResponsible = `If you asked for the cancellation or are responsible for it, we may charge an administrative fee of ${euros(ADMINISTRATIVE_FEE_CENTS)}. If we do, you will receive a separate invoice for it.`;
const feeOf = (by: 'DEALER' | 'ADMIN') => (by === 'DEALER' ? cancellationFee : feeIfResponsible);
const inspection = `Please inspect each vehicle when you take it over. Report any defects to us by email within ${DEFECT_NOTICE_HOURS} hours of the handover, with photos or documents.`;
/** What becomes of the invoice of an order that is cancelled. */
const creditNote = {
  toPay: 'Please do not pay the invoice for this order; you will receive a credit note.',
  paid: 'We will refund your payment; you will receive a credit note.',
};
const refund = 'We will refund your payment.';
const vatIdNeeded = 'We cannot invoice an open order without VAT until we have your valid VAT ID.';

export const en: MailWords = {
  toDealer: {
    registrationReceived: ({ companyName, isSuspended }) => ({
      ...(isSuspended
        ? {
            subject: 'Please confirm your email address',
            opening: [
              `This email address is now the one of the dealer account of ${companyName}. The account is suspended.`,
              `Please confirm the email address. The link is valid for ${CONFIRMATION_DAYS} days.`,
            ],
            closing: [
              'You do not know this account? Then there is nothing to do: without confirmation you will get no further emails.',
            ],
          }
        : {
            subject: 'Your registration: please confirm your email address',
            opening: [
              `Thank you for registering ${companyName}. Your dealer account has been set up and is now being reviewed, which usually takes ${review}.`,
              `Please confirm your email address first. The link is valid for ${CONFIRMATION_DAYS} days.`,
              'As soon as your account has been approved, we will email you and you can reserve vehicles. Until then you can already log in and view our entire inventory with all prices and documents.',
            ],
            closing: [
              `You did not register? Then there is nothing to do: without confirmation we delete the account after ${UNPROVED_ACCOUNT_DAYS} days, and you will get no further emails.`,
            ],
          }),
      button: 'Confirm email address',
    }),
    accountApproved: ({ companyName }) => ({
      subject: 'Your dealer account has been approved',
      opening: [
        `The account of ${companyName} has been reviewed and approved. You can now reserve vehicles at fixed prices.`,
      ],
      steps: [
        'Choose your vehicles in our inventory and add them to your selection.',
        `Reserving them is a binding purchase; the vehicles are then held for you for ${RESERVATION_HOURS} hours.`,
        call,
        'You receive the invoice by email and pay by bank transfer.',
      ],
      button: 'Go to the inventory',
    }),
    accountSuspended: ({ companyName }) => ({
      subject: 'Your dealer account has been suspended',
      opening: [
        `The account of ${companyName} has been suspended. You can still log in, but you cannot reserve vehicles or view your orders.`,
        'Your contracts go on: binding orders remain in force, and you will receive invoices by email.',
        'Please contact us so that we can discuss the reasons with you. A reply to this email is enough.',
      ],
      button: 'Go to your account',
    }),
    watchedVehicleChanged: ({ count, rest, name }) => ({
      subject: `Watch list: ${name || vehicles(count)} with a new price or status`,
      opening: [
        `The price or status of ${count === 1 ? 'one vehicle' : `${count} vehicles`} on your watch list has changed.`,
      ],
      closing: [
        ...(rest ? [`You see ${others(rest)} on your watch list.`] : []),
        'You choose in your account how often you get these emails, and turn them off there.',
      ],
      button: 'Go to the watch list',
    }),
    importFailed: ({ count }) => ({
      subject: count === 1 ? 'Import: one file failed' : `Import: ${count} files failed`,
      opening: ['Your import has finished. Some files could not be imported.'],
      closing: ['The page of the import names the reasons. Please upload the corrected files there.'],
      button: 'Open the import',
    }),
    ...access.en,
    ...savedSearch.en,
    ...complaints.en.toDealer,
    ...requests.en.toDealer,
    ...invoices.en,
    accountChanged: ({ companyName, hasVatId }) => ({
      subject: 'Your company details have been changed',
      opening: [
        `The name, legal form or country of ${companyName} has been changed in your account. The change applies to future orders. Existing orders and their invoices keep the company name, billing address, country of delivery and VAT rate they were placed with.`,
        ...(hasVatId ? ['We will therefore check your VAT ID again.'] : []),
      ],
      closing: ['You did not change this? Then please reply to this email at once.'],
      button: 'View company details',
    }),
    emailChanged: ({ companyName }) => ({
      subject: 'The email address of your dealer account has been changed',
      opening: [
        `We have changed the email address of ${companyName}. From now on, please log in with the address below; your password stays the same. All sessions have been ended.`,
      ],
      closing: ['This was not agreed with you? Then please reply to this email at once.'],
      button: 'Log in',
    }),
    vatIdChanged: ({ companyName, vatId, isToCheck }) => ({
      subject: 'Your VAT ID has been changed',
      opening: [
        `The VAT ID of ${companyName} has been ${vatId ? `changed to ${vatId}` : 'removed'} in your account. The change applies to future orders and to all invoices that we issue from now on.`,
        ...(vatId ? [] : [vatIdNeeded]),
        ...(isToCheck ? ['We will check the new VAT ID.'] : []),
      ],
      closing: ['This is not correct? Then please reply to this email.'],
      button: 'View company details',
    }),
    vatIdInvalid: ({ companyName, vatId }) => ({
      subject: 'Your VAT ID is invalid',
      opening: [
        `We have checked the VAT ID ${vatId} of ${companyName}, and it is invalid. We will therefore charge German VAT on future orders, also for delivery to another country of the EU.`,
        vatIdNeeded,
      ],
      closing: ['Please reply to this email with your valid VAT ID.'],
      button: 'View company details',
    }),
    papersRequested: ({ companyName }) => ({
      subject: 'Please send us papers for your dealer account',
      opening: [
        `We still need papers for the dealer account of ${companyName}, such as the trade licence or an extract from the register.`,
      ],
      closing: [
        'Please upload the papers in your account, as PDFs or pictures. Only you and our staff can see them.',
      ],
      button: 'Upload papers',
    }),
    orderConfirmation: ({ number, count, expiresAt }) => ({
      subject: `Order ${number}: ${vehicles(count)} reserved for you${expiresAt ? ` until ${expiresAt}` : ''}`,
      opening: [
        `Thank you for your order ${number}. We have reserved ${theVehicles(count)} for you; the reservation is valid for ${RESERVATION_HOURS} hours${expiresAt ? `, that is, until ${expiresAt}` : ''}. The order is binding.`,
      ],
      steps: [call, invoice, payment, release],
      closing: [fee],
      button: 'View your order',
    }),
    orderStatusChanged: ({ needsNewInvoice, ...order }) => {
      const { number, count, expiresAt, status, isReopened, endsPeriod, isPaid } = order;
      const known = needsNewInvoice ? newInvoice : invoiceOrSent;
      const button = 'View your order';
      const toPay = isPaid ? [] : [payment];
      const remain = count === 1 ? 'The vehicle remains' : `The ${count} vehicles remain`;
      if (status === 'COMPLETED') {
        return {
          subject: `Order ${number}: completed`,
          opening: [
            `Your order ${number} is ${isReopened ? 'valid again and ' : ''}complete: ${theVehicles(count)} ${count === 1 ? 'has' : 'have'} been sold to you. Thank you for your business.`,
          ],
          closing: [inspection],
          button,
        };
      }
      if (status === 'PROCESSED') {
        return {
          subject: `Order ${number}: ${isReopened || !endsPeriod ? 'being processed again' : 'reviewed and being processed'}`,
          opening: [
            isReopened
              ? `We are processing your order ${number} again. We have reserved ${theVehicles(count)} for you again, with no time limit.`
              : endsPeriod
                ? `We have reviewed your order ${number} and are now processing it. ${remain} reserved for you; the limit of ${RESERVATION_HOURS} hours no longer applies.`
                : `We are processing your order ${number} again. ${remain} reserved for you, with no time limit.`,
          ],
          steps: [known, ...toPay, release],
          button,
        };
      }
      return {
        subject: `Order ${number}: in progress again${expiresAt ? `, reserved until ${expiresAt}` : ''}`,
        opening: [
          `Your order ${number} is in progress again. We have reserved ${theVehicles(count)} for you${expiresAt ? `; the reservation is valid until ${expiresAt}` : ', with no time limit'}.`,
        ],
        // Without a time limit the order has an invoice.
        steps: [expiresAt ? invoice : known, ...toPay, release],
        button,
      };
    },
    paymentReceived: ({ number, count, deliveryOn, isMoved, ...delivery }) => ({
      subject: isMoved
        ? `Order ${number}: new day of delivery, ${deliveryOn}`
        : `Order ${number}: payment received, delivery on ${deliveryOn}`,
      opening: [
        isMoved
          ? `The day of delivery of your order ${number} has changed: we now deliver ${theVehicles(count)} on ${deliveryOn}.`
          : `We have received your payment for order ${number}, thank you. We deliver ${theVehicles(count)} on ${deliveryOn}.`,
      ],
      closing: [...beforeDelivery.en(delivery), inspection],
      button: 'View your order',
    }),
    orderCancelled: ({ number, by, mayCost, count, isInvoiced, isPaid }) => ({
      subject: `Order ${number}: cancelled`,
      opening: [
        by === 'DEALER'
          ? `We confirm that you have cancelled your order ${number}. The ${count === 1 ? 'vehicle is' : 'vehicles are'} no longer reserved for you.`
          : `We have cancelled your order ${number}. The ${count === 1 ? 'vehicle is' : 'vehicles are'} no longer reserved for you.`,
      ],
      closing: [
        ...(mayCost ? [feeOf(by)] : []),
        ...(isInvoiced ? [creditNote[isPaid ? 'paid' : 'toPay']] : isPaid ? [refund] : []),
      ],
      button: 'View your order',
    }),
    reservationCancelled: ({ number, by, mayCost }) => ({
      subject: `Order ${number}: one vehicle cancelled`,
      opening: [
        by === 'DEALER'
          ? `We confirm that you have cancelled the following vehicle in your order ${number}. The remaining vehicles stay reserved for you as before.`
          : `We have cancelled the following vehicle in your order ${number}. The remaining vehicles stay reserved for you as before.`,
      ],
      closing: mayCost ? [feeOf(by)] : [],
      button: 'View your order',
    }),
    reservationExpired: ({ number, count, expiresAt, isPaid, isSuspended }) => ({
      subject: `Order ${number}: reservation expired`,
      opening: [
        `The reservation of your order ${number} expired${expiresAt ? ` on ${expiresAt}` : ''} after ${RESERVATION_HOURS} hours. The order has therefore ended and the ${count === 1 ? 'vehicle is' : 'vehicles are'} available to all dealers again.`,
      ],
      closing: [
        ...(isPaid ? [refund] : []),
        ...(isSuspended
          ? []
          : [
              `Are you still interested? As long as the ${count === 1 ? 'vehicle is' : 'vehicles are'} available in our inventory, you can order again.`,
            ]),
      ],
      button: 'Go to the inventory',
    }),
  },
  toProvider: {
    ...complaints.en.toProvider,
    registrationToReview: ({ companyName }) => ({
      subject: `New registration to review: ${companyName}`,
      opening: [
        `${companyName} has registered as a dealer and is waiting for approval. We promise a review within ${review}.`,
      ],
      button: 'Review the registration',
    }),
    newOrder: ({ number, count, companyName, expiresAt, callBy }) => ({
      subject: `New order ${number}: ${vehicles(count)}, ${companyName}`,
      opening: [
        `${companyName} has placed a binding order for ${vehicles(count)}. We promise a call within ${CALL_HOURS} hours, that is by ${callBy}; the reservation is valid${expiresAt ? ` until ${expiresAt}` : ' with no time limit'}.`,
      ],
      button: 'Process the order',
    }),
    orderCancelled: ({ number, count, companyName }) => ({
      subject: `Order ${number} cancelled by ${companyName}`,
      opening: [
        `${companyName} has cancelled order ${number}. ${count === 1 ? 'The vehicle is' : `The ${count} vehicles are`} no longer reserved for the dealer.`,
      ],
      button: 'Open the order',
    }),
    reservationCancelled: ({ number, companyName }) => ({
      subject: `Order ${number}: one vehicle cancelled by ${companyName}`,
      opening: [
        `${companyName} has cancelled the following vehicle in order ${number}. The remaining vehicles stay reserved.`,
      ],
      button: 'Open the order',
    }),
    reservationExpired: ({ number, count, companyName, expiresAt }) => ({
      subject: `Order ${number} expired: ${companyName}`,
      opening: [
        `The reservation of order ${number} by ${companyName} expired${expiresAt ? ` on ${expiresAt}` : ''} before the order was processed. The order has ended; ${count === 1 ? 'the vehicle is' : `the ${count} vehicles are`} free again.`,
      ],
      button: 'Open the order',
    }),
    expiryReminder: ({ number, count, companyName, expiresAt, hours }) => ({
      subject: `Order ${number} expires in less than ${hours} hours: ${companyName}`,
      opening: [
        `The reservation of order ${number} by ${companyName} expires in less than ${hours} hours${expiresAt ? `, on ${expiresAt}` : ''}. Unless the order is processed by then it ends, and ${count === 1 ? 'the vehicle becomes' : `the ${count} vehicles become`} free again.`,
      ],
      button: 'Process the order',
    }),
    contactMessage: ({ contactName, companyName, subject }) => ({
      subject: `Enquiry from ${companyName}: ${subject}`,
      opening: [
        `${contactName} has written to us through the contact form. We promise a reply within ${SUPPORT_REPLY_HOURS} hours; a reply to this email goes straight to the sender.`,
      ],
      button: 'Open in the portal',
    }),
  },
  toSender: {
    contactMessage: () => ({
      subject: 'We have received your message',
      opening: [
        `Thank you for your message. We will reply within ${SUPPORT_REPLY_HOURS} hours. For your records, this is what you wrote.`,
      ],
      closing: [
        'You did not write to us? Then somebody else was logged in to your account. Please reply to this email right away.',
      ],
      button: 'Go to the inventory',
    }),
  },
  colon: ':',
  greeting: (name) => (name ? `Dear ${name},` : 'Dear Sir or Madam,'),
  regards: (portalName) => ['Kind regards', `Your ${portalName} team`],
  headings: {
    vehicles: 'Vehicles',
    remaining: 'The order now amounts to',
    next: 'What happens next',
    notes: 'Note on the order',
    message: 'Message',
    clerkMessage: 'Our message to you',
    complaint: complaints.en.heading,
    reason: requests.en.heading,
  },
  labels: {
    vehicle: 'Vehicle',
    priceNet: 'Net price',
    priceBefore: (price) => `before ${price}`,
    vin: 'VIN',
    firstRegistered: 'first registered',
    vehiclesNet: 'Vehicles, net',
    deliveryNet: 'Delivery cost, net',
    vat: (percent) => `VAT ${percent}%`,
    gross: 'Total, gross',
    toPay: 'To pay, without VAT',
    totalWithoutVat: 'Total, without VAT',
    intraCommunity: (country) =>
      `VAT-exempt intra-Community supply, country of destination: ${country} (Article 138 of Directive 2006/112/EC)`,
    vatAbroad: (country) =>
      `For a VAT-exempt supply (country of destination: ${country}) we need a valid VAT ID of another EU country.`,
    order: 'Order',
    ownPurchaseReference: 'Your order reference',
    purchaseReference: 'Dealer’s order reference',
    orderDate: 'Ordered on',
    deliveryOn: 'Day of delivery',
    validUntil: 'Reserved until',
    deliveryCountry: 'Country of delivery',
    billingAddress: 'Billing address',
    deliveryAddress: 'Delivery address',
    company: 'Company',
    contact: 'Contact',
    email: 'Email',
    phone: 'Phone',
    language: 'Language',
    subject: 'Subject',
    legalForm: 'Legal form',
    street: 'Street',
    city: 'Town',
    country: 'Country',
    vatId: 'VAT ID',
    ...signIn.en,
    ...complaints.en.labels,
    requestedBy: requests.en.label,
  },
  vehicleStatus: { AVAILABLE: 'available', RESERVED: 'reserved', SOLD: 'sold' },
  unsubscribe: 'Stop these emails',
  questions: ({ hours, phone, email }) =>
    `Any questions? Reply to this email, write to ${email} or call us on ${phone} (${hours}).`,
  legal: {
    managingDirector: 'Managing director',
    vatId: 'VAT ID',
    automatic: (portalName) => `This message was sent automatically by the ${portalName} dealer portal.`,
  },
  instant: {
    date: { day: 'numeric', month: 'long', year: 'numeric' },
    join: (date, time) => `${date}, ${time} (Berlin time)`,
  },
};
