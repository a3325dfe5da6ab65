import { useTranslation } from 'react-i18next'
import { incidentCase, stateOnIncident } from '#contract/onboarding/incidents.ts'
import { CasePanel } from '#web/kit/case/CasePage.tsx'
import { RowName } from '#web/kit/layout/Card.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { incidentFacts, incidentTones, SeverityTag, sourceName } from './incidentFacts.tsx'

/** Incidents of the person's supplier, with its statements. */
export function MyIncidentsPage() {
  const { t } = useTranslation()
  return (
    <Page title={t('myIncidents.title')} purpose={t('myIncidents.purpose')}>
      <CasePanel
        of={incidentCase}
        texts="myIncidents"
        tones={incidentTones}
        columns={[
          { key: 'facts', lead: true, render: (row) => <RowName under={sourceName(row)}>{row.facts}</RowName> },
          { key: 'severity', render: (row) => <SeverityTag {...row} /> },
          { key: 'occurredOn' },
        ]}
        facts={incidentFacts}
        actions={{
          state: {
            shown: ({ ownActions }) => ownActions.includes('state'),
            renderDialog: ({ id, version, facts }, close) => (
              <RouteFormDialog
                title={t('myIncidents.action.state')}
                route={stateOnIncident}
                fixed={{ id, version }}
                labels="myIncidents.form"
                columns={1}
                width={600}
                note={<p>{facts}</p>}
                fields={{ statement: { as: 'lines', rows: 6 } }}
                submit={t('cases.action.submit')}
                onClose={close}
              />
            ),
          },
        }}
      />
    </Page>
  )
}
