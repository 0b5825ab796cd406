import type { Topic } from '../../contract/event-figures.ts';
import type { User } from '../actor.ts';
import type { News } from './feed.ts';
import type { PortalChange } from './portal-changes.ts';

/** What a reader may ask for again. Visitors may ask for nothing but vehicles. */
export function topicsOf(news: News, user: User | null): Topic[] {
  if (user?.role === 'admin') return topicsOfAdmin(news);
  if (user?.role !== 'dealer') return [];
  const own = news.records.filter(({ dealer }) => dealer === user.dealer.id);
  const isActive = user.dealer.status === 'ACTIVE';
  return [
    ...(isActive && own.some(({ topic }) => topic === 'orders') ? (['orders'] as const) : []),
    ...(own.some(({ topic }) => topic === 'dealers' || topic === 'users') ? (['account'] as const) : []),
  ];
}

function topicsOfAdmin({ records, vehicleIds, isStockNew }: News): Topic[] {
  const topics = new Set<Topic>();
  if (isStockNew || vehicleIds.size > 0) topics.add('vehicles');
  for (const { topic } of records) if (topic !== 'sessions') topics.add(topic);
  return [...topics];
}

/** Whether the change may have taken rights from this user, or given them some. */
export const concernsRightsOf = ({ topic, dealer, user }: PortalChange, of: User): boolean =>
  (topic === 'sessions' && user === of.id) ||
  (topic === 'users' && user === of.id) ||
  (topic === 'dealers' && dealer === of.dealer?.id);
