import { lazy, type ReactNode } from 'react'
import type { MenuSection } from './menu.ts'
import { MenuTrigger } from './MenuTrigger.tsx'

const load = () => import('./MenuPanel.tsx')
const MenuPanel = lazy(async () => ({ default: (await load()).MenuPanel }))

interface MenuButtonProps {
  /** Accessible name; also rendered, unless there are children. */
  readonly label: string
  readonly className?: string | undefined
  readonly sections: readonly MenuSection[]
  readonly head?: ReactNode
  readonly children?: ReactNode
}

/** Menu button. */
export function MenuButton({ label, className, sections, head, children }: MenuButtonProps) {
  return (
    <MenuTrigger
      label={label}
      className={className}
      load={load}
      renderPanel={({ triggerRef, isOpen, onClose }) =>
        isOpen && <MenuPanel triggerRef={triggerRef} label={label} sections={sections} head={head} onClose={onClose} />
      }
    >
      {children}
    </MenuTrigger>
  )
}
