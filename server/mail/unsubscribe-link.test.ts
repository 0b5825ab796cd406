import { expect, test } from 'vitest';
import { aMail } from '../../fixtures/mails.ts';
import { fictitiousProvider as provider } from '../provider.ts';
import { renderMail } from './render.ts';

test.each(['savedSearch', 'watchedVehicleChanged'] as const)(
  'the link that ends the mails is not pressed instead of the button above it: %s',
  (kind) => {
    const { html } = renderMail(aMail(kind, 'de'), { provider, publicUrl: 'https://portal.example' });
    const [, space] = /margin:(\d+)px [^"]*"><a [^>]*>Diese E-Mails abbestellen/.exec(html) ?? [];
    expect(Number(space)).toBeGreaterThanOrEqual(24);
  },
);
