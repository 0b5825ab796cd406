import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { withOwnTexts } from '../layout/with-own-texts.tsx';
import { vehicleQuery } from '../trade/queries.ts';
import { SheetHead as SheetHeadOfPages } from '../trade/SheetHead.tsx';
import { ConditionDetails, ConditionSummary } from './Condition.tsx';
import { Documents } from './Documents.tsx';
import { Equipment } from './Equipment.tsx';
import { FactGrid } from './FactGrid.tsx';
import { SpecGrid } from './SpecGrid.tsx';
import { useVehicleOfPage } from './use-vehicle-of-page.ts';

const AREAS = ['features', 'vehicle', 'vehicleCondition', 'vehicleFacts'] as const;

/** What the supplier says of the vehicle. It is read, and hardly pressed: the browser hydrates it after the page. */
export const MoreData = withOwnTexts(AREAS, function MoreDataOfPage() {
  const data = useVehicleOfPage();
  if (!data) return null;
  const { vehicle, media } = data;
  return (
    <>
      <ConditionDetails vehicle={vehicle} media={media} />
      <Documents
        documents={media.filter(({ mediaType }) => mediaType === 'pdf')}
        language={vehicle.supplierLanguage}
      />
      <SpecGrid vehicle={vehicle} />
      <FactGrid vehicle={vehicle} />
      <Equipment vehicle={vehicle} />
    </>
  );
});

/** Above the page, on paper. */
export const SheetHead = withOwnTexts(['vehicle'], function SheetHeadOfVehicle() {
  const { id } = useParams({ from: '/vehicles/$id' });
  const { dataUpdatedAt } = useQuery({ ...vehicleQuery(id), enabled: false });
  return <SheetHeadOfPages path={`/vehicles/${id}`} readAt={dataUpdatedAt} />;
});

/** Beside the pictures: what the damages cost, and where they are. */
export const MoreOfCondition = withOwnTexts(AREAS, function ConditionOfPage() {
  const data = useVehicleOfPage();
  return data && <ConditionSummary vehicle={data.vehicle} />;
});
