import { mostItems, type ProjectItemDraft } from '#contract/sourcing/projectDraft.ts'
import type { ItemProblem } from '#contract/sourcing/projectFiles.ts'
import { say } from '#contract/refusals.ts'
import type { Actor } from '#kit/actor.ts'
import { shownOf } from '#kit/spreadsheet/cell.rules.ts'
import { refuse } from '#kit/refusal.ts'
import { inspectSheet, rowsOfSheet } from '#modules/imports/index.ts'
import { columnsOf, itemHeadings, itemOfRow, missingColumns } from './items.rules.ts'

/** Of larger sheets only the first rows are read, and the page says so. */
const limits = { rows: 100_000, columns: 60, unpackedBytes: 64 * 1024 * 1024 }
/** Headings may follow a title, and some rows may be empty. */
const mostRead = mostItems * 2 + 20
const mostProblems = 1000

interface Sheet {
  readonly path: string
  readonly ending: string
}

interface Read {
  readonly items: ProjectItemDraft[]
  readonly problems: ItemProblem[]
  readonly rows: number
}

/** Imports items from a workbook: valid rows, and each invalid cell with its cause. */
export async function readItems({ path, ending }: Sheet, { lang }: Actor): Promise<Read> {
  const format = ending === '.csv' ? 'csv' : 'xlsx'
  const at = lang === 'en' ? 1 : 0
  const { headings, total } = await inspectSheet(path, format, limits)
  const columns = columnsOf(headings)
  const missing = missingColumns(columns)
  if (missing.length > 0)
    refuse('projectItems.headings', { names: missing.map((field) => itemHeadings[field][at].slice(1)).join('、') })
  const numbers = Array.from({ length: mostRead }, (_, index) => index + 1)
  const read: Read = { items: [], problems: [], rows: total }
  let isBelow = false
  for await (const rows of rowsOfSheet(path, format, limits, numbers))
    for (const { no, cells } of rows) {
      const shown = cells.map(shownOf)
      if (isBelow && read.items.length < mostItems && shown.some((text) => text.trim() !== '')) {
        const { item, problems } = itemOfRow(cells, columns)
        if (item) read.items.push(item)
        for (const { field, value, code, facts } of problems.slice(0, mostProblems - read.problems.length))
          read.problems.push({
            row: no,
            column: itemHeadings[field][at].replace('*', ''),
            value,
            message: say(code, lang, facts),
            isKept: item !== null,
          })
      }
      isBelow ||= headings.every((heading, column) => heading === (shown[column] ?? '').trim())
    }
  if (total > read.items.length && read.items.length === mostItems)
    read.problems.push({
      row: mostItems,
      column: '',
      value: String(total),
      message: say('projectItems.tooMany', lang, { most: mostItems }),
      isKept: true,
    })
  return read
}
