import FullscreenOutlined from '@ant-design/icons-svg/es/asn/FullscreenOutlined.js'
import { type ReactNode, useRef } from 'react'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { useTitle } from './Page.tsx'
import css from './DashboardPage.module.css'

interface DashboardPageProps {
  readonly title: string
  /** What the figures cover, beside the title. */
  readonly note?: ReactNode
  readonly controls: ReactNode
  /** Label of the button that shows the page in full screen. */
  readonly fullScreen: string
  readonly mark: ReactNode
  readonly children: ReactNode
}

/** Page that fills the screen by itself, without the frame of the product: a head with controls and a grid of panels. */
export function DashboardPage({ title, note, controls, fullScreen, mark, children }: DashboardPageProps) {
  const board = useRef<HTMLDivElement>(null)
  useTitle(title)
  return (
    <>
      {/* What the frame has to know of the page within it, for its styles: there from the first paint on. */}
      <span hidden data-page="alone" />
      <div ref={board} className={css['board']}>
        <header className={css['head']}>
          {mark}
          <h1>{title}</h1>
          {note !== undefined && <span className={css['note']}>{note}</span>}
          <div className={css['controls']}>
            {controls}
            <Button
              icon={<Icon of={FullscreenOutlined} />}
              aria-label={fullScreen}
              title={fullScreen}
              onClick={() => void toggleFullScreen(board.current)}
            />
          </div>
        </header>
        <div className={css['grid']}>{children}</div>
      </div>
    </>
  )
}

const toggleFullScreen = (board: HTMLElement | null): Promise<void> =>
  document.fullscreenElement ? document.exitFullscreen() : (board?.requestFullscreen() ?? Promise.resolve())

/** Width of a panel in twelfths of the row. */
export type PanelWidth = 3 | 4 | 6 | 8 | 12

interface PanelProps {
  readonly title: string
  readonly width: PanelWidth
  readonly note?: ReactNode
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** Panel of a dashboard. */
export function DashboardPanel({ title, width, note, actions, children }: PanelProps) {
  return (
    <section className={`card ${css['panel']}`} data-width={width} aria-label={title}>
      <header>
        <h2>{title}</h2>
        {actions}
        {note !== undefined && <span className={css['quiet']}>{note}</span>}
      </header>
      {children}
    </section>
  )
}
