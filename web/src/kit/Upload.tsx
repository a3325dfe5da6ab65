import { UploadOutlined } from '@ant-design/icons'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type DragEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Reply, Route } from '#contract/kit/route.ts'
import { Button } from './Button.tsx'
import { fail } from './messages.ts'
import { problemOfFile, sendFile, type Taken } from './upload.ts'
import css from './Upload.module.css'

interface UploadProps<R extends Route & { readonly upload: Taken }> {
  readonly route: R
  readonly onDone: (reply: Reply<R>) => void
  /** What to choose, said to the person. */
  readonly hint?: string
}

/** Takes one file by click or by drop, says at once what is wrong with it, and shows how far it is. */
export function Upload<R extends Route & { readonly upload: Taken }>({ route, onDone, hint }: UploadProps<R>) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const [percent, setPercent] = useState(0)
  const { accept, maxBytes } = route.upload
  const sending = useMutation({
    mutationFn: (file: File) => sendFile(route, file, setPercent),
    onSuccess: async (reply) => {
      onDone(reply)
      await client.invalidateQueries()
    },
  })

  const take = (file: File | undefined) => {
    if (!file || sending.isPending) return
    const problem = problemOfFile(file, route.upload)
    if (problem) return fail(t(`common.upload.${problem}`, { accept: accept.join(' '), size: maxBytes / 1024 / 1024 }))
    setPercent(0)
    sending.mutate(file)
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    take(event.dataTransfer.files[0])
  }
  return (
    <div className={css['upload']} role="presentation" onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept.join(',')}
        onChange={(event) => {
          take(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <Button icon={<UploadOutlined aria-hidden />} busy={sending.isPending} onClick={() => input.current?.click()}>
        {sending.isPending ? t('common.upload.uploading', { percent }) : t('common.upload.choose')}
      </Button>
      {hint !== undefined && <p>{hint}</p>}
      {sending.isPending && (
        <progress max={100} value={percent} aria-label={t('common.upload.uploading', { percent })} />
      )}
    </div>
  )
}
