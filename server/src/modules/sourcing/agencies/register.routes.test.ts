import { expect, test } from 'vitest'
import * as register from '#contract/sourcing/agencies/agencies.ts'
import { agencyScopes } from '#contract/sourcing/agencies/agencyScope.ts'
import { appointAgency, endAppointment, listAgencyChoices } from '#contract/sourcing/agencies/appointments.ts'
import { getProjectNotice } from '#contract/sourcing/projectNotice.ts'
import { editProject, getProject } from '#contract/sourcing/projects.ts'
import { aPerson, as, refusalOf } from '#test/app.ts'
import { createDraft, createPublished, move, readAgain } from '#test/sourcing/fixture.ts'
import { represented, agencyDraft, appoint, editOf } from '#test/sourcing/agencies.ts'

test('agencies: leaving the agency, and disabling it, end the access at once; enabling restores it', async () => {
  const all = await represented()
  const { agents, agency, keeper, buyer } = all
  const [first, second] = agents
  const project = await createDraft(all)
  const { id } = project
  await appoint(all, project)
  const { agencyId } = agency
  const smaller = { ...agencyDraft([second]), creditCode: agency.creditCode }
  const edited = await as(keeper, register.editAgency, { agencyId, version: agency.version, ...smaller })
  expect(edited.people).toMatchObject([{ name: '公孙衡' }])
  await expect(as(first, getProject, { id })).rejects.toThrow('thing.notFound')
  expect((await as(second, getProject, { id })).id).toBe(id)
  await as(keeper, register.setAgencyStatus, { agencyId, status: 'disabled' })
  await expect(as(second, getProject, { id })).rejects.toThrow('thing.notFound')
  expect(await as(buyer, listAgencyChoices, {})).toEqual([])
  expect(await refusalOf(appoint(all, project))).toBe('agency.disabled')
  await as(keeper, register.setAgencyStatus, { agencyId, status: 'active' })
  expect((await as(second, getProject, { id })).id).toBe(id)
})

test('agencies: people who score, supervise, open or approve do not act, and one account acts for one agency', async () => {
  const all = await represented()
  const { tenant, keeper, agents, buyer } = all
  const [first] = agents
  expect(await refusalOf(as(keeper, register.createAgency, agencyDraft([first])))).toBe('agency.personTaken')
  const stranger = await aPerson(tenant, { permissions: ['project.manage'] })
  expect(await refusalOf(as(keeper, register.createAgency, agencyDraft([stranger])))).toBe('agency.personIneligible')
  const twin = { ...agencyDraft([]), creditCode: all.agency.creditCode }
  expect(await refusalOf(as(keeper, register.createAgency, twin))).toBe('agency.creditCodeTaken')

  const expert = await aPerson(tenant, { entrance: 'expert', permissions: ['project.score'], person: first.personId })
  const criteria = [
    { name: '价格', kind: 'price' as const, weight: 60 },
    { name: '质量', kind: 'technical' as const, weight: 40 },
  ]
  const scored = await createDraft(all, { evaluation: 'weighted', criteria, expertIds: [expert.userId] })
  expect(await refusalOf(appoint(all, scored))).toBe('agency.conflict')
  const open = await createDraft(all)
  await appoint(all, open)
  const weighted = editOf(await readAgain(buyer, open), all, {
    evaluation: 'weighted',
    criteria,
    expertIds: [expert.userId],
  })
  expect(await refusalOf(as(buyer, editProject, weighted))).toBe('evaluation.ownProject')
})

test('agencies: only the department of the project appoints, within its tenant, and only while it runs', async () => {
  const all = await represented()
  const other = await represented()
  const { agent, buyer, operator } = all
  const project = await createPublished(all)
  const { agencyId } = all.agency
  const input = { projectId: project.id, version: project.version, agencyId, scope: [...agencyScopes], note: '' }
  expect(await refusalOf(as(other.buyer, appointAgency, { ...input, agencyId: other.agency.agencyId }))).toBe(
    'thing.notFound',
  )
  expect(await refusalOf(as(buyer, appointAgency, { ...input, agencyId: other.agency.agencyId }))).toBe(
    'thing.notFound',
  )
  expect(await refusalOf(as(buyer, appointAgency, { ...input, scope: [] }))).toBe('agency.noScope')
  for (const person of [agent, operator])
    expect(await refusalOf(as(person, appointAgency, input))).toBe('permission.denied')
  expect(
    await refusalOf(as(buyer, endAppointment, { projectId: project.id, version: project.version, reason: 'x' })),
  ).toBe('agency.noAppointment')
  await as(buyer, appointAgency, input)
  expect(await refusalOf(as(other.agent, getProject, { id: project.id }))).toBe('thing.notFound')
  const over = await move(buyer, await readAgain(buyer, project), 'terminate', '需求取消')
  expect(await refusalOf(as(buyer, appointAgency, { ...input, version: over.version }))).toBe('agency.over')
  // An invited project is a secret that its agency shares.
  const supplierId = all.suppliers[0]!.supplierId!
  const secret = await createPublished(all, { scope: 'invited', invitedIds: [supplierId] })
  await expect(as(agent, getProjectNotice, { id: secret.id })).rejects.toThrow('thing.notFound')
  await appoint(all, secret, ['questions'])
  expect((await as(agent, getProjectNotice, { id: secret.id })).viewer).toBe('agency')
})
