import CloseOutlined from '@ant-design/icons-svg/es/asn/CloseOutlined.js'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type EvaluatorRole, listEvaluatorCandidates } from '#contract/sourcing/evaluation/evaluation.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { Checkbox } from '#web/kit/form/Checkbox.tsx'
import { Field } from '#web/kit/form/Field.tsx'
import { Input } from '#web/kit/form/Input.tsx'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import css from './Evaluation.module.css'

interface Named {
  readonly id: string
  readonly name: string
}

interface EvaluatorChoiceProps {
  readonly as: EvaluatorRole
  readonly chosen: readonly string[]
  readonly known: readonly Named[]
  readonly most: number
  readonly error: string | undefined
  readonly onChange: (ids: readonly string[]) => void
}

/** People who score or supervise a project: found by name or job number, those who are chosen above them. */
export function EvaluatorChoice({ as: role, chosen, known, most, error, onChange }: EvaluatorChoiceProps) {
  const { t } = useTranslation()
  const [keyword, setKeyword] = useState('')
  const asked = useDeferredValue(keyword.trim())
  const found = useOptionalRead(listEvaluatorCandidates, { role, ...(asked === '' ? {} : { keyword: asked }) })
  const [picked, setPicked] = useState<readonly Named[]>(known)
  const nameOf = (id: string) => picked.find((each) => each.id === id)?.name ?? id
  const isFull = chosen.length >= most
  const label = t(`evaluation.role.${role}`)
  return (
    <div className={css['choice']}>
      <Field
        label={label}
        value={keyword}
        onChange={(typed) => setKeyword(String(typed))}
        error={error}
        hint={t(`evaluation.roleHint.${role}`)}
        control={<Input type="search" maxLength={100} placeholder={t('evaluation.find')} />}
      />
      {chosen.length > 0 && (
        <ul className={css['chosen']} aria-label={label}>
          {chosen.map((id) => (
            <li key={id}>
              <Button
                size="sm"
                icon={<Icon of={CloseOutlined} />}
                aria-label={t('controls.removeTag', { name: nameOf(id) })}
                onClick={() => onChange(chosen.filter((each) => each !== id))}
              >
                {nameOf(id)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <ul className={css['found']}>
        {(found ?? []).map((each) => (
          <li key={each.id}>
            <Checkbox
              checked={chosen.includes(each.id)}
              disabled={isFull && !chosen.includes(each.id)}
              label={`${each.name} · ${each.deptName}`}
              onChange={(isChosen) => {
                setPicked((all) => [...all, each])
                onChange(isChosen ? [...chosen, each.id] : chosen.filter((one) => one !== each.id))
              }}
            />
          </li>
        ))}
      </ul>
      {found?.length === 0 && <p className={css['note']}>{t(`evaluation.nobody.${role}`)}</p>}
    </div>
  )
}
