import SearchOutlined from '@ant-design/icons-svg/es/asn/SearchOutlined.js'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { cutTo } from '#web/kit/format/characters.ts'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { allProjectsPath } from '#web/modules/sourcing/hall/hallPaths.ts'
import css from './ProjectSearch.module.css'

/** Maximum characters (specification, section 5). */
const most = 100

/** Search for projects of all kinds; goods are searched in the page header. */
export function ProjectSearch() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [keyword, setKeyword] = useState('')
  const onType = (typed: string) => {
    const { text, isCut } = cutTo(most, typed)
    if (isCut) toast.error(t('homePage.search.tooLong', { most }))
    setKeyword(text)
  }
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    const sought = keyword.trim()
    if (sought === '') return toast.error(t('homePage.search.empty'))
    void navigate(`${allProjectsPath}?${new URLSearchParams({ keyword: sought })}`)
  }
  return (
    <search className={`card ${css['search']}`}>
      <form onSubmit={onSubmit} noValidate>
        <Icon of={SearchOutlined} />
        {/* Plain input: a field of the kit would add the code of forms to the first view. */}
        <input
          type="search"
          aria-label={t('homePage.search.label')}
          placeholder={t('homePage.search.placeholder')}
          value={keyword}
          onChange={(event) => onType(event.target.value)}
        />
        <Button type="submit" variant="solid" size="lg">
          {t('homePage.search.go')}
        </Button>
      </form>
    </search>
  )
}
