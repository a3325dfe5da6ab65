import { systemActor } from '#kit/actor.ts'
import { type Round, type Task, taskFlow } from '../approval.flow.rules.ts'
import { changeOf, type TaskChange, withDeputies } from '../approval.rules.ts'
import type { Candidate, Resolved } from '../chain.rules.ts'
import { asks } from '../actions/transfer.rules.ts'

/** Changes to the open tasks of a round. */
export interface Reseating {
  readonly changes: readonly TaskChange[]
  /** People who get a task instead. */
  readonly opened: readonly Candidate[]
  /** Step with its current approvers, if one of them gets a task. */
  readonly resolved: Resolved | null
  readonly isStuck: boolean
}

const self = systemActor('0')
const lapse = (task: Task): TaskChange => changeOf(task, taskFlow.decide(task, 'lapse', self))

/**
 * Continues a round whose approvers cannot decide: with the other approvers of the step, then with the people that its
 * sources currently name, then with the process administrators. If none is left, the tasks stay and the round is stuck.
 * `now`: current approvers by the step's sources, or the administrators. `changed`: accounts whose department or roles
 * have changed; they lose tasks of steps that no longer name them.
 */
export function reseatingOf(round: Round, now: Resolved, changed: ReadonlySet<string>): Reseating {
  const open = round.tasks.filter(({ status }) => status === 'open')
  const isNamed = ({ person_id: personId }: Task) => now.approvers.some((one) => one.personId === personId)
  const cannot = open.filter(
    (task) => !task.canDecide || (task.origin === 'rule' && changed.has(task.approver_id) && !isNamed(task)),
  )
  const leaving = withDeputies(open, cannot)
  if (open.length > leaving.length) return { changes: leaving.map(lapse), opened: [], resolved: null, isStuck: false }
  const others = round.tasks.filter((task) => task.step === round.step && !leaving.includes(task))
  const opened = now.approvers.filter((one) => !others.some((task) => asks(task, one)))
  if (opened.length === 0) return { changes: [], opened: [], resolved: null, isStuck: true }
  return { changes: leaving.map(lapse), opened, resolved: now, isStuck: false }
}
