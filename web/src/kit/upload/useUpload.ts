import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Reply, Route } from '#contract/kit/route.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { problemOfFile, sendFile, type Taken } from './upload.ts'

/** Sends files one after the other, says at once what is wrong with one, and how far it is. One that is refused does not keep the others. */
export function useUpload<R extends Route & { readonly upload: Taken }>(route: R, onDone: (reply: Reply<R>) => void) {
  const { t } = useTranslation()
  const [percent, setPercent] = useState(0)
  // An upload takes its time: what is done with it is what would be done now.
  const done = useRef(onDone)
  useEffect(() => void (done.current = onDone))
  const { accept, maxBytes } = route.upload
  const sending = useMutation({
    mutationFn: async (files: readonly File[]) => {
      let failure: unknown
      for (const file of files) {
        setPercent(0)
        try {
          done.current(await sendFile(route, file, setPercent))
        } catch (error) {
          failure ??= error
        }
      }
      if (failure !== undefined) throw failure
    },
  })
  const take = (files: readonly File[]) => {
    if (sending.isPending) return
    const sound = files.filter((file) => {
      const problem = problemOfFile(file, route.upload)
      if (problem)
        toast.error(t(`common.upload.${problem}`, { accept: accept.join(' '), size: maxBytes / 1024 / 1024 }))
      return !problem
    })
    if (sound.length > 0) sending.mutate(sound)
  }
  return { take, percent, isSending: sending.isPending, accept: accept.join(',') }
}
