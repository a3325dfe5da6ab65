import { proposeAward } from '#contract/sourcing/award.ts'
import { firstShares } from '#contract/sourcing/awarding.ts'
import { findComparison } from '#contract/sourcing/comparison/comparison.ts'
import type { ProjectDraft } from '#contract/sourcing/projectDraft.ts'
import { orderAwarded } from '#modules/ordering/index.ts'
import { aPerson, as, database } from '../app.ts'
import { ownerPool as owner } from '../sql/ownerPool.ts'
import { createFund } from '../ordering/setUp.ts'
import { buyingPermissions } from '../orderingFixture.ts'
import { createOpened } from './awards.ts'
import { createSourcingFixture, move, type Project, type SourcingFixture } from './fixture.ts'

export interface Announced extends SourcingFixture {
  readonly project: Project
}

const budget = '60000'
const supplierPermissions = [
  'supplierProject.join',
  'supplierOrder.read',
  'supplierOrder.accept',
  'supplierOrder.deliver',
] as const

/** A tenant with a budget, whose buyer runs projects and orders, and whose suppliers quote and deliver. */
export async function createMarket(suppliers: number): Promise<SourcingFixture> {
  const fixture = await createSourcingFixture({ suppliers })
  const { tenant } = fixture
  await createFund(tenant, 'budget', budget)
  return {
    ...fixture,
    buyer: await aPerson(tenant, { permissions: ['project.manage', ...buyingPermissions], name: '林知远' }),
    suppliers: await Promise.all(
      fixture.suppliers.map(({ supplierId }) =>
        aPerson(tenant, { permissions: [...supplierPermissions], supplierId: supplierId! }),
      ),
    ),
  }
}

/** Awards an opened project to the lowest offers, and publishes the result. */
export async function announce({ buyer }: SourcingFixture, { id, version }: Project): Promise<Project> {
  const comparison = await as(buyer, findComparison, { projectId: id })
  const shares = firstShares(comparison)
  return move(buyer, await as(buyer, proposeAward, { id, version, shares, reasons: [], note: '' }), 'announce')
}

/** A project with its published result. */
export async function createAnnounced(
  over: Partial<ProjectDraft>,
  offers: readonly (readonly string[])[],
): Promise<Announced> {
  const fixture = await createMarket(offers.length)
  const opened = await createOpened(fixture, { budgetAmount: null, ...over }, offers)
  return { ...fixture, project: await announce(fixture, opened) }
}

/** Processes the event of a published result, as a worker does. */
export const deliverResult = ({ tenant, project }: Announced): Promise<void> =>
  database.write(tenant.id, (tx) =>
    orderAwarded(tx, {
      tenant_id: tenant.id,
      id: '0',
      name: 'project.completed',
      entity: 'project',
      entity_id: project.id,
      actor_id: '0',
      from_state: '8',
      to_state: '7',
      reason: null,
      at: new Date(),
      data: { projectNo: '', kind: 'inquiry', title: '', ownerId: '0', deptId: '0' },
    }),
  )

/** Results of concurrent workers that process the event. */
export const deliverAtOnce = (market: Announced, workers: number): Promise<string[]> =>
  Promise.all(
    Array.from({ length: workers }, () =>
      deliverResult(market).then(
        () => 'ok',
        (error: Error) => error.message,
      ),
    ),
  )

/** Sum of all budgets of a tenant. */
export const fundsIn = async ({ tenant }: SourcingFixture) =>
  (
    await owner.query<{ available: string; frozen: string }>(
      `select sum(available) as available, sum(frozen) as frozen from ledger.accounts where tenant_id = $1 and kind = 'budget'`,
      [tenant.id],
    )
  ).rows[0]!
