import { lazy, type ReactNode } from 'react'
import type { MenuSection } from './menu.ts'
import { MenuTrigger } from './MenuTrigger.tsx'

const load = () => import('./MenuPanel.tsx')
const MenuPanel = lazy(async () => ({ default: (await load()).MenuPanel }))

interface MenuButtonProps {
  /** The accessible name; rendered unless something else is given to draw. */
  readonly label: string
  readonly className?: string | undefined
  readonly sections: readonly MenuSection[]
  readonly head?: ReactNode
  readonly children?: ReactNode
}

/** A button with a menu. */
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
