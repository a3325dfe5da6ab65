import type { Ceremony, KeyedRound, Sharer } from '#contract/sourcing/ceremony.ts'
import { sharesOf } from '#contract/sourcing/sealModes.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { canonicalText } from '#sealing/bytes/canonical.ts'
import type { Plan } from '#sealing/ceremony/plan.ts'
import { keysFingerprint } from '#sealing/keys/fingerprint.ts'
import { textOf } from '../../projects/project.columns.ts'
import { managesProject } from '../../projects/project.rules.ts'
import type { ProjectRow } from '../../projects/project.store.ts'
import { findProjectForOpening } from '../access.service.ts'
import { openersOf } from '../openers/opener.service.ts'
import type { Seals } from '../seals.ts'
import { dutyOf, hasConfirmed, type Keying, missingIn } from '#sealing/ceremony/keying.ts'
import { statusOf } from './ceremony.rules.ts'
import { isOf, keyingOf, sharesIn } from './ceremony.service.ts'
import { type CeremonyRow, findCeremonyRows } from './ceremony.store.ts'
import { plansOf } from './plan.service.ts'

/** State of a project's key generation, and the caller's duty. */
export async function presentCeremony(db: Db, actor: Actor, projectId: string, seals: Seals): Promise<Ceremony> {
  const project = await findProjectForOpening(db, actor, projectId)
  const isKeying = project.state === '3' && project.seal_mode !== 'automatic'
  const rows = await findCeremonyRows(db, projectId)
  const plans = isKeying ? await plansOf(db, actor.tenantId, project, seals.keeper) : undefined
  const isOutdated = isKeying && rows.length > 0 && (plans === undefined || !isOf(rows, plans))
  const current = isOutdated ? [] : rows
  const keyings =
    current.length > 0
      ? current.map(keyingOf)
      : (plans ?? []).map((plan): Keying => ({ plan, halves: [], signatures: [], confirmations: [] }))
  // All rounds are made together, so the first one represents all.
  const [keying] = keyings
  const { personId } = actor
  return {
    projectId,
    projectNo: project.project_no,
    title: project.title,
    mode: project.seal_mode,
    k: project.seal_k,
    n: sharesOf({ sealMode: project.seal_mode, openerIds: project.opener_ids }),
    status: statusOf(project.state, keying && keyings.flatMap(missingIn)),
    publishAt: textOf(project.publish_at),
    rounds: keyings.map(({ plan }, at) => presentKeying(plan, current[at], personId)),
    sharers: await sharersOf(db, actor, project, keying),
    duty: isKeying && keying ? dutyOf(keying, personId) : null,
    isOutdated,
    canRestart: isKeying && rows.length > 0 && managesProject(project, 'opening', actor),
  }
}

const presentKeying = (plan: Plan, row: CeremonyRow | undefined, personId: string): KeyedRound => ({
  round: plan.round,
  plan: canonicalText(plan),
  keyRecord: row?.key_record ?? null,
  signatures: row?.signatures ?? [],
  myShares: row
    ? sharesIn(row).flatMap(({ maker, opener, sealed }) => (opener === personId ? [{ maker, sealed }] : []))
    : [],
})

async function sharersOf(db: Db, actor: Actor, project: ProjectRow, keying: Keying | undefined): Promise<Sharer[]> {
  const people = await openersOf(db, project.opener_ids)
  const sharer = (opener: string, kind: Sharer['kind'], name: string): Sharer => {
    const isMaker = project.opener_ids.slice(0, 2).includes(opener)
    return {
      opener,
      kind,
      name,
      fingerprint: fingerprintIn(keying?.plan, opener),
      isMaker,
      hasHalf: !isMaker || keying?.halves.some(({ half }) => half.maker === opener) === true,
      hasConfirmed: keying !== undefined && hasConfirmed(keying, opener),
      isMe: opener === actor.personId,
    }
  }
  return [
    ...people.map(({ id, name }) => sharer(id, 'person', name)),
    ...(project.seal_mode === 'assisted' ? [sharer('platform', 'platform', '')] : []),
  ]
}

function fingerprintIn(plan: Plan | undefined, opener: string): string {
  const found = plan?.openers.find((each) => each.opener === opener)
  return plan && found ? keysFingerprint(plan.suite, found) : ''
}
