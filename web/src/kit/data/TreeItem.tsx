import DownOutlined from '@ant-design/icons-svg/es/asn/DownOutlined.js'
import RightOutlined from '@ant-design/icons-svg/es/asn/RightOutlined.js'
import type { CSSProperties, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#web/kit/icon/Icon.tsx'
import css from './TreeItem.module.css'

interface TreeItemProps {
  readonly level: number
  readonly name: string
  readonly note?: ReactNode
  readonly open: boolean
  /** Where there is something below. */
  readonly onToggle: (() => void) | undefined
  /** Where the thing itself can be chosen. */
  readonly onChoose?: () => void
  readonly chosen?: boolean
  /** It cannot be chosen just now. */
  readonly off?: boolean
  /** At the row's end. */
  readonly actions?: ReactNode
  /** The items below, rendered while it is open. */
  readonly children?: ReactNode
}

/** One thing of a tree, and what is below it. */
export function TreeItem(props: TreeItemProps) {
  const { level, name, note, open, onToggle, onChoose, chosen = false, off = false, actions, children } = props
  const { t } = useTranslation()
  const label = (
    <span className={css['label']} title={name}>
      {name}
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
