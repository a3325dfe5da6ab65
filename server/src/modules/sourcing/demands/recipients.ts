import type { ProjectRow } from '../projects/project.store.ts'
import type { ProjectDemand } from './demand.store.ts'

/** Recipient of goods with delivery address. */
export interface Recipient {
  readonly userId: string
  readonly userName: string
  readonly deptId: string
  readonly deptPath: readonly string[]
  readonly deptName: string
  readonly contactName: string
  readonly contactTel: string
  readonly address: string
}

export const ownerOf = (project: ProjectRow): Recipient => ({
  userId: project.owner_id,
  userName: project.owner_name,
  deptId: project.dept_id,
  deptPath: project.dept_path,
  deptName: project.dept_name,
  contactName: project.contact_name,
  contactTel: project.contact_tel,
  address: project.delivery_address,
})

export const requesterOf = (demand: ProjectDemand, project: ProjectRow): Recipient => ({
  userId: demand.requester_id,
  userName: demand.requester_name,
  deptId: demand.dept_id,
  deptPath: demand.dept_path,
  deptName: demand.dept_name,
  contactName: demand.contact_name,
  contactTel: demand.contact_tel,
  address: demand.address === '' ? project.delivery_address : demand.address,
})

/** Recipient key: one budget, and one order for each supplier. */
export const keyOf = ({ userId, deptId, address }: Recipient): string => JSON.stringify([userId, deptId, address])

/** Document that holds a recipient's budget: its first demand line, or the project. */
export interface BudgetHolder {
  readonly recipient: Recipient
  readonly ref: { readonly refKind: 'project' | 'demand'; readonly refId: string }
  readonly demands: readonly ProjectDemand[]
}

/** Budgets that pay for a project: those of each recipient of demand lines, and its own department's. */
export function holdersOf(project: ProjectRow, demands: readonly ProjectDemand[]): BudgetHolder[] {
  const own = { recipient: ownerOf(project), ref: { refKind: 'project' as const, refId: project.id }, demands: [] }
  const groups = Map.groupBy(demands, (demand) => keyOf(requesterOf(demand, project)))
  const others = [...groups.values()].map((group) => ({
    recipient: requesterOf(group[0]!, project),
    // Demand lines come in the order of their ids.
    ref: { refKind: 'demand' as const, refId: group[0]!.id },
    demands: group,
  }))
  return [own, ...others]
}
