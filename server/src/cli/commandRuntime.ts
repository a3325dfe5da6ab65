import type { Logger } from 'pino'
import type { Config } from '#kit/config/config.ts'
import { openRuntime } from '../runtime.ts'
import { type Database, noTenant } from '#kit/database/database.ts'
import { allTenants, findTenantByCode } from '#modules/tenancy/index.ts'
import type { CommandInput } from './input.ts'

type Runtime = Awaited<ReturnType<typeof openRuntime>>

export async function withRuntime<T>(config: Config, log: Logger, work: (runtime: Runtime) => Promise<T>): Promise<T> {
  const runtime = await openRuntime(config, log)
  try {
    return await work(runtime)
  } finally {
    await runtime.close()
  }
}

export function done(text: string): true {
  console.log(text)
  return true
}

export function failed(...lines: readonly string[]): false {
  for (const line of lines) console.error(line)
  return false
}

/** The named tenant, or the first one. */
export async function tenantOf(database: Database, { options }: CommandInput): Promise<string> {
  const code = options['tenant']
  const found = await database.read(noTenant, (db) =>
    code === undefined ? allTenants(db) : findTenantByCode(db, { code }),
  )
  if (!found[0]) throw new Error(code === undefined ? 'There is no tenant.' : `There is no tenant ${code}.`)
  return found[0].id
}
