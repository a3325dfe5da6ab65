import { useTranslation } from 'react-i18next'
import type { Words } from '#web/words/zh-CN/words.ts'
import { Button } from './Button.tsx'

type Move = keyof Words['action']

interface MoveButtonsProps<A extends Move> {
  /** The moves that the server would take now; nothing else is drawn. */
  readonly can: readonly A[]
  readonly onMove: (action: A) => void
  /** The one that the person is waited for: solid. */
  readonly next?: A
  /** The move that is on its way. */
  readonly busy?: A | undefined
  /** Moves that lose something: outlined in red. */
  readonly danger?: readonly A[]
  /** In rows of a list the others are text. */
  readonly quiet?: boolean
  readonly size?: 'sm' | 'md' | 'lg'
}

/** Buttons are what the server allows: drawn from `can`, named by `action.`. */
export function MoveButtons<A extends Move>(props: MoveButtonsProps<A>) {
  const { can, onMove, next, busy, danger = [], quiet = false, size = 'md' } = props
  const { t } = useTranslation()
  const lookOf = (action: A) => {
    if (action === next) return 'solid'
    if (quiet) return 'text'
    return danger.includes(action) ? 'danger' : 'plain'
  }
  const nameOf = (action: Move) => t(`action.${action}`)
  return can.map((action) => (
    <Button
      key={action}
      look={lookOf(action)}
      size={size}
      busy={busy === action}
      disabled={busy !== undefined && busy !== action}
      onClick={() => onMove(action)}
    >
      {nameOf(action)}
    </Button>
  ))
}
