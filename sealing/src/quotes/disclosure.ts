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

/** A leaf that is shown with its salt, or hidden as its hash. */
export type Cell<Value> = { readonly value: Value; readonly salt: Hex } | { readonly hash: Hex }

export interface LineCells {
  readonly itemId: string
  readonly price: Cell<LinePrice>
  readonly text: Cell<LineText>
}

/** A quote of which chosen leaves are shown; lines of which none is shown may be one hash. */
export interface Disclosure {
  readonly head: Cell<QuoteHead>
  readonly total: Cell<string>
  readonly lines: readonly LineCells[] | { readonly hash: Hex }
}

export const isShown = <Value>(cell: Cell<Value>): cell is { readonly value: Value; readonly salt: Hex } =>
  'value' in cell

/** Shows the leaves that `shows` names. The lines become one hash where none of their leaves is shown. */
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

/** The commitment that a disclosure gives: it fits where this is the published one. */
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
