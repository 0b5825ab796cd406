/**
 * The delivery address that was chosen, as it is now; null once it is deleted. While the addresses of the company are not known
 * it stays as it was chosen: null would send the vehicles to the company.
 */
export const currentAddress = <Address extends { id: string }>(
  chosen: Address | null,
  addresses: readonly Address[] | undefined,
): Address | null => (chosen && addresses ? (addresses.find(({ id }) => id === chosen.id) ?? null) : chosen);
