import type { ReactNode, RefObject } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Popover, type PopoverProps } from 'react-aria-components/Popover'
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider'
import { languageTag, useLocale } from '../client/preferences.ts'
import css from './PopoverPanel.module.css'

export interface PopoverPanelProps {
  readonly id?: string
  /** What it opens from, and where the focus returns to. */
  readonly triggerRef: RefObject<HTMLElement | null>
  readonly onClose: () => void
  readonly label: string
  readonly placement?: PopoverProps['placement']
  /** `trigger` is at least as wide as its trigger, `content` as its content needs. */
  readonly width?: 'trigger' | 'content'
  readonly children: ReactNode
}

/**
 * Popover panel. It is part of every control that opens over the page, and is loaded when the first of them is used:
 * React Aria belongs in no SSR page. Within a modal dialog it is put into that dialog, because everything outside of
 * one is inert.
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

/** React Aria in the product's language, not the browser's, and in the layer of the element that it belongs to. */
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
