import type { ImportStatus } from '#contract/imports/imports.ts'
import type { ImportMapping } from '#contract/imports/importPreview.ts'
import type { ImportErrorKind } from '#contract/imports/importErrors.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import type { TableFacts } from '#contract/kit/tables/table.ts'
import type { SheetRow } from '#contract/kit/tables/cell.ts'

type Facts = Readonly<Record<string, unknown>>

/** Column types that SQL does not describe. */
export interface Columns {
  'checks.refusal': RefusalCode
  'checks.refusal_facts': Facts
  'checks.status': 'none' | 'queued' | 'running' | 'done' | 'failed'
  'errors.code': RefusalCode
  'errors.facts': Facts
  'errors.kind': ImportErrorKind
  'imports.format': 'xlsx' | 'csv'
  'imports.headings': string[]
  'imports.layout': Partial<TableFacts>
  'imports.mapping': ImportMapping
  'imports.refusal': RefusalCode
  'imports.refusal_facts': Facts
  'imports.sample': SheetRow[]
  'imports.status': ImportStatus
}
