import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** Operating system user that PostgreSQL runs as, if different from the current one. */
export interface Account {
  uid: number
  gid: number
}

/**
 * Chooses the user for PostgreSQL, which refuses to run as root. As root: the owner of existing data, otherwise the
 * system user `postgres` or `baicai`; creates the latter if neither exists. Throws an Error if the data belongs to
 * another user.
 */
export function accountFor(directory: string): Account | undefined {
  const ourselves = process.getuid?.()
  const owner = statSync(directory, { throwIfNoEntry: false })
  if (ourselves === undefined) return undefined
  if (ourselves !== 0) {
    if (owner && owner.uid !== ourselves) {
      throw new Error(
        `${directory} belongs to user ${owner.uid}, and we are user ${ourselves}: run as that user or root`,
      )
    }
    return undefined
  }
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  return systemUser('postgres') ?? systemUser('baicai') ?? createSystemUser('baicai')
}

function systemUser(name: string): Account | undefined {
  for (const line of readFileSync('/etc/passwd', 'utf8').split('\n')) {
    const [login, , uid, gid] = line.split(':')
    if (login === name) return { uid: Number(uid), gid: Number(gid) }
  }
  return undefined
}

function createSystemUser(name: string): Account {
  const made = spawnSync('useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', name])
  const account = made.status === 0 ? systemUser(name) : undefined
  if (account) return account
  throw new Error(
    `PostgreSQL cannot run as root and the system user ${name} could not be created: ` +
      `create it (useradd --system ${name}), run as another user, or set DATABASE_URL`,
  )
}

/** First directory on the path that the account cannot enter, if any. */
export function barrier(path: string, account: Account | undefined): string | undefined {
  if (!account) return undefined
  const blocked = dirname(path) === path ? undefined : barrier(dirname(path), account)
  if (blocked) return blocked
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat?.isDirectory()) return undefined
  const bit = stat.uid === account.uid ? 0o100 : stat.gid === account.gid ? 0o010 : 0o001
  return stat.mode & bit ? undefined : path
}
