import { type ReactNode, type RefObject, Suspense, useRef, useState } from 'react'

export interface MenuPanelState {
  readonly triggerRef: RefObject<HTMLButtonElement | null>
  readonly isOpen: boolean
  readonly onClose: () => void
}

interface MenuTriggerProps {
  /** Accessible name; also rendered, unless there are children. */
  readonly label: string
  readonly className?: string | undefined
  /** Loads the panel's code, on hover or focus. */
  readonly load: () => Promise<unknown>
  /** Renders the panel; stays mounted after the first opening, since dialogs that it opens may outlive it. */
  readonly renderPanel: (state: MenuPanelState) => ReactNode
  readonly children?: ReactNode
}

/** Trigger of a menu, rendered on the server; the panel's code is loaded on hover or focus (code splitting). */
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
