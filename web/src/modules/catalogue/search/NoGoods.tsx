import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { type SearchAlternatives, searchAlternatives } from '#contract/catalogue/searchAlternatives.ts'
import { formatCount } from '#contract/kit/format.ts'
import { useRead } from '#web/kit/client/api.ts'
import { Button, ButtonLink } from '#web/kit/ui/Button.tsx'
import { ErrorNotice } from '#web/kit/ui/ErrorNotice.tsx'
import { mallPath } from '#web/kit/client/mall.ts'
import { PopularGoods, SimilarCategories } from './AlternativeGoods.tsx'
import {
  type Change,
  categoryIn,
  filtersIn,
  inCategory,
  type MallAddress,
  unfiltered,
} from '#web/modules/catalogue/mall/mallAddress.ts'
import css from './NoGoods.module.css'
import { correctionPieces, type Piece, relaxedPieces } from './searchText.ts'

/** A keyword finds so many goods and more; nobody counts further. */
const COUNTED = 2000

interface NoGoodsProps {
  readonly address: MallAddress
  readonly onChange: (change: Change) => void
}

/** A search without results, and what to go on with: without its filters, spelt otherwise, with fewer terms, near it, or popular. */
export function NoGoods({ address, onChange }: NoGoodsProps) {
  const { t } = useTranslation()
  const keyword = address.searchWords?.trim() ?? ''
  const { reply, hasFailed, retry } = useRead(searchAlternatives, { keyword }, { suspense: false })
  const isNarrowed = filtersIn(address) > 0 || categoryIn(address) !== undefined
  return (
    <>
      <section className={`card ${css['none']}`} aria-labelledby="none">
        <header className={css['head']}>
          <Illustration />
          <div>
            <h2 id="none">{t('common.notFound')}</h2>
            <p>{t(isNarrowed ? 'search.none.narrowed' : 'search.none.reason', { words: keyword })}</p>
          </div>
        </header>
        {(isNarrowed || !hasFailed) && (
          <dl className={css['ways']}>
            <Narrowing address={address} onChange={onChange} />
            {reply && <SearchSuggestions keyword={keyword} found={reply} isFirst={!isNarrowed} />}
            {!reply && !hasFailed && <BlankSuggestions />}
          </dl>
        )}
        {hasFailed && <ErrorNotice onRetry={retry} />}
      </section>
      {!hasFailed && <SimilarCategories categories={reply?.categories} />}
      {!hasFailed && <PopularGoods goods={reply?.popular} />}
    </>
  )
}

/** The way that is surely not in vain: filters that were chosen, and the category, are taken back. */
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

interface SearchSuggestionsProps {
  readonly keyword: string
  readonly found: SearchAlternatives
  /** No other way on stands before these. */
  readonly isFirst: boolean
}

function SearchSuggestions({
  keyword,
  found: { didYouMean, relaxed, similarTerms, popular },
  isFirst,
}: SearchSuggestionsProps) {
  const { t } = useTranslation()
  const countOf = useCountText()
  // Goods that filters have hidden are found by the same words, which lead nowhere from here.
  const otherTerms = similarTerms.filter((term) => term !== keyword)
  const code = popular.find(({ supplierSku }) => supplierSku !== '')?.supplierSku
  return (
    <>
      {didYouMean && (
        <div>
          <dt>{t('search.none.didYouMean')}</dt>
          <dd className={css['meant']}>
            <Pieces pieces={correctionPieces(keyword, didYouMean.keyword)} mark="em" />
          </dd>
          <dd>
            <ButtonLink variant={isFirst ? 'solid' : 'plain'} to={mallPath({ searchWords: didYouMean.keyword })}>
              {t('search.none.show', { total: countOf(didYouMean.total), count: didYouMean.total })}
              <span className="visuallyHidden">{didYouMean.keyword}</span>
            </ButtonLink>
          </dd>
        </div>
      )}
      {relaxed.length > 0 && (
        <div>
          <dt>{t('search.none.relaxed')}</dt>
          <dd className={css['chips']}>
            {relaxed.map((one) => (
              <Link key={one.keyword} to={mallPath({ searchWords: one.keyword })} className={css['chip']}>
                <span aria-hidden>
                  <Pieces pieces={relaxedPieces(keyword, one.keyword, one.dropped)} mark="s" />
                </span>
                <span className="visuallyHidden">{one.keyword}</span>
                <small>{t('search.none.pieces', { total: countOf(one.total), count: one.total })}</small>
              </Link>
            ))}
          </dd>
        </div>
      )}
      {otherTerms.length > 0 && (
        <div>
          <dt>{t('search.none.similar')}</dt>
          <dd className={css['chips']}>
            {otherTerms.map((term) => (
              <Link key={term} to={mallPath({ searchWords: term })} className={css['chip']}>
                {term}
              </Link>
            ))}
          </dd>
        </div>
      )}
      <div>
        <dt>{t('search.none.code')}</dt>
        <dd>{code === undefined ? t('search.none.codeHint') : t('search.none.codeExample', { code })}</dd>
      </div>
    </>
  )
}

/** 126, or 1000+. */
const useCountText = () => (total: number) => (total >= COUNTED ? `${COUNTED}+` : formatCount(total))

function Pieces({ pieces, mark: Mark }: { readonly pieces: readonly Piece[]; readonly mark: 'em' | 's' }) {
  return pieces.map(({ text, isMarked }, place) => (isMarked ? <Mark key={place}>{text}</Mark> : text))
}

function BlankSuggestions() {
  const { t } = useTranslation()
  return (
    <div className={css['blank']}>
      <dt className="visuallyHidden">{t('common.loading')}</dt>
      <dd aria-hidden>
        <i />
        <i />
        <i />
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
