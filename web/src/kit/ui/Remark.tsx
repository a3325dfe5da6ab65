import type { ReactNode } from 'react'
import css from './Remark.module.css'

/** What somebody has written: an opinion, a reason, a reply. Its line breaks are kept. */
export const Remark = ({ children }: { readonly children: ReactNode }) => <p className={css['remark']}>{children}</p>
