import SearchOutlined from '@ant-design/icons-svg/es/asn/SearchOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/kit/ui/Button.tsx'
import css from './SearchField.module.css'
import { Input } from './Input.tsx'

interface SearchFieldProps {
  readonly label: string
  readonly hint: string
  readonly value: string
  /** Empty text clears the search. */
  readonly onSearch: (keyword: string) => void
}

/** Keyword search of a list; Enter submits. Pass the current keyword as `key`. */
export function SearchField({ label, hint, value, onSearch }: SearchFieldProps) {
  const { t } = useTranslation()
  const [text, setText] = useState(value)
  return (
    <search>
      <form
        className={css['search']}
        onSubmit={(event) => {
          event.preventDefault()
          onSearch(text.trim())
        }}
      >
        <Input
          type="search"
          aria-label={label}
          placeholder={hint}
          maxLength={100}
          before={<Icon of={SearchOutlined} />}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" variant="solid">
          {t('common.search')}
        </Button>
      </form>
    </search>
  )
}
