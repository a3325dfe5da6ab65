import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listOfferGoods, type OfferGoods } from '#contract/groups/groups.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { Input } from '#web/kit/form/Input.tsx'
import { Amount } from '#web/kit/format/Amount.tsx'
import { RowName } from '#web/kit/layout/Card.tsx'
import { Filters } from '#web/kit/list/Filters.tsx'
import { Pager } from '#web/kit/list/Pager.tsx'
import { Table } from '#web/kit/list/Table.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { Skeleton } from '#web/kit/ui/Skeleton.tsx'

/** Searches the company's goods on sale and selects one. */
export function OfferGoodsChoice({ onChoose }: { readonly onChoose: (goods: OfferGoods) => void }) {
  const { t } = useTranslation()
  const [keyword, setKeyword] = useState<string>()
  const [paging, setPaging] = useState<{ page?: number; limit?: number }>({ limit: 5 })
  const page = useOptionalRead(listOfferGoods, { ...(keyword ? { keyword } : {}), ...paging })
  const onSearch = (requested: { keyword?: string | undefined }) => {
    setKeyword(requested.keyword)
    setPaging({ limit: 5 })
  }
  return (
    <>
      <Filters
        value={{ keyword }}
        onSearch={onSearch}
        fields={[
          {
            name: 'keyword',
            label: t('groups.field.skuId'),
            control: <Input maxLength={100} placeholder={t('groups.goods.find')} />,
          },
        ]}
      />
      {page ? (
        <>
          <Table
            label={t('groups.goods.choose')}
            rows={page.records}
            rowKey={({ skuId }) => skuId}
            empty={<Empty illustration="search" title={t('groups.goods.none')} />}
            columns={[
              {
                key: 'name',
                title: t('groups.field.skuId'),
                lead: true,
                render: ({ name, spec }) => <RowName under={spec}>{name}</RowName>,
              },
              { key: 'supplierSku', title: t('groups.goods.code') },
              {
                key: 'listPrice',
                title: t('groups.field.listPrice'),
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
