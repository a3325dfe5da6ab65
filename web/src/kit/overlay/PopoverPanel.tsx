import type { ReactNode, RefObject } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Popover, type PopoverProps } from 'react-aria-components/Popover'
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider'
import { languageTag, useLocale } from '../client/preferences.ts'
import css from './PopoverPanel.module.css'

export interface PopoverPanelProps {
  readonly id?: string
  /** Trigger: the panel opens beside it and returns the focus to it. */
  readonly triggerRef: RefObject<HTMLElement | null>
  readonly onClose: () => void
  readonly label: string
  readonly placement?: PopoverProps['placement']
  /** `trigger`: at least as wide as its trigger; `content`: as wide as its content. */
  readonly width?: 'trigger' | 'content'
  readonly children: ReactNode
}

/**
 * Popover panel, the base of every control that opens over the page. Loaded with the first use (code splitting), so
 * that no server-rendered page needs React Aria. Inside a modal dialog it renders into that dialog, because everything
 * outside is inert.
 */
export function PopoverPanel(props: PopoverPanelProps) {
  const { id, triggerRef, onClose, label, placement = 'bottom start', width = 'content', children } = props
  return (
    <AriaProvider within={triggerRef}>
      <Popover
        triggerRef={triggerRef}
        isOpen
        onOpenChange={(isOpen) => !isOpen && onClose()}
        placement={placement}
        offset={4}
        containerPadding={8}
        {...(id === undefined ? {} : { id })}
        aria-label={label}
        className={`${css['panel']} ${css[width]}`}
      >
        {children}
      </Popover>
    </AriaProvider>
  )
}

interface AriaProviderProps {
  readonly within: RefObject<HTMLElement | null>
  readonly children: ReactNode
}

/**
 * Provider for React Aria: the product's language instead of the browser's, and overlays in the dialog of the given
 * element.
 */
export function AriaProvider({ within, children }: AriaProviderProps) {
  useLocale()
  return (
    <I18nProvider locale={languageTag()}>
      <UNSAFE_PortalProvider getContainer={() => within.current?.closest('dialog') ?? document.body}>
        {children}
      </UNSAFE_PortalProvider>
    </I18nProvider>
  )
}
