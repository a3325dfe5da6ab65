import { firstCharacters } from '#contract/kit/text/characters.ts'
import type { Input } from '#contract/kit/route.ts'
import type * as contract from '#contract/sourcing/demands/demands.ts'
import type { ProjectDraft } from '#contract/sourcing/projectDraft.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { mergedItems } from '../demands/demand.rules.ts'
import { demands } from '../demands/demand.store.ts'
import { createProject } from './project.service.ts'

const longestAddress = 200

/** Creates a project of the actor's department from open demand lines of any department; returns its id. */
export async function collectDemands(
  tx: Tx,
  actor: Actor,
  { ids, kind, title }: Input<typeof contract.collectDemands>,
): Promise<string> {
  if (!actor.permissions.has('project.manage')) refuse('thing.notAllowed')
  const rows = (await demands.lockAll(tx, [...new Set(ids)])).toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
  if (rows.length < new Set(ids).size) refuse('thing.notFound')
  const places = [...new Set(rows.map(({ address }) => address).filter((address) => address !== ''))]
  const draft: ProjectDraft = {
    ...blank,
    kind,
    title,
    deliveryAddress: firstCharacters(places.join('；'), longestAddress),
    contactName: actor.userName,
    scope: kind === 'fixed' ? 'invited' : 'open',
    audit: kind === 'fixed' ? '2' : '1',
    minSuppliers: kind === 'fixed' ? 1 : 3,
    items: mergedItems(rows),
  }
  return createProject(tx, actor, draft)
}

/** Fields that the author fills in later. */
const blank = {
  purchaseForm: '1',
  purchaseContent: '',
  categoryIds: [],
  region: null,
  contactTel: '',
  budgetAmount: null,
  isShowPrice: '1',
  invitedIds: [],
  enrolRequirements: '',
  publishAt: null,
  enrolBeginAt: null,
  enrolEndAt: null,
  questionEndAt: null,
  quoteBeginAt: null,
  quoteEndAt: null,
  extendDays: 0,
  evaluation: 'lowest',
  awardBy: 'total',
  criteria: [],
  requirements: '',
} as const satisfies Partial<ProjectDraft>
