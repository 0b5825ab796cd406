import { expect, test } from 'vitest';
import { fictitiousProvider as provider } from '../provider.ts';
import { renderMail } from './render.ts';
import { aMail } from './samples.ts';

test.each(['savedSearch', 'watchedVehicleChanged'] as const)(
  'the link that ends the mails is not pressed instead of the button above it: %s',
  (kind) => {
    const { html } = renderMail(aMail(kind, 'de'), { provider, publicUrl: 'https://portal.example' });
    const [, space] = /margin:(\d+)px [^"]*"><a [^>]*>Diese E-Mails abbestellen/.exec(html) ?? [];
    expect(Number(space)).toBeGreaterThanOrEqual(24);
  },
);
