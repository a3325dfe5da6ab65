import { type Heading, headingOf, isDay, isPiece, isQualifier } from './heading.ts'

/** What a field holds: it decides which qualifiers of a heading are allowed. */
export type FieldKind = 'text' | 'price' | 'quantity' | 'days' | 'rate' | 'date'

export interface TableField {
  /** Headings, the product's own (zh, en) first. */
  readonly names: readonly string[]
  readonly kind: FieldKind
  /** Number of the product's own headings, which are tax-inclusive prices; default 2. */
  readonly own?: number
  /** A price without tax is converted, because the table has the rate. */
  readonly takesNet?: boolean
  /** The unit in the heading is compared with that of each row. */
  readonly hasUnits?: boolean
  /** Several columns may hold it, such as kinds of codes. */
  readonly isMany?: boolean
}
export type TableFields<F extends string> = Readonly<Record<F, TableField>>

/** Why a column is not read. */
export type UnreadReason = 'hidden' | 'unknown' | 'other' | 'twice' | 'net' | 'currency' | 'scaled' | 'unit'
export interface UnreadColumn {
  readonly column: number
  readonly heading: string
  readonly reason: UnreadReason
}

export interface TableColumns<F extends string> {
  /** Columns of each field; several for fields that allow it. */
  readonly columns: Readonly<Record<F, readonly number[]>>
  readonly unread: readonly UnreadColumn[]
}

interface Claim<F> {
  readonly field: F
  readonly rank: number
}

/** Fields by the names of their headings. */
function knownNames<F extends string>(fields: TableFields<F>): ReadonlyMap<string, Claim<F>> {
  const known = new Map<string, Claim<F>>()
  for (const field of Object.keys(fields) as F[])
    for (const [rank, name] of fields[field].names.entries())
      for (const each of headingOf(name).names) if (!known.has(each)) known.set(each, { field, rank })
  return known
}

const claimOf = <F extends string>(known: ReadonlyMap<string, Claim<F>>, { names }: Heading) =>
  names.map((name) => known.get(name)).find((claim) => claim !== undefined)

/** Why a column with this heading cannot hold the field; null if it can. */
export function misfitOf(field: TableField, heading: Heading): UnreadReason | null {
  const { kind } = field
  if (kind === 'price') {
    if (heading.currency === 'foreign') return 'currency'
    if (heading.currency === 'scaled') return 'scaled'
    if (heading.tax === 'net' && !field.takesNet) return 'net'
  }
  if ((kind === 'price' || kind === 'quantity') && heading.unit !== null && !isPiece(heading.unit))
    return field.hasUnits && !/\d|[万千百亿]|dozen|\bk\b/.test(heading.unit) ? null : 'unit'
  if (kind === 'days' && heading.unit !== null && !isDay(heading.unit)) return 'unit'
  return null
}

/** Tax-inclusive headings before those that say nothing, and these before net ones. */
const order = (field: TableField, { tax }: Heading, rank: number) =>
  (field.kind !== 'price'
    ? 0
    : tax === 'gross' || (tax === null && rank < (field.own ?? 2))
      ? 0
      : tax === null
        ? 1
        : 2) *
    1000 +
  rank

/**
 * Columns of the fields. Qualifiers count: of a price with and one without tax the first is taken, and another currency
 * or unit is never taken as yuan and pieces. Of columns with equal headings none is taken; every column that is not
 * read is named with its reason.
 */
export function columnsIn<F extends string>(headings: readonly string[], fields: TableFields<F>): TableColumns<F> {
  const known = knownNames(fields)
  const unread: UnreadColumn[] = []
  const found = new Map<F, { column: number; order: number }[]>()
  for (const [column, text] of headings.entries()) {
    const heading = headingOf(text)
    const claim = claimOf(known, heading)
    const misfit = claim ? misfitOf(fields[claim.field], heading) : 'unknown'
    if (claim && misfit === null)
      found.set(claim.field, [
        ...(found.get(claim.field) ?? []),
        { column, order: order(fields[claim.field], heading, claim.rank) },
      ])
    else if (text !== '') unread.push({ column, heading: text, reason: misfit ?? 'unknown' })
  }
  const columns = {} as Record<F, readonly number[]>
  for (const field of Object.keys(fields) as F[]) {
    const all = (found.get(field) ?? []).toSorted((a, b) => a.order - b.order || a.column - b.column)
    const first = all.filter((each) => each.order === all[0]!.order)
    const isTwice = first.length > 1 && !fields[field].isMany
    const taken = fields[field].isMany ? all.toSorted((a, b) => a.column - b.column) : isTwice ? [] : first
    columns[field] = taken.map(({ column }) => column)
    for (const each of all)
      if (!taken.includes(each))
        unread.push({
          column: each.column,
          heading: headings[each.column]!,
          reason: first.includes(each) ? 'twice' : 'other',
        })
  }
  return { columns, unread: unread.toSorted((a, b) => a.column - b.column) }
}

/** Number of fields that a row of headings names. */
export function knownIn<F extends string>(row: readonly string[], fields: TableFields<F>): number {
  const known = knownNames(fields)
  return new Set(row.flatMap((text) => claimOf(known, headingOf(text))?.field ?? [])).size
}

export interface HeadingRows {
  /** Index of the last row of headings. */
  readonly last: number
  readonly headings: readonly string[]
  readonly known: number
}

/** Row of headings among the first rows: the one that names most fields, with the line above or below it if it belongs to it. */
export function headingRows<F extends string>(
  rows: readonly (readonly string[])[],
  fields: TableFields<F>,
): HeadingRows {
  const known = knownNames(fields)
  const fieldOf = (text: string) => claimOf(known, headingOf(text))?.field
  const count = (row: readonly string[]) => new Set(row.flatMap((text) => fieldOf(text) ?? [])).size
  const counts = rows.map(count)
  const at = Math.max(0, counts.indexOf(Math.max(...counts)))
  const own: HeadingRows = { last: at, headings: rows[at] ?? [], known: counts[at] ?? 0 }
  if (own.known === 0) return own
  const joined = (upper: number): HeadingRows | undefined => {
    const [above, below] = [rows[upper], rows[upper + 1]]
    if (!above || !below) return undefined
    const names = Array.from({ length: Math.max(above.length, below.length) }, (_, column) =>
      joinedHeading(above[column] ?? '', below[column] ?? '', (text) => fieldOf(text) !== undefined),
    )
    return names.includes(null)
      ? undefined
      : { last: upper + 1, headings: names as string[], known: count(names as string[]) }
  }
  const isTitle = (row: readonly string[] | undefined) =>
    row !== undefined && new Set(row.filter((text) => text !== '')).size === 1
  const withLower = joined(at)
  if (withLower && withLower.known >= own.known) return withLower
  const withUpper = isTitle(rows[at - 1]) ? undefined : joined(at - 1)
  const tells = withUpper?.headings.some((text, column) => text !== own.headings[column] && fieldOf(text) !== undefined)
  return withUpper && tells && withUpper.known >= own.known ? withUpper : own
}

/** Heading of two lines; null if the lower one is no heading. */
function joinedHeading(upper: string, lower: string, isKnown: (text: string) => boolean): string | null {
  if (lower === '' || lower === upper) return upper
  const together = `${upper}（${lower}）`
  if (isQualifier(lower)) return upper === '' ? lower : isKnown(upper) ? together : upper + lower
  if (isKnown(lower)) {
    const { tax, currency } = headingOf(upper)
    return tax !== null || currency !== null ? `${lower}（${upper}）` : lower
  }
  if (isKnown(upper + lower)) return upper + lower
  return null
}

/** Column name in spreadsheets: 0 → A, 26 → AA. */
export const columnName = (column: number): string =>
  column < 26
    ? String.fromCharCode(65 + column)
    : columnName(Math.floor(column / 26) - 1) + String.fromCharCode(65 + (column % 26))
