import type { ImportField } from '#contract/imports/importFields.ts'
import { importTable } from '#contract/imports/importFields.ts'
import type { ImportMapping } from '#contract/imports/importPreview.ts'
import { compare, withTax } from '#contract/kit/money.ts'
import { headingOf, isPiece } from '#contract/kit/tables/heading.ts'
import { no } from './cell.rules.ts'
import type { ReportIssue, Values } from './row.values.rules.ts'

/** What the headings say about the values below them. */
export interface HeadingFacts {
  /** Prices without tax. */
  readonly net: readonly ('price' | 'marketPrice')[]
  /** Fields that count in a unit of their own: `库存（箱）`. */
  readonly units: readonly { readonly field: ImportField; readonly unit: string; readonly heading: string }[]
}

export function headingFactsOf(mapping: ImportMapping, headings: readonly string[]): HeadingFacts {
  const columns = mapping.flatMap(({ field, column }) =>
    column === null ? [] : [{ field, text: headings[column] ?? '', heading: headingOf(headings[column] ?? '') }],
  )
  return {
    net: columns.flatMap(({ field, heading }) =>
      heading.tax === 'net' && (field === 'price' || field === 'marketPrice') ? [field] : [],
    ),
    units: columns.flatMap(({ field, text, heading: { unit } }) =>
      unit !== null && importTable[field].hasUnits && !isPiece(unit) ? [{ field, unit, heading: text }] : [],
    ),
  }
}

const plain = (unit: string) => unit.normalize('NFKC').toLowerCase().trim()

/**
 * Applies them: a price without tax becomes one with tax, with a warning; a value that counts in another unit than the
 * row is refused. A price of 0 is reported.
 */
export function applyHeadings(values: Values, { net, units }: HeadingFacts, object: ReportIssue): void {
  for (const { field, unit, heading } of units)
    if (values.unit && (values[field] ?? null) !== null && plain(unit) !== plain(values.unit)) {
      object(field, no('importCell.unitDiffers', { heading, unit: values.unit }))
      delete values[field]
    }
  for (const field of net) {
    const price = values[field]
    if (!price) continue
    const rate = values.taxRate
    if (!rate) {
      object(field, no('importCell.netWithoutRate'))
      delete values[field]
      continue
    }
    const gross = withTax(price, rate)
    object(field, no('importCell.grossFromNet', { net: price, rate, gross }), 'warning')
    values[field] = gross
  }
  if (values.price && compare(values.price, '0') === 0) object('price', no('importCell.zeroPrice'), 'warning')
}
