import type { Input } from '#contract/kit/route.ts'
import type { AuctionAction, moveAuction as route } from '#contract/sourcing/auction/auction.ts'
import type { Actor } from '#kit/actor.ts'
import type { Database } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import type { AuctionCommand } from '#sealing/auction/entry.ts'
import { isOutOfScope, managesProject } from '../projects/project.rules.ts'
import type { Seals } from '../seal/seals.ts'
import { findSeen } from './audience.service.ts'
import { entryIn } from './bid.service.ts'
import { actInTurn } from './bidQueue.ts'

const eventOf = {
  pause: 'auction.paused',
  resume: 'auction.resumed',
  extend: 'auction.extended',
  annul: 'auction.annulled',
  exclude: 'auction.excluded',
  message: 'auction.messaged',
} as const satisfies Record<AuctionAction, string>

/** Acts of the organiser; each has a reason, which everybody reads in the log. */
export async function moveAuction(
  database: Database,
  actor: Actor,
  input: Input<typeof route>,
  { platform }: Seals,
): Promise<void> {
  const { projectId, action } = input
  const note = input.reason.trim()
  await database.read(actor.tenantId, async (db) => {
    const { project, folded } = await findSeen(db, actor, projectId)
    if (!managesProject(project, 'opening', actor))
      refuse(isOutOfScope(project, 'opening', actor) ? 'agency.outOfScope' : 'project.notOwn')
    if (folded.row.phase === 'scheduled') refuse('auction.notYet')
  })
  if (note === '') refuse('auction.reasonMissing')
  const act = {
    command: commandOf(input, note),
    actorId: actor.userId,
    actorName: actor.userName,
    event: { actor, name: eventOf[action] },
  }
  const { outcome } = await actInTurn(database, actor.tenantId, projectId, act, platform)
  entryIn(outcome)
}

function commandOf(
  { action, minutes = 0, resumeAt, seq = 0, no = 0 }: Input<typeof route>,
  note: string,
): AuctionCommand {
  switch (action) {
    case 'pause':
      return { kind: 'pause', note, until: resumeAt === undefined ? null : Date.parse(resumeAt) }
    case 'extend':
      return { kind: 'extend', minutes, note }
    case 'annul':
      return { kind: 'annul', ref: seq, note }
    case 'exclude':
      return { kind: 'exclude', no, note }
    case 'resume':
    case 'message':
      return { kind: action, note }
  }
}
