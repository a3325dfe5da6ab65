import { randomBytes } from 'node:crypto'
import * as fs from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'

export interface Secret {
  port: number
  superuserPassword: string
  ownerPassword: string
}

export async function readSecret(home: string, exists: boolean): Promise<Secret> {
  const file = join(home, 'pg-secret.json')
  if (!fs.existsSync(file)) {
    if (exists) throw new Error(`${file} is missing: without it the database in DATA_DIR ${home} cannot be opened`)
    const password = () => randomBytes(24).toString('base64url')
    const fresh: Secret = { port: await freePort(), superuserPassword: password(), ownerPassword: password() }
    try {
      fs.writeFileSync(file, JSON.stringify(fresh), { mode: 0o600, flag: 'wx' })
    } catch (error) {
      if (!fs.existsSync(file)) throw error
    }
  }
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Secret
}

export function freePort(wanted = 0): Promise<number> {
  return new Promise((settle, fail) => {
    const probe = createServer()
    probe.once('error', fail)
    probe.listen(wanted, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => settle(typeof address === 'object' && address ? address.port : wanted))
    })
  })
}
