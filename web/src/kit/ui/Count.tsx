import css from './Count.module.css'

/** A small figure in the accent beside a word; nothing for nothing, 99+ for many. */
export function Count({ of }: { readonly of: number | undefined }) {
  if (of === undefined || of === 0) return null
  return <b className={css['count']}>{of > 99 ? '99+' : of}</b>
}
