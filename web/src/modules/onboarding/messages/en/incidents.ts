import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { incidents as zh, myIncidents as zhMine } from '../zh-CN/incidents.ts'

const field = {
  supplierName: 'Supplier',
  source: 'Source',
  severity: 'Severity',
  occurredOn: 'Date',
  facts: 'Facts',
  files: 'Attachments',
  hearingUntil: 'Answer until',
  statement: 'Statement',
} as const

export const incidents: SameKeys<typeof zh> = {
  title: 'Incidents',
  purpose: 'Report what suppliers did wrong, hear them, and take no action, warn them or propose a disposition',
  add: 'Report incident',
  addNote: 'The supplier gets a message and may answer within 5 days.',
  report: 'Report and notify the supplier',
  keyword: 'Incident',
  hint: 'Supplier, facts or order number',
  none: 'No matching incidents',
  noneReason: 'Try another keyword or status.',
  empty: 'No incidents yet',
  emptyReason: 'Reported incidents, negative reviews and late deliveries appear here.',
  detailTitle: 'Incident',
  action: { dismiss: 'No action', warn: 'Warn', escalate: 'Propose disposition' },
  warnTitle: 'Warn supplier',
  escalateTitle: 'Propose disposition',
  reportForm: {
    supplierId: 'Supplier',
    severity: 'Severity',
    occurredOn: 'Date',
    facts: 'Facts',
    attachments: 'Attachments',
  },
  escalateForm: {
    kind: 'Disposition',
    purposes: 'Restricts',
    until: { label: 'Last day', hint: 'Empty: until it is lifted. Required for the blacklist, at most 3 years.' },
    reply: 'Cause',
  },
  form: { reply: { label: 'Decision', hint: 'The supplier sees it' } },
  happened: {
    incident: {
      opened: 'Reported',
      stated: 'Answered',
      dismissed: 'No action',
      warned: 'Warned',
      escalated: 'Disposition proposed',
    },
  },
  field: { ...field, reporter: 'Reported by', handler: 'Decided by' },
}

export const myIncidents: SameKeys<typeof zhMine> = {
  title: 'Incidents',
  purpose: 'What was reported about your company, and your statements',
  none: 'No matching incidents',
  noneReason: 'Try another status.',
  empty: 'No incidents',
  emptyReason: 'What is reported about your company appears here.',
  detailTitle: 'Incident',
  action: { state: 'Answer' },
  form: { statement: 'Statement' },
  field,
}
