import { sql } from 'kysely'
import type { AgencyDraft } from '#contract/sourcing/agencies/agencies.ts'
import { listAgencies, maxAgentCandidates } from '#contract/sourcing/agencies/agencies.ts'
import type { Db } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import type { RowIn } from '#kit/database/list/list.page.ts'
import { type Params, preparedQuery, sqlQuery } from '#kit/database/query.ts'
import { insertMany } from '#kit/database/query.parts.ts'
import { containing } from '#kit/database/sqlLike.ts'
import { tableOf } from '#kit/database/table.ts'

export const agencies = tableOf('sourcing.agencies')

const people = sql<{ id: string; name: string }[]>`coalesce((
  select jsonb_agg(jsonb_build_object('id', u.id::text, 'name', u.name) order by u.name, u.id)
  from sourcing.agency_people m join identity.users u on u.tenant_id = m.tenant_id and u.id = m.user_id
  where m.tenant_id = a.tenant_id and m.agency_id = a.id), '[]')`
const running = sql<number>`(select count(*)::int from sourcing.agency_appointments t
  join sourcing.projects p on p.tenant_id = t.tenant_id and p.id = t.project_id
  where t.tenant_id = a.tenant_id and t.agency_id = a.id and t.ended_at is null and p.state not in ('7', '9'))`

/** Agencies of the register with their people. */
export const agencyList = listOf({
  route: listAgencies,
  find: (db: Db) => db.selectFrom('sourcing.agencies as a'),
  where: { keyword: { contains: ['a.name', 'a.credit_code', 'a.contact_name'] }, status: { disabled: 'a.disabled' } },
  select: (found) => found.selectAll('a').select([people.as('people'), running.as('projects')]),
  key: 'a.id',
  order: ['a.name'],
  sort: { name: 'a.name', createdAt: 'a.created_at' },
})
export type AgencyRow = RowIn<typeof agencyList>

export const valuesOf = ({ name, creditCode, contactName, contactTel, contactMail }: AgencyDraft) => ({
  name: name.trim(),
  credit_code: creditCode.toUpperCase(),
  contact_name: contactName.trim(),
  contact_tel: contactTel,
  contact_mail: contactMail,
})

export const insertPeople = insertMany('sourcing.agency_people', ['agency_id', 'user_id'])
export const removePeople = preparedQuery((db, $: Params<{ agencyId: string }>) =>
  db.deleteFrom('sourcing.agency_people').where('agency_id', '=', $.agencyId),
)

/** SQL condition: account `u` can act for an agency: it is open, and its person does not work for a supplier. */
const isEligible = `(u.entrance = 'agency' and identity.is_open(u) and not u.is_trial
  and not exists (select from identity.users s
    where s.tenant_id = u.tenant_id and s.person_id = u.person_id and s.supplier_id is not null))`

const candidates = sqlQuery(
  'sourcing.agentCandidates',
  `select u.id, u.code, u.name, coalesce(a.name, '') as "agencyName!"
   from identity.users u
   left join sourcing.agency_people m on m.tenant_id = u.tenant_id and m.user_id = u.id
   left join sourcing.agencies a on a.tenant_id = m.tenant_id and a.id = m.agency_id
   where ${isEligible} and (u.name ilike $like or u.code ilike $like)
     and ($ids?::bigint[] is null or u.id = any ($ids))
   order by u.name, u.id limit $max`,
)
/** Accounts that can act for agencies, by name or account. */
export const findAgentCandidates = (db: Db, keyword: string, ids: readonly string[] | null) =>
  candidates(db, { like: containing(keyword), ids: ids === null ? null : [...ids], max: maxAgentCandidates })

const eligible = sqlQuery(
  'sourcing.eligibleAgents',
  `select u.id, u.name from identity.users u where u.id = any ($ids) and ${isEligible} for share of u`,
)
/** Accounts among these that can act for an agency. */
export const findEligible = (db: Db, ids: readonly string[]) => eligible(db, { ids: [...ids] })

const choices = sqlQuery(
  'sourcing.agencyChoices',
  `select a.id, a.name, count(*)::int as "people!" from sourcing.agencies a
   join sourcing.agency_people m on m.tenant_id = a.tenant_id and m.agency_id = a.id
   where not a.disabled and a.name ilike $like group by a.tenant_id, a.id order by a.name, a.id limit 50`,
)
/** Agencies that can be appointed: in use, with people. */
export const findAgencyChoices = (db: Db, keyword: string) => choices(db, { like: containing(keyword) })

const peopleOf = sqlQuery(
  'sourcing.peopleOfAgency',
  `select u.id, u.name, u.person_id from sourcing.agency_people m
   join identity.users u on u.tenant_id = m.tenant_id and u.id = m.user_id
   where m.agency_id = $agencyId order by u.name, u.id`,
)
/** People of an agency. */
export const findPeople = (db: Db, agencyId: string) => peopleOf(db, { agencyId })
