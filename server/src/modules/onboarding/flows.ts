import type { DrawnFlow } from '#kit/flow.ts'
import { dispositionFlow } from './dispositions/disposition.rules.ts'
import { incidentFlow } from './incidents/incident.rules.ts'
import { passportFlow } from './passports/passport.rules.ts'
import { qualificationFlow } from './qualifications/qualification.rules.ts'
import { supplierApplicationFlow } from './applications/application.rules.ts'

export const flows: readonly DrawnFlow[] = [
  { title: 'An application of a supplier', flow: supplierApplicationFlow, begins: '01' },
  { title: 'A qualification', flow: qualificationFlow, begins: '01' },
  { title: 'An incident', flow: incidentFlow, begins: '01' },
  { title: 'A delivered passport', flow: passportFlow, begins: '01' },
  { title: 'A disposition', flow: dispositionFlow, begins: '01' },
]
