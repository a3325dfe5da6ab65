import css from './NoGoods.module.css'
import { useTranslation } from 'react-i18next'
import { searchAlternatives } from '#contract/catalogue/searchAlternatives.ts'
import { useRead } from '#web/kit/client/api.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { ErrorNotice } from '#web/kit/ui/ErrorNotice.tsx'
import { PopularGoods, SimilarCategories } from './AlternativeGoods.tsx'
import {
  type Change,
  categoryIn,
  filtersIn,
  inCategory,
  type MallAddress,
  unfiltered,
} from '#web/modules/catalogue/mall/mallAddress.ts'
import { SearchSuggestions, BlankSuggestions } from './SearchSuggestions.tsx'

interface NoGoodsProps {
  readonly address: MallAddress
  readonly onChange: (change: Change) => void
}

/**
 * Empty result with alternatives: without filters, corrected, with fewer terms, similar, or popular. If the
 * alternatives cannot be read, only those without filters are left, or an error that replaces the result.
 */
export function NoGoods({ address, onChange }: NoGoodsProps) {
  const { t } = useTranslation()
  const keyword = address.searchWords?.trim() ?? ''
  const { reply, hasFailed, retry } = useRead(searchAlternatives, { keyword }, { suspense: false })
  const isNarrowed = filtersIn(address) > 0 || categoryIn(address) !== undefined
  if (hasFailed && !isNarrowed)
    return (
      <section className="card">
        <ErrorNotice onRetry={retry} />
      </section>
    )
  return (
    <>
      <section className={`card ${css['none']}`} aria-labelledby="none">
        <header className={css['head']}>
          <Illustration />
          <div>
            <h2 id="none">{t('common.notFound')}</h2>
            <p>
              {t(isNarrowed ? 'search.none.narrowed' : 'search.none.reason', { words: keyword })}
              {t('search.none.tryThese')}
            </p>
          </div>
        </header>
        <dl className={css['suggestions']}>
          <Narrowing address={address} onChange={onChange} />
          {reply && <SearchSuggestions keyword={keyword} found={reply} isFirst={!isNarrowed} />}
          {!reply && !hasFailed && <BlankSuggestions />}
        </dl>
      </section>
      {!hasFailed && <SimilarCategories categories={reply?.categories} />}
      {!hasFailed && <PopularGoods goods={reply?.popular} />}
    </>
  )
}

/** Removes filters and category, which always finds more. */
function Narrowing({ address, onChange }: NoGoodsProps) {
  const { t } = useTranslation()
  const count = filtersIn(address)
  if (count > 0)
    return (
      <div>
        <dt>{t('search.none.filters')}</dt>
        <dd>{t('search.none.filtersSet', { count })}</dd>
        <dd>
          <Button variant="solid" onClick={() => onChange({ ...unfiltered })}>
            {t('catalogue.list.clear')}
          </Button>
        </dd>
      </div>
    )
  if (categoryIn(address) === undefined) return null
  return (
    <div>
      <dt>{t('catalogue.list.category')}</dt>
      <dd>{t('search.none.inCategory')}</dd>
      <dd>
        <Button variant="solid" onClick={() => onChange({ ...inCategory(undefined) })}>
          {t('search.none.everywhere')}
        </Button>
      </dd>
    </div>
  )
}

const Illustration = () => (
  <svg className={css['illustration']} width="96" height="72" viewBox="12 8 100 76" aria-hidden>
    <rect x="22" y="14" width="60" height="60" rx="4" />
    <path d="M34 30h36M34 42h24M34 54h16" />
    <circle cx="80" cy="52" r="15" />
    <path d="M91 63l13 13" />
  </svg>
)
