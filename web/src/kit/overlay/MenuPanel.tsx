import CheckOutlined from '@ant-design/icons-svg/es/asn/CheckOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { Fragment, type ReactNode, type RefObject } from 'react'
import { Header } from 'react-aria-components/Header'
import { Menu, MenuItem, MenuSection as AriaSection } from 'react-aria-components/Menu'
import { Separator } from 'react-aria-components/Separator'
import type { MenuSection } from './menu.ts'
import css from './MenuPanel.module.css'
import { PopoverPanel } from './PopoverPanel.tsx'

interface MenuPanelProps {
  readonly triggerRef: RefObject<HTMLElement | null>
  readonly label: string
  readonly sections: readonly MenuSection[]
  /** Content above the entries. */
  readonly head?: ReactNode
  readonly onClose: () => void
}

/** Panel of a menu button: sections of entries, with arrow keys, typeahead and Escape. */
export function MenuPanel({ triggerRef, label, sections, head, onClose }: MenuPanelProps) {
  const entries = sections.flatMap((section) => section.entries)
  const shown = sections.filter((section) => section.entries.length > 0)
  return (
    <PopoverPanel triggerRef={triggerRef} onClose={onClose} label={label} placement="bottom end">
      {head !== undefined && <div className={css['head']}>{head}</div>}
      <Menu
        aria-label={label}
        autoFocus="first"
        className={css['menu'] ?? ''}
        disabledKeys={entries.filter(({ isDisabled }) => isDisabled).map(({ id }) => id)}
        onAction={(key) => entries.find(({ id }) => id === key)?.onAction()}
        onClose={onClose}
      >
        {shown.map((section, at) => (
          <Fragment key={section.id}>
            {at > 0 && <Separator className={css['line'] ?? ''} />}
            <AriaSection {...(section.title === undefined ? { 'aria-label': label } : {})}>
              {section.title !== undefined && <Header className={css['title'] ?? ''}>{section.title}</Header>}
              {section.entries.map(({ id, label: name, icon, note, isDanger, isCurrent }) => (
                <MenuItem
                  key={id}
                  id={id}
                  textValue={name}
                  className={[css['entry'], isDanger && css['danger'], isCurrent && css['current']]
                    .filter(Boolean)
                    .join(' ')}
                >
                  {icon}
                  <span>{name}</span>
                  {note !== undefined && <small>{note}</small>}
                  {isCurrent && <Icon of={CheckOutlined} />}
                </MenuItem>
              ))}
            </AriaSection>
          </Fragment>
        ))}
      </Menu>
    </PopoverPanel>
  )
}
