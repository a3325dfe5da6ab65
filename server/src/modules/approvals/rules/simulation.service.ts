import type { Simulation, SimulatedDocument, simulateRule } from '#contract/approvals/approvalActions.ts'
import type { Input } from '#contract/kit/route.ts'
import type { Actor } from '#kit/actor.ts'
import type { Database, Tx } from '#kit/database/database.ts'
import { findRulesAndPeople } from '../approver.store.ts'
import { chainOf } from '../chain.rules.ts'
import type { DraftDoc } from '../condition.rules.ts'
import { saveApprovalRule } from './rule.service.ts'
import { roundsOfMonth } from './simulation.store.ts'

const mostRows = 50

/** Thrown to undo the changed rule once it was tried. */
class Tried extends Error {
  readonly result: Simulation
  constructor(result: Simulation) {
    super('tried')
    this.result = result
  }
}

/**
 * Tries a changed rule on the documents of a month: the rule is saved, all chains are computed before and after it, and
 * the transaction is undone. Whatever the rule would be refused for when it is saved, it is refused for here.
 */
export async function simulate(
  database: Database,
  actor: Actor,
  input: Input<typeof simulateRule>,
): Promise<Simulation> {
  try {
    return await database.write(actor.tenantId, async (tx) => {
      throw new Tried(await tryOut(tx, actor, input))
    })
  } catch (error) {
    if (error instanceof Tried) return error.result
    throw error
  }
}

async function tryOut(tx: Tx, actor: Actor, { month, draft }: Input<typeof simulateRule>): Promise<Simulation> {
  const rows = await roundsOfMonth(tx, draft.entity, month)
  const docs = rows.map(docOf)
  const deptIds = [...new Set(docs.flatMap(({ deptPath }) => deptPath))]
  const requesterIds = [...new Set(docs.map(({ requesterId }) => requesterId))]
  const before = await findRulesAndPeople(tx, draft.entity, deptIds, requesterIds)
  await saveApprovalRule(tx, actor, draft)
  const after = await findRulesAndPeople(tx, draft.entity, deptIds, requesterIds)
  const compared = rows.map((row, at): SimulatedDocument => {
    const doc = docs[at]!
    const [was, is] = [before, after].map(({ rules, people, choices }) => chainOf(doc, rules, people, choices))
    const names = (chain: typeof was) => (chain ?? []).map(({ name, enName }) => (actor.lang === 'en' ? enName : name))
    return {
      docNo: row.doc_no,
      title: row.title,
      amount: row.amount,
      before: names(was),
      after: names(is),
      change: (is?.length ?? 0) - (was?.length ?? 0),
      isUnmanned: (is ?? []).some(({ approvers, choice }) => approvers.length === 0 && choice === undefined),
    }
  })
  const differs = ({ before: was, after: is, isUnmanned }: SimulatedDocument) =>
    isUnmanned || was.join('\n') !== is.join('\n')
  return {
    documents: compared.length,
    more: compared.filter(({ change }) => change > 0).length,
    fewer: compared.filter(({ change }) => change < 0).length,
    unmanned: compared.filter(({ isUnmanned }) => isUnmanned).length,
    rows: compared.filter(differs).slice(0, mostRows),
  }
}

type Row = Awaited<ReturnType<typeof roundsOfMonth>>[number]
/** Facts of a document as they were asked for; of older rounds only amount, department and requester are known. */
const docOf = ({ rule_facts: known, ...row }: Row): DraftDoc => ({
  entity: row.entity,
  amount: row.amount,
  requesterId: row.requester_id,
  requesterPersonId: row.requester_person_id,
  deptId: row.dept_id,
  deptPath: known.deptPath ?? row.dept_path,
  categoryIds: known.categoryIds ?? [],
  supplierIds: known.supplierIds ?? [],
  orderType: known.orderType ?? '',
  costCentres: known.costCentres ?? [],
  isOverBudget: known.isOverBudget ?? false,
})
