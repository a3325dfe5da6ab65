/** Answers that the bank does not know a payment, after which a person may give it up. */
const answersToGiveUp = 3
/** An order may still be on its way for so long. */
const minutesToGiveUp = 30

interface Informed {
  readonly submitted_at: Date | null
}

/** Whether an order may still be on its way to the bank. */
const isOnItsWay = ({ submitted_at: at }: Informed, now: Date): boolean =>
  at === null || now.getTime() - at.getTime() < minutesToGiveUp * 60_000

/** Whether the bank has not known a payment for so long that it will not make it. */
export const mayGiveUp = (
  batch: Informed,
  { not_found: answers }: { readonly not_found: number },
  now: Date,
): boolean => !isOnItsWay(batch, now) && answers >= answersToGiveUp
