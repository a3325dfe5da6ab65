import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listOpenWork, listWorkReceivers } from '#contract/identity/people.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { Field } from '#web/kit/form/Field.tsx'
import { Input } from '#web/kit/form/Input.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import css from './useOpenTasks.module.css'

const shown = 5

/**
 * Open tasks of accounts that are to be disabled or changed, and the field that says who gets them: undefined where
 * there are none.
 */
export function useOpenTasks(userIds: readonly string[]) {
  const { t } = useTranslation()
  const [keyword, setKeyword] = useState('')
  const tasks = useOptionalRead(listOpenWork, { userIds: [...userIds] }) ?? []
  const isOpen = tasks.length > 0
  const found =
    useOptionalRead(listWorkReceivers, keyword.trim() === '' ? {} : { keyword: keyword.trim() }, isOpen) ?? []
  const options = found
    .filter(({ userId }) => !userIds.includes(userId))
    .map(({ userId, userName, deptName }) => ({ value: userId, label: `${userName} · ${deptName}` }))
  const further = tasks.length - shown
  return {
    note: isOpen && (
      <section className={css['tasks']} aria-label={t('people.openTasks')}>
        <p>{t('people.openTasksText', { count: tasks.length })}</p>
        <ul>
          {tasks.slice(0, shown).map(({ docNo, title }) => (
            <li key={`${docNo} ${title}`}>
              {title} <small>{docNo}</small>
            </li>
          ))}
          {further > 0 && <li>{t('people.openTasksMore', { count: further })}</li>}
        </ul>
        <Field
          label={t('people.findReceiver')}
          value={keyword}
          onChange={(text) => setKeyword(String(text))}
          control={<Input type="search" maxLength={40} placeholder={t('people.hint')} />}
        />
      </section>
    ),
    field: isOpen && {
      wide: true,
      control: <Select hint={t('people.byRule')} options={options} />,
    },
  }
}
