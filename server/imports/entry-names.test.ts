import { expect, test } from 'vitest';
import { testApp } from '../../fixtures/app.ts';
import { anAdmin } from '../../fixtures/dealers.ts';
import { aDocument, anUpload, aSpec, aZip, upload } from '../../fixtures/deliveries.ts';

const app = await testApp();
const { cookie } = await anAdmin(app);

test.each(['061C', '200E', '200F', '202A', '202E', '2066', '2069'])(
  'a delivery is refused in which U+%s turns the direction of a name, and the refusal shows the name without it',
  async (code) => {
    const mark = String.fromCodePoint(Number.parseInt(code, 16));
    const zip = await aZip([
      { name: 'spec.json', content: JSON.stringify(aSpec()) },
      { name: `Bilder/${mark}gpj.pdf`, content: aDocument() },
    ]);
    const sent = await anUpload('zipFile', [{ name: 'a.zip', content: zip }]);
    const answer = await upload(app, '/api/upload/vehicle-zip', cookie, sent);
    expect(answer.json()).toMatchObject({ reason: 'ENTRY_PATH_UNSAFE', entry: 'Bilder/\ufffdgpj.pdf' });
  },
);
