import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'

const load = () => import('./TooltipPanel.tsx')
const TooltipPanel = lazy(async () => ({ default: (await load()).TooltipPanel }))

/** Hover delay in ms; keyboard focus opens the tooltip immediately. */
const RESTS_MS = 400

/** Keys that close it: Escape, and those that press the trigger, as a click does. */
const closing = ['Escape', 'Enter', ' ']

interface TooltipProps {
  readonly text: string
  readonly className?: string | undefined
  /** Makes the trigger a tab stop, if it is not focusable itself. */
  readonly isStop?: boolean
  /** Whether the trigger needs it now, as a truncated one does; by default always. */
  readonly isNeeded?: (trigger: HTMLElement) => boolean
  readonly children: ReactNode
}

/** Tooltip on hover and focus. Essential information must be on the page as well. */
export function Tooltip({ text, className, isStop = false, isNeeded, children }: TooltipProps) {
  const trigger = useRef<HTMLSpanElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const open = () => setIsOpen(trigger.current !== null && (isNeeded?.(trigger.current) ?? true))
  const close = () => {
    clearTimeout(waiting.current)
    setIsOpen(false)
  }
  useEffect(() => () => clearTimeout(waiting.current), [])
  return (
    <span
      ref={trigger}
      className={className}
      role="presentation"
      {...(isStop ? { tabIndex: 0 } : {})}
      onPointerEnter={({ pointerType }) => {
        if (pointerType !== 'mouse') return
        void load()
        waiting.current = setTimeout(open, RESTS_MS)
      }}
      onPointerLeave={close}
      onPointerDown={close}
      onFocus={({ target }) => target.matches(':focus-visible') && open()}
      onBlur={close}
      onKeyDown={({ key }) => closing.includes(key) && close()}
    >
      {children}
      {isOpen && text !== '' && (
        <Suspense>
          <TooltipPanel triggerRef={trigger} text={text} onClose={close} />
        </Suspense>
      )}
    </span>
  )
}
