import { sql } from 'kysely'
import { type ApiKeyStatus, listApiKeys } from '#contract/api/keys.ts'
import type { Db, Locked } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import type { RowIn } from '#kit/database/list/list.page.ts'
import { type Params, preparedQuery, sqlQuery } from '#kit/database/query.ts'
import { type RowOfTable, tableOf } from '#kit/database/table.ts'

export const apiKeys = tableOf('api.keys')
export type LockedKey = Locked<RowOfTable<typeof apiKeys>>

const status = sql<ApiKeyStatus>`case when k.revoked_at is not null then 'revoked' when a.disabled then 'disabled'
  when k.expires_on < (now() at time zone 'Asia/Shanghai')::date then 'expired' else 'active' end`

export const apiKeyList = listOf({
  route: listApiKeys,
  find: (db: Db) =>
    db
      .selectFrom('api.keys as k')
      .innerJoin('api.accounts as a', (on) =>
        on.onRef('a.tenant_id', '=', 'k.tenant_id').onRef('a.id', '=', 'k.account_id'),
      )
      .innerJoin('identity.users as u', (on) =>
        on.onRef('u.tenant_id', '=', 'k.tenant_id').onRef('u.id', '=', 'k.account_id'),
      ),
  where: {
    keyword: { contains: ['k.name', 'k.prefix', 'u.name'] },
    status: (_, wanted) => sql<boolean>`${status} = ${wanted}`,
    accountId: { is: 'k.account_id' },
  },
  select: (found) =>
    found
      .select(['k.id', 'k.version', 'k.name', 'k.prefix', 'k.scopes', 'k.networks', 'k.expires_on as expiresOn'])
      .select(['k.calls_per_minute as callsPerMinute', 'k.last_used_at', 'k.last_used_ip as lastUsedIp'])
      .select(['k.former_until', 'k.created_at', 'k.account_id as accountId', 'u.name as accountName'])
      .select(status.as('status')),
  key: 'k.id',
  order: [sql`k.revoked_at is not null`, ['k.id', 'desc']],
  sort: { name: 'k.name', expiresOn: 'k.expires_on', lastUsedAt: 'k.last_used_at' },
})
export type ApiKeyRow = RowIn<typeof apiKeyList>

/** Key by the hash of what is sent: the present one, or the former one of a rotation. It can do what its account can, too. */
export const findCallingKey = sqlQuery(
  'api.findCallingKey',
  `select k.id, k.name, k.account_id as "userId", k.networks, k.calls_per_minute as "callsPerMinute",
     array(select unnest(k.scopes) intersect select unnest(a.permissions)) as "permissions!",
     case when k.hash = $hash then (k.expires_on + 1)::timestamp at time zone 'Asia/Shanghai'
       else least(k.former_until, (k.expires_on + 1)::timestamp at time zone 'Asia/Shanghai') end as "validUntil!"
   from api.keys k join api.accounts a on a.tenant_id = k.tenant_id and a.id = k.account_id
   where (k.hash = $hash or k.former_hash = $hash and k.former_until > $at) and k.revoked_at is null and not a.disabled`,
)

export const setKeyUsed = preparedQuery((db, $: Params<{ id: string; at: Date; ip: string }>) =>
  db.updateTable('api.keys').set({ last_used_at: $.at, last_used_ip: $.ip }).where('id', '=', $.id),
)
