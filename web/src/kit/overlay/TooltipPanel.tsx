import type { RefObject } from 'react'
import { Tooltip, TooltipTriggerStateContext } from 'react-aria-components/Tooltip'
import { AriaProvider } from './PopoverPanel.tsx'
import css from './Tooltip.module.css'

interface TooltipPanelProps {
  readonly triggerRef: RefObject<HTMLElement | null>
  readonly text: string
  readonly onClose: () => void
}

/** Open tooltip. Its trigger controls when it opens, so the state passed to React Aria is constant. */
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
