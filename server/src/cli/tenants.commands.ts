import { mkdir } from 'node:fs/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import type { Config } from '#kit/config/config.ts'
import { type Files, openFiles } from '#kit/files/files.ts'
import { openRuntime } from '../runtime.ts'
import type { CommandInput } from './input.ts'
import { findTenant, jobsOfTenant, type Owner } from '../tenantTransfer/catalog.ts'
import { closeTenant, demandUnused, openTenant, usesOf } from '../tenantTransfer/close.ts'
import { countRows, exportTenant } from '../tenantTransfer/export.ts'
import { importTenant, obstaclesTo, readManifest } from '../tenantTransfer/import.ts'
import { removeTenant } from '../tenantTransfer/remove.ts'

interface Transfer {
  readonly owner: Owner
  readonly files: Files
  readonly input: CommandInput
}

/** Runs a command with an owner connection, which sees the rows of all tenants. */
const withOwner =
  (work: (transfer: Transfer) => Promise<string>) =>
  async (config: Config, log: Logger, input: CommandInput): Promise<boolean> => {
    const runtime = await openRuntime(config, log)
    const owner = new pg.Client({ connectionString: runtime.ownerUrl })
    try {
      await owner.connect()
      console.log(await work({ owner, files: openFiles(config.filesUrl), input }))
      return true
    } finally {
      await owner.end()
      await runtime.close()
    }
  }

/** Whether the command may change something; without the tenant's code as confirmation it only prints its plan. */
function isConfirmed({ options }: CommandInput, code: string): boolean {
  const typed = options['confirm']
  if (typed !== undefined && typed !== code) throw new Error(`--confirm is ${typed}, and the tenant is ${code}.`)
  return typed !== undefined
}

async function planOf(owner: Owner, code: string): Promise<string> {
  const tenant = await findTenant(owner, code)
  const counts = Object.entries(await countRows(owner, tenant.id)).filter(([, count]) => count > 0)
  const { rows } = await owner.query<{ jobs: string }>(`select count(*) as jobs from ${jobsOfTenant} $1::text`, [
    tenant.id,
  ])
  return [
    ...counts.map(([name, count]) => `  ${name} ${count}`),
    `Tenant ${code}: ${counts.reduce((sum, [, count]) => sum + count, 0)} rows in ${counts.length} tables, ${rows[0]!.jobs} jobs.`,
    ...(await usesOf(owner, tenant)),
    `Nothing was done. To do it: --confirm ${code}`,
  ].join('\n')
}

export const close = withOwner(async ({ owner, input: { args } }) => {
  await closeTenant(owner, args[0]!)
  return `Tenant ${args[0]} is closed: within 15 s no server lets anybody in.`
})

export const open = withOwner(async ({ owner, input: { args } }) => {
  await openTenant(owner, args[0]!)
  return `Tenant ${args[0]} is open.`
})

export const exportTo = withOwner(async ({ owner, files, input }) => {
  const [code = '', folder = ''] = input.args
  if (!isConfirmed(input, code)) return planOf(owner, code)
  const tenant = await findTenant(owner, code)
  await demandUnused(owner, tenant)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const { tables, contents, missingContents } = await exportTenant(owner, files, tenant, folder)
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const missing = missingContents.length > 0 ? ` The file store lacks ${missingContents.length} more.` : ''
  return `Tenant ${code}: ${rows} rows of ${tables.length} tables and ${contents} files are in ${folder}.${missing}`
})

export const importFrom = withOwner(async ({ owner, files, input }) => {
  const [folder = ''] = input.args
  const manifest = await readManifest(folder)
  const { code } = manifest.tenant
  if (isConfirmed(input, code)) {
    await importTenant(owner, files, folder, manifest)
    return `Tenant ${code} is here, and closed: npm run baicai -- tenant-open ${code}`
  }
  const obstacles = await obstaclesTo(owner, manifest)
  const filled = manifest.tables.filter(({ rows }) => rows > 0)
  return [
    ...filled.map(({ name, rows }) => `  ${name} ${rows}`),
    `Tenant ${code}: ${filled.reduce((sum, { rows }) => sum + rows, 0)} rows, ${manifest.jobs.rows} jobs, ${manifest.contents} files.`,
    ...obstacles,
    `Nothing was done. To do it: --confirm ${code}`,
  ].join('\n')
})

export const remove = withOwner(async ({ owner, files, input }) => {
  const [code = ''] = input.args
  if (!isConfirmed(input, code)) return planOf(owner, code)
  const tenant = await findTenant(owner, code)
  await demandUnused(owner, tenant)
  await removeTenant(owner, files, tenant)
  return `Tenant ${code} is removed.`
})
