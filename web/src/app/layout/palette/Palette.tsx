import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { CommandPalette } from '#web/kit/overlay/CommandPalette.tsx'
import { usePalettePages } from './usePalettePages.tsx'
import { useFound } from './useFound.ts'

interface PaletteProps {
  readonly onClose: () => void
}

/** Command palette: finds the person's pages, orders, goods and projects by a few letters. */
export function Palette({ onClose }: PaletteProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const menu = usePalettePages()
  const [typed, setTyped] = useState('')
  const { found, isSearching, hasFailed } = useFound(typed.trim())
  const pages = {
    id: 'pages',
    title: t('controls.palette.kinds.pages'),
    commands: menu.map(({ to, name, icon }) => ({
      id: to,
      label: name,
      icon,
      onRun: () => void navigate(to),
    })),
  }
  const sections = found.map(({ kind, things }) => ({
    id: kind,
    title: t(`controls.palette.kinds.${kind}`),
    commands: things.map(({ id, to, label, note }) => ({
      id: `${kind} ${id}`,
      label,
      note,
      onRun: () => void navigate(to),
    })),
  }))
  return (
    <CommandPalette
      pages={pages}
      found={sections}
      typed={typed}
      onType={setTyped}
      isSearching={isSearching}
      hasFailed={hasFailed}
      onClose={onClose}
    />
  )
}
