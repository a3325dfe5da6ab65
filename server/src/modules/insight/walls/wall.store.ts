import { sql } from 'kysely'
import { listWallLinks, type WallLinkStatus } from '#contract/insight/walls.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import type { RowIn } from '#kit/database/list/list.page.ts'
import type { FilterOf } from '#kit/database/list/list.where.ts'
import { type RowOf, sqlQuery } from '#kit/database/query.ts'
import { tableOf } from '#kit/database/table.ts'

export const wallLinks = tableOf('insight.wall_links')

/** Whether the maker could open the link at this moment; reading it decides anew. */
const isStopped = sql<boolean>`not exists (
  select from identity.users m
  cross join lateral (select coalesce(array_agg(each.code), '{}') as codes from identity.user_roles h
    join identity.roles r on r.tenant_id = h.tenant_id and r.id = h.role_id cross join unnest(r.permissions) each(code)
    where h.tenant_id = m.tenant_id and h.user_id = m.id and identity.is_in_time(h)) given
  where m.tenant_id = k.tenant_id and m.id = k.maker_id and identity.is_open(m)
    and given.codes @> '{insight.read,insight.share}'
    and (k.dept_id is null or exists (select from identity.departments s
      join identity.user_roles h on h.tenant_id = m.tenant_id and h.user_id = m.id and identity.is_in_time(h)
      join identity.roles r on r.tenant_id = h.tenant_id and r.id = h.role_id and r.permissions && '{insight.read,insight.oversee}'
      where s.tenant_id = k.tenant_id and s.id = k.dept_id and case h.reach when 'own' then false when 'all' then true
        when 'chosen' then h.reach_dept_ids && s.path when 'deptTree' then m.dept_id = any (s.path)
        when 'dept' then m.dept_id = s.id
          and not exists (select from identity.departments b where b.tenant_id = s.tenant_id and b.parent_id = s.id)
        else 'insight.oversee' = any (r.permissions) or m.dept_id = any (s.path) end)))`
const status = sql<WallLinkStatus>`case when k.revoked_at is not null then 'revoked'
  when k.expires_on < (kit.clock() at time zone 'Asia/Shanghai')::date then 'expired'
  when ${isStopped} then 'stopped' else 'active' end`

interface Makers {
  /** Account whose links are listed; null: those of everybody. */
  readonly makerId: string | null
}

export const wallLinkList = listOf({
  route: listWallLinks,
  find: (db: Db, { makerId }: FilterOf<typeof listWallLinks> & Makers) =>
    db
      .selectFrom('insight.wall_links as k')
      .innerJoin('identity.users as u', (on) =>
        on.onRef('u.tenant_id', '=', 'k.tenant_id').onRef('u.id', '=', 'k.maker_id'),
      )
      .leftJoin('identity.departments as d', (on) =>
        on.onRef('d.tenant_id', '=', 'k.tenant_id').onRef('d.id', '=', 'k.dept_id'),
      )
      .$if(makerId !== null, (query) => query.where('k.maker_id', '=', makerId)),
  where: {
    keyword: { contains: ['k.name', 'k.prefix', 'u.name'] },
    status: (_, wanted) => sql<boolean>`${status} = ${wanted}`,
  },
  select: (found) =>
    found
      .select(['k.id', 'k.version', 'k.name', 'k.prefix', 'k.period', 'k.networks', 'k.expires_on as expiresOn'])
      .select(['k.last_seen_at', 'k.last_seen_ip as lastSeenIp', 'k.created_at', 'u.name as makerName'])
      .select(sql<string>`coalesce(d.name, '')`.as('deptName'))
      .select(status.as('status')),
  key: 'k.id',
  order: [sql`k.revoked_at is not null`, ['k.id', 'desc']],
  sort: { name: 'k.name', expiresOn: 'k.expires_on', lastSeenAt: 'k.last_seen_at' },
})
export type WallLinkRow = RowIn<typeof wallLinkList>

const inForce = sqlQuery(
  'insight.wallLink',
  `select k.id, k.maker_id, k.name, k.period, k.dept_id, k.networks, k.last_seen_at from insight.wall_links k
   where k.hash = $hash and k.revoked_at is null and k.expires_on >= $today`,
)
export type FoundWallLink = RowOf<typeof inForce>
/** Link that is neither revoked nor expired, by the hash of its token. */
export const findWallLink = (db: Db, of: { readonly hash: Buffer; readonly today: string }) =>
  inForce.first(db, { ...of })

const noteSeen = sqlQuery(
  'insight.wallSeen',
  'update insight.wall_links k set last_seen_at = $at, last_seen_ip = $ip where k.tenant_id = kit.tenant() and k.id = $id',
)
export const noteWallSeen = async (
  tx: Tx,
  seen: { readonly id: string; readonly at: Date; readonly ip: string },
): Promise<void> => void (await noteSeen(tx, { ...seen }))
