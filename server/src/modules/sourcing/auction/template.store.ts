import { type AuctionTemplate, maxAuctionTemplates } from '#contract/sourcing/auction/auctionTemplates.ts'
import type { Db } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'

const templates = sqlQuery(
  'sourcing.auctionTemplates',
  'select id, name, rule, saved_by as "savedBy!" from sourcing.auction_templates order by lower(name) limit $max::int',
).narrow<{ rule: AuctionTemplate['rule'] }>()
/** Templates of the tenant by name. */
export const listTemplates = (db: Db): Promise<AuctionTemplate[]> => templates(db, { max: maxAuctionTemplates })

export const saveTemplateRow = sqlQuery(
  'sourcing.saveAuctionTemplate',
  `insert into sourcing.auction_templates (name, rule, saved_by, saved_at)
   values ($name, $rule::jsonb, $savedBy, $savedAt)
   on conflict (tenant_id, lower(name)) do update set name = excluded.name, rule = excluded.rule, saved_by = excluded.saved_by,
     saved_at = excluded.saved_at
   returning id`,
)
export const countTemplates = sqlQuery(
  'sourcing.countAuctionTemplates',
  'select count(*)::int as "count!" from sourcing.auction_templates',
)
export const serializeTemplates = sqlQuery(
  'sourcing.serializeAuctionTemplates',
  "select pg_advisory_xact_lock(hashtextextended('auctionTemplates/' || kit.tenant(), 3)) is null as locked",
)
export const removeTemplateRow = sqlQuery(
  'sourcing.removeAuctionTemplate',
  'delete from sourcing.auction_templates where id = $id returning id',
)
