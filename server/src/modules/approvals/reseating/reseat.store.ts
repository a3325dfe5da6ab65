import type { Db } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { mayDecide } from '../approver.store.ts'

const max = 2000

const stranded = sqlQuery(
  'approvals.stranded',
  `
  select i.id from approvals.instances i
  where i.status = 'pending' and (i.stuck_since is not null
    or not exists (select from approvals.tasks t
      where t.tenant_id = i.tenant_id and t.instance_id = i.id and t.status = 'open')
    or exists (select from approvals.tasks t join identity.users u on u.tenant_id = t.tenant_id and u.id = t.approver_id
      where t.tenant_id = i.tenant_id and t.instance_id = i.id and t.status = 'open' and not ${mayDecide('u')}))
  order by i.id limit $max`,
)
/** Pending rounds with an open task that its holder cannot decide, or with none. */
export const strandedRounds = async (db: Db): Promise<readonly string[]> =>
  (await stranded(db, { max })).map(({ id }) => id)

const heldBy = sqlQuery(
  'approvals.roundsHeldBy',
  `
  select distinct t.instance_id as "id!" from approvals.tasks t
  where t.status = 'open' and t.approver_id = any ($userIds::bigint[]) order by 1`,
)
/** Rounds with open tasks of these accounts. */
export const roundsHeldBy = async (db: Db, userIds: readonly string[]): Promise<readonly string[]> =>
  (await heldBy(db, { userIds })).map(({ id }) => id)

const holders = sqlQuery(
  'approvals.holdersOfRole',
  `
  select distinct t.approver_id as "id!" from approvals.tasks t
  join identity.user_roles h on h.tenant_id = t.tenant_id and h.user_id = t.approver_id
  where t.status = 'open' and h.role_id = $roleId`,
)
/** Accounts with this role that hold open tasks. */
export const holdersOfRole = async (db: Db, roleId: string): Promise<readonly string[]> =>
  (await holders(db, { roleId })).map(({ id }) => id)

/** Open tasks of accounts, oldest first, with what they are about. */
export const openTasksOf = sqlQuery(
  'approvals.openTasksOf',
  `
  select t.id, t.approver_id, i.entity, i.doc_no, i.title, t.opened_at as "opened_at!"
  from approvals.tasks t join approvals.instances i on i.tenant_id = t.tenant_id and i.id = t.instance_id
  where t.status = 'open' and t.approver_id = any ($userIds::bigint[]) order by t.opened_at, t.id limit 200`,
)
