import type { Actor } from '#kit/actor.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { partyOf, type Party, type ProjectFacts } from './project.rules.ts'
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

/** Whether the actor runs, approves or oversees the project. */
export async function takesPartInRunning(db: Db, actor: Actor, id: string): Promise<boolean> {
  const project = await projects.findIfThere(db, id)
  return project !== undefined && (await seen(db, actor, project)) !== undefined
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
  awaitsMe,
  isAwarded: project.award_id !== null,
  after: { approved: false, enough: false, extended: false, unopenable: false, ...after },
})
