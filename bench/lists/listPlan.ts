import { dayOf } from '#contract/kit/calendar.ts'
import { listDepartments } from '#contract/identity/departments.ts'
import { listAuditLog } from '#contract/identity/auditLog.ts'
import { qryDeptUsers } from '#contract/identity/identity.ts'
import { listRoles } from '#contract/identity/roles.ts'
import { listSpend } from '#contract/insight/statistics.ts'
import { listLoginLog, listOperationLog } from '#contract/logs/logs.ts'
import { listTenantOrders } from '#contract/ordering/tenantOrderLists.ts'
import { type Permission, permissions } from '#contract/permissions.ts'
import { listPayables } from '#contract/settlement/payables.ts'
import { listSuppliers } from '#contract/suppliers/suppliers.ts'
import { type Actor, systemActor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { auditList } from '#modules/identity/auditLog/auditLog.store.ts'
import { departmentList } from '#modules/identity/departments/department.store.ts'
import { peopleList } from '#modules/identity/people/person.list.store.ts'
import { roleList } from '#modules/identity/roles/role.store.ts'
import { spendList } from '#modules/insight/statistics/entries.store.ts'
import { loginLogList, operationList } from '#modules/logs/log.store.ts'
import { orderList } from '#modules/ordering/orders/lists/orderList.store.ts'
import { payableList } from '#modules/settlement/payables/payable.store.ts'
import { supplierList } from '#modules/suppliers/supplier.store.ts'
import { rowsOf } from './listRows.ts'

interface Listed {
  readonly rows: number
  /** Most milliseconds that 95 % of the calls may take. */
  readonly target: number
  readonly reader: 'operator' | 'buyer'
  readonly path: string
  /** The page alone, through the product's access to the database. */
  readonly page: (db: Db, actor: Actor) => Promise<unknown>
}

const first = { page: 1, limit: 20 }
const lastYear = () => ({ since: dayOf(new Date(Date.now() - 364 * 86_400_000)), until: dayOf(new Date()) })
const query = (route: { readonly path: string }, filter: Readonly<Record<string, string>> = {}) =>
  `${route.path}?${new URLSearchParams({ page: '1', limit: '20', ...filter })}`

/** First pages in their usual order. */
export const listPlan: Readonly<Record<string, Listed>> = {
  orders: {
    rows: rowsOf.orders,
    target: 25,
    reader: 'operator',
    path: query(listTenantOrders),
    page: (db, actor) => orderList.page(db, { actor, statuses: [] }, first),
  },
  payables: {
    rows: rowsOf.payables,
    target: 25,
    reader: 'buyer',
    path: query(listPayables),
    page: (db, { now }) => payableList.page(db, { statuses: ['open', 'held', 'paying'], today: dayOf(now) }, first),
  },
  suppliers: {
    rows: rowsOf.suppliers,
    target: 25,
    reader: 'operator',
    path: query(listSuppliers),
    page: (db) => supplierList.page(db, {}, first),
  },
  people: {
    rows: rowsOf.people,
    target: 30,
    reader: 'operator',
    path: query(qryDeptUsers),
    page: (db, { now }) => peopleList.page(db, { lockedIds: [], now }, first),
  },
  departments: {
    rows: rowsOf.departments,
    target: 30,
    reader: 'operator',
    path: query(listDepartments),
    page: (db) => departmentList.page(db, {}, first),
  },
  roles: {
    rows: rowsOf.roles,
    target: 30,
    reader: 'operator',
    path: query(listRoles),
    page: (db, { personId }) => roleList.page(db, { personId }, first),
  },
  operations: {
    rows: rowsOf.calls,
    target: 30,
    reader: 'operator',
    path: query(listOperationLog),
    page: (db) => operationList.page(db, {}, first),
  },
  logins: {
    rows: rowsOf.logins,
    target: 30,
    reader: 'operator',
    path: query(listLoginLog),
    page: (db) => loginLogList.page(db, {}, first),
  },
  audit: {
    rows: rowsOf.events,
    target: 30,
    reader: 'operator',
    path: query(listAuditLog),
    page: (db) => auditList.page(db, {}, first),
  },
  spend: {
    rows: rowsOf.facts,
    target: 30,
    reader: 'operator',
    path: query(listSpend, lastYear()),
    page: (db) => {
      const { since, until } = lastYear()
      return spendList.page(db, { scope: '0', since, before: until }, first)
    },
  },
}

/** Somebody who may do everything. */
export const readerOf = (tenantId: string, entrance: Listed['reader'], userId: string): Actor => ({
  ...systemActor(tenantId),
  entrance: entrance === 'buyer' ? 'purchaser' : 'operator',
  userId,
  personId: '1',
  permissions: new Set(Object.keys(permissions) as Permission[]),
})
