import RightOutlined from '@ant-design/icons-svg/es/asn/RightOutlined.js'
import { Fragment, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { maxTodos, type TodoKind, viewWorkbench } from '#contract/workbench/workbench.ts'
import { useRead } from '#web/kit/client/api.ts'
import { Tabs } from '#web/kit/form/Tabs.tsx'
import { useName } from '#web/kit/format/useName.ts'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { Count } from '#web/kit/ui/Count.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { TodoRow } from './TodoRow.tsx'
import css from './Todos.module.css'
import { urgencies, urgencyOf } from './urgency.ts'

/** Maximum number of to-dos of all kinds together. */
const maxOfAll = 8

/** To-dos of the person: the most urgent of all kinds or of one, with a link to the complete list. */
export function Todos({ className }: { readonly className?: string | undefined }) {
  const { t } = useTranslation()
  const nameOf = useName()
  const { kinds, todos, now } = useRead(viewWorkbench, {})
  const [chosen, setChosen] = useState('')
  const waiting = kinds.filter(({ count }) => count > 0)
  const tab = waiting.some(({ kind }) => kind === chosen) ? chosen : ''
  const total = waiting.reduce((all, { count }) => all + count, 0)
  const shown = tab === '' ? todos.slice(0, maxOfAll) : todos.filter(({ kind }) => kind === tab)
  const at = new Date(now)
  const groups = urgencies
    .map((urgency) => ({ urgency, rows: shown.filter(({ dueAt }) => urgencyOf(dueAt, at) === urgency) }))
    .filter(({ rows }) => rows.length > 0)
  const tabs = [
    { value: '', name: t('workbench.todo.all'), count: total },
    ...waiting.map((kind) => ({ value: kind.kind, name: nameOf(kind), count: kind.count })),
  ]
  return (
    <Section title={t('workbench.todo.title')} note={<Count of={total} />} className={className}>
      {total === 0 ? (
        <Empty illustration="box" title={t('workbench.todo.none')} reason={t('workbench.todo.noneReason')} />
      ) : (
        <>
          {waiting.length > 1 && (
            <div className={css['tabs']}>
              <Tabs
                label={t('workbench.todo.tabs')}
                value={tab}
                onChange={setChosen}
                options={tabs.map(({ value, name, count }) => ({
                  value,
                  label: (
                    <>
                      {name} <Count of={count} quiet />
                    </>
                  ),
                }))}
              />
            </div>
          )}
          {groups.map(({ urgency, rows }) => (
            <Fragment key={urgency}>
              <h3 className={css['group']}>{t(`workbench.todo.${urgency}`)}</h3>
              <ul>
                {rows.map((todo) => (
                  <TodoRow
                    key={`${todo.kind} ${todo.id}`}
                    todo={todo}
                    kind={kinds.find(({ kind }) => kind === todo.kind)!}
                    now={at}
                    isFirst={todo === shown[0] && urgency !== 'open'}
                  />
                ))}
              </ul>
            </Fragment>
          ))}
          <More kinds={waiting} tab={tab} />
        </>
      )}
    </Section>
  )
}

/** Links to the complete lists. */
function More({ kinds, tab }: { readonly kinds: readonly TodoKind[]; readonly tab: string }) {
  const { t } = useTranslation()
  const nameOf = useName()
  const one = tab === '' && kinds.length > 1 ? undefined : kinds.find(({ kind }) => tab === '' || kind === tab)
  if (one !== undefined)
    return (
      <p className={css['more']}>
        {one.count > maxTodos && <span>{t('workbench.todo.max', { count: maxTodos })}</span>}
        <Link to={one.list} className="tap">
          {t('workbench.todo.list', { count: one.count })} <Icon of={RightOutlined} />
        </Link>
      </p>
    )
  return (
    <ul className={css['lists']}>
      <li>{t('workbench.todo.lists')}</li>
      {kinds.map((kind) => (
        <li key={kind.kind}>
          <Link to={kind.list} className="tap">
            {nameOf(kind)} <b>{kind.count}</b>
          </Link>
        </li>
      ))}
    </ul>
  )
}
