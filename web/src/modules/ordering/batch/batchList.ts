import {
  type BatchEntry,
  type BatchLine,
  type BatchProblem,
  batchProblems,
  type BatchText,
} from '#contract/ordering/batch.ts'
import { sum } from '#contract/kit/money.ts'

/** Line of the list with the server's result. */
export interface BatchRow {
  readonly entry: BatchEntry
  readonly line: BatchLine | undefined
}

export const entryOf = ({ key, code, quantity, amount, remark, skuId }: BatchEntry): BatchEntry => ({
  key,
  code,
  quantity,
  amount,
  remark,
  skuId,
})

export const newEntry = (text: BatchText, key: string): BatchEntry => ({ ...text, key, skuId: null })

/**
 * Rows of the list: the server's result, in which lines of the same goods are merged; while it is loading, the entries
 * with earlier results.
 */
export function rowsOf(entries: readonly BatchEntry[], lines: readonly BatchLine[] | undefined, isLate: boolean) {
  if (lines !== undefined && !isLate) return lines.map((line): BatchRow => ({ entry: entryOf(line), line }))
  const known = new Map(lines?.map((line) => [line.key, line]))
  return entries.map((entry): BatchRow => ({ entry, line: known.get(entry.key) }))
}

export const isReady = ({ line }: BatchRow): boolean =>
  line !== undefined && line.goods !== null && line.problem === null
export const isWrong = ({ line }: BatchRow): boolean => line !== undefined && line.problem !== null

export type Show = 'all' | 'ready' | 'wrong'
export const shows: readonly Show[] = ['all', 'ready', 'wrong']

export const shownRows = (rows: readonly BatchRow[], show: Show, problem: string): BatchRow[] =>
  rows.filter((row) =>
    show === 'ready'
      ? isReady(row)
      : show === 'wrong'
        ? isWrong(row) && (problem === '' || row.line?.problem === problem)
        : true,
  )

/** Number of lines with each problem; only problems that occur. */
export const problemCounts = (rows: readonly BatchRow[]): { problem: BatchProblem; count: number }[] =>
  batchProblems
    .map((problem) => ({ problem, count: rows.filter(({ line }) => line?.problem === problem).length }))
    .filter(({ count }) => count > 0)

/** Totals of the lines ready for the cart. */
export function totalsOf(rows: readonly BatchRow[]) {
  const ready = rows.filter(isReady).map(({ line }) => line!)
  return {
    kinds: ready.length,
    pieces: ready.reduce((all, { pieces }) => all + (pieces ?? 0), 0),
    amount: sum(ready.map(({ subtotal }) => subtotal ?? '0')),
  }
}

export const wantedOf = (rows: readonly BatchRow[]) =>
  rows
    .filter(isReady)
    .map(({ line }) => ({ skuId: line!.goods!.skuId, quantity: line!.pieces!, price: line!.goods!.price }))
