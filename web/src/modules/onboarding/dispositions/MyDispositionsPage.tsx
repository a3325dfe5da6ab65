import { useTranslation } from 'react-i18next'
import { dispositionCase, stateOnDisposition } from '#contract/onboarding/dispositions.ts'
import { CasePanel } from '#web/kit/case/CasePage.tsx'
import { RowName } from '#web/kit/layout/Card.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { dispositionTones, kindName, useDispositionFacts } from './useDispositionFacts.tsx'

/** Dispositions of the person's supplier, with its answers. */
export function MyDispositionsPage() {
  const { t } = useTranslation()
  const facts = useDispositionFacts()
  return (
    <Page title={t('myDispositions.title')} purpose={t('myDispositions.purpose')}>
      <CasePanel
        of={dispositionCase}
        texts="myDispositions"
        tones={dispositionTones}
        columns={[
          {
            key: 'cause',
            lead: true,
            render: (row) => <RowName under={row.until}>{row.cause}</RowName>,
          },
          { key: 'kind', render: kindName },
        ]}
        facts={facts}
        actions={{
          state: {
            shown: ({ ownActions }) => ownActions.includes('state'),
            renderDialog: ({ id, version, cause }, close) => (
              <RouteFormDialog
                title={t('myDispositions.action.state')}
                route={stateOnDisposition}
                fixed={{ id, version }}
                labels="myDispositions.form"
                columns={1}
                width={600}
                note={<p>{cause}</p>}
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
