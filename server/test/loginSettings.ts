import * as loginSettingsRoutes from '#contract/tenancy/loginSettingsRoutes.ts'
import { aPerson, as, database, type Person, type PersonOptions, type TestTenant } from '#test/app.ts'

export const anOperator = (tenant: TestTenant, options: PersonOptions = {}) =>
  aPerson(tenant, { entrance: 'operator', permissions: ['portal.configure'], ...options })

export const save = async (operator: Person, change: object) => {
  const { version, settings } = await as(operator, loginSettingsRoutes.getLoginSettings, {})
  return as(operator, loginSettingsRoutes.saveLoginSettings, { version, ...settings, ...change })
}

/** All stored settings of a tenant. */
export const storedSettingsOf = ({ id }: TestTenant) =>
  database.read(id, async (db) => ({
    tenant: await db.selectFrom('tenancy.tenants').select('version').where('id', '=', id).execute(),
    configs: await db.selectFrom('tenancy.configs').select(['code', 'val']).orderBy('code').execute(),
  }))

export const eventsOf = ({ id }: TestTenant) =>
  database.read(id, (db) =>
    db
      .selectFrom('kit.events')
      .select(['actor_id', 'data'])
      .where('name', '=', 'tenant.loginSettingsChanged')
      .orderBy('id')
      .execute(),
  )
