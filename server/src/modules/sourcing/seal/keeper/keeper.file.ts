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

/** Content of the keeper's file: its secret, and postponed deadlines. */
interface Kept {
  readonly secret: string
  readonly deadlines: Readonly<Record<string, string>>
}

/** Syncs the folder, so that the file's name is durable. */
function flushFolder(file: string): void {
  const folder = openSync(dirname(file), 'r')
  fsyncSync(folder)
  closeSync(folder)
}

/**
 * Opens the keeper's file, created on first use with mode 0600. Its secret opens every round of automatic mode; without
 * it no one can open them.
 */
export function openKeeperFile(file: string) {
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    const fresh: Kept = { secret: toHex(makeOpenerSecret()), deadlines: {} }
    try {
      writeFileSync(file, JSON.stringify(fresh), { mode: 0o600, flag: 'wx', flush: true })
      flushFolder(file)
    } catch (error) {
      // Another process created the file first; that file is used.
      if (!existsSync(file)) throw error
    }
  }
  if ((statSync(file).mode & 0o077) !== 0)
    throw new Error(`${file} can be read by other users of this machine: set its mode to 0600`)
  const read = () => JSON.parse(readFileSync(file, 'utf8')) as Kept
  return {
    secret: fromHex(read().secret, secretLength),
    /** Postponed deadline of a key, if any. */
    deadlineOf: (keyId: string): string => read().deadlines[keyId] ?? '',
    keepDeadline: (keyId: string, endAt: string): void => {
      const kept = read()
      const next: Kept = { ...kept, deadlines: { ...kept.deadlines, [keyId]: endAt } }
      // Atomic and durable: writes a new file, syncs it and renames it.
      writeFileSync(`${file}.new`, JSON.stringify(next), { mode: 0o600, flush: true })
      renameSync(`${file}.new`, file)
      flushFolder(file)
    },
  }
}
