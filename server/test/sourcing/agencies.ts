import * as register from '#contract/sourcing/agencies/agencies.ts'
import { agencyScopes, type AgencyScope } from '#contract/sourcing/agencies/agencyScope.ts'
import { appointAgency, endAppointment } from '#contract/sourcing/agencies/appointments.ts'
import { aPerson, as, type Person } from '../app.ts'
import { createSourcingFixture, draftFor, type Project, readAgain, type SourcingFixture } from './fixture.ts'

let codes = 0
const nextCode = () => `91320594MA27HX${String(1000 + codes++)}`

/** A tenant with an operator who keeps the register, and an agency with two people. */
export async function represented(options: Parameters<typeof createSourcingFixture>[0] = {}) {
  const fixture = await createSourcingFixture({ suppliers: 2, ...options })
  const keeper = await aPerson(fixture.tenant, { entrance: 'operator', permissions: ['agency.read', 'agency.manage'] })
  const agents = [await anAgent(fixture, '诸葛明'), await anAgent(fixture, '公孙衡')] as const
  const agency = await as(keeper, register.createAgency, agencyDraft(agents))
  return { ...fixture, keeper, agents, agency, agent: agents[0] }
}
const anAgent = ({ tenant }: SourcingFixture, name: string) =>
  aPerson(tenant, { entrance: 'agency', permissions: ['project.manage'], name })
export const agencyDraft = (agents: readonly Person[]) => ({
  name: '衡信招标代理有限公司',
  creditCode: nextCode(),
  contactName: '诸葛明',
  contactTel: '0512-66880066',
  contactMail: 'office@hengxin.example.com',
  userIds: agents.map(({ userId }) => userId),
})

export async function appoint(
  { buyer, agency }: Awaited<ReturnType<typeof represented>>,
  project: { readonly id: string },
  scope: readonly AgencyScope[] = agencyScopes,
) {
  const { version } = await readAgain(buyer, project)
  const { agencyId } = agency
  return as(buyer, appointAgency, { projectId: project.id, version, agencyId, scope: [...scope], note: '' })
}
export const endOf = async (buyer: Person, { id }: { readonly id: string }) =>
  as(buyer, endAppointment, { projectId: id, version: (await readAgain(buyer, { id })).version, reason: '委托期满' })
export const editOf = ({ id, version }: Project, fixture: SourcingFixture, over = {}) => ({
  id,
  version,
  ...draftFor(fixture, over),
})
