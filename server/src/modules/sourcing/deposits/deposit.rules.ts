import type { RefusalCode } from '#contract/refusals.ts'
import type { EnrolmentStatus } from '#contract/sourcing/enrolments.ts'
import type { DepositTerms, ProjectDepositAction, ProjectDepositStatus } from '#contract/sourcing/deposits/deposits.ts'
import type { ProjectState } from '#contract/sourcing/projectStates.ts'
import type { Actor } from '#kit/actor.ts'
import { type Run, runsProject } from '../projects/project.rules.ts'

/** Facts that determine what may be done with a deposit. */
export interface DepositFacts {
  readonly status: ProjectDepositStatus
  readonly supplierId: string
  readonly reporterId: string
  readonly confirmerId: string | null
  readonly project: Run
  readonly projectState: ProjectState
  readonly enrolment: EnrolmentStatus | undefined
  readonly isWinner: boolean
  /** Whether the award has become orders or an agreement. */
  readonly isHandedOn: boolean
  readonly isDue: boolean
}

const from: Readonly<Record<ProjectDepositAction, readonly ProjectDepositStatus[]>> = {
  report: ['due', 'reported'],
  confirm: ['reported'],
  decline: ['reported'],
  return: ['held'],
  forfeit: ['held'],
}
export const depositActions = Object.keys(from) as readonly ProjectDepositAction[]

/** Whether the actor handles deposits of the project: its buyers, and finance. */
export const handlesDeposits = (project: Run, actor: Actor): boolean =>
  actor.entrance === 'purchaser' && (actor.permissions.has('projectDeposit.handle') || runsProject(project, actor))

const isOver = (state: ProjectState): boolean => state === '7' || state === '9'
/** Who cannot quote any more gets the deposit back before the end of the project. */
const isOut = ({ enrolment, projectState }: DepositFacts): boolean =>
  projectState !== '4' && enrolment !== undefined && enrolment !== 'passed'

/** Refusal code of an action of this actor, or false. */
export function violationOfDeposit(
  facts: DepositFacts,
  action: ProjectDepositAction,
  actor: Actor,
): RefusalCode | false {
  const mayAct =
    action === 'report'
      ? actor.supplierId === facts.supplierId && actor.permissions.has('supplierProject.join')
      : handlesDeposits(facts.project, actor)
  if (!mayAct) return 'thing.notAllowed'
  if (!from[action].includes(facts.status)) return 'thing.wrongState'
  if (action === 'report') return facts.isDue && 'projectDeposit.late'
  if (action === 'confirm' || action === 'decline')
    return actor.personId === facts.reporterId && 'projectDeposit.ownPayment'
  if (actor.personId === facts.confirmerId) return 'projectDeposit.samePerson'
  if (action === 'forfeit') return !isOver(facts.projectState) && 'projectDeposit.notOver'
  if (!isOver(facts.projectState) && !isOut(facts)) return 'projectDeposit.notOver'
  return facts.isWinner && !facts.isHandedOn && 'projectDeposit.winnerWaits'
}

interface Asking {
  readonly deposit_due_at: Date | null
  readonly enrol_end_at: Date | null
}
/** Time until which payments are reported: who enrols in time pays in time, also where the enrolment was extended. */
export function dueOf({ deposit_due_at: due, enrol_end_at: enrolEnd }: Asking): Date | null {
  return due !== null && enrolEnd !== null && enrolEnd > due ? enrolEnd : due
}

/** Deposit that a project asks for; null if none. */
export function termsOfDeposit(
  project: Asking & { readonly deposit_amount: string | null; readonly deposit_payee: string },
  isPayeeShown: boolean,
): DepositTerms | null {
  const due = dueOf(project)
  if (project.deposit_amount === null || due === null) return null
  return { amount: project.deposit_amount, dueAt: due.toISOString(), payee: isPayeeShown ? project.deposit_payee : '' }
}
