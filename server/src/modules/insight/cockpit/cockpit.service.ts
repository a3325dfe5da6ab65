import { dayAfter, dayOf, daysBetween, monthAfter, monthsBetween, monthsLater } from '#contract/kit/calendar.ts'
import type { Cockpit, KeyFigure, Ranked } from '#contract/insight/cockpit.ts'
import type { Days } from '#contract/insight/periods.ts'
import { minus, sum } from '#contract/kit/money.ts'
import type { Db } from '#kit/database/database.ts'
import type { KindNames } from '../statistics/tables.ts'
import { percentOf } from '../figures.rules.ts'
import { formerSpan, type Reader, spanOf } from '../scope.rules.ts'
import { scopeOf } from '../scope.service.ts'
import { stockReaderOf } from '../stock/stockReader.service.ts'
import { stockFigures } from '../stock/stock.service.ts'
import { childrenOf, countUnits, findCategoryNames, findSupplierNames } from '../scope.store.ts'
import {
  activeSuppliersByMonth,
  countNewSuppliers,
  spendBy,
  spendOf,
  spendOfUnits,
  type SpendFilter,
  type SpendRow,
} from '../spend.store.ts'
import {
  approvalTimes,
  budgetsInForce,
  countOpenProjects,
  latestDeals,
  latestHappenings,
  medianCycle,
  medianCycleByMonth,
  projectsByMonth,
  quoteHours,
  savingsByMonth,
} from './cockpit.store.ts'

/** Rows of a ranking and parts of a ring; the rest is one more. */
const [maxRanked, maxParts] = [8, 5]
const [maxDeals, maxHappenings, maxBudgets] = [6, 12, 6]
const quoteDays = 30
const trendMonths = 12

/** All figures of the cockpit, read from one connection; every statement reads sums, or facts by an index. */
export async function readCockpit(
  db: Db,
  actor: Reader,
  requested: Days & { readonly deptId?: string },
  kindNames: KindNames,
): Promise<Cockpit> {
  const today = dayOf(actor.now)
  const { id: scope, name } = await scopeOf(db, actor, requested.deptId)
  const span: SpendFilter = { scope, ...spanOf(requested, today) }
  const former: SpendFilter = { scope, ...formerSpan(requested, today) }
  const trendSince = `${monthAfter(today.slice(0, 7), 1 - trendMonths)}-01`
  const trend: SpendFilter = { scope, ...spanOf({ since: trendSince, until: today }, today) }
  const children = await childrenOf(db, scope)
  const [figures, parts, lists] = await Promise.all([
    figuresOf(db, { span, former, trend }),
    partsOf(db, requested, { span, former: wholeMonthsBefore(requested, scope), children, today }),
    listsOf(db, span, today, kindNames),
  ])
  return {
    asOf: actor.now.toISOString(),
    deptId: scope === '0' ? null : scope,
    deptName: name,
    units: await countUnits(db, scope),
    figures,
    ...parts,
    ...lists,
    yearPassed: yearPassed(today),
    stock: await stockFigures(db, { reader: stockReaderOf(actor), scope, days: requested, today }),
  }
}

/** Share of the year that is over, in percent. */
function yearPassed(today: string): number {
  const first = `${today.slice(0, 4)}-01-01`
  return Math.round((100 * (daysBetween(first, today) + 1)) / daysBetween(first, monthsLater(first, 12)))
}

/** The months of the year before as wholes: bars of a year that is over beside one that runs. */
const wholeMonthsBefore = ({ since, until }: Days, scope: string): SpendFilter => ({
  scope,
  since: `${monthAfter(since.slice(0, 7), -12)}-01`,
  before: `${monthAfter(until.slice(0, 7), -11)}-01`,
})

interface Spans {
  readonly span: SpendFilter
  readonly former: SpendFilter
  readonly trend: SpendFilter
}

async function figuresOf(db: Db, { span, former, trend }: Spans): Promise<Cockpit['figures']> {
  const months = monthsBetween(trend.since.slice(0, 7), dayAfter(trend.before, -1).slice(0, 7))
  const [spent, spentThen, spentIn] = await Promise.all([
    spendOf(db, span),
    spendOf(db, former),
    spendBy(db, trend, 'month'),
  ])
  const [saved, savedThen, savedIn] = await Promise.all([
    savingsByMonth(db, span),
    savingsByMonth(db, former),
    savingsByMonth(db, trend),
  ])
  const [published, publishedThen, publishedIn, open] = await Promise.all([
    projectsByMonth(db, span),
    projectsByMonth(db, former),
    projectsByMonth(db, trend),
    countOpenProjects(db, span.scope),
  ])
  const [active, activeThen, activeIn, fresh] = await Promise.all([
    spendBy(db, span, 'supplier'),
    spendBy(db, former, 'supplier'),
    activeSuppliersByMonth(db, trend),
    countNewSuppliers(db, span),
  ])
  const [days, daysThen, daysIn] = await Promise.all([
    medianCycle(db, span),
    medianCycle(db, former),
    medianCycleByMonth(db, trend),
  ])
  const savedTotal = sum(saved.map(({ saving }) => saving))
  const by = <Row extends { readonly month: string }>(rows: readonly Row[], value: (row: Row) => string) => {
    const found = new Map(rows.map((row) => [row.month, value(row)]))
    return months.map((month) => found.get(month) ?? null)
  }
  const count = (rows: readonly { readonly projects: number }[]) =>
    String(rows.reduce((all, { projects }) => all + projects, 0))
  const withSpend = (rows: readonly SpendRow[]) => String(rows.filter(({ gross }) => !/^-|^0\.00$/.test(gross)).length)
  return {
    spend: {
      value: spent.gross,
      former: spentThen.gross,
      beside: percentChange(spent.gross, spentThen.gross),
      months: by(
        spentIn.map(({ key, gross }) => ({ month: key, gross })),
        ({ gross }) => gross,
      ),
    },
    saving: {
      value: savedTotal,
      former: sum(savedThen.map(({ saving }) => saving)),
      beside: percentOf(savedTotal, sum(saved.map(({ budget }) => budget))),
      months: by(savedIn, ({ saving }) => saving),
    },
    projects: {
      value: count(published),
      former: count(publishedThen),
      beside: String(open),
      months: by(publishedIn, ({ projects }) => String(projects)),
    },
    suppliers: {
      value: withSpend(active),
      former: withSpend(activeThen),
      beside: String(fresh),
      months: by(activeIn, ({ suppliers }) => String(suppliers)),
    },
    cycle: {
      value: days,
      former: daysThen,
      beside: days !== null && daysThen !== null ? oneDecimal(minus(days, daysThen)) : null,
      months: by(daysIn, (each) => each.days),
    },
  } satisfies Record<string, KeyFigure>
}

const percentChange = (value: string, former: string): string | null => percentOf(minus(value, former), former)
const oneDecimal = (text: string): string => (/^-?\d+\.\d0$/.test(text) ? text.slice(0, -1) : text)

interface Parts {
  readonly span: SpendFilter
  readonly former: SpendFilter
  readonly children: readonly { readonly id: string; readonly name: string }[]
  readonly today: string
}

async function partsOf(db: Db, requested: Days, { span, former, children, today }: Parts) {
  const units = children.map(({ id }) => id)
  const [byMonth, byMonthThen, byCategory, byProcedure, bySupplier, byUnit] = await Promise.all([
    spendBy(db, span, 'month'),
    spendBy(db, former, 'month'),
    spendBy(db, span, 'category'),
    spendBy(db, span, 'procedure'),
    spendBy(db, span, 'supplier'),
    spendOfUnits(db, span, units),
  ])
  const total = sum(byMonth.map(({ gross }) => gross))
  const ofMonth = (rows: readonly SpendRow[], month: string) => rows.find(({ key }) => key === month)?.gross
  const months = monthsBetween(requested.since.slice(0, 7), requested.until.slice(0, 7)).map((month) => ({
    month,
    amount: month > today.slice(0, 7) ? null : (ofMonth(byMonth, month) ?? '0.00'),
    former: ofMonth(byMonthThen, monthAfter(month, -12)) ?? '0.00',
  }))
  return {
    months,
    categories: await categoriesOf(db, byCategory),
    procedures: byProcedure
      .filter(({ gross, key }) => !gross.startsWith('-') && key !== '')
      .map(({ key, gross }) => ({ procedure: key as Cockpit['procedures'][number]['procedure'], amount: gross })),
    suppliers: await suppliersOf(db, bySupplier),
    departments: departmentsOf(byUnit, total),
  }
}

/** The largest categories, and all others as one. */
async function categoriesOf(db: Db, rows: readonly SpendRow[]): Promise<Cockpit['categories']> {
  const named = rows.filter(({ key, gross }) => key !== '0' && !gross.startsWith('-'))
  const [shown, rest] = [named.slice(0, maxParts), [...named.slice(maxParts), ...rows.filter(({ key }) => key === '0')]]
  const names = await findCategoryNames(
    db,
    shown.map(({ key }) => key),
  )
  const others = {
    id: '0',
    name: '其他',
    enName: 'Other',
    amount: sum(rest.map(({ gross }) => gross)),
    pieces: rest.reduce((all, { pieces }) => all + pieces, 0),
  }
  return [
    ...shown.map(({ key, gross, pieces }) => {
      const found = names.find(({ id }) => id === key)
      return { id: key, name: found?.name ?? '', enName: found?.enName ?? '', amount: gross, pieces }
    }),
    ...(/^-|^0\.00$/.test(others.amount) ? [] : [others]),
  ]
}

async function suppliersOf(db: Db, rows: readonly SpendRow[]): Promise<Ranked[]> {
  const shown = rows.slice(0, maxRanked)
  const names = await findSupplierNames(
    db,
    shown.map(({ key }) => key),
  )
  return shown.map(({ key, gross }) => ({
    id: key,
    name: names.find(({ id }) => id === key)?.name ?? '',
    amount: gross,
  }))
}

/** Departments right below, and what the department itself has spent (id 0). */
function departmentsOf(
  rows: readonly { readonly id: string; readonly name: string; readonly gross: string }[],
  total: string,
): Ranked[] {
  const own = minus(total, sum(rows.map(({ gross }) => gross)))
  return [...rows.map(({ id, name, gross }) => ({ id, name, amount: gross })), { id: '0', name: '', amount: own }]
    .filter(({ amount }) => amount !== '0.00')
    .toSorted((one, other) => Number(other.amount) - Number(one.amount))
    .slice(0, maxRanked)
}

async function listsOf(db: Db, span: SpendFilter, today: string, kindNames: KindNames) {
  const { scope } = span
  const lately = { scope, since: dayAfter(today, 1 - quoteDays), before: dayAfter(today, 1) }
  const [published, quotes, deals, happenings, budgets, approvals] = await Promise.all([
    projectsByMonth(db, span),
    quoteHours(db, lately),
    latestDeals(db, scope, maxDeals),
    latestHappenings(db, scope, maxHappenings),
    budgetsInForce(db, scope, today, maxBudgets),
    approvalTimes(db, span),
  ])
  const stage = (of: 'projects' | 'enrolled' | 'quoted' | 'awarded' | 'ordered') =>
    published.reduce((all, row) => all + row[of], 0)
  return {
    funnel: [stage('projects'), stage('enrolled'), stage('quoted'), stage('awarded'), stage('ordered')],
    quotes,
    deals: deals.map(({ at, ...deal }) => ({ ...deal, at: at.toISOString() })),
    happenings: happenings.map(({ at, ...rest }) => ({ ...rest, at: at.toISOString() })),
    budgets: budgets.map(({ id, name, deptName, total, used }) => ({
      id,
      name,
      deptName,
      total,
      used,
      percent: percentOf(used, total) ?? '0.0',
    })),
    approvals: approvals.map(({ entity, count, hours, longest }) => {
      const [name, enName] = kindNames(entity)
      return { entity, name, enName, count, hours, longest }
    }),
  }
}
