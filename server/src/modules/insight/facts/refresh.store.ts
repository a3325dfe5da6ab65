import type { Tx } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'

const orders = sqlQuery('insight.refreshOrders', 'select insight.refresh_orders($ids::bigint[]) as "changed!"')
const projects = sqlQuery('insight.refreshProjects', 'select insight.refresh_projects($ids::bigint[]) as "changed!"')
const approvals = sqlQuery('insight.refreshApprovals', 'select insight.refresh_approvals($ids::bigint[]) as "changed!"')
const regroupCubes = sqlQuery('insight.regroup', 'select insight.regroup()::text as done')
const lockFacts = sqlQuery('insight.lock', 'select insight.lock()::text as done')

/** Brings the facts of documents to what their rows say; answers how many facts changed. */
export const refreshOrders = async (tx: Tx, ids: readonly string[]) => (await orders.one(tx, { ids: [...ids] })).changed
export const refreshProjects = async (tx: Tx, ids: readonly string[]) =>
  (await projects.one(tx, { ids: [...ids] })).changed
export const refreshApprovals = async (tx: Tx, ids: readonly string[]) =>
  (await approvals.one(tx, { ids: [...ids] })).changed

/** Adds the sums of departments up anew, by the tree as it is now. */
export const regroup = async (tx: Tx): Promise<void> => void (await regroupCubes(tx))
/** Keeps listeners from writing facts until the transaction ends. */
export const lockAllFacts = async (tx: Tx): Promise<void> => void (await lockFacts(tx))

const forgetAll = sqlQuery(
  'insight.forgetFacts',
  `with spend as (delete from insight.spend), cube as (delete from insight.cube), suppliers as (delete from insight.cube_supplier),
     cycles as (delete from insight.cycles), projects as (delete from insight.projects), quotes as (delete from insight.quotes)
   delete from insight.approvals`,
)
export const forgetFacts = async (tx: Tx): Promise<void> => void (await forgetAll(tx))

const orderPage = sqlQuery(
  'insight.ordersToCount',
  `select o.id from ordering.orders o where o.id > $after and o.accepted_at is not null order by o.id limit $max::int`,
)
const projectPage = sqlQuery(
  'insight.projectsToCount',
  `select p.id from sourcing.projects p where p.id > $after and p.published_at is not null order by p.id limit $max::int`,
)
const approvalPage = sqlQuery(
  'insight.approvalsToCount',
  `select i.id from approvals.instances i where i.id > $after and i.status in ('approved', 'rejected') order by i.id limit $max::int`,
)

/** Documents that have facts, in pages after an id, each with what refreshes them. */
export const countedDocuments = [
  { page: orderPage, refresh: refreshOrders },
  { page: projectPage, refresh: refreshProjects },
  { page: approvalPage, refresh: refreshApprovals },
] as const

const awardedProjects = sqlQuery(
  'insight.projectsOfOrders',
  `select distinct o.project_id as "id!" from ordering.orders o where o.id = any ($ids::bigint[]) and o.project_id is not null`,
)
/** Projects whose orders these are: whether a project was ordered is a fact of the project. */
export const projectsOf = async (tx: Tx, ids: readonly string[]): Promise<string[]> =>
  (await awardedProjects(tx, { ids: [...ids] })).map(({ id }) => id)

const endedApprovals = sqlQuery(
  'insight.approvalsOfDocuments',
  `select i.id from approvals.instances i where i.entity_id = any ($ids::bigint[]) and i.status in ('approved', 'rejected')`,
)
/** Ended approvals of documents. Events of approvals name the document alone. */
export const approvalsOf = async (tx: Tx, ids: readonly string[]): Promise<string[]> =>
  (await endedApprovals(tx, { ids: [...ids] })).map(({ id }) => id)
