import { compare, sum, times } from '#contract/kit/money.ts'
import type { Input } from '#contract/kit/route.ts'
import { Note, Pieces, shape, type Static, Type } from '#contract/kit/schema.ts'
import { createReturn, type ReturnableLine } from '#contract/ordering/returns/returns.ts'

const { orderId: _order, lines, ...request } = createReturn.input.properties
/** Draft of a request; the quantity of a line may be zero. */
export const RequestDraft = shape({
  ...request,
  lines: Type.Array(shape({ ...lines.items.properties, quantity: Pieces, amount: Note(16) }), { maxItems: 200 }),
})
export type RequestDraft = Static<typeof RequestDraft>

export const openLines = (all: readonly ReturnableLine[]): ReturnableLine[] =>
  all.filter(({ returnable, isLate }) => returnable > 0 && !isLate)

/** Most that can be asked for these pieces of a line; the server computes the exact amount. */
export const maxOf = ({ price, amount, returnable }: ReturnableLine, quantity: number): string => {
  const part = sum([times(price, quantity)])
  return quantity >= returnable || compare(part, amount) > 0 ? amount : part
}

/** Request to send: only lines with a quantity, and amounts only where money is asked for. */
export const requestOf = ({
  lines: all,
  kind,
  ...more
}: RequestDraft): Omit<Input<typeof createReturn>, 'orderId'> => ({
  ...more,
  kind,
  lines: all
    .filter(({ quantity }) => quantity > 0)
    .map(({ orderLineId, quantity, amount }) => ({
      orderLineId,
      quantity,
      ...(kind === 'allowance' ? { amount } : {}),
    })),
})
