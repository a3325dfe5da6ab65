import CloseOutlined from '@ant-design/icons-svg/es/asn/CloseOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { type FocusEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deleteRecentKey, deleteRecentKeys, getRecentKey, getRelWord } from '#contract/catalogue/searchWords.ts'
import { queryGoodsListWithStandardByCatalog } from '#contract/catalogue/goodsSearch.ts'
import { Link } from 'react-router'
import type { Reply } from '#contract/kit/route.ts'
import { useOptionalRead, useWrite } from '#web/kit/client/api.ts'
import { goodsPath, mallPath } from '#web/kit/client/mall.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { useDebounced } from '#web/kit/format/useDebounced.ts'
import { GoodsPicture } from '#web/modules/catalogue/goods/GoodsPicture.tsx'
import { useCategories, useCategoryName } from '#web/modules/catalogue/mall/categories.ts'
import { pathTo } from '#web/modules/catalogue/mall/categoryTree.ts'
import css from './SearchBox.module.css'

interface SearchPanelProps {
  readonly typed: string
  readonly onChoose: (words: string) => void
}

/** Recent searches while the box is empty, otherwise related words. */
export function SearchPanel({ typed, onChoose }: SearchPanelProps) {
  return typed === '' ? <Recent onChoose={onChoose} /> : <Related typed={typed} onChoose={onChoose} />
}

function Recent({ onChoose }: Pick<SearchPanelProps, 'onChoose'>) {
  const { t } = useTranslation()
  const recent = useOptionalRead(getRecentKey, { page: 1, limit: 10 })
  const forget = useWrite(deleteRecentKey)
  const clear = useWrite(deleteRecentKeys)
  if (!recent || recent.records.length === 0) return null
  return (
    <div className={css['panel']}>
      <div className={css['head']}>
        {t('catalogue.search.recent')}
        <button type="button" onClick={() => clear.mutate({})}>
          {t('catalogue.search.clear')}
        </button>
      </div>
      <ul>
        {recent.records.map(({ id, keyWords }) => (
          <li key={id}>
            <Word word={keyWords} onChoose={onChoose} />
            <button
              type="button"
              className={css['forget']}
              aria-label={t('catalogue.search.forget', { word: keyWords })}
              onClick={() => forget.mutate({ id })}
            >
              <Icon of={CloseOutlined} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Related({ typed, onChoose }: SearchPanelProps) {
  const settled = useDebounced(typed)
  const words = useOptionalRead(getRelWord, { inputWord: settled }) ?? []
  const found = useOptionalRead(queryGoodsListWithStandardByCatalog, {
    keyword: settled,
    merged: true,
    limit: 4,
    isPreview: true,
  })
  const nameOf = useCategoryName()
  const categories = useCategories()
  const counted = (found?.facets.categories ?? []).slice(0, 3).flatMap(({ id, count }) => {
    const category = pathTo(categories, id).at(-1)
    return category ? [{ id, count, name: nameOf(category) }] : []
  })
  const latest = { settled, words, counted, goods: found?.records ?? [] }
  // A word that has the focus stays where it is: later replies are shown once the focus has left the panel.
  const [held, setHeld] = useState<typeof latest>()
  return (
    <div
      role="presentation"
      onFocus={() => setHeld((known) => known ?? latest)}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setHeld(undefined)
      }}
    >
      <Suggestions {...(held ?? latest)} onChoose={onChoose} />
    </div>
  )
}

interface SuggestionsProps extends Pick<SearchPanelProps, 'onChoose'> {
  readonly settled: string
  readonly words: Reply<typeof getRelWord>
  readonly counted: readonly { readonly id: string; readonly count: number; readonly name: string }[]
  readonly goods: Reply<typeof queryGoodsListWithStandardByCatalog>['records']
}

function Suggestions({ settled, words, counted, goods, onChoose }: SuggestionsProps) {
  const { t } = useTranslation()
  if (words.length === 0 && goods.length === 0) return null
  return (
    <div className={css['panel']}>
      {words.length > 0 && (
        <>
          <div className={css['head']}>{t('catalogue.search.related')}</div>
          <ul>
            {words.map((word) => (
              <li key={word}>
                <Word word={word} onChoose={onChoose} />
              </li>
            ))}
          </ul>
        </>
      )}
      {counted.length > 0 && (
        <p className={css['categories']}>
          {counted.map(({ id, name, count }) => (
            <Link key={id} data-word to={mallPath({ searchWords: settled, catalogId: id })}>
              {t('catalogue.search.inCategory', { name, count })}
            </Link>
          ))}
        </p>
      )}
      {goods.length > 0 && (
        <>
          <div className={css['head']}>{t('catalogue.search.goods')}</div>
          <ul>
            {goods.map(({ skuId, name, spec, picture, categoryId, price, supplierName }) => (
              <li key={skuId}>
                <Link data-word to={goodsPath(skuId)} className={css['goods']}>
                  <GoodsPicture src={picture} categoryId={categoryId} className={css['thumbnail']} />
                  <span>
                    <span className="one">
                      {name} {spec}
                    </span>
                    <small className="one">{supplierName}</small>
                  </span>
                  <Amount value={price} />
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function Word({ word, onChoose }: { readonly word: string; readonly onChoose: (word: string) => void }) {
  // The word disappears with the panel, so the focus moves to the results.
  const onClick = () => {
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
    onChoose(word)
  }
  return (
    <button type="button" data-word className={css['word']} onClick={onClick}>
      {word}
    </button>
  )
}
