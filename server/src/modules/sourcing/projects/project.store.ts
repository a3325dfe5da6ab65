import { sql } from 'kysely'
import type { Db, Locked, Tx } from '#kit/database/database.ts'
import { type Params, preparedQuery, type RowOf, sqlQuery } from '#kit/database/query.ts'
import { anyOf, insertMany, type NewRow } from '#kit/database/query.parts.ts'
import { type Patch, type RowOfTable, tableOf } from '#kit/database/table.ts'

export const projects = tableOf('sourcing.projects')
export type ProjectRow = RowOfTable<typeof projects>
export type ProjectPatch = Patch<'sourcing.projects'>
export type LockedProject = Locked<ProjectRow>

interface ChangedItem {
  readonly id: string
  readonly quantity: string
  readonly spec: string
  readonly needDate: string | null
}

const itemColumns = [
  'project_id',
  'line_no',
  'name',
  'spec',
  'unit',
  'quantity',
  'budget_price',
  'need_date',
  'remark',
  'sku_id',
  'lot',
] as const
export type NewItem = NewRow<'sourcing.items', (typeof itemColumns)[number]>
export const insertItems = insertMany('sourcing.items', itemColumns)
export const removeItems = preparedQuery((db, $: Params<{ projectId: string }>) =>
  db.deleteFrom('sourcing.items').where('project_id', '=', $.projectId),
)
const itemsOf = preparedQuery((db, $: Params<{ projectId: string }>) =>
  db
    .selectFrom('sourcing.items')
    .select(['id', ...itemColumns])
    .where('project_id', '=', $.projectId)
    .orderBy('line_no'),
)
export type ItemRow = RowOf<typeof itemsOf>
export const findItems = (db: Db, projectId: string): Promise<ItemRow[]> => itemsOf(db, { projectId })
const setItemRows = sqlQuery(
  'sourcing.setItems',
  `update sourcing.items i set quantity = r.quantity, spec = r.spec, need_date = r."needDate"
   from jsonb_to_recordset($items::jsonb) as r(id bigint, quantity numeric, spec text, "needDate" date)
   where i.id = r.id and i.project_id = $projectId`,
)
/** Updates existing items after a change notice. */
export const setItems = async (tx: Tx, projectId: string, items: readonly ChangedItem[]): Promise<void> =>
  void (await setItemRows(tx, { projectId, items: [...items] }))

export const insertInvitations = insertMany('sourcing.invitations', ['project_id', 'supplier_id'])
export const removeInvitations = preparedQuery((db, $: Params<{ projectId: string }>) =>
  db.deleteFrom('sourcing.invitations').where('project_id', '=', $.projectId),
)
const invitedOf = preparedQuery((db, $: Params<{ projectId: string }>) =>
  db
    .selectFrom('sourcing.invitations as i')
    .innerJoin('suppliers.suppliers as s', 's.id', 'i.supplier_id')
    .select(['s.id', 's.name'])
    .where('i.project_id', '=', $.projectId)
    .orderBy('s.name'),
)
export const findInvited = (db: Db, projectId: string) => invitedOf(db, { projectId })

const number = sqlQuery(
  'sourcing.nextNumber',
  `select tenancy.next_no($code, $pattern, 'day', $day::date, $deptId::bigint) as "no!"`,
)
export interface Numbered {
  readonly code: string
  readonly pattern: string
  readonly day: string
  readonly deptId: string
}
/** Next number of a sequence on a day, by the tenant's pattern or this one. */
export const nextNumber = async (tx: Tx, of: Numbered): Promise<string> => (await number.one(tx, { ...of })).no

const clock = sqlQuery('sourcing.clock', 'select kit.clock() as "now!"')
/** Current time of the database; deadlines are decided by it, after the lock. */
export const databaseTime = async (db: Db): Promise<Date> => (await clock.one(db)).now

const approving = sqlQuery(
  'sourcing.approving',
  `select coalesce(bool_or(t.status = 'open'), false) as "awaits_me!", count(*) > 0 as "approves!"
   from approvals.tasks t join approvals.instances i on i.id = t.instance_id
   where i.entity in ('project', 'award') and i.entity_id = $projectId and t.approver_id = $userId`,
)
/** Whether a user is an approver of the project, and whether it waits for them. */
export const approvingOf = (db: Db, projectId: string, userId: string) => approving.one(db, { projectId, userId })

const person = preparedQuery((db, $: Params<{ userId: string }>) =>
  db.selectFrom('identity.users').select('person_id').where('id', '=', $.userId),
)
/** Person of an account. */
export const personOf = async (db: Db, userId: string): Promise<string> => (await person.one(db, { userId })).person_id

const overdue = preparedQuery((db, $: Params<{ now: Date }>) =>
  db
    .selectFrom('sourcing.projects')
    .select('id')
    .where('ends_at', '<=', $.now)
    // Publications may wait for the keeper, so deadlines of suppliers come first.
    .orderBy(sql`state = '3'`)
    .orderBy('ends_at')
    .limit(500),
)
export const overdueProjects = (db: Db, now: Date) => overdue(db, { now })

const passed = sqlQuery(
  'sourcing.passedEnrolments',
  `select count(*)::int as "passed!" from sourcing.enrolments where project_id = $projectId and status = 'passed'`,
)
export const countPassed = async (tx: Tx, projectId: string): Promise<number> =>
  (await passed.one(tx, { projectId })).passed

const deptCode = preparedQuery((db, $: Params<{ id: string }>) =>
  db.selectFrom('identity.departments').select('code').where('id', '=', $.id),
)
/** Code of a department, which keys its settings. */
export const findDeptCode = async (db: Db, id: string): Promise<string> => (await deptCode.one(db, { id })).code

const knownCategories = preparedQuery((db, $: Params<{ ids: readonly string[] }>) =>
  db
    .selectFrom('catalogue.categories')
    .select(['id', 'name', 'en_name as enName', 'path'])
    .where('id', '=', anyOf($.ids)),
)
export const findCategories = (db: Db, ids: readonly string[]) => knownCategories(db, { ids })

const agreementDepartments = preparedQuery((db) =>
  db
    .selectFrom('identity.departments')
    .select(['id', 'full_name as name'])
    .where('disabled', '=', false)
    .orderBy('path')
    .limit(2000),
)
/** Departments for which agreement prices can hold. */
export const findAgreementDepartments = (db: Db) => agreementDepartments(db)
