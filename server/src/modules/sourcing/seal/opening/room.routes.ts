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
import { projects } from '../../projects/project.store.ts'
import { isOpener } from '../access.service.ts'
import { findSomeCiphertexts } from '../ciphertext.store.ts'
import { bytesIn, hexOf } from '../entry.columns.ts'
import { confirm, propose } from '../givenUp/givenUp.service.ts'
import { handOver, presentSubstitutes } from '../handOver/handOver.service.ts'
import { findRound } from '../round.store.ts'
import type { Seals } from '../seals.ts'
import { releasedIn, storedEnvelope } from './opening.columns.ts'
import { findShares } from './opening.store.ts'
import { countersign, releaseOwn } from './release.service.ts'
import { presentRoom } from './room.present.ts'
import { retryOpening } from './stalled.service.ts'
import { findSealTasks } from './task.store.ts'

export function roomRoutes(app: App, seals: Seals) {
  serve(app, contract.findOpeningRoom, ({ sql, actor, input }) => presentRoom(sql, actor, input.projectId, seals))
  serve(app, contract.releaseShares, async ({ sql, actor, input }) =>
    presentRoom(sql, actor, await releaseOwn(sql, actor, input), seals),
  )
  serve(app, contract.countersignOpening, async ({ sql, actor, input }) =>
    presentRoom(sql, actor, await countersign(sql, actor, input), seals),
  )
  serve(app, findSubstitutes, ({ sql, actor, input }) => presentSubstitutes(sql, actor, input))
  serve(app, handOverShares, async ({ sql, actor, input }) =>
    presentRoom(sql, actor, await handOver(sql, actor, input), seals),
  )
  serve(app, proposeFailure, async ({ sql, actor, input }) =>
    presentRoom(sql, actor, await propose(sql, actor, input), seals),
  )
  serve(app, confirmFailure, async ({ sql, actor, input }) =>
    presentRoom(sql, actor, await confirm(sql, actor, input), seals),
  )
  serve(app, stalled.retryOpening, async ({ sql, actor, input }) =>
    presentRoom(sql, actor, await retryOpening(sql, actor, input.projectId), seals),
  )
  serve(app, contract.listCiphertexts, ({ sql, actor, input }) => ciphertexts(sql, actor, input))
  serve(app, contract.listSealTasks, ({ sql, actor }) => findSealTasks(sql, actor.personId))
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
  const most = contract.mostCiphertexts
  const rows = await findSomeCiphertexts(db, projectId, round.round, bytesIn(after), most)
  return {
    shares: releasedIn(await findShares(db, projectId, round.round)),
    envelopes: rows.flatMap((row) => {
      const envelope = storedEnvelope(row)
      if (!envelope) return []
      const bytes = Buffer.from(encodeEnvelope(envelope)).toString('base64')
      return [{ hash: hexOf(row.envelope_hash), envelope: bytes }]
    }),
    isWhole: rows.length < most,
  }
}
