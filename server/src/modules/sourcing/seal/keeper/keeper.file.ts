import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { toHex, fromHex } from '#sealing/bytes/bytes.ts'
import { makeOpenerSecret, secretLength } from '#sealing/keys/openerKeys.ts'

/** What the keeper's file holds: its secret, and deadlines that became later than those of their tickets. */
interface Kept {
  readonly secret: string
  readonly deadlines: Readonly<Record<string, string>>
}

/** A name in a folder is on the disk once the folder is. */
function flushFolder(file: string): void {
  const folder = openSync(dirname(file), 'r')
  fsyncSync(folder)
  closeSync(folder)
}

/**
 * The keeper's file, made where it is missing: readable by its own user alone. Who has it opens every round of
 * automatic mode; without it nobody does.
 */
export function openKeeperFile(file: string) {
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    const fresh: Kept = { secret: toHex(makeOpenerSecret()), deadlines: {} }
    try {
      writeFileSync(file, JSON.stringify(fresh), { mode: 0o600, flag: 'wx', flush: true })
      flushFolder(file)
    } catch (error) {
      // Another process of this machine was faster: its file is the one.
      if (!existsSync(file)) throw error
    }
  }
  if ((statSync(file).mode & 0o077) !== 0)
    throw new Error(`${file} can be read by other users of this machine: set its mode to 0600`)
  const read = () => JSON.parse(readFileSync(file, 'utf8')) as Kept
  return {
    secret: fromHex(read().secret, secretLength),
    /** A deadline that is later than the one of the ticket. */
    deadlineOf: (keyId: string): string => read().deadlines[keyId] ?? '',
    keepDeadline: (keyId: string, endAt: string): void => {
      const kept = read()
      const next: Kept = { ...kept, deadlines: { ...kept.deadlines, [keyId]: endAt } }
      // Renamed into its place once it is on the disk, so that no crash leaves half a file.
      writeFileSync(`${file}.new`, JSON.stringify(next), { mode: 0o600, flush: true })
      renameSync(`${file}.new`, file)
      flushFolder(file)
    },
  }
}
