import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listOpeners } from '#contract/sourcing/openers.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { Field } from '#web/kit/form/Field.tsx'
import { Input } from '#web/kit/form/Input.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { KeyRow } from './KeyRow.tsx'
import css from './Keys.module.css'

/** Public keys of the tenant, to be compared in person or by telephone. */
export function Directory() {
  const { t } = useTranslation()
  const [keyword, setKeyword] = useState('')
  const asked = useDeferredValue(keyword.trim())
  const found = useOptionalRead(listOpeners, asked === '' ? {} : { keyword: asked })
  return (
    <Section title={t('opening.key.directory')} note={t('opening.key.directoryNote')}>
      <div className={css['search']}>
        <Field
          label={t('opening.key.find')}
          hideLabel
          value={keyword}
          onChange={(typed) => setKeyword(String(typed))}
          control={<Input type="search" maxLength={100} placeholder={t('opening.key.find')} />}
        />
      </div>
      {found?.length === 0 && (
        <Empty illustration="search" title={t('opening.key.none')} reason={t('opening.key.noneReason')} />
      )}
      <ul className={css['list']}>
        {(found ?? []).map((opener) => (
          <KeyRow key={opener.id} opener={opener} />
        ))}
      </ul>
    </Section>
  )
}
