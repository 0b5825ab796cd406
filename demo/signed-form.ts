import { DEMO_DEALERS } from './dealers.ts';
import { print } from './documents.ts';
import type { Upload } from './portal.ts';
import type { DemoVehicle } from './stock.ts';

const germanDay = (iso: string) => iso.split('-').toReversed().join('.');

/** The signed confirmation that the vehicles have arrived, as a buyer scans it. */
export async function signedForm(
  email: string,
  vehicles: readonly DemoVehicle[],
  date: string,
): Promise<Upload> {
  const buyer = DEMO_DEALERS.find((dealer) => dealer.email === email);
  const sheet = {
    title: 'Gelangensbestätigung',
    subtitle: `${buyer?.companyName}, ${buyer?.city}`,
    sections: [
      {
        rows: vehicles.map(({ make, model, vin }) => [`${make} ${model}`, vin] as const),
      },
      {
        rows: [
          ['Erhalten am', germanDay(date)] as const,
          ['Gezeichnet', `${buyer?.firstName} ${buyer?.lastName}`] as const,
        ],
      },
    ],
  };
  const content = await print(sheet, new Date(`${date}T12:00:00Z`));
  return { fileName: `Gelangensbestätigung ${date}.pdf`, mediaType: 'application/pdf', content };
}

/** The trade licence that a new dealer sends. */
export async function tradeLicence(email: string): Promise<Upload> {
  const dealer = DEMO_DEALERS.find((each) => each.email === email);
  const sheet = {
    title: 'Gewerbeanmeldung (Muster)',
    subtitle: `${dealer?.companyName}, ${dealer?.street}, ${dealer?.postalCode} ${dealer?.city}`,
    sections: [
      {
        rows: [
          ['Inhaber', `${dealer?.firstName} ${dealer?.lastName}`] as const,
          ['Tätigkeit', 'Handel mit Kraftfahrzeugen'] as const,
        ],
      },
    ],
  };
  const content = await print(sheet, new Date('2026-01-15T08:00:00Z'));
  return { fileName: 'Gewerbeanmeldung.pdf', mediaType: 'application/pdf', content };
}
