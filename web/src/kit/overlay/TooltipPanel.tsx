import type { RefObject } from 'react'
import { Tooltip, TooltipTriggerStateContext } from 'react-aria-components/Tooltip'
import { AriaProvider } from './PopoverPanel.tsx'
import css from './Tooltip.module.css'

interface TooltipPanelProps {
  readonly triggerRef: RefObject<HTMLElement | null>
  readonly text: string
  readonly onClose: () => void
}

/**
 * The open tooltip. When it opens is its trigger's business, so the state that React Aria wants to know never changes.
 */
export const TooltipPanel = ({ triggerRef, text, onClose }: TooltipPanelProps) => (
  <AriaProvider within={triggerRef}>
    <TooltipTriggerStateContext
      value={{ isOpen: true, shouldSkipAnimation: true, open: () => undefined, close: onClose }}
    >
      <Tooltip triggerRef={triggerRef} offset={6} className={css['tooltip'] ?? ''}>
        {text}
      </Tooltip>
    </TooltipTriggerStateContext>
  </AriaProvider>
)
