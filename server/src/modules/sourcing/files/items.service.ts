import { maxItems, type ProjectItemDraft } from '#contract/sourcing/projectDraft.ts'
import type { ItemProblem } from '#contract/sourcing/projectFiles.ts'
import { say } from '#contract/refusals.ts'
import type { Actor } from '#kit/actor.ts'
import { layoutOf, missingText, type TableLayout } from '#contract/kit/tables/layout.ts'
import type { TableChoice } from '#contract/kit/tables/table.ts'
import { refuse } from '#kit/refusal.ts'
import { formatOf, openTableFile } from '#modules/imports/index.ts'
import { columnsOf, itemHeadings, itemTable, itemOfRow, missingColumns } from './items.rules.ts'

/** Of larger sheets only the first rows are read, and the page says so. */
const limits = { rows: 100_000, columns: 60, unpackedBytes: 64 * 1024 * 1024 }
const maxProblems = 1000

interface Sheet {
  readonly path: string
  readonly ending: string
}

interface Read {
  readonly items: ProjectItemDraft[]
  readonly problems: ItemProblem[]
  readonly rows: number
  readonly layout: TableLayout
}

/** Imports items from a workbook: valid rows, and each invalid cell with its cause. */
export async function readItems({ path, ending }: Sheet, choice: TableChoice, { lang }: Actor): Promise<Read> {
  const at = lang === 'en' ? 1 : 0
  const table = await openTableFile({ path, format: formatOf(ending), limits, choice }, itemTable)
  const columns = columnsOf(table.columns, table.headings)
  const missing = missingColumns(columns)
  if (missing.length > 0)
    refuse('projectItems.headings', {
      names: missingText(
        missing.map((field) => itemHeadings[field][at].slice(1)),
        table.facts.unread,
        at === 1,
      ),
    })
  const items: ProjectItemDraft[] = []
  const found: ItemProblem[] = []
  let total = 0
  for await (const { no, cells } of table.rows) {
    total++
    if (items.length === maxItems) continue
    const { item, problems } = itemOfRow(cells, columns)
    if (item) items.push(item)
    for (const { field, value, code, facts } of problems.slice(0, maxProblems - found.length))
      found.push({
        row: no,
        column: itemHeadings[field][at].replace('*', ''),
        value,
        message: say(code, lang, facts),
        isKept: item !== null,
      })
  }
  if (total === 0 && table.facts.hiddenRows === 0) refuse('import.empty')
  if (total > items.length && items.length === maxItems)
    found.push({
      row: maxItems,
      column: '',
      value: String(total),
      message: say('projectItems.tooMany', lang, { max: maxItems }),
      isKept: true,
    })
  return { items, problems: found.slice(0, maxProblems), rows: total, layout: layoutOf(table.facts) }
}
