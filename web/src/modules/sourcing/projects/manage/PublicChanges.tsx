import { useTranslation } from 'react-i18next'
import type { ChangeNotice } from '#contract/sourcing/projectNotice.ts'
import { Brief } from '#web/kit/format/Brief.tsx'
import { briefly } from '#web/kit/format/time.ts'
import { Section } from '#web/kit/layout/Section.tsx'
import { recordText } from '#web/kit/record/recordTexts.ts'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { Tag } from '#web/kit/ui/StatusTag.tsx'
import css from './ProjectManagePage.module.css'

const instant = /^\d{4}-\d\d-\d\dT/
const shown = (value: string) => (value === '' ? '-' : instant.test(value) ? briefly(value) : value)

/** The change notices of a project, with what was and what is. */
export function PublicChanges({ changes }: { readonly changes: readonly ChangeNotice[] }) {
  const { t } = useTranslation()
  if (changes.length === 0)
    return (
      <Section title={t('projects.part.changes')}>
        <Empty illustration="box" title={t('projects.noChanges')} />
      </Section>
    )
  return (
    <Section title={t('projects.part.changes')} note={t('projects.changesNote')}>
      <ol className={css['changes']}>
        {changes.map(({ no, at, title, changes: fields }) => (
          <li key={no}>
            <p>
              <Tag tone="warn">{t('projects.changeNo', { no })}</Tag>
              {title || t('notice.changes.extended')}
              <Brief at={at} />
            </p>
            <ul>
              {fields.map(({ field, subject, before, after }) => (
                <li key={`${field} ${subject}`}>
                  {[subject, recordText('projects.field', field) ?? field].filter(Boolean).join(' · ')}：
                  <del>{shown(before)}</del> → <ins>{shown(after)}</ins>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Section>
  )
}
