import SearchOutlined from '@ant-design/icons-svg/es/asn/SearchOutlined.js'
import { Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { lazyWith } from '#web/messages/lazy.ts'

const Palette = lazyWith([], async () => (await import('./palette/Palette.tsx')).Palette)

const OPEN = 'open-palette'

/** Opens the command palette with Ctrl K or ⌘ K, and by its buttons. */
export function QuickNavigation() {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const open = () => setIsOpen(true)
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      // An open dialog keeps the keyboard.
      if (document.querySelector('dialog[open]')) return
      event.preventDefault()
      open()
    }
    addEventListener('keydown', onKey)
    addEventListener(OPEN, open)
    return () => {
      removeEventListener('keydown', onKey)
      removeEventListener(OPEN, open)
    }
  }, [])
  if (!isOpen) return null
  return (
    <Suspense fallback={null}>
      <Palette onClose={() => setIsOpen(false)} />
    </Suspense>
  )
}

/** Button that opens the palette without keyboard. */
export function PaletteButton({ onOpen }: { readonly onOpen?: () => void }) {
  const { t } = useTranslation()
  const open = () => {
    onOpen?.()
    dispatchEvent(new Event(OPEN))
  }
  return (
    <button type="button" aria-keyshortcuts="Control+K Meta+K" onClick={open}>
      <Icon of={SearchOutlined} /> {t('controls.palette.title')}
    </button>
  )
}
