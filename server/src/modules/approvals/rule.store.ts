import type { ApprovalEntity, ApprovalRuleDraft, RuleNode } from '#contract/approvals/approvals.ts'
import { hot, type Locked, type Sql, type Tx } from '#kit/database.ts'
import { refuse } from '#kit/refusal.ts'

export interface RuleRow {
  id: string
  version: number
  name: string
  en_name: string
  entity: ApprovalEntity
  priority: number
  enabled: boolean
  amount_from: string | null
  amount_to: string | null
  dept_id: string | null
  dept_name: string | null
  category_id: string | null
  supplier_id: string | null
  order_type: string | null
  nodes: RuleNode[]
}

const rules = (sql: Sql) =>
  sql
    .selectFrom('approvals.rules as r')
    .leftJoin('identity.departments as d', (on) =>
      on.onRef('d.tenant_id', '=', 'r.tenant_id').onRef('d.id', '=', 'r.dept_id'),
    )
    .selectAll('r')
    .select('d.name as dept_name')

export const allRules = async (sql: Sql, entity?: ApprovalEntity) =>
  (await rules(sql)
    .$if(entity !== undefined, (query) => query.where('r.entity', '=', entity!))
    .orderBy('r.priority')
    .orderBy('r.id')
    .limit(1000)
    .execute()) as unknown as RuleRow[]

export const findRule = async (sql: Sql, id: string) =>
  ((await rules(sql).where('r.id', '=', id).executeTakeFirst()) as RuleRow | undefined) ?? refuse('thing.notFound')

export const lockRule = async (tx: Tx, id: string) =>
  ((await rules(tx).where('r.id', '=', id).forUpdate('r').executeTakeFirst()) as Locked<RuleRow> | undefined) ??
  refuse('thing.notFound')

const valuesOf = (draft: ApprovalRuleDraft) => ({
  name: draft.name,
  en_name: draft.enName,
  entity: draft.entity,
  priority: draft.priority,
  enabled: draft.enabled,
  amount_from: draft.amountFrom,
  amount_to: draft.amountTo,
  dept_id: draft.deptId,
  category_id: draft.categoryId,
  supplier_id: draft.supplierId,
  order_type: draft.orderType,
  nodes: JSON.stringify(draft.nodes),
})

export const insertRule = async (tx: Tx, tenantId: string, draft: ApprovalRuleDraft) =>
  (
    await tx
      .insertInto('approvals.rules')
      .values({ tenant_id: tenantId, ...valuesOf(draft) })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id

export const setRule = (tx: Tx, { id, version }: Locked<RuleRow>, draft: ApprovalRuleDraft) =>
  tx
    .updateTable('approvals.rules')
    .set({ ...valuesOf(draft), version: version + 1, updated_at: new Date() })
    .where('id', '=', id)
    .execute()

/** Which of these roles exist, by code. */
export const knownRoles = async (sql: Sql, codes: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await sql
    .selectFrom('identity.roles')
    .select('code')
    .where((e) => e('code', '=', e.fn.any(e.val([...codes]))))
    .execute()
  return new Set(rows.map(({ code }) => code))
}

/** The roles that let their holders decide. */
export const findApproverRoles = (sql: Sql) =>
  sql
    .selectFrom('identity.roles')
    .select(['code', 'name', 'en_name'])
    .where((e) => e(e.val('approval.decide'), '=', e.fn.any('permissions')))
    .orderBy('name')
    .execute()

const people = hot<
  { id: string; name: string; dept_name: string; disabled: boolean; entrance: string },
  [ids: string[]]
>(`
  select u.id, u.name, d.name as dept_name, u.disabled, u.entrance
  from identity.users u join identity.departments d on d.id = u.dept_id where u.id = any ($1::bigint[]) order by u.id`)

export const findPeople = (sql: Sql, ids: readonly string[]) => people(sql, [...ids])
