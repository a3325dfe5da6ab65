import type { Kysely } from 'kysely'
import type { ApprovalEntity } from '#contract/approvals/approvals.ts'
import type { ApprovalRuleDraft } from '#contract/approvals/approvalRules.ts'
import type { Db, Locked, Tx } from '#kit/database/database.ts'
import type { DB } from '#kit/database/db.ts'
import { type Params, preparedQuery, type RowOf, sqlQuery } from '#kit/database/query.ts'
import { anyOf, json, now } from '#kit/database/query.parts.ts'
import { refuse } from '#kit/refusal.ts'
import { mayDecide } from '../approver.store.ts'

const rules = (db: Kysely<DB>) =>
  db
    .selectFrom('approvals.rules as r')
    .leftJoin('identity.departments as d', (on) =>
      on.onRef('d.tenant_id', '=', 'r.tenant_id').onRef('d.id', '=', 'r.dept_id'),
    )
    .selectAll('r')
    .select('d.name as dept_name')

const all = preparedQuery((db, $: Params<{ entity?: ApprovalEntity | undefined }>) => {
  const query = rules(db).orderBy('r.priority').orderBy('r.id').limit(1000)
  return $.entity ? query.where('r.entity', '=', $.entity) : query
})
export const allRules = (db: Db, entity?: ApprovalEntity) => all(db, { entity })

const byId = preparedQuery((db, $: Params<{ id: string }>) => rules(db).where('r.id', '=', $.id))
const byIdLocked = preparedQuery((db, $: Params<{ id: string }>) => rules(db).where('r.id', '=', $.id).forUpdate('r'))
export type RuleRow = RowOf<typeof byId>

export const findRule = async (db: Db, id: string) => (await byId.first(db, { id })) ?? refuse('thing.notFound')

export const lockRule = async (tx: Tx, id: string) =>
  ((await byIdLocked.first(tx, { id })) ?? refuse('thing.notFound')) as Locked<RuleRow>

const valuesOf = ({ name, entity, priority, enabled, nodes, ...draft }: ApprovalRuleDraft) => ({
  name,
  entity,
  priority,
  enabled,
  nodes,
  en_name: draft.enName,
  amount_from: draft.amountFrom,
  amount_to: draft.amountTo,
  dept_id: draft.deptId,
  category_id: draft.categoryId,
  supplier_id: draft.supplierId,
  order_type: draft.orderType,
  cost_centre: draft.costCentre,
  over_budget: draft.overBudget ?? false,
})
type Values = ReturnType<typeof valuesOf>

const insert = preparedQuery((db, $: Params<Values>) =>
  db
    .insertInto('approvals.rules')
    .values({ ...$, nodes: json($.nodes) })
    .returning('id'),
)
export const insertRule = async (tx: Tx, draft: ApprovalRuleDraft) => (await insert.one(tx, valuesOf(draft))).id

const update = preparedQuery((db, { id, nodes, ...values }: Params<{ id: string } & Values>) =>
  db
    .updateTable('approvals.rules')
    .set((e) => ({ ...values, nodes: json(nodes), version: e('version', '+', 1), updated_at: now() }))
    .where('id', '=', id),
)
export const setRule = (tx: Tx, { id }: Locked<RuleRow>, draft: ApprovalRuleDraft) =>
  update(tx, { id, ...valuesOf(draft) })

const roles = preparedQuery((db, $: Params<{ codes: readonly string[] }>) =>
  db
    .selectFrom('identity.roles')
    .select('code')
    .select((e) => e(e.val('approval.decide'), '=', e.fn.any('permissions')).as('can_decide'))
    .where('code', '=', anyOf($.codes)),
)
/** Existing roles among these codes, with whether their holders may decide approvals. */
export const knownRoles = async (db: Db, codes: readonly string[]): Promise<ReadonlyMap<string, boolean>> =>
  new Map((await roles(db, { codes })).map((role) => [role.code, role.can_decide === true]))

/** Roles with the permission to approve. */
export const findApproverRoles = preparedQuery((db) =>
  db
    .selectFrom('identity.roles')
    .select(['code', 'name', 'en_name'])
    .where((e) => e(e.val('approval.decide'), '=', e.fn.any('permissions')))
    .orderBy('name'),
)

const people = sqlQuery(
  'approvals.rule.people',
  `
  select u.id, u.name, d.name as dept_name, identity.is_open(u) as "isOpen!", u.entrance,
    ${mayDecide('u')} as "canDecide!"
  from identity.users u join identity.departments d on d.id = u.dept_id where u.id = any ($ids::bigint[]) order by u.id`,
)

export const findPeople = (db: Db, ids: readonly string[]) => people(db, { ids })
