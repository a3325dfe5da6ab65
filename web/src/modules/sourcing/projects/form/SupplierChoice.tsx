import CloseOutlined from '@ant-design/icons-svg/es/asn/CloseOutlined.js'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { mostInvited } from '#contract/sourcing/projectDraft.ts'
import { listInvitable } from '#contract/sourcing/projects.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { Checkbox } from '#web/kit/form/Checkbox.tsx'
import { Field } from '#web/kit/form/Field.tsx'
import { Input } from '#web/kit/form/Input.tsx'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import css from './Editor.module.css'

interface Named {
  readonly id: string
  readonly name: string
}

interface SupplierChoiceProps {
  readonly chosen: readonly string[]
  readonly known: readonly Named[]
  readonly error: string | undefined
  readonly onChange: (ids: readonly string[]) => void
}

/** Suppliers that are invited: looked for by name, those chosen always in sight. */
export function SupplierChoice({ chosen, known, error, onChange }: SupplierChoiceProps) {
  const { t } = useTranslation()
  const [keyword, setKeyword] = useState('')
  const [names, setNames] = useState<ReadonlyMap<string, string>>(
    () => new Map(known.map(({ id, name }) => [id, name])),
  )
  const asked = useDeferredValue(keyword.trim())
  const found = useOptionalRead(listInvitable, asked === '' ? {} : { keyword: asked })
  const choose = ({ id, name }: Named, isChosen: boolean) => {
    setNames((all) => new Map(all).set(id, name))
    onChange(isChosen ? [...chosen, id] : chosen.filter((each) => each !== id))
  }
  const isFull = chosen.length >= mostInvited
  return (
    <div className={css['group']}>
      <Field
        label={t('projects.field.invitedIds')}
        required
        value={keyword}
        onChange={(typed) => setKeyword(String(typed))}
        error={error}
        hint={t('controls.chosen', { count: chosen.length })}
        control={<Input type="search" maxLength={100} placeholder={t('projectForm.findSupplier')} />}
      />
      {chosen.length > 0 && (
        <ul className={css['chosen']} aria-label={t('projects.field.invitedIds')}>
          {chosen.map((id) => (
            <li key={id}>
              <Button
                size="sm"
                icon={<Icon of={CloseOutlined} />}
                aria-label={t('controls.removeTag', { name: names.get(id) ?? id })}
                onClick={() => onChange(chosen.filter((each) => each !== id))}
              >
                {names.get(id) ?? id}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <ul className={css['suppliers']}>
        {(found ?? []).map((supplier) => (
          <li key={supplier.id}>
            <Checkbox
              checked={chosen.includes(supplier.id)}
              disabled={isFull && !chosen.includes(supplier.id)}
              label={[supplier.name, supplier.region].filter(Boolean).join(' · ')}
              onChange={(isChosen) => choose(supplier, isChosen)}
            />
          </li>
        ))}
      </ul>
      {found?.length === 0 && <p className={css['none']}>{t('projectForm.noSupplier')}</p>}
    </div>
  )
}
