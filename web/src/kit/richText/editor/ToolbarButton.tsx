import type { ReactNode, Ref } from 'react'
import { Button, type PressEvent } from 'react-aria-components/Button'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { Tooltip } from '#web/kit/overlay/Tooltip.tsx'
import css from './RichTextEditor.module.css'

interface ToolbarButtonProps {
  readonly label: string
  readonly icon: ReactNode
  /** Whether the selection has the format; undefined for plain actions. */
  readonly isOn?: boolean
  readonly isDisabled?: boolean
  readonly ref?: Ref<HTMLButtonElement>
  readonly onPress: (event: PressEvent) => void
}

/** Toolbar button with its name as tooltip. */
export function ToolbarButton({ label, icon, isOn, ...rest }: ToolbarButtonProps) {
  const shared = { ...rest, 'aria-label': label, className: css['tool'] ?? '', children: icon }
  return (
    <Tooltip text={label} className={css['place']}>
      {isOn === undefined ? <Button {...shared} /> : <ToggleButton {...shared} isSelected={isOn} />}
    </Tooltip>
  )
}
