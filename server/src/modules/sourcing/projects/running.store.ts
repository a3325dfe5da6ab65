import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '#kit/actor.ts'
import { refuse } from '#kit/refusal.ts'
import { nowhere, type Reach, reachOf } from '#kit/reach.rules.ts'
import { keepsOwnProjects, mayOversee, mayRun } from './project.rules.ts'

/** Projects that an actor runs or oversees: of departments, and with a data scope their own. */
export interface Running extends Reach {
  readonly ownId: string | null
}

/** What the actor runs; undefined if they run none. */
export const runningOf = (actor: Actor): Running | undefined =>
  mayRun(actor)
    ? { ...reachOf(actor, 'project.manage'), ownId: keepsOwnProjects(actor) ? actor.userId : null }
    : undefined
/** What the actor oversees; undefined if they oversee none. */
export const overseenOf = (actor: Actor): Running | undefined =>
  mayOversee(actor) ? { ...reachOf(actor, 'project.oversee'), ownId: null } : undefined

/** What the actor runs or oversees; undefined if neither. */
export const runningOrOverseenOf = (actor: Actor): Running | undefined => overseenOf(actor) ?? runningOf(actor)

export const noProjects: Running = { ...nowhere, ownId: null }

/** Condition: project `p` is among them; the SQL counterpart of `runsProject` and `overseesProject`. */
export function isAmong({ isAll, trees, depts, ownId }: Running): RawBuilder<boolean> {
  if (isAll) return sql`true`
  const above = [...trees, ...depts]
  // The index is on the path; the department itself is its last element.
  const ofDepartments = sql<boolean>`(p.dept_path && ${above}::bigint[]
    and (p.dept_path && ${[...trees]}::bigint[] or p.dept_id = any (${[...depts]}::bigint[])))`
  return ownId === null ? ofDepartments : sql`(${ofDepartments} or p.owner_id = ${ownId})`
}

/** Projects about which the actor sees records: those that they run or oversee, and those that they supervise. */
export interface RunOrSupervised {
  readonly running: Running | null
  readonly supervisedBy: string | null
}
export function runOrSupervisedOf(actor: Actor): RunOrSupervised {
  const running = runningOrOverseenOf(actor) ?? null
  const supervisedBy = actor.permissions.has('project.supervise') ? actor.userId : null
  return running === null && supervisedBy === null ? refuse('thing.notAllowed') : { running, supervisedBy }
}
/** Condition: project `p` is among them; supervisors see no drafts. */
export const isRunOrSupervised = ({ running, supervisedBy }: RunOrSupervised): RawBuilder<boolean> =>
  sql`(${running ? isAmong(running) : sql`false`}
    or (p.supervisor_ids @> array[${supervisedBy}::bigint] and p.state <> '1'))`

/** Condition of `isAmong` as text, for statements with the parameters of a `Running`. */
export const isAmongSql = `($isAll::boolean or p.owner_id = $ownId?::bigint or p.dept_path && ($trees::bigint[] || $depts::bigint[])
  and (p.dept_path && $trees::bigint[] or p.dept_id = any ($depts::bigint[])))`
