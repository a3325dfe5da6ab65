/**
 * Shape of untrusted records: returns the paths at which a value differs, each with the expectation. Objects are
 * closed: unknown and missing names are violations.
 */
export type Shape = (value: unknown, path: string) => readonly ShapeViolation[]

export interface ShapeViolation {
  readonly path: string
  readonly expected: string
}

const under = (path: string, name: string | number) => (path === '' ? `${name}` : `${path}/${name}`)

const single =
  (expected: string, holds: (value: unknown) => boolean): Shape =>
  (value, path) =>
    holds(value) ? [] : [{ path, expected }]

export const text = (pattern: RegExp, expected = 'text'): Shape =>
  single(expected, (value) => typeof value === 'string' && value.isWellFormed() && pattern.test(value))

/** Safe integer within inclusive bounds. */
export const integer = (least: number, max: number = Number.MAX_SAFE_INTEGER): Shape =>
  single('integer', (value) => Number.isSafeInteger(value) && !Object.is(value, -0) && isWithin(value, least, max))

const isWithin = (value: unknown, least: number, max: number) => (value as number) >= least && (value as number) <= max

export const exactly = (...values: readonly (string | number | boolean | null)[]): Shape =>
  single('choice', (value) => values.includes(value as string))

/** Hex text with this number of bytes. */
export const hex = (bytes: number): Shape => text(new RegExp(`^[0-9a-f]{${bytes * 2}}$`), 'hex')
export const anyHex: Shape = text(/^(?:[0-9a-f]{2})+$/, 'hex')

export const nullOr =
  (shape: Shape): Shape =>
  (value, path) =>
    value === null ? [] : shape(value, path)

export const list =
  (shape: Shape, least = 0, max = 100_000): Shape =>
  (value, path) => {
    if (!Array.isArray(value) || !isWithin(value.length, least, max)) return [{ path, expected: 'list' }]
    return (value as unknown[]).flatMap((each, at) => shape(each, under(path, at)))
  }

export const record =
  (shapes: Readonly<Record<string, Shape>>): Shape =>
  (value, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return [{ path, expected: 'record' }]
    const given = value as Readonly<Record<string, unknown>>
    const unknown = Object.keys(given).filter((name) => !Object.hasOwn(shapes, name))
    return [
      ...unknown.map((name) => ({ path: under(path, name), expected: 'nothing' })),
      ...Object.entries(shapes).flatMap(([name, shape]) => shape(given[name], under(path, name))),
    ]
  }

/** The first matching shape; if none matches, the violations of the last. */
export const either =
  (...shapes: readonly Shape[]): Shape =>
  (value, path) => {
    const found = shapes.map((shape) => shape(value, path))
    return found.some((each) => each.length === 0) ? [] : found.at(-1)!
  }
