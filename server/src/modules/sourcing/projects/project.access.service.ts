import type { Actor } from '#kit/actor.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { partyOf, type Party, type ProjectFacts } from './project.rules.ts'
import { approvingOf, type LockedProject, type ProjectRow, projects } from './project.store.ts'

/** A project and where the actor stands. */
export interface Seen<Row extends ProjectRow = ProjectRow> {
  readonly project: Row
  readonly party: Exclude<Party, null>
  readonly awaitsMe: boolean
}

/** The project, for those who run, approve or oversee it; for anybody else there is none. */
async function seen<Row extends ProjectRow>(sql: Db, actor: Actor, project: Row): Promise<Seen<Row>> {
  const { approves, awaits_me: awaitsMe } = await approvingOf(sql, project.id, actor.userId)
  const party = partyOf({ dept_path: project.dept_path, approves }, actor)
  return party === null ? refuse('thing.notFound') : { project, party, awaitsMe }
}

export const findProjectFor = async (sql: Db, actor: Actor, id: string): Promise<Seen> =>
  seen(sql, actor, await projects.find(sql, id))

export const lockProjectFor = async (
  tx: Tx,
  actor: Actor,
  id: string,
  version?: number,
): Promise<Seen<LockedProject>> => seen(tx, actor, await projects.lock(tx, id, version))

export const factsOf = (
  { project, party, awaitsMe }: { readonly project: ProjectRow; readonly party: Party; readonly awaitsMe: boolean },
  after: Partial<ProjectFacts['after']> = {},
): ProjectFacts => ({
  status: project.state,
  audit: project.audit,
  party,
  awaitsMe,
  after: { approved: false, enough: false, extended: false, ...after },
})
