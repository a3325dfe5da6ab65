import { readdirSync, readFileSync } from 'node:fs'

export type Member = 'npm' | 'shell' | 'launcher' | 'server'

export const root = new URL('../../..', import.meta.url).pathname

/** Child processes, according to `/proc` (Linux only). */
export function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => statOf(Number(name))?.parent === pid)
    .map(Number)
}

function statOf(pid: number): { state: string; parent: number } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [state = '', parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return { state, parent: Number(parent) }
  } catch {
    return undefined
  }
}

export const isAlive = (pid: number) => !['Z', 'X', undefined].includes(statOf(pid)?.state)

export const nameOf = (pid: number) => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}
