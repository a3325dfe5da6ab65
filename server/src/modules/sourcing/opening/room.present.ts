import type { OpeningDuty, OpeningRoom } from '#contract/sourcing/openingRoom.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { keysFingerprint } from '#sealing/keys/fingerprint.ts'
import { countersignaturesNeeded, type OpeningRecord } from '#sealing/opening/record.ts'
import { databaseTime } from '../projects/project.store.ts'
import { findProjectForOpening } from '../seal/access.service.ts'
import { countLapsed } from '../seal/ciphertext.store.ts'
import { hexOf } from '../seal/entry.columns.ts'
import { countQuotedIn } from '../seal/negotiation.store.ts'
import { openersOf } from '../seal/openers/opener.service.ts'
import { recordOf } from '../seal/round.service.ts'
import { failureStepOf, presentFailure } from './givenUp/givenUp.service.ts'
import { findFailure } from '../seal/givenUp.store.ts'
import { reachableIn } from './givenUp/holding.rules.ts'
import { findHoldings } from './givenUp/holding.service.ts'
import { canHandOver } from '../seal/handOver/handOver.service.ts'
import { findHandOvers } from '../seal/handOver/handOver.store.ts'
import { placeHeldBy, placesOf } from '#sealing/ceremony/places.ts'
import { awaitsOpening, findRound, type RoundRow } from '../seal/round.store.ts'
import { headOf } from '../seal/seal.present.ts'
import type { Seals } from '../seal/seals.ts'
import { releasesOf } from '../seal/opening.columns.ts'
import { findOpeningRow, findShares } from '../seal/opening.store.ts'
import { findStalled } from './stalled.service.ts'

/** Opening of a project's last round, for those who run or oversee it and its openers. */
export async function presentRoom(db: Db, actor: Actor, projectId: string, seals: Seals): Promise<OpeningRoom> {
  const project = await findProjectForOpening(db, actor, projectId)
  const round = (await findRound(db, projectId)) ?? refuse('seal.noRound')
  const record = recordOf(round)
  const handOvers = await findHandOvers(db, projectId, round.round)
  const places = placesOf(record, handOvers)
  const [shares, opening, people] = [
    await findShares(db, projectId, round.round),
    await findOpeningRow(db, projectId, round.round),
    await openersOf(db, [...project.opener_ids, ...project.substitute_ids]),
  ]
  const releases = releasesOf(record, shares)
  const [holdings, failure] = [await findHoldings(db, round), await findFailure(db, projectId, round.round)]
  const reachable = reachableIn(holdings)
  const isWaiting = awaitsOpening(round)
  // A round that was given up keeps showing which shares were lost.
  const showsLosses = isWaiting || (failure?.confirmed_at ?? null) !== null
  const lossOf = (name: string) => (showsLosses ? holdings.find(({ opener }) => opener === name)!.loss : null)
  const releasedAt = (name: string) => releases.find(({ opener }) => opener === name)?.at ?? null
  const hasSigned = (name: string) => opening?.signatures.some(({ opener }) => opener === name) === true
  const mine = placeHeldBy(places, actor.personId)
  const hasReleased = mine !== undefined && releasedAt(mine.opener) !== null
  // Holders who lost their key or permission have no duty any more.
  const isLost = mine !== undefined && lossOf(mine.opener) !== null
  const duty = mine && !isLost ? dutyOf(round, hasReleased, hasSigned(mine.opener)) : null
  const nameOf = (personId: string) => people.find(({ id }) => id === personId)?.name ?? ''
  const substituteOf = (opener: string) => {
    const handed = handOvers.find((each) => each.opener === opener)
    if (!handed) return null
    const { substitute, handed_at: at } = handed
    return { name: nameOf(substitute), fingerprint: keysFingerprint(record.suite, handed), handedAt: at.toISOString() }
  }
  return {
    projectId,
    projectNo: project.project_no,
    title: project.title,
    state: project.state,
    round: round.round,
    mode: round.mode,
    k: round.k,
    n: round.n,
    status: round.status,
    endAt: round.quote_end_at.toISOString(),
    now: (await databaseTime(db)).toISOString(),
    head: await headOf(db, round, seals),
    submitted: await countQuotedIn(db, projectId, round.round),
    unconfirmed: await countLapsed(db, projectId, round.round),
    sharers: record.openers.map(({ opener, kind, encryption, signing }) => ({
      opener,
      kind,
      name: nameOf(opener),
      fingerprint: keysFingerprint(record.suite, { encryption, signing }),
      releasedAt: releasedAt(opener),
      loss: lossOf(opener),
      hasSigned: hasSigned(opener),
      substitute: substituteOf(opener),
      isMe: opener === mine?.opener,
    })),
    released: releases.length,
    reachable,
    failure: presentFailure(failure),
    failureStep: isWaiting && reachable < round.k ? failureStepOf(project, failure, actor) : null,
    stalled: await findStalled(db, round),
    canRetry: actor.entrance === 'purchaser' || actor.entrance === 'operator',
    record: opening?.record ?? null,
    outcomes: opening ? [...(JSON.parse(opening.record) as OpeningRecord).outcomes] : [],
    signaturesNeeded: countersignaturesNeeded(record),
    myOpener: mine?.opener ?? null,
    canHandOver: project.state !== '9' && !isLost && canHandOver(round, mine, hasReleased),
    duty,
    myShares:
      duty === 'release'
        ? shares.flatMap(({ maker, opener, sealed }) =>
            opener === mine!.opener ? [{ maker, sealed: hexOf(sealed) }] : [],
          )
        : [],
  }
}

function dutyOf(round: RoundRow, hasReleased: boolean, hasSigned: boolean): OpeningDuty | null {
  if (awaitsOpening(round)) return hasReleased ? null : 'release'
  return round.status === 'opened' && !hasSigned ? 'countersign' : null
}
