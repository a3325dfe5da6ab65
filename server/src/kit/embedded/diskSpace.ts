import { statfsSync } from 'node:fs'

const megabyte = 1024 * 1024

/** WAL segments of PostgreSQL are 16 MB; without room for the next one it stops writing, or crashes. */
export const minFreeBytes = 16 * megabyte

/** Free bytes on the disk of a folder; undefined where the system does not report them. */
export function freeSpace(folder: string): number | undefined {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return undefined
  }
}

export const isDiskNearlyFull = (folder: string): boolean => (freeSpace(folder) ?? Infinity) < minFreeBytes
