import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Todo, TodoKind } from '#contract/workbench/workbench.ts'
import { useLocale } from '#web/kit/client/preferences.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { briefly, isWithinADay, secondOf, spanOf } from '#web/kit/format/time.ts'
import { useName } from '#web/kit/format/useName.ts'
import { Tooltip } from '#web/kit/overlay/Tooltip.tsx'
import { ButtonLink } from '#web/kit/ui/Button.tsx'
import css from './Todos.module.css'
import { useTitle } from './useTitle.ts'

interface TodoRowProps {
  readonly todo: Todo
  readonly kind: TodoKind
  readonly now: Date
  /** Most urgent to-do. */
  readonly isFirst: boolean
}

/** To-do with its deadline and link. */
export function TodoRow({ todo, kind, now, isFirst }: TodoRowProps) {
  const { t } = useTranslation()
  const nameOf = useName()
  const titleOf = useTitle()
  const action = useLocale() === 'en_US' ? kind.enAction : kind.action
  const title = titleOf(todo)
  return (
    <li className={css['row']}>
      <span className={css['kind']}>{nameOf(kind)}</span>
      <span className={css['what']}>
        <Link to={todo.to} className={`tap ${css['title']}`}>
          {title}
        </Link>
        <small>
          <span>{todo.note}</span>
          {todo.amount !== null && <Amount value={todo.amount} />}
        </small>
      </span>
      <Due todo={todo} now={now} />
      <ButtonLink
        to={todo.to}
        size="sm"
        variant={isFirst ? 'solid' : 'plain'}
        className={css['act'] ?? ''}
        aria-label={t('workbench.todo.act', { action, title })}
      >
        {action}
      </ButtonLink>
    </li>
  )
}

function Due({ todo: { dueAt, since }, now }: { readonly todo: Todo; readonly now: Date }) {
  const { t } = useTranslation()
  const span = (from: Date, to: Date) => {
    const { unit, count } = spanOf(from, to)
    return t(`common.span.${unit}`, { count })
  }
  if (dueAt === null)
    return (
      <span className={css['due']}>
        <small>{t('workbench.todo.waiting', { span: span(new Date(since), now) })}</small>
      </span>
    )
  const due = new Date(dueAt)
  const isLate = due <= now
  return (
    <span className={`${css['due']} ${isLate || isWithinADay(dueAt, now) ? css['soon'] : ''}`}>
      <b>
        {isLate
          ? t('workbench.todo.late', { span: span(due, now) })
          : t('workbench.todo.left', { span: span(now, due) })}
      </b>
      <Tooltip text={secondOf(dueAt)}>
        <time dateTime={dueAt}>{briefly(dueAt, now)}</time>
      </Tooltip>
    </span>
  )
}
