import { maxBatchLines, type BatchCellProblem, type BatchText } from '#contract/ordering/batch.ts'
import type { Actor } from '#kit/actor.ts'
import { refuse } from '#kit/refusal.ts'
import { layoutOf, missingText } from '#contract/kit/tables/layout.ts'
import type { TableChoice } from '#contract/kit/tables/table.ts'
import { formatOf, openTableFile } from '#modules/imports/index.ts'
import { batchRowOf, batchTable, headingIn, missingBatchColumns } from './batch.columns.rules.ts'

const limits = { rows: maxBatchLines, columns: 60, unpackedBytes: 32 * 1024 * 1024 }
const maxProblems = 2000

interface Sheet {
  readonly path: string
  readonly ending: string
}

/** Reads the lines of a workbook: the texts of each row, and each unreadable cell with its cause. */
export async function readBatch({ path, ending }: Sheet, choice: TableChoice, { lang }: Actor) {
  const table = await openTableFile({ path, format: formatOf(ending), limits, choice }, batchTable)
  const missing = missingBatchColumns(table.columns).map((field) => headingIn(field, lang))
  if (missing.length > 0) refuse('batch.headings', { names: missingText(missing, table.facts.unread, lang === 'en') })
  const lines: BatchText[] = []
  const problems: BatchCellProblem[] = []
  for await (const { no, cells } of table.rows) {
    const read = batchRowOf(no, cells, table.columns, lang)
    lines.push(read.line)
    problems.push(...read.problems)
  }
  if (lines.length === 0 && table.facts.hiddenRows === 0) refuse('import.empty')
  return { lines, problems: problems.slice(0, maxProblems), layout: layoutOf(table.facts) }
}
