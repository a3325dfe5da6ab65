import { inEnglish } from '#contract/kit/labels.ts'
import { agencyLabels } from '#contract/sourcing/agencies/agencies.ts'
import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { agencies as zh } from '../zh-CN/agencies.ts'

export const agencies: SameKeys<typeof zh> = {
  title: 'Agencies',
  purpose: 'Agencies and their people. Buyers appoint them to projects, within a scope.',
  keyword: 'Agency',
  hint: 'Name, credit code or contact',
  none: 'No agencies yet',
  noneReason: 'Once an agency is registered, buyers can appoint it to their projects.',
  add: 'Register agency',
  editTitle: 'Edit agency',
  peopleHint: 'Agency accounts. An account acts for one agency only.',
  findPeople: 'Search by name or account',
  noPeople: 'No matching accounts of agencies',
  disableTitle: 'Disable this agency?',
  disableText: 'The people of “{{name}}” lose access to its projects immediately. Enabling it restores the access.',
  action: { detail: 'Details', edit: 'Edit', disable: 'Disable', enable: 'Enable' },
  happened: { agency: { created: 'Registered', edited: 'Edited', disabled: 'Disabled', enabled: 'Enabled' } },
  field: { ...inEnglish(agencyLabels), userIds: 'People' },
  scope: {
    author: 'Drafting',
    publish: 'Publication and changes',
    enrolment: 'Enrolments',
    questions: 'Questions',
    opening: 'Opening',
    comparison: 'Comparison',
  },
  appointment: {
    title: 'Agency',
    appoint: 'Appoint agency',
    change: 'Change',
    end: 'End',
    none: 'No agency is appointed; the buyer runs the project.',
    earlier: 'Earlier appointments ({{count}})',
    appointedBy: 'Appointed by',
    endedBy: 'Ended by',
    text: 'The agency can do only what you choose here. Awards, negotiations, termination, and who opens, scores and supervises stay with you. Quotes are sealed for the agency too until the opening.',
    endText: 'The agency loses access to the project immediately.',
    done: 'Agency appointed',
    agencyHint: 'Active agencies with registered people',
    noAgency: 'No agency can be appointed. Ask an operator to register one.',
    peopleOf: '{{count}} people',
    field: {
      agencyId: 'Agency',
      scope: 'Scope',
      note: 'Note',
      reason: 'Reason',
    },
  },
  mine: {
    title: 'My projects',
    purpose: 'Projects to which your agency is appointed',
  },
}
