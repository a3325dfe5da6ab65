import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '#kit/config/config.ts'
import { openLog } from '#kit/log/log.ts'
import { install } from './uKeySimulator/install.ts'
import { startUKeySimulator } from './uKeySimulator/service.ts'
import { writeVault, demoPin, maxRetries, readVault, type Vault } from './uKeySimulator/vault.ts'

// U-key simulator: a software U-key with the driver service of a CA, to evaluate and test certificate login.

const help = `npm run ukey-simulator -- <command>

  (none)                    Runs the local service until it is stopped.
  install [--tenant <code>] Makes a tenant trust the test authorities, and assigns the certificates to its people.
  unplug, plug              Removes and inserts the U-key.
  unlock                    Resets the PIN counter after five wrong PINs.

Ports: DRIVER_PORT (51235), DRIVER_SECURE_PORT (51245). DRIVER_ORIGINS allows pages of other sites, separated by commas.`

const { values, positionals } = parseArgs({ allowPositionals: true, options: { tenant: { type: 'string' } } })
const config = readConfig(process.env)
const folder = join(config.dataDir, 'ukey')
const updateVault = (patch: Partial<Vault>) => void writeVault(folder, { ...readVault(folder), ...patch })

const commands: Readonly<Record<string, () => unknown>> = {
  start,
  install: async () => {
    for (const line of await install(config, openLog('warn'), readVault(folder), values.tenant)) console.log(line)
  },
  unplug: () => updateVault({ plugged: false }),
  plug: () => updateVault({ plugged: true }),
  unlock: () => updateVault({ retries: maxRetries }),
  help: () => console.log(help),
}

const name = positionals[0] ?? 'start'
const command = Object.hasOwn(commands, name) ? commands[name] : undefined
if (command) await command()
else {
  console.error(help)
  process.exitCode = 2
}

async function start() {
  const port = (variable: string, otherwise: number) => Number(process.env[variable] ?? otherwise)
  const simulator = await startUKeySimulator({
    folder,
    port: port('DRIVER_PORT', 51_235),
    securePort: port('DRIVER_SECURE_PORT', 51_245),
    origins: (process.env['DRIVER_ORIGINS'] ?? '').split(',').filter((origin) => origin !== ''),
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void simulator.close())
  console.log(
    `The U-key service listens at http://127.0.0.1:${simulator.port}/alpha and https://127.0.0.1:${simulator.securePort}/alpha`,
  )
  console.log(`PIN ${demoPin}. Its certificates:`)
  for (const { name: person, serial, keys, state } of readVault(folder).containers)
    console.log(`  ${serial}  ${keys.kind.toUpperCase()}  ${person}  ${state}`)
}
