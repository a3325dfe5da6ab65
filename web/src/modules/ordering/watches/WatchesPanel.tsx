import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import {
  exportWatches,
  type GoodsWatch,
  listWatches,
  removeWatches,
  watchKindNames,
} from '#contract/ordering/lists/goodsWatches.ts'
import { goodsPath } from '#web/kit/client/mall.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Brief } from '#web/kit/format/Brief.tsx'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import { callTo, type RecordAction } from '#web/kit/record/useRecordActions.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { StatusTag, Tag } from '#web/kit/ui/StatusTag.tsx'
import { GoodsName } from '../parts/GoodsName.tsx'
import { PriceWatchDialog } from '../../catalogue/prices/PriceWatchDialog.tsx'

const kinds = Object.keys(watchKindNames) as (keyof typeof watchKindNames)[]

/** Alerts of a person. */
export function WatchesPanel() {
  const { t } = useTranslation()
  const actions = {
    edit: {
      shown: ({ kind, isGone }) => kind === 'price' && !isGone,
      renderDialog: ({ skuId, price, threshold }, close) => (
        <PriceWatchDialog skuId={skuId} price={price} threshold={threshold} onClose={close} />
      ),
    },
    remove: {
      shown: () => true,
      danger: true,
      call: callTo(removeWatches, ({ id }: GoodsWatch) => ({ ids: [id] })),
      batch: true,
    },
  } satisfies Readonly<Record<string, RecordAction<GoodsWatch>>>
  return (
    <RecordPanel
      texts="watches"
      route={listWatches}
      exported={exportWatches}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          lead: true,
          render: (watch) => (
            <GoodsName goods={watch} size={40}>
              {watch.isGone ? (
                <Tag tone="mute">{t('watches.gone')}</Tag>
              ) : (
                <Link to={goodsPath(watch.skuId)} className="tap">
                  {t('watches.stock', { count: watch.available })}
                </Link>
              )}
            </GoodsName>
          ),
        },
        { key: 'kind', render: ({ kind }) => t(`watches.field.kind.options.${kind}`) },
        {
          key: 'threshold',
          right: true,
          render: ({ threshold }) => (threshold === null ? '-' : <Amount value={threshold} />),
        },
        { key: 'price', right: true, render: ({ price }) => (price === null ? '--' : <Amount value={price} />) },
        {
          key: 'isArmed',
          title: t('watches.field.isArmed'),
          render: ({ isArmed, sentAt }) =>
            isArmed ? (
              <StatusTag tone="info">{t('watches.states.waiting')}</StatusTag>
            ) : (
              <span className="together">
                <StatusTag tone="ok">{t('watches.states.sent')}</StatusTag> {sentAt !== null && <Brief at={sentAt} />}
              </span>
            ),
        },
        { key: 'createdAt', render: ({ createdAt }) => <Brief at={createdAt} /> },
      ]}
      filters={[
        {
          name: 'kind',
          label: t('watches.field.kind.label'),
          control: (
            <Select
              hint={t('common.unlimited')}
              options={kinds.map((value) => ({ value, label: t(`watches.field.kind.options.${value}`) }))}
            />
          ),
        },
      ]}
      actions={actions}
    />
  )
}
