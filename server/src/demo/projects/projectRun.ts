import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { type Seals } from '#modules/sourcing/index.ts'
import { decideProject, endState, moveProject } from '#modules/sourcing/commands.ts'
import type { Input } from '#contract/kit/route.ts'
import type { moveProject as moveRoute } from '#contract/sourcing/projects.ts'
import type { Actors, Seller } from './actors.ts'
import type { KindOfProject } from './demoProject.ts'
import type { Timetable } from './timetable.ts'

/** Creation of a project, in one transaction with advancing times. */
export interface ProjectRun {
  readonly tx: Tx
  readonly seals: Seals
  readonly project: KindOfProject
  readonly times: Timetable
  readonly actors: Actors
  readonly buyer: Actor
  /** Who does what can be left to an agency: its first person, otherwise the buyer. */
  readonly runner: Actor
  /** Agency that the buyer appoints. */
  readonly agencyId: string | undefined
  readonly openers: readonly Actor[]
  /** Suppliers that enrol; suppliers that quote, without a rejected one. */
  readonly participants: readonly Seller[]
  readonly quoters: readonly Seller[]
  readonly isSmall: boolean
  readonly categoryId: string
  /** For prices and texts. */
  readonly seed: number
  /** Opens the last round, as the job does. */
  readonly open: (projectId: string) => Promise<void>
}

/** Step of a project at a given time; `by` returns an actor with that time. */
export interface ProjectStep {
  readonly at: Date
  readonly perform: (by: (actor: Actor) => Actor, projectId: string) => Promise<void>
}

/** Current project and its approvers. */
interface CurrentState {
  readonly version: number
  readonly state: string
  readonly quoted_count: number
  readonly approvers: readonly string[]
}
const state = sqlQuery(
  'demo.projectState',
  `select p.version, p.state, p.quoted_count, array(
     select t.approver_id::text from approvals.tasks t where t.tenant_id = p.tenant_id and t.instance_id = p.approval_id and t.status = 'open'
   ) as "approvers!"
   from sourcing.projects p where p.id = $id`,
)
export const stateOf = ({ tx }: ProjectRun, id: string): Promise<CurrentState> => state.one(tx, { id })

export interface ProjectItem {
  readonly id: string
  readonly quantity: string
  readonly spec: string
  readonly price: string
}
const items = sqlQuery(
  'demo.projectItems',
  `select id, trim_scale(quantity)::text as "quantity!", spec, trim_scale(budget_price)::text as "price!"
   from sourcing.items where project_id = $id order by line_no`,
)
export const projectItems = ({ tx }: ProjectRun, id: string): Promise<ProjectItem[]> => items(tx, { id })

export async function move(
  run: ProjectRun,
  actor: Actor,
  id: string,
  action: Input<typeof moveRoute>['action'],
  reason?: string,
): Promise<void> {
  const { version } = await stateOf(run, id)
  await moveProject(run.tx, actor, { id, version, action, ...(reason === undefined ? {} : { reason }) }, run.seals)
}

/** The approvers decide one after another. */
export async function decide(
  run: ProjectRun,
  at: (actor: Actor) => Actor,
  id: string,
  decision: 'agree' | 'reject',
  opinion: string,
): Promise<void> {
  for (const approver of run.actors.approvers) {
    const { version, approvers } = await stateOf(run, id)
    if (!approvers.includes(approver.userId)) continue
    await decideProject(run.tx, at(approver), { id, version, decision, opinion })
    if (decision === 'reject') return
  }
}

/** Step that runs due transitions. */
export const due = (run: ProjectRun, at: Date): ProjectStep => ({
  at,
  perform: async (by, id) => void (await endState(run.tx, by(run.buyer).tenantId, id, run.seals)),
})
