import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listAgreementGoods } from '#contract/agreements/agreements.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { Input } from '#web/kit/form/Input.tsx'
import { Amount } from '#web/kit/format/Amount.tsx'
import { RowName } from '#web/kit/layout/Card.tsx'
import { Filters } from '#web/kit/list/Filters.tsx'
import { Pager } from '#web/kit/list/Pager.tsx'
import { Table } from '#web/kit/list/Table.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { Skeleton } from '#web/kit/ui/Skeleton.tsx'
import type { LineGoods } from './lines.ts'

interface GoodsDialogProps {
  readonly supplierId: string
  /** Goods that the lines have already. */
  readonly taken: ReadonlySet<string | undefined>
  readonly onChoose: (goods: LineGoods) => void
  readonly onClose: () => void
}

/** Dialog that adds goods of a supplier, one after the other. */
export function GoodsDialog({ supplierId, taken, onChoose, onClose }: GoodsDialogProps) {
  const { t } = useTranslation()
  const [keyword, setKeyword] = useState<string>()
  const [paging, setPaging] = useState<{ page?: number; limit?: number }>({ limit: 5 })
  const page = useOptionalRead(listAgreementGoods, { supplierId, ...(keyword ? { keyword } : {}), ...paging })
  const onSearch = (requested: { keyword?: string | undefined }) => {
    setKeyword(requested.keyword)
    setPaging({ limit: 5 })
  }
  return (
    <Dialog title={t('agreements.addGoods')} width={800} onClose={onClose}>
      <Filters
        value={{ keyword }}
        onSearch={onSearch}
        fields={[
          {
            name: 'keyword',
            label: t('agreements.goods'),
            control: <Input maxLength={100} placeholder={t('agreements.findGoods')} />,
          },
        ]}
      />
      {page ? (
        <>
          <Table
            label={t('agreements.addGoods')}
            rows={page.records}
            rowKey={({ skuId }) => skuId}
            empty={<Empty illustration="search" title={t('agreements.noGoods')} />}
            columns={[
              {
                key: 'name',
                title: t('agreements.goods'),
                lead: true,
                render: ({ name, spec }) => <RowName under={spec}>{name}</RowName>,
              },
              { key: 'supplierSku', title: t('agreements.code') },
              {
                key: 'listPrice',
                title: t('agreements.listPrice'),
                right: true,
                render: ({ listPrice }) => <Amount value={listPrice} />,
              },
              {
                key: 'actions',
                title: t('common.actions'),
                render: (goods) => (
                  <Button variant="text" disabled={taken.has(goods.skuId)} onClick={() => onChoose(goods)}>
                    {t(taken.has(goods.skuId) ? 'agreements.taken' : 'common.choose')}
                  </Button>
                ),
              },
            ]}
          />
          {page.total > 0 && (
            <Pager page={page} onQuery={(patch) => setPaging((now) => ({ ...now, page: 1, ...patch }))} />
          )}
        </>
      ) : (
        <Skeleton rows={4} />
      )}
    </Dialog>
  )
}
