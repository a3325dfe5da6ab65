import SearchOutlined from '@ant-design/icons-svg/es/asn/SearchOutlined.js'
import { cutTo } from '#web/kit/format/characters.ts'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { type FocusEvent, type FormEvent, type KeyboardEvent, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { mallPath } from '#web/kit/client/mall.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { HotWords } from './HotWords.tsx'
import { ClearButton } from '#web/kit/form/ClearButton.tsx'
import { lazyWith } from '#web/messages/lazy.ts'
import css from './SearchBox.module.css'
import { usePictureSearch } from './usePictureSearch.tsx'
import { useSlashKey } from './useSlashKey.ts'

const SearchPanel = lazyWith(['catalogue'], async () => (await import('./SearchPanel.tsx')).SearchPanel)

const searchTypes = ['goods', 'supplier'] as const
type SearchType = (typeof searchTypes)[number]

const LONGEST = 100
const HIDE_MS = 400

/** Search box; opens recent or related words below while focused. */
export function SearchBox() {
  const [search] = useSearchParams()
  const requested = search.get('searchWords') ?? ''
  const requestedType = search.get('searchType') === 'supplier' ? 'supplier' : 'goods'
  const { t } = useTranslation()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  useSlashKey(input)
  const picture = usePictureSearch()
  const [words, setWords] = useState(requested)
  const [type, setType] = useState<SearchType>(requestedType)
  const [lastRequested, setLastRequested] = useState(requested)
  const [isOpen, setIsOpen] = useState(false)
  const hiding = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(hiding.current), [])
  // Another search in the URL updates the mounted box; a new one would lose the focus.
  if (lastRequested !== requested) {
    setLastRequested(requested)
    setWords(requested)
    setType(requestedType)
  }

  const goTo = (searchWords: string) => {
    setWords(searchWords)
    setIsOpen(false)
    void navigate(mallPath({ searchWords, searchType: type === 'supplier' ? type : undefined }))
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const text = words.trim()
    if (text !== '') return goTo(text)
    toast.error(t('catalogue.search.empty'))
    input.current?.focus()
  }
  const onType = (text: string) => {
    // Counts characters outside the basic plane as one, like the server.
    const { text: kept, isCut } = cutTo(LONGEST, text)
    if (isCut) toast.error(t('catalogue.search.tooLong'))
    setWords(kept)
    setIsOpen(true)
  }
  const onFocus = () => {
    clearTimeout(hiding.current)
    setIsOpen(true)
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) hiding.current = setTimeout(() => setIsOpen(false), HIDE_MS)
  }

  return (
    <search className={css['search']}>
      {/* Arrow keys and Escape are shortcuts; Tab reaches every word too. */}
      <div
        role="presentation"
        className={css['box']}
        data-heading="searchWords"
        onFocus={onFocus}
        onBlur={onBlur}
        onKeyDown={(event) => steer(event, () => setIsOpen(false))}
      >
        <form onSubmit={onSubmit} {...picture.target}>
          {/*
           * Native: the select of the kit would be loaded with the frame of every page, and home pages are close to the
           * limit of their scripts (`e2e/lighthouse.spec.ts`). Two options need no search or clear button.
           */}
          <select
            className={css['type']}
            aria-label={t('catalogue.search.type')}
            value={type}
            onChange={(event) => setType(event.target.value as SearchType)}
          >
            {searchTypes.map((each) => (
              <option key={each} value={each}>
                {t(`catalogue.search.types.${each}`)}
              </option>
            ))}
          </select>
          <input
            ref={input}
            id="searchWords"
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            aria-label={t('catalogue.search.label')}
            aria-keyshortcuts="/"
            placeholder={t(type === 'goods' ? 'catalogue.search.placeholder' : 'catalogue.search.supplierPlaceholder')}
            value={words}
            onChange={(event) => onType(event.target.value)}
          />
          {words !== '' && <ClearButton onClear={() => (onType(''), input.current?.focus())} />}
          {type === 'goods' && picture.button}
          <button type="submit" className={css['go']}>
            <Icon of={SearchOutlined} /> {t('catalogue.search.go')}
          </button>
        </form>
        {isOpen && type === 'goods' && (
          <Suspense>
            <SearchPanel typed={words.trim()} onChoose={goTo} />
          </Suspense>
        )}
      </div>
      <HotWords />
      {picture.dialog}
    </search>
  )
}

/** Arrow keys move between box and words; Escape closes the panel and returns the focus to the box. */
function steer(event: KeyboardEvent<HTMLElement>, onEscape: () => void): void {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, [data-word]')]
  if (event.key === 'Escape') {
    stops[0]?.focus()
    return onEscape()
  }
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const at = stops.indexOf(document.activeElement as HTMLElement)
  const next = stops[at + (event.key === 'ArrowDown' ? 1 : -1)]
  if (!next) return
  event.preventDefault()
  next.focus()
}
