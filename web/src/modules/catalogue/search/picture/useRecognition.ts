import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { imgRecognition } from '#contract/catalogue/pictureSearch.ts'
import { type StoredFile, uploadFile } from '#contract/files/files.ts'
import { call } from '#web/kit/client/api.ts'
import { Refused } from '#web/kit/client/refused.ts'
import { sendFile } from '#web/kit/upload/upload.ts'
import { preparePicture, UnreadablePicture } from './preparePicture.ts'

export interface Recognised {
  readonly words: string
  readonly imageKey: string
}

type Step = 'preparing' | 'reading' | { readonly percent: number }

/** Prepares, uploads and recognises a picture. A retry does not repeat a completed upload. */
export function useRecognition(onDone: (recognised: Recognised) => void) {
  const { t } = useTranslation()
  const [file, setFile] = useState<File>()
  const [step, setStep] = useState<Step>('preparing')
  const running = useRef<AbortController>(undefined)
  const stored = useRef<StoredFile>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const { mutate, reset, error, isPending } = useMutation({
    meta: { silent: true },
    mutationFn: async ({ picture, signal }: { picture: File; signal: AbortSignal }): Promise<Recognised> => {
      stored.current ??= await sendFile(uploadFile, await preparePicture(picture), {
        onPercent: (percent) => setStep({ percent }),
        signal,
      })
      setStep('reading')
      const { fileUrl, storageFileId } = stored.current
      return { words: await call(imgRecognition, { imageUrl: fileUrl }, { signal }), imageKey: storageFileId }
    },
    onSuccess: (recognised, { signal }) => !signal.aborted && onDone(recognised),
    onError: (refusal) => {
      if (refusal instanceof Refused && refusal.is('picture.gone')) stored.current = undefined
    },
  })
  const begin = (picture: File) => {
    running.current?.abort()
    running.current = new AbortController()
    setStep(stored.current ? 'reading' : 'preparing')
    mutate({ picture, signal: running.current.signal })
  }
  const take = (picture: File) => {
    stored.current = undefined
    setFile(picture)
    begin(picture)
  }
  const cancel = () => {
    running.current?.abort()
    setFile(undefined)
    reset()
  }
  const reasonOf = (failure: Error) => {
    if (failure instanceof UnreadablePicture) return t('byPicture.unreadable')
    return failure instanceof Refused ? failure.message : t('byPicture.failed')
  }
  return {
    file,
    step,
    isPending,
    reason: error === null ? undefined : reasonOf(error),
    take,
    retry: () => file && begin(file),
    cancel,
  }
}
