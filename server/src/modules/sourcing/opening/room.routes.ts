import type { Input } from '#contract/kit/route.ts'
import * as contract from '#contract/sourcing/openingRoom.ts'
import { confirmFailure, proposeFailure } from '#contract/sourcing/seal/givenUp.ts'
import { findSubstitutes, handOverShares } from '#contract/sourcing/seal/handOver.ts'
import * as stalled from '#contract/sourcing/seal/stalled.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { refuse } from '#kit/refusal.ts'
import { encodeEnvelope } from '#sealing/quotes/envelope.ts'
import { projects } from '../projects/project.store.ts'
import { isOpener } from '../seal/access.service.ts'
import { findSomeCiphertexts } from '../seal/ciphertext.store.ts'
import { bytesIn, hexOf } from '../seal/entry.columns.ts'
import { confirm, propose } from './givenUp/givenUp.service.ts'
import { handOver, presentSubstitutes } from '../seal/handOver/handOver.service.ts'
import { findRound } from '../seal/round.store.ts'
import type { Seals } from '../seal/seals.ts'
import { releasedIn, storedEnvelope } from '../seal/opening.columns.ts'
import { findShares } from '../seal/opening.store.ts'
import { countersign, releaseOwn } from './release.service.ts'
import { presentRoom } from './room.present.ts'
import { retryOpening } from './stalled.service.ts'
import { findSealTasks } from './task.store.ts'

export function roomRoutes(app: App, seals: Seals) {
  serve(app, contract.findOpeningRoom, ({ db, actor, input }) => presentRoom(db, actor, input.projectId, seals))
  serve(app, contract.releaseShares, async ({ db, actor, input }) =>
    presentRoom(db, actor, await releaseOwn(db, actor, input), seals),
  )
  serve(app, contract.countersignOpening, async ({ db, actor, input }) =>
    presentRoom(db, actor, await countersign(db, actor, input), seals),
  )
  serve(app, findSubstitutes, ({ db, actor, input }) => presentSubstitutes(db, actor, input))
  serve(app, handOverShares, async ({ db, actor, input }) =>
    presentRoom(db, actor, await handOver(db, actor, input), seals),
  )
  serve(app, proposeFailure, async ({ db, actor, input }) =>
    presentRoom(db, actor, await propose(db, actor, input), seals),
  )
  serve(app, confirmFailure, async ({ db, actor, input }) =>
    presentRoom(db, actor, await confirm(db, actor, input), seals),
  )
  serve(app, stalled.retryOpening, async ({ db, actor, input }) =>
    presentRoom(db, actor, await retryOpening(db, actor, input.projectId), seals),
  )
  serve(app, contract.listCiphertexts, ({ db, actor, input }) => ciphertexts(db, actor, input))
  serve(app, contract.listSealTasks, ({ db, actor }) => findSealTasks(db, actor.personId))
}

/** No one receives a ciphertext before the opening, not even openers. */
async function ciphertexts(
  db: Db,
  actor: Actor,
  { projectId, round: number, after = '' }: Input<typeof contract.listCiphertexts>,
) {
  const project = await projects.find(db, projectId)
  const round = isOpener(project, actor) ? await findRound(db, projectId, number) : undefined
  if (!round) return refuse('thing.notFound')
  if (round.status !== 'opened') return refuse('seal.notOpened')
  const max = contract.maxCiphertexts
  const rows = await findSomeCiphertexts(db, projectId, round.round, bytesIn(after), max)
  return {
    shares: releasedIn(await findShares(db, projectId, round.round)),
    envelopes: rows.flatMap((row) => {
      const envelope = storedEnvelope(row)
      if (!envelope) return []
      const bytes = Buffer.from(encodeEnvelope(envelope)).toString('base64')
      return [{ hash: hexOf(row.envelope_hash), envelope: bytes }]
    }),
    isWhole: rows.length < max,
  }
}
