import { describe, expect, test } from 'vitest'
import type { Permission } from '#contract/permissions.ts'
import { findAppointments } from '#contract/sourcing/agencies/appointments.ts'
import { findAward } from '#contract/sourcing/award.ts'
import {
  collectDemands,
  createDemand,
  exportCollectable,
  listCollectable,
  listMyDemands,
} from '#contract/sourcing/demands/demands.ts'
import { listClarifications } from '#contract/sourcing/clarifications/clarifications.ts'
import { downloadComparison, findComparison } from '#contract/sourcing/comparison/comparison.ts'
import { listEnrolments } from '#contract/sourcing/enrolments.ts'
import { findEvaluation } from '#contract/sourcing/evaluation/evaluation.ts'
import { findOpeningRoom } from '#contract/sourcing/openingRoom.ts'
import { listHall } from '#contract/sourcing/projectCards.ts'
import { downloadProjectItems } from '#contract/sourcing/projectFiles.ts'
import { getProjectNotice } from '#contract/sourcing/projectNotice.ts'
import * as contract from '#contract/sourcing/projects.ts'
import { viewWorkbench, workbenchStatistics } from '#contract/workbench/workbench.ts'
import { aPerson, as, type Person, refusalOf } from '#test/app.ts'
import { withReach } from '#test/authorization/reach.ts'
import { aCompany, type Place, places, scopes } from '#test/authorization/scopedCompany.ts'
import { createDraft, move, type Project } from '#test/sourcing/fixture.ts'
import { connectOwner } from '#test/sql/owner.ts'
import { download } from '#test/upload.ts'
import { rowsOf } from '#test/workbook.ts'

const owner = await connectOwner()

const company = await aCompany()
const idOf = (place: Place) => company.of[place].project.id

const deptsOf = (chosen: readonly Place[]) => chosen.map((place) => company.depts[place].id)
const reader = (permissions: readonly Permission[], entrance: 'operator' | 'purchaser') =>
  aPerson(company.tenant, { permissions, entrance, dept: company.depts.first })
const placesIn = (records: readonly { readonly id: string }[]) =>
  places.filter((place) => records.some(({ id }) => id === idOf(place)))

/** Places whose project exists for the caller, whatever else is refused. */
async function existing(read: (id: string) => Promise<unknown>): Promise<Place[]> {
  const found: Place[] = []
  for (const place of places) {
    const outcome = await refusalOf(read(idOf(place)))
    expect(outcome).not.toMatch(/^input|^permission/)
    if (outcome !== 'thing.notFound') found.push(place)
  }
  return found
}
const pages: readonly ((person: Person, id: string) => Promise<unknown>)[] = [
  (person, id) => as(person, contract.getProject, { id }),
  (person, id) => as(person, contract.listProjectChanges, { id }),
  (person, projectId) => as(person, findAward, { projectId }),
  (person, projectId) => as(person, findComparison, { projectId }),
  (person, projectId) => download(person, downloadComparison, { projectId }),
  (person, projectId) => as(person, findEvaluation, { projectId }),
  (person, projectId) => as(person, findAppointments, { projectId }),
  (person, projectId) => as(person, findOpeningRoom, { projectId }),
  (person, projectId) => as(person, listClarifications, { projectId }),
  (person, id) => download(person, downloadProjectItems, { id }),
  (person, id) => as(person, getProjectNotice, { id }),
]

describe.each(scopes)('data scope %s %o', (reach, chosen, seen) => {
  test('projects that one runs: list, export, counts, search, workbench, pages and files agree', async () => {
    const person = await withReach(await reader(['project.manage'], 'purchaser'), reach, deptsOf(chosen))
    const { records, total } = await as(person, contract.listMyProjects, {})
    expect([placesIn(records), total]).toEqual([seen, seen.length])
    expect((await as(person, contract.listMyProjects, { keyword: '项目' })).total).toBe(seen.length)
    expect((await as(person, contract.countMyProjects, {})).find(({ tab }) => tab === 'all')!.count).toBe(seen.length)
    expect((await rowsOf(await download(person, contract.exportMyProjects, {}))).length).toBe(seen.length)
    expect(placesIn((await as(person, listHall, { limit: 50 })).records)).toEqual(seen)
    const { recents } = await as(person, viewWorkbench, {})
    expect(placesIn(recents.map(({ id }) => ({ id })))).toEqual(seen)
    for (const [at, read] of pages.entries()) expect([at, await existing((id) => read(person, id))]).toEqual([at, seen])
    // Decides of enrolments of those alone.
    expect(await existing((projectId) => as(person, listEnrolments, { projectId }))).toEqual(seen)
  })

  test('projects that one oversees: list, export, figures, workbench and pages agree', async () => {
    const person = await withReach(await reader(['project.oversee'], 'operator'), reach, deptsOf(chosen))
    const { records, total } = await as(person, contract.listTenantProjects, { tab: 'open' })
    expect([placesIn(records), total]).toEqual([seen, seen.length])
    expect((await rowsOf(await download(person, contract.exportTenantProjects, {}))).length).toBe(seen.length)
    expect(placesIn((await as(person, listHall, { limit: 50 })).records)).toEqual(seen)
    const { recents } = await as(person, viewWorkbench, {})
    expect(placesIn(recents.map(({ id }) => ({ id })))).toEqual(seen)
    const { figures, charts } = await as(person, workbenchStatistics, {})
    expect(Number(figures.find((each) => each.id === 'projects.running')!.value)).toBe(seen.length)
    const [published] = charts.find((each) => each.id === 'published')!.series
    expect(published!.figures.reduce((sum, each) => sum + Number(each), 0)).toBe(seen.length)
    for (const [at, read] of pages.entries()) expect([at, await existing((id) => read(person, id))]).toEqual([at, seen])
  })

  test('the same of accounts that are not signed in, as letters and the naming of experts have it', async () => {
    for (const [permission, entrance, usual] of [
      ['project.manage', 'purchaser', 'deptTree'],
      ['project.oversee', 'operator', 'all'],
    ] as const) {
      const person = await withReach(await reader([permission], entrance), reach, deptsOf(chosen))
      const { rows } = await owner.query<{ id: string }>(
        `select p.id from sourcing.projects p join identity.users u on u.tenant_id = p.tenant_id and u.id = $1
         where p.tenant_id = $2 and identity.reaches(u, $3, $4, p.dept_path)`,
        [person.userId, company.tenant.id, permission, usual],
      )
      expect(placesIn(rows)).toEqual(seen)
    }
  })
})

test('data scopes of projects: without one everything is as the permissions say', async () => {
  const head = await reader(['project.manage'], 'purchaser')
  expect(placesIn((await as(head, contract.listMyProjects, {})).records)).toEqual(['first', 'below'])
  const operator = await reader(['project.oversee'], 'operator')
  expect(placesIn((await as(operator, contract.listTenantProjects, {})).records)).toEqual(places)
})

test('data scopes of projects: own projects stay, and are run as before', async () => {
  const { buyer } = company.of.below
  const draft = await createDraft({ ...company, buyer })
  await withReach(buyer, 'own')
  const { records } = await as(buyer, contract.listMyProjects, {})
  expect(records.map(({ id }) => id)).toEqual([draft.id, idOf('below')])
  expect((await move(buyer, draft, 'submit')).status).toBe('3')
  const other = await withReach(await reader(['project.manage'], 'purchaser'), 'own')
  const { id, version } = await as(buyer, contract.getProject, { id: draft.id })
  expect(await refusalOf(as(other, contract.moveProject, { id, version, action: 'publish' }))).toBe('thing.notFound')
  expect(await refusalOf(as(buyer, contract.moveProject, { id, version, action: 'publish' }))).toBe('accepted')
})

const pool = await aCompany()
/** Collects a demand line into a project of a department; returns the project. */
async function collectedIn(place: Place): Promise<Project> {
  const { tenant, depts } = pool
  const buyer = await aPerson(tenant, { permissions: ['project.manage', 'demand.collect'], dept: depts[place] })
  const demand = await as(requester, createDemand, {
    name: `物料 ${place}`,
    spec: '',
    unit: '件',
    quantity: '1',
    budgetPrice: '',
    needDate: null,
    address: '',
    contactName: '',
    contactTel: '',
    remark: '',
  })
  return as(buyer, collectDemands, { ids: [demand.id], kind: 'inquiry', title: `汇总 ${place}` })
}
const requester = await aPerson(pool.tenant, { permissions: ['demand.submit'] })
const collected = {
  first: await collectedIn('first'),
  below: await collectedIn('below'),
  second: await collectedIn('second'),
}

test.each([...scopes, ['default', [], ['first', 'below']] as const])(
  'data scope %s %o: the pool of demand lines names the projects within it alone',
  async (reach, chosen, seen) => {
    const person = await withReach(
      await aPerson(pool.tenant, { permissions: ['project.manage', 'demand.collect'], dept: pool.depts.first }),
      reach,
      chosen.map((place) => pool.depts[place].id),
    )
    const { records, total } = await as(person, listCollectable, {})
    expect(total).toBe(places.length)
    const projectOf = (record: (typeof records)[number]) => [
      record.projectId,
      record.projectNo,
      record.projectTitle,
      record.projectKind,
      record.projectStatus,
      record.isProjectVisible,
    ]
    const at = (place: Place) => records.find(({ name }) => name === `物料 ${place}`)!
    for (const place of places) {
      const { id, projectNo, title, kind, status } = collected[place]
      expect(at(place).status).toBe('collected')
      expect(projectOf(at(place))).toEqual(
        seen.includes(place) ? [id, projectNo, title, kind, status, false] : [null, null, null, null, null, false],
      )
    }
    const rows = await rowsOf(await download(person, exportCollectable, {}))
    const numbers = places.filter((place) => JSON.stringify(rows).includes(collected[place].projectNo))
    expect(numbers).toEqual(seen)
  },
)

test('data scopes of projects: requesters see the projects that their own demand lines are in', async () => {
  const { records } = await as(requester, listMyDemands, {})
  expect(records.map(({ projectId }) => projectId).toSorted()).toEqual(
    places.map((place) => collected[place].id).toSorted(),
  )
})
