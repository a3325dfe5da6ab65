import { availabilityNames } from '#contract/kit/availability.ts'
import { agencyLabels, type exportAgencies } from '#contract/sourcing/agencies/agencies.ts'
import { agencyScopeNames } from '#contract/sourcing/agencies/agencyScope.ts'
import type { exportAgencyProjects } from '#contract/sourcing/agencies/appointments.ts'
import type { ColumnsOf } from '#kit/spreadsheet/export.rules.ts'
import { projectColumns } from '../projects/project.export.rules.ts'

export const agencyColumns: ColumnsOf<typeof exportAgencies> = {
  name: agencyLabels.name,
  creditCode: agencyLabels.creditCode,
  contactName: agencyLabels.contactName,
  contactTel: agencyLabels.contactTel,
  contactMail: agencyLabels.contactMail,
  people: { title: agencyLabels.people, value: ({ people }) => people.map(({ name }) => name).join('、') },
  projects: agencyLabels.projects,
  status: { title: agencyLabels.status, words: availabilityNames },
  createdAt: agencyLabels.createdAt,
}

export const agencyProjectColumns: ColumnsOf<typeof exportAgencyProjects> = {
  projectNo: projectColumns.projectNo,
  title: projectColumns.title,
  kind: projectColumns.kind,
  status: projectColumns.status,
  deptName: projectColumns.deptName,
  ownerName: projectColumns.ownerName,
  scope: {
    title: ['委托范围', 'Scope'],
    value: ({ scope }, lang) => scope.map((part) => agencyScopeNames[part][lang === 'en' ? 1 : 0]).join('、'),
  },
  size1: projectColumns.size1,
  size2: projectColumns.size2,
  releaseTime: projectColumns.releaseTime,
  endsAt: projectColumns.endsAt,
}
