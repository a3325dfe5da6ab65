import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Goods } from '#contract/catalogue/goods.ts'
import { queryGoodsListWithStandardByCatalog } from '#contract/catalogue/goodsSearch.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Pager } from '#web/kit/list/Pager.tsx'
import { Table } from '#web/kit/list/Table.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { Filters } from '#web/kit/list/Filters.tsx'
import { RowName } from '#web/kit/layout/Card.tsx'
import { Skeleton } from '#web/kit/ui/Skeleton.tsx'
import { Input } from '#web/kit/form/Input.tsx'

/** Searches and selects goods. */
export function GoodsChoice({ onChoose }: { readonly onChoose: (goods: Goods) => void }) {
  const { t } = useTranslation()
  const [keyword, setKeyword] = useState<string>()
  const [paging, setPaging] = useState<{ page?: number; limit?: number }>({ limit: 5 })
  const page = useOptionalRead(queryGoodsListWithStandardByCatalog, { ...(keyword ? { keyword } : {}), ...paging })
  return (
    <>
      <Filters
        value={{ keyword }}
        onSearch={(requested) => {
          setKeyword(requested.keyword)
          setPaging({ limit: 5 })
        }}
        fields={[
          {
            name: 'keyword',
            label: t('agreementPrices.goods'),
            control: <Input maxLength={100} placeholder={t('agreementPrices.findGoods')} />,
          },
        ]}
      />
      {page ? (
        <>
          <Table
            label={t('agreementPrices.chooseGoods')}
            rows={page.records}
            rowKey={({ skuId }) => skuId}
            empty={<Empty illustration="search" title={t('agreementPrices.noGoods')} />}
            columns={[
              {
                key: 'name',
                title: t('agreementPrices.goods'),
                lead: true,
                render: ({ name, spec, supplierSku }) => (
                  <RowName under={[spec, supplierSku].filter(Boolean).join(' · ')}>{name}</RowName>
                ),
              },
              { key: 'supplierName', title: t('agreementPrices.supplier') },
              {
                key: 'listPrice',
                title: t('products.price'),
                right: true,
                render: ({ listPrice }) => <Amount value={listPrice} />,
              },
              {
                key: 'actions',
                title: t('common.actions'),
                render: (goods) => (
                  <Button variant="text" onClick={() => onChoose(goods)}>
                    {t('common.choose')}
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
    </>
  )
}
