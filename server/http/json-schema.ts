import { z } from 'zod';

export type Json = Record<string, unknown>;

/** The JSON schema of what a call is sent. */
export const inputSchema = (schema: z.ZodType): Json => jsonSchema(schema, 'input');
/** The JSON schema of what a call answers. */
export const outputSchema = (schema: z.ZodType): Json => jsonSchema(schema, 'output');

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
