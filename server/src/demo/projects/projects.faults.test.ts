import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { verifyProjects } from '#modules/sourcing/index.ts'
import { databaseUrl, keeperFolder } from '#test/app.ts'
import { foundDemoTenant, projectsIn } from '#test/demo/demoTenant.ts'
import { ServerProcess } from '#test/process/serverProcess.ts'
import { ownerPool as owner } from '#test/sql/ownerPool.ts'
import { transport } from '../organisations/transport.ts'
import { projectsOf } from './demoProjects.ts'

const rounds = Number(process.env['FAULT_ROUNDS'] ?? 1)
let server: ServerProcess | undefined
afterEach(() => server?.end('SIGTERM'))

test('demo projects: after kills of the server during their creation, each exists completely and once', async () => {
  const wanted = projectsOf(true).map(({ title }) => title)
  for (let round = 0; round < rounds; round++) {
    const { tenantId } = await foundDemoTenant(transport)
    const titles = async () => (await projectsIn(tenantId)).map(({ title }) => title)
    server = new ServerProcess(databaseUrl, { DATA_DIR: keeperFolder })
    for (const before of [1, 8]) {
      await server.start()
      while ((await titles()).length < before) await delay(5)
      await server.end('SIGKILL')
    }
    expect((await titles()).length).toBeLessThan(wanted.length)
    await server.start()
    while (new Set(await titles()).size < wanted.length) await delay(100)
    // Released jobs are done by then, too.
    await delay(2000)
    expect((await titles()).toSorted()).toEqual(wanted.toSorted())
    const { rows } = await owner.query<{ no: string }>(
      'select project_no as no from sourcing.projects where tenant_id = $1',
      [tenantId],
    )
    const wrong = await verifyProjects(owner)
    expect(wrong.filter((finding) => rows.some(({ no }) => finding.includes(no)))).toEqual([])
    await server.end('SIGTERM')
  }
})
