import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Reply } from '#contract/kit/route.ts'
import * as contract from '#contract/ordering/lists/goodsLists.ts'
import { useOptionalRead, useWrite } from '#web/kit/client/api.ts'
import { goodsPath } from '#web/kit/client/mall.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Brief } from '#web/kit/format/Brief.tsx'
import { Under } from '#web/kit/layout/Card.tsx'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import type { RecordColumn } from '#web/kit/record/recordTexts.ts'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { callTo, type RecordAction } from '#web/kit/record/useRecordActions.tsx'
import { Button, ButtonLink } from '#web/kit/ui/Button.tsx'
import { Tag } from '#web/kit/ui/StatusTag.tsx'
import { ReorderDialog } from '../orders/ReorderDialog.tsx'
import { PriceWatchDialog } from '../../catalogue/prices/PriceWatchDialog.tsx'
import { GoodsName } from '../parts/GoodsName.tsx'
import { AddToListDialog } from './AddToListDialog.tsx'

interface ListGoodsProps {
  /** Default: the favourites of the person. */
  readonly listId?: string
}

type ListColumn = RecordColumn<'lists', contract.ListLine>
type Outcome = Reply<typeof contract.addListToCart>

/** Goods of a list with today's prices; adds all of them, or one, to the cart. */
export function ListGoods({ listId }: ListGoodsProps) {
  const { t } = useTranslation()
  const [outcome, setOutcome] = useState<Outcome>()
  const isNamed = listId !== undefined
  const ofList = isNamed ? { listId } : {}
  const list = useOptionalRead(contract.listGoodsLists, isNamed ? { id: listId, limit: 1 } : {}, isNamed)?.records[0]
  const editsLines = !isNamed || list?.can.includes('editLines') === true
  const count = useOptionalRead(contract.listListLines, { ...ofList, limit: 1 })?.total ?? 0
  const adding = useWrite(contract.addListToCart, { onDone: setOutcome })
  const columns: readonly ListColumn[] = [
    {
      key: 'skuId',
      lead: true,
      render: (line) => (
        <GoodsName goods={line} size={40}>
          {line.isGone ? (
            <Tag tone="mute">{t('lists.gone')}</Tag>
          ) : (
            <Link to={goodsPath(line.skuId)} className="tap">
              {t('lists.stock', { count: line.available })}
            </Link>
          )}
        </GoodsName>
      ),
    },
    { key: 'supplierName' },
    {
      key: 'price',
      right: true,
      render: ({ price, unit }) =>
        price === null ? (
          '--'
        ) : (
          <>
            <Amount value={price} /> <Under>{unit}</Under>
          </>
        ),
    },
    { key: 'quantity', right: true, render: ({ quantity }) => quantity },
    { key: 'note' },
    { key: 'addedAt', render: ({ addedAt }) => <Brief at={addedAt} /> },
  ]
  const actions = {
    toCart: {
      shown: ({ isGone }) => !isGone,
      call: callTo(
        contract.addListToCart,
        ({ skuId }: contract.ListLine) => ({ ...ofList, skuIds: [skuId] }),
        setOutcome,
      ),
    },
    alert: {
      shown: ({ isGone, price }) => !isGone && price !== null,
      renderDialog: ({ skuId, price }, close) => (
        <PriceWatchDialog skuId={skuId} price={price} threshold={null} onClose={close} />
      ),
    },
    toList: {
      shown: ({ isGone }) => !isGone && !isNamed,
      renderDialog: (line, close) => <AddToListDialog line={line} onClose={close} />,
    },
    change: {
      shown: () => editsLines,
      renderDialog: (line, close) => (
        <RouteFormDialog
          title={t('lists.changeTitle')}
          route={contract.putInList}
          fixed={{ ...ofList, skuId: line.skuId }}
          initial={{ quantity: line.quantity, note: line.note }}
          labels="lists.field"
          columns={1}
          fields={{ quantity: {}, note: { rows: 2 } }}
          onClose={close}
        />
      ),
    },
    take: {
      shown: () => editsLines,
      danger: true,
      call: callTo(contract.takeFromList, ({ skuId }: contract.ListLine) => ({ ...ofList, skuIds: [skuId] })),
      batch: true,
    },
  } satisfies Readonly<Record<string, RecordAction<contract.ListLine>>>
  return (
    <>
      <RecordPanel
        texts="lists"
        route={contract.listListLines}
        fixed={ofList}
        exported={contract.exportListLines}
        rowKey={({ skuId }) => skuId}
        columns={columns}
        actions={actions}
        beside={
          <>
            {isNamed && <ButtonLink to="/wishList?tab=lists">{t('lists.back')}</ButtonLink>}
            {count > 0 && (
              <Button variant="solid" busy={adding.isPending} onClick={() => adding.mutate(ofList)}>
                {t('lists.toCart')}
              </Button>
            )}
          </>
        }
      />
      {outcome && <ReorderDialog outcome={outcome} onClose={() => setOutcome(undefined)} />}
    </>
  )
}
