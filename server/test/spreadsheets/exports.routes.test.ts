import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import exceljs from 'exceljs'
import { expect, test } from 'vitest'
import { createPriceIndex, recordIndexValue } from '#contract/agreements/indices/priceIndices.ts'
import { importGoods } from '#contract/imports/importPreview.ts'
import type { Entrance } from '#contract/kit/entrance.ts'
import type { ExportRoute } from '#contract/kit/list.ts'
import { listBudgets } from '#contract/ledger/ledger.ts'
import { openPlanCycle } from '#contract/plans/cycles.ts'
import { type Permission, permissions } from '#contract/permissions.ts'
import { dayOf } from '#contract/kit/calendar.ts'
import { createStatement, listUnstated } from '#contract/settlement/statements.ts'
import { bookOrder } from '#modules/settlement/index.ts'
import { aPerson, as, database, loggedErrors, Refused, type TestTenant } from '#test/app.ts'
import { createCatalogueFixture } from '#test/catalogueFixture.ts'
import { createImporter, importLine, workbookFile } from '#test/importFixture.ts'
import { advanceOrderTo, createOrder, createOrderingFixture } from '#test/orderingFixture.ts'
import { createPublished, createSourcingFixture } from '#test/sourcing/fixture.ts'
import { download, upload } from '#test/upload.ts'

const everything = Object.keys(permissions) as Permission[]

/** All export routes of the contract, by file and name. */
async function exportRoutes(): Promise<Map<string, ExportRoute>> {
  const found = new Map<string, ExportRoute>()
  for (const file of globSync('contract/src/*/**/*.ts', { exclude: ['**/*.test.ts'] })) {
    const exported = (await import(pathToFileURL(resolve(file)).href)) as Readonly<Record<string, unknown>>
    for (const [name, value] of Object.entries(exported))
      if (typeof value === 'object' && value !== null && 'download' in value && 'columns' in value)
        found.set(`${file.slice('contract/src/'.length)} ${name}`, value as ExportRoute)
  }
  return found
}

/** A tenant with rows, and the ids that exports of parts ask for. */
interface Scene {
  readonly tenant: TestTenant
  readonly supplierId: string
  readonly inputs: Readonly<Record<string, object>>
}

async function ordersScene(): Promise<Scene> {
  const market = await createOrderingFixture({ budget: '100000' })
  const { orderId } = await createOrder(market)
  await advanceOrderTo(market, orderId, '60')
  const manager = await aPerson(market.tenant, { permissions: ['budget.read', 'budget.manage'] })
  const [fund] = (await as(manager, listBudgets, {})).records
  const { supplierId } = market.suppliers[0]!
  const officer = await aPerson(market.tenant, {
    entrance: 'operator',
    permissions: ['plan.consolidate', 'priceIndex.manage'],
  })
  const index = await as(officer, createPriceIndex, { code: 'CU', name: '电解铜', source: '上海有色网' })
  const { id: indexId, version } = index
  await as(officer, recordIndexValue, { id: indexId, version, month: '2026-01', value: '71234.5', reason: '' })
  const closesAt = new Date(Date.now() + 86_400_000).toISOString()
  const { id: cycleId } = await as(officer, openPlanCycle, { month: closesAt.slice(0, 7), closesAt, note: '' })
  const inputs = {
    exportDictItems: { dictionary: 'LEGAL_ENTITY' },
    exportFundEntries: { id: fund!.id },
    exportPlansOfCycle: { cycleId },
    exportConsolidated: { cycleId },
    exportIndexValues: { indexId },
    exportStatementLines: { statementId: await statementOf(market.tenant, orderId, supplierId!) },
  }
  return { tenant: market.tenant, supplierId: supplierId!, inputs }
}

/** Statement of an order's lines, which are booked as by a listener. */
async function statementOf(tenant: TestTenant, orderId: string, supplierId: string): Promise<string> {
  await database.write(tenant.id, (tx) => bookOrder(tx, orderId))
  const clerk = await aPerson(tenant, { permissions: ['statement.read', 'statement.manage'] })
  const month = dayOf(new Date()).slice(0, 7)
  const [unstated] = (await as(clerk, listUnstated, { month })).records
  return (await as(clerk, createStatement, { supplierId, payerNo: unstated!.payerNo, month })).id
}

async function projectsScene(): Promise<Scene> {
  const fixture = await createSourcingFixture()
  const { id: projectId } = await createPublished(fixture)
  const { supplierId } = fixture.suppliers[0]!
  return { tenant: fixture.tenant, supplierId: supplierId!, inputs: { exportEnrolments: { projectId } } }
}

async function importsScene(): Promise<Scene> {
  const shop = await createCatalogueFixture()
  const { id } = await upload(await createImporter(shop), importGoods, await workbookFile(importLine('A1')))
  const { tenant, supplierId } = shop
  return { tenant, supplierId, inputs: { exportPictureDownloadErrors: { id } } }
}

/** Rows of one document, none of which exists here, and of the tenants, which the platform alone has. */
const ofDocuments = new Set([
  'exportCountRows',
  'exportPlaces',
  'exportDeletions',
  'exportTenants',
  'exportWalletEntries',
  'exportOpenLines',
  'exportBatchPayments',
  'exportRequestRows',
  'exportReviewItems',
])

const today = dayOf(new Date())
const thisYear = { since: `${today.slice(0, 4)}-01-01`, until: today }

/** Inputs that need no row: a filter, or an id without rows. */
const inputs: Readonly<Record<string, object>> = {
  exportTasks: { tab: 'todo' },
  exportSubjects: { entryId: '1' },
  exportSpend: thisYear,
  exportProjectEntries: thisYear,
  exportDeliveryEntries: thisYear,
  exportUnstated: { month: dayOf(new Date()).slice(0, 7) },
  exportAccruals: { payerNo: '91110000100000000X', month: dayOf(new Date()).slice(0, 7) },
}

/** Rows of a workbook below its headings; throws if it cannot be read, or its headings are not those of the route. */
async function countRows(content: Buffer, { columns }: ExportRoute): Promise<number> {
  const book = new exceljs.Workbook()
  await book.xlsx.load(new Uint8Array(content).buffer)
  const sheet = book.worksheets[0]!
  const headings = (sheet.getRow(1).values as unknown[]).slice(1)
  expect(headings).toHaveLength(columns.length)
  expect(headings.filter((heading) => typeof heading !== 'string' || heading === '')).toEqual([])
  return sheet.actualRowCount - 1
}

test('exports: every export of the contract gives a workbook that can be read', async () => {
  const routes = await exportRoutes()
  expect(routes.size).toBeGreaterThan(40)
  const people = await Promise.all(
    [ordersScene, projectsScene, importsScene].map(async (create) => {
      const scene = await create()
      const persons = new Map<string, ReturnType<typeof aPerson>>()
      /** One person per module, because one alone would exceed the rate limit of a person. */
      function at(entrance: Entrance, module: string) {
        const key = `${entrance} ${module}`
        const known = persons.get(key)
        if (known) return known
        const added = aPerson(scene.tenant, {
          permissions: everything,
          ...(entrance === 'supplier' ? { supplierId: scene.supplierId } : { entrance }),
        })
        persons.set(key, added)
        return added
      }
      return { scene, at }
    }),
  )
  const rows = new Map<string, number>()
  /** Until there are rows, in each tenant and at each entrance. */
  async function exportAnywhere(id: string, route: ExportRoute) {
    const name = id.slice(id.lastIndexOf(' ') + 1)
    for (const { scene, at } of people)
      for (const entrance of route.entrances ?? (['purchaser', 'supplier'] as const)) {
        if (rows.get(id)) return
        const person = await at(entrance, id.slice(0, id.indexOf('/')))
        const file = await download(person, route, { ...inputs[name], ...scene.inputs[name] }).catch(
          (error: unknown) => {
            if (error instanceof Refused && error.status < 500 && error.status !== 429) return undefined
            throw error
          },
        )
        if (file) rows.set(id, await countRows(file.content, route))
      }
  }
  await Promise.all([...routes].map(([id, route]) => exportAnywhere(id, route)))
  const missing = [...routes.keys()].filter((id) => !rows.has(id))
  expect(missing.map((id) => id.slice(id.lastIndexOf(' ') + 1)).filter((name) => !ofDocuments.has(name))).toEqual([])
  expect([...rows.values()].filter((count) => count > 0).length).toBeGreaterThan(15)
  expect(loggedErrors).toEqual([])
})
