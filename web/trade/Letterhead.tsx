import { useRouteContext } from '@tanstack/react-router';

/** Name and address of the seller, on paper only. */
export function Letterhead() {
  const { provider } = useRouteContext({ from: '__root__' }).pageContext;
  return (
    <address className="mb-6 hidden not-italic print:block">
      <p className="heading text-18">{provider.legalName}</p>
      <p>{provider.street}</p>
      <p>
        {provider.postalCode} {provider.city}
      </p>
    </address>
  );
}
