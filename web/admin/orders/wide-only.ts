/** On a narrower screen this column has no room. The opened row shows the same. */
export const WIDE_ONLY = 'md:max-[90rem]:hidden';
