import { useTranslation } from 'react-i18next'
import type { ChangeNotice, ProjectNotice } from '#contract/sourcing/projectNotice.ts'
import { Tag } from '#web/kit/ui/StatusTag.tsx'
import { shortTime } from '#web/modules/sourcing/countdown/projectTime.ts'
import css from './ChangeNotices.module.css'
import { changedFields, type ChangedField } from './changedFields.ts'

/** Change notices, newest first, each with old and new values. */
export function ChangeNotices({ notice }: { readonly notice: Pick<ProjectNotice, 'changes' | 'now'> }) {
  const { t } = useTranslation()
  const { changes, now } = notice
  return (
    <ul className={css['changes']}>
      {changes
        .toSorted((a, b) => b.no - a.no)
        .map((change) => (
          <li key={change.no}>
            <Tag tone="warn">{t('notice.changes.no', { no: change.no })}</Tag>
            <div>
              <b>{change.title || t('notice.changes.extended')}</b>
              <ul>
                {change.changes.map((one, place) => (
                  <li key={place}>
                    <Changed of={one} now={now} />
                  </li>
                ))}
              </ul>
            </div>
            <time dateTime={change.at}>{shortTime(change.at, now)}</time>
          </li>
        ))}
    </ul>
  )
}

interface ChangedProps {
  readonly of: ChangeNotice['changes'][number]
  readonly now: string
}

function Changed({ of: { field, subject, before, after }, now }: ChangedProps) {
  const { t } = useTranslation()
  const known = changedFields.find((one): one is ChangedField => one === field)
  const name = known === undefined ? field : t(`notice.changes.field.${known}`)
  const show = (value: string) => {
    if (value === '') return t('notice.changes.empty')
    return field.endsWith('At') ? shortTime(value, now) : value
  }
  return (
    <>
      {t('notice.changes.is', {
        field: subject === '' ? name : t('notice.changes.of', { subject, field: name }),
      })}
      <span className="visuallyHidden">{t('notice.changes.before')} </span>
      <del>{show(before)}</del> → {show(after)}
    </>
  )
}
