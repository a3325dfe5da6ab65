import type { PasswordStrategy } from '#contract/kit/password.ts'
import type { Settings } from '#contract/settings.ts'
import type { PortalSettings } from '#contract/tenancy/tenancy.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { portalOf, readSettings } from '#modules/tenancy/index.ts'
import { strategyOf } from './passwords/passwordStrategy.service.ts'

/** Login policy of the tenant: enabled methods, password strategy, and requirements of a session. */
export interface LoginPolicy extends Pick<Settings, 'secondFactor' | 'oneSession'> {
  readonly settings: PortalSettings
  readonly strategy: PasswordStrategy
}

/** Settings read in the same tick are batched into one statement. */
export async function readLoginPolicy(db: Db, actor: Actor): Promise<LoginPolicy> {
  const [settings, strategy, session] = await Promise.all([
    portalOf(db, actor.tenantId, actor.host),
    strategyOf(db),
    readSettings(db, 'secondFactor', 'oneSession'),
  ])
  return { settings, strategy, ...session }
}
