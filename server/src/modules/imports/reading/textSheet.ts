import { type CellProblem, figureOfCell, isScientific, violationOfCell } from '#contract/imports/cells.ts'
import type { CellFault } from '#contract/imports/textSheet.ts'
import { type Cell, isEmpty, shownOf } from '#contract/kit/tables/cell.ts'
import type { TableField, TableFields } from '#contract/kit/tables/columns.ts'
import { layoutOf, missingText } from '#contract/kit/tables/layout.ts'
import type { TableChoice } from '#contract/kit/tables/table.ts'
import { charactersIn, firstCharacters } from '#contract/kit/text/characters.ts'
import { type Lang, type RefusalCode, say } from '#contract/refusals.ts'
import { refuse } from '#kit/refusal.ts'
import { fromNeutral } from '#kit/spreadsheet/formula.rules.ts'
import { formatOf, openTableFile } from './reader.ts'

/** Column of a list whose rows are read as texts: figures are checked, and looked up or refused afterwards. */
export interface TextField {
  readonly headings: readonly [zh: string, en: string]
  /** Other headings, as people call the column. */
  readonly otherNames: readonly string[]
  /** `code`: a text whose digits may have been lost in scientific notation. */
  readonly kind: 'text' | 'code' | 'price' | 'quantity' | 'date'
  readonly maxLength: number
  readonly isRequired?: true
}
export type TextFields<F extends string> = Readonly<Record<F, TextField>>

export interface TextSheet<F extends string> {
  readonly fields: TextFields<F>
  readonly maxRows: number
  /** Refused with the names of required columns that are missing. */
  readonly lacking: RefusalCode
}

interface SheetFile {
  readonly path: string
  readonly ending: string
}

const maxFaults = 2000

export const headingOf = ({ headings }: TextField, lang: Lang): string => headings[lang === 'en' ? 1 : 0]

/** Reads the rows of a workbook as texts, and each cell that cannot be read with its cause. */
export async function readTextSheet<F extends string>(
  { path, ending }: SheetFile,
  choice: TableChoice,
  lang: Lang,
  { fields, maxRows, lacking }: TextSheet<F>,
) {
  const names = Object.keys(fields) as F[]
  const limits = { rows: maxRows, columns: 60, unpackedBytes: 32 * 1024 * 1024 }
  const table = await openTableFile({ path, format: formatOf(ending), limits, choice }, sheetOf(fields))
  const missing = names.filter((name) => fields[name].isRequired && table.columns[name].length === 0)
  if (missing.length > 0) {
    const headings = missing.map((name) => headingOf(fields[name], lang))
    refuse(lacking, { names: missingText(headings, table.facts.unread, lang === 'en') })
  }
  const rows: (Record<F, string> & { readonly row: number })[] = []
  const faults: CellFault[] = []
  for await (const { no, cells } of table.rows) {
    const texts = names.map((name) => {
      const cell = table.columns[name].map((at) => cells[at] ?? null).find((each) => !isEmpty(each)) ?? null
      const { text, problem } = readCell(fields[name], cell)
      if (problem)
        faults.push({
          row: no,
          column: headingOf(fields[name], lang),
          value: firstCharacters(shownOf(cell).trim(), 80),
          message: say(problem.code, lang, problem.facts),
        })
      return [name, text] as const
    })
    rows.push({ ...(Object.fromEntries(texts) as Record<F, string>), row: no })
  }
  if (rows.length === 0 && table.facts.hiddenRows === 0) refuse('import.empty')
  return { rows, problems: faults.slice(0, maxFaults), layout: layoutOf(table.facts) }
}

const kinds = { text: 'text', code: 'text', price: 'price', quantity: 'quantity', date: 'date' } as const

const sheetOf = <F extends string>(fields: TextFields<F>) =>
  Object.fromEntries(
    (Object.keys(fields) as F[]).map((name): [F, TableField] => {
      const { headings, otherNames, kind } = fields[name]
      return [name, { names: [...headings, ...otherNames], kind: kinds[kind] }]
    }),
  ) as unknown as TableFields<F>

function readCell(
  { kind, maxLength }: TextField,
  cell: Cell,
): { readonly text: string; readonly problem?: CellProblem } {
  const found = violationOfCell(cell, maxLength)
  if (found) return { text: '', problem: found }
  const text = fromNeutral(shownOf(cell).normalize('NFKC').replace(/\s+/g, ' ').trim())
  const length = charactersIn(text)
  if (length > maxLength)
    return { text: '', problem: { code: 'importCell.tooLong', facts: { length, max: maxLength } } }
  if (kind === 'code' && isScientific(text)) return { text: '', problem: { code: 'importCell.scientific', facts: {} } }
  if (kind !== 'price' && kind !== 'quantity') return { text }
  const figure = figureOfCell(cell)
  return 'code' in figure ? { text: '', problem: figure } : { text: figure.value ?? '' }
}
