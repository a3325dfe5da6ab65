import UploadOutlined from '@ant-design/icons-svg/es/asn/UploadOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { type DragEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Reply, Route } from '#contract/kit/route.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import type { Taken } from './upload.ts'
import css from './Upload.module.css'
import { useUpload } from './useUpload.ts'

interface UploadProps<R extends Route & { readonly upload: Taken }> {
  readonly route: R
  readonly onDone: (reply: Reply<R>) => void
  /** What to choose, said to the person. */
  readonly hint?: string
}

/** Takes one file by click or by drop, says at once what is wrong with it, and shows how far it is. */
export function Upload<R extends Route & { readonly upload: Taken }>({ route, onDone, hint }: UploadProps<R>) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const client = useQueryClient()
  const { take, percent, isSending, accept } = useUpload(route, (reply) => {
    onDone(reply)
    void client.invalidateQueries()
  })
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    take([...event.dataTransfer.files].slice(0, 1))
  }
  return (
    <div className={css['upload']} role="presentation" onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        onChange={(event) => {
          take([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <Button icon={<Icon of={UploadOutlined} />} busy={isSending} onClick={() => input.current?.click()}>
        {isSending ? t('common.upload.uploading', { percent }) : t('common.upload.choose')}
      </Button>
      {hint !== undefined && <p>{hint}</p>}
      {isSending && <progress max={100} value={percent} aria-label={t('common.upload.uploading', { percent })} />}
    </div>
  )
}
