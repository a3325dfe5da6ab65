import CloseOutlined from '@ant-design/icons-svg/es/asn/CloseOutlined.js'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listOpeners } from '#contract/sourcing/openers.ts'
import { mostSharers } from '#contract/sourcing/sealModes.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { Checkbox } from '#web/kit/form/Checkbox.tsx'
import { Field } from '#web/kit/form/Field.tsx'
import { Input } from '#web/kit/form/Input.tsx'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Tag } from '#web/kit/ui/StatusTag.tsx'
import css from './SetUp.module.css'

interface Named {
  readonly id: string
  readonly name: string
}

interface OpenerChoiceProps {
  readonly chosen: readonly string[]
  readonly known: readonly Named[]
  readonly error: string | undefined
  readonly onChange: (ids: readonly string[]) => void
}

/** People with a key of their own, in their order: the first two make the key of the project. */
export function OpenerChoice({ chosen, known, error, onChange }: OpenerChoiceProps) {
  const { t } = useTranslation()
  const [keyword, setKeyword] = useState('')
  const asked = useDeferredValue(keyword.trim())
  const found = useOptionalRead(listOpeners, { isActive: true, ...(asked === '' ? {} : { keyword: asked }) })
  const [picked, setPicked] = useState<readonly Named[]>(known)
  const nameOf = (id: string) =>
    found?.find(({ personId }) => personId === id)?.name ?? picked.find((each) => each.id === id)?.name ?? id
  const isFull = chosen.length >= mostSharers
  const choose = (personId: string, name: string, isChosen: boolean) => {
    setPicked((all) => [...all, { id: personId, name }])
    onChange(isChosen ? [...chosen, personId] : chosen.filter((each) => each !== personId))
  }
  return (
    <div className={css['choice']}>
      <Field
        label={t('projects.field.openerIds')}
        required
        value={keyword}
        onChange={(typed) => setKeyword(String(typed))}
        error={error}
        hint={t('opening.setUp.makers')}
        control={<Input type="search" maxLength={100} placeholder={t('opening.key.find')} />}
      />
      {chosen.length > 0 && (
        <ol className={css['chosen']} aria-label={t('projects.field.openerIds')}>
          {chosen.map((id, at) => (
            <li key={id}>
              <Button
                size="sm"
                icon={<Icon of={CloseOutlined} />}
                aria-label={t('controls.removeTag', { name: nameOf(id) })}
                onClick={() => onChange(chosen.filter((each) => each !== id))}
              >
                {nameOf(id)}
              </Button>
              {at < 2 && <Tag>{t('opening.setUp.maker')}</Tag>}
            </li>
          ))}
        </ol>
      )}
      <ul className={css['found']}>
        {(found ?? []).map(({ personId, name, fingerprint }) => (
          <li key={personId}>
            <Checkbox
              checked={chosen.includes(personId)}
              disabled={isFull && !chosen.includes(personId)}
              label={`${name} · ${fingerprint.slice(0, 11)}`}
              onChange={(isChosen) => choose(personId, name, isChosen)}
            />
          </li>
        ))}
      </ul>
      {found?.length === 0 && <p className={css['none']}>{t('opening.setUp.nobody')}</p>}
    </div>
  )
}
