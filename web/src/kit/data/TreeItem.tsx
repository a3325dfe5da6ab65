import DownOutlined from '@ant-design/icons-svg/es/asn/DownOutlined.js'
import RightOutlined from '@ant-design/icons-svg/es/asn/RightOutlined.js'
import type { CSSProperties, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { Matched } from '#web/kit/select/Matched.tsx'
import css from './TreeItem.module.css'

interface TreeItemProps {
  readonly level: number
  readonly name: string
  /** Search whose matches in the name are marked. */
  readonly typed?: string
  readonly icon?: ReactNode
  readonly note?: ReactNode
  readonly open: boolean
  /** Expands or collapses; undefined for leaves. */
  readonly onToggle: (() => void) | undefined
  /** Selects the node, if it is selectable. */
  readonly onChoose?: () => void
  readonly chosen?: boolean
  /** Disables selection. */
  readonly off?: boolean
  /** Actions at the end of the row. */
  readonly actions?: ReactNode
  /** Child items, rendered while the node is expanded. */
  readonly children?: ReactNode
}

/** Tree item with its children. */
export function TreeItem(props: TreeItemProps) {
  const { level, name, typed = '', icon, note, open, onToggle, onChoose, chosen = false, off = false } = props
  const { actions, children } = props
  const { t } = useTranslation()
  const label = (
    // `title` repeats a truncated name for the pointer; screen readers have the whole name.
    <span className={css['label']} title={name}>
      <Matched text={name} typed={typed} />
      {note !== undefined && <small>{note}</small>}
    </span>
  )
  return (
    <li>
      <div className={`${css['row']} ${chosen ? css['chosen'] : ''}`} style={{ '--level': level } as CSSProperties}>
        {onToggle ? (
          <button
            type="button"
            className={css['toggle']}
            aria-expanded={open}
            aria-label={t(open ? 'common.fold' : 'common.unfold', { name })}
            onClick={onToggle}
          >
            <Icon of={open ? DownOutlined : RightOutlined} />
          </button>
        ) : (
          <span className={css['toggle']} />
        )}
        {icon}
        {onChoose ? (
          <button type="button" className={css['name']} aria-pressed={chosen} disabled={off} onClick={onChoose}>
            {label}
          </button>
        ) : (
          <span className={css['name']}>{label}</span>
        )}
        {actions}
      </div>
      {open && onToggle && <ul>{children}</ul>}
    </li>
  )
}
