import { zodResolver } from '@hookform/resolvers/zod';
import { BankDetails } from '../../contract/invoices.ts';

export const rules = zodResolver(BankDetails);
