import { expect, test, vi } from 'vitest'
import { everyInstallation, everyTenant } from '#kit/jobs/jobs.recurring.ts'
import { randomId } from '#test/ids.ts'
import { withWorkers } from '#test/jobs.ts'
import { openForFile } from '#test/sql/openForFile.ts'

const { database } = openForFile(12)
const patience = { timeout: 20_000, interval: 20 }

test('jobs: recurring jobs run once per interval and tenant with any worker; a failing tenant blocks no other', async () => {
  const tenants = [randomId(), randomId(), randomId()]
  const runs: string[] = []
  const recurring = everyTenant({
    name: `test.recurring${randomId()}`,
    everySeconds: 2,
    async run({ tenantId }) {
      runs.push(tenantId)
      if (tenantId === tenants[0]) throw new Error('no')
    },
  })
  const installation: string[] = []
  const once = everyInstallation({
    name: `test.installation${randomId()}`,
    everySeconds: 3600,
    run: async ({ tenantId }) => void installation.push(tenantId),
  })
  const began = Date.now()
  await withWorkers(
    database,
    [recurring, once],
    () => vi.waitFor(() => expect(runs.filter((each) => each === tenants[2]).length).toBeGreaterThan(2), patience),
    { workers: 3, tenants },
  )
  const turns = Math.floor((Date.now() - began) / 2000) + 1
  for (const tenant of tenants.slice(1))
    expect(runs.filter((each) => each === tenant).length).toBeLessThanOrEqual(turns)
  expect(installation).toEqual(['0'])
})
