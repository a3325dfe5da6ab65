import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Reply, Route } from '#contract/kit/route.ts'
import { sendFile } from '#web/kit/upload/upload.ts'
import type { TableChosen } from './TableNote.tsx'

export const fieldsOf = ({ sheet, withHidden }: TableChosen): Record<string, string> => ({
  sheet: String(sheet),
  withHidden: String(withHidden),
})

/** File of an import, which is sent again where another sheet or hidden rows are chosen. */
export function useTableFile<R extends Route>(route: R, onRead: (reply: Reply<R>) => void) {
  const [file, setFile] = useState<File>()
  const again = useMutation({
    mutationFn: (choice: TableChosen) => sendFile(route, file!, { fields: fieldsOf(choice) }),
    onSuccess: onRead,
  })
  return {
    take: (reply: Reply<R>, of: File) => {
      setFile(of)
      onRead(reply)
    },
    choose: (choice: TableChosen) => again.mutate(choice),
    isBusy: again.isPending,
  }
}
