import { createWriteStream, createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { to as copyTo, from as copyFrom } from 'pg-copy-streams'
import type { Owner } from './catalog.ts'
import { type Exported, Hashing } from './manifest.ts'

export const unreadable = { mode: 0o600, flags: 'wx' } as const

export async function copyOut(owner: Owner, select: string, file: string): Promise<Exported> {
  const source = owner.query(copyTo(`copy (${select}) to stdout`))
  const hashing = new Hashing()
  await pipeline(source, hashing, createWriteStream(file, unreadable))
  return { rows: source.rowCount, sha256: hashing.digest() }
}

export async function copyIn(owner: Owner, target: string, file: string, sha256: string): Promise<void> {
  const hashing = new Hashing()
  await pipeline(createReadStream(file), hashing, owner.query(copyFrom(`copy ${target} from stdin`)))
  if (hashing.digest() !== sha256) throw new Error(`${file} was changed since it was exported.`)
}
