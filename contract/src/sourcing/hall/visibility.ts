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
 * Columns in the order of `viewers`: visitor, supplier, enrolled supplier, other department, owner, overseer, expert,
 * supervisor.
 */
type Row = readonly [Sees, Sees, Sees, Sees, Sees, Sees, Sees, Sees]

/**
 * Visibility policy of a published project, the only definition of who sees what:
 * - Prices are sealed for everyone until the opening; an unmasked budget is public.
 * - Only the owner's side sees the authors of questions and the participating suppliers.
 * - Winners and their amounts are public after publication. The pages never show prices and ranks of others; the audit
 *   file may, by tenant setting (`auditProfile`).
 * - Scores are visible only to their expert until scoring is closed.
 * - Experts see offers without prices, unless the project allows prices.
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

/** Project settings that extend the policy. */
export interface Openness {
  /** An unmasked budget is public. */
  readonly isBudgetOpen?: boolean
  readonly expertsSeePrices?: boolean
}

/** Visibility of a fact for a viewer. */
export function seesOf(fact: ProjectFact, viewer: ProjectViewer, open: Openness): Sees {
  if (fact === 'budget' && open.isBudgetOpen) return 'yes'
  if (fact === 'quotes' && viewer === 'expert' && open.expertsSeePrices) return 'opened'
  return policy[fact][viewers.indexOf(viewer)]!
}

/** Complete policy of a project, as its page shows it. */
export const visibilityOf = (open: Openness, isScored: boolean) =>
  projectFacts
    .filter((fact) => fact !== 'scores' || isScored)
    .map((fact) => ({ fact, sees: viewers.map((viewer) => ({ viewer, sees: seesOf(fact, viewer, open) })) }))

/** Contact for a viewer; visitors only see the first character of the name and no number. */
export const contactFor = (
  { contactName, contactTel }: { readonly contactName: string; readonly contactTel: string },
  viewer: ProjectViewer,
): Pick<ProjectNotice, 'contactName' | 'contactTel'> =>
  seesOf('contact', viewer, {}) === 'yes'
    ? { contactName, contactTel }
    : { contactName: contactName === '' ? '' : maskName(contactName), contactTel: null }
