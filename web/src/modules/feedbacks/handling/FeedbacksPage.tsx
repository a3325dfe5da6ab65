import { useTranslation } from 'react-i18next'
import * as contract from '#contract/feedbacks/feedbacks.ts'
import { Brief } from '#web/kit/format/Brief.tsx'
import { RowName } from '#web/kit/layout/Card.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { useUrlQuery } from '#web/kit/list/useListQuery.ts'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import { useStatusTabs } from '../sending/useStatusTabs.ts'
import { FeedbackState } from '../sending/FeedbackState.tsx'
import { FeedbackDrawer } from './FeedbackDrawer.tsx'
import { useFeedbackActions } from './useFeedbackActions.tsx'

/** Feedback of the tenant with the operators' actions. */
export function FeedbacksPage() {
  const { t } = useTranslation()
  const [{ status }, setQuery] = useUrlQuery(contract.listFeedbacks)
  const actions = useFeedbackActions()
  return (
    <Page title={t('feedbackQueue.title')} purpose={t('feedbackQueue.purpose')}>
      <RecordPanel
        texts="feedbackQueue"
        route={contract.listFeedbacks}
        exported={contract.exportFeedbacks}
        rowKey={({ id }) => id}
        tabs={useStatusTabs(status, setQuery)}
        columns={[
          {
            key: 'context',
            lead: true,
            render: ({ context, sender, deptName }) => (
              <RowName
                under={[sender || t('feedbackQueue.visitor'), deptName].filter(Boolean).join(' · ')}
                title={context}
              >
                {context}
              </RowName>
            ),
          },
          { key: 'contact', desk: true, render: ({ contact }) => contact || '-' },
          { key: 'status', render: ({ status: state }) => <FeedbackState status={state} /> },
          { key: 'handler', desk: true, render: ({ handler }) => handler || '-' },
          { key: 'createdAt', sort: 'createdAt', render: ({ createdAt }) => <Brief at={createdAt} /> },
        ]}
        actions={{
          detail: { shown: () => true, renderDialog: (row, close) => <FeedbackDrawer shown={row} onClose={close} /> },
          ...actions,
        }}
      />
    </Page>
  )
}
