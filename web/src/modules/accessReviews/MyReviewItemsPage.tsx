import { useTranslation } from 'react-i18next'
import {
  keepPersonReviewItems,
  keepReviewItems,
  listMyReviewItems,
  type ReviewItem,
  revokeReviewItem,
} from '#contract/accessReviews/reviewItems.ts'
import { reviewItemStatusNames } from '#contract/accessReviews/states.ts'
import { useCaseStates, useCaseTabs } from '#web/kit/case/useCaseStates.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { RowName } from '#web/kit/layout/Card.tsx'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import { callTo } from '#web/kit/record/useRecordActions.tsx'
import { itemTones } from './tones.ts'
import { useItemColumns } from './useItemColumns.tsx'

/** Roles of other people about which the reader decides. */
export function MyReviewItemsPage() {
  const { t } = useTranslation()
  const states = useCaseStates(reviewItemStatusNames, itemTones)
  const [person, role, ...times] = useItemColumns()
  return (
    <Page title={t('reviewItems.title')} purpose={t('reviewItems.purpose')}>
      <RecordPanel
        texts="reviewItems"
        route={listMyReviewItems}
        rowKey={({ id }) => id}
        tabs={useCaseTabs(listMyReviewItems, states, {})}
        columns={[
          person!,
          role!,
          ...times,
          {
            key: 'reviewName',
            desk: true,
            render: ({ reviewName, dueOn }) => (
              <RowName under={t('reviewItems.dueBy', { day: dueOn })}>{reviewName}</RowName>
            ),
          },
          { ...states.column, title: t('reviewItems.field.status') },
        ]}
        actions={{
          keep: { batch: true, call: callTo(keepReviewItems, ({ id }: ReviewItem) => ({ ids: [id] })) },
          keepPerson: {
            confirm: ({ userName }) => ({
              title: t('reviewItems.action.keepPerson'),
              text: t('reviewItems.keepPersonText', { name: userName }),
            }),
            call: callTo(keepPersonReviewItems, ({ id }: ReviewItem) => ({ id })),
          },
          revoke: {
            danger: true,
            reason: true,
            confirm: ({ userName, roleName }) => ({
              title: t('reviewItems.action.revoke'),
              text: t('reviewItems.revokeText', { name: userName, role: roleName }),
            }),
            call: callTo(revokeReviewItem, ({ id }: ReviewItem, reason) => ({ id, reason })),
          },
        }}
      />
    </Page>
  )
}
