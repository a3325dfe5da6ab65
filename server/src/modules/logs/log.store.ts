import { sql } from 'kysely'
import { slowMs } from '#contract/kit/calls/callLog.ts'
import * as contract from '#contract/logs/logs.ts'
import type { DeliveryStatus } from '#contract/notifications/operating.ts'
import type { Db } from '#kit/database/database.ts'
import { countOfLargeTables } from '#kit/database/list/list.finder.ts'
import type { RowIn } from '#kit/database/list/list.page.ts'
import { listOf } from '#kit/database/list.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { anyOf, sinceDay, untilDay } from '#kit/database/query.parts.ts'
import { containing } from '#kit/database/sqlLike.ts'
import type { Accounts } from './accounts.store.ts'

/** Whether a keyword can be a part of an address or of a trace: searching those reads all entries. */
const isAddress = (keyword: string) => /^[\da-f.:]+$/i.test(keyword) && /[.:]/.test(keyword)
const isTrace = (keyword: string) => /^[\da-f]{8,32}$/i.test(keyword)

interface LoginFilter {
  readonly keyword?: string | undefined
  readonly accounts?: Accounts | undefined
  readonly isFailed?: boolean | undefined
  readonly beginDay?: string | undefined
  readonly endDay?: string | undefined
}

export const loginLogList = listOf({
  route: contract.listLoginLog,
  find: (...[db]: readonly [db: Db, filter: LoginFilter]) =>
    db
      .selectFrom('identity.logins as l')
      .leftJoin('identity.users as u', (on) =>
        on.onRef('u.tenant_id', '=', 'l.tenant_id').onRef('u.id', '=', 'l.user_id'),
      ),
  where: {
    // A failed attempt names a person and no account.
    keyword: (e, keyword, { accounts }) => {
      const like = containing(keyword.trim())
      const ofPeople = e('l.person_id', '=', anyOf([...(accounts?.personIds ?? [])]))
      if (accounts) return isAddress(keyword.trim()) ? e.or([e('l.ip', 'ilike', like), ofPeople]) : ofPeople
      const account = e
        .selectFrom('identity.users as o')
        .select('o.id')
        .whereRef('o.tenant_id', '=', 'l.tenant_id')
        .whereRef('o.person_id', '=', 'l.person_id')
        .where((o) => o.or([o('o.name', 'ilike', like), o('o.code', 'ilike', like)]))
      return e.or([e('l.ip', 'ilike', like), e.exists(account)])
    },
    isFailed: (e, isFailed) => e('l.result', isFailed ? '<>' : '=', 'ok'),
    beginDay: (e, day) => sinceDay(e, 'l.at', day),
    endDay: (e, day) => untilDay(e, 'l.at', day),
  },
  // An attempt that names no account names a person: the first of their accounts is shown.
  select: (found) =>
    found.select([
      'l.id',
      'l.at',
      'l.method',
      'l.result',
      'l.ip',
      'l.agent',
      sql<string>`coalesce((select b.name from identity.users b where b.tenant_id = l.tenant_id and b.id = l.by_user_id), '')`.as(
        'by_name',
      ),
      sql<string>`coalesce(u.name, (select o.name from identity.users o where o.tenant_id = l.tenant_id and o.person_id = l.person_id order by o.id limit 1), '')`.as(
        'user_name',
      ),
      sql<string>`coalesce(u.code, (select o.code from identity.users o where o.tenant_id = l.tenant_id and o.person_id = l.person_id order by o.id limit 1), '')`.as(
        'user_code',
      ),
    ]),
  key: 'l.id',
  order: [
    ['l.at', 'desc'],
    ['l.id', 'desc'],
  ],
  countUpTo: countOfLargeTables,
})
export type LoginLogRow = RowIn<typeof loginLogList>

/** Codes whose names contain the keyword. */
export interface Named {
  readonly paths?: readonly string[] | undefined
  readonly events?: readonly string[] | undefined
  readonly templates?: readonly string[] | undefined
}

/** Condition: a call has published one of these events. */
const hasHappened = (events: readonly string[]) => sql<boolean>`(c.trace_id <> '' and exists (select from kit.events e
  where e.tenant_id = c.tenant_id and e.trace_id = c.trace_id and e.name = any (${[...events]}::text[])))`
interface LogFilter extends Named {
  readonly keyword?: string | undefined
  readonly beginDay?: string | undefined
  readonly endDay?: string | undefined
}
interface CallFilter extends LogFilter {
  readonly accounts?: Accounts | undefined
  readonly documentId?: string | undefined
  readonly isRefused?: boolean | undefined
}
interface MessageFilter extends LogFilter {
  readonly channel?: string | undefined
  readonly status?: DeliveryStatus | undefined
}

const calls = (db: Db, { keyword = '', accounts, paths = [], events = [] }: CallFilter) =>
  db
    .selectFrom('kit.calls as c')
    .leftJoin('identity.users as a', (on) =>
      on.onRef('a.tenant_id', '=', 'c.tenant_id').onRef('a.id', '=', 'c.actor_id'),
    )
    .leftJoin('identity.users as b', (on) =>
      on.onRef('b.tenant_id', '=', 'c.tenant_id').onRef('b.id', '=', 'c.on_behalf_of'),
    )
    .$if(keyword.trim() !== '', (found) => {
      const like = containing(keyword.trim())
      const ids = anyOf([...(accounts?.ids ?? [])])
      return found.where((e) =>
        e.or([
          ...(accounts
            ? [e('c.actor_id', '=', ids), e('c.on_behalf_of', '=', ids)]
            : (['a.name', 'a.code', 'b.name'] as const).map((column) => e(column, 'ilike', like))),
          e.and([e('c.key_id', 'is not', null), e('c.key_name', 'ilike', like)]),
          ...(isTrace(keyword.trim()) ? [e('c.trace_id', 'ilike', like)] : []),
          e('c.path', '=', anyOf([...paths])),
          ...(events.length > 0 ? [hasHappened(events)] : []),
        ]),
      )
    })

const happened = sql<string[]>`array(select distinct e.name from kit.events e
  where e.tenant_id = c.tenant_id and e.trace_id = c.trace_id and e.trace_id <> '' order by e.name limit 20)`

export const operationList = listOf({
  route: contract.listOperationLog,
  find: (db: Db, filter: CallFilter) =>
    calls(db, filter).where((e) =>
      e.or([e('c.writes', '=', true), e('c.key_id', 'is not', null), e('c.is_viewing', '=', true)]),
    ),
  where: {
    documentId: { is: 'c.document_id' },
    isRefused: (e, isRefused) => e('c.code', isRefused ? '<>' : '=', 0),
    beginDay: (e, day) => sinceDay(e, 'c.at', day),
    endDay: (e, day) => untilDay(e, 'c.at', day),
  },
  select: (found) =>
    found
      .select([
        'c.id',
        'c.at',
        'c.key_name',
        'c.path',
        'c.document_id',
        'c.code',
        'c.ms',
        'c.ip',
        'c.agent',
        'c.trace_id',
      ])
      .select(['a.name as actor_name', 'a.code as actor_code', 'b.name as on_behalf_of_name', happened.as('happened')]),
  key: 'c.id',
  order: [
    ['c.at', 'desc'],
    ['c.id', 'desc'],
  ],
  countUpTo: countOfLargeTables,
})
export type CallRow = RowIn<typeof operationList>

export const slowCallList = listOf({
  route: contract.listCallLog,
  find: (db: Db, filter: CallFilter) => calls(db, filter).where('c.ms', '>', sql<number>`${sql.lit(slowMs)}`),
  where: {
    documentId: { is: 'c.document_id' },
    isRefused: (e, isRefused) => e('c.code', isRefused ? '<>' : '=', 0),
    beginDay: (e, day) => sinceDay(e, 'c.at', day),
    endDay: (e, day) => untilDay(e, 'c.at', day),
  },
  select: (found) =>
    found
      .select([
        'c.id',
        'c.at',
        'c.key_name',
        'c.path',
        'c.document_id',
        'c.code',
        'c.ms',
        'c.ip',
        'c.agent',
        'c.trace_id',
      ])
      .select(['a.name as actor_name', 'a.code as actor_code', 'b.name as on_behalf_of_name', happened.as('happened')]),
  key: 'c.id',
  order: [
    ['c.at', 'desc'],
    ['c.id', 'desc'],
  ],
  sort: { ms: 'c.ms' },
  countUpTo: countOfLargeTables,
})

export const exportLogList = listOf({
  route: contract.listExportLog,
  find: (db: Db, { keyword = '', paths = [] }: LogFilter) =>
    db
      .selectFrom('kit.exports as x')
      .leftJoin('identity.users as a', (on) =>
        on.onRef('a.tenant_id', '=', 'x.tenant_id').onRef('a.id', '=', 'x.actor_id'),
      )
      .$if(keyword.trim() !== '', (found) => {
        const like = containing(keyword.trim())
        return found.where((e) =>
          e.or([
            ...(['a.name', 'a.code', 'x.file_name'] as const).map((column) => e(column, 'ilike', like)),
            sql<boolean>`x.path = any (${[...paths]}::text[])`,
          ]),
        )
      }),
  where: {
    beginDay: (e, day) => sinceDay(e, 'x.at', day),
    endDay: (e, day) => untilDay(e, 'x.at', day),
  },
  select: (found) =>
    found
      .select([
        'x.id',
        'x.at',
        'x.path',
        'x.file_name',
        'x.filter',
        'x.bytes',
        'x.finished_at',
        'x.ip',
        'x.trace_id',
        'x.reason',
      ])
      .select(['a.name as actor_name', 'a.code as actor_code']),
  key: 'x.id',
  order: [
    ['x.at', 'desc'],
    ['x.id', 'desc'],
  ],
  countUpTo: countOfLargeTables,
})
export type ExportRow = RowIn<typeof exportLogList>

export const messageLogList = listOf({
  route: contract.listMessageLog,
  find: (db: Db, { keyword = '', templates = [] }: MessageFilter) =>
    db
      .selectFrom('notifications.deliveries as d')
      .innerJoin('notifications.messages as m', (on) =>
        on.onRef('m.tenant_id', '=', 'd.tenant_id').onRef('m.id', '=', 'd.message_id'),
      )
      .leftJoin('identity.users as u', (on) =>
        on.onRef('u.tenant_id', '=', 'd.tenant_id').onRef('u.id', '=', 'd.receiver_id'),
      )
      .$if(keyword.trim() !== '', (found) => {
        const like = containing(keyword.trim())
        return found.where((e) =>
          e.or([
            ...(['u.name', 'u.code', 'm.title_zh', 'm.title_en'] as const).map((column) => e(column, 'ilike', like)),
            sql<boolean>`m.template = any (${[...templates]}::text[])`,
          ]),
        )
      }),
  where: {
    channel: { is: 'd.channel' },
    status: { is: 'd.status' },
    beginDay: (e, day) => sinceDay(e, 'd.created_at', day),
    endDay: (e, day) => untilDay(e, 'd.created_at', day),
  },
  select: (found) =>
    found
      .select(['d.id', 'd.created_at', 'd.channel', 'd.status', 'd.reason', 'd.attempts', 'm.template'])
      .select(['m.title_zh', 'm.title_en', 'u.name as receiver_name', 'u.code as receiver_code']),
  key: 'd.id',
  order: [
    ['d.created_at', 'desc'],
    ['d.id', 'desc'],
  ],
  countUpTo: countOfLargeTables,
})
export type MessageRow = RowIn<typeof messageLogList>

/** Events of a call, with their values before and after. */
export const changesOfCall = sqlQuery(
  'logs.changesOfCall',
  `select e.id, e.at, e.name, e.entity, e.entity_id, e.actor_id, e.from_state, e.to_state, e.reason, e.data
   from kit.calls c join kit.events e on e.tenant_id = c.tenant_id and e.trace_id = c.trace_id
   where c.id = $id and c.trace_id <> '' order by e.id limit 200`,
)
