import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type Facets as FacetsReply,
  type GoodsPage,
  queryGoodsListWithStandardByCatalog,
} from '#contract/catalogue/goodsSearch.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { useCategories, useCategoryName } from '#web/modules/catalogue/mall/categories.ts'
import { pathTo } from '#web/modules/catalogue/mall/categoryTree.ts'
import { useZoneName } from './useZoneName.ts'
import { FacetRow } from './FacetRow.tsx'
import { Facets } from './Facets.tsx'
import css from './Facets.module.css'
import {
  type Change,
  inCategory,
  type MallAddress,
  goodsQueryOf,
  unfiltered,
} from '#web/modules/catalogue/mall/mallAddress.ts'
import { totalOf } from '#web/modules/catalogue/goods/total.ts'

interface FilterDrawerProps {
  readonly address: MallAddress
  readonly page: GoodsPage
  readonly onChange: (change: Change) => void
  readonly onClose: () => void
  /** Kept whatever is chosen. */
  readonly fixed: Change
}

/** Filters of small screens: a draft with the number of matching goods, applied by one button. */
export function FilterDrawer({ address, page, onChange, onClose, fixed }: FilterDrawerProps) {
  const { t } = useTranslation()
  const [draft, setDraft] = useState(address)
  const tried =
    useOptionalRead(
      queryGoodsListWithStandardByCatalog,
      goodsQueryOf({ ...draft, ...fixed, page: 1 } as MallAddress),
    ) ?? page
  const zoneName = useZoneName(tried)
  const tryOut = (change: Change) => setDraft(({ page: _page, ...before }) => ({ ...before, ...change }) as MallAddress)
  const show = () => {
    onChange({ ...inCategory(draft.catalogId), ...unfiltered, ...draft, page: undefined })
    onClose()
  }
  const foot = (
    <>
      <Button onClick={() => tryOut(unfiltered)}>{t('catalogue.list.reset')}</Button>
      <Button variant="solid" onClick={show}>
        {t('catalogue.list.show', { total: totalOf(tried) })}
      </Button>
    </>
  )
  return (
    <Dialog title={t('catalogue.list.filters')} place="bottom" onClose={onClose} foot={foot}>
      <div tabIndex={-1} data-first className={css['sheet']}>
        <Switches draft={draft} onChange={tryOut} />
        <Categories facets={tried.facets} onChange={tryOut} />
        <Facets address={draft} facets={tried.facets} zoneName={zoneName} onChange={tryOut} open />
      </div>
    </Dialog>
  )
}

function Switches({ draft, onChange }: { readonly draft: MallAddress; readonly onChange: (change: Change) => void }) {
  const { t } = useTranslation()
  return (
    <FacetRow
      label={t('catalogue.list.only')}
      options={[
        { value: 'agreementOnly', label: t('catalogue.mall.agreementGoods') },
        { value: 'inStock', label: t('catalogue.list.inStock') },
      ]}
      chosen={(['agreementOnly', 'inStock'] as const).filter((name) => draft[name])}
      onToggle={(name) =>
        onChange(
          name === 'inStock'
            ? { inStock: draft.inStock ? undefined : true }
            : { agreementOnly: draft.agreementOnly ? undefined : true },
        )
      }
    />
  )
}

/** Navigates the tree one level at a time. */
function Categories({
  facets,
  onChange,
}: {
  readonly facets: FacetsReply
  readonly onChange: (change: Change) => void
}) {
  const { t } = useTranslation()
  const tree = useCategories()
  const nameOf = useCategoryName()
  if (facets.categories.length === 0) return null
  return (
    <FacetRow
      label={t('catalogue.list.category')}
      options={facets.categories.map(({ id, name, count }) => ({
        value: id,
        count,
        label: nameOf(pathTo(tree, id).at(-1) ?? { name, enName: '' }),
      }))}
      chosen={[]}
      onToggle={(id) => onChange(inCategory(id))}
    />
  )
}
