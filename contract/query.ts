import { z } from 'zod';
import { code, day, id, line, repeatable, wholeNumber } from './fields.ts';
import type { Parameter, ParameterTable, ValueOf } from './parameters.ts';

type Schema<P> = P extends { default: unknown }
  ? z.ZodDefault<z.ZodType<ValueOf<P>>>
  : z.ZodOptional<z.ZodType<ValueOf<P>>>;
type Shape<T> = { -readonly [Name in keyof T]: Schema<T[Name]> };

/** The schema of a list's query. The parsed query has its members in the order of the table. */
export function queryFrom<T extends ParameterTable>(table: T) {
  const schemas = Object.entries(table).map(([name, parameter]) => [name, schemaOf(parameter)]);
  // Object.fromEntries loses which name has which schema.
  return z.strictObject(Object.fromEntries(schemas) as Shape<T>);
}

function schemaOf(parameter: Parameter): z.ZodType {
  const one = schemaOfOne(parameter);
  const schema: z.ZodOptional = (parameter.isRepeatable ? repeatable(one) : one).optional();
  const preset = 'default' in parameter ? parameter.default : undefined;
  return preset === undefined ? schema : schema.default(preset);
}

function schemaOfOne(parameter: Parameter): z.ZodType<unknown, string> {
  switch (parameter.kind) {
    case 'number':
      return wholeNumber(parameter.min, parameter.max);
    case 'line':
      return line(1, parameter.max);
    case 'text': {
      const { max, readAs } = parameter;
      return readAs ? text(max).transform((typed) => readAs(typed) ?? typed) : text(max);
    }
    case 'day':
      return day;
    case 'id':
      return id;
    case 'choice':
      return z.enum(parameter.of);
  }
}

const text = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max, { ...code('TOO_LONG'), abort: true })
    .refine((value) => !value.includes('\0'), code('CONTROL_CHARACTERS'));
