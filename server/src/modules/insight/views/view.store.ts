import type { Db, Tx } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { tableOf } from '#kit/database/table.ts'
import type { Grant } from '#kit/reach.rules.ts'
import { grantsOf } from '#modules/identity/index.ts'

export const views = tableOf('insight.views')
export type ViewRow = Awaited<ReturnType<typeof views.find>>

const own = sqlQuery(
  'insight.ownViews',
  `select v.id, v.version, v.name, v.topic, v.period, v.filter, v.rhythm, v.hour, v.last_sent_at, p.email = '' as "hasNoAddress!"
   from insight.views v
   join identity.users u on u.tenant_id = v.tenant_id and u.id = v.owner_id
   join identity.people p on p.tenant_id = u.tenant_id and p.id = u.person_id
   where v.owner_id = $userId order by v.name, v.id limit 50`,
)
export const viewsOf = (db: Db, userId: string) => own(db, { userId })

const lockOwner = sqlQuery(
  'insight.lockOwner',
  'select u.id from identity.users u where u.id = $userId for no key update',
)
/** One save of an account at a time. */
export const lockOwnerOfViews = async (tx: Tx, userId: string): Promise<void> => void (await lockOwner(tx, { userId }))

const countOwn = sqlQuery(
  'insight.countViews',
  'select count(*)::int as "views!" from insight.views where owner_id = $userId',
)
export const countViews = async (db: Db, userId: string): Promise<number> => (await countOwn.one(db, { userId })).views

const mailed = sqlQuery(
  'insight.mailedViews',
  `select v.id, v.rhythm, v.hour, v.sent_for from insight.views v where v.rhythm <> 'none' and v.id > $after order by v.id limit $max::int
   for no key update skip locked`,
)
/** Views that are mailed, in pages after an id, locked. */
export const lockMailedViews = (tx: Tx, page: { readonly after: string; readonly max: number }) => mailed(tx, page)

const sent = sqlQuery(
  'insight.noteSentViews',
  `update insight.views v set sent_for = d.day, last_sent_at = kit.clock()
   from jsonb_to_recordset($due::jsonb) d(id bigint, day date) where v.tenant_id = kit.tenant() and v.id = d.id`,
)
export const noteSent = async (tx: Tx, due: readonly { readonly id: string; readonly day: string }[]): Promise<void> =>
  void (await sent(tx, { due }))

const owner = sqlQuery(
  'insight.ownerOfView',
  `select u.id, u.name, u.lang, u.entrance, u.dept_id, p.email, coalesce(r.permissions, '{}') as "permissions!", ${grantsOf} as grants
   from identity.users u join identity.people p on p.tenant_id = u.tenant_id and p.id = u.person_id
   cross join lateral (select array_agg(distinct each.code) as permissions from identity.user_roles h
     join identity.roles role on role.tenant_id = h.tenant_id and role.id = h.role_id cross join unnest(role.permissions) each(code)
     where h.tenant_id = u.tenant_id and h.user_id = u.id and identity.is_in_time(h)) r
   where u.id = $userId and identity.is_open(u)`,
).narrow<{ lang: 'zh-CN' | 'en'; grants: readonly Grant[] | null }>()
/** Owner of a view with today's rights; undefined if the account is closed. */
export const findOwner = (db: Db, userId: string) => owner.first(db, { userId })
