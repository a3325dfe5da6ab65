import type { ReactNode } from 'react'
import type { ChangesRoute } from '#contract/kit/changes.ts'
import { Stack } from '#web/kit/layout/Card.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { ChangeList, type ChangeListProps } from './ChangeList.tsx'

interface RecordDrawerProps<R extends ChangesRoute> {
  readonly title: string
  /** Where the messages of the record are. */
  readonly texts: string
  readonly changes: Pick<ChangeListProps<R>, 'route' | 'of'>
  readonly onClose: () => void
  /** What is known of it, mostly `RecordFacts`. */
  readonly children: ReactNode
}

/** The detail of a record in a drawer: what is known of it, and what has changed. */
export function RecordDrawer<R extends ChangesRoute>({
  title,
  texts,
  changes,
  onClose,
  children,
}: RecordDrawerProps<R>) {
  return (
    <Dialog title={title} width={600} place="right" onClose={onClose}>
      <Stack>
        {children}
        <ChangeList {...changes} texts={texts} />
      </Stack>
    </Dialog>
  )
}
