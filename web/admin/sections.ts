import {
  Building2,
  CarFront,
  Clock,
  FileText,
  History,
  LayoutDashboard,
  Mail,
  ReceiptText,
  Upload,
  UserCog,
  Users,
} from 'lucide-react';

/** The sections in the order of the rail. */
const SECTIONS = [
  { key: 'dashboard', to: '/admin', Icon: LayoutDashboard },
  { key: 'vehicles', to: '/admin/vehicles', Icon: CarFront },
  { key: 'reservations', to: '/admin/reservations', Icon: Clock },
  { key: 'orders', to: '/admin/orders', Icon: ReceiptText },
  { key: 'invoices', to: '/admin/invoices', Icon: FileText },
  { key: 'upload', to: '/admin/upload', Icon: Upload },
  { key: 'users', to: '/admin/users', Icon: Users },
  { key: 'mails', to: '/admin/mails', Icon: Mail },
  { key: 'history', to: '/admin/history', Icon: History },
  { key: 'admins', to: '/admin/admins', Icon: UserCog },
  { key: 'provider', to: '/admin/provider', Icon: Building2 },
] as const;

export type SectionKey = (typeof SECTIONS)[number]['key'];

/** The sections that an admin with these rights sees. */
export const sectionsFor = (user: { rights: string } | null) =>
  SECTIONS.filter(({ key }) => key !== 'admins' || user?.rights === 'FULL');
