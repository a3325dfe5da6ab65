import SearchOutlined from '@ant-design/icons-svg/es/asn/SearchOutlined.js'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { cutTo } from '#web/kit/format/characters.ts'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import css from '#web/modules/catalogue/search/SearchBox.module.css'
import { allProjectsPath } from '#web/modules/sourcing/hall/hallPaths.ts'

/** Maximum characters (specification, section 5). */
const most = 100

/**
 * Search for projects of all kinds, with the look of the search for goods. The header shows it to people who may not
 * see goods; others find it on home pages with this block.
 */
export function ProjectSearch() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [keyword, setKeyword] = useState('')
  const onType = (typed: string) => {
    const { text, isCut } = cutTo(most, typed)
    if (isCut) toast.error(t('catalogue.search.tooLong'))
    setKeyword(text)
  }
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    const sought = keyword.trim()
    if (sought === '') return toast.error(t('catalogue.search.empty'))
    void navigate(`${allProjectsPath}?${new URLSearchParams({ keyword: sought })}`)
  }
  return (
    <search className={`${css['search']} ${css['box']}`}>
      <form onSubmit={onSubmit} noValidate>
        <Icon of={SearchOutlined} />
        {/* Plain input: a field of the kit would add the code of forms to the first view. */}
        <input
          type="search"
          enterKeyHint="search"
          aria-label={t('shell.search.label')}
          placeholder={t('shell.search.placeholder')}
          value={keyword}
          onChange={(event) => onType(event.target.value)}
        />
        <button type="submit" className={css['go']}>
          {t('catalogue.search.go')}
        </button>
      </form>
    </search>
  )
}
