import type { PutAway } from '#contract/warehouse/inbound.ts'
import type { RefusalCode } from '#contract/refusals.ts'

interface Line {
  readonly name: string
  readonly is_tracked: boolean
  readonly shelf_days: number
  readonly batch_id: string | null
  readonly batch_no: string
}

/** The day that is so many days later. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** Expiry of a batch: as typed, else by the days that its item keeps; null: none. */
export const expiryOf = (
  { shelf_days: days }: Pick<Line, 'shelf_days'>,
  given: Pick<PutAway, 'producedOn' | 'expiresOn'>,
) => given.expiresOn ?? (days > 0 && given.producedOn !== null ? dayAfter(given.producedOn, days) : null)

/** What is wrong with what was typed of a batch, if anything. */
export function violationOf(line: Line, given: PutAway): RefusalCode | null {
  if (line.batch_id !== null) return given.batchNo === '' || given.batchNo === line.batch_no ? null : 'batch.fixed'
  if (line.is_tracked && given.batchNo === '') return 'batch.missing'
  const expires = expiryOf(line, given)
  if (line.shelf_days > 0 && expires === null) return 'batch.dateMissing'
  return given.producedOn !== null && expires !== null && given.producedOn > expires ? 'batch.dates' : null
}
