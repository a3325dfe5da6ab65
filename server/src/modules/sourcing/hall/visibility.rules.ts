import {
  projectFacts,
  type ProjectFact,
  type ProjectViewer,
  type Sees,
  viewers,
} from '#contract/sourcing/projectNotice.ts'
import type { Actor } from '#kit/actor.ts'
import { overseesProjects, runsProject } from '../projects/project.rules.ts'

/** In the order of `viewers`: visitor, supplier, enrolled supplier, other department, owner, overseer. */
type Row = readonly [Sees, Sees, Sees, Sees, Sees, Sees]

/**
 * Who sees what of a published project: the one policy. Prices are sealed until the opening for everybody; a budget
 * that is not masked is everybody's; who asked a question, and which suppliers take part, is nobody's but the owner's.
 * Who has won, and for how much, is everybody's once it is published; prices and places of others never are on its
 * pages. What the audit file shows of them beside that is the tenant's to decide (`auditProfile`).
 */
const policy: Readonly<Record<ProjectFact, Row>> = {
  items: ['yes', 'yes', 'yes', 'yes', 'yes', 'yes'],
  changes: ['yes', 'yes', 'yes', 'yes', 'yes', 'yes'],
  questions: ['yes', 'yes', 'yes', 'yes', 'yes', 'yes'],
  files: ['no', 'no', 'yes', 'yes', 'yes', 'yes'],
  budget: ['no', 'no', 'no', 'no', 'yes', 'yes'],
  contact: ['no', 'yes', 'yes', 'yes', 'yes', 'yes'],
  counts: ['yes', 'yes', 'yes', 'yes', 'yes', 'yes'],
  enrolments: ['no', 'own', 'own', 'no', 'yes', 'yes'],
  suppliers: ['no', 'no', 'no', 'no', 'opened', 'opened'],
  quotes: ['no', 'no', 'own', 'no', 'opened', 'opened'],
  award: ['published', 'published', 'published', 'published', 'opened', 'opened'],
  ranking: ['no', 'no', 'own', 'no', 'opened', 'opened'],
}

/** What somebody on this side sees of a fact; a budget that is not masked is everybody's. */
export function seesOf(fact: ProjectFact, viewer: ProjectViewer, isBudgetOpen: boolean): Sees {
  return fact === 'budget' && isBudgetOpen ? 'yes' : policy[fact][viewers.indexOf(viewer)]!
}

/** The whole policy of a project, as its page shows it. */
export const visibilityOf = (isBudgetOpen: boolean) =>
  projectFacts.map((fact) => ({
    fact,
    sees: viewers.map((viewer) => ({ viewer, sees: seesOf(fact, viewer, isBudgetOpen) })),
  }))

interface Sided {
  readonly deptPath: readonly string[]
  /** Whether the actor's supplier has been let in, or needs not be. */
  readonly isEnrolled: boolean
}

/** On which side of a project the actor stands. */
export function viewerOf({ deptPath, isEnrolled }: Sided, actor: Actor): ProjectViewer {
  if (actor.supplierId !== null) return isEnrolled ? 'enrolled' : 'supplier'
  if (overseesProjects(actor)) return 'overseer'
  if (actor.entrance !== 'purchaser') return 'visitor'
  return runsProject(deptPath, actor) ? 'owner' : 'department'
}
