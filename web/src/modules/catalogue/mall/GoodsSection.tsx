import { type ReactNode, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type CategoryTree } from '#contract/catalogue/categories.ts'
import { type GoodsQuery, queryGoodsListWithStandardByCatalog } from '#contract/catalogue/goodsSearch.ts'
import { useRead } from '#web/kit/client/api.ts'
import { Segmented } from '#web/kit/form/Segmented.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { ErrorNotice } from '#web/kit/ui/ErrorNotice.tsx'
import { MoreLink } from '#web/kit/ui/MoreLink.tsx'
import { useCategoryName } from './categories.ts'
import css from './GoodsSection.module.css'
import { BlankTiles, GoodsTiles } from '#web/modules/catalogue/goods/GoodsTiles.tsx'
import { type Change, listPath } from './mallAddress.ts'
import { useNear } from '#web/kit/ui/useNear.ts'

const SHOWN = 5
const OFFERED = 3

/** Section of a first-level category: best sellers of it, or of one of its subcategories. */
export function CategorySection({ category }: { readonly category: CategoryTree }) {
  const { t } = useTranslation()
  const nameOf = useCategoryName()
  const [chosenId, setChosenId] = useState(category.id)
  const name = nameOf(category)
  const parts = category.children
    .toSorted((one, other) => other.goodsCount - one.goodsCount)
    .filter(({ goodsCount }) => goodsCount > 0)
    .slice(0, OFFERED)
  const options = [
    { value: category.id, label: t('catalogue.mall.hot') },
    ...parts.map((part) => ({ value: part.id, label: nameOf(part) })),
  ]
  return (
    <GoodsSection title={name} query={{ catalogId: chosenId, sort: 'sold' }} more={{ catalogId: chosenId }}>
      {options.length > 1 && (
        <Segmented
          label={t('catalogue.mall.view', { name })}
          value={chosenId}
          options={options}
          onChange={setChosenId}
        />
      )}
    </GoodsSection>
  )
}

interface GoodsSectionProps {
  readonly title: string
  readonly note?: string
  readonly query: GoodsQuery
  /** Link to the complete list. */
  readonly more: Change
  /** Path of the complete list, if it is not the list of goods. */
  readonly moreTo?: string
  /** Maximum number of goods. */
  readonly max?: number
  /** Content beside the title, such as a choice of subcategories. */
  readonly children?: ReactNode
  /** Omits the section if there are no goods. */
  readonly orNothing?: boolean
}

/** Row of goods with a heading; loaded when it comes near the viewport. */
export function GoodsSection({
  title,
  note,
  query,
  more,
  moreTo = listPath(more),
  max = SHOWN,
  children,
  orNothing = false,
}: GoodsSectionProps) {
  const { t } = useTranslation()
  const id = useId()
  const place = useRef<HTMLElement>(null)
  const input = { ...query, merged: true, limit: max }
  const { reply, isLate, hasFailed, retry } = useRead(queryGoodsListWithStandardByCatalog, input, {
    suspense: false,
    enabled: useNear(place),
  })
  if (orNothing && reply?.records.length === 0) return null
  return (
    <section ref={place} className={css['floor']} aria-labelledby={id} aria-busy={isLate}>
      <header>
        <h2 id={id}>{title}</h2>
        {note !== undefined && <small>{note}</small>}
        <div className={css['choice']}>{children}</div>
        <MoreLink to={moreTo} of={title} />
      </header>
      {hasFailed && (
        <div className="card">
          <ErrorNotice onRetry={retry} />
        </div>
      )}
      {!hasFailed && !reply && <BlankTiles count={SHOWN} across={SHOWN} />}
      {!hasFailed && reply && reply.records.length > 0 && <GoodsTiles goods={reply.records} across={SHOWN} />}
      {!hasFailed && reply?.records.length === 0 && (
        <div className="card">
          <Empty title={t('common.none')} />
        </div>
      )}
    </section>
  )
}
