import { procedureNames } from '#contract/insight/procedures.ts'
import { minus, sum } from '#contract/kit/money.ts'
import type { Procedure } from '#contract/insight/procedures.ts'
import { percentOf, quotient } from '../figures.rules.ts'
import { childrenOf, findCategoryNames, findSupplierNames } from '../scope.store.ts'
import {
  activeSuppliersByMonth,
  countNewSuppliers,
  spendBy,
  spendOf,
  spendOfUnits,
  type SpendRow,
} from '../spend.store.ts'
import { cyclesBy, dueBy } from './statistic.store.ts'
import { type Figure, monthsTable, namesFrom, type Read, type StatisticCall, rowsTable } from './tables.ts'

/** Procedures that keep to prices agreed before. */
const agreedProcedures: ReadonlySet<string> = new Set<Procedure>([
  'agreement',
  'inquiry',
  'bidding',
  'fixed',
  'group',
  'plan',
])
const maxTop = 5

const without = ['无品类（运费等）', 'No category (freight)'] as const
const itself = ['本部门直接采购', 'The department itself'] as const

const agreed = (rows: readonly SpendRow[]): string | null =>
  percentOf(sum(rows.filter(({ key }) => agreedProcedures.has(key)).map(({ gross }) => gross)), total(rows))
const total = (rows: readonly SpendRow[]): string => sum(rows.map(({ gross }) => gross))

const figure = (metric: Figure['metric'], value: string | null, former: string | null): Figure => ({
  metric,
  value,
  former,
})

/** Departments right below the scope, and what the scope itself has spent. */
async function departmentsTable({ db, span }: StatisticCall) {
  const children = await childrenOf(db, span.scope)
  const [whole, rows] = await Promise.all([
    spendOf(db, span),
    spendOfUnits(
      db,
      span,
      children.map(({ id }) => id),
    ),
  ])
  const own = {
    id: '0',
    name: itself[0],
    enName: itself[1],
    gross: minus(whole.gross, sum(rows.map(({ gross }) => gross))),
    orders: whole.orders - rows.reduce((all, { orders }) => all + orders, 0),
  }
  const shown = [...rows, own].filter(({ gross, orders }) => gross !== '0.00' || orders !== 0)
  return rowsTable(
    'departments',
    ['spend', 'orders', 'averageOrder'],
    shown,
    (row) => row,
    ({ gross, orders }) => [gross, String(orders), quotient(gross, orders)],
  )
}

/** Spend by month, category, procedure and department. */
export const readPurchase: Read = async (call) => {
  const { db, span, former, months } = call
  const [now, then, byProcedure, byProcedureThen, byMonth, byCategory] = await Promise.all([
    spendOf(db, span),
    spendOf(db, former),
    spendBy(db, span, 'procedure'),
    spendBy(db, former, 'procedure'),
    spendBy(db, span, 'month'),
    spendBy(db, span, 'category'),
  ])
  const nameOf = namesFrom(
    await findCategoryNames(
      db,
      byCategory.map(({ key }) => key),
    ),
  )
  return {
    figures: [
      figure('spend', now.gross, then.gross),
      figure('orders', String(now.orders), String(then.orders)),
      figure('averageOrder', quotient(now.gross, now.orders), quotient(then.gross, then.orders)),
      figure('agreementRate', agreed(byProcedure), agreed(byProcedureThen)),
    ],
    tables: [
      monthsTable(
        months,
        ['spend', 'orders'],
        byMonth,
        ({ key }) => key,
        (row) => [row?.gross ?? '0.00', String(row?.orders ?? 0)],
      ),
      rowsTable(
        'categories',
        ['spend', 'pieces', 'orders'],
        byCategory,
        ({ key }) => nameOf(key, without),
        ({ key, gross, pieces, orders }) => [gross, String(pieces), key === '0' ? null : String(orders)],
      ),
      rowsTable(
        'procedures',
        ['spend', 'orders', 'averageOrder'],
        byProcedure,
        ({ key }) => {
          const [name, enName] = procedureNames[key as Procedure]
          return { id: key, name, enName }
        },
        ({ gross, orders }) => [gross, String(orders), quotient(gross, orders)],
      ),
      await departmentsTable(call),
    ],
  }
}

const positive = (rows: readonly SpendRow[]): readonly SpendRow[] =>
  rows.filter(({ gross }) => !/^-|^0\.00$/.test(gross))
const concentration = (rows: readonly SpendRow[]): string | null =>
  percentOf(sum(rows.slice(0, maxTop).map(({ gross }) => gross)), total(rows))

/** Suppliers by spend, with how they deliver. */
export const readSuppliers: Read = async ({ db, span, former, months, today }) => {
  const { scope, since, before, supplierId } = span
  const [bySupplier, bySupplierThen, active, fresh, freshThen, late, taken] = await Promise.all([
    spendBy(db, span, 'supplier'),
    spendBy(db, former, 'supplier'),
    activeSuppliersByMonth(db, span),
    countNewSuppliers(db, span),
    countNewSuppliers(db, former),
    dueBy(db, { scope, since, before, supplierId }, today, 'supplier'),
    cyclesBy(db, { scope, since, before, supplierId }, 'supplier'),
  ])
  const nameOf = namesFrom(
    await findSupplierNames(
      db,
      bySupplier.map(({ key }) => key),
    ),
  )
  const [dues, cycles] = [new Map(late.map((row) => [row.key, row])), new Map(taken.map((row) => [row.key, row]))]
  return {
    figures: [
      figure('activeSuppliers', String(positive(bySupplier).length), String(positive(bySupplierThen).length)),
      figure('newSuppliers', String(fresh), String(freshThen)),
      figure('spend', total(bySupplier), total(bySupplierThen)),
      figure('concentration', concentration(bySupplier), concentration(bySupplierThen)),
    ],
    tables: [
      rowsTable(
        'suppliers',
        ['spend', 'orders', 'averageOrder', 'onTimeRate', 'rejectedRate'],
        bySupplier,
        ({ key }) => nameOf(key),
        ({ key, gross, orders }) => {
          const [due, cycle] = [dues.get(key), cycles.get(key)]
          return [
            gross,
            String(orders),
            quotient(gross, orders),
            due ? percentOf(String(due.onTime), String(due.due)) : null,
            cycle ? percentOf(String(cycle.rejected), String(cycle.pieces)) : null,
          ]
        },
      ),
      monthsTable(
        months,
        ['activeSuppliers'],
        active,
        ({ month }) => month,
        (row) => [String(row?.suppliers ?? 0)],
      ),
    ],
  }
}
