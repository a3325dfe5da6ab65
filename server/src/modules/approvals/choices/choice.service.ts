import type { chooseApprovers as chooseRoute } from '#contract/approvals/approvalTasks.ts'
import type { Input } from '#contract/kit/route.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { offeredChoices, setChoices } from './choice.store.ts'

/**
 * Keeps whom the caller has chosen for the steps of rules that leave it to them. Whether the rule offers them for the
 * document is decided when it is submitted.
 */
export async function chooseApprovers(tx: Tx, actor: Actor, { choices }: Input<typeof chooseRoute>): Promise<void> {
  const offered = await offeredChoices(tx, actor.personId, choices)
  const isOffered = (each: (typeof choices)[number]) =>
    offered.some(({ ruleId, place }) => ruleId === each.ruleId && place === each.place)
  if (!choices.every(isOffered)) refuse('approval.notEligible')
  const last = new Map(choices.map((each) => [`${each.ruleId}/${each.place}`, each]))
  await setChoices(tx, actor.userId, [...last.values()])
}
