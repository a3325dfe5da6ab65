import { mostBatchLines, type BatchCellProblem, type BatchText } from '#contract/ordering/batch.ts'
import type { Actor } from '#kit/actor.ts'
import { refuse } from '#kit/refusal.ts'
import { shownOf } from '#kit/spreadsheet/cell.rules.ts'
import { inspectSheet, rowsOfSheet } from '#modules/imports/index.ts'
import { batchColumnsOf, batchRowOf, headingIn, missingBatchColumns } from './batch.columns.rules.ts'

const limits = { rows: mostBatchLines, columns: 60, unpackedBytes: 32 * 1024 * 1024 }
/** Headings may follow a title, and empty rows may occur anywhere. */
const lastRow = 20_000
const rowNumbers = Array.from({ length: lastRow }, (_, at) => at + 1)
const mostProblems = 2000

interface Sheet {
  readonly path: string
  readonly ending: string
}

/** Reads the lines of a workbook: the texts of each row, and each unreadable cell with its cause. */
export async function readBatch({ path, ending }: Sheet, { lang }: Actor) {
  const format = ending === '.csv' ? 'csv' : 'xlsx'
  const { headings } = await inspectSheet(path, format, limits)
  const columns = batchColumnsOf(headings)
  const missing = missingBatchColumns(columns).map((field) => headingIn(field, lang))
  if (missing.length > 0) refuse('batch.headings', { names: missing.join(lang === 'en' ? ', ' : '、') })
  const lines: BatchText[] = []
  const problems: BatchCellProblem[] = []
  let isBelow = false
  for await (const rows of rowsOfSheet(path, format, limits, rowNumbers))
    for (const { no, cells } of rows) {
      const isBlank = cells.every((cell) => cell === null || (typeof cell === 'string' && cell.trim() === ''))
      if (isBelow && !isBlank) {
        if (lines.length === mostBatchLines) refuse('import.tooManyRows', { most: mostBatchLines })
        const read = batchRowOf(no, cells, columns, lang)
        lines.push(read.line)
        problems.push(...read.problems)
      }
      isBelow ||= headings.every((heading, column) => heading === shownOf(cells[column] ?? null).trim())
    }
  return { lines, problems: problems.slice(0, mostProblems) }
}
