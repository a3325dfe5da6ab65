import { Suspense, useEffect, useState } from 'react'
import { lazyWith } from '#web/messages/lazy.ts'
import { useNavigate } from 'react-router'
import { MenuIcon } from './icons.tsx'
import { useMenu } from './useMenu.ts'

const CommandPalette = lazyWith([], async () => (await import('#web/kit/overlay/CommandPalette.tsx')).CommandPalette)

/** Ctrl K, or ⌘ K, goes to any page of the person's menu by its name. */
export function QuickNavigation() {
  const navigate = useNavigate()
  const menu = useMenu()
  const [isOpen, setIsOpen] = useState(false)
  const isEmpty = menu.length === 0
  useEffect(() => {
    if (isEmpty) return undefined
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      // A dialog on the page keeps the keyboard.
      if (document.querySelector('dialog[open]')) return
      event.preventDefault()
      setIsOpen(true)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [isEmpty])
  if (!isOpen) return null
  const commands = menu.map(({ to, name, routeName }) => ({
    id: to,
    label: name,
    icon: <MenuIcon routeName={routeName} />,
    onRun: () => void navigate(to),
  }))
  return (
    <Suspense fallback={null}>
      <CommandPalette commands={commands} onClose={() => setIsOpen(false)} />
    </Suspense>
  )
}
