import { type ReactNode, type RefObject, Suspense, useRef, useState } from 'react'

export interface MenuPanelState {
  readonly triggerRef: RefObject<HTMLButtonElement | null>
  readonly isOpen: boolean
  readonly onClose: () => void
}

interface MenuTriggerProps {
  /** The accessible name; rendered unless something else is given to draw. */
  readonly label: string
  readonly className?: string | undefined
  /** Fetches the panel, when somebody comes near. */
  readonly load: () => Promise<unknown>
  /** Rendered from the first opening on: what the panel opens may stay when it closes. */
  readonly renderPanel: (state: MenuPanelState) => ReactNode
  readonly children?: ReactNode
}

/** The button of a menu: rendered on the server as what it is; the panel is loaded when somebody comes near. */
export function MenuTrigger({ label, className, load, renderPanel, children }: MenuTriggerProps) {
  const triggerRef = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [hasOpened, setHasOpened] = useState(false)
  const open = () => {
    setIsOpen(true)
    setHasOpened(true)
  }
  return (
    <>
      <button
        ref={triggerRef}
        type="button"
        className={className}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        {...(children === undefined ? {} : { 'aria-label': label })}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={open}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          open()
        }}
      >
        {children ?? label}
      </button>
      {hasOpened && <Suspense>{renderPanel({ triggerRef, isOpen, onClose: () => setIsOpen(false) })}</Suspense>}
    </>
  )
}
