import type { FormPart, FormRows } from '#web/kit/form/formPart.ts'

/**
 * The lines of an order with their rows in a form. They are matched by their ids: what is shown may be read again while
 * the form is open, and a line that is new by then has no row.
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
