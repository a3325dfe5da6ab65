/** TypeScript types of PostgreSQL types, for results of pg and for parameters. */

const read: Record<string, string> = {
  int2: 'number',
  int4: 'number',
  float4: 'number',
  float8: 'number',
  int8: 'string',
  numeric: 'string',
  bool: 'boolean',
  timestamptz: 'Date',
  bytea: 'Buffer',
  json: 'unknown',
  jsonb: 'unknown',
}
const parameterNames: Record<string, string> = { ...read, int8: 'string | number', timestamptz: 'Date | string' }
const column: Record<string, string> = { ...read, int8: 'Int8', numeric: 'Numeric', timestamptz: 'Timestamp' }

const plain = (types: Record<string, string>, type: string) => types[type] ?? 'string'

/** Type of a result value. */
export const typeRead = (type: string): string =>
  type.startsWith('_') ? `${plain(read, type.slice(1))}[]` : type === 'void' ? 'unknown' : plain(read, type)

/** Type of a parameter. */
export function typeGiven(type: string, holdsNulls: boolean): string {
  if (!type.startsWith('_')) return plain(parameterNames, type)
  const one = plain(parameterNames, type.slice(1)) + (holdsNulls ? ' | null' : '')
  return `readonly ${one.includes('|') ? `(${one})` : one}[]`
}

/** Type of a table column. */
export const typeOfColumn = (type: string): string =>
  type.startsWith('_') ? `ArrayOf<${plain(column, type.slice(1))}>` : plain(column, type)

export const pascal = (name: string): string =>
  name
    .split(/[_.]/)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')
