import type { ReactNode } from 'react'
import css from './Remark.module.css'

/** User-written text such as an opinion, reason or reply; keeps line breaks. */
export const Remark = ({ children }: { readonly children: ReactNode }) => <p className={css['remark']}>{children}</p>
