import type { Input } from '#contract/kit/route.ts'
import type { OpeningRoom } from '#contract/sourcing/openingRoom.ts'
import type * as contract from '#contract/sourcing/seal/givenUp.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { type GivenUp, givenUpHash, givenUpText } from '#sealing/log/givenUp.ts'
import { finishMove } from '../../moves/finish.service.ts'
import { factsOf, lockProjectFor } from '../../projects/project.access.service.ts'
import { overseesProject, projectFlow, runsProject } from '../../projects/project.rules.ts'
import { databaseTime, type LockedProject, type ProjectRow } from '../../projects/project.store.ts'
import { hexOf } from '../../seal/entry.columns.ts'
import { findLastOfKind } from '../../seal/entry.store.ts'
import { append } from '../../seal/log.service.ts'
import { awaitsOpening, type LockedRound, lockRound } from '../../seal/round.store.ts'
import { type FailureRow, findFailure, setConfirmed, setProposal } from '../../seal/givenUp.store.ts'
import { type Holding, reachableIn } from './holding.rules.ts'
import { findHoldings } from './holding.service.ts'

/** Proposes to give up a closed round, with a public reason; another person must confirm (four-eyes principle). */
export async function propose(
  tx: Tx,
  actor: Actor,
  { projectId, reason }: Input<typeof contract.proposeFailure>,
): Promise<string> {
  const { project, party } = await lockProjectFor(tx, actor, projectId)
  if (party !== 'owner') return refuse('project.notOwn')
  const { round } = await lockUnopenable(tx, project)
  const text = reason.trim() || refuse('project.reasonMissing')
  const { personId, userName: name } = actor
  await setProposal(tx, { projectId, round: round.round, reason: text, personId, name })
  await publish(tx, actor, { name: 'sealedRound.failureProposed', id: projectId, data: { round: round.round } })
  return projectId
}

/**
 * Gives up a closed round irrevocably, under the locks of share releases, so that either the missing share arrives
 * first or none is accepted any more. Appends to the log, deletes the ciphertexts, and ends the project in public.
 */
export async function confirm(
  tx: Tx,
  actor: Actor,
  { projectId, proposedAt }: Input<typeof contract.confirmFailure>,
): Promise<string> {
  const seen = await lockProjectFor(tx, actor, projectId)
  const { round, holdings } = await lockUnopenable(tx, seen.project)
  projectFlow.decide(factsOf(seen, { unopenable: true }), 'failOpening', actor)
  const proposal = (await findFailure(tx, projectId, round.round)) ?? refuseState(seen.project)
  if (proposal.proposed_at.toISOString() !== proposedAt) refuse('thing.stale')
  if (proposal.proposer_id === actor.personId) refuse('opening.ownProposal')
  const { reason } = proposal
  const now = await databaseTime(tx)
  const statement = await statementOf(tx, round, holdings, reason)
  const facts = { commitment: givenUpHash(round.suite, statement), envelopeHash: hexOf(round.key_id) }
  const { seq } = await append(tx, actor.tenantId, round, { kind: 'fail', now, ...facts })
  await setConfirmed(tx, round, {
    confirmer_id: actor.personId,
    confirmer_name: actor.userName,
    confirmed_at: now,
    statement: givenUpText(statement),
  })
  await publish(tx, actor, { name: 'sealedRound.failed', id: projectId, data: { round: round.round, seq } })
  const patch = { ending: 'unopenable', reason } as const
  await finishMove(tx, actor, seen, 'failOpening', { after: { unopenable: true }, patch, reason })
  return projectId
}

async function statementOf(
  tx: Tx,
  { project_id: projectId, round }: LockedRound,
  holdings: readonly Holding[],
  reason: string,
): Promise<GivenUp> {
  const close = (await findLastOfKind(tx, projectId, round, 'close'))!
  const named = (is: (holding: Holding) => boolean) => holdings.filter(is).map(({ opener }) => opener)
  const released = named(({ hasReleased }) => hasReleased)
  return { round, close: hexOf(close.hash), released, lost: named(({ loss }) => loss !== null), reason }
}

const refuseState = ({ state }: ProjectRow): never => refuse('thing.wrongState', { state: projectFlow.names[state] })

/** Locks the last round if it is closed and fewer shares than needed are released or can be. */
async function lockUnopenable(tx: Tx, project: LockedProject) {
  const round = await lockRound(tx, project.id)
  if (project.state !== '6' || !round || !awaitsOpening(round)) return refuseState(project)
  const holdings = await findHoldings(tx, round)
  return reachableIn(holdings) < round.k ? { round, holdings } : refuse('opening.stillPossible')
}

export const presentFailure = (row: FailureRow | undefined): OpeningRoom['failure'] =>
  row
    ? {
        reason: row.reason,
        proposedBy: row.proposer_name,
        proposedAt: row.proposed_at.toISOString(),
        confirmedBy: row.confirmer_name,
        confirmedAt: row.confirmed_at?.toISOString() ?? null,
      }
    : null

/** Next step of the actor for a round that cannot be opened. */
export function failureStepOf(
  project: ProjectRow,
  failure: FailureRow | undefined,
  actor: Actor,
): OpeningRoom['failureStep'] {
  if (project.state !== '6') return null
  if (runsProject(project, actor)) return 'propose'
  return failure && overseesProject(project, actor) && failure.proposer_id !== actor.personId ? 'confirm' : null
}
