import { withOwnTexts } from '../layout/with-own-texts.tsx';
import { Equipment } from './Equipment.tsx';
import { FactGrid } from './FactGrid.tsx';
import { SpecGrid } from './SpecGrid.tsx';
import { useVehicleOfPage } from './use-vehicle-of-page.ts';

const AREAS = ['features', 'vehicle', 'vehicleFacts'] as const;

/** What the supplier says of the vehicle. It is read, and hardly pressed: the browser hydrates it after the page. */
export const MoreData = withOwnTexts(AREAS, function MoreDataOfPage() {
  const vehicle = useVehicleOfPage();
  if (!vehicle) return null;
  return (
    <>
      <SpecGrid vehicle={vehicle} />
      <FactGrid vehicle={vehicle} />
      <Equipment vehicle={vehicle} />
    </>
  );
});
