import { compare, decimal, minus, units } from '#contract/kit/money.ts'
import { type KeptLine, keptAmount } from '../cart/amounts.rules.ts'

interface ReturnedLine extends KeptLine {
  /** Accepted pieces in open returns. */
  readonly in_return: number
}
interface ReceivedLine extends ReturnedLine {
  readonly received: number
  readonly inspecting: number
}

/** Accepted pieces of a line that are neither returned nor in an open return. */
export const returnableOf = ({ received, rejected, inspecting, in_return: inReturn, returned }: ReceivedLine): number =>
  Math.max(0, received - rejected - inspecting - inReturn - returned)

/** What sending back this many pieces gives back, after all open returns of the line. */
export function valueOf(line: ReturnedLine, quantity: number): string {
  const before = line.returned + line.in_return
  return minus(keptAmount({ ...line, returned: before }), keptAmount({ ...line, returned: before + quantity }))
}

/** Refund for pieces of a line that came back; repeated refunds add up to the whole amount. */
export const refundOf = (line: KeptLine, pieces: number): string =>
  minus(keptAmount(line), keptAmount({ ...line, returned: line.returned + pieces }))

/** Allowance on a line: at most its payable amount. */
export function allowanceOf(line: KeptLine, amount: string): string {
  const kept = keptAmount(line)
  return compare(amount, kept) > 0 ? kept : decimal(units(amount))
}

/** Spreads an amount over lines by their values, in order; the sum is exact. */
export function spread(amount: string, values: readonly string[]): string[] {
  let rest = amount
  return values.map((value) => {
    const part = compare(rest, value) > 0 ? value : rest
    rest = minus(rest, part)
    return part
  })
}
