import InfoCircleOutlined from '@ant-design/icons-svg/es/asn/InfoCircleOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { GoodsPage } from '#contract/catalogue/goodsSearch.ts'
import { type MallAddress, searchOf } from '#web/modules/catalogue/mall/mallAddress.ts'
import css from './SearchNotes.module.css'

interface SearchNotesProps {
  readonly page: GoodsPage
  readonly address: MallAddress
}

/**
 * How the keyword was understood: corrected, with fewer terms, with synonyms. The live region is present even if empty,
 * so that screen readers announce changes.
 */
export function SearchNotes({ page, address }: SearchNotesProps) {
  const { t } = useTranslation()
  const words = address.searchWords?.trim() ?? ''
  const { correctedTo, didYouMean, droppedTerms, expandedTo, records } = page
  const isSilent = records.length === 0 || words === ''
  return (
    <div aria-live="polite" className={css['notes']}>
      {!isSilent && correctedTo !== null && (
        <p className={css['note']}>
          <Icon of={InfoCircleOutlined} />
          <span>
            {t('search.notes.corrected', { words })}
            <Link to={{ search: searchOf(address, { searchWords: correctedTo }) }}>{correctedTo}</Link>
            {t('search.notes.correctedEnd')}
          </span>
        </p>
      )}
      {!isSilent && droppedTerms.length > 0 && (
        <p className={css['note']}>
          <Icon of={InfoCircleOutlined} />
          <span>
            {t('search.notes.dropped')}
            {droppedTerms.map((term) => (
              <s key={term} className={css['dropped']}>
                {term}
              </s>
            ))}
          </span>
        </p>
      )}
      {!isSilent && didYouMean !== null && (
        <p className={css['muted']}>
          {t('search.notes.didYouMean')}
          <Link to={{ search: searchOf(address, { searchWords: didYouMean }) }}>{didYouMean}</Link>
          {t('search.notes.didYouMeanEnd')}
        </p>
      )}
      {!isSilent && expandedTo.length > 0 && (
        <p className={css['muted']}>{t('search.notes.expanded', { words: expandedTo.join(t('search.notes.and')) })}</p>
      )}
    </div>
  )
}
