import { createContext, useContext } from 'react'
import { useMay, useMe } from '#web/kit/client/me.ts'
import type { CardReader } from './cardAction.ts'

/** Reader for whom a preview shows cards; undefined: the person at the page. */
export const CardReaderContext = createContext<CardReader | undefined>(undefined)

export function useCardReader(): CardReader {
  const previewed = useContext(CardReaderContext)
  const isVisitor = useMe() === null
  const may = useMay()
  if (previewed) return previewed
  if (isVisitor) return 'visitor'
  return may('supplierProject.join') ? 'supplier' : 'other'
}
