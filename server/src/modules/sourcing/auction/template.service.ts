import type { Input } from '#contract/kit/route.ts'
import { contradictionOf, hasLots } from '#contract/sourcing/auction/auctionRule.ts'
import * as contract from '#contract/sourcing/auction/auctionTemplates.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { refuse, refuseInput } from '#kit/refusal.ts'
import { contradictionText } from '../projects/draft.rules.ts'
import { countTemplates, removeTemplateRow, saveTemplateRow, serializeTemplates } from './template.store.ts'

/** What a project allows in the best case: only contradictions of the rule itself refuse a template. */
const anyProject = { evaluation: 'lowest', budgetAmount: '1', isShowPrice: '0' } as const

/** Keeps a rule under a name, which replaces the template of an equal name. */
export async function saveTemplate(
  tx: Tx,
  actor: Actor,
  { name, rule }: Input<typeof contract.saveAuctionTemplate>,
): Promise<{ id: string }> {
  const trimmed = name.trim() || refuseInput('required', { field: 'name' })
  const contradiction = contradictionOf(rule, { ...anyProject, awardBy: hasLots(rule) ? 'line' : 'total' })
  if (contradiction) refuse('auction.contradicts', { what: contradictionText(contradiction, actor.lang) })
  await serializeTemplates.one(tx)
  const { id } = await saveTemplateRow.one(tx, { name: trimmed, rule, savedBy: actor.userName, savedAt: actor.now })
  const { count } = await countTemplates.one(tx)
  if (count > contract.maxAuctionTemplates) refuse('auctionTemplate.tooMany', { max: contract.maxAuctionTemplates })
  return { id }
}

export async function removeTemplate(tx: Tx, { id }: Input<typeof contract.removeAuctionTemplate>): Promise<void> {
  if (!(await removeTemplateRow.first(tx, { id }))) refuse('thing.notFound')
}
