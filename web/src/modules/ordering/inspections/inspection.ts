import type { Input } from '#contract/kit/route.ts'
import { Note, Pieces, shape, type Static, Type } from '#contract/kit/schema.ts'
import { createInspection } from '#contract/ordering/delivery/inspections.ts'

const { receiptId: _receipt, lines, ...more } = createInspection.input.properties
const Decided = shape({ ...lines.items.properties, rejected: Pieces, reason: Note(200) })
/** Decision on a line. */
export type Decided = Static<typeof Decided>
/** Draft of a decision; the quantities of a line may be zero. */
export const InspectionDraft = shape({ ...more, lines: Type.Array(Decided, { maxItems: 200 }) })
export type InspectionDraft = Static<typeof InspectionDraft>

/** Decision to send: only lines on which something was decided. */
export const inspectionOf = ({
  lines: decided,
  ...draft
}: InspectionDraft): Omit<Input<typeof createInspection>, 'receiptId'> => ({
  ...draft,
  lines: decided.flatMap(({ orderLineId, accepted, rejected, reason }) =>
    accepted + rejected === 0
      ? []
      : [{ orderLineId, accepted, ...(rejected > 0 ? { rejected, reason: reason.trim() } : {}) }],
  ),
})
