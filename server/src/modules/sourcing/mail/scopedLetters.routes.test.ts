/** @module-tag thorough */
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { followProject } from '#contract/sourcing/enrolments.ts'
import { proposeFailure } from '#contract/sourcing/seal/givenUp.ts'
import { openFiles } from '#kit/files/files.ts'
import { aDepartment, aPerson, as, database, type Person } from '#test/app.ts'
import { withReach } from '#test/authorization/reach.ts'
import { allLetters, giveAddress, withLetters } from '#test/mail/letters.ts'
import { createPublished, createSourcingFixture, move } from '#test/sourcing/fixture.ts'
import { aKeyHolder, createOpenedBy, openedBy, passDeadline, revokeKey } from '#test/sourcing/openers.ts'
import { quote } from '#test/sourcing/sealing.ts'
import { platformOf } from '../seal/platform.ts'
import { letterWriter } from './letter.service.ts'

test('letters: followers with a narrow data scope get those of their own projects alone', async () => {
  const fixture = await createSourcingFixture({ suppliers: 1 })
  const { buyer, suppliers, tenant } = fixture
  const colleague = await aPerson(tenant, { permissions: ['project.manage'] })
  const without = await aPerson(tenant, { permissions: ['project.manage'] })
  await giveAddress(buyer, 'owner@example.com')
  await giveAddress(colleague, 'colleague@example.com')
  await giveAddress(without, 'without@example.com')
  const invitedIds = [suppliers[0]!.supplierId!]
  await withLetters(async () => {
    const project = await createPublished(fixture, { scope: 'invited', invitedIds, audit: '2' })
    for (const person of [buyer, colleague, without])
      await as(person, followProject, { projectId: project.id, isFollowed: true })
    await withReach(buyer, 'own')
    await withReach(colleague, 'own')
    await move(buyer, project, 'terminate', '需求取消')
    const followed = (await allLetters(tenant)).filter(({ template }) => template === 'sourcing.followedEnd')
    expect(followed.map(({ recipient }) => recipient).toSorted()).toEqual(['owner@example.com', 'without@example.com'])
  })
})

test('letters: a proposal to give a round up goes to operators within whose data scope it still is', async () => {
  const fixture = await createSourcingFixture({ suppliers: 1 })
  const { tenant, buyer, operator, suppliers } = fixture
  const other = await aPerson(tenant, { permissions: ['project.oversee'], entrance: 'operator' })
  await giveAddress(operator, 'operator@example.com')
  await giveAddress(other, 'other@example.com')
  const holders = [await aKeyHolder(tenant), await aKeyHolder(tenant)]
  const project = await createOpenedBy(fixture, holders, openedBy('committee', holders))
  await quote(suppliers[0]!, project)
  await passDeadline(fixture, project)
  await revokeKey(holders[0]!)
  await as(buyer, proposeFailure, { projectId: project.id, reason: '密钥遗失，无法找回' })
  // Both are informed; what is sent is decided when it is sent.
  const write = letterWriter(
    { platform: platformOf(randomBytes(32)), contents: openFiles(tmpdir()) },
    (host) => `http://${host}`,
  )
  const written = async ({ userId }: Person) => {
    const request = { kind: 'failureProposed', projectId: project.id, userId, about: '1', round: 1 } as const
    return (await database.read(tenant.id, (db) => write(db, tenant.id, request)))?.to.address
  }
  expect([await written(operator), await written(other)]).toEqual(['operator@example.com', 'other@example.com'])
  await withReach(other, 'chosen', [(await aDepartment(tenant)).id])
  expect([await written(operator), await written(other)]).toEqual(['operator@example.com', undefined])
})
