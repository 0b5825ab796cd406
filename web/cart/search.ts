const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The address of the cart page: `?order=` names the order that it confirms. */
export function cartSearch({ order }: Record<string, unknown>): { order?: string } {
  return typeof order === 'string' && UUID.test(order) ? { order } : {};
}
