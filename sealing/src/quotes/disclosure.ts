import { fromHex, type Hex, toHex } from '../bytes/bytes.ts'
import type { SuiteId } from '../suites/suite.ts'
import {
  hiddenLeaf,
  type Leaf,
  leafHash,
  type LeafPath,
  leafSalt,
  leavesOf,
  linesHash,
  masterLength,
  rootHash,
} from './commitment.ts'
import type { LinePrice, LineText, Quote, QuoteHead } from './quote.ts'

/** Leaf with value and salt, or hidden as its hash. */
export type Cell<Value> = { readonly value: Value; readonly salt: Hex } | { readonly hash: Hex }

export interface LineCells {
  readonly itemId: string
  readonly price: Cell<LinePrice>
  readonly text: Cell<LineText>
}

/** Quote with selected leaves disclosed; if no line is disclosed, the lines may be one hash. */
export interface Disclosure {
  readonly head: Cell<QuoteHead>
  readonly total: Cell<string>
  readonly lines: readonly LineCells[] | { readonly hash: Hex }
}

export const isShown = <Value>(cell: Cell<Value>): cell is { readonly value: Value; readonly salt: Hex } =>
  'value' in cell

/** Discloses the leaves for which `shows` is true. Without disclosed lines, the lines become one hash. */
export function disclose(suite: SuiteId, quote: Quote, master: Hex, shows: (path: LeafPath) => boolean): Disclosure {
  const key = fromHex(master, masterLength)
  const cell = <Value>(path: LeafPath, value: Value): Cell<Value> =>
    shows(path)
      ? { value, salt: toHex(leafSalt(suite, key, path)) }
      : { hash: toHex(hiddenLeaf(suite, key, { path, value })) }
  const [head, total, ...leaves] = leavesOf(quote)
  const isAnyShown = leaves.some(({ path }) => shows(path))
  return {
    head: cell('head', head!.value as QuoteHead),
    total: cell('total', total!.value as string),
    lines: isAnyShown
      ? quote.lines.map(({ itemId }, n) => ({
          itemId,
          price: cell(leaves[2 * n]!.path, leaves[2 * n]!.value as LinePrice),
          text: cell(leaves[2 * n + 1]!.path, leaves[2 * n + 1]!.value as LineText),
        }))
      : {
          hash: toHex(
            linesHash(
              suite,
              leaves.map((leaf) => hiddenLeaf(suite, key, leaf)),
            ),
          ),
        },
  }
}

const cellHash = (suite: SuiteId, path: LeafPath, cell: Cell<unknown>) =>
  isShown(cell)
    ? leafHash(suite, fromHex(cell.salt, 32), { path, value: cell.value } satisfies Leaf)
    : fromHex(cell.hash, 32)

/** Commitment calculated from a disclosure, to be compared with the published one. */
export function disclosedCommitment(suite: SuiteId, { head, total, lines }: Disclosure): Hex {
  const all =
    'hash' in lines
      ? fromHex(lines.hash, 32)
      : linesHash(
          suite,
          lines.flatMap(({ itemId, price, text }) => [
            cellHash(suite, `price/${itemId}`, price),
            cellHash(suite, `text/${itemId}`, text),
          ]),
        )
  return rootHash(suite, cellHash(suite, 'head', head), cellHash(suite, 'total', total), all)
}
