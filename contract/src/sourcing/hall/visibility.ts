import { maskName } from '#contract/kit/format.ts'
import {
  type ProjectFact,
  projectFacts,
  type ProjectNotice,
  type ProjectViewer,
  type Sees,
  viewers,
} from '../projectNotice.ts'

/**
 * In the order of `viewers`: visitor, supplier, enrolled supplier, other department, owner, overseer, expert,
 * supervisor.
 */
type Row = readonly [Sees, Sees, Sees, Sees, Sees, Sees, Sees, Sees]

/**
 * Who sees what of a published project: the one policy. Prices are sealed until the opening for everybody; a budget
 * that is not masked is everybody's; who asked a question, and which suppliers take part, is nobody's but the owner's.
 * Who has won, and for how much, is everybody's once it is published; prices and places of others never are on its
 * pages. What the audit file shows of them beside that is the tenant's to decide (`auditProfile`). Scores are nobody's
 * but their expert's until scoring is closed. Experts see what suppliers offer without the prices, unless the project
 * shows them.
 */
const policy: Readonly<Record<ProjectFact, Row>> = {
  items: ['yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes'],
  changes: ['yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes'],
  questions: ['yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes'],
  files: ['no', 'no', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes'],
  budget: ['no', 'no', 'no', 'no', 'yes', 'yes', 'no', 'yes'],
  contact: ['no', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes'],
  counts: ['yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes'],
  enrolments: ['no', 'own', 'own', 'no', 'yes', 'yes', 'no', 'yes'],
  suppliers: ['no', 'no', 'no', 'no', 'opened', 'opened', 'opened', 'opened'],
  quotes: ['no', 'no', 'own', 'no', 'opened', 'opened', 'no', 'opened'],
  scores: ['no', 'no', 'published', 'no', 'scored', 'scored', 'scored', 'scored'],
  award: ['published', 'published', 'published', 'published', 'opened', 'opened', 'published', 'opened'],
  ranking: ['no', 'no', 'own', 'no', 'opened', 'opened', 'no', 'opened'],
  objections: ['no', 'own', 'own', 'no', 'yes', 'yes', 'no', 'yes'],
}

/** What a project itself shows more of than the policy does. */
export interface Openness {
  /** A budget that is not masked is everybody's. */
  readonly isBudgetOpen?: boolean
  readonly expertsSeePrices?: boolean
}

/** What somebody on this side sees of a fact. */
export function seesOf(fact: ProjectFact, viewer: ProjectViewer, open: Openness): Sees {
  if (fact === 'budget' && open.isBudgetOpen) return 'yes'
  if (fact === 'quotes' && viewer === 'expert' && open.expertsSeePrices) return 'opened'
  return policy[fact][viewers.indexOf(viewer)]!
}

/** The whole policy of a project, as its page shows it. */
export const visibilityOf = (open: Openness, isScored: boolean) =>
  projectFacts
    .filter((fact) => fact !== 'scores' || isScored)
    .map((fact) => ({ fact, sees: viewers.map((viewer) => ({ viewer, sees: seesOf(fact, viewer, open) })) }))

/** Whom to ask: a visitor sees no more of a name than its first character, and no number. */
export const contactFor = (
  { contactName, contactTel }: { readonly contactName: string; readonly contactTel: string },
  viewer: ProjectViewer,
): Pick<ProjectNotice, 'contactName' | 'contactTel'> =>
  seesOf('contact', viewer, {}) === 'yes'
    ? { contactName, contactTel }
    : { contactName: contactName === '' ? '' : maskName(contactName), contactTel: null }
