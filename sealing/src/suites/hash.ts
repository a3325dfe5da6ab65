import { canonicalBytes } from '../bytes/canonical.ts'
import { type Bytes, concat, type Hex, lengthBytes, toHex, utf8 } from '../bytes/bytes.ts'
import type { SuiteId } from './suite.ts'
import { suiteOf } from './suites.ts'

/**
 * Hash of parts with a domain separation tag: `baicai/1/<suite>/<tag>`. Tag and parts are length-prefixed, so that
 * different lists of parts or kinds of records never have the same input.
 */
export function taggedHash(suite: SuiteId, tag: string, ...parts: readonly (Uint8Array | string)[]): Bytes {
  const all = [`baicai/1/${suite}/${tag}`, ...parts].map((part) => (typeof part === 'string' ? utf8(part) : part))
  return suiteOf(suite).hash(concat(...all.flatMap((part) => [lengthBytes(part.length), part])))
}

/** Tagged hash of the canonical text of a record. */
export const recordHash = (suite: SuiteId, tag: string, record: unknown): Bytes =>
  taggedHash(suite, tag, canonicalBytes(record))

export const recordHashHex = (suite: SuiteId, tag: string, record: unknown): Hex =>
  toHex(recordHash(suite, tag, record))
