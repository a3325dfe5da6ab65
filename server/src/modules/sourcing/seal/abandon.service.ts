import type { Tx } from '#kit/database/database.ts'
import { removeCiphertexts } from './ciphertext.store.ts'
import { lockRound, setRoundStatus } from './round.store.ts'

/** A project that ends without a result is never opened: its round has failed, and what was sealed is deleted. */
export async function abandonRound(tx: Tx, projectId: string): Promise<void> {
  const round = await lockRound(tx, projectId)
  if (round === undefined || round.status === 'opened' || round.status === 'failed') return
  await setRoundStatus(tx, round, 'failed')
  await removeCiphertexts(tx, projectId)
}
