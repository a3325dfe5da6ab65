import { useQueryClient } from '@tanstack/react-query'
import type { Reply, Route } from '#contract/kit/route.ts'
import { FileDrop } from './FileDrop.tsx'
import { QueueRows } from './QueueRows.tsx'
import type { Taken } from './upload.ts'
import css from './Upload.module.css'
import { useUpload } from './useUpload.ts'

interface UploadProps<R extends Route & { readonly upload: Taken }> {
  readonly route: R
  readonly onDone: (reply: Reply<R>) => void
  /** Hint about what to choose. */
  readonly hint?: string
}

/** Single file upload by click or drop, with validation before sending and progress. */
export function Upload<R extends Route & { readonly upload: Taken }>({ route, onDone, hint }: UploadProps<R>) {
  const client = useQueryClient()
  const { queue, take, retry, remove, isSending, accept } = useUpload(route, (reply) => {
    onDone(reply)
    void client.invalidateQueries()
  })
  return (
    <FileDrop accept={accept} onChoose={take} isBusy={isSending} hint={hint}>
      <ul className={css['rows']}>
        <QueueRows queue={queue} onRetry={retry} onRemove={remove} />
      </ul>
    </FileDrop>
  )
}
