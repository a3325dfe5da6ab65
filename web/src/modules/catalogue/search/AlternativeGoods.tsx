import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Goods } from '#contract/catalogue/goods.ts'
import type { SearchAlternatives } from '#contract/catalogue/searchAlternatives.ts'
import { formatCount } from '#contract/kit/format.ts'
import css from './AlternativeGoods.module.css'
import { useCategories, useCategoryName } from '#web/modules/catalogue/mall/categories.ts'
import { childrenOf, pathTo } from '#web/modules/catalogue/mall/categoryTree.ts'
import { GoodsPicture } from '#web/modules/catalogue/goods/GoodsPicture.tsx'
import { BlankTiles, GoodsTiles } from '#web/modules/catalogue/goods/GoodsTiles.tsx'
import { listPath } from '#web/modules/catalogue/mall/mallAddress.ts'

const SHOWN = 5

/** Similar categories for a search without results, with goods. */
export function SimilarCategories({
  categories,
}: {
  readonly categories: SearchAlternatives['categories'] | undefined
}) {
  const { t } = useTranslation()
  if (!categories || categories.length === 0) return null
  return (
    <Part title={t('search.none.categories')}>
      <ul className={css['categories']}>
        {categories.map((category) => (
          <li key={category.id}>
            <CategoryCard category={category} />
          </li>
        ))}
      </ul>
    </Part>
  )
}

function CategoryCard({ category }: { readonly category: SearchAlternatives['categories'][number] }) {
  const { t } = useTranslation()
  const nameOf = useCategoryName()
  const { id, picture, count } = category
  const node = pathTo(useCategories(), id).at(-1)
  const below = node ? childrenOf(node) : []
  return (
    <Link to={listPath({ catalogId: id })} className={`card ${css['category']}`}>
      <GoodsPicture src={picture} categoryId={id} className={css['picture']} />
      <span>
        <b className="one">{nameOf(category)}</b>
        {below.length > 0 && (
          <small className="one">
            {below
              .slice(0, 3)
              .map((one) => nameOf(one))
              .join(t('search.notes.and'))}
          </small>
        )}
        <small className="num">{t('search.none.pieces', { total: formatCount(count), count })}</small>
      </span>
    </Link>
  )
}

/** Popular goods with the person's prices. */
export function PopularGoods({ goods }: { readonly goods: readonly Goods[] | undefined }) {
  const { t } = useTranslation()
  if (goods?.length === 0) return null
  return (
    <Part title={t('search.none.popular')} note={t('search.none.popularNote')}>
      {goods ? <GoodsTiles goods={goods} across={SHOWN} /> : <BlankTiles count={SHOWN} across={SHOWN} />}
    </Part>
  )
}

interface PartProps {
  readonly title: string
  readonly note?: string
  readonly children: ReactNode
}

function Part({ title, note, children }: PartProps) {
  const id = useId()
  return (
    <section className={css['part']} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {note !== undefined && <small>{note}</small>}
      </header>
      {children}
    </section>
  )
}
