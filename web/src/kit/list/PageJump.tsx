import { isEnter } from '#web/kit/keys/enter.ts'
import { useState } from 'react'
import css from './PageJump.module.css'
import { pageTyped } from './pages.ts'

interface PageJumpProps {
  /** Accessible name of the field. */
  readonly label: string
  readonly page: number
  readonly pages: number
  readonly onPage: (page: number) => void
}

/** Page number as an input: Enter or blur goes to the typed page. */
export function PageJump({ label, page, pages, onPage }: PageJumpProps) {
  const [typed, setTyped] = useState<string>()
  const go = () => {
    const to = pageTyped(typed ?? '', pages)
    setTyped(undefined)
    if (to !== undefined && to !== page) onPage(to)
  }
  return (
    <span className={css['jump']}>
      <input
        aria-label={label}
        inputMode="numeric"
        enterKeyHint="go"
        autoComplete="off"
        maxLength={5}
        value={typed ?? String(page)}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={go}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && typed !== undefined) setTyped(undefined)
          if (!isEnter(event)) return
          // Enter must not submit a surrounding form.
          event.preventDefault()
          go()
        }}
      />
      <span aria-hidden>/ {Math.max(1, pages)}</span>
    </span>
  )
}
