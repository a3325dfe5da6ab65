import type { ImportMapping } from '#contract/imports/importPreview.ts'
import type { ImportErrorKind } from '#contract/imports/importErrors.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { columnName } from '#contract/kit/tables/columns.ts'
import type { CellIssue } from './row.rules.ts'
import { fieldOfRefusal } from './refusalField.rules.ts'
import type { ImportedRow } from './row.upsert.rules.ts'
import type { UpsertOutcome, UpsertRemark } from '#modules/catalogue/index.ts'

/** Stored error: a refused or dropped cell of an import. */
export interface ErrorRow {
  kind: ImportErrorKind
  row_no: number
  field: string
  cell: string
  heading: string
  value: string
  code: RefusalCode
  facts: Readonly<Record<string, unknown>>
}

interface OfImport {
  readonly headings: readonly string[]
  readonly mapping: ImportMapping
}

export const issueRow = (of: OfImport, { kind, no, field, column, value, code, facts }: CellIssue): ErrorRow => ({
  kind,
  row_no: no,
  field,
  cell: `${columnName(column)}${no}`,
  heading: of.headings[column] ?? '',
  value,
  code,
  facts,
})

/** Errors for a row that the catalogue refused or reduced, at the cell concerned. */
export function outcomeRows(of: OfImport, one: ImportedRow, outcome: UpsertOutcome): ErrorRow[] {
  const errors = (kind: CellIssue['kind'], { code, facts }: UpsertRemark) => {
    const field = fieldOfRefusal(code)
    const columnOf = (name: string) => of.mapping.find((each) => each.field === name)?.column
    const column = columnOf(field) ?? columnOf('supplierSku') ?? 0
    return issueRow(of, { kind, no: one.no, field, column, value: one.sku.supplierSku, code, facts: plainFacts(facts) })
  }
  return outcome.outcome === 'refused'
    ? [errors('error', outcome)]
    : (outcome.dropped ?? []).map((remark) => errors('warning', remark))
}

const plainFacts = (facts: UpsertRemark['facts']): CellIssue['facts'] =>
  Object.fromEntries(
    Object.entries(facts).filter(
      (fact): fact is [string, string | number] => typeof fact[1] === 'string' || typeof fact[1] === 'number',
    ),
  )

/** Result of a batch: errors to store, and the numbers of rows with dropped cells and of rejected rows. */
export function judged(
  of: OfImport,
  { rows, issues, failed }: { rows: readonly ImportedRow[]; issues: readonly CellIssue[]; failed: number },
  outcomes: readonly UpsertOutcome[],
) {
  const errors = [
    ...issues.map((issue) => issueRow(of, issue)),
    ...rows.flatMap((one, index) => outcomeRows(of, one, outcomes[index]!)),
  ]
  const withIssues = new Set(errors.map(({ row_no }) => row_no))
  const kept = rows.filter((_, index) => outcomes[index]!.outcome !== 'refused')
  return {
    errors,
    warned: kept.filter(({ no }) => withIssues.has(no)).length,
    kept: kept.length,
    rejected: failed + rows.length - kept.length,
  }
}
