import type { KeyboardEvent, PointerEvent } from 'react'
import { narrowest } from './preferences.ts'

const step = 16

/** Resize handle of a header: dragged by pointer or moved by arrow keys. */
export const resizeHandle = (label: string, width: number | undefined, onWidth: (width: number) => void) => {
  const widthNow = (handle: HTMLElement) => width ?? handle.closest('th')?.offsetWidth ?? narrowest
  return {
    role: 'separator',
    tabIndex: 0,
    'aria-label': label,
    'aria-orientation': 'vertical' as const,
    'aria-valuemin': narrowest,
    'aria-valuenow': width ?? narrowest,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const change = event.key === 'ArrowLeft' ? -step : event.key === 'ArrowRight' ? step : 0
      if (change === 0) return
      event.preventDefault()
      onWidth(Math.max(narrowest, widthNow(event.currentTarget) + change))
    },
    onPointerDown: ({ currentTarget: handle, pointerId, clientX: from }: PointerEvent<HTMLElement>) => {
      const before = widthNow(handle)
      handle.setPointerCapture(pointerId)
      const move = ({ clientX }: globalThis.PointerEvent) =>
        onWidth(Math.max(narrowest, Math.round(before + clientX - from)))
      handle.addEventListener('pointermove', move)
      handle.addEventListener('lostpointercapture', () => handle.removeEventListener('pointermove', move), {
        once: true,
      })
    },
  }
}
