import { zodResolver } from '@hookform/resolvers/zod';
import { AddressRequest } from '../../contract/addresses.ts';

export const rules = zodResolver(AddressRequest);
