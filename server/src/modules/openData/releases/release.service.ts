import type { ReleaseStatus } from '#contract/openData/releases.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import { refuse, refuseInput } from '#kit/refusal.ts'
import { addToFeed, lockFeed, openWithdrawal, releaseList, withdrawals } from './release.store.ts'

interface OfRelease {
  readonly id: string
}

/** Proposes to withdraw a release; somebody else decides. */
export async function proposeWithdrawal(
  tx: Tx,
  actor: Actor,
  { id, reason }: OfRelease & { readonly reason: string },
): Promise<string> {
  const release = await releaseList.one(tx, {}, id)
  if (release.status !== '01') refuse('openDataRelease.open')
  await withdrawals.insert(tx, {
    release_id: id,
    reason: reason.trim() || refuseInput('required', { field: 'reason' }),
    proposer: actor.userName,
    person_id: actor.personId,
    created_at: actor.now,
  })
  const data = { releaseId: release.release_id }
  await publish(tx, actor, { name: 'openDataRelease.withdrawalProposed', id, reason, data })
  return id
}

const decide =
  (agrees: boolean) =>
  async (tx: Tx, actor: Actor, { id }: OfRelease): Promise<string> => {
    const release = await releaseList.one(tx, {}, id)
    // The feed is locked first, as publishing does.
    if (agrees) await lockFeed(tx)
    const found = (await openWithdrawal.first(tx, { releaseId: id })) ?? refuse('openDataRelease.notProposed')
    const before = await withdrawals.lock(tx, found.id)
    if (before.status !== '01') refuse('openDataRelease.notProposed')
    if (before.person_id === actor.personId) refuse('openDataRelease.ownProposal')
    await withdrawals.set(tx, before, {
      status: agrees ? '02' : '03',
      decider: actor.userName,
      decider_person_id: actor.personId,
      decided_at: actor.now,
    })
    if (agrees) await addToFeed(tx, { id, kind: 'withdrawal' })
    const name = agrees ? 'openDataRelease.withdrawn' : 'openDataRelease.withdrawalDeclined'
    await publish(tx, actor, { name, id, data: { releaseId: release.release_id } })
    return id
  }
export const agreeWithdrawal = decide(true)
export const declineWithdrawal = decide(false)

/** What a person may do with a release. */
export const actionsOn = (
  { status, person_id: personId }: { readonly status: ReleaseStatus; readonly person_id: string | null },
  actor: Actor,
) => {
  if (!actor.permissions.has('openData.publish') || status === '03') return []
  if (status === '01') return ['withdraw' as const]
  return personId === actor.personId ? [] : (['agree', 'decline'] as const)
}
