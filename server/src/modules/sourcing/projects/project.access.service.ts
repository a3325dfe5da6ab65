import { isLive } from '#contract/sourcing/auction/auctionRule.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import type { AgencyScope } from '#contract/sourcing/agencies/agencyScope.ts'
import { isOutOfScope, managesProject, partyOf, type Party, type ProjectFacts } from './project.rules.ts'
import { approvingOf, type LockedProject, type ProjectRow, projects } from './project.store.ts'

/** Project with the actor's party. */
export interface Seen<Row extends ProjectRow = ProjectRow> {
  readonly project: Row
  readonly party: Exclude<Party, null>
  readonly awaitsMe: boolean
}

/** Project for users who run, approve or oversee it; otherwise undefined. */
async function seen<Row extends ProjectRow>(db: Db, actor: Actor, project: Row): Promise<Seen<Row> | undefined> {
  const { approves, awaits_me: awaitsMe } = await approvingOf(db, project.id, actor.userId)
  const party = partyOf({ ...project, approves }, actor)
  return party === null ? undefined : { project, party, awaitsMe }
}

/** Whether the actor runs, approves or oversees the project; of agencies those whose scope includes the part. */
export async function takesPartInRunning(db: Db, actor: Actor, id: string, part?: AgencyScope): Promise<boolean> {
  const project = await projects.findIfThere(db, id)
  if (project === undefined || (part !== undefined && isOutOfScope(project, part, actor))) return false
  return (await seen(db, actor, project)) !== undefined
}

export const findProjectFor = async (db: Db, actor: Actor, id: string): Promise<Seen> =>
  (await seen(db, actor, await projects.find(db, id))) ?? refuse('thing.notFound')

export const lockProjectFor = async (
  tx: Tx,
  actor: Actor,
  id: string,
  version?: number,
): Promise<Seen<LockedProject>> =>
  (await seen(tx, actor, await projects.lock(tx, id, version))) ?? refuse('thing.notFound')

export const factsOf = (
  { project, party, awaitsMe }: { readonly project: ProjectRow; readonly party: Party; readonly awaitsMe: boolean },
  after: Partial<ProjectFacts['after']> = {},
): ProjectFacts => ({
  status: project.state,
  audit: project.audit,
  party,
  agencyScope: project.agency_scope,
  awaitsMe,
  isAwarded: project.award_id !== null,
  hasAuction: project.auction_begin_at !== null,
  mayAuction: project.auction_rule !== null && !isLive(project.auction_rule) && project.auction_begin_at === null,
  after: { approved: false, enough: false, extended: false, unopenable: false, ...after },
})

/**
 * Refuses users who may not do this part of running the project: agencies by name, because they see the project, everyone
 * else with `thing.notFound`.
 */
export function refuseUnlessManaging(project: ProjectRow, part: AgencyScope, actor: Actor): void {
  if (managesProject(project, part, actor)) return
  refuse(isOutOfScope(project, part, actor) ? 'agency.outOfScope' : 'thing.notFound')
}
