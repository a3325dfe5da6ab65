import { expect, test } from 'vitest'
import { findOpening } from '#contract/sourcing/quotes.ts'
import { findOpeningRoom } from '#contract/sourcing/openingRoom.ts'
import { retryOpening } from '#contract/sourcing/seal/stalled.ts'
import { aDepartment, aPerson, as, refusalOf, setKeeperClock } from '#test/app.ts'
import { createSourcingFixture } from '#test/sourcing/fixture.ts'
import { closeQuoting, createQuoting, quote, runOpening } from '#test/sourcing/sealing.ts'
import { connectOwner } from '#test/sql/owner.ts'
import { openingKey } from './opening.job.ts'

const owner = await connectOwner()

/** Simulates a job without attempts left. */
const useUpAttempts = async (projectId: string) => {
  const { rowCount } = await owner.query(
    'update graphile_worker._private_jobs set attempts = max_attempts, updated_at = now() where key like $1',
    [`%/${openingKey({ projectId, round: 1 })}`],
  )
  expect(rowCount).toBe(1)
}
const attemptsOf = async (projectId: string) =>
  (
    await owner.query<{ attempts: number }>('select attempts from graphile_worker._private_jobs where key like $1', [
      `%/${openingKey({ projectId, round: 1 })}`,
    ])
  ).rows.map(({ attempts }) => attempts)

test('stalled opening: is reported on its page, retried by a participant, and then opened', async () => {
  const fixture = await createSourcingFixture({ suppliers: 1 })
  const { buyer, suppliers, tenant } = fixture
  const project = await createQuoting(fixture, { minSuppliers: 1 })
  const projectId = project.id
  await quote(suppliers[0]!, project, '8.5000')
  const room = () => as(buyer, findOpeningRoom, { projectId })
  const retry = (person = buyer) => refusalOf(as(person, retryOpening, { projectId }))
  expect(await retry()).toBe('opening.nothingToRetry')
  await closeQuoting(fixture, project)
  expect(await room()).toMatchObject({ stalled: null, canRetry: true })
  expect(await retry()).toBe('opening.nothingToRetry')

  await useUpAttempts(projectId)
  expect(await room()).toMatchObject({ stalled: { attempts: 8, failedAt: expect.any(String) } })
  const stranger = await aPerson(tenant, { dept: await aDepartment(tenant), permissions: ['project.manage'] })
  expect(await retry(stranger)).toBe('thing.notFound')
  expect(await retry(suppliers[0])).toBe('permission.denied')
  expect(await attemptsOf(projectId)).toEqual([8])
  const answers = await Promise.all([retry(), retry(), retry()])
  expect(answers.toSorted()).toEqual(['accepted', 'opening.nothingToRetry', 'opening.nothingToRetry'])
  expect(await attemptsOf(projectId)).toEqual([0])
  expect(await room()).toMatchObject({ stalled: null })

  setKeeperClock(73 * 3_600_000)
  await runOpening(fixture, project)
  expect(await as(buyer, findOpening, { projectId })).toMatchObject({ status: 'opened' })
  expect(await retry()).toBe('opening.nothingToRetry')
})
