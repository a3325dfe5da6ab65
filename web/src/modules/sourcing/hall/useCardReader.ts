import { useMay, useMe } from '#web/kit/client/me.ts'
import type { CardReader } from './cardAction.ts'

export function useCardReader(): CardReader {
  const isVisitor = useMe() === null
  const may = useMay()
  if (isVisitor) return 'visitor'
  return may('supplierProject.join') ? 'supplier' : 'other'
}
