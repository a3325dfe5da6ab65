import { useTranslation } from 'react-i18next'
import { type Incident, incidentCase, reportIncident, severityNames } from '#contract/onboarding/incidents.ts'
import { blockKindNames, dealPurposeNames } from '#contract/suppliers/blocks.ts'
import { CaseFacts } from '#web/kit/case/CaseFacts.tsx'
import { CaseQueuePage } from '#web/kit/case/CaseQueuePage.tsx'
import { languageTag } from '#web/kit/client/preferences.ts'
import { dayFromToday } from '#web/kit/format/time.ts'
import { RowName } from '#web/kit/layout/Card.tsx'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { SupplierSelect } from '../SupplierSelect.tsx'
import { incidentFacts, incidentTones, SeverityTag, sourceName } from './incidentFacts.tsx'

const optionsOf = <Value extends string>(names: Readonly<Record<Value, readonly [string, string]>>) =>
  (Object.keys(names) as Value[]).map((value) => ({ value, label: names[value][languageTag() === 'en' ? 1 : 0] }))

/** Incidents of suppliers: reported or found, answered by the supplier, decided by an operator. */
export function IncidentsPage() {
  return (
    <CaseQueuePage
      of={incidentCase}
      texts="incidents"
      tones={incidentTones}
      tabs={['02', '01', '03', '04', '05']}
      columns={[
        {
          key: 'supplierName',
          lead: true,
          render: (row) => <RowName under={sourceName(row)}>{row.supplierName}</RowName>,
        },
        { key: 'facts', desk: true },
        { key: 'severity', render: (row) => <SeverityTag {...row} /> },
        { key: 'occurredOn', sort: 'occurredOn' },
      ]}
      facts={(row) => [...incidentFacts(row), { key: 'reporter' as const, render: () => row.reporter || '-' }]}
      actions={{ escalate: { renderDialog: (row, close) => <EscalateDialog incident={row} onClose={close} /> } }}
      renderAdd={(close) => <ReportDialog onClose={close} />}
    />
  )
}

function ReportDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <RouteFormDialog
      title={t('incidents.add')}
      route={reportIncident}
      initial={{ severity: 'minor', occurredOn: dayFromToday(0) }}
      labels="incidents.reportForm"
      note={<p>{t('incidents.addNote')}</p>}
      fields={{
        supplierId: { control: <SupplierSelect />, wide: true },
        severity: { options: optionsOf(severityNames) },
        occurredOn: {},
        facts: { as: 'lines', rows: 4, wide: true },
        attachments: { wide: true },
      }}
      submit={t('incidents.report')}
      onClose={onClose}
    />
  )
}

interface EscalateDialogProps {
  readonly incident: Incident
  readonly onClose: () => void
}

/** Disposition that follows from an incident: proposed here, decided by somebody else after its own hearing. */
function EscalateDialog({ incident, onClose }: EscalateDialogProps) {
  const { t } = useTranslation()
  const { id, version, facts } = incident
  return (
    <RouteFormDialog
      title={t('incidents.escalateTitle')}
      route={incidentCase.actions.escalate}
      fixed={{ id, version }}
      initial={{ kind: 'restricted', purposes: [], until: '', reply: facts }}
      labels="incidents.escalateForm"
      note={
        <CaseFacts
          states={incidentCase.states}
          tones={incidentTones}
          texts="incidents"
          row={incident}
          facts={incidentFacts}
        />
      }
      fields={{
        kind: { options: optionsOf(blockKindNames) },
        until: {},
        purposes: { options: optionsOf(dealPurposeNames), wide: true },
        reply: { as: 'lines', rows: 4, wide: true },
      }}
      submit={t('incidents.action.escalate')}
      onClose={onClose}
    />
  )
}
