import type { Opener } from '#contract/sourcing/openers.ts'
import { type HandOverChoice, handOverShares } from '#contract/sourcing/seal/handOver.ts'
import { parseCanonical } from '#sealing/bytes/canonical.ts'
import type { KeyRecord } from '#sealing/ceremony/keyRecord.ts'
import { handOverFor, type Participant } from '#sealing/ceremony/participate.ts'
import { keysFingerprint } from '#sealing/keys/fingerprint.ts'
import { call } from '#web/kit/client/api.ts'

type Choice = Pick<HandOverChoice, 'keyRecord' | 'shares'>
type Substitute = Pick<Opener, 'personId' | 'keys'>

const recordIn = ({ keyRecord }: Pick<Choice, 'keyRecord'>) => parseCanonical(keyRecord) as KeyRecord

/** Fingerprint computed from the keys to which shares are encrypted, independent of the server. */
export function shownFingerprint(choice: Choice, { keys }: Substitute): string {
  const { suite } = recordIn(choice)
  return keysFingerprint(suite, keys[suite])
}

/** Encrypts the person's shares to a substitute in this browser, and signs the delegation. */
export async function handOver(
  projectId: string,
  choice: Choice,
  { personId, keys }: Substitute,
  me: Participant,
): Promise<void> {
  const record = recordIn(choice)
  const made = await handOverFor(record, choice.shares, me, { substitute: personId, ...keys[record.suite] })
  const shares = made.shares.map(({ maker, sealed }) => ({ maker, sealed }))
  await call(handOverShares, { projectId, substituteId: personId, shares, sig: made.handOver.sig })
}
