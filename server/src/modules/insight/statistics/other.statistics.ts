import { minus } from '#contract/kit/money.ts'
import { budgetsInForce, sumsOfBudgets } from '../cockpit/cockpit.store.ts'
import { percentOf } from '../figures.rules.ts'
import { findSupplierNames } from '../scope.store.ts'
import { approvalsBy, cyclesBy, dueBy, findDepartmentNames, hoursToAccept } from './statistic.store.ts'
import { monthsTable, namesFrom, type Read, rowsTable } from './tables.ts'

const maxBudgets = 101

/** Budgets in force today: the ledger has them as they are, so a period changes nothing. */
export const readBudgets: Read = async ({ db, span, today }) => {
  const [rows, { total, used }] = await Promise.all([
    budgetsInForce(db, span.scope, today, maxBudgets),
    sumsOfBudgets(db, span.scope, today),
  ])
  return {
    figures: [
      { metric: 'budgetTotal', value: total, former: null },
      { metric: 'budgetUsed', value: used, former: null },
      { metric: 'budgetLeft', value: minus(total, used), former: null },
      { metric: 'budgetRate', value: percentOf(used, total), former: null },
    ],
    tables: [
      rowsTable(
        'budgets',
        ['budgetTotal', 'budgetUsed', 'budgetLeft', 'budgetRate'],
        rows,
        ({ deptId, name, deptName }) => ({ id: deptId, name: name === '' ? deptName : `${deptName} · ${name}` }),
        (row) => [row.total, row.used, minus(row.total, row.used), percentOf(row.used, row.total)],
      ),
    ],
  }
}

/** How long approvals take, by month, kind of document and department. */
export const readApprovals: Read = async ({ db, span, former, months, kindNames }) => {
  const [[all], [then], byMonth, byEntity, byDept] = await Promise.all([
    approvalsBy(db, span, 'all'),
    approvalsBy(db, former, 'all'),
    approvalsBy(db, span, 'month'),
    approvalsBy(db, span, 'entity'),
    approvalsBy(db, span, 'dept'),
  ])
  type Row = (typeof byMonth)[number]
  const rejection = (row: Row | undefined) => (row ? percentOf(String(row.rejected), String(row.approvals)) : null)
  const columns = ['approvals', 'approvalHours', 'approvalLongest', 'rejectionRate'] as const
  const valuesOf = (row: Row | undefined) => [
    String(row?.approvals ?? 0),
    row?.hours ?? null,
    row?.longest ?? null,
    rejection(row),
  ]
  const nameOf = namesFrom(
    await findDepartmentNames(
      db,
      byDept.map(({ key }) => key),
    ),
  )
  const [now, before] = [valuesOf(all), valuesOf(then)]
  return {
    figures: columns.map((metric, at) => ({ metric, value: now[at]!, former: before[at]! })),
    tables: [
      monthsTable(months, columns, byMonth, ({ key }) => key, valuesOf),
      rowsTable(
        'entities',
        columns,
        byEntity,
        ({ key }) => {
          const [name, enName] = kindNames(key)
          return { id: key, name, enName }
        },
        valuesOf,
      ),
      rowsTable('departments', columns, byDept, ({ key }) => nameOf(key), valuesOf),
    ],
  }
}

/** How orders are delivered, by month, carrier and supplier. */
export const readDeliveries: Read = async ({ db, span, former, months, today }) => {
  const [[all], [then], [due], [dueThen], byMonth, dueByMonth, byCarrier, dueByCarrier, bySupplier, dueBySupplier] =
    await Promise.all([
      cyclesBy(db, span, 'all'),
      cyclesBy(db, former, 'all'),
      dueBy(db, span, today, 'all'),
      dueBy(db, former, today, 'all'),
      cyclesBy(db, span, 'month'),
      dueBy(db, span, today, 'month'),
      cyclesBy(db, span, 'carrier'),
      dueBy(db, span, today, 'carrier'),
      cyclesBy(db, span, 'supplier'),
      dueBy(db, span, today, 'supplier'),
    ])
  const [accept, acceptThen] = await Promise.all([hoursToAccept(db, span), hoursToAccept(db, former)])
  type Cycle = (typeof byMonth)[number]
  type Due = (typeof dueByMonth)[number]
  const onTime = (row: Due | undefined) => (row ? percentOf(String(row.onTime), String(row.due)) : null)
  const rejected = (row: Cycle | undefined) => (row ? percentOf(String(row.rejected), String(row.pieces)) : null)
  const nameOf = namesFrom(
    await findSupplierNames(
      db,
      bySupplier.map(({ key }) => key),
    ),
  )
  const dueOf = (rows: readonly Due[]) => {
    const found = new Map(rows.map((row) => [row.key, row]))
    return (key: string) => onTime(found.get(key))
  }
  const [ofMonth, ofCarrier, ofSupplier] = [dueOf(dueByMonth), dueOf(dueByCarrier), dueOf(dueBySupplier)]
  const columns = ['deliveries', 'onTimeRate', 'hoursToShip', 'hoursOnTheWay', 'rejectedRate'] as const
  const valuesOf = (row: Cycle | undefined, inTime: string | null) => [
    String(row?.deliveries ?? 0),
    inTime,
    row?.hoursToShip ?? null,
    row?.hoursOnTheWay ?? null,
    rejected(row),
  ]
  const cycles = new Map(byMonth.map((row) => [row.key, row]))
  return {
    figures: [
      { metric: 'deliveries', value: String(all?.deliveries ?? 0), former: String(then?.deliveries ?? 0) },
      { metric: 'cycle', value: all?.cycle ?? null, former: then?.cycle ?? null },
      { metric: 'onTimeRate', value: onTime(due), former: onTime(dueThen) },
      { metric: 'hoursToAccept', value: accept, former: acceptThen },
      { metric: 'hoursOnTheWay', value: all?.hoursOnTheWay ?? null, former: then?.hoursOnTheWay ?? null },
      { metric: 'rejectedRate', value: rejected(all), former: rejected(then) },
    ],
    tables: [
      rowsTable(
        'months',
        columns,
        months,
        (month) => ({ id: month, name: month }),
        (month) => valuesOf(cycles.get(month), ofMonth(month)),
      ),
      rowsTable(
        'carriers',
        columns,
        byCarrier,
        ({ key }) =>
          key === '' ? { id: '', name: '未填写承运商', enName: 'No carrier named' } : { id: key, name: key },
        (row) => valuesOf(row, ofCarrier(row.key)),
      ),
      rowsTable(
        'suppliers',
        columns,
        bySupplier,
        ({ key }) => nameOf(key),
        (row) => valuesOf(row, ofSupplier(row.key)),
      ),
    ],
  }
}
