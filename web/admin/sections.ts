import {
  CarFront,
  Clock,
  FileText,
  History,
  LayoutDashboard,
  Mail,
  ReceiptText,
  Upload,
  Users,
} from 'lucide-react';

/** The sections in the order of the rail. */
export const SECTIONS = [
  { key: 'dashboard', to: '/admin', Icon: LayoutDashboard },
  { key: 'vehicles', to: '/admin/vehicles', Icon: CarFront },
  { key: 'reservations', to: '/admin/reservations', Icon: Clock },
  { key: 'orders', to: '/admin/orders', Icon: ReceiptText },
  { key: 'invoices', to: '/admin/invoices', Icon: FileText },
  { key: 'upload', to: '/admin/upload', Icon: Upload },
  { key: 'users', to: '/admin/users', Icon: Users },
  { key: 'mails', to: '/admin/mails', Icon: Mail },
  { key: 'history', to: '/admin/history', Icon: History },
] as const;
