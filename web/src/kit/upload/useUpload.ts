import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Reply, Route } from '#contract/kit/route.ts'
import { Refused } from '#web/kit/client/refused.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { added, failed, isBusy, nextOf, type Queue, removed, sending, requeued } from './queue.ts'
import { type FileProblem, megabytesOf, violationOfFile, sendFile, type Taken } from './upload.ts'

interface UploadOptions {
  /** Accepted files, if stricter than the route. */
  readonly taken?: Taken
  /** Maximum number of files in total, and the number already uploaded. */
  readonly max?: number
  readonly held?: number
  /** Further form fields of the route. */
  readonly fields?: Readonly<Record<string, string>>
  /** Overrides the message of a problem. */
  readonly sentenceOf?: (problem: FileProblem) => string | undefined
  /** Transforms a file before sending, such as cropping; undefined cancels it. */
  readonly prepare?: (file: File) => Promise<File | undefined>
}

/**
 * Upload queue: sends files one after the other. Reports problems before sending; a failed file does not block others
 * and stays in the queue until the user retries or removes it.
 */
export function useUpload<R extends Route & { readonly upload: Taken }>(
  route: R,
  onDone: (reply: Reply<R>, file: File) => void | Promise<void>,
  { taken = route.upload, max = 1, held = 0, sentenceOf, prepare, fields = {} }: UploadOptions = {},
) {
  const { t } = useTranslation()
  const [queue, setQueue] = useState<Queue>([])
  const keys = useRef(0)
  const running = useRef(new Map<number, AbortController>())
  // Latest callback: an upload takes time, and the component may have re-rendered meanwhile.
  const done = useRef(onDone)
  useEffect(() => void (done.current = onDone))
  const accept = taken.accept.join(' ')

  const { mutateAsync } = useMutation({
    meta: { silent: true },
    mutationFn: ({ key, file, signal }: { key: number; file: File; signal: AbortSignal }) =>
      sendFile(route, file, { fields, onPercent: (percent) => setQueue((all) => sending(all, key, percent)), signal }),
  })
  const next = nextOf(queue)
  useEffect(() => {
    if (!next || running.current.has(next.key)) return
    const { key, file } = next
    const controller = new AbortController()
    running.current.set(key, controller)
    setQueue((all) => sending(all, key, 0))
    const send = async () => {
      try {
        const reply = await mutateAsync({ key, file, signal: controller.signal })
        // Pending until its result is in the form, which must not be saved without it.
        await done.current(reply, file)
        setQueue((all) => removed(all, key))
      } catch (error) {
        if (!controller.signal.aborted)
          setQueue((all) => failed(all, key, error instanceof Refused ? error.message : ''))
      } finally {
        running.current.delete(key)
      }
    }
    void send()
  }, [next, mutateAsync])
  useEffect(() => {
    const all = running.current
    return () => all.forEach((controller) => controller.abort())
  }, [])

  const sentence = (problem: FileProblem) =>
    sentenceOf?.(problem) ?? t(`common.upload.${problem}`, { accept, size: megabytesOf(taken.maxBytes) })
  const add = (files: readonly File[]) => {
    const firstKey = keys.current + 1
    keys.current += files.length
    if (files.length > 0) setQueue((all) => added(all, files, firstKey))
  }
  const take = (files: readonly File[]) => {
    const free = Math.max(0, max - held - queue.filter(({ state }) => state !== 'failed').length)
    if (files.length > free) toast.error(max === 1 ? t('common.upload.several') : t('common.upload.full', { max }))
    const sound = files.slice(0, free).filter((file) => {
      const problem = violationOfFile(file, taken)
      if (problem) toast.error(sentence(problem))
      return !problem
    })
    if (prepare) void takePrepared(sound, prepare)
    else add(sound)
  }
  /** Prepares files one after the other; each is sent while the user decides on the next. */
  const takePrepared = async (files: readonly File[], prepared: (file: File) => Promise<File | undefined>) => {
    for (const file of files) {
      const ready = await prepared(file)
      if (ready) add([ready])
    }
  }
  const remove = (key: number) => {
    running.current.get(key)?.abort()
    setQueue((all) => removed(all, key))
  }
  const retry = (key: number) => setQueue((all) => requeued(all, key))
  return { queue, take, remove, retry, isSending: isBusy(queue), accept: taken.accept.join(',') }
}
