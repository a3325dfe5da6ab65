import { useTranslation } from 'react-i18next'
import type { Change, ChangesRoute } from '#contract/kit/changes.ts'
import type { Input } from '#contract/kit/route.ts'
import { fieldTexts } from '#web/kit/form/fieldTexts.ts'
import { Section } from '#web/kit/layout/Section.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { History } from '#web/kit/ui/History.tsx'
import { LocalList } from '#web/kit/list/List.tsx'
import { recordText } from './recordTexts.ts'

export interface ChangeListProps<R extends ChangesRoute> {
  readonly route: R
  /** Input that identifies the record. */
  readonly of: Partial<Input<R>>
  /** Path of the record's messages: `field.name`, `happened.department.moved`. */
  readonly texts: string
}

/** Change history of a record from the audit chain: who did what, when, and the previous values. */
export function ChangeList<R extends ChangesRoute>({ route, of, texts }: ChangeListProps<R>) {
  const { t } = useTranslation()
  const entryOf = (change: Change) => ({
    key: change.id,
    at: change.at,
    title: recordText(`${texts}.happened`, change.what) ?? commonText(change.what) ?? t('list.changes.changed'),
    who: change.actorName === '' ? t('list.changes.system') : change.actorName,
    facts: <ChangeFacts change={change} texts={texts} />,
    reason: change.reason,
  })
  return (
    <Section title={t('list.changes.title')}>
      <LocalList
        route={route}
        fixed={of}
        label={t('list.changes.title')}
        rowKey={({ id }) => id}
        columns={[]}
        pagerIfNeeded
        empty={<Empty illustration="box" title={t('list.changes.none')} />}
      >
        {(changes) => <History entries={changes.map(entryOf)} />}
      </LocalList>
    </Section>
  )
}

/** Text of an event that cases of every kind have: `granted`. */
const commonText = (what: string) => recordText('cases.happened', what.slice(what.indexOf('.') + 1))

interface ChangeFactsProps {
  readonly change: Pick<Change, 'fields' | 'added' | 'removed'>
  readonly texts: string
}

/** Values of a change before and after, and what was added and removed. */
export function ChangeFacts({ change: { fields, added, removed }, texts }: ChangeFactsProps) {
  const { t } = useTranslation()
  const and = t('list.changes.and')
  const wordOf = (field: string, value: string) =>
    value === '' ? '-' : (recordText(`${texts}.field.${field}.options`, value) ?? value)
  return (
    <ul>
      {fields.map(({ field, before, after }) => (
        <li key={field}>
          {field !== '' && `${fieldTexts(`${texts}.field`, field).label} `}
          <del>{wordOf(field, before)}</del> → <ins>{wordOf(field, after)}</ins>
        </li>
      ))}
      {added.length > 0 && (
        <li>
          {t('list.changes.added')} <ins>{added.join(and)}</ins>
        </li>
      )}
      {removed.length > 0 && (
        <li>
          {t('list.changes.removed')} <del>{removed.join(and)}</del>
        </li>
      )}
    </ul>
  )
}
