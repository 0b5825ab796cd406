import type { ExamplesOf } from '../endpoints.ts';
import type * as views from '../views.ts';
import { VIEW_ID } from './ids.ts';

const view = {
  id: VIEW_ID,
  list: 'vehicles',
  name: 'Ohne Bilder',
  search: 'hasPictures=false&sortBy=longestInStock',
  isShared: true,
  isOwn: true,
  owner: 'clerk@forecourt.example',
} as const;

export const viewExamples: ExamplesOf<typeof views> = {
  'GET /api/admin/views': { query: { list: 'vehicles' }, result: { views: [view], total: 1 } },
  'POST /api/admin/views': {
    body: { list: 'vehicles', name: view.name, search: view.search, isShared: true },
    result: view,
  },
  'PATCH /api/admin/views/{id}': {
    params: { id: VIEW_ID },
    body: { isShared: false, from: { isShared: true } },
    result: { ...view, isShared: false },
    errors: { EDITED_MEANWHILE: { current: { name: view.name, search: '', isShared: true } } },
  },
  'DELETE /api/admin/views/{id}': { params: { id: VIEW_ID } },
};
