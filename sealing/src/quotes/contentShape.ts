import { hex, integer, list, record, type Shape, type ShapeViolation, text } from '../bytes/shape.ts'
import type { Violation } from './violation.ts'

/** UTF-16 characters, at most three bytes each, which the fixed length of a quote relies on. */
const words = (max: number): Shape => text(new RegExp(`^[^]{0,${max}}$`), 'length')
const decimals = (pattern: RegExp): Shape => text(pattern, 'decimal')

/** At most eight integer digits, no sign. Products of two such numbers have at most sixteen. */
export const priceShape = record({
  qty: decimals(/^(?!0+(?:\.0+)?$)(?:0|[1-9]\d{0,7})(?:\.\d{1,4})?$/),
  price: decimals(/^(?:0|[1-9]\d{0,7})\.\d{4}$/),
  taxRate: decimals(/^(?:0|[1-9]\d?)(?:\.\d{1,2})?$/),
  amount: decimals(/^(?:0|[1-9]\d{0,15})\.\d{2}$/),
})
export const totalShape = decimals(/^(?:0|[1-9]\d{0,19})\.\d{2}$/)
export const textShape = record({ brand: words(30), leadDays: integer(0, 9999), remark: words(80) })
export const attachmentShape = record({
  name: words(60),
  size: integer(0, 16 * 1024 * 1024 - 4),
  hash: hex(32),
})
export const headShape = record({
  currency: text(/^[A-Z]{3}$/),
  deliveryDays: integer(0, 9999),
  validUntil: text(/^\d{4}-\d\d-\d\d$/),
  freight: decimals(/^(?:0|[1-9]\d{0,7})\.\d{2}$/),
  remark: words(500),
  attachments: list(attachmentShape, 0, 5),
})

/** Shape of a line, combined from item, price and text. */
const lineShape: Shape = (value, path) => {
  const { itemId, qty, price, taxRate, amount, ...rest } = (value ?? {}) as Readonly<Record<string, unknown>>
  return [
    ...text(/^[\w.-]{1,20}$/)(itemId, `${path}/itemId`),
    ...priceShape({ qty, price, taxRate, amount }, path),
    ...textShape(rest, path),
  ]
}
const quoteShape = record({ head: headShape, total: totalShape, lines: list(lineShape, 0, 10_000) })

const kindOf: Readonly<Record<string, Violation['violation']>> = { decimal: 'decimal', length: 'length' }

/** Violations within the fields of a quote, before amounts are calculated and compared with the terms. */
export function contentShape(quote: unknown): Violation[] {
  const found = quoteShape(quote, '').map(({ path, expected }: ShapeViolation) => ({
    violation: kindOf[expected] ?? 'shape',
    path,
  }))
  return found.length > 0 ? found : controlCharacters(quote, '')
}

/** Control characters and line separators, which would alter the display. */
function controlCharacters(value: unknown, path: string): Violation[] {
  if (typeof value === 'string')
    return /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u.test(value) ? [{ violation: 'control', path }] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) =>
    controlCharacters(each, path === '' ? name : `${path}/${name}`),
  )
}
