import { getTenantSettings, saveTenantSettings, type TenantSettings } from '#contract/portal/settings.ts'
import { aPerson, as, type TestTenant } from '../app.ts'

/** Changes tenant settings of projects as an operator does. */
export async function setSourcing(of: TestTenant, change: Partial<TenantSettings['sourcing']>): Promise<void> {
  const person = await aPerson(of, { entrance: 'operator', permissions: ['portal.configure'] })
  const { version, settings } = await as(person, getTenantSettings, {})
  await as(person, saveTenantSettings, { version, ...settings, sourcing: { ...settings.sourcing, ...change } })
}
