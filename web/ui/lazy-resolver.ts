import type { FieldValues, Resolver } from 'react-hook-form';

/**
 * The rules of a form, loaded on first use, because the schema library is larger than the page. If they cannot be
 * loaded, the form is sent unchecked, and the server reports the errors by the same rules.
 */
export function lazyResolver<Typed extends FieldValues, Context, Taken>(
  load: () => Promise<Resolver<Typed, Context, Taken>>,
): Resolver<Typed, Context, Taken> {
  return async (values, context, options) => {
    const resolver = await load().catch(() => null);
    if (resolver) return resolver(values, context, options);
    // Without rules nothing converts the values.
    return { values: values as unknown as Taken, errors: {} };
  };
}
