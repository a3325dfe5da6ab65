import { decimal, units } from '#contract/kit/money.ts'

/** Line of a confirmed statement with what is offset and invoiced of it; amounts have the sign of the line. */
export interface Balance {
  readonly id: string
  readonly subject_id: string
  readonly pieces: number
  readonly gross: string
  readonly offset_pieces: number
  readonly offset_gross: string
  readonly invoiced_pieces: number
  readonly invoiced_gross: string
  /** In a red letter whose invoice is not here yet. */
  readonly form_pieces: number
  readonly form_gross: string
}

export interface Offset {
  readonly id: string
  readonly pieces: number
  readonly gross: string
}

/** What is open of each line in cents or pieces, positive and negative lines apart, oldest first. */
function settled(open: readonly bigint[]): bigint[] {
  const total = (sign: bigint) => open.reduce((all, one) => (one * sign > 0n ? all + one * sign : all), 0n)
  const [owed, given] = [total(1n), total(-1n)]
  let [left, right] = owed < given ? [owed, owed] : [given, given]
  return open.map((one) => {
    if (one > 0n) {
      const taken = one < left ? one : left
      left -= taken
      return taken
    }
    const taken = -one < right ? -one : right
    right -= taken
    return -taken
  })
}

/**
 * Offsets of the lines of one order line: what was returned before it was invoiced reduces what is to be invoiced, and
 * the return needs no red invoice then. What was invoiced before stays open as a negative line.
 */
export function offsetsOf(lines: readonly Balance[]): Offset[] {
  const bySubject = Map.groupBy(lines, ({ subject_id: subject }) => subject)
  return [...bySubject.values()].flatMap((of) => {
    const pieces = settled(
      of.map((line) => BigInt(line.pieces - line.offset_pieces - line.invoiced_pieces - line.form_pieces)),
    )
    const gross = settled(
      of.map(
        (line) => units(line.gross) - units(line.offset_gross) - units(line.invoiced_gross) - units(line.form_gross),
      ),
    )
    return of.flatMap(({ id }, index) =>
      pieces[index] === 0n && gross[index] === 0n
        ? []
        : [{ id, pieces: Number(pieces[index]), gross: decimal(gross[index]!) }],
    )
  })
}
