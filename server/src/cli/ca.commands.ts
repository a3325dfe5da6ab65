import { readFile } from 'node:fs/promises'
import type { Logger } from 'pino'
import { systemActor } from '#kit/actor.ts'
import type { Config } from '#kit/config/config.ts'
import { importRevocationList, trustAuthority } from '#modules/certificates/index.ts'
import type { CommandInput } from './input.ts'
import { withRuntime, done, failed, tenantOf } from './commandRuntime.ts'

export async function trustCa(config: Config, log: Logger, input: CommandInput): Promise<boolean> {
  const { lists = 'needed' } = input.options
  if (!['needed', 'none'].includes(lists)) return failed('--lists is either needed or none.')
  const certificate = await readFile(input.args[0] ?? '')
  return withRuntime(config, log, async ({ database }) => {
    const tenantId = await tenantOf(database, input)
    const trust = { certificate, needsList: lists === 'needed' }
    const subject = await database.write(tenantId, (tx) => trustAuthority(tx, systemActor(tenantId), trust))
    return done(`Trusted: ${subject}`)
  })
}

export async function importCaList(config: Config, log: Logger, input: CommandInput): Promise<boolean> {
  const list = await readFile(input.args[0] ?? '')
  return withRuntime(config, log, async ({ database }) => {
    const tenantId = await tenantOf(database, input)
    const { subject, revoked, until } = await database.write(tenantId, (tx) =>
      importRevocationList(tx, systemActor(tenantId), list),
    )
    return done(`${subject}: ${revoked} revoked, good until ${until.toISOString()}`)
  })
}
