import type { Db } from '#kit/database/database.ts'
import { completeOpeners } from '#sealing/opening/combine.ts'
import { findActiveKeys, findPeopleWhoMayOpen } from '../../seal/openers/opener.store.ts'
import { findPlaces } from '../../seal/handOver/handOver.service.ts'
import { releasedIn } from '../../seal/opening.columns.ts'
import { findShares } from '../../seal/opening.store.ts'
import { recordOf } from '../../seal/round.service.ts'
import type { RoundRow } from '../../seal/round.store.ts'
import { type Holding, holdingsOf } from './holding.rules.ts'

/** Holders of the shares of a round, and whether they can still release. */
export async function findHoldings(db: Db, round: RoundRow): Promise<Holding[]> {
  const record = recordOf(round)
  const places = await findPlaces(db, round)
  const people = places.flatMap(({ holder, kind }) => (kind === 'person' ? [holder] : []))
  const released = completeOpeners(record, releasedIn(await findShares(db, round.project_id, round.round)))
  const keys = new Map((await findActiveKeys(db, people)).map((each) => [each.person_id, each.keys[round.suite]]))
  const mayOpen = new Set(await findPeopleWhoMayOpen(db, people))
  return holdingsOf(
    places,
    released.map(({ opener }) => opener),
    (personId) => ({ keys: keys.get(personId), mayOpen: mayOpen.has(personId) }),
  )
}
