import { sql } from 'kysely'
import { type AuditedKind, auditedKinds, listAuditLog } from '#contract/identity/auditLog.ts'
import type { Db } from '#kit/database/database.ts'
import { countOfLargeTables } from '#kit/database/list/list.finder.ts'
import type { RowIn } from '#kit/database/list/list.page.ts'
import { listOf } from '#kit/database/list.ts'
import { anyOf, sinceDay, untilDay } from '#kit/database/query.parts.ts'

/** Present name of the changed record; of a person, the name of their first account. */
const subject = sql<string>`coalesce(case e.entity
  when 'account' then (select u.name from identity.users u where u.tenant_id = e.tenant_id and u.id = e.entity_id)
  when 'person' then (select u.name from identity.users u
    where u.tenant_id = e.tenant_id and u.person_id = e.entity_id order by u.id limit 1)
  when 'role' then (select r.name from identity.roles r where r.tenant_id = e.tenant_id and r.id = e.entity_id)
  else (select d.name from identity.departments d where d.tenant_id = e.tenant_id and d.id = e.entity_id) end, '')`

/** Changes of the organisation and of permissions; logging in to connected applications changes nothing. */
export const auditList = listOf({
  route: listAuditLog,
  find: (db: Db) =>
    db
      .selectFrom('kit.events as e')
      .leftJoin('identity.users as a', (on) =>
        on.onRef('a.tenant_id', '=', 'e.tenant_id').onRef('a.id', '=', 'e.actor_id'),
      )
      .where('e.entity', '=', anyOf([...auditedKinds]))
      .where('e.name', '<>', 'account.jumped'),
  where: {
    keyword: { contains: ['a.name', 'a.code'] },
    kind: { is: 'e.entity' },
    beginDay: (e, day) => sinceDay(e, 'e.at', day),
    endDay: (e, day) => untilDay(e, 'e.at', day),
  },
  select: (found) =>
    found
      .select(['e.id', 'e.at', 'e.name', 'e.actor_id', 'e.from_state', 'e.to_state', 'e.reason', 'e.data'])
      .select(['a.name as actor_name', 'a.code as actor_code', sql<AuditedKind>`e.entity`.as('kind')])
      .select(subject.as('subject')),
  key: 'e.id',
  order: [['e.id', 'desc']],
  countUpTo: countOfLargeTables,
})
export type AuditRow = RowIn<typeof auditList>
