import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { queryGoodsListWithStandardByCatalog } from '#contract/catalogue/goodsSearch.ts'
import { getZoneGoods, maxZoneGoods, setZoneGoods, type Zone, type ZoneGoods } from '#contract/catalogue/zones.ts'
import { formatCount } from '#contract/kit/format.ts'
import { useOptionalRead, useWrite } from '#web/kit/client/api.ts'
import { Segmented } from '#web/kit/form/Segmented.tsx'
import { Input } from '#web/kit/form/Input.tsx'
import { Amount } from '#web/kit/format/Amount.tsx'
import { RowName, Stack } from '#web/kit/layout/Card.tsx'
import { Filters } from '#web/kit/list/Filters.tsx'
import { Pager } from '#web/kit/list/Pager.tsx'
import { RowMenu } from '#web/kit/list/RowMenu.tsx'
import { Table } from '#web/kit/list/Table.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { Skeleton } from '#web/kit/ui/Skeleton.tsx'

interface ZoneGoodsDialogProps {
  readonly zone: Zone
  readonly onClose: () => void
}

/** Goods of a zone that are chosen by hand: searched, added and put into order; saved at once. */
export function ZoneGoodsDialog({ zone, onClose }: ZoneGoodsDialogProps) {
  const { t } = useTranslation()
  const saved = useOptionalRead(getZoneGoods, { id: zone.id })
  const [changed, setChanged] = useState<readonly ZoneGoods[]>()
  const [view, setView] = useState<'chosen' | 'search'>('chosen')
  const write = useWrite(setZoneGoods)
  const goods = changed ?? saved
  const save = () =>
    write.mutate(
      { id: zone.id, version: zone.version, skuIds: (goods ?? []).map(({ skuId }) => skuId) },
      { onSuccess: () => (toast.success(t('common.done')), onClose()) },
    )
  const foot = (
    <>
      <Button onClick={onClose}>{t('common.cancel')}</Button>
      <Button variant="solid" busy={write.isPending} disabled={changed === undefined} onClick={save}>
        {t('common.save')}
      </Button>
    </>
  )
  return (
    <Dialog
      title={t('zones.goodsTitle', { name: zone.name })}
      width={960}
      stays={changed !== undefined}
      onClose={onClose}
      foot={foot}
    >
      <Stack>
        <Segmented
          label={t('zones.tabs.label')}
          value={view}
          onChange={setView}
          options={[
            {
              value: 'chosen',
              label: `${t('zones.tabs.chosen')} ${goods ? formatCount(goods.length) : ''}`,
            },
            { value: 'search', label: t('zones.tabs.search') },
          ]}
        />
        {!goods && <Skeleton rows={4} />}
        {goods && view === 'chosen' && <Chosen goods={goods} onChange={setChanged} />}
        {goods && view === 'search' && <Search goods={goods} onAdd={(one) => setChanged([...goods, one])} />}
      </Stack>
    </Dialog>
  )
}

interface ChosenProps {
  readonly goods: readonly ZoneGoods[]
  readonly onChange: (goods: readonly ZoneGoods[]) => void
}

/** Chosen goods in their order, by pages. */
function Chosen({ goods, onChange }: ChosenProps) {
  const { t } = useTranslation()
  const [{ page, limit }, setPaging] = useState({ page: 1, limit: 10 })
  const pages = Math.max(1, Math.ceil(goods.length / limit))
  const shown = Math.min(page, pages)
  const start = (shown - 1) * limit
  const moved = (from: number, to: number) => onChange(goods.toSpliced(from, 1).toSpliced(to, 0, goods[from]!))
  const placeOf = ({ skuId }: ZoneGoods) => goods.findIndex((one) => one.skuId === skuId)
  return (
    <>
      <Table
        label={t('zones.tabs.chosen')}
        rows={goods.slice(start, start + limit)}
        rowKey={({ skuId }) => skuId}
        empty={<Empty illustration="box" title={t('zones.noGoods')} reason={t('zones.noGoodsReason')} />}
        columns={[
          {
            key: 'name',
            title: t('zones.goods'),
            lead: true,
            render: ({ name, spec, isLive }) => <RowName under={isLive ? spec : t('zones.off')}>{name}</RowName>,
          },
          { key: 'supplierName', title: t('zones.supplier') },
          {
            key: 'listPrice',
            title: t('zones.price'),
            right: true,
            render: ({ listPrice }) => <Amount value={listPrice} />,
          },
          {
            key: 'actions',
            title: t('common.actions'),
            render: (one) => {
              const place = placeOf(one)
              const actionOf = (id: 'up' | 'down' | 'top', to: number) => ({
                id,
                label: t(`zones.${id}`),
                onAction: () => moved(place, to),
              })
              const remove = {
                id: 'remove',
                label: t('common.remove'),
                onAction: () => onChange(goods.toSpliced(place, 1)),
              }
              const earlier = place > 0 ? [actionOf('up', place - 1), actionOf('top', 0)] : []
              const later = place < goods.length - 1 ? [actionOf('down', place + 1)] : []
              return <RowMenu actions={[remove, ...earlier, ...later]} />
            },
          },
        ]}
      />
      {goods.length > limit && (
        <Pager
          page={{ page: shown, limit, pages, total: goods.length }}
          onQuery={(patch) => setPaging((now) => ({ ...now, page: 1, ...patch }))}
        />
      )}
    </>
  )
}

interface SearchProps {
  readonly goods: readonly ZoneGoods[]
  readonly onAdd: (goods: ZoneGoods) => void
}

/** Searches the mall for goods to add. */
function Search({ goods, onAdd }: SearchProps) {
  const { t } = useTranslation()
  const [keyword, setKeyword] = useState<string>()
  const [paging, setPaging] = useState<{ page?: number; limit?: number }>({ limit: 10 })
  const page = useOptionalRead(queryGoodsListWithStandardByCatalog, {
    ...(keyword ? { keyword } : {}),
    ...paging,
    isPreview: true,
    merged: true,
  })
  const chosen = new Set(goods.map(({ skuId }) => skuId))
  const isFull = goods.length >= maxZoneGoods
  return (
    <>
      <Filters
        value={{ keyword }}
        onSearch={(requested) => {
          setKeyword(requested.keyword)
          setPaging({ limit: 10 })
        }}
        fields={[
          {
            name: 'keyword',
            label: t('zones.goods'),
            control: <Input maxLength={100} placeholder={t('zones.search')} />,
          },
        ]}
      />
      {isFull && <p>{t('zones.full', { max: formatCount(maxZoneGoods) })}</p>}
      {!page && <Skeleton rows={4} />}
      {page && (
        <Table
          label={t('zones.tabs.search')}
          rows={page.records}
          rowKey={({ skuId }) => skuId}
          empty={<Empty illustration="search" title={t('zones.noneFound')} />}
          columns={[
            {
              key: 'name',
              title: t('zones.goods'),
              lead: true,
              render: ({ name, spec, supplierSku }) => (
                <RowName under={[spec, supplierSku].filter(Boolean).join(' · ')}>{name}</RowName>
              ),
            },
            { key: 'supplierName', title: t('zones.supplier') },
            {
              key: 'listPrice',
              title: t('zones.price'),
              right: true,
              render: ({ listPrice }) => <Amount value={listPrice} />,
            },
            {
              key: 'actions',
              title: t('common.actions'),
              render: ({ skuId, name, spec, supplierName, listPrice }) => (
                <Button
                  variant="text"
                  disabled={chosen.has(skuId) || isFull}
                  onClick={() => onAdd({ skuId, name, spec, supplierName, listPrice, isLive: true })}
                >
                  {t(chosen.has(skuId) ? 'zones.added' : 'zones.addGoods')}
                </Button>
              ),
            },
          ]}
        />
      )}
      {page && page.total > 0 && (
        <Pager page={page} onQuery={(patch) => setPaging((now) => ({ ...now, page: 1, ...patch }))} />
      )}
    </>
  )
}
