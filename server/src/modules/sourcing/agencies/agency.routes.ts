import { availabilityOf } from '#contract/kit/availability.ts'
import * as register from '#contract/sourcing/agencies/agencies.ts'
import * as contract from '#contract/sourcing/agencies/appointments.ts'
import type { Actor } from '#kit/actor.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { type ListCall, serveExport, serveList } from '#kit/http/serveList.ts'
import { serveRecords, serveWrites } from '#kit/http/serveRecords.ts'
import { presentSummary } from '../workspace/project.present.ts'
import type { ProjectRow } from '../projects/project.store.ts'
import { agencyColumns, agencyProjectColumns } from './agency.export.rules.ts'
import { createAgency, editAgency, setAgencyStatus } from './agency.service.ts'
import { agencyList, type AgencyRow, findAgencyChoices, findAgentCandidates } from './agency.store.ts'
import { appointAgency, endAppointment, presentAppointments, scopeOf } from './appointment.service.ts'
import { agencyProjectList } from './appointment.store.ts'

const present = (row: AgencyRow, { entrance, permissions }: Actor): register.Agency => ({
  agencyId: row.id,
  version: row.version,
  name: row.name,
  creditCode: row.credit_code,
  contactName: row.contact_name,
  contactTel: row.contact_tel,
  contactMail: row.contact_mail,
  userIds: row.people.map(({ id }) => id),
  people: row.people,
  projects: row.projects,
  status: availabilityOf(row),
  createdAt: row.created_at.toISOString(),
  can: entrance === 'operator' && permissions.has('agency.manage') ? ['edit', row.disabled ? 'enable' : 'disable'] : [],
})

export function agencyRoutes(app: App) {
  const records = serveRecords(app, register.listAgencies, {
    list: agencyList,
    present,
    exported: { route: register.exportAgencies, name: ['代理机构', 'Agencies'], columns: agencyColumns },
  })
  const idOf = ({ agencyId }: { agencyId: string }) => agencyId
  records.detail(register.getAgency, idOf)
  records.changes(register.listAgencyChanges, idOf, { of: 'agency' })
  records.write(register.createAgency, createAgency)
  records.write(register.editAgency, editAgency)
  records.write(register.setAgencyStatus, setAgencyStatus)
  serve(app, register.listAgentCandidates, ({ db, input: { keyword = '', ids } }) =>
    findAgentCandidates(db, keyword.trim(), ids?.split(',') ?? null),
  )

  serve(app, contract.listAgencyChoices, ({ db, input: { keyword = '' } }) => findAgencyChoices(db, keyword.trim()))
  serve(app, contract.findAppointments, ({ db, actor, input }) => presentAppointments(db, actor, input.projectId))
  const write = serveWrites(app, presentAppointments)
  write(contract.appointAgency, appointAgency)
  write(contract.endAppointment, endAppointment)

  const mine = {
    list: agencyProjectList,
    filter: <F extends object>({ actor, input }: ListCall<F>) => ({ ...input, actor }),
    present: (row: ProjectRow, { actor }: { readonly actor: Actor }): contract.AgencyProject => ({
      ...presentSummary(row, actor),
      scope: scopeOf(row.agency_scope),
    }),
  }
  serveList(app, contract.listAgencyProjects, mine)
  serveExport(app, contract.exportAgencyProjects, {
    ...mine,
    name: ['我的代理项目', 'Projects'],
    columns: agencyProjectColumns,
  })
}
