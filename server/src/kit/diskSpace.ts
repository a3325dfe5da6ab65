import { statfsSync } from 'node:fs'

const megabyte = 1024 * 1024

/** PostgreSQL's log grows by segments of 16 MB; where the next one has no room it stops writing, or altogether. */
export const minFreeBytes = 16 * megabyte

/** Bytes that may still be written to the disk of a folder; undefined where the system does not tell. */
export function freeSpace(folder: string): number | undefined {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return undefined
  }
}

export const isDiskNearlyFull = (folder: string): boolean => (freeSpace(folder) ?? Infinity) < minFreeBytes
