import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { sql } from 'kysely'
import { hashPassword } from '#modules/identity/index.ts'
import { localKeeper, platformOf, type Seals } from '#modules/sourcing/index.ts'
import { foundProducts } from '#server/demo/catalogue.seed.ts'
import { foundCategories } from '#server/demo/categories.seed.ts'
import { foundOrganisation } from '#server/demo/organisation.ts'
import type { DemoOrganisation } from '#server/demo/organisations/demoOrganisation.ts'
import { foundPapers } from '#server/demo/papers.seed.ts'
import { foundProjects } from '#server/demo/projects/projects.seed.ts'
import { makeOrder } from '#server/demo/orders/order.job.ts'
import { makeProject } from '#server/demo/projects/project.job.ts'
import { foundSuppliers } from '#server/demo/suppliers.seed.ts'
import { platformSecretOf } from '#server/keeper.ts'
import { contents, database, jobContext, keeperFolder } from '../app.ts'

/** A demo organisation with its own code and host and this many products; its projects are pending jobs. */
export async function foundDemoTenant(organisation: DemoOrganisation, { products = 0 } = {}) {
  const now = new Date()
  const code = `demo-${randomBytes(5).toString('hex')}`
  const host = `${code}.localhost`
  const passwordHash = await hashPassword(randomBytes(12).toString('hex'))
  const ownOrganisation = { ...organisation, code, hosts: [host] }
  const founded = await foundOrganisation(database, ownOrganisation, passwordHash, now)
  const supplierIds = await foundSuppliers(database, founded, passwordHash, now)
  const leafIds = await foundCategories(database, founded.tenantId)
  const root = founded.departments.get('001')!.id
  if (products > 0) await foundProducts(database, founded.tenantId, root, supplierIds, leafIds, products)
  await foundPapers(database, founded, leafIds.get('07')!, now)
  await foundProjects(database, founded, now)
  return { ...founded, host }
}

export const demoSeals = async (): Promise<Seals> => ({
  keeper: localKeeper(join(keeperFolder, 'keeper.json')),
  platform: platformOf(await platformSecretOf(database)),
  contents,
})

/** Creates one project as its job does. */
export async function makeDemoProject(tenantId: string, place: number, { isSmall = false } = {}): Promise<void> {
  const made = makeProject(await demoSeals())
  if (!('transaction' in made)) throw new Error('demo.project must be a transaction job')
  await database.write(tenantId, (tx) => made.transaction(tx, { isSmall, place }, jobContext(tenantId)))
}

/** Creates one order as its job does. */
export async function makeDemoOrder(tenantId: string, place: number, { isSmall = false } = {}): Promise<void> {
  const made = makeOrder
  if (!('transaction' in made)) throw new Error('demo.order must be a transaction job')
  await database.write(tenantId, (tx) => made.transaction(tx, { isSmall, place }, jobContext(tenantId)))
}

export interface MadeProject {
  readonly id: string
  readonly kind: string
  readonly state: string
  readonly title: string
  readonly ending: string | null
  readonly seal_mode: string
  readonly scope: string
  readonly published_at: Date | null
}
export const projectsIn = (tenantId: string) =>
  database.read(
    tenantId,
    async (db) =>
      (
        await sql<MadeProject>`
          select id::text, kind, state, title, ending, seal_mode, scope, published_at from sourcing.projects order by id`.execute(
          db,
        )
      ).rows,
  )
