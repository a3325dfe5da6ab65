import { contracts as manifest } from '#contract/contracts/manifest.ts'
import type { ApprovalDecision } from '#contract/approvals/approvals.ts'
import { dayOf } from '#contract/kit/calendar.ts'
import type { Actor } from '#kit/actor.ts'
import type { ApprovalHook, ApprovalOutcome } from '#kit/approvals.ts'
import type { Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { decideApproval, startApproval } from '#modules/approvals/index.ts'
import { exceedsBudget } from '#modules/ledger/index.ts'
import { changeFlow } from './changes/change.rules.ts'
import { changes } from './changes/change.store.ts'
import { changeEvent, contractEvent, type Held, lockContract } from './contract.access.service.ts'
import { contractFlow, deviationsOf } from './contract.rules.ts'
import { type ContractDocument, contracts } from './contract.store.ts'
import { freezeChange, freezeContract } from './documents/freeze.service.ts'
import { publishedEdition } from './templates/template.store.ts'

/** Starts the approval of a contract, or of a change of it. */
export async function startContractApproval(
  tx: Tx,
  actor: Actor,
  contract: ContractDocument,
  { title, amount }: { readonly title: string; readonly amount: string },
) {
  const edition = await publishedEdition(tx, contract.template_id, contract.edition)
  const deviations = deviationsOf(edition?.clauses ?? [], contract.clauses).map((each) => each.title)
  return startApproval(tx, actor, {
    entity: 'contract',
    entityId: contract.id,
    docNo: contract.no,
    title,
    version: String(contract.version + 1),
    amount,
    requesterId: actor.userId,
    requesterPersonId: actor.personId,
    deptId: actor.deptId,
    deptPath: actor.deptPath,
    categoryIds: [],
    supplierIds: [contract.supplier_id],
    orderType: '',
    isOverBudget: await exceedsBudget(tx, { deptId: actor.deptId, amount, on: dayOf(actor.now) }),
    facts: deviations.length === 0 ? {} : { deviations: deviations.join('、') },
  })
}

/** Contracts as a kind of document that is approved: the draft first, later each change. */
export const contractApproval: ApprovalHook = {
  kind: manifest.approvals.contract,
  lock: async (tx, actor, id) => {
    const held = await lockContract(tx, actor, id)
    if (held.contract.status !== 'approving' && held.change?.status !== 'approving') refuse('approval.decided')
    return (outcome) =>
      held.contract.status === 'approving'
        ? applyOutcome(tx, actor, held, outcome)
        : applyToChange(tx, actor, held, outcome)
  },
}

/** Decides on a contract as approver; approvers otherwise decide in their inbox. */
export async function decideContract(
  tx: Tx,
  actor: Actor,
  { id, decision, opinion }: { readonly id: string; readonly decision: ApprovalDecision; readonly opinion: string },
): Promise<void> {
  const { contract, change } = await lockContract(tx, actor, id)
  const instanceId = change?.approval_id ?? contract.approval_id ?? refuse('approval.decided')
  const apply = await contractApproval.lock(tx, actor, id)
  const docVersion = String(contract.version)
  const { status, events } = await decideApproval(tx, actor, { instanceId, decision, opinion, docVersion })
  if (status !== 'cancelled') await apply({ status, opinion, events })
}

const verbs = { approved: 'approved', rejected: 'rejected', expired: 'approvalExpired' } as const
const actions = { approved: 'approve', rejected: 'reject', expired: 'expireApproval' } as const

async function applyOutcome(
  tx: Tx,
  actor: Actor,
  { contract, facts }: Held,
  { status: outcome, opinion, events }: ApprovalOutcome,
): Promise<void> {
  if (outcome === 'pending') return publish(tx, actor, ...events)
  const status = contractFlow.decide(facts, actions[outcome], actor)
  const after = await contracts.set(tx, contract, {
    status,
    reason: outcome === 'rejected' ? opinion : '',
    sent_at: outcome === 'approved' ? actor.now : null,
  })
  if (outcome === 'approved') await freezeContract(tx, after, actor.now)
  await publish(tx, actor, ...events, contractEvent(contract, verbs[outcome], status, opinion))
}

const changeVerbs = { approved: 'changeApproved', rejected: 'changeRejected', expired: 'changeExpired' } as const

async function applyToChange(
  tx: Tx,
  actor: Actor,
  { contract, change }: Held,
  { status: outcome, opinion, events }: ApprovalOutcome,
): Promise<void> {
  if (outcome === 'pending') return publish(tx, actor, ...events)
  const status = changeFlow.decide(change!, actions[outcome], actor)
  await changes.set(tx, change!, {
    status,
    reason: outcome === 'rejected' ? opinion : '',
    ...(outcome === 'approved' ? {} : { ended_at: actor.now }),
  })
  if (outcome === 'approved') await freezeChange(tx, contract, change!, actor.now)
  await contracts.set(tx, contract, {})
  await publish(tx, actor, ...events, changeEvent(contract, change!, changeVerbs[outcome], opinion))
}
