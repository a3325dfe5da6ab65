import css from './Count.module.css'

interface CountProps {
  readonly of: number | undefined
  /** A total, not a number of waiting items. */
  readonly quiet?: boolean
}

/** Count badge, in the accent colour unless quiet; hidden for 0, `99+` above 99. */
export function Count({ of, quiet = false }: CountProps) {
  if (of === undefined || of === 0) return null
  return <b className={css[quiet ? 'quiet' : 'count']}>{of > 99 ? '99+' : of}</b>
}
