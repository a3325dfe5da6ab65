import CloseOutlined from '@ant-design/icons-svg/es/asn/CloseOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { deleteRecentKey, deleteRecentKeys, getRecentKey, getRelWord } from '#contract/catalogue/searchWords.ts'
import { useOptionalRead, useWrite } from '#web/kit/client/api.ts'
import css from './SearchBox.module.css'

interface SearchPanelProps {
  readonly typed: string
  readonly onChoose: (words: string) => void
}

/** While nothing is typed what I searched for lately; then words that fit. */
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
  const { t } = useTranslation()
  const words = useOptionalRead(getRelWord, { inputWord: useDeferredValue(typed) })
  if (!words || words.length === 0) return null
  return (
    <div className={css['panel']}>
      <div className={css['head']}>{t('catalogue.search.related')}</div>
      <ul>
        {words.map((word) => (
          <li key={word}>
            <Word word={word} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Word({ word, onChoose }: { readonly word: string; readonly onChoose: (word: string) => void }) {
  return (
    <button type="button" data-word className={css['word']} onClick={() => onChoose(word)}>
      {word}
    </button>
  )
}
