import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import css from './Popover.module.css'

const load = () => import('./PopoverPanel.tsx')
const PopoverPanel = lazy(async () => ({ default: (await load()).PopoverPanel }))

interface PopoverProps {
  /** Label of the button. */
  readonly label: string
  readonly icon?: ReactNode
  readonly title?: string
  readonly children: (close: () => void) => ReactNode
}

/** Button with a popover: a short form, a confirmation, or a list. */
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
