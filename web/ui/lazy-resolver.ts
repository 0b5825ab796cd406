import type { FieldValues, Resolver } from 'react-hook-form';

/**
 * The rules of a form, loaded when they are needed first: the library of schemas is larger than the page. Where they
 * cannot be loaded the form is sent as it is, and the server, which has the same rules, says what is wrong.
 */
export function lazyResolver<Typed extends FieldValues, Taken>(
  load: () => Promise<Resolver<Typed, unknown, Taken>>,
): Resolver<Typed, unknown, Taken> {
  return async (values, context, options) => {
    const resolver = await load().catch(() => null);
    if (resolver) return resolver(values, context, options);
    return { values: values as unknown as Taken, errors: {} };
  };
}
