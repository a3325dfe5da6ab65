import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Goods } from '#contract/catalogue/goods.ts'
import { queryGoodsListWithStandardByCatalog } from '#contract/catalogue/goodsSearch.ts'
import { shortest } from '#contract/kit/money.ts'
import { itemLengths } from '#contract/sourcing/projectDraft.ts'
import { useRead } from '#web/kit/client/api.ts'
import { SearchField } from '#web/kit/form/SearchField.tsx'
import { Amount } from '#web/kit/format/Amount.tsx'
import { RowName, Stack } from '#web/kit/layout/Card.tsx'
import { Pager } from '#web/kit/list/Pager.tsx'
import { Table } from '#web/kit/list/Table.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { ErrorNotice } from '#web/kit/ui/ErrorNotice.tsx'
import { Skeleton } from '#web/kit/ui/Skeleton.tsx'
import { blankItem, type Item } from './items.ts'

interface GoodsDialogProps {
  readonly onAdd: (items: readonly Item[]) => void
  readonly onClose: () => void
}

const itemOf = ({ skuId, name, spec, unit, minQty, listPrice }: Goods): Item => ({
  ...blankItem,
  skuId,
  name: name.slice(0, itemLengths.name),
  spec: spec.slice(0, itemLengths.spec),
  unit,
  quantity: String(minQty),
  budgetPrice: shortest(listPrice),
})

/** Adds goods of the catalogue as items, several at a time, with the list price as reference. */
export function GoodsDialog({ onAdd, onClose }: GoodsDialogProps) {
  const { t } = useTranslation()
  const [keyword, setKeyword] = useState('')
  const [paging, setPaging] = useState<{ page?: number; limit?: number }>({ limit: 10 })
  const [chosen, setChosen] = useState<ReadonlyMap<string, Goods>>(new Map())
  const found = useRead(
    queryGoodsListWithStandardByCatalog,
    { ...(keyword ? { keyword } : {}), ...paging },
    { suspense: false },
  )
  const page = found.reply
  const select = (goods: readonly Goods[], isSelected: boolean) =>
    setChosen((all) => {
      const next = new Map(all)
      for (const each of goods)
        if (isSelected) next.set(each.skuId, each)
        else next.delete(each.skuId)
      return next
    })
  const add = () => {
    onAdd([...chosen.values()].map(itemOf))
    onClose()
  }
  return (
    <Dialog
      title={t('projectForm.goods.title')}
      width={800}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="solid" disabled={chosen.size === 0} onClick={add}>
            {t('projectForm.goods.add', { count: chosen.size })}
          </Button>
        </>
      }
    >
      <Stack>
        <SearchField
          label={t('projectForm.goods.find')}
          hint={t('projectForm.goods.hint')}
          value={keyword}
          onSearch={(typed) => {
            setKeyword(typed)
            setPaging({ limit: 10 })
          }}
        />
        {page ? (
          <>
            <Table
              label={t('projectForm.goods.found')}
              rows={page.records}
              rowKey={({ skuId }) => skuId}
              selection={{ isSelected: ({ skuId }) => chosen.has(skuId), onSelect: select }}
              empty={<Empty illustration="search" title={t('projectForm.goods.none')} />}
              columns={[
                {
                  key: 'name',
                  title: t('projectForm.item.name'),
                  lead: true,
                  render: ({ name, spec }) => <RowName under={spec}>{name}</RowName>,
                },
                { key: 'unit', title: t('projectForm.item.unit') },
                {
                  key: 'listPrice',
                  title: t('projectForm.item.budgetPrice'),
                  right: true,
                  render: ({ listPrice }) => <Amount value={listPrice} />,
                },
              ]}
            />
            {page.total > 0 && (
              <Pager page={page} onQuery={(patch) => setPaging((now) => ({ ...now, page: 1, ...patch }))} />
            )}
          </>
        ) : found.hasFailed ? (
          <ErrorNotice onRetry={found.retry} />
        ) : (
          <Skeleton rows={4} />
        )}
      </Stack>
    </Dialog>
  )
}
