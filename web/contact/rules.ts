import { zodResolver } from '@hookform/resolvers/zod';
import { ContactForm } from '../../contract/contact.ts';

export const rules = zodResolver(ContactForm);
