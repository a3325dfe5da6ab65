import type { ApprovalRule, ApprovalRuleDraft, RuleNode } from '#contract/approvals/approvalRules.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { activePositions } from '#modules/identity/index.ts'
import { findPeople, findRule, insertRule, knownRoles, lockRule, type RuleRow, setRule } from './rule.store.ts'

/** Inserts a rule, or updates the one with this id and version. Documents under approval keep their chain. */
export async function saveApprovalRule(tx: Tx, actor: Actor, draft: ApprovalRuleDraft): Promise<ApprovalRule> {
  const clean = { ...draft, nodes: draft.nodes.map(plain) }
  await checkNodes(tx, clean.nodes, actor.lang)
  const id = draft.id ? await changeRule(tx, draft.id, clean) : await insertRule(tx, clean)
  await publish(tx, actor, { name: 'approvalRule.saved', id, data: { ...clean } })
  const [saved] = await presentRules(tx, [await findRule(tx, id)])
  return saved!
}

async function changeRule(tx: Tx, id: string, draft: ApprovalRuleDraft): Promise<string> {
  const before = await lockRule(tx, id)
  if (before.version !== draft.version) refuse('thing.stale')
  await setRule(tx, before, draft)
  return id
}

/** Removes fields of a node that its source does not use. */
const plain = (node: RuleNode): RuleNode => ({
  ...node,
  roleCode: node.source === 'role' || node.source === 'choice' ? node.roleCode : null,
  userIds: node.source === 'users' || node.source === 'choice' ? [...new Set(node.userIds)] : [],
  levels: node.source === 'manager' ? (node.levels ?? null) : null,
  positionId: node.source === 'position' ? (node.positionId ?? null) : null,
  percent: node.mode === 'ratio' ? (node.percent ?? null) : null,
})

async function checkNodes(db: Db, nodes: readonly RuleNode[], lang: string): Promise<void> {
  const roles = await knownRoles(
    db,
    nodes.flatMap(({ roleCode }) => roleCode ?? []),
  )
  const people = await findPeople(
    db,
    nodes.flatMap(({ userIds }) => userIds),
  )
  const positions = new Set((await activePositions(db)).map(({ positionId }) => positionId))
  const isOpen = new Set(people.filter((one) => one.isOpen && one.entrance !== 'supplier').map(({ id }) => id))
  const cannotDecide = people.filter((one) => !one.canDecide)
  for (const node of nodes) {
    const facts = { node: lang === 'en' ? node.enName : node.name }
    if (node.mode === 'ratio' && !node.percent) refuse('approvalRule.noPercent', facts)
    if (node.source === 'manager' && !node.levels) refuse('approvalRule.noLevels', facts)
    if (node.source === 'position' && !positions.has(node.positionId ?? '')) refuse('approvalRule.noPosition', facts)
    const offersRole = node.source === 'choice' && node.roleCode !== null
    if (node.source === 'choice' && !offersRole && node.userIds.length === 0) refuse('approvalRule.noChoice', facts)
    if (node.source === 'role' || offersRole) refuseRole(roles.get(node.roleCode ?? ''), facts)
    if (node.source === 'users' && node.userIds.length === 0) refuse('approvalRule.noUser', facts)
    if (node.userIds.some((id) => !isOpen.has(id))) refuse('approvalRule.noUser', facts)
    const names = cannotDecide.filter(({ id }) => node.userIds.includes(id)).map(({ name }) => name)
    if (names.length > 0) refuse('approvalRule.userCannotDecide', { ...facts, names: names.join('、') })
  }
}

function refuseRole(canDecide: boolean | undefined, facts: { readonly node: string }): void {
  if (canDecide === undefined) refuse('approvalRule.noRole', facts)
  if (!canDecide) refuse('approvalRule.roleCannotDecide', facts)
}

export async function presentRules(db: Db, rows: readonly RuleRow[]): Promise<ApprovalRule[]> {
  const ids = [...new Set(rows.flatMap(({ nodes }) => nodes.flatMap(({ userIds }) => userIds)))]
  const people = ids.length > 0 ? await findPeople(db, ids) : []
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    name: row.name,
    enName: row.en_name,
    entity: row.entity,
    priority: row.priority,
    enabled: row.enabled,
    amountFrom: row.amount_from,
    amountTo: row.amount_to,
    deptId: row.dept_id,
    deptName: row.dept_name,
    categoryId: row.category_id,
    supplierId: row.supplier_id,
    orderType: row.order_type,
    costCentre: row.cost_centre,
    overBudget: row.over_budget,
    nodes: row.nodes,
    people: people
      .filter(({ id }) => row.nodes.some(({ userIds }) => userIds.includes(id)))
      .map(({ id, name, dept_name }) => ({ userId: id, userName: name, deptName: dept_name })),
  }))
}
