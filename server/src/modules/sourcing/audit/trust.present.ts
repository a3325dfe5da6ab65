import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { findAuctionRow } from '../auction/auction.store.ts'
import { findPublished } from '../projects/published.service.ts'
import { projects } from '../projects/project.store.ts'
import { findKeysOfPeople } from '../seal/openers/opener.store.ts'
import { recordOf } from '../seal/round.service.ts'
import { findRound } from '../seal/round.store.ts'
import { findVisibleRound } from '../seal/seal.present.ts'
import type { Seals } from '../seal/seals.ts'

/**
 * Trust data for verifying an audit file: people's keys from the directory, and the keeper's, vouched for by the
 * platform.
 */
export async function presentTrust(db: Db, actor: Actor, projectId: string, { platform }: Seals) {
  const auction = (await findRound(db, projectId)) ? undefined : await findAuctionRow(db, projectId)
  // An auction without sealed quotes has no openers: the platform's key alone verifies it.
  if (auction) await findPublished(db, actor, projectId)
  if (auction) return { platformKey: platform.signers[auction.suite].publicKey, directory: [] }
  const { openers, suite } = recordOf(await findVisibleRound(db, actor, projectId))
  const { substitute_ids: substitutes } = await projects.find(db, projectId)
  const own = openers.filter(({ kind }) => kind === 'platform')
  const people = openers.filter(({ kind }) => kind === 'person')
  const listed = await findKeysOfPeople(db, [...people.map(({ opener }) => opener), ...substitutes])
  const directory = [
    ...own.map(({ opener: id, encryption, signing }) => ({ id, encryption, signing })),
    ...listed.map(({ person_id: id, keys }) => ({ id, ...keys[suite] })),
  ]
  return { platformKey: platform.signers[suite].publicKey, directory }
}
