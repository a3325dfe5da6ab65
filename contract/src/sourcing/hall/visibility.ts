import type { AgencyScope } from '../agencies/agencyScope.ts'
import { maskName } from '#contract/kit/format.ts'
import type { SourcingSettings } from '../settings.ts'
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
 * supervisor, appointed agency.
 */
type Row = readonly [Sees, Sees, Sees, Sees, Sees, Sees, Sees, Sees, Sees]

/**
 * Visibility policy of a published project, the only definition of who sees what:
 * - Prices are sealed for everyone until the opening; an unmasked budget is public.
 * - Only the owner's side sees the authors of questions and the participating suppliers.
 * - Winners and their amounts are public after publication. The pages never show prices, totals, names and ranks of
 *   others; the audit file shows what the tenant publishes (`auditProfile`), and at least totals to suppliers who took
 *   part.
 * - Scores are visible only to their expert until scoring is closed.
 * - Experts see offers without prices, unless the project allows prices.
 * - The appointed agency sees what the scope of its appointment is about; the rest as other departments do.
 */
const policy: Readonly<Record<ProjectFact, Row>> = {
  items: ['yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes'],
  changes: ['yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes'],
  questions: ['yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes'],
  files: ['no', 'no', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes'],
  budget: ['no', 'no', 'no', 'no', 'yes', 'yes', 'no', 'yes', 'yes'],
  contact: ['no', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes'],
  counts: ['yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes'],
  enrolments: ['no', 'own', 'own', 'no', 'yes', 'yes', 'no', 'yes', 'yes'],
  suppliers: ['no', 'no', 'no', 'no', 'opened', 'opened', 'opened', 'opened', 'opened'],
  quotes: ['no', 'no', 'own', 'no', 'opened', 'opened', 'no', 'opened', 'opened'],
  totals: ['no', 'no', 'own', 'no', 'opened', 'opened', 'no', 'opened', 'opened'],
  scores: ['no', 'no', 'published', 'no', 'scored', 'scored', 'scored', 'scored', 'scored'],
  award: ['published', 'published', 'published', 'published', 'opened', 'opened', 'published', 'opened', 'opened'],
  ranking: ['no', 'no', 'own', 'no', 'opened', 'opened', 'no', 'opened', 'opened'],
  objections: ['no', 'own', 'own', 'no', 'yes', 'yes', 'no', 'yes', 'no'],
}

/** Project settings that extend the policy. */
export interface Openness {
  /** An unmasked budget is public. */
  readonly isBudgetOpen?: boolean
  readonly expertsSeePrices?: boolean
  /** Scope of the appointed agency; absent if there is none. */
  readonly agencyScope?: readonly string[]
  /** Profile of the public audit file. */
  readonly auditProfile?: SourcingSettings['auditProfile']
}

/** Facts of others that the audit file of a profile shows after publication. */
const published: Readonly<Record<SourcingSettings['auditProfile'], ReadonlySet<ProjectFact>>> = {
  full: new Set(['suppliers', 'quotes', 'totals', 'scores', 'ranking']),
  totals: new Set(['totals', 'scores', 'ranking']),
  winner: new Set(),
}

/** Parts of an appointment, one of which lets an agency see a fact. */
const scopesOf: Readonly<Partial<Record<ProjectFact, readonly AgencyScope[]>>> = {
  enrolments: ['enrolment'],
  suppliers: ['opening', 'comparison'],
  quotes: ['opening', 'comparison'],
  totals: ['opening', 'comparison'],
  scores: ['comparison'],
  award: ['comparison'],
  ranking: ['comparison'],
}
const isWithinScope = (fact: ProjectFact, { agencyScope = [] }: Openness): boolean =>
  scopesOf[fact]?.some((scope) => agencyScope.includes(scope)) ?? true

/** Visibility of a fact for a viewer. */
export function seesOf(fact: ProjectFact, viewer: ProjectViewer, open: Openness): Sees {
  if (viewer === 'agency' && !isWithinScope(fact, open)) return seesOf(fact, 'department', open)
  if (fact === 'budget' && open.isBudgetOpen) return 'yes'
  if (fact === 'quotes' && viewer === 'expert' && open.expertsSeePrices) return 'opened'
  const sees = policy[fact][viewers.indexOf(viewer)]!
  return (sees === 'no' || sees === 'own') && open.auditProfile && published[open.auditProfile].has(fact)
    ? 'published'
    : sees
}

/** Complete policy of a project, as its page shows it. */
export const visibilityOf = (open: Openness, isScored: boolean) =>
  projectFacts
    .filter((fact) => fact !== 'scores' || isScored)
    .map((fact) => ({
      fact,
      sees: viewers
        .filter((viewer) => viewer !== 'agency' || open.agencyScope !== undefined)
        .map((viewer) => ({ viewer, sees: seesOf(fact, viewer, open) })),
    }))

/** Contact for a viewer; visitors only see the first character of the name and no number. */
export const contactFor = (
  { contactName, contactTel }: { readonly contactName: string; readonly contactTel: string },
  viewer: ProjectViewer,
): Pick<ProjectNotice, 'contactName' | 'contactTel'> =>
  seesOf('contact', viewer, {}) === 'yes'
    ? { contactName, contactTel }
    : { contactName: contactName === '' ? '' : maskName(contactName), contactTel: null }
