import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import css from './Popover.module.css'

const load = () => import('./PopoverPanel.tsx')
const PopoverPanel = lazy(async () => ({ default: (await load()).PopoverPanel }))

interface PopoverProps {
  /** What the button says. */
  readonly label: string
  readonly icon?: ReactNode
  readonly title?: string
  readonly children: (close: () => void) => ReactNode
}

/** A button that opens something small beside it: a short form, a confirmation, a list. */
export function Popover({ label, icon, title, children }: PopoverProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button
        ref={trigger}
        icon={icon}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={() => void load()}
        onClick={() => setIsOpen(true)}
      >
        {label}
      </Button>
      {isOpen && (
        <Suspense>
          <PopoverPanel triggerRef={trigger} onClose={close} label={title ?? label}>
            <div className={css['content']}>
              {title !== undefined && <h3>{title}</h3>}
              {children(close)}
            </div>
          </PopoverPanel>
        </Suspense>
      )}
    </>
  )
}
