import { useState } from 'react'
import css from './PageJump.module.css'
import { pageTyped } from './pages.ts'

interface PageJumpProps {
  /** What the field is called; it shows only figures. */
  readonly label: string
  readonly page: number
  readonly pages: number
  readonly onPage: (page: number) => void
}

/** The page that is shown, as a field: another number leads there with Enter, or when the field is left. */
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
          if (event.key !== 'Enter') return
          // The pager may stand in a form, which is not what is sent here.
          event.preventDefault()
          go()
        }}
      />
      <span aria-hidden>/ {Math.max(1, pages)}</span>
    </span>
  )
}
