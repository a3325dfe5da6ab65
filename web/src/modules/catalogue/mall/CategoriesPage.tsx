import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { queryCatalogList } from '#contract/catalogue/categories.ts'
import { useRead } from '#web/kit/client/api.ts'
import { mallPath } from '#web/kit/client/mall.ts'
import { Page } from '#web/kit/layout/Page.tsx'
import css from './CategoriesPage.module.css'
import { useCategoryName } from './categories.ts'

/** Page of all categories: first level at the left, lower levels at the right. */
export function CategoriesPage() {
  const { t } = useTranslation()
  const categories = useRead(queryCatalogList, {})
  const nameOf = useCategoryName()
  const [chosenId, setChosenId] = useState(categories[0]?.id)
  const chosen = categories.find(({ id }) => id === chosenId)
  return (
    <Page title={t('catalogue.all')}>
      <div className={css['panes']}>
        <ul className={css['firsts']}>
          {categories.map((category) => (
            <li key={category.id}>
              <button type="button" aria-pressed={category.id === chosenId} onClick={() => setChosenId(category.id)}>
                <Picture of={category} size={18} />
                {nameOf(category)}
              </button>
            </li>
          ))}
        </ul>
        <div className={`card ${css['below']}`}>
          {chosen?.children.map((second) => (
            <section key={second.id} className={css['second']}>
              <h2>
                <Link to={mallPath({ catalogId: second.id })} className="tap">
                  {nameOf(second)}
                </Link>
              </h2>
              <ul>
                {second.children.map((third) => (
                  <li key={third.id}>
                    <Link to={mallPath({ catalogId: third.id })}>
                      <Picture of={third} size={28} />
                      {nameOf(third)}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </Page>
  )
}

/** Decorative, because the name is beside it. */
const Picture = ({ of: { picture }, size }: { readonly of: { readonly picture: string }; readonly size: number }) =>
  picture === '' ? null : <img src={picture} alt="" width={size} height={size} loading="lazy" />
