import type { Hex } from '../bytes/bytes.ts'
import { SealingError } from '../error.ts'
import { isSigned, type Signer, signRecord } from '../suites/signature.ts'
import type { SuiteId } from '../suites/suite.ts'
import type { Entry } from './entry.ts'

/**
 * Signed end of a round, published within seconds. Received at the deadline, it reveals entries that are added later.
 */
export interface ClosingHead {
  readonly round: number
  readonly seq: number
  readonly hash: Hex
  readonly at: string
  readonly sig: Hex
}

/** Throws `badEntry` if the entry closes no round. */
export async function signClosingHead(signer: Signer, projectId: string, close: Entry): Promise<ClosingHead> {
  if (close.kind !== 'close') throw new SealingError('badEntry', { seq: close.seq })
  const { round, seq, hash, at } = close
  const body = { round, seq, hash, at }
  return { ...body, sig: await signRecord(signer, 'closingHead', { projectId, ...body }) }
}

export function isClosingHeadSigned(suite: SuiteId, platformKey: Hex, projectId: string, head: ClosingHead): boolean {
  const { sig, ...body } = head
  return isSigned(suite, platformKey, 'closingHead', { projectId, ...body }, sig)
}

/** Whether a head has the sequence number, hash and time of this entry. */
export const isHeadOf = (head: Omit<ClosingHead, 'sig'>, close: Entry): boolean =>
  head.round === close.round && head.seq === close.seq && head.hash === close.hash && head.at === close.at
