import { useRef } from 'react'
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import { Tree, type TreeProps } from './Tree.tsx'

/** Drop position: inside another node, or before or after it. */
export interface TreePlace {
  readonly id: string
  readonly position: 'on' | 'before' | 'after'
}

interface MovableTreeProps extends Omit<TreeProps, 'dragging'> {
  readonly mayDrag: (id: string) => boolean
  /** Whether a drop is allowed; disallowed targets are skipped by pointer and keyboard. */
  readonly mayDrop: (id: string, place: TreePlace) => boolean
  readonly onMove: (id: string, place: TreePlace) => void
}

/** Tree with drag and drop into and beside nodes, by pointer, touch and keyboard; React Aria announces it. */
export function MovableTree({ mayDrag, mayDrop, onMove, ...tree }: MovableTreeProps) {
  // React Aria does not pass the dragged node when it validates a target, so it is remembered here.
  const dragged = useRef<string>(undefined)
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onDragStart: ({ keys }) => {
      const [id] = keys
      dragged.current = id === undefined ? undefined : String(id)
    },
    onDragEnd: () => {
      dragged.current = undefined
    },
    getDropOperation: (target) => {
      const { current: id } = dragged
      if (id === undefined || target.type !== 'item' || !mayDrag(id)) return 'cancel'
      const place = { id: String(target.key), position: target.dropPosition }
      return mayDrop(id, place) ? 'move' : 'cancel'
    },
    onMove: ({ keys, target: { key, dropPosition: position } }) => {
      const [id] = keys
      if (id !== undefined) onMove(String(id), { id: String(key), position })
    },
  })
  return <Tree {...tree} dragging={{ hooks: dragAndDropHooks, mayDrag }} />
}
