import css from './Count.module.css'

interface CountProps {
  readonly of: number | undefined
  /** How many there are, not how many wait. */
  readonly quiet?: boolean
}

/** A small figure beside a word, in the accent unless it is quiet; nothing for nothing, 99+ for many. */
export function Count({ of, quiet = false }: CountProps) {
  if (of === undefined || of === 0) return null
  return <b className={css[quiet ? 'quiet' : 'count']}>{of > 99 ? '99+' : of}</b>
}
