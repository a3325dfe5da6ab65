import DownloadOutlined from '@ant-design/icons-svg/es/asn/DownloadOutlined.js'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import {
  downloadReviewResult,
  exportReviewItems,
  getAccessReview,
  listReviewItems,
} from '#contract/accessReviews/accessReviews.ts'
import { accessReviewStatusNames, reviewItemStatusNames } from '#contract/accessReviews/states.ts'
import { useCaseStates, useCaseTabs } from '#web/kit/case/useCaseStates.tsx'
import { useRead } from '#web/kit/client/api.ts'
import { useDownload } from '#web/kit/client/download.ts'
import { Brief } from '#web/kit/format/Brief.tsx'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { RowName, Stack } from '#web/kit/layout/Card.tsx'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import head from '#web/kit/layout/DocumentHead.module.css'
import { Page } from '#web/kit/layout/Page.tsx'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { idIn } from '#web/kit/url/searchParams.ts'
import { itemTones, reviewTones } from './tones.ts'
import { useItemColumns } from './useItemColumns.tsx'

/** A review: its scope, how far it is, its items, and its result. */
export function ReviewPage() {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const review = useRead(getAccessReview, { id: idIn(search) })
  const { tag } = useCaseStates(accessReviewStatusNames, reviewTones)
  const states = useCaseStates(reviewItemStatusNames, itemTones)
  const [person, role, ...times] = useItemColumns()
  const download = useDownload(downloadReviewResult)
  const separator = t('accessReviews.and')
  const counts = {
    '01': review.waiting,
    '02': review.kept,
    '03': review.revoked,
    '04': review.ended,
    '05': review.undecided,
  }
  return (
    <Page
      title={review.name}
      hideTitle
      backTo={{
        to: '/accessReviews',
        label: t('accessReviews.title'),
        here: review.name,
        kind: t('accessReviews.title'),
      }}
    >
      <Stack>
        <section className={`card ${head['head']}`}>
          <div className={head['line']}>
            <div>
              <p className={head['tags']}>{tag(review.status)}</p>
              <p className={head['title']}>{review.name}</p>
              <p className={head['no']}>
                {review.openedBy} <Brief at={review.openedAt} />
              </p>
            </div>
            {review.status === '02' && (
              <div className={`noPrint ${head['actions']}`}>
                <Button
                  icon={<Icon of={DownloadOutlined} />}
                  busy={download.isPending}
                  onClick={() => download.mutate({ id: review.id })}
                >
                  {t('accessReviews.result')}
                </Button>
              </div>
            )}
          </div>
          <DescriptionList
            variant="strip"
            items={[
              {
                label: t('accessReviews.progress'),
                value: t('accessReviews.decidedOf', { decided: review.items - review.waiting, items: review.items }),
              },
              { label: t('accessReviews.field.dueOn'), value: review.dueOn },
              {
                label: t('accessReviews.field.roleNames'),
                value: review.roleNames.join(separator) || t('accessReviews.allRoles'),
              },
              {
                label: t('accessReviews.field.deptNames'),
                value: review.deptNames.join(separator) || t('accessReviews.allDepts'),
              },
              {
                label: t('accessReviews.field.reviewerName'),
                value: review.reviewerName || t('accessReviews.managers'),
              },
              { label: t('accessReviews.field.closedAt'), value: <Brief at={review.closedAt} /> },
              ...(review.digest === ''
                ? []
                : [{ label: t('accessReviews.field.digest'), value: review.digest, wide: true }]),
            ]}
          />
        </section>
        <RecordPanel
          texts="reviewItems"
          route={listReviewItems}
          fixed={{ reviewId: review.id }}
          exported={exportReviewItems}
          rowKey={({ id }) => id}
          tabs={useCaseTabs(listReviewItems, states, { counts })}
          columns={[
            person!,
            role!,
            ...times,
            {
              key: 'reviewerName',
              sort: 'reviewerName',
              render: ({ reviewerName }) => reviewerName || t('reviewItems.overseers'),
            },
            { ...states.column, title: t('reviewItems.field.status') },
            {
              key: 'decidedAt',
              desk: true,
              render: ({ decidedAt, decidedBy, reason }) => (
                <RowName under={[decidedBy, reason].filter(Boolean).join(' · ')}>
                  <Brief at={decidedAt} />
                </RowName>
              ),
            },
          ]}
          actions={{}}
        />
      </Stack>
    </Page>
  )
}
