import css from './NoGoods.module.css'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { SearchAlternatives } from '#contract/catalogue/searchAlternatives.ts'
import { ButtonLink } from '#web/kit/ui/Button.tsx'
import { mallPath } from '#web/kit/client/mall.ts'
import { countText, correctionPieces, type Piece, relaxedPieces } from './searchText.ts'

interface SearchSuggestionsProps {
  readonly keyword: string
  readonly found: SearchAlternatives
  /** No other suggestion precedes these. */
  readonly isFirst: boolean
}

export function SearchSuggestions({
  keyword,
  found: { didYouMean, relaxed, similarTerms, popular },
  isFirst,
}: SearchSuggestionsProps) {
  const { t } = useTranslation()
  // Excludes the keyword itself: it would only find goods that the filters hide.
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
              {t('search.none.show', { total: countText(didYouMean.total), count: didYouMean.total })}
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
                <small>{t('search.none.pieces', { total: countText(one.total), count: one.total })}</small>
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

function Pieces({ pieces, mark: Mark }: { readonly pieces: readonly Piece[]; readonly mark: 'em' | 's' }) {
  return pieces.map(({ text, isMarked }, place) => (isMarked ? <Mark key={place}>{text}</Mark> : text))
}

export function BlankSuggestions() {
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
