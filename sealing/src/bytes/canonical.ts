import canonicalize from 'canonicalize'
import { SealingError } from '../error.ts'
import { type Bytes, utf8 } from './bytes.ts'

/** Maximum depth, to prevent a stack overflow. */
const maxDepth = 32

/**
 * Canonical JSON text (RFC 8785) of text, safe integers, booleans, null, arrays and plain objects. Throws
 * `notCanonical` with the path of any other value, which the library would silently drop or round.
 */
export function canonicalText(value: unknown): string {
  checkCanonical(value, '', 0)
  return canonicalize(value)!
}

export const canonicalBytes = (value: unknown): Bytes => utf8(canonicalText(value))

/** Parses canonical text. Throws `notCanonical` for any other text, because equal values must have one text. */
export function parseCanonical(text: string): unknown {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new SealingError('notCanonical', { path: '' })
  }
  if (canonicalText(value) !== text) throw new SealingError('notCanonical', { path: '' })
  return value
}

function checkCanonical(value: unknown, path: string, depth: number): void {
  if (!isCanonicalScalar(value)) {
    if (typeof value !== 'object' || depth > maxDepth) throw new SealingError('notCanonical', { path })
    checkParts(value as object, path, depth)
  }
}

function isCanonicalScalar(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed()
  if (typeof value === 'number') return Number.isSafeInteger(value) && !Object.is(value, -0)
  return value === null || typeof value === 'boolean'
}

function checkParts(value: object, path: string, depth: number): void {
  const names = Object.keys(value)
  const prototype: unknown = Object.getPrototypeOf(value)
  // Excludes dates, maps and class instances, and array holes.
  const isPlain = Array.isArray(value)
    ? prototype === Array.prototype && names.length === value.length
    : prototype === Object.prototype || prototype === null
  if (!isPlain || Object.getOwnPropertySymbols(value).length > 0) throw new SealingError('notCanonical', { path })
  for (const name of names) {
    if (!name.isWellFormed()) throw new SealingError('notCanonical', { path })
    checkCanonical((value as Record<string, unknown>)[name], `${path}/${name}`, depth + 1)
  }
}
