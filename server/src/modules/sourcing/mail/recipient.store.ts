import type { Db } from '#kit/database/database.ts'
import { type RowOf, sqlQuery } from '#kit/database/query.ts'
import type { ProjectRow } from '../projects/project.store.ts'
import { holds } from '../evaluators/evaluator.store.ts'
import { heldBy } from '../seal/handOver/held.ts'

const usable = (permission: string) => `identity.is_open(u) and ${holds(permission)}`
const people = 'identity.users u join identity.people p on p.tenant_id = u.tenant_id and p.id = u.person_id'

const recipient = sqlQuery(
  'sourcing.letterRecipient',
  `select u.id, u.name, u.lang, u.person_id, u.supplier_id, u.entrance, p.email from ${people}
   where u.id = $userId and ${usable('$permission::text')}`,
).narrow<{ lang: 'zh-CN' | 'en' }>()
export type Recipient = RowOf<typeof recipient>
/** Recipient of a letter; undefined if they may no longer read it. */
export const findRecipient = (db: Db, userId: string, permission: string) => recipient.first(db, { userId, permission })

const ofSuppliers = sqlQuery(
  'sourcing.accountsOfSuppliers',
  `select distinct on (u.supplier_id, u.person_id) u.id, u.supplier_id as "supplierId!" from ${people}
   where u.entrance = 'supplier' and u.supplier_id = any($supplierIds) and ${usable("'supplierProject.join'")}
   order by u.supplier_id, u.person_id, u.id`,
)
/** One account for each person of these suppliers who participates in projects. */
export const accountsOfSuppliers = (db: Db, supplierIds: readonly string[]) =>
  ofSuppliers(db, { supplierIds: [...supplierIds] })

/** With a data scope of a role one's own projects stay; the counterpart of `keepsOwnProjects` for account `u`. */
const keepsOwn = `(j.owner_id = u.id and ${holds("'project.manage'")} and exists (select from identity.user_roles s
  where s.tenant_id = u.tenant_id and s.user_id = u.id and identity.is_in_time(s) and s.reach <> 'default'))`

/** Followers; the condition on account `u` equals that of `visibleProjects`. */
const followers = sqlQuery(
  'sourcing.followersOfProject',
  `select distinct on (u.person_id) u.id, u.name, u.lang, u.person_id, u.supplier_id, u.entrance, p.email from ${people}
   join sourcing.follows f on f.tenant_id = u.tenant_id and f.user_id = u.id
   join sourcing.projects j on j.tenant_id = f.tenant_id and j.id = f.project_id
   where f.project_id = $projectId and u.id = coalesce($userId?, u.id) and identity.is_open(u)
     and not coalesce(u.supplier_id = any($informed), false) and (j.scope = 'open'
       or (u.supplier_id is not null and exists (select from sourcing.invitations i
         where i.tenant_id = j.tenant_id and i.project_id = j.id and i.supplier_id = u.supplier_id))
       or (u.supplier_id is null and u.entrance = 'operator'
         and identity.reaches(u, 'project.oversee', 'all', j.dept_path))
       or (u.supplier_id is null and u.entrance = 'purchaser'
         and (identity.reaches(u, 'project.manage', 'deptTree', j.dept_path) or ${keepsOwn})))
   order by u.person_id, u.id`,
).narrow<{ lang: 'zh-CN' | 'en' }>()
/** One account for each follower of a project who may see it, except suppliers informed anyway. */
export const findFollowers = (db: Db, projectId: string, informed: readonly string[]) =>
  followers(db, { projectId, userId: null, informed: [...informed] })
/** Follower who receives a letter; undefined if they no longer follow or see the project. */
export const findFollower = (db: Db, projectId: string, userId: string): Promise<Recipient | undefined> =>
  followers.first(db, { projectId, userId, informed: [] })

const ofOpeners = sqlQuery(
  'sourcing.accountsOfOpeners',
  `select distinct on (u.person_id) u.id, u.person_id from ${people}
   where u.entrance in ('purchaser', 'operator') and u.person_id = any($personIds) and ${usable("'seal.open'")}
   order by u.person_id, u.id`,
)
/** One account of each of these openers. */
export const accountsOfOpeners = (db: Db, personIds: readonly string[]) => ofOpeners(db, { personIds: [...personIds] })

const overseers = sqlQuery(
  'sourcing.accountsOfOverseers',
  `select distinct on (u.person_id) u.id, u.name, u.lang, u.person_id, u.supplier_id, u.entrance, p.email from ${people}
   join sourcing.projects j on j.tenant_id = u.tenant_id and j.id = $projectId
   where u.entrance = 'operator' and u.id = coalesce($userId?, u.id) and identity.is_open(u)
     and identity.reaches(u, 'project.oversee', 'all', j.dept_path) order by u.person_id, u.id limit 200`,
).narrow<{ lang: 'zh-CN' | 'en' }>()
/** One account of each of the operators who oversee the project. */
export const accountsOfOverseers = (db: Db, projectId: string) => overseers(db, { projectId, userId: null })
/** Operator who receives a letter; undefined if they no longer oversee the project. */
export const findOverseer = (db: Db, projectId: string, userId: string): Promise<Recipient | undefined> =>
  overseers.first(db, { projectId, userId })

/** Relation of a supplier to a project; `open`: it may quote without enrolment or invitation. */
export type Part = 'invited' | 'passed' | 'enrolled' | 'open' | 'quoted'

/**
 * Reads who has quoted from opened quotes only. Until the opening the list must not depend on sealed quotes, because
 * receivers of messages are visible to operators: everybody who may quote gets them.
 */
const suppliers = sqlQuery(
  'sourcing.suppliersOfProject',
  `select supplier_id as "supplierId!", array_agg(part) as "parts!" from (
     select supplier_id, 'invited' as part from sourcing.invitations where project_id = $projectId
     union all
     select supplier_id, case status when 'passed' then 'passed' else 'enrolled' end from sourcing.enrolments
     where project_id = $projectId and status in ('submitted', 'passed')
     union all
     select distinct supplier_id, 'quoted' from sourcing.quotes where project_id = $projectId
     union all
     select distinct u.supplier_id, 'open' from sourcing.projects p
     join identity.users u on u.tenant_id = p.tenant_id and u.entrance = 'supplier' and u.supplier_id is not null
     where p.id = $projectId and p.audit = '2' and p.scope = 'open' and ${usable("'supplierProject.join'")}
       and not exists (select from sourcing.seal_openings o where o.tenant_id = p.tenant_id and o.project_id = p.id)
   ) parts group by supplier_id order by supplier_id`,
).narrow<{ parts: Part[] }>()
/** Whether a supplier with these relations may quote in the first round. */
export const mayQuote =
  ({ audit, scope }: Pick<ProjectRow, 'audit' | 'scope'>) =>
  (parts: readonly Part[]): boolean =>
    parts.includes(audit === '1' ? 'passed' : scope === 'open' ? 'open' : 'invited')

/** Suppliers related to a project, with their relations. */
export const findSuppliersOf = (db: Db, projectId: string) => suppliers(db, { projectId })

const asker = sqlQuery(
  'sourcing.askerOfQuestion',
  'select supplier_id from sourcing.questions where id = $id and answered_at is not null',
)
/** Supplier whose question was answered. */
export const findAsker = async (db: Db, id: string): Promise<string | undefined> =>
  (await asker.first(db, { id }))?.supplier_id

const awarded = sqlQuery(
  'sourcing.lettersOfResult',
  `select s.supplier_id, s.is_winner from sourcing.projects p
   join sourcing.awards a on a.tenant_id = p.tenant_id and a.id = p.award_id and a.status = 'published'
   join sourcing.award_suppliers s on s.tenant_id = a.tenant_id and s.award_id = a.id
   where p.id = $projectId order by s.supplier_id`,
)
/** Suppliers with valid quotes in a published result; none before publication. */
export const findAwarded = (db: Db, projectId: string) => awarded(db, { projectId })

const shares = sqlQuery(
  'sourcing.roundsWithShare',
  `select distinct r.project_id, r.round, p.owner_id from sourcing.seal_rounds r
   join sourcing.projects p on p.tenant_id = r.tenant_id and p.id = r.project_id
   join sourcing.seal_shares s on s.tenant_id = r.tenant_id and s.project_id = r.project_id and s.round = r.round
   join lateral (${heldBy('r', '$personId')}) m on m.opener = s.opener
   where s.released is null and r.status in ('open', 'closed', 'opening')
   order by r.project_id, r.round`,
)
/** Rounds that need a key share of this person. */
export const findRoundsWithShare = (db: Db, personId: string) => shares(db, { personId })
