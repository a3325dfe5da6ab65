import type { Database } from '#kit/database/database.ts'
import type { Files } from '#kit/files/files.ts'
import { hashPassword } from '#modules/identity/index.ts'
import { foundApplications } from './onboarding/applications.seed.ts'
import { foundDispositions } from './onboarding/dispositions.seed.ts'
import { foundCatalogues } from './onboarding/catalogues.seed.ts'
import { foundIncidents } from './onboarding/incidents.seed.ts'
import { foundScores } from './onboarding/scores.seed.ts'
import { foundPassports } from './onboarding/passports.seed.ts'
import { foundQualifications } from './onboarding/qualifications.seed.ts'
import { foundAccessChanges } from './access/access.seed.ts'
import { foundProducts } from './catalogue.seed.ts'
import { foundCategories } from './categories.seed.ts'
import { foundFeedbacks } from './feedbacks.seed.ts'
import { foundHome } from './home/home.seed.ts'
import { foundNotices } from './notices/notices.seed.ts'
import { type Founded, foundOrganisation } from './organisation.ts'
import { foundPlatform } from './organisations/platformTenant.ts'
import { demoOrganisations, demoPassword, supplierPeople } from './people.ts'
import { demoRoles } from '#server/demo/roles.ts'
import { foundSignOn } from './signOn.ts'
import { foundRestrictions } from './restrictions.seed.ts'
import { suppliers, accountOf } from './suppliers.ts'
import { foundSuppliers } from './suppliers.seed.ts'
import { demoRecoveryCode } from './projects/openers.ts'
import { foundAgreements } from './agreements/agreements.seed.ts'
import { foundContracts } from './contracts/contracts.seed.ts'
import { foundGroups } from './groups/groups.seed.ts'
import { foundMall } from './mall/mall.seed.ts'
import { foundOrders } from './orders/orders.seed.ts'
import { foundPlans } from './plans/plans.seed.ts'
import { foundProjects } from './projects/projects.seed.ts'
import { foundWallets } from './wallet/wallets.seed.ts'
import { foundStatements } from './settlement/statements.seed.ts'
import { foundSignals } from './signals/signals.seed.ts'
import { foundTrials } from './trials.seed.ts'
import { foundWarehouses } from './warehouse/warehouses.seed.ts'
import { foundZones } from './zones.seed.ts'
import { foundPapers } from './papers.seed.ts'
import { demoParts } from './parts.ts'

/** Fills an empty database with the demo tenants: people, suppliers, catalogue. */
export async function seedDemo(database: Database, contents: Files, now = new Date()): Promise<void> {
  const passwordHash = await hashPassword(demoPassword)
  const all: Founded[] = []
  const [products, historyJobs] = [[] as (() => Promise<void>)[], [] as (() => Promise<void>)[]]
  for (const organisation of demoOrganisations) {
    const founded = await foundOrganisation(database, organisation, passwordHash, now)
    all.push(founded)
    const supplierIds = await foundSuppliers(database, founded, passwordHash, now)
    const leafIds = await foundCategories(database, founded.tenantId)
    await foundSignOn(database, founded)
    await foundPapers(database, founded, leafIds.get(computers)!, now)
    await foundNotices(database, contents, founded, now)
    await foundFeedbacks(database, founded, now)
    await foundRestrictions(database, founded, now)
    await foundWarehouses(database, founded, now)
    for (const { found } of demoParts) await found?.(database, founded, now)
    historyJobs.push(async () => foundHome(database, founded, now, await foundZones(database, contents, founded, now)))
    historyJobs.push(() => foundAccessChanges(database, founded))
    historyJobs.push(() => foundProjects(database, founded, now))
    historyJobs.push(() => foundMall(database, founded))
    historyJobs.push(() => foundOrders(database, founded))
    historyJobs.push(() => foundAgreements(database, founded))
    historyJobs.push(() => foundGroups(database, founded))
    historyJobs.push(() => foundPlans(database, founded))
    historyJobs.push(() => foundStatements(database, founded))
    historyJobs.push(() => foundWallets(database, founded))
    historyJobs.push(() => foundContracts(database, contents, founded))
    historyJobs.push(() => foundApplications(database, contents, founded, [...leafIds.values()].slice(0, 2), now))
    historyJobs.push(() => foundDispositions(database, founded, now))
    historyJobs.push(() => foundScores(database, founded))
    historyJobs.push(() => foundSignals(database, founded))
    historyJobs.push(() => foundCatalogues(database, founded, now))
    historyJobs.push(() => foundIncidents(database, founded, now))
    historyJobs.push(() => foundQualifications(database, founded, leafIds, now))
    historyJobs.push(() => foundTrials(database, founded, passwordHash, now))
    const root = founded.departments.get('001')!.id
    products.push(() => foundProducts(database, founded.tenantId, root, supplierIds, leafIds, organisation.products))
  }
  historyJobs.push(() => foundPlatform(database, passwordHash, now))
  // The slowest part, in parallel by tenant; the order within a tenant determines the ids of its products.
  await Promise.all(products.map((found) => found()))
  for (const found of historyJobs) await found()
  await foundPassports(database, all, now)
}

/** First-level category whose goods require approval by IT. */
const computers = '07'

const shownAccounts = ['linzhiyuan', 'shenruochuan', 'xujingxing', 'guqinghe', 'tangshuyi', 'operator']

/** Most important demo accounts, as a table. */
export function demoTable(): string {
  const [group] = demoOrganisations
  const names = new Map(demoRoles.map(({ code, name }) => [code, name]))
  const people = (group?.people ?? []).filter(([account]) => shownAccounts.includes(account))
  const lines = people.map(([account, name, , roles, entrance]) => [
    account,
    name,
    entrance === 'operator' ? '运营方' : '采购人',
    roles.map((role) => names.get(role)).join('、'),
  ])
  const sellers = suppliers
    .slice(0, 2)
    .map((supplier, index) => [accountOf(supplier, 0), supplierPeople[index]?.[0] ?? '', '供应商', supplier.shortName])
  const rows = [...lines, ...sellers].map(
    ([account = '', name, entrance, roles]) => `  ${account.padEnd(14)} ${name}  ${entrance}  ${roles}`,
  )
  const hints = [
    'the second factor of the operator: npm run baicai -- demo-otp',
    `the recovery code of those who open quotes: ${demoRecoveryCode.text}`,
  ]
  return [`demo accounts, password ${demoPassword}:`, ...rows, ...hints].join('\n')
}
