import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { exportAccessReviews, listAccessReviews } from '#contract/accessReviews/accessReviews.ts'
import { accessReviewStatusNames } from '#contract/accessReviews/states.ts'
import { useCaseStates, useCaseTabs } from '#web/kit/case/useCaseStates.tsx'
import { Brief } from '#web/kit/format/Brief.tsx'
import { RowName } from '#web/kit/layout/Card.tsx'
import { RecordPage } from '#web/kit/record/RecordPage.tsx'
import { OpenReviewDialog } from './OpenReviewDialog.tsx'
import { reviewTones } from './tones.ts'

/** Access reviews, for those who open them. */
export function ReviewsPage() {
  const { t } = useTranslation()
  const states = useCaseStates(accessReviewStatusNames, reviewTones)
  return (
    <RecordPage
      texts="accessReviews"
      route={listAccessReviews}
      exported={exportAccessReviews}
      rowKey={({ id }) => id}
      tabs={useCaseTabs(listAccessReviews, states, {})}
      tools={<Link to="/myAccessReviews?status=01">{t('accessReviews.myItems')}</Link>}
      columns={[
        {
          key: 'name',
          lead: true,
          render: ({ id, name, openedBy }) => (
            <RowName under={openedBy} title={name}>
              <Link to={`/accessReview?id=${id}`}>{name}</Link>
            </RowName>
          ),
        },
        { ...states.column, title: t('accessReviews.field.status') },
        { key: 'dueOn', render: ({ dueOn }) => <span className="num">{dueOn}</span> },
        {
          key: 'items',
          title: t('accessReviews.progress'),
          right: true,
          render: ({ items, waiting }) => t('accessReviews.decidedOf', { decided: items - waiting, items }),
        },
        { key: 'revoked', right: true, desk: true, render: ({ revoked }) => revoked },
        { key: 'openedAt', desk: true, render: ({ openedAt }) => <Brief at={openedAt} /> },
        { key: 'closedAt', desk: true, render: ({ closedAt }) => <Brief at={closedAt} /> },
      ]}
      actions={{}}
      renderAdd={(close) => <OpenReviewDialog onClose={close} />}
    />
  )
}
