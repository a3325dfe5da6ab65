import type { Db } from '#kit/database/database.ts'
import { type Params, preparedQuery, sqlQuery } from '#kit/database/query.ts'

const sheet = preparedQuery((db, $: Params<{ awardId: string }>) =>
  db.selectFrom('sourcing.awards').select(['sheet', 'proposed_at']).where('id', '=', $.awardId),
)
/** Comparison that the award was based on, and when it was frozen. */
export const findSheet = (db: Db, awardId: string) => sheet.first(db, { awardId })

const decides = sqlQuery(
  'sourcing.decidesAward',
  `select count(*) > 0 as "decides!" from approvals.tasks
   where instance_id = $approvalId and approver_id = $userId and status <> 'waiting'`,
)
/** Whether a user is an approver of the award. */
export const decidesAward = async (db: Db, approvalId: string, userId: string): Promise<boolean> =>
  (await decides.one(db, { approvalId, userId })).decides

const prices = sqlQuery(
  'sourcing.lastPrices',
  `select i.id as "id!", last.price::text as "price!" from sourcing.items i cross join lateral (
     select l.price from sourcing.items o
     join sourcing.award_lines l on l.tenant_id = o.tenant_id and l.item_id = o.id
     join sourcing.awards a on a.tenant_id = l.tenant_id and a.id = l.award_id and a.status = 'published'
     where o.tenant_id = i.tenant_id and o.project_id <> i.project_id
       and (o.sku_id = i.sku_id or o.name = i.name and o.spec = i.spec and o.unit = i.unit)
     order by a.published_at desc, a.id desc, l.line_no limit 1
   ) last where i.project_id = $projectId`,
)
/** Last awarded price of each item: of the same goods, or of the same name, specification and unit. */
export const findLastPrices = async (db: Db, projectId: string): Promise<ReadonlyMap<string, string>> =>
  new Map((await prices(db, { projectId })).map(({ id, price }) => [id, price]))
