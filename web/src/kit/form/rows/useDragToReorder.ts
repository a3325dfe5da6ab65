import { type DragEvent, useState } from 'react'

/** Moves an item of a list to another index. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.toSpliced(from, 1)
  return from in list ? rest.toSpliced(to, 0, list[from]!) : rest
}

/**
 * Drag and drop reordering by mouse: an item is dropped on the place of another. Keyboard and touch use buttons.
 * Ignores dropped files.
 */
export function useDragToReorder(onMove: (from: number, to: number) => void, isEnabled = true) {
  const [dragged, setDragged] = useState<number>()
  const [over, setOver] = useState<number>()
  const end = () => {
    setDragged(undefined)
    setOver(undefined)
  }
  return (at: number) => ({
    draggable: isEnabled,
    'data-dragged': dragged === at || undefined,
    'data-drop': (dragged !== undefined && over === at && dragged !== at) || undefined,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move'
      setDragged(at)
    },
    onDragOver: (event: DragEvent) => {
      if (dragged === undefined) return
      event.preventDefault()
      setOver(at)
    },
    onDrop: (event: DragEvent) => {
      if (dragged === undefined) return
      event.preventDefault()
      event.stopPropagation()
      if (dragged !== at) onMove(dragged, at)
      end()
    },
    onDragEnd: end,
  })
}
