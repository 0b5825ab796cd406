import type { Messages, Translation } from '../messages.ts';

export const contact: Translation<Messages['contact']> = {
  title: 'Contact',
  description:
    'Support, sales and address: how motor dealers reach us with questions about vehicles, accounts and orders.',
  lead: 'A question about a vehicle, your account or an order? We reply within {hours}\u00a0hours.',
  support: {
    title: 'Support',
    text: 'Accounts, approval and using the portal',
    reply: 'Reply within {hours}\u00a0hours',
  },
  sales: { title: 'Sales', text: 'Vehicles, orders and delivery' },
  headquarters: 'Headquarters',
  documentation: 'Many questions are already answered in the <link>documentation</link>.',
  form: {
    title: 'Send us a message',
    allRequired: 'Please fill in all fields.',
    needsScript:
      'The form needs JavaScript. Please write to one of the email addresses on this page or give us a call.',
    name: 'Name',
    company: 'Company',
    email: 'Email address',
    phone: 'Phone',
    subject: 'Subject',
    message: 'Message',
    submit: 'Send message',
    done: 'Message sent',
    doneText: 'Thank you. A copy is on its way to {email}.',
    doneRead: 'Thank you. What you have written is shown below the form.',
    sent: 'What you have written to us',
    failed: 'Error',
    failedText: 'Failed to send message: an error occurred while sending. Please try again.',
    tooMany: 'Too many messages came from your network. Please try again in an hour or give us a call.',
  },
  privacy:
    'How we handle your details is explained in our <link>privacy policy</link>. If you are logged in and your email address is confirmed, you will receive a copy of your message by email.',
};
