import { useQueryClient } from '@tanstack/react-query'
import type { Reply, Route } from '#contract/kit/route.ts'
import { FileDrop } from './FileDrop.tsx'
import { QueueRows } from './QueueRows.tsx'
import type { Taken } from './upload.ts'
import css from './Upload.module.css'
import { useUpload } from './useUpload.ts'

interface UploadProps<R extends Route & { readonly upload: Taken }> {
  readonly route: R
  readonly onDone: (reply: Reply<R>, file: File) => void
  /** Hint about what to choose. */
  readonly hint?: string
  /** Further form fields of the route. */
  readonly fields?: Readonly<Record<string, string>>
}

/** Single file upload by click or drop, with validation before sending and progress. */
export function Upload<R extends Route & { readonly upload: Taken }>({
  route,
  onDone,
  hint,
  fields = {},
}: UploadProps<R>) {
  const client = useQueryClient()
  const done = (reply: Reply<R>, file: File) => {
    onDone(reply, file)
    void client.invalidateQueries()
  }
  const { queue, take, retry, remove, isSending, accept } = useUpload(route, done, { fields })
  return (
    <FileDrop accept={accept} onChoose={take} isBusy={isSending} hint={hint}>
      <ul className={css['rows']}>
        <QueueRows queue={queue} onRetry={retry} onRemove={remove} />
      </ul>
    </FileDrop>
  )
}
