import type { Subject } from './gallery.ts';
import { bootView } from './views/boot.ts';
import { headlampView, shoulderView, wheelView } from './views/close.ts';
import { clusterView } from './views/cluster.ts';
import { dashboardView } from './views/dashboard.ts';
import { frontView } from './views/front.ts';
import { rearView } from './views/rear.ts';
import { sideView } from './views/side.ts';

const OUTSIDE = {
  side: sideView,
  front: frontView,
  rear: rearView,
  wheel: wheelView,
  headlamp: headlampView,
  shoulder: shoulderView,
} as const;

/** Draws a subject as SVG, 1440 by 1080. */
export function draw(subject: Subject): string {
  switch (subject.view) {
    case 'dashboard':
      return dashboardView(subject.trim, subject.shift);
    case 'cluster':
      return clusterView(subject.drive, subject.level);
    case 'boot':
      return bootView(subject.body, subject.trim);
    default:
      return OUTSIDE[subject.view](subject.body, subject.paint);
  }
}
