import type { FormPart, FormRows } from '#web/kit/form/formPart.ts'

/**
 * Pairs the lines of an order with their form rows by id: lines may be read again while the form is open, and a new
 * line then has no row.
 */
export function rowsOfLines<L extends { readonly orderLineId: string }, Row extends { orderLineId: string }>(
  lines: readonly L[],
  { items }: Pick<FormRows<Row>, 'items'>,
): readonly (readonly [L, FormPart<Row>])[] {
  const rows = new Map(items.map((row) => [row.values.orderLineId, row]))
  return lines.flatMap((line) => {
    const row = rows.get(line.orderLineId)
    return row ? [[line, row] as const] : []
  })
}
