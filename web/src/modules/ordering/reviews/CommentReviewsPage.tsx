import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import {
  type CheckedComment,
  type CommentTab,
  exportCheckedComments,
  listCheckedComments,
  moderateComment,
} from '#contract/ordering/comments.ts'
import { goodsPath } from '#web/kit/client/mall.ts'
import { CaseTime } from '#web/kit/case/CaseTime.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { RowName, Under } from '#web/kit/layout/Card.tsx'
import { useUrlQuery } from '#web/kit/list/useListQuery.ts'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { callTo, type RecordAction } from '#web/kit/record/useRecordActions.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { Clamped } from '#web/kit/ui/Clamped.tsx'
import { Tag } from '#web/kit/ui/StatusTag.tsx'
import { AttachedPictures } from '#web/kit/upload/AttachedPictures.tsx'
import { Stars } from '../history/Stars.tsx'

const tabs = ['waiting', 'published', 'hidden'] as const satisfies readonly CommentTab[]
const levels = ['good', 'middling', 'bad'] as const

/** Reviews of the tenant: what waits for a check, what the mall shows, and what is hidden. */
export function CommentReviewsPage() {
  const { t } = useTranslation()
  const [{ tab = 'waiting' }, setQuery] = useUrlQuery(listCheckedComments)
  const actions = {
    publish: {
      call: callTo(moderateComment, ({ id, version }: CheckedComment) => ({
        id,
        version,
        decision: 'publish' as const,
      })),
    },
    hide: {
      danger: true,
      renderDialog: ({ id, version }, close) => (
        <RouteFormDialog
          title={t('reviews.hideTitle')}
          submit={t('reviews.action.hide')}
          route={moderateComment}
          fixed={{ id, version, decision: 'hide' }}
          labels="reviews.hideField"
          columns={1}
          fields={{ reason: { required: true, rows: 3 } }}
          onClose={close}
        />
      ),
    },
  } satisfies Readonly<Record<string, RecordAction<CheckedComment>>>
  return (
    <Page title={t('reviews.title')} purpose={t('reviews.purpose')}>
      <RecordPanel
        texts="reviews"
        route={listCheckedComments}
        usual={{ tab: 'waiting' }}
        exported={exportCheckedComments}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'name',
            lead: true,
            render: ({ name, spec, skuId, orderNo, supplierName }) => (
              <RowName under={`${supplierName} · ${orderNo}`}>
                <Link to={goodsPath(skuId)}>{[name, spec].filter(Boolean).join(' ')}</Link>
              </RowName>
            ),
          },
          { key: 'score', render: ({ score }) => <Stars score={score} /> },
          { key: 'text', render: (row) => <Content of={row} /> },
          {
            key: 'authorName',
            render: ({ authorName, deptName, createdAt, status }) => (
              <>
                <Clamped>{[authorName, deptName].filter(Boolean).join(' · ')}</Clamped>
                <Under>
                  <CaseTime at={createdAt} isWaiting={status === 'pending'} />
                </Under>
              </>
            ),
          },
        ]}
        filters={[
          {
            name: 'level',
            label: t('reviews.field.level'),
            control: (
              <Select
                hint={t('common.all')}
                options={levels.map((value) => ({ value, label: t(`reviews.level.${value}`) }))}
              />
            ),
          },
        ]}
        tabs={{
          label: t('reviews.tabs'),
          value: tab,
          onChange: (next) => setQuery({ tab: next as CommentTab }),
          options: tabs.map((value) => ({ value, label: t(`reviews.tab.${value}`) })),
        }}
        actions={actions}
      />
    </Page>
  )
}

function Content({
  of: { text, pictures, followUp, followUpPictures, hiddenReason, auto },
}: {
  readonly of: CheckedComment
}) {
  const { t } = useTranslation()
  return (
    <>
      {text === '' ? <Under>{t('reviews.noText')}</Under> : <Clamped>{text}</Clamped>}
      {auto && <Tag>{t('reviews.auto')}</Tag>}
      <AttachedPictures files={pictures} />
      {followUp !== '' && (
        <Under>
          {t('reviews.followUp')}
          {followUp}
        </Under>
      )}
      <AttachedPictures files={followUpPictures} />
      {hiddenReason !== '' && <Under>{t('reviews.hiddenFor', { reason: hiddenReason })}</Under>}
    </>
  )
}
