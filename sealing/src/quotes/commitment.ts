import { canonicalText } from '../bytes/canonical.ts'
import { type Bytes, fromHex, type Hex, toHex, utf8 } from '../bytes/bytes.ts'
import { taggedHash } from '../suites/hash.ts'
import type { SuiteId } from '../suites/suite.ts'
import { suiteOf } from '../suites/suites.ts'
import { linePriceOf, lineTextOf, type Quote } from './quote.ts'

export const masterLength = 32

/** Leaf paths: `head`, `total`, `price/<item>` and `text/<item>`. */
export type LeafPath = 'head' | 'total' | `price/${string}` | `text/${string}`

export interface Leaf {
  readonly path: LeafPath
  readonly value: unknown
}

/** Leaves of a quote in order: head, total, then price and text of each line. */
export const leavesOf = ({ head, total, lines }: Quote): Leaf[] => [
  { path: 'head', value: head },
  { path: 'total', value: total },
  ...lines.flatMap((line): Leaf[] => [
    { path: `price/${line.itemId}`, value: linePriceOf(line) },
    { path: `text/${line.itemId}`, value: lineTextOf(line) },
  ]),
]

/** Salt of one leaf; it reveals neither the master nor other salts. */
export const leafSalt = (suite: SuiteId, master: Uint8Array, path: LeafPath): Bytes =>
  suiteOf(suite).mac(master, utf8(`salt/${path}`))

/** Salted hash of a value at its path. */
export const leafHash = (suite: SuiteId, salt: Uint8Array, { path, value }: Leaf): Bytes =>
  taggedHash(suite, 'leaf', salt, canonicalText([path, value]))

export const hiddenLeaf = (suite: SuiteId, master: Uint8Array, leaf: Leaf): Bytes =>
  leafHash(suite, leafSalt(suite, master, leaf.path), leaf)

export const linesHash = (suite: SuiteId, leaves: readonly Uint8Array[]): Bytes => taggedHash(suite, 'lines', ...leaves)

/** Root hash of head leaf, total leaf and the hash of the lines. */
export const rootHash = (suite: SuiteId, head: Uint8Array, total: Uint8Array, lines: Uint8Array): Hex =>
  toHex(taggedHash(suite, 'quote', head, total, lines))

/** Commitment to a whole quote; `master` is hex text of 32 random bytes. */
export function commitmentOf(suite: SuiteId, quote: Quote, master: Hex): Hex {
  const key = fromHex(master, masterLength)
  const [head, total, ...lines] = leavesOf(quote).map((leaf) => hiddenLeaf(suite, key, leaf))
  return rootHash(suite, head!, total!, linesHash(suite, lines))
}
