import type { Schedule, Terms } from '#sealing/quotes/terms.ts'
import { shortest } from '#contract/kit/money.ts'
import type { ItemRow, ProjectRow } from '../projects/project.store.ts'

type Frozen = Pick<
  ProjectRow,
  'id' | 'title' | 'award_by' | 'quotes_whole' | 'evaluation' | 'criteria' | 'auction_rule'
>

/** Terms of a project's round, to which quotes are sealed and which everyone can verify later. */
export const termsOf = (
  tenantId: string,
  project: Frozen,
  items: readonly Pick<ItemRow, 'id' | 'name' | 'quantity' | 'unit'>[],
  schedule: Schedule,
): Terms => ({
  tenantId,
  projectId: project.id,
  title: project.title,
  items: items.map(({ id, name, quantity, unit }) => ({ itemId: id, name, qty: shortest(quantity), unit })),
  rule: {
    award: project.evaluation === 'weighted' ? 'weighted' : project.award_by === 'total' ? 'total' : 'perLine',
    // Single items can be quoted if they can be awarded separately, unless the department's quotation rule forbids it.
    partial: project.award_by !== 'total' && !project.quotes_whole,
    priceWeight: priceWeightOf(project),
    mayDeviate: true,
    currency: 'CNY',
    ...(project.evaluation === 'weighted' ? { criteria: project.criteria } : {}),
    ...(project.auction_rule ? { auction: sealedRuleOf(project.auction_rule) } : {}),
  },
  schedule: [schedule],
})

/** Part of an auction rule in the terms of sealed quotes; an auction itself commits to all of it. */
const sealedRuleOf = ({
  stepKind,
  step,
  stepBase,
  tie,
  extensionWindow,
  extensionMinutes,
  mostExtensions,
  visibility,
}: NonNullable<ProjectRow['auction_rule']>) => ({
  stepKind,
  step,
  stepBase,
  tie,
  extensionWindow,
  extensionMinutes,
  mostExtensions,
  visibility,
})

const priceWeightOf = ({ evaluation, criteria }: Pick<Frozen, 'evaluation' | 'criteria'>): string =>
  evaluation === 'weighted'
    ? String(criteria.reduce((all, { kind, weight }) => (kind === 'price' ? all + weight : all), 0))
    : '0'
