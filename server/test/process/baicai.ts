import { inject, vi } from 'vitest'
import { runCommand } from '#server/cli/run.ts'

const environment = () => ({
  DATABASE_URL: inject('databaseUrl'),
  FILES_URL: inject('filesFolder'),
  LANG: 'en_US.UTF-8',
})

/** Runs the command; returns exit code and output. */
export async function baicai(words: readonly string[], more: Record<string, string> = {}) {
  const lines = { log: [] as string[], error: [] as string[] }
  const spies = (['log', 'error'] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation((line: string) => void lines[name].push(`${line}\n`)),
  )
  try {
    const code = await runCommand(words, { ...environment(), ...more })
    return { code, said: lines.log.join(''), complained: lines.error.join('') }
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}

/** Option that selects a tenant. */
export const tenantOption = ({ host }: { host: string }) => ['--tenant', host.split('.')[0]!]
