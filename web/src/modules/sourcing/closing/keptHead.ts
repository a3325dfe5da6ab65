import type { ClosingHead } from '#contract/sourcing/seal/sealLog.ts'
import { keep, kept } from '../opening/device.ts'

/** Closing head that this browser received first, and when. */
export interface KeptHead {
  readonly head: ClosingHead
  /** Server time; undefined if the page was opened after the deadline. */
  readonly receivedAt?: number | undefined
}
export interface OfRound {
  readonly projectId: string
  readonly round: number
}
const nameOf = ({ projectId, round }: OfRound) => `closingHead/${projectId}/${round}`

export const keptHead = (round: OfRound): Promise<KeptHead | undefined> => kept<KeptHead>(nameOf(round))

/** Stores the head; an earlier one is kept, which detects a different one later. Returns the stored head. */
export async function keepHead(round: OfRound, shown: KeptHead): Promise<KeptHead> {
  const before = await keptHead(round)
  if (before) return before
  await keep(nameOf(round), shown)
  return shown
}

/** Whether two heads belong to the same entry of the log. */
export const isSameHead = (one: ClosingHead, other: ClosingHead): boolean =>
  one.hash === other.hash && one.seq === other.seq && one.at === other.at
