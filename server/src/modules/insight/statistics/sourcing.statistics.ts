import type { ProjectKind } from '#contract/sourcing/projectStates.ts'
import { procedureNames } from '#contract/insight/procedures.ts'
import { sum } from '#contract/kit/money.ts'
import { quoteHours } from '../cockpit/cockpit.store.ts'
import { percentOf, quotient } from '../figures.rules.ts'
import { awardsBy, findDepartmentNames, projectsBy } from './statistic.store.ts'
import { monthsTable, namesFrom, type Read, rowsTable } from './tables.ts'

type Projects = Awaited<ReturnType<typeof projectsBy>>
type Awards = Awaited<ReturnType<typeof awardsBy>>

const share = (rows: Projects, part: (row: Projects[number]) => number, whole: (row: Projects[number]) => number) =>
  percentOf(String(count(rows, part)), String(count(rows, whole)))
const count = (rows: Projects, of: (row: Projects[number]) => number): number =>
  rows.reduce((all, row) => all + of(row), 0)
const rateOf = (rows: Awards): string | null =>
  percentOf(sum(rows.map(({ saving }) => saving)), sum(rows.map(({ budget }) => budget)))
const averageQuotes = (rows: Projects): string | null =>
  quotient(
    String(count(rows, ({ quotes }) => quotes)),
    count(rows, ({ opened }) => opened),
  )

/** Rows of both kinds by one key, in the order of the projects. */
function joined(projects: Projects, awards: Awards) {
  const [ofProjects, ofAwards] = [
    new Map(projects.map((row) => [row.key, row])),
    new Map(awards.map((row) => [row.key, row])),
  ]
  return [...new Set([...ofProjects.keys(), ...ofAwards.keys()])].map((key) => ({
    key,
    projects: String(ofProjects.get(key)?.projects ?? 0),
    awarded: ofAwards.get(key)?.awarded ?? '0.00',
    saving: ofAwards.get(key)?.saving ?? '0.00',
    rate: rateOf(ofAwards.has(key) ? [ofAwards.get(key)!] : []),
  }))
}

/** Projects, awards and savings by month, kind and department, and when suppliers quote. */
export const readSourcing: Read = async ({ db, span, former, months }) => {
  const [byMonth, awardsByMonth, byKind, awardsByKind, byDept, awardsByDept, then, awardsThen, hours] =
    await Promise.all([
      projectsBy(db, span, 'month'),
      awardsBy(db, span, 'month'),
      projectsBy(db, span, 'kind'),
      awardsBy(db, span, 'kind'),
      projectsBy(db, span, 'dept'),
      awardsBy(db, span, 'dept'),
      projectsBy(db, former, 'kind'),
      awardsBy(db, former, 'kind'),
      quoteHours(db, span),
    ])
  const [ofMonth, ofKind, ofDept] = [
    joined(byMonth, awardsByMonth),
    joined(byKind, awardsByKind),
    joined(byDept, awardsByDept),
  ]
  const nameOf = namesFrom(
    await findDepartmentNames(
      db,
      ofDept.map(({ key }) => key),
    ),
  )
  const byHour = Map.groupBy(hours, ({ hour }) => hour)
  return {
    figures: [
      {
        metric: 'projects',
        value: String(count(byKind, ({ projects }) => projects)),
        former: String(count(then, ({ projects }) => projects)),
      },
      {
        metric: 'awarded',
        value: sum(awardsByKind.map(({ awarded }) => awarded)),
        former: sum(awardsThen.map(({ awarded }) => awarded)),
      },
      {
        metric: 'saving',
        value: sum(awardsByKind.map(({ saving }) => saving)),
        former: sum(awardsThen.map(({ saving }) => saving)),
      },
      { metric: 'savingRate', value: rateOf(awardsByKind), former: rateOf(awardsThen) },
      { metric: 'quotesPerProject', value: averageQuotes(byKind), former: averageQuotes(then) },
      {
        metric: 'singleRate',
        value: share(
          byKind,
          ({ single }) => single,
          ({ opened }) => opened,
        ),
        former: share(
          then,
          ({ single }) => single,
          ({ opened }) => opened,
        ),
      },
      {
        metric: 'failedRate',
        value: share(
          byKind,
          ({ failed }) => failed,
          ({ over }) => over,
        ),
        former: share(
          then,
          ({ failed }) => failed,
          ({ over }) => over,
        ),
      },
    ],
    tables: [
      monthsTable(
        months,
        ['projects', 'awarded', 'saving'],
        ofMonth,
        ({ key }) => key,
        (row) => [row?.projects ?? '0', row?.awarded ?? '0.00', row?.saving ?? '0.00'],
      ),
      rowsTable(
        'kinds',
        ['projects', 'awarded', 'saving', 'savingRate'],
        ofKind,
        ({ key }) => {
          const [name, enName] = procedureNames[key as ProjectKind]
          return { id: key, name, enName }
        },
        ({ projects, awarded, saving, rate }) => [projects, awarded, saving, rate],
      ),
      rowsTable(
        'departments',
        ['projects', 'awarded', 'saving', 'savingRate'],
        ofDept,
        ({ key }) => nameOf(key),
        ({ projects, awarded, saving, rate }) => [projects, awarded, saving, rate],
      ),
      rowsTable(
        'hours',
        ['quotes'],
        [...byHour].toSorted(([one], [other]) => one - other),
        ([hour]) => ({ id: String(hour), name: `${String(hour).padStart(2, '0')}:00` }),
        ([, rows]) => [String(rows.reduce((all, row) => all + row.count, 0))],
      ),
    ],
  }
}
