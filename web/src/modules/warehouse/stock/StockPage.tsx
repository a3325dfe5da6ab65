import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { Segmented } from '#web/kit/form/Segmented.tsx'
import { useMay } from '#web/kit/client/me.ts'
import { Stack } from '#web/kit/layout/Card.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { BatchList } from './BatchList.tsx'
import { ItemList } from './ItemList.tsx'
import { ValueList } from './ValueList.tsx'

const views = ['items', 'batches', 'values'] as const
type View = (typeof views)[number]
const isView = (text: string): text is View => (views as readonly string[]).includes(text)

/** Stock by item, by batch, and its value for those who may know it. */
export function StockPage() {
  const { t } = useTranslation()
  const may = useMay()
  const [search, setSearch] = useSearchParams()
  const shown = views.filter((one) => one !== 'values' || may('warehouse.cost'))
  const [view, setView] = useState<View>('items')
  // Filters of a list write the address anew, without the view.
  const requested = search.get('view') ?? view
  if (requested !== view && isView(requested) && shown.includes(requested)) setView(requested)
  return (
    <Page title={t('stock.title')} purpose={t('stock.purpose')}>
      <Stack>
        <Segmented
          label={t('stock.views')}
          value={view}
          options={shown.map((value) => ({ value, label: t(`stock.view.${value}`) }))}
          onChange={(next) => (setView(next), setSearch({ view: next }))}
        />
        {view === 'items' ? <ItemList /> : view === 'batches' ? <BatchList /> : <ValueList />}
      </Stack>
    </Page>
  )
}
