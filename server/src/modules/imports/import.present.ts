import * as contract from '#contract/imports/imports.ts'
import * as importPreview from '#contract/imports/importPreview.ts'
import * as importErrors from '#contract/imports/importErrors.ts'
import { type Lang, say } from '#contract/refusals.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { allCategories } from '#modules/catalogue/index.ts'
import { categoryWords } from './reading/category.rules.ts'
import { layoutOf } from '#contract/kit/tables/layout.ts'
import { shownOf } from '#contract/kit/tables/cell.ts'
import { missingFields, unmatchedColumns } from './reading/headings.rules.ts'
import { type ErrorRow, issueRow } from './reading/issue.rules.ts'
import { rowReader } from './reading/row.rules.ts'
import type { ImportRow } from './import.store.ts'
import { messageOf, reasonOf } from './reading/texts.rules.ts'

export const present = (row: ImportRow, lang: Lang): contract.ImportProgress => ({
  id: row.id,
  version: row.version,
  fileName: row.file_name,
  status: row.status,
  total: row.total,
  done: row.done,
  created: row.created,
  changed: row.changed,
  unchanged: row.unchanged,
  reviewing: row.reviewing,
  warned: row.warned,
  failed: row.failed,
  check: {
    status: row.check_status ?? 'none',
    done: row.check_done ?? 0,
    ok: row.check_ok ?? 0,
    warned: row.check_warned ?? 0,
    rejected: row.check_rejected ?? 0,
    refusal: row.check_refusal && say(row.check_refusal, lang, row.check_facts ?? {}),
  },
  refusal: row.refusal && say(row.refusal, lang, row.refusal_facts),
  createdAt: row.created_at.toISOString(),
  startedAt: row.started_at?.toISOString() ?? null,
  endedAt: row.ended_at?.toISOString() ?? null,
})

export const presentError = (error: ErrorRow, lang: Lang): importErrors.ImportError => ({
  kind: error.kind,
  row: error.row_no,
  cell: error.cell,
  field: error.field,
  heading: error.heading,
  value: error.value,
  reason: reasonOf(error, lang),
  message: messageOf(error, lang),
})

/** Preview of the first rows with the mapping of the import. */
export async function preview(db: Db, row: ImportRow, { lang }: Actor): Promise<importPreview.ImportPreview> {
  const { headings, mapping, sample } = row
  const read = rowReader({ mapping, headings }, categoryWords(await allCategories(db)))
  const issues = sample.flatMap((each) => read(each)?.issues ?? [])
  const shown = sample.map(({ cells }) => headings.map((_, column) => shownOf(cells[column] ?? null)))
  return {
    ...present(row, lang),
    headings,
    mapping,
    missing: missingFields(mapping),
    layout: layoutOf(row.layout),
    unmatched: unmatchedColumns(headings, mapping, shown),
    rows: shown,
    rowNumbers: sample.map(({ no }) => no),
    errors: issues.map((issue) => presentError(issueRow(row, issue), lang)),
  }
}
