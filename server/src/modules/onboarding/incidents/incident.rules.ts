import { type IncidentAction, type IncidentStatus, incidentStatusNames } from '#contract/onboarding/incidents.ts'
import { caseFlow } from '#kit/case/case.rules.ts'

/** Flow of an incident: the supplier answers, an operator decides. */
export const incidentFlow = caseFlow<IncidentStatus, IncidentAction>(
  {
    state: { from: ['01'], to: '02', needs: 'owner' },
    dismiss: { from: ['01', '02'], to: '03', needs: 'incident.manage' },
    warn: { from: ['01', '02'], to: '04', needs: 'incident.manage' },
    escalate: { from: ['01', '02'], to: '05', needs: 'supplier.restrict' },
  },
  incidentStatusNames,
)

/** Whether the supplier may still answer, so that nothing is decided against it yet. */
export const isAnswering = (
  { status, hearing_until: end }: { readonly status: IncidentStatus; readonly hearing_until: Date },
  now: Date,
): boolean => status === '01' && end > now
