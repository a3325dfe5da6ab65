import { type LoginSettings, portalLoginSettings, parseSetting } from '#contract/tenancy/loginSettings.ts'
import type { Sql } from '#kit/database.ts'
import { configValues } from '#modules/tenancy/index.ts'

type Config = Exclude<keyof LoginSettings, (typeof portalLoginSettings)[number] | 'caInfos'>

/** What the tenant has set of these, or what counts where it has not. */
export async function configsOf<N extends Config>(sql: Sql, ...names: N[]): Promise<Pick<LoginSettings, N>> {
  const rows = await configValues(sql, names)
  const set = names.map((name) => [name, parseSetting(name, rows.find(({ code }) => code === name)?.val)])
  return Object.fromEntries(set) as Pick<LoginSettings, N>
}
