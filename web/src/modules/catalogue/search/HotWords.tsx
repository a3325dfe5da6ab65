import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { listHotkey } from '#contract/catalogue/searchWords.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { useLocale } from '#web/kit/client/preferences.ts'
import { mallPath } from '#web/kit/client/mall.ts'
import css from './SearchBox.module.css'

const SHOWN = 8

/** Hot words below the search box. The line keeps its height while loading, to avoid layout shifts. */
export function HotWords() {
  const { t } = useTranslation()
  const isEnglish = useLocale() === 'en_US'
  const words = useOptionalRead(listHotkey, { page: 1, limit: SHOWN })?.records ?? []
  return (
    <div className={css['hot']}>
      {words.length > 0 && <span>{t('catalogue.search.hot')}</span>}
      {words.map(({ id, hotKeyWords, hotKeyWordsEn, isHighLight }) => (
        <Link
          key={id}
          to={mallPath({ searchWords: hotKeyWords })}
          className={isHighLight === '1' ? css['bright'] : undefined}
        >
          {isEnglish && hotKeyWordsEn !== '' ? hotKeyWordsEn : hotKeyWords}
        </Link>
      ))}
    </div>
  )
}
