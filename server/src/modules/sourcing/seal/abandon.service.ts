import type { Tx } from '#kit/database/database.ts'
import { removeCiphertexts } from './ciphertext.store.ts'
import { lockRound, setRoundStatus } from './round.store.ts'

/**
 * Abandons the round of a project that ended without a result: marks it as failed and deletes its ciphertexts unopened.
 */
export async function abandonRound(tx: Tx, projectId: string): Promise<void> {
  const round = await lockRound(tx, projectId)
  if (round === undefined || round.status === 'opened' || round.status === 'failed') return
  await setRoundStatus(tx, round, 'failed')
  await removeCiphertexts(tx, projectId)
}
