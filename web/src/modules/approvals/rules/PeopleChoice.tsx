import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ApprovalPerson } from '#contract/approvals/approvals.ts'
import { listApprovers } from '#contract/approvals/approvalTasks.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { Checkbox } from '#web/kit/form/Checkbox.tsx'
import { Field } from '#web/kit/form/Field.tsx'
import { Input } from '#web/kit/form/Input.tsx'
import css from './NodeRows.module.css'

interface PeopleChoiceProps {
  readonly chosen: readonly string[]
  /** Names of people selected before. */
  readonly known: readonly ApprovalPerson[]
  readonly error: string | undefined
  readonly onChange: (userIds: string[]) => void
}

/** Selects approvers; selected ones stay visible during a search. */
export function PeopleChoice({ chosen, known, error, onChange }: PeopleChoiceProps) {
  const { t } = useTranslation()
  const [keyword, setKeyword] = useState('')
  const [seen, setSeen] = useState(known)
  const found = useOptionalRead(listApprovers, keyword === '' ? {} : { keyword })
  const kept = seen.filter(({ userId }) => chosen.includes(userId))
  const others = (found ?? []).filter(({ userId }) => !kept.some((one) => one.userId === userId))
  const choose = (person: ApprovalPerson, yes: boolean) => {
    setSeen((all) => [...all.filter(({ userId }) => userId !== person.userId), person])
    onChange(yes ? [...chosen, person.userId] : chosen.filter((id) => id !== person.userId))
  }
  return (
    <div className={css['people']}>
      <Field
        label={t('approvalRules.people')}
        value={keyword}
        onChange={(text) => setKeyword(String(text))}
        required
        error={error}
        control={<Input type="search" maxLength={40} placeholder={t('approvalRules.findPerson')} />}
      />
      <ul>
        {[...kept, ...others].map((person) => (
          <li key={person.userId}>
            <Checkbox
              checked={chosen.includes(person.userId)}
              label={`${person.userName} · ${person.deptName}`}
              onChange={(yes) => choose(person, yes)}
            />
          </li>
        ))}
      </ul>
      {found?.length === 0 && <p>{t('approvalRules.noPerson')}</p>}
    </div>
  )
}
