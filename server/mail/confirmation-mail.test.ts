import { expect, test } from 'vitest';
import { LOCALES } from '../../contract/constants.ts';
import { fictitiousProvider as provider } from '../provider.ts';
import { renderMail } from './render.ts';
import { aMail } from './samples.ts';

test('a suspended account is not said to be reviewed, or deleted while its address is not proved', () => {
  for (const locale of LOCALES) {
    const { text } = renderMail(aMail('registrationReceived', locale, { isSuspended: true }), {
      provider,
      publicUrl: 'https://portal.example',
    });
    expect(text).toMatch(/gesperrt|suspended|suspendu/);
    expect(text).not.toMatch(/14|lösch|delete|supprim|Werktage|working days|ouvrables/);
  }
});
