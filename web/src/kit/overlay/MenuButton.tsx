import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import type { MenuSection } from './menu.ts'

const load = () => import('./MenuPanel.tsx')
const MenuPanel = lazy(async () => ({ default: (await load()).MenuPanel }))

interface MenuButtonProps {
  /** The accessible name; rendered unless something else is given to draw. */
  readonly label: string
  readonly className?: string | undefined
  readonly sections: readonly MenuSection[]
  /** Above the entries; what opens something else from there closes the menu. */
  readonly head?: ReactNode | ((close: () => void) => ReactNode)
  readonly children?: ReactNode
}

/** A button with a menu: rendered on the server as what it is; the menu is loaded when somebody comes near. */
export function MenuButton({ label, className, sections, head, children }: MenuButtonProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={className}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        {...(children === undefined ? {} : { 'aria-label': label })}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => setIsOpen(true)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          setIsOpen(true)
        }}
      >
        {children ?? label}
      </button>
      {isOpen && (
        <Suspense>
          <MenuPanel
            triggerRef={trigger}
            label={label}
            sections={sections}
            head={typeof head === 'function' ? head(close) : head}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  )
}
