import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type MenuItem, moveMenuEntry } from '#contract/administration/menuEntries.ts'
import { useWrite } from '#web/kit/client/api.ts'
import { MovableTree } from '#web/kit/data/MovableTree.tsx'
import { useName } from '#web/kit/format/useName.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { mayPut, moveOf, nodesOf } from './menuMove.ts'

interface MenuTreeProps {
  readonly entries: readonly MenuItem[]
  readonly chosen: string
  readonly onChoose: (permId: string) => void
}

/** Entries of a menu; they are moved by pointer, touch or keyboard. */
export function MenuTree({ entries, chosen, onChoose }: MenuTreeProps) {
  const { t } = useTranslation()
  const nameOf = useName()
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const move = useWrite(moveMenuEntry, { onDone: () => toast.success(t('common.done')) })
  const parents = new Set(entries.flatMap(({ pPermId }) => pPermId ?? []))
  const texts = (entry: MenuItem) => ({
    name: nameOf({ name: entry.permName, enName: entry.enName }),
    note: noteOf(entry),
  })
  const noteOf = (entry: MenuItem) => {
    if (!entry.isShown) return t('menus.hidden')
    if (!entry.isDeclared) return t('menus.added')
    return entry.version > 0 ? t('menus.changed') : ''
  }
  return (
    <MovableTree
      label={t('menus.title')}
      nodes={nodesOf(entries, texts)}
      expanded={parents.difference(folded)}
      onExpand={(expanded) => setFolded(parents.difference(expanded))}
      selection="one"
      chosen={new Set([chosen])}
      onChoose={([id = chosen]) => onChoose(id)}
      mayDrag={() => true}
      mayDrop={(id, place) => mayPut(entries, id, place)}
      onMove={(id, place) => {
        const entry = entries.find(({ permId }) => permId === id)
        if (entry) move.mutate(moveOf(entries, entry, place))
      }}
    />
  )
}
