import { type Static, type TObject, type TProperties, type TSchema, Type } from 'typebox'
import { dayPattern } from './dayPattern.ts'

/**
 * The shapes that every module shares. All objects are closed: an unknown field is refused, never dropped in silence.
 */
export const shape = <P extends TProperties>(properties: P) => Type.Object(properties, { additionalProperties: false })

/**
 * The largest id: a PostgreSQL bigint. Patterns and not formats say what an id and a day are, since JSON Schema
 * validators (the server's and the browser's) agree on patterns, while a format of one's own has to be registered with
 * each.
 */
const largestId = '9223372036854775807'

/** Same number of digits, but less: equal up to one digit, which is smaller. */
const lessThanLargest = Array.from(largestId).flatMap((digit, at) => {
  const first = at === 0 ? 1 : 0
  const rest = largestId.length - at - 1
  return Number(digit) > first ? [`${largestId.slice(0, at)}[${first}-${Number(digit) - 1}][0-9]{${rest}}`] : []
})

/** A regular expression without anchors, for what consists of ids. */
export const idPattern = `(?:[1-9][0-9]{0,${largestId.length - 2}}|${lessThanLargest.join('|')}|${largestId})`

/** A 64-bit id made by the database, as a string of digits: 1 to 9223372036854775807. */
export const Id = Type.String({ pattern: `^${idPattern}$`, description: '64-bit id, digits' })

/** Ids with commas between them, for an address. */
export const Ids = Type.String({
  pattern: `^${idPattern}(,${idPattern}){0,199}$`,
  description: 'up to 200 ids, with commas between them',
})

/**
 * Text without control characters (tab and line breaks pass) and without lone surrogates, which no encoding can store;
 * 1 to `max` characters. Patterns are read as Unicode, so a pair of surrogates is one character outside the forbidden
 * range.
 */
export const Text = (max: number, min = 1) =>
  Type.String({
    minLength: min,
    maxLength: max,
    pattern: '^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f\\ud800-\\udfff]*$',
  })

/** Text that may be empty. */
export const Note = (max: number) => Text(max, 0)

/** A unit price: up to 8 integer digits and 4 decimals, decimal text, yuan (specification, section 9). */
export const Price = Type.String({
  pattern: '^(0|[1-9][0-9]{0,7})(\\.[0-9]{1,4})?$',
  description: 'yuan, up to 4 decimals',
})

/** A sum of money: decimal text with up to 2 decimals, yuan; may be larger than a single price and may be negative. */
export const Amount = Type.String({
  pattern: '^-?(0|[1-9][0-9]{0,15})(\\.[0-9]{1,4})?$',
  description: 'yuan, decimal text',
})

/** A quantity of goods: a whole number from 1 to 99999999. */
export const Quantity = Type.Integer({ minimum: 1, maximum: 99_999_999 })

/** Pieces of a line that has a quantity: none to all of them. */
export const Pieces = Type.Integer({ minimum: 0, maximum: 99_999_999 })

/** A count that may be zero. */
export const Count = Type.Integer({ minimum: 0, maximum: 9_999_999_999 })

/** A percentage such as a tax rate: `13.00`. */
export const Rate = Type.String({ pattern: '^[0-9]{1,2}(\\.[0-9]{1,2})?$', description: 'percent' })

/** A day of the calendar, without a time. */
export const Day = Type.String({ pattern: dayPattern, description: 'YYYY-MM-DD' })

/** A month of the calendar. */
export const Month = Type.String({ pattern: '^[0-9]{4}-(0[1-9]|1[0-2])$', description: 'YYYY-MM' })

/** Colours that have a name in settings; any other is written in hex. */
export const namedColours: Readonly<Record<string, string>> = { red: '#c8202f', blue: '#1554c0' }
/** A colour of one's own, or one by its name. */
export const Colour = Type.String({ pattern: '^(red|blue|#[0-9a-fA-F]{6})$', description: 'red, blue, or #rrggbb' })

/** An instant, ISO 8601 with zone, from the server's clock. */
export const Instant = Type.String({ format: 'date-time' })

/** An instant that somebody plans, in this century. */
export const PlannedInstant = Type.String({ format: 'date-time', pattern: '^20[0-9]{2}-' })

/** One of a fixed list of words. */
export const OneOf = <const T extends readonly string[]>(words: T) =>
  Type.Unsafe<T[number]>({ type: 'string', enum: [...words] })

/** The same, or null. A plain type is widened in place, so that serialising stays on its fast path. */
export const Maybe = <T extends TSchema>(schema: T) => {
  const { type, enum: words } = schema as { type?: unknown; enum?: unknown[] }
  return typeof type === 'string' && type !== 'object' && type !== 'array'
    ? Type.Unsafe<Static<T> | null>({ ...schema, type: [type, 'null'], ...(words ? { enum: [...words, null] } : {}) })
    : Type.Unsafe<Static<T> | null>({ anyOf: [schema, { type: 'null' }] })
}
export const Optional = Type.Optional
export const List = <T extends TSchema>(items: T, maxItems = 1000) => Type.Array(items, { maxItems })

/** The paging that every list takes: page from 1, limit up to 100 (default 10). */
export const paging = {
  page: Optional(Type.Integer({ minimum: 1, maximum: 100_000, default: 1 })),
  limit: Optional(Type.Integer({ minimum: 1, maximum: 100, default: 10 })),
}

/** A page of a list, as the specification names it. */
export const PageOf = <T extends TSchema>(record: T) =>
  shape({
    records: Type.Array(record),
    page: Type.Integer(),
    limit: Type.Integer(),
    total: Type.Integer(),
    pages: Type.Integer(),
    totalIsCapped: Optional(Type.Boolean({ description: 'there are more than `total`: counting ended there' })),
  })

/**
 * Texts by name, whatever the names. Written plainly: the builder for it would bring half of TypeBox to every browser.
 */
export const Texts = (description: string) =>
  Type.Unsafe<Record<string, string>>({ type: 'object', additionalProperties: { type: 'string' }, description })

export const Nothing = shape({})
export const Done = Type.Null()

export { type Static, type TObject, type TSchema, Type }
